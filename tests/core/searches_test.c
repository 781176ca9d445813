/*
 * The finds of the search in the presets that start as their variants do, and how many positions it
 * looks at for that, compared with the files of tests/searches/, one of each family. Every change
 * of the search shows there, those of what it leaves out by guess too. After an intended one:
 * cmake --build build/native --target searches, and read the difference.
 */

#include "rules.h"
#include "support.h"

#include <string.h>

enum { STARTS = 2, LATER = 10 };

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
static void preset_write(FILE *sheet, const struct motley_preset *preset) {
    struct motley_game *game = game_of(preset->variant, preset->position);
    fprintf(sheet, "\n# %s\n", preset->key);
    for (uint64_t start = 0; start < STARTS; start++) {
        struct random random = {start};
        for (size_t i = 0; i < start * LATER; i++)
            play_randomly(game, &random);
        fprintf(sheet, "%s", start == 0 ? "" : "later\n");
        for (size_t way = 0; way < WAYS; way++)
            searches_write(sheet, game, way);
    }
    motley_game_free(game);
}

/* The file of a family. */
static const char *path_of(const char *family) {
    const size_t size = strlen(family) + sizeof "searches/.txt";
    char *path = keep(size);
    snprintf(path, size, "searches/%s.txt", family);
    return path;
}

/* All searches of a family. Presets with positions of their own are lessons, of the same variants.
 */
static const char *searches_of(const char *family) {
    const struct motley_preset *preset;
    struct sheet sheet;
    sheet_begin(&sheet);
    fputs("What the search finds: see tests/core/searches_test.c.\n", sheet.file);
    for (size_t i = 0; (preset = motley_preset_at(i)) != NULL; i++) {
        const size_t length = strcspn(preset->variant, ";");
        const bool is_its =
            length == strlen(family) && strncmp(preset->variant, family, length) == 0;
        if (is_its && preset->position == NULL)
            preset_write(sheet.file, preset);
    }
    return sheet_end(&sheet);
}

static void searches_are_the_same(void **state) {
    must_be_as_in(path_of(*state), searches_of(*state));
}

int main(int argc, char **argv) {
    struct test_list list = {0};
    const bool is_written = argc == 2 && strcmp(argv[1], "write") == 0;
    for (const struct rules *const *rules = families_offered; *rules != NULL; rules++) {
        const char *family = (*rules)->family;
        if (is_written)
            data_write(path_of(family), searches_of(family));
        else
            test_list_add(&list, family, searches_are_the_same, (void *)family);
    }
    return is_written ? 0 : test_list_run(&list, "searches");
}
