// What is possible in a game besides the legal actions, for the page: see search-api.h.

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

enum api_status possible_piece(uint32_t handle, size_t length) {
    struct slot *slot = slot_of(handle);
    const enum api_status status = slot_check_input(slot, length);
    if (status != API_OK)
        return status;
    slot->input[length] = '\0';
    return slot_give_text(slot, motley_game_explain_piece(slot->game, slot->input));
}
