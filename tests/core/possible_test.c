/*
 * Possibilities besides the legal actions (rules 5), in random games of every registered family:
 * the turn of who begins one is the list of legal actions, a piece has a reason against its moving
 * exactly if it has no move, and what could be taken is what a plain walk through all orders of a
 * turn finds. No test here knows a rule.
 */

#include "json.h"
#include "rules.h"
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLIES = 120, PROBE_EVERY = 17, WALKED_ACTIONS_MAX = 60, SQUARES_MAX = 128 };

/* A family with a value of a variant of its own, to ask its hooks directly. */
struct direct {
    const struct rules *rules;
    struct variant *variant;
    void *position;
};

static struct direct direct_of(struct motley_game *game) {
    struct direct direct;
    char *variant = keep_text(motley_game_variant(game));
    char *position = keep_text(motley_game_position(game));
    struct cursor cursor = cursor_of(variant, strlen(variant));
    direct.rules = variant_read_family(families_offered, &cursor);
    direct.variant = keep(direct.rules->variant_size);
    direct.position = keep(direct.rules->position_size);
    cursor = cursor_of(variant, strlen(variant));
    assert_true(variant_read(families_offered, &cursor, direct.variant, direct.position));
    cursor = cursor_of(position, strlen(position));
    assert_true(direct.rules->parse(direct.variant, direct.position, &cursor));
    return direct;
}

/* Squares that a seat can take, with the fewest actions, by a walk that knows no shortcut. */
struct walk {
    const struct direct *direct;
    unsigned seat, count;
    struct square squares[SQUARES_MAX];
    unsigned actions[SQUARES_MAX];
};

static void walk_note(struct walk *walk, struct square square, unsigned actions) {
    unsigned i = 0;
    while (i < walk->count && !square_is(walk->squares[i], square))
        i++;
    if (i == walk->count) {
        walk->squares[walk->count] = square;
        walk->actions[walk->count++] = actions;
    }
    if (actions < walk->actions[i])
        walk->actions[i] = actions;
}

static void walk_on(struct walk *walk, const void *position, unsigned actions) {
    const struct rules *rules = walk->direct->rules;
    const struct variant *variant = walk->direct->variant;
    action_t *list = malloc(variant->action_bound * sizeof *list);
    void *next = malloc(rules->position_size);
    const size_t count = rules->generate(variant, position, list);
    for (size_t i = 0; i < count; i++) {
        struct action_view view;
        rules->describe(variant, position, list[i], &view);
        const unsigned counted = actions + (view.is_extra ? 0 : 1);
        for (unsigned j = 0; j < view.capture_count; j++)
            walk_note(walk, view.captures[j], counted);
        memcpy(next, position, rules->position_size);
        rules->apply(variant, next, list[i]);
        if (rules->turn(variant, next).player == walk->seat)
            walk_on(walk, next, counted);
    }
    free(next);
    free(list);
}

static struct json *takes_of(struct motley_game *game, uint64_t slice) {
    struct motley_takes *takes = motley_takes_new(game);
    assert_non_null(takes);
    while (motley_takes_run(takes, slice))
        ;
    struct json *told = json_parse(motley_takes_tell(takes));
    motley_takes_free(takes);
    assert_non_null(json_member(told, "whole"));
    return told;
}

static void takes_are_those_of(const struct walk *walk, const struct json *seat) {
    const struct json *takes = json_member(seat, "takes");
    assert_int_equal(json_count(takes), walk->count);
    for (const struct json *take = takes->first; take != NULL; take = take->next) {
        const struct square at = {(int32_t)json_member(take, "x")->number,
                                  (int32_t)json_member(take, "y")->number};
        unsigned i = 0;
        while (i < walk->count && !square_is(walk->squares[i], at))
            i++;
        if (i == walk->count)
            fail_msg("%s cannot be taken", json_text(take, "square"));
        assert_int_equal(json_member(take, "actions")->number, walk->actions[i]);
        assert_true(json_count(json_member(take, "from")) > 0);
    }
}

/* The number of a seat's actions, by lines; with the reason where it can have no turn. */
static size_t count_actions_of(struct motley_game *game, char seat, enum motley_reason *reason) {
    struct motley_error error = {.reason = MOTLEY_REASON_NONE};
    const char *text = motley_game_actions_of(game, seat, &error);
    size_t count = text != NULL;
    *reason = error.reason;
    for (; text != NULL && *text != '\0'; text++)
        count += *text == '\n';
    return count;
}

static void takes_hold(struct motley_game *game, uint64_t slice) {
    const struct direct direct = direct_of(game);
    struct json *told = takes_of(game, slice);
    unsigned number = 0;
    for (const struct json *seat = json_first(told, "seats"); seat != NULL;
         seat = seat->next, number++) {
        enum motley_reason reason;
        struct walk walk = {.direct = &direct, .seat = number};
        struct explanation why = {.reason = MOTLEY_REASON_NONE};
        void *position = keep(direct.rules->position_size);
        const size_t count = count_actions_of(game, *json_text(seat, "seat"), &reason);
        assert_string_equal(json_text(seat, "reason"), motley_reason_code(reason));
        memcpy(position, direct.position, direct.rules->position_size);
        if (count <= WALKED_ACTIONS_MAX &&
            direct.rules->begin_turn(direct.variant, position, number, &why)) {
            walk_on(&walk, position, 0);
            takes_are_those_of(&walk, seat);
        }
    }
    json_free(told);
}

/* At the beginning of a turn, the turn of who begins it is what is legal. */
static void own_turn_is_the_list(struct motley_game *game) {
    struct motley_error error;
    struct json *view = json_parse(motley_game_view(game));
    const struct json *turn = json_member(view, "turn");
    if (json_member(turn, "start") != NULL) {
        const char seat = *json_text(turn, "player");
        const char *text = keep_text(motley_game_actions_of(game, seat, &error));
        for (size_t i = 0; i < motley_game_action_count(game); i++) {
            const char *action = motley_game_action(game, i);
            assert_memory_equal(text, action, strlen(action));
            text += strlen(action);
            assert_int_equal(*text, i + 1 < motley_game_action_count(game) ? '\n' : '\0');
            text += *text == '\n';
        }
    }
    json_free(view);
}

static bool has_move(const struct json *actions, const char *square) {
    for (const struct json *action = actions->first; action != NULL; action = action->next)
        if (strcmp(json_text(action, "type"), "move") == 0 &&
            strcmp(json_text(action, "source"), square) == 0)
            return true;
    return false;
}

/* A piece has a reason against its moving exactly if it has no move. */
static void pieces_are_explained(struct motley_game *game) {
    struct motley_error error;
    struct json *view = json_parse(motley_game_view(game));
    const char player = *json_text(json_member(view, "turn"), "player");
    for (const struct json *piece = json_first(view, "pieces"); piece != NULL;
         piece = piece->next) {
        const char *square = json_text(piece, "square");
        const char *owner = json_text(piece, "owner");
        const char seat = owner != NULL ? *owner : *json_text(piece, "seat");
        struct json *own =
            seat == player ? NULL : json_parse(motley_game_turn_of(game, seat, &error));
        const struct json *actions = json_member(seat == player ? view : own, "actions");
        struct json *why = json_parse(motley_game_explain_piece(game, square));
        const char *reason = json_text(why, "reason");
        if (has_move(actions, square) != (strcmp(reason, "none") == 0))
            fail_msg("%s in %s: %s", square, motley_game_position(game), reason);
        json_free(why);
        json_free(own);
    }
    json_free(view);
}

static void position_is_probed(struct motley_game *game, uint64_t slice) {
    own_turn_is_the_list(game);
    pieces_are_explained(game);
    takes_hold(game, slice);
}

static void variant_holds(void **state) {
    struct motley_game *game = game_of(*state, NULL);
    struct random random = {7};
    for (size_t ply = 0; ply < PLIES && motley_game_action_count(game) > 0; ply++) {
        if (ply % PROBE_EVERY == 0)
            position_is_probed(game, 1 + ply * ply);
        play_randomly(game, &random);
    }
    motley_game_free(game);
}

/* A search keeps what it needs: its game may go on, and be freed. */
static void a_search_goes_on_without_its_game(void **state) {
    struct motley_game *game = game_of("tches", NULL), *other = game_of("tches", NULL);
    struct motley_takes *takes = motley_takes_new(game);
    struct motley_error error;
    (void)state;
    assert_true(motley_takes_run(takes, 100));
    assert_true(motley_game_set_variant(game, "custodian", 9, &error));
    motley_game_free(game);
    while (motley_takes_run(takes, 1000))
        ;
    struct json *whole = takes_of(other, UINT64_MAX);
    struct json *told = json_parse(motley_takes_tell(takes));
    assert_int_equal(json_count(json_member(json_first(told, "seats"), "takes")),
                     json_count(json_member(json_first(whole, "seats"), "takes")));
    json_free(told);
    json_free(whole);
    motley_takes_free(takes);
    motley_game_free(other);
}

int main(void) {
    static const char *const more[] = {
        "till;players=3;pawns=2",
        "tches;array=krn/3/3/3/KRN",
        "tches;array=kfcn/4/4/4/KFCN;transport=on",
        "tches;array=krj/p1p/3/P1P/KRJ;replace=J:P;king=capture",
        "tches;array=kcp/3/3/3/KCP;polarity=free;strike=2",
        "tches;array=kcl/3/3/3/KCL;same=on;strike=2",
    };
    struct test_list list = {0};
    for (size_t i = 0; families_offered[i] != NULL; i++)
        for (size_t j = 0; families_offered[i]->presets[j].key != NULL; j++)
            if (!families_offered[i]->presets[j].is_lesson &&
                families_offered[i]->presets[j].position == NULL)
                test_list_add(&list, families_offered[i]->presets[j].variant, variant_holds,
                              (void *)families_offered[i]->presets[j].variant);
    for (size_t i = 0; i < sizeof more / sizeof *more; i++)
        test_list_add(&list, more[i], variant_holds, (void *)more[i]);
    test_list_add(&list, "a search goes on without its game", a_search_goes_on_without_its_game,
                  NULL);
    return test_list_run(&list, "possible");
}
