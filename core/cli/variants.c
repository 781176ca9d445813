/*
 * `motley variants` and `motley seats`: what there is to play. With a family its variants are all
 * that its options make, as far as these are choices and ranges, do not contradict each other, and
 * change something; of a family with too many of them, those in which one option has another value.
 */

#include "commands.h"

#include "../game.h"
#include "words.h"

#include <stdlib.h>
#include <string.h>

enum { TEXT_MAX = 512, COMBINATIONS_MAX = 10000 };

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

/* True if a game begins as another does, by the same rules as players read them, if they do. */
static bool is_same_game(struct motley_game *game, struct motley_game *other) {
    if (rules_of(game)->statements == NULL ||
        strcmp(motley_game_position(game), motley_game_position(other)) != 0)
        return false;
    const char *rules = motley_game_statements(game), *others = motley_game_statements(other);
    return rules != NULL && others != NULL && strcmp(rules, others) == 0;
}

/* True if it is the same game without one of the options of its variant: that changes nothing. */
static bool has_idle_option(struct motley_game *game, const char *variant,
                            struct motley_game *without) {
    struct motley_error error;
    char text[TEXT_MAX];
    for (const char *part = strchr(variant, ';'), *next; part != NULL; part = next) {
        next = strchr(part + 1, ';');
        snprintf(text, sizeof text, "%.*s%s", (int)(part - variant), variant,
                 next != NULL ? next : "");
        /* It is no variant where the other options need this one. */
        if (motley_game_set_variant(without, text, strlen(text), &error) &&
            is_same_game(game, without))
            return true;
    }
    return false;
}

/* Prints a variant in its canonical form, if it is one and each of its options changes something.
 */
static void variant_print(struct motley_game *game, struct motley_game *without, const char *text) {
    struct motley_error error;
    char variant[TEXT_MAX];
    if (!motley_game_set_variant(game, text, strlen(text), &error))
        return;
    snprintf(variant, sizeof variant, "%s", motley_game_variant(game));
    if (!has_idle_option(game, variant, without))
        puts(variant);
}

/* How many ways there are to combine the values of all options; more than the most are not counted.
 */
static unsigned long combinations_count(const struct rules *rules) {
    unsigned long count = 1;
    for (const struct option *option = rules->options; option->key != NULL; option++)
        count *= count <= COMBINATIONS_MAX ? option_count(option) : 1;
    return count;
}

/* The usual variant, and each in which one option has another value. */
static void print_single(struct motley_game *game, struct motley_game *without,
                         const struct rules *rules) {
    variant_print(game, without, rules->family);
    for (const struct option *option = rules->options; option->key != NULL; option++)
        for (unsigned n = 0; n < option_count(option); n++) {
            char text[TEXT_MAX];
            const size_t length = (size_t)snprintf(text, TEXT_MAX, "%s", rules->family);
            if (option_write(option, n, text + length, TEXT_MAX - length) > 0 &&
                motley_game_set_variant(game, text, strlen(text), &(struct motley_error){0}) &&
                strcmp(motley_game_variant(game), rules->family) != 0)
                variant_print(game, without, text);
        }
}

static int print_variants(struct motley_game *game, const char *family) {
    struct motley_error error;
    if (!motley_game_set_variant(game, family, strlen(family), &error)) {
        error_print(stderr, &error);
        return EXIT_BAD_TEXT;
    }
    const struct rules *rules = rules_of(game);
    const unsigned long of = combinations_count(rules);
    struct motley_game *without = motley_game_new();
    if (without != NULL && of > COMBINATIONS_MAX)
        print_single(game, without, rules);
    for (unsigned long number = 0; number < of && of <= COMBINATIONS_MAX && without != NULL;
         number++) {
        char text[TEXT_MAX];
        combination_write(rules, number, of, text);
        variant_print(game, without, text);
    }
    const int status = without != NULL ? EXIT_DONE : EXIT_BAD_TEXT;
    motley_game_free(without);
    return status;
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
