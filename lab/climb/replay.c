/*
 * Holds the core to the work that it made of the worst finds: replay_finds lab/climb/finds.txt.
 * Each line has the most that any call may cost, the call that cost it, the variant and the
 * position (`-` for the start). With `write` as a second argument it prints the lines anew.
 */

#include "finds.h"

#include <stdlib.h>

static bool find_holds(struct motley_game *game, const struct find *find) {
    struct cost cost;
    if (!measure(game, find->variant, find->position, &cost))
        return false;
    if (cost.work > find->cost.work)
        printf("%s: %llu units, not %llu: %s %s\n", cost.call, (unsigned long long)cost.work,
               (unsigned long long)find->cost.work, find->variant, find->position);
    return cost.work <= find->cost.work;
}

int main(int count, char **words) {
    static struct finds finds;
    const bool writes = count == 3 && strcmp(words[2], "write") == 0;
    if (count != 2 && !writes) {
        fputs("usage: replay_finds FILE [write]\n", stderr);
        return EXIT_FAILURE;
    }
    struct motley_game *game = motley_game_new();
    bool holds = true;
    finds_load(&finds, words[1]);
    for (unsigned i = 0; i < finds.count; i++) {
        if (writes)
            measure(game, finds.at[i].variant, finds.at[i].position, &finds.at[i].cost);
        else
            holds &= find_holds(game, &finds.at[i]);
    }
    motley_game_free(game);
    if (writes)
        finds_write(&finds, stdout);
    else
        printf("replayed %u inputs\n", finds.count);
    return holds && finds.count > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
