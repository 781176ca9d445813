#include "player.h"

#include "../game.h"
#include "nets.h"
#include "weights.h"
#include "words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_SIZE = 1024 };

static bool number_read(const char *text, const char *key, uint64_t limit, uint64_t *number) {
    char *end;
    const size_t length = strlen(key);
    if (strncmp(text, key, length) != 0 || text[length] < '0' || text[length] > '9')
        return false;
    *number = strtoull(text + length, &end, 10);
    return (*end == '\0' || *end == ',') && *number <= limit;
}

/* A file's name ends at the next comma. */
static bool path_read(const char *text, char path[static PATH_SIZE]) {
    const size_t length = strcspn(text, ",");
    if (length == 0 || length >= PATH_SIZE)
        return false;
    memcpy(path, text, length);
    path[length] = '\0';
    return true;
}

static bool player_read_weights(struct player *player, const struct evaluation *evaluation,
                                const char *text) {
    char path[PATH_SIZE];
    const size_t size = search_weights_count(evaluation) * sizeof(int16_t);
    if (player->weights != NULL || !path_read(text, path))
        return false;
    player->weights = malloc(size);
    if (player->weights == NULL)
        return false;
    memcpy(player->weights, evaluation->weights, size);
    player->options.weights = player->weights;
    return weights_read(evaluation, path, player->weights);
}

static bool player_read_net(struct player *player, const struct motley_game *game,
                            const char *text) {
    char path[PATH_SIZE];
    if (player->has_net || !path_read(text, path))
        return false;
    player->has_net = true;
    if (strcmp(path, "none") == 0)
        return true;
    player->net = net_load(path);
    return player->net != NULL && motley_net_is_for(player->net, game);
}

static bool player_read_item(struct player *player, const struct motley_game *game,
                             const char *text) {
    uint64_t number = 0;
    if (number_read(text, "level=", MOTLEY_LEVELS, &number))
        player->options.level = (unsigned)number;
    else if (number_read(text, "nodes=", UINT64_MAX, &number))
        player->options.nodes = number;
    else if (number_read(text, "depth=", 1000, &number))
        player->options.depth = (unsigned)number;
    else if (strncmp(text, "weights=", 8) == 0)
        return player_read_weights(player, rules_of(game)->evaluation, text + 8);
    else if (strncmp(text, "net=", 4) == 0)
        return player_read_net(player, game, text + 4);
    else if (strcmp(text, "beginner") == 0)
        player->is_beginner = true;
    else
        return false;
    return true;
}

bool variant_set(struct motley_game *game, const char *variant) {
    struct motley_error error;
    const bool is_set = motley_game_set_variant(game, variant, strlen(variant), &error);
    if (!is_set)
        error_print(stderr, &error);
    return is_set;
}

bool player_read(struct player *player, const struct motley_game *game, const char *text) {
    *player = (struct player){.search = motley_search_new(), .options = {.table_size = 4 << 20}};
    bool is_good = player->search != NULL && rules_of(game)->evaluation != NULL;
    for (const char *item = text; is_good && item != NULL; item = strchr(item, ',')) {
        item += *item == ',';
        is_good = player_read_item(player, game, item);
    }
    if (is_good && !player->has_net && player->weights == NULL)
        player->net = net_own(game);
    player->options.net = player->net;
    if (is_good && (player->is_beginner || player->options.level != 0 ||
                    player->options.nodes != 0 || player->options.depth != 0))
        return true;
    fprintf(stderr, "not a player: %s\n", text);
    return false;
}

void player_free(struct player *player) {
    motley_search_free(player->search);
    free(player->weights);
    motley_net_free(player->net);
}

/* The action that takes the most, a random one of equals. */
static size_t beginner_choose(const struct motley_game *game, struct random *random) {
    const struct evaluation *evaluation = rules_of(game)->evaluation;
    struct buffer notes = {0}, found = {0};
    size_t best = 0, equals = 0;
    if (!search_notes_begin(evaluation, &notes) ||
        !buffer_reserve(&found, game->action_count * sizeof(struct prospect))) {
        buffer_free(&notes);
        return random_below(random, game->action_count);
    }
    struct prospect *prospects = found.data;
    evaluation->prospects(variant_of(game), position_of(game), evaluation->weights, notes.data,
                          actions_of(game), game->action_count, true, prospects);
    for (size_t i = 0; i < game->action_count; i++) {
        const bool is_better = prospects[i].gain > prospects[best].gain;
        equals = is_better ? 1 : equals + (prospects[i].gain == prospects[best].gain);
        if (is_better ||
            (prospects[i].gain == prospects[best].gain && random_below(random, equals) == 0))
            best = i;
    }
    buffer_free(&found);
    buffer_free(&notes);
    return best;
}

static bool play_text(struct motley_game *game, const char *action) {
    struct motley_error error;
    char copy[128];
    if (action == NULL || snprintf(copy, sizeof copy, "%s", action) >= (int)sizeof copy)
        return false;
    return motley_game_play(game, copy, strlen(copy), &error);
}

bool player_act(struct player *player, struct motley_game *game, uint64_t seed) {
    struct random random = {seed};
    if (player->is_beginner)
        return play_text(game, motley_game_action(game, beginner_choose(game, &random)));
    player->options.seed = seed;
    if (!motley_search_start(player->search, game, &player->options))
        return false;
    while (motley_search_run(player->search, UINT32_MAX))
        continue;
    return play_text(game, motley_search_action(player->search));
}

static bool is_turn_start(const struct motley_game *game) {
    return rules_of(game)->turn(variant_of(game), position_of(game)).is_start;
}

void opening_play(struct motley_game *game, struct random *random, unsigned actions) {
    struct motley_error error;
    for (;;) {
        while (motley_game_undo(game, &error))
            continue;
        while (game->action_count > 0 && (motley_game_ply(game) < actions || !is_turn_start(game)))
            play_text(game, motley_game_action(game, random_below(random, game->action_count)));
        if (game->action_count > 0)
            return;
    }
}
