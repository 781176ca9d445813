/* The families of templates.wasm, which the page is tested with and no site contains. */

#include "templates.h"

const struct rules *const families_offered[] = {
#define FAMILY(name) &name##_rules,
#include "templates.def"
    NULL,
};
