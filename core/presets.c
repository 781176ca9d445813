/* The presets of all families that are offered. */

#include "rules.h"

const struct motley_preset *motley_preset_at(size_t index) {
    for (size_t family = 0; families_offered[family] != NULL; family++) {
        const struct motley_preset *presets = families_offered[family]->presets;
        for (size_t i = 0; presets != NULL && presets[i].key != NULL; i++)
            if (index-- == 0)
                return &presets[i];
    }
    return NULL;
}
