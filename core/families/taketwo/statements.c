/* Take Two Chess: which statements of its rules hold (rules 2). */

#include "../../statements.h"
#include "board.h"

enum fact { SWITCHES, NO_SWITCHES };

static uint64_t facts_of(const struct variant *variant) {
    return 1U << (variant->option[OPTION_SWITCH] == 0 ? SWITCHES : NO_SWITCHES);
}

static const struct statement rows[] = {
    {FACT_ALWAYS, false, "intro"},
    {SWITCHES, false, "intro-switch"},
    {NO_SWITCHES, false, "intro-fixed"},
    {FACT_ALWAYS, false, "card-o card-d card-h order queen pawn setup-text"},
    {SWITCHES, false, "turn-switch turn-move turn-reading"},
    {NO_SWITCHES, false, "turn-plain"},
    {FACT_ALWAYS, false,
     "double-text double-reading passant promotion castling check end stalemate repetition "
     "material "
     "draws-reading"},
    {SWITCHES, false, "draws-switch"},
    {.keys = NULL},
};

const struct statements taketwo_statements = {facts_of, NULL, rows};
