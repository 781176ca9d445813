#ifndef MOTLEY_LAB_PUZZLE_H
#define MOTLEY_LAB_PUZZLE_H

/*
 * A puzzle: a position at the start of a turn in which exactly one turn wins by force within so
 * many own turns, whatever the order of its actions is. Its line is that turn, an answer, and so on
 * to the win.
 */

#include "motley.h"
#include "search/proof.h"

enum { PUZZLE_LINE_MAX = 2048 };

/** The search for puzzles, with its memory. */
struct puzzler {
    struct motley_game *board; /**< the position in question, and the line played on it */
    struct motley_search *search;
    struct proof proof;
    uint64_t bound; /**< actions that each question to the prover may cost */
};

struct puzzle {
    unsigned turns;             /**< own ones within which it is won */
    uint64_t key;               /**< of the turn that wins */
    unsigned missed;            /**< a bit for each level that plays another one */
    char line[PUZZLE_LINE_MAX]; /**< actions, with spaces between them */
};

/** Makes the memory for puzzles of a game's variant; {0} before. False for want of it. */
bool puzzler_begin(struct puzzler *puzzler, const char *variant);

void puzzler_free(struct puzzler *puzzler);

/** Looks whether a position, given as its text, is a puzzle of at most so many own turns. */
bool puzzle_find(struct puzzler *puzzler, const char *position, unsigned turns_max,
                 struct puzzle *puzzle);

/** Writes it as a line of data (formats 5); the puzzler is the one that found it. */
void puzzle_print(const struct puzzler *puzzler, const struct puzzle *puzzle);

#endif
