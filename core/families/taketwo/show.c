/* Take Two Chess: what a page shows and explains, and the setup of cards. */

#include "../../view.h"
#include "board.h"

#include <string.h>

static struct square place_of(unsigned square) {
    return (struct square){(int32_t)(square % SIZE), (int32_t)(square / SIZE)};
}

static unsigned index_of(struct square square) { return (unsigned)(square.y * SIZE + square.x); }

static bool has_cards(unsigned kind) { return kind == QUEEN || kind == PAWN; }

void taketwo_view(const struct variant *variant, const void *position, struct view *view) {
    const struct taketwo_position *now = position;
    const uint64_t kings_in_check[2] = {taketwo_checkers(now, WHITE), taketwo_checkers(now, BLACK)};
    (void)variant;
    for (uint64_t rest = occupied_by_both(now); rest != 0; rest &= rest - 1) {
        const unsigned square = lowest_square(rest);
        const unsigned kind = taketwo_kind_at(now, square);
        const uint8_t side = (now->sides[BLACK] >> square & 1) != 0;
        view_piece(
            view,
            &(struct piece_view){
                .at = place_of(square),
                .kind = (uint8_t)kind,
                .seat = side,
                .owner = side,
                .cards = has_cards(kind) ? taketwo_orders[taketwo_order_of(now, square)] : NULL,
                .is_switched = square == now->switched,
                .is_in_check = kind == KING && kings_in_check[side] != 0,
            });
    }
    if (taketwo_can_capture_en_passant(now))
        view_mark_of_kind(view, place_of(now->ep), MARK_EN_PASSANT, now->side ^ 1u, PAWN);
}

void taketwo_describe(const struct variant *variant, const void *position, action_t packed,
                      struct action_view *view) {
    static const char *const codes[] = {
        [QUEEN] = "Q", [ROOK] = "R", [BISHOP] = "B", [KNIGHT] = "N", [PAWN] = NULL};
    const struct taketwo_position *now = position;
    const struct taketwo_action action = taketwo_unpack(packed);
    (void)variant;
    *view = (struct action_view){
        .type = action.is_switch ? ACTION_SWITCH : ACTION_MOVE,
        .from = place_of(action.from),
        .to = place_of(action.to),
        .kind = action.is_switch ? NULL : codes[action.promotion],
        .cards = action.is_switch ? taketwo_orders[action.order] : NULL,
        .is_castling = action.is_castling,
    };
    const unsigned victim = action.is_en_passant ? now->ep_pawn : action.to;
    if (!action.is_switch && (now->sides[now->side ^ 1] >> victim & 1) != 0)
        view->captures[view->capture_count++] = place_of(victim);
}

static void explain_set(struct explanation *explanation, enum motley_reason reason,
                        uint64_t squares) {
    explanation->reason = reason;
    explanation->square_count = 0;
    for (; squares != 0 && explanation->square_count < EXPLAIN_SQUARES_MAX; squares &= squares - 1)
        explanation->squares[explanation->square_count++] = place_of(lowest_square(squares));
}

/* The squares that one step of a pawn's card leads to. */
static uint64_t card_targets(unsigned side, unsigned from, unsigned card) {
    const uint64_t ahead = forward(side, bit_of(from));
    return shift_files(ahead, (int)card) | shift_files(ahead, -(int)card);
}

/* The squares of a double advance by a card, whatever stands in between. */
static uint64_t double_targets(unsigned side, unsigned from, unsigned card) {
    const uint64_t ahead = forward(side, forward(side, bit_of(from)));
    const int aside = card == CARD_O ? 0 : card == CARD_D ? 2 : 1;
    if (from / SIZE != (side == WHITE ? 1 : 6))
        return 0;
    return shift_files(ahead, aside) | shift_files(ahead, -aside);
}

static unsigned card_of(const uint64_t sets[3], unsigned square) {
    unsigned card = CARD_O;
    while (card < CARD_H && (sets[card] >> square & 1) == 0)
        card++;
    return card;
}

static void explain_pawn(const struct taketwo_position *position, unsigned from, unsigned to,
                         struct explanation *explanation) {
    const unsigned side = position->side;
    const struct powers powers = taketwo_powers(position, side);
    const unsigned first = card_of(powers.quiet, from), second = card_of(powers.capture, from);
    const uint64_t target = bit_of(to);
    const bool is_enemy = (position->sides[side ^ 1] & target) != 0;
    const uint64_t quiet = card_targets(side, from, first) | double_targets(side, from, first);
    if (is_enemy && (quiet & target) != 0)
        explain_set(explanation, MOTLEY_REASON_MUST_NOT_CAPTURE, target);
    else if (!is_enemy && (card_targets(side, from, second) & target) != 0)
        explain_set(explanation, MOTLEY_REASON_MUST_CAPTURE, 0);
    else if ((double_targets(side, from, first) & target) != 0)
        explain_set(explanation, MOTLEY_REASON_PATH_BLOCKED,
                    occupied_by_both(position) & bit_of((from + to) / 2));
    else
        explain_set(explanation, MOTLEY_REASON_NOT_ITS_MOVE, 0);
}

/* The squares that a piece, no pawn, attacks when so much is occupied. */
static uint64_t piece_reach(const struct powers *powers, unsigned kind, unsigned from,
                            uint64_t occupied) {
    uint64_t reach = kind == KING ? taketwo_king_steps[from] : 0;
    if ((powers->rooks >> from & 1) != 0)
        reach |= rook_attacks(from, occupied);
    if ((powers->bishops >> from & 1) != 0)
        reach |= bishop_attacks(from, occupied);
    if ((powers->knights >> from & 1) != 0)
        reach |= taketwo_knight_leaps[from];
    return reach;
}

static void explain_piece(const struct taketwo_position *position, unsigned kind, unsigned from,
                          unsigned to, struct explanation *explanation) {
    const struct powers powers = taketwo_powers(position, position->side);
    if ((piece_reach(&powers, kind, from, 0) >> to & 1) == 0) {
        explain_set(explanation, MOTLEY_REASON_NOT_ITS_MOVE, 0);
        return;
    }
    /* In the way is what hides the target and is itself reached on the way there. */
    const uint64_t back = rook_attacks(to, 0) | bishop_attacks(to, 0);
    uint64_t blockers = 0;
    for (uint64_t rest = piece_reach(&powers, kind, from, occupied_by_both(position)) & back &
                         occupied_by_both(position);
         rest != 0; rest &= rest - 1)
        if ((piece_reach(&powers, kind, from, rest & (0 - rest)) >> to & 1) == 0)
            blockers |= rest & (0 - rest);
    explain_set(explanation, MOTLEY_REASON_PATH_BLOCKED, blockers);
}

static bool is_castling_try(const struct taketwo_position *position, unsigned kind, unsigned from,
                            unsigned to) {
    const unsigned home = position->side == WHITE ? 4 : 60;
    return kind == KING && from == home && (to == home + 2 || to + 2 == home);
}

static void explain_castling(const struct taketwo_position *position, unsigned to,
                             struct explanation *explanation) {
    const unsigned side = position->side,
                   right = to % SIZE == 6 ? CASTLE_KINGSIDE : CASTLE_QUEENSIDE;
    const uint64_t blockers = occupied_by_both(position) & taketwo_castling_gap(right, side);
    const struct powers enemy = taketwo_powers(position, side ^ 1);
    const unsigned home = (to & 56) + 4;
    uint64_t attackers = 0;
    for (unsigned square = home < to ? home : to; square <= (home < to ? to : home); square++)
        attackers |=
            taketwo_attackers(position, &enemy, side ^ 1, square, occupied_by_both(position));
    if ((position->rights >> 2 * side & right) == 0)
        explain_set(explanation, MOTLEY_REASON_CASTLING_RIGHT_LOST, 0);
    else if (blockers != 0)
        explain_set(explanation, MOTLEY_REASON_PATH_BLOCKED, blockers);
    else
        explain_set(explanation, MOTLEY_REASON_CASTLING_THROUGH_CHECK, attackers);
}

/* The enemies that would attack the King after a move that the piece could make but for them. */
static uint64_t attackers_after(const struct taketwo_position *position, unsigned kind,
                                unsigned from, unsigned to) {
    const struct powers powers = taketwo_powers(position, position->side);
    const unsigned second = card_of(powers.capture, from);
    const bool is_en_passant = kind == PAWN && to == position->ep &&
                               (card_targets(position->side, from, second) & bit_of(to)) != 0;
    struct taketwo_position after = *position;
    const unsigned victim = is_en_passant ? position->ep_pawn : to;
    for (unsigned i = 0; i < KINDS; i++)
        after.kinds[i] &= ~(bit_of(victim) | bit_of(from));
    after.sides[position->side ^ 1] &= ~bit_of(victim);
    after.sides[position->side] ^= bit_of(from) | bit_of(to);
    after.kinds[kind] |= bit_of(to);
    return taketwo_checkers(&after, position->side);
}

/* True if the piece goes there, its King's safety left aside. */
static bool is_pseudo_legal(const struct taketwo_position *position, unsigned kind, unsigned from,
                            unsigned to) {
    const unsigned side = position->side;
    const struct powers powers = taketwo_powers(position, side);
    const uint64_t occupied = occupied_by_both(position);
    if (kind != PAWN)
        return (piece_reach(&powers, kind, from, occupied) >> to & 1) != 0;
    const unsigned first = card_of(powers.quiet, from), second = card_of(powers.capture, from);
    const uint64_t target = bit_of(to);
    if ((position->sides[side ^ 1] & target) != 0 || to == position->ep)
        if ((card_targets(side, from, second) & target) != 0)
            return true;
    if ((occupied & target) != 0)
        return false;
    const bool is_path_free = first == CARD_H || (occupied >> (from + to) / 2 & 1) == 0;
    return (card_targets(side, from, first) & target) != 0 ||
           ((double_targets(side, from, first) & target) != 0 && is_path_free);
}

void taketwo_explain(const struct variant *variant, const void *position, struct square start,
                     struct square end, struct explanation *explanation) {
    const struct taketwo_position *now = position;
    const unsigned from = index_of(start), to = index_of(end);
    const uint64_t own = now->sides[now->side];
    const unsigned kind = taketwo_kind_at(now, from);
    (void)variant;
    if ((occupied_by_both(now) >> from & 1) == 0)
        explain_set(explanation, MOTLEY_REASON_NOTHING_THERE, bit_of(from));
    else if ((own >> from & 1) == 0)
        explain_set(explanation, MOTLEY_REASON_NOT_YOURS, bit_of(from));
    else if (from == now->switched)
        explain_set(explanation, MOTLEY_REASON_SWITCHED_THIS_TURN, bit_of(from));
    else if ((own >> to & 1) != 0)
        explain_set(explanation, MOTLEY_REASON_OWN_PIECE_THERE, bit_of(to));
    else if (is_castling_try(now, kind, from, to))
        explain_castling(now, to, explanation);
    else if (is_pseudo_legal(now, kind, from, to))
        explain_set(explanation, MOTLEY_REASON_LEAVES_KING_ATTACKED,
                    attackers_after(now, kind, from, to));
    else if (kind == PAWN)
        explain_pawn(now, from, to, explanation);
    else
        explain_piece(now, kind, from, to, explanation);
}

size_t taketwo_attacks(const struct variant *variant, const void *position, struct square at,
                       struct attack *list) {
    const struct taketwo_position *now = position;
    const unsigned side = (now->sides[BLACK] >> index_of(at) & 1) != 0;
    size_t count = 0;
    (void)variant;
    for (uint64_t rest = taketwo_checkers(now, side); rest != 0; rest &= rest - 1)
        list[count++] = (struct attack){.from = place_of(lowest_square(rest))};
    return count;
}

bool taketwo_begin_turn(const struct variant *variant, void *position, unsigned seat,
                        struct explanation *explanation) {
    struct taketwo_position *now = position;
    (void)variant;
    if (seat != now->side)
        now->ep = now->ep_pawn = NO_SQUARE;
    now->switched = NO_SQUARE;
    now->side = (uint8_t)seat;
    if (taketwo_checkers(now, seat ^ 1) == 0)
        return true;
    explain_set(explanation, MOTLEY_REASON_OPPONENT_IN_CHECK,
                now->kinds[KING] & now->sides[seat ^ 1]);
    return false;
}

/* All ways of one length class: (a, b) in every direction and order. */
static void show_ways(struct movement *movement, int a, int b, uint8_t range) {
    for (int dx = -2; dx <= 2; dx++)
        for (int dy = -2; dy <= 2; dy++)
            if (dx * dx + dy * dy == a * a + b * b)
                movement_step(movement, (struct step){.dx = (int8_t)dx,
                                                      .dy = (int8_t)dy,
                                                      .range = range,
                                                      .is_quiet = true,
                                                      .is_capture = true});
}

static void show_card(struct movement *movement, char card) {
    if (card == 'O')
        show_ways(movement, 1, 0, 0);
    else if (card == 'D')
        show_ways(movement, 1, 1, 0);
    else
        show_ways(movement, 2, 1, 1);
}

static void show_pawn_step(struct movement *movement, int dx, int dy, struct step way) {
    way.dy = (int8_t)dy;
    way.dx = (int8_t)dx;
    movement_step(movement, way);
    if (dx != 0) {
        way.dx = (int8_t)-dx;
        movement_step(movement, way);
    }
}

static int files_aside(char card) { return card == 'O' ? 0 : card == 'D' ? 1 : 2; }

static void show_pawn(struct movement *movement, const char *cards) {
    static const struct step quiet = {.range = 1, .is_quiet = true};
    static const struct step capture = {.range = 1, .is_capture = true};
    static const struct step twice = {.range = 2, .is_quiet = true, .is_initial = true};
    static const struct step leap = {.range = 1, .is_quiet = true, .is_initial = true};
    const int aside = files_aside(cards[0]);
    show_pawn_step(movement, aside, 1, quiet);
    if (aside == 2)
        show_pawn_step(movement, 1, 2, leap);
    else
        show_pawn_step(movement, aside, 1, twice);
    show_pawn_step(movement, files_aside(cards[1]), 1, capture);
}

/* The order that a state such as "OH" or "OHD" names, the default for "". */
static const char *cards_of_state(const char *state) {
    const size_t length = strlen(state);
    if (length == 0)
        return taketwo_orders[0];
    for (unsigned order = 0; order < ORDERS; order++)
        if ((length == 2 || length == 3) && strncmp(state, taketwo_orders[order], length) == 0)
            return taketwo_orders[order];
    return NULL;
}

bool taketwo_movement(const struct variant *variant, unsigned kind, const char *state,
                      struct movement *movement) {
    const char *cards = cards_of_state(state);
    (void)variant;
    if (cards == NULL || (!has_cards(kind) && state[0] != '\0'))
        return false;
    switch (kind) {
    case KING:
        show_ways(movement, 1, 0, 1);
        show_ways(movement, 1, 1, 1);
        break;
    case QUEEN:
        show_card(movement, cards[0]);
        show_card(movement, cards[1]);
        break;
    case ROOK:
        show_card(movement, 'O');
        break;
    case BISHOP:
        show_card(movement, 'D');
        break;
    case KNIGHT:
        show_card(movement, 'H');
        break;
    default:
        show_pawn(movement, cards);
        break;
    }
    return true;
}

/* A pawn that has just advanced keeps the card that it advanced by, and nothing is chosen in the
   middle of a turn. */
size_t taketwo_choices(const struct variant *variant, const void *position,
                       struct form_choice *list) {
    const struct taketwo_position *now = position;
    size_t count = 0;
    (void)variant;
    for (unsigned at = 0; at < SQUARES && now->switched == NO_SQUARE; at++) {
        const bool is_queen = (now->kinds[QUEEN] >> at & 1) != 0;
        if ((!is_queen && (now->kinds[PAWN] >> at & 1) == 0) || at == now->ep_pawn)
            continue;
        struct form_choice *choice = &list[count++];
        *choice = (struct form_choice){.at = {(int32_t)(at % SIZE), (int32_t)(at / SIZE)},
                                       .seat = (now->sides[BLACK] >> at & 1) != 0 ? BLACK : WHITE,
                                       .now = (uint8_t)taketwo_order_of(now, at),
                                       .count = ORDERS};
        for (unsigned order = 0; order < ORDERS; order++)
            choice->forms[order] = (struct piece_form){.code = taketwo_orders[order],
                                                       .kind = is_queen ? QUEEN : PAWN,
                                                       .cards = taketwo_orders[order]};
    }
    return count;
}

enum motley_reason taketwo_arrange(struct variant *variant, void *position,
                                   const struct form_choice *choice, unsigned form) {
    (void)variant;
    taketwo_order_set(position, index_of(choice->at), form);
    return MOTLEY_REASON_NONE;
}
