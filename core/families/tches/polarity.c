/* Turning in place (rules 4.9, `polarity=free`). What polarity makes of movement is in betza.c; the
   facing after a move is offered with the move. */

#include "play.h"

void tches_list_turns(struct judge *judge) {
    const struct tches_position *position = judge->position;
    const squares_t idle = judge->variant->is_same_allowed ? 0 : position->acted;
    const unsigned last = position->last[position->side]; /* a turn is no move: it stays */
    for (squares_t rest = judge->own & ~idle; rest != 0; rest &= rest - 1) {
        const action_t action = first_square(rest) | (action_t)ACTION_TURN << ACTION_TYPE;
        if (judge->is_first_enough && judge->count > 0)
            return;
        const enum verdict verdict = tches_judge(judge, action, last);
        if (verdict == VERDICT_NO)
            continue;
        /* Turning a piece that may not act again changes nothing for the rest of the turn; where
           one action is enough, fewer actions have been tried before. */
        const bool is_vain = verdict == VERDICT_DEPENDS && !judge->variant->is_same_allowed;
        if (is_vain && (judge->is_first_enough || !tches_can_complete(judge, action)))
            continue;
        tches_offer_facings(judge, action, verdict == VERDICT_DEPENDS && !is_vain);
    }
}
