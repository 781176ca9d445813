#ifndef MOTLEY_CUSTODIAN_BOARD_H
#define MOTLEY_CUSTODIAN_BOARD_H

/*
 * Custodian Chess (rules 1): its values and the functions that its files share. Squares are
 * numbered 0 (a1) to 48 (g7); a set of squares is a 64-bit word. The effects of options (round
 * board, pairs) are in the variant's tables, so that no line of play asks for an option twice.
 */

#include "../../fen.h"
#include "../families.h"

enum { FILES = 7, RANKS = 7, SQUARES = FILES * RANKS, NOWHERE = 0xff, DIRECTIONS = 8 };

enum custodian_kind { KING, ROOK, BISHOP, KNIGHT, PAWN };

/** The roles of the moved piece and its partner when they stand around a victim. */
enum role { ROLE_ROOK, ROLE_BISHOP, ROLE_KNIGHT, ROLES };

/** Order of the options in a variant. */
enum { OPTION_ARRAY, OPTION_BISHOPS, OPTION_PAIRS, OPTION_BOARD, OPTION_CAPTURED };

/*
 * With 49 pieces on the board nothing can move, so at most 48 of one side do. None has more than 16
 * actions: a bishop 12 on two diagonals of a cylinder and 4 steps (bishops=step), a rook 12, a King
 * 8 and 2 castlings, a knight 8, a pawn 3 squares with 3 promotions each.
 */
enum { CUSTODIAN_PIECE_ACTIONS_MAX = 16, CUSTODIAN_ACTIONS_MAX = 48 * CUSTODIAN_PIECE_ACTIONS_MAX };

enum { EMPTY = 0, CASTLE_KINGSIDE = 1, CASTLE_QUEENSIDE = 2 };

struct custodian {
    struct variant head;
    /** The square next to one in a direction (0 north, clockwise, even = orthogonal), NOWHERE. */
    uint8_t neighbour[SQUARES][DIRECTIONS];
    uint8_t leap[SQUARES][DIRECTIONS];
    uint64_t around[SQUARES];            /**< the squares next to one */
    uint8_t direction[SQUARES][SQUARES]; /**< of the second as seen from the first, next to it */
    /** Directions, seen from the victim, in which a partner of a role captures with a mover. */
    uint8_t partner[ROLES][DIRECTIONS][ROLES];
    bool has_stepping_bishops, is_recruiting;
};

struct custodian_position {
    uint8_t board[SQUARES]; /**< EMPTY or piece_of() */
    uint8_t side;           /**< who is to move */
    uint8_t rights;         /**< bits of KQkq from 0 */
    uint64_t pieces[2];     /**< squares of each side */
    uint64_t kings;         /**< squares of all Kings */
    uint32_t halfmove, turn;
};

/** An action unpacked. */
struct custodian_action {
    uint8_t from, to;
    uint8_t kind; /**< promoted to; PAWN: no promotion */
    bool is_castling;
};

static inline uint8_t piece_of(unsigned side, enum custodian_kind kind) {
    return (uint8_t)(side << 3 | (kind + 1u));
}

static inline enum custodian_kind piece_kind(uint8_t piece) {
    return (enum custodian_kind)((piece & 7u) - 1u);
}

static inline unsigned piece_side(uint8_t piece) { return piece >> 3; }

static inline uint64_t bit_of(unsigned square) { return (uint64_t)1 << square; }

static inline unsigned rank_of(unsigned square) { return square / FILES; }

static inline unsigned lowest_square(uint64_t squares) {
    return (unsigned)__builtin_ctzll(squares);
}

/** Where a side's King starts. */
static inline unsigned throne_of(unsigned side) { return side == 0 ? 3 : SQUARES - 4; }

static inline unsigned last_rank_of(unsigned side) { return side == 0 ? RANKS - 1 : 0; }

static inline unsigned forward_of(unsigned side) { return side == 0 ? 0 : 4; }

/** Files and ranks of one step in each direction. */
extern const int8_t custodian_steps[DIRECTIONS][2];

/** Takes an action's number apart. */
struct custodian_action custodian_unpack(action_t action);

/** Fills the tables from the options. */
void custodian_compile(struct custodian *variant);

/** The enemy pieces that side's piece captures when it goes from one square to another and counts
    as a role there; the piece need not have been moved yet. */
uint64_t custodian_victims(const struct custodian *variant,
                           const struct custodian_position *position, unsigned side, unsigned from,
                           unsigned to, enum role role);

/** The role of a piece that did not move beside one that moved with a role. */
enum role custodian_partner_role(enum custodian_kind kind, enum role mover);

/** The pieces with which one that goes to a square with a role there captures a victim. */
uint64_t custodian_partners(const struct custodian *variant,
                            const struct custodian_position *position, unsigned side, unsigned from,
                            unsigned to, enum role role, unsigned victim);

/** The role of the piece of a legal action where it ends; false if it cannot capture so. */
bool custodian_action_role(const struct custodian *variant,
                           const struct custodian_position *position,
                           struct custodian_action action, enum role *role);

/** How many steps a King on a square is from the enemy throne, on an empty board. */
unsigned custodian_throne_distance(const struct custodian *variant, unsigned square, unsigned side);

/** The victims of a legal action of the side to move. */
uint64_t custodian_action_victims(const struct custodian *variant,
                                  const struct custodian_position *position,
                                  struct custodian_action action);

/** Lists the moves of the side to move that capture the enemy piece on a square, whatever else is
    legal, and so many at most; the list has room for all actions. */
size_t custodian_captures(const struct custodian *variant,
                          const struct custodian_position *position, unsigned square,
                          action_t *list, size_t most);

/** True if an action of a side would capture the enemy piece on a square now. */
bool custodian_can_capture(const struct custodian *variant,
                           const struct custodian_position *position, unsigned side,
                           unsigned square);

/** The rook's squares in a castling to the King's target. */
void custodian_castling_rook(unsigned king_to, unsigned *from, unsigned *to);

/** The right (bit of rights) that castling to a King's target needs, 0 if it is no such target. */
uint8_t custodian_castling_right(unsigned side, unsigned king_to);

/** The rights that end when something moves from, or is captured on, a square. */
uint8_t custodian_rights_at(unsigned square);

/** The empty squares that castling needs. */
uint64_t custodian_castling_gap(unsigned side, unsigned king_to);

/** Hooks of the family, each in the file of its subject. */
size_t custodian_generate(const struct variant *variant, const void *position, action_t *list);
void custodian_apply(const struct variant *variant, void *position, action_t action);
struct outcome custodian_outcome(const struct variant *variant, const void *position);
bool custodian_parse(const struct variant *variant, void *position, struct cursor *cursor);
void custodian_print(const struct variant *variant, const void *position, struct writer *writer);
void custodian_view(const struct variant *variant, const void *position, struct view *view);
void custodian_describe(const struct variant *variant, const void *position, action_t action,
                        struct action_view *view);
void custodian_explain(const struct variant *variant, const void *position, struct square from,
                       struct square to, struct explanation *explanation);
size_t custodian_attacks(const struct variant *variant, const void *position, struct square at,
                         struct attack *list);
bool custodian_movement(const struct variant *variant, unsigned kind, const char *state,
                        struct movement *movement);
bool custodian_begin_turn(const struct variant *variant, void *position, unsigned seat,
                          struct explanation *explanation);

extern const struct statements custodian_statements;
extern const struct evaluation custodian_evaluation;

#endif
