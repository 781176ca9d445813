#include "finds.h"

#include <assert.h>
#include <stdlib.h>

void finds_add(struct finds *finds, const struct cost *cost, const char *variant,
               const char *position) {
    unsigned at = 0;
    for (unsigned i = 0; i < finds->count; i++)
        if (strcmp(finds->at[i].variant, variant) == 0 &&
            strcmp(finds->at[i].position, position) == 0)
            return;
    while (at < finds->count && finds->at[at].cost.work >= cost->work)
        at++;
    if (at == FINDS_MAX)
        return;
    finds->count += finds->count < FINDS_MAX;
    memmove(&finds->at[at + 1], &finds->at[at], (finds->count - 1 - at) * sizeof *finds->at);
    finds->at[at].cost = *cost;
    snprintf(finds->at[at].variant, TEXT_MAX, "%s", variant);
    snprintf(finds->at[at].position, TEXT_MAX, "%s", position);
}

const struct find *finds_draw(const struct finds *finds, struct random *random) {
    return finds->count == 0 ? NULL : &finds->at[random_below(random, finds->count)];
}

/* The text up to the next tab or the line's end. */
static char *field_next(char **line) {
    char *field = *line;
    *line += strcspn(field, "\t\n");
    if (**line != '\0')
        *(*line)++ = '\0';
    return field;
}

static void line_read(struct finds *finds, char *line) {
    struct cost cost = {.work = strtoull(field_next(&line), NULL, 10)};
    snprintf(cost.call, sizeof cost.call, "%s", field_next(&line));
    const char *variant = field_next(&line), *position = field_next(&line);
    finds_add(finds, &cost, variant, strcmp(position, "-") == 0 ? "" : position);
}

void finds_load(struct finds *finds, const char *path) {
    char line[2 * TEXT_MAX + 64];
    FILE *file = path != NULL ? fopen(path, "r") : NULL;
    if (file == NULL)
        return;
    if (fgets(line, sizeof line, file) != NULL)
        finds->tries += strtoull(line, NULL, 10);
    while (fgets(line, sizeof line, file) != NULL)
        line_read(finds, line);
    fclose(file);
}

void finds_write(const struct finds *finds, FILE *file) {
    fprintf(file, "%llu tries\n", (unsigned long long)finds->tries);
    for (unsigned i = 0; i < finds->count; i++) {
        const struct find *find = &finds->at[i];
        fprintf(file, "%llu\t%s\t%s\t%s\n", (unsigned long long)find->cost.work, find->cost.call,
                find->variant, find->position[0] == '\0' ? "-" : find->position);
    }
}

void finds_save(const struct finds *finds, const char *path) {
    FILE *file = path != NULL ? fopen(path, "w") : NULL;
    if (file == NULL)
        return;
    finds_write(finds, file);
    fclose(file);
}
