/* Which evaluation belongs to which family. */

#include "evaluation.h"

#include "../families/families.h"

#include <string.h>

static const struct {
    const struct rules *rules;
    const struct evaluation *evaluation;
} evaluations[] = {
#define FAMILY(name) {&name##_rules, &name##_evaluation},
#include MOTLEY_FAMILIES
};

const struct evaluation *search_evaluation_of(const struct rules *rules) {
    for (size_t i = 0; i < sizeof evaluations / sizeof *evaluations; i++)
        if (evaluations[i].rules == rules && evaluations[i].evaluation->score != NULL)
            return evaluations[i].evaluation;
    return NULL;
}

bool search_notes_begin(const struct evaluation *evaluation, struct buffer *notes) {
    if (!buffer_reserve(notes, evaluation->notes_size))
        return false;
    if (evaluation->notes_size > 0)
        memset(notes->data, 0, evaluation->notes_size);
    return true;
}

size_t search_weights_count(const struct evaluation *evaluation) {
    size_t count = 0;
    for (const struct weight_group *group = evaluation->groups; group->name != NULL; group++)
        count += group->count;
    return count;
}
