#ifndef MOTLEY_CLI_INPUT_H
#define MOTLEY_CLI_INPUT_H

/* Standard input by lines, which can be looked at before they are taken. */

#include <stdbool.h>
#include <stddef.h>

/** So many bytes are kept; a line that is longer is left out. */
enum { INPUT_MAX = 1 << 24 };

/** {0} is one of which nothing has been read. A carriage return ends a line, too, and a NUL is read
    as a space. */
struct input {
    char *bytes;
    size_t length;    /**< of what has been read */
    size_t capacity;  /**< of the room for it, besides one byte to end it */
    size_t taken;     /**< where the lines begin that have not been taken … */
    size_t seen;      /**< … and those that have not been looked at either */
    bool has_ended;   /**< nothing more will come */
    bool is_skipping; /**< the next line is the rest of one that is too long */
};

/** Waits for the next line and takes it, without its end; NULL when there is none. What stands
    behind the last end is a line, too. It belongs to the input until the next call. */
char *input_take(struct input *input);

/** The next line that has come and has not been looked at, or NULL. It stays among those to be
    taken; whoever has done what it says overwrites it with spaces. It belongs to the input until
   the next call. */
char *input_look(struct input *input);

/** Looks again at the lines that have been looked at and not been taken. */
void input_look_again(struct input *input);

/** Waits until something has come, or nothing will. */
void input_wait(const struct input *input);

/** Frees what has been read. */
void input_free(struct input *input);

#endif
