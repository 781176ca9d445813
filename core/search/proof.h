#ifndef MOTLEY_PROOF_H
#define MOTLEY_PROOF_H

/*
 * Wins by force, proved by trying everything: nothing is left out, and no evaluation decides. For
 * games of two seats. A win within so many turns is one that the player to act has whatever the
 * other does, with no more own turns than that. Ends by repetition are left aside: where the third
 * occurrence of a position is one, so few turns have none.
 */

#include "../memory.h"
#include "table.h"
#include "turn.h"

enum {
    PROOF_TURNS_MAX = 4,    /**< a position begins a turn for the third time in the fifth */
    PROOF_LEVELS_MAX = 64,  /**< actions from the root */
    PROOF_ACTIONS_MAX = 16, /**< of one turn */
    PROOF_SLOTS = 1 << 12
};

/** The knowledge of a claim: it is wrong, it is right, or neither is known within the bound. */
enum claim { CLAIM_WRONG, CLAIM_RIGHT, CLAIM_OPEN };

/** A prover with its memory. */
struct proof {
    const struct variant *variant;
    const struct evaluation *evaluation;
    struct buffer positions, list, prospects, choices, notes;
    size_t choices_end;
    struct transpositions table;
    uint64_t actions; /**< tried so far, since the last search_proof_allow */
    uint64_t bound;   /**< of them */
    uint8_t winner;   /**< who is to win */
    action_t killers[PROOF_LEVELS_MAX];
    uint32_t history[2][PROOF_SLOTS];
};

/** The turns that win: how many by their keys, counted to two, and one of them. */
struct winning {
    unsigned count;
    uint64_t key;
    unsigned length;
    action_t actions[PROOF_ACTIONS_MAX];
};

/** Makes a prover for a variant of two seats, which is kept as long as it; {0} before. False for
    want of memory; search_proof_free is allowed in any case. */
bool search_proof_begin(struct proof *proof, const struct variant *variant, size_t table_size);

void search_proof_free(struct proof *proof);

/** Lets so many more actions be tried, in all that is asked from now on. */
void search_proof_allow(struct proof *proof, uint64_t actions);

/** Does a player win within so many own turns, the one that is going on included? */
enum claim search_proof_wins(struct proof *proof, const void *position, uint8_t winner,
                             unsigned turns);

/** Which turns win within so many turns of the player to act; false if that is open. */
bool search_proof_find_winning(struct proof *proof, const void *position, unsigned turns,
                               struct winning *winning);

#endif
