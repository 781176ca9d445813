/* TCHES(S): which statements of its rules hold (rules 4). */

#include "../../statements.h"
#include "board.h"
#include "variant.h"

#include <string.h>

/* Facts: that a kind can come to stand on the board, by its number, and others. */
enum {
    FACT_MATE = KINDS,
    FACT_CAPTURE,
    FACT_FLAG,
    FACT_PLAIN,
    FACT_ROYAL,
    FACT_ROYAL_MOVING,
    FACT_ROYAL_CARRIER,
    FACT_LAST_PREY,
    FACT_FIRST_PREY,
    FACT_KING_HELD,
    FACT_ESCORT,
    FACT_SAFE_ESCORT,
    FACT_HOME_PORTALS,
    FACT_GIVEN_PORTALS,
    FACT_STRIKE,
    FACT_ONE_ACTION,
    FACT_STRIKE_BY_OTHERS,
    FACT_STRIKE_BY_SAME,
    FACT_MATE_IN_STRIKE,
    FACT_MATE_IN_ONE_ACTION,
    FACT_KING_OF_CHESS,
    FACT_KING_APART,
    FACT_POLARITY,
    FACT_TURNS,
    FACT_USUAL_ARRAY,
    FACT_COMPOUNDS,
    FACT_BACKS,
    FACT_JESTERS,
    FACT_PAWN_KIND,
    FACT_PAWN_BACKS,
    FACT_STEPPING_ZEALOTS,
    FACT_SLIDING_ZEALOTS,
    FACT_REPLACEMENT,
    FACT_TRANSPORT,
    FACTS
};

_Static_assert((int)FACTS <= (int)FACT_ALWAYS, "facts do not fit");

static uint64_t fact(bool holds, unsigned number) { return (uint64_t)holds << number; }

static void write_data(const struct variant *variant, unsigned fact, struct writer *writer) {
    const struct tches_variant *mine = (const struct tches_variant *)variant;
    if (fact == FACT_STRIKE)
        write_number(writer, mine->strike);
    else
        write_text(writer, tches_kind_names[mine->royal].name);
}

/* Kinds that can come to stand on the board. */
static kinds_t kinds_of(const struct tches_variant *mine) {
    return mine->armies[0] | mine->armies[1] | mine->promotions[0] | mine->promotions[1] |
           mine->replaced;
}

static uint64_t facts_of_kinds(const struct tches_variant *mine) {
    static const kinds_t compounds = KIND_BIT(GUARDIAN) | KIND_BIT(GRIFFIN) | KIND_BIT(PALADIN) |
                                     KIND_BIT(CHAMPION) | KIND_BIT(LION) | KIND_BIT(MAGISTER) |
                                     KIND_BIT(EMPEROR);
    const kinds_t kinds = kinds_of(mine);
    return kinds | fact((kinds & compounds) != 0, FACT_COMPOUNDS) |
           fact(kinds >> FIRST_BACK != 0, FACT_BACKS) |
           fact((kinds & PAWN_KINDS) != 0, FACT_PAWN_KIND) |
           fact((kinds & PAWN_KINDS & ~KIND_BIT(PAWN)) != 0, FACT_PAWN_BACKS) |
           fact((kinds & KIND_BIT(ZEALOT)) != 0,
                mine->has_sliding_zealots ? FACT_SLIDING_ZEALOTS : FACT_STEPPING_ZEALOTS) |
           fact(mine->has_jesters, FACT_JESTERS);
}

static uint64_t facts_of_goal(const struct tches_variant *mine) {
    const unsigned king = mine->base.option[OPTION_KING];
    const bool has_portals = mine->has_escort || mine->is_king_held;
    const bool are_home = memcmp(mine->portals, mine->home, sizeof mine->home) == 0;
    const bool is_plain = king == KING_PLAIN, is_first = mine->base.option[OPTION_HUNT] != 0;
    const bool is_royal = !is_plain && mine->royal != KING;
    const bool is_carrier = is_royal && (KIND_BIT(mine->royal) & CARRIER_KINDS) != 0;
    return fact(true, FACT_MATE + king) | fact(mine->is_king_held, FACT_KING_HELD) |
           fact(is_royal, FACT_ROYAL) | fact(is_royal && king != KING_FLAG, FACT_ROYAL_MOVING) |
           fact(is_carrier && mine->has_transport, FACT_ROYAL_CARRIER) |
           fact(is_plain, is_first ? FACT_FIRST_PREY : FACT_LAST_PREY) |
           fact(mine->has_escort, FACT_ESCORT) |
           fact(mine->has_escort && mine->is_mate, FACT_SAFE_ESCORT) |
           fact(has_portals && are_home, FACT_HOME_PORTALS) |
           fact(has_portals && !are_home, FACT_GIVEN_PORTALS);
}

static uint64_t facts_of_turn(const struct tches_variant *mine) {
    const bool is_strike = mine->strike > 1;
    return fact(true, is_strike ? FACT_STRIKE : FACT_ONE_ACTION) |
           fact(is_strike, mine->is_same_allowed ? FACT_STRIKE_BY_SAME : FACT_STRIKE_BY_OTHERS) |
           fact(mine->is_mate, is_strike ? FACT_MATE_IN_STRIKE : FACT_MATE_IN_ONE_ACTION);
}

static uint64_t facts_of(const struct variant *variant) {
    const struct tches_variant *mine = (const struct tches_variant *)variant;
    return facts_of_kinds(mine) | facts_of_goal(mine) | facts_of_turn(mine) |
           fact(!mine->has_polarity, mine->is_king_held ? FACT_KING_APART : FACT_KING_OF_CHESS) |
           fact(mine->has_polarity, FACT_POLARITY) | fact(mine->has_turns, FACT_TURNS) |
           fact(!mine->has_array, FACT_USUAL_ARRAY) | fact(mine->replaced != 0, FACT_REPLACEMENT) |
           fact(mine->has_transport, FACT_TRANSPORT);
}

static const struct statement rows[] = {
    {FACT_ALWAYS, false, "intro"},
    {FACT_ROYAL, true, "goal-royal"},
    {FACT_MATE, false, "goal-mate"},
    {FACT_CAPTURE, false, "goal-capture"},
    {FACT_FLAG, false, "goal-flag"},
    {FACT_KING_HELD, false, "goal-home goal-freed"},
    {FACT_LAST_PREY, false, "goal-prey"},
    {FACT_FIRST_PREY, false, "goal-prey-first"},
    {FACT_ESCORT, false, "goal-escort"},
    {FACT_SAFE_ESCORT, false, "goal-escort-safe"},
    {FACT_ALWAYS, false, "goal-none"},
    {FACT_HOME_PORTALS, false, "portals-home-reading"},
    {FACT_GIVEN_PORTALS, false, "portals-given"},
    {FACT_KING_HELD, false, "freed-reading"},
    {FACT_ROYAL_MOVING, false, "royal-reading"},
    {FACT_LAST_PREY, false, "prey-reading"},
    {FACT_ESCORT, false, "escort-reading"},
    {FACT_MATE, false, "goal-reading"},
    {FACT_STRIKE, true, "turn-count"},
    {FACT_ONE_ACTION, false, "turn-one"},
    {FACT_STRIKE_BY_OTHERS, false, "turn-others"},
    {FACT_STRIKE_BY_SAME, false, "turn-same"},
    {FACT_STRIKE, false, "turn-go-on"},
    {FACT_MATE_IN_STRIKE, false, "turn-check turn-check-reading"},
    {FACT_MATE_IN_ONE_ACTION, false, "turn-check-one"},
    {FACT_STRIKE_BY_OTHERS, false, "turn-reading"},
    {FACT_KING_OF_CHESS, false, "moving-chess"},
    {FACT_KING_APART, false, "moving-but-king"},
    {FACT_POLARITY, false, "moving-facing"},
    {FACT_ALWAYS, false, "moving-none"},
    {PAWN, false, "moving-pawns"},
    {FACT_USUAL_ARRAY, false, "array-reading"},
    {FACT_COMPOUNDS, false, "main-text main-reading"},
    {GUARDIAN, false, "guardian"},
    {GRIFFIN, false, "griffin"},
    {PALADIN, false, "paladin"},
    {CHAMPION, false, "champion"},
    {LION, false, "lion"},
    {MAGISTER, false, "magister"},
    {FACT_BACKS, false, "backs-text backs-reading"},
    {TEMPLAR, false, "templar"},
    {WARCHARIOT, false, "warchariot"},
    {EXARCH, false, "exarch"},
    {ASSASSIN, false, "assassin"},
    {EMPEROR, false, "emperor"},
    {BALLISTA, false, "ballista"},
    {MOUNTED_BISHOP, false, "mounted-bishop"},
    {ARCHER, false, "archer"},
    {SHOCK_CAVALRYMAN, false, "shock-cavalryman"},
    {FLANKER, false, "flanker flanker-reading"},
    {SENTINEL, false, "sentinel"},
    {FACT_STEPPING_ZEALOTS, false, "zealot zealot-reading"},
    {FACT_SLIDING_ZEALOTS, false, "zealot-slides"},
    {PIKEMAN, false, "pikeman"},
    {FACT_JESTERS, false, "jester-text jester-reading"},
    {FACT_PAWN_KIND, false, "promotion-text"},
    {FACT_PAWN_BACKS, false, "promotion-backs promotion-reading"},
    {FACT_REPLACEMENT, false, "replace-text replace-reading"},
    {FACT_TRANSPORT, false, "transport-who transport-step transport-move transport-rest"},
    {FACT_ROYAL_CARRIER, true, "transport-royal"},
    {FACT_POLARITY, false, "polarity-facing polarity-forward polarity-turn polarity-reading"},
    {FACT_TURNS, false, "polarity-free polarity-free-reading"},
    {FACT_ALWAYS, false, "draws-reading about-names"},
    {.keys = NULL},
};

const struct statements tches_statements = {facts_of, write_data, rows};
