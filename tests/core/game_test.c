/* The public interface: errors with their places, undo, explanations, setup, perft. */

#include "json.h"
#include "support.h"

#include <stdio.h>
#include <string.h>

static void variant_errors_name_their_place(void **state) {
    static const struct {
        const char *text;
        enum motley_reason reason;
        size_t offset, length;
    } rows[] = {
        {"", MOTLEY_REASON_EMPTY, 0, 0},
        {"chess", MOTLEY_REASON_UNKNOWN_FAMILY, 0, 5},
        {"custodian;", MOTLEY_REASON_UNKNOWN_KEY, 10, 0},
        {"custodian;array", MOTLEY_REASON_MISSING_VALUE, 15, 0},
        {"custodian;array=", MOTLEY_REASON_MISSING_VALUE, 16, 0},
        {"custodian;array=round", MOTLEY_REASON_UNKNOWN_VALUE, 16, 5},
        {"custodian;colour=red", MOTLEY_REASON_UNKNOWN_KEY, 10, 6},
        {"custodian;array=four;array=four", MOTLEY_REASON_REPEATED_KEY, 21, 5},
        {"taketwo;switch=maybe", MOTLEY_REASON_UNKNOWN_VALUE, 15, 5},
    };
    struct motley_game *game = game_of("custodian;array=four", NULL);
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct motley_error error;
        assert_false(motley_game_set_variant(game, rows[i].text, strlen(rows[i].text), &error));
        assert_int_equal(error.subject, MOTLEY_SUBJECT_VARIANT);
        assert_int_equal(error.reason, rows[i].reason);
        assert_int_equal(error.offset, rows[i].offset);
        assert_int_equal(error.length, rows[i].length);
        assert_string_equal(motley_game_variant(game), "custodian;array=four");
    }
    motley_game_free(game);
}

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

static void variants_become_canonical(void **state) {
    static const char *const rows[][2] = {
        {"custodian;array=between;board=flat", "custodian"},
        {"custodian;captured=recruited;board=cylinder;pairs=swapped;bishops=step;array=four",
         "custodian;array=four;bishops=step;pairs=swapped;board=cylinder;captured=recruited"},
        {"taketwo;switch=on", "taketwo"},
        {"taketwo;switch=off", "taketwo;switch=off"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct motley_game *game = game_of(rows[i][0], NULL);
        assert_string_equal(motley_game_variant(game), rows[i][1]);
        motley_game_free(game);
    }
}

static void nothing_works_before_a_variant(void **state) {
    struct motley_error error;
    uint64_t count;
    struct motley_game *game = motley_game_new();
    (void)state;
    assert_false(motley_game_has_variant(game));
    assert_false(motley_game_set_position(game, "x", 1, &error));
    assert_int_equal(error.reason, MOTLEY_REASON_NO_VARIANT);
    assert_false(motley_game_play(game, "a1a2", 4, &error));
    assert_int_equal(error.reason, MOTLEY_REASON_NO_VARIANT);
    assert_false(motley_game_undo(game, &error));
    assert_int_equal(error.reason, MOTLEY_REASON_NO_VARIANT);
    assert_false(motley_game_arrange(game, "a2", "ODH", &error));
    assert_int_equal(error.reason, MOTLEY_REASON_NO_VARIANT);
    assert_null(motley_game_variant(game));
    assert_null(motley_game_position(game));
    assert_null(motley_game_outcome(game));
    assert_null(motley_game_view(game));
    assert_null(motley_game_explain(game, "a1", "a2"));
    assert_null(motley_game_movement(game, "K", ""));
    assert_null(motley_game_goal(game, "win", 3, &error));
    assert_int_equal(error.reason, MOTLEY_REASON_NO_VARIANT);
    assert_int_equal(motley_game_action_count(game), 0);
    assert_false(motley_game_perft(game, 1, &count));
    motley_game_free(game);
}

static void an_illegal_action_is_refused_where_it_goes_wrong(void **state) {
    struct motley_error error;
    struct motley_game *game = game_of("custodian", NULL);
    (void)state;
    assert_false(motley_game_play(game, "a2a5", 4, &error));
    assert_int_equal(error.subject, MOTLEY_SUBJECT_ACTION);
    assert_int_equal(error.reason, MOTLEY_REASON_NOT_LEGAL);
    assert_int_equal(error.offset, 3);
    assert_int_equal(error.length, 1);
    assert_int_equal(motley_game_ply(game), 0);
    motley_game_free(game);
}

static void played_actions_are_remembered_and_taken_back(void **state) {
    struct motley_error error;
    struct motley_game *game = game_of("custodian", NULL);
    char *start = keep_text(motley_game_position(game));
    (void)state;
    must_play(game, "a2a3");
    must_play(game, "g6g5");
    assert_int_equal(motley_game_ply(game), 2);
    assert_string_equal(motley_game_played(game, 0), "a2a3");
    assert_string_equal(motley_game_played(game, 1), "g6g5");
    assert_true(motley_game_undo(game, &error));
    assert_true(motley_game_undo(game, &error));
    assert_string_equal(motley_game_position(game), start);
    assert_false(motley_game_undo(game, &error));
    assert_int_equal(error.reason, MOTLEY_REASON_AT_START);
    motley_game_free(game);
}

/* Longer than any room that is reserved at first, and back, position by position. */
static void long_games_are_kept_whole(void **state) {
    enum { LENGTH = 90 };
    struct motley_error error;
    char *positions[LENGTH + 1];
    struct random random = {7};
    struct motley_game *game = game_of("custodian;captured=recruited", NULL);
    (void)state;
    positions[0] = keep_text(motley_game_position(game));
    for (size_t i = 0; i < LENGTH; i++) {
        assert_true(motley_game_action_count(game) > 0);
        const size_t index = random_below(&random, motley_game_action_count(game));
        must_play(game, keep_text(motley_game_action(game, index)));
        positions[i + 1] = keep_text(motley_game_position(game));
    }
    for (size_t i = LENGTH; i-- > 0;) {
        assert_true(motley_game_undo(game, &error));
        assert_string_equal(motley_game_position(game), positions[i]);
    }
    motley_game_free(game);
}

static void undo_takes_a_draw_back(void **state) {
    static const char *const round[] = {"b1c3", "b7c5", "c3b1", "c5b7"};
    struct motley_error error;
    struct motley_game *game = game_of("custodian;array=classic", NULL);
    (void)state;
    for (size_t i = 0; i < 8; i++)
        must_play(game, round[i % 4]);
    assert_string_equal(motley_game_outcome(game), "draw repetition");
    assert_true(motley_game_undo(game, &error));
    assert_string_equal(motley_game_outcome(game), "ongoing");
    assert_true(motley_game_action_count(game) > 0);
    motley_game_free(game);
}

/* Every number plays what its text says, and taking back leaves the list as it was. */
static void numbers_play_what_is_listed(void **state) {
    struct motley_error error;
    uint64_t last = 0;
    struct motley_game *game = game_of("taketwo", NULL);
    const uint64_t stamp = motley_game_stamp(game, &last);
    const size_t count = motley_game_action_count(game);
    (void)state;
    assert_true(stamp != 0 && count > 20);
    for (size_t i = 0; i < count; i++) {
        const char *text = keep_text(motley_game_action(game, i));
        assert_true(motley_game_play_number(game, stamp, i, &error));
        assert_string_equal(motley_game_played(game, 0), text);
        assert_true(motley_game_undo(game, &error));
        assert_true(motley_game_stamp(game, &last) == stamp);
        assert_int_equal(motley_game_action_count(game), count);
        assert_string_equal(motley_game_action(game, i), text);
    }
    assert_int_equal(last, 1);
    motley_game_free(game);
}

static void set_position(struct motley_game *game, const char *position) {
    struct motley_error error;
    assert_true(motley_game_set_position(game, position, strlen(position), &error));
}

static void must_not_be_listed(struct motley_game *game, uint64_t stamp, size_t number) {
    struct motley_error error;
    const size_t ply = motley_game_ply(game);
    assert_false(motley_game_play_number(game, stamp, number, &error));
    assert_int_equal(error.subject, MOTLEY_SUBJECT_ACTION);
    assert_int_equal(error.reason, MOTLEY_REASON_NOT_LISTED);
    assert_int_equal(motley_game_ply(game), ply);
}

static void numbers_of_other_lists_are_refused(void **state) {
    struct motley_error error;
    uint64_t last = 0;
    struct motley_game *game = game_of("custodian", NULL), *other = game_of("custodian", NULL);
    (void)state;
    must_not_be_listed(game, 0, 0);
    must_not_be_listed(game, 1, 0);
    const uint64_t start = motley_game_stamp(game, &last);
    must_not_be_listed(game, start, motley_game_action_count(game));
    must_not_be_listed(game, start, SIZE_MAX);
    must_not_be_listed(game, motley_game_stamp(other, &last), 0);
    must_not_be_listed(other, start, 0);
    assert_true(motley_game_play_number(game, start, 0, &error));
    must_not_be_listed(game, start, 0);
    const uint64_t second = motley_game_stamp(game, &last);
    assert_true(motley_game_undo(game, &error));
    must_not_be_listed(game, second, 0);
    assert_true(motley_game_play_number(game, start, 1, &error));
    must_not_be_listed(game, second, 0);
    set_position(game, "7/2K4/7/7/7/7/k6 b - 5 10");
    must_not_be_listed(game, start, 0);
    motley_game_free(game);
    motley_game_free(other);
}

static void nothing_is_listed_without_a_variant_and_after_the_end(void **state) {
    struct motley_error error;
    uint64_t last = 0;
    struct motley_game *game = motley_game_new();
    (void)state;
    assert_int_equal(motley_game_stamp(game, &last), 0);
    assert_int_equal(motley_game_action_count(game), 0);
    assert_false(motley_game_play_number(game, 0, 0, &error));
    assert_int_equal(error.reason, MOTLEY_REASON_NO_VARIANT);
    motley_game_free(game);
    game = game_of("custodian", "3k3/7/7/7/7/7/R2K3 w - 100 90");
    assert_int_equal(motley_game_action_count(game), 0);
    assert_false(motley_game_play_number(game, motley_game_stamp(game, &last), 0, &error));
    assert_int_equal(error.reason, MOTLEY_REASON_GAME_OVER);
    motley_game_free(game);
}

/* All legal actions, a line each. */
static char *list_of(struct motley_game *game) {
    static char text[1 << 14];
    size_t length = 0;
    for (size_t i = 0; i < motley_game_action_count(game); i++)
        length += (size_t)snprintf(text + length, sizeof text - length, "%s\n",
                                   motley_game_action(game, i));
    assert_true(length < sizeof text);
    return keep_text(text);
}

/* Texts that were made are no longer those of another position after as many actions. */
static void texts_are_those_of_the_newest_list(void **state) {
    static const char *const after = "7/2K4/7/7/7/7/1k5 w - 6 11";
    struct motley_error error;
    struct motley_game *game = game_of("custodian", "7/2K4/7/7/7/7/k6 b - 5 10");
    struct motley_game *twin = game_of("custodian", after);
    (void)state;
    must_play(game, "a1a2");
    assert_string_equal(list_of(game), list_of(twin));
    assert_true(motley_game_undo(game, &error));
    must_play(game, "a1b1");
    must_play(game, "c6c5");
    assert_string_not_equal(list_of(game), list_of(twin));
    assert_true(motley_game_undo(game, &error));
    assert_true(motley_game_undo(game, &error));
    must_play(game, "a1a2");
    must_play(game, "c6d6");
    set_position(twin, motley_game_position(game));
    assert_string_equal(list_of(game), list_of(twin));
    set_position(game, "3k3/7/7/7/7/7/R2K3 w - 0 9");
    must_play(game, "a1a2");
    must_play(game, "d7d6");
    set_position(twin, motley_game_position(game));
    assert_string_equal(list_of(game), list_of(twin));
    motley_game_free(game);
    motley_game_free(twin);
}

/* More lists than are kept, and back: kept ones have their stamp still, others get a new one. */
static void lists_are_the_same_when_actions_are_taken_back(void **state) {
    enum { LENGTH = 200 };
    struct motley_error error;
    const char *lists[LENGTH];
    uint64_t stamps[LENGTH], last = 0;
    struct random random = {3};
    struct motley_game *game = game_of("tches", NULL);
    size_t anew = 0;
    (void)state;
    for (size_t i = 0; i < LENGTH; i++) {
        const size_t count = motley_game_action_count(game);
        lists[i] = list_of(game);
        stamps[i] = motley_game_stamp(game, &last);
        assert_true(motley_game_play_number(game, stamps[i], random_below(&random, count), &error));
    }
    for (size_t i = LENGTH; i-- > 0;) {
        assert_true(motley_game_undo(game, &error));
        assert_string_equal(list_of(game), lists[i]);
        anew += motley_game_stamp(game, &last) != stamps[i];
    }
    assert_true(anew > 0 && anew < LENGTH);
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

/* Whoever may break a count off is asked early and often, however many actions there are. */
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

/* A position set by text has no history: it stands there for the first time. */
static void a_new_position_forgets_repetition(void **state) {
    struct motley_error error;
    struct motley_game *game = game_of("custodian;array=classic", NULL);
    (void)state;
    must_play(game, "b1c3");
    must_play(game, "b7c5");
    must_play(game, "c3b1");
    must_play(game, "c5b7");
    char *position = keep_text(motley_game_position(game));
    assert_true(motley_game_set_position(game, position, strlen(position), &error));
    assert_int_equal(motley_game_ply(game), 0);
    must_play(game, "b1c3");
    must_play(game, "b7c5");
    must_play(game, "c3b1");
    must_play(game, "c5b7");
    assert_string_equal(motley_game_outcome(game), "ongoing");
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

static void the_setup_gives_orders_of_cards(void **state) {
    struct motley_error error;
    struct motley_game *game = game_of("taketwo", NULL);
    (void)state;
    assert_true(motley_game_arrange(game, "e2", "HDO", &error));
    assert_true(motley_game_arrange(game, "d8", "OHD", &error));
    assert_string_equal(motley_game_position(game), "rnbq~OHkbnr/pppppppp/8/8/8/8/PPPPP~HDPPP/"
                                                    "RNBQKBNR w KQkq - 0 1 -");
    assert_false(motley_game_arrange(game, "e1", "HDO", &error));
    assert_int_equal(error.reason, MOTLEY_REASON_BAD_SQUARE);
    assert_false(motley_game_arrange(game, "e5", "HDO", &error));
    assert_false(motley_game_arrange(game, "z9", "HDO", &error));
    assert_false(motley_game_arrange(game, "e2", "HHO", &error));
    assert_int_equal(error.reason, MOTLEY_REASON_UNKNOWN_CARDS);
    assert_false(motley_game_arrange(game, "e2", "HD", &error));
    must_play(game, "a2a3");
    assert_false(motley_game_arrange(game, "e2", "ODH", &error));
    assert_int_equal(error.reason, MOTLEY_REASON_NOT_AT_START);
    motley_game_free(game);
}

static void families_without_cards_have_no_setup(void **state) {
    struct motley_error error;
    struct motley_game *game = game_of("custodian", NULL);
    (void)state;
    assert_false(motley_game_arrange(game, "a2", "ODH", &error));
    motley_game_free(game);
}

static void must_explain(const char *variant, const char *position, const char *from,
                         const char *to, const char *reason, const char *square) {
    struct motley_game *game = game_of(variant, position);
    struct json *why = json_parse(motley_game_explain(game, from, to));
    assert_string_equal(json_text(why, "reason"), reason);
    const struct json *squares = json_member(why, "squares");
    if (square != NULL)
        assert_string_equal(squares->first->text, square);
    else
        assert_null(squares->first);
    json_free(why);
    motley_game_free(game);
}

static void custodian_says_why_not(void **state) {
    static const char board[] = "3k3/7/7/R2n3/7/P6/3K3 w - 5 20";
    (void)state;
    must_explain("custodian", board, "b3", "b4", "nothing-there", "b3");
    must_explain("custodian", board, "d4", "c6", "not-yours", "d4");
    must_explain("custodian", board, "a4", "d4", "no-displacement", "d4");
    must_explain("custodian", board, "a4", "a2", "own-piece-there", "a2");
    must_explain("custodian", board, "a4", "f4", "path-blocked", "d4");
    must_explain("custodian", board, "a4", "b5", "not-its-move", NULL);
    must_explain("custodian", board, "a2", "b3", "must-capture", NULL);
    must_explain("custodian", board, "d1", "b1", "castling-right-lost", NULL);
    must_explain("custodian", board, "d1", "z1", "bad-square", NULL);
    must_explain("custodian", board, "d1", "d1x", "bad-square", NULL);
    must_explain("custodian", "3k3/7/7/7/7/7/RB1K3 w Q 5 20", "d1", "b1", "own-piece-there", "b1");
    must_explain("custodian", "3k3/7/7/7/7/7/R1BK3 w Q 5 20", "d1", "b1", "path-blocked", "c1");
    must_explain("custodian", "3k3/7/7/7/7/7/R2K3 w - 100 90", "a1", "a2", "game-over", NULL);
}

static void taketwo_says_why_not(void **state) {
    static const char board[] = "4k3/8/8/8/8/4n3/4P3/R3K2R w KQ - 0 1 -";
    (void)state;
    must_explain("taketwo", board, "a2", "a3", "nothing-there", "a2");
    must_explain("taketwo", board, "e8", "e7", "not-yours", "e8");
    must_explain("taketwo", board, "a1", "e1", "own-piece-there", "e1");
    must_explain("taketwo", board, "a1", "c2", "not-its-move", NULL);
    must_explain("taketwo", board, "e1", "g1", "castling-through-check", "e3");
    must_explain("taketwo", board, "e2", "e4", "path-blocked", "e3");
    must_explain("taketwo", board, "e2", "e3", "must-not-capture", "e3");
    must_explain("taketwo", board, "e2", "d3", "must-capture", NULL);
    must_explain("taketwo", board, "e2", "d4", "not-its-move", NULL);
    must_explain("taketwo", "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1 -", "e1", "c1", "castling-right-lost",
                 NULL);
    must_explain("taketwo", "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1 -", "a1", "a4", "path-blocked", "a2");
    must_explain("taketwo", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1 -", "e1", "c1", "path-blocked", "b1");
    must_explain("taketwo", "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1 -", "e2", "d3",
                 "leaves-king-attacked", "e8");
    must_explain("taketwo", "4k3/8/8/8/8/8/P7/4K3 w - - 0 80 a2", "a2", "a3", "switched-this-turn",
                 "a2");
    must_explain("taketwo", "4k3/8/8/8/8/8/8/3QK3 w - - 100 80 -", "d1", "d2", "game-over", NULL);
}

/* The advanced pawn stays and attacks by its second card when another pawn only steps past it. */
static void a_quiet_step_onto_the_passed_square_takes_nothing(void **state) {
    (void)state;
    must_explain("taketwo", "8/8/8/4k3/3pP~DO3/8/8/4K3 b - d3e4 0 1 -", "d4", "d3",
                 "leaves-king-attacked", "e4");
}

static void the_setup_leaves_possible_positions(void **state) {
    struct motley_error error;
    struct motley_game *game = game_of("taketwo", "4k3/8/8/8/4P3/8/P7/4K3 b - e3e4 0 1 -");
    (void)state;
    assert_false(motley_game_arrange(game, "e4", "HOD", &error));
    assert_true(motley_game_arrange(game, "a2", "HOD", &error));
    motley_game_free(game);
    game = game_of("taketwo", "4k3/8/8/8/8/4Q~DH3/8/4K3 w - - 0 1 -");
    assert_false(motley_game_arrange(game, "e3", "OHD", &error)); /* would attack the King */
    assert_true(motley_game_arrange(game, "e3", "HDO", &error));
    motley_game_free(game);
}

static void movement_is_told_in_steps(void **state) {
    struct motley_game *game = game_of("custodian;bishops=step", NULL);
    (void)state;
    struct json *bishop = json_parse(motley_game_movement(game, "B", ""));
    assert_int_equal(json_count(json_member(bishop, "steps")), 8);
    struct json *pawn = json_parse(motley_game_movement(game, "P", ""));
    assert_int_equal(json_count(json_member(pawn, "steps")), 3);
    assert_string_equal(motley_game_movement(game, "Q", ""), "null");
    assert_string_equal(motley_game_movement(game, "K", "OD"), "null");
    json_free(pawn);
    json_free(bishop);
    motley_game_free(game);
}

static void the_schema_lists_what_is_offered(void **state) {
    struct motley_game *game = motley_game_new();
    struct json *schema = json_parse(motley_game_schema(game));
    const struct json *custodian = json_member(schema, "families")->first;
    (void)state;
    assert_string_equal(json_text(custodian, "family"), "custodian");
    assert_string_equal(json_text(json_member(custodian, "options")->first, "key"), "array");
    assert_string_equal(json_text(custodian->next, "family"), "taketwo");
    assert_int_equal(json_count(json_member(custodian->next, "orders")), 6);
    json_free(schema);
    motley_game_free(game);
}

static void presets_can_all_be_played(void **state) {
    (void)state;
    for (size_t i = 0; motley_preset_at(i) != NULL; i++) {
        const struct motley_preset *preset = motley_preset_at(i);
        struct motley_game *game = game_of(preset->variant, preset->position);
        assert_string_equal(motley_game_variant(game), preset->variant);
        assert_true(motley_game_action_count(game) > 0);
        motley_game_free(game);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(variant_errors_name_their_place),
        cmocka_unit_test(a_variant_that_is_too_long_is_refused),
        cmocka_unit_test(variants_become_canonical),
        cmocka_unit_test(nothing_works_before_a_variant),
        cmocka_unit_test(an_illegal_action_is_refused_where_it_goes_wrong),
        cmocka_unit_test(played_actions_are_remembered_and_taken_back),
        cmocka_unit_test(long_games_are_kept_whole),
        cmocka_unit_test(undo_takes_a_draw_back),
        cmocka_unit_test(numbers_play_what_is_listed),
        cmocka_unit_test(numbers_of_other_lists_are_refused),
        cmocka_unit_test(nothing_is_listed_without_a_variant_and_after_the_end),
        cmocka_unit_test(texts_are_those_of_the_newest_list),
        cmocka_unit_test(lists_are_the_same_when_actions_are_taken_back),
        cmocka_unit_test(a_nul_makes_no_action),
        cmocka_unit_test(perft_has_a_limit),
        cmocka_unit_test(perft_is_broken_off),
        cmocka_unit_test(a_new_position_forgets_repetition),
        cmocka_unit_test(divide_adds_up_to_perft),
        cmocka_unit_test(perft_ignores_house_draws),
        cmocka_unit_test(the_setup_gives_orders_of_cards),
        cmocka_unit_test(families_without_cards_have_no_setup),
        cmocka_unit_test(custodian_says_why_not),
        cmocka_unit_test(taketwo_says_why_not),
        cmocka_unit_test(a_quiet_step_onto_the_passed_square_takes_nothing),
        cmocka_unit_test(the_setup_leaves_possible_positions),
        cmocka_unit_test(movement_is_told_in_steps),
        cmocka_unit_test(the_schema_lists_what_is_offered),
        cmocka_unit_test(presets_can_all_be_played),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
