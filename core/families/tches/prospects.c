/* TCHES(S): what an action takes, and what it puts at risk. */

#include "evaluate.h"

enum { KING_TAKEN = 1500 };

/* An attacker: the squares that it captures on, whatever stands there, and its value. */
struct attacker {
    squares_t captures;
    int value;
};

/* The attackers of each side, found when they are first asked for. */
struct heat {
    const struct tches_variant *variant;
    const struct tches_position *position;
    const int16_t *weights;
    const struct tches_notes *notes;
    struct attacker attackers[2][SQUARES_MAX];
    unsigned count[2];
    bool is_made[2];
};

static int value_of(const struct heat *heat, unsigned kind) {
    return heat->weights[TERM_MATERIAL + kind];
}

static void heat_make(struct heat *heat, unsigned side) {
    if (heat->is_made[side])
        return;
    unsigned count = 0;
    for (squares_t rest = heat->position->sides[side]; rest != 0; rest &= rest - 1) {
        const unsigned square = first_square(rest);
        heat->attackers[side][count++] =
            (struct attacker){.captures = heat->notes->known[side][square].reach.capture,
                              .value = value_of(heat, piece_kind(heat->position->board[square]))};
    }
    heat->count[side] = count;
    heat->is_made[side] = true;
}

static unsigned count_attackers(const struct heat *heat, unsigned side, unsigned square) {
    unsigned count = 0;
    for (unsigned i = 0; i < heat->count[side]; i++)
        count += has_square(heat->attackers[side][i].captures, square);
    return count;
}

/* The value of the least valuable piece that attacks a square; some piece does. */
static int least_attacker(const struct heat *heat, unsigned side, unsigned square) {
    int least = INT16_MAX;
    for (unsigned i = 0; i < heat->count[side]; i++) {
        const struct attacker *attacker = &heat->attackers[side][i];
        if (attacker->value < least && has_square(attacker->captures, square))
            least = attacker->value;
    }
    return least;
}

/* The value of the piece on a square and of the piece under it. */
static int worth_of(const struct heat *heat, unsigned square) {
    const struct tches_position *position = heat->position;
    const unsigned kind = piece_kind(position->board[square]);
    int worth = value_of(heat, kind);
    if (kind == heat->variant->royal && heat->variant->is_king_held)
        worth += KING_TAKEN;
    if (has_square(position->stacked, square))
        worth += value_of(heat, piece_kind(position->under[square]));
    return worth;
}

/* The mover can be taken there: all of it is at risk without a guard, else the cost of the
   exchange with the least attacker. */
static int risk_of(struct heat *heat, unsigned from, unsigned to, int mover, bool is_capture) {
    const unsigned side = heat->position->side;
    if (piece_kind(heat->position->board[from]) == tches_escorted(heat->variant))
        return 0;
    if (!has_square(heat->notes->attacks[side ^ 1], to))
        return 0;
    heat_make(heat, side ^ 1);
    heat_make(heat, side);
    const bool is_guarded = count_attackers(heat, side, to) > is_capture;
    const int attacker = least_attacker(heat, side ^ 1, to);
    return is_guarded ? (mover > attacker ? mover - attacker : 0) : mover;
}

static struct prospect prospect_of(struct heat *heat, action_t action, bool only_gains) {
    const struct tches_position *position = heat->position;
    const unsigned from = action_from(action), to = action_to(action);
    if (action_type(action) != ACTION_MOVE)
        return (struct prospect){.gain = 0};
    const bool is_capture = has_square(position->sides[position->side ^ 1], to);
    const unsigned promotion = action_promotion(action);
    int mover = value_of(heat, piece_kind(position->board[from]));
    int gain = is_capture ? worth_of(heat, to) : 0;
    if (promotion != 0) {
        gain += value_of(heat, promotion) - mover;
        mover = value_of(heat, promotion);
    }
    if (only_gains && gain <= 0)
        return (struct prospect){.gain = 0};
    const int net = gain - risk_of(heat, from, to, mover, is_capture);
    return (struct prospect){.gain = (int16_t)(gain > 0 ? gain : 0), .net = (int16_t)net};
}

void tches_prospects(const struct variant *variant, const void *now, const int16_t *weights,
                     void *notes, const action_t *list, size_t count, bool only_gains,
                     struct prospect *prospects) {
    const struct tches_variant *tches = (const struct tches_variant *)variant;
    struct heat heat;
    heat.variant = tches;
    heat.position = now;
    heat.weights = tches_weights_for(tches, weights);
    heat.notes = notes;
    heat.is_made[WHITE] = heat.is_made[BLACK] = false;
    tches_survey(notes, tches, now);
    for (size_t i = 0; i < count; i++)
        prospects[i] = prospect_of(&heat, list[i], only_gains);
}
