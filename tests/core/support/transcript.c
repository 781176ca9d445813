#include "transcript.h"

#include "json.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = 6, QUESTIONS = 400, SAME_REASON_MAX = 2, LINE_MAX = 4096 };

/* A text that grows. */
struct sheet {
    char *text;
    size_t length, capacity;
};

static void sheet_add(struct sheet *sheet, const char *text) {
    const size_t length = strlen(text);
    if (sheet->length + length + 1 > sheet->capacity) {
        sheet->capacity = 2 * (sheet->length + length + 1);
        sheet->text = realloc(sheet->text, sheet->capacity);
        if (sheet->text == NULL)
            abort();
    }
    memcpy(sheet->text + sheet->length, text, length + 1);
    sheet->length += length;
}

static void sheet_add_line(struct sheet *sheet, const char *word, const char *rest) {
    sheet_add(sheet, word);
    sheet_add(sheet, rest);
    sheet_add(sheet, "\n");
}

/* The lines of a view. */
struct lines {
    char **at;
    size_t count, capacity;
};

static void lines_add(struct lines *lines, const char *line) {
    if (lines->count == lines->capacity) {
        lines->capacity = 2 * lines->capacity + 64;
        lines->at = realloc(lines->at, lines->capacity * sizeof *lines->at);
        if (lines->at == NULL)
            abort();
    }
    const size_t size = strlen(line) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        abort();
    lines->at[lines->count++] = memcpy(copy, line, size);
}

static void lines_free(struct lines *lines) {
    for (size_t i = 0; i < lines->count; i++)
        free(lines->at[i]);
    free(lines->at);
    *lines = (struct lines){0};
}

static void value_write(struct sheet *sheet, const struct json *value);

static void members_write(struct sheet *sheet, const struct json *object) {
    for (const struct json *member = object->first; member != NULL; member = member->next) {
        sheet_add(sheet, member == object->first ? "" : " ");
        sheet_add(sheet, member->key);
        if (member->type == JSON_BOOL && member->number == 1)
            continue; /* a flag */
        sheet_add(sheet, ":");
        value_write(sheet, member);
    }
}

/* JSON without what is not needed to read it: quotes around words, "true" after a flag. */
static void value_write(struct sheet *sheet, const struct json *value) {
    char number[32];
    switch (value->type) {
    case JSON_STRING:
        sheet_add(sheet, value->text[0] != '\0' ? value->text : "\"\"");
        break;
    case JSON_NUMBER:
        snprintf(number, sizeof number, "%.0f", value->number);
        sheet_add(sheet, number);
        break;
    case JSON_ARRAY:
        sheet_add(sheet, "[");
        for (const struct json *item = value->first; item != NULL; item = item->next) {
            sheet_add(sheet, item == value->first ? "" : " ");
            value_write(sheet, item);
        }
        sheet_add(sheet, "]");
        break;
    case JSON_OBJECT:
        sheet_add(sheet, "{");
        members_write(sheet, value);
        sheet_add(sheet, "}");
        break;
    default:
        sheet_add(sheet, value->type == JSON_NULL ? "null" : value->number == 1 ? "true" : "false");
    }
}

static void line_add(struct lines *lines, const char *key, const struct json *value) {
    struct sheet line = {0};
    sheet_add(&line, key);
    sheet_add(&line, " ");
    if (value->type == JSON_OBJECT)
        members_write(&line, value);
    else
        value_write(&line, value);
    lines_add(lines, line.text);
    free(line.text);
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

/* What is no longer is named as briefly as can be: an action by its text. */
static size_t length_of_name(const char *line) {
    static const char action[] = "actions text:";
    const size_t length = strlen(action);
    return strncmp(line, action, length) == 0 ? length + strcspn(line + length, " ") : strlen(line);
}

/* Writes what is no longer and what is new; the old lines give way to the new ones. */
static void difference_write(struct sheet *sheet, struct lines *old, const struct lines *new) {
    bool *in_new = calloc(old->count + 1, sizeof *in_new);
    bool *in_old = calloc(new->count + 1, sizeof *in_old);
    assert(in_new != NULL && in_old != NULL);
    lines_match(old, new, in_new, in_old);
    for (size_t i = 0; i < old->count; i++)
        if (!in_new[i]) {
            old->at[i][length_of_name(old->at[i])] = '\0';
            sheet_add_line(sheet, "- ", old->at[i]);
        }
    for (size_t i = 0; i < new->count; i++)
        if (!in_old[i])
            sheet_add_line(sheet, "+ ", new->at[i]);
    free(in_new);
    free(in_old);
    lines_free(old);
    *old = *new;
}

/* A question: may something go from a source to a target? */
struct question {
    char source[32], target[32];
};

static const struct json *item_drawn(const struct json *list, struct random *random) {
    const struct json *item = list->first;
    for (size_t skip = random_below(random, json_count(list)); skip > 0; skip--)
        item = item->next;
    return item;
}

/* The name of a square; false if it is not on the board. */
static bool square_name(const struct json *view, int x, int y, char name[32]) {
    const int files = (int)json_member(view, "files")->number;
    const int ranks = (int)json_member(view, "ranks")->number;
    if (files == 0)
        snprintf(name, 32, "%d,%d", x, y);
    else
        snprintf(name, 32, "%c%d", 'a' + x, y + 1);
    return files == 0 || (x >= 0 && y >= 0 && x < files && y < ranks);
}

/* Draws a piece and a square near it. Every fourth question asks whether something may be put there
   from the hand, or from a hand that does not say what it has. */
static bool question_draw(const struct json *view, struct random *random,
                          struct question *question) {
    const struct json *pieces = json_member(view, "pieces"), *hands = json_member(view, "hands");
    const int reach = random_below(random, 2) == 0 ? 2 : 5;
    if (pieces->first == NULL)
        return false;
    const struct json *piece = item_drawn(pieces, random);
    const int dx = (int)random_below(random, 2 * (size_t)reach + 1) - reach;
    const int dy = (int)random_below(random, 2 * (size_t)reach + 1) - reach;
    if (!square_name(view, (int)json_member(piece, "x")->number + dx,
                     (int)json_member(piece, "y")->number + dy, question->target))
        return false;
    const char *source = json_text(piece, "square");
    if (random_below(random, 4) == 0)
        source = hands->first == NULL || random_below(random, 2) == 0
                     ? question->target
                     : json_text(item_drawn(hands, random), "source");
    snprintf(question->source, sizeof question->source, "%s", source);
    return true;
}

/* Asks what is drawn, and writes down the first answers with each reason. */
static void questions_write(struct sheet *sheet, struct motley_game *game,
                            const struct json *view) {
    struct random random = {motley_game_ply(game)};
    size_t asked[MOTLEY_REASON_COUNT] = {0};
    struct question question;
    for (unsigned i = 0; i < QUESTIONS; i++) {
        char line[LINE_MAX];
        enum motley_reason reason = MOTLEY_REASON_NONE;
        if (!question_draw(view, &random, &question))
            continue;
        struct json *why = json_parse(motley_game_explain(game, question.source, question.target));
        while (reason < MOTLEY_REASON_COUNT &&
               strcmp(motley_reason_code(reason), json_text(why, "reason")) != 0)
            reason++;
        if (reason != MOTLEY_REASON_NONE && asked[reason]++ < SAME_REASON_MAX) {
            struct sheet answer = {0};
            members_write(&answer, why);
            snprintf(line, sizeof line, "%s %s %s", question.source, question.target, answer.text);
            sheet_add_line(sheet, "? ", line);
            free(answer.text);
        }
        json_free(why);
    }
}

/* What was said last: of the actions in the last position of the same player. */
struct said {
    struct lines position;
    struct lines actions[SEATS];
};

static size_t seat_to_act(const struct json *view) {
    const char *seats = json_text(view, "seats");
    return (size_t)(strchr(seats, json_text(json_member(view, "turn"), "player")[0]) - seats);
}

static void position_write(struct sheet *sheet, struct motley_game *game, struct said *said) {
    sheet_add_line(sheet, "position ", motley_game_position(game));
    sheet_add_line(sheet, "outcome ", motley_game_outcome(game));
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

static void movement_write_down(struct sheet *sheet, struct motley_game *game, const char *kind,
                                const char *state) {
    struct json *movement = json_parse(motley_game_movement(game, kind, state));
    const struct json *steps = json_member(movement, "steps"); /* none for a state it cannot have */
    for (const struct json *step = steps != NULL ? steps->first : NULL; step; step = step->next) {
        sheet_add(sheet, "moves ");
        sheet_add(sheet, kind);
        sheet_add(sheet, state[0] != '\0' ? " as " : "");
        sheet_add(sheet, state);
        sheet_add(sheet, " ");
        members_write(sheet, step);
        sheet_add(sheet, "\n");
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
    const struct json *family = json_member(schema, "families")->first;
    while (strcmp(json_text(family, "family"), name) != 0)
        family = family->next;
    return family;
}

/* How a kind moves with each order of cards, and as each other kind, where there is such a thing.
 */
static void states_write(struct sheet *sheet, struct motley_game *game, const struct json *view,
                         const struct json *family, const char *kind) {
    const struct json *orders = json_member(family, "orders");
    movement_write_down(sheet, game, kind, "");
    for (const struct json *order = orders != NULL ? orders->first : NULL; order != NULL;
         order = order->next)
        movement_write_down(sheet, game, kind, order->text);
    for (const struct json *other = json_member(family, "kinds")->first; other; other = other->next)
        if (is_in_play(view, json_text(other, "code")))
            movement_write_down(sheet, game, kind, json_text(other, "code"));
}

/* How every kind in play moves. */
static void movements_write(struct sheet *sheet, struct motley_game *game) {
    struct json *schema = json_parse(motley_game_schema(game));
    struct json *view = json_parse(motley_game_view(game));
    const struct json *family = family_of(schema, json_text(view, "family"));
    for (const struct json *kind = json_member(family, "kinds")->first; kind; kind = kind->next)
        if (is_in_play(view, json_text(kind, "code")))
            states_write(sheet, game, view, family, json_text(kind, "code"));
    json_free(view);
    json_free(schema);
}

static char *sheet_keep(struct sheet *sheet) {
    char *text = keep_text(sheet->text);
    free(sheet->text);
    return text;
}

char *transcript_of_schema(const char *name) {
    struct sheet sheet = {0};
    struct lines lines = {0};
    struct motley_game *game = motley_game_new();
    struct json *schema = json_parse(motley_game_schema(game));
    for (const struct json *member = family_of(schema, name)->first; member; member = member->next)
        member_split(member, &lines);
    for (size_t i = 0; i < lines.count; i++)
        sheet_add_line(&sheet, lines.at[i], "");
    lines_free(&lines);
    json_free(schema);
    motley_game_free(game);
    return sheet_keep(&sheet);
}

char *transcript_of(const struct playthrough *playthrough) {
    struct sheet sheet = {0};
    struct said said = {0};
    struct motley_game *game = playthrough_game(playthrough);
    sheet_add(&sheet, playthrough->comment);
    sheet_add_line(&sheet, "variant ", motley_game_variant(game));
    if (playthrough->start[0] != '\0')
        sheet_add_line(&sheet, "start ", playthrough->start);
    movements_write(&sheet, game);
    sheet_add(&sheet, "\n");
    position_write(&sheet, game, &said);
    for (size_t i = 0; i < playthrough->action_count; i++) {
        sheet_add(&sheet, "\n");
        sheet_add_line(&sheet, "play ", playthrough->actions[i]);
        must_play(game, playthrough->actions[i]);
        position_write(&sheet, game, &said);
    }
    lines_free(&said.position);
    for (size_t seat = 0; seat < SEATS; seat++)
        lines_free(&said.actions[seat]);
    motley_game_free(game);
    return sheet_keep(&sheet);
}
