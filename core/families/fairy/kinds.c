/* Fairy: the kinds and the array of a variant's text (fairy 2 to 4). */

#include "lists.h"
#include "variant.h"

#include "../../grid/betza.h"

#include <string.h>

enum { MOVEMENT_TEXT_MAX = 64 };

static const struct {
    struct kind kind;
    const char *movement;
} usual[FIRST_OWN] = {
    [KING] = {{"K", "king", false}, "K"},     [QUEEN] = {{"Q", "queen", false}, "Q"},
    [ROOK] = {{"R", "rook", false}, "R"},     [BISHOP] = {{"B", "bishop", false}, "B"},
    [KNIGHT] = {{"N", "knight", false}, "N"}, [PAWN] = {{"P", "pawn", false}, "fmWfceFifmnD"},
};

static const char usual_array[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

struct cursor fairy_movement_text(const struct fairy *variant, unsigned side, unsigned kind) {
    const struct span span = variant->moves[kind][side];
    return span.length == 0 ? cursor_of(usual[kind].movement, strlen(usual[kind].movement))
                            : cursor_of(variant->text + span.at, span.length);
}

static bool is_usual(const struct fairy *variant, unsigned kind) {
    return kind < FIRST_OWN && variant->moves[kind][WHITE].length == 0 &&
           variant->moves[kind][BLACK].length == 0;
}

/* Notes what a movement has, part by part; false where one is none. */
static bool movement_check(struct reading *reading, struct cursor text, unsigned side,
                           unsigned kind) {
    const size_t length = text.length - text.at;
    if (length > MOVEMENT_TEXT_MAX)
        return fairy_fail(reading, MOTLEY_REASON_LIMIT, text.at, length);
    if (cursor_is_at_end(&text))
        return fairy_fail_here(reading, &text, MOTLEY_REASON_MISSING_VALUE);
    if (cursor_token_is(&text, length, "-"))
        return true;
    while (!cursor_is_at_end(&text)) {
        struct betza_part part;
        if (!betza_read(&text, &part))
            return fairy_fail(reading, text.reason, text.error_at, text.error_length);
        if (part.is_initial)
            reading->initial[side] |= KIND_BIT(kind);
    }
    return true;
}

/* Adds the kind that an entry names, unless it is there already. */
static bool kind_add(struct reading *reading, struct cursor *cursor, unsigned *kind) {
    struct fairy *variant = reading->variant;
    const size_t start = cursor->at;
    const size_t count = cursor_accept(cursor, '*') ? 2 : 1;
    char code[3] = {0};
    for (size_t i = 0; i < count; i++, cursor->at++) {
        code[i] = cursor_peek(cursor);
        if (code[i] < 'A' || code[i] > 'Z')
            return fairy_fail_here(reading, cursor, MOTLEY_REASON_UNKNOWN_PIECE);
    }
    *kind = variant_find_kind(&variant->base, code, count);
    if (*kind < variant->kind_count)
        return true;
    if (variant->kind_count == KINDS_MAX)
        return fairy_fail(reading, MOTLEY_REASON_LIMIT, start, cursor->at - start);
    memcpy(variant->kinds[*kind].code, code, sizeof code);
    variant->kind_count++;
    return true;
}

/* Settles the movement of one side; the default's text is kept as none. */
static bool side_settle(struct reading *reading, unsigned kind, unsigned side, struct span span) {
    struct cursor text = fairy_part(reading, span);
    if (kind >= FIRST_OWN || !cursor_token_is(&text, span.length, usual[kind].movement))
        reading->variant->moves[kind][side] = span;
    return movement_check(reading, text, side, kind);
}

static bool kind_read(struct reading *reading, struct cursor *cursor, kinds_t *seen) {
    const size_t start = cursor->at;
    unsigned kind = 0;
    if (!kind_add(reading, cursor, &kind))
        return false;
    if ((*seen & KIND_BIT(kind)) != 0)
        return fairy_fail(reading, MOTLEY_REASON_REPEATED_CODE, start, cursor->at - start);
    *seen |= KIND_BIT(kind);
    reading->initial[WHITE] &= ~KIND_BIT(kind);
    reading->initial[BLACK] &= ~KIND_BIT(kind);
    if (!cursor_accept(cursor, ':'))
        return fairy_fail_here(reading, cursor, MOTLEY_REASON_MISSING_VALUE);
    struct span sides[2];
    sides[WHITE] = (struct span){(uint16_t)cursor->at, (uint16_t)cursor_token_length(cursor, "/,")};
    cursor->at += sides[WHITE].length;
    sides[BLACK] = sides[WHITE];
    if (cursor_accept(cursor, '/')) {
        sides[BLACK] =
            (struct span){(uint16_t)cursor->at, (uint16_t)cursor_token_length(cursor, ",")};
        cursor->at += sides[BLACK].length;
    }
    return side_settle(reading, kind, WHITE, sides[WHITE]) &&
           side_settle(reading, kind, BLACK, sides[BLACK]);
}

static void movement_write(const struct fairy *variant, unsigned kind, unsigned side,
                           struct writer *writer) {
    struct cursor text = fairy_movement_text(variant, side, kind);
    for (; !cursor_is_at_end(&text); text.at++)
        write_char(writer, cursor_peek(&text));
}

static bool is_alike(const struct fairy *variant, unsigned kind) {
    const struct cursor white = fairy_movement_text(variant, WHITE, kind);
    const struct cursor black = fairy_movement_text(variant, BLACK, kind);
    return white.length == black.length && memcmp(white.text, black.text, white.length) == 0;
}

static void kinds_write(struct reading *reading) {
    const struct fairy *variant = reading->variant;
    const size_t begin = fairy_begin_print(reading);
    struct writer *writer = &reading->writer;
    for (unsigned kind = 0; kind < variant->kind_count; kind++) {
        if (is_usual(variant, kind))
            continue;
        write_text(writer, writer->length > begin ? "," : "");
        fairy_write_code(variant, kind, writer);
        write_char(writer, ':');
        movement_write(variant, kind, WHITE, writer);
        if (is_alike(variant, kind))
            continue;
        write_char(writer, '/');
        movement_write(variant, kind, BLACK, writer);
    }
    fairy_end_print(reading, OPTION_KINDS, begin);
}

bool fairy_read_kinds(struct reading *reading) {
    struct fairy *variant = reading->variant;
    kinds_t seen = 0;
    for (unsigned kind = 0; kind < FIRST_OWN; kind++)
        variant->kinds[kind] = usual[kind].kind;
    variant->kind_count = FIRST_OWN;
    reading->initial[WHITE] = reading->initial[BLACK] = KIND_BIT(PAWN);
    if (!reading_has(reading, OPTION_KINDS))
        return true;
    struct cursor cursor = fairy_value(reading, OPTION_KINDS);
    do {
        if (!kind_read(reading, &cursor, &seen))
            return false;
    } while (cursor_accept(&cursor, ','));
    for (unsigned kind = 0; kind < variant->kind_count; kind++)
        if (!is_usual(variant, kind)) {
            variant->kinds[kind].name = NULL;
            variant->kinds[kind].is_own = true;
        }
    kinds_write(reading);
    return true;
}

/* Rows as they come, from the last rank down. */
struct rows {
    uint8_t at[SIDE_MAX][SIDE_MAX]; /* HOLE, or as in struct fairy */
    unsigned files, count;
};

enum { HOLE = NOTHING + 1 };

/* One or more squares of a row. */
static bool cells_read(struct reading *reading, struct cursor *cursor, struct rows *rows,
                       unsigned *file) {
    const size_t start = cursor->at;
    uint8_t *row = rows->at[rows->count];
    uint32_t empty = 1;
    unsigned kind = 0, side = 0;
    uint8_t cell = NOTHING;
    if (cursor_accept(cursor, '-')) {
        cell = HOLE;
    } else if (cursor_peek(cursor) >= '0' && cursor_peek(cursor) <= '9') {
        if (!cursor_read_number(cursor, SIDE_MAX, &empty) || empty == 0)
            return fairy_fail(reading, MOTLEY_REASON_BAD_NUMBER, start, cursor->at - start);
    } else {
        if (!fairy_read_piece(reading->variant, cursor, &kind, &side))
            return fairy_fail(reading, cursor->reason, cursor->error_at, cursor->error_length);
        cell = piece_of(side, kind);
    }
    if (*file + empty > SIDE_MAX)
        return fairy_fail(reading, MOTLEY_REASON_LIMIT, start, cursor->at - start);
    while (empty-- > 0)
        row[(*file)++] = cell;
    return true;
}

static bool row_read(struct reading *reading, struct cursor *cursor, struct rows *rows) {
    unsigned file = 0;
    if (rows->count == SIDE_MAX)
        return fairy_fail_here(reading, cursor, MOTLEY_REASON_LIMIT);
    while (!cursor_is_at_end(cursor) && cursor_peek(cursor) != '/')
        if (!cells_read(reading, cursor, rows, &file))
            return false;
    if (rows->count > 0 && file != rows->files)
        return fairy_fail_here(reading, cursor,
                               file < rows->files ? MOTLEY_REASON_ROW_TOO_SHORT
                                                  : MOTLEY_REASON_ROW_TOO_LONG);
    if (file == 0)
        return fairy_fail_here(reading, cursor, MOTLEY_REASON_ROW_TOO_SHORT);
    rows->files = file;
    rows->count++;
    return true;
}

static void board_settle(struct fairy *variant, const struct rows *rows) {
    squares_t holes = 0;
    memset(variant->array, NOTHING, sizeof variant->array);
    for (unsigned rank = 0; rank < rows->count; rank++)
        for (unsigned file = 0; file < rows->files; file++) {
            const unsigned square = rank * rows->files + file;
            const uint8_t cell = rows->at[rows->count - 1 - rank][file];
            if (cell == HOLE)
                holes |= bit_of(square);
            else
                variant->array[square] = cell;
        }
    variant->base.files = (uint8_t)rows->files;
    variant->base.ranks = (uint8_t)rows->count;
    grid_compile(&variant->grid, rows->files, rows->count, holes);
}

bool fairy_read_array(struct reading *reading) {
    struct cursor cursor = reading_has(reading, OPTION_ARRAY)
                               ? fairy_value(reading, OPTION_ARRAY)
                               : cursor_of(usual_array, sizeof usual_array - 1);
    const size_t start = cursor.at, length = cursor.length - cursor.at;
    struct rows rows = {.count = 0};
    do {
        if (!row_read(reading, &cursor, &rows))
            return false;
    } while (cursor_accept(&cursor, '/'));
    if (rows.files * rows.count > SQUARES_MAX)
        return fairy_fail(reading, MOTLEY_REASON_LIMIT, start, length);
    board_settle(reading->variant, &rows);
    cursor.at = start;
    if (reading_has(reading, OPTION_ARRAY) && !cursor_token_is(&cursor, length, usual_array))
        fairy_print_copy(reading, OPTION_ARRAY);
    return true;
}
