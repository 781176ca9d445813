/*
 * Which actions leave the King safe, or can still be followed by some that do (rules 4.3 and 4.5).
 * Most actions are judged without being tried: while the King is not attacked, only the leaving of
 * a sensitive square can change that; while it is, and this is the last action of the turn, only
 * what comes to a relevant square can.
 */

#include "play.h"

#include <assert.h>

void tches_judge_start(struct judge *judge, const struct tches_variant *variant,
                       const struct tches_position *position, unsigned left) {
    const unsigned side = position->side;
    assert(left > 0);
    WORK(1);
    judge->variant = variant;
    judge->position = position;
    judge->list = NULL;
    judge->count = 0;
    judge->is_first_enough = judge->is_fearless = false;
    judge->only = 0;
    judge->left_after = left - 1;
    judge->completion = NULL;
    judge->is_completion_started = false;
    judge->needs = NULL;
    judge->is_for_itself = false;
    judge->last = NULL;
    judge->own = position->sides[side];
    judge->able = judge->own & (variant->is_same_allowed ? ~(squares_t)0 : ~position->acted);
    judge->able_then = judge->others = ~(squares_t)0;
    judge->enemies = judge->prey = position->sides[side ^ 1];
    if (variant->is_mate)
        judge->prey &= ~position->kinds[KING];
    judge->near_open = tches_around(variant, variant->all & ~judge->own);
    judge->near_prey = tches_around(variant, judge->prey);
    judge->landable = tches_landable(variant, position, side);
    judge->king = variant->is_mate ? tches_king_of(position, side) : NO_SQUARE;
    judge->has_enemy_jesters = (judge->enemies & position->kinds[JESTER]) != 0;
    judge->known = 0;
    judge->is_base_known = false;
}

static void base_make(struct judge *judge) {
    tches_field_against(judge->variant, judge->position, judge->position->side, &judge->field);
    tches_find_danger(&judge->field, judge->king, judge->own, &judge->base);
    judge->is_base_known = true;
}

/* The judge's one field, with other things supposed. */
static const struct field *field_if(struct judge *judge, squares_t occupied, squares_t attackers,
                                    unsigned imitated) {
    judge->field.occupied = occupied;
    judge->field.attackers = attackers;
    judge->field.imitated = (uint8_t)imitated;
    return &judge->field;
}

const struct danger *tches_judge_find_danger(struct judge *judge, unsigned kind) {
    if (!judge->is_base_known)
        base_make(judge);
    if (!judge->has_enemy_jesters)
        return &judge->base;
    if ((judge->known & KIND_BIT(kind)) == 0) {
        judge->dangers[kind] = judge->base;
        tches_add_jesters(field_if(judge, judge->own | judge->enemies, judge->enemies, kind),
                          judge->king, judge->own, &judge->dangers[kind]);
        judge->known |= KIND_BIT(kind);
    }
    return &judge->dangers[kind];
}

bool tches_leaves_passenger(const struct tches_position *position, action_t action) {
    const unsigned from = action_from(action);
    return has_square(position->stacked, from) && piece_kind(position->under[from]) != KING &&
           (action & ACTION_CARRIED_VIA) == 0 &&
           (action & (ACTION_CARRIED_TO | ACTION_HAS_VIA)) != ACTION_CARRIED_TO;
}

static bool picks_up_on_the_way(action_t action) {
    return (action & ACTION_HAS_VIA) != 0 && (action & ACTION_CARRIED_TO) != 0;
}

squares_t tches_occupied_after(const struct judge *judge, action_t action) {
    squares_t occupied = judge->own | judge->enemies;
    if (!tches_leaves_passenger(judge->position, action))
        occupied &= ~bit_of(action_from(action));
    if (picks_up_on_the_way(action))
        occupied &= ~bit_of(action_via(action));
    else if ((action & ACTION_CARRIED_VIA) != 0)
        occupied |= bit_of(action_via(action));
    return occupied | bit_of(action_to(action));
}

/* Tries a move on a supposed field. */
bool tches_is_king_attacked_after(struct judge *judge, action_t action, unsigned as) {
    const unsigned from = action_from(action), to = action_to(action);
    if (!judge->is_base_known)
        base_make(judge);
    const struct field *field =
        field_if(judge, tches_occupied_after(judge, action), judge->enemies & ~bit_of(to), as);
    return tches_is_attacked(field, from == judge->king ? to : judge->king);
}

void tches_judge_danger_after(struct judge *judge, action_t action, unsigned as,
                              struct danger *danger) {
    const unsigned from = action_from(action), to = action_to(action);
    const unsigned king = from == judge->king ? to : judge->king;
    if (!judge->is_base_known)
        base_make(judge);
    const struct field *field =
        field_if(judge, tches_occupied_after(judge, action), judge->enemies & ~bit_of(to), as);
    tches_find_danger(field, king, 0, danger);
    tches_add_jesters(field, king, 0, danger);
}

/* A captor must leave room for the King that it frees (rules 4.6). */
static enum verdict judge_room(const struct judge *judge, action_t action) {
    const unsigned to = action_to(action);
    if (action_type(action) == ACTION_TURN ||
        !has_square(judge->enemies & judge->position->stacked, to) ||
        piece_kind(judge->position->under[to]) != KING)
        return VERDICT_YES;
    return tches_occupied_after(judge, action) != judge->variant->all ? VERDICT_YES : VERDICT_NO;
}

/* Whether a piece other than the King comes where it has to. */
static bool can_end_attack(const struct danger *danger, action_t action) {
    if ((action & ACTION_CARRIED_VIA) == 0)
        return has_square(danger->relevant, action_to(action));
    return has_square(danger->related, action_to(action)) ||
           has_square(danger->related, action_via(action));
}

enum verdict tches_judge(struct judge *judge, action_t action, unsigned as) {
    const unsigned from = action_from(action);
    const enum verdict worst = judge->left_after > 0 ? VERDICT_DEPENDS : VERDICT_NO;
    if (judge->is_fearless || !judge->variant->is_mate)
        return judge->is_fearless || !judge->variant->is_king_held ? VERDICT_YES
                                                                   : judge_room(judge, action);
    const struct danger *danger = tches_judge_danger(judge, as);
    if (action_type(action) == ACTION_TURN)
        return danger->is_attacked ? worst : VERDICT_YES;
    if (from != judge->king) {
        if (!danger->is_attacked && !has_square(danger->sensitive, from) &&
            !picks_up_on_the_way(action))
            return VERDICT_YES;
        if (danger->is_attacked && worst == VERDICT_NO && !can_end_attack(danger, action))
            return VERDICT_NO;
    }
    return tches_is_king_attacked_after(judge, action, as) ? worst : VERDICT_YES;
}

/* Most often some pawn can move; whether a King may go somewhere takes longest to find. */
static void list_until_one(struct judge *judge) {
    const squares_t *kinds = judge->position->kinds, able = judge->able;
    const squares_t turns[] = {kinds[PAWN], ~(kinds[PAWN] | kinds[KING]), kinds[KING]};
    for (unsigned i = 0; i < 3 && judge->count == 0; i++) {
        judge->able = able & turns[i];
        if (judge->able != 0)
            tches_list_moves(judge);
    }
    judge->able = able;
}

/* The end of the danger with one action is looked for first, then with two, then with three. */
bool tches_has_action(const struct tches_variant *variant, const struct tches_position *position) {
    struct completion completion;
    struct judge judge;
    if (position->left == 0)
        return false;
    tches_judge_start(&judge, variant, position, 1);
    judge.is_first_enough = true;
    list_until_one(&judge);
    if (judge.count > 0 || !variant->is_mate || position->left == 1)
        return judge.count > 0;
    tches_completion_start(&completion, variant, position);
    if (tches_completion_is_near(&completion, position))
        return true;
    if (position->left == 2)
        return false;
    tches_judge_start(&judge, variant, position, 3);
    judge.is_first_enough = true;
    judge.completion = &completion;
    judge.is_completion_started = true;
    tches_list_moves(&judge);
    return judge.count > 0;
}

static void offer_one(struct judge *judge, action_t action) {
    if (!judge->is_first_enough) {
        assert(judge->count < judge->room);
        judge->list[judge->count] = action;
    } else if (judge->needs != NULL) {
        judge->completion->found.second = action;
    }
    judge->count++;
}

/* Adds an action if it is sure to be legal or if a trial is made and the piece completes the turn.
 */
static void offer_form(struct judge *judge, action_t action, const struct trial *trial) {
    if (judge->is_first_enough && judge->count > 0)
        return;
    if (trial == NULL || tches_completion_goes_on(judge, action, trial))
        offer_one(judge, action);
}

/* Adds an action in all final facings. */
static void offer_facings(struct judge *judge, action_t action, const struct trial *trial) {
    const unsigned now = piece_facing(judge->position->board[action_from(action)]);
    if (trial != NULL && !tches_completion_could_go_on(judge, action, trial))
        return;
    if (action_type(action) != ACTION_TURN)
        offer_form(judge, action, trial);
    if (!judge->variant->has_polarity)
        return;
    for (unsigned facing = 0; facing < FACINGS; facing++)
        if (facing != now)
            offer_form(judge, action | (action_t)(facing + 1) << ACTION_FACING, trial);
}

/* Turning a piece that may not act again changes nothing for the rest of the turn; where one action
   is enough, fewer actions have been tried before. */
void tches_offer_turns(struct judge *judge, action_t action) {
    const unsigned last = judge->position->last[judge->position->side]; /* a turn is no move */
    struct trial trial = {.is_sure = false};
    if (judge->last != NULL || (judge->is_first_enough && judge->count > 0))
        return;
    const enum verdict verdict =
        judge->needs != NULL ? VERDICT_DEPENDS : tches_judge(judge, action, last);
    if (verdict == VERDICT_YES)
        offer_facings(judge, action, NULL);
    if (verdict != VERDICT_DEPENDS || (judge->is_first_enough && !judge->variant->is_same_allowed))
        return;
    if (judge->needs == NULL)
        tches_completion_try(judge, action, &trial);
    else if (!tches_completion_turn_is_needed(judge, action_from(action), &trial))
        return;
    if (trial.is_sure || tches_completion_may_go_on(judge, action))
        offer_facings(judge, action, &trial);
}

bool tches_can_promote(const struct judge *judge, action_t action, unsigned kind) {
    return (PAWN_KINDS & KIND_BIT(kind)) != 0 &&
           has_square(judge->variant->last_rank[judge->position->side], action_to(action));
}

static void offer_forms(struct judge *judge, action_t action, unsigned kind,
                        const struct trial *trial) {
    const bool is_promoting = tches_can_promote(judge, action, kind);
    if (!is_promoting || kind != PAWN)
        offer_facings(judge, action, trial);
    if (!is_promoting)
        return;
    for (kinds_t rest = judge->variant->promotions[judge->position->side]; rest != 0;
         rest &= rest - 1)
        offer_facings(judge, action | (action_t)(unsigned)__builtin_ctz(rest) << ACTION_PROMOTION,
                      trial);
}

/* What the piece becomes and where it looks matters to the rest of the turn only if it may act
   again. */
static void offer_dependent(struct judge *judge, action_t action, unsigned kind) {
    struct trial trial;
    tches_completion_try(judge, action, &trial);
    if (trial.is_sure || (!trial.is_decided && tches_completion_may_go_on(judge, action)))
        offer_forms(judge, action, kind, &trial);
}

void tches_offer(struct judge *judge, action_t action, unsigned kind, unsigned as) {
    if (judge->is_first_enough && judge->count > 0)
        return;
    WORK(1);
    if (judge->last != NULL) {
        tches_completion_try_last(judge, action, as);
        return;
    }
    if (judge->needs != NULL && !tches_completion_is_needed(judge, action))
        return;
    const enum verdict verdict =
        judge->needs != NULL ? VERDICT_DEPENDS : tches_judge(judge, action, as);
    if (verdict == VERDICT_YES)
        offer_forms(judge, action, kind, NULL);
    else if (verdict == VERDICT_DEPENDS)
        offer_dependent(judge, action, kind);
}
