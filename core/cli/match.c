/*
 * `motley match`: two players, pairs of games from the same opening with seats exchanged. With
 * more than two seats the players sit in turn. The same seed gives the same games; a result file
 * keeps one line for each game, and a match that finds some goes on behind them. A shard plays
 * every n-th pair, so that several processes or machines play one match.
 */

#include "commands.h"
#include "options.h"
#include "player.h"
#include "tally.h"

#include "../game.h"

#include <stdlib.h>
#include <string.h>

enum { HEADING_MAX = 1 << 14 /* with a variant as long as any family reads */ };

struct match {
    const char *texts[2];
    const char *variant, *results;
    unsigned long games, seed, opening, longest;
    unsigned long number; /* of the game to play next */
    struct shard shard;   /* of the pairs, each `of`-th */
    struct motley_game *game;
    struct player players[2];
    struct tally tally;
    const struct sprt *sprt; /* NULL: all games are played */
};

/* The next game after one: the other of its pair, or the first of the next pair that is ours. */
static unsigned long number_after(const struct match *match, unsigned long number) {
    return number % 2 == 0 ? number + 1 : number + 1 + 2 * (match->shard.of - 1);
}

static void match_count(struct match *match, double points) {
    tally_add(&match->tally, match->number, points);
    match->number = number_after(match, match->number);
}

/* The first player's seats in a game: every other one, exchanged in every second game. */
static unsigned player_at(unsigned seat, unsigned long number) {
    return (unsigned)((seat + number) % 2);
}

static double match_points(const struct match *match, struct outcome outcome) {
    if (outcome.result != RESULT_WIN)
        return 0.5;
    return player_at(outcome.winner, match->number) == 0 ? 1 : 0;
}

static void match_note(const struct match *match, double points, struct outcome outcome) {
    FILE *file = match->results != NULL ? fopen(match->results, "a") : NULL;
    if (file == NULL)
        return;
    fprintf(file, "%lu %.1f %zu %s\n", match->number, points, motley_game_ply(match->game),
            outcome.reason != NULL ? outcome.reason : "too-long");
    fclose(file);
}

static bool match_play(struct match *match) {
    struct motley_game *game = match->game;
    struct random random = {match->seed * 1000003 + match->number / 2};
    opening_play(game, &random, (unsigned)match->opening);
    while (motley_game_action_count(game) > 0 && motley_game_ply(game) < match->longest) {
        const unsigned seat = rules_of(game)->turn(variant_of(game), position_of(game)).player;
        if (!player_act(&match->players[player_at(seat, match->number)], game,
                        random_next(&random)))
            return false;
    }
    const struct outcome outcome = ply_at(game, motley_game_ply(game))->outcome;
    const double points = match_points(match, outcome);
    match_note(match, points, outcome);
    match_count(match, points);
    return true;
}

/* Counts the games of an earlier run; the first line says what was played. False if it differs. */
static bool match_resume(struct match *match) {
    char heading[HEADING_MAX], line[HEADING_MAX];
    unsigned long number;
    double points;
    FILE *file = match->results != NULL ? fopen(match->results, "r") : NULL;
    snprintf(heading, sizeof heading, "# %s - %s, %s, seed %lu, opening %lu\n", match->texts[0],
             match->texts[1], match->variant, match->seed, match->opening);
    if (file == NULL) {
        file = match->results != NULL ? fopen(match->results, "w") : NULL;
        if (file == NULL)
            return match->results == NULL;
        fputs(heading, file);
    } else if (fgets(line, sizeof line, file) == NULL || strcmp(line, heading) != 0) {
        fprintf(stderr, "%s holds the games of another match\n", match->results);
        fclose(file);
        return false;
    }
    bool is_ours = true;
    while (is_ours && fscanf(file, "%lu %lf %*u %*s", &number, &points) == 2) {
        is_ours = number == match->number;
        if (is_ours)
            match_count(match, points);
    }
    if (!is_ours)
        fprintf(stderr, "%s holds game %lu, which is not the next one here\n", match->results,
                number);
    return fclose(file) == 0 && is_ours;
}

/* Whether there is nothing left to play. A test is looked at between pairs. */
static bool match_is_over(const struct match *match) {
    return match->number >= match->games ||
           (match->sprt != NULL && match->number % 2 == 0 && match->tally.games > 0 &&
            sprt_judge(match->sprt, &match->tally) != VERDICT_OPEN);
}

static int match_run(struct match *match) {
    if (!variant_set(match->game, match->variant))
        return EXIT_BAD_TEXT;
    for (unsigned i = 0; i < 2; i++)
        if (!player_read(&match->players[i], match->game, match->texts[i]))
            return EXIT_BAD_USAGE;
    if (!match_resume(match))
        return EXIT_BAD_TEXT;
    while (!match_is_over(match)) {
        if (!match_play(match))
            return EXIT_BAD_TEXT;
        if (match->tally.games % 10 == 0 && !match_is_over(match))
            tally_print(&match->tally, match->sprt);
    }
    if (match->tally.games > 0)
        tally_print(&match->tally, match->sprt);
    return EXIT_DONE;
}

int command_match(int count, char **words) {
    struct match match = {.games = 100, .seed = 1, .opening = 4, .longest = 2000, .shard = {1, 1}};
    struct sprt sprt;
    const char *shard = NULL, *test = NULL;
    const struct cli_option options[] = {
        {"--variant", NULL, &match.variant},
        {"--games", &match.games, NULL},
        {"--seed", &match.seed, NULL},
        {"--opening", &match.opening, NULL},
        {"--longest", &match.longest, NULL},
        {"--results", NULL, &match.results},
        {"--shard", NULL, &shard},
        {"--sprt", NULL, &test},
        {NULL, NULL, NULL},
    };
    if (count < 2 || !options_read(options, count - 2, words + 2) || match.variant == NULL ||
        match.games == 0 || (shard != NULL && !shard_read(&match.shard, shard)))
        return EXIT_BAD_USAGE;
    // A part of a match knows too little to end it.
    if (test != NULL && (!sprt_read(&sprt, test) || match.shard.of > 1))
        return EXIT_BAD_USAGE;
    match.sprt = test != NULL ? &sprt : NULL;
    match.number = 2 * (match.shard.number - 1);
    match.texts[0] = words[0];
    match.texts[1] = words[1];
    match.game = motley_game_new();
    const int status = match.game != NULL ? match_run(&match) : EXIT_BAD_TEXT;
    for (unsigned i = 0; i < 2; i++)
        player_free(&match.players[i]);
    motley_game_free(match.game);
    return status;
}
