#ifndef MOTLEY_TEST_JSON_H
#define MOTLEY_TEST_JSON_H

/* A small reader for the JSON of test data; a broken file stops the test program. */

#include <stdbool.h>
#include <stddef.h>

enum json_type { JSON_NULL, JSON_BOOL, JSON_NUMBER, JSON_STRING, JSON_ARRAY, JSON_OBJECT };

/** A value and, in an object, its key. Members and elements are a list through next. */
struct json {
    enum json_type type;
    char *key;
    char *text;    /**< of a string */
    double number; /**< of a number; 1 for true */
    struct json *first, *next;
};

/** Reads a whole text; the caller frees the result. */
struct json *json_parse(const char *text);

/** Frees a value and all that follows and hangs below it. */
void json_free(struct json *value);

/** The member with a key, or NULL; NULL is an allowed object. */
const struct json *json_member(const struct json *object, const char *key);

/** The first element of a member, or NULL. */
const struct json *json_first(const struct json *object, const char *key);

/** The text of a string member, or NULL. */
const char *json_text(const struct json *object, const char *key);

/** The number of elements or members. */
size_t json_count(const struct json *value);

#endif
