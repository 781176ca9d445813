/* One test per row of tests/perft/: VARIANT | POSITION | DEPTH | COUNT | SOURCE. */

#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The native run alone counts beyond that. */
static const uint64_t count_max = RUNS_NATIVELY ? UINT64_MAX : 500000;

struct row {
    char *variant, *position;
    unsigned depth;
    uint64_t count;
};

static void row_holds(void **state) {
    const struct row *row = *state;
    struct motley_game *game = game_of(row->variant, row->position);
    uint64_t count = 0;
    assert_true(motley_game_perft(game, row->depth, &count));
    motley_game_free(game);
    assert_int_equal(count, row->count);
}

/* A number that fills its field; a malformed row must not pass for one that counts nothing. */
static uint64_t number_of(const char *field) {
    char *end;
    const uint64_t number = strtoull(field, &end, 10);
    if (end == field || *end != '\0') {
        fprintf(stderr, "not a number in a perft row: %s\n", field);
        abort();
    }
    return number;
}

/* A row says where its count is from, so that nobody takes what was recorded for what was proved.
 */
static void source_check(const char *source) {
    static const char *const known[] = {"reference", "two references", "own reference", "published",
                                        "recorded"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(source, known[i]) == 0)
            return;
    fprintf(stderr, "not a source of a perft row: %s\n", source);
    abort();
}

static void row_add(struct test_list *list, char *const *fields) {
    char name[512];
    struct row *row = keep(sizeof *row);
    *row = (struct row){fields[0], fields[1], (unsigned)number_of(fields[2]), number_of(fields[3])};
    source_check(fields[4]);
    if (row->count > count_max)
        return;
    snprintf(name, sizeof name, "%s %s depth %u", row->variant, row->position, row->depth);
    test_list_add(list, name, row_holds, row);
}

static void file_add(struct test_list *list, const char *path) {
    test_list_add_rows(list, path, 5, row_add);
}

int main(void) {
    struct test_list list = {0};
    test_list_add_files(&list, "perft", ".txt", file_add);
    return test_list_run(&list, "perft");
}
