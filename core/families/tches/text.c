/* TCHES(S): pieces in texts, and position texts (formats 2.3). */

#include "variant.h"

#include <assert.h>
#include <string.h>

static bool is_letter(char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

bool tches_read_row(struct cursor *cursor, unsigned limit, unsigned row, tches_put_piece *put,
                    void *board, unsigned *files) {
    unsigned file = 0;
    for (;;) {
        const char byte = cursor_peek(cursor);
        const size_t at = cursor->at;
        uint32_t empty = 1;
        if (byte == '/' || byte == ';' || byte == '\0' || fen_field_ends(cursor))
            break;
        if (byte >= '0' && byte <= '9') {
            if (!cursor_read_number(cursor, SQUARES_MAX, &empty))
                return false;
            if (empty == 0)
                return cursor_fail(cursor, MOTLEY_REASON_NUMBER_ZERO, at, 1);
        } else if (file < limit) {
            if (!put(board, file, row, cursor))
                return false;
        } else if (!is_letter(byte) && byte != '*') {
            return cursor_fail_here(cursor, MOTLEY_REASON_UNKNOWN_PIECE);
        }
        file += empty;
        if (file > limit)
            return cursor_fail(cursor, MOTLEY_REASON_ROW_TOO_LONG, at,
                               cursor->at > at ? cursor->at - at : 1);
    }
    *files = file;
    return true;
}

/* The kind whose code some letters are, without regard to capitals; KINDS if none. */
static unsigned kind_of_letters(const char *letters, size_t length) {
    for (unsigned kind = 0; kind < KINDS; kind++) {
        const char *code = tches_kind_names[kind].code;
        size_t i = 0;
        while (i < length && code[i] != '\0' && (letters[i] & ~32) == code[i])
            i++;
        if (i == length && code[i] == '\0' && length > 0)
            return kind;
    }
    return KINDS;
}

static bool is_small(char byte) { return byte >= 'a'; }

bool tches_read_code(struct cursor *cursor, const char *stops, unsigned *kind) {
    const size_t length = cursor_token_length(cursor, stops);
    const char *letters = cursor->text + cursor->at;
    bool is_capital = length > 0 && length <= 2;
    for (size_t i = 0; i < length && is_capital; i++)
        is_capital = is_letter(letters[i]) && !is_small(letters[i]);
    *kind = is_capital ? kind_of_letters(letters, length) : KINDS;
    if (*kind == KINDS)
        return cursor_fail(cursor,
                           length == 0 ? MOTLEY_REASON_MISSING_VALUE : MOTLEY_REASON_UNKNOWN_PIECE,
                           cursor->at, length);
    cursor->at += length;
    return true;
}

bool tches_read_piece(struct cursor *cursor, unsigned *kind, unsigned *side) {
    const size_t start = cursor->at;
    const size_t length = cursor_accept(cursor, '*') ? 2 : 1;
    const char *letters = cursor->text + cursor->at;
    bool is_piece = cursor->at + length <= cursor->length;
    for (size_t i = 0; i < length && is_piece; i++)
        is_piece = is_letter(letters[i]) && is_small(letters[i]) == is_small(letters[0]);
    *kind = is_piece ? kind_of_letters(letters, length) : KINDS;
    if (*kind == KINDS) {
        const size_t left = cursor->length - start, wanted = length + (length == 2);
        return cursor_fail(cursor, MOTLEY_REASON_UNKNOWN_PIECE, start,
                           left < wanted ? left : wanted);
    }
    *side = is_small(letters[0]) ? BLACK : WHITE;
    cursor->at += length;
    return true;
}

void tches_write_piece(struct writer *writer, unsigned kind, unsigned side) {
    const char *code = tches_kind_names[kind].code;
    if (code[1] != '\0')
        write_char(writer, '*');
    for (; *code != '\0'; code++)
        write_char(writer, (char)(side == WHITE ? *code : *code | 32));
}

/* A position being read. */
struct draft {
    const struct tches_variant *variant;
    struct tches_position position;
};

/* A piece with its facing and mark. */
static bool read_state(const struct tches_variant *variant, struct cursor *cursor, uint8_t *piece,
                       unsigned *side) {
    unsigned kind, facing = 0;
    if (!tches_read_piece(cursor, &kind, side))
        return false;
    if (cursor_accept(cursor, '~')) {
        const char digit = cursor_peek(cursor);
        if (!variant->has_polarity || digit < '1' || digit > '3')
            return cursor_fail(cursor, MOTLEY_REASON_BAD_FACING, cursor->at - 1,
                               cursor_is_at_end(cursor) ? 1 : 2);
        facing = (unsigned)(digit - '0');
        cursor->at++;
    }
    *piece = (uint8_t)(kind | facing << PIECE_FACING_SHIFT);
    if (cursor_accept(cursor, '\''))
        *piece |= PIECE_ACTED;
    return true;
}

/* Rules 4.6 and 4.8: what may lie under what. */
static bool is_stack_possible(const struct tches_variant *variant, uint8_t top, unsigned top_side,
                              uint8_t lower, unsigned lower_side) {
    const kinds_t top_bit = KIND_BIT(piece_kind(top)), lower_bit = KIND_BIT(piece_kind(lower));
    if (piece_kind(lower) == variant->royal)
        return variant->is_king_held && lower == variant->royal && lower_side != top_side &&
               piece_kind(top) != variant->royal;
    return variant->has_transport && lower_side == top_side && (variant->tops & top_bit) != 0 &&
           (variant->passengers & lower_bit) != 0;
}

static bool put_piece(void *board, unsigned file, unsigned row, struct cursor *cursor) {
    struct draft *draft = board;
    const struct tches_variant *variant = draft->variant;
    const unsigned square = (variant->base.ranks - 1 - row) * variant->base.files + file;
    const size_t start = cursor->at;
    uint8_t top = 0, lower = 0;
    unsigned side, lower_side;
    if (!read_state(variant, cursor, &top, &side))
        return false;
    tches_put(&draft->position, side, square, top);
    if (!cursor_accept(cursor, '_'))
        return true;
    if (!read_state(variant, cursor, &lower, &lower_side))
        return false;
    if (!is_stack_possible(variant, top, side, lower, lower_side))
        return cursor_fail(cursor, MOTLEY_REASON_BAD_STACK, start, cursor->at - start);
    tches_put_under(&draft->position, square, lower);
    return true;
}

static bool read_rows(struct draft *draft, struct cursor *cursor) {
    const struct variant *base = &draft->variant->base;
    for (unsigned row = 0; row < base->ranks; row++) {
        unsigned files = 0;
        if (row > 0 && !cursor_accept(cursor, '/'))
            return cursor_fail_here(cursor, MOTLEY_REASON_ROW_COUNT);
        if (!tches_read_row(cursor, base->files, row, put_piece, draft, &files))
            return false;
        if (files < base->files)
            return cursor_fail_here(cursor, MOTLEY_REASON_ROW_TOO_SHORT);
    }
    return cursor_peek(cursor) != '/' || cursor_fail_here(cursor, MOTLEY_REASON_ROW_COUNT);
}

static unsigned count_marks(const struct tches_position *position, squares_t squares) {
    unsigned marks = count_squares(position->acted & squares);
    for (squares_t rest = position->stacked & squares; rest != 0; rest &= rest - 1)
        marks += (position->under[first_square(rest)] & PIECE_ACTED) != 0;
    return marks;
}

/* As many marks as pieces have acted, and only on the side to move. */
static bool are_marks_possible(const struct tches_variant *variant,
                               const struct tches_position *position) {
    const unsigned marks = count_marks(position, position->sides[position->side]);
    const unsigned acted = (unsigned)(variant->strike - position->left);
    if (count_marks(position, position->sides[position->side ^ 1]) > 0)
        return false;
    return variant->is_same_allowed ? marks <= acted && (marks > 0) == (acted > 0) : marks == acted;
}

/* Without a number the turn begins. */
static bool read_left(struct draft *draft, struct cursor *cursor) {
    uint32_t left = draft->variant->strike;
    const char all[] = {(char)('0' + draft->variant->strike), '\0'};
    const bool is_there = fen_has_field(cursor, all);
    const size_t start = cursor->at;
    if (!is_there && cursor->reason != MOTLEY_REASON_NONE)
        return false;
    if (is_there && !cursor_read_number(cursor, draft->variant->strike, &left))
        return false;
    draft->position.left = (uint8_t)left;
    return are_marks_possible(draft->variant, &draft->position) ||
           cursor_fail(cursor, MOTLEY_REASON_BAD_MARKS, start, cursor->at - start);
}

/* A Jester counts as what it imitated, so it never is the kind moved last. */
static bool read_last(struct draft *draft, struct cursor *cursor) {
    draft->position.last[WHITE] = draft->position.last[BLACK] = NO_KIND;
    if (!fen_has_field(cursor, "-/-"))
        return cursor->reason == MOTLEY_REASON_NONE;
    for (unsigned side = WHITE; side <= BLACK; side++) {
        unsigned kind = NO_KIND;
        if (side == BLACK && !cursor_accept(cursor, '/'))
            return cursor_fail_here(cursor, MOTLEY_REASON_BAD_LAST);
        const size_t code = cursor->at;
        if (!cursor_accept(cursor, '-') && !tches_read_code(cursor, "/" FEN_BLANKS, &kind))
            return false;
        if (kind == JESTER)
            return cursor_fail(cursor, MOTLEY_REASON_BAD_LAST, code, cursor->at - code);
        draft->position.last[side] = (uint8_t)kind;
    }
    return true;
}

/* The square, after what must be written before it. */
static bool read_pending_king(struct draft *draft, struct cursor *cursor, size_t at) {
    struct tches_position *position = &draft->position;
    const struct variant *base = &draft->variant->base;
    const size_t start = cursor->at;
    struct square square;
    cursor->at = at;
    if (!square_read(base->rules, cursor, &square))
        return false;
    const size_t length = cursor->at - start;
    if (square.x >= base->files || square.y >= base->ranks)
        return cursor_fail(cursor, MOTLEY_REASON_BAD_SQUARE, start, length);
    position->pending_king = (uint8_t)(square.y * base->files + square.x);
    /* Its captor has just been captured there by a piece that has thereby acted. */
    if (!draft->variant->is_king_held ||
        !has_square(position->sides[position->side] & position->acted, position->pending_king) ||
        tches_king_places(draft->variant, position) == 0)
        return cursor_fail(cursor, MOTLEY_REASON_BAD_PENDING, start, length);
    return true;
}

/* One `wJ`: losses of the side to move from its opponent's turn, or of the other from this one. */
static bool read_loss(struct draft *draft, struct cursor *cursor) {
    struct tches_position *position = &draft->position;
    const struct tches_variant *variant = draft->variant;
    const size_t start = cursor->at;
    const bool is_start = position->left == variant->strike;
    /* In the middle of a turn there must be room for what its other actions capture. */
    const unsigned room = LOSSES_MAX - (is_start ? 0 : 2u * position->left);
    unsigned kind = 0;
    if (!cursor_accept(cursor, 'w') && !cursor_accept(cursor, 'b'))
        return cursor_fail_here(cursor, MOTLEY_REASON_BAD_PENDING);
    const unsigned side = cursor->text[start] == 'b' ? BLACK : WHITE;
    if (!tches_read_code(cursor, "," FEN_BLANKS, &kind))
        return false;
    if (variant->source[kind] == NO_KIND || (side == position->side) != is_start ||
        position->loss_count >= room)
        return cursor_fail(cursor, MOTLEY_REASON_BAD_PENDING, start, cursor->at - start);
    tches_note_loss(variant, position, side, kind);
    return true;
}

static bool read_pending(struct draft *draft, struct cursor *cursor) {
    struct tches_position *position = &draft->position;
    position->pending_king = NO_SQUARE;
    if (!fen_has_field(cursor, "-"))
        return cursor->reason == MOTLEY_REASON_NONE;
    const size_t start = cursor->at;
    if (cursor_accept(cursor, '-'))
        return true;
    const char *code = tches_kind_names[tches_escorted(draft->variant)].code;
    const size_t length = strlen(code);
    if (start + length < cursor->length && memcmp(cursor->text + start, code, length) == 0 &&
        cursor->text[start + length] == '@') {
        if (!read_pending_king(draft, cursor, start + length + 1))
            return false;
        if (!cursor_accept(cursor, ','))
            return true;
    }
    do {
        if (!read_loss(draft, cursor))
            return false;
    } while (cursor_accept(cursor, ','));
    if (!tches_must_replace(position) || tches_sources(draft->variant, position) != 0)
        return true;
    /* Before rules 4.7 excluded it, what was of the lost kind already was a source: such texts
     * stay. */
    if (!tches_has_alike_source(draft->variant, position))
        return cursor_fail(cursor, MOTLEY_REASON_BAD_PENDING, start, cursor->at - start);
    tches_drop_losses(draft->variant, position);
    return true;
}

/* Each side has its King: on the board, under an enemy, or freed and not yet placed. */
static bool are_kings_possible(const struct draft *draft) {
    const struct tches_position *position = &draft->position;
    const unsigned royal = draft->variant->royal;
    if (royal == NO_KIND)
        return true;
    for (unsigned side = WHITE; side <= BLACK; side++) {
        unsigned count = count_squares(position->kinds[royal] & position->sides[side]);
        for (squares_t rest = position->stacked & position->sides[side ^ 1]; rest != 0;
             rest &= rest - 1)
            count += piece_kind(position->under[first_square(rest)]) == royal;
        count += side == position->side && position->pending_king != NO_SQUARE;
        if (count != 1)
            return false;
    }
    return true;
}

/* In the middle of a turn something has to be left to do, or the turn would have passed. */
static bool is_turn_going_on(const struct draft *draft) {
    const struct tches_position *position = &draft->position;
    const char *reason;
    return position->left == draft->variant->strike || position->pending_king != NO_SQUARE ||
           tches_is_over(draft->variant, position, &reason) ||
           tches_has_action(draft->variant, position);
}

bool tches_parse(const struct variant *base, void *position, struct cursor *cursor) {
    struct draft draft = {.variant = (const struct tches_variant *)base};
    if (!read_rows(&draft, cursor))
        return false;
    const size_t rows_length = cursor->at;
    if (!fen_next_field(cursor) ||
        !fen_read_side(cursor, base->rules->seats, &draft.position.side) ||
        !read_left(&draft, cursor) || !read_last(&draft, cursor) || !read_pending(&draft, cursor))
        return false;
    if (!are_kings_possible(&draft))
        return cursor_fail(cursor,
                           draft.variant->royal == KING ? MOTLEY_REASON_KING_COUNT
                                                        : MOTLEY_REASON_PREY_COUNT,
                           0, rows_length);
    if (!fen_read_counters(cursor, &draft.position.halfmove, &draft.position.turn))
        return false;
    if (!is_turn_going_on(&draft))
        return cursor_fail(cursor, MOTLEY_REASON_TURN_IS_DONE, 0, rows_length);
    *(struct tches_position *)position = draft.position;
    return true;
}

static void write_state(struct writer *writer, uint8_t piece, unsigned side) {
    tches_write_piece(writer, piece_kind(piece), side);
    if (piece_facing(piece) != 0) {
        write_char(writer, '~');
        write_number(writer, piece_facing(piece));
    }
    if ((piece & PIECE_ACTED) != 0)
        write_char(writer, '\'');
}

static bool print_piece(const void *board, unsigned file, unsigned rank, struct writer *writer) {
    const struct draft *draft = board;
    const struct tches_position *position = &draft->position;
    const unsigned square = rank * draft->variant->base.files + file;
    if (!has_square(occupied_by_both(position), square))
        return false;
    const unsigned side = has_square(position->sides[BLACK], square);
    const uint8_t mark = has_square(position->acted, square) ? PIECE_ACTED : 0;
    write_state(writer, position->board[square] | mark, side);
    if (!has_square(position->stacked, square))
        return true;
    const uint8_t lower = position->under[square];
    write_char(writer, '_');
    write_state(writer, lower, piece_kind(lower) == draft->variant->royal ? side ^ 1 : side);
    return true;
}

static void print_pending(const struct tches_variant *variant,
                          const struct tches_position *position, struct writer *writer) {
    const struct rules *rules = variant->base.rules;
    const unsigned square = position->pending_king;
    if (square == NO_SQUARE && position->loss_count == 0)
        write_char(writer, '-');
    if (square != NO_SQUARE) {
        write_text(writer, tches_kind_names[variant->royal].code);
        write_char(writer, '@');
        square_write(rules,
                     (struct square){(int32_t)(square % variant->base.files),
                                     (int32_t)(square / variant->base.files)},
                     writer);
    }
    for (unsigned i = 0; i < position->loss_count; i++) {
        if (i > 0 || square != NO_SQUARE)
            write_char(writer, ',');
        write_char(writer, rules->seats[loss_side(position->losses[i])]);
        write_text(writer, tches_kind_names[loss_kind(position->losses[i])].code);
    }
}

static void print_last(const struct tches_position *position, unsigned side,
                       struct writer *writer) {
    const unsigned kind = position->last[side];
    write_text(writer, kind == NO_KIND ? "-" : tches_kind_names[kind].code);
}

void tches_print(const struct variant *base, const void *now, struct writer *writer) {
    const struct tches_position *position = now;
    const struct draft draft = {.variant = (const struct tches_variant *)base,
                                .position = *position};
    fen_write_board(writer, base, print_piece, &draft, position->side);
    write_number(writer, position->left);
    write_char(writer, ' ');
    print_last(position, WHITE, writer);
    write_char(writer, '/');
    print_last(position, BLACK, writer);
    write_char(writer, ' ');
    print_pending(draft.variant, position, writer);
    write_char(writer, ' ');
    write_number(writer, position->halfmove);
    write_char(writer, ' ');
    write_number(writer, position->turn);
}
