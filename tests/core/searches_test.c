/*
 * What the search finds in the presets that start as their variants do, and how many positions it
 * looks at for that, compared with the files of tests/searches/, one of each family. Every change
 * of the search shows there, those of what it leaves out by guess too. After an intended one:
 * cmake --build build/native --target searches, and read the difference.
 */

#define _POSIX_C_SOURCE 200809L

#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_MAX = 8192, STARTS = 2, LATER = 10 };

/* How a position is searched; a bit of the table is enough to show who gives way in it. */
static const struct {
    const char *name;
    struct motley_search_options options;
} ways[] = {
    {"strong", {.nodes = 2000, .table_size = 1 << 16}},
    {"small table", {.nodes = 1000, .table_size = 1 << 10}},
    {"exact", {.depth = 2, .nodes = 4000, .is_exact = true, .table_size = 1 << 14}},
    {"level 1", {.level = 1, .seed = 5, .table_size = 1 << 12}},
    {"level 4", {.level = 4, .seed = 6, .table_size = 1 << 12}},
    {"level 8", {.level = 8, .seed = 7, .nodes = 600, .table_size = 1 << 12}},
};
enum { WAYS = sizeof ways / sizeof ways[0] };

/* One search: its report, the scores of the seats now and ahead, the expected line. */
static void search_write(FILE *sheet, struct motley_search *search) {
    const struct motley_search_report report = motley_search_report(search);
    const char *action;
    fprintf(sheet, "score %d, end %d, depth %u, %llu nodes; now", report.score, report.end_in,
            report.depth, (unsigned long long)report.nodes);
    for (unsigned ahead = 0; ahead < 2; ahead++) {
        for (unsigned seat = 0; seat < 3; seat++)
            fprintf(sheet, " %d", motley_search_score_of(search, seat, ahead == 1));
        fprintf(sheet, "%s", ahead == 0 ? ", ahead" : ";");
    }
    for (size_t i = 0; (action = motley_search_line(search, i)) != NULL; i++)
        fprintf(sheet, " %s", action);
    fprintf(sheet, "\n");
}

/* Searches a position, plays what was found, and searches the next with what the table has. */
static void searches_write(FILE *sheet, struct motley_game *game, size_t way) {
    struct motley_search_options options = ways[way].options;
    struct motley_search *search = motley_search_new();
    struct motley_error error;
    size_t played = 0;
    assert_non_null(search);
    for (; played < 2 && motley_game_action_count(game) > 0; played++) {
        assert_true(motley_search_start(search, game, &options));
        while (motley_search_run(search, 1000))
            continue;
        fprintf(sheet, "%s: ", ways[way].name);
        search_write(sheet, search);
        must_play(game, keep_text(motley_search_action(search)));
        options.keeps_table = true;
    }
    while (played-- > 0)
        assert_true(motley_game_undo(game, &error));
    motley_search_free(search);
}

/* All searches of a preset, from its start and from some random actions later. */
static const char *sheet_of(const struct motley_preset *preset) {
    char *text = keep(TEXT_MAX);
    FILE *sheet = fmemopen(text, TEXT_MAX, "w");
    struct motley_game *game = game_of(preset->variant, preset->position);
    for (uint64_t start = 0; start < STARTS; start++) {
        struct random random = {start};
        for (size_t i = 0; i < start * LATER; i++)
            play_randomly(game, &random);
        fprintf(sheet, "%s", start == 0 ? "" : "later\n");
        for (size_t way = 0; way < WAYS; way++)
            searches_write(sheet, game, way);
    }
    motley_game_free(game);
    assert_int_equal(fclose(sheet), 0);
    assert_in_range(strlen(text), 0, TEXT_MAX - 2);
    return text;
}

/* The line that stands before a preset's searches. */
static const char *heading_of(const struct motley_preset *preset) {
    char *heading = keep(strlen(preset->key) + 5);
    snprintf(heading, strlen(preset->key) + 5, "\n# %s\n", preset->key);
    return heading;
}

/* The file of a preset's family. */
static const char *path_of(const struct motley_preset *preset) {
    const size_t size = strlen(preset->variant) + sizeof "searches/.txt";
    char *path = keep(size);
    snprintf(path, size, "searches/%.*s.txt", (int)strcspn(preset->variant, ";"), preset->variant);
    return path;
}

static void searches_are_the_same(void **state) {
    const struct motley_preset *preset = *state;
    const char *heading = heading_of(preset), *path = path_of(preset);
    const char *expected = strstr(data_read(path), heading);
    const char *actual = sheet_of(preset);
    if (expected == NULL) {
        fail_msg("%s does not have %s", path, preset->key);
        return;
    }
    expected += strlen(heading);
    for (size_t length; *actual != '\0'; actual += length + 1, expected += length + 1) {
        length = strcspn(actual, "\n");
        if (strncmp(actual, expected, length + 1) != 0)
            fail_msg("%s\n  was    %.*s\n  is now %.*s", preset->key, (int)strcspn(expected, "\n"),
                     expected, (int)length, actual);
    }
    assert_true(*expected == '\0' || strncmp(expected, "\n# ", 3) == 0);
}

/* Presets with positions of their own are lessons, of the same variants. */
static const struct motley_preset *next_preset(size_t *index) {
    const struct motley_preset *preset;
    do
        preset = motley_preset_at((*index)++);
    while (preset != NULL && preset->position != NULL);
    return preset;
}

/* Writes all files anew: the first preset of a family begins its file, the others go on. */
static void searches_print(void) {
    const struct motley_preset *preset;
    const char *before = "";
    for (size_t i = 0; (preset = next_preset(&i)) != NULL;) {
        char full[1024];
        snprintf(full, sizeof full, "%s/%s", MOTLEY_TEST_DATA, path_of(preset));
        const bool is_first = strcmp(before, path_of(preset)) != 0;
        FILE *file = fopen(full, is_first ? "wb" : "ab");
        assert_non_null(file);
        if (is_first)
            fputs("What the search finds: see tests/core/searches_test.c.\n", file);
        fprintf(file, "%s%s", heading_of(preset), sheet_of(preset));
        assert_int_equal(fclose(file), 0);
        before = path_of(preset);
    }
}

int main(int argc, char **argv) {
    struct test_list list = {0};
    const struct motley_preset *preset;
    if (argc == 2 && strcmp(argv[1], "write") == 0) {
        searches_print();
        return 0;
    }
    for (size_t i = 0; (preset = next_preset(&i)) != NULL;)
        test_list_add(&list, preset->key, searches_are_the_same, (void *)preset);
    return test_list_run(&list, "searches");
}
