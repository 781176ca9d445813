#ifndef MOTLEY_TEST_PROPERTIES_H
#define MOTLEY_TEST_PROPERTIES_H

/* Properties of every position of every game. An assert that fails is the finding. */

#include "json.h"
#include "motley.h"
#include "random.h"

/** A question: may something go from a source to a target? */
struct question {
    char source[32], target[32];
};

/** Draws a piece and a square near it; false if that is not on the board. Every fourth question
    asks whether something may be put there from the hand, or from a hand that does not say what it
    has. */
bool question_draw(const struct json *view, struct random *random, struct question *question);

/** The actions that are explained as legal are those listed; a number draws the questions. */
void property_explain(struct motley_game *game, uint64_t choice);

/** The pieces that an action says it takes are gone, or have changed sides, after it; asks every
    so manieth action, from the first. */
void property_describe(struct motley_game *game, size_t step);

/** The view has all of the position's board, hands, owners and marks: its text is made from it. */
void property_view(struct motley_game *game);

#endif
