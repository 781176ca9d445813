/* Variant texts: `family[;key=value]…` (formats 1), read and written from a family's options. */

#include "rules.h"

#include <assert.h>
#include <string.h>

enum { USUAL_REPEATS = 3 };

const struct rules *variant_read_family(const struct rules *const *families,
                                        struct cursor *cursor) {
    const size_t length = cursor_token_length(cursor, ";");
    for (size_t i = 0; families[i] != NULL; i++) {
        // Of a family that is in a file of its own, and not loaded, there are only zeros.
        if (families[i]->family != NULL && cursor_token_is(cursor, length, families[i]->family)) {
            cursor->at += length;
            return families[i];
        }
    }
    cursor_fail(cursor, length == 0 ? MOTLEY_REASON_EMPTY : MOTLEY_REASON_UNKNOWN_FAMILY,
                cursor->at, length);
    cursor->key = "family";
    return NULL;
}

static bool choice_read(const struct option *option, struct cursor *cursor, uint8_t *choice) {
    const size_t length = cursor_token_length(cursor, ";");
    for (uint8_t i = 0; option->values[i] != NULL; i++) {
        if (cursor_token_is(cursor, length, option->values[i])) {
            cursor->at += length;
            *choice = i;
            return true;
        }
    }
    return cursor_fail(cursor, MOTLEY_REASON_UNKNOWN_VALUE, cursor->at, length);
}

static bool range_read(const struct option *option, struct cursor *cursor, uint8_t *choice) {
    const size_t start = cursor->at;
    uint32_t value;
    if (!cursor_read_number(cursor, option->high, &value))
        return false;
    if (value < option->low)
        return cursor_fail(cursor, MOTLEY_REASON_UNKNOWN_VALUE, start, cursor->at - start);
    *choice = (uint8_t)value;
    return true;
}

static bool value_read(struct variant *variant, size_t index, struct cursor *cursor) {
    const struct option *option = &variant->rules->options[index];
    if (option->read != NULL)
        return option->read(variant, cursor);
    if (option->values != NULL)
        return choice_read(option, cursor, &variant->option[index]);
    return range_read(option, cursor, &variant->option[index]);
}

static bool pair_read(struct variant *variant, size_t *at, struct cursor *cursor) {
    const struct option *options = variant->rules->options;
    const size_t start = cursor->at;
    const size_t length = cursor_token_length(cursor, "=;");
    const bool is_pair =
        length > 0 && start + length < cursor->length && cursor->text[start + length] == '=';
    size_t index = 0;
    while (options[index].key != NULL && !cursor_token_is(cursor, length, options[index].key))
        index++;
    cursor->key = is_pair ? options[index].key : "text";
    if (options[index].key == NULL)
        return cursor_fail(cursor, MOTLEY_REASON_UNKNOWN_KEY, start, length);
    assert(index < OPTIONS_MAX);
    if (at[index] != 0)
        return cursor_fail(cursor, MOTLEY_REASON_REPEATED_KEY, start, length);
    cursor->at += length;
    if (!cursor_accept(cursor, '=') || cursor_token_length(cursor, ";") == 0)
        return cursor_fail_here(cursor, MOTLEY_REASON_MISSING_VALUE);
    at[index] = cursor->at;
    return value_read(variant, index, cursor);
}

static uint8_t range_preset(const struct variant *variant, const struct option *option) {
    return option->preset_of != NULL ? option->preset_of(variant) : option->preset;
}

static bool is_range(const struct option *option) {
    return option->values == NULL && option->read == NULL;
}

/* The key in whose value a place is; NULL before the first. */
static const char *key_at(const struct rules *rules, const size_t *at, size_t place) {
    const char *key = NULL;
    size_t nearest = 0;
    for (size_t i = 0; rules->options[i].key != NULL; i++)
        if (at[i] > nearest && at[i] <= place) {
            nearest = at[i];
            key = rules->options[i].key;
        }
    return key;
}

bool variant_read(const struct rules *const *families, struct cursor *cursor,
                  struct variant *variant, void *start) {
    size_t at[OPTIONS_MAX] = {0};
    const struct rules *rules = variant_read_family(families, cursor);
    if (rules == NULL)
        return false;
    memset(variant, 0, rules->variant_size);
    variant->rules = rules;
    variant->seats = (uint8_t)strlen(rules->seats);
    variant->files = rules->files;
    variant->ranks = rules->ranks;
    variant->repeats = USUAL_REPEATS;
    variant->action_bound = rules->action_bound;
    variant->fields = rules->fields;
    while (!cursor_is_at_end(cursor)) {
        if (!cursor_accept(cursor, ';'))
            return cursor_fail_here(cursor, MOTLEY_REASON_TRAILING_TEXT);
        if (!pair_read(variant, at, cursor))
            return false;
    }
    for (size_t i = 0; rules->options[i].key != NULL; i++)
        if (is_range(&rules->options[i]) && at[i] == 0)
            variant->option[i] = range_preset(variant, &rules->options[i]);
    cursor->key = NULL;
    if (rules->complete(variant, start, at, cursor))
        return true;
    if (cursor->key == NULL)
        cursor->key = key_at(rules, at, cursor->error_at);
    return false;
}

const struct kind *variant_kinds(const struct variant *variant) {
    const struct rules *rules = variant->rules;
    return rules->kinds_of != NULL ? rules->kinds_of(variant) : rules->kinds;
}

unsigned variant_find_kind(const struct variant *variant, const char *code, size_t length) {
    const struct kind *kinds = variant_kinds(variant);
    unsigned kind = 0;
    while (kinds[kind].code[0] != '\0' &&
           (strlen(kinds[kind].code) != length || memcmp(kinds[kind].code, code, length) != 0))
        kind++;
    return kind;
}

bool variant_fail(const struct variant *variant, const size_t *at, unsigned option,
                  enum motley_reason reason, struct cursor *cursor) {
    struct cursor value = *cursor;
    value.at = at[option];
    if (cursor->reason == MOTLEY_REASON_NONE)
        cursor->key = variant->rules->options[option].key;
    return cursor_fail(cursor, reason, value.at, cursor_token_length(&value, ";"));
}

static void option_write(const struct variant *variant, size_t index, struct writer *writer) {
    const struct option *option = &variant->rules->options[index];
    const uint8_t choice = variant->option[index];
    if (option->write != NULL) {
        option->write(variant, writer);
        return;
    }
    if (choice == (option->values != NULL ? 0 : range_preset(variant, option)))
        return;
    write_char(writer, ';');
    write_text(writer, option->key);
    write_char(writer, '=');
    if (option->values != NULL)
        write_text(writer, option->values[choice]);
    else
        write_number(writer, choice);
}

void variant_write(const struct variant *variant, struct writer *writer) {
    write_text(writer, variant->rules->family);
    for (size_t i = 0; variant->rules->options[i].key != NULL; i++)
        option_write(variant, i, writer);
}
