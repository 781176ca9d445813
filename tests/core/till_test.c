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
    for (const struct json *piece = json_first(view, "pieces"); piece; piece = piece->next)
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

static struct place place_read(const char *text) {
    struct place place;
    assert_int_equal(sscanf(text, "%d,%d", &place.x, &place.y), 2);
    return place;
}

/* The text of an action after a symmetry. */
static void action_turn(const struct json *action, unsigned symmetry, char *text) {
    const char *type = json_text(action, "type");
    if (strcmp(type, "pass") == 0) {
        sprintf(text, "pass");
        return;
    }
    const struct place to = place_turned(place_read(json_text(action, "target")), symmetry);
    if (strcmp(type, "place") == 0) {
        sprintf(text, "%s@%d,%d", json_text(action, "kind"), to.x, to.y);
        return;
    }
    const struct place from = place_turned(place_read(json_text(action, "source")), symmetry);
    sprintf(text, "%d,%d:%d,%d", from.x, from.y, to.x, to.y);
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
    const struct json *actions = json_member(view, "actions");
    assert_int_equal(motley_game_action_count(other), json_count(actions));
    for (const struct json *action = actions->first; action != NULL; action = action->next) {
        action_turn(action, symmetry, text);
        if (!game_has_action(other, text))
            fail_msg("%s becomes %s", json_text(action, "text"), text);
    }
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
            if (motley_game_ply(game) % 7 == 0)
                table_is_probed(game);
            play_randomly(game, &random);
        }
        table_is_probed(game);
        motley_game_free(game);
    }
}

int main(void) {
    static const char *const variants[] = {"till",           "till;pawns=0",   "till;players=3",
                                           "till;players=4", "till;players=5", "till;players=6"};
    struct test_list list = {0};
    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++)
        test_list_add(&list, variants[i], tables_are_as_good_turned_mirrored_and_shifted,
                      keep_text(variants[i]));
    return test_list_run(&list, "till");
}
