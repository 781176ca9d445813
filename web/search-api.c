// The possibilities in a game's position, and the search for its best action: see search-api.h.

#include "search-api.h"

#include "slot.h"

enum api_status possible_turn(uint32_t handle, size_t length) {
    struct slot *slot = slot_of(handle);
    const enum api_status status = slot_check_input(slot, length);
    if (status != API_OK)
        return status;
    const char seat = length == 1 ? slot->input[0] : '\0';
    const char *text = motley_game_turn_of(slot->game, seat, &slot->error);
    return text != NULL ? slot_give_text(slot, text) : API_REFUSED;
}

// What a game explains of the square that is the input.
static enum api_status explain_square(uint32_t handle, size_t length,
                                      const char *(*explain)(struct motley_game *, const char *)) {
    struct slot *slot = slot_of(handle);
    const enum api_status status = slot_check_input(slot, length);
    if (status != API_OK)
        return status;
    slot->input[length] = '\0';
    return slot_give_text(slot, explain(slot->game, slot->input));
}

enum api_status possible_piece(uint32_t handle, size_t length) {
    return explain_square(handle, length, motley_game_explain_piece);
}

enum api_status possible_check(uint32_t handle, size_t length) {
    return explain_square(handle, length, motley_game_explain_check);
}

enum api_status possible_risks(uint32_t handle, size_t length) {
    return explain_square(handle, length, motley_game_explain_risks);
}

// The search of a game that has been started, or NULL.
static struct motley_search *search_of(uint32_t handle) {
    const struct slot *slot = slot_of(handle);
    return slot != NULL ? slot->search : NULL;
}

static bool search_make(struct slot *slot) {
    if (slot->search == NULL)
        slot->search = motley_search_new();
    return slot->search != NULL;
}

// Why a search does not start, so far as the game tells.
static enum motley_reason refusal_of(struct motley_game *game) {
    if (!motley_game_has_variant(game))
        return MOTLEY_REASON_NO_VARIANT;
    return motley_game_action_count(game) == 0 ? MOTLEY_REASON_GAME_OVER : MOTLEY_REASON_MEMORY;
}

enum api_status search_start(uint32_t handle, uint32_t level, uint32_t nodes, uint32_t seed,
                             uint32_t table, uint32_t lines) {
    struct slot *slot = slot_of(handle);
    const struct motley_search_options options = {.level = level,
                                                  .lines = lines,
                                                  .nodes = nodes,
                                                  .seed = seed,
                                                  .table_size = (size_t)table * 1024,
                                                  .net = slot != NULL ? slot->net : NULL};
    if (slot == NULL)
        return API_BAD_HANDLE;
    if (level > MOTLEY_LEVELS || lines > MOTLEY_LINES_MAX || table == 0 || table > API_TABLE_MAX)
        return slot_refuse(slot, MOTLEY_REASON_LIMIT);
    if (search_make(slot) && motley_search_start(slot->search, slot->game, &options))
        return API_OK;
    return slot_refuse(slot, refusal_of(slot->game));
}

// Takes a net instead of that before, which no search needs then.
static enum api_status slot_take_net(struct slot *slot, struct motley_net *net) {
    motley_search_free(slot->search);
    slot->search = NULL;
    motley_net_free(slot->net);
    slot->net = net;
    return API_OK;
}

enum api_status search_net(uint32_t handle, size_t length) {
    struct slot *slot = slot_of(handle);
    const enum api_status status = slot_check_input(slot, length);
    enum motley_reason reason = MOTLEY_REASON_NONE;
    if (status != API_OK)
        return status;
    struct motley_net *net = motley_net_read(slot->input, length, &reason);
    if (net != NULL && motley_net_is_for(net, slot->game))
        return slot_take_net(slot, net);
    motley_net_free(net);
    return slot_refuse(slot, net != NULL ? MOTLEY_REASON_NET_FOREIGN : reason);
}

uint32_t search_run(uint32_t handle, uint32_t nodes) {
    struct motley_search *search = search_of(handle);
    return search != NULL && motley_search_run(search, nodes) ? 1 : 0;
}

uint32_t search_tell(uint32_t handle, uint32_t rank) {
    struct motley_search *search = search_of(handle);
    return search != NULL && motley_search_tell(search, rank) ? 1 : 0;
}

enum api_status search_line(uint32_t handle) {
    struct slot *slot = slot_of(handle);
    size_t at = 0;
    if (slot == NULL)
        return API_BAD_HANDLE;
    for (size_t i = 0; slot->search != NULL; i++) {
        const char *text = motley_search_line(slot->search, i);
        if (text == NULL)
            break;
        if (!slot_append(slot, &at, text))
            return slot_refuse(slot, MOTLEY_REASON_MEMORY);
    }
    return slot_give_list(slot, at);
}

static struct motley_search_report report_of(uint32_t handle) {
    const struct motley_search *search = search_of(handle);
    return search != NULL ? motley_search_report(search) : (struct motley_search_report){0};
}

int32_t search_score(uint32_t handle) { return report_of(handle).score; }

int32_t search_end_in(uint32_t handle) { return report_of(handle).end_in; }

uint32_t search_depth(uint32_t handle) { return report_of(handle).depth; }

uint64_t search_nodes(uint32_t handle) { return report_of(handle).nodes; }

int32_t search_score_of(uint32_t handle, uint32_t seat, uint32_t is_ahead) {
    struct motley_search *search = search_of(handle);
    return search != NULL ? motley_search_score_of(search, seat, is_ahead != 0) : 0;
}

enum api_status takes_start(uint32_t handle) {
    struct slot *slot = slot_of(handle);
    if (slot == NULL)
        return API_BAD_HANDLE;
    struct motley_takes *takes = motley_takes_new(slot->game);
    if (takes == NULL)
        return slot_refuse(slot, refusal_of(slot->game));
    motley_takes_free(slot->takes);
    slot->text = NULL; // the last may have been among what is freed
    slot->text_length = 0;
    slot->takes = takes;
    return API_OK;
}

uint32_t takes_run(uint32_t handle, uint32_t actions) {
    const struct slot *slot = slot_of(handle);
    return slot != NULL && slot->takes != NULL && motley_takes_run(slot->takes, actions) ? 1 : 0;
}

enum api_status takes_tell(uint32_t handle) {
    struct slot *slot = slot_of(handle);
    if (slot == NULL)
        return API_BAD_HANDLE;
    return slot_give_text(slot, slot->takes != NULL ? motley_takes_tell(slot->takes) : "");
}
