/* Custodian Chess: what a page shows and explains. */

#include "../../view.h"
#include "board.h"

#include <assert.h>

static struct square place_of(unsigned square) {
    return (struct square){(int32_t)(square % FILES), (int32_t)rank_of(square)};
}

static unsigned index_of(struct square square) { return (unsigned)(square.y * FILES + square.x); }

void custodian_view(const struct variant *variant, const void *position, struct view *view) {
    const struct custodian *custodian = (const struct custodian *)variant;
    const struct custodian_position *now = position;
    for (unsigned square = 0; square < SQUARES; square++) {
        const uint8_t piece = now->board[square];
        if (piece == EMPTY)
            continue;
        const unsigned side = piece_side(piece);
        view_piece(view, &(struct piece_view){
                             .at = place_of(square),
                             .kind = (uint8_t)piece_kind(piece),
                             .seat = (uint8_t)side,
                             .owner = (uint8_t)side,
                             .is_in_check = piece_kind(piece) == KING &&
                                            custodian_can_capture(custodian, now, side ^ 1, square),
                             .has_goal = piece_kind(piece) == KING,
                             .goal = place_of(throne_of(side ^ 1)),
                             .goal_steps = custodian_throne_distance(custodian, square, side),
                         });
    }
    for (uint8_t side = 0; side < 2; side++)
        view_mark(view, place_of(throne_of(side)), MARK_THRONE, side);
}

static uint8_t kind_of_role(enum role role) {
    static const uint8_t kinds[] = {
        [ROLE_ROOK] = ROOK, [ROLE_BISHOP] = BISHOP, [ROLE_KNIGHT] = KNIGHT};
    return kinds[role];
}

/* Adds a victim with all pieces that capture it together with the one that acts. */
static void describe_victim(const struct custodian *variant,
                            const struct custodian_position *position,
                            struct custodian_action action, enum role role, unsigned victim,
                            struct action_view *view) {
    for (uint64_t rest = custodian_partners(variant, position, position->side, action.from,
                                            action.to, role, victim);
         rest != 0; rest &= rest - 1) {
        const unsigned square = lowest_square(rest);
        const enum custodian_kind kind = piece_kind(position->board[square]);
        assert(view->partner_count < PARTNERS_MAX);
        view->partners[view->partner_count++] =
            (struct partner){.at = place_of(square),
                             .capture = view->capture_count,
                             .role = kind_of_role(custodian_partner_role(kind, role)),
                             .actor_role = kind_of_role(role)};
    }
    view->captures[view->capture_count++] = place_of(victim);
}

/* How many files to the right a slide in a direction goes until it is on a square; 0 if it does not
   get there, or on the file where it began. */
static int slide_files(const struct custodian *variant, const struct custodian_position *position,
                       unsigned from, unsigned to, unsigned direction) {
    int files = 0;
    for (unsigned square = variant->neighbour[from][direction];
         square != NOWHERE && position->board[square] == EMPTY;
         square = variant->neighbour[square][direction]) {
        files += custodian_steps[direction][0];
        if (square == to)
            return files;
    }
    return 0;
}

/* How many files to the right an action goes on a round board: of two ways the shorter one. */
static int files_of_way(const struct custodian *variant, const struct custodian_position *position,
                        struct custodian_action action) {
    const enum custodian_kind kind = piece_kind(position->board[action.from]);
    int best = 0;
    for (unsigned i = kind == BISHOP; (kind == ROOK || kind == BISHOP) && i < DIRECTIONS; i += 2) {
        const int files = slide_files(variant, position, action.from, action.to, i);
        if (files != 0 && (best == 0 || files * files < best * best))
            best = files;
    }
    if (best != 0)
        return best;
    /* A step or a leap is less than half of the way around. */
    const int half = FILES / 2;
    return (action.to % FILES - action.from % FILES + FILES + half) % FILES - half;
}

/* The same if the action goes over the edge; else 0. */
static int8_t files_around(const struct custodian *variant,
                           const struct custodian_position *position,
                           struct custodian_action action) {
    if (!variant->head.is_round)
        return 0;
    const int files = files_of_way(variant, position, action);
    const int file = action.from % FILES + files;
    return (int8_t)(file < 0 || file >= FILES ? files : 0);
}

void custodian_describe(const struct variant *variant, const void *position, action_t packed,
                        struct action_view *view) {
    static const char *const codes[] = {
        [ROOK] = "R", [BISHOP] = "B", [KNIGHT] = "N", [PAWN] = NULL};
    const struct custodian *custodian = (const struct custodian *)variant;
    const struct custodian_action action = custodian_unpack(packed);
    const struct custodian_position *now = position;
    *view = (struct action_view){
        .type = ACTION_MOVE,
        .from = place_of(action.from),
        .to = place_of(action.to),
        .kind = codes[action.kind],
        .is_castling = action.is_castling,
        .around = files_around(custodian, now, action),
    };
    enum role role;
    custodian_action_role(custodian, now, action, &role);
    for (uint64_t rest = custodian_action_victims(custodian, now, action); rest != 0;
         rest &= rest - 1)
        describe_victim(custodian, now, action, role, lowest_square(rest), view);
}

static void explain_because(struct explanation *explanation, enum motley_reason reason,
                            unsigned square) {
    explanation->reason = reason;
    explanation->squares[0] = place_of(square);
    explanation->square_count = 1;
}

/* The first piece in the way of a slide, in any direction that leads to the target. */
static bool is_slide_blocked(const struct custodian *variant,
                             const struct custodian_position *position, unsigned first,
                             unsigned from, unsigned to, unsigned *blocker) {
    bool is_blocked = false;
    for (unsigned i = first; i < DIRECTIONS; i += 2) {
        unsigned met = NOWHERE;
        unsigned square = variant->neighbour[from][i];
        for (; square != NOWHERE && square != to && square != from;
             square = variant->neighbour[square][i])
            if (met == NOWHERE && position->board[square] != EMPTY)
                met = square;
        if (square == to && met != NOWHERE) {
            *blocker = met;
            is_blocked = true;
        }
    }
    return is_blocked;
}

static void explain_castling(const struct custodian_position *position, unsigned to,
                             struct explanation *explanation) {
    const uint64_t occupied = position->pieces[0] | position->pieces[1];
    const uint64_t blockers = occupied & custodian_castling_gap(position->side, to);
    if ((position->rights & custodian_castling_right(position->side, to)) == 0)
        explanation->reason = MOTLEY_REASON_CASTLING_RIGHT_LOST;
    else if (blockers != 0)
        explain_because(explanation, MOTLEY_REASON_PATH_BLOCKED, lowest_square(blockers));
}

static bool is_pawn_capture_step(const struct custodian *variant, unsigned side, unsigned from,
                                 unsigned to) {
    const unsigned forward = forward_of(side);
    return variant->neighbour[from][(forward + 1) & 7] == to ||
           variant->neighbour[from][(forward + 7) & 7] == to;
}

/* An empty target that the piece cannot reach now. */
static void explain_target(const struct custodian *variant,
                           const struct custodian_position *position, unsigned from, unsigned to,
                           struct explanation *explanation) {
    const unsigned side = position->side;
    const enum custodian_kind kind = piece_kind(position->board[from]);
    unsigned blocker;
    explanation->reason = MOTLEY_REASON_NOT_ITS_MOVE;
    if (kind == KING && from == throne_of(side) && custodian_castling_right(side, to) != 0)
        explain_castling(position, to, explanation);
    else if (kind == PAWN && is_pawn_capture_step(variant, side, from, to))
        explanation->reason = MOTLEY_REASON_MUST_CAPTURE;
    else if ((kind == ROOK || kind == BISHOP) &&
             is_slide_blocked(variant, position, kind == ROOK ? 0 : 1, from, to, &blocker))
        explain_because(explanation, MOTLEY_REASON_PATH_BLOCKED, blocker);
}

void custodian_explain(const struct variant *variant, const void *position, struct square start,
                       struct square end, struct explanation *explanation) {
    const struct custodian *custodian = (const struct custodian *)variant;
    const struct custodian_position *now = position;
    const unsigned from = index_of(start), to = index_of(end);
    const uint8_t piece = now->board[from], target = now->board[to];
    if (piece == EMPTY)
        explain_because(explanation, MOTLEY_REASON_NOTHING_THERE, from);
    else if (piece_side(piece) != now->side)
        explain_because(explanation, MOTLEY_REASON_NOT_YOURS, from);
    else if (target != EMPTY)
        explain_because(explanation,
                        piece_side(target) == now->side ? MOTLEY_REASON_OWN_PIECE_THERE
                                                        : MOTLEY_REASON_NO_DISPLACEMENT,
                        to);
    else
        explain_target(custodian, now, from, to, explanation);
}

/* A move that captures beside the King, with all who capture it together with the piece moved. */
static struct attack attack_by(const struct custodian *variant,
                               const struct custodian_position *position,
                               struct custodian_action action, unsigned king) {
    struct attack attack = {.from = place_of(action.from),
                            .way_count = 1,
                            .way = {place_of(action.to)},
                            .around = files_around(variant, position, action)};
    enum role role;
    custodian_action_role(variant, position, action, &role);
    for (uint64_t rest = custodian_partners(variant, position, position->side, action.from,
                                            action.to, role, king);
         rest != 0; rest &= rest - 1)
        attack.partners[attack.partner_count++] = place_of(lowest_square(rest));
    return attack;
}

/* A pawn that promotes does so in several actions. */
static bool is_promotion_again(struct custodian_action action) {
    return action.kind != PAWN && action.kind != ROOK;
}

size_t custodian_attacks(const struct variant *variant, const void *position, struct square at,
                         struct attack *list) {
    const struct custodian *custodian = (const struct custodian *)variant;
    const unsigned king = index_of(at);
    struct custodian_position turned = *(const struct custodian_position *)position;
    action_t actions[CUSTODIAN_ACTIONS_MAX];
    size_t count = 0;
    turned.side = (uint8_t)(piece_side(turned.board[king]) ^ 1);
    const size_t action_count =
        custodian_captures(custodian, &turned, king, actions, CUSTODIAN_ACTIONS_MAX);
    for (size_t i = 0; i < action_count && count < ATTACKS_MAX; i++) {
        const struct custodian_action action = custodian_unpack(actions[i]);
        if (!is_promotion_again(action))
            list[count++] = attack_by(custodian, &turned, action, king);
    }
    return count;
}

bool custodian_begin_turn(const struct variant *variant, void *position, unsigned seat,
                          struct explanation *explanation) {
    struct custodian_position *now = position;
    (void)variant;
    (void)explanation;
    now->side = (uint8_t)seat;
    return true;
}

static void show_steps(struct movement *movement, unsigned first, unsigned stride, uint8_t range,
                       bool is_around) {
    for (unsigned i = first; i < DIRECTIONS; i += stride)
        movement_step(movement, (struct step){.dx = custodian_steps[i][0],
                                              .dy = custodian_steps[i][1],
                                              .range = range,
                                              .is_quiet = true,
                                              .is_around = is_around});
}

static void show_leaps(struct movement *movement) {
    for (int8_t dx = -2; dx <= 2; dx++)
        for (int8_t dy = -2; dy <= 2; dy++)
            if (dx * dx + dy * dy == 5)
                movement_step(
                    movement,
                    (struct step){
                        .dx = dx, .dy = dy, .range = 1, .is_quiet = true, .is_around = true});
}

static void show_pawn(struct movement *movement) {
    for (int8_t dx = -1; dx <= 1; dx++)
        movement_step(movement, (struct step){.dx = dx,
                                              .dy = 1,
                                              .range = 1,
                                              .is_quiet = true,
                                              .is_around = true,
                                              .is_conditional = dx != 0});
}

bool custodian_movement(const struct variant *variant, unsigned kind, const char *state,
                        struct movement *movement) {
    const struct custodian *custodian = (const struct custodian *)variant;
    if (state[0] != '\0')
        return false;
    switch (kind) {
    case KING:
        show_steps(movement, 0, 1, 1, true);
        break;
    case ROOK:
        show_steps(movement, 0, 2, 0, true);
        break;
    case BISHOP:
        show_steps(movement, 1, 2, 0, true);
        if (custodian->has_stepping_bishops)
            show_steps(movement, 0, 2, 1, false);
        break;
    case KNIGHT:
        show_leaps(movement);
        break;
    default:
        show_pawn(movement);
        break;
    }
    return true;
}
