/* Goals of tasks: which texts are goals, and how games are judged by them. */

#include "support.h"

#include <stdio.h>
#include <string.h>

/* A game and how far it has come to a goal after each of its actions, the beginning first. */
struct row {
    const char *variant, *position, *goal;
    const char *actions; /* with a space between two */
    const char *states;  /* likewise: o, r or f */
};

#define ORTHODOX "taketwo;switch=off"
#define CARRIERS "tches;strike=1;transport=on;array=k7/8/8/8/8/8/8/7K"

static char state_of(struct motley_game *game, const char *goal) {
    struct motley_error error;
    const char *state = motley_game_goal(game, goal, strlen(goal), &error);
    assert_non_null(state);
    return *state;
}

static void play_word(struct motley_game *game, const char *text, size_t length) {
    struct motley_error error;
    if (!motley_game_play(game, text, length, &error))
        fail_msg("%.*s: %s", (int)length, text, motley_reason_code(error.reason));
}

static void a_game_is_judged(void **state) {
    const struct row *row = *state;
    struct motley_game *game = game_of(row->variant, row->position);
    const char *action = row->actions;
    for (const char *at = row->states;; at++) {
        if (state_of(game, row->goal) != *at)
            fail_msg("%s: after %u actions not %c", row->goal, (unsigned)(at - row->states), *at);
        if (at[1] == '\0')
            break;
        const size_t length = strcspn(action, " ");
        play_word(game, action, length);
        action += length + (action[length] != '\0');
    }
    assert_int_equal(*action, '\0');
    motley_game_free(game);
}

static const struct row rows[] = {
    {ORTHODOX, "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2 -", "win in 1 turn",
     "d8h4", "or"},
    {ORTHODOX, "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2 -", "win in 1 turn",
     "d8g5", "of"},
    {ORTHODOX, "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2 -", "check", "d8h4",
     "or"},
    /* The other's win reaches nothing, and ends it. */
    {ORTHODOX, "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2 -", "win", "g2g4 d8h4",
     "oof"},
    {ORTHODOX, NULL, "take d5 in 2 turns", "e2e4 d7d5 e4d5", "ooor"},
    {ORTHODOX, NULL, "take e5", "e2e4 d7d5 e4d5", "oooo"},
    {ORTHODOX, NULL, "take 2 in 4 turns", "e2e4 d7d5 e4d5 d8d5 b1c3 d5e4 c3e4", "ooooooor"},
    {ORTHODOX, NULL, "take and move b1", "e2e4 d7d5 e4d5 d8d5 b1c3", "ooooor"},
    {ORTHODOX, NULL, "take in 2 turns", "e2e4 d7d5 f1b5", "ooof"},
    {ORTHODOX, "r3k2r/8/8/8/8/8/8/4K2R w K - 0 1 -", "castle in 1 turn", "e1g1", "or"},
    {ORTHODOX, "r3k2r/8/8/8/8/8/8/4K2R w K - 0 1 -", "castle in 1 turn", "e1f1", "of"},
    {ORTHODOX, "4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1 -", "promote and reach N@a8", "a7a8=N", "or"},
    {ORTHODOX, "4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1 -", "promote and reach N@a8 in 1 turn", "a7a8=Q",
     "of"},
    /* What stands there already has to be another's first, or to go. */
    {ORTHODOX, "4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1 -", "reach a7", "a1b1 e8d8 b1b8", "oooo"},
    {"taketwo", NULL, "switch in 1 action", "d1~DO", "or"},
    /* A switch is an action; the turn goes on. */
    {"taketwo", NULL, "move e2 in 1 action", "d1~DO e2e3", "off"},
    {"taketwo", NULL, "move e2 and switch in 1 turn", "d1~DO e2e3", "oor"},
    {CARRIERS, "k7/8/8/8/8/2P5/8/1N5K w 1 -/- - 0 1", "carry in 1 turn", "b1c3", "or"},
    {CARRIERS, "k7/8/8/8/8/2P5/8/1N5K w 1 -/- - 0 1", "carry in 1 turn", "b1d2", "of"},
    {CARRIERS, "k7/8/8/8/8/2P5/8/1N5K w 1 -/- - 0 1", "reach P@d5 in 2 turns", "b1c3 a8b8 c3_d5",
     "ooor"},
    {CARRIERS, "k7/8/8/8/8/2P5/8/1N5K w 1 -/- - 0 1", "reach P@d5 in 2 turns", "b1c3 a8b8 c3d5",
     "ooof"},
    {"tches;strike=1;polarity=on;replace=J:P;array=k7/8/8/8/8/8/8/7K",
     "7k/p~17/8/8/8/8/8/K7 b 1 R/- bJ 0 1", "replace in 1 action", "a7=J", "or"},
    {"tches;strike=1;polarity=free;array=k7/8/8/8/8/8/8/7K", "7k/8/8/8/8/8/8/K6R w 1 R/- - 0 1",
     "turn", "h1~1", "or"},
    {"tches", "9k/10/10/10/10/10/10/10/10/RN7K w 3 -/- - 0 1", "reach N@c3 and move a1 in 1 turn",
     "a1a5 b1c3", "oor"},
    {"tches", "9k/10/10/10/10/10/10/10/10/RN7K w 3 -/- - 0 1", "reach d3 in 1 turn",
     "a1a5 b1c3 j1j2", "ooof"},
    {"till", "0,0:aB/bK/aK/bB a - ab 0 90", "pass", "pass", "or"},
    {"till", NULL, "place in 1 action", "Q@0,0", "or"},
    {"till", "0,0:aR1bQ/aKbR/1bK a - ab 0 90", "take 1,-2 and win", "0,-1:1,-2", "or"},
    /* A place whose first number could be a count. */
    {"till", "0,2:aR4bN/aP4bP/aKaPaBbPbPbK a - ab 0 20", "take 5,2 in 1 action", "0,2:5,2", "or"},
    {"till", "0,2:bR4aN/bP4aP/bKbPbBaPaPaK a - ab 0 20", "take 0,2 in 1 action", "5,0:6,1", "of"},
    {"custodian", "4rr1/1k1p3/1P1n1pN/3p1pp/1PPPK1P/2B3N/R4BR w - 14 37", "safe in 1 turn", "a1a2",
     "or"},
    {"custodian", "4rr1/1k1p3/1P1n1pN/3p1pp/1PPPK1P/2B3N/R4BR w - 14 37", "safe in 1 turn", "e3e4",
     "of"},
    {"custodian", "1b1br2/rppn3/p6/BPk1Knp/P3N1P/3PPp1/4RBR w - 0 34", "check in 1 turn", "e3f5",
     "or"},
};

static void goals_are_read(void **state) {
    static const struct {
        const char *goal;
        enum motley_reason reason;
        size_t offset, length;
    } bad[] = {
        {"", MOTLEY_REASON_EMPTY, 0, 0},
        {"Win", MOTLEY_REASON_UNKNOWN_VALUE, 0, 3},
        {"wins", MOTLEY_REASON_UNKNOWN_VALUE, 0, 4},
        {"win ", MOTLEY_REASON_EMPTY, 4, 0},
        {"win or check", MOTLEY_REASON_UNKNOWN_VALUE, 4, 2},
        {"win and", MOTLEY_REASON_MISSING_FIELD, 7, 0},
        {"win and ", MOTLEY_REASON_EMPTY, 8, 0},
        {"win  in 1 turn", MOTLEY_REASON_EMPTY, 4, 0},
        {"win in", MOTLEY_REASON_MISSING_FIELD, 6, 0},
        {"win in 0 turns", MOTLEY_REASON_BAD_NUMBER, 7, 1},
        {"win in 100 turns", MOTLEY_REASON_NUMBER_TOO_LARGE, 7, 3},
        {"win in 1", MOTLEY_REASON_MISSING_FIELD, 8, 0},
        {"win in 1 turns", MOTLEY_REASON_UNKNOWN_VALUE, 9, 5},
        {"win in 2 turn", MOTLEY_REASON_UNKNOWN_VALUE, 9, 4},
        {"win in 2 turns and check", MOTLEY_REASON_TRAILING_TEXT, 14, 10},
        {"take 1", MOTLEY_REASON_BAD_SQUARE, 5, 1},
        {"take i1", MOTLEY_REASON_BAD_SQUARE, 5, 2},
        {"reach", MOTLEY_REASON_MISSING_FIELD, 5, 0},
        {"reach Z@a1", MOTLEY_REASON_UNKNOWN_PIECE, 6, 1},
        {"reach k@a1", MOTLEY_REASON_UNKNOWN_PIECE, 6, 1},
        {"reach K@", MOTLEY_REASON_BAD_SQUARE, 8, 0},
        {"move a9", MOTLEY_REASON_BAD_SQUARE, 5, 2},
        {"pass and pass and pass and pass and pass and pass and pass", MOTLEY_REASON_TOO_LONG, 54,
         4},
    };
    (void)state;
    struct motley_game *game = game_of(ORTHODOX, NULL);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct motley_error error = {0};
        assert_null(motley_game_goal(game, bad[i].goal, strlen(bad[i].goal), &error));
        assert_int_equal(error.subject, MOTLEY_SUBJECT_GOAL);
        if (error.reason != bad[i].reason || error.offset != bad[i].offset ||
            error.length != bad[i].length)
            fail_msg("%s: %s at %zu, %zu bytes", bad[i].goal, motley_reason_code(error.reason),
                     error.offset, error.length);
    }
    assert_int_equal(state_of(game, "take and take 2 and take a1 in 99 actions"), 'o');
    motley_game_free(game);
}

int main(void) {
    struct test_list list = {0};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char name[160];
        snprintf(name, sizeof name, "%s: %s", rows[i].goal, rows[i].actions);
        test_list_add(&list, name, a_game_is_judged, (void *)(uintptr_t)&rows[i]);
    }
    test_list_add(&list, "goals are read", goals_are_read, NULL);
    return test_list_run(&list, "goals");
}
