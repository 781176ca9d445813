/* Whole sessions: each line is a command of the native program's repl, or one of `arrange`,
   `explain` and `movement` with two words; arguments are as hostile as they come, and what is
   refused must change nothing. */

#include "probe.h"

enum { COMMANDS_MAX = 60 };

struct command {
    const char *text, *argument;
    size_t length, argument_length;
};

static bool command_is(const struct command *command, const char *name) {
    const size_t length = strlen(name);
    return command->length >= length && memcmp(command->text, name, length) == 0;
}

/* The argument's first and second word, ended by '\0'. */
struct pair {
    char first[16], second[16];
};

static struct pair command_pair(const struct command *command) {
    struct pair pair = {0};
    const char *space = memchr(command->argument, ' ', command->argument_length);
    const size_t first =
        space != NULL ? (size_t)(space - command->argument) : command->argument_length;
    const size_t second = space != NULL ? command->argument_length - first - 1 : 0;
    if (first < sizeof pair.first)
        memcpy(pair.first, command->argument, first);
    if (second > 0 && second < sizeof pair.second)
        memcpy(pair.second, space + 1, second);
    return pair;
}

/* What only tells: it may have nothing to say, and changes nothing. */
static bool command_asks(struct motley_game *game, const struct command *command) {
    const struct pair pair = command_pair(command);
    if (command_is(command, "explain "))
        motley_game_explain(game, pair.first, pair.second);
    else if (command_is(command, "movement "))
        motley_game_movement(game, pair.first, pair.second);
    else
        return false;
    return true;
}

static bool command_run(struct motley_game *game, const struct command *command,
                        struct motley_error *error) {
    if (command_is(command, "variant "))
        return motley_game_set_variant(game, command->argument, command->argument_length, error);
    if (command_is(command, "position "))
        return motley_game_set_position(game, command->argument, command->argument_length, error);
    if (command_is(command, "play "))
        return motley_game_play(game, command->argument, command->argument_length, error);
    if (command_is(command, "arrange ")) {
        const struct pair pair = command_pair(command);
        return motley_game_arrange(game, pair.first, pair.second, error);
    }
    return motley_game_undo(game, error);
}

static struct command command_next(const uint8_t **at, const uint8_t *end) {
    const uint8_t *start = *at;
    while (*at < end && **at != '\n')
        ++*at;
    struct command command = {.text = (const char *)start, .length = (size_t)(*at - start)};
    const char *space = memchr(command.text, ' ', command.length);
    command.argument = space != NULL ? space + 1 : command.text + command.length;
    command.argument_length = command.length - (size_t)(command.argument - command.text);
    if (*at < end)
        ++*at;
    return command;
}

static void command_try(struct motley_game *game, const struct command *command) {
    struct motley_error error;
    const bool has_variant = motley_game_has_variant(game);
    char *before = has_variant ? probe_copy(motley_game_position(game)) : NULL;
    if (!command_asks(game, command) && !command_run(game, command, &error)) {
        probe_error(&error, command->argument_length);
        assert(motley_game_has_variant(game) == has_variant);
        assert(!has_variant || strcmp(motley_game_position(game), before) == 0);
    }
    free(before);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const uint8_t *at = data;
    struct motley_game *game = motley_game_new();
    for (unsigned i = 0; i < COMMANDS_MAX && at < data + size; i++) {
        const struct command command = command_next(&at, data + size);
        command_try(game, &command);
    }
    if (motley_game_has_variant(game))
        probe_game(game, probe_seed(data, size));
    motley_game_free(game);
    return 0;
}
