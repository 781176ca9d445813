#include "levels.h"

#include "motley.h"

enum { MANY_SEATS_MOST = 8000 };

static const struct level usual_levels[MOTLEY_LEVELS + 1] = {
    {0, 0, 0},    {20, 200, 30}, {40, 180, 20}, {80, 150, 12}, {150, 120, 7}, {280, 90, 4},
    {500, 70, 2}, {900, 50, 0},  {1600, 30, 0}, {2800, 15, 0}, {20000, 8, 0},
};

struct level search_level_of(const struct evaluation *evaluation, unsigned level, unsigned seats) {
    struct level found = (evaluation->levels != NULL ? evaluation->levels : usual_levels)[level];
    const uint64_t many = 16 * found.nodes;
    if (seats > 2)
        found.nodes = 4 * found.nodes + (many < MANY_SEATS_MOST ? many : MANY_SEATS_MOST);
    return found;
}
