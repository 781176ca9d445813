/* The position after a turn has one key, whatever the order of the actions was, and different turns
   have different ones. Tried on random turns of every preset, each with its actions in other
   orders. */

#include "support.h"

#include "game.h"
#include "search/turn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = RUNS_NATIVELY ? 2 : 1, TURNS = 24, TRIES = 8, ORDERS = 4, ACTIONS_MAX = 8 };
enum { LEFT_MAX = TRIES * ORDERS };

/* One turn as texts, in one of its orders. */
struct turn_texts {
    char actions[ACTIONS_MAX][64];
    size_t count;
};

/* The rest of a turn. */
struct remains {
    uint64_t key;
    uint32_t halfmoves;
    char *position, *outcome, *actions;
};

struct turns {
    struct motley_game *game;
    struct random random;
    struct remains left[LEFT_MAX];
    size_t count;
    size_t other_orders; /* that were played to their ends */
};

static bool is_turn_of(const struct motley_game *game, unsigned player) {
    return game->action_count > 0 && turn_of(game).player == player;
}

static void turns_note(struct turns *turns) {
    struct motley_game *game = turns->game;
    assert_in_range(turns->count, 0, LEFT_MAX - 1);
    turns->left[turns->count++] = (struct remains){
        .key = turn_key_of(game),
        .halfmoves = turn_of(game).halfmoves,
        .position = text_copy(motley_game_position(game)),
        .outcome = text_copy(motley_game_outcome(game)),
        .actions = actions_text(game),
    };
}

/* Plays a random turn; false for one of more actions than are looked at. */
static bool play_turn(struct turns *turns, struct turn_texts *texts) {
    struct motley_game *game = turns->game;
    const unsigned player = turn_of(game).player;
    texts->count = 0;
    while (is_turn_of(game, player) && texts->count < ACTIONS_MAX) {
        const size_t index = random_below(&turns->random, motley_game_action_count(game));
        char *action = texts->actions[texts->count++];
        snprintf(action, sizeof texts->actions[0], "%s", motley_game_action(game, index));
        must_play(game, action);
    }
    return !is_turn_of(game, player);
}

/* Plays the actions in a random order; false if that is no whole turn. */
static bool play_shuffled(struct turns *turns, struct turn_texts *texts) {
    struct motley_game *game = turns->game;
    const unsigned player = turn_of(game).player;
    for (size_t i = texts->count; i > 1; i--) {
        const size_t other = random_below(&turns->random, i);
        char action[sizeof texts->actions[0]];
        memcpy(action, texts->actions[i - 1], sizeof action);
        memmove(texts->actions[i - 1], texts->actions[other], sizeof action);
        memcpy(texts->actions[other], action, sizeof action);
    }
    for (size_t i = 0; i < texts->count; i++) {
        if (!is_turn_of(game, player) || !game_has_action(game, texts->actions[i]))
            return false;
        must_play(game, texts->actions[i]);
    }
    return !is_turn_of(game, player);
}

/* The pieces: the first field of a position's text. */
static bool has_same_pieces(const struct remains *one, const struct remains *other) {
    const size_t length = strcspn(one->position, " ");
    return strncmp(one->position, other->position, length + 1) == 0;
}

static void remains_free(struct remains *remains) {
    free(remains->position);
    free(remains->outcome);
    free(remains->actions);
}

static void keys_are_right(const struct remains *one, const struct remains *other) {
    if (strcmp(one->position, other->position) == 0) {
        if (one->key != other->key)
            fail_msg("two keys of %s", one->position);
        return;
    }
    if (one->key != other->key)
        return;
    if (!has_same_pieces(one, other) || strcmp(one->outcome, other->outcome) != 0 ||
        strcmp(one->actions, other->actions) != 0)
        fail_msg("one key of %s and %s", one->position, other->position);
    if (strcmp(one->outcome, "ongoing") == 0)
        assert_int_equal(one->halfmoves, other->halfmoves);
}

/* Random turns from one position, each in several orders. */
static void turns_are_compared(struct turns *turns) {
    const size_t ply = motley_game_ply(turns->game);
    struct turn_texts texts;
    turns->count = 0;
    for (unsigned i = 0; i < TRIES; i++) {
        for (unsigned order = 0; order < ORDERS; order++) {
            if (order == 0 ? play_turn(turns, &texts) : play_shuffled(turns, &texts)) {
                turns_note(turns);
                turns->other_orders += order > 0 && texts.count > 1;
            }
            undo_to(turns->game, ply);
        }
    }
    for (size_t i = 0; i < turns->count; i++)
        for (size_t other = 0; other < i; other++)
            keys_are_right(&turns->left[i], &turns->left[other]);
    while (turns->count > 0)
        remains_free(&turns->left[--turns->count]);
}

static void random_turns_hold(void **state) {
    const struct motley_preset *preset = *state;
    struct turns *turns = keep(sizeof *turns);
    struct turn_texts texts;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        turns->random = (struct random){seed};
        turns->game = game_of(preset->variant, preset->position);
        for (unsigned i = 0; i < TURNS && motley_game_action_count(turns->game) > 0; i++) {
            turns_are_compared(turns);
            if (motley_game_action_count(turns->game) > 0)
                play_turn(turns, &texts);
        }
        motley_game_free(turns->game);
    }
    if (strncmp(preset->variant, "tches", 5) == 0 && strstr(preset->variant, "strike=1") == NULL)
        assert_true(turns->other_orders > TURNS);
}

/* The piece that moved last is written, but it matters only to a Jester. */
static void what_matters_to_nobody_is_not_in_the_key(void **state) {
    static const char *const orders[][3] = {{"a3a4", "c2b4", "j3j4"}, {"j3j4", "a3a4", "c2b4"}};
    struct motley_game *game;
    uint64_t keys[2];
    char *positions[2];
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        game = game_of("tches", NULL);
        for (unsigned action = 0; action < 3; action++)
            must_play(game, orders[i][action]);
        keys[i] = turn_key_of(game);
        positions[i] = keep_text(motley_game_position(game));
        motley_game_free(game);
    }
    assert_string_not_equal(positions[0], positions[1]);
    assert_true(keys[0] == keys[1]);
}

/* Two positions may be alike but for how near the move limit is. */
static void the_way_to_the_move_limit_is_in_the_key(void **state) {
    static const char *const positions[] = {"3k3/7/7/7/7/7/3K3 w - 5 9",
                                            "3k3/7/7/7/7/7/3K3 w - 6 9"};
    uint64_t keys[2];
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        struct motley_game *game = game_of("custodian", positions[i]);
        must_play(game, "d1c1");
        keys[i] = turn_key_of(game);
        motley_game_free(game);
    }
    assert_true(keys[0] != keys[1]);
}

int main(void) {
    struct test_list list = {0};
    for (size_t i = 0; motley_preset_at(i) != NULL; i++)
        test_list_add(&list, motley_preset_at(i)->key, random_turns_hold,
                      (void *)motley_preset_at(i));
    test_list_add(&list, "what matters to nobody is not in the key",
                  what_matters_to_nobody_is_not_in_the_key, NULL);
    test_list_add(&list, "the way to the move limit is in the key",
                  the_way_to_the_move_limit_is_in_the_key, NULL);
    return test_list_run(&list, "turns");
}
