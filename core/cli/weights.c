#include "weights.h"

#include <stdio.h>
#include <string.h>

/* The index of a group's first weight, and the group; NULL: there is none of this name. */
static const struct weight_group *group_find(const struct evaluation *evaluation, const char *name,
                                             size_t *first) {
    *first = 0;
    for (const struct weight_group *group = evaluation->groups; group->name != NULL; group++) {
        if (strcmp(group->name, name) == 0)
            return group;
        *first += group->count;
    }
    return NULL;
}

static bool group_read(const struct weight_group *group, FILE *file, int16_t *weights) {
    for (unsigned i = 0; i < group->count; i++) {
        int value;
        if (fscanf(file, "%d", &value) != 1 || value < INT16_MIN || value > INT16_MAX)
            return false;
        weights[i] = (int16_t)value;
    }
    return true;
}

static bool fail(const char *path, const char *name) {
    fprintf(stderr, "%s: a line is not a known group followed by its numbers: %s\n", path, name);
    return false;
}

bool weights_read(const struct evaluation *evaluation, const char *path, int16_t *weights) {
    char name[64] = "";
    bool is_good = true;
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        perror(path);
        return false;
    }
    while (is_good && fscanf(file, "%63s", name) == 1) {
        size_t first;
        const struct weight_group *group = group_find(evaluation, name, &first);
        is_good = group != NULL && group_read(group, file, weights + first);
    }
    fclose(file);
    return is_good || fail(path, name);
}
