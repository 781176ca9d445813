/* One test per scenario of tests/scenarios/: a position, what must and must not be legal there,
   actions, and what must hold after them. */

#include "json.h"
#include "support.h"

#include <stdio.h>
#include <string.h>

static void must_be_legal(struct motley_game *game, const struct json *actions, bool is_legal) {
    for (const struct json *item = actions != NULL ? actions->first : NULL; item != NULL;
         item = item->next)
        if (game_has_action(game, item->text) != is_legal)
            fail_msg("%s must%s be legal", item->text, is_legal ? "" : " not");
}

static void must_count(struct motley_game *game, const struct json *count) {
    if (count != NULL)
        assert_int_equal(motley_game_action_count(game), (size_t)count->number);
}

static void must_be_all(struct motley_game *game, const struct json *all) {
    if (all == NULL)
        return;
    must_be_legal(game, all, true);
    assert_int_equal(motley_game_action_count(game), json_count(all));
}

/* True if an action moves, switches or places from a square. */
static bool action_starts_at(const char *action, const char *square) {
    const size_t length = strlen(square);
    return strncmp(action, square, length) == 0 && strchr("0123456789", action[length]) == NULL;
}

static void must_be_exact(struct motley_game *game, const struct json *exact) {
    for (const struct json *square = exact != NULL ? exact->first : NULL; square != NULL;
         square = square->next) {
        size_t count = 0;
        for (size_t i = 0; i < motley_game_action_count(game); i++)
            count += action_starts_at(motley_game_action(game, i), square->key);
        must_be_legal(game, square, true);
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
    for (const struct json *square = stripped != NULL ? stripped->first : NULL; square != NULL;
         square = square->next) {
        for (size_t i = 0; i < motley_game_action_count(game); i++) {
            const char *action = motley_game_action(game, i);
            const struct json *item = square->first;
            while (item != NULL && (strlen(item->text) != length_without_facing(action) ||
                                    strncmp(item->text, action, strlen(item->text)) != 0))
                item = item->next;
            if (action_starts_at(action, square->key) && item == NULL)
                fail_msg("%s must not be legal", action);
        }
        must_be_legal(game, square, true);
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

/* What the core says of "FROM TO", or of the piece on a square. */
static const char *explanation_of(struct motley_game *game, const char *question) {
    char from[32], to[32];
    const bool has_target = sscanf(question, "%31s %31s", from, to) == 2;
    struct json *why = json_parse(has_target ? motley_game_explain(game, from, to)
                                             : motley_game_explain_piece(game, question));
    const char *text = text_of_explanation(why);
    json_free(why);
    return text;
}

static void must_be_explained(struct motley_game *game, const struct json *why) {
    for (const struct json *item = why != NULL ? why->first : NULL; item != NULL;
         item = item->next) {
        const char *explanation = explanation_of(game, item->key);
        if (strcmp(explanation, item->text) != 0)
            fail_msg("%s: %s instead of %s", item->key, explanation, item->text);
    }
}

static void must_be_in(const struct json *array, const char *text) {
    for (const struct json *item = array->first; item != NULL; item = item->next)
        if (strcmp(item->text, text) == 0)
            return;
    fail_msg("%s is not expected", text);
}

/* What seats could do if their turn began now: all their actions, or the reason and its squares. */
static void must_be_turns(struct motley_game *game, const struct json *turns) {
    struct motley_error error;
    for (const struct json *seat = turns != NULL ? turns->first : NULL; seat != NULL;
         seat = seat->next) {
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

/* What seats could take: "SQUARE ACTIONS FROM…" each, or the reason and its squares. */
static void must_be_takes(struct motley_game *game, const struct json *takes) {
    if (takes == NULL)
        return;
    struct motley_takes *search = motley_takes_new(game);
    while (search != NULL && motley_takes_run(search, 1000))
        ;
    struct json *told = search != NULL ? json_parse(motley_takes_tell(search)) : NULL;
    for (const struct json *seat = told != NULL ? json_member(told, "seats")->first : NULL;
         seat != NULL; seat = seat->next) {
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

static void must_be_text(const char *actual, const char *expected) {
    if (expected != NULL)
        assert_string_equal(actual, expected);
}

/* A command of `motley repl`: "variant V", "position P", "play A" or the bare word. */
static bool command_run(struct motley_game *game, const char *command) {
    struct motley_error error;
    const char *space = strchr(command, ' ');
    const char *argument = space != NULL ? space + 1 : "";
    const size_t length = strlen(argument);
    if (strncmp(command, "variant", 7) == 0)
        return motley_game_set_variant(game, argument, length, &error);
    if (strncmp(command, "position", 8) == 0)
        return motley_game_set_position(game, argument, length, &error);
    if (strncmp(command, "play", 4) == 0)
        return motley_game_play(game, argument, length, &error);
    if (strcmp(command, "undo") == 0)
        return motley_game_undo(game, &error);
    fail_msg("the scenario has an unknown command: %s", command);
    return false;
}

static void must_be_errors(struct motley_game *game, const struct json *errors) {
    char *position = keep_text(motley_game_position(game));
    char *variant = keep_text(motley_game_variant(game));
    char *outcome = keep_text(motley_game_outcome(game));
    const size_t ply = motley_game_ply(game);
    for (const struct json *item = errors != NULL ? errors->first : NULL; item != NULL;
         item = item->next) {
        if (command_run(game, item->text))
            fail_msg("accepted: %s", item->text);
        assert_string_equal(motley_game_position(game), position);
        assert_string_equal(motley_game_variant(game), variant);
        assert_string_equal(motley_game_outcome(game), outcome);
        assert_int_equal(motley_game_ply(game), ply);
    }
}

static void scenario_holds(void **state) {
    const struct json *scenario = *state;
    struct motley_game *game =
        game_of(json_text(scenario, "variant"), json_text(scenario, "position"));
    must_be_legal(game, json_member(scenario, "must"), true);
    must_be_legal(game, json_member(scenario, "mustNot"), false);
    must_count(game, json_member(scenario, "count"));
    must_be_all(game, json_member(scenario, "all"));
    must_be_exact(game, json_member(scenario, "exact"));
    must_be_stripped(game, json_member(scenario, "stripped"));
    must_be_explained(game, json_member(scenario, "why"));
    must_be_turns(game, json_member(scenario, "turns"));
    must_be_takes(game, json_member(scenario, "takes"));
    must_be_text(motley_game_outcome(game), json_text(scenario, "outcome"));
    const struct json *play = json_member(scenario, "play");
    for (const struct json *item = play != NULL ? play->first : NULL; item != NULL;
         item = item->next)
        must_play(game, item->text);
    must_be_text(motley_game_position(game), json_text(scenario, "position_after"));
    must_be_text(motley_game_outcome(game), json_text(scenario, "outcome_after"));
    must_be_legal(game, json_member(scenario, "after_must"), true);
    must_be_legal(game, json_member(scenario, "after_mustNot"), false);
    must_count(game, json_member(scenario, "after_count"));
    must_be_errors(game, json_member(scenario, "errors"));
    motley_game_free(game);
}

/* A misspelt key would be a check that never runs; without any check nothing could fail. */
static void keys_are_known(const struct json *scenario) {
    static const char *const known[] = {
        "name",       "variant",       "position",    "must",   "mustNot",        "count",
        "all",        "exact",         "outcome",     "play",   "position_after", "outcome_after",
        "after_must", "after_mustNot", "after_count", "errors", "rule",           "note",
        "stripped",   "why",           "turns",       "takes",
    };
    size_t checks = 0;
    for (const struct json *member = scenario->first; member != NULL; member = member->next) {
        bool is_known = false;
        for (size_t i = 0; i < sizeof known / sizeof *known; i++)
            is_known = is_known || strcmp(known[i], member->key) == 0;
        if (!is_known)
            fail_msg("unknown key in a scenario: %s", member->key);
        checks += strcmp(member->key, "name") != 0 && strcmp(member->key, "variant") != 0 &&
                  strcmp(member->key, "position") != 0 && strcmp(member->key, "rule") != 0 &&
                  strcmp(member->key, "note") != 0;
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

int main(void) {
    struct test_list list = {0};
    test_list_add_files(&list, "scenarios", ".json", file_add);
    return test_list_run(&list, "scenarios");
}
