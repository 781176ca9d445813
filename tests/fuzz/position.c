/* Position texts: the first line is the variant, the rest is the position. */

#include "grammar/mutator.h"
#include "probe.h"

const struct grammar target_grammar = {.input = INPUT_POSITION};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct motley_error error;
    const uint8_t *end = size > 0 ? memchr(data, '\n', size) : NULL;
    if (end == NULL)
        return 0;
    const size_t length = (size_t)(end - data);
    struct motley_game *game = motley_game_new();
    if (motley_game_set_variant(game, (const char *)data, length, &error)) {
        char *start = probe_copy(motley_game_position(game));
        if (probe_count(
                motley_game_set_position(game, (const char *)end + 1, size - length - 1, &error))) {
            probe_game(game, (const char *)data, length, probe_seed(data, size));
        } else {
            probe_error(&error, size - length - 1);
            assert(strcmp(motley_game_position(game), start) == 0);
        }
        free(start);
    }
    motley_game_free(game);
    return 0;
}
