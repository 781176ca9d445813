#ifndef MOTLEY_CLIMB_MEASURE_H
#define MOTLEY_CLIMB_MEASURE_H

/* How much work a variant and a position make. */

#include "motley.h"

#include <stdbool.h>
#include <stdint.h>

/** The call of all that cost the most, and its work. */
struct cost {
    uint64_t work;
    char call[16];
    bool is_refused; /**< the position was; all but `position` was called at the start */
};

/** Sets a variant and a position ("" for the start, where a shuffle counts too), looks at it in
    every way, and plays a few actions. False if the variant is refused; a position that is refused
    counts with its work. */
bool measure(struct motley_game *game, const char *variant, const char *position,
             struct cost *cost);

#endif
