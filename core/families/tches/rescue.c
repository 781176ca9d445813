/* Completing a turn. */

#include "rescue.h"

void tches_rescue_start(struct rescue *rescue, const struct tches_variant *variant,
                        const struct tches_position *position) {
    rescue->variant = variant;
    rescue->position = position;
    rescue->middle = rescue->last = 0;
    rescue->is_near_known = rescue->are_refuted_used = false;
}

/* True if the King is not attacked, or an action of one of some pieces ends that; if not, tells
   what an action before it would need, where that is asked. */
static bool one_ends(struct rescue *rescue, const struct tches_position *position, squares_t among,
                     struct needs *needs) {
    struct ending ending;
    if (!tches_ending_start(&ending, rescue->variant, position) ||
        tches_ending_find(&ending, among)) {
        rescue->middle = 0;
        rescue->last = ending.last;
        return true;
    }
    if (needs != NULL) {
        tches_ending_learn(&ending, among);
        *needs = ending.needs;
    }
    return false;
}

/* Where an action is kept or has room, or the last place that it could be at. */
static struct refuted *refuted_at(struct rescue *rescue, action_t action) {
    const uint64_t hash = action * 0x9e3779b97f4a7c15u >> 32;
    struct refuted *refuted = NULL;
    for (unsigned i = 0; i < 8; i++) {
        refuted = &rescue->refuted[(hash + i) & (REFUTED_MAX - 1)];
        if (refuted->action == action || refuted->action == 0)
            break;
    }
    return refuted;
}

static const struct refuted *refuted_find(struct rescue *rescue, action_t action) {
    if (!rescue->are_refuted_used)
        for (unsigned i = 0; i < REFUTED_MAX; i++)
            rescue->refuted[i].action = 0;
    rescue->are_refuted_used = true;
    struct refuted *refuted = refuted_at(rescue, action);
    if (refuted->action != action) {
        struct tches_position after = *rescue->position;
        refuted->action = action;
        tches_move(rescue->variant, &after, action);
        refuted->is_refuted =
            !one_ends(rescue, &after, ~bit_of(action_ends_on(action)), &refuted->needs);
    }
    return refuted;
}

/* The pieces that may end the attack after two actions for all that is known of the second alone,
   whose piece is left aside. Two actions that change no square in common lead to the same whichever
   is first, so the first has to help where the second alone fails. */
static squares_t not_refuted(struct rescue *rescue, action_t first, action_t second) {
    if (first == 0 || (tches_squares_changed(first) & tches_squares_changed(second)) != 0)
        return EVERYWHERE;
    const struct refuted *refuted = refuted_find(rescue, second);
    return refuted->is_refuted
               ? tches_helped(&refuted->needs, first) | tches_squares_taken(rescue->position, first)
               : EVERYWHERE;
}

/* True if an action is possible, in this form if that can matter. */
static bool is_possible(const struct ground *ground, action_t action) {
    const unsigned promotion = action_promotion(action), from = action_from(action);
    action_t list[BARE_MAX];
    if (!has_square(ground->able, from))
        return false;
    if (action_type(action) == ACTION_TURN)
        return true;
    if (tches_can_promote(ground, action)
            ? promotion == 0 && piece_kind(ground->position->board[from]) == PAWN &&
                  (ground->variant->is_same_allowed || tches_forms_differ(ground, action))
            : promotion != 0)
        return false;
    const size_t count = tches_list_bare(ground, from, list);
    for (size_t i = 0; i < count; i++)
        if (list[i] == without_form(action))
            return true;
    return false;
}

/* True if what has completed a turn the last time does so here, without the pieces on some squares.
 */
static bool completes_again(const struct rescue *rescue, const struct tches_position *position,
                            squares_t but) {
    struct tches_position after = *position;
    struct siege siege;
    struct ground ground;
    if (rescue->last == 0 || has_square(but, action_from(rescue->last)))
        return false;
    if (rescue->middle != 0) {
        tches_ground_start(&ground, rescue->variant, position);
        if (has_square(but, action_from(rescue->middle)) || !is_possible(&ground, rescue->middle))
            return false;
        tches_move(rescue->variant, &after, rescue->middle);
    }
    tches_siege_start(&siege, rescue->variant, &after);
    if (!is_possible(&siege.ground, rescue->last))
        return false;
    const unsigned kind = piece_kind(after.board[action_from(rescue->last)]);
    return !tches_siege_holds(&siege, rescue->last, tches_moves_as(&after, after.side, kind));
}

/* Two actions that are looked for. */
struct search {
    struct rescue *rescue;
    action_t first;       /* the action before both, or 0 */
    squares_t able_then;  /* the pieces that may act last */
    struct ending ending; /* in the position before both */
};

/* True if one of some pieces ends the attack after an action in one form. */
static bool form_completes(struct search *search, action_t form, squares_t among) {
    struct rescue *rescue = search->rescue;
    struct tches_position after = *search->ending.siege.ground.position;
    tches_move(rescue->variant, &after, form);
    among = tches_coming(&search->ending, form, &after, among);
    if (among == 0 || !one_ends(rescue, &after, among, NULL))
        return false;
    rescue->middle = form;
    return true;
}

/* True if one of some pieces does so after an action in some form. They can do no more than while a
   pawn stays one, on which a carrier may land. */
static bool others_complete(struct search *search, action_t bare, squares_t among) {
    const struct ground *ground = &search->ending.siege.ground;
    action_t forms[FORMS_MAX];
    if (among == 0 || !form_completes(search, bare, among))
        return false;
    if (!tches_forms_differ(ground, bare))
        return true;
    const size_t count = tches_list_forms(ground, bare, forms);
    for (size_t i = 0; i < count; i++)
        if (form_completes(search, forms[i], among))
            return true;
    return false;
}

/* True if two actions end the attack of which a bare one is the first. */
static bool bare_completes(struct search *search, action_t bare) {
    struct ending *ending = &search->ending;
    const struct tches_position *position = ending->siege.ground.position;
    const squares_t mover = bit_of(action_ends_on(bare));
    squares_t among = search->able_then &
                      (tches_helped(&ending->needs, bare) | tches_squares_taken(position, bare));
    action_t forms[FORMS_MAX];
    if (among != 0)
        among = tches_helped_after(ending, bare, among);
    if ((among & ~mover) != 0)
        among &= mover | not_refuted(search->rescue, search->first, bare);
    if (others_complete(search, bare, among & ~mover))
        return true;
    if ((among & mover) == 0)
        return false;
    const size_t count = tches_list_forms(&search->ending.siege.ground, bare, forms);
    for (size_t i = 0; i < count; i++)
        if (tches_mover_could_go_on(&search->ending, forms[i]) &&
            form_completes(search, forms[i], mover))
            return true;
    return false;
}

/* True if two actions end the attack in a position, or one: the first of some pieces, the last of
   others. `first` has led there. */
static bool two_end(struct rescue *rescue, action_t first, const struct tches_position *position,
                    squares_t able, squares_t able_then) {
    struct search search;
    action_t list[BARE_MAX + 1];
    struct ending *ending = &search.ending;
    search.rescue = rescue;
    search.first = first;
    search.able_then = able_then;
    if (!tches_ending_start(ending, rescue->variant, position) ||
        tches_ending_find(ending, able_then)) {
        rescue->middle = 0;
        rescue->last = ending->last;
        return true;
    }
    tches_ending_learn(ending, able_then);
    const struct ground *ground = &ending->siege.ground;
    for (squares_t rest = ground->able & able; rest != 0; rest &= rest - 1) {
        const size_t count = tches_list_acts(ground, first_square(rest), list);
        for (size_t i = 0; i < count; i++)
            if (bare_completes(&search, list[i]))
                return true;
    }
    return false;
}

/* True if so many actions, 1 or 2, end the attack after another one: of some pieces, the last of
   others. */
static bool completes(struct rescue *rescue, action_t action, unsigned left, squares_t able,
                      squares_t able_then) {
    struct tches_position after = *rescue->position;
    tches_move(rescue->variant, &after, action);
    if (completes_again(rescue, &after, ~(able & able_then)))
        return true;
    return left == 2 ? two_end(rescue, action, &after, able, able_then)
                     : one_ends(rescue, &after, able_then, NULL);
}

/* The same where the piece that acts takes part once more, so that its form matters. */
static bool mover_completes(struct rescue *rescue, action_t form, unsigned left) {
    const squares_t mover = bit_of(action_ends_on(form));
    if (left == 1)
        return completes(rescue, form, 1, mover, mover);
    return completes(rescue, form, 2, mover, EVERYWHERE) ||
           completes(rescue, form, 2, ~mover, mover);
}

/* The pieces that may end the attack after an action, if one that comes next has to. */
static squares_t helped_by(struct rescue *rescue, action_t action) {
    if (!rescue->is_near_known)
        rescue->is_near = one_ends(rescue, rescue->position, EVERYWHERE, &rescue->needs);
    rescue->is_near_known = true;
    return rescue->is_near ? EVERYWHERE
                           : tches_helped(&rescue->needs, action) |
                                 tches_squares_taken(rescue->position, action);
}

size_t tches_rescue_forms(struct rescue *rescue, const struct ground *ground, action_t bare,
                          unsigned left, action_t *forms) {
    const squares_t others = ~bit_of(action_ends_on(bare));
    const bool is_same = ground->variant->is_same_allowed;
    const squares_t helped = left == 1 ? helped_by(rescue, bare) : EVERYWHERE;
    size_t count = 0;
    if (left == 0 || (helped == 0 && !is_same))
        return 0;
    const size_t all = tches_list_forms(ground, bare, forms);
    if (is_same && all == 1)
        return completes(rescue, forms[0], left, EVERYWHERE, helped) ? 1 : 0;
    const bool do_others =
        (others & helped) != 0 && completes(rescue, bare, left, others, others & helped);
    if (do_others && !tches_forms_differ(ground, bare))
        return all;
    if (!do_others && !is_same)
        return 0;
    for (size_t i = 0; i < all; i++)
        if ((do_others && completes(rescue, forms[i], left, others, others)) ||
            (is_same && mover_completes(rescue, forms[i], left)))
            forms[count++] = forms[i];
    return count;
}

bool tches_rescue_is_near(struct rescue *rescue, unsigned left) {
    struct ground ground;
    action_t list[BARE_MAX + 1], forms[FORMS_MAX];
    if (left == 1)
        return one_ends(rescue, rescue->position, EVERYWHERE, NULL);
    if (two_end(rescue, 0, rescue->position, EVERYWHERE, EVERYWHERE))
        return true;
    tches_ground_start(&ground, rescue->variant, rescue->position);
    for (squares_t rest = ground.able; left == 3 && rest != 0; rest &= rest - 1) {
        const size_t count = tches_list_acts(&ground, first_square(rest), list);
        for (size_t i = 0; i < count; i++)
            if (tches_rescue_forms(rescue, &ground, list[i], 2, forms) > 0)
                return true;
    }
    return false;
}
