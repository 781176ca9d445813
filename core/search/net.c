/* The learned evaluation: finds what a position is worth. */

#include "net.h"

#include "../game.h"

#include <string.h>

enum {
    CELLS_OF_WORD = sizeof(uint64_t),
    UNIT_MOST = 128,     /* a hidden unit is cut off at 0 and here */
    OUTPUT_ONE = 1 << 13 /* the parts of a hundredth of a pawn in the output */
};

/* 1 in each lane. */
static const uint64_t LANES_ONE = 0x0001000100010001u;

bool motley_net_is_for(const struct motley_net *net, const struct motley_game *game) {
    return variant_of(game) != NULL && net->rules == rules_of(game);
}

void net_sums_begin(const struct motley_net *net, struct net_sums *sums) {
    memset(sums->cells, 0, sizeof sums->cells);
    for (unsigned seat = 0; seat < 2; seat++)
        memcpy(sums->words[seat], net->empty, sizeof net->empty);
}

/* What the hidden layer gains and loses: rows of inputs. */
struct changes {
    const uint64_t *come[NET_CELLS_MAX], *gone[NET_CELLS_MAX];
    unsigned come_count, gone_count;
};

/* The cells that differ, with what was in them before and what is now. */
struct difference {
    uint8_t cell[NET_CELLS_MAX], old[NET_CELLS_MAX], new[NET_CELLS_MAX];
    unsigned count;
};

/* Compares eight cells at a time. */
static void find_difference(const struct motley_net *net, const uint64_t *old_cells,
                            const uint64_t *new_cells, struct difference *difference) {
    difference->count = 0;
    for (unsigned word = 0; word * CELLS_OF_WORD < net->features->cells; word++) {
        if (old_cells[word] == new_cells[word])
            continue;
        for (unsigned i = 0; i < CELLS_OF_WORD; i++) {
            const unsigned cell = word * CELLS_OF_WORD + i;
            const uint8_t old = ((const uint8_t *)old_cells)[cell];
            const uint8_t new = ((const uint8_t *)new_cells)[cell];
            if (old == new)
                continue;
            difference->cell[difference->count] = (uint8_t)cell;
            difference->old[difference->count] = old;
            difference->new[difference->count++] = new;
        }
    }
}

static const uint64_t *row_of(const struct motley_net *net, unsigned seat, unsigned cell,
                              unsigned state) {
    return (const uint64_t *)net->rows.data +
           (size_t)net->features->input(seat, cell, state) * net->words;
}

static void find_changes(const struct motley_net *net, const struct difference *difference,
                         unsigned seat, struct changes *changes) {
    changes->come_count = changes->gone_count = 0;
    for (unsigned i = 0; i < difference->count; i++) {
        const unsigned cell = difference->cell[i];
        if (difference->old[i] != 0)
            changes->gone[changes->gone_count++] = row_of(net, seat, cell, difference->old[i]);
        if (difference->new[i] != 0)
            changes->come[changes->come_count++] = row_of(net, seat, cell, difference->new[i]);
    }
}

/* One word after the other: small copies are dear in WebAssembly. */
static void change(const struct motley_net *net, const struct changes *changes,
                   const uint64_t *near, uint64_t *words) {
    for (unsigned i = 0; i < net->words; i++) {
        uint64_t word = near[i];
        for (unsigned k = 0; k < changes->gone_count; k++)
            word -= changes->gone[k][i];
        for (unsigned k = 0; k < changes->come_count; k++)
            word += changes->come[k][i];
        words[i] = word;
    }
}

/* All four lanes of a word cut off at 0 and at UNIT_MOST. */
static uint64_t cut_off(uint64_t word) {
    const uint64_t above_zero = word >> (NET_LANE_BITS - 1) & LANES_ONE;
    word &= ((above_zero << NET_LANE_BITS) - above_zero) & ~(LANES_ONE * NET_LANE_ZERO);
    const uint64_t above =
        (word + LANES_ONE * (NET_LANE_ZERO - 1 - UNIT_MOST)) >> (NET_LANE_BITS - 1) & LANES_ONE;
    const uint64_t mask = (above << NET_LANE_BITS) - above;
    return (word & ~mask) | (LANES_ONE * UNIT_MOST & mask);
}

static int32_t square_of(uint64_t word, unsigned lane) {
    const int32_t unit = (int32_t)(word >> lane * NET_LANE_BITS & 0xff);
    return unit * unit;
}

static int32_t output_of(const struct motley_net *net, const uint64_t *words,
                         const int16_t *weights) {
    int32_t sum = 0;
    for (unsigned i = 0; i < net->words; i++, weights += NET_LANES) {
        const uint64_t word = cut_off(words[i]);
        sum += square_of(word, 0) * weights[0] + square_of(word, 1) * weights[1] +
               square_of(word, 2) * weights[2] + square_of(word, 3) * weights[3];
    }
    return sum;
}

int net_evaluate(const struct motley_net *net, const struct net_sums *near, struct net_sums *sums,
                 const struct variant *variant, const void *position, unsigned player) {
    struct difference difference;
    struct changes changes;
    uint64_t cells[NET_CELLS_MAX / CELLS_OF_WORD] = {0};
    net->features->read(variant, position, (uint8_t *)cells);
    find_difference(net, near->cells, cells, &difference);
    memcpy(sums->cells, cells, sizeof cells);
    for (unsigned seat = 0; seat < 2; seat++) {
        find_changes(net, &difference, seat, &changes);
        change(net, &changes, near->words[seat], sums->words[seat]);
    }
    return (output_of(net, sums->words[player], net->output[0]) +
            output_of(net, sums->words[player ^ 1], net->output[1]) + net->bias) /
           OUTPUT_ONE;
}
