#ifndef MOTLEY_FUZZ_VARIANT_H
#define MOTLEY_FUZZ_VARIANT_H

/* Variant texts as options with values, most of which can be played. */

#include "board.h"

/** In the order in which they are offered. */
enum { FAMILY_CUSTODIAN, FAMILY_TAKETWO, FAMILY_TILL, FAMILY_TCHES, FAMILY_FAIRY, FAMILIES };

enum { KEYS_MAX = 36 };

/** Keys of TCHES, in the order of the texts. */
enum {
    KEY_STRIKE,
    KEY_SAME,
    KEY_KING,
    KEY_PREY,
    KEY_ESCORT,
    KEY_REPLACE,
    KEY_TRANSPORT,
    KEY_POLARITY,
    KEY_BOTH,
    KEY_WHITE,
    KEY_BLACK,
    KEY_ARRAY,
    KEY_PORTALS,
    KEY_ZEALOT,
    KEY_HUNT
};

struct options {
    unsigned family;
    char values[KEYS_MAX][VALUE_MAX]; /**< "" where an option is not given */
};

/** Reads a variant text as far as it can; false if it names no family. */
bool options_read(struct options *options, const char *text, size_t length);

void options_write(const struct options *options, struct text *text);

/** Options by chance, of a family by chance. */
void options_draw(struct random *random, struct options *options);

/** Changes one option, and what contradicts it then. */
void options_change(struct random *random, struct options *options);

/** Makes them options of TCHES with king=mate, on a small board. */
void options_make_small(struct random *random, struct options *options);

/** An option has a value. */
bool options_have(const struct options *options, unsigned key, const char *value);

/** The code of the kind of which each side has exactly one piece: "K", or the prey. */
const char *options_royal(const struct options *options);

/** The family whose options they are. */
const struct rules *options_rules(const struct options *options);

/** The board of the start, of a family with one. */
void options_board(const struct options *options, struct board *board);

#endif
