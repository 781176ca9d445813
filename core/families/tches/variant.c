/* TCHES(S): the options and what contradicts what (formats 1). */

#include "variant.h"
#include "danger.h"
#include "turn.h"

#include <assert.h>
#include <string.h>

static const char default_array[] = "rnbmqklbnr/1cfdggdfc1/pppppppppp/10/10/10/10/PPPPPPPPPP/"
                                    "1CFDGGDFC1/RNBMQKLBNR";

enum { ARRAY_TEXT_MAX = 3 * SQUARES_MAX + SIDE_MAX };

static struct tches_variant *own(struct variant *variant) {
    return (struct tches_variant *)variant;
}

static const struct tches_variant *own_const(const struct variant *variant) {
    return (const struct tches_variant *)variant;
}

/* A list of codes without repetition. */
static bool codes_read(struct cursor *cursor, kinds_t *kinds) {
    do {
        const size_t start = cursor->at;
        unsigned kind;
        if (!tches_read_code(cursor, ",;", &kind))
            return false;
        if ((*kinds & KIND_BIT(kind)) != 0)
            return cursor_fail(cursor, MOTLEY_REASON_REPEATED_CODE, start, cursor->at - start);
        *kinds |= KIND_BIT(kind);
    } while (cursor_accept(cursor, ','));
    return true;
}

static void codes_write(struct writer *writer, const char *key, kinds_t kinds) {
    if (kinds == 0)
        return;
    write_char(writer, ';');
    write_text(writer, key);
    write_char(writer, '=');
    for (bool is_first = true; kinds != 0; kinds &= kinds - 1, is_first = false) {
        if (!is_first)
            write_char(writer, ',');
        write_text(writer, tches_kind_names[__builtin_ctz(kinds)].code);
    }
}

static bool prey_read(struct variant *variant, struct cursor *cursor) {
    return codes_read(cursor, &own(variant)->prey);
}

static void prey_write(const struct variant *variant, struct writer *writer) {
    codes_write(writer, "prey", own_const(variant)->prey);
}

/* Back sides, at most one of each front. */
static bool backs_read(struct cursor *cursor, kinds_t *backs) {
    kinds_t fronts = 0;
    do {
        const size_t start = cursor->at;
        unsigned kind;
        if (!tches_read_code(cursor, ",;", &kind))
            return false;
        const size_t length = cursor->at - start;
        if (kind < FIRST_BACK)
            return cursor_fail(cursor, MOTLEY_REASON_NOT_A_BACK_SIDE, start, length);
        if ((*backs & KIND_BIT(kind)) != 0)
            return cursor_fail(cursor, MOTLEY_REASON_REPEATED_CODE, start, length);
        if ((fronts & KIND_BIT(tches_facts[kind].front)) != 0)
            return cursor_fail(cursor, MOTLEY_REASON_TWO_BACK_SIDES, start, length);
        *backs |= KIND_BIT(kind);
        fronts |= KIND_BIT(tches_facts[kind].front);
    } while (cursor_accept(cursor, ','));
    return true;
}

static bool both_read(struct variant *variant, struct cursor *cursor) {
    kinds_t backs = 0;
    if (!backs_read(cursor, &backs))
        return false;
    own(variant)->backs[WHITE] |= backs;
    own(variant)->backs[BLACK] |= backs;
    return true;
}

static bool white_read(struct variant *variant, struct cursor *cursor) {
    return backs_read(cursor, &own(variant)->white);
}

static bool black_read(struct variant *variant, struct cursor *cursor) {
    return backs_read(cursor, &own(variant)->black);
}

static bool are_armies_alike(const struct variant *variant) {
    return own_const(variant)->backs[WHITE] == own_const(variant)->backs[BLACK];
}

static void both_write(const struct variant *variant, struct writer *writer) {
    if (are_armies_alike(variant))
        codes_write(writer, "both", own_const(variant)->backs[WHITE]);
}

static void white_write(const struct variant *variant, struct writer *writer) {
    if (!are_armies_alike(variant))
        codes_write(writer, "white", own_const(variant)->backs[WHITE]);
}

static void black_write(const struct variant *variant, struct writer *writer) {
    if (!are_armies_alike(variant))
        codes_write(writer, "black", own_const(variant)->backs[BLACK]);
}

static bool replace_read(struct variant *variant, struct cursor *cursor) {
    struct tches_variant *mine = own(variant);
    do {
        const size_t start = cursor->at;
        unsigned lost, source;
        if (!tches_read_code(cursor, ":,;", &lost))
            return false;
        const size_t length = cursor->at - start;
        if ((mine->replaced & KIND_BIT(lost)) != 0)
            return cursor_fail(cursor, MOTLEY_REASON_REPEATED_CODE, start, length);
        if (!cursor_accept(cursor, ':'))
            return cursor_fail_here(cursor, MOTLEY_REASON_MISSING_VALUE);
        if (!tches_read_code(cursor, ":,;", &source))
            return false;
        if (lost == JESTER && source == JESTER)
            return cursor_fail(cursor, MOTLEY_REASON_REPLACES_ITSELF, start, cursor->at - start);
        mine->replaced |= KIND_BIT(lost);
        mine->source[lost] = (uint8_t)source;
    } while (cursor_accept(cursor, ','));
    return true;
}

static void replace_write(const struct variant *variant, struct writer *writer) {
    const struct tches_variant *mine = own_const(variant);
    char sign = '=';
    if (mine->replaced != 0)
        write_text(writer, ";replace");
    for (kinds_t rest = mine->replaced; rest != 0; rest &= rest - 1, sign = ',') {
        const unsigned lost = (unsigned)__builtin_ctz(rest);
        write_char(writer, sign);
        write_text(writer, tches_kind_names[lost].code);
        write_char(writer, ':');
        write_text(writer, tches_kind_names[mine->source[lost]].code);
    }
}

/* Rows as they come, from the last rank down. */
struct rows {
    uint8_t at[SIDE_MAX][SIDE_MAX];
};

static bool rows_put(void *board, unsigned file, unsigned row, struct cursor *cursor) {
    struct rows *rows = board;
    unsigned kind, side;
    if (!tches_read_piece(cursor, &kind, &side))
        return false;
    rows->at[row][file] = (uint8_t)(kind | side << ARRAY_SIDE_SHIFT);
    return true;
}

static bool array_read(struct variant *variant, struct cursor *cursor) {
    struct tches_variant *mine = own(variant);
    const size_t start = cursor->at;
    unsigned count = 0, files = 0;
    struct rows rows;
    memset(&rows, NO_KIND, sizeof rows);
    do {
        unsigned row_files;
        if (count == SIDE_MAX)
            return cursor_fail_here(cursor, MOTLEY_REASON_BOARD_SIZE);
        if (!tches_read_row(cursor, count == 0 ? SIDE_MAX : files, count, rows_put, &rows,
                            &row_files))
            return false;
        if (count > 0 && row_files < files)
            return cursor_fail_here(cursor, MOTLEY_REASON_ROW_TOO_SHORT);
        files = row_files;
        count++;
    } while (cursor_accept(cursor, '/'));
    if (files < SIDE_MIN || count < SIDE_MIN || files * count > SQUARES_MAX)
        return cursor_fail(cursor, MOTLEY_REASON_BOARD_SIZE, start, cursor->at - start);
    variant->files = (uint8_t)files;
    variant->ranks = (uint8_t)count;
    for (unsigned row = 0; row < count; row++)
        memcpy(mine->array + (count - 1 - row) * files, rows.at[row], files);
    return true;
}

static bool print_array_piece(const void *board, unsigned file, unsigned rank,
                              struct writer *writer) {
    const struct tches_variant *mine = board;
    const uint8_t piece = mine->array[rank * mine->base.files + file];
    if (piece == NO_KIND)
        return false;
    tches_write_piece(writer, piece & PIECE_KIND, piece >> ARRAY_SIDE_SHIFT);
    return true;
}

static void array_write(const struct variant *variant, struct writer *writer) {
    if (!own_const(variant)->has_array)
        return;
    write_text(writer, ";array=");
    fen_write_rows(writer, variant->files, variant->ranks, print_array_piece, variant);
}

static bool portals_read(struct variant *variant, struct cursor *cursor) {
    struct tches_variant *mine = own(variant);
    for (unsigned side = WHITE; side <= BLACK; side++) {
        if (side == BLACK && !cursor_accept(cursor, ','))
            return cursor_fail_here(cursor, MOTLEY_REASON_BAD_SQUARE);
        if (!square_read(variant->rules, cursor, &mine->portals_read[side]))
            return false;
    }
    return true;
}

static void portals_write(const struct variant *variant, struct writer *writer) {
    const struct tches_variant *mine = own_const(variant);
    if (memcmp(mine->portals, mine->home, sizeof mine->home) == 0)
        return;
    write_text(writer, ";portals=");
    for (unsigned side = WHITE; side <= BLACK; side++) {
        if (side == BLACK)
            write_char(writer, ',');
        square_write(variant->rules, mine->portals_read[side], writer);
    }
}

static const char *const switches[] = {"off", "on", NULL};
static const char *const kings[] = {"mate", "capture", "flag", "plain", NULL};
static const char *const zealots[] = {"step", "slide", NULL};
static const char *const hunts[] = {"last", "first", NULL};
static const char *const polarities[] = {"off", "on", "free", NULL};

const struct option tches_options[] = {
    [OPTION_STRIKE] = {.key = "strike", .low = 1, .high = STRIKE_MAX, .preset = STRIKE_MAX},
    [OPTION_SAME] = {.key = "same", .values = switches},
    [OPTION_KING] = {.key = "king", .values = kings},
    [OPTION_PREY] = {.key = "prey", .form = "kinds", .read = prey_read, .write = prey_write},
    [OPTION_ESCORT] = {.key = "escort", .values = switches},
    [OPTION_REPLACE] = {.key = "replace",
                        .form = "pairs",
                        .is_alike_idle = true,
                        .read = replace_read,
                        .write = replace_write},
    [OPTION_TRANSPORT] = {.key = "transport", .values = switches},
    [OPTION_POLARITY] = {.key = "polarity", .values = polarities},
    [OPTION_BOTH] = {.key = "both", .form = "backs", .read = both_read, .write = both_write},
    [OPTION_WHITE] = {.key = "white", .form = "backs", .read = white_read, .write = white_write},
    [OPTION_BLACK] = {.key = "black", .form = "backs", .read = black_read, .write = black_write},
    [OPTION_ARRAY] = {.key = "array", .form = "rows", .read = array_read, .write = array_write},
    [OPTION_PORTALS] = {.key = "portals",
                        .form = "squares",
                        .read = portals_read,
                        .write = portals_write},
    [OPTION_ZEALOT] = {.key = "zealot", .values = zealots},
    [OPTION_HUNT] = {.key = "hunt", .values = hunts},
    {.key = NULL},
};

/* Checks for options that contradict each other, without a look at the board. */
static bool check_options(const struct tches_variant *mine, const size_t *at,
                          struct cursor *cursor) {
    const unsigned king = mine->base.option[OPTION_KING];
    if (king == KING_PLAIN && mine->prey == 0)
        return variant_fail(&mine->base, at, OPTION_KING, MOTLEY_REASON_PLAIN_WITHOUT_PREY, cursor);
    if (king != KING_PLAIN && (mine->prey & (mine->prey - 1)) != 0)
        return variant_fail(&mine->base, at, OPTION_PREY, MOTLEY_REASON_PREY_WITHOUT_PLAIN, cursor);
    if (mine->royal != NO_KIND && (KIND_BIT(mine->royal) & (PAWN_KINDS | KIND_BIT(JESTER))) != 0)
        return variant_fail(&mine->base, at, OPTION_PREY, MOTLEY_REASON_NEVER_ROYAL, cursor);
    if (king != KING_PLAIN && mine->base.option[OPTION_HUNT] != 0)
        return variant_fail(&mine->base, at, OPTION_HUNT, MOTLEY_REASON_HUNT_WITHOUT_PLAIN, cursor);
    if (king == KING_FLAG && mine->has_escort)
        return variant_fail(&mine->base, at, OPTION_ESCORT, MOTLEY_REASON_ESCORT_WITH_FLAG, cursor);
    if (at[OPTION_BOTH] != 0 && (at[OPTION_WHITE] != 0 || at[OPTION_BLACK] != 0))
        return variant_fail(&mine->base, at, at[OPTION_WHITE] != 0 ? OPTION_WHITE : OPTION_BLACK,
                            MOTLEY_REASON_BOTH_AND_ONE, cursor);
    for (unsigned lost = 0; lost < KINDS; lost++)
        if ((mine->replaced & KIND_BIT(lost)) != 0 &&
            (lost == mine->royal || mine->source[lost] == mine->royal))
            return variant_fail(&mine->base, at, OPTION_REPLACE, MOTLEY_REASON_KING_REPLACED,
                                cursor);
    return true;
}

/* The first kind of several, which are refused. */
static uint8_t royal_of(const struct tches_variant *mine) {
    if (mine->base.option[OPTION_KING] == KING_PLAIN)
        return NO_KIND;
    return mine->prey == 0 ? KING : (uint8_t)__builtin_ctz(mine->prey);
}

static void settle_options(struct tches_variant *mine) {
    const uint8_t *option = mine->base.option;
    mine->strike = option[OPTION_STRIKE];
    mine->is_same_allowed = option[OPTION_SAME] != 0;
    mine->royal = royal_of(mine);
    if (mine->royal == KING && mine->prey == KIND_BIT(KING))
        mine->prey = 0; /* goes without saying */
    mine->carriers = CARRIER_KINDS & ~KIND_BIT(mine->royal);
    mine->passengers = ~(CARRIER_KINDS | KIND_BIT(KING) | KIND_BIT(mine->royal));
    mine->is_mate = option[OPTION_KING] == KING_MATE;
    mine->is_king_held = option[OPTION_KING] == KING_CAPTURE || option[OPTION_KING] == KING_FLAG;
    mine->has_escort = option[OPTION_ESCORT] != 0;
    mine->has_transport = option[OPTION_TRANSPORT] != 0;
    mine->has_polarity = option[OPTION_POLARITY] != POLARITY_OFF;
    mine->has_turns = option[OPTION_POLARITY] == POLARITY_FREE;
    mine->has_sliding_zealots = option[OPTION_ZEALOT] != 0;
    mine->backs[WHITE] |= mine->white;
    mine->backs[BLACK] |= mine->black;
    for (unsigned kind = 0; kind < KINDS; kind++)
        if ((mine->replaced & KIND_BIT(kind)) == 0)
            mine->source[kind] = NO_KIND;
}

/* The kind that stands in the start position where the array has one: perhaps its back side. */
static unsigned turned_over(const struct tches_variant *mine, unsigned kind, unsigned side) {
    for (kinds_t rest = mine->backs[side]; rest != 0; rest &= rest - 1)
        if (tches_facts[__builtin_ctz(rest)].front == kind)
            return (unsigned)__builtin_ctz(rest);
    return kind;
}

void tches_start_make(const struct tches_variant *mine, struct tches_position *start) {
    *start = (struct tches_position){
        .turn = 1, .left = mine->strike, .last = {NO_KIND, NO_KIND}, .pending_king = NO_SQUARE};
    for (unsigned square = 0; square < mine->grid.square_count; square++) {
        const unsigned side = mine->array[square] >> ARRAY_SIDE_SHIFT;
        if (mine->array[square] != NO_KIND)
            tches_put(start, side, square,
                      (uint8_t)turned_over(mine, mine->array[square] & PIECE_KIND, side));
    }
}

static kinds_t army_of(const struct tches_position *start, unsigned side) {
    kinds_t army = 0;
    for (unsigned kind = 0; kind < KINDS; kind++)
        if ((start->kinds[kind] & start->sides[side]) != 0)
            army |= KIND_BIT(kind);
    return army;
}

/* Rules 4.7: a carrier replaced by another kind keeps its passenger until it moves. */
static kinds_t odd_tops(const struct tches_variant *mine) {
    kinds_t tops = mine->carriers;
    for (unsigned round = 0; round < KINDS && mine->has_transport; round++)
        for (unsigned kind = 0; kind < KINDS; kind++)
            if ((mine->replaced & KIND_BIT(kind)) != 0 &&
                (tches_source_kinds(mine, kind) & tops) != 0)
                tops |= KIND_BIT(kind);
    return tops;
}

static void settle_armies(struct tches_variant *mine, const struct tches_position *start) {
    const kinds_t *armies = mine->armies;
    for (unsigned side = WHITE; side <= BLACK; side++) {
        const unsigned rank = side == WHITE ? mine->base.ranks - 1u : 0;
        mine->armies[side] = army_of(start, side);
        mine->promotions[side] =
            armies[side] & ~(PAWN_KINDS | KIND_BIT(KING) | KIND_BIT(mine->royal));
        if (mine->promotions[side] == 0)
            mine->promotions[side] = KIND_BIT(mine->royal == QUEEN ? ROOK : QUEEN);
        const unsigned prey = count_squares(tches_members(start, side, mine->prey));
        mine->prey_needed[side] = (uint8_t)(mine->base.option[OPTION_HUNT] != 0 ? prey : 1);
        for (unsigned file = 0; file < mine->base.files; file++)
            mine->last_rank[side] |= bit_of(rank * mine->base.files + file);
        const squares_t homes = start->kinds[tches_escorted(mine)] & start->sides[side];
        mine->home[side] = (uint8_t)(count_squares(homes) == 1 ? first_square(homes) : NO_SQUARE);
    }
    mine->has_jesters = ((armies[WHITE] | armies[BLACK] | mine->replaced) & KIND_BIT(JESTER)) != 0;
    mine->tops = odd_tops(mine);
}

static bool settle_portals(struct tches_variant *mine, const size_t *at, struct cursor *cursor) {
    struct cursor value = *cursor;
    value.at = at[OPTION_PORTALS];
    for (unsigned side = WHITE; side <= BLACK; side++) {
        const struct square *given = &mine->portals_read[side];
        const size_t length = cursor_token_length(&value, ",;");
        if (at[OPTION_PORTALS] == 0)
            mine->portals[side] = mine->home[side];
        else if (given->x >= mine->base.files || given->y >= mine->base.ranks)
            return cursor_fail(cursor, MOTLEY_REASON_BAD_SQUARE, value.at, length);
        else
            mine->portals[side] = (uint8_t)(given->y * mine->base.files + given->x);
        value.at += length + 1;
        if (mine->has_escort && mine->portals[side] == NO_SQUARE)
            return variant_fail(&mine->base, at, OPTION_ESCORT, MOTLEY_REASON_NO_PORTAL, cursor);
    }
    return true;
}

/* Fails at the array, or where else the armies were chosen. */
static bool armies_fail(const struct tches_variant *mine, struct cursor *cursor, const size_t *at,
                        enum motley_reason reason) {
    static const uint8_t options[] = {OPTION_ARRAY, OPTION_BOTH, OPTION_WHITE, OPTION_BLACK,
                                      OPTION_PREY};
    for (size_t i = 0; i < sizeof options; i++)
        if (at[options[i]] != 0)
            return variant_fail(&mine->base, at, options[i], reason, cursor);
    return cursor_fail(cursor, reason, 0, cursor->length);
}

static bool check_armies(const struct tches_variant *mine, const struct tches_position *start,
                         const size_t *at, struct cursor *cursor) {
    for (unsigned side = WHITE; side <= BLACK; side++) {
        if (mine->royal != NO_KIND &&
            count_squares(start->kinds[mine->royal] & start->sides[side]) != 1)
            return mine->royal == KING ? armies_fail(mine, cursor, at, MOTLEY_REASON_KING_COUNT)
                                       : variant_fail(&mine->base, at, OPTION_PREY,
                                                      MOTLEY_REASON_PREY_COUNT, cursor);
        if (mine->royal == NO_KIND && tches_members(start, side, mine->prey) == 0)
            return variant_fail(&mine->base, at, OPTION_PREY, MOTLEY_REASON_NO_PREY, cursor);
    }
    return true;
}

static bool is_array_usual(const struct variant *variant) {
    char text[ARRAY_TEXT_MAX + 1];
    struct writer rows = writer_of(text, sizeof text);
    fen_write_rows(&rows, variant->files, variant->ranks, print_array_piece, variant);
    assert(writer_has_fit(&rows));
    return strcmp(text, default_array) == 0;
}

void tches_settle_array(struct tches_variant *mine) {
    mine->has_array = !is_array_usual(&mine->base);
}

bool tches_complete(struct variant *variant, void *start, const size_t *at, struct cursor *cursor) {
    struct tches_variant *mine = own(variant);
    settle_options(mine);
    if (!check_options(mine, at, cursor))
        return false;
    if (at[OPTION_ARRAY] == 0) {
        struct cursor usual = cursor_of(default_array, sizeof default_array - 1);
        array_read(variant, &usual);
    }
    grid_compile(&mine->grid, variant->files, variant->ranks, 0);
    tches_settle_array(mine);
    tches_start_make(mine, start);
    settle_armies(mine, start);
    if (!check_armies(mine, start, at, cursor) || !settle_portals(mine, at, cursor))
        return false;
    tches_compile(mine);
    struct field field;
    tches_field_against(mine, start, BLACK, &field);
    if (mine->is_mate && tches_is_attacked(&field, tches_king_of(mine, start, BLACK)))
        return armies_fail(mine, cursor, at, MOTLEY_REASON_OPPONENT_IN_CHECK);
    return true;
}
