/* Till Chess: all legal actions of a position (rules 3). */

#include "table.h"

/* An enemy in line with the own King, and what hangs together without it. */
struct watch {
    struct watcher watcher;
    struct till_groups without;
    struct outpost outpost; /* of these, if it is trapped */
    bool is_known;
};

/* One that could take the King if the tile that moves left, and what hangs together without both.
 */
struct opening {
    struct watch *watch;
    struct till_groups less;
    bool is_known;
};

/* What generating needs besides the table. */
struct generator {
    const struct till_table *table;
    const struct till_links *links;
    action_t *list;
    size_t count;
    struct watch watches[TILES_MAX];
    unsigned watch_count;
    struct opening openings[TILES_MAX];
    unsigned opening_count;
    int king_x, king_y;
};

static void add(struct generator *generator, struct till_action action) {
    assert(generator->count < TILL_ACTIONS_MAX);
    generator->list[generator->count++] = till_pack(action);
}

/* Notes who could take the King if a tile left, which most often nobody could, whatever it comes
   to. */
static void find_openings(struct generator *generator, unsigned tile) {
    generator->opening_count = 0;
    for (unsigned i = 0; i < generator->watch_count; i++) {
        struct watch *watch = &generator->watches[i];
        struct opening *opening = &generator->openings[generator->opening_count];
        if (!is_open_without(&watch->watcher, tile))
            continue;
        if (!watch->is_known) {
            till_groups_without(generator->table, generator->links, watch->watcher.tile,
                                &watch->without);
            if (watch->without.count > 1)
                till_find_outpost(generator->table, &watch->without, &watch->outpost);
        }
        watch->is_known = true;
        opening->watch = watch;
        opening->is_known = false;
        generator->opening_count++;
    }
}

/* Whether a watcher is trapped after a move. The moves of one tile come one after another, and
   have most of the answer in common. */
static bool is_watcher_trapped(const struct generator *generator, struct opening *opening,
                               const struct change *change) {
    const struct till_table *table = generator->table;
    const unsigned tile = opening->watch->watcher.tile;
    const struct till_groups *without = &opening->watch->without;
    if (without->count > 1 && till_is_trapped_among(table, without, change))
        return true;
    if (!opening->is_known) {
        opening->less = *without;
        till_groups_less(table, &opening->less, tile, change->tile);
    }
    opening->is_known = true;
    return till_is_trapped_among(table, &opening->less, change);
}

static bool is_safe_after(struct generator *generator, const struct change *change) {
    const struct till_table *table = generator->table;
    for (unsigned i = 0; i < generator->opening_count; i++) {
        struct opening *opening = &generator->openings[i];
        struct watch *watch = opening->watch;
        if (change->victim == NO_TILE && watch->without.count > 1 &&
            is_far_off(&watch->outpost, change))
            continue;
        if (till_can_watcher_reach(table, &watch->watcher, generator->king_x, generator->king_y,
                                   change) &&
            !is_watcher_trapped(generator, opening, change))
            return false;
    }
    return true;
}

static void add_move(struct generator *generator, unsigned tile, int x, int y) {
    add(generator, (struct till_action){.type = TILL_MOVE, .tile = (uint8_t)tile, .x = x, .y = y});
}

/* The own King must not be left where it could be captured. */
static void add_if_safe(struct generator *generator, unsigned tile, int x, int y) {
    const struct till_table *table = generator->table;
    if (!is_on_grid(table, x, y))
        return;
    if (generator->opening_count > 0) {
        const struct change change = till_change_of(table, tile, x, y);
        if (!is_safe_after(generator, &change))
            return;
    }
    add_move(generator, tile, x, y);
}

/* What a tile meets on a square where it may end, touching another tile. */
static bool can_end(const struct till_table *table, unsigned tile, int x, int y,
                    bool is_quiet_allowed, bool is_capture_allowed) {
    const uint8_t target = table->at[cell_of(table, x, y)];
    if (target == 0)
        return is_quiet_allowed && till_touches(table, x, y, tile);
    return is_capture_allowed && till_owner(table->position, target - 1u) != table->player &&
           till_touches(table, x, y, tile);
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
    const line_t own = table->own[axis][line];
    line_t targets = reach_of(table->tiles[axis][line] & ~own, from) & ~own &
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
        generator->watches[i].is_known = false;
    }
}

static void generate_moves(struct generator *generator) {
    const struct till_position *position = generator->table->position;
    const bool *is_trapped = generator->links->is_trapped;
    const unsigned king = till_king_of(position, position->player);
    find_watches(generator, king);
    for (unsigned tile = 0; tile < position->count; tile++)
        if (tile != king && !is_trapped[tile] && till_owner(position, tile) == position->player)
            generate_tile(generator, tile);
    if (!is_trapped[king])
        generate_king(generator, king);
    if (generator->count == 0)
        add(generator, (struct till_action){.type = TILL_PASS});
}

bool till_can_place_king(const struct till_table *table, const struct till_links *links, int x,
                         int y) {
    struct watcher watchers[TILES_MAX];
    const struct change change = {.tile = NO_TILE, .to_x = x, .to_y = y, .victim = NO_TILE};
    const unsigned count = till_find_watchers(table, x, y, NO_TILE, watchers);
    return till_is_king_safe(table, links, watchers, count, x, y, &change);
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

/* The King comes last and not into danger; the others in any order. */
static void place_at(struct generator *generator, struct square square, bool is_danger_allowed) {
    const struct till_position *position = generator->table->position;
    if (!is_on_grid(generator->table, square.x, square.y))
        return;
    if (till_is_king_next(position)) {
        if (is_danger_allowed ||
            till_can_place_king(generator->table, generator->links, square.x, square.y))
            add_placement(generator, KING, square);
        return;
    }
    for (enum till_kind kind = QUEEN; kind < KINDS; kind++)
        if (position->hand[position->player][kind] != 0)
            add_placement(generator, kind, square);
}

static void place_everywhere(struct generator *generator, bool is_danger_allowed) {
    const struct till_table *table = generator->table;
    for (int y = -1; y <= table->height; y++) {
        const int line = line_index(table, AXIS_ROW, 0, y);
        line_t open = till_touched_line(table, AXIS_ROW, line) & ~table->tiles[AXIS_ROW][line];
        for (; open != 0; open &= open - 1)
            place_at(generator, (struct square){line_lowest(open) - MARGIN, y}, is_danger_allowed);
    }
}

/* If a King would be in danger on every open square, any will do. */
static void generate_placements(struct generator *generator) {
    place_everywhere(generator, false);
    if (generator->count == 0)
        place_everywhere(generator, true);
}

size_t till_generate_on(const struct till_table *table, const struct till_links *links,
                        action_t *list) {
    struct generator generator;
    generator.table = table;
    generator.links = links;
    generator.list = list;
    generator.count = 0;
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

size_t till_generate(const struct variant *variant, const void *now, action_t *list) {
    const struct till_position *position = now;
    struct till_table table;
    struct till_links links = {.is_trapped = {false}};
    if (till_outcome(variant, now).result != RESULT_ONGOING)
        return 0;
    if (position->count == 0)
        return generate_first(position, list);
    till_table_build(&table, position, position->player);
    if (!till_is_placing(position) || till_is_king_next(position))
        till_find_links(&table, &links);
    return till_generate_on(&table, &links, list);
}
