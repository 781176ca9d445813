#ifndef MOTLEY_CUSTODIAN_EVALUATE_H
#define MOTLEY_CUSTODIAN_EVALUATE_H

/* Custodian Chess: the terms of the evaluation. */

#include "../../search/evaluation.h"
#include "board.h"

enum { KINDS = PAWN + 1, PLACE_TERMS = RANKS + FILES / 2 + 1, DISTANCES = RANKS };

enum custodian_term {
    TERM_MATERIAL = 0,                  /* by kind */
    TERM_OPEN = TERM_MATERIAL + KINDS,  /* empty neighbours, by kind */
    TERM_ENEMIES = TERM_OPEN + KINDS,   /* enemy neighbours, by kind */
    TERM_THRONE = TERM_ENEMIES + KINDS, /* steps from the King to the enemy throne */
    TERM_TEMPO = TERM_THRONE + DISTANCES,
    TERM_PLACE, /* by kind: ranks, then files from the edge */
    TERMS = TERM_PLACE + KINDS * PLACE_TERMS
};

extern const struct weight_group custodian_groups[];
extern const int16_t custodian_weights[];

#endif
