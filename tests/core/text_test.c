/* Cursor and writer: the readers that every text goes through. */

#include "support.h"

#include "rules.h"
#include "values.h"

#include <string.h>

static struct cursor cursor_over(const char *text) { return cursor_of(text, strlen(text)); }

static void numbers_are_strict(void **state) {
    static const struct {
        const char *text;
        uint32_t limit;
        enum motley_reason reason;
        uint32_t value;
    } rows[] = {
        {"0", 9, MOTLEY_REASON_NONE, 0},
        {"99999", 99999, MOTLEY_REASON_NONE, 99999},
        {"100000", 99999, MOTLEY_REASON_NUMBER_TOO_LARGE, 0},
        {"99999999999999999999999", 99999, MOTLEY_REASON_NUMBER_TOO_LARGE, 0},
        {"4294967295", UINT32_MAX, MOTLEY_REASON_NONE, UINT32_MAX},
        {"00", 9, MOTLEY_REASON_BAD_NUMBER, 0},
        {"01", 9, MOTLEY_REASON_BAD_NUMBER, 0},
        {"", 9, MOTLEY_REASON_BAD_NUMBER, 0},
        {"-1", 9, MOTLEY_REASON_BAD_NUMBER, 0},
        {"+1", 9, MOTLEY_REASON_BAD_NUMBER, 0},
        {" 1", 9, MOTLEY_REASON_BAD_NUMBER, 0},
        {"x", 9, MOTLEY_REASON_BAD_NUMBER, 0},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct cursor cursor = cursor_over(rows[i].text);
        uint32_t value = 0;
        const bool is_read = cursor_read_number(&cursor, rows[i].limit, &value);
        assert_int_equal(is_read, rows[i].reason == MOTLEY_REASON_NONE);
        assert_int_equal(cursor.reason, rows[i].reason);
        assert_int_equal(value, rows[i].value);
    }
}

static void the_first_error_stays(void **state) {
    struct cursor cursor = cursor_over("abc");
    (void)state;
    assert_false(cursor_fail(&cursor, MOTLEY_REASON_BAD_SIDE, 1, 2));
    assert_false(cursor_fail(&cursor, MOTLEY_REASON_KING_COUNT, 2, 1));
    assert_int_equal(cursor.reason, MOTLEY_REASON_BAD_SIDE);
    assert_int_equal(cursor.error_at, 1);
    assert_int_equal(cursor.error_length, 2);
}

static void the_cursor_stops_at_the_end(void **state) {
    struct cursor cursor = cursor_of("ab", 1);
    (void)state;
    assert_true(cursor_accept(&cursor, 'a'));
    assert_true(cursor_is_at_end(&cursor));
    assert_int_equal(cursor_peek(&cursor), '\0');
    assert_false(cursor_accept(&cursor, 'b'));
    assert_int_equal(cursor_token_length(&cursor, " "), 0);
}

static void the_writer_counts_what_does_not_fit(void **state) {
    char buffer[4];
    struct writer writer = writer_of(buffer, sizeof buffer);
    (void)state;
    write_text(&writer, "abc");
    assert_true(writer_has_fit(&writer));
    write_text(&writer, "def");
    assert_false(writer_has_fit(&writer));
    assert_int_equal(writer.length, 6);
    assert_string_equal(buffer, "abc");
}

static void the_writer_knows_every_number(void **state) {
    char buffer[64];
    struct writer writer = writer_of(buffer, sizeof buffer);
    (void)state;
    write_number(&writer, 0);
    write_char(&writer, ' ');
    write_number(&writer, INT64_MIN);
    write_char(&writer, ' ');
    write_number(&writer, INT64_MAX);
    assert_string_equal(buffer, "0 -9223372036854775808 9223372036854775807");
}

static void json_gets_its_commas(void **state) {
    char buffer[64];
    struct writer writer = writer_of(buffer, sizeof buffer);
    (void)state;
    write_value_object(&writer, NULL);
    write_value_number(&writer, "a", 1);
    write_value_array(&writer, "b");
    write_value_number(&writer, NULL, 2);
    write_value_member(&writer, NULL, "x");
    write_value_array_end(&writer);
    write_value_flag(&writer, "c", false);
    write_value_flag(&writer, "d", true);
    write_value_object_end(&writer);
    assert_string_equal(buffer, "{\"a\":1,\"b\":[2,\"x\"],\"d\":true}");
}

static void squares_are_read_and_written(void **state) {
    static const struct rules board = {.files = 16, .ranks = 16};
    static const struct rules grid = {.files = 0};
    static const struct {
        const struct rules *rules;
        const char *text;
        bool is_square;
        int32_t x, y;
    } rows[] = {
        {&board, "a1", true, 0, 0},        {&board, "p16", true, 15, 15},
        {&board, "a0", false, 0, 0},       {&board, "q1", false, 0, 0},
        {&board, "a01", false, 0, 0},      {&board, "A1", false, 0, 0},
        {&board, "1a", false, 0, 0},       {&grid, "0,0", true, 0, 0},
        {&grid, "3,-2", true, 3, -2},      {&grid, "-1000000,1000000", true, -1000000, 1000000},
        {&grid, "1000001,0", false, 0, 0}, {&grid, "-0,0", false, 0, 0},
        {&grid, "3", false, 0, 0},         {&grid, "3, 2", false, 0, 0},
        {&grid, "03,2", false, 0, 0},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct cursor cursor = cursor_over(rows[i].text);
        struct square square = {0};
        const bool is_square = square_read(rows[i].rules, &cursor, &square);
        assert_int_equal(is_square && cursor_is_at_end(&cursor), rows[i].is_square);
        if (!rows[i].is_square)
            continue;
        char buffer[32];
        struct writer writer = writer_of(buffer, sizeof buffer);
        assert_int_equal(square.x, rows[i].x);
        assert_int_equal(square.y, rows[i].y);
        square_write(rows[i].rules, square, &writer);
        assert_string_equal(buffer, rows[i].text);
    }
}

/* formats 3: one row per form of an action's text. */
static void actions_have_their_forms(void **state) {
    static const struct rules board = {.files = 10, .ranks = 10};
    static const struct rules grid = {.files = 0};
    const struct square c1 = {2, 0}, d3 = {3, 2}, e4 = {4, 3};
    const struct {
        const struct rules *rules;
        struct action_view view;
        const char *text;
    } rows[] = {
        {&board, {.from = c1, .to = d3}, "c1d3"},
        {&board, {.from = {0, 8}, .to = {0, 9}, .kind = "RN"}, "a9a10=RN"},
        {&board,
         {.from = {0, 8}, .to = {0, 9}, .kind = "Q", .is_turned = true, .facing = 2},
         "a9a10=Q~2"},
        {&board, {.from = c1, .to = d3, .is_turned = true, .facing = 1}, "c1d3~1"},
        {&board, {.from = c1, .to = d3, .is_carried_to = true}, "c1_d3"},
        {&board,
         {.from = c1, .via = d3, .to = e4, .has_via = true, .is_carried_via = true},
         "c1_d3e4"},
        {&board,
         {.from = c1, .via = d3, .to = e4, .has_via = true, .is_carried_to = true},
         "c1d3_e4"},
        {&grid, {.from = {3, -2}, .to = {4, 5}}, "3,-2:4,5"},
        {&board, {.type = ACTION_SWITCH, .from = c1, .cards = "OHD"}, "c1~OH"},
        {&board, {.type = ACTION_TURN, .from = c1, .is_turned = true, .facing = 1}, "c1~1"},
        {&grid, {.type = ACTION_PLACE, .to = {3, -2}, .kind = "Q"}, "Q@3,-2"},
        {&board, {.type = ACTION_REPLACE, .from = d3, .kind = "J"}, "d3=J"},
        {&grid, {.type = ACTION_PASS}, "pass"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char buffer[64];
        struct writer writer = writer_of(buffer, sizeof buffer);
        action_write(rows[i].rules, &rows[i].view, &writer);
        assert_string_equal(buffer, rows[i].text);
    }
}

static void reasons_have_codes_of_their_own(void **state) {
    (void)state;
    for (int reason = 0; reason < MOTLEY_REASON_COUNT; reason++) {
        const char *code = motley_reason_code((enum motley_reason)reason);
        assert_non_null(code);
        assert_int_equal(strspn(code, "abcdefghijklmnopqrstuvwxyz-"), strlen(code));
        for (int other = 0; other < reason; other++)
            assert_string_not_equal(code, motley_reason_code((enum motley_reason)other));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_are_strict),
        cmocka_unit_test(the_first_error_stays),
        cmocka_unit_test(the_cursor_stops_at_the_end),
        cmocka_unit_test(the_writer_counts_what_does_not_fit),
        cmocka_unit_test(the_writer_knows_every_number),
        cmocka_unit_test(json_gets_its_commas),
        cmocka_unit_test(squares_are_read_and_written),
        cmocka_unit_test(actions_have_their_forms),
        cmocka_unit_test(reasons_have_codes_of_their_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
