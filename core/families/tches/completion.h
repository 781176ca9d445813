#ifndef MOTLEY_TCHES_COMPLETION_H
#define MOTLEY_TCHES_COMPLETION_H

/*
 * Whether a turn in whose middle the King is attacked can be completed (rules 4.5): whether one or
 * two more actions lead to a position in which it is not. That one action does not is shown with
 * few looks, at the lines of attack that stay open. That two do not is shown by the same looks:
 * they tell what the first would have to change for the second to succeed (struct needs), and only
 * such first actions are tried.
 */

#include "lines.h"

/** What an action has to do, one of all this, for the next one to end the attack on the King where
    none does now. Any action of the King may do as well. */
struct needs {
    squares_t to;         /**< come to such a square, or leave a passenger there */
    squares_t to_leaving; /**< the same for an action that does both */
    squares_t from;       /**< leave such a square, or take a passenger away from it */
    squares_t next; /**< come where the piece could go on to such a square, if it may act again */
    squares_t next_leaving; /**< the same for those that can leave a passenger on the way there */
};

struct judge;

enum { KNOWN_NEEDS_MAX = 1024 };

/** What is found out once in a turn, as soon as it is needed. */
struct completion {
    struct line_table lines;
    struct judge *root; /**< of three actions, or NULL */
    action_t first;     /**< that it tries now */
    /* What is needed after some actions of the turn's first position. */
    action_t known_action[KNOWN_NEEDS_MAX];
    bool is_solved[KNOWN_NEEDS_MAX]; /**< nothing: another action ends the attack */
    struct needs known_needs[KNOWN_NEEDS_MAX];
    kinds_t known; /**< bits of kinds whose widest reach is known */
    squares_t widest[KINDS][SQUARES_MAX];
};

/** Begins the turn of the side that is to act in a position, which has to stay. */
void tches_completion_start(struct completion *completion, const struct tches_variant *variant,
                            const struct tches_position *position);

/** True if one action, or two, end the attack on the King. */
bool tches_completion_is_near(struct completion *completion, const struct tches_position *position);

/** An action after which the King is attacked, and what is known of its forms, which differ in
    promotion and facing. */
struct trial {
    bool is_sure;       /**< other pieces complete the turn, whatever the form is */
    struct needs needs; /**< of the others */
};

/** Lets other pieces than the one that acts try to complete the turn. */
void tches_completion_try(struct judge *judge, action_t action, struct trial *trial);

/** True if the turn can be completed with the help of the piece that has acted in this form. */
bool tches_completion_goes_on(struct judge *judge, action_t form, const struct trial *trial);

/** Before the last action but one: whether it does what is needed. */
bool tches_completion_is_needed(struct judge *judge, action_t action);

/** The same for a turn in place, and what the trial of its facings begins with. */
bool tches_completion_turn_is_needed(struct judge *judge, unsigned square, struct trial *trial);

/** The last action: counts it if it ends the attack, else notes what it lacks. */
void tches_completion_try_last(struct judge *judge, action_t action, unsigned as);

/** Of pieces that could act last, those that may end the attack; notes what keeps them from it. */
squares_t tches_completion_keep_hopeful(struct judge *judge, unsigned kind, unsigned as,
                                        squares_t pieces);

#endif
