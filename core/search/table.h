#ifndef MOTLEY_TABLE_H
#define MOTLEY_TABLE_H

/* The transposition table: what is known of positions that were searched before. */

#include "../memory.h"

#include <stdint.h>

enum bound { BOUND_NONE, BOUND_UPPER, BOUND_LOWER, BOUND_EXACT };

/** Stands for an action that is not known. */
static const uint64_t NO_ACTION = ~(uint64_t)0;

struct entry {
    uint64_t hash;
    uint64_t action; /**< the best one, or NO_ACTION */
    int16_t value;
    int8_t depth;
    uint8_t generation; /**< of the search that wrote it; 0: none did */
    uint8_t bound;
    int16_t static_value; /**< the evaluation of the position, or what stands for none */
};

struct transpositions {
    struct buffer buffer;
    size_t count; /**< a power of two, or 0: no table */
    uint8_t generation;
    bool keeps; /**< entries of earlier searches still count */
};

/** Makes a table of at most so many bytes; false, without change, for want of memory. */
bool search_table_make(struct transpositions *table, size_t size);

void search_table_free(struct transpositions *table);

/** Begins a new search: entries of earlier ones are forgotten unless the table keeps them. */
void search_table_begin(struct transpositions *table);

/** The entry of a position, or NULL. */
const struct entry *search_table_find(const struct transpositions *table, uint64_t hash);

/** Writes an entry over the less valuable of its two places. */
void search_table_store(struct transpositions *table, struct entry entry);

#endif
