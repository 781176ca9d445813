/* `go`: thinks as long as it says, and answers what is asked meanwhile. */

#define _POSIX_C_SOURCE 200809L

#include "uci-go.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    SLICE_NODES = 500,
    OVERHEAD_MS = 5, /* between our answer and the other side's clock */
    RESERVE_MS = 80, /* kept on a clock, for what a busy machine does between two answers */
    TURNS_LEFT = 28, /* expected where nothing else is said */
    DEPTH_MOST = 1000000,
    MIB = 1 << 20,
    ONLY_MAX = 1024 /* moves that the answer can be restricted to */
};

static const double TIME_MOST = 1e12;

static const uint64_t NODES_MOST = (uint64_t)1 << 62;

/* One `go`: what it asks, and how far it is. */
struct go {
    struct uci *uci;
    struct motley_search_options options;
    double left[2], increment[2], turns, exact; /* of White and Black, in milliseconds */
    bool has_clock, has_exact;
    unsigned perft;                 /* the depth of a count; 0: none */
    bool is_held;                   /* it is not answered before `stop` or `ponderhit` */
    bool is_only;                   /* the answer is one of these actions, */
    uint32_t only[ONLY_MAX];        /* of which options.only_count are legal */
    double start, soft_ms, hard_ms; /* when to stop: between and within iterations; 0: never */
    char told[UCI_ACTION_MAX];      /* the best action, as it was told last */
    bool is_stopped;
    bool is_followed; /* another `go` stands behind it, to which what follows belongs */
};

static double milliseconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static bool is_among(const char *word, const char *const *words) {
    while (*words != NULL && strcmp(word, *words) != 0)
        words++;
    return *words != NULL;
}

static const char *const holds[] = {"infinite", "ponder", NULL};
static const char *const numbers[] = {"wtime", "btime", "winc",  "binc",     "movestogo", "depth",
                                      "nodes", "mate",  "perft", "movetime", NULL};

static bool is_known(const char *word) {
    return is_among(word, holds) || is_among(word, numbers) || strcmp(word, "searchmoves") == 0;
}

/* A number of a command as a whole one from 1; what is none is 1. */
static uint64_t whole_of(double value, uint64_t most) {
    return value >= 1 ? value < (double)most ? (uint64_t)value : most : 1;
}

static void read_number(struct go *go, const char *word, double value) {
    const double time = value > 0 ? value < TIME_MOST ? value : TIME_MOST : 0;
    if (strcmp(word, "depth") == 0)
        go->options.depth = (unsigned)whole_of(value, DEPTH_MOST);
    else if (strcmp(word, "mate") == 0)
        go->options.depth = 2 * (unsigned)whole_of(value, DEPTH_MOST);
    else if (strcmp(word, "nodes") == 0)
        go->options.nodes = whole_of(value, NODES_MOST);
    else if (strcmp(word, "perft") == 0)
        go->perft = (unsigned)whole_of(value, MOTLEY_PERFT_DEPTH_MAX);
    else if (strcmp(word, "movestogo") == 0)
        go->turns = time;
    else if (strcmp(word, "movetime") == 0) {
        go->has_exact = true;
        go->exact = time;
    } else {
        go->has_clock = true;
        (word[1] == 't' ? go->left : go->increment)[word[0] == 'b'] = time;
    }
}

/* A move that the answer may be. */
static void read_move(struct go *go, const char *move) {
    const size_t index = uci_find_action(go->uci, move);
    size_t *count = &go->options.only_count, i = 0;
    if (index == motley_game_action_count(go->uci->game)) {
        printf("info string error: not legal: %s\n", move);
        return;
    }
    while (i < *count && go->only[i] != index)
        i++;
    if (i == *count && i < ONLY_MAX)
        go->only[(*count)++] = (uint32_t)index;
}

/* The words stand in any order. A number that is missing, or is none, is the smallest. */
static void read_go(struct go *go, char *rest) {
    char *word = word_take(&rest);
    while (word != NULL) {
        const char *key = word;
        word = word_take(&rest);
        if (strcmp(key, "searchmoves") == 0)
            for (go->is_only = true; word != NULL && !is_known(word); word = word_take(&rest))
                read_move(go, word);
        else if (is_among(key, holds))
            go->is_held = true;
        else if (!is_among(key, numbers))
            printf("info string error: no such word of go: %s\n", key);
        else if (word == NULL || is_known(word))
            read_number(go, key, 0);
        else {
            read_number(go, key, strtod(word, NULL));
            word = word_take(&rest);
        }
    }
}

static bool is_black_to_move(struct motley_game *game) {
    const char *position = motley_game_position(game);
    return position != NULL && strstr(position, " b ") != NULL;
}

static void limit_time(struct go *go, double soft, double hard) {
    const double least = hard > 1 ? hard : 1;
    if (go->hard_ms == 0 || least < go->hard_ms)
        go->hard_ms = least;
    if (go->soft_ms == 0 || soft < go->soft_ms)
        go->soft_ms = soft > 1 && soft < go->hard_ms ? soft : go->hard_ms;
}

/* How long to think with so much on the clock. */
static void limit_by_clock(struct go *go) {
    const bool is_black = is_black_to_move(go->uci->game);
    const double left = go->left[is_black];
    const double free = left > 2 * RESERVE_MS ? left - RESERVE_MS : left / 2;
    const double gain = free > RESERVE_MS ? 0.75 : 0.75 * free / RESERVE_MS;
    const double turns = go->turns >= 1 ? go->turns + 1 : TURNS_LEFT;
    const double share = free / turns + go->increment[is_black] * gain;
    const double most = free * 0.5 - OVERHEAD_MS;
    limit_time(go, share * 0.6 < most ? share * 0.6 : most, share * 2 < most ? share * 2 : most);
}

/* True if it may never end by itself. */
static bool is_open(const struct go *go) {
    return go->is_held || go->perft > 0 ||
           (go->hard_ms <= 0 && go->options.depth == 0 && go->options.nodes == 0 &&
            go->options.level == 0);
}

/* Does what a line says that has come meanwhile; what waits for the answer stays in the line. */
static void meanwhile(struct go *go, char *line) {
    char word[12] = "";
    sscanf(line, "%11s", word);
    if (strcmp(word, "isready") == 0) {
        puts("readyok");
        fflush(stdout);
    } else if (strcmp(word, "ponderhit") == 0 && go->is_held) {
        go->is_held = false;
        go->start = milliseconds_now();
    } else if (strcmp(word, "stop") == 0)
        go->is_stopped = true;
    else {
        go->is_followed = go->is_followed || strcmp(word, "go") == 0;
        go->is_stopped = strcmp(word, "quit") == 0;
        return;
    }
    memset(line, ' ', strlen(line));
}

/* Lines behind another `go` belong to that one, but where this one might wait for them for ever. */
static bool hears(const struct go *go) { return !go->is_followed || is_open(go); }

/* Takes note of what has come. At the end of the input nothing will stop it. */
static void look(struct go *go) {
    struct input *input = &go->uci->input;
    char *line = NULL;
    while (!go->is_stopped && hears(go) && (line = input_look(input)) != NULL)
        meanwhile(go, line);
    if (!go->is_stopped && hears(go) && input->has_ended) {
        go->is_held = false;
        go->is_stopped = is_open(go) && go->perft == 0;
    }
}

/* Until the answer may be given. */
static void hold(struct go *go) {
    for (look(go); go->is_held && !go->is_stopped; look(go))
        input_wait(&go->uci->input);
}

static void print_score(struct motley_search_report report) {
    if (report.end_in > 0)
        printf("mate %d", (report.end_in + 1) / 2);
    else if (report.end_in < 0)
        printf("mate %d", report.end_in / 2);
    else
        printf("cp %d", report.score);
}

static void print_line(const struct go *go, unsigned rank) {
    struct motley_search *search = go->uci->search;
    const struct motley_search_report report = motley_search_report(search);
    const double spent = milliseconds_now() - go->start;
    printf("info depth %u", report.depth);
    if (go->options.lines > 1)
        printf(" multipv %u", rank + 1);
    printf(" score ");
    print_score(report);
    printf(" nodes %llu nps %.0f time %.0f pv", (unsigned long long)report.nodes,
           spent > 0 ? (double)report.nodes / spent * 1e3 : 0, spent);
    const char *action;
    for (size_t i = 0; (action = motley_search_line(search, i)) != NULL; i++) {
        putchar(' ');
        uci_print_action(go->uci, action);
    }
    putchar('\n');
}

static void print_info(struct go *go) {
    for (unsigned rank = 0; motley_search_tell(go->uci->search, rank); rank++)
        print_line(go, rank);
    motley_search_tell(go->uci->search, 0);
    snprintf(go->told, sizeof go->told, "%s", motley_search_action(go->uci->search));
    fflush(stdout);
}

/* How far all lines are together. */
static unsigned depths_of(struct motley_search *search) {
    unsigned sum = 0;
    for (unsigned rank = 0; motley_search_tell(search, rank); rank++)
        sum += motley_search_report(search).depth;
    motley_search_tell(search, 0);
    return sum;
}

static bool has_time(const struct go *go, bool is_iteration_over) {
    const double limit = is_iteration_over ? go->soft_ms : go->hard_ms;
    return go->is_held || limit <= 0 || milliseconds_now() - go->start < limit;
}

/* Thinks until the search is done or stopped. */
static void think(struct go *go) {
    unsigned depths = 0;
    for (bool goes_on = true; goes_on;) {
        goes_on = motley_search_run(go->uci->search, SLICE_NODES);
        const unsigned reached = depths_of(go->uci->search);
        if (reached > depths)
            print_info(go);
        look(go);
        goes_on = goes_on && !go->is_stopped && has_time(go, reached > depths);
        depths = reached;
    }
    hold(go);
}

static bool is_perft_stopped(void *data) {
    struct go *go = data;
    look(go);
    return go->is_stopped;
}

/* Counts below each action, until it is stopped. */
static void count_all(struct go *go) {
    struct motley_game *game = go->uci->game;
    const size_t actions = motley_game_action_count(game);
    const char *action;
    uint64_t count, sum = 0;
    motley_game_stop_perft(game, is_perft_stopped, go);
    for (size_t i = 0; i < actions && !go->is_stopped; i++)
        if ((action = motley_game_divide(game, go->perft, i, &count)) != NULL) {
            uci_print_action(go->uci, action);
            printf(": %llu\n", (unsigned long long)count);
            fflush(stdout);
            sum += count;
        }
    motley_game_stop_perft(game, NULL, NULL);
    printf("\nNodes searched: %llu\n", (unsigned long long)sum);
}

/* Begins to think, with a smaller table than was asked for where there is no memory for that. */
static bool begin(struct go *go) {
    size_t *own = &go->uci->options.table_size, *size = &go->options.table_size;
    while (!motley_search_start(go->uci->search, go->uci->game, &go->options)) {
        if (*size <= MIB)
            return false;
        *size /= 2;
    }
    if (*size != *own)
        printf("info string error: there is not enough memory; Hash is %zu now\n", *size / MIB);
    *own = *size;
    return true;
}

/* Tells why there is no action to give; false if there is one. */
static bool refuses(struct go *go) {
    const struct uci *uci = go->uci;
    if (!uci->has_position)
        puts("info string error: no position is set: the last one could not be read");
    else if (motley_game_action_count(uci->game) == 0) {
        const char *outcome = motley_game_outcome(uci->game);
        printf("info string the game is over: %s\ninfo depth 0 score %s\n", outcome,
               strncmp(outcome, "draw", 4) == 0 ? "cp 0" : "mate 0");
    } else if (go->is_only && go->options.only_count == 0)
        puts("info string error: no move of searchmoves is legal");
    else if (!begin(go))
        puts("info string error: there is not enough memory");
    else
        return false;
    fflush(stdout);
    return true;
}

static void answer(struct go *go) {
    if (refuses(go)) {
        hold(go);
        puts("bestmove (none)");
        return;
    }
    think(go);
    // Another one may have turned out to be best since the last depth: managers take its line from
    // here.
    if (strcmp(go->told, motley_search_action(go->uci->search)) != 0)
        print_info(go);
    fputs("bestmove ", stdout);
    uci_print_action(go->uci, motley_search_action(go->uci->search));
    putchar('\n');
}

void uci_go(struct uci *uci, char *rest) {
    struct go go = {.uci = uci, .options = uci->options, .start = milliseconds_now()};
    read_go(&go, rest);
    go.options.only = go.only;
    if (go.has_exact)
        limit_time(&go, go.exact - OVERHEAD_MS, go.exact - OVERHEAD_MS);
    if (go.has_clock)
        limit_by_clock(&go);
    if (go.perft > 0 && uci->has_position)
        count_all(&go);
    else
        answer(&go);
    input_look_again(&uci->input);
}
