/* Where pieces can go. */

#include "reach.h"

squares_t __attribute__((noinline)) tches_slide(const struct tches_variant *variant, unsigned lines,
                                                unsigned square, squares_t occupied) {
    return slide(&variant->grid, lines, square, occupied);
}

struct reach __attribute__((noinline))
tches_reach_near(const struct tches_variant *variant, const struct ways *ways, unsigned orientation,
                 unsigned from, squares_t occupied, squares_t enemies, squares_t landable,
                 squares_t near) {
    return tches_reach(variant, ways, ways->is_plain, orientation, from, occupied, enemies,
                       landable, near);
}

struct reach tches_reach_alone(const struct tches_variant *variant, const struct ways *ways,
                               unsigned orientation, unsigned from, squares_t occupied,
                               squares_t enemies, squares_t landable) {
    return tches_reach_near(variant, ways, orientation, from, occupied, enemies, landable,
                            ~(squares_t)0);
}

squares_t tches_landings(const struct tches_variant *variant, const struct then *then,
                         unsigned orientation, unsigned from, squares_t occupied) {
    squares_t landings = variant->grid.leaps[then->leap][from];
    WORK(1);
    if ((then->slides & SLIDE_QUIET_STRAIGHT) != 0)
        landings |= tches_slide(variant, STRAIGHT, from, occupied);
    if ((then->slides & SLIDE_QUIET_DIAGONAL) != 0)
        landings |= tches_slide(variant, DIAGONAL, from, occupied);
    return then->leap != 0 ? landings : landings & variant->ahead[orientation][from];
}

static squares_t then_reach(const struct tches_variant *variant, const struct ways *ways,
                            unsigned from, squares_t landings, squares_t straight,
                            squares_t diagonal) {
    squares_t reach = 0;
    for (unsigned i = 0; i < ways->then_count; i++) {
        const struct then *then = &ways->then[i];
        squares_t rest = variant->grid.leaps[then->leap][from];
        rest |= (then->slides & SLIDE_QUIET_STRAIGHT) != 0 ? straight : 0;
        rest |= (then->slides & SLIDE_QUIET_DIAGONAL) != 0 ? diagonal : 0;
        for (rest &= landings; rest != 0; rest &= rest - 1)
            reach |= variant->grid.leaps[then->capture][first_square(rest)];
    }
    return reach;
}

squares_t tches_lame_reach(const struct tches_variant *variant, const struct ways *ways,
                           unsigned from, squares_t occupied) {
    squares_t reach = 0;
    for (squares_t rest = variant->grid.leaps[ways->lame][from]; rest != 0; rest &= rest - 1)
        if (!has_square(occupied, (from + first_square(rest)) / 2))
            reach |= bit_of(first_square(rest));
    return reach;
}

struct reach tches_bent_reach(const struct tches_variant *variant, const struct ways *ways,
                              unsigned from, squares_t occupied) {
    const struct bent *bent = &variant->bents[ways->bent];
    struct reach reach = {0, 0};
    for (unsigned i = 0; i < bent->count; i++) {
        const uint8_t *path = bent->paths[from][i];
        unsigned at = 0;
        while (at < 2 && path[at] != NO_SQUARE && !has_square(occupied, path[at]))
            at++;
        if (path[at] == NO_SQUARE)
            continue;
        if (has_square(occupied, path[at]) && !bent->is_quiet)
            reach.capture |= bit_of(path[at]);
        if (at == 2)
            reach.quiet |= bit_of(path[at]);
    }
    return reach;
}

squares_t tches_bent_ends(const struct tches_variant *variant, const struct ways *ways,
                          unsigned from, squares_t occupied) {
    const struct bent *bent = &variant->bents[ways->bent];
    squares_t ends = 0;
    for (unsigned i = 0; i < bent->count; i++) {
        const uint8_t *path = bent->paths[from][i];
        if (path[2] != NO_SQUARE && !has_square(occupied, path[0]) &&
            !has_square(occupied, path[1]))
            ends |= bit_of(path[2]);
    }
    return ends;
}

void tches_add_special(const struct tches_variant *variant, const struct ways *ways, unsigned from,
                       squares_t occupied, squares_t landings, squares_t straight,
                       squares_t diagonal, struct reach *reach) {
    if (ways->then_count > 0)
        reach->capture |= then_reach(variant, ways, from, landings, straight, diagonal);
    if (ways->lame != 0)
        reach->capture |= tches_lame_reach(variant, ways, from, occupied);
    if (ways->bent != 0) {
        const struct reach bent = tches_bent_reach(variant, ways, from, occupied);
        reach->quiet |= bent.quiet;
        reach->capture |= bent.capture;
    }
}

/* Squares between which a piece leaps if they are empty. */
static squares_t lame_squares(const struct tches_variant *variant, const struct ways *ways,
                              unsigned from) {
    squares_t squares = 0;
    for (squares_t rest = variant->grid.leaps[ways->lame][from]; rest != 0; rest &= rest - 1)
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

squares_t tches_reach_sources(const struct tches_variant *variant, const struct ways *ways,
                              unsigned from, squares_t occupied) {
    squares_t sources = variant->grid.leaps[ways->quiet][from];
    uint8_t slides = ways->slides;
    for (unsigned i = 0; i < ways->then_count; i++) {
        sources |= variant->grid.leaps[ways->then[i].leap][from];
        slides |= ways->then[i].slides;
    }
    if ((slides & SLIDES_STRAIGHT) != 0)
        sources |= slide(&variant->grid, STRAIGHT, from, occupied);
    if ((slides & SLIDES_DIAGONAL) != 0)
        sources |= slide(&variant->grid, DIAGONAL, from, occupied);
    if (ways->lame != 0)
        sources |= lame_squares(variant, ways, from);
    if (ways->bent != 0)
        sources |= bent_squares(variant, ways, from);
    return sources;
}
