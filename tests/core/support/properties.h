#ifndef MOTLEY_TEST_PROPERTIES_H
#define MOTLEY_TEST_PROPERTIES_H

/* What must hold in every position of every game. An assert that fails is the finding. */

#include "motley.h"

/** What is explained as legal is what is listed; asks what a number draws. */
void property_explain(struct motley_game *game, uint64_t choice);

/** What an action says that it takes is what is gone, or has changed sides, after it; asks every
    so manieth action, from the first. */
void property_describe(struct motley_game *game, size_t step);

/** The view has all of the position's board, hands, owners and marks: its text is made from it. */
void property_view(struct motley_game *game);

#endif
