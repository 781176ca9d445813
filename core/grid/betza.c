/*
 * Betza notation. The eight leaps of an atom (a, b) are numbered clockwise, as seen by a piece that
 * looks up: from 0, b to the right and a forward, and 1, a to the right and b forward, to 7, b to
 * the left and a forward. Those of an orthogonal or diagonal atom meet two by two.
 */

#include "betza.h"

#include <string.h>

static const struct atom {
    char letter;
    int8_t a, b;
} atoms[] = {{'W', 1, 0}, {'F', 1, 1}, {'D', 2, 0}, {'N', 2, 1}, {'A', 2, 2},
             {'H', 3, 0}, {'C', 3, 1}, {'Z', 3, 2}, {'G', 3, 3}, {'K', 1, 0},
             {'K', 1, 1}, {'R', 1, 0}, {'B', 1, 1}, {'Q', 1, 0}, {'Q', 1, 1}};

enum { ATOM_COUNT = sizeof atoms / sizeof *atoms };

/* The leaps that a direction takes, by their numbers. */
static const struct direction {
    char letters[3];
    const char *leaps;
} directions[] = {{"f", "07"},    {"b", "34"},    {"l", "56"},    {"r", "12"},    {"v", "0347"},
                  {"s", "1256"},  {"fl", "6"},    {"fr", "1"},    {"bl", "5"},    {"br", "2"},
                  {"fs", "16"},   {"bs", "25"},   {"lf", "7"},    {"rf", "0"},    {"lb", "4"},
                  {"rb", "3"},    {"lv", "47"},   {"rv", "03"},   {"fh", "0167"}, {"bh", "2345"},
                  {"lh", "4567"}, {"rh", "0123"}, {"hr", "0246"}, {"hl", "1357"}};

/* What direction letters take together, of orthogonal leaps and of others: a bit for each leap. */
struct taken {
    uint8_t straight, other;
    bool is_written, is_straight_faulty, is_other_faulty;
};

/* True for a letter among some. */
static bool is_among(char letter, const char *letters) {
    return letter != '\0' && strchr(letters, letter) != NULL;
}

/* The leaps of a direction of two letters, or of one and '\0'; 0 if there is no such direction. */
static uint8_t leaps_of(char first, char second) {
    uint8_t leaps = 0;
    for (size_t i = 0; i < sizeof directions / sizeof *directions; i++)
        if (directions[i].letters[0] == first && directions[i].letters[1] == second)
            for (const char *leap = directions[i].leaps; *leap != '\0'; leap++)
                leaps |= (uint8_t)(1 << (*leap - '0'));
    return leaps;
}

/* Whether two direction letters that stand together are one direction. */
static bool is_pair(char first, char second) {
    return first == second || (is_among(first, "fbvh") && is_among(second, "lrsh")) ||
           (is_among(first, "lrsh") && is_among(second, "fbvh"));
}

/* Adds the next direction. Two letters are each by itself for orthogonal leaps. */
static void direction_read(struct cursor *cursor, struct taken *taken) {
    const char first = cursor->text[cursor->at++];
    const char next = cursor_peek(cursor);
    const char second = is_pair(first, next) ? next : first;
    cursor->at += is_pair(first, next) ? 1 : 0;
    const uint8_t one = leaps_of(first, '\0'), two = leaps_of(second, '\0');
    const uint8_t both = first == second ? one : leaps_of(first, second);
    taken->is_written = true;
    taken->straight |= one | two;
    taken->other |= both;
    taken->is_straight_faulty |= one == 0 || two == 0;
    taken->is_other_faulty |= both == 0;
}

/* Notes a modifier that is no direction; false if it or its opposite has been there before. */
static bool modifier_note(struct betza_part *part, char letter) {
    if (letter == 'p' || letter == 'g') {
        const bool is_new = part->hop == '\0';
        part->hop = letter;
        return is_new;
    }
    bool *flag = letter == 'm'   ? &part->is_quiet
                 : letter == 'c' ? &part->is_capture
                 : letter == 'e' ? &part->is_passing
                 : letter == 'i' ? &part->is_initial
                                 : &part->is_lame;
    const bool is_new = !*flag;
    *flag = true;
    return is_new;
}

static bool modifiers_read(struct cursor *cursor, struct betza_part *part, struct taken *taken) {
    for (;;) {
        const char letter = cursor_peek(cursor);
        if (is_among(letter, "fblrvsh"))
            direction_read(cursor, taken);
        else if (!is_among(letter, "mceinpg"))
            return true;
        else if (!modifier_note(part, letter))
            return cursor_fail_here(cursor, MOTLEY_REASON_BAD_MOVEMENT);
        else
            cursor->at++;
    }
}

/* Reads the range after an atom: a number, or the atom's letter again. */
static bool range_read(struct cursor *cursor, char letter, struct betza_part *part) {
    const bool is_line = is_among(letter, "RBQ");
    uint32_t range;
    part->range = is_line ? 0 : 1;
    if (!is_line && cursor_accept(cursor, letter)) {
        part->range = 0;
        return true;
    }
    if (!is_among(cursor_peek(cursor), "0123456789"))
        return true;
    struct cursor number = *cursor;
    if (!cursor_read_number(&number, BETZA_RANGE_MAX, &range) || range == 0)
        return cursor_fail(cursor, MOTLEY_REASON_BAD_MOVEMENT, cursor->at, number.at - cursor->at);
    cursor->at = number.at;
    part->range = (uint8_t)range;
    return true;
}

/* What fairy.md 3.6 excludes of lame leaps and hops. */
static bool can_be(const struct betza_part *part, char letter, bool has_range, bool has_number) {
    const bool is_line = is_among(letter, "RBQ"), is_step = is_among(letter, "WFK");
    if (part->is_lame && (part->hop != '\0' || has_range || is_line || is_step))
        return false;
    if (part->hop == '\0')
        return true;
    return !part->is_passing && !(part->hop == 'g' && has_number) &&
           (is_line || (is_step && has_range));
}

/* Adds the leaps of an atom that the modifiers take; false if a direction is none of its. */
static bool atom_add(const struct atom *atom, const struct taken *taken, struct vectors *vectors) {
    const bool is_straight = atom->b == 0;
    const uint8_t leaps = !taken->is_written ? 255 : is_straight ? taken->straight : taken->other;
    for (unsigned wide = 0; wide < 2; wide++) {
        const struct vector first =
            wide != 0 ? (struct vector){atom->a, atom->b} : (struct vector){atom->b, atom->a};
        for (unsigned quarters = 0; quarters < 4; quarters++)
            if ((leaps >> (2 * quarters + wide) & 1) != 0)
                vectors_add(vectors, vector_turned(first, quarters));
    }
    return !(is_straight ? taken->is_straight_faulty : taken->is_other_faulty);
}

bool betza_read(struct cursor *cursor, struct betza_part *part) {
    const size_t start = cursor->at;
    struct taken taken = {.is_written = false};
    *part = (struct betza_part){.range = 1};
    if (!modifiers_read(cursor, part, &taken))
        return false;
    if (!part->is_quiet && !part->is_capture && !part->is_passing)
        part->is_quiet = part->is_capture = true;
    const char letter = cursor_peek(cursor);
    bool is_fit = true;
    for (size_t i = 0; i < ATOM_COUNT; i++)
        if (atoms[i].letter == letter)
            is_fit &= atom_add(&atoms[i], &taken, &part->vectors);
    if (part->vectors.count == 0 && is_fit)
        return cursor_fail_here(cursor, MOTLEY_REASON_BAD_MOVEMENT);
    const size_t end = ++cursor->at;
    if (!range_read(cursor, letter, part))
        return false;
    const bool has_range = cursor->at > end, has_number = has_range && part->range != 0;
    if (!is_fit || !can_be(part, letter, has_range, has_number))
        return cursor_fail(cursor, MOTLEY_REASON_BAD_MOVEMENT, start, cursor->at - start);
    return true;
}
