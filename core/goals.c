/*
 * Goals of tasks: what the player who is to act at the beginning of a game shall bring about, and
 * whether the actions so far have. A goal is a text (formats 6.1); nothing of it is kept in a game.
 */

#include "game.h"
#include "view.h"

#include <string.h>

enum { CLAUSES_MAX = 6, NUMBER_MAX = 99, ANY_KIND = UINT8_MAX };

/* The demand of a clause, in the order of demand_words; from CLAUSE_MOVE to CLAUSE_PASS an action
   of that type, in the order of enum action_type. */
enum demand {
    CLAUSE_WIN,
    CLAUSE_CHECK,
    CLAUSE_SAFE,
    CLAUSE_TAKE,
    CLAUSE_REACH,
    CLAUSE_MOVE,
    CLAUSE_PASS = CLAUSE_MOVE + ACTION_PASS,
    CLAUSE_PROMOTE,
    CLAUSE_CASTLE,
    CLAUSE_CARRY,
    CLAUSES
};

static const char demand_words[] = "win check safe take reach move switch turn place replace pass "
                                   "promote castle carry";

struct clause {
    struct square at; /* of take, reach and move */
    uint32_t count;   /* of take without a square: so many pieces more */
    uint8_t demand;
    uint8_t kind; /* of reach, or ANY_KIND */
    bool has_at;
    bool was_there; /* reach: at the beginning */
    bool is_there;  /* reach: in the position that is looked at */
    bool is_met;
};

/* A goal, and what the position that is looked at says of it. */
struct goal {
    struct watch watch;
    unsigned player, count;
    uint32_t actions, turns; /* of one's own at most; 0: without limit */
    struct square target;    /* of the action that led here */
    bool has_target, is_carried;
    bool is_in_check[2]; /* an enemy's King, one's own */
    struct clause clauses[CLAUSES_MAX];
};

/* Reading. */

static bool unknown(struct cursor *cursor) {
    const size_t length = cursor_token_length(cursor, " ");
    return cursor_fail(cursor, length > 0 ? MOTLEY_REASON_UNKNOWN_VALUE : MOTLEY_REASON_EMPTY,
                       cursor->at, length);
}

/* The index in a list of the word that is next, or how many words the list has. */
static unsigned word_read(struct cursor *cursor, const char *words) {
    const size_t length = cursor_token_length(cursor, " ");
    unsigned index = 0;
    for (;; index++) {
        const size_t size = strcspn(words, " ");
        if (size == length && memcmp(words, cursor->text + cursor->at, size) == 0) {
            cursor->at += length;
            return index;
        }
        if (words[size] == '\0')
            return index + 1;
        words += size + 1;
    }
}

static bool number_read(struct cursor *cursor, uint32_t low, uint32_t *number) {
    const size_t at = cursor->at;
    return cursor_read_number(cursor, NUMBER_MAX, number) &&
           (*number >= low || cursor_fail(cursor, MOTLEY_REASON_BAD_NUMBER, at, cursor->at - at));
}

static bool place_read(const struct variant *variant, struct cursor *cursor,
                       struct clause *clause) {
    const size_t at = cursor->at;
    clause->has_at = square_read(variant->rules, cursor, &clause->at);
    if (clause->has_at && variant->files > 0 &&
        (clause->at.x >= variant->files || clause->at.y >= variant->ranks))
        return cursor_fail(cursor, MOTLEY_REASON_BAD_SQUARE, at, cursor->at - at);
    return clause->has_at;
}

/* The kind before an '@', if there is one. */
static bool kind_read(const struct variant *variant, struct cursor *cursor, uint8_t *kind) {
    const size_t length = cursor_token_length(cursor, " @");
    if (length == cursor_token_length(cursor, " "))
        return true;
    *kind = (uint8_t)variant_find_kind(variant, cursor->text + cursor->at, length);
    if (variant_kinds(variant)[*kind].code[0] == '\0')
        return cursor_fail(cursor, MOTLEY_REASON_UNKNOWN_PIECE, cursor->at, length);
    cursor->at += length + 1;
    return true;
}

/* Reads the words after `take`: a square, a number of pieces, or nothing. */
static bool taken_read(const struct variant *variant, struct cursor *cursor,
                       struct clause *clause) {
    struct cursor ahead = *cursor;
    uint32_t count;
    if (!cursor_accept(&ahead, ' ') || word_read(&ahead, "and in") < 2)
        return true;
    *cursor = ahead;
    if (!number_read(&ahead, 2, &count) || cursor_token_length(&ahead, " ") != 0)
        return place_read(variant, cursor, clause);
    clause->count = count;
    *cursor = ahead;
    return true;
}

static bool clause_read(const struct variant *variant, struct cursor *cursor, struct goal *goal) {
    if (goal->count == CLAUSES_MAX)
        return cursor_fail(cursor, MOTLEY_REASON_TOO_LONG, cursor->at,
                           cursor_token_length(cursor, " "));
    struct clause *clause = &goal->clauses[goal->count++];
    clause->kind = ANY_KIND;
    clause->count = 1;
    clause->demand = (uint8_t)word_read(cursor, demand_words);
    if (clause->demand == CLAUSES)
        return unknown(cursor);
    if (clause->demand == CLAUSE_TAKE)
        return taken_read(variant, cursor, clause);
    if (clause->demand != CLAUSE_REACH && clause->demand != CLAUSE_MOVE)
        return true;
    return cursor_read_space(cursor) &&
           (clause->demand == CLAUSE_MOVE || kind_read(variant, cursor, &clause->kind)) &&
           place_read(variant, cursor, clause);
}

/* The end: `3 actions`, `1 turn`. */
static bool limit_read(struct cursor *cursor, struct goal *goal) {
    uint32_t number;
    if (!cursor_read_space(cursor) || !number_read(cursor, 1, &number) ||
        !cursor_read_space(cursor))
        return false;
    const unsigned unit = word_read(cursor, number == 1 ? "action turn" : "actions turns");
    if (unit > 1)
        return unknown(cursor);
    *(unit == 0 ? &goal->actions : &goal->turns) = number;
    return cursor_is_at_end(cursor) || cursor_fail(cursor, MOTLEY_REASON_TRAILING_TEXT, cursor->at,
                                                   cursor->length - cursor->at);
}

static bool goal_read(const struct variant *variant, struct cursor *cursor, struct goal *goal) {
    while (clause_read(variant, cursor, goal)) {
        if (cursor_is_at_end(cursor))
            return true;
        if (!cursor_read_space(cursor))
            return false;
        const unsigned link = word_read(cursor, "and in");
        if (link == 1)
            return limit_read(cursor, goal);
        if (link > 1)
            return unknown(cursor);
        if (!cursor_read_space(cursor))
            return false;
    }
    return false;
}

/* Judging. */

static bool is_kind(const struct clause *clause, unsigned kind) {
    return clause->kind == kind || clause->kind == ANY_KIND;
}

static void look_at_piece(struct watch *watch, const struct piece_view *piece) {
    struct goal *goal = (struct goal *)watch;
    const bool is_own = piece->owner == goal->player;
    goal->is_in_check[is_own] |= piece->is_in_check;
    if (is_own && piece->has_passenger && !piece->is_passenger_captive && goal->has_target &&
        square_is(piece->at, goal->target))
        goal->is_carried = true;
    for (unsigned i = 0; i < goal->count; i++) {
        struct clause *clause = &goal->clauses[i];
        if (clause->demand == CLAUSE_REACH && square_is(clause->at, piece->at) &&
            ((is_own && is_kind(clause, piece->kind)) ||
             (piece->has_passenger && piece->passenger_seat == goal->player &&
              is_kind(clause, piece->passenger_kind))))
            clause->is_there = true;
    }
}

static void look_at(const struct motley_game *game, size_t ply, struct goal *goal) {
    goal->is_in_check[0] = goal->is_in_check[1] = goal->is_carried = false;
    for (unsigned i = 0; i < goal->count; i++)
        goal->clauses[i].is_there = false;
    view_watch(variant_of(game), position_at(game, ply), &goal->watch);
}

static bool takes(struct clause *clause, const struct action_view *view) {
    for (unsigned i = 0; i < view->capture_count && clause->count > 0; i++)
        if (!clause->has_at || square_is(view->captures[i], clause->at))
            clause->count--;
    return clause->count == 0;
}

/* True if an action of one's own meets a clause, by itself or by what it leads to. */
static bool is_met(const struct goal *goal, struct clause *clause, const struct action_view *view) {
    const bool is_move = view->type == ACTION_MOVE;
    switch (clause->demand) {
    case CLAUSE_WIN:
    case CLAUSE_SAFE:
        return false;
    case CLAUSE_CHECK:
        return goal->is_in_check[0];
    case CLAUSE_TAKE:
        return takes(clause, view);
    case CLAUSE_REACH:
        return clause->is_there && !clause->was_there;
    case CLAUSE_MOVE:
        return is_move && square_is(view->from, clause->at);
    case CLAUSE_PROMOTE:
        return is_move && view->kind != NULL;
    case CLAUSE_CASTLE:
        return is_move && view->is_castling;
    case CLAUSE_CARRY:
        return is_move && (view->is_carried_via || view->is_carried_to || goal->is_carried);
    default:
        return (int)view->type == clause->demand - CLAUSE_MOVE;
    }
}

static bool goal_is_met(const struct goal *goal) {
    for (unsigned i = 0; i < goal->count; i++)
        if (!goal->clauses[i].is_met)
            return false;
    return true;
}

static void clauses_set(struct goal *goal, enum demand demand, bool is_set) {
    for (unsigned i = 0; i < goal->count; i++)
        if (goal->clauses[i].demand == demand)
            goal->clauses[i].is_met = is_set;
}

/* Looks at the action of one's own that left the position at a ply. */
static void action_look(const struct motley_game *game, size_t ply, struct goal *goal,
                        bool is_turn_over) {
    struct action_view view;
    memset(&view, 0, sizeof view);
    rules_of(game)->describe(variant_of(game), position_at(game, ply), ply_at(game, ply)->action,
                             &view);
    goal->has_target = action_target(&view, &goal->target);
    look_at(game, ply + 1, goal);
    for (unsigned i = 0; i < goal->count; i++)
        if (is_met(goal, &goal->clauses[i], &view))
            goal->clauses[i].is_met = true;
    clauses_set(goal, CLAUSE_SAFE, is_turn_over && !goal->is_in_check[1]);
}

static struct turn turn_at(const struct motley_game *game, size_t ply) {
    return rules_of(game)->turn(variant_of(game), position_at(game, ply));
}

/* From the beginning on, the first action after which all clauses are met reaches the goal. */
static const char *goal_judge(const struct motley_game *game, struct goal *goal) {
    uint32_t actions = 0, turns = 0;
    struct turn turn = turn_at(game, 0);
    goal->player = turn.player;
    look_at(game, 0, goal);
    for (unsigned i = 0; i < goal->count; i++)
        goal->clauses[i].was_there = goal->clauses[i].is_there;
    for (size_t ply = 0; ply < game->ply_count; ply++) {
        const bool is_own = turn.player == goal->player;
        const struct outcome *outcome = &ply_at(game, ply + 1)->outcome;
        const bool is_over = outcome->result != RESULT_ONGOING;
        turn = turn_at(game, ply + 1);
        if (is_own) {
            const bool is_turn_over = is_over || turn.is_start || turn.player != goal->player;
            actions++;
            turns += is_turn_over;
            action_look(game, ply, goal, is_turn_over);
        }
        clauses_set(goal, CLAUSE_WIN,
                    outcome->result == RESULT_WIN && outcome->winner == goal->player);
        if (goal_is_met(goal))
            return "reached";
        if (is_over || (goal->actions > 0 && actions >= goal->actions) ||
            (goal->turns > 0 && turns >= goal->turns))
            return "failed";
    }
    return "open";
}

const char *motley_game_goal(struct motley_game *game, const char *text, size_t length,
                             struct motley_error *error) {
    struct cursor cursor = cursor_of(text, length);
    struct goal goal;
    memset(&goal, 0, sizeof goal);
    goal.watch.piece = look_at_piece;
    if (variant_of(game) == NULL)
        cursor_fail(&cursor, MOTLEY_REASON_NO_VARIANT, 0, 0);
    else if (goal_read(variant_of(game), &cursor, &goal))
        return goal_judge(game, &goal);
    cursor_report(&cursor, MOTLEY_SUBJECT_GOAL, error);
    return NULL;
}
