/* Possibilities besides the legal actions (rules 5): the actions of a seat if its turn began now,
   and the reason why a piece can do nothing. */

#include "game.h"
#include "view.h"

#include <string.h>

/* A turn that is supposed to begin now, in the game's workspace. */
struct supposed {
    void *position;
    action_t *list;
    size_t count;
    struct explanation why; /* there is no such turn; else "none" */
};

/* False without memory. The list comes first: its alignment is that of the buffer, and a multiple
   of every position's. */
static bool suppose(struct motley_game *game, unsigned seat, struct supposed *supposed) {
    const struct rules *rules = rules_of(game);
    const size_t list_size = variant_of(game)->action_bound * sizeof(action_t);
    if (!buffer_reserve(&game->count, list_size + rules->position_size))
        return false;
    *supposed = (struct supposed){.position = (unsigned char *)game->count.data + list_size,
                                  .list = game->count.data};
    memcpy(supposed->position, position_of(game), rules->position_size);
    if (game->action_count == 0) {
        supposed->why.reason = MOTLEY_REASON_GAME_OVER;
    } else if (rules->begin_turn == NULL) {
        supposed->why.reason = MOTLEY_REASON_LIMIT;
    } else if (rules->begin_turn(variant_of(game), supposed->position, seat, &supposed->why)) {
        supposed->count = rules->generate(variant_of(game), supposed->position, supposed->list);
        if (supposed->count == 0)
            supposed->why.reason = MOTLEY_REASON_GAME_WOULD_END;
    }
    return true;
}

static bool fail(struct motley_error *error, enum motley_reason reason) {
    *error = (struct motley_error){.subject = MOTLEY_SUBJECT_GAME, .reason = reason};
    return false;
}

/* The turn of the seat with a letter; false with the error. */
static bool suppose_letter(struct motley_game *game, char letter, unsigned *seat,
                           struct supposed *supposed, struct motley_error *error) {
    if (variant_of(game) == NULL)
        return fail(error, MOTLEY_REASON_NO_VARIANT);
    const char *seats = rules_of(game)->seats;
    const char *found = letter != '\0' ? strchr(seats, letter) : NULL;
    *seat = found != NULL ? (unsigned)(found - seats) : UINT8_MAX;
    if (*seat >= variant_of(game)->seats)
        return fail(error, MOTLEY_REASON_BAD_SIDE);
    return suppose(game, *seat, supposed) || fail(error, MOTLEY_REASON_MEMORY);
}

/* The data for telling of a supposed turn. */
struct telling {
    const struct supposed *supposed;
    unsigned seat;
};

static void tell_turn(const struct motley_game *game, const void *data, struct writer *writer) {
    const struct telling *telling = data;
    const struct supposed *supposed = telling->supposed;
    turn_write(variant_of(game), supposed->position, telling->seat, &supposed->why, supposed->list,
               supposed->count, writer);
}

static void tell_actions(const struct motley_game *game, const void *data, struct writer *writer) {
    const struct supposed *supposed = ((const struct telling *)data)->supposed;
    const struct rules *rules = rules_of(game);
    for (size_t i = 0; i < supposed->count; i++) {
        struct action_view view;
        rules->describe(variant_of(game), supposed->position, supposed->list[i], &view);
        if (i > 0)
            write_char(writer, '\n');
        action_write(rules, &view, writer);
    }
}

const char *motley_game_turn_of(struct motley_game *game, char seat, struct motley_error *error) {
    struct supposed supposed;
    struct telling telling = {.supposed = &supposed};
    if (!suppose_letter(game, seat, &telling.seat, &supposed, error))
        return NULL;
    const char *text = game_tell_with(game, tell_turn, &telling);
    if (text == NULL)
        fail(error, MOTLEY_REASON_MEMORY);
    return text;
}

const char *motley_game_actions_of(struct motley_game *game, char seat,
                                   struct motley_error *error) {
    struct supposed supposed;
    struct telling telling = {.supposed = &supposed};
    if (!suppose_letter(game, seat, &telling.seat, &supposed, error))
        return NULL;
    if (supposed.why.reason != MOTLEY_REASON_NONE) {
        fail(error, supposed.why.reason);
        return NULL;
    }
    const char *text = game_tell_with(game, tell_actions, &telling);
    if (text == NULL)
        fail(error, MOTLEY_REASON_MEMORY);
    return text;
}

/* A piece that has no move, and what has been found against its going anywhere. The watch comes
   first: who is handed it has the inquiry. */
struct inquiry {
    struct watch watch;
    const struct variant *variant;
    const void *position;
    struct square at;
    struct piece_view piece; /* the one there */
    bool is_found;
    struct square least, most; /* the corners of the box around all pieces */
    unsigned weight;           /* of the reason found so far */
    struct explanation why;
};

static void piece_note(struct watch *watch, const struct piece_view *piece) {
    struct inquiry *inquiry = (struct inquiry *)watch;
    const struct square at = piece->at;
    if (square_is(at, inquiry->at)) {
        inquiry->is_found = true;
        inquiry->piece = *piece;
    }
    inquiry->least.x = at.x < inquiry->least.x ? at.x : inquiry->least.x;
    inquiry->least.y = at.y < inquiry->least.y ? at.y : inquiry->least.y;
    inquiry->most.x = at.x > inquiry->most.x ? at.x : inquiry->most.x;
    inquiry->most.y = at.y > inquiry->most.y ? at.y : inquiry->most.y;
}

/* Looks for the piece in the inquiry's position. */
static void piece_find(struct inquiry *inquiry) {
    inquiry->is_found = false;
    inquiry->least = inquiry->most = inquiry->at;
    view_watch(inquiry->variant, inquiry->position, &inquiry->watch);
}

/* True for what is wrong wherever the piece should go. */
static bool is_of_piece(enum motley_reason reason) {
    switch (reason) {
    case MOTLEY_REASON_PLACE_FIRST:
    case MOTLEY_REASON_PLACE_KING_FIRST:
    case MOTLEY_REASON_REPLACE_FIRST:
    case MOTLEY_REASON_ACTED_THIS_TURN:
    case MOTLEY_REASON_SWITCHED_THIS_TURN:
    case MOTLEY_REASON_NOTHING_TO_IMITATE:
    case MOTLEY_REASON_KING_MAY_NOT_MOVE:
    case MOTLEY_REASON_WOULD_SPLIT:
        return true;
    default:
        return false;
    }
}

/* True if what is wrong is the piece on the target. */
static bool is_of_target(enum motley_reason reason) {
    switch (reason) {
    case MOTLEY_REASON_OWN_PIECE_THERE:
    case MOTLEY_REASON_NO_DISPLACEMENT:
    case MOTLEY_REASON_MUST_NOT_CAPTURE:
    case MOTLEY_REASON_KING_MAY_NOT_CAPTURE:
    case MOTLEY_REASON_KING_IS_NOT_CAPTURED:
    case MOTLEY_REASON_NOT_A_CARRIER:
    case MOTLEY_REASON_NOT_A_PASSENGER:
    case MOTLEY_REASON_STACK_IS_FULL:
    case MOTLEY_REASON_CARRIES_A_KING:
        return true;
    default:
        return false;
    }
}

enum { WEIGHT_NONE, WEIGHT_SLIGHT, WEIGHT_BLOCKED, WEIGHT_DANGER };

/* The King's danger says most, then what stands in the way. */
static unsigned weight_of(enum motley_reason reason) {
    switch (reason) {
    case MOTLEY_REASON_NOT_ITS_MOVE:
        return WEIGHT_NONE;
    case MOTLEY_REASON_PATH_BLOCKED:
        return WEIGHT_BLOCKED;
    case MOTLEY_REASON_LEAVES_KING_ATTACKED:
    case MOTLEY_REASON_TURN_NOT_COMPLETABLE:
    case MOTLEY_REASON_NO_ROOM_FOR_KING:
        return WEIGHT_DANGER;
    default:
        return WEIGHT_SLIGHT;
    }
}

static void point_at(struct explanation *why, struct square square) {
    for (unsigned i = 0; i < why->square_count; i++)
        if (square_is(why->squares[i], square))
            return;
    if (why->square_count < EXPLAIN_SQUARES_MAX)
        why->squares[why->square_count++] = square;
}

/* Asks why the piece cannot go somewhere, and keeps what says most. */
static enum motley_reason ask(struct inquiry *inquiry, struct square to) {
    struct explanation answer = {.reason = MOTLEY_REASON_NONE};
    inquiry->variant->rules->explain(inquiry->variant, inquiry->position, inquiry->at, to, &answer);
    if (is_of_target(answer.reason))
        answer = (struct explanation){
            .reason = MOTLEY_REASON_PATH_BLOCKED, .square_count = 1, .squares = {to}};
    const unsigned weight = weight_of(answer.reason);
    if (weight > inquiry->weight) {
        inquiry->weight = weight;
        inquiry->why = answer;
    } else if (weight > WEIGHT_NONE && answer.reason == inquiry->why.reason) {
        for (unsigned i = 0; i < answer.square_count; i++)
            point_at(&inquiry->why, answer.squares[i]);
    }
    return answer.reason;
}

/* Whether a square is on the board, or not farther from the tiles than one that touches them. */
static bool is_within(const struct inquiry *inquiry, struct square at) {
    const struct variant *variant = inquiry->variant;
    if (variant->files > 0)
        return at.x >= 0 && at.y >= 0 && at.x < variant->files && at.y < variant->ranks;
    return at.x >= inquiry->least.x - 1 && at.x <= inquiry->most.x + 1 &&
           at.y >= inquiry->least.y - 1 && at.y <= inquiry->most.y + 1;
}

static struct square square_beyond(const struct inquiry *inquiry, struct square from,
                                   struct offset way) {
    const struct variant *variant = inquiry->variant;
    struct square to = {from.x + way.dx, from.y + way.dy};
    if (variant->is_round && variant->files > 0)
        to.x = (to.x + variant->files) % variant->files;
    return to;
}

/* Asks along one way, up to what bars it. */
static void ask_along(struct watch *watch, const struct step *step) {
    struct inquiry *inquiry = (struct inquiry *)watch;
    const struct piece_view *piece = &inquiry->piece;
    const unsigned quarters =
        inquiry->variant->rules->forward[piece->owner] + (unsigned)piece->facing;
    struct offset way = {step->dx, step->dy};
    for (unsigned i = 0; i < quarters % 4; i++)
        way = (struct offset){way.dy, (int8_t)-way.dx};
    struct square to = square_beyond(inquiry, inquiry->at, way);
    for (unsigned i = 1; is_within(inquiry, to) && !square_is(to, inquiry->at); i++) {
        if (ask(inquiry, to) == MOTLEY_REASON_PATH_BLOCKED && inquiry->variant->files > 0)
            return;
        if (i == step->range)
            return;
        to = square_beyond(inquiry, to, way);
    }
}

/* A square that the piece is not on. */
static struct square square_elsewhere(const struct inquiry *inquiry) {
    const struct square at = inquiry->at;
    return (struct square){at.x > 0 ? at.x - 1 : at.x + 1, at.y};
}

static void inquire(struct inquiry *inquiry) {
    const struct piece_view *piece = &inquiry->piece;
    const char *state = piece->cards != NULL      ? piece->cards
                        : piece->imitates != NULL ? piece->imitates
                                                  : "";
    if (is_of_piece(ask(inquiry, square_elsewhere(inquiry))))
        return;
    inquiry->weight = WEIGHT_NONE;
    inquiry->why = (struct explanation){.reason = MOTLEY_REASON_NOWHERE_TO_GO};
    movement_watch(inquiry->variant, piece->kind, state, &inquiry->watch);
}

/* True if a move of a list begins on a square. */
static bool has_move_from(const struct variant *variant, const void *position, const action_t *list,
                          size_t count, struct square square) {
    for (size_t i = 0; i < count; i++) {
        struct action_view view;
        struct square source;
        variant->rules->describe(variant, position, list[i], &view);
        if (view.type == ACTION_MOVE && action_source(&view, &source) && square_is(source, square))
            return true;
    }
    return false;
}

/* False without memory. */
static bool explain_piece(struct motley_game *game, struct square at, struct explanation *why) {
    struct inquiry inquiry = {.watch = {.piece = piece_note, .step = ask_along},
                              .variant = variant_of(game),
                              .position = position_of(game),
                              .at = at};
    const action_t *list = actions_of(game);
    size_t count = game->action_count;
    struct supposed supposed;
    piece_find(&inquiry);
    if (!inquiry.is_found) {
        *why = (struct explanation){
            .reason = MOTLEY_REASON_NOTHING_THERE, .square_count = 1, .squares = {at}};
        return true;
    }
    const unsigned seat = inquiry.piece.owner;
    if (seat != rules_of(game)->turn(inquiry.variant, inquiry.position).player) {
        if (!suppose(game, seat, &supposed))
            return false;
        *why = supposed.why;
        if (why->reason != MOTLEY_REASON_NONE)
            return true;
        inquiry.position = supposed.position;
        list = supposed.list;
        count = supposed.count;
    }
    why->reason = MOTLEY_REASON_NONE;
    if (has_move_from(inquiry.variant, inquiry.position, list, count, at))
        return true;
    piece_find(&inquiry);
    inquire(&inquiry);
    *why = inquiry.why;
    return true;
}

static void tell_explanation(const struct motley_game *game, const void *data,
                             struct writer *writer) {
    explanation_write(rules_of(game), data, writer);
}

const char *motley_game_explain_piece(struct motley_game *game, const char *square) {
    struct explanation why = {.reason = MOTLEY_REASON_BAD_SQUARE};
    struct square at;
    if (variant_of(game) == NULL)
        return NULL;
    if (game->action_count == 0)
        why.reason = MOTLEY_REASON_GAME_OVER;
    else if (game_reads_square(game, square, &at) && !explain_piece(game, at, &why))
        return NULL;
    return game_tell_with(game, tell_explanation, &why);
}
