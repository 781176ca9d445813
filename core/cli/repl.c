/* `motley repl`: one command per line, answered by zero or more lines and then `ok`, or by one line
   `error: …`; an error changes nothing. */

#include "commands.h"
#include "options.h"
#include "words.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_MAX_BYTES = 1 << 20 };

/* A line of standard input that grows as needed. */
struct line {
    char *text;
    size_t length, capacity;
    bool is_too_long;
};

static bool line_append(struct line *line, char byte) {
    if (line->length + 1 >= line->capacity) {
        const size_t capacity = line->capacity * 2 + 256;
        char *text = realloc(line->text, capacity);
        if (text == NULL)
            return false;
        line->text = text;
        line->capacity = capacity;
    }
    line->text[line->length++] = byte;
    line->text[line->length] = '\0';
    return true;
}

/* Reads a line without its end; false at the end of input or of memory. */
static bool line_read(struct line *line) {
    int byte = getchar();
    line->length = 0;
    line->is_too_long = false;
    if (byte == EOF || !line_append(line, '\0'))
        return false;
    line->length = 0;
    for (; byte != EOF && byte != '\n'; byte = getchar())
        if (line->length >= LINE_MAX_BYTES || !line_append(line, (char)byte))
            line->is_too_long = true;
    line->text[line->length] = '\0';
    return true;
}

static bool answer_error(const struct motley_error *error) {
    error_print(stdout, error);
    return false;
}

static bool answer_fault(enum fault fault) {
    printf("error: command, offset 0: %s: %s\n", fault_code(fault), fault_words(fault));
    return false;
}

static bool answer_no_memory(void) {
    const struct motley_error error = {.subject = MOTLEY_SUBJECT_GAME,
                                       .reason = MOTLEY_REASON_MEMORY};
    return answer_error(&error);
}

static bool answer_no_variant(void) {
    const struct motley_error error = {.subject = MOTLEY_SUBJECT_GAME,
                                       .reason = MOTLEY_REASON_NO_VARIANT};
    return answer_error(&error);
}

static bool answer_text(const char *text) {
    if (text == NULL)
        return answer_no_memory();
    puts(text);
    return true;
}

/* A command with its argument; argument NULL when the line holds the command alone. */
struct command {
    const char *name;
    const char *argument;
    size_t argument_length;
};

static bool command_is(const struct command *command, const char *name, bool has_argument) {
    return strcmp(command->name, name) == 0 && (command->argument != NULL) == has_argument;
}

static bool run_actions(struct motley_game *game) {
    for (size_t i = 0; i < motley_game_action_count(game); i++)
        if (!answer_text(motley_game_action(game, i)))
            return false;
    return true;
}

/* The actions of a seat if its turn began now; the seat is one letter. */
static bool run_actions_of(struct motley_game *game, const struct command *command) {
    struct motley_error error;
    const char seat = command->argument_length == 1 ? command->argument[0] : '\0';
    const char *actions = motley_game_actions_of(game, seat, &error);
    return actions != NULL ? answer_text(actions) : answer_error(&error);
}

/* Whether somebody has pressed Ctrl+C, or sent SIGINT, since a long work began. */
static volatile sig_atomic_t is_interrupted;

static void interrupt(int signal_number) {
    (void)signal_number;
    is_interrupted = 1;
}

static bool is_stopped(void *data) {
    (void)data;
    return is_interrupted != 0;
}

static bool run_perft(struct motley_game *game, const struct command *command) {
    unsigned depth;
    uint64_t count;
    if (!depth_read(command->argument, &depth))
        return answer_fault(FAULT_DEPTH);
    is_interrupted = 0;
    motley_game_stop_perft(game, is_stopped, NULL);
    void (*const usual)(int) = signal(SIGINT, interrupt);
    const bool is_counted = motley_game_perft(game, depth, &count);
    signal(SIGINT, usual);
    if (!is_counted)
        return is_interrupted ? answer_fault(FAULT_STOPPED) : answer_no_memory();
    printf("%llu\n", (unsigned long long)count);
    return true;
}

/* Slices of what takes long, in which nobody asks whether it is to stop. */
enum { SLICE = 10000 };

static bool run_takes(struct motley_game *game) {
    struct motley_error error = {.subject = MOTLEY_SUBJECT_GAME, .reason = MOTLEY_REASON_GAME_OVER};
    if (motley_game_action_count(game) == 0)
        return answer_error(&error);
    struct motley_takes *takes = motley_takes_new(game);
    if (takes == NULL)
        return answer_no_memory();
    is_interrupted = 0;
    void (*const usual)(int) = signal(SIGINT, interrupt);
    while (!is_interrupted && motley_takes_run(takes, SLICE))
        ;
    signal(SIGINT, usual);
    const bool is_told =
        is_interrupted ? answer_fault(FAULT_STOPPED) : answer_text(motley_takes_tell(takes));
    motley_takes_free(takes);
    return is_told;
}

/* The commands that only tell something. */
static bool run_telling(struct motley_game *game, const struct command *command) {
    if (command_is(command, "variant", false))
        return answer_text(motley_game_variant(game));
    if (command_is(command, "position", false))
        return answer_text(motley_game_position(game));
    if (command_is(command, "outcome", false))
        return answer_text(motley_game_outcome(game));
    if (command_is(command, "actions", false))
        return run_actions(game);
    if (command_is(command, "actions", true))
        return run_actions_of(game, command);
    if (command_is(command, "why", true))
        return answer_text(motley_game_explain_piece(game, command->argument));
    if (command_is(command, "check", true))
        return answer_text(motley_game_explain_check(game, command->argument));
    if (command_is(command, "takes", false))
        return run_takes(game);
    if (command_is(command, "perft", true))
        return run_perft(game, command);
    return answer_fault(FAULT_UNKNOWN);
}

static bool run_position(struct motley_game *game, const struct command *command) {
    struct motley_error error;
    if (!motley_game_set_position(game, command->argument, command->argument_length, &error))
        return answer_error(&error);
    mends_print(stdout, "note: ", game);
    return true;
}

/* The commands that need a variant. */
static bool run_in_game(struct motley_game *game, const struct command *command) {
    struct motley_error error;
    if (command_is(command, "position", true))
        return run_position(game, command);
    if (command_is(command, "play", true))
        return motley_game_play(game, command->argument, command->argument_length, &error) ||
               answer_error(&error);
    if (command_is(command, "undo", false))
        return motley_game_undo(game, &error) || answer_error(&error);
    return run_telling(game, command);
}

static bool command_run(struct motley_game *game, const struct command *command) {
    struct motley_error error;
    if (command_is(command, "variant", true))
        return motley_game_set_variant(game, command->argument, command->argument_length, &error) ||
               answer_error(&error);
    if (!motley_game_has_variant(game))
        return answer_no_variant();
    return run_in_game(game, command);
}

/* Cuts the line at its first space. */
static struct command command_of(struct line *line) {
    struct command command = {.name = line->text};
    char *space = memchr(line->text, ' ', line->length);
    if (space != NULL) {
        *space = '\0';
        command.argument = space + 1;
        command.argument_length = line->length - (size_t)(command.argument - line->text);
    }
    return command;
}

/* Answers one line; true if it was `quit`. */
static bool line_answer(struct line *line, struct motley_game *game) {
    bool is_ok = false, is_quit = false;
    if (line->is_too_long) {
        answer_fault(FAULT_TOO_LONG);
    } else if (memchr(line->text, '\0', line->length) != NULL) {
        answer_fault(FAULT_NUL);
    } else {
        const struct command command = command_of(line);
        is_quit = command_is(&command, "quit", false);
        is_ok = is_quit || command_run(game, &command);
    }
    if (is_ok)
        puts("ok");
    fflush(stdout);
    return is_quit;
}

int command_repl(void) {
    struct line line = {0};
    struct motley_game *game = motley_game_new();
    bool is_quit = game == NULL;
    while (!is_quit && line_read(&line))
        is_quit = line_answer(&line, game);
    if (game == NULL)
        answer_no_memory();
    free(line.text);
    motley_game_free(game);
    return game != NULL ? EXIT_DONE : EXIT_BAD_TEXT;
}
