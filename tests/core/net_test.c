/* Nets: what is none is refused with a reason, and one evaluates exactly as its file says, whatever
   it evaluated before. The scores of a table are the same natively and in WebAssembly. */

#include "support.h"

#include "game.h"
#include "search/search.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HEAD = 40, LENGTH_MAX = 1 << 20, GAMES = 3, ACTIONS = 100 };

static void put(uint8_t *bytes, uint32_t number, unsigned size) {
    for (unsigned i = 0; i < size; i++)
        bytes[i] = (uint8_t)(number >> 8 * i);
}

/* The file of a net. */
struct file {
    uint8_t *bytes;
    size_t length;
    unsigned inputs, hidden;
};

static void seal(struct file *file) {
    uint32_t sum = 2166136261u;
    for (size_t i = 12; i < file->length; i++)
        sum = (sum ^ file->bytes[i]) * 16777619u;
    put(file->bytes + 8, sum, 4);
}

static int below(struct random *random, int bound) {
    return (int)random_below(random, 2 * (size_t)bound + 1) - bound;
}

/* A net of a family with random numbers, of the size that trained ones have. */
static struct file file_of(const struct rules *rules, unsigned hidden, uint64_t seed) {
    const struct features *features = rules->evaluation->features;
    struct file file = {.inputs = features->inputs, .hidden = hidden};
    struct random random = {seed};
    file.length = HEAD + hidden * (file.inputs + 6u) + 4;
    file.bytes = keep(file.length);
    memcpy(file.bytes, "motley-n", 8);
    put(file.bytes + 12, 1, 2);
    put(file.bytes + 14, hidden, 2);
    put(file.bytes + 16, file.inputs, 4);
    memcpy(file.bytes + 20, features->name, strlen(features->name));
    uint8_t *at = file.bytes + HEAD;
    for (size_t i = 0; i < (size_t)file.inputs * hidden; i++)
        *at++ = (uint8_t)below(&random, 127);
    for (unsigned i = 0; i < hidden; i++, at += 2)
        put(at, (uint32_t)below(&random, 256), 2);
    for (unsigned i = 0; i < 2 * hidden; i++, at += 2)
        put(at, (uint32_t)below(&random, 512), 2);
    put(at, (uint32_t)below(&random, 1 << 20), 4);
    seal(&file);
    return file;
}

static struct motley_net *net_of(const struct file *file) {
    enum motley_reason reason = MOTLEY_REASON_MEMORY;
    struct motley_net *net = motley_net_read(file->bytes, file->length, &reason);
    assert_non_null(net);
    assert_int_equal(reason, MOTLEY_REASON_NONE);
    return net;
}

static int short_at(const uint8_t *bytes) { return (int16_t)(bytes[0] | bytes[1] << 8); }

/* The output as the formats define it, without anything kept from another position. */
static int plain_score(const struct file *file, const struct motley_game *game) {
    const struct features *features = rules_of(game)->evaluation->features;
    const unsigned player = turn_of(game).player;
    const int8_t *rows = (const int8_t *)file->bytes + HEAD;
    const uint8_t *biases = file->bytes + HEAD + (size_t)file->inputs * file->hidden;
    const uint8_t *outputs = biases + 2 * (size_t)file->hidden;
    const uint8_t *last = outputs + 4 * (size_t)file->hidden;
    uint8_t cells[NET_CELLS_MAX] = {0};
    int64_t sum = (int32_t)((uint32_t)last[0] | (uint32_t)last[1] << 8 | (uint32_t)last[2] << 16 |
                            (uint32_t)last[3] << 24);
    features->read(variant_of(game), position_of(game), cells);
    for (unsigned side = 0; side < 2; side++)
        for (unsigned unit = 0; unit < file->hidden; unit++) {
            int value = short_at(biases + 2 * unit);
            for (unsigned cell = 0; cell < features->cells; cell++)
                if (cells[cell] != 0)
                    value += rows[features->input(player ^ side, cell, cells[cell]) * file->hidden +
                                  unit];
            value = value < 0 ? 0 : value > 128 ? 128 : value;
            sum += (int64_t)value * value * short_at(outputs + 2 * (side * file->hidden + unit));
        }
    return (int)(sum / 8192);
}

static int score_near(const struct motley_net *net, const struct motley_game *game,
                      const struct net_sums *near, struct net_sums *sums) {
    return net_evaluate(net, near, sums, variant_of(game), position_of(game), turn_of(game).player);
}

/* NULL: none, or none for so many seats. */
static const struct features *features_of(const char *variant) {
    struct motley_game *game = game_of(variant, NULL);
    const bool is_for_two = variant_of(game)->seats == 2;
    const struct features *features = rules_of(game)->evaluation->features;
    motley_game_free(game);
    return is_for_two ? features : NULL;
}

/* From the start, from what comes just before, and from what was evaluated some time ago. */
static void scores_are_those_of_the_file(void **state) {
    struct motley_game *game = game_of(*state, NULL);
    const struct file file = file_of(rules_of(game), 20, 3);
    struct motley_net *net = net_of(&file);
    struct net_sums *sums = keep(4 * sizeof *sums);
    for (size_t i = 0; i < 4; i++)
        net_sums_begin(net, &sums[i]);
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        struct random random = {seed};
        struct motley_error error;
        while (motley_game_undo(game, &error))
            continue;
        for (unsigned i = 0; motley_game_action_count(game) > 0 && i < ACTIONS; i++) {
            const int score = plain_score(&file, game);
            assert_int_equal(score_near(net, game, &sums[0], &sums[0]), score);
            assert_int_equal(score_near(net, game, &sums[0], &sums[1]), score);
            if (random_below(&random, 5) == 0)
                assert_int_equal(score_near(net, game, &sums[2], &sums[2]), score);
            net_sums_begin(net, &sums[3]);
            assert_int_equal(score_near(net, game, &sums[3], &sums[3]), score);
            play_randomly(game, &random);
        }
    }
    motley_net_free(net);
    motley_game_free(game);
}

/* A cell in a state is one input for a seat; other cells may be the same input, where their pieces
   count alike, but not other states. The inputs of Take Two Chess tell besides whether the seat
   sees the board mirrored, which is the same within one position only. */
static void inputs_are_of_one_state(void **state) {
    struct motley_game *game = game_of(*state, NULL);
    const struct features *features = rules_of(game)->evaluation->features;
    uint32_t *seen = keep(features->inputs * sizeof *seen);
    struct random random = {5};
    for (unsigned i = 0; motley_game_action_count(game) > 0 && i < 3 * ACTIONS; i++) {
        uint8_t cells[NET_CELLS_MAX] = {0};
        if (strcmp(features->name, "taketwo-2") == 0)
            memset(seen, 0, features->inputs * sizeof *seen);
        features->read(variant_of(game), position_of(game), cells);
        for (unsigned cell = 0; cell < NET_CELLS_MAX; cell++) {
            assert_true(cells[cell] < features->states);
            assert_true(cell < features->cells || cells[cell] == 0);
            if (cells[cell] == 0)
                continue;
            const unsigned input = features->input(0, cell, cells[cell]);
            assert_true(input < features->inputs);
            assert_true(features->input(1, cell, cells[cell]) < features->inputs);
            assert_true(seen[input] == 0 || seen[input] == cells[cell]);
            seen[input] = cells[cell];
        }
        play_randomly(game, &random);
    }
    motley_game_free(game);
}

static enum motley_reason refusal(const uint8_t *bytes, size_t length) {
    enum motley_reason reason = MOTLEY_REASON_NONE;
    uint8_t *copy = malloc(length > 0 ? length : 1); /* exactly so many, for sanitizers */
    assert_non_null(copy);
    memcpy(copy, bytes, length);
    struct motley_net *net = motley_net_read(copy, length, &reason);
    free(copy);
    assert_true((net == NULL) == (reason != MOTLEY_REASON_NONE));
    motley_net_free(net);
    return reason;
}

static struct file small_file(void) {
    struct motley_game *game = game_of("custodian", NULL);
    const struct file file = file_of(rules_of(game), 4, 9);
    motley_game_free(game);
    return file;
}

static void every_byte_counts(void **state) {
    struct file file = small_file();
    (void)state;
    assert_int_equal(refusal(file.bytes, file.length), MOTLEY_REASON_NONE);
    for (size_t i = 0; i < file.length; i++) {
        file.bytes[i] ^= (uint8_t)(1u << i % 8);
        assert_int_equal(refusal(file.bytes, file.length),
                         i < 8 ? MOTLEY_REASON_NET_FOREIGN : MOTLEY_REASON_NET_DAMAGED);
        file.bytes[i] ^= (uint8_t)(1u << i % 8);
    }
    for (size_t length = 0; length < file.length; length++)
        assert_int_equal(refusal(file.bytes, length),
                         length < HEAD ? MOTLEY_REASON_NET_FOREIGN : MOTLEY_REASON_NET_DAMAGED);
}

/* A fault that the checksum does not show: a number put somewhere. */
static void wrong_numbers_are_refused(void **state) {
    const struct file file = small_file();
    const size_t layers = HEAD + (size_t)file.inputs * file.hidden;
    const struct {
        size_t at;
        uint32_t number;
        unsigned size;
        enum motley_reason reason;
    } rows[] = {
        {12, 2, 2, MOTLEY_REASON_NET_FOREIGN}, /* version */
        {14, 0, 2, MOTLEY_REASON_NET_DAMAGED}, /* hidden units */
        {14, 3, 2, MOTLEY_REASON_NET_DAMAGED},
        {14, 8, 2, MOTLEY_REASON_NET_DAMAGED},
        {14, 65535, 2, MOTLEY_REASON_NET_DAMAGED},
        {16, file.inputs + 1, 4, MOTLEY_REASON_NET_FOREIGN},
        {16, 0xffffffff, 4, MOTLEY_REASON_NET_FOREIGN},
        {20, 'x', 1, MOTLEY_REASON_NET_FOREIGN}, /* name */
        {39, 'x', 1, MOTLEY_REASON_NET_FOREIGN},
        {layers, 16385, 2, MOTLEY_REASON_NET_DAMAGED}, /* bias */
        {layers + 6, (uint32_t)-16385, 2, MOTLEY_REASON_NET_DAMAGED},
        {layers + 8, 513, 2, MOTLEY_REASON_NET_DAMAGED}, /* output weight */
        {layers + 22, (uint32_t)-513, 2, MOTLEY_REASON_NET_DAMAGED},
        {layers + 24, 0x20000001, 4, MOTLEY_REASON_NET_DAMAGED}, /* output bias */
        {layers + 24, 0xdfffffff, 4, MOTLEY_REASON_NET_DAMAGED},
        {layers + 24, 0x20000000, 4, MOTLEY_REASON_NONE},
        {layers, 16384, 2, MOTLEY_REASON_NONE},
        {layers + 8, 512, 2, MOTLEY_REASON_NONE},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct file copy = file;
        copy.bytes = keep(file.length);
        memcpy(copy.bytes, file.bytes, file.length);
        put(copy.bytes + rows[i].at, rows[i].number, rows[i].size);
        seal(&copy);
        assert_int_equal(refusal(copy.bytes, copy.length), rows[i].reason);
    }
}

/* Whatever has the right checksum is refused, or evaluates as its file says. */
static void any_numbers_are_safe(void **state) {
    struct motley_game *game = game_of("custodian", NULL);
    const struct file file = file_of(rules_of(game), 8, 2);
    struct file copy = file;
    struct random random = {8};
    unsigned read = 0;
    (void)state;
    copy.bytes = keep(file.length);
    for (unsigned i = 0; i < 400; i++) {
        memcpy(copy.bytes, file.bytes, file.length);
        for (size_t k = 1 + random_below(&random, 4); k > 0; k--)
            copy.bytes[12 + random_below(&random, random_below(&random, 2) == 0
                                                      ? HEAD - 12
                                                      : file.length - 12)] =
                (uint8_t)random_next(&random);
        seal(&copy);
        if (refusal(copy.bytes, copy.length) != MOTLEY_REASON_NONE)
            continue;
        struct motley_net *net = net_of(&copy);
        struct net_sums sums;
        net_sums_begin(net, &sums);
        assert_int_equal(score_near(net, game, &sums, &sums), plain_score(&copy, game));
        motley_net_free(net);
        read++;
    }
    assert_in_range(read, 20, 380);
    motley_game_free(game);
}

/* The largest numbers that are allowed do not overflow anything. */
static void extremes_fit(void **state) {
    struct motley_game *game = game_of("custodian", NULL);
    struct file file = file_of(rules_of(game), NET_HIDDEN_MAX, 1);
    const size_t layers = HEAD + (size_t)file.inputs * file.hidden;
    (void)state;
    for (int sign = -1; sign <= 1; sign += 2) {
        memset(file.bytes + HEAD, sign > 0 ? 127 : -128, layers - HEAD);
        for (unsigned i = 0; i < file.hidden; i++)
            put(file.bytes + layers + 2 * (size_t)i, (uint32_t)(sign * 16384), 2);
        for (unsigned i = 0; i < 2 * file.hidden; i++)
            put(file.bytes + layers + 2 * (size_t)file.hidden + 2 * (size_t)i, 512, 2);
        put(file.bytes + layers + 6 * (size_t)file.hidden, 1 << 29, 4);
        seal(&file);
        struct motley_net *net = net_of(&file);
        struct net_sums *sums = keep(sizeof *sums);
        net_sums_begin(net, sums);
        assert_int_equal(score_near(net, game, sums, sums), plain_score(&file, game));
        motley_net_free(net);
    }
    motley_game_free(game);
}

static int score_of(const struct motley_net *net, const char *variant, const char *position) {
    struct motley_game *game = game_of(variant, position);
    struct net_sums *sums = keep(sizeof *sums);
    net_sums_begin(net, sums);
    const int score = score_near(net, game, sums, sums);
    motley_game_free(game);
    return score;
}

#define ARMY "array=rxbtqkn*nbcr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RXBTQKN*NBCR"

static const char taketwo[] = "taketwo", cards_off[] = "taketwo;switch=off";
static const char tches[] = "tches", one[] = "tches;strike=1", army[] = "tches;strike=1;" ARMY;
static const char middle[] = "6k1/pp3p2/2n5/8/8/5N2/PP4PP/R2K4 w - - 0 1";
static const char queen[] = "6k1/p~HD4p2/8/8/8/8/8/R1Q~DOK4 w - - 0 1 -";
static const char at_one[] = "k9/pp8/2r7/10/10/10/3N6/10/PPP7/K4B4 w 1 -/- - 0 1";
static const char at_three[] = "k9/pp8/2r7/10/10/10/3N6/10/PPP7/K4B4 w 3 -/- - 0 1";

/* Two positions that a net is to take for alike, or not. */
static const struct {
    const char *variant, *position, *other_variant, *other;
    bool is_alike;
} likes[] = {
    /* A position is worth as much as its image with left and right, or the sides, exchanged; a pawn
       elsewhere, or Kings that see the board the other way round, are another one. */
    {taketwo, middle, taketwo, "1k6/2p3pp/5n2/8/8/2N5/PP4PP/4K2R w - - 0 1", true},
    {taketwo, middle, taketwo, "r2k4/pp4pp/5n2/8/8/2N5/PP3P2/6K1 b - - 0 1", true},
    {taketwo, middle, taketwo, "6k1/pp3p2/2n5/8/8/5N1P/PP4P1/R2K4 w - - 0 1", false},
    {taketwo, middle, taketwo, "1k6/pp3p2/2n5/8/8/5N2/PP4PP/R2K4 w - - 0 1", false},
    {cards_off, middle, cards_off, "1k6/2p3pp/5n2/8/8/2N5/PP4PP/4K2R w - - 0 1", true},
    {cards_off, middle, cards_off, "r2k4/pp4pp/5n2/8/8/2N5/PP3P2/6K1 b - - 0 1", true},
    {cards_off, middle, cards_off, "6k1/pp3p2/2n5/8/8/5N1P/PP4P1/R2K4 w - - 0 1", false},
    {cards_off, middle, cards_off, "1k6/pp3p2/2n5/8/8/5N2/PP4PP/R2K4 w - - 0 1", false},
    /* Of a queen it counts which cards are in use, of a pawn their order, of a turn whether cards
       were switched in it, and of orthodox chess that there are none. */
    {taketwo, queen, taketwo, "1k6/2p4p~HD/8/8/8/8/8/4KQ~DO1R w - - 0 1 -", true},
    {taketwo, queen, taketwo, "r1q~DOk4/8/8/8/8/8/P~HD4P2/6K1 b - - 0 1 -", true},
    {taketwo, queen, taketwo, "6k1/p~HD4p2/8/8/8/8/8/R1Q~ODK4 w - - 0 1 -", true},
    {taketwo, queen, taketwo, "6k1/p~HD4p2/8/8/8/8/8/R1Q~DHK4 w - - 0 1 -", false},
    {taketwo, queen, taketwo, "6k1/p~DH4p2/8/8/8/8/8/R1Q~DOK4 w - - 0 1 -", false},
    {taketwo, queen, taketwo, "6k1/p~HD4p2/8/8/8/8/8/R1Q~DOK4 w - - 0 1 c1", false},
    {taketwo, NULL, cards_off, NULL, false},
    /* Three actions a turn, one, and other armies are different things to the net of TCHES. Of
       other armies it sees all kinds, and on which rank they stand. */
    {army, at_one, one, at_one, false},
    {army, at_one, tches, at_three, false},
    {one, at_one, tches, at_three, false},
    {army, at_one, army, "9k/8pp/7r2/10/10/10/6N3/10/7PPP/4B4K w 1 -/- - 0 1", true},
    {army, at_one, army, "k4b4/ppp7/10/3n6/10/10/10/2R7/PP8/K9 b 1 -/- - 0 1", true},
    {army, at_one, army, "1k8/pp8/8r1/10/10/10/N9/10/1P1P1P4/K6B2 w 1 -/- - 0 1", true},
    {army, at_one, army, "k9/pp8/2r7/10/10/3N6/10/10/PPP7/K4B4 w 1 -/- - 0 1", false},
    {army, at_one, army, "k9/pp8/2r7/10/10/10/3N6/10/PPP7/K4X4 w 1 -/- - 0 1", false},
    {army, at_one, army, "k9/pp8/2r7/10/10/10/3N6/10/PPP7/K4*NB4 w 1 -/- - 0 1", false},
    {army, at_one, army, "k9/pp8/2r7/10/10/10/3N6/10/PPP7/K9 w 1 -/- - 0 1", false},
};

static struct motley_net *drawn_net(const char *variant) {
    struct motley_game *game = game_of(variant, NULL);
    const struct file file = file_of(rules_of(game), 16, 7);
    motley_game_free(game);
    return net_of(&file);
}

static void alike_counts_alike(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof likes / sizeof *likes; i++) {
        struct motley_net *net = drawn_net(likes[i].variant);
        const bool is_alike = score_of(net, likes[i].variant, likes[i].position) ==
                              score_of(net, likes[i].other_variant, likes[i].other);
        if (is_alike != likes[i].is_alike)
            fail_msg("row %zu: %s, %s", i, likes[i].variant, likes[i].other);
        motley_net_free(net);
    }
}

static void every_order_of_a_pawn_counts(void **state) {
    static const char *const pawns[] = {"1", "p~OD", "p~OH", "p~DO", "p~DH", "p~HO", "p~HD"};
    struct motley_net *net = drawn_net(taketwo);
    int scores[7];
    (void)state;
    for (size_t i = 0; i < 7; i++) {
        char position[64];
        snprintf(position, sizeof position, "6k1/7%s/8/8/8/8/8/R3K3 w - - 0 1 -", pawns[i]);
        scores[i] = score_of(net, taketwo, position);
        for (size_t j = 0; j < i; j++)
            assert_int_not_equal(scores[i], scores[j]);
    }
    motley_net_free(net);
}

/* The same numbers wherever this runs; the positions are those after a random game's actions. */
static void table_holds(void **state) {
    static const struct {
        const char *variant;
        unsigned actions;
        int score;
    } rows[] = {
        {"custodian", 0, 2591},
        {"custodian", 9, 2292},
        {"custodian", 30, 1996},
        {"custodian;captured=recruited", 60, 2624},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct motley_game *game = game_of(rows[i].variant, NULL);
        const struct file file = file_of(rules_of(game), 32, 77);
        struct motley_net *net = net_of(&file);
        struct net_sums *sums = keep(sizeof *sums);
        struct random random = {i + 1};
        net_sums_begin(net, sums);
        for (unsigned action = 0; action < rows[i].actions; action++) {
            score_near(net, game, sums, sums);
            play_randomly(game, &random);
        }
        assert_int_equal(score_near(net, game, sums, sums), rows[i].score);
        motley_net_free(net);
        motley_game_free(game);
    }
}

static struct motley_search_report searched(const struct motley_game *game,
                                            const struct motley_net *net, uint64_t slice,
                                            char action[static 16]) {
    struct motley_search *search = motley_search_new();
    const struct motley_search_options options = {.nodes = 3000, .net = net};
    assert_true(motley_search_start(search, game, &options));
    while (motley_search_run(search, slice))
        continue;
    const struct motley_search_report report = motley_search_report(search);
    snprintf(action, 16, "%s", motley_search_action(search));
    motley_search_free(search);
    return report;
}

static void is_left_alone(const struct motley_game *game, const struct motley_net *net) {
    char action[2][16];
    const struct motley_search_report without = searched(game, NULL, UINT64_MAX, action[0]);
    const struct motley_search_report with = searched(game, net, UINT64_MAX, action[1]);
    assert_memory_equal(&with, &without, sizeof with);
    assert_string_equal(action[0], action[1]);
}

/* A search is led by the net, the same however it is sliced; where the net is for another family,
   or for other variants, it changes nothing. */
static void search_uses_its_own(void **state) {
    struct motley_game *game = game_of("custodian", NULL), *other = game_of("till", NULL);
    const struct file file = file_of(rules_of(game), 8, 4);
    struct motley_net *net = net_of(&file);
    char action[3][16];
    (void)state;
    const struct motley_search_report plain = searched(game, NULL, UINT64_MAX, action[0]);
    const struct motley_search_report whole = searched(game, net, UINT64_MAX, action[1]);
    const struct motley_search_report sliced = searched(game, net, 37, action[2]);
    assert_memory_equal(&whole, &sliced, sizeof whole);
    assert_string_equal(action[1], action[2]);
    assert_int_not_equal(whole.score, plain.score);
    assert_true(motley_net_is_for(net, game));
    assert_false(motley_net_is_for(net, other));
    is_left_alone(other, net);
    motley_game_free(other);
    other = game_of("custodian;captured=recruited", NULL);
    assert_true(motley_net_is_for(net, other));
    is_left_alone(other, net);
    motley_net_free(net);
    motley_game_free(game);
    motley_game_free(other);
}

static bool has_net(const struct motley_net *net, const char *variant) {
    struct motley_game *game = game_of(variant, NULL);
    const bool is_for = net_is_for(net, variant_of(game));
    motley_game_free(game);
    return is_for;
}

/* Where games have shown that the net of TCHES helps, and nowhere else. */
static void armies_have_it(void **state) {
    static const char *const with[] = {"tches", "tches;strike=1", ("tches;strike=1;" ARMY)};
    static const char *const without[] = {
        "tches;strike=2",
        ("tches;" ARMY),
        ("tches;strike=2;" ARMY),
        ("tches;strike=1;king=capture;" ARMY),
        ("tches;strike=1;polarity=on;" ARMY),
        "tches;strike=1;transport=on",
        "tches;strike=1;escort=on",
        "tches;strike=1;both=X",
        ("tches;strike=1;" ARMY ";zealot=slide"),
        "tches;strike=1;replace=Q:M",
        "tches;strike=1;king=plain;prey=A;both=A",
        "tches;strike=1;array=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "tches;strike=1;array=rnbqkbnr1r/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKBNR1R",
    };
    struct motley_net *net = drawn_net(tches);
    (void)state;
    for (size_t i = 0; i < sizeof with / sizeof *with; i++)
        assert_true(has_net(net, with[i]));
    for (size_t i = 0; i < sizeof without / sizeof *without; i++)
        assert_false(has_net(net, without[i]));
    motley_net_free(net);
}

/* How the player to act stands in a search, without looking ahead. */
static int standing(const struct motley_game *game, const struct motley_net *net) {
    const unsigned player = turn_of(game).player;
    struct motley_search *search = motley_search_new();
    const struct motley_search_options options = {.nodes = 50, .net = net};
    assert_true(motley_search_start(search, game, &options));
    while (motley_search_run(search, UINT64_MAX))
        continue;
    const int standing = motley_search_score_of(search, player, false) -
                         motley_search_score_of(search, player ^ 1, false);
    motley_search_free(search);
    return standing;
}

/* The score of a net takes the place of that of the weights, or is added to it, by family. */
static void nets_replace_or_add(void **state) {
    static const char *const variants[] = {"custodian", "till"};
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        struct motley_game *game = game_of(variants[i], NULL);
        const struct file file = file_of(rules_of(game), 8, 6);
        struct motley_net *net = net_of(&file);
        struct random random = {i + 4};
        for (unsigned action = 0; action < 45; action++) {
            const int base = net->features->is_added ? standing(game, NULL) : 0;
            assert_int_equal(net->features->is_added, i == 1);
            assert_int_equal(standing(game, net), base + plain_score(&file, game));
            play_randomly(game, &random);
        }
        motley_net_free(net);
        motley_game_free(game);
    }
}

int main(void) {
    struct test_list list = {0};
    const struct motley_preset *preset;
    for (size_t i = 0; (preset = motley_preset_at(i)) != NULL; i++) {
        char name[256];
        char *variant = keep_text(preset->variant);
        const struct features *features = features_of(variant);
        if (features == NULL)
            continue;
        snprintf(name, sizeof name, "%s: scores", variant);
        test_list_add(&list, name, scores_are_those_of_the_file, variant);
        snprintf(name, sizeof name, "%s: inputs", variant);
        test_list_add(&list, name, inputs_are_of_one_state, variant);
    }
    test_list_add(&list, "every byte counts", every_byte_counts, NULL);
    test_list_add(&list, "wrong numbers", wrong_numbers_are_refused, NULL);
    test_list_add(&list, "any numbers", any_numbers_are_safe, NULL);
    test_list_add(&list, "extremes", extremes_fit, NULL);
    test_list_add(&list, "the same everywhere", table_holds, NULL);
    test_list_add(&list, "alike", alike_counts_alike, NULL);
    test_list_add(&list, "orders of a pawn", every_order_of_a_pawn_counts, NULL);
    test_list_add(&list, "armies with a net", armies_have_it, NULL);
    test_list_add(&list, "in the search", search_uses_its_own, NULL);
    test_list_add(&list, "instead or added", nets_replace_or_add, NULL);
    return test_list_run(&list, "net");
}
