#ifndef MOTLEY_TEST_ARMIES_H
#define MOTLEY_TEST_ARMIES_H

/* Variants of TCHES(S) with options, armies and arrays drawn at random. */

#include "support.h"

enum { ARMY_TEXT_MAX = 1024 };

/** What to draw from. */
struct army_wish {
    unsigned side_max; /**< files and ranks of the board, at least 3 */
    bool is_mate;      /**< leave out what replaces mate */
};

/** Writes a variant text that the family accepts, in canonical form. */
void army_draw(struct random *random, const struct army_wish *wish, char text[ARMY_TEXT_MAX]);

#endif
