/* Fairy: what a position is worth. */

#include "evaluate.h"
#include "danger.h"

#include <string.h>

static const struct weight_group groups[] = {
    {"material", 1}, {"hand", 1},   {"reach", 1}, {"loose", 1},   {"guarded", 1},
    {"centre", 1},   {"home", 1},   {"siege", 1}, {"advance", 1}, {"goal", 1},
    {"scarce", 1},   {"checks", 1}, {"tempo", 1}, {NULL, 0},
};

static const int16_t set_weights[TERMS] = {
    [TERM_MATERIAL] = 100, [TERM_HAND] = 105,   [TERM_REACH] = 300,   [TERM_LOOSE] = -15,
    [TERM_GUARDED] = -2,   [TERM_CENTRE] = 300, [TERM_HOME] = -300,   [TERM_SIEGE] = -200,
    [TERM_ADVANCE] = 40,   [TERM_GOAL] = 100,   [TERM_SCARCE] = -100, [TERM_CHECKS] = 100,
    [TERM_TEMPO] = 1000,
};

enum {
    PIECES_MANY = 4, /* enemies among which a royal piece stays at home */
    ROYAL_CENTRE = 4 /* among fewer it goes to the middle, so many times as willingly */
};

/* A position whose terms are counted, for one side after the other. */
struct account {
    const struct fairy *variant;
    const struct fairy_position *position;
    const struct fairy_notes *notes;
    unsigned side;
    squares_t royals; /* in force */
    squares_t dear;
    int32_t counts[TERMS];
};

/* Half as much for each step. */
static int32_t halved(int32_t value, unsigned steps) { return steps >= FAR ? 0 : value >> steps; }

/* The squares around a piece that the enemy attacks, and how far it has come among enemies. */
static void count_dear(struct account *account, unsigned square, bool has_goal) {
    const struct grid *grid = &account->variant->grid;
    const unsigned side = account->side, rank = square / grid->files;
    const squares_t around =
        grid->rays[STRAIGHT][square].beside | grid->rays[DIAGONAL][square].beside;
    const bool are_many = count_squares(account->position->sides[side ^ 1]) >= PIECES_MANY;
    account->counts[TERM_SIEGE] +=
        (int32_t)count_squares((around | bit_of(square)) & account->notes->attacks[side ^ 1]);
    if (!are_many)
        account->counts[TERM_CENTRE] += ROYAL_CENTRE * account->notes->edge[square];
    else if (!has_goal)
        account->counts[TERM_HOME] += (int32_t)(side == WHITE ? rank : grid->ranks - 1u - rank);
}

/* What a piece that is attacked may lose. */
static void count_attacked(struct account *account, unsigned square, int32_t value) {
    const struct fairy_notes *notes = account->notes;
    if (has_square(notes->attacks[account->side ^ 1], square))
        account->counts[has_square(notes->attacks[account->side], square) ? TERM_GUARDED
                                                                          : TERM_LOOSE] += value;
}

static bool has_goal(const struct fairy *variant, unsigned kind) {
    for (unsigned i = 0; i < variant->goal_count; i++)
        if ((variant->goals[i].kinds & KIND_BIT(kind)) != 0)
            return true;
    return false;
}

static void count_piece(struct account *account, unsigned square) {
    const struct fairy_notes *notes = account->notes;
    const unsigned side = account->side, kind = piece_kind(account->position->board[square]);
    const bool is_dear = has_square(account->royals | account->dear, square);
    const bool is_burden = (notes->burdens & KIND_BIT(kind)) != 0;
    const int32_t value = notes->value[side][kind];
    account->counts[TERM_MATERIAL] += is_burden ? -value : value;
    if (is_dear)
        count_dear(account, square, has_goal(account->variant, kind));
    if (!has_square(account->royals, square)) {
        account->counts[TERM_REACH] += notes->targets[square];
        if (notes->promotion[side][kind] == 0)
            account->counts[TERM_CENTRE] += notes->edge[square];
        if (!is_burden)
            count_attacked(account, square, is_dear ? DEAR_VALUE : value);
    }
    if (notes->promotion[side][kind] > 0)
        account->counts[TERM_ADVANCE] +=
            halved(notes->promotion[side][kind], notes->zone_moves[side][kind][square] + 1u);
}

static void count_hand(struct account *account) {
    const struct fairy_notes *notes = account->notes;
    for (unsigned kind = 0; kind < account->variant->kind_count; kind++) {
        const int32_t value = notes->value[account->side][kind];
        const int32_t count = account->position->hands[account->side][kind];
        account->counts[TERM_HAND] +=
            (notes->burdens & KIND_BIT(kind)) != 0 ? -value * count : value * count;
    }
}

/* The pieces of a goal that are nearest to its squares, as many as are needed. */
static void count_goal(struct account *account, const struct reach_goal *goal) {
    unsigned at[FAR + 1] = {0}, left = goal->needed;
    for (squares_t rest = fairy_members(account->position, account->side, goal->kinds); rest != 0;
         rest &= rest - 1) {
        const unsigned square = first_square(rest);
        const unsigned kind = piece_kind(account->position->board[square]);
        at[account->notes->goal_moves[account->side][kind][square]]++;
    }
    for (unsigned moves = 0; moves < FAR && left > 0; moves++) {
        const unsigned used = at[moves] < left ? at[moves] : left;
        account->counts[TERM_GOAL] += (int32_t)used * halved(GOAL_VALUE, moves) / goal->needed;
        left -= used;
    }
}

/* How near the game is to an end that is not mate. */
static void count_ends(struct account *account) {
    const struct fairy *variant = account->variant;
    const unsigned side = account->side;
    for (unsigned i = 0; i < variant->goal_count; i++)
        count_goal(account, &variant->goals[i]);
    account->counts[TERM_SCARCE] += account->dear != 0 ? SCARCE_VALUE : 0;
    if (variant->checks > 0)
        account->counts[TERM_CHECKS] += halved(CHECKS_VALUE, account->position->checks[side]);
}

static int32_t score_side(struct account *account, const int16_t *weights) {
    int64_t score = 0;
    account->royals = fairy_royals_in_force(account->variant, account->position, account->side);
    if (account->variant->base.option[OPTION_MATE] != MATE_LOSS)
        account->royals = 0;
    account->dear = fairy_dear(account->variant, account->position, account->side);
    for (squares_t rest = account->position->sides[account->side]; rest != 0; rest &= rest - 1)
        count_piece(account, first_square(rest));
    if (account->variant->has_hands)
        count_hand(account);
    count_ends(account);
    account->counts[TERM_TEMPO] = account->position->side == account->side;
    for (unsigned term = 0; term < TERMS; term++)
        score += (int64_t)weights[term] * account->counts[term];
    return (int32_t)(score / 100);
}

static void score(const struct variant *base, const void *now, const int16_t *weights, void *notes,
                  int32_t *scores) {
    fairy_survey(fairy_of(base), now, notes);
    for (unsigned side = 0; side < 2; side++) {
        struct account account = {
            .variant = fairy_of(base), .position = now, .notes = notes, .side = side};
        scores[side] = score_side(&account, weights);
    }
}

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t count) {
    for (size_t i = 0; i < count; i += sizeof(uint64_t)) {
        uint64_t word = 0;
        memcpy(&word, (const uint8_t *)bytes + i,
               count - i < sizeof word ? count - i : sizeof word);
        hash = hash_mix(hash, word);
    }
    return hash;
}

static uint64_t hash(const struct variant *base, const void *now) {
    const struct fairy *variant = fairy_of(base);
    const struct fairy_position *position = now;
    uint64_t hash = (uint64_t)position->side << 40 | (uint64_t)position->rights << 32 |
                    (uint64_t)position->checks[WHITE] << 24 |
                    (uint64_t)position->checks[BLACK] << 16 | position->passes;
    hash = hash_bytes(hash, position->board, variant->grid.square_count);
    if (variant->has_hands)
        hash = hash_bytes(hash, position->hands, sizeof position->hands);
    if (position->promoted != 0)
        hash = hash_bytes(hash, position->origin, sizeof position->origin);
    if (position->promoted != 0)
        hash = hash_bytes(hash, &position->promoted, sizeof position->promoted);
    if (position->passed_count > 0)
        hash =
            hash_mix(hash_bytes(hash, position->passed, position->passed_count), position->passer);
    return hash;
}

/* A royal piece is in check, or one of which the last must not be lost is attacked. */
static bool is_threatened(const struct variant *base, const void *now, void *notes) {
    const struct fairy *variant = fairy_of(base);
    const struct fairy_position *position = now;
    const unsigned side = position->side;
    squares_t dear = fairy_dear(variant, position, side);
    (void)notes;
    if (fairy_is_in_check(variant, position, side))
        return true;
    if (dear == 0)
        return false;
    struct field field;
    fairy_field(variant, position, side ^ 1, &field);
    for (; dear != 0; dear &= dear - 1)
        if (fairy_field_attacks(&field, first_square(dear)))
            return true;
    return false;
}

static bool can_act(const struct variant *base, const void *now) {
    struct outcome outcome;
    return !fairy_is_over(fairy_of(base), now, &outcome) && fairy_has_action(fairy_of(base), now);
}

/* Not where having to act may be what loses: where captures are forced, arrivals are answered, or
   few pieces are left that can come back from where they go. */
static bool pass(const struct variant *base, void *now) {
    enum { PIECES_ENOUGH = 3 };
    const struct fairy *variant = fairy_of(base);
    struct fairy_position *position = now;
    unsigned free_pieces = 0;
    if (base->option[OPTION_FORCED] != 0 || base->option[OPTION_FACING] != 0 ||
        base->option[OPTION_STALE] != STALE_DRAW ||
        (variant->goal_count > 0 && base->option[OPTION_ARRIVE] != ARRIVE_NOW))
        return false;
    for (squares_t rest = position->sides[position->side]; rest != 0; rest &= rest - 1) {
        const unsigned kind = piece_kind(position->board[first_square(rest)]);
        free_pieces += (variant->royal & KIND_BIT(kind)) == 0 &&
                       variant->ways[position->side][kind].has_backward;
    }
    if (free_pieces < PIECES_ENOUGH)
        return false;
    position->side ^= 1;
    position->halfmove = 0;
    position->passes = position->passed_count = position->passer = 0;
    memset(position->passed, 0, sizeof position->passed);
    return true;
}

const struct evaluation fairy_evaluation = {
    .groups = groups,
    .weights = set_weights,
    .notes_size = sizeof(struct fairy_notes),
    .hash = hash,
    .score = score,
    .prospects = fairy_prospects,
    .is_threatened = is_threatened,
    .can_act = can_act,
    .pass = pass,
};
