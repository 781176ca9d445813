/* Take Two Chess: what a net sees of orthodox chess. That is which piece stands where, from the
   side of its seat, and with the board mirrored where that seat's King stands on the right half. */

#include "evaluate.h"

#include "../../search/net.h"

enum { PIECES = 2 * KINDS, MIRRORED = 4, RIGHT_HALF = SIZE / 2 };

/* Bits of the seats that see the board mirrored. */
static unsigned find_mirrored(const struct taketwo_position *position) {
    unsigned mirrored = 0;
    for (unsigned side = 0; side < 2; side++) {
        const unsigned king = lowest_square(position->kinds[KING] & position->sides[side]);
        mirrored |= (king % SIZE >= RIGHT_HALF ? 1u : 0u) << side;
    }
    return mirrored;
}

static void read_cells(const struct variant *variant, const void *now, uint8_t *cells) {
    const struct taketwo_position *position = now;
    const unsigned mirrored = find_mirrored(position);
    (void)variant;
    for (unsigned piece = 0; piece < PIECES; piece++) {
        uint64_t rest = position->kinds[piece % KINDS] & position->sides[piece / KINDS];
        for (; rest != 0; rest &= rest - 1)
            cells[lowest_square(rest)] = (uint8_t)(1 + mirrored * PIECES + piece);
    }
}

static unsigned input(unsigned seat, unsigned cell, unsigned state) {
    const unsigned piece = (state - 1) % PIECES, mirrored = (state - 1) / PIECES >> seat & 1;
    const unsigned file = mirrored != 0 ? SIZE - 1 - cell % SIZE : cell % SIZE;
    const unsigned rank = seat == WHITE ? cell / SIZE : SIZE - 1 - cell / SIZE;
    return ((piece / KINDS ^ seat) * KINDS + piece % KINDS) * SQUARES + rank * SIZE + file;
}

/* Where games have shown that a net helps (engine.md): without cards. */
static bool is_learnt(const struct variant *variant) { return variant->option[OPTION_SWITCH] != 0; }

const struct features taketwo_features = {
    .name = "taketwo-1",
    .cells = SQUARES,
    .states = 1 + MIRRORED * PIECES,
    .inputs = PIECES * SQUARES,
    .is_added = true,
    .is_for = is_learnt,
    .read = read_cells,
    .input = input,
    .evaluate = net_evaluate,
};
