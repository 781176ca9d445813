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

static void table_clear(struct till_table *table) {
    const size_t width = (size_t)table->stride, height = (size_t)table->height + 2 * MARGIN;
    const size_t counts[AXES] = {height, width, width + height, width + height};
    memset(table->at, 0, width * height);
    for (unsigned axis = 0; axis < AXES; axis++)
        for (unsigned set = 0; set < SETS; set++)
            memset(&table->lines[axis].half[2 * LINES_MAX * set], 0,
                   2 * counts[axis] * sizeof(uint64_t));
    table->enemy[0] = 0;
}

/* Enters a tile on its lines. */
static void table_add(struct till_table *table, unsigned index) {
    const struct till_tile *tile = &table->position->tiles[index];
    const bool is_own = till_owner(table->position, index) == table->player;
    const unsigned x = tile->x + MARGIN, y = tile->y + MARGIN;
    const uint64_t along_x = (uint64_t)1 << (x & 63), along_y = (uint64_t)1 << (y & 63);
    const enum line_set set = is_own ? SET_OWN : SET_SLIDERS;
    uint64_t *half[AXES];
    WORK(2);
    table->at[cell_of(table, tile->x, tile->y)] = (uint8_t)(index + 1);
    table->enemy[index + 1] = (uint8_t)(is_own ? 0 : 1u << tile->kind);
    for (enum axis axis = AXIS_ROW; axis < AXES; axis++) {
        const int line = line_index(table, axis, tile->x, tile->y);
        half[axis] = &table->lines[axis].half[2 * line + (int)((axis == AXIS_COLUMN ? y : x) >> 6)];
        *half[axis] |= axis == AXIS_COLUMN ? along_y : along_x;
    }
    if (is_own || tile->kind == QUEEN || tile->kind == ROOK) {
        half[AXIS_ROW][2 * LINES_MAX * set] |= along_x;
        half[AXIS_COLUMN][2 * LINES_MAX * set] |= along_y;
    }
    if (is_own || tile->kind == QUEEN || tile->kind == BISHOP) {
        half[AXIS_RISING][2 * LINES_MAX * set] |= along_x;
        half[AXIS_FALLING][2 * LINES_MAX * set] |= along_x;
    }
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
    for (unsigned way = 0; way < 8; way++) {
        table->around[way] = till_steps[way][1] * table->stride + till_steps[way][0];
        table->leaps[way] = till_leaps[way][1] * table->stride + till_leaps[way][0];
    }
    table->least_x = at_least(-1, -GRID_LIMIT - position->left);
    table->most_x = at_most(table->width, GRID_LIMIT - position->left);
    table->least_y = at_least(-1, -GRID_LIMIT - position->bottom);
    table->most_y = at_most(table->height, GRID_LIMIT - position->bottom);
    table->is_at_limit = table->least_x > -1 || table->most_x < table->width ||
                         table->least_y > -1 || table->most_y < table->height;
    table_clear(table);
    for (unsigned i = 0; i < position->count; i++)
        table_add(table, i);
}

/* Squares that touch a tile of the line itself or, on rows and columns, of the lines beside it. */
static line_t spread(line_t line) { return line | line << 1 | line >> 1; }

line_t till_touched_line(const struct till_table *table, enum axis axis, int index) {
    const uint64_t *line = halves_of(table, axis, SET_TILES, index);
    const line_t here = line_of(line), before = line_of(line - 2), after = line_of(line + 2);
    if (axis == AXIS_ROW || axis == AXIS_COLUMN)
        return spread(before) | spread(after) | here << 1 | here >> 1;
    /* A neighbour on the next diagonal has the same bit or one more; two diagonals away, one more;
       before, one less. */
    return here << 1 | here >> 1 | after | after >> 1 | line_of(line + 4) >> 1 | before |
           before << 1 | line_of(line - 4) << 1;
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
