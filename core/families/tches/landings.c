/* TCHES(S): where the quiet part of a compound capture can end, for those who play it in two steps.
 */

#include "turn.h"

/* Squares that the quiet part may end on, the rest of the board aside. A carrier may also land on
   an own piece, if it carries nothing there (rules 4.8). */
static squares_t open_squares(const struct tches_variant *variant,
                              const struct tches_position *position, action_t action) {
    const unsigned from = action_from(action), side = position->side;
    const bool is_carrier = (variant->carriers & KIND_BIT(piece_kind(position->board[from]))) != 0;
    const bool has_captive = tches_holds_king(variant, position, from);
    if ((action & ACTION_HAS_VIA) != 0)
        return bit_of(action_via(action));
    if (!is_carrier || has_captive || (action & ACTION_CARRIED_TO) != 0)
        return ~occupied_by_both(position);
    return ~occupied_by_both(position) | tches_landable(variant, position, side);
}

squares_t tches_landings_of(const struct tches_variant *variant,
                            const struct tches_position *position, action_t action) {
    const unsigned from = action_from(action), to = action_to(action), side = position->side;
    const unsigned as = tches_moves_as(position, side, piece_kind(position->board[from]));
    const unsigned orientation = orientation_of(position->board[from], side);
    const struct ways *ways = &variant->ways[as][orientation];
    const squares_t open = open_squares(variant, position, action);
    squares_t landings = 0;
    for (unsigned i = 0; i < ways->then_count; i++)
        landings |=
            tches_landings(variant, &ways->then[i], orientation, from, occupied_by_both(position)) &
            open & variant->grid.leaps[ways->then[i].capture_back][to];
    return landings;
}
