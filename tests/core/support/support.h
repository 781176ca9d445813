#ifndef MOTLEY_TEST_SUPPORT_H
#define MOTLEY_TEST_SUPPORT_H

/* Helpers of all test programs. cmocka.h comes after the headers that it needs. */

#include "motley.h"
#include "random.h"
#include "rules.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

/** Zeroed memory that lives until the program ends. */
void *keep(size_t size);

/** A copy of a text that lives until the program ends. */
char *keep_text(const char *text);

/** The contents of a file below tests/, which must exist. */
char *data_read(const char *path);

/** Writes a file below tests/. */
void data_write(const char *path, const char *text);

/** Fails with the first line in which a text is not as in a file below tests/. */
void must_be_as_in(const char *path, const char *actual);

/** A text that is written as a file is. */
struct sheet {
    char *text;
    size_t size;
    FILE *file;
};

void sheet_begin(struct sheet *sheet);

/** Gives the text, which lives until the program ends. */
char *sheet_end(struct sheet *sheet);

/**
 * Sanitizers and WebAssembly see the same code once more, for its memory and for numbers of 32
 * bits: fewer games and shallower trees are enough there, and take as long as all of them do
 * natively.
 */
#if defined(__SANITIZE_ADDRESS__) || defined(__EMSCRIPTEN__)
enum { RUNS_NATIVELY = 0 };
#else
enum { RUNS_NATIVELY = 1 };
#endif

/** Tests that are made at run time, one per row of data. */
struct test_list {
    struct CMUnitTest *tests;
    size_t count, capacity;
};

/** Adds a test; the name is copied. */
void test_list_add(struct test_list *list, const char *name, CMUnitTestFunction test, void *state);

/** Whether a test has that name already: several presets can have one variant. */
bool test_list_has(const struct test_list *list, const char *name);

/** Hands each file of a folder below tests/ that has the ending to a function, sorted by name. */
void test_list_add_files(struct test_list *list, const char *folder, const char *ending,
                         void (*add)(struct test_list *list, const char *path));

/** Runs the list as one group; fails on an empty one. */
int test_list_run(const struct test_list *list, const char *group);

/** Hands each row of a file below tests/ to a function: its fields, with bars between two, without
    the spaces around them; they are kept. A row of another number of fields stops the program. */
void test_list_add_rows(struct test_list *list, const char *path, size_t fields,
                        void (*add)(struct test_list *list, char *const *fields));

/** A game of a variant, of the template families too, and of a position unless it is NULL or "".
    Fails the test if refused. */
struct motley_game *game_of(const char *variant, const char *position);

/** Plays an action that must be legal. */
void must_play(struct motley_game *game, const char *action);

/** Plays a legal action by chance; false if there is none. */
bool play_randomly(struct motley_game *game, struct random *random);

/** The turn of the newest position: whose it is, and how far. */
struct turn turn_of(const struct motley_game *game);

/** The key of what the last turn has left (core/search/turn.h). */
uint64_t turn_key_of(const struct motley_game *game);

/** Takes back all that was played after a ply. */
void undo_to(struct motley_game *game, size_t ply);

/** A copy of a text, freed by the caller. */
char *text_copy(const char *text);

/** The texts of all legal actions, each with a space behind it; freed by the caller. */
char *actions_text(struct motley_game *game);

/** True if the action is in the list of legal ones. */
bool game_has_action(struct motley_game *game, const char *action);

#endif
