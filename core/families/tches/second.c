/* Which actions before the last one of a turn are in vain. */

#include "play.h"

/* The squares on any line to the King, of whatever Jesters may imitate. */
static squares_t squares_on_lines(const struct judge *judge) {
    const struct tches_position *position = judge->position;
    struct line_table *lines = &judge->completion->lines;
    squares_t squares = tches_lines_squares(lines, judge->king, NO_KIND);
    kinds_t kinds = judge->has_enemy_jesters ? position->present : 0;
    for (; kinds != 0; kinds &= kinds - 1) {
        const unsigned kind = (unsigned)__builtin_ctz(kinds);
        const unsigned as = tches_moves_as(position, position->side, kind);
        if (as != NO_KIND)
            squares |= tches_lines_squares(lines, judge->king, as);
    }
    return squares;
}

static struct trial trial_for(const struct judge *judge, const struct second *second,
                              unsigned kind) {
    return tches_trial_as(judge, &second->trial,
                          tches_moves_as(judge->position, judge->position->side, kind));
}

/* Notes what a kind would have to do last. */
static void kind_note(struct second *second, unsigned kind, const struct trial *trial) {
    second->known |= KIND_BIT(kind);
    second->next[kind] = trial->needs.next;
    second->leaving[kind] = trial->needs.next_leaving;
}

/* True if a piece of a kind on a square could never end the attack, however it looks. */
static bool is_idle(const struct judge *judge, struct second *second, unsigned kind,
                    unsigned square, bool is_leaving) {
    const unsigned as = tches_moves_as(judge->position, judge->position->side, kind);
    if (as == NO_KIND)
        return true;
    if ((second->known & KIND_BIT(kind)) == 0) {
        const struct trial trial = trial_for(judge, second, kind);
        kind_note(second, kind, &trial);
    }
    const squares_t wanted = second->next[kind] | (is_leaving ? second->leaving[kind] : 0);
    return wanted == 0 || (tches_completion_widest(judge->completion, as, square) & wanted) == 0;
}

/* Of pieces of a kind, those that could go where it is of use. */
static squares_t keep_wanted(const struct judge *judge, const struct second *second, unsigned kind,
                             squares_t pieces) {
    const unsigned as = tches_moves_as(judge->position, judge->position->side, kind);
    const squares_t wanted = second->next[kind] | second->leaving[kind];
    squares_t kept = 0;
    for (squares_t rest = wanted != 0 ? pieces : 0; rest != 0; rest &= rest - 1)
        if ((tches_completion_widest(judge->completion, as, first_square(rest)) & wanted) != 0)
            kept |= rest & -rest;
    return kept;
}

/* Notes what each kind of the able pieces would have to do last, and which of them may do so where
   a line is met: where none is, nothing ends the attack that does not so now, which was tried. */
static void others_ask(const struct judge *judge, struct second *second) {
    const struct tches_position *position = judge->position;
    squares_t rest = judge->able_then & judge->own & ~bit_of(judge->king);
    while (rest != 0) {
        const unsigned kind = piece_kind(position->board[first_square(rest)]);
        squares_t pieces = rest & position->kinds[kind];
        rest &= ~pieces;
        if (tches_moves_as(position, position->side, kind) == NO_KIND)
            continue;
        const struct trial trial = trial_for(judge, second, kind);
        kind_note(second, kind, &trial);
        pieces = keep_wanted(judge, second, kind, pieces);
        second->pieces |= pieces;
        if (second->to != NO_SQUARE && pieces != 0)
            second->hopeful |= tches_last_hopeful(judge, bit_of(second->to), pieces, &trial);
    }
}

static struct second *second_to(struct judge *judge, unsigned to) {
    struct completion *completion = judge->completion;
    for (unsigned i = 0; i < SECONDS_MAX && i < completion->second_count; i++)
        if (completion->seconds[i].to == to)
            return &completion->seconds[i];
    struct second *second = &completion->seconds[completion->second_count++ % SECONDS_MAX];
    struct trial *trial = &second->trial;
    second->to = to;
    second->known = 0;
    second->pieces = second->hopeful = 0;
    trial->king = judge->king;
    trial->occupied = judge->own | judge->enemies;
    trial->enemies = judge->enemies;
    trial->imitated = NO_KIND;
    if (to != NO_SQUARE) {
        trial->occupied |= bit_of(to);
        trial->enemies &= ~bit_of(to);
    }
    tches_lines_find_open(&completion->lines, judge->king, trial->occupied, trial->enemies,
                          &trial->open);
    trial->needs = (struct needs){.to = 0};
    tches_last_weigh(&completion->lines, judge->king, NO_KIND, &trial->open,
                     completion->last_reach.is_doubled, &trial->needs);
    others_ask(judge, second);
    return second;
}

/* True if others may end the attack once what stands on a square has left it or, of an enemy, is
   an own piece. */
static bool is_freeing(const struct judge *judge, const struct second *second, unsigned square) {
    return second->pieces != 0 && (second->pieces & tches_last_barred_by(judge, square)) != 0;
}

/* True if the passenger that an action leaves behind may end the attack. */
static bool is_left_in_hope(const struct judge *judge, struct second *second, action_t action) {
    const unsigned from = action_from(action);
    const bool is_left_via = (action & ACTION_CARRIED_VIA) != 0;
    const unsigned square = is_left_via ? action_via(action) : from;
    return (is_left_via || tches_leaves_passenger(judge->position, action)) &&
           has_square(judge->able_then, square) &&
           !is_idle(judge, second, piece_kind(judge->position->under[from]), square, false);
}

/* True if an action leaves so many lines open that nothing meets them all, whoever acts. */
static bool leaves_too_many(const struct judge *judge, action_t action, squares_t on_lines) {
    const struct needs *needs = judge->needs;
    const unsigned to = action_to(action), via = action_via(action);
    if ((action & ACTION_CARRIED_VIA) == 0 || !has_square(on_lines, via))
        return has_square(needs->on_which & ~needs->to, to);
    return !has_square(tches_lines_before_and(&judge->completion->lines, judge->king, needs->which,
                                              via, needs->is_doubled),
                       to);
}

/* The same for what the piece itself, others, and a passenger that it leaves can do then. */
static bool leaves_no_hope(struct judge *judge, action_t action, squares_t on_lines) {
    const unsigned from = action_from(action), to = action_to(action);
    const unsigned kind = piece_kind(judge->position->board[from]);
    const bool is_on_line = has_square(on_lines, to);
    if ((action & ACTION_CARRIED_VIA) != 0 && has_square(on_lines, action_via(action)))
        return false;
    if (!is_on_line && has_square(judge->needs->to, to))
        return false;
    struct second *second = second_to(judge, is_on_line ? to : NO_SQUARE);
    if (second->trial.open.apart == 0 || is_left_in_hope(judge, second, action))
        return false;
    if (tches_completion_may_go_on(judge, action) &&
        !is_idle(judge, second, kind, to, (LEAVING_KINDS & KIND_BIT(kind)) != 0))
        return false;
    return judge->is_for_itself ||
           ((second->hopeful & ~bit_of(from) & ~bit_of(to)) == 0 &&
            !is_freeing(judge, second, from) &&
            (is_on_line || !has_square(judge->enemies, to) || !is_freeing(judge, second, to)));
}

bool tches_second_is_vain(struct judge *judge, action_t action) {
    const unsigned kind = piece_kind(judge->position->board[action_from(action)]);
    struct completion *completion = judge->completion;
    struct trial trial;
    if (kind == KING || tches_can_promote(judge, action, kind) ||
        ((action & ACTION_HAS_VIA) != 0 && (action & ACTION_CARRIED_VIA) == 0))
        return false;
    tches_last_start(judge);
    if (completion->on_lines == 0)
        completion->on_lines = squares_on_lines(judge);
    if (!leaves_too_many(judge, action, completion->on_lines) &&
        !leaves_no_hope(judge, action, completion->on_lines))
        return false;
    tches_last_occupy(judge, action, &trial);
    return judge->is_for_itself || tches_last_flights(judge, action, &trial) == 0;
}
