/*
 * How the kinds of TCHES(S) move (rules 4.2): a table in Betza notation, and its compilation for a
 * board. The notation is extended by `mX>cY`: after a quiet X, one more optional capturing Y; and
 * by bent paths, `(21)`: two straight, then one at a right angle, capturing what is met first on
 * the way.
 */

#include "betza.h"
#include "reach.h"

#include <assert.h>
#include <string.h>

const struct tches_facts tches_facts[KINDS] = {
    [KING] = {"K", KING},
    [QUEEN] = {"Q", QUEEN},
    [ROOK] = {"R", ROOK},
    [BISHOP] = {"B", BISHOP},
    [KNIGHT] = {"N", KNIGHT},
    [PAWN] = {"mfW cfF", PAWN},
    [GUARDIAN] = {"mR>cF", GUARDIAN},
    [GRIFFIN] = {"mN>cF", GRIFFIN},
    [PALADIN] = {"mB>cW", PALADIN},
    [CHAMPION] = {"mN>cW", CHAMPION},
    [LION] = {"mK>cK", LION},
    [MAGISTER] = {"mR>cF mB>cW", MAGISTER},
    [TEMPLAR] = {"mB cR", GUARDIAN},
    [WARCHARIOT] = {"(21)", KNIGHT},
    [EXARCH] = {"mR cB", PALADIN},
    [ASSASSIN] = {"(21) (12)", QUEEN},
    [EMPEROR] = {"mN>cK", LION},
    [BALLISTA] = {"D", ROOK},
    [MOUNTED_BISHOP] = {"mN cB", GRIFFIN},
    [ARCHER] = {"A", BISHOP},
    [SHOCK_CAVALRYMAN] = {"mN cR", CHAMPION},
    [JESTER] = {"", MAGISTER},
    [FLANKER] = {"fW msW", PAWN},
    [SENTINEL] = {"mfF cfsW", PAWN},
    [ZEALOT] = {"fF", PAWN},
    [PIKEMAN] = {"mfW cfnD", PAWN},
};

const struct kind tches_kind_names[KINDS + 1] = {
    [KING] = {"K", "king", false},
    [QUEEN] = {"Q", "queen", false},
    [ROOK] = {"R", "rook", false},
    [BISHOP] = {"B", "bishop", false},
    [KNIGHT] = {"N", "knight", false},
    [PAWN] = {"P", "pawn", false},
    [GUARDIAN] = {"G", "guardian", true},
    [GRIFFIN] = {"F", "griffin", true},
    [PALADIN] = {"D", "paladin", true},
    [CHAMPION] = {"C", "champion", true},
    [LION] = {"L", "lion", true},
    [MAGISTER] = {"M", "magister", true},
    [TEMPLAR] = {"T", "templar", true},
    [WARCHARIOT] = {"W", "warchariot", true},
    [EXARCH] = {"X", "exarch", true},
    [ASSASSIN] = {"A", "assassin", true},
    [EMPEROR] = {"E", "emperor", true},
    [BALLISTA] = {"RN", "ballista", true},
    [MOUNTED_BISHOP] = {"NB", "mounted-bishop", true},
    [ARCHER] = {"BN", "archer", true},
    [SHOCK_CAVALRYMAN] = {"NR", "shock-cavalryman", true},
    [JESTER] = {"J", "jester", true},
    [FLANKER] = {"PR", "flanker", true},
    [SENTINEL] = {"PS", "sentinel", true},
    [ZEALOT] = {"PB", "zealot", true},
    [PIKEMAN] = {"PP", "pikeman", true},
};

struct cursor tches_notation(const struct tches_variant *variant, unsigned kind) {
    const char *ways = tches_facts[kind].ways;
    if (kind == ZEALOT && variant->has_sliding_zealots)
        ways = "fB";
    if (kind == variant->royal && variant->base.option[OPTION_KING] == KING_FLAG)
        ways = "";
    return cursor_of(ways, strlen(ways));
}

/* Reads what is plain Betza notation, without what leads backward with polarity. */
static void plain_read(struct cursor *notation, bool has_polarity, struct betza_part *part) {
    const bool is_read = betza_read(notation, part);
    assert(is_read);
    unsigned kept = 0;
    for (unsigned i = 0; i < part->vectors.count; i++)
        if (!has_polarity || part->vectors.at[i].dy >= 0)
            part->vectors.at[kept++] = part->vectors.at[i];
    part->vectors.count = kept;
}

/* Reads a part as it is written; false at the end. */
static bool part_next(const struct tches_variant *variant, struct cursor *notation,
                      struct part *part) {
    *part = (struct part){.first.range = 1};
    cursor_accept(notation, ' ');
    if (cursor_is_at_end(notation))
        return false;
    if (cursor_accept(notation, '(')) {
        part->first.is_quiet = part->first.is_capture = true;
        part->bent_first = (uint8_t)(cursor_peek(notation) - '0');
        notation->at += strlen("21)");
        return true;
    }
    plain_read(notation, variant->has_polarity, &part->first);
    if (cursor_accept(notation, '>')) {
        struct betza_part then;
        plain_read(notation, variant->has_polarity, &then);
        part->then = then.vectors;
    }
    return true;
}

bool tches_part_next(const struct tches_variant *variant, unsigned kind, struct cursor *notation,
                     struct part *part) {
    const bool is_harmless = kind == variant->royal && variant->is_king_held;
    while (part_next(variant, notation, part)) {
        if (!is_harmless)
            return true;
        part->first.is_capture = false;
        part->then.count = 0;
        if (part->first.is_quiet)
            return true;
    }
    return false;
}

bool tches_is_oblique(struct vector vector) {
    return vector.dx != 0 && vector.dy != 0 && vector.dx != vector.dy && vector.dx != -vector.dy;
}

struct vectors tches_then_after(const struct tches_variant *variant, const struct part *part,
                                struct vector leap) {
    struct vectors kept = {.count = 0};
    if (!variant->has_polarity || !tches_is_oblique(leap))
        return part->then;
    for (unsigned i = 0; i < part->then.count; i++)
        if (part->then.at[i].dx * leap.dx >= 0)
            kept.at[kept.count++] = part->then.at[i];
    return kept;
}

bool tches_bent_path(const struct tches_variant *variant, const struct part *part, unsigned way,
                     struct vector path[3]) {
    const struct vector first = vector_turned((struct vector){0, 1}, way / 2);
    const struct vector second = vector_turned(first, way % 2 == 0 ? 1 : 3);
    struct vector sum = {0, 0};
    for (unsigned i = 0; i < 3; i++) {
        const struct vector *step = i < part->bent_first ? &first : &second;
        sum = (struct vector){(int8_t)(sum.dx + step->dx), (int8_t)(sum.dy + step->dy)};
        path[i] = sum;
    }
    return !variant->has_polarity || (first.dy >= 0 && second.dy >= 0);
}

/* Adds every path of a shape (so many straight, then so many at a right angle) to a bent kind. */
static void bent_add(struct tches_variant *variant, struct bent *bent, const struct part *part,
                     unsigned orientation) {
    for (unsigned way = 0; way < BENT_WAYS; way++) {
        struct vector path[3];
        if (!tches_bent_path(variant, part, way, path))
            continue;
        for (unsigned i = 0; i < 3; i++) {
            const struct vector turned = vector_turned(path[i], orientation);
            for (unsigned square = 0; square < variant->grid.square_count; square++)
                bent->paths[square][bent->count][i] =
                    (uint8_t)grid_step(&variant->grid, square, turned);
        }
        bent->count++;
    }
}

static struct vectors vectors_joined(const struct vectors *a, const struct vectors *b) {
    struct vectors joined = *a;
    for (unsigned i = 0; i < b->count; i++)
        joined.at[joined.count++] = b->at[i];
    return joined;
}

static uint8_t slides_of(const struct part *part) {
    uint8_t slides = 0;
    bool is_ahead = true;
    for (unsigned i = 0; part->first.range == 0 && i < part->first.vectors.count; i++) {
        const struct vector *step = &part->first.vectors.at[i];
        const bool is_straight = step->dx == 0 || step->dy == 0;
        if (part->first.is_quiet)
            slides |= is_straight ? SLIDE_QUIET_STRAIGHT : SLIDE_QUIET_DIAGONAL;
        if (part->first.is_capture)
            slides |= is_straight ? SLIDE_CAPTURE_STRAIGHT : SLIDE_CAPTURE_DIAGONAL;
        is_ahead &= step->dy > 0;
    }
    return slides != 0 && is_ahead ? slides | SLIDE_AHEAD : slides;
}

static struct vectors leaps_of(const struct part *part) {
    return part->first.range == 1 ? part->first.vectors : (struct vectors){.count = 0};
}

static void then_add(struct tches_variant *variant, struct ways *ways, unsigned orientation,
                     const struct vectors *leaps, uint8_t slides, const struct vectors *captures) {
    assert(ways->then_count < THENS_MAX);
    for (unsigned i = 0; i < captures->count; i++) /* `tches_reach` looks no further */
        assert(captures->at[i].dx * captures->at[i].dx <= 1 &&
               captures->at[i].dy * captures->at[i].dy <= 1);
    ways->then[ways->then_count++] = (struct then){
        .leap = grid_pattern(&variant->grid, leaps, orientation),
        .slides = slides,
        .capture = grid_pattern(&variant->grid, captures, orientation),
        .capture_back = grid_pattern(&variant->grid, captures, orientation + 2),
    };
}

/* With polarity every leap of a compound hippogonal kind has capturing steps of its own. */
static void thens_compile(struct tches_variant *variant, struct ways *ways, unsigned orientation,
                          const struct part *part) {
    const struct vectors leaps = leaps_of(part);
    if (!variant->has_polarity || leaps.count == 0 || !tches_is_oblique(leaps.at[0])) {
        then_add(variant, ways, orientation, &leaps, slides_of(part), &part->then);
        return;
    }
    for (unsigned i = 0; i < leaps.count; i++) {
        const struct vectors leap = {.count = 1, .at = {leaps.at[i]}};
        const struct vectors captures = tches_then_after(variant, part, leap.at[0]);
        then_add(variant, ways, orientation, &leap, 0, &captures);
    }
}

/* Without polarity bent kinds move alike whichever way they look. */
static void ways_compile(struct tches_variant *variant, unsigned kind, unsigned orientation) {
    const bool has_own_paths = variant->has_polarity || orientation == 0;
    struct ways *ways = &variant->ways[kind][orientation];
    struct vectors quiet = {0}, capture = {0};
    struct part part;
    struct cursor notation = tches_notation(variant, kind);
    struct bent *bent = NULL;
    while (tches_part_next(variant, kind, &notation, &part)) {
        const struct vectors leaps = leaps_of(&part);
        ways->slides |= slides_of(&part);
        if (part.then.count > 0)
            thens_compile(variant, ways, orientation, &part);
        if (part.first.is_lame)
            ways->lame = grid_pattern(&variant->grid, &leaps, orientation);
        if (part.first.is_quiet)
            quiet = vectors_joined(&quiet, &leaps);
        if (part.first.is_capture && !part.first.is_lame)
            capture = vectors_joined(&capture, &leaps);
        if (part.bent_first > 0 && has_own_paths) {
            if (bent == NULL)
                bent = &variant->bents[variant->bent_count];
            bent_add(variant, bent, &part, orientation);
            bent->is_quiet = !part.first.is_capture;
        }
    }
    ways->quiet = grid_pattern(&variant->grid, &quiet, orientation);
    ways->capture = grid_pattern(&variant->grid, &capture, orientation);
    ways->capture_back = grid_pattern(&variant->grid, &capture, orientation + 2);
    if (bent != NULL)
        ways->bent = (uint8_t)variant->bent_count++;
    else if (!has_own_paths)
        ways->bent = variant->ways[kind][0].bent;
    ways->is_plain = ways->then_count == 0 && ways->lame == 0 && ways->bent == 0;
}

/* The squares that a piece may reach with polarity: none behind its own rank, as it faces. */
static void ahead_compile(struct tches_variant *variant, unsigned square) {
    const unsigned files = variant->base.files, file = square % files;
    const squares_t from_file = bit_of(files) - bit_of(file), to_file = bit_of(file + 1) - 1;
    squares_t *const ahead[] = {&variant->ahead[0][square], &variant->ahead[1][square],
                                &variant->ahead[2][square], &variant->ahead[3][square]};
    for (unsigned first = 0; first < variant->grid.square_count; first += files) {
        const squares_t rank = (bit_of(files) - 1) << first;
        *ahead[0] |= first + file >= square || !variant->has_polarity ? rank : 0;
        *ahead[1] |= variant->has_polarity ? from_file << first : rank;
        *ahead[2] |= first + file <= square || !variant->has_polarity ? rank : 0;
        *ahead[3] |= variant->has_polarity ? to_file << first : rank;
    }
}

/* Sorts the kinds of a side, looking forward, by how they can attack a square. */
static void threats_compile(struct tches_variant *variant, unsigned side) {
    struct threats *threats = &variant->threats[side];
    for (unsigned kind = 0; kind < KINDS; kind++) {
        const struct ways *ways = &variant->ways[kind][2 * side];
        const bool is_one_way = (ways->slides & SLIDE_AHEAD) != 0;
        if ((ways->slides & SLIDE_CAPTURE_STRAIGHT) != 0 && !is_one_way)
            threats->straight |= KIND_BIT(kind);
        if ((ways->slides & SLIDE_CAPTURE_DIAGONAL) != 0 && !is_one_way)
            threats->diagonal |= KIND_BIT(kind);
        if (!ways->is_plain || is_one_way)
            threats->special |= KIND_BIT(kind);
        threats_add_leaps(threats, kind, ways->capture_back);
    }
}

/* Whether every move in some ways leads first to a square beside the piece. */
static bool begins_beside(const struct tches_variant *variant, const struct ways *ways) {
    squares_t further = 0;
    for (unsigned square = 0; square < variant->grid.square_count; square++) {
        squares_t first =
            variant->grid.leaps[ways->quiet][square] | variant->grid.leaps[ways->capture][square];
        for (unsigned i = 0; i < ways->then_count; i++)
            first |= variant->grid.leaps[ways->then[i].leap][square];
        further |= first & ~variant->grid.rays[STRAIGHT][square].beside &
                   ~variant->grid.rays[DIAGONAL][square].beside;
    }
    return further == 0 && ways->lame == 0 && ways->bent == 0;
}

/* The squares of some slides and leaps from a square on an empty board. */
static squares_t empty_reach(const struct tches_variant *variant, unsigned slides, unsigned leap,
                             unsigned orientation, unsigned from) {
    squares_t reach = 0;
    if ((slides & SLIDES_STRAIGHT) != 0)
        reach |= variant->grid.rays[STRAIGHT][from].star;
    if ((slides & SLIDES_DIAGONAL) != 0)
        reach |= variant->grid.rays[DIAGONAL][from].star;
    return (reach & tches_slide_bounds(variant, slides, orientation, from)) |
           variant->grid.leaps[leap][from];
}

static void wide_compile(struct tches_variant *variant, unsigned kind, unsigned orientation) {
    const struct ways *ways = &variant->ways[kind][orientation];
    for (unsigned from = 0; from < variant->grid.square_count; from++) {
        squares_t wide = empty_reach(variant, ways->slides, ways->quiet, orientation, from) |
                         variant->grid.leaps[ways->capture][from] |
                         variant->grid.leaps[ways->lame][from];
        for (unsigned i = 0; i < ways->then_count; i++) {
            const struct then *then = &ways->then[i];
            wide |= tches_around(variant,
                                 empty_reach(variant, then->slides, then->leap, orientation, from));
        }
        if (ways->bent != 0)
            wide |=
                tches_around(variant, tches_around(variant, tches_around(variant, bit_of(from))));
        /* with polarity pieces look all ways: see tches_wide_reach */
        for (unsigned i = 0; i < 2; i++)
            if (variant->has_polarity || i == orientation >> 1)
                variant->wide[kind][i][from] |= wide & variant->grid.all;
    }
}

void tches_compile(struct tches_variant *variant) {
    variant->bent_count = 1;
    for (unsigned square = 0; square < variant->grid.square_count; square++)
        ahead_compile(variant, square);
    for (unsigned kind = 0; kind < KINDS; kind++)
        for (unsigned orientation = 0; orientation < FACINGS; orientation++)
            ways_compile(variant, kind, orientation);
    for (unsigned kind = 0; kind < KINDS; kind++)
        for (unsigned orientation = 0; orientation < FACINGS; orientation++)
            if (variant->has_polarity || orientation % 2 == 0) /* else nothing looks aside */
                wide_compile(variant, kind, orientation);
    for (unsigned kind = 0; kind < KINDS; kind++)
        if (begins_beside(variant, &variant->ways[kind][0]))
            variant->beginning_beside |= KIND_BIT(kind);
    for (unsigned side = WHITE; side <= BLACK && !variant->has_polarity; side++)
        threats_compile(variant, side);
}
