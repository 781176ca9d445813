/* The search: forced ends are found, slices and table change nothing, only legal actions come out.
 */

#include "support.h"

#include "game.h"
#include "search/search.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct motley_search *started(const struct motley_game *game,
                                     struct motley_search_options options) {
    struct motley_search *search = motley_search_new();
    assert_non_null(search);
    if (options.table_size == 0)
        options.table_size = 1 << 20; /* the usual one takes longer to clear than these searches */
    assert_true(motley_search_start(search, game, &options));
    return search;
}

static void run_through(struct motley_search *search) {
    while (motley_search_run(search, 100000))
        continue;
}

static struct motley_search *searched(const struct motley_game *game,
                                      struct motley_search_options options) {
    struct motley_search *search = started(game, options);
    run_through(search);
    return search;
}

/* Score, depth, nodes and expected line as one text. */
static void digest(struct motley_search *search, char *text, size_t size) {
    const struct motley_search_report report = motley_search_report(search);
    const char *action;
    snprintf(text, size, "%d %d %u %llu", report.score, report.end_in, report.depth,
             (unsigned long long)report.nodes);
    for (size_t i = 0; (action = motley_search_line(search, i)) != NULL; i++)
        snprintf(text + strlen(text), size - strlen(text), " %s", action);
}

/* One row of the file of forced ends. */
struct forced {
    char *variant, *position, *first;
    int end_in;
};

static bool is_listed(const char *list, const char *action) {
    const size_t length = strlen(action);
    for (const char *at = list; (at = strstr(at, action)) != NULL; at += length)
        if ((at == list || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
            return true;
    return false;
}

static void end_is_found(const struct forced *row, struct motley_search_options options) {
    struct motley_game *game = game_of(row->variant, row->position);
    struct motley_search *search = searched(game, options);
    assert_int_equal(motley_search_report(search).end_in, row->end_in);
    if (strcmp(row->first, "-") != 0 && !is_listed(row->first, motley_search_action(search)))
        fail_msg("%s instead of %s", motley_search_action(search), row->first);
    motley_search_free(search);
    motley_game_free(game);
}

static void row_is_found(void **state) {
    const struct forced *row = *state;
    const unsigned depth = (unsigned)abs(row->end_in);
    end_is_found(row, (struct motley_search_options){.depth = depth, .is_exact = true});
    end_is_found(row, (struct motley_search_options){.nodes = 200000});
}

/* The table's score of a game's position, an end as its distance from there; 0: of no end. */
static int end_in_table(const struct motley_search *search, const struct motley_game *game) {
    const struct entry *entry = search_table_find(
        &search->table, search->evaluation->hash(variant_of(game), position_of(game)));
    return entry != NULL && entry->bound == BOUND_EXACT && abs(entry->value) >= VALUE_WIN_MIN
               ? VALUE_WIN - abs(entry->value)
               : 0;
}

/* Played on, the end comes nearer by one with each action: in what is announced with all that
   earlier searches have found, and in the table, of which some positions of the line must be. */
static void row_counts_down(void **state) {
    const struct forced *row = *state;
    struct motley_game *game = game_of(row->variant, row->position);
    struct motley_search *search = motley_search_new();
    int found = 0;
    assert_non_null(search);
    for (int left = abs(row->end_in); left > 0; left--) {
        const struct motley_search_options options = {
            .depth = (unsigned)left, .is_exact = true, .keeps_table = true};
        assert_true(motley_search_start(search, game, &options));
        run_through(search);
        assert_int_equal(abs(motley_search_report(search).end_in), left);
        char *action = keep_text(motley_search_action(search));
        must_play(game, action);
        const int stored = end_in_table(search, game);
        if (stored != 0)
            assert_int_equal(stored, left - 1);
        found += stored != 0;
    }
    assert_int_equal(motley_game_action_count(game), 0);
    assert_true(abs(row->end_in) < 3 || found > 0);
    motley_search_free(search);
    motley_game_free(game);
}

static void ends_are_counted_from_the_position(void **state) {
    (void)state;
    for (int sign = -1; sign <= 1; sign += 2) {
        assert_int_equal(search_value_to_table(sign * (VALUE_WIN - 8), 5), sign * (VALUE_WIN - 3));
        assert_int_equal(search_value_from_table(sign * (VALUE_WIN - 3), 2),
                         sign * (VALUE_WIN - 5));
        assert_int_equal(search_value_to_table(sign * 1234, 5), sign * 1234);
        assert_int_equal(search_value_from_table(sign * 1234, 2), sign * 1234);
    }
}

static void row_add(struct test_list *list, char *const *fields) {
    char name[512];
    struct forced *row = keep(sizeof *row);
    *row = (struct forced){fields[0], fields[1], fields[3], atoi(fields[2])};
    assert(row->end_in != 0 && row->first[0] != '\0');
    snprintf(name, sizeof name, "%s %s ends in %d", row->variant, row->position, row->end_in);
    test_list_add(list, name, row_is_found, row);
    snprintf(name, sizeof name, "%s %s counts down", row->variant, row->position);
    test_list_add(list, name, row_counts_down, row);
}

/* A position of the middle of a random game; one that is over before is begun anew. */
static struct motley_game *game_in_the_middle(const char *variant, uint64_t seed, size_t actions) {
    struct random random = {seed};
    struct motley_game *game = game_of(variant, NULL);
    while (motley_game_ply(game) < actions || motley_game_action_count(game) == 0) {
        if (motley_game_action_count(game) == 0) {
            motley_game_free(game);
            game = game_of(variant, NULL);
        }
        play_randomly(game, &random);
    }
    return game;
}

static void slices_change_nothing(void **state) {
    char whole[4096], sliced[4096];
    const uint64_t seeds = RUNS_NATIVELY ? 2 : 1;
    for (uint64_t seed = 1; seed <= seeds; seed++) {
        struct motley_game *game = game_in_the_middle(*state, seed, 8);
        const struct motley_search_options options = {.nodes = 2000, .level = 7, .seed = seed};
        struct motley_search *one = started(game, options), *other = started(game, options);
        run_through(one);
        for (uint64_t nodes = 1; motley_search_run(other, nodes); nodes = nodes % 7 + 1)
            continue;
        digest(one, whole, sizeof whole);
        digest(other, sliced, sizeof sliced);
        assert_string_equal(whole, sliced);
        assert_in_range(motley_search_report(one).nodes, 1, 2000);
        motley_search_free(one);
        motley_search_free(other);
        motley_game_free(game);
    }
}

static void a_slice_is_no_longer_than_asked(void **state) {
    struct motley_game *game = game_in_the_middle(*state, 1, 6);
    struct motley_search *search = started(game, (struct motley_search_options){.depth = 12});
    for (uint64_t done = 0; done < 2000; done += 10) {
        assert_true(motley_search_run(search, 10));
        assert_int_equal(motley_search_report(search).nodes, done + 10);
    }
    motley_search_free(search);
    motley_game_free(game);
}

/* Turns of several actions have so many that two of them must do. */
static bool is_of_many(const char *variant) { return strncmp(variant, "tches", 5) == 0; }

/* Players put so many tiles that one position must do of more than two, and of five or six two of
   their actions. */
static unsigned seats_of(const char *variant) {
    const char *players = strstr(variant, ";players=");
    return players != NULL ? (unsigned)(players[strlen(";players=")] - '0') : 2;
}

/* With nothing left out by guess the table changes no score. */
static void the_table_changes_no_score(void **state) {
    const bool is_long = is_of_many(*state) || seats_of(*state) > 4 || !RUNS_NATIVELY;
    const unsigned depth = is_long ? 2 : 3;
    const uint64_t seeds = seats_of(*state) > 2 ? 1 : 3;
    for (uint64_t seed = 1; seed <= seeds; seed++) {
        struct motley_game *game = game_in_the_middle(*state, seed, 10);
        const struct motley_search_options with = {.depth = depth, .is_exact = true};
        const struct motley_search_options without = {
            .depth = depth, .is_exact = true, .table_size = 1};
        struct motley_search *one = started(game, with), *other = started(game, without);
        run_through(one);
        run_through(other);
        assert_int_equal(motley_search_report(one).score, motley_search_report(other).score);
        motley_search_free(one);
        motley_search_free(other);
        motley_game_free(game);
    }
}

/* Every action that the search gives is played, which fails for one that is not legal. */
static void levels_play_to_the_end(void **state) {
    enum { ACTIONS_MAX = RUNS_NATIVELY ? 3000 : 200, EVERY_NODES = 20 };
    const unsigned seeds = is_of_many(*state) || !RUNS_NATIVELY ? 1 : 2;
    for (unsigned seed = 1; seed <= seeds; seed++) {
        struct motley_game *game = game_of(*state, NULL);
        struct motley_search *search = motley_search_new();
        while (motley_game_action_count(game) > 0 && motley_game_ply(game) < ACTIONS_MAX) {
            const struct motley_search_options options = {
                .level = 1 + (unsigned)motley_game_ply(game) % MOTLEY_LEVELS,
                .nodes = EVERY_NODES * (1 + motley_game_ply(game) % 7),
                .seed = seed + motley_game_ply(game),
                .table_size = 1 << 14,
                .keeps_table = motley_game_ply(game) % 2 == 0};
            assert_true(motley_search_start(search, game, &options));
            run_through(search);
            char *action = keep_text(motley_search_action(search));
            must_play(game, action);
        }
        const bool is_over = motley_game_action_count(game) == 0;
        assert_true(is_over || !RUNS_NATIVELY);
        assert_int_equal(motley_search_start(search, game, &(struct motley_search_options){0}),
                         !is_over);
        motley_search_free(search);
        motley_game_free(game);
    }
}

/* Of six players somebody can always take something, mostly of another than who thinks: that must
   not keep a level from a look at what it can do itself. */
static void levels_look_ahead_among_six(void **state) {
    struct motley_error error;
    const uint64_t seeds = RUNS_NATIVELY ? 5 : 2;
    uint64_t depths = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= seeds; seed++) {
        struct motley_game *game = game_of("till;players=6", NULL);
        struct random random = {seed};
        assert_true(motley_game_shuffle(game, (uint32_t)seed, &error));
        for (unsigned i = 0; i < 24; i++)
            play_randomly(game, &random);
        struct motley_search *search =
            searched(game, (struct motley_search_options){.level = 8, .seed = seed});
        assert_true(motley_search_report(search).depth >= 4);
        depths += motley_search_report(search).depth;
        motley_search_free(search);
        motley_game_free(game);
    }
    assert_true(depths >= 7 * seeds);
}

static void seeds_decide(void **state) {
    char first[4096], again[4096], other[4096];
    bool is_other_seen = false;
    (void)state;
    struct motley_game *game = game_of("custodian", NULL);
    for (uint64_t seed = 1; seed <= 5; seed++) {
        struct motley_search *search =
            searched(game, (struct motley_search_options){.level = 3, .seed = seed});
        digest(search, seed == 1 ? first : other, sizeof first);
        const struct motley_search_options same = {.level = 3, .seed = seed};
        assert_true(motley_search_start(search, game, &same));
        run_through(search);
        digest(search, again, sizeof again);
        assert_string_equal(again, seed == 1 ? first : other);
        is_other_seen = is_other_seen || (seed > 1 && strcmp(first, other) != 0);
        motley_search_free(search);
    }
    assert_true(is_other_seen);
    motley_game_free(game);
}

/* The largest number is no limit, from wherever the search goes on. */
static void a_run_may_be_as_long_as_there_are_numbers(void **state) {
    struct motley_game *game = game_of("taketwo", NULL);
    struct motley_search *search = started(game, (struct motley_search_options){.nodes = 500});
    (void)state;
    assert_true(motley_search_run(search, 100));
    assert_false(motley_search_run(search, UINT64_MAX));
    assert_int_equal(motley_search_report(search).nodes, 500);
    motley_game_free(game);
    motley_search_free(search);
}

/* The sum of what a search has learnt of a player's actions, whatever its sign. */
static long learnt(const struct motley_search *search, unsigned player) {
    long sum = 0;
    for (unsigned slot = 0; slot < HISTORY_SIZE; slot++)
        sum += labs(search->history[player][slot]);
    return sum;
}

/* Which actions have refuted others counts on in the next search, but less; unless nothing is kept.
 */
static void what_was_learnt_is_kept_with_the_table(void **state) {
    struct motley_game *game = game_of("taketwo;switch=off", NULL);
    struct motley_search *search =
        started(game, (struct motley_search_options){.nodes = 5000, .keeps_table = true});
    (void)state;
    run_through(search);
    const long before = learnt(search, 0);
    assert_true(before > 0);
    assert_true(
        motley_search_start(search, game, &(struct motley_search_options){.keeps_table = true}));
    assert_in_range(learnt(search, 0), before / 4, before / 2);
    assert_true(motley_search_start(search, game, &(struct motley_search_options){0}));
    assert_int_equal(learnt(search, 0), 0);
    motley_game_free(game);
    motley_search_free(search);
}

static void what_cannot_be_searched_is_refused(void **state) {
    struct motley_search *search = motley_search_new();
    struct motley_game *none = motley_game_new(), *game = game_of("taketwo", NULL);
    (void)state;
    assert_null(motley_search_action(search));
    assert_false(motley_search_run(search, 100));
    assert_false(motley_search_start(search, none, &(struct motley_search_options){0}));
    assert_false(motley_search_start(search, game,
                                     &(struct motley_search_options){.level = MOTLEY_LEVELS + 1}));
    assert_null(motley_search_action(search));
    assert_false(motley_search_run(search, 100));
    motley_game_free(none);
    motley_game_free(game);
    motley_search_free(search);
}

static int falling(const void *one, const void *other) {
    return *(const int *)other - *(const int *)one;
}

/* The worth of an action for who acts, by a search of what comes after it. */
static int worth_of(struct motley_game *game, size_t index, unsigned depth) {
    const unsigned player = turn_of(game).player;
    must_play(game, keep_text(motley_game_action(game, index)));
    struct motley_search *search =
        searched(game, (struct motley_search_options){.depth = depth, .is_exact = true});
    const int score = motley_search_report(search).score;
    const int value = turn_of(game).player == player ? score : -score;
    motley_search_free(search);
    assert_true(motley_game_undo(game, &(struct motley_error){0}));
    return value - (value >= VALUE_WIN_MIN) + (value <= -VALUE_WIN_MIN);
}

/* With nothing left out by guess, the lines are worth what the best actions are. */
static void lines_are_the_best_actions(void **state) {
    enum { DEPTH = 2, ACTIONS_MAX = 256 };
    int worths[ACTIONS_MAX];
    for (uint64_t seed = 1; seed <= 3; seed++) {
        struct motley_game *game = game_in_the_middle(*state, seed, 10);
        const size_t count = motley_game_action_count(game);
        assert_in_range(count, MOTLEY_LINES_MAX, ACTIONS_MAX);
        for (size_t i = 0; i < count; i++)
            worths[i] = worth_of(game, i, DEPTH - 1);
        qsort(worths, count, sizeof *worths, falling);
        struct motley_search *search =
            searched(game, (struct motley_search_options){
                               .depth = DEPTH, .is_exact = true, .lines = MOTLEY_LINES_MAX});
        for (unsigned rank = 0; rank < MOTLEY_LINES_MAX; rank++) {
            assert_true(motley_search_tell(search, rank));
            assert_int_equal(motley_search_report(search).score, worths[rank]);
            assert_int_equal(motley_search_report(search).depth, DEPTH);
        }
        motley_search_free(search);
        motley_game_free(game);
    }
}

/* The position after the first turn of the line that is told. */
static char *end_of_turn(struct motley_game *game, struct motley_search *search) {
    const unsigned player = turn_of(game).player;
    size_t count = 0;
    const char *action;
    while (turn_of(game).player == player && (action = motley_search_line(search, count)) != NULL) {
        must_play(game, action);
        count++;
    }
    char *text = keep_text(motley_game_position(game));
    while (count-- > 0)
        assert_true(motley_game_undo(game, &(struct motley_error){0}));
    return text;
}

static void texts_differ(char **texts, unsigned count) {
    for (unsigned i = 0; i < count; i++)
        for (unsigned j = 0; j < i; j++)
            assert_string_not_equal(texts[i], texts[j]);
}

/* The same actions in another order are no other line, nor is what begins in the same way. */
static void lines_begin_with_other_turns(void **state) {
    char *firsts[MOTLEY_LINES_MAX], *ends[MOTLEY_LINES_MAX];
    (void)state;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        struct motley_game *game = game_in_the_middle("tches", seed, 9);
        struct motley_search *search =
            started(game, (struct motley_search_options){.depth = 5, .lines = 5});
        for (bool goes_on = true; goes_on;) {
            unsigned rank = 0;
            goes_on = motley_search_run(search, 700);
            for (; motley_search_tell(search, rank); rank++) {
                firsts[rank] = keep_text(motley_search_action(search));
                ends[rank] = end_of_turn(game, search);
            }
            texts_differ(firsts, rank);
            if (goes_on)
                continue;
            assert_int_equal(rank, 5);
            texts_differ(ends, rank);
        }
        motley_search_free(search);
        motley_game_free(game);
    }
}

/* Of two knights that pawns attack one can be saved by the only action that is looked at: the other
   counts as lost, though it is not taken in the line and its side could still act. */
static void what_hangs_in_a_turn_is_lost(void **state) {
    (void)state;
    struct motley_game *game =
        game_of("tches;strike=2;array=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
                "3k4/8/8/1p5p/2N3N1/8/8/4K3 w 2 -/- - 0 1");
    struct motley_search *search =
        searched(game, (struct motley_search_options){.depth = 1, .nodes = 10000});
    const int standing =
        motley_search_score_of(search, 0, true) - motley_search_score_of(search, 1, true);
    assert_true(motley_search_report(search).score < standing - 150);
    motley_search_free(search);
    motley_game_free(game);
}

/* The last Assassin will be taken unless the pawn makes way for it: after that another quiet action
   is needed, which is looked at though the depth is reached. */
static void what_would_lose_is_saved(void **state) {
    (void)state;
    struct motley_game *game = game_of("tches;strike=2;king=plain;prey=A;both=A,BN;"
                                       "array=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
                                       "7K/8/8/3a4/8/p1*bn5/P7/AP6 w 2 -/- - 0 1");
    struct motley_search *search =
        searched(game, (struct motley_search_options){.depth = 1, .nodes = 10000});
    assert_int_equal(motley_search_report(search).end_in, 0);
    assert_string_equal(motley_search_line(search, 0), "b1b2");
    assert_string_equal(motley_search_line(search, 1), "a1c2");
    motley_search_free(search);
    motley_game_free(game);
}

static void there_are_no_more_lines_than_actions(void **state) {
    (void)state;
    struct motley_game *game = game_of("taketwo;switch=off", "k7/8/8/8/8/r7/8/7K w - - 0 1 -");
    const struct motley_search_options options = {.depth = 6, .lines = 5};
    struct motley_search *search = started(game, options);
    char told[512], again[512];
    assert_int_equal(motley_game_action_count(game), 3);
    run_through(search);
    for (unsigned rank = 0; rank < 3; rank++)
        assert_true(motley_search_tell(search, rank));
    digest(search, told, sizeof told);
    assert_false(motley_search_tell(search, 3));
    digest(search, again, sizeof again);
    assert_string_equal(again, told);
    assert_false(motley_search_start(
        search, game, &(struct motley_search_options){.lines = MOTLEY_LINES_MAX + 1}));
    motley_search_free(search);
    motley_game_free(game);
}

/* A draw by repetition is better than what is behind, worse than what is ahead. */
static void the_side_behind_repeats(void **state) {
    (void)state;
    struct motley_game *game = game_of("taketwo;switch=off", "7k/8/8/8/8/8/q5PP/5Q1K w - - 0 1 -");
    struct motley_search *search = searched(game, (struct motley_search_options){.nodes = 50000});
    assert_true(motley_search_report(search).score >= 0);
    motley_search_free(search);
    motley_game_free(game);
}

/* A position that has stood in the game twice is known, also among more than two seats; the third
   is out. */
static void the_third_time_is_a_draw_among_three(void **state) {
    static const char *const actions[] = {
        "0,0:0,1", "3,0:3,1", "0,1:0,0", "3,1:3,0", "0,0:0,1", "3,0:3,1", "0,1:0,0",
    };
    (void)state;
    struct motley_game *game = game_of("till;players=3", "0,0:aKaQbPbK a - abb 0 20");
    for (size_t i = 0; i < sizeof actions / sizeof *actions; i++)
        must_play(game, actions[i]);
    struct motley_search *search = searched(game, (struct motley_search_options){.depth = 1});
    assert_string_equal(motley_search_action(search), "3,1:3,0");
    assert_int_equal(motley_search_report(search).score, 0);
    motley_search_free(search);
    motley_game_free(game);
}

/* Where checks can be met by switching cards first, answers to them do not use up all positions
   before anything is found. */
static void answers_to_checks_are_few(void **state) {
    (void)state;
    struct motley_game *game = game_of(
        "taketwo", "2rq~DO4/3p~DH2k1/1p~HD2Q~DO2p~HD/7P~HD/6B1/4P~HD3/2P~DH5/2R1K3 b - - 3 29 -");
    struct motley_search *search = searched(game, (struct motley_search_options){.nodes = 1000});
    assert_true(motley_search_report(search).depth >= 2);
    assert_true(motley_search_report(search).score > 0);
    motley_search_free(search);
    motley_game_free(game);
}

int main(void) {
    struct test_list list = {0};
    const struct motley_preset *preset;
    test_list_add_rows(&list, "search/forced.txt", 4, row_add);
    for (size_t i = 0; (preset = motley_preset_at(i)) != NULL; i++) {
        char name[256];
        char *variant = keep_text(preset->variant);
        snprintf(name, sizeof name, "%s: slices", variant);
        if (test_list_has(&list, name))
            continue;
        test_list_add(&list, name, slices_change_nothing, variant);
        snprintf(name, sizeof name, "%s: a slice", variant);
        test_list_add(&list, name, a_slice_is_no_longer_than_asked, variant);
        snprintf(name, sizeof name, "%s: table", variant);
        test_list_add(&list, name, the_table_changes_no_score, variant);
        snprintf(name, sizeof name, "%s: levels", variant);
        test_list_add(&list, name, levels_play_to_the_end, variant);
    }
    test_list_add(&list, "ends in the table", ends_are_counted_from_the_position, NULL);
    test_list_add(&list, "six players", levels_look_ahead_among_six, NULL);
    test_list_add(&list, "seeds decide", seeds_decide, NULL);
    test_list_add(&list, "the longest run", a_run_may_be_as_long_as_there_are_numbers, NULL);
    test_list_add(&list, "what was learnt", what_was_learnt_is_kept_with_the_table, NULL);
    test_list_add(&list, "what cannot be searched", what_cannot_be_searched_is_refused, NULL);
    test_list_add(&list, "lines of custodian", lines_are_the_best_actions, "custodian");
    test_list_add(&list, "lines of taketwo", lines_are_the_best_actions, "taketwo");
    test_list_add(&list, "lines of till", lines_are_the_best_actions, "till");
    test_list_add(&list, "lines of turns", lines_begin_with_other_turns, NULL);
    test_list_add(&list, "lines and actions", there_are_no_more_lines_than_actions, NULL);
    test_list_add(&list, "what hangs in a turn", what_hangs_in_a_turn_is_lost, NULL);
    test_list_add(&list, "what would lose", what_would_lose_is_saved, NULL);
    test_list_add(&list, "repetition", the_side_behind_repeats, NULL);
    test_list_add(&list, "repetition among three", the_third_time_is_a_draw_among_three, NULL);
    test_list_add(&list, "answers to checks", answers_to_checks_are_few, NULL);
    return test_list_run(&list, "search");
}
