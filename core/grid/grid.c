/* Boards: rays and patterns of leaps. */

#include "grid.h"

#include <assert.h>
#include <string.h>

enum { REACH = 3 /* of the longest vector of a pattern */ };

struct vector vector_turned(struct vector vector, unsigned quarters) {
    for (; quarters % 4 > 0; quarters--)
        vector = (struct vector){vector.dy, (int8_t)-vector.dx};
    return vector;
}

void vectors_add(struct vectors *vectors, struct vector vector) {
    for (unsigned i = 0; i < vectors->count; i++)
        if (vectors->at[i].dx == vector.dx && vectors->at[i].dy == vector.dy)
            return;
    assert(vectors->count < VECTORS_MAX);
    vectors->at[vectors->count++] = vector;
}

unsigned grid_step(const struct grid *grid, unsigned square, struct vector vector) {
    const int files = grid->files, ranks = grid->ranks;
    assert(files > 0);
    const int file = (int)square % files + vector.dx, rank = (int)square / files + vector.dy;
    if (file < 0 || file >= files || rank < 0 || rank >= ranks)
        return NO_SQUARE;
    const unsigned to = (unsigned)(rank * files + file);
    return has_square(grid->all, to) ? to : NO_SQUARE;
}

/* A set of vectors turned by quarters: a bit for each of the 7x7 that are no longer than a leap. */
static uint64_t offsets_of(const struct vectors *vectors, unsigned quarters) {
    uint64_t offsets = 0;
    for (unsigned i = 0; i < vectors->count; i++) {
        const struct vector turned = vector_turned(vectors->at[i], quarters);
        offsets |= (uint64_t)1 << ((turned.dy + REACH) * (2 * REACH + 1) + turned.dx + REACH);
    }
    return offsets;
}

uint8_t grid_pattern(struct grid *grid, const struct vectors *vectors, unsigned quarters) {
    const uint64_t offsets = offsets_of(vectors, quarters);
    for (unsigned pattern = 0; pattern < grid->pattern_count; pattern++)
        if (grid->offsets[pattern] == offsets)
            return (uint8_t)pattern;
    assert(grid->pattern_count < PATTERNS_MAX);
    grid->offsets[grid->pattern_count] = offsets;
    squares_t *leaps = grid->leaps[grid->pattern_count];
    memset(leaps, 0, sizeof grid->leaps[0]);
    for (unsigned i = 0; i < vectors->count; i++) {
        const struct vector turned = vector_turned(vectors->at[i], quarters);
        for (unsigned square = 0; square < grid->square_count; square++) {
            const unsigned to = grid_step(grid, square, turned);
            leaps[square] |= to != NO_SQUARE ? bit_of(to) : 0;
        }
    }
    for (unsigned pattern = 0; pattern < grid->pattern_count; pattern++)
        if (memcmp(grid->leaps[pattern], leaps, sizeof grid->leaps[0]) == 0)
            return (uint8_t)pattern;
    return (uint8_t)grid->pattern_count++;
}

/* A ray is the next square and the ray from there, which is found before. */
static void rays_compile(struct grid *grid, unsigned lines, unsigned direction) {
    static const struct vector steps[2][4] = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}},
                                              {{-1, 1}, {1, 1}, {1, -1}, {-1, -1}}};
    for (unsigned i = 0; i < grid->square_count; i++) {
        const unsigned square = direction < 2 ? grid->square_count - 1 - i : i;
        const unsigned next = grid_step(grid, square, steps[lines][direction]);
        if (next == NO_SQUARE)
            continue;
        struct rays *rays = &grid->rays[lines][square];
        squares_t *ray = &rays->each[direction];
        *ray = bit_of(next) | grid->rays[lines][next].each[direction];
        rays->star |= *ray;
        rays->beside |= bit_of(next);
    }
}

void grid_compile(struct grid *grid, unsigned files, unsigned ranks, squares_t holes) {
    grid->files = (uint8_t)files;
    grid->ranks = (uint8_t)ranks;
    grid->square_count = files * ranks;
    grid->pattern_count = 1;
    for (unsigned square = 0; square < grid->square_count; square++)
        grid->all |= bit_of(square) & ~holes;
    for (unsigned direction = 0; direction < 4; direction++) {
        rays_compile(grid, STRAIGHT, direction);
        rays_compile(grid, DIAGONAL, direction);
    }
    for (unsigned square = 0; square < SQUARES_MAX; square++)
        grid->from_here_up[square] = EVERYWHERE << square;
}
