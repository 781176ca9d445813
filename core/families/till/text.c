/* Till Chess: position texts (formats 2.4). */

#include "../../fen.h"
#include "table.h"

#include <string.h>

static const char kind_letters[] = "KQRBNP";

/* The contents of a text before it is known whether they can be played. */
struct reading {
    const struct variant *variant;
    struct till_position position;
    struct square places[TILES_MAX];
    unsigned used[PLAYERS_MAX][KINDS]; /* tiles on the table and in hand */
    bool has_hands;
};

static bool kind_read(struct cursor *cursor, enum till_kind *kind) {
    const char byte = cursor_peek(cursor);
    const char *letter = byte != '\0' ? strchr(kind_letters, byte) : NULL;
    if (letter == NULL)
        return cursor_fail_here(cursor, MOTLEY_REASON_UNKNOWN_PIECE);
    *kind = (enum till_kind)(letter - kind_letters);
    cursor->at++;
    return true;
}

static bool seat_read(const struct variant *variant, struct cursor *cursor, uint8_t *seat) {
    const size_t start = cursor->at;
    if (!fen_read_side(cursor, variant->rules->seats, seat))
        return false;
    return *seat < variant->seats || cursor_fail(cursor, MOTLEY_REASON_BAD_SIDE, start, 1);
}

/* No more of a kind than the set of its colour holds. */
static bool set_take(struct reading *reading, unsigned colour, enum till_kind kind,
                     struct cursor *cursor, size_t start) {
    if (++reading->used[colour][kind] > till_set_size(reading->variant, kind))
        return cursor_fail(cursor, MOTLEY_REASON_TOO_MANY_PIECES, start, cursor->at - start);
    return true;
}

static bool tile_read(struct reading *reading, struct square place, struct cursor *cursor) {
    const size_t start = cursor->at;
    struct till_position *position = &reading->position;
    const char byte = cursor_peek(cursor);
    enum till_kind kind = KING;
    if (byte < 'a' || byte >= 'a' + reading->variant->seats)
        return cursor_fail_here(cursor, MOTLEY_REASON_UNKNOWN_PIECE);
    const uint8_t colour = (uint8_t)(byte - 'a');
    cursor->at++;
    if (!kind_read(cursor, &kind) || !set_take(reading, colour, kind, cursor, start))
        return false;
    if (place.x < -GRID_LIMIT || place.x > GRID_LIMIT || place.y < -GRID_LIMIT)
        return cursor_fail(cursor, MOTLEY_REASON_BAD_SQUARE, start, 2);
    reading->places[position->count] = place;
    position->tiles[position->count++] =
        (struct till_tile){.kind = (uint8_t)kind, .colour = colour};
    return true;
}

static bool blanks_read(struct cursor *cursor, int32_t *x) {
    const size_t start = cursor->at;
    uint32_t count;
    if (!cursor_read_number(cursor, 2 * GRID_LIMIT, &count))
        return false;
    *x += (int32_t)count;
    return count != 0 || cursor_fail(cursor, MOTLEY_REASON_NUMBER_ZERO, start, 1);
}

static bool rows_read(struct reading *reading, struct cursor *cursor) {
    struct square corner;
    if (cursor_accept(cursor, '-')) {
        if (fen_field_ends(cursor))
            return true;
        cursor->at--;
    }
    if (!square_read(reading->variant->rules, cursor, &corner))
        return false;
    if (!cursor_accept(cursor, ':'))
        return cursor_fail_here(cursor, MOTLEY_REASON_BAD_SQUARE);
    struct square place = corner;
    while (!fen_field_ends(cursor)) {
        const char byte = cursor_peek(cursor);
        if (cursor_accept(cursor, '/')) {
            place.x = corner.x;
            place.y--;
        } else if (byte >= '0' && byte <= '9') {
            if (!blanks_read(cursor, &place.x))
                return false;
        } else {
            if (!tile_read(reading, place, cursor))
                return false;
            place.x++;
        }
    }
    return true;
}

/* Tiles that hang together fit in a box as wide as there are tiles. */
static bool tiles_settle(struct reading *reading) {
    struct till_position *position = &reading->position;
    struct till_table table;
    struct square least = reading->places[0], most = least;
    for (unsigned i = 1; i < position->count; i++) {
        const struct square place = reading->places[i];
        least.x = place.x < least.x ? place.x : least.x;
        most.x = place.x > most.x ? place.x : most.x;
        least.y = place.y; /* rows come from top to bottom */
    }
    if (most.x - least.x >= TILES_MAX || most.y - least.y >= TILES_MAX)
        return false;
    position->left = least.x;
    position->bottom = least.y;
    for (unsigned i = 0; i < position->count; i++) {
        position->tiles[i].x = (uint8_t)(reading->places[i].x - least.x);
        position->tiles[i].y = (uint8_t)(reading->places[i].y - least.y);
    }
    till_table_build(&table, position, 0);
    return till_is_connected(&table);
}

static bool table_read(struct reading *reading, struct cursor *cursor) {
    const size_t start = cursor->at;
    if (!rows_read(reading, cursor))
        return false;
    return reading->position.count == 0 || tiles_settle(reading) ||
           cursor_fail(cursor, MOTLEY_REASON_DISCONNECTED, start, cursor->at - start);
}

static bool hand_read(struct reading *reading, unsigned player, struct cursor *cursor) {
    enum till_kind kind = KING;
    if (cursor_accept(cursor, '.'))
        return true;
    do {
        const size_t start = cursor->at;
        if (!kind_read(cursor, &kind) || !set_take(reading, player, kind, cursor, start))
            return false;
        reading->position.hand[player][kind]++;
    } while (cursor_peek(cursor) != ',' && !fen_field_ends(cursor));
    return true;
}

static bool hands_read(struct reading *reading, struct cursor *cursor) {
    if (cursor_accept(cursor, '-'))
        return true;
    reading->has_hands = true;
    for (unsigned player = 0; player < reading->variant->seats; player++) {
        if (player > 0 && !cursor_accept(cursor, ','))
            return cursor_fail_here(cursor, MOTLEY_REASON_BAD_HANDS);
        if (!hand_read(reading, player, cursor))
            return false;
    }
    return true;
}

static bool owners_read(struct reading *reading, struct cursor *cursor) {
    for (unsigned player = 0; player < reading->variant->seats; player++)
        if (!seat_read(reading->variant, cursor, &reading->position.owner[player]))
            return false;
    return true;
}

/* Where the fields stand, for errors that are found only when all are read. */
struct fields {
    size_t table, player, hands, owners, passes, ply;
};

static bool fields_read(struct reading *reading, struct fields *fields, struct cursor *cursor) {
    struct till_position *position = &reading->position;
    uint32_t passes;
    fields->table = cursor->at;
    if (!table_read(reading, cursor) || !fen_next_field(cursor))
        return false;
    fields->player = cursor->at;
    if (!seat_read(reading->variant, cursor, &position->player) || !fen_next_field(cursor))
        return false;
    fields->hands = cursor->at;
    if (!hands_read(reading, cursor) || !fen_next_field(cursor))
        return false;
    fields->owners = cursor->at;
    if (!owners_read(reading, cursor) || !fen_next_field(cursor))
        return false;
    fields->passes = cursor->at;
    if (!cursor_read_number(cursor, reading->variant->seats, &passes) || !fen_next_field(cursor))
        return false;
    position->passes = (uint8_t)passes;
    fields->ply = cursor->at;
    return cursor_read_number(cursor, PLY_LIMIT, &position->ply);
}

/* In play: whoever owns anything, or is to move, is in, and nobody else's King is on the table. */
static bool are_owners_possible(const struct reading *reading, const struct fields *fields,
                                struct cursor *cursor) {
    const struct till_position *position = &reading->position;
    const unsigned seats = reading->variant->seats;
    for (unsigned player = 0; player < seats; player++) {
        const unsigned owner = position->owner[player];
        const bool has_king = reading->used[player][KING] > 0;
        if (has_king != till_is_in(position, player) || !till_is_in(position, owner))
            return cursor_fail(cursor, MOTLEY_REASON_BAD_OWNERS, fields->owners + player, 1);
    }
    return till_is_in(position, position->player) ||
           cursor_fail(cursor, MOTLEY_REASON_BAD_SIDE, fields->player, 1);
}

/* In placement: sets are whole, Kings go last, and everybody has had as many turns as is due. */
static bool is_placement_possible(const struct reading *reading, const struct fields *fields,
                                  struct cursor *cursor) {
    const struct till_position *position = &reading->position;
    const unsigned seats = reading->variant->seats;
    assert(seats > 0);
    for (unsigned player = 0; player < seats; player++) {
        unsigned in_hand = 0, set = 0;
        for (enum till_kind kind = KING; kind < KINDS; kind++) {
            in_hand += position->hand[player][kind];
            set += till_set_size(reading->variant, kind);
            if (reading->used[player][kind] != till_set_size(reading->variant, kind))
                return cursor_fail(cursor, MOTLEY_REASON_BAD_HANDS, fields->hands, 1);
        }
        if (in_hand > 0 && position->hand[player][KING] == 0)
            return cursor_fail(cursor, MOTLEY_REASON_KING_NOT_LAST, fields->hands, 1);
        if (set - in_hand != (position->count + seats - 1 - player) / seats)
            return cursor_fail(cursor, MOTLEY_REASON_BAD_HANDS, fields->hands, 1);
        if (position->owner[player] != player)
            return cursor_fail(cursor, MOTLEY_REASON_BAD_OWNERS, fields->owners + player, 1);
    }
    if (position->player != position->count % seats)
        return cursor_fail(cursor, MOTLEY_REASON_BAD_SIDE, fields->player, 1);
    if (position->passes != 0)
        return cursor_fail(cursor, MOTLEY_REASON_BAD_NUMBER, fields->passes, 1);
    return position->ply == position->count ||
           cursor_fail(cursor, MOTLEY_REASON_BAD_NUMBER, fields->ply, cursor->at - fields->ply);
}

/* When those who are out went out is not known: they share the place behind all who are in. */
static void settle_places(const struct variant *variant, struct till_position *position) {
    for (unsigned player = 0; player < variant->seats; player++)
        if (!till_is_in(position, player))
            position->place[player] = (uint8_t)(till_count_in(variant, position) + 1);
}

bool till_parse(const struct variant *variant, void *now, struct cursor *cursor) {
    struct reading reading = {.variant = variant};
    struct fields fields;
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        reading.position.owner[player] = (uint8_t)player;
    if (!fields_read(&reading, &fields, cursor))
        return false;
    if (reading.has_hands && !till_is_placing(&reading.position))
        return cursor_fail(cursor, MOTLEY_REASON_BAD_HANDS, fields.hands, 1);
    if (reading.has_hands ? !is_placement_possible(&reading, &fields, cursor)
                          : !are_owners_possible(&reading, &fields, cursor))
        return false;
    settle_places(variant, &reading.position);
    *(struct till_position *)now = reading.position;
    return true;
}

static void print_rows(const struct variant *variant, const struct till_position *position,
                       struct writer *writer) {
    int x = 0, y = position->tiles[0].y;
    square_write(variant->rules, (struct square){position->left, position->bottom + y}, writer);
    write_char(writer, ':');
    for (unsigned i = 0; i < position->count; i++) {
        const struct till_tile *tile = &position->tiles[i];
        for (; y > tile->y; y--) {
            write_char(writer, '/');
            x = 0;
        }
        if (tile->x > x)
            write_number(writer, tile->x - x);
        write_char(writer, variant->rules->seats[tile->colour]);
        write_char(writer, kind_letters[tile->kind]);
        x = tile->x + 1;
    }
}

static void print_hand(const uint8_t *hand, struct writer *writer) {
    unsigned count = 0;
    for (enum till_kind kind = KING; kind < KINDS; kind++)
        for (unsigned i = 0; i < hand[kind]; i++, count++)
            write_char(writer, kind_letters[kind]);
    if (count == 0)
        write_char(writer, '.');
}

static void print_hands(const struct variant *variant, const struct till_position *position,
                        struct writer *writer) {
    if (!till_is_placing(position)) {
        write_char(writer, '-');
        return;
    }
    for (unsigned player = 0; player < variant->seats; player++) {
        if (player > 0)
            write_char(writer, ',');
        print_hand(position->hand[player], writer);
    }
}

void till_print(const struct variant *variant, const void *now, struct writer *writer) {
    const struct till_position *position = now;
    const char *seats = variant->rules->seats;
    if (position->count > 0)
        print_rows(variant, position, writer);
    else
        write_char(writer, '-');
    write_char(writer, ' ');
    write_char(writer, seats[position->player]);
    write_char(writer, ' ');
    print_hands(variant, position, writer);
    write_char(writer, ' ');
    for (unsigned player = 0; player < variant->seats; player++)
        write_char(writer, seats[position->owner[player]]);
    write_char(writer, ' ');
    write_number(writer, position->passes);
    write_char(writer, ' ');
    write_number(writer, position->ply);
}
