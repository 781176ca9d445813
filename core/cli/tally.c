/* The sums of matches. */

#include "tally.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

void tally_add(struct tally *tally, unsigned long number, double points) {
    tally->games++;
    tally->wins += points == 1;
    tally->draws += points == 0.5;
    if (number % 2 == 0) {
        tally->half = points;
        tally->half_number = number;
    } else if (tally->games > 1 && tally->half_number + 1 == number)
        tally->pairs[(int)(2 * (tally->half + points))]++;
}

/* The mean share of points in pairs, and its variance between pairs. */
static void pairs_describe(const struct tally *tally, double *count, double *mean,
                           double *variance) {
    double squares = 0;
    *count = *mean = 0;
    for (int i = 0; i < PAIR_POINTS; i++) {
        const double share = i / (double)(PAIR_POINTS - 1), pairs = (double)tally->pairs[i];
        *count += pairs;
        *mean += pairs * share;
        squares += pairs * share * share;
    }
    const double divisor = *count > 0 ? *count : 1;
    *mean /= divisor;
    *variance = fmax(squares / divisor - *mean * *mean, 0);
}

static double elo_of(double share) {
    const double bounded = share < 0.001 ? 0.001 : share > 0.999 ? 0.999 : share;
    return 400 * log10(bounded / (1 - bounded));
}

static double share_of(double elo) { return 1 / (1 + pow(10, -elo / 400)); }

/* Half of the 95 % interval. Ten wins of ten games do not make the eleventh certain: the squares of
   two pairs as far from even as can be are added, so that n wins leave about 3 / n open. */
static double error_of(const struct tally *tally) {
    double count, mean, variance;
    pairs_describe(tally, &count, &mean, &variance);
    return 1.96 * sqrt(count * variance + 0.5) / fmax(count, 1);
}

bool sprt_read(struct sprt *sprt, const char *text) {
    char *end;
    sprt->low = strtod(text, &end);
    if (end == text || *end != ',')
        return false;
    text = end + 1;
    sprt->high = strtod(text, &end);
    return end != text && *end == '\0' && sprt->low < sprt->high && sprt->high - sprt->low < 1000;
}

/* The most probable distribution with a given mean, as factors of the one that was seen: each share
   a weighs 1 / (1 + t (a - mean)), and t is where the mean comes out. */
static double tilt_of(const double *seen, double mean) {
    double low = -1 / (1 - mean), high = 1 / mean; /* beyond them a weight is negative */
    for (int round = 0; round < 100; round++) {
        const double tilt = (low + high) / 2;
        double sum = 0;
        for (int i = 0; i < PAIR_POINTS; i++) {
            const double away = i / (double)(PAIR_POINTS - 1) - mean;
            sum += seen[i] * away / (1 + tilt * away);
        }
        if (sum > 0)
            low = tilt;
        else
            high = tilt;
    }
    return (low + high) / 2;
}

double sprt_ratio(const struct sprt *sprt, const struct tally *tally) {
    const double low = share_of(sprt->low), high = share_of(sprt->high);
    double seen[PAIR_POINTS], count = 0, sum = 0;
    for (int i = 0; i < PAIR_POINTS; i++) {
        // Results that were not seen yet may come: without this a few wins would be a proof.
        seen[i] = tally->pairs[i] > 0 ? (double)tally->pairs[i] : 1e-3;
        count += (double)tally->pairs[i];
    }
    if (count == 0)
        return 0;
    const double tilt_low = tilt_of(seen, low), tilt_high = tilt_of(seen, high);
    for (int i = 0; i < PAIR_POINTS; i++) {
        const double share = i / (double)(PAIR_POINTS - 1);
        sum += seen[i] * log((1 + tilt_low * (share - low)) / (1 + tilt_high * (share - high)));
    }
    return sum;
}

/* Where the test ends, with 5 % of errors of either kind. */
static const double ratio_bound = 2.9444389791664403; /* log 19 */

enum verdict sprt_judge(const struct sprt *sprt, const struct tally *tally) {
    const double ratio = sprt_ratio(sprt, tally);
    return ratio >= ratio_bound ? VERDICT_HIGH : ratio <= -ratio_bound ? VERDICT_LOW : VERDICT_OPEN;
}

static void sprt_print(const struct sprt *sprt, const struct tally *tally) {
    static const char *const words[] = {
        [VERDICT_OPEN] = "open", [VERDICT_LOW] = "refused", [VERDICT_HIGH] = "accepted"};
    printf("sequential test of Elo %g against %g: %.2f of ±%.2f, %s\n", sprt->high, sprt->low,
           sprt_ratio(sprt, tally), ratio_bound, words[sprt_judge(sprt, tally)]);
}

void tally_print(const struct tally *tally, const struct sprt *sprt) {
    const double games = (double)tally->games, draws = (double)tally->draws;
    const double share = ((double)tally->wins + draws / 2) / games, error = error_of(tally);
    const double low = fmax(share - error, 0), high = fmin(share + error, 1);
    printf("%lu games: +%lu =%lu -%lu, score %.3f (%.3f to %.3f), Elo %+.0f (%+.0f to %+.0f)\n",
           tally->games, tally->wins, tally->draws, tally->games - tally->wins - tally->draws,
           share, low, high, elo_of(share), elo_of(low), elo_of(high));
    if (sprt != NULL)
        sprt_print(sprt, tally);
    fflush(stdout);
}
