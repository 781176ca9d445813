/* Take Two Chess: what a capture gains, and what the exchange on its square leaves of that. */

#include "evaluate.h"

#include <string.h>

/* Least first: who captures next in an exchange. */
static const enum taketwo_kind by_value[KINDS] = {PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING};

enum { KING_VALUE = 3000, EXCHANGES_MAX = 32 };

/* Rough values, of the orthodox order of cards and the opening. */
static void values_read(const int16_t *weights, int *values) {
    values[KING] = KING_VALUE;
    values[QUEEN] = weights[TERM_QUEEN];
    values[ROOK] = weights[TERM_ROOK];
    values[BISHOP] = weights[TERM_BISHOP];
    values[KNIGHT] = weights[TERM_KNIGHT];
    values[PAWN] = weights[TERM_PAWN];
}

/* One exchange: who can still capture on the square. */
struct exchange {
    const struct taketwo_position *position;
    const struct powers *powers; /* of both sides */
    uint64_t occupied;
    unsigned square;
};

/* The least valuable piece of a side that attacks the square; NO_SQUARE: none. */
static unsigned find_capturer(const struct exchange *exchange, unsigned side,
                              enum taketwo_kind *kind) {
    const uint64_t attackers = taketwo_attackers(exchange->position, &exchange->powers[side], side,
                                                 exchange->square, exchange->occupied) &
                               exchange->occupied;
    for (unsigned i = 0; i < KINDS && attackers != 0; i++) {
        const uint64_t found = attackers & exchange->position->kinds[by_value[i]];
        *kind = by_value[i];
        if (found != 0)
            return lowest_square(found);
    }
    return NO_SQUARE;
}

/* The part of a gain that the mover keeps when both sides go on capturing on the square as long as
   it pays. */
static int exchange_value(struct exchange *exchange, const int *values, int gain,
                          enum taketwo_kind standing) {
    int gains[EXCHANGES_MAX];
    unsigned count = 1, side = exchange->position->side ^ 1;
    gains[0] = gain;
    while (count < EXCHANGES_MAX) {
        enum taketwo_kind kind;
        const unsigned from = find_capturer(exchange, side, &kind);
        if (from == NO_SQUARE)
            break;
        gains[count] = values[standing] - gains[count - 1];
        exchange->occupied &= ~bit_of(from);
        standing = kind;
        side ^= 1;
        count++;
    }
    while (--count > 0)
        if (gains[count] > -gains[count - 1])
            gains[count - 1] = -gains[count];
    return gains[0];
}

static struct prospect prospect_of(const struct taketwo_position *position,
                                   const struct powers *powers, const int *values,
                                   struct taketwo_action action, uint64_t feared) {
    const uint64_t enemies = position->sides[position->side ^ 1];
    const enum taketwo_kind standing = action.promotion != PAWN
                                           ? (enum taketwo_kind)action.promotion
                                           : (enum taketwo_kind)action.kind;
    int gain = 0;
    if ((enemies & bit_of(action.to)) != 0)
        gain = values[taketwo_kind_at(position, action.to)];
    else if (action.is_en_passant)
        gain = values[PAWN];
    const int victim = gain;
    if (action.promotion == QUEEN)
        gain += values[QUEEN] - values[PAWN];
    if ((victim >= values[standing] && action.promotion == PAWN) ||
        (feared & bit_of(action.to)) == 0 || action.kind == KING)
        return (struct prospect){.gain = (int16_t)gain, .net = (int16_t)gain};
    struct exchange exchange = {
        .position = position,
        .powers = powers,
        .occupied = occupied_by_both(position) & ~bit_of(action.from),
        .square = action.to,
    };
    return (struct prospect){.gain = (int16_t)gain,
                             .net = (int16_t)exchange_value(&exchange, values, gain, standing)};
}

/* Where a piece that goes there can be taken at all, seen roughly: through one own piece too. */
static uint64_t find_feared(const struct taketwo_position *position, const struct powers *enemy) {
    const unsigned side = position->side ^ 1;
    const uint64_t near = forward(side, enemy->capture[CARD_D]);
    const uint64_t far = forward(side, enemy->capture[CARD_H]);
    uint64_t feared = forward(side, enemy->capture[CARD_O]) | shift_files(near, 1) |
                      shift_files(near, -1) | shift_files(far, 2) | shift_files(far, -2);
    const uint64_t occupied = occupied_by_both(position);
    for (uint64_t rest = position->sides[side]; rest != 0; rest &= rest - 1) {
        const unsigned square = lowest_square(rest);
        const uint64_t self = bit_of(square);
        if ((enemy->rooks & self) != 0)
            feared |= rook_attacks(square, occupied);
        if ((enemy->bishops & self) != 0)
            feared |= bishop_attacks(square, occupied);
        if ((enemy->knights & self) != 0)
            feared |= taketwo_knight_leaps[square];
        if ((position->kinds[KING] & self) != 0)
            feared |= taketwo_king_steps[square];
    }
    return feared;
}

/* Quiet: neither captures nor promotes. */
static bool is_quiet(const struct taketwo_position *position, struct taketwo_action action) {
    const uint64_t enemies = position->sides[position->side ^ 1];
    return action.is_switch || ((enemies & bit_of(action.to)) == 0 && !action.is_en_passant &&
                                action.promotion == PAWN);
}

static bool are_all_quiet(const struct taketwo_position *position, const action_t *list,
                          size_t count) {
    for (size_t i = 0; i < count; i++)
        if (!is_quiet(position, taketwo_unpack(list[i])))
            return false;
    return true;
}

void taketwo_prospects(const struct variant *variant, const void *position, const int16_t *weights,
                       void *notes, const action_t *list, size_t count, bool only_gains,
                       struct prospect *prospects) {
    (void)notes;
    const struct taketwo_position *now = position;
    memset(prospects, 0, count * sizeof *prospects);
    if (only_gains && are_all_quiet(now, list, count))
        return;
    const struct powers powers[2] = {taketwo_powers(now, WHITE), taketwo_powers(now, BLACK)};
    const uint64_t feared = find_feared(now, &powers[now->side ^ 1]);
    int values[KINDS];
    values_read(taketwo_weights_for(variant, weights), values);
    for (size_t i = 0; i < count; i++) {
        const struct taketwo_action action = taketwo_unpack(list[i]);
        if (!action.is_switch && !(only_gains && is_quiet(now, action)))
            prospects[i] = prospect_of(now, powers, values, action, feared);
    }
}
