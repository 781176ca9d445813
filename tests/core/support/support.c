#define _POSIX_C_SOURCE 200809L

#include "support.h"

#include "game.h"
#include "search/turn.h"
#include "templates.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Everything kept stays reachable, so that leak checkers have nothing to say about it. */
struct kept {
    struct kept *next;
};

static struct kept *all_kept;

void *keep(size_t size) {
    struct kept *block = calloc(1, sizeof *block + size);
    if (block == NULL)
        abort();
    block->next = all_kept;
    all_kept = block;
    return block + 1;
}

char *keep_text(const char *text) {
    char *copy = keep(strlen(text) + 1);
    return memcpy(copy, text, strlen(text) + 1);
}

char *data_read(const char *path) {
    char full[1024];
    snprintf(full, sizeof full, "%s/%s", MOTLEY_TEST_DATA, path);
    FILE *file = fopen(full, "rb");
    if (file == NULL) {
        fprintf(stderr, "cannot read %s\n", full);
        abort();
    }
    fseek(file, 0, SEEK_END);
    const long size = ftell(file);
    rewind(file);
    char *text = keep((size_t)size + 1);
    const size_t read = fread(text, 1, (size_t)size, file);
    fclose(file);
    text[read] = '\0';
    return text;
}

void data_write(const char *path, const char *text) {
    char full[1024];
    snprintf(full, sizeof full, "%s/%s", MOTLEY_TEST_DATA, path);
    FILE *file = fopen(full, "wb");
    if (file == NULL || fputs(text, file) < 0 || fclose(file) != 0) {
        fprintf(stderr, "cannot write %s\n", full);
        abort();
    }
}

/* The first line in which two texts differ, counted from 1; both are moved there. */
static size_t first_difference(const char **a, const char **b) {
    size_t line = 1;
    const char *start_a = *a, *start_b = *b;
    for (size_t i = 0; (*a)[i] == (*b)[i] && (*a)[i] != '\0'; i++)
        if ((*a)[i] == '\n') {
            start_a = *a + i + 1;
            start_b = *b + i + 1;
            line++;
        }
    *a = start_a;
    *b = start_b;
    return line;
}

void must_be_as_in(const char *path, const char *actual) {
    const char *expected = data_read(path);
    if (strcmp(expected, actual) == 0)
        return;
    const size_t line = first_difference(&expected, &actual);
    fail_msg("%s:%zu\n  was    %.*s\n  is now %.*s", path, line, (int)strcspn(expected, "\n"),
             expected, (int)strcspn(actual, "\n"), actual);
}

void sheet_begin(struct sheet *sheet) {
    sheet->file = open_memstream(&sheet->text, &sheet->size);
    assert_non_null(sheet->file);
}

char *sheet_end(struct sheet *sheet) {
    fclose(sheet->file);
    char *text = keep_text(sheet->text);
    free(sheet->text);
    return text;
}

void test_list_add(struct test_list *list, const char *name, CMUnitTestFunction test, void *state) {
    if (list->count == list->capacity) {
        const size_t capacity = list->capacity * 2 + 64;
        struct CMUnitTest *tests = keep(capacity * sizeof *tests);
        if (list->count > 0)
            memcpy(tests, list->tests, list->count * sizeof *tests);
        list->tests = tests;
        list->capacity = capacity;
    }
    list->tests[list->count++] =
        (struct CMUnitTest){.name = keep_text(name), .test_func = test, .initial_state = state};
}

bool test_list_has(const struct test_list *list, const char *name) {
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->tests[i].name, name) == 0)
            return true;
    return false;
}

static bool text_ends(const char *text, const char *ending) {
    const size_t length = strlen(text), end = strlen(ending);
    return length > end && strcmp(text + length - end, ending) == 0;
}

void test_list_add_files(struct test_list *list, const char *folder, const char *ending,
                         void (*add)(struct test_list *list, const char *path)) {
    struct dirent **entries;
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", MOTLEY_TEST_DATA, folder);
    const int count = scandir(path, &entries, NULL, alphasort);
    if (count < 0)
        fprintf(stderr, "cannot open %s\n", path);
    for (int i = 0; i < count; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);
        if (text_ends(path, ending))
            add(list, path);
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
}

/* Cuts a field off at the bar or the end of the line, without the spaces around it. */
static char *field_cut(char **rest) {
    char *start = *rest + strspn(*rest, " "), *end = start + strcspn(start, "|");
    *rest = *end == '|' ? end + 1 : NULL;
    while (end > start && end[-1] == ' ')
        end--;
    *end = '\0';
    return start;
}

void test_list_add_rows(struct test_list *list, const char *path, size_t count,
                        void (*add)(struct test_list *list, char *const *fields)) {
    for (char *line = strtok(data_read(path), "\n"); line != NULL; line = strtok(NULL, "\n")) {
        char *rest = *line != '#' ? line : NULL, **fields = keep(count * sizeof *fields);
        size_t found = 0;
        for (; rest != NULL && found < count; found++)
            fields[found] = field_cut(&rest);
        if (rest != NULL || (found > 0 && found < count)) {
            fprintf(stderr, "%s: not a row of %zu fields: %s\n", path, count, line);
            abort();
        }
        if (found == count)
            add(list, fields);
    }
}

int test_list_run(const struct test_list *list, const char *group) {
    if (list->count == 0) {
        fprintf(stderr, "%s: there is no test\n", group);
        return 1;
    }
    return _cmocka_run_group_tests(group, list->tests, list->count, NULL, NULL);
}

static void fail_with(const char *text, const struct motley_error *error) {
    fail_msg("%s: %s %s at %zu", text, motley_subject_code(error->subject),
             motley_reason_code(error->reason), error->offset);
}

struct motley_game *game_of(const char *variant, const char *position) {
    struct motley_error error;
    struct motley_game *game = game_new_over(all_families);
    assert_non_null(game);
    if (!motley_game_set_variant(game, variant, strlen(variant), &error))
        fail_with(variant, &error);
    if (position != NULL && position[0] != '\0' &&
        !motley_game_set_position(game, position, strlen(position), &error))
        fail_with(position, &error);
    return game;
}

void must_play(struct motley_game *game, const char *action) {
    struct motley_error error;
    if (!motley_game_play(game, action, strlen(action), &error))
        fail_with(action, &error);
}

bool game_has_action(struct motley_game *game, const char *action) {
    for (size_t i = 0; i < motley_game_action_count(game); i++)
        if (strcmp(motley_game_action(game, i), action) == 0)
            return true;
    return false;
}

bool play_randomly(struct motley_game *game, struct random *random) {
    struct motley_error error;
    const size_t count = motley_game_action_count(game);
    return count > 0 && game_play_at(game, random_below(random, count), &error);
}

struct turn turn_of(const struct motley_game *game) {
    return rules_of(game)->turn(variant_of(game), position_of(game));
}

uint64_t turn_key_of(const struct motley_game *game) {
    return search_turn_key(variant_of(game), position_of(game),
                           ply_at(game, game->ply_count)->outcome);
}

void undo_to(struct motley_game *game, size_t ply) {
    struct motley_error error;
    while (motley_game_ply(game) > ply)
        assert_true(motley_game_undo(game, &error));
}

char *text_copy(const char *text) {
    assert_non_null(text);
    char *copy = malloc(strlen(text) + 1);
    assert_non_null(copy);
    return memcpy(copy, text, strlen(text) + 1);
}

char *actions_text(struct motley_game *game) {
    const size_t count = motley_game_action_count(game);
    size_t size = 1, length = 0;
    for (size_t i = 0; i < count; i++)
        size += strlen(motley_game_action(game, i)) + 1;
    char *text = calloc(1, size);
    assert_non_null(text);
    for (size_t i = 0; i < count; i++)
        length += (size_t)sprintf(text + length, "%s ", motley_game_action(game, i));
    return text;
}
