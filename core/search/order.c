/* In which order actions are tried: the table's, captures by what they promise, then quiet ones by
   how often they refuted other positions. */

#include "search.h"

#include <assert.h>
#include <string.h>

enum {
    ORDER_TABLE = 1 << 30,
    ORDER_CAPTURE = 1 << 24,
    ORDER_KILLER = 1 << 22,
    ORDER_LOSING = -(1 << 22),
    HISTORY_MAX = 1 << 14
};

static unsigned slot_of(action_t action) {
    return (unsigned)(action * 0x9e3779b97f4a7c15u >> (64 - HISTORY_BITS));
}

int search_history_of(const struct motley_search *search, unsigned player, action_t action) {
    return search->history[player][slot_of(action)];
}

void search_history_clear(struct motley_search *search) {
    memset(search->killers, 0xff, sizeof search->killers);
    memset(search->answers, 0xff, sizeof search->answers);
    memset(search->history, 0, sizeof search->history);
}

void search_history_age(struct motley_search *search) {
    memset(search->killers, 0xff, sizeof search->killers);
    for (unsigned seat = 0; seat < search->seats; seat++)
        for (unsigned slot = 0; slot < HISTORY_SIZE; slot++)
            search->history[seat][slot] /= 2;
}

/* The action that led to a frame's position and who played it; false at the root. */
static bool find_previous(const struct motley_search *search, const struct frame *frame,
                          const struct frame **previous) {
    *previous = frame - 1;
    return frame != search->frames && !frame->is_after_pass;
}

static int order_of(const struct motley_search *search, const struct frame *frame,
                    const struct choice *choice) {
    const action_t *killers = search->killers[frame - search->frames];
    const struct frame *previous;
    const int history = search_history_of(search, frame->player, choice->action);
    if (choice->prospect.gain > 0)
        return (choice->prospect.net >= 0 ? ORDER_CAPTURE : ORDER_LOSING) +
               64 * choice->prospect.net + choice->prospect.gain + history / 64;
    for (int i = 0; i < KILLERS; i++)
        if (choice->action == killers[i])
            return ORDER_KILLER - i;
    if (find_previous(search, frame, &previous) &&
        search->answers[previous->player][slot_of(previous->action)] == choice->action)
        return ORDER_KILLER - KILLERS;
    return history + choice->prospect.net * 16;
}

/* Weaker levels have no time to try everything: what they see of equal actions is chance. */
static int order_noise(const struct motley_search *search, const struct frame *frame,
                       action_t action) {
    if (!frame->is_root || search->limits.noise == 0)
        return 0;
    return (int)(hash_mix(hash_mix(search->limits.seed, frame->hash), action) >> 54);
}

static struct choice *choices_of(const struct motley_search *search, const struct frame *frame) {
    return (struct choice *)search->choices.data + frame->first;
}

/* In quiescence only what gains and does not lose it again, unless there is a threat to answer. */
static bool wants_only_gains(const struct frame *frame) {
    return frame->is_quiescent && !frame->is_threatened;
}

static bool is_wanted(const struct frame *frame, struct prospect prospect) {
    return !wants_only_gains(frame) || (prospect.gain > 0 && prospect.net >= 0);
}

static void prospects_find(struct motley_search *search, const struct frame *frame,
                           const action_t *list, size_t count) {
    search->evaluation->prospects(search->variant.data, search_position(search, search->ply),
                                  search->weights.data, search->notes.data, list, count,
                                  wants_only_gains(frame), search->prospects.data);
}

/* Puts the wanted actions of a list behind the choices that a frame has, with their order. */
static void choices_add(struct motley_search *search, struct frame *frame, size_t count,
                        action_t table_action) {
    const action_t *list = search->list.data;
    const struct prospect *prospects = search->prospects.data;
    struct choice *choices = choices_of(search, frame);
    prospects_find(search, frame, list, count);
    for (size_t i = 0; i < count; i++) {
        if (!is_wanted(frame, prospects[i]) || (frame->is_root && search_is_taken(search, list[i])))
            continue;
        struct choice *choice = &choices[frame->count++];
        *choice = (struct choice){.action = list[i], .prospect = prospects[i]};
        choice->order = list[i] == table_action
                            ? ORDER_TABLE
                            : order_of(search, frame, choice) + order_noise(search, frame, list[i]);
    }
    search->choices_end = frame->first + frame->count;
}

static size_t index_of(const action_t *list, size_t count, action_t action) {
    size_t i = 0;
    while (i < count && list[i] != action)
        i++;
    return i;
}

/* Often the table's action is all that is tried: what the others promise can wait. */
static bool choices_wait(struct motley_search *search, struct frame *frame, size_t count,
                         action_t table_action) {
    const action_t *list = search->list.data;
    struct choice *choices = choices_of(search, frame);
    const size_t index = index_of(list, count, table_action);
    if (frame->is_root || index == count)
        return false;
    prospects_find(search, frame, &table_action, 1);
    const struct prospect prospect = *(const struct prospect *)search->prospects.data;
    if (!is_wanted(frame, prospect))
        return false;
    for (size_t i = 0; i < count; i++)
        choices[i].action = list[i];
    choices[index].action = list[0];
    choices[0] =
        (struct choice){.action = table_action, .order = ORDER_TABLE, .prospect = prospect};
    frame->is_waiting = true;
    frame->count = (uint32_t)count;
    search->choices_end = frame->first + count;
    return true;
}

void search_choices_fill(struct motley_search *search, struct frame *frame, size_t count,
                         action_t table_action) {
    assert(count <= ((const struct variant *)search->variant.data)->action_bound &&
           frame->first <= CHOICES_SPARE);
    if (!choices_wait(search, frame, count, table_action))
        choices_add(search, frame, count, table_action);
}

/* Weighs those that have waited. */
static void choices_complete(struct motley_search *search, struct frame *frame) {
    action_t *list = search->list.data;
    const struct choice *choices = choices_of(search, frame);
    const size_t count = frame->count - 1;
    for (size_t i = 0; i < count; i++)
        list[i] = choices[i + 1].action;
    frame->is_waiting = false;
    frame->count = 1;
    choices_add(search, frame, count, NO_ACTION);
}

bool search_choices_have_more(struct motley_search *search, struct frame *frame) {
    if (frame->is_waiting && frame->next == 1)
        choices_complete(search, frame);
    return frame->next < frame->count;
}

struct choice *search_choices_pick(struct motley_search *search, struct frame *frame) {
    struct choice *choices = choices_of(search, frame);
    uint32_t best = frame->next;
    for (uint32_t i = best + 1; i < frame->count && !frame->is_waiting; i++)
        if (choices[i].order > choices[best].order)
            best = i;
    const struct choice picked = choices[best];
    choices[best] = choices[frame->next];
    choices[frame->next] = picked;
    return &choices[frame->next++];
}

/* Moves towards the bonus, and less the nearer it is to the bound. */
static void history_add(struct motley_search *search, unsigned player, action_t action, int bonus) {
    int16_t *entry = &search->history[player][slot_of(action)];
    const int size = bonus < 0 ? -bonus : bonus;
    *entry = (int16_t)(*entry + bonus - *entry * size / HISTORY_MAX);
}

void search_history_reward(struct motley_search *search, const struct frame *frame) {
    const struct choice *choices = choices_of(search, frame);
    action_t *killers = search->killers[frame - search->frames];
    const struct frame *previous;
    const int bonus = frame->depth > 12 ? 2304 : 16 * frame->depth * frame->depth;
    for (uint32_t i = 0; i + 1 < frame->next; i++)
        if (choices[i].prospect.gain <= 0)
            history_add(search, frame->player, choices[i].action, -bonus);
    if (choices[frame->next - 1].prospect.gain > 0)
        return;
    history_add(search, frame->player, frame->action, bonus);
    if (killers[0] != frame->action) {
        killers[1] = killers[0];
        killers[0] = frame->action;
    }
    if (find_previous(search, frame, &previous))
        search->answers[previous->player][slot_of(previous->action)] = frame->action;
}
