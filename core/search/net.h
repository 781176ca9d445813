#ifndef MOTLEY_NET_H
#define MOTLEY_NET_H

/*
 * The learned evaluation: a net with one hidden layer, the same for all families. It sees a
 * position as cells (struct features), each in one state; a state of a cell is an input, once for
 * each seat, as that seat sees it. Everything is whole numbers, so that every machine finds the
 * same. The file is described in formats 9.
 *
 * Of a position only the cells that differ from one evaluated before are looked at. Four units of
 * the hidden layer lie in one word of 64 bits: adding words adds all four, because what a lane
 * borrows from the next is paid back when the sums are complete.
 */

#include "evaluation.h"

enum {
    NET_CELLS_MAX = 128, /* whole words */
    NET_HIDDEN_MAX = 64,
    NET_LANES = 4,
    NET_LANE_BITS = 16,
    NET_LANE_ZERO = 1 << (NET_LANE_BITS - 1), /* added to each lane, so that none is below 0 */
    NET_WORDS_MAX = NET_HIDDEN_MAX / NET_LANES,
    NET_STRIDE = 4 /* words that are added at once; those of a layer are filled up to that */
};

struct motley_net {
    const struct rules *rules;
    const struct features *features;
    unsigned words;                    /**< that the hidden layer takes, in whole strides */
    int32_t bias;                      /**< of the output */
    uint64_t empty[NET_WORDS_MAX];     /**< the hidden layer before any input */
    int16_t output[2][NET_HIDDEN_MAX]; /**< the player to act, then the other */
    struct buffer rows;    /**< what each input adds to the hidden layer; the last adds nothing */
    struct buffer numbers; /**< the row of each state of each cell for each seat, 16 bits */
};

/** The hidden layer of a position, for each of two seats. */
struct net_sums {
    uint64_t cells[NET_CELLS_MAX / 8]; /**< a byte each */
    uint64_t words[2][NET_WORDS_MAX];
};

/** The sums of a position without anything in its cells. */
void net_sums_begin(const struct motley_net *net, struct net_sums *sums);

/** The value of the position for the player to act, in hundredths of a pawn; the sums become those
   of the position, from those of another that is near. */
int net_evaluate(const struct motley_net *net, const struct net_sums *near, struct net_sums *sums,
                 const struct variant *variant, const void *position, unsigned player);

/** True if there is a net, of a variant's family, and it is for the variant. */
bool net_is_for(const struct motley_net *net, const struct variant *variant);

#endif
