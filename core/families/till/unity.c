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
    struct till_links *links;
    uint8_t order[TILES_MAX], low[TILES_MAX]; /* from 1, once met */
    uint8_t stack[TILES_MAX];                 /* per level: the tile */
    tiles_t unmet;
    unsigned depth, met, root_children;
};

/* What it touches and has been met lies on the way to it. */
static void walk_enter(struct walk *walk, unsigned tile) {
    const tiles_t met = touching(walk->table, tile) & ~walk->unmet;
    WORK(1);
    uint8_t low = walk->order[tile] = (uint8_t)++walk->met;
    const uint64_t halves[] = {(uint64_t)met, (uint64_t)(met >> 64)};
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = halves[half]; rest != 0; rest &= rest - 1) {
            const uint8_t order = walk->order[64 * half + (unsigned)__builtin_ctzll(rest)];
            low = order < low ? order : low;
        }
    walk->low[tile] = low;
    walk->links->hanging[tile] = walk->unmet;
    walk->unmet &= ~only(tile);
    walk->stack[walk->depth++] = (uint8_t)tile;
}

/* A descendant that reaches nothing earlier than its parent hangs on the parent alone, with all
   that has been met since; so does every child of the root. */
static void walk_leave(struct walk *walk) {
    const unsigned tile = walk->stack[--walk->depth];
    struct till_links *links = walk->links;
    links->hangs_on[tile] = NO_TILE;
    if (walk->depth == 0)
        return;
    const unsigned parent = walk->stack[walk->depth - 1];
    if (walk->low[tile] < walk->low[parent])
        walk->low[parent] = walk->low[tile];
    if (walk->low[tile] < walk->order[parent])
        return;
    links->hangs_on[tile] = (uint8_t)parent;
    links->hanging[tile] &= ~walk->unmet;
    links->is_trapped[parent] = walk->depth > 1 || walk->root_children > 0;
    walk->root_children += walk->depth == 1;
}

void till_find_links(const struct till_table *table, struct till_links *links) {
    struct walk walk = {.table = table, .unmet = all_tiles(table), .links = links};
    memset(links->is_trapped, 0, table->position->count * sizeof *links->is_trapped);
    walk_enter(&walk, 0);
    while (walk.depth > 0) {
        const tiles_t next = touching(table, walk.stack[walk.depth - 1]) & walk.unmet;
        if (next == 0)
            walk_leave(&walk);
        else
            walk_enter(&walk, (unsigned)line_lowest(next));
    }
}

static tiles_t tiles_around(const struct till_table *table, int x, int y) {
    const uint8_t *at = &table->at[cell_of(table, x, y)];
    tiles_t tiles = 0;
    for (unsigned way = 0; way < 8; way++)
        if (at[table->around[way]] != 0)
            tiles |= only(at[table->around[way]] - 1u);
    return tiles;
}

/* Which squares around a square have a tile other than one. */
static unsigned ring_of(const struct till_table *table, int x, int y, unsigned but) {
    const uint8_t *at = &table->at[cell_of(table, x, y)];
    unsigned ring = 0;
    for (unsigned way = 0; way < 8; way++) {
        const uint8_t near = at[table->around[way]];
        ring |= (unsigned)(near != 0 && near != but + 1) << way;
    }
    return ring;
}

/* True if what lies around a tile, if any, plainly hangs together without it and another. */
static bool is_bypassed(const struct till_table *table, unsigned tile, unsigned other) {
    if (tile == NO_TILE)
        return true;
    const struct till_tile *here = &table->position->tiles[tile];
    return is_ring_linked(ring_of(table, here->x, here->y, other));
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

static unsigned count_of(tiles_t tiles) {
    return (unsigned)(__builtin_popcountll((uint64_t)tiles) +
                      __builtin_popcountll((uint64_t)(tiles >> 64)));
}

/* The squares around a group, and others. */
static struct box box_around(const struct till_table *table, tiles_t group) {
    struct box box = {SPAN_MAX, 0, SPAN_MAX, 0};
    for (; group != 0; group &= group - 1) {
        const struct till_tile *tile = &table->position->tiles[line_lowest(group)];
        box.left = tile->x - 1 < box.left ? tile->x - 1 : box.left;
        box.right = tile->x + 1 > box.right ? tile->x + 1 : box.right;
        box.bottom = tile->y - 1 < box.bottom ? tile->y - 1 : box.bottom;
        box.top = tile->y + 1 > box.top ? tile->y + 1 : box.top;
    }
    return box;
}

void till_groups_without(const struct till_table *table, const struct till_links *links,
                         unsigned tile, struct till_groups *groups) {
    tiles_t rest = all_tiles(table) & ~only(tile);
    groups->count = 0;
    for (tiles_t near = touching(table, tile); near != 0; near &= near - 1) {
        const unsigned child = (unsigned)line_lowest(near);
        if (links->hangs_on[child] != tile)
            continue;
        groups->group[groups->count++] = links->hanging[child];
        rest &= ~links->hanging[child];
    }
    if (rest != 0)
        groups->group[groups->count++] = rest;
}

void till_find_outpost(const struct till_table *table, const struct till_groups *groups,
                       struct outpost *outpost) {
    outpost->tiles = groups->group[0];
    for (unsigned i = 1; i < groups->count; i++)
        if (count_of(groups->group[i]) < count_of(outpost->tiles))
            outpost->tiles = groups->group[i];
    outpost->around = box_around(table, outpost->tiles);
}

void till_groups_less(const struct till_table *table, struct till_groups *groups, unsigned tile,
                      unsigned mover) {
    if (is_bypassed(table, mover, tile))
        return;
    for (unsigned i = 0; i < groups->count; i++) {
        const tiles_t rest = groups->group[i] & ~only(mover);
        if (rest == groups->group[i])
            continue;
        groups->group[i] = groups->group[--groups->count];
        groups_add(table, rest, groups);
        return;
    }
}

bool till_is_trapped_among(const struct till_table *table, const struct till_groups *groups,
                           const struct change *change) {
    const tiles_t mover = only(change->tile);
    const bool is_capture = change->victim != NO_TILE;
    const tiles_t around = is_capture ? 0 : tiles_around(table, change->to_x, change->to_y);
    unsigned apart = 0;
    for (unsigned i = 0; i < groups->count; i++)
        apart += (groups->group[i] & ~mover) != 0 && (groups->group[i] & ~mover & around) == 0;
    return apart > is_capture;
}

bool till_is_trapped_after(const struct till_table *table, const struct till_links *links,
                           unsigned tile, const struct change *change) {
    struct till_groups groups;
    if (!links->is_trapped[tile] && is_bypassed(table, change->tile, tile))
        return change->victim == NO_TILE && (tiles_around(table, change->to_x, change->to_y) &
                                             ~only(tile) & ~only(change->tile)) == 0;
    till_groups_without(table, links, tile, &groups);
    if (till_is_trapped_among(table, &groups, change))
        return true;
    if (change->tile == NO_TILE)
        return false;
    till_groups_less(table, &groups, tile, change->tile);
    return till_is_trapped_among(table, &groups, change);
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
