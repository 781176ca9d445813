/* `motley-lab`: games of the computer with itself by the thousand, and what is made of them. */

#include "commands.h"

#include <stdlib.h>
#include <string.h>

struct command {
    const char *name;
    const char *takes; /* as the usage has it, with lines of its own */
    int (*run)(int count, char **words);
};

static const struct command commands[] = {
    {"match",
     " A B --variant V [--games N] [--seed N]\n"
     "                  [--opening ACTIONS] [--longest ACTIONS] [--results FILE]\n"
     "                  [--shard I/N] [--sprt ELO,ELO]",
     command_match},
    {"tally", " RESULTS... [--sprt ELO,ELO] [--out FILE]", command_tally},
    {"foresight", " VARIANT [--games N] [--player P] [--seed N] [--opening ACTIONS]",
     command_foresight},
    {"puzzles",
     " VARIANT [--games N] [--player P] [--scout P] [--seed N]\n"
     "                  [--opening ACTIONS] [--turns N] [--bound ACTIONS] [--shard I/N]",
     command_puzzles},
    {"selfplay",
     " VARIANT [--games N] [--player P] [--seed N]\n"
     "                  [--opening ACTIONS] [--shard I/N]",
     command_selfplay},
    {"samples", " VARIANT [--all] < GAMES", command_samples},
    {"tune",
     " PLAYER VARIANT... [--games N] [--seed N] [--opening ACTIONS]\n"
     "                  [--pull N] [--trust PERCENT] [--samples FILE] [--out FILE]\n"
     "                  [--shard I/N] [--parts N]",
     command_tune},
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static void print_usage(void) {
    for (size_t i = 0; i < COMMANDS; i++)
        fprintf(stderr, "%s motley-lab %s%s\n", i == 0 ? "usage:" : "      ", commands[i].name,
                commands[i].takes);
    fprintf(stderr, "A player is what `motley match` takes.\n");
}

static int line_run(int count, char **words) {
    for (size_t i = 0; count > 1 && i < COMMANDS; i++)
        if (strcmp(words[1], commands[i].name) == 0)
            return commands[i].run(count - 2, words + 2);
    return EXIT_BAD_USAGE;
}

int main(int argc, char **argv) {
    const int status = line_run(argc, argv);
    if (status == EXIT_BAD_USAGE)
        print_usage();
    if (fflush(stdout) != 0 || ferror(stdout) != 0) {
        perror("motley-lab");
        return EXIT_BAD_TEXT;
    }
    return status;
}
