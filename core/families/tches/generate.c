/* Moves of all pieces but carriers, which transport.c has. */

#include "play.h"

static inline action_t *targets_write(action_t *end, unsigned from, squares_t targets) {
    for (uint64_t rest = low_half(targets); rest != 0; rest &= rest - 1)
        *end++ = from | (action_t)(unsigned)__builtin_ctzll(rest) << ACTION_TO;
    for (uint64_t rest = high_half(targets); rest != 0; rest &= rest - 1)
        *end++ = from | (action_t)(64 + (unsigned)__builtin_ctzll(rest)) << ACTION_TO;
    return end;
}

/* One by one: what needs judging, promotes or turns. */
static void targets_offer(struct judge *judge, unsigned from, unsigned kind, unsigned as,
                          squares_t targets) {
    for (; targets != 0; targets &= targets - 1) {
        if (judge->is_first_enough && judge->count > 0)
            return;
        tches_offer(judge, from | (action_t)first_square(targets) << ACTION_TO, kind, as);
    }
}

/* All moves of the pieces of one kind. Those that can neither endanger the King nor take more than
   one form are written straight away. */
static void list_kind(struct judge *judge, unsigned kind, unsigned as, squares_t pieces) {
    const struct tches_variant *variant = judge->variant;
    const struct tches_position *position = judge->position;
    const squares_t occupied = judge->own | judge->enemies;
    squares_t special = (PAWN_KINDS & KIND_BIT(kind)) != 0 ? variant->last_rank[position->side] : 0;
    if (variant->is_king_held)
        special |= judge->enemies & position->stacked;
    squares_t free = variant->has_polarity ? 0 : ~(squares_t)0;
    if (free != 0 && variant->is_mate && !judge->is_fearless) {
        const struct danger *danger = tches_judge_danger(judge, as);
        free = danger->is_attacked || kind == KING ? 0 : ~danger->sensitive;
    }
    for (; pieces != 0; pieces &= pieces - 1) {
        const unsigned from = first_square(pieces);
        const unsigned orientation = orientation_of(position->board[from], position->side);
        const struct reach reach = tches_reach(variant, &variant->ways[as][orientation],
                                               orientation, from, occupied, judge->prey, 0);
        const squares_t targets = reach.quiet | reach.capture;
        const squares_t plain = has_square(free, from) ? targets & ~special : 0;
        if (!judge->is_first_enough)
            judge->count =
                (size_t)(targets_write(judge->list + judge->count, from, plain) - judge->list);
        else if (plain != 0)
            judge->count = 1;
        if (targets != plain)
            targets_offer(judge, from, kind, as, targets & ~plain);
        if (judge->is_first_enough && judge->count > 0)
            return;
    }
}

/* The moves of some pieces of one kind. */
static void list_pieces(struct judge *judge, unsigned kind, squares_t pieces) {
    const unsigned as = tches_moves_as(judge->position, judge->position->side, kind);
    if (pieces == 0 || as == NO_KIND)
        return;
    if (!judge->variant->has_transport || (CARRIER_KINDS & KIND_BIT(kind)) == 0) {
        list_kind(judge, kind, as, pieces);
        return;
    }
    for (; pieces != 0; pieces &= pieces - 1)
        tches_list_carrier(judge, first_square(pieces), kind);
}

void tches_list_moves(struct judge *judge) {
    const struct tches_variant *variant = judge->variant;
    const struct tches_position *position = judge->position;
    const squares_t able =
        judge->own & (variant->is_same_allowed ? ~(squares_t)0 : ~position->acted);
    for (kinds_t kinds = position->present; kinds != 0; kinds &= kinds - 1) {
        const unsigned kind = (unsigned)__builtin_ctz(kinds);
        list_pieces(judge, kind, position->kinds[kind] & able);
        if (judge->is_first_enough && judge->count > 0)
            return;
    }
    if (variant->has_turns)
        tches_list_turns(judge);
}

/* Of one piece on an otherwise idle board at most so many: see tches.c; a Magister reaches at most
   all other squares, a carrier with a passenger ends on one of at most 48 squares, in two ways, or
   in one of 64 with a landing square. */
enum { PIECE_ACTIONS_MAX = (2 * SQUARES_MAX + 64) * FACINGS };

bool tches_finds_move(const struct tches_variant *variant, const struct tches_position *position,
                      unsigned from, unsigned to, action_t *action) {
    action_t list[PIECE_ACTIONS_MAX];
    struct judge judge;
    tches_judge_start(&judge, variant, position, 1);
    judge.list = list;
    judge.is_fearless = true;
    list_pieces(&judge, piece_kind(position->board[from]), bit_of(from));
    for (size_t i = 0; i < judge.count; i++) {
        *action = list[i];
        if (action_to(*action) == to)
            return true;
    }
    return false;
}
