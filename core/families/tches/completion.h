#ifndef MOTLEY_TCHES_COMPLETION_H
#define MOTLEY_TCHES_COMPLETION_H

/*
 * Whether a turn in whose middle the King is attacked can be completed (rules 4.5): whether one or
 * two more actions lead to a position in which it is not. That one action does not is shown with
 * few looks, at the lines of attack that stay open. That two do not is shown by the same looks:
 * they tell what the first would have to change for the second to succeed (struct needs), and only
 * such first actions are tried; of many of these it is seen by where they come to that they are in
 * vain (second.h).
 */

#include "second.h"

enum { KNOWN_MAX = 4 };

/** What has completed a turn after its first action. */
struct known {
    action_t second; /**< 0: the last one is enough */
    action_t last;   /**< in any form; 0: nothing is known */
};

/** What is found out once in a turn, as soon as it is needed. */
struct completion {
    struct line_table lines;
    const struct judge *last_reach_of; /**< for the last action but one, or NULL */
    struct last_reach last_reach;
    struct second seconds[SECONDS_MAX];   /**< that were asked for last … */
    unsigned second_count;                /**< … of so many for this last action but one */
    squares_t on_lines;                   /**< squares on any line to the King; 0: not known yet */
    struct known known[KNOWN_MAX];        /**< what has, after others: tried before anything else */
    struct known found;                   /**< what the search has come upon */
    unsigned known_next;                  /**< that is given up for the next */
    struct wide_reach wide[SQUARES_MAX];  /**< of own pieces */
    squares_t widest_known[KINDS];        /**< squares from which it is known … */
    squares_t widest[KINDS][SQUARES_MAX]; /**< … where a piece of a kind could ever go */
};

/** Begins the turn of the side that is to act in a position, which has to stay. */
void tches_completion_start(struct completion *completion, const struct tches_variant *variant,
                            const struct tches_position *position);

/** True if one action, or two, end the attack on the King. */
bool tches_completion_is_near(struct completion *completion, const struct tches_position *position);

/** Writes down where a piece of the side to act could ever go, as a kind, from a square. */
void tches_completion_write_widest(struct completion *completion, unsigned kind, unsigned from);

/** Where that is. */
static SHARED squares_t tches_completion_widest(struct completion *completion, unsigned kind,
                                                unsigned from) {
    if (!has_square(completion->widest_known[kind], from))
        tches_completion_write_widest(completion, kind, from);
    return completion->widest[kind][from];
}

/** Lets other pieces than the one that acts try to complete the turn. */
void tches_completion_try(struct judge *judge, action_t action, struct trial *trial);

/** True if the piece that acts may act again in this turn, and is among those whose last action is
    looked for. */
bool tches_completion_may_go_on(const struct judge *judge, action_t action);

/** False if that is out of the question for a piece that has acted so, whatever it looks at. */
bool tches_completion_could_go_on(struct judge *judge, action_t action, const struct trial *trial);

/** True if the turn can be completed with the help of the piece that has acted in this form. */
bool tches_completion_goes_on(struct judge *judge, action_t form, const struct trial *trial);

/** Before the last action but one: of pieces of a kind, those that may be of use. */
squares_t tches_completion_keep_useful(struct judge *judge, unsigned kind, squares_t pieces);

/** The same: where one of these pieces has to come for that. */
squares_t tches_completion_useful_ends(const struct judge *judge, unsigned from);

/** The same: where a carrier has to capture that lands on a square on its way, where it leaves its
    passenger or takes one up; `ends` is of tches_completion_useful_ends. */
squares_t tches_completion_useful_captures(struct judge *judge, unsigned from, unsigned landing,
                                           bool is_left, squares_t ends);

/** The same: whether such an action is of use, for all that has been tried. */
bool tches_completion_is_needed(struct judge *judge, action_t action);

/** The same for a turn in place, and what the trial of its facings begins with. */
bool tches_completion_turn_is_needed(struct judge *judge, unsigned square, struct trial *trial);

/** The last action: counts it if it ends the attack, else notes what it lacks. */
void tches_completion_try_last(struct judge *judge, action_t action, unsigned as);

/** Of pieces that could act last, those that may end the attack; notes what keeps them from it. */
squares_t tches_completion_keep_hopeful(struct judge *judge, unsigned kind, unsigned as,
                                        squares_t pieces);

#endif
