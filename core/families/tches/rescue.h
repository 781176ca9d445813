#ifndef MOTLEY_TCHES_RESCUE_H
#define MOTLEY_TCHES_RESCUE_H

/*
 * Whether a turn in whose middle the King is attacked can still be completed (rules 4.5). That is
 * tried, action by action; an action that cannot help is skipped (help.h), and what completed a
 * turn the last time is tried first.
 */

#include "help.h"

enum { REFUTED_MAX = 2048 };

/** An action after which no other piece ends the attack, and what that would need. */
struct refuted {
    action_t action; /**< 0: none is kept here */
    bool is_refuted;
    struct needs needs;
};

/** The findings kept while the actions of one position are judged. */
struct rescue {
    const struct tches_variant *variant;
    const struct tches_position *position;
    action_t middle, last; /**< they completed a turn the last time; middle 0: one action did */
    bool is_near_known, is_near; /**< whether one action ends the attack in this position */
    struct needs needs;          /**< … and if not, of an action before it */
    bool are_refuted_used;
    struct refuted refuted[REFUTED_MAX]; /**< by a hash of the action */
};

void tches_rescue_start(struct rescue *rescue, const struct tches_variant *variant,
                        const struct tches_position *position);

/** Writes the forms of a bare action that leaves the King attacked after which so many more (0 to
    2) can end that; gives their number, FORMS_MAX at most. */
size_t tches_rescue_forms(struct rescue *rescue, const struct ground *ground, action_t bare,
                          unsigned left, action_t *forms);

/** True if so many actions (1 to 3) can end an attack on the King. */
bool tches_rescue_is_near(struct rescue *rescue, unsigned left);

#endif
