/* Fairy: the kinds' movements, made into patterns, lines and walks (fairy 3). */

#include "ways.h"

#include <assert.h>
#include <string.h>

static const struct vector units[8] = {{1, 0},  {0, 1}, {-1, 0}, {0, -1},
                                       {-1, 1}, {1, 1}, {1, -1}, {-1, -1}};

/* The table of a vector as it lies on the board. */
static uint8_t table_of(struct fairy *variant, struct vector vector) {
    unsigned table = 0;
    while (table < variant->table_count &&
           (variant->vectors[table].dx != vector.dx || variant->vectors[table].dy != vector.dy))
        table++;
    if (table < variant->table_count)
        return (uint8_t)table;
    assert(table < VECTOR_TABLES_MAX);
    variant->vectors[variant->table_count++] = vector;
    variant->shifts[table] = vector.dy * variant->grid.files + vector.dx;
    for (unsigned square = 0; square < variant->grid.square_count; square++) {
        const unsigned next = grid_step(&variant->grid, square, vector);
        variant->next[table][square] = (uint8_t)next;
        variant->origins[table] |= next != NO_SQUARE ? bit_of(square) : 0;
    }
    return (uint8_t)table;
}

static struct vector sign_of(struct vector vector) {
    return (struct vector){(int8_t)((vector.dx > 0) - (vector.dx < 0)),
                           (int8_t)((vector.dy > 0) - (vector.dy < 0))};
}

/* The squares between the ends of a lame leap: straight steps along the longer side, then diagonal
   ones (fairy 3.4). */
static void legs_of(struct fairy *variant, struct lame *lame, struct vector leap) {
    const unsigned dx = (unsigned)(leap.dx < 0 ? -leap.dx : leap.dx);
    const unsigned dy = (unsigned)(leap.dy < 0 ? -leap.dy : leap.dy);
    const struct vector diagonal = sign_of(leap);
    const struct vector straight =
        dx > dy ? (struct vector){diagonal.dx, 0} : (struct vector){0, diagonal.dy};
    const unsigned longer = dx > dy ? dx : dy, shorter = dx > dy ? dy : dx;
    lame->leap = table_of(variant, leap);
    lame->count = (uint8_t)(longer - 1);
    for (unsigned i = 0; i < lame->count; i++)
        lame->legs[i] = table_of(variant, i < longer - shorter ? straight : diagonal);
}

static uint8_t lame_of(struct fairy *variant, struct vector leap) {
    struct lame lame = {.leap = 0};
    legs_of(variant, &lame, leap);
    for (unsigned i = 0; i < variant->lame_count; i++)
        if (variant->lames[i].leap == lame.leap)
            return (uint8_t)i;
    assert(variant->lame_count < LAMES_MAX);
    variant->lames[variant->lame_count] = lame;
    return (uint8_t)variant->lame_count++;
}

/* The rays of unit vectors, a bit each for straight and diagonal ones; false for any other. */
static bool lines_of(const struct vectors *vectors, unsigned quarters, uint8_t lines[2]) {
    lines[STRAIGHT] = lines[DIAGONAL] = 0;
    for (unsigned i = 0; i < vectors->count; i++) {
        const struct vector vector = vector_turned(vectors->at[i], quarters);
        unsigned unit = 0;
        while (unit < 8 && (units[unit].dx != vector.dx || units[unit].dy != vector.dy))
            unit++;
        if (unit == 8)
            return false;
        lines[unit / 4] |= (uint8_t)(1 << unit % 4);
    }
    return true;
}

/* A part as the pieces of one side have it. */
static struct walk walk_of(struct fairy *variant, const struct betza_part *part, unsigned side) {
    struct walk walk = {
        .is_quiet = part->is_quiet,
        .is_capture = part->is_capture,
        .is_initial = part->is_initial,
        .is_lame = part->is_lame,
        .hop = part->hop,
        .range = part->range,
        .vector_count = (uint8_t)part->vectors.count,
    };
    walk.is_line = lines_of(&part->vectors, 2 * side, walk.lines) && part->range == 0;
    assert(part->vectors.count <= WALK_VECTORS_MAX);
    for (unsigned i = 0; i < part->vectors.count; i++) {
        const struct vector vector = vector_turned(part->vectors.at[i], 2 * side);
        walk.tables[i] = part->is_lame ? lame_of(variant, vector) : table_of(variant, vector);
    }
    return walk;
}

static uint16_t walk_add(struct fairy *variant, const struct walk *walk) {
    assert(variant->walk_count < WALKS_MAX);
    variant->walks[variant->walk_count] = *walk;
    return (uint16_t)variant->walk_count++;
}

static void vectors_join(struct vectors *vectors, const struct vectors *more) {
    for (unsigned i = 0; i < more->count; i++)
        vectors_add(vectors, more->at[i]);
}

/* Adds the leaps of a part to the paces; false if there are too many, or one leads where another
   does. */
static bool paces_add(struct fairy *variant, struct ways *ways, const struct betza_part *part,
                      unsigned side) {
    for (unsigned i = 0; i < part->vectors.count; i++) {
        const struct vector vector = vector_turned(part->vectors.at[i], 2 * side);
        struct pace pace = {.is_quiet = part->is_quiet,
                            .is_capture = part->is_capture,
                            .is_initial = part->is_initial,
                            .leap = {.leap = table_of(variant, vector)}};
        if (part->is_lame)
            pace.leap = variant->lames[lame_of(variant, vector)];
        for (unsigned j = 0; j < ways->pace_count; j++)
            if (ways->paces[j].leap.leap == pace.leap.leap)
                return false;
        if (ways->pace_count == PACES_MAX)
            return false;
        ways->paces[ways->pace_count++] = pace;
    }
    return true;
}

/* What the parts of a kind come to, before patterns are made of it. */
struct leaps {
    struct vectors quiet, capture;
    bool are_all; /* and all of them are paces */
};

static void part_compile(struct fairy *variant, struct ways *ways, const struct betza_part *part,
                         unsigned side, struct leaps *leaps) {
    const struct walk walk = walk_of(variant, part, side);
    const bool is_usual = !part->is_initial && !part->is_lame && part->hop == 0;
    for (unsigned i = 0; i < part->vectors.count && !part->is_initial; i++)
        ways->has_backward |= part->vectors.at[i].dy < 0;
    if (part->is_quiet || part->is_capture)
        leaps->are_all = leaps->are_all && part->range == 1 && part->hop == 0 &&
                         paces_add(variant, ways, part, side);
    if (part->is_passing)
        ways->passings[ways->passing_count++] = walk_add(variant, &walk);
    if (is_usual && part->range == 1) {
        if (part->is_quiet)
            vectors_join(&leaps->quiet, &part->vectors);
        if (part->is_capture)
            vectors_join(&leaps->capture, &part->vectors);
    } else if (is_usual && walk.is_line) {
        for (unsigned lines = STRAIGHT; lines <= DIAGONAL; lines++) {
            ways->quiet_lines[lines] |= part->is_quiet ? walk.lines[lines] : 0;
            ways->capture_lines[lines] |= part->is_capture ? walk.lines[lines] : 0;
        }
    } else if (part->is_quiet || part->is_capture) {
        ways->has_initial |= part->is_initial && part->is_quiet;
        ways->walks[ways->walk_count++] =
            part->is_passing ? ways->passings[ways->passing_count - 1] : walk_add(variant, &walk);
    }
}

static void ways_compile(struct fairy *variant, unsigned side, unsigned kind) {
    struct ways *ways = &variant->ways[side][kind];
    struct cursor text = fairy_movement_text(variant, side, kind);
    struct leaps leaps = {.are_all = true};
    if (cursor_peek(&text) == '-')
        text.at = text.length;
    while (!cursor_is_at_end(&text)) {
        struct betza_part part;
        const bool is_read = betza_read(&text, &part);
        assert(is_read);
        (void)is_read;
        part_compile(variant, ways, &part, side, &leaps);
    }
    ways->pace_count = leaps.are_all ? ways->pace_count : 0;
    ways->quiet = grid_pattern(&variant->grid, &leaps.quiet, 2 * side);
    ways->capture = grid_pattern(&variant->grid, &leaps.capture, 2 * side);
    ways->capture_back = grid_pattern(&variant->grid, &leaps.capture, 2 * side + 2);
    ways->is_confined = (variant->grid.all & ~variant->area[side][kind]) != 0;
}

/* Where a walk leads on an empty board, whatever it does there; over a hurdle it goes too. */
static squares_t empty_walk(const struct fairy *variant, const struct walk *walk, unsigned from) {
    squares_t reached = 0;
    for (unsigned i = 0; i < walk->vector_count; i++) {
        if (walk->is_lame) {
            const unsigned to =
                fairy_lame_target(variant, &variant->lames[walk->tables[i]], from, 0);
            reached |= to == NO_SQUARE ? 0 : bit_of(to);
            continue;
        }
        unsigned at = from;
        for (unsigned n = 1; walk->range == 0 || n <= walk->range; n++) {
            at = variant->next[walk->tables[i]][at];
            if (at == NO_SQUARE)
                break;
            reached |= bit_of(at);
        }
    }
    return reached;
}

/* The squares of a set of lines on an empty board. */
static squares_t empty_lines(const struct fairy *variant, const uint8_t lines[2], unsigned from) {
    squares_t reached = 0;
    for (unsigned i = 0; i < 8; i++)
        if ((lines[i / 4] >> i % 4 & 1) != 0)
            reached |= variant->grid.rays[i / 4][from].each[i % 4];
    return reached;
}

/* Where a piece on a square could capture, whatever stood on the board. */
static squares_t wide_captures(const struct fairy *variant, unsigned side, unsigned kind,
                               unsigned from) {
    const struct ways *ways = &variant->ways[side][kind];
    squares_t wide =
        variant->grid.leaps[ways->capture][from] | empty_lines(variant, ways->capture_lines, from);
    for (unsigned i = 0; i < ways->walk_count; i++) {
        const struct walk *walk = &variant->walks[ways->walks[i]];
        if (walk->is_capture && (!walk->is_initial || has_square(variant->start[side][kind], from)))
            wide |= empty_walk(variant, walk, from);
    }
    return wide & variant->area[side][kind];
}

/* Fairy 5.5: areas left aside; what hops counts as sliding. */
static bool is_movable(const struct fairy *variant, const struct ways *ways, unsigned from) {
    squares_t quiet =
        variant->grid.leaps[ways->quiet][from] | empty_lines(variant, ways->quiet_lines, from);
    for (unsigned i = 0; i < ways->walk_count; i++) {
        const struct walk *walk = &variant->walks[ways->walks[i]];
        if (walk->is_quiet && !walk->is_initial)
            quiet |= empty_walk(variant, walk, from);
    }
    return quiet != 0;
}

static void squares_compile(struct fairy *variant, unsigned side, unsigned kind) {
    for (squares_t rest = variant->grid.all; rest != 0; rest &= rest - 1) {
        const unsigned from = first_square(rest);
        if (is_movable(variant, &variant->ways[side][kind], from))
            variant->movable[side][kind] |= bit_of(from);
        for (squares_t to = wide_captures(variant, side, kind, from); to != 0; to &= to - 1)
            variant->wide_back[side][kind][first_square(to)] |= bit_of(from);
    }
}

/* Sorts the kinds of a side by how they attack; a confined one attacks only in its area. */
static void threats_compile(struct fairy *variant, unsigned side) {
    struct threats *threats = &variant->threats[side];
    for (unsigned kind = 0; kind < variant->kind_count; kind++) {
        const struct ways *ways = &variant->ways[side][kind];
        bool is_special = ways->is_confined;
        for (unsigned lines = STRAIGHT; lines <= DIAGONAL; lines++) {
            const uint8_t captures = ways->capture_lines[lines];
            if (captures == ALL_LINES && !ways->is_confined)
                *(lines == STRAIGHT ? &threats->straight : &threats->diagonal) |= KIND_BIT(kind);
            else
                is_special |= captures != 0;
        }
        for (unsigned i = 0; i < ways->walk_count; i++) {
            const struct walk *walk = &variant->walks[ways->walks[i]];
            is_special |= walk->is_capture;
            if (walk->is_capture && walk->hop != 0)
                variant->hoppers[side] |= KIND_BIT(kind);
        }
        if (is_special)
            threats->special |= KIND_BIT(kind);
        if (!ways->is_confined)
            threats_add_leaps(threats, kind, ways->capture_back);
    }
}

/* Whether a quiet or passing part of the first piece has the target on a line or a lame leap from
   its square, whatever stands on it (fairy 8). */
static bool goes_to(const struct fairy *variant, unsigned side, unsigned kind, unsigned from,
                    unsigned to) {
    const struct ways *ways = &variant->ways[side][kind];
    if (has_square(variant->grid.leaps[ways->quiet][from], to) ||
        has_square(empty_lines(variant, ways->quiet_lines, from), to))
        return true;
    for (unsigned i = 0; i < ways->walk_count; i++) {
        const struct walk *walk = &variant->walks[ways->walks[i]];
        if (walk->is_quiet && has_square(empty_walk(variant, walk, from), to))
            return true;
    }
    for (unsigned i = 0; i < ways->passing_count; i++)
        if (has_square(empty_walk(variant, &variant->walks[ways->passings[i]], from), to))
            return true;
    return false;
}

/* The squares from one to another on its rank, without the first. */
static squares_t walk_between(unsigned from, unsigned to) {
    squares_t walk = 0;
    for (unsigned at = from; at != to;) {
        at = at < to ? at + 1 : at - 1;
        walk |= bit_of(at);
    }
    return walk;
}

static void castling_compile(struct fairy *variant, unsigned right) {
    const unsigned side = right / CASTLINGS;
    struct castling *castling = &variant->castlings[side][right % CASTLINGS];
    if (!castling->exists)
        return;
    const unsigned from = castling->from, to = castling->to, partner = castling->partner;
    const unsigned kind = piece_kind(variant->array[from]);
    castling->partner_to = (uint8_t)(partner > from ? to - 1 : to + 1);
    castling->walk = walk_between(from, to);
    castling->gap = (castling->walk | walk_between(partner, castling->partner_to)) &
                    ~(bit_of(from) | bit_of(partner));
    castling->names_partner = from == to || goes_to(variant, side, kind, from, to);
    variant->rights_at[from] |= (uint8_t)(1 << right);
    variant->rights_at[partner] |= (uint8_t)(1 << right);
}

void fairy_compile(struct fairy *variant) {
    for (unsigned unit = 0; unit < 8; unit++)
        table_of(variant, units[unit]);
    for (unsigned side = WHITE; side <= BLACK; side++) {
        for (unsigned kind = 0; kind < variant->kind_count; kind++) {
            ways_compile(variant, side, kind);
            squares_compile(variant, side, kind);
        }
        threats_compile(variant, side);
    }
    for (unsigned right = 0; right < 2 * CASTLINGS; right++)
        castling_compile(variant, right);
}
