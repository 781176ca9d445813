/*
 * Which actions of TCHES(S) are legal with king=mate: the core's list against rules 4.5 as they
 * are written. Small boards are drawn in the middle of a turn; there every turn is followed to its
 * end, until one is found that leaves the King safe. Of the core that takes no more than the moves
 * (which perft and scenarios hold), what they do to a board, and whether a King is attacked, which
 * is itself compared with what the other side could capture.
 *
 *     test_legality_test [PART PARTS]                    a million lists, or a share of them
 *     test_legality_test hunt LISTS SEED [PART PARTS]    so many, of a share of what the seed draws
 *
 * A difference is written as a row of tests/legality/given.txt.
 */

#include "boards.h"
#include "support.h"

#include "families/tches/danger.h"
#include "game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    LISTS = RUNS_NATIVELY ? 1000000 : 40000,
    SEED = 2026,
    LISTS_PER_ROUND = 250, /* of one variant */
    KEPT_MAX = 16,         /* boards of which others are made */
    SHOWN_MAX = 10,        /* differences */
    TRIALS_MAX = 20000,    /* positions of one list */
    SECONDS = 10           /* between two lines of progress */
};

static action_t *list_new(void) { return keep(TCHES_ACTIONS_MAX * sizeof(action_t)); }

/* The parts that are taken from the core. */

/* All moves and turns in place, whatever becomes of the King. */
static size_t list_all(const struct tches_variant *variant, const struct tches_position *position,
                       action_t *list) {
    struct ground ground;
    tches_ground_start(&ground, variant, position);
    return tches_list_all(&ground, list);
}

static void move_play(const struct tches_variant *variant, struct tches_position *position,
                      action_t action) {
    tches_move(variant, position, action);
}

static bool is_king_attacked(const struct tches_variant *variant,
                             const struct tches_position *position) {
    struct field field;
    tches_field_against(variant, position, position->side, &field);
    return tches_is_attacked(&field, tches_king_of(variant, position, position->side));
}

/* The list of the core, which is compared with it. */
static size_t list_legal(const struct tches_variant *variant, const struct tches_position *position,
                         action_t *list) {
    return tches_generate(&variant->base, position, list);
}

static bool has_legal(const struct tches_variant *variant, const struct tches_position *position) {
    return tches_has_action(variant, position);
}

/* The rules. */

struct slow_way {
    struct tches_variant *variant;
    struct tches_variant *plain;       /* the same, but Kings are captured like other pieces */
    action_t *captures;                /* of the other side */
    action_t *actions[STRIKE_MAX + 1]; /* by how many are left in the turn */
    action_t promising[STRIKE_MAX + 1];
    size_t trials;
};

/* Rules 4.3: the other side could capture the King with one action. */
static bool is_king_takeable(const struct slow_way *way, const struct tches_position *position) {
    struct tches_position reply = *position;
    const unsigned king = tches_king_of(way->variant, position, position->side);
    bool is_takeable = false;
    reply.side ^= 1;
    reply.acted = 0;
    const size_t count = list_all(way->plain, &reply, way->captures);
    for (size_t i = 0; i < count && !is_takeable; i++)
        is_takeable =
            action_type(way->captures[i]) == ACTION_MOVE && action_to(way->captures[i]) == king;
    return is_takeable;
}

/* The action that was found the last time is often found again. */
static void promising_first(action_t *actions, size_t count, action_t promising) {
    for (size_t i = 0; i < count; i++)
        if (actions[i] == promising) {
            actions[i] = actions[0];
            actions[0] = promising;
            return;
        }
}

/* Rules 4.5: ok(position, left). Who has brought the King through a portal has won, but so it is
   not attacked either. */
static bool is_ok(struct slow_way *way, const struct tches_position *position, unsigned left) {
    way->trials++;
    if (!is_king_attacked(way->variant, position))
        return true;
    if (left == 0)
        return false;
    action_t *actions = way->actions[left];
    const size_t count = list_all(way->variant, position, actions);
    promising_first(actions, count, way->promising[left]);
    for (size_t i = 0; i < count && way->trials < TRIALS_MAX; i++) {
        struct tches_position next = *position;
        move_play(way->variant, &next, actions[i]);
        if (is_ok(way, &next, left - 1)) {
            way->promising[left] = actions[i];
            return true;
        }
    }
    return false;
}

enum { NEVER = STRIKE_MAX };

/* How many actions it takes after one to leave the King safe, or NEVER. */
static unsigned count_needed(struct slow_way *way, const struct tches_position *position,
                             action_t action) {
    struct tches_position after = *position;
    move_play(way->variant, &after, action);
    for (unsigned more = 0; more < position->left; more++)
        if (is_ok(way, &after, more))
            return more;
    return NEVER;
}

/* The legal actions of one position by the rules. */
struct finding {
    size_t count; /* of legal actions, the first of the list */
    bool is_known;
    unsigned needed; /* the most that one of them needs */
    bool is_telling; /* a few of many actions that leave the King attacked are legal */
};

static struct finding judge(struct slow_way *way, const struct tches_position *position,
                            action_t *list) {
    const size_t all = list_all(way->variant, position, list);
    struct finding finding = {.count = 0};
    way->trials = 0;
    for (size_t i = 0; i < all; i++) {
        const unsigned needed = count_needed(way, position, list[i]);
        if (needed != NEVER) {
            list[finding.count++] = list[i];
            finding.needed = needed > finding.needed ? needed : finding.needed;
        }
    }
    finding.is_known = way->trials < TRIALS_MAX;
    finding.is_telling =
        finding.needed > 0 && finding.count <= (finding.needed > 1 ? all - 1 : all / 4);
    return finding;
}

/* The comparison. */

/* Boards that were drawn: left out, since the King is safe, since turns have too many ways or since
   the turn is at its end; or compared, as a list or as the question whether the King is attacked.
 */
struct tally {
    size_t boards, quiet, wide, stuck, lists, needing[STRIKE_MAX], differing;
    size_t rounds, questions, wrong_answers;
};

/* Boards that have told something. */
struct kept {
    struct tches_position boards[KEPT_MAX];
    unsigned count;
};

/* A run over drawn boards. */
struct run {
    struct random random;
    struct slow_way way;
    char variant[BOARD_TEXT_MAX];
    struct tches_position position;
    struct kept kept[STRIKE_MAX]; /* by how many more actions are needed */
    action_t *fast, *slow;
    struct tally tally;
    time_t started, told;
};

static void run_start(struct run *run) {
    *run = (struct run){.fast = list_new(), .slow = list_new()};
    run->way.variant = keep(sizeof *run->way.variant);
    run->way.plain = keep(sizeof *run->way.plain);
    run->way.captures = list_new();
    for (unsigned left = 0; left <= STRIKE_MAX; left++)
        run->way.actions[left] = list_new();
    run->started = run->told = time(NULL);
}

static void position_write(const struct run *run, char text[BOARD_TEXT_MAX]) {
    struct writer writer = writer_of(text, BOARD_TEXT_MAX);
    tches_print(&run->way.variant->base, &run->position, &writer);
    assert_true(writer_has_fit(&writer));
}

/* Writes those of some sorted actions that are not among others. */
static void actions_show(struct motley_game *game, const action_t *list, size_t count,
                         const action_t *others, size_t other_count) {
    bool is_first = true;
    for (size_t i = 0; i < count; i++) {
        size_t at = 0;
        while (at < other_count && others[at] != list[i])
            at++;
        if (at < other_count)
            continue;
        fprintf(stderr, "%s%s", is_first ? "" : " ", game_write_action(game, 0, list[i]));
        is_first = false;
    }
    fprintf(stderr, is_first ? "-" : "");
}

/* Counts a difference; the first ones are written as rows of tests/legality/given.txt. */
static void difference_note(struct run *run, size_t fast_count, size_t slow_count) {
    char text[BOARD_TEXT_MAX];
    struct motley_error error;
    if (run->tally.differing++ >= SHOWN_MAX)
        return;
    struct motley_game *game = motley_game_new();
    position_write(run, text);
    fprintf(stderr, "%s|%s|%zu|", run->variant, text, slow_count);
    if (motley_game_set_variant(game, run->variant, strlen(run->variant), &error) &&
        motley_game_set_position(game, text, strlen(text), &error)) {
        actions_show(game, run->slow, slow_count, run->fast, fast_count);
        fprintf(stderr, "|");
        actions_show(game, run->fast, fast_count, run->slow, slow_count);
    } else {
        fprintf(stderr, "the position is refused: %s", motley_reason_code(error.reason));
    }
    fprintf(stderr, "\n");
    motley_game_free(game);
}

static int compare_actions(const void *a, const void *b) {
    const action_t one = *(const action_t *)a, other = *(const action_t *)b;
    return one < other ? -1 : one > other;
}

/* Beside every fourth list it is asked whether there is one at all. */
static void lists_compare(struct run *run, const struct finding *finding) {
    const struct tches_position *position = &run->position;
    const size_t count = list_legal(run->way.variant, position, run->fast);
    qsort(run->fast, count, sizeof *run->fast, compare_actions);
    qsort(run->slow, finding->count, sizeof *run->slow, compare_actions);
    if (count != finding->count || memcmp(run->fast, run->slow, count * sizeof *run->fast) != 0 ||
        (run->tally.lists % 4 == 0 && has_legal(run->way.variant, position) != (count > 0)))
        difference_note(run, count, finding->count);
}

/* The text of a position leads to the same position. */
static void text_compare(const struct run *run) {
    static struct tches_position again;
    char text[BOARD_TEXT_MAX];
    position_write(run, text);
    struct cursor cursor = cursor_of(text, strlen(text));
    if (!tches_parse(&run->way.variant->base, &again, &cursor) || !cursor_is_at_end(&cursor) ||
        memcmp(&again, &run->position, sizeof again) != 0)
        fail_msg("%s|%s is not read as it was drawn", run->variant, text);
}

/* Where the turn cannot go on there is no position: it would have ended. */
static void position_compare(struct run *run, const struct finding *finding) {
    struct tally *tally = &run->tally;
    if (finding->count == 0 && run->position.left < run->way.variant->strike) {
        tally->stuck++;
        if (has_legal(run->way.variant, &run->position))
            difference_note(run, 0, 0);
        return;
    }
    lists_compare(run, finding);
    if (tally->lists++ % 16 == 0 && tally->differing == 0)
        text_compare(run);
    tally->needing[finding->needed]++;
}

/* The drawing of boards that tell much. */

static bool is_drawn(struct run *run, unsigned percent) {
    return random_below(&run->random, 100) < percent;
}

static bool position_draw(struct run *run) {
    const struct kept *kept = &run->kept[is_drawn(run, 50) ? 1 : 2];
    if (kept->count == 0 || is_drawn(run, 20))
        return board_draw(&run->random, run->way.variant, &run->position);
    const struct tches_position *old = &kept->boards[random_below(&run->random, kept->count)];
    run->position = *old;
    return board_vary(&run->random, run->way.variant, &run->position) &&
           memcmp(&run->position, old, sizeof *old) != 0;
}

static void position_keep(struct run *run, struct kept *kept) {
    const size_t place =
        kept->count < KEPT_MAX ? kept->count++ : random_below(&run->random, KEPT_MAX);
    kept->boards[place] = run->position;
}

static void attack_compare(struct run *run, bool is_attacked) {
    run->tally.questions++;
    if (is_king_takeable(&run->way, &run->position) == is_attacked)
        return;
    if (run->tally.wrong_answers++ < SHOWN_MAX) {
        char text[BOARD_TEXT_MAX];
        position_write(run, text);
        fprintf(stderr, "%s|%s: the King is%s attacked\n", run->variant, text,
                is_attacked ? " not" : "");
    }
}

/* Most turns have few ways; otherwise they would take too long. */
static bool is_narrow(struct run *run) {
    const size_t count = list_all(run->way.variant, &run->position, run->slow);
    const unsigned left = run->position.left;
    const size_t ways = left == 3 ? count * count * count : left == 2 ? count * count : count;
    if (is_drawn(run, 80))
        return ways <= (left == 3 ? 2000 : 300);
    return ways <= (left == 3 ? 16000 : 3000);
}

static void position_try(struct run *run) {
    const char *reason;
    run->tally.boards++;
    if (!position_draw(run) || tches_is_over(run->way.variant, &run->position, &reason))
        return;
    const bool is_attacked = is_king_attacked(run->way.variant, &run->position);
    if (run->tally.boards % 4 == 0)
        attack_compare(run, is_attacked);
    if (!is_attacked && !is_drawn(run, 15)) {
        run->tally.quiet++;
        return;
    }
    if (!is_narrow(run)) {
        run->tally.wide++;
        return;
    }
    const struct finding finding = judge(&run->way, &run->position, run->slow);
    if (!finding.is_known) {
        run->tally.wide++;
        return;
    }
    if (finding.is_telling)
        position_keep(run, &run->kept[finding.needed]);
    position_compare(run, &finding);
}

static void variant_draw(struct run *run) {
    struct tches_position start;
    struct cursor cursor;
    do {
        board_variant_draw(&run->random, run->variant);
        cursor = cursor_of(run->variant, strlen(run->variant));
    } while (!variant_read(families_offered, &cursor, &run->way.variant->base, &start));
    *run->way.plain = *run->way.variant;
    run->way.plain->is_mate = false;
}

/* A variant and its lists; it depends on the seed alone. */
static void round_run(struct run *run, uint64_t seed) {
    const size_t end = run->tally.lists + LISTS_PER_ROUND;
    const size_t last_board = run->tally.boards + (size_t)LISTS_PER_ROUND * 40;
    run->random.state = seed;
    memset(run->kept, 0, sizeof run->kept);
    memset(run->way.promising, 0, sizeof run->way.promising);
    variant_draw(run);
    while (run->tally.lists < end && run->tally.boards < last_board)
        position_try(run);
    run->tally.rounds++;
}

static void run_tell(struct run *run) {
    const struct tally *tally = &run->tally;
    const double seconds = difftime(time(NULL), run->started);
    printf(
        "%zu lists of %zu variants, %zu differ; %.0f lists a second; %zu attacks, %zu differ; of "
        "%zu boards %zu safe, %zu wide, %zu at an end; %zu lists needed one action more, %zu "
        "two\n",
        tally->lists, tally->rounds, tally->differing,
        (double)tally->lists / (seconds > 0 ? seconds : 1), tally->questions, tally->wrong_answers,
        tally->boards, tally->quiet, tally->wide, tally->stuck, tally->needing[1],
        tally->needing[2]);
    fflush(stdout);
    run->told = time(NULL);
}

/* Runs every so many rounds, beginning with one; tells how it goes if it is asked. */
static void run_all(struct run *run, size_t lists, uint64_t seed, size_t part, size_t parts,
                    bool do_tell) {
    struct random seeds = {seed};
    assert_true(part < parts); /* else no round would be run, for ever */
    run_start(run);
    for (size_t round = 0; run->tally.lists < lists; round++) {
        const uint64_t own_seed = random_next(&seeds);
        if (round % parts == part)
            round_run(run, own_seed);
        if (do_tell && difftime(time(NULL), run->told) >= SECONDS)
            run_tell(run);
    }
    if (do_tell)
        run_tell(run);
}

/* The part of the lists that this run of the test has. */
static size_t tested_part = 0, tested_parts = 1;

static void drawn_boards_agree(void **state) {
    static struct run run;
    (void)state;
    run_all(&run, LISTS / tested_parts, SEED, tested_part, tested_parts, false);
    assert_int_equal(run.tally.differing, 0);
    assert_int_equal(run.tally.wrong_answers, 0);
    assert_true(run.tally.lists > run.tally.boards / 4);
    assert_true(run.tally.needing[2] > run.tally.lists / 8);
}

int main(int argc, char **argv) {
    static struct run run;
    struct test_list list = {0};
    if (argc > 3) {
        const size_t part = argc > 5 ? strtoul(argv[4], NULL, 10) : 0;
        const size_t parts = argc > 5 ? strtoul(argv[5], NULL, 10) : 1;
        run_all(&run, strtoul(argv[2], NULL, 10), strtoull(argv[3], NULL, 10), part, parts, true);
        return run.tally.differing + run.tally.wrong_answers > 0;
    }
    if (argc > 2) {
        tested_part = strtoul(argv[1], NULL, 10);
        tested_parts = strtoul(argv[2], NULL, 10);
    }
    test_list_add(&list, "drawn boards", drawn_boards_agree, NULL);
    return test_list_run(&list, "legality");
}
