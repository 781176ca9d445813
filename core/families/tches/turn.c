/* TCHES(S): actions played, and what comes after them (rules 4.5 and 4.11). */

#include "turn.h"
#include "danger.h"

#include <assert.h>
#include <string.h>

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
    return tches_is_attacked(&field, tches_king_of(variant, position, position->side));
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
        tches_put(position, position->side, action_to(action), variant->royal);
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
    if (tches_is_over(variant, position, &reason))
        return 0;
    if (position->pending_king != NO_SQUARE)
        return list_king_places(variant, position, list);
    if (tches_must_replace(position))
        return list_replacements(variant, position, list);
    return tches_list_legal(variant, position, list);
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
