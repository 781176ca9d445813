/*
 * The promises of every family, tried on random games of every registered variant: unique action
 * texts, round trips of positions, undo, refusal without change, and an end. A family is tested by
 * being registered; no test here knows a rule.
 */

#include "properties.h"
#include "support.h"

#include "../fuzz/grammar/variant.h"
#include "rules.h"
#include "templates.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DRAWN_STARTS = RUNS_NATIVELY ? 12 : 3 };

/* How much is played of one variant. Where there are many, a few actions of each have to do. */
struct plan {
    unsigned games, plies;
    unsigned probe_every; /* actions at first; the later in a game, the more */
    bool has_end;         /* every game is over by then */
};

static const struct plan whole_games = {RUNS_NATIVELY ? 3 : 1, 3000, 11, true};
static const struct plan long_games = {1, 200, 67, false};
static const struct plan short_games = {1, 60, 29, false};

static void texts_are_unique(struct motley_game *game) {
    for (size_t i = 0; i < motley_game_action_count(game); i++)
        for (size_t j = 0; j < i; j++)
            if (strcmp(motley_game_action(game, i), motley_game_action(game, j)) == 0)
                fail_msg("two actions have the text %s", motley_game_action(game, i));
}

/* The printed position is read as itself, with the same actions. */
static void position_survives_text(struct motley_game *game, const char *variant) {
    const char *position = motley_game_position(game);
    struct motley_game *other = game_of(variant, position);
    assert_string_equal(motley_game_position(other), position);
    if (motley_game_action_count(game) > 0) /* else history may have ended the game */
        assert_int_equal(motley_game_action_count(other), motley_game_action_count(game));
    for (size_t i = 0; i < motley_game_action_count(game); i++)
        if (!game_has_action(other, motley_game_action(game, i)))
            fail_msg("%s is legal no more when %s is read", motley_game_action(game, i), position);
    motley_game_free(other);
}

/* Played by its text or by its number, it is told as it was listed. */
static void every_action_can_be_undone(struct motley_game *game) {
    struct motley_error error;
    uint64_t last;
    char *position = text_copy(motley_game_position(game));
    char *actions = actions_text(game);
    for (size_t i = 0; i < motley_game_action_count(game); i++) {
        char *action = text_copy(motley_game_action(game, i));
        if (i % 2 == 0)
            must_play(game, action);
        else
            assert_true(motley_game_play_number(game, motley_game_stamp(game, &last), i, &error));
        assert_string_equal(motley_game_played(game, motley_game_ply(game) - 1), action);
        if (strcmp(motley_game_position(game), position) == 0)
            fail_msg("%s changes nothing", action);
        assert_true(motley_game_undo(game, &error));
        assert_string_equal(motley_game_position(game), position);
        free(action);
    }
    char *again = actions_text(game);
    assert_string_equal(again, actions);
    free(again);
    free(actions);
    free(position);
}

static void bad_texts_change_nothing(struct motley_game *game, struct random *random) {
    struct motley_error error;
    char *position = text_copy(motley_game_position(game));
    char *bad = text_copy(position);
    char wrong[64];
    snprintf(wrong, sizeof wrong, "%s!",
             motley_game_action_count(game) > 0 ? motley_game_action(game, 0) : "a1");
    assert_false(motley_game_play(game, wrong, strlen(wrong), &error));
    assert_false(motley_game_play(game, "", 0, &error));
    bad[random_below(random, strlen(bad))] = '$';
    assert_false(motley_game_set_position(game, bad, strlen(bad), &error));
    assert_true(error.offset <= strlen(bad));
    assert_true(error.offset + error.length <= strlen(bad));
    assert_string_equal(motley_game_position(game), position);
    free(bad);
    free(position);
}

static void view_is_whole(struct motley_game *game) {
    struct json *view = json_parse(motley_game_view(game));
    assert_int_equal(json_count(json_member(view, "actions")), motley_game_action_count(game));
    assert_true(json_count(json_member(view, "pieces")) > 0 ||
                json_count(json_member(view, "hands")) > 0);
    const bool is_ongoing =
        strcmp(json_text(json_member(view, "outcome"), "result"), "ongoing") == 0;
    assert_int_equal(is_ongoing, motley_game_action_count(game) > 0);
    assert_int_equal(is_ongoing, strcmp(motley_game_outcome(game), "ongoing") == 0);
    json_free(view);
}

static void position_is_probed(struct motley_game *game, const char *variant,
                               struct random *random) {
    uint64_t count = 0;
    texts_are_unique(game);
    position_survives_text(game, variant);
    every_action_can_be_undone(game);
    bad_texts_change_nothing(game, random);
    view_is_whole(game);
    if (motley_game_action_count(game) > 0) {
        property_explain(game, random_next(random));
        assert_true(motley_game_perft(game, 1, &count));
        assert_int_equal(count, motley_game_action_count(game));
    }
}

static void game_has_ended(struct motley_game *game) {
    struct motley_error error;
    assert_int_equal(motley_game_action_count(game), 0);
    assert_false(motley_game_play(game, "a1a2", 4, &error));
    assert_int_equal(error.reason, MOTLEY_REASON_GAME_OVER);
}

static void game_is_played(const char *variant, const struct plan *plan, uint64_t seed) {
    struct random random = {seed};
    struct motley_error error;
    struct motley_game *game = game_of(variant, NULL);
    char *start = text_copy(motley_game_position(game));
    for (size_t next = 0; motley_game_action_count(game) > 0;) {
        const size_t ply = motley_game_ply(game);
        if (ply >= plan->plies)
            break;
        if (ply == next) {
            position_is_probed(game, variant, &random);
            next += plan->probe_every + ply / 8;
        }
        play_randomly(game, &random);
    }
    position_is_probed(game, variant, &random);
    if (plan->has_end)
        game_has_ended(game);
    undo_to(game, 0);
    assert_string_equal(motley_game_position(game), start);
    assert_false(motley_game_undo(game, &error));
    free(start);
    motley_game_free(game);
}

/* One variant of the list of tests. */
struct conformer {
    const char *variant;
    const struct plan *plan;
};

static void variant_conforms(void **state) {
    const struct conformer *conformer = *state;
    struct motley_game *game = game_of(conformer->variant, NULL);
    assert_string_equal(motley_game_variant(game), conformer->variant);
    motley_game_free(game);
    for (uint64_t seed = 1; seed <= conformer->plan->games; seed++)
        game_is_played(conformer->variant, conformer->plan, seed);
}

static void variant_add(struct test_list *list, const char *variant, const struct plan *plan) {
    if (test_list_has(list, variant))
        return;
    struct conformer *conformer = keep(sizeof *conformer);
    *conformer = (struct conformer){keep_text(variant), plan};
    test_list_add(list, variant, variant_conforms, conformer);
}

/* A random start is the same for the same seed, is read back, and can be played to an end. */
static void starts_are_shuffled(void **state) {
    const char *variant = *state;
    struct motley_error error;
    for (uint32_t seed = 0; seed < DRAWN_STARTS; seed++) {
        struct motley_game *game = game_of(variant, NULL), *other = game_of(variant, NULL);
        struct random random = {seed};
        assert_true(motley_game_shuffle(game, seed, &error));
        assert_true(motley_game_shuffle(other, seed, &error));
        assert_string_equal(motley_game_position(game), motley_game_position(other));
        assert_true(motley_game_set_variant(other, variant, strlen(variant), &error));
        assert_true(motley_game_shuffle(other, seed + 1000, &error));
        assert_string_not_equal(motley_game_position(game), motley_game_position(other));
        position_is_probed(game, variant, &random);
        must_play(game, motley_game_action(game, 0));
        assert_false(motley_game_shuffle(game, seed, &error));
        assert_int_equal(error.reason, MOTLEY_REASON_NOT_AT_START);
        motley_game_free(other);
        motley_game_free(game);
    }
}

static void shuffle_add(struct test_list *list, const char *variant) {
    char name[256];
    snprintf(name, sizeof name, "random starts of %s", variant);
    if (!test_list_has(list, name))
        test_list_add(list, name, starts_are_shuffled, keep_text(variant));
}

/* The default is not written. */
static bool is_canonical(const char *text) {
    struct motley_game *game = game_of(text, NULL);
    const bool is_same = strcmp(motley_game_variant(game), text) == 0;
    motley_game_free(game);
    return is_same;
}

/* Every combination of a family's choices and numbers, as canonical text. */
static void combinations_add(struct test_list *list, const struct option *option,
                             const char *text) {
    char longer[256];
    if (option->key == NULL) {
        variant_add(list, text, &whole_games);
        return;
    }
    combinations_add(list, option + 1, text);
    for (size_t i = 1; option->values != NULL && option->values[i] != NULL; i++) {
        snprintf(longer, sizeof longer, "%s;%s=%s", text, option->key, option->values[i]);
        combinations_add(list, option + 1, longer);
    }
    for (unsigned i = option->low;
         option->values == NULL && option->read == NULL && i <= option->high; i++) {
        snprintf(longer, sizeof longer, "%s;%s=%u", text, option->key, i);
        if (is_canonical(longer))
            combinations_add(list, option + 1, longer);
    }
}

/* Lists and arrays in the text: more variants than can be counted. */
static bool has_free_options(const struct rules *rules) {
    for (const struct option *option = rules->options; option->key != NULL; option++)
        if (option->read != NULL)
            return true;
    return false;
}

static void family_add(struct test_list *list, const struct rules *rules) {
    const bool is_free = has_free_options(rules);
    if (!is_free)
        combinations_add(list, rules->options, rules->family);
    for (size_t i = 0; rules->presets[i].key != NULL; i++)
        variant_add(list, rules->presets[i].variant, is_free ? &long_games : &whole_games);
    if (rules->shuffle != NULL)
        for (size_t i = 0; rules->presets[i].key != NULL; i++)
            shuffle_add(list, rules->presets[i].variant);
}

/* Variants of TCHES with options, armies and arrays by chance, on boards that are soon filled. */
static void drawn_variants_add(struct test_list *list) {
    enum { VARIANTS = RUNS_NATIVELY ? 500 : 150, MOST_SQUARES = 49, CHANGES = 8 };
    struct random random = {500};
    struct motley_error error;
    struct options options;
    struct board board;
    struct motley_game *game = game_new_over(all_families);
    for (size_t count = list->count; list->count < count + VARIANTS;) {
        struct text text = {.length = 0};
        options_draw(&random, &options);
        for (unsigned i = 0; i < CHANGES; i++)
            options_change(&random, &options);
        options_board(&options, &board);
        options_write(&options, &text);
        const bool is_wanted = options.family == FAMILY_TCHES || options.family == FAMILY_FAIRY;
        if (is_wanted && board_size(&board) <= MOST_SQUARES &&
            motley_game_set_variant(game, text.bytes, text.length, &error))
            variant_add(list, motley_game_variant(game), &short_games);
    }
    motley_game_free(game);
}

int main(void) {
    struct test_list list = {0};
    for (size_t i = 0; all_families[i] != NULL; i++)
        family_add(&list, all_families[i]);
    drawn_variants_add(&list);
    return test_list_run(&list, "conformance");
}
