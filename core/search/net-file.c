/* Reads the files of nets. */

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
    BIAS_MOST = NET_LANE_ZERO / 2, /* the inputs add no more than the rest: 128 times 128 */
    OUTPUT_MOST = 512,             /* times 64 units of 128 squared, for two players */
    OUTPUT_BIAS_MOST = 1 << 29
};

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
        const struct evaluation *evaluation = (*rules)->evaluation;
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
    words[unit / NET_LANES] += (uint64_t)(int64_t)value << unit % NET_LANES * NET_LANE_BITS;
}

/* After the rows of the inputs comes that of an empty cell. */
static size_t rows_size(const struct motley_net *net) {
    return ((size_t)net->features->inputs + 1) * net->words * sizeof(uint64_t);
}

static void read_rows(struct motley_net *net, const uint8_t *bytes, size_t inputs,
                      unsigned hidden) {
    uint64_t *row = net->rows.data;
    memset(row, 0, rows_size(net));
    for (size_t input = 0; input < inputs; input++, row += net->words)
        for (unsigned unit = 0; unit < hidden; unit++)
            lane_add(row, unit, (int8_t)*bytes++);
}

static size_t numbers_size(const struct features *features) {
    return 2u * features->cells * features->states * sizeof(uint16_t);
}

static void number_rows(struct motley_net *net) {
    const struct features *features = net->features;
    uint16_t *number = net->numbers.data;
    for (unsigned cell = 0; cell < features->cells; cell++)
        for (unsigned state = 0; state < features->states; state++)
            for (unsigned seat = 0; seat < 2; seat++)
                *number++ =
                    (uint16_t)(state == 0 ? features->inputs : features->input(seat, cell, state));
}

/* False if a number is none that a net can have. */
static bool read_layers(struct motley_net *net, const uint8_t *bytes, unsigned hidden) {
    memset(net->empty, 0, sizeof net->empty);
    for (unsigned unit = 0; unit < hidden; unit++, bytes += 2) {
        const int bias = signed_at(bytes);
        if (bias < -BIAS_MOST || bias > BIAS_MOST)
            return false;
        lane_add(net->empty, unit, NET_LANE_ZERO + bias);
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
        inputs != rules->evaluation->features->inputs)
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
    net->features = net->rules->evaluation->features;
    net->words = (hidden / NET_LANES + NET_STRIDE - 1) / NET_STRIDE * NET_STRIDE;
    if (!buffer_reserve(&net->rows, rows_size(net)) ||
        !buffer_reserve(&net->numbers, numbers_size(net->features)))
        return false;
    read_rows(net, bytes + BODY_AT, net->features->inputs, hidden);
    number_rows(net);
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
    buffer_free(&net->numbers);
    buffer_free(&(struct buffer){.data = net});
}

bool motley_net_is_for(const struct motley_net *net, const struct motley_game *game) {
    return variant_of(game) != NULL && net->rules == rules_of(game);
}

bool net_is_for(const struct motley_net *net, const struct variant *variant) {
    return net != NULL && net->rules == variant->rules &&
           (net->features->is_for == NULL || net->features->is_for(variant));
}
