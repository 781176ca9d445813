#ifndef MOTLEY_MEMORY_H
#define MOTLEY_MEMORY_H

/* The one place where the core asks for memory. */

#include <stdbool.h>
#include <stddef.h>

/** Memory that grows as needed, aligned for everything; {0} is an empty one. */
struct buffer {
    void *data;
    size_t capacity; /**< bytes */
};

/** Makes room for so many bytes and keeps what is there; false, without change, for want of it. */
bool buffer_reserve(struct buffer *buffer, size_t size);

/** Gives the memory back; the buffer is empty then. */
void buffer_free(struct buffer *buffer);

#endif
