/* Which actions of TCHES with king=mate are legal, against the rule itself (4.3, 4.5): after an
   action the King is not attacked, or the rest of the turn can bring it out of the attack. The core
   finds that without trying everything; here everything is tried, on small boards. The first line
   is a variant, the rest a position, which may be missing. */

#include "families/tches/danger.h"
#include "families/tches/turn.h"
#include "game.h"

#include "grammar/mutator.h"
#include "probe.h"

const struct grammar target_grammar = {.input = INPUT_POSITION, .is_small = true};

/* More trials than this are not compared. */
enum { TRIALS_MAX = 20000 };

static action_t lists[STRIKE_MAX + 1][TCHES_ACTIONS_MAX];
static unsigned trials;

/* All moves and turns in place, whatever becomes of the King. */
static size_t list_all(const struct tches_variant *variant, const struct tches_position *position) {
    struct ground ground;
    tches_ground_start(&ground, variant, position);
    return tches_list_all(&ground, lists[position->left]);
}

static bool is_king_attacked(const struct tches_variant *variant,
                             const struct tches_position *position) {
    struct field field;
    tches_field_against(variant, position, position->side, &field);
    return tches_is_attacked(&field, tches_king_of(variant, position, position->side));
}

static bool is_legal(const struct tches_variant *variant, const struct tches_position *position,
                     action_t action) {
    struct tches_position after = *position;
    tches_move(variant, &after, action);
    after.left--;
    if (++trials > TRIALS_MAX || !is_king_attacked(variant, &after))
        return true;
    if (after.left == 0)
        return false;
    const size_t count = list_all(variant, &after);
    for (size_t i = 0; i < count; i++)
        if (is_legal(variant, &after, lists[after.left][i]))
            return true;
    return false;
}

/* The core's list has each action that is legal, and no other. */
static void compare(const struct motley_game *game) {
    const struct tches_variant *variant = (const struct tches_variant *)variant_of(game);
    const struct tches_position *position = position_of(game);
    const char *reason;
    if (position->left == 0 || tches_must_replace(position) ||
        tches_is_over(variant, position, &reason))
        return;
    static action_t listed[TCHES_ACTIONS_MAX];
    const size_t count = tches_generate(variant_of(game), position, listed);
    const size_t all = list_all(variant, position);
    size_t legal = 0, found = 0;
    trials = 0;
    for (size_t i = 0; i < all && trials <= TRIALS_MAX; i++) {
        const action_t action = lists[position->left][i];
        const bool is_one = is_legal(variant, position, action);
        size_t at = 0;
        while (at < count && listed[at] != action)
            at++;
        if (trials > TRIALS_MAX)
            return;
        assert(is_one == (at < count));
        legal += is_one;
        found += at < count;
    }
    assert(legal == count && found == count);
}

/* Compares in this position and in those that follow, in which turns have begun. */
static void compare_on(struct motley_game *game, uint64_t choice) {
    struct motley_error error;
    for (unsigned ply = 0; ply < PROBE_ACTIONS; ply++) {
        const size_t count = motley_game_action_count(game);
        compare(game);
        if (count == 0)
            return;
        choice = probe_step(choice);
        const char *action = motley_game_action(game, (size_t)(choice >> 33) % count);
        assert(motley_game_play(game, action, strlen(action), &error));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct motley_error error;
    const char *at = (const char *)data, *end = at + size;
    const struct part variant = part_next(&at, end);
    struct motley_game *game = motley_game_new();
    if (variant.length > 5 && memcmp(variant.text, "tches", 5) == 0 &&
        motley_game_set_variant(game, variant.text, variant.length, &error) &&
        probe_count(at == end || motley_game_set_position(game, at, (size_t)(end - at), &error)) &&
        ((const struct tches_variant *)variant_of(game))->is_mate)
        compare_on(game, probe_seed(data, size));
    motley_game_free(game);
    return 0;
}
