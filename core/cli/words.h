#ifndef MOTLEY_CLI_WORDS_H
#define MOTLEY_CLI_WORDS_H

/* The English of the native program: the core itself has codes only. */

#include "motley.h"

/** A sentence for a reason, without a full stop. */
const char *reason_words(enum motley_reason reason);

#endif
