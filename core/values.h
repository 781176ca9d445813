#ifndef MOTLEY_VALUES_H
#define MOTLEY_VALUES_H

/*
 * Writing of values that have members and elements, as JSON. A key is NULL for an element of an
 * array and for what is outermost. Keys and texts hold no byte that JSON escapes.
 */

#include "text.h"

/** Begins an object, or an array: what is written up to its end is in it. */
void write_value_object(struct writer *writer, const char *key);
void write_value_array(struct writer *writer, const char *key);

/** Begins an object whose first members are `square`, `x` and `y`. */
void write_value_placed(struct writer *writer, const char *square, int32_t x, int32_t y);

/** Ends the innermost object, or array. */
void write_value_object_end(struct writer *writer);
void write_value_array_end(struct writer *writer);

/** Writes a text, a number of 32 bits, or true; a flag that is not set is left out. */
void write_value_member(struct writer *writer, const char *key, const char *value);
void write_value_number(struct writer *writer, const char *key, int64_t value);
void write_value_flag(struct writer *writer, const char *key, bool is_set);

/** Writes that there is no value. */
void write_value_null(struct writer *writer);

#endif
