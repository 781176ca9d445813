/* The families that a program offers. */

#include "families/families.h"

const struct rules *const families_offered[] = {
#define FAMILY(name) &name##_rules,
#include MOTLEY_FAMILIES
    NULL,
};
