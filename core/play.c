/* Playing in a game: an action by its text, by its number, or for a look at what comes of it. */

#include "game.h"
#include "work.h"

#include <string.h>

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

/* Plays the legal action with a text. */
static bool game_play_legal(struct motley_game *game, const char *text, size_t length,
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

/* Plays the action with a text that earlier rules had and these have not; or leaves the error as
   it is, where it is none. */
static bool game_play_earlier(struct motley_game *game, const char *text, size_t length,
                              struct motley_error *error) {
    const struct rules *rules = rules_of(game);
    if (!buffer_reserve(&game->count, variant_of(game)->action_bound * sizeof(action_t)))
        return game_fail(error, MOTLEY_SUBJECT_ACTION, MOTLEY_REASON_MEMORY);
    const action_t *list = game->count.data;
    const size_t count =
        rules->generate_before(variant_of(game), position_of(game), game->count.data);
    WORK(count);
    for (size_t i = 0; i < count; i++) {
        const char *earlier = game_write_action(game, game->ply_count, list[i]);
        if (earlier == NULL)
            return game_fail(error, MOTLEY_SUBJECT_ACTION, MOTLEY_REASON_MEMORY);
        if (strlen(earlier) == length && memcmp(earlier, text, length) == 0)
            return game_play_action(game, list[i], error);
    }
    return false;
}

bool motley_game_play(struct motley_game *game, const char *text, size_t length,
                      struct motley_error *error) {
    return game_play_legal(game, text, length, error) ||
           (error->reason == MOTLEY_REASON_NOT_LEGAL && rules_of(game)->generate_before != NULL &&
            game_play_earlier(game, text, length, error));
}

const char *motley_game_view_after(struct motley_game *game, const char *text, size_t length,
                                   struct motley_error *error) {
    struct motley_error none;
    if (!game_play_legal(game, text, length, error))
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
