/* The prover's answers about wins by force are those of trying everything without any table. */

#include "support.h"

#include "game.h"
#include "search/proof.h"

#include <stdio.h>
#include <string.h>

enum { BOUND = 2000000, TABLE_SIZE = 1 << 20, WINNERS_MAX = 1024, POSITIONS = 12 };

/* Positions shortly before their ends, reached by random actions from here. */
struct ending {
    const char *name, *variant, *position;
    unsigned turns; /* up to which all are tried */
};

static const struct ending endings[] = {
    {"pairs and the throne", "custodian", "3r3/pp2b1r/2K2p1/1k5/1p1N2P/2n3B/RBn4 b - 3 43", 2},
    {"few pieces", "custodian", "4R2/4K2/7/7/3B3/3Rnk1/7 w - 4 73", 2},
    {"what is taken changes sides", "custodian;captured=recruited",
     "7/2r1k2/7/3R3/2K4/7/4B2 w - 0 30", 2},
    {"mate with cards", "taketwo", "6k1/8/6K1/8/8/8/P~HD7/R7 w - - 0 40 -", 2},
    {"a table with few tiles", "till", "-2,1:aK1bK/1bP/2aP/2aP a - ab 0 110", 2},
    {"two actions", "tches;strike=2", "10/10/10/10/4C5/4K1k3/7b2/2P7/1B7R/10 w 2 K/B - 3 76", 1},
    {"kings that are taken home", "tches;strike=2;king=capture;array=mckfn/ppppp/5/5/PPPPP/MCKFN",
     "1k3/5/1N2n/5/5/2K2 w 2 -/- - 0 20", 1},
};

static bool is_won_by(const struct motley_game *game, unsigned seat) {
    const struct outcome outcome = ply_at(game, game->ply_count)->outcome;
    return outcome.result == RESULT_WIN && outcome.winner == seat;
}

/* Whether a seat wins within so many own turns: every action, every answer, nothing remembered. */
static bool wins(struct motley_game *game, unsigned seat, unsigned turns) {
    struct motley_error error;
    if (game->action_count == 0)
        return is_won_by(game, seat);
    const bool is_own = turn_of(game).player == seat;
    if (turns == 0)
        return false;
    for (size_t i = 0; i < motley_game_action_count(game); i++) {
        assert_true(game_play_at(game, i, &error));
        const unsigned left = turns - (is_own && turn_of(game).player != seat);
        const bool is_win = wins(game, seat, left);
        assert_true(motley_game_undo(game, &error));
        if (is_win == is_own)
            return is_own;
    }
    return !is_own;
}

/* The keys of all turns that win. */
struct winners {
    uint64_t keys[WINNERS_MAX];
    size_t count;
};

static void winners_add(struct winners *winners, uint64_t key) {
    for (size_t i = 0; i < winners->count; i++)
        if (winners->keys[i] == key)
            return;
    assert_in_range(winners->count, 0, WINNERS_MAX - 1);
    winners->keys[winners->count++] = key;
}

static void winners_find(struct motley_game *game, unsigned seat, unsigned turns,
                         struct winners *winners) {
    struct motley_error error;
    if (game->action_count == 0 || turn_of(game).player != seat) {
        if (wins(game, seat, turns - (turn_of(game).player != seat)))
            winners_add(winners, turn_key_of(game));
        return;
    }
    for (size_t i = 0; i < motley_game_action_count(game); i++) {
        assert_true(game_play_at(game, i, &error));
        winners_find(game, seat, turns, winners);
        assert_true(motley_game_undo(game, &error));
    }
}

/* The turn that the prover names is one of those that win. */
static void winning_is_named(struct motley_game *game, const struct winning *winning,
                             const struct winners *winners) {
    size_t found = 0;
    for (unsigned i = 0; i < winning->length; i++)
        must_play(game, keep_text(game_write_action(game, game->ply_count, winning->actions[i])));
    const uint64_t key = turn_key_of(game);
    assert_true(key == winning->key);
    for (size_t i = 0; i < winners->count; i++)
        found += winners->keys[i] == key;
    assert_int_equal(found, 1);
    undo_to(game, motley_game_ply(game) - winning->length);
}

/* Claims of all numbers of turns share a table. */
static void claims_are_right(struct motley_game *game, struct proof *proof, unsigned turns_max) {
    const uint8_t seat = turn_of(game).player;
    for (unsigned turns = 1; turns <= turns_max; turns++) {
        search_proof_allow(proof, BOUND);
        assert_int_equal(search_proof_wins(proof, position_of(game), seat, turns),
                         wins(game, seat, turns) ? CLAIM_RIGHT : CLAIM_WRONG);
    }
}

/* Asked twice, because what was looked through the first time counts no more. */
static void winning_turns_are_right(struct motley_game *game, struct proof *proof, unsigned turns) {
    struct winners *winners = keep(sizeof *winners);
    struct winning winning;
    winners_find(game, turn_of(game).player, turns, winners);
    for (unsigned i = 0; i < 2; i++) {
        search_proof_allow(proof, BOUND);
        assert_true(search_proof_find_winning(proof, position_of(game), turns, &winning));
        assert_int_equal(winning.count, winners->count < 2 ? winners->count : 2);
        if (winning.count > 0)
            winning_is_named(game, &winning, winners);
    }
}

/* Starts again from the position when a game has ended; only the starts of turns are asked about.
 */
static void endings_are_proved(void **state) {
    const struct ending *ending = *state;
    struct random random = {1};
    struct proof proof = {0};
    struct motley_game *game = game_of(ending->variant, ending->position);
    assert_true(search_proof_begin(&proof, variant_of(game), TABLE_SIZE));
    for (unsigned asked = 0; asked < POSITIONS;) {
        if (game->action_count == 0)
            undo_to(game, 0);
        if (turn_of(game).is_start) {
            claims_are_right(game, &proof, ending->turns);
            for (unsigned turns = 1; turns <= ending->turns; turns++)
                winning_turns_are_right(game, &proof, turns);
            asked++;
        }
        play_randomly(game, &random);
    }
    search_proof_free(&proof);
    motley_game_free(game);
}

/* A caller that allows too little is told nothing, not something wrong. */
static void beyond_the_bound_a_claim_is_open(void **state) {
    struct motley_game *game = game_of(endings[0].variant, endings[0].position);
    struct proof proof = {0};
    struct winning winning;
    (void)state;
    assert_true(search_proof_begin(&proof, variant_of(game), TABLE_SIZE));
    search_proof_allow(&proof, 100);
    assert_int_equal(search_proof_wins(&proof, position_of(game), turn_of(game).player, 2),
                     CLAIM_OPEN);
    assert_false(search_proof_find_winning(&proof, position_of(game), 2, &winning));
    search_proof_free(&proof);
    motley_game_free(game);
}

int main(void) {
    struct test_list list = {0};
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        test_list_add(&list, endings[i].name, endings_are_proved, (void *)&endings[i]);
    test_list_add(&list, "beyond the bound a claim is open", beyond_the_bound_a_claim_is_open,
                  NULL);
    return test_list_run(&list, "proof");
}
