/* Which pieces an action helps to end the attack on their King. */

#include "help.h"

/* Carriers that can leave a passenger on one square and capture on another. */
static const kinds_t LEAVING_KINDS = KIND_BIT(GRIFFIN) | KIND_BIT(CHAMPION) | KIND_BIT(EMPEROR);

static bool is_leaving(const struct tches_variant *variant, unsigned kind) {
    return variant->has_transport && (LEAVING_KINDS & KIND_BIT(kind)) != 0;
}

/* True if a piece may come to two squares with one action. */
static bool is_double(const struct ground *ground, unsigned kind, unsigned from) {
    return is_leaving(ground->variant, kind) && has_square(ground->position->stacked, from);
}

bool tches_ending_start(struct ending *ending, const struct tches_variant *variant,
                        const struct tches_position *position) {
    ending->last = 0;
    tches_siege_start(&ending->siege, variant, position);
    return tches_siege_danger(&ending->siege, position->last[position->side])->is_attacked;
}

/* The squares that an action's pieces come to. */
static squares_t squares_met(action_t action) {
    if (action_type(action) == ACTION_TURN)
        return 0;
    return bit_of(action_to(action)) |
           ((action & ACTION_CARRIED_VIA) != 0 ? bit_of(action_via(action)) : 0);
}

/* Begins to note what an action before the last one could help by. */
static void needs_start(struct ending *ending) {
    const struct ground *ground = &ending->siege.ground;
    const struct tches_position *position = ground->position;
    struct needs *needs = &ending->needs;
    needs->king = ending->siege.king;
    needs->flights = needs->others = needs->lines = needs->doublers = 0;
    if (ground->variant->has_transport)
        needs->doublers =
            tches_members(position, position->side, LEAVING_KINDS) & position->stacked;
    needs->apart = ending->siege.base.apart;
    for (unsigned i = 0; i < needs->apart; i++)
        needs->apart_lines[i] = ending->siege.base.apart_lines[i];
}

/* Notes that a change of some squares may help some pieces: either the King or others. */
static void note_help(struct ending *ending, squares_t squares, squares_t pieces) {
    struct needs *needs = &ending->needs;
    for (squares_t rest = squares & ~(needs->flights | needs->others); rest != 0; rest &= rest - 1)
        ending->helped[first_square(rest)] = 0;
    if (has_square(pieces, needs->king))
        needs->flights |= squares;
    else
        needs->others |= squares;
    for (squares_t rest = squares; rest != 0; rest &= rest - 1)
        ending->helped[first_square(rest)] |= pieces;
}

/* The attacks that an action leaves open; more squares than necessary may be relevant. */
static struct danger danger_left(const struct danger *danger, squares_t met) {
    struct danger left = {.is_attacked = danger->is_attacked, .related = danger->related};
    for (unsigned i = 0; i < danger->apart; i++)
        if ((danger->apart_lines[i] & met) == 0)
            left.apart_lines[left.apart++] = danger->apart_lines[i];
    left.relevant = left.apart == 0 ? danger->related : left.apart == 1 ? left.apart_lines[0] : 0;
    return left;
}

/* Notes what would have to be closed before an action that does not end the attack. */
static void note_failure(struct ending *ending, action_t action, const struct danger *left) {
    ending->needs.lines |= left->related;
    note_help(ending, left->relevant, bit_of(action_from(action)));
}

/* The position without an own piece, or with one on an enemy's square, where a carrier may land. */
static struct ground ground_changed(const struct ground *ground, squares_t square) {
    struct ground changed = *ground;
    if ((ground->own & square) != 0) {
        changed.own &= ~square;
        changed.occupied &= ~square;
        changed.landable &= ~square;
    } else {
        changed.own |= square;
        changed.enemies &= ~square;
        changed.prey &= ~square;
        changed.landable |= square;
    }
    return changed;
}

static bool has_action(const action_t *list, size_t count, action_t action) {
    for (size_t i = 0; i < count; i++)
        if (list[i] == action)
            return true;
    return false;
}

/* True if a piece has an action that comes to one of some squares and is not in a list. */
static bool gets_further(const struct ground *ground, unsigned from, squares_t wanted,
                         const action_t *before, size_t before_count) {
    action_t list[BARE_MAX];
    const size_t count = tches_list_to(ground, from, wanted, list);
    for (size_t i = 0; i < count; i++)
        if (!has_action(before, before_count, list[i]))
            return true;
    return false;
}

/* Notes what keeps a piece from coming to more of what is wanted. */
static void note_bars(struct ending *ending, unsigned as, unsigned from, squares_t wanted) {
    const struct ground *ground = &ending->siege.ground;
    const unsigned kind = piece_kind(ground->position->board[from]);
    const bool is_carrier = tches_is_carrier(ground->variant, kind);
    action_t before[BARE_MAX];
    const size_t count = tches_list_to(ground, from, wanted, before);
    squares_t bars = tches_reach_sources(ground->variant, tches_ways_at(ground, as, from), from,
                                         ground->occupied) &
                     (is_carrier ? ground->occupied : ground->own);
    for (; bars != 0; bars &= bars - 1) {
        const struct ground changed = ground_changed(ground, bars & -bars);
        if (gets_further(&changed, from, wanted, before, count))
            note_help(ending, bars & -bars, bit_of(from));
    }
}

/* Notes the own pieces that bar the King's ways. */
static void note_flights(struct ending *ending, unsigned king) {
    const struct ground *ground = &ending->siege.ground;
    const struct ways *ways = tches_ways_at(ground, ground->variant->royal, king);
    note_help(ending,
              ground->own & tches_reach_sources(ground->variant, ways, king, ground->occupied),
              bit_of(king));
}

/* True if an action of a piece ends the attack. */
static bool piece_ends(struct ending *ending, unsigned as, unsigned from, const struct aim *aim) {
    action_t list[BARE_MAX];
    const size_t count = tches_list_to(&ending->siege.ground, from, aim->one | aim->first, list);
    for (size_t i = 0; i < count; i++)
        if (tches_meets(list[i], aim) && !tches_siege_holds(&ending->siege, list[i], as)) {
            ending->last = list[i];
            return true;
        }
    return false;
}

/* Learns why it does not. */
static void piece_learn(struct ending *ending, unsigned as, unsigned from, const struct aim *aim) {
    struct siege *siege = &ending->siege;
    const struct danger *danger = tches_siege_danger(siege, as);
    action_t list[BARE_MAX];
    const size_t count = tches_list_to(&siege->ground, from, aim->one | danger->related, list);
    for (size_t i = 0; i < count; i++) {
        struct danger left;
        if (tches_meets(list[i], aim))
            tches_siege_after(siege, list[i], as, &left);
        else
            left = danger_left(danger, squares_met(list[i]));
        note_failure(ending, list[i], &left);
    }
}

/* The pieces of a kind that an action may end the attack with. */
struct candidates {
    unsigned kind, as;
    squares_t pieces;
    struct aim aims[2]; /* of others, and of those that may come to two squares */
};

/* Begins with the first kinds of some pieces, and goes on with the next. */
static bool candidates_next(struct ending *ending, squares_t among, kinds_t *kinds,
                            struct candidates *next) {
    const struct ground *ground = &ending->siege.ground;
    const struct tches_position *position = ground->position;
    for (; *kinds != 0; *kinds &= *kinds - 1) {
        next->kind = (unsigned)__builtin_ctz(*kinds);
        next->as = tches_moves_as(position, position->side, next->kind);
        next->pieces = position->kinds[next->kind] & ground->able & among;
        if (next->pieces == 0 || next->as == NO_KIND)
            continue;
        const struct danger *danger = tches_siege_danger(&ending->siege, next->as);
        for (unsigned i = 0; i < 2; i++)
            next->aims[i] = next->kind == ground->variant->royal ? (struct aim){EVERYWHERE, 0, 0}
                                                                 : tches_aim_at(danger, i == 1);
        *kinds &= *kinds - 1;
        return true;
    }
    return false;
}

bool tches_ending_find(struct ending *ending, squares_t among) {
    const struct ground *ground = &ending->siege.ground;
    kinds_t kinds = ground->position->present;
    struct candidates now;
    while (candidates_next(ending, among, &kinds, &now))
        for (squares_t rest = now.pieces; rest != 0; rest &= rest - 1) {
            const unsigned from = first_square(rest);
            const struct aim *aim = &now.aims[is_double(ground, now.kind, from)];
            if ((tches_wide_at(ground, now.as, from) & (aim->one | aim->first)) != 0 &&
                piece_ends(ending, now.as, from, aim))
                return true;
        }
    return false;
}

void tches_ending_learn(struct ending *ending, squares_t among) {
    const struct ground *ground = &ending->siege.ground;
    const unsigned royal = ground->variant->royal;
    kinds_t kinds = ground->position->present;
    struct candidates now;
    needs_start(ending);
    while (candidates_next(ending, among, &kinds, &now)) {
        const struct danger *danger = tches_siege_danger(&ending->siege, now.as);
        ending->needs.lines |= danger->related;
        if (now.kind != royal) /* what closes all these attacks may have opened another one */
            note_help(ending, danger->relevant, now.pieces);
        for (squares_t rest = now.pieces; rest != 0; rest &= rest - 1) {
            const unsigned from = first_square(rest);
            const struct aim *aim = &now.aims[is_double(ground, now.kind, from)];
            const squares_t wanted = aim->one | aim->first | danger->related;
            if ((tches_wide_at(ground, now.as, from) & wanted) == 0)
                continue;
            piece_learn(ending, now.as, from, aim);
            if (now.kind == royal)
                note_flights(ending, from);
            else
                note_bars(ending, now.as, from, wanted);
        }
    }
}

squares_t tches_squares_changed(action_t action) {
    squares_t squares = bit_of(action_from(action));
    if (action_type(action) != ACTION_TURN)
        squares |= bit_of(action_to(action));
    if ((action & ACTION_HAS_VIA) != 0)
        squares |= bit_of(action_via(action));
    return squares;
}

squares_t tches_squares_taken(const struct tches_position *position, action_t action) {
    squares_t squares = bit_of(action_ends_on(action));
    if (action_type(action) != ACTION_TURN && has_square(position->stacked, action_from(action)))
        squares |= tches_squares_changed(action);
    return squares;
}

/* True if an action changes so much at once that what is noted of single squares does not tell whom
   it helps: it comes to two squares of attacks, or leaves two squares. */
static bool is_beyond_notes(const struct needs *needs, action_t action) {
    return action_from(action) == needs->king || action_picks_up(action) ||
           ((action & ACTION_CARRIED_VIA) != 0 && has_square(needs->lines, action_to(action)) &&
            has_square(needs->lines, action_via(action)));
}

squares_t tches_helped(const struct needs *needs, action_t action) {
    const squares_t met = squares_met(action), changed = tches_squares_changed(action);
    squares_t others = (changed & needs->others) != 0 ? ~bit_of(needs->king) : 0;
    unsigned open = 0;
    if (is_beyond_notes(needs, action))
        return EVERYWHERE;
    for (unsigned i = 0; i < needs->apart; i++)
        open += (needs->apart_lines[i] & met) == 0;
    if (open > 1)
        others &= open == 2 ? needs->doublers : 0;
    return others | ((changed & needs->flights) != 0 ? bit_of(needs->king) : 0);
}

/* Where a piece that moves as a kind has to come to end the attack after an action. */
static struct aim aim_after(struct ending *ending, action_t action, unsigned as, bool is_double) {
    const struct danger *danger = tches_siege_danger(&ending->siege, as);
    const squares_t met = squares_met(action);
    if (!danger->is_attacked || (met & danger->related) == 0)
        return tches_aim_at(danger, is_double);
    const struct danger left = danger_left(danger, met);
    return left.apart == 0 ? (struct aim){EVERYWHERE, 0, 0}
                           : tches_aim_at(&left, is_double && left.apart == 2);
}

/* True if a piece could end the attack that stands on a square after an action. */
static bool could_go_on(struct ending *ending, action_t action, uint8_t piece, unsigned square,
                        bool is_loaded) {
    const struct ground *ground = &ending->siege.ground;
    const unsigned kind = piece_kind(piece), side = ground->position->side;
    const unsigned as = tches_moves_as(ground->position, side, kind);
    const bool is_royal = kind == ground->variant->royal;
    if (is_royal || as == NO_KIND)
        return is_royal; /* its flight has nothing to do with these attacks */
    const struct aim aim =
        aim_after(ending, action, as, is_loaded && is_leaving(ground->variant, kind));
    const squares_t wide =
        tches_wide_reach(ground->variant, as, orientation_of(piece, side), square);
    return (wide & (aim.one | aim.first)) != 0;
}

/* True if a piece can come where it has to. */
static bool piece_comes(const struct ground *ground, unsigned from, const struct aim *aim) {
    action_t list[BARE_MAX];
    const size_t count = tches_list_to(ground, from, aim->one | aim->first, list);
    for (size_t i = 0; i < count; i++)
        if (tches_meets(list[i], aim))
            return true;
    return false;
}

squares_t tches_coming(struct ending *ending, action_t action, const struct tches_position *after,
                       squares_t among) {
    struct ground ground;
    squares_t coming = among & bit_of(ending->needs.king);
    if (action_from(action) == ending->needs.king)
        return among;
    tches_ground_start(&ground, ending->siege.ground.variant, after);
    for (squares_t rest = among & ground.able & ~coming; rest != 0; rest &= rest - 1) {
        const unsigned from = first_square(rest), kind = piece_kind(after->board[from]);
        const unsigned as = tches_moves_as(after, after->side, kind);
        const struct aim aim = aim_after(ending, action, as, is_double(&ground, kind, from));
        if (piece_comes(&ground, from, &aim))
            coming |= rest & -rest;
    }
    return coming;
}

bool tches_mover_could_go_on(struct ending *ending, action_t action) {
    const struct tches_position *position = ending->siege.ground.position;
    const unsigned from = action_from(action), square = action_ends_on(action);
    const bool is_loaded = action_type(action) == ACTION_TURN
                               ? has_square(position->stacked, from)
                               : (action & ACTION_CARRIED_TO) != 0 ||
                                     has_square(position->sides[position->side], square);
    return could_go_on(ending, action, piece_after(position->board[from], action), square,
                       is_loaded);
}

/* The same in some form of a bare action. */
static bool some_form_could_go_on(struct ending *ending, action_t bare) {
    action_t forms[FORMS_MAX];
    const size_t count = tches_list_forms(&ending->siege.ground, bare, forms);
    for (size_t i = 0; i < count; i++)
        if (tches_mover_could_go_on(ending, forms[i]))
            return true;
    return false;
}

/* The passenger that an action sets down, if it could go on. */
static squares_t passenger_helped(struct ending *ending, action_t action) {
    const struct ground *ground = &ending->siege.ground;
    const struct tches_position *position = ground->position;
    const unsigned from = action_from(action);
    if (!tches_sets_down(ground, action))
        return 0;
    const unsigned square = (action & ACTION_CARRIED_VIA) != 0 ? action_via(action) : from;
    return could_go_on(ending, action, position->under[from], square, false) ? bit_of(square) : 0;
}

squares_t tches_helped_after(struct ending *ending, action_t action, squares_t among) {
    const struct needs *needs = &ending->needs;
    const struct ground *ground = &ending->siege.ground;
    const squares_t mover = bit_of(action_ends_on(action));
    squares_t changed = tches_squares_changed(action) & (needs->flights | needs->others);
    squares_t told = is_beyond_notes(needs, action) ? ground->own : 0, helped = 0;
    if (action_from(action) == needs->king)
        return among;
    for (; changed != 0; changed &= changed - 1)
        told |= ending->helped[first_square(changed)];
    for (told &= among & ground->able & ~mover; told != 0; told &= told - 1)
        if (could_go_on(ending, action, ground->position->board[first_square(told)],
                        first_square(told), (told & -told & ground->position->stacked) != 0))
            helped |= told & -told;
    if (ground->variant->is_same_allowed && (among & mover) != 0 &&
        some_form_could_go_on(ending, action))
        helped |= mover;
    return helped | (among & passenger_helped(ending, action));
}
