/* The learned evaluation: finds what a position is worth. */

#include "net.h"

#include <string.h>

enum {
    CELLS_OF_WORD = sizeof(uint64_t),
    UNIT_MOST = 128,     /* a hidden unit is cut off at 0 and here */
    OUTPUT_ONE = 1 << 13 /* the parts of a hundredth of a pawn in the output */
};

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the first cell is a word's lowest byte");

/* 1 in each lane. */
static const uint64_t LANES_ONE = 0x0001000100010001u;

void net_sums_begin(const struct motley_net *net, struct net_sums *sums) {
    memset(sums->cells, 0, sizeof sums->cells);
    for (unsigned seat = 0; seat < 2; seat++)
        memcpy(sums->words[seat], net->empty, sizeof net->empty);
}

/* A cell that differs: the rows of what was in it and what is now, as both seats see it. */
struct change {
    const uint64_t *gone[2], *come[2];
};

static const uint64_t *row_of(const struct motley_net *net, unsigned cell, unsigned state,
                              unsigned seat) {
    const uint16_t *numbers = net->numbers.data;
    return (const uint64_t *)net->rows.data +
           (size_t)numbers[(cell * net->features->states + state) * 2 + seat] * net->words;
}

static struct change change_of(const struct motley_net *net, unsigned cell, unsigned old,
                               unsigned new) {
    struct change change;
    for (unsigned seat = 0; seat < 2; seat++) {
        change.gone[seat] = row_of(net, cell, old, seat);
        change.come[seat] = row_of(net, cell, new, seat);
    }
    return change;
}

/* The cells that differ from those before, eight compared at a time; those before become the new
   ones. */
static unsigned find_changes(const struct motley_net *net, const uint64_t *near_cells,
                             const uint64_t *new_cells, uint64_t *cells, struct change *changes) {
    unsigned count = 0;
    for (unsigned word = 0; word * CELLS_OF_WORD < net->features->cells; word++) {
        const uint64_t old = near_cells[word], new = new_cells[word];
        cells[word] = new;
        for (uint64_t rest = old ^ new; rest != 0; count++) {
            const unsigned bit = (unsigned)__builtin_ctzll(rest) & ~7u;
            const unsigned cell = word * CELLS_OF_WORD + bit / 8;
            changes[count] =
                change_of(net, cell, (unsigned)(old >> bit & 0xff), (unsigned)(new >> bit & 0xff));
            rest &= ~((uint64_t)0xff << bit);
        }
    }
    return count;
}

/* Some words at a time, in registers: small copies are dear in WebAssembly. */
static void change(const struct motley_net *net, const struct change *changes, unsigned count,
                   unsigned seat, const uint64_t *near, uint64_t *words) {
    for (unsigned i = 0; i < net->words; i += NET_STRIDE) {
        uint64_t sum[NET_STRIDE];
        for (unsigned k = 0; k < NET_STRIDE; k++)
            sum[k] = near[i + k];
        for (unsigned c = 0; c < count; c++)
            for (unsigned k = 0; k < NET_STRIDE; k++)
                sum[k] += changes[c].come[seat][i + k] - changes[c].gone[seat][i + k];
        for (unsigned k = 0; k < NET_STRIDE; k++)
            words[i + k] = sum[k];
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
    struct change changes[NET_CELLS_MAX];
    uint64_t cells[NET_CELLS_MAX / CELLS_OF_WORD] = {0};
    net->features->read(variant, position, (uint8_t *)cells);
    const unsigned count = find_changes(net, near->cells, cells, sums->cells, changes);
    for (unsigned seat = 0; seat < 2; seat++)
        change(net, changes, count, seat, near->words[seat], sums->words[seat]);
    return (output_of(net, sums->words[player], net->output[0]) +
            output_of(net, sums->words[player ^ 1], net->output[1]) + net->bias) /
           OUTPUT_ONE;
}
