/*
 * `motley uci`: plays for programs that speak UCI. The game is orthodox chess (taketwo;switch=off)
 * unless the option UCI_Variant names another; then moves and positions are our own texts.
 */

#define _POSIX_C_SOURCE 200809L

#include "commands.h"
#include "nets.h"
#include "words.h"

#include <ctype.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    LINE_MAX_BYTES = 1 << 16,
    SLICE_NODES = 2000,
    OVERHEAD_MS = 5, /* between our answer and the other side's clock */
    TURNS_LEFT = 28, /* expected where nothing else is said */
    ACTION_MAX = 64,
    VARIANT_MAX = 512,
    DEPTH_MOST = 1000000
};

static const uint64_t NODES_MOST = (uint64_t)1 << 62;

/* Standard input by lines, without waiting where nothing has come. */
struct input {
    char bytes[LINE_MAX_BYTES + 1];
    size_t length; /* of what has been read */
    size_t taken;  /* of the line given last */
    bool has_ended;
};

struct uci {
    struct motley_game *game;
    struct motley_search *search;
    struct motley_net *net;
    bool has_net; /* it has been chosen, if only to be none */
    struct input input;
    struct motley_search_options options;
    double start, soft_ms, hard_ms; /* when to stop: between and within iterations; 0: never */
    bool is_infinite;
    bool has_position; /* the last one that was sent, with its moves */
    char variant[VARIANT_MAX];
};

static const char orthodox[] = "taketwo;switch=off";

static double milliseconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static void input_read(struct input *input) {
    memmove(input->bytes, input->bytes + input->taken, input->length - input->taken);
    input->length -= input->taken;
    input->taken = 0;
    const ssize_t count =
        read(STDIN_FILENO, input->bytes + input->length, LINE_MAX_BYTES - input->length);
    if (count <= 0)
        input->has_ended = true;
    else
        input->length += (size_t)count;
}

/* The next whole line, without its end, or NULL. */
static char *input_take(struct input *input) {
    char *line = input->bytes + input->taken;
    char *end = memchr(line, '\n', input->length - input->taken);
    if (end == NULL)
        return NULL;
    input->taken = (size_t)(end - input->bytes) + 1;
    *end = '\0';
    if (end > line && end[-1] == '\r')
        end[-1] = '\0';
    return line;
}

static char *input_wait(struct input *input) {
    char *line;
    while ((line = input_take(input)) == NULL && !input->has_ended)
        input_read(input);
    return line;
}

/* A line that has come meanwhile, or NULL. */
static char *input_look(struct input *input) {
    struct pollfd poll_input = {.fd = STDIN_FILENO, .events = POLLIN};
    char *line = input_take(input);
    if (line != NULL || input->has_ended || poll(&poll_input, 1, 0) <= 0)
        return line;
    input_read(input);
    return input_take(input);
}

/* The next word of a line, cut off at the spaces; NULL at the end. */
static char *word_take(char **rest) {
    char *word = *rest + strspn(*rest, " \t");
    if (*word == '\0')
        return NULL;
    char *end = word + strcspn(word, " \t");
    *rest = *end == '\0' ? end : end + 1;
    *end = '\0';
    return word;
}

/* UCI writes a promotion "e7e8q", we "e7e8=Q". */
static void print_action(const struct uci *uci, const char *action) {
    if (strcmp(uci->variant, orthodox) == 0 && strlen(action) > 4 && action[4] == '=')
        printf("%.4s%c", action, tolower((unsigned char)action[5]));
    else
        fputs(action, stdout);
}

/* Promotions as the protocol writes them, `e7e8q`; everything else is our own text. */
static bool play(struct motley_game *game, const char *move) {
    char action[ACTION_MAX];
    struct motley_error error;
    if (strlen(move) == 5 && isdigit((unsigned char)move[3]) && islower((unsigned char)move[4]))
        snprintf(action, sizeof action, "%.4s=%c", move, toupper((unsigned char)move[4]));
    else
        snprintf(action, sizeof action, "%.63s", move);
    return motley_game_play(game, action, strlen(action), &error);
}

static void print_refusal(const struct motley_error *error) {
    fputs("info string ", stdout);
    error_print(stdout, error);
}

static bool set_variant(struct uci *uci) {
    struct motley_error error;
    uci->has_position =
        motley_game_set_variant(uci->game, uci->variant, strlen(uci->variant), &error);
    if (!uci->has_position)
        print_refusal(&error);
    return uci->has_position;
}

/* `startpos`, or `fen` and a text. */
static bool set_position(struct uci *uci, char *rest) {
    const char *word = word_take(&rest);
    struct motley_error error;
    if (word != NULL && strcmp(word, "startpos") == 0)
        return true;
    if (word == NULL || strcmp(word, "fen") != 0) {
        puts("info string error: a position is startpos, or fen and a text");
        return false;
    }
    if (!motley_game_set_position(uci->game, rest, strlen(rest), &error)) {
        print_refusal(&error);
        return false;
    }
    mends_print(stdout, "info string ", uci->game);
    return true;
}

static void play_all(struct uci *uci, char *moves) {
    for (char *word; (word = word_take(&moves)) != NULL;)
        if (!play(uci->game, word)) {
            // The moves after it belong to another position.
            printf("info string not legal: %s\n", word);
            return;
        }
}

/* After a text that cannot be read none is set until the next one: another position than was meant
   is never searched. */
static void command_position(struct uci *uci, char *rest) {
    char *moves = strstr(rest, "moves");
    if (moves != NULL) {
        moves[-1] = '\0';
        moves += strlen("moves");
    }
    uci->has_position = set_variant(uci) && set_position(uci, rest);
    if (uci->has_position && moves != NULL)
        play_all(uci, moves);
}

static bool is_black_to_move(struct motley_game *game) {
    const char *position = motley_game_position(game);
    return position != NULL && strstr(position, " b ") != NULL;
}

/* How long to think with so much on the clock. */
static void set_clock(struct uci *uci, double left_ms, double increment_ms, double turns) {
    const double share = left_ms / (turns > 0 ? turns + 1 : TURNS_LEFT) + increment_ms * 0.75;
    const double most = left_ms * 0.5 - OVERHEAD_MS;
    uci->soft_ms = share * 0.6 < most ? share * 0.6 : most;
    uci->hard_ms = share * 2 < most ? share * 2 : most;
    if (uci->soft_ms < 1)
        uci->soft_ms = uci->hard_ms = 1;
}

/* One parameter of `go` that has a value, applied where it concerns the side to move. */
struct go {
    double left[2], increment[2], turns, exact;
    unsigned perft; /* its depth; 0: none */
};

/* A count that the other side may stop. */
struct perft {
    struct uci *uci;
    bool is_stopped, quits;
};

/* A number of a command as a whole one from 1; what is none is 1. */
static uint64_t whole_of(double value, uint64_t most) {
    return value >= 1 ? value < (double)most ? (uint64_t)value : most : 1;
}

static void read_go(struct uci *uci, char *rest, struct go *go) {
    for (char *word; (word = word_take(&rest)) != NULL;) {
        if (strcmp(word, "infinite") == 0 || strcmp(word, "ponder") == 0) {
            uci->is_infinite = true;
            continue;
        }
        const char *text = word_take(&rest);
        const double value = text != NULL ? strtod(text, NULL) : 0;
        if (strcmp(word, "depth") == 0)
            uci->options.depth = (unsigned)whole_of(value, DEPTH_MOST);
        else if (strcmp(word, "nodes") == 0)
            uci->options.nodes = whole_of(value, NODES_MOST);
        else if (strcmp(word, "perft") == 0)
            go->perft = (unsigned)whole_of(value, MOTLEY_PERFT_DEPTH_MAX);
        else if (strcmp(word, "movetime") == 0)
            go->exact = value;
        else if (strcmp(word, "wtime") == 0 || strcmp(word, "btime") == 0)
            go->left[word[0] == 'b'] = value;
        else if (strcmp(word, "winc") == 0 || strcmp(word, "binc") == 0)
            go->increment[word[0] == 'b'] = value;
        else if (strcmp(word, "movestogo") == 0)
            go->turns = value;
    }
}

static void print_line(struct uci *uci, unsigned rank) {
    const struct motley_search_report report = motley_search_report(uci->search);
    const double spent = milliseconds_now() - uci->start;
    printf("info depth %u", report.depth);
    if (uci->options.lines > 1)
        printf(" multipv %u", rank + 1);
    printf(" score ");
    if (report.end_in > 0)
        printf("mate %d", (report.end_in + 1) / 2);
    else if (report.end_in < 0)
        printf("mate %d", report.end_in / 2);
    else
        printf("cp %d", report.score);
    printf(" nodes %llu nps %.0f time %.0f pv", (unsigned long long)report.nodes,
           spent > 0 ? (double)report.nodes / spent * 1e3 : 0, spent);
    const char *action;
    for (size_t i = 0; (action = motley_search_line(uci->search, i)) != NULL; i++) {
        putchar(' ');
        print_action(uci, action);
    }
    putchar('\n');
}

static void print_info(struct uci *uci) {
    for (unsigned rank = 0; motley_search_tell(uci->search, rank); rank++)
        print_line(uci, rank);
    motley_search_tell(uci->search, 0);
    fflush(stdout);
}

/* How far all lines are together. */
static unsigned depths_of(struct uci *uci) {
    unsigned sum = 0;
    for (unsigned rank = 0; motley_search_tell(uci->search, rank); rank++)
        sum += motley_search_report(uci->search).depth;
    motley_search_tell(uci->search, 0);
    return sum;
}

/* True when a stopping command has come; whatever else comes while thinking is answered later. */
static bool is_stopped(struct uci *uci, bool *quits) {
    const char *line = input_look(&uci->input);
    if (line != NULL && strcmp(line, "isready") == 0) {
        puts("readyok");
        fflush(stdout);
    }
    *quits = (line != NULL && strcmp(line, "quit") == 0) || uci->input.has_ended;
    return *quits || (line != NULL && strcmp(line, "stop") == 0);
}

static bool has_time(const struct uci *uci, bool is_iteration_over) {
    const double spent = milliseconds_now() - uci->start;
    const double limit = is_iteration_over ? uci->soft_ms : uci->hard_ms;
    return limit <= 0 || spent < limit;
}

/* Thinks until the search is done or stopped; false when the program is to end. */
static bool think(struct uci *uci) {
    bool quits = false, is_told = false, goes_on = true;
    unsigned depths = 0;
    while (goes_on) {
        goes_on = motley_search_run(uci->search, SLICE_NODES);
        const unsigned reached = depths_of(uci);
        if (reached > depths)
            print_info(uci);
        is_told = is_stopped(uci, &quits);
        goes_on = goes_on && !is_told && has_time(uci, reached > depths);
        depths = reached;
    }
    while (uci->is_infinite && !is_told) {
        poll(&(struct pollfd){.fd = STDIN_FILENO, .events = POLLIN}, 1, -1);
        is_told = is_stopped(uci, &quits);
    }
    return !quits;
}

static bool is_perft_stopped(void *data) {
    struct perft *perft = data;
    perft->is_stopped = perft->is_stopped || is_stopped(perft->uci, &perft->quits);
    return perft->is_stopped;
}

/* Counts below each action, until it is stopped; false when the program is to end. */
static bool count_all(struct uci *uci, unsigned depth) {
    struct perft perft = {.uci = uci};
    const size_t actions = motley_game_action_count(uci->game);
    const char *action;
    uint64_t count, sum = 0;
    motley_game_stop_perft(uci->game, is_perft_stopped, &perft);
    for (size_t i = 0; i < actions && !perft.is_stopped; i++)
        if ((action = motley_game_divide(uci->game, depth, i, &count)) != NULL) {
            print_action(uci, action);
            printf(": %llu\n", (unsigned long long)count);
            fflush(stdout);
            sum += count;
        }
    motley_game_stop_perft(uci->game, NULL, NULL);
    printf("\nNodes searched: %llu\n", (unsigned long long)sum);
    fflush(stdout);
    return !perft.quits;
}

static void use_net(struct uci *uci, struct motley_net *net) {
    motley_net_free(uci->net);
    uci->options.net = uci->net = net;
}

/* The answer where there is no action to give. */
static bool answer_none(void) {
    puts("bestmove 0000");
    fflush(stdout);
    return true;
}

static bool command_go(struct uci *uci, char *rest) {
    struct go go = {.left = {0, 0}};
    if (!uci->has_position) {
        puts("info string error: no position is set: the last one was refused");
        return answer_none();
    }
    const bool is_black = is_black_to_move(uci->game);
    uci->start = milliseconds_now();
    uci->options.depth = 0;
    uci->options.nodes = 0;
    uci->soft_ms = uci->hard_ms = 0;
    uci->is_infinite = false;
    read_go(uci, rest, &go);
    if (go.perft > 0)
        return count_all(uci, go.perft);
    if (go.exact > 0)
        uci->soft_ms = uci->hard_ms = go.exact > 2 * OVERHEAD_MS ? go.exact - OVERHEAD_MS : 1;
    else if (go.left[is_black] > 0)
        set_clock(uci, go.left[is_black], go.increment[is_black], go.turns);
    if (!uci->has_net && (uci->net == NULL || !motley_net_is_for(uci->net, uci->game)))
        use_net(uci, net_own(uci->game));
    if (!motley_search_start(uci->search, uci->game, &uci->options))
        return answer_none();
    const bool goes_on = think(uci);
    fputs("bestmove ", stdout);
    print_action(uci, motley_search_action(uci->search));
    putchar('\n');
    fflush(stdout);
    return goes_on;
}

/* The net of a file instead of that before; a file without one changes nothing. */
static void set_net(struct uci *uci, const char *path) {
    const bool is_none = strcmp(path, "none") == 0;
    struct motley_net *net = is_none ? NULL : net_load(path);
    if (net == NULL && !is_none) {
        printf("info string no net: %s\n", path);
        return;
    }
    uci->has_net = true;
    use_net(uci, net);
}

static void command_option(struct uci *uci, char *rest) {
    unsigned long value;
    int at = 0;
    char variant[VARIANT_MAX];
    if (sscanf(rest, " name UCI_Variant value %511s", variant) == 1) {
        snprintf(uci->variant, sizeof uci->variant, "%s", variant);
        if (!set_variant(uci))
            snprintf(uci->variant, sizeof uci->variant, "%s", orthodox);
    } else if (sscanf(rest, " name Hash value %lu", &value) == 1 && value >= 1 && value <= 4096)
        uci->options.table_size = value << 20;
    else if (sscanf(rest, " name Level value %lu", &value) == 1 && value <= MOTLEY_LEVELS)
        uci->options.level = (unsigned)value;
    else if (sscanf(rest, " name MultiPV value %lu", &value) == 1 && value >= 1 &&
             value <= MOTLEY_LINES_MAX)
        uci->options.lines = (unsigned)value;
    else if (sscanf(rest, " name EvalFile value %n", &at) == 0 && at > 0 && rest[at] != '\0')
        set_net(uci, rest + at);
}

static void print_identity(void) {
    printf("id name Motley\nid author the authors of Motley\n"
           "option name Hash type spin default 16 min 1 max 4096\n"
           "option name UCI_Variant type string default taketwo;switch=off\n"
           "option name Level type spin default 0 min 0 max %d\n"
           "option name MultiPV type spin default 1 min 1 max %d\n"
           "option name EvalFile type string default <empty>\nuciok\n",
           MOTLEY_LEVELS, MOTLEY_LINES_MAX);
}

/* A new game: nothing of the last is kept. */
static bool start_over(struct uci *uci) {
    motley_search_free(uci->search);
    uci->search = motley_search_new();
    return uci->search != NULL && set_variant(uci);
}

/* False at `quit`. */
static bool command_take(struct uci *uci, char *line) {
    const char *word = word_take(&line);
    if (word == NULL)
        return true;
    if (strcmp(word, "quit") == 0)
        return false;
    if (strcmp(word, "uci") == 0)
        print_identity();
    else if (strcmp(word, "isready") == 0)
        puts("readyok");
    else if (strcmp(word, "ucinewgame") == 0)
        return start_over(uci);
    else if (strcmp(word, "position") == 0)
        command_position(uci, line);
    else if (strcmp(word, "setoption") == 0)
        command_option(uci, line);
    else if (strcmp(word, "go") == 0)
        return command_go(uci, line);
    fflush(stdout);
    return true;
}

int command_uci(void) {
    struct uci *uci = calloc(1, sizeof *uci);
    if (uci == NULL)
        return EXIT_BAD_TEXT;
    uci->game = motley_game_new();
    uci->search = motley_search_new();
    uci->options.keeps_table = true;
    snprintf(uci->variant, sizeof uci->variant, "%s", orthodox);
    const bool is_ready = uci->game != NULL && uci->search != NULL && set_variant(uci);
    char *line;
    while (is_ready && (line = input_wait(&uci->input)) != NULL && command_take(uci, line))
        continue;
    motley_search_free(uci->search);
    motley_net_free(uci->net);
    motley_game_free(uci->game);
    free(uci);
    return is_ready ? EXIT_DONE : EXIT_BAD_TEXT;
}
