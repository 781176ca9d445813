#ifndef MOTLEY_TCHES_EVALUATE_H
#define MOTLEY_TCHES_EVALUATE_H

/* TCHES(S): the terms of the evaluation. */

#include "../../search/evaluation.h"
#include "turn.h"

enum { DISTANCES = SIDE_MAX, SIEGE_TERMS = 10, PREY_TERMS = 8, ADVANCE_TERMS = SIDE_MAX };

enum tches_term {
    TERM_MATERIAL = 0,                         /* by kind */
    TERM_REACH = TERM_MATERIAL + KINDS,        /* squares that a piece can go to, by kind */
    TERM_LOOSE = TERM_REACH + KINDS,           /* attacked and not guarded, by kind */
    TERM_ATTACKED = TERM_LOOSE + KINDS,        /* attacked and guarded, by kind */
    TERM_CENTRE = TERM_ATTACKED + KINDS,       /* steps from the edge, by kind */
    TERM_ADVANCE = TERM_CENTRE + KINDS,        /* ranks that a pawn-kind is from its last */
    TERM_SIEGE = TERM_ADVANCE + ADVANCE_TERMS, /* squares at the King that the enemy attacks */
    TERM_ESCORT = TERM_SIEGE + SIEGE_TERMS,    /* the King's steps to the enemy portal */
    TERM_CAPTIVE = TERM_ESCORT + DISTANCES,    /* steps of a captive's stack to the own portal */
    TERM_PREY = TERM_CAPTIVE + DISTANCES,      /* losses of prey until one decides */
    TERM_TEMPO = TERM_PREY + PREY_TERMS,       /* each action left in the turn */
    TERMS
};

/** There are two sets of weights: what hangs is worth another thing where a turn is one action. */
static inline const int16_t *tches_weights_for(const struct tches_variant *variant,
                                               const int16_t *weights) {
    return variant->strike == 1 ? weights + TERMS : weights;
}

/** The reach of a piece on a square when it was looked at last. */
struct tches_known {
    squares_t occupied; /**< … then */
    squares_t sources;  /**< the squares whose occupation bears on it */
    struct reach reach; /**< captures of whatever stands there, or might */
    squares_t captures; /**< … of the enemies, when its targets were counted … */
    uint8_t count;      /**< … and how many squares it could go to */
    uint8_t piece;
    uint8_t as_plus; /**< the kind that it moves as, or NO_KIND, plus one; 0: nothing is known */
};

/** The notes of this family: zeroes, then what is known of the position surveyed last. */
struct tches_notes {
    struct tches_known known[2][SQUARES_MAX]; /**< by side */
    uint8_t edge[SQUARES_MAX];                /**< steps from the edge, plus one */
    squares_t attacks[2];                     /**< all captures of a side */
    /* The position, as far as it matters. */
    squares_t sides[2];
    uint8_t board[SQUARES_MAX];
    uint8_t last[2];
};

/** Brings the notes up to a position. */
void tches_survey(struct tches_notes *notes, const struct tches_variant *variant,
                  const struct tches_position *position);

/** The prospects of actions; a hook in a file of its own. */
void tches_prospects(const struct variant *variant, const void *now, const int16_t *weights,
                     void *notes, const action_t *list, size_t count, bool only_gains,
                     struct prospect *prospects);

extern const struct features tches_features;
extern const struct weight_group tches_groups[];
extern const int16_t tches_weights[];

#endif
