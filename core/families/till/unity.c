/* Till Chess: all tiles hang together, and some of them are the only link (rules 3). */

#include "table.h"

#include <string.h>

static tiles_t only(unsigned tile) { return line_of_bit(tile); }

static tiles_t all_tiles(const struct till_table *table) {
    return only(table->position->count) - 1;
}

/* Whether tiles on the ring around a square, bits in the order of till_steps, hang together by
   themselves. */
static bool is_ring_linked(unsigned ring) {
    /* Beside each other on the ring tiles touch; and across a corner, which then is as good as
       filled. */
    const unsigned twice = ring | ring << 8;
    const unsigned corners = (twice << 1 | ring >> 7) & (twice >> 1) & 0xAA;
    const unsigned filled = ring | corners;
    const unsigned before = (filled << 1 | filled >> 7) & 0xFF;
    const unsigned begins = filled & ~before; /* where a row of tiles on the ring begins */
    return (begins & (begins - 1)) == 0;
}

/* A depth-first walk over the tiles; `low` is the earliest tile that a tile's descendants touch. */
struct walk {
    const struct till_table *table;
    uint8_t order[TILES_MAX], low[TILES_MAX]; /* from 1, once met */
    uint8_t stack[TILES_MAX];                 /* per level: the tile */
    tiles_t unmet;
    unsigned depth, met, root_children;
    bool *is_trapped;
};

/* What it touches and has been met lies on the way to it. */
static void walk_enter(struct walk *walk, unsigned tile) {
    const tiles_t met = walk->table->touching[tile] & ~walk->unmet;
    WORK(1);
    uint8_t low = walk->order[tile] = (uint8_t)++walk->met;
    const uint64_t halves[] = {(uint64_t)met, (uint64_t)(met >> 64)};
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = halves[half]; rest != 0; rest &= rest - 1) {
            const uint8_t order = walk->order[64 * half + (unsigned)__builtin_ctzll(rest)];
            low = order < low ? order : low;
        }
    walk->low[tile] = low;
    walk->unmet &= ~only(tile);
    walk->stack[walk->depth++] = (uint8_t)tile;
}

/* A descendant that reaches nothing earlier than its parent hangs on the parent alone. */
static void walk_leave(struct walk *walk) {
    const unsigned tile = walk->stack[--walk->depth];
    if (walk->depth == 0)
        return;
    const unsigned parent = walk->stack[walk->depth - 1];
    if (walk->low[tile] < walk->low[parent])
        walk->low[parent] = walk->low[tile];
    if (walk->depth == 1)
        walk->root_children++;
    else if (walk->low[tile] >= walk->order[parent])
        walk->is_trapped[parent] = true;
}

void till_find_trapped(const struct till_table *table, bool *is_trapped) {
    struct walk walk = {.table = table, .unmet = all_tiles(table), .is_trapped = is_trapped};
    memset(is_trapped, 0, table->position->count * sizeof *is_trapped);
    walk_enter(&walk, 0);
    while (walk.depth > 0) {
        const tiles_t next = table->touching[walk.stack[walk.depth - 1]] & walk.unmet;
        if (next == 0)
            walk_leave(&walk);
        else
            walk_enter(&walk, (unsigned)line_lowest(next));
    }
    is_trapped[0] = walk.root_children > 1;
}

static tiles_t tiles_around(const struct till_table *table, int x, int y) {
    tiles_t tiles = 0;
    for (unsigned way = 0; way < 8; way++) {
        const uint8_t at =
            table->at[cell_of(table, x + till_steps[way][0], y + till_steps[way][1])];
        if (at != 0)
            tiles |= only(at - 1u);
    }
    return tiles;
}

/* Which squares around a square have a tile other than one, once a change is made. */
static unsigned ring_of(const struct till_table *table, int x, int y, unsigned but,
                        const struct change *change) {
    const int to = change != NULL ? cell_of(table, change->to_x, change->to_y) : -1;
    unsigned ring = 0;
    for (unsigned way = 0; way < 8; way++) {
        const int cell = cell_of(table, x + till_steps[way][0], y + till_steps[way][1]);
        if ((table->at[cell] != 0 && table->at[cell] != but + 1) || cell == to)
            ring |= 1U << way;
    }
    return ring;
}

bool till_is_linked_around(const struct till_table *table, unsigned tile,
                           const struct change *change) {
    const struct till_tile *here = &table->position->tiles[tile];
    const unsigned gone = change != NULL ? change->tile : NO_TILE;
    return is_ring_linked(ring_of(table, here->x, here->y, gone, change));
}

/* All tiles of a set that hang together with its lowest. */
static tiles_t group_of(const struct till_table *table, tiles_t tiles) {
    tiles_t met = tiles & (~tiles + 1);
    for (tiles_t open = met; open != 0;) {
        const tiles_t found = table->touching[line_lowest(open)] & tiles & ~met;
        WORK(1);
        met |= found;
        open = (open & (open - 1)) | found;
    }
    return met;
}

static void groups_add(const struct till_table *table, tiles_t tiles, struct till_groups *groups) {
    while (tiles != 0) {
        const tiles_t group = group_of(table, tiles);
        assert(groups->count < TILL_GROUPS_MAX);
        groups->group[groups->count++] = group;
        tiles &= ~group;
    }
}

bool till_is_connected(const struct till_table *table) {
    const tiles_t all = all_tiles(table);
    return group_of(table, all) == all;
}

void till_groups_without(const struct till_table *table, unsigned tile,
                         struct till_groups *groups) {
    groups->count = 0;
    groups_add(table, all_tiles(table) & ~only(tile), groups);
}

void till_groups_less(const struct till_table *table, const struct till_groups *from, unsigned tile,
                      unsigned mover, struct till_groups *groups) {
    const struct till_tile *here = &table->position->tiles[mover];
    groups->count = 0;
    for (unsigned i = 0; i < from->count; i++) {
        const tiles_t rest = from->group[i] & ~only(mover);
        if (rest == from->group[i] ||
            (rest != 0 && is_ring_linked(ring_of(table, here->x, here->y, tile, NULL))))
            groups->group[groups->count++] = rest;
        else
            groups_add(table, rest, groups);
    }
}

bool till_is_trapped_among(const struct till_table *table, const struct till_groups *groups,
                           const struct change *change) {
    if (change->victim != NO_TILE)
        return groups->count > 1;
    const tiles_t around = tiles_around(table, change->to_x, change->to_y);
    for (unsigned i = 0; i < groups->count; i++)
        if ((groups->group[i] & around) == 0)
            return true;
    return false;
}

bool till_is_trapped_after(const struct till_table *table, unsigned tile,
                           const struct change *change) {
    struct till_groups without, less;
    if (till_is_linked_around(table, tile, change))
        return false;
    till_groups_without(table, tile, &without);
    if (change == NULL)
        return without.count > 1;
    if (change->tile == NO_TILE)
        return till_is_trapped_among(table, &without, change);
    till_groups_less(table, &without, tile, change->tile, &less);
    return till_is_trapped_among(table, &less, change);
}

static unsigned count_of(tiles_t tiles) {
    return (unsigned)(__builtin_popcountll((uint64_t)tiles) +
                      __builtin_popcountll((uint64_t)(tiles >> 64)));
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
