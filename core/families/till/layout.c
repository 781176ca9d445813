/* Till Chess: random tables to begin with, so that nobody need place dozens of tiles by hand. */

#include "../../random.h"
#include "table.h"

enum { ATTEMPTS = 32, MANY = 1000000 };

/* Links name the seed: how an action is picked must never change either. */
static size_t pick_below(struct random *random, size_t bound) {
    return (size_t)((random_next(random) >> 32) * bound >> 32);
}

/* Plays the placement through. */
static void place_all(const struct variant *variant, struct till_position *position,
                      struct random *random, action_t *list) {
    while (till_is_placing(position)) {
        const size_t count = till_generate_before(variant, position, list);
        till_apply(variant, position, list[pick_below(random, count)]);
    }
}

static unsigned count_captures(const struct variant *variant, const struct till_position *position,
                               action_t *list) {
    const size_t count = till_generate(variant, position, list);
    unsigned captures = 0;
    for (size_t i = 0; i < count; i++) {
        const struct till_action action = till_unpack(list[i]);
        captures +=
            action.type == TILL_MOVE && till_tile_at(position, action.x, action.y) != NO_TILE;
    }
    return captures;
}

/*
 * How much everybody could capture at once, MANY where a King could be; or something that is not
 * less than the least so far.
 */
static unsigned find_unrest(const struct variant *variant, const struct till_position *position,
                            unsigned least, action_t *list) {
    struct till_position turned = *position;
    struct till_table table;
    struct till_links links;
    unsigned unrest = 0;
    for (uint8_t player = 0; player < variant->seats && unrest < least; player++) {
        const unsigned king = till_king_of(position, player);
        /* In a position given as text somebody may be out already. */
        if (king == NO_TILE)
            continue;
        turned.player = player;
        unrest += count_captures(variant, &turned, list);
        till_table_build(&table, position, player);
        till_find_links(&table, &links);
        if (till_king_danger(&table, &links, king) == DANGER_CHECK)
            return MANY;
    }
    return unrest;
}

/* The calmest of some random placements: a first move should not decide who plays on. */
void till_shuffle(const struct variant *variant, void *now, uint32_t seed, action_t *list) {
    struct till_position *position = now;
    const struct till_position start = *position;
    struct random random = {seed};
    unsigned least = MANY + 1;
    for (unsigned attempt = 0; attempt < ATTEMPTS; attempt++) {
        struct till_position placed = start;
        place_all(variant, &placed, &random, list);
        const unsigned unrest = find_unrest(variant, &placed, least, list);
        if (unrest < least) {
            least = unrest;
            *position = placed;
        }
    }
}
