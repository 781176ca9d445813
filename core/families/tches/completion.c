/* The last two actions of a turn in which the King is attacked. */

#include "completion.h"
#include "play.h"

#include <string.h>

void tches_completion_start(struct completion *completion, const struct tches_variant *variant,
                            const struct tches_position *position) {
    tches_lines_start(&completion->lines, variant, position);
    memset(completion->wide, 0, sizeof completion->wide);
    memset(completion->widest_known, 0, sizeof completion->widest_known);
    completion->last_reach_of = NULL;
    memset(completion->known, 0, sizeof completion->known);
    completion->known_next = 0;
}

void tches_completion_write_widest(struct completion *completion, unsigned kind, unsigned from) {
    const struct line_table *lines = &completion->lines;
    completion->widest[kind][from] =
        tches_lines_widest_reach(lines->variant, lines->attacker ^ 1u, kind, from);
    completion->widest_known[kind] |= bit_of(from);
}

/* The squares that a piece of a kind has to come to, of those for all and those for the leaving
   kinds. */
static squares_t needed_of(const struct judge *judge, unsigned kind, squares_t all,
                           squares_t leaving) {
    return judge->variant->has_transport && (LEAVING_KINDS & KIND_BIT(kind)) != 0 ? leaving : all;
}

/* True if a piece of the side to act could go on from a square to something needed. */
static bool could_go_on(struct judge *judge, unsigned kind, unsigned square, squares_t needed) {
    const unsigned as = tches_moves_as(judge->position, judge->position->side, kind);
    return as != NO_KIND && (tches_completion_widest(judge->completion, as, square) & needed) != 0;
}

/* What open lines to the King ask of a last defender that moves as a kind, and of whoever acts
   before. Where no line is known, everything may help. */
static void lines_weigh(struct judge *judge, unsigned imitated, const struct open_lines *open,
                        struct needs *needs) {
    struct line_table *lines = &judge->completion->lines;
    const squares_t all = open->apart == 0 ? EVERYWHERE : open->all;
    struct needs last;
    needs->which = judge->open.which;
    needs->on_which = judge->open.all;
    needs->is_doubled = tches_can_bar_two(judge);
    needs->to |=
        all & tches_lines_before(lines, judge->king, imitated, open->which, needs->is_doubled);
    needs->on_lines |= all;
    needs->from |= open->apart == 0 ? EVERYWHERE : 0;
    tches_last_weigh(lines, judge->king, imitated, open, needs->is_doubled, &last);
    needs->next |= last.next;
    needs->next_leaving |= last.next_leaving;
}

/* Adds the lines of enemy Jesters, who attack after others as these do. */
static struct open_lines lines_after(const struct judge *judge, unsigned as) {
    struct open_lines open = judge->open;
    tches_lines_add_jesters(&judge->completion->lines, judge->king, as, judge->own | judge->enemies,
                            judge->enemies, &open);
    return open;
}

/* What is needed without a look at Jesters is enough, or more, where nobody acts before. Passengers
   that are left may act. */
static void needs_weigh(struct judge *judge, bool is_asked_before, struct needs *needs) {
    const struct tches_position *position = judge->position;
    kinds_t kinds =
        judge->has_enemy_jesters && is_asked_before ? position->present & ~KIND_BIT(KING) : 0;
    *needs = (struct needs){.to = 0};
    tches_lines_find_open(&judge->completion->lines, judge->king, judge->own | judge->enemies,
                          judge->enemies, &judge->open);
    if (kinds == 0)
        lines_weigh(judge, NO_KIND, &judge->open, needs);
    for (; kinds != 0; kinds &= kinds - 1) {
        const unsigned kind = (unsigned)__builtin_ctz(kinds);
        const unsigned as = tches_moves_as(position, position->side, kind);
        if (as == NO_KIND || !tches_has_kinds(position, position->side, KIND_BIT(kind)))
            continue;
        const struct open_lines open = lines_after(judge, as);
        lines_weigh(judge, as, &open, needs);
    }
    squares_t rest = is_asked_before ? judge->able & position->stacked : 0;
    /* Own pieces beside the King might make room for it. */
    if (has_square(judge->able, judge->king))
        needs->from |= judge->own & (judge->variant->rays[STRAIGHT][judge->king].beside |
                                     judge->variant->rays[DIAGONAL][judge->king].beside);
    for (; rest != 0; rest &= rest - 1) {
        const unsigned square = first_square(rest);
        if (could_go_on(judge, piece_kind(position->under[square]), square, needs->next))
            needs->from |= rest & -rest;
    }
}

/* True if the King, or what stands on a square with it in mind, is attacked although so much is
   occupied; then whoever acts before has to come where all that attacks it can be met. */
static bool stays_attacked(struct judge *judge, action_t action, unsigned king, unsigned as,
                           squares_t occupied) {
    struct open_lines open;
    struct danger danger;
    const squares_t enemies = judge->enemies & ~bit_of(action_to(action));
    if (!judge->is_asked_before &&
        tches_lines_is_open(&judge->completion->lines, king, occupied, enemies))
        return true;
    tches_lines_find_open(&judge->completion->lines, king, occupied, enemies, &open);
    tches_lines_add_jesters(&judge->completion->lines, king, as, occupied, enemies, &open);
    if (open.apart == 0) {
        tches_judge_danger_after(judge, action, as, &danger);
        if (!danger.is_attacked)
            return false;
        open.common = danger.relevant;
        open.all = danger.related;
    }
    judge->last->to |= open.common;
    if (open.apart <= 2)
        judge->last->to_leaving |= open.all;
    return true;
}

squares_t tches_completion_keep_hopeful(struct judge *judge, unsigned kind, unsigned as,
                                        squares_t pieces) {
    const squares_t occupied = judge->own | judge->enemies;
    squares_t hopeful = 0;
    WORK(1);
    judge->useful = judge->flights;
    if (kind == KING)
        return pieces;
    struct needs needs = *judge->last;
    if (judge->has_enemy_jesters) {
        needs = (struct needs){.to = 0};
        const struct open_lines open = lines_after(judge, as);
        tches_last_weigh(&judge->completion->lines, judge->king, as, &open,
                         tches_can_bar_two(judge), &needs);
    }
    judge->useful = needs.next;
    judge->useful_leaving = needs.next_leaving;
    const squares_t useful = needed_of(judge, kind, needs.next, needs.next_leaving);
    for (; pieces != 0; pieces &= pieces - 1) {
        const unsigned from = first_square(pieces);
        const unsigned orientation =
            orientation_of(judge->position->board[from], judge->position->side);
        if ((tches_completion_widest(judge->completion, as, from) & useful) == 0)
            continue;
        hopeful |= pieces & -pieces;
        if (!judge->is_asked_before)
            continue;
        const squares_t obstacles = tches_lines_obstacles(
            judge->variant, &judge->variant->ways[as][orientation], from, occupied, useful);
        judge->last->from |= obstacles;
        /* A carrier lands on an own piece, but not on an enemy. */
        judge->last->to |= needed_of(judge, kind, 0, obstacles & judge->enemies);
    }
    return hopeful;
}

/* Begins to look at the pieces that may act with so many actions left. */
static void defence_start(struct judge *judge, struct completion *completion,
                          const struct tches_position *position, unsigned left, squares_t able) {
    tches_judge_start(judge, completion->lines.variant, position, left);
    judge->completion = completion;
    judge->is_completion_started = true;
    judge->is_first_enough = true;
    judge->flights = EVERYWHERE;
    judge->able &= able;
}

/* True if one of these pieces ends the attack with one action; else tells what that needs. */
static bool ends_with_one(struct completion *completion, const struct tches_position *position,
                          bool is_asked_before, squares_t able, struct needs *needs) {
    struct judge judge;
    defence_start(&judge, completion, position, 1, able);
    judge.last = needs;
    judge.is_asked_before = is_asked_before;
    needs_weigh(&judge, is_asked_before, needs);
    if ((needs->next | needs->next_leaving) == 0)
        judge.able &= bit_of(judge.king);
    tches_list_moves(&judge);
    return judge.count > 0;
}

/* True if one of a few pieces ends the attack after the last action but one. */
static bool one_ends(const struct judge *before, action_t action, squares_t able,
                     const struct trial *trial) {
    struct tches_position after = *before->position;
    struct needs needs = trial->needs;
    struct judge judge;
    tches_move(before->variant, &after, action);
    defence_start(&judge, before->completion, &after, 1, able);
    judge.last = &needs;
    judge.is_asked_before = false;
    judge.open = trial->open;
    if (action_from(action) != before->king)
        judge.flights = trial->flights;
    tches_list_few(&judge);
    return judge.count > 0;
}

/* The same after the last action but one; tells what its piece would need to go on. */
static bool ends_at_last(struct judge *before, action_t action, squares_t able,
                         struct trial *trial) {
    tches_last_start(before);
    tches_last_find_open(before, action, trial);
    trial->needs = (struct needs){.to = 0};
    trial->flights = 0;
    tches_last_weigh(&before->completion->lines, trial->king, NO_KIND, &trial->open,
                     before->completion->last_reach.is_doubled, &trial->needs);
    if (able != 0) {
        const squares_t moved = tches_last_moved(before, action, trial);
        able &= moved | tches_last_hopeful(before, tches_squares_changed(action),
                                           able & before->own & before->others, trial);
    }
    return able != 0 && one_ends(before, action, able, trial);
}

/* True if one of the able pieces and then one of the others end the attack with two actions, where
   none of the others does with one. */
static bool ends_with_two(struct completion *completion, const struct tches_position *position,
                          squares_t able, squares_t able_then, const struct needs *needs) {
    struct judge judge;
    defence_start(&judge, completion, position, 2, able);
    judge.able_then = able_then;
    judge.needs = needs;
    completion->last_reach_of = NULL;
    tches_list_moves(&judge);
    return judge.count > 0;
}

/* True if these pieces end the attack with so many actions, one or two. */
static bool ends_with(struct completion *completion, const struct tches_position *position,
                      unsigned left, squares_t able, struct needs *needs) {
    return ends_with_one(completion, position, left > 1, able, needs) ||
           (left > 1 && ends_with_two(completion, position, able, able, needs));
}

bool tches_completion_is_near(struct completion *completion,
                              const struct tches_position *position) {
    struct needs needs;
    return ends_with(completion, position, 2, EVERYWHERE, &needs);
}

/* True if a piece could act so, whether or not that leaves the King attacked. */
static bool is_possible(const struct tches_variant *variant, const struct tches_position *position,
                        action_t action) {
    struct judge judge;
    tches_judge_start(&judge, variant, position, 1);
    judge.is_first_enough = judge.is_fearless = true;
    judge.only = without_form(action);
    judge.able &= bit_of(action_from(action));
    tches_list_few(&judge);
    return judge.count > 0;
}

/* True if what is known still completes the turn after another first action. What that one moves
   may have another form, and does not act again. */
static bool ends_as(struct completion *completion, const struct known *known, action_t first,
                    const struct tches_position *position) {
    struct tches_position after = *position;
    struct needs needs;
    if (known->last == 0 || action_from(known->last) == square_after(first))
        return false;
    if (known->second != 0) {
        if (has_square(tches_squares_changed(first), action_from(known->second)) ||
            !is_possible(completion->lines.variant, position, known->second))
            return false;
        tches_move(completion->lines.variant, &after, known->second);
    }
    return ends_with_one(completion, &after, false, bit_of(action_from(known->last)), &needs);
}

/* True if these pieces complete the turn after an action: first by what is known. */
static bool ends_after(const struct judge *judge, action_t action,
                       const struct tches_position *position, squares_t able, struct needs *needs) {
    struct completion *completion = judge->completion;
    if (judge->left_after == 1)
        return ends_with(completion, position, 1, able, needs);
    for (unsigned i = 0; i < KNOWN_MAX; i++)
        if (ends_as(completion, &completion->known[i], action, position))
            return true;
    completion->found = (struct known){.second = 0};
    if (!ends_with(completion, position, 2, able, needs))
        return false;
    completion->known[completion->known_next++ % KNOWN_MAX] = completion->found;
    return true;
}

bool tches_completion_may_go_on(const struct judge *judge, action_t action) {
    return judge->variant->is_same_allowed &&
           (judge->left_after > 1 || has_square(judge->able_then, square_after(action)));
}

/* True if an action does what the others need to end the attack with the next. What leaves a
   passenger on its way may: where it has to capture then is seen before (useful_captures). */
static bool helps_others(const struct judge *judge, action_t action, const struct needs *needs) {
    const unsigned from = action_from(action), to = action_to(action);
    return from == judge->king || has_square(needs->from, from) || has_square(needs->to, to) ||
           (action & ACTION_CARRIED_VIA) != 0 ||
           ((action & ACTION_HAS_VIA) != 0 && has_square(needs->from, action_via(action)));
}

/* Where a piece of a kind has to come to end the attack itself with the next action: almost
   anywhere, if it might do so at all. */
static squares_t ends_for_itself(const struct judge *judge, unsigned kind) {
    const struct needs *needs = judge->needs;
    const squares_t next = needed_of(judge, kind, needs->next, needs->next_leaving);
    const bool may_promote =
        (PAWN_KINDS & KIND_BIT(kind)) != 0 && (next != 0 || judge->has_enemy_jesters);
    if (!judge->variant->is_same_allowed)
        return 0;
    return judge->able_then & ((next & judge->variant->all) != 0 ? EVERYWHERE
                               : may_promote ? judge->variant->last_rank[judge->position->side]
                                             : 0);
}

squares_t tches_completion_keep_useful(struct judge *judge, unsigned kind, squares_t pieces) {
    const struct needs *needs = judge->needs;
    const bool is_carrier = judge->variant->has_transport && (CARRIER_KINDS & KIND_BIT(kind)) != 0;
    WORK(1);
    judge->useful = kind == KING ? EVERYWHERE : needs->to | ends_for_itself(judge, kind);
    if (judge->useful != 0 ||
        (is_carrier && (needs->from | needs->to_leaving | needs->on_lines | needs->next) != 0))
        return pieces;
    return pieces & needs->from;
}

squares_t tches_completion_useful_ends(const struct judge *judge, unsigned from) {
    return has_square(judge->needs->from, from) ? EVERYWHERE : judge->useful;
}

squares_t tches_completion_useful_captures(struct judge *judge, unsigned from, unsigned landing,
                                           bool is_left, squares_t ends) {
    const struct needs *needs = judge->needs;
    if (!is_left)
        return has_square(needs->from, landing) ? EVERYWHERE : ends;
    if (has_square(needs->to_leaving, landing) ||
        could_go_on(judge, piece_kind(judge->position->under[from]), landing, needs->next))
        return EVERYWHERE;
    if (has_square(needs->on_lines, landing))
        ends |= tches_lines_before_and(&judge->completion->lines, judge->king, needs->which,
                                       landing, needs->is_doubled);
    return ends | needs->to_leaving;
}

bool tches_completion_is_needed(struct judge *judge, action_t action) {
    judge->is_for_itself = !helps_others(judge, action, judge->needs);
    return (!judge->is_for_itself || has_square(judge->useful, action_to(action))) &&
           !tches_second_is_vain(judge, action);
}

bool tches_completion_turn_is_needed(struct judge *judge, unsigned square, struct trial *trial) {
    const unsigned kind = piece_kind(judge->position->board[square]);
    if (kind != KING &&
        !could_go_on(judge, kind, square,
                     needed_of(judge, kind, judge->needs->next, judge->needs->next_leaving)))
        return false;
    *trial = (struct trial){.is_sure = false, .needs = *judge->needs};
    tches_last_find_open(judge, square | (action_t)ACTION_TURN << ACTION_TYPE, trial);
    return true;
}

void tches_completion_try(struct judge *judge, action_t action, struct trial *trial) {
    const unsigned kind = piece_kind(judge->position->board[action_from(action)]);
    squares_t others = judge->able_then;
    if (!judge->is_completion_started)
        tches_completion_start(judge->completion, judge->variant, judge->position);
    judge->is_completion_started = true;
    trial->is_decided = judge->left_after > 1 && !judge->variant->has_polarity &&
                        !tches_can_promote(judge, action, kind);
    if (judge->variant->is_same_allowed && !trial->is_decided)
        others &= ~bit_of(square_after(action));
    if (judge->left_after == 1) {
        trial->is_sure = ends_at_last(judge, action, judge->is_for_itself ? 0 : others, trial);
        return;
    }
    struct tches_position after = *judge->position;
    tches_move(judge->variant, &after, action);
    trial->is_sure = ends_after(judge, action, &after, others, &trial->needs);
}

static unsigned kind_after(const struct judge *judge, action_t action) {
    const unsigned promotion = action_promotion(action);
    return promotion != 0 ? promotion : piece_kind(judge->position->board[action_from(action)]);
}

/* True if the piece that acts could leave a passenger with its next action. */
static bool could_leave(const struct judge *judge, action_t action, const struct trial *trial) {
    const unsigned square = square_after(action);
    return needed_of(judge, kind_after(judge, action), 0, trial->needs.next_leaving) != 0 &&
           (action_type(action) == ACTION_TURN
                ? has_square(judge->position->stacked, square)
                : (action & ACTION_CARRIED_TO) != 0 || has_square(judge->own, square));
}

bool tches_completion_could_go_on(struct judge *judge, action_t action, const struct trial *trial) {
    const unsigned kind = kind_after(judge, action);
    return judge->left_after > 1 || trial->is_sure || kind == KING ||
           could_go_on(judge, kind, square_after(action),
                       could_leave(judge, action, trial) ? trial->needs.next_leaving
                                                         : trial->needs.next);
}

/* True if the piece that acts could end the attack with its next action, in this form. */
static bool form_could_end(struct judge *judge, action_t form, const struct trial *trial) {
    const unsigned square = square_after(form), kind = kind_after(judge, form);
    const struct tches_position *position = judge->position;
    const uint8_t piece = position->board[action_from(form)];
    const unsigned side = position->side;
    const int facing = action_facing(form);
    const unsigned orientation =
        facing < 0 ? orientation_of(piece, side) : ((unsigned)facing + 2 * side) & 3;
    if (kind == KING)
        return true;
    const bool is_leaving = could_leave(judge, form, trial);
    const unsigned as = tches_moves_as(position, side, kind);
    const squares_t landable = judge->landable | tches_squares_changed(form);
    struct trial after;
    tches_trial_as(judge, trial, as, &after);
    return tches_last_could_end(judge, as, orientation, square, landable, is_leaving, &after);
}

bool tches_completion_goes_on(struct judge *judge, action_t form, const struct trial *trial) {
    struct completion *completion = judge->completion;
    const unsigned square = square_after(form), promotion = action_promotion(form);
    const squares_t mover = bit_of(square);
    struct needs own, either;
    /* Others can land on a pawn, but not on the carrier that it has become. */
    const bool is_changed = judge->variant->has_transport && promotion != 0 &&
                            (CARRIER_KINDS & KIND_BIT(promotion)) != 0;
    if (trial->is_sure && !is_changed)
        return true;
    if (judge->left_after == 1 && !trial->is_sure)
        return form_could_end(judge, form, trial) && one_ends(judge, form, mover, trial);
    struct tches_position after = *judge->position;
    tches_move(judge->variant, &after, form);
    if (trial->is_sure)
        return ends_after(judge, form, &after, judge->able_then, &own);
    if (ends_with_one(completion, &after, true, mover, &own))
        return true;
    either = own;
    either.to |= trial->needs.to;
    either.to_leaving |= trial->needs.to_leaving;
    either.on_lines |= trial->needs.on_lines;
    either.is_doubled |= trial->needs.is_doubled;
    either.from |= trial->needs.from;
    either.next |= trial->needs.next;
    either.next_leaving |= trial->needs.next_leaving;
    return ends_with_two(completion, &after, mover, EVERYWHERE, &either) ||
           ends_with_two(completion, &after, ~mover, mover, &own);
}

void tches_completion_try_last(struct judge *judge, action_t action, unsigned as) {
    const unsigned to = action_to(action);
    const bool is_flight = action_from(action) == judge->king;
    squares_t ends = bit_of(to);
    if ((action & ACTION_CARRIED_VIA) != 0)
        ends |= bit_of(action_via(action));
    if (!is_flight && (ends & judge->useful) == 0 &&
        ((action & ACTION_CARRIED_VIA) == 0 || (ends & ~judge->useful_leaving) != 0))
        return;
    judge->count = !stays_attacked(judge, action, is_flight ? to : judge->king, as,
                                   tches_occupied_after(judge, action));
    if (judge->count > 0)
        judge->completion->found.last = action;
}
