/* Till Chess: what a net sees. With two players that is what stands near each King, whatever the
   direction, and how many tiles of each kind both have. */

#include "evaluate.h"

#include "../../search/net.h"

#include <stdlib.h>

enum {
    NEAR = 3,
    WINDOW = 2 * NEAR + 1,
    WINDOW_CELLS = WINDOW * WINDOW,
    DISTANCES = (NEAR + 1) * (NEAR + 2) / 2, /* of a longer way and a shorter one */
    PIECES = 2 * KINDS,
    COUNT_MOST = 8,
    NEAR_INPUTS = 2 * DISTANCES * PIECES
};

static void read_window(const struct till_position *position, unsigned king, uint8_t *cells) {
    const struct till_tile *tiles = position->tiles;
    for (unsigned tile = 0; tile < position->count; tile++) {
        const int dx = tiles[tile].x - tiles[king].x, dy = tiles[tile].y - tiles[king].y;
        if (dx >= -NEAR && dx <= NEAR && dy >= -NEAR && dy <= NEAR)
            cells[(dy + NEAR) * WINDOW + dx + NEAR] =
                (uint8_t)(1 + till_owner(position, tile) * KINDS + tiles[tile].kind);
    }
}

static void read_cells(const struct variant *variant, const void *now, uint8_t *cells) {
    const struct till_position *position = now;
    uint8_t *counts = cells + 2 * WINDOW_CELLS;
    (void)variant;
    for (unsigned piece = 0; piece < PIECES; piece++)
        counts[piece] = position->hand[piece / KINDS][piece % KINDS];
    for (unsigned tile = 0; tile < position->count; tile++) {
        const unsigned owner = till_owner(position, tile), kind = position->tiles[tile].kind;
        if (counts[owner * KINDS + kind] < COUNT_MOST)
            counts[owner * KINDS + kind]++;
        if (kind == KING && position->tiles[tile].colour == owner)
            read_window(position, tile, cells + owner * WINDOW_CELLS);
    }
}

static unsigned piece_input(unsigned seat, unsigned piece) {
    return (piece / KINDS ^ seat) * KINDS + piece % KINDS;
}

static unsigned input(unsigned seat, unsigned cell, unsigned state) {
    if (cell >= 2 * WINDOW_CELLS)
        return NEAR_INPUTS + piece_input(seat, cell - 2 * WINDOW_CELLS) * COUNT_MOST + state - 1;
    const unsigned place = cell % WINDOW_CELLS, window = cell / WINDOW_CELLS ^ seat;
    const unsigned dx = (unsigned)abs((int)(place % WINDOW) - NEAR);
    const unsigned dy = (unsigned)abs((int)(place / WINDOW) - NEAR);
    const unsigned longer = dx > dy ? dx : dy, shorter = dx > dy ? dy : dx;
    const unsigned distance = longer * (longer + 1) / 2 + shorter;
    return (window * DISTANCES + distance) * PIECES + piece_input(seat, state - 1);
}

/* Where games have shown that a net helps (lab/log/search.md). */
static bool is_learnt(const struct variant *variant) {
    return variant->seats == 2 && variant->option[OPTION_PAWNS] == 8;
}

const struct features till_features = {
    .name = "till-1",
    .cells = 2 * WINDOW_CELLS + PIECES,
    .states = 1 + PIECES,
    .inputs = NEAR_INPUTS + PIECES * COUNT_MOST,
    .is_added = true,
    .is_for = is_learnt,
    .read = read_cells,
    .input = input,
};
