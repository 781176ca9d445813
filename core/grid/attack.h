#ifndef MOTLEY_GRID_ATTACK_H
#define MOTLEY_GRID_ATTACK_H

/* Attack by sets: what slides along whole lines and what leaps is found without a look at each
   piece. */

#include "grid.h"

/** A set of kinds: bit n for kind n. */
typedef uint32_t kinds_t;

#define KIND_BIT(kind) ((kinds_t)1 << (kind))

enum { LEAP_GROUPS_MAX = 32 };

/** The kinds of a side by how they capture. */
struct threats {
    kinds_t straight, diagonal; /**< slide along whole lines */
    kinds_t special;            /**< otherwise than by these and plain leaps, perhaps besides */
    uint8_t leap_count;
    struct {
        kinds_t kinds;
        uint8_t back; /**< reversed pattern */
    } leaps[LEAP_GROUPS_MAX];
};

/** Adds a kind to those that capture by leaps, by their reversed pattern; none if that is 0. */
void threats_add_leaps(struct threats *threats, unsigned kind, uint8_t back);

/** The pieces of one side by how they capture. */
struct raiders {
    squares_t sliders[2]; /**< straight, diagonal */
    unsigned leap_count;
    struct {
        squares_t pieces;
        uint8_t back; /**< reversed pattern */
    } leapers[LEAP_GROUPS_MAX];
};

/** The pieces of some kinds; kinds: pieces by kind; present: no others are on the board. */
static inline squares_t pieces_of(const squares_t *kinds, kinds_t present, kinds_t wanted) {
    squares_t pieces = 0;
    for (kinds_t rest = wanted & present; rest != 0; rest &= rest - 1)
        pieces |= kinds[__builtin_ctz(rest)];
    return pieces;
}

/** Sorts the pieces of a side. */
static inline void raiders_sort(struct raiders *raiders, const struct threats *threats,
                                const squares_t *kinds, kinds_t present, squares_t side) {
    raiders->sliders[STRAIGHT] = pieces_of(kinds, present, threats->straight) & side;
    raiders->sliders[DIAGONAL] = pieces_of(kinds, present, threats->diagonal) & side;
    raiders->leap_count = 0;
    for (unsigned i = 0; i < threats->leap_count; i++) {
        const squares_t pieces = pieces_of(kinds, present, threats->leaps[i].kinds) & side;
        raiders->leapers[raiders->leap_count].pieces = pieces;
        raiders->leapers[raiders->leap_count].back = threats->leaps[i].back;
        raiders->leap_count += pieces != 0;
    }
}

/** The leapers among them that capture on a square. */
static inline squares_t raiders_leap_to(const struct grid *grid, const struct raiders *raiders,
                                        unsigned square) {
    squares_t found = 0;
    for (unsigned i = 0; i < raiders->leap_count; i++)
        found |= grid->leaps[raiders->leapers[i].back][square] & raiders->leapers[i].pieces;
    return found;
}

/** All of them that capture on a square. */
static inline squares_t raiders_to(const struct grid *grid, const struct raiders *raiders,
                                   unsigned square, squares_t occupied) {
    squares_t found = raiders_leap_to(grid, raiders, square);
    for (unsigned lines = STRAIGHT; lines <= DIAGONAL; lines++) {
        const squares_t sliders = grid->rays[lines][square].star & raiders->sliders[lines];
        if (sliders != 0)
            found |= slide(grid, lines, square, occupied) & sliders;
    }
    return found;
}

#endif
