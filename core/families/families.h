#ifndef MOTLEY_FAMILIES_H
#define MOTLEY_FAMILIES_H

/* One const table per family: all that the rules need of it. */

#include "../rules.h"

/** The file with the families of a program: all of them, unless it is built for others. */
#ifndef MOTLEY_FAMILIES
#define MOTLEY_FAMILIES "families/families.def"
#endif

#define FAMILY(name) extern const struct rules name##_rules;
#include "families.def"

#endif
