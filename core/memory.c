#include "memory.h"

#include <stdint.h>
#include <stdlib.h>

bool buffer_reserve(struct buffer *buffer, size_t size) {
    if (size <= buffer->capacity)
        return true;
    const size_t doubled = buffer->capacity <= SIZE_MAX / 2 ? buffer->capacity * 2 : SIZE_MAX;
    const size_t capacity = size > doubled ? size : doubled;
    void *data = realloc(buffer->data, capacity);
    if (data == NULL)
        return false;
    *buffer = (struct buffer){.data = data, .capacity = capacity};
    return true;
}

void buffer_free(struct buffer *buffer) {
    free(buffer->data);
    *buffer = (struct buffer){0};
}
