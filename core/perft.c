/* Perft: how many sequences of actions there are, for tests and for measuring speed. */

#include "game.h"

#include <string.h>

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

bool motley_game_perft(struct motley_game *game, unsigned depth, uint64_t *count) {
    struct workspace space;
    if (variant_of(game) == NULL || !game_workspace(game, depth, &space))
        return false;
    memcpy(space.positions, position_of(game), rules_of(game)->position_size);
    *count = perft_count(variant_of(game), space, depth);
    return true;
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
    *count = perft_count(variant_of(game), space, depth - 1);
    return game_write_action(game, game->ply_count, action);
}
