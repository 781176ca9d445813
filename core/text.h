#ifndef MOTLEY_TEXT_H
#define MOTLEY_TEXT_H

/* Reading and writing of texts: a cursor with small readers, a writer that never overruns. */

#include "motley.h"

/** A place where another value was read than the text has, and why. */
struct mend {
    enum motley_reason reason;
    unsigned field; /**< its number, from 0 */
    size_t at, length;
    char taken[5]; /**< what it was read as */
};

enum { MENDS_MAX = 5 };

/** Of each field at most one. */
struct mends {
    struct mend list[MENDS_MAX];
    unsigned count;
};

/** A place in an untrusted text of known length; the first error stays. */
struct cursor {
    const char *text;
    size_t length;
    size_t at;
    unsigned field;            /**< how many fields have been left behind */
    struct mends *mends;       /**< where what was mended is noted; NULL: nothing may be */
    enum motley_reason reason; /**< MOTLEY_REASON_NONE while all is well */
    size_t error_at;
    size_t error_length;
    const char *key; /**< of a variant: whose value is read, or wrong; NULL: unknown, or none */
};

/** A cursor at the start of a text. */
struct cursor cursor_of(const char *text, size_t length);

/** Records the first error, with the token that starts at `at`; always returns false. */
bool cursor_fail(struct cursor *cursor, enum motley_reason reason, size_t at, size_t length);

/** Records an error at the cursor itself (one byte, or none at the end); always false. */
bool cursor_fail_here(struct cursor *cursor, enum motley_reason reason);

/** The next byte without moving, '\0' at the end. */
char cursor_peek(const struct cursor *cursor);

/** True when nothing is left. */
bool cursor_is_at_end(const struct cursor *cursor);

/** Moves over the byte if it is next. */
bool cursor_accept(struct cursor *cursor, char byte);

/** Bytes from the cursor to the next of `stops` or the end. */
size_t cursor_token_length(const struct cursor *cursor, const char *stops);

/** True if a token of this length at the cursor is a word. */
bool cursor_token_is(const struct cursor *cursor, size_t length, const char *word);

/** Reads a whole number of 0 to limit without sign or leading zeros. */
bool cursor_read_number(struct cursor *cursor, uint32_t limit, uint32_t *value);

/** Moves over the single space between two fields; fails with MISSING_FIELD at the end. */
bool cursor_read_space(struct cursor *cursor);

/** Notes that the field at the cursor was read as another value than stands there. */
void cursor_mend(struct cursor *cursor, enum motley_reason reason, size_t at, size_t length,
                 const char *taken);

/** Copies what the cursor found wrong into a public error. */
void cursor_report(const struct cursor *cursor, enum motley_subject subject,
                   struct motley_error *error);

/** A bounded text that grows in a caller's buffer; what does not fit is counted, not written. */
struct writer {
    char *buffer;
    size_t capacity;
    size_t length; /**< bytes wanted so far, without the final '\0' */
    char last;     /**< the byte written last, '\0' at the start */
};

/** A writer over a buffer of at least one byte. */
struct writer writer_of(char *buffer, size_t capacity);

/** True when everything written so far fits, the final '\0' included. */
bool writer_has_fit(const struct writer *writer);

/** Writes one byte, a text up to its '\0', or a number in decimal digits. */
void write_char(struct writer *writer, char byte);
void write_text(struct writer *writer, const char *text);
void write_number(struct writer *writer, int64_t number);

#endif
