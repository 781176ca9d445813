// Handles, buffers and checks between the page and the core: what each function does is in api.h.

#include "slot.h"

#include <stdlib.h>
#include <string.h>

static struct slot slots[API_GAMES_MAX];

enum { GENERATIONS = INT32_MAX / API_GAMES_MAX };

struct slot *slot_of(uint32_t handle) {
    struct slot *slot = &slots[handle % API_GAMES_MAX];
    const bool is_its_own = handle / API_GAMES_MAX == slot->generation;
    return slot->game != NULL && is_its_own ? slot : NULL;
}

uint32_t game_new(void) {
    uint32_t index = 0;
    while (index < API_GAMES_MAX && slots[index].game != NULL)
        index++;
    if (index == API_GAMES_MAX)
        return 0;
    const uint32_t generation = slots[index].generation % (GENERATIONS - 1) + 1;
    slots[index] = (struct slot){.generation = generation, .game = motley_game_new()};
    return slots[index].game != NULL ? generation * API_GAMES_MAX + index : 0;
}

enum api_status game_free(uint32_t handle) {
    struct slot *slot = slot_of(handle);
    if (slot == NULL)
        return API_BAD_HANDLE;
    motley_game_free(slot->game);
    free(slot->input);
    free(slot->list);
    motley_search_free(slot->search);
    motley_net_free(slot->net);
    motley_takes_free(slot->takes);
    *slot = (struct slot){.generation = slot->generation};
    return API_OK;
}

char *game_input(uint32_t handle, size_t size) {
    struct slot *slot = slot_of(handle);
    if (slot == NULL || size > API_TEXT_MAX)
        return NULL;
    if (slot->input != NULL && size <= slot->input_size)
        return slot->input;
    char *input = realloc(slot->input, size + 1);
    if (input == NULL)
        return NULL;
    slot->input = input;
    slot->input_size = size;
    return input;
}

const char *game_text(uint32_t handle) {
    const struct slot *slot = slot_of(handle);
    return slot != NULL ? slot->text : NULL;
}

size_t game_text_length(uint32_t handle) {
    const struct slot *slot = slot_of(handle);
    return slot != NULL ? slot->text_length : 0;
}

const char *game_error_subject(uint32_t handle) {
    const struct slot *slot = slot_of(handle);
    return slot != NULL ? motley_subject_code(slot->error.subject) : NULL;
}

const char *game_error_reason(uint32_t handle) {
    const struct slot *slot = slot_of(handle);
    return slot != NULL ? motley_reason_code(slot->error.reason) : NULL;
}

const char *game_error_field(uint32_t handle) {
    const struct slot *slot = slot_of(handle);
    if (slot == NULL)
        return NULL;
    return slot->error.field != NULL ? slot->error.field : "";
}

size_t game_error_offset(uint32_t handle) {
    const struct slot *slot = slot_of(handle);
    return slot != NULL ? slot->error.offset : 0;
}

size_t game_error_length(uint32_t handle) {
    const struct slot *slot = slot_of(handle);
    return slot != NULL ? slot->error.length : 0;
}

enum api_status slot_refuse(struct slot *slot, enum motley_reason reason) {
    slot->error = (struct motley_error){.subject = MOTLEY_SUBJECT_GAME, .reason = reason};
    return API_REFUSED;
}

// A call that found no text to give had no variant or no memory.
static enum api_status refuse_text(struct slot *slot) {
    const bool has_variant = motley_game_has_variant(slot->game);
    return slot_refuse(slot, has_variant ? MOTLEY_REASON_MEMORY : MOTLEY_REASON_NO_VARIANT);
}

enum api_status slot_give_text(struct slot *slot, const char *text) {
    if (text == NULL)
        return refuse_text(slot);
    slot->text = text;
    slot->text_length = strlen(text);
    return API_OK;
}

typedef const char *game_writer(struct motley_game *game);

// Gives the text that a function of the core makes.
static enum api_status write_output(uint32_t handle, game_writer *write) {
    struct slot *slot = slot_of(handle);
    return slot != NULL ? slot_give_text(slot, write(slot->game)) : API_BAD_HANDLE;
}

enum api_status slot_check_input(const struct slot *slot, size_t length) {
    if (slot == NULL)
        return API_BAD_HANDLE;
    return slot->input != NULL && length <= slot->input_size ? API_OK : API_BAD_LENGTH;
}

typedef bool game_reader(struct motley_game *game, const char *text, size_t length,
                         struct motley_error *error);

// Hands the input to a function of the core.
static enum api_status read_input(uint32_t handle, size_t length, game_reader *read) {
    struct slot *slot = slot_of(handle);
    const enum api_status status = slot_check_input(slot, length);
    if (status != API_OK)
        return status;
    return read(slot->game, slot->input, length, &slot->error) ? API_OK : API_REFUSED;
}

// Splits a pair at its first space and ends both texts with a NUL; there must be no other.
static enum api_status split_input(struct slot *slot, size_t length, const char **second) {
    const enum api_status status = slot_check_input(slot, length);
    if (status != API_OK)
        return status;
    slot->input[length] = '\0';
    char *space = strchr(slot->input, ' ');
    if (strlen(slot->input) < length)
        return slot_refuse(slot, MOTLEY_REASON_NOT_ASCII);
    if (space == NULL)
        return slot_refuse(slot, MOTLEY_REASON_UNEXPECTED_END);
    *space = '\0';
    *second = space + 1;
    return API_OK;
}

enum api_status game_set_variant(uint32_t handle, size_t length) {
    return read_input(handle, length, motley_game_set_variant);
}

enum api_status game_set_position(uint32_t handle, size_t length) {
    return read_input(handle, length, motley_game_set_position);
}

enum api_status game_play(uint32_t handle, size_t length) {
    return read_input(handle, length, motley_game_play);
}

enum api_status game_arrange(uint32_t handle, size_t length) {
    return read_input(handle, length, motley_game_arrange);
}

enum api_status game_shuffle(uint32_t handle, uint32_t seed) {
    struct slot *slot = slot_of(handle);
    if (slot == NULL)
        return API_BAD_HANDLE;
    return motley_game_shuffle(slot->game, seed, &slot->error) ? API_OK : API_REFUSED;
}

enum api_status game_undo(uint32_t handle) {
    struct slot *slot = slot_of(handle);
    if (slot == NULL)
        return API_BAD_HANDLE;
    return motley_game_undo(slot->game, &slot->error) ? API_OK : API_REFUSED;
}

size_t game_ply(uint32_t handle) {
    const struct slot *slot = slot_of(handle);
    return slot != NULL ? motley_game_ply(slot->game) : 0;
}

enum api_status game_variant(uint32_t handle) { return write_output(handle, motley_game_variant); }

enum api_status game_position(uint32_t handle) {
    return write_output(handle, motley_game_position);
}

enum api_status game_choices(uint32_t handle) { return write_output(handle, motley_game_choices); }

enum api_status game_mended(uint32_t handle) { return write_output(handle, motley_game_mended); }

enum api_status game_outcome(uint32_t handle) { return write_output(handle, motley_game_outcome); }

enum api_status game_view(uint32_t handle) { return write_output(handle, motley_game_view); }

enum api_status game_last(uint32_t handle) { return write_output(handle, motley_game_last); }

enum api_status game_view_after(uint32_t handle, size_t length) {
    struct slot *slot = slot_of(handle);
    const enum api_status status = slot_check_input(slot, length);
    if (status != API_OK)
        return status;
    const char *text = motley_game_view_after(slot->game, slot->input, length, &slot->error);
    return text != NULL ? slot_give_text(slot, text) : API_REFUSED;
}

enum api_status game_schema(uint32_t handle) {
    struct slot *slot = slot_of(handle);
    if (slot == NULL)
        return API_BAD_HANDLE;
    const char *text = motley_game_schema(slot->game);
    return text != NULL ? slot_give_text(slot, text) : slot_refuse(slot, MOTLEY_REASON_MEMORY);
}

bool slot_append(struct slot *slot, size_t *at, const char *text) {
    const size_t length = strlen(text);
    if (*at + length + 1 > slot->list_size) {
        const size_t size = 2 * (*at + length + 1);
        char *list = realloc(slot->list, size);
        if (list == NULL)
            return false;
        slot->list = list;
        slot->list_size = size;
    }
    memcpy(slot->list + *at, text, length);
    slot->list[*at + length] = ' ';
    *at += length + 1;
    return true;
}

enum api_status slot_give_list(struct slot *slot, size_t at) {
    slot->text = slot->list;
    slot->text_length = at > 0 ? at - 1 : 0;
    return API_OK;
}

typedef const char *action_writer(struct motley_game *game, size_t index);

// Gives the texts of so many actions, with a space between any two.
static enum api_status list_texts(struct slot *slot, size_t count, action_writer *write) {
    size_t at = 0;
    if (!motley_game_has_variant(slot->game))
        return refuse_text(slot);
    for (size_t i = 0; i < count; i++) {
        const char *text = write(slot->game, i);
        if (text == NULL || !slot_append(slot, &at, text))
            return refuse_text(slot);
    }
    return slot_give_list(slot, at);
}

enum api_status game_actions(uint32_t handle) {
    struct slot *slot = slot_of(handle);
    if (slot == NULL)
        return API_BAD_HANDLE;
    return list_texts(slot, motley_game_action_count(slot->game), motley_game_action);
}

enum api_status game_played(uint32_t handle) {
    struct slot *slot = slot_of(handle);
    if (slot == NULL)
        return API_BAD_HANDLE;
    return list_texts(slot, motley_game_ply(slot->game), motley_game_played);
}

// Of all games, so that the list of one is none of another's.
static uint64_t last_stamp;

double game_stamp(uint32_t handle) {
    const struct slot *slot = slot_of(handle);
    return slot != NULL ? (double)motley_game_stamp(slot->game, &last_stamp) : 0;
}

size_t game_action_count(uint32_t handle) {
    const struct slot *slot = slot_of(handle);
    return slot != NULL ? motley_game_action_count(slot->game) : 0;
}

enum api_status game_play_number(uint32_t handle, double stamp, uint32_t number) {
    struct slot *slot = slot_of(handle);
    if (slot == NULL)
        return API_BAD_HANDLE;
    const uint64_t newest = motley_game_stamp(slot->game, &last_stamp);
    const uint64_t given = stamp == (double)newest ? newest : 0;
    const bool is_done = motley_game_play_number(slot->game, given, number, &slot->error);
    return is_done ? API_OK : API_REFUSED;
}

enum api_status game_explain(uint32_t handle, size_t length) {
    struct slot *slot = slot_of(handle);
    const char *target;
    const enum api_status status = split_input(slot, length, &target);
    if (status != API_OK)
        return status;
    return slot_give_text(slot, motley_game_explain(slot->game, slot->input, target));
}

enum api_status game_movement(uint32_t handle, size_t length) {
    struct slot *slot = slot_of(handle);
    const char *state;
    const enum api_status status = split_input(slot, length, &state);
    if (status != API_OK)
        return status;
    return slot_give_text(slot, motley_game_movement(slot->game, slot->input, state));
}

enum api_status game_perft(uint32_t handle, uint32_t depth) {
    struct slot *slot = slot_of(handle);
    if (slot == NULL)
        return API_BAD_HANDLE;
    if (depth > MOTLEY_PERFT_DEPTH_MAX)
        return slot_refuse(slot, MOTLEY_REASON_LIMIT);
    return motley_game_perft(slot->game, depth, &slot->count) ? API_OK : refuse_text(slot);
}

enum api_status game_statements(uint32_t handle) {
    struct slot *slot = slot_of(handle);
    return slot != NULL ? slot_give_text(slot, motley_game_statements(slot->game)) : API_BAD_HANDLE;
}

enum api_status game_goal(uint32_t handle, size_t length) {
    struct slot *slot = slot_of(handle);
    const enum api_status status = slot_check_input(slot, length);
    if (status != API_OK)
        return status;
    const char *state = motley_game_goal(slot->game, slot->input, length, &slot->error);
    return state != NULL ? slot_give_text(slot, state) : API_REFUSED;
}

uint64_t game_count(uint32_t handle) {
    const struct slot *slot = slot_of(handle);
    return slot != NULL ? slot->count : 0;
}
