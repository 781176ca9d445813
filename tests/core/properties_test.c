/* The properties of every position (support/properties.h), in the positions of the playthroughs. */

#include "playthrough.h"
#include "properties.h"

static void properties_hold(struct motley_game *game) {
    property_explain(game, motley_game_ply(game));
    property_describe(game, 1);
    property_view(game);
}

static void playthrough_has_properties(void **state) {
    const struct playthrough *playthrough = *state;
    struct motley_game *game = playthrough_game(playthrough);
    properties_hold(game);
    for (size_t i = 0; i < playthrough->action_count; i++) {
        must_play(game, playthrough->actions[i]);
        properties_hold(game);
    }
    motley_game_free(game);
}

int main(void) {
    struct test_list list = {0};
    for (const struct playthrough *playthrough = playthroughs_read(); playthrough->path != NULL;
         playthrough++)
        test_list_add(&list, playthrough->path, playthrough_has_properties, (void *)playthrough);
    return test_list_run(&list, "properties");
}
