#include "fen.h"

#include <string.h>

static const char castling_letters[FEN_CASTLING_BITS + 1] = "KQkq";

static bool row_read(struct cursor *cursor, unsigned files, unsigned rank, fen_put_piece *put,
                     void *board) {
    unsigned file = 0;
    for (;;) {
        const char byte = cursor_peek(cursor);
        const size_t at = cursor->at;
        if (byte == '/' || byte == '\0' || fen_field_ends(cursor))
            break;
        if (byte >= '1' && byte <= '9') {
            cursor->at++;
            file += (unsigned)(byte - '0');
        } else if (file < files) {
            if (!put(board, file, rank, cursor))
                return false;
            file++;
        } else if ((byte | 32) >= 'a' && (byte | 32) <= 'z') {
            file++;
        } else {
            return cursor_fail_here(cursor, MOTLEY_REASON_UNKNOWN_PIECE);
        }
        if (file > files)
            return cursor_fail(cursor, MOTLEY_REASON_ROW_TOO_LONG, at, 1);
    }
    return file == files || cursor_fail_here(cursor, MOTLEY_REASON_ROW_TOO_SHORT);
}

bool fen_read_rows(struct cursor *cursor, unsigned files, unsigned ranks, fen_put_piece *put,
                   void *board) {
    for (unsigned rank = ranks; rank-- > 0;) {
        if (!row_read(cursor, files, rank, put, board))
            return false;
        if (rank > 0 && !cursor_accept(cursor, '/'))
            return cursor_fail_here(cursor, MOTLEY_REASON_ROW_COUNT);
    }
    return cursor_peek(cursor) != '/' || cursor_fail_here(cursor, MOTLEY_REASON_ROW_COUNT);
}

static void row_write(struct writer *writer, unsigned files, unsigned rank, fen_print_piece *print,
                      const void *board) {
    unsigned empty = 0;
    for (unsigned file = 0; file < files; file++) {
        struct writer probe = *writer;
        if (empty > 0)
            write_number(&probe, empty);
        if (print(board, file, rank, &probe)) {
            *writer = probe;
            empty = 0;
        } else {
            empty++;
        }
    }
    if (empty > 0)
        write_number(writer, empty);
}

void fen_write_rows(struct writer *writer, unsigned files, unsigned ranks, fen_print_piece *print,
                    const void *board) {
    for (unsigned rank = ranks; rank-- > 0;) {
        row_write(writer, files, rank, print, board);
        if (rank > 0)
            write_char(writer, '/');
    }
}

void fen_write_board(struct writer *writer, const struct variant *variant, fen_print_piece *print,
                     const void *board, unsigned side) {
    fen_write_rows(writer, variant->files, variant->ranks, print, board);
    write_char(writer, ' ');
    write_char(writer, variant->rules->seats[side]);
    write_char(writer, ' ');
}

bool fen_field_ends(const struct cursor *cursor) {
    const char byte = cursor_peek(cursor);
    return cursor_is_at_end(cursor) || byte == ' ' || byte == '\t';
}

bool fen_leave_field(struct cursor *cursor) {
    if (!fen_field_ends(cursor))
        return cursor_fail_here(cursor, MOTLEY_REASON_TRAILING_TEXT);
    fen_skip_blanks(cursor);
    cursor->field++;
    return true;
}

bool fen_next_field(struct cursor *cursor) {
    return fen_leave_field(cursor) &&
           (!cursor_is_at_end(cursor) || cursor_fail_here(cursor, MOTLEY_REASON_MISSING_FIELD));
}

bool fen_has_field(struct cursor *cursor, const char *usual) {
    if (!fen_leave_field(cursor) || !cursor_is_at_end(cursor))
        return cursor->reason == MOTLEY_REASON_NONE;
    cursor_mend(cursor, MOTLEY_REASON_MISSING_FIELD, cursor->at, 0, usual);
    return false;
}

void fen_skip_blanks(struct cursor *cursor) {
    while (!cursor_is_at_end(cursor) && fen_field_ends(cursor))
        cursor->at++;
}

bool fen_read_side(struct cursor *cursor, const char *seats, uint8_t *side) {
    for (uint8_t seat = 0; seats[seat] != '\0'; seat++) {
        if (cursor_accept(cursor, seats[seat])) {
            *side = seat;
            return true;
        }
    }
    return cursor_fail(cursor, MOTLEY_REASON_BAD_SIDE, cursor->at,
                       cursor_token_length(cursor, FEN_BLANKS));
}

/* One more right of those that have not been read; other programs write them in any order. */
static bool castling_read_one(struct cursor *cursor, uint8_t *rights) {
    for (unsigned bit = 0; bit < FEN_CASTLING_BITS; bit++) {
        const uint8_t right = (uint8_t)(1u << bit);
        if ((*rights & right) == 0 && cursor_accept(cursor, castling_letters[bit])) {
            *rights |= right;
            return true;
        }
    }
    return false;
}

static bool castling_read(struct cursor *cursor, uint8_t *rights) {
    const size_t start = cursor->at;
    if (cursor_accept(cursor, '-'))
        return true;
    while (castling_read_one(cursor, rights)) {
    }
    if (*rights == 0 || !fen_field_ends(cursor))
        return cursor_fail(cursor, MOTLEY_REASON_BAD_CASTLING, start,
                           cursor->at - start + cursor_token_length(cursor, FEN_BLANKS));
    return true;
}

bool fen_read_castling(struct cursor *cursor, uint8_t possible, uint8_t *rights) {
    *rights = 0;
    if (!fen_has_field(cursor, "-"))
        return cursor->reason == MOTLEY_REASON_NONE;
    const size_t start = cursor->at;
    if (!castling_read(cursor, rights))
        return false;
    if ((*rights & ~possible) == 0)
        return true;
    char taken[FEN_CASTLING_BITS + 1];
    struct writer writer = writer_of(taken, sizeof taken);
    *rights &= possible;
    fen_write_castling(&writer, *rights);
    cursor_mend(cursor, MOTLEY_REASON_CASTLING_UNMET, start, cursor->at - start, taken);
    return true;
}

void fen_write_castling(struct writer *writer, uint8_t rights) {
    if (rights == 0)
        write_char(writer, '-');
    for (unsigned bit = 0; bit < FEN_CASTLING_BITS; bit++)
        if ((rights >> bit & 1) != 0)
            write_char(writer, castling_letters[bit]);
}

void fen_drop_operations(struct cursor *cursor) {
    struct cursor ahead = *cursor;
    fen_skip_blanks(&ahead);
    const char first = (char)(cursor_peek(&ahead) | 32);
    while (ahead.length > ahead.at && strchr(FEN_BLANKS, ahead.text[ahead.length - 1]) != NULL)
        ahead.length--;
    if (first >= 'a' && first <= 'z' && ahead.text[ahead.length - 1] == ';')
        cursor->length = cursor->at;
}

/* The next field as a number; its usual value, of one digit, where it is missing, or "-". */
static bool counter_read(struct cursor *cursor, const char *usual, uint32_t *counter) {
    *counter = (uint32_t)(usual[0] - '0');
    if (!fen_has_field(cursor, usual))
        return cursor->reason == MOTLEY_REASON_NONE;
    if (cursor_peek(cursor) != '-' || cursor_token_length(cursor, FEN_BLANKS) > 1)
        return cursor_read_number(cursor, FEN_COUNTER_MAX, counter);
    cursor_mend(cursor, MOTLEY_REASON_MISSING_FIELD, cursor->at++, 1, usual);
    return true;
}

bool fen_read_counters(struct cursor *cursor, uint32_t *halfmove, uint32_t *turn) {
    if (!counter_read(cursor, "0", halfmove) || !counter_read(cursor, "1", turn))
        return false;
    return *turn != 0 || cursor_fail(cursor, MOTLEY_REASON_NUMBER_ZERO, cursor->at - 1, 1);
}

uint32_t fen_count_up(uint32_t counter) {
    return counter < FEN_COUNTER_MAX ? counter + 1 : counter;
}
