/* Reading of Betza's notation. */

#include "betza.h"

#include <string.h>

/* The atoms: how far their leaps go along one axis and along the other. */
static const struct atom {
    char letter;
    int8_t longer, shorter;
} atoms[] = {{'W', 1, 0}, {'F', 1, 1}, {'D', 2, 0}, {'N', 2, 1}, {'A', 2, 2},
             {'H', 3, 0}, {'C', 3, 1}, {'Z', 3, 2}, {'G', 3, 3}, {'K', 1, 0},
             {'K', 1, 1}, {'R', 1, 0}, {'B', 1, 1}, {'Q', 1, 0}, {'Q', 1, 1}};

/* Direction letters, as far as one part has them. */
enum { LETTERS_MAX = 64 };

/* The modifiers of a part: direction letters with a blank where another letter stands between. */
struct modifiers {
    char directions[LETTERS_MAX + 1];
    unsigned count;
    char others[8]; /* each at most once */
};

static bool is_one_of(char letter, const char *letters) {
    return letter != '\0' && strchr(letters, letter) != NULL;
}

static bool modifiers_read(struct cursor *cursor, struct modifiers *modifiers) {
    memset(modifiers, 0, sizeof *modifiers);
    for (; is_one_of(cursor_peek(cursor), "fblrvshmceinpg"); cursor->at++) {
        const char letter = cursor_peek(cursor);
        const bool is_direction = is_one_of(letter, "fblrvsh");
        if (modifiers->count == LETTERS_MAX ||
            (!is_direction && is_one_of(letter, modifiers->others)))
            return cursor_fail_here(cursor, MOTLEY_REASON_BAD_MOVEMENT);
        modifiers->directions[modifiers->count++] = is_direction ? letter : ' ';
        if (!is_direction)
            modifiers->others[strlen(modifiers->others)] = letter;
    }
    return true;
}

/* Whether two letters that stand together are one direction. */
static bool is_pair(char first, char second) {
    return is_one_of(second, "fblrvsh") &&
           (first == second || (is_one_of(first, "fbvh") && is_one_of(second, "lrsh")) ||
            (is_one_of(first, "lrsh") && is_one_of(second, "fbvh")));
}

/* What a direction of one letter takes: along the axis that it names as far as the atom goes. */
static bool takes_along(char letter, struct vector leap, int longer) {
    switch (letter) {
    case 'f':
        return leap.dy == longer;
    case 'b':
        return leap.dy == -longer;
    case 'l':
        return leap.dx == -longer;
    case 'r':
        return leap.dx == longer;
    case 'v':
        return leap.dy == longer || leap.dy == -longer;
    default:
        return leap.dx == longer || leap.dx == -longer;
    }
}

/* The side of a leap, however far it goes there. */
static bool is_towards(char letter, struct vector leap) {
    return letter == 'f'   ? leap.dy > 0
           : letter == 'b' ? leap.dy < 0
           : letter == 'l' ? leap.dx < 0
                           : leap.dx > 0;
}

/* The handed halves, `hr` and `hl`: of the leap (b, a) turned by quarters, or of its mirror. */
static bool is_handed(char hand, struct vector leap, struct atom atom) {
    for (unsigned quarters = 0; quarters < 4; quarters++) {
        const struct vector turned = vector_turned(
            (struct vector){hand == 'r' ? atom.shorter : (int8_t)-atom.shorter, atom.longer},
            quarters);
        if (turned.dx == leap.dx && turned.dy == leap.dy)
            return true;
    }
    return false;
}

/* Whether one direction of a leap that is not straight takes it; false with *is_known unset for
   what is no direction. */
static bool takes_oblique(const char *pair, struct vector leap, struct atom atom, bool *is_known) {
    const char first = pair[0], second = pair[1];
    *is_known = true;
    if (first != 'h' && (second == '\0' || first == second))
        return takes_along(first, leap, atom.longer);
    if (is_one_of(first, "fb") && is_one_of(second, "lrs"))
        return takes_along(second, leap, atom.longer) && is_towards(first, leap);
    if (is_one_of(first, "lr") && is_one_of(second, "fbv"))
        return takes_along(second, leap, atom.longer) && is_towards(first, leap);
    if (is_one_of(first, "fblr") && second == 'h')
        return is_towards(first, leap);
    if (first == 'h' && is_one_of(second, "lr"))
        return is_handed(second, leap, atom);
    *is_known = false;
    return false;
}

/* Of a straight leap a pair is its two letters. */
static bool takes_straight(const char *pair, struct vector leap, struct atom atom, bool *is_known) {
    *is_known = pair[0] != 'h' && pair[1] != 'h';
    return takes_along(pair[0], leap, atom.longer) ||
           (pair[1] != '\0' && takes_along(pair[1], leap, atom.longer));
}

/* Whether the directions take a leap: all leaps if there are none. */
static bool takes(const struct modifiers *modifiers, struct vector leap, struct atom atom,
                  bool *are_known) {
    bool has_direction = false, is_taken = false;
    for (unsigned i = 0; i < modifiers->count; i++) {
        char pair[3] = {modifiers->directions[i], '\0', '\0'};
        bool is_known;
        if (pair[0] == ' ')
            continue;
        if (is_pair(pair[0], modifiers->directions[i + 1]))
            pair[1] = modifiers->directions[++i];
        has_direction = true;
        is_taken |= atom.shorter == 0 ? takes_straight(pair, leap, atom, &is_known)
                                      : takes_oblique(pair, leap, atom, &is_known);
        *are_known &= is_known;
    }
    return is_taken || !has_direction;
}

/* Adds the leaps of an atom that the directions take; false if one is no direction of it. */
static bool atom_add(const struct modifiers *modifiers, struct atom atom, struct vectors *vectors) {
    bool are_known = true;
    for (unsigned mirror = 0; mirror < 2; mirror++)
        for (unsigned quarters = 0; quarters < 4; quarters++) {
            const struct vector leap = vector_turned(
                (struct vector){mirror == 0 ? atom.shorter : (int8_t)-atom.shorter, atom.longer},
                quarters);
            if (takes(modifiers, leap, atom, &are_known))
                vectors_add(vectors, leap);
        }
    return are_known;
}

/* The range behind an atom; false if it is a number that there cannot be. */
static bool range_read(struct cursor *cursor, char atom, struct betza_part *part, bool *is_given) {
    enum { RANGE_MAX = 16 };
    const bool is_slider = is_one_of(atom, "RBQ");
    uint32_t number = 0;
    part->range = is_slider ? 0 : 1;
    *is_given = true;
    if (!is_slider && cursor_accept(cursor, atom)) {
        part->range = 0;
        return true;
    }
    *is_given = cursor_peek(cursor) >= '0' && cursor_peek(cursor) <= '9';
    if (!*is_given)
        return true;
    const size_t start = cursor->at;
    struct cursor digits = *cursor;
    const bool is_number = cursor_read_number(&digits, RANGE_MAX, &number) && number > 0;
    cursor->at = digits.at;
    part->range = (uint8_t)number;
    return is_number || cursor_fail(cursor, MOTLEY_REASON_BAD_MOVEMENT, start, cursor->at - start);
}

/* Fairy 3.6: what does not go together. */
static bool fits(const struct betza_part *part, char atom, bool has_range) {
    const bool is_slider = is_one_of(atom, "RBQ"), is_king_like = is_one_of(atom, "WFK");
    if (part->is_lame && (part->hop != 0 || has_range || is_slider || is_king_like))
        return false;
    if (part->hop == 0)
        return true;
    return !part->is_passing && (is_slider || (is_king_like && has_range)) && part->range != 1 &&
           (part->hop != 'g' || part->range == 0);
}

bool betza_read(struct cursor *cursor, struct betza_part *part) {
    const size_t start = cursor->at;
    struct modifiers modifiers;
    bool has_range, is_atom = false, are_known = true;
    *part = (struct betza_part){.range = 1};
    if (!modifiers_read(cursor, &modifiers))
        return false;
    const char letter = cursor_peek(cursor);
    for (size_t i = 0; i < sizeof atoms / sizeof *atoms; i++) {
        if (atoms[i].letter != letter)
            continue;
        is_atom = true;
        are_known &= atom_add(&modifiers, atoms[i], &part->vectors);
    }
    if (!is_atom)
        return cursor_fail_here(cursor, MOTLEY_REASON_BAD_MOVEMENT);
    cursor->at++;
    part->is_quiet = is_one_of('m', modifiers.others);
    part->is_capture = is_one_of('c', modifiers.others);
    part->is_passing = is_one_of('e', modifiers.others);
    if (!part->is_quiet && !part->is_capture && !part->is_passing)
        part->is_quiet = part->is_capture = true;
    part->is_initial = is_one_of('i', modifiers.others);
    part->is_lame = is_one_of('n', modifiers.others);
    part->hop = is_one_of('p', modifiers.others) ? 'p' : is_one_of('g', modifiers.others) ? 'g' : 0;
    if (!range_read(cursor, letter, part, &has_range))
        return false;
    const bool is_both = is_one_of('p', modifiers.others) && is_one_of('g', modifiers.others);
    return (are_known && !is_both && fits(part, letter, has_range)) ||
           cursor_fail(cursor, MOTLEY_REASON_BAD_MOVEMENT, start, cursor->at - start);
}
