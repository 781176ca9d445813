/* The public interface, where no scenario reaches: lists of actions, looks ahead, perft. */

#include "support.h"

#include <stdlib.h>
#include <string.h>

/* No family reads a longer text than it could write. */
static void a_variant_that_is_too_long_is_refused(void **state) {
    static char text[1 << 16] = "custodian;";
    struct motley_error error;
    struct motley_game *game = game_of("taketwo", NULL);
    (void)state;
    memset(text + strlen(text), 'a', sizeof text - strlen(text) - 1);
    assert_false(motley_game_set_variant(game, text, strlen(text), &error));
    assert_int_equal(error.reason, MOTLEY_REASON_TOO_LONG);
    assert_true(error.offset < strlen(text));
    assert_string_equal(motley_game_variant(game), "taketwo");
    motley_game_free(game);
    motley_game_free(NULL);
}

static void set_position(struct motley_game *game, const char *position) {
    struct motley_error error;
    assert_true(motley_game_set_position(game, position, strlen(position), &error));
}

static bool are_lists_alike(struct motley_game *game, struct motley_game *other) {
    char *one = actions_text(game), *two = actions_text(other);
    const bool are_alike = strcmp(one, two) == 0;
    free(one);
    free(two);
    return are_alike;
}

/* Texts that were made are no longer those of another position after as many actions. */
static void texts_are_those_of_the_newest_list(void **state) {
    struct motley_game *game = game_of("custodian", "7/2K4/7/7/7/7/k6 b - 5 10");
    struct motley_game *twin = game_of("custodian", "7/2K4/7/7/7/7/1k5 w - 6 11");
    (void)state;
    must_play(game, "a1a2");
    assert_true(are_lists_alike(game, twin));
    undo_to(game, 0);
    must_play(game, "a1b1");
    must_play(game, "c6c5");
    assert_false(are_lists_alike(game, twin));
    undo_to(game, 0);
    must_play(game, "a1a2");
    must_play(game, "c6d6");
    set_position(twin, motley_game_position(game));
    assert_true(are_lists_alike(game, twin));
    set_position(game, "3k3/7/7/7/7/7/R2K3 w - 0 9");
    must_play(game, "a1a2");
    must_play(game, "d7d6");
    set_position(twin, motley_game_position(game));
    assert_true(are_lists_alike(game, twin));
    motley_game_free(game);
    motley_game_free(twin);
}

/* More lists than are kept, and back: kept ones have their stamp still, others get a new one. */
static void lists_are_the_same_when_actions_are_taken_back(void **state) {
    enum { LENGTH = 200 };
    struct motley_error error;
    char *lists[LENGTH];
    uint64_t stamps[LENGTH], last = 0;
    struct random random = {3};
    struct motley_game *game = game_of("tches", NULL);
    size_t anew = 0;
    (void)state;
    for (size_t i = 0; i < LENGTH; i++) {
        const size_t count = motley_game_action_count(game);
        lists[i] = actions_text(game);
        stamps[i] = motley_game_stamp(game, &last);
        assert_true(motley_game_play_number(game, stamps[i], random_below(&random, count), &error));
    }
    for (size_t i = LENGTH; i-- > 0;) {
        assert_true(motley_game_undo(game, &error));
        char *list = actions_text(game);
        assert_string_equal(list, lists[i]);
        free(list);
        free(lists[i]);
        anew += motley_game_stamp(game, &last) != stamps[i];
    }
    assert_true(anew > 0 && anew < LENGTH);
    motley_game_free(game);
}

/* A number is valid with the stamp of the newest list alone, whether it was asked for or not. */
static void numbers_of_other_lists_are_refused(void **state) {
    struct motley_error error;
    uint64_t last = 0;
    struct motley_game *game = game_of("custodian", NULL);
    const uint64_t stamp = motley_game_stamp(game, &last);
    (void)state;
    assert_false(motley_game_play_number(game, 0, 0, &error));
    assert_true(motley_game_play_number(game, stamp, 0, &error));
    assert_false(motley_game_play_number(game, stamp, 0, &error));
    assert_true(motley_game_stamp(game, &last) != stamp);
    assert_false(motley_game_play_number(game, stamp, 0, &error));
    assert_int_equal(error.reason, MOTLEY_REASON_NOT_LISTED);
    motley_game_free(game);
}

/* A NUL ends no action: what stands behind it is part of the text. */
static void a_nul_makes_no_action(void **state) {
    enum { LONG = 5000 };
    struct motley_error error = {0};
    struct motley_game *game = game_of("custodian", NULL);
    (void)state;
    for (size_t i = 0; i < motley_game_action_count(game); i++) {
        char *text = keep(LONG);
        memcpy(text, motley_game_action(game, i), strlen(motley_game_action(game, i)));
        for (size_t length = strlen(text) + 1; length < LONG; length += 997)
            assert_false(motley_game_play(game, text, length, &error));
        assert_int_equal(error.offset, strlen(text));
    }
    assert_false(motley_game_play(game, "a2a3\0b2b3", 9, &error));
    assert_int_equal(motley_game_ply(game), 0);
    motley_game_free(game);
}

static bool stops_at_last(void *data) {
    unsigned *left = data;
    return --*left == 0;
}

/* A caller that may break a count off is asked early and often, however many actions there are. */
static void perft_is_broken_off(void **state) {
    enum { LISTS_BETWEEN = 1000, LONGEST = 180 };
    static const char hands[] =
        "11,2:3aN/1fR1eQbR/cPfQdBdNcQaN/1aRbRaRcReR/dQbBcPfNbBeR/3eBdR f KQBBPPPPPPP,KQNNPPPPPPP,"
        "KRBBNNPPPPP,KRBNPPPPPPP,KBNNPPPPPPP,KRBBNPPPPPPP abcdef 0 23";
    (void)state;
    for (unsigned asked = 1; asked <= 3; asked++) {
        struct motley_game *game = game_of("till;players=6;pawns=7", hands);
        unsigned left = asked;
        uint64_t count = 0;
        motley_game_stop_perft(game, stops_at_last, &left);
        assert_false(motley_game_perft(game, 5, &count));
        assert_int_equal(left, 0);
        assert_in_range(count, 0, asked * LISTS_BETWEEN * LONGEST);
        motley_game_free(game);
    }
}

static void perft_has_a_limit(void **state) {
    struct motley_game *game = game_of("custodian", NULL);
    uint64_t count;
    (void)state;
    assert_false(motley_game_perft(game, MOTLEY_PERFT_DEPTH_MAX + 1, &count));
    assert_false(motley_game_perft(game, UINT32_MAX, &count));
    assert_null(motley_game_divide(game, 0, 0, &count));
    assert_null(motley_game_divide(game, UINT32_MAX, 0, &count));
    motley_game_free(game);
}

static void divide_adds_up_to_perft(void **state) {
    struct motley_game *game = game_of("custodian", NULL);
    uint64_t whole, part, sum = 0;
    size_t index = 0;
    (void)state;
    assert_true(motley_game_perft(game, 3, &whole));
    for (; motley_game_divide(game, 3, index, &part) != NULL; index++)
        sum += part;
    assert_int_equal(sum, whole);
    assert_int_equal(index, motley_game_action_count(game));
    assert_true(motley_game_perft(game, 0, &whole));
    assert_int_equal(whole, 1);
    motley_game_free(game);
}

/* Rules 0: perft does not see draws by the move limit. */
static void perft_ignores_house_draws(void **state) {
    struct motley_game *game = game_of("custodian", "3k3/7/7/7/7/7/R2K3 w - 100 90");
    uint64_t count;
    (void)state;
    assert_string_equal(motley_game_outcome(game), "draw move-limit");
    assert_int_equal(motley_game_action_count(game), 0);
    assert_true(motley_game_perft(game, 1, &count));
    assert_int_equal(count, 6 + 2 + 5);
    assert_non_null(motley_game_divide(game, 1, 0, &count));
    motley_game_free(game);
}

static void an_action_can_be_looked_at_without_playing_it(void **state) {
    struct motley_error error;
    struct motley_game *game = game_of("taketwo", NULL);
    (void)state;
    must_play(game, "a2~OH");
    char *before = keep_text(motley_game_view(game));
    char *after = keep_text(motley_game_view_after(game, "b1c3", 4, &error));
    assert_string_equal(motley_game_view(game), before);
    assert_int_equal(motley_game_ply(game), 1);
    assert_string_equal(motley_game_played(game, 0), "a2~OH");
    assert_null(motley_game_view_after(game, "b1c4", 4, &error));
    assert_int_equal(error.reason, MOTLEY_REASON_NOT_LEGAL);
    assert_int_equal(error.offset, 3);
    must_play(game, "b1c3");
    assert_string_equal(motley_game_view(game), after);
    motley_game_free(game);
}

/* A King beside another was legal once: texts may have it, but it is neither listed nor looked at.
 */
static void an_action_of_earlier_rules_is_played_and_not_offered(void **state) {
    static const char start[] = "-1,0:aKaQaRaRaBaBaNaNbNbNbBbBbRbRbQ b .,K ab 0 15";
    struct motley_error error;
    uint64_t count;
    struct motley_game *game = game_of("till;pawns=0", start);
    (void)state;
    assert_false(game_has_action(game, "K@-2,0"));
    assert_null(motley_game_view_after(game, "K@-2,0", 6, &error));
    assert_int_equal(error.reason, MOTLEY_REASON_NOT_LEGAL);
    assert_true(motley_game_perft(game, 1, &count));
    assert_int_equal(count, motley_game_action_count(game));
    assert_string_equal(motley_game_last(game), "null");
    must_play(game, "K@-2,0");
    assert_string_equal(motley_game_played(game, 0), "K@-2,0");
    assert_string_equal(motley_game_last(game),
                        "{\"text\":\"K@-2,0\",\"type\":\"place\","
                        "\"source\":\"*K\",\"target\":\"-2,0\",\"kind\":\"K\"}");
    assert_string_equal(motley_game_position(game),
                        "-2,0:bKaKaQaRaRaBaBaNaNbNbNbBbBbRbRbQ a - ab 0 16");
    assert_true(motley_game_undo(game, &error));
    assert_string_equal(motley_game_position(game), start);
    assert_false(game_has_action(game, "K@-2,0"));
    /* Where the earlier rules had it not either, the error is that of the list. */
    assert_false(motley_game_play(game, "K@0,1", 5, &error));
    assert_int_equal(error.reason, MOTLEY_REASON_NOT_LEGAL);
    motley_game_free(game);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_variant_that_is_too_long_is_refused),
        cmocka_unit_test(texts_are_those_of_the_newest_list),
        cmocka_unit_test(lists_are_the_same_when_actions_are_taken_back),
        cmocka_unit_test(numbers_of_other_lists_are_refused),
        cmocka_unit_test(a_nul_makes_no_action),
        cmocka_unit_test(perft_has_a_limit),
        cmocka_unit_test(perft_is_broken_off),
        cmocka_unit_test(divide_adds_up_to_perft),
        cmocka_unit_test(perft_ignores_house_draws),
        cmocka_unit_test(an_action_can_be_looked_at_without_playing_it),
        cmocka_unit_test(an_action_of_earlier_rules_is_played_and_not_offered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
