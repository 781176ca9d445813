/*
 * "towers": 4x4, each player has a King and three stones; three actions a turn, each by a different
 * piece. A piece steps one square orthogonally to an empty square; a stone may also end on an own
 * stone that stands alone, and then takes it along or leaves it behind. At the end of the turn the
 * own King may not stand beside an enemy stone; an action is legal if the turn can be completed so.
 * A player who begins a turn without a legal action loses. Texts: `rows side left halfmove`; a
 * stone on a stone is `D`, a piece that has acted is followed by `'`.
 */

#include "fen.h"
#include "templates.h"
#include "view.h"

#include <string.h>

enum { SIZE = 4, SQUARES = SIZE * SIZE, ACTIONS_PER_TURN = 3, HALFMOVE_LIMIT = 60 };
enum { KIND_NONE, KIND_KING, KIND_STONE, KIND_TOWER };
enum { CARRIED = 1 << 8 };

struct position {
    uint8_t kind[SQUARES], side_of[SQUARES], has_acted[SQUARES];
    uint8_t side, left;
    uint32_t halfmove;
};

static const int8_t steps[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

static int square_beside(unsigned square, unsigned direction) {
    const int x = (int)square % SIZE + steps[direction][0];
    const int y = (int)square / SIZE + steps[direction][1];
    return x < 0 || x >= SIZE || y < 0 || y >= SIZE ? -1 : y * SIZE + x;
}

static bool is_king_attacked(const struct position *position, unsigned side) {
    for (unsigned square = 0; square < SQUARES; square++) {
        if (position->kind[square] != KIND_KING || position->side_of[square] != side)
            continue;
        for (unsigned i = 0; i < 4; i++) {
            const int near = square_beside(square, i);
            if (near >= 0 && position->kind[near] >= KIND_STONE && position->side_of[near] != side)
                return true;
        }
    }
    return false;
}

static bool can_step(const struct position *position, unsigned from, int to, bool is_carried) {
    const unsigned kind = position->kind[from];
    if (to < 0 || position->side_of[from] != position->side || position->has_acted[from] ||
        kind == KIND_NONE || (is_carried && kind != KIND_TOWER))
        return false;
    return position->kind[to] == KIND_NONE ||
           (kind != KIND_KING && !is_carried && position->kind[to] == KIND_STONE &&
            position->side_of[to] == position->side);
}

static void step(struct position *position, unsigned from, unsigned to, bool is_carried) {
    const uint8_t kind = position->kind[from];
    const bool is_climbing = position->kind[to] == KIND_STONE;
    position->side_of[to] = position->side;
    position->has_acted[to] = 1;
    position->has_acted[from] = 0;
    position->kind[from] = kind == KIND_TOWER && !is_carried ? KIND_STONE : KIND_NONE;
    position->kind[to] = kind == KIND_KING           ? KIND_KING
                         : is_carried || is_climbing ? KIND_TOWER
                                                     : KIND_STONE;
    position->left--;
}

/* Rules 4.5 in small: the position after an action, with so many actions left, can still become a
   completed turn. */
static bool is_ok(const struct position *position) {
    if (!is_king_attacked(position, position->side))
        return true;
    if (position->left == 0)
        return false;
    for (unsigned from = 0; from < SQUARES; from++) {
        for (unsigned i = 0; i < 8; i++) {
            const int to = square_beside(from, i & 3);
            struct position next = *position;
            if (!can_step(position, from, to, i >= 4))
                continue;
            step(&next, from, (unsigned)to, i >= 4);
            if (is_ok(&next))
                return true;
        }
    }
    return false;
}

static size_t list_actions(const struct position *position, action_t *list) {
    size_t count = 0;
    for (unsigned from = 0; from < SQUARES; from++) {
        for (unsigned i = 0; i < 8; i++) {
            const int to = square_beside(from, i & 3);
            struct position next = *position;
            if (!can_step(position, from, to, i >= 4))
                continue;
            step(&next, from, (unsigned)to, i >= 4);
            if (is_ok(&next))
                list[count++] = from | (action_t)to << 4 | (i >= 4 ? CARRIED : 0);
        }
    }
    return count;
}

static size_t generate(const struct variant *variant, const void *now, action_t *list) {
    (void)variant;
    return list_actions(now, list);
}

static struct outcome find_outcome(const struct variant *variant, const void *now) {
    const struct position *position = now;
    action_t list[SQUARES * 8];
    (void)variant;
    if (list_actions(position, list) > 0)
        return (struct outcome){.result = RESULT_ONGOING};
    return (struct outcome){RESULT_WIN, position->side ^ 1, "no-moves"};
}

static void apply(const struct variant *variant, void *now, action_t action) {
    struct position *position = now;
    action_t list[SQUARES * 8];
    (void)variant;
    if (position->left == ACTIONS_PER_TURN)
        position->halfmove = fen_count_up(position->halfmove);
    step(position, action & 15, action >> 4 & 15, (action & CARRIED) != 0);
    if (position->left > 0 && list_actions(position, list) > 0)
        return;
    memset(position->has_acted, 0, sizeof position->has_acted);
    position->side ^= 1;
    position->left = ACTIONS_PER_TURN;
}

static bool put_piece(void *board, unsigned file, unsigned rank, struct cursor *cursor) {
    static const char letters[] = "KSDksd";
    struct position *position = board;
    const unsigned square = rank * SIZE + file;
    const char byte = cursor_peek(cursor);
    const char *letter = byte != '\0' ? strchr(letters, byte) : NULL;
    if (letter == NULL)
        return cursor_fail_here(cursor, MOTLEY_REASON_UNKNOWN_PIECE);
    cursor->at++;
    position->kind[square] = (uint8_t)((letter - letters) % 3 + KIND_KING);
    position->side_of[square] = (uint8_t)((letter - letters) / 3);
    position->has_acted[square] = cursor_accept(cursor, '\'');
    return true;
}

static bool print_piece(const void *board, unsigned file, unsigned rank, struct writer *writer) {
    const struct position *position = board;
    const unsigned square = rank * SIZE + file;
    if (position->kind[square] == KIND_NONE)
        return false;
    write_char(writer, " KSD ksd"[position->kind[square] + 4 * position->side_of[square]]);
    if (position->has_acted[square])
        write_char(writer, '\'');
    return true;
}

static bool is_possible(const struct position *position) {
    unsigned kings[2] = {0}, acted = 0;
    for (unsigned square = 0; square < SQUARES; square++) {
        kings[position->side_of[square]] += position->kind[square] == KIND_KING;
        acted += position->has_acted[square];
        if (position->has_acted[square] && position->side_of[square] != position->side)
            return false;
    }
    return kings[0] == 1 && kings[1] == 1 && acted + position->left == ACTIONS_PER_TURN &&
           position->left > 0;
}

static bool parse(const struct variant *variant, void *now, struct cursor *cursor) {
    struct position read = {0};
    uint32_t left;
    action_t list[SQUARES * 8];
    if (!fen_read_rows(cursor, SIZE, SIZE, put_piece, &read) || !cursor_read_space(cursor) ||
        !fen_read_side(cursor, variant->rules->seats, &read.side) || !cursor_read_space(cursor) ||
        !cursor_read_number(cursor, ACTIONS_PER_TURN, &left) || !cursor_read_space(cursor) ||
        !cursor_read_number(cursor, HALFMOVE_LIMIT, &read.halfmove))
        return false;
    read.left = (uint8_t)left;
    if (!is_possible(&read) || (read.left < ACTIONS_PER_TURN && list_actions(&read, list) == 0))
        return cursor_fail(cursor, MOTLEY_REASON_KING_COUNT, 0, 0);
    *(struct position *)now = read;
    return true;
}

static void print(const struct variant *variant, const void *now, struct writer *writer) {
    const struct position *position = now;
    fen_write_rows(writer, SIZE, SIZE, print_piece, position);
    write_char(writer, ' ');
    write_char(writer, variant->rules->seats[position->side]);
    write_char(writer, ' ');
    write_number(writer, position->left);
    write_char(writer, ' ');
    write_number(writer, position->halfmove);
}

static bool complete(struct variant *variant, void *start, const size_t *at,
                     struct cursor *cursor) {
    static const char text[] = "ksss/4/4/SSSK w 3 0";
    struct cursor start_text = cursor_of(text, sizeof text - 1);
    (void)at;
    (void)cursor;
    return parse(variant, start, &start_text);
}

static struct square place_of(unsigned square) {
    return (struct square){(int32_t)(square % SIZE), (int32_t)(square / SIZE)};
}

static void describe(const struct variant *variant, const void *now, action_t action,
                     struct action_view *view) {
    (void)variant;
    (void)now;
    *view = (struct action_view){.type = ACTION_MOVE,
                                 .from = place_of(action & 15),
                                 .to = place_of(action >> 4 & 15),
                                 .is_carried_to = (action & CARRIED) != 0};
}

static size_t key(const struct variant *variant, const void *now, uint8_t *bytes) {
    const struct position *position = now;
    (void)variant;
    for (unsigned square = 0; square < SQUARES; square++)
        bytes[square] = (uint8_t)(position->kind[square] << 1 | position->side_of[square]);
    bytes[SQUARES] = position->side;
    return SQUARES + 1;
}

static struct turn find_turn(const struct variant *variant, const void *now) {
    const struct position *position = now;
    (void)variant;
    return (struct turn){.player = position->side,
                         .left = position->left,
                         .is_start = position->left == ACTIONS_PER_TURN,
                         .is_limit = position->left == ACTIONS_PER_TURN &&
                                     position->halfmove >= HALFMOVE_LIMIT,
                         .number = position->halfmove,
                         .halfmoves = position->halfmove,
                         .phase = "move"};
}

static void show(const struct variant *variant, const void *now, struct view *view) {
    const struct position *position = now;
    (void)variant;
    for (unsigned square = 0; square < SQUARES; square++)
        if (position->kind[square] != KIND_NONE)
            view_piece(view,
                       &(struct piece_view){.at = place_of(square),
                                            .kind = position->kind[square] == KIND_KING ? 0 : 1,
                                            .seat = position->side_of[square],
                                            .owner = position->side_of[square],
                                            .has_acted = position->has_acted[square] != 0,
                                            .has_passenger = position->kind[square] == KIND_TOWER,
                                            .passenger_kind = 1,
                                            .passenger_seat = position->side_of[square]});
}

static void explain(const struct variant *variant, const void *now, struct square from,
                    struct square to, struct explanation *explanation) {
    const struct position *position = now;
    (void)variant;
    (void)to;
    explanation->reason = position->kind[from.y * SIZE + from.x] == KIND_NONE
                              ? MOTLEY_REASON_NOTHING_THERE
                              : MOTLEY_REASON_NOT_ITS_MOVE;
}

static bool movement(const struct variant *variant, unsigned kind, const char *state,
                     struct movement *out) {
    (void)variant;
    (void)kind;
    for (unsigned i = 0; i < 4; i++)
        movement_step(
            out, (struct step){.dx = steps[i][0], .dy = steps[i][1], .range = 1, .is_quiet = true});
    return state[0] == '\0';
}

static const struct option options[] = {{.key = NULL}};
static const struct kind kinds[] = {{"K", "king", false}, {"S", "stone", false}, {.code = ""}};
static const struct motley_preset presets[] = {{"towers", "towers", NULL, false, NULL},
                                               {NULL, NULL, NULL, false, NULL}};

const struct rules towers_rules = {
    .family = "towers",
    .seats = "wb",
    .variant_size = sizeof(struct variant),
    .position_size = sizeof(struct position),
    .action_bound = SQUARES * 8,
    .key_bound = SQUARES + 1,
    .text_bound = 200,
    .files = SIZE,
    .ranks = SIZE,
    .options = options,
    .kinds = kinds,
    .fields = (const char *const[]){"rows", "side", "left", "halfmove", NULL},
    .presets = presets,
    .forward = {0, 2},
    .complete = complete,
    .parse = parse,
    .print = print,
    .generate = generate,
    .apply = apply,
    .outcome = find_outcome,
    .describe = describe,
    .key = key,
    .turn = find_turn,
    .view = show,
    .explain = explain,
    .movement = movement,
};
