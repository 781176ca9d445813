/*
 * Whole games with everything that the core says in them, compared with the files of
 * tests/playthroughs/, and what it says of each family, with those of tests/schemas/. After an
 * intended change: cmake --build build/native --target playthroughs, and read the difference.
 */

#include "rules.h"
#include "transcript.h"

#include <string.h>

static void playthrough_is_the_same(void **state) {
    const struct playthrough *playthrough = *state;
    must_be_as_in(playthrough->path, transcript_of(playthrough));
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
    must_be_as_in(schema_path(family), transcript_of_schema(family));
}

/* Writes all files anew. */
static void playthroughs_write(void) {
    for (const struct playthrough *playthrough = playthroughs_read(); playthrough->path != NULL;
         playthrough++)
        data_write(playthrough->path, transcript_of(playthrough));
    for (const struct rules *const *rules = families_offered; *rules != NULL; rules++)
        data_write(schema_path((*rules)->family), transcript_of_schema((*rules)->family));
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
