#ifndef MOTLEY_FAIRY_LISTS_H
#define MOTLEY_FAIRY_LISTS_H

/* What the values of a variant's text are made of (fairy 2): codes, sets of squares, entries. */

#include "board.h"

/** A variant's text while it is read. */
struct reading {
    struct fairy *variant;
    struct cursor *cursor; /**< of the whole text: fails as soon as anything in it does */
    const size_t *at;      /**< where the value of each option stands; 0: it is not given */
    struct writer writer;  /**< of the values that are not the default, as they are printed */
    kinds_t initial[2];    /**< kinds of a side with a part for first moves */
};

/** One entry of a comma list. */
struct entry {
    kinds_t kinds;    /**< 0: it is for all that the others do not name */
    size_t at;        /**< where it stands */
    struct span rest; /**< what stands behind its codes and their colon, or all of it */
};

struct entries {
    unsigned count;
    struct entry list[KINDS_MAX + 1];
};

/** True if a key is given. */
static inline bool reading_has(const struct reading *reading, unsigned option) {
    return reading->at[option] != 0;
}

/** Fails at a place of the text; always false. */
bool fairy_fail(struct reading *reading, enum motley_reason reason, size_t at, size_t length);

/** Fails where a cursor inside of a value stands; always false. */
bool fairy_fail_here(struct reading *reading, const struct cursor *part, enum motley_reason reason);

/** Fails for the key itself, be it given or not; always false. */
bool fairy_fail_key(struct reading *reading, unsigned option, enum motley_reason reason);

/** The value of a key, or a part of the text, as a text of its own. */
struct cursor fairy_value(const struct reading *reading, unsigned option);
struct cursor fairy_part(const struct reading *reading, struct span span);

/** Reads codes one after the other, none twice, at least one. */
bool fairy_read_codes(struct reading *reading, struct cursor *cursor, kinds_t *kinds);

void fairy_write_codes(const struct fairy *variant, kinds_t kinds, struct writer *writer);

/** Reads SIDES(SET) to the end of a part, for White and Black; holes are in no set. */
bool fairy_read_sets(struct reading *reading, struct cursor *cursor, squares_t sets[2]);

/** Reads a number to the end of a part. */
bool fairy_read_number(struct reading *reading, struct cursor *cursor, unsigned low, unsigned high,
                       unsigned *number);

/** Reads the entries of a comma list. bare: what an entry without codes is: NULL, there is none; ""
    anything that begins with no code; else this word. */
bool fairy_read_entries(struct reading *reading, unsigned option, const char *bare,
                        struct entries *entries);

/** Begins and ends the text of a value that is to be printed. */
size_t fairy_begin_print(const struct reading *reading);
void fairy_end_print(struct reading *reading, unsigned option, size_t begin);

/** Prints a value as it was written. */
void fairy_print_copy(struct reading *reading, unsigned option);

/** Prints entries: their codes, a sign between, and the rest as it was written. */
void fairy_print_entries(struct reading *reading, unsigned option, const struct entries *entries,
                         const char *sign);

#endif
