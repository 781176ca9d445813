/* Pieces sorted by how they capture. */

#include "attack.h"

#include <assert.h>

void threats_add_leaps(struct threats *threats, unsigned kind, uint8_t back) {
    unsigned i = 0;
    while (i < threats->leap_count && threats->leaps[i].back != back)
        i++;
    if (back == 0)
        return;
    assert(i < LEAP_GROUPS_MAX);
    threats->leaps[i].back = back;
    threats->leaps[i].kinds |= KIND_BIT(kind);
    if (i == threats->leap_count)
        threats->leap_count++;
}

void raiders_sort(struct raiders *raiders, const struct threats *threats, const squares_t *kinds,
                  kinds_t present, squares_t side) {
    raiders->sliders[STRAIGHT] = pieces_of(kinds, threats->straight & present) & side;
    raiders->sliders[DIAGONAL] = pieces_of(kinds, threats->diagonal & present) & side;
    raiders->leap_count = 0;
    for (unsigned i = 0; i < threats->leap_count; i++) {
        const squares_t pieces = pieces_of(kinds, threats->leaps[i].kinds & present) & side;
        raiders->leapers[raiders->leap_count].pieces = pieces;
        raiders->leapers[raiders->leap_count].back = threats->leaps[i].back;
        raiders->leap_count += pieces != 0;
    }
}
