/*
 * Looks for variants and positions that cost the core the most work, by climbing hills: what is
 * worked on is changed a little, and kept if it costs no less. Work is what core/work.h counts.
 *
 *     climb [--family tches|till|…] [--fix KEY=VALUE]… [--seconds N] [--tries N] [--seed N]
 *           [--state FILE] [--best N]
 *     climb --show FILE…     the worst finds of several state files
 *
 * The state file is read at the start, where there is one, and written every minute and at the end:
 * a climb goes on where it stopped, and only counts tries that the core accepted.
 */

#include "finds.h"
#include "measure.h"

#include "../../tests/fuzz/grammar/position.h"

#include <stdlib.h>
#include <time.h>

enum {
    FIXED_MAX = 8,
    PATIENCE = 1500, /* tries without a gain, after which another hill is climbed */
    SAVE_SECONDS = 60
};

static const char *const families[FAMILIES] = {"custodian", "taketwo", "till", "tches", "fairy"};

/* The position that is worked on. */
struct place {
    struct options options;
    struct text variant, position; /* no position: the start */
    struct cost cost;
};

struct climb {
    unsigned family;
    unsigned fixed_count;
    unsigned fixed[FIXED_MAX]; /* keys */
    const char *values[FIXED_MAX];
    double seconds;
    uint64_t tries;
    const char *path;
    struct random random;
    struct finds finds;
    struct motley_game *game;
    struct place now, next;
};

static void fix_options(const struct climb *climb, struct options *options) {
    for (unsigned i = 0; i < climb->fixed_count; i++)
        snprintf(options->values[climb->fixed[i]], VALUE_MAX, "%s", climb->values[i]);
    if (options->family == FAMILY_TCHES && options_have(options, KEY_KING, "plain") &&
        options->values[KEY_PREY][0] == '\0')
        snprintf(options->values[KEY_PREY], VALUE_MAX, "K");
}

/* Writes the texts of a place and measures them; false if the core refuses the variant. A position
   that it refuses is left out, unless to refuse it was what cost the most. */
static bool place_measure(struct climb *climb, struct place *place) {
    place->variant.length = 0;
    options_write(&place->options, &place->variant);
    if (!measure(climb->game, place->variant.bytes, place->position.bytes, &place->cost))
        return false;
    if (place->cost.is_refused && strcmp(place->cost.call, "position") != 0)
        place->position.bytes[place->position.length = 0] = '\0';
    return true;
}

static void place_draw(struct climb *climb, struct place *place) {
    do {
        do
            options_draw(&climb->random, &place->options);
        while (place->options.family != climb->family);
        fix_options(climb, &place->options);
        place->position.length = 0;
        place->position.bytes[0] = '\0';
        if (is_drawn(&climb->random, 70))
            position_draw(&climb->random, &place->options, &place->position);
    } while (!place_measure(climb, place));
}

/* A few small changes, most of them of the position where there is one. */
static void place_change(struct climb *climb, struct place *place) {
    struct random *random = &climb->random;
    for (size_t count = 1 + random_below(random, 3); count > 0; count--) {
        if (place->position.length == 0 || is_drawn(random, 20)) {
            options_change(random, &place->options);
            fix_options(climb, &place->options);
        } else {
            static struct text before;
            before = place->position;
            place->position.length = 0;
            position_change(random, &place->options, before.bytes, before.length, &place->position);
        }
    }
    if (place->position.length == 0 && is_drawn(random, 5))
        position_draw(random, &place->options, &place->position);
}

/* Back to one of the worst finds, or to somewhere new. */
static void place_restart(struct climb *climb) {
    struct random *random = &climb->random;
    struct place *now = &climb->now;
    const struct find *find = finds_draw(&climb->finds, random);
    if (find == NULL || is_drawn(random, 50)) {
        place_draw(climb, now);
        return;
    }
    options_read(&now->options, find->variant, strlen(find->variant));
    now->position.length = 0;
    text_add(&now->position, find->position);
    now->cost = (struct cost){.work = 0}; /* whatever the first change leads to is kept */
}

static void place_note(struct climb *climb) {
    const struct place *now = &climb->now;
    finds_add(&climb->finds, &now->cost, now->variant.bytes, now->position.bytes);
}

static double clock_seconds(void) {
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void climb_run(struct climb *climb) {
    const double start = clock_seconds();
    double saved = start;
    unsigned idle = 0;
    place_restart(climb);
    for (uint64_t tries = 0; tries < climb->tries; tries++) {
        climb->next = climb->now;
        place_change(climb, &climb->next);
        if (!place_measure(climb, &climb->next)) {
            tries--;
        } else {
            climb->finds.tries++;
            idle = climb->next.cost.work > climb->now.cost.work ? 0 : idle + 1;
            if (climb->next.cost.work >= climb->now.cost.work)
                climb->now = climb->next;
        }
        const double now = clock_seconds();
        if (idle > PATIENCE) {
            place_note(climb);
            place_restart(climb);
            idle = 0;
        }
        if (now - saved > SAVE_SECONDS) {
            place_note(climb);
            finds_save(&climb->finds, climb->path);
            saved = now;
        }
        if (now - start > climb->seconds)
            break;
    }
    place_note(climb);
    finds_save(&climb->finds, climb->path);
}

static bool fix_read(struct climb *climb, const char *text) {
    const char *value = strchr(text, '=');
    struct options probe;
    struct text variant = {.length = 0};
    if (value == NULL || climb->fixed_count == FIXED_MAX)
        return false;
    text_add(&variant, families[climb->family]);
    text_add(&variant, ";");
    text_add_bytes(&variant, text, (size_t)(value - text));
    text_add(&variant, "=?");
    options_read(&probe, variant.bytes, variant.length);
    for (unsigned key = 0; key < KEYS_MAX; key++)
        if (options_have(&probe, key, "?")) {
            climb->fixed[climb->fixed_count] = key;
            climb->values[climb->fixed_count++] = value + 1;
            return true;
        }
    return false;
}

static bool family_find(struct climb *climb, const char *name) {
    for (climb->family = 0; climb->family < FAMILIES; climb->family++)
        if (strcmp(families[climb->family], name) == 0)
            return true;
    return false;
}

static bool option_read(struct climb *climb, const char *name, const char *value) {
    if (strcmp(name, "--fix") == 0)
        return fix_read(climb, value);
    if (strcmp(name, "--family") == 0)
        return family_find(climb, value);
    if (strcmp(name, "--seconds") == 0)
        climb->seconds = atof(value);
    else if (strcmp(name, "--tries") == 0)
        climb->tries = strtoull(value, NULL, 10);
    else if (strcmp(name, "--seed") == 0)
        climb->random.state = strtoull(value, NULL, 10);
    else if (strcmp(name, "--state") == 0)
        climb->path = value;
    else
        return false;
    return true;
}

int main(int count, char **words) {
    static struct climb climb = {
        .family = FAMILY_TCHES, .seconds = 60, .tries = UINT64_MAX, .random = {1}};
    for (int i = 1; i < count; i += 2) {
        if (strcmp(words[i], "--show") == 0) {
            while (++i < count)
                finds_load(&climb.finds, words[i]);
            finds_write(&climb.finds, stdout);
            return EXIT_SUCCESS;
        }
        if (i + 1 == count || !option_read(&climb, words[i], words[i + 1])) {
            fprintf(stderr, "climb: what is %s?\n", words[i]);
            return EXIT_FAILURE;
        }
    }
    finds_load(&climb.finds, climb.path);
    climb.random.state += climb.finds.tries << 20; /* other changes than before */
    climb.game = motley_game_new();
    climb_run(&climb);
    motley_game_free(climb.game);
    finds_write(&climb.finds, stdout);
    return EXIT_SUCCESS;
}
