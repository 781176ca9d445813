/* Take Two Chess: what an action does, and how a position stands. */

#include "board.h"

static void piece_clear(struct taketwo_position *position, unsigned square) {
    const uint64_t others = ~bit_of(square);
    for (unsigned kind = 0; kind < KINDS; kind++)
        position->kinds[kind] &= others;
    for (unsigned i = 0; i < 3; i++)
        position->order[i] &= others;
    position->sides[WHITE] &= others;
    position->sides[BLACK] &= others;
}

static void piece_move(struct taketwo_position *position, unsigned kind, unsigned from,
                       unsigned to) {
    const uint64_t both = bit_of(from) | bit_of(to);
    position->kinds[kind] ^= both;
    position->sides[position->side] ^= both;
}

static void order_move(struct taketwo_position *position, unsigned from, unsigned to) {
    for (unsigned i = 0; i < 3; i++) {
        const uint64_t set = position->order[i] >> from & 1;
        position->order[i] ^= set << from | set << to;
    }
}

/* A new queen keeps the pawn's cards; the other kinds have none. */
static void pawn_promote(struct taketwo_position *position, unsigned square, unsigned kind) {
    position->kinds[PAWN] ^= bit_of(square);
    position->kinds[kind] |= bit_of(square);
    if (kind != QUEEN)
        taketwo_order_set(position, square, 0);
}

static void turn_end(struct taketwo_position *position, bool is_irreversible) {
    position->halfmove = is_irreversible ? 0 : fen_count_up(position->halfmove);
    if (position->side == BLACK)
        position->turn = fen_count_up(position->turn);
    position->switched = NO_SQUARE;
    position->side ^= 1;
}

void taketwo_apply(const struct variant *variant, void *position, action_t packed) {
    const struct taketwo_action action = taketwo_unpack(packed);
    struct taketwo_position *now = position;
    (void)variant;
    if (action.is_switch) {
        taketwo_order_set(now, action.from, action.order);
        now->switched = action.from;
        return;
    }
    const unsigned victim = action.is_en_passant ? now->ep_pawn : action.to;
    const bool is_capture = (now->sides[now->side ^ 1] >> victim & 1) != 0;
    if (is_capture)
        piece_clear(now, victim);
    piece_move(now, action.kind, action.from, action.to);
    if ((now->order[0] | now->order[1] | now->order[2]) != 0)
        order_move(now, action.from, action.to);
    if (action.promotion != PAWN)
        pawn_promote(now, action.to, action.promotion);
    if (action.is_castling) {
        unsigned from, to;
        taketwo_castling_rook(action.to, &from, &to);
        piece_move(now, ROOK, from, to);
    }
    now->rights &= (uint8_t) ~(taketwo_rights_at(action.from) | taketwo_rights_at(action.to));
    now->ep = action.is_double ? (uint8_t)((action.from + action.to) / 2) : NO_SQUARE;
    now->ep_pawn = action.is_double ? action.to : NO_SQUARE;
    turn_end(now, is_capture || action.kind == PAWN);
}

/* Rules 2, End: "no legal move" stands before the dead positions. */
struct outcome taketwo_outcome(const struct variant *variant, const void *position) {
    const struct taketwo_position *now = position;
    action_t list[TAKETWO_ACTIONS_MAX];
    (void)variant;
    if (taketwo_is_dead(now) && taketwo_list_moves(now, list) > 0)
        return (struct outcome){.result = RESULT_DRAW, .reason = "material"};
    if (taketwo_checkers(now, now->side) == 0)
        return (struct outcome){.result = RESULT_DRAW, .reason = "stalemate"};
    return (struct outcome){.result = RESULT_WIN, .winner = now->side ^ 1, .reason = "checkmate"};
}
