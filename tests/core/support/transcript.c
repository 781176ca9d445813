#define _POSIX_C_SOURCE 200809L

#include "transcript.h"

#include "properties.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = 6, QUESTIONS = 400, SAME_REASON_MAX = 2 };

/* The lines of a view. */
struct lines {
    char **at;
    size_t count, capacity;
};

static void lines_free(struct lines *lines) {
    for (size_t i = 0; i < lines->count; i++)
        free(lines->at[i]);
    free(lines->at);
    *lines = (struct lines){0};
}

static void value_write(FILE *sheet, const struct json *value);

static void members_write(FILE *sheet, const struct json *object) {
    for (const struct json *member = object->first; member != NULL; member = member->next) {
        fputs(member == object->first ? "" : " ", sheet);
        fputs(member->key, sheet);
        if (member->type == JSON_BOOL && member->number == 1)
            continue; /* a flag */
        fputc(':', sheet);
        value_write(sheet, member);
    }
}

/* JSON without what is not needed to read it: quotes around words, "true" after a flag. */
static void value_write(FILE *sheet, const struct json *value) {
    switch (value->type) {
    case JSON_STRING:
        fputs(value->text[0] != '\0' ? value->text : "\"\"", sheet);
        break;
    case JSON_NUMBER:
        fprintf(sheet, "%.0f", value->number);
        break;
    case JSON_ARRAY:
        fputc('[', sheet);
        for (const struct json *item = value->first; item != NULL; item = item->next) {
            fputs(item == value->first ? "" : " ", sheet);
            value_write(sheet, item);
        }
        fputc(']', sheet);
        break;
    case JSON_OBJECT:
        fputc('{', sheet);
        members_write(sheet, value);
        fputc('}', sheet);
        break;
    default:
        fputs(value->type == JSON_NULL ? "null" : value->number == 1 ? "true" : "false", sheet);
    }
}

static void line_add(struct lines *lines, const char *key, const struct json *value) {
    if (lines->count == lines->capacity) {
        lines->capacity = 2 * lines->capacity + 64;
        lines->at = realloc(lines->at, lines->capacity * sizeof *lines->at);
        assert(lines->at != NULL);
    }
    size_t size;
    FILE *line = open_memstream(&lines->at[lines->count++], &size);
    fprintf(line, "%s ", key);
    if (value->type == JSON_OBJECT)
        members_write(line, value);
    else
        value_write(line, value);
    fclose(line);
}

static bool is_list_of_objects(const struct json *value) {
    return value->type == JSON_ARRAY && value->first != NULL && value->first->type == JSON_OBJECT;
}

/* A line for a member of the view, or for each of the pieces, actions and so on in it. */
static void member_split(const struct json *member, struct lines *lines) {
    if (!is_list_of_objects(member))
        line_add(lines, member->key, member);
    else
        for (const struct json *item = member->first; item != NULL; item = item->next)
            line_add(lines, member->key, item);
}

/* Marks the lines of both that the other has too, each with one of the other's. */
static void lines_match(const struct lines *old, const struct lines *new, bool *in_new,
                        bool *in_old) {
    size_t next = 0;
    for (size_t i = 0; i < new->count; i++)
        for (size_t j = 0; j < old->count; j++) {
            const size_t at = (next + j) % old->count;
            if (!in_new[at] && strcmp(new->at[i], old->at[at]) == 0) {
                in_new[at] = in_old[i] = true;
                next = at + 1;
                break;
            }
        }
}

/* A line that is there no longer is named as briefly as can be: an action by its text. */
static size_t length_of_name(const char *line) {
    static const char action[] = "actions text:";
    const size_t length = strlen(action);
    return strncmp(line, action, length) == 0 ? length + strcspn(line + length, " ") : strlen(line);
}

/* Writes what is no longer and what is new; the old lines give way to the new ones. */
static void difference_write(FILE *sheet, struct lines *old, const struct lines *new) {
    bool *in_new = calloc(old->count + 1, sizeof *in_new);
    bool *in_old = calloc(new->count + 1, sizeof *in_old);
    assert(in_new != NULL && in_old != NULL);
    lines_match(old, new, in_new, in_old);
    for (size_t i = 0; i < old->count; i++)
        if (!in_new[i]) {
            old->at[i][length_of_name(old->at[i])] = '\0';
            fprintf(sheet, "- %s\n", old->at[i]);
        }
    for (size_t i = 0; i < new->count; i++)
        if (!in_old[i])
            fprintf(sheet, "+ %s\n", new->at[i]);
    free(in_new);
    free(in_old);
    lines_free(old);
    *old = *new;
}

/* Asks what is drawn, and writes down the first answers with each reason. */
static void questions_write(FILE *sheet, struct motley_game *game, const struct json *view) {
    struct random random = {motley_game_ply(game)};
    size_t asked[MOTLEY_REASON_COUNT] = {0};
    struct question question;
    for (unsigned i = 0; i < QUESTIONS; i++) {
        enum motley_reason reason = MOTLEY_REASON_NONE;
        if (!question_draw(view, &random, &question))
            continue;
        struct json *why = json_parse(motley_game_explain(game, question.source, question.target));
        while (reason < MOTLEY_REASON_COUNT &&
               strcmp(motley_reason_code(reason), json_text(why, "reason")) != 0)
            reason++;
        if (reason != MOTLEY_REASON_NONE && asked[reason]++ < SAME_REASON_MAX) {
            fprintf(sheet, "? %s %s ", question.source, question.target);
            members_write(sheet, why);
            fputc('\n', sheet);
        }
        json_free(why);
    }
}

/* The last lines: of the actions in the last position of the same player. */
struct said {
    struct lines position;
    struct lines actions[SEATS];
};

static size_t seat_to_act(const struct json *view) {
    const char *seats = json_text(view, "seats");
    return (size_t)(strchr(seats, json_text(json_member(view, "turn"), "player")[0]) - seats);
}

static void position_write(FILE *sheet, struct motley_game *game, struct said *said) {
    fprintf(sheet, "position %s\n", motley_game_position(game));
    fprintf(sheet, "outcome %s\n", motley_game_outcome(game));
    struct json *view = json_parse(motley_game_view(game));
    struct lines position = {0}, actions = {0};
    for (const struct json *member = view->first; member != NULL; member = member->next)
        member_split(member, strcmp(member->key, "actions") == 0 ? &actions : &position);
    difference_write(sheet, &said->position, &position);
    difference_write(sheet, &said->actions[seat_to_act(view)], &actions);
    if (motley_game_action_count(game) > 0)
        questions_write(sheet, game, view);
    json_free(view);
}

static void movement_write_down(FILE *sheet, struct motley_game *game, const char *kind,
                                const char *state) {
    struct json *movement = json_parse(motley_game_movement(game, kind, state));
    const struct json *steps = json_member(movement, "steps"); /* none for a state it cannot have */
    for (const struct json *step = steps != NULL ? steps->first : NULL; step; step = step->next) {
        fprintf(sheet, "moves %s%s%s ", kind, state[0] != '\0' ? " as " : "", state);
        members_write(sheet, step);
        fputc('\n', sheet);
    }
    json_free(movement);
}

static bool is_in_play(const struct json *view, const char *kind) {
    const struct json *kinds = json_member(view, "kinds");
    const struct json *item = kinds->first;
    while (item != NULL && strcmp(item->text, kind) != 0)
        item = item->next;
    return kinds->first == NULL || item != NULL;
}

static const struct json *family_of(const struct json *schema, const char *name) {
    const struct json *family = json_first(schema, "families");
    while (strcmp(json_text(family, "family"), name) != 0)
        family = family->next;
    return family;
}

/* How a kind moves with each order of cards, and as each other kind, where there is such a thing.
 */
static void states_write(FILE *sheet, struct motley_game *game, const struct json *view,
                         const struct json *family, const char *kind) {
    const struct json *orders = json_member(family, "orders");
    movement_write_down(sheet, game, kind, "");
    for (const struct json *order = orders != NULL ? orders->first : NULL; order != NULL;
         order = order->next)
        movement_write_down(sheet, game, kind, order->text);
    for (const struct json *other = json_first(family, "kinds"); other; other = other->next)
        if (is_in_play(view, json_text(other, "code")))
            movement_write_down(sheet, game, kind, json_text(other, "code"));
}

/* How every kind in play moves. */
static void movements_write(FILE *sheet, struct motley_game *game) {
    struct json *schema = json_parse(motley_game_schema(game));
    struct json *view = json_parse(motley_game_view(game));
    const struct json *family = family_of(schema, json_text(view, "family"));
    for (const struct json *kind = json_first(family, "kinds"); kind; kind = kind->next)
        if (is_in_play(view, json_text(kind, "code")))
            states_write(sheet, game, view, family, json_text(kind, "code"));
    json_free(view);
    json_free(schema);
}

char *transcript_of_schema(const char *name) {
    struct sheet sheet;
    struct lines lines = {0};
    struct motley_game *game = motley_game_new();
    struct json *schema = json_parse(motley_game_schema(game));
    sheet_begin(&sheet);
    for (const struct json *member = family_of(schema, name)->first; member; member = member->next)
        member_split(member, &lines);
    for (size_t i = 0; i < lines.count; i++)
        fprintf(sheet.file, "%s\n", lines.at[i]);
    lines_free(&lines);
    json_free(schema);
    motley_game_free(game);
    return sheet_end(&sheet);
}

char *transcript_of(const struct playthrough *playthrough) {
    struct sheet sheet;
    struct said said = {0};
    struct motley_game *game = playthrough_game(playthrough);
    sheet_begin(&sheet);
    fprintf(sheet.file, "%svariant %s\n", playthrough->comment, motley_game_variant(game));
    if (playthrough->start[0] != '\0')
        fprintf(sheet.file, "start %s\n", playthrough->start);
    movements_write(sheet.file, game);
    fputc('\n', sheet.file);
    position_write(sheet.file, game, &said);
    for (size_t i = 0; i < playthrough->action_count; i++) {
        fprintf(sheet.file, "\nplay %s\n", playthrough->actions[i]);
        must_play(game, playthrough->actions[i]);
        position_write(sheet.file, game, &said);
    }
    lines_free(&said.position);
    for (size_t seat = 0; seat < SEATS; seat++)
        lines_free(&said.actions[seat]);
    motley_game_free(game);
    return sheet_end(&sheet);
}
