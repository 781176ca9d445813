#ifndef MOTLEY_BETZA_H
#define MOTLEY_BETZA_H

/* Betza's notation of how a piece moves, as H. G. Muller writes it, for the movements that
   fairy.md 3 describes. */

#include "../text.h"
#include "grid.h"

enum { BETZA_RANGE_MAX = 16 };

/** One part of a notation, as a piece sees it that looks up. */
struct betza_part {
    bool is_quiet, is_capture, is_passing; /**< `m`, `c`, `e`; none written: quiet and capture */
    bool is_initial, is_lame;              /**< `i`, `n` */
    char hop;                              /**< 'p', 'g', or 0 for a piece that hops over nothing */
    uint8_t range; /**< leaps along a line: 1 a single one, 0 any number, else at most so many */
    struct vectors vectors; /**< of one leap */
};

/** Reads the next part: modifiers, an atom, perhaps a range. False with the cursor failed for
    MOTLEY_REASON_BAD_MOVEMENT, at the end of a text, too. */
bool betza_read(struct cursor *cursor, struct betza_part *part);

#endif
