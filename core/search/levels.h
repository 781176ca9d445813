#ifndef MOTLEY_LEVELS_H
#define MOTLEY_LEVELS_H

/* The levels of play, as data: each is measured to beat the one below it (docs/engine.md). */

#include "evaluation.h"

/** The strength of a level of a family; 0 is full strength without a limit. Where there are more
    than two seats, an action gets 4 times as many positions and up to 8,000 more: everybody's
    answers are looked at, and with six players it takes so many to look two actions ahead. */
struct level search_level_of(const struct evaluation *evaluation, unsigned level, unsigned seats);

#endif
