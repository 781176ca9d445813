/*
 * `motley match`: two players, pairs of games from the same opening with seats exchanged. With
 * more than two seats the players sit in turn. The same seed gives the same games; a result file
 * keeps one line for each game, and a match that finds some goes on behind them.
 */

#include "commands.h"
#include "options.h"
#include "player.h"

#include "../game.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct match {
    const char *texts[2];
    const char *variant, *results;
    unsigned long games, seed, opening, longest;
    struct motley_game *game;
    struct player players[2];
    double points, squares; /* of the first player: sums over pairs of games */
    double half;            /* of the pair that is not yet complete */
    unsigned long played, wins, draws;
};

/* Takes in one game; points are the first player's. */
static void match_count(struct match *match, double points) {
    match->wins += points == 1;
    match->draws += points == 0.5;
    match->points += points;
    if (match->played++ % 2 == 0)
        match->half = points;
    else
        match->squares += (match->half + points) * (match->half + points) / 4;
}

static double elo_of(double share) {
    const double bounded = share < 0.001 ? 0.001 : share > 0.999 ? 0.999 : share;
    return 400 * log10(bounded / (1 - bounded));
}

/* Half of the 95 % interval. It comes from the pairs, whose games are not independent of each
   other. Ten wins of ten games do not make the eleventh certain: the squares of two pairs as far
   from even as can be are added, so that n wins leave about 3 / n open. */
static double error_of(const struct match *match) {
    const double complete = floor((double)match->played / 2), pairs = complete > 1 ? complete : 1;
    const double sum = match->points - (match->played % 2 != 0 ? match->half : 0);
    const double mean = sum / 2 / pairs;
    return 1.96 * sqrt(fabs(match->squares - pairs * mean * mean) + 0.5) / pairs;
}

static void match_print(const struct match *match) {
    const double share = match->points / (double)match->played, error = error_of(match);
    const double low = fmax(share - error, 0), high = fmin(share + error, 1);
    printf("%lu games: +%lu =%lu -%lu, score %.3f (%.3f to %.3f), Elo %+.0f (%+.0f to %+.0f)\n",
           match->played, match->wins, match->draws, match->played - match->wins - match->draws,
           share, low, high, elo_of(share), elo_of(low), elo_of(high));
    fflush(stdout);
}

/* The first player's seats in a game: every other one, exchanged in every second game. */
static unsigned player_at(unsigned seat, unsigned long number) {
    return (unsigned)((seat + number) % 2);
}

static double match_points(const struct match *match, struct outcome outcome) {
    if (outcome.result != RESULT_WIN)
        return 0.5;
    return player_at(outcome.winner, match->played) == 0 ? 1 : 0;
}

static void match_note(const struct match *match, double points, struct outcome outcome) {
    FILE *file = match->results != NULL ? fopen(match->results, "a") : NULL;
    if (file == NULL)
        return;
    fprintf(file, "%lu %.1f %zu %s\n", match->played, points, motley_game_ply(match->game),
            outcome.reason != NULL ? outcome.reason : "too-long");
    fclose(file);
}

static bool match_play(struct match *match) {
    struct motley_game *game = match->game;
    struct random random = {match->seed * 1000003 + match->played / 2};
    opening_play(game, &random, (unsigned)match->opening);
    while (motley_game_action_count(game) > 0 && motley_game_ply(game) < match->longest) {
        const unsigned seat = rules_of(game)->turn(variant_of(game), position_of(game)).player;
        if (!player_act(&match->players[player_at(seat, match->played)], game,
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
    char heading[1024], line[1024];
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
    while (fscanf(file, "%lu %lf %*u %*s", &number, &points) == 2)
        match_count(match, points);
    return fclose(file) == 0;
}

static int match_run(struct match *match) {
    if (!variant_set(match->game, match->variant))
        return EXIT_BAD_TEXT;
    for (unsigned i = 0; i < 2; i++)
        if (!player_read(&match->players[i], match->game, match->texts[i]))
            return EXIT_BAD_USAGE;
    if (!match_resume(match))
        return EXIT_BAD_TEXT;
    while (match->played < match->games) {
        if (!match_play(match))
            return EXIT_BAD_TEXT;
        if (match->played % 10 == 0 && match->played < match->games)
            match_print(match);
    }
    match_print(match);
    return EXIT_DONE;
}

int command_match(int count, char **words) {
    struct match match = {.games = 100, .seed = 1, .opening = 4, .longest = 2000};
    const struct cli_option options[] = {
        {"--variant", NULL, &match.variant},
        {"--games", &match.games, NULL},
        {"--seed", &match.seed, NULL},
        {"--opening", &match.opening, NULL},
        {"--longest", &match.longest, NULL},
        {"--results", NULL, &match.results},
        {NULL, NULL, NULL},
    };
    if (count < 2 || !options_read(options, count - 2, words + 2) || match.variant == NULL ||
        match.games == 0)
        return EXIT_BAD_USAGE;
    match.texts[0] = words[0];
    match.texts[1] = words[1];
    match.game = motley_game_new();
    const int status = match.game != NULL ? match_run(&match) : EXIT_BAD_TEXT;
    for (unsigned i = 0; i < 2; i++)
        player_free(&match.players[i]);
    motley_game_free(match.game);
    return status;
}
