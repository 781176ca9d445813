#include "templates.h"

#include "families/families.h"

const struct rules *const all_families[] = {
    &custodian_rules, &taketwo_rules, &till_rules, &tches_rules,
    &islands_rules,   &towers_rules,  NULL};
