/*
 * `motley-lab samples`: turns the games of `motley-lab selfplay`, from standard input, into what a
 * net is trained with: of each quiet position (with `--all` of each) its inputs for both seats,
 * what the search thought of it, and how the game ended. What comes out is described in
 * lab/evaluation/README.md.
 */

#include "commands.h"

#include "cli/words.h"
#include "game.h"
#include "search/net.h"

#include <stdlib.h>
#include <string.h>

enum { SCORE_MOST = 20000, LINE_SIZE = 1 << 16, LONGEST = 2000, NO_SCORE = INT16_MIN };

struct sampler {
    struct motley_game *game;
    const struct evaluation *evaluation;
    struct buffer notes;
    int16_t scores[LONGEST]; /* by ply */
    unsigned long number;    /* of the line */
    bool takes_all;          /* also positions that are not quiet */
};

static void print_number(unsigned number, unsigned size) {
    for (unsigned i = 0; i < size; i++)
        putchar((int)(number >> 8 * i & 0xff));
}

static void print_inputs(const struct features *features, const uint8_t *cells, unsigned seat) {
    for (unsigned cell = 0; cell < features->cells; cell++)
        if (cells[cell] != 0)
            print_number(features->input(seat, cell, cells[cell]), 2);
}

static bool is_gain(const struct sampler *sampler, size_t ply) {
    struct prospect prospect;
    sampler->evaluation->prospects(variant_of(sampler->game), position_at(sampler->game, ply),
                                   sampler->evaluation->weights, sampler->notes.data,
                                   &ply_at(sampler->game, ply)->action, 1, true, &prospect);
    return prospect.gain != 0;
}

static bool is_turn_start(const struct motley_game *game, size_t ply) {
    return rules_of(game)->turn(variant_of(game), position_at(game, ply)).is_start;
}

/* A position counts if nothing hangs in it: no threat, and the search did not capture in what was
   left of the turn. */
static bool is_quiet(const struct sampler *sampler, size_t ply) {
    const struct motley_game *game = sampler->game;
    if (sampler->evaluation->is_threatened(variant_of(game), position_at(game, ply),
                                           sampler->notes.data))
        return false;
    do
        if (is_gain(sampler, ply++))
            return false;
    while (ply < motley_game_ply(game) && !is_turn_start(game, ply));
    return true;
}

/* The score by the weights, if a net is to add to it. */
static int base_of(const struct sampler *sampler, size_t ply, unsigned player) {
    const struct motley_game *game = sampler->game;
    int32_t scores[SEATS_MAX] = {0};
    if (!sampler->evaluation->features->is_added)
        return 0;
    sampler->evaluation->score(variant_of(game), position_at(game, ply),
                               sampler->evaluation->weights, sampler->notes.data, scores);
    const int32_t base = scores[player] - scores[player ^ 1];
    return base > INT16_MAX ? INT16_MAX : base < INT16_MIN ? INT16_MIN : (int)base;
}

static void print_sample(const struct sampler *sampler, size_t ply, struct outcome outcome) {
    const struct motley_game *game = sampler->game;
    const struct features *features = sampler->evaluation->features;
    const unsigned player = rules_of(game)->turn(variant_of(game), position_at(game, ply)).player;
    uint8_t cells[NET_CELLS_MAX] = {0};
    unsigned count = 0;
    features->read(variant_of(game), position_at(game, ply), cells);
    for (unsigned cell = 0; cell < features->cells; cell++)
        count += cells[cell] != 0;
    print_number((uint16_t)sampler->scores[ply], 2);
    print_number((uint16_t)base_of(sampler, ply, player), 2);
    print_number(outcome.result != RESULT_WIN ? 1 : outcome.winner == player ? 2 : 0, 1);
    print_number(count, 1);
    print_inputs(features, cells, player);
    print_inputs(features, cells, player ^ 1);
}

/* Plays the action of a word, `e2e4` or `e2e4/-12`. */
static bool play_word(struct sampler *sampler, char *word) {
    struct motley_error error;
    const size_t ply = motley_game_ply(sampler->game);
    char *slash = strchr(word, '/');
    long score = slash != NULL ? strtol(slash + 1, NULL, 10) : NO_SCORE;
    if (ply >= LONGEST)
        return false;
    if (slash != NULL)
        *slash = '\0';
    sampler->scores[ply] = (int16_t)(labs(score) > SCORE_MOST ? NO_SCORE : score);
    if (motley_game_play(sampler->game, word, strlen(word), &error))
        return true;
    error_print(stderr, &error);
    return false;
}

/* The words after the number, the winner, the reason and the turns are actions. */
static bool read_game(struct sampler *sampler, char *line) {
    enum { WORDS_BEFORE = 4 };
    struct motley_error error;
    unsigned number = 0;
    while (motley_game_undo(sampler->game, &error))
        continue;
    for (char *word = strtok(line, " \n"); word != NULL; word = strtok(NULL, " \n"))
        if (number++ >= WORDS_BEFORE && !play_word(sampler, word))
            return false;
    return number > WORDS_BEFORE;
}

static void print_game(const struct sampler *sampler) {
    const size_t length = motley_game_ply(sampler->game);
    const struct outcome outcome = ply_at(sampler->game, length)->outcome;
    for (size_t ply = 0; ply < length; ply++)
        if (sampler->scores[ply] != NO_SCORE && (sampler->takes_all || is_quiet(sampler, ply)))
            print_sample(sampler, ply, outcome);
}

static void print_head(const struct features *features) {
    char name[20] = {0};
    strncpy(name, features->name, sizeof name - 1);
    fwrite(name, sizeof name, 1, stdout);
    print_number(features->inputs, 4);
}

static int read_games(struct sampler *sampler, char *line) {
    print_head(sampler->evaluation->features);
    while (fgets(line, LINE_SIZE, stdin) != NULL) {
        sampler->number++;
        if (line[0] == '#')
            continue;
        if (!read_game(sampler, line)) {
            fprintf(stderr, "line %lu is no game of this variant\n", sampler->number);
            return EXIT_BAD_TEXT;
        }
        print_game(sampler);
    }
    return EXIT_DONE;
}

static int sample(struct sampler *sampler, const char *variant) {
    struct motley_error error;
    if (!motley_game_set_variant(sampler->game, variant, strlen(variant), &error)) {
        error_print(stderr, &error);
        return EXIT_BAD_TEXT;
    }
    sampler->evaluation = rules_of(sampler->game)->evaluation;
    char *line = malloc(LINE_SIZE);
    int status = EXIT_BAD_USAGE;
    if (sampler->evaluation == NULL || sampler->evaluation->features == NULL ||
        variant_of(sampler->game)->seats != 2)
        fprintf(stderr, "this variant has no inputs for a net\n");
    else if (line != NULL && search_notes_begin(sampler->evaluation, &sampler->notes))
        status = read_games(sampler, line);
    free(line);
    return status;
}

int command_samples(int count, char **words) {
    struct sampler *sampler = calloc(1, sizeof *sampler);
    int status = EXIT_BAD_USAGE;
    if (sampler == NULL)
        return EXIT_BAD_TEXT;
    sampler->game = motley_game_new();
    sampler->takes_all = count == 2 && strcmp(words[1], "--all") == 0;
    if (sampler->game != NULL && count == 1 + sampler->takes_all)
        status = sample(sampler, words[0]);
    buffer_free(&sampler->notes);
    motley_game_free(sampler->game);
    free(sampler);
    return status;
}
