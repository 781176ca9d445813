#ifndef MOTLEY_CLI_NETS_H
#define MOTLEY_CLI_NETS_H

/* Nets in files, and those that the program has. */

#include "motley.h"

/** The file of a net that is built into the program. */
struct own_net {
    const uint8_t *bytes; /**< NULL behind the last */
    size_t length;
};

/** All of them; the build writes this table. */
extern const struct own_net own_nets[];

/** Reads the net of a file; NULL, with a message on standard error, if there is none. The caller
    frees it. */
struct motley_net *net_load(const char *path);

/** The program's own net for the family of a game; NULL if there is none, or no memory for it. The
    caller frees it. */
struct motley_net *net_own(const struct motley_game *game);

#endif
