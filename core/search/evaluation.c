/* Functions that every family's evaluation needs. */

#include "evaluation.h"

#include <string.h>

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
