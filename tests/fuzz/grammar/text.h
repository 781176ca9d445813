#ifndef MOTLEY_FUZZ_TEXT_H
#define MOTLEY_FUZZ_TEXT_H

/* Texts that a mutator makes, in room of a fixed size: what does not fit is left out. */

#include "random.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { TEXT_MAX = 4096, VALUE_MAX = 640 };

struct text {
    size_t length;
    char bytes[TEXT_MAX];
};

static inline void text_add_bytes(struct text *text, const char *bytes, size_t length) {
    const size_t room = TEXT_MAX - 1 - text->length;
    memcpy(text->bytes + text->length, bytes, length < room ? length : room);
    text->length += length < room ? length : room;
    text->bytes[text->length] = '\0';
}

static inline void text_add(struct text *text, const char *more) {
    text_add_bytes(text, more, strlen(more));
}

static inline void text_add_number(struct text *text, unsigned long number) {
    char digits[24];
    snprintf(digits, sizeof digits, "%lu", number);
    text_add(text, digits);
}

/** True so many times in a hundred. */
static inline bool is_drawn(struct random *random, unsigned percent) {
    return random_below(random, 100) < percent;
}

#endif
