/* Asks for memory, gives it back, and looks whether what it has is as it was left (web/allocate.c).
 */

#include "../../core/random.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCKS = 64, ROUNDS = 20000, LARGE = 1 << 18, SMALL = 600 };

struct kept {
    unsigned char *data;
    size_t bytes;
    unsigned char sign; /* every byte of it */
};

unsigned allocations_fault(unsigned seed);

static bool is_whole(const struct kept *kept) {
    for (size_t i = 0; i < kept->bytes; i++)
        if (kept->data[i] != kept->sign)
            return false;
    return true;
}

/* 0, or what is wrong: 1 no memory, 2 a block is not aligned, 3 it is not as it was left. */
static unsigned change(struct kept *kept, size_t bytes, unsigned char sign) {
    const size_t same = bytes < kept->bytes ? bytes : kept->bytes;
    unsigned char *data = realloc(kept->data, bytes);
    if (data == NULL)
        return 1;
    *kept = (struct kept){.data = data, .bytes = same, .sign = kept->sign};
    if ((uintptr_t)data % 16 != 0)
        return 2;
    if (!is_whole(kept))
        return 3;
    *kept = (struct kept){.data = data, .bytes = bytes, .sign = sign};
    memset(data, sign, bytes);
    return 0;
}

__attribute__((export_name("allocations_fault"), used)) unsigned allocations_fault(unsigned seed) {
    struct kept all[BLOCKS] = {0};
    struct random random = {.state = seed};
    void *volatile huge = malloc((size_t)1 << 30); /* compilers think that they know */
    unsigned fault = huge == NULL ? 0 : 4;         /* 4: memory that there is not */
    for (unsigned round = 0; round < ROUNDS && fault == 0; round++) {
        struct kept *kept = &all[random_below(&random, BLOCKS)];
        const size_t most = random_below(&random, 50) == 0 ? LARGE : SMALL;
        if (!is_whole(kept))
            fault = 3;
        else if (random_below(&random, 3) > 0)
            fault = change(kept, 1 + random_below(&random, most), (unsigned char)round);
        else {
            free(kept->data);
            *kept = (struct kept){0};
        }
    }
    for (unsigned i = 0; i < BLOCKS; i++)
        free(all[i].data);
    return fault;
}
