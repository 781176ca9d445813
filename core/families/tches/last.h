#ifndef MOTLEY_TCHES_LAST_H
#define MOTLEY_TCHES_LAST_H

/*
 * The last action of a turn in which the King is attacked. Hundreds of actions may come before it,
 * and after most of them nothing ends the attack. So what the pieces could do is written down once,
 * for the position before the last action but one; after each of these a few words of bits tell
 * which pieces are worth a look.
 */

#include "lines.h"

struct judge;

/** Carriers that can leave a passenger on one square and capture on another, and so bar two lines
    at once. */
static const kinds_t LEAVING_KINDS = KIND_BIT(GRIFFIN) | KIND_BIT(CHAMPION) | KIND_BIT(EMPEROR);

static const squares_t EVERYWHERE = ~(squares_t)0;

/** What an action has to do, one of all this, for the next one to end the attack on the King where
    none does now. Any action of the King may do as well. */
struct needs {
    squares_t to;         /**< come to such a square, or leave a passenger there */
    squares_t to_leaving; /**< the same for an action that does both */
    squares_t from;       /**< leave such a square, or take a passenger away from it */
    squares_t next; /**< come where the piece could go on to such a square, if it may act again */
    squares_t next_leaving; /**< the same for those that can leave a passenger on the way there */
};

/** An action after which the King is attacked, and what is known of its forms, which differ in
    promotion and facing. */
struct trial {
    bool is_sure;           /**< other pieces complete the turn, whatever the form is */
    struct needs needs;     /**< of the others */
    squares_t flights;      /**< where it may step to then, if another piece acts before */
    unsigned king;          /**< where the King is then … */
    squares_t occupied;     /**< … and what is occupied … */
    squares_t enemies;      /**< … and by whom, and … */
    struct open_lines open; /**< … the lines to the King, if one action is left then */
};

/** What the pieces that may act last could do, were it their action. */
struct last_reach {
    bool is_doubled;               /**< one of them might bar two lines at once */
    bool is_written;               /**< what follows */
    squares_t leaving;             /**< carriers that may leave a passenger on the way */
    squares_t by[SQUARES_MAX];     /**< those that may come to a square, or land there on the way */
    squares_t barred[SQUARES_MAX]; /**< those that what stands on a square keeps from going on */
    squares_t captures[SQUARES_MAX]; /**< where a carrier may capture that lands on a square first,
                                          and may leave its passenger there */
    squares_t flights;               /**< squares that the King might step to */
    squares_t flight[SQUARES_MAX];   /**< where something must change for that … */
    squares_t flight_leaving[SQUARES_MAX]; /**< … by an action that changes two at once */
};

/** Where a piece is after an action. */
static inline unsigned square_after(action_t action) {
    return action_type(action) == ACTION_TURN ? action_from(action) : action_to(action);
}

/** The squares on which an action changes something. */
squares_t tches_squares_changed(action_t action);

/** Begins to look at what may come after the action that is next; is_doubled: a piece that acts
    then might bar two lines at once. */
void tches_last_start(const struct judge *before, bool is_doubled);

/** Finds where the King is after an action and the lines to it that are open then. */
void tches_last_find_open(const struct judge *before, action_t action, struct trial *trial);

/** The passenger that an action leaves behind, and the King, if they may end the attack after it;
    and the King's flights. */
squares_t tches_last_moved(struct judge *before, action_t action, struct trial *trial);

/** Those of the other able pieces that may, where tches_last_moved was asked. More than that may be
    among them. */
squares_t tches_last_hopeful(const struct judge *before, action_t action, squares_t able,
                             const struct trial *trial);

/** True if a piece of a kind might end the attack, after an action, from a square on which it looks
    somewhere; a leaving one has a passenger and may bar two lines. */
bool tches_last_could_end(const struct judge *before, unsigned as, unsigned orientation,
                          unsigned from, action_t action, bool is_leaving,
                          const struct trial *trial);

#endif
