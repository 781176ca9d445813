/* `motley`: the core as a program for developers, testers and other programs (formats 5). */

#include "commands.h"
#include "options.h"
#include "words.h"

#include <stdlib.h>
#include <string.h>

/* The words of a command line after the command itself. */
struct words {
    int count;
    char **word;
};

static int fail_text(const struct motley_error *error) {
    error_print(stderr, error);
    return EXIT_BAD_TEXT;
}

static int fail_memory(void) {
    const struct motley_error error = {.subject = MOTLEY_SUBJECT_GAME,
                                       .reason = MOTLEY_REASON_MEMORY};
    return fail_text(&error);
}

static int print_line(const char *text) {
    if (text == NULL)
        return fail_memory();
    puts(text);
    return EXIT_DONE;
}

/* A position may be one word or its fields as several: joins them, to be freed by the caller. */
static char *words_join(struct words words) {
    size_t size = 1;
    for (int i = 0; i < words.count; i++)
        size += strlen(words.word[i]) + 1;
    char *joined = calloc(1, size);
    char *end = joined;
    for (int i = 0; joined != NULL && i < words.count; i++) {
        const size_t length = strlen(words.word[i]);
        if (i > 0)
            *end++ = ' ';
        memcpy(end, words.word[i], length);
        end += length;
    }
    return joined;
}

/* Sets the variant, and the position if words are left for one. */
static int game_set(struct motley_game *game, const char *variant, struct words position) {
    struct motley_error error;
    if (!motley_game_set_variant(game, variant, strlen(variant), &error))
        return fail_text(&error);
    if (position.count == 0)
        return EXIT_DONE;
    char *text = words_join(position);
    if (text == NULL)
        return fail_memory();
    const bool is_set = motley_game_set_position(game, text, strlen(text), &error);
    free(text);
    mends_print(stderr, "note: ", game);
    return is_set ? EXIT_DONE : fail_text(&error);
}

static int command_start(struct motley_game *game, struct words words) {
    if (words.count != 1)
        return EXIT_BAD_USAGE;
    const int status = game_set(game, words.word[0], (struct words){0});
    return status != EXIT_DONE ? status : print_line(motley_game_position(game));
}

static int command_actions(struct motley_game *game, struct words words) {
    if (words.count < 1)
        return EXIT_BAD_USAGE;
    int status = game_set(game, words.word[0], (struct words){words.count - 1, words.word + 1});
    for (size_t i = 0; status == EXIT_DONE && i < motley_game_action_count(game); i++)
        status = print_line(motley_game_action(game, i));
    return status;
}

static int command_outcome(struct motley_game *game, struct words words) {
    if (words.count < 1)
        return EXIT_BAD_USAGE;
    const int status =
        game_set(game, words.word[0], (struct words){words.count - 1, words.word + 1});
    return status != EXIT_DONE ? status : print_line(motley_game_outcome(game));
}

/* Whether a list of words with a space between two has one of so many bytes. */
static bool list_has(const char *list, const char *word, size_t length) {
    for (; *list != '\0'; list += list[strcspn(list, " ")] != '\0') {
        if (strcspn(list, " ") == length && strncmp(list, word, length) == 0)
            return true;
        list += strcspn(list, " ");
    }
    return false;
}

/* The statements that hold, one on a line; what does not hold in the family's usual game, or names
   another number there, is marked. */
static int command_rules(struct motley_game *game, struct words words) {
    if (words.count != 1)
        return EXIT_BAD_USAGE;
    const char *family = words.word[0];
    struct motley_game *usual = motley_game_new();
    struct motley_error error;
    int status = game_set(game, family, (struct words){0});
    if (status == EXIT_DONE && usual == NULL)
        status = fail_memory();
    if (status == EXIT_DONE &&
        !motley_game_set_variant(usual, family, strcspn(family, ";"), &error))
        status = fail_text(&error);
    const char *keys = status == EXIT_DONE ? motley_game_statements(game) : NULL;
    const char *others = keys != NULL ? motley_game_statements(usual) : NULL;
    if (status == EXIT_DONE && others == NULL)
        status = fail_memory();
    for (size_t length; others != NULL && *keys != '\0'; keys += length + (keys[length] != '\0')) {
        length = strcspn(keys, " ");
        printf("%.*s%s\n", (int)length, keys, list_has(others, keys, length) ? "" : " *");
    }
    motley_game_free(usual);
    return status;
}

static int play_all(struct motley_game *game, struct words actions) {
    struct motley_error error;
    for (int i = 0; i < actions.count; i++)
        if (!motley_game_play(game, actions.word[i], strlen(actions.word[i]), &error))
            return fail_text(&error);
    return EXIT_DONE;
}

static int command_play(struct motley_game *game, struct words words) {
    int dashes = 1;
    while (dashes < words.count && strcmp(words.word[dashes], "--") != 0)
        dashes++;
    if (dashes >= words.count)
        return EXIT_BAD_USAGE;
    const int status = game_set(game, words.word[0], (struct words){dashes - 1, words.word + 1});
    if (status != EXIT_DONE)
        return status;
    const int played =
        play_all(game, (struct words){words.count - dashes - 1, words.word + dashes + 1});
    return played != EXIT_DONE ? played : print_line(motley_game_position(game));
}

static int command_goal(struct motley_game *game, struct words words) {
    struct motley_error error;
    if (words.count < 3)
        return EXIT_BAD_USAGE;
    int status = game_set(game, words.word[0], (struct words){1, words.word + 1});
    if (status == EXIT_DONE)
        status = play_all(game, (struct words){words.count - 3, words.word + 3});
    if (status != EXIT_DONE)
        return status;
    const char *state = motley_game_goal(game, words.word[2], strlen(words.word[2]), &error);
    return state != NULL ? print_line(state) : fail_text(&error);
}

static int print_divide(struct motley_game *game, unsigned depth) {
    uint64_t first_actions, count, sum = 0;
    if (!motley_game_perft(game, depth > 0 ? 1 : 0, &first_actions))
        return fail_memory();
    for (size_t i = 0; depth > 0 && i < first_actions; i++) {
        const char *action = motley_game_divide(game, depth, i, &count);
        if (action == NULL)
            return fail_memory();
        printf("%s %llu\n", action, (unsigned long long)count);
        sum += count;
    }
    printf("%llu\n", (unsigned long long)(depth > 0 ? sum : first_actions));
    return EXIT_DONE;
}

static int command_perft(struct motley_game *game, struct words words) {
    unsigned depth;
    uint64_t count;
    const bool is_divided = words.count > 2 && strcmp(words.word[words.count - 1], "--divide") == 0;
    if (is_divided)
        words.count--;
    if (words.count < 2 || !depth_read(words.word[1], &depth))
        return EXIT_BAD_USAGE;
    const int status =
        game_set(game, words.word[0], (struct words){words.count - 2, words.word + 2});
    if (status != EXIT_DONE)
        return status;
    if (is_divided)
        return print_divide(game, depth);
    if (!motley_game_perft(game, depth, &count))
        return fail_memory();
    printf("%llu\n", (unsigned long long)count);
    return EXIT_DONE;
}

/* Each command has one of the three: on a game, with options of its own, or without any words. */
struct command {
    const char *name;
    const char *takes; /* as the usage has it, with lines of its own */
    int (*run_on)(struct motley_game *game, struct words words);
    int (*run_with)(int count, char **words);
    int (*run)(void);
};

static const struct command commands[] = {
    {"variants", " [FAMILY]", .run_with = command_variants},
    {"seats", " VARIANT", .run_with = command_seats},
    {"start", " VARIANT", .run_on = command_start},
    {"actions", " VARIANT [POSITION]", .run_on = command_actions},
    {"outcome", " VARIANT [POSITION]", .run_on = command_outcome},
    {"rules", " VARIANT", .run_on = command_rules},
    {"play", " VARIANT [POSITION] -- ACTION...", .run_on = command_play},
    {"goal", " VARIANT POSITION GOAL [ACTION...]", .run_on = command_goal},
    {"perft", " VARIANT DEPTH [POSITION] [--divide]", .run_on = command_perft},
    {"bench", "", .run = command_bench},
    {"repl", "", .run = command_repl},
    {"match",
     " A B --variant V [--games N] [--seed N]\n"
     "              [--opening ACTIONS] [--longest ACTIONS] [--results FILE]\n"
     "              [--shard I/N] [--sprt ELO,ELO]",
     .run_with = command_match},
    {"balance", " VARIANT [--games N] [--player P] [--seed N] [--opening ACTIONS]",
     .run_with = command_balance},
    {"uci", "", .run = command_uci},
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static void print_usage(void) {
    for (size_t i = 0; i < COMMANDS; i++)
        fprintf(stderr, "%s motley %s%s\n", i == 0 ? "usage:" : "      ", commands[i].name,
                commands[i].takes);
    fprintf(stderr,
            "A player is `beginner`, or `level=N`, `nodes=N`, `depth=N`,\n"
            "`weights=FILE`, `net=FILE`, `net=none`, joined by commas.\n"
            "A DEPTH is 0 to %d.\n",
            MOTLEY_PERFT_DEPTH_MAX);
}

static int command_run(const struct command *command, struct words words) {
    if (command->run_with != NULL)
        return command->run_with(words.count, words.word);
    if (command->run != NULL)
        return words.count == 0 ? command->run() : EXIT_BAD_USAGE;
    struct motley_game *game = motley_game_new();
    if (game == NULL)
        return fail_memory();
    const int status = command->run_on(game, words);
    motley_game_free(game);
    return status;
}

static int line_run(int count, char **words) {
    for (size_t i = 0; count > 1 && i < COMMANDS; i++)
        if (strcmp(words[1], commands[i].name) == 0)
            return command_run(&commands[i], (struct words){count - 2, words + 2});
    return EXIT_BAD_USAGE;
}

int main(int argc, char **argv) {
    const int status = line_run(argc, argv);
    if (status == EXIT_BAD_USAGE)
        print_usage();
    if (fflush(stdout) != 0 || ferror(stdout) != 0) {
        perror("motley");
        return EXIT_BAD_TEXT;
    }
    return status;
}
