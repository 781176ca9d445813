#ifndef MOTLEY_TILL_BOARD_H
#define MOTLEY_TILL_BOARD_H

/* Till Chess (rules 3): what the files of this family share. */

#include "../../rules.h"
#include "../../work.h"

#include <assert.h>

/** King to pawn in the order of hands in texts (formats 2.4). */
enum till_kind { KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN, KINDS };

enum { OPTION_PLAYERS, OPTION_PAWNS };

enum {
    PLAYERS_MAX = 6,
    TILES_MAX = PLAYERS_MAX * 16,
    GRID_LIMIT = 1000000, /**< no tile lies further from 0,0 in x or y (formats 4) */
    PLY_LIMIT = 1000000,
    NO_TILE = 255,
};

/**
 * No list of actions is longer. Tiles that hang together fit in a box of 96 x 96, and no move ends
 * beyond the squares around it: at most 98 on a row, a column and each diagonal. One player can
 * control 6 queens on 4 such lines, 12 rooks and 12 bishops on 2, 12 knights and 48 pawns with 8
 * targets, and one King: 2352 + 2352 + 2352 + 96 + 384 + 8. Placement has fewer: 5 kinds on the
 * 8 squares around at most 95 tiles.
 */
enum { TILL_ACTIONS_MAX = 7544 };

/** A tile, placed from the lower left corner of the smallest box around all tiles. */
struct till_tile {
    uint8_t x, y;
    uint8_t kind;   /**< enum till_kind */
    uint8_t colour; /**< whose set it comes from; who controls it: owner[colour] */
};

/** A position; what is not used is zero, tiles are in the order of texts. Texts and keys have no
    places: where a text begins with players who are out, these share the one behind all others. */
struct till_position {
    int32_t left, bottom; /**< of the smallest box around all tiles; 0, 0 for an empty table */
    uint32_t ply;
    uint8_t count; /**< of tiles on the table */
    uint8_t player;
    uint8_t passes; /**< in a row just made */
    uint8_t owner[PLAYERS_MAX];
    uint8_t place[PLAYERS_MAX]; /**< of a player who is out, from 2 (rules 3, end); 0: who is in */
    uint8_t hand[PLAYERS_MAX][KINDS];
    struct till_tile tiles[TILES_MAX];
};

/** An action taken apart. */
struct till_action {
    enum till_action_type { TILL_MOVE, TILL_PLACE, TILL_PASS } type;
    uint8_t tile;        /**< that moves */
    enum till_kind kind; /**< that is placed */
    int x, y;            /**< target, from the same corner as tiles: -1 to 96 */
};

static inline action_t till_pack(struct till_action action) {
    return (action_t)action.type | (action_t)action.tile << 2 | (action_t)action.kind << 10 |
           (action_t)(action.x + 1) << 16 | (action_t)(action.y + 1) << 24;
}

static inline struct till_action till_unpack(action_t packed) {
    return (struct till_action){
        .type = (enum till_action_type)(packed & 3),
        .tile = (uint8_t)(packed >> 2),
        .kind = (enum till_kind)(packed >> 10 & 7),
        .x = (int)(packed >> 16 & 255) - 1,
        .y = (int)(packed >> 24 & 255) - 1,
    };
}

/** The eight neighbours in circular order, and the knight's leaps. */
extern const int8_t till_steps[8][2];
extern const int8_t till_leaps[8][2];

/** How many tiles of a kind each player's set has. */
unsigned till_set_size(const struct variant *variant, enum till_kind kind);

/** True while a tile has to be placed. */
bool till_is_placing(const struct till_position *position);

/** True if a player still has the own King, on the table or in hand. */
bool till_is_in(const struct till_position *position, unsigned player);

/** How many players are still in. */
unsigned till_count_in(const struct variant *variant, const struct till_position *position);

/** Points of all tiles that a player controls: Q 12, R 5, B 3, N 3, P 1. */
unsigned till_points(const struct till_position *position, unsigned player);

/** The player who controls a tile. */
static inline unsigned till_owner(const struct till_position *position, unsigned tile) {
    return position->owner[position->tiles[tile].colour];
}

/** The tile of a player's King on the table, or NO_TILE. */
unsigned till_king_of(const struct till_position *position, unsigned player);

/** The tile at a place relative to the corner, or NO_TILE. */
unsigned till_tile_at(const struct till_position *position, int x, int y);

/** Puts a tile on an empty place relative to the corner, -1 to 96, and moves the corner along. */
void till_put(struct till_position *position, int x, int y, enum till_kind kind, unsigned colour);

size_t till_generate(const struct variant *variant, const void *position, action_t *list);

/** Lists what may be done by the rules before those of 28 November 2026, by which a King could be
    put beside another. Texts of actions may have it, and seeds name tables by it. */
size_t till_generate_before(const struct variant *variant, const void *position, action_t *list);

void till_apply(const struct variant *variant, void *position, action_t action);
struct outcome till_outcome(const struct variant *variant, const void *position);

bool till_parse(const struct variant *variant, void *position, struct cursor *cursor);
void till_print(const struct variant *variant, const void *position, struct writer *writer);

void till_shuffle(const struct variant *variant, void *position, uint32_t seed, action_t *list);

void till_view(const struct variant *variant, const void *position, struct view *view);
void till_describe(const struct variant *variant, const void *position, action_t action,
                   struct action_view *view);
size_t till_attacks(const struct variant *variant, const void *position, struct square at,
                    struct attack *list);
void till_explain(const struct variant *variant, const void *position, struct square from,
                  struct square to, struct explanation *explanation);
void till_explain_drop(const struct variant *variant, const void *position, unsigned kind,
                       struct square to, struct explanation *explanation);
bool till_movement(const struct variant *variant, unsigned kind, const char *state,
                   struct movement *movement);
bool till_begin_turn(const struct variant *variant, void *position, unsigned seat,
                     struct explanation *explanation);

extern const struct statements till_statements;
extern const struct evaluation till_evaluation;

#endif
