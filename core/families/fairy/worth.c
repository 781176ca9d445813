/* Fairy: what the kinds of a variant are worth, how far squares are for them, and what is dear. */

#include "../../random.h"
#include "evaluate.h"
#include "ways.h"

#include <string.h>

enum {
    BOARDS = 8,  /* as filled as in the middle of a game */
    FILLED = 31, /* squares of a hundred */
    VALUE_LEAST = 10,
    VALUE_MOST = 2500
};

/* Turns files around. */
static squares_t turn_files(const struct fairy *variant, squares_t squares) {
    const unsigned files = variant->grid.files;
    squares_t turned = 0;
    for (; squares != 0; squares &= squares - 1) {
        const unsigned square = first_square(squares), file = square % files;
        turned |= bit_of(square - file + files - 1 - file);
    }
    return turned;
}

/* Makes boards at random, each with its mirrored ones, so that no side is better off. */
static void make_boards(const struct fairy *variant, squares_t *boards) {
    struct random random = {1};
    for (unsigned i = 0; i < BOARDS; i += 4) {
        unsigned left = count_squares(variant->grid.all), needed = (left * FILLED + 50) / 100;
        boards[i] = 0;
        for (squares_t rest = variant->grid.all; rest != 0; rest &= rest - 1)
            if (random_below(&random, left--) < needed) {
                boards[i] |= rest & -rest;
                needed--;
            }
        boards[i + 1] = turn_files(variant, boards[i]) & variant->grid.all;
        boards[i + 2] = fairy_mirror(variant, boards[i]) & variant->grid.all;
        boards[i + 3] = fairy_mirror(variant, boards[i + 1]) & variant->grid.all;
    }
}

/* Leaps that are worth as much as what a piece can do, in hundredths: the mean of its moves and its
   captures over squares and boards. Squares are counted as often as they would be if all of them
   were empty, or enemies; a Knight has eight on a large board and, less its edges, 525 on 8x8. */
static unsigned count_leaps(const struct fairy *variant, unsigned side, unsigned kind,
                            const squares_t *boards) {
    const squares_t from = variant->grid.all & variant->area[side][kind];
    unsigned quiet = 0, captures = 0;
    if (from == 0)
        return 0;
    for (squares_t rest = from; rest != 0; rest &= rest - 1)
        for (unsigned i = 0; i < BOARDS; i++) {
            const squares_t occupied = boards[i] & ~(rest & -rest);
            const struct reach reach =
                fairy_reach(variant, side, kind, first_square(rest), occupied, occupied);
            quiet += count_squares(reach.quiet);
            captures += count_squares(reach.capture);
        }
    return (quiet * 100 / (100 - FILLED) + captures * 100 / FILLED) * 50 /
           (BOARDS * count_squares(from));
}

/* By Muller's formula for leapers, which fits other pieces too: each leap is worth 33 and, as they
   help each other, a little more for each other one. */
static int value_of_leaps(unsigned leaps) {
    const int count = (int)leaps * 38 / 25; /* as many as on a board without edges */
    const int value = (3300 + count * 11 / 16) * count / 10000;
    return value < VALUE_LEAST ? VALUE_LEAST : value > VALUE_MOST ? VALUE_MOST : value;
}

static void weigh_promotion(const struct fairy *variant, struct fairy_notes *notes, unsigned side,
                            unsigned kind) {
    const int16_t own = notes->value[side][kind];
    for (kinds_t rest = variant->promotions[side][kind]; rest != 0; rest &= rest - 1) {
        const int gain = notes->value[side][__builtin_ctz(rest)] - own;
        if (gain > notes->promotion[side][kind])
            notes->promotion[side][kind] = (int16_t)gain;
    }
}

/* How many moves a kind needs on an empty board to get to some squares. */
static void count_moves(const struct fairy *variant, unsigned side, unsigned kind,
                        squares_t reached, uint8_t *moves) {
    squares_t quiet[SQUARES_MAX];
    for (squares_t rest = variant->grid.all; rest != 0; rest &= rest - 1) {
        const unsigned square = first_square(rest);
        quiet[square] = fairy_reach(variant, side, kind, square, bit_of(square), 0).quiet;
        moves[square] = has_square(reached, square) ? 0 : FAR;
    }
    for (unsigned count = 1; count < FAR; count++) {
        squares_t next = 0;
        for (squares_t rest = variant->grid.all & ~reached; rest != 0; rest &= rest - 1)
            if ((quiet[first_square(rest)] & reached) != 0) {
                moves[first_square(rest)] = (uint8_t)count;
                next |= rest & -rest;
            }
        reached |= next;
    }
}

static squares_t goal_squares(const struct fairy *variant, unsigned side, unsigned kind) {
    squares_t squares = 0;
    for (unsigned i = 0; i < variant->goal_count; i++)
        if ((variant->goals[i].kinds & KIND_BIT(kind)) != 0)
            squares |= variant->goals[i].squares[side];
    return squares;
}

static void measure_board(const struct fairy *variant, struct fairy_notes *notes) {
    const unsigned files = variant->grid.files, ranks = variant->grid.ranks;
    for (unsigned square = 0; square < variant->grid.square_count; square++) {
        const unsigned file = square % files, rank = square / files;
        const unsigned across = file < files - 1 - file ? file : files - 1 - file;
        const unsigned along = rank < ranks - 1 - rank ? rank : ranks - 1 - rank;
        notes->edge[square] = (uint8_t)(across < along ? across : along);
    }
}

static void weigh_side(const struct fairy *variant, struct fairy_notes *notes, unsigned side,
                       const squares_t *boards) {
    for (unsigned kind = 0; kind < variant->kind_count; kind++)
        notes->value[side][kind] =
            (int16_t)value_of_leaps(count_leaps(variant, side, kind, boards));
    for (unsigned kind = 0; kind < variant->kind_count; kind++) {
        weigh_promotion(variant, notes, side, kind);
        if (notes->promotion[side][kind] > 0)
            count_moves(variant, side, kind, variant->zone[side][kind],
                        notes->zone_moves[side][kind]);
        const squares_t goals = goal_squares(variant, side, kind);
        if (goals != 0)
            count_moves(variant, side, kind, goals, notes->goal_moves[side][kind]);
    }
    for (unsigned kind = 0; kind < variant->kind_count; kind++)
        notes->value[side][kind] =
            (int16_t)(notes->value[side][kind] + notes->promotion[side][kind] / 24);
}

/* Finds out what the kinds of a variant are worth, unless the notes know it. */
static void weigh_kinds(const struct fairy *variant, struct fairy_notes *notes) {
    squares_t boards[BOARDS];
    if (notes->is_made)
        return;
    make_boards(variant, boards);
    measure_board(variant, notes);
    for (unsigned side = 0; side < 2; side++)
        weigh_side(variant, notes, side, boards);
    if (variant->base.option[OPTION_EXTINCTION] == EXTINCTION_WIN)
        for (unsigned i = 0; i < variant->extinct_count; i++)
            notes->burdens |= variant->extinct[i].kinds;
    notes->is_made = true;
}

void fairy_survey(const struct fairy *variant, const struct fairy_position *position,
                  struct fairy_notes *notes) {
    const squares_t occupied = occupied_by_both(position);
    weigh_kinds(variant, notes);
    if (notes->is_surveyed && memcmp(notes->board, position->board, sizeof notes->board) == 0)
        return;
    notes->is_surveyed = true;
    memcpy(notes->board, position->board, sizeof notes->board);
    notes->attacks[WHITE] = notes->attacks[BLACK] = 0;
    for (squares_t rest = occupied; rest != 0; rest &= rest - 1) {
        const unsigned square = first_square(rest);
        const unsigned side = piece_side(position->board[square]);
        const struct reach reach = fairy_reach(variant, side, piece_kind(position->board[square]),
                                               square, occupied, EVERYWHERE);
        notes->captures[square] = reach.capture;
        notes->attacks[side] |= reach.capture;
        notes->targets[square] =
            (uint8_t)count_squares(reach.quiet | (reach.capture & position->sides[side ^ 1]));
    }
}

/* The pieces of some kinds if there is one more of them than ends the game. */
static squares_t last_of(const struct fairy *variant, const struct fairy_position *position,
                         unsigned side, kinds_t kinds, unsigned most) {
    return fairy_count_kinds(variant, position, side, kinds) == most + 1
               ? fairy_members(position, side, kinds)
               : 0;
}

squares_t fairy_dear(const struct fairy *variant, const struct fairy_position *position,
                     unsigned side) {
    const unsigned bare = variant->base.option[OPTION_BARE];
    squares_t dear = 0;
    if (variant->base.option[OPTION_EXTINCTION] == EXTINCTION_LOSS)
        for (unsigned i = 0; i < variant->extinct_count; i++)
            dear |= last_of(variant, position, side, variant->extinct[i].kinds,
                            variant->extinct[i].most);
    if (bare == BARE_LOSS || bare == BARE_CLAIM)
        dear |= last_of(variant, position, side, ~(kinds_t)0, 1);
    return dear;
}
