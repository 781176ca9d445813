#ifndef MOTLEY_GRID_SQUARES_H
#define MOTLEY_GRID_SQUARES_H

/* Sets of the squares of a board of at most 128, numbered rank by rank from a1. */

#include "../bits.h"

#include <stdbool.h>
#include <stdint.h>

enum {
    SIDE_MAX = 16, /**< files, and ranks */
    SQUARES_MAX = 128,
    NO_SQUARE = 128
};

/** A set of squares, in a type that is no standard C but that gcc and clang have; kept at the
    alignment of its halves, so that positions stay plain values. */
__extension__ typedef unsigned __int128 squares_t __attribute__((aligned(8)));

/* Small functions that are used everywhere are inlined where code is to be fast, and called where
   it is to be small. */
#ifdef __OPTIMIZE_SIZE__
#define SHARED __attribute__((noinline, unused))
#else
#define SHARED inline
#endif

static const squares_t EVERYWHERE = ~(squares_t)0;

static inline uint64_t low_half(squares_t set) { return (uint64_t)set; }

static inline uint64_t high_half(squares_t set) { return (uint64_t)(set >> 64); }

/** A half of a set: squares up to 63, or from 64 on. */
static inline uint64_t half_of(squares_t set, unsigned half) {
    return half == 0 ? low_half(set) : high_half(set);
}

static inline squares_t join_halves(uint64_t low, uint64_t high) {
    return (squares_t)high << 64 | low;
}

static SHARED squares_t bit_of(unsigned square) {
    const uint64_t bit = (uint64_t)1 << (square & 63), is_high = square >> 6;
    return join_halves(bit & (is_high - 1), bit & (0 - is_high));
}

static SHARED bool has_square(squares_t set, unsigned square) {
    return ((square < 64 ? low_half(set) : high_half(set)) >> (square & 63) & 1) != 0;
}

static SHARED unsigned first_square(squares_t set) {
    return low_half(set) != 0 ? (unsigned)__builtin_ctzll(low_half(set))
                              : 64 + (unsigned)__builtin_ctzll(high_half(set));
}

static inline unsigned count_squares(squares_t set) {
    return (unsigned)(bits_count(low_half(set)) + bits_count(high_half(set)));
}

#endif
