#include "playthrough.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILES_MAX = 100 };

static struct playthrough all[FILES_MAX + 1];
static size_t count;

/* The text after a word at the beginning of a line, or NULL. */
static char *line_argument(char *line, const char *word) {
    const size_t length = strlen(word);
    return strncmp(line, word, length) == 0 && line[length] == ' ' ? line + length + 1 : NULL;
}

static char *comment_longer(const char *comment, const char *line) {
    const size_t size = strlen(comment) + strlen(line) + 2;
    char *longer = keep(size);
    snprintf(longer, size, "%s%s\n", comment, line);
    return longer;
}

static void line_read(struct playthrough *playthrough, char *line) {
    char *variant = line_argument(line, "variant");
    char *start = line_argument(line, "start");
    char *action = line_argument(line, "play");
    if (line[0] == '#') {
        playthrough->comment = comment_longer(playthrough->comment, line);
    } else if (variant != NULL) {
        playthrough->variant = variant;
    } else if (start != NULL) {
        playthrough->start = start;
    } else if (action != NULL) {
        playthrough->actions[playthrough->action_count++] = action;
    }
}

static void file_read(struct test_list *list, const char *path) {
    (void)list;
    assert(count < FILES_MAX);
    struct playthrough *playthrough = &all[count++];
    char *text = data_read(path);
    size_t lines = 1;
    for (const char *at = text; *at != '\0'; at++)
        lines += *at == '\n';
    playthrough->path = keep_text(path);
    playthrough->comment = keep_text("");
    playthrough->start = keep_text("");
    playthrough->actions = keep(lines * sizeof *playthrough->actions);
    for (char *line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n"))
        line_read(playthrough, line);
    if (playthrough->variant == NULL) {
        fprintf(stderr, "%s names no variant\n", path);
        abort();
    }
}

const struct playthrough *playthroughs_read(void) {
    if (count == 0)
        test_list_add_files(NULL, "playthroughs", ".txt", file_read);
    return all;
}

struct motley_game *playthrough_game(const struct playthrough *playthrough) {
    return game_of(playthrough->variant, playthrough->start);
}
