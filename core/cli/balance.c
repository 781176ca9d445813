/*
 * `motley balance`: how fair and how lively a variant is, from games of the search against itself
 * that differ in their first random actions.
 */

#include "commands.h"
#include "options.h"
#include "player.h"

#include "../game.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { KINDS_MAX = 64, REASONS_MAX = 24, LONGEST = 2000 };

/* The fate of a kind of piece, over all games. */
struct fate {
    unsigned long most; /* the greatest number seen at one time, summed over games */
    unsigned long left; /* at the end */
    unsigned long takes, taken;
};

/* The pieces of one position: where, and of which kind. */
struct census {
    struct piece_at {
        char square[24];
        unsigned kind;
    } * pieces;
    size_t count, capacity;
    unsigned long by_kind[KINDS_MAX];
};

struct balance {
    struct motley_game *game;
    struct player player;
    unsigned long games, seed, opening;
    unsigned long wins[SEATS_MAX], draws;
    struct reason {
        const char *text;
        unsigned long count;
    } reasons[REASONS_MAX];
    double turns, actions, squares, positions, choices, captures;
    struct fate fates[KINDS_MAX];
    struct census census;
};

static unsigned kind_of(const struct variant *variant, const char *code, size_t length) {
    const unsigned kind = variant_find_kind(variant, code, length);
    return kind < KINDS_MAX ? kind : KINDS_MAX - 1;
}

/* The value of the first member of a name in a JSON text; its length up to the quote. */
static const char *member_find(const char *json, const char *name, size_t *length) {
    const char *value = strstr(json, name);
    if (value == NULL)
        return NULL;
    value += strlen(name);
    *length = strcspn(value, "\"");
    return value;
}

/* The square of the next piece; one with a goal tells that square, too, within itself. */
static const char *piece_find(const char *json, size_t *length) {
    static const char name[] = "{\"square\":\"";
    const char *square = member_find(json, name, length);
    while (square != NULL && square[-(ptrdiff_t)sizeof name] == ':')
        square = member_find(square, name, length);
    return square;
}

static bool census_add(struct census *census, const char *square, size_t length, unsigned kind) {
    if (census->count == census->capacity) {
        census->capacity = census->capacity * 2 + 64;
        struct piece_at *pieces = realloc(census->pieces, census->capacity * sizeof *pieces);
        if (pieces == NULL)
            return false;
        census->pieces = pieces;
    }
    struct piece_at *piece = &census->pieces[census->count++];
    snprintf(piece->square, sizeof piece->square, "%.*s", (int)length, square);
    piece->kind = kind;
    census->by_kind[kind]++;
    return true;
}

/* Reads the pieces from what a page is shown. */
static bool census_take(struct census *census, struct motley_game *game) {
    const char *json = motley_game_view(game);
    census->count = 0;
    memset(census->by_kind, 0, sizeof census->by_kind);
    if (json == NULL)
        return false;
    const char *at = strstr(json, "\"pieces\":["), *end = strstr(json, "\"marks\":");
    size_t length = 0;
    for (;;) {
        const char *square = piece_find(at, &length);
        if (square == NULL || square > end)
            return true;
        size_t code_length = 0;
        const char *code = member_find(square, "\"kind\":\"", &code_length);
        if (!census_add(census, square, length, kind_of(variant_of(game), code, code_length)))
            return false;
        at = code;
    }
}

static unsigned census_kind_at(const struct census *census, const struct rules *rules,
                               struct square square, bool *is_found) {
    char text[32];
    struct writer writer = writer_of(text, sizeof text);
    square_write(rules, square, &writer);
    for (size_t i = 0; i < census->count; i++)
        if (strcmp(census->pieces[i].square, text) == 0) {
            *is_found = true;
            return census->pieces[i].kind;
        }
    *is_found = false;
    return 0;
}

/* Counts who took what in the action that was played last, from the census before it. */
static void balance_count_captures(struct balance *balance, const struct census *before) {
    const struct motley_game *game = balance->game;
    const struct rules *rules = rules_of(game);
    const size_t ply = game->ply_count - 1;
    struct action_view view = {0};
    bool is_found;
    rules->describe(variant_of(game), position_at(game, ply), ply_at(game, ply)->action, &view);
    for (unsigned i = 0; i < view.capture_count; i++) {
        const unsigned taken = census_kind_at(before, rules, view.captures[i], &is_found);
        balance->fates[taken].taken += is_found;
        const unsigned taker = census_kind_at(before, rules, view.from, &is_found);
        balance->fates[taker].takes += is_found;
        balance->captures++;
    }
}

static void balance_count_reason(struct balance *balance, const char *text) {
    struct reason *reason = balance->reasons;
    while (reason->text != NULL && strcmp(reason->text, text) != 0 &&
           reason < balance->reasons + REASONS_MAX - 1)
        reason++;
    reason->text = text;
    reason->count++;
}

static void balance_count_end(struct balance *balance, const unsigned long *most,
                              unsigned long turns) {
    const size_t length = motley_game_ply(balance->game);
    const struct outcome outcome = ply_at(balance->game, length)->outcome;
    balance->draws += outcome.result != RESULT_WIN;
    if (outcome.result == RESULT_WIN)
        balance->wins[outcome.winner]++;
    balance_count_reason(balance, outcome.reason != NULL ? outcome.reason : "too-long");
    balance->turns += (double)turns;
    balance->squares += (double)turns * (double)turns;
    balance->actions += (double)length;
    for (unsigned kind = 0; kind < KINDS_MAX; kind++) {
        balance->fates[kind].most += most[kind];
        balance->fates[kind].left += balance->census.by_kind[kind];
    }
}

static bool balance_play(struct balance *balance, unsigned long number) {
    struct motley_game *game = balance->game;
    struct random random = {balance->seed * 1000003 + number};
    unsigned long most[KINDS_MAX] = {0}, turns = 0;
    opening_play(game, &random, (unsigned)balance->opening);
    while (motley_game_action_count(game) > 0 && motley_game_ply(game) < LONGEST) {
        turns += rules_of(game)->turn(variant_of(game), position_of(game)).is_start;
        balance->positions++;
        balance->choices += (double)motley_game_action_count(game);
        if (!census_take(&balance->census, game) ||
            !player_act(&balance->player, game, random_next(&random)))
            return false;
        for (unsigned kind = 0; kind < KINDS_MAX; kind++)
            if (balance->census.by_kind[kind] > most[kind])
                most[kind] = balance->census.by_kind[kind];
        balance_count_captures(balance, &balance->census);
    }
    const bool is_read = census_take(&balance->census, game);
    balance_count_end(balance, most, turns);
    return is_read;
}

/* Wilson's interval of a share, in percent. */
static void print_share(const char *name, unsigned long count, unsigned long games) {
    const double n = (double)games, p = (double)count / n, z = 1.96;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    printf("%-14s %5.1f %%  (%.1f to %.1f)\n", name, 100 * p, 100 * fmax(middle - half, 0),
           100 * (middle + half));
}

static void print_fates(const struct balance *balance) {
    const struct kind *kinds = variant_kinds(variant_of(balance->game));
    const double games = (double)balance->games;
    printf("%-14s %8s %8s %9s\n", "kind", "captures", "captured", "survives");
    for (unsigned kind = 0; kinds[kind].code[0] != '\0' && kind < KINDS_MAX; kind++) {
        const struct fate *fate = &balance->fates[kind];
        if (fate->most > 0)
            printf("%-14s %8.2f %8.2f %7.1f %%\n", kinds[kind].code, (double)fate->takes / games,
                   (double)fate->taken / games, 100 * (double)fate->left / (double)fate->most);
    }
}

static void balance_print(const struct balance *balance) {
    const double games = (double)balance->games, mean = balance->turns / games;
    for (unsigned seat = 0; seat < variant_of(balance->game)->seats; seat++) {
        const char name[] = {'w', 'i', 'n', ' ', rules_of(balance->game)->seats[seat], '\0'};
        print_share(name, balance->wins[seat], balance->games);
    }
    print_share("draw", balance->draws, balance->games);
    for (const struct reason *reason = balance->reasons; reason->text != NULL; reason++)
        print_share(reason->text, reason->count, balance->games);
    printf("%-14s %5.1f turns (deviation %.1f), %.1f actions\n", "length", mean,
           sqrt(fabs(balance->squares / games - mean * mean)), balance->actions / games);
    printf("%-14s %5.1f legal actions\n", "branching",
           balance->positions > 0 ? balance->choices / balance->positions : 0);
    printf("%-14s %5.1f a game\n", "captures", balance->captures / games);
    print_fates(balance);
}

static int balance_run(struct balance *balance, const char *variant, const char *player) {
    if (!variant_set(balance->game, variant))
        return EXIT_BAD_TEXT;
    if (!player_read(&balance->player, balance->game, player))
        return EXIT_BAD_USAGE;
    for (unsigned long number = 0; number < balance->games; number++)
        if (!balance_play(balance, number))
            return EXIT_BAD_TEXT;
    balance_print(balance);
    return EXIT_DONE;
}

int command_balance(int count, char **words) {
    struct balance balance = {.games = 100, .seed = 1, .opening = 2, .game = motley_game_new()};
    const char *player = "nodes=1000";
    const struct cli_option options[] = {
        {"--games", &balance.games, NULL},
        {"--player", NULL, &player},
        {"--seed", &balance.seed, NULL},
        {"--opening", &balance.opening, NULL},
        {NULL, NULL, NULL},
    };
    const bool is_good = count >= 1 && options_read(options, count - 1, words + 1) &&
                         balance.games > 0 && balance.game != NULL;
    const int status = is_good ? balance_run(&balance, words[0], player) : EXIT_BAD_USAGE;
    free(balance.census.pieces);
    player_free(&balance.player);
    motley_game_free(balance.game);
    return status;
}
