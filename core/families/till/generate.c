/* Till Chess: all legal actions of a position (rules 3). */

#include "table.h"

#include <string.h>

/* An enemy in line with the own King, and what hangs together without it. */
struct watch {
    struct watcher watcher;
    const struct till_groups *without; /* NULL until it is asked for */
    uint8_t groups[TILES_MAX + 1];     /* by what lies on a square: its group's bit */
    uint8_t all_groups;
};

/* One that could take the King if the tile that moves left. */
struct opening {
    struct watch *watch;
    bool is_held; /* the enemy is trapped, and stays so if what it links is not linked anew */
};

/* The data of generating besides the table. */
struct generator {
    const struct till_table *table;
    struct till_links *links;
    action_t *list;
    size_t count;
    struct watch watches[TILES_MAX];
    unsigned watch_count;
    struct opening openings[TILES_MAX];
    unsigned opening_count;
    int king_x, king_y;
    bool is_before; /* by earlier rules: a King may be put beside another */
};

static void add(struct generator *generator, struct till_action action) {
    assert(generator->count < TILL_ACTIONS_MAX);
    generator->list[generator->count++] = till_pack(action);
}

/* The groups of tiles that hang together without a watcher. */
static const struct till_groups *groups_of(const struct generator *generator, struct watch *watch) {
    if (watch->without != NULL)
        return watch->without;
    const struct till_groups *without =
        till_groups_without(generator->table, generator->links, watch->watcher.tile);
    const unsigned last = without->count - 1;
    watch->without = without;
    watch->all_groups = (uint8_t)((1u << without->count) - 1);
    memset(watch->groups, 1 << last, generator->table->position->count + 1u);
    for (unsigned i = 0; i < last; i++)
        for (tiles_t rest = without->group[i]; rest != 0; rest &= rest - 1)
            watch->groups[line_lowest(rest) + 1] = (uint8_t)(1u << i);
    watch->groups[0] = watch->groups[watch->watcher.tile + 1] = 0;
    return without;
}

/* Whether a tile is a group by itself. */
static bool is_group(const struct till_groups *groups, unsigned tile) {
    for (unsigned i = 0; i < groups->count; i++)
        if (groups->group[i] == line_of_bit(tile))
            return true;
    return false;
}

/* Notes who could take the King if a tile left, which most often nobody could, whatever it comes
   to. */
static void find_openings(struct generator *generator, unsigned tile) {
    generator->opening_count = 0;
    for (unsigned i = 0; i < generator->watch_count; i++) {
        struct watch *watch = &generator->watches[i];
        if (!is_open_without(&watch->watcher, tile))
            continue;
        const struct till_groups *without = groups_of(generator, watch);
        struct opening *opening = &generator->openings[generator->opening_count++];
        opening->watch = watch;
        opening->is_held = without->count > 1 && !is_group(without, tile);
    }
}

/* Whether a move to a cell plainly leaves a watcher trapped. Beside the square that it leaves, a
   tile may seem to link a group by touching itself: that is looked at closely. */
static bool is_held(const struct till_table *table, const struct opening *opening, int cell) {
    const uint8_t *at = &table->at[cell];
    unsigned touched = 0;
    if (!opening->is_held || at[0] != 0)
        return opening->is_held;
    for (unsigned way = 0; way < 8; way++)
        touched |= opening->watch->groups[at[table->around[way]]];
    return touched != opening->watch->all_groups;
}

static bool is_safe_after(struct generator *generator, unsigned tile, int x, int y) {
    const struct till_table *table = generator->table;
    const int cell = cell_of(table, x, y);
    struct opening *const end = &generator->openings[generator->opening_count];
    for (struct opening *opening = generator->openings; opening < end; opening++) {
        if (is_held(table, opening, cell))
            continue;
        const struct change change = till_change_of(table, tile, x, y);
        if (till_can_watcher_capture(table, generator->links, &opening->watch->watcher,
                                     generator->king_x, generator->king_y, &change))
            return false;
    }
    return true;
}

static void add_move(struct generator *generator, unsigned tile, int x, int y) {
    add(generator, (struct till_action){.type = TILL_MOVE, .tile = (uint8_t)tile, .x = x, .y = y});
}

/* The own King must not be left where it could be captured. */
static void add_if_safe(struct generator *generator, unsigned tile, int x, int y) {
    if (is_on_grid(generator->table, x, y) &&
        (generator->opening_count == 0 || is_safe_after(generator, tile, x, y)))
        add_move(generator, tile, x, y);
}

/* Whether a tile may end on a square, which has to touch another tile. */
static bool can_end(const struct till_table *table, unsigned tile, int x, int y,
                    bool is_quiet_allowed, bool is_capture_allowed) {
    const uint8_t target = table->at[cell_of(table, x, y)];
    if (target == 0)
        return is_quiet_allowed && till_touches(table, x, y, tile);
    return is_capture_allowed && table->enemy[target] != 0 && till_touches(table, x, y, tile);
}

static void generate_king(struct generator *generator, unsigned tile) {
    const struct till_table *table = generator->table;
    const struct till_tile *here = &table->position->tiles[tile];
    struct watcher watchers[TILES_MAX];
    for (unsigned way = 0; way < 8; way++) {
        const int x = here->x + till_steps[way][0], y = here->y + till_steps[way][1];
        if (!can_end(table, tile, x, y, true, true) || !is_on_grid(table, x, y))
            continue;
        const struct change change = till_change_of(table, tile, x, y);
        const unsigned count = till_find_watchers(table, x, y, tile, watchers);
        if (till_is_king_safe(table, generator->links, watchers, count, x, y, &change))
            add_move(generator, tile, x, y);
    }
}

static void generate_pawn(struct generator *generator, unsigned tile) {
    const struct till_tile *here = &generator->table->position->tiles[tile];
    for (unsigned way = 0; way < 8; way++) {
        const int x = here->x + till_steps[way][0], y = here->y + till_steps[way][1];
        if (can_end(generator->table, tile, x, y, true, way % 2 == 1))
            add_if_safe(generator, tile, x, y);
    }
}

static void generate_knight(struct generator *generator, unsigned tile) {
    const struct till_tile *here = &generator->table->position->tiles[tile];
    for (unsigned way = 0; way < 8; way++) {
        const int x = here->x + till_leaps[way][0], y = here->y + till_leaps[way][1];
        if (can_end(generator->table, tile, x, y, true, true))
            add_if_safe(generator, tile, x, y);
    }
}

/* The squares from a bit of a line up to and with the first tile in the way, on both sides. */
static line_t reach_of(line_t blockers, int from) {
    const line_t here = line_of_bit((unsigned)from);
    const line_t above = ~((here << 1) - 1), below = here - 1;
    line_t reach = above | below;
    if ((blockers & above) != 0)
        reach &= (line_of_bit((unsigned)line_lowest(blockers & above)) << 1) - 1;
    if ((blockers & below) != 0)
        reach &= ~(line_of_bit((unsigned)till_line_highest(blockers & below)) - 1);
    return reach;
}

static void generate_slides(struct generator *generator, unsigned tile, enum axis axis) {
    const struct till_table *table = generator->table;
    const struct till_tile *here = &table->position->tiles[tile];
    const int line = line_index(table, axis, here->x, here->y);
    const int from = line_bit(axis, here->x, here->y);
    const line_t own = line_on(table, axis, SET_OWN, line);
    line_t targets = reach_of(line_on(table, axis, SET_TILES, line) & ~own, from) & ~own &
                     till_touched_line(table, axis, line);
    const struct square step = till_axis_step(axis);
    for (; targets != 0; targets &= targets - 1) {
        const int to = line_lowest(targets), along = to - from;
        const struct square square = {here->x + along * step.x, here->y + along * step.y};
        /* Beside the square that it leaves, a tile might have touched nothing but itself. */
        if ((along == 1 || along == -1) && !till_touches(table, square.x, square.y, tile))
            continue;
        add_if_safe(generator, tile, square.x, square.y);
    }
}

static void generate_tile(struct generator *generator, unsigned tile) {
    const enum till_kind kind = generator->table->position->tiles[tile].kind;
    find_openings(generator, tile);
    if (kind == PAWN)
        generate_pawn(generator, tile);
    if (kind == KNIGHT)
        generate_knight(generator, tile);
    for (enum axis axis = AXIS_ROW; axis < AXES; axis++)
        if (kind == QUEEN || kind == (axis <= AXIS_COLUMN ? ROOK : BISHOP))
            generate_slides(generator, tile, axis);
}

static void find_watches(struct generator *generator, unsigned king) {
    const struct till_table *table = generator->table;
    struct watcher watchers[TILES_MAX];
    generator->king_x = table->position->tiles[king].x;
    generator->king_y = table->position->tiles[king].y;
    generator->watch_count =
        till_find_watchers(table, generator->king_x, generator->king_y, NO_TILE, watchers);
    for (unsigned i = 0; i < generator->watch_count; i++) {
        generator->watches[i].watcher = watchers[i];
        generator->watches[i].without = NULL;
    }
}

static void generate_moves(struct generator *generator) {
    const struct till_position *position = generator->table->position;
    const struct till_table *table = generator->table;
    const unsigned king = till_king_of(position, position->player);
    const unsigned count = position->count;
    find_watches(generator, king);
    for (unsigned tile = 0; tile < count; tile++)
        if (table->enemy[tile + 1] == 0 && tile != king &&
            !till_is_trapped(table, generator->links, tile))
            generate_tile(generator, tile);
    if (!till_is_trapped(table, generator->links, king))
        generate_king(generator, king);
    if (generator->count == 0)
        add(generator, (struct till_action){.type = TILL_PASS});
}

/* Whether the King that comes last may be put there, unless it may be put anywhere. */
static bool can_place_king(const struct generator *generator, int x, int y) {
    const struct till_table *table = generator->table;
    struct watcher watchers[TILES_MAX];
    const struct change change = {.tile = NO_TILE, .to_x = x, .to_y = y, .victim = NO_TILE};
    const unsigned count = till_find_watchers(table, x, y, NO_TILE, watchers);
    for (unsigned i = 0; i < count && !generator->is_before; i++)
        if (table->position->tiles[watchers[i].tile].kind == KING)
            return false;
    return till_is_king_safe(table, generator->links, watchers, count, x, y, &change);
}

bool till_is_king_next(const struct till_position *position) {
    const uint8_t *hand = position->hand[position->player];
    for (enum till_kind kind = QUEEN; kind < KINDS; kind++)
        if (hand[kind] != 0)
            return false;
    return hand[KING] != 0;
}

static void add_placement(struct generator *generator, enum till_kind kind, struct square square) {
    add(generator,
        (struct till_action){.type = TILL_PLACE, .kind = kind, .x = square.x, .y = square.y});
}

/* The King comes last, and not into danger nor beside another; the others in any order. */
static void place_at(struct generator *generator, struct square square, bool is_king_anywhere) {
    const struct till_position *position = generator->table->position;
    if (!is_on_grid(generator->table, square.x, square.y))
        return;
    if (till_is_king_next(position)) {
        if (is_king_anywhere || can_place_king(generator, square.x, square.y))
            add_placement(generator, KING, square);
        return;
    }
    for (enum till_kind kind = QUEEN; kind < KINDS; kind++)
        if (position->hand[position->player][kind] != 0)
            add_placement(generator, kind, square);
}

static void place_everywhere(struct generator *generator, bool is_king_anywhere) {
    const struct till_table *table = generator->table;
    for (int y = -1; y <= table->height; y++) {
        const int line = line_index(table, AXIS_ROW, 0, y);
        line_t open =
            till_touched_line(table, AXIS_ROW, line) & ~line_on(table, AXIS_ROW, SET_TILES, line);
        for (; open != 0; open &= open - 1)
            place_at(generator, (struct square){line_lowest(open) - MARGIN, y}, is_king_anywhere);
    }
}

/* If a King is welcome on no open square, any will do. */
static void generate_placements(struct generator *generator) {
    place_everywhere(generator, false);
    if (generator->count == 0)
        place_everywhere(generator, true);
}

size_t till_generate_on(const struct till_table *table, struct till_links *links, bool is_before,
                        action_t *list) {
    struct generator generator;
    generator.table = table;
    generator.links = links;
    generator.list = list;
    generator.count = 0;
    generator.is_before = is_before;
    if (till_is_placing(table->position))
        generate_placements(&generator);
    else
        generate_moves(&generator);
    return generator.count;
}

/* The very first tile goes to 0,0. */
static size_t generate_first(const struct till_position *position, action_t *list) {
    size_t count = 0;
    for (enum till_kind kind = QUEEN; kind < KINDS; kind++)
        if (position->hand[position->player][kind] != 0)
            list[count++] = till_pack((struct till_action){.type = TILL_PLACE, .kind = kind});
    return count;
}

static size_t generate_at(const struct till_position *position, bool is_before, action_t *list) {
    struct till_table table;
    struct till_links links;
    if (position->count == 0)
        return generate_first(position, list);
    till_table_build(&table, position, position->player);
    if (!till_is_placing(position) || till_is_king_next(position))
        till_find_links(&table, &links);
    return till_generate_on(&table, &links, is_before, list);
}

size_t till_generate(const struct variant *variant, const void *now, action_t *list) {
    return till_outcome(variant, now).result == RESULT_ONGOING ? generate_at(now, false, list) : 0;
}

size_t till_generate_before(const struct variant *variant, const void *now, action_t *list) {
    (void)variant;
    return generate_at(now, true, list);
}
