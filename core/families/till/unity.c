/* Till Chess: all tiles hang together, and some of them are the only link (rules 3). */

#include "table.h"

#include <string.h>

/* A depth-first walk over the tiles; `low` is the earliest tile that a tile's descendants touch. */
struct walk {
    const struct table *table;
    uint8_t order[TILES_MAX], low[TILES_MAX]; /* from 1; 0: not met */
    uint8_t stack[TILES_MAX], way[TILES_MAX]; /* per level: the tile, the next direction to try */
    unsigned depth, met, root_children;
    bool *is_trapped;
};

static void walk_enter(struct walk *walk, unsigned tile) {
    walk->order[tile] = walk->low[tile] = (uint8_t)++walk->met;
    walk->stack[walk->depth] = (uint8_t)tile;
    walk->way[walk->depth++] = 0;
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

static void walk_try(struct walk *walk, unsigned way) {
    const struct table *table = walk->table;
    const unsigned tile = walk->stack[walk->depth - 1];
    const struct till_tile *here = &table->position->tiles[tile];
    const uint8_t met =
        table->at[cell_of(table, here->x + till_steps[way][0], here->y + till_steps[way][1])];
    if (met == 0)
        return;
    const unsigned next = met - 1u;
    if (walk->order[next] == 0)
        walk_enter(walk, next);
    else if (walk->order[next] < walk->low[tile])
        walk->low[tile] = walk->order[next];
}

void table_find_trapped(const struct table *table, bool *is_trapped) {
    struct walk walk = {.table = table, .is_trapped = is_trapped};
    memset(is_trapped, 0, table->position->count * sizeof *is_trapped);
    walk_enter(&walk, 0);
    while (walk.depth > 0) {
        uint8_t *way = &walk.way[walk.depth - 1];
        if (*way < 8)
            walk_try(&walk, (*way)++);
        else
            walk_leave(&walk);
    }
    is_trapped[0] = walk.root_children > 1;
}

/* The tile on a square once a change is made; a new tile has the first free number. */
static unsigned tile_after(const struct table *table, const struct change *change, int x, int y) {
    if (change != NULL) {
        if (x == change->to_x && y == change->to_y)
            return change->tile != NO_TILE ? change->tile : table->position->count;
        if (change->tile != NO_TILE && x == change->from_x && y == change->from_y)
            return NO_TILE;
    }
    const uint8_t at = table->at[cell_of(table, x, y)];
    return at != 0 ? at - 1u : NO_TILE;
}

static struct square place_after(const struct table *table, const struct change *change,
                                 unsigned tile) {
    if (change != NULL && (tile == change->tile || tile == table->position->count))
        return (struct square){change->to_x, change->to_y};
    return (struct square){table->position->tiles[tile].x, table->position->tiles[tile].y};
}

/* Gives every tile that hangs together with the first, without a way over `but`, a group number. */
static unsigned flood(const struct table *table, const struct change *change, unsigned first,
                      unsigned but, uint8_t *group, uint8_t number) {
    uint8_t queue[TILES_MAX + 1];
    unsigned count = 0;
    group[first] = number;
    queue[count++] = (uint8_t)first;
    for (unsigned i = 0; i < count; i++) {
        const struct square here = place_after(table, change, queue[i]);
        for (unsigned way = 0; way < 8; way++) {
            const unsigned near =
                tile_after(table, change, here.x + till_steps[way][0], here.y + till_steps[way][1]);
            if (near == NO_TILE || near == but || group[near] != 0)
                continue;
            group[near] = number;
            queue[count++] = (uint8_t)near;
        }
    }
    return count;
}

/* The tiles around a tile as bits in circular order, once a change is made. */
static unsigned ring_after(const struct table *table, const struct change *change,
                           struct square here) {
    unsigned ring = 0;
    for (unsigned way = 0; way < 8; way++)
        if (tile_after(table, change, here.x + till_steps[way][0], here.y + till_steps[way][1]) !=
            NO_TILE)
            ring |= 1u << way;
    return ring;
}

/* True if the tiles of a ring touch each other all the way: nothing hangs on their middle alone. A
   missing corner does not part its two sides, since they touch. */
static bool is_ring_joined(unsigned ring) {
    for (unsigned corner = 1; corner < 8; corner += 2)
        if ((ring >> (corner - 1) & 1) != 0 && (ring >> ((corner + 1) & 7) & 1) != 0)
            ring |= 1u << corner;
    const unsigned turned = (ring << 1 | ring >> 7) & 255;
    return __builtin_popcount(ring & ~turned) <= 1;
}

bool table_is_trapped_after(const struct table *table, unsigned tile, const struct change *change) {
    uint8_t group[TILES_MAX + 1] = {0};
    const struct square here = place_after(table, change, tile);
    const unsigned ring = ring_after(table, change, here);
    unsigned total = table->position->count;
    if (is_ring_joined(ring))
        return false;
    if (change != NULL)
        total = total + (change->tile == NO_TILE) - (change->victim != NO_TILE);
    const unsigned way = (unsigned)__builtin_ctz(ring);
    const unsigned first =
        tile_after(table, change, here.x + till_steps[way][0], here.y + till_steps[way][1]);
    return flood(table, change, first, tile, group, 1) < total - 1;
}

bool table_is_connected(const struct table *table) {
    uint8_t group[TILES_MAX + 1] = {0};
    return flood(table, NULL, 0, NO_TILE, group, 1) == table->position->count;
}

unsigned table_cut_off(const struct table *table, unsigned tile, uint8_t *tiles) {
    uint8_t group[TILES_MAX + 1] = {0};
    uint8_t largest = 0, number = 0;
    unsigned most = 0, count = 0;
    for (unsigned first = 0; first < table->position->count; first++) {
        if (first == tile || group[first] != 0)
            continue;
        const unsigned size = flood(table, NULL, first, tile, group, ++number);
        if (size > most) {
            most = size;
            largest = number;
        }
    }
    for (unsigned i = 0; i < table->position->count; i++)
        if (i != tile && group[i] != largest)
            tiles[count++] = (uint8_t)i;
    return count;
}
