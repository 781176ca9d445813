#include "nets.h"

#include "words.h"

#include <stdio.h>
#include <stdlib.h>

enum { LENGTH_MOST = 1 << 20 };

static struct motley_net *net_read(const char *path, FILE *file, uint8_t *bytes) {
    enum motley_reason reason;
    const size_t length = fread(bytes, 1, LENGTH_MOST, file);
    if (ferror(file)) {
        perror(path);
        return NULL;
    }
    struct motley_net *net = motley_net_read(bytes, length, &reason);
    if (net == NULL)
        fprintf(stderr, "error: net %s: %s: %s\n", path, motley_reason_code(reason),
                reason_words(reason));
    return net;
}

struct motley_net *net_load(const char *path) {
    struct motley_net *net = NULL;
    FILE *file = fopen(path, "rb");
    uint8_t *bytes = file != NULL ? malloc(LENGTH_MOST) : NULL;
    if (bytes == NULL)
        perror(path);
    else
        net = net_read(path, file, bytes);
    free(bytes);
    if (file != NULL)
        fclose(file);
    return net;
}

struct motley_net *net_own(const struct motley_game *game) {
    enum motley_reason reason;
    for (const struct own_net *own = own_nets; own->bytes != NULL; own++) {
        struct motley_net *net = motley_net_read(own->bytes, own->length, &reason);
        if (net != NULL && motley_net_is_for(net, game))
            return net;
        motley_net_free(net);
    }
    return NULL;
}
