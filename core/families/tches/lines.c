/* Lines of attack, and how far pieces could go. */

#include "lines.h"

#include <string.h>

enum { BARRED_MAX = 2 }; /* pieces on a line that is written down */

static const uint8_t QUIET_SLIDES[2] = {SLIDE_QUIET_STRAIGHT, SLIDE_QUIET_DIAGONAL};
static const uint8_t CAPTURE_SLIDES[2] = {SLIDE_CAPTURE_STRAIGHT, SLIDE_CAPTURE_DIAGONAL};

void tches_lines_start(struct line_table *table, const struct tches_variant *variant,
                       const struct tches_position *position) {
    const unsigned attacker = position->side ^ 1u;
    table->variant = variant;
    table->position = position;
    table->attacker = attacker;
    table->jesters = position->sides[attacker] & position->kinds[JESTER];
    table->others = position->sides[attacker] & ~position->kinds[JESTER];
    table->landable = tches_landable(variant, position, attacker);
    table->lasting = variant->is_mate ? table->others & position->kinds[KING] : 0;
    table->count = 0;
    memset(table->to, 0, sizeof table->to);
}

/* A piece whose lines to a square are looked for. */
struct search {
    struct line_table *table;
    struct lines *lines;
    unsigned square, from, orientation;
};

static void line_add(const struct search *search, squares_t way, squares_t landing) {
    struct line_table *table = search->table;
    const struct tches_position *position = table->position;
    const squares_t own_king = position->kinds[KING] & position->sides[position->side];
    if (has_square(way, search->square) || search->lines->count == LINES_MAX ||
        table->count == TABLE_MAX ||
        count_squares(way & occupied_by_both(position) & ~own_king) > BARRED_MAX)
        return;
    search->lines->count++;
    table->at[table->count++] =
        (struct line){.way = way, .landing = landing, .attacker = bit_of(search->from)};
}

/* The squares that a slide passes on its way to another, if it leads there. */
static bool slide_passes(const struct search *search, unsigned lines, unsigned to, squares_t *way) {
    const struct tches_variant *variant = search->table->variant;
    const unsigned from = search->from;
    if (!has_square(variant->rays[lines][from].star & variant->ahead[search->orientation][from],
                    to))
        return false;
    *way = tches_slide(variant, lines, from, bit_of(to)) &
           tches_slide(variant, lines, to, bit_of(from));
    return true;
}

static void then_lines(const struct search *search, const struct then *then) {
    const struct tches_variant *variant = search->table->variant;
    const kinds_t kind = KIND_BIT(piece_kind(search->table->position->board[search->from]));
    const squares_t landable = (CARRIER_KINDS & kind) != 0 ? search->table->landable : 0;
    squares_t landings = tches_landings(variant, then, search->orientation, search->from, 0) &
                         variant->leaps[then->capture_back][search->square];
    for (; landings != 0; landings &= landings - 1) {
        const unsigned to = first_square(landings);
        const squares_t landing = landings & -landings;
        squares_t way = 0;
        for (unsigned lines = STRAIGHT; lines <= DIAGONAL; lines++)
            if ((then->slides & QUIET_SLIDES[lines]) != 0)
                slide_passes(search, lines, to, &way);
        line_add(search, way | (landing & ~landable), landing & landable);
    }
}

static void bent_lines(const struct search *search, const struct bent *bent) {
    for (unsigned i = 0; i < bent->count; i++) {
        const uint8_t *path = bent->paths[search->from][i];
        squares_t way = 0;
        for (unsigned at = 0; at < 3 && path[at] != NO_SQUARE; at++) {
            if (path[at] == search->square)
                line_add(search, way, 0);
            way |= bit_of(path[at]);
        }
    }
}

static void piece_lines(const struct search *search, const struct ways *ways) {
    const struct tches_variant *variant = search->table->variant;
    const unsigned from = search->from, square = search->square;
    squares_t way;
    if (has_square(variant->leaps[ways->capture][from], square))
        line_add(search, 0, 0);
    for (unsigned lines = STRAIGHT; lines <= DIAGONAL; lines++)
        if ((ways->slides & CAPTURE_SLIDES[lines]) != 0 &&
            slide_passes(search, lines, square, &way))
            line_add(search, way, 0);
    for (unsigned i = 0; i < ways->then_count; i++)
        then_lines(search, &ways->then[i]);
    if (has_square(variant->leaps[ways->lame][from], square))
        line_add(search, bit_of((from + square) / 2), 0);
    if (ways->bent != 0)
        bent_lines(search, &variant->bents[ways->bent]);
}

/* The lines of Jesters that imitate a kind, or with NO_KIND those of all others. */
static void lines_write(struct line_table *table, unsigned square, unsigned imitated,
                        struct lines *lines) {
    const struct tches_position *position = table->position;
    squares_t rest = imitated == NO_KIND ? table->others : table->jesters;
    *lines = (struct lines){.is_known = true, .first = (uint16_t)table->count};
    for (; rest != 0; rest &= rest - 1) {
        const unsigned from = first_square(rest);
        const uint8_t piece = position->board[from];
        const unsigned kind = imitated == NO_KIND ? piece_kind(piece) : imitated;
        const struct search search = {.table = table,
                                      .lines = lines,
                                      .square = square,
                                      .from = from,
                                      .orientation = orientation_of(piece, table->attacker)};
        WORK(1);
        piece_lines(&search, &table->variant->ways[kind][search.orientation]);
    }
}

/* Where something may come into a line. */
static squares_t line_squares(const struct line_table *table, const struct line *line) {
    return line->way | line->landing | (line->attacker & ~table->lasting);
}

static const struct lines *lines_to(struct line_table *table, unsigned square, unsigned imitated) {
    struct lines *lines = &table->to[imitated][square];
    if (!lines->is_known)
        lines_write(table, square, imitated, lines);
    WORK(1);
    return lines;
}

static bool is_open(const struct line *line, squares_t occupied, squares_t enemies) {
    return ((line->way | (line->landing & ~enemies)) & occupied) == 0 &&
           (line->attacker & enemies) != 0;
}

static void open_add(struct line_table *table, unsigned square, unsigned imitated,
                     squares_t occupied, squares_t enemies, struct open_lines *open) {
    const struct lines *lines = lines_to(table, square, imitated);
    squares_t apart = open->all;
    for (unsigned i = 0; i < lines->count && open->apart < LINES_APART_MAX; i++) {
        const struct line *line = &table->at[lines->first + i];
        if (!is_open(line, occupied, enemies))
            continue;
        const squares_t squares = line_squares(table, line);
        if (imitated == NO_KIND)
            open->which |= (uint32_t)1 << i;
        open->common &= squares;
        open->all |= squares;
        if (squares == 0)
            open->apart = LINES_APART_MAX;
        if ((squares & apart) != 0)
            continue;
        apart |= squares;
        if (++open->apart <= 2)
            open->pair = apart;
    }
}

void tches_lines_find_open(struct line_table *table, unsigned square, squares_t occupied,
                           squares_t enemies, struct open_lines *open) {
    *open = (struct open_lines){.common = ~(squares_t)0};
    open_add(table, square, NO_KIND, occupied, enemies, open);
}

bool tches_lines_is_open(struct line_table *table, unsigned square, squares_t occupied,
                         squares_t enemies) {
    const struct lines *lines = lines_to(table, square, NO_KIND);
    const struct line *line = &table->at[lines->first];
    for (const struct line *end = line + lines->count; line < end; line++)
        if (is_open(line, occupied, enemies))
            return true;
    return false;
}

bool tches_lines_are_met(const struct line_table *table, unsigned square,
                         const struct open_lines *open, squares_t squares) {
    const struct line *lines = &table->at[table->to[NO_KIND][square].first];
    for (uint32_t rest = open->which; rest != 0; rest &= rest - 1) {
        const struct line *line = &lines[__builtin_ctz(rest)];
        if ((line_squares(table, line) & squares) == 0)
            return false;
    }
    return true;
}

void tches_lines_add_jesters(struct line_table *table, unsigned square, unsigned last,
                             squares_t occupied, squares_t enemies, struct open_lines *open) {
    if ((table->jesters & enemies) != 0)
        open_add(table, square, last, occupied, enemies, open);
}

/* The first pieces on those rays of slides on which something is wanted. */
static squares_t slides_obstacles(const struct tches_variant *variant, unsigned slides,
                                  unsigned from, squares_t occupied, squares_t wanted) {
    squares_t obstacles = 0;
    for (unsigned lines = STRAIGHT; lines <= DIAGONAL; lines++) {
        const struct rays *rays = &variant->rays[lines][from];
        squares_t leading = 0;
        if ((slides & (QUIET_SLIDES[lines] | CAPTURE_SLIDES[lines])) == 0)
            continue;
        for (unsigned i = 0; i < 2; i++)
            leading |= ((rays->above[i] & wanted) != 0 ? rays->above[i] : 0) |
                       ((rays->below[i] & wanted) != 0 ? rays->below[i] : 0);
        if (leading != 0)
            obstacles |= tches_slide(variant, lines, from, occupied) & leading;
    }
    return obstacles;
}

/* Squares from which a capturing step leads to something wanted, of those that are taken, and what
   bars the way to such squares. Where everything is wanted, every square is one. */
static squares_t then_obstacles(const struct tches_variant *variant, const struct then *then,
                                unsigned from, squares_t occupied, squares_t wanted) {
    const squares_t everywhere = ~(squares_t)0;
    squares_t before = wanted == everywhere ? everywhere : 0;
    for (; before != everywhere && wanted != 0; wanted &= wanted - 1)
        before |= variant->leaps[then->capture_back][first_square(wanted)];
    return (variant->leaps[then->leap][from] & before) |
           slides_obstacles(variant, then->slides, from, occupied, before);
}

static squares_t bent_obstacles(const struct bent *bent, unsigned from, squares_t wanted) {
    squares_t obstacles = 0;
    for (unsigned i = 0; i < bent->count; i++) {
        const uint8_t *path = bent->paths[from][i];
        squares_t way = 0;
        for (unsigned at = 0; at < 3 && path[at] != NO_SQUARE; at++) {
            way |= bit_of(path[at]);
            obstacles |= has_square(wanted, path[at]) ? way : 0;
        }
    }
    return obstacles;
}

squares_t tches_lines_obstacles(const struct tches_variant *variant, const struct ways *ways,
                                unsigned from, squares_t occupied, squares_t wanted) {
    squares_t obstacles = slides_obstacles(variant, ways->slides, from, occupied, wanted);
    WORK(1);
    for (unsigned i = 0; i < ways->then_count; i++)
        obstacles |= then_obstacles(variant, &ways->then[i], from, occupied, wanted);
    for (squares_t rest = variant->leaps[ways->lame][from] & wanted; rest != 0; rest &= rest - 1)
        obstacles |= bit_of((from + first_square(rest)) / 2);
    if (ways->bent != 0)
        obstacles |= bent_obstacles(&variant->bents[ways->bent], from, wanted);
    return obstacles & occupied;
}

/* On an empty board, and where a piece would meet something first. */
squares_t tches_lines_widest_reach(const struct tches_variant *variant, unsigned side,
                                   unsigned kind, unsigned from) {
    const squares_t all = ~(squares_t)0;
    squares_t squares = 0;
    for (unsigned orientation = 0; orientation < FACINGS; orientation++) {
        const struct ways *ways = &variant->ways[kind][orientation];
        if (!variant->has_polarity && orientation != 2 * side)
            continue;
        const struct reach reach = tches_reach_alone(variant, ways, orientation, from, 0, all, 0);
        squares |=
            reach.quiet | reach.capture | tches_lines_obstacles(variant, ways, from, all, all);
    }
    return squares;
}
