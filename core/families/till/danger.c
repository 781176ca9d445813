/* Till Chess: who could capture a King (rules 3, moves). */

#include "table.h"

/* A line through a square that is looked along. */
struct sight {
    enum axis axis;
    int index, here; /* the line's, and the square's bit on it */
    int start, step; /* the cell of the line's bit 0 if it had one, and to the next */
};

static struct sight sight_along(const struct till_table *table, enum axis axis, int x, int y) {
    static const uint8_t ways[AXES] = {2, 0, 1, 3};
    const int here = line_bit(axis, x, y), step = table->around[ways[axis]];
    return (struct sight){.axis = axis,
                          .index = line_index(table, axis, x, y),
                          .here = here,
                          .start = cell_of(table, x, y) - here * step,
                          .step = step};
}

static unsigned tile_on(const struct till_table *table, const struct sight *sight, int bit) {
    return table->at[sight->start + bit * sight->step] - 1u;
}

/* Notes which tile that is not its owner's lies between a watcher and the square; false if there
   are more, all of which no action takes away, or if one that is gone is not the only one. */
static bool find_blocker(const struct till_table *table, const struct sight *sight,
                         struct watcher *watcher, unsigned gone) {
    const unsigned owner = till_owner(table->position, watcher->tile);
    line_t rest = line_on(table, sight->axis, SET_TILES, sight->index) & watcher->between;
    for (; rest != 0; rest &= rest - 1) {
        const unsigned tile = tile_on(table, sight, line_lowest(rest));
        if (tile == gone || till_owner(table->position, tile) == owner)
            continue;
        if (gone != NO_TILE || watcher->blocker != NO_TILE)
            return false;
        watcher->blocker = (uint8_t)tile;
    }
    return true;
}

/* The enemies that slide along a line through the square. Sliders behind two tiles that block are
   left out: no action opens both. */
static unsigned find_on_line(const struct till_table *table, const struct sight *sight,
                             unsigned gone, struct watcher *list) {
    line_t rest = line_on(table, sight->axis, SET_SLIDERS, sight->index) &
                  ~line_of_bit((unsigned)sight->here);
    unsigned count = 0;
    for (; rest != 0; rest &= rest - 1) {
        const int bit = line_lowest(rest);
        WORK(1);
        list[count] = (struct watcher){.tile = (uint8_t)tile_on(table, sight, bit),
                                       .blocker = NO_TILE,
                                       .axis = sight->axis,
                                       .is_slide = true,
                                       .between = till_line_between(bit, sight->here)};
        count += find_blocker(table, sight, &list[count], gone);
    }
    return count;
}

/* The enemies of some kinds that are a step away from a cell. */
static unsigned find_steps(const struct till_table *table, int cell, const int *steps,
                           unsigned stride, unsigned kinds, struct watcher *list) {
    unsigned count = 0;
    for (unsigned way = 0; way < 8; way += stride) {
        const uint8_t at = table->at[cell + steps[way]];
        if ((table->enemy[at] & kinds) != 0)
            list[count++] = (struct watcher){.tile = (uint8_t)(at - 1), .blocker = NO_TILE};
    }
    return count;
}

unsigned till_find_watchers(const struct till_table *table, int x, int y, unsigned gone,
                            struct watcher *list) {
    const int cell = cell_of(table, x, y);
    unsigned count = find_steps(table, cell, table->leaps, 1, 1U << KNIGHT, list);
    WORK(2);
    count += find_steps(table, cell, table->around, 2, 1U << KING, &list[count]);
    count += find_steps(table, cell, &table->around[1], 2, 1U << KING | 1U << PAWN, &list[count]);
    for (enum axis axis = AXIS_ROW; axis < AXES; axis++) {
        const uint64_t *sliders =
            halves_of(table, axis, SET_SLIDERS, line_index(table, axis, x, y));
        if ((sliders[0] | sliders[1]) == 0)
            continue;
        const struct sight sight = sight_along(table, axis, x, y);
        count += find_on_line(table, &sight, gone, &list[count]);
    }
    return count;
}

/* A tile that comes between blocks, unless it takes a tile that did so before. */
static bool is_blocked_by(const struct till_table *table, const struct watcher *watcher, int x,
                          int y, const struct change *change) {
    const struct till_position *position = table->position;
    return watcher->is_slide &&
           line_index(table, watcher->axis, change->to_x, change->to_y) ==
               line_index(table, watcher->axis, x, y) &&
           line_has(watcher->between,
                    (unsigned)line_bit(watcher->axis, change->to_x, change->to_y)) &&
           (change->victim == NO_TILE ||
            till_owner(position, change->victim) == till_owner(position, watcher->tile));
}

/* A captured tile attacks no more, and with a captured King all that its owner controlled. */
static bool is_won_over(const struct till_position *position, unsigned tile,
                        const struct change *change) {
    if (change->victim == NO_TILE)
        return false;
    return tile == change->victim ||
           (position->tiles[change->victim].kind == KING &&
            till_owner(position, tile) == position->tiles[change->victim].colour);
}

bool till_can_watcher_reach(const struct till_table *table, const struct watcher *watcher, int x,
                            int y, const struct change *change) {
    unsigned count = table->position->count;
    WORK(1);
    if (change == NULL)
        return watcher->blocker == NO_TILE && count > 2;
    count = count + (change->tile == NO_TILE) - (change->victim != NO_TILE);
    /* The last two tiles cannot capture each other: nothing would be left to touch. */
    return is_open_without(watcher, change->tile) && count > 2 &&
           !is_won_over(table->position, watcher->tile, change) &&
           !is_blocked_by(table, watcher, x, y, change);
}

bool till_can_watcher_capture(const struct till_table *table, struct till_links *links,
                              const struct watcher *watcher, int x, int y,
                              const struct change *change) {
    return till_can_watcher_reach(table, watcher, x, y, change) &&
           !till_is_trapped_after(table, links, watcher->tile, change);
}

bool till_is_king_safe(const struct till_table *table, struct till_links *links,
                       const struct watcher *list, unsigned count, int x, int y,
                       const struct change *change) {
    for (unsigned i = 0; i < count; i++)
        if (till_can_watcher_capture(table, links, &list[i], x, y, change))
            return false;
    return true;
}

/* Lists the tiles that attack a square, of those that are trapped or of those that are not. */
static size_t list_attackers(const struct till_table *table, struct till_links *links, int x, int y,
                             bool are_trapped, struct attack *list) {
    const struct till_position *position = table->position;
    struct watcher watchers[TILES_MAX];
    const unsigned watcher_count = till_find_watchers(table, x, y, NO_TILE, watchers);
    size_t count = 0;
    for (unsigned i = 0; i < watcher_count && count < ATTACKS_MAX; i++) {
        const struct till_tile *tile = &position->tiles[watchers[i].tile];
        if (till_can_watcher_reach(table, &watchers[i], x, y, NULL) &&
            till_is_trapped(table, links, watchers[i].tile) == are_trapped)
            list[count++] =
                (struct attack){.from = {position->left + tile->x, position->bottom + tile->y}};
    }
    return count;
}

size_t till_attacks(const struct variant *variant, const void *now, struct square at,
                    struct attack *list) {
    const struct till_position *position = now;
    const int x = (int)(at.x - position->left), y = (int)(at.y - position->bottom);
    struct till_table table;
    struct till_links links;
    (void)variant;
    till_table_build(&table, position, till_owner(position, till_tile_at(position, x, y)));
    till_find_links(&table, &links);
    const size_t count = list_attackers(&table, &links, x, y, false, list);
    return count > 0 ? count : list_attackers(&table, &links, x, y, true, list);
}

enum danger till_king_danger(struct till_table *table, struct till_links *links, unsigned king) {
    const struct till_tile *tile = &table->position->tiles[king];
    struct watcher watchers[TILES_MAX];
    enum danger worst = DANGER_NONE;
    if (table->player != tile->colour)
        till_table_build(table, table->position, tile->colour);
    const unsigned count = till_find_watchers(table, tile->x, tile->y, NO_TILE, watchers);
    for (unsigned i = 0; i < count && worst != DANGER_CHECK; i++)
        if (till_can_watcher_reach(table, &watchers[i], tile->x, tile->y, NULL))
            worst = till_is_trapped(table, links, watchers[i].tile) ? DANGER_THREAT : DANGER_CHECK;
    return worst;
}
