/* Fairy: actions played (fairy 5), and the hooks that list them. */

#include "danger.h"

#include <string.h>

/* Takes the origin of a promoted piece off a square: its own kind if it has none. */
static unsigned take_origin(struct fairy_position *position, unsigned square) {
    if (!has_square(position->promoted, square))
        return piece_kind(position->board[square]);
    const unsigned origin = position->origin[square];
    position->promoted &= ~bit_of(square);
    position->origin[square] = 0;
    return origin;
}

static void capture(const struct fairy *variant, struct fairy_position *position, unsigned square) {
    const unsigned taken = variant->base.option[OPTION_TAKEN];
    const unsigned origin = take_origin(position, square);
    const unsigned kind = piece_kind(fairy_take(position, square));
    position->rights &= (uint8_t)~variant->rights_at[square];
    position->halfmove = 0;
    if (taken != TAKEN_OFF)
        position->hands[position->side][taken == TAKEN_HAND ? origin : kind]++;
}

/* Fairy 7 (8): a move that counts as a pawn's. */
static bool is_advance(const struct fairy *variant, unsigned side, unsigned kind, unsigned from,
                       unsigned to) {
    const unsigned files = variant->grid.files;
    return !variant->ways[side][kind].has_backward &&
           (side == WHITE ? to / files > from / files : to / files < from / files);
}

/* The squares that a move leaves open, looked at before it is made. */
static unsigned passed_by(const struct fairy *variant, const struct fairy_position *position,
                          action_t action, uint8_t *passed) {
    const uint8_t piece = position->board[action_from(action)];
    if (!variant->ways[piece_side(piece)][piece_kind(piece)].has_initial ||
        action_kind(action) != NO_KIND || position->board[action_to(action)] != NOTHING)
        return 0;
    return fairy_passed(variant, position, action_from(action), action_to(action), passed);
}

/* Puts a piece down that was taken up elsewhere, with its origin if it has one. */
static void put_down(const struct fairy *variant, struct fairy_position *position, unsigned square,
                     unsigned kind, unsigned origin) {
    fairy_put(position, square, piece_of(position->side, kind));
    if (variant->base.option[OPTION_TAKEN] != TAKEN_HAND || kind == origin)
        return;
    position->promoted |= bit_of(square);
    position->origin[square] = (uint8_t)origin;
}

static void play_move(const struct fairy *variant, struct fairy_position *position,
                      action_t action) {
    const unsigned from = action_from(action), to = action_to(action);
    const unsigned kind = piece_kind(position->board[from]), choice = action_kind(action);
    const unsigned passer = position->passer;
    uint8_t passed[PASSED_MAX];
    const unsigned count = passed_by(variant, position, action, passed);
    if (choice != NO_KIND || is_advance(variant, position->side, kind, from, to))
        position->halfmove = 0;
    if (action_form(action) == FORM_PASSING)
        capture(variant, position, passer);
    else if (position->board[to] != NOTHING)
        capture(variant, position, to);
    const unsigned origin = take_origin(position, from);
    fairy_take(position, from);
    put_down(variant, position, to, choice != NO_KIND ? choice : kind, origin);
    position->rights &= (uint8_t)~variant->rights_at[from];
    position->passed_count = (uint8_t)count;
    memset(position->passed, 0, sizeof position->passed);
    memcpy(position->passed, passed, count);
    position->passer = count > 0 ? (uint8_t)to : 0;
}

static void play_castling(const struct fairy *variant, struct fairy_position *position,
                          action_t action) {
    const unsigned first = position->side * CASTLINGS;
    unsigned right = first;
    while (fairy_castling(variant, right)->from != action_from(action) ||
           fairy_castling(variant, right)->to != action_to(action) ||
           (position->rights >> right & 1) == 0)
        right++;
    const struct castling *castling = fairy_castling(variant, right);
    const unsigned origin = take_origin(position, castling->from);
    const unsigned partner_origin = take_origin(position, castling->partner);
    const unsigned kind = piece_kind(fairy_take(position, castling->from));
    const unsigned partner = piece_kind(fairy_take(position, castling->partner));
    put_down(variant, position, castling->to, kind, origin);
    put_down(variant, position, castling->partner_to, partner, partner_origin);
    if (castling->to != castling->from)
        position->rights &= (uint8_t)~variant->rights_at[castling->from];
    if (castling->partner_to != castling->partner)
        position->rights &= (uint8_t)~variant->rights_at[castling->partner];
}

static void forget_passed(struct fairy_position *position) {
    position->passed_count = position->passer = 0;
    memset(position->passed, 0, sizeof position->passed);
}

void fairy_move(const struct fairy *variant, struct fairy_position *position, action_t action) {
    const enum action_form form = action_form(action);
    WORK(2); /* for the copy that it is played on */
    position->halfmove = fen_count_up(position->halfmove);
    position->passes = form == FORM_PASS ? position->passes + 1 : 0;
    if (form == FORM_MOVE || form == FORM_PASSING) {
        play_move(variant, position, action);
    } else {
        forget_passed(position);
        if (form == FORM_CASTLING)
            play_castling(variant, position, action);
        if (form == FORM_DROP) {
            position->hands[position->side][action_kind(action)]--;
            fairy_put(position, action_to(action), piece_of(position->side, action_kind(action)));
            position->halfmove = 0;
        }
    }
    if (position->side == BLACK)
        position->turn = fen_count_up(position->turn);
    position->side ^= 1;
}

void fairy_apply(const struct variant *base, void *now, action_t action) {
    const struct fairy *variant = fairy_of(base);
    struct fairy_position *position = now;
    const unsigned mover = position->side;
    fairy_move(variant, position, action);
    if (variant->checks > 0 && position->checks[mover] > 0 &&
        fairy_is_in_check(variant, position, mover ^ 1))
        position->checks[mover]--;
}
