/*
 * `motley-lab tally`: sums up files of results: those of several parts of one match are one match
 * again, in the order of their games.
 */

#include "commands.h"

#include "cli/options.h"
#include "cli/tally.h"

#include <stdlib.h>
#include <string.h>

/* Games of files of results; each line begins with the game's number and the points. */
struct line {
    unsigned long number;
    double points;
    char *text;
};

struct lines {
    char *heading; /* of the first file: what was played */
    struct line *line;
    size_t count, capacity;
};

static char *text_copy(const char *text) {
    const size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        abort();
    return memcpy(copy, text, size);
}

static void lines_add(struct lines *lines, const char *text) {
    struct line line = {0};
    if (sscanf(text, "%lu %lf", &line.number, &line.points) != 2)
        return;
    if (lines->count == lines->capacity) {
        lines->capacity = 2 * lines->capacity + 256;
        lines->line = realloc(lines->line, lines->capacity * sizeof *lines->line);
        if (lines->line == NULL)
            abort();
    }
    line.text = text_copy(text);
    lines->line[lines->count++] = line;
}

static bool lines_read(struct lines *lines, const char *path) {
    char text[4096];
    FILE *file = fopen(path, "r");
    if (file == NULL || fgets(text, sizeof text, file) == NULL) {
        fprintf(stderr, "%s has no results\n", path);
        if (file != NULL)
            fclose(file);
        return false;
    }
    const bool is_same = lines->heading == NULL || strcmp(lines->heading, text) == 0;
    if (lines->heading == NULL)
        lines->heading = text_copy(text);
    while (is_same && fgets(text, sizeof text, file) != NULL)
        if (strchr(text, '\n') != NULL) // else it is still being written
            lines_add(lines, text);
    if (!is_same)
        fprintf(stderr, "%s holds the games of another match\n", path);
    return fclose(file) == 0 && is_same;
}

static int line_compare(const void *a, const void *b) {
    const unsigned long first = ((const struct line *)a)->number,
                        second = ((const struct line *)b)->number;
    return (first > second) - (first < second);
}

/* The games from the first on, as far as none is missing: what comes behind a gap may not decide,
   or the result would depend on which machine is fast. */
static struct tally lines_sum(const struct lines *lines, const struct sprt *sprt) {
    struct tally tally = {0};
    for (size_t i = 0; i < lines->count && lines->line[i].number == i; i++) {
        if (sprt != NULL && i % 2 == 0 && sprt_judge(sprt, &tally) != VERDICT_OPEN)
            break;
        tally_add(&tally, lines->line[i].number, lines->line[i].points);
    }
    return tally;
}

static bool lines_write(const struct lines *lines, size_t count, const char *path) {
    FILE *file = fopen(path, "w");
    if (file == NULL) {
        perror(path);
        return false;
    }
    fputs(lines->heading, file);
    for (size_t i = 0; i < count; i++)
        fputs(lines->line[i].text, file);
    return fclose(file) == 0;
}

/* Sorts the games, and leaves out what is there twice; false if two of them differ. */
static bool lines_sort(struct lines *lines) {
    size_t kept = 0;
    if (lines->count > 0)
        qsort(lines->line, lines->count, sizeof *lines->line, line_compare);
    for (size_t i = 0; i < lines->count; i++) {
        const struct line line = lines->line[i];
        if (kept == 0 || lines->line[kept - 1].number != line.number)
            lines->line[kept++] = line;
        else if (strcmp(lines->line[kept - 1].text, line.text) == 0)
            free(line.text);
        else {
            fprintf(stderr, "game %lu is there twice, with different results\n", line.number);
            return false;
        }
    }
    lines->count = kept;
    return true;
}

static void lines_tell(const struct lines *lines, const struct tally *tally,
                       const struct sprt *sprt) {
    if (tally->games > 0)
        tally_print(tally, sprt);
    if (lines->count > tally->games)
        printf("%zu games are not counted: they come behind one that is missing, or behind the end "
               "of the test\n",
               lines->count - tally->games);
}

static void lines_free(struct lines *lines) {
    for (size_t i = 0; i < lines->count; i++)
        free(lines->line[i].text);
    free(lines->line);
    free(lines->heading);
}

int command_tally(int count, char **words) {
    const char *test = NULL, *out = NULL;
    const struct cli_option options[] = {
        {"--sprt", NULL, &test}, {"--out", NULL, &out}, {NULL, NULL, NULL}};
    struct sprt sprt;
    struct lines lines = {0};
    int files = 0;
    while (files < count && strncmp(words[files], "--", 2) != 0)
        files++;
    if (files == 0 || !options_read(options, count - files, words + files) ||
        (test != NULL && !sprt_read(&sprt, test)))
        return EXIT_BAD_USAGE;
    bool is_good = true;
    for (int i = 0; i < files && is_good; i++)
        is_good = lines_read(&lines, words[i]);
    is_good = is_good && lines_sort(&lines);
    if (is_good) {
        const struct tally tally = lines_sum(&lines, test != NULL ? &sprt : NULL);
        lines_tell(&lines, &tally, test != NULL ? &sprt : NULL);
        is_good = out == NULL || lines_write(&lines, tally.games, out);
    }
    lines_free(&lines);
    return is_good ? EXIT_DONE : EXIT_BAD_TEXT;
}
