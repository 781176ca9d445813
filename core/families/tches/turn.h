#ifndef MOTLEY_TCHES_TURN_H
#define MOTLEY_TCHES_TURN_H

/* Changing a position, and what comes after actions. */

#include "moves.h"

/** Writes the legal moves and turns in place. */
size_t tches_list_legal(const struct tches_variant *variant, const struct tches_position *position,
                        action_t *list);

/** True if a move or turn in place is legal. */
bool tches_has_action(const struct tches_variant *variant, const struct tches_position *position);

/** Finds a move between two squares that the King's danger alone may forbid; the piece may act. */
bool tches_finds_move(const struct tches_variant *variant, const struct tches_position *position,
                      unsigned from, unsigned to, action_t *action);

/** How many pieces of some kinds a side has, on the board and as passengers. */
unsigned tches_count_kinds(const struct tches_position *position, unsigned side, kinds_t kinds);

/** True if the side whose action was the last has won by it (rules 4.6); the reason as in texts. */
bool tches_is_won(const struct tches_variant *variant, const struct tches_position *position,
                  const char **reason);

/** True once an action of this turn has been played and won. */
bool tches_is_over(const struct tches_variant *variant, const struct tches_position *position,
                   const char **reason);

/** Where a freed King may be put (rules 4.6). */
squares_t tches_king_places(const struct tches_variant *variant,
                            const struct tches_position *position);

/**
 * The kinds that can become a lost kind (rules 4.7): a Pawn as source stands for every pawn-kind,
 * and no kind becomes itself.
 */
kinds_t tches_source_kinds(const struct tches_variant *variant, unsigned lost);

/** Own pieces that can become the kind lost first, or none. */
squares_t tches_sources(const struct tches_variant *variant, const struct tches_position *position);

/** True if a piece is a source of the kind lost first but for being of that kind already. */
bool tches_has_alike_source(const struct tches_variant *variant,
                            const struct tches_position *position);

/** How many pieces of a kind a side has lost and not replaced yet. */
unsigned tches_count_losses(const struct tches_position *position, unsigned side, unsigned kind);

/** Forgets the losses that come first and cannot be replaced. */
void tches_drop_losses(const struct tches_variant *variant, struct tches_position *position);

/** Begins a turn of a side, whatever the position was. */
void tches_turn_begin(const struct tches_variant *variant, struct tches_position *position,
                      unsigned side);

/** Forgets what the side that is not to move has lost. */
void tches_forget_other_losses(struct tches_position *position);

/** True if the side to move has to replace something before acting. */
bool tches_must_replace(const struct tches_position *position);

/** Plays a replacement. */
void tches_replace(const struct tches_variant *variant, struct tches_position *position,
                   unsigned square);

/** The squares on which the quiet part of a capturing move may end before its capturing step; none
    if the move is no compound one. */
squares_t tches_landings_of(const struct tches_variant *variant,
                            const struct tches_position *position, action_t action);

/** Hooks of the family. */
unsigned tches_front(unsigned kind);
size_t tches_generate(const struct variant *variant, const void *position, action_t *list);
void tches_apply(const struct variant *variant, void *position, action_t action);
struct outcome tches_outcome(const struct variant *variant, const void *position);
bool tches_parse(const struct variant *variant, void *position, struct cursor *cursor);
void tches_print(const struct variant *variant, const void *position, struct writer *writer);
void tches_view(const struct variant *variant, const void *position, struct view *view);
void tches_describe(const struct variant *variant, const void *position, action_t action,
                    struct action_view *view);
void tches_explain(const struct variant *variant, const void *position, struct square from,
                   struct square to, struct explanation *explanation);
void tches_explain_drop(const struct variant *variant, const void *position, unsigned kind,
                        struct square to, struct explanation *explanation);
size_t tches_attacks(const struct variant *variant, const void *position, struct square at,
                     struct attack *list);
bool tches_movement(const struct variant *variant, unsigned kind, const char *state,
                    struct movement *movement);
bool tches_begin_turn(const struct variant *variant, void *position, unsigned seat,
                      struct explanation *explanation);

extern const struct statements tches_statements;
extern const struct evaluation tches_evaluation;

#endif
