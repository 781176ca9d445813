#ifndef MOTLEY_CLI_UCI_GO_H
#define MOTLEY_CLI_UCI_GO_H

#include "uci.h"

/** Does what `go` asks with the rest of its line, and answers it once. */
void uci_go(struct uci *uci, char *rest);

#endif
