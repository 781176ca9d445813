#ifndef MOTLEY_TCHES_SECOND_H
#define MOTLEY_TCHES_SECOND_H

/*
 * The last action but one of a turn in which the King is attacked. After a first action hundreds of
 * them may follow that come to the same few squares, and differ in what moves there. What can come
 * after all of these is found once; then a few looks show for each that it is in vain.
 */

#include "last.h"

enum { SECONDS_MAX = 8 };

/** What can come after an action that comes to a square, whatever leaves its own for that. */
struct second {
    unsigned to;              /**< or NO_SQUARE: to any that is on no line to the King */
    struct trial trial;       /**< nothing has left its square */
    kinds_t known;            /**< kinds of which all that is known: */
    squares_t next[KINDS];    /**< where one of them would have to come … */
    squares_t leaving[KINDS]; /**< … or what is of use to it if it leaves a passenger */
    squares_t pieces;         /**< of kinds that might end the attack then … */
    squares_t hopeful;        /**< … and those of them that may */
};

/** True if an action is sure to leave the King attacked after any last one. */
bool tches_second_is_vain(struct judge *judge, action_t action);

#endif
