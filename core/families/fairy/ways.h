#ifndef MOTLEY_FAIRY_WAYS_H
#define MOTLEY_FAIRY_WAYS_H

/* Where pieces get, whatever becomes of royal ones. What counts as occupied is an argument, so that
   a board can be supposed. */

#include "../../grid/betza.h"
#include "board.h"

/** Where a piece can end its move: empty squares, and enemies. */
struct reach {
    squares_t quiet, capture;
};

/** The reach of a kind of a side from a square. */
struct reach fairy_reach(const struct fairy *variant, unsigned side, unsigned kind, unsigned from,
                         squares_t occupied, squares_t enemies);

/** Of these squares, left open by an enemy's first move, those on which it may capture in passing;
    where it may go quietly is not looked at. */
squares_t fairy_passing_reach(const struct fairy *variant, unsigned side, unsigned kind,
                              unsigned from, squares_t occupied, squares_t open);

/** Where a lame leap ends over empty squares, NO_SQUARE if it is barred or leads off the board. */
unsigned fairy_lame_target(const struct fairy *variant, const struct lame *lame, unsigned from,
                           squares_t occupied);

enum { LINES_MAX = 2 * PARTS_MAX };

/** One way in which a piece could capture on a square. */
struct line {
    squares_t way; /**< the squares between */
    uint8_t from;  /**< where the piece stands */
    uint8_t to;    /**< the target */
    uint8_t last;  /**< the square before it, with a hop */
    char hop;      /**< 0: the way has to be empty; 'p': one piece on it; 'g': one, on the last */
};

/** Lists the ways from one square to another, LINES_MAX at most. */
unsigned fairy_lines(const struct fairy *variant, unsigned side, unsigned kind, unsigned from,
                     unsigned to, struct line *lines);

/** True if a way is open. */
static inline bool line_is_open(const struct line *line, squares_t occupied) {
    const squares_t on = line->way & occupied;
    if (line->hop == 0)
        return on == 0;
    if (line->hop == 'g')
        return on == bit_of(line->last);
    return on != 0 && (on & (on - 1)) == 0;
}

/** The squares between two on a common ray, 0 for any others. */
static inline squares_t fairy_between(const struct fairy *variant, unsigned lines, unsigned a,
                                      unsigned b) {
    const struct rays *rays = &variant->grid.rays[lines][a];
    for (unsigned direction = 0; direction < 4; direction++)
        if (has_square(rays->each[direction], b))
            return rays->each[direction] & ~variant->grid.rays[lines][b].each[direction] &
                   ~bit_of(b);
    return 0;
}

#endif
