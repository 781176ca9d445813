/* How the seats stand now, and where the search expects the game to go. */

#include "search.h"

#include <string.h>

void search_scores(const struct motley_search *search, unsigned ply, unsigned player,
                   int32_t *scores) {
    const void *variant = search->variant.data, *position = search_position(search, ply);
    const struct motley_net *net = search->net;
    if (net == NULL || net->features->is_added)
        search->evaluation->score(variant, position, search->weights.data, search->notes.data,
                                  scores);
    if (net == NULL)
        return;
    struct net_sums *sums = (struct net_sums *)search->sums.data + ply;
    scores[player] +=
        net->features->evaluate(net, ply > 0 ? sums - 1 : sums, sums, variant, position, player);
}

/* Plays so many actions of the line that is told from the root, in the one position to spare. Gives
   how many of them leave the game going on. */
static uint32_t line_play(struct motley_search *search, uint32_t count) {
    const struct rules *rules = search->rules;
    const struct line *line = &search->found[search->told].line;
    void *position = search_position(search, PLIES_MAX + 1);
    memcpy(position, search_position(search, 0), rules->position_size);
    for (uint32_t i = 0; i < count; i++) {
        rules->apply(search->variant.data, position, line->actions[i]);
        if (rules->generate(search->variant.data, position, search->list.data) == 0)
            return i;
    }
    return count;
}

int motley_search_score_of(struct motley_search *search, unsigned seat, bool is_ahead) {
    int32_t scores[SEATS_MAX] = {0};
    const uint32_t count = search->found[search->told].line.count;
    if (count == 0 || seat >= search->seats)
        return 0;
    line_play(search, is_ahead ? line_play(search, count) : 0);
    const void *position = search_position(search, PLIES_MAX + 1);
    search_scores(search, PLIES_MAX + 1, search->rules->turn(search->variant.data, position).player,
                  scores);
    return scores[seat];
}
