#ifndef MOTLEY_TILL_EVALUATE_H
#define MOTLEY_TILL_EVALUATE_H

/* Till Chess: the terms of the evaluation. */

#include "../../search/evaluation.h"
#include "table.h"

enum { SIEGE_TERMS = 9 };

enum till_term {
    TERM_MATERIAL = 0,                    /* by kind, on the table or in hand */
    TERM_TRAPPED = TERM_MATERIAL + KINDS, /* by kind */
    TERM_REACH = TERM_TRAPPED + KINDS,    /* squares that a tile reaches, by kind */
    TERM_ATTACKED = TERM_REACH + KINDS,   /* by a less valuable tile of another player, by kind */
    TERM_SIEGE = TERM_ATTACKED + KINDS,   /* squares around the King that others reach */
    TERM_SHELTER = TERM_SIEGE + SIEGE_TERMS, /* own tiles that touch the King */
    TERM_TEMPO,
    TERMS
};

extern const struct features till_features;
extern const struct weight_group till_groups[];
extern const int16_t till_weights[];

#endif
