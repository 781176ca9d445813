#ifndef MOTLEY_TEST_PLAYTHROUGH_H
#define MOTLEY_TEST_PLAYTHROUGH_H

/* The games of tests/playthroughs/: which there are, and how they are read. */

#include "support.h"

/** One game: what a file gives; everything else in the file is made from it. */
struct playthrough {
    char *path;    /**< below tests/ */
    char *comment; /**< the lines that begin with '#', each with its end */
    char *variant;
    char *start; /**< position, or "" */
    char **actions;
    size_t action_count;
};

/** The list of all files, by name; its end is an entry without path. */
const struct playthrough *playthroughs_read(void);

/** The game before its first action. */
struct motley_game *playthrough_game(const struct playthrough *playthrough);

#endif
