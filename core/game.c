/* A game: its variant, every position since the start, and the draws that need history. */

#include "game.h"
#include "fen.h"
#include "work.h"

#include <assert.h>
#include <string.h>

bool game_fail(struct motley_error *error, enum motley_subject subject, enum motley_reason reason) {
    *error = (struct motley_error){.subject = subject, .reason = reason};
    return false;
}

struct motley_game *game_new_over(const struct rules *const *families) {
    struct buffer buffer = {0};
    if (!buffer_reserve(&buffer, sizeof(struct motley_game)))
        return NULL;
    struct motley_game *game = buffer.data;
    *game = (struct motley_game){.families = families};
    return game;
}

struct motley_game *motley_game_new(void) {
    return game_new_over(families_offered);
}

static void values_free(struct game_values *values) {
    buffer_free(&values->variant);
    buffer_free(&values->positions);
    buffer_free(&values->plies);
    buffer_free(&values->actions);
    buffer_free(&values->keys);
}

void motley_game_free(struct motley_game *game) {
    if (game == NULL)
        return;
    values_free(&game->values);
    buffer_free(&game->texts);
    buffer_free(&game->starts);
    buffer_free(&game->output);
    buffer_free(&game->count);
    buffer_free(&game->lists);
    buffer_free(&(struct buffer){.data = game});
}

const struct variant *variant_of(const struct motley_game *game) {
    return game->values.variant.data;
}

const struct rules *rules_of(const struct motley_game *game) { return variant_of(game)->rules; }

void *position_at(const struct motley_game *game, size_t ply) {
    return (unsigned char *)game->values.positions.data + ply * rules_of(game)->position_size;
}

void *position_of(const struct motley_game *game) { return position_at(game, game->ply_count); }

struct ply *ply_at(const struct motley_game *game, size_t ply) {
    return (struct ply *)game->values.plies.data + ply;
}

const action_t *actions_of(const struct motley_game *game) {
    return (const action_t *)game->values.actions.data + game->list;
}

/* Room for a position and its ply after the newest. */
static bool game_reserve(struct motley_game *game) {
    const size_t count = game->ply_count + 2;
    return buffer_reserve(&game->values.positions, count * rules_of(game)->position_size) &&
           buffer_reserve(&game->values.plies, count * sizeof(struct ply));
}

/* FNV-1a, 64 bits; never 0. */
static uint64_t hash_key(const uint8_t *key, size_t length) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ key[i]) * 0x100000001b3u;
    return hash != 0 ? hash : 1;
}

/* Writes the key of the position at a ply into one half of the room for two. */
static size_t game_write_key(const struct motley_game *game, size_t ply, uint8_t *key) {
    const struct rules *rules = rules_of(game);
    const size_t length = rules->key(variant_of(game), position_at(game, ply), key);
    assert(length <= rules->key_bound);
    return length;
}

/* Of the newest position; 0 when no turn starts there. */
static uint64_t game_hash(const struct motley_game *game) {
    uint8_t *key = game->values.keys.data;
    if (!rules_of(game)->turn(variant_of(game), position_of(game)).is_start)
        return 0;
    return hash_key(key, game_write_key(game, game->ply_count, key));
}

static bool game_key_is_newest(const struct motley_game *game, size_t ply) {
    uint8_t *newest = game->values.keys.data;
    uint8_t *other = newest + rules_of(game)->key_bound;
    const size_t length = game_write_key(game, game->ply_count, newest);
    return game_write_key(game, ply, other) == length && memcmp(newest, other, length) == 0;
}

/* True when the newest position has stood at the start of a turn as often as the variant lets it;
   then the first time is told. */
static bool game_is_repetition(const struct motley_game *game, size_t *first) {
    const uint64_t hash = ply_at(game, game->ply_count)->hash;
    const unsigned repeats = variant_of(game)->repeats;
    unsigned count = 1;
    if (hash == 0 || repeats == 0)
        return false;
    WORK(game->ply_count / 32);
    for (size_t ply = game->ply_count; ply-- > 0;)
        if (ply_at(game, ply)->hash == hash && game_key_is_newest(game, ply)) {
            count++;
            *first = ply;
        }
    return count >= repeats;
}

/* How a game ends in which a position that stood first at a ply is repeated once too often. */
static struct outcome game_end_repeated(const struct motley_game *game, size_t first) {
    const struct rules *rules = rules_of(game);
    if (rules->repeated == NULL)
        return (struct outcome){.result = RESULT_DRAW, .reason = "repetition"};
    return rules->repeated(variant_of(game), position_at(game, first), game->ply_count - first + 1);
}

/* House draws come after every other end; repetition is looked at first (rules 0). */
static struct outcome game_find_outcome(const struct motley_game *game) {
    const struct rules *rules = rules_of(game);
    size_t first = game->ply_count;
    if (game->action_count == 0)
        return rules->outcome(variant_of(game), position_of(game));
    if (game_is_repetition(game, &first))
        return game_end_repeated(game, first);
    if (rules->turn(variant_of(game), position_of(game)).is_limit)
        return (struct outcome){.result = RESULT_DRAW, .reason = "move-limit"};
    return (struct outcome){.result = RESULT_ONGOING};
}

/* Beyond so many actions of earlier plies their lists are forgotten; taking back lists anew. */
enum { ACTIONS_KEPT = 4096 };

/* Lists the actions of the newest position, which may yet turn out to be finished by history,
   behind those of earlier plies, or in their place. */
static void game_list(struct motley_game *game) {
    const struct rules *rules = rules_of(game);
    if (game->ply_count <= game->first_kept || game->list > ACTIONS_KEPT) {
        game->list = 0;
        game->first_kept = game->ply_count;
    }
    if (game->texts_of == game->ply_count + 1)
        game->texts_of = 0;
    ply_at(game, game->ply_count)->stamp = 0;
    game->action_count = rules->generate(variant_of(game), position_of(game),
                                         (action_t *)game->values.actions.data + game->list);
    WORK(game->action_count);
    assert(game->action_count <= variant_of(game)->action_bound);
}

/* Lists, judges and remembers the newest position. */
static void game_judge(struct motley_game *game) {
    struct ply *ply = ply_at(game, game->ply_count);
    game_list(game);
    ply->hash = game_hash(game);
    ply->outcome = game_find_outcome(game);
    assert(game->action_count > 0 || ply->outcome.result != RESULT_ONGOING);
    if (ply->outcome.result != RESULT_ONGOING)
        game->action_count = 0;
    ply->count = game->action_count;
}

static bool values_make(struct game_values *values, const struct rules *rules) {
    return buffer_reserve(&values->variant, rules->variant_size) &&
           buffer_reserve(&values->positions, 2 * rules->position_size) &&
           buffer_reserve(&values->plies, 2 * sizeof(struct ply)) &&
           buffer_reserve(&values->keys, 2 * rules->key_bound);
}

/* Makes room for the lists of a variant that stands there. */
static bool values_make_lists(struct game_values *values) {
    const struct variant *variant = values->variant.data;
    const size_t count = ACTIONS_KEPT + variant->action_bound;
    return buffer_reserve(&values->actions, count * sizeof(action_t));
}

/* Reads a variant and its start, and makes room for its lists; or the cursor fails. */
static void values_read(struct game_values *values, const struct motley_game *game,
                        const struct rules *rules, struct cursor *cursor) {
    if (!values_make(values, rules) ||
        (variant_read(game->families, cursor, values->variant.data, values->positions.data) &&
         !values_make_lists(values)))
        cursor_fail(cursor, MOTLEY_REASON_MEMORY, 0, 0);
}

/* The family of a variant text that is not longer than the family allows; NULL: cursor failed. */
static const struct rules *family_read(const struct motley_game *game, struct cursor *cursor) {
    const struct rules *rules = variant_read_family(game->families, cursor);
    if (rules != NULL && cursor->length > rules->text_bound) {
        cursor_fail(cursor, MOTLEY_REASON_TOO_LONG, rules->text_bound, 0);
        cursor->key = "text";
        return NULL;
    }
    cursor->at = 0;
    return rules;
}

bool motley_game_set_variant(struct motley_game *game, const char *text, size_t length,
                             struct motley_error *error) {
    struct cursor cursor = cursor_of(text, length);
    const struct rules *rules = family_read(game, &cursor);
    struct game_values values = {0};
    if (rules != NULL)
        values_read(&values, game, rules, &cursor);
    if (cursor.reason != MOTLEY_REASON_NONE) {
        values_free(&values);
        cursor_report(&cursor, MOTLEY_SUBJECT_VARIANT, error);
        return false;
    }
    values_free(&game->values);
    game->values = values;
    game->mends.count = 0;
    game->ply_count = 0;
    game_judge(game);
    return true;
}

/* A whole text, with blanks around it, as a position; or the cursor fails. */
static void position_read(const struct variant *variant, void *position, struct cursor *cursor) {
    fen_skip_blanks(cursor);
    if (!variant->rules->parse(variant, position, cursor))
        return;
    fen_skip_blanks(cursor);
    if (!cursor_is_at_end(cursor))
        cursor_fail(cursor, MOTLEY_REASON_TRAILING_TEXT, cursor->at, cursor->length - cursor->at);
}

bool motley_game_set_position(struct motley_game *game, const char *text, size_t length,
                              struct motley_error *error) {
    struct cursor cursor = cursor_of(text, length);
    struct mends mends = {.count = 0};
    cursor.mends = &mends;
    if (variant_of(game) == NULL)
        return game_fail(error, MOTLEY_SUBJECT_POSITION, MOTLEY_REASON_NO_VARIANT);
    const struct rules *rules = rules_of(game);
    if (!game_reserve(game))
        return game_fail(error, MOTLEY_SUBJECT_POSITION, MOTLEY_REASON_MEMORY);
    /* The spare position is the scratch that a failed reading may leave dirty. */
    void *scratch = position_at(game, game->ply_count + 1);
    if (length > rules->text_bound)
        cursor_fail(&cursor, MOTLEY_REASON_TOO_LONG, rules->text_bound, 0);
    else
        position_read(variant_of(game), scratch, &cursor);
    if (cursor.reason != MOTLEY_REASON_NONE) {
        cursor_report(&cursor, MOTLEY_SUBJECT_POSITION, error);
        if (cursor.reason == MOTLEY_REASON_MISSING_FIELD)
            error->field = variant_of(game)->fields[cursor.field];
        return false;
    }
    game->mends = mends;
    memcpy(position_at(game, 0), scratch, rules->position_size);
    game->ply_count = 0;
    game_judge(game);
    return true;
}

bool game_reads_square(const struct motley_game *game, const char *text, struct square *square) {
    const struct variant *variant = variant_of(game);
    struct cursor cursor = cursor_of(text, strlen(text));
    if (!square_read(variant->rules, &cursor, square) || !cursor_is_at_end(&cursor))
        return false;
    return variant->files == 0 || (square->x < variant->files && square->y < variant->ranks);
}

size_t game_find_choices(const struct motley_game *game, struct form_choice *list) {
    const struct rules *rules = rules_of(game);
    if (rules->choices == NULL || game->ply_count > 0)
        return 0;
    return rules->choices(variant_of(game), position_of(game), list);
}

bool game_copy(struct motley_game *copy, const struct motley_game *game) {
    const struct rules *rules = rules_of(game);
    if (!values_make(&copy->values, rules))
        return false;
    memcpy(copy->values.variant.data, variant_of(game), rules->variant_size);
    memcpy(position_of(copy), position_of(game), rules->position_size);
    return values_make_lists(&copy->values);
}

void game_take(struct motley_game *game, struct motley_game *other) {
    values_free(&game->values);
    game->values = other->values;
    other->values = (struct game_values){0};
    game->mends.count = 0;
    game->ply_count = 0;
    game_judge(game);
}

bool motley_game_shuffle(struct motley_game *game, uint32_t seed, struct motley_error *error) {
    if (variant_of(game) == NULL)
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_NO_VARIANT);
    if (game->ply_count > 0)
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_NOT_AT_START);
    const struct rules *rules = rules_of(game);
    if (rules->shuffle == NULL)
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_NO_SHUFFLE);
    rules->shuffle(variant_of(game), position_of(game), seed, game->values.actions.data);
    game_judge(game);
    return true;
}

bool game_play_action(struct motley_game *game, action_t action, struct motley_error *error) {
    if (!game_reserve(game))
        return game_fail(error, MOTLEY_SUBJECT_ACTION, MOTLEY_REASON_MEMORY);
    const struct rules *rules = rules_of(game);
    void *next = position_at(game, game->ply_count + 1);
    memcpy(next, position_of(game), rules->position_size);
    rules->apply(variant_of(game), next, action);
    ply_at(game, game->ply_count)->action = action;
    game->list += game->action_count;
    game->ply_count++;
    game_judge(game);
    return true;
}

bool game_play_at(struct motley_game *game, size_t index, struct motley_error *error) {
    return game_play_action(game, actions_of(game)[index], error);
}

bool motley_game_undo(struct motley_game *game, struct motley_error *error) {
    if (variant_of(game) == NULL)
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_NO_VARIANT);
    if (game->ply_count == 0)
        return game_fail(error, MOTLEY_SUBJECT_GAME, MOTLEY_REASON_AT_START);
    game->ply_count--;
    if (game->ply_count < game->first_kept) {
        game_list(game);
    } else {
        game->action_count = ply_at(game, game->ply_count)->count;
        game->list -= game->action_count;
    }
    return true;
}

bool motley_game_has_variant(const struct motley_game *game) { return variant_of(game) != NULL; }

size_t motley_game_ply(const struct motley_game *game) { return game->ply_count; }

size_t motley_game_action_count(struct motley_game *game) { return game->action_count; }
