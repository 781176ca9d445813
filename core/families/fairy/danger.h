#ifndef MOTLEY_FAIRY_DANGER_H
#define MOTLEY_FAIRY_DANGER_H

/* Who attacks what (fairy 6), and by which ways. */

#include "ways.h"

/** A board on which one side attacks; it may be a supposed one. */
struct field {
    const struct fairy *variant;
    const squares_t *kinds; /**< pieces by kind in the position */
    kinds_t special;     /**< kinds of the attacking side, present, that are looked at one by one */
    unsigned attacker;   /**< the attacking side */
    squares_t attackers; /**< its pieces that are still there */
    squares_t occupied;
    struct raiders raiders;
};

/** The field on which a side attacks as things are. */
void fairy_field(const struct fairy *variant, const struct fairy_position *position,
                 unsigned attacker, struct field *field);

/** The pieces that attack a square. */
squares_t fairy_field_attackers(const struct field *field, unsigned square);

bool fairy_field_attacks(const struct field *field, unsigned square);

/** The royal pieces of a side that are in force (fairy 6). */
squares_t fairy_royals_in_force(const struct fairy *variant, const struct fairy_position *position,
                                unsigned side);

/** True if some royal kind of a side has several pieces of which none alone is in force but all
    together are in check if all are attacked: several=any. */
bool fairy_has_alternates(const struct fairy *variant, const struct fairy_position *position,
                          unsigned side);

/** Lists the lines between a royal piece on a square and each enemy one on its file or rank,
   however many pieces stand between; gives how many. None without facing=on. */
unsigned fairy_facing_lines(const struct fairy *variant, const struct fairy_position *position,
                            unsigned side, unsigned square, struct line *lines);

enum { WAYS_MAX = 96 };

/** The ways to the royal pieces of a side that one action of the side can open or close. */
struct danger {
    unsigned count;
    struct line ways[WAYS_MAX];
    squares_t royals;   /**< those that the ways lead to, which are in force */
    squares_t involved; /**< own pieces that stand on some way */
    squares_t allowed;  /**< where all others may go, and drops */
    bool is_too_much;   /**< more ways than fit: actions are tried one by one */
};

/** Finds them; field: on which the enemy attacks. */
void fairy_find_danger(const struct field *field, const struct fairy_position *position,
                       unsigned side, struct danger *danger);

/** Where a piece on one of the involved squares may go; ways to the piece itself are left out. */
squares_t fairy_allowed_from(const struct danger *danger, unsigned from, squares_t occupied);

#endif
