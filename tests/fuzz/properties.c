/* What must hold in every position: the first line is a variant, the rest a position. */

#include "properties.h"
#include "grammar/mutator.h"
#include "probe.h"

/* Of so many actions what each does is compared with what is said of it. */
enum { ACTIONS_ENOUGH = 12 };

const struct grammar target_grammar = {.input = INPUT_POSITION};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct motley_error error;
    const uint8_t *end = size > 0 ? memchr(data, '\n', size) : NULL;
    if (end == NULL)
        return 0;
    const size_t length = (size_t)(end - data);
    struct motley_game *game = motley_game_new();
    if (motley_game_set_variant(game, (const char *)data, length, &error) &&
        probe_count(
            motley_game_set_position(game, (const char *)end + 1, size - length - 1, &error))) {
        property_explain(game, probe_seed(data, size));
        property_describe(game, 1 + motley_game_action_count(game) / ACTIONS_ENOUGH);
        property_view(game);
    }
    motley_game_free(game);
    return 0;
}
