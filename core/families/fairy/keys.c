/* Fairy: the keys that say of kinds where they may be and act, what they become, what ends the
   game (fairy 2). */

#include "variant.h"

#include <string.h>

/* A set for each kind of each side. */
typedef squares_t kind_sets[2][KINDS_MAX];

static void sets_fill(kind_sets sets, unsigned side, kinds_t kinds, squares_t set) {
    for (; kinds != 0; kinds &= kinds - 1)
        sets[side][__builtin_ctz(kinds)] = set;
}

/* Reads `[CODES:]SIDES(SET)` entries over the defaults that the sets have; what is printed is left
   out if it changes nothing of those kinds that the key says something of. */
static bool sets_settle(struct reading *reading, unsigned option, bool may_lack_codes,
                        const kinds_t asked[2], kind_sets sets) {
    struct entries entries;
    kind_sets before;
    kinds_t named = 0;
    bool is_changed = false;
    if (!reading_has(reading, option))
        return true;
    if (!fairy_read_entries(reading, option, may_lack_codes ? "" : NULL, &entries))
        return false;
    memcpy(before, sets, sizeof before);
    for (unsigned i = 0; i < entries.count; i++)
        named |= entries.list[i].kinds;
    for (unsigned i = 0; i < entries.count; i++) {
        const struct entry *entry = &entries.list[i];
        struct cursor part = fairy_part(reading, entry->rest);
        squares_t sides[2];
        if (!fairy_read_sets(reading, &part, sides))
            return false;
        for (unsigned side = WHITE; side <= BLACK; side++)
            sets_fill(sets, side, entry->kinds != 0 ? entry->kinds : ~named, sides[side]);
    }
    for (unsigned side = WHITE; side <= BLACK; side++)
        for (unsigned kind = 0; kind < reading->variant->kind_count; kind++)
            is_changed |=
                (asked[side] & KIND_BIT(kind)) != 0 && sets[side][kind] != before[side][kind];
    if (is_changed)
        fairy_print_entries(reading, option, &entries, ":");
    return true;
}

/* Where the array has pieces of a kind. */
static squares_t homes_of(const struct fairy *variant, unsigned side, unsigned kind) {
    squares_t homes = 0;
    for (unsigned square = 0; square < variant->grid.square_count; square++)
        if (variant->array[square] == piece_of(side, kind))
            homes |= bit_of(square);
    return homes;
}

static squares_t last_rank(const struct fairy *variant, unsigned side) {
    const unsigned files = variant->grid.files;
    const squares_t first = (bit_of(files - 1) << 1) - 1;
    return variant->grid.all &
           (side == WHITE ? first << files * (variant->grid.ranks - 1u) : first);
}

bool fairy_read_areas(struct reading *reading) {
    static const kinds_t every[2] = {~(kinds_t)0, ~(kinds_t)0};
    struct fairy *variant = reading->variant;
    for (unsigned side = WHITE; side <= BLACK; side++)
        for (unsigned kind = 0; kind < KINDS_MAX; kind++) {
            variant->area[side][kind] = variant->ep[side][kind] = variant->drop[side][kind] =
                variant->grid.all;
            variant->start[side][kind] = homes_of(variant, side, kind);
            variant->zone[side][kind] = last_rank(variant, side);
        }
    return sets_settle(reading, OPTION_AREA, false, every, variant->area) &&
           sets_settle(reading, OPTION_START, true, reading->initial, variant->start) &&
           sets_settle(reading, OPTION_EP, true, every, variant->ep) &&
           sets_settle(reading, OPTION_ZONE, true, every, variant->zone) &&
           sets_settle(reading, OPTION_DROP, true, every, variant->drop);
}

/* The kinds that a side has in the array or in hand. */
static kinds_t army_of(const struct fairy *variant, unsigned side) {
    kinds_t army = 0;
    for (unsigned kind = 0; kind < variant->kind_count; kind++)
        if (homes_of(variant, side, kind) != 0 || variant->hand[side][kind] > 0)
            army |= KIND_BIT(kind);
    return army;
}

static unsigned kinds_count(kinds_t kinds) { return (unsigned)bits_count(kinds); }

/* One side of an entry of `promote`. */
static bool choices_read(struct reading *reading, struct cursor *cursor, unsigned kind,
                         kinds_t *choices) {
    const struct fairy *variant = reading->variant;
    const size_t start = cursor->at;
    *choices = 0;
    if (cursor_accept(cursor, '-'))
        return true;
    if (!fairy_read_codes(reading, cursor, choices))
        return false;
    const bool is_royal = (variant->royal & KIND_BIT(kind)) != 0;
    if ((*choices & KIND_BIT(kind)) != 0 || (is_royal && (*choices & ~variant->royal) != 0) ||
        kinds_count(*choices) > PROMOTIONS_MAX)
        return fairy_fail(reading, MOTLEY_REASON_UNKNOWN_VALUE, start, cursor->at - start);
    return true;
}

static bool promotion_read(struct reading *reading, const struct entry *entry) {
    struct fairy *variant = reading->variant;
    const unsigned kind = (unsigned)__builtin_ctz(entry->kinds);
    struct cursor part = fairy_part(reading, entry->rest);
    kinds_t sides[2];
    if ((entry->kinds & (entry->kinds - 1)) != 0)
        return fairy_fail(reading, MOTLEY_REASON_UNKNOWN_PIECE, entry->at, 1);
    if (!choices_read(reading, &part, kind, &sides[WHITE]))
        return false;
    sides[BLACK] = sides[WHITE];
    if (cursor_accept(&part, '/') && !choices_read(reading, &part, kind, &sides[BLACK]))
        return false;
    for (unsigned side = WHITE; side <= BLACK; side++)
        variant->promotions[side][kind] = sides[side];
    return cursor_is_at_end(&part) || fairy_fail_here(reading, &part, MOTLEY_REASON_TRAILING_TEXT);
}

static void choices_write(const struct fairy *variant, kinds_t choices, struct writer *writer) {
    fairy_write_codes(variant, choices, writer);
    write_text(writer, choices == 0 ? "-" : "");
}

static void promotions_write(struct reading *reading, kinds_t listed) {
    const struct fairy *variant = reading->variant;
    const size_t begin = fairy_begin_print(reading);
    struct writer *writer = &reading->writer;
    write_text(writer, listed == 0 ? "-" : "");
    for (kinds_t rest = listed; rest != 0; rest &= rest - 1) {
        const unsigned kind = (unsigned)__builtin_ctz(rest);
        const kinds_t white = variant->promotions[WHITE][kind];
        const kinds_t black = variant->promotions[BLACK][kind];
        write_text(writer, rest != listed ? "," : "");
        fairy_write_code(variant, kind, writer);
        write_char(writer, ':');
        choices_write(variant, white, writer);
        if (white == black)
            continue;
        write_char(writer, '/');
        choices_write(variant, black, writer);
    }
    fairy_end_print(reading, OPTION_PROMOTE, begin);
}

static bool promote_read(struct reading *reading) {
    struct fairy *variant = reading->variant;
    const struct cursor value = fairy_value(reading, OPTION_PROMOTE);
    kinds_t before[2][KINDS_MAX], listed = 0;
    struct entries entries = {.count = 0};
    memcpy(before, variant->promotions, sizeof before);
    memset(variant->promotions, 0, sizeof variant->promotions);
    if (!cursor_token_is(&value, value.length - value.at, "-") &&
        !fairy_read_entries(reading, OPTION_PROMOTE, NULL, &entries))
        return false;
    for (unsigned i = 0; i < entries.count; i++) {
        if (!promotion_read(reading, &entries.list[i]))
            return false;
        listed |= entries.list[i].kinds;
    }
    if (memcmp(before, variant->promotions, sizeof before) != 0)
        promotions_write(reading, listed);
    return true;
}

/* Reads `CODE:N` entries. */
static bool limits_read(struct reading *reading, unsigned option, unsigned high,
                        uint8_t limits[KINDS_MAX]) {
    struct entries entries;
    memset(limits, NO_LIMIT, KINDS_MAX);
    if (!reading_has(reading, option))
        return true;
    if (!fairy_read_entries(reading, option, NULL, &entries))
        return false;
    for (unsigned i = 0; i < entries.count; i++) {
        const struct entry *entry = &entries.list[i];
        struct cursor part = fairy_part(reading, entry->rest);
        unsigned number;
        if ((entry->kinds & (entry->kinds - 1)) != 0)
            return fairy_fail(reading, MOTLEY_REASON_UNKNOWN_PIECE, entry->at, 1);
        if (!fairy_read_number(reading, &part, 1, high, &number))
            return false;
        limits[__builtin_ctz(entry->kinds)] = (uint8_t)number;
    }
    fairy_print_entries(reading, option, &entries, ":");
    return true;
}

static bool dropmate_read(struct reading *reading) {
    struct fairy *variant = reading->variant;
    if (!reading_has(reading, OPTION_DROPMATE))
        return true;
    struct cursor cursor = fairy_value(reading, OPTION_DROPMATE);
    unsigned kind;
    if (!fairy_read_code(variant, &cursor, &kind))
        return fairy_fail(reading, cursor.reason, cursor.error_at, cursor.error_length);
    if (!cursor_is_at_end(&cursor))
        return fairy_fail_here(reading, &cursor, MOTLEY_REASON_TRAILING_TEXT);
    variant->dropmate = KIND_BIT(kind);
    fairy_print_copy(reading, OPTION_DROPMATE);
    return true;
}

bool fairy_read_promotions(struct reading *reading) {
    enum { LIMIT_MAX = 99, FILE_MAX = SIDE_MAX };
    struct fairy *variant = reading->variant;
    for (unsigned side = WHITE; side <= BLACK; side++)
        if ((variant->royal & KIND_BIT(PAWN)) == 0)
            variant->promotions[side][PAWN] =
                army_of(variant, side) & ~(variant->royal | KIND_BIT(PAWN));
    if (reading_has(reading, OPTION_PROMOTE) && !promote_read(reading))
        return false;
    for (unsigned side = WHITE; side <= BLACK; side++)
        if (kinds_count(variant->promotions[side][PAWN]) > PROMOTIONS_MAX)
            return fairy_fail_key(reading, OPTION_PROMOTE, MOTLEY_REASON_UNKNOWN_VALUE);
    return limits_read(reading, OPTION_LIMIT, LIMIT_MAX, variant->limit) &&
           limits_read(reading, OPTION_FILE, FILE_MAX, variant->file_limit) &&
           dropmate_read(reading);
}

/* A number behind a colon at the end of an entry; what it is without one. */
static bool count_read(struct reading *reading, struct cursor *part, unsigned low, unsigned usual,
                       unsigned *count) {
    enum { COUNT_MAX = 99 };
    *count = usual;
    return cursor_is_at_end(part) ||
           (cursor_accept(part, ':') ? fairy_read_number(reading, part, low, COUNT_MAX, count)
                                     : fairy_fail_here(reading, part, MOTLEY_REASON_TRAILING_TEXT));
}

static bool extinct_read(struct reading *reading) {
    struct fairy *variant = reading->variant;
    struct entries entries;
    if (!reading_has(reading, OPTION_EXTINCT))
        return true;
    if (!fairy_read_entries(reading, OPTION_EXTINCT, "all", &entries))
        return false;
    for (unsigned i = 0; i < entries.count; i++) {
        const struct entry *entry = &entries.list[i];
        struct cursor part = fairy_part(reading, entry->rest);
        unsigned most;
        part.at += entry->kinds == 0 ? strlen("all") : 0;
        if (!count_read(reading, &part, 0, 0, &most))
            return false;
        variant->extinct[variant->extinct_count++] = (struct extinct){
            .kinds = entry->kinds != 0 ? entry->kinds : ~(kinds_t)0, .most = (uint8_t)most};
    }
    fairy_print_entries(reading, OPTION_EXTINCT, &entries, "");
    return true;
}

static bool goal_read(struct reading *reading, const struct entry *entry) {
    struct fairy *variant = reading->variant;
    struct cursor part = fairy_part(reading, entry->rest), sets = part;
    struct reach_goal *goal = &variant->goals[variant->goal_count++];
    unsigned needed;
    *goal = (struct reach_goal){.kinds = entry->kinds};
    part.at += cursor_token_length(&part, ":");
    sets.length = part.at;
    if (!fairy_read_sets(reading, &sets, goal->squares) ||
        !count_read(reading, &part, 2, 1, &needed))
        return false;
    goal->needed = (uint8_t)needed;
    return true;
}

static bool reach_read(struct reading *reading) {
    struct entries entries;
    if (!reading_has(reading, OPTION_REACH))
        return true;
    if (!fairy_read_entries(reading, OPTION_REACH, NULL, &entries))
        return false;
    for (unsigned i = 0; i < entries.count; i++)
        if (!goal_read(reading, &entries.list[i]))
            return false;
    fairy_print_entries(reading, OPTION_REACH, &entries, ":");
    return true;
}

/* `off`, which is 0, or a number. */
static bool switch_read(struct reading *reading, unsigned option, unsigned low, unsigned high,
                        unsigned *number) {
    const unsigned usual = *number;
    if (!reading_has(reading, option))
        return true;
    struct cursor cursor = fairy_value(reading, option);
    if (cursor_token_is(&cursor, cursor.length - cursor.at, "off"))
        *number = 0;
    else if (!fairy_read_number(reading, &cursor, low, high, number))
        return false;
    if (*number != usual)
        fairy_print_copy(reading, option);
    return true;
}

bool fairy_read_ends(struct reading *reading) {
    struct fairy *variant = reading->variant;
    unsigned checks = 0, repeats = 3, quiet = 50;
    if (!extinct_read(reading) || !reach_read(reading) ||
        !switch_read(reading, OPTION_CHECKS, 1, 9, &checks) ||
        !switch_read(reading, OPTION_REPEAT, 2, 9, &repeats) ||
        !switch_read(reading, OPTION_QUIET, 1, 500, &quiet))
        return false;
    variant->checks = (uint8_t)checks;
    variant->base.repeats = (uint8_t)repeats;
    variant->quiet = (uint16_t)quiet;
    return true;
}
