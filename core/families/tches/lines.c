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
    for (unsigned kind = 0; kind <= KINDS; kind++)
        table->meetings[kind].square = NO_SQUARE;
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

/* What keeps a line from being open, if its attacker is there. */
static squares_t bars_of(const struct line *line, squares_t occupied, squares_t enemies) {
    return (line->way | (line->landing & ~enemies)) & occupied;
}

static bool is_open(const struct line *line, squares_t occupied, squares_t enemies) {
    return bars_of(line, occupied, enemies) == 0 && (line->attacker & enemies) != 0;
}

static uint64_t line_bit(unsigned imitated, unsigned i) {
    return (uint64_t)1 << (imitated == NO_KIND ? i : LINES_MAX + i);
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
        open->which |= line_bit(imitated, i);
        open->common &= squares;
        open->all |= squares;
        if (squares == 0)
            open->apart = LINES_APART_MAX;
        if ((squares & apart) != 0)
            continue;
        apart |= squares;
        if (++open->apart <= 2)
            open->pair = apart;
        if (open->apart == 1)
            open->first = squares;
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

squares_t tches_lines_keep_free(struct line_table *table, unsigned square, squares_t occupied,
                                squares_t enemies, squares_t pieces, squares_t to) {
    const struct lines *lines = lines_to(table, square, NO_KIND);
    for (unsigned i = 0; i < lines->count && pieces != 0; i++) {
        const struct line *line = &table->at[lines->first + i];
        const squares_t bars = bars_of(line, occupied, enemies);
        if ((bars & pieces) != 0 && (bars & (bars - 1)) == 0 && (line->attacker & enemies) != 0 &&
            (line_squares(table, line) & to) == 0)
            pieces &= ~bars;
    }
    return pieces;
}

/* Carriers that leave a passenger on a square capture from there as any of their kinds does, and as
   if they looked everywhere. */
static squares_t captures_from(const struct tches_variant *variant, unsigned square) {
    squares_t captures = 0;
    for (kinds_t kinds = LEAVING_KINDS; kinds != 0; kinds &= kinds - 1)
        for (unsigned facing = 0; facing < FACINGS; facing++) {
            const struct ways *ways = &variant->ways[__builtin_ctz(kinds)][facing];
            for (unsigned i = 0; i < ways->then_count; i++)
                captures |= variant->leaps[ways->then[i].capture][square];
        }
    return captures;
}

/* Equal masks are noted once, but apart for one square and for two. */
static void mask_note(struct meetings *meetings, uint64_t mask, squares_t squares) {
    unsigned i = meetings->single_count;
    while (i < meetings->count && meetings->masks[i] != mask)
        i++;
    if (i == MASKS_MAX)
        return;
    if (i == meetings->count) {
        meetings->count++;
        meetings->masks[i] = mask;
        meetings->both[i] = 0;
    }
    meetings->both[i] |= squares;
}

static void meetings_add(struct line_table *table, unsigned square, unsigned imitated,
                         struct meetings *meetings) {
    const struct lines *lines = lines_to(table, square, imitated);
    for (unsigned i = 0; i < lines->count; i++) {
        squares_t rest = line_squares(table, &table->at[lines->first + i]);
        meetings->on_lines |= rest;
        for (; rest != 0; rest &= rest - 1)
            meetings->at[first_square(rest)] |= line_bit(imitated, i);
    }
}

static void pairs_add(const struct line_table *table, struct meetings *meetings) {
    const squares_t enemies = (table->others | table->jesters) & ~table->lasting;
    for (squares_t rest = meetings->on_lines; rest != 0; rest &= rest - 1) {
        const uint64_t left = meetings->at[first_square(rest)];
        squares_t captures =
            captures_from(table->variant, first_square(rest)) & meetings->on_lines & enemies;
        WORK(1);
        for (; captures != 0; captures &= captures - 1) {
            const uint64_t captured = meetings->at[first_square(captures)];
            if ((left & ~captured) != 0 && (captured & ~left) != 0)
                mask_note(meetings, left | captured, (rest & -rest) | (captures & -captures));
        }
    }
}

static void meetings_write(struct line_table *table, unsigned square, unsigned imitated,
                           struct meetings *meetings) {
    memset(meetings, 0, sizeof *meetings);
    meetings->square = square;
    meetings_add(table, square, NO_KIND, meetings);
    if (imitated != NO_KIND && table->jesters != 0)
        meetings_add(table, square, imitated, meetings);
    for (squares_t rest = meetings->on_lines; rest != 0; rest &= rest - 1)
        mask_note(meetings, meetings->at[first_square(rest)], rest & -rest);
    meetings->single_count = meetings->count;
    if (table->variant->has_transport)
        pairs_add(table, meetings);
}

static inline struct meetings *meetings_of(struct line_table *table, unsigned square,
                                           unsigned imitated) {
    struct meetings *meetings = &table->meetings[imitated];
    if (meetings->square != square)
        meetings_write(table, square, imitated, meetings);
    return meetings;
}

squares_t tches_lines_squares(struct line_table *table, unsigned square, unsigned imitated) {
    return meetings_of(table, square, imitated)->on_lines;
}

squares_t tches_lines_met_by_two(struct line_table *table, unsigned square, unsigned imitated,
                                 uint64_t which) {
    squares_t squares = 0;
    if (which == 0 || table->meetings[NO_KIND].square != square)
        return ~(squares_t)0;
    const struct meetings *meetings = meetings_of(table, square, imitated);
    WORK(1);
    if (meetings->count == MASKS_MAX)
        return ~(squares_t)0;
    for (unsigned i = meetings->single_count; i < meetings->count; i++)
        if ((which & ~meetings->masks[i]) == 0)
            squares |= meetings->both[i];
    return squares;
}

bool tches_lines_may_be_met(struct line_table *table, unsigned square, unsigned imitated,
                            uint64_t which, squares_t left, squares_t captured) {
    if (table->meetings[NO_KIND].square != square)
        return true;
    const struct meetings *meetings = meetings_of(table, square, imitated);
    if (meetings->count == MASKS_MAX)
        return true;
    for (unsigned i = meetings->single_count; i < meetings->count; i++)
        if ((which & ~meetings->masks[i]) == 0 && (meetings->both[i] & left) != 0 &&
            (meetings->both[i] & captured) != 0)
            return true;
    return false;
}

/* True if one action meets these lines, or may. */
static bool is_met(const struct meetings *meetings, uint64_t which, bool is_doubled) {
    const unsigned count = is_doubled ? meetings->count : meetings->single_count;
    if (which == 0 || count == MASKS_MAX)
        return true;
    for (unsigned i = 0; i < count; i++)
        if ((which & ~meetings->masks[i]) == 0)
            return true;
    return false;
}

squares_t tches_lines_before(struct line_table *table, unsigned square, unsigned imitated,
                             uint64_t which, bool is_doubled) {
    meetings_of(table, square, NO_KIND);
    struct meetings *meetings = meetings_of(table, square, imitated);
    for (unsigned i = 0; i < ANSWERS_MAX && i < meetings->answer_count; i++)
        if (meetings->answers[i].which == which && meetings->answers[i].is_doubled == is_doubled)
            return meetings->answers[i].squares;
    squares_t squares = is_met(meetings, which, is_doubled) ? ~(squares_t)0 : 0;
    for (unsigned i = 0; squares != ~(squares_t)0 && i < meetings->single_count; i++) {
        const uint64_t mask = meetings->masks[i] & which;
        WORK(1);
        if (mask != 0 && is_met(meetings, which & ~mask, is_doubled))
            squares |= meetings->both[i];
    }
    meetings->answers[meetings->answer_count++ % ANSWERS_MAX] =
        (struct answer){.which = which, .is_doubled = is_doubled, .squares = squares};
    return squares;
}

squares_t tches_lines_before_and(struct line_table *table, unsigned square, uint64_t which,
                                 unsigned left, bool is_doubled) {
    const struct meetings *meetings = meetings_of(table, square, NO_KIND);
    return tches_lines_before(table, square, NO_KIND, which & ~meetings->at[left], is_doubled);
}

void tches_lines_add_jesters(struct line_table *table, unsigned square, unsigned last,
                             squares_t occupied, squares_t enemies, struct open_lines *open) {
    if ((table->jesters & enemies) != 0)
        open_add(table, square, last, occupied, enemies, open);
}

/* The squares of those rays on which something is wanted. */
static squares_t rays_to(const struct rays *rays, squares_t wanted) {
    squares_t squares = 0;
    for (unsigned i = 0; i < 4; i++)
        if ((rays->each[i] & wanted) != 0)
            squares |= rays->each[i];
    return squares;
}

squares_t tches_lines_obstacles(const struct tches_variant *variant, const struct ways *ways,
                                unsigned from, squares_t occupied, squares_t wanted) {
    unsigned slides = ways->slides;
    squares_t obstacles = 0, before = wanted;
    WORK(1);
    for (unsigned i = 0; i < ways->then_count; i++) {
        const struct then *then = &ways->then[i];
        slides |= then->slides;
        for (squares_t rest = wanted; wanted != ~(squares_t)0 && rest != 0; rest &= rest - 1)
            before |= variant->leaps[then->capture_back][first_square(rest)];
        obstacles |= variant->leaps[then->leap][from] & before;
    }
    for (unsigned lines = STRAIGHT; lines <= DIAGONAL; lines++)
        if ((slides & (QUIET_SLIDES[lines] | CAPTURE_SLIDES[lines])) != 0)
            obstacles |= tches_slide(variant, lines, from, occupied) &
                         rays_to(&variant->rays[lines][from], before);
    for (squares_t rest = variant->leaps[ways->lame][from]; rest != 0; rest &= rest - 1)
        obstacles |= bit_of((from + first_square(rest)) / 2);
    if (ways->bent != 0) {
        const struct bent *bent = &variant->bents[ways->bent];
        for (unsigned i = 0; i < bent->count; i++)
            for (unsigned at = 0; at < 3 && bent->paths[from][i][at] != NO_SQUARE; at++)
                obstacles |= bit_of(bent->paths[from][i][at]);
    }
    return obstacles & occupied;
}

/* On an empty board, and where a piece would meet something first. */
squares_t tches_lines_wide_reach(const struct tches_variant *variant, unsigned orientation,
                                 unsigned kind, unsigned from) {
    const squares_t all = ~(squares_t)0;
    const struct ways *ways = &variant->ways[kind][orientation];
    const struct reach reach = tches_reach_alone(variant, ways, orientation, from, 0, all, 0);
    return reach.quiet | reach.capture | tches_lines_obstacles(variant, ways, from, all, all);
}

squares_t tches_lines_widest_reach(const struct tches_variant *variant, unsigned side,
                                   unsigned kind, unsigned from) {
    squares_t squares = 0;
    for (unsigned orientation = 0; orientation < FACINGS; orientation++)
        if (variant->has_polarity || orientation == 2 * side)
            squares |= tches_lines_wide_reach(variant, orientation, kind, from);
    return squares;
}
