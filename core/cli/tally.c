/*
 * The sums of matches, and `motley tally`, which makes them of files of results: those of several
 * parts of one match are one match again, in the order of their games.
 */

#include "tally.h"

#include "commands.h"
#include "options.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void tally_add(struct tally *tally, unsigned long number, double points) {
    tally->games++;
    tally->wins += points == 1;
    tally->draws += points == 0.5;
    if (number % 2 == 0) {
        tally->half = points;
        tally->half_number = number;
    } else if (tally->games > 1 && tally->half_number + 1 == number)
        tally->pairs[(int)(2 * (tally->half + points))]++;
}

/* The mean share of points in pairs, and its variance between pairs. */
static void pairs_describe(const struct tally *tally, double *count, double *mean,
                           double *variance) {
    double squares = 0;
    *count = *mean = 0;
    for (int i = 0; i < PAIR_POINTS; i++) {
        const double share = i / (double)(PAIR_POINTS - 1), pairs = (double)tally->pairs[i];
        *count += pairs;
        *mean += pairs * share;
        squares += pairs * share * share;
    }
    const double divisor = *count > 0 ? *count : 1;
    *mean /= divisor;
    *variance = fmax(squares / divisor - *mean * *mean, 0);
}

static double elo_of(double share) {
    const double bounded = share < 0.001 ? 0.001 : share > 0.999 ? 0.999 : share;
    return 400 * log10(bounded / (1 - bounded));
}

static double share_of(double elo) { return 1 / (1 + pow(10, -elo / 400)); }

/* Half of the 95 % interval. Ten wins of ten games do not make the eleventh certain: the squares of
   two pairs as far from even as can be are added, so that n wins leave about 3 / n open. */
static double error_of(const struct tally *tally) {
    double count, mean, variance;
    pairs_describe(tally, &count, &mean, &variance);
    return 1.96 * sqrt(count * variance + 0.5) / fmax(count, 1);
}

bool sprt_read(struct sprt *sprt, const char *text) {
    char *end;
    sprt->low = strtod(text, &end);
    if (end == text || *end != ',')
        return false;
    text = end + 1;
    sprt->high = strtod(text, &end);
    return end != text && *end == '\0' && sprt->low < sprt->high && sprt->high - sprt->low < 1000;
}

/* The most probable distribution with a given mean, as factors of the one that was seen: each share
   a weighs 1 / (1 + t (a - mean)), and t is where the mean comes out. */
static double tilt_of(const double *seen, double mean) {
    double low = -1 / (1 - mean), high = 1 / mean; /* beyond them a weight is negative */
    for (int round = 0; round < 100; round++) {
        const double tilt = (low + high) / 2;
        double sum = 0;
        for (int i = 0; i < PAIR_POINTS; i++) {
            const double away = i / (double)(PAIR_POINTS - 1) - mean;
            sum += seen[i] * away / (1 + tilt * away);
        }
        if (sum > 0)
            low = tilt;
        else
            high = tilt;
    }
    return (low + high) / 2;
}

double sprt_ratio(const struct sprt *sprt, const struct tally *tally) {
    const double low = share_of(sprt->low), high = share_of(sprt->high);
    double seen[PAIR_POINTS], count = 0, sum = 0;
    for (int i = 0; i < PAIR_POINTS; i++) {
        // What was not seen yet may come: without this a few wins would be a proof.
        seen[i] = tally->pairs[i] > 0 ? (double)tally->pairs[i] : 1e-3;
        count += (double)tally->pairs[i];
    }
    if (count == 0)
        return 0;
    const double tilt_low = tilt_of(seen, low), tilt_high = tilt_of(seen, high);
    for (int i = 0; i < PAIR_POINTS; i++) {
        const double share = i / (double)(PAIR_POINTS - 1);
        sum += seen[i] * log((1 + tilt_low * (share - low)) / (1 + tilt_high * (share - high)));
    }
    return sum;
}

/* Where the test ends, with 5 % of errors of either kind. */
static const double ratio_bound = 2.9444389791664403; /* log 19 */

enum verdict sprt_judge(const struct sprt *sprt, const struct tally *tally) {
    const double ratio = sprt_ratio(sprt, tally);
    return ratio >= ratio_bound ? VERDICT_HIGH : ratio <= -ratio_bound ? VERDICT_LOW : VERDICT_OPEN;
}

static void sprt_print(const struct sprt *sprt, const struct tally *tally) {
    static const char *const words[] = {
        [VERDICT_OPEN] = "open", [VERDICT_LOW] = "refused", [VERDICT_HIGH] = "accepted"};
    printf("sequential test of Elo %g against %g: %.2f of ±%.2f, %s\n", sprt->high, sprt->low,
           sprt_ratio(sprt, tally), ratio_bound, words[sprt_judge(sprt, tally)]);
}

void tally_print(const struct tally *tally, const struct sprt *sprt) {
    const double games = (double)tally->games, draws = (double)tally->draws;
    const double share = ((double)tally->wins + draws / 2) / games, error = error_of(tally);
    const double low = fmax(share - error, 0), high = fmin(share + error, 1);
    printf("%lu games: +%lu =%lu -%lu, score %.3f (%.3f to %.3f), Elo %+.0f (%+.0f to %+.0f)\n",
           tally->games, tally->wins, tally->draws, tally->games - tally->wins - tally->draws,
           share, low, high, elo_of(share), elo_of(low), elo_of(high));
    if (sprt != NULL)
        sprt_print(sprt, tally);
    fflush(stdout);
}

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
