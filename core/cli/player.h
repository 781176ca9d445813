#ifndef MOTLEY_CLI_PLAYER_H
#define MOTLEY_CLI_PLAYER_H

/* Computer players for the commands that play games by themselves. */

#include "../random.h"
#include "motley.h"

/** One player: what its search is asked, or how a beginner plays. */
struct player {
    struct motley_search *search;
    struct motley_search_options options;
    bool is_beginner; /**< takes the most it can take with one action, else plays at random */
    bool has_net;     /**< `net=` has been read */
    int16_t *weights;
    struct motley_net *net;
};

/** Sets the variant that is to be played; false, with a message on standard error, if it cannot. */
bool variant_set(struct motley_game *game, const char *variant);

/**
 * Reads a player: items separated by commas of `level=N`, `nodes=N`, `depth=N`, `weights=FILE`,
 * `net=FILE`, or the one word `beginner`. The weights are read for the variant of the game. Without
 * weights, and without `net=none`, it has the program's own net. False, with a message on standard
 * error, if there is something else in it; player_free is allowed in any case.
 */
bool player_read(struct player *player, const struct motley_game *game, const char *text);

/** Frees what a player has, not the player itself; one of zeros only is allowed. */
void player_free(struct player *player);

/** Plays one action in a game that is not over; false for want of memory. */
bool player_act(struct player *player, struct motley_game *game, uint64_t seed);

/** Plays so many random actions from the start, then on to the start of a turn; begins again when
    the game ends by that. */
void opening_play(struct motley_game *game, struct random *random, unsigned actions);

#endif
