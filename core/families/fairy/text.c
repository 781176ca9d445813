/* Fairy: position texts (fairy 8). Nothing in them is mended. */

#include "board.h"

#include <string.h>

/* A position being read. */
struct draft {
    const struct fairy *variant;
    struct fairy_position position;
    unsigned pieces; /* on the board and in hand */
};

static void position_clear(struct fairy_position *position) {
    *position = (struct fairy_position){.turn = 1};
    memset(position->board, NOTHING, sizeof position->board);
}

void fairy_start(const struct fairy *variant, struct fairy_position *start) {
    position_clear(start);
    for (unsigned square = 0; square < variant->grid.square_count; square++)
        if (variant->array[square] != NOTHING)
            fairy_put(start, square, variant->array[square]);
    for (unsigned side = WHITE; side <= BLACK; side++) {
        start->checks[side] = variant->checks;
        for (unsigned kind = 0; kind < variant->kind_count; kind++)
            start->hands[side][kind] = variant->hand[side][kind];
    }
    for (unsigned right = 0; right < 2 * CASTLINGS; right++)
        if (fairy_castling(variant, right)->exists)
            start->rights |= (uint8_t)(1 << right);
}

/* The number of fields says which of them are there, so no other number is read. */
static bool check_fields(const struct fairy *variant, struct cursor *cursor) {
    struct cursor ahead = *cursor;
    unsigned left = 6u + variant->has_hands + (variant->checks > 0);
    while (!cursor_is_at_end(&ahead) && left > 0) {
        ahead.at += cursor_token_length(&ahead, FEN_BLANKS);
        fen_skip_blanks(&ahead);
        left--;
    }
    return (left == 0 && cursor_is_at_end(&ahead)) ||
           cursor_fail(cursor, MOTLEY_REASON_FIELD_COUNT, ahead.at,
                       cursor_token_length(&ahead, FEN_BLANKS));
}

static bool count_piece(struct draft *draft, struct cursor *cursor, size_t start) {
    return ++draft->pieces <= PIECES_MAX ||
           cursor_fail(cursor, MOTLEY_REASON_TOO_MANY_PIECES, start, cursor->at - start);
}

/* All kinds that a kind of a side can become, by one promotion or by several. */
static kinds_t promotions_of(const struct fairy *variant, unsigned side, unsigned kind) {
    kinds_t found = variant->promotions[side][kind], before = 0;
    while (found != before) {
        before = found;
        for (kinds_t rest = before; rest != 0; rest &= rest - 1)
            found |= variant->promotions[side][__builtin_ctz(rest)];
    }
    return found;
}

/* The kind that a piece was first, after `~`. */
static bool read_origin(struct draft *draft, struct cursor *cursor, unsigned square) {
    const struct fairy *variant = draft->variant;
    const uint8_t piece = draft->position.board[square];
    const size_t start = cursor->at;
    unsigned origin, side;
    if (variant->base.option[OPTION_TAKEN] != TAKEN_HAND || !cursor_accept(cursor, '~'))
        return true;
    if (!fairy_read_piece(variant, cursor, &origin, &side))
        return false;
    if (side != piece_side(piece) || origin == piece_kind(piece) ||
        (promotions_of(variant, side, origin) & KIND_BIT(piece_kind(piece))) == 0)
        return cursor_fail(cursor, MOTLEY_REASON_BAD_ORIGIN, start, cursor->at - start);
    draft->position.promoted |= bit_of(square);
    draft->position.origin[square] = (uint8_t)origin;
    return true;
}

static bool read_piece(struct draft *draft, struct cursor *cursor, unsigned square) {
    const size_t start = cursor->at;
    unsigned kind, side;
    if (!fairy_read_piece(draft->variant, cursor, &kind, &side) ||
        !count_piece(draft, cursor, start))
        return false;
    fairy_put(&draft->position, square, piece_of(side, kind));
    return read_origin(draft, cursor, square);
}

/* What one sign of a row says of the squares from one on: a piece, a hole, or how many are empty.
   Gives how many they are, 0 if the cursor failed. */
static unsigned read_squares(struct draft *draft, struct cursor *cursor, unsigned square,
                             unsigned room) {
    const squares_t all = draft->variant->grid.all;
    const size_t start = cursor->at;
    const char byte = cursor_peek(cursor);
    uint32_t count = 1;
    if (byte >= '0' && byte <= '9' && !cursor_read_number(cursor, SQUARES_MAX, &count))
        return 0;
    if (count == 0)
        cursor_fail(cursor, MOTLEY_REASON_NUMBER_ZERO, start, 1);
    else if (count > room)
        cursor_fail(cursor, MOTLEY_REASON_ROW_TOO_LONG, start,
                    cursor->at > start ? cursor->at - start : 1);
    if (cursor->reason != MOTLEY_REASON_NONE)
        return 0;
    const bool is_hole = byte == '-' && cursor_accept(cursor, '-');
    for (unsigned i = 0; i < count; i++)
        if (has_square(all, square + i) == is_hole) {
            cursor_fail(cursor, MOTLEY_REASON_BAD_HOLE, start,
                        cursor->at > start ? cursor->at - start : 1);
            return 0;
        }
    if (cursor->at == start && !read_piece(draft, cursor, square))
        return 0;
    return count;
}

static bool read_row(struct draft *draft, struct cursor *cursor, unsigned rank) {
    const unsigned files = draft->variant->grid.files;
    unsigned file = 0;
    while (cursor_peek(cursor) != '/' && !fen_field_ends(cursor)) {
        const unsigned count = read_squares(draft, cursor, rank * files + file, files - file);
        if (count == 0)
            return false;
        file += count;
    }
    return file == files || cursor_fail_here(cursor, MOTLEY_REASON_ROW_TOO_SHORT);
}

/* A player who begins with a royal piece has one as long as the game lasts. */
static bool are_royals_there(const struct draft *draft) {
    const struct fairy *variant = draft->variant;
    bool needs[2] = {false, false};
    for (unsigned square = 0; square < variant->grid.square_count; square++) {
        const uint8_t piece = variant->array[square];
        if (piece != NOTHING && (variant->royal & KIND_BIT(piece_kind(piece))) != 0)
            needs[piece_side(piece)] = true;
    }
    for (unsigned side = WHITE; side <= BLACK; side++)
        if (needs[side] && fairy_members(&draft->position, side, variant->royal) == 0)
            return false;
    return true;
}

static bool read_rows(struct draft *draft, struct cursor *cursor) {
    const size_t start = cursor->at;
    for (unsigned rank = draft->variant->grid.ranks; rank-- > 0;) {
        if (!read_row(draft, cursor, rank))
            return false;
        if ((cursor_peek(cursor) == '/') != (rank > 0))
            return cursor_fail_here(cursor, MOTLEY_REASON_ROW_COUNT);
        cursor->at += rank > 0;
    }
    return are_royals_there(draft) ||
           cursor_fail(cursor, MOTLEY_REASON_KING_COUNT, start, cursor->at - start);
}

/* True if both squares of a castling have the kinds that the array has there. */
static bool is_right_met(const struct draft *draft, unsigned right) {
    const struct castling *castling = fairy_castling(draft->variant, right);
    const uint8_t *board = draft->position.board, *array = draft->variant->array;
    return castling->exists && board[castling->from] == array[castling->from] &&
           board[castling->partner] == array[castling->partner];
}

static bool read_castling(struct draft *draft, struct cursor *cursor) {
    static const char letters[] = "KQkq";
    const size_t start = cursor->at, length = cursor_token_length(cursor, FEN_BLANKS);
    uint8_t *rights = &draft->position.rights;
    if (cursor_accept(cursor, '-'))
        return true;
    for (unsigned right = 0; right < 2 * CASTLINGS; right++)
        if (cursor_accept(cursor, letters[right]))
            *rights |= (uint8_t)(1 << right);
    if (*rights == 0 || !fen_field_ends(cursor))
        return cursor_fail(cursor, MOTLEY_REASON_BAD_CASTLING, start, length);
    for (unsigned right = 0; right < 2 * CASTLINGS; right++)
        if ((*rights >> right & 1) != 0 && !is_right_met(draft, right))
            return cursor_fail(cursor, MOTLEY_REASON_CASTLING_UNMET, start, length);
    return true;
}

static bool read_square(const struct draft *draft, struct cursor *cursor, uint8_t *square) {
    const struct variant *base = &draft->variant->base;
    const size_t start = cursor->at;
    struct square at;
    if (!square_read(base->rules, cursor, &at))
        return false;
    *square = (uint8_t)(at.y * base->files + at.x);
    return (at.x < base->files && at.y < base->ranks) ||
           cursor_fail(cursor, MOTLEY_REASON_BAD_SQUARE, start, cursor->at - start);
}

/* The squares passed and the one of the piece; after a single square the piece stands next to it,
   forward. Gives how many were passed, 0 if that is impossible or the cursor failed. */
static unsigned read_passed(struct draft *draft, struct cursor *cursor) {
    const int forward = draft->position.side == BLACK ? draft->variant->grid.files
                                                      : -(int)draft->variant->grid.files;
    uint8_t squares[PASSED_MAX + 1];
    unsigned count = 0;
    do {
        if (count > PASSED_MAX || !read_square(draft, cursor, &squares[count++]))
            return 0;
    } while (!fen_field_ends(cursor));
    if (count == 1) {
        const int next = squares[0] + forward;
        if (next < 0 || next >= (int)draft->variant->grid.square_count)
            return 0;
        squares[count++] = (uint8_t)next;
    }
    memcpy(draft->position.passed, squares, --count);
    draft->position.passer = squares[count];
    return count;
}

/* True if the piece that passed is there, may be captured so, and has come over these squares. */
static bool is_passing_possible(const struct draft *draft, unsigned count) {
    const struct fairy_position *position = &draft->position;
    const unsigned passer = position->passer;
    if (!has_square(position->sides[position->side ^ 1], passer) ||
        (draft->variant->royal & KIND_BIT(piece_kind(position->board[passer]))) != 0)
        return false;
    for (unsigned i = 0; i < count; i++)
        if (position->board[position->passed[i]] != NOTHING)
            return false;
    return fairy_could_pass(draft->variant, position, passer, position->passed, count);
}

static bool read_passing(struct draft *draft, struct cursor *cursor) {
    const size_t start = cursor->at, length = cursor_token_length(cursor, FEN_BLANKS);
    const bool may_pass = draft->variant->base.option[OPTION_PASS] != 0;
    const char *const words[] = {"-", "pass", "pass2"};
    for (unsigned i = 0; i < 3; i++)
        if (cursor_token_is(cursor, length, words[i])) {
            draft->position.passes = (uint8_t)i;
            cursor->at += length;
            return i == 0 || may_pass ||
                   cursor_fail(cursor, MOTLEY_REASON_EN_PASSANT_IMPOSSIBLE, start, length);
        }
    const unsigned count = read_passed(draft, cursor);
    draft->position.passed_count = (uint8_t)count;
    return (count > 0 && is_passing_possible(draft, count)) ||
           cursor_fail(cursor, MOTLEY_REASON_EN_PASSANT_IMPOSSIBLE, start, length);
}

static bool read_hands(struct draft *draft, struct cursor *cursor) {
    if (cursor_accept(cursor, '-'))
        return true;
    while (!fen_field_ends(cursor)) {
        const size_t start = cursor->at;
        unsigned kind, side;
        if (!fairy_read_piece(draft->variant, cursor, &kind, &side) ||
            !count_piece(draft, cursor, start))
            return false;
        draft->position.hands[side][kind]++;
    }
    return true;
}

static bool read_checks(struct draft *draft, struct cursor *cursor) {
    for (unsigned side = WHITE; side <= BLACK; side++) {
        uint32_t left = 0;
        if (side == BLACK && !cursor_accept(cursor, ':'))
            return cursor_fail_here(cursor, MOTLEY_REASON_BAD_NUMBER);
        if (!cursor_read_number(cursor, draft->variant->checks, &left))
            return false;
        draft->position.checks[side] = (uint8_t)left;
    }
    return true;
}

static bool read_counters(struct draft *draft, struct cursor *cursor) {
    if (!cursor_read_number(cursor, FEN_COUNTER_MAX, &draft->position.halfmove) ||
        !fen_next_field(cursor) ||
        !cursor_read_number(cursor, FEN_COUNTER_MAX, &draft->position.turn))
        return false;
    return draft->position.turn != 0 ||
           cursor_fail(cursor, MOTLEY_REASON_NUMBER_ZERO, cursor->at - 1, 1);
}

bool fairy_parse(const struct variant *base, void *position, struct cursor *cursor) {
    struct draft draft = {.variant = fairy_of(base)};
    const struct cursor rows = *cursor;
    position_clear(&draft.position);
    if (!check_fields(draft.variant, cursor) || !read_rows(&draft, cursor) ||
        !fen_next_field(cursor) ||
        !fen_read_side(cursor, base->rules->seats, &draft.position.side) ||
        !fen_next_field(cursor) || !read_castling(&draft, cursor) || !fen_next_field(cursor) ||
        !read_passing(&draft, cursor) || !fen_next_field(cursor))
        return false;
    if (draft.variant->has_hands && (!read_hands(&draft, cursor) || !fen_next_field(cursor)))
        return false;
    if (draft.variant->checks > 0 && (!read_checks(&draft, cursor) || !fen_next_field(cursor)))
        return false;
    if (!read_counters(&draft, cursor))
        return false;
    if (fairy_is_in_check(draft.variant, &draft.position, draft.position.side ^ 1))
        return cursor_fail(cursor, MOTLEY_REASON_OPPONENT_IN_CHECK, rows.at,
                           cursor_token_length(&rows, FEN_BLANKS));
    *(struct fairy_position *)position = draft.position;
    return true;
}

static bool print_piece(const void *board, unsigned file, unsigned rank, struct writer *writer) {
    const struct draft *draft = board;
    const struct fairy *variant = draft->variant;
    const unsigned square = rank * variant->grid.files + file;
    const uint8_t piece = draft->position.board[square];
    if (!has_square(variant->grid.all, square)) {
        write_char(writer, '-');
        return true;
    }
    if (piece == NOTHING)
        return false;
    fairy_write_piece(variant, piece_kind(piece), piece_side(piece), writer);
    if (has_square(draft->position.promoted, square)) {
        write_char(writer, '~');
        fairy_write_piece(variant, draft->position.origin[square], piece_side(piece), writer);
    }
    return true;
}

static void print_square(const struct variant *base, unsigned square, struct writer *writer) {
    square_write(base->rules,
                 (struct square){(int32_t)(square % base->files), (int32_t)(square / base->files)},
                 writer);
}

static void print_passing(const struct variant *base, const struct fairy_position *position,
                          struct writer *writer) {
    for (unsigned i = 0; i < position->passed_count; i++)
        print_square(base, position->passed[i], writer);
    if (position->passed_count > 0)
        print_square(base, position->passer, writer);
    else if (position->passes > 0)
        write_text(writer, position->passes == 1 ? "pass" : "pass2");
    else
        write_char(writer, '-');
}

static void print_hands(const struct fairy *variant, const struct fairy_position *position,
                        struct writer *writer) {
    const size_t start = writer->length;
    for (unsigned side = WHITE; side <= BLACK; side++)
        for (unsigned kind = 0; kind < variant->kind_count; kind++)
            for (unsigned i = 0; i < position->hands[side][kind]; i++)
                fairy_write_piece(variant, kind, side, writer);
    if (writer->length == start)
        write_char(writer, '-');
    write_char(writer, ' ');
}

static void print_checks(const struct fairy_position *position, struct writer *writer) {
    write_number(writer, position->checks[WHITE]);
    write_char(writer, ':');
    write_number(writer, position->checks[BLACK]);
    write_char(writer, ' ');
}

void fairy_print(const struct variant *base, const void *now, struct writer *writer) {
    const struct fairy_position *position = now;
    const struct draft draft = {.variant = fairy_of(base), .position = *position};
    fen_write_board(writer, base, print_piece, &draft, position->side);
    fen_write_castling(writer, position->rights);
    write_char(writer, ' ');
    print_passing(base, position, writer);
    write_char(writer, ' ');
    if (draft.variant->has_hands)
        print_hands(draft.variant, position, writer);
    if (draft.variant->checks > 0)
        print_checks(position, writer);
    write_number(writer, position->halfmove);
    write_char(writer, ' ');
    write_number(writer, position->turn);
}
