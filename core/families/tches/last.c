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

/* Every square that a piece might come to, or land on on its way, if so much is occupied; the own
   pieces that stand where it leaps included. */
static squares_t reach_at_most(const struct judge *judge, unsigned as, unsigned orientation,
                               unsigned from, squares_t occupied, squares_t landable) {
    const struct tches_variant *variant = judge->variant;
    const struct ways *ways = &variant->ways[as][orientation];
    const struct reach reach =
        tches_reach_alone(variant, ways, orientation, from, occupied, judge->enemies, landable);
    squares_t squares =
        reach.quiet | reach.capture | (variant->leaps[ways->quiet][from] & ~judge->enemies);
    if (!judge->variant->has_transport)
        return squares;
    squares |= landings_of(variant, ways, orientation, from, occupied) & ~judge->enemies;
    return ways->bent == 0 ? squares : squares | tches_bent_ends(variant, ways, from, occupied);
}

static void captures_write(const struct judge *judge, const struct ways *ways, unsigned orientation,
                           unsigned from, struct last_reach *last) {
    const struct tches_variant *variant = judge->variant;
    for (unsigned i = 0; i < ways->then_count; i++) {
        squares_t landings = tches_landings(variant, &ways->then[i], orientation, from,
                                            judge->own | judge->enemies) &
                             ~(judge->own | judge->enemies);
        for (; landings != 0; landings &= landings - 1) {
            const unsigned landing = first_square(landings);
            last->captures[landing] |= variant->leaps[ways->then[i].capture][landing];
        }
    }
}

/* What is occupied when the King has stepped to a square. */
static squares_t occupied_in_flight(const struct judge *judge, unsigned to, squares_t occupied) {
    return (occupied & ~bit_of(judge->king)) | bit_of(to);
}

/* Writes down what has to change before the King can step out of the attack. */
static void flights_write(struct judge *judge, struct last_reach *last) {
    const unsigned king = judge->king;
    last->flights =
        reach_at_most(judge, KING,
                      orientation_of(judge->position->board[king], judge->position->side), king,
                      judge->own | judge->enemies, 0) &
        judge->variant->all;
    for (squares_t rest = last->flights; rest != 0; rest &= rest - 1) {
        const unsigned to = first_square(rest);
        struct open_lines open = {.common = bit_of(to), .all = bit_of(to), .apart = 1};
        if (!has_square(judge->own, to))
            tches_lines_find_open(&judge->completion->lines, to,
                                  occupied_in_flight(judge, to, judge->own | judge->enemies),
                                  judge->enemies & ~bit_of(to), &open);
        last->flight[to] = open.common;
        last->flight_leaving[to] = open.apart == 0 ? EVERYWHERE : open.common | open.all;
    }
}

/* Where the King may step out of the attack after an action of another piece. */
static squares_t flights_after(const struct judge *before, action_t action,
                               const struct trial *trial) {
    const squares_t changed = tches_squares_changed(action);
    const struct last_reach *last = &before->completion->last_reach;
    const squares_t *flight =
        (action & ACTION_CARRIED_VIA) != 0 ? last->flight_leaving : last->flight;
    squares_t squares = 0;
    for (squares_t rest = last->flights; rest != 0; rest &= rest - 1) {
        const unsigned to = first_square(rest);
        if ((flight[to] & changed) != 0 &&
            !tches_lines_is_open(&before->completion->lines, to,
                                 occupied_in_flight(before, to, trial->occupied),
                                 trial->enemies & ~bit_of(to)))
            squares |= rest & -rest;
    }
    return squares;
}

void tches_last_start(const struct judge *before, bool is_doubled) {
    struct completion *completion = before->completion;
    struct last_reach *last = &completion->last_reach;
    last->is_doubled = is_doubled;
    last->is_written = false;
    completion->last_reach_of = before;
}

void tches_last_find_open(const struct judge *before, action_t action, struct trial *trial) {
    trial->king = king_after(before, action);
    trial->occupied = action_type(action) == ACTION_TURN ? before->own | before->enemies
                                                         : tches_occupied_after(before, action);
    trial->enemies = before->enemies & ~bit_of(square_after(action));
    tches_lines_find_open(&before->completion->lines, trial->king, trial->occupied, trial->enemies,
                          &trial->open);
}

/* Adds a piece to what is written down for some squares. */
static void piece_note(squares_t *table, squares_t squares, squares_t piece) {
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = half_of(squares, half); rest != 0; rest &= rest - 1)
            table[64 * half + (unsigned)__builtin_ctzll(rest)] |= piece;
}

/* Writes down what the able pieces reach before the last action but one. */
static void last_reach_write(struct judge *judge, squares_t able, struct last_reach *last) {
    const struct tches_position *position = judge->position;
    const squares_t occupied = judge->own | judge->enemies;
    memset(last->by, 0, sizeof last->by);
    memset(last->barred, 0, sizeof last->barred);
    memset(last->captures, 0, sizeof last->captures);
    last->leaving = tches_members(position, position->side, LEAVING_KINDS) & position->stacked;
    last->is_written = true;
    for (squares_t rest = able & judge->own & ~bit_of(judge->king); rest != 0; rest &= rest - 1) {
        const unsigned from = first_square(rest);
        const unsigned as =
            tches_moves_as(position, position->side, piece_kind(position->board[from]));
        if (as == NO_KIND)
            continue;
        const unsigned orientation = orientation_of(position->board[from], position->side);
        piece_note(last->by, reach_at_most(judge, as, orientation, from, occupied, judge->landable),
                   rest & -rest);
        if (has_square(last->leaving, from))
            captures_write(judge, &judge->variant->ways[as][orientation], orientation, from, last);
        piece_note(last->barred,
                   tches_lines_obstacles(judge->variant, &judge->variant->ways[as][orientation],
                                         from, occupied, EVERYWHERE),
                   rest & -rest);
    }
    flights_write(judge, last);
}

/* Carriers that may bar two lines at once, the first of which have no square in common: a passenger
   is left on the one, and an attacker captured on the other. */
static squares_t leaving_both(const struct judge *before, const struct trial *trial) {
    const struct open_lines *open = &trial->open;
    const struct line_table *lines = &before->completion->lines;
    const struct last_reach *last = &before->completion->last_reach;
    squares_t pieces = 0;
    if (open->apart == 0)
        return EVERYWHERE;
    if (open->apart > 2)
        return 0;
    for (squares_t rest = open->all; rest != 0; rest &= rest - 1) {
        const unsigned square = first_square(rest);
        squares_t captures = last->captures[square] & before->enemies & open->all;
        while (captures != 0 && !tches_lines_are_met(lines, trial->king, open,
                                                     (rest & -rest) | (captures & -captures)))
            captures &= captures - 1;
        if (captures != 0)
            pieces |= last->by[square];
    }
    return pieces;
}

/* True if a carrier with a passenger might leave it on one open line and capture on another. */
static bool can_leave_and_capture(const struct judge *judge, const struct ways *ways,
                                  unsigned orientation, unsigned from, squares_t occupied,
                                  const struct trial *trial) {
    const struct tches_variant *variant = judge->variant;
    const struct open_lines *open = &trial->open;
    const squares_t reach = landings_of(variant, ways, orientation, from, occupied);
    for (squares_t rest = reach & open->all & ~occupied; rest != 0; rest &= rest - 1) {
        squares_t captures = 0;
        for (unsigned i = 0; i < ways->then_count; i++)
            captures |= variant->leaps[ways->then[i].capture][first_square(rest)];
        for (captures &= judge->enemies & open->all; captures != 0; captures &= captures - 1)
            if (tches_lines_are_met(&judge->completion->lines, trial->king, open,
                                    (rest & -rest) | (captures & -captures)))
                return true;
    }
    return false;
}

bool tches_last_could_end(const struct judge *judge, unsigned as, unsigned orientation,
                          unsigned from, action_t action, bool is_leaving,
                          const struct trial *trial) {
    const squares_t occupied = trial->occupied;
    const squares_t next = trial->needs.next & tches_completion_widest(judge->completion, as, from);
    const squares_t landable = judge->landable | tches_squares_changed(action);
    return (next != 0 &&
            (next & reach_at_most(judge, as, orientation, from, occupied, landable)) != 0) ||
           (is_leaving && (trial->open.apart == 0 ||
                           can_leave_and_capture(judge, &judge->variant->ways[as][orientation],
                                                 orientation, from, occupied, trial)));
}

/* Those that an action gives way to, and that then might end the attack. */
static squares_t freed_by(const struct judge *before, action_t action, squares_t pieces,
                          const struct trial *trial) {
    const struct tches_position *position = before->position;
    const squares_t leaving = before->completion->last_reach.leaving;
    squares_t found = 0;
    for (; pieces != 0; pieces &= pieces - 1) {
        const unsigned from = first_square(pieces);
        const uint8_t piece = position->board[from];
        if (tches_last_could_end(before,
                                 tches_moves_as(position, position->side, piece_kind(piece)),
                                 orientation_of(piece, position->side), from, action,
                                 has_square(leaving, from), trial))
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
        as != NO_KIND && tches_last_could_end(before, as, orientation_of(piece, position->side),
                                              square, action, false, trial);
    return could_end ? bit_of(square) : 0;
}

squares_t tches_last_moved(struct judge *before, action_t action, struct trial *trial) {
    struct last_reach *last = &before->completion->last_reach;
    if (!last->is_written)
        last_reach_write(before, before->able_then, last);
    trial->flights = flights_after(before, action, trial);
    return left_by(before, action, trial) | (trial->flights != 0 ? bit_of(before->king) : 0);
}

/* They could without that action, or it gives them way. */
squares_t tches_last_hopeful(const struct judge *before, action_t action, squares_t able,
                             const struct trial *trial) {
    const struct last_reach *last = &before->completion->last_reach;
    const squares_t next = trial->needs.next;
    squares_t hopeful = leaving_both(before, trial) & last->leaving, barred = 0;
    WORK(1);
    for (squares_t rest = next & before->variant->all; rest != 0; rest &= rest - 1)
        hopeful |= last->by[first_square(rest)];
    for (squares_t rest = tches_squares_changed(action); rest != 0; rest &= rest - 1)
        barred |= last->barred[first_square(rest)];
    return able &
           (hopeful | freed_by(before, action,
                               barred & able & ~hopeful & (next != 0 ? EVERYWHERE : last->leaving),
                               trial));
}
