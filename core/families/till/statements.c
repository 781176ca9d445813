/* Till Chess: which statements of its rules hold (rules 3). */

#include "../../statements.h"
#include "board.h"

enum fact { DUEL, MORE_PLAYERS, PAWNS };

static unsigned count_pawns(const struct variant *variant) { return till_set_size(variant, PAWN); }

static void write_data(const struct variant *variant, unsigned fact, struct writer *writer) {
    (void)fact;
    write_number(writer, count_pawns(variant));
}

static uint64_t facts_of(const struct variant *variant) {
    return 1U << (variant->seats == 2 ? DUEL : MORE_PLAYERS) | (unsigned)(count_pawns(variant) > 0)
                                                                   << PAWNS;
}

static const struct statement rows[] = {
    {FACT_ALWAYS, false, "intro goal-king"},
    {MORE_PLAYERS, false, "goal-army"},
    {FACT_ALWAYS, false, "placing-set"},
    {FACT_ALWAYS, true, "placing-pawns"},
    {FACT_ALWAYS, false,
     "placing-text placing-reading moves-touch moves-far moves-over "
     "moves-pieces"},
    {PAWNS, false, "moves-pawn"},
    {MORE_PLAYERS, false, "over-reading"},
    {FACT_ALWAYS, false,
     "trapped-text trapped-reading check-free check-threat check-pass check-reading"},
    {DUEL, false, "capture-last"},
    {MORE_PLAYERS, false, "capture-text"},
    {FACT_ALWAYS, false, "capture-free"},
    {MORE_PLAYERS, false, "capture-next capture-reading"},
    {FACT_ALWAYS, false, "end-last end-agree end-points end-reading start-text"},
    {.keys = NULL},
};

const struct statements till_statements = {facts_of, write_data, rows};
