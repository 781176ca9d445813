#ifndef MOTLEY_FUZZ_FAIRY_H
#define MOTLEY_FUZZ_FAIRY_H

/* What is drawn of fairy, whose kinds a variant's text defines. */

#include "variant.h"

enum { ARMY_MAX = 32 };

/** Keys that other files ask for, in the order of the texts. */
enum { FAIRY_KINDS, FAIRY_ARRAY };

/** The kinds of a variant, in their order. */
struct army {
    unsigned count;
    struct kind kinds[ARMY_MAX + 1]; /**< ended by one without code */
};

/** Reads the kinds that a variant's options name, after the six that always exist. */
void army_read(const struct options *options, struct army *army);

/** Writes a code as lists have it: "Q", "*PS". */
void code_add(const char *code, struct text *text);

/** True if a hand can hold something. */
bool fairy_has_hands(const struct options *options);

/** Gives an option that has no list of values one of its own. */
void fairy_value_make(struct random *random, struct options *options, unsigned key);

/** Takes back what can say nothing beside the rest. */
void fairy_settle(struct random *random, struct options *options);

/** A position like the one given, or any where that is none of this variant. */
void fairy_position_change(struct random *random, const struct options *options,
                           const char *position, size_t length, struct text *text);

#endif
