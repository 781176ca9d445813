/* The last two actions of a turn in which the King is attacked. */

#include "completion.h"
#include "play.h"

#include <string.h>

/* Carriers that can leave a passenger on one square and capture on another, and so bar two lines at
   once. */
static const kinds_t LEAVING_KINDS = KIND_BIT(GRIFFIN) | KIND_BIT(CHAMPION) | KIND_BIT(EMPEROR);

static const squares_t EVERYWHERE = ~(squares_t)0;

void tches_completion_start(struct completion *completion, const struct tches_variant *variant,
                            const struct tches_position *position) {
    tches_lines_start(&completion->lines, variant, position);
    completion->known = 0;
    completion->root = NULL;
    memset(completion->known_action, 0xff, sizeof completion->known_action);
}

/* Where a piece could ever go, as a kind, from a square. */
static squares_t widest_reach(struct completion *completion, unsigned kind, unsigned from) {
    const struct line_table *lines = &completion->lines;
    if ((completion->known & KIND_BIT(kind)) == 0) {
        for (unsigned square = 0; square < lines->variant->square_count; square++)
            completion->widest[kind][square] =
                tches_lines_widest_reach(lines->variant, lines->attacker ^ 1u, kind, square);
        completion->known |= KIND_BIT(kind);
    }
    return completion->widest[kind][from];
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
    return as != NO_KIND && (widest_reach(judge->completion, as, square) & needed) != 0;
}

/* True if the last defender may be a carrier that leaves a passenger, which it has or may take. */
static bool can_bar_two(const struct judge *judge) {
    const struct tches_position *position = judge->position;
    const squares_t leaving = tches_members(position, position->side, LEAVING_KINDS);
    if (!judge->variant->has_transport)
        return false;
    return judge->variant->is_same_allowed ? leaving != 0
                                           : (leaving & position->stacked & judge->able) != 0;
}

/* What open lines to the King ask of a last defender, and of whoever acts before. Where no line is
   known, everything may help. */
static void lines_weigh(const struct judge *judge, const struct open_lines *open,
                        struct needs *needs) {
    const bool is_doubled = can_bar_two(judge), is_unknown = open->apart == 0;
    const squares_t all = is_unknown ? EVERYWHERE : open->all;
    needs->next |= open->common;
    needs->next_leaving |= is_doubled && open->apart <= 2 ? all : open->common;
    needs->from |= is_unknown ? EVERYWHERE : 0;
    if (open->apart <= 2u + is_doubled)
        needs->to |= open->apart == 2 && !is_doubled ? open->pair : all;
    if (open->apart <= 3u + is_doubled)
        needs->to_leaving |= all;
}

/* The same if the last defender moves as a kind: enemy Jesters attack in other ways after others.
 */
static void lines_weigh_after(struct judge *judge, unsigned as, struct needs *needs) {
    struct open_lines open = judge->open;
    if (judge->has_enemy_jesters)
        tches_lines_add_jesters(&judge->completion->lines, judge->king, as,
                                judge->own | judge->enemies, judge->enemies, &open);
    lines_weigh(judge, &open, needs);
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
        lines_weigh(judge, &judge->open, needs);
    for (; kinds != 0; kinds &= kinds - 1) {
        const unsigned kind = (unsigned)__builtin_ctz(kinds);
        const unsigned as = tches_moves_as(position, position->side, kind);
        if (as != NO_KIND && tches_has_kinds(position, position->side, KIND_BIT(kind)))
            lines_weigh_after(judge, as, needs);
    }
    squares_t rest = is_asked_before ? judge->own & position->stacked : 0;
    /* Own pieces beside the King might make room for it. */
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
    judge->useful = judge->useful_leaving = EVERYWHERE;
    if (kind == KING)
        return pieces;
    struct needs needs = *judge->last;
    if (judge->has_enemy_jesters) {
        needs = (struct needs){.to = 0};
        lines_weigh_after(judge, as, &needs);
    }
    judge->useful = needs.next;
    judge->useful_leaving = needs.next_leaving;
    const squares_t useful = needed_of(judge, kind, needs.next, needs.next_leaving);
    for (; pieces != 0; pieces &= pieces - 1) {
        const unsigned from = first_square(pieces);
        const unsigned orientation =
            orientation_of(judge->position->board[from], judge->position->side);
        if ((widest_reach(judge->completion, as, from) & useful) == 0)
            continue;
        const squares_t obstacles = tches_lines_obstacles(
            judge->variant, &judge->variant->ways[as][orientation], from, occupied, useful);
        hopeful |= pieces & -pieces;
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
    judge->able &= able;
}

/* True if one of these pieces ends the attack with one action; else tells what that needs. */
static bool ends_with_one(struct completion *completion, const struct tches_position *position,
                          bool is_asked_before, squares_t able, struct needs *needs) {
    struct judge judge;
    defence_start(&judge, completion, position, 1, able);
    judge.last = needs;
    needs_weigh(&judge, is_asked_before, needs);
    if ((needs->next | needs->next_leaving) == 0)
        judge.able &= bit_of(judge.king);
    tches_list_moves(&judge);
    return judge.count > 0;
}

/* True if one of the able pieces and then one of the others end the attack with two actions, where
   none of the others does with one. */
static bool ends_with_two(struct completion *completion, const struct tches_position *position,
                          squares_t able, squares_t able_then, const struct needs *needs) {
    struct judge judge;
    defence_start(&judge, completion, position, 2, able);
    judge.able_then = able_then;
    judge.needs = needs;
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

static unsigned square_after(action_t action) {
    return action_type(action) == ACTION_TURN ? action_from(action) : action_to(action);
}

static bool meets_needs(struct judge *judge, action_t action, const struct needs *needs) {
    const unsigned kind = piece_kind(judge->position->board[action_from(action)]);
    const unsigned from = action_from(action), to = action_to(action), via = action_via(action);
    const squares_t next = needed_of(judge, kind, needs->next, needs->next_leaving);
    if (kind == KING || has_square(needs->from, from) || has_square(needs->to, to))
        return true;
    if ((action & ACTION_CARRIED_VIA) != 0)
        return has_square(needs->to_leaving, to) || has_square(needs->to_leaving, via) ||
               could_go_on(judge, piece_kind(judge->position->under[from]), via, needs->next) ||
               (judge->variant->is_same_allowed && could_go_on(judge, kind, to, next));
    if ((action & ACTION_HAS_VIA) != 0 && has_square(needs->from, via))
        return true;
    if (!judge->variant->is_same_allowed)
        return false;
    return ((PAWN_KINDS & KIND_BIT(kind)) != 0 && (next != 0 || judge->has_enemy_jesters) &&
            has_square(judge->variant->last_rank[judge->position->side], to)) ||
           could_go_on(judge, kind, to, next);
}

bool tches_completion_is_needed(struct judge *judge, action_t action) {
    return meets_needs(judge, action, judge->needs);
}

bool tches_completion_turn_is_needed(struct judge *judge, unsigned square, struct trial *trial) {
    const unsigned kind = piece_kind(judge->position->board[square]);
    *trial = (struct trial){.is_sure = false, .needs = *judge->needs};
    return kind == KING ||
           could_go_on(judge, kind, square,
                       needed_of(judge, kind, trial->needs.next, trial->needs.next_leaving));
}

/* The squares on which something changes. */
static squares_t squares_changed(action_t action) {
    return bit_of(action_from(action)) | bit_of(square_after(action)) |
           ((action & ACTION_HAS_VIA) != 0 ? bit_of(action_via(action)) : 0);
}

/* What is needed after an action, were it the first of the turn; NULL if another then ends the
   attack. */
static const struct needs *needs_after(struct completion *completion, action_t action) {
    const struct line_table *lines = &completion->lines;
    const uint32_t mixed = (uint32_t)(action ^ action >> ACTION_VIA) * 0x9e3779b1u;
    const unsigned at = mixed >> 22;
    const squares_t able =
        lines->variant->is_same_allowed ? ~bit_of(square_after(action)) : EVERYWHERE;
    if (completion->known_action[at] != action) {
        struct tches_position after = *lines->position;
        tches_move(lines->variant, &after, action);
        completion->is_solved[at] =
            ends_with_one(completion, &after, true, able, &completion->known_needs[at]);
        completion->known_action[at] = action;
    }
    return completion->is_solved[at] ? NULL : &completion->known_needs[at];
}

/* Two actions that change different squares may as well be played the other way round: the first,
   too, has to do what is needed after the second. */
static bool is_in_vain(const struct judge *judge, action_t action) {
    struct completion *completion = judge->completion;
    const action_t first = completion->first;
    if (judge->needs == NULL || completion->root == NULL ||
        (squares_changed(first) & squares_changed(action)) != 0)
        return false;
    const struct needs *needs = needs_after(completion, action);
    return needs != NULL && !meets_needs(completion->root, first, needs);
}

/* What the next action would need after the last but one. */
static void next_weigh(struct judge *judge, const struct tches_position *after,
                       struct needs *needs) {
    struct judge next;
    defence_start(&next, judge->completion, after, 1, EVERYWHERE);
    needs_weigh(&next, false, needs);
}

void tches_completion_try(struct judge *judge, action_t action, struct trial *trial) {
    struct tches_position after = *judge->position;
    squares_t others = judge->able_then;
    if (!judge->is_completion_started)
        tches_completion_start(judge->completion, judge->variant, judge->position);
    judge->is_completion_started = true;
    if (judge->variant->is_same_allowed)
        others &= ~bit_of(square_after(action));
    if (judge->left_after == 2) {
        judge->completion->root = judge;
        judge->completion->first = action;
    }
    tches_move(judge->variant, &after, action);
    trial->is_sure = !is_in_vain(judge, action) &&
                     ends_with(judge->completion, &after, judge->left_after, others, &trial->needs);
    if (judge->variant->is_same_allowed && !trial->is_sure && judge->left_after == 1)
        next_weigh(judge, &after, &trial->needs);
}

/* True if the piece that acts could end the attack with its next action, in this form. */
static bool form_could_end(struct judge *judge, action_t form, const struct needs *needs) {
    const unsigned square = square_after(form), promotion = action_promotion(form);
    const unsigned now = piece_kind(judge->position->board[action_from(form)]);
    const unsigned kind = promotion != 0 ? promotion : now;
    return has_square(judge->able_then, square) &&
           (kind == KING || could_go_on(judge, kind, square,
                                        needed_of(judge, kind, needs->next, needs->next_leaving)));
}

bool tches_completion_goes_on(struct judge *judge, action_t form, const struct trial *trial) {
    struct completion *completion = judge->completion;
    const unsigned square = square_after(form), promotion = action_promotion(form);
    const squares_t mover = bit_of(square);
    struct tches_position after = *judge->position;
    struct needs own, either;
    /* Others can land on a pawn, but not on the carrier that it has become. */
    const bool is_changed = judge->variant->has_transport && judge->variant->is_same_allowed &&
                            promotion != 0 && (CARRIER_KINDS & KIND_BIT(promotion)) != 0;
    if (!judge->variant->is_same_allowed || (trial->is_sure && !is_changed))
        return trial->is_sure;
    if (judge->left_after == 1 && !trial->is_sure && !form_could_end(judge, form, &trial->needs))
        return false;
    tches_move(judge->variant, &after, form);
    if (trial->is_sure)
        return ends_with(completion, &after, judge->left_after, judge->able_then, &own);
    if (judge->left_after == 1)
        return ends_with_one(completion, &after, false, mover, &own);
    if (ends_with_one(completion, &after, true, mover, &own))
        return true;
    either = own;
    either.to |= trial->needs.to;
    either.to_leaving |= trial->needs.to_leaving;
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
}
