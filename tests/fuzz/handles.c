/* Sessions through handles: each line is the name of an exported function, a place for a handle,
   and what else the function takes, a text or numbers. Handles stay in their places after they are
   freed, so that old ones are tried too. What is refused names its reason, and changes as little as
   what only tells. */

#include "search-api.h"

#include "grammar/mutator.h"
#include "probe.h"

enum { LINES_MAX = 100, PLACES = 10 };

static const char *const arrangements[] = {"d1 HDO",    "d8 DHO",      "e2 OHD",     "b2 DOH",
                                           "#9 d1 HDO", "a1 RN a2 PP", "c1 BN b8 R", NULL};
static const char *const kinds[] = {"Q OH", "P DH", "K ", "J ", "RN 2", "#65537 P 1", "W", NULL};
static const char *const seats[] = {"w", "b", "a", "f", "wb", NULL};
static const char *const goals[] = {"win in 2 turns",
                                    "take a1 and check",
                                    "reach K@d4 in 1 action",
                                    "take 2 and safe in 3 actions",
                                    "#70000 pass",
                                    NULL};
static const struct form forms[] = {
    {"game_new ", CONTENT_NONE, 4, NULL},
    {"game_free ", CONTENT_NONE, 1, NULL},
    {"game_set_variant ", CONTENT_VARIANT, 4, NULL},
    {"game_set_position ", CONTENT_POSITION, 6, NULL},
    {"game_play ", CONTENT_PLAY, 20, NULL},
    {"game_stamp ", CONTENT_NONE, 3, NULL},
    {"game_play_number ", CONTENT_NUMBERS, 6, NULL},
    {"game_played ", CONTENT_NONE, 1, NULL},
    {"game_mended ", CONTENT_NONE, 1, NULL},
    {"game_choices ", CONTENT_NONE, 1, NULL},
    {"game_undo ", CONTENT_NONE, 3, NULL},
    {"game_arrange ", CONTENT_WORDS, 1, arrangements},
    {"game_explain ", CONTENT_SQUARES, 3, NULL},
    {"possible_piece ", CONTENT_SQUARES, 1, NULL},
    {"possible_check ", CONTENT_SQUARES, 1, NULL},
    {"possible_risks ", CONTENT_SQUARES, 1, NULL},
    {"possible_turn ", CONTENT_WORDS, 1, seats},
    {"takes_start ", CONTENT_NONE, 1, NULL},
    {"takes_run ", CONTENT_NUMBERS, 1, NULL},
    {"takes_tell ", CONTENT_NONE, 1, NULL},
    {"game_movement ", CONTENT_WORDS, 1, kinds},
    {"game_goal ", CONTENT_WORDS, 1, goals},
    {"game_view ", CONTENT_NONE, 3, NULL},
    {"game_view_after ", CONTENT_PLAY, 3, NULL},
    {"game_schema ", CONTENT_NONE, 1, NULL},
    {"game_shuffle ", CONTENT_NUMBERS, 2, NULL},
    {"game_perft ", CONTENT_NUMBERS, 1, NULL},
    {"search_start ", CONTENT_NUMBERS, 3, NULL},
    {"search_run ", CONTENT_NUMBERS, 3, NULL},
    {"search_tell ", CONTENT_NUMBERS, 1, NULL},
    {"search_line ", CONTENT_NONE, 2, NULL},
    {"search_score_of ", CONTENT_NUMBERS, 1, NULL},
    {NULL, CONTENT_NONE, 0, NULL},
};

const struct grammar target_grammar = {
    .forms = forms, .start = "game_new 0 \n", .place = "00001239", .places = 8, .separator = '\0'};

struct line {
    char name[24];
    unsigned place;
    struct part rest;
};

static bool line_is(const struct line *line, const char *name) {
    return strcmp(line->name, name) == 0;
}

/* NAME PLACE TEXT: the name up to the first space, one digit, a space, and the rest. */
static struct line line_next(const char **at, const char *end) {
    struct part rest = part_next(at, end);
    struct line line = {.name = ""};
    for (size_t i = 0; rest.length > 0 && *rest.text != ' ' && i + 1 < sizeof line.name; i++) {
        line.name[i] = *rest.text;
        part_skip(&rest);
    }
    part_skip(&rest);
    if (rest.length > 0)
        line.place = (unsigned char)*rest.text % PLACES;
    part_skip(&rest);
    part_skip(&rest);
    line.rest = rest;
    return line;
}

/* The number at the start of the line's text, which goes on behind it and one byte more. */
static uint32_t number_next(struct part *rest) {
    const uint32_t number = part_number(rest);
    part_skip(rest);
    return number;
}

/* A text that left, read to its end and copied; NULL where the function gave none. */
static char *text_of(uint32_t handle, enum api_status status) {
    if (status != API_OK)
        return NULL;
    const size_t length = game_text_length(handle);
    char *copy = malloc(length + 1);
    assert(copy != NULL);
    if (length > 0)
        memcpy(copy, game_text(handle), length);
    copy[length] = '\0';
    assert(strlen(copy) == length);
    return copy;
}

/* All that a refused call must leave as it is. */
struct state {
    char *variant, *position, *outcome, *actions;
    size_t ply;
};

static struct state state_of(uint32_t handle) {
    return (struct state){
        .variant = text_of(handle, game_variant(handle)),
        .position = text_of(handle, game_position(handle)),
        .outcome = text_of(handle, game_outcome(handle)),
        .actions = text_of(handle, game_actions(handle)),
        .ply = game_ply(handle),
    };
}

static void state_free(struct state *state) {
    free(state->variant);
    free(state->position);
    free(state->outcome);
    free(state->actions);
}

static bool is_same(const char *a, const char *b) {
    return a == NULL || b == NULL ? a == b : strcmp(a, b) == 0;
}

static void state_compare(uint32_t handle, const struct state *before) {
    struct state after = state_of(handle);
    assert(is_same(after.variant, before->variant) && is_same(after.position, before->position));
    assert(is_same(after.outcome, before->outcome) && is_same(after.actions, before->actions));
    assert(after.ply == before->ply);
    state_free(&after);
}

/* Functions that read the input, and how much of it: a text that begins with '#' and a number
   announces so many bytes more than it has. */
static const struct reader {
    const char *name;
    enum api_status (*call)(uint32_t handle, size_t length);
} readers[] = {
    {"game_set_variant", game_set_variant},
    {"game_set_position", game_set_position},
    {"game_play", game_play},
    {"game_arrange", game_arrange},
    {"game_explain", game_explain},
    {"possible_piece", possible_piece},
    {"possible_check", possible_check},
    {"possible_risks", possible_risks},
    {"possible_turn", possible_turn},
    {"game_movement", game_movement},
    {"game_goal", game_goal},
    {"game_view_after", game_view_after},
};

static const struct teller {
    const char *name;
    enum api_status (*call)(uint32_t handle);
} tellers[] = {
    {"game_undo", game_undo},         {"game_variant", game_variant},
    {"game_position", game_position}, {"game_outcome", game_outcome},
    {"game_actions", game_actions},   {"game_view", game_view},
    {"game_schema", game_schema},     {"search_line", search_line},
    {"takes_start", takes_start},     {"takes_tell", takes_tell},
    {"game_played", game_played},     {"game_mended", game_mended},
    {"game_choices", game_choices},
};

/* A text that is @ and a number stands for a legal action, counted round and round. */
static struct part text_resolved(uint32_t handle, struct part text) {
    static char action[64];
    if (text.length == 0 || *text.text != '@' || game_actions(handle) != API_OK)
        return text;
    part_skip(&text);
    char *list = text_of(handle, API_OK);
    size_t count = *list != '\0', index;
    for (const char *at = list; *at != '\0'; at++)
        count += *at == ' ';
    const char *start = list;
    for (index = count > 0 ? number_next(&text) % count : 0; index > 0; index--)
        start = strchr(start, ' ') + 1;
    text.length = strcspn(start, " ");
    assert(text.length < sizeof action);
    text.text = memcpy(action, start, text.length);
    free(list);
    return text;
}

static enum api_status read_line(uint32_t handle, struct part text,
                                 enum api_status (*call)(uint32_t, size_t)) {
    size_t more = 0;
    text = text_resolved(handle, text);
    if (text.length > 0 && *text.text == '#') {
        part_skip(&text);
        more = number_next(&text);
    }
    char *input = game_input(handle, text.length);
    if (input != NULL)
        memcpy(input, text.text, text.length);
    const size_t length = text.length + more;
    const enum api_status status = call(handle, length);
    if (status == API_REFUSED) {
        assert(game_error_offset(handle) <= length);
        assert(game_error_length(handle) <= length - game_error_offset(handle));
    }
    return status;
}

/* The stamps that were asked for, each in the place of its handle. */
static double stamps[PLACES];

/* Plays a number, counted round and round but for those that are too large for any list, with the
   stamp of a place: its own list's is accepted, with a number of it, and no other. */
static enum api_status play_number(uint32_t handle, uint32_t number, uint32_t place) {
    enum { LISTED_ENOUGH = 1 << 20 };
    const size_t count = game_action_count(handle), ply = game_ply(handle);
    const double stamp = stamps[place % PLACES];
    const bool is_its_own = stamp == game_stamp(handle) && stamp != 0;
    char *list = text_of(handle, game_actions(handle));
    if (number < LISTED_ENOUGH)
        number %= (uint32_t)count + 1;
    const enum api_status status = game_play_number(handle, stamp, number);
    assert((status == API_OK) == (is_its_own && number < count));
    if (status == API_OK) {
        char *played = text_of(handle, game_played(handle));
        const char *text = list, *last = strrchr(played, ' ');
        for (; number > 0; number--)
            text = strchr(text, ' ') + 1;
        last = last != NULL ? last + 1 : played;
        assert(strlen(last) == strcspn(text, " ") && memcmp(last, text, strlen(last)) == 0);
        assert(game_ply(handle) == ply + 1);
        free(played);
    }
    free(list);
    return status;
}

/* The count that a line's numbers ask for, within the time and memory of a fuzzer. */
static enum api_status count_line(uint32_t handle, struct line line) {
    enum { DEPTH_ENOUGH = 2, NODES_ENOUGH = 100, TABLE_ENOUGH = 4 };
    const uint32_t first = number_next(&line.rest);
    const uint32_t second = number_next(&line.rest);
    const uint32_t third = number_next(&line.rest);
    const uint32_t table = number_next(&line.rest);
    const uint32_t lines = number_next(&line.rest);
    if (line_is(&line, "game_shuffle"))
        return game_shuffle(handle, first);
    if (line_is(&line, "game_play_number"))
        return play_number(handle, first, second);
    if (line_is(&line, "game_stamp"))
        stamps[line.place] = game_stamp(handle);
    if (line_is(&line, "game_perft"))
        return game_perft(handle,
                          first > MOTLEY_PERFT_DEPTH_MAX ? first : first % (DEPTH_ENOUGH + 1));
    if (line_is(&line, "search_start"))
        return search_start(handle, first, second, third,
                            table > API_TABLE_MAX ? table : table % (TABLE_ENOUGH + 1), lines);
    if (line_is(&line, "search_run"))
        search_run(handle, first % (NODES_ENOUGH + 1));
    else if (line_is(&line, "takes_run"))
        takes_run(handle, first % (NODES_ENOUGH + 1));
    else if (line_is(&line, "search_tell"))
        search_tell(handle, first);
    else if (line_is(&line, "search_score_of"))
        search_score_of(handle, first, second);
    return API_OK;
}

static enum api_status line_run(uint32_t handle, const struct line *line) {
    for (size_t i = 0; i < sizeof readers / sizeof *readers; i++)
        if (line_is(line, readers[i].name))
            return read_line(handle, line->rest, readers[i].call);
    for (size_t i = 0; i < sizeof tellers / sizeof *tellers; i++)
        if (line_is(line, tellers[i].name)) {
            const enum api_status status = tellers[i].call(handle);
            free(text_of(handle, status));
            return status;
        }
    return count_line(handle, *line);
}

/* True if the function is one of those that change the game where they do not refuse. */
static bool line_is_change(const struct line *line) {
    return line_is(line, "game_set_variant") || line_is(line, "game_set_position") ||
           line_is(line, "game_play") || line_is(line, "game_undo") ||
           line_is(line, "game_play_number") || line_is(line, "game_arrange") ||
           line_is(line, "game_shuffle");
}

/* A handle whose game is gone, or that never had one. */
static bool is_none(uint32_t handle) { return game_error_reason(handle) == NULL; }

static void line_try(uint32_t handle, const struct line *line) {
    struct state before = state_of(handle);
    const enum api_status status = line_run(handle, line);
    probe_count(status == API_OK);
    if (is_none(handle))
        assert(status == API_BAD_HANDLE || status == API_OK);
    if (status == API_REFUSED) {
        assert(strcmp(game_error_reason(handle), "none") != 0);
        assert(strcmp(game_error_reason(handle), "out-of-memory") != 0);
    }
    if (status != API_OK || !line_is_change(line))
        state_compare(handle, &before);
    state_free(&before);
}

/* To draw a start takes longer than all else together: one input in a hundred does. */
static bool is_left_out(uint32_t handle, const struct line *line, uint64_t choice) {
    return line_is(line, "game_shuffle") && !is_none(handle) && game_ply(handle) == 0 &&
           choice % 100 != 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *at = (const char *)data, *end = at + size;
    uint32_t handles[PLACES] = {0};
    bool has_game[PLACES] = {false};
    memset(stamps, 0, sizeof stamps);
    const uint64_t choice = probe_seed(data, size);
    for (unsigned i = 0; i < LINES_MAX && at < end; i++) {
        const struct line line = line_next(&at, end);
        uint32_t *handle = &handles[line.place];
        assert(is_none(*handle) != has_game[line.place]);
        if (line_is(&line, "game_new") && is_none(*handle)) {
            *handle = game_new();
            has_game[line.place] = *handle != 0;
        } else if (line_is(&line, "game_free")) {
            assert((game_free(*handle) == API_OK) == has_game[line.place]);
            has_game[line.place] = false;
        } else if (!is_left_out(*handle, &line, choice)) {
            line_try(*handle, &line);
        }
    }
    for (unsigned place = 0; place < PLACES; place++)
        game_free(handles[place]);
    return 0;
}
