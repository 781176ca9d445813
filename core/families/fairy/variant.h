#ifndef MOTLEY_FAIRY_VARIANT_H
#define MOTLEY_FAIRY_VARIANT_H

/* The keys of a variant's text, each read and settled once those are that it depends on. */

#include "lists.h"

/* kinds.c */
bool fairy_read_kinds(struct reading *reading);
bool fairy_read_array(struct reading *reading);

/* keys.c: where kinds may be and act, what they become, and what ends the game. */
bool fairy_read_areas(struct reading *reading);
bool fairy_read_promotions(struct reading *reading);
bool fairy_read_ends(struct reading *reading);

/* castle.c */
bool fairy_read_castlings(struct reading *reading);

#endif
