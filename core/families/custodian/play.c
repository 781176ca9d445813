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

/* Receives steps; what is done with them depends on who asks. */
struct collector {
    const struct custodian *variant;
    const struct custodian_position *position;
    unsigned side;
    action_t *list; /* where the next legal action goes; NULL: only victims are wanted */
    uint64_t victims;
};

static void collect_action(struct collector *out, unsigned from, unsigned to, unsigned kind,
                           bool is_castling) {
    if (out->list != NULL)
        *out->list++ = (action_t)from | (action_t)to << TO_SHIFT | (action_t)kind << KIND_SHIFT |
                       (action_t)is_castling << CASTLING_SHIFT;
}

static uint64_t collect_victims(struct collector *out, unsigned from, unsigned to, enum role role) {
    const uint64_t victims =
        custodian_victims(out->variant, out->position, out->side, from, to, role);
    out->victims |= victims;
    return victims;
}

/* Victims matter to a list only where a step depends on them. */
static void collect_step(struct collector *out, unsigned from, unsigned to, enum role role) {
    if (out->list == NULL)
        collect_victims(out, from, to, role);
    collect_action(out, from, to, PAWN, false);
}

static bool is_empty(const struct custodian_position *position, uint8_t square) {
    return square != NOWHERE && position->board[square] == EMPTY;
}

/* On a round board a rook's two ways along an empty rank meet: it stops before its own square and
   takes each square once. */
static void collect_slides(struct collector *out, unsigned from, unsigned first, enum role role) {
    uint64_t seen = bit_of(from);
    for (unsigned i = first; i < DIRECTIONS; i += 2) {
        uint8_t to = out->variant->neighbour[from][i];
        for (; is_empty(out->position, to) && (seen & bit_of(to)) == 0;
             to = out->variant->neighbour[to][i]) {
            seen |= bit_of(to);
            collect_step(out, from, to, role);
        }
    }
}

/* bishops=step: one orthogonal step more, which captures nothing. */
static void collect_bishop_steps(struct collector *out, unsigned from) {
    for (unsigned i = 0; i < DIRECTIONS; i += 2)
        if (is_empty(out->position, out->variant->neighbour[from][i]))
            collect_action(out, from, out->variant->neighbour[from][i], PAWN, false);
}

static void collect_king(struct collector *out, unsigned from) {
    for (unsigned i = 0; i < DIRECTIONS; i++)
        if (is_empty(out->position, out->variant->neighbour[from][i]))
            collect_step(out, from, out->variant->neighbour[from][i],
                         i % 2 == 0 ? ROLE_ROOK : ROLE_BISHOP);
}

static void collect_castling(struct collector *out, unsigned king_to) {
    const struct custodian_position *position = out->position;
    const uint64_t occupied = position->pieces[0] | position->pieces[1];
    if ((position->rights & custodian_castling_right(out->side, king_to)) != 0 &&
        (occupied & custodian_castling_gap(king_to)) == 0)
        collect_action(out, throne_of(out->side), king_to, PAWN, true);
}

static void collect_knight(struct collector *out, unsigned from) {
    for (unsigned i = 0; i < DIRECTIONS; i++)
        if (is_empty(out->position, out->variant->leap[from][i]))
            collect_step(out, from, out->variant->leap[from][i], ROLE_KNIGHT);
}

static void collect_pawn_step(struct collector *out, unsigned from, unsigned to) {
    if (rank_of(to) != last_rank_of(out->side)) {
        collect_action(out, from, to, PAWN, false);
        return;
    }
    collect_action(out, from, to, ROOK, false);
    collect_action(out, from, to, BISHOP, false);
    collect_action(out, from, to, KNIGHT, false);
}

/* Straight as a bishop, always; diagonally as a rook, only where that captures. */
static void collect_pawn(struct collector *out, unsigned from) {
    const uint8_t *neighbour = out->variant->neighbour[from];
    const unsigned forward = forward_of(out->side);
    if (is_empty(out->position, neighbour[forward])) {
        if (out->list == NULL)
            collect_victims(out, from, neighbour[forward], ROLE_BISHOP);
        collect_pawn_step(out, from, neighbour[forward]);
    }
    for (unsigned turn = 1; turn < DIRECTIONS; turn += 6) {
        const uint8_t to = neighbour[(forward + turn) & 7];
        if (is_empty(out->position, to) && collect_victims(out, from, to, ROLE_ROOK) != 0)
            collect_pawn_step(out, from, to);
    }
}

static void collect_piece(struct collector *out, unsigned from) {
    switch (piece_kind(out->position->board[from])) {
    case KING:
        collect_king(out, from);
        break;
    case ROOK:
        collect_slides(out, from, 0, ROLE_ROOK);
        break;
    case BISHOP:
        collect_slides(out, from, 1, ROLE_BISHOP);
        if (out->variant->has_stepping_bishops)
            collect_bishop_steps(out, from);
        break;
    case KNIGHT:
        collect_knight(out, from);
        break;
    case PAWN:
        collect_pawn(out, from);
        break;
    }
}

static void collect_all(struct collector *out) {
    /* On a full board nothing can move; else there is room for all. */
    assert(__builtin_popcountll(out->position->pieces[out->side]) % SQUARES <=
           CUSTODIAN_ACTIONS_MAX / CUSTODIAN_PIECE_ACTIONS_MAX);
    for (uint64_t rest = out->position->pieces[out->side]; rest != 0; rest &= rest - 1)
        collect_piece(out, lowest_square(rest));
    /* There is room for them: they are counted among the King's. */
    collect_castling(out, throne_of(out->side) - 2);
    collect_castling(out, throne_of(out->side) + 2);
}

uint64_t custodian_threats(const struct custodian *variant,
                           const struct custodian_position *position, unsigned side) {
    struct collector out = {.variant = variant, .position = position, .side = side};
    collect_all(&out);
    return out.victims;
}

bool custodian_can_capture(const struct custodian *variant,
                           const struct custodian_position *position, unsigned side,
                           unsigned square) {
    return (custodian_threats(variant, position, side) & bit_of(square)) != 0;
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

static bool has_king(const struct custodian_position *position, unsigned side) {
    for (uint64_t rest = position->pieces[side]; rest != 0; rest &= rest - 1)
        if (piece_kind(position->board[lowest_square(rest)]) == KING)
            return true;
    return false;
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
    return position->board[throne] == piece_of(mover, KING) &&
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

static size_t list_actions(const struct custodian *variant,
                           const struct custodian_position *position, action_t *list) {
    struct collector out = {
        .variant = variant, .position = position, .side = position->side, .list = list};
    collect_all(&out);
    return (size_t)(out.list - list);
}

size_t custodian_generate(const struct variant *variant, const void *position, action_t *list) {
    const struct custodian *custodian = (const struct custodian *)variant;
    return find_end(custodian, position) != NULL ? 0 : list_actions(custodian, position, list);
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
    position->rights &= (uint8_t)~custodian_rights_at(from);
}

static void victims_take(const struct custodian *variant, struct custodian_position *position,
                         uint64_t victims) {
    const unsigned side = position->side;
    position->pieces[side ^ 1] &= ~victims;
    if (variant->is_recruiting)
        position->pieces[side] |= victims;
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
