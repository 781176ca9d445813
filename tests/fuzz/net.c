/* Nets: the input is the file of one. It is read as it is, and once more with the checksum that it
   should have, or hardly any would get further. One that is read evaluates the positions of a game,
   each from the sums of the last and from none, and leads a short search. */

#include "grammar/mutator.h"
#include "probe.h"

#include "game.h"
#include "search/net.h"

const struct grammar target_grammar = {.input = INPUT_NET};

enum { CHECKSUM_AT = 8, CHECKED_AT = 12, ACTIONS_MAX = 4, NODES = 40, SEARCHES_EVERY = 16 };

/* No evaluation is further from 0: 512 for 64 units of two seats, each at most 128 squared, and
   what the sum begins with. */
enum { SCORE_MOST = 200000 };

/* One that reads beyond the bytes is seen: they lie in an allocation of their size. */
static struct motley_net *net_read(const uint8_t *data, size_t size, bool is_mended) {
    enum motley_reason reason = MOTLEY_REASON_NONE;
    uint8_t *bytes = malloc(size > 0 ? size : 1);
    assert(bytes != NULL);
    if (size > 0)
        memcpy(bytes, data, size);
    if (is_mended && size >= CHECKED_AT) {
        uint32_t sum = 2166136261u;
        for (size_t i = CHECKED_AT; i < size; i++)
            sum = (sum ^ bytes[i]) * 16777619u;
        for (unsigned i = 0; i < 4; i++)
            bytes[CHECKSUM_AT + i] = (uint8_t)(sum >> 8 * i);
    }
    struct motley_net *net = motley_net_read(bytes, size, &reason);
    free(bytes);
    assert(net != NULL
               ? reason == MOTLEY_REASON_NONE
               : reason == MOTLEY_REASON_NET_FOREIGN || reason == MOTLEY_REASON_NET_DAMAGED);
    return net;
}

static int score_of(const struct motley_net *net, const struct motley_game *game,
                    const struct net_sums *near, struct net_sums *sums) {
    const unsigned player = rules_of(game)->turn(variant_of(game), position_of(game)).player;
    return net_evaluate(net, near, sums, variant_of(game), position_of(game), player);
}

/* Games are set up once: that takes longer than to evaluate. */
static struct motley_game *game_of(const struct motley_net *net) {
    static struct motley_game *games[8];
    for (unsigned i = 0; families_offered[i] != NULL; i++) {
        struct motley_error error;
        const char *family = families_offered[i]->family;
        if (families_offered[i] != net->rules)
            continue;
        if (games[i] == NULL) {
            games[i] = motley_game_new();
            assert(motley_game_set_variant(games[i], family, strlen(family), &error));
        }
        return games[i];
    }
    return NULL;
}

static void probe_evaluation(const struct motley_net *net, struct motley_game *game,
                             uint64_t choice) {
    struct net_sums kept, none;
    struct motley_error error;
    net_sums_begin(net, &kept);
    for (unsigned i = 0; i < ACTIONS_MAX && motley_game_action_count(game) > 0; i++) {
        const int score = score_of(net, game, &kept, &kept);
        net_sums_begin(net, &none);
        assert(score == score_of(net, game, &none, &none));
        assert(score >= -SCORE_MOST && score <= SCORE_MOST);
        choice = probe_step(choice);
        const size_t index = (size_t)((choice >> 33) % motley_game_action_count(game));
        char *action = probe_copy(motley_game_action(game, index));
        assert(motley_game_play(game, action, strlen(action), &error));
        free(action);
    }
    while (motley_game_ply(game) > 0)
        assert(motley_game_undo(game, &error));
}

static void probe_search(const struct motley_net *net, struct motley_game *game) {
    const struct motley_search_options options = {.nodes = NODES, .table_size = 1024, .net = net};
    struct motley_search *search = motley_search_new();
    assert(search != NULL && motley_search_start(search, game, &options));
    while (motley_search_run(search, NODES))
        continue;
    assert(motley_search_action(search) != NULL);
    motley_search_free(search);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const uint64_t choice = probe_seed(data, size);
    motley_net_free(net_read(data, size, false));
    struct motley_net *net = net_read(data, size, true);
    struct motley_game *game = probe_count(net != NULL) ? game_of(net) : NULL;
    if (net != NULL) {
        assert(game != NULL && motley_net_is_for(net, game));
        probe_evaluation(net, game, choice);
        if (choice % SEARCHES_EVERY == 0)
            probe_search(net, game);
    }
    motley_net_free(net);
    return 0;
}
