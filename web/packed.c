/*
 * What core/values.h writes, as words of 32 bits for web/unpack.js, in the place of JSON, which
 * would have to be parsed. A value begins with the address of its key, 0 for none, and its sort in
 * the low four bits. What follows: a number; the address of a static text; the bytes of any other
 * text, with one zero at least, up to a whole word; members or elements, and a word of zero behind
 * them. In SORT_PLACED a text and two numbers come before the members.
 */

#include "values.h"

#include <assert.h>
#include <string.h>

enum sort {
    SORT_END,
    SORT_NUMBER,
    SORT_STATIC,
    SORT_TRUE,
    SORT_OBJECT,
    SORT_PLACED,
    SORT_ARRAY,
    SORT_TEXT,
    SORT_NULL,
    SORTS = 16
};

extern const char __heap_base;

static void write_word(struct writer *writer, uint32_t word) {
    if (writer->length + sizeof word < writer->capacity)
        memcpy(writer->buffer + writer->length, &word, sizeof word);
    writer->length += sizeof word;
}

static void write_words(struct writer *writer, const char *text) {
    uint32_t word;
    do {
        memcpy(&word, text, sizeof word);
        write_word(writer, word);
        text += sizeof word;
    } while (word >> 24 != 0);
}

static void write_start(struct writer *writer, const char *key, enum sort sort) {
    write_word(writer, (uint32_t)(uintptr_t)key * SORTS | sort);
}

void write_value_object(struct writer *writer, const char *key) {
    write_start(writer, key, SORT_OBJECT);
}

void write_value_placed(struct writer *writer, const char *square, int32_t x, int32_t y) {
    write_start(writer, NULL, SORT_PLACED);
    write_words(writer, square);
    write_word(writer, (uint32_t)x);
    write_word(writer, (uint32_t)y);
}

void write_value_object_end(struct writer *writer) { write_word(writer, SORT_END); }

void write_value_array(struct writer *writer, const char *key) {
    write_start(writer, key, SORT_ARRAY);
}

void write_value_array_end(struct writer *writer) { write_word(writer, SORT_END); }

void write_value_member(struct writer *writer, const char *key, const char *value) {
    assert(value < &__heap_base);
    write_start(writer, key, SORT_STATIC);
    write_word(writer, (uint32_t)(uintptr_t)value);
}

void write_value_words(struct writer *writer, const char *key, const char *text) {
    write_start(writer, key, SORT_TEXT);
    write_words(writer, text);
}

void write_value_number(struct writer *writer, const char *key, int64_t value) {
    write_start(writer, key, SORT_NUMBER);
    write_word(writer, (uint32_t)value);
}

void write_value_flag(struct writer *writer, const char *key, bool is_set) {
    if (is_set)
        write_start(writer, key, SORT_TRUE);
}

void write_value_null(struct writer *writer) { write_start(writer, NULL, SORT_NULL); }
