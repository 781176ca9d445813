/* Betza notation as fairy.md 3 has it: which leaps a part takes, what else it says, what is
 * refused. */

#include "support.h"

#include "grid/betza.h"

#include <string.h>

static struct cursor cursor_over(const char *text) { return cursor_of(text, strlen(text)); }

/* Vectors in a row, as "1,2 -1,2". */
static void vectors_write(const struct vectors *vectors, char *text, size_t capacity) {
    struct writer writer = writer_of(text, capacity);
    for (unsigned i = 0; i < vectors->count; i++) {
        if (i > 0)
            write_char(&writer, ' ');
        write_number(&writer, vectors->at[i].dx);
        write_char(&writer, ',');
        write_number(&writer, vectors->at[i].dy);
    }
    assert_true(writer_has_fit(&writer));
}

static void directions_take_their_leaps(void **state) {
    static const struct {
        const char *notation, *vectors;
    } rows[] = {
        {"W", "0,1 1,0 0,-1 -1,0"},
        {"fW", "0,1"},
        {"sW", "1,0 -1,0"},
        {"fsW", "0,1 1,0 -1,0"},
        {"sfW", "0,1 1,0 -1,0"},
        {"flW", "0,1 -1,0"},
        {"fbW", "0,1 0,-1"},
        {"vW", "0,1 0,-1"},
        {"vlW", "0,1 0,-1 -1,0"},
        {"ffH", "0,3"},
        {"F", "1,1 1,-1 -1,-1 -1,1"},
        {"fF", "1,1 -1,1"},
        {"fsF", "-1,1 1,1"},
        {"lF", "-1,1 -1,-1"},
        {"lvF", "-1,-1 -1,1"},
        {"flF", "-1,1"},
        {"lfF", "-1,1"},
        {"flmF", "-1,1"},
        {"fmlF", "1,1 -1,1 -1,-1"},
        {"frlF", "-1,1 1,1 -1,-1"},
        {"hrF", "1,1 1,-1 -1,-1 -1,1"},
        {"N", "1,2 2,-1 -1,-2 -2,1 2,1 1,-2 -2,-1 -1,2"},
        {"fN", "1,2 -1,2"},
        {"ffN", "1,2 -1,2"},
        {"fffN", "1,2 -1,2"},
        {"ffrN", "1,2 2,-1 2,1 -1,2"},
        {"bN", "-1,-2 1,-2"},
        {"lN", "-2,1 -2,-1"},
        {"rN", "2,-1 2,1"},
        {"vN", "1,2 -1,-2 1,-2 -1,2"},
        {"sN", "2,-1 -2,1 2,1 -2,-1"},
        {"flN", "-2,1"},
        {"frN", "2,1"},
        {"blN", "-2,-1"},
        {"brN", "2,-1"},
        {"fsN", "-2,1 2,1"},
        {"bsN", "2,-1 -2,-1"},
        {"lfN", "-1,2"},
        {"rfN", "1,2"},
        {"lbN", "-1,-2"},
        {"rbN", "1,-2"},
        {"lvN", "-1,-2 -1,2"},
        {"rvN", "1,2 1,-2"},
        {"fhN", "1,2 -2,1 2,1 -1,2"},
        {"bhN", "2,-1 -1,-2 1,-2 -2,-1"},
        {"lhN", "-1,-2 -2,1 -2,-1 -1,2"},
        {"rhN", "1,2 2,-1 2,1 1,-2"},
        {"hrN", "1,2 2,-1 -1,-2 -2,1"},
        {"hlN", "2,1 1,-2 -2,-1 -1,2"},
        {"flbN", "-1,-2 -2,1 1,-2"},
        {"fhbN", "1,2 -1,-2 -2,1 2,1 1,-2 -1,2"},
        {"fC", "1,3 -1,3"},
        {"frZ", "3,2"},
        {"rbG", "3,-3"},
        {"fD", "0,2"},
        {"frA", "2,2"},
        {"K", "0,1 1,0 0,-1 -1,0 1,1 1,-1 -1,-1 -1,1"},
        {"fsK", "0,1 1,0 -1,0 -1,1 1,1"},
        {"frlR", "0,1 1,0 -1,0"},
        {"fB", "1,1 -1,1"},
        {"flQ", "0,1 -1,0 -1,1"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct cursor cursor = cursor_over(rows[i].notation);
        struct betza_part part;
        char vectors[200];
        assert_true(betza_read(&cursor, &part));
        assert_true(cursor_is_at_end(&cursor));
        vectors_write(&part.vectors, vectors, sizeof vectors);
        if (strcmp(vectors, rows[i].vectors) != 0)
            fail_msg("%s: %s", rows[i].notation, vectors);
    }
}

/* What a part says besides its leaps: letters of the modifiers, a colon, and the range. */
static void part_write(const struct betza_part *part, struct writer *writer) {
    write_text(writer, part->is_quiet ? "m" : "");
    write_text(writer, part->is_capture ? "c" : "");
    write_text(writer, part->is_passing ? "e" : "");
    write_text(writer, part->is_initial ? "i" : "");
    write_text(writer, part->is_lame ? "n" : "");
    if (part->hop != '\0')
        write_char(writer, part->hop);
    write_char(writer, ':');
    write_number(writer, part->range);
}

static void parts_follow_each_other(void **state) {
    static const struct {
        const char *notation, *parts;
    } rows[] = {
        {"N", "mc:1"},
        {"NN", "mc:0"},
        {"N2", "mc:2"},
        {"N1", "mc:1"},
        {"KK", "mc:0"},
        {"K2", "mc:2"},
        {"WWW", "mc:0 mc:1"},
        {"W16F", "mc:16 mc:1"},
        {"WfF", "mc:1 mc:1"},
        {"R", "mc:0"},
        {"R4B", "mc:4 mc:0"},
        {"mRcpR", "m:0 cp:0"},
        {"cpR3", "cp:3"},
        {"pR1", "mcp:1"},
        {"gQ", "mcg:0"},
        {"gWW", "mcg:0"},
        {"pF4", "mcp:4"},
        {"pmKK", "mp:0"},
        {"emW", "me:1"},
        {"fmWfceFifmnD", "m:1 ce:1 min:1"},
        {"imfWcmN", "mi:1 mc:1"},
        {"nNnZnG", "mcn:1 mcn:1 mcn:1"},
        {"inA", "mcin:1"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct cursor cursor = cursor_over(rows[i].notation);
        char parts[100];
        struct writer writer = writer_of(parts, sizeof parts);
        while (!cursor_is_at_end(&cursor)) {
            struct betza_part part;
            if (cursor.at > 0)
                write_char(&writer, ' ');
            assert_true(betza_read(&cursor, &part));
            part_write(&part, &writer);
        }
        if (strcmp(parts, rows[i].parts) != 0)
            fail_msg("%s: %s", rows[i].notation, parts);
    }
}

static void what_is_no_movement_is_refused(void **state) {
    static const struct {
        const char *notation;
        size_t at, length;
    } rows[] = {
        {"", 0, 0},     {"f", 1, 0},    {"fmX", 2, 1},  {"L", 0, 1},
        {"J", 0, 1},    {"w", 0, 1},    {"yW", 0, 1},   {"-", 0, 1},
        {"mmW", 1, 1},  {"ccW", 1, 1},  {"efeF", 2, 1}, {"ifiD", 2, 1},
        {"nfnN", 2, 1}, {"pcpR", 2, 1}, {"gcgR", 2, 1}, {"pgR", 1, 1},
        {"gpR", 1, 1},  {"hN", 0, 2},   {"hhN", 0, 3},  {"fhW", 0, 3},
        {"hrD", 0, 3},  {"fhK", 0, 3},  {"hlR", 0, 3},  {"sfN", 0, 3},
        {"vlN", 0, 3},  {"svN", 0, 3},  {"hfN", 0, 3},  {"shN", 0, 3},
        {"vhN", 0, 3},  {"sfK", 0, 3},  {"sbF", 0, 3},  {"fvlN", 0, 4},
        {"nNN", 0, 3},  {"nN1", 0, 3},  {"nW", 0, 2},   {"nF", 0, 2},
        {"nK", 0, 2},   {"nR", 0, 2},   {"nB4", 0, 3},  {"nQ", 0, 2},
        {"npRR", 0, 3}, {"ngWW", 0, 4}, {"epR", 0, 3},  {"egQ", 0, 3},
        {"gR4", 0, 3},  {"gW2", 0, 3},  {"pW", 0, 2},   {"gK", 0, 2},
        {"pN", 0, 2},   {"pNN", 0, 3},  {"gD2", 0, 3},  {"N0", 1, 1},
        {"N17", 1, 2},  {"N01", 1, 2},  {"R0", 1, 1},   {"W4294967297", 1, 2},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct cursor cursor = cursor_over(rows[i].notation);
        struct betza_part part;
        if (betza_read(&cursor, &part))
            fail_msg("%s is read", rows[i].notation);
        assert_int_equal(cursor.reason, MOTLEY_REASON_BAD_MOVEMENT);
        if (cursor.error_at != rows[i].at || cursor.error_length != rows[i].length)
            fail_msg("%s: %zu %zu", rows[i].notation, cursor.error_at, cursor.error_length);
    }
}

static void a_part_ends_with_its_text(void **state) {
    struct cursor cursor = cursor_of("fmWWfN", 3);
    struct betza_part part;
    (void)state;
    assert_true(betza_read(&cursor, &part));
    assert_int_equal(part.range, 1);
    assert_false(betza_read(&cursor, &part));
    assert_int_equal(cursor.error_at, 3);
    assert_int_equal(cursor.error_length, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(directions_take_their_leaps),
        cmocka_unit_test(parts_follow_each_other),
        cmocka_unit_test(what_is_no_movement_is_refused),
        cmocka_unit_test(a_part_ends_with_its_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
