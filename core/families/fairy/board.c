/* Fairy: squares of the other side, and pieces put and taken. */

#include "board.h"

unsigned fairy_mirrored(const struct fairy *variant, unsigned square) {
    const unsigned files = variant->grid.files;
    return (variant->grid.ranks - 1 - square / files) * files + square % files;
}

squares_t fairy_mirror(const struct fairy *variant, squares_t squares) {
    squares_t mirror = 0;
    for (; squares != 0; squares &= squares - 1)
        mirror |= bit_of(fairy_mirrored(variant, first_square(squares)));
    return mirror;
}

squares_t fairy_members(const struct fairy_position *position, unsigned side, kinds_t kinds) {
    return pieces_of(position->kinds, kinds & position->present) & position->sides[side];
}

void fairy_put(struct fairy_position *position, unsigned square, uint8_t piece) {
    const squares_t bit = bit_of(square);
    position->kinds[piece_kind(piece)] |= bit;
    position->sides[piece_side(piece)] |= bit;
    position->present |= KIND_BIT(piece_kind(piece));
    position->board[square] = piece;
}

uint8_t fairy_take(struct fairy_position *position, unsigned square) {
    const squares_t bit = bit_of(square);
    const uint8_t piece = position->board[square];
    squares_t *kind = &position->kinds[piece_kind(piece)];
    *kind &= ~bit;
    position->sides[piece_side(piece)] &= ~bit;
    position->board[square] = NOTHING;
    if (*kind == 0)
        position->present &= ~KIND_BIT(piece_kind(piece));
    return piece;
}
