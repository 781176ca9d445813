/*
 * The pieces that each seat could take within one turn of its own (rules 5.3): every order of its
 * actions is tried, first turns of one action, then of two, and so on, so that the way found first
 * is the shortest. An explicit stack keeps the place, so that the work can be done in slices.
 */

#include "game.h"
#include "values.h"
#include "view.h"

#include <assert.h>
#include <string.h>

enum {
    LEVELS_MAX = 16, /* three actions, six replacements, and a King to place after each action */
    TAKES_MAX = 128, /* a board has so many squares; a table has fewer tiles */
    CAPTORS_MAX = 16,
    OPENING_COST = 16, /* listing what may follow takes as long as looking at so many actions */
};

/* Something that a seat could take. */
struct take {
    struct square at;
    uint8_t actions; /* of the turn at least, the capture included */
    uint8_t captor_count;
    struct square captors[CAPTORS_MAX]; /* from where it is taken with so few */
};

struct seat_takes {
    struct explanation why; /* it can have no turn now; else "none" */
    bool is_cut;            /* a longer turn is possible than has been tried */
    unsigned count;
    struct take takes[TAKES_MAX];
};

/* A position in the turn that is tried, and how far its list of actions is. */
struct level {
    size_t first, next, end; /* indexes of the list of all levels */
    unsigned counted;        /* actions that the turn has had so far; extra ones do not count */
    struct turn turn;
};

struct motley_takes {
    const struct rules *rules;
    struct buffer variant, positions, list, output;
    unsigned seats, seat; /* how many; whose turn is tried */
    unsigned limit;       /* actions that are tried in this round */
    unsigned height;      /* levels that are open */
    bool is_running, has_failed;
    struct level levels[LEVELS_MAX];
    struct seat_takes found[SEATS_MAX];
};

static void *position_on(const struct motley_takes *takes, unsigned level) {
    return (unsigned char *)takes->positions.data + level * takes->rules->position_size;
}

/* The position on which everything began lies after those of the levels. */
static void *start_of(const struct motley_takes *takes) { return position_on(takes, LEVELS_MAX); }

void motley_takes_free(struct motley_takes *takes) {
    if (takes == NULL)
        return;
    buffer_free(&takes->variant);
    buffer_free(&takes->positions);
    buffer_free(&takes->list);
    buffer_free(&takes->output);
    buffer_free(&(struct buffer){.data = takes});
}

/* Lists the actions of the highest position, behind those of the lower ones. */
static bool level_list(struct motley_takes *takes, unsigned counted) {
    const struct rules *rules = takes->rules;
    const struct variant *variant = takes->variant.data;
    struct level *level = &takes->levels[takes->height];
    void *position = position_on(takes, takes->height);
    const size_t first = takes->height > 0 ? level[-1].end : 0;
    if (!buffer_reserve(&takes->list, (first + variant->action_bound) * sizeof(action_t))) {
        takes->has_failed = true;
        return false;
    }
    const size_t count = rules->generate(variant, position, (action_t *)takes->list.data + first);
    *level = (struct level){.first = first,
                            .next = first,
                            .end = first + count,
                            .counted = counted,
                            .turn = rules->turn(variant, position)};
    takes->height += count > 0;
    return count > 0;
}

/* Begins the turn of the present seat; false if it can have none. */
static bool turn_begin(struct motley_takes *takes) {
    struct seat_takes *found = &takes->found[takes->seat];
    found->is_cut = false;
    found->why = (struct explanation){.reason = MOTLEY_REASON_NONE};
    memcpy(position_on(takes, 0), start_of(takes), takes->rules->position_size);
    takes->height = 0;
    if (!takes->rules->begin_turn(takes->variant.data, position_on(takes, 0), takes->seat,
                                  &found->why))
        return false;
    if (level_list(takes, 0) || takes->has_failed)
        return !takes->has_failed;
    found->why.reason = MOTLEY_REASON_GAME_WOULD_END;
    return false;
}

/* Goes to the first seat from the present one on that has more to try in this round. */
static bool seat_find(struct motley_takes *takes) {
    for (; takes->seat < takes->seats; takes->seat++)
        if (takes->found[takes->seat].is_cut && turn_begin(takes))
            return true;
    return false;
}

/* After a turn has been tried in every order: the next seat, then longer turns. */
static void turn_end(struct motley_takes *takes) {
    takes->seat++;
    if (seat_find(takes))
        return;
    takes->seat = 0;
    takes->is_running = seat_find(takes) && !takes->has_failed;
    takes->limit += takes->is_running;
}

static bool takes_reserve(struct motley_takes *takes, const struct motley_game *game) {
    const struct rules *rules = rules_of(game);
    return buffer_reserve(&takes->variant, rules->variant_size) &&
           buffer_reserve(&takes->positions, (LEVELS_MAX + 1) * rules->position_size);
}

struct motley_takes *motley_takes_new(const struct motley_game *game) {
    struct buffer buffer = {0};
    if (variant_of(game) == NULL || game->action_count == 0 || rules_of(game)->begin_turn == NULL ||
        !buffer_reserve(&buffer, sizeof(struct motley_takes)))
        return NULL;
    struct motley_takes *takes = buffer.data;
    memset(takes, 0, sizeof *takes);
    if (!takes_reserve(takes, game)) {
        motley_takes_free(takes);
        return NULL;
    }
    takes->rules = rules_of(game);
    takes->seats = variant_of(game)->seats;
    memcpy(takes->variant.data, variant_of(game), takes->rules->variant_size);
    memcpy(start_of(takes), position_of(game), takes->rules->position_size);
    for (unsigned seat = 0; seat < takes->seats; seat++)
        takes->found[seat].is_cut = true;
    takes->limit = 1;
    takes->is_running = seat_find(takes);
    if (!takes->has_failed)
        return takes;
    motley_takes_free(takes);
    return NULL;
}

static struct take *take_of(struct seat_takes *found, struct square square) {
    for (unsigned i = 0; i < found->count; i++)
        if (square_is(found->takes[i].at, square))
            return &found->takes[i];
    assert(found->count < TAKES_MAX);
    struct take *take = &found->takes[found->count++];
    *take = (struct take){.at = square, .actions = UINT8_MAX};
    return take;
}

static void captor_note(struct take *take, struct square from) {
    for (unsigned i = 0; i < take->captor_count; i++)
        if (square_is(take->captors[i], from))
            return;
    if (take->captor_count < CAPTORS_MAX)
        take->captors[take->captor_count++] = from;
}

static void captures_note(struct seat_takes *found, const struct action_view *view,
                          unsigned actions) {
    for (unsigned i = 0; i < view->capture_count; i++) {
        struct take *take = take_of(found, view->captures[i]);
        if (actions < take->actions) {
            take->actions = (uint8_t)actions;
            take->captor_count = 0;
        }
        if (actions == take->actions)
            captor_note(take, view->from);
    }
}

/* Whether the turn may go on after an action; after the last that a turn counts nothing is taken
   any more. */
static bool may_go_on(struct motley_takes *takes, const struct level *level,
                      const struct action_view *view, unsigned counted) {
    if (view->is_extra)
        return takes->height < LEVELS_MAX;
    if (level->turn.left == 1)
        return false;
    if (counted >= takes->limit)
        takes->found[takes->seat].is_cut = true;
    return counted < takes->limit && takes->height < LEVELS_MAX;
}

static void level_open(struct motley_takes *takes, action_t action, unsigned counted) {
    const struct rules *rules = takes->rules;
    void *next = position_on(takes, takes->height);
    memcpy(next, position_on(takes, takes->height - 1), rules->position_size);
    rules->apply(takes->variant.data, next, action);
    if (rules->turn(takes->variant.data, next).player == takes->seat)
        level_list(takes, counted);
}

/* Looks at one action; gives what that took. */
static unsigned takes_step(struct motley_takes *takes) {
    struct level *level = &takes->levels[takes->height - 1];
    if (level->next == level->end) {
        if (--takes->height == 0)
            turn_end(takes);
        return 1;
    }
    const action_t action = ((const action_t *)takes->list.data)[level->next++];
    struct action_view view;
    takes->rules->describe(takes->variant.data, position_on(takes, takes->height - 1), action,
                           &view);
    const unsigned counted = level->counted + !view.is_extra;
    captures_note(&takes->found[takes->seat], &view, counted);
    if (!may_go_on(takes, level, &view, counted))
        return 1;
    level_open(takes, action, counted);
    return OPENING_COST;
}

bool motley_takes_run(struct motley_takes *takes, uint64_t actions) {
    for (uint64_t done = 0; takes->is_running && done < actions;) {
        done += takes_step(takes);
        takes->is_running = takes->is_running && !takes->has_failed;
    }
    return takes->is_running;
}

/* How far the present round is, in thousandths. */
static unsigned progress_of(const struct motley_takes *takes) {
    const struct level *first = &takes->levels[0];
    if (!takes->is_running)
        return takes->has_failed ? 0 : 1000;
    return (unsigned)((takes->seat * 1000 +
                       1000 * (first->next - first->first) / (first->end - first->first)) /
                      takes->seats);
}

static void write_take(const struct rules *rules, const struct take *take, struct writer *writer) {
    write_placed(writer, rules, take->at);
    write_value_number(writer, "actions", take->actions);
    write_squares(writer, rules, "from", take->captors, take->captor_count);
    write_value_object_end(writer);
}

static void write_found(const struct rules *rules, unsigned seat, const struct seat_takes *found,
                        struct writer *writer) {
    write_value_object(writer, NULL);
    write_seat(writer, rules, "seat", seat);
    write_cause(writer, rules, &found->why);
    write_value_array(writer, "takes");
    for (unsigned i = 0; i < found->count; i++)
        write_take(rules, &found->takes[i], writer);
    write_value_array_end(writer);
    write_value_object_end(writer);
}

static void write_all(const struct motley_takes *takes, struct writer *writer) {
    write_value_object(writer, NULL);
    write_value_flag(writer, "whole", !takes->is_running && !takes->has_failed);
    write_value_number(writer, "actions", takes->limit);
    write_value_number(writer, "done", progress_of(takes));
    write_value_array(writer, "seats");
    for (unsigned seat = 0; seat < takes->seats; seat++)
        write_found(takes->rules, seat, &takes->found[seat], writer);
    write_value_array_end(writer);
    write_value_object_end(writer);
}

const char *motley_takes_tell(struct motley_takes *takes) {
    enum { TEXT_MIN = 1024 };
    if (!buffer_reserve(&takes->output, TEXT_MIN))
        return NULL;
    for (;;) {
        struct writer writer = writer_of(takes->output.data, takes->output.capacity);
        write_all(takes, &writer);
        if (writer_has_fit(&writer))
            return takes->output.data;
        if (!buffer_reserve(&takes->output, writer.length + 1))
            return NULL;
    }
}
