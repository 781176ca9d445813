#include "armies.h"

#include "families/families.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* Back sides begin behind the fronts in the family's table of kinds. */
enum { FRONTS = 12, PAWN = 5 };

static const char *code_at(size_t kind) { return tches_rules.kinds[kind].code; }

static size_t count_kinds(void) {
    size_t count = 0;
    while (code_at(count) != NULL)
        count++;
    return count;
}

static void text_add(char *text, const char *more) {
    strncat(text, more, ARMY_TEXT_MAX - strlen(text) - 1);
}

static bool is_drawn(struct random *random, unsigned percent) {
    return random_below(random, 100) < percent;
}

static void value_add(struct random *random, char *text, const char *key, const char *const *values,
                      size_t count) {
    text_add(text, ";");
    text_add(text, key);
    text_add(text, "=");
    text_add(text, values[random_below(random, count)]);
}

/* Pawn-kinds are drawn more often than others. */
static const char *piece_draw(struct random *random) {
    static const char *const pawns[] = {"P", "PR", "PS", "PB", "PP"};
    return is_drawn(random, 35) ? pawns[random_below(random, 5)]
                                : code_at(1 + random_below(random, count_kinds() - 1));
}

static void piece_add(char *text, const char *code, bool is_black) {
    char letters[4] = {0}, *end = letters;
    if (code[1] != '\0')
        *end++ = '*';
    for (; *code != '\0'; code++)
        *end++ = (char)(is_black ? *code | 32 : *code);
    text_add(text, letters);
}

/* One rank: a piece here and there, and the King on one file or none. */
static void rank_add(struct random *random, char *text, size_t files, size_t king, unsigned percent,
                     bool is_black) {
    unsigned empty = 0;
    for (size_t file = 0; file <= files; file++) {
        const bool is_piece = file < files && (file == king || is_drawn(random, percent));
        if (empty > 0 && (is_piece || file == files)) {
            char number[16];
            snprintf(number, sizeof number, "%u", empty);
            text_add(text, number);
            empty = 0;
        }
        if (is_piece)
            piece_add(text, file == king ? "K" : piece_draw(random), is_black);
        else
            empty++;
    }
}

/* Two ranks of each side where there is room, and now and then a piece between them. */
static void array_add(struct random *random, size_t files, size_t ranks, char *text) {
    text_add(text, ";array=");
    for (size_t row = 0; row < ranks; row++) {
        const bool is_black = row < ranks / 2;
        const size_t depth = is_black ? row : ranks - 1 - row;
        const size_t king = depth == 0 ? random_below(random, files) : files;
        if (row > 0)
            text_add(text, "/");
        rank_add(random, text, files, king, depth == 0 ? 60 : depth == 1 ? 45 : 8, is_black);
    }
}

/* Often a pawn, and now and then the lost kind itself, which does nothing. */
static const char *source_draw(struct random *random, const char *lost) {
    if (is_drawn(random, 15))
        return lost;
    return is_drawn(random, 50) ? code_at(PAWN) : code_at(random_below(random, count_kinds()));
}

static void list_add(struct random *random, char *text, const char *key, size_t first,
                     const char *joint) {
    const size_t kinds = count_kinds();
    assert(kinds > first);
    text_add(text, ";");
    text_add(text, key);
    for (size_t i = 0, count = 1 + random_below(random, 3); i < count; i++) {
        text_add(text, i == 0 ? "=" : ",");
        const char *code = code_at(first + random_below(random, kinds - first));
        text_add(text, code);
        if (joint == NULL)
            continue;
        text_add(text, joint);
        text_add(text, source_draw(random, code));
    }
}

/* Any two squares; White's first. */
static void portals_add(struct random *random, size_t files, size_t ranks, char *text) {
    char squares[64];
    const size_t file = random_below(random, files), other_file = random_below(random, files);
    const size_t rank = random_below(random, ranks), other_rank = random_below(random, ranks);
    snprintf(squares, sizeof squares, ";portals=%c%zu,%c%zu", (char)('a' + file), rank + 1,
             (char)('a' + other_file), other_rank + 1);
    text_add(text, squares);
}

static void goals_add(struct random *random, const struct army_wish *wish, char *text) {
    static const char *const kings[] = {"capture", "flag", "plain", "capture"};
    if (!wish->is_mate && is_drawn(random, 60))
        value_add(random, text, "king", kings, 4);
    if (strstr(text, "plain") != NULL)
        list_add(random, text, "prey", 1, NULL);
    if (is_drawn(random, 30))
        text_add(text, ";escort=on");
}

static void variant_draw(struct random *random, const struct army_wish *wish, char *text) {
    static const char *const strikes[] = {"1", "2", "3"}, *const polarities[] = {"on", "free"};
    text[0] = '\0';
    text_add(text, "tches");
    value_add(random, text, "strike", strikes, 3);
    if (is_drawn(random, 25))
        text_add(text, ";same=on");
    goals_add(random, wish, text);
    if (is_drawn(random, 40))
        list_add(random, text, "replace", 0, ":");
    if (is_drawn(random, 50))
        text_add(text, ";transport=on");
    if (is_drawn(random, 35))
        value_add(random, text, "polarity", polarities, 2);
    if (is_drawn(random, 30))
        list_add(random, text, "both", FRONTS, NULL);
    else if (is_drawn(random, 30))
        list_add(random, text, "white", FRONTS, NULL);
    const size_t files = 3 + random_below(random, wish->side_max - 2);
    const size_t ranks = 3 + random_below(random, wish->side_max - 2);
    array_add(random, files, ranks, text);
    if (is_drawn(random, 30))
        portals_add(random, files, ranks, text);
}

void army_draw(struct random *random, const struct army_wish *wish, char text[ARMY_TEXT_MAX]) {
    struct motley_error error;
    struct motley_game *game = motley_game_new();
    do
        variant_draw(random, wish, text);
    while (!motley_game_set_variant(game, text, strlen(text), &error));
    assert_true(strlen(motley_game_variant(game)) < ARMY_TEXT_MAX);
    memcpy(text, motley_game_variant(game), strlen(motley_game_variant(game)) + 1);
    motley_game_free(game);
}
