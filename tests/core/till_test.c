/* Till Chess beyond single positions: what must hold for every table, checked the slow way. */

#include "json.h"
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PIECES_MAX = 96, TEXT_MAX = 65536, GAMES = 6, PLIES = 60, SYMMETRIES = 8 };

struct place {
    int x, y;
};

struct tile {
    struct place at;
    const char *kind, *seat;
    bool is_trapped;
};

static bool has_flag(const struct json *object, const char *key) {
    return json_member(object, key) != NULL;
}

static size_t tiles_of(const struct json *view, struct tile *tiles) {
    size_t count = 0;
    for (const struct json *piece = json_member(view, "pieces")->first; piece; piece = piece->next)
        tiles[count++] = (struct tile){
            .at = {(int)json_member(piece, "x")->number, (int)json_member(piece, "y")->number},
            .kind = json_text(piece, "kind"),
            .seat = json_text(piece, "seat"),
            .is_trapped = has_flag(piece, "trapped"),
        };
    return count;
}

/* One of the eight symmetries of the grid, and a shift far away. */
static struct place place_turned(struct place place, unsigned symmetry) {
    if ((symmetry & 4) != 0)
        place.x = -place.x;
    for (unsigned turn = 0; turn < (symmetry & 3); turn++)
        place = (struct place){place.y, -place.x};
    return (struct place){place.x + 700 - 90 * (int)symmetry, place.y - 999 + 31 * (int)symmetry};
}

static int compare_tiles(const void *a, const void *b) {
    const struct tile *one = a, *other = b;
    return one->at.y != other->at.y ? other->at.y - one->at.y : one->at.x - other->at.x;
}

/* The rows of a position text. */
static void rows_write(struct tile *tiles, size_t count, char *text) {
    if (count == 0)
        return;
    int left = tiles[0].at.x;
    qsort(tiles, count, sizeof *tiles, compare_tiles);
    for (size_t i = 0; i < count; i++)
        left = tiles[i].at.x < left ? tiles[i].at.x : left;
    struct place at = {left, tiles[0].at.y};
    text += sprintf(text, "%d,%d:", at.x, at.y);
    for (size_t i = 0; i < count; i++) {
        for (; at.y > tiles[i].at.y; at.y--, at.x = left)
            *text++ = '/';
        if (tiles[i].at.x > at.x)
            text += sprintf(text, "%d", tiles[i].at.x - at.x);
        text += sprintf(text, "%s%s", tiles[i].seat, tiles[i].kind);
        at.x = tiles[i].at.x + 1;
    }
}

static int compare_texts(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static struct place place_read(const char *text) {
    struct place place;
    assert_int_equal(sscanf(text, "%d,%d", &place.x, &place.y), 2);
    return place;
}

/* The text of an action after a symmetry; SYMMETRIES: as it is. */
static void action_turn(const struct json *action, unsigned symmetry, char *text) {
    const char *type = json_text(action, "type");
    if (strcmp(type, "pass") == 0) {
        sprintf(text, "pass");
        return;
    }
    struct place to = place_read(json_text(action, "target"));
    if (symmetry < SYMMETRIES)
        to = place_turned(to, symmetry);
    if (strcmp(type, "place") == 0) {
        sprintf(text, "%s@%d,%d", json_text(action, "kind"), to.x, to.y);
        return;
    }
    struct place from = place_read(json_text(action, "source"));
    if (symmetry < SYMMETRIES)
        from = place_turned(from, symmetry);
    sprintf(text, "%d,%d:%d,%d", from.x, from.y, to.x, to.y);
}

/* All actions after a symmetry, sorted and joined; freed by the caller. */
static char *actions_turned(const struct json *view, unsigned symmetry) {
    const size_t count = json_count(json_member(view, "actions"));
    char(*texts)[64] = calloc(count + 1, sizeof *texts);
    char **sorted = calloc(count + 1, sizeof *sorted);
    char *joined = calloc(count + 1, 64), *end = joined;
    size_t i = 0;
    for (const struct json *action = json_member(view, "actions")->first; action;
         action = action->next, i++) {
        action_turn(action, symmetry, texts[i]);
        sorted[i] = texts[i];
    }
    qsort(sorted, count, sizeof *sorted, compare_texts);
    for (i = 0; i < count; i++)
        end += sprintf(end, "%s ", sorted[i]);
    free(sorted);
    free(texts);
    return joined;
}

static void symmetry_holds(struct motley_game *game, const struct json *view, unsigned symmetry) {
    struct tile tiles[PIECES_MAX];
    char *text = calloc(1, TEXT_MAX);
    const size_t count = tiles_of(view, tiles);
    for (size_t i = 0; i < count; i++)
        tiles[i].at = place_turned(tiles[i].at, symmetry);
    rows_write(tiles, count, text);
    sprintf(text + strlen(text), "%s", strchr(motley_game_position(game), ' '));
    struct motley_game *other = game_of(motley_game_variant(game), text);
    struct json *turned = json_parse(motley_game_view(other));
    char *expected = actions_turned(view, symmetry), *actual = actions_turned(turned, SYMMETRIES);
    assert_string_equal(actual, expected);
    free(actual);
    free(expected);
    json_free(turned);
    motley_game_free(other);
    free(text);
}

static bool is_near(struct place a, struct place b) {
    return abs(a.x - b.x) <= 1 && abs(a.y - b.y) <= 1;
}

/* Whether all tiles but one hang together, found by spreading until nothing changes. */
static bool hangs_together_without(const struct tile *tiles, size_t count, size_t but) {
    bool is_met[PIECES_MAX] = {false};
    size_t met = 1;
    is_met[but == 0 ? 1 : 0] = true;
    for (bool is_changing = count > 2; is_changing;) {
        is_changing = false;
        for (size_t i = 0; i < count; i++)
            for (size_t j = 0; j < count && i != but && !is_met[i]; j++)
                if (j != but && is_met[j] && is_near(tiles[i].at, tiles[j].at)) {
                    is_met[i] = is_changing = true;
                    met++;
                }
    }
    return met == count - 1;
}

/* A tile is shown as trapped exactly if the others do not hang together without it. */
static void traps_are_right(const struct json *view) {
    struct tile tiles[PIECES_MAX];
    const size_t count = tiles_of(view, tiles);
    for (size_t i = 0; count > 1 && i < count; i++)
        assert_int_equal(tiles[i].is_trapped, !hangs_together_without(tiles, count, i));
}

static void table_is_probed(struct motley_game *game) {
    struct json *view = json_parse(motley_game_view(game));
    if (json_count(json_member(view, "pieces")) > 0) {
        traps_are_right(view);
        /* The first tile goes to 0,0 whatever the symmetry; later ones follow the table. */
        for (unsigned symmetry = 0; symmetry < SYMMETRIES; symmetry++)
            symmetry_holds(game, view, symmetry);
    }
    json_free(view);
}

static void tables_are_as_good_turned_mirrored_and_shifted(void **state) {
    const char *variant = *state;
    struct motley_error error;
    for (uint32_t seed = 1; seed <= GAMES; seed++) {
        struct random random = {seed};
        struct motley_game *game = game_of(variant, NULL);
        if (seed % 2 == 0) /* half of the games from the very start */
            assert_true(motley_game_shuffle(game, seed, &error));
        while (motley_game_ply(game) < PLIES && motley_game_action_count(game) > 0) {
            const size_t index = random_below(&random, motley_game_action_count(game));
            if (motley_game_ply(game) % 7 == 0)
                table_is_probed(game);
            must_play(game, keep_text(motley_game_action(game, index)));
        }
        table_is_probed(game);
        motley_game_free(game);
    }
}

/* Links name seeds: these layouts may never change. */
static void a_seed_gives_the_same_table_for_ever(void **state) {
    static const struct {
        const char *variant, *position;
        uint32_t seed;
    } layouts[] = {
        {"till",
         "-5,9:2bP/1bP/1bB/1bPaP3aK/2aN3aB/3bRaPaP/4aR2bK/4aPaPbP/3bNbBbRaP/1aPbNaRbPaQ/1aB2aP1aN/"
         "bP5bPbQ/5bP a - ab 0 32",
         0},
        {"till",
         "-6,3:3aP4bPbP/2aP1aPbN1bN/3aPaP1bBaN/6aQaN/bP3aPbP1bP/1aPbPaBaRbR1aBaK/1bB2bPaR/"
         "1bR2bP1bQaPbK a - ab 0 32",
         1},
        {"till",
         "-6,2:3aQ/2aB2bP1aPaP/1bP1aBbPbPaN/3bQbKbBaR/1bPbR4aR/bPbN5bBbRaPaPbN/6aP2bP/4aPaP1aK1bP/"
         "5aPaN a - ab 0 32",
         42},
        {"till;pawns=0", "-5,3:bN3bK/aR4bRaQ/1bQbN3aN/3bR1aB/3aNbB1aR/3aB2aKbB a - ab 0 16", 7},
        {"till;players=3",
         "-7,6:7cK/8bP/8aP1aK/9bQ/4cR2cB1bRbNbP/4aNcBaNaPbBcNaP/bP1bKcP2bPaB1aR/aPaQbN2cPbPcR2aR/"
         "cP1aP4bB2cP/6cQ1cPbR1aP/5cNbP/5aBcP a - abc 0 42",
         0},
        {"till;players=3",
         "-6,8:cKaP/1bQ/aPcP1cB1cP/cN1bB1cP/bP2aBbP/2aNcRaNbP3cP/5cBcPcPaQ/5bR1aPaB/4cR1aRbPcNbN/"
         "6aR1cQ/6aK1bBaP1bK/8bP1bN/8bP2aPaP/11bR a - abc 0 42",
         1},
        {"till;players=3",
         "-4,4:4aPcN/5bR2cP/6cRbNcN/3aKbBcBaQaP/4aNbP/4cQ1aP/4aR/4cB1aBbP/aPaR1aN1cR/"
         "1bQbRbPaP1bPbNcK/cP2aBbP1bK/2cPbBcPbPcP/4aP1cP a - abc 0 42",
         42},
        {"till;players=4",
         "-7,6:2dK/2cR2bP/aKbB2bP4dR/aP1dNcQ4cN/2cB4bRaBdQcN1cK/3bQdN3aPaQ2aN/5dBcBaNdP4bR/"
         "4bPcPbN1aPdR1aPdPdP/3dB1cPbBcPaRbNcPbP/8aB2dPbK/7aRcR a - abcd 0 48",
         7},
        {"till;players=5",
         "-7,5:1eK2aBcR/2aP2cPcN/3cR1ePaB/3dQ2eBdNaNeNeNcPcBcK/3cNbBeBbB1dR/bPdB3eQdPaPbR/"
         "1bKbR2dBbN1dP4bNePdK/3cPaQcQcPcBeRaRePaPbPdN/2ePbP1bQaNaR1aP2dR/4bPeRdPaK1dP a - abcde 0 "
         "60",
         7},
        {"till;players=6",
         "-9,7:11eK/10fP/9aR/3cP3dPbP/4fPeB1dP1bB/4cBbB1fRfQdR/3bPeP1cPaB1cB/1dB4cNfNePaB1fN/"
         "1fKaP2eRcRbNfRdRbNcPaPfB/2bPcQbRdNdN2bRdPeB1dQ/1cP3aNeR1aP2bQ/5eQ1aN2eNeN/3dPcNaR/"
         "aKaP1dBfB1cReP1fP/2bPePdK3aQ1bK/2fP/2cK a - abcdef 0 72",
         0},
        {"till;players=6",
         "-7,5:5eP/6cB1bK/1bBcP2fP2aB/bRaPaRbB1cNfPdN3cNaPfBaP/3dR1cR2aNdQbP1dB1cB/"
         "2fNfPaQcReQaPdPbNcP2eB1fK/2eRbP1cQbQ2eP/2bR1fQePbNaBfBePdBeN/1cK1aNcP4cPfN/3fReN5fRaR/"
         "4dR5dP/4dN1dP2fP/5eBbP3dP/5eK1dK1bPeR/9aK a - abcdef 0 72",
         1},
        {"till;players=6",
         "-7,8:7cP1eK/4cK1cBaRbP/4aPcPdQ/7aQ/6bPaP/4eB1fRbN3fR/4aP2dB1eP1fP3aK/"
         "3dRcQ1fPcNbQdB1bRdRdPdP/2eNbPcPdPfBaNcR1fP2fNdK/aP2bBdNaBfQeReRcNbP/"
         "fKdPfBcR1eB1bRaRbNeNaN/2bK4aB1ePcP/4fPbBeQdNcBeP/7fNeP a - abcdef 0 72",
         42},
        {"till;players=6;pawns=8",
         "-13,9:6cK/7eP/4bKdR1eNfP1fK1fP/6bP3cP1eP/4cPdN1dP3aP/7bPdP2eKcP/9bPfRfP/9aBfRcN3aK/"
         "4aPfP2aP1fBdPaP3bPaP/5dPdNePeBbBaNcPcPaQeRaRbR/5bPfP1dPcR1eNbNaRaNdP/9eBfPdPcBcRbBfP/"
         "5aBdBaP1bQbNbR2fN/2cP2fQePeReQfBePcB1aP/dKdB1fPbP1cNbP1cQcPdQ/8dR1cP/6ePeP2fN/6bPaPeP/"
         "6dP a - abcdef 0 96",
         7},
    };
    struct motley_error error;
    (void)state;
    for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++) {
        struct motley_game *game = game_of(layouts[i].variant, NULL);
        assert_true(motley_game_shuffle(game, layouts[i].seed, &error));
        assert_string_equal(motley_game_position(game), layouts[i].position);
        motley_game_free(game);
    }
}

/* A position given as text may have somebody whose King is gone. */
static void a_table_with_somebody_out_is_as_calm_as_it_is(void **state) {
    static const char position[] = "0,0:aKaRbKcP a - abb 0 20";
    struct motley_error error;
    (void)state;
    struct motley_game *game = game_of("till;players=3", position);
    assert_true(motley_game_shuffle(game, 1, &error));
    assert_string_equal(motley_game_position(game), position);
    motley_game_free(game);
}

static void must_explain(struct motley_game *game, const char *from, const char *to,
                         const char *expected) {
    assert_string_equal(motley_game_explain(game, from, to), expected);
}

static void reasons_name_their_cause(void **state) {
    struct motley_game *game = game_of("till;pawns=2", "0,0:aQaRbPbKbN/aK2bP a - ab 0 40");
    (void)state;
    must_explain(game, "1,0", "1,1", "{\"reason\":\"would-split\",\"squares\":[\"0,0\",\"0,-1\"]}");
    motley_game_free(game);
    game = game_of("till", "0,0:aR/aP3bN/aK3bP/1bB1bP/2bK a - ab 0 50");
    must_explain(game, "0,0", "2,0", "{\"reason\":\"touches-nothing\",\"squares\":[]}");
    must_explain(game, "0,0", "0,-1", "{\"reason\":\"own-piece-there\",\"squares\":[\"0,-1\"]}");
    must_explain(game, "0,0", "1,1", "{\"reason\":\"not-its-move\",\"squares\":[]}");
    must_explain(game, "4,-1", "4,0", "{\"reason\":\"not-yours\",\"squares\":[\"4,-1\"]}");
    must_explain(game, "0,0", "1000000,0", "{\"reason\":\"touches-nothing\",\"squares\":[]}");
    must_explain(game, "0,0", "1000001,0", "{\"reason\":\"bad-square\",\"squares\":[]}");
    motley_game_free(game);
    game = game_of("till", "-1,0:bKbR/2aPaK a - ab 0 40");
    must_explain(game, "2,-1", "3,0", "{\"reason\":\"touches-nothing\",\"squares\":[]}");
    motley_game_free(game);
    game = game_of("till;pawns=0", "-1,0:aKaQaRaRaBaBaNaNbNbNbBbBbRbRbQ b .,K ab 0 15");
    must_explain(game, "-1,1", "-1,1", "{\"reason\":\"king-in-danger\",\"squares\":[\"-1,0\"]}");
    must_explain(game, "9,9", "9,9", "{\"reason\":\"touches-nothing\",\"squares\":[]}");
    must_explain(game, "0,0", "0,0", "{\"reason\":\"occupied\",\"squares\":[\"0,0\"]}");
    must_explain(game, "0,0", "0,1", "{\"reason\":\"place-first\",\"squares\":[]}");
    must_explain(game, "14,0", "14,0", "{\"reason\":\"none\",\"squares\":[]}");
    must_explain(game, "*K", "14,0", "{\"reason\":\"none\",\"squares\":[]}");
    must_explain(game, "*K", "-1,1", "{\"reason\":\"king-in-danger\",\"squares\":[\"-1,0\"]}");
    must_explain(game, "*K", "0,0", "{\"reason\":\"occupied\",\"squares\":[\"0,0\"]}");
    must_explain(game, "*Q", "14,0", "{\"reason\":\"nothing-in-hand\",\"squares\":[]}");
    motley_game_free(game);
    game = game_of("till", NULL);
    must_explain(game, "*Q", "0,0", "{\"reason\":\"none\",\"squares\":[]}");
    must_explain(game, "*Q", "1,0", "{\"reason\":\"first-at-origin\",\"squares\":[]}");
    must_explain(game, "*K", "0,0", "{\"reason\":\"king-comes-last\",\"squares\":[]}");
    must_explain(game, "*QQ", "0,0", "{\"reason\":\"nothing-in-hand\",\"squares\":[]}");
    must_explain(game, "*Q", "here", "{\"reason\":\"bad-square\",\"squares\":[]}");
    must_explain(game, "1,0", "1,0", "{\"reason\":\"first-at-origin\",\"squares\":[]}");
    motley_game_free(game);
}

/* Formats 4: coordinates and plies end at a million, and no action leads beyond. */
static void the_grid_ends_at_a_million(void **state) {
    struct motley_game *game = game_of("till", "999997,1:3aQ/bKbPaKaR a - ab 0 20");
    (void)state;
    assert_true(game_has_action(game, "1000000,1:999999,1"));
    assert_true(game_has_action(game, "1000000,0:1000000,2"));
    assert_false(game_has_action(game, "1000000,1:1000001,0"));
    must_explain(game, "1000000,1", "1000001,0", "{\"reason\":\"bad-square\",\"squares\":[]}");
    for (size_t i = 0; i < motley_game_action_count(game); i++)
        assert_null(strstr(motley_game_action(game, i), "1000001"));
    motley_game_free(game);
    game = game_of("till", "-999997,1:bKbPaKaR/3aQ a - ab 0 20");
    assert_true(game_has_action(game, "-999994,0:-999993,1"));
    motley_game_free(game);
}

static void plies_stop_counting_at_a_million(void **state) {
    struct motley_game *game = game_of("till", "0,0:aKaPbPbK a - ab 0 1000000");
    (void)state;
    must_play(game, "0,0:0,1");
    assert_string_equal(motley_game_position(game), "0,1:aK/1aPbPbK b - ab 0 1000000");
    motley_game_free(game);
}

int main(void) {
    static const char *const variants[] = {"till",           "till;pawns=0",   "till;players=3",
                                           "till;players=4", "till;players=5", "till;players=6"};
    struct test_list list = {0};
    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++)
        test_list_add(&list, variants[i], tables_are_as_good_turned_mirrored_and_shifted,
                      keep_text(variants[i]));
    test_list_add(&list, "a seed gives the same table for ever",
                  a_seed_gives_the_same_table_for_ever, NULL);
    test_list_add(&list, "a table with somebody out is as calm as it is",
                  a_table_with_somebody_out_is_as_calm_as_it_is, NULL);
    test_list_add(&list, "reasons name their cause", reasons_name_their_cause, NULL);
    test_list_add(&list, "the grid ends at a million", the_grid_ends_at_a_million, NULL);
    test_list_add(&list, "plies stop counting at a million", plies_stop_counting_at_a_million,
                  NULL);
    return test_list_run(&list, "till");
}
