/* TCHES(S): pieces put, taken and moved, without anything that follows from it (rules 4.5, 4.8). */

#include "board.h"

#include <assert.h>

squares_t tches_members(const struct tches_position *position, unsigned side, kinds_t kinds) {
    return pieces_of(position->kinds, kinds & position->present) & position->sides[side];
}

squares_t tches_landable(const struct tches_variant *variant, const struct tches_position *position,
                         unsigned side) {
    if (!variant->has_transport)
        return 0;
    return position->sides[side] & ~position->stacked &
           ~tches_members(position, side, ~variant->passengers);
}

void tches_put(struct tches_position *position, unsigned side, unsigned square, uint8_t piece) {
    const squares_t bit = bit_of(square);
    position->kinds[piece_kind(piece)] |= bit;
    position->sides[side] |= bit;
    position->present |= KIND_BIT(piece_kind(piece));
    position->board[square] = piece & (uint8_t)~PIECE_ACTED;
    if ((piece & PIECE_ACTED) != 0)
        position->acted |= bit;
}

uint8_t tches_take(struct tches_position *position, unsigned square) {
    const squares_t bit = bit_of(square);
    uint8_t piece = position->board[square];
    position->kinds[piece_kind(piece)] &= ~bit;
    position->sides[WHITE] &= ~bit;
    position->sides[BLACK] &= ~bit;
    position->board[square] = 0;
    if ((position->acted & bit) != 0)
        piece |= PIECE_ACTED;
    position->acted &= ~bit;
    return piece;
}

void tches_put_under(struct tches_position *position, unsigned square, uint8_t piece) {
    position->stacked |= bit_of(square);
    position->under[square] = piece;
    position->present |= KIND_BIT(piece_kind(piece));
}

static uint8_t take_under(struct tches_position *position, unsigned square) {
    const uint8_t piece = position->under[square];
    position->stacked &= ~bit_of(square);
    position->under[square] = 0;
    return piece;
}

unsigned tches_king_of(const struct tches_variant *variant, const struct tches_position *position,
                       unsigned side) {
    if (variant->royal == NO_KIND)
        return NO_SQUARE;
    const squares_t kings = position->kinds[variant->royal] & position->sides[side];
    return kings != 0 ? first_square(kings) : NO_SQUARE;
}

enum { NOTHING = -1 };

/* The cargo of a piece that has left a square; a piece that does not come along is put down. */
static int cargo_from(const struct tches_variant *variant, struct tches_position *position,
                      action_t action) {
    const unsigned from = action_from(action);
    if (!has_square(position->stacked, from))
        return NOTHING;
    const uint8_t lower = take_under(position, from);
    if (piece_kind(lower) == variant->royal)
        return lower;
    if ((action & (ACTION_CARRIED_TO | ACTION_HAS_VIA)) == ACTION_CARRIED_TO)
        return lower;
    tches_put(position, position->side,
              (action & ACTION_CARRIED_VIA) != 0 ? action_via(action) : from, lower);
    return NOTHING;
}

void tches_note_loss(const struct tches_variant *variant, struct tches_position *position,
                     unsigned side, unsigned kind) {
    if (variant->source[kind] == NO_KIND)
        return;
    assert(position->loss_count < LOSSES_MAX);
    position->losses[position->loss_count++] = (uint8_t)(kind | side << LOSS_SIDE_SHIFT);
}

/* Captures what stands on a square; gives the King that comes under the captor. */
static int capture(const struct tches_variant *variant, struct tches_position *position,
                   unsigned square) {
    const unsigned side = position->side, kind = piece_kind(tches_take(position, square));
    if (variant->is_king_held && kind == variant->royal)
        return variant->royal;
    tches_note_loss(variant, position, side ^ 1, kind);
    if (!has_square(position->stacked, square))
        return NOTHING;
    const unsigned lower = piece_kind(take_under(position, square));
    if (lower == variant->royal)
        position->pending_king = (uint8_t)square;
    else
        tches_note_loss(variant, position, side ^ 1, lower);
    return NOTHING;
}

void tches_move(const struct tches_variant *variant, struct tches_position *position,
                action_t action) {
    const unsigned side = position->side, from = action_from(action), to = action_to(action);
    const uint8_t mover = tches_take(position, from);
    WORK(2); /* for the copy that it is played on */
    if (action_type(action) == ACTION_TURN) {
        tches_put(position, side, from, piece_after(mover, action));
        return;
    }
    position->last[side] = (uint8_t)tches_moves_as(position, side, piece_kind(mover));
    int cargo = cargo_from(variant, position, action);
    if ((action & ACTION_HAS_VIA) != 0 && (action & ACTION_CARRIED_TO) != 0)
        cargo = tches_take(position, action_via(action));
    if (has_square(position->sides[side ^ 1], to)) {
        const int king = capture(variant, position, to);
        cargo = king != NOTHING ? king : cargo;
    } else if (has_square(position->sides[side], to)) {
        cargo = tches_take(position, to);
    }
    tches_put(position, side, to, piece_after(mover, action));
    if (cargo != NOTHING)
        tches_put_under(position, to, (uint8_t)cargo);
}
