#include "measure.h"

#include "work.h"

#include <stdio.h>
#include <string.h>

enum {
    PLAYED_MAX = 3,
    VIEW_WORK = 16, /* of each action that a view describes, by core/view.c */
    VIEW_OTHERS = 4096
};

/* Notes what was done since the counter was set to 0. */
static void cost_note(struct cost *cost, const char *call) {
    if (work_done > cost->work) {
        cost->work = work_done;
        snprintf(cost->call, sizeof cost->call, "%s", call);
    }
    work_done = 0;
}

/* The squares' names are those of the actions: their first and last two letters. */
static void explain_some(struct motley_game *game, struct cost *cost) {
    static const char *const squares[][2] = {{"a1", "b3"}, {"d4", "e5"}, {"c8", "c1"}};
    for (size_t i = 0; i < sizeof squares / sizeof *squares; i++) {
        motley_game_explain(game, squares[i][0], squares[i][1]);
        cost_note(cost, "explain");
    }
}

/* A view grows with the list alone; writing it takes longer than all else, so that it is left out
   where it cannot be what costs the most. */
static void look(struct motley_game *game, struct cost *cost) {
    work_done = 0;
    if (VIEW_WORK * motley_game_action_count(game) + VIEW_OTHERS > cost->work) {
        motley_game_view(game);
        cost_note(cost, "view");
    }
    motley_game_outcome(game);
    cost_note(cost, "outcome");
    explain_some(game, cost);
}

/* Plays an action here and there in the list; what comes after the first is played from there. */
static void play_some(struct motley_game *game, struct cost *cost) {
    struct motley_error error;
    char action[64];
    for (size_t i = 0; i < PLAYED_MAX && motley_game_action_count(game) > 0; i++) {
        const size_t count = motley_game_action_count(game);
        work_done = 0;
        snprintf(action, sizeof action, "%s",
                 motley_game_action(game, (count - 1) * i / PLAYED_MAX));
        cost_note(cost, "action");
        motley_game_play(game, action, strlen(action), &error);
        cost_note(cost, "play");
    }
}

bool measure(struct motley_game *game, const char *variant, const char *position,
             struct cost *cost) {
    struct motley_error error;
    *cost = (struct cost){.work = 0};
    work_done = 0;
    if (!motley_game_set_variant(game, variant, strlen(variant), &error))
        return false;
    cost_note(cost, "variant");
    if (position[0] == '\0') {
        motley_game_shuffle(game, 0, &error);
        cost_note(cost, "shuffle");
    } else {
        cost->is_refused = !motley_game_set_position(game, position, strlen(position), &error);
        cost_note(cost, "position");
    }
    look(game, cost);
    play_some(game, cost);
    return true;
}
