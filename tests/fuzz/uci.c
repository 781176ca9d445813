/* Sessions with `motley uci`: the input is what another program sends. Of what ours prints is asked
   that each `go` that was read has one answer, a `bestmove` or a sum, and each `isready` a
   `readyok`; that the action of an answer is legal; and that it ends with its input. */

#define _GNU_SOURCE

#include "motley.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* The program's own files, with another input, a clock that counts calls, less to think and to
   count, and a small table. */
static ssize_t uci_read(int file, void *room, size_t size);
static int uci_poll(struct pollfd *files, nfds_t count, int milliseconds);
static int uci_clock(clockid_t clock, struct timespec *now);
static bool uci_search_run(struct motley_search *search, uint64_t nodes);
static bool uci_search_start(struct motley_search *search, const struct motley_game *game,
                             const struct motley_search_options *options);
static const char *uci_search_action(struct motley_search *search);
static const char *uci_divide(struct motley_game *game, unsigned depth, size_t index,
                              uint64_t *count);
#define read uci_read
#define poll uci_poll
#define clock_gettime uci_clock
#define motley_search_run uci_search_run
#define motley_search_start uci_search_start
#define motley_search_action uci_search_action
#define motley_game_divide uci_divide
#include "../../core/cli/input.c"
#include "../../core/cli/uci-go.c"
#include "../../core/cli/uci-moves.c"
static void uci_go_counted(struct uci *uci, char *rest);
#define uci_go uci_go_counted
#include "../../core/cli/uci.c"
#undef uci_go
#undef read
#undef poll
#undef clock_gettime
#undef motley_search_run
#undef motley_search_start
#undef motley_search_action
#undef motley_game_divide

/* No file is opened: there is no net in any, nor in the program. */
struct motley_net *net_load(const char *path) {
    (void)path;
    return NULL;
}

struct motley_net *net_own(const struct motley_game *game) {
    (void)game;
    return NULL;
}

#include "grammar/mutator.h"
#include "probe.h"

static const char *const searches[] = {
    "nodes 40", "depth 1",          "depth 2 nodes 100",
    "infinite", "movetime 20",      "wtime 1000 btime 900 winc 10 binc 5 movestogo 3",
    "ponder",   "perft 2",          "perft 64",
    "nodes",    "wtime 0",          "searchmoves e2e4 d2d4 nodes 20",
    "mate 1",   "infinite depth 1", NULL};
static const char *const moves[] = {"e2e4 e7e5 g1f3 b8c6",
                                    "a2a4 b7b5 a4b5 a7a6 b5a6 b8c6 a6a7 h7h5 a7a8q",
                                    "e2e4 d7d5 e4e5 f7f5 e5f6", "d2d4 e2e5 0000", NULL};
static const char *const levels[] = {"0", "1", "5", "10", "11", "-1", NULL};
static const struct form forms[] = {
    {"setoption name UCI_Variant value ", CONTENT_VARIANT, 3, NULL},
    {"setoption name Level value ", CONTENT_WORDS, 2, levels},
    {"setoption name Hash value ", CONTENT_WORDS, 1, levels},
    {"position fen ", CONTENT_POSITION, 6, NULL},
    {"position startpos moves ", CONTENT_WORDS, 4, moves},
    {"go ", CONTENT_WORDS, 10, searches},
    {"stop", CONTENT_NONE, 5, NULL},
    {"isready", CONTENT_NONE, 4, NULL},
    {"ucinewgame", CONTENT_NONE, 1, NULL},
    {"uci", CONTENT_NONE, 1, NULL},
    {"quit", CONTENT_NONE, 1, NULL},
    {NULL, CONTENT_NONE, 0, NULL},
};

const struct grammar target_grammar = {.forms = forms, .start = "uci\n", .separator = ' '};

enum { SLICE_MAX = 20, NODES_ENOUGH = 400, DEPTH_ENOUGH = 3, TABLE_MAX = 1 << 12, PATIENCE = 3 };

/* The lines still to be sent, the lines printed, and what has been asked. */
static struct {
    const char *at, *end;
    FILE *output;
    char *printed;
    size_t length;
    unsigned long milliseconds;
    unsigned waited, searches, questions;
    struct motley_game *game; /* in which the last action was asked for */
} session;

static size_t count_printed(const char *word) {
    size_t count = 0;
    fflush(session.output);
    for (const char *at = session.printed; (at = strstr(at, word)) != NULL; at++)
        count += at == session.printed || at[-1] == '\n';
    return count;
}

/* A search ends with its action, a count with its sum. */
static size_t count_answers(void) {
    return count_printed("bestmove ") + count_printed("Nodes searched: ");
}

static bool sends(const char *word) {
    const size_t length = strlen(word), left = (size_t)(session.end - session.at);
    return left >= length && memcmp(session.at, word, length) == 0 &&
           (left == length || session.at[length] == '\n');
}

/* The program has both in another file. */
void error_print(FILE *stream, const struct motley_error *error) {
    fprintf(stream, "error: %s\n", motley_reason_code(error->reason));
}

void mends_print(FILE *stream, const char *start, const struct motley_game *game) {
    for (size_t i = 0; i < motley_game_mend_count(game); i++)
        fprintf(stream, "%s%s\n", start, motley_game_mend(game, i).taken);
}

/* Sends one line. */
static ssize_t uci_read(int file, void *room, size_t size) {
    (void)file;
    const size_t left = (size_t)(session.end - session.at);
    const char *stop = left > 0 ? memchr(session.at, '\n', left) : NULL;
    size_t length = stop != NULL ? (size_t)(stop + 1 - session.at) : left;
    length = length < size ? length : size;
    session.waited = 0;
    session.questions += length > 0 && sends("isready");
    if (length > 0)
        memcpy(room, session.at, length);
    session.at += length;
    return (ssize_t)length;
}

/* While it thinks it is sent what other programs send then; anything else after a while. */
static int uci_poll(struct pollfd *files, nfds_t count, int milliseconds) {
    (void)files;
    (void)count;
    return milliseconds < 0 || sends("stop") || sends("isready") || sends("quit") ||
           session.waited++ >= PATIENCE;
}

static int uci_clock(clockid_t clock, struct timespec *now) {
    (void)clock;
    session.milliseconds++;
    *now = (struct timespec){.tv_sec = (time_t)(session.milliseconds / 1000),
                             .tv_nsec = (long)(session.milliseconds % 1000 * 1000000)};
    return 0;
}

static bool uci_search_run(struct motley_search *search, uint64_t nodes) {
    return motley_search_run(search, nodes < SLICE_MAX ? nodes : SLICE_MAX);
}

static bool uci_search_start(struct motley_search *search, const struct motley_game *game,
                             const struct motley_search_options *options) {
    struct motley_search_options small = *options;
    small.table_size = TABLE_MAX;
    small.nodes = small.nodes > 0 && small.nodes < NODES_ENOUGH ? small.nodes : NODES_ENOUGH;
    return probe_count(motley_search_start(search, game, &small));
}

static void uci_go_counted(struct uci *uci, char *rest) {
    session.searches++;
    session.game = uci->game;
    uci_go(uci, rest);
    assert(count_answers() == session.searches);
}

/* The answer, which is legal. */
static const char *uci_search_action(struct motley_search *search) {
    const char *action = motley_search_action(search);
    const size_t count = motley_game_action_count(session.game);
    size_t i = 0;
    while (i < count && strcmp(motley_game_action(session.game, i), action) != 0)
        i++;
    assert(i < count);
    return action;
}

static const char *uci_divide(struct motley_game *game, unsigned depth, size_t index,
                              uint64_t *count) {
    return motley_game_divide(game, depth < DEPTH_ENOUGH ? depth : DEPTH_ENOUGH, index, count);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    FILE *const usual = stdout;
    memset(&session, 0, sizeof session);
    session.at = (const char *)data;
    session.end = session.at + size;
    session.output = open_memstream(&session.printed, &session.length);
    assert(session.output != NULL);
    stdout = session.output;
    const int status = command_uci();
    stdout = usual;
    assert(status == EXIT_DONE);
    assert(count_printed("readyok") >= session.questions);
    fclose(session.output);
    free(session.printed);
    return 0;
}
