/* Fairy: why nothing goes from one square, or from the hand, to another. */

#include "danger.h"

#include <string.h>

/* The question. */
struct query {
    const struct fairy *variant;
    const struct fairy_position *position;
    struct explanation *explanation;
    unsigned from, to;
    unsigned side, kind; /* who acts, and of the piece that is asked about */
    squares_t occupied;
};

static bool answer(struct query *query, enum motley_reason reason, squares_t squares) {
    struct explanation *explanation = query->explanation;
    explanation->reason = reason;
    explanation->square_count = 0;
    while (squares != 0 && explanation->square_count < EXPLAIN_SQUARES_MAX) {
        const unsigned square = first_square(squares);
        squares &= ~bit_of(square);
        explanation->squares[explanation->square_count++] = fairy_place(query->variant, square);
    }
    return true;
}

static bool has_option(const struct query *query, unsigned option) {
    return query->variant->base.option[option] != 0;
}

/* Reasons that do not depend on the way in which the piece moves. */
static bool explain_piece(struct query *query) {
    const squares_t own = query->position->sides[query->side];
    if (!has_square(query->occupied, query->from))
        return answer(query, MOTLEY_REASON_NOTHING_THERE, bit_of(query->from));
    if (!has_square(own, query->from))
        return answer(query, MOTLEY_REASON_NOT_YOURS, bit_of(query->from));
    query->kind = piece_kind(query->position->board[query->from]);
    return false;
}

/* The enemies that check the royal pieces of a side. */
static squares_t checkers_of(const struct fairy *variant, const struct fairy_position *position,
                             unsigned side) {
    squares_t checkers = 0;
    for (squares_t rest = fairy_checked(variant, position, side); rest != 0; rest &= rest - 1)
        checkers |= fairy_attackers(variant, position, side ^ 1, first_square(rest));
    return checkers;
}

/* True if something stands against an action that the pieces could make: what fairy 6 demands of
   the position after it. */
static bool explain_royals(struct query *query, action_t action) {
    const struct fairy *variant = query->variant;
    struct fairy_position after = *query->position;
    fairy_move(variant, &after, action);
    const squares_t checkers = checkers_of(variant, &after, query->side);
    if (checkers != 0)
        return answer(query, MOTLEY_REASON_LEAVES_KING_ATTACKED, checkers);
    if (has_option(query, OPTION_FACING) && fairy_is_facing(variant, &after))
        return answer(query, MOTLEY_REASON_ROYALS_FACE,
                      fairy_members(&after, query->side ^ 1, variant->royal));
    if (has_option(query, OPTION_NOCHECK) && fairy_is_in_check(variant, &after, query->side ^ 1))
        return answer(query, MOTLEY_REASON_GIVES_CHECK,
                      fairy_checked(variant, &after, query->side ^ 1));
    return false;
}

static bool captures(const struct fairy *variant, action_t action,
                     const struct fairy_position *after, const void *before) {
    const struct fairy_position *position = before;
    (void)variant;
    (void)after;
    return action_form(action) == FORM_PASSING ||
           (action_form(action) == FORM_MOVE && position->board[action_to(action)] != NOTHING);
}

/* Fairy 5.8. */
static bool explain_forced(struct query *query) {
    return has_option(query, OPTION_FORCED) &&
           fairy_any_legal(query->variant, query->position, captures, query->position) &&
           answer(query, MOTLEY_REASON_CAPTURE_FORCED, 0);
}

/* The castling that the two squares could mean: of its first piece to its target or its partner. */
static const struct castling *find_castling(const struct query *query, unsigned *right) {
    for (unsigned i = 0; i < CASTLINGS; i++) {
        const struct castling *castling = &query->variant->castlings[query->side][i];
        *right = query->side * CASTLINGS + i;
        if (castling->exists && castling->from == query->from &&
            query->position->board[query->from] == query->variant->array[query->from] &&
            query->to == (castling->names_partner ? castling->partner : castling->to))
            return castling;
    }
    return NULL;
}

/* The enemies that attack the first piece of a castling on its way, if it is in force. */
static squares_t attackers_on_walk(const struct query *query, const struct castling *castling) {
    struct field field;
    squares_t attackers = 0;
    if (!has_square(fairy_royals_in_force(query->variant, query->position, query->side),
                    castling->from))
        return 0;
    fairy_field(query->variant, query->position, query->side ^ 1, &field);
    attackers |= fairy_field_attackers(&field, castling->from);
    field.occupied &= ~bit_of(castling->from);
    for (squares_t rest = castling->walk; rest != 0; rest &= rest - 1)
        attackers |= fairy_field_attackers(&field, first_square(rest));
    return attackers;
}

static bool explain_castling(struct query *query) {
    unsigned right;
    const struct castling *castling = find_castling(query, &right);
    if (castling == NULL)
        return false;
    const squares_t squares = query->variant->grid.all;
    const squares_t barriers = (query->occupied | ~squares) & castling->gap;
    const squares_t attackers = attackers_on_walk(query, castling);
    if ((query->position->rights >> right & 1) == 0)
        return answer(query, MOTLEY_REASON_CASTLING_RIGHT_LOST, 0);
    if (barriers != 0)
        return answer(query, MOTLEY_REASON_PATH_BLOCKED, barriers & squares);
    if (attackers != 0)
        return answer(query, MOTLEY_REASON_CASTLING_THROUGH_CHECK, attackers);
    return explain_royals(query, action_of(FORM_CASTLING, castling->from, castling->to, NO_KIND)) ||
           explain_forced(query) || answer(query, MOTLEY_REASON_ROYALS_FACE, 0);
}

/* Whether the piece would get to the target, empty or with an enemy, if these others stood there.
 */
static bool reaches_if(const struct query *query, squares_t others, bool is_capture) {
    const squares_t target = bit_of(query->to);
    const squares_t occupied = is_capture ? others | target : others & ~target;
    const struct reach reach = fairy_reach(query->variant, query->side, query->kind, query->from,
                                           occupied, is_capture ? target : 0);
    return has_square(is_capture ? reach.capture : reach.quiet, query->to);
}

static bool reaches_passing(const struct query *query) {
    const struct fairy_position *position = query->position;
    squares_t open = 0;
    for (unsigned i = 0; i < position->passed_count; i++)
        open |= bit_of(position->passed[i]);
    return has_square(fairy_passing_reach(query->variant, query->side, query->kind, query->from,
                                          query->occupied, open),
                      query->to);
}

/* A piece that could go there, had its player's royal pieces, or rules of the variant, nothing
   against it. */
static bool explain_legality(struct query *query) {
    const bool is_capture = has_square(query->occupied, query->to);
    const bool is_move = reaches_if(query, query->occupied, is_capture);
    if (!is_move && !reaches_passing(query))
        return false;
    const enum action_form form = is_move ? FORM_MOVE : FORM_PASSING;
    if (explain_royals(query, action_of(form, query->from, query->to, NO_KIND)))
        return true;
    if (is_move && !is_capture && explain_forced(query))
        return true;
    if (has_option(query, OPTION_STUCK) &&
        !has_square(query->variant->movable[query->side][query->kind], query->to))
        return answer(query, MOTLEY_REASON_NOWHERE_TO_GO, bit_of(query->to));
    /* It had to become a kind, and of each that it may become there are enough. */
    return answer(query, MOTLEY_REASON_PROMOTION_LIMIT,
                  fairy_members(query->position, query->side,
                                query->variant->promotions[query->side][query->kind]));
}

static bool is_hopper(const struct query *query) {
    const struct ways *ways = &query->variant->ways[query->side][query->kind];
    for (unsigned i = 0; i < ways->walk_count; i++)
        if (query->variant->walks[ways->walks[i]].hop != 0)
            return true;
    return false;
}

/* Those of some squares on which one more piece decides whether the piece gets there: lets it, or
   bars it. */
static squares_t deciding(const struct query *query, squares_t others, squares_t candidates,
                          bool is_capture, bool lets) {
    squares_t found = 0;
    for (; candidates != 0; candidates &= candidates - 1)
        if (reaches_if(query, others | (candidates & -candidates), is_capture) == lets)
            found |= candidates & -candidates;
    return found;
}

/* A way over a hurdle: there is none, or others are in the way. */
static bool explain_hop(struct query *query, bool is_capture) {
    const squares_t aside = ~(bit_of(query->from) | bit_of(query->to));
    const squares_t board = query->variant->grid.all & aside, others = query->occupied & aside;
    const squares_t hurdles = is_hopper(query) ? deciding(query, 0, board, is_capture, true) : 0;
    const squares_t hurdle = hurdles & others & -(hurdles & others);
    if (hurdles == 0)
        return false;
    if (hurdle == 0)
        return answer(query, MOTLEY_REASON_NO_HURDLE, 0);
    return answer(query, MOTLEY_REASON_PATH_BLOCKED,
                  deciding(query, hurdle, others & ~hurdle, is_capture, false));
}

/* Where a piece slides as well as hops, no single other one may bar its way, but all together do.
 */
static bool explain_way(struct query *query, bool is_capture) {
    const squares_t others = query->occupied & ~(bit_of(query->from) | bit_of(query->to));
    const squares_t between = fairy_between(query->variant, STRAIGHT, query->from, query->to) |
                              fairy_between(query->variant, DIAGONAL, query->from, query->to);
    if (!reaches_if(query, 0, is_capture))
        return explain_hop(query, is_capture);
    const squares_t barriers = deciding(query, 0, others, is_capture, false);
    return answer(query, MOTLEY_REASON_PATH_BLOCKED, barriers != 0 ? barriers : others & between);
}

static void explain_target(struct query *query) {
    const bool is_capture = has_square(query->occupied, query->to);
    if (explain_way(query, is_capture))
        return;
    const bool is_other =
        reaches_if(query, 0, !is_capture) || reaches_if(query, query->occupied, !is_capture);
    if (!is_other)
        answer(query, MOTLEY_REASON_NOT_ITS_MOVE, 0);
    else if (is_capture)
        answer(query, MOTLEY_REASON_MUST_NOT_CAPTURE, bit_of(query->to));
    else
        answer(query, MOTLEY_REASON_MUST_CAPTURE, 0);
}

static struct query query_of(const struct variant *base, const struct fairy_position *position,
                             struct square to, struct explanation *explanation) {
    return (struct query){
        .variant = fairy_of(base),
        .position = position,
        .explanation = explanation,
        .to = fairy_square(fairy_of(base), to),
        .side = position->side,
        .occupied = occupied_by_both(position),
    };
}

void fairy_explain(const struct variant *base, const void *now, struct square from,
                   struct square to, struct explanation *explanation) {
    struct query query = query_of(base, now, to, explanation);
    query.from = fairy_square(query.variant, from);
    if (explain_piece(&query) || explain_castling(&query))
        return;
    if (has_square(query.position->sides[query.side], query.to))
        answer(&query, MOTLEY_REASON_OWN_PIECE_THERE, bit_of(query.to));
    else if (!has_square(query.variant->area[query.side][query.kind], query.to))
        answer(&query, MOTLEY_REASON_OUT_OF_AREA, 0);
    else if (!explain_legality(&query))
        explain_target(&query);
}

/* Where a kind is never dropped. */
static bool explain_place(struct query *query) {
    const struct fairy *variant = query->variant;
    const squares_t area = variant->grid.all & variant->area[query->side][query->kind] &
                           variant->drop[query->side][query->kind];
    if (!has_square(area, query->to))
        return answer(query, MOTLEY_REASON_OUT_OF_AREA, 0);
    return has_option(query, OPTION_STUCK) &&
           !has_square(variant->movable[query->side][query->kind], query->to) &&
           answer(query, MOTLEY_REASON_NOWHERE_TO_GO, bit_of(query->to));
}

/* Pieces of the kind on the file of the target, if there are as many as may be. */
static squares_t file_mates(const struct query *query) {
    const unsigned files = query->variant->grid.files;
    squares_t found = 0;
    const squares_t alike =
        query->position->kinds[query->kind] & query->position->sides[query->side];
    for (squares_t rest = alike; rest != 0; rest &= rest - 1)
        if (first_square(rest) % files == query->to % files)
            found |= rest & -rest;
    return count_squares(found) >= query->variant->file_limit[query->kind] ? found : 0;
}

/* Fairy 5.6: drops with check; if neither all of them are ruled out nor anything else is against
   this one, it would mate. */
static void explain_check(struct query *query, action_t drop) {
    struct fairy_position after = *query->position;
    fairy_move(query->variant, &after, drop);
    const bool is_allowed = !has_option(query, OPTION_DROPCHECK);
    answer(query, is_allowed ? MOTLEY_REASON_DROP_MATES : MOTLEY_REASON_GIVES_CHECK,
           fairy_checked(query->variant, &after, query->side ^ 1));
}

void fairy_explain_drop(const struct variant *base, const void *now, unsigned kind,
                        struct square to, struct explanation *explanation) {
    struct query query = query_of(base, now, to, explanation);
    const action_t drop = action_of(FORM_DROP, 0, query.to, kind);
    query.kind = kind;
    if (query.position->hands[query.side][kind] == 0)
        answer(&query, MOTLEY_REASON_NOTHING_IN_HAND, 0);
    else if (has_square(query.occupied, query.to))
        answer(&query, MOTLEY_REASON_SQUARE_TAKEN, bit_of(query.to));
    else if (explain_place(&query))
        return;
    else if (file_mates(&query) != 0)
        answer(&query, MOTLEY_REASON_FILE_IS_FULL, file_mates(&query));
    else if (!explain_royals(&query, drop) && !explain_forced(&query))
        explain_check(&query, drop);
}

size_t fairy_attacks(const struct variant *base, const void *now, struct square at,
                     struct attack *list) {
    const struct fairy *variant = fairy_of(base);
    const struct fairy_position *position = now;
    const unsigned square = fairy_square(variant, at);
    const unsigned side = piece_side(position->board[square]);
    size_t count = 0;
    if (!has_square(fairy_checked(variant, position, side), square))
        return 0;
    for (squares_t rest = fairy_attackers(variant, position, side ^ 1, square);
         rest != 0 && count < ATTACKS_MAX; rest &= rest - 1)
        list[count++] = (struct attack){.from = fairy_place(variant, first_square(rest))};
    return count;
}

bool fairy_begin_turn(const struct variant *base, void *now, unsigned seat,
                      struct explanation *explanation) {
    struct fairy_position *position = now;
    struct query query = {.variant = fairy_of(base), .explanation = explanation};
    if (seat != position->side) {
        memset(position->passed, 0, sizeof position->passed);
        position->passed_count = position->passer = position->passes = 0;
    }
    position->side = (uint8_t)seat;
    const squares_t checked = fairy_checked(query.variant, position, seat ^ 1);
    return checked == 0 || !answer(&query, MOTLEY_REASON_OPPONENT_IN_CHECK, checked);
}
