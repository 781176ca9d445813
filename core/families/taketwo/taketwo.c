/* Take Two Chess (rules 2): its options, presets and table of hooks. */

#include "board.h"

#include <string.h>

static const char *const switches[] = {"on", "off", NULL};

static const struct option options[] = {
    [OPTION_SWITCH] = {.key = "switch", .values = switches},
    {.key = NULL},
};

static const struct kind kinds[] = {
    [KING] = {"K", "king", false},
    [QUEEN] = {"Q", "queen", true},
    [ROOK] = {"R", "rook", false},
    [BISHOP] = {"B", "bishop", false},
    [KNIGHT] = {"N", "knight", false},
    [PAWN] = {"P", "pawn", true},
    {.code = ""},
};

static const struct motley_preset presets[] = {
    {"taketwo", "taketwo", NULL, false, NULL},
    {"taketwo-orthodox", "taketwo;switch=off", NULL, false, NULL},
    {NULL, NULL, NULL, false, NULL},
};

static const char *const pgn_names[] = {"standard", "chess",         "normal",
                                        "orthodox", "from position", NULL};

/* A game without cards is one of orthodox chess. */
static const struct pgn pgn = {
    .variant = "taketwo;switch=off",
    .names = pgn_names,
    .pawn = PAWN,
    .castling = {"g", "c"},
};

static bool complete(struct variant *variant, void *start, const size_t *at,
                     struct cursor *cursor) {
    static const char text[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 -";
    struct cursor start_text = cursor_of(text, sizeof text - 1);
    (void)at;
    (void)cursor;
    return taketwo_parse(variant, start, &start_text);
}

/*
 * Board with cards, player, castling rights, and the en passant square if a legal move captures
 * there (rules 0 and 2). A switch before that move changes nothing of it: the capturer may not be
 * the piece switched.
 */
static size_t key(const struct variant *variant, const void *position, uint8_t *key_bytes) {
    const struct taketwo_position *now = position;
    const uint64_t *const sets[] = {now->kinds, now->order, now->sides};
    static const size_t sizes[] = {sizeof now->kinds, sizeof now->order, sizeof *now->sides};
    uint8_t *end = key_bytes;
    (void)variant;
    for (size_t i = 0; i < 3; i++) {
        memcpy(end, sets[i], sizes[i]);
        end += sizes[i];
    }
    *end++ = (uint8_t)(now->side << 4 | now->rights);
    *end++ = taketwo_can_capture_en_passant(now) ? now->ep : NO_SQUARE;
    return (size_t)(end - key_bytes);
}

static struct turn turn(const struct variant *variant, const void *position) {
    const struct taketwo_position *now = position;
    const bool is_start = now->switched == NO_SQUARE;
    const bool has_cards = variant->option[OPTION_SWITCH] == 0;
    const char *const phase = has_cards ? "switch-or-move" : "move";
    return (struct turn){
        .player = now->side,
        .is_start = is_start,
        .is_limit = is_start && now->halfmove >= FEN_MOVE_LIMIT,
        .number = now->turn,
        .halfmoves = now->halfmove,
        .phase = is_start ? phase : "move-another",
    };
}

const struct rules taketwo_rules = {
    .family = "taketwo",
    .seats = "wb",
    .variant_size = sizeof(struct variant),
    .position_size = sizeof(struct taketwo_position),
    .action_bound = TAKETWO_ACTIONS_MAX,
    .key_bound = 10 * sizeof(uint64_t) + 2,
    .text_bound = 300,
    .files = SIZE,
    .ranks = SIZE,
    .options = options,
    .kinds = kinds,
    .fields = (const char *const[]){"rows", "side", "castling", "ep", "halfmove", "turn",
                                    "switched", NULL},
    .presets = presets,
    .orders = taketwo_orders,
    .cards_in_use = 2,
    .forward = {0, 2},
    .complete = complete,
    .parse = taketwo_parse,
    .print = taketwo_print,
    .generate = taketwo_generate,
    .count = taketwo_count,
    .apply = taketwo_apply,
    .outcome = taketwo_outcome,
    .describe = taketwo_describe,
    .key = key,
    .turn = turn,
    .view = taketwo_view,
    .explain = taketwo_explain,
    .attacks = taketwo_attacks,
    .movement = taketwo_movement,
    .choices = taketwo_choices,
    .arrange = taketwo_arrange,
    .begin_turn = taketwo_begin_turn,
    .pgn = &pgn,
    .statements = &taketwo_statements,
    .evaluation = &taketwo_evaluation,
};
