/*
 * Take Two Chess: the legal actions. Moves are listed legal at once: the King goes where nothing
 * attacks it, in check the others go only where that ends it, a pinned piece stays on its line.
 * Only an en passant capture, which empties two squares, is tried before it is listed.
 */

#include "board.h"

#include <assert.h>

#define PACKED(kind, flags)                                                                        \
    ((action_t)(kind) << KIND_SHIFT | (action_t)PAWN << PROMOTION_SHIFT |                          \
     (action_t)(flags) << FLAGS_SHIFT)

/* The data of one listing. */
struct listing {
    const struct taketwo_position *position;
    struct powers own, enemy;
    uint64_t movable; /* own pieces that may move */
    uint64_t pinned;
    uint64_t occupied, own_pieces, enemy_pieces;
    uint64_t targets; /* where an unpinned piece may go: all, or what ends a check */
    uint64_t danger;  /* what the enemy attacks when the King is not in its own way */
    unsigned side, king;
    action_t *end;
    const action_t *limit; /* where the list ends */
};

/* The squares that sliders of a set reach one way: all at once, in doubling strides. `inside` are
   the squares that a step that way does not wrap round the board to. */
static inline uint64_t fill_up(uint64_t set, uint64_t empty, unsigned stride, uint64_t inside) {
    empty &= inside;
    set |= empty & set << stride;
    empty &= empty << stride;
    set |= empty & set << 2 * stride;
    empty &= empty << 2 * stride;
    set |= empty & set << 4 * stride;
    return set << stride & inside;
}

static inline uint64_t fill_down(uint64_t set, uint64_t empty, unsigned stride, uint64_t inside) {
    empty &= inside;
    set |= empty & set >> stride;
    empty &= empty >> stride;
    set |= empty & set >> 2 * stride;
    empty &= empty >> 2 * stride;
    set |= empty & set >> 4 * stride;
    return set >> stride & inside;
}

static uint64_t slider_attacks(const struct powers *powers, uint64_t empty) {
    const uint64_t rooks = powers->rooks, bishops = powers->bishops, all = ~(uint64_t)0;
    return fill_up(rooks, empty, 8, all) | fill_down(rooks, empty, 8, all) |
           fill_up(rooks, empty, 1, ~FILE_A) | fill_down(rooks, empty, 1, ~FILE_H) |
           fill_up(bishops, empty, 9, ~FILE_A) | fill_down(bishops, empty, 9, ~FILE_H) |
           fill_up(bishops, empty, 7, ~FILE_H) | fill_down(bishops, empty, 7, ~FILE_A);
}

static uint64_t leaper_attacks(const struct listing *listing) {
    const struct taketwo_position *position = listing->position;
    const uint64_t knights = listing->enemy.knights;
    const uint64_t near = shift_files(knights, 1) | shift_files(knights, -1);
    const uint64_t far = shift_files(knights, 2) | shift_files(knights, -2);
    const uint64_t king = position->kinds[KING] & listing->enemy_pieces;
    return near << 16 | near >> 16 | far << 8 | far >> 8 | taketwo_king_steps[lowest_square(king)];
}

static uint64_t pawn_attacks(const struct powers *powers, unsigned side) {
    const uint64_t straight = forward(side, powers->capture[CARD_O]);
    const uint64_t near = forward(side, powers->capture[CARD_D]);
    const uint64_t far = forward(side, powers->capture[CARD_H]);
    return straight | shift_files(near, 1) | shift_files(near, -1) | shift_files(far, 2) |
           shift_files(far, -2);
}

static uint64_t find_danger(const struct listing *listing) {
    const uint64_t empty = ~listing->occupied | bit_of(listing->king);
    return slider_attacks(&listing->enemy, empty) | leaper_attacks(listing) |
           pawn_attacks(&listing->enemy, listing->side ^ 1);
}

/* One action for each target of a piece. Here and below is_counted is a constant: the list is then
 * not written, and only where it would end counts. */
static inline action_t *add_targets(action_t *end, action_t packed, unsigned from, uint64_t targets,
                                    bool is_counted) {
    if (is_counted)
        return end + bits_count(targets);
    packed |= from;
    for (; targets != 0; targets &= targets - 1)
        *end++ = packed | (action_t)lowest_square(targets) << TO_SHIFT;
    return end;
}

/* The squares strictly between two squares of one line; nothing for others. */
static uint64_t squares_between(unsigned a, unsigned b) {
    const uint64_t ends = bit_of(a) | bit_of(b);
    const struct rays *from_a = taketwo_rays[a], *from_b = taketwo_rays[b];
    for (unsigned line = 0; line < LINES; line++)
        if (((from_a[line].below | from_a[line].above) & bit_of(b)) != 0)
            return line_attacks(&from_a[line], ends) & line_attacks(&from_b[line], ends);
    return 0;
}

/* All squares of the two lines through a square that rooks, or bishops, slide along. */
static inline uint64_t lines_through(unsigned square, enum line first) {
    const struct rays *rays = &taketwo_rays[square][first];
    return rays[0].below | rays[0].above | rays[1].below | rays[1].above;
}

/* Enemy sliders that would attack the King if one piece between left. */
static uint64_t find_pinners(const struct listing *listing) {
    const uint64_t occupied = listing->occupied, own = listing->own_pieces;
    const unsigned king = listing->king;
    uint64_t pinners = 0;
    if ((lines_through(king, LINE_RANK) & listing->enemy.rooks) != 0) {
        const uint64_t near = rook_attacks(king, occupied);
        pinners = rook_attacks(king, occupied ^ (near & own)) & ~near & listing->enemy.rooks;
    }
    if ((lines_through(king, LINE_DIAGONAL) & listing->enemy.bishops) != 0) {
        const uint64_t near = bishop_attacks(king, occupied);
        pinners |= bishop_attacks(king, occupied ^ (near & own)) & ~near & listing->enemy.bishops;
    }
    return pinners;
}

static inline void list_queens(struct listing *listing, uint64_t queens, uint64_t targets,
                               bool is_counted) {
    for (uint64_t rest = queens; rest != 0; rest &= rest - 1) {
        const unsigned from = lowest_square(rest);
        const uint64_t self = bit_of(from);
        uint64_t reach = 0;
        if ((listing->own.rooks & self) != 0)
            reach |= rook_attacks(from, listing->occupied);
        if ((listing->own.bishops & self) != 0)
            reach |= bishop_attacks(from, listing->occupied);
        if ((listing->own.knights & self) != 0)
            reach |= taketwo_knight_leaps[from];
        listing->end =
            add_targets(listing->end, PACKED(QUEEN, 0), from, reach & targets, is_counted);
    }
}

/* Queens, rooks, bishops and knights of a set. */
static inline void list_pieces(struct listing *listing, uint64_t set, uint64_t targets,
                               bool is_counted) {
    const struct taketwo_position *position = listing->position;
    action_t *end = listing->end;
    assert(end + REACH_MAX * (unsigned)bits_count(set) <= listing->limit);
    for (uint64_t rest = position->kinds[KNIGHT] & set; rest != 0; rest &= rest - 1) {
        const unsigned from = lowest_square(rest);
        end = add_targets(end, PACKED(KNIGHT, 0), from, taketwo_knight_leaps[from] & targets,
                          is_counted);
    }
    for (uint64_t rest = position->kinds[BISHOP] & set; rest != 0; rest &= rest - 1) {
        const unsigned from = lowest_square(rest);
        end = add_targets(end, PACKED(BISHOP, 0), from,
                          bishop_attacks(from, listing->occupied) & targets, is_counted);
    }
    for (uint64_t rest = position->kinds[ROOK] & set; rest != 0; rest &= rest - 1) {
        const unsigned from = lowest_square(rest);
        end = add_targets(end, PACKED(ROOK, 0), from,
                          rook_attacks(from, listing->occupied) & targets, is_counted);
    }
    listing->end = end;
    list_queens(listing, position->kinds[QUEEN] & set, targets, is_counted);
}

/* Pawns that all made the same step, for which there is room, so that each one's origin is known
 * from its target. */
static inline void list_pawn_steps(struct listing *listing, uint64_t arrived, int step,
                                   unsigned flags, bool is_counted) {
    const uint64_t ends = RANK_1 | RANK_8;
    action_t *end = listing->end;
    if (is_counted) {
        listing->end += bits_count(arrived & ~ends) + 4 * bits_count(arrived & ends);
        return;
    }
    for (uint64_t rest = arrived & ~ends; rest != 0; rest &= rest - 1) {
        const unsigned to = lowest_square(rest);
        *end++ = PACKED(PAWN, flags) | (unsigned)((int)to - step) | to << TO_SHIFT;
    }
    for (uint64_t rest = arrived & ends; rest != 0; rest &= rest - 1) {
        const unsigned to = lowest_square(rest);
        const action_t packed = (PACKED(PAWN, flags) ^ (action_t)PAWN << PROMOTION_SHIFT) |
                                (unsigned)((int)to - step) | to << TO_SHIFT;
        for (unsigned kind = QUEEN; kind <= KNIGHT; kind++)
            *end++ = packed | (action_t)kind << PROMOTION_SHIFT;
    }
    listing->end = end;
}

/* Rules 2, double advance: from the starting rank, by the first card. */
static inline void list_double_advances(struct listing *listing, const uint64_t quiet[3],
                                        uint64_t empty, uint64_t targets, bool is_counted) {
    const unsigned side = listing->side;
    const int up = side == WHITE ? 8 : -8;
    const uint64_t home = side == WHITE ? RANK_1 << 8 : RANK_8 >> 8;
    const uint64_t once = forward(side, quiet[CARD_O] & home) & empty;
    list_pawn_steps(listing, forward(side, once) & empty & targets, 2 * up, FLAG_DOUBLE,
                    is_counted);
    for (int aside = -1; aside <= 1 && quiet[CARD_D] != 0; aside += 2) {
        const uint64_t half = shift_files(forward(side, quiet[CARD_D] & home), aside) & empty;
        list_pawn_steps(listing, shift_files(forward(side, half), aside) & empty & targets,
                        2 * (up + aside), FLAG_DOUBLE, is_counted);
    }
    for (int aside = -1; aside <= 1 && quiet[CARD_H] != 0; aside += 2) {
        const uint64_t leap = forward(side, forward(side, quiet[CARD_H] & home));
        list_pawn_steps(listing, shift_files(leap, aside) & empty & targets, 2 * up + aside, 0,
                        is_counted);
    }
}

/* One rank forward by a card: straight, diagonally, or two files aside. */
static inline void list_single_steps(struct listing *listing, const uint64_t by_card[3],
                                     uint64_t targets, bool is_counted) {
    const unsigned side = listing->side;
    const int up = side == WHITE ? 8 : -8;
    if (by_card[CARD_O] != 0)
        list_pawn_steps(listing, forward(side, by_card[CARD_O]) & targets, up, 0, is_counted);
    for (unsigned card = CARD_D; card <= CARD_H; card++) {
        const int aside = (int)card;
        if (by_card[card] == 0)
            continue;
        const uint64_t ahead = forward(side, by_card[card]);
        list_pawn_steps(listing, shift_files(ahead, aside) & targets, up + aside, 0, is_counted);
        list_pawn_steps(listing, shift_files(ahead, -aside) & targets, up - aside, 0, is_counted);
    }
}

static inline void list_pawns(struct listing *listing, uint64_t set, uint64_t targets,
                              bool is_counted) {
    /* 8 pawns have at most 4 steps with 4 promotions each, 40 others at most 6. */
    enum { STEPS_MAX = 8 * 16 + 40 * 6 };
    const uint64_t empty = ~listing->occupied;
    uint64_t quiet[3], capture[3];
    assert(listing->end + STEPS_MAX <= listing->limit);
    for (unsigned card = 0; card < 3; card++) {
        quiet[card] = listing->own.quiet[card] & set;
        capture[card] = listing->own.capture[card] & set;
    }
    list_single_steps(listing, quiet, empty & targets, is_counted);
    list_single_steps(listing, capture, listing->enemy_pieces & targets, is_counted);
    list_double_advances(listing, quiet, empty, targets, is_counted);
}

/* The pawns whose second card reaches the square passed over. */
static uint64_t find_en_passant_capturers(const struct listing *listing) {
    const uint64_t behind = forward(listing->side ^ 1, bit_of(listing->position->ep));
    const uint64_t *capture = listing->own.capture;
    return ((behind & capture[CARD_O]) |
            ((shift_files(behind, 1) | shift_files(behind, -1)) & capture[CARD_D]) |
            ((shift_files(behind, 2) | shift_files(behind, -2)) & capture[CARD_H])) &
           listing->movable;
}

static void list_en_passant(struct listing *listing) {
    const struct taketwo_position *position = listing->position;
    const uint64_t victim = bit_of(position->ep_pawn);
    struct powers enemy = listing->enemy;
    for (unsigned card = 0; card < 3; card++)
        enemy.capture[card] &= ~victim;
    for (uint64_t rest = find_en_passant_capturers(listing); rest != 0; rest &= rest - 1) {
        const unsigned from = lowest_square(rest);
        const uint64_t after = (listing->occupied ^ bit_of(from) ^ victim) | bit_of(position->ep);
        if (taketwo_attackers(position, &enemy, listing->side ^ 1, listing->king, after) == 0)
            *listing->end++ =
                PACKED(PAWN, FLAG_EN_PASSANT) | from | (action_t)position->ep << TO_SHIFT;
    }
}

static void list_king(struct listing *listing, bool is_counted) {
    const uint64_t safe = taketwo_king_steps[listing->king] & ~listing->own_pieces;
    listing->end = add_targets(listing->end, PACKED(KING, 0), listing->king,
                               safe & ~listing->danger, is_counted);
}

/* Not out of (the caller knows), through or into check; the rook may be attacked. */
static void list_castling(struct listing *listing, unsigned right, int direction) {
    const unsigned king = listing->king;
    if ((listing->position->rights >> 2 * listing->side & right) == 0)
        return;
    const uint64_t gap = taketwo_castling_gap(right, listing->side);
    const unsigned crossed = (unsigned)((int)king + direction);
    const unsigned to = (unsigned)((int)crossed + direction);
    if ((gap & listing->occupied) == 0 && ((bit_of(crossed) | bit_of(to)) & listing->danger) == 0)
        *listing->end++ = PACKED(KING, FLAG_CASTLING) | king | (action_t)to << TO_SHIFT;
}

static void list_pinned(struct listing *listing, uint64_t pinners, bool is_counted) {
    for (uint64_t rest = pinners; rest != 0; rest &= rest - 1) {
        const unsigned pinner = lowest_square(rest);
        const uint64_t line = squares_between(listing->king, pinner) | bit_of(pinner);
        const uint64_t piece = line & listing->pinned & listing->movable;
        list_pieces(listing, piece, line & ~listing->own_pieces, is_counted);
        list_pawns(listing, piece, line, is_counted);
    }
}

static uint64_t find_pinned(const struct listing *listing, uint64_t pinners) {
    uint64_t pinned = 0;
    for (uint64_t rest = pinners; rest != 0; rest &= rest - 1)
        pinned |= squares_between(listing->king, lowest_square(rest));
    return pinned & listing->own_pieces;
}

static inline size_t list_all(const struct taketwo_position *position, action_t *list,
                              bool is_counted) {
    const unsigned side = position->side;
    struct listing listing = {
        .position = position,
        .own = taketwo_powers(position, side),
        .enemy = taketwo_powers(position, side ^ 1),
        .occupied = occupied_by_both(position),
        .own_pieces = position->sides[side],
        .enemy_pieces = position->sides[side ^ 1],
        .targets = ~(uint64_t)0,
        .side = side,
        .king = lowest_square(position->kinds[KING] & position->sides[side]),
        .end = list,
        .limit = list + TAKETWO_ACTIONS_MAX,
    };
    listing.movable = listing.own_pieces;
    if (position->switched != NO_SQUARE)
        listing.movable &= ~bit_of(position->switched);
    listing.danger = find_danger(&listing);
    const uint64_t checkers =
        (listing.danger >> listing.king & 1) == 0
            ? 0
            : taketwo_attackers(position, &listing.enemy, side ^ 1, listing.king, listing.occupied);
    const uint64_t pinners = find_pinners(&listing);
    listing.pinned = find_pinned(&listing, pinners);
    list_king(&listing, is_counted);
    if (position->ep != NO_SQUARE)
        list_en_passant(&listing);
    if (checkers == 0) {
        list_castling(&listing, CASTLE_KINGSIDE, 1);
        list_castling(&listing, CASTLE_QUEENSIDE, -1);
        list_pinned(&listing, pinners, is_counted);
    } else if (has_one(checkers)) {
        listing.targets = checkers | squares_between(listing.king, lowest_square(checkers));
    } else {
        return (size_t)(listing.end - list);
    }
    const uint64_t free = listing.movable & ~listing.pinned;
    list_pieces(&listing, free, listing.targets & ~listing.own_pieces, is_counted);
    list_pawns(&listing, free, listing.targets, is_counted);
    return (size_t)(listing.end - list);
}

size_t taketwo_list_moves(const struct taketwo_position *position, action_t *list) {
    return list_all(position, list, false);
}

bool taketwo_can_capture_en_passant(const struct taketwo_position *position) {
    action_t list[TAKETWO_ACTIONS_MAX];
    const size_t count = position->ep != NO_SQUARE ? taketwo_list_moves(position, list) : 0;
    for (size_t i = 0; i < count; i++)
        if (taketwo_unpack(list[i]).is_en_passant)
            return true;
    return false;
}

/* The order after exchanging two of the three cards: first and second, first and third, second and
   third. */
static unsigned order_switched(unsigned order, unsigned exchange) {
    static const uint8_t next[ORDERS][3] = {
        {2, 5, 1}, /* ODH: DOH HDO OHD */
        {4, 3, 0}, /* OHD: HOD DHO ODH */
        {0, 4, 3}, /* DOH: ODH HOD DHO */
        {5, 1, 2}, /* DHO: HDO OHD DOH */
        {1, 2, 5}, /* HOD: OHD DOH HDO */
        {3, 0, 4}, /* HDO: DHO ODH HOD */
    };
    return next[order][exchange];
}

/*
 * Own cards decide nothing for the moves of other own pieces, so the moves that remain after a
 * switch are the listed ones of all pieces but the switched. The list goes on behind the moves.
 */
static size_t list_switches(const struct taketwo_position *position, const action_t *moves,
                            size_t count, action_t *list) {
    const uint64_t own = position->sides[position->side];
    uint64_t movers = 0;
    action_t *end = list;
    assert(count + SWITCHES_MAX <= TAKETWO_ACTIONS_MAX);
    for (size_t i = 0; i < count; i++)
        movers |= bit_of(moves[i] & 63);
    for (uint64_t rest = (position->kinds[QUEEN] | position->kinds[PAWN]) & own; rest != 0;
         rest &= rest - 1) {
        const unsigned from = lowest_square(rest);
        if ((movers & ~bit_of(from)) == 0)
            continue;
        const unsigned order = taketwo_order_of(position, from);
        for (unsigned exchange = 0; exchange < 3; exchange++)
            *end++ = PACKED(PAWN, FLAG_SWITCH) | from |
                     (action_t)order_switched(order, exchange) << ORDER_SHIFT;
    }
    return (size_t)(end - list);
}

size_t taketwo_generate(const struct variant *variant, const void *position, action_t *list) {
    const struct taketwo_position *now = position;
    if (taketwo_is_dead(now))
        return 0;
    const size_t count = taketwo_list_moves(now, list);
    if (variant->option[OPTION_SWITCH] != 0 || now->switched != NO_SQUARE)
        return count;
    return count + list_switches(now, list, count, list + count);
}

size_t taketwo_count(const struct variant *variant, const void *position, action_t *list) {
    const struct taketwo_position *now = position;
    if (variant->option[OPTION_SWITCH] == 0 && now->switched == NO_SQUARE)
        return taketwo_generate(variant, position, list);
    return taketwo_is_dead(now) ? 0 : list_all(now, list, true);
}
