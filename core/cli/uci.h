#ifndef MOTLEY_CLI_UCI_H
#define MOTLEY_CLI_UCI_H

/* A session by the Universal Chess Interface: what its commands share. */

#include "input.h"
#include "motley.h"

enum { VARIANT_MAX = 8192 /**< no family reads so long a text */, UCI_ACTION_MAX = 64 };

struct uci {
    struct motley_game *game;
    struct motley_search *search;
    struct motley_net *net;
    bool has_net; /**< it has been chosen, if only to be none */
    struct input input;
    struct motley_search_options options; /**< without the limits of a `go` */
    bool has_position; /**< the last one that was sent has been read, with all its moves */
    char variant[VARIANT_MAX];
};

/** The variant that is orthodox chess. */
extern const char uci_orthodox[];

/** The next word of a line, cut off at its spaces; NULL at the end. */
char *word_take(char **rest);

bool uci_is_orthodox(const struct uci *uci);

/** Where the field of a position with a number begins, its fields being apart by one space. */
size_t uci_field_at(const char *position, unsigned number);

/** Writes our text of a move of the other side, "e7e8q" or "e1h1" for castling, into UCI_ACTION_MAX
    bytes. */
void uci_write_action(const struct uci *uci, char *action, const char *move);

/** Prints an action as the other side writes it. */
void uci_print_action(const struct uci *uci, const char *action);

/** The number of the legal action that a move of the other side is; the count of actions where it
    is none. */
size_t uci_find_action(const struct uci *uci, const char *move);

#endif
