#ifndef MOTLEY_WEB_SEARCH_API_H
#define MOTLEY_WEB_SEARCH_API_H

/*
 * The exports besides those of api.h: the possibilities besides the legal actions; and
 * each game can have a search, and one for what could be taken. They keep the position they were
 * started on, so the game may go on meanwhile. Freed with the game.
 */

#include "api.h"

enum { API_TABLE_MAX = UINT32_MAX / 1024 }; /**< kilobytes, as many as there can be */

/**
 * Starts a search on the game's newest position; what an earlier one found is forgotten.
 * level: 1 to MOTLEY_LEVELS, 0 for full strength; nodes: positions to visit at most, 0 for the
 * level's number; seed: what weaker levels err by; table: kilobytes for what was found, 1 to
 * API_TABLE_MAX; lines: how many are looked for, up to MOTLEY_LINES_MAX, 0 for one. Refused with
 * `game-over` at the end of the game, else with `limit` or `out-of-memory`.
 */
enum api_status search_start(uint32_t handle, uint32_t level, uint32_t nodes, uint32_t seed,
                             uint32_t table, uint32_t lines);

/**
 * Reads the input as a net (formats 9), with which searches of the game evaluate positions from the
 * next start on; a search that runs is ended. Refused with `net-foreign`, also for a net of another
 * family, `net-damaged` or `out-of-memory`; then the net before stays.
 */
enum api_status search_net(uint32_t handle, size_t length);

/** Goes on for at most so many positions; 1 while there is more to do, else 0. */
uint32_t search_run(uint32_t handle, uint32_t nodes);

/** Makes the functions below tell of the line of a rank, 0 for the best, until the search goes on;
   0 if not so many are known, else 1. */
uint32_t search_tell(uint32_t handle, uint32_t rank);

/** Gives the line that is expected, the best action first, with a space between any two; empty
    without a search. */
enum api_status search_line(uint32_t handle);

/** Hundredths of a pawn, seen by the player to act; 0 without a search, as those below. */
int32_t search_score(uint32_t handle);

/** Actions until a forced win; negative: until a loss; 0: none is seen. */
int32_t search_end_in(uint32_t handle);

/** Actions that the search has looked ahead completely. */
uint32_t search_depth(uint32_t handle);

/** Positions visited. */
uint64_t search_nodes(uint32_t handle);

/** How a seat, by its index, stands now (0) or at the end of the line (1): motley_search_score_of.
 */
int32_t search_score_of(uint32_t handle, uint32_t seat, uint32_t is_ahead);

/** Gives what the seat whose letter is the input could do if its turn began now, as JSON
 * (rules 5.1).
 */
enum api_status possible_turn(uint32_t handle, size_t length);

/** Gives the reason why the piece on the square that is the input has no move, as JSON (rules 5.2).
 */
enum api_status possible_piece(uint32_t handle, size_t length);

/** Gives who could take the royal piece on the square that is the input, and what would still take
    it where no move helps, as JSON (rules 5.4). */
enum api_status possible_check(uint32_t handle, size_t length);

/** Gives the squares to which the royal piece on the square that is the input can move and would be
    in check there, as JSON (rules 5.4). */
enum api_status possible_risks(uint32_t handle, size_t length);

/**
 * Begins to look for what each seat could take (rules 5.3) in the game's newest position; what was
 * found before is forgotten. Refused with `game-over` at the end of the game, and without memory.
 */
enum api_status takes_start(uint32_t handle);

/** Goes on for about so many actions; 1 while there is more to do, else 0. */
uint32_t takes_run(uint32_t handle, uint32_t actions);

/** Gives what has been found so far, as JSON; empty before a start. */
enum api_status takes_tell(uint32_t handle);

#endif
