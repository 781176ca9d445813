/* Custodian Chess: what a position is worth, and what an action captures. */

#include "evaluate.h"

#include <string.h>

enum { KING_GAIN = 5000, THRONE_GAIN = 150 };

static unsigned relative_rank(unsigned square, unsigned side) {
    return side == 0 ? rank_of(square) : RANKS - 1 - rank_of(square);
}

static unsigned mirrored_file(unsigned square) {
    const unsigned file = square % FILES;
    return file <= FILES / 2 ? file : FILES - 1 - file;
}

static int count_of(uint64_t squares) { return __builtin_popcountll(squares); }

static int32_t score_piece(const struct custodian *variant,
                           const struct custodian_position *position, unsigned square,
                           unsigned side, const int16_t *weights) {
    const enum custodian_kind kind = piece_kind(position->board[square]);
    const int16_t *place = weights + TERM_PLACE + PLACE_TERMS * kind;
    const uint64_t occupied = position->pieces[0] | position->pieces[1];
    int32_t score = weights[TERM_MATERIAL + kind] + place[relative_rank(square, side)] +
                    place[RANKS + mirrored_file(square)];
    /* Empty squares beside it: how free it is, and how open to be surrounded. */
    score += weights[TERM_OPEN + kind] * count_of(variant->around[square] & ~occupied);
    score += weights[TERM_ENEMIES + kind] *
             count_of(variant->around[square] & position->pieces[side ^ 1]);
    if (kind == KING)
        score += weights[TERM_THRONE + custodian_throne_distance(variant, square, side)];
    return score;
}

static void score(const struct variant *variant, const void *position, const int16_t *weights,
                  int32_t *scores) {
    const struct custodian *custodian = (const struct custodian *)variant;
    const struct custodian_position *now = position;
    for (unsigned side = 0; side < 2; side++) {
        scores[side] = side == now->side ? weights[TERM_TEMPO] : 0;
        for (uint64_t rest = now->pieces[side]; rest != 0; rest &= rest - 1)
            scores[side] += score_piece(custodian, now, lowest_square(rest), side, weights);
    }
}

static uint64_t hash(const struct variant *variant, const void *position) {
    const struct custodian_position *now = position;
    uint64_t words[SQUARES / 8 + 1] = {0}, hash = (uint64_t)now->side << 8 | now->rights;
    (void)variant;
    memcpy(words, now->board, SQUARES);
    for (unsigned i = 0; i < SQUARES / 8 + 1; i++)
        hash = hash_mix(hash, words[i]);
    return hash;
}

/* Captured pieces that change sides count twice. */
static int victims_gain(const struct custodian *variant, const struct custodian_position *position,
                        const int16_t *weights, uint64_t victims) {
    int gain = 0;
    for (uint64_t rest = victims; rest != 0; rest &= rest - 1) {
        const enum custodian_kind kind = piece_kind(position->board[lowest_square(rest)]);
        gain += weights[TERM_MATERIAL + kind] + (kind == KING ? KING_GAIN : 0);
    }
    return variant->is_recruiting ? 2 * gain : gain;
}

static int action_gain(const struct custodian *variant, const struct custodian_position *position,
                       const int16_t *weights, struct custodian_action action) {
    const unsigned side = position->side;
    int gain = victims_gain(variant, position, weights,
                            custodian_action_victims(variant, position, action));
    if (action.kind != PAWN)
        gain += weights[TERM_MATERIAL + action.kind] - weights[TERM_MATERIAL + PAWN];
    if (action.to == throne_of(side ^ 1) && piece_kind(position->board[action.from]) == KING)
        gain += THRONE_GAIN;
    return gain;
}

static void prospects(const struct variant *variant, const void *position, const int16_t *weights,
                      const action_t *list, size_t count, bool only_gains,
                      struct prospect *prospects) {
    (void)only_gains;
    for (size_t i = 0; i < count; i++) {
        const int gain = action_gain((const struct custodian *)variant, position, weights,
                                     custodian_unpack(list[i]));
        const int16_t bounded = (int16_t)(gain < INT16_MAX ? gain : INT16_MAX);
        prospects[i] = (struct prospect){.gain = bounded, .net = bounded};
    }
}

static uint64_t kings_of(const struct custodian_position *position, unsigned side) {
    uint64_t kings = 0;
    for (uint64_t rest = position->pieces[side]; rest != 0; rest &= rest - 1)
        if (piece_kind(position->board[lowest_square(rest)]) == KING)
            kings |= bit_of(lowest_square(rest));
    return kings;
}

static bool is_threatened(const struct variant *variant, const void *position) {
    const struct custodian_position *now = position;
    const uint64_t kings = kings_of(now, now->side);
    return kings != 0 &&
           (custodian_threats((const struct custodian *)variant, now, now->side ^ 1) & kings) != 0;
}

/* Not while a King stands on the enemy throne, nor with so few pieces that having to move loses. */
static bool pass(const struct variant *variant, void *position) {
    enum { PIECES_ENOUGH = 4 };
    struct custodian_position *now = position;
    (void)variant;
    if (count_of(now->pieces[now->side]) < PIECES_ENOUGH ||
        now->board[throne_of(0)] == piece_of(1, KING) ||
        now->board[throne_of(1)] == piece_of(0, KING))
        return false;
    now->halfmove = 0;
    now->side ^= 1;
    return true;
}

const struct evaluation custodian_evaluation = {
    .groups = custodian_groups,
    .weights = custodian_weights,
    .hash = hash,
    .score = score,
    .prospects = prospects,
    .is_threatened = is_threatened,
    .pass = pass,
};
