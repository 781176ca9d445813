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
    [KING] = {"K", "king", false},
    [QUEEN] = {"Q", "queen", false},
    [ROOK] = {"R", "rook", false},
    [BISHOP] = {"B", "bishop", false},
    [KNIGHT] = {"N", "knight", false},
    [PAWN] = {"P", "pawn", true},
    [KINDS] = {.code = ""},
};

static const struct motley_preset presets[] = {
    {"till", "till", NULL, false, NULL},
    {"till-3", "till;players=3", NULL, false, NULL},
    {"till-4", "till;players=4", NULL, false, NULL},
    {"till-5", "till;players=5", NULL, false, NULL},
    {"till-6", "till;players=6", NULL, false, NULL},
    {"till-2-lines", "till",
     "-1,5:bRbNbKbBbQbBbNbR/bPbPbPbP1bPbPbP/4bP/4aP/1aPaPaP1aPaPaPaP/1aRaNaBaQaBaKaNaR a - ab 0 "
     "32",
     false, NULL},
    {"till-2-quick", "till;pawns=4",
     "-1,5:bQbNbKbBbBbN/bRbPbP1bPbR/3bP/3aP/1aRaP1aPaPaR/1aNaBaBaKaNaQ a - ab 0 24", false, NULL},
    {"till-3-triangle", "till;players=3",
     "-7,6:5bB2cB/2bK1bR1bPcP1cN1cQ/1bQ1bR1bP2cP1cN1cK/2bN1bP4cP1cR/1bN1bP6cP1cR/bB1bP8cP1cB/"
     "1bP10cP/1aBaPaRaPaRaPaPaNaPaNaPaB/6aKaQ a - abc 0 42",
     false, NULL},
    {"till-3-quick", "till;players=3;pawns=0",
     "-5,4:3bR2cR/2bK1bNcQ1cN/1bN1bB2cB1cK/bR1bB4cB1cR/1bQ6cN/1aQaBaBaNaRaNaKaR a - abc 0 24",
     false, NULL},
    {"till-4-courtyard", "till;players=4",
     "-3,6:3cKcBcRcR/3cBcNcNcQ/3cPcPcPcP/bRbQbP4dPdBdK/bRbNbP4dPdNdB/bBbNbP4dPdNdR/bKbBbP4dPdQdR/"
     "3aPaPaPaP/3aQaNaNaB/3aRaRaBaK a - abcd 0 48",
     false, NULL},
    {"till-4-quick", "till;players=4;pawns=0",
     "-2,5:2cBcKcNcB/2cQcRcNcR/bBbR4dQdB/bNbN4dRdK/bKbR4dNdN/bBbQ4dRdB/2aRaNaRaQ/2aBaNaKaB a - "
     "abcd 0 32",
     false, NULL},
    {"till-5-courtyard", "till;players=5",
     "-3,5:5cBcKcRcQ/3cBcNcPcPcPcPcNcR/bQbRbP8dPdBdB/bRbNbP8dPdNdK/bKbNbP8dPdNdR/bBbBbP8dPdRdQ/"
     "3aPaPaPaPePePePeP/3aRaNaNaBeReNeNeB/3aQaRaKaBeQeReKeB a - abcde 0 60",
     false, NULL},
    {"till-5-quick", "till;players=5;pawns=0",
     "-2,4:2cNcBcKcRcRcNcQcB/bRbB8dRdN/bKbQ8dNdB/bBbN8dQdK/bNbR8dBdR/2aBaQaNaReBeQeNeR/"
     "2aRaKaBaNeReKeBeN a - abcde 0 40",
     false, NULL},
    {"till-6-courtyard", "till;players=6",
     "-3,6:3cNcKcNcRdNdKdNdR/3cBcQcBcRdBdQdBdR/3cPcPcPcPdPdPdPdP/bRbRbP8ePeBeN/bNbBbP8ePeQeK/"
     "bKbQbP8ePeBeN/bNbBbP8ePeReR/3aPaPaPaPfPfPfPfP/3aRaBaQaBfRfBfQfB/3aRaNaKaNfRfNfKfN a - abcdef "
     "0 72",
     false, NULL},
    {"till-6-quick", "till;players=6;pawns=0",
     "-2,5:2cBcKcNcBdBdKdNdB/2cNcRcQcRdNdRdQdR/bBbR8eNeB/bNbQ8eReK/bKbR8eQeN/bBbN8eReB/"
     "2aRaQaRaNfRfQfRfN/2aBaNaKaBfBfNfKfB a - abcdef 0 48",
     false, NULL},
    {NULL, NULL, NULL, false, NULL},
};

static bool complete(struct variant *variant, void *start, const size_t *at,
                     struct cursor *cursor) {
    struct till_position *position = start;
    (void)at;
    (void)cursor;
    variant->seats = variant->option[OPTION_PLAYERS];
    *position = (struct till_position){0};
    for (unsigned player = 0; player < PLAYERS_MAX; player++) {
        position->owner[player] = (uint8_t)player;
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
    .fields = (const char *const[]){"rows", "side", "hands", "owners", "passes", "ply", NULL},
    .presets = presets,
    .paint = PAINT_COLOURS,
    .manners_from = 3,
    .complete = complete,
    .parse = till_parse,
    .print = till_print,
    .generate = till_generate,
    .generate_before = till_generate_before,
    .apply = till_apply,
    .outcome = till_outcome,
    .describe = till_describe,
    .key = key,
    .turn = turn,
    .view = till_view,
    .explain = till_explain,
    .attacks = till_attacks,
    .explain_drop = till_explain_drop,
    .movement = till_movement,
    .shuffle = till_shuffle,
    .begin_turn = till_begin_turn,
    .statements = &till_statements,
    .evaluation = &till_evaluation,
};
