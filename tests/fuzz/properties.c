/* The properties of every position: the first line is a variant, the rest a position. */

#include "properties.h"
#include "grammar/mutator.h"
#include "probe.h"

/* Of so many actions what each does is compared with what is said of it. */
enum { ACTIONS_ENOUGH = 12 };

const struct grammar target_grammar = {.input = INPUT_POSITION};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct motley_error error;
    const char *at = (const char *)data, *end = at + size;
    const struct part variant = part_next(&at, end);
    struct motley_game *game = motley_game_new();
    if (motley_game_set_variant(game, variant.text, variant.length, &error) &&
        probe_count(motley_game_set_position(game, at, (size_t)(end - at), &error))) {
        property_explain(game, probe_seed(data, size));
        property_describe(game, 1 + motley_game_action_count(game) / ACTIONS_ENOUGH);
        property_view(game);
    }
    motley_game_free(game);
    return 0;
}
