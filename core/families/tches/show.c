/* TCHES(S): what a page shows: the pieces, what they wait for, how they move. */

#include "../../view.h"
#include "betza.h"
#include "danger.h"
#include "turn.h"

#include <string.h>

static struct square place_of(const struct variant *base, unsigned square) {
    return (struct square){(int32_t)(square % base->files), (int32_t)(square / base->files)};
}

void tches_describe(const struct variant *base, const void *now, action_t action,
                    struct action_view *view) {
    const struct tches_position *position = now;
    const unsigned from = action_from(action), to = action_to(action);
    const unsigned promotion = action_promotion(action);
    *view = (struct action_view){
        .type = action_type(action),
        .from = place_of(base, from),
        .via = place_of(base, action_via(action)),
        .to = place_of(base, to),
        .has_via = (action & ACTION_HAS_VIA) != 0,
        .is_carried_via = (action & ACTION_CARRIED_VIA) != 0,
        .is_carried_to = (action & ACTION_CARRIED_TO) != 0,
        .kind = promotion != 0 ? tches_kind_names[promotion].code : NULL,
        .is_turned = action_facing(action) >= 0,
        .facing = (uint8_t)action_facing(action),
    };
    if (view->type == ACTION_MOVE && has_square(position->sides[position->side ^ 1], to)) {
        view->captures[view->capture_count++] = view->to;
        for (squares_t rest =
                 tches_landings_of((const struct tches_variant *)base, position, action);
             rest != 0; rest &= rest - 1)
            view->landings[view->landing_count++] = place_of(base, first_square(rest));
    }
    view->is_extra = view->type == ACTION_PLACE || view->type == ACTION_REPLACE;
    if (view->type == ACTION_PLACE)
        view->kind = tches_kind_names[((const struct tches_variant *)base)->royal].code;
    if (view->type == ACTION_REPLACE)
        view->kind = tches_kind_names[loss_kind(position->losses[0])].code;
}

unsigned tches_front(unsigned kind) { return tches_facts[kind].front; }

/* A position being shown. */
struct scene {
    const struct tches_variant *variant;
    const struct tches_position *position;
    bool is_in_check[2];
};

static unsigned distance(const struct variant *base, unsigned from, unsigned to) {
    const int files = (int)(from % base->files) - (int)(to % base->files);
    const int ranks = (int)(from / base->files) - (int)(to / base->files);
    const int wide = files < 0 ? -files : files, high = ranks < 0 ? -ranks : ranks;
    return (unsigned)(wide > high ? wide : high);
}

/* Where the piece on a square wins (rules 4.6): a captor of a King at home, with `escort` the own
   King at the enemy's. */
static unsigned goal_of(const struct scene *scene, unsigned square, unsigned side, bool is_held) {
    const struct tches_variant *variant = scene->variant;
    const bool is_king = piece_kind(scene->position->board[square]) == tches_escorted(variant);
    if (variant->is_king_held && is_held)
        return variant->portals[side];
    return variant->has_escort && is_king ? variant->portals[side ^ 1] : NO_SQUARE;
}

static struct piece_view piece_shown(const struct scene *scene, unsigned square) {
    const struct tches_position *position = scene->position;
    const uint8_t piece = position->board[square], lower = position->under[square];
    const unsigned kind = piece_kind(piece);
    const uint8_t side = has_square(position->sides[BLACK], square);
    const unsigned as = tches_moves_as(position, side, kind);
    const bool is_held = tches_holds_king(scene->variant, position, square);
    const unsigned goal = goal_of(scene, square, side, is_held);
    return (struct piece_view){
        .at = place_of(&scene->variant->base, square),
        .kind = (uint8_t)kind,
        .seat = side,
        .owner = side,
        .has_facing = scene->variant->has_polarity,
        .facing = (uint8_t)piece_facing(piece),
        .has_acted = has_square(position->acted, square),
        .is_in_check = kind == scene->variant->royal && scene->is_in_check[side],
        .imitates = as == kind      ? NULL
                    : as == NO_KIND ? ""
                                    : tches_kind_names[as].code,
        .has_passenger = has_square(position->stacked, square),
        .passenger_kind = (uint8_t)piece_kind(lower),
        .passenger_seat = is_held ? side ^ 1 : side,
        .passenger_facing = (uint8_t)piece_facing(lower),
        .has_passenger_acted = (lower & PIECE_ACTED) != 0,
        .is_passenger_captive = is_held,
        .has_goal = goal != NO_SQUARE,
        .goal = place_of(&scene->variant->base, goal),
        .goal_steps = distance(&scene->variant->base, square, goal),
    };
}

static void show_goals(const struct scene *scene, struct view *view) {
    const struct tches_variant *variant = scene->variant;
    const struct tches_position *position = scene->position;
    for (unsigned side = WHITE; side <= BLACK; side++)
        if (variant->is_king_held || variant->has_escort)
            view_mark(view, place_of(&variant->base, variant->portals[side]), MARK_PORTAL,
                      (uint8_t)side);
    if (position->pending_king != NO_SQUARE)
        view_mark(view, place_of(&variant->base, position->pending_king), MARK_PENDING,
                  position->side);
}

/* The freed King and the lost pieces, each kind once. */
static void show_hands(const struct scene *scene, struct view *view) {
    const struct tches_position *position = scene->position;
    if (position->pending_king != NO_SQUARE)
        view_hand(view, position->side, scene->variant->royal, 1);
    for (unsigned side = WHITE; side <= BLACK; side++)
        for (unsigned kind = 0; kind < KINDS; kind++) {
            const unsigned count = tches_count_losses(position, side, kind);
            if (count > 0)
                view_hand(view, (uint8_t)side, kind, count);
        }
}

/* The same in the order in which they come to the board. */
static void show_pending(const struct scene *scene, struct view *view) {
    const struct tches_position *position = scene->position;
    if (position->pending_king != NO_SQUARE)
        view_pending(view, position->side, scene->variant->royal);
    for (unsigned i = 0; i < position->loss_count; i++)
        view_pending(view, loss_side(position->losses[i]), loss_kind(position->losses[i]));
}

/* All that stand somewhere, began the game, or can come by promotion or replacement. */
static kinds_t kinds_in_play(const struct scene *scene) {
    const struct tches_variant *variant = scene->variant;
    const struct tches_position *position = scene->position;
    kinds_t kinds = variant->armies[WHITE] | variant->armies[BLACK];
    for (unsigned kind = 0; kind < KINDS; kind++)
        if (position->kinds[kind] != 0 ||
            ((variant->replaced & KIND_BIT(kind)) != 0 && tches_source_kinds(variant, kind) != 0))
            kinds |= KIND_BIT(kind);
    for (squares_t rest = position->stacked; rest != 0; rest &= rest - 1)
        kinds |= KIND_BIT(piece_kind(position->under[first_square(rest)]));
    return (kinds & PAWN_KINDS) != 0
               ? kinds | variant->promotions[WHITE] | variant->promotions[BLACK]
               : kinds;
}

void tches_view(const struct variant *base, const void *now, struct view *view) {
    struct scene scene = {.variant = (const struct tches_variant *)base, .position = now};
    for (unsigned side = WHITE; side <= BLACK && scene.variant->is_mate; side++) {
        struct field field;
        tches_field_against(scene.variant, scene.position, side, &field);
        scene.is_in_check[side] =
            tches_is_attacked(&field, tches_king_of(scene.variant, scene.position, side));
    }
    for (squares_t rest = occupied_by_both(scene.position); rest != 0; rest &= rest - 1) {
        const struct piece_view piece = piece_shown(&scene, first_square(rest));
        view_piece(view, &piece);
    }
    show_goals(&scene, view);
    show_hands(&scene, view);
    show_pending(&scene, view);
    for (kinds_t rest = kinds_in_play(&scene); rest != 0; rest &= rest - 1)
        view_kind(view, (unsigned)__builtin_ctz(rest));
}

static struct offset offset_of(struct vector vector) {
    return (struct offset){vector.dx, vector.dy};
}

static void show_leaps(const struct tches_variant *variant, const struct part *part,
                       struct step step, struct movement *movement) {
    step.range = part->first.range;
    step.is_lame = part->first.is_lame;
    for (unsigned i = 0; i < part->first.vectors.count; i++) {
        const struct vectors then = tches_then_after(variant, part, part->first.vectors.at[i]);
        step.dx = part->first.vectors.at[i].dx;
        step.dy = part->first.vectors.at[i].dy;
        step.then_count = (uint8_t)then.count;
        for (unsigned j = 0; j < then.count; j++)
            step.then[j] = offset_of(then.at[j]);
        movement_step(movement, step);
    }
}

static void show_bent(const struct tches_variant *variant, const struct part *part,
                      struct step step, struct movement *movement) {
    step.range = 1;
    step.path_count = STEP_PATH_MAX;
    for (unsigned i = 0; i < BENT_WAYS; i++) {
        struct vector path[3];
        if (!tches_bent_path(variant, part, i, path))
            continue;
        for (unsigned j = 0; j < 3; j++)
            step.path[j] = offset_of(path[j]);
        step.dx = path[2].dx;
        step.dy = path[2].dy;
        movement_step(movement, step);
    }
}

/* A Jester moves as another kind, whose code is its state. */
static bool kind_of_state(unsigned kind, const char *state, unsigned *as) {
    *as = kind;
    if (state[0] == '\0')
        return true;
    for (*as = 0; *as < KINDS; ++*as)
        if (*as != JESTER && strcmp(tches_kind_names[*as].code, state) == 0)
            return kind == JESTER;
    return false;
}

bool tches_movement(const struct variant *base, unsigned kind, const char *state,
                    struct movement *movement) {
    const struct tches_variant *variant = (const struct tches_variant *)base;
    struct part part;
    unsigned as;
    if (!kind_of_state(kind, state, &as))
        return false;
    struct cursor notation = tches_notation(variant, as);
    while (tches_part_next(variant, as, &notation, &part)) {
        const struct step step = {.is_quiet = part.first.is_quiet,
                                  .is_capture = part.first.is_capture};
        show_leaps(variant, &part, step, movement);
        if (part.bent_first > 0)
            show_bent(variant, &part, step, movement);
    }
    return true;
}
