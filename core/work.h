#ifndef MOTLEY_WORK_H
#define MOTLEY_WORK_H

/*
 * Counts work where a build asks for it (MOTLEY_COUNT_WORK), so that the core can be held to a
 * bound that is the same on every machine. A unit is about what it costs to see where one piece can
 * go: 10 to 40 nanoseconds. Other builds count nothing.
 */

#include <stdint.h>

#ifdef MOTLEY_COUNT_WORK
extern uint64_t work_done;
#define WORK(units) ((void)(work_done += (units)))
#else
#define WORK(units) ((void)0)
#endif

#endif
