/* TCHES(S): the sides of pieces among which each player chooses (rules 4.10). */

#include "danger.h"
#include "variant.h"

#include <string.h>

enum { START_TEXT_MAX = 2048 };

/* A piece of the array that keeps its side. */
static uint8_t as_kind(uint8_t piece, unsigned kind) {
    return (uint8_t)((unsigned)piece >> ARRAY_SIDE_SHIFT << ARRAY_SIDE_SHIFT | kind);
}

static const struct tches_variant *own(const struct variant *variant) {
    return (const struct tches_variant *)variant;
}

static void start_write(const struct variant *variant, const void *start, char *text) {
    struct writer writer = writer_of(text, START_TEXT_MAX);
    tches_print(variant, start, &writer);
}

/* A position that was set by itself is no part of the variant, and what is chosen is. */
static bool is_own_start(const struct variant *variant, const void *position) {
    struct tches_position start;
    char expected[START_TEXT_MAX], given[START_TEXT_MAX];
    tches_start_make(own(variant), &start);
    start_write(variant, &start, expected);
    start_write(variant, position, given);
    return strcmp(expected, given) == 0;
}

static void add_form(struct form_choice *choice, unsigned kind, unsigned now) {
    if (kind == now)
        choice->now = choice->count;
    choice->forms[choice->count++] =
        (struct piece_form){.code = tches_kind_names[kind].code, .kind = (uint8_t)kind};
}

size_t tches_choices(const struct variant *variant, const void *position,
                     struct form_choice *list) {
    const struct tches_position *start = position;
    size_t count = 0;
    if (!is_own_start(variant, position))
        return 0;
    for (unsigned square = 0; square < own(variant)->grid.square_count; square++) {
        const unsigned now = piece_kind(start->board[square]);
        if (((start->sides[WHITE] | start->sides[BLACK]) & bit_of(square)) == 0 ||
            now == own(variant)->royal)
            continue;
        struct form_choice *choice = &list[count];
        *choice = (struct form_choice){
            .at = {(int32_t)(square % variant->files), (int32_t)(square / variant->files)},
            .seat = (start->sides[BLACK] & bit_of(square)) != 0 ? BLACK : WHITE};
        for (unsigned kind = 0; kind < KINDS; kind++)
            if (tches_facts[kind].front == tches_facts[now].front && kind != own(variant)->royal)
                add_form(choice, kind, now);
        if (choice->count > 1)
            count++;
    }
    return count;
}

/* The kinds of a side that are sides of the same piece. */
static kinds_t sides_in_use(const struct tches_position *start, unsigned side, unsigned front) {
    kinds_t kinds = 0;
    for (unsigned kind = 0; kind < KINDS; kind++)
        if (tches_facts[kind].front == front && (start->kinds[kind] & start->sides[side]) != 0)
            kinds |= KIND_BIT(kind);
    return kinds;
}

/* Rules 4.10: back sides are listed where every piece of a front is turned to the same side, in
   both armies; else the array has each piece as it begins. */
static void write_as_lists(struct tches_variant *mine, const struct tches_position *start) {
    kinds_t backs[2] = {0, 0};
    for (unsigned side = WHITE; side <= BLACK; side++)
        for (unsigned front = 0; front < FIRST_BACK; front++) {
            const kinds_t kinds = sides_in_use(start, side, front);
            if ((kinds & (kinds - 1)) != 0)
                return;
            backs[side] |= kinds & ~KIND_BIT(front);
        }
    for (unsigned square = 0; square < mine->grid.square_count; square++) {
        const uint8_t piece = mine->array[square];
        if (piece != NO_KIND)
            mine->array[square] = as_kind(piece, tches_facts[piece & PIECE_KIND].front);
    }
    memcpy(mine->backs, backs, sizeof backs);
}

static bool is_exposed(const struct tches_variant *mine, const struct tches_position *start,
                       unsigned side) {
    struct field field;
    if (!mine->is_mate)
        return false;
    tches_field_against(mine, start, side, &field);
    return tches_is_attacked(&field, tches_king_of(mine, start, side));
}

enum motley_reason tches_arrange(struct variant *variant, void *position,
                                 const struct form_choice *choice, unsigned form) {
    struct tches_variant *mine = (struct tches_variant *)variant;
    struct tches_position *start = position;
    const struct tches_position before = *start;
    const unsigned at = (unsigned)(choice->at.y * variant->files + choice->at.x);
    for (unsigned square = 0; square < mine->grid.square_count; square++)
        if (mine->array[square] != NO_KIND)
            mine->array[square] = as_kind(mine->array[square], piece_kind(start->board[square]));
    mine->array[at] = as_kind(mine->array[at], choice->forms[form].kind);
    memset(mine->backs, 0, sizeof mine->backs);
    tches_start_make(mine, start);
    write_as_lists(mine, start);
    tches_settle_array(mine);
    for (unsigned side = WHITE; side <= BLACK; side++)
        if (is_exposed(mine, start, side) && !is_exposed(mine, &before, side))
            return MOTLEY_REASON_ROYAL_EXPOSED;
    return MOTLEY_REASON_NONE;
}
