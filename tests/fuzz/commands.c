/* Whole sessions: each line is a command of the native program's repl, or one of `arrange`,
   `explain` and `movement` with two words, or `possible`, which asks all that rules 5 tells;
   arguments are as hostile as they come, and what is refused must change nothing. `play @7` plays
   the seventh legal action, counted round and round.
 */

#include "grammar/mutator.h"
#include "probe.h"

enum { COMMANDS_MAX = 60 };

static const char *const arrangements[] = {"d1 HDO", "d8 DHO", "e2 OHD", "a7 HOD", "b2 DOH", NULL};
static const char *const kinds[] = {"Q OH", "P DH", "K ", "J ", "RN 2", "P 1", "PP ", "W ", NULL};
static const struct form forms[] = {
    {"variant ", CONTENT_VARIANT, 3, NULL},
    {"position ", CONTENT_POSITION, 8, NULL},
    {"play ", CONTENT_PLAY, 20, NULL},
    {"undo", CONTENT_NONE, 4, NULL},
    {"arrange ", CONTENT_WORDS, 1, arrangements},
    {"explain ", CONTENT_SQUARES, 4, NULL},
    {"movement ", CONTENT_WORDS, 1, kinds},
    {"possible ", CONTENT_SQUARES, 3, NULL},
    {NULL, CONTENT_NONE, 0, NULL},
};

const struct grammar target_grammar = {.forms = forms, .start = "", .separator = ' '};

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

/* The possible actions and captures of each seat, and the reason why a piece has no move. */
static void command_possible(struct motley_game *game, const char *square) {
    enum { ACTIONS_MAX = 3000 };
    struct motley_error error;
    for (const char *seat = "wbabcdef"; *seat != '\0'; seat++)
        if (motley_game_actions_of(game, *seat, &error) == NULL)
            probe_error(&error, 0);
    motley_game_explain_piece(game, square);
    motley_game_explain_check(game, square);
    motley_game_explain_risks(game, square);
    struct motley_takes *takes = motley_takes_new(game);
    if (takes == NULL)
        return;
    motley_takes_run(takes, ACTIONS_MAX);
    assert(motley_takes_tell(takes) != NULL);
    motley_takes_free(takes);
}

/* A command that only tells: it may have nothing to say, and changes nothing. */
static bool command_asks(struct motley_game *game, const struct command *command) {
    const struct pair pair = command_pair(command);
    if (command_is(command, "explain "))
        motley_game_explain(game, pair.first, pair.second);
    else if (command_is(command, "possible "))
        command_possible(game, pair.first);
    else if (command_is(command, "movement "))
        motley_game_movement(game, pair.first, pair.second);
    else
        return false;
    return true;
}

static bool command_play(struct motley_game *game, const struct command *command,
                         struct motley_error *error) {
    const size_t count = motley_game_has_variant(game) ? motley_game_action_count(game) : 0;
    if (count == 0 || command->argument_length == 0 || *command->argument != '@')
        return motley_game_play(game, command->argument, command->argument_length, error);
    size_t index = 0;
    for (size_t i = 1; i < command->argument_length && i < 6; i++)
        index = index * 10 + (unsigned char)command->argument[i];
    char *action = probe_copy(motley_game_action(game, index % count));
    const bool is_played = motley_game_play(game, action, strlen(action), error);
    assert(is_played);
    free(action);
    return is_played;
}

static bool command_run(struct motley_game *game, const struct command *command,
                        struct motley_error *error) {
    if (command_is(command, "variant "))
        return motley_game_set_variant(game, command->argument, command->argument_length, error);
    if (command_is(command, "position "))
        return motley_game_set_position(game, command->argument, command->argument_length, error);
    if (command_is(command, "play "))
        return command_play(game, command, error);
    if (command_is(command, "arrange "))
        return motley_game_arrange(game, command->argument, command->argument_length, error);
    return motley_game_undo(game, error);
}

static struct command command_next(const char **at, const char *end) {
    const struct part line = part_next(at, end);
    struct command command = {.text = line.text, .length = line.length};
    const char *space = line.length > 0 ? memchr(line.text, ' ', line.length) : NULL;
    command.argument = space != NULL ? space + 1 : line.text + line.length;
    command.argument_length = line.length - (size_t)(command.argument - line.text);
    return command;
}

static void command_try(struct motley_game *game, const struct command *command) {
    struct motley_error error;
    const bool has_variant = motley_game_has_variant(game);
    char *before = has_variant ? probe_copy(motley_game_position(game)) : NULL;
    if (!command_asks(game, command) && !probe_count(command_run(game, command, &error))) {
        probe_error(&error, command->argument_length);
        assert(motley_game_has_variant(game) == has_variant);
        assert(!has_variant || strcmp(motley_game_position(game), before) == 0);
    }
    free(before);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *at = (const char *)data, *end = at + size;
    struct motley_game *game = motley_game_new();
    for (unsigned i = 0; i < COMMANDS_MAX && at < end; i++) {
        const struct command command = command_next(&at, end);
        command_try(game, &command);
    }
    if (motley_game_has_variant(game))
        probe_game(game, "", 0, probe_seed(data, size));
    motley_game_free(game);
    return 0;
}
