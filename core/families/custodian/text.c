/* Custodian Chess: position texts (formats 2.1). */

#include "board.h"

#include <string.h>

static const char letters[] = "KRBNPkrbnp";

static bool put_piece(void *board, unsigned file, unsigned rank, struct cursor *cursor) {
    struct custodian_position *position = board;
    const unsigned square = rank * FILES + file;
    const char byte = cursor_peek(cursor);
    const char *letter = byte != '\0' ? strchr(letters, byte) : NULL;
    if (letter == NULL)
        return cursor_fail_here(cursor, MOTLEY_REASON_UNKNOWN_PIECE);
    const unsigned index = (unsigned)(letter - letters);
    const unsigned side = index / 5;
    if (index % 5 == PAWN && (rank == 0 || rank == RANKS - 1))
        return cursor_fail_here(cursor, MOTLEY_REASON_PAWN_ON_END_RANK);
    cursor->at++;
    position->board[square] = piece_of(side, (enum custodian_kind)(index % 5));
    position->pieces[side] |= bit_of(square);
    if (piece_kind(position->board[square]) == KING)
        position->kings |= bit_of(square);
    return true;
}

static bool print_piece(const void *board, unsigned file, unsigned rank, struct writer *writer) {
    const struct custodian_position *position = board;
    const uint8_t piece = position->board[rank * FILES + file];
    if (piece == EMPTY)
        return false;
    write_char(writer, letters[piece_side(piece) * 5 + piece_kind(piece)]);
    return true;
}

static unsigned count_kings(const struct custodian_position *position, unsigned side) {
    return (unsigned)__builtin_popcountll(position->kings & position->pieces[side]);
}

static bool are_kings_possible(const struct custodian *variant,
                               const struct custodian_position *position) {
    const unsigned to_move = count_kings(position, position->side);
    const unsigned moved = count_kings(position, position->side ^ 1u);
    return variant->is_recruiting ? to_move + moved <= 2 : to_move <= 1 && moved == 1;
}

/* The castling rights whose King and rook are at home. */
static uint8_t possible_rights(const struct custodian_position *position) {
    uint8_t rights = (1u << FEN_CASTLING_BITS) - 1;
    for (unsigned square = 0; square < SQUARES; square++) {
        const unsigned side = square < FILES ? 0 : 1;
        const uint8_t home = piece_of(side, square == throne_of(side) ? KING : ROOK);
        if (position->board[square] != home)
            rights &= (uint8_t)~custodian_rights_at(square);
    }
    return rights;
}

bool custodian_parse(const struct variant *variant, void *position, struct cursor *cursor) {
    struct custodian_position read = {0};
    if (!fen_read_rows(cursor, FILES, RANKS, put_piece, &read))
        return false;
    const size_t rows_end = cursor->at;
    if (!fen_next_field(cursor) || !fen_read_side(cursor, variant->rules->seats, &read.side) ||
        !fen_read_castling(cursor, possible_rights(&read), &read.rights) ||
        !fen_read_counters(cursor, &read.halfmove, &read.turn))
        return false;
    if (!are_kings_possible((const struct custodian *)variant, &read))
        return cursor_fail(cursor, MOTLEY_REASON_KING_COUNT, 0, rows_end);
    *(struct custodian_position *)position = read;
    return true;
}

void custodian_print(const struct variant *variant, const void *position, struct writer *writer) {
    const struct custodian_position *now = position;
    fen_write_board(writer, variant, print_piece, now, now->side);
    fen_write_castling(writer, now->rights);
    write_char(writer, ' ');
    write_number(writer, now->halfmove);
    write_char(writer, ' ');
    write_number(writer, now->turn);
}
