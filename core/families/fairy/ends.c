/* Fairy: how games end (fairy 7). */

#include "board.h"

#include <string.h>

/* What each player has done wrong or right is looked at in an order: the mover first. */
static unsigned mover_of(const struct fairy_position *position) { return position->side ^ 1u; }

static bool end_draw(struct outcome *outcome, const char *reason) {
    *outcome = (struct outcome){.result = RESULT_DRAW, .reason = reason};
    return true;
}

static bool end_win(struct outcome *outcome, unsigned winner, const char *reason) {
    *outcome = (struct outcome){.result = RESULT_WIN, .winner = (uint8_t)winner, .reason = reason};
    return true;
}

unsigned fairy_count_kinds(const struct fairy *variant, const struct fairy_position *position,
                           unsigned side, kinds_t kinds) {
    unsigned count = count_squares(fairy_members(position, side, kinds));
    if (variant->has_hands)
        for (unsigned kind = 0; kind < variant->kind_count; kind++)
            count += (kinds & KIND_BIT(kind)) != 0 ? position->hands[side][kind] : 0;
    return count;
}

static unsigned count_all(const struct fairy *variant, const struct fairy_position *position,
                          unsigned side) {
    return fairy_count_kinds(variant, position, side, ~(kinds_t)0);
}

static bool has_extinct(const struct fairy *variant, const struct fairy_position *position,
                        unsigned side) {
    for (unsigned i = 0; i < variant->extinct_count; i++)
        if (fairy_count_kinds(variant, position, side, variant->extinct[i].kinds) <=
            variant->extinct[i].most)
            return true;
    return false;
}

/* Finds a player of whom something is so; the mover is looked at first. */
static bool finds_player(const struct fairy *variant, const struct fairy_position *position,
                         bool (*is_so)(const struct fairy *, const struct fairy_position *,
                                       unsigned side),
                         unsigned *side) {
    *side = mover_of(position);
    if (!is_so(variant, position, *side))
        *side ^= 1;
    return is_so(variant, position, *side);
}

/* Fairy 7 (1). */
static bool ends_by_extinction(const struct fairy *variant, const struct fairy_position *position,
                               struct outcome *outcome) {
    unsigned side;
    if (!finds_player(variant, position, has_extinct, &side))
        return false;
    if (variant->base.option[OPTION_EXTINCTION] == EXTINCTION_DRAW)
        return end_draw(outcome, "extinction");
    if (variant->base.option[OPTION_EXTINCTION] == EXTINCTION_LOSS)
        side ^= 1;
    return end_win(outcome, side, "extinction");
}

/* Fairy 7 (2): true if a player loses, or draws, by having too little left. */
static bool is_bared(const struct fairy *variant, const struct fairy_position *position,
                     unsigned side) {
    const unsigned bare = variant->base.option[OPTION_BARE];
    if (count_all(variant, position, side) > 1)
        return false;
    if (bare == BARE_DRAW)
        return true;
    /* Who is to move may still take the last but one piece of a player who has two. */
    const unsigned needed = bare == BARE_CLAIM && side == position->side ? 3 : 2;
    return count_all(variant, position, side ^ 1) >= needed;
}

static bool ends_by_bare(const struct fairy *variant, const struct fairy_position *position,
                         struct outcome *outcome) {
    unsigned side;
    if (!finds_player(variant, position, is_bared, &side))
        return false;
    return variant->base.option[OPTION_BARE] == BARE_DRAW ? end_draw(outcome, "bare")
                                                          : end_win(outcome, side ^ 1, "bare");
}

/* Those of some pieces that no enemy attacks. */
static squares_t safe_among(const struct fairy *variant, const struct fairy_position *position,
                            unsigned side, squares_t pieces) {
    squares_t safe = 0;
    for (; pieces != 0; pieces &= pieces - 1)
        if (fairy_attackers(variant, position, side ^ 1, first_square(pieces)) == 0)
            safe |= pieces & -pieces;
    return safe;
}

static bool has_arrived(const struct fairy *variant, const struct fairy_position *position,
                        unsigned side) {
    for (unsigned i = 0; i < variant->goal_count; i++) {
        const struct reach_goal *goal = &variant->goals[i];
        squares_t there = fairy_members(position, side, goal->kinds) & goal->squares[side];
        if (variant->base.option[OPTION_ARRIVE] == ARRIVE_SAFE &&
            count_squares(there) >= goal->needed)
            there = safe_among(variant, position, side, there);
        if (count_squares(there) >= goal->needed)
            return true;
    }
    return false;
}

static bool arrives_black(const struct fairy *variant, action_t action,
                          const struct fairy_position *after, const void *context) {
    (void)action;
    (void)context;
    return has_arrived(variant, after, BLACK);
}

/* Fairy 7 (3). */
static bool ends_by_reach(const struct fairy *variant, const struct fairy_position *position,
                          struct outcome *outcome) {
    const unsigned arrive = variant->base.option[OPTION_ARRIVE], side = position->side;
    const bool has_mover = arrive != ARRIVE_HOLD && has_arrived(variant, position, side ^ 1);
    const bool has_other = arrive != ARRIVE_NOW && has_arrived(variant, position, side);
    if (has_mover && has_other)
        return end_draw(outcome, "reach");
    if (!has_mover && !has_other)
        return false;
    if (arrive == ARRIVE_REPLY && has_mover && side == BLACK &&
        fairy_any_legal(variant, position, arrives_black, NULL))
        return false;
    return end_win(outcome, has_mover ? side ^ 1 : side, "reach");
}

bool fairy_is_over(const struct fairy *variant, const struct fairy_position *position,
                   struct outcome *outcome) {
    const unsigned mover = mover_of(position);
    if (variant->extinct_count > 0 && ends_by_extinction(variant, position, outcome))
        return true;
    if (variant->base.option[OPTION_BARE] != BARE_OFF && ends_by_bare(variant, position, outcome))
        return true;
    if (variant->goal_count > 0 && ends_by_reach(variant, position, outcome))
        return true;
    if (variant->checks > 0 && position->checks[mover] == 0)
        return end_win(outcome, mover, "checks");
    return position->passes == 2 && end_draw(outcome, "all-pass");
}

static bool end_mate(const struct fairy *variant, unsigned side, struct outcome *outcome) {
    const unsigned mate = variant->base.option[OPTION_MATE];
    if (mate == MATE_DRAW)
        return end_draw(outcome, "checkmate");
    return end_win(outcome, mate == MATE_WIN ? side : side ^ 1, "checkmate");
}

/* Of a player who has no action and is not in check. */
static bool end_stale(const struct fairy *variant, const struct fairy_position *position,
                      struct outcome *outcome) {
    const unsigned side = position->side, stale = variant->base.option[OPTION_STALE];
    const bool is_royal = fairy_members(position, side, variant->royal) != 0;
    const char *reason = is_royal ? "stalemate" : "no-moves";
    const unsigned own = count_squares(position->sides[side]);
    const unsigned others = count_squares(position->sides[side ^ 1]);
    if (stale == STALE_WIN || (stale == STALE_FEWER && own < others))
        return end_win(outcome, side, reason);
    if (stale == STALE_LOSS || (stale == STALE_FEWER && own > others))
        return end_win(outcome, side ^ 1, reason);
    return end_draw(outcome, reason);
}

struct outcome fairy_outcome(const struct variant *base, const void *now) {
    const struct fairy *variant = fairy_of(base);
    const struct fairy_position *position = now;
    struct outcome outcome;
    if (!fairy_is_over(variant, position, &outcome)) {
        if (fairy_is_in_check(variant, position, position->side))
            end_mate(variant, position->side, &outcome);
        else
            end_stale(variant, position, &outcome);
    }
    return outcome;
}

/* Fairy 7 (7): true if who was in check each time decides it. */
static bool ends_by_checks(const struct fairy *variant, const struct fairy_position *positions,
                           size_t count, struct outcome *outcome) {
    bool is_always_checked[2] = {true, true};
    for (size_t i = 0; i < count; i++) {
        const unsigned side = positions[i].side;
        if (!fairy_is_in_check(variant, &positions[i], side))
            is_always_checked[side] = false;
    }
    if (is_always_checked[WHITE] && is_always_checked[BLACK])
        return end_draw(outcome, "perpetual");
    if (!is_always_checked[WHITE] && !is_always_checked[BLACK])
        return false;
    return end_win(outcome, is_always_checked[WHITE] ? WHITE : BLACK, "perpetual");
}

struct outcome fairy_repeated(const struct variant *base, const void *positions, size_t count) {
    const struct fairy *variant = fairy_of(base);
    const struct fairy_position *list = positions;
    const unsigned mover = mover_of(&list[count - 1]);
    struct outcome outcome;
    if (base->option[OPTION_PERPETUAL] == PERPETUAL_LOSS &&
        ends_by_checks(variant, list, count, &outcome))
        return outcome;
    if (base->option[OPTION_REPEATED] == REPEATED_DRAW)
        end_draw(&outcome, "repetition");
    else
        end_win(&outcome, base->option[OPTION_REPEATED] == REPEATED_WIN ? mover : mover ^ 1,
                "repetition");
    return outcome;
}

struct turn fairy_turn(const struct variant *base, const void *now) {
    const struct fairy_position *position = now;
    const unsigned quiet = fairy_of(base)->quiet;
    return (struct turn){
        .player = position->side,
        .is_start = true,
        .is_limit = quiet > 0 && position->halfmove >= 2 * quiet,
        .number = position->turn,
        .halfmoves = position->halfmove,
        .phase = "move",
    };
}

/* Squares in passing and the piece that passed them count only where a legal action captures
   there. */
static uint8_t *write_passed(const struct fairy *variant, const struct fairy_position *position,
                             uint8_t *key) {
    uint8_t *const start = key;
    for (unsigned i = 0; i < position->passed_count; i++)
        if (fairy_has_passing(variant, position, position->passed[i]))
            *key++ = position->passed[i];
    if (key > start)
        *key++ = position->passer;
    return key;
}

size_t fairy_key(const struct variant *base, const void *now, uint8_t *key) {
    const struct fairy *variant = fairy_of(base);
    const struct fairy_position *position = now;
    const unsigned squares = variant->grid.square_count;
    uint8_t *at = key;
    memcpy(at, position->board, squares);
    at += squares;
    *at++ = position->side;
    *at++ = position->rights;
    memcpy(at, position->checks, sizeof position->checks);
    at += sizeof position->checks;
    if (variant->has_hands) {
        memcpy(at, position->hands, sizeof position->hands);
        at += sizeof position->hands;
    }
    for (squares_t rest = position->promoted; rest != 0; rest &= rest - 1) {
        *at++ = (uint8_t)first_square(rest);
        *at++ = position->origin[first_square(rest)];
    }
    *at++ = NO_SQUARE;
    at = write_passed(variant, position, at);
    return (size_t)(at - key);
}

size_t fairy_generate(const struct variant *base, const void *now, action_t *list) {
    struct outcome outcome;
    return fairy_is_over(fairy_of(base), now, &outcome)
               ? 0
               : fairy_list_legal(fairy_of(base), now, list);
}

size_t fairy_count(const struct variant *base, const void *now, action_t *list) {
    (void)list;
    return fairy_generate(base, now, NULL);
}
