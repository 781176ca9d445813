/* Till Chess: all tiles hang together, and some of them are the only link (rules 3). */

#include "table.h"

static tiles_t only(unsigned tile) { return line_of_bit(tile); }

static tiles_t all_tiles(const struct till_table *table) {
    return only(table->position->count) - 1;
}

static tiles_t tiles_around(const struct till_table *table, int x, int y) {
    const uint8_t *at = &table->at[cell_of(table, x, y)];
    uint64_t halves[2] = {0, 0};
    for (unsigned way = 0; way < 8; way++) {
        const unsigned near = at[table->around[way]] - 1u;
        if (near < TILES_MAX)
            halves[near >> 6] |= (uint64_t)1 << (near & 63);
    }
    return line_of(halves);
}

static tiles_t touching(const struct till_table *table, unsigned tile) {
    const struct till_tile *here = &table->position->tiles[tile];
    return tiles_around(table, here->x, here->y);
}

/* Which squares around a square have a tile other than one: a ring, bits in the order of
   till_steps. */
static unsigned ring_of(const struct till_table *table, int x, int y, unsigned but) {
    const uint8_t *at = &table->at[cell_of(table, x, y)];
    unsigned ring = 0;
    for (unsigned way = 0; way < 8; way++) {
        const uint8_t near = at[table->around[way]];
        ring |= (unsigned)(near != 0 && near != but + 1) << way;
    }
    return ring;
}

/* Whether the tiles of a ring are plainly apart: where an empty square along a row or column is
   followed by a tile, a way between them ends. */
static bool is_in_parts(unsigned ring) {
    const unsigned twice = ring | ring << 8;
    const unsigned ways = ~ring & (twice >> 1 | twice >> 2) & 0x55;
    return (ways & (ways - 1)) != 0;
}

/* True if what lies around a tile, if any, plainly hangs together without it and another. */
static bool is_bypassed(const struct till_table *table, unsigned tile, unsigned other) {
    if (tile == NO_TILE)
        return true;
    const struct till_tile *here = &table->position->tiles[tile];
    return !is_in_parts(ring_of(table, here->x, here->y, other));
}

static void halves_set(uint64_t *halves, line_t line) {
    halves[0] = (uint64_t)line;
    halves[1] = (uint64_t)(line >> 64);
}

/* The empty squares of a row between its outermost tiles. */
static line_t gaps_in(line_t tiles) {
    const line_t lowest = tiles & (~tiles + 1);
    return (line_of_bit((unsigned)till_line_highest(tiles)) - lowest) & ~tiles;
}

/* Takes from the squares of a row that tiles shut in those that a step up or down leads out of,
   with what is beside them; false if there are none. Both are halves of rows, the others before and
   after. */
static bool let_out(const uint64_t *tiles, uint64_t *inside) {
    const line_t shut = line_of(inside);
    if (shut == 0)
        return false;
    line_t out = shut & ~((line_of(tiles - 2) | line_of(inside - 2)) &
                          (line_of(tiles + 2) | line_of(inside + 2)));
    if (out == 0)
        return false;
    for (line_t last = 0; out != last;) {
        last = out;
        out |= (out << 1 | out >> 1) & shut;
    }
    halves_set(inside, shut & ~out);
    return true;
}

/* A half of a row as seen from the squares to the right, and to the left. */
static uint64_t from_right(const uint64_t *row, unsigned half) {
    return half == 0 ? row[0] << 1 : row[1] << 1 | row[0] >> 63;
}

static uint64_t from_left(const uint64_t *row, unsigned half) {
    return half == 0 ? row[0] >> 1 | row[1] << 63 : row[1] >> 1;
}

/* Around a tile, groups that touch it and ways between them take turns. Two groups hang together
   elsewhere if they shut in what is between; of what lies outside nothing is. Two ways inside may
   lead to the same squares: then that is not sure. */
static void find_trapped(const uint64_t *tiles, const uint64_t *inside, unsigned half,
                         uint64_t *trapped, uint64_t *unsure) {
    const uint64_t around[9] = {tiles[2 + half],         from_left(tiles + 2, half),
                                from_left(tiles, half),  from_left(tiles - 2, half),
                                tiles[(int)half - 2],    from_right(tiles - 2, half),
                                from_right(tiles, half), from_right(tiles + 2, half),
                                tiles[2 + half]};
    const uint64_t shut[4] = {inside[2 + half], from_left(inside, half), inside[(int)half - 2],
                              from_right(inside, half)};
    uint64_t out = 0, outs = 0, in = 0, ins = 0;
    for (unsigned i = 0; i < 4; i++) {
        const uint64_t way = ~around[2 * i] & (around[2 * i + 1] | around[2 * i + 2]);
        outs |= out & way & ~shut[i];
        out |= way & ~shut[i];
        ins |= in & way & shut[i];
        in |= way & shut[i];
    }
    *trapped = outs & tiles[half];
    *unsure = ins & ~outs & tiles[half];
}

void till_find_links(const struct till_table *table, struct till_links *links) {
    const int last = 2 * table->height - 2;
    const uint64_t *tiles = halves_of(table, AXIS_ROW, SET_TILES, MARGIN);
    uint64_t *inside = &links->inside[2 * MARGIN];
    bool is_changed = true;
    links->known = 0;
    halves_set(inside - 2, 0);
    halves_set(inside + last + 2, 0);
    for (int row = 0; row <= last; row += 2)
        halves_set(inside + row, gaps_in(line_of(tiles + row)));
    for (int row = 0, step = 2; is_changed; step = -step, row += step) {
        is_changed = false;
        WORK((unsigned)table->height / 4);
        for (; row >= 0 && row <= last; row += step)
            is_changed |= let_out(tiles + row, inside + row);
    }
    WORK((unsigned)table->height);
    for (int row = 0; row <= last; row += 2)
        for (unsigned half = 0; half < 2; half++)
            if (tiles[row + (int)half] != 0)
                find_trapped(tiles + row, inside + row, half,
                             &links->trapped[2 * MARGIN + row + (int)half],
                             &links->unsure[2 * MARGIN + row + (int)half]);
}

/* All tiles of a set that hang together with its lowest. */
static tiles_t group_of(const struct till_table *table, tiles_t tiles) {
    tiles_t met = tiles & (~tiles + 1);
    for (tiles_t open = met; open != 0;) {
        const tiles_t found = touching(table, (unsigned)line_lowest(open)) & tiles & ~met;
        WORK(1);
        met |= found;
        open = (open & (open - 1)) | found;
    }
    return met;
}

static void groups_add(struct till_groups *groups, tiles_t group) {
    assert(groups->count < TILL_GROUPS_MAX);
    groups->group[groups->count++] = group;
}

/* Adds the groups into which tiles that hang together fall without one of them. The groups on each
   side of it grow in turn until one is left, which costs no more than the others however large it
   is. */
static void split(const struct till_table *table, tiles_t tiles, unsigned without,
                  struct till_groups *groups) {
    tiles_t met[TILL_GROUPS_MAX] = {0}, open[TILL_GROUPS_MAX], rest = tiles & ~only(without);
    unsigned count = 0;
    for (tiles_t near = touching(table, without) & tiles; near != 0; near &= ~met[count++])
        met[count] = open[count] = group_of(table, near);
    for (unsigned i = 0; count > 1; i = (i + 1) % TILL_GROUPS_MAX) {
        if (met[i] == 0)
            continue;
        if (open[i] == 0) {
            groups_add(groups, met[i]);
            rest &= ~met[i];
            met[i] = 0;
            count--;
            continue;
        }
        tiles_t found = touching(table, (unsigned)line_lowest(open[i])) & rest & ~met[i];
        WORK(1);
        open[i] = (open[i] & (open[i] - 1)) | found;
        for (unsigned other = 0; other < TILL_GROUPS_MAX; other++) {
            if (other == i || (met[other] & found) == 0)
                continue;
            found |= met[other];
            open[i] = (open[i] & ~met[other]) | open[other];
            met[other] = 0;
            count--;
        }
        met[i] |= found;
    }
    if (rest != 0)
        groups_add(groups, rest);
}

/* Finds the groups without a tile, whether or not it is trapped. */
static const struct till_groups *groups_found(const struct till_table *table,
                                              struct till_links *links, unsigned tile) {
    struct till_groups *groups = &links->without[tile];
    if (!line_has(links->known, tile)) {
        groups->count = 0;
        split(table, all_tiles(table), tile, groups);
    }
    links->known |= only(tile);
    return groups;
}

bool till_is_trapped(const struct till_table *table, struct till_links *links, unsigned tile) {
    const struct till_tile *here = &table->position->tiles[tile];
    const unsigned x = here->x + MARGIN, half = 2u * (here->y + MARGIN) + (x >> 6);
    return (links->trapped[half] >> (x & 63) & 1) != 0 ||
           ((links->unsure[half] >> (x & 63) & 1) != 0 &&
            groups_found(table, links, tile)->count > 1);
}

bool till_is_connected(const struct till_table *table) {
    const tiles_t all = all_tiles(table);
    return group_of(table, all) == all;
}

static unsigned count_of(tiles_t tiles) {
    return (unsigned)(__builtin_popcountll((uint64_t)tiles) +
                      __builtin_popcountll((uint64_t)(tiles >> 64)));
}

const struct till_groups *till_groups_without(const struct till_table *table,
                                              struct till_links *links, unsigned tile) {
    struct till_groups *groups = &links->without[tile];
    const tiles_t others = all_tiles(table) & ~only(tile);
    if (line_has(links->known, tile))
        return groups;
    if (till_is_trapped(table, links, tile))
        return groups_found(table, links, tile);
    links->known |= only(tile);
    groups->count = 0;
    if (others != 0)
        groups_add(groups, others);
    return groups;
}

/* Makes the groups without a tile those without a mover too, which is not trapped itself. */
static void groups_less(const struct till_table *table, struct till_groups *groups,
                        unsigned mover) {
    for (unsigned i = 0; i < groups->count; i++) {
        const tiles_t group = groups->group[i];
        if (!line_has(group, mover))
            continue;
        groups->group[i] = groups->group[--groups->count];
        split(table, group, mover, groups);
        return;
    }
}

/* Whether the groups show that the tile that they are without is trapped after a change; if they
   have the mover still, it may be so all the same. */
static bool is_trapped_among(const struct till_table *table, const struct till_groups *groups,
                             const struct change *change) {
    const tiles_t mover = only(change->tile);
    const bool is_capture = change->victim != NO_TILE;
    const tiles_t around = is_capture ? 0 : tiles_around(table, change->to_x, change->to_y);
    unsigned apart = 0;
    for (unsigned i = 0; i < groups->count; i++)
        apart += (groups->group[i] & ~mover) != 0 && (groups->group[i] & ~mover & around) == 0;
    return apart > is_capture;
}

bool till_is_trapped_after(const struct till_table *table, struct till_links *links, unsigned tile,
                           const struct change *change) {
    const struct till_groups *without = till_groups_without(table, links, tile);
    if (is_trapped_among(table, without, change))
        return true;
    if (is_bypassed(table, change->tile, tile))
        return false;
    struct till_groups groups = *without;
    groups_less(table, &groups, change->tile);
    return is_trapped_among(table, &groups, change);
}

unsigned till_cut_off(const struct till_table *table, unsigned tile, uint8_t *tiles) {
    const tiles_t others = all_tiles(table) & ~only(tile);
    tiles_t largest = 0;
    unsigned count = 0;
    for (tiles_t rest = others; rest != 0;) {
        const tiles_t group = group_of(table, rest);
        if (count_of(group) > count_of(largest))
            largest = group;
        rest &= ~group;
    }
    for (tiles_t rest = others & ~largest; rest != 0; rest &= rest - 1)
        tiles[count++] = (uint8_t)line_lowest(rest);
    return count;
}
