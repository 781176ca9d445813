#ifndef MOTLEY_WEB_API_H
#define MOTLEY_WEB_API_H

/*
 * The functions that motley.wasm exports. Only numbers cross. A game is a handle; a handle that is
 * 0, freed or made up is answered with API_BAD_HANDLE (or 0 where no status is returned).
 *
 * A text enters through the buffer that game_input gives and is announced by its length; a pair of
 * texts has a space between. A text that leaves is found with game_text and
 * game_text_length after API_OK, and stays until the next call with the same handle. Any call may
 * move the memory's buffer, so a view of it has to be made anew after each.
 *
 * Output described as JSON is packed in the files for pages (packed.c): game_text tells where
 * it begins, and its length nothing.
 */

#include <stddef.h>
#include <stdint.h>

/** The result of a call; anything but API_OK has changed nothing. */
enum api_status {
    API_OK = 0,
    API_REFUSED = 1,    /**< the game_error functions say why */
    API_BAD_HANDLE = 2, /**< no such game */
    API_BAD_LENGTH = 3, /**< more than the input buffer holds */
};

enum {
    API_GAMES_MAX = 1024,     /**< games at a time */
    API_TEXT_MAX = 64 * 1024, /**< bytes of a text that enters */
};

/** Makes a game without a variant; 0 when there are API_GAMES_MAX already, or without memory. */
uint32_t game_new(void);

/** Frees a game and its buffers. */
enum api_status game_free(uint32_t handle);

/**
 * The game's buffer for texts that enter, of at least size bytes; NULL for a bad handle, for more
 * than API_TEXT_MAX, and without memory. Stays until the next game_input or game_free.
 */
char *game_input(uint32_t handle, size_t size);

/** Where the last text that left begins, and how many bytes it has; 0 for a bad handle. */
const char *game_text(uint32_t handle);
size_t game_text_length(uint32_t handle);

/** Of the last call that was API_REFUSED: the codes, ended by NUL (NULL for a bad handle). */
const char *game_error_subject(uint32_t handle);
const char *game_error_reason(uint32_t handle);

/** Of the same: the name of the field that a position lacks, else an empty text. */
const char *game_error_field(uint32_t handle);

/** Of the last call that was API_REFUSED: the offending token, in bytes. */
size_t game_error_offset(uint32_t handle);
size_t game_error_length(uint32_t handle);

/** Reads the input as a variant, a position in it, or an action to play. */
enum api_status game_set_variant(uint32_t handle, size_t length);
enum api_status game_set_position(uint32_t handle, size_t length);
enum api_status game_play(uint32_t handle, size_t length);

/** Gives pieces other forms before the first action. */
enum api_status game_arrange(uint32_t handle, size_t length);

/** Makes the start ready to play in a way that the seed decides. */
enum api_status game_shuffle(uint32_t handle, uint32_t seed);

/** Takes one action back. */
enum api_status game_undo(uint32_t handle);

/** The number of actions played since the variant or position was set. */
size_t game_ply(uint32_t handle);

/** Gives the canonical text. */
enum api_status game_variant(uint32_t handle);
enum api_status game_position(uint32_t handle);
enum api_status game_outcome(uint32_t handle);

/** Gives the texts of all legal actions, with a space between any two. */
enum api_status game_actions(uint32_t handle);

/** The stamp of the list of legal actions, a whole number; 0 for a bad handle and without a
   variant. No two lists have the same, of whatever games. */
double game_stamp(uint32_t handle);

/** The number of legal actions; 0 for a bad handle and without a variant. */
size_t game_action_count(uint32_t handle);

/** Plays the action with a number, from 0, of the list that has the stamp and must be the newest.
 */
enum api_status game_play_number(uint32_t handle, double stamp, uint32_t number);

/** Gives the texts of the actions played, with a space between any two. */
enum api_status game_played(uint32_t handle);

/** Gives everything a page draws of the position, as JSON. */
enum api_status game_view(uint32_t handle);

/** Gives the action that led to the position as game_view lists actions; null where none did. */
enum api_status game_last(uint32_t handle);

/** Gives what game_view would give after the action that is the input, which is not played. */
enum api_status game_view_after(uint32_t handle, size_t length);

/** Gives all offered families with their options, kinds and presets, as JSON. */
enum api_status game_schema(uint32_t handle);

/** Gives the reason why no action leads from the pair's source to its target, as JSON. */
enum api_status game_explain(uint32_t handle, size_t length);

/** Gives how a kind in a state, the pair's texts, moves, as JSON; null if it cannot be. */
enum api_status game_movement(uint32_t handle, size_t length);

/** Gives the fields of the position that was set which were read as other values, as JSON. */
enum api_status game_mended(uint32_t handle);

/** Gives the pieces that have a choice of forms before the first action, as JSON. */
enum api_status game_choices(uint32_t handle);

/** Gives the keys of the statements of the rules that hold, with a space between two. */
enum api_status game_statements(uint32_t handle);

/** Gives how far the game has come to the goal in the input: "reached", "open" or "failed". */
enum api_status game_goal(uint32_t handle, size_t length);

/** Counts the sequences of depth actions, at most MOTLEY_PERFT_DEPTH_MAX, for game_count. */
enum api_status game_perft(uint32_t handle, uint32_t depth);

/** The count of the last game_perft; 0 for a bad handle. */
uint64_t game_count(uint32_t handle);

/** The text of the assertion that stopped this instance, empty if none did. Static memory. */
const char *trap_message(void);

#endif
