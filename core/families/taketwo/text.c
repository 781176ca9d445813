/* Take Two Chess: position texts (formats 2.2). */

#include "board.h"

#include <string.h>

static const char letters[] = "KQRBNPkqrbnp";

static bool cards_read(struct cursor *cursor, unsigned *order) {
    const size_t start = cursor->at;
    for (*order = 0; *order < ORDERS; ++*order) {
        const char *cards = taketwo_orders[*order];
        if (cursor_accept(cursor, cards[0])) {
            if (cursor_accept(cursor, cards[1]))
                return true;
            cursor->at = start;
        }
    }
    return cursor_fail(cursor, MOTLEY_REASON_UNKNOWN_CARDS, start,
                       cursor->length - start < 2 ? cursor->length - start : 2);
}

static bool put_piece(void *board, unsigned file, unsigned rank, struct cursor *cursor) {
    struct taketwo_position *position = board;
    const unsigned square = rank * SIZE + file;
    const char byte = cursor_peek(cursor);
    const char *letter = byte != '\0' ? strchr(letters, byte) : NULL;
    unsigned order = 0;
    if (letter == NULL)
        return cursor_fail_here(cursor, MOTLEY_REASON_UNKNOWN_PIECE);
    const unsigned kind = (unsigned)(letter - letters) % KINDS;
    const unsigned side = (unsigned)(letter - letters) / KINDS;
    if (kind == PAWN && (rank == 0 || rank == SIZE - 1))
        return cursor_fail_here(cursor, MOTLEY_REASON_PAWN_ON_END_RANK);
    cursor->at++;
    if ((kind == QUEEN || kind == PAWN) && cursor_accept(cursor, '~') &&
        !cards_read(cursor, &order))
        return false;
    position->kinds[kind] |= bit_of(square);
    position->sides[side] |= bit_of(square);
    taketwo_order_set(position, square, order);
    return true;
}

static bool print_piece(const void *board, unsigned file, unsigned rank, struct writer *writer) {
    const struct taketwo_position *position = board;
    const unsigned square = rank * SIZE + file;
    if ((occupied_by_both(position) >> square & 1) == 0)
        return false;
    const unsigned side = (position->sides[BLACK] >> square & 1) != 0;
    const unsigned order = taketwo_order_of(position, square);
    write_char(writer, letters[side * KINDS + taketwo_kind_at(position, square)]);
    if (order != 0) {
        write_char(writer, '~');
        write_char(writer, taketwo_orders[order][0]);
        write_char(writer, taketwo_orders[order][1]);
    }
    return true;
}

static bool square_number_read(const struct variant *variant, struct cursor *cursor,
                               uint8_t *number) {
    const size_t start = cursor->at;
    struct square square;
    if (!square_read(variant->rules, cursor, &square))
        return false;
    if (square.x >= SIZE || square.y >= SIZE)
        return cursor_fail(cursor, MOTLEY_REASON_BAD_SQUARE, start, cursor->at - start);
    *number = (uint8_t)(square.y * SIZE + square.x);
    return true;
}

/* True if the last turn can have been a double advance over a square by the pawn that stands on
   another: by a first card that goes that way, and what it left and passed is empty. */
static bool is_en_passant_possible(const struct taketwo_position *position, int passed, int pawn) {
    const unsigned mover = position->side ^ 1u;
    const int up = mover == WHITE ? SIZE : -SIZE;
    const int aside = pawn - passed - up;
    const int origin = passed - up - aside;
    const uint64_t occupied = occupied_by_both(position);
    const struct powers powers = taketwo_powers(position, mover);
    if (passed / SIZE != (mover == WHITE ? 2 : 5) || aside < -1 || aside > 1 ||
        pawn / SIZE != (mover == WHITE ? 3 : 4) || origin / SIZE != (mover == WHITE ? 1 : 6))
        return false;
    return (powers.quiet[aside == 0 ? CARD_O : CARD_D] >> pawn & 1) != 0 &&
           ((occupied >> passed | occupied >> origin) & 1) == 0;
}

/* A bare square means the pawn straight ahead. What cannot have been is left out. */
static bool en_passant_read(const struct variant *variant, struct taketwo_position *position,
                            struct cursor *cursor) {
    uint8_t passed = NO_SQUARE;
    position->ep = position->ep_pawn = NO_SQUARE;
    if (!fen_has_field(cursor, "-"))
        return cursor->reason == MOTLEY_REASON_NONE;
    const size_t start = cursor->at;
    if (cursor_accept(cursor, '-'))
        return true;
    if (!square_number_read(variant, cursor, &passed))
        return false;
    uint8_t pawn = (uint8_t)(position->side == WHITE ? passed - SIZE : passed + SIZE);
    if (!fen_field_ends(cursor) && !square_number_read(variant, cursor, &pawn))
        return false;
    if (is_en_passant_possible(position, passed, pawn)) {
        position->ep = passed;
        position->ep_pawn = pawn;
    } else {
        cursor_mend(cursor, MOTLEY_REASON_EN_PASSANT_IMPOSSIBLE, start, cursor->at - start, "-");
    }
    return true;
}

/* The last field may be missing, which makes a plain FEN a position. */
static bool switched_read(const struct variant *variant, struct taketwo_position *position,
                          struct cursor *cursor) {
    position->switched = NO_SQUARE;
    if (!fen_leave_field(cursor))
        return false;
    if (cursor_is_at_end(cursor))
        return true;
    if (cursor_accept(cursor, '-'))
        return true;
    const size_t start = cursor->at;
    uint8_t square = 0;
    if (!square_number_read(variant, cursor, &square))
        return false;
    const uint64_t with_cards = position->kinds[QUEEN] | position->kinds[PAWN];
    if (variant->option[OPTION_SWITCH] != 0 ||
        (with_cards & position->sides[position->side] & bit_of(square)) == 0)
        return cursor_fail(cursor, MOTLEY_REASON_SWITCH_IMPOSSIBLE, start, cursor->at - start);
    position->switched = square;
    return true;
}

/* The castling rights whose King and rook are at home. */
static uint8_t possible_rights(const struct taketwo_position *position) {
    uint8_t rights = (1u << FEN_CASTLING_BITS) - 1;
    for (unsigned square = 0; square < SQUARES; square++) {
        const uint64_t own = position->sides[square < SIZE ? WHITE : BLACK];
        const uint64_t home = own & position->kinds[square % SIZE == 4 ? KING : ROOK];
        if ((home >> square & 1) == 0)
            rights &= (uint8_t)~taketwo_rights_at(square);
    }
    return rights;
}

static bool has_one_king_each(const struct taketwo_position *position) {
    return has_one(position->kinds[KING] & position->sides[WHITE]) &&
           has_one(position->kinds[KING] & position->sides[BLACK]);
}

/* Only the piece just switched may attack the King of the side that is not to move. */
static bool is_opponent_safe(const struct taketwo_position *position) {
    const uint64_t switched = position->switched != NO_SQUARE ? bit_of(position->switched) : 0;
    return (taketwo_checkers(position, position->side ^ 1u) & ~switched) == 0;
}

static bool leaves_a_move(const struct taketwo_position *position) {
    action_t list[TAKETWO_ACTIONS_MAX];
    return !taketwo_is_dead(position) && taketwo_list_moves(position, list) > 0;
}

bool taketwo_parse(const struct variant *variant, void *position, struct cursor *cursor) {
    struct taketwo_position read = {0};
    if (!fen_read_rows(cursor, SIZE, SIZE, put_piece, &read))
        return false;
    const size_t rows_end = cursor->at;
    if (!has_one_king_each(&read))
        return cursor_fail(cursor, MOTLEY_REASON_KING_COUNT, 0, rows_end);
    if (!fen_next_field(cursor) || !fen_read_side(cursor, variant->rules->seats, &read.side) ||
        !fen_read_castling(cursor, possible_rights(&read), &read.rights) ||
        !en_passant_read(variant, &read, cursor))
        return false;
    fen_drop_operations(cursor);
    if (!fen_read_counters(cursor, &read.halfmove, &read.turn))
        return false;
    fen_drop_operations(cursor);
    if (!switched_read(variant, &read, cursor))
        return false;
    if (!is_opponent_safe(&read))
        return cursor_fail(cursor, MOTLEY_REASON_OPPONENT_IN_CHECK, 0, rows_end);
    if (read.switched != NO_SQUARE && !leaves_a_move(&read))
        return cursor_fail(cursor, MOTLEY_REASON_SWITCH_LEAVES_NO_MOVE, cursor->at - 2, 2);
    *(struct taketwo_position *)position = read;
    return true;
}

static void write_square(const struct variant *variant, unsigned square, struct writer *writer) {
    square_write(variant->rules,
                 (struct square){(int32_t)(square % SIZE), (int32_t)(square / SIZE)}, writer);
}

void taketwo_print(const struct variant *variant, const void *position, struct writer *writer) {
    const struct taketwo_position *now = position;
    fen_write_board(writer, variant, print_piece, now, now->side);
    fen_write_castling(writer, now->rights);
    write_char(writer, ' ');
    if (now->ep == NO_SQUARE) {
        write_char(writer, '-');
    } else {
        write_square(variant, now->ep, writer);
        write_square(variant, now->ep_pawn, writer);
    }
    write_char(writer, ' ');
    write_number(writer, now->halfmove);
    write_char(writer, ' ');
    write_number(writer, now->turn);
    write_char(writer, ' ');
    if (now->switched == NO_SQUARE)
        write_char(writer, '-');
    else
        write_square(variant, now->switched, writer);
}
