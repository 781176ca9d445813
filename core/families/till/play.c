/* Till Chess: what actions do to a position, and how it stands (rules 3). */

#include "board.h"

#include <string.h>

static const uint8_t points_of[KINDS] = {
    [QUEEN] = 12, [ROOK] = 5, [BISHOP] = 3, [KNIGHT] = 3, [PAWN] = 1};

unsigned till_set_size(const struct variant *variant, enum till_kind kind) {
    static const uint8_t sizes[KINDS] = {
        [KING] = 1, [QUEEN] = 1, [ROOK] = 2, [BISHOP] = 2, [KNIGHT] = 2};
    return kind == PAWN ? variant->option[OPTION_PAWNS] : sizes[kind];
}

bool till_is_placing(const struct till_position *position) {
    /* Hands are emptied in turn and the King goes last, so the last player's King is the last tile
       of all; whoever is in and has no King on the table has it in hand. */
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        if (position->hand[player][KING] != 0)
            return true;
    return false;
}

unsigned till_king_of(const struct till_position *position, unsigned player) {
    for (unsigned i = 0; i < position->count; i++)
        if (position->tiles[i].kind == KING && position->tiles[i].colour == player)
            return i;
    return NO_TILE;
}

bool till_is_in(const struct till_position *position, unsigned player) {
    return position->owner[player] == player;
}

unsigned till_count_in(const struct variant *variant, const struct till_position *position) {
    unsigned count = 0;
    for (unsigned player = 0; player < variant->seats; player++)
        count += till_is_in(position, player);
    return count;
}

unsigned till_points(const struct till_position *position, unsigned player) {
    unsigned points = 0;
    for (unsigned i = 0; i < position->count; i++)
        if (till_owner(position, i) == player)
            points += points_of[position->tiles[i].kind];
    return points;
}

unsigned till_tile_at(const struct till_position *position, int x, int y) {
    for (unsigned i = 0; i < position->count; i++)
        if (position->tiles[i].x == x && position->tiles[i].y == y)
            return i;
    return NO_TILE;
}

struct outcome till_outcome(const struct variant *variant, const void *now) {
    const struct till_position *position = now;
    const unsigned in = till_count_in(variant, position);
    if (in == 1)
        return (struct outcome){RESULT_WIN, position->player, "last-king"};
    if (position->passes >= in)
        return (struct outcome){.result = RESULT_DRAW, .reason = "all-pass"};
    return (struct outcome){.result = RESULT_ONGOING};
}

static void shift(struct till_position *position, int dx, int dy) {
    for (unsigned i = 0; i < position->count; i++) {
        position->tiles[i].x = (uint8_t)(position->tiles[i].x + dx);
        position->tiles[i].y = (uint8_t)(position->tiles[i].y + dy);
    }
    position->left -= dx;
    position->bottom -= dy;
}

/* Brings the corner back to the smallest box. */
static void settle(struct till_position *position) {
    uint8_t left = UINT8_MAX;
    for (unsigned i = 0; i < position->count; i++)
        if (position->tiles[i].x < left)
            left = position->tiles[i].x;
    const uint8_t bottom = position->tiles[position->count - 1].y;
    if (left != 0 || bottom != 0)
        shift(position, -left, -bottom);
}

static void take_off(struct till_position *position, unsigned tile) {
    struct till_tile *gone = &position->tiles[tile];
    memmove(gone, gone + 1, (size_t)(position->count - tile - 1) * sizeof *gone);
    position->tiles[--position->count] = (struct till_tile){0};
}

static void insert(struct till_position *position, struct till_tile tile) {
    unsigned at = 0;
    while (at < position->count &&
           (position->tiles[at].y > tile.y ||
            (position->tiles[at].y == tile.y && position->tiles[at].x < tile.x)))
        at++;
    memmove(&position->tiles[at + 1], &position->tiles[at],
            (size_t)(position->count - at) * sizeof tile);
    position->tiles[at] = tile;
    position->count++;
}

void till_put(struct till_position *position, int x, int y, enum till_kind kind, unsigned colour) {
    const int dx = x < 0, dy = y < 0;
    if (dx + dy > 0)
        shift(position, dx, dy);
    insert(position, (struct till_tile){(uint8_t)(x + dx), (uint8_t)(y + dy), (uint8_t)kind,
                                        (uint8_t)colour});
    settle(position);
}

/* The player who takes a King takes over all that its owner controlled; the owner's place is the
   last of those who were in. */
static void capture(const struct variant *variant, struct till_position *position,
                    unsigned target) {
    const struct till_tile taken = position->tiles[target];
    take_off(position, target);
    if (taken.kind != KING)
        return;
    position->place[taken.colour] = (uint8_t)till_count_in(variant, position);
    for (unsigned colour = 0; colour < PLAYERS_MAX; colour++)
        if (position->owner[colour] == taken.colour)
            position->owner[colour] = position->player;
}

static void move(const struct variant *variant, struct till_position *position,
                 struct till_action action) {
    const struct till_tile tile = position->tiles[action.tile];
    const unsigned target = till_tile_at(position, action.x, action.y);
    if (target != NO_TILE) {
        capture(variant, position, target);
        take_off(position, action.tile - (unsigned)(target < action.tile));
    } else {
        take_off(position, action.tile);
    }
    till_put(position, action.x, action.y, (enum till_kind)tile.kind, tile.colour);
}

static void pass_turn_on(const struct variant *variant, struct till_position *position) {
    if (till_count_in(variant, position) == 1)
        return; /* the winner stays (formats 2.4) */
    do
        position->player = (uint8_t)((position->player + 1) % variant->seats);
    while (!till_is_in(position, position->player));
}

void till_apply(const struct variant *variant, void *now, action_t packed) {
    struct till_position *position = now;
    const struct till_action action = till_unpack(packed);
    position->ply += position->ply < PLY_LIMIT;
    if (action.type == TILL_PASS) {
        position->passes++;
    } else {
        position->passes = 0;
        if (action.type == TILL_MOVE) {
            move(variant, position, action);
        } else {
            position->hand[position->player][action.kind]--;
            till_put(position, action.x, action.y, action.kind, position->player);
        }
    }
    pass_turn_on(variant, position);
}
