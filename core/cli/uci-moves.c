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

void uci_write_action(char *action, const char *move) {
    if (strlen(move) == 5 && isdigit((unsigned char)move[3]) && islower((unsigned char)move[4]))
        snprintf(action, UCI_ACTION_MAX, "%.4s=%c", move, toupper((unsigned char)move[4]));
    else
        snprintf(action, UCI_ACTION_MAX, "%.63s", move);
}

size_t uci_find_action(const struct uci *uci, const char *move) {
    const size_t count = motley_game_action_count(uci->game);
    char action[UCI_ACTION_MAX];
    const char *listed;
    size_t i = 0;
    uci_write_action(action, move);
    while (i < count && (listed = motley_game_action(uci->game, i)) != NULL &&
           strcmp(listed, action) != 0)
        i++;
    return i;
}
