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

/** The hook that settles a variant. */
bool tches_complete(struct variant *variant, void *start, const size_t *at, struct cursor *cursor);

#endif
