/*
 * Transportation (rules 4.8): all that a carrier can do with what it stands on, what it finds on
 * the landing square in the middle, and what it steps onto at the end. Each of these ways ends in a
 * position of its own; ways that differ only in a landing square that leaves no trace are one.
 */

#include "play.h"

/* A carrier about to move. */
struct carrier {
    struct judge *judge;
    unsigned from, kind;
    bool has_passenger;        /**< stands on an own piece, which may stay or come along */
    squares_t useful;          /**< squares to come to, or to leave the passenger on … */
    squares_t useful_with_via; /**< … or those for both at once */
};

static void carrier_offer(const struct carrier *carrier, unsigned to, action_t flags) {
    const action_t action = carrier->from | (action_t)to << ACTION_TO | flags;
    if (carrier->judge->only == 0 || carrier->judge->only == action)
        tches_offer(carrier->judge, action, carrier->kind, carrier->kind);
}

/* A captured King comes under its captor, so nothing else can. */
static bool takes_king(const struct carrier *carrier, unsigned to) {
    return carrier->judge->variant->is_king_held &&
           has_square(carrier->judge->enemies & carrier->judge->position->kinds[KING], to);
}

/* Ends of moves without a landing square in the text; `open`: the passenger can come along. */
static void list_ends(const struct carrier *carrier, squares_t targets, squares_t open) {
    targets &= carrier->useful;
    for (; targets != 0; targets &= targets - 1) {
        const unsigned to = first_square(targets);
        carrier_offer(carrier, to, 0);
        if (carrier->has_passenger && has_square(open, to) && !takes_king(carrier, to))
            carrier_offer(carrier, to, ACTION_CARRIED_TO);
    }
}

/* Where a capture is of use that leaves the passenger on a landing square, or takes one up there.
 */
static squares_t useful_captures(const struct carrier *carrier, unsigned landing, bool is_left) {
    if (carrier->judge->needs != NULL)
        return tches_completion_useful_captures(carrier->judge, carrier->from, landing, is_left,
                                                carrier->useful);
    if (is_left && has_square(carrier->useful, landing))
        return EVERYWHERE;
    return is_left && has_square(carrier->useful_with_via, landing) ? carrier->useful_with_via
                                                                    : carrier->useful;
}

/* The captures from one landing square that leave or take something there. */
static void list_landing(const struct carrier *carrier, unsigned landing, squares_t captures) {
    const bool is_empty = !has_square(carrier->judge->own | carrier->judge->enemies, landing);
    const action_t via = ACTION_HAS_VIA | (action_t)landing << ACTION_VIA;
    if (is_empty && !carrier->has_passenger)
        return;
    captures &= useful_captures(carrier, landing, is_empty);
    for (captures &= carrier->judge->prey; captures != 0; captures &= captures - 1) {
        const unsigned to = first_square(captures);
        if (is_empty)
            carrier_offer(carrier, to, via | ACTION_CARRIED_VIA);
        else if (!takes_king(carrier, to))
            carrier_offer(carrier, to, via | ACTION_CARRIED_TO);
    }
}

static squares_t useful_ends(const struct judge *judge, unsigned from) {
    if (judge->needs != NULL)
        return tches_completion_useful_ends(judge, from);
    return judge->last != NULL ? judge->useful : EVERYWHERE;
}

void tches_list_carrier(struct judge *judge, unsigned from, unsigned kind) {
    const struct tches_variant *variant = judge->variant;
    const struct tches_position *position = judge->position;
    const unsigned orientation = orientation_of(position->board[from], position->side);
    const struct ways *ways = &variant->ways[kind][orientation];
    const squares_t occupied = judge->own | judge->enemies;
    const bool is_stacked = has_square(position->stacked, from);
    const bool has_captive = is_stacked && piece_kind(position->under[from]) == KING;
    const struct carrier carrier = {.judge = judge,
                                    .from = from,
                                    .kind = kind,
                                    .has_passenger = is_stacked && !has_captive,
                                    .useful = useful_ends(judge, from),
                                    .useful_with_via =
                                        judge->last != NULL ? judge->useful_leaving : EVERYWHERE};
    const squares_t landable = has_captive ? 0 : judge->landable;
    const struct reach by_empty = tches_reach_near(variant, ways, orientation, from, occupied,
                                                   judge->prey, 0, judge->near_prey);
    const struct reach by_any = tches_reach_near(variant, ways, orientation, from, occupied,
                                                 judge->prey, landable, judge->near_prey);
    squares_t ends = variant->leaps[ways->quiet][from] & landable;
    if (ways->bent != 0)
        ends |= tches_bent_ends(variant, ways, from, occupied) & landable;
    list_ends(&carrier, by_empty.quiet | by_any.capture | ends, by_empty.quiet | by_empty.capture);
    for (unsigned i = 0; i < ways->then_count; i++) {
        squares_t landings = tches_landings(variant, &ways->then[i], orientation, from, occupied) &
                             (~occupied | landable);
        for (; landings != 0; landings &= landings - 1) {
            const unsigned landing = first_square(landings);
            list_landing(&carrier, landing, variant->leaps[ways->then[i].capture][landing]);
        }
    }
}
