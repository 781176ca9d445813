#include "uci.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

const char uci_orthodox[] = "taketwo;switch=off";

char *word_take(char **rest) {
    char *word = *rest + strspn(*rest, " \t");
    if (*word == '\0')
        return NULL;
    char *end = word + strcspn(word, " \t");
    *rest = *end == '\0' ? end : end + 1;
    *end = '\0';
    return word;
}

bool uci_is_orthodox(const struct uci *uci) { return strcmp(uci->variant, uci_orthodox) == 0; }

void uci_print_action(const struct uci *uci, const char *action) {
    if (uci_is_orthodox(uci) && strlen(action) > 4 && action[4] == '=')
        printf("%.4s%c", action, tolower((unsigned char)action[5]));
    else
        fputs(action, stdout);
}

size_t uci_field_at(const char *position, unsigned number) {
    const char *at = position;
    for (; number > 0; number--)
        at += strcspn(at, " ") + 1;
    return (size_t)(at - position);
}

/* Castling as the way of the King to its rook, as programs write it that play Chess960 too. A side
   that has the right has both at home, so that no other move is meant. */
static const char *own_castling(const struct uci *uci, const char *move) {
    static const struct {
        char right;
        const char *to_rook, *own;
    } castlings[] = {
        {'K', "e1h1", "e1g1"}, {'Q', "e1a1", "e1c1"}, {'k', "e8h8", "e8g8"}, {'q', "e8a8", "e8c8"}};
    const char *position = motley_game_position(uci->game);
    if (!uci_is_orthodox(uci) || position == NULL)
        return move;
    const char *rights = position + uci_field_at(position, 2);
    for (size_t i = 0; i < sizeof castlings / sizeof *castlings; i++)
        if (strcmp(move, castlings[i].to_rook) == 0 &&
            memchr(rights, castlings[i].right, strcspn(rights, " ")) != NULL)
            return castlings[i].own;
    return move;
}

void uci_write_action(const struct uci *uci, char *action, const char *move) {
    const size_t last = strlen(move) - 1;
    if (last >= 4 && last < UCI_ACTION_MAX - 2 && isdigit((unsigned char)move[last - 1]) &&
        islower((unsigned char)move[last]))
        snprintf(action, UCI_ACTION_MAX, "%.*s=%c", (int)last, move,
                 toupper((unsigned char)move[last]));
    else
        snprintf(action, UCI_ACTION_MAX, "%.63s", own_castling(uci, move));
}

size_t uci_find_action(const struct uci *uci, const char *move) {
    const size_t count = motley_game_action_count(uci->game);
    char action[UCI_ACTION_MAX];
    const char *listed;
    size_t i = 0;
    uci_write_action(uci, action, move);
    while (i < count && (listed = motley_game_action(uci->game, i)) != NULL &&
           strcmp(listed, action) != 0)
        i++;
    return i;
}
