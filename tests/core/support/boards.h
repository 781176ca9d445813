#ifndef MOTLEY_TEST_BOARDS_H
#define MOTLEY_TEST_BOARDS_H

/*
 * Small positions of TCHES(S) with king=mate, drawn in the middle of a turn: few pieces that have
 * to help each other. What is drawn can be written as a text, and read.
 */

#include "support.h"

#include "families/tches/turn.h"

enum { BOARD_TEXT_MAX = 256 };

/** Writes the text of a variant with a small board and small armies; not every one is accepted. */
void board_variant_draw(struct random *random, char text[BOARD_TEXT_MAX]);

/** Draws a position; false if none has come about. */
bool board_draw(struct random *random, const struct tches_variant *variant,
                struct tches_position *position);

/** Changes a position a little; false if it has become none. */
bool board_vary(struct random *random, const struct tches_variant *variant,
                struct tches_position *position);

#endif
