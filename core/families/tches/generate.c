/* Moves of all pieces but carriers, which transport.c has. */

#include "play.h"

#include <assert.h>

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

/* What becomes of the moves of one kind. */
struct sieve {
    squares_t useful;  /* targets worth a look */
    squares_t special; /* targets that have to be judged or offered one by one */
    squares_t free;    /* pieces whose other moves are all legal, each in one form */
};

static struct sieve sieve_of(struct judge *judge, unsigned kind, unsigned as) {
    const struct tches_variant *variant = judge->variant;
    const squares_t all = ~(squares_t)0;
    struct sieve sieve = {.useful = all, .special = 0, .free = variant->has_polarity ? 0 : all};
    if ((PAWN_KINDS & KIND_BIT(kind)) != 0)
        sieve.special |= variant->last_rank[judge->position->side];
    if (variant->is_king_held)
        sieve.special |= judge->enemies & judge->position->stacked;
    if (!variant->is_mate || judge->is_fearless) {
        if (judge->only != 0)
            sieve = (struct sieve){.useful = bit_of(action_to(judge->only)), .special = all};
        return sieve;
    }
    if (judge->needs != NULL || judge->last != NULL) {
        sieve.free = 0;
        sieve.useful = judge->last != NULL ? judge->useful : all;
        return sieve;
    }
    if (kind == KING) {
        sieve.free = 0;
        return sieve;
    }
    const struct danger *danger = tches_judge_danger(judge, as);
    sieve.free &= danger->is_attacked ? 0 : ~danger->sensitive;
    if (danger->is_attacked && judge->left_after == 0)
        sieve.useful = danger->relevant;
    return sieve;
}

static inline void targets_sift(struct judge *judge, const struct sieve *sieve, unsigned from,
                                unsigned kind, unsigned as, squares_t targets) {
    targets &= sieve->useful;
    const squares_t plain = has_square(sieve->free, from) ? targets & ~sieve->special : 0;
    if (plain != 0 && judge->is_first_enough) {
        judge->count = 1;
    } else if (plain != 0) {
        assert(judge->room - judge->count >= SQUARES_MAX);
        judge->count =
            (size_t)(targets_write(judge->list + judge->count, from, plain) - judge->list);
    }
    if (targets != plain)
        targets_offer(judge, from, kind, as, targets & ~plain);
}

static inline squares_t plain_targets_of(const struct judge *judge, const struct ways *ways,
                                         unsigned orientation, unsigned from, squares_t occupied) {
    const struct reach reach =
        tches_reach(judge->variant, ways, true, orientation, from, occupied, judge->prey, 0, 0);
    return reach.quiet | reach.capture;
}

static squares_t __attribute__((noinline))
targets_of(const struct judge *judge, const struct ways *ways, unsigned orientation,
           unsigned from) {
    const struct reach reach =
        tches_reach(judge->variant, ways, false, orientation, from, judge->own | judge->enemies,
                    judge->prey, 0, judge->near_prey);
    return reach.quiet | reach.capture;
}

/* All moves of the pieces of one kind. Without polarity they all look the same way, and many have
   no open square beside them to slide to. */
static void list_kind(struct judge *judge, unsigned kind, unsigned as, squares_t pieces) {
    const struct tches_variant *variant = judge->variant;
    const struct tches_position *position = judge->position;
    const squares_t occupied = judge->own | judge->enemies;
    const struct sieve sieve = sieve_of(judge, kind, as);
    if (sieve.useful == 0)
        return;
    for (; pieces != 0; pieces &= pieces - 1) {
        const unsigned from = first_square(pieces);
        const unsigned orientation = variant->has_polarity
                                         ? orientation_of(position->board[from], position->side)
                                         : 2u * position->side;
        const struct ways *ways = &variant->ways[as][orientation];
        squares_t targets = ways->is_plain
                                ? plain_targets_of(judge, ways, orientation, from, occupied)
                                : targets_of(judge, ways, orientation, from);
        if (judge->needs != NULL)
            targets &= tches_completion_useful_ends(judge, from);
        targets_sift(judge, &sieve, from, kind, as, targets);
        if (judge->is_first_enough && judge->count > 0)
            return;
    }
}

/* The moves of some pieces of one kind. */
static void list_pieces(struct judge *judge, unsigned kind, squares_t pieces) {
    const unsigned as = tches_moves_as(judge->position, judge->position->side, kind);
    if (as == NO_KIND)
        return;
    if (judge->last != NULL)
        pieces = tches_completion_keep_hopeful(judge, kind, as, pieces);
    if (judge->needs != NULL)
        pieces = tches_completion_keep_useful(judge, kind, pieces);
    if (pieces == 0)
        return;
    if (!judge->variant->has_transport || (CARRIER_KINDS & KIND_BIT(kind)) == 0) {
        if ((judge->variant->beginning_beside & KIND_BIT(as)) != 0)
            pieces &= judge->near_open;
        if (pieces != 0)
            list_kind(judge, kind, as, pieces);
        return;
    }
    for (; pieces != 0; pieces &= pieces - 1)
        tches_list_carrier(judge, first_square(pieces), kind);
}

void tches_list_few(struct judge *judge) {
    squares_t rest = judge->able;
    while (rest != 0 && judge->count == 0) {
        const squares_t alike =
            judge->position->kinds[piece_kind(judge->position->board[first_square(rest)])];
        list_pieces(judge, piece_kind(judge->position->board[first_square(rest)]), rest & alike);
        rest &= ~alike;
    }
}

void tches_list_moves(struct judge *judge) {
    const struct tches_variant *variant = judge->variant;
    const struct tches_position *position = judge->position;
    for (kinds_t kinds = position->present; kinds != 0; kinds &= kinds - 1) {
        const unsigned kind = (unsigned)__builtin_ctz(kinds);
        const squares_t pieces = position->kinds[kind] & judge->able;
        if (pieces != 0)
            list_pieces(judge, kind, pieces);
        if (judge->is_first_enough && judge->count > 0)
            return;
    }
    if (variant->has_turns)
        tches_list_turns(judge);
}

bool tches_finds_move(const struct tches_variant *variant, const struct tches_position *position,
                      unsigned from, unsigned to, action_t *action) {
    /* A Magister reaches at most all other squares, a carrier with a passenger ends on one of at
       most 48 squares, in two ways, or in one of 64 with a landing square, and a pawn-kind reaches
       at most 12 squares, with 20 promotions each: 240. */
    action_t list[(2 * SQUARES_MAX + 64) * FACINGS] = {0};
    struct judge judge;
    tches_judge_start(&judge, variant, position, 1);
    judge.list = list;
    judge.room = sizeof list / sizeof *list;
    judge.is_fearless = true;
    list_pieces(&judge, piece_kind(position->board[from]), bit_of(from));
    for (size_t i = 0; i < judge.count; i++) {
        *action = list[i];
        if (action_to(*action) == to)
            return true;
    }
    return false;
}
