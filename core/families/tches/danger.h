#ifndef MOTLEY_TCHES_DANGER_H
#define MOTLEY_TCHES_DANGER_H

/*
 * The attackers of a square, and their lines (rules 4.3). Everything here is asked of a field: a
 * position whose occupation may be a supposed one, so that an action can be judged without being
 * played.
 */

#include "reach.h"

struct field {
    const struct tches_variant *variant;
    const struct tches_position *position;
    squares_t occupied;
    squares_t attackers; /**< the pieces of the attacking side that are still there */
    unsigned attacker;   /**< that side */
    uint8_t imitated;    /**< the kind that its Jesters move as, or NO_KIND */
    squares_t landable;  /**< its pieces in the position that its carriers may step onto */
    /* The attacking side's pieces in the position, by how they capture. */
    squares_t singles; /**< one by one: all those that `raiders` leaves incomplete */
    unsigned aim;      /**< a square that is asked about many times, or NO_SQUARE … */
    squares_t aiming;  /**< … and those one by one that could ever get there */
    struct raiders raiders;
};

/** The field on which the opponent of a side attacks as things are. */
void tches_field_against(const struct tches_variant *variant, const struct tches_position *position,
                         unsigned side, struct field *field);

/** Prepares a field for many questions about one square, whatever stands elsewhere. */
void tches_field_aim(struct field *field, unsigned square);

enum { APART_MAX = 4 };

/**
 * The danger to a King that stays where it is. While it is not attacked, only a piece that leaves a
 * sensitive square can change that. While it is, an action has to end every attack: by coming to
 * one square, a relevant one; if it comes to two squares, both are among the related ones. All
 * three may hold more squares than necessary.
 */
struct danger {
    bool is_attacked;
    squares_t sensitive, relevant, related;
    unsigned apart;                   /**< of the attacks, so many share no square … */
    squares_t apart_lines[APART_MAX]; /**< … whose squares these are; not counted beyond the most */
};

/** True if the attacking side could capture a piece on the square with one action. */
bool tches_is_attacked(const struct field *field, unsigned square);

/** The pieces that could do so. */
squares_t tches_attackers(const struct field *field, unsigned square);

/** Finds the danger from all but the Jesters; own: the King's side. */
void tches_find_danger(const struct field *field, unsigned king, squares_t own,
                       struct danger *danger);

/** Adds the danger from the Jesters. */
void tches_add_jesters(const struct field *field, unsigned king, squares_t own,
                       struct danger *danger);

#endif
