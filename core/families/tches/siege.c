/* The danger of the own King. */

#include "siege.h"

void tches_siege_start(struct siege *siege, const struct tches_variant *variant,
                       const struct tches_position *position) {
    tches_ground_start(&siege->ground, variant, position);
    siege->king = tches_king_of(variant, position, position->side);
    siege->has_enemy_jesters = (siege->ground.enemies & position->kinds[JESTER]) != 0;
    siege->known = 0;
    tches_field_against(variant, position, position->side, &siege->field);
    if (siege->king != NO_SQUARE)
        tches_field_aim(&siege->field, siege->king);
    tches_find_danger(&siege->field, siege->king, siege->ground.own, &siege->base);
}

/* The siege's one field, with other things supposed. */
static const struct field *field_if(struct siege *siege, squares_t occupied, squares_t attackers,
                                    unsigned imitated) {
    siege->field.occupied = occupied;
    siege->field.attackers = attackers;
    siege->field.imitated = (uint8_t)imitated;
    return &siege->field;
}

const struct danger *tches_siege_danger(struct siege *siege, unsigned as) {
    if (!siege->has_enemy_jesters)
        return &siege->base;
    if ((siege->known & KIND_BIT(as)) == 0) {
        siege->dangers[as] = siege->base;
        tches_add_jesters(field_if(siege, siege->ground.occupied, siege->ground.enemies, as),
                          siege->king, siege->ground.own, &siege->dangers[as]);
        siege->known |= KIND_BIT(as);
    }
    return &siege->dangers[as];
}

static const struct field *field_after(struct siege *siege, action_t action, unsigned as) {
    return field_if(siege, tches_occupied_after(&siege->ground, action),
                    siege->ground.enemies & ~bit_of(action_to(action)), as);
}

static unsigned king_after(const struct siege *siege, action_t action) {
    return action_from(action) == siege->king ? action_to(action) : siege->king;
}

bool tches_siege_holds(struct siege *siege, action_t action, unsigned as) {
    return tches_is_attacked(field_after(siege, action, as), king_after(siege, action));
}

void tches_siege_after(struct siege *siege, action_t action, unsigned as, struct danger *danger) {
    const struct field *field = field_after(siege, action, as);
    tches_find_danger(field, king_after(siege, action), 0, danger);
    tches_add_jesters(field, king_after(siege, action), 0, danger);
}

struct aim tches_aim_at(const struct danger *danger, bool is_double) {
    struct aim aim = {danger->relevant, 0, 0};
    if (!danger->is_attacked)
        aim.one = EVERYWHERE;
    else if (is_double && danger->apart == 2)
        aim = (struct aim){0, danger->apart_lines[0], danger->apart_lines[1]};
    else if (is_double && danger->apart == 1)
        aim.first = aim.second = danger->related;
    return aim;
}

bool tches_meets(action_t action, const struct aim *aim) {
    const unsigned to = action_to(action), via = action_via(action);
    if (has_square(aim->one, to))
        return true;
    return (action & ACTION_CARRIED_VIA) != 0 &&
           (has_square(aim->one, via) ||
            (has_square(aim->first, to) && has_square(aim->second, via)) ||
            (has_square(aim->first, via) && has_square(aim->second, to)));
}
