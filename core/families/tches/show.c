/* TCHES(S): what a page shows. */

#include "../../view.h"
#include "betza.h"
#include "play.h"

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
        .facing = action_facing(action),
    };
    if (view->type == ACTION_MOVE && has_square(position->sides[position->side ^ 1], to))
        view->captures[view->capture_count++] = view->to;
    if (view->type == ACTION_PLACE)
        view->kind = tches_kind_names[KING].code;
    if (view->type == ACTION_REPLACE)
        view->kind = tches_kind_names[position->losses[0] & PIECE_KIND].code;
}

void tches_view(const struct variant *base, const void *now, struct view *view) {
    (void)base;
    (void)now;
    (void)view;
}

void tches_explain(const struct variant *base, const void *now, struct square from,
                   struct square to, struct explanation *explanation) {
    (void)base;
    (void)now;
    (void)from;
    (void)to;
    explanation->reason = MOTLEY_REASON_NOT_ITS_MOVE;
}

bool tches_movement(const struct variant *base, unsigned kind, const char *state,
                    struct movement *movement) {
    (void)base;
    (void)kind;
    (void)state;
    (void)movement;
    return false;
}
