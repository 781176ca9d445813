/* Reach and attack. */

#include "attack.h"

squares_t __attribute__((noinline)) tches_slide(const struct tches_variant *variant, unsigned lines,
                                                unsigned square, squares_t occupied) {
    return slide(variant, lines, square, occupied);
}

struct reach __attribute__((noinline))
tches_reach_near(const struct tches_variant *variant, const struct ways *ways, unsigned orientation,
                 unsigned from, squares_t occupied, squares_t enemies, squares_t landable,
                 squares_t near) {
    return tches_reach(variant, ways, ways->is_plain, orientation, from, occupied, enemies,
                       landable, near);
}

struct reach tches_reach_alone(const struct tches_variant *variant, const struct ways *ways,
                               unsigned orientation, unsigned from, squares_t occupied,
                               squares_t enemies, squares_t landable) {
    return tches_reach_near(variant, ways, orientation, from, occupied, enemies, landable,
                            ~(squares_t)0);
}

squares_t tches_members(const struct tches_position *position, unsigned side, kinds_t kinds) {
    squares_t members = 0;
    for (kinds_t rest = kinds & position->present; rest != 0; rest &= rest - 1)
        members |= position->kinds[__builtin_ctz(rest)];
    return members & position->sides[side];
}

squares_t tches_landable(const struct tches_variant *variant, const struct tches_position *position,
                         unsigned side) {
    if (!variant->has_transport)
        return 0;
    return position->sides[side] & ~position->stacked &
           ~tches_members(position, side, CARRIER_KINDS | KIND_BIT(KING));
}

squares_t tches_landings(const struct tches_variant *variant, const struct then *then,
                         unsigned orientation, unsigned from, squares_t occupied) {
    squares_t landings = variant->leaps[then->leap][from];
    WORK(1);
    if ((then->slides & SLIDE_QUIET_STRAIGHT) != 0)
        landings |= tches_slide(variant, STRAIGHT, from, occupied);
    if ((then->slides & SLIDE_QUIET_DIAGONAL) != 0)
        landings |= tches_slide(variant, DIAGONAL, from, occupied);
    return then->leap != 0 ? landings : landings & variant->ahead[orientation][from];
}

static squares_t then_reach(const struct tches_variant *variant, const struct ways *ways,
                            unsigned from, squares_t landings, squares_t straight,
                            squares_t diagonal) {
    squares_t reach = 0;
    for (unsigned i = 0; i < ways->then_count; i++) {
        const struct then *then = &ways->then[i];
        squares_t rest = variant->leaps[then->leap][from];
        rest |= (then->slides & SLIDE_QUIET_STRAIGHT) != 0 ? straight : 0;
        rest |= (then->slides & SLIDE_QUIET_DIAGONAL) != 0 ? diagonal : 0;
        for (rest &= landings; rest != 0; rest &= rest - 1)
            reach |= variant->leaps[then->capture][first_square(rest)];
    }
    return reach;
}

/* Captures leaping over one square in the middle, which must be empty. */
static squares_t lame_reach(const struct tches_variant *variant, const struct ways *ways,
                            unsigned from, squares_t occupied) {
    squares_t reach = 0;
    for (squares_t rest = variant->leaps[ways->lame][from]; rest != 0; rest &= rest - 1)
        if (!has_square(occupied, (from + first_square(rest)) / 2))
            reach |= bit_of(first_square(rest));
    return reach;
}

/* Quiet only to the end of a path; a capture of whatever is met first. */
static struct reach bent_reach(const struct tches_variant *variant, const struct ways *ways,
                               unsigned from, squares_t occupied) {
    const struct bent *bent = &variant->bents[ways->bent];
    struct reach reach = {0, 0};
    for (unsigned i = 0; i < bent->count; i++) {
        const uint8_t *path = bent->paths[from][i];
        unsigned at = 0;
        while (at < 2 && path[at] != NO_SQUARE && !has_square(occupied, path[at]))
            at++;
        if (path[at] == NO_SQUARE)
            continue;
        if (has_square(occupied, path[at]))
            reach.capture |= bit_of(path[at]);
        if (at == 2)
            reach.quiet |= bit_of(path[at]);
    }
    return reach;
}

squares_t tches_bent_ends(const struct tches_variant *variant, const struct ways *ways,
                          unsigned from, squares_t occupied) {
    const struct bent *bent = &variant->bents[ways->bent];
    squares_t ends = 0;
    for (unsigned i = 0; i < bent->count; i++) {
        const uint8_t *path = bent->paths[from][i];
        if (path[2] != NO_SQUARE && !has_square(occupied, path[0]) &&
            !has_square(occupied, path[1]))
            ends |= bit_of(path[2]);
    }
    return ends;
}

void tches_add_special(const struct tches_variant *variant, const struct ways *ways, unsigned from,
                       squares_t occupied, squares_t landings, squares_t straight,
                       squares_t diagonal, struct reach *reach) {
    if (ways->then_count > 0)
        reach->capture |= then_reach(variant, ways, from, landings, straight, diagonal);
    if (ways->lame != 0)
        reach->capture |= lame_reach(variant, ways, from, occupied);
    if (ways->bent != 0) {
        const struct reach bent = bent_reach(variant, ways, from, occupied);
        reach->quiet |= bent.quiet;
        reach->capture |= bent.capture;
    }
}

/* Without polarity most pieces attack by set; with it, each by itself. */
static void field_sort(struct field *field) {
    const struct tches_variant *variant = field->variant;
    const struct tches_position *position = field->position;
    const struct threats *threats = &variant->threats[field->attacker];
    const kinds_t singles =
        (variant->has_polarity ? ~(kinds_t)0 : threats->special) & ~KIND_BIT(JESTER);
    field->singles = tches_members(position, field->attacker, singles);
    field->sliders[STRAIGHT] = field->sliders[DIAGONAL] = 0;
    field->leap_count = 0;
    WORK(4);
    if (variant->has_polarity)
        return;
    field->singles &=
        tches_around(variant, variant->all & ~position->sides[field->attacker]) |
        ~tches_members(position, field->attacker, singles & variant->beginning_beside);
    field->sliders[STRAIGHT] = tches_members(position, field->attacker, threats->straight);
    field->sliders[DIAGONAL] = tches_members(position, field->attacker, threats->diagonal);
    for (unsigned i = 0; i < threats->leap_count; i++) {
        const squares_t pieces = tches_members(position, field->attacker, threats->leaps[i].kinds);
        field->leapers[field->leap_count].pieces = pieces;
        field->leapers[field->leap_count].back = threats->leaps[i].back;
        field->leap_count += pieces != 0;
    }
}

void tches_field_against(const struct tches_variant *variant, const struct tches_position *position,
                         unsigned side, struct field *field) {
    field->variant = variant;
    field->position = position;
    field->occupied = occupied_by_both(position);
    field->attackers = position->sides[side ^ 1];
    field->attacker = side ^ 1;
    field->imitated = position->last[side];
    field_sort(field);
}

/* Where a quiet part may end on an empty board, looking any way. */
static squares_t widest_landings(const struct tches_variant *variant, const struct then *then,
                                 unsigned from) {
    squares_t landings = variant->leaps[then->leap][from];
    if ((then->slides & SLIDE_QUIET_STRAIGHT) != 0)
        landings |= variant->rays[STRAIGHT][from].star;
    if ((then->slides & SLIDE_QUIET_DIAGONAL) != 0)
        landings |= variant->rays[DIAGONAL][from].star;
    return landings;
}

/* Whether a piece could reach a square on some board, which most pieces could not. */
static bool may_reach(const struct tches_variant *variant, const struct ways *ways, unsigned from,
                      unsigned square) {
    squares_t reach = variant->leaps[ways->capture][from] | variant->leaps[ways->lame][from];
    if ((ways->slides & SLIDE_CAPTURE_STRAIGHT) != 0)
        reach |= variant->rays[STRAIGHT][from].star;
    if ((ways->slides & SLIDE_CAPTURE_DIAGONAL) != 0)
        reach |= variant->rays[DIAGONAL][from].star;
    if (has_square(reach, square) || ways->bent != 0)
        return true;
    for (unsigned i = 0; i < ways->then_count; i++)
        if ((widest_landings(variant, &ways->then[i], from) &
             variant->leaps[ways->then[i].capture_back][square]) != 0)
            return true;
    return false;
}

/* A piece of the attacking side, as it moves. */
struct attacker {
    const struct ways *ways;
    unsigned from, orientation;
};

static struct attacker attacker_at(const struct field *field, unsigned from, unsigned kind) {
    const uint8_t piece = field->position->board[from];
    const unsigned orientation = orientation_of(piece, field->attacker);
    WORK(1);
    return (struct attacker){
        .ways = &field->variant->ways[kind][orientation], .from = from, .orientation = orientation};
}

/* The pieces that it may step onto before it captures. */
static squares_t landable_of(const struct field *field, unsigned from) {
    const unsigned kind = piece_kind(field->position->board[from]);
    return (CARRIER_KINDS & KIND_BIT(kind)) == 0
               ? 0
               : tches_landable(field->variant, field->position, field->attacker) &
                     field->attackers;
}

/* Whether a piece reaches one square; what the square holds does not matter. */
static bool attacker_reaches(const struct field *field, const struct attacker *attacker,
                             unsigned square) {
    const struct tches_variant *variant = field->variant;
    const struct ways *ways = attacker->ways;
    const unsigned from = attacker->from, orientation = attacker->orientation;
    const squares_t target = bit_of(square), occupied = field->occupied;
    if (!may_reach(variant, ways, from, square))
        return false;
    const squares_t open = ~occupied | landable_of(field, from);
    for (unsigned i = 0; i < ways->then_count; i++) {
        const struct then *then = &ways->then[i];
        const squares_t before = variant->leaps[then->capture_back][square];
        if ((before & open) != 0 &&
            (tches_landings(variant, then, orientation, from, occupied) & before & open) != 0)
            return true;
    }
    squares_t reach = variant->leaps[ways->capture][from];
    if ((ways->slides & SLIDE_CAPTURE_STRAIGHT) != 0 &&
        (variant->rays[STRAIGHT][from].star & variant->ahead[orientation][from] & target) != 0)
        reach |= tches_slide(variant, STRAIGHT, from, occupied);
    if ((ways->slides & SLIDE_CAPTURE_DIAGONAL) != 0 &&
        (variant->rays[DIAGONAL][from].star & variant->ahead[orientation][from] & target) != 0)
        reach |= tches_slide(variant, DIAGONAL, from, occupied);
    if (ways->lame != 0)
        reach |= lame_reach(variant, ways, from, occupied);
    if (ways->bent != 0)
        reach |= bent_reach(variant, ways, from, occupied | target).capture;
    return (reach & target) != 0;
}

static squares_t jesters(const struct field *field) {
    return field->imitated == NO_KIND ? 0 : field->attackers & field->position->kinds[JESTER];
}

/* Those found by set: sliders and leapers. */
static squares_t plain_attackers(const struct field *field, unsigned square) {
    const struct tches_variant *variant = field->variant;
    squares_t found = 0;
    WORK(1);
    for (unsigned i = 0; i < field->leap_count; i++)
        found |= variant->leaps[field->leapers[i].back][square] & field->leapers[i].pieces;
    for (unsigned lines = STRAIGHT; lines <= DIAGONAL; lines++) {
        const squares_t sliders = variant->rays[lines][square].star & field->sliders[lines];
        if (sliders != 0)
            found |= slide(variant, lines, square, field->occupied) & sliders;
    }
    return found & field->attackers;
}

static squares_t attackers_until(const struct field *field, unsigned square, bool is_one_enough) {
    squares_t found = plain_attackers(field, square);
    if (is_one_enough && found != 0)
        return found;
    const squares_t as_jesters = jesters(field);
    for (squares_t rest = (field->singles & field->attackers) | as_jesters; rest != 0;
         rest &= rest - 1) {
        const unsigned from = first_square(rest);
        const unsigned kind = has_square(as_jesters, from)
                                  ? field->imitated
                                  : piece_kind(field->position->board[from]);
        const struct attacker attacker = attacker_at(field, from, kind);
        if (!attacker_reaches(field, &attacker, square))
            continue;
        found |= bit_of(from);
        if (is_one_enough)
            return found;
    }
    return found;
}

bool tches_is_attacked(const struct field *field, unsigned square) {
    return attackers_until(field, square, true) != 0;
}

squares_t tches_attackers(const struct field *field, unsigned square) {
    return attackers_until(field, square, false);
}

/* One more attack, which ends if something comes to one of these squares. */
static void danger_hit(struct danger *danger, squares_t squares) {
    danger->relevant = danger->is_attacked ? danger->relevant & squares : squares;
    danger->related |= squares;
    danger->is_attacked = true;
}

/* Slides of one attacker along straight or diagonal lines to the King. */
static void slide_danger(const struct field *field, const struct attacker *attacker, unsigned lines,
                         unsigned king, squares_t own, struct danger *danger) {
    const struct tches_variant *variant = field->variant;
    const squares_t ahead = variant->ahead[attacker->orientation][attacker->from];
    if (!has_square(variant->rays[lines][attacker->from].star & ahead, king))
        return;
    const squares_t reach = tches_slide(variant, lines, attacker->from, field->occupied);
    if (has_square(reach, king)) {
        danger_hit(danger, (reach & tches_slide(variant, lines, king, field->occupied)) |
                               bit_of(attacker->from));
        return;
    }
    const squares_t first = reach & own;
    if (first != 0 &&
        has_square(tches_slide(variant, lines, attacker->from, field->occupied & ~first), king))
        danger->sensitive |= first & variant->rays[lines][king].star;
}

/* A quiet part that ends where a capturing step to the King begins. */
static void then_danger(const struct field *field, const struct attacker *attacker,
                        const struct then *then, unsigned king, squares_t own,
                        struct danger *danger) {
    const struct tches_variant *variant = field->variant;
    const unsigned from = attacker->from, orientation = attacker->orientation;
    const squares_t before = variant->leaps[then->capture_back][king];
    const squares_t reach = tches_landings(variant, then, orientation, from, field->occupied);
    const squares_t open = ~field->occupied | landable_of(field, from);
    if ((reach & before & open) != 0) {
        danger_hit(danger, reach | bit_of(from));
        return;
    }
    const squares_t first = reach & own;
    if (first != 0 && (tches_landings(variant, then, orientation, from, field->occupied & ~first) &
                       before & (open | first)) != 0)
        danger->sensitive |= first;
}

/* A way of single squares to the King: free, or barred by one own piece. */
static void path_danger(const struct field *field, unsigned from, const uint8_t *path,
                        unsigned length, squares_t own, struct danger *danger) {
    squares_t way = 0;
    for (unsigned i = 0; i < length; i++)
        way |= bit_of(path[i]);
    const squares_t blockers = way & field->occupied;
    if (blockers == 0)
        danger_hit(danger, way | bit_of(from));
    else if ((blockers & (blockers - 1)) == 0)
        danger->sensitive |= blockers & own;
}

static void bent_danger(const struct field *field, const struct attacker *attacker, unsigned king,
                        squares_t own, struct danger *danger) {
    const struct bent *bent = &field->variant->bents[attacker->ways->bent];
    for (unsigned i = 0; i < bent->count; i++) {
        const uint8_t *path = bent->paths[attacker->from][i];
        for (unsigned at = 0; at < 3 && path[at] != NO_SQUARE; at++)
            if (path[at] == king)
                path_danger(field, attacker->from, path, at, own, danger);
    }
}

static void attacker_danger(const struct field *field, unsigned from, unsigned kind, unsigned king,
                            squares_t own, struct danger *danger) {
    const struct attacker attacker = attacker_at(field, from, kind);
    if (!may_reach(field->variant, attacker.ways, from, king))
        return;
    const struct ways *ways = attacker.ways;
    if (has_square(field->variant->leaps[ways->capture][from], king))
        danger_hit(danger, bit_of(from));
    if ((ways->slides & SLIDE_CAPTURE_STRAIGHT) != 0)
        slide_danger(field, &attacker, STRAIGHT, king, own, danger);
    if ((ways->slides & SLIDE_CAPTURE_DIAGONAL) != 0)
        slide_danger(field, &attacker, DIAGONAL, king, own, danger);
    for (unsigned i = 0; i < ways->then_count; i++)
        then_danger(field, &attacker, &ways->then[i], king, own, danger);
    if (ways->bent != 0)
        bent_danger(field, &attacker, king, own, danger);
    if (has_square(field->variant->leaps[ways->lame][from], king)) {
        const uint8_t middle = (uint8_t)((from + king) / 2);
        path_danger(field, from, &middle, 1, own, danger);
    }
}

/* Sliders found by set: what lies between them and the King, and what alone keeps them off. */
static void sliders_danger(const struct field *field, unsigned lines, unsigned king, squares_t own,
                           struct danger *danger) {
    const struct tches_variant *variant = field->variant;
    const squares_t sliders =
        variant->rays[lines][king].star & field->attackers & field->sliders[lines];
    if (sliders == 0)
        return;
    const squares_t reach = tches_slide(variant, lines, king, field->occupied);
    for (squares_t rest = reach & sliders; rest != 0; rest &= rest - 1)
        danger_hit(danger, (rest & -rest) | (reach & tches_slide(variant, lines, first_square(rest),
                                                                 field->occupied)));
    const squares_t first = reach & own;
    if (first == 0)
        return;
    squares_t behind =
        tches_slide(variant, lines, king, field->occupied & ~first) & sliders & ~reach;
    for (; behind != 0; behind &= behind - 1)
        danger->sensitive |=
            first & tches_slide(variant, lines, first_square(behind), field->occupied);
}

static void plain_danger(const struct field *field, unsigned king, squares_t own,
                         struct danger *danger) {
    const struct tches_variant *variant = field->variant;
    squares_t leapers = 0;
    WORK(2);
    for (unsigned i = 0; i < field->leap_count; i++)
        leapers |= variant->leaps[field->leapers[i].back][king] & field->leapers[i].pieces;
    for (leapers &= field->attackers; leapers != 0; leapers &= leapers - 1)
        danger_hit(danger, leapers & -leapers);
    sliders_danger(field, STRAIGHT, king, own, danger);
    sliders_danger(field, DIAGONAL, king, own, danger);
}

void tches_find_danger(const struct field *field, unsigned king, squares_t own,
                       struct danger *danger) {
    *danger = (struct danger){.is_attacked = false};
    plain_danger(field, king, own, danger);
    for (squares_t rest = field->singles & field->attackers; rest != 0; rest &= rest - 1) {
        const unsigned from = first_square(rest);
        attacker_danger(field, from, piece_kind(field->position->board[from]), king, own, danger);
    }
}

void tches_add_jesters(const struct field *field, unsigned king, squares_t own,
                       struct danger *danger) {
    for (squares_t rest = jesters(field); rest != 0; rest &= rest - 1)
        attacker_danger(field, first_square(rest), field->imitated, king, own, danger);
}
