#ifndef MOTLEY_CLI_WORDS_H
#define MOTLEY_CLI_WORDS_H

/* The English of the native program: the core itself has codes only. */

#include "motley.h"

#include <stdio.h>

/** The faults of a line of the repl, found before it reaches the core. */
enum fault { FAULT_TOO_LONG, FAULT_NUL, FAULT_DEPTH, FAULT_STOPPED, FAULT_UNKNOWN };

/** A sentence for a reason, without a full stop. */
const char *reason_words(enum motley_reason reason);

/** Writes "error: SUBJECT, offset N: CODE: English", a field that is missing, and a newline. */
void error_print(FILE *stream, const struct motley_error *error);

/** Writes a line for each field of the position that was read as another value than it has:
    a start, "position, offset N: CODE: English; FIELD is read as VALUE". */
void mends_print(FILE *stream, const char *start, const struct motley_game *game);

/** The code of a fault and a sentence for it, without a full stop. */
const char *fault_code(enum fault fault);
const char *fault_words(enum fault fault);

#endif
