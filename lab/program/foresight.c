/*
 * `motley-lab foresight`: how long before the end of a game its winner's search had announced the
 * forced win, without ever taking that back, by the way the game ended; and what was announced in
 * vain.
 */

#include "cli/options.h"
#include "cli/player.h"
#include "commands.h"

#include "game.h"

#include <string.h>

enum { REASONS_MAX = 24, LONGEST = 2000, TURNS_BEFORE = 5, NEVER = LONGEST + 1 };

struct ending {
    const char *reason;
    unsigned long games,
        seen[TURNS_BEFORE]; /* by the winner, so many of its turns before the last */
};

struct foresight {
    struct motley_game *game;
    struct player player;
    unsigned long games, seed, opening;
    unsigned long announced, in_vain;
    unsigned turns[SEATS_MAX]; /* that each seat has begun */
    unsigned since[SEATS_MAX]; /* the turn in which a seat announced its win, or NEVER */
    struct ending endings[REASONS_MAX];
};

/* Takes in what the seat that acted last said before it did. */
static void foresight_note(struct foresight *foresight, unsigned seat) {
    unsigned *since = &foresight->since[seat];
    if (motley_search_report(foresight->player.search).end_in > 0) {
        foresight->announced += *since == NEVER;
        *since = *since == NEVER ? foresight->turns[seat] : *since;
    } else if (*since != NEVER) {
        foresight->in_vain++;
        *since = NEVER;
    }
}

static void foresight_count(struct foresight *foresight) {
    const size_t length = motley_game_ply(foresight->game);
    const struct outcome outcome = ply_at(foresight->game, length)->outcome;
    const bool is_win = outcome.result == RESULT_WIN;
    for (unsigned seat = 0; seat < SEATS_MAX; seat++)
        foresight->in_vain +=
            foresight->since[seat] != NEVER && !(is_win && outcome.winner == seat);
    if (!is_win)
        return;
    struct ending *ending = foresight->endings;
    while (ending->reason != NULL && strcmp(ending->reason, outcome.reason) != 0 &&
           ending < foresight->endings + REASONS_MAX - 1)
        ending++;
    ending->reason = outcome.reason;
    ending->games++;
    for (unsigned i = 0; i < TURNS_BEFORE; i++)
        ending->seen[i] += foresight->since[outcome.winner] + i <= foresight->turns[outcome.winner];
}

/* Where there is no choice there is no search, and nothing is said. */
static bool foresight_play(struct foresight *foresight, unsigned long number) {
    struct motley_game *game = foresight->game;
    struct random random = {foresight->seed * 1000003 + number};
    opening_play(game, &random, (unsigned)foresight->opening);
    for (unsigned seat = 0; seat < SEATS_MAX; seat++) {
        foresight->since[seat] = NEVER;
        foresight->turns[seat] = 0;
    }
    while (motley_game_action_count(game) > 0 && motley_game_ply(game) < LONGEST) {
        const bool has_choice = motley_game_action_count(game) > 1;
        const struct turn turn = rules_of(game)->turn(variant_of(game), position_of(game));
        foresight->turns[turn.player] += turn.is_start;
        if (!player_act(&foresight->player, game, random_next(&random)))
            return false;
        if (has_choice)
            foresight_note(foresight, turn.player);
    }
    foresight_count(foresight);
    return true;
}

static void foresight_print(const struct foresight *foresight) {
    printf("%-14s %6s   seen in the last turn, one turn before, two, ...\n", "won by", "games");
    for (const struct ending *ending = foresight->endings; ending->reason != NULL; ending++) {
        printf("%-14s %6lu", ending->reason, ending->games);
        for (unsigned i = 0; i < TURNS_BEFORE; i++)
            printf(" %7.1f %%", 100 * (double)ending->seen[i] / (double)ending->games);
        putchar('\n');
    }
    printf("announced %lu times, %lu in vain\n", foresight->announced, foresight->in_vain);
}

static int foresight_run(struct foresight *foresight, const char *variant, const char *player) {
    if (!variant_set(foresight->game, variant))
        return EXIT_BAD_TEXT;
    if (!player_read(&foresight->player, foresight->game, player) || foresight->player.is_beginner)
        return EXIT_BAD_USAGE;
    for (unsigned long number = 0; number < foresight->games; number++)
        if (!foresight_play(foresight, number))
            return EXIT_BAD_TEXT;
    foresight_print(foresight);
    return EXIT_DONE;
}

int command_foresight(int count, char **words) {
    struct foresight foresight = {.games = 100, .seed = 1, .opening = 6};
    const char *player = "nodes=1000";
    const struct cli_option options[] = {
        {"--games", &foresight.games, NULL},
        {"--player", NULL, &player},
        {"--seed", &foresight.seed, NULL},
        {"--opening", &foresight.opening, NULL},
        {NULL, NULL, NULL},
    };
    foresight.game = motley_game_new();
    const bool is_good =
        count >= 1 && options_read(options, count - 1, words + 1) && foresight.game != NULL;
    const int status = is_good ? foresight_run(&foresight, words[0], player) : EXIT_BAD_USAGE;
    player_free(&foresight.player);
    motley_game_free(foresight.game);
    return status;
}
