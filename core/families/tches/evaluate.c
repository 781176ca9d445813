/* TCHES(S): what a position is worth. */

#include "evaluate.h"
#include "danger.h"

#include <string.h>

/* A position whose terms are counted. */
struct survey {
    const struct tches_variant *variant;
    const struct tches_position *position;
    const int16_t *weights;
    struct tches_notes *notes;
};

static int distance(const struct tches_variant *variant, unsigned a, unsigned b) {
    const int files = (int)(a % variant->base.files) - (int)(b % variant->base.files);
    const int ranks = (int)(a / variant->base.files) - (int)(b / variant->base.files);
    const int across = files < 0 ? -files : files, along = ranks < 0 ? -ranks : ranks;
    return across > along ? across : along;
}

static int find_edge_distance(const struct tches_variant *variant, unsigned square) {
    const int file = (int)(square % variant->base.files),
              rank = (int)(square / variant->base.files);
    const int last_file = variant->base.files - 1 - file,
              last_rank = variant->base.ranks - 1 - rank;
    const int across = file < last_file ? file : last_file;
    const int along = rank < last_rank ? rank : last_rank;
    return across < along ? across : along;
}

static int edge_distance(const struct survey *survey, unsigned square) {
    uint8_t *edge = &survey->notes->edge[square];
    if (*edge == 0)
        *edge = (uint8_t)(find_edge_distance(survey->variant, square) + 1);
    return *edge - 1;
}

static int32_t score_king(const struct survey *survey, unsigned side, unsigned square) {
    const struct tches_variant *variant = survey->variant;
    const squares_t around =
        variant->grid.rays[STRAIGHT][square].beside | variant->grid.rays[DIAGONAL][square].beside;
    const unsigned besieged = count_squares(around & survey->notes->attacks[side ^ 1]);
    int32_t score = survey->weights[TERM_SIEGE + besieged];
    if (variant->has_escort)
        score +=
            survey->weights[TERM_ESCORT + distance(variant, square, variant->portals[side ^ 1])];
    return score;
}

/* The score of the piece under another: a passenger, or the enemy King that it took. */
static int32_t score_under(const struct survey *survey, unsigned side, unsigned square) {
    const unsigned kind = piece_kind(survey->position->under[square]);
    if (kind != survey->variant->royal)
        return survey->weights[TERM_MATERIAL + kind];
    return survey
        ->weights[TERM_CAPTIVE + distance(survey->variant, square, survey->variant->portals[side])];
}

static int32_t score_advance(const struct survey *survey, unsigned side, unsigned square) {
    const unsigned rank = square / survey->variant->base.files;
    return survey
        ->weights[TERM_ADVANCE + (side == WHITE ? survey->variant->base.ranks - 1u - rank : rank)];
}

static int32_t score_piece(const struct survey *survey, unsigned side, unsigned square) {
    const int16_t *weights = survey->weights;
    const unsigned kind = piece_kind(survey->position->board[square]);
    int32_t score = weights[TERM_MATERIAL + kind] +
                    weights[TERM_CENTRE + kind] * edge_distance(survey, square) +
                    weights[TERM_REACH + kind] * survey->notes->known[side][square].count;
    if (has_square(survey->notes->attacks[side ^ 1], square))
        score += has_square(survey->notes->attacks[side], square) ? weights[TERM_ATTACKED + kind]
                                                                  : weights[TERM_LOOSE + kind];
    if (kind == tches_escorted(survey->variant))
        score += score_king(survey, side, square);
    if ((PAWN_KINDS & KIND_BIT(kind)) != 0)
        score += score_advance(survey, side, square);
    if (has_square(survey->position->stacked, square))
        score += score_under(survey, side, square);
    return score;
}

static int32_t score_prey(const struct survey *survey, unsigned side) {
    const struct tches_variant *variant = survey->variant;
    const unsigned count = count_squares(tches_members(survey->position, side, variant->prey));
    const unsigned needed = variant->prey_needed[side];
    const unsigned left = count < needed ? 0 : count - needed + 1;
    return survey->weights[TERM_PREY + (left < PREY_TERMS ? left : PREY_TERMS - 1)];
}

static void score(const struct variant *variant, const void *now, const int16_t *weights,
                  void *notes, int32_t *scores) {
    const struct tches_variant *tches = (const struct tches_variant *)variant;
    struct survey survey = {.variant = tches,
                            .position = now,
                            .weights = tches_weights_for(tches, weights),
                            .notes = notes};
    tches_survey(notes, tches, now);
    for (unsigned side = 0; side < 2; side++) {
        for (unsigned half = 0; half < 2; half++)
            for (uint64_t rest = half_of(survey.position->sides[side], half); rest != 0;
                 rest &= rest - 1)
                scores[side] +=
                    score_piece(&survey, side, 64 * half + (unsigned)__builtin_ctzll(rest));
        if (survey.variant->royal == NO_KIND)
            scores[side] += score_prey(&survey, side);
    }
    scores[survey.position->side] += survey.weights[TERM_TEMPO] * survey.position->left;
}

static uint64_t hash_set(uint64_t hash, squares_t set) {
    return hash_mix(hash_mix(hash, low_half(set)), high_half(set));
}

static uint64_t hash_bytes(uint64_t hash, const uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i += sizeof(uint64_t)) {
        uint64_t word; /* the boards have room for whole words */
        memcpy(&word, bytes + i, sizeof word);
        hash = hash_mix(hash, word);
    }
    return hash;
}

static uint64_t hash(const struct variant *variant, const void *now) {
    const struct tches_variant *tches = (const struct tches_variant *)variant;
    const struct tches_position *position = now;
    uint64_t hash = (uint64_t)position->side << 40 | (uint64_t)position->left << 32 |
                    (uint64_t)position->pending_king << 24;
    if (tches->has_jesters || position->kinds[JESTER] != 0)
        hash |= (uint64_t)position->last[WHITE] << 8 | position->last[BLACK];
    hash = hash_set(hash_set(hash, position->sides[WHITE]), position->sides[BLACK]);
    hash = hash_bytes(hash, position->board, tches->grid.square_count);
    if (position->acted != 0)
        hash = hash_set(hash, position->acted);
    if (position->stacked != 0)
        hash = hash_bytes(hash_set(hash, position->stacked), position->under,
                          tches->grid.square_count);
    for (unsigned i = 0; i < position->loss_count; i++)
        hash = hash_mix(hash, position->losses[i] + 1u);
    return hash;
}

/* The own King can be taken or mated as things are. A carrier may step onto its own pieces before
   it captures, of which notes know nothing. */
static bool is_threatened(const struct variant *variant, const void *now, void *kept) {
    const struct tches_variant *tches = (const struct tches_variant *)variant;
    const struct tches_position *position = now;
    struct tches_notes *notes = kept;
    const unsigned king = tches_king_of(tches, position, position->side);
    struct field field;
    if (king == NO_SQUARE || (!tches->is_mate && !tches->is_king_held))
        return false;
    if (!tches->has_transport) {
        tches_survey(notes, tches, position);
        return has_square(notes->attacks[position->side ^ 1], king);
    }
    tches_field_against(tches, position, position->side, &field);
    return tches_is_attacked(&field, king);
}

/* The middle of a turn is only reached where it goes on, but for a win or a King to place. */
static bool can_act(const struct variant *variant, const void *now) {
    const struct tches_variant *tches = (const struct tches_variant *)variant;
    const struct tches_position *position = now;
    const char *reason;
    if (position->pending_king != NO_SQUARE || tches_must_replace(position) ||
        tches_is_over(tches, position, &reason))
        return false;
    return position->left < tches->strike || tches_has_action(tches, position);
}

/* Only a whole turn can be passed, and only while nothing is owed at its start. */
static bool pass(const struct variant *variant, void *now) {
    enum { PIECES_ENOUGH = 6 };
    const struct tches_variant *tches = (const struct tches_variant *)variant;
    struct tches_position *position = now;
    if (position->left != tches->strike || position->loss_count > 0 ||
        position->pending_king != NO_SQUARE ||
        count_squares(position->sides[position->side]) < PIECES_ENOUGH)
        return false;
    position->side ^= 1;
    position->halfmove = 0;
    return true;
}

static bool stop(const struct variant *variant, void *now) {
    const struct tches_variant *tches = (const struct tches_variant *)variant;
    struct tches_position *position = now;
    if (position->left == tches->strike || position->pending_king != NO_SQUARE)
        return false;
    tches_turn_begin(tches, position, position->side ^ 1u);
    return true;
}

/* Of all families' positions these take longest to search: fewer of them, where the steps are still
   wide enough. */
static const struct level levels[MOTLEY_LEVELS + 1] = {
    {0, 0, 0},    {40, 200, 30}, {60, 180, 20}, {90, 150, 12}, {150, 120, 7}, {250, 90, 4},
    {400, 70, 2}, {650, 50, 0},  {1100, 30, 0}, {2000, 15, 0}, {5000, 8, 0},
};

const struct evaluation tches_evaluation = {
    .groups = tches_groups,
    .weights = tches_weights,
    .features = &tches_features,
    .levels = levels,
    .hash = hash,
    .score = score,
    .prospects = tches_prospects,
    .notes_size = sizeof(struct tches_notes),
    .is_threatened = is_threatened,
    .can_act = can_act,
    .pass = pass,
    .stop = stop,
};
