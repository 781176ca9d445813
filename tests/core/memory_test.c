/* A request for memory may fail: each entry point is called again and again, and the first,
   the second … of its requests fails, until it makes no more. Every failure is told, loses nothing,
   and is no hindrance once there is memory again; what leaks, the sanitizers find. The exported
   functions are called, and by them the core's; two that only the program has, directly. */

#include "support.h"

#include "search-api.h"
#include "slot.h"

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

/* An entry point, called on a handle whose input is there already. */
struct entry {
    const char *name;
    enum api_status (*read)(uint32_t handle, size_t length);
    enum api_status (*tell)(uint32_t handle); /* without an input */
    const char *variant;                      /* NULL: none */
    const char *position;                     /* NULL: the start */
    const char *input;
    const char *before; /* an action that has been played; NULL: none */
    bool is_shuffled, is_searched;
};

static enum api_status play_first_number(uint32_t handle) {
    return game_play_number(handle, game_stamp(handle), 0);
}

static enum api_status count(uint32_t handle) { return game_perft(handle, 2); }

static enum api_status divide(uint32_t handle) {
    uint64_t number = 0;
    return slot_give_text(slot_of(handle),
                          motley_game_divide(slot_of(handle)->game, 2, 1, &number));
}

static enum api_status actions_of_white(uint32_t handle) {
    struct slot *slot = slot_of(handle);
    const char *text = motley_game_actions_of(slot->game, 'w', &slot->error);
    return text != NULL ? slot_give_text(slot, text) : API_REFUSED;
}

static enum api_status begin_search(uint32_t handle) {
    return search_start(handle, 0, 500, 0, 64, 1);
}

/* All that could be taken; a walk that breaks off does not say that it is whole. */
static enum api_status take(uint32_t handle) {
    const enum api_status status = takes_start(handle);
    while (status == API_OK && takes_run(handle, 100))
        ;
    if (status != API_OK || takes_tell(handle) != API_OK)
        return API_REFUSED;
    const bool is_whole = strstr(game_text(handle), "\"whole\":true") != NULL;
    return is_whole ? API_OK : slot_refuse(slot_of(handle), MOTLEY_REASON_MEMORY);
}

static const struct entry entries[] = {
    {"set the first variant", .read = game_set_variant, .input = "tches"},
    {"set another variant", .read = game_set_variant, .variant = "custodian", .input = "tches",
     .before = "a2a3"},
    {"set a position", .read = game_set_position, .variant = "custodian",
     .input = "3k3/7/7/7/7/7/R2K3 w - 9 90", .before = "a2a3"},
    {"play", .read = game_play, .variant = "custodian", .input = "a2a3"},
    {"play the second action", .read = game_play, .variant = "custodian", .input = "g6g5",
     .before = "a2a3"},
    {"play the second number", .tell = play_first_number, .variant = "custodian", .before = "a2a3"},
    {"variant", .tell = game_variant, .variant = "custodian"},
    {"position", .tell = game_position, .variant = "custodian"},
    {"arrange cards", .read = game_arrange, .variant = "taketwo", .input = "d1 DHO"},
    {"arrange pieces", .read = game_arrange, .variant = "tches", .input = "a1 RN"},
    {"choices", .tell = game_choices, .variant = "tches"},
    {"mended", .tell = game_mended, .variant = "custodian"},
    {"outcome", .tell = game_outcome, .variant = "custodian"},
    {"actions", .tell = game_actions, .variant = "taketwo"},
    {"actions played", .tell = game_played, .variant = "custodian", .before = "a2a3"},
    {"play by earlier rules", .read = game_play, .variant = "till;pawns=0",
     .position = "-1,0:aKaQaRaRaBaBaNaNbNbNbBbBbRbRbQ b .,K ab 0 15", .input = "K@-2,0"},
    {"last action", .tell = game_last, .variant = "custodian", .before = "a2a3"},
    {"view", .tell = game_view, .variant = "tches"},
    {"view that is long", .tell = game_view, .variant = "till;players=6", .is_shuffled = true},
    {"view after an action", .read = game_view_after, .variant = "custodian", .input = "a2a3"},
    {"explanation", .read = game_explain, .variant = "custodian", .input = "a2 a5"},
    {"supposed turn", .read = possible_turn, .variant = "custodian", .input = "b"},
    {"actions of a turn", .tell = actions_of_white, .variant = "custodian", .before = "a2a3"},
    {"piece without a move", .read = possible_piece, .variant = "custodian", .input = "a7"},
    {"king in check", .read = possible_check, .variant = "custodian", .input = "d1"},
    {"king that may go into check", .read = possible_risks, .variant = "custodian", .input = "d1"},
    {"what could be taken", .tell = take, .variant = "tches;array=kcl/3/3/3/KCL;same=on"},
    {"movement", .read = game_movement, .variant = "custodian", .input = "P "},
    {"movement of a kind that is none", .read = game_movement, .variant = "custodian",
     .input = "Q "},
    {"statements", .tell = game_statements, .variant = "custodian"},
    {"schema", .tell = game_schema, .variant = "custodian", .before = "a2a3"},
    {"schema without a variant", .tell = game_schema},
    {"perft", .tell = count, .variant = "custodian"},
    {"divided perft", .tell = divide, .variant = "custodian"},
    {"search", .tell = begin_search, .variant = "custodian"},
    {"search after another one", .tell = begin_search, .variant = "tches", .is_searched = true},
    {"line of a search", .tell = search_line, .variant = "custodian", .is_searched = true},
};

/* Puts a text into a handle's buffer and gives its length. */
static size_t put(uint32_t handle, const char *text) {
    char *input = game_input(handle, strlen(text));
    assert_non_null(input);
    for (size_t i = 0; text[i] != '\0'; i++)
        input[i] = text[i];
    return strlen(text);
}

/* The other search has less memory than the next one asks for. */
static uint32_t handle_for(const struct entry *entry) {
    const uint32_t handle = game_new();
    assert_int_not_equal(handle, 0);
    if (entry->variant != NULL)
        assert_int_equal(game_set_variant(handle, put(handle, entry->variant)), API_OK);
    if (entry->position != NULL)
        assert_int_equal(game_set_position(handle, put(handle, entry->position)), API_OK);
    if (entry->is_shuffled)
        assert_int_equal(game_shuffle(handle, 1), API_OK);
    if (entry->before != NULL)
        assert_int_equal(game_play(handle, put(handle, entry->before)), API_OK);
    if (entry->is_searched) {
        assert_int_equal(search_start(handle, 0, 2000, 0, 16, 1), API_OK);
        search_run(handle, 300);
    }
    return handle;
}

static enum api_status entry_call(const struct entry *entry, uint32_t handle) {
    return entry->input != NULL ? entry->read(handle, strlen(entry->input)) : entry->tell(handle);
}

static void append_told(char *text, size_t size, uint32_t handle, enum api_status status) {
    const size_t length = strlen(text);
    if (status == API_OK)
        snprintf(text + length, size - length, "%.*s\n", (int)game_text_length(handle),
                 game_text(handle));
    else
        snprintf(text + length, size - length, "%s\n", game_error_reason(handle));
}

/* A handle's game as it tells of it, as a text that is kept. A search goes on for that. */
static const char *summary_of(uint32_t handle) {
    static char text[1 << 16];
    search_run(handle, 100);
    snprintf(text, sizeof text, "%zu %d %d %u %llu\n", game_ply(handle), search_score(handle),
             search_end_in(handle), search_depth(handle), (unsigned long long)search_nodes(handle));
    append_told(text, sizeof text, handle, game_variant(handle));
    append_told(text, sizeof text, handle, game_position(handle));
    append_told(text, sizeof text, handle, game_outcome(handle));
    append_told(text, sizeof text, handle, game_actions(handle));
    append_told(text, sizeof text, handle, game_played(handle));
    append_told(text, sizeof text, handle, search_line(handle));
    return keep_text(text);
}

/* One call whose request with a number fails; false if it makes no such request. */
static bool entry_fails(const struct entry *entry, size_t number) {
    const uint32_t handle = handle_for(entry), twin = handle_for(entry);
    if (entry->input != NULL) {
        put(handle, entry->input);
        put(twin, entry->input);
    }
    fail_from(number);
    const enum api_status status = entry_call(entry, handle);
    const bool is_hit = has_failed();
    assert_int_equal(status, is_hit ? API_REFUSED : API_OK);
    if (is_hit) {
        assert_string_equal(game_error_reason(handle), "out-of-memory");
        assert_string_equal(summary_of(handle), summary_of(twin));
        if (entry->input != NULL)
            put(handle, entry->input);
        assert_int_equal(entry_call(entry, handle), API_OK);
        assert_int_equal(entry_call(entry, twin), API_OK);
        assert_int_equal(game_text_length(handle), game_text_length(twin));
        assert_string_equal(summary_of(handle), summary_of(twin));
    }
    assert_int_equal(game_free(twin), API_OK);
    assert_int_equal(game_free(handle), API_OK);
    return is_hit;
}

static void entry_loses_nothing(void **state) {
    size_t number = 1;
    while (entry_fails(*state, number))
        number++;
    assert_true(number > 1);
}

/* No memory for a game or a search, or for a larger buffer: the smaller one is still there. */
static void handles_and_buffers_need_memory(void **state) {
    (void)state;
    fail_from(1);
    assert_int_equal(game_new(), 0);
    assert_true(has_failed());
    fail_from(1);
    assert_null(motley_search_new());
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
    struct test_list list = {0};
    test_list_add(&list, "handles and buffers need memory", handles_and_buffers_need_memory, NULL);
    for (size_t i = 0; i < sizeof entries / sizeof *entries; i++)
        test_list_add(&list, entries[i].name, entry_loses_nothing, (void *)&entries[i]);
    return test_list_run(&list, "memory");
}
