#ifndef MOTLEY_RANDOM_H
#define MOTLEY_RANDOM_H

/*
 * SplitMix64: a fixed sequence for each seed. Links name seeds of tables, and result files those of
 * games: it must never change.
 */

#include <stddef.h>
#include <stdint.h>

struct random {
    uint64_t state; /**< the seed, to begin with */
};

static inline uint64_t random_next(struct random *random) {
    uint64_t mixed = random->state += 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
    return mixed ^ mixed >> 31;
}

/** A number below a bound of at least 1. */
static inline size_t random_below(struct random *random, size_t bound) {
    return (size_t)(random_next(random) % bound);
}

#endif
