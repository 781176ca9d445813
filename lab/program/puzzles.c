/*
 * `motley-lab puzzles`: plays games of the computer and looks in them for puzzles. A scout sees
 * forced wins at a small depth; what it sees is proved by trying everything, or left out.
 */

#include "cli/options.h"
#include "cli/player.h"
#include "commands.h"
#include "puzzle.h"

#include "game.h"

#include <stdlib.h>
#include <string.h>

enum { LONGEST = 600, REST = 12 };

struct hunt {
    struct motley_game *game;
    struct player player, scout;
    struct puzzler puzzler;
    unsigned long games, seed, opening, turns, bound;
    struct shard shard;
    unsigned long found;
};

/* The own turns of the line that the scout expects; it can be longer than that. */
static unsigned long scout_turns(struct hunt *hunt) {
    struct motley_game *game = hunt->game;
    struct motley_error error;
    const size_t ply = motley_game_ply(game);
    const unsigned seat = rules_of(game)->turn(variant_of(game), position_of(game)).player;
    unsigned long turns = 0;
    const char *action;
    for (size_t i = 0; (action = motley_search_line(hunt->scout.search, i)) != NULL; i++) {
        const struct turn turn = rules_of(game)->turn(variant_of(game), position_of(game));
        turns += turn.player == seat && turn.is_start;
        if (!motley_game_play(game, action, strlen(action), &error))
            break;
    }
    while (motley_game_ply(game) > ply)
        motley_game_undo(game, &error);
    return turns;
}

/* Whether the scout sees a win by force for the player to act, within so many turns as are asked
   for. */
static bool scout_sees_win(struct hunt *hunt) {
    if (!motley_search_start(hunt->scout.search, hunt->game, &hunt->scout.options))
        return false;
    while (motley_search_run(hunt->scout.search, UINT32_MAX))
        continue;
    return motley_search_report(hunt->scout.search).end_in > 0 && scout_turns(hunt) <= hunt->turns;
}

/* Prints the newest position if it is a puzzle. */
static bool hunt_look(struct hunt *hunt) {
    struct puzzle puzzle;
    if (!scout_sees_win(hunt))
        return false;
    const char *position = motley_game_position(hunt->game);
    if (position == NULL || !puzzle_find(&hunt->puzzler, position, (unsigned)hunt->turns, &puzzle))
        return false;
    puzzle_print(&hunt->puzzler, &puzzle);
    fflush(stdout);
    hunt->found++;
    return true;
}

/* Where starts can be drawn, each game has its own. */
static bool hunt_set_up(struct hunt *hunt, struct random *random, const char *variant) {
    struct motley_error error;
    if (!variant_set(hunt->game, variant))
        return false;
    if (rules_of(hunt->game)->shuffle != NULL)
        motley_game_shuffle(hunt->game, (uint32_t)random_next(random), &error);
    opening_play(hunt->game, random, (unsigned)hunt->opening);
    return true;
}

/* After a puzzle some turns are not looked at: the next would be much the same. */
static bool hunt_play(struct hunt *hunt, unsigned long number, const char *variant) {
    struct motley_game *game = hunt->game;
    struct random random = {hunt->seed * 1000003 + number};
    unsigned wait = 0;
    if (!hunt_set_up(hunt, &random, variant))
        return false;
    while (game->action_count > 0 && motley_game_ply(game) < LONGEST) {
        const struct turn turn = rules_of(game)->turn(variant_of(game), position_of(game));
        wait -= turn.is_start && wait > 0;
        if (turn.is_start && wait == 0 && hunt_look(hunt))
            wait = REST;
        if (!player_act(&hunt->player, game, random_next(&random)))
            return false;
    }
    return true;
}

static int hunt_run(struct hunt *hunt, const char *variant, const char *player, const char *scout) {
    if (!variant_set(hunt->game, variant))
        return EXIT_BAD_TEXT;
    if (variant_of(hunt->game)->seats != 2 || !player_read(&hunt->player, hunt->game, player) ||
        !player_read(&hunt->scout, hunt->game, scout) || hunt->scout.is_beginner)
        return EXIT_BAD_USAGE;
    if (!puzzler_begin(&hunt->puzzler, variant))
        return EXIT_BAD_TEXT;
    hunt->puzzler.bound = hunt->bound;
    for (unsigned long number = hunt->shard.number - 1; number < hunt->games;
         number += hunt->shard.of) {
        if (!hunt_play(hunt, number, variant))
            return EXIT_BAD_TEXT;
        fprintf(stderr, "%lu of %lu games, %lu puzzles\n", number + 1, hunt->games, hunt->found);
    }
    return EXIT_DONE;
}

int command_puzzles(int count, char **words) {
    struct hunt hunt = {
        .games = 100, .seed = 1, .opening = 6, .turns = 3, .bound = 300000, .shard = {1, 1}};
    const char *player = "level=5", *scout = "nodes=3000", *shard = NULL;
    const struct cli_option options[] = {
        {"--games", &hunt.games, NULL},
        {"--player", NULL, &player},
        {"--scout", NULL, &scout},
        {"--seed", &hunt.seed, NULL},
        {"--opening", &hunt.opening, NULL},
        {"--turns", &hunt.turns, NULL},
        {"--bound", &hunt.bound, NULL},
        {"--shard", NULL, &shard},
        {NULL, NULL, NULL},
    };
    hunt.game = motley_game_new();
    const bool is_good = count >= 1 && options_read(options, count - 1, words + 1) &&
                         hunt.game != NULL && hunt.turns >= 1 && hunt.turns <= PROOF_TURNS_MAX &&
                         (shard == NULL || shard_read(&hunt.shard, shard));
    const int status = is_good ? hunt_run(&hunt, words[0], player, scout) : EXIT_BAD_USAGE;
    player_free(&hunt.player);
    player_free(&hunt.scout);
    puzzler_free(&hunt.puzzler);
    motley_game_free(hunt.game);
    return status;
}
