#ifndef MOTLEY_POSSIBLE_H
#define MOTLEY_POSSIBLE_H

/* What of a family is asked for supposed turns (rules 5.1). */

#include "rules.h"

/**
 * Makes of a position in which the game goes on that in which a seat begins a turn. False where
 * there is no such position, with the reason and its squares; the position is spoilt then.
 */
typedef bool begin_turn(const struct variant *variant, void *position, unsigned seat,
                        struct explanation *explanation);

/** A family's function, or NULL. Its rules do not know of it, so that a program that only wants
    them is not linked with it. */
begin_turn *begin_turn_of(const struct rules *rules);

/** The families' functions. */
#define FAMILY(name) begin_turn name##_begin_turn;
#include "families/families.def"

#endif
