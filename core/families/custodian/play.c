/* Custodian Chess: the legal actions, what they do, and the ends of the game. */

#include "board.h"

#include <assert.h>

enum { TO_SHIFT = 6, KIND_SHIFT = 12, CASTLING_SHIFT = 16 };

struct custodian_action custodian_unpack(action_t action) {
    return (struct custodian_action){
        .from = action & 63,
        .to = action >> TO_SHIFT & 63,
        .kind = action >> KIND_SHIFT & 7,
        .is_castling = action >> CASTLING_SHIFT & 1,
    };
}

/* The data of one listing. Each function below writes actions from `end` on and gives the new
   end. */
struct listing {
    const struct custodian *variant;
    const struct custodian_position *position;
    unsigned side; /* who is to move */
    uint64_t empty;
    uint64_t targets; /* the empty squares that are asked for */
};

static action_t pack(unsigned from, unsigned to, unsigned kind, bool is_castling) {
    return (action_t)from | (action_t)to << TO_SHIFT | (action_t)kind << KIND_SHIFT |
           (action_t)is_castling << CASTLING_SHIFT;
}

/* NOWHERE is in no set. */
static bool has_square(uint64_t squares, uint8_t square) {
    return (squares >> (square & 63) & 1) != 0;
}

/* Steps to every second of the squares beside a piece, or to each. */
static action_t *list_steps(const struct listing *listing, unsigned from, const uint8_t *beside,
                            unsigned every, action_t *end) {
    const uint64_t targets = listing->targets;
    for (unsigned i = 0; i < DIRECTIONS; i += every)
        if (has_square(targets, beside[i]))
            *end++ = pack(from, beside[i], PAWN, false);
    return end;
}

/* On a round board a rook's two ways along an empty rank meet: it takes each square once. */
static action_t *list_slides(const struct listing *listing, unsigned from, unsigned first,
                             action_t *end) {
    const uint8_t(*neighbour)[DIRECTIONS] = listing->variant->neighbour;
    const uint64_t targets = listing->targets;
    uint64_t open = listing->empty;
    for (unsigned i = first; i < DIRECTIONS; i += 2)
        for (uint8_t to = neighbour[from][i]; has_square(open, to); to = neighbour[to][i]) {
            open &= ~bit_of(to);
            if (has_square(targets, to))
                *end++ = pack(from, to, PAWN, false);
        }
    return end;
}

static action_t *list_castlings(const struct listing *listing, action_t *end) {
    const unsigned side = listing->side, throne = throne_of(side);
    for (unsigned to = throne - 2; to <= throne + 2; to += 4)
        if ((listing->position->rights & custodian_castling_right(side, to)) != 0 &&
            (~listing->empty & custodian_castling_gap(side, to)) == 0)
            *end++ = pack(throne, to, PAWN, true);
    return end;
}

/* No pawn steps to the first rank of its own side. */
static action_t *list_pawn_step(unsigned from, unsigned to, action_t *end) {
    const bool is_last = to < FILES || to >= SQUARES - FILES;
    for (unsigned kind = is_last ? ROOK : PAWN; kind != (is_last ? PAWN : PAWN + 1); kind++)
        *end++ = pack(from, to, kind, false);
    return end;
}

static bool has_enemy_beside(const struct listing *listing, unsigned square) {
    return (listing->variant->around[square] & listing->position->pieces[listing->side ^ 1]) != 0;
}

/* Straight as a bishop, always; diagonally as a rook, only where that captures. */
static action_t *list_pawn(const struct listing *listing, unsigned from, action_t *end) {
    static const uint8_t turns[] = {0, 1, 7};
    for (unsigned i = 0; i < sizeof turns; i++) {
        const unsigned direction = (forward_of(listing->side) + turns[i]) & 7;
        const uint8_t to = listing->variant->neighbour[from][direction];
        if (has_square(listing->targets, to) &&
            (i == 0 || (has_enemy_beside(listing, to) &&
                        custodian_victims(listing->variant, listing->position, listing->side, from,
                                          to, ROLE_ROOK) != 0)))
            end = list_pawn_step(from, to, end);
    }
    return end;
}

/* A bishop of bishops=step has one orthogonal step more. */
static action_t *list_piece(const struct listing *listing, unsigned from, action_t *end) {
    const struct custodian *variant = listing->variant;
    const enum custodian_kind kind = piece_kind(listing->position->board[from]);
    const bool is_slider = kind == ROOK || kind == BISHOP;
    if (kind != KNIGHT && (variant->around[from] & listing->empty) == 0)
        return end;
    if (kind == PAWN)
        return list_pawn(listing, from, end);
    if (is_slider)
        end = list_slides(listing, from, kind == BISHOP, end);
    if (is_slider && !(kind == BISHOP && variant->has_stepping_bishops))
        return end;
    return list_steps(listing, from,
                      kind == KNIGHT ? variant->leap[from] : variant->neighbour[from],
                      is_slider ? 2 : 1, end);
}

/* The actions to some of the squares. */
static size_t list_actions(const struct custodian *variant,
                           const struct custodian_position *position, uint64_t squares,
                           action_t *list) {
    const unsigned side = position->side;
    const uint64_t empty = ~(position->pieces[0] | position->pieces[1]) & (bit_of(SQUARES) - 1);
    const struct listing listing = {.variant = variant,
                                    .position = position,
                                    .side = side,
                                    .empty = empty,
                                    .targets = empty & squares};
    action_t *end = list;
    /* On a full board nothing can move; else there is room for all. */
    assert(__builtin_popcountll(position->pieces[side]) % SQUARES <=
           CUSTODIAN_ACTIONS_MAX / CUSTODIAN_PIECE_ACTIONS_MAX);
    for (uint64_t rest = position->pieces[side]; rest != 0; rest &= rest - 1)
        end = list_piece(&listing, lowest_square(rest), end);
    /* There is room for them: they are counted among the King's. */
    return (size_t)(list_castlings(&listing, end) - list);
}

static bool is_orthogonal_step(const struct custodian *variant, unsigned from, unsigned to) {
    return (variant->around[from] & bit_of(to)) != 0 && variant->direction[from][to] % 2 == 0;
}

/* A King counts as what it stepped like, a pawn as the opposite. */
static enum role mover_role(enum custodian_kind kind, bool is_orthogonal) {
    switch (kind) {
    case ROOK:
        return ROLE_ROOK;
    case BISHOP:
        return ROLE_BISHOP;
    case KNIGHT:
        return ROLE_KNIGHT;
    default:
        return (kind == KING) == is_orthogonal ? ROLE_ROOK : ROLE_BISHOP;
    }
}

bool custodian_action_role(const struct custodian *variant,
                           const struct custodian_position *position,
                           struct custodian_action action, enum role *role) {
    const enum custodian_kind kind = piece_kind(position->board[action.from]);
    const bool is_orthogonal = is_orthogonal_step(variant, action.from, action.to);
    *role = mover_role(kind, is_orthogonal);
    return !action.is_castling && !(kind == BISHOP && is_orthogonal);
}

uint64_t custodian_action_victims(const struct custodian *variant,
                                  const struct custodian_position *position,
                                  struct custodian_action action) {
    enum role role;
    if (!custodian_action_role(variant, position, action, &role))
        return 0;
    return custodian_victims(variant, position, position->side, action.from, action.to, role);
}

/* The piece that captures goes beside the victim, where another piece stands already. */
size_t custodian_captures(const struct custodian *variant,
                          const struct custodian_position *position, unsigned square,
                          action_t *list, size_t most) {
    const uint64_t beside = variant->around[square];
    size_t count = 0;
    if ((beside & position->pieces[position->side]) == 0)
        return 0;
    const size_t action_count = list_actions(variant, position, beside, list);
    for (size_t i = 0; i < action_count && count < most; i++)
        if ((custodian_action_victims(variant, position, custodian_unpack(list[i])) &
             bit_of(square)) != 0)
            list[count++] = list[i];
    return count;
}

bool custodian_can_capture(const struct custodian *variant,
                           const struct custodian_position *position, unsigned side,
                           unsigned square) {
    struct custodian_position turned = *position;
    action_t list[CUSTODIAN_ACTIONS_MAX];
    turned.side = (uint8_t)side;
    return custodian_captures(variant, &turned, square, list, 1) > 0;
}

static bool has_king(const struct custodian_position *position, unsigned side) {
    return (position->kings & position->pieces[side]) != 0;
}

/* captured=recruited: no piece left, or one that is no King, which can capture nothing alone. */
static bool has_too_few(const struct custodian_position *position, unsigned side) {
    const uint64_t pieces = position->pieces[side];
    return pieces == 0 || ((pieces & (pieces - 1)) == 0 && !has_king(position, side));
}

/* A King of the player who just moved is on the enemy throne and cannot be captured there. */
static bool is_throne_held(const struct custodian *variant,
                           const struct custodian_position *position, unsigned mover) {
    const unsigned throne = throne_of(mover ^ 1);
    return (position->kings & position->pieces[mover] & bit_of(throne)) != 0 &&
           !custodian_can_capture(variant, position, mover ^ 1, throne);
}

/* The ends that can be told before the actions are listed; NULL: none of them. */
static const char *find_end(const struct custodian *variant,
                            const struct custodian_position *position) {
    const unsigned side = position->side;
    if (variant->is_recruiting && has_too_few(position, side))
        return "last-piece";
    if (!variant->is_recruiting && !has_king(position, side))
        return "king-captured";
    return is_throne_held(variant, position, side ^ 1) ? "throne" : NULL;
}

size_t custodian_generate(const struct variant *variant, const void *position, action_t *list) {
    const struct custodian *custodian = (const struct custodian *)variant;
    const struct custodian_position *now = position;
    return find_end(custodian, now) != NULL ? 0 : list_actions(custodian, now, ~(uint64_t)0, list);
}

/* Rules 1, End: each is a win of the player who just moved. */
struct outcome custodian_outcome(const struct variant *variant, const void *position) {
    const struct custodian *custodian = (const struct custodian *)variant;
    const struct custodian_position *now = position;
    const char *reason = find_end(custodian, now);
    return (struct outcome){.result = RESULT_WIN,
                            .winner = now->side ^ 1,
                            .reason = reason != NULL ? reason : "blocked"};
}

static void piece_move(struct custodian_position *position, unsigned from, unsigned to) {
    position->board[to] = position->board[from];
    position->board[from] = EMPTY;
    position->pieces[position->side] ^= bit_of(from) | bit_of(to);
    if ((position->kings & bit_of(from)) != 0)
        position->kings ^= bit_of(from) | bit_of(to);
    position->rights &= (uint8_t)~custodian_rights_at(from);
}

static void victims_take(const struct custodian *variant, struct custodian_position *position,
                         uint64_t victims) {
    const unsigned side = position->side;
    position->pieces[side ^ 1] &= ~victims;
    if (variant->is_recruiting)
        position->pieces[side] |= victims;
    else
        position->kings &= ~victims;
    for (uint64_t rest = victims; rest != 0; rest &= rest - 1) {
        const unsigned square = lowest_square(rest);
        position->board[square] =
            variant->is_recruiting ? piece_of(side, piece_kind(position->board[square])) : EMPTY;
        position->rights &= (uint8_t)~custodian_rights_at(square);
    }
}

static void castle(struct custodian_position *position, unsigned king_to) {
    unsigned rook_from, rook_to;
    custodian_castling_rook(king_to, &rook_from, &rook_to);
    piece_move(position, throne_of(position->side), king_to);
    piece_move(position, rook_from, rook_to);
}

void custodian_apply(const struct variant *variant, void *position, action_t packed) {
    const struct custodian *custodian = (const struct custodian *)variant;
    const struct custodian_action action = custodian_unpack(packed);
    struct custodian_position *now = position;
    const bool is_pawn = piece_kind(now->board[action.from]) == PAWN;
    const uint64_t victims = custodian_action_victims(custodian, now, action);
    if (action.is_castling) {
        castle(now, action.to);
    } else {
        piece_move(now, action.from, action.to);
        if (action.kind != PAWN)
            now->board[action.to] = piece_of(now->side, (enum custodian_kind)action.kind);
        victims_take(custodian, now, victims);
    }
    now->halfmove = is_pawn || victims != 0 ? 0 : fen_count_up(now->halfmove);
    if (now->side == 1)
        now->turn = fen_count_up(now->turn);
    now->side ^= 1;
}
