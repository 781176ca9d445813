/* TCHES(S): why nothing goes from one square, or from the hand, to another. */

#include "danger.h"
#include "turn.h"

/* The question. */
struct query {
    const struct tches_variant *variant;
    const struct tches_position *position;
    struct explanation *explanation;
    unsigned from, to;
    unsigned kind, as; /**< of the piece on `from`, and what it moves as */
    unsigned orientation;
    const struct ways *ways;
};

static bool answer(struct query *query, enum motley_reason reason, squares_t squares) {
    struct explanation *explanation = query->explanation;
    explanation->reason = reason;
    explanation->square_count = 0;
    for (; squares != 0 && explanation->square_count < EXPLAIN_SQUARES_MAX; squares &= squares - 1)
        explanation->squares[explanation->square_count++] =
            (struct square){(int32_t)(first_square(squares) % query->variant->base.files),
                            (int32_t)(first_square(squares) / query->variant->base.files)};
    return true;
}

static bool explain_king_place(struct query *query) {
    const struct tches_position *position = query->position;
    return has_square(occupied_by_both(position), query->to)
               ? answer(query, MOTLEY_REASON_SQUARE_TAKEN, bit_of(query->to))
               : answer(query, MOTLEY_REASON_NOT_NEAREST,
                        tches_king_places(query->variant, position));
}

/* The piece on the square cannot become the kind that was lost first. */
static bool explain_replacement(struct query *query) {
    const struct tches_position *position = query->position;
    const squares_t alike =
        tches_members(position, position->side, KIND_BIT(loss_kind(position->losses[0])));
    return has_square(alike, query->to)
               ? answer(query, MOTLEY_REASON_ALREADY_THAT_KIND, bit_of(query->to))
               : answer(query, MOTLEY_REASON_REPLACE_FIRST,
                        tches_sources(query->variant, position));
}

static bool explain_pending(struct query *query) {
    const struct tches_position *position = query->position;
    if (position->pending_king != NO_SQUARE) {
        if (query->from != query->to)
            return answer(query, MOTLEY_REASON_PLACE_KING_FIRST, bit_of(position->pending_king));
        return explain_king_place(query);
    }
    if (!tches_must_replace(position))
        return false;
    if (query->from == query->to)
        return explain_replacement(query);
    return answer(query, MOTLEY_REASON_REPLACE_FIRST, tches_sources(query->variant, position));
}

/* Reasons that do not depend on the piece's way of moving. */
static bool explain_piece(struct query *query) {
    const struct tches_position *position = query->position;
    const unsigned side = position->side, from = query->from;
    if (!has_square(occupied_by_both(position), from))
        return answer(query, MOTLEY_REASON_NOTHING_THERE, bit_of(from));
    if (!has_square(position->sides[side], from))
        return answer(query, MOTLEY_REASON_NOT_YOURS, bit_of(from));
    query->kind = piece_kind(position->board[from]);
    query->as = tches_moves_as(position, side, query->kind);
    if (!query->variant->is_same_allowed && has_square(position->acted, from))
        return answer(query, MOTLEY_REASON_ACTED_THIS_TURN, bit_of(from));
    if (query->as == NO_KIND)
        return answer(query, MOTLEY_REASON_NOTHING_TO_IMITATE, bit_of(from));
    if (query->kind == query->variant->royal &&
        query->variant->base.option[OPTION_KING] == KING_FLAG)
        return answer(query, MOTLEY_REASON_KING_MAY_NOT_MOVE, bit_of(from));
    query->orientation = orientation_of(position->board[from], side);
    query->ways = &query->variant->ways[query->as][query->orientation];
    return false;
}

/* The reach of the piece if these squares were occupied, all of them by pieces to capture. */
static struct reach reach_if(const struct query *query, squares_t occupied) {
    return tches_reach_alone(query->variant, query->ways, query->orientation, query->from, occupied,
                             occupied, 0);
}

/* Whether it would reach the target, to end there quietly or to capture. */
static bool reaches_if(const struct query *query, squares_t others, bool is_capture) {
    const squares_t target = bit_of(query->to);
    return is_capture ? (reach_if(query, others | target).capture & target) != 0
                      : (reach_if(query, others & ~target).quiet & target) != 0;
}

/* The pieces of which each alone would bar the way; where several ways lead there, those that stand
   where a capturing step would begin. */
static squares_t barriers(const struct query *query, bool is_capture) {
    const squares_t others =
        occupied_by_both(query->position) & ~(bit_of(query->from) | bit_of(query->to));
    squares_t found = 0, starts = 0;
    for (squares_t rest = others; rest != 0; rest &= rest - 1)
        if (!reaches_if(query, rest & -rest, is_capture))
            found |= rest & -rest;
    for (unsigned i = 0; i < query->ways->then_count && is_capture; i++)
        starts |= query->variant->grid.leaps[query->ways->then[i].capture_back][query->to] &
                  tches_landings(query->variant, &query->ways->then[i], query->orientation,
                                 query->from, 0);
    return found != 0 ? found : starts & others;
}

static bool explain_own_target(struct query *query) {
    const struct tches_position *position = query->position;
    const unsigned from = query->from, to = query->to;
    const kinds_t target = KIND_BIT(piece_kind(position->board[to]));
    const squares_t square = bit_of(to);
    if (!has_square(position->sides[position->side], to))
        return false;
    if (!query->variant->has_transport || from == to)
        return answer(query, MOTLEY_REASON_OWN_PIECE_THERE, square);
    if (!reaches_if(query, 0, false))
        return false;
    if ((query->variant->carriers & KIND_BIT(query->kind)) == 0)
        return answer(query, MOTLEY_REASON_NOT_A_CARRIER, bit_of(from));
    if ((query->variant->passengers & target) == 0)
        return answer(query, MOTLEY_REASON_NOT_A_PASSENGER, square);
    if (has_square(position->stacked, to))
        return answer(query, MOTLEY_REASON_STACK_IS_FULL, square);
    if (tches_holds_king(query->variant, position, from))
        return answer(query, MOTLEY_REASON_CARRIES_A_KING, bit_of(from));
    return false;
}

/* The enemies that would attack the King after the action. */
static squares_t attackers_after(const struct query *query, action_t action) {
    struct tches_position after = *query->position;
    tches_move(query->variant, &after, action);
    struct field field;
    tches_field_against(query->variant, &after, after.side, &field);
    return tches_attackers(&field, tches_king_of(query->variant, &after, after.side));
}

/* A piece that could go there but for what follows: its King in danger, or no room for it. */
static bool explain_danger(struct query *query) {
    const struct tches_variant *variant = query->variant;
    action_t action;
    if (!tches_finds_move(variant, query->position, query->from, query->to, &action))
        return false;
    if (!variant->is_mate)
        return answer(query, MOTLEY_REASON_NO_ROOM_FOR_KING, bit_of(query->to));
    return answer(query,
                  query->position->left > 1 ? MOTLEY_REASON_TURN_NOT_COMPLETABLE
                                            : MOTLEY_REASON_LEAVES_KING_ATTACKED,
                  attackers_after(query, action));
}

/* True if the piece would get there looking another way. */
static bool is_behind(struct query *query, bool is_capture) {
    struct query turned = *query;
    for (turned.orientation = 0; turned.orientation < FACINGS; turned.orientation++) {
        turned.ways = &query->variant->ways[query->as][turned.orientation];
        if (query->variant->has_polarity && reaches_if(&turned, 0, is_capture))
            return true;
    }
    return false;
}

static bool steps_to_capture(const struct query *query) {
    for (unsigned i = 0; i < query->ways->then_count; i++)
        if (has_square(query->variant->grid.leaps[query->ways->then[i].capture][query->from],
                       query->to))
            return true;
    return false;
}

static bool explain_enemy_target(struct query *query) {
    const struct tches_position *position = query->position;
    const squares_t target = bit_of(query->to);
    if (!has_square(position->sides[position->side ^ 1], query->to))
        return false;
    if (query->as == query->variant->royal && query->variant->is_king_held &&
        reaches_if(query, 0, false))
        return answer(query, MOTLEY_REASON_KING_MAY_NOT_CAPTURE, target);
    if (reaches_if(query, 0, true))
        return query->variant->is_mate && (position->kinds[query->variant->royal] & target) != 0 &&
                       reaches_if(query, occupied_by_both(position), true)
                   ? answer(query, MOTLEY_REASON_KING_IS_NOT_CAPTURED, target)
                   : answer(query, MOTLEY_REASON_PATH_BLOCKED, barriers(query, true));
    if (is_behind(query, true))
        return answer(query, MOTLEY_REASON_BEHIND_IT, bit_of(query->from));
    if (steps_to_capture(query))
        return answer(query, MOTLEY_REASON_MUST_MOVE_FIRST, bit_of(query->from));
    return reaches_if(query, 0, false) && answer(query, MOTLEY_REASON_MUST_NOT_CAPTURE, target);
}

static void explain_quiet_target(struct query *query) {
    if (reaches_if(query, 0, false))
        answer(query, MOTLEY_REASON_PATH_BLOCKED, barriers(query, false));
    else if (is_behind(query, false))
        answer(query, MOTLEY_REASON_BEHIND_IT, bit_of(query->from));
    else if (reaches_if(query, 0, true))
        answer(query, MOTLEY_REASON_MUST_CAPTURE, 0);
    else
        answer(query, MOTLEY_REASON_NOT_ITS_MOVE, 0);
}

void tches_explain(const struct variant *base, const void *now, struct square from,
                   struct square to, struct explanation *explanation) {
    struct query query = {
        .variant = (const struct tches_variant *)base,
        .position = now,
        .explanation = explanation,
        .from = (unsigned)(from.y * base->files + from.x),
        .to = (unsigned)(to.y * base->files + to.x),
    };
    if (explain_pending(&query) || explain_piece(&query) || explain_own_target(&query) ||
        explain_danger(&query) || explain_enemy_target(&query))
        return;
    explain_quiet_target(&query);
}

/* A lost piece waits in hand only while it has to be replaced; the first one lost comes first. */
void tches_explain_drop(const struct variant *base, const void *now, unsigned kind,
                        struct square to, struct explanation *explanation) {
    const struct tches_position *position = now;
    struct query query = {
        .variant = (const struct tches_variant *)base,
        .position = position,
        .explanation = explanation,
        .to = (unsigned)(to.y * base->files + to.x),
    };
    if (kind == query.variant->royal && position->pending_king != NO_SQUARE)
        explain_king_place(&query);
    else if (tches_count_losses(position, position->side, kind) == 0)
        answer(&query, MOTLEY_REASON_NOTHING_IN_HAND, 0);
    else
        explain_replacement(&query);
}

bool tches_begin_turn(const struct variant *base, void *now, unsigned seat,
                      struct explanation *explanation) {
    const struct tches_variant *variant = (const struct tches_variant *)base;
    struct tches_position *position = now;
    struct query query = {.variant = variant, .explanation = explanation};
    if (position->pending_king != NO_SQUARE) {
        answer(&query, MOTLEY_REASON_PLACE_KING_FIRST, bit_of(position->pending_king));
        return false;
    }
    position->side = (uint8_t)seat;
    tches_forget_other_losses(position);
    tches_turn_begin(variant, position, seat);
    return true;
}
