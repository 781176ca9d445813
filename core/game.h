#ifndef MOTLEY_GAME_H
#define MOTLEY_GAME_H

/* The parts of a game, for the files that play it, tell of it, and count below it. */

#include "memory.h"
#include "rules.h"

/** The data of a ply besides its position. */
struct ply {
    action_t action; /**< that left it */
    uint64_t hash;   /**< of its key; 0 where no turn starts */
    struct outcome outcome;
    size_t count;   /**< of its legal actions */
    uint64_t stamp; /**< of their list; 0: none was asked for */
};

/** The values that depend on the family; a new variant makes them anew, all at once. */
struct game_values {
    struct buffer variant;   /**< one struct variant; no data: none is set */
    struct buffer positions; /**< ply_count + 1 values of rules->position_size, and one to spare */
    struct buffer plies;     /**< the same number */
    struct buffer actions;   /**< legal in the newest position and in those before it */
    struct buffer keys;      /**< room for two */
};

struct motley_game {
    const struct rules *const *families;
    struct game_values values;
    size_t ply_count;
    size_t action_count;
    size_t list;                    /**< where the legal actions begin, behind those before */
    size_t first_kept;              /**< the earliest ply whose list is kept */
    struct buffer texts;            /**< of all legal actions at a ply, each with its '\0' */
    struct buffer starts;           /**< where each begins in texts, as size_t */
    size_t texts_of;                /**< that ply and one; 0: there are no texts */
    struct buffer output;           /**< the last text that left */
    struct buffer count;            /**< workspace of perft and of supposed turns */
    struct buffer lists;            /**< of perft: those of all levels, one behind another */
    bool (*is_stopped)(void *data); /**< ends a perft; or NULL */
    void *stop_data;
    struct mends mends; /**< of the position that was set */
};

/** Parts of a game that has a variant; variant_of gives NULL for one that has none. */
const struct variant *variant_of(const struct motley_game *game);
const struct rules *rules_of(const struct motley_game *game);
void *position_at(const struct motley_game *game, size_t ply);
void *position_of(const struct motley_game *game);
struct ply *ply_at(const struct motley_game *game, size_t ply);
const action_t *actions_of(const struct motley_game *game);

/** Refuses something for a reason: false. */
bool game_fail(struct motley_error *error, enum motley_subject subject, enum motley_reason reason);

/** Plays an action of the newest position, or the legal one at an index; false without memory. */
bool game_play_action(struct motley_game *game, action_t action, struct motley_error *error);
bool game_play_at(struct motley_game *game, size_t index, struct motley_error *error);

/** The pieces of the newest position that have a choice of forms; none after the first action. */
size_t game_find_choices(const struct motley_game *game, struct form_choice *list);

/** Gives a new game the variant and the newest position of another one, to be written over; false
 * without memory. */
bool game_copy(struct motley_game *copy, const struct motley_game *game);

/** Gives a game the variant and the start of another one, which has none then. */
void game_take(struct motley_game *game, struct motley_game *other);

/** True if a text is a square of the board. */
bool game_reads_square(const struct motley_game *game, const char *text, struct square *square);

/** Writes something of a game. */
typedef void game_writer(const struct motley_game *game, const void *data, struct writer *writer);

/** The text that a writer makes, in the game's output; NULL without memory. */
const char *game_tell_with(struct motley_game *game, game_writer *write, const void *data);

/** The text of an action of the position at a ply, in the game's output; NULL without memory. */
const char *game_write_action(struct motley_game *game, size_t ply, action_t action);

#endif
