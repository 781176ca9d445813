#define _POSIX_C_SOURCE 200809L

#include "properties.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { QUESTIONS = 60 };

static bool is_text(const struct json *object, const char *key, const char *expected) {
    const char *text = json_text(object, key);
    return text != NULL && strcmp(text, expected) == 0;
}

/* An action from the source to the target is listed; the target stands for what is in hand. */
static bool is_listed(const struct json *view, const char *source, const char *target) {
    for (const struct json *action = json_first(view, "actions"); action; action = action->next) {
        const char *from = json_text(action, "source");
        const bool is_from_hand = from != NULL && from[0] == '*';
        if (is_text(action, "target", target) &&
            (is_text(action, "source", source) || (is_from_hand && strcmp(source, target) == 0)))
            return true;
    }
    return false;
}

static void question_ask(struct motley_game *game, const struct json *view, const char *source,
                         const char *target) {
    struct json *why = json_parse(motley_game_explain(game, source, target));
    assert(is_text(why, "reason", "none") == is_listed(view, source, target));
    json_free(why);
}

static const struct json *item_drawn(const struct json *list, struct random *random) {
    const struct json *item = list->first;
    for (size_t skip = random_below(random, json_count(list)); skip > 0; skip--)
        item = item->next;
    return item;
}

/* The name of a square; false if it is not on the board. */
static bool square_name(const struct json *view, int x, int y, char name[32]) {
    const int files = (int)json_member(view, "files")->number;
    const int ranks = (int)json_member(view, "ranks")->number;
    if (files == 0)
        snprintf(name, 32, "%d,%d", x, y);
    else
        snprintf(name, 32, "%c%d", 'a' + x, y + 1);
    return files == 0 || (x >= 0 && y >= 0 && x < files && y < ranks);
}

bool question_draw(const struct json *view, struct random *random, struct question *question) {
    const struct json *pieces = json_member(view, "pieces"), *hands = json_member(view, "hands");
    const int reach = random_below(random, 2) == 0 ? 2 : 5;
    if (pieces->first == NULL)
        return false;
    const struct json *piece = item_drawn(pieces, random);
    const int dx = (int)random_below(random, 2 * (size_t)reach + 1) - reach;
    const int dy = (int)random_below(random, 2 * (size_t)reach + 1) - reach;
    if (!square_name(view, (int)json_member(piece, "x")->number + dx,
                     (int)json_member(piece, "y")->number + dy, question->target))
        return false;
    const char *source = json_text(piece, "square");
    if (random_below(random, 4) == 0)
        source = hands->first == NULL || random_below(random, 2) == 0
                     ? question->target
                     : json_text(item_drawn(hands, random), "source");
    snprintf(question->source, sizeof question->source, "%s", source);
    return true;
}

void property_explain(struct motley_game *game, uint64_t choice) {
    struct json *view = json_parse(motley_game_view(game));
    struct random random = {choice};
    for (const struct json *action = json_first(view, "actions"); action; action = action->next)
        if (json_text(action, "source") != NULL && json_text(action, "target") != NULL &&
            random_below(&random, 8) == 0)
            question_ask(game, view, json_text(action, "source"), json_text(action, "target"));
    for (unsigned i = 0; i < QUESTIONS && motley_game_action_count(game) > 0; i++) {
        struct question question;
        if (question_draw(view, &random, &question))
            question_ask(game, view, question.source, question.target);
    }
    json_free(view);
}

static const struct json *piece_on(const struct json *view, const char *square) {
    const struct json *piece = json_first(view, "pieces");
    while (piece != NULL && !is_text(piece, "square", square))
        piece = piece->next;
    return piece;
}

static bool names(const struct json *list, const char *square) {
    const struct json *item = list != NULL ? list->first : NULL;
    while (item != NULL && strcmp(item->text, square) != 0)
        item = item->next;
    return item != NULL;
}

static size_t count_of(const struct json *view, const char *seat) {
    size_t count = 0;
    for (const struct json *piece = json_first(view, "pieces"); piece; piece = piece->next) {
        const struct json *under = json_member(piece, "on");
        count += is_text(piece, "seat", seat);
        count +=
            under != NULL && is_text(under, "seat", seat) && json_member(under, "captive") == NULL;
    }
    return count;
}

/* Nobody else's piece goes or changes unless it is named, and what is named does. */
static void others_are_named(const struct json *before, const struct json *after,
                             const struct json *action, const char *seat) {
    const struct json *captures = json_member(action, "captures");
    size_t found = 0;
    for (const struct json *piece = json_first(before, "pieces"); piece; piece = piece->next) {
        const struct json *now = piece_on(after, json_text(piece, "square"));
        const bool is_own = is_text(piece, "owner", seat) ||
                            (json_text(piece, "owner") == NULL && is_text(piece, "seat", seat));
        const bool is_same = now != NULL && is_text(now, "kind", json_text(piece, "kind")) &&
                             is_text(now, "seat", json_text(piece, "seat"));
        const bool is_named = names(captures, json_text(piece, "square"));
        assert(!is_named || !is_own);
        assert(is_own || is_named == !is_same);
        found += is_named;
    }
    assert(found == (captures != NULL ? json_count(captures) : 0));
}

/* Where pieces capture in pairs, each capture has a partner, which is one's own and stays. */
static void partners_are_there(const struct json *after, const struct json *action,
                               const char *seat) {
    const struct json *captures = json_member(action, "captures");
    const struct json *partners = json_member(action, "partners");
    for (const struct json *one = partners != NULL ? partners->first : NULL; one; one = one->next) {
        const struct json *piece = piece_on(after, json_text(one, "square"));
        assert(names(captures, json_text(one, "victim")));
        assert(piece != NULL && is_text(piece, "seat", seat));
    }
    for (const struct json *victim = partners != NULL ? captures->first : NULL; victim;
         victim = victim->next) {
        size_t count = 0;
        for (const struct json *one = partners->first; one; one = one->next)
            count += is_text(one, "victim", victim->text);
        assert(count > 0);
    }
}

static void action_is_described(const struct json *before, const struct json *after,
                                const struct json *action) {
    const char *seat = json_text(json_member(before, "turn"), "player");
    const bool is_recruiting = is_text(json_member(before, "options"), "captured", "recruited");
    const size_t taken = is_recruiting ? json_count(json_member(action, "captures")) : 0;
    others_are_named(before, after, action, seat);
    partners_are_there(after, action, seat);
    if (!is_text(before, "surface", "plane")) /* there pieces of other colours are one's own too */
        assert(count_of(after, seat) ==
               count_of(before, seat) + taken + is_text(action, "type", "place"));
}

void property_describe(struct motley_game *game, size_t step) {
    struct motley_error error;
    struct json *before = json_parse(motley_game_view(game));
    size_t index = 0;
    for (const struct json *action = json_first(before, "actions"); action; action = action->next) {
        if (index++ % step != 0)
            continue;
        const char *text = json_text(action, "text");
        const char *view = motley_game_view_after(game, text, strlen(text), &error);
        assert(view != NULL);
        struct json *after = json_parse(view);
        action_is_described(before, after, action);
        json_free(after);
    }
    json_free(before);
}

/* A kind as in positions of boards: White's in capitals, of two letters after a star. */
static void code_add(FILE *line, const struct json *piece, const char *code) {
    fputs(code[1] != '\0' ? "*" : "", line);
    for (; *code != '\0'; code++)
        fputc(is_text(piece, "seat", "w") ? *code : tolower(*code), line);
}

static void kind_add(FILE *line, const struct json *piece) {
    code_add(line, piece, json_text(piece, "kind"));
}

static void state_add(FILE *line, const struct json *piece) {
    const struct json *facing = json_member(piece, "facing");
    const char *cards = json_text(piece, "cards");
    if (json_text(piece, "origin") != NULL) {
        fputc('~', line);
        code_add(line, piece, json_text(piece, "origin"));
    }
    if (cards != NULL && strcmp(cards, "ODH") != 0)
        fprintf(line, "~%.2s", cards);
    if (facing != NULL && facing->number > 0)
        fprintf(line, "~%d", (int)facing->number);
    fputs(json_member(piece, "acted") != NULL ? "'" : "", line);
}

static void piece_add(FILE *line, const struct json *view, const struct json *piece) {
    const struct json *under = json_member(piece, "on");
    if (is_text(view, "surface", "plane")) {
        fprintf(line, "%s%s", json_text(piece, "seat"), json_text(piece, "kind"));
        return;
    }
    kind_add(line, piece);
    state_add(line, piece);
    if (under != NULL) {
        fputs("_", line);
        kind_add(line, under);
        state_add(line, under);
    }
}

static int place_of(const struct json *piece, const char *axis) {
    return (int)json_member(piece, axis)->number;
}

static const struct json *piece_at(const struct json *view, int x, int y) {
    const struct json *piece = json_first(view, "pieces");
    while (piece != NULL && (place_of(piece, "x") != x || place_of(piece, "y") != y))
        piece = piece->next;
    return piece;
}

static bool is_hole(const struct json *view, int x, int y) {
    const struct json *holes = json_member(view, "holes");
    char square[8];
    snprintf(square, sizeof square, "%c%d", 'a' + x, y + 1);
    for (const struct json *hole = holes != NULL ? holes->first : NULL; hole; hole = hole->next)
        if (strcmp(hole->text, square) == 0)
            return true;
    return false;
}

/* One row; blanks at its end are written on boards only. */
static void row_add(FILE *line, const struct json *view, int left, int right, int y) {
    int blanks = 0;
    for (int x = left; x <= right; x++) {
        const struct json *piece = piece_at(view, x, y);
        const bool is_square = !is_hole(view, x, y);
        if (piece == NULL && is_square) {
            blanks++;
            continue;
        }
        if (blanks > 0)
            fprintf(line, "%d", blanks);
        blanks = 0;
        if (is_square)
            piece_add(line, view, piece);
        else
            fputc('-', line);
    }
    if (blanks > 0 && !is_text(view, "surface", "plane"))
        fprintf(line, "%d", blanks);
}

static void rows_add(FILE *line, const struct json *view) {
    int left = 0, right = (int)json_member(view, "files")->number - 1;
    int bottom = 0, top = (int)json_member(view, "ranks")->number - 1;
    const struct json *first = json_first(view, "pieces");
    if (is_text(view, "surface", "plane")) {
        if (first == NULL) {
            fputs("-", line);
            return;
        }
        left = right = place_of(first, "x");
        bottom = top = place_of(first, "y");
        for (const struct json *piece = first; piece != NULL; piece = piece->next) {
            const int x = place_of(piece, "x"), y = place_of(piece, "y");
            left = x < left ? x : left;
            right = x > right ? x : right;
            bottom = y < bottom ? y : bottom;
            top = y > top ? y : top;
        }
        fprintf(line, "%d,%d:", left, top);
    }
    for (int y = top; y >= bottom; y--) {
        row_add(line, view, left, right, y);
        fputs(y > bottom ? "/" : "", line);
    }
}

/* Hands and owners, in games where every seat has a standing. */
static void players_add(FILE *line, const struct json *view) {
    const struct json *hands = json_member(view, "hands"),
                      *standings = json_member(view, "standings");
    fputs(" ", line);
    for (const struct json *seat = standings->first; seat && hands->first; seat = seat->next) {
        size_t count = 0;
        for (const struct json *hand = hands->first; hand != NULL; hand = hand->next)
            if (is_text(hand, "seat", json_text(seat, "seat")))
                for (int i = 0; i < (int)json_member(hand, "count")->number; i++, count++)
                    fputs(json_text(hand, "kind"), line);
        fputs(count == 0 ? "." : "", line);
        fputs(seat->next != NULL ? "," : "", line);
    }
    fputs(hands->first == NULL ? "- " : " ", line);
    for (const struct json *seat = standings->first; seat != NULL; seat = seat->next)
        fputs(json_text(seat, "owner"), line);
    fputs(" ", line);
}

void property_view(struct motley_game *game) {
    char *text;
    size_t length;
    FILE *line = open_memstream(&text, &length);
    assert(line != NULL);
    struct json *view = json_parse(motley_game_view(game));
    rows_add(line, view);
    fprintf(line, " %s", json_text(json_member(view, "turn"), "player"));
    if (json_first(view, "standings") != NULL)
        players_add(line, view);
    else
        fputc(' ', line);
    fclose(line);
    assert(strncmp(motley_game_position(game), text, length) == 0);
    json_free(view);
    free(text);
}
