/*
 * Take Two Chess: what a position is worth. Every term is a weight times a count; two sets of
 * weights, for the opening and for the end, are mixed by the pieces that are left.
 */

#include "evaluate.h"

#include <stddef.h>

enum { PHASE_MAX = 24 };

/* The sums of a side's terms with each set of weights. */
struct tally {
    const int16_t *weights;
    int32_t opening, ending;
};

/* The pieces and attacks of a side, before its terms are counted. */
struct army {
    struct powers powers;
    uint64_t pieces, pawns;
    uint64_t pawn_attacks, minor_attacks, all_attacks;
    unsigned king, side;
};

static void add(struct tally *tally, unsigned term, int count) {
    tally->opening += tally->weights[term] * count;
    tally->ending += tally->weights[TERMS + term] * count;
}

static unsigned relative_rank(unsigned square, unsigned side) {
    return side == WHITE ? square >> 3 : 7 - (square >> 3);
}

static unsigned mirrored_file(unsigned square) {
    const unsigned file = square & 7;
    return file < 4 ? file : 7 - file;
}

static void add_place(struct tally *tally, enum taketwo_kind kind, unsigned square, unsigned side) {
    const unsigned first = TERM_PLACE + PLACE_TERMS * kind;
    add(tally, first + relative_rank(square, side), 1);
    add(tally, first + SIZE + mirrored_file(square), 1);
}

static uint64_t fill_forward(unsigned side, uint64_t squares) {
    squares |= forward(side, squares);
    squares |= forward(side, forward(side, squares));
    return squares | forward(side, forward(side, forward(side, forward(side, squares))));
}

static uint64_t pawn_attacks_of(const struct powers *powers, unsigned side) {
    const uint64_t near = forward(side, powers->capture[CARD_D]);
    const uint64_t far = forward(side, powers->capture[CARD_H]);
    return forward(side, powers->capture[CARD_O]) | shift_files(near, 1) | shift_files(near, -1) |
           shift_files(far, 2) | shift_files(far, -2);
}

static struct army army_of(const struct taketwo_position *position, unsigned side) {
    struct army army = {
        .powers = taketwo_powers(position, side),
        .pieces = position->sides[side],
        .pawns = position->kinds[PAWN] & position->sides[side],
        .king = lowest_square(position->kinds[KING] & position->sides[side]),
        .side = side,
    };
    army.pawn_attacks = pawn_attacks_of(&army.powers, side);
    army.all_attacks = army.pawn_attacks | taketwo_king_steps[army.king];
    return army;
}

static uint64_t attacks_of(const struct army *army, unsigned square, uint64_t occupied) {
    const uint64_t self = bit_of(square);
    uint64_t attacks = 0;
    if ((army->powers.rooks & self) != 0)
        attacks |= rook_attacks(square, occupied);
    if ((army->powers.bishops & self) != 0)
        attacks |= bishop_attacks(square, occupied);
    if ((army->powers.knights & self) != 0)
        attacks |= taketwo_knight_leaps[square];
    return attacks;
}

static void add_pawns(struct tally *tally, const struct army *own, const struct army *enemy) {
    const unsigned side = own->side;
    const uint64_t front = fill_forward(side ^ 1, forward(side ^ 1, enemy->pawns));
    const uint64_t stopped = front | shift_files(front, 1) | shift_files(front, -1);
    const uint64_t files = fill_forward(WHITE, own->pawns) | fill_forward(BLACK, own->pawns);
    const uint64_t beside = shift_files(files, 1) | shift_files(files, -1);
    const uint64_t phalanx = shift_files(own->pawns, 1) | shift_files(own->pawns, -1);
    add(tally, TERM_DOUBLED,
        bits_count(own->pawns & fill_forward(side, forward(side, own->pawns))));
    add(tally, TERM_ISOLATED, bits_count(own->pawns & ~beside));
    add(tally, TERM_SUPPORTED, bits_count(own->pawns & own->pawn_attacks));
    add(tally, TERM_PHALANX, bits_count(own->pawns & phalanx));
    for (uint64_t rest = own->pawns & ~stopped; rest != 0; rest &= rest - 1) {
        const unsigned square = lowest_square(rest);
        const unsigned rank = relative_rank(square, side);
        const uint64_t ahead = forward(side, bit_of(square));
        add(tally, TERM_PASSED + rank, 1);
        if ((ahead & (own->pieces | enemy->pieces)) != 0)
            add(tally, TERM_PASSED_BLOCKED + rank, 1);
    }
}

/* Pawns in front of the King, on its file and the two beside it, near and one further. */
static void add_shield(struct tally *tally, const struct army *own) {
    const uint64_t king = bit_of(own->king);
    const uint64_t near = forward(own->side, king | shift_files(king, 1) | shift_files(king, -1));
    add(tally, TERM_SHIELD, bits_count(near & own->pawns));
    add(tally, TERM_SHIELD + 1, bits_count(forward(own->side, near) & own->pawns));
    add(tally, TERM_SHIELD + 2,
        bits_count(fill_forward(own->side, forward(own->side, near)) & own->pawns) == 0);
}

static void add_rook_file(struct tally *tally, const struct army *own, const struct army *enemy,
                          unsigned square) {
    const uint64_t file = FILE_A << (square & 7);
    if ((file & own->pawns) != 0)
        return;
    add(tally, (file & enemy->pawns) != 0 ? TERM_HALF_OPEN_FILE : TERM_OPEN_FILE, 1);
}

/* The pieces that slide and leap: what they see, and how much of it lies around the enemy King. */
static void add_pieces(struct tally *tally, const struct taketwo_position *position,
                       struct army *own, const struct army *enemy) {
    static const uint8_t pressure[KINDS] = {[QUEEN] = 4, [ROOK] = 3, [BISHOP] = 2, [KNIGHT] = 2};
    const uint64_t occupied = occupied_by_both(position);
    const uint64_t zone = taketwo_king_steps[enemy->king] | bit_of(enemy->king);
    const uint64_t safe = ~(own->pieces | enemy->pawn_attacks);
    unsigned danger = 0;
    for (unsigned kind = QUEEN; kind <= KNIGHT; kind++) {
        for (uint64_t rest = position->kinds[kind] & own->pieces; rest != 0; rest &= rest - 1) {
            const unsigned square = lowest_square(rest);
            const uint64_t attacks = attacks_of(own, square, occupied);
            const int count = bits_count(attacks & safe);
            const unsigned seen = (unsigned)(kind == QUEEN ? count / 2 : count);
            add(tally, TERM_MOBILITY + MOBILITY_TERMS * (kind - QUEEN) + seen, 1);
            add_place(tally, (enum taketwo_kind)kind, square, own->side);
            if ((attacks & zone) != 0)
                danger += pressure[kind] + (unsigned)bits_count(attacks & zone);
            own->all_attacks |= attacks;
            if (kind >= BISHOP)
                own->minor_attacks |= attacks;
            if (kind == ROOK)
                add_rook_file(tally, own, enemy, square);
        }
    }
    add(tally, TERM_DANGER + (danger < DANGER_TERMS ? danger : DANGER_TERMS - 1), 1);
}

static void add_threats(struct tally *tally, const struct taketwo_position *position,
                        const struct army *own, const struct army *enemy) {
    const uint64_t minors = (position->kinds[BISHOP] | position->kinds[KNIGHT]) & enemy->pieces;
    const uint64_t rooks = position->kinds[ROOK] & enemy->pieces;
    const uint64_t queens = position->kinds[QUEEN] & enemy->pieces;
    add(tally, TERM_THREAT, bits_count(own->pawn_attacks & minors));
    add(tally, TERM_THREAT + 1, bits_count(own->pawn_attacks & (rooks | queens)));
    add(tally, TERM_THREAT + 2, bits_count(own->minor_attacks & (rooks | queens)));
    add(tally, TERM_THREAT + 3,
        bits_count(own->all_attacks & enemy->pieces & ~enemy->all_attacks & ~enemy->pawns));
    add(tally, TERM_THREAT + 4, bits_count(own->all_attacks & enemy->pawns & ~enemy->all_attacks));
}

/* Queens and pawns by their cards, the other kinds alike. */
static void add_material(struct tally *tally, const struct taketwo_position *position,
                         const struct army *own) {
    const uint64_t by_cards[2] = {position->kinds[QUEEN] & own->pieces, own->pawns};
    const uint64_t ordered = position->order[0] | position->order[1] | position->order[2];
    for (unsigned i = 0; i < 2; i++) {
        const unsigned first = i == 0 ? TERM_QUEEN : TERM_PAWN;
        add(tally, first, bits_count(by_cards[i] & ~ordered));
        for (uint64_t rest = by_cards[i] & ordered; rest != 0; rest &= rest - 1)
            add(tally, first + taketwo_order_of(position, lowest_square(rest)), 1);
    }
    for (uint64_t rest = own->pawns; rest != 0; rest &= rest - 1)
        add_place(tally, PAWN, lowest_square(rest), own->side);
    add_place(tally, KING, own->king, own->side);
    add(tally, TERM_ROOK, bits_count(position->kinds[ROOK] & own->pieces));
    add(tally, TERM_BISHOP, bits_count(position->kinds[BISHOP] & own->pieces));
    add(tally, TERM_KNIGHT, bits_count(position->kinds[KNIGHT] & own->pieces));
    if (bits_count(position->kinds[BISHOP] & own->pieces) >= 2)
        add(tally, TERM_BISHOP_PAIR, 1);
}

/* PHASE_MAX with all pieces on the board, 0 with Kings and pawns. */
static int phase_of(const struct taketwo_position *position) {
    const int phase = bits_count(position->kinds[KNIGHT] | position->kinds[BISHOP]) +
                      2 * bits_count(position->kinds[ROOK]) +
                      4 * bits_count(position->kinds[QUEEN]);
    return phase < PHASE_MAX ? phase : PHASE_MAX;
}

static int32_t tally_end(const struct tally *tally, int phase) {
    return (tally->opening * phase + tally->ending * (PHASE_MAX - phase)) / PHASE_MAX;
}

static void score(const struct variant *variant, const void *position, const int16_t *weights,
                  void *notes, int32_t *scores) {
    (void)notes;
    const struct taketwo_position *now = position;
    struct army armies[2] = {army_of(now, WHITE), army_of(now, BLACK)};
    weights = taketwo_weights_for(variant, weights);
    struct tally tallies[2] = {{.weights = weights}, {.weights = weights}};
    for (unsigned side = 0; side < 2; side++) {
        add_material(&tallies[side], now, &armies[side]);
        add_pawns(&tallies[side], &armies[side], &armies[side ^ 1]);
        add_shield(&tallies[side], &armies[side]);
        add_pieces(&tallies[side], now, &armies[side], &armies[side ^ 1]);
    }
    for (unsigned side = 0; side < 2; side++)
        add_threats(&tallies[side], now, &armies[side], &armies[side ^ 1]);
    add(&tallies[now->side], TERM_TEMPO, 1);
    const int phase = phase_of(now);
    for (unsigned side = 0; side < 2; side++)
        scores[side] = tally_end(&tallies[side], phase);
}

static uint64_t hash(const struct variant *variant, const void *position) {
    const struct taketwo_position *now = position;
    uint64_t hash = 0;
    (void)variant;
    for (unsigned kind = 0; kind < KINDS; kind++)
        hash = hash_mix(hash, now->kinds[kind]);
    if ((now->order[0] | now->order[1] | now->order[2]) != 0)
        for (unsigned i = 0; i < 3; i++)
            hash = hash_mix(hash, now->order[i]);
    hash = hash_mix(hash, now->sides[WHITE]);
    return hash_mix(hash, (uint64_t)now->side << 24 | (uint64_t)now->rights << 16 |
                              (uint64_t)now->ep << 8 | now->switched);
}

static bool is_threatened(const struct variant *variant, const void *position, void *notes) {
    (void)notes;
    const struct taketwo_position *now = position;
    (void)variant;
    return taketwo_checkers(now, now->side) != 0;
}

/* A piece that is on no line with the King keeps nothing from it, so it may go wherever it goes. */
static bool can_act(const struct variant *variant, const void *position) {
    const struct taketwo_position *now = position;
    const struct army own = {.powers = taketwo_powers(now, now->side)};
    const uint64_t pieces = now->sides[now->side];
    const struct rays *rays = taketwo_rays[lowest_square(now->kinds[KING] & pieces)];
    uint64_t free = pieces & (own.powers.rooks | own.powers.bishops | own.powers.knights);
    (void)variant;
    if (now->switched != NO_SQUARE)
        return false;
    for (unsigned line = 0; line < LINES; line++)
        free &= ~(rays[line].below | rays[line].above);
    while (free != 0 &&
           (attacks_of(&own, lowest_square(free), occupied_by_both(now)) & ~pieces) == 0)
        free &= free - 1;
    return free != 0 && !taketwo_is_dead(now);
}

/* Not with so few pieces that having to move may be what loses, and not between switch and move. */
static bool pass(const struct variant *variant, void *position) {
    struct taketwo_position *now = position;
    const uint64_t pieces = now->sides[now->side] & ~now->kinds[PAWN] & ~now->kinds[KING];
    (void)variant;
    if (pieces == 0 || has_one(pieces) || now->switched != NO_SQUARE)
        return false;
    now->ep = now->ep_pawn = NO_SQUARE;
    now->halfmove = 0;
    now->side ^= 1;
    return true;
}

const struct evaluation taketwo_evaluation = {
    .groups = taketwo_groups,
    .weights = taketwo_weights,
    .features = &taketwo_features,
    .hash = hash,
    .score = score,
    .prospects = taketwo_prospects,
    .is_threatened = is_threatened,
    .can_act = can_act,
    .pass = pass,
};
