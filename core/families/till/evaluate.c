/* Till Chess: what a position is worth, and what an action captures. */

#include "evaluate.h"

#include <string.h>

/* Who reaches which squares, as bits of players. */
struct reach {
    struct till_table table;
    bool is_trapped[TILES_MAX];
    uint8_t players[SPAN_MAX * SPAN_MAX];
    uint8_t own[SPAN_MAX * SPAN_MAX]; /* how many tiles of the player to act */
    /* The least valuable kind that reaches a square, plus one; 0: none. First among the tiles of
       the player to act, then among all others. */
    uint8_t least[2][SPAN_MAX * SPAN_MAX];
    line_t touched[SPAN_MAX]; /* by row: squares that touch a tile */
    uint8_t count[TILES_MAX]; /* squares that a tile reaches and may move to */
};

static bool is_in_box(const struct till_table *table, int x, int y) {
    return x >= -1 && y >= -1 && x <= table->width && y <= table->height;
}

static bool is_touched(const struct reach *reach, int x, int y) {
    const int row = line_index(&reach->table, AXIS_ROW, x, y);
    return line_has(reach->touched[row], (unsigned)line_bit(AXIS_ROW, x, y));
}

/* Kinds are ordered from King to pawn; an attacker counts for more the later its kind. */
static void reach_add(struct reach *reach, unsigned tile, int x, int y) {
    const struct till_position *position = reach->table.position;
    const int cell = cell_of(&reach->table, x, y);
    const unsigned owner = till_owner(position, tile);
    const uint8_t here = reach->table.at[cell];
    const uint8_t kind = position->tiles[tile].kind;
    const bool is_other = owner != position->player;
    reach->players[cell] |= (uint8_t)(1u << owner);
    reach->own[cell] = (uint8_t)(reach->own[cell] + !is_other);
    if (kind >= reach->least[is_other][cell])
        reach->least[is_other][cell] = (uint8_t)(kind + 1);
    if (here == 0 ? is_touched(reach, x, y) : till_owner(position, here - 1u) != owner)
        reach->count[tile]++;
}

static void reach_add_near(struct reach *reach, unsigned tile, const int8_t ways[8][2],
                           unsigned first, unsigned stride) {
    const struct till_tile *here = &reach->table.position->tiles[tile];
    for (unsigned way = first; way < 8; way += stride)
        reach_add(reach, tile, here->x + ways[way][0], here->y + ways[way][1]);
}

/* Sliders pass over what their owner controls and stop at the first tile of others. */
static void reach_add_slides(struct reach *reach, unsigned tile, unsigned first, unsigned stride) {
    const struct till_table *table = &reach->table;
    const struct till_tile *here = &table->position->tiles[tile];
    const unsigned owner = till_owner(table->position, tile);
    for (unsigned way = first; way < 8; way += stride) {
        int x = here->x + till_steps[way][0], y = here->y + till_steps[way][1];
        for (; is_in_box(table, x, y); x += till_steps[way][0], y += till_steps[way][1]) {
            const int cell = cell_of(table, x, y);
            reach_add(reach, tile, x, y);
            if (table->at[cell] != 0 && till_owner(table->position, table->at[cell] - 1u) != owner)
                break;
        }
    }
}

static void reach_add_tile(struct reach *reach, unsigned tile) {
    switch (reach->table.position->tiles[tile].kind) {
    case KING:
        reach_add_near(reach, tile, till_steps, 0, 1);
        break;
    case QUEEN:
        reach_add_slides(reach, tile, 0, 1);
        break;
    case ROOK:
        reach_add_slides(reach, tile, 0, 2);
        break;
    case BISHOP:
        reach_add_slides(reach, tile, 1, 2);
        break;
    case KNIGHT:
        reach_add_near(reach, tile, till_leaps, 0, 1);
        break;
    default: /* a pawn's captures */
        reach_add_near(reach, tile, till_steps, 1, 2);
        break;
    }
}

/* Lays a position with at least one tile out; trapped tiles reach nothing. */
static void reach_find(struct reach *reach, const struct till_position *position) {
    till_table_build(&reach->table, position, position->player);
    const size_t cells = (size_t)reach->table.stride * ((size_t)reach->table.height + 2 * MARGIN);
    memset(reach->players, 0, cells);
    memset(reach->own, 0, cells);
    memset(reach->least[0], 0, cells);
    memset(reach->least[1], 0, cells);
    memset(reach->count, 0, position->count);
    const int rows = reach->table.height + 2 * MARGIN;
    for (int row = 0; row < rows; row++)
        reach->touched[row] = row < MARGIN - 1 || row > rows - MARGIN
                                  ? 0
                                  : till_touched_line(&reach->table, AXIS_ROW, row);
    till_find_trapped(&reach->table, reach->is_trapped);
    for (unsigned tile = 0; tile < position->count; tile++)
        if (!reach->is_trapped[tile])
            reach_add_tile(reach, tile);
}

static int32_t score_king(const struct reach *reach, unsigned king, const int16_t *weights) {
    const struct till_table *table = &reach->table;
    const struct till_tile *here = &table->position->tiles[king];
    const unsigned owner = till_owner(table->position, king);
    unsigned besieged = 0;
    int sheltered = 0;
    for (unsigned way = 0; way < 8; way++) {
        const int cell = cell_of(table, here->x + till_steps[way][0], here->y + till_steps[way][1]);
        const uint8_t tile = table->at[cell];
        besieged += (reach->players[cell] & ~(1u << owner)) != 0;
        sheltered += tile != 0 && till_owner(table->position, tile - 1u) == owner;
    }
    return weights[TERM_SIEGE + besieged] + weights[TERM_SHELTER] * sheltered;
}

static int32_t score_tile(const struct reach *reach, unsigned tile, const int16_t *weights) {
    const struct till_position *position = reach->table.position;
    const struct till_tile *here = &position->tiles[tile];
    const int cell = cell_of(&reach->table, here->x, here->y);
    const unsigned others = reach->players[cell] & ~(1u << till_owner(position, tile));
    int32_t score = weights[TERM_MATERIAL + here->kind];
    score += reach->is_trapped[tile] ? weights[TERM_TRAPPED + here->kind]
                                     : weights[TERM_REACH + here->kind] * reach->count[tile];
    const bool is_own = till_owner(position, tile) == position->player;
    if (others != 0 && reach->least[is_own][cell] > here->kind + 1)
        score += weights[TERM_ATTACKED + here->kind];
    if (here->kind == KING)
        score += score_king(reach, tile, weights);
    return score;
}

static void score(const struct variant *variant, const void *now, const int16_t *weights,
                  int32_t *scores) {
    const struct till_position *position = now;
    struct reach reach;
    for (unsigned player = 0; player < variant->seats; player++)
        for (enum till_kind kind = KING; kind < KINDS; kind++)
            scores[player] += weights[TERM_MATERIAL + kind] * position->hand[player][kind];
    scores[position->player] += weights[TERM_TEMPO];
    if (position->count == 0)
        return;
    reach_find(&reach, position);
    for (unsigned tile = 0; tile < position->count; tile++)
        scores[till_owner(position, tile)] += score_tile(&reach, tile, weights);
}

static uint64_t hash(const struct variant *variant, const void *now) {
    const struct till_position *position = now;
    uint64_t hash = (uint64_t)position->count << 16 | (uint64_t)position->player << 8 |
                    (uint64_t)position->passes;
    uint64_t word = 0;
    (void)variant;
    memcpy(&word, position->owner, sizeof position->owner);
    hash = hash_mix(hash, word);
    for (unsigned tile = 0; tile < position->count; tile += 2) {
        memcpy(&word, &position->tiles[tile], sizeof word); /* beyond the last they are zero */
        hash = hash_mix(hash, word);
    }
    return hash;
}

/* A captured King brings all that its owner controls. */
static int tile_gain(const struct till_position *position, const int16_t *weights,
                     unsigned victim) {
    int gain = weights[TERM_MATERIAL + position->tiles[victim].kind];
    if (position->tiles[victim].kind != KING)
        return gain;
    for (unsigned tile = 0; tile < position->count; tile++)
        if (till_owner(position, tile) == position->tiles[victim].colour)
            gain += 2 * weights[TERM_MATERIAL + position->tiles[tile].kind];
    return gain < INT16_MAX ? gain : INT16_MAX;
}

/* A tile that can be taken is all at risk without a guard, else what the exchange with the least
   attacker costs. */
static int risk_of(const struct reach *reach, const int16_t *weights, enum till_kind mover,
                   int cell, bool is_capture) {
    const struct till_position *position = reach->table.position;
    if ((reach->players[cell] & ~(1u << position->player)) == 0 || mover == KING)
        return 0;
    const int value = weights[TERM_MATERIAL + mover];
    const bool is_guarded = reach->own[cell] > (is_capture || mover != PAWN);
    const int attacker = weights[TERM_MATERIAL + reach->least[1][cell] - 1];
    return !is_guarded ? value : value > attacker ? value - attacker : 0;
}

static struct prospect prospect_of(const struct reach *reach, const int16_t *weights,
                                   struct till_action action) {
    const struct till_position *position = reach->table.position;
    if (action.type != TILL_MOVE)
        return (struct prospect){.gain = 0};
    const int cell = cell_of(&reach->table, action.x, action.y);
    const enum till_kind mover = position->tiles[action.tile].kind;
    const uint8_t target = reach->table.at[cell];
    const int gain = target != 0 ? tile_gain(position, weights, target - 1u) : 0;
    const int net = gain - risk_of(reach, weights, mover, cell, target != 0);
    const bool is_safe = target != 0 && position->tiles[target - 1].kind == KING;
    return (struct prospect){.gain = (int16_t)gain, .net = (int16_t)(is_safe ? gain : net)};
}

static void prospects(const struct variant *variant, const void *now, const int16_t *weights,
                      const action_t *list, size_t count, bool only_gains,
                      struct prospect *prospects) {
    const struct till_position *position = now;
    struct reach reach;
    (void)variant;
    (void)only_gains;
    memset(prospects, 0, count * sizeof *prospects);
    if (till_is_placing(position))
        return;
    reach_find(&reach, position);
    for (size_t i = 0; i < count; i++)
        prospects[i] = prospect_of(&reach, weights, till_unpack(list[i]));
}

static bool is_threatened(const struct variant *variant, const void *now) {
    const struct till_position *position = now;
    (void)variant;
    return !till_is_placing(position) &&
           till_king_danger(position, till_king_of(position, position->player)) == DANGER_CHECK;
}

/* Who can do nothing else passes. */
static bool can_act(const struct variant *variant, const void *now) {
    return till_outcome(variant, now).result == RESULT_ONGOING;
}

const struct evaluation till_evaluation = {
    .groups = till_groups,
    .weights = till_weights,
    .hash = hash,
    .score = score,
    .prospects = prospects,
    .is_threatened = is_threatened,
    .can_act = can_act,
};
