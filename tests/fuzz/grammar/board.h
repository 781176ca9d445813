#ifndef MOTLEY_FUZZ_BOARD_H
#define MOTLEY_FUZZ_BOARD_H

/* The rows of variants and positions as a board of cells, each with the text of what stands there.
 */

#include "families/families.h"
#include "text.h"

/* The biggest board that can be played has half as many squares. */
enum { CELLS_MAX = 256, FILES_MAX = 16, CELL_MAX = 16 };

struct cell {
    char text[CELL_MAX]; /**< "" where nothing stands */
};

/** Cell 0 is the first square of the last rank, as in the texts. */
struct board {
    unsigned files, ranks;
    struct cell cells[CELLS_MAX];
};

unsigned board_size(const struct board *board);

/** Reads rows; false if they are none, or not of one length. */
bool board_read(struct board *board, const char *text, size_t length);

void board_write(const struct board *board, struct text *text);

/** The letters of a kind as a side's pieces have them: "R", "*rn". */
void cell_set(struct cell *cell, const char *code, bool is_black);

bool cell_is_black(const struct cell *cell);

/** A piece's letters begin with those of a kind: "*rn~1" is an "RN". */
bool piece_is(const char *piece, const char *code);

/** … of one side. */
bool piece_is_of(const char *piece, const char *code, bool is_black);

/** A kind's code by chance, hardly ever the King's. */
const char *kind_draw(struct random *random, const struct kind *kinds);

/** A cell in which there is a piece, or any after some tries. */
struct cell *piece_draw(struct random *random, struct board *board);

/** Moves, adds, removes or changes one piece. */
void board_change(struct random *random, struct board *board, const struct kind *kinds);

/** Leaves each side one King, or one piece of another royal kind, and no pawn where none may stand.
 */
void board_settle(struct random *random, struct board *board, const struct kind *kinds,
                  const char *royal);

/** The name of a cell's square. */
void square_add(const struct board *board, unsigned cell, struct text *text);

#endif
