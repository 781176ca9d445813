#ifndef MOTLEY_CLI_WEIGHTS_H
#define MOTLEY_CLI_WEIGHTS_H

/* Weight files: one line for each group, its name and its numbers. */

#include "../search/evaluation.h"

#include <stdbool.h>

/** Reads a file over weights; groups that it does not have keep theirs. False with a message. */
bool weights_read(const struct evaluation *evaluation, const char *path, int16_t *weights);

#endif
