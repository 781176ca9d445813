#ifndef MOTLEY_TURN_H
#define MOTLEY_TURN_H

/* Turns as wholes: what one of them leaves, whatever the order of its actions was. */

#include "evaluation.h"

/**
 * A number for what a turn has left in a position that has this outcome: all that bears on how the
 * game goes on, the way to the move limit included, or how it has ended. Orders of the same actions
 * have one key where they leave the same. Only keys of one family can be compared.
 */
uint64_t search_turn_key(const struct variant *variant, const void *position,
                         struct outcome outcome);

#endif
