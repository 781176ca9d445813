#include "templates.h"

#include "families/families.h"

const struct rules *const all_families[] = {
#define FAMILY(name) &name##_rules,
#include "families/families.def"
#define FAMILY(name) &name##_rules,
#include "templates.def"
    NULL,
};
