#ifndef MOTLEY_CLIMB_FINDS_H
#define MOTLEY_CLIMB_FINDS_H

/* The worst finds of a climb, and the file that it goes on from. */

#include "measure.h"

#include "../../tests/fuzz/grammar/text.h"

enum { FINDS_MAX = 40 };

struct find {
    struct cost cost;
    char variant[TEXT_MAX], position[TEXT_MAX]; /**< no position: the start */
};

struct finds {
    uint64_t tries;
    unsigned count;
    struct find at[FINDS_MAX]; /**< the worst first */
};

/** Adds a find if it is among the worst and not there yet. */
void finds_add(struct finds *finds, const struct cost *cost, const char *variant,
               const char *position);

/** One of them by chance, or NULL. */
const struct find *finds_draw(const struct finds *finds, struct random *random);

/** Adds what a file has, tries included; does nothing without a file. */
void finds_load(struct finds *finds, const char *path);

/** A line with the number of tries; then of each find its work, the call that cost it, the variant
    and the position (`-` for the start), with tabs between. */
void finds_write(const struct finds *finds, FILE *file);

/** Writes them to a file; does nothing without a path. */
void finds_save(const struct finds *finds, const char *path);

#endif
