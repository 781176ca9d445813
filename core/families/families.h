#ifndef MOTLEY_FAMILIES_H
#define MOTLEY_FAMILIES_H

/* One const table per family: all that the rules need of it. */

#include "../rules.h"

#define FAMILY(name) extern const struct rules name##_rules;
#include "families.def"

#endif
