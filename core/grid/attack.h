#ifndef MOTLEY_ATTACK_H
#define MOTLEY_ATTACK_H

/* Who attacks a square, found for all pieces of a side at once that capture by slides along whole
   lines and by leaps. */

#include "grid.h"

/** A set of kinds of pieces: bit n for kind n. */
typedef uint32_t kinds_t;

#define KIND_BIT(kind) ((kinds_t)1 << (kind))

enum { LEAP_GROUPS_MAX = 32 /**< as many as kinds */ };

/** The kinds of a side by how they capture. */
struct threats {
    kinds_t straight, diagonal; /**< slide */
    kinds_t special;            /**< otherwise than by slides and leaps, perhaps besides */
    uint8_t leap_count;
    struct {
        kinds_t kinds;
        uint8_t back; /**< reversed pattern */
    } leaps[LEAP_GROUPS_MAX];
};

/** The pieces of a side by how they capture. */
struct raiders {
    squares_t sliders[2]; /**< straight, diagonal */
    unsigned leap_count;
    struct {
        squares_t pieces;
        uint8_t back; /**< reversed pattern */
    } leapers[LEAP_GROUPS_MAX];
};

/** Notes that a kind captures by the leaps of which this is the reversed pattern. */
void threats_add_leaps(struct threats *threats, unsigned kind, uint8_t back);

/** Sorts the pieces of a side. kinds: the pieces of each kind; present: of no other kind is there
    any. */
void raiders_sort(struct raiders *raiders, const struct threats *threats, const squares_t *kinds,
                  kinds_t present, squares_t side);

/** The pieces of some kinds. */
static inline squares_t pieces_of(const squares_t *kinds, kinds_t wanted) {
    squares_t pieces = 0;
    for (kinds_t rest = wanted; rest != 0; rest &= rest - 1)
        pieces |= kinds[__builtin_ctz(rest)];
    return pieces;
}

/** Those that capture on a square by a leap. */
static inline squares_t leapers_to(const struct grid *grid, const struct raiders *raiders,
                                   unsigned square) {
    squares_t found = 0;
    for (unsigned i = 0; i < raiders->leap_count; i++)
        found |= grid->leaps[raiders->leapers[i].back][square] & raiders->leapers[i].pieces;
    return found;
}

/** Those that capture on a square by a leap or a slide, whatever the square holds. */
static inline squares_t raiders_to(const struct grid *grid, const struct raiders *raiders,
                                   unsigned square, squares_t occupied) {
    squares_t found = leapers_to(grid, raiders, square);
    for (unsigned lines = STRAIGHT; lines <= DIAGONAL; lines++) {
        const squares_t sliders = grid->rays[lines][square].star & raiders->sliders[lines];
        if (sliders != 0)
            found |= slide(grid, lines, square, occupied) & sliders;
    }
    return found;
}

#endif
