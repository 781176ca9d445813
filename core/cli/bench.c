/* `motley bench`: fixed work, so that two builds or two machines can be compared. */

#include "commands.h"

#include <string.h>
#include <time.h>

/* One perft of the bench; rows of one family, which the variant begins with, stand together. */
struct work {
    const char *name, *variant, *position;
    unsigned depth;
};

static const struct work works[] = {
    {"start", "custodian", NULL, 6},
    {"cylinder, recruited", "custodian;board=cylinder;captured=recruited", NULL, 6},
    {"orthodox start", "taketwo;switch=off", NULL, 6},
    {"orthodox middle game", "taketwo;switch=off",
     "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5},
    {"cards, switches", "taketwo",
     "r3k2r/pp1q~OHbppp/2n1p3/3p~OH4/3P~DH1B2/2NQ~DH1N2/PPP2PPP/R3K2R w KQkq - 4 12 -", 4},
    {"placement, two players", "till", NULL, 4},
    {"72 tiles, six players", "till;players=6",
     "-9,5:8cP/cK1aK5dP3dK/1fP6bPcR2eN/2cN6cNdNbP4fP1fPeK/bKeP1eB4ePfB1aB3bN2bB/"
     "4fB3aPaPdRaP1eQcPcPcQaQ1cP/3eRaRbRaPdPdNeRbNeNaN1fR2fP/6fQdBcBbPfRcBdQbQcR/9bP1eP1fNeB/"
     "11aNbB1fNaB/11bRdBePdP/9aRdRdP/11fK a - abcdef 0 72",
     4},
    {"usual game", "tches", NULL, 5},
    {"one action, main set", "tches;strike=1", NULL, 5},
    {"one action, simple kinds",
     "tches;strike=1;array=r*nb*rnqkxt*bn*nrr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/"
     "R*NB*RNQKXT*BN*NRR",
     "*rnr2kxt1*nrr/pp2pppp2/3p4p1/10/2p4*bn2/7*BN2/1P2PTP3/5P1P2/P1qPK1X1P1/"
     "R*NB*RN4*nb*NRR w 1 X/RN - 2 21",
     4},
    {"everything at once",
     "tches;king=capture;escort=on;replace=Q:M,N:P,M:Q;transport=on;polarity=on", NULL, 3},
};

static double seconds_now(void) {
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* How long the name is that a variant begins with. */
static int family_length(const struct work *work) { return (int)strcspn(work->variant, ";"); }

static bool is_family_same(const struct work *work, const struct work *other) {
    return family_length(work) == family_length(other) &&
           strncmp(work->variant, other->variant, (size_t)family_length(work)) == 0;
}

static void print_row(const struct work *work, const char *name, uint64_t nodes, double seconds) {
    printf("%-10.*s %-24s %12llu nodes %8.3f s %12.0f nodes/s\n", family_length(work),
           work->variant, name, (unsigned long long)nodes, seconds,
           seconds > 0 ? (double)nodes / seconds : 0);
    fflush(stdout);
}

/* Runs one work; false when a text is refused or memory is short. */
static bool work_run(struct motley_game *game, const struct work *work, uint64_t *nodes) {
    struct motley_error error;
    if (!motley_game_set_variant(game, work->variant, strlen(work->variant), &error))
        return false;
    if (work->position != NULL &&
        !motley_game_set_position(game, work->position, strlen(work->position), &error))
        return false;
    return motley_game_perft(game, work->depth, nodes);
}

int command_bench(void) {
    enum { WORK_COUNT = sizeof works / sizeof *works };
    struct motley_game *game = motley_game_new();
    uint64_t family_nodes = 0;
    double family_seconds = 0;
    bool is_done = game != NULL;
    for (size_t i = 0; is_done && i < WORK_COUNT; i++) {
        uint64_t nodes = 0;
        const double start = seconds_now();
        is_done = work_run(game, &works[i], &nodes);
        const double seconds = seconds_now() - start;
        print_row(&works[i], works[i].name, nodes, seconds);
        family_nodes += nodes;
        family_seconds += seconds;
        if (i + 1 == WORK_COUNT || !is_family_same(&works[i], &works[i + 1])) {
            print_row(&works[i], "(all)", family_nodes, family_seconds);
            family_nodes = 0;
            family_seconds = 0;
        }
    }
    motley_game_free(game);
    return is_done ? EXIT_DONE : EXIT_BAD_TEXT;
}
