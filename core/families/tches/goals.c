/* Goals other than mate (rules 4.6), and the placing of a freed King. */

#include "danger.h"
#include "turn.h"

static bool is_king_home(const struct tches_variant *variant,
                         const struct tches_position *position) {
    const unsigned portal = variant->portals[position->side];
    return variant->is_king_held && has_square(position->sides[position->side], portal) &&
           tches_holds_king(variant, position, portal);
}

static bool is_king_through(const struct tches_variant *variant,
                            const struct tches_position *position) {
    const unsigned side = position->side;
    if (!variant->has_escort ||
        !has_square(position->kinds[tches_escorted(variant)] & position->sides[side],
                    variant->portals[side ^ 1]))
        return false;
    struct field field;
    tches_field_against(variant, position, side, &field);
    return !variant->is_mate || !tches_is_attacked(&field, variant->portals[side ^ 1]);
}

unsigned tches_count_kinds(const struct tches_position *position, unsigned side, kinds_t kinds) {
    unsigned count = count_squares(tches_members(position, side, kinds));
    for (squares_t rest = position->stacked & position->sides[side]; rest != 0; rest &= rest - 1)
        count += (kinds & KIND_BIT(piece_kind(position->under[first_square(rest)]))) != 0;
    return count;
}

static bool has_lost_prey(const struct tches_variant *variant,
                          const struct tches_position *position, unsigned side) {
    return variant->royal == NO_KIND &&
           tches_count_kinds(position, side, variant->prey) < variant->prey_needed[side];
}

bool tches_is_won(const struct tches_variant *variant, const struct tches_position *position,
                  const char **reason) {
    if (is_king_home(variant, position))
        *reason = "king-home";
    else if (is_king_through(variant, position))
        *reason = "portal";
    else if (has_lost_prey(variant, position, position->side ^ 1u))
        *reason = "prey";
    else
        return false;
    return true;
}

bool tches_is_over(const struct tches_variant *variant, const struct tches_position *position,
                   const char **reason) {
    return position->left < variant->strike && tches_is_won(variant, position, reason);
}

/* All squares within one King's step of a set, the set included. */
static squares_t widened(const struct tches_variant *variant, squares_t set) {
    squares_t wide = set;
    for (squares_t rest = set; rest != 0; rest &= rest - 1)
        for (unsigned lines = STRAIGHT; lines <= DIAGONAL; lines++)
            wide |= tches_slide(variant, lines, first_square(rest), variant->grid.all);
    return wide;
}

squares_t tches_king_places(const struct tches_variant *variant,
                            const struct tches_position *position) {
    const squares_t empty = variant->grid.all & ~occupied_by_both(position);
    squares_t near = bit_of(position->pending_king);
    while ((near & empty) == 0 && near != variant->grid.all)
        near = widened(variant, near);
    return near & empty;
}
