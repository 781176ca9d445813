/* Fairy (docs/fairy.md): its table of hooks. */

#include "board.h"

static const struct kind kinds[] = {
    {"K", "king", false},   {"Q", "queen", false}, {"R", "rook", false}, {"B", "bishop", false},
    {"N", "knight", false}, {"P", "pawn", false},  {"", NULL, false},
};

static const struct motley_preset presets[] = {
    {"fairy", "fairy", NULL, false, NULL},
    {NULL, NULL, NULL, false, NULL},
};

const struct rules fairy_rules = {
    .family = "fairy",
    .seats = "wb",
    .variant_size = sizeof(struct fairy),
    .position_size = sizeof(struct fairy_position),
    .action_bound = FAIRY_ACTIONS_MAX,
    .key_bound = FAIRY_KEY_MAX,
    .text_bound = FAIRY_TEXT_MAX,
    .files = SIDE_MAX,
    .ranks = SIDE_MAX,
    .options = fairy_options,
    .kinds = kinds,
    .kinds_of = fairy_kinds,
    .fields = (const char *const[]){"rows", "side", "castling", "ep", "halfmove", "turn", NULL},
    .presets = presets,
    .forward = {0, 2},
    .complete = fairy_complete,
    .parse = fairy_parse,
    .print = fairy_print,
    .generate = fairy_generate,
    .count = fairy_count,
    .apply = fairy_apply,
    .outcome = fairy_outcome,
    .repeated = fairy_repeated,
    .describe = fairy_describe,
    .key = fairy_key,
    .turn = fairy_turn,
    .view = fairy_view,
    .explain = fairy_explain,
    .explain_drop = fairy_explain_drop,
    .attacks = fairy_attacks,
    .movement = fairy_movement,
    .begin_turn = fairy_begin_turn,
    .evaluation = &fairy_evaluation,
};
