/* The families that a program offers: all of them, or the one that it is built for. */

#include "families/families.h"

const struct rules *const families_offered[] = {
#ifdef MOTLEY_OFFERED
    MOTLEY_OFFERED,
#else
#define FAMILY(name) &name##_rules,
#include "families/families.def"
#endif
    NULL,
};
