/* The transposition table: two places for each position, the shallower or older one gives way. */

#include "search.h"

#include <string.h>

enum { PLACES = 2 };

bool search_table_make(struct transpositions *table, size_t size) {
    size_t count = PLACES;
    if (size < PLACES * sizeof(struct entry)) {
        table->count = 0;
        return true;
    }
    while (count <= size / sizeof(struct entry) / 2)
        count *= 2;
    if (count == table->count)
        return true;
    if (!buffer_reserve(&table->buffer, count * sizeof(struct entry)))
        return false;
    table->count = count;
    table->generation = 0;
    return true;
}

void search_table_free(struct transpositions *table) {
    buffer_free(&table->buffer);
    *table = (struct transpositions){0};
}

void search_table_begin(struct transpositions *table) {
    if (++table->generation <= 1 && table->count > 0) {
        memset(table->buffer.data, 0, table->count * sizeof(struct entry));
        table->generation = 1;
    }
}

static struct entry *places_of(const struct transpositions *table, uint64_t hash) {
    return (struct entry *)table->buffer.data + (hash >> 20 & (table->count / PLACES - 1)) * PLACES;
}

static bool is_valid(const struct transpositions *table, const struct entry *entry) {
    return entry->generation == table->generation || (table->keeps && entry->generation != 0);
}

const struct entry *search_table_find(const struct transpositions *table, uint64_t hash) {
    if (table->count == 0)
        return NULL;
    const struct entry *places = places_of(table, hash);
    for (unsigned i = 0; i < PLACES; i++)
        if (places[i].hash == hash && is_valid(table, &places[i]))
            return &places[i];
    return NULL;
}

static int worth(const struct transpositions *table, const struct entry *entry) {
    return entry->generation == table->generation ? entry->depth + 256 : entry->depth;
}

void search_table_store(struct transpositions *table, struct entry entry) {
    if (table->count == 0)
        return;
    struct entry *places = places_of(table, entry.hash);
    struct entry *place =
        worth(table, &places[0]) <= worth(table, &places[1]) ? places : places + 1;
    for (unsigned i = 0; i < PLACES; i++)
        if (places[i].hash == entry.hash && is_valid(table, &places[i]))
            place = &places[i];
    if (place->hash == entry.hash && entry.action == NO_ACTION && is_valid(table, place))
        entry.action = place->action;
    entry.generation = table->generation;
    *place = entry;
}

int search_value_to_table(int value, unsigned ply) {
    return value >= VALUE_WIN_MIN    ? value + (int)ply
           : value <= -VALUE_WIN_MIN ? value - (int)ply
                                     : value;
}

int search_value_from_table(int value, unsigned ply) {
    return value >= VALUE_WIN_MIN    ? value - (int)ply
           : value <= -VALUE_WIN_MIN ? value + (int)ply
                                     : value;
}
