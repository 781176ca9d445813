#ifndef MOTLEY_TAKETWO_BOARD_H
#define MOTLEY_TAKETWO_BOARD_H

/*
 * Take Two Chess (rules 2): its values, and who attacks what. Squares are numbered 0 (a1) to 63
 * (h8), a set of squares is a 64-bit word with bit n for square n. Every piece belongs to the set
 * of its kind and to that of its side. The order of cards of queens and pawns is one of six, spread
 * over three sets (bit-sliced); order 0, O before D before H, makes them orthodox pieces, so that
 * an orthodox position is one in which the three sets are empty.
 */

#include "../../bits.h"
#include "../../fen.h"
#include "../families.h"

enum taketwo_kind { KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN, KINDS };

enum { WHITE, BLACK };

enum { SIZE = 8, SQUARES = 64, NO_SQUARE = 64, ORDERS = 6 };

/** Bits of the castling rights, those of Black two higher. */
enum { CASTLE_KINGSIDE = 1, CASTLE_QUEENSIDE = 2 };

/*
 * At most 63 own pieces can move; a queen reaches at most 27 squares by slides (14 and 13) or 22 by
 * a slide and leaps, a pawn fewer (4 quiet and 2 capturing squares at home, or 2 and 2 with 4
 * promotions each); and each of 62 queens or pawns has 3 switches.
 */
enum { REACH_MAX = 27, SWITCHES_MAX = 62 * 3, TAKETWO_ACTIONS_MAX = 63 * REACH_MAX + SWITCHES_MAX };

enum { OPTION_SWITCH };

struct taketwo_position {
    uint64_t kinds[KINDS];
    uint64_t sides[2];
    uint64_t order[3]; /**< bit-sliced order of cards of queens and pawns, 0 elsewhere */
    uint32_t halfmove, turn;
    uint8_t side;     /**< who is to move */
    uint8_t rights;   /**< bits of KQkq from 0 */
    uint8_t ep;       /**< square passed over by the last double advance, or NO_SQUARE */
    uint8_t ep_pawn;  /**< where that pawn stands */
    uint8_t switched; /**< piece switched in this turn, or NO_SQUARE */
};

/** The powers of the pieces of a side, by their cards or without. */
struct powers {
    uint64_t rooks, bishops, knights; /**< attack like these: queens by their first two cards */
    uint64_t quiet[3], capture[3];    /**< pawns by first and second card: O, D, H */
};

enum card { CARD_O, CARD_D, CARD_H };

/** The four lines through a square. */
enum line { LINE_RANK, LINE_FILE, LINE_DIAGONAL, LINE_ANTIDIAGONAL, LINES };

/** The squares of a line below and above a square, in the order of their numbers. */
struct rays {
    uint64_t below, above;
};

extern const struct rays taketwo_rays[SQUARES][LINES];
extern const uint64_t taketwo_king_steps[SQUARES];
extern const uint64_t taketwo_knight_leaps[SQUARES];

/** All three letters of each order, in the order of the rules; ended by NULL. */
extern const char *const taketwo_orders[ORDERS + 1];

static const uint64_t FILE_A = 0x0101010101010101u, FILE_H = 0x8080808080808080u;
static const uint64_t FILES_AB = 0x0303030303030303u, FILES_GH = 0xc0c0c0c0c0c0c0c0u;
static const uint64_t RANK_1 = 0xff, RANK_8 = (uint64_t)0xff << 56;

static inline uint64_t bit_of(unsigned square) { return (uint64_t)1 << square; }

static inline unsigned lowest_square(uint64_t squares) {
    return (unsigned)__builtin_ctzll(squares);
}

static inline bool has_one(uint64_t squares) {
    return squares != 0 && (squares & (squares - 1)) == 0;
}

static inline uint64_t occupied_by_both(const struct taketwo_position *position) {
    return position->sides[WHITE] | position->sides[BLACK];
}

/* Along one line: from the nearest piece below to the nearest above, both included. Subtracting the
   highest blocker below from the blockers above borrows through everything between. */
static inline uint64_t line_attacks(const struct rays *rays, uint64_t occupied) {
    const uint64_t below = (rays->below & occupied) | 1;
    const uint64_t above = rays->above & occupied;
    const uint64_t nearest = bit_of(63u - (unsigned)__builtin_clzll(below));
    return (rays->below | rays->above) & (above ^ (above - nearest));
}

static inline uint64_t rook_attacks(unsigned square, uint64_t occupied) {
    return line_attacks(&taketwo_rays[square][LINE_RANK], occupied) |
           line_attacks(&taketwo_rays[square][LINE_FILE], occupied);
}

static inline uint64_t bishop_attacks(unsigned square, uint64_t occupied) {
    return line_attacks(&taketwo_rays[square][LINE_DIAGONAL], occupied) |
           line_attacks(&taketwo_rays[square][LINE_ANTIDIAGONAL], occupied);
}

/** One rank forward for a side. */
static inline uint64_t forward(unsigned side, uint64_t squares) {
    return side == WHITE ? squares << 8 : squares >> 8;
}

/** Moved by files to the east (positive) or west; what leaves the board is gone. */
static inline uint64_t shift_files(uint64_t squares, int files) {
    switch (files) {
    case 1:
        return (squares & ~FILE_H) << 1;
    case -1:
        return (squares & ~FILE_A) >> 1;
    case 2:
        return (squares & ~FILES_GH) << 2;
    case -2:
        return (squares & ~FILES_AB) >> 2;
    default:
        return squares;
    }
}

/** The index of the order of cards of the queen or pawn on a square. */
unsigned taketwo_order_of(const struct taketwo_position *position, unsigned square);

/** Gives a queen or pawn an order. */
void taketwo_order_set(struct taketwo_position *position, unsigned square, unsigned order);

/** The powers of a side's pieces now. */
struct powers taketwo_powers(const struct taketwo_position *position, unsigned side);

/** The pieces of a side, of given powers, that attack a square when so much is occupied. */
uint64_t taketwo_attackers(const struct taketwo_position *position, const struct powers *powers,
                           unsigned side, unsigned square, uint64_t occupied);

/** The enemy pieces that attack a side's King. */
uint64_t taketwo_checkers(const struct taketwo_position *position, unsigned side);

/** The kind of the piece on an occupied square. */
enum taketwo_kind taketwo_kind_at(const struct taketwo_position *position, unsigned square);

/** True for a dead position of rules 2. */
bool taketwo_is_dead(const struct taketwo_position *position);

/** The rights that end when something moves from or to a square. */
uint8_t taketwo_rights_at(unsigned square);

/** Where the parts of an action lie; the square it starts from comes first. */
enum { TO_SHIFT = 6, KIND_SHIFT = 12, PROMOTION_SHIFT = 15, FLAGS_SHIFT = 18, ORDER_SHIFT = 22 };
enum { FLAG_SWITCH = 1, FLAG_DOUBLE = 2, FLAG_EN_PASSANT = 4, FLAG_CASTLING = 8 };

/** An action unpacked. */
struct taketwo_action {
    uint8_t from, to;
    uint8_t kind;      /**< that moves */
    uint8_t promotion; /**< PAWN: none */
    uint8_t order;     /**< after a switch */
    bool is_switch, is_double, is_en_passant, is_castling;
};

static inline struct taketwo_action taketwo_unpack(action_t action) {
    const unsigned flags = (unsigned)(action >> FLAGS_SHIFT) & 15;
    return (struct taketwo_action){
        .from = action & 63,
        .to = action >> TO_SHIFT & 63,
        .kind = action >> KIND_SHIFT & 7,
        .promotion = action >> PROMOTION_SHIFT & 7,
        .order = action >> ORDER_SHIFT & 7,
        .is_switch = (flags & FLAG_SWITCH) != 0,
        .is_double = (flags & FLAG_DOUBLE) != 0,
        .is_en_passant = (flags & FLAG_EN_PASSANT) != 0,
        .is_castling = (flags & FLAG_CASTLING) != 0,
    };
}

/** The squares between King and rook, which castling by a right (of White's bits) needs empty. */
static inline uint64_t taketwo_castling_gap(unsigned right, unsigned side) {
    return (uint64_t)(right == CASTLE_KINGSIDE ? 0x60 : 0x0e) << 56 * side;
}

/** The squares of the rook that castles with a King that goes to a square. */
void taketwo_castling_rook(unsigned king_to, unsigned *from, unsigned *to);

/** Lists the legal moves, switches left aside, of all pieces but the one switched in this turn. */
size_t taketwo_list_moves(const struct taketwo_position *position, action_t *list);

/** True if a legal move captures on the square passed over by the last double advance. */
bool taketwo_can_capture_en_passant(const struct taketwo_position *position);

/** Hooks of the family, each in the file of its subject. */
size_t taketwo_generate(const struct variant *variant, const void *position, action_t *list);
size_t taketwo_count(const struct variant *variant, const void *position, action_t *list);
void taketwo_apply(const struct variant *variant, void *position, action_t action);
struct outcome taketwo_outcome(const struct variant *variant, const void *position);
bool taketwo_parse(const struct variant *variant, void *position, struct cursor *cursor);
void taketwo_print(const struct variant *variant, const void *position, struct writer *writer);
void taketwo_view(const struct variant *variant, const void *position, struct view *view);
void taketwo_describe(const struct variant *variant, const void *position, action_t action,
                      struct action_view *view);
void taketwo_explain(const struct variant *variant, const void *position, struct square from,
                     struct square to, struct explanation *explanation);
size_t taketwo_attacks(const struct variant *variant, const void *position, struct square at,
                       struct attack *list);
bool taketwo_movement(const struct variant *variant, unsigned kind, const char *state,
                      struct movement *movement);
size_t taketwo_choices(const struct variant *variant, const void *position,
                       struct form_choice *list);

enum motley_reason taketwo_arrange(struct variant *variant, void *position,
                                   const struct form_choice *choice, unsigned form);
bool taketwo_begin_turn(const struct variant *variant, void *position, unsigned seat,
                        struct explanation *explanation);

extern const struct statements taketwo_statements;
extern const struct evaluation taketwo_evaluation;

#endif
