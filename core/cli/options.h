#ifndef MOTLEY_CLI_OPTIONS_H
#define MOTLEY_CLI_OPTIONS_H

/* The words of a command: options, each a key and its value, and single values. */

#include <stdbool.h>

/** A key and where its value goes: one of the two places. */
struct cli_option {
    const char *key;
    unsigned long *number; /**< a whole number */
    const char **text;     /**< any word, which is not copied */
};

/** A part of a work, from 1, of how many. */
struct shard {
    unsigned long number, of;
};

/** Reads `I/N`; false if it is something else. */
bool shard_read(struct shard *shard, const char *text);

/** Reads a whole number up to MOTLEY_PERFT_DEPTH_MAX without sign or leading zeros. */
bool depth_read(const char *text, unsigned *depth);

/** Reads pairs of words; false at an unknown key, a missing value or a number that is none. The
    rows end with one without key. */
bool options_read(const struct cli_option *options, int count, char **words);

#endif
