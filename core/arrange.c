/* The forms that pieces are given before the first action: what is chosen is written as variant and
   position, and read again, so that it is checked as any other text is. */

#include "fen.h"
#include "game.h"

#include <string.h>

/* Applies one "SQUARE FORM" of a text; or the cursor fails. */
static void form_read(struct motley_game *drawn, struct cursor *cursor) {
    struct form_choice list[CHOICES_MAX];
    const size_t start = cursor->at, length = cursor_token_length(cursor, " ");
    const size_t count = game_find_choices(drawn, list);
    struct cursor name = cursor_of(cursor->text + start, length);
    struct square at;
    size_t which = count;
    if (square_read(rules_of(drawn), &name, &at) && cursor_is_at_end(&name))
        for (which = 0; which < count && !square_is(list[which].at, at);)
            which++;
    if (which == count) {
        cursor_fail(cursor, MOTLEY_REASON_BAD_SQUARE, start, length);
        return;
    }
    cursor->at += length;
    fen_skip_blanks(cursor);
    const size_t there = cursor->at, code = cursor_token_length(cursor, " ");
    unsigned form = 0;
    while (form < list[which].count && !cursor_token_is(cursor, code, list[which].forms[form].code))
        form++;
    if (form == list[which].count) {
        cursor_fail(cursor, MOTLEY_REASON_UNKNOWN_FORM, there, code);
        return;
    }
    enum motley_reason reason = MOTLEY_REASON_NONE;
    /* A piece that stays as it is leaves the texts as they are. */
    if (form != list[which].now)
        reason = rules_of(drawn)->arrange(drawn->values.variant.data, position_of(drawn),
                                          &list[which], form);
    if (reason != MOTLEY_REASON_NONE)
        cursor_fail(cursor, reason, start, there + code - start);
    cursor->at += code;
    fen_skip_blanks(cursor);
}

/* Changes variant and position of a game as a text says; false with the error. */
static bool game_draw_forms(struct motley_game *drawn, const char *text, size_t length,
                            struct motley_error *error) {
    struct cursor cursor = cursor_of(text, length);
    if (length == 0)
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_EMPTY);
    while (cursor.reason == MOTLEY_REASON_NONE && !cursor_is_at_end(&cursor))
        form_read(drawn, &cursor);
    if (cursor.reason != MOTLEY_REASON_NONE)
        cursor_report(&cursor, MOTLEY_SUBJECT_GAME, error);
    return cursor.reason == MOTLEY_REASON_NONE;
}

/* Reads the texts of variant and position of a game in another one. */
static bool game_read_again(struct motley_game *game, struct motley_game *drawn,
                            struct motley_error *error) {
    const char *text = motley_game_variant(drawn);
    if (text == NULL)
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_MEMORY);
    if (!motley_game_set_variant(game, text, strlen(text), error))
        return false;
    text = motley_game_position(drawn);
    if (text == NULL)
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_MEMORY);
    return motley_game_set_position(game, text, strlen(text), error);
}

static bool game_arrange(struct motley_game *game, struct motley_game *drawn,
                         struct motley_game *arranged, const char *text, size_t length,
                         struct motley_error *error) {
    if (drawn == NULL || arranged == NULL || !game_copy(drawn, game))
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_MEMORY);
    if (!game_draw_forms(drawn, text, length, error))
        return false;
    if (!game_read_again(arranged, drawn, error)) {
        /* The place is one in a text that the caller does not know. */
        *error = (struct motley_error){.subject = MOTLEY_SUBJECT_GAME, .reason = error->reason};
        return false;
    }
    game_take(game, arranged);
    return true;
}

bool motley_game_arrange(struct motley_game *game, const char *text, size_t length,
                         struct motley_error *error) {
    if (variant_of(game) == NULL)
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_NO_VARIANT);
    if (game->ply_count > 0)
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_NOT_AT_START);
    struct motley_game *drawn = game_new_over(game->families);
    struct motley_game *arranged = game_new_over(game->families);
    const bool is_done = game_arrange(game, drawn, arranged, text, length, error);
    motley_game_free(drawn);
    motley_game_free(arranged);
    return is_done;
}
