/*
 * Whole games with everything that the core says in them, compared with the files of
 * tests/playthroughs/, and what it says of all families, with tests/schema.txt. After an intended
 * change: cmake --build build/native --target playthroughs, and read the difference.
 */

#include "transcript.h"

#include <string.h>

#define SCHEMA "schema.txt"

static void playthrough_is_the_same(void **state) {
    const struct playthrough *playthrough = *state;
    must_be_as_in(playthrough->path, transcript_of(playthrough));
}

static void schema_is_the_same(void **state) {
    (void)state;
    must_be_as_in(SCHEMA, transcript_of_schema());
}

/* Writes all files anew. */
static void playthroughs_write(void) {
    for (const struct playthrough *playthrough = playthroughs_read(); playthrough->path != NULL;
         playthrough++)
        data_write(playthrough->path, transcript_of(playthrough));
    data_write(SCHEMA, transcript_of_schema());
}

int main(int argc, char **argv) {
    struct test_list list = {0};
    if (argc == 2 && strcmp(argv[1], "write") == 0) {
        playthroughs_write();
        return 0;
    }
    test_list_add(&list, SCHEMA, schema_is_the_same, NULL);
    for (const struct playthrough *playthrough = playthroughs_read(); playthrough->path != NULL;
         playthrough++)
        test_list_add(&list, playthrough->path, playthrough_is_the_same, (void *)playthrough);
    return test_list_run(&list, "playthroughs");
}
