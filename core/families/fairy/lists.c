/* Fairy: codes, sets of squares and lists in the texts of variants and positions (fairy 2). */

#include "lists.h"

#include <assert.h>
#include <string.h>

bool fairy_fail(struct reading *reading, enum motley_reason reason, size_t at, size_t length) {
    return cursor_fail(reading->cursor, reason, at, length);
}

bool fairy_fail_here(struct reading *reading, const struct cursor *part,
                     enum motley_reason reason) {
    return fairy_fail(reading, reason, part->at, cursor_is_at_end(part) ? 0 : 1);
}

bool fairy_fail_key(struct reading *reading, unsigned option, enum motley_reason reason) {
    return variant_fail(&reading->variant->base, reading->at, option, reason, reading->cursor);
}

struct cursor fairy_part(const struct reading *reading, struct span span) {
    struct cursor part = *reading->cursor;
    part.at = span.at;
    part.length = (size_t)span.at + span.length;
    return part;
}

struct cursor fairy_value(const struct reading *reading, unsigned option) {
    struct cursor value = *reading->cursor;
    value.at = reading->at[option];
    value.length = value.at + cursor_token_length(&value, ";");
    return value;
}

static bool is_capital(char byte) { return byte >= 'A' && byte <= 'Z'; }

/* Reads a code whose letters are in one case, as a list or a row has it. */
static bool letters_read(struct cursor *cursor, bool is_small, char code[3]) {
    const size_t count = cursor_accept(cursor, '*') ? 2 : 1;
    for (size_t i = 0; i < count; i++, cursor->at++) {
        const char byte = cursor_peek(cursor);
        code[i] = is_small && byte >= 'a' && byte <= 'z' ? (char)(byte - 'a' + 'A') : byte;
        if (is_small == is_capital(byte) || !is_capital(code[i]))
            return false;
    }
    code[count] = '\0';
    return true;
}

static bool code_read(const struct fairy *variant, struct cursor *cursor, bool is_small,
                      unsigned *kind) {
    const size_t start = cursor->at;
    char code[3];
    if (letters_read(cursor, is_small, code)) {
        *kind = variant_find_kind(&variant->base, code, strlen(code));
        if (*kind < variant->kind_count)
            return true;
    }
    return cursor->at > start
               ? cursor_fail(cursor, MOTLEY_REASON_UNKNOWN_PIECE, start, cursor->at - start)
               : cursor_fail_here(cursor, MOTLEY_REASON_UNKNOWN_PIECE);
}

bool fairy_read_code(const struct fairy *variant, struct cursor *cursor, unsigned *kind) {
    return code_read(variant, cursor, false, kind);
}

bool fairy_read_piece(const struct fairy *variant, struct cursor *cursor, unsigned *kind,
                      unsigned *side) {
    struct cursor letter = *cursor;
    cursor_accept(&letter, '*');
    *side = is_capital(cursor_peek(&letter)) ? WHITE : BLACK;
    return code_read(variant, cursor, *side == BLACK, kind);
}

void fairy_write_code(const struct fairy *variant, unsigned kind, struct writer *writer) {
    fairy_write_piece(variant, kind, WHITE, writer);
}

void fairy_write_piece(const struct fairy *variant, unsigned kind, unsigned side,
                       struct writer *writer) {
    const char *code = variant->kinds[kind].code;
    if (code[1] != '\0')
        write_char(writer, '*');
    for (; *code != '\0'; code++)
        write_char(writer, side == WHITE ? *code : (char)(*code - 'A' + 'a'));
}

bool fairy_read_codes(struct reading *reading, struct cursor *cursor, kinds_t *kinds) {
    *kinds = 0;
    do {
        const size_t start = cursor->at;
        unsigned kind = 0;
        if (!fairy_read_code(reading->variant, cursor, &kind))
            return fairy_fail(reading, cursor->reason, cursor->error_at, cursor->error_length);
        if ((*kinds & KIND_BIT(kind)) != 0)
            return fairy_fail(reading, MOTLEY_REASON_REPEATED_CODE, start, cursor->at - start);
        *kinds |= KIND_BIT(kind);
    } while (is_capital(cursor_peek(cursor)) || cursor_peek(cursor) == '*');
    return true;
}

void fairy_write_codes(const struct fairy *variant, kinds_t kinds, struct writer *writer) {
    for (; kinds != 0; kinds &= kinds - 1)
        fairy_write_code(variant, (unsigned)__builtin_ctz(kinds), writer);
}

bool fairy_read_number(struct reading *reading, struct cursor *cursor, unsigned low, unsigned high,
                       unsigned *number) {
    const size_t start = cursor->at;
    uint32_t value;
    if (!cursor_read_number(cursor, high, &value))
        return fairy_fail(reading, cursor->reason, cursor->error_at, cursor->error_length);
    *number = value;
    if (value < low)
        return fairy_fail(reading, MOTLEY_REASON_UNKNOWN_VALUE, start, cursor->at - start);
    return cursor_is_at_end(cursor) ||
           fairy_fail_here(reading, cursor, MOTLEY_REASON_TRAILING_TEXT);
}

/* A corner of a rectangle: a square, or with is_rank a whole rank. */
static bool corner_read(struct reading *reading, struct cursor *cursor, bool is_rank,
                        struct square *corner) {
    const struct variant *variant = &reading->variant->base;
    const size_t start = cursor->at;
    uint32_t rank;
    const bool is_read = is_rank ? cursor_read_number(cursor, SIDE_MAX, &rank)
                                 : square_read(variant->rules, cursor, corner);
    if (is_read && is_rank)
        *corner = (struct square){0, (int32_t)rank - 1};
    if (!is_read || corner->y < 0 || corner->y >= variant->ranks || corner->x >= variant->files)
        return cursor->at > start
                   ? fairy_fail(reading, MOTLEY_REASON_BAD_SQUARE, start, cursor->at - start)
                   : fairy_fail_here(reading, cursor, MOTLEY_REASON_BAD_SQUARE);
    return true;
}

/* A square, a rectangle, a rank or ranks. */
static bool item_read(struct reading *reading, struct cursor *cursor, squares_t *set) {
    const unsigned files = reading->variant->base.files;
    const bool is_rank = cursor_peek(cursor) >= '0' && cursor_peek(cursor) <= '9';
    struct square a = {0, 0}, b;
    if (!corner_read(reading, cursor, is_rank, &a))
        return false;
    b = a;
    if (cursor_accept(cursor, '-') && !corner_read(reading, cursor, is_rank, &b))
        return false;
    if (is_rank)
        b.x = (int32_t)files - 1;
    const struct square low = {a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y};
    const struct square high = {a.x < b.x ? b.x : a.x, a.y < b.y ? b.y : a.y};
    for (int32_t y = low.y; y <= high.y; y++)
        for (int32_t x = low.x; x <= high.x; x++)
            *set |= bit_of((unsigned)y * files + (unsigned)x);
    return true;
}

/* Reads a SET up to what cannot belong to it; holes may still be in it. */
static bool set_read(struct reading *reading, struct cursor *cursor, squares_t *set) {
    const size_t length = cursor_token_length(cursor, "/:");
    *set = 0;
    if (cursor_token_is(cursor, length, "all") || cursor_token_is(cursor, length, "-")) {
        *set = length == 1 ? 0 : EVERYWHERE;
        cursor->at += length;
        return true;
    }
    do {
        if (!item_read(reading, cursor, set))
            return false;
    } while (cursor_accept(cursor, '.'));
    return true;
}

bool fairy_read_sets(struct reading *reading, struct cursor *cursor, squares_t sets[2]) {
    const squares_t all = reading->variant->grid.all;
    if (!set_read(reading, cursor, &sets[WHITE]))
        return false;
    if (!cursor_accept(cursor, '/')) {
        const squares_t whole =
            ((squares_t)1 << (reading->variant->grid.square_count - 1) << 1) - 1;
        sets[BLACK] = fairy_mirror(reading->variant, sets[WHITE] & whole);
    } else if (!set_read(reading, cursor, &sets[BLACK])) {
        return false;
    }
    sets[WHITE] &= all;
    sets[BLACK] &= all;
    return cursor_is_at_end(cursor) ||
           fairy_fail_here(reading, cursor, MOTLEY_REASON_TRAILING_TEXT);
}

/* Where a part ends: at the comma, or at the end of the value. */
static struct span rest_of(const struct cursor *cursor) {
    return (struct span){(uint16_t)cursor->at, (uint16_t)cursor_token_length(cursor, ",")};
}

static bool entry_read(struct reading *reading, struct cursor *cursor, const char *bare,
                       struct entry *entry) {
    const size_t length = cursor_token_length(cursor, ",:");
    const char first = cursor_peek(cursor);
    *entry = (struct entry){.at = cursor->at};
    const bool is_bare = bare != NULL && (bare[0] == '\0' ? !is_capital(first) && first != '*'
                                                          : cursor_token_is(cursor, length, bare));
    if (!is_bare && !fairy_read_codes(reading, cursor, &entry->kinds))
        return false;
    if (!is_bare && (bare == NULL || bare[0] == '\0') && !cursor_accept(cursor, ':'))
        return fairy_fail_here(reading, cursor, MOTLEY_REASON_MISSING_VALUE);
    entry->rest = rest_of(cursor);
    cursor->at += entry->rest.length;
    return true;
}

bool fairy_read_entries(struct reading *reading, unsigned option, const char *bare,
                        struct entries *entries) {
    struct cursor cursor = fairy_value(reading, option);
    kinds_t seen = 0;
    bool is_bare_seen = false;
    entries->count = 0;
    do {
        struct entry entry;
        if (!entry_read(reading, &cursor, bare, &entry))
            return false;
        if ((entry.kinds & seen) != 0 || (entry.kinds == 0 && is_bare_seen))
            return fairy_fail(reading, MOTLEY_REASON_REPEATED_CODE, entry.at, cursor.at - entry.at);
        seen |= entry.kinds;
        is_bare_seen |= entry.kinds == 0;
        assert(entries->count <= KINDS_MAX);
        entries->list[entries->count++] = entry;
    } while (cursor_accept(&cursor, ','));
    return true;
}

static unsigned place_of(const struct entry *entry) {
    return entry->kinds == 0 ? KINDS_MAX : (unsigned)__builtin_ctz(entry->kinds);
}

static void entries_sort(struct entries *entries) {
    for (unsigned i = 1; i < entries->count; i++) {
        const struct entry entry = entries->list[i];
        unsigned at = i;
        for (; at > 0 && place_of(&entries->list[at - 1]) > place_of(&entry); at--)
            entries->list[at] = entries->list[at - 1];
        entries->list[at] = entry;
    }
}

size_t fairy_begin_print(const struct reading *reading) { return reading->writer.length; }

void fairy_end_print(struct reading *reading, unsigned option, size_t begin) {
    assert(writer_has_fit(&reading->writer));
    reading->variant->printed_at[option] =
        (struct span){(uint16_t)begin, (uint16_t)(reading->writer.length - begin)};
}

/* A stretch of the variant's text. */
static void text_copy(struct reading *reading, size_t at, size_t length) {
    for (size_t i = 0; i < length; i++)
        write_char(&reading->writer, reading->cursor->text[at + i]);
}

void fairy_print_copy(struct reading *reading, unsigned option) {
    const struct cursor value = fairy_value(reading, option);
    const size_t begin = fairy_begin_print(reading);
    text_copy(reading, value.at, value.length - value.at);
    fairy_end_print(reading, option, begin);
}

void fairy_print_entries(struct reading *reading, unsigned option, const struct entries *entries,
                         const char *sign) {
    const size_t begin = fairy_begin_print(reading);
    struct writer *writer = &reading->writer;
    struct entries sorted = *entries;
    entries_sort(&sorted);
    for (unsigned i = 0; i < sorted.count; i++) {
        const struct entry *entry = &sorted.list[i];
        write_text(writer, i > 0 ? "," : "");
        fairy_write_codes(reading->variant, entry->kinds, writer);
        write_text(writer, entry->kinds != 0 ? sign : "");
        text_copy(reading, entry->rest.at, entry->rest.length);
    }
    fairy_end_print(reading, option, begin);
}
