/* The promises of every family to the search: fair and linear scores, hashes that tell positions
   apart, captures that gain. Tried on random games of every preset. */

#include "support.h"

#include "game.h"
#include "search/evaluation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct buffer notes;

enum { GAMES = 2, ACTIONS = 120, WEIGHTS_MAX = 1024 };

static bool is_symmetric(const char *variant) {
    return strstr(variant, "white=") == NULL && strstr(variant, "black=") == NULL;
}

/* The family's weights times a factor, without what the right to act is worth. */
static void weights_copy(const struct evaluation *evaluation, int factor, int16_t *weights) {
    size_t at = 0;
    assert_in_range(search_weights_count(evaluation), 1, WEIGHTS_MAX);
    for (const struct weight_group *group = evaluation->groups; group->name != NULL; group++)
        for (unsigned i = 0; i < group->count; i++, at++)
            weights[at] =
                (int16_t)(strncmp(group->name, "tempo", 5) == 0 ? 0
                                                                : factor * evaluation->weights[at]);
}

/* A game, and notes for its variant, which are kept from one position to the next. */
static struct motley_game *game_with_notes(const char *variant, const char *position) {
    struct motley_game *game = game_of(variant, position);
    assert_true(search_notes_begin(rules_of(game)->evaluation, &notes));
    return game;
}

static void seats_start_equal(void **state) {
    struct motley_game *game = game_with_notes(*state, NULL);
    const struct evaluation *evaluation = rules_of(game)->evaluation;
    int16_t weights[WEIGHTS_MAX];
    int32_t scores[SEATS_MAX] = {0};
    weights_copy(evaluation, 1, weights);
    evaluation->score(variant_of(game), position_of(game), weights, notes.data, scores);
    for (unsigned seat = 1; seat < variant_of(game)->seats && is_symmetric(*state); seat++)
        assert_int_equal(scores[seat], scores[0]);
    assert_true(scores[0] > 0);
    motley_game_free(game);
}

/* Twice the weights, twice the score; what is rounded may be one off. */
static void score_is_linear(const struct motley_game *game) {
    const struct evaluation *evaluation = rules_of(game)->evaluation;
    int16_t weights[WEIGHTS_MAX];
    int32_t once[SEATS_MAX] = {0}, twice[SEATS_MAX] = {0};
    weights_copy(evaluation, 1, weights);
    evaluation->score(variant_of(game), position_of(game), weights, notes.data, once);
    weights_copy(evaluation, 2, weights);
    evaluation->score(variant_of(game), position_of(game), weights, notes.data, twice);
    for (unsigned seat = 0; seat < variant_of(game)->seats; seat++)
        assert_true(abs(twice[seat] - 2 * once[seat]) <= 1);
}

static struct prospect *prospects_of(const struct motley_game *game, bool only_gains) {
    const struct evaluation *evaluation = rules_of(game)->evaluation;
    struct prospect *prospects = calloc(game->action_count, sizeof *prospects);
    assert_non_null(prospects);
    evaluation->prospects(variant_of(game), position_of(game), evaluation->weights, notes.data,
                          actions_of(game), game->action_count, only_gains, prospects);
    return prospects;
}

/* If only gains are asked for, they and what becomes of them are the same. */
static void gains_are_the_same(const struct motley_game *game) {
    struct prospect *all = prospects_of(game, false), *gains = prospects_of(game, true);
    for (size_t i = 0; i < game->action_count; i++) {
        assert_int_equal(gains[i].gain, all[i].gain);
        if (all[i].gain > 0)
            assert_int_equal(gains[i].net, all[i].net);
    }
    free(all);
    free(gains);
}

static void captures_gain(const struct motley_game *game) {
    const struct rules *rules = rules_of(game);
    struct prospect *prospects = prospects_of(game, false);
    for (size_t i = 0; i < game->action_count; i++) {
        struct action_view view = {0};
        rules->describe(variant_of(game), position_of(game), actions_of(game)[i], &view);
        assert_true(prospects[i].gain >= 0);
        assert_true(prospects[i].gain > 0 || view.capture_count == 0);
        assert_true(prospects[i].net <= prospects[i].gain ||
                    (view.kind != NULL && view.type == ACTION_MOVE));
    }
    free(prospects);
}

/* Against whom a capture gains, and who threatens, of all that one may stand against. True if some
   threaten and some do not. */
static bool others_stand_against_one(const struct motley_game *game) {
    const struct evaluation *evaluation = rules_of(game)->evaluation;
    const void *variant = variant_of(game), *position = position_of(game);
    const unsigned seats = variant_of(game)->seats;
    const unsigned player = rules_of(game)->turn(variant, position).player;
    if (seats == 2)
        return true;
    const bool is_threatened = evaluation->is_threatened(variant, position, notes.data);
    struct prospect *all = prospects_of(game, false);
    unsigned *victims = calloc(game->action_count, sizeof *victims);
    unsigned threats = 0;
    for (unsigned alone = 0; alone < seats; alone++) {
        evaluation->stand_against(notes.data, alone);
        struct prospect *gains = prospects_of(game, false);
        const bool is_still = evaluation->is_threatened(variant, position, notes.data);
        for (size_t i = 0; i < game->action_count; i++) {
            assert_true(gains[i].gain == all[i].gain || (gains[i].gain == 0 && alone != player));
            victims[i] += alone != player && gains[i].gain > 0;
        }
        if (alone == player)
            assert_int_equal(is_still, is_threatened);
        else
            threats += is_still;
        free(gains);
    }
    for (size_t i = 0; i < game->action_count; i++)
        assert_int_equal(victims[i], all[i].gain > 0);
    assert_int_equal(threats > 0, is_threatened);
    assert_true(search_notes_begin(evaluation, &notes));
    free(victims);
    free(all);
    return threats > 0 && threats < seats - 1;
}

/* Equal hashes at the start of turns mean equal keys. */
static void hashes_tell_apart(const struct motley_game *game) {
    const struct rules *rules = rules_of(game);
    uint8_t *one = calloc(1, rules->key_bound), *other = calloc(1, rules->key_bound);
    for (size_t i = 0; i < game->ply_count; i++) {
        if (rules->evaluation->hash(variant_of(game), position_at(game, i)) !=
                rules->evaluation->hash(variant_of(game), position_of(game)) ||
            !rules->turn(variant_of(game), position_at(game, i)).is_start)
            continue;
        const size_t length = rules->key(variant_of(game), position_at(game, i), one);
        assert_int_equal(rules->key(variant_of(game), position_of(game), other), length);
        assert_memory_equal(one, other, length);
    }
    free(one);
    free(other);
}

/* With notes that were about another position, and with empty ones, the answers are the same; and
   what is listed with their help is what the rules list. */
static void notes_change_nothing(const struct motley_game *game) {
    const struct evaluation *evaluation = rules_of(game)->evaluation;
    const void *variant = variant_of(game), *position = position_of(game);
    struct buffer empty = {0};
    int32_t with[SEATS_MAX] = {0}, without[SEATS_MAX] = {0};
    assert_true(search_notes_begin(evaluation, &empty));
    assert_int_equal(evaluation->is_threatened(variant, position, notes.data),
                     evaluation->is_threatened(variant, position, empty.data));
    if (evaluation->generate != NULL) {
        action_t *list = calloc(variant_of(game)->action_bound, sizeof *list);
        const size_t count = evaluation->generate(variant, position, notes.data, list);
        assert_int_equal(count, game->action_count);
        assert_memory_equal(list, actions_of(game), count * sizeof *list);
        free(list);
    }
    evaluation->score(variant, position, evaluation->weights, notes.data, with);
    assert_true(search_notes_begin(evaluation, &empty));
    evaluation->score(variant, position, evaluation->weights, empty.data, without);
    assert_memory_equal(with, without, sizeof with);
    buffer_free(&empty);
}

/* A seat that is said to be able to act has an action. */
static void those_who_can_act_do(const struct motley_game *game) {
    const struct evaluation *evaluation = rules_of(game)->evaluation;
    if (evaluation->can_act != NULL &&
        !evaluation->is_threatened(variant_of(game), position_of(game), notes.data) &&
        evaluation->can_act(variant_of(game), position_of(game)))
        assert_true(game->action_count > 0);
}

/* A turn that is stopped gives the other player a whole one; only one that has begun can be. */
static void stops_begin_turns(const struct motley_game *game) {
    const struct rules *rules = rules_of(game);
    const struct evaluation *evaluation = rules->evaluation;
    const struct turn before = rules->turn(variant_of(game), position_of(game));
    void *position = malloc(rules->position_size);
    memcpy(position, position_of(game), rules->position_size);
    if (evaluation->stop != NULL && game->action_count > 0) {
        const bool is_stopped = evaluation->stop(variant_of(game), position);
        const struct turn after = rules->turn(variant_of(game), position);
        assert_true(!is_stopped || before.left < before.of);
        assert_int_equal(is_stopped, after.player != before.player);
        if (is_stopped)
            assert_int_equal(after.left, after.of);
        else
            assert_memory_equal(position, position_of(game), rules->position_size);
    }
    free(position);
}

static void random_games_hold(void **state) {
    bool are_threats_told_apart = false;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        struct random random = {seed};
        struct motley_game *game = game_with_notes(*state, NULL);
        while (motley_game_action_count(game) > 0 && motley_game_ply(game) < ACTIONS) {
            notes_change_nothing(game);
            score_is_linear(game);
            captures_gain(game);
            gains_are_the_same(game);
            are_threats_told_apart = others_stand_against_one(game) || are_threats_told_apart;
            hashes_tell_apart(game);
            those_who_can_act_do(game);
            stops_begin_turns(game);
            play_randomly(game, &random);
        }
        those_who_can_act_do(game);
        motley_game_free(game);
    }
    assert_true(are_threats_told_apart);
}

/* A knight beside a King with no other step: pinned on its file, free, and without a square to leap
 * to. */
static void who_can_act_is_seen(void **state) {
    static const struct {
        const char *position;
        bool can_act;
    } rows[] = {
        {"k3r3/8/8/8/8/8/4N3/4K3 w - - 0 1 -", false},
        {"k3r3/8/8/8/8/4P3/3N4/4K3 w - - 0 1 -", false},
        {"k3r3/8/8/8/8/4P3/1N6/4K3 w - - 0 1 -", true},
        {"k7/8/8/8/8/8/8/4K3 w - - 0 1 -", false},
        {"k7/8/8/8/8/8/8/N3K3 w - - 0 1 -", false},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct motley_game *game = game_with_notes("taketwo;switch=off", rows[i].position);
        const struct evaluation *evaluation = rules_of(game)->evaluation;
        assert_int_equal(evaluation->can_act(variant_of(game), position_of(game)), rows[i].can_act);
        motley_game_free(game);
    }
}

/* The same position by another order of moves has the same hash. */
static void transpositions_meet(void **state) {
    static const char *const rows[][5] = {
        {"custodian", "a2a3", "g6g5", "b2b3", "f6f5"},
        {"taketwo", "b1c3", "g8f6", "g1f3", "b8c6"},
        {"tches;strike=1", "b2c4", "b9c7", "e3e4", "e8e7"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct motley_game *one = game_of(rows[i][0], NULL), *other = game_of(rows[i][0], NULL);
        static const unsigned orders[2][4] = {{1, 2, 3, 4}, {3, 4, 1, 2}};
        for (unsigned j = 0; j < 4; j++) {
            must_play(one, rows[i][orders[0][j]]);
            must_play(other, rows[i][orders[1][j]]);
        }
        const struct evaluation *evaluation = rules_of(one)->evaluation;
        assert_true(evaluation->hash(variant_of(one), position_of(one)) ==
                    evaluation->hash(variant_of(other), position_of(other)));
        motley_game_free(one);
        motley_game_free(other);
    }
}

int main(void) {
    struct test_list list = {0};
    const struct motley_preset *preset;
    for (size_t i = 0; (preset = motley_preset_at(i)) != NULL; i++) {
        char name[256];
        char *variant = keep_text(preset->variant);
        snprintf(name, sizeof name, "%s: start", variant);
        test_list_add(&list, name, seats_start_equal, variant);
        snprintf(name, sizeof name, "%s: random games", variant);
        test_list_add(&list, name, random_games_hold, variant);
    }
    test_list_add(&list, "who can act", who_can_act_is_seen, NULL);
    test_list_add(&list, "transpositions", transpositions_meet, NULL);
    return test_list_run(&list, "evaluation");
}
