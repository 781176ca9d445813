#ifndef MOTLEY_LAB_COMMANDS_H
#define MOTLEY_LAB_COMMANDS_H

/* The commands of the laboratory's program beside `match`, which is that of `motley`. Each command
   returns the exit status. */

#include "cli/commands.h"

/** Sums up files of results, those of the parts of one match as one: FILEs, then options. */
int command_tally(int count, char **words);

/** Prints how early forced wins are seen in games of a player against itself: VARIANT, options. */
int command_foresight(int count, char **words);

/** Looks for puzzles in games of a player against itself: VARIANT, then options. */
int command_puzzles(int count, char **words);

/** Prints games of a player against itself, a line each: VARIANT, then options. */
int command_selfplay(int count, char **words);

/** Turns games on standard input into what a net is trained with: VARIANT [--all]. */
int command_samples(int count, char **words);

/** Fits a family's weights to games of a player against itself: PLAYER, VARIANTs, then options. */
int command_tune(int count, char **words);

#endif
