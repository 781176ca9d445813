#ifndef MOTLEY_TEST_TRANSCRIPT_H
#define MOTLEY_TEST_TRANSCRIPT_H

/* A whole game as the core tells it, as text to be read and compared. */

#include "playthrough.h"

/**
 * Plays a game and writes down what the core says in each position: position, outcome, view, and
 * why some things are not legal. Of a view only those lines are written that differ from what was
 * said of the last position, of its actions those that differ from the last position in which the
 * same player was to act. The text is kept until the program ends.
 */
char *transcript_of(const struct playthrough *playthrough);

/** A family as the core tells it, its options, kinds and presets, likewise. */
char *transcript_of_schema(const char *family);

#endif
