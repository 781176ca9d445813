/* Fairy: who attacks what, and which ways an action opens or closes (fairy 6). */

#include "danger.h"

#include <assert.h>

void fairy_field(const struct fairy *variant, const struct fairy_position *position,
                 unsigned attacker, struct field *field) {
    field->variant = variant;
    field->kinds = position->kinds;
    field->attacker = attacker;
    field->attackers = position->sides[attacker];
    field->occupied = occupied_by_both(position);
    field->special = variant->threats[attacker].special & position->present;
    raiders_sort(&field->raiders, &variant->threats[attacker], position->kinds, position->present,
                 position->sides[attacker]);
}

/* True if a piece captures on a square by a way that is open. */
static bool hits(const struct field *field, unsigned kind, unsigned from, unsigned square) {
    struct line lines[LINES_MAX];
    const unsigned count = fairy_lines(field->variant, field->attacker, kind, from, square, lines);
    for (unsigned i = 0; i < count; i++)
        if (line_is_open(&lines[i], field->occupied))
            return true;
    return false;
}

static squares_t attackers_until(const struct field *field, unsigned square, bool is_one_enough) {
    squares_t found = raiders_to(&field->variant->grid, &field->raiders, square, field->occupied) &
                      field->attackers;
    for (kinds_t rest = field->special; rest != 0; rest &= rest - 1) {
        if (is_one_enough && found != 0)
            return found;
        const unsigned kind = (unsigned)__builtin_ctz(rest);
        squares_t pieces = field->kinds[kind] & field->attackers &
                           field->variant->wide_back[field->attacker][kind][square];
        for (; pieces != 0; pieces &= pieces - 1)
            if (hits(field, kind, first_square(pieces), square))
                found |= pieces & -pieces;
    }
    return found;
}

squares_t fairy_field_attackers(const struct field *field, unsigned square) {
    return attackers_until(field, square, false);
}

bool fairy_field_attacks(const struct field *field, unsigned square) {
    return attackers_until(field, square, true) != 0;
}

squares_t fairy_attackers(const struct fairy *variant, const struct fairy_position *position,
                          unsigned attacker, unsigned square) {
    struct field field;
    fairy_field(variant, position, attacker, &field);
    return fairy_field_attackers(&field, square);
}

static bool is_single(squares_t squares) { return squares != 0 && (squares & (squares - 1)) == 0; }

squares_t fairy_royals_in_force(const struct fairy *variant, const struct fairy_position *position,
                                unsigned side) {
    squares_t royals = 0;
    for (kinds_t rest = variant->royal & position->present; rest != 0; rest &= rest - 1) {
        const squares_t pieces = position->kinds[__builtin_ctz(rest)] & position->sides[side];
        if (variant->base.option[OPTION_SEVERAL] == SEVERAL_ALL || is_single(pieces))
            royals |= pieces;
    }
    return royals;
}

bool fairy_has_alternates(const struct fairy *variant, const struct fairy_position *position,
                          unsigned side) {
    if (variant->base.option[OPTION_SEVERAL] != SEVERAL_ANY)
        return false;
    for (kinds_t rest = variant->royal & position->present; rest != 0; rest &= rest - 1) {
        const squares_t pieces = position->kinds[__builtin_ctz(rest)] & position->sides[side];
        if (pieces != 0 && !is_single(pieces))
            return true;
    }
    return false;
}

/* The pieces among many that are attacked: what each attacker reaches is looked at once, however
   many there are. */
static squares_t attacked_among_many(const struct field *field, squares_t pieces) {
    const struct fairy *variant = field->variant;
    squares_t attacked = 0;
    for (squares_t rest = pieces; rest != 0; rest &= rest - 1)
        if ((raiders_to(&variant->grid, &field->raiders, first_square(rest), field->occupied) &
             field->attackers) != 0)
            attacked |= rest & -rest;
    for (kinds_t rest = field->special; rest != 0; rest &= rest - 1) {
        const unsigned kind = (unsigned)__builtin_ctz(rest);
        squares_t attackers = field->kinds[kind] & field->attackers;
        for (; attackers != 0 && attacked != pieces; attackers &= attackers - 1)
            attacked |= fairy_reach(variant, field->attacker, kind, first_square(attackers),
                                    field->occupied, pieces)
                            .capture;
    }
    return attacked;
}

/* The pieces among some that are attacked. */
static squares_t attacked_among(const struct field *field, squares_t pieces) {
    enum { FEW = 3 };
    squares_t attacked = 0;
    if (count_squares(pieces) > FEW)
        return attacked_among_many(field, pieces);
    for (; pieces != 0; pieces &= pieces - 1)
        if (fairy_field_attacks(field, first_square(pieces)))
            attacked |= pieces & -pieces;
    return attacked;
}

squares_t fairy_checked(const struct fairy *variant, const struct fairy_position *position,
                        unsigned side) {
    struct field field;
    squares_t checked = 0;
    if ((variant->royal & position->present) == 0)
        return 0;
    fairy_field(variant, position, side ^ 1, &field);
    checked = attacked_among(&field, fairy_royals_in_force(variant, position, side));
    if (!fairy_has_alternates(variant, position, side))
        return checked;
    for (kinds_t rest = variant->royal & position->present; rest != 0; rest &= rest - 1) {
        const squares_t pieces = position->kinds[__builtin_ctz(rest)] & position->sides[side];
        if (!is_single(pieces) && attacked_among(&field, pieces) == pieces)
            checked |= pieces;
    }
    return checked;
}

bool fairy_is_in_check(const struct fairy *variant, const struct fairy_position *position,
                       unsigned side) {
    return fairy_checked(variant, position, side) != 0;
}

unsigned fairy_facing_lines(const struct fairy *variant, const struct fairy_position *position,
                            unsigned side, unsigned square, struct line *lines) {
    squares_t others = fairy_members(position, side ^ 1, variant->royal) &
                       variant->grid.rays[STRAIGHT][square].star;
    unsigned count = 0;
    if (variant->base.option[OPTION_FACING] == 0)
        return 0;
    for (; others != 0; others &= others - 1) {
        const unsigned other = first_square(others);
        lines[count++] = (struct line){.way = fairy_between(variant, STRAIGHT, square, other),
                                       .from = (uint8_t)other};
    }
    return count;
}

bool fairy_is_facing(const struct fairy *variant, const struct fairy_position *position) {
    squares_t royals = fairy_members(position, WHITE, variant->royal);
    struct line lines[SQUARES_MAX];
    for (; royals != 0; royals &= royals - 1) {
        unsigned count = fairy_facing_lines(variant, position, WHITE, first_square(royals), lines);
        while (count-- > 0)
            if (line_is_open(&lines[count], occupied_by_both(position)))
                return true;
    }
    return false;
}

/* Where something may go that is not on the way or leaves it, so that the way stays closed: `on` is
   what is on it then. Captures leave their square occupied. */
static squares_t line_allows(const struct line *line, squares_t on, squares_t occupied) {
    const squares_t from = bit_of(line->from), last = bit_of(line->last);
    if (line->hop == 0)
        return on == 0 ? line->way | from : EVERYWHERE;
    if (line->hop == 'g') {
        if (on == last)
            return (line->way & ~last) | from;
        return on == 0 ? ~(last & ~occupied) : EVERYWHERE;
    }
    if (on == 0)
        return ~(line->way & ~occupied);
    return is_single(on) ? (line->way & ~on) | from : EVERYWHERE;
}

/* Adds a way if one action can open or close it. */
static void danger_add(struct danger *danger, const struct line *line, unsigned king,
                       squares_t occupied, squares_t own) {
    const squares_t on = line->way & occupied;
    if (on != 0 && !is_single(on) && (line->hop == 0 || !is_single(on & (on - 1))))
        return;
    if (danger->count == WAYS_MAX) {
        danger->is_too_much = true;
        return;
    }
    danger->ways[danger->count] = *line;
    danger->ways[danger->count++].to = (uint8_t)king;
    danger->involved |= on & own;
    danger->allowed &= line_allows(line, on, occupied);
}

/* The ways of sliders and leapers that the sets find. */
static void add_raiders(const struct field *field, unsigned king, squares_t own,
                        struct danger *danger) {
    const struct grid *grid = &field->variant->grid;
    squares_t leapers = leapers_to(grid, &field->raiders, king);
    for (unsigned lines = STRAIGHT; lines <= DIAGONAL; lines++) {
        squares_t sliders =
            grid->rays[lines][king].star & field->raiders.sliders[lines] & field->attackers;
        for (; sliders != 0; sliders &= sliders - 1) {
            const unsigned from = first_square(sliders);
            const struct line line = {.way = fairy_between(field->variant, lines, from, king),
                                      .from = (uint8_t)from};
            danger_add(danger, &line, king, field->occupied, own);
        }
    }
    for (leapers &= field->attackers; leapers != 0; leapers &= leapers - 1) {
        const struct line line = {.from = (uint8_t)first_square(leapers)};
        danger_add(danger, &line, king, field->occupied, own);
    }
}

static void add_special(const struct field *field, unsigned king, squares_t own,
                        struct danger *danger) {
    for (kinds_t rest = field->special; rest != 0; rest &= rest - 1) {
        const unsigned kind = (unsigned)__builtin_ctz(rest);
        squares_t pieces = field->kinds[kind] & field->attackers &
                           field->variant->wide_back[field->attacker][kind][king];
        for (; pieces != 0; pieces &= pieces - 1) {
            struct line lines[LINES_MAX];
            const unsigned count = fairy_lines(field->variant, field->attacker, kind,
                                               first_square(pieces), king, lines);
            for (unsigned i = 0; i < count; i++)
                danger_add(danger, &lines[i], king, field->occupied, own);
        }
    }
}

void fairy_find_danger(const struct field *field, const struct fairy_position *position,
                       unsigned side, struct danger *danger) {
    const struct fairy *variant = field->variant;
    const squares_t own = position->sides[side];
    danger->count = 0;
    danger->royals = fairy_royals_in_force(variant, position, side);
    danger->involved = 0;
    danger->allowed = EVERYWHERE;
    danger->is_too_much = false;
    WORK(4);
    for (squares_t rest = danger->royals; rest != 0; rest &= rest - 1) {
        add_raiders(field, first_square(rest), own, danger);
        add_special(field, first_square(rest), own, danger);
    }
    if (variant->base.option[OPTION_FACING] != 0) {
        for (squares_t rest = fairy_members(position, side, variant->royal); rest != 0;
             rest &= rest - 1) {
            struct line lines[SQUARES_MAX];
            const unsigned count =
                fairy_facing_lines(variant, position, side, first_square(rest), lines);
            for (unsigned i = 0; i < count; i++)
                danger_add(danger, &lines[i], first_square(rest), field->occupied, own);
        }
    }
}

squares_t fairy_allowed_from(const struct danger *danger, unsigned from, squares_t occupied) {
    squares_t allowed = EVERYWHERE;
    const squares_t left = occupied & ~bit_of(from);
    for (unsigned i = 0; i < danger->count; i++) {
        const struct line *line = &danger->ways[i];
        if (line->to != from)
            allowed &= line_allows(line, line->way & left, left);
    }
    return allowed;
}
