#ifndef MOTLEY_TCHES_MOVES_H
#define MOTLEY_TCHES_MOVES_H

/*
 * The actions of the pieces of the side to act, whatever becomes of their King. A bare action
 * leaves open the kind and the facing of the piece after it; its forms give them.
 */

#include "reach.h"

enum {
    /* A Magister reaches at most all other squares, a carrier with a passenger ends on one of at
       most 48 squares, in two ways, or on one of 64 with a landing square. */
    BARE_MAX = 2 * SQUARES_MAX + 64,
    FORMS_MAX = (KINDS + 1) * FACINGS
};

/** The squares of a position that are asked for again and again. */
struct ground {
    const struct tches_variant *variant;
    const struct tches_position *position;
    squares_t own, enemies, occupied;
    squares_t able;      /**< own pieces that may act */
    squares_t prey;      /**< enemies that can be captured: without mate's King */
    squares_t near_prey; /**< the squares around them, and others */
    squares_t near_open; /**< the squares around those that are empty or the enemies', and others */
    squares_t landable;  /**< own pieces that a carrier may step onto */
};

void tches_ground_start(struct ground *ground, const struct tches_variant *variant,
                        const struct tches_position *position);

/** True if it moves as its own bare targets say: no carrier where there is transport. */
static inline bool tches_is_carrier(const struct tches_variant *variant, unsigned kind) {
    return variant->has_transport && (variant->carriers & KIND_BIT(kind)) != 0;
}

/** The ways of a piece of the side to act that moves as a kind. */
static inline const struct ways *tches_ways_at(const struct ground *ground, unsigned as,
                                               unsigned from) {
    const struct tches_position *position = ground->position;
    return &ground->variant->ways[as][orientation_of(position->board[from], position->side)];
}

/** Where it could ever get. */
static inline squares_t tches_wide_at(const struct ground *ground, unsigned as, unsigned from) {
    const struct tches_position *position = ground->position;
    return tches_wide_reach(ground->variant, as,
                            orientation_of(position->board[from], position->side), from);
}

/** Where a piece that is no carrier can go. */
squares_t tches_targets(const struct ground *ground, unsigned as, unsigned from);

/** Writes moves to some targets; gives the end of the list. */
static inline action_t *tches_write_targets(action_t *end, unsigned from, squares_t targets) {
    for (uint64_t rest = low_half(targets); rest != 0; rest &= rest - 1)
        *end++ = from | (action_t)(unsigned)__builtin_ctzll(rest) << ACTION_TO;
    for (uint64_t rest = high_half(targets); rest != 0; rest &= rest - 1)
        *end++ = from | (action_t)(64 + (unsigned)__builtin_ctzll(rest)) << ACTION_TO;
    return end;
}

/** Writes the bare moves of any one piece, BARE_MAX at most. */
size_t tches_list_bare(const struct ground *ground, unsigned from, action_t *list);

/** The same and, where pieces may be turned in place and then act again, that. */
size_t tches_list_acts(const struct ground *ground, unsigned from, action_t *list);

/** The bare moves that come to one of some squares, be it with a passenger that is set down on the
 * way.
 */
size_t tches_list_to(const struct ground *ground, unsigned from, squares_t targets, action_t *list);

/** True if a piece that leaves a square sets down its passenger, there or on its way. */
bool tches_sets_down(const struct ground *ground, action_t action);

/** The occupied squares after a move. */
squares_t tches_occupied_after(const struct ground *ground, action_t action);

/** True if an action makes another kind of a piece, or may. */
bool tches_can_promote(const struct ground *ground, action_t action);

/** True if it can matter to others in which form a bare action is played: a carrier may land on a
    pawn but not on another carrier. */
static inline bool tches_forms_differ(const struct ground *ground, action_t action) {
    return ground->variant->has_transport && tches_can_promote(ground, action);
}

/** Writes the forms of a bare move or turn in place, FORMS_MAX at most. */
size_t tches_list_forms(const struct ground *ground, action_t action, action_t *list);

/** Writes every move and turn in place, in all forms. */
size_t tches_list_all(const struct ground *ground, action_t *list);

#endif
