/* The attackers of a square, and their lines. */

#include "danger.h"

/* Without polarity most pieces attack by set; with it, each by itself. */
static void field_sort(struct field *field) {
    const struct tches_variant *variant = field->variant;
    const struct tches_position *position = field->position;
    const struct threats *threats = &variant->threats[field->attacker];
    const kinds_t singles =
        (variant->has_polarity ? ~(kinds_t)0 : threats->special) & ~KIND_BIT(JESTER);
    field->singles = tches_members(position, field->attacker, singles);
    raiders_sort(&field->raiders, threats, position->kinds, position->present,
                 position->sides[field->attacker]);
    WORK(4);
    if (variant->has_polarity)
        return;
    field->singles &=
        tches_around(variant, variant->grid.all & ~position->sides[field->attacker]) |
        ~tches_members(position, field->attacker, singles & variant->beginning_beside);
}

void tches_field_against(const struct tches_variant *variant, const struct tches_position *position,
                         unsigned side, struct field *field) {
    field->variant = variant;
    field->position = position;
    field->occupied = occupied_by_both(position);
    field->attackers = position->sides[side ^ 1];
    field->attacker = side ^ 1;
    field->imitated = position->last[side];
    field->landable = tches_landable(variant, position, side ^ 1);
    field->aim = NO_SQUARE;
    field_sort(field);
}

void tches_field_aim(struct field *field, unsigned square) {
    const uint8_t *board = field->position->board;
    field->aim = square;
    field->aiming = 0;
    for (squares_t rest = field->singles; rest != 0; rest &= rest - 1) {
        const unsigned from = first_square(rest), kind = piece_kind(board[from]);
        const unsigned orientation = orientation_of(board[from], field->attacker);
        if (has_square(tches_wide_reach(field->variant, kind, orientation, from), square))
            field->aiming |= rest & -rest;
    }
}

/* The pieces to be asked one by one whether they attack a square. */
static squares_t singles_to(const struct field *field, unsigned square) {
    return (square == field->aim ? field->aiming : field->singles) & field->attackers;
}

/* A piece of the attacking side, as it moves. */
struct attacker {
    const struct ways *ways;
    unsigned from, orientation;
    squares_t wide; /* where it could ever get */
};

static struct attacker attacker_at(const struct field *field, unsigned from, unsigned kind) {
    const uint8_t piece = field->position->board[from];
    const unsigned orientation = orientation_of(piece, field->attacker);
    WORK(1);
    return (struct attacker){.ways = &field->variant->ways[kind][orientation],
                             .from = from,
                             .orientation = orientation,
                             .wide = tches_wide_reach(field->variant, kind, orientation, from)};
}

/* The pieces that it may step onto before it captures. */
static squares_t landable_of(const struct field *field, unsigned from) {
    const unsigned kind = piece_kind(field->position->board[from]);
    return (field->variant->carriers & KIND_BIT(kind)) == 0 ? 0
                                                            : field->landable & field->attackers;
}

/* Whether a piece reaches one square; what the square holds does not matter. */
static bool attacker_reaches(const struct field *field, const struct attacker *attacker,
                             unsigned square) {
    const struct tches_variant *variant = field->variant;
    const struct ways *ways = attacker->ways;
    const unsigned from = attacker->from, orientation = attacker->orientation;
    const squares_t target = bit_of(square), occupied = field->occupied;
    if (!has_square(attacker->wide, square))
        return false;
    const squares_t open = ~occupied | landable_of(field, from);
    for (unsigned i = 0; i < ways->then_count; i++) {
        const struct then *then = &ways->then[i];
        const squares_t before = variant->grid.leaps[then->capture_back][square];
        if ((before & open) != 0 &&
            (tches_landings(variant, then, orientation, from, occupied) & before & open) != 0)
            return true;
    }
    squares_t reach = variant->grid.leaps[ways->capture][from];
    if ((ways->slides & SLIDE_CAPTURE_STRAIGHT) != 0 &&
        (variant->grid.rays[STRAIGHT][from].star & variant->ahead[orientation][from] & target) != 0)
        reach |= tches_slide(variant, STRAIGHT, from, occupied);
    if ((ways->slides & SLIDE_CAPTURE_DIAGONAL) != 0 &&
        (variant->grid.rays[DIAGONAL][from].star & variant->ahead[orientation][from] & target) != 0)
        reach |= tches_slide(variant, DIAGONAL, from, occupied);
    if (ways->lame != 0)
        reach |= tches_lame_reach(variant, ways, from, occupied);
    if (ways->bent != 0)
        reach |= tches_bent_reach(variant, ways, from, occupied | target).capture;
    return (reach & target) != 0;
}

static squares_t jesters(const struct field *field) {
    return field->imitated == NO_KIND ? 0 : field->attackers & field->position->kinds[JESTER];
}

static squares_t attackers_until(const struct field *field, unsigned square, bool is_one_enough) {
    squares_t found = raiders_to(&field->variant->grid, &field->raiders, square, field->occupied) &
                      field->attackers;
    WORK(1);
    if (is_one_enough && found != 0)
        return found;
    const squares_t as_jesters = jesters(field);
    for (squares_t rest = singles_to(field, square) | as_jesters; rest != 0; rest &= rest - 1) {
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
    for (unsigned i = 0; i < danger->apart; i++)
        if ((danger->apart_lines[i] & squares) != 0)
            return;
    if (danger->apart < APART_MAX)
        danger->apart_lines[danger->apart++] = squares;
}

/* Slides of one attacker along straight or diagonal lines to the King. */
static void slide_danger(const struct field *field, const struct attacker *attacker, unsigned lines,
                         unsigned king, squares_t own, struct danger *danger) {
    const struct tches_variant *variant = field->variant;
    const squares_t ahead = variant->ahead[attacker->orientation][attacker->from];
    if (!has_square(variant->grid.rays[lines][attacker->from].star & ahead, king))
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
        danger->sensitive |= first & variant->grid.rays[lines][king].star;
}

/* The squares that a quiet part passes on its way to a landing square. */
static squares_t then_way(const struct field *field, const struct then *then, unsigned from,
                          unsigned landing) {
    const struct tches_variant *variant = field->variant;
    squares_t way = 0;
    for (unsigned lines = STRAIGHT; lines <= DIAGONAL; lines++)
        if ((then->slides & (lines == STRAIGHT ? SLIDES_STRAIGHT : SLIDES_DIAGONAL)) != 0 &&
            has_square(variant->grid.rays[lines][from].star, landing))
            way |= tches_slide(variant, lines, from, bit_of(landing)) &
                   tches_slide(variant, lines, landing, bit_of(from));
    return way;
}

/* A quiet part that ends where a capturing step to the King begins. */
static void then_danger(const struct field *field, const struct attacker *attacker,
                        const struct then *then, unsigned king, squares_t own,
                        struct danger *danger) {
    const struct tches_variant *variant = field->variant;
    const unsigned from = attacker->from, orientation = attacker->orientation;
    const squares_t before = variant->grid.leaps[then->capture_back][king];
    const squares_t open = ~field->occupied | landable_of(field, from);
    if ((before & (open | own)) == 0)
        return;
    const squares_t reach = tches_landings(variant, then, orientation, from, field->occupied);
    squares_t landings = reach & before & open;
    for (squares_t rest = landings; rest != 0; rest &= rest - 1)
        danger_hit(danger,
                   (rest & -rest) | bit_of(from) | then_way(field, then, from, first_square(rest)));
    if (landings != 0)
        return;
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
    if (!has_square(attacker.wide, king))
        return;
    const struct ways *ways = attacker.ways;
    if (has_square(field->variant->grid.leaps[ways->capture][from], king))
        danger_hit(danger, bit_of(from));
    if ((ways->slides & SLIDE_CAPTURE_STRAIGHT) != 0)
        slide_danger(field, &attacker, STRAIGHT, king, own, danger);
    if ((ways->slides & SLIDE_CAPTURE_DIAGONAL) != 0)
        slide_danger(field, &attacker, DIAGONAL, king, own, danger);
    for (unsigned i = 0; i < ways->then_count; i++)
        then_danger(field, &attacker, &ways->then[i], king, own, danger);
    if (ways->bent != 0)
        bent_danger(field, &attacker, king, own, danger);
    if (has_square(field->variant->grid.leaps[ways->lame][from], king)) {
        const uint8_t middle = (uint8_t)((from + king) / 2);
        path_danger(field, from, &middle, 1, own, danger);
    }
}

/* Sliders found by set: what lies between them and the King, and what alone keeps them off. */
static void sliders_danger(const struct field *field, unsigned lines, unsigned king, squares_t own,
                           struct danger *danger) {
    const struct tches_variant *variant = field->variant;
    const squares_t sliders =
        variant->grid.rays[lines][king].star & field->attackers & field->raiders.sliders[lines];
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
    squares_t leapers = leapers_to(&field->variant->grid, &field->raiders, king) & field->attackers;
    WORK(2);
    for (; leapers != 0; leapers &= leapers - 1)
        danger_hit(danger, leapers & -leapers);
    sliders_danger(field, STRAIGHT, king, own, danger);
    sliders_danger(field, DIAGONAL, king, own, danger);
}

void tches_find_danger(const struct field *field, unsigned king, squares_t own,
                       struct danger *danger) {
    *danger = (struct danger){.is_attacked = false};
    plain_danger(field, king, own, danger);
    for (squares_t rest = singles_to(field, king); rest != 0; rest &= rest - 1) {
        const unsigned from = first_square(rest);
        attacker_danger(field, from, piece_kind(field->position->board[from]), king, own, danger);
    }
}

void tches_add_jesters(const struct field *field, unsigned king, squares_t own,
                       struct danger *danger) {
    for (squares_t rest = jesters(field); rest != 0; rest &= rest - 1)
        attacker_danger(field, first_square(rest), field->imitated, king, own, danger);
}
