/* TCHES(S): what pieces reach. An action changes it for few of them. */

#include "evaluate.h"

#include <string.h>

static void __attribute__((noinline))
find_known(struct tches_known *known, const struct tches_variant *variant, unsigned side,
           unsigned square, unsigned as, squares_t occupied) {
    const unsigned orientation = orientation_of(known->piece, side);
    known->as_plus = (uint8_t)(as + 1);
    known->occupied = occupied;
    known->sources = 0;
    known->captures = ~(squares_t)0; /* of no piece */
    known->reach = (struct reach){0, 0};
    if (as == NO_KIND)
        return;
    const struct ways *ways = &variant->ways[as][orientation];
    known->sources = tches_reach_sources(variant, ways, square, occupied);
    known->reach = tches_reach(variant, ways, ways->is_plain, orientation, square, occupied,
                               variant->grid.all, 0, variant->grid.all);
}

/* Brings what is known of a piece up to date; gives its captures. */
static inline squares_t survey_piece(struct tches_known *known, const struct tches_variant *variant,
                                     const struct tches_position *position, unsigned side,
                                     unsigned square, squares_t occupied, squares_t enemies) {
    const uint8_t piece = position->board[square];
    const unsigned kind = piece_kind(piece);
    const unsigned as = kind == JESTER ? tches_moves_as(position, side, kind) : kind;
    const squares_t changed = (known->occupied ^ occupied) & known->sources;
    if (known->piece != piece || known->as_plus != as + 1 ||
        (low_half(changed) | high_half(changed)) != 0) {
        known->piece = piece;
        find_known(known, variant, side, square, as, occupied);
    }
    const squares_t captures = known->reach.capture & enemies;
    const squares_t difference = known->captures ^ captures;
    if ((low_half(difference) | high_half(difference)) != 0) {
        known->captures = captures;
        known->count = (uint8_t)count_squares(known->reach.quiet | captures);
    }
    return known->reach.capture;
}

static bool is_surveyed(const struct tches_notes *notes, const struct tches_variant *variant,
                        const struct tches_position *position) {
    uint64_t difference = 0;
    for (unsigned i = 0; i < variant->grid.square_count; i += sizeof(uint64_t)) {
        uint64_t one, other; /* the boards have room for whole words */
        memcpy(&one, notes->board + i, sizeof one);
        memcpy(&other, position->board + i, sizeof other);
        difference |= one ^ other;
    }
    return difference == 0 && notes->sides[WHITE] == position->sides[WHITE] &&
           notes->sides[BLACK] == position->sides[BLACK] &&
           notes->last[WHITE] == position->last[WHITE] &&
           notes->last[BLACK] == position->last[BLACK];
}

void tches_survey(struct tches_notes *notes, const struct tches_variant *variant,
                  const struct tches_position *position) {
    if (is_surveyed(notes, variant, position))
        return;
    const squares_t occupied = occupied_by_both(position);
    memcpy(notes->board, position->board, sizeof notes->board);
    for (unsigned side = 0; side < 2; side++) {
        const squares_t enemies = position->sides[side ^ 1];
        squares_t attacks = 0;
        for (unsigned half = 0; half < 2; half++)
            for (uint64_t rest = half_of(position->sides[side], half); rest != 0;
                 rest &= rest - 1) {
                const unsigned square = 64 * half + (unsigned)__builtin_ctzll(rest);
                attacks |= survey_piece(&notes->known[side][square], variant, position, side,
                                        square, occupied, enemies);
            }
        notes->attacks[side] = attacks;
        notes->sides[side] = position->sides[side];
        notes->last[side] = position->last[side];
    }
}
