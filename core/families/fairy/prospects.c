/* Fairy: what an action takes, and what the exchange on its square leaves of that. */

#include "evaluate.h"

enum { EXCHANGES_MAX = 32, GAIN_MAX = 15000 };

/* A list of actions that is judged. */
struct court {
    const struct fairy *variant;
    const struct fairy_position *position;
    const struct fairy_notes *notes;
    squares_t dear[2];
};

static int clamped(int value) {
    return value > GAIN_MAX ? GAIN_MAX : value < -GAIN_MAX ? -GAIN_MAX : value;
}

/* What the loss of a kind of a side costs it, and adds to the hand of its captor. */
static int cost_of(const struct court *court, unsigned side, unsigned kind, unsigned gained) {
    const int value = court->notes->value[side][kind];
    return court->variant->base.option[OPTION_TAKEN] == TAKEN_OFF
               ? value
               : value + court->notes->value[side ^ 1][gained];
}

/* The same of the piece on a square, which may be one that must not be lost. */
static int cost_at(const struct court *court, unsigned square) {
    const struct fairy_position *position = court->position;
    const unsigned side = piece_side(position->board[square]);
    const unsigned kind = piece_kind(position->board[square]);
    const unsigned origin =
        has_square(position->promoted, square) ? position->origin[square] : kind;
    const bool is_dear =
        has_square(court->dear[side], square) || (court->variant->royal & KIND_BIT(kind)) != 0;
    return cost_of(court, side, kind, origin) + (is_dear ? DEAR_VALUE : 0);
}

/* Those of some pieces that capture on a square, for all that is known. */
static squares_t capturers(const struct court *court, squares_t pieces, unsigned square) {
    squares_t found = 0;
    for (; pieces != 0; pieces &= pieces - 1)
        if (has_square(court->notes->captures[first_square(pieces)], square))
            found |= pieces & -pieces;
    return found;
}

/* Takes the cheapest piece out of a set, and gives what it costs. */
static int take_cheapest(const struct court *court, squares_t *pieces) {
    squares_t best = 0;
    int least = 0;
    for (squares_t rest = *pieces; rest != 0; rest &= rest - 1) {
        const int cost = cost_at(court, first_square(rest));
        if (best == 0 || cost < least) {
            best = rest & -rest;
            least = cost;
        }
    }
    *pieces &= ~best;
    return least;
}

/* What a piece that comes to a square loses there if both sides go on capturing as long as it pays.
   Those that only a capture lets through are not seen. */
static int loss_at(const struct court *court, unsigned square, unsigned from, int standing) {
    const unsigned side = court->position->side;
    int losses[EXCHANGES_MAX];
    unsigned count = 0;
    squares_t pieces[2];
    if (!has_square(court->notes->attacks[side ^ 1], square))
        return 0;
    for (unsigned i = 0; i < 2; i++)
        pieces[i] =
            capturers(court, court->position->sides[i] & ~bit_of(square) & ~bit_of(from), square);
    for (unsigned turn = side ^ 1; pieces[turn] != 0 && count < EXCHANGES_MAX; turn ^= 1) {
        losses[count++] = standing;
        standing = take_cheapest(court, &pieces[turn]);
    }
    int loss = 0;
    while (count-- > 0)
        loss = losses[count] > loss ? losses[count] - loss : 0;
    return loss;
}

static unsigned victim_of(const struct court *court, action_t action) {
    if (action_form(action) == FORM_PASSING)
        return court->position->passer;
    return action_form(action) == FORM_MOVE && court->position->board[action_to(action)] != NOTHING
               ? action_to(action)
               : NO_SQUARE;
}

/* What comes to the target is there for the enemy to take; a royal piece that could be taken there
   would not go. */
static struct prospect prospect_of(const struct court *court, action_t action, bool only_gains) {
    const unsigned side = court->position->side, form = action_form(action);
    const unsigned choice = action_kind(action), victim = victim_of(court, action);
    const unsigned from = form == FORM_DROP ? action_to(action) : action_from(action);
    int gain = victim != NO_SQUARE ? cost_at(court, victim) : 0, standing;
    if (form == FORM_PASS || form == FORM_CASTLING)
        return (struct prospect){.gain = 0};
    if (form == FORM_DROP) {
        standing = cost_of(court, side, choice, choice);
    } else {
        standing = cost_at(court, from);
        if (choice != NO_KIND) {
            const unsigned kind = piece_kind(court->position->board[from]);
            const int more = court->notes->value[side][choice] - court->notes->value[side][kind];
            gain += more;
            standing += more;
        }
    }
    if (only_gains && gain <= 0 && victim == NO_SQUARE)
        return (struct prospect){.gain = 0};
    const int net = gain - loss_at(court, action_to(action), from, standing);
    return (struct prospect){.gain = (int16_t)clamped(gain > 0 ? gain : victim != NO_SQUARE),
                             .net = (int16_t)clamped(net)};
}

void fairy_prospects(const struct variant *base, const void *now, const int16_t *weights,
                     void *notes, const action_t *list, size_t count, bool only_gains,
                     struct prospect *prospects) {
    const struct fairy *variant = fairy_of(base);
    struct court court = {.variant = variant, .position = now, .notes = notes};
    (void)weights;
    fairy_survey(variant, now, notes);
    for (unsigned side = 0; side < 2; side++)
        court.dear[side] = fairy_dear(variant, now, side);
    for (size_t i = 0; i < count; i++)
        prospects[i] = prospect_of(&court, list[i], only_gains);
}
