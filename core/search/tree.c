/* Principal variation search on an explicit stack. */

#include "search.h"

#include <assert.h>
#include <string.h>

enum {
    PAWN_VALUE = 100,
    FUTILITY_DEPTH = 6,
    REVERSE_FUTILITY_DEPTH = 7,
    COUNT_PRUNING_DEPTH = 6,
    LOSS_PRUNING_DEPTH = 6,
    STOP_PLIES = 1, /* of quiescence, in which turns are stopped */
    STOP_MARGIN = 500,
    ANSWERS_MANY = 5,      /* of more answers to a threat only some are tried */
    QUIESCENT_ANSWERS = 2, /* these first ones in quiescence, and all that gain something */
    QUIESCENT_PLIES = 1    /* of quiescence, where there are more than two seats */
};

static const enum attempt first_attempt = ATTEMPT_REDUCED;

static struct frame *top_of(struct motley_search *search) { return &search->frames[search->ply]; }

/* With two seats each is a side; with more the root's player is one and all others the other. */
static uint8_t team_of(const struct motley_search *search, uint8_t player) {
    return search->seats == 2 ? player : player != search->root_player;
}

static int value_for(const struct frame *frame, uint8_t team, int value) {
    return frame->team == team ? value : -value;
}

static bool is_win_value(int value) { return value >= VALUE_WIN_MIN || value <= -VALUE_WIN_MIN; }

/* Weaker levels see badly: an error that belongs to the position and the seed. */
static int noise_of(const struct motley_search *search, uint64_t hash) {
    const int range = 2 * (int)search->limits.noise + 1;
    const uint64_t bits = hash_mix(hash_mix(search->limits.seed, hash), 0x5bd1e995);
    return (int)(bits >> 40 & 0xffff) % range + (int)(bits >> 8 & 0xffff) % range - range + 1;
}

/* The position's own value for the side that acts in a frame. */
static int evaluate(const struct motley_search *search, const struct frame *frame) {
    int32_t scores[SEATS_MAX] = {0};
    int64_t others = 0;
    assert(search->seats >= 2);
    search_scores(search, search->ply, frame->player, scores);
    const unsigned us = search->seats == 2 ? frame->player : search->root_player;
    for (unsigned seat = 0; seat < search->seats; seat++)
        if (seat != us)
            others += scores[seat];
    int64_t value = scores[us] - others / (search->seats - 1);
    if (frame->team != team_of(search, (uint8_t)us))
        value = -value;
    if (search->limits.noise > 0)
        value += noise_of(search, frame->hash);
    const int bound = VALUE_WIN_MIN - 1;
    return (int)(value > bound ? bound : value < -bound ? -bound : value);
}

/* The key of a frame's position; a bound frame has another, since its value differs too. */
static uint64_t table_key(const struct frame *frame) {
    return frame->is_bound ? hash_mix(frame->hash, 1) : frame->hash;
}

/* Leaves the frame at work with its value; the arena's end goes back with it. */
static void leave(struct motley_search *search, int value) {
    struct frame *frame = top_of(search);
    search->returned = value;
    search->returned_team = frame->team;
    search->choices_end = frame->first;
    search->height--;
    search->ply--;
}

static void leave_stored(struct motley_search *search, int value, enum bound bound) {
    const struct frame *frame = top_of(search);
    search_table_store(&search->table,
                       (struct entry){.hash = table_key(frame),
                                      .action = frame->best_action,
                                      .value = (int16_t)search_value_to_table(value, search->ply),
                                      .depth = (int8_t)(frame->is_quiescent ? 0 : frame->depth),
                                      .bound = (uint8_t)bound,
                                      .static_value = (int16_t)frame->static_value});
    leave(search, value);
}

/* Puts the position that stands in the next place on the stack, its window seen by who acts now. */
static void push(struct motley_search *search, int alpha, int beta, int depth, bool is_wide) {
    const struct rules *rules = search->rules;
    const struct frame *parent = top_of(search);
    struct frame *frame = &search->frames[search->ply + 1];
    const void *position = search_position(search, search->ply + 1);
    const struct turn turn = rules->turn(search->variant.data, position);
    const uint8_t team = team_of(search, turn.player);
    const bool is_same = team == parent->team;
    *frame = (struct frame){
        .alpha = is_same ? alpha : -beta,
        .beta = is_same ? beta : -alpha,
        .depth = depth,
        .is_wide = is_wide,
        .player = turn.player,
        .team = team,
        .is_turn_start = turn.is_start,
        .is_turn_end = turn.left <= 1,
        .is_after_pass = parent->stage == STAGE_PASS,
        .first = search->choices_end,
        .best_action = NO_ACTION,
    };
    search->height++;
    search->ply++;
}

void search_tree_begin(struct motley_search *search) {
    const struct turn turn = search->rules->turn(search->variant.data, search_position(search, 0));
    search->ply = 0;
    search->height = 1;
    search->choices_end = 0;
    search->frames[0] = (struct frame){
        .alpha = search->window_low,
        .beta = search->window_high,
        .depth = (int)search->depth,
        .is_root = true,
        .is_wide = true,
        .player = turn.player,
        .team = team_of(search, turn.player),
        .is_turn_start = turn.is_start,
        .is_turn_end = turn.left <= 1,
        .best_action = NO_ACTION,
    };
}

/* The position stands on the stack already, or has stood so often in the game itself that it ends
   now. That it is worth a draw then is only a guess where nothing ends by repetition, and where
   somebody wins by it. */
static bool is_repetition(const struct motley_search *search, const struct frame *frame) {
    const uint64_t *played = search->played.data;
    const struct variant *variant = search->variant.data;
    unsigned count = 1;
    if (!frame->is_turn_start || frame->is_root)
        return false;
    for (const struct frame *other = frame; other-- != search->frames;)
        if (other->hash == frame->hash && other->is_turn_start)
            return true;
    if ((search->played_filter[frame->hash >> 6 & 15] >> (frame->hash & 63) & 1) == 0)
        return false;
    for (size_t i = 0; i < search->played_count; i++)
        count += played[i] == frame->hash;
    return variant->repeats > 0 && count >= variant->repeats;
}

/* A value from the table that answers the frame's window; only narrow ones are cut short. */
static bool find_cutoff(const struct motley_search *search, const struct frame *frame,
                        const struct entry *entry, int *value) {
    const int depth = frame->is_quiescent ? 0 : frame->depth;
    if (entry == NULL || frame->is_wide || entry->depth < depth ||
        (search->limits.is_exact && entry->depth > depth))
        return false;
    *value = search_value_from_table(entry->value, search->ply);
    return entry->bound == BOUND_EXACT || (entry->bound == BOUND_LOWER && *value >= frame->beta) ||
           (entry->bound == BOUND_UPPER && *value <= frame->alpha);
}

static int outcome_value(const struct motley_search *search, const struct frame *frame) {
    const struct outcome outcome =
        search->rules->outcome(search->variant.data, search_position(search, search->ply));
    if (outcome.result != RESULT_WIN)
        return 0;
    const int value = VALUE_WIN - (int)search->ply;
    return value_for(frame, team_of(search, outcome.winner), value);
}

/* True if a position is to be searched further. Of many seats somebody can always take something:
   there quiescence ends after a few actions. */
static bool goes_on(const struct motley_search *search, const struct frame *frame) {
    return search->ply < PLIES_MAX && search->choices_end <= CHOICES_SPARE &&
           (search->seats == 2 || frame->depth > -QUIESCENT_PLIES);
}

/* A value stands for what some quiet action will at least give. */
static bool is_settled_standing(struct frame *frame, int value) {
    frame->best = frame->standing = value;
    if (frame->best > frame->alpha)
        frame->alpha = frame->best;
    return frame->best >= frame->beta;
}

/* So far ahead that a shallow search is not needed to stay above beta. */
static bool is_far_above(const struct frame *frame) {
    return !frame->is_wide && !frame->is_threatened && !frame->is_quiescent &&
           frame->depth <= REVERSE_FUTILITY_DEPTH && !is_win_value(frame->beta) &&
           frame->static_value - 80 * frame->depth >= frame->beta;
}

/* Lets the other side act twice: what still reaches beta then is good enough. */
static bool try_pass(struct motley_search *search, struct frame *frame) {
    void *next = search_position(search, search->ply + 1);
    if (search->evaluation->pass == NULL || frame->is_wide || frame->is_attacked ||
        frame->is_quiescent || frame->is_after_pass || frame->depth < 2 ||
        frame->static_value < frame->beta || is_win_value(frame->beta))
        return false;
    memcpy(next, search_position(search, search->ply), search->rules->position_size);
    if (!search->evaluation->pass(search->variant.data, next))
        return false;
    const int surplus = (frame->static_value - frame->beta) / 200;
    frame->stage = STAGE_PASS;
    frame->reduction = 3 + frame->depth / 4 + (surplus > 3 ? 3 : surplus);
    push(search, frame->beta - 1, frame->beta, frame->depth - frame->reduction, false);
    return true;
}

/* True if it bears on the window what hangs in the middle of a turn. */
static bool is_stop_of_use(const struct motley_search *search, const struct frame *frame) {
    return search->evaluation->stop != NULL && frame->is_quiescent && !frame->is_attacked &&
           frame->depth >= -STOP_PLIES && !search->limits.is_exact && goes_on(search, frame) &&
           frame->static_value > frame->alpha && frame->static_value < frame->beta + STOP_MARGIN;
}

/* In the middle of a turn a position stands for what the other side makes of it if nothing more is
   done: what hangs will be taken. */
static bool try_stop(struct motley_search *search, struct frame *frame) {
    void *next = search_position(search, search->ply + 1);
    if (!is_stop_of_use(search, frame))
        return false;
    memcpy(next, search_position(search, search->ply), search->rules->position_size);
    if (!search->evaluation->stop(search->variant.data, next))
        return false;
    frame->stage = STAGE_PASS;
    push(search, frame->alpha, frame->beta, frame->depth - 1, false);
    return true;
}

static void list_choices(struct motley_search *search, struct frame *frame, size_t count,
                         const struct entry *entry) {
    action_t table_action = NO_ACTION;
    if (frame->is_root && search_found(search)->line.count > 0)
        table_action = search_found(search)->line.actions[0];
    else if (entry != NULL)
        table_action = entry->action;
    search_choices_fill(search, frame, count, table_action);
}

/* Since the root's player has acted, another one has done something else than its first choice. */
static bool is_answered_by_another(const struct motley_search *search, const struct frame *frame) {
    if (search->seats == 2 || frame->team == search->frames[0].team)
        return false;
    const struct frame *other = frame - 1;
    while (other->team == frame->team && other->next == 1)
        other--;
    return other->team == frame->team;
}

static void name(struct motley_search *search, struct frame *frame) {
    frame->hash =
        search->evaluation->hash(search->variant.data, search_position(search, search->ply));
    frame->is_bound = !search->limits.is_exact && is_answered_by_another(search, frame);
    if (search->seats > 2)
        frame->hash = hash_mix(frame->hash, search->root_player);
}

/* Is there a threat? Where this action must meet it, an entry has no evaluation. */
static bool is_under_attack(const struct motley_search *search, const struct frame *frame,
                            const struct entry *entry) {
    if (entry != NULL && frame->is_turn_end)
        return entry->static_value == -VALUE_INFINITE;
    return search->evaluation->is_threatened(
        search->variant.data, search_position(search, search->ply), search->notes.data);
}

/* Threats, and how deep the position is to be searched for them. */
static void look_for_threats(const struct motley_search *search, struct frame *frame,
                             const struct entry *entry) {
    frame->is_attacked = is_under_attack(search, frame, entry);
    frame->is_threatened = frame->is_attacked && frame->is_turn_end;
    if (frame->is_threatened && search->ply < 2 * search->depth && !frame->is_root &&
        !search->limits.is_exact)
        frame->depth++;
    frame->is_quiescent = frame->depth <= 0;
}

/* Only the last action of a turn is looked deeper for a threat: in its middle the table may answer
   before that is known. */
static bool is_answered(const struct motley_search *search, struct frame *frame,
                        const struct entry *entry, int *value) {
    frame->is_quiescent = frame->depth <= 0;
    if (!frame->is_turn_end && find_cutoff(search, frame, entry, value))
        return true;
    look_for_threats(search, frame, entry);
    return frame->is_turn_end && find_cutoff(search, frame, entry, value);
}

/* The end of the game; house draws come after every other (rules 0). */
static bool is_over(const struct motley_search *search, const struct frame *frame, size_t count,
                    int *value) {
    const void *position = search_position(search, search->ply);
    *value = count == 0 ? outcome_value(search, frame) : 0;
    return count == 0 || search->rules->turn(search->variant.data, position).is_limit;
}

/* The value of a position before any action is tried. */
static void weigh(const struct motley_search *search, struct frame *frame,
                  const struct entry *entry) {
    frame->start_alpha = frame->alpha;
    frame->best = -VALUE_INFINITE;
    frame->static_value = frame->is_threatened ? -VALUE_INFINITE
                          : entry != NULL && entry->static_value != -VALUE_INFINITE
                              ? entry->static_value
                              : evaluate(search, frame);
}

/* Leaves a position whose value needs no action to be tried. */
static bool is_left(struct motley_search *search, struct frame *frame) {
    if (!goes_on(search, frame))
        leave(search, frame->is_threatened ? evaluate(search, frame) : frame->static_value);
    else if (frame->is_quiescent && !frame->is_threatened &&
             is_settled_standing(frame, frame->static_value))
        leave_stored(search, frame->best, BOUND_LOWER);
    else if (!search->limits.is_exact && is_far_above(frame))
        leave(search, frame->static_value);
    else
        return false;
    return true;
}

static size_t list_actions(struct motley_search *search) {
    const void *variant = search->variant.data, *position = search_position(search, search->ply);
    if (search->evaluation->generate != NULL)
        return search->evaluation->generate(variant, position, search->notes.data,
                                            search->list.data);
    return search->rules->generate(variant, position, search->list.data);
}

/* Many positions have a value that ends their search; what can be done there need not be listed. */
static bool is_known_to_act(const struct motley_search *search, const struct frame *frame) {
    return !frame->is_attacked && search->evaluation->can_act != NULL &&
           search->evaluation->can_act(search->variant.data, search_position(search, search->ply));
}

static void enter(struct motley_search *search) {
    struct frame *frame = top_of(search);
    int value = 0;
    search->nodes++;
    search->lines[search->ply].count = 0;
    frame->stage = STAGE_NEXT;
    name(search, frame);
    const struct entry *entry = search_table_find(&search->table, table_key(frame));
    if (is_repetition(search, frame) || is_answered(search, frame, entry, &value)) {
        leave(search, value);
        return;
    }
    const bool can_act = is_known_to_act(search, frame);
    size_t count = can_act ? 1 : list_actions(search);
    if (is_over(search, frame, count, &value)) {
        leave(search, value);
        return;
    }
    weigh(search, frame, entry);
    if (try_stop(search, frame) || is_left(search, frame))
        return;
    if (can_act)
        count = list_actions(search);
    list_choices(search, frame, count, entry);
    if (search->limits.is_exact)
        return;
    if ((entry == NULL || (entry->action == NO_ACTION && entry->depth == 0)) && frame->depth >= 4 &&
        !frame->is_root)
        frame->depth--;
    try_pass(search, frame);
}

/* Grows with the logarithms of depth and of the number of actions tried. */
static int reduction_of(const struct motley_search *search, const struct frame *frame,
                        const struct choice *choice) {
    static const uint8_t logarithm[32] = {0,  0,  11, 18, 22, 26, 29, 31, 33, 35, 37,
                                          38, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
                                          49, 50, 51, 52, 52, 53, 53, 54, 54, 55};
    const uint32_t number = frame->next < 31 ? frame->next : 31;
    const int depth = frame->depth < 31 ? frame->depth : 31;
    if (frame->depth < 3 || frame->next < 3 || frame->is_quiescent || search->limits.is_exact ||
        choice->order >= 1 << 21)
        return 0;
    int reduction = 192 + logarithm[depth] * logarithm[number] * 10 / 26;
    reduction -= search_history_of(search, frame->player, choice->action) / 32;
    reduction -= frame->is_wide ? 256 : 0;
    reduction -= frame->is_threatened ? 256 : 0;
    reduction /= 256;
    return reduction < 0 ? 0 : reduction > frame->depth - 2 ? frame->depth - 2 : reduction;
}

/* True if a later answer to a threat is not worth trying: all of them are dear, and there are many
   where cards can be switched first. */
static bool is_answer_hopeless(const struct frame *frame, const struct choice *choice) {
    const int tried_most =
        frame->is_quiescent ? QUIESCENT_ANSWERS : 1 + frame->depth * frame->depth;
    return frame->count > ANSWERS_MANY && frame->depth <= COUNT_PRUNING_DEPTH &&
           choice->prospect.gain <= 0 && (int)frame->next > tried_most;
}

/* True if a later action of a shallow frame is not worth trying. */
static bool is_hopeless(const struct motley_search *search, const struct frame *frame,
                        const struct choice *choice) {
    if (search->limits.is_exact || frame->is_root || frame->best <= -VALUE_WIN_MIN)
        return false;
    if (frame->is_bound && !frame->is_quiescent)
        return true;
    if (frame->is_threatened)
        return is_answer_hopeless(frame, choice);
    if (frame->is_quiescent)
        return frame->standing + choice->prospect.gain + 2 * PAWN_VALUE <= frame->alpha;
    if (frame->is_wide)
        return false;
    if (choice->prospect.net < 0 && frame->depth <= LOSS_PRUNING_DEPTH)
        return choice->prospect.net < -60 * frame->depth;
    if (choice->prospect.gain > 0)
        return false;
    if (frame->depth <= COUNT_PRUNING_DEPTH &&
        frame->next > 4 + (uint32_t)(frame->depth * frame->depth))
        return true;
    return frame->depth <= FUTILITY_DEPTH &&
           frame->static_value + PAWN_VALUE * frame->depth + 50 <= frame->alpha;
}

/* Puts the position after the current action on the stack, in the way of the current attempt. */
static void attempt(struct motley_search *search, struct frame *frame) {
    const bool is_full = frame->attempt == ATTEMPT_FULL;
    const int reduction = frame->attempt == ATTEMPT_REDUCED ? frame->reduction : 0;
    frame->stage = STAGE_CHILD;
    push(search, frame->alpha, is_full ? frame->beta : frame->alpha + 1,
         frame->depth - 1 - reduction, is_full && frame->is_wide);
}

/* All actions are tried, or the rest need not be. */
static void finish(struct motley_search *search, const struct frame *frame) {
    if (frame->best == -VALUE_INFINITE)
        leave(search, frame->alpha);
    else if (frame->is_root && (search->rank > 0 || search->only_count > 0))
        leave(search, frame->best); /* the best of some actions is not the position's value */
    else
        leave_stored(search, frame->best,
                     frame->best >= frame->beta         ? BOUND_LOWER
                     : frame->best > frame->start_alpha ? BOUND_EXACT
                                                        : BOUND_UPPER);
}

static void next(struct motley_search *search) {
    struct frame *frame = top_of(search);
    const struct choice *choice;
    do {
        if (!search_choices_have_more(search, frame)) {
            finish(search, frame);
            return;
        }
        choice = search_choices_pick(search, frame);
    } while (frame->next > 1 && is_hopeless(search, frame, choice));
    void *position = search_position(search, search->ply + 1);
    memcpy(position, search_position(search, search->ply), search->rules->position_size);
    search->rules->apply(search->variant.data, position, choice->action);
    frame->action = choice->action;
    frame->reduction = reduction_of(search, frame, choice);
    frame->attempt = frame->next == 1 || frame->is_quiescent ? ATTEMPT_FULL
                     : frame->reduction > 0                  ? first_attempt
                                                             : ATTEMPT_NARROW;
    attempt(search, frame);
}

/* The expected line from here: the current action, then the line below it. */
static void line_extend(struct motley_search *search, action_t action) {
    struct line *line = &search->lines[search->ply];
    const struct line *below = &search->lines[search->ply + 1];
    const uint32_t count = below->count < PLIES_MAX - 1 ? below->count : PLIES_MAX - 1;
    line->actions[0] = action;
    memcpy(line->actions + 1, below->actions, count * sizeof(action_t));
    line->count = count + 1;
    if (search->ply == 0)
        search_lines_think(search, line);
}

static void accept(struct motley_search *search, struct frame *frame, int value) {
    frame->stage = STAGE_NEXT;
    if (value <= frame->best)
        return;
    frame->best = value;
    if (value <= frame->alpha)
        return;
    frame->alpha = value;
    frame->best_action = frame->action;
    if (frame->is_wide)
        line_extend(search, frame->action);
    if (value < frame->beta)
        return;
    if (!frame->is_quiescent)
        search_history_reward(search, frame);
    finish(search, frame);
}

/* A narrow attempt that beats alpha was too narrow, or too shallow. */
static void take_child(struct motley_search *search) {
    struct frame *frame = top_of(search);
    const int value = value_for(frame, search->returned_team, search->returned);
    if (value > frame->alpha && frame->attempt == ATTEMPT_REDUCED) {
        frame->attempt = ATTEMPT_NARROW;
        attempt(search, frame);
    } else if (value > frame->alpha && frame->attempt == ATTEMPT_NARROW && frame->is_wide &&
               value < frame->beta) {
        frame->attempt = ATTEMPT_FULL;
        attempt(search, frame);
    } else {
        accept(search, frame, value);
    }
}

/* A player who would lose by doing nothing more has to be saved by an action, quiet ones too. */
static void take_stop(struct motley_search *search, struct frame *frame, int value) {
    frame->is_threatened = value <= -VALUE_WIN_MIN;
    if (!frame->is_threatened &&
        is_settled_standing(frame, is_win_value(value) ? frame->static_value : value))
        leave_stored(search, frame->best, BOUND_LOWER);
    else
        list_choices(search, frame, list_actions(search),
                     search_table_find(&search->table, table_key(frame)));
}

static void take_pass(struct motley_search *search) {
    struct frame *frame = top_of(search);
    const int value = value_for(frame, search->returned_team, search->returned);
    frame->stage = STAGE_NEXT;
    if (frame->is_quiescent)
        take_stop(search, frame, value);
    else if (value >= frame->beta)
        leave(search, is_win_value(value) ? frame->beta : value);
}

bool search_tree_step(struct motley_search *search) {
    switch (top_of(search)->stage) {
    case STAGE_ENTER:
        enter(search);
        break;
    case STAGE_NEXT:
        next(search);
        break;
    case STAGE_CHILD:
        take_child(search);
        break;
    case STAGE_PASS:
        take_pass(search);
        break;
    }
    return search->height > 0;
}
