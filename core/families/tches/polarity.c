/* Turning in place (rules 4.9, `polarity=free`). What polarity makes of movement is in betza.c; the
   facing after a move is offered with the move. */

#include "play.h"

void tches_list_turns(struct judge *judge) {
    for (squares_t rest = judge->able; rest != 0; rest &= rest - 1)
        tches_offer_turns(judge, first_square(rest) | (action_t)ACTION_TURN << ACTION_TYPE);
}
