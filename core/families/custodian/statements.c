/* Custodian Chess: which statements of its rules hold (rules 1). */

#include "../../statements.h"
#include "board.h"

enum fact {
    REMOVES,
    RECRUITS,
    CHESS_BISHOPS,
    STEPPING_BISHOPS,
    STANDARD_PAIRS,
    SWAPPED_PAIRS,
    ROUND
};

static uint64_t facts_of(const struct variant *variant) {
    const struct custodian *mine = (const struct custodian *)variant;
    const bool has_steps = mine->has_stepping_bishops;
    const bool has_swapped = variant->option[OPTION_PAIRS] != 0;
    return 1U << (mine->is_recruiting ? RECRUITS : REMOVES) |
           1U << (has_steps ? STEPPING_BISHOPS : CHESS_BISHOPS) |
           1U << (has_swapped ? SWAPPED_PAIRS : STANDARD_PAIRS) |
           (unsigned)variant->is_round << ROUND;
}

static const struct statement rows[] = {
    {FACT_ALWAYS, false, "intro"},
    {REMOVES, false, "goal-capture"},
    {RECRUITS, false, "goal-last"},
    {FACT_ALWAYS, false, "goal-throne goal-block goal-reading"},
    {RECRUITS, false, "goal-recruited-reading"},
    {FACT_ALWAYS, false, "moves"},
    {CHESS_BISHOPS, false, "moves-pieces"},
    {STEPPING_BISHOPS, false, "moves-step"},
    {FACT_ALWAYS, false, "moves-pawn moves-promotion moves-castling moves-danger"},
    {ROUND, false, "moves-round"},
    {FACT_ALWAYS, false, "capture"},
    {REMOVES, false, "capture-removed"},
    {RECRUITS, false, "capture-recruited"},
    {FACT_ALWAYS, false, "capture-mover capture-many capture-safe pair-rr pair-bb pair-nn"},
    {STANDARD_PAIRS, false, "pair-rn pair-bn pair-rb"},
    {SWAPPED_PAIRS, false, "swapped-rn swapped-bn swapped-rb"},
    {FACT_ALWAYS, false, "mimic-king mimic-pawn mimic-partner mimic-reading draws about-names"},
    {.keys = NULL},
};

const struct statements custodian_statements = {facts_of, NULL, rows};
