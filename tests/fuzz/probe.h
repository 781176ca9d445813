#ifndef MOTLEY_FUZZ_PROBE_H
#define MOTLEY_FUZZ_PROBE_H

/* What every fuzz target does with a text that was accepted: print, read again, list, play six
   actions, undo them, compare. An assert that fails is the finding. */

#include "motley.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PROBE_ACTIONS = 6 };

static inline char *probe_copy(const char *text) {
    assert(text != NULL);
    char *copy = malloc(strlen(text) + 1);
    assert(copy != NULL);
    return memcpy(copy, text, strlen(text) + 1);
}

/* A second game with the same variant text, which prints as the same. */
static inline struct motley_game *probe_second(struct motley_game *game) {
    struct motley_error error;
    struct motley_game *second = motley_game_new();
    char *variant = probe_copy(motley_game_variant(game));
    assert(motley_game_set_variant(second, variant, strlen(variant), &error));
    assert(strcmp(motley_game_variant(second), variant) == 0);
    free(variant);
    return second;
}

/* The second game reads the first one's position and prints it as the same text. */
static inline void probe_texts(struct motley_game *game, struct motley_game *second) {
    struct motley_error error;
    const char *position = motley_game_position(game);
    assert(motley_game_set_position(second, position, strlen(position), &error));
    assert(strcmp(motley_game_position(second), position) == 0);
    assert(motley_game_action_count(second) == motley_game_action_count(game) ||
           motley_game_action_count(game) == 0); /* what history ends, the text does not */
}

static inline uint64_t probe_step(uint64_t choice) {
    return choice * 6364136223846793005u + 1442695040888963407u;
}

/* Plays on from here as a number says, and takes everything back. */
static inline void probe_play(struct motley_game *game, struct motley_game *second,
                              uint64_t choice) {
    struct motley_error error;
    const size_t ply = motley_game_ply(game);
    char *position = probe_copy(motley_game_position(game));
    while (motley_game_ply(game) < ply + PROBE_ACTIONS && motley_game_action_count(game) > 0) {
        choice = probe_step(choice);
        const size_t index = (size_t)((choice >> 33) % motley_game_action_count(game));
        char *action = probe_copy(motley_game_action(game, index));
        assert(motley_game_play(game, action, strlen(action), &error));
        probe_texts(game, second);
        free(action);
    }
    assert(motley_game_view(game) != NULL);
    while (motley_game_ply(game) > ply)
        assert(motley_game_undo(game, &error));
    assert(strcmp(motley_game_position(game), position) == 0);
    free(position);
}

/* Asks why one piece cannot go where another place is, both chosen by a number; on a bounded board
   and on the unlimited grid, so that each family also gets the other's squares. */
static inline void probe_explain(struct motley_game *game, uint64_t choice) {
    const char from[] = {(char)('a' + choice % 8), (char)('1' + choice / 8 % 8), '\0'};
    const char to[] = {(char)('a' + choice / 64 % 8), (char)('1' + choice / 512 % 8), '\0'};
    char grid_from[32], grid_to[32];
    snprintf(grid_from, sizeof grid_from, "%d,%d", (int)(choice % 8) - 2,
             (int)(choice / 8 % 8) - 4);
    snprintf(grid_to, sizeof grid_to, "%d,%d", (int)(choice / 64 % 8) - 2,
             (int)(choice / 512 % 8) - 4);
    assert(motley_game_explain(game, from, to) != NULL);
    assert(motley_game_explain(game, grid_from, grid_to) != NULL);
}

static inline void probe_game(struct motley_game *game, uint64_t choice) {
    struct motley_game *second = probe_second(game);
    probe_texts(game, second);
    assert(motley_game_view(game) != NULL);
    assert(motley_game_outcome(game) != NULL);
    for (unsigned i = 0; i < 8; i++)
        probe_explain(game, choice >> 5 * i);
    probe_play(game, second, choice);
    motley_game_free(second);
}

/* An error names a place inside the text. */
static inline void probe_error(const struct motley_error *error, size_t length) {
    assert(error->reason != MOTLEY_REASON_NONE);
    assert(error->offset <= length && error->length <= length - error->offset);
    assert(motley_reason_code(error->reason) != NULL);
}

static unsigned long probe_texts_read, probe_texts_accepted;

static inline void probe_tell(void) {
    fprintf(stderr, "accepted %lu of %lu texts in %.0f s\n", probe_texts_accepted, probe_texts_read,
            (double)clock() / CLOCKS_PER_SEC);
}

/* Counts how many texts can be played of those that are tried, which is told at the end. */
static inline bool probe_count(bool is_accepted) {
    if (probe_texts_read++ == 0)
        atexit(probe_tell);
    probe_texts_accepted += is_accepted;
    return is_accepted;
}

/* A number from a text, to choose with. */
static inline uint64_t probe_seed(const uint8_t *data, size_t size) {
    uint64_t seed = size;
    for (size_t i = 0; i < size; i++)
        seed = probe_step(seed ^ data[i]);
    return seed;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
