/*
 * Whole games with everything that the core says in them, compared with the files of
 * tests/playthroughs/. After an intended change: cmake --build build/native --target playthroughs,
 * and read the difference.
 */

#include "transcript.h"

#include <stdio.h>
#include <string.h>

/* The first line in which two texts differ, counted from 1; both are moved there. */
static size_t first_difference(const char **a, const char **b) {
    size_t line = 1;
    const char *start_a = *a, *start_b = *b;
    for (size_t i = 0; (*a)[i] == (*b)[i] && (*a)[i] != '\0'; i++)
        if ((*a)[i] == '\n') {
            start_a = *a + i + 1;
            start_b = *b + i + 1;
            line++;
        }
    *a = start_a;
    *b = start_b;
    return line;
}

static void playthrough_is_the_same(void **state) {
    const struct playthrough *playthrough = *state;
    const char *expected = data_read(playthrough->path);
    const char *actual = transcript_of(playthrough);
    if (strcmp(expected, actual) == 0)
        return;
    const size_t line = first_difference(&expected, &actual);
    fail_msg("%s:%zu\n  was    %.*s\n  is now %.*s", playthrough->path, line,
             (int)strcspn(expected, "\n"), expected, (int)strcspn(actual, "\n"), actual);
}

/* Writes all files anew. */
static int playthroughs_write(void) {
    for (const struct playthrough *playthrough = playthroughs_read(); playthrough->path != NULL;
         playthrough++) {
        char path[1024];
        const char *text = transcript_of(playthrough);
        snprintf(path, sizeof path, "%s/%s", MOTLEY_TEST_DATA, playthrough->path);
        FILE *file = fopen(path, "wb");
        if (file == NULL || fputs(text, file) < 0 || fclose(file) != 0) {
            fprintf(stderr, "cannot write %s\n", path);
            return 1;
        }
    }
    return 0;
}

int main(int argc, char **argv) {
    struct test_list list = {0};
    if (argc == 2 && strcmp(argv[1], "write") == 0)
        return playthroughs_write();
    for (const struct playthrough *playthrough = playthroughs_read(); playthrough->path != NULL;
         playthrough++)
        test_list_add(&list, playthrough->path, playthrough_is_the_same, (void *)playthrough);
    return test_list_run(&list, "playthroughs");
}
