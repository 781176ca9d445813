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

static const squares_t EVERYWHERE = ~(squares_t)0;

/** What an action has to do, one of all this, for the next one to end the attack on the King where
    none does now. Any action of the King may do as well. */
struct needs {
    squares_t to;         /**< come to such a square, or leave a passenger there */
    squares_t to_leaving; /**< the same for an action that does both */
    squares_t on_lines;   /**< the same, if with both it meets enough of the lines … */
    uint64_t which;       /**< … that are open and not those of Jesters … */
    squares_t on_which;   /**< … and have these squares … */
    bool is_doubled;      /**< … for the next one to meet the others, which may do both, too */
    squares_t from;       /**< leave such a square, or take a passenger away from it */
    squares_t next; /**< come where the piece could go on to such a square, if it may act again */
    squares_t next_leaving; /**< the same for those that can leave a passenger on the way there */
};

/** An action after which the King is attacked, and what is known of its forms, which differ in
    promotion and facing. */
struct trial {
    bool is_sure;       /**< other pieces complete the turn, whatever the form is */
    bool is_decided;    /**< nothing else does: there is one form, and all pieces were tried */
    struct needs needs; /**< of the others */
    squares_t flights;  /**< where it may step to then, if another piece acts before */
    unsigned king;      /**< where the King is then … */
    squares_t occupied; /**< … and what is occupied … */
    squares_t enemies;  /**< … and by whom, and … */
    unsigned imitated;  /**< … the kind that Jesters imitate, or NO_KIND if it is open, and … */
    struct open_lines open; /**< … the lines to the King, if one action is left then */
};

/** What the pieces that may act last could do, were it their action. */
struct last_reach {
    bool is_doubled;               /**< one of them might bar two lines at once */
    bool is_written;               /**< what pieces reach, and … */
    bool are_flights_written;      /**< … what follows of the King */
    squares_t leaving;             /**< carriers that may leave a passenger on the way */
    squares_t by[SQUARES_MAX];     /**< those that may come to a square, or land there on the way */
    squares_t barred[SQUARES_MAX]; /**< those that what stands on a square keeps from going on */
    squares_t flights;             /**< squares that the King might step to … */
    squares_t flights_by;          /**< … if something changes on one of these: */
    squares_t flight[SQUARES_MAX]; /**< where something must change for that, by one action … */
    squares_t flight_leaving[SQUARES_MAX]; /**< … that changes two squares at once … */
    squares_t flight_also[SQUARES_MAX];    /**< … one of which is of these */
};

/** Where the piece on a square could ever go from there, as it looks. */
struct wide_reach {
    uint8_t as_plus, orientation; /**< as which kind and 1; 0: it is not known */
    squares_t squares;
};

/** Where a piece is after an action. */
static inline unsigned square_after(action_t action) {
    return action_type(action) == ACTION_TURN ? action_from(action) : action_to(action);
}

/** The squares on which an action changes something. */
squares_t tches_squares_changed(action_t action);

/** True if the last defender may be a carrier that leaves a passenger, which it has or may take. */
bool tches_can_bar_two(const struct judge *judge);

/** Begins to look at what may come after the action that is next, if that has not begun. */
void tches_last_start(const struct judge *before);

/** The able pieces that what stands on a square keeps from going on. */
squares_t tches_last_barred_by(const struct judge *before, unsigned square);

/** What open lines to the King ask of a last defender, of whatever kind or of the one that Jesters
    imitate. */
void tches_last_weigh(struct line_table *lines, unsigned king, unsigned imitated,
                      const struct open_lines *open, bool is_doubled, struct needs *needs);

/** A trial if it is known as what the last defender moves, and so what all Jesters do. Of its needs
    only what is next is written. */
void tches_trial_as(const struct judge *before, const struct trial *trial, unsigned as,
                    struct trial *after);

/** Finds where the King is after an action, and what is occupied. */
void tches_last_occupy(const struct judge *before, action_t action, struct trial *trial);

/** Where the King may step out of the attack after an action of another piece, of which
    tches_last_occupy has told that. */
squares_t tches_last_flights(const struct judge *before, action_t action,
                             const struct trial *trial);

/** Finds where the King is after an action and the lines to it that are open then. */
void tches_last_find_open(const struct judge *before, action_t action, struct trial *trial);

/** The passenger that an action leaves behind, and the King, if they may end the attack after it;
    and the King's flights. */
squares_t tches_last_moved(struct judge *before, action_t action, struct trial *trial);

/** Those of the other able pieces that may, where an action changes so much. More than that may be
 * among them. */
squares_t tches_last_hopeful(const struct judge *before, squares_t changed, squares_t able,
                             const struct trial *trial);

/** True if a piece of a kind might end the attack, after an action, from a square on which it looks
    somewhere, where it may land on so much; a leaving one has a passenger and may bar two lines. */
bool tches_last_could_end(const struct judge *before, unsigned as, unsigned orientation,
                          unsigned from, squares_t landable, bool is_leaving,
                          const struct trial *trial);

#endif
