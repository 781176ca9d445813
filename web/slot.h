#ifndef MOTLEY_WEB_SLOT_H
#define MOTLEY_WEB_SLOT_H

// The slot that a handle stands for, shared by the files behind api.h and search-api.h.

#include "api.h"

#include "motley.h"

struct slot {
    uint32_t generation;      // how often the slot has been taken, so that an old handle is known
    struct motley_game *game; // NULL: the slot is free
    char *input;
    size_t input_size; // one byte less than there are: a NUL is put after the text
    char *list;        // texts with a space after each
    size_t list_size;
    const char *text; // the last one that left
    size_t text_length;
    struct motley_error error;
    uint64_t count;
    struct motley_search *search; // NULL: none yet
    struct motley_net *net;       // with which it evaluates; NULL: none
    struct motley_takes *takes;   // NULL: none yet
};

// The slot of a handle, NULL if there is no such game.
struct slot *slot_of(uint32_t handle);

// Notes why the game refuses something.
enum api_status slot_refuse(struct slot *slot, enum motley_reason reason);

// Gives a text, or if it is NULL refuses for what a game without it lacks: a variant, or memory.
enum api_status slot_give_text(struct slot *slot, const char *text);

// Whether the slot is one whose input has so many bytes.
enum api_status slot_check_input(const struct slot *slot, size_t length);

// Adds a text and a space to the list, of which at bytes are taken; false without memory.
bool slot_append(struct slot *slot, size_t *at, const char *text);

// Gives the list, of which at bytes are taken, without its last space.
enum api_status slot_give_list(struct slot *slot, size_t at);

#endif
