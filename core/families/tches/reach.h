#ifndef MOTLEY_TCHES_REACH_H
#define MOTLEY_TCHES_REACH_H

/* Where a piece gets, whatever becomes of anybody's King. The squares that count as occupied are an
   argument, so that a board can be supposed. */

#include "board.h"

/** Where a piece can end its move: empty squares, and enemies. */
struct reach {
    squares_t quiet, capture;
};

/** Adds to a reach what is neither a slide nor a plain leap. landings: squares on which the quiet
    part of a compound move may end; straight, diagonal: what its slides reach. */
void tches_add_special(const struct tches_variant *variant, const struct ways *ways, unsigned from,
                       squares_t occupied, squares_t landings, squares_t straight,
                       squares_t diagonal, struct reach *reach);

/** The capturing steps and the landing squares of one compound part. */
squares_t tches_landings(const struct tches_variant *variant, const struct then *then,
                         unsigned orientation, unsigned from, squares_t occupied);

/** Captures leaping over one square in the middle, which must be empty. */
squares_t tches_lame_reach(const struct tches_variant *variant, const struct ways *ways,
                           unsigned from, squares_t occupied);

/** Along bent paths: quiet only to the end of one; a capture of whatever is met first. */
struct reach tches_bent_reach(const struct tches_variant *variant, const struct ways *ways,
                              unsigned from, squares_t occupied);

/** Where bent paths end whose other squares are empty, whatever stands there. */
squares_t tches_bent_ends(const struct tches_variant *variant, const struct ways *ways,
                          unsigned from, squares_t occupied);

/** The squares on whose occupation it bears what a piece reaches, and perhaps others. */
squares_t tches_reach_sources(const struct tches_variant *variant, const struct ways *ways,
                              unsigned from, squares_t occupied);

/** The squares that a slide along two lines reaches: `slide`, where it is not asked for at every
    step and need not be written out again. */
squares_t tches_slide(const struct tches_variant *variant, unsigned lines, unsigned square,
                      squares_t occupied);

/** The same for `tches_reach`. */
struct reach tches_reach_alone(const struct tches_variant *variant, const struct ways *ways,
                               unsigned orientation, unsigned from, squares_t occupied,
                               squares_t enemies, squares_t landable);
struct reach tches_reach_near(const struct tches_variant *variant, const struct ways *ways,
                              unsigned orientation, unsigned from, squares_t occupied,
                              squares_t enemies, squares_t landable, squares_t near);

/** The squares in which slides stay, whatever is on their lines: not behind a piece with polarity,
    and of a side's piece that slides ahead only, those with higher or lower numbers. */
static inline squares_t tches_slide_bounds(const struct tches_variant *variant, unsigned slides,
                                           unsigned orientation, unsigned from) {
    if (variant->has_polarity || (slides & SLIDE_AHEAD) == 0)
        return variant->ahead[orientation][from];
    return orientation == 0 ? variant->grid.from_here_up[from] : ~variant->grid.from_here_up[from];
}

/**
 * The reach of a piece that moves in these ways; is_plain: as they say. landable: occupied squares
 * that the quiet part of a compound move may use all the same; near: `tches_around` the enemies, or
 * more squares.
 */
static inline struct reach tches_reach(const struct tches_variant *variant, const struct ways *ways,
                                       bool is_plain, unsigned orientation, unsigned from,
                                       squares_t occupied, squares_t enemies, squares_t landable,
                                       squares_t near) {
    struct reach reach = {0, 0};
    squares_t straight = 0, diagonal = 0;
    const squares_t closed = occupied & ~enemies & ~landable;
    WORK(1);
    if ((ways->slides & SLIDES_STRAIGHT) != 0 &&
        (variant->grid.rays[STRAIGHT][from].beside & ~closed) != 0) {
        straight = slide(&variant->grid, STRAIGHT, from, occupied);
        reach.quiet |= (ways->slides & SLIDE_QUIET_STRAIGHT) != 0 ? straight : 0;
        reach.capture |= (ways->slides & SLIDE_CAPTURE_STRAIGHT) != 0 ? straight : 0;
    }
    if ((ways->slides & SLIDES_DIAGONAL) != 0 &&
        (variant->grid.rays[DIAGONAL][from].beside & ~closed) != 0) {
        diagonal = slide(&variant->grid, DIAGONAL, from, occupied);
        reach.quiet |= (ways->slides & SLIDE_QUIET_DIAGONAL) != 0 ? diagonal : 0;
        reach.capture |= (ways->slides & SLIDE_CAPTURE_DIAGONAL) != 0 ? diagonal : 0;
    }
    if (variant->has_polarity || (ways->slides & SLIDE_AHEAD) != 0) {
        const squares_t bounds = tches_slide_bounds(variant, ways->slides, orientation, from);
        reach.quiet &= bounds;
        reach.capture &= bounds;
        straight &= bounds;
        diagonal &= bounds;
    }
    reach.quiet |= variant->grid.leaps[ways->quiet][from];
    reach.capture |= variant->grid.leaps[ways->capture][from];
    if (!is_plain)
        tches_add_special(variant, ways, from, occupied, near & (~occupied | landable), straight,
                          diagonal, &reach);
    reach.quiet &= ~occupied;
    reach.capture &= enemies;
    return reach;
}

#endif
