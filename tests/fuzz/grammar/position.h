#ifndef MOTLEY_FUZZ_POSITION_H
#define MOTLEY_FUZZ_POSITION_H

/* Position texts of a variant, most of which can be played. */

#include "variant.h"

/** A position by chance: the start after some changes, or a table of Till that hangs together. */
void position_draw(struct random *random, const struct options *options, struct text *text);

/** A position like the one given, or any where that is none of this variant. */
void position_change(struct random *random, const struct options *options, const char *position,
                     size_t length, struct text *text);

/** A position of Till by chance. */
void till_draw(struct random *random, const struct options *options, struct text *text);

#endif
