/* Take Two Chess: what a net sees of a position. That is which piece stands where, from the side of
   its seat, and with the board mirrored where that seat's King stands on the right half; with
   cards also which two of a queen are in use, and of a pawn which of these comes first. Orthodox
   chess has inputs of its own, since the same pieces are worth something else there. A King whose
   player has switched cards in this turn is another piece. */

#include "evaluate.h"

#include "../../search/net.h"

enum {
    QUEENS = 3, /* by the card that is not in use */
    OTHERS = 5, /* King, King in the middle of a turn, rook, bishop, knight */
    CARD_KINDS = OTHERS + QUEENS + ORDERS,
    CARD_PIECES = 2 * CARD_KINDS,
    PIECES = 2 * KINDS,
    MIRRORED = 4,
    CARD_STATES = MIRRORED * CARD_PIECES,
    RIGHT_HALF = SIZE / 2
};

/* Bits of the seats that see the board mirrored. */
static unsigned find_mirrored(const struct taketwo_position *position) {
    unsigned mirrored = 0;
    for (unsigned side = 0; side < 2; side++) {
        const unsigned king = lowest_square(position->kinds[KING] & position->sides[side]);
        mirrored |= (king % SIZE >= RIGHT_HALF ? 1u : 0u) << side;
    }
    return mirrored;
}

static void write_cells(uint64_t squares, unsigned state, uint8_t *cells) {
    for (; squares != 0; squares &= squares - 1)
        cells[lowest_square(squares)] = (uint8_t)state;
}

static void read_orthodox(const struct taketwo_position *position, unsigned state, uint8_t *cells) {
    for (unsigned piece = 0; piece < PIECES; piece++)
        write_cells(position->kinds[piece % KINDS] & position->sides[piece / KINDS], state + piece,
                    cells);
}

static void read_side(const struct taketwo_position *position, unsigned side, unsigned state,
                      uint8_t *cells) {
    const uint64_t *const kinds = position->kinds, own = position->sides[side];
    const struct powers powers = taketwo_powers(position, side);
    const bool has_switched = side == position->side && position->switched != NO_SQUARE;
    write_cells(kinds[KING] & own, state + (has_switched ? 1 : 0), cells);
    state += 2;
    for (unsigned kind = ROOK; kind <= KNIGHT; kind++)
        write_cells(kinds[kind] & own, state++, cells);
    const uint64_t queens = kinds[QUEEN] & own;
    write_cells(queens & ~powers.rooks, state++, cells);
    write_cells(queens & ~powers.bishops, state++, cells);
    write_cells(queens & ~powers.knights, state++, cells);
    for (unsigned first = 0; first < 3; first++)
        for (unsigned step = 1; step < 3; step++)
            write_cells(powers.quiet[first] & powers.capture[(first + step) % 3], state++, cells);
}

static void read_cells(const struct variant *variant, const void *now, uint8_t *cells) {
    const struct taketwo_position *position = now;
    const unsigned mirrored = find_mirrored(position);
    if (variant->option[OPTION_SWITCH] != 0) {
        read_orthodox(position, 1 + CARD_STATES + mirrored * PIECES, cells);
        return;
    }
    for (unsigned side = 0; side < 2; side++)
        read_side(position, side, 1 + mirrored * CARD_PIECES + side * CARD_KINDS, cells);
}

static unsigned input_of(unsigned seat, unsigned cell, unsigned state, unsigned kinds) {
    const unsigned piece = state % (2 * kinds), mirrored = state / (2 * kinds) >> seat & 1;
    const unsigned file = mirrored != 0 ? SIZE - 1 - cell % SIZE : cell % SIZE;
    const unsigned rank = seat == WHITE ? cell / SIZE : SIZE - 1 - cell / SIZE;
    return ((piece / kinds ^ seat) * kinds + piece % kinds) * SQUARES + rank * SIZE + file;
}

static unsigned input(unsigned seat, unsigned cell, unsigned state) {
    if (state > CARD_STATES)
        return CARD_PIECES * SQUARES + input_of(seat, cell, state - 1 - CARD_STATES, KINDS);
    return input_of(seat, cell, state - 1, CARD_KINDS);
}

const struct features taketwo_features = {
    .name = "taketwo-2",
    .cells = SQUARES,
    .states = 1 + CARD_STATES + MIRRORED * PIECES,
    .inputs = (CARD_PIECES + PIECES) * SQUARES,
    .is_added = true,
    .read = read_cells,
    .input = input,
};
