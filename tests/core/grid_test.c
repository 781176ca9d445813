/* Boards with holes, patterns of leaps, and attack by sets: what core/grid promises to families. */

#include "support.h"

#include "grid/attack.h"

/* A square of a board of five files. */
enum { A1, B1, C1, D1, E1, A2, B2, C2, D2, E2, A3, B3, C3, D3, E3, A4, B4, C4, D4, E4 };

static const struct vectors knight = {
    8, {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
static struct grid grid;

static squares_t set_of(unsigned count, const unsigned *squares) {
    squares_t set = 0;
    for (unsigned i = 0; i < count; i++)
        set |= bit_of(squares[i]);
    return set;
}

#define SET(...)                                                                                   \
    set_of(sizeof(unsigned[]){__VA_ARGS__} / sizeof(unsigned), (const unsigned[]){__VA_ARGS__})

static int compile(void **state) {
    (void)state;
    grid_compile(&grid, 5, 4, SET(C3));
    return 0;
}

static void rays_end_before_a_hole(void **state) {
    (void)state;
    assert_int_equal(count_squares(grid.all), 19);
    assert_true(grid.rays[STRAIGHT][A3].star == SET(B3, A1, A2, A4));
    assert_true(grid.rays[STRAIGHT][C1].each[1] == SET(C2));
    assert_true(grid.rays[DIAGONAL][E1].each[0] == SET(D2));
    assert_true(grid.rays[DIAGONAL][A1].each[1] == SET(B2));
    assert_true(grid.rays[STRAIGHT][C2].beside == SET(B2, D2, C1));
}

static void slides_end_on_what_is_met(void **state) {
    (void)state;
    assert_true(slide(&grid, STRAIGHT, B2, SET(B1, D2, E2, B4)) == SET(A2, B1, B3, B4, C2, D2));
    assert_true(slide(&grid, DIAGONAL, D2, SET(E3)) == SET(C1, E1, E3));
}

static void leaps_cross_a_hole_and_do_not_end_on_it(void **state) {
    static const struct vectors far = {1, {{0, 3}}};
    const uint8_t pattern = grid_pattern(&grid, &knight, 0);
    (void)state;
    assert_true(grid.leaps[pattern][B1] == SET(D2, A3));
    assert_true(grid.leaps[pattern][C4] == SET(A3, E3, B2, D2));
    assert_true(grid.leaps[grid_pattern(&grid, &far, 0)][C1] == SET(C4));
    assert_true(grid.leaps[grid_pattern(&grid, &far, 1)][A2] == SET(D2));
    assert_true(grid.leaps[grid_pattern(&grid, &far, 3)][E4] == SET(B4));
    assert_int_equal(grid_step(&grid, B1, (struct vector){1, 2}), NO_SQUARE);
    assert_int_equal(grid_step(&grid, B1, (struct vector){-2, 0}), NO_SQUARE);
    assert_int_equal(grid_step(&grid, B1, (struct vector){2, 1}), D2);
}

static void patterns_that_are_the_same_are_one(void **state) {
    static const struct vectors none = {0}, ahead = {1, {{0, 1}}}, right = {1, {{1, 0}}};
    (void)state;
    assert_int_equal(grid_pattern(&grid, &none, 0), 0);
    assert_int_equal(grid_pattern(&grid, &knight, 0), grid_pattern(&grid, &knight, 3));
    assert_int_equal(grid_pattern(&grid, &ahead, 1), grid_pattern(&grid, &right, 0));
    assert_int_not_equal(grid_pattern(&grid, &ahead, 2), grid_pattern(&grid, &ahead, 0));
}

static void raiders_are_found_by_set(void **state) {
    enum { ROOK, BISHOP, KNIGHT, QUEEN_KNIGHT, KINDS };
    const squares_t kinds[KINDS] = {SET(C2, A4), SET(D1), SET(E1, A2, E4), SET(B3)};
    const squares_t side = ~SET(A4, E4), occupied = SET(C2, A4, D1, E1, A2, B3, B2);
    const uint8_t back = grid_pattern(&grid, &knight, 2);
    struct threats threats = {.straight = KIND_BIT(ROOK) | KIND_BIT(QUEEN_KNIGHT),
                              .diagonal = KIND_BIT(BISHOP) | KIND_BIT(QUEEN_KNIGHT)};
    struct raiders raiders;
    (void)state;
    threats_add_leaps(&threats, ROOK, 0);
    threats_add_leaps(&threats, KNIGHT, back);
    threats_add_leaps(&threats, QUEEN_KNIGHT, back);
    assert_int_equal(threats.leap_count, 1);
    raiders_sort(&raiders, &threats, kinds, ~(kinds_t)0, side);
    assert_int_equal(raiders.leap_count, 1);
    assert_true(raiders_to(&grid, &raiders, B2, occupied) == SET(C2, B3));
    assert_true(raiders_to(&grid, &raiders, A4, occupied) == SET(B3));
    assert_true(raiders_to(&grid, &raiders, C1, occupied) == SET(C2, A2, B3));
    assert_true(raiders_to(&grid, &raiders, D3, occupied) == SET(E1));
    assert_true(raiders_to(&grid, &raiders, B4, occupied) == SET(A2, B3));
    assert_true(leapers_to(&grid, &raiders, D2) == SET(B3));
    raiders_sort(&raiders, &threats, kinds, KIND_BIT(ROOK), side);
    assert_int_equal(raiders.leap_count, 0);
    assert_true(raiders_to(&grid, &raiders, B2, occupied) == SET(C2));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rays_end_before_a_hole),
        cmocka_unit_test(slides_end_on_what_is_met),
        cmocka_unit_test(leaps_cross_a_hole_and_do_not_end_on_it),
        cmocka_unit_test(patterns_that_are_the_same_are_one),
        cmocka_unit_test(raiders_are_found_by_set),
    };
    return cmocka_run_group_tests(tests, compile, NULL);
}
