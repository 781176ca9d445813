#ifndef MOTLEY_FUZZ_PROBE_H
#define MOTLEY_FUZZ_PROBE_H

/* The way of fuzz targets with a text that was accepted: list, play a few actions, undo them, print
   all positions, read them again, compare. An assert that fails is the finding. */

#include "motley.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* How many actions are played on: sessions play more of their own. */
enum { PROBE_ACTIONS = 3 };

/** A part of an input. */
struct part {
    const char *text;
    size_t length;
};

/* The line that is next. */
static inline struct part part_next(const char **at, const char *end) {
    const char *stop = *at < end ? memchr(*at, '\n', (size_t)(end - *at)) : NULL;
    const struct part part = {*at, (size_t)((stop != NULL ? stop : end) - *at)};
    *at = stop != NULL ? stop + 1 : end;
    return part;
}

static inline void part_skip(struct part *part) {
    part->text += part->length > 0;
    part->length -= part->length > 0;
}

/* Takes the number at a part's beginning off it. */
static inline uint32_t part_number(struct part *part) {
    uint32_t number = 0;
    for (; part->length > 0 && *part->text >= '0' && *part->text <= '9'; part_skip(part))
        number = number * 10 + (uint32_t)(*part->text - '0');
    return number;
}

static inline char *probe_copy(const char *text) {
    assert(text != NULL);
    char *copy = malloc(strlen(text) + 1);
    assert(copy != NULL);
    return memcpy(copy, text, strlen(text) + 1);
}

/* A printed position is read again as it stands, and printed as the same. */
static inline void probe_position(struct motley_game *game, const char *position) {
    struct motley_error error;
    assert(motley_game_set_position(game, position, strlen(position), &error));
    assert(motley_game_mend_count(game) == 0);
    assert(strcmp(motley_game_position(game), position) == 0);
}

/* So is the variant; where it is printed as it was read, that has just been done. */
static inline void probe_variant(struct motley_game *game, const char *text, size_t length) {
    struct motley_error error;
    char *variant = probe_copy(motley_game_variant(game));
    if (strlen(variant) != length || memcmp(variant, text, length) != 0) {
        assert(motley_game_set_variant(game, variant, strlen(variant), &error));
        assert(strcmp(motley_game_variant(game), variant) == 0);
    }
    free(variant);
}

static inline uint64_t probe_step(uint64_t choice) {
    return choice * 6364136223846793005u + 1442695040888963407u;
}

/* Plays on from here as a number says, and takes everything back; gives the last position. */
static inline char *probe_play(struct motley_game *game, uint64_t choice) {
    struct motley_error error;
    const size_t ply = motley_game_ply(game);
    char *first = probe_copy(motley_game_position(game));
    for (unsigned i = 0; i < PROBE_ACTIONS && motley_game_action_count(game) > 0; i++) {
        choice = probe_step(choice);
        const size_t index = (size_t)((choice >> 33) % motley_game_action_count(game));
        char *action = probe_copy(motley_game_action(game, index));
        assert(motley_game_play(game, action, strlen(action), &error));
        free(action);
    }
    char *last = probe_copy(motley_game_position(game));
    assert(motley_game_view(game) != NULL);
    while (motley_game_ply(game) > ply)
        assert(motley_game_undo(game, &error));
    assert(strcmp(motley_game_position(game), first) == 0);
    free(first);
    return last;
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

static inline int probe_compare(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* No two legal actions have one text, and as many are counted as are listed. */
static inline void probe_actions(struct motley_game *game) {
    const size_t count = motley_game_action_count(game);
    uint64_t counted;
    if (count == 0)
        return;
    const char **texts = malloc(count * sizeof *texts);
    assert(texts != NULL);
    for (size_t i = 0; i < count; i++)
        texts[i] = motley_game_action(game, i);
    qsort(texts, count, sizeof *texts, probe_compare);
    for (size_t i = 1; i < count; i++)
        assert(strcmp(texts[i - 1], texts[i]) != 0);
    free(texts);
    assert(motley_game_perft(game, 1, &counted) && counted == count);
}

/* The variant is the text that was read, if that is known. The game is another afterwards. */
static inline void probe_game(struct motley_game *game, const char *variant, size_t length,
                              uint64_t choice) {
    assert(motley_game_view(game) != NULL);
    assert(motley_game_outcome(game) != NULL);
    probe_actions(game);
    for (unsigned i = 0; i < 8; i++)
        probe_explain(game, choice >> 5 * i);
    char *first = probe_copy(motley_game_position(game));
    char *last = probe_play(game, choice);
    probe_variant(game, variant, length);
    probe_position(game, first);
    probe_position(game, last);
    free(first);
    free(last);
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
