#ifndef MOTLEY_CLI_NETS_H
#define MOTLEY_CLI_NETS_H

/* Nets in files. */

#include "motley.h"

/** Reads the net of a file; NULL, with a message on standard error, if there is none. The caller
    frees it. */
struct motley_net *net_load(const char *path);

#endif
