/* Till Chess: why something is not legal. */

#include "table.h"

/* A question about two squares, with what is needed to answer it. */
struct question {
    const struct till_position *position;
    struct till_table table;
    struct till_links links;
    struct square from, to; /* from the corner of the box */
    unsigned tile;          /* on from, or NO_TILE */
    struct explanation *explanation;
};

static void because(struct question *question, enum motley_reason reason) {
    question->explanation->reason = reason;
}

static void point_at(struct question *question, struct square square) {
    struct explanation *explanation = question->explanation;
    if (explanation->square_count < EXPLAIN_SQUARES_MAX)
        explanation->squares[explanation->square_count++] = (struct square){
            question->position->left + square.x, question->position->bottom + square.y};
}

static void point_at_tile(struct question *question, unsigned tile) {
    const struct till_tile *here = &question->position->tiles[tile];
    point_at(question, (struct square){here->x, here->y});
}

/* Beyond the squares around the box nothing touches. */
static bool is_near(const struct question *question, struct square square) {
    return square.x >= -1 && square.x <= question->table.width && square.y >= -1 &&
           square.y <= question->table.height;
}

static unsigned tile_on(const struct question *question, struct square square) {
    return is_near(question, square)
               ? till_tile_at(question->position, (int)square.x, (int)square.y)
               : NO_TILE;
}

static void point_at_attackers(struct question *question, struct square king,
                               const struct change *change) {
    struct watcher watchers[TILES_MAX];
    const unsigned count = till_find_watchers(&question->table, king.x, king.y, NO_TILE, watchers);
    tiles_t attackers = 0;
    for (unsigned i = 0; i < count; i++)
        if (till_can_watcher_capture(&question->table, &question->links, &watchers[i], king.x,
                                     king.y, change))
            attackers |= line_of_bit(watchers[i].tile);
    for (; attackers != 0; attackers &= attackers - 1) /* in the order of texts */
        point_at_tile(question, (unsigned)line_lowest(attackers));
}

/* Why what can be placed now may not be put on a square. */
static void explain_placement(struct question *question) {
    const struct square to = question->to;
    if (question->position->count == 0) {
        because(question, MOTLEY_REASON_FIRST_AT_ORIGIN);
    } else if (tile_on(question, to) != NO_TILE) {
        because(question, MOTLEY_REASON_OCCUPIED);
        point_at(question, to);
    } else if (!is_near(question, to) || !till_touches(&question->table, to.x, to.y, NO_TILE)) {
        because(question, MOTLEY_REASON_TOUCHES_NOTHING);
    } else {
        const struct change change = {
            .tile = NO_TILE, .to_x = to.x, .to_y = to.y, .victim = NO_TILE};
        because(question, MOTLEY_REASON_KING_IN_DANGER);
        point_at_attackers(question, to, &change);
        if (question->explanation->square_count == 0)
            because(question, MOTLEY_REASON_KING_BESIDE_KING);
    }
}

static void explain_trap(struct question *question) {
    uint8_t cut_off[TILES_MAX];
    const unsigned count = till_cut_off(&question->table, question->tile, cut_off);
    because(question, MOTLEY_REASON_WOULD_SPLIT);
    for (unsigned i = 0; i < count; i++)
        point_at_tile(question, cut_off[i]);
}

/* Whether a kind ever goes this way, on an endless empty table. */
static bool is_its_way(enum till_kind kind, int64_t dx, int64_t dy) {
    const bool is_straight = dx == 0 || dy == 0, is_diagonal = dx == dy || dx == -dy;
    switch (kind) {
    case QUEEN:
        return is_straight || is_diagonal;
    case ROOK:
        return is_straight;
    case BISHOP:
        return is_diagonal;
    case KNIGHT:
        return dx * dx + dy * dy == 5;
    default:
        return dx * dx <= 1 && dy * dy <= 1;
    }
}

static int sign(int64_t number) { return (number > 0) - (number < 0); }

/* The first tile that others control on the way of a slide, or NO_TILE. */
static unsigned blocker_of(const struct question *question, int64_t dx, int64_t dy) {
    struct square at = question->from;
    const int64_t steps =
        (dx > 0 ? dx : -dx) > (dy > 0 ? dy : -dy) ? (dx > 0 ? dx : -dx) : (dy > 0 ? dy : -dy);
    for (int64_t i = 1; i < steps; i++) {
        at.x += sign(dx);
        at.y += sign(dy);
        if (!is_near(question, at))
            break;
        const unsigned tile = tile_on(question, at);
        if (tile != NO_TILE && till_owner(question->position, tile) != question->position->player)
            return tile;
    }
    return NO_TILE;
}

/* A square that the tile could go to if its own King allowed it. */
static void explain_king(struct question *question) {
    const struct till_position *position = question->position;
    const struct change change =
        till_change_of(&question->table, question->tile, question->to.x, question->to.y);
    const unsigned king = till_king_of(position, position->player);
    because(question, MOTLEY_REASON_LEAVES_KING_ATTACKED);
    point_at_attackers(question,
                       king == question->tile
                           ? question->to
                           : (struct square){position->tiles[king].x, position->tiles[king].y},
                       &change);
}

static void explain_target(struct question *question) {
    const struct till_position *position = question->position;
    const enum till_kind kind = position->tiles[question->tile].kind;
    const int64_t dx = (int64_t)question->to.x - question->from.x;
    const int64_t dy = (int64_t)question->to.y - question->from.y;
    const unsigned target = tile_on(question, question->to);
    if (!is_its_way(kind, dx, dy)) {
        because(question, MOTLEY_REASON_NOT_ITS_MOVE);
        return;
    }
    const unsigned blocker = blocker_of(question, dx, dy);
    if (blocker != NO_TILE && kind != KNIGHT) {
        because(question, MOTLEY_REASON_PATH_BLOCKED);
        point_at_tile(question, blocker);
    } else if (kind == PAWN && target != NO_TILE && (dx == 0 || dy == 0)) {
        because(question, MOTLEY_REASON_MUST_NOT_CAPTURE);
    } else if (!is_near(question, question->to) ||
               !till_touches(&question->table, question->to.x, question->to.y, question->tile)) {
        because(question, MOTLEY_REASON_TOUCHES_NOTHING);
    } else {
        explain_king(question);
    }
}

static void explain_move(struct question *question) {
    const struct till_position *position = question->position;
    const unsigned target = tile_on(question, question->to);
    if (question->tile == NO_TILE) {
        because(question, MOTLEY_REASON_NOTHING_THERE);
        point_at(question, question->from);
    } else if (till_owner(position, question->tile) != position->player) {
        because(question, MOTLEY_REASON_NOT_YOURS);
        point_at(question, question->from);
    } else if (till_is_trapped(&question->table, &question->links, question->tile)) {
        explain_trap(question);
    } else if (target != NO_TILE && till_owner(position, target) == position->player) {
        because(question, MOTLEY_REASON_OWN_PIECE_THERE);
        point_at(question, question->to);
    } else {
        explain_target(question);
    }
}

static void question_ask(struct question *question, const struct till_position *position,
                         struct square from, struct square to, struct explanation *explanation) {
    question->position = position;
    question->explanation = explanation;
    question->from = (struct square){from.x - position->left, from.y - position->bottom};
    question->to = (struct square){to.x - position->left, to.y - position->bottom};
    question->tile = NO_TILE;
    if (position->count > 0) {
        till_table_build(&question->table, position, position->player);
        till_find_links(&question->table, &question->links);
        question->tile = tile_on(question, question->from);
    }
}

void till_explain(const struct variant *variant, const void *now, struct square from,
                  struct square to, struct explanation *explanation) {
    const struct till_position *position = now;
    struct question question;
    (void)variant;
    question_ask(&question, position, from, to, explanation);
    if (!till_is_placing(position)) {
        assert(position->count > 0);
        explain_move(&question);
    } else if (from.x != to.x || from.y != to.y) {
        because(&question, MOTLEY_REASON_PLACE_FIRST);
    } else {
        explain_placement(&question);
    }
}

void till_explain_drop(const struct variant *variant, const void *now, unsigned kind,
                       struct square to, struct explanation *explanation) {
    const struct till_position *position = now;
    struct question question;
    (void)variant;
    question_ask(&question, position, to, to, explanation);
    if (position->hand[position->player][kind] == 0)
        because(&question, MOTLEY_REASON_NOTHING_IN_HAND);
    else if (kind == KING && !till_is_king_next(position))
        because(&question, MOTLEY_REASON_KING_COMES_LAST);
    else
        explain_placement(&question);
}

bool till_begin_turn(const struct variant *variant, void *now, unsigned seat,
                     struct explanation *explanation) {
    struct till_position *position = now;
    (void)variant;
    if (!till_is_in(position, seat))
        explanation->reason = MOTLEY_REASON_SEAT_IS_OUT;
    else if (till_is_placing(position) && seat != position->player)
        explanation->reason = MOTLEY_REASON_PLACE_FIRST;
    position->player = (uint8_t)seat;
    return explanation->reason == MOTLEY_REASON_NONE;
}
