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
};

/** Where a piece can end its move: empty squares, and enemies. */
struct reach {
    squares_t quiet, capture;
};

/** What threatens a King that stays where it is. */
struct danger {
    bool is_attacked;
    squares_t sensitive; /**< while it is not attacked: pieces whose leaving may change that, and
                              perhaps more */
    squares_t relevant;  /**< while it is: squares where something that comes may change that, and
                              perhaps more */
};

/** The reach of a piece that moves in these ways; landable: occupied squares that the quiet part of
    a compound move may use all the same. */
struct reach tches_reach(const struct tches_variant *variant, const struct ways *ways,
                         unsigned orientation, unsigned from, squares_t occupied, squares_t enemies,
                         squares_t landable);

/** The capturing steps and the landing squares of one compound part. */
squares_t tches_landings(const struct tches_variant *variant, const struct then *then,
                         unsigned orientation, unsigned from, squares_t occupied);

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

#endif
