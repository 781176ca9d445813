/* Custodian Chess: what a position is worth, and what an action captures. */

#include "evaluate.h"

#include "../../bits.h"
#include "../../search/net.h"

#include <string.h>

enum { KING_GAIN = 5000, THRONE_GAIN = 150 };

/** Inputs of a net. */
enum { PLACES = 2 * KINDS * SQUARES, OPTIONS = OPTION_CAPTURED - OPTION_BISHOPS + 1 };

static unsigned mirrored_file(unsigned file) { return file <= FILES / 2 ? file : FILES - 1 - file; }

/* The empty squares beside a piece tell how free it is, and how open to be surrounded. */
static int32_t score_piece(const struct custodian *variant, enum custodian_kind kind,
                           unsigned square, uint64_t empty, uint64_t enemies,
                           const int16_t *weights) {
    const uint64_t around = variant->around[square];
    return weights[TERM_MATERIAL + kind] + weights[TERM_OPEN + kind] * bits_count(around & empty) +
           weights[TERM_ENEMIES + kind] * bits_count(around & enemies);
}

static int32_t score_side(const struct custodian *variant,
                          const struct custodian_position *position, unsigned side,
                          const int16_t *weights) {
    const uint64_t enemies = position->pieces[side ^ 1],
                   empty = ~(enemies | position->pieces[side]);
    const uint64_t kings = position->kings & position->pieces[side];
    int32_t score = side == position->side ? weights[TERM_TEMPO] : 0;
    for (unsigned rank = 0; rank < RANKS; rank++) {
        const unsigned first = rank * FILES, relative = side == 0 ? rank : RANKS - 1 - rank;
        for (uint64_t rest = position->pieces[side] >> first & (bit_of(FILES) - 1); rest != 0;
             rest &= rest - 1) {
            const unsigned file = lowest_square(rest);
            const enum custodian_kind kind = piece_kind(position->board[first + file]);
            const int16_t *place = weights + TERM_PLACE + PLACE_TERMS * kind;
            score += place[relative] + place[RANKS + mirrored_file(file)] +
                     score_piece(variant, kind, first + file, empty, enemies, weights);
        }
    }
    for (uint64_t rest = kings; rest != 0; rest &= rest - 1)
        score +=
            weights[TERM_THRONE + custodian_throne_distance(variant, lowest_square(rest), side)];
    return score;
}

static void score(const struct variant *variant, const void *position, const int16_t *weights,
                  void *notes, int32_t *scores) {
    (void)notes;
    for (unsigned side = 0; side < 2; side++)
        scores[side] = score_side((const struct custodian *)variant, position, side, weights);
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
    int gain = 0;
    if ((variant->around[action.to] & position->pieces[side ^ 1]) != 0)
        gain = victims_gain(variant, position, weights,
                            custodian_action_victims(variant, position, action));
    if (action.kind != PAWN)
        gain += weights[TERM_MATERIAL + action.kind] - weights[TERM_MATERIAL + PAWN];
    if (action.to == throne_of(side ^ 1) && piece_kind(position->board[action.from]) == KING)
        gain += THRONE_GAIN;
    return gain;
}

static void prospects(const struct variant *variant, const void *position, const int16_t *weights,
                      void *notes, const action_t *list, size_t count, bool only_gains,
                      struct prospect *prospects) {
    (void)notes;
    (void)only_gains;
    for (size_t i = 0; i < count; i++) {
        const int gain = action_gain((const struct custodian *)variant, position, weights,
                                     custodian_unpack(list[i]));
        const int16_t bounded = (int16_t)(gain < INT16_MAX ? gain : INT16_MAX);
        prospects[i] = (struct prospect){.gain = bounded, .net = bounded};
    }
}

static bool is_threatened(const struct variant *variant, const void *position, void *notes) {
    (void)notes;
    const struct custodian_position *now = position;
    for (uint64_t rest = now->kings & now->pieces[now->side]; rest != 0; rest &= rest - 1)
        if (custodian_can_capture((const struct custodian *)variant, now, now->side ^ 1,
                                  lowest_square(rest)))
            return true;
    return false;
}

/* A net sees what stands on each square, from the side of its seat: ranks from its own, and whether
   a piece is its own. A cell for each option but the array, which shows by itself, tells whether it
   is another than usual. */
static void read_cells(const struct variant *variant, const void *position, uint8_t *cells) {
    memcpy(cells, ((const struct custodian_position *)position)->board, SQUARES);
    for (unsigned option = OPTION_BISHOPS; option <= OPTION_CAPTURED; option++)
        cells[SQUARES + option - OPTION_BISHOPS] = variant->option[option];
}

static unsigned input(unsigned seat, unsigned cell, unsigned state) {
    if (cell >= SQUARES)
        return PLACES + cell - SQUARES;
    const unsigned square = seat == 0 ? cell : (RANKS - 1 - rank_of(cell)) * FILES + cell % FILES;
    const uint8_t piece = (uint8_t)state;
    return ((piece_side(piece) ^ seat) * KINDS + piece_kind(piece)) * SQUARES + square;
}

/* Where games have shown that a net plays better than the weights (lab/log/search.md). */
static bool is_learnt(const struct variant *variant) {
    return variant->option[OPTION_ARRAY] == 0 && variant->option[OPTION_BISHOPS] == 0 &&
           variant->option[OPTION_BOARD] == 0 && variant->option[OPTION_CAPTURED] == 0 &&
           variant->option[OPTION_PAIRS] == 0;
}

static const struct features features = {
    .name = "custodian-1",
    .cells = SQUARES + OPTIONS,
    .states = 14, /* up to piece_of(1, PAWN) */
    .inputs = PLACES + OPTIONS,
    .is_for = is_learnt,
    .read = read_cells,
    .input = input,
};

/* Not while a King stands on the enemy throne, nor with so few pieces that having to move loses. */
static bool pass(const struct variant *variant, void *position) {
    enum { PIECES_ENOUGH = 4 };
    struct custodian_position *now = position;
    (void)variant;
    if (bits_count(now->pieces[now->side]) < PIECES_ENOUGH ||
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
    .features = &features,
    .hash = hash,
    .score = score,
    .prospects = prospects,
    .is_threatened = is_threatened,
    .pass = pass,
};
