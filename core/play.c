/* Playing in a game: an action by its text, by its number, or for a look at what comes of it. */

#include "game.h"

/* Refuses where nothing can be played. */
static bool game_can_go_on(const struct motley_game *game, struct motley_error *error) {
    if (variant_of(game) == NULL)
        return game_fail(error, MOTLEY_SUBJECT_ACTION, MOTLEY_REASON_NO_VARIANT);
    return game->action_count > 0 ||
           game_fail(error, MOTLEY_SUBJECT_ACTION, MOTLEY_REASON_GAME_OVER);
}

/* The index of the legal action with a text; or action_count, and where the text stops being the
   start of one. */
static size_t game_find_action(struct motley_game *game, const char *text, size_t length,
                               size_t *stop) {
    *stop = 0;
    for (size_t i = 0; i < game->action_count; i++) {
        const char *legal = motley_game_action(game, i);
        size_t same = 0;
        while (same < length && legal[same] != '\0' && legal[same] == text[same])
            same++;
        if (same == length && legal[same] == '\0')
            return i;
        *stop = same > *stop ? same : *stop;
    }
    return game->action_count;
}

bool motley_game_play(struct motley_game *game, const char *text, size_t length,
                      struct motley_error *error) {
    if (!game_can_go_on(game, error))
        return false;
    if (motley_game_action(game, 0) == NULL)
        return game_fail(error, MOTLEY_SUBJECT_ACTION, MOTLEY_REASON_MEMORY);
    size_t stop;
    const size_t index = game_find_action(game, text, length, &stop);
    if (index < game->action_count)
        return game_play_at(game, index, error);
    *error =
        (struct motley_error){.subject = MOTLEY_SUBJECT_ACTION,
                              .reason = length == 0 ? MOTLEY_REASON_EMPTY : MOTLEY_REASON_NOT_LEGAL,
                              .offset = stop,
                              .length = length - stop};
    return false;
}

const char *motley_game_view_after(struct motley_game *game, const char *text, size_t length,
                                   struct motley_error *error) {
    struct motley_error none;
    if (!motley_game_play(game, text, length, error))
        return NULL;
    const char *view = motley_game_view(game);
    motley_game_undo(game, &none);
    if (view == NULL)
        game_fail(error, MOTLEY_SUBJECT_ACTION, MOTLEY_REASON_MEMORY);
    return view;
}

uint64_t motley_game_stamp(struct motley_game *game, uint64_t *last) {
    if (variant_of(game) == NULL)
        return 0;
    struct ply *ply = ply_at(game, game->ply_count);
    if (ply->stamp == 0)
        ply->stamp = ++*last;
    return ply->stamp;
}

bool motley_game_play_number(struct motley_game *game, uint64_t stamp, size_t number,
                             struct motley_error *error) {
    if (!game_can_go_on(game, error))
        return false;
    if (stamp == 0 || stamp != ply_at(game, game->ply_count)->stamp || number >= game->action_count)
        return game_fail(error, MOTLEY_SUBJECT_ACTION, MOTLEY_REASON_NOT_LISTED);
    return game_play_at(game, number, error);
}
