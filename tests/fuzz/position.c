/* Position texts: the first line is the variant, the rest is the position. */

#include "grammar/mutator.h"
#include "probe.h"

const struct grammar target_grammar = {.input = INPUT_POSITION};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct motley_error error;
    const char *at = (const char *)data, *end = at + size;
    const struct part variant = part_next(&at, end);
    struct motley_game *game = motley_game_new();
    if (motley_game_set_variant(game, variant.text, variant.length, &error)) {
        char *start = probe_copy(motley_game_position(game));
        if (probe_count(motley_game_set_position(game, at, (size_t)(end - at), &error))) {
            probe_game(game, variant.text, variant.length, probe_seed(data, size));
        } else {
            probe_error(&error, (size_t)(end - at));
            assert(strcmp(motley_game_position(game), start) == 0);
        }
        free(start);
    }
    motley_game_free(game);
    return 0;
}
