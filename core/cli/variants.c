/*
 * `motley variants` and `motley seats`: what there is to play. With a family its variants are all
 * that its options make, as far as these are choices and ranges and do not contradict each other.
 */

#include "commands.h"

#include "../game.h"
#include "words.h"

#include <stdlib.h>
#include <string.h>

enum { TEXT_MAX = 512 };

static void print_presets(void) {
    for (size_t i = 0; motley_preset_at(i) != NULL; i++) {
        const struct motley_preset *preset = motley_preset_at(i);
        printf("%s\t%s", preset->key, preset->variant);
        if (preset->position != NULL)
            printf("\t%s", preset->position);
        putchar('\n');
    }
}

/* How many values an option has here; 1 for those of free forms, which stay as they are. */
static unsigned option_count(const struct option *option) {
    unsigned count = 1;
    if (option->values == NULL)
        return option->read == NULL ? option->high - option->low + 1u : count;
    while (option->values[count] != NULL)
        count++;
    return count;
}

/* Writes an option's n-th value behind a variant; its length. Nothing of those of free forms. */
static size_t option_write(const struct option *option, unsigned n, char *text, size_t size) {
    int length = 0;
    if (option->values != NULL)
        length = snprintf(text, size, ";%s=%s", option->key, option->values[n]);
    else if (option->read == NULL)
        length = snprintf(text, size, ";%s=%u", option->key, option->low + n);
    return length > 0 && (size_t)length < size ? (size_t)length : 0;
}

/* The variant of a number, whose digits say the value of each option; the first option's changes
   last. */
static void combination_write(const struct rules *rules, unsigned long number, unsigned long of,
                              char text[TEXT_MAX]) {
    size_t length = (size_t)snprintf(text, TEXT_MAX, "%s", rules->family);
    for (const struct option *option = rules->options; option->key != NULL; option++) {
        of /= option_count(option);
        const unsigned n = (unsigned)(number / of % option_count(option));
        length += option_write(option, n, text + length, TEXT_MAX - length);
    }
}

static int print_variants(struct motley_game *game, const char *family) {
    struct motley_error error;
    if (!motley_game_set_variant(game, family, strlen(family), &error)) {
        error_print(stderr, &error);
        return EXIT_BAD_TEXT;
    }
    const struct rules *rules = rules_of(game);
    unsigned long of = 1;
    for (const struct option *option = rules->options; option->key != NULL; option++)
        of *= option_count(option);
    for (unsigned long number = 0; number < of; number++) {
        char text[TEXT_MAX];
        combination_write(rules, number, of, text);
        if (motley_game_set_variant(game, text, strlen(text), &error))
            puts(motley_game_variant(game));
    }
    return EXIT_DONE;
}

static int on_game(int (*run)(struct motley_game *game, const char *word), const char *word) {
    struct motley_game *game = motley_game_new();
    if (game == NULL)
        return EXIT_BAD_TEXT;
    const int status = run(game, word);
    motley_game_free(game);
    return status;
}

int command_variants(int count, char **words) {
    if (count > 1)
        return EXIT_BAD_USAGE;
    if (count == 1)
        return on_game(print_variants, words[0]);
    print_presets();
    return EXIT_DONE;
}

static int print_seats(struct motley_game *game, const char *variant) {
    struct motley_error error;
    if (!motley_game_set_variant(game, variant, strlen(variant), &error)) {
        error_print(stderr, &error);
        return EXIT_BAD_TEXT;
    }
    printf("%.*s\n", (int)variant_of(game)->seats, rules_of(game)->seats);
    return EXIT_DONE;
}

int command_seats(int count, char **words) {
    return count == 1 ? on_game(print_seats, words[0]) : EXIT_BAD_USAGE;
}
