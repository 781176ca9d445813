#include "boards.h"

#include "families/tches/variant.h"

#include <assert.h>
#include <string.h>

enum { SMALLEST = 3 };

static bool is_drawn(struct random *random, unsigned percent) {
    return random_below(random, 100) < percent;
}

static unsigned kind_of_set(struct random *random, kinds_t kinds) {
    for (size_t skip = random_below(random, (size_t)__builtin_popcount(kinds)); skip > 0; skip--)
        kinds &= kinds - 1;
    return (unsigned)__builtin_ctz(kinds);
}

/* Any kind but a royal one, Jesters, carriers and pawn-kinds more often than others. */
static unsigned kind_draw(struct random *random, unsigned royal, bool has_transport) {
    /* They can leave a passenger on one square and capture on another. */
    static const kinds_t leaving = KIND_BIT(GRIFFIN) | KIND_BIT(CHAMPION) | KIND_BIT(EMPEROR);
    const size_t percent = random_below(random, 100);
    if (percent < 25)
        return JESTER;
    if (percent < 41 && has_transport)
        return kind_of_set(random, leaving & ~KIND_BIT(royal));
    if (percent < (has_transport ? 57 : 30))
        return kind_of_set(random, CARRIER_KINDS & ~KIND_BIT(royal));
    if (percent >= 88)
        return kind_of_set(random, PAWN_KINDS);
    return kind_of_set(random, KIND_BIT(KINDS) - 1 - KIND_BIT(royal));
}

/* The text of a variant. */

static void choice_write(struct random *random, struct writer *writer, unsigned percent,
                         const char *text) {
    if (is_drawn(random, percent))
        write_text(writer, text);
}

/* A kind's replacement may be a carrier, which keeps its passenger then. */
static void replacement_write(struct random *random, unsigned royal, struct writer *writer) {
    write_text(writer, ";replace=");
    write_text(writer, tches_kind_names[kind_draw(random, royal, false)].code);
    write_char(writer, ':');
    write_text(writer, tches_kind_names[kind_of_set(random, CARRIER_KINDS)].code);
}

struct drawn_array {
    uint8_t pieces[SQUARES_MAX]; /* kind and side, or NO_KIND */
    unsigned files;
};

static bool print_drawn(const void *board, unsigned file, unsigned rank, struct writer *writer) {
    const struct drawn_array *array = board;
    const uint8_t piece = array->pieces[rank * array->files + file];
    if (piece != NO_KIND)
        tches_write_piece(writer, piece & PIECE_KIND, piece >> ARRAY_SIDE_SHIFT);
    return piece != NO_KIND;
}

/* The royal pieces, and the kinds that pawns may become. */
static void array_write(struct random *random, unsigned royal, struct writer *writer) {
    const unsigned ranks = SMALLEST + (unsigned)random_below(random, 4);
    struct drawn_array array = {.files = SMALLEST + (unsigned)random_below(random, 4)};
    memset(array.pieces, NO_KIND, sizeof array.pieces);
    for (unsigned i = 0; i < 6; i++)
        array.pieces[random_below(random, array.files * ranks)] =
            (uint8_t)(kind_draw(random, royal, true) | (i & 1) << ARRAY_SIDE_SHIFT);
    array.pieces[random_below(random, array.files)] = (uint8_t)(royal | WHITE << ARRAY_SIDE_SHIFT);
    array.pieces[(ranks - 1) * array.files + random_below(random, array.files)] =
        (uint8_t)(royal | BLACK << ARRAY_SIDE_SHIFT);
    write_text(writer, ";array=");
    fen_write_rows(writer, array.files, ranks, print_drawn, &array);
}

/* Kings as often as all other kinds together. */
static unsigned royal_draw(struct random *random) {
    const kinds_t others = KIND_BIT(KINDS) - 1 - (PAWN_KINDS | KIND_BIT(KING) | KIND_BIT(JESTER));
    return is_drawn(random, 50) ? KING : kind_of_set(random, others);
}

void board_variant_draw(struct random *random, char text[BOARD_TEXT_MAX]) {
    struct writer writer = writer_of(text, BOARD_TEXT_MAX);
    const size_t percent = random_below(random, 100);
    const unsigned royal = royal_draw(random);
    write_text(&writer, "tches;strike=");
    write_number(&writer, percent < 4 ? 1 : percent < 30 ? 2 : 3);
    if (royal != KING) {
        write_text(&writer, ";prey=");
        write_text(&writer, tches_kind_names[royal].code);
    }
    choice_write(random, &writer, 45, ";same=on");
    choice_write(random, &writer, 5, ";escort=on");
    if (is_drawn(random, 10))
        replacement_write(random, royal, &writer);
    choice_write(random, &writer, 80, ";transport=on");
    if (is_drawn(random, 30))
        write_text(&writer, is_drawn(random, 50) ? ";polarity=on" : ";polarity=free");
    array_write(random, royal, &writer);
    choice_write(random, &writer, 30, ";zealot=slide");
    assert(writer_has_fit(&writer));
}

/* Positions. */

static unsigned square_of_set(struct random *random, squares_t squares) {
    if (squares == 0)
        return NO_SQUARE;
    for (size_t skip = random_below(random, count_squares(squares)); skip > 0; skip--)
        squares &= squares - 1;
    return first_square(squares);
}

static unsigned empty_draw(struct random *random, const struct tches_variant *variant,
                           const struct tches_position *position) {
    return square_of_set(random, variant->grid.all & ~occupied_by_both(position));
}

/* A piece of a kind that looks anywhere. */
static uint8_t piece_of(struct random *random, const struct tches_variant *variant, unsigned kind) {
    const unsigned facing = variant->has_polarity ? (unsigned)random_below(random, FACINGS) : 0;
    return (uint8_t)(kind | facing << PIECE_FACING_SHIFT);
}

/* Most are of the kinds that the armies start with: few kinds meet more often. */
static uint8_t piece_draw(struct random *random, const struct tches_variant *variant) {
    const kinds_t armies =
        (variant->armies[WHITE] | variant->armies[BLACK]) & ~KIND_BIT(variant->royal);
    const unsigned kind = armies != 0 && is_drawn(random, 60)
                              ? kind_of_set(random, armies)
                              : kind_draw(random, variant->royal, variant->has_transport);
    return piece_of(random, variant, kind);
}

static void under_take(struct tches_position *position, unsigned square) {
    position->stacked &= ~bit_of(square);
    position->under[square] = 0;
}

/* Lays a passenger under a piece that can have one, or takes it away. */
static void passenger_change(struct random *random, const struct tches_variant *variant,
                             struct tches_position *position, unsigned square, bool do_lay) {
    const unsigned top = piece_kind(position->board[square]);
    under_take(position, square);
    if (!do_lay || !variant->has_transport || (variant->tops & KIND_BIT(top)) == 0)
        return;
    uint8_t lower = piece_draw(random, variant);
    if ((variant->passengers & KIND_BIT(piece_kind(lower))) == 0)
        lower = piece_of(random, variant, JESTER);
    tches_put_under(position, square, lower);
}

static void piece_add(struct random *random, const struct tches_variant *variant,
                      struct tches_position *position, unsigned side) {
    const unsigned square = empty_draw(random, variant, position);
    if (square == NO_SQUARE)
        return;
    tches_put(position, side, square, piece_draw(random, variant));
    passenger_change(random, variant, position, square, is_drawn(random, 60));
}

static void king_add(struct random *random, const struct tches_variant *variant,
                     struct tches_position *position, unsigned side) {
    tches_put(position, side, empty_draw(random, variant, position),
              piece_of(random, variant, variant->royal));
}

/* A kind that has moved last, most often one that is on the board. */
static void last_draw(struct random *random, struct tches_position *position, unsigned side) {
    const unsigned square = square_of_set(random, position->sides[side]);
    unsigned kind = is_drawn(random, 70) ? piece_kind(position->board[square])
                                         : (unsigned)random_below(random, KINDS + 1);
    position->last[side] = (uint8_t)(kind == JESTER ? NO_KIND : kind);
}

static void left_draw(struct random *random, const struct tches_variant *variant,
                      struct tches_position *position) {
    const size_t percent = random_below(random, 100);
    const unsigned left = percent < 8 ? 1 : percent < 40 ? 2 : 3;
    position->left = (uint8_t)(left < variant->strike ? left : variant->strike);
}

/* Marks what has acted in this turn, on the board and under carriers. */
static unsigned marks_count(const struct tches_position *position) {
    unsigned count = count_squares(position->acted);
    for (squares_t rest = position->stacked; rest != 0; rest &= rest - 1)
        count += (position->under[first_square(rest)] & PIECE_ACTED) != 0;
    return count;
}

static void marks_clear(struct tches_position *position) {
    position->acted = 0;
    for (squares_t rest = position->stacked; rest != 0; rest &= rest - 1)
        position->under[first_square(rest)] &= (uint8_t)~PIECE_ACTED;
}

static void mark_draw(struct random *random, struct tches_position *position) {
    const unsigned square = square_of_set(random, position->sides[position->side]);
    if (has_square(position->stacked, square) && is_drawn(random, 50))
        position->under[square] |= PIECE_ACTED;
    else
        position->acted |= bit_of(square);
}

/* As many as the actions that have been played; with same=on a piece may have acted twice. */
static bool marks_settle(struct random *random, const struct tches_variant *variant,
                         struct tches_position *position) {
    const unsigned acted = (unsigned)variant->strike - position->left;
    unsigned wanted = acted;
    if (variant->is_same_allowed && acted > 1)
        wanted = 1 + (unsigned)random_below(random, acted);
    if (marks_count(position) == wanted && is_drawn(random, 80))
        return true;
    marks_clear(position);
    for (unsigned tries = 0; tries < 8 && marks_count(position) < wanted; tries++)
        mark_draw(random, position);
    return marks_count(position) == wanted;
}

/* Kinds that are no longer on the board are forgotten, as where a text is read. */
static void present_settle(struct tches_position *position) {
    position->present = 0;
    for (unsigned kind = 0; kind < KINDS; kind++)
        position->present |= position->kinds[kind] != 0 ? KIND_BIT(kind) : 0;
    for (squares_t rest = position->stacked; rest != 0; rest &= rest - 1)
        position->present |= KIND_BIT(piece_kind(position->under[first_square(rest)]));
}

bool board_draw(struct random *random, const struct tches_variant *variant,
                struct tches_position *position) {
    *position = (struct tches_position){
        .side = (uint8_t)random_below(random, 2), .pending_king = NO_SQUARE, .turn = 1};
    const unsigned side = position->side, room = variant->grid.square_count / 2;
    const unsigned own = 1 + (unsigned)random_below(random, room < 5 ? room : 5);
    const unsigned enemies = 1 + (unsigned)random_below(random, room < 6 ? room : 6);
    king_add(random, variant, position, side);
    king_add(random, variant, position, side ^ 1);
    for (unsigned i = 0; i < own; i++)
        piece_add(random, variant, position, side);
    for (unsigned i = 0; i < enemies; i++)
        piece_add(random, variant, position, side ^ 1);
    last_draw(random, position, WHITE);
    last_draw(random, position, BLACK);
    left_draw(random, variant, position);
    return marks_settle(random, variant, position);
}

/* Small changes. */

static void stack_move(struct tches_position *position, unsigned from, unsigned to) {
    const unsigned side = has_square(position->sides[BLACK], from);
    const uint8_t lower = position->under[from];
    const bool is_stacked = has_square(position->stacked, from);
    under_take(position, from);
    tches_put(position, side, to, tches_take(position, from));
    if (is_stacked)
        tches_put_under(position, to, lower);
}

static void stack_remove(struct tches_position *position, unsigned square) {
    under_take(position, square);
    tches_take(position, square);
}

/* Another piece in the place of one, which keeps its mark and, if it can, its passenger. */
static void piece_change(struct random *random, const struct tches_variant *variant,
                         struct tches_position *position, unsigned square) {
    const unsigned side = has_square(position->sides[BLACK], square);
    const uint8_t mark = tches_take(position, square) & PIECE_ACTED;
    const uint8_t piece = piece_draw(random, variant);
    if ((variant->tops & KIND_BIT(piece_kind(piece))) == 0)
        under_take(position, square);
    tches_put(position, side, square, piece | mark);
}

static void piece_turn(struct random *random, struct tches_position *position, unsigned square) {
    const unsigned facing = (unsigned)random_below(random, FACINGS);
    position->board[square] =
        (uint8_t)(piece_kind(position->board[square]) | facing << PIECE_FACING_SHIFT);
}

static void turn_change(struct random *random, const struct tches_variant *variant,
                        struct tches_position *position) {
    if (is_drawn(random, 75))
        last_draw(random, position, (unsigned)random_below(random, 2));
    else
        left_draw(random, variant, position);
}

static void board_change(struct random *random, const struct tches_variant *variant,
                         struct tches_position *position) {
    const unsigned square = square_of_set(random, occupied_by_both(position));
    const bool is_king = piece_kind(position->board[square]) == variant->royal;
    const unsigned empty = empty_draw(random, variant, position);
    switch (random_below(random, 8)) {
    case 0:
        piece_add(random, variant, position, (unsigned)random_below(random, 2));
        break;
    case 1:
        if (!is_king)
            stack_remove(position, square);
        break;
    case 2:
        if (!is_king)
            piece_change(random, variant, position, square);
        break;
    case 3:
        passenger_change(random, variant, position, square, is_drawn(random, 75));
        break;
    case 4:
        turn_change(random, variant, position);
        break;
    case 5:
        if (variant->has_polarity)
            piece_turn(random, position, square);
        break;
    default:
        if (empty != NO_SQUARE)
            stack_move(position, square, empty);
    }
}

bool board_vary(struct random *random, const struct tches_variant *variant,
                struct tches_position *position) {
    for (size_t count = 1 + random_below(random, 3); count > 0; count--)
        board_change(random, variant, position);
    present_settle(position);
    return marks_settle(random, variant, position);
}
