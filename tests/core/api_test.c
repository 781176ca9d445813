/* The exported functions, through handles as the page calls them: each on handles that are none, on
   lengths that do not fit, in states where it must refuse, and where it has something to give. */

#include "support.h"

#include "search-api.h"

#include <math.h>
#include <string.h>

/* Functions that give a text, and functions that read one. */
static enum api_status (*const tellers[])(uint32_t handle) = {
    game_variant, game_position, game_choices, game_mended, game_outcome,
    game_actions, game_played,   game_last,    game_view,
};

static enum api_status (*const readers[])(uint32_t handle, size_t length) = {
    game_set_variant, game_set_position, game_play, game_arrange,   game_explain,   game_movement,
    possible_piece,   possible_turn,     game_goal, possible_check, possible_risks,
};

/* Functions that read two texts with a space between. */
static enum api_status (*const pair_readers[])(uint32_t handle, size_t length) = {
    game_explain,
    game_movement,
};

enum {
    TELLERS = sizeof tellers / sizeof *tellers,
    READERS = sizeof readers / sizeof *readers,
    PAIR_READERS = sizeof pair_readers / sizeof *pair_readers,
};

/* Puts a text into the game's buffer and gives its length. */
static size_t put(uint32_t handle, const char *text) {
    const size_t length = strlen(text);
    char *input = game_input(handle, length);
    assert_non_null(input);
    for (size_t i = 0; i < length; i++)
        input[i] = text[i];
    return length;
}

static void must_set(uint32_t handle, const char *variant, const char *position) {
    assert_int_equal(game_set_variant(handle, put(handle, variant)), API_OK);
    if (position != NULL)
        assert_int_equal(game_set_position(handle, put(handle, position)), API_OK);
}

static void must_say(uint32_t handle, enum api_status status, const char *text) {
    assert_int_equal(status, API_OK);
    assert_int_equal(game_text_length(handle), strlen(text));
    assert_memory_equal(game_text(handle), text, strlen(text));
}

static void must_refuse(uint32_t handle, enum api_status status, const char *subject,
                        const char *reason) {
    assert_int_equal(status, API_REFUSED);
    assert_string_equal(game_error_reason(handle), reason);
    assert_string_equal(game_error_subject(handle), subject);
}

/* Every exported function does nothing with a handle that is none. */
static void must_be_none(uint32_t handle) {
    for (size_t i = 0; i < TELLERS; i++)
        assert_int_equal(tellers[i](handle), API_BAD_HANDLE);
    for (size_t i = 0; i < READERS; i++)
        assert_int_equal(readers[i](handle, 0), API_BAD_HANDLE);
    assert_int_equal(game_free(handle), API_BAD_HANDLE);
    assert_null(game_input(handle, 10));
    assert_null(game_text(handle));
    assert_int_equal(game_text_length(handle), 0);
    assert_null(game_error_subject(handle));
    assert_null(game_error_reason(handle));
    assert_null(game_error_field(handle));
    assert_int_equal(game_error_offset(handle), 0);
    assert_int_equal(game_error_length(handle), 0);
    assert_int_equal(game_shuffle(handle, 1), API_BAD_HANDLE);
    assert_int_equal(game_undo(handle), API_BAD_HANDLE);
    assert_int_equal(game_ply(handle), 0);
    assert_true(game_stamp(handle) == 0);
    assert_int_equal(game_action_count(handle), 0);
    assert_int_equal(game_play_number(handle, 1, 0), API_BAD_HANDLE);
    assert_int_equal(game_schema(handle), API_BAD_HANDLE);
    assert_int_equal(game_perft(handle, 1), API_BAD_HANDLE);
    assert_int_equal(game_count(handle), 0);
    assert_int_equal(search_start(handle, 0, 1, 1, 1, 1), API_BAD_HANDLE);
    assert_int_equal(search_run(handle, 1), 0);
    assert_int_equal(search_tell(handle, 0), 0);
    assert_int_equal(search_line(handle), API_BAD_HANDLE);
    assert_int_equal(search_score(handle), 0);
    assert_int_equal(search_end_in(handle), 0);
    assert_int_equal(search_depth(handle), 0);
    assert_int_equal(search_nodes(handle), 0);
    assert_int_equal(search_score_of(handle, 0, 0), 0);
    assert_int_equal(takes_start(handle), API_BAD_HANDLE);
    assert_int_equal(takes_run(handle, 1), 0);
    assert_int_equal(takes_tell(handle), API_BAD_HANDLE);
}

/* A game with all that a handle can have: input, list, count, and a search that has found
   something. */
static uint32_t busy_game(void) {
    const uint32_t handle = game_new();
    assert_int_not_equal(handle, 0);
    must_set(handle, "custodian", NULL);
    assert_int_equal(game_play(handle, put(handle, "a2a3")), API_OK);
    assert_int_equal(game_perft(handle, 2), API_OK);
    assert_int_equal(search_start(handle, 0, 500, 0, 64, 2), API_OK);
    assert_int_equal(takes_start(handle), API_OK);
    while (search_run(handle, 100))
        continue;
    assert_int_equal(game_actions(handle), API_OK);
    return handle;
}

/* The text that was made last, in memory of its own: an answer ends by its length, not by a zero.
 */
static const char *kept_answer(uint32_t handle) {
    const size_t length = game_text_length(handle);
    char *copy = keep(length + 1);
    return memcpy(copy, game_text(handle), length);
}

static void lines_are_told_one_by_one(void **state) {
    const uint32_t handle = busy_game();
    (void)state;
    assert_int_equal(search_line(handle), API_OK);
    const char *best = kept_answer(handle);
    assert_int_equal(search_tell(handle, 1), 1);
    assert_int_equal(search_line(handle), API_OK);
    assert_string_not_equal(kept_answer(handle), best);
    assert_int_equal(search_tell(handle, 2), 0);
    assert_int_equal(search_tell(handle, 0), 1);
    assert_int_equal(search_line(handle), API_OK);
    assert_string_equal(kept_answer(handle), best);
    assert_int_equal(game_free(handle), API_OK);
}

static void handles_that_are_none_do_nothing(void **state) {
    const uint32_t handle = busy_game();
    const uint32_t none[] = {
        0,         1,          API_GAMES_MAX - 1,      handle + 1,       handle - 1,
        INT32_MAX, UINT32_MAX, handle + API_GAMES_MAX, handle | 1u << 31};
    (void)state;
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        must_be_none(none[i]);
    assert_int_equal(game_ply(handle), 1);
    assert_int_equal(game_free(handle), API_OK);
}

static void a_freed_handle_stays_none_when_its_place_is_taken(void **state) {
    const uint32_t freed = busy_game();
    (void)state;
    assert_int_equal(game_free(freed), API_OK);
    must_be_none(freed);
    const uint32_t next = busy_game();
    assert_int_equal(next % API_GAMES_MAX, freed % API_GAMES_MAX);
    assert_int_not_equal(next, freed);
    must_be_none(freed);
    assert_int_equal(game_ply(next), 1);
    assert_int_equal(game_free(next), API_OK);
}

static void there_are_no_more_games_than_places(void **state) {
    uint32_t handles[API_GAMES_MAX];
    (void)state;
    for (size_t i = 0; i < API_GAMES_MAX; i++) {
        handles[i] = game_new();
        assert_int_not_equal(handles[i], 0);
    }
    assert_int_equal(game_new(), 0);
    must_set(handles[7], "taketwo", NULL);
    assert_int_equal(game_free(handles[7]), API_OK);
    handles[7] = game_new();
    assert_int_not_equal(handles[7], 0);
    must_refuse(handles[7], game_position(handles[7]), "game", "no-variant");
    for (size_t i = 0; i < API_GAMES_MAX; i++)
        assert_int_equal(game_free(handles[i]), API_OK);
}

static void lengths_that_the_buffer_does_not_hold_are_refused(void **state) {
    const uint32_t handle = game_new();
    (void)state;
    for (size_t i = 0; i < READERS; i++)
        assert_int_equal(readers[i](handle, 0), API_BAD_LENGTH);
    assert_null(game_input(handle, API_TEXT_MAX + 1));
    assert_null(game_input(handle, SIZE_MAX));
    assert_non_null(game_input(handle, 20));
    for (size_t i = 0; i < READERS; i++) {
        assert_int_equal(readers[i](handle, 21), API_BAD_LENGTH);
        assert_int_equal(readers[i](handle, SIZE_MAX), API_BAD_LENGTH);
    }
    assert_int_equal(game_free(handle), API_OK);
}

/* The whole buffer may be used, and a smaller text does not make it smaller. */
static void the_longest_text_is_read(void **state) {
    const uint32_t handle = game_new();
    char *input = game_input(handle, API_TEXT_MAX);
    (void)state;
    assert_non_null(input);
    memset(input, 'a', API_TEXT_MAX);
    must_refuse(handle, game_set_variant(handle, API_TEXT_MAX), "variant", "unknown-family");
    assert_int_equal(game_error_offset(handle), 0);
    assert_int_equal(game_error_length(handle), API_TEXT_MAX);
    assert_ptr_equal(game_input(handle, 3), input);
    must_set(handle, "till", NULL);
    input = game_input(handle, API_TEXT_MAX);
    memset(input, 'a', API_TEXT_MAX);
    must_refuse(handle, game_set_position(handle, API_TEXT_MAX), "position", "too-long");
    assert_int_equal(game_free(handle), API_OK);
}

static void nothing_can_be_told_before_a_variant(void **state) {
    const uint32_t handle = game_new();
    (void)state;
    for (size_t i = 0; i < TELLERS; i++)
        must_refuse(handle, tellers[i](handle), "game", "no-variant");
    must_refuse(handle, game_set_position(handle, put(handle, "x")), "position", "no-variant");
    must_refuse(handle, game_play(handle, put(handle, "a2a3")), "action", "no-variant");
    must_refuse(handle, game_play_number(handle, 0, 0), "action", "no-variant");
    assert_true(game_stamp(handle) == 0);
    assert_int_equal(game_action_count(handle), 0);
    must_refuse(handle, game_arrange(handle, put(handle, "a2 OHD")), "game", "no-variant");
    must_refuse(handle, game_explain(handle, put(handle, "a2 a3")), "game", "no-variant");
    must_refuse(handle, game_movement(handle, put(handle, "K ")), "game", "no-variant");
    must_refuse(handle, game_goal(handle, put(handle, "win")), "goal", "no-variant");
    must_refuse(handle, game_shuffle(handle, 1), "game", "no-variant");
    must_refuse(handle, game_undo(handle), "game", "no-variant");
    must_refuse(handle, game_perft(handle, 1), "game", "no-variant");
    must_refuse(handle, search_start(handle, 0, 1, 1, 1, 1), "game", "no-variant");
    must_refuse(handle, takes_start(handle), "game", "no-variant");
    must_refuse(handle, possible_turn(handle, put(handle, "w")), "game", "no-variant");
    must_refuse(handle, possible_piece(handle, put(handle, "a1")), "game", "no-variant");
    must_refuse(handle, possible_check(handle, put(handle, "a1")), "game", "no-variant");
    must_refuse(handle, possible_risks(handle, put(handle, "a1")), "game", "no-variant");
    assert_int_equal(game_ply(handle), 0);
    assert_int_equal(game_schema(handle), API_OK);
    assert_int_equal(game_free(handle), API_OK);
}

/* The list has a space between any two texts, and none at its end. */
static void all_actions_are_told(void **state) {
    const uint32_t handle = game_new();
    (void)state;
    must_set(handle, "custodian", "7/2K4/7/7/7/7/k6 b - 5 10");
    must_say(handle, game_actions(handle), "a1a2 a1b2 a1b1");
    must_refuse(handle, game_undo(handle), "game", "at-start");
    must_set(handle, "custodian", "3k3/7/7/7/7/7/R2K3 w - 100 90");
    must_say(handle, game_actions(handle), "");
    must_say(handle, game_outcome(handle), "draw move-limit");
    must_refuse(handle, game_play(handle, put(handle, "a1a2")), "action", "game-over");
    must_refuse(handle, search_start(handle, 0, 1, 1, 1, 1), "game", "game-over");
    must_refuse(handle, takes_start(handle), "game", "game-over");
    must_say(handle, takes_tell(handle), "");
    assert_int_equal(game_free(handle), API_OK);
}

static void must_not_be_listed(uint32_t handle, double stamp, uint32_t number) {
    must_refuse(handle, game_play_number(handle, stamp, number), "action", "not-listed");
}

/* A number is valid with the stamp of its list alone, whatever game that was. */
static void actions_are_played_by_number(void **state) {
    const uint32_t handle = game_new(), other = game_new();
    (void)state;
    must_set(handle, "custodian", "7/2K4/7/7/7/7/k6 b - 5 10");
    must_set(other, "custodian", "7/2K4/7/7/7/7/k6 b - 5 10");
    const double stamp = game_stamp(handle), others = game_stamp(other);
    const double none[] = {0,     -1,        others,   stamp + 0.5, -stamp,
                           1e300, -INFINITY, INFINITY, NAN,         stamp + (1ull << 32)};
    assert_true(stamp > 0 && others > 0 && stamp != others);
    assert_int_equal(game_action_count(handle), 3);
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        must_not_be_listed(handle, none[i], 0);
    must_not_be_listed(handle, stamp, 3);
    must_not_be_listed(handle, stamp, UINT32_MAX);
    must_say(handle, game_played(handle), "");
    assert_int_equal(game_play_number(handle, stamp, 2), API_OK);
    must_not_be_listed(handle, stamp, 0);
    assert_true(game_stamp(handle) != stamp);
    assert_int_equal(game_play_number(handle, game_stamp(handle), 0), API_OK);
    assert_int_equal(game_ply(handle), 2);
    assert_int_equal(game_played(handle), API_OK);
    assert_memory_equal(game_text(handle), "a1b1 c6", 7);
    assert_int_equal(game_undo(handle), API_OK);
    const double second = game_stamp(handle);
    assert_int_equal(game_undo(handle), API_OK);
    assert_true(game_stamp(handle) == stamp);
    must_not_be_listed(handle, second, 0);
    assert_int_equal(game_play_number(handle, stamp, 1), API_OK);
    must_not_be_listed(handle, second, 0);
    must_set(handle, "custodian", "7/2K4/7/7/7/7/k6 b - 5 10");
    must_not_be_listed(handle, stamp, 0);
    assert_int_equal(game_free(handle), API_OK);
    assert_int_equal(game_play_number(handle, stamp, 0), API_BAD_HANDLE);
    must_not_be_listed(other, stamp, 0);
    must_set(other, "custodian", "3k3/7/7/7/7/7/R2K3 w - 100 90");
    must_refuse(other, game_play_number(other, game_stamp(other), 0), "action", "game-over");
    assert_int_equal(game_free(other), API_OK);
}

/* What was mended is told of the position that was set last, and of no variant. */
static void mended_fields_are_told(void **state) {
    const uint32_t handle = game_new();
    (void)state;
    must_set(handle, "custodian", "3k3/7/7/7/7/7/R2K3 w KQ 4");
    assert_int_equal(game_mended(handle), API_OK);
    assert_string_equal(kept_answer(handle),
                        "[{\"field\":\"castling\",\"reason\":\"castling-unmet\",\"offset\":21,"
                        "\"length\":2,\"taken\":\"Q\"},{\"field\":\"turn\",\"reason\":"
                        "\"missing-field\",\"offset\":25,\"length\":0,\"taken\":\"1\"}]");
    must_refuse(handle, game_set_position(handle, put(handle, "x")), "position", "unknown-piece");
    assert_int_equal(game_mended(handle), API_OK);
    assert_int_not_equal(game_text_length(handle), strlen("[]"));
    must_set(handle, "custodian", NULL);
    assert_int_equal(game_mended(handle), API_OK);
    assert_string_equal(kept_answer(handle), "[]");
    assert_int_equal(game_free(handle), API_OK);
}

/* A refusal names its place, and the game is as it was. */
static void refusals_name_their_place(void **state) {
    const uint32_t handle = busy_game();
    (void)state;
    must_refuse(handle, game_set_variant(handle, put(handle, "custodian;array=round")), "variant",
                "unknown-value");
    assert_int_equal(game_error_offset(handle), 16);
    assert_int_equal(game_error_length(handle), 5);
    must_refuse(handle, game_play(handle, put(handle, "b6b7")), "action", "not-legal");
    assert_int_equal(game_error_offset(handle), 3);
    assert_int_equal(game_error_length(handle), 1);
    assert_string_equal(game_error_field(handle), "");
    must_refuse(handle, game_set_position(handle, put(handle, "3k3/7/7/7/7/7/R2K3")), "position",
                "missing-field");
    assert_string_equal(game_error_field(handle), "side");
    must_refuse(handle, game_shuffle(handle, 1), "game", "not-at-start");
    assert_string_equal(game_error_field(handle), "");
    must_refuse(handle, game_arrange(handle, put(handle, "a2 OHD")), "game", "not-at-start");
    assert_int_equal(game_ply(handle), 1);
    assert_int_equal(game_free(handle), API_OK);
}

/* A pair is split at its first space, and has no NUL. */
static void pairs_are_two_texts(void **state) {
    const uint32_t handle = game_new();
    (void)state;
    must_set(handle, "taketwo", NULL);
    for (size_t i = 0; i < PAIR_READERS; i++) {
        must_refuse(handle, pair_readers[i](handle, put(handle, "b1")), "game", "unexpected-end");
        must_refuse(handle, pair_readers[i](handle, put(handle, "")), "game", "unexpected-end");
        memcpy(game_input(handle, 6), "b1\0OHD", 6);
        must_refuse(handle, pair_readers[i](handle, 6), "game", "not-ascii");
    }
    must_refuse(handle, game_arrange(handle, put(handle, "d1 XYZ ")), "game", "unknown-form");
    must_refuse(handle, game_arrange(handle, put(handle, "b3 DOH")), "game", "bad-square");
    assert_int_equal(game_arrange(handle, put(handle, "d1 DHO")), API_OK);
    assert_int_equal(game_position(handle), API_OK);
    assert_non_null(strstr(game_text(handle), "Q~DH"));
    must_refuse(handle, game_arrange(handle, put(handle, "d8 OHD b1")), "game", "bad-square");
    must_refuse(handle, game_arrange(handle, put(handle, "")), "game", "empty");
    must_say(handle, game_explain(handle, put(handle, "b1 ")),
             "{\"reason\":\"bad-square\",\"squares\":[]}");
    must_say(handle, game_movement(handle, put(handle, "X OH")), "null");
    must_say(handle, game_goal(handle, put(handle, "win in 1 turn")), "open");
    must_refuse(handle, game_goal(handle, put(handle, "win in 0 turns")), "goal", "bad-number");
    assert_int_equal(game_movement(handle, put(handle, "Q OH")), API_OK);
    assert_int_equal(game_free(handle), API_OK);
}

static void a_shuffled_start_is_drawn(void **state) {
    const uint32_t handle = game_new();
    (void)state;
    must_set(handle, "taketwo", NULL);
    must_refuse(handle, game_shuffle(handle, 5), "game", "no-shuffle");
    must_set(handle, "till", NULL);
    assert_int_equal(game_shuffle(handle, 5), API_OK);
    assert_int_equal(game_ply(handle), 0);
    assert_int_equal(game_position(handle), API_OK);
    assert_null(strstr(game_text(handle), "KQRRBBNN"));
    assert_int_equal(game_free(handle), API_OK);
}

static void perft_is_counted(void **state) {
    const uint32_t handle = game_new();
    (void)state;
    must_set(handle, "taketwo;switch=off", NULL);
    assert_int_equal(game_count(handle), 0);
    assert_int_equal(game_perft(handle, 3), API_OK);
    assert_int_equal(game_count(handle), 8902);
    must_refuse(handle, game_perft(handle, MOTLEY_PERFT_DEPTH_MAX + 1), "game", "limit");
    must_refuse(handle, game_perft(handle, UINT32_MAX), "game", "limit");
    assert_int_equal(game_count(handle), 8902);
    assert_int_equal(game_free(handle), API_OK);
}

static void what_is_possible_is_told(void **state) {
    const uint32_t handle = game_new();
    (void)state;
    must_set(handle, "custodian", "3k3/7/1R1pR2/7/7/7/3K3 w - 0 9");
    must_say(handle, possible_turn(handle, put(handle, "b")),
             "{\"seat\":\"b\",\"reason\":\"none\",\"squares\":[],\"actions\":["
             "{\"text\":\"d5d4\",\"type\":\"move\",\"source\":\"d5\",\"target\":\"d4\"},"
             "{\"text\":\"d7e7\",\"type\":\"move\",\"source\":\"d7\",\"target\":\"e7\"},"
             "{\"text\":\"d7e6\",\"type\":\"move\",\"source\":\"d7\",\"target\":\"e6\"},"
             "{\"text\":\"d7d6\",\"type\":\"move\",\"source\":\"d7\",\"target\":\"d6\"},"
             "{\"text\":\"d7c6\",\"type\":\"move\",\"source\":\"d7\",\"target\":\"c6\"},"
             "{\"text\":\"d7c7\",\"type\":\"move\",\"source\":\"d7\",\"target\":\"c7\"}]}");
    must_refuse(handle, possible_turn(handle, put(handle, "c")), "game", "bad-side");
    must_refuse(handle, possible_turn(handle, put(handle, "wb")), "game", "bad-side");
    must_say(handle, possible_piece(handle, put(handle, "d5")),
             "{\"reason\":\"none\",\"squares\":[]}");
    must_say(handle, possible_check(handle, put(handle, "d7")), "{\"attacks\":[],\"failures\":[]}");
    must_say(handle, possible_risks(handle, put(handle, "d7")), "{\"squares\":[]}");
    assert_int_equal(takes_run(handle, 100), 0);
    assert_int_equal(takes_start(handle), API_OK);
    while (takes_run(handle, 10))
        ;
    must_say(handle, takes_tell(handle),
             "{\"whole\":true,\"actions\":2,\"done\":1000,\"seats\":["
             "{\"seat\":\"w\",\"reason\":\"none\",\"squares\":[],\"takes\":[{\"square\":\"d5\","
             "\"x\":3,\"y\":4,\"actions\":1,\"from\":[\"b5\"]}]},"
             "{\"seat\":\"b\",\"reason\":\"none\",\"squares\":[],\"takes\":[]}]}");
    assert_int_equal(game_free(handle), API_OK);
}

static void a_search_finds_the_way_to_the_throne(void **state) {
    const uint32_t handle = game_new();
    (void)state;
    must_set(handle, "custodian", "7/7/3K3/7/7/7/k6 w - 5 10");
    must_say(handle, search_line(handle), "");
    assert_int_equal(search_run(handle, 100), 0);
    must_refuse(handle, search_start(handle, MOTLEY_LEVELS + 1, 0, 0, 64, 1), "game", "limit");
    must_refuse(handle, search_start(handle, 0, 0, 0, 64, MOTLEY_LINES_MAX + 1), "game", "limit");
    must_refuse(handle, search_start(handle, 0, 0, 0, 0, 1), "game", "limit");
    must_refuse(handle, search_start(handle, 0, 0, 0, UINT32_MAX, 1), "game", "limit");
    assert_int_equal(search_start(handle, 0, 0, 0, 64, 1), API_OK);
    while (search_run(handle, 100))
        continue;
    assert_int_equal(search_end_in(handle), 3);
    assert_true(search_score(handle) > 20000);
    assert_true(search_depth(handle) >= 3);
    assert_true(search_nodes(handle) > 0);
    assert_int_equal(search_line(handle), API_OK);
    assert_int_equal(game_text_length(handle), strlen("d5c6 a1a2 c6d7"));
    assert_true(search_score_of(handle, 0, 1) > search_score_of(handle, 1, 1));
    assert_int_not_equal(search_score_of(handle, 0, 0), search_score_of(handle, 0, 1));
    assert_int_equal(search_score_of(handle, 2, 0), 0);
    assert_int_equal(search_score_of(handle, UINT32_MAX, 0), 0);
    assert_int_equal(game_free(handle), API_OK);
}

static void nothing_has_trapped(void **state) {
    (void)state;
    assert_string_equal(trap_message(), "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_are_told_one_by_one),
        cmocka_unit_test(handles_that_are_none_do_nothing),
        cmocka_unit_test(a_freed_handle_stays_none_when_its_place_is_taken),
        cmocka_unit_test(there_are_no_more_games_than_places),
        cmocka_unit_test(lengths_that_the_buffer_does_not_hold_are_refused),
        cmocka_unit_test(the_longest_text_is_read),
        cmocka_unit_test(nothing_can_be_told_before_a_variant),
        cmocka_unit_test(all_actions_are_told),
        cmocka_unit_test(actions_are_played_by_number),
        cmocka_unit_test(mended_fields_are_told),
        cmocka_unit_test(refusals_name_their_place),
        cmocka_unit_test(pairs_are_two_texts),
        cmocka_unit_test(a_shuffled_start_is_drawn),
        cmocka_unit_test(perft_is_counted),
        cmocka_unit_test(what_is_possible_is_told),
        cmocka_unit_test(a_search_finds_the_way_to_the_throne),
        cmocka_unit_test(nothing_has_trapped),
    };
    return cmocka_run_group_tests_name("api", tests, NULL, NULL);
}
