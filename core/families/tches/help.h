#ifndef MOTLEY_TCHES_HELP_H
#define MOTLEY_TCHES_HELP_H

/*
 * Where no single action ends the attack on the King, a first action may help a second one. A
 * failure tells which squares mattered to it; an action that changes none of them cannot help
 * (rules 4.5).
 */

#include "siege.h"

/** The changes by an action that let one more action end an attack that none ends alone. */
struct needs {
    unsigned king;      /**< the King's square; an action of the King may help anybody */
    squares_t flights;  /**< a change here may help the King … */
    squares_t others;   /**< … and here other pieces */
    squares_t lines;    /**< of all attacks: an action that comes to two may help anybody */
    squares_t doublers; /**< pieces that may come to two squares with one action */
    unsigned apart;     /**< so many attacks of which no two are closed on one square … */
    squares_t apart_lines[APART_MAX]; /**< … along these squares */
};

/** The search for an action that ends an attack, and what it learns when there is none. */
struct ending {
    struct siege siege;
    action_t last;                 /**< the action found */
    struct needs needs;            /**< known once they are learnt */
    squares_t helped[SQUARES_MAX]; /**< by square of them: the pieces that a change may help */
};

/** Begins with a position; false if the King is not attacked. */
bool tches_ending_start(struct ending *ending, const struct tches_variant *variant,
                        const struct tches_position *position);

/** True if an action of one of some pieces ends the attack. */
bool tches_ending_find(struct ending *ending, squares_t among);

/** Learns the needs where none does. */
void tches_ending_learn(struct ending *ending, squares_t among);

/** The squares that an action changes. */
squares_t tches_squares_changed(action_t action);

/** Where the pieces may stand afterwards that an action moves or sets down. */
squares_t tches_squares_taken(const struct tches_position *position, action_t action);

/** The pieces that an action may have helped by what it changes, but for those that it moves. */
squares_t tches_helped(const struct needs *needs, action_t action);

/** True if the piece that acts could end the attack from where an action brings it. */
bool tches_mover_could_go_on(struct ending *ending, action_t action);

/** The pieces among some that can come where they have to after an action, which has led to a
    position. */
squares_t tches_coming(struct ending *ending, action_t action, const struct tches_position *after,
                       squares_t among);

/** The pieces among some that may end the attack after an action by all that the search has learnt;
    in a bare action those that it moves may take any form. */
squares_t tches_helped_after(struct ending *ending, action_t action, squares_t among);

#endif
