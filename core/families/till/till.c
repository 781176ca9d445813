/* Till Chess (rules 3): its options, presets and table of hooks. */

#include "board.h"

#include <string.h>

static uint8_t usual_pawns(const struct variant *variant) {
    static const uint8_t pawns[] = {[2] = 8, [3] = 6, [4] = 4, [5] = 4, [6] = 4};
    return pawns[variant->option[OPTION_PLAYERS]];
}

static const struct option options[] = {
    [OPTION_PLAYERS] = {.key = "players", .low = 2, .high = PLAYERS_MAX, .preset = 2},
    [OPTION_PAWNS] = {.key = "pawns", .high = 8, .preset_of = usual_pawns},
    {.key = NULL},
};

static const struct kind kinds[] = {
    [KING] = {"K", "king"},     [QUEEN] = {"Q", "queen"},   [ROOK] = {"R", "rook"},
    [BISHOP] = {"B", "bishop"}, [KNIGHT] = {"N", "knight"}, [PAWN] = {"P", "pawn"},
    [KINDS] = {NULL, NULL},
};

static const struct motley_preset presets[] = {
    {"till", "till", NULL},
    {"till-3", "till;players=3", NULL},
    {"till-4", "till;players=4", NULL},
    {"till-5", "till;players=5", NULL},
    {"till-6", "till;players=6", NULL},
    {NULL, NULL, NULL},
};

unsigned till_set_size(const struct variant *variant, enum till_kind kind) {
    static const uint8_t sizes[KINDS] = {
        [KING] = 1, [QUEEN] = 1, [ROOK] = 2, [BISHOP] = 2, [KNIGHT] = 2};
    return kind == PAWN ? variant->option[OPTION_PAWNS] : sizes[kind];
}

static bool complete(struct variant *variant, void *start, const size_t *at,
                     struct cursor *cursor) {
    struct till_position *position = start;
    (void)at;
    (void)cursor;
    variant->seats = variant->option[OPTION_PLAYERS];
    *position = (struct till_position){0};
    for (uint8_t player = 0; player < PLAYERS_MAX; player++) {
        position->owner[player] = player;
        if (player < variant->seats)
            for (enum till_kind kind = KING; kind < KINDS; kind++)
                position->hand[player][kind] = (uint8_t)till_set_size(variant, kind);
    }
    return true;
}

/* Same tiles up to a shift, same control, same player; what is in hand follows from the tiles. */
static size_t key(const struct variant *variant, const void *now, uint8_t *bytes) {
    const struct till_position *position = now;
    const size_t tiles = position->count * sizeof *position->tiles;
    memcpy(bytes, position->tiles, tiles);
    memcpy(bytes + tiles, position->owner, variant->seats);
    bytes[tiles + variant->seats] = position->player;
    return tiles + variant->seats + 1;
}

static struct turn turn(const struct variant *variant, const void *now) {
    const struct till_position *position = now;
    (void)variant;
    return (struct turn){
        .player = position->player,
        .is_start = true,
        .number = position->ply + 1,
        .phase = till_is_placing(position) ? "place" : "move",
    };
}

const struct rules till_rules = {
    .family = "till",
    .seats = "abcdef",
    .variant_size = sizeof(struct variant),
    .position_size = sizeof(struct till_position),
    .action_bound = TILL_ACTIONS_MAX,
    .key_bound = TILES_MAX * sizeof(struct till_tile) + PLAYERS_MAX + 1,
    .text_bound = 4096, /* the longest canonical one has about 700 bytes; boxes may be bigger */
    .options = options,
    .kinds = kinds,
    .presets = presets,
    .complete = complete,
    .parse = till_parse,
    .print = till_print,
    .generate = till_generate,
    .apply = till_apply,
    .outcome = till_outcome,
    .describe = till_describe,
    .key = key,
    .turn = turn,
    .view = till_view,
    .explain = till_explain,
    .movement = till_movement,
    .shuffle = till_shuffle,
};
