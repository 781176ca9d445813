#ifndef MOTLEY_GRID_GRID_H
#define MOTLEY_GRID_GRID_H

/*
 * A board of squares as movement needs it: rays for slides, and patterns, which say of each square
 * where some leaps lead. Made once for a variant.
 */

#include "squares.h"

/** Files to the right and ranks up. */
struct vector {
    int8_t dx, dy;
};

enum { VECTORS_MAX = 48 /**< all of up to three squares each way */ };

struct vectors {
    unsigned count;
    struct vector at[VECTORS_MAX];
};

/** Which lines a slide is along. */
enum { STRAIGHT, DIAGONAL };

/** The rays from a square along two lines: two towards higher squares, then two towards lower. */
struct rays {
    squares_t each[4];
    squares_t star;   /**< all of them */
    squares_t beside; /**< … the first of each */
};

enum { PATTERNS_MAX = 200 /**< of 32 kinds: quiet, capturing, and reversed, of two sides */ };

struct grid {
    uint8_t files, ranks;
    unsigned square_count; /**< files times ranks */
    squares_t all;         /**< without the holes, which are like what lies off the board */
    struct rays rays[2][SQUARES_MAX];
    squares_t from_here_up[SQUARES_MAX]; /**< the square and all with higher numbers */
    unsigned pattern_count;              /**< pattern 0 leads nowhere */
    uint64_t offsets[PATTERNS_MAX];      /**< the vectors that each was first made of */
    squares_t leaps[PATTERNS_MAX][SQUARES_MAX];
};

/** Makes a board, of zero bytes so far, with no pattern but the first. */
void grid_compile(struct grid *grid, unsigned files, unsigned ranks, squares_t holes);

/** The square a vector away, or NO_SQUARE. */
unsigned grid_step(const struct grid *grid, unsigned square, struct vector vector);

/** The pattern of some vectors turned by quarters: an old one if it is the same on this board. */
uint8_t grid_pattern(struct grid *grid, const struct vectors *vectors, unsigned quarters);

/** A vector after quarter turns clockwise. */
struct vector vector_turned(struct vector vector, unsigned quarters);

/** Adds a vector to others, unless it is among them. */
void vectors_add(struct vectors *vectors, struct vector vector);

/* The rays towards higher squares end at the lowest blocker, which a subtraction finds; those
   towards lower squares at the highest. Blockers are included. */
static inline squares_t ray_above(squares_t ray, squares_t occupied) {
    const squares_t blockers = ray & occupied;
    return ray & (blockers ^ (blockers - 1));
}

static inline squares_t ray_below(const struct grid *grid, squares_t ray, squares_t occupied) {
    const squares_t blockers = ray & occupied;
    const uint64_t high = high_half(blockers), low = low_half(blockers);
    const unsigned highest =
        high != 0 ? 127 - (unsigned)__builtin_clzll(high) : 63 - (unsigned)__builtin_clzll(low | 1);
    return ray & grid->from_here_up[highest];
}

/** The squares that a slide along two lines reaches, the first blockers included. */
static inline squares_t slide(const struct grid *grid, unsigned lines, unsigned square,
                              squares_t occupied) {
    const struct rays *rays = &grid->rays[lines][square];
    return ray_above(rays->each[0], occupied) | ray_above(rays->each[1], occupied) |
           ray_below(grid, rays->each[2], occupied) | ray_below(grid, rays->each[3], occupied);
}

#endif
