#define _POSIX_C_SOURCE 200809L

#include "input.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ROOM = 1 << 16 /* for what is read at once */ };

/* Makes room behind what has been read; false where there is none to be had. */
static bool input_reserve(struct input *input) {
    if (input->capacity - input->length >= ROOM)
        return true;
    const size_t capacity = 2 * input->capacity + ROOM;
    char *bytes = capacity <= INPUT_MAX ? realloc(input->bytes, capacity + 1) : NULL;
    if (bytes == NULL)
        return false;
    input->bytes = bytes;
    input->capacity = capacity;
    return true;
}

/* Forgets the lines that have been taken. */
static void input_forget(struct input *input) {
    if (input->taken == 0)
        return;
    input->length -= input->taken;
    input->seen -= input->taken;
    memmove(input->bytes, input->bytes + input->taken, input->length);
    input->taken = 0;
}

/* Reads more, and waits for it; false without room. */
static bool input_read(struct input *input) {
    input_forget(input);
    if (!input_reserve(input))
        return false;
    char *bytes = input->bytes + input->length;
    const ssize_t count = read(STDIN_FILENO, bytes, ROOM);
    input->has_ended = count <= 0;
    for (ssize_t i = 0; i < count; i++)
        bytes[i] = bytes[i] == '\r' ? '\n' : bytes[i] == '\0' ? ' ' : bytes[i];
    input->length += count > 0 ? (size_t)count : 0;
    return true;
}

/* The next line behind those that have been looked at, which it ends in its place. */
static char *input_see(struct input *input) {
    const size_t left = input->length - input->seen;
    char *line = input->bytes + input->seen;
    char *end = left > 0 ? memchr(line, '\n', left) : NULL;
    if (end == NULL && (left == 0 || !input->has_ended))
        return NULL;
    const size_t length = end != NULL ? (size_t)(end - line) : left;
    line[length] = '\0';
    input->seen += end != NULL ? length + 1 : length;
    return line;
}

/* The next line to be taken, if it has come. */
static char *input_next(struct input *input) {
    if (input->taken == input->seen && input_see(input) == NULL)
        return NULL;
    char *line = input->bytes + input->taken;
    const size_t next = input->taken + strlen(line) + 1;
    input->taken = next < input->seen ? next : input->seen;
    return line;
}

/* Where the room is full with one line, it is left out. */
static void input_skip(struct input *input) {
    input->length = input->taken = input->seen = 0;
    input->is_skipping = true;
}

char *input_take(struct input *input) {
    for (;;) {
        char *line = input_next(input);
        if (line == NULL && input->has_ended)
            return NULL;
        if (line == NULL && !input_read(input))
            input_skip(input);
        if (line != NULL && !input->is_skipping)
            return line;
        input->is_skipping = input->is_skipping && line == NULL;
    }
}

char *input_look(struct input *input) {
    struct pollfd poll_input = {.fd = STDIN_FILENO, .events = POLLIN};
    char *line = input_see(input);
    if (line != NULL || input->has_ended || poll(&poll_input, 1, 0) <= 0 || !input_read(input))
        return line;
    return input_see(input);
}

void input_look_again(struct input *input) {
    for (size_t i = input->taken; i < input->seen; i++)
        if (input->bytes[i] == '\0')
            input->bytes[i] = '\n';
    input->seen = input->taken;
}

void input_wait(const struct input *input) {
    struct pollfd poll_input = {.fd = STDIN_FILENO, .events = POLLIN};
    if (!input->has_ended)
        poll(&poll_input, 1, -1);
}

void input_free(struct input *input) { free(input->bytes); }
