#ifndef MOTLEY_FAIRY_EVALUATE_H
#define MOTLEY_FAIRY_EVALUATE_H

/* Fairy: the terms of the evaluation. Nobody has seen most of these variants before, so that all is
   made of how the kinds move on the variant's board. */

#include "../../search/evaluation.h"
#include "board.h"

/** Weights are hundredths of what is counted. */
enum fairy_term {
    TERM_MATERIAL, /**< values of pieces on the board */
    TERM_HAND,     /**< values of pieces in hand */
    TERM_REACH,    /**< squares that pieces can go to, royal ones left aside */
    TERM_LOOSE,    /**< values of pieces that are attacked and not guarded */
    TERM_GUARDED,  /**< … attacked and guarded */
    TERM_CENTRE,   /**< steps from the edge */
    TERM_HOME,     /**< ranks that a royal piece is away from its first, among many enemies */
    TERM_SIEGE,    /**< squares at a dear piece that the enemy attacks */
    TERM_ADVANCE,  /**< what a promotion will gain, halved by each move until then */
    TERM_GOAL,     /**< the same of a square to be reached, which is worth GOAL_VALUE */
    TERM_SCARCE,   /**< the same of the last pieces of kinds that must not die out */
    TERM_CHECKS,   /**< the same of the last check to be given */
    TERM_TEMPO,    /**< the right to act */
    TERMS
};

enum {
    GOAL_VALUE = 600,
    SCARCE_VALUE = 400,
    CHECKS_VALUE = 800,
    DEAR_VALUE = 3000, /**< of a piece whose loss ends the game */
    FAR = 15           /**< moves to a square that is never reached, or not soon */
};

/** What is known of a variant, made once; and of the board that was surveyed last. */
struct fairy_notes {
    bool is_made;
    int16_t value[2][KINDS_MAX];                   /**< of a piece, in hundredths of a pawn */
    int16_t promotion[2][KINDS_MAX];               /**< what the best one gains; 0: none does */
    uint8_t zone_moves[2][KINDS_MAX][SQUARES_MAX]; /**< to where it promotes, on an empty board */
    uint8_t goal_moves[2][KINDS_MAX][SQUARES_MAX]; /**< to where it has to arrive */
    uint8_t edge[SQUARES_MAX];                     /**< steps from the edge */
    kinds_t burdens;                               /**< who loses all of them wins */

    bool is_surveyed;
    uint8_t board[SQUARES_MAX];
    squares_t
        captures[SQUARES_MAX];    /**< where the piece there could capture if enemies stood there */
    uint8_t targets[SQUARES_MAX]; /**< how many squares it can go to */
    squares_t attacks[2];         /**< all captures of a side */
};

/** Brings the notes up to a position. */
void fairy_survey(const struct fairy *variant, const struct fairy_position *position,
                  struct fairy_notes *notes);

/** The pieces of a side of which one more loss ends the game for it: it is extinct then, or bare.
 */
squares_t fairy_dear(const struct fairy *variant, const struct fairy_position *position,
                     unsigned side);

/** The prospects of actions; a hook in a file of its own. */
void fairy_prospects(const struct variant *variant, const void *position, const int16_t *weights,
                     void *notes, const action_t *list, size_t count, bool only_gains,
                     struct prospect *prospects);

#endif
