/* Fairy: castlings in a variant's text (fairy 5.3). */

#include "variant.h"

#include <string.h>

/* The castlings of one side, in the order in which they are written. */
struct castlings {
    unsigned count;
    struct castling list[CASTLINGS];
};

static unsigned right_of(const struct castling *castling) {
    return castling->partner > castling->from ? 0 : 1;
}

static bool stands(const struct fairy *variant, unsigned side, unsigned square) {
    return variant->array[square] != NOTHING && piece_side(variant->array[square]) == side;
}

/* Whether three squares are a castling of a side whose pieces stand there. */
static bool is_castling(const struct fairy *variant, unsigned side,
                        const struct castling *castling) {
    const unsigned files = variant->grid.files, rank = castling->from / files;
    const unsigned partner_to =
        castling->partner > castling->from ? castling->to - 1u : castling->to + 1u;
    return castling->to / files == rank && castling->partner / files == rank &&
           castling->partner != castling->from && partner_to / files == rank &&
           has_square(variant->grid.all, castling->to) &&
           has_square(variant->grid.all, partner_to) && stands(variant, side, castling->from) &&
           stands(variant, side, castling->partner);
}

static bool castlings_add(const struct fairy *variant, unsigned side, struct castlings *castlings,
                          const struct castling *castling) {
    if (!is_castling(variant, side, castling) || castlings->count == CASTLINGS)
        return false;
    if (castlings->count == 1) {
        const struct castling *other = &castlings->list[0];
        if (right_of(other) == right_of(castling) ||
            (other->from == castling->from && other->to == castling->to))
            return false;
    }
    castlings->list[castlings->count++] = *castling;
    return true;
}

static bool square_of(struct reading *reading, struct cursor *cursor, uint8_t *square) {
    const struct variant *variant = &reading->variant->base;
    const size_t start = cursor->at;
    struct square at;
    if (!square_read(variant->rules, cursor, &at) || at.x >= variant->files ||
        at.y >= variant->ranks)
        return cursor->at > start
                   ? fairy_fail(reading, MOTLEY_REASON_BAD_SQUARE, start, cursor->at - start)
                   : fairy_fail_here(reading, cursor, MOTLEY_REASON_BAD_SQUARE);
    *square = (uint8_t)(at.y * variant->files + at.x);
    return true;
}

static bool list_read(struct reading *reading, struct cursor *cursor, unsigned side,
                      struct castlings *castlings) {
    castlings->count = 0;
    if (cursor_accept(cursor, '-'))
        return true;
    do {
        const size_t start = cursor->at;
        struct castling castling = {.exists = true};
        if (!square_of(reading, cursor, &castling.from) ||
            !square_of(reading, cursor, &castling.to) ||
            !square_of(reading, cursor, &castling.partner))
            return false;
        if (!castlings_add(reading->variant, side, castlings, &castling))
            return fairy_fail(reading, MOTLEY_REASON_CASTLING_UNMET, start, cursor->at - start);
    } while (cursor_accept(cursor, ','));
    return true;
}

static struct castling mirrored(const struct fairy *variant, struct castling castling) {
    castling.from = (uint8_t)fairy_mirrored(variant, castling.from);
    castling.to = (uint8_t)fairy_mirrored(variant, castling.to);
    castling.partner = (uint8_t)fairy_mirrored(variant, castling.partner);
    return castling;
}

/* The orthodox castlings that the array allows. */
static void defaults_make(const struct fairy *variant, struct castlings sides[2]) {
    static const struct castling usual[CASTLINGS] = {
        {.exists = true, .from = 4, .to = 6, .partner = 7},
        {.exists = true, .from = 4, .to = 2, .partner = 0}};
    sides[WHITE].count = sides[BLACK].count = 0;
    for (unsigned i = 0; i < CASTLINGS && variant->grid.files == 8; i++)
        for (unsigned side = WHITE; side <= BLACK; side++) {
            const struct castling castling = side == WHITE ? usual[i] : mirrored(variant, usual[i]);
            const unsigned first = castling.from - usual[i].from;
            const unsigned low = first + (i == 0 ? 4 : 0), high = first + (i == 0 ? 7 : 4);
            bool is_possible = variant->array[castling.from] == piece_of(side, KING) &&
                               variant->array[castling.partner] == piece_of(side, ROOK);
            for (unsigned square = low; square <= high; square++)
                is_possible &= has_square(variant->grid.all, square);
            if (is_possible)
                castlings_add(variant, side, &sides[side], &castling);
        }
}

static bool value_read(struct reading *reading, struct cursor *cursor, struct castlings sides[2]) {
    const size_t start = cursor->at;
    sides[WHITE].count = sides[BLACK].count = 0;
    if (cursor_token_is(cursor, cursor->length - start, "off"))
        return true;
    if (!list_read(reading, cursor, WHITE, &sides[WHITE]))
        return false;
    if (cursor_accept(cursor, '/')) {
        if (!list_read(reading, cursor, BLACK, &sides[BLACK]))
            return false;
    } else {
        for (unsigned i = 0; i < sides[WHITE].count; i++) {
            const struct castling castling = mirrored(reading->variant, sides[WHITE].list[i]);
            if (!castlings_add(reading->variant, BLACK, &sides[BLACK], &castling))
                return fairy_fail(reading, MOTLEY_REASON_CASTLING_UNMET, start,
                                  cursor->length - start);
        }
    }
    return cursor_is_at_end(cursor) ||
           fairy_fail_here(reading, cursor, MOTLEY_REASON_TRAILING_TEXT);
}

static bool are_same(const struct castlings *a, const struct castlings *b) {
    bool are = a->count == b->count;
    for (unsigned i = 0; i < a->count && are; i++)
        are = a->list[i].from == b->list[i].from && a->list[i].to == b->list[i].to &&
              a->list[i].partner == b->list[i].partner;
    return are;
}

bool fairy_read_castlings(struct reading *reading) {
    struct castlings sides[2], defaults[2];
    defaults_make(reading->variant, defaults);
    memcpy(sides, defaults, sizeof sides);
    if (reading_has(reading, OPTION_CASTLE)) {
        struct cursor cursor = fairy_value(reading, OPTION_CASTLE);
        if (!value_read(reading, &cursor, sides))
            return false;
        if (!are_same(&sides[WHITE], &defaults[WHITE]) ||
            !are_same(&sides[BLACK], &defaults[BLACK]))
            fairy_print_copy(reading, OPTION_CASTLE);
    }
    for (unsigned side = WHITE; side <= BLACK; side++)
        for (unsigned i = 0; i < sides[side].count; i++)
            reading->variant->castlings[side][right_of(&sides[side].list[i])] = sides[side].list[i];
    return true;
}
