/* Till Chess: who could capture a King (rules 3, moves). */

#include "table.h"

/* The axis on which two squares lie, or AXES. */
static enum axis axis_of(int dx, int dy) {
    if (dy == 0)
        return AXIS_ROW;
    if (dx == 0)
        return AXIS_COLUMN;
    return dx == dy ? AXIS_RISING : dx == -dy ? AXIS_FALLING : AXES;
}

static bool can_slide_on(enum till_kind kind, enum axis axis) {
    const bool is_straight = axis == AXIS_ROW || axis == AXIS_COLUMN;
    return axis != AXES &&
           (kind == QUEEN || (kind == ROOK && is_straight) || (kind == BISHOP && !is_straight));
}

static bool can_hit(enum till_kind kind, int dx, int dy) {
    switch (kind) {
    case KING:
        return dx * dx <= 1 && dy * dy <= 1;
    case KNIGHT:
        return dx * dx + dy * dy == 5;
    case PAWN:
        return dx * dx == 1 && dy * dy == 1;
    default:
        return false;
    }
}

static uint8_t count_blockers(const struct till_table *table, const struct watcher *watcher, int x,
                              int y) {
    const unsigned owner = till_owner(table->position, watcher->tile);
    const int line = line_index(table, watcher->axis, x, y);
    uint8_t count = 0;
    for (line_t rest = table->tiles[watcher->axis][line] & watcher->between; rest != 0 && count < 2;
         rest &= rest - 1) {
        const struct square square = till_line_square(watcher->axis, x, y, line_lowest(rest));
        const unsigned tile = table->at[cell_of(table, square.x, square.y)] - 1u;
        if (till_owner(table->position, tile) != owner)
            count++;
    }
    return count;
}

/* Whether a tile could capture on the square if nothing lay between. */
static bool watcher_make(const struct till_table *table, unsigned tile, int x, int y,
                         struct watcher *watcher) {
    const struct till_tile *here = &table->position->tiles[tile];
    const int dx = x - here->x, dy = y - here->y;
    WORK(1);
    if (dx == 0 && dy == 0)
        return false;
    *watcher = (struct watcher){.tile = (uint8_t)tile, .axis = axis_of(dx, dy)};
    watcher->is_slide = can_slide_on(here->kind, watcher->axis);
    if (watcher->is_slide) {
        watcher->between = till_line_between(line_bit(watcher->axis, here->x, here->y),
                                             line_bit(watcher->axis, x, y));
        watcher->blockers = count_blockers(table, watcher, x, y);
    }
    return watcher->is_slide || can_hit(here->kind, dx, dy);
}

unsigned till_find_watchers(const struct till_table *table, int x, int y, struct watcher *list) {
    unsigned count = 0;
    for (unsigned tile = 0; tile < table->position->count; tile++)
        if (till_owner(table->position, tile) != table->player)
            count += watcher_make(table, tile, x, y, &list[count]);
    return count;
}

static bool is_between(const struct till_table *table, const struct watcher *watcher, int x, int y,
                       int line) {
    return line_index(table, watcher->axis, x, y) == line &&
           (watcher->between >> line_bit(watcher->axis, x, y) & 1) != 0;
}

/* What lies in a slide's way after the change. The mover is nobody's own but the King's owner's. */
static int blockers_after(const struct till_table *table, const struct watcher *watcher, int x,
                          int y, const struct change *change) {
    const struct till_position *position = table->position;
    const int line = line_index(table, watcher->axis, x, y);
    int count = watcher->blockers;
    if (change->tile != NO_TILE && is_between(table, watcher, change->from_x, change->from_y, line))
        count--;
    if (is_between(table, watcher, change->to_x, change->to_y, line) &&
        (change->victim == NO_TILE ||
         till_owner(position, change->victim) == till_owner(position, watcher->tile)))
        count++;
    return count;
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

enum danger till_watcher_danger(const struct till_table *table, const struct watcher *watcher,
                                int x, int y, const struct change *change) {
    unsigned count = table->position->count;
    WORK(1);
    int blockers = watcher->blockers;
    if (change != NULL) {
        if (is_won_over(table->position, watcher->tile, change))
            return DANGER_NONE;
        count = count + (change->tile == NO_TILE) - (change->victim != NO_TILE);
        if (watcher->is_slide)
            blockers = blockers_after(table, watcher, x, y, change);
    }
    /* The last two tiles cannot capture each other: nothing would be left to touch. */
    if (blockers > 0 || count <= 2)
        return DANGER_NONE;
    return till_is_trapped_after(table, watcher->tile, change) ? DANGER_THREAT : DANGER_CHECK;
}

bool till_is_king_safe(const struct till_table *table, const struct watcher *list, unsigned count,
                       int x, int y, const struct change *change) {
    for (unsigned i = 0; i < count; i++)
        if (till_watcher_danger(table, &list[i], x, y, change) == DANGER_CHECK)
            return false;
    return true;
}

enum danger till_king_danger(const struct till_position *position, unsigned king) {
    const struct till_tile *tile = &position->tiles[king];
    struct till_table table;
    struct watcher watchers[TILES_MAX];
    enum danger worst = DANGER_NONE;
    till_table_build(&table, position, tile->colour);
    const unsigned count = till_find_watchers(&table, tile->x, tile->y, watchers);
    for (unsigned i = 0; i < count; i++) {
        const enum danger danger =
            till_watcher_danger(&table, &watchers[i], tile->x, tile->y, NULL);
        worst = danger > worst ? danger : worst;
    }
    return worst;
}
