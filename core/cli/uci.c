/*
 * `motley uci`: plays for programs that speak UCI. The game is orthodox chess (taketwo;switch=off)
 * unless the option UCI_Variant names another; then moves and positions are our own texts.
 */

#include "uci.h"
#include "uci-go.h"

#include "commands.h"
#include "nets.h"
#include "words.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { POSITION_MAX = 512 };

/* An option that is a number. */
static const struct spin {
    const char *name;
    unsigned long usual, least, most;
} spins[] = {
    {"Hash", 16, 1, 4096}, /* MiB */
    {"Level", 0, 0, MOTLEY_LEVELS},
    {"MultiPV", 1, 1, MOTLEY_LINES_MAX},
};

/* Cuts a text off at a word, and gives what stands behind that; NULL if it is not one of its words.
 */
static char *cut_at(char *text, const char *word) {
    for (char *at = text; (at = strstr(at, word)) != NULL; at++) {
        char *end = at + strlen(word);
        if ((at == text || isspace((unsigned char)at[-1])) &&
            (*end == '\0' || isspace((unsigned char)*end))) {
            *at = '\0';
            return end;
        }
    }
    return NULL;
}

/* Names of the protocol are the same in small and capital letters. */
static bool is_same(const char *one, const char *other) {
    while (*one != '\0' && tolower((unsigned char)*one) == tolower((unsigned char)*other)) {
        one++;
        other++;
    }
    return *one == *other;
}

/* `stop` and `ponderhit` mean nothing where nothing is thought about. */
static bool is_command(const char *word) {
    static const char *const known[] = {"uci",       "isready", "ucinewgame", "position",
                                        "setoption", "go",      "stop",       "ponderhit",
                                        "quit",      "debug",   "register"};
    size_t i = 0;
    while (i < sizeof known / sizeof *known && strcmp(word, known[i]) != 0)
        i++;
    return i < sizeof known / sizeof *known;
}

static void print_refusal(const struct motley_error *error) {
    fputs("info string ", stdout);
    error_print(stdout, error);
}

/* The start of the variant. */
static bool set_variant(struct uci *uci, const char *variant) {
    struct motley_error error;
    if (motley_game_set_variant(uci->game, variant, strlen(variant), &error))
        return true;
    print_refusal(&error);
    return false;
}

/* A position that was there before, and moves without a capture, end our games by themselves. By
   the laws of chess a player has to claim that, and others play on: then what counts is forgotten.
 */
static void play_on(struct uci *uci) {
    const char *outcome = motley_game_outcome(uci->game);
    const bool is_limit = outcome != NULL && strcmp(outcome, "draw move-limit") == 0;
    if (!uci_is_orthodox(uci) || outcome == NULL ||
        (!is_limit && strcmp(outcome, "draw repetition") != 0))
        return;
    char position[POSITION_MAX];
    struct motley_error error;
    const char *text = motley_game_position(uci->game);
    const size_t halfmove = uci_field_at(text, 4);
    const char *turn = text + uci_field_at(text, 5);
    const int length =
        is_limit ? snprintf(position, sizeof position, "%.*s0 %s", (int)halfmove, text, turn)
                 : snprintf(position, sizeof position, "%s", text);
    motley_game_set_position(uci->game, position, (size_t)length, &error);
}

/* The text behind `fen`, or none for `startpos`. */
static bool set_position(struct uci *uci, const char *word, const char *rest) {
    struct motley_error error;
    if (word != NULL && strcmp(word, "startpos") == 0)
        return true;
    if (word == NULL || strcmp(word, "fen") != 0) {
        puts("info string error: a position is startpos, or fen followed by a text");
        return false;
    }
    if (!motley_game_set_position(uci->game, rest, strlen(rest), &error)) {
        print_refusal(&error);
        return false;
    }
    mends_print(stdout, "info string ", uci->game);
    return true;
}

static bool play_all(struct uci *uci, char *moves) {
    struct motley_error error;
    char action[UCI_ACTION_MAX];
    play_on(uci);
    for (char *word; (word = word_take(&moves)) != NULL; play_on(uci)) {
        uci_write_action(uci, action, word);
        if (!motley_game_play(uci->game, action, strlen(action), &error)) {
            printf("info string error: not legal: %s\n", word);
            return false;
        }
    }
    return true;
}

/* After a text that cannot be read none is set until the next one: another position than was meant
   is never searched. */
static void command_position(struct uci *uci, char *rest) {
    char none[] = "", *moves = cut_at(rest, "moves");
    const char *word = word_take(&rest);
    uci->has_position = set_variant(uci, uci->variant) && set_position(uci, word, rest) &&
                        play_all(uci, moves != NULL ? moves : none);
}

static void use_net(struct uci *uci, struct motley_net *net) {
    motley_net_free(uci->net);
    uci->options.net = uci->net = net;
}

/* The net of a file instead of that before; a file without one changes nothing. */
static void set_net(struct uci *uci, const char *path) {
    const bool is_none = strcmp(path, "none") == 0;
    struct motley_net *net = is_none ? NULL : net_load(path);
    if (net == NULL && !is_none) {
        printf("info string error: no net: %s\n", path);
        return;
    }
    uci->has_net = true;
    use_net(uci, net);
}

/* The family's own net, where none was chosen. */
static void net_prepare(struct uci *uci) {
    if (!uci->has_net && (uci->net == NULL || !motley_net_is_for(uci->net, uci->game)))
        use_net(uci, net_own(uci->game));
}

/* Managers know games by names of their own, of which we play one. */
static void set_game(struct uci *uci, const char *name) {
    const char *variant = is_same(name, "chess") ? uci_orthodox : name;
    if (strlen(variant) >= VARIANT_MAX || !set_variant(uci, variant)) {
        printf("info string error: no such UCI_Variant: %s; it stays %s\n", name, uci->variant);
        return;
    }
    snprintf(uci->variant, sizeof uci->variant, "%s", variant);
    uci->has_position = true;
}

static void set_number(struct uci *uci, const char *name, unsigned long number) {
    if (is_same(name, "Hash"))
        uci->options.table_size = number << 20;
    else if (is_same(name, "Level"))
        uci->options.level = (unsigned)number;
    else
        uci->options.lines = (unsigned)number;
}

/* What is out of range changes nothing. */
static void read_spin(struct uci *uci, const struct spin *spin, const char *value) {
    char *end;
    const unsigned long number = strtoul(value, &end, 10);
    if (isdigit((unsigned char)*value) && *end == '\0' && number >= spin->least &&
        number <= spin->most)
        set_number(uci, spin->name, number);
    else
        printf("info string error: %s is a number from %lu to %lu, not: %s\n", spin->name,
               spin->least, spin->most, value);
}

static void set_option(struct uci *uci, const char *name, const char *value) {
    for (size_t i = 0; i < sizeof spins / sizeof *spins; i++)
        if (is_same(name, spins[i].name)) {
            read_spin(uci, &spins[i], value);
            return;
        }
    if (is_same(name, "UCI_Variant"))
        set_game(uci, value);
    else if (is_same(name, "EvalFile"))
        set_net(uci, value);
    else
        printf("info string error: no such option: %s\n", name);
}

/* The text without spaces around it. */
static char *trimmed(char *text) {
    char *start = text + strspn(text, " \t");
    size_t length = strlen(start);
    while (length > 0 && isspace((unsigned char)start[length - 1]))
        length--;
    start[length] = '\0';
    return start;
}

/* `name NAME value VALUE`; both may have several words. */
static void command_option(struct uci *uci, char *rest) {
    char *value = cut_at(rest, "value"), *name = cut_at(rest, "name");
    if (name == NULL) {
        puts("info string error: an option is set by: setoption name NAME value VALUE");
        return;
    }
    char none[] = "";
    set_option(uci, trimmed(name), trimmed(value != NULL ? value : none));
}

static void print_identity(void) {
    puts("id name Motley\nid author the authors of Motley");
    for (size_t i = 0; i < sizeof spins / sizeof *spins; i++)
        printf("option name %s type spin default %lu min %lu max %lu\n", spins[i].name,
               spins[i].usual, spins[i].least, spins[i].most);
    printf("option name UCI_Variant type string default %s\n"
           "option name EvalFile type string default <empty>\nuciok\n",
           uci_orthodox);
}

/* Nothing of the last game is kept. */
static void start_over(struct uci *uci) {
    struct motley_search *search = motley_search_new();
    if (search == NULL)
        return;
    motley_search_free(uci->search);
    uci->search = search;
}

/* Words before the first command that is known are left out, as the protocol wants it. */
static bool command_take(struct uci *uci, char *line) {
    char *word = word_take(&line);
    while (word != NULL && !is_command(word)) {
        printf("info string error: no such command: %s\n", word);
        word = word_take(&line);
    }
    if (word == NULL)
        return true;
    if (strcmp(word, "quit") == 0)
        return false;
    if (strcmp(word, "uci") == 0)
        print_identity();
    else if (strcmp(word, "isready") == 0)
        puts("readyok");
    else if (strcmp(word, "ucinewgame") == 0)
        start_over(uci);
    else if (strcmp(word, "position") == 0)
        command_position(uci, line);
    else if (strcmp(word, "setoption") == 0)
        command_option(uci, line);
    else if (strcmp(word, "go") == 0) {
        net_prepare(uci);
        uci_go(uci, line);
    }
    fflush(stdout);
    return true;
}

int command_uci(void) {
    struct uci *uci = calloc(1, sizeof *uci);
    if (uci == NULL)
        return EXIT_BAD_TEXT;
    uci->game = motley_game_new();
    uci->search = motley_search_new();
    uci->options.keeps_table = true;
    snprintf(uci->variant, sizeof uci->variant, "%s", uci_orthodox);
    uci->has_position = uci->game != NULL && uci->search != NULL && set_variant(uci, uci_orthodox);
    const bool is_ready = uci->has_position;
    char *line;
    while (is_ready && (line = input_take(&uci->input)) != NULL && command_take(uci, line))
        continue;
    input_free(&uci->input);
    motley_search_free(uci->search);
    motley_net_free(uci->net);
    motley_game_free(uci->game);
    free(uci);
    return is_ready ? EXIT_DONE : EXIT_BAD_TEXT;
}
