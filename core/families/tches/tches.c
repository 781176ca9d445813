/* TCHES(S) (rules 4): its presets and table of hooks. */

#include "variant.h"

#include <string.h>

/* The end of its key, and what it says after the family's name. */
#define LESSON(key, options)                                                                       \
    { "tches-" key, "tches;" options, NULL, true, NULL }

/* The usual game, then lessons as the source advises: one or two new kinds a game, then
   one modification a game, then some together. */
static const struct motley_preset presets[] = {
    {"tches", "tches", NULL, false, NULL},
    LESSON("first-steps", "strike=1;array=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
    LESSON("guardians", "strike=1;array=rgdqkdgr/pppppppp/8/8/8/8/PPPPPPPP/RGDQKDGR"),
    LESSON("griffins", "strike=1;array=rfcqkcfr/pppppppp/8/8/8/8/PPPPPPPP/RFCQKCFR"),
    LESSON("lions", "strike=1;array=rlmqkmlr/pppppppp/8/8/8/8/PPPPPPPP/RLMQKMLR"),
    LESSON("strike", "array=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
    LESSON("main-set", "strike=1"),
    LESSON("templars", "strike=1;both=T,X"),
    LESSON("riders", "strike=1;both=NB,NR"),
    LESSON("archers", "strike=1;both=RN,BN"),
    LESSON("chariots", "strike=1;both=W,A"),
    LESSON("emperors", "strike=1;both=E"),
    LESSON("jesters", "strike=1;both=J"),
    LESSON("flankers", "strike=1;both=PR"),
    LESSON("sentinels", "strike=1;both=PS"),
    LESSON("zealots", "strike=1;both=PB"),
    LESSON("pikemen", "strike=1;both=PP"),
    LESSON("back-sides", "both=T,W,X,A,E,RN,NB,BN,NR,J,PR"),
    {"tches-own-armies", "tches;strike=2;array=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", NULL,
     true, "open"},
    LESSON("two-armies", "white=T,A,NB,NR;black=W,X,E,RN"),
    LESSON("two-pieces", "strike=2"),
    LESSON("same", "same=on"),
    LESSON("escort", "escort=on"),
    LESSON("run", "king=plain;prey=K;escort=on"),
    LESSON("capture", "king=capture"),
    LESSON("flag", "king=flag"),
    LESSON("hunt", "king=plain;prey=A;both=A"),
    LESSON("heirs", "replace=J:P;both=J"),
    LESSON("exchange", "replace=Q:M,M:Q"),
    LESSON("transport", "transport=on"),
    LESSON("polarity", "polarity=on"),
    LESSON("polarity-free", "polarity=free"),
    LESSON("skirmish", "strike=2;king=capture;transport=on;array=mckfn/ppppp/5/5/PPPPP/MCKFN"),
    LESSON("caravan", "strike=1;escort=on;replace=J:P;transport=on;array=rfekw1/1j1*pr1*pp/6/6/"
                      "1J1*PR1*PP/RFEKW1"),
    LESSON("tournament", "strike=2;king=plain;prey=Q,M;escort=on;polarity=on"),
    LESSON("everything", "king=capture;escort=on;replace=Q:M,N:P,M:Q;transport=on;polarity=on"),
    {NULL, NULL, NULL, false, NULL},
};

#undef LESSON

/* A piece takes two bytes, player, losses, what moved last and the freed King's square the rest. */
enum { KEY_MAX = 2 * SQUARES_MAX + 3 * 16 + 1 + LOSSES_MAX + 1 + 2 + 1 };

/* A position: a square takes at most "*RN~1'_*PR~1'"; a variant: 128 pieces, 26 pairs of lists. */
enum { TEXT_MAX = 13 * SQUARES_MAX + 384 };

static bool is_imitation_possible(const struct tches_variant *variant,
                                  const struct tches_position *position) {
    return variant->has_jesters || position->kinds[JESTER] != 0;
}

/* Rules 0. */
static size_t key(const struct variant *base, const void *now, uint8_t *bytes) {
    const struct tches_variant *variant = (const struct tches_variant *)base;
    const struct tches_position *position = now;
    uint8_t *end = bytes;
    memcpy(end, position->board, variant->grid.square_count);
    end += variant->grid.square_count;
    memcpy(end, position->sides, sizeof position->sides);
    end += sizeof position->sides;
    memcpy(end, &position->stacked, sizeof position->stacked);
    end += sizeof position->stacked;
    for (squares_t rest = position->stacked; rest != 0; rest &= rest - 1)
        *end++ = position->under[first_square(rest)];
    *end++ = position->side;
    *end++ = position->pending_king;
    memcpy(end, position->losses, position->loss_count);
    end += position->loss_count;
    if (is_imitation_possible(variant, position)) {
        *end++ = position->last[WHITE];
        *end++ = position->last[BLACK];
    }
    return (size_t)(end - bytes);
}

static const char *phase_of(const struct tches_variant *variant,
                            const struct tches_position *position) {
    if (position->pending_king != NO_SQUARE)
        return "place-king";
    if (tches_must_replace(position))
        return "replace";
    return variant->has_turns ? "move-or-turn" : "move";
}

static struct turn turn(const struct variant *base, const void *now) {
    const struct tches_variant *variant = (const struct tches_variant *)base;
    const struct tches_position *position = now;
    /* House draws come last, after what the player has to replace (rules 4.11). */
    const bool is_start = position->left == variant->strike && !tches_must_replace(position);
    return (struct turn){
        .player = position->side,
        .left = position->left,
        .of = variant->strike,
        .is_start = is_start,
        .is_limit = is_start && position->halfmove >= FEN_MOVE_LIMIT,
        .number = position->turn,
        .halfmoves = position->halfmove,
        .phase = phase_of(variant, position),
    };
}

const struct rules tches_rules = {
    .family = "tches",
    .seats = "wb",
    .variant_size = sizeof(struct tches_variant),
    .position_size = sizeof(struct tches_position),
    .action_bound = TCHES_ACTIONS_MAX,
    .key_bound = KEY_MAX,
    .text_bound = TEXT_MAX,
    .files = SIDE_MAX,
    .ranks = SIDE_MAX,
    .options = tches_options,
    .kinds = tches_kind_names,
    .fields =
        (const char *const[]){"rows", "side", "left", "last", "pending", "halfmove", "turn", NULL},
    .presets = presets,
    .forward = {0, 2},
    .complete = tches_complete,
    .parse = tches_parse,
    .print = tches_print,
    .generate = tches_generate,
    .apply = tches_apply,
    .outcome = tches_outcome,
    .describe = tches_describe,
    .key = key,
    .turn = turn,
    .view = tches_view,
    .explain = tches_explain,
    .attacks = tches_attacks,
    .explain_drop = tches_explain_drop,
    .movement = tches_movement,
    .choices = tches_choices,
    .arrange = tches_arrange,
    .front = tches_front,
    .begin_turn = tches_begin_turn,
    .statements = &tches_statements,
    .evaluation = &tches_evaluation,
};
