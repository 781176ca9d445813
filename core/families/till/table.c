/* Till Chess: a position laid out, and the lines on it. */

#include "table.h"

#include <string.h>

const int8_t till_steps[8][2] = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
                                 {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
const int8_t till_leaps[8][2] = {{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                 {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

static line_t bit(int index) { return line_of_bit((unsigned)index); }

int till_line_highest(line_t line) {
    const uint64_t high = (uint64_t)(line >> 64);
    return high != 0 ? 127 - __builtin_clzll(high) : 63 - __builtin_clzll((uint64_t)line);
}

line_t till_line_between(int a, int b) {
    const int low = a < b ? a : b, high = a < b ? b : a;
    return (bit(high) - 1) & ~(bit(low + 1) - 1);
}

static bool can_slide_on(enum till_kind kind, enum axis axis) {
    const bool is_straight = axis == AXIS_ROW || axis == AXIS_COLUMN;
    return kind == QUEEN || kind == (is_straight ? ROOK : BISHOP);
}

static void table_clear(struct till_table *table) {
    const size_t width = (size_t)table->width + 2 * MARGIN;
    const size_t height = (size_t)table->height + 2 * MARGIN;
    const size_t cells = width * height;
    const size_t lines[AXES] = {height, width, width + height, width + height};
    memset(table->at, 0, cells);
    for (unsigned axis = 0; axis < AXES; axis++) {
        memset(table->tiles[axis], 0, lines[axis] * sizeof(line_t));
        memset(table->own[axis], 0, lines[axis] * sizeof(line_t));
        memset(table->sliders[axis], 0, lines[axis] * sizeof(line_t));
    }
}

/* Tiles come in the order of texts: before one lie only those in the row above it, and one beside
   it. */
static void table_touch(struct till_table *table, unsigned index, const uint8_t *at) {
    const uint8_t before[] = {at[table->stride - 1], at[table->stride], at[table->stride + 1],
                              at[-1]};
    const uint64_t here = (uint64_t)1 << (index & 63);
    memset(table->touching[index], 0, sizeof table->touching[index]);
    for (unsigned i = 0; i < sizeof before; i++) {
        const unsigned near = before[i] - 1u;
        if (before[i] == 0)
            continue;
        table->touching[index][near >> 6] |= (uint64_t)1 << (near & 63);
        table->touching[near][index >> 6] |= here;
    }
}

/* The bit of a tile on its line on an axis. What columns have at y, all others have at x. */
static line_t tile_bit(const struct till_tile *tile, enum axis axis) {
    return bit(line_bit(axis == AXIS_COLUMN ? AXIS_COLUMN : AXIS_ROW, tile->x, tile->y));
}

/* Enters a tile on its lines, as one of the player or of another. */
static void table_enter(struct till_table *table, unsigned index) {
    const struct till_tile *tile = &table->position->tiles[index];
    const bool is_own = till_owner(table->position, index) == table->player;
    const line_t along_x = tile_bit(tile, AXIS_ROW), along_y = tile_bit(tile, AXIS_COLUMN);
    for (enum axis axis = AXIS_ROW; axis < AXES; axis++) {
        const int line = line_index(table, axis, tile->x, tile->y);
        const line_t here = axis == AXIS_COLUMN ? along_y : along_x;
        table->tiles[axis][line] |= here;
        if (is_own)
            table->own[axis][line] |= here;
        else if (can_slide_on((enum till_kind)tile->kind, axis))
            table->sliders[axis][line] |= here;
    }
}

static void table_add(struct till_table *table, unsigned index) {
    const struct till_tile *tile = &table->position->tiles[index];
    const int cell = cell_of(table, tile->x, tile->y);
    WORK(2);
    table_touch(table, index, &table->at[cell]);
    table->at[cell] = (uint8_t)(index + 1);
    table_enter(table, index);
}

static int at_least(int value, int least) { return value < least ? least : value; }

static int at_most(int value, int most) { return value > most ? most : value; }

void till_table_build(struct till_table *table, const struct till_position *position,
                      unsigned player) {
    table->position = position;
    table->player = player;
    table->width = 0;
    for (unsigned i = 0; i < position->count; i++)
        table->width = at_least(table->width, position->tiles[i].x + 1);
    table->height = position->tiles[0].y + 1; /* the first is in the last row */
    table->stride = table->width + 2 * MARGIN;
    for (unsigned way = 0; way < 8; way++)
        table->around[way] = till_steps[way][1] * table->stride + till_steps[way][0];
    table->least_x = at_least(-1, -GRID_LIMIT - position->left);
    table->most_x = at_most(table->width, GRID_LIMIT - position->left);
    table->least_y = at_least(-1, -GRID_LIMIT - position->bottom);
    table->most_y = at_most(table->height, GRID_LIMIT - position->bottom);
    table_clear(table);
    for (unsigned i = 0; i < position->count; i++)
        table_add(table, i);
}

void till_table_turn(struct till_table *table, unsigned player) {
    const struct till_position *position = table->position;
    table->player = player;
    for (unsigned i = 0; i < position->count; i++) {
        const struct till_tile *tile = &position->tiles[i];
        for (enum axis axis = AXIS_ROW; axis < AXES; axis++) {
            const int line = line_index(table, axis, tile->x, tile->y);
            table->own[axis][line] &= ~tile_bit(tile, axis);
            table->sliders[axis][line] &= ~tile_bit(tile, axis);
        }
        table_enter(table, i);
    }
}

/* Squares that touch a tile of the line itself or, on rows and columns, of the lines beside it. */
static line_t spread(line_t line) { return line | line << 1 | line >> 1; }

line_t till_touched_line(const struct till_table *table, enum axis axis, int index) {
    const line_t *lines = table->tiles[axis];
    if (axis == AXIS_ROW || axis == AXIS_COLUMN)
        return spread(lines[index - 1]) | spread(lines[index + 1]) | lines[index] << 1 |
               lines[index] >> 1;
    /* A neighbour on the next diagonal has the same bit or one more; two diagonals away, one more;
       before, one less. */
    return lines[index] << 1 | lines[index] >> 1 | lines[index + 1] | lines[index + 1] >> 1 |
           lines[index + 2] >> 1 | lines[index - 1] | lines[index - 1] << 1 | lines[index - 2] << 1;
}

bool till_touches(const struct till_table *table, int x, int y, unsigned but) {
    const uint8_t *at = &table->at[cell_of(table, x, y)];
    for (unsigned way = 0; way < 8; way++)
        if (at[table->around[way]] != 0 && at[table->around[way]] != but + 1)
            return true;
    return false;
}

struct change till_change_of(const struct till_table *table, unsigned tile, int x, int y) {
    const struct till_tile *mover = &table->position->tiles[tile];
    const uint8_t target = table->at[cell_of(table, x, y)];
    return (struct change){
        .tile = (uint8_t)tile,
        .from_x = mover->x,
        .from_y = mover->y,
        .to_x = x,
        .to_y = y,
        .victim = target != 0 ? (uint8_t)(target - 1) : NO_TILE,
    };
}
