#ifndef MOTLEY_TCHES_BETZA_H
#define MOTLEY_TCHES_BETZA_H

/* Reading the kinds' notation: for the tables of play and for the diagrams of a page. */

#include "../../grid/betza.h"
#include "board.h"

enum { BENT_WAYS = 8 /**< four directions, two turns each */ };

/** One way to move: leaps, slides or a bent path, and perhaps a capturing step after it. */
struct part {
    struct betza_part first; /**< nothing backward with polarity; without vectors if bent */
    uint8_t bent_first;      /**< of three, the steps before the bend; 0: no bent path */
    struct vectors then;     /**< … nothing backward either */
};

/** The notation of a kind. */
struct cursor tches_notation(const struct tches_variant *variant, unsigned kind);

/** Reads the next part of a kind's notation; false at the end. Of a kind that may not capture
    (rules 4.6), what captures is left out. */
bool tches_part_next(const struct tches_variant *variant, unsigned kind, struct cursor *notation,
                     struct part *part);

/** The capturing steps that may follow one leap of a part: with polarity, those that keep to its
    direction (rules 4.9). */
struct vectors tches_then_after(const struct tches_variant *variant, const struct part *part,
                                struct vector leap);

/** The three squares of one of the ways of a bent path, as the piece sees them; false if it leads
    backward with polarity. */
bool tches_bent_path(const struct tches_variant *variant, const struct part *part, unsigned way,
                     struct vector path[3]);

/** True for a knight's leap. */
bool tches_is_oblique(struct vector vector);

#endif
