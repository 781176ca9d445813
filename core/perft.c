/* Perft: how many sequences of actions there are, for tests and for measuring speed. */

#include "game.h"

#include <string.h>

/* The caller who may break a count off is asked once for so many lists, not for a short count: to
   ask may take as long as ten lists. */
enum { UNASKED = 1000 };

/* One position and one action list per level. */
struct workspace {
    unsigned char *positions;
    action_t *lists;
};

/* Lists first: their alignment is that of the buffer, and a multiple of every position's. */
static bool game_workspace(struct motley_game *game, unsigned depth, struct workspace *space) {
    const struct rules *rules = rules_of(game);
    const size_t levels = (size_t)depth + 1;
    if (depth > MOTLEY_PERFT_DEPTH_MAX)
        return false;
    const size_t lists = levels * variant_of(game)->action_bound * sizeof(action_t);
    if (!buffer_reserve(&game->count, lists + levels * rules->position_size))
        return false;
    space->lists = game->count.data;
    space->positions = (unsigned char *)game->count.data + lists;
    return true;
}

/* A count under way. */
struct perft {
    const struct motley_game *game;
    uint64_t sum;
    unsigned unasked; /* lists until it may be broken off */
};

/* Before each list. */
static bool is_broken_off(struct perft *perft) {
    const struct motley_game *game = perft->game;
    if (game->is_stopped == NULL || --perft->unasked > 0)
        return false;
    perft->unasked = UNASKED;
    return game->is_stopped(game->stop_data);
}

/* Adds how many sequences there are; false if it is broken off. */
static bool perft_add(struct perft *perft, struct workspace space, unsigned depth) {
    const struct variant *variant = variant_of(perft->game);
    const struct rules *rules = variant->rules;
    if (depth == 0) {
        perft->sum++;
        return true;
    }
    if (depth == 1) {
        const bool can_count = rules->count != NULL;
        perft->sum +=
            (can_count ? rules->count : rules->generate)(variant, space.positions, space.lists);
        return true;
    }
    const size_t count = rules->generate(variant, space.positions, space.lists);
    const struct workspace next = {.positions = space.positions + rules->position_size,
                                   .lists = space.lists + variant->action_bound};
    for (size_t i = 0; i < count; i++) {
        if (is_broken_off(perft))
            return false;
        memcpy(next.positions, space.positions, rules->position_size);
        rules->apply(variant, next.positions, space.lists[i]);
        if (!perft_add(perft, next, depth - 1))
            return false;
    }
    return true;
}

/* Counts from the position that the workspace begins with; false if it is broken off. */
static bool perft_count(const struct motley_game *game, struct workspace space, unsigned depth,
                        uint64_t *count) {
    struct perft perft = {.game = game, .unasked = UNASKED};
    const bool is_whole = perft_add(&perft, space, depth);
    *count = perft.sum;
    return is_whole;
}

void motley_game_stop_perft(struct motley_game *game, bool (*is_stopped)(void *data), void *data) {
    game->is_stopped = is_stopped;
    game->stop_data = data;
}

bool motley_game_perft(struct motley_game *game, unsigned depth, uint64_t *count) {
    struct workspace space;
    if (variant_of(game) == NULL || !game_workspace(game, depth, &space))
        return false;
    memcpy(space.positions, position_of(game), rules_of(game)->position_size);
    return perft_count(game, space, depth, count);
}

const char *motley_game_divide(struct motley_game *game, unsigned depth, size_t index,
                               uint64_t *count) {
    struct workspace space;
    if (depth == 0 || variant_of(game) == NULL || !game_workspace(game, depth, &space))
        return NULL;
    const struct rules *rules = rules_of(game);
    if (index >= rules->generate(variant_of(game), position_of(game), space.lists))
        return NULL;
    const action_t action = space.lists[index];
    memcpy(space.positions, position_of(game), rules->position_size);
    rules->apply(variant_of(game), space.positions, action);
    if (!perft_count(game, space, depth - 1, count))
        return NULL;
    return game_write_action(game, game->ply_count, action);
}
