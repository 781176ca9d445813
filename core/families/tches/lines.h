#ifndef MOTLEY_TCHES_LINES_H
#define MOTLEY_TCHES_LINES_H

/*
 * Lines of attack. While one side acts, the pieces of the other stay where they are and as they
 * look, if they are not captured. So the ways in which they attack a square are written down once
 * for a whole turn, and whether one of them is open takes a few words of bits to see.
 */

#include "attack.h"

/** Carriers that can leave a passenger on one square and capture on another, and so bar two lines
    at once. */
static const kinds_t LEAVING_KINDS = KIND_BIT(GRIFFIN) | KIND_BIT(CHAMPION) | KIND_BIT(EMPEROR);

/** One way to capture something on a square: open while the attacker is there, all squares of the
    way are empty, and no piece that defends has come where the attacker lands on one of its own. */
struct line {
    squares_t way, landing, attacker;
};

/** Where the lines to a square are in a table. */
struct lines {
    bool is_known;
    uint8_t count;
    uint16_t first;
};

enum {
    LINES_MAX = 24, /**< to one square */
    TABLE_MAX = 2048,
    MASKS_MAX = 128,
    ANSWERS_MAX = 16
};

/** Where an action has to come for the next one to meet what it leaves of some open lines. */
struct answer {
    uint64_t which;  /**< these, as in struct open_lines */
    bool is_doubled; /**< the next one may leave a passenger on one square and capture on another */
    squares_t squares;
};

/** Which lines to one square are met by one action, whether or not they are open. */
struct meetings {
    unsigned square;          /**< NO_SQUARE: nothing is written yet */
    unsigned single_count;    /**< of masks, these first: of what comes to one square */
    unsigned count;           /**< … and of all, others change two squares at once */
    unsigned answer_count;    /**< of all that were given */
    squares_t on_lines;       /**< squares on one of them */
    uint64_t at[SQUARES_MAX]; /**< lines that are met by what comes to a square */
    uint64_t masks[MASKS_MAX];
    squares_t both[MASKS_MAX]; /**< the squares that an action changes which meets these lines */
    struct answer answers[ANSWERS_MAX];
};

/** The lines to the squares that were asked for; those of Jesters by the kind that they imitate,
   the one that has moved last. What lines show is true, but they are not all: those that more than
   two pieces bar are left out, and what there is no room for. */
struct line_table {
    const struct tches_variant *variant;
    const struct tches_position *position; /**< of this turn */
    squares_t others, jesters;             /**< of the side that waits … */
    squares_t landable;                    /**< … those that its carriers may land on … */
    squares_t lasting;                     /**< … and those that nothing can capture */
    unsigned attacker;                     /**< that side */
    unsigned count;
    struct lines to[KINDS + 1][SQUARES_MAX]; /**< the last row: of all but Jesters */
    struct line at[TABLE_MAX];
    struct meetings meetings[KINDS + 1]; /**< likewise, with the lines of Jesters */
};

/** The open lines to a square. */
struct open_lines {
    unsigned apart;   /**< so many of them share no square; it is not counted beyond the most */
    squares_t common; /**< squares that are on each of them; everything if there is none */
    squares_t all;    /**< … on one of them */
    uint64_t which;   /**< bits of these lines in the order of the table, those of Jesters from
                           LINES_MAX on */
    squares_t pair;   /**< … on one of two that share none, if `apart` is at least 2 … */
    squares_t first;  /**< … and on the first of these */
};

enum { LINES_APART_MAX = 5 };

/** Begins a table for the turn of the side that is to act in a position, which has to stay. */
void tches_lines_start(struct line_table *table, const struct tches_variant *variant,
                       const struct tches_position *position);

/** The lines to a square that are open if so much is occupied and these enemies are left, without
    those of Jesters. */
void tches_lines_find_open(struct line_table *table, unsigned square, squares_t occupied,
                           squares_t enemies, struct open_lines *open);

/** True if there is one. */
bool tches_lines_is_open(struct line_table *table, unsigned square, squares_t occupied,
                         squares_t enemies);

/** Of some pieces, those that may come to one of some squares without opening a line to a square
    that nothing else bars; Jesters are not asked. */
squares_t tches_lines_keep_free(struct line_table *table, unsigned square, squares_t occupied,
                                squares_t enemies, squares_t pieces, squares_t to);

/** The squares on any line to a square, open or not. */
squares_t tches_lines_squares(struct line_table *table, unsigned square, unsigned imitated);

/** The squares that are of use to an action that leaves a passenger on one square and captures on
    another, and so meets all of some open lines; imitated: the kind that Jesters imitate then, or
    NO_KIND if none of the lines is theirs. */
squares_t tches_lines_met_by_two(struct line_table *table, unsigned square, unsigned imitated,
                                 uint64_t which);

/** Where an action has to come for the next one to meet such of these lines as are left. */
squares_t tches_lines_before(struct line_table *table, unsigned square, unsigned imitated,
                             uint64_t which, bool is_doubled);

/** The same for an action that leaves a passenger on a square, too, and lines none of which is of
    Jesters. */
squares_t tches_lines_before_and(struct line_table *table, unsigned square, uint64_t which,
                                 unsigned left, bool is_doubled);

/** False if what changes one of some squares and one of others never meets all of the lines. */
bool tches_lines_may_be_met(struct line_table *table, unsigned square, unsigned imitated,
                            uint64_t which, squares_t left, squares_t captured);

/** Adds those of Jesters after something has moved as a kind. */
void tches_lines_add_jesters(struct line_table *table, unsigned square, unsigned last,
                             squares_t occupied, squares_t enemies, struct open_lines *open);

/** The occupied squares that may keep a piece that moves in these ways from going on to something
 * wanted. */
squares_t tches_lines_obstacles(const struct tches_variant *variant, const struct ways *ways,
                                unsigned from, squares_t occupied, squares_t wanted);

/** Where a piece that looks somewhere could ever go in one move as a kind, whatever else stands
    there. It may be more. */
squares_t tches_lines_wide_reach(const struct tches_variant *variant, unsigned orientation,
                                 unsigned kind, unsigned from);

/** The same for one of a side; with polarity, wherever it looks. */
squares_t tches_lines_widest_reach(const struct tches_variant *variant, unsigned side,
                                   unsigned kind, unsigned from);

#endif
