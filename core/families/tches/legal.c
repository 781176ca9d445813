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
    judge->variant = variant;
    judge->position = position;
    judge->list = NULL;
    judge->count = 0;
    judge->is_first_enough = judge->is_fearless = false;
    judge->left_after = left - 1;
    judge->own = position->sides[side];
    judge->enemies = judge->prey = position->sides[side ^ 1];
    if (variant->is_mate)
        judge->prey &= ~position->kinds[KING];
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

const struct danger *tches_judge_danger(struct judge *judge, unsigned kind) {
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

/* True if a piece that leaves a square puts down there what it stood on. */
static bool leaves_something(const struct tches_position *position, action_t action) {
    const unsigned from = action_from(action);
    return has_square(position->stacked, from) && piece_kind(position->under[from]) != KING &&
           (action & ACTION_CARRIED_VIA) == 0 &&
           (action & (ACTION_CARRIED_TO | ACTION_HAS_VIA)) != ACTION_CARRIED_TO;
}

static bool picks_up_on_the_way(action_t action) {
    return (action & ACTION_HAS_VIA) != 0 && (action & ACTION_CARRIED_TO) != 0;
}

static squares_t occupied_after(const struct judge *judge, action_t action) {
    squares_t occupied = judge->own | judge->enemies;
    if (!leaves_something(judge->position, action))
        occupied &= ~bit_of(action_from(action));
    if (picks_up_on_the_way(action))
        occupied &= ~bit_of(action_via(action));
    else if ((action & ACTION_CARRIED_VIA) != 0)
        occupied |= bit_of(action_via(action));
    return occupied | bit_of(action_to(action));
}

/* Tries a move on a supposed field. */
static bool is_king_attacked_after(struct judge *judge, action_t action, unsigned as) {
    const unsigned from = action_from(action), to = action_to(action);
    const struct field *field =
        field_if(judge, occupied_after(judge, action), judge->enemies & ~bit_of(to), as);
    return tches_is_attacked(field, from == judge->king ? to : judge->king);
}

/* A captor must leave room for the King that it frees (rules 4.6). */
static enum verdict judge_room(const struct judge *judge, action_t action) {
    const unsigned to = action_to(action);
    if (action_type(action) == ACTION_TURN ||
        !has_square(judge->enemies & judge->position->stacked, to) ||
        piece_kind(judge->position->under[to]) != KING)
        return VERDICT_YES;
    return occupied_after(judge, action) != judge->variant->all ? VERDICT_YES : VERDICT_NO;
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
    return is_king_attacked_after(judge, action, as) ? worst : VERDICT_YES;
}

bool tches_can_complete(const struct judge *judge, action_t action) {
    struct tches_position after = *judge->position;
    tches_move(judge->variant, &after, action);
    after.left = (uint8_t)judge->left_after;
    return tches_has_action(judge->variant, &after);
}

/* Few actions first: what ends the danger at once is found before longer ways are looked for. */
bool tches_has_action(const struct tches_variant *variant, const struct tches_position *position) {
    struct judge judge;
    for (unsigned left = 1; left <= position->left; left++) {
        tches_judge_start(&judge, variant, position, left);
        judge.is_first_enough = true;
        tches_list_moves(&judge);
        if (judge.count > 0)
            return true;
        if (!variant->is_mate)
            return false;
    }
    return false;
}

static void offer_one(struct judge *judge, action_t action, bool is_searched) {
    if (judge->is_first_enough && judge->count > 0)
        return;
    if (is_searched && !tches_can_complete(judge, action))
        return;
    if (!judge->is_first_enough) {
        assert(judge->count < judge->room);
        judge->list[judge->count] = action;
    }
    judge->count++;
}

void tches_offer_facings(struct judge *judge, action_t action, bool is_searched) {
    const unsigned now = piece_facing(judge->position->board[action_from(action)]);
    if (action_type(action) != ACTION_TURN)
        offer_one(judge, action, is_searched);
    if (!judge->variant->has_polarity)
        return;
    for (unsigned facing = 0; facing < FACINGS; facing++)
        if (facing != now)
            offer_one(judge, action | (action_t)(facing + 1) << ACTION_FACING, is_searched);
}

static bool can_promote(const struct judge *judge, action_t action, unsigned kind) {
    return (PAWN_KINDS & KIND_BIT(kind)) != 0 &&
           has_square(judge->variant->last_rank[judge->position->side], action_to(action));
}

void tches_offer(struct judge *judge, action_t action, unsigned kind, unsigned as) {
    const enum verdict verdict = tches_judge(judge, action, as);
    /* What the piece becomes and where it looks matters to the rest of the turn only if it may act
       again. */
    const bool is_searched = verdict == VERDICT_DEPENDS && judge->variant->is_same_allowed;
    if (verdict == VERDICT_NO || (judge->is_first_enough && judge->count > 0) ||
        (verdict == VERDICT_DEPENDS && !is_searched && !tches_can_complete(judge, action)))
        return;
    const bool is_promoting = can_promote(judge, action, kind);
    if (!is_promoting || kind != PAWN)
        tches_offer_facings(judge, action, is_searched);
    if (!is_promoting)
        return;
    for (kinds_t rest = judge->variant->promotions[judge->position->side]; rest != 0;
         rest &= rest - 1)
        tches_offer_facings(judge,
                            action | (action_t)(unsigned)__builtin_ctz(rest) << ACTION_PROMOTION,
                            is_searched);
}
