/* Fairy: what a page shows of positions and actions. */

#include "../../grid/betza.h"
#include "../../view.h"
#include "board.h"

#include <assert.h>
#include <string.h>

static unsigned steps_between(const struct fairy *variant, unsigned from, unsigned to) {
    const struct square a = fairy_place(variant, from), b = fairy_place(variant, to);
    const int32_t dx = a.x < b.x ? b.x - a.x : a.x - b.x, dy = a.y < b.y ? b.y - a.y : a.y - b.y;
    return (unsigned)(dx > dy ? dx : dy);
}

/* The nearest square to which this piece alone has to come so that its player wins, or nearly. */
static void show_goal(const struct fairy *variant, unsigned side, unsigned kind, unsigned from,
                      struct piece_view *piece) {
    unsigned least = UINT32_MAX;
    squares_t targets = 0;
    for (unsigned i = 0; i < variant->goal_count; i++)
        if (variant->goals[i].needed == 1 && (variant->goals[i].kinds & KIND_BIT(kind)) != 0)
            targets |= variant->goals[i].squares[side];
    for (; targets != 0; targets &= targets - 1) {
        const struct square goal = fairy_place(variant, first_square(targets));
        const unsigned steps = steps_between(variant, from, first_square(targets));
        const unsigned aside =
            (unsigned)(goal.x > piece->at.x ? goal.x - piece->at.x : piece->at.x - goal.x);
        if (steps * SQUARES_MAX + aside >= least)
            continue;
        least = steps * SQUARES_MAX + aside;
        piece->has_goal = true;
        piece->goal = goal;
        piece->goal_steps = steps;
    }
}

static void show_pieces(const struct fairy *variant, const struct fairy_position *position,
                        struct view *view) {
    const squares_t checked =
        fairy_checked(variant, position, WHITE) | fairy_checked(variant, position, BLACK);
    for (squares_t rest = occupied_by_both(position); rest != 0; rest &= rest - 1) {
        const unsigned square = first_square(rest);
        const unsigned kind = piece_kind(position->board[square]);
        const unsigned side = piece_side(position->board[square]);
        struct piece_view piece = {
            .at = fairy_place(variant, square),
            .kind = (uint8_t)kind,
            .seat = (uint8_t)side,
            .owner = (uint8_t)side,
            .is_in_check = has_square(checked, square),
            .origin = has_square(position->promoted, square)
                          ? variant->kinds[position->origin[square]].code
                          : NULL,
        };
        show_goal(variant, side, kind, square, &piece);
        view_piece(view, &piece);
    }
}

/* The squares on which the piece that passed them may be captured now. */
static void show_passed(const struct fairy *variant, const struct fairy_position *position,
                        struct view *view) {
    for (unsigned i = 0; i < position->passed_count; i++)
        if (fairy_has_passing(variant, position, position->passed[i]))
            view_mark_of_kind(view, fairy_place(variant, position->passed[i]), MARK_EN_PASSANT,
                              position->side ^ 1u, piece_kind(position->board[position->passer]));
}

static void show_hands(const struct fairy *variant, const struct fairy_position *position,
                       struct view *view) {
    for (uint8_t side = 0; side < 2; side++)
        for (unsigned kind = 0; kind < variant->kind_count; kind++)
            if (position->hands[side][kind] > 0)
                view_hand(view, side, kind, position->hands[side][kind]);
}

/* The kinds that a side has on the board or in hand, and the origins of its promoted pieces, which
   it may lose. */
static kinds_t kinds_of_side(const struct fairy *variant, const struct fairy_position *position,
                             unsigned side) {
    kinds_t kinds = 0;
    for (unsigned kind = 0; kind < variant->kind_count; kind++)
        if ((position->kinds[kind] & position->sides[side]) != 0 || position->hands[side][kind] > 0)
            kinds |= KIND_BIT(kind);
    for (squares_t rest = position->promoted & position->sides[side]; rest != 0; rest &= rest - 1)
        kinds |= KIND_BIT(position->origin[first_square(rest)]);
    return kinds;
}

/* The same with all that these can become. */
static kinds_t with_promotions(const struct fairy *variant, unsigned side, kinds_t kinds) {
    kinds_t before;
    do {
        before = kinds;
        for (kinds_t rest = before; rest != 0; rest &= rest - 1)
            kinds |= variant->promotions[side][__builtin_ctz(rest)];
    } while (kinds != before);
    return kinds;
}

/* The kinds that are in the game or can still come; what is captured may change sides. */
static kinds_t kinds_in_game(const struct fairy *variant, const struct fairy_position *position) {
    kinds_t kinds[2], both = 0, before;
    for (unsigned side = 0; side < 2; side++)
        kinds[side] = kinds_of_side(variant, position, side);
    do {
        before = both;
        for (unsigned side = 0; side < 2; side++) {
            if (variant->base.option[OPTION_TAKEN] != TAKEN_OFF)
                kinds[side] |= both;
            kinds[side] = with_promotions(variant, side, kinds[side]);
        }
        both = kinds[WHITE] | kinds[BLACK];
    } while (both != before);
    return both;
}

void fairy_view(const struct variant *base, const void *now, struct view *view) {
    const struct fairy *variant = fairy_of(base);
    const struct fairy_position *position = now;
    show_pieces(variant, position, view);
    show_passed(variant, position, view);
    if (variant->has_hands)
        show_hands(variant, position, view);
    for (kinds_t rest = kinds_in_game(variant, position); rest != 0; rest &= rest - 1)
        view_kind(view, (unsigned)__builtin_ctz(rest));
    for (unsigned square = 0; square < variant->grid.square_count; square++)
        if (!has_square(variant->grid.all, square))
            view_hole(view, fairy_place(variant, square));
}

/* The square that the text of a castling names after that of the first piece (fairy 8). */
static unsigned castling_square(const struct fairy *variant, const struct fairy_position *position,
                                action_t action) {
    for (unsigned i = 0; i < CASTLINGS; i++) {
        const unsigned right = position->side * CASTLINGS + i;
        const struct castling *castling = fairy_castling(variant, right);
        if ((position->rights >> right & 1) != 0 && castling->from == action_from(action) &&
            castling->to == action_to(action) && castling->names_partner)
            return castling->partner;
    }
    return action_to(action);
}

void fairy_describe(const struct variant *base, const void *now, action_t action,
                    struct action_view *view) {
    static const enum action_type types[] = {
        [FORM_MOVE] = ACTION_MOVE,     [FORM_DROP] = ACTION_PLACE,   [FORM_PASS] = ACTION_PASS,
        [FORM_CASTLING] = ACTION_MOVE, [FORM_PASSING] = ACTION_MOVE,
    };
    const struct fairy *variant = fairy_of(base);
    const struct fairy_position *position = now;
    const enum action_form form = action_form(action);
    const unsigned kind = action_kind(action), to = action_to(action);
    *view = (struct action_view){
        .type = types[form],
        .from = fairy_place(variant, action_from(action)),
        .to = fairy_place(variant,
                          form == FORM_CASTLING ? castling_square(variant, position, action) : to),
        .kind = kind == NO_KIND ? NULL : variant->kinds[kind].code,
        .is_castling = form == FORM_CASTLING,
    };
    if (form == FORM_PASSING)
        view->captures[view->capture_count++] = fairy_place(variant, position->passer);
    if (form == FORM_MOVE && position->board[to] != NOTHING)
        view->captures[view->capture_count++] = fairy_place(variant, to);
}

const struct kind *fairy_kinds(const struct variant *variant) { return fairy_of(variant)->kinds; }

static void show_part(const struct betza_part *part, struct movement *movement) {
    struct step step = {
        .range = part->range,
        .is_quiet = part->is_quiet,
        .is_capture = part->is_capture,
        .is_initial = part->is_initial,
        .is_lame = part->is_lame,
        .hop = part->hop,
    };
    for (unsigned i = 0; i < part->vectors.count; i++) {
        step.dx = part->vectors.at[i].dx;
        step.dy = part->vectors.at[i].dy;
        movement_step(movement, step);
    }
}

/* The state "b" stands for Black's way of moving, as Black sees it; else it is White's. Parts that
   only capture in passing add nothing. */
bool fairy_movement(const struct variant *base, unsigned kind, const char *state,
                    struct movement *movement) {
    const unsigned side = strcmp(state, "b") == 0 ? BLACK : WHITE;
    if (side == WHITE && state[0] != '\0')
        return false;
    struct cursor text = fairy_movement_text(fairy_of(base), side, kind);
    if (cursor_peek(&text) == '-')
        return true;
    while (!cursor_is_at_end(&text)) {
        struct betza_part part;
        const bool is_read = betza_read(&text, &part);
        assert(is_read);
        (void)is_read;
        if (part.is_quiet || part.is_capture)
            show_part(&part, movement);
    }
    return true;
}
