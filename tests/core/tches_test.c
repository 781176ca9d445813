/*
 * TCHES(S): the fast judgement of actions against an exhaustive one (rules 4.3 and 4.5). The slow
 * way plays every action that the pieces can make, asks every enemy piece for its captures, and
 * follows every turn to its end.
 */

#include "armies.h"
#include "support.h"

#include "families/tches/play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VARIANTS = RUNS_NATIVELY ? 1500 : 300, GAMES = 2, ACTIONS_PER_GAME = 60, LIST_MAX = 80000 };

static action_t *list_new(void) {
    static action_t lists[6][LIST_MAX];
    static size_t next;
    return lists[next++ % 6];
}

/* Lists all that the pieces can do, whatever becomes of the King. */
static size_t list_all(const struct tches_variant *variant, const struct tches_position *position,
                       action_t *list) {
    struct judge judge;
    tches_judge_start(&judge, variant, position, 1);
    judge.is_fearless = true;
    judge.list = list;
    judge.room = TCHES_ACTIONS_MAX;
    tches_list_moves(&judge);
    return judge.count;
}

/* A variant in which Kings are captured like other pieces. */
static struct tches_variant *variant_without_mate(const struct tches_variant *variant) {
    struct tches_variant *plain = malloc(sizeof *plain);
    assert_non_null(plain);
    *plain = *variant;
    plain->is_mate = false;
    return plain;
}

/* What the slow way needs, and room for the lists that are in use at the same time. */
struct slow_way {
    const struct tches_variant *variant;
    const struct tches_variant *plain;
    action_t *fast, *slow, *captures, *turn[STRIKE_MAX];
};

static bool is_king_takeable(const struct slow_way *way, const struct tches_position *position) {
    struct tches_position reply = *position;
    action_t *list = way->captures;
    const unsigned king = tches_king_of(position, position->side);
    bool is_takeable = false;
    reply.side ^= 1;
    reply.acted = 0;
    const size_t count = list_all(way->plain, &reply, list);
    for (size_t i = 0; i < count; i++)
        is_takeable =
            is_takeable || (action_type(list[i]) == ACTION_MOVE && action_to(list[i]) == king);
    return is_takeable;
}

/* Rules 4.5: ok(position, left). */
static bool is_ok(const struct slow_way *way, const struct tches_position *position,
                  unsigned left) {
    if (!is_king_takeable(way, position))
        return true;
    if (left == 0)
        return false;
    action_t *list = way->turn[left];
    const size_t count = list_all(way->variant, position, list);
    bool is_found = false;
    for (size_t i = 0; i < count && !is_found; i++) {
        struct tches_position next = *position;
        tches_move(way->variant, &next, list[i]);
        is_found = is_ok(way, &next, left - 1);
    }
    return is_found;
}

static int compare_actions(const void *a, const void *b) {
    const action_t one = *(const action_t *)a, other = *(const action_t *)b;
    return one < other ? -1 : one > other;
}

static void lists_agree(const struct slow_way *way, const struct tches_position *position,
                        const char *text) {
    action_t *fast = way->fast, *slow = way->slow;
    const size_t fast_count = tches_generate(&way->variant->base, position, fast);
    const size_t all = list_all(way->variant, position, slow);
    size_t slow_count = 0;
    for (size_t i = 0; i < all; i++) {
        struct tches_position next = *position;
        tches_move(way->variant, &next, slow[i]);
        if (is_ok(way, &next, position->left - 1u))
            slow[slow_count++] = slow[i];
    }
    qsort(fast, fast_count, sizeof *fast, compare_actions);
    qsort(slow, slow_count, sizeof *slow, compare_actions);
    if (fast_count != slow_count || memcmp(fast, slow, fast_count * sizeof *fast) != 0)
        fail_msg("%s: %zu actions, not %zu", text, fast_count, slow_count);
}

/* Replacements and game ends have nothing to do with the King's danger. */
static bool is_judged(const struct slow_way *way, const struct tches_position *position) {
    const char *reason;
    return !tches_must_replace(position) && !tches_is_over(way->variant, position, &reason);
}

/* Deep lists are only tried where a turn has few ways. */
static bool is_small(const struct slow_way *way, const struct tches_position *position) {
    const size_t count = list_all(way->variant, position, way->slow);
    return position->left == 1 ? count < 2000 : position->left == 2 ? count < 250 : count < 60;
}

static void game_agrees(const char *variant, uint64_t seed, size_t *judged) {
    struct random random = {seed};
    struct motley_game *game = game_of(variant, "");
    struct cursor cursor = cursor_of(variant, strlen(variant));
    struct tches_variant *mine = malloc(sizeof *mine);
    struct tches_position position;
    assert_true(variant_read(families_offered, &cursor, &mine->base, &position));
    struct tches_variant *plain = variant_without_mate(mine);
    const struct slow_way way = {mine,       plain,      list_new(),
                                 list_new(), list_new(), {list_new(), list_new(), list_new()}};
    for (unsigned i = 0; i < ACTIONS_PER_GAME && motley_game_action_count(game) > 0; i++) {
        char text[4096];
        snprintf(text, sizeof text, "%s %s", variant, motley_game_position(game));
        cursor = cursor_of(text + strlen(variant) + 1, strlen(text) - strlen(variant) - 1);
        assert_true(tches_parse(&mine->base, &position, &cursor));
        if (is_judged(&way, &position) && is_small(&way, &position)) {
            lists_agree(&way, &position, text);
            ++*judged;
        }
        const size_t index = random_below(&random, motley_game_action_count(game));
        char *action = keep_text(motley_game_action(game, index));
        must_play(game, action);
    }
    free(plain);
    free(mine);
    motley_game_free(game);
}

static void fast_and_slow_lists_agree(void **state) {
    struct random random = {2026};
    const struct army_wish wish = {.side_max = 6, .is_mate = true};
    size_t judged = 0;
    (void)state;
    for (unsigned i = 0; i < VARIANTS; i++) {
        char variant[ARMY_TEXT_MAX];
        army_draw(&random, &wish, variant);
        for (unsigned seed = 0; seed < GAMES; seed++)
            game_agrees(variant, random_next(&random), &judged);
    }
    assert_true(judged > VARIANTS * 16);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(fast_and_slow_lists_agree)};
    return cmocka_run_group_tests_name("tches", tests, NULL, NULL);
}
