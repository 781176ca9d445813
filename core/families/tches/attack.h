#ifndef MOTLEY_TCHES_ATTACK_H
#define MOTLEY_TCHES_ATTACK_H

/*
 * Where pieces can go, and whether a King is attacked (rules 4.3). Everything here is asked of a
 * field: a position whose occupation may be a supposed one, so that an action can be judged
 * without being played.
 */

#include "board.h"

struct field {
    const struct tches_variant *variant;
    const struct tches_position *position;
    squares_t occupied;
    squares_t attackers; /**< the pieces of the attacking side that are still there */
    unsigned attacker;   /**< that side */
    uint8_t imitated;    /**< the kind that its Jesters move as, or NO_KIND */
    /* The attacking side's pieces in the position, by how they capture. */
    squares_t sliders[2]; /**< straight, diagonal */
    squares_t singles;    /**< one by one: all those that the other sets leave incomplete */
    unsigned leap_count;
    struct {
        squares_t pieces;
        uint8_t back; /**< reversed pattern */
    } leapers[LEAP_GROUPS_MAX];
};

/** The field on which the opponent of a side attacks as things are. */
void tches_field_against(const struct tches_variant *variant, const struct tches_position *position,
                         unsigned side, struct field *field);

/** Where a piece can end its move: empty squares, and enemies. */
struct reach {
    squares_t quiet, capture;
};

/**
 * What threatens a King that stays where it is. While it is not attacked, only a piece that leaves
 * a sensitive square can change that. While it is, an action has to end every attack: by coming to
 * one square, a relevant one; if it comes to two squares, both are among the related ones. All
 * three may hold more squares than necessary.
 */
struct danger {
    bool is_attacked;
    squares_t sensitive, relevant, related;
};

/** Adds to a reach what is neither a slide nor a plain leap. landings: squares on which the quiet
    part of a compound move may end; straight, diagonal: what its slides reach. */
void tches_add_special(const struct tches_variant *variant, const struct ways *ways, unsigned from,
                       squares_t occupied, squares_t landings, squares_t straight,
                       squares_t diagonal, struct reach *reach);

/** The capturing steps and the landing squares of one compound part. */
squares_t tches_landings(const struct tches_variant *variant, const struct then *then,
                         unsigned orientation, unsigned from, squares_t occupied);

/** Where bent paths end whose other squares are empty, whatever stands there. */
squares_t tches_bent_ends(const struct tches_variant *variant, const struct ways *ways,
                          unsigned from, squares_t occupied);

/** True if the attacking side could capture a piece on the square with one action. */
bool tches_is_attacked(const struct field *field, unsigned square);

/** The pieces that could do so. */
squares_t tches_attackers(const struct field *field, unsigned square);

/** What all but the Jesters threaten; own: the King's side. */
void tches_find_danger(const struct field *field, unsigned king, squares_t own,
                       struct danger *danger);

/** Adds what the Jesters threaten. */
void tches_add_jesters(const struct field *field, unsigned king, squares_t own,
                       struct danger *danger);

/** All pieces of a side of some kinds. */
squares_t tches_members(const struct tches_position *position, unsigned side, kinds_t kinds);

/** The pieces of a side that a carrier may step onto: passenger kinds that stand alone. */
squares_t tches_landable(const struct tches_variant *variant, const struct tches_position *position,
                         unsigned side);

/** The squares that a slide along two lines reaches: `slide`, where it is not asked for at every
    step and need not be written out again. */
squares_t tches_slide(const struct tches_variant *variant, unsigned lines, unsigned square,
                      squares_t occupied);

/** Squares that touch one of some squares, these, and perhaps others. */
static SHARED squares_t tches_around(const struct tches_variant *variant, squares_t squares) {
    const squares_t row = squares | squares << 1 | squares >> 1;
    return row | row << variant->base.files | row >> variant->base.files;
}

/** The same for `tches_reach`. */
struct reach tches_reach_alone(const struct tches_variant *variant, const struct ways *ways,
                               unsigned orientation, unsigned from, squares_t occupied,
                               squares_t enemies, squares_t landable);
struct reach tches_reach_near(const struct tches_variant *variant, const struct ways *ways,
                              unsigned orientation, unsigned from, squares_t occupied,
                              squares_t enemies, squares_t landable, squares_t near);

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
        (variant->rays[STRAIGHT][from].beside & ~closed) != 0) {
        straight = slide(variant, STRAIGHT, from, occupied);
        reach.quiet |= (ways->slides & SLIDE_QUIET_STRAIGHT) != 0 ? straight : 0;
        reach.capture |= (ways->slides & SLIDE_CAPTURE_STRAIGHT) != 0 ? straight : 0;
    }
    if ((ways->slides & SLIDES_DIAGONAL) != 0 &&
        (variant->rays[DIAGONAL][from].beside & ~closed) != 0) {
        diagonal = slide(variant, DIAGONAL, from, occupied);
        reach.quiet |= (ways->slides & SLIDE_QUIET_DIAGONAL) != 0 ? diagonal : 0;
        reach.capture |= (ways->slides & SLIDE_CAPTURE_DIAGONAL) != 0 ? diagonal : 0;
    }
    if (variant->has_polarity) {
        reach.quiet &= variant->ahead[orientation][from];
        reach.capture &= variant->ahead[orientation][from];
        straight &= variant->ahead[orientation][from];
        diagonal &= variant->ahead[orientation][from];
    }
    reach.quiet |= variant->leaps[ways->quiet][from];
    reach.capture |= variant->leaps[ways->capture][from];
    if (!is_plain)
        tches_add_special(variant, ways, from, occupied, near & (~occupied | landable), straight,
                          diagonal, &reach);
    reach.quiet &= ~occupied;
    reach.capture &= enemies;
    return reach;
}

#endif
