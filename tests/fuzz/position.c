/* Position texts: the first byte chooses a preset's variant, the rest is the position. */

#include "probe.h"

static const struct motley_preset *preset_chosen(uint8_t byte) {
    size_t count = 0;
    while (motley_preset_at(count) != NULL)
        count++;
    return motley_preset_at(byte % count);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct motley_error error;
    if (size == 0)
        return 0;
    const char *variant = preset_chosen(data[0])->variant;
    struct motley_game *game = motley_game_new();
    assert(motley_game_set_variant(game, variant, strlen(variant), &error));
    char *start = probe_copy(motley_game_position(game));
    if (motley_game_set_position(game, (const char *)data + 1, size - 1, &error)) {
        probe_game(game, probe_seed(data, size));
    } else {
        probe_error(&error, size - 1);
        assert(strcmp(motley_game_position(game), start) == 0);
    }
    free(start);
    motley_game_free(game);
    return 0;
}
