/* Till Chess: the weights of the evaluation, in hundredths of a pawn: set by hand. The weights that
   lab/evaluation/tune.mjs made of self-play have not beaten them yet (lab/log/search.md). */

#include "evaluate.h"

const struct weight_group till_groups[] = {
    {"material", 6}, {"trapped", 6}, {"reach", 6}, {"attacked", 6},
    {"siege", 9},    {"shelter", 1}, {"tempo", 1}, {NULL, 0},
};

const int16_t till_weights[] = {
    /* material */
    500,
    900,
    500,
    300,
    300,
    100,
    /* trapped */
    -60,
    -120,
    -60,
    -40,
    -40,
    -10,
    /* reach */
    2,
    2,
    3,
    3,
    3,
    1,
    /* attacked */
    -20,
    -60,
    -40,
    -25,
    -25,
    0,
    /* siege */
    0,
    -5,
    -12,
    -20,
    -30,
    -45,
    -60,
    -80,
    -100,
    /* shelter */
    5,
    /* tempo */
    15,
};

_Static_assert(sizeof till_weights / sizeof *till_weights == TERMS, "a weight for each term");
