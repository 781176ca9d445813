#include "text.h"

#include <assert.h>
#include <string.h>

static const char *const reason_codes[] = {
#define REASON_CODE(name, code) [MOTLEY_REASON_##name] = (code),
    MOTLEY_REASONS(REASON_CODE)
#undef REASON_CODE
};

const char *motley_reason_code(enum motley_reason reason) { return reason_codes[reason]; }

const char *motley_subject_code(enum motley_subject subject) {
    static const char *const codes[] = {
        [MOTLEY_SUBJECT_VARIANT] = "variant", [MOTLEY_SUBJECT_POSITION] = "position",
        [MOTLEY_SUBJECT_ACTION] = "action",   [MOTLEY_SUBJECT_GAME] = "game",
        [MOTLEY_SUBJECT_GOAL] = "goal",
    };
    return codes[subject];
}

struct cursor cursor_of(const char *text, size_t length) {
    return (struct cursor){.text = text, .length = length};
}

bool cursor_fail(struct cursor *cursor, enum motley_reason reason, size_t at, size_t length) {
    if (cursor->reason == MOTLEY_REASON_NONE) {
        cursor->reason = reason;
        cursor->error_at = at;
        cursor->error_length = length;
    }
    return false;
}

bool cursor_fail_here(struct cursor *cursor, enum motley_reason reason) {
    return cursor_fail(cursor, reason, cursor->at, cursor_is_at_end(cursor) ? 0 : 1);
}

char cursor_peek(const struct cursor *cursor) {
    return cursor->at < cursor->length ? cursor->text[cursor->at] : '\0';
}

bool cursor_is_at_end(const struct cursor *cursor) { return cursor->at >= cursor->length; }

bool cursor_accept(struct cursor *cursor, char byte) {
    if (cursor_is_at_end(cursor) || cursor->text[cursor->at] != byte)
        return false;
    cursor->at++;
    return true;
}

size_t cursor_token_length(const struct cursor *cursor, const char *stops) {
    size_t at = cursor->at;
    while (at < cursor->length &&
           (cursor->text[at] == '\0' || strchr(stops, cursor->text[at]) == NULL))
        at++;
    return at - cursor->at;
}

bool cursor_token_is(const struct cursor *cursor, size_t length, const char *word) {
    return strlen(word) == length && memcmp(cursor->text + cursor->at, word, length) == 0;
}

bool cursor_read_number(struct cursor *cursor, uint32_t limit, uint32_t *value) {
    const size_t start = cursor->at;
    uint64_t number = 0;
    while (cursor_peek(cursor) >= '0' && cursor_peek(cursor) <= '9') {
        number = number * 10 + (uint64_t)(cursor_peek(cursor) - '0');
        cursor->at++;
        if (number > limit)
            return cursor_fail(cursor, MOTLEY_REASON_NUMBER_TOO_LARGE, start, cursor->at - start);
    }
    const size_t digits = cursor->at - start;
    if (digits == 0)
        return cursor_fail_here(cursor, MOTLEY_REASON_BAD_NUMBER);
    if (digits > 1 && cursor->text[start] == '0')
        return cursor_fail(cursor, MOTLEY_REASON_BAD_NUMBER, start, digits);
    *value = (uint32_t)number;
    return true;
}

bool cursor_read_space(struct cursor *cursor) {
    if (cursor_accept(cursor, ' '))
        return true;
    return cursor_fail_here(cursor, cursor_is_at_end(cursor) ? MOTLEY_REASON_MISSING_FIELD
                                                             : MOTLEY_REASON_TRAILING_TEXT);
}

void cursor_mend(struct cursor *cursor, enum motley_reason reason, size_t at, size_t length,
                 const char *taken) {
    assert(cursor->mends != NULL && cursor->mends->count < MENDS_MAX);
    struct mend *mend = &cursor->mends->list[cursor->mends->count++];
    *mend = (struct mend){.reason = reason, .field = cursor->field, .at = at, .length = length};
    struct writer writer = writer_of(mend->taken, sizeof mend->taken);
    write_text(&writer, taken);
}

/* Tells the key that is wrong, or unknown. */
static void key_report(const struct cursor *cursor, struct motley_error *error) {
    struct writer writer = writer_of(error->key, sizeof error->key);
    if (cursor->key != NULL)
        write_text(&writer, cursor->key);
    else if (cursor->reason == MOTLEY_REASON_UNKNOWN_KEY)
        for (size_t i = 0; i < cursor->error_length; i++)
            write_char(&writer, cursor->text[cursor->error_at + i]);
}

void cursor_report(const struct cursor *cursor, enum motley_subject subject,
                   struct motley_error *error) {
    error->subject = subject;
    error->reason = cursor->reason;
    error->offset = cursor->error_at;
    error->length = cursor->error_length;
    error->field = NULL;
    key_report(cursor, error);
}

struct writer writer_of(char *buffer, size_t capacity) {
    buffer[0] = '\0';
    return (struct writer){.buffer = buffer, .capacity = capacity};
}

bool writer_has_fit(const struct writer *writer) { return writer->length < writer->capacity; }

void write_char(struct writer *writer, char byte) {
    if (writer->length + 1 < writer->capacity) {
        writer->buffer[writer->length] = byte;
        writer->buffer[writer->length + 1] = '\0';
    }
    writer->length++;
    writer->last = byte;
}

void write_text(struct writer *writer, const char *text) {
    const size_t length = strlen(text);
    if (length == 0)
        return;
    if (writer->length + 1 < writer->capacity) {
        const size_t room = writer->capacity - writer->length - 1;
        const size_t fitting = length < room ? length : room;
        memcpy(writer->buffer + writer->length, text, fitting);
        writer->buffer[writer->length + fitting] = '\0';
    }
    writer->length += length;
    writer->last = text[length - 1];
}

void write_number(struct writer *writer, int64_t number) {
    char digits[20];
    size_t count = 0;
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    do {
        digits[count++] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (number < 0)
        write_char(writer, '-');
    while (count > 0)
        write_char(writer, digits[--count]);
}
