/*
 * `motley-lab tune`: fits a family's weights to the results of games that the search plays against
 * itself. The evaluation is linear in its weights, so the terms of a position are found by
 * evaluating it with one weight at a time. The fit is a logistic regression of the result on the
 * evaluation; a weak pull keeps the weights of rare terms near where they were. What was seen in
 * the games can be kept in a file, so that another fit need not play them again. A shard plays a
 * row of the games and keeps what was seen there; the files of all shards are then the file of all.
 */

#include "cli/options.h"
#include "cli/player.h"
#include "commands.h"

#include "game.h"
#include "search/evaluation.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { UNIT = 2400, ROUNDS = 600, LONGEST = 1000, PATH_LENGTH = 4096 };

/* A term that a position has, and how often. */
struct term {
    uint32_t weight;
    float count;
};

/* Everything that was seen, position after position. */
struct sample {
    size_t end; /* of its terms */
    float result, bias;
    double score; /* what the search found, in pawns; kept in files, so nothing is left unset */
};

struct tuner {
    struct motley_game *game;
    const struct evaluation *evaluation;
    struct player player;
    char **variants; /* of one family */
    unsigned long variant_count;
    unsigned long games, seed, opening;
    struct shard shard;
    unsigned long parts; /* of which the samples are joined; 0: they are one file, or are played */
    int scores[LONGEST]; /* of the game being played, by ply */
    unsigned long pull;  /* against straying; the games, not their positions, weigh against it */
    unsigned long trust; /* percentage of what is learnt that comes from the search's score */
    const char *out, *samples_path;
    size_t weight_count;
    int16_t *unit;
    struct buffer notes; /* of the evaluation */
    struct term *terms;
    size_t term_count, term_capacity;
    struct sample *samples;
    size_t sample_count, sample_capacity;
    double *values, *before, *gradient, *mean, *square; /* one for each weight, in pawns */
    double slope;
};

static void *grown(void *data, size_t *capacity, size_t count, size_t size) {
    if (count < *capacity)
        return data;
    *capacity = *capacity == 0 ? 1 << 16 : *capacity * 2;
    data = realloc(data, *capacity * size);
    if (data == NULL)
        abort();
    return data;
}

/* How the result counts for a player. */
static float result_for(struct outcome outcome, unsigned player) {
    return outcome.result != RESULT_WIN ? 0.5F : outcome.winner == player ? 1.0F : 0.0F;
}

static void terms_add(struct tuner *tuner, const void *position, unsigned player) {
    const struct variant *variant = variant_of(tuner->game);
    for (size_t i = 0; i < tuner->weight_count; i++) {
        int32_t scores[SEATS_MAX] = {0};
        int64_t others = 0;
        tuner->unit[i] = UNIT;
        tuner->evaluation->score(variant, position, tuner->unit, tuner->notes.data, scores);
        tuner->unit[i] = 0;
        for (unsigned seat = 0; seat < variant->seats; seat++)
            others += seat != player ? scores[seat] : 0;
        const double count = (double)scores[player] - (double)others / (variant->seats - 1);
        if (count == 0)
            continue;
        tuner->terms =
            grown(tuner->terms, &tuner->term_capacity, tuner->term_count, sizeof *tuner->terms);
        tuner->terms[tuner->term_count++] =
            (struct term){.weight = (uint32_t)i, .count = (float)(count / UNIT)};
    }
}

/* A position counts if nothing hangs in it: no threat, and the search did not capture. */
static bool is_quiet(const struct tuner *tuner, size_t ply) {
    const struct variant *variant = variant_of(tuner->game);
    const void *position = position_at(tuner->game, ply);
    struct prospect prospect;
    tuner->evaluation->prospects(variant, position, tuner->evaluation->weights, tuner->notes.data,
                                 &ply_at(tuner->game, ply)->action, 1, true, &prospect);
    return prospect.gain == 0 &&
           !tuner->evaluation->is_threatened(variant, position, tuner->notes.data);
}

/* The positions from a ply up to another; what the search already sees the end of is left out. */
static void samples_add(struct tuner *tuner, size_t first, size_t last) {
    struct motley_game *game = tuner->game;
    const struct outcome outcome = ply_at(game, motley_game_ply(game))->outcome;
    const unsigned seats = variant_of(game)->seats;
    for (size_t ply = first; ply < last; ply++) {
        if (!is_quiet(tuner, ply))
            continue;
        const unsigned player =
            rules_of(game)->turn(variant_of(game), position_at(game, ply)).player;
        terms_add(tuner, position_at(game, ply), player);
        tuner->samples = grown(tuner->samples, &tuner->sample_capacity, tuner->sample_count,
                               sizeof *tuner->samples);
        tuner->samples[tuner->sample_count++] = (struct sample){
            .end = tuner->term_count,
            .result = result_for(outcome, player),
            .bias = (float)-log(seats - 1),
            .score = tuner->scores[ply] / 100.0,
        };
    }
}

/* The variants take turns; false for a text that is none, with a message, or another family's. */
static bool set_variant(struct tuner *tuner, unsigned long number) {
    const char *variant = tuner->variants[number % tuner->variant_count];
    return variant_set(tuner->game, variant) &&
           (tuner->evaluation == NULL || (tuner->evaluation == rules_of(tuner->game)->evaluation &&
                                          search_notes_begin(tuner->evaluation, &tuner->notes)));
}

static bool games_play(struct tuner *tuner) {
    struct motley_game *game = tuner->game;
    const struct shard shard = tuner->shard;
    const unsigned long end = tuner->games * shard.number / shard.of;
    for (unsigned long number = tuner->games * (shard.number - 1) / shard.of; number < end;
         number++) {
        struct random random = {tuner->seed * 1000003 + number};
        if (!set_variant(tuner, number))
            return false;
        opening_play(game, &random,
                     (unsigned)(tuner->opening + random_below(&random, tuner->opening + 1)));
        const size_t first = motley_game_ply(game);
        size_t last = first;
        bool is_open = true;
        while (motley_game_action_count(game) > 0 && motley_game_ply(game) < LONGEST) {
            const size_t ply = motley_game_ply(game);
            if (!player_act(&tuner->player, game, random_next(&random)))
                return false;
            tuner->scores[ply] = motley_search_report(tuner->player.search).score;
            is_open = is_open && motley_search_report(tuner->player.search).end_in == 0;
            last += is_open;
        }
        samples_add(tuner, first, last);
    }
    return true;
}

/* Room for so many more; NULL if there is none, and the old room stays. */
static void *longer(void *data, size_t count, size_t size) {
    return realloc(data, (count > 0 ? count : 1) * size);
}

/* Adds the positions of a file; false if there is no such file, or it does not fit. */
static bool samples_load(struct tuner *tuner, const char *path) {
    FILE *file = path != NULL ? fopen(path, "rb") : NULL;
    size_t counts[3] = {0};
    if (file == NULL)
        return false;
    bool is_good = fread(counts, sizeof counts, 1, file) == 1 && counts[0] == tuner->weight_count;
    if (is_good) {
        const size_t terms = tuner->term_count, samples = tuner->sample_count;
        struct term *more = longer(tuner->terms, terms + counts[1], sizeof *more);
        tuner->terms = more != NULL ? more : tuner->terms;
        struct sample *seen = longer(tuner->samples, samples + counts[2], sizeof *seen);
        tuner->samples = seen != NULL ? seen : tuner->samples;
        is_good = more != NULL && seen != NULL &&
                  fread(more + terms, sizeof *more, counts[1], file) == counts[1] &&
                  fread(seen + samples, sizeof *seen, counts[2], file) == counts[2];
        for (size_t i = samples; is_good && i < samples + counts[2]; i++)
            seen[i].end += terms;
        tuner->term_count = tuner->term_capacity = is_good ? terms + counts[1] : terms;
        tuner->sample_count = tuner->sample_capacity = is_good ? samples + counts[2] : samples;
    }
    return fclose(file) == 0 && is_good;
}

static void part_path(const struct tuner *tuner, struct shard shard, char *path, size_t size) {
    snprintf(path, size, "%s.%lu-of-%lu", tuner->samples_path, shard.number, shard.of);
}

/* Joins the files of all parts, in the order of their games. */
static bool samples_join(struct tuner *tuner) {
    char path[PATH_LENGTH];
    struct shard shard = {1, tuner->parts};
    for (; shard.number <= shard.of; shard.number++) {
        part_path(tuner, shard, path, sizeof path);
        if (!samples_load(tuner, path)) {
            fprintf(stderr, "%s is not there, or not of these weights\n", path);
            return false;
        }
    }
    return true;
}

static void samples_keep(const struct tuner *tuner, const char *path) {
    const size_t counts[] = {tuner->weight_count, tuner->term_count, tuner->sample_count};
    FILE *file = path != NULL ? fopen(path, "wb") : NULL;
    if (file == NULL)
        return;
    fwrite(counts, sizeof counts, 1, file);
    fwrite(tuner->terms, sizeof *tuner->terms, tuner->term_count, file);
    fwrite(tuner->samples, sizeof *tuner->samples, tuner->sample_count, file);
    fclose(file);
}

static bool samples_find(struct tuner *tuner) {
    if (samples_load(tuner, tuner->samples_path))
        return true;
    if (tuner->parts > 0 ? !samples_join(tuner) : !games_play(tuner))
        return false;
    samples_keep(tuner, tuner->samples_path);
    return true;
}

/* Plays the games of one part, unless its file is there. */
static bool part_find(struct tuner *tuner) {
    char path[PATH_LENGTH];
    part_path(tuner, tuner->shard, path, sizeof path);
    if (samples_load(tuner, path))
        return true;
    if (!games_play(tuner))
        return false;
    samples_keep(tuner, path);
    return true;
}

static double value_of(const struct tuner *tuner, size_t first, size_t end) {
    double value = 0;
    for (size_t i = first; i < end; i++)
        value += tuner->values[tuner->terms[i].weight] * (double)tuner->terms[i].count;
    return value;
}

/* The score of the search is less a matter of luck than the result. */
static void results_soften(struct tuner *tuner) {
    const double trust = (double)tuner->trust / 100;
    for (size_t i = 0; i < tuner->sample_count; i++) {
        struct sample *sample = &tuner->samples[i];
        const double expected =
            1 / (1 + exp(-tuner->slope * (double)sample->score - (double)sample->bias));
        sample->result = (float)((1 - trust) * (double)sample->result + trust * expected);
    }
}

/* The mean squared error of the expected results, and its slope in each weight if wanted. */
static double error_of(const struct tuner *tuner, double *gradient) {
    double error = 0;
    size_t first = 0;
    for (size_t i = 0; i < tuner->sample_count; i++) {
        const struct sample *sample = &tuner->samples[i];
        const double value = value_of(tuner, first, sample->end);
        const double expected = 1 / (1 + exp(-tuner->slope * value - (double)sample->bias));
        const double miss = expected - (double)sample->result;
        error += miss * miss;
        for (size_t j = first; gradient != NULL && j < sample->end; j++)
            gradient[tuner->terms[j].weight] += miss * (double)tuner->terms[j].count;
        first = sample->end;
    }
    return error / (double)tuner->sample_count;
}

/* The slope that makes the present weights fit best, by ever smaller steps. */
static void slope_fit(struct tuner *tuner) {
    double step = 0.2, best;
    tuner->slope = 0.5;
    best = error_of(tuner, NULL);
    while (step > 0.01 || step < -0.01) {
        tuner->slope += step;
        const double error = error_of(tuner, NULL);
        if (error < best) {
            best = error;
        } else {
            tuner->slope -= step;
            step = -step / 2;
        }
    }
}

/* One step of Adam. */
static void weights_step(struct tuner *tuner, unsigned round) {
    const double rate = 0.02 * (1 - (double)round / ROUNDS);
    const double pull = (double)tuner->pull / (double)tuner->games;
    const double first = 1 - pow(0.9, round + 1), second = 1 - pow(0.999, round + 1);
    memset(tuner->gradient, 0, tuner->weight_count * sizeof *tuner->gradient);
    error_of(tuner, tuner->gradient);
    for (size_t i = 0; i < tuner->weight_count; i++) {
        const double gradient = tuner->gradient[i] * tuner->slope / (double)tuner->sample_count +
                                pull * (tuner->values[i] - tuner->before[i]);
        tuner->mean[i] = 0.9 * tuner->mean[i] + 0.1 * gradient;
        tuner->square[i] = 0.999 * tuner->square[i] + 0.001 * gradient * gradient;
        tuner->values[i] -=
            rate * (tuner->mean[i] / first) / (sqrt(tuner->square[i] / second) + 1e-9);
    }
}

/* All groups, a line for each: its name and its numbers. */
static void weights_write(const struct evaluation *evaluation, const int16_t *weights,
                          FILE *stream) {
    for (const struct weight_group *group = evaluation->groups; group->name != NULL; group++) {
        fputs(group->name, stream);
        for (unsigned i = 0; i < group->count; i++)
            fprintf(stream, " %d", *weights++);
        fputc('\n', stream);
    }
}

static bool weights_save(const struct tuner *tuner) {
    FILE *file = tuner->out != NULL ? fopen(tuner->out, "w") : stdout;
    if (file == NULL) {
        perror(tuner->out);
        return false;
    }
    for (size_t i = 0; i < tuner->weight_count; i++)
        tuner->unit[i] = (int16_t)lround(100 * tuner->values[i]);
    weights_write(tuner->evaluation, tuner->unit, file);
    return file == stdout || fclose(file) == 0;
}

static void weights_fit(struct tuner *tuner) {
    const int16_t *start =
        tuner->player.weights != NULL ? tuner->player.weights : tuner->evaluation->weights;
    for (size_t i = 0; i < tuner->weight_count; i++)
        tuner->values[i] = tuner->before[i] = start[i] / 100.0;
    slope_fit(tuner);
    fprintf(stderr, "%zu positions, slope %.3f, error %.5f", tuner->sample_count, tuner->slope,
            error_of(tuner, NULL));
    results_soften(tuner);
    for (unsigned round = 0; round < ROUNDS; round++)
        weights_step(tuner, round);
    fprintf(stderr, ", fitted %.5f\n", error_of(tuner, NULL));
}

static bool tuner_make(struct tuner *tuner) {
    tuner->evaluation = rules_of(tuner->game)->evaluation;
    tuner->weight_count = search_weights_count(tuner->evaluation);
    tuner->unit = calloc(tuner->weight_count, sizeof *tuner->unit);
    double *rows = calloc(5 * tuner->weight_count, sizeof *rows);
    tuner->values = rows;
    if (rows == NULL || tuner->unit == NULL ||
        !search_notes_begin(tuner->evaluation, &tuner->notes))
        return false;
    tuner->before = rows + tuner->weight_count;
    tuner->gradient = rows + 2 * tuner->weight_count;
    tuner->mean = rows + 3 * tuner->weight_count;
    tuner->square = rows + 4 * tuner->weight_count;
    return true;
}

static int tuner_run(struct tuner *tuner, const char *player) {
    if (!set_variant(tuner, 0))
        return EXIT_BAD_TEXT;
    if (!player_read(&tuner->player, tuner->game, player))
        return EXIT_BAD_USAGE;
    if (!tuner_make(tuner))
        return EXIT_BAD_TEXT;
    if (tuner->shard.of > 1)
        return part_find(tuner) ? EXIT_DONE : EXIT_BAD_TEXT;
    if (!samples_find(tuner) || tuner->sample_count == 0)
        return EXIT_BAD_TEXT;
    weights_fit(tuner);
    return weights_save(tuner) ? EXIT_DONE : EXIT_BAD_TEXT;
}

/* A player, variants up to the first option, pairs of option and value. */
int command_tune(int count, char **words) {
    struct tuner tuner = {
        .games = 1000, .seed = 1, .opening = 6, .pull = 10, .trust = 50, .shard = {1, 1}};
    const char *shard = NULL;
    int at = 1;
    tuner.game = motley_game_new();
    while (at < count && words[at][0] != '-')
        at++;
    tuner.variants = words + 1;
    tuner.variant_count = at > 1 ? (unsigned long)at - 1 : 0;
    const struct cli_option options[] = {
        {"--games", &tuner.games, NULL},     {"--seed", &tuner.seed, NULL},
        {"--opening", &tuner.opening, NULL}, {"--pull", &tuner.pull, NULL},
        {"--trust", &tuner.trust, NULL},     {"--samples", NULL, &tuner.samples_path},
        {"--out", NULL, &tuner.out},         {"--shard", NULL, &shard},
        {"--parts", &tuner.parts, NULL},     {NULL, NULL, NULL},
    };
    const bool is_good = at > 1 && options_read(options, count - at, words + at) &&
                         tuner.game != NULL && (shard == NULL || shard_read(&tuner.shard, shard)) &&
                         (tuner.samples_path != NULL || (shard == NULL && tuner.parts == 0));
    const int status = is_good ? tuner_run(&tuner, words[0]) : EXIT_BAD_USAGE;
    free(tuner.values);
    free(tuner.unit);
    buffer_free(&tuner.notes);
    free(tuner.terms);
    free(tuner.samples);
    player_free(&tuner.player);
    motley_game_free(tuner.game);
    return status;
}
