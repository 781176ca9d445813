/* How the seats stand now, and where the search expects the game to go. */

#include "search.h"

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
    scores[player] += net_evaluate(net, ply > 0 ? sums - 1 : sums, sums, variant, position, player);
}

int motley_search_score_of(struct motley_search *search, unsigned seat, bool is_ahead) {
    const struct rules *rules = search->rules;
    const void *variant = search->variant.data;
    const struct line *line = &search->found[search->told].line;
    int32_t scores[SEATS_MAX] = {0};
    if (line->count == 0 || seat >= search->seats)
        return 0;
    const void *position = search_line_play(search, line, is_ahead ? line->count : 0);
    /* Where the line ends the game, what stands before its last action is asked. */
    if (is_ahead && rules->generate(variant, position, search->list.data) == 0)
        position = search_line_play(search, line, line->count - 1);
    search_scores(search, PLIES_MAX + 1, rules->turn(variant, position).player, scores);
    return scores[seat];
}
