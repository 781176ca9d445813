/* Till Chess: random tables to begin with, so that nobody need place dozens of tiles by hand. */

#include "table.h"

enum { ATTEMPTS = 64, CANDIDATES = 4 };

/* A fixed sequence per seed (SplitMix64): links name the seed, so it must never change. */
static uint32_t random_below(uint64_t *state, size_t bound) {
    uint64_t mixed = *state += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return (uint32_t)(((mixed ^ mixed >> 31) >> 32) * bound >> 32);
}

/* Of a few random placements the one that touches most: tables hang together well then. */
static action_t pick_placement(const struct till_position *position, const action_t *list,
                               size_t count, uint64_t *random) {
    struct table table;
    action_t best = list[random_below(random, count)];
    if (position->count == 0)
        return best;
    table_build(&table, position, position->player);
    for (unsigned i = 1; i < CANDIDATES; i++) {
        const action_t other = list[random_below(random, count)];
        const struct till_action a = till_unpack(best), b = till_unpack(other);
        if (table.touch[cell_of(&table, b.x, b.y)] > table.touch[cell_of(&table, a.x, a.y)])
            best = other;
    }
    return best;
}

/* Plays the placement through; every step is a legal one. */
static void place_all(const struct variant *variant, struct till_position *position,
                      uint64_t *random, action_t *list) {
    while (till_is_placing(position)) {
        const size_t count = till_generate(variant, position, list);
        till_apply(variant, position, pick_placement(position, list, count, random));
    }
}

static bool is_quiet(const struct variant *variant, const struct till_position *position) {
    for (unsigned player = 0; player < variant->seats; player++)
        if (king_danger(position, till_king_of(position, player)) == DANGER_CHECK)
            return false;
    return true;
}

void till_shuffle(const struct variant *variant, void *now, uint32_t seed, action_t *list) {
    struct till_position *position = now;
    const struct till_position start = *position;
    uint64_t random = seed;
    for (unsigned attempt = 0; attempt < ATTEMPTS; attempt++) {
        *position = start;
        place_all(variant, position, &random, list);
        if (is_quiet(variant, position))
            return;
    }
}
