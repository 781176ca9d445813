#include "levels.h"

#include "motley.h"

static const struct level levels[MOTLEY_LEVELS + 1] = {
    {0, 0, 0},    {20, 200, 30}, {40, 180, 20}, {80, 150, 12}, {150, 120, 7}, {280, 90, 4},
    {500, 70, 2}, {900, 50, 0},  {1600, 30, 0}, {2800, 15, 0}, {5000, 8, 0},
};

/* Its positions take longest to search: fewer of them, where the steps are still wide enough. */
static const struct level tches_levels[MOTLEY_LEVELS + 1] = {
    {0, 0, 0},    {20, 200, 30}, {40, 180, 20}, {80, 150, 12}, {150, 120, 7}, {250, 90, 4},
    {400, 70, 2}, {650, 50, 0},  {1100, 30, 0}, {2000, 15, 0}, {5000, 8, 0},
};

struct level search_level_of(const struct evaluation *evaluation, unsigned level) {
    return evaluation == &tches_evaluation ? tches_levels[level] : levels[level];
}
