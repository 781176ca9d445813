/*
 * Which actions leave the King safe, or can still be followed by some that do (rules 4.3 and 4.5).
 * Most actions are judged without being tried: while the King is not attacked, only the leaving of
 * a sensitive square can change that; while it is, and this is the last action of the turn, only
 * what comes to a relevant square can.
 */

#include "rescue.h"
#include "turn.h"

#include <assert.h>

/** Judges and collects the actions of one position. */
struct judge {
    struct siege siege; /* of this the ground alone without mate */
    unsigned left_after;
    action_t *list;
    size_t count;
    bool is_first_enough; /* one action answers the question; the list is not written */
    bool is_rescue_started;
    struct rescue rescue;
};

static void judge_start(struct judge *judge, const struct tches_variant *variant,
                        const struct tches_position *position, unsigned left, action_t *list) {
    judge->left_after = left - 1;
    judge->list = list;
    judge->count = 0;
    judge->is_first_enough = list == NULL;
    judge->is_rescue_started = false;
    if (variant->is_mate)
        tches_siege_start(&judge->siege, variant, position);
    else
        tches_ground_start(&judge->siege.ground, variant, position);
}

static bool is_answered(const struct judge *judge) {
    return judge->is_first_enough && judge->count > 0;
}

/* A captor must leave room for the King that it frees (rules 4.6). */
static bool leaves_room(const struct ground *ground, action_t action) {
    const unsigned to = action_to(action);
    return action_type(action) == ACTION_TURN || !has_square(ground->enemies, to) ||
           !tches_holds_king(ground->variant, ground->position, to) ||
           tches_occupied_after(ground, action) != ground->variant->grid.all;
}

/* The verdict on an action without a look at the rest of the turn. */
enum verdict { NO, YES, DEPENDS };

static enum verdict verdict_on(struct judge *judge, action_t action, unsigned as) {
    struct siege *siege = &judge->siege;
    const unsigned from = action_from(action);
    const enum verdict worst = judge->left_after > 0 ? DEPENDS : NO;
    if (!siege->ground.variant->is_mate)
        return leaves_room(&siege->ground, action) ? YES : NO;
    const struct danger *danger = tches_siege_danger(siege, as);
    if (action_type(action) == ACTION_TURN)
        return danger->is_attacked ? worst : YES;
    if (from != siege->king) {
        if (!danger->is_attacked && !has_square(danger->sensitive, from) &&
            !action_picks_up(action))
            return YES;
        const struct aim aim = tches_aim_at(danger, true);
        if (danger->is_attacked && worst == NO && !tches_meets(action, &aim))
            return NO;
    }
    return tches_siege_holds(siege, action, as) ? worst : YES;
}

/* The forms of a bare action that are legal. */
static size_t list_legal_forms(struct judge *judge, action_t action, enum verdict verdict,
                               action_t *forms) {
    const struct ground *ground = &judge->siege.ground;
    if (verdict != DEPENDS)
        return verdict == YES ? tches_list_forms(ground, action, forms) : 0;
    if (!judge->is_rescue_started)
        tches_rescue_start(&judge->rescue, ground->variant, ground->position);
    judge->is_rescue_started = true;
    return tches_rescue_forms(&judge->rescue, ground, action, judge->left_after, forms);
}

/* Adds the legal forms of a bare action. */
static void offer(struct judge *judge, action_t action, unsigned as) {
    action_t forms[FORMS_MAX];
    if (is_answered(judge))
        return;
    const size_t count = list_legal_forms(judge, action, verdict_on(judge, action, as), forms);
    assert(judge->count + count <= TCHES_ACTIONS_MAX);
    for (size_t i = 0; i < count && !judge->is_first_enough; i++)
        judge->list[judge->count + i] = forms[i];
    judge->count += count;
}

/* The sieve for the moves of one kind. */
struct sieve {
    squares_t useful;  /* targets worth a look */
    squares_t special; /* targets that have to be judged or offered one by one */
    squares_t free;    /* pieces whose other moves are all legal, each in one form */
};

static struct sieve sieve_of(struct judge *judge, unsigned kind, unsigned as) {
    const struct ground *ground = &judge->siege.ground;
    const struct tches_variant *variant = ground->variant;
    struct sieve sieve = {.useful = EVERYWHERE, .free = variant->has_polarity ? 0 : EVERYWHERE};
    if ((PAWN_KINDS & KIND_BIT(kind)) != 0)
        sieve.special |= variant->last_rank[ground->position->side];
    if (variant->is_king_held)
        sieve.special |= ground->enemies & ground->position->stacked;
    if (!variant->is_mate)
        return sieve;
    const struct danger *danger = tches_siege_danger(&judge->siege, as);
    sieve.free &= kind == variant->royal || danger->is_attacked ? 0 : ~danger->sensitive;
    if (kind != variant->royal && danger->is_attacked && judge->left_after == 0)
        sieve.useful = danger->relevant;
    return sieve;
}

static void list_kind(struct judge *judge, unsigned kind, unsigned as, squares_t pieces) {
    const struct ground *ground = &judge->siege.ground;
    const struct sieve sieve = sieve_of(judge, kind, as);
    if ((ground->variant->beginning_beside & KIND_BIT(as)) != 0)
        pieces &= ground->near_open;
    for (; pieces != 0 && sieve.useful != 0; pieces &= pieces - 1) {
        const unsigned from = first_square(pieces);
        const squares_t targets = tches_targets(ground, as, from) & sieve.useful;
        const squares_t plain = has_square(sieve.free, from) ? targets & ~sieve.special : 0;
        if (plain != 0 && judge->is_first_enough)
            judge->count = 1;
        else if (plain != 0)
            judge->count = (size_t)(tches_write_targets(judge->list + judge->count, from, plain) -
                                    judge->list);
        for (squares_t rest = targets & ~plain; rest != 0; rest &= rest - 1)
            offer(judge, from | (action_t)first_square(rest) << ACTION_TO, as);
        if (is_answered(judge))
            return;
    }
}

static void list_carriers(struct judge *judge, unsigned as, squares_t pieces) {
    action_t bare[BARE_MAX];
    for (; pieces != 0; pieces &= pieces - 1) {
        const size_t count = tches_list_bare(&judge->siege.ground, first_square(pieces), bare);
        for (size_t i = 0; i < count && !is_answered(judge); i++)
            offer(judge, bare[i], as);
    }
}

static void list_moves(struct judge *judge, squares_t among) {
    const struct ground *ground = &judge->siege.ground;
    const struct tches_position *position = ground->position;
    for (kinds_t kinds = position->present; kinds != 0 && !is_answered(judge); kinds &= kinds - 1) {
        const unsigned kind = (unsigned)__builtin_ctz(kinds);
        const squares_t pieces = position->kinds[kind] & ground->able & among;
        const unsigned as = tches_moves_as(position, position->side, kind);
        if (pieces == 0 || as == NO_KIND)
            continue;
        if (tches_is_carrier(ground->variant, kind))
            list_carriers(judge, as, pieces);
        else
            list_kind(judge, kind, as, pieces);
    }
    if (!ground->variant->has_turns)
        return;
    for (squares_t rest = ground->able & among; rest != 0; rest &= rest - 1)
        offer(judge, first_square(rest) | (action_t)ACTION_TURN << ACTION_TYPE,
              position->last[position->side]); /* a turn is no move */
}

size_t tches_list_legal(const struct tches_variant *variant, const struct tches_position *position,
                        action_t *list) {
    struct judge judge;
    judge_start(&judge, variant, position, position->left, list);
    list_moves(&judge, EVERYWHERE);
    return judge.count;
}

/* Most often some pawn can move; whether a King may go somewhere takes longest to find. */
bool tches_has_action(const struct tches_variant *variant, const struct tches_position *position) {
    const squares_t *kinds = position->kinds;
    const squares_t kings = kinds[tches_escorted(variant)];
    const squares_t turns[] = {kinds[PAWN], ~(kinds[PAWN] | kings), kings};
    struct judge judge;
    if (position->left == 0)
        return false;
    judge_start(&judge, variant, position, 1, NULL);
    for (unsigned i = 0; i < 3 && judge.count == 0; i++)
        list_moves(&judge, turns[i]);
    if (judge.count > 0 || !variant->is_mate || position->left == 1)
        return judge.count > 0;
    if (tches_siege_danger(&judge.siege, position->last[position->side])->is_attacked) {
        tches_rescue_start(&judge.rescue, variant, position);
        return tches_rescue_is_near(&judge.rescue, position->left);
    }
    judge.left_after = position->left - 1u;
    list_moves(&judge, EVERYWHERE);
    return judge.count > 0;
}

bool tches_finds_move(const struct tches_variant *variant, const struct tches_position *position,
                      unsigned from, unsigned to, action_t *action) {
    struct ground ground;
    action_t list[BARE_MAX];
    tches_ground_start(&ground, variant, position);
    const size_t count = tches_list_bare(&ground, from, list);
    for (size_t i = 0; i < count; i++) {
        *action = list[i];
        if (action_to(*action) == to)
            return true;
    }
    return false;
}
