/* TCHES(S): actions played, and what comes after them (rules 4.5 and 4.11). */

#include "play.h"

#include <assert.h>
#include <string.h>

void tches_put(struct tches_position *position, unsigned side, unsigned square, uint8_t piece) {
    const squares_t bit = bit_of(square);
    position->kinds[piece_kind(piece)] |= bit;
    position->sides[side] |= bit;
    position->present |= KIND_BIT(piece_kind(piece));
    position->board[square] = piece & (uint8_t)~PIECE_ACTED;
    if ((piece & PIECE_ACTED) != 0)
        position->acted |= bit;
}

uint8_t tches_take(struct tches_position *position, unsigned square) {
    const squares_t bit = bit_of(square);
    uint8_t piece = position->board[square];
    position->kinds[piece_kind(piece)] &= ~bit;
    position->sides[WHITE] &= ~bit;
    position->sides[BLACK] &= ~bit;
    position->board[square] = 0;
    if ((position->acted & bit) != 0)
        piece |= PIECE_ACTED;
    position->acted &= ~bit;
    return piece;
}

void tches_put_under(struct tches_position *position, unsigned square, uint8_t piece) {
    position->stacked |= bit_of(square);
    position->under[square] = piece;
    position->present |= KIND_BIT(piece_kind(piece));
}

static uint8_t take_under(struct tches_position *position, unsigned square) {
    const uint8_t piece = position->under[square];
    position->stacked &= ~bit_of(square);
    position->under[square] = 0;
    return piece;
}

unsigned tches_king_of(const struct tches_position *position, unsigned side) {
    const squares_t kings = position->kinds[KING] & position->sides[side];
    return kings != 0 ? first_square(kings) : NO_SQUARE;
}

unsigned tches_moves_as(const struct tches_position *position, unsigned side, unsigned kind) {
    return kind == JESTER ? position->last[side ^ 1] : kind;
}

enum { NOTHING = -1 };

/* What a piece that has left a square takes along of what it stood on; the rest is put down. */
static int cargo_from(struct tches_position *position, action_t action) {
    const unsigned from = action_from(action);
    if (!has_square(position->stacked, from))
        return NOTHING;
    const uint8_t lower = take_under(position, from);
    if (piece_kind(lower) == KING)
        return lower;
    if ((action & (ACTION_CARRIED_TO | ACTION_HAS_VIA)) == ACTION_CARRIED_TO)
        return lower;
    tches_put(position, position->side,
              (action & ACTION_CARRIED_VIA) != 0 ? action_via(action) : from, lower);
    return NOTHING;
}

/* Captures what stands on a square; gives the King that comes under the captor. */
static int capture(const struct tches_variant *variant, struct tches_position *position,
                   unsigned square) {
    const unsigned side = position->side, kind = piece_kind(tches_take(position, square));
    if (variant->is_king_held && kind == KING)
        return KING;
    tches_note_loss(variant, position, side ^ 1, kind);
    if (!has_square(position->stacked, square))
        return NOTHING;
    const unsigned lower = piece_kind(take_under(position, square));
    if (lower == KING)
        position->pending_king = (uint8_t)square;
    else
        tches_note_loss(variant, position, side ^ 1, lower);
    return NOTHING;
}

static uint8_t piece_after(uint8_t piece, action_t action) {
    const unsigned promotion = action_promotion(action);
    const int facing = action_facing(action);
    const unsigned kind = promotion != 0 ? promotion : piece_kind(piece);
    return (uint8_t)(kind |
                     (facing < 0 ? piece_facing(piece) : (unsigned)facing) << PIECE_FACING_SHIFT |
                     PIECE_ACTED);
}

void tches_move(const struct tches_variant *variant, struct tches_position *position,
                action_t action) {
    const unsigned side = position->side, from = action_from(action), to = action_to(action);
    const uint8_t mover = tches_take(position, from);
    WORK(2); /* for the copy that it is played on */
    if (action_type(action) == ACTION_TURN) {
        tches_put(position, side, from, piece_after(mover, action));
        return;
    }
    position->last[side] = (uint8_t)tches_moves_as(position, side, piece_kind(mover));
    int cargo = cargo_from(position, action);
    if ((action & ACTION_HAS_VIA) != 0 && (action & ACTION_CARRIED_TO) != 0)
        cargo = tches_take(position, action_via(action));
    if (has_square(position->sides[side ^ 1], to)) {
        const int king = capture(variant, position, to);
        cargo = king != NOTHING ? king : cargo;
    } else if (has_square(position->sides[side], to)) {
        cargo = tches_take(position, to);
    }
    tches_put(position, side, to, piece_after(mover, action));
    if (cargo != NOTHING)
        tches_put_under(position, to, (uint8_t)cargo);
}

void tches_turn_begin(const struct tches_variant *variant, struct tches_position *position,
                      unsigned side) {
    position->acted = 0;
    for (squares_t rest = position->stacked; rest != 0; rest &= rest - 1)
        position->under[first_square(rest)] &= (uint8_t)~PIECE_ACTED;
    position->side = (uint8_t)side;
    position->left = variant->strike;
    if (position->loss_count > 0)
        tches_drop_losses(variant, position);
}

static void turn_pass(const struct tches_variant *variant, struct tches_position *position) {
    if (position->side == BLACK)
        position->turn = fen_count_up(position->turn);
    tches_turn_begin(variant, position, position->side ^ 1u);
}

/* True if the side to act has a King that is not to be attacked, and it is. */
static bool is_king_attacked(const struct tches_variant *variant,
                             const struct tches_position *position) {
    struct field field;
    if (!variant->is_mate)
        return false;
    tches_field_against(variant, position, position->side, &field);
    return tches_is_attacked(&field, tches_king_of(position, position->side));
}

/* Rules 4.11, after everything but a replacement. An action that leaves the King attacked was legal
   only because the turn can be completed: then there is a next one. */
static void settle(const struct tches_variant *variant, struct tches_position *position) {
    const char *reason;
    if (tches_is_won(variant, position, &reason) || position->pending_king != NO_SQUARE)
        return;
    if (position->left == 0 ||
        (!is_king_attacked(variant, position) && !tches_has_action(variant, position)))
        turn_pass(variant, position);
}

/* The counter towards the move limit: formats 2.3. */
static void halfmove_count(const struct tches_variant *variant, struct tches_position *position,
                           action_t action) {
    const unsigned kind = piece_kind(position->board[action_from(action)]);
    const bool is_capture = action_type(action) == ACTION_MOVE &&
                            has_square(position->sides[position->side ^ 1], action_to(action));
    if (position->left == variant->strike)
        position->halfmove = fen_count_up(position->halfmove);
    if (is_capture || (PAWN_KINDS & KIND_BIT(kind)) != 0)
        position->halfmove = 0;
}

void tches_apply(const struct variant *base, void *now, action_t action) {
    const struct tches_variant *variant = (const struct tches_variant *)base;
    struct tches_position *position = now;
    switch (action_type(action)) {
    case ACTION_REPLACE:
        tches_replace(variant, position, action_from(action));
        return;
    case ACTION_PLACE:
        position->pending_king = NO_SQUARE;
        tches_put(position, position->side, action_to(action), KING);
        break;
    default:
        halfmove_count(variant, position, action);
        tches_move(variant, position, action);
        position->left--;
    }
    settle(variant, position);
}

static size_t list_replacements(const struct tches_variant *variant,
                                const struct tches_position *position, action_t *list) {
    size_t count = 0;
    for (squares_t rest = tches_sources(variant, position); rest != 0; rest &= rest - 1) {
        assert(count < TCHES_ACTIONS_MAX);
        list[count++] = first_square(rest) | (action_t)ACTION_REPLACE << ACTION_TYPE;
    }
    return count;
}

static size_t list_king_places(const struct tches_variant *variant,
                               const struct tches_position *position, action_t *list) {
    size_t count = 0;
    for (squares_t rest = tches_king_places(variant, position); rest != 0; rest &= rest - 1) {
        assert(count < TCHES_ACTIONS_MAX);
        list[count++] = (action_t)first_square(rest) << ACTION_TO | (action_t)ACTION_PLACE
                                                                        << ACTION_TYPE;
    }
    return count;
}

size_t tches_generate(const struct variant *base, const void *now, action_t *list) {
    const struct tches_variant *variant = (const struct tches_variant *)base;
    const struct tches_position *position = now;
    const char *reason;
    struct completion completion;
    struct judge judge;
    if (tches_is_over(variant, position, &reason))
        return 0;
    if (position->pending_king != NO_SQUARE)
        return list_king_places(variant, position, list);
    if (tches_must_replace(position))
        return list_replacements(variant, position, list);
    tches_judge_start(&judge, variant, position, position->left);
    judge.list = list;
    judge.room = TCHES_ACTIONS_MAX;
    judge.completion = &completion;
    tches_list_moves(&judge);
    return judge.count;
}

struct outcome tches_outcome(const struct variant *base, const void *now) {
    const struct tches_variant *variant = (const struct tches_variant *)base;
    const struct tches_position *position = now;
    struct outcome outcome = {.result = RESULT_WIN};
    if (tches_is_over(variant, position, &outcome.reason)) {
        outcome.winner = position->side;
        return outcome;
    }
    outcome.winner = position->side ^ 1;
    outcome.reason = is_king_attacked(variant, position) ? "checkmate" : "no-moves";
    return outcome;
}
