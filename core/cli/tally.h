#ifndef MOTLEY_CLI_TALLY_H
#define MOTLEY_CLI_TALLY_H

/*
 * The sums of the games of a match. Games come in pairs, which have the same opening and the seats
 * exchanged: game 2 n and game 2 n + 1. They are not independent of each other, so certainty is
 * judged by pairs (the pentanomial model).
 */

#include <stdbool.h>

enum { PAIR_POINTS = 5 };

/** All counts are the first player's. Starts as zeros. */
struct tally {
    unsigned long games, wins, draws;
    unsigned long pairs[PAIR_POINTS]; /**< by half points won in both games */
    double half;                      /**< points of the last game with an even number … */
    unsigned long half_number;        /**< … and that number */
};

/** A sequential test: is the first player better by `high` than by `low`, in Elo? */
struct sprt {
    double low, high;
};

enum verdict { VERDICT_OPEN, VERDICT_LOW, VERDICT_HIGH };

/** Takes in one game: its number from 0, and 0, 0.5 or 1 point. A pair's first game goes before its
    second; pairs may come in any order. */
void tally_add(struct tally *tally, unsigned long number, double points);

/** Reads two numbers `LOW,HIGH`, LOW being the smaller one; false if it is something else. */
bool sprt_read(struct sprt *sprt, const char *text);

/** The logarithm of how much more probable the pairs are with `high` than with `low`. */
double sprt_ratio(const struct sprt *sprt, const struct tally *tally);

/** The verdict of a test with 5 % of errors of either kind. */
enum verdict sprt_judge(const struct sprt *sprt, const struct tally *tally);

/** Prints the score with its interval of 95 %, as a share and in Elo, and the test unless it is
    NULL. There has to be a game. */
void tally_print(const struct tally *tally, const struct sprt *sprt);

#endif
