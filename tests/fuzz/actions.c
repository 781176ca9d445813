/* Texts of actions: a variant, a position or an empty line for the start, and then on each line
   what is to be played. `@7` is the seventh legal action, counted round and round; `@7 2=Q` the
   same with
   `=Q` for what it has from its second byte on. A text is looked at exactly if it is listed, and
   played exactly then too, but for families that had other rules before. */

#include "game.h"
#include "grammar/mutator.h"
#include "probe.h"

const struct grammar target_grammar = {.input = INPUT_ACTIONS};

enum { ACTIONS_MAX = 30, ACTION_MAX = 96 };

/* Writes the action that a line means. */
static struct part action_of(struct motley_game *game, struct part line, char *action) {
    const size_t count = motley_game_action_count(game);
    if (line.length == 0 || *line.text != '@' || count == 0)
        return line;
    part_skip(&line);
    const char *legal = motley_game_action(game, part_number(&line) % count);
    size_t length = strlen(legal);
    assert(length < ACTION_MAX / 2);
    memcpy(action, legal, length);
    if (line.length > 1) {
        part_skip(&line);
        const size_t place = part_number(&line) % (length + 1);
        length = line.length < ACTION_MAX / 2 ? line.length : ACTION_MAX / 2;
        memcpy(action + place, line.text, length);
        length += place;
    }
    return (struct part){action, length};
}

static bool is_listed(struct motley_game *game, struct part action) {
    for (size_t i = 0; i < motley_game_action_count(game); i++) {
        const char *legal = motley_game_action(game, i);
        if (strlen(legal) == action.length && memcmp(legal, action.text, action.length) == 0)
            return true;
    }
    return false;
}

/* The refusal of a text: how far it is the beginning of one that is listed. */
static void action_refused(struct motley_game *game, struct part action,
                           const struct motley_error *error) {
    const bool is_over = motley_game_action_count(game) == 0;
    probe_error(error, action.length);
    assert(error->subject == MOTLEY_SUBJECT_ACTION);
    assert((error->reason == MOTLEY_REASON_GAME_OVER) == is_over);
    assert((error->reason == MOTLEY_REASON_EMPTY) == (!is_over && action.length == 0));
    assert(is_over || error->offset + error->length == action.length);
}

/* Looks at what an action would do, and does it. */
static void action_try(struct motley_game *game, struct part action) {
    struct motley_error error;
    const size_t ply = motley_game_ply(game);
    const bool is_legal = is_listed(game, action);
    const char *view = motley_game_view_after(game, action.text, action.length, &error);
    char *after = view != NULL ? probe_copy(view) : NULL;
    char *before = probe_copy(motley_game_position(game));
    assert((view != NULL) == is_legal && motley_game_ply(game) == ply);
    const bool is_played = motley_game_play(game, action.text, action.length, &error);
    assert(probe_count(is_played) == is_legal ||
           (is_played && rules_of(game)->generate_before != NULL));
    if (is_played) {
        const char *played = motley_game_played(game, ply);
        assert(strlen(played) == action.length && memcmp(played, action.text, action.length) == 0);
        assert(!is_legal || strcmp(motley_game_view(game), after) == 0);
    } else {
        action_refused(game, action, &error);
        assert(strcmp(motley_game_position(game), before) == 0);
    }
    free(before);
    free(after);
}

/* Takes all back, one by one. */
static void game_rewind(struct motley_game *game, const char *start) {
    struct motley_error error;
    while (motley_game_ply(game) > 0)
        assert(motley_game_undo(game, &error));
    assert(!motley_game_undo(game, &error) && error.reason == MOTLEY_REASON_AT_START);
    assert(strcmp(motley_game_position(game), start) == 0);
}

static void game_play(struct motley_game *game, const char *at, const char *end) {
    char *start = probe_copy(motley_game_position(game));
    for (unsigned i = 0; i < ACTIONS_MAX && at < end; i++) {
        char room[ACTION_MAX];
        const struct part line = part_next(&at, end);
        const struct part action = action_of(game, line, room);
        char *exact = malloc(action.length + 1); /* so that ASan sees an overrun */
        assert(exact != NULL);
        memcpy(exact, action.text, action.length);
        action_try(game, (struct part){exact, action.length});
        free(exact);
    }
    game_rewind(game, start);
    free(start);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct motley_error error;
    const char *at = (const char *)data, *end = at + size;
    const struct part variant = part_next(&at, end);
    const struct part position = part_next(&at, end);
    struct motley_game *game = motley_game_new();
    if (motley_game_set_variant(game, variant.text, variant.length, &error) &&
        (position.length == 0 ||
         motley_game_set_position(game, position.text, position.length, &error)))
        game_play(game, at, end);
    motley_game_free(game);
    return 0;
}
