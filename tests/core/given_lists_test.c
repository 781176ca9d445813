/*
 * TCHES(S): positions whose lists of actions were once wrong (rules 4.5), with the right number of
 * legal actions, those that had been left out, and those that had been listed and are illegal. They
 * were judged by an independent implementation of the rules.
 */

#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROW_MAX = 4096 };

struct row {
    char *variant, *position, *missing, *illegal;
    size_t count;
};

static void must_be_legal(struct motley_game *game, const char *actions, bool is_legal) {
    char *rest = keep_text(actions);
    for (char *action = strtok(rest, " "); action != NULL; action = strtok(NULL, " "))
        if (strcmp(action, "-") != 0 && game_has_action(game, action) != is_legal)
            fail_msg("%s must%s be legal", action, is_legal ? "" : " not");
}

static void row_holds(void **state) {
    const struct row *row = *state;
    struct motley_game *game = game_of(row->variant, row->position);
    must_be_legal(game, row->missing, true);
    must_be_legal(game, row->illegal, false);
    assert_int_equal(motley_game_action_count(game), row->count);
    motley_game_free(game);
}

/* The text up to '|' or the end. */
static char *field_cut(char **rest) {
    char *field = *rest;
    *rest += strcspn(*rest, "|");
    if (**rest == '|')
        *(*rest)++ = '\0';
    return field;
}

static void row_add(struct test_list *list, char *line) {
    char name[ROW_MAX];
    struct row *row = keep(sizeof *row);
    row->variant = field_cut(&line);
    row->position = field_cut(&line);
    row->count = strtoul(field_cut(&line), NULL, 10);
    row->missing = field_cut(&line);
    row->illegal = field_cut(&line);
    snprintf(name, sizeof name, "%s %s", row->variant, row->position);
    test_list_add(list, name, row_holds, row);
}

static void rows_add(struct test_list *list, const char *path) {
    char *text = data_read(path);
    while (*text != '\0') {
        char *line = text;
        text += strcspn(text, "\n");
        if (*text == '\n')
            *text++ = '\0';
        if (*line != '#' && *line != '\0')
            row_add(list, line);
    }
}

int main(void) {
    struct test_list list = {0};
    rows_add(&list, "legality/given.txt");
    return test_list_run(&list, "given lists");
}
