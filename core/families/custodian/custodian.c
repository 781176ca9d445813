/* Custodian Chess (rules 1): its options, presets and table of hooks. */

#include "board.h"

#include <string.h>

static const char *const arrays[] = {"between", "classic", "four", NULL};
static const char *const bishops[] = {"slide", "step", NULL};
static const char *const pairs[] = {"standard", "swapped", NULL};
static const char *const boards[] = {"flat", "cylinder", NULL};
static const char *const captured[] = {"removed", "recruited", NULL};

static const struct option options[] = {
    [OPTION_ARRAY] = {.key = "array", .values = arrays},
    [OPTION_BISHOPS] = {.key = "bishops", .values = bishops},
    [OPTION_PAIRS] = {.key = "pairs", .values = pairs},
    [OPTION_BOARD] = {.key = "board", .values = boards},
    [OPTION_CAPTURED] = {.key = "captured", .values = captured},
    {.key = NULL},
};

static const struct kind kinds[] = {
    [KING] = {"K", "king", true},      [ROOK] = {"R", "rook", false},
    [BISHOP] = {"B", "bishop", false}, [KNIGHT] = {"N", "knight", false},
    [PAWN] = {"P", "pawn", true},      {.code = ""},
};

static const struct motley_preset presets[] = {
    {"custodian", "custodian", NULL, false, NULL},
    {"custodian-classic", "custodian;array=classic", NULL, false, NULL},
    {"custodian-four", "custodian;array=four", NULL, false, NULL},
    {"custodian-step", "custodian;bishops=step", NULL, false, NULL},
    {"custodian-swapped", "custodian;pairs=swapped", NULL, false, NULL},
    {"custodian-cylinder", "custodian;board=cylinder", NULL, false, NULL},
    {"custodian-recruited", "custodian;captured=recruited", NULL, false, NULL},
    {NULL, NULL, NULL, false, NULL},
};

static const char *const starts[] = {
    "rbnknbr/ppppppp/7/7/7/PPPPPPP/RBNKNBR w KQkq 0 1",
    "rnbkbnr/ppppppp/7/7/7/PPPPPPP/RNBKBNR w KQkq 0 1",
    "rnbkbnr/ppbpbpp/7/7/7/PPBPBPP/RNBKBNR w KQkq 0 1",
};

static bool complete(struct variant *variant, void *start, const size_t *at,
                     struct cursor *cursor) {
    const char *text = starts[variant->option[OPTION_ARRAY]];
    struct cursor start_text = cursor_of(text, strlen(text));
    (void)at;
    (void)cursor;
    variant->is_round = variant->option[OPTION_BOARD] != 0;
    custodian_compile((struct custodian *)variant);
    return custodian_parse(variant, start, &start_text);
}

/* Board, player and castling rights (rules 0). */
static size_t key(const struct variant *variant, const void *position, uint8_t *key_bytes) {
    const struct custodian_position *now = position;
    (void)variant;
    memcpy(key_bytes, now->board, SQUARES);
    key_bytes[SQUARES] = (uint8_t)(now->side << 4 | now->rights);
    return SQUARES + 1;
}

static struct turn turn(const struct variant *variant, const void *position) {
    const struct custodian_position *now = position;
    (void)variant;
    return (struct turn){
        .player = now->side,
        .is_start = true,
        .is_limit = now->halfmove >= FEN_MOVE_LIMIT,
        .number = now->turn,
        .halfmoves = now->halfmove,
        .phase = "move",
    };
}

const struct rules custodian_rules = {
    .family = "custodian",
    .seats = "wb",
    .variant_size = sizeof(struct custodian),
    .position_size = sizeof(struct custodian_position),
    .action_bound = CUSTODIAN_ACTIONS_MAX,
    .key_bound = SQUARES + 1,
    .text_bound = 256,
    .files = FILES,
    .ranks = RANKS,
    .options = options,
    .kinds = kinds,
    .fields = (const char *const[]){"rows", "side", "castling", "halfmove", "turn", NULL},
    .presets = presets,
    .forward = {0, 2},
    .complete = complete,
    .parse = custodian_parse,
    .print = custodian_print,
    .generate = custodian_generate,
    .apply = custodian_apply,
    .outcome = custodian_outcome,
    .describe = custodian_describe,
    .key = key,
    .turn = turn,
    .view = custodian_view,
    .explain = custodian_explain,
    .attacks = custodian_attacks,
    .movement = custodian_movement,
    .begin_turn = custodian_begin_turn,
    .statements = &custodian_statements,
    .evaluation = &custodian_evaluation,
};
