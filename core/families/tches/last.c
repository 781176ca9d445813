/* Which pieces may end an attack on the King with the last action of a turn. */

#include "play.h"

#include <string.h>

squares_t tches_squares_changed(action_t action) {
    return bit_of(action_from(action)) | bit_of(square_after(action)) |
           ((action & ACTION_HAS_VIA) != 0 ? bit_of(action_via(action)) : 0);
}

static unsigned king_after(const struct judge *judge, action_t action) {
    return action_from(action) == judge->king ? square_after(action) : judge->king;
}

/* All landing squares of a piece, what stands on the first of a line included. */
static squares_t landings_of(const struct tches_variant *variant, const struct ways *ways,
                             unsigned orientation, unsigned from, squares_t occupied) {
    squares_t squares = 0;
    for (unsigned i = 0; i < ways->then_count; i++)
        squares |= tches_landings(variant, &ways->then[i], orientation, from, occupied);
    return squares;
}

/* Every square that a piece might come to, or leave a passenger on on its way, if so much is
   occupied; the own pieces that stand where it leaps included. */
static squares_t reach_at_most(const struct judge *judge, unsigned as, unsigned orientation,
                               unsigned from, squares_t occupied, squares_t landable,
                               bool is_leaving, squares_t near) {
    const struct tches_variant *variant = judge->variant;
    const struct ways *ways = &variant->ways[as][orientation];
    const bool is_carrier = (CARRIER_KINDS & KIND_BIT(as)) != 0;
    const struct reach reach = tches_reach_near(variant, ways, orientation, from, occupied,
                                                judge->enemies, is_carrier ? landable : 0, near);
    squares_t squares =
        reach.quiet | reach.capture | (variant->leaps[ways->quiet][from] & ~judge->enemies);
    if (!is_leaving)
        return squares;
    squares |= landings_of(variant, ways, orientation, from, occupied) & ~judge->enemies;
    return ways->bent == 0 ? squares : squares | tches_bent_ends(variant, ways, from, occupied);
}

/* What is occupied when the King has stepped to a square. */
static squares_t occupied_in_flight(const struct judge *judge, unsigned to, squares_t occupied) {
    return (occupied & ~bit_of(judge->king)) | bit_of(to);
}

/* Writes down what has to change before the King can step out of the attack. */
static const struct last_reach *flights_of(const struct judge *judge) {
    const unsigned king = judge->king;
    struct last_reach *last = &judge->completion->last_reach;
    if (last->are_flights_written)
        return last;
    last->are_flights_written = true;
    last->flights_by = 0;
    last->flights =
        reach_at_most(judge, KING,
                      orientation_of(judge->position->board[king], judge->position->side), king,
                      judge->own | judge->enemies, 0, false, EVERYWHERE) &
        judge->variant->all;
    for (squares_t rest = last->flights; rest != 0; rest &= rest - 1) {
        const unsigned to = first_square(rest);
        struct open_lines open = {.common = bit_of(to), .all = bit_of(to), .apart = 1};
        if (!has_square(judge->own, to))
            tches_lines_find_open(&judge->completion->lines, to,
                                  occupied_in_flight(judge, to, judge->own | judge->enemies),
                                  judge->enemies & ~bit_of(to), &open);
        last->flight[to] = open.common;
        last->flight_leaving[to] = open.apart == 0   ? EVERYWHERE
                                   : open.apart == 1 ? open.common | open.all
                                   : open.apart == 2 ? open.first
                                                     : 0;
        last->flight_also[to] = open.apart == 2 ? open.pair & ~open.first : EVERYWHERE;
        last->flights_by |= last->flight[to] | last->flight_leaving[to];
    }
    return last;
}

/* Where the King may step out of the attack after an action of another piece. */
squares_t tches_last_flights(const struct judge *before, action_t action,
                             const struct trial *trial) {
    const squares_t changed = tches_squares_changed(action);
    const struct last_reach *last = flights_of(before);
    const bool is_leaving = (action & ACTION_CARRIED_VIA) != 0;
    const squares_t *flight = is_leaving ? last->flight_leaving : last->flight;
    squares_t squares = 0;
    if ((last->flights_by & changed) == 0)
        return 0;
    for (squares_t rest = last->flights; rest != 0; rest &= rest - 1) {
        const unsigned to = first_square(rest);
        if ((flight[to] & changed) != 0 &&
            (!is_leaving || (last->flight_also[to] & changed) != 0) &&
            !tches_lines_is_open(&before->completion->lines, to,
                                 occupied_in_flight(before, to, trial->occupied),
                                 trial->enemies & ~bit_of(to)))
            squares |= rest & -rest;
    }
    return squares;
}

bool tches_can_bar_two(const struct judge *judge) {
    const struct tches_position *position = judge->position;
    const squares_t leaving = tches_members(position, position->side, LEAVING_KINDS);
    if (!judge->variant->has_transport)
        return false;
    return judge->variant->is_same_allowed ? leaving != 0
                                           : (leaving & position->stacked & judge->able) != 0;
}

void tches_last_start(const struct judge *before) {
    struct completion *completion = before->completion;
    struct last_reach *last = &completion->last_reach;
    if (completion->last_reach_of == before)
        return;
    last->is_doubled = tches_can_bar_two(before);
    last->is_written = last->are_flights_written = false;
    completion->second_count = 0;
    completion->on_lines = 0;
    completion->last_reach_of = before;
}

void tches_last_weigh(struct line_table *lines, unsigned king, unsigned imitated,
                      const struct open_lines *open, bool is_doubled, struct needs *needs) {
    needs->next = needs->next_leaving = open->common;
    if (is_doubled && open->apart <= 2)
        needs->next_leaving |= (open->apart == 0 ? EVERYWHERE : open->all) &
                               tches_lines_met_by_two(lines, king, imitated, open->which);
}

void tches_trial_as(const struct judge *before, const struct trial *trial, unsigned as,
                    struct trial *after) {
    struct line_table *lines = &before->completion->lines;
    after->king = trial->king;
    after->occupied = trial->occupied;
    after->enemies = trial->enemies;
    after->imitated = trial->imitated;
    after->open = trial->open;
    after->needs.next = trial->needs.next;
    after->needs.next_leaving = trial->needs.next_leaving;
    if (!before->has_enemy_jesters)
        return;
    after->imitated = as;
    tches_lines_add_jesters(lines, trial->king, as, trial->occupied, trial->enemies, &after->open);
    if (after->open.which != trial->open.which)
        tches_last_weigh(lines, trial->king, as, &after->open,
                         before->completion->last_reach.is_doubled, &after->needs);
}

void tches_last_occupy(const struct judge *before, action_t action, struct trial *trial) {
    trial->king = king_after(before, action);
    trial->occupied = action_type(action) == ACTION_TURN ? before->own | before->enemies
                                                         : tches_occupied_after(before, action);
    trial->enemies = before->enemies & ~bit_of(square_after(action));
    trial->imitated = NO_KIND;
}

void tches_last_find_open(const struct judge *before, action_t action, struct trial *trial) {
    tches_last_occupy(before, action, trial);
    tches_lines_find_open(&before->completion->lines, trial->king, trial->occupied, trial->enemies,
                          &trial->open);
}

/* Adds a piece to what is written down for some squares. */
static void piece_note(squares_t *table, squares_t squares, squares_t piece) {
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = half_of(squares, half); rest != 0; rest &= rest - 1)
            table[64 * half + (unsigned)__builtin_ctzll(rest)] |= piece;
}

/* What the able pieces reach before the last action but one. */
static const struct last_reach *reach_of(const struct judge *judge) {
    const struct tches_position *position = judge->position;
    struct last_reach *last = &judge->completion->last_reach;
    const squares_t occupied = judge->own | judge->enemies;
    if (last->is_written)
        return last;
    memset(last->by, 0, sizeof last->by);
    memset(last->barred, 0, sizeof last->barred);
    last->leaving = tches_members(position, position->side, LEAVING_KINDS) & position->stacked;
    last->is_written = true;
    for (squares_t rest = judge->able_then & judge->own & ~bit_of(judge->king); rest != 0;
         rest &= rest - 1) {
        const unsigned from = first_square(rest);
        const unsigned as =
            tches_moves_as(position, position->side, piece_kind(position->board[from]));
        if (as == NO_KIND)
            continue;
        const unsigned orientation = orientation_of(position->board[from], position->side);
        piece_note(last->by,
                   reach_at_most(judge, as, orientation, from, occupied, judge->landable,
                                 has_square(last->leaving, from), EVERYWHERE),
                   rest & -rest);
        piece_note(last->barred,
                   tches_lines_obstacles(judge->variant, &judge->variant->ways[as][orientation],
                                         from, occupied, EVERYWHERE),
                   rest & -rest);
    }
    return last;
}

/* True if a carrier with a passenger might leave it on one open line and capture on another. */
static bool can_leave_and_capture(const struct judge *judge, unsigned as, unsigned orientation,
                                  unsigned from, squares_t widest, const struct trial *trial) {
    const struct tches_variant *variant = judge->variant;
    const struct ways *ways = &variant->ways[as][orientation];
    const squares_t useful = trial->open.all & trial->needs.next_leaving & widest;
    squares_t rest = useful & ~trial->occupied;
    if (rest == 0 || (useful & judge->enemies) == 0 ||
        !tches_lines_may_be_met(&judge->completion->lines, trial->king, trial->imitated,
                                trial->open.which, rest, useful & judge->enemies))
        return false;
    rest &= landings_of(variant, ways, orientation, from, trial->occupied);
    for (; rest != 0; rest &= rest - 1) {
        squares_t captures = 0;
        for (unsigned i = 0; i < ways->then_count; i++)
            captures |= variant->leaps[ways->then[i].capture][first_square(rest)];
        for (captures &= useful & judge->enemies; captures != 0; captures &= captures - 1)
            if (tches_lines_may_be_met(&judge->completion->lines, trial->king, trial->imitated,
                                       trial->open.which, rest & -rest, captures & -captures))
                return true;
    }
    return false;
}

bool tches_last_could_end(const struct judge *judge, unsigned as, unsigned orientation,
                          unsigned from, squares_t landable, bool is_leaving,
                          const struct trial *trial) {
    const squares_t widest = tches_completion_widest(judge->completion, as, from);
    const squares_t next = trial->needs.next & widest;
    return (next != 0 &&
            (next & reach_at_most(judge, as, orientation, from, trial->occupied, landable,
                                  is_leaving,
                                  tches_around(judge->variant, next & judge->enemies))) != 0) ||
           (is_leaving && (trial->open.apart == 0 ||
                           can_leave_and_capture(judge, as, orientation, from, widest, trial)));
}

/* Where a piece could ever go from where it is, as it looks. */
static squares_t wide_reach_of(const struct judge *before, unsigned as, unsigned orientation,
                               unsigned from) {
    struct wide_reach *wide = &before->completion->wide[from];
    if (wide->as_plus != as + 1 || wide->orientation != orientation)
        *wide = (struct wide_reach){
            .as_plus = (uint8_t)(as + 1),
            .orientation = (uint8_t)orientation,
            .squares = tches_lines_wide_reach(before->variant, orientation, as, from)};
    return wide->squares;
}

/* Those of some pieces that might end the attack if they may land on so much. */
static squares_t keep_freed(const struct judge *before, squares_t pieces, squares_t landable,
                            const struct trial *trial) {
    const struct tches_position *position = before->position;
    const squares_t leaving = reach_of(before)->leaving;
    const squares_t wanted = trial->needs.next | trial->needs.next_leaving;
    squares_t found = 0;
    for (; pieces != 0; pieces &= pieces - 1) {
        const unsigned from = first_square(pieces);
        const uint8_t piece = position->board[from];
        const unsigned as = tches_moves_as(position, position->side, piece_kind(piece));
        const unsigned orientation = orientation_of(piece, position->side);
        if ((wide_reach_of(before, as, orientation, from) & wanted) != 0 &&
            tches_last_could_end(before, as, orientation, from, landable, has_square(leaving, from),
                                 trial))
            found |= pieces & -pieces;
    }
    return found;
}

/* The passenger that an action leaves behind, if it might end the attack. */
static squares_t left_by(const struct judge *before, action_t action, const struct trial *trial) {
    const struct tches_position *position = before->position;
    const bool is_left_via = (action & ACTION_CARRIED_VIA) != 0;
    const unsigned square = is_left_via ? action_via(action) : action_from(action);
    const uint8_t piece = position->under[action_from(action)];
    if (action_type(action) == ACTION_TURN ||
        (!is_left_via && !tches_leaves_passenger(position, action)))
        return 0;
    const unsigned as = tches_moves_as(position, position->side, piece_kind(piece));
    const bool could_end =
        as != NO_KIND &&
        tches_last_could_end(before, as, orientation_of(piece, position->side), square,
                             before->landable | tches_squares_changed(action), false, trial);
    return could_end ? bit_of(square) : 0;
}

squares_t tches_last_barred_by(const struct judge *before, unsigned square) {
    return reach_of(before)->barred[square];
}

squares_t tches_last_moved(struct judge *before, action_t action, struct trial *trial) {
    trial->flights = tches_last_flights(before, action, trial);
    return left_by(before, action, trial) | (trial->flights != 0 ? bit_of(before->king) : 0);
}

/* The pieces that come to one of some squares, or are barred by what stands there. */
static squares_t pieces_at(const squares_t *table, squares_t squares) {
    squares_t pieces = 0;
    for (; squares != 0; squares &= squares - 1)
        pieces |= table[first_square(squares)];
    return pieces;
}

/* Of some pieces, those that are not bound to where they stand. A carrier may leave its passenger
   there. */
static squares_t keep_free(const struct judge *before, squares_t changed, squares_t pieces,
                           const struct trial *trial) {
    const squares_t free = pieces & (before->position->stacked | changed);
    return free | tches_lines_keep_free(&before->completion->lines, trial->king, trial->occupied,
                                        trial->enemies, pieces & ~free, trial->needs.next);
}

/* They could without that action, or it gives them way. Whether one leaves a passenger and captures
   so that all lines are met has to be looked at. */
squares_t tches_last_hopeful(const struct judge *before, squares_t changed, squares_t able,
                             const struct trial *trial) {
    const struct last_reach *last = reach_of(before);
    const squares_t all = before->variant->all, next = trial->needs.next;
    const squares_t both = trial->needs.next_leaving & ~next & trial->open.all;
    const squares_t hopeful = pieces_at(last->by, next & all);
    squares_t doubtful = pieces_at(last->by, both & all) & last->leaving;
    WORK(1);
    if ((next | both) != 0)
        doubtful |= pieces_at(last->barred, changed) & (next != 0 ? EVERYWHERE : last->leaving);
    able &=
        hopeful | keep_freed(before, doubtful & able & ~hopeful, before->landable | changed, trial);
    return keep_free(before, changed, able, trial);
}
