/*
 * Holds the core to the work that it made of the worst finds: each line of finds.txt has the most
 * that any call may cost, the call that cost it, the variant and the position (`-` for the start).
 * With `write` as its argument it prints the lines anew.
 */

#include "../finds.h"

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
    struct motley_game *game = motley_game_new();
    bool holds = true;
    finds_load(&finds, MOTLEY_TEST_DATA "/climb/corpus/finds.txt");
    for (unsigned i = 0; i < finds.count; i++) {
        if (count > 1 && strcmp(words[1], "write") == 0)
            measure(game, finds.at[i].variant, finds.at[i].position, &finds.at[i].cost);
        else
            holds &= find_holds(game, &finds.at[i]);
    }
    motley_game_free(game);
    if (count > 1)
        finds_write(&finds, stdout);
    else
        printf("replayed %u inputs\n", finds.count);
    return holds && finds.count > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
