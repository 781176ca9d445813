/*
 * One test per scenario of tests/scenarios/: a position, what must and must not be legal there and
 * what is said of it, actions, and what must hold after them. The tables below have the keys. And
 * one per row of tests/legality/given.txt: positions of TCHES(S) whose lists of actions were once
 * wrong (rules 4.5), judged by an independent implementation of the rules.
 */

#include "json.h"
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void legality_is(struct motley_game *game, const struct json *actions, bool is_legal) {
    for (const struct json *item = actions->first; item != NULL; item = item->next)
        if (game_has_action(game, item->text) != is_legal)
            fail_msg("%s must%s be legal", item->text, is_legal ? "" : " not");
}

static void must_be_legal(struct motley_game *game, const struct json *actions) {
    legality_is(game, actions, true);
}

static void must_be_illegal(struct motley_game *game, const struct json *actions) {
    legality_is(game, actions, false);
}

static void must_count(struct motley_game *game, const struct json *count) {
    assert_int_equal(motley_game_action_count(game), (size_t)count->number);
}

static void must_be_all(struct motley_game *game, const struct json *all) {
    must_be_legal(game, all);
    assert_int_equal(motley_game_action_count(game), json_count(all));
}

/* True if an action moves, switches or places from a square. */
static bool action_starts_at(const char *action, const char *square) {
    const size_t length = strlen(square);
    return strncmp(action, square, length) == 0 && strchr("0123456789", action[length]) == NULL;
}

static void must_be_exact(struct motley_game *game, const struct json *exact) {
    for (const struct json *square = exact->first; square != NULL; square = square->next) {
        size_t count = 0;
        for (size_t i = 0; i < motley_game_action_count(game); i++)
            count += action_starts_at(motley_game_action(game, i), square->key);
        must_be_legal(game, square);
        assert_int_equal(count, json_count(square));
    }
}

/* The part of an action's text before a final facing, "~1"; a turn of cards has no such part. */
static size_t length_without_facing(const char *action) {
    const size_t length = strlen(action);
    return length > 2 && action[length - 2] == '~' ? length - 2 : length;
}

/* All that can be done from a square when final facings are left aside. */
static void must_be_stripped(struct motley_game *game, const struct json *stripped) {
    for (const struct json *square = stripped->first; square != NULL; square = square->next) {
        for (size_t i = 0; i < motley_game_action_count(game); i++) {
            const char *action = motley_game_action(game, i);
            const struct json *item = square->first;
            while (item != NULL && (strlen(item->text) != length_without_facing(action) ||
                                    strncmp(item->text, action, strlen(item->text)) != 0))
                item = item->next;
            if (action_starts_at(action, square->key) && item == NULL)
                fail_msg("%s must not be legal", action);
        }
        must_be_legal(game, square);
    }
}

/* A text and the squares of an array behind it. */
static char *text_with_squares(const char *start, const struct json *squares) {
    size_t size = strlen(start) + 1;
    for (const struct json *square = squares->first; square != NULL; square = square->next)
        size += strlen(square->text) + 1;
    char *text = keep(size), *end = text + sprintf(text, "%s", start);
    for (const struct json *square = squares->first; square != NULL; square = square->next)
        end += sprintf(end, " %s", square->text);
    return text;
}

static const char *text_of_explanation(const struct json *why) {
    return text_with_squares(json_text(why, "reason"), json_member(why, "squares"));
}

/* The reason that the core gives for "FROM TO", or of the piece on a square, and the squares. */
static void must_be_explained(struct motley_game *game, const struct json *questions) {
    for (const struct json *item = questions->first; item != NULL; item = item->next) {
        char from[32], to[32];
        const bool has_target = sscanf(item->key, "%31s %31s", from, to) == 2;
        struct json *why = json_parse(has_target ? motley_game_explain(game, from, to)
                                                 : motley_game_explain_piece(game, item->key));
        const char *explanation = text_of_explanation(why);
        if (strcmp(explanation, item->text) != 0)
            fail_msg("%s: %s instead of %s", item->key, explanation, item->text);
        json_free(why);
    }
}

static void must_be_in(const struct json *array, const char *text) {
    for (const struct json *item = array->first; item != NULL; item = item->next)
        if (strcmp(item->text, text) == 0)
            return;
    fail_msg("%s is not expected", text);
}

/* The actions of seats if their turn began now, all of them, or the reason and its squares. */
static void must_be_turns(struct motley_game *game, const struct json *turns) {
    struct motley_error error;
    for (const struct json *seat = turns->first; seat != NULL; seat = seat->next) {
        struct json *turn = json_parse(motley_game_turn_of(game, *seat->key, &error));
        const struct json *actions = json_member(turn, "actions");
        assert_int_equal(json_count(actions), json_count(seat));
        if (seat->type == JSON_STRING)
            assert_string_equal(text_of_explanation(turn), seat->text);
        for (const struct json *action = actions->first; action != NULL; action = action->next)
            must_be_in(seat, json_text(action, "text"));
        json_free(turn);
    }
}

/* Squares that seats could take: "SQUARE ACTIONS FROM…" each, or the reason and its squares. */
static void must_be_takes(struct motley_game *game, const struct json *takes) {
    struct motley_takes *search = motley_takes_new(game);
    assert_non_null(search);
    while (motley_takes_run(search, 1000))
        ;
    struct json *told = json_parse(motley_takes_tell(search));
    for (const struct json *seat = json_first(told, "seats"); seat; seat = seat->next) {
        const struct json *expected = json_member(takes, json_text(seat, "seat"));
        const struct json *found = json_member(seat, "takes");
        if (expected == NULL)
            continue;
        assert_int_equal(json_count(found), json_count(expected));
        if (expected->type == JSON_STRING)
            assert_string_equal(text_of_explanation(seat), expected->text);
        for (const struct json *take = found->first; take != NULL; take = take->next) {
            char start[64];
            snprintf(start, sizeof start, "%s %d", json_text(take, "square"),
                     (int)json_member(take, "actions")->number);
            must_be_in(expected, text_with_squares(start, json_member(take, "from")));
        }
    }
    json_free(told);
    motley_takes_free(search);
}

/* Adds the squares of a member to the text of an attack, with a word before them. */
static const char *with_squares_of(const char *text, const char *word, const struct json *squares) {
    if (squares == NULL)
        return text;
    char *start = keep(strlen(text) + strlen(word) + 2);
    sprintf(start, "%s %s", text, word);
    return text_with_squares(start, squares);
}

/* Why royal pieces are in check: "FROM via SQUARES with PARTNERS" each, and the moves that fail,
   "FROM TO: BY". */
static void must_be_check(struct motley_game *game, const struct json *kings) {
    for (const struct json *king = kings->first; king != NULL; king = king->next) {
        struct json *check = json_parse(motley_game_explain_check(game, king->key));
        const struct json *attacks = json_member(check, "attacks");
        const struct json *failures = json_member(check, "failures");
        assert_int_equal(json_count(attacks) + json_count(failures), json_count(king));
        for (const struct json *attack = attacks->first; attack; attack = attack->next) {
            const char *text =
                with_squares_of(json_text(attack, "square"), "via", json_member(attack, "way"));
            must_be_in(king, with_squares_of(text, "with", json_member(attack, "partners")));
        }
        for (const struct json *move = failures->first; move; move = move->next) {
            char text[96];
            snprintf(text, sizeof text, "%s %s: %s", json_text(move, "from"), json_text(move, "to"),
                     json_text(move, "by"));
            must_be_in(king, text);
        }
        json_free(check);
    }
}

/* An element is named by the text that it begins with: an action's, a piece's square. */
static const struct json *named(const struct json *value, const char *name) {
    const struct json *item = value->type == JSON_ARRAY ? value->first : NULL;
    while (item != NULL && strcmp(item->first->text, name) != 0)
        item = item->next;
    return value->type == JSON_ARRAY ? item : json_member(value, name);
}

/* Of an object some members are as expected, of a list all elements, or those that an object names;
   null is expected where there is nothing. */
static void must_match(const struct json *actual, const struct json *expected, const char *of) {
    if ((actual == NULL) != (expected->type == JSON_NULL))
        fail_msg("%s is %s", of, actual == NULL ? "missing" : "there");
    if (actual == NULL)
        return;
    if (expected->type == JSON_OBJECT) {
        for (const struct json *item = expected->first; item != NULL; item = item->next)
            must_match(named(actual, item->key), item, item->key);
        return;
    }
    assert_int_equal(actual->type, expected->type);
    assert_true(actual->number == expected->number);
    if (expected->type == JSON_STRING)
        assert_string_equal(actual->text, expected->text);
    assert_int_equal(json_count(actual), json_count(expected));
    const struct json *item = expected->first;
    for (const struct json *one = actual->first; one; one = one->next, item = item->next)
        must_match(one, item, of);
}

static void must_show(struct motley_game *game, const struct json *expected) {
    struct json *view = json_parse(motley_game_view(game));
    must_match(view, expected, "view");
    json_free(view);
}

/* Where royal pieces can go into check: by the square of each, its targets. */
static void must_be_risks(struct motley_game *game, const struct json *kings) {
    for (const struct json *king = kings->first; king != NULL; king = king->next) {
        struct json *risks = json_parse(motley_game_explain_risks(game, king->key));
        must_match(json_member(risks, "squares"), king, king->key);
        json_free(risks);
    }
}

static void must_have_variant(struct motley_game *game, const struct json *variant) {
    assert_string_equal(motley_game_variant(game), variant->text);
}

static void must_have_position(struct motley_game *game, const struct json *position) {
    assert_string_equal(motley_game_position(game), position->text);
}

static void must_have_outcome(struct motley_game *game, const struct json *outcome) {
    assert_string_equal(motley_game_outcome(game), outcome->text);
}

/* A command: "variant V", "position P", "play A", "arrange SQUARE FORM", "shuffle SEED", "goal G"
   or the bare word "undo". */
static bool command_run(struct motley_game *game, const char *command, struct motley_error *error) {
    const size_t word = strcspn(command, " ");
    const char *argument = command + word + (command[word] == ' ');
    const size_t length = strlen(argument);
    if (strncmp(command, "variant", word) == 0)
        return motley_game_set_variant(game, argument, length, error);
    if (strncmp(command, "position", word) == 0)
        return motley_game_set_position(game, argument, length, error);
    if (strncmp(command, "play", word) == 0)
        return motley_game_play(game, argument, length, error);
    if (strncmp(command, "goal", word) == 0)
        return motley_game_goal(game, argument, length, error) != NULL;
    if (strncmp(command, "shuffle", word) == 0)
        return motley_game_shuffle(game, (uint32_t)strtoul(argument, NULL, 10), error);
    if (strncmp(command, "arrange", word) == 0)
        return motley_game_arrange(game, argument, length, error);
    if (strcmp(command, "undo") != 0)
        fail_msg("the scenario has an unknown command: %s", command);
    return motley_game_undo(game, error);
}

static void must_be_done(struct motley_game *game, const struct json *commands) {
    struct motley_error error;
    for (const struct json *item = commands->first; item != NULL; item = item->next)
        if (!command_run(game, item->text, &error))
            fail_msg("refused: %s: %s", item->text, motley_reason_code(error.reason));
}

/* Commands that are refused and change nothing; where they are keys, with "SUBJECT REASON" and what
   is behind it: the place of the error, how long it is, and the field that is missing. */
static void must_be_errors(struct motley_game *game, const struct json *errors) {
    char *position = keep_text(motley_game_position(game));
    char *variant = keep_text(motley_game_variant(game));
    char *outcome = keep_text(motley_game_outcome(game));
    const size_t ply = motley_game_ply(game);
    for (const struct json *item = errors->first; item != NULL; item = item->next) {
        char text[128];
        struct motley_error error = {.reason = MOTLEY_REASON_NONE};
        if (command_run(game, item->key != NULL ? item->key : item->text, &error))
            fail_msg("accepted: %s", item->key != NULL ? item->key : item->text);
        snprintf(text, sizeof text, "%s %s %zu %zu%s%s", motley_subject_code(error.subject),
                 motley_reason_code(error.reason), error.offset, error.length,
                 error.field != NULL ? " " : "", error.field != NULL ? error.field : "");
        if (item->key != NULL && strcmp(text, item->text) != 0)
            fail_msg("%s: %s instead of %s", item->key, text, item->text);
        assert_string_equal(motley_game_position(game), position);
        assert_string_equal(motley_game_variant(game), variant);
        assert_string_equal(motley_game_outcome(game), outcome);
        assert_int_equal(motley_game_ply(game), ply);
    }
}

/* The text that a game prints is read as it is. */
static void must_be_canonical(struct motley_game *game) {
    struct motley_error error;
    char *position = keep_text(motley_game_position(game));
    assert_true(motley_game_set_position(game, position, strlen(position), &error));
    assert_int_equal(motley_game_mend_count(game), 0);
    assert_string_equal(motley_game_position(game), position);
}

/* Positions that are not written as they should be: each is read as the first text of its list, and
   the others are "FIELD REASON PLACE LENGTH VALUE" of what was read as something else. */
static void must_be_mended(struct motley_game *game, const struct json *texts) {
    struct motley_error error;
    for (const struct json *text = texts->first; text != NULL; text = text->next) {
        const struct json *mend = text->first;
        size_t count = 0;
        if (!motley_game_set_position(game, text->key, strlen(text->key), &error))
            fail_msg("refused: %s: %s", text->key, motley_reason_code(error.reason));
        assert_string_equal(motley_game_position(game), mend->text);
        for (mend = mend->next; mend != NULL; mend = mend->next, count++) {
            char told[128];
            assert_true(count < motley_game_mend_count(game));
            const struct motley_mend found = motley_game_mend(game, count);
            snprintf(told, sizeof told, "%s %s %zu %zu %s", found.field,
                     motley_reason_code(found.reason), found.offset, found.length, found.taken);
            assert_string_equal(told, mend->text);
        }
        assert_int_equal(motley_game_mend_count(game), count);
        must_be_canonical(game);
    }
}

struct check {
    const char *key;
    void (*hold)(struct motley_game *game, const struct json *expected);
};

/* In the order in which they are done: before the actions of "play", and after them. */
static const struct check before[] = {
    {"setup", must_be_done},       {"canonical", must_have_variant},
    {"must", must_be_legal},       {"mustNot", must_be_illegal},
    {"count", must_count},         {"all", must_be_all},
    {"exact", must_be_exact},      {"stripped", must_be_stripped},
    {"why", must_be_explained},    {"turns", must_be_turns},
    {"takes", must_be_takes},      {"check", must_be_check},
    {"risks", must_be_risks},      {"view", must_show},
    {"outcome", must_have_outcome}};
static const struct check after[] = {{"position_after", must_have_position},
                                     {"outcome_after", must_have_outcome},
                                     {"after_must", must_be_legal},
                                     {"after_mustNot", must_be_illegal},
                                     {"after_count", must_count},
                                     {"errors", must_be_errors},
                                     {"mended", must_be_mended}};
enum { BEFORE = sizeof before / sizeof *before, AFTER = sizeof after / sizeof *after };

static void checks_hold(struct motley_game *game, const struct json *scenario,
                        const struct check *checks, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (json_member(scenario, checks[i].key) != NULL)
            checks[i].hold(game, json_member(scenario, checks[i].key));
}

/* How far the game has come to goals after so many actions: o, r or f for each number of them. */
static void goals_hold(struct motley_game *game, const struct json *goals, size_t played) {
    struct motley_error error;
    for (const struct json *goal = goals != NULL ? goals->first : NULL; goal; goal = goal->next) {
        const char *state = motley_game_goal(game, goal->key, strlen(goal->key), &error);
        assert_non_null(state);
        if (goal->text[played] != *state)
            fail_msg("%s: after %zu actions %s", goal->key, played, state);
    }
}

static void scenario_holds(void **state) {
    const struct json *scenario = *state;
    const struct json *play = json_member(scenario, "play"),
                      *goals = json_member(scenario, "goals");
    struct motley_game *game =
        game_of(json_text(scenario, "variant"), json_text(scenario, "position"));
    size_t played = 0;
    checks_hold(game, scenario, before, BEFORE);
    goals_hold(game, goals, played);
    for (const struct json *item = play != NULL ? play->first : NULL; item; item = item->next) {
        must_play(game, item->text);
        goals_hold(game, goals, ++played);
    }
    checks_hold(game, scenario, after, AFTER);
    motley_game_free(game);
}

static bool is_among(const struct check *checks, size_t count, const char *key) {
    while (count > 0 && strcmp(checks[count - 1].key, key) != 0)
        count--;
    return count > 0;
}

/* A misspelt key would be a check that never runs; without any check nothing could fail. */
static void keys_are_known(const struct json *scenario) {
    static const struct check played[] = {{.key = "play"}, {.key = "goals"}};
    static const struct check others[] = {
        {.key = "name"}, {.key = "variant"}, {.key = "position"}, {.key = "rule"}, {.key = "note"}};
    size_t checks = 0;
    for (const struct json *member = scenario->first; member != NULL; member = member->next) {
        const bool is_check = is_among(before, BEFORE, member->key) ||
                              is_among(after, AFTER, member->key) ||
                              is_among(played, 2, member->key);
        if (!is_check && !is_among(others, 5, member->key))
            fail_msg("unknown key in a scenario: %s", member->key);
        checks += is_check;
    }
    if (checks == 0)
        fail_msg("the scenario checks nothing: %s", json_text(scenario, "name"));
}

static void all_keys_are_known(void **state) {
    for (const struct json *scenario = ((struct json *)*state)->first; scenario != NULL;
         scenario = scenario->next)
        keys_are_known(scenario);
}

static void file_add(struct test_list *list, const char *path) {
    char name[512];
    struct json *scenarios = json_parse(data_read(path));
    snprintf(name, sizeof name, "%s: all keys are known", path);
    test_list_add(list, name, all_keys_are_known, scenarios);
    for (struct json *item = scenarios->first; item != NULL; item = item->next) {
        snprintf(name, sizeof name, "%s: %s", path, json_text(item, "name"));
        test_list_add(list, name, scenario_holds, item);
    }
}

static void words_are_legal(struct motley_game *game, const char *actions, bool is_legal) {
    char *rest = keep_text(actions);
    for (char *action = strtok(rest, " "); action != NULL; action = strtok(NULL, " "))
        if (strcmp(action, "-") != 0 && game_has_action(game, action) != is_legal)
            fail_msg("%s must%s be legal", action, is_legal ? "" : " not");
}

/* Variant, position, number of legal actions, those that were missing, those that are illegal. */
static void given_list_holds(void **state) {
    char *const *fields = *state;
    struct motley_game *game = game_of(fields[0], fields[1]);
    words_are_legal(game, fields[3], true);
    words_are_legal(game, fields[4], false);
    assert_int_equal(motley_game_action_count(game), strtoul(fields[2], NULL, 10));
    motley_game_free(game);
}

static void given_list_add(struct test_list *list, char *const *fields) {
    test_list_add(list, fields[1], given_list_holds, (void *)fields);
}

int main(void) {
    struct test_list list = {0};
    test_list_add_files(&list, "scenarios", ".json", file_add);
    test_list_add_rows(&list, "legality/given.txt", 5, given_list_add);
    return test_list_run(&list, "scenarios");
}
