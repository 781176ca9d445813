/*
 * A game: its variant, every position since the start, and the draws that need history. The only
 * file of the core that asks for memory.
 */

#include "view.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { OUTPUT_MIN = 4096 };

/* What is known of a ply besides its position: the action that left it, and the hash of the key of
   a position in which a turn starts (0: none does). */
struct ply {
    action_t action;
    uint64_t hash;
};

struct motley_game {
    const struct rules *const *families;
    struct variant *variant; /* NULL until one is set */
    unsigned char *positions; /* ply_count + 1 values of rules->position_size */
    struct ply *plies;        /* the same number */
    size_t ply_count, ply_capacity;
    action_t *actions; /* legal in the newest position */
    size_t action_count;
    struct outcome outcome; /* of the newest position, history included */
    uint8_t *keys;          /* room for two */
    char *output;
    size_t output_capacity;
};

static bool game_fail(struct motley_error *error, enum motley_subject subject,
                      enum motley_reason reason) {
    *error = (struct motley_error){.subject = subject, .reason = reason};
    return false;
}

struct motley_game *game_new_over(const struct rules *const *families) {
    struct motley_game *game = calloc(1, sizeof *game);
    if (game == NULL)
        return NULL;
    game->families = families;
    game->output = malloc(OUTPUT_MIN);
    game->output_capacity = OUTPUT_MIN;
    if (game->output == NULL) {
        free(game);
        return NULL;
    }
    return game;
}

struct motley_game *motley_game_new(void) {
    return game_new_over(families_offered);
}

static void game_free_variant(struct motley_game *game) {
    free(game->variant);
    free(game->positions);
    free(game->plies);
    free(game->actions);
    free(game->keys);
}

void motley_game_free(struct motley_game *game) {
    if (game == NULL)
        return;
    game_free_variant(game);
    free(game->output);
    free(game);
}

static const struct rules *game_rules(const struct motley_game *game) {
    return game->variant->rules;
}

static void *game_position_at(const struct motley_game *game, size_t ply) {
    return game->positions + ply * game_rules(game)->position_size;
}

static void *game_position(const struct motley_game *game) {
    return game_position_at(game, game->ply_count);
}

/* FNV-1a, 64 bits; never 0. */
static uint64_t hash_key(const uint8_t *key, size_t length) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ key[i]) * 0x100000001b3u;
    return hash != 0 ? hash : 1;
}

/* The hash of the newest position's key, which is left in the first half of game->keys; 0 when no
   turn starts there. */
static uint64_t game_hash(const struct motley_game *game) {
    const struct rules *rules = game_rules(game);
    const void *position = game_position(game);
    if (!rules->turn(game->variant, position).is_start)
        return 0;
    const size_t length = rules->key(game->variant, position, game->keys);
    assert(length <= rules->key_bound);
    return hash_key(game->keys, length);
}

static bool game_key_is_newest(const struct motley_game *game, size_t ply) {
    const struct rules *rules = game_rules(game);
    uint8_t *other = game->keys + rules->key_bound;
    const size_t newest = rules->key(game->variant, game_position(game), game->keys);
    const size_t length = rules->key(game->variant, game_position_at(game, ply), other);
    return newest == length && memcmp(game->keys, other, length) == 0;
}

/* True when the newest position has stood at the start of a turn twice before. */
static bool game_is_repetition(const struct motley_game *game) {
    const uint64_t hash = game->plies[game->ply_count].hash;
    unsigned count = 1;
    if (hash == 0)
        return false;
    for (size_t ply = game->ply_count; ply-- > 0;)
        if (game->plies[ply].hash == hash && game_key_is_newest(game, ply))
            count++;
    return count >= 3;
}

/* House draws come after every other end; repetition is looked at first (rules 0). */
static struct outcome game_find_outcome(const struct motley_game *game) {
    const struct rules *rules = game_rules(game);
    const struct outcome outcome = rules->outcome(game->variant, game_position(game));
    if (outcome.result != RESULT_ONGOING)
        return outcome;
    if (game_is_repetition(game))
        return (struct outcome){.result = RESULT_DRAW, .reason = "repetition"};
    if (rules->turn(game->variant, game_position(game)).is_limit)
        return (struct outcome){.result = RESULT_DRAW, .reason = "move-limit"};
    return outcome;
}

static void game_refresh(struct motley_game *game) {
    game->plies[game->ply_count].hash = game_hash(game);
    game->outcome = game_find_outcome(game);
    game->action_count = 0;
    if (game->outcome.result == RESULT_ONGOING) {
        game->action_count =
            game_rules(game)->generate(game->variant, game_position(game), game->actions);
        assert(game->action_count > 0);
        assert(game->action_count <= game_rules(game)->action_bound);
    }
}

/* Makes room for one more ply than there is. */
static bool game_reserve(struct motley_game *game) {
    const size_t size = game_rules(game)->position_size;
    const size_t capacity = game->ply_capacity * 2;
    if (game->ply_count + 1 < game->ply_capacity)
        return true;
    unsigned char *positions = realloc(game->positions, capacity * size);
    if (positions == NULL)
        return false;
    game->positions = positions;
    struct ply *plies = realloc(game->plies, capacity * sizeof *plies);
    if (plies == NULL)
        return false;
    game->plies = plies;
    game->ply_capacity = capacity;
    return true;
}

/* Takes over a variant and its start, both already checked; fails without change for want of
   memory. */
static bool game_adopt(struct motley_game *game, struct variant *variant, const void *start) {
    enum { FIRST_CAPACITY = 16 };
    const struct rules *rules = variant->rules;
    struct motley_game next = *game;
    next.variant = variant;
    next.positions = malloc(FIRST_CAPACITY * rules->position_size);
    next.plies = malloc(FIRST_CAPACITY * sizeof *next.plies);
    next.actions = malloc(rules->action_bound * sizeof *next.actions);
    next.keys = malloc(2 * rules->key_bound);
    next.ply_count = 0;
    next.ply_capacity = FIRST_CAPACITY;
    if (!next.positions || !next.plies || !next.actions || !next.keys) {
        next.variant = NULL;
        game_free_variant(&next);
        return false;
    }
    memcpy(next.positions, start, rules->position_size);
    game_free_variant(game);
    *game = next;
    game_refresh(game);
    return true;
}

bool motley_game_set_variant(struct motley_game *game, const char *text, size_t length,
                             struct motley_error *error) {
    struct cursor cursor = cursor_of(text, length);
    const struct rules *rules = variant_read_family(game->families, &cursor);
    if (rules != NULL && length > rules->text_bound)
        cursor_fail(&cursor, MOTLEY_REASON_TOO_LONG, rules->text_bound, 0);
    if (cursor.reason != MOTLEY_REASON_NONE) {
        cursor_report(&cursor, MOTLEY_SUBJECT_VARIANT, error);
        return false;
    }
    struct variant *variant = malloc(rules->variant_size);
    void *start = malloc(rules->position_size);
    bool is_set = false;
    cursor.at = 0;
    if (variant == NULL || start == NULL)
        game_fail(error, MOTLEY_SUBJECT_VARIANT, MOTLEY_REASON_MEMORY);
    else if (!variant_read(game->families, &cursor, variant, start))
        cursor_report(&cursor, MOTLEY_SUBJECT_VARIANT, error);
    else if (!game_adopt(game, variant, start))
        game_fail(error, MOTLEY_SUBJECT_VARIANT, MOTLEY_REASON_MEMORY);
    else
        is_set = true;
    free(start);
    if (!is_set)
        free(variant);
    return is_set;
}

bool motley_game_set_position(struct motley_game *game, const char *text, size_t length,
                              struct motley_error *error) {
    struct cursor cursor = cursor_of(text, length);
    if (game->variant == NULL)
        return game_fail(error, MOTLEY_SUBJECT_POSITION, MOTLEY_REASON_NO_VARIANT);
    const struct rules *rules = game_rules(game);
    /* The next free ply is the scratch that a failed reading may leave dirty. */
    if (!game_reserve(game))
        return game_fail(error, MOTLEY_SUBJECT_POSITION, MOTLEY_REASON_MEMORY);
    void *scratch = game_position_at(game, game->ply_count + 1);
    if (length > rules->text_bound)
        cursor_fail(&cursor, MOTLEY_REASON_TOO_LONG, rules->text_bound, 0);
    else if (rules->parse(game->variant, scratch, &cursor) && !cursor_is_at_end(&cursor))
        cursor_fail(&cursor, MOTLEY_REASON_TRAILING_TEXT, cursor.at, length - cursor.at);
    if (cursor.reason != MOTLEY_REASON_NONE) {
        cursor_report(&cursor, MOTLEY_SUBJECT_POSITION, error);
        return false;
    }
    memcpy(game->positions, scratch, rules->position_size);
    game->ply_count = 0;
    game_refresh(game);
    return true;
}

static bool text_is_square(const struct motley_game *game, const char *text,
                           struct square *square) {
    const struct variant *variant = game->variant;
    struct cursor cursor = cursor_of(text, strlen(text));
    if (!square_read(variant->rules, &cursor, square) || !cursor_is_at_end(&cursor))
        return false;
    return variant->files == 0 || (square->x < variant->files && square->y < variant->ranks);
}

static bool text_is_order(const struct rules *rules, const char *text, unsigned *order) {
    for (*order = 0; rules->orders != NULL && rules->orders[*order] != NULL; ++*order)
        if (strcmp(rules->orders[*order], text) == 0)
            return true;
    return false;
}

bool motley_game_arrange(struct motley_game *game, const char *square, const char *cards,
                         struct motley_error *error) {
    struct square at;
    unsigned order;
    if (game->variant == NULL)
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_NO_VARIANT);
    if (game->ply_count > 0)
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_NOT_AT_START);
    const struct rules *rules = game_rules(game);
    if (!text_is_order(rules, cards, &order))
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_UNKNOWN_CARDS);
    if (!text_is_square(game, square, &at) ||
        rules->arrange == NULL || !rules->arrange(game->variant, game->positions, at, order))
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_BAD_SQUARE);
    game_refresh(game);
    return true;
}

/* Where a text that is no legal action stops being the start of one. */
static bool game_refuse(struct motley_game *game, const char *text, size_t length,
                        struct motley_error *error) {
    size_t best = 0;
    for (size_t i = 0; i < game->action_count; i++) {
        const char *legal = motley_game_action(game, i);
        size_t same = 0;
        while (same < length && legal != NULL && legal[same] == text[same])
            same++;
        best = same > best ? same : best;
    }
    *error = (struct motley_error){.subject = MOTLEY_SUBJECT_ACTION,
                                   .reason = length == 0 ? MOTLEY_REASON_EMPTY
                                                         : MOTLEY_REASON_NOT_LEGAL,
                                   .offset = best,
                                   .length = length - best};
    return false;
}

static bool game_find_action(struct motley_game *game, const char *text, size_t length,
                             size_t *index) {
    for (size_t i = 0; i < game->action_count; i++) {
        const char *legal = motley_game_action(game, i);
        if (legal != NULL && strlen(legal) == length && memcmp(legal, text, length) == 0) {
            *index = i;
            return true;
        }
    }
    return false;
}

bool motley_game_play(struct motley_game *game, const char *text, size_t length,
                      struct motley_error *error) {
    size_t index;
    if (game->variant == NULL)
        return game_fail(error, MOTLEY_SUBJECT_ACTION, MOTLEY_REASON_NO_VARIANT);
    if (game->outcome.result != RESULT_ONGOING)
        return game_fail(error, MOTLEY_SUBJECT_ACTION, MOTLEY_REASON_GAME_OVER);
    if (!game_find_action(game, text, length, &index))
        return game_refuse(game, text, length, error);
    if (!game_reserve(game))
        return game_fail(error, MOTLEY_SUBJECT_ACTION, MOTLEY_REASON_MEMORY);
    void *next = game_position_at(game, game->ply_count + 1);
    memcpy(next, game_position(game), game_rules(game)->position_size);
    game_rules(game)->apply(game->variant, next, game->actions[index]);
    game->plies[game->ply_count].action = game->actions[index];
    game->ply_count++;
    game_refresh(game);
    return true;
}

bool motley_game_undo(struct motley_game *game, struct motley_error *error) {
    if (game->variant == NULL)
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_NO_VARIANT);
    if (game->ply_count == 0)
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_AT_START);
    game->ply_count--;
    game_refresh(game);
    return true;
}

bool motley_game_has_variant(const struct motley_game *game) {
    return game->variant != NULL;
}

size_t motley_game_ply(const struct motley_game *game) {
    return game->ply_count;
}

size_t motley_game_action_count(struct motley_game *game) {
    return game->action_count;
}

/* What one of the texts below is made from. */
struct request {
    action_t action;
    size_t ply;
    unsigned kind;
    const char *state;
    const struct explanation *explanation;
};

typedef void game_write(const struct motley_game *game, const struct request *request,
                        struct writer *writer);

/* Writes into the game's own buffer, which grows until the text fits; NULL without memory. */
static const char *game_output(struct motley_game *game, game_write *write,
                               const struct request *request) {
    for (;;) {
        struct writer writer = writer_of(game->output, game->output_capacity);
        write(game, request, &writer);
        if (writer_has_fit(&writer))
            return game->output;
        const size_t capacity = writer.length + 1 + writer.length / 2;
        char *output = realloc(game->output, capacity);
        if (output == NULL)
            return NULL;
        game->output = output;
        game->output_capacity = capacity;
    }
}

static void write_game_variant(const struct motley_game *game, const struct request *request,
                               struct writer *writer) {
    (void)request;
    variant_write(game->variant, writer);
}

static void write_game_position(const struct motley_game *game, const struct request *request,
                                struct writer *writer) {
    (void)request;
    game_rules(game)->print(game->variant, game_position(game), writer);
}

static void write_game_outcome(const struct motley_game *game, const struct request *request,
                               struct writer *writer) {
    (void)request;
    outcome_write(game_rules(game), game->outcome, writer);
}

static void write_game_action(const struct motley_game *game, const struct request *request,
                              struct writer *writer) {
    struct action_view view;
    game_rules(game)->describe(game->variant, game_position_at(game, request->ply),
                               request->action, &view);
    action_write(game_rules(game), &view, writer);
}

static void write_game_view(const struct motley_game *game, const struct request *request,
                            struct writer *writer) {
    (void)request;
    view_write(game->variant, game_position(game), game->outcome, game->actions,
               game->action_count, writer);
}

static void write_game_explanation(const struct motley_game *game, const struct request *request,
                                   struct writer *writer) {
    explanation_write(game_rules(game), request->explanation, writer);
}

static void write_game_movement(const struct motley_game *game, const struct request *request,
                                struct writer *writer) {
    movement_write(game->variant, request->kind, request->state, writer);
}

static void write_game_schema(const struct motley_game *game, const struct request *request,
                              struct writer *writer) {
    (void)request;
    schema_write(game->families, writer);
}

const char *motley_game_variant(struct motley_game *game) {
    return game->variant == NULL ? NULL : game_output(game, write_game_variant, NULL);
}

const char *motley_game_position(struct motley_game *game) {
    return game->variant == NULL ? NULL : game_output(game, write_game_position, NULL);
}

const char *motley_game_outcome(struct motley_game *game) {
    return game->variant == NULL ? NULL : game_output(game, write_game_outcome, NULL);
}

const char *motley_game_action(struct motley_game *game, size_t index) {
    assert(index < game->action_count);
    const struct request request = {.action = game->actions[index], .ply = game->ply_count};
    return game_output(game, write_game_action, &request);
}

const char *motley_game_played(struct motley_game *game, size_t ply) {
    assert(ply < game->ply_count);
    const struct request request = {.action = game->plies[ply].action, .ply = ply};
    return game_output(game, write_game_action, &request);
}

const char *motley_game_view(struct motley_game *game) {
    return game->variant == NULL ? NULL : game_output(game, write_game_view, NULL);
}

const char *motley_game_explain(struct motley_game *game, const char *from, const char *to) {
    struct explanation explanation = {.reason = MOTLEY_REASON_BAD_SQUARE};
    struct square start, end;
    if (game->variant == NULL)
        return NULL;
    if (game->outcome.result != RESULT_ONGOING)
        explanation.reason = MOTLEY_REASON_GAME_OVER;
    else if (text_is_square(game, from, &start) && text_is_square(game, to, &end))
        game_rules(game)->explain(game->variant, game_position(game), start, end, &explanation);
    const struct request request = {.explanation = &explanation};
    return game_output(game, write_game_explanation, &request);
}

const char *motley_game_movement(struct motley_game *game, const char *kind, const char *state) {
    if (game->variant == NULL)
        return NULL;
    const struct kind *kinds = game_rules(game)->kinds;
    struct request request = {.kind = 0, .state = state};
    while (kinds[request.kind].code != NULL && strcmp(kinds[request.kind].code, kind) != 0)
        request.kind++;
    char probe[1];
    struct writer nowhere = writer_of(probe, sizeof probe);
    if (kinds[request.kind].code == NULL ||
        !movement_write(game->variant, request.kind, state, &nowhere))
        return NULL;
    return game_output(game, write_game_movement, &request);
}

const char *motley_game_schema(struct motley_game *game) {
    return game_output(game, write_game_schema, NULL);
}

/* Counts below a position, with one position and one action list of workspace per level. */
static uint64_t perft_count(const struct variant *variant, unsigned char *positions,
                            action_t *lists, unsigned depth) {
    const struct rules *rules = variant->rules;
    uint64_t sum = 0;
    if (depth == 0)
        return 1;
    const size_t count = rules->generate(variant, positions, lists);
    if (depth == 1)
        return count;
    unsigned char *next = positions + rules->position_size;
    for (size_t i = 0; i < count; i++) {
        memcpy(next, positions, rules->position_size);
        rules->apply(variant, next, lists[i]);
        sum += perft_count(variant, next, lists + rules->action_bound, depth - 1);
    }
    return sum;
}

/* Workspace of a perft: one position and one action list per level. */
struct workspace {
    unsigned char *positions;
    action_t *lists;
};

static bool workspace_make(struct workspace *space, const struct rules *rules, unsigned depth) {
    space->positions = malloc(((size_t)depth + 1) * rules->position_size);
    space->lists = malloc(((size_t)depth + 1) * rules->action_bound * sizeof *space->lists);
    return space->positions != NULL && space->lists != NULL;
}

static void workspace_free(struct workspace *space) {
    free(space->positions);
    free(space->lists);
}

bool motley_game_perft(struct motley_game *game, unsigned depth, uint64_t *count) {
    struct workspace space;
    if (game->variant == NULL)
        return false;
    const bool is_made = workspace_make(&space, game_rules(game), depth);
    if (is_made) {
        memcpy(space.positions, game_position(game), game_rules(game)->position_size);
        *count = perft_count(game->variant, space.positions, space.lists, depth);
    }
    workspace_free(&space);
    return is_made;
}

const char *motley_game_divide(struct motley_game *game, unsigned depth, size_t index,
                               uint64_t *count) {
    struct workspace space;
    const char *text = NULL;
    if (game->variant == NULL)
        return NULL;
    const struct rules *rules = game_rules(game);
    if (workspace_make(&space, rules, depth) &&
        index < rules->generate(game->variant, game_position(game), space.lists)) {
        const struct request request = {.action = space.lists[index], .ply = game->ply_count};
        memcpy(space.positions, game_position(game), rules->position_size);
        rules->apply(game->variant, space.positions, space.lists[index]);
        *count = perft_count(game->variant, space.positions, space.lists, depth - 1);
        text = game_output(game, write_game_action, &request);
    }
    workspace_free(&space);
    return text;
}
