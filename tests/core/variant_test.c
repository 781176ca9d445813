/* The parts that a variant may have as its family does not: tried on a template with an option
   more, which says which of two variants is meant. */

#include "support.h"
#include "templates.h"

#include "fen.h"
#include "game.h"

#include <string.h>

static const char *const choices[] = {"family", "variant", NULL};
static const struct option options[] = {{.key = "parts", .values = choices}, {.key = NULL}};

static bool has_own_parts(const struct variant *variant) { return variant->option[0] == 1; }

/* A template that has something of its own in one of two variants. */
static struct rules corners_with_option(void) {
    struct rules rules = corners_rules;
    rules.options = options;
    return rules;
}

static struct motley_game *game_over(const struct rules *rules, const char *variant) {
    struct {
        const struct rules *list[2]; /* ended by NULL */
    } *families = keep(sizeof *families);
    struct motley_error error;
    families->list[0] = rules;
    struct motley_game *game = game_new_over(families->list);
    assert_true(motley_game_set_variant(game, variant, strlen(variant), &error));
    return game;
}

static bool says(const char *text, const char *part) { return strstr(text, part) != NULL; }

static const struct kind *kinds_of(const struct variant *variant) {
    static const struct kind kinds[] = {{"K", "king", false}, {"PS", NULL, true}, {.code = ""}};
    return has_own_parts(variant) ? kinds : corners_rules.kinds;
}

static void pawns_have_code(struct motley_game *game, const char *code) {
    char part[32], drop[8];
    struct motley_error error;
    snprintf(part, sizeof part, "\"kind\":\"%s\",\"source\":\"*%s\"", code, code);
    assert_true(says(motley_game_view(game), part));
    snprintf(part, sizeof part, "\"kind\":\"%s\"", code);
    assert_true(says(motley_game_view(game), part));
    snprintf(drop, sizeof drop, "%s@b1", code);
    assert_true(game_has_action(game, drop));
    assert_true(says(motley_game_movement(game, code, ""), "\"steps\""));
    snprintf(part, sizeof part, "*%s", code);
    assert_true(says(motley_game_explain(game, part, "f1"), "touches-nothing"));
    snprintf(part, sizeof part, "reach %s@b1", code);
    assert_string_equal(motley_game_goal(game, part, strlen(part), &error), "open");
}

/* Their codes are found, and stand, wherever those of the family's kinds do. */
static void kinds_belong_to_a_variant(void **state) {
    struct rules rules = corners_with_option();
    (void)state;
    rules.kinds_of = kinds_of;
    struct motley_game *game = game_over(&rules, "corners");
    pawns_have_code(game, "P");
    motley_game_free(game);
    game = game_over(&rules, "corners;parts=variant");
    pawns_have_code(game, "PS");
    assert_string_equal(motley_game_movement(game, "P", ""), "null");
    assert_true(says(motley_game_schema(game), "\"code\":\"P\",\"name\":\"pawn\""));
    assert_false(says(motley_game_schema(game), "\"code\":\"PS\""));
    motley_game_free(game);
}

static bool complete_with_bound(struct variant *variant, void *start, const size_t *at,
                                struct cursor *cursor) {
    if (has_own_parts(variant))
        variant->action_bound = 24;
    return corners_rules.complete(variant, start, at, cursor);
}

/* A list is looked for where it ends, not where the longest of the family could. */
static void lists_are_as_long_as_a_variant_says(void **state) {
    struct rules rules = corners_with_option();
    uint64_t whole, small;
    struct motley_error error;
    (void)state;
    rules.complete = complete_with_bound;
    struct motley_game *game = game_over(&rules, "corners");
    assert_int_equal(variant_of(game)->action_bound, corners_rules.action_bound);
    assert_true(motley_game_perft(game, 4, &whole));
    motley_game_free(game);
    game = game_over(&rules, "corners;parts=variant");
    assert_int_equal(variant_of(game)->action_bound, 24);
    assert_true(motley_game_perft(game, 4, &small));
    assert_int_equal(small, whole);
    struct random random = {1};
    for (unsigned ply = 0; ply < 6; ply++)
        play_randomly(game, &random);
    undo_to(game, 0);
    assert_true(motley_game_set_variant(game, "corners", 7, &error));
    assert_true(motley_game_perft(game, 4, &small));
    assert_int_equal(small, whole);
    motley_game_free(game);
}

/* Of the fields only that there are three. */
static bool parse_fields(const struct variant *variant, void *position, struct cursor *cursor) {
    struct cursor whole = *cursor;
    for (unsigned field = 0; field < 2; field++) {
        cursor->at += cursor_token_length(cursor, FEN_BLANKS);
        if (!fen_next_field(cursor))
            return false;
    }
    *cursor = whole;
    return corners_rules.parse(variant, position, cursor);
}

static bool complete_with_fields(struct variant *variant, void *start, const size_t *at,
                                 struct cursor *cursor) {
    static const char *const fields[] = {"rows", "turn", "stock", "number", NULL};
    if (has_own_parts(variant))
        variant->fields = fields;
    return corners_rules.complete(variant, start, at, cursor);
}

/* The field that a position lacks is the variant's. */
static void fields_belong_to_a_variant(void **state) {
    static const char position[] = "3cK2/3cP2/bKbP4/4dPdK/2aP3/2aK3 a";
    struct rules rules = corners_with_option();
    struct motley_error error;
    (void)state;
    rules.complete = complete_with_fields;
    rules.parse = parse_fields;
    struct motley_game *game = game_over(&rules, "corners");
    assert_false(motley_game_set_position(game, position, strlen(position), &error));
    assert_int_equal(error.reason, MOTLEY_REASON_MISSING_FIELD);
    assert_string_equal(error.field, "hands");
    motley_game_free(game);
    game = game_over(&rules, "corners;parts=variant");
    assert_false(motley_game_set_position(game, position, strlen(position), &error));
    assert_string_equal(error.field, "stock");
    motley_game_free(game);
}

static bool complete_with_repeats(struct variant *variant, void *start, const size_t *at,
                                  struct cursor *cursor) {
    variant->repeats = has_own_parts(variant) ? 0 : 2;
    return corners_rules.complete(variant, start, at, cursor);
}

/* Who is to act when a position comes again wins; the reason tells after how many positions. */
static struct outcome repeated(const struct variant *variant, const void *positions, size_t count) {
    const unsigned char *newest = positions;
    newest += (count - 1) * variant->rules->position_size;
    assert_int_equal(variant->rules->turn(variant, positions).number, 5);
    assert_int_equal(variant->rules->turn(variant, newest).number, 5 + count - 1);
    return (struct outcome){RESULT_WIN, variant->rules->turn(variant, newest).player,
                            count == 9 ? "nine" : "other"};
}

/* Pawns are dropped, all Kings step aside and come back. */
static struct motley_game *game_of_a_repetition(const struct rules *rules, const char *variant) {
    static const char *const actions[] = {"P@b1", "P@a3", "P@e6", "P@f4", "c1d1", "a4a5",
                                          "d6c6", "f3f2", "d1c1", "a5a4", "c6d6", "f2f3"};
    struct motley_game *game = game_over(rules, variant);
    for (size_t i = 0; i < sizeof actions / sizeof *actions; i++)
        must_play(game, actions[i]);
    return game;
}

static void outcome_is(struct motley_game *game, const char *outcome) {
    assert_string_equal(motley_game_outcome(game), outcome);
    motley_game_free(game);
}

/* A variant says how often, its family in which way. */
static void a_repetition_ends_as_variant_and_family_say(void **state) {
    struct rules rules = corners_with_option();
    (void)state;
    outcome_is(game_of_a_repetition(&rules, "corners"), "ongoing");
    rules.complete = complete_with_repeats;
    outcome_is(game_of_a_repetition(&rules, "corners"), "draw repetition");
    rules.repeated = repeated;
    outcome_is(game_of_a_repetition(&rules, "corners"), "win a nine");
    struct motley_game *game = game_of_a_repetition(&rules, "corners;parts=variant");
    for (unsigned ply = 12; ply < 40; ply++)
        must_play(game, keep_text(motley_game_played(game, ply - 8)));
    outcome_is(game, "ongoing");
}

/* A text that cannot be read, and the key that its error names. */
static const struct fault {
    const char *text, *key;
} faults[] = {
    {"", "family"},
    {"chess", "family"},
    {"tches=3", "family"},
    {"tches;", "text"},
    {"tches;=2", "text"},
    {"tches;strike", "text"},
    {"tches;strike;prey=Q", "text"},
    {"tches;strike=2;strike", "text"},
    {"tches;strike=2;strike=2", "strike"},
    {"tches;colour=red", "colour"},
    {"tches;strike=", "strike"},
    {"tches;strike=2x", "strike"},
    {"tches;prey=K;strike=9", "strike"},
    {"tches;king=plain", "king"},
    {"tches;strike=2;prey=J", "prey"},
    {"tches;array=8/8/8/8", "array"},
};

static void an_error_names_its_key(void **state) {
    struct motley_game *game = game_of("taketwo", NULL);
    struct motley_error error;
    (void)state;
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        const struct fault *fault = &faults[i];
        assert_false(motley_game_set_variant(game, fault->text, strlen(fault->text), &error));
        assert_string_equal(error.key, fault->key);
    }
    assert_false(motley_game_set_position(game, "8/8", 3, &error));
    assert_string_equal(error.key, "");
    motley_game_free(game);
}

static bool complete_with_faults(struct variant *variant, void *start, const size_t *at,
                                 struct cursor *cursor) {
    if (has_own_parts(variant))
        return cursor_fail(cursor, MOTLEY_REASON_BAD_SQUARE, at[0] + 2, 1);
    (void)start;
    return variant_fail(variant, at, 0, MOTLEY_REASON_BAD_SQUARE, cursor);
}

/* Options that contradict each other have a key, be it written or not. */
static void a_contradiction_names_its_key(void **state) {
    struct rules rules = corners_with_option();
    const struct rules *const families[] = {&rules, NULL};
    struct motley_error error;
    (void)state;
    rules.complete = complete_with_faults;
    struct motley_game *game = game_new_over(families);
    assert_false(motley_game_set_variant(game, "corners;parts=variant", 21, &error));
    assert_int_equal(error.offset, 16);
    assert_string_equal(error.key, "parts");
    assert_false(motley_game_set_variant(game, "corners", 7, &error));
    assert_string_equal(error.key, "parts");
    motley_game_free(game);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kinds_belong_to_a_variant),
        cmocka_unit_test(lists_are_as_long_as_a_variant_says),
        cmocka_unit_test(fields_belong_to_a_variant),
        cmocka_unit_test(a_repetition_ends_as_variant_and_family_say),
        cmocka_unit_test(an_error_names_its_key),
        cmocka_unit_test(a_contradiction_names_its_key),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
