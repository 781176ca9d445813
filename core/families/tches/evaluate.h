#ifndef MOTLEY_TCHES_EVALUATE_H
#define MOTLEY_TCHES_EVALUATE_H

/* TCHES(S): the terms of the evaluation. */

#include "../../search/evaluation.h"
#include "play.h"

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
    TERM_PREY = TERM_CAPTIVE + DISTANCES,      /* how many prey pieces are left */
    TERM_TEMPO = TERM_PREY + PREY_TERMS,       /* each action left in the turn */
    TERMS
};

/** There are two sets of weights: what hangs is worth another thing where a turn is one action. */
static inline const int16_t *tches_weights_for(const struct tches_variant *variant,
                                               const int16_t *weights) {
    return variant->strike == 1 ? weights + TERMS : weights;
}

/** The prospects of actions; a hook in a file of its own. */
void tches_prospects(const struct variant *variant, const void *now, const int16_t *weights,
                     void *notes, const action_t *list, size_t count, bool only_gains,
                     struct prospect *prospects);

extern const struct weight_group tches_groups[];
extern const int16_t tches_weights[];

#endif
