#ifndef MOTLEY_SEARCH_H
#define MOTLEY_SEARCH_H

/*
 * The search's own state. It is a principal variation search over actions: whose turn it is after
 * an action decides whether the score changes its sign, so that turns of several actions need
 * nothing special. With more than two seats the player at the root plays against all the others
 * together (paranoid search). The stack is explicit: the search can stop after any node.
 */

#include "../memory.h"
#include "evaluation.h"
#include "net.h"
#include "table.h"

enum {
    PLIES_MAX = 96, /* actions below the root, quiescence included */
    DEPTH_MAX = 60,
    VALUE_INFINITE = 32000,
    VALUE_WIN = 30000,
    VALUE_WIN_MIN = VALUE_WIN - 2 * PLIES_MAX,
    HISTORY_BITS = 12,
    HISTORY_SIZE = 1 << HISTORY_BITS,
    KILLERS = 2
};

/** An action with what is known of it before it is searched. */
struct choice {
    action_t action;
    int32_t order; /**< the highest is tried first */
    struct prospect prospect;
};

/** The stage of a frame when the search comes back to it. */
enum stage { STAGE_ENTER, STAGE_NEXT, STAGE_CHILD, STAGE_PASS };

/** How the current action is tried: each attempt that beats alpha calls for the next. */
enum attempt { ATTEMPT_REDUCED, ATTEMPT_NARROW, ATTEMPT_FULL };

/** One position on the way from the root. Scores are seen by the side that acts there. */
struct frame {
    uint64_t hash;
    action_t action, best_action;
    size_t first; /* of its choices in the arena */
    uint32_t count, next;
    int alpha, beta, best, start_alpha, static_value;
    int standing; /* what quiescence counts on without an action */
    int depth, reduction;
    uint8_t player, team;
    enum stage stage;
    enum attempt attempt;
    bool is_root, is_wide, is_quiescent, is_turn_start, is_after_pass;
    bool is_waiting;    /**< only the first choice has been weighed */
    bool is_turn_end;   /**< this action is the turn's last */
    bool is_attacked;   /**< the family says that there is a threat */
    bool is_threatened; /**< … which this action must meet */
    bool is_bound;      /**< among more than two seats: only the first choice is tried */
};

/** The actions that are expected from a ply on. */
struct line {
    uint32_t count;
    action_t actions[PLIES_MAX];
};

/** A line that was found, and what it is worth. */
struct found {
    struct line line;
    int value;
    unsigned depth;  /**< actions that were looked ahead completely */
    bool is_decided; /**< a forced end has been seen as near as it is, or there is no choice */
    uint64_t end;    /**< hash of the position to which its first turn leads */
};

/** An action that begins a turn which leads where that of a better line does. */
struct twin {
    action_t action;
    uint64_t end;
};

enum { TWINS_MAX = 64 };

/** The limits of one search. */
struct limits {
    uint64_t nodes; /**< 0: none */
    unsigned depth;
    unsigned lines;
    unsigned noise; /**< greatest error of evaluations */
    uint64_t seed;
    bool is_exact; /**< every action to the full depth, nothing guessed */
};

struct motley_search {
    const struct rules *rules;
    const struct evaluation *evaluation;
    struct buffer variant, positions, list, prospects, choices, played, output, weights, notes;
    struct buffer only;           /* the actions of which the best is one … */
    size_t only_count;            /* … and their number; 0: all */
    const struct motley_net *net; /* NULL: the linear evaluation */
    struct buffer sums;           /* of the net, for each ply and one to spare */
    struct transpositions table;
    struct limits limits;
    uint64_t nodes;
    uint8_t root_player, seats;
    bool is_running;
    /* The iteration. */
    unsigned depth;
    int window_low, window_high;
    /* The lines, the best first; while others are looked for, actions that begin them are left out.
     */
    unsigned rank;    /* of the line that is looked for … */
    struct line line; /* … and the last that was thought to be it, … */
    uint64_t end;     /* … with its end, as of one that is found */
    unsigned told;    /* rank of the line that reports are about */
    struct found found[MOTLEY_LINES_MAX];
    unsigned twin_count, twin_tries;
    struct twin twins[TWINS_MAX]; /* the last that were seen */
    /* The stack. */
    unsigned ply;    /* of the frame at work */
    unsigned height; /* frames on the stack */
    int returned;    /* the value of the frame that was left, seen by returned_team */
    uint8_t returned_team;
    size_t choices_end;
    size_t played_count;
    uint64_t played_filter[16]; /* one bit for each hash of the game so far */
    struct frame frames[PLIES_MAX + 1];
    struct line lines[PLIES_MAX + 1];
    action_t killers[PLIES_MAX + 1][KILLERS];
    action_t answers[SEATS_MAX][HISTORY_SIZE];
    int16_t history[SEATS_MAX][HISTORY_SIZE];
};

/** Room in the arena of choices; a node that finds less than a whole list there is a leaf. */
enum { CHOICES_SPARE = 16384 };

/** The position so many plies below the root, or the one in the place to spare. */
static inline void *search_position(const struct motley_search *search, unsigned ply) {
    return (unsigned char *)search->positions.data + ply * search->rules->position_size;
}

/** How good a position is for each seat, of which only the differences mean something; it stands so
   many plies below the root, or in the place to spare. */
void search_scores(const struct motley_search *search, unsigned ply, unsigned player,
                   int32_t *scores);

/** The line that is looked for. */
struct found *search_found(struct motley_search *search);

/** Plays so many actions of a line from the root, in the place to spare, and gives what stands
    there. */
void *search_line_play(const struct motley_search *search, const struct line *line, uint32_t count);

/** Forgets all lines. */
void search_lines_clear(struct motley_search *search);

/** Notes what the line at work is thought to be. */
void search_lines_think(struct motley_search *search, const struct line *line);

/** True if an action of the root is not asked for, begins a better line, or only another order of
    its turn. */
bool search_is_taken(const struct motley_search *search, action_t action);

/** Takes the line at work for found, with its value, and goes to the next that is to be looked for
   at this depth; false when there is none. */
bool search_lines_next(struct motley_search *search, int value, bool is_decided);

/** Orders the lines and goes to the first that is worth a deeper look; false when there is none. */
bool search_lines_again(struct motley_search *search);

/** Puts the root on the empty stack. */
void search_tree_begin(struct motley_search *search);

/** Does the work of one step; false when the root has been left. */
bool search_tree_step(struct motley_search *search);

/** Fills a frame's choices from the legal actions that are in the list. */
void search_choices_fill(struct motley_search *search, struct frame *frame, size_t count,
                         action_t table_action);

/** True if a choice is left to be picked. */
bool search_choices_have_more(struct motley_search *search, struct frame *frame);

/** Moves the most promising choice that is left to the front, and gives it. */
struct choice *search_choices_pick(struct motley_search *search, struct frame *frame);

/** Remembers that a quiet action refuted the position, and that those tried before did not. */
void search_history_reward(struct motley_search *search, const struct frame *frame);

/** Forgets killers and history. */
void search_history_clear(struct motley_search *search);

/** Begins another search with the answers and half of the history that the last has left. */
void search_history_age(struct motley_search *search);

int search_history_of(const struct motley_search *search, unsigned player, action_t action);

/** A value seen so many plies below the root, as the table keeps it: there wins are counted from
   the position, on the stack from the root. */
int search_value_to_table(int value, unsigned ply);

/** A value of the table as it is seen so many plies below the root. */
int search_value_from_table(int value, unsigned ply);

#endif
