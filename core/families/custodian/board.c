/* Custodian Chess: tables compiled from the options, captures, castling facts. */

#include "board.h"

/* Clockwise from north. */
const int8_t custodian_steps[DIRECTIONS][2] = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
                                               {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
static const int8_t knight_step[DIRECTIONS][2] = {{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                                  {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

static uint8_t square_beyond(bool is_round, unsigned square, const int8_t step[2]) {
    int file = (int)(square % FILES) + step[0];
    const int rank = (int)rank_of(square) + step[1];
    if (is_round)
        file = (file + FILES) % FILES;
    if (file < 0 || file >= FILES || rank < 0 || rank >= RANKS)
        return NOWHERE;
    return (uint8_t)(rank * FILES + file);
}

/* True if the table of rules 1 has this pair: d is the angle between the two in eighths of a turn,
   0 to 4. */
static bool is_pair(enum role mover, bool is_mover_orthogonal, enum role partner,
                    bool is_partner_orthogonal, unsigned d, bool is_swapped) {
    const bool is_alike = is_mover_orthogonal == is_partner_orthogonal;
    if (mover == partner) {
        if (mover == ROLE_KNIGHT)
            return !is_alike && d == 3;
        return is_alike && is_mover_orthogonal == (mover == ROLE_ROOK) && d == 4;
    }
    if (mover != ROLE_KNIGHT && partner != ROLE_KNIGHT) {
        const bool is_rook_orthogonal = is_mover_orthogonal == (mover == ROLE_ROOK);
        return !is_alike && d == 1 && (is_swapped || is_rook_orthogonal);
    }
    const bool has_rook = mover == ROLE_ROOK || partner == ROLE_ROOK;
    return is_alike && is_mover_orthogonal == (has_rook != is_swapped) && d == 2;
}

static uint8_t partner_directions(enum role mover, unsigned mover_direction, enum role partner,
                                  bool is_swapped) {
    unsigned mask = 0;
    for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
        const unsigned turn = (direction - mover_direction) & 7;
        if (is_pair(mover, mover_direction % 2 == 0, partner, direction % 2 == 0,
                    turn > 4 ? 8 - turn : turn, is_swapped))
            mask |= 1u << direction;
    }
    return (uint8_t)mask;
}

static void find_neighbours(struct custodian *variant, unsigned square) {
    variant->around[square] = 0;
    for (unsigned i = 0; i < DIRECTIONS; i++) {
        const uint8_t neighbour = variant->neighbour[square][i];
        if (neighbour == NOWHERE)
            continue;
        variant->around[square] |= bit_of(neighbour);
        variant->direction[square][neighbour] = (uint8_t)i;
    }
}

void custodian_compile(struct custodian *variant) {
    const bool is_round = variant->head.is_round;
    const bool is_swapped = variant->head.option[OPTION_PAIRS] != 0;
    variant->has_stepping_bishops = variant->head.option[OPTION_BISHOPS] != 0;
    variant->is_recruiting = variant->head.option[OPTION_CAPTURED] != 0;
    for (unsigned square = 0; square < SQUARES; square++) {
        for (unsigned i = 0; i < DIRECTIONS; i++) {
            variant->neighbour[square][i] = square_beyond(is_round, square, custodian_steps[i]);
            variant->leap[square][i] = square_beyond(is_round, square, knight_step[i]);
        }
        find_neighbours(variant, square);
    }
    for (unsigned mover = 0; mover < ROLES; mover++)
        for (unsigned direction = 0; direction < DIRECTIONS; direction++)
            for (unsigned partner = 0; partner < ROLES; partner++)
                variant->partner[mover][direction][partner] =
                    partner_directions((enum role)mover, direction, (enum role)partner, is_swapped);
}

/* A King is a knight, a pawn imitates the mover. */
enum role custodian_partner_role(enum custodian_kind kind, enum role mover) {
    static const enum role roles[] = {
        [KING] = ROLE_KNIGHT, [ROOK] = ROLE_ROOK, [BISHOP] = ROLE_BISHOP, [KNIGHT] = ROLE_KNIGHT};
    return kind == PAWN ? mover : roles[kind];
}

/* Whether the piece on a square is such a partner of one with a role, both next to the victim. */
static bool is_partner(const struct custodian *variant, const struct custodian_position *position,
                       unsigned square, unsigned victim, unsigned direction, enum role role) {
    const enum role other = custodian_partner_role(piece_kind(position->board[square]), role);
    const uint8_t mask = variant->partner[role][direction][other];
    return (mask >> variant->direction[victim][square] & 1) != 0;
}

static bool is_captured(const struct custodian *variant, const struct custodian_position *position,
                        uint64_t partners, unsigned victim, unsigned direction, enum role role) {
    for (uint64_t rest = partners & variant->around[victim]; rest != 0; rest &= rest - 1)
        if (is_partner(variant, position, lowest_square(rest), victim, direction, role))
            return true;
    return false;
}

uint64_t custodian_partners(const struct custodian *variant,
                            const struct custodian_position *position, unsigned side, unsigned from,
                            unsigned to, enum role role, unsigned victim) {
    uint64_t partners = 0;
    for (uint64_t rest = position->pieces[side] & ~bit_of(from) & variant->around[victim];
         rest != 0; rest &= rest - 1) {
        const unsigned square = lowest_square(rest);
        if (is_partner(variant, position, square, victim, variant->direction[victim][to], role))
            partners |= bit_of(square);
    }
    return partners;
}

unsigned custodian_throne_distance(const struct custodian *variant, unsigned square,
                                   unsigned side) {
    const int throne = (int)throne_of(side ^ 1), at = (int)square;
    int files = throne % FILES - at % FILES, ranks = throne / FILES - at / FILES;
    files = files < 0 ? -files : files;
    ranks = ranks < 0 ? -ranks : ranks;
    if (variant->head.is_round && files > FILES / 2)
        files = FILES - files;
    return (unsigned)(files > ranks ? files : ranks);
}

uint64_t custodian_victims(const struct custodian *variant,
                           const struct custodian_position *position, unsigned side, unsigned from,
                           unsigned to, enum role role) {
    const uint64_t partners = position->pieces[side] & ~bit_of(from);
    uint64_t victims = 0;
    for (uint64_t rest = position->pieces[side ^ 1] & variant->around[to]; rest != 0;
         rest &= rest - 1) {
        const unsigned victim = lowest_square(rest);
        if (is_captured(variant, position, partners, victim, variant->direction[victim][to], role))
            victims |= bit_of(victim);
    }
    return victims;
}

void custodian_castling_rook(unsigned king_to, unsigned *from, unsigned *to) {
    const unsigned home = king_to - king_to % FILES;
    const bool is_kingside = king_to % FILES == 5;
    *from = home + (is_kingside ? 6 : 0);
    *to = home + (is_kingside ? 4 : 2);
}

uint8_t custodian_castling_right(unsigned side, unsigned king_to) {
    const unsigned throne = throne_of(side);
    const unsigned right = king_to == throne + 2   ? CASTLE_KINGSIDE
                           : king_to + 2 == throne ? CASTLE_QUEENSIDE
                                                   : 0;
    return (uint8_t)(right << 2 * side);
}

uint8_t custodian_rights_at(unsigned square) {
    static const uint8_t rights[SQUARES] = {
        [0] = 2, [3] = 3, [6] = 1, [SQUARES - 7] = 8, [SQUARES - 4] = 12, [SQUARES - 1] = 4};
    return rights[square];
}

uint64_t custodian_castling_gap(unsigned side, unsigned king_to) {
    return bit_of(king_to) | bit_of((throne_of(side) + king_to) / 2);
}
