/* The search as its caller sees it: what is asked, how far it is, what it thinks. */

#include "search.h"

#include "../game.h"
#include "levels.h"

#include <assert.h>
#include <string.h>

enum { WINDOW_HALF = 20, WINDOW_DEPTH = 5, TABLE_DEFAULT = 16 << 20, TEXT_MAX = 128 };

struct motley_search *motley_search_new(void) {
    struct buffer buffer = {0};
    if (!buffer_reserve(&buffer, sizeof(struct motley_search)))
        return NULL;
    memset(buffer.data, 0, sizeof(struct motley_search));
    search_history_clear(buffer.data);
    return buffer.data;
}

void motley_search_free(struct motley_search *search) {
    if (search == NULL)
        return;
    buffer_free(&search->variant);
    buffer_free(&search->positions);
    buffer_free(&search->list);
    buffer_free(&search->prospects);
    buffer_free(&search->choices);
    buffer_free(&search->played);
    buffer_free(&search->output);
    buffer_free(&search->weights);
    buffer_free(&search->notes);
    buffer_free(&search->sums);
    buffer_free(&search->only);
    search_table_free(&search->table);
    buffer_free(&(struct buffer){.data = search});
}

static bool search_reserve(struct motley_search *search, const struct motley_game *game,
                           size_t table_size) {
    const struct rules *rules = rules_of(game);
    const size_t bound = variant_of(game)->action_bound;
    return buffer_reserve(&search->variant, rules->variant_size) &&
           buffer_reserve(&search->positions, (PLIES_MAX + 2) * rules->position_size) &&
           buffer_reserve(&search->list, bound * sizeof(action_t)) &&
           buffer_reserve(&search->prospects, bound * sizeof(struct prospect)) &&
           buffer_reserve(&search->choices, (bound + CHOICES_SPARE) * sizeof(struct choice)) &&
           buffer_reserve(&search->played, (game->ply_count + 1) * sizeof(uint64_t)) &&
           buffer_reserve(&search->output, TEXT_MAX) &&
           buffer_reserve(&search->weights,
                          search_weights_count(rules->evaluation) * sizeof(int16_t)) &&
           search_notes_begin(rules->evaluation, &search->notes) &&
           search_table_make(&search->table, table_size);
}

/* The positions of the game so far that a later one could repeat. */
static void search_remember(struct motley_search *search, const struct motley_game *game) {
    uint64_t *played = search->played.data;
    search->played_count = 0;
    memset(search->played_filter, 0, sizeof search->played_filter);
    for (size_t ply = 0; ply <= game->ply_count; ply++) {
        if (!search->rules->turn(search->variant.data, position_at(game, ply)).is_start)
            continue;
        uint64_t hash = search->evaluation->hash(search->variant.data, position_at(game, ply));
        if (search->seats > 2)
            hash = hash_mix(hash, search->root_player);
        search->played_filter[hash >> 6 & 15] |= (uint64_t)1 << (hash & 63);
        played[search->played_count++] = hash;
    }
}

/* Looks for a line, in a narrow window around what it was worth before. */
static void line_begin(struct motley_search *search) {
    const int value = search_found(search)->value;
    search->window_low = -VALUE_INFINITE;
    search->window_high = VALUE_INFINITE;
    if (search->depth >= WINDOW_DEPTH && value < VALUE_WIN_MIN && value > -VALUE_WIN_MIN) {
        search->window_low = value - WINDOW_HALF;
        search->window_high = value + WINDOW_HALF;
    }
    search_tree_begin(search);
}

/* A forced end has been seen as near as it is, or there is no choice. */
static bool is_decided(const struct motley_search *search, int value) {
    const int distance = VALUE_WIN - (value < 0 ? -value : value);
    return distance <= (int)search->depth || search->frames[0].count <= 1;
}

/* After all lines: looks one deeper, if that can tell more. */
static void iteration_end(struct motley_search *search) {
    search->is_running = search->depth < search->limits.depth && search_lines_again(search);
    if (search->is_running) {
        search->depth++;
        line_begin(search);
    }
}

/* After the root was left: searches it again in a wider window, or goes on to the next line. */
static void line_end(struct motley_search *search) {
    const int value = search->returned;
    const int width = search->window_high - search->window_low;
    if (value <= search->window_low) {
        search->window_low = value < -VALUE_WIN_MIN ? -VALUE_INFINITE : value - 2 * width;
        search_tree_begin(search);
        return;
    }
    if (value >= search->window_high) {
        search->window_high = value > VALUE_WIN_MIN ? VALUE_INFINITE : value + 2 * width;
        search_tree_begin(search);
        return;
    }
    if (search_lines_next(search, value, is_decided(search, value)))
        line_begin(search);
    else
        iteration_end(search);
}

/* Lists the actions of the root that are asked for. */
static size_t search_list_root(struct motley_search *search) {
    action_t *list = search->list.data;
    const size_t count =
        search->rules->generate(search->variant.data, search_position(search, 0), list);
    if (search->only_count > 0)
        memcpy(list, search->only.data, search->only_count * sizeof *list);
    return search->only_count > 0 ? search->only_count : count;
}

static void search_expect(struct motley_search *search, action_t action) {
    search->found[0].line.count = 1;
    search->found[0].line.actions[0] = action;
}

/* Weak levels sometimes do not think at all. */
static bool search_guess(struct motley_search *search, unsigned chance) {
    const uint64_t hash =
        search->evaluation->hash(search->variant.data, search_position(search, 0));
    const uint64_t bits = hash_mix(hash_mix(search->limits.seed, hash), 0x2545f491);
    if ((bits >> 32) % 100 >= chance)
        return false;
    const size_t count = search_list_root(search);
    search_expect(search, ((const action_t *)search->list.data)[(bits >> 8) % count]);
    return true;
}

/* The net, if there is one for the variant; false without memory for it. */
static bool search_set_net(struct motley_search *search, const struct motley_game *game,
                           const struct motley_net *net) {
    const size_t count = PLIES_MAX + 2;
    const bool is_used = net_is_for(net, variant_of(game));
    if (is_used && !buffer_reserve(&search->sums, count * sizeof(struct net_sums)))
        return false;
    search->net = is_used ? net : NULL;
    for (size_t i = 0; is_used && i < count; i++)
        net_sums_begin(net, (struct net_sums *)search->sums.data + i);
    return true;
}

/* The actions that are asked for; false without memory, or if they are not of the game's list. */
static bool search_set_only(struct motley_search *search, const struct motley_game *game,
                            const struct motley_search_options *options) {
    const size_t count = options->only_count;
    if (count > game->action_count || !buffer_reserve(&search->only, count * sizeof(action_t)))
        return false;
    for (size_t i = 0; i < count; i++)
        if (options->only[i] >= game->action_count)
            return false;
    for (size_t i = 0; i < count; i++)
        ((action_t *)search->only.data)[i] = actions_of(game)[options->only[i]];
    search->only_count = count;
    return true;
}

static void search_set_weights(struct motley_search *search, const int16_t *weights) {
    memcpy(search->weights.data, weights != NULL ? weights : search->evaluation->weights,
           search_weights_count(search->evaluation) * sizeof(int16_t));
}

/* The nearest thing to a choice before the first action has been searched. */
static void search_prepare(struct motley_search *search) {
    search_list_root(search);
    search_expect(search, *(const action_t *)search->list.data);
}

bool motley_search_start(struct motley_search *search, const struct motley_game *game,
                         const struct motley_search_options *options) {
    if (variant_of(game) == NULL || game->action_count == 0 || rules_of(game)->evaluation == NULL ||
        options->level > MOTLEY_LEVELS || options->lines > MOTLEY_LINES_MAX ||
        !search_reserve(search, game,
                        options->table_size != 0 ? options->table_size : TABLE_DEFAULT) ||
        !search_set_only(search, game, options) || !search_set_net(search, game, options->net))
        return false;
    search->is_running = false;
    search->rules = rules_of(game);
    search->evaluation = search->rules->evaluation;
    const unsigned seats = variant_of(game)->seats;
    const struct level level = search_level_of(search->evaluation, options->level, seats);
    memcpy(search->variant.data, variant_of(game), search->rules->variant_size);
    memcpy(search_position(search, 0), position_of(game), search->rules->position_size);
    search_set_weights(search, options->weights);
    search->limits = (struct limits){
        .nodes = options->nodes != 0 ? options->nodes : level.nodes,
        .depth = options->depth != 0 && options->depth < DEPTH_MAX ? options->depth : DEPTH_MAX,
        .lines = options->lines == 0 ? 1 : options->lines,
        .noise = level.noise,
        .seed = options->seed,
        .is_exact = options->is_exact,
    };
    search->seats = (uint8_t)seats;
    search->root_player =
        search->rules->turn(search->variant.data, search_position(search, 0)).player;
    if (seats > 2)
        search->evaluation->stand_against(search->notes.data, search->root_player);
    search->nodes = 0;
    search_lines_clear(search);
    search->table.keeps = options->keeps_table;
    search_table_begin(&search->table);
    search_remember(search, game);
    if (options->keeps_table)
        search_history_age(search);
    else
        search_history_clear(search);
    if (search_guess(search, level.guesses))
        return true;
    search_prepare(search);
    search->is_running = true;
    search->depth = 1;
    line_begin(search);
    return true;
}

bool motley_search_run(struct motley_search *search, uint64_t nodes) {
    const uint64_t rest = UINT64_MAX - search->nodes;
    const uint64_t stop = search->nodes + (nodes < rest ? nodes : rest);
    search->told = 0;
    while (search->is_running && search->nodes < stop) {
        if (!search_tree_step(search))
            line_end(search);
        if (search->limits.nodes != 0 && search->nodes >= search->limits.nodes)
            search->is_running = false;
    }
    return search->is_running;
}

/* The text of the action at an index of the expected line, or NULL. */
static const char *search_write(struct motley_search *search, uint32_t index) {
    const struct rules *rules = search->rules;
    struct action_view view = {0};
    const struct line *line = &search->found[search->told].line;
    if (index >= line->count)
        return NULL;
    const void *position = search_line_play(search, line, index);
    rules->describe(search->variant.data, position, line->actions[index], &view);
    struct writer writer = writer_of(search->output.data, TEXT_MAX);
    action_write(rules, &view, &writer);
    assert(writer_has_fit(&writer));
    return search->output.data;
}

const char *motley_search_action(struct motley_search *search) { return search_write(search, 0); }

const char *motley_search_line(struct motley_search *search, size_t index) {
    return index < PLIES_MAX ? search_write(search, (uint32_t)index) : NULL;
}

struct motley_search_report motley_search_report(const struct motley_search *search) {
    const struct found *found = &search->found[search->told];
    const int size = found->value < 0 ? -found->value : found->value;
    const bool is_won = size >= VALUE_WIN_MIN;
    return (struct motley_search_report){
        .score = found->value,
        .end_in = !is_won            ? 0
                  : found->value > 0 ? VALUE_WIN - size
                                     : size - VALUE_WIN,
        .depth = found->depth,
        .nodes = search->nodes,
    };
}
