/* Till Chess: what a page shows. */

#include "../../view.h"
#include "table.h"

static struct square place_of(const struct till_position *position, int x, int y) {
    return (struct square){position->left + x, position->bottom + y};
}

static void show_tiles(const struct till_position *position, struct view *view) {
    struct till_table table;
    struct till_links links;
    if (position->count == 0)
        return;
    till_table_build(&table, position, position->player);
    till_find_links(&table, &links);
    for (unsigned i = 0; i < position->count; i++) {
        const struct till_tile *tile = &position->tiles[i];
        const enum danger danger =
            tile->kind == KING ? till_king_danger(&table, &links, i) : DANGER_NONE;
        view_piece(view, &(struct piece_view){
                             .at = place_of(position, tile->x, tile->y),
                             .kind = tile->kind,
                             .seat = tile->colour,
                             .owner = (uint8_t)till_owner(position, i),
                             .is_trapped = till_is_trapped(&table, &links, i),
                             .is_in_check = danger == DANGER_CHECK,
                             .is_threatened = danger == DANGER_THREAT,
                         });
    }
}

static unsigned count_tiles(const struct till_position *position, unsigned player) {
    unsigned count = 0;
    for (unsigned i = 0; i < position->count; i++)
        count += till_owner(position, i) == player;
    return count;
}

/* 1 for the most points; equal points share a rank; who is out has a place for ever (rules 3, end).
 */
static unsigned rank_of(const struct variant *variant, const struct till_position *position,
                        const unsigned *points, unsigned player) {
    unsigned rank = 1;
    if (!till_is_in(position, player))
        return position->place[player];
    for (unsigned other = 0; other < variant->seats; other++)
        rank += till_is_in(position, other) && points[other] > points[player];
    return rank;
}

static void show_standings(const struct variant *variant, const struct till_position *position,
                           struct view *view) {
    unsigned points[SEATS_MAX];
    for (unsigned player = 0; player < variant->seats; player++)
        points[player] = till_points(position, player);
    for (uint8_t player = 0; player < variant->seats; player++)
        view_standing(view, &(struct standing){
                                .seat = player,
                                .owner = position->owner[player],
                                .points = points[player],
                                .pieces = count_tiles(position, player),
                                .rank = rank_of(variant, position, points, player),
                            });
}

void till_view(const struct variant *variant, const void *now, struct view *view) {
    const struct till_position *position = now;
    show_tiles(position, view);
    for (uint8_t player = 0; player < variant->seats; player++)
        for (enum till_kind kind = KING; kind < KINDS; kind++)
            if (position->hand[player][kind] != 0)
                view_hand(view, player, kind, position->hand[player][kind]);
    show_standings(variant, position, view);
}

void till_describe(const struct variant *variant, const void *now, action_t packed,
                   struct action_view *view) {
    const struct till_position *position = now;
    const struct till_action action = till_unpack(packed);
    *view = (struct action_view){.type = ACTION_PASS};
    if (action.type == TILL_PASS)
        return;
    view->to = place_of(position, action.x, action.y);
    if (action.type == TILL_PLACE) {
        view->type = ACTION_PLACE;
        view->kind = variant->rules->kinds[action.kind].code;
        return;
    }
    view->type = ACTION_MOVE;
    view->from = place_of(position, position->tiles[action.tile].x, position->tiles[action.tile].y);
    if (till_tile_at(position, action.x, action.y) != NO_TILE)
        view->captures[view->capture_count++] = view->to;
}

static void show_steps(struct movement *movement, unsigned first, uint8_t range) {
    for (unsigned way = first & 1; way < 8; way += first < 2 ? 2 : 1)
        movement_step(movement, (struct step){.dx = till_steps[way][0],
                                              .dy = till_steps[way][1],
                                              .range = range,
                                              .is_quiet = true,
                                              .is_capture = true});
}

static void show_leaps(struct movement *movement) {
    for (unsigned way = 0; way < 8; way++)
        movement_step(movement, (struct step){.dx = till_leaps[way][0],
                                              .dy = till_leaps[way][1],
                                              .range = 1,
                                              .is_quiet = true,
                                              .is_capture = true});
}

static void show_pawn(struct movement *movement) {
    for (unsigned way = 0; way < 8; way++)
        movement_step(movement, (struct step){.dx = till_steps[way][0],
                                              .dy = till_steps[way][1],
                                              .range = 1,
                                              .is_quiet = true,
                                              .is_capture = way % 2 == 1});
}

bool till_movement(const struct variant *variant, unsigned kind, const char *state,
                   struct movement *movement) {
    (void)variant;
    if (state[0] != '\0')
        return false;
    switch (kind) {
    case KNIGHT:
        show_leaps(movement);
        break;
    case PAWN:
        show_pawn(movement);
        break;
    case ROOK:
        show_steps(movement, 0, 0);
        break;
    case BISHOP:
        show_steps(movement, 1, 0);
        break;
    default:
        show_steps(movement, 2, kind == KING ? 1 : 0);
        break;
    }
    return true;
}
