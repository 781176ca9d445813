/* Wins by force: a tree of what one player can choose and what the other may answer, cut short
   where one answer is enough, with a table of what has been proved. */

#include "proof.h"

#include <assert.h>
#include <string.h>

enum { CHOICES_SPARE = 1 << 16, KILLER_ORDER = 1 << 28, GAIN_ORDER = 1 << 12 };

/* An action, and how early it is tried. */
struct choice {
    action_t action;
    uint32_t order;
};

/* A position on the way from the root, and what is asked of it. */
struct node {
    unsigned level;
    unsigned turns; /* of the winner that are left, the one that goes on included */
    struct choice *choices;
    size_t count;
    uint8_t player;
    bool is_over; /* … or drawn by the move limit */
};

static void *position_at(const struct proof *proof, unsigned level) {
    return (unsigned char *)proof->positions.data + level * proof->variant->rules->position_size;
}

bool search_proof_begin(struct proof *proof, const struct variant *variant, size_t table_size) {
    const struct rules *rules = variant->rules;
    const size_t bound = variant->action_bound;
    assert(variant->seats == 2);
    proof->variant = variant;
    proof->evaluation = rules->evaluation;
    memset(proof->killers, 0xff, sizeof proof->killers);
    memset(proof->history, 0, sizeof proof->history);
    if (!buffer_reserve(&proof->positions, PROOF_LEVELS_MAX * rules->position_size) ||
        !buffer_reserve(&proof->list, bound * sizeof(action_t)) ||
        !buffer_reserve(&proof->prospects, bound * sizeof(struct prospect)) ||
        !buffer_reserve(&proof->choices, (bound + CHOICES_SPARE) * sizeof(struct choice)) ||
        !search_notes_begin(proof->evaluation, &proof->notes) ||
        !search_table_make(&proof->table, table_size))
        return false;
    search_table_begin(&proof->table);
    return true;
}

void search_proof_free(struct proof *proof) {
    buffer_free(&proof->positions);
    buffer_free(&proof->list);
    buffer_free(&proof->prospects);
    buffer_free(&proof->choices);
    buffer_free(&proof->notes);
    search_table_free(&proof->table);
}

void search_proof_allow(struct proof *proof, uint64_t actions) {
    proof->actions = 0;
    proof->bound = actions;
}

static unsigned slot_of(action_t action) {
    return (unsigned)(action * 0x9e3779b97f4a7c15u >> 52) % PROOF_SLOTS;
}

static bool is_own(const struct proof *proof, const struct node *node) {
    return node->player == proof->winner;
}

/* Actions that take most are tried first, then actions that have decided elsewhere. */
static void choices_fill(struct proof *proof, struct node *node) {
    const action_t *list = proof->list.data;
    const struct prospect *prospects = proof->prospects.data;
    proof->evaluation->prospects(proof->variant, position_at(proof, node->level),
                                 proof->evaluation->weights, proof->notes.data, list, node->count,
                                 true, proof->prospects.data);
    node->choices = (struct choice *)proof->choices.data + proof->choices_end;
    proof->choices_end += node->count;
    for (size_t i = 0; i < node->count; i++) {
        const uint32_t known = proof->history[is_own(proof, node)][slot_of(list[i])];
        node->choices[i] = (struct choice){
            .action = list[i],
            .order = list[i] == proof->killers[node->level]
                         ? KILLER_ORDER
                         : (uint32_t)prospects[i].gain * GAIN_ORDER + known,
        };
    }
}

/* Moves the first of the rest to its front, and gives it. */
static action_t choices_pick(struct node *node, size_t next) {
    size_t best = next;
    for (size_t i = next + 1; i < node->count; i++)
        if (node->choices[i].order > node->choices[best].order)
            best = i;
    const struct choice picked = node->choices[best];
    node->choices[best] = node->choices[next];
    node->choices[next] = picked;
    return picked.action;
}

/* Lists what can be done there; false beyond the bounds. */
static bool node_open(struct proof *proof, unsigned level, unsigned turns, struct node *node) {
    const struct rules *rules = proof->variant->rules;
    const void *position = position_at(proof, level);
    const struct turn turn = rules->turn(proof->variant, position);
    *node = (struct node){.level = level, .turns = turns, .player = turn.player};
    if (proof->actions >= proof->bound || level + 1 >= PROOF_LEVELS_MAX ||
        proof->choices_end > CHOICES_SPARE)
        return false;
    node->count = rules->generate(proof->variant, position, proof->list.data);
    node->is_over = node->count == 0 || turn.is_limit;
    return true;
}

/* Forgets the choices of a node, and of all below it. */
static void node_close(struct proof *proof, const struct node *node) {
    proof->choices_end = (size_t)(node->choices - (struct choice *)proof->choices.data);
}

/* Puts the position after an action on the next level; gives the turns that the winner has there.
 */
static unsigned node_step(struct proof *proof, const struct node *node, action_t action) {
    const struct rules *rules = proof->variant->rules;
    void *next = position_at(proof, node->level + 1);
    memcpy(next, position_at(proof, node->level), rules->position_size);
    rules->apply(proof->variant, next, action);
    proof->actions++;
    return node->turns -
           (is_own(proof, node) && rules->turn(proof->variant, next).player != proof->winner);
}

static bool is_won(const struct proof *proof, const struct node *node) {
    const struct outcome outcome =
        proof->variant->rules->outcome(proof->variant, position_at(proof, node->level));
    return node->count == 0 && outcome.result == RESULT_WIN && outcome.winner == proof->winner;
}

/* The table's name of a claim. */
static uint64_t claim_hash(const struct proof *proof, const struct node *node) {
    const struct outcome ongoing = {.result = RESULT_ONGOING};
    const uint64_t key = search_turn_key(proof->variant, position_at(proof, node->level), ongoing);
    return hash_mix(key, (uint64_t)node->turns << 8 | proof->winner);
}

static enum claim claim_judge(struct proof *proof, unsigned level, unsigned turns);

/* Tries the choices until one decides: the winner's own that wins, the other's that does not lose.
 */
static enum claim claim_try(struct proof *proof, struct node *node) {
    const bool is_ours = is_own(proof, node);
    const enum claim decisive = is_ours ? CLAIM_RIGHT : CLAIM_WRONG;
    enum claim claim = is_ours ? CLAIM_WRONG : CLAIM_RIGHT;
    choices_fill(proof, node);
    for (size_t i = 0; i < node->count && claim != decisive; i++) {
        const action_t action = choices_pick(node, i);
        const unsigned turns = node_step(proof, node, action);
        const enum claim below = claim_judge(proof, node->level + 1, turns);
        if (below == decisive || below == CLAIM_OPEN)
            claim = below;
        if (below == decisive) {
            proof->killers[node->level] = action;
            proof->history[is_ours][slot_of(action)] += node->turns;
        }
        if (below == CLAIM_OPEN)
            break;
    }
    node_close(proof, node);
    return claim;
}

/* Of a node whose choices have just been listed. */
static enum claim claim_of(struct proof *proof, struct node *node) {
    if (node->is_over)
        return is_won(proof, node) ? CLAIM_RIGHT : CLAIM_WRONG;
    if (node->turns == 0)
        return CLAIM_WRONG;
    const uint64_t hash = claim_hash(proof, node);
    const struct entry *entry = search_table_find(&proof->table, hash);
    if (entry != NULL)
        return (enum claim)entry->value;
    const enum claim claim = claim_try(proof, node);
    if (claim != CLAIM_OPEN)
        search_table_store(&proof->table, (struct entry){.hash = hash,
                                                         .value = (int16_t)claim,
                                                         .depth = (int8_t)node->turns,
                                                         .bound = BOUND_EXACT});
    return claim;
}

static enum claim claim_judge(struct proof *proof, unsigned level, unsigned turns) {
    struct node node;
    return node_open(proof, level, turns, &node) ? claim_of(proof, &node) : CLAIM_OPEN;
}

enum claim search_proof_wins(struct proof *proof, const void *position, uint8_t winner,
                             unsigned turns) {
    assert(turns <= PROOF_TURNS_MAX);
    proof->winner = winner;
    proof->choices_end = 0;
    memcpy(position_at(proof, 0), position, proof->variant->rules->position_size);
    return claim_judge(proof, 0, turns);
}

/* Takes in a turn that wins: the actions on the way to a level. */
static void winning_note(struct proof *proof, const struct node *end, const action_t *path,
                         struct winning *winning) {
    struct outcome outcome = {.result = RESULT_ONGOING};
    if (end->count == 0)
        outcome = proof->variant->rules->outcome(proof->variant, position_at(proof, end->level));
    const uint64_t key = search_turn_key(proof->variant, position_at(proof, end->level), outcome);
    if (winning->count > 0 && winning->key == key)
        return;
    winning->count++;
    winning->key = key;
    winning->length = end->level;
    memcpy(winning->actions, path, end->level * sizeof *path);
}

/* A position within the turn that has been looked through already. */
static bool is_known(struct proof *proof, const struct node *node) {
    const uint64_t hash = hash_mix(claim_hash(proof, node), UINT8_MAX);
    if (search_table_find(&proof->table, hash) != NULL)
        return true;
    search_table_store(&proof->table, (struct entry){.hash = hash, .bound = BOUND_EXACT});
    return false;
}

static bool winning_look(struct proof *proof, struct node *node, action_t *path,
                         struct winning *winning);

/* One action further: the end of the turn, or more of it; false if it is open whether it wins. */
static bool winning_step(struct proof *proof, unsigned level, unsigned turns, action_t *path,
                         struct winning *winning) {
    struct node node;
    if (level >= PROOF_ACTIONS_MAX || !node_open(proof, level, turns, &node))
        return false;
    if (!node.is_over && is_own(proof, &node))
        return is_known(proof, &node) || winning_look(proof, &node, path, winning);
    const enum claim claim = claim_of(proof, &node);
    if (claim == CLAIM_RIGHT)
        winning_note(proof, &node, path, winning);
    return claim != CLAIM_OPEN;
}

static bool winning_look(struct proof *proof, struct node *node, action_t *path,
                         struct winning *winning) {
    bool is_certain = true;
    choices_fill(proof, node);
    for (size_t i = 0; i < node->count && is_certain && winning->count < 2; i++) {
        path[node->level] = choices_pick(node, i);
        const unsigned turns = node_step(proof, node, path[node->level]);
        is_certain = winning_step(proof, node->level + 1, turns, path, winning);
    }
    node_close(proof, node);
    return is_certain;
}

bool search_proof_find_winning(struct proof *proof, const void *position, unsigned turns,
                               struct winning *winning) {
    struct node root;
    action_t path[PROOF_ACTIONS_MAX + 1];
    assert(turns <= PROOF_TURNS_MAX);
    *winning = (struct winning){0};
    proof->winner = proof->variant->rules->turn(proof->variant, position).player;
    proof->choices_end = 0;
    search_table_begin(&proof->table); /* what was looked through belongs to this question */
    memcpy(position_at(proof, 0), position, proof->variant->rules->position_size);
    return node_open(proof, 0, turns, &root) &&
           (root.is_over || winning_look(proof, &root, path, winning));
}
