/* Values with members and elements as JSON. */

#include "values.h"

/* The text before a value: a comma unless it is the first where it is, and its key. */
static void write_start(struct writer *writer, const char *key) {
    if (writer->length > 0 && writer->last != '[' && writer->last != '{')
        write_char(writer, ',');
    if (key == NULL)
        return;
    write_char(writer, '"');
    write_text(writer, key);
    write_text(writer, "\":");
}

void write_value_object(struct writer *writer, const char *key) {
    write_start(writer, key);
    write_char(writer, '{');
}

void write_value_placed(struct writer *writer, const char *square, int32_t x, int32_t y) {
    write_value_object(writer, NULL);
    write_value_member(writer, "square", square);
    write_value_number(writer, "x", x);
    write_value_number(writer, "y", y);
}

void write_value_object_end(struct writer *writer) { write_char(writer, '}'); }

void write_value_array(struct writer *writer, const char *key) {
    write_start(writer, key);
    write_char(writer, '[');
}

void write_value_array_end(struct writer *writer) { write_char(writer, ']'); }

void write_value_member(struct writer *writer, const char *key, const char *value) {
    write_start(writer, key);
    write_char(writer, '"');
    write_text(writer, value);
    write_char(writer, '"');
}

void write_value_number(struct writer *writer, const char *key, int64_t value) {
    write_start(writer, key);
    write_number(writer, value);
}

void write_value_flag(struct writer *writer, const char *key, bool is_set) {
    if (!is_set)
        return;
    write_start(writer, key);
    write_text(writer, "true");
}

void write_value_null(struct writer *writer) {
    write_start(writer, NULL);
    write_text(writer, "null");
}
