#ifndef MOTLEY_TEST_TEMPLATES_H
#define MOTLEY_TEST_TEMPLATES_H

/* Three tiny families that are compiled and never offered: they hold the core's interface to what
   the widest families need. */

#include "rules.h"

/** Three seats on an unlimited grid; taking a King takes over its army and puts a player out. */
extern const struct rules islands_rules;

/** Three actions a turn, legal only if the turn can be completed; pieces carry pieces. */
extern const struct rules towers_rules;

/** Four seats on a board with edges; taken pawns are dropped, in the same turn's list as moves. */
extern const struct rules corners_rules;

/** Every family that is offered, then the templates; ended by NULL. */
extern const struct rules *const all_families[];

#endif
