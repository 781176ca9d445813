/* Replacement (rules 4.7): what was lost is made from something else at the next own turn. */

#include "turn.h"

#include <assert.h>
#include <string.h>

bool tches_must_replace(const struct tches_position *position) {
    return position->loss_count > 0 && loss_side(position->losses[0]) == position->side;
}

unsigned tches_count_losses(const struct tches_position *position, unsigned side, unsigned kind) {
    unsigned count = 0;
    for (unsigned i = 0; i < position->loss_count; i++)
        count += position->losses[i] == (kind | side << LOSS_SIDE_SHIFT);
    return count;
}

kinds_t tches_source_kinds(const struct tches_variant *variant, unsigned lost) {
    const unsigned source = variant->source[lost];
    return (source == PAWN ? PAWN_KINDS : KIND_BIT(source)) & ~KIND_BIT(lost);
}

squares_t tches_sources(const struct tches_variant *variant,
                        const struct tches_position *position) {
    return tches_members(position, position->side,
                         tches_source_kinds(variant, loss_kind(position->losses[0])));
}

bool tches_has_alike_source(const struct tches_variant *variant,
                            const struct tches_position *position) {
    const unsigned lost = loss_kind(position->losses[0]), source = variant->source[lost];
    const bool is_named = source == lost || (source == PAWN && (PAWN_KINDS & KIND_BIT(lost)) != 0);
    return is_named && tches_members(position, position->side, KIND_BIT(lost)) != 0;
}

static void loss_forget(struct tches_position *position) {
    position->loss_count--;
    memmove(position->losses, position->losses + 1, position->loss_count);
    position->losses[position->loss_count] = 0;
}

void tches_drop_losses(const struct tches_variant *variant, struct tches_position *position) {
    while (tches_must_replace(position) && tches_sources(variant, position) == 0)
        loss_forget(position);
}

void tches_forget_other_losses(struct tches_position *position) {
    uint8_t kept = 0;
    for (unsigned i = 0; i < position->loss_count; i++)
        if (loss_side(position->losses[i]) == position->side)
            position->losses[kept++] = position->losses[i];
    memset(position->losses + kept, 0, sizeof position->losses - kept);
    position->loss_count = kept;
}

void tches_replace(const struct tches_variant *variant, struct tches_position *position,
                   unsigned square) {
    const unsigned facing = piece_facing(tches_take(position, square));
    tches_put(position, position->side, square,
              (uint8_t)(loss_kind(position->losses[0]) | facing << PIECE_FACING_SHIFT));
    loss_forget(position);
    tches_drop_losses(variant, position);
}
