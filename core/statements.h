#ifndef MOTLEY_STATEMENTS_H
#define MOTLEY_STATEMENTS_H

/*
 * Which statements of the rules, as players read them, hold in a variant. The core has their keys
 * and the conditions; the words, and where each stands, are the page's matter.
 */

#include "rules.h"

/** A fact that always holds, and the number of facts there can be. */
enum { FACT_ALWAYS = 63, FACTS_MAX };

/** Statements that hold where a fact does. */
struct statement {
    uint8_t fact;     /**< below FACTS_MAX */
    bool has_data;    /**< they name a number or a kind */
    const char *keys; /**< with a space between two */
};

/** The statements of a family's rules. */
struct statements {
    /** The facts of a variant, a bit each; FACT_ALWAYS need not be among them. */
    uint64_t (*facts)(const struct variant *variant);
    /** Writes the number, or the name of the kind, that the statements of a fact name; NULL: none
     * do.
     */
    void (*write_data)(const struct variant *variant, unsigned fact, struct writer *writer);
    const struct statement *rows; /**< in the order of the rules; the last is without keys */
};

#endif
