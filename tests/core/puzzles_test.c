/* The puzzles that come with the page (formats 5) are what they claim: exactly one turn wins,
   proved anew by trying everything, and the line shows it. */

#include "support.h"

#include "game.h"
#include "search/proof.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BOUND = 400000, TABLE_SIZE = 16 << 20, LEVEL_SEED = 1, LEVEL_TABLE_SIZE = 4 << 20 };
enum { COUNT_MIN = 60, FIELDS = 5, EVERY = RUNS_NATIVELY ? 1 : 12 };

/* A family's puzzles, and what all of them need. */
struct demand {
    const char *family;
    bool has_level; /* level 5 misses each, and the turn that wins has two actions or more */
};

static const struct demand demands[] = {
    {"custodian", false}, {"taketwo", false}, {"till", false}, {"tches", true}};

struct puzzle {
    const char *variant, *position;
    unsigned turns;
    const char *missed;
    char *line;
};

/* Splits a line of data; its text is changed. */
static struct puzzle puzzle_of(char *text) {
    char *fields[FIELDS] = {text};
    for (unsigned i = 1; i < FIELDS; i++) {
        fields[i] = strchr(fields[i - 1], '\t');
        assert_non_null(fields[i]);
        *fields[i]++ = '\0';
    }
    return (struct puzzle){fields[0], fields[1], (unsigned)strtoul(fields[2], NULL, 10), fields[3],
                           fields[4]};
}

/* Plays the actions of a line as long as a seat acts; gives how many. */
static unsigned play_turn(struct motley_game *game, char **line, unsigned seat) {
    unsigned count = 0;
    for (; *line != NULL && turn_of(game).player == seat && game->action_count > 0; count++) {
        char *end = strchr(*line, ' ');
        if (end != NULL)
            *end = '\0';
        must_play(game, *line);
        *line = end == NULL ? NULL : end + 1;
    }
    return count;
}

static struct winning winning_in(struct proof *proof, const struct motley_game *game,
                                 unsigned turns) {
    struct winning winning;
    search_proof_allow(proof, BOUND);
    assert_true(search_proof_find_winning(proof, position_of(game), turns, &winning));
    return winning;
}

/* Exactly one turn wins within so many, none in fewer; only in the last there may be others. */
static uint64_t only_turn(struct proof *proof, const struct motley_game *game, unsigned turns,
                          bool is_first) {
    for (unsigned fewer = 1; fewer < turns; fewer++)
        assert_int_equal(winning_in(proof, game, fewer).count, 0);
    const struct winning winning = winning_in(proof, game, turns);
    if (is_first || turns > 1)
        assert_int_equal(winning.count, 1);
    return winning.key;
}

/* Plays the line; gives how many actions the first turn has. */
static unsigned line_is_proved(struct proof *proof, struct motley_game *game,
                               const struct puzzle *puzzle) {
    const unsigned seat = turn_of(game).player;
    unsigned first = 0;
    char *line = puzzle->line;
    for (unsigned turns = puzzle->turns; turns > 0; turns--) {
        const uint64_t key = only_turn(proof, game, turns, first == 0);
        const unsigned count = play_turn(game, &line, seat);
        if (first == 0 || turns > 1)
            assert_true(turn_key_of(game) == key);
        first = first == 0 ? count : first;
        play_turn(game, &line, 1 - seat);
    }
    const struct outcome outcome = ply_at(game, game->ply_count)->outcome;
    assert_null(line);
    assert_int_equal(outcome.result, RESULT_WIN);
    assert_int_equal(outcome.winner, seat);
    return first;
}

/* Level 5, asked as levels usually are, does not win. */
static void level_misses(struct motley_game *game, const struct puzzle *puzzle) {
    const struct motley_search_options options = {
        .level = 5, .seed = LEVEL_SEED, .table_size = LEVEL_TABLE_SIZE};
    struct motley_search *search = motley_search_new();
    const unsigned seat = turn_of(game).player;
    assert_non_null(search);
    assert_non_null(strchr(puzzle->missed, '5'));
    while (game->action_count > 0 && turn_of(game).player == seat) {
        assert_true(motley_search_start(search, game, &options));
        while (motley_search_run(search, UINT32_MAX))
            continue;
        char action[64];
        snprintf(action, sizeof action, "%s", motley_search_action(search));
        must_play(game, action);
    }
    assert_int_equal(ply_at(game, game->ply_count)->outcome.result, RESULT_ONGOING);
    motley_search_free(search);
}

static void puzzle_is_proved(const struct demand *demand, const struct puzzle *puzzle) {
    struct motley_game *game = game_of(puzzle->variant, puzzle->position);
    struct proof proof = {0};
    assert_string_equal(motley_game_variant(game), puzzle->variant);
    assert_string_equal(motley_game_position(game), puzzle->position);
    assert_int_equal(strncmp(puzzle->variant, demand->family, strlen(demand->family)), 0);
    assert_true(search_proof_begin(&proof, variant_of(game), TABLE_SIZE));
    const unsigned actions = line_is_proved(&proof, game, puzzle);
    search_proof_free(&proof);
    motley_game_free(game);
    if (!demand->has_level)
        return;
    assert_in_range(actions, 2, 100);
    game = game_of(puzzle->variant, puzzle->position);
    level_misses(game, puzzle);
    motley_game_free(game);
}

static void puzzles_are_proved(void **state) {
    const struct demand *demand = *state;
    char path[64];
    unsigned count = 0, longer = 0;
    snprintf(path, sizeof path, "../shell/puzzles/%s.txt", demand->family);
    for (char *line = data_read(path), *next; *line != '\0'; line = next) {
        next = line + strcspn(line, "\n");
        assert_true(*next == '\n');
        *next++ = '\0';
        const struct puzzle puzzle = puzzle_of(line);
        if (count++ % EVERY == 0)
            puzzle_is_proved(demand, &puzzle);
        longer += puzzle.turns > 1;
    }
    assert_in_range(count, COUNT_MIN, 1000);
    if (!demand->has_level)
        assert_true(2 * longer >= count);
}

int main(void) {
    struct test_list list = {0};
    for (size_t i = 0; i < sizeof demands / sizeof *demands; i++)
        test_list_add(&list, demands[i].family, puzzles_are_proved, (void *)&demands[i]);
    return test_list_run(&list, "puzzles");
}
