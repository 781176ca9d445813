/* Kinds sorted by how they attack. */

#include "attack.h"

#include <assert.h>

void threats_add_leaps(struct threats *threats, unsigned kind, uint8_t back) {
    unsigned i = 0;
    if (back == 0)
        return;
    while (i < threats->leap_count && threats->leaps[i].back != back)
        i++;
    assert(i < LEAP_GROUPS_MAX);
    threats->leaps[i].back = back;
    threats->leaps[i].kinds |= KIND_BIT(kind);
    if (i == threats->leap_count)
        threats->leap_count++;
}
