#ifndef MOTLEY_TAKETWO_EVALUATE_H
#define MOTLEY_TAKETWO_EVALUATE_H

/* Take Two Chess: the terms of the evaluation, each with a weight for the opening and, TERMS
   further, one for the end of the game; first for pieces with cards, then for orthodox chess. */

#include "../../search/evaluation.h"
#include "board.h"

enum { PLACE_TERMS = SIZE + SIZE / 2, MOBILITY_TERMS = 16, DANGER_TERMS = 32, THREAT_TERMS = 5 };

enum taketwo_term {
    TERM_QUEEN = 0, /* by order of cards */
    TERM_PAWN = TERM_QUEEN + ORDERS,
    TERM_ROOK = TERM_PAWN + ORDERS,
    TERM_BISHOP,
    TERM_KNIGHT,
    TERM_BISHOP_PAIR,
    TERM_TEMPO,
    TERM_OPEN_FILE,
    TERM_HALF_OPEN_FILE,
    TERM_DOUBLED,
    TERM_ISOLATED,
    TERM_SUPPORTED,
    TERM_PHALANX,
    TERM_THREAT, /* pawn on minor, pawn on major, minor on major, loose piece, loose pawn */
    TERM_SHIELD = TERM_THREAT + THREAT_TERMS, /* pawns near, further, none at all */
    TERM_PASSED = TERM_SHIELD + 3,            /* by rank */
    TERM_PASSED_BLOCKED = TERM_PASSED + SIZE,
    TERM_PLACE = TERM_PASSED_BLOCKED + SIZE,          /* by kind: ranks, then files from the edge */
    TERM_MOBILITY = TERM_PLACE + KINDS * PLACE_TERMS, /* queen (halved), rook, bishop, knight */
    TERM_DANGER = TERM_MOBILITY + 4 * MOBILITY_TERMS, /* around the enemy King */
    TERMS = TERM_DANGER + DANGER_TERMS
};

/** The weights for a variant: what fits pieces with cards is much worse in orthodox chess. */
static inline const int16_t *taketwo_weights_for(const struct variant *variant,
                                                 const int16_t *weights) {
    return variant->option[OPTION_SWITCH] != 0 ? weights + 2 * TERMS : weights;
}

/** The prospects of actions; a hook in a file of its own. */
void taketwo_prospects(const struct variant *variant, const void *position, const int16_t *weights,
                       void *notes, const action_t *list, size_t count, bool only_gains,
                       struct prospect *prospects);

extern const struct weight_group taketwo_groups[];
extern const int16_t taketwo_weights[];
extern const struct features taketwo_features;

#endif
