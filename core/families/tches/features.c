/* TCHES(S): what a net sees. That is which front sides stand where on the usual board, from the
   side of its seat and with both wings alike; and how many actions are left. With several actions a
   turn the same pieces are worth something else: that has inputs of its own. So have other armies,
   of all kinds: as they are many, only by rank, which has been found to be as strong. */

#include "evaluate.h"
#include "variant.h"

#include "../../search/net.h"

enum {
    NET_SIDE = 10,
    NET_SQUARES = NET_SIDE * NET_SIDE,
    WING = NET_SIDE / 2,
    PLACES = WING * NET_SIDE,
    FRONTS = 2 * FIRST_BACK,
    ALL_KINDS = 2 * KINDS,
    FIRST_OF_ARRAYS = 1 + 2 * FRONTS, /* of the states */
    LEFT_INPUT = 2 * FRONTS * PLACES,
    ARRAYS_INPUT = LEFT_INPUT + STRIKE_MAX
};

static void read_cells(const struct variant *variant, const void *now, uint8_t *cells) {
    const struct tches_variant *tches = (const struct tches_variant *)variant;
    const struct tches_position *position = now;
    const unsigned kinds = tches->has_array ? KINDS : FIRST_BACK;
    const unsigned first = tches->has_array ? FIRST_OF_ARRAYS : tches->strike == 1 ? 1 : 1 + FRONTS;
    if (variant->files != NET_SIDE || variant->ranks != NET_SIDE)
        return;
    for (unsigned side = 0; side < 2; side++)
        for (squares_t rest = position->sides[side]; rest != 0; rest &= rest - 1) {
            const unsigned square = first_square(rest), kind = piece_kind(position->board[square]);
            if (kind < kinds)
                cells[square] = (uint8_t)(first + side * kinds + kind);
        }
    cells[NET_SQUARES] = position->left;
}

static unsigned input(unsigned seat, unsigned cell, unsigned state) {
    const unsigned file = cell % NET_SIDE;
    const unsigned rank = seat == WHITE ? cell / NET_SIDE : NET_SIDE - 1 - cell / NET_SIDE;
    if (cell == NET_SQUARES)
        return LEFT_INPUT + state - 1;
    if (state >= FIRST_OF_ARRAYS) {
        const unsigned piece = state - FIRST_OF_ARRAYS, side = piece / KINDS ^ seat;
        return ARRAYS_INPUT + (side * KINDS + piece % KINDS) * NET_SIDE + rank;
    }
    const unsigned front = (state - 1) % FRONTS, side = front / FIRST_BACK ^ seat;
    const unsigned own = (state - 1) / FRONTS * FRONTS + side * FIRST_BACK + front % FIRST_BACK;
    return own * PLACES + rank * WING + (file < WING ? file : NET_SIDE - 1 - file);
}

/* Where games have shown that a net helps (lab/log/search.md): one or three actions a turn, with
   one also other armies, else as usual. */
static bool is_learnt(const struct variant *variant) {
    const struct tches_variant *tches = (const struct tches_variant *)variant;
    return (tches->strike == 1 || (tches->strike == 3 && !tches->has_array)) &&
           variant->files == NET_SIDE && variant->ranks == NET_SIDE && tches->is_mate &&
           !tches->has_escort && !tches->has_transport && !tches->has_polarity &&
           !tches->has_sliding_zealots &&
           (tches->prey | tches->replaced | tches->backs[WHITE] | tches->backs[BLACK]) == 0;
}

const struct features tches_features = {
    .name = "tches-3",
    .cells = NET_SQUARES + 1,
    .states = FIRST_OF_ARRAYS + ALL_KINDS,
    .inputs = ARRAYS_INPUT + ALL_KINDS * NET_SIDE,
    .is_added = true,
    .is_for = is_learnt,
    .read = read_cells,
    .input = input,
};
