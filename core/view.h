#ifndef MOTLEY_VIEW_H
#define MOTLEY_VIEW_H

/*
 * The calls by which a family shows a position: all pieces first, then marks, hands, standings,
 * pending things, and kinds. The file view.c makes JSON of them; schema.c makes it of movements.
 */

#include "rules.h"

/** The meaning of a square besides the pieces on it. */
enum mark {
    MARK_THRONE,     /**< seat: whose King started here */
    MARK_PORTAL,     /**< seat: whose */
    MARK_EN_PASSANT, /**< may be captured on in this turn */
    MARK_PENDING,    /**< something has to be placed or replaced */
};

/** A receiver of the pieces and steps that a family shows, before they are written. */
struct watch {
    void (*piece)(struct watch *watch, const struct piece_view *piece);
    void (*step)(struct watch *watch, const struct step *step);
};

/** Hands all pieces of a position to a watch. */
void view_watch(const struct variant *variant, const void *position, struct watch *watch);

/** Hands all steps of a kind to a watch; none for a state that it cannot have. */
void movement_watch(const struct variant *variant, unsigned kind, const char *state,
                    struct watch *watch);

/** Shows one piece. */
void view_piece(struct view *view, const struct piece_view *piece);

/** Marks a square. */
void view_mark(struct view *view, struct square square, enum mark mark, uint8_t seat);

/** Marks a square with the kind of piece that the mark speaks of. */
void view_mark_of_kind(struct view *view, struct square square, enum mark mark, uint8_t seat,
                       unsigned kind);

/** Shows how a seat stands. */
void view_standing(struct view *view, const struct standing *standing);

/** Shows what a seat has in hand, from where it can come to the board: a kind, and how many. */
void view_hand(struct view *view, uint8_t seat, unsigned kind, unsigned count);

/** Shows a piece that a seat has to place or replace, in this order. */
void view_pending(struct view *view, uint8_t seat, unsigned kind);

/** Shows that a kind belongs to this game: it is there, or can still come. */
void view_kind(struct view *view, unsigned kind);

/** Shows that a place of the board is no square: nothing stands there. After all kinds. */
void view_hole(struct view *view, struct square square);

/** Adds one way to move to a kind's movement. */
void movement_step(struct movement *movement, struct step step);

/** The name of the colours of a family's pieces: "sides" or "colours". */
const char *paint_name(const struct rules *rules);

/** Writes members of an object that has begun: a seat's letter, a square, squares, a reason with
 * the squares that are the cause. */
void write_seat(struct writer *writer, const struct rules *rules, const char *key, unsigned seat);
void write_square(struct writer *writer, const struct rules *rules, const char *key,
                  struct square square);
void write_squares(struct writer *writer, const struct rules *rules, const char *key,
                   const struct square *squares, size_t count);
void write_cause(struct writer *writer, const struct rules *rules,
                 const struct explanation *explanation);

/** Begins an object that is on a square, with its coordinates. */
void write_placed(struct writer *writer, const struct rules *rules, struct square square);

/** Makes the JSON of a position; actions are its legal ones. */
void view_write(const struct variant *variant, const void *position, struct outcome outcome,
                const action_t *actions, size_t count, struct writer *writer);

/** Makes the JSON of one action of a position, as that of the position has it. */
void view_write_action(const struct variant *variant, const void *position, action_t action,
                       struct writer *writer);

/** Makes the JSON of what a seat could do in a turn of its own, or why it could do nothing. */
void turn_write(const struct variant *variant, const void *position, unsigned seat,
                const struct explanation *why, const action_t *actions, size_t count,
                struct writer *writer);

/** Makes the JSON of why no action leads from a source to a target. */
void explanation_write(const struct rules *rules, const struct explanation *explanation,
                       struct writer *writer);

/** Makes the JSON of the pieces that have a choice of forms. */
void choices_write(const struct variant *variant, const struct form_choice *list, size_t count,
                   struct writer *writer);

/** Makes the JSON of a kind's movement; false for a state that it cannot have. */
bool movement_write(const struct variant *variant, unsigned kind, const char *state,
                    struct writer *writer);

/** Makes the JSON of families, options, kinds and presets. */
void schema_write(const struct rules *const *families, struct writer *writer);

#endif
