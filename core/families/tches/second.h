#ifndef MOTLEY_TCHES_SECOND_H
#define MOTLEY_TCHES_SECOND_H

/*
 * The last action but one of a turn in which the King is attacked. After a first action hundreds of
 * them may follow that come to the same few squares, and differ in what moves there. What can come
 * after all of these is found once; then a few looks show for each that it is in vain.
 */

#include "last.h"

enum { SECONDS_MAX = 32 };

/** What can come after an action that meets lines to the King, whatever leaves its square for that.
 */
struct second {
    squares_t met;            /**< where: to which it comes or leaves a passenger; on no line: 0 */
    struct trial trial;       /**< nothing has left its square */
    kinds_t known;            /**< kinds of which all that is known: */
    squares_t next[KINDS];    /**< where one of them would have to come … */
    squares_t leaving[KINDS]; /**< … or what is of use to it if it leaves a passenger */
    bool are_others_asked;    /**< if so: */
    squares_t busy;           /**< able pieces that could ever come there … */
    squares_t hopeful; /**< … and those of them that may if nothing else leaves its square */
};

/** True if an action is sure to leave the King attacked after any last one. */
bool tches_second_is_vain(struct judge *judge, action_t action);

#endif
