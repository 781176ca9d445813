#ifndef MOTLEY_TCHES_VARIANT_H
#define MOTLEY_TCHES_VARIANT_H

/* Variant texts and the pieces in texts (formats 1 and 2.3). */

#include "turn.h"

/** In an array: a side above the bits of the kind. */
enum { ARRAY_SIDE_SHIFT = 5 };

/** Reads what stands on one square of a row. */
typedef bool tches_put_piece(void *board, unsigned file, unsigned row, struct cursor *cursor);

/** Reads one row; gives the number of its squares, which is at most `limit`. */
bool tches_read_row(struct cursor *cursor, unsigned limit, unsigned row, tches_put_piece *put,
                    void *board, unsigned *files);

/** Reads a piece's letters, "R" or "*rn". */
bool tches_read_piece(struct cursor *cursor, unsigned *kind, unsigned *side);

/** Writes them. */
void tches_write_piece(struct writer *writer, unsigned kind, unsigned side);

/** Reads a kind's code in capitals, up to one of the stops or the end. */
bool tches_read_code(struct cursor *cursor, const char *stops, unsigned *kind);

/** The table of options, ended by a row without key. */
extern const struct option tches_options[];

/** Makes the start of a variant, with the back sides that its armies use. */
void tches_start_make(const struct tches_variant *mine, struct tches_position *start);

/** Notes whether the array is another than the usual one. */
void tches_settle_array(struct tches_variant *mine);

/** The hooks for the sides that players choose. */
size_t tches_choices(const struct variant *variant, const void *position, struct form_choice *list);
enum motley_reason tches_arrange(struct variant *variant, void *position,
                                 const struct form_choice *choice, unsigned form);

/** The hook that settles a variant. */
bool tches_complete(struct variant *variant, void *start, const size_t *at, struct cursor *cursor);

#endif
