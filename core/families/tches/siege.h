#ifndef MOTLEY_TCHES_SIEGE_H
#define MOTLEY_TCHES_SIEGE_H

/* The danger of the own King in a position, and after one action that is not played for that. */

#include "danger.h"
#include "moves.h"

struct siege {
    struct ground ground;
    struct field field;
    unsigned king; /**< the own King's square */
    bool has_enemy_jesters;
    kinds_t known;                    /**< bits of dangers that are found */
    struct danger base;               /**< of all enemies but Jesters */
    struct danger dangers[KINDS + 1]; /**< by the kind that has moved: enemy Jesters follow it */
};

/** With mate only. */
void tches_siege_start(struct siege *siege, const struct tches_variant *variant,
                       const struct tches_position *position);

/** The danger when a piece moves as a kind that does not touch it (NO_KIND: nothing has moved). */
const struct danger *tches_siege_danger(struct siege *siege, unsigned as);

/** Where an action has to come to end an attack: to one square of the first set, or to two at once,
    one of each of the others. */
struct aim {
    squares_t one, first, second;
};

/** The aim of an action that is to end a danger; is_double: that may come to two squares. */
struct aim tches_aim_at(const struct danger *danger, bool is_double);

/** True if a move meets an aim. */
bool tches_meets(action_t action, const struct aim *aim);

/** True if a move by a piece that moves as a kind leaves the King attacked. */
bool tches_siege_holds(struct siege *siege, action_t action, unsigned as);

/** The danger of the King after such a move. */
void tches_siege_after(struct siege *siege, action_t action, unsigned as, struct danger *danger);

#endif
