/* Fairy: the options, read and printed, and what contradicts what (fairy 2). */

#include "variant.h"

#include <assert.h>
#include <string.h>

/* The values in free form depend on each other in whatever order they come: they are passed over
   here and read in fairy_complete. */
static bool value_pass(struct variant *variant, struct cursor *cursor) {
    (void)variant;
    cursor->at += cursor_token_length(cursor, ";");
    return true;
}

static void value_write(const struct variant *base, unsigned option, struct writer *writer) {
    const struct span span = fairy_of(base)->printed_at[option];
    if (span.length == 0)
        return;
    write_char(writer, ';');
    write_text(writer, base->rules->options[option].key);
    write_char(writer, '=');
    for (unsigned i = 0; i < span.length; i++)
        write_char(writer, fairy_of(base)->printed[span.at + i]);
}

#define WRITER(name, option)                                                                       \
    static void name##_write(const struct variant *variant, struct writer *writer) {               \
        value_write(variant, option, writer);                                                      \
    }
WRITER(kinds, OPTION_KINDS)
WRITER(array, OPTION_ARRAY)
WRITER(area, OPTION_AREA)
WRITER(royal, OPTION_ROYAL)
WRITER(hand, OPTION_HAND)
WRITER(castle, OPTION_CASTLE)
WRITER(start, OPTION_START)
WRITER(ep, OPTION_EP)
WRITER(promote, OPTION_PROMOTE)
WRITER(zone, OPTION_ZONE)
WRITER(limit, OPTION_LIMIT)
WRITER(drop, OPTION_DROP)
WRITER(file, OPTION_FILE)
WRITER(dropmate, OPTION_DROPMATE)
WRITER(extinct, OPTION_EXTINCT)
WRITER(reach, OPTION_REACH)
WRITER(checks, OPTION_CHECKS)
WRITER(repeat, OPTION_REPEAT)
WRITER(quiet, OPTION_QUIET)
#undef WRITER

#define FREE(name)                                                                                 \
    { .key = #name, .form = "text", .read = value_pass, .write = name##_write }
#define CHOICE(name, ...)                                                                          \
    {                                                                                              \
        .key = #name, .values = (const char *const[]) { __VA_ARGS__, NULL }                        \
    }

const struct option fairy_options[] = {
    [OPTION_KINDS] = FREE(kinds),
    [OPTION_ARRAY] = FREE(array),
    [OPTION_AREA] = FREE(area),
    [OPTION_ROYAL] = FREE(royal),
    [OPTION_SEVERAL] = CHOICE(several, "all", "last", "any"),
    [OPTION_HAND] = FREE(hand),
    [OPTION_CASTLE] = FREE(castle),
    [OPTION_START] = FREE(start),
    [OPTION_EP] = FREE(ep),
    [OPTION_PROMOTE] = FREE(promote),
    [OPTION_ZONE] = FREE(zone),
    [OPTION_WHEN] = CHOICE(when, "end", "touch"),
    [OPTION_MUST] = CHOICE(must, "on", "off"),
    [OPTION_LIMIT] = FREE(limit),
    [OPTION_STUCK] = CHOICE(stuck, "off", "on"),
    [OPTION_TAKEN] = CHOICE(taken, "off", "hand", "loop"),
    [OPTION_DROP] = FREE(drop),
    [OPTION_FILE] = FREE(file),
    [OPTION_DROPMATE] = FREE(dropmate),
    [OPTION_DROPCHECK] = CHOICE(dropcheck, "on", "off"),
    [OPTION_PASS] = CHOICE(pass, "off", "on"),
    [OPTION_FACING] = CHOICE(facing, "off", "on"),
    [OPTION_NOCHECK] = CHOICE(nocheck, "off", "on"),
    [OPTION_FORCED] = CHOICE(forced, "off", "on"),
    [OPTION_MATE] = CHOICE(mate, "loss", "win", "draw"),
    [OPTION_STALE] = CHOICE(stale, "draw", "loss", "win", "fewer"),
    [OPTION_EXTINCT] = FREE(extinct),
    [OPTION_EXTINCTION] = CHOICE(extinction, "loss", "win", "draw"),
    [OPTION_BARE] = CHOICE(bare, "off", "loss", "claim", "draw"),
    [OPTION_REACH] = FREE(reach),
    [OPTION_ARRIVE] = CHOICE(arrive, "now", "reply", "hold", "safe"),
    [OPTION_CHECKS] = FREE(checks),
    [OPTION_REPEAT] = FREE(repeat),
    [OPTION_REPEATED] = CHOICE(repeated, "draw", "loss", "win"),
    [OPTION_PERPETUAL] = CHOICE(perpetual, "draw", "loss"),
    [OPTION_QUIET] = FREE(quiet),
    {.key = NULL},
};

#undef FREE
#undef CHOICE

static bool royal_read(struct reading *reading) {
    struct fairy *variant = reading->variant;
    variant->royal = KIND_BIT(KING);
    if (!reading_has(reading, OPTION_ROYAL))
        return true;
    struct cursor cursor = fairy_value(reading, OPTION_ROYAL);
    variant->royal = 0;
    if (!cursor_accept(&cursor, '-') && !fairy_read_codes(reading, &cursor, &variant->royal))
        return false;
    if (!cursor_is_at_end(&cursor))
        return fairy_fail_here(reading, &cursor, MOTLEY_REASON_TRAILING_TEXT);
    if (variant->royal == KIND_BIT(KING))
        return true;
    const size_t begin = fairy_begin_print(reading);
    fairy_write_codes(variant, variant->royal, &reading->writer);
    write_text(&reading->writer, variant->royal == 0 ? "-" : "");
    fairy_end_print(reading, OPTION_ROYAL, begin);
    return true;
}

/* One side's hand: codes, each as often as there are such pieces. */
static bool hand_read_side(struct reading *reading, struct cursor *cursor, unsigned side) {
    struct fairy *variant = reading->variant;
    if (cursor_accept(cursor, '-'))
        return true;
    do {
        const size_t start = cursor->at;
        unsigned kind;
        if (!fairy_read_code(variant, cursor, &kind))
            return fairy_fail(reading, cursor->reason, cursor->error_at, cursor->error_length);
        if ((variant->royal & KIND_BIT(kind)) != 0)
            return fairy_fail(reading, MOTLEY_REASON_UNKNOWN_VALUE, start, cursor->at - start);
        if (++variant->hand[side][kind] > HAND_TEXT_MAX)
            return fairy_fail(reading, MOTLEY_REASON_TOO_MANY_PIECES, start, cursor->at - start);
    } while (!cursor_is_at_end(cursor) && cursor_peek(cursor) != '/');
    return true;
}

static void hand_write_side(const struct fairy *variant, unsigned side, struct writer *writer) {
    const size_t begin = writer->length;
    for (unsigned kind = 0; kind < variant->kind_count; kind++)
        for (unsigned i = 0; i < variant->hand[side][kind]; i++)
            fairy_write_code(variant, kind, writer);
    write_text(writer, writer->length == begin ? "-" : "");
}

static bool is_nothing(const uint8_t hand[KINDS_MAX]) {
    for (unsigned kind = 0; kind < KINDS_MAX; kind++)
        if (hand[kind] != 0)
            return false;
    return true;
}

static bool hand_read(struct reading *reading) {
    struct fairy *variant = reading->variant;
    if (!reading_has(reading, OPTION_HAND))
        return true;
    struct cursor cursor = fairy_value(reading, OPTION_HAND);
    if (!hand_read_side(reading, &cursor, WHITE))
        return false;
    if (!cursor_accept(&cursor, '/'))
        memcpy(variant->hand[BLACK], variant->hand[WHITE], sizeof variant->hand[WHITE]);
    else if (!hand_read_side(reading, &cursor, BLACK))
        return false;
    if (!cursor_is_at_end(&cursor))
        return fairy_fail_here(reading, &cursor, MOTLEY_REASON_TRAILING_TEXT);
    if (is_nothing(variant->hand[WHITE]) && is_nothing(variant->hand[BLACK]))
        return true;
    const size_t begin = fairy_begin_print(reading);
    hand_write_side(variant, WHITE, &reading->writer);
    if (memcmp(variant->hand[WHITE], variant->hand[BLACK], sizeof variant->hand[WHITE]) != 0) {
        write_char(&reading->writer, '/');
        hand_write_side(variant, BLACK, &reading->writer);
    }
    fairy_end_print(reading, OPTION_HAND, begin);
    return true;
}

/* Refuses keys that are given, be it with their default, where they can say nothing. */
static bool refuse(struct reading *reading, bool is_idle, const uint8_t *options) {
    for (; is_idle && *options != 0; options++)
        if (reading_has(reading, *options))
            return fairy_fail_key(reading, *options, MOTLEY_REASON_SAYS_NOTHING);
    return true;
}

static bool idle_keys_refuse(struct reading *reading) {
    static const uint8_t of_royal[] = {OPTION_SEVERAL,   OPTION_FACING,    OPTION_NOCHECK,
                                       OPTION_CHECKS,    OPTION_MATE,      OPTION_DROPMATE,
                                       OPTION_DROPCHECK, OPTION_PERPETUAL, 0};
    static const uint8_t of_promotion[] = {OPTION_ZONE, OPTION_WHEN, OPTION_MUST, OPTION_LIMIT, 0};
    static const uint8_t of_hands[] = {OPTION_DROP, OPTION_FILE, OPTION_DROPMATE, OPTION_DROPCHECK,
                                       0};
    static const uint8_t of_extinct[] = {OPTION_EXTINCTION, 0}, of_reach[] = {OPTION_ARRIVE, 0};
    static const uint8_t of_repeat[] = {OPTION_REPEATED, OPTION_PERPETUAL, 0};
    const struct fairy *variant = reading->variant;
    kinds_t promotions = 0;
    for (unsigned kind = 0; kind < KINDS_MAX; kind++)
        promotions |= variant->promotions[WHITE][kind] | variant->promotions[BLACK][kind];
    return refuse(reading, variant->royal == 0, of_royal) &&
           refuse(reading, promotions == 0, of_promotion) &&
           refuse(reading, !variant->has_hands, of_hands) &&
           refuse(reading, variant->extinct_count == 0, of_extinct) &&
           refuse(reading, variant->goal_count == 0, of_reach) &&
           refuse(reading, variant->base.repeats == 0, of_repeat);
}

static bool read_all(struct reading *reading) {
    struct fairy *variant = reading->variant;
    if (!fairy_read_kinds(reading) || !fairy_read_array(reading) || !royal_read(reading) ||
        !hand_read(reading))
        return false;
    variant->has_hands = variant->base.option[OPTION_TAKEN] != TAKEN_OFF ||
                         !is_nothing(variant->hand[WHITE]) || !is_nothing(variant->hand[BLACK]);
    return fairy_read_areas(reading) && fairy_read_promotions(reading) &&
           fairy_read_castlings(reading) && fairy_read_ends(reading) && idle_keys_refuse(reading);
}

static unsigned pieces_count(const struct fairy *variant) {
    unsigned count = 0;
    for (unsigned square = 0; square < variant->grid.square_count; square++)
        count += variant->array[square] != NOTHING;
    for (unsigned kind = 0; kind < KINDS_MAX; kind++)
        count += variant->hand[WHITE][kind] + variant->hand[BLACK][kind];
    return count;
}

/*
 * No list is longer: n own pieces go each to at most S - n of S squares, in at most one form more
 * than there are kinds to become; n(S - n) is at most a quarter of S squared. Drops put each kind
 * on each square. Besides: two castlings and a pass; a capture in passing is a move to a square to
 * which the piece does not go otherwise.
 */
static size_t action_bound(const struct fairy *variant) {
    const size_t squares = variant->grid.square_count;
    size_t forms = 0;
    for (unsigned side = WHITE; side <= BLACK; side++)
        for (unsigned kind = 0; kind < variant->kind_count; kind++) {
            const size_t count = (size_t)bits_count(variant->promotions[side][kind]);
            forms = count > forms ? count : forms;
        }
    return squares * squares / 4 * (forms + 1) + variant->kind_count * squares + CASTLINGS + 1;
}

static const char *const *fields_of(const struct fairy *variant) {
    static const char *const fields[2][2][9] = {
        {{"rows", "side", "castling", "ep", "halfmove", "turn", NULL},
         {"rows", "side", "castling", "ep", "checks", "halfmove", "turn", NULL}},
        {{"rows", "side", "castling", "ep", "hands", "halfmove", "turn", NULL},
         {"rows", "side", "castling", "ep", "hands", "checks", "halfmove", "turn", NULL}}};
    return fields[variant->has_hands][variant->checks > 0];
}

bool fairy_complete(struct variant *base, void *start, const size_t *at, struct cursor *cursor) {
    struct fairy *variant = (struct fairy *)base;
    struct reading reading = {.variant = variant, .cursor = cursor, .at = at};
    assert(cursor->length <= FAIRY_TEXT_MAX);
    memcpy(variant->text, cursor->text, cursor->length);
    reading.writer = writer_of(variant->printed, sizeof variant->printed);
    if (!read_all(&reading))
        return false;
    if (pieces_count(variant) > PIECES_MAX)
        return fairy_fail_key(&reading, OPTION_HAND, MOTLEY_REASON_TOO_MANY_PIECES);
    base->fields = fields_of(variant);
    base->action_bound = action_bound(variant);
    fairy_compile(variant);
    fairy_start(variant, start);
    return !fairy_is_in_check(variant, start, BLACK) ||
           fairy_fail_key(&reading, OPTION_ARRAY, MOTLEY_REASON_OPPONENT_IN_CHECK);
}
