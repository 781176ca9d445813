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

/* Notes what a kind would have to do last. */
static void kind_note(const struct judge *judge, struct second *second, unsigned kind,
                      unsigned as) {
    struct trial trial;
    if ((second->known & KIND_BIT(kind)) != 0)
        return;
    tches_trial_as(judge, &second->trial, as, &trial);
    second->known |= KIND_BIT(kind);
    second->next[kind] = trial.needs.next;
    second->leaving[kind] = trial.needs.next_leaving;
}

/* True if a piece of a kind on a square could never end the attack, however it looks. */
static bool is_idle(const struct judge *judge, struct second *second, unsigned kind,
                    unsigned square, bool is_leaving) {
    const unsigned as = tches_moves_as(judge->position, judge->position->side, kind);
    const struct needs *needs = &second->trial.needs;
    if (as == NO_KIND)
        return true;
    const squares_t widest = tches_completion_widest(judge->completion, as, square);
    if ((widest & (needs->next | (is_leaving ? needs->next_leaving : 0))) == 0)
        return true;
    kind_note(judge, second, kind, as);
    return (widest & (second->next[kind] | (is_leaving ? second->leaving[kind] : 0))) == 0;
}

/* Finds the able pieces that are not idle where they stand, and those of them that may end the
   attack where a line is met: where none is, nothing does that does not so now, which was tried. */
static void others_ask(const struct judge *judge, struct second *second) {
    squares_t rest = judge->able_then & judge->own & ~bit_of(judge->king);
    if (second->are_others_asked)
        return;
    second->are_others_asked = true;
    second->busy = second->hopeful = 0;
    for (; rest != 0; rest &= rest - 1) {
        const unsigned square = first_square(rest);
        const unsigned kind = piece_kind(judge->position->board[square]);
        if (!is_idle(judge, second, kind, square, (LEAVING_KINDS & KIND_BIT(kind)) != 0))
            second->busy |= rest & -rest;
    }
    if (second->met != 0)
        second->hopeful = tches_last_hopeful(judge, second->met, second->busy, &second->trial);
}

static struct second *second_for(struct judge *judge, squares_t met) {
    struct completion *completion = judge->completion;
    for (unsigned i = 0; i < SECONDS_MAX && i < completion->second_count; i++)
        if (completion->seconds[i].met == met)
            return &completion->seconds[i];
    struct second *second = &completion->seconds[completion->second_count++ % SECONDS_MAX];
    struct trial *trial = &second->trial;
    second->met = met;
    second->known = 0;
    second->are_others_asked = false;
    trial->king = judge->king;
    trial->occupied = judge->own | judge->enemies | met;
    trial->enemies = judge->enemies & ~met;
    trial->imitated = NO_KIND;
    tches_lines_find_open(&completion->lines, judge->king, trial->occupied, trial->enemies,
                          &trial->open);
    trial->needs = (struct needs){.to = 0};
    tches_last_weigh(&completion->lines, judge->king, NO_KIND, &trial->open,
                     completion->last_reach.is_doubled, &trial->needs);
    return second;
}

/* True if no other piece, the King apart, ends the attack after an action. What leaves its square,
   or has been captured on no line, may give way to some. */
static bool others_are_idle(struct judge *judge, struct second *second, action_t action) {
    const unsigned from = action_from(action), to = action_to(action);
    others_ask(judge, second);
    squares_t others = second->hopeful | (second->busy & tches_last_barred_by(judge, from));
    if (!has_square(second->met, to) && has_square(judge->enemies, to))
        others |= second->busy & tches_last_barred_by(judge, to);
    others &= ~bit_of(from) & ~bit_of(to);
    struct trial trial;
    if (others == 0)
        return true;
    trial.open = second->trial.open;
    trial.needs.next = second->trial.needs.next;
    trial.needs.next_leaving = second->trial.needs.next_leaving;
    tches_last_occupy(judge, action, &trial);
    judge->others = tches_last_hopeful(judge, tches_squares_changed(action), others, &trial);
    return judge->others == 0;
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
    const unsigned to = action_to(action);
    const unsigned kind = piece_kind(judge->position->board[action_from(action)]);
    if (has_square(judge->needs->to & ~on_lines, to))
        return false;
    const squares_t left = (action & ACTION_CARRIED_VIA) != 0 ? bit_of(action_via(action)) : 0;
    struct second *second = second_for(judge, (bit_of(to) | left) & on_lines);
    if (second->trial.open.apart == 0 || is_left_in_hope(judge, second, action))
        return false;
    if (tches_completion_may_go_on(judge, action) &&
        !is_idle(judge, second, kind, to, (LEAVING_KINDS & KIND_BIT(kind)) != 0))
        return false;
    return judge->is_for_itself || others_are_idle(judge, second, action);
}

bool tches_second_is_vain(struct judge *judge, action_t action) {
    const unsigned kind = piece_kind(judge->position->board[action_from(action)]);
    struct completion *completion = judge->completion;
    struct trial trial;
    judge->others = EVERYWHERE;
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
