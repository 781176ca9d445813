/*
 * `motley-lab selfplay`: games of a player against itself, each as one line that has its end, every
 * action and what the search thought of it. A shard plays every n-th game.
 */

#include "cli/options.h"
#include "cli/player.h"
#include "commands.h"

#include "game.h"

#include <stdlib.h>

enum { LONGEST = 2000, NO_SCORE = INT32_MIN };

struct selfplay {
    struct motley_game *game;
    struct player player;
    unsigned long games, seed, opening;
    struct shard shard;
    int32_t scores[LONGEST]; /* by ply, for the player who acted; NO_SCORE: none was found */
};

static bool selfplay_play(struct selfplay *selfplay, struct random *random, unsigned long *turns) {
    struct motley_game *game = selfplay->game;
    while (motley_game_action_count(game) > 0 && motley_game_ply(game) < LONGEST) {
        const size_t ply = motley_game_ply(game);
        *turns += rules_of(game)->turn(variant_of(game), position_of(game)).is_start;
        if (!player_act(&selfplay->player, game, random_next(random)))
            return false;
        const struct motley_search_report report = motley_search_report(selfplay->player.search);
        selfplay->scores[ply] = report.depth > 0 ? report.score : NO_SCORE;
    }
    return true;
}

/* Number, winner, reason, turns after the opening, and the actions; those of the search with a
   slash and its score, where it had the time to find one. */
static bool selfplay_print(const struct selfplay *selfplay, unsigned long number, size_t first,
                           unsigned long turns) {
    struct motley_game *game = selfplay->game;
    const size_t length = motley_game_ply(game);
    const struct outcome outcome = ply_at(game, length)->outcome;
    const char winner = outcome.result == RESULT_WIN ? rules_of(game)->seats[outcome.winner] : '-';
    printf("%lu %c %s %lu", number, winner, outcome.reason != NULL ? outcome.reason : "too-long",
           turns);
    for (size_t ply = 0; ply < length; ply++) {
        const char *action = game_write_action(game, ply, ply_at(game, ply)->action);
        if (action == NULL)
            return false;
        printf(" %s", action);
        if (ply >= first && selfplay->scores[ply] != NO_SCORE)
            printf("/%d", (int)selfplay->scores[ply]);
    }
    return printf("\n") > 0;
}

static int selfplay_run(struct selfplay *selfplay, const char *variant, const char *player) {
    if (!variant_set(selfplay->game, variant))
        return EXIT_BAD_TEXT;
    if (!player_read(&selfplay->player, selfplay->game, player) || selfplay->player.is_beginner)
        return EXIT_BAD_USAGE;
    for (unsigned long number = selfplay->shard.number - 1; number < selfplay->games;
         number += selfplay->shard.of) {
        struct random random = {selfplay->seed * 1000003 + number};
        unsigned long turns = 0;
        opening_play(selfplay->game, &random, (unsigned)selfplay->opening);
        const size_t first = motley_game_ply(selfplay->game);
        if (!selfplay_play(selfplay, &random, &turns) ||
            !selfplay_print(selfplay, number, first, turns))
            return EXIT_BAD_TEXT;
    }
    return EXIT_DONE;
}

int command_selfplay(int count, char **words) {
    struct selfplay selfplay = {.games = 100, .seed = 1, .opening = 4, .shard = {1, 1}};
    const char *player = "nodes=1000", *shard = NULL;
    const struct cli_option options[] = {
        {"--games", &selfplay.games, NULL}, {"--player", NULL, &player},
        {"--seed", &selfplay.seed, NULL},   {"--opening", &selfplay.opening, NULL},
        {"--shard", NULL, &shard},          {NULL, NULL, NULL},
    };
    selfplay.game = motley_game_new();
    const bool is_good = count >= 1 && options_read(options, count - 1, words + 1) &&
                         (shard == NULL || shard_read(&selfplay.shard, shard)) &&
                         selfplay.game != NULL;
    const int status = is_good ? selfplay_run(&selfplay, words[0], player) : EXIT_BAD_USAGE;
    player_free(&selfplay.player);
    motley_game_free(selfplay.game);
    return status;
}
