/* Variant texts: the whole input is one. */

#include "grammar/mutator.h"
#include "probe.h"

const struct grammar target_grammar = {.input = INPUT_VARIANT};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct motley_error error;
    struct motley_game *game = motley_game_new();
    if (probe_count(motley_game_set_variant(game, (const char *)data, size, &error))) {
        probe_game(game, (const char *)data, size, probe_seed(data, size));
    } else {
        probe_error(&error, size);
        assert(!motley_game_has_variant(game));
    }
    motley_game_free(game);
    return 0;
}
