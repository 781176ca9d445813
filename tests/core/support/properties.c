#include "properties.h"

#include "json.h"
#include "random.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { QUESTIONS = 60, TEXT_MAX = 8192 };

static bool is_text(const struct json *object, const char *key, const char *expected) {
    const char *text = json_text(object, key);
    return text != NULL && strcmp(text, expected) == 0;
}

/* An action from the source to the target is listed; the target stands for what is in hand. */
static bool is_listed(const struct json *view, const char *source, const char *target) {
    for (const struct json *action = json_member(view, "actions")->first; action;
         action = action->next) {
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

static const struct json *item_at(const struct json *list, size_t index) {
    const struct json *item = list->first;
    while (index-- > 0)
        item = item->next;
    return item;
}

/* A source or target of an action, a hand, or the square of a piece. */
static const char *place_draw(const struct json *view, struct random *random, const char *key) {
    static const char *const lists[] = {"actions", "pieces", "hands"};
    const struct json *list = json_member(view, lists[random_below(random, 3)]);
    if (list->first == NULL)
        return NULL;
    const struct json *item = item_at(list, random_below(random, json_count(list)));
    const char *place = json_text(item, key);
    return place != NULL ? place : json_text(item, "square");
}

void property_explain(struct motley_game *game, uint64_t choice) {
    struct json *view = json_parse(motley_game_view(game));
    struct random random = {choice};
    for (const struct json *action = json_member(view, "actions")->first; action;
         action = action->next)
        if (json_text(action, "source") != NULL && json_text(action, "target") != NULL &&
            random_below(&random, 8) == 0)
            question_ask(game, view, json_text(action, "source"), json_text(action, "target"));
    for (unsigned i = 0; i < QUESTIONS && motley_game_action_count(game) > 0; i++) {
        const char *source = place_draw(view, &random, "source");
        const char *target = place_draw(view, &random, "target");
        if (source != NULL && target != NULL)
            question_ask(game, view, source, target);
    }
    json_free(view);
}

static const struct json *piece_on(const struct json *view, const char *square) {
    const struct json *piece = json_member(view, "pieces")->first;
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
    for (const struct json *piece = json_member(view, "pieces")->first; piece;
         piece = piece->next) {
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
    for (const struct json *piece = json_member(before, "pieces")->first; piece;
         piece = piece->next) {
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
    for (const struct json *action = json_member(before, "actions")->first; action;
         action = action->next) {
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

/* A text being made; what does not fit is an error of the test. */
struct line {
    char text[TEXT_MAX];
    size_t length;
};

static void line_add(struct line *line, const char *text) {
    const size_t length = strlen(text);
    assert(line->length + length < sizeof line->text);
    memcpy(line->text + line->length, text, length + 1);
    line->length += length;
}

static void line_add_number(struct line *line, int number) {
    char text[16];
    snprintf(text, sizeof text, "%d", number);
    line_add(line, text);
}

/* A kind as in positions of boards: White's in capitals, of two letters after a star. */
static void kind_add(struct line *line, const struct json *piece) {
    const char *kind = json_text(piece, "kind");
    char letter[2] = {0};
    line_add(line, kind[1] != '\0' ? "*" : "");
    for (; *kind != '\0'; kind++) {
        letter[0] = is_text(piece, "seat", "w") ? *kind : (char)tolower(*kind);
        line_add(line, letter);
    }
}

static void state_add(struct line *line, const struct json *piece) {
    const struct json *facing = json_member(piece, "facing");
    const char *cards = json_text(piece, "cards");
    if (cards != NULL && strcmp(cards, "ODH") != 0) {
        const char order[] = {'~', cards[0], cards[1], '\0'};
        line_add(line, order);
    }
    if (facing != NULL && facing->number > 0) {
        line_add(line, "~");
        line_add_number(line, (int)facing->number);
    }
    line_add(line, json_member(piece, "acted") != NULL ? "'" : "");
}

static void piece_add(struct line *line, const struct json *view, const struct json *piece) {
    const struct json *under = json_member(piece, "on");
    if (is_text(view, "surface", "plane")) {
        line_add(line, json_text(piece, "seat"));
        line_add(line, json_text(piece, "kind"));
        return;
    }
    kind_add(line, piece);
    state_add(line, piece);
    if (under != NULL) {
        line_add(line, "_");
        kind_add(line, under);
        state_add(line, under);
    }
}

static int place_of(const struct json *piece, const char *axis) {
    return (int)json_member(piece, axis)->number;
}

static const struct json *piece_at(const struct json *view, int x, int y) {
    const struct json *piece = json_member(view, "pieces")->first;
    while (piece != NULL && (place_of(piece, "x") != x || place_of(piece, "y") != y))
        piece = piece->next;
    return piece;
}

/* One row; blanks at its end are written on boards only. */
static void row_add(struct line *line, const struct json *view, int left, int right, int y) {
    int blanks = 0;
    for (int x = left; x <= right; x++) {
        const struct json *piece = piece_at(view, x, y);
        if (piece == NULL) {
            blanks++;
            continue;
        }
        if (blanks > 0)
            line_add_number(line, blanks);
        blanks = 0;
        piece_add(line, view, piece);
    }
    if (blanks > 0 && !is_text(view, "surface", "plane"))
        line_add_number(line, blanks);
}

static void rows_add(struct line *line, const struct json *view) {
    int left = 0, right = (int)json_member(view, "files")->number - 1;
    int bottom = 0, top = (int)json_member(view, "ranks")->number - 1;
    const struct json *first = json_member(view, "pieces")->first;
    if (is_text(view, "surface", "plane")) {
        if (first == NULL) {
            line_add(line, "-");
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
        line_add_number(line, left);
        line_add(line, ",");
        line_add_number(line, top);
        line_add(line, ":");
    }
    for (int y = top; y >= bottom; y--) {
        row_add(line, view, left, right, y);
        line_add(line, y > bottom ? "/" : "");
    }
}

/* Hands and owners, in games where every seat has a standing. */
static void players_add(struct line *line, const struct json *view) {
    const struct json *hands = json_member(view, "hands"),
                      *standings = json_member(view, "standings");
    line_add(line, " ");
    for (const struct json *seat = standings->first; seat && hands->first; seat = seat->next) {
        const size_t before = line->length;
        for (const struct json *hand = hands->first; hand != NULL; hand = hand->next)
            for (int i = 0; i < (int)json_member(hand, "count")->number; i++)
                line_add(line, is_text(hand, "seat", json_text(seat, "seat"))
                                   ? json_text(hand, "kind")
                                   : "");
        line_add(line, line->length == before ? "." : "");
        line_add(line, seat->next != NULL ? "," : "");
    }
    line_add(line, hands->first == NULL ? "- " : " ");
    for (const struct json *seat = standings->first; seat != NULL; seat = seat->next)
        line_add(line, json_text(seat, "owner"));
    line_add(line, " ");
}

void property_view(struct motley_game *game) {
    struct line *line = calloc(1, sizeof *line);
    assert(line != NULL);
    struct json *view = json_parse(motley_game_view(game));
    rows_add(line, view);
    line_add(line, " ");
    line_add(line, json_text(json_member(view, "turn"), "player"));
    if (json_member(view, "standings")->first != NULL)
        players_add(line, view);
    else
        line_add(line, " ");
    assert(strncmp(motley_game_position(game), line->text, line->length) == 0);
    json_free(view);
    free(line);
}
