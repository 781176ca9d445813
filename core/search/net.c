/* The learned evaluation: reads a net, and finds what a position is worth. */

#include "net.h"

#include "../game.h"

#include <string.h>

/* The parts of a file, in bytes; numbers are little-endian. */
enum {
    VERSION = 1,
    MAGIC_SIZE = 8,
    CHECKSUM_AT = MAGIC_SIZE,
    VERSION_AT = 12, /* what is checked begins here */
    HIDDEN_AT = 14,
    INPUTS_AT = 16,
    NAME_AT = 20,
    NAME_SIZE = 20,
    BODY_AT = NAME_AT + NAME_SIZE
};

enum {
    LANE_BITS = 16,
    LANE_ZERO = 1 << (LANE_BITS - 1), /* added to each lane, so that none is below 0 */
    BIAS_MOST = LANE_ZERO / 2,        /* the inputs add less than the rest: 72 times 128 */
    UNIT_MOST = 128,                  /* a hidden unit is cut off at 0 and here … */
    OUTPUT_MOST = 512,                /* … squared, and times this at most … */
    OUTPUT_BIAS_MOST = 1 << 29,
    OUTPUT_ONE = 1 << 13 /* … in these parts of a hundredth of a pawn */
};

enum { CELLS_OF_WORD = sizeof(uint64_t) };

/* 1 in each lane. */
static const uint64_t LANES_ONE = 0x0001000100010001u;

static const char magic[] = "motley-n";

static uint32_t number_at(const uint8_t *bytes, unsigned size) {
    uint32_t number = 0;
    for (unsigned i = 0; i < size; i++)
        number |= (uint32_t)bytes[i] << 8 * i;
    return number;
}

static int signed_at(const uint8_t *bytes) { return (int16_t)number_at(bytes, 2); }

/* FNV-1a: any one byte that differs makes it another. */
static uint32_t checksum_of(const uint8_t *bytes, size_t length) {
    uint32_t sum = 2166136261u;
    for (size_t i = 0; i < length; i++)
        sum = (sum ^ bytes[i]) * 16777619u;
    return sum;
}

static size_t length_of(size_t inputs, size_t hidden) {
    return BODY_AT + hidden * (inputs + 3 * sizeof(int16_t)) + sizeof(int32_t);
}

/* The family whose features have the name, which fills its place with NULs. */
static const struct rules *family_of(const char *name) {
    for (const struct rules *const *rules = families_offered; *rules != NULL; rules++) {
        const struct evaluation *evaluation = search_evaluation_of(*rules);
        char own[NAME_SIZE] = {0};
        if (evaluation == NULL || evaluation->features == NULL)
            continue;
        strncpy(own, evaluation->features->name, sizeof own - 1);
        if (memcmp(own, name, sizeof own) == 0)
            return *rules;
    }
    return NULL;
}

/* Adds what is to stand in one lane of a word. */
static void lane_add(uint64_t *words, unsigned unit, int value) {
    words[unit / NET_LANES] += (uint64_t)(int64_t)value << unit % NET_LANES * LANE_BITS;
}

static void read_rows(struct motley_net *net, const uint8_t *bytes, size_t inputs,
                      unsigned hidden) {
    uint64_t *row = net->rows.data;
    memset(row, 0, inputs * net->words * sizeof *row);
    for (size_t input = 0; input < inputs; input++, row += net->words)
        for (unsigned unit = 0; unit < hidden; unit++)
            lane_add(row, unit, (int8_t)*bytes++);
}

/* False if a number is none that a net can have. */
static bool read_layers(struct motley_net *net, const uint8_t *bytes, unsigned hidden) {
    memset(net->empty, 0, sizeof net->empty);
    for (unsigned unit = 0; unit < hidden; unit++, bytes += 2) {
        const int bias = signed_at(bytes);
        if (bias < -BIAS_MOST || bias > BIAS_MOST)
            return false;
        lane_add(net->empty, unit, LANE_ZERO + bias);
    }
    for (unsigned side = 0; side < 2; side++)
        for (unsigned unit = 0; unit < hidden; unit++, bytes += 2) {
            const int weight = signed_at(bytes);
            if (weight < -OUTPUT_MOST || weight > OUTPUT_MOST)
                return false;
            net->output[side][unit] = (int16_t)weight;
        }
    net->bias = (int32_t)number_at(bytes, 4);
    return net->bias >= -OUTPUT_BIAS_MOST && net->bias <= OUTPUT_BIAS_MOST;
}

/* Why bytes are no net of this program; NONE: they seem to be one. */
static enum motley_reason refusal_of(const uint8_t *bytes, size_t length) {
    if (length < BODY_AT || memcmp(bytes, magic, MAGIC_SIZE) != 0)
        return MOTLEY_REASON_NET_FOREIGN;
    if (number_at(bytes + CHECKSUM_AT, 4) != checksum_of(bytes + VERSION_AT, length - VERSION_AT))
        return MOTLEY_REASON_NET_DAMAGED;
    const struct rules *rules = family_of((const char *)bytes + NAME_AT);
    const unsigned hidden = number_at(bytes + HIDDEN_AT, 2);
    const uint32_t inputs = number_at(bytes + INPUTS_AT, 4);
    if (number_at(bytes + VERSION_AT, 2) != VERSION || rules == NULL ||
        inputs != search_evaluation_of(rules)->features->inputs)
        return MOTLEY_REASON_NET_FOREIGN;
    return hidden == 0 || hidden > NET_HIDDEN_MAX || hidden % NET_LANES != 0 ||
                   length != length_of(inputs, hidden)
               ? MOTLEY_REASON_NET_DAMAGED
               : MOTLEY_REASON_NONE;
}

/* False without memory, or with a reason for damage. */
static bool read_all(struct motley_net *net, const uint8_t *bytes, enum motley_reason *reason) {
    const unsigned hidden = number_at(bytes + HIDDEN_AT, 2);
    net->rules = family_of((const char *)bytes + NAME_AT);
    net->features = search_evaluation_of(net->rules)->features;
    net->words = hidden / NET_LANES;
    if (!buffer_reserve(&net->rows, net->features->inputs * net->words * sizeof(uint64_t)))
        return false;
    read_rows(net, bytes + BODY_AT, net->features->inputs, hidden);
    *reason = MOTLEY_REASON_NET_DAMAGED;
    return read_layers(net, bytes + BODY_AT + (size_t)net->features->inputs * hidden, hidden);
}

struct motley_net *motley_net_read(const void *bytes, size_t length, enum motley_reason *reason) {
    struct buffer buffer = {0};
    *reason = refusal_of(bytes, length);
    if (*reason != MOTLEY_REASON_NONE)
        return NULL;
    *reason = MOTLEY_REASON_MEMORY;
    if (!buffer_reserve(&buffer, sizeof(struct motley_net)))
        return NULL;
    memset(buffer.data, 0, sizeof(struct motley_net));
    if (!read_all(buffer.data, bytes, reason)) {
        motley_net_free(buffer.data);
        return NULL;
    }
    *reason = MOTLEY_REASON_NONE;
    return buffer.data;
}

void motley_net_free(struct motley_net *net) {
    if (net == NULL)
        return;
    buffer_free(&net->rows);
    buffer_free(&(struct buffer){.data = net});
}

bool net_is_for(const struct motley_net *net, const struct variant *variant) {
    return net != NULL && net->rules == variant->rules &&
           (net->features->is_for == NULL || net->features->is_for(variant));
}

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
    const uint64_t above_zero = word >> (LANE_BITS - 1) & LANES_ONE;
    word &= ((above_zero << LANE_BITS) - above_zero) & ~(LANES_ONE * LANE_ZERO);
    const uint64_t above =
        (word + LANES_ONE * (LANE_ZERO - 1 - UNIT_MOST)) >> (LANE_BITS - 1) & LANES_ONE;
    const uint64_t mask = (above << LANE_BITS) - above;
    return (word & ~mask) | (LANES_ONE * UNIT_MOST & mask);
}

static int32_t square_of(uint64_t word, unsigned lane) {
    const int32_t unit = (int32_t)(word >> lane * LANE_BITS & 0xff);
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
