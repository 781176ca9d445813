/* Perft: how many sequences of actions there are, for tests and for measuring speed. */

#include "game.h"

#include <string.h>

/* The caller who may break a count off is asked once for so many lists, not for a short count: to
   ask may take as long as ten lists. */
enum { UNASKED = 1000 };

/* Room for the position of each level; it stays where it is. */
static bool positions_reserve(struct motley_game *game, unsigned depth) {
    const size_t levels = (size_t)depth + 1;
    return variant_of(game) != NULL && depth <= MOTLEY_PERFT_DEPTH_MAX &&
           buffer_reserve(&game->count, levels * rules_of(game)->position_size);
}

/* Room for a list behind those of lower levels, which may move. */
static action_t *list_reserve(struct motley_game *game, size_t first) {
    const size_t bound = variant_of(game)->action_bound;
    if (!buffer_reserve(&game->lists, (first + bound) * sizeof(action_t)))
        return NULL;
    return (action_t *)game->lists.data + first;
}

/* A count under way. */
struct perft {
    struct motley_game *game;
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

/* Adds how many sequences there are from a position, behind which is room for those below it. Its
   list begins at an index. False if it is broken off, or without memory. */
static bool perft_add(struct perft *perft, unsigned char *position, size_t first, unsigned depth) {
    struct motley_game *game = perft->game;
    const struct variant *variant = variant_of(game);
    const struct rules *rules = variant->rules;
    if (depth == 0) {
        perft->sum++;
        return true;
    }
    action_t *list = list_reserve(game, first);
    if (list == NULL)
        return false;
    if (depth == 1) {
        const bool can_count = rules->count != NULL;
        perft->sum += (can_count ? rules->count : rules->generate)(variant, position, list);
        return true;
    }
    const size_t end = first + rules->generate(variant, position, list);
    unsigned char *next = position + rules->position_size;
    for (size_t i = first; i < end; i++) {
        if (is_broken_off(perft))
            return false;
        memcpy(next, position, rules->position_size);
        rules->apply(variant, next, ((const action_t *)game->lists.data)[i]);
        if (!perft_add(perft, next, end, depth - 1))
            return false;
    }
    return true;
}

/* Counts from the first position of the workspace; false if it is broken off, or without memory. */
static bool perft_count(struct motley_game *game, unsigned depth, uint64_t *count) {
    struct perft perft = {.game = game, .unasked = UNASKED};
    const bool is_whole = perft_add(&perft, game->count.data, 0, depth);
    *count = perft.sum;
    return is_whole;
}

void motley_game_stop_perft(struct motley_game *game, bool (*is_stopped)(void *data), void *data) {
    game->is_stopped = is_stopped;
    game->stop_data = data;
}

bool motley_game_perft(struct motley_game *game, unsigned depth, uint64_t *count) {
    if (!positions_reserve(game, depth))
        return false;
    memcpy(game->count.data, position_of(game), rules_of(game)->position_size);
    return perft_count(game, depth, count);
}

const char *motley_game_divide(struct motley_game *game, unsigned depth, size_t index,
                               uint64_t *count) {
    if (depth == 0 || !positions_reserve(game, depth))
        return NULL;
    const struct rules *rules = rules_of(game);
    action_t *list = list_reserve(game, 0);
    if (list == NULL || index >= rules->generate(variant_of(game), position_of(game), list))
        return NULL;
    const action_t action = list[index];
    memcpy(game->count.data, position_of(game), rules->position_size);
    rules->apply(variant_of(game), game->count.data, action);
    if (!perft_count(game, depth - 1, count))
        return NULL;
    return game_write_action(game, game->ply_count, action);
}
