/* Till Chess: what a position is worth, and what an action captures. */

#include "evaluate.h"

#include <string.h>

/* How a square is reached by tiles that are not trapped: a bit for each player who does, for each
   kind among the tiles of the player to act, and among all others; and how many tiles of the player
   to act do. */
typedef uint32_t reached_t;

enum { REACHED_OWN = 8, REACHED_OTHERS = 16, REACHED_COUNT = 24, REACHED_KINDS = (1 << KINDS) - 1 };

/* The state of a square for the tiles that reach it. */
enum place {
    PLACE_OUTSIDE, /* further from the box around all tiles than a step */
    PLACE_FAR,     /* empty, and touching no tile: nothing may end there */
    PLACE_OPEN,    /* empty, and touching a tile */
    PLACE_TILE     /* and more: a tile of this player's */
};

/* The notes on a position. */
struct notes {
    struct till_position position;
    struct till_table table; /* for the player to act */
    unsigned alone; /* 1 + the player whom all others stand against; 0: everybody plays alone */
    bool has_links, has_reach;
    struct till_links links;
    uint8_t places[SPAN_MAX * SPAN_MAX];    /* enum place */
    reached_t reached[SPAN_MAX * SPAN_MAX]; /* squares that have or touch a tile */
    uint8_t count[TILES_MAX];               /* squares that a tile reaches and may move to */
    bool is_trapped[TILES_MAX];
};

/* A tile that reaches squares, and what it does to them: it sets bits, and adds. */
struct reacher {
    int cell;
    unsigned own; /* the place that tiles of its owner are */
    reached_t bits, one;
};

static bool is_laid_out_alike(const struct till_position *one, const struct till_position *other) {
    return one->count == other->count && one->player == other->player && one->left == other->left &&
           one->bottom == other->bottom &&
           memcmp(one->owner, other->owner, sizeof one->owner) == 0 &&
           memcmp(one->tiles, other->tiles, one->count * sizeof *one->tiles) == 0;
}

/* The notes, about a position with at least one tile. */
static struct notes *notes_about(const struct till_position *position, void *kept) {
    struct notes *notes = kept;
    if (is_laid_out_alike(&notes->position, position))
        return notes;
    notes->position = *position;
    notes->has_links = notes->has_reach = false;
    till_table_build(&notes->table, &notes->position, position->player);
    return notes;
}

static struct till_links *links_of(struct notes *notes) {
    if (!notes->has_links)
        till_find_links(&notes->table, &notes->links);
    notes->has_links = true;
    return &notes->links;
}

static void stand_against(void *kept, unsigned player) {
    struct notes *notes = kept;
    notes->alone = player + 1;
}

/* True if two players stand together against another one. */
static bool is_together(const struct notes *notes, unsigned one, unsigned other) {
    return notes->alone != 0 && one != notes->alone - 1 && other != notes->alone - 1;
}

/* The meeting of a tile with a square that it reaches. */
struct meeting {
    bool can_end; /* it may move there, if that is no danger */
    bool goes_on; /* it slides on beyond */
};

/* Sliders pass over the tiles that their owner controls and stop at the first tile of others. */
static inline struct meeting meet(const struct notes *notes, struct reacher by, int cell) {
    const unsigned place = notes->places[cell];
    return (struct meeting){
        .can_end = place >= PLACE_OPEN && place != by.own,
        .goes_on = place == by.own || place == PLACE_FAR || place == PLACE_OPEN,
    };
}

static inline void mark(struct notes *notes, struct reacher by, int cell) {
    notes->reached[cell] = (notes->reached[cell] | by.bits) + by.one;
}

static unsigned reach_near(struct notes *notes, struct reacher by, const int8_t ways[8][2],
                           unsigned first, unsigned stride) {
    unsigned count = 0;
    for (unsigned way = first; way < 8; way += stride) {
        const int cell = by.cell + ways[way][1] * notes->table.stride + ways[way][0];
        count += meet(notes, by, cell).can_end;
        mark(notes, by, cell);
    }
    return count;
}

static unsigned reach_slides(struct notes *notes, struct reacher by, unsigned first,
                             unsigned stride) {
    unsigned count = 0;
    for (unsigned way = first; way < 8; way += stride) {
        const int step = till_steps[way][1] * notes->table.stride + till_steps[way][0];
        struct meeting met = {.goes_on = true};
        for (int cell = by.cell + step; met.goes_on; cell += step) {
            met = meet(notes, by, cell);
            count += met.can_end;
            mark(notes, by, cell);
        }
    }
    return count;
}

static struct reacher reacher_of(const struct notes *notes, unsigned tile) {
    const struct till_tile *here = &notes->position.tiles[tile];
    const unsigned owner = till_owner(&notes->position, tile);
    const bool is_own = owner == notes->position.player;
    return (struct reacher){
        .cell = cell_of(&notes->table, here->x, here->y),
        .own = PLACE_TILE + owner,
        .bits = 1u << owner | 1u << ((is_own ? REACHED_OWN : REACHED_OTHERS) + here->kind),
        .one = is_own ? 1u << REACHED_COUNT : 0,
    };
}

/* Gives how many squares a tile reaches and may move to. */
static unsigned reach_by(struct notes *notes, unsigned tile) {
    const struct reacher by = reacher_of(notes, tile);
    switch (notes->position.tiles[tile].kind) {
    case KING:
        return reach_near(notes, by, till_steps, 0, 1);
    case QUEEN:
        return reach_slides(notes, by, 0, 1);
    case ROOK:
        return reach_slides(notes, by, 0, 2);
    case BISHOP:
        return reach_slides(notes, by, 1, 2);
    case KNIGHT:
        return reach_near(notes, by, till_leaps, 0, 1);
    default: /* a pawn's captures */
        return reach_near(notes, by, till_steps, 1, 2);
    }
}

static void find_places(struct notes *notes) {
    const struct till_table *table = &notes->table;
    const struct till_position *position = &notes->position;
    const size_t rows = (size_t)table->height + 2 * MARGIN;
    memset(notes->places, PLACE_OUTSIDE, (size_t)table->stride * rows);
    for (int y = -1; y <= table->height; y++)
        memset(&notes->places[cell_of(table, -1, y)], PLACE_FAR, (size_t)table->width + 2);
    for (unsigned tile = 0; tile < position->count; tile++)
        for (int y = position->tiles[tile].y - 1; y <= position->tiles[tile].y + 1; y++)
            memset(&notes->places[cell_of(table, position->tiles[tile].x - 1, y)], PLACE_OPEN, 3);
    for (unsigned tile = 0; tile < position->count; tile++)
        notes->places[cell_of(table, position->tiles[tile].x, position->tiles[tile].y)] =
            (uint8_t)(PLACE_TILE + till_owner(position, tile));
}

/* Trapped tiles reach nothing. */
static void reach_find(struct notes *notes) {
    const struct till_position *position = &notes->position;
    const size_t rows = (size_t)notes->table.height + 2 * MARGIN;
    if (notes->has_reach)
        return;
    notes->has_reach = true;
    memset(notes->reached, 0, (size_t)notes->table.stride * rows * sizeof *notes->reached);
    memset(notes->count, 0, position->count);
    find_places(notes);
    for (unsigned tile = 0; tile < position->count; tile++) {
        notes->is_trapped[tile] = till_is_trapped(&notes->table, links_of(notes), tile);
        notes->count[tile] = (uint8_t)(notes->is_trapped[tile] ? 0 : reach_by(notes, tile));
    }
}

static bool is_reached_by_other(reached_t reached, unsigned player) {
    return (reached & ((1u << PLAYERS_MAX) - 1) & ~(1u << player)) != 0;
}

/* The kinds that reach a square, as bits: of the player to act, or of all others. */
static unsigned kinds_of(reached_t reached, bool is_others) {
    return reached >> (is_others ? REACHED_OTHERS : REACHED_OWN) & REACHED_KINDS;
}

static int32_t score_king(const struct notes *notes, unsigned king, const int16_t *weights) {
    const struct till_table *table = &notes->table;
    const struct till_tile *here = &table->position->tiles[king];
    const unsigned owner = till_owner(table->position, king);
    unsigned besieged = 0;
    int sheltered = 0;
    for (unsigned way = 0; way < 8; way++) {
        const int cell = cell_of(table, here->x + till_steps[way][0], here->y + till_steps[way][1]);
        const uint8_t tile = table->at[cell];
        besieged += is_reached_by_other(notes->reached[cell], owner);
        sheltered += tile != 0 && till_owner(table->position, tile - 1u) == owner;
    }
    return weights[TERM_SIEGE + besieged] + weights[TERM_SHELTER] * sheltered;
}

static int32_t score_tile(const struct notes *notes, unsigned tile, const int16_t *weights) {
    const struct till_position *position = notes->table.position;
    const struct till_tile *here = &position->tiles[tile];
    const int cell = cell_of(&notes->table, here->x, here->y);
    int32_t score = weights[TERM_MATERIAL + here->kind];
    score += notes->is_trapped[tile] ? weights[TERM_TRAPPED + here->kind]
                                     : weights[TERM_REACH + here->kind] * notes->count[tile];
    const bool is_own = till_owner(position, tile) == position->player;
    /* Kinds are ordered from King to pawn: those behind are less valuable. */
    if (kinds_of(notes->reached[cell], is_own) >> (here->kind + 1) != 0)
        score += weights[TERM_ATTACKED + here->kind];
    if (here->kind == KING)
        score += score_king(notes, tile, weights);
    return score;
}

static void score(const struct variant *variant, const void *now, const int16_t *weights,
                  void *kept, int32_t *scores) {
    const struct till_position *position = now;
    for (unsigned player = 0; player < variant->seats; player++)
        for (enum till_kind kind = KING; kind < KINDS; kind++)
            scores[player] += weights[TERM_MATERIAL + kind] * position->hand[player][kind];
    scores[position->player] += weights[TERM_TEMPO];
    if (position->count == 0)
        return;
    struct notes *notes = notes_about(position, kept);
    reach_find(notes);
    for (unsigned tile = 0; tile < position->count; tile++)
        scores[till_owner(position, tile)] += score_tile(notes, tile, weights);
}

static uint64_t hash(const struct variant *variant, const void *now) {
    const struct till_position *position = now;
    uint64_t hash = (uint64_t)position->count << 16 | (uint64_t)position->player << 8 |
                    (uint64_t)position->passes;
    uint64_t word = 0;
    (void)variant;
    memcpy(&word, position->owner, sizeof position->owner);
    hash = hash_mix(hash, word);
    for (unsigned tile = 0; tile < position->count; tile += 2) {
        memcpy(&word, &position->tiles[tile], sizeof word); /* beyond the last they are zero */
        hash = hash_mix(hash, word);
    }
    return hash;
}

/* A captured King brings all tiles that its owner controls. Players who stand together gain nothing
   by tiles that they take of each other. */
static int tile_gain(const struct notes *notes, const int16_t *weights, unsigned victim) {
    const struct till_position *position = notes->table.position;
    if (is_together(notes, position->player, till_owner(position, victim)))
        return 0;
    int gain = weights[TERM_MATERIAL + position->tiles[victim].kind];
    if (position->tiles[victim].kind != KING)
        return gain;
    for (unsigned tile = 0; tile < position->count; tile++)
        if (till_owner(position, tile) == position->tiles[victim].colour)
            gain += 2 * weights[TERM_MATERIAL + position->tiles[tile].kind];
    return gain < INT16_MAX ? gain : INT16_MAX;
}

/* A tile that can be taken is all at risk without a guard, else what the exchange with the least
   attacker costs. */
static int risk_of(const struct notes *notes, const int16_t *weights, enum till_kind mover,
                   int cell, bool is_capture) {
    const unsigned others = kinds_of(notes->reached[cell], true);
    if (others == 0 || mover == KING)
        return 0;
    const int value = weights[TERM_MATERIAL + mover];
    const unsigned guards = notes->reached[cell] >> REACHED_COUNT;
    const bool is_guarded = guards > (is_capture || mover != PAWN);
    const int attacker = weights[TERM_MATERIAL + 31 - __builtin_clz(others)];
    return !is_guarded ? value : value > attacker ? value - attacker : 0;
}

static struct prospect prospect_of(const struct notes *notes, const int16_t *weights,
                                   struct till_action action) {
    const struct till_position *position = notes->table.position;
    if (action.type != TILL_MOVE)
        return (struct prospect){.gain = 0};
    const int cell = cell_of(&notes->table, action.x, action.y);
    const enum till_kind mover = position->tiles[action.tile].kind;
    const uint8_t target = notes->table.at[cell];
    const int gain = target != 0 ? tile_gain(notes, weights, target - 1u) : 0;
    const int net = gain - risk_of(notes, weights, mover, cell, target != 0);
    const bool is_safe = gain > 0 && position->tiles[target - 1].kind == KING;
    return (struct prospect){.gain = (int16_t)gain, .net = (int16_t)(is_safe ? gain : net)};
}

static void prospects(const struct variant *variant, const void *now, const int16_t *weights,
                      void *kept, const action_t *list, size_t count, bool only_gains,
                      struct prospect *prospects) {
    const struct till_position *position = now;
    (void)variant;
    (void)only_gains;
    memset(prospects, 0, count * sizeof *prospects);
    if (till_is_placing(position))
        return;
    struct notes *notes = notes_about(position, kept);
    reach_find(notes);
    for (size_t i = 0; i < count; i++)
        prospects[i] = prospect_of(notes, weights, till_unpack(list[i]));
}

/* An enemy that is not trapped could capture the King of the player to act. */
static bool is_king_attacked(struct notes *notes, unsigned king) {
    const struct till_position *position = &notes->position;
    const struct till_tile *here = &position->tiles[king];
    struct watcher watchers[TILES_MAX];
    const unsigned count = till_find_watchers(&notes->table, here->x, here->y, NO_TILE, watchers);
    for (unsigned i = 0; i < count; i++)
        if (!is_together(notes, position->player, till_owner(position, watchers[i].tile)) &&
            till_can_watcher_reach(&notes->table, &watchers[i], here->x, here->y, NULL) &&
            !till_is_trapped(&notes->table, links_of(notes), watchers[i].tile))
            return true;
    return false;
}

static bool is_threatened(const struct variant *variant, const void *now, void *kept) {
    const struct till_position *position = now;
    (void)variant;
    return !till_is_placing(position) &&
           is_king_attacked(notes_about(position, kept), till_king_of(position, position->player));
}

static size_t generate(const struct variant *variant, const void *now, void *kept, action_t *list) {
    const struct till_position *position = now;
    if (till_is_placing(position))
        return till_generate(variant, position, list);
    if (till_outcome(variant, position).result != RESULT_ONGOING)
        return 0;
    struct notes *notes = notes_about(position, kept);
    return till_generate_on(&notes->table, links_of(notes), false, list);
}

/* A player who can do nothing else passes. */
static bool can_act(const struct variant *variant, const void *now) {
    return till_outcome(variant, now).result == RESULT_ONGOING;
}

const struct evaluation till_evaluation = {
    .groups = till_groups,
    .weights = till_weights,
    .features = &till_features,
    .hash = hash,
    .score = score,
    .prospects = prospects,
    .notes_size = sizeof(struct notes),
    .stand_against = stand_against,
    .is_threatened = is_threatened,
    .generate = generate,
    .can_act = can_act,
};
