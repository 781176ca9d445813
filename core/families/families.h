#ifndef MOTLEY_FAMILIES_H
#define MOTLEY_FAMILIES_H

/* One const table per family: all that a family exports. */

#include "../rules.h"

extern const struct rules custodian_rules;
extern const struct rules taketwo_rules;
extern const struct rules till_rules;
extern const struct rules tches_rules;

#endif
