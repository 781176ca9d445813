/* The lines that a search tells of. Each begins with another action, and where a turn has several,
   its first turn leads to another position: the same actions in another order say nothing new. */

#include "search.h"

#include <string.h>

enum { TWIN_TRIES = 8 /* for a line, at each depth */ };

struct found *search_found(struct motley_search *search) {
    return &search->found[search->rank];
}

void search_lines_clear(struct motley_search *search) {
    memset(search->found, 0, sizeof search->found);
    search->rank = search->told = 0;
    search->twin_count = search->twin_tries = 0;
}

static bool begins_with(const struct found *found, action_t action) {
    return found->line.count > 0 && found->line.actions[0] == action;
}

/* True if one of the better lines has a turn that leads there. */
static bool is_end_known(const struct motley_search *search, uint64_t end) {
    for (unsigned i = 0; i < search->rank; i++)
        if (search->found[i].end == end)
            return true;
    return false;
}

static bool is_asked_for(const struct motley_search *search, action_t action) {
    const action_t *only = search->only.data;
    size_t i = 0;
    while (i < search->only_count && only[i] != action)
        i++;
    return search->only_count == 0 || i < search->only_count;
}

bool search_is_taken(const struct motley_search *search, action_t action) {
    if (!is_asked_for(search, action))
        return true;
    const unsigned twins = search->twin_count < TWINS_MAX ? search->twin_count : TWINS_MAX;
    for (unsigned i = 0; i < search->limits.lines; i++)
        if (i != search->rank && (i < search->rank || search->found[i].is_decided) &&
            begins_with(&search->found[i], action))
            return true;
    for (unsigned i = 0; i < twins && search->rank > 0; i++)
        if (search->twins[i].action == action && is_end_known(search, search->twins[i].end))
            return true;
    return false;
}

void *search_line_play(const struct motley_search *search, const struct line *line,
                       uint32_t count) {
    void *position = search_position(search, PLIES_MAX + 1);
    memcpy(position, search_position(search, 0), search->rules->position_size);
    for (uint32_t i = 0; i < count; i++)
        search->rules->apply(search->variant.data, position, line->actions[i]);
    return position;
}

/* The position to which the first turn of a line leads, or as far into it as the line goes. */
static uint64_t end_of(const struct motley_search *search, const struct line *line) {
    const void *variant = search->variant.data;
    void *position = search_line_play(search, line, 0);
    for (uint32_t i = 0; i < line->count; i++) {
        search->rules->apply(variant, position, line->actions[i]);
        if (search->rules->turn(variant, position).player != search->root_player)
            break;
    }
    return search->evaluation->hash(variant, position);
}

/* A line that only orders a turn in another way: it is looked for once more without that. */
static bool is_twin(struct motley_search *search, const struct found *found) {
    if (search->twin_tries == TWIN_TRIES || !is_end_known(search, found->end))
        return false;
    search->twin_tries++;
    search->twins[search->twin_count++ % TWINS_MAX] =
        (struct twin){.action = found->line.actions[0], .end = found->end};
    return true;
}

static bool is_alike(const struct found *one, const struct found *other) {
    return begins_with(one, other->line.actions[0]) ||
           (one->line.count > 0 && one->end == other->end);
}

/* The line at that rank moves to the place of a worse line that is the same as the new one. */
static void line_place(struct motley_search *search, const struct found *found) {
    struct found *place = search_found(search);
    for (unsigned i = search->rank + 1; i < search->limits.lines && !is_alike(place, found); i++)
        if (is_alike(&search->found[i], found)) {
            search->found[i] = *place;
            break;
        }
    *place = *found;
}

/* The best action is told as soon as it is thought to be so. */
void search_lines_think(struct motley_search *search, const struct line *line) {
    struct found found = search->found[0];
    search->line = found.line = *line;
    search->end = found.end = end_of(search, line);
    if (search->rank == 0)
        line_place(search, &found);
}

static bool is_anything_left(struct motley_search *search) {
    const action_t *list = search->list.data;
    const size_t count = search->rules->generate(search->variant.data, search_position(search, 0),
                                                 search->list.data);
    for (size_t i = 0; i < count; i++)
        if (!search_is_taken(search, list[i]))
            return true;
    return false;
}

bool search_lines_next(struct motley_search *search, int value, bool is_decided) {
    const unsigned count = search->limits.lines;
    const struct found found = {.line = search->line,
                                .value = value,
                                .depth = search->depth,
                                .is_decided = is_decided,
                                .end = search->end};
    if (!is_twin(search, &found)) {
        line_place(search, &found);
        search->twin_tries = 0;
        do
            search->rank++;
        while (search->rank < count && search_found(search)->is_decided);
    }
    if (search->rank < count && is_anything_left(search))
        return true;
    for (; search->rank < count; search->rank++)
        if (!search_found(search)->is_decided)
            memset(search_found(search), 0, sizeof(struct found));
    return false;
}

bool search_lines_again(struct motley_search *search) {
    struct found *found = search->found;
    for (unsigned i = 1; i < search->limits.lines; i++)
        for (unsigned j = i;
             j > 0 && found[j].line.count > 0 && found[j].value > found[j - 1].value; j--) {
            const struct found better = found[j];
            found[j] = found[j - 1];
            found[j - 1] = better;
        }
    search->rank = 0;
    while (search->rank + 1 < search->limits.lines && search_found(search)->is_decided)
        search->rank++;
    return !search_found(search)->is_decided && is_anything_left(search);
}

/* True if a line is known and begins in another way than all better ones. */
static bool is_worth_telling(const struct motley_search *search, unsigned rank) {
    const struct found *found = &search->found[rank];
    if (found->line.count == 0 || (rank > 0 && found->depth == 0))
        return false;
    for (unsigned i = 0; i < rank; i++)
        if (begins_with(&search->found[i], found->line.actions[0]) ||
            search->found[i].end == found->end)
            return false;
    return true;
}

bool motley_search_tell(struct motley_search *search, unsigned rank) {
    for (unsigned i = 0; i < search->limits.lines; i++)
        if (is_worth_telling(search, i) && rank-- == 0) {
            search->told = i;
            return true;
        }
    return false;
}
