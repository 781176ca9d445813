/* TCHES(S): what pieces reach. An action changes it for few of them. */

#include "evaluate.h"

/* Squares between which a piece leaps if they are empty. */
static squares_t lame_squares(const struct tches_variant *variant, const struct ways *ways,
                              unsigned from) {
    squares_t squares = 0;
    for (squares_t rest = variant->leaps[ways->lame][from]; rest != 0; rest &= rest - 1)
        squares |= bit_of((from + first_square(rest)) / 2);
    return squares;
}

static squares_t bent_squares(const struct tches_variant *variant, const struct ways *ways,
                              unsigned from) {
    const struct bent *bent = &variant->bents[ways->bent];
    squares_t squares = 0;
    for (unsigned i = 0; i < bent->count; i++)
        for (unsigned at = 0; at < 3 && bent->paths[from][i][at] != NO_SQUARE; at++)
            squares |= bit_of(bent->paths[from][i][at]);
    return squares;
}

/* The squares on whose occupation it bears what a piece reaches, and perhaps others. */
static squares_t find_sources(const struct tches_variant *variant, const struct ways *ways,
                              unsigned from, squares_t occupied) {
    squares_t sources = variant->leaps[ways->quiet][from];
    uint8_t slides = ways->slides;
    for (unsigned i = 0; i < ways->then_count; i++) {
        sources |= variant->leaps[ways->then[i].leap][from];
        slides |= ways->then[i].slides;
    }
    if ((slides & SLIDES_STRAIGHT) != 0)
        sources |= slide(variant, STRAIGHT, from, occupied);
    if ((slides & SLIDES_DIAGONAL) != 0)
        sources |= slide(variant, DIAGONAL, from, occupied);
    if (ways->lame != 0)
        sources |= lame_squares(variant, ways, from);
    if (ways->bent != 0)
        sources |= bent_squares(variant, ways, from);
    return sources;
}

void tches_find_known(struct tches_known *known, const struct tches_variant *variant, unsigned side,
                      unsigned square, squares_t occupied) {
    const unsigned orientation = orientation_of(known->piece, side);
    known->is_known = true;
    known->occupied = occupied;
    known->sources = 0;
    known->captures = ~(squares_t)0; /* of no piece */
    known->reach = (struct reach){0, 0};
    if (known->as == NO_KIND)
        return;
    const struct ways *ways = &variant->ways[known->as][orientation];
    known->sources = find_sources(variant, ways, square, occupied);
    known->reach = tches_reach(variant, ways, ways->is_plain, orientation, square, occupied,
                               variant->all, 0, variant->all);
}
