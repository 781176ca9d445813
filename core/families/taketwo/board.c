/* Take Two Chess: tables of lines and leaps, cards, attacks. */

#include "board.h"

#define BIT(square) ((uint64_t)1 << (square))
#define BELOW(square) (BIT(square) - 1)
#define ABOVE(square) (~BELOW(square) ^ BIT(square))

/* A line through a square: the one through a1, e1 or a8 moved up or down by whole ranks. */
#define ON_RANK(square) ((uint64_t)0xff << ((square)&56))
#define ON_FILE(square) ((uint64_t)0x0101010101010101u << ((square)&7))
#define MOVED(line, ranks)                                                                         \
    ((ranks) >= 0 ? (uint64_t)(line) << (((ranks)&7) * 8) : (uint64_t)(line) >> ((-(ranks)&7) * 8))
#define ON_DIAGONAL(square) MOVED(0x8040201008040201u, (square) / 8 - (square) % 8)
#define ON_ANTIDIAGONAL(square) MOVED(0x0102040810204080u, (square) / 8 + (square) % 8 - 7)

#define RAYS(line, square)                                                                         \
    { (line) & BELOW(square), (line)&ABOVE(square) }
#define RAYS_OF(square)                                                                            \
    {                                                                                              \
        RAYS(ON_RANK(square), square), RAYS(ON_FILE(square), square),                              \
            RAYS(ON_DIAGONAL(square), square), RAYS(ON_ANTIDIAGONAL(square), square)               \
    }

#define EAST(squares, files)                                                                       \
    (((squares) & ~(ON_FILE(7) | ((files) > 1 ? ON_FILE(6) : 0))) << (files))
#define WEST(squares, files)                                                                       \
    (((squares) & ~(ON_FILE(0) | ((files) > 1 ? ON_FILE(1) : 0))) >> (files))
#define ASIDE(squares, files) (EAST(squares, files) | WEST(squares, files))
#define UP_AND_DOWN(squares, ranks) ((squares) << 8 * (ranks) | (squares) >> 8 * (ranks))
#define KING_STEPS_OF(square)                                                                      \
    (ASIDE(BIT(square), 1) | UP_AND_DOWN(ASIDE(BIT(square), 1) | BIT(square), 1))
#define KNIGHT_LEAPS_OF(square)                                                                    \
    (UP_AND_DOWN(ASIDE(BIT(square), 1), 2) | UP_AND_DOWN(ASIDE(BIT(square), 2), 1))

#define EIGHT(row, first)                                                                          \
    row((first)), row((first) + 1), row((first) + 2), row((first) + 3), row((first) + 4),          \
        row((first) + 5), row((first) + 6), row((first) + 7)
#define SIXTY_FOUR(row)                                                                            \
    EIGHT(row, 0), EIGHT(row, 8), EIGHT(row, 16), EIGHT(row, 24), EIGHT(row, 32), EIGHT(row, 40),  \
        EIGHT(row, 48), EIGHT(row, 56)

const struct rays taketwo_rays[SQUARES][LINES] = {SIXTY_FOUR(RAYS_OF)};
const uint64_t taketwo_king_steps[SQUARES] = {SIXTY_FOUR(KING_STEPS_OF)};
const uint64_t taketwo_knight_leaps[SQUARES] = {SIXTY_FOUR(KNIGHT_LEAPS_OF)};

const char *const taketwo_orders[ORDERS + 1] = {"ODH", "OHD", "DOH", "DHO", "HOD", "HDO", NULL};

unsigned taketwo_order_of(const struct taketwo_position *position, unsigned square) {
    unsigned order = 0;
    for (unsigned i = 0; i < 3; i++)
        order |= (unsigned)(position->order[i] >> square & 1) << i;
    return order;
}

void taketwo_order_set(struct taketwo_position *position, unsigned square, unsigned order) {
    for (unsigned i = 0; i < 3; i++) {
        position->order[i] &= ~bit_of(square);
        position->order[i] |= (uint64_t)(order >> i & 1) << square;
    }
}

struct powers taketwo_powers(const struct taketwo_position *position, unsigned side) {
    const uint64_t own = position->sides[side];
    const uint64_t queens = position->kinds[QUEEN] & own, pawns = position->kinds[PAWN] & own;
    struct powers powers = {
        .rooks = (position->kinds[ROOK] & own) | queens,
        .bishops = (position->kinds[BISHOP] & own) | queens,
        .knights = position->kinds[KNIGHT] & own,
        .quiet = {pawns, 0, 0},
        .capture = {0, pawns, 0},
    };
    const uint64_t a = position->order[0], b = position->order[1], c = position->order[2];
    if ((a | b | c) == 0)
        return powers;
    /* Orders as numbers cba: OD 000, OH 001, DO 010, DH 011, HO 100, HD 101. */
    const uint64_t without_o = (b & a) | (c & a), without_d = (a ^ c) & ~b;
    powers.rooks &= ~(queens & without_o);
    powers.bishops &= ~(queens & without_d);
    powers.knights |= queens & (a | c);
    powers.quiet[CARD_H] = pawns & c;
    powers.quiet[CARD_D] = pawns & b;
    powers.quiet[CARD_O] = pawns & ~(b | c);
    powers.capture[CARD_H] = pawns & a & ~c;
    powers.capture[CARD_O] = pawns & ~a & (b | c);
    powers.capture[CARD_D] = pawns & ~(powers.capture[CARD_H] | powers.capture[CARD_O]);
    return powers;
}

uint64_t taketwo_attackers(const struct taketwo_position *position, const struct powers *powers,
                           unsigned side, unsigned square, uint64_t occupied) {
    /* A square that a pawn attacks sees the pawn when it looks the other way. */
    const uint64_t behind = forward(side ^ 1, bit_of(square));
    uint64_t attackers =
        (shift_files(behind, 1) | shift_files(behind, -1)) & powers->capture[CARD_D];
    attackers |= behind & powers->capture[CARD_O];
    attackers |= (shift_files(behind, 2) | shift_files(behind, -2)) & powers->capture[CARD_H];
    attackers |= taketwo_knight_leaps[square] & powers->knights;
    attackers |= taketwo_king_steps[square] & position->kinds[KING] & position->sides[side];
    attackers |= rook_attacks(square, occupied) & powers->rooks;
    attackers |= bishop_attacks(square, occupied) & powers->bishops;
    return attackers;
}

uint64_t taketwo_checkers(const struct taketwo_position *position, unsigned side) {
    const struct powers enemy = taketwo_powers(position, side ^ 1);
    const unsigned king = lowest_square(position->kinds[KING] & position->sides[side]);
    return taketwo_attackers(position, &enemy, side ^ 1, king, occupied_by_both(position));
}

enum taketwo_kind taketwo_kind_at(const struct taketwo_position *position, unsigned square) {
    unsigned kind = 0;
    while (kind + 1 < KINDS && (position->kinds[kind] & bit_of(square)) == 0)
        kind++;
    return (enum taketwo_kind)kind;
}

bool taketwo_is_dead(const struct taketwo_position *position) {
    static const uint64_t dark = 0xaa55aa55aa55aa55u;
    const uint64_t bishops = position->kinds[BISHOP], knights = position->kinds[KNIGHT];
    const uint64_t minors = bishops | knights;
    if ((position->kinds[QUEEN] | position->kinds[ROOK] | position->kinds[PAWN]) != 0)
        return false;
    if (minors == 0 || has_one(minors))
        return true;
    return knights == 0 && has_one(bishops & position->sides[WHITE]) &&
           has_one(bishops & position->sides[BLACK]) &&
           ((bishops & dark) == 0 || (bishops & ~dark) == 0);
}

uint8_t taketwo_rights_at(unsigned square) {
    static const uint8_t rights[SQUARES] = {
        [0] = CASTLE_QUEENSIDE,
        [4] = CASTLE_KINGSIDE | CASTLE_QUEENSIDE,
        [7] = CASTLE_KINGSIDE,
        [56] = CASTLE_QUEENSIDE << 2,
        [60] = (CASTLE_KINGSIDE | CASTLE_QUEENSIDE) << 2,
        [63] = CASTLE_KINGSIDE << 2,
    };
    return rights[square];
}

void taketwo_castling_rook(unsigned king_to, unsigned *from, unsigned *to) {
    const bool is_kingside = (king_to & 7) == 6;
    *from = (king_to & 56) + (is_kingside ? 7 : 0);
    *to = (king_to & 56) + (is_kingside ? 5 : 3);
}
