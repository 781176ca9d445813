/* One test per row of tests/texts/: TEXT | EXPECTED: the canonical text, or `error: KEY`. */

#include "support.h"

#include <stdio.h>
#include <string.h>

struct row {
    const char *text, *expected;
};

static void row_holds(void **state) {
    static const char refused[] = "error: ";
    const struct row *row = *state;
    const bool is_refused = strncmp(row->expected, refused, strlen(refused)) == 0;
    struct motley_game *game = motley_game_new();
    struct motley_error error;
    const bool is_read = motley_game_set_variant(game, row->text, strlen(row->text), &error);
    assert_int_equal(is_read, !is_refused);
    if (is_refused) {
        assert_string_equal(error.key, row->expected + strlen(refused));
        assert_true(error.offset + error.length <= strlen(row->text));
    } else {
        assert_string_equal(motley_game_variant(game), row->expected);
        const size_t length = strlen(row->expected);
        assert_true(motley_game_set_variant(game, row->expected, length, &error));
        assert_string_equal(motley_game_variant(game), row->expected);
    }
    motley_game_free(game);
}

static void row_add(struct test_list *list, char *const *fields) {
    struct row *row = keep(sizeof *row);
    *row = (struct row){fields[0], fields[1]};
    test_list_add(list, row->text, row_holds, row);
}

static void file_add(struct test_list *list, const char *path) {
    test_list_add_rows(list, path, 2, row_add);
}

int main(void) {
    struct test_list list = {0};
    test_list_add_files(&list, "texts", ".txt", file_add);
    return test_list_run(&list, "texts");
}
