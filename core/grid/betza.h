#ifndef MOTLEY_GRID_BETZA_H
#define MOTLEY_GRID_BETZA_H

/* Reading of movements in Betza's notation as Muller extended it: the part of it that fairy 3
   lists. */

#include "../text.h"
#include "grid.h"

/** One part of a movement, as a piece sees it that looks up. */
struct betza_part {
    bool is_quiet, is_capture, is_passing; /**< m, c, e; none of them: quiet and capture */
    bool is_initial, is_lame;              /**< i, n */
    char hop;                              /**< 'p', 'g' or 0 */
    uint8_t range;          /**< leaps along a line: 1 a single one, 0 any number, else at most */
    struct vectors vectors; /**< of one leap */
};

/** Reads modifiers, an atom and its range; false with the cursor failed (bad-movement) where that
    is not what stands there. */
bool betza_read(struct cursor *cursor, struct betza_part *part);

#endif
