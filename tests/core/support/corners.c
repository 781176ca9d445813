/*
 * "corners": 6x6, four players, one at each edge, who each play away from it. Everybody has a King,
 * a pawn before it and pawns in hand. In a turn one moves a piece or drops a pawn from the hand
 * onto an empty square beside an own piece. The King steps one square in any direction, the pawn
 * one square forward or aside; both take what is not their own. A pawn that is taken goes to the
 * taker's hand. Whose King is taken is out, and nothing of theirs stays. A player who can do
 * nothing passes; the last one wins. Texts: `rows side hands ply`, with pieces such as `aK` and one
 * number a hand.
 */

#include "fen.h"
#include "templates.h"
#include "view.h"

#include <string.h>

enum { SIZE = 6, SQUARES = SIZE * SIZE, PLAYERS = 4, PAWNS = 3, PLY_LIMIT = 400 };
enum { KIND_KING, KIND_PAWN, KINDS };
enum { EMPTY = 0, FROM_HAND = SQUARES, PASS = SQUARES + 1, WAYS_MAX = 8 };

struct position {
    uint8_t board[SQUARES]; /* 1 + kind + KINDS * player, or EMPTY */
    uint8_t hand[PLAYERS];  /* pawns */
    uint8_t side;
    uint32_t ply;
};

static const int8_t around[WAYS_MAX][2] = {{0, 1}, {1, 0},  {0, -1},  {-1, 0},
                                           {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

static uint8_t piece_of(unsigned player, unsigned kind) {
    return (uint8_t)(1 + kind + KINDS * player);
}

static unsigned kind_of(uint8_t piece) { return (piece - 1u) % KINDS; }

static unsigned owner_of(uint8_t piece) { return (piece - 1u) / KINDS; }

static bool is_own(const struct position *position, int square) {
    return position->board[square] != EMPTY && owner_of(position->board[square]) == position->side;
}

static int square_beyond(unsigned square, const int8_t way[2]) {
    const int x = (int)square % SIZE + way[0], y = (int)square / SIZE + way[1];
    return x < 0 || x >= SIZE || y < 0 || y >= SIZE ? -1 : y * SIZE + x;
}

/* The first ways of `around` are quarter turns clockwise from up, and players sit clockwise. */
static bool is_way_of(uint8_t piece, unsigned way) {
    return kind_of(piece) == KIND_KING || (way < 4 && (way + 2) % 4 != owner_of(piece));
}

static bool can_go(const struct position *position, unsigned from, int to) {
    for (unsigned way = 0; way < WAYS_MAX; way++)
        if (to >= 0 && square_beyond(from, around[way]) == to && !is_own(position, to) &&
            is_way_of(position->board[from], way))
            return true;
    return false;
}

static bool touches_own(const struct position *position, unsigned square) {
    for (unsigned way = 0; way < 4; way++) {
        const int near = square_beyond(square, around[way]);
        if (near >= 0 && is_own(position, near))
            return true;
    }
    return false;
}

static bool is_in(const struct position *position, unsigned player) {
    return memchr(position->board, piece_of(player, KIND_KING), SQUARES) != NULL;
}

static unsigned count_in(const struct position *position) {
    unsigned count = 0;
    for (unsigned player = 0; player < PLAYERS; player++)
        count += is_in(position, player);
    return count;
}

static struct outcome find_outcome(const struct variant *variant, const void *now) {
    const struct position *position = now;
    (void)variant;
    if (count_in(position) == 1)
        return (struct outcome){RESULT_WIN, position->side, "last-king"};
    return (struct outcome){.result = RESULT_ONGOING};
}

static size_t generate(const struct variant *variant, const void *now, action_t *list) {
    const struct position *position = now;
    size_t count = 0;
    if (find_outcome(variant, now).result != RESULT_ONGOING)
        return 0;
    for (unsigned square = 0; square < SQUARES; square++) {
        if (position->board[square] == EMPTY && position->hand[position->side] > 0 &&
            touches_own(position, square))
            list[count++] = FROM_HAND | (action_t)square << 8;
        for (unsigned to = 0; is_own(position, (int)square) && to < SQUARES; to++)
            if (can_go(position, square, (int)to))
                list[count++] = square | (action_t)to << 8;
    }
    if (count == 0)
        list[count++] = PASS;
    return count;
}

static void player_remove(struct position *position, unsigned player) {
    position->hand[player] = 0;
    for (unsigned square = 0; square < SQUARES; square++)
        if (position->board[square] != EMPTY && owner_of(position->board[square]) == player)
            position->board[square] = EMPTY;
}

static void move(struct position *position, unsigned from, unsigned to) {
    const uint8_t piece = position->board[from], taken = position->board[to];
    position->board[from] = EMPTY;
    position->board[to] = piece;
    if (taken == EMPTY)
        return;
    if (kind_of(taken) == KIND_KING)
        player_remove(position, owner_of(taken));
    else
        position->hand[position->side]++;
}

static void apply(const struct variant *variant, void *now, action_t action) {
    struct position *position = now;
    const unsigned from = action & 255, to = action >> 8 & 255;
    (void)variant;
    position->ply++;
    if (from == FROM_HAND) {
        position->board[to] = piece_of(position->side, KIND_PAWN);
        position->hand[position->side]--;
    } else if (from != PASS) {
        move(position, from, to);
    }
    do
        position->side = (uint8_t)((position->side + 1) % PLAYERS);
    while (!is_in(position, position->side));
}

static bool put_piece(void *board, unsigned file, unsigned rank, struct cursor *cursor) {
    struct position *position = board;
    uint8_t player = 0;
    if (!fen_read_side(cursor, "abcd", &player))
        return false;
    const bool is_king = cursor_accept(cursor, 'K');
    if (!is_king && !cursor_accept(cursor, 'P'))
        return cursor_fail_here(cursor, MOTLEY_REASON_UNKNOWN_PIECE);
    position->board[rank * SIZE + file] = piece_of(player, is_king ? KIND_KING : KIND_PAWN);
    return true;
}

static bool print_piece(const void *board, unsigned file, unsigned rank, struct writer *writer) {
    const uint8_t piece = ((const struct position *)board)->board[rank * SIZE + file];
    if (piece == EMPTY)
        return false;
    write_char(writer, "abcd"[owner_of(piece)]);
    write_char(writer, "KP"[kind_of(piece)]);
    return true;
}

static bool hands_read(struct position *position, struct cursor *cursor) {
    for (unsigned player = 0; player < PLAYERS; player++) {
        uint32_t count;
        if (player > 0 && !cursor_accept(cursor, ','))
            return cursor_fail_here(cursor, MOTLEY_REASON_MISSING_FIELD);
        if (!cursor_read_number(cursor, PLAYERS * PAWNS, &count))
            return false;
        position->hand[player] = (uint8_t)count;
    }
    return true;
}

/* A player in the game has one King, one who is out has nothing; no pawn has come from nowhere. */
static bool is_possible(const struct position *position) {
    unsigned kings[PLAYERS] = {0}, pieces[PLAYERS] = {0}, pawns = 0;
    for (unsigned square = 0; square < SQUARES; square++) {
        const uint8_t piece = position->board[square];
        if (piece == EMPTY)
            continue;
        kings[owner_of(piece)] += kind_of(piece) == KIND_KING;
        pieces[owner_of(piece)]++;
        pawns += kind_of(piece) == KIND_PAWN;
    }
    for (unsigned player = 0; player < PLAYERS; player++) {
        pawns += position->hand[player];
        if (kings[player] > 1 ||
            (kings[player] == 0 && pieces[player] + position->hand[player] > 0))
            return false;
    }
    return kings[position->side] == 1 && pawns <= PLAYERS * PAWNS;
}

static bool parse(const struct variant *variant, void *now, struct cursor *cursor) {
    struct position read = {0};
    if (!fen_read_rows(cursor, SIZE, SIZE, put_piece, &read) || !cursor_read_space(cursor) ||
        !fen_read_side(cursor, variant->rules->seats, &read.side) || !cursor_read_space(cursor) ||
        !hands_read(&read, cursor) || !cursor_read_space(cursor) ||
        !cursor_read_number(cursor, PLY_LIMIT, &read.ply))
        return false;
    if (!is_possible(&read))
        return cursor_fail(cursor, MOTLEY_REASON_KING_COUNT, 0, 0);
    *(struct position *)now = read;
    return true;
}

static void print(const struct variant *variant, const void *now, struct writer *writer) {
    const struct position *position = now;
    fen_write_rows(writer, SIZE, SIZE, print_piece, position);
    write_char(writer, ' ');
    write_char(writer, variant->rules->seats[position->side]);
    for (unsigned player = 0; player < PLAYERS; player++) {
        write_char(writer, player == 0 ? ' ' : ',');
        write_number(writer, position->hand[player]);
    }
    write_char(writer, ' ');
    write_number(writer, position->ply);
}

static bool complete(struct variant *variant, void *start, const size_t *at,
                     struct cursor *cursor) {
    static const char text[] = "3cK2/3cP2/bKbP4/4dPdK/2aP3/2aK3 a 2,2,2,2 0";
    struct cursor start_text = cursor_of(text, sizeof text - 1);
    (void)at;
    (void)cursor;
    return parse(variant, start, &start_text);
}

static struct square place_of(unsigned square) {
    return (struct square){(int32_t)(square % SIZE), (int32_t)(square / SIZE)};
}

static unsigned index_of(struct square square) { return (unsigned)(square.y * SIZE + square.x); }

static void describe(const struct variant *variant, const void *now, action_t action,
                     struct action_view *view) {
    const struct position *position = now;
    const unsigned from = action & 255, to = action >> 8 & 255;
    *view = (struct action_view){.type = ACTION_PASS};
    if (from == PASS)
        return;
    view->to = place_of(to);
    if (from == FROM_HAND) {
        view->type = ACTION_PLACE;
        view->kind = variant_kinds(variant)[KIND_PAWN].code;
        return;
    }
    view->type = ACTION_MOVE;
    view->from = place_of(from);
    if (position->board[to] != EMPTY)
        view->captures[view->capture_count++] = view->to;
}

static size_t key(const struct variant *variant, const void *now, uint8_t *bytes) {
    const struct position *position = now;
    (void)variant;
    memcpy(bytes, position->board, SQUARES);
    memcpy(bytes + SQUARES, position->hand, PLAYERS);
    bytes[SQUARES + PLAYERS] = position->side;
    return SQUARES + PLAYERS + 1;
}

static struct turn find_turn(const struct variant *variant, const void *now) {
    const struct position *position = now;
    (void)variant;
    return (struct turn){.player = position->side,
                         .is_start = true,
                         .is_limit = position->ply >= PLY_LIMIT,
                         .number = position->ply + 1,
                         .halfmoves = position->ply,
                         .phase = "move"};
}

static void show(const struct variant *variant, const void *now, struct view *view) {
    const struct position *position = now;
    (void)variant;
    for (unsigned square = 0; square < SQUARES; square++) {
        const uint8_t piece = position->board[square];
        if (piece != EMPTY)
            view_piece(view, &(struct piece_view){.at = place_of(square),
                                                  .kind = (uint8_t)kind_of(piece),
                                                  .seat = (uint8_t)owner_of(piece),
                                                  .owner = (uint8_t)owner_of(piece)});
    }
    for (unsigned player = 0; player < PLAYERS; player++)
        if (position->hand[player] > 0)
            view_hand(view, (uint8_t)player, KIND_PAWN, position->hand[player]);
}

static void explain(const struct variant *variant, const void *now, struct square from,
                    struct square to, struct explanation *explanation) {
    const struct position *position = now;
    (void)variant;
    if (position->board[index_of(from)] == EMPTY)
        explanation->reason = MOTLEY_REASON_NOTHING_THERE;
    else if (!is_own(position, (int)index_of(from)))
        explanation->reason = MOTLEY_REASON_NOT_YOURS;
    else if (is_own(position, (int)index_of(to)))
        explanation->reason = MOTLEY_REASON_OWN_PIECE_THERE;
    else
        explanation->reason = MOTLEY_REASON_NOT_ITS_MOVE;
}

static void explain_drop(const struct variant *variant, const void *now, unsigned kind,
                         struct square to, struct explanation *explanation) {
    const struct position *position = now;
    (void)variant;
    if (kind != KIND_PAWN || position->hand[position->side] == 0)
        explanation->reason = MOTLEY_REASON_NOTHING_IN_HAND;
    else if (position->board[index_of(to)] != EMPTY)
        explanation->reason = MOTLEY_REASON_SQUARE_TAKEN;
    else
        explanation->reason = MOTLEY_REASON_TOUCHES_NOTHING;
}

static bool movement(const struct variant *variant, unsigned kind, const char *state,
                     struct movement *out) {
    (void)variant;
    for (unsigned way = 0; way < WAYS_MAX; way++)
        if (is_way_of(piece_of(0, kind), way))
            movement_step(out, (struct step){.dx = around[way][0],
                                             .dy = around[way][1],
                                             .range = 1,
                                             .is_quiet = true,
                                             .is_capture = true});
    return state[0] == '\0';
}

static const struct option options[] = {{.key = NULL}};
static const struct kind kinds[] = {{"K", "king", false}, {"P", "pawn", false}, {.code = ""}};
static const struct motley_preset presets[] = {{"corners", "corners", NULL, false, NULL},
                                               {NULL, NULL, NULL, false, NULL}};

const struct rules corners_rules = {
    .family = "corners",
    .seats = "abcd",
    .variant_size = sizeof(struct variant),
    .position_size = sizeof(struct position),
    .action_bound = SQUARES * WAYS_MAX + SQUARES,
    .key_bound = SQUARES + PLAYERS + 1,
    .text_bound = 200,
    .files = SIZE,
    .ranks = SIZE,
    .options = options,
    .kinds = kinds,
    .fields = (const char *const[]){"rows", "side", "hands", "ply", NULL},
    .presets = presets,
    .paint = PAINT_COLOURS,
    .forward = {0, 1, 2, 3},
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
    .explain_drop = explain_drop,
    .movement = movement,
};
