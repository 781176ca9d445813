/* Perft: how many sequences of actions there are, for tests and for measuring speed. */

#include "game.h"

#include <string.h>

/* Up to this depth a count ends soon enough for whoever wants to break it off. */
enum { SHORT_DEPTH = 2 };

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
    const size_t lists = levels * rules->action_bound * sizeof(action_t);
    if (!buffer_reserve(&game->count, lists + levels * rules->position_size))
        return false;
    space->lists = game->count.data;
    space->positions = (unsigned char *)game->count.data + lists;
    return true;
}

static uint64_t perft_count(const struct variant *variant, struct workspace space, unsigned depth) {
    const struct rules *rules = variant->rules;
    uint64_t sum = 0;
    if (depth == 0)
        return 1;
    const size_t count = rules->generate(variant, space.positions, space.lists);
    if (depth == 1)
        return count;
    const struct workspace next = {.positions = space.positions + rules->position_size,
                                   .lists = space.lists + rules->action_bound};
    for (size_t i = 0; i < count; i++) {
        memcpy(next.positions, space.positions, rules->position_size);
        rules->apply(variant, next.positions, space.lists[i]);
        sum += perft_count(variant, next, depth - 1);
    }
    return sum;
}

/* The same for great depths; false if it is broken off. */
static bool count_patiently(const struct motley_game *game, struct workspace space, unsigned depth,
                            uint64_t *sum) {
    const struct rules *rules = rules_of(game);
    if (depth <= SHORT_DEPTH) {
        *sum += perft_count(variant_of(game), space, depth);
        return true;
    }
    const size_t count = rules->generate(variant_of(game), space.positions, space.lists);
    const struct workspace next = {.positions = space.positions + rules->position_size,
                                   .lists = space.lists + rules->action_bound};
    for (size_t i = 0; i < count; i++) {
        if (game->is_stopped != NULL && game->is_stopped(game->stop_data))
            return false;
        memcpy(next.positions, space.positions, rules->position_size);
        rules->apply(variant_of(game), next.positions, space.lists[i]);
        if (!count_patiently(game, next, depth - 1, sum))
            return false;
    }
    return true;
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
    *count = 0;
    return count_patiently(game, space, depth, count);
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
    *count = 0;
    if (!count_patiently(game, space, depth - 1, count))
        return NULL;
    return game_write_action(game, game->ply_count, action);
}
