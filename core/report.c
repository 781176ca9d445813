/* The texts and JSON that a game gives, made in a buffer of its own. */

#include "game.h"
#include "values.h"
#include "view.h"
#include "work.h"

#include <assert.h>
#include <string.h>

/* The input of one of the texts below. */
struct request {
    action_t action;
    size_t ply;
    unsigned kind;
    const char *state;
    const struct explanation *explanation;
    game_writer *writer;
    const void *data;
};

typedef void game_write(const struct motley_game *game, const struct request *request,
                        struct writer *writer);

/* Writes into a buffer, which grows until the text fits; NULL without memory. */
static const char *game_output(struct motley_game *game, struct buffer *buffer, game_write *write,
                               const struct request *request) {
    enum { OUTPUT_MIN = 8192 }; /* the first view of most games fits */
    if (!buffer_reserve(buffer, OUTPUT_MIN))
        return NULL;
    for (;;) {
        struct writer writer = writer_of(buffer->data, buffer->capacity);
        write(game, request, &writer);
        if (writer_has_fit(&writer))
            return buffer->data;
        if (!buffer_reserve(buffer, writer.length + 1))
            return NULL;
    }
}

static void write_variant(const struct motley_game *game, const struct request *request,
                          struct writer *writer) {
    (void)request;
    variant_write(variant_of(game), writer);
}

static void write_position(const struct motley_game *game, const struct request *request,
                           struct writer *writer) {
    (void)request;
    rules_of(game)->print(variant_of(game), position_of(game), writer);
}

static struct outcome game_outcome(const struct motley_game *game) {
    return ply_at(game, game->ply_count)->outcome;
}

static void write_outcome(const struct motley_game *game, const struct request *request,
                          struct writer *writer) {
    (void)request;
    outcome_write(rules_of(game), game_outcome(game), writer);
}

static void write_action(const struct motley_game *game, const struct request *request,
                         struct writer *writer) {
    struct action_view view;
    WORK(8);
    rules_of(game)->describe(variant_of(game), position_at(game, request->ply), request->action,
                             &view);
    action_write(rules_of(game), &view, writer);
}

/* All legal actions, each ended by '\0', with their starts noted. */
static void write_all_actions(const struct motley_game *game, const struct request *request,
                              struct writer *writer) {
    size_t *starts = game->starts.data;
    for (size_t i = 0; i < game->action_count; i++) {
        starts[i] = writer->length;
        write_action(game, &(struct request){.action = actions_of(game)[i], .ply = request->ply},
                     writer);
        write_char(writer, '\0');
    }
}

static void write_view(const struct motley_game *game, const struct request *request,
                       struct writer *writer) {
    (void)request;
    view_write(variant_of(game), position_of(game), game_outcome(game), actions_of(game),
               game->action_count, writer);
}

static void write_last(const struct motley_game *game, const struct request *request,
                       struct writer *writer) {
    (void)request;
    if (game->ply_count == 0)
        write_value_null(writer);
    else
        view_write_action(variant_of(game), position_at(game, game->ply_count - 1),
                          ply_at(game, game->ply_count - 1)->action, writer);
}

static void write_explanation(const struct motley_game *game, const struct request *request,
                              struct writer *writer) {
    explanation_write(rules_of(game), request->explanation, writer);
}

static void write_movement(const struct motley_game *game, const struct request *request,
                           struct writer *writer) {
    const struct writer start = *writer;
    if (variant_kinds(variant_of(game))[request->kind].code[0] != '\0' &&
        movement_write(variant_of(game), request->kind, request->state, writer))
        return;
    *writer = start;
    write_value_null(writer);
}

static void write_schema(const struct motley_game *game, const struct request *request,
                         struct writer *writer) {
    (void)request;
    schema_write(game->families, writer);
}

static void write_choices(const struct motley_game *game, const struct request *request,
                          struct writer *writer) {
    struct form_choice list[CHOICES_MAX];
    (void)request;
    choices_write(variant_of(game), list, game_find_choices(game, list), writer);
}

static const char *game_tell(struct motley_game *game, game_write *write) {
    return variant_of(game) == NULL ? NULL : game_output(game, &game->output, write, NULL);
}

const char *motley_game_variant(struct motley_game *game) { return game_tell(game, write_variant); }

const char *motley_game_position(struct motley_game *game) {
    return game_tell(game, write_position);
}

const char *motley_game_choices(struct motley_game *game) { return game_tell(game, write_choices); }

const char *motley_game_outcome(struct motley_game *game) { return game_tell(game, write_outcome); }

const char *motley_game_view(struct motley_game *game) { return game_tell(game, write_view); }

const char *motley_game_last(struct motley_game *game) { return game_tell(game, write_last); }

const char *motley_game_schema(struct motley_game *game) {
    return game_output(game, &game->output, write_schema, NULL);
}

const char *motley_game_action(struct motley_game *game, size_t index) {
    const struct request request = {.ply = game->ply_count};
    assert(index < game->action_count);
    if (game->texts_of != game->ply_count + 1) {
        game->texts_of = 0;
        if (!buffer_reserve(&game->starts, game->action_count * sizeof(size_t)) ||
            game_output(game, &game->texts, write_all_actions, &request) == NULL)
            return NULL;
        game->texts_of = game->ply_count + 1;
    }
    return (const char *)game->texts.data + ((const size_t *)game->starts.data)[index];
}

const char *game_write_action(struct motley_game *game, size_t ply, action_t action) {
    const struct request request = {.action = action, .ply = ply};
    return game_output(game, &game->output, write_action, &request);
}

const char *motley_game_played(struct motley_game *game, size_t ply) {
    assert(ply < game->ply_count);
    return game_write_action(game, ply, ply_at(game, ply)->action);
}

static void write_with(const struct motley_game *game, const struct request *request,
                       struct writer *writer) {
    request->writer(game, request->data, writer);
}

const char *game_tell_with(struct motley_game *game, game_writer *write, const void *data) {
    const struct request request = {.writer = write, .data = data};
    return game_output(game, &game->output, write_with, &request);
}

size_t motley_game_mend_count(const struct motley_game *game) { return game->mends.count; }

struct motley_mend motley_game_mend(const struct motley_game *game, size_t index) {
    assert(index < game->mends.count);
    const struct mend *mend = &game->mends.list[index];
    return (struct motley_mend){
        .reason = mend->reason,
        .field = variant_of(game)->fields[mend->field],
        .offset = mend->at,
        .length = mend->length,
        .taken = mend->taken,
    };
}

static void write_mended(const struct motley_game *game, const struct request *request,
                         struct writer *writer) {
    (void)request;
    write_value_array(writer, NULL);
    for (size_t i = 0; i < motley_game_mend_count(game); i++) {
        const struct motley_mend mend = motley_game_mend(game, i);
        write_value_object(writer, NULL);
        write_value_member(writer, "field", mend.field);
        write_value_member(writer, "reason", motley_reason_code(mend.reason));
        write_value_number(writer, "offset", (int64_t)mend.offset);
        write_value_number(writer, "length", (int64_t)mend.length);
        write_value_member(writer, "taken", mend.taken);
        write_value_object_end(writer);
    }
    write_value_array_end(writer);
}

const char *motley_game_mended(struct motley_game *game) { return game_tell(game, write_mended); }

/* Where an action might begin: a kind in the hand of the player to act, or a square. */
struct source {
    const char *kind; /* NULL: a square */
    struct square square;
};

static bool source_read(const struct motley_game *game, const char *text, struct source *source) {
    *source = (struct source){.kind = text[0] == '*' ? text + 1 : NULL};
    return source->kind != NULL || game_reads_square(game, text, &source->square);
}

/* True if an action begins there; the square on which it ends may stand for the hand. */
static bool is_source(const struct action_view *view, const struct source *source,
                      struct square target) {
    struct square square;
    if (source->kind != NULL)
        return action_is_from_hand(view) && strcmp(view->kind, source->kind) == 0;
    return square_is(source->square, action_source(view, &square) ? square : target);
}

static bool game_allows(const struct motley_game *game, const struct source *source,
                        struct square target) {
    for (size_t i = 0; i < game->action_count; i++) {
        struct action_view view;
        struct square square;
        WORK(2);
        rules_of(game)->describe(variant_of(game), position_of(game), actions_of(game)[i], &view);
        if (action_target(&view, &square) && square_is(square, target) &&
            is_source(&view, source, target))
            return true;
    }
    return false;
}

static void game_find_reason(const struct motley_game *game, const struct source *source,
                             struct square target, struct explanation *explanation) {
    const struct rules *rules = rules_of(game);
    const void *position = position_of(game);
    explanation->reason = MOTLEY_REASON_NONE;
    if (game_allows(game, source, target))
        return;
    if (source->kind == NULL) {
        rules->explain(variant_of(game), position, source->square, target, explanation);
        return;
    }
    const unsigned kind = variant_find_kind(variant_of(game), source->kind, strlen(source->kind));
    if (rules->explain_drop == NULL || variant_kinds(variant_of(game))[kind].code[0] == '\0')
        explanation->reason = MOTLEY_REASON_NOTHING_IN_HAND;
    else
        rules->explain_drop(variant_of(game), position, kind, target, explanation);
}

const char *motley_game_explain(struct motley_game *game, const char *source, const char *target) {
    struct explanation explanation = {.reason = MOTLEY_REASON_BAD_SQUARE};
    const struct request request = {.explanation = &explanation};
    struct source start;
    struct square end;
    if (variant_of(game) == NULL)
        return NULL;
    if (game->action_count == 0)
        explanation.reason = MOTLEY_REASON_GAME_OVER;
    else if (source_read(game, source, &start) && game_reads_square(game, target, &end))
        game_find_reason(game, &start, end, &explanation);
    return game_output(game, &game->output, write_explanation, &request);
}

const char *motley_game_movement(struct motley_game *game, const char *kind, const char *state) {
    if (variant_of(game) == NULL)
        return NULL;
    const struct request request = {.kind = variant_find_kind(variant_of(game), kind, strlen(kind)),
                                    .state = state};
    return game_output(game, &game->output, write_movement, &request);
}
