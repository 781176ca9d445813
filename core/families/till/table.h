#ifndef MOTLEY_TILL_TABLE_H
#define MOTLEY_TILL_TABLE_H

/*
 * A position laid out for questions: what lies where, what touches what, and every line as a set of
 * bits, so that a slide costs the same across one square and across ninety.
 */

#include "board.h"

/** A line of squares as bits; the widest has 98 squares and a margin on each side. The type is no
    standard C, but gcc and clang have it. */
__extension__ typedef unsigned __int128 line_t;

/** A set of tiles, each a bit at its number; the one that is being placed has the next number. */
typedef line_t tiles_t;

enum {
    MARGIN = 3, /**< empty squares around the box, so that leaps and their neighbours stay inside */
    SPAN_MAX = TILES_MAX + 2 * MARGIN,
    LINES_MAX = 2 * SPAN_MAX,
};

/** Rows, columns, lines rising and lines falling to the right. */
enum axis { AXIS_ROW, AXIS_COLUMN, AXIS_RISING, AXIS_FALLING, AXES };

/** The sets of a line, for a player: all tiles, the tiles that the player controls, and the tiles
   of others that slide along the line. */
enum line_set { SET_TILES, SET_OWN, SET_SLIDERS, SETS };

/** Sets of bits for each line of an axis, as halves, of which a tile changes one. */
struct till_lines {
    uint64_t half[SETS * LINES_MAX * 2];
};

struct till_table {
    const struct till_position *position;
    unsigned player;     /**< for whom others' tiles are told apart */
    int width, height;   /**< of the box */
    int stride;          /**< cells per row of the map */
    int around[8];       /**< from a cell to those that touch it, in the order of till_steps */
    int leaps[8];        /**< … to a knight's, in the order of till_leaps */
    bool is_at_limit;    /**< a tile may not lie on all squares around the box */
    int least_x, most_x; /**< where a tile may lie (GRID_LIMIT) */
    int least_y, most_y;
    uint8_t at[SPAN_MAX * SPAN_MAX]; /**< tile + 1, 0 for an empty square */
    uint8_t enemy[TILES_MAX + 1];    /**< by that: the kind of another's tile as a bit, or 0 */
    struct till_lines lines[AXES];
};

/** A change that is being judged: a tile leaves a square, a tile comes to a square. */
struct change {
    uint8_t tile;       /**< that moves; NO_TILE: a new one is placed */
    int from_x, from_y; /**< of the tile; unused for a new one */
    int to_x, to_y;
    uint8_t victim; /**< tile on the target, or NO_TILE */
};

/** Lays a position with at least one tile out for a player. */
void till_table_build(struct till_table *table, const struct till_position *position,
                      unsigned player);

/** Index into the map; x and y from -MARGIN up to MARGIN beyond the box. */
static inline int cell_of(const struct till_table *table, int x, int y) {
    return (y + MARGIN) * table->stride + x + MARGIN;
}

/** The halves of a line; those of the lines beside it are before and after. */
static inline const uint64_t *halves_of(const struct till_table *table, enum axis axis,
                                        enum line_set set, int index) {
    return &table->lines[axis].half[2 * (LINES_MAX * (int)set + index)];
}

/** A set of two halves. */
static inline line_t line_of(const uint64_t *halves) { return (line_t)halves[1] << 64 | halves[0]; }

/** One set of a line. */
static inline line_t line_on(const struct till_table *table, enum axis axis, enum line_set set,
                             int index) {
    return line_of(halves_of(table, axis, set, index));
}

/** True if a tile may lie on a square around the box. */
static inline bool is_on_grid(const struct till_table *table, int x, int y) {
    return !table->is_at_limit ||
           (x >= table->least_x && x <= table->most_x && y >= table->least_y && y <= table->most_y);
}

/** Which line of an axis a square is on. */
static inline int line_index(const struct till_table *table, enum axis axis, int x, int y) {
    switch (axis) {
    case AXIS_ROW:
        return y + MARGIN;
    case AXIS_COLUMN:
        return x + MARGIN;
    case AXIS_RISING:
        return x - y + table->height + 2 * MARGIN;
    default:
        return x + y + 2 * MARGIN;
    }
}

/** Which bit of its line on an axis a square is. */
static inline int line_bit(enum axis axis, int x, int y) {
    return (axis == AXIS_COLUMN ? y : x) + MARGIN;
}

/** One bit. Not one shift of both halves: there are machines that have none (WebAssembly). */
static inline line_t line_of_bit(unsigned bit) {
    const uint64_t half = (uint64_t)1 << (bit & 63);
    return bit < 64 ? (line_t)half : (line_t)half << 64;
}

/** True if a line has a bit. */
static inline bool line_has(line_t line, unsigned bit) {
    return ((bit < 64 ? (uint64_t)line : (uint64_t)(line >> 64)) >> (bit & 63) & 1) != 0;
}

/** The bits strictly between two bits of a line. */
line_t till_line_between(int a, int b);

/** The lowest bit of a line that is not empty. */
static inline int line_lowest(line_t line) {
    const uint64_t low = (uint64_t)line;
    return low != 0 ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(line >> 64));
}

/** The highest bit of a line that is not empty. */
int till_line_highest(line_t line);

/** The squares of a line that touch a tile, whatever lies on them. */
line_t till_touched_line(const struct till_table *table, enum axis axis, int index);

/** How far a bit of a line on an axis is from the next. */
static inline struct square till_axis_step(enum axis axis) {
    return (struct square){axis != AXIS_COLUMN, (axis != AXIS_ROW) - 2 * (axis == AXIS_FALLING)};
}

/** True if a square touches a tile other than the one given (NO_TILE: any). */
bool till_touches(const struct till_table *table, int x, int y, unsigned but);

/** True if all tiles hang together. */
bool till_is_connected(const struct till_table *table);

/** The most groups into which tiles can fall without one of them: no more can touch it. */
enum { TILL_GROUPS_MAX = 4 };

struct till_groups {
    tiles_t group[TILL_GROUPS_MAX];
    unsigned count;
};

/** How tiles hang together; rows are halves. */
struct till_links {
    uint64_t inside[SPAN_MAX * 2];  /**< empty squares that tiles shut in: by steps along rows and
                                       columns nobody leaves them */
    uint64_t trapped[SPAN_MAX * 2]; /**< tiles that surely are trapped; unset where no tile is … */
    uint64_t unsure[SPAN_MAX * 2];  /**< … and others that may be */
    tiles_t known;                  /**< tiles … */
    struct till_groups without[TILES_MAX]; /**< … of which this has been asked */
};

/** Finds the links of a table whose tiles hang together. */
void till_find_links(const struct till_table *table, struct till_links *links);

/** True if a tile is the only link between two groups (rules 3). */
bool till_is_trapped(const struct till_table *table, struct till_links *links, unsigned tile);

/** True if a tile, not the one that moves, is trapped once a change is made that leaves all tiles
    connected. */
bool till_is_trapped_after(const struct till_table *table, struct till_links *links, unsigned tile,
                           const struct change *change);

/** The groups without a tile, kept by the links. */
const struct till_groups *till_groups_without(const struct till_table *table,
                                              struct till_links *links, unsigned tile);

/**
 * The tiles that hang on a trapped one only: every group but the largest that would remain without
 * it. Gives how many.
 */
unsigned till_cut_off(const struct till_table *table, unsigned tile, uint8_t *tiles);

/** An enemy tile in line with a King's square, or a leap or step away from it. */
struct watcher {
    line_t between; /**< of the axis, strictly between; slides only */
    enum axis axis;
    uint8_t tile;
    uint8_t blocker; /**< the tile between that is not its owner's, or NO_TILE */
    bool is_slide;
};

/** All watchers of a square for the table's player but those that two tiles block, which no action
    sets free; or, of a square that a tile goes to (else NO_TILE), those that nothing blocks once it
    is gone. The list has room for TILES_MAX. */
unsigned till_find_watchers(const struct till_table *table, int x, int y, unsigned gone,
                            struct watcher *list);

/** True if a tile has only to leave for a watcher to capture a King of the table's player on the
    square, whatever the tile comes to. */
static inline bool is_open_without(const struct watcher *watcher, unsigned tile) {
    return watcher->blocker == NO_TILE || watcher->blocker == tile;
}

/** True if nothing would lie between a watcher of the square and a King of the table's player
   there, once a change is made (NULL: as things are), and it may capture at all. */
bool till_can_watcher_reach(const struct till_table *table, const struct watcher *watcher, int x,
                            int y, const struct change *change);

/** True if a watcher of the square could capture a King of the table's player there, once a change
    is made: nothing is between, and it is not trapped (rules 3). */
bool till_can_watcher_capture(const struct till_table *table, struct till_links *links,
                              const struct watcher *watcher, int x, int y,
                              const struct change *change);

/** True if no watcher could capture the King on the square. */
bool till_is_king_safe(const struct till_table *table, struct till_links *links,
                       const struct watcher *list, unsigned count, int x, int y,
                       const struct change *change);

/** The danger to a King from enemies: none, a threat because they are trapped, or capture. */
enum danger { DANGER_NONE, DANGER_THREAT, DANGER_CHECK };

/** The worst that enemies could do to a King on the table as things are; it is its player's table
 * then. */
enum danger till_king_danger(struct till_table *table, struct till_links *links, unsigned king);

/** True if the player's King, which is placed last, is all that the player to move has in hand. */
bool till_is_king_next(const struct till_position *position);

/** Lists what the player to act may do, for whom the table is; no links are needed where another
    tile than a King is placed. is_before: see `till_generate_before`. */
size_t till_generate_on(const struct till_table *table, struct till_links *links, bool is_before,
                        action_t *list);

/** The change that a tile's move to a square is. */
struct change till_change_of(const struct till_table *table, unsigned tile, int x, int y);

#endif
