#ifndef MOTLEY_CLI_COMMANDS_H
#define MOTLEY_CLI_COMMANDS_H

/* The commands of the native program (formats 5). Each returns the exit status. */

#include "motley.h"

#include <stdio.h>

enum { EXIT_DONE = 0, EXIT_BAD_TEXT = 1, EXIT_BAD_USAGE = 2 };

/** Prints the presets, or all variants of a FAMILY whose options are choices and ranges. */
int command_variants(int count, char **words);

/** Prints the letters of the seats of a VARIANT, in the order in which they act. */
int command_seats(int count, char **words);

/** Prints the fixed work of each family with its speed. */
int command_bench(void);

/** Reads commands from standard input until its end or `quit`. */
int command_repl(void);

/** Plays two players against each other: A, B, then options. */
int command_match(int count, char **words);

/** Prints how a variant's games between equal players go: VARIANT, then options. */
int command_balance(int count, char **words);

/** Plays, orthodox chess unless told otherwise, for a program that speaks UCI on standard input. */
int command_uci(void);

#endif
