/* Whoever asks for memory may get none: each entry point is called again and again, and the first,
   the second … of its requests fails, until it makes no more. Every failure is told, loses nothing,
   and is no hindrance once there is memory again; what leaks, the sanitizers find. */

#include "support.h"

#include "search-api.h"

#include <stdio.h>
#include <string.h>

/* Which request fails, counted from the next one; 0: none. The linker puts __wrap_realloc in the
   place of realloc, with which the core and the exported functions ask for memory. */
static size_t failing;

void *__real_realloc(void *data, size_t size);
void *__wrap_realloc(void *data, size_t size);

void *__wrap_realloc(void *data, size_t size) {
    if (failing > 0 && --failing == 0)
        return NULL;
    return __real_realloc(data, size);
}

/* Begins a call whose request with a number fails. */
static void fail_from(size_t number) { failing = number; }

/* Ends it; true if there was such a request. */
static bool has_failed(void) {
    const bool is_hit = failing == 0;
    failing = 0;
    return is_hit;
}

static void text_append(char *text, size_t size, const char *more) {
    const size_t length = strlen(text);
    assert_non_null(more);
    snprintf(text + length, size - length, "%s\n", more);
}

/* All that a game can lose, as a text that is kept. */
static const char *game_summary(struct motley_game *game) {
    static char text[1 << 16];
    snprintf(text, sizeof text, "%zu of %zu\n", motley_game_ply(game),
             motley_game_action_count(game));
    if (!motley_game_has_variant(game))
        return keep_text(text);
    text_append(text, sizeof text, motley_game_variant(game));
    text_append(text, sizeof text, motley_game_position(game));
    text_append(text, sizeof text, motley_game_outcome(game));
    for (size_t i = 0; i < motley_game_ply(game); i++)
        text_append(text, sizeof text, motley_game_played(game, i));
    for (size_t i = 0; i < motley_game_action_count(game); i++)
        text_append(text, sizeof text, motley_game_action(game, i));
    return keep_text(text);
}

/* The game that an entry point is called on. */
struct setup {
    const char *variant; /* NULL: none */
    const char *action;  /* played before; NULL: none */
    bool is_shuffled;
};

static struct motley_game *setup_game(const struct setup *setup) {
    if (setup->variant == NULL)
        return motley_game_new();
    struct motley_game *game = game_of(setup->variant, NULL);
    struct motley_error error;
    if (setup->is_shuffled)
        assert_true(motley_game_shuffle(game, 1, &error));
    if (setup->action != NULL)
        must_play(game, setup->action);
    return game;
}

/* An entry point of the core: gives why it failed. */
struct entry {
    const char *name;
    enum motley_reason (*call)(struct motley_game *game);
    struct setup setup;
};

/* Without an error the core says NULL. */
static enum motley_reason reason_of(const char *text) {
    return text != NULL ? MOTLEY_REASON_NONE : MOTLEY_REASON_MEMORY;
}

typedef bool reader(struct motley_game *game, const char *text, size_t length,
                    struct motley_error *error);

static enum motley_reason reason_reading(struct motley_game *game, reader *read, const char *text) {
    struct motley_error error = {.reason = MOTLEY_REASON_NONE};
    const bool is_done = read(game, text, strlen(text), &error);
    assert_true(is_done == (error.reason == MOTLEY_REASON_NONE));
    return error.reason;
}

static enum motley_reason set_variant(struct motley_game *game) {
    return reason_reading(game, motley_game_set_variant, "tches;strike=1");
}

static enum motley_reason set_position(struct motley_game *game) {
    return reason_reading(game, motley_game_set_position, "3k3/7/7/7/7/7/R2K3 w - 9 90");
}

static enum motley_reason play(struct motley_game *game) {
    const char *action = motley_game_ply(game) == 0 ? "a2a3" : "g6g5";
    return reason_reading(game, motley_game_play, action);
}

static enum motley_reason play_number(struct motley_game *game) {
    struct motley_error error = {.reason = MOTLEY_REASON_NONE};
    uint64_t last = 0;
    const uint64_t stamp = motley_game_stamp(game, &last);
    assert_true(motley_game_play_number(game, stamp, 0, &error) ==
                (error.reason == MOTLEY_REASON_NONE));
    return error.reason;
}

static enum motley_reason say_variant(struct motley_game *game) {
    return reason_of(motley_game_variant(game));
}

static enum motley_reason say_position(struct motley_game *game) {
    return reason_of(motley_game_position(game));
}

static enum motley_reason say_outcome(struct motley_game *game) {
    return reason_of(motley_game_outcome(game));
}

static enum motley_reason say_action(struct motley_game *game) {
    return reason_of(motley_game_action(game, 3));
}

static enum motley_reason say_played(struct motley_game *game) {
    return reason_of(motley_game_played(game, 0));
}

static enum motley_reason say_view(struct motley_game *game) {
    return reason_of(motley_game_view(game));
}

static enum motley_reason say_view_after(struct motley_game *game) {
    struct motley_error error = {.reason = MOTLEY_REASON_NONE};
    const char *view = motley_game_view_after(game, "a2a3", strlen("a2a3"), &error);
    assert_true((view != NULL) == (error.reason == MOTLEY_REASON_NONE));
    return error.reason;
}

static enum motley_reason say_explanation(struct motley_game *game) {
    return reason_of(motley_game_explain(game, "a2", "a5"));
}

static enum motley_reason say_turn(struct motley_game *game) {
    struct motley_error error = {.reason = MOTLEY_REASON_NONE};
    assert_true((motley_game_turn_of(game, 'b', &error) != NULL) ==
                (error.reason == MOTLEY_REASON_NONE));
    return error.reason;
}

static enum motley_reason say_actions_of(struct motley_game *game) {
    struct motley_error error = {.reason = MOTLEY_REASON_NONE};
    assert_true((motley_game_actions_of(game, 'w', &error) != NULL) ==
                (error.reason == MOTLEY_REASON_NONE));
    return error.reason;
}

static enum motley_reason say_piece(struct motley_game *game) {
    return reason_of(motley_game_explain_piece(game, "a6"));
}

/* All that could be taken; what breaks it off says so. */
static enum motley_reason say_takes(struct motley_game *game) {
    struct motley_takes *takes = motley_takes_new(game);
    const char *text = NULL;
    while (takes != NULL && motley_takes_run(takes, 100))
        ;
    if (takes != NULL)
        text = motley_takes_tell(takes);
    const bool is_whole = text != NULL && strstr(text, "\"whole\":true") != NULL;
    motley_takes_free(takes);
    return is_whole ? MOTLEY_REASON_NONE : MOTLEY_REASON_MEMORY;
}

static enum motley_reason say_movement(struct motley_game *game) {
    return reason_of(motley_game_movement(game, "P", ""));
}

static enum motley_reason say_schema(struct motley_game *game) {
    return reason_of(motley_game_schema(game));
}

static enum motley_reason count(struct motley_game *game) {
    uint64_t number = 0;
    return motley_game_perft(game, 2, &number) ? MOTLEY_REASON_NONE : MOTLEY_REASON_MEMORY;
}

static enum motley_reason divide(struct motley_game *game) {
    uint64_t number = 0;
    return reason_of(motley_game_divide(game, 2, 1, &number));
}

static const struct entry entries[] = {
    {"set the first variant", set_variant, {.variant = NULL}},
    {"set another variant", set_variant, {.variant = "custodian", .action = "a2a3"}},
    {"set a position", set_position, {.variant = "custodian", .action = "a2a3"}},
    {"play the first action", play, {.variant = "custodian"}},
    {"play the second action", play, {.variant = "custodian", .action = "a2a3"}},
    {"play the second number", play_number, {.variant = "custodian", .action = "a2a3"}},
    {"variant", say_variant, {.variant = "custodian"}},
    {"position", say_position, {.variant = "custodian"}},
    {"outcome", say_outcome, {.variant = "custodian"}},
    {"action", say_action, {.variant = "custodian"}},
    {"played action", say_played, {.variant = "custodian", .action = "a2a3"}},
    {"view", say_view, {.variant = "tches"}},
    {"view that is long", say_view, {.variant = "till;players=6", .is_shuffled = true}},
    {"view after an action", say_view_after, {.variant = "custodian"}},
    {"explanation", say_explanation, {.variant = "custodian"}},
    {"supposed turn", say_turn, {.variant = "custodian"}},
    {"actions of a supposed turn", say_actions_of, {.variant = "custodian", .action = "a2a3"}},
    {"piece without a move", say_piece, {.variant = "custodian"}},
    {"what could be taken", say_takes, {.variant = "tches;array=kcl/3/3/3/KCL;same=on"}},
    {"movement", say_movement, {.variant = "custodian"}},
    {"schema", say_schema, {.variant = "custodian", .action = "a2a3"}},
    {"schema without a variant", say_schema, {.variant = NULL}},
    {"perft", count, {.variant = "custodian"}},
    {"divided perft", divide, {.variant = "custodian"}},
};

/* One call whose request with a number fails; false if it makes no such request. */
static bool entry_fails(const struct entry *entry, size_t number) {
    struct motley_game *game = setup_game(&entry->setup);
    struct motley_game *twin = setup_game(&entry->setup);
    fail_from(number);
    const enum motley_reason reason = entry->call(game);
    const bool is_hit = has_failed();
    assert_int_equal(reason, is_hit ? MOTLEY_REASON_MEMORY : MOTLEY_REASON_NONE);
    if (is_hit) {
        assert_string_equal(game_summary(game), game_summary(twin));
        assert_int_equal(entry->call(game), MOTLEY_REASON_NONE);
        assert_int_equal(entry->call(twin), MOTLEY_REASON_NONE);
        assert_string_equal(game_summary(game), game_summary(twin));
    }
    motley_game_free(twin);
    motley_game_free(game);
    return is_hit;
}

static void entry_loses_nothing(void **state) {
    size_t number = 1;
    while (entry_fails(*state, number))
        number++;
    assert_true(number > 1);
}

static void nothing_is_made_without_memory(void **state) {
    (void)state;
    fail_from(1);
    assert_null(motley_game_new());
    assert_true(has_failed());
    fail_from(1);
    assert_null(motley_search_new());
    assert_true(has_failed());
}

/* How far a search is, as a text that is kept. */
static const char *search_summary(struct motley_search *search) {
    char text[1 << 12];
    const struct motley_search_report report = motley_search_report(search);
    snprintf(text, sizeof text, "%d %d %u %llu\n", report.score, report.end_in, report.depth,
             (unsigned long long)report.nodes);
    for (size_t i = 0; motley_search_line(search, i) != NULL; i++)
        text_append(text, sizeof text, motley_search_line(search, i));
    return keep_text(text);
}

/* A search that has begun on another game, with less memory than the next one asks for. */
static struct motley_search *begun_search(void) {
    struct motley_game *game = game_of("custodian", NULL);
    struct motley_search *search = motley_search_new();
    assert_true(
        motley_search_start(search, game, &(struct motley_search_options){.table_size = 1 << 14}));
    motley_search_run(search, 300);
    motley_game_free(game);
    return search;
}

static bool search_fails(const struct motley_game *game, size_t number) {
    const struct motley_search_options options = {.nodes = 500, .table_size = 1 << 16};
    struct motley_search *search = begun_search(), *twin = begun_search();
    fail_from(number);
    const bool is_started = motley_search_start(search, game, &options);
    const bool is_hit = has_failed();
    assert_true(is_started != is_hit);
    if (is_hit) {
        assert_string_equal(search_summary(search), search_summary(twin));
        assert_true(motley_search_run(search, 300) == motley_search_run(twin, 300));
        assert_string_equal(search_summary(search), search_summary(twin));
        assert_true(motley_search_start(search, game, &options));
        assert_true(motley_search_start(twin, game, &options));
        assert_true(motley_search_run(search, 300) == motley_search_run(twin, 300));
        assert_string_equal(search_summary(search), search_summary(twin));
    }
    motley_search_free(twin);
    motley_search_free(search);
    return is_hit;
}

static void a_search_that_cannot_start_goes_on_with_the_last(void **state) {
    struct motley_game *game = game_of("tches", NULL);
    const char *before = game_summary(game);
    size_t number = 1;
    (void)state;
    while (search_fails(game, number))
        number++;
    assert_true(number > 5);
    assert_string_equal(game_summary(game), before);
    motley_game_free(game);
}

/* An exported function, called on a handle whose input is already there. */
struct exported {
    const char *name;
    enum api_status (*call)(uint32_t handle, size_t length);
    const char *variant; /* NULL: none */
    const char *input;
};

static enum api_status api_variant(uint32_t handle, size_t length) {
    (void)length;
    return game_variant(handle);
}

static enum api_status api_position(uint32_t handle, size_t length) {
    (void)length;
    return game_position(handle);
}

static enum api_status api_outcome(uint32_t handle, size_t length) {
    (void)length;
    return game_outcome(handle);
}

static enum api_status api_actions(uint32_t handle, size_t length) {
    (void)length;
    return game_actions(handle);
}

/* What was played is told, and taken back: neither playing nor that is what fails. */
static enum api_status api_played(uint32_t handle, size_t length) {
    const size_t number = failing;
    failing = 0;
    assert_int_equal(game_play(handle, length), API_OK);
    failing = number;
    const enum api_status status = game_played(handle);
    assert_int_equal(game_undo(handle), API_OK);
    return status;
}

static enum api_status api_view(uint32_t handle, size_t length) {
    (void)length;
    return game_view(handle);
}

static enum api_status api_schema(uint32_t handle, size_t length) {
    (void)length;
    return game_schema(handle);
}

static enum api_status api_perft(uint32_t handle, size_t length) {
    (void)length;
    return game_perft(handle, 2);
}

static enum api_status api_search_start(uint32_t handle, size_t length) {
    (void)length;
    return search_start(handle, 0, 500, 0, 16, 1);
}

/* A search gives its line: the one before it has memory, the list has none yet. */
static enum api_status api_search_line(uint32_t handle, size_t length) {
    const size_t number = failing;
    (void)length;
    failing = 0;
    assert_int_equal(search_start(handle, 0, 500, 0, 16, 1), API_OK);
    search_run(handle, 500);
    failing = number;
    return search_line(handle);
}

static enum api_status api_takes(uint32_t handle, size_t length) {
    (void)length;
    const enum api_status status = takes_start(handle);
    return status == API_OK ? takes_tell(handle) : status;
}

static const struct exported exports[] = {
    {"set the first variant", game_set_variant, NULL, "tches"},
    {"set another variant", game_set_variant, "custodian", "tches"},
    {"play", game_play, "custodian", "a2a3"},
    {"view after an action", game_view_after, "custodian", "a2a3"},
    {"explain", game_explain, "custodian", "a2 a5"},
    {"supposed turn", possible_turn, "custodian", "b"},
    {"piece without a move", possible_piece, "custodian", "a7"},
    {"what could be taken", api_takes, "custodian", ""},
    {"movement", game_movement, "custodian", "P "},
    {"movement of a kind that is none", game_movement, "custodian", "Q "},
    {"variant", api_variant, "custodian", ""},
    {"position", api_position, "custodian", ""},
    {"outcome", api_outcome, "custodian", ""},
    {"actions", api_actions, "taketwo", ""},
    {"actions played", api_played, "custodian", "a2a3"},
    {"view", api_view, "tches", ""},
    {"schema", api_schema, "custodian", ""},
    {"schema without a variant", api_schema, NULL, ""},
    {"perft", api_perft, "custodian", ""},
    {"search", api_search_start, "custodian", ""},
    {"line of a search", api_search_line, "custodian", ""},
};

/* Puts a text into a handle's buffer and gives its length. */
static size_t put(uint32_t handle, const char *text) {
    char *input = game_input(handle, strlen(text));
    assert_non_null(input);
    for (size_t i = 0; text[i] != '\0'; i++)
        input[i] = text[i];
    return strlen(text);
}

static uint32_t exported_handle(const struct exported *exported) {
    const uint32_t handle = game_new();
    assert_int_not_equal(handle, 0);
    if (exported->variant != NULL)
        assert_int_equal(game_set_variant(handle, put(handle, exported->variant)), API_OK);
    return handle;
}

static void append_told(char *text, size_t size, uint32_t handle, enum api_status status) {
    const size_t length = strlen(text);
    if (status == API_OK)
        snprintf(text + length, size - length, "%.*s\n", (int)game_text_length(handle),
                 game_text(handle));
    else
        snprintf(text + length, size - length, "%s\n", game_error_reason(handle));
}

/* What a handle tells of its game, as a text that is kept. */
static const char *handle_summary(uint32_t handle) {
    static char text[1 << 16];
    snprintf(text, sizeof text, "%zu\n", game_ply(handle));
    append_told(text, sizeof text, handle, game_variant(handle));
    append_told(text, sizeof text, handle, game_position(handle));
    append_told(text, sizeof text, handle, game_outcome(handle));
    append_told(text, sizeof text, handle, game_actions(handle));
    return keep_text(text);
}

static bool exported_fails(const struct exported *exported, size_t number) {
    const uint32_t handle = exported_handle(exported), twin = exported_handle(exported);
    size_t length = put(handle, exported->input);
    fail_from(number);
    const enum api_status status = exported->call(handle, length);
    const bool is_hit = has_failed();
    assert_int_equal(status, is_hit ? API_REFUSED : API_OK);
    if (is_hit) {
        assert_string_equal(game_error_reason(handle), "out-of-memory");
        assert_string_equal(handle_summary(handle), handle_summary(twin));
        length = put(handle, exported->input);
        assert_int_equal(exported->call(handle, length), API_OK);
        assert_int_equal(exported->call(twin, put(twin, exported->input)), API_OK);
        assert_int_equal(game_text_length(handle), game_text_length(twin));
        assert_string_equal(handle_summary(handle), handle_summary(twin));
    }
    assert_int_equal(game_free(twin), API_OK);
    assert_int_equal(game_free(handle), API_OK);
    return is_hit;
}

static void exported_loses_nothing(void **state) {
    size_t number = 1;
    while (exported_fails(*state, number))
        number++;
    assert_true(number > 1);
}

/* No memory for a game, or for a larger buffer of one: the smaller one is still there. */
static void handles_and_buffers_need_memory(void **state) {
    (void)state;
    fail_from(1);
    assert_int_equal(game_new(), 0);
    assert_true(has_failed());
    const uint32_t handle = game_new();
    char *input = game_input(handle, 10);
    input[9] = 'x';
    fail_from(1);
    assert_null(game_input(handle, 1000));
    assert_true(has_failed());
    assert_ptr_equal(game_input(handle, 10), input);
    assert_int_equal(input[9], 'x');
    assert_int_equal(game_set_variant(handle, 11), API_BAD_LENGTH);
    assert_non_null(game_input(handle, 1000));
    assert_int_equal(game_free(handle), API_OK);
}

int main(void) {
    char name[128];
    struct test_list list = {0};
    test_list_add(&list, "nothing is made without memory", nothing_is_made_without_memory, NULL);
    for (size_t i = 0; i < sizeof entries / sizeof *entries; i++) {
        snprintf(name, sizeof name, "core: %s", entries[i].name);
        test_list_add(&list, name, entry_loses_nothing, (void *)&entries[i]);
    }
    test_list_add(&list, "a search that cannot start goes on with the last",
                  a_search_that_cannot_start_goes_on_with_the_last, NULL);
    test_list_add(&list, "handles and buffers need memory", handles_and_buffers_need_memory, NULL);
    for (size_t i = 0; i < sizeof exports / sizeof *exports; i++) {
        snprintf(name, sizeof name, "exported: %s", exports[i].name);
        test_list_add(&list, name, exported_loses_nothing, (void *)&exports[i]);
    }
    return test_list_run(&list, "memory");
}
