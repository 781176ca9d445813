#ifndef MOTLEY_FUZZ_MUTATOR_H
#define MOTLEY_FUZZ_MUTATOR_H

/*
 * Changes inputs by what they mean, so that many can still be played. Each target says what its
 * inputs are; every fourth change is one of libFuzzer's own, which know nothing of that.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** The content of a line after its name. */
enum content {
    CONTENT_NONE,
    CONTENT_VARIANT,
    CONTENT_POSITION,
    CONTENT_PLAY,    /**< @ and the index of a legal action, or a text */
    CONTENT_SQUARES, /**< two of them */
    CONTENT_NUMBERS,
    CONTENT_WORDS, /**< one of the form's own */
};

/** One kind of line of a session. */
struct form {
    const char *name; /**< with the space behind it, where something follows */
    enum content content;
    unsigned weight; /**< how often it is drawn, against the others */
    const char *const *words;
};

/** The form of a target's inputs. */
struct grammar {
    const struct form *forms; /**< of the lines, ended by one without name; NULL: no session */
    const char *start;        /**< the line that a session begins with, or NULL */
    const char *place;        /**< what stands behind a name: the digit of a place, or NULL */
    size_t places;
    char separator; /**< between two words */
    /** Without forms: a variant; a position on the next line; then actions, each on one. Or the
       file of a net. */
    enum { INPUT_VARIANT, INPUT_POSITION, INPUT_ACTIONS, INPUT_NET } input;
    bool is_small; /**< only TCHES with king=mate, on small boards */
};

/** Defined by each target. */
extern const struct grammar target_grammar;

#endif
