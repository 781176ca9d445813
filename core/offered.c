/* The families that a program offers: all of them, or those that it is built for. */

#include "families/families.h"

#ifndef MOTLEY_OFFERED
#define MOTLEY_OFFERED &custodian_rules, &taketwo_rules, &till_rules, &tches_rules
#endif

const struct rules *const families_offered[] = {MOTLEY_OFFERED, NULL};
