#ifndef MOTLEY_TCHES_LINES_H
#define MOTLEY_TCHES_LINES_H

/*
 * Lines of attack. While one side acts, the pieces of the other stay where they are and as they
 * look, if they are not captured. So the ways in which they attack a square are written down once
 * for a whole turn, and whether one of them is open takes a few words of bits to see.
 */

#include "attack.h"

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
    TABLE_MAX = 2048
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
};

/** The open lines to a square. */
struct open_lines {
    unsigned apart;   /**< so many of them share no square; it is not counted beyond the most */
    squares_t common; /**< squares that are on each of them; everything if there is none */
    squares_t all;    /**< … on one of them */
    uint32_t which;   /**< bits of those that are not of Jesters, in the order of the table */
    squares_t pair;   /**< … on one of two that share none, if `apart` is at least 2 */
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

/** True if each open line to a square that is not of Jesters has one of some squares. */
bool tches_lines_are_met(const struct line_table *table, unsigned square,
                         const struct open_lines *open, squares_t squares);

/** Adds those of Jesters after something has moved as a kind. */
void tches_lines_add_jesters(struct line_table *table, unsigned square, unsigned last,
                             squares_t occupied, squares_t enemies, struct open_lines *open);

/** The occupied squares that may keep a piece that moves in these ways from something wanted. */
squares_t tches_lines_obstacles(const struct tches_variant *variant, const struct ways *ways,
                                unsigned from, squares_t occupied, squares_t wanted);

/** Where a piece of a side could ever go in one move as a kind, whatever else stands there; with
    polarity, wherever it looks. It may be more. */
squares_t tches_lines_widest_reach(const struct tches_variant *variant, unsigned side,
                                   unsigned kind, unsigned from);

#endif
