/*
 * Whole games with everything that the core says in them, compared with the files of
 * tests/playthroughs/, and what it says of each family, with those of tests/schemas/. After an
 * intended change: cmake --build build/native --target playthroughs, and read the difference.
 */

#include "rules.h"
#include "transcript.h"

#include <stdio.h>
#include <stdlib.h>
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

static void must_be_same(const char *path, const char *actual) {
    const char *expected = data_read(path);
    if (strcmp(expected, actual) == 0)
        return;
    const size_t line = first_difference(&expected, &actual);
    fail_msg("%s:%zu\n  was    %.*s\n  is now %.*s", path, line, (int)strcspn(expected, "\n"),
             expected, (int)strcspn(actual, "\n"), actual);
}

static void playthrough_is_the_same(void **state) {
    const struct playthrough *playthrough = *state;
    must_be_same(playthrough->path, transcript_of(playthrough));
}

/* The file with what is said of a family. */
static const char *schema_path(const char *family) {
    const size_t size = strlen(family) + sizeof "schemas/.txt";
    char *path = keep(size);
    snprintf(path, size, "schemas/%s.txt", family);
    return path;
}

static void schema_is_the_same(void **state) {
    const char *family = *state;
    must_be_same(schema_path(family), transcript_of_schema(family));
}

static void file_write(const char *path, const char *text) {
    char full[1024];
    snprintf(full, sizeof full, "%s/%s", MOTLEY_TEST_DATA, path);
    FILE *file = fopen(full, "wb");
    if (file == NULL || fputs(text, file) < 0 || fclose(file) != 0) {
        fprintf(stderr, "cannot write %s\n", full);
        abort();
    }
}

/* Writes all files anew. */
static void playthroughs_write(void) {
    for (const struct playthrough *playthrough = playthroughs_read(); playthrough->path != NULL;
         playthrough++)
        file_write(playthrough->path, transcript_of(playthrough));
    for (const struct rules *const *rules = families_offered; *rules != NULL; rules++)
        file_write(schema_path((*rules)->family), transcript_of_schema((*rules)->family));
}

int main(int argc, char **argv) {
    struct test_list list = {0};
    if (argc == 2 && strcmp(argv[1], "write") == 0) {
        playthroughs_write();
        return 0;
    }
    for (const struct rules *const *rules = families_offered; *rules != NULL; rules++)
        test_list_add(&list, schema_path((*rules)->family), schema_is_the_same,
                      (void *)(*rules)->family);
    for (const struct playthrough *playthrough = playthroughs_read(); playthrough->path != NULL;
         playthrough++)
        test_list_add(&list, playthrough->path, playthrough_is_the_same, (void *)playthrough);
    return test_list_run(&list, "playthroughs");
}
