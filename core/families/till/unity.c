/* Till Chess: all tiles hang together, and some of them are the only link (rules 3). */

#include "table.h"

#include <string.h>

static tiles_t only(unsigned tile) { return (tiles_t)1 << tile; }

bool till_is_ring_linked(unsigned ring) {
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
    uint8_t order[TILES_MAX], low[TILES_MAX]; /* from 1; 0: not met */
    uint8_t stack[TILES_MAX];                 /* per level: the tile */
    tiles_t rest[TILES_MAX];                  /* per level: what it touches and is to be tried */
    unsigned depth, met, root_children;
    bool *is_trapped;
};

static void walk_enter(struct walk *walk, unsigned tile) {
    WORK(1);
    walk->order[tile] = walk->low[tile] = (uint8_t)++walk->met;
    walk->rest[walk->depth] = walk->table->touching[tile];
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

static void walk_try(struct walk *walk, unsigned next) {
    const unsigned tile = walk->stack[walk->depth - 1];
    if (walk->order[next] == 0)
        walk_enter(walk, next);
    else if (walk->order[next] < walk->low[tile])
        walk->low[tile] = walk->order[next];
}

void till_find_trapped(const struct till_table *table, bool *is_trapped) {
    struct walk walk;
    walk.table = table;
    walk.depth = walk.met = walk.root_children = 0;
    walk.is_trapped = is_trapped;
    memset(walk.order, 0, sizeof walk.order);
    memset(is_trapped, 0, table->position->count * sizeof *is_trapped);
    walk_enter(&walk, 0);
    while (walk.depth > 0) {
        tiles_t *rest = &walk.rest[walk.depth - 1];
        const tiles_t tried = *rest;
        if (tried == 0) {
            walk_leave(&walk);
        } else {
            *rest &= tried - 1;
            walk_try(&walk, (unsigned)line_lowest(tried));
        }
    }
    is_trapped[0] = walk.root_children > 1;
}

/* Which tiles touch which, once a change is made. */
struct links {
    const struct till_table *table;
    tiles_t gone;   /* from where they lay: the mover and its victim */
    tiles_t around; /* what the tile that came touches */
    unsigned came;  /* its number, the first free one if it is new; unused if nothing is around */
};

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

static struct links links_after(const struct till_table *table, const struct change *change) {
    struct links links = {.table = table};
    if (change == NULL)
        return links;
    const bool is_new = change->tile == NO_TILE;
    links.came = is_new ? table->position->count : change->tile;
    links.gone =
        (is_new ? 0 : only(change->tile)) | (change->victim == NO_TILE ? 0 : only(change->victim));
    links.around = tiles_around(table, change->to_x, change->to_y) & ~links.gone;
    return links;
}

static tiles_t touching_after(const struct links *links, unsigned tile) {
    if (links->around != 0 && tile == links->came)
        return links->around;
    const tiles_t tiles = links->table->touching[tile] & ~links->gone;
    return (links->around & only(tile)) != 0 ? tiles | only(links->came) : tiles;
}

static bool is_occupied_after(const struct till_table *table, const struct change *change, int x,
                              int y) {
    if (change != NULL && change->to_x == x && change->to_y == y)
        return true;
    if (change != NULL && change->tile != NO_TILE && change->from_x == x && change->from_y == y)
        return false;
    return table->at[cell_of(table, x, y)] != 0;
}

bool till_is_linked_around(const struct till_table *table, unsigned tile,
                           const struct change *change) {
    const bool is_moved = change != NULL && tile == change->tile;
    const int x = is_moved ? change->to_x : table->position->tiles[tile].x;
    const int y = is_moved ? change->to_y : table->position->tiles[tile].y;
    unsigned ring = 0;
    for (unsigned way = 0; way < 8; way++)
        if (is_occupied_after(table, change, x + till_steps[way][0], y + till_steps[way][1]))
            ring |= 1U << way;
    return till_is_ring_linked(ring);
}

/* The walk from one of the tiles around it ends as soon as it has met the others. */
static bool is_cut(const struct till_table *table, unsigned tile, const struct change *change) {
    const struct links links = links_after(table, change);
    const tiles_t ring = touching_after(&links, tile);
    tiles_t met = ring & (~ring + 1), open = met;
    while ((ring & ~met) != 0) {
        if (open == 0)
            return true;
        const unsigned here = (unsigned)line_lowest(open);
        open &= open - 1;
        const tiles_t found = touching_after(&links, here) & ~met & ~only(tile);
        WORK(1);
        met |= found;
        open |= found;
    }
    return false;
}

/* The same where nothing changes. */
static bool is_cut_now(const struct till_table *table, unsigned tile) {
    const tiles_t ring = table->touching[tile];
    tiles_t met = ring & (~ring + 1), open = met;
    while ((ring & ~met) != 0) {
        if (open == 0)
            return true;
        const tiles_t found = table->touching[line_lowest(open)] & ~met & ~only(tile);
        WORK(1);
        met |= found;
        open = (open & (open - 1)) | found;
    }
    return false;
}

bool till_is_trapped_after(const struct till_table *table, unsigned tile,
                           const struct change *change) {
    return !till_is_linked_around(table, tile, change) && is_cut(table, tile, change);
}

/* One walk for each of so few tiles, most of which end soon, costs less than the one over all. */
static bool is_few(unsigned tiles, unsigned of) { return tiles <= of / 12; }

void till_find_own_trapped(const struct till_table *table, bool *is_trapped) {
    const unsigned count = table->position->count;
    uint8_t doubtful[TILES_MAX];
    unsigned doubts = 0;
    memset(is_trapped, 0, count * sizeof *is_trapped);
    for (unsigned tile = 0; tile < count; tile++)
        if (till_owner(table->position, tile) == table->player &&
            !till_is_linked_around(table, tile, NULL))
            doubtful[doubts++] = (uint8_t)tile;
    if (!is_few(doubts, count)) {
        till_find_trapped(table, is_trapped);
        return;
    }
    for (unsigned i = 0; i < doubts; i++)
        is_trapped[doubtful[i]] = is_cut_now(table, doubtful[i]);
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

/* Whether what lies around a tile hangs together without it and without one other. */
static bool is_linked_but(const struct till_table *table, unsigned tile, unsigned other) {
    const struct till_tile *here = &table->position->tiles[tile];
    unsigned ring = 0;
    for (unsigned way = 0; way < 8; way++) {
        const uint8_t at =
            table->at[cell_of(table, here->x + till_steps[way][0], here->y + till_steps[way][1])];
        if (at != 0 && at != other + 1)
            ring |= 1U << way;
    }
    return till_is_ring_linked(ring);
}

static tiles_t all_tiles(const struct till_table *table) {
    return only(table->position->count) - 1;
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
    groups->count = 0;
    for (unsigned i = 0; i < from->count; i++) {
        const tiles_t rest = from->group[i] & ~only(mover);
        if (rest == from->group[i] || (rest != 0 && is_linked_but(table, mover, tile)))
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
