/* TCHES(S): who attacks a King, and by which squares. */

#include "danger.h"
#include "turn.h"

/* The ways of one side's pieces to a King. */
struct assault {
    const struct tches_variant *variant;
    const struct tches_position *position;
    struct field field;
    unsigned king;
    struct attack *list;
    size_t count;
};

/* A piece that attacks, as it moves. */
struct assailant {
    unsigned from, orientation;
    const struct ways *ways;
};

static struct square place_of(const struct assault *assault, unsigned square) {
    const unsigned files = assault->variant->base.files;
    return (struct square){(int32_t)(square % files), (int32_t)(square / files)};
}

static void assault_add(struct assault *assault, unsigned from, const uint8_t *way,
                        unsigned way_count) {
    if (assault->count == ATTACKS_MAX)
        return;
    struct attack *attack = &assault->list[assault->count++];
    *attack = (struct attack){.from = place_of(assault, from), .way_count = (uint8_t)way_count};
    for (unsigned i = 0; i < way_count; i++)
        attack->way[i] = place_of(assault, way[i]);
}

/* True if it takes at once: by a leap or along a line. */
static bool is_direct(const struct assault *assault, const struct assailant *piece) {
    struct ways ways = *piece->ways;
    ways.then_count = ways.bent = 0;
    return (tches_reach_alone(assault->variant, &ways, piece->orientation, piece->from,
                              assault->field.occupied, bit_of(assault->king), 0)
                .capture &
            bit_of(assault->king)) != 0;
}

/* Where a quiet part can end from which the King is taken. */
static squares_t stops(const struct assault *assault, const struct assailant *piece) {
    const struct tches_variant *variant = assault->variant;
    const unsigned kind = piece_kind(assault->position->board[piece->from]);
    const squares_t open =
        ~assault->field.occupied |
        ((variant->carriers & KIND_BIT(kind)) != 0 ? assault->field.landable : 0);
    squares_t found = 0;
    for (unsigned i = 0; i < piece->ways->then_count; i++)
        found |= tches_landings(variant, &piece->ways->then[i], piece->orientation, piece->from,
                                assault->field.occupied) &
                 open & variant->grid.leaps[piece->ways->then[i].capture_back][assault->king];
    return found;
}

/* How many squares of a bent path lie before the King if all of them are empty; else none, which is
   what a path has too that the King begins. */
static unsigned squares_before(const struct assault *assault, const uint8_t *path) {
    for (unsigned i = 0; i < STEP_PATH_MAX && path[i] != NO_SQUARE; i++) {
        if (path[i] == assault->king)
            return i;
        if (has_square(assault->field.occupied, path[i]))
            break;
    }
    return 0;
}

/* Bent paths to the King; those that differ only behind it are the same way. */
static void add_bent(struct assault *assault, const struct assailant *piece) {
    const struct bent *bent = &assault->variant->bents[piece->ways->bent];
    squares_t told = 0;
    for (unsigned i = 0; i < bent->count; i++) {
        const uint8_t *path = bent->paths[piece->from][i];
        const unsigned before = squares_before(assault, path);
        if (before == 0 || (before == 1 && has_square(told, path[0])))
            continue;
        told |= before == 1 ? bit_of(path[0]) : 0;
        assault_add(assault, piece->from, path, before);
    }
}

static bool is_first_of_path(const struct assault *assault, const struct assailant *piece) {
    const struct bent *bent = &assault->variant->bents[piece->ways->bent];
    for (unsigned i = 0; i < bent->count; i++)
        if (bent->paths[piece->from][i][0] == assault->king)
            return true;
    return false;
}

static void add_ways(struct assault *assault, const struct assailant *piece) {
    if (is_direct(assault, piece) || is_first_of_path(assault, piece)) {
        assault_add(assault, piece->from, NULL, 0);
        return;
    }
    for (squares_t rest = stops(assault, piece); rest != 0; rest &= rest - 1) {
        const uint8_t stop = (uint8_t)first_square(rest);
        assault_add(assault, piece->from, &stop, 1);
    }
    add_bent(assault, piece);
}

size_t tches_attacks(const struct variant *base, const void *now, struct square at,
                     struct attack *list) {
    const struct tches_position *position = now;
    struct assault assault = {.variant = (const struct tches_variant *)base,
                              .position = position,
                              .king = (unsigned)(at.y * base->files + at.x),
                              .list = list};
    const unsigned side = has_square(position->sides[BLACK], assault.king);
    tches_field_against(assault.variant, position, side, &assault.field);
    for (squares_t rest = tches_attackers(&assault.field, assault.king); rest != 0;
         rest &= rest - 1) {
        const unsigned from = first_square(rest);
        const unsigned as = tches_moves_as(position, side ^ 1, piece_kind(position->board[from]));
        const unsigned orientation = orientation_of(position->board[from], side ^ 1);
        const struct assailant piece = {from, orientation, &assault.variant->ways[as][orientation]};
        add_ways(&assault, &piece);
    }
    return assault.count;
}
