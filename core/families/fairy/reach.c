/* Fairy: where pieces get (fairy 3). */

#include "ways.h"

#include <assert.h>

/* The squares that slides along some rays reach, the first blockers included. */
static squares_t slide_along(const struct fairy *variant, unsigned lines, unsigned bits,
                             unsigned from, squares_t occupied) {
    const struct rays *rays = &variant->grid.rays[lines][from];
    squares_t reached = 0;
    if (bits == ALL_LINES)
        return slide(&variant->grid, lines, from, occupied);
    for (unsigned i = 0; i < 4; i++)
        if ((bits >> i & 1) != 0)
            reached |= i < 2 ? ray_above(rays->each[i], occupied)
                             : ray_below(&variant->grid, rays->each[i], occupied);
    return reached;
}

static squares_t star_of(const struct fairy *variant, unsigned lines, unsigned bits,
                         unsigned from) {
    const struct rays *rays = &variant->grid.rays[lines][from];
    squares_t star = 0;
    for (unsigned i = 0; i < 4; i++)
        star |= (bits >> i & 1) != 0 ? rays->each[i] : 0;
    return star;
}

/* Beyond the first piece on each ray, up to the next one. */
static squares_t hop_along(const struct fairy *variant, unsigned lines, unsigned bits,
                           unsigned from, squares_t occupied) {
    const squares_t near = slide(&variant->grid, lines, from, occupied);
    const squares_t hurdles = near & occupied;
    if (bits == 0 || hurdles == 0)
        return 0;
    return slide(&variant->grid, lines, from, occupied & ~hurdles) & ~near &
           star_of(variant, lines, bits, from);
}

unsigned fairy_lame_target(const struct fairy *variant, const struct lame *lame, unsigned from,
                           squares_t occupied) {
    unsigned at = from;
    for (unsigned i = 0; i < lame->count; i++) {
        at = variant->next[lame->legs[i]][at];
        if (at == NO_SQUARE || has_square(occupied, at))
            return NO_SQUARE;
    }
    return variant->next[lame->leap][from];
}

/* Squares that a leaper along one vector reaches, be they empty or not, and be there a hurdle. */
static squares_t walk_one(const struct fairy *variant, const struct walk *walk, unsigned table,
                          unsigned from, squares_t occupied) {
    const uint8_t *next = variant->next[table];
    squares_t reached = 0;
    bool is_over = walk->hop == 0;
    unsigned at = from;
    for (unsigned n = 1; walk->range == 0 || n <= walk->range; n++) {
        at = next[at];
        if (at == NO_SQUARE)
            break;
        const bool is_occupied = has_square(occupied, at);
        if (is_over)
            reached |= bit_of(at);
        if ((is_over && (is_occupied || walk->hop == 'g')))
            break;
        is_over |= is_occupied;
    }
    return reached;
}

/* All that a walk reaches, the pieces at which it ends included. */
static squares_t walk_reach(const struct fairy *variant, const struct walk *walk, unsigned from,
                            squares_t occupied) {
    squares_t reached = 0;
    WORK(1);
    if (walk->is_line && walk->hop == 'p')
        return hop_along(variant, STRAIGHT, walk->lines[STRAIGHT], from, occupied) |
               hop_along(variant, DIAGONAL, walk->lines[DIAGONAL], from, occupied);
    if (walk->is_line && walk->hop == 0)
        return slide_along(variant, STRAIGHT, walk->lines[STRAIGHT], from, occupied) |
               slide_along(variant, DIAGONAL, walk->lines[DIAGONAL], from, occupied);
    for (unsigned i = 0; i < walk->vector_count; i++) {
        if (!walk->is_lame) {
            reached |= walk_one(variant, walk, walk->tables[i], from, occupied);
            continue;
        }
        const unsigned to =
            fairy_lame_target(variant, &variant->lames[walk->tables[i]], from, occupied);
        reached |= to == NO_SQUARE ? 0 : bit_of(to);
    }
    return reached;
}

static void add_walks(const struct fairy *variant, const struct ways *ways, unsigned from,
                      squares_t occupied, bool is_first, struct reach *reach) {
    for (unsigned i = 0; i < ways->walk_count; i++) {
        const struct walk *walk = &variant->walks[ways->walks[i]];
        if (walk->is_initial && !is_first)
            continue;
        const squares_t reached = walk_reach(variant, walk, from, occupied);
        reach->quiet |= walk->is_quiet ? reached : 0;
        reach->capture |= walk->is_capture ? reached : 0;
    }
}

/* What the parts of a kind reach, with those for first moves or without; closed: squares that it
   cannot enter, as far as they are known. */
static inline struct reach reach_of(const struct fairy *variant, const struct ways *ways,
                                    unsigned from, squares_t occupied, squares_t closed,
                                    bool is_first) {
    const struct grid *grid = &variant->grid;
    struct reach reach = {grid->leaps[ways->quiet][from], grid->leaps[ways->capture][from]};
    WORK(1);
    for (unsigned lines = STRAIGHT; lines <= DIAGONAL; lines++) {
        const unsigned quiet = ways->quiet_lines[lines], capture = ways->capture_lines[lines];
        if ((quiet | capture) == 0 || (grid->rays[lines][from].beside & ~closed) == 0)
            continue;
        const squares_t slides = slide_along(variant, lines, quiet | capture, from, occupied);
        reach.quiet |= quiet == ALL_LINES || quiet == (quiet | capture)
                           ? slides
                           : slides & star_of(variant, lines, quiet, from);
        reach.capture |=
            capture == (quiet | capture) ? slides : slides & star_of(variant, lines, capture, from);
    }
    if (ways->walk_count > 0)
        add_walks(variant, ways, from, occupied, is_first, &reach);
    return reach;
}

struct reach fairy_reach(const struct fairy *variant, unsigned side, unsigned kind, unsigned from,
                         squares_t occupied, squares_t enemies) {
    const struct ways *ways = &variant->ways[side][kind];
    struct reach reach = reach_of(variant, ways, from, occupied, occupied & ~enemies,
                                  has_square(variant->start[side][kind], from));
    reach.quiet &= ~occupied & variant->area[side][kind];
    reach.capture &= enemies & variant->area[side][kind];
    return reach;
}

squares_t fairy_passing_reach(const struct fairy *variant, unsigned side, unsigned kind,
                              unsigned from, squares_t occupied, squares_t open) {
    const struct ways *ways = &variant->ways[side][kind];
    squares_t reached = 0;
    for (unsigned i = 0; i < ways->passing_count; i++) {
        const struct walk *walk = &variant->walks[ways->passings[i]];
        if (!walk->is_initial || has_square(variant->start[side][kind], from))
            reached |= walk_reach(variant, walk, from, occupied);
    }
    return reached & open & variant->area[side][kind] & variant->ep[side][kind];
}

/* How many times a vector leads from one square to another, 0 if it does not. */
static unsigned times_along(const struct fairy *variant, struct vector vector, unsigned from,
                            unsigned to) {
    const int files = variant->grid.files;
    const int dx = (int)(to % variant->grid.files) - (int)(from % variant->grid.files);
    const int dy = ((int)to - (int)from - dx) / files;
    const int times = vector.dx != 0 ? dx / vector.dx : dy / vector.dy;
    return times > 0 && times * vector.dx == dx && times * vector.dy == dy ? (unsigned)times : 0;
}

/* The way along a vector; false if there is none. */
static bool way_along(const struct fairy *variant, const struct walk *walk, unsigned table,
                      unsigned from, unsigned to, struct line *line) {
    const unsigned times = times_along(variant, variant->vectors[table], from, to);
    unsigned at = from;
    if (times == 0 || (walk->range != 0 && times > walk->range) || (walk->hop != 0 && times == 1))
        return false;
    *line = (struct line){.from = (uint8_t)from, .hop = walk->hop};
    for (unsigned n = 1; n < times; n++) {
        at = variant->next[table][at];
        if (at == NO_SQUARE)
            return false;
        line->way |= bit_of(at);
    }
    line->last = (uint8_t)at;
    return true;
}

static bool way_of_lame(const struct fairy *variant, const struct lame *lame, unsigned from,
                        unsigned to, struct line *line) {
    unsigned at = from;
    if (variant->next[lame->leap][from] != to)
        return false;
    *line = (struct line){.from = (uint8_t)from};
    for (unsigned i = 0; i < lame->count; i++) {
        at = variant->next[lame->legs[i]][at];
        if (at == NO_SQUARE)
            return false;
        line->way |= bit_of(at);
    }
    return true;
}

static unsigned walk_lines(const struct fairy *variant, const struct walk *walk, unsigned from,
                           unsigned to, struct line *lines) {
    for (unsigned i = 0; i < walk->vector_count; i++) {
        const unsigned table = walk->tables[i];
        if (walk->is_lame ? way_of_lame(variant, &variant->lames[table], from, to, lines)
                          : way_along(variant, walk, table, from, to, lines))
            return 1; /* no other vector of the part leads there */
    }
    return 0;
}

unsigned fairy_lines(const struct fairy *variant, unsigned side, unsigned kind, unsigned from,
                     unsigned to, struct line *lines) {
    const struct ways *ways = &variant->ways[side][kind];
    unsigned count = 0;
    if (!has_square(variant->area[side][kind], to))
        return 0;
    if (has_square(variant->grid.leaps[ways->capture][from], to))
        lines[count++] = (struct line){.from = (uint8_t)from};
    for (unsigned i = 0; i < 8; i++)
        if ((ways->capture_lines[i / 4] >> i % 4 & 1) != 0 &&
            has_square(variant->grid.rays[i / 4][from].each[i % 4], to))
            lines[count++] = (struct line){.way = fairy_between(variant, i / 4, from, to),
                                           .from = (uint8_t)from};
    for (unsigned i = 0; i < ways->walk_count; i++) {
        const struct walk *walk = &variant->walks[ways->walks[i]];
        if (walk->is_capture && (!walk->is_initial || has_square(variant->start[side][kind], from)))
            count += walk_lines(variant, walk, from, to, lines + count);
    }
    assert(count <= LINES_MAX);
    return count;
}

/* The squares that one walk passes on its way to a target that it reaches over empty squares only;
   -1 if it does not reach it so. A hop leaves none open, nor does a jump that is not lame. */
static int passed_by(const struct fairy *variant, const struct walk *walk, unsigned from,
                     unsigned to, squares_t occupied, uint8_t *passed) {
    for (unsigned i = 0; i < walk->vector_count; i++) {
        const struct lame *lame = walk->is_lame ? &variant->lames[walk->tables[i]] : NULL;
        int count = 0;
        if (lame != NULL
                ? fairy_lame_target(variant, lame, from, occupied) != to
                : !has_square(walk_one(variant, walk, walk->tables[i], from, occupied), to))
            continue;
        if (walk->hop != 0)
            return 0;
        const unsigned steps =
            lame != NULL ? lame->count
                         : times_along(variant, variant->vectors[walk->tables[i]], from, to) - 1;
        for (unsigned at = from, n = 0; n < steps; n++) {
            at = variant->next[lame != NULL ? lame->legs[n] : walk->tables[i]][at];
            passed[count++] = (uint8_t)at;
        }
        return count;
    }
    return -1;
}

unsigned fairy_passed(const struct fairy *variant, const struct fairy_position *before,
                      unsigned from, unsigned to, uint8_t *passed) {
    const unsigned side = piece_side(before->board[from]), kind = piece_kind(before->board[from]);
    const struct ways *ways = &variant->ways[side][kind];
    const squares_t occupied = occupied_by_both(before);
    if (!has_square(variant->start[side][kind], from) || (variant->royal & KIND_BIT(kind)) != 0)
        return 0;
    if (has_square(reach_of(variant, ways, from, occupied, 0, false).quiet, to))
        return 0;
    for (unsigned i = 0; i < ways->walk_count; i++) {
        const struct walk *walk = &variant->walks[ways->walks[i]];
        const int count = walk->is_initial && walk->is_quiet
                              ? passed_by(variant, walk, from, to, occupied, passed)
                              : -1;
        if (count >= 0)
            return (unsigned)count;
    }
    return 0;
}

/* True if a walk leads over exactly these squares to a target. */
static bool walk_passes(const struct fairy *variant, const struct walk *walk, unsigned from,
                        unsigned to, const uint8_t *passed, unsigned count) {
    uint8_t own[PASSED_MAX + 2] = {0};
    const int length = passed_by(variant, walk, from, to, 0, own);
    if (length != (int)count)
        return false;
    for (unsigned i = 0; i < count; i++)
        if (own[i] != passed[i])
            return false;
    return true;
}

bool fairy_could_pass(const struct fairy *variant, const struct fairy_position *position,
                      unsigned passer, const uint8_t *passed, unsigned count) {
    const unsigned side = piece_side(position->board[passer]);
    const unsigned kind = piece_kind(position->board[passer]);
    const struct ways *ways = &variant->ways[side][kind];
    squares_t from = variant->start[side][kind] & ~occupied_by_both(position);
    for (; from != 0; from &= from - 1)
        for (unsigned i = 0; i < ways->walk_count; i++) {
            const struct walk *walk = &variant->walks[ways->walks[i]];
            if (walk->is_initial && walk->is_quiet && walk->hop == 0 &&
                walk_passes(variant, walk, first_square(from), passer, passed, count))
                return true;
        }
    return false;
}
