/* The actions of the pieces, whatever becomes of their King. */

#include "moves.h"

void tches_ground_start(struct ground *ground, const struct tches_variant *variant,
                        const struct tches_position *position) {
    const unsigned side = position->side;
    WORK(1);
    ground->variant = variant;
    ground->position = position;
    ground->own = position->sides[side];
    ground->enemies = ground->prey = position->sides[side ^ 1];
    ground->occupied = ground->own | ground->enemies;
    ground->able = ground->own & (variant->is_same_allowed ? EVERYWHERE : ~position->acted);
    if (variant->is_mate)
        ground->prey &= ~position->kinds[variant->royal];
    ground->near_open = tches_around(variant, variant->grid.all & ~ground->own);
    ground->near_prey = tches_around(variant, ground->prey);
    ground->landable = tches_landable(variant, position, side);
}

/* Without polarity all pieces of a side look the same way. */
static inline unsigned orientation_at(const struct ground *ground, unsigned from) {
    const struct tches_position *position = ground->position;
    return ground->variant->has_polarity ? orientation_of(position->board[from], position->side)
                                         : 2u * position->side;
}

static inline squares_t plain_targets(const struct ground *ground, const struct ways *ways,
                                      unsigned orientation, unsigned from) {
    const struct reach reach = tches_reach(ground->variant, ways, true, orientation, from,
                                           ground->occupied, ground->prey, 0, 0);
    return reach.quiet | reach.capture;
}

static squares_t __attribute__((noinline))
special_targets(const struct ground *ground, const struct ways *ways, unsigned orientation,
                unsigned from) {
    const struct reach reach = tches_reach(ground->variant, ways, false, orientation, from,
                                           ground->occupied, ground->prey, 0, ground->near_prey);
    return reach.quiet | reach.capture;
}

static inline squares_t targets_of(const struct ground *ground, unsigned as, unsigned from) {
    const unsigned orientation = orientation_at(ground, from);
    const struct ways *ways = &ground->variant->ways[as][orientation];
    return ways->is_plain ? plain_targets(ground, ways, orientation, from)
                          : special_targets(ground, ways, orientation, from);
}

squares_t tches_targets(const struct ground *ground, unsigned as, unsigned from) {
    return targets_of(ground, as, from);
}

/*
 * Transportation (rules 4.8): all that a carrier can do with what it stands on, what it finds on
 * the landing square in the middle, and what it steps onto at the end. Each of these ways ends in a
 * position of its own; ways that differ only in a landing square that leaves no trace are one.
 */

/* A carrier about to move. */
struct carrier {
    const struct ground *ground;
    unsigned from;
    bool has_passenger; /* stands on an own piece, which may stay or come along */
    squares_t wanted;   /* squares one of which it or its passenger has to come to */
    action_t *end;      /* of the list */
};

static void carrier_write(struct carrier *carrier, unsigned to, action_t flags) {
    *carrier->end++ = carrier->from | (action_t)to << ACTION_TO | flags;
}

/* A captured King comes under its captor, so nothing else can. */
static bool takes_king(const struct ground *ground, unsigned to) {
    return ground->variant->is_king_held &&
           has_square(ground->enemies & ground->position->kinds[ground->variant->royal], to);
}

/* Ends of moves without a landing square in the text; `open`: the passenger can come along. */
static void list_ends(struct carrier *carrier, squares_t targets, squares_t open) {
    for (targets &= carrier->wanted; targets != 0; targets &= targets - 1) {
        const unsigned to = first_square(targets);
        carrier_write(carrier, to, 0);
        if (carrier->has_passenger && has_square(open, to) && !takes_king(carrier->ground, to))
            carrier_write(carrier, to, ACTION_CARRIED_TO);
    }
}

/* The captures from one landing square that leave or take something there. */
static void list_landing(struct carrier *carrier, unsigned landing, squares_t captures) {
    const bool is_empty = !has_square(carrier->ground->occupied, landing);
    const action_t via = ACTION_HAS_VIA | (action_t)landing << ACTION_VIA;
    if (is_empty && !carrier->has_passenger)
        return;
    captures &= carrier->ground->prey;
    if (!is_empty || !has_square(carrier->wanted, landing))
        captures &= carrier->wanted;
    for (; captures != 0; captures &= captures - 1) {
        const unsigned to = first_square(captures);
        if (is_empty)
            carrier_write(carrier, to, via | ACTION_CARRIED_VIA);
        else if (!takes_king(carrier->ground, to))
            carrier_write(carrier, to, via | ACTION_CARRIED_TO);
    }
}

static size_t list_carrier(const struct ground *ground, unsigned from, unsigned kind,
                           squares_t wanted, action_t *list) {
    const struct tches_variant *variant = ground->variant;
    const struct tches_position *position = ground->position;
    const unsigned orientation = orientation_at(ground, from);
    const struct ways *ways = &variant->ways[kind][orientation];
    const squares_t occupied = ground->occupied;
    const bool is_stacked = has_square(position->stacked, from);
    const bool has_captive = tches_holds_king(variant, position, from);
    struct carrier carrier = {.ground = ground,
                              .from = from,
                              .has_passenger = is_stacked && !has_captive,
                              .wanted = wanted,
                              .end = list};
    const squares_t landable = has_captive ? 0 : ground->landable;
    const struct reach by_empty = tches_reach_near(variant, ways, orientation, from, occupied,
                                                   ground->prey, 0, ground->near_prey);
    const struct reach by_any = tches_reach_near(variant, ways, orientation, from, occupied,
                                                 ground->prey, landable, ground->near_prey);
    squares_t ends = variant->grid.leaps[ways->quiet][from] & landable;
    if (ways->bent != 0)
        ends |= tches_bent_ends(variant, ways, from, occupied) & landable;
    list_ends(&carrier, by_empty.quiet | by_any.capture | ends, by_empty.quiet | by_empty.capture);
    for (unsigned i = 0; i < ways->then_count; i++) {
        squares_t landings = tches_landings(variant, &ways->then[i], orientation, from, occupied) &
                             (~occupied | landable);
        for (; landings != 0; landings &= landings - 1) {
            const unsigned landing = first_square(landings);
            list_landing(&carrier, landing, variant->grid.leaps[ways->then[i].capture][landing]);
        }
    }
    return (size_t)(carrier.end - list);
}

size_t tches_list_to(const struct ground *ground, unsigned from, squares_t targets,
                     action_t *list) {
    const struct tches_position *position = ground->position;
    const unsigned kind = piece_kind(position->board[from]);
    const unsigned as = tches_moves_as(position, position->side, kind);
    if (as == NO_KIND)
        return 0;
    return tches_is_carrier(ground->variant, kind)
               ? list_carrier(ground, from, kind, targets, list)
               : (size_t)(tches_write_targets(list, from, targets_of(ground, as, from) & targets) -
                          list);
}

size_t tches_list_bare(const struct ground *ground, unsigned from, action_t *list) {
    return tches_list_to(ground, from, EVERYWHERE, list);
}

size_t tches_list_acts(const struct ground *ground, unsigned from, action_t *list) {
    size_t count = tches_list_bare(ground, from, list);
    if (ground->variant->has_turns && ground->variant->is_same_allowed)
        list[count++] = from | (action_t)ACTION_TURN << ACTION_TYPE;
    return count;
}

bool tches_sets_down(const struct ground *ground, action_t action) {
    const struct tches_position *position = ground->position;
    const unsigned from = action_from(action);
    return action_type(action) == ACTION_MOVE && has_square(position->stacked, from) &&
           !tches_holds_king(ground->variant, position, from) &&
           (action & (ACTION_CARRIED_TO | ACTION_HAS_VIA)) != ACTION_CARRIED_TO;
}

squares_t tches_occupied_after(const struct ground *ground, action_t action) {
    squares_t occupied = ground->occupied & ~bit_of(action_from(action));
    if (tches_sets_down(ground, action))
        occupied |=
            bit_of((action & ACTION_CARRIED_VIA) != 0 ? action_via(action) : action_from(action));
    if (action_picks_up(action))
        occupied &= ~bit_of(action_via(action));
    return occupied | bit_of(action_to(action));
}

bool tches_can_promote(const struct ground *ground, action_t action) {
    const unsigned kind = piece_kind(ground->position->board[action_from(action)]);
    return (PAWN_KINDS & KIND_BIT(kind)) != 0 && action_type(action) == ACTION_MOVE &&
           has_square(ground->variant->last_rank[ground->position->side], action_to(action));
}

/* An action in all final facings. */
static size_t list_facings(const struct ground *ground, action_t action, action_t *list) {
    const unsigned now = piece_facing(ground->position->board[action_from(action)]);
    size_t count = 0;
    if (action_type(action) != ACTION_TURN)
        list[count++] = action;
    for (unsigned facing = 0; ground->variant->has_polarity && facing < FACINGS; facing++)
        if (facing != now)
            list[count++] = action | (action_t)(facing + 1) << ACTION_FACING;
    return count;
}

size_t tches_list_forms(const struct ground *ground, action_t action, action_t *list) {
    const bool is_promoting = tches_can_promote(ground, action);
    size_t count = 0;
    if (!is_promoting || piece_kind(ground->position->board[action_from(action)]) != PAWN)
        count = list_facings(ground, action, list);
    if (!is_promoting)
        return count;
    for (kinds_t rest = ground->variant->promotions[ground->position->side]; rest != 0;
         rest &= rest - 1)
        count += list_facings(ground,
                              action | (action_t)(unsigned)__builtin_ctz(rest) << ACTION_PROMOTION,
                              list + count);
    return count;
}

size_t tches_list_all(const struct ground *ground, action_t *list) {
    action_t bare[BARE_MAX];
    size_t count = 0;
    for (kinds_t kinds = ground->position->present; kinds != 0; kinds &= kinds - 1) {
        squares_t rest = ground->position->kinds[__builtin_ctz(kinds)] & ground->able;
        for (; rest != 0; rest &= rest - 1) {
            const size_t bare_count = tches_list_bare(ground, first_square(rest), bare);
            for (size_t i = 0; i < bare_count; i++)
                count += tches_list_forms(ground, bare[i], list + count);
        }
    }
    if (ground->variant->has_turns)
        for (squares_t rest = ground->able; rest != 0; rest &= rest - 1)
            count += tches_list_forms(
                ground, first_square(rest) | (action_t)ACTION_TURN << ACTION_TYPE, list + count);
    return count;
}
