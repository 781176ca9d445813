/*
 * "islands": each of three players has a King and stones on an unlimited grid. A tile steps one
 * square in any of 8 directions to a place that touches another tile, and takes an enemy tile that
 * lies there. Who takes a King controls everything its owner controlled. A player without a step
 * passes. Texts: `a0,0K/b3,0S … side owners passes ply`.
 */

#include "templates.h"
#include "view.h"

#include <string.h>

enum { COLOURS = 3, STONES_MAX = 3, TILES_MAX = COLOURS * (1 + STONES_MAX), PLY_LIMIT = 400 };
enum { KIND_KING, KIND_STONE };
enum { ACTION_IS_PASS = 1 << 16 };

struct tile {
    int32_t x, y;
    uint8_t kind, colour;
};

struct position {
    struct tile tiles[TILES_MAX];
    uint8_t count, side, passes;
    uint8_t owner[COLOURS];
    uint32_t ply;
};

static const int8_t steps[8][2] = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
                                   {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

static int tile_at(const struct position *position, int32_t x, int32_t y) {
    for (int i = 0; i < position->count; i++)
        if (position->tiles[i].x == x && position->tiles[i].y == y)
            return i;
    return -1;
}

static bool has_neighbour(const struct position *position, int32_t x, int32_t y, int but) {
    for (unsigned i = 0; i < 8; i++) {
        const int near = tile_at(position, x + steps[i][0], y + steps[i][1]);
        if (near >= 0 && near != but)
            return true;
    }
    return false;
}

static unsigned owner_of(const struct position *position, int tile) {
    return position->owner[position->tiles[tile].colour];
}

static bool is_in(const struct position *position, unsigned colour) {
    return position->owner[colour] == colour;
}

static unsigned count_in(const struct position *position) {
    unsigned count = 0;
    for (unsigned colour = 0; colour < COLOURS; colour++)
        count += is_in(position, colour);
    return count;
}

static bool can_step(const struct position *position, int tile, unsigned direction) {
    const int32_t x = position->tiles[tile].x + steps[direction][0];
    const int32_t y = position->tiles[tile].y + steps[direction][1];
    const int target = tile_at(position, x, y);
    return (target < 0 || owner_of(position, target) != position->side) &&
           has_neighbour(position, x, y, tile);
}

static struct outcome find_outcome(const struct variant *variant, const void *now) {
    const struct position *position = now;
    (void)variant;
    if (count_in(position) == 1)
        return (struct outcome){RESULT_WIN, position->side, "last-king"};
    if (position->passes >= count_in(position))
        return (struct outcome){.result = RESULT_DRAW, .reason = "all-pass"};
    return (struct outcome){.result = RESULT_ONGOING};
}

static size_t generate(const struct variant *variant, const void *now, action_t *list) {
    const struct position *position = now;
    size_t count = 0;
    if (find_outcome(variant, now).result != RESULT_ONGOING)
        return 0;
    for (int tile = 0; tile < position->count; tile++)
        for (unsigned direction = 0; direction < 8; direction++)
            if (owner_of(position, tile) == position->side && can_step(position, tile, direction))
                list[count++] = (action_t)tile << 3 | direction;
    if (count == 0)
        list[count++] = ACTION_IS_PASS;
    return count;
}

static void tile_remove(struct position *position, int tile) {
    memmove(&position->tiles[tile], &position->tiles[tile + 1],
            (size_t)(position->count - tile - 1) * sizeof *position->tiles);
    position->count--;
}

static void tile_capture(struct position *position, int target) {
    const struct tile taken = position->tiles[target];
    tile_remove(position, target);
    if (taken.kind != KIND_KING)
        return;
    for (unsigned colour = 0; colour < COLOURS; colour++)
        if (position->owner[colour] == taken.colour)
            position->owner[colour] = position->side;
}

static void side_advance(struct position *position) {
    do
        position->side = (uint8_t)((position->side + 1) % COLOURS);
    while (!is_in(position, position->side));
}

static void apply(const struct variant *variant, void *now, action_t action) {
    struct position *position = now;
    (void)variant;
    position->ply++;
    if (action == ACTION_IS_PASS) {
        position->passes++;
    } else {
        struct tile tile = position->tiles[action >> 3];
        tile_remove(position, (int)(action >> 3));
        tile.x += steps[action & 7][0];
        tile.y += steps[action & 7][1];
        const int target = tile_at(position, tile.x, tile.y);
        if (target >= 0)
            tile_capture(position, target);
        position->tiles[position->count++] = tile;
        position->passes = 0;
    }
    side_advance(position);
}

/* The tile that is printed next: last row first, then left to right; -1 after the last. */
static int tile_after(const struct position *position, int tile) {
    int best = -1;
    for (int i = 0; i < position->count; i++) {
        const struct tile *a = &position->tiles[i];
        const struct tile *b = tile >= 0 ? &position->tiles[tile] : NULL;
        const struct tile *c = best >= 0 ? &position->tiles[best] : NULL;
        if ((b == NULL || a->y < b->y || (a->y == b->y && a->x > b->x)) &&
            (c == NULL || a->y > c->y || (a->y == c->y && a->x < c->x)))
            best = i;
    }
    return best;
}

static void print(const struct variant *variant, const void *now, struct writer *writer) {
    const struct position *position = now;
    for (int i = tile_after(position, -1); i >= 0; i = tile_after(position, i)) {
        if (i != tile_after(position, -1))
            write_char(writer, '/');
        write_char(writer, variant->rules->seats[position->tiles[i].colour]);
        square_write(variant->rules, (struct square){position->tiles[i].x, position->tiles[i].y},
                     writer);
        write_char(writer, "KS"[position->tiles[i].kind]);
    }
    write_char(writer, ' ');
    write_char(writer, variant->rules->seats[position->side]);
    write_char(writer, ' ');
    for (unsigned colour = 0; colour < COLOURS; colour++)
        write_char(writer, variant->rules->seats[position->owner[colour]]);
    write_char(writer, ' ');
    write_number(writer, position->passes);
    write_char(writer, ' ');
    write_number(writer, position->ply);
}

static bool seat_read(const struct variant *variant, struct cursor *cursor, uint8_t *seat) {
    const char *seats = variant->rules->seats;
    const char byte = cursor_peek(cursor);
    const char *letter = byte != '\0' ? strchr(seats, byte) : NULL;
    if (letter == NULL)
        return cursor_fail_here(cursor, MOTLEY_REASON_BAD_SIDE);
    *seat = (uint8_t)(letter - seats);
    cursor->at++;
    return true;
}

static bool tile_read(const struct variant *variant, struct position *position,
                      struct cursor *cursor) {
    struct tile tile = {0};
    struct square square;
    const size_t start = cursor->at;
    if (!seat_read(variant, cursor, &tile.colour) || !square_read(variant->rules, cursor, &square))
        return false;
    tile.x = square.x;
    tile.y = square.y;
    if (cursor_accept(cursor, 'S'))
        tile.kind = KIND_STONE;
    else if (!cursor_accept(cursor, 'K'))
        return cursor_fail_here(cursor, MOTLEY_REASON_UNKNOWN_PIECE);
    if (position->count == TILES_MAX || tile_at(position, tile.x, tile.y) >= 0)
        return cursor_fail(cursor, MOTLEY_REASON_BAD_SQUARE, start, cursor->at - start);
    position->tiles[position->count++] = tile;
    return true;
}

static bool owners_read(const struct variant *variant, struct position *position,
                        struct cursor *cursor) {
    for (unsigned colour = 0; colour < COLOURS; colour++)
        if (!seat_read(variant, cursor, &position->owner[colour]))
            return false;
    return true;
}

/* A player is in exactly with one own King; owners and the side to move are in. */
static bool are_kings_possible(const struct position *position) {
    for (unsigned colour = 0; colour < COLOURS; colour++) {
        unsigned kings = 0;
        for (int i = 0; i < position->count; i++)
            kings += position->tiles[i].kind == KIND_KING && position->tiles[i].colour == colour;
        if (kings != is_in(position, colour) || !is_in(position, position->owner[colour]))
            return false;
    }
    return is_in(position, position->side);
}

static bool parse(const struct variant *variant, void *now, struct cursor *cursor) {
    struct position read = {0};
    uint32_t passes;
    do {
        if (!tile_read(variant, &read, cursor))
            return false;
    } while (cursor_accept(cursor, '/'));
    if (!cursor_read_space(cursor) || !seat_read(variant, cursor, &read.side) ||
        !cursor_read_space(cursor) || !owners_read(variant, &read, cursor) ||
        !cursor_read_space(cursor) || !cursor_read_number(cursor, COLOURS, &passes) ||
        !cursor_read_space(cursor) || !cursor_read_number(cursor, PLY_LIMIT, &read.ply))
        return false;
    read.passes = (uint8_t)passes;
    if (!are_kings_possible(&read))
        return cursor_fail(cursor, MOTLEY_REASON_KING_COUNT, 0, 0);
    *(struct position *)now = read;
    return true;
}

static bool complete(struct variant *variant, void *start, const size_t *at,
                     struct cursor *cursor) {
    struct position *position = start;
    (void)at;
    (void)cursor;
    *position = (struct position){.owner = {0, 1, 2}};
    for (unsigned colour = 0; colour < COLOURS; colour++)
        for (int32_t y = 0; y <= variant->option[0]; y++)
            position->tiles[position->count++] = (struct tile){
                (int32_t)colour * 2, y, y == 0 ? KIND_KING : KIND_STONE, (uint8_t)colour};
    for (int32_t y = 0; y <= 1; y++) /* two bridges make the islands one */
        position->tiles[position->count++] = (struct tile){1 + 2 * y, 0, KIND_STONE, (uint8_t)y};
    return true;
}

static void describe(const struct variant *variant, const void *now, action_t action,
                     struct action_view *view) {
    const struct position *position = now;
    (void)variant;
    *view = (struct action_view){.type = ACTION_PASS};
    if (action == ACTION_IS_PASS)
        return;
    const struct tile *tile = &position->tiles[action >> 3];
    view->type = ACTION_MOVE;
    view->from = (struct square){tile->x, tile->y};
    view->to = (struct square){tile->x + steps[action & 7][0], tile->y + steps[action & 7][1]};
    if (tile_at(position, view->to.x, view->to.y) >= 0)
        view->captures[view->capture_count++] = view->to;
}

/* The same up to a shift of the whole table. */
static size_t key(const struct variant *variant, const void *now, uint8_t *bytes) {
    const struct position *position = now;
    const struct tile *first = &position->tiles[tile_after(position, -1)];
    uint8_t *end = bytes;
    (void)variant;
    for (int i = tile_after(position, -1); i >= 0; i = tile_after(position, i)) {
        const struct tile *tile = &position->tiles[i];
        const int32_t place[2] = {tile->x - first->x, tile->y - first->y};
        memcpy(end, place, sizeof place);
        end[sizeof place] = tile->kind;
        end[sizeof place + 1] = tile->colour;
        end += sizeof place + 2;
    }
    memcpy(end, position->owner, COLOURS);
    end[COLOURS] = position->side;
    return (size_t)(end + COLOURS + 1 - bytes);
}

static struct turn find_turn(const struct variant *variant, const void *now) {
    const struct position *position = now;
    (void)variant;
    return (struct turn){.player = position->side,
                         .is_start = true,
                         .is_limit = position->ply >= PLY_LIMIT,
                         .number = position->ply,
                         .phase = "move"};
}

static void show(const struct variant *variant, const void *now, struct view *view) {
    const struct position *position = now;
    (void)variant;
    for (int i = 0; i < position->count; i++)
        view_piece(view, &(struct piece_view){.at = {position->tiles[i].x, position->tiles[i].y},
                                              .kind = position->tiles[i].kind,
                                              .seat = position->tiles[i].colour,
                                              .owner = (uint8_t)owner_of(position, i)});
}

static void explain(const struct variant *variant, const void *now, struct square from,
                    struct square to, struct explanation *explanation) {
    (void)variant;
    (void)to;
    explanation->reason =
        tile_at(now, from.x, from.y) < 0 ? MOTLEY_REASON_NOTHING_THERE : MOTLEY_REASON_NOT_ITS_MOVE;
}

static bool movement(const struct variant *variant, unsigned kind, const char *state,
                     struct movement *out) {
    (void)variant;
    (void)kind;
    for (unsigned i = 0; i < 8; i++)
        movement_step(out, (struct step){.dx = steps[i][0],
                                         .dy = steps[i][1],
                                         .range = 1,
                                         .is_quiet = true,
                                         .is_capture = true});
    return state[0] == '\0';
}

static const struct option options[] = {
    {.key = "stones", .low = 1, .high = STONES_MAX - 1, .preset = 1}, {.key = NULL}};
static const struct kind kinds[] = {{"K", "king", false}, {"S", "stone", false}, {.code = ""}};
static const struct motley_preset presets[] = {{"islands", "islands", NULL, false, NULL},
                                               {"islands-2", "islands;stones=2", NULL, false, NULL},
                                               {NULL, NULL, NULL, false, NULL}};

const struct rules islands_rules = {
    .family = "islands",
    .seats = "abc",
    .variant_size = sizeof(struct variant),
    .position_size = sizeof(struct position),
    .action_bound = TILES_MAX * 8,
    .key_bound = TILES_MAX * 10 + COLOURS + 1,
    .text_bound = 1000,
    .options = options,
    .kinds = kinds,
    .fields = (const char *const[]){"rows", "side", "owners", "passes", "ply", NULL},
    .presets = presets,
    .paint = PAINT_COLOURS,
    .complete = complete,
    .parse = parse,
    .print = print,
    .generate = generate,
    .apply = apply,
    .outcome = find_outcome,
    .describe = describe,
    .key = key,
    .turn = find_turn,
    .view = show,
    .explain = explain,
    .movement = movement,
};
