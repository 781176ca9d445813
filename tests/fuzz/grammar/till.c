#include "position.h"

#include <stdlib.h>

enum { GRID = 40, TILES_MAX = 96, SET_KINDS = 6, KIND_KING = 0, KIND_PAWN = 5 };

static const char letters[] = "KQRBNP";

/* A table being laid, with who controls which colour. */
struct table {
    unsigned seats, pawns;
    char grid[GRID][GRID][2];
    unsigned count;
    unsigned hand[SEATS_MAX][SET_KINDS];
    unsigned owner[SEATS_MAX];
};

static unsigned hand_size(const struct table *table, unsigned seat) {
    unsigned size = 0;
    for (unsigned kind = 0; kind < SET_KINDS; kind++)
        size += table->hand[seat][kind];
    return size;
}

static void table_start(struct table *table, const struct options *options) {
    static const unsigned pawns[] = {8, 6, 4, 4, 4};
    memset(table, 0, sizeof *table);
    table->seats = options->values[0][0] != '\0' ? (unsigned)atoi(options->values[0]) : 2;
    table->seats = table->seats < 2 || table->seats > SEATS_MAX ? 2 : table->seats;
    table->pawns = options->values[1][0] != '\0' ? (unsigned)atoi(options->values[1]) % 9
                                                 : pawns[table->seats - 2];
    for (unsigned seat = 0; seat < table->seats; seat++) {
        const unsigned set[SET_KINDS] = {1, 1, 2, 2, 2, table->pawns};
        memcpy(table->hand[seat], set, sizeof set);
        table->owner[seat] = seat;
    }
}

/* Lays a tile beside another, or the first one in the middle. */
static void tile_lay(struct random *random, struct table *table, unsigned seat, unsigned kind) {
    unsigned x = GRID / 2, y = GRID / 2;
    while (table->grid[y][x][0] != '\0') {
        const size_t way = random_below(random, 4);
        x += way == 0 && x + 2 < GRID;
        x -= way == 1 && x > 1;
        y += way == 2 && y + 2 < GRID;
        y -= way == 3 && y > 1;
    }
    table->grid[y][x][0] = (char)('a' + seat);
    table->grid[y][x][1] = letters[kind];
    table->hand[seat][kind]--;
    table->count++;
}

/* A kind in a hand, the King only when it comes last or may come. */
static unsigned hand_draw(struct random *random, const struct table *table, unsigned seat,
                          bool is_king_last) {
    unsigned kind;
    if (is_king_last && hand_size(table, seat) == 1)
        return KIND_KING;
    do
        kind = (unsigned)random_below(random, SET_KINDS);
    while (table->hand[seat][kind] == 0 || (is_king_last && kind == KIND_KING));
    return kind;
}

/* So many tiles laid in turn. */
static void table_place(struct random *random, struct table *table) {
    const size_t tiles = random_below(random, (size_t)table->seats * (8 + table->pawns));
    for (unsigned i = 0; i < tiles; i++) {
        const unsigned seat = i % table->seats;
        tile_lay(random, table, seat, hand_draw(random, table, seat, true));
    }
}

/* In the middle of play: Kings of those who are in, and some of all tiles. */
static void table_play(struct random *random, struct table *table) {
    const unsigned out = (unsigned)random_below(random, table->seats);
    for (unsigned seat = 0; seat < table->seats; seat++)
        if (seat < out && seat + 1 < table->seats)
            table->owner[seat] = out + (unsigned)random_below(random, table->seats - out);
        else
            tile_lay(random, table, seat, KIND_KING);
    const size_t more = random_below(random, is_drawn(random, 60) ? 12 : TILES_MAX);
    for (size_t i = 0; i < more; i++) {
        const unsigned seat = (unsigned)random_below(random, table->seats);
        const unsigned kind = 1 + (unsigned)random_below(random, SET_KINDS - 1);
        if (table->hand[seat][kind] > 0)
            tile_lay(random, table, seat, kind);
    }
}

/* One row of the box, without blanks at its end. */
static void row_add(const struct table *table, unsigned y, unsigned left, struct text *text) {
    unsigned blanks = 0;
    for (unsigned x = left; x < GRID; x++) {
        if (table->grid[y][x][0] == '\0') {
            blanks++;
            continue;
        }
        if (blanks > 0)
            text_add_number(text, blanks);
        text_add_bytes(text, table->grid[y][x], 2);
        blanks = 0;
    }
}

static bool is_row_empty(const struct table *table, unsigned y) {
    for (unsigned x = 0; x < GRID; x++)
        if (table->grid[y][x][0] != '\0')
            return false;
    return true;
}

static bool is_file_empty(const struct table *table, unsigned x) {
    for (unsigned y = 0; y < GRID; y++)
        if (table->grid[y][x][0] != '\0')
            return false;
    return true;
}

/* The corner is anywhere, and now and then at an end of the grid. */
static void corner_add(struct random *random, struct text *text) {
    static const char *const far[] = {"-1000000,1000000:", "999990,-999980:", "1000000,1000000:"};
    char corner[32];
    snprintf(corner, sizeof corner, "%d,%d:", (int)random_below(random, 40) - 20,
             (int)random_below(random, 40) - 20);
    text_add(text, is_drawn(random, 3) ? far[random_below(random, 3)] : corner);
}

static void rows_add(struct random *random, const struct table *table, struct text *text) {
    unsigned left = 0, top = 0, bottom = GRID - 1;
    if (table->count == 0) {
        text_add(text, "-");
        return;
    }
    while (is_file_empty(table, left))
        left++;
    while (is_row_empty(table, top))
        top++;
    while (is_row_empty(table, bottom))
        bottom--;
    corner_add(random, text);
    for (unsigned y = top; y <= bottom; y++) {
        row_add(table, y, left, text);
        text_add(text, y < bottom ? "/" : "");
    }
}

static void hands_add(const struct table *table, struct text *text) {
    for (unsigned seat = 0; seat < table->seats; seat++) {
        text_add(text, seat > 0 ? "," : "");
        for (unsigned kind = 0; kind < SET_KINDS; kind++)
            for (unsigned i = 0; i < table->hand[seat][kind]; i++)
                text_add_bytes(text, &letters[kind], 1);
        text_add(text, hand_size(table, seat) == 0 ? "." : "");
    }
}

static void seat_add(unsigned seat, struct text *text) {
    const char letter = (char)('a' + seat);
    text_add_bytes(text, &letter, 1);
}

void till_draw(struct random *random, const struct options *options, struct text *text) {
    struct table table;
    table_start(&table, options);
    const bool is_placing = is_drawn(random, 25);
    if (is_placing)
        table_place(random, &table);
    else
        table_play(random, &table);
    rows_add(random, &table, text);
    text_add(text, " ");
    unsigned player =
        is_placing ? table.count % table.seats : (unsigned)random_below(random, table.seats);
    seat_add(table.owner[player], text);
    text_add(text, " ");
    if (is_placing)
        hands_add(&table, text);
    else
        text_add(text, "-");
    text_add(text, " ");
    for (unsigned seat = 0; seat < table.seats; seat++)
        seat_add(table.owner[seat], text);
    text_add(text, " ");
    text_add_number(text, is_placing ? 0 : random_below(random, table.seats));
    text_add(text, " ");
    text_add_number(text, is_placing            ? table.count
                          : is_drawn(random, 3) ? 1000000 - random_below(random, 3)
                                                : random_below(random, 300));
}
