#ifndef MOTLEY_FEN_H
#define MOTLEY_FEN_H

/* Fields that position texts of several families share (formats 2). */

#include "rules.h"

enum { FEN_COUNTER_MAX = 99999, FEN_CASTLING_BITS = 4 };

/** The house's move limit in turns of both sides together (rules 0 and 2). */
enum { FEN_MOVE_LIMIT = 100 };

/** Puts a piece read at the cursor on a square, or fails the cursor. */
typedef bool fen_put_piece(void *board, unsigned file, unsigned rank, struct cursor *cursor);

/** Writes what stands on a square and gives true, or writes nothing for an empty one. */
typedef bool fen_print_piece(const void *board, unsigned file, unsigned rank,
                             struct writer *writer);

/** Reads all rows, last rank first; digits are read one by one, so "34" is seven squares. */
bool fen_read_rows(struct cursor *cursor, unsigned files, unsigned ranks, fen_put_piece *put,
                   void *board);

/** Writes all rows, last rank first, numbers for runs of empty squares. */
void fen_write_rows(struct writer *writer, unsigned files, unsigned ranks, fen_print_piece *print,
                    const void *board);

/** Writes the first two fields and the space behind: all rows, and who is to act. */
void fen_write_board(struct writer *writer, const struct variant *variant, fen_print_piece *print,
                     const void *board, unsigned side);

/** The bytes between two fields. */
#define FEN_BLANKS " \t"

/** True at the end of a field. */
bool fen_field_ends(const struct cursor *cursor);

/** Moves over blanks. */
void fen_skip_blanks(struct cursor *cursor);

/** Moves behind a field and the blanks after it, perhaps to the end of the text. */
bool fen_leave_field(struct cursor *cursor);

/** Moves to the next field, which must be there. */
bool fen_next_field(struct cursor *cursor);

/** Moves to the next field. False if its usual value is to be taken, because the text ends, which
    is noted; or if the cursor fails. */
bool fen_has_field(struct cursor *cursor, const char *usual);

/** Reads one seat letter. */
bool fen_read_side(struct cursor *cursor, const char *seats, uint8_t *side);

/** Reads the next field, "-" or letters of KQkq in any order, as bits 0 to 3. Rights that are none
    of those possible are left out, a missing field is "-"; both is noted. */
bool fen_read_castling(struct cursor *cursor, uint8_t possible, uint8_t *rights);

/** Writes the rights, "-" for none. */
void fen_write_castling(struct writer *writer, uint8_t rights);

/** Forgets operations of EPD, `bm Qg6; id "x";`, if the rest of the text is some: collections of
    positions have them behind the fields, which they say nothing about. */
void fen_drop_operations(struct cursor *cursor);

/** Reads the next two fields: halfmove, turn (not 0). Where one is missing, or "-", it is noted as
    0 and 1. */
bool fen_read_counters(struct cursor *cursor, uint32_t *halfmove, uint32_t *turn);

/** One more, but never more than the texts allow (formats 4). */
uint32_t fen_count_up(uint32_t counter);

#endif
