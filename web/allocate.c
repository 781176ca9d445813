/*
 * The memory of a WebAssembly file: malloc, realloc and free, in few bytes
 * (lab/log/performance.md). Blocks have few sizes, four from each to its double; a freed one waits
 * for the next that asks for its size, and is never divided nor joined to another. What asks for
 * memory here doubles what it has, so that at most as much waits as is in use.
 */

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { SIZES = 4 * 23, SIZE_MOST = 7 << 26, ALIGNMENT = 16, PAGE = 1 << 16 };

struct block {
    _Alignas(ALIGNMENT) struct block *next; /* while it waits */
    uint32_t size;                          /* its place among the sizes */
};

extern unsigned char __heap_base;

static struct block *waiting[SIZES];
static uintptr_t end; /* of what was ever given out; 0: nothing was */

static size_t bytes_of(uint32_t size) { return (size_t)(4 + size % 4) << (4 + size / 4); }

/* A block behind all others; NULL if there is no memory. */
static struct block *block_add(size_t bytes) {
    const uintptr_t begin =
        end != 0 ? end : ((uintptr_t)&__heap_base + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1);
    const uintptr_t after = begin + sizeof(struct block) + bytes;
    const size_t pages = __builtin_wasm_memory_size(0), needed = (after + PAGE - 1) / PAGE;
    if (needed > pages && __builtin_wasm_memory_grow(0, needed - pages) == SIZE_MAX)
        return NULL;
    end = after;
    return (struct block *)begin;
}

void *malloc(size_t bytes) {
    uint32_t size = 0;
    if (bytes > SIZE_MOST)
        return NULL;
    while (bytes_of(size) < bytes)
        size++;
    struct block *block = waiting[size];
    if (block != NULL)
        waiting[size] = block->next;
    else
        block = block_add(bytes_of(size));
    if (block == NULL)
        return NULL;
    block->size = size;
    return block + 1;
}

void free(void *data) {
    struct block *block = (struct block *)data - 1;
    if (data == NULL)
        return;
    block->next = waiting[block->size];
    waiting[block->size] = block;
}

void *realloc(void *data, size_t bytes) {
    const size_t before = data != NULL ? bytes_of(((struct block *)data - 1)->size) : 0;
    if (data != NULL && bytes <= before)
        return data;
    void *larger = malloc(bytes);
    if (larger == NULL)
        return NULL;
    if (data != NULL)
        memcpy(larger, data, before);
    free(data);
    return larger;
}
