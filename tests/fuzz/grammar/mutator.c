#include "mutator.h"

#include "position.h"

enum { LINES_MAX = 120, RUN_MAX = 8 };

const char *__asan_default_options(void);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);

/* Where a part of the input stands in it. */
struct slice {
    const char *text;
    size_t length;
};

static struct slice line_at(const char *text, size_t length) {
    const char *end = memchr(text, '\n', length);
    return (struct slice){text, end != NULL ? (size_t)(end - text) : length};
}

static void options_of(struct random *random, struct slice variant, struct options *options) {
    if (!options_read(options, variant.text, variant.length))
        options_draw(random, options);
}

static void variant_change(struct random *random, struct slice line, struct text *text) {
    struct options options;
    if (line.length == 0 || is_drawn(random, 5) || !options_read(&options, line.text, line.length))
        options_draw(random, &options);
    else
        for (size_t count = 1 + random_below(random, 3); count > 0; count--)
            options_change(random, &options);
    if (target_grammar.is_small)
        options_make_small(random, &options);
    options_write(&options, text);
}

/* The first line is a variant, and what follows a position of it, if the target wants one. */
static void pair_change(struct random *random, struct slice input, bool has_position,
                        struct text *text) {
    const struct slice line = line_at(input.text, input.length);
    const size_t behind = line.length < input.length ? line.length + 1 : line.length;
    struct slice position = {input.text + behind, input.length - behind};
    struct options options;
    if (!has_position || is_drawn(random, 25))
        variant_change(random, line, text);
    else
        text_add_bytes(text, line.text, line.length);
    if (!has_position)
        return;
    options_of(random, (struct slice){text->bytes, text->length}, &options);
    if (text->length == 0)
        options_write(&options, text);
    text_add(text, "\n");
    if (is_drawn(random, 10))
        position.length = 0;
    position_change(random, &options, position.text, position.length, text);
}

/* @ and the index of a legal action; now and then with a place and what is written over it there.
 */
static void action_add(struct random *random, struct text *text) {
    static const char *const pieces[] = {"=Q", "=", "a1", "_", "~1",  "~OH",
                                         "@",  ":", "-",  "1", "K@d4"};
    text_add(text, "@");
    text_add_number(text, random_below(random, 300));
    if (is_drawn(random, 20)) {
        text_add(text, " ");
        text_add_number(text, random_below(random, 8));
        text_add(text, pieces[random_below(random, sizeof pieces / sizeof *pieces)]);
    }
    text_add(text, "\n");
}

/* Copies the lines of actions with one left out, or some new ones. */
static void actions_change(struct random *random, struct slice rest, struct text *text) {
    const char *end = rest.text + rest.length;
    size_t at = random_below(random, 12);
    const bool is_less = is_drawn(random, 20);
    while (rest.text < end) {
        const struct slice line = line_at(rest.text, (size_t)(end - rest.text));
        if (at-- != 0 || !is_less) {
            text_add_bytes(text, line.text, line.length);
            text_add(text, "\n");
        }
        rest.text = line.text + line.length + (line.text + line.length < end);
        if (at == 0)
            break;
    }
    if (!is_less)
        for (size_t count = 1 + random_below(random, RUN_MAX); count > 0; count--)
            action_add(random, text);
    if (is_drawn(random, 50))
        text_add_bytes(text, rest.text, (size_t)(end - rest.text));
}

/* Changes the first two lines or those behind them. */
static void game_change(struct random *random, struct slice input, struct text *text) {
    const struct slice variant = line_at(input.text, input.length);
    size_t behind = variant.length < input.length ? variant.length + 1 : input.length;
    behind += line_at(input.text + behind, input.length - behind).length;
    const bool has_rest = behind < input.length;
    struct slice rest = {input.text + behind + has_rest, input.length - behind - has_rest};
    if (is_drawn(random, 60) && has_rest) {
        text_add_bytes(text, input.text, behind);
        text_add(text, "\n");
        actions_change(random, rest, text);
        return;
    }
    pair_change(random, (struct slice){input.text, behind}, true, text);
    text_add(text, "\n");
    text_add_bytes(text, rest.text, rest.length);
}

/* The lines of a session, and where a new one goes. */
struct session {
    struct slice lines[LINES_MAX];
    size_t count;
};

static void session_read(struct session *session, const char *text, size_t length) {
    const char *end = text + length;
    for (session->count = 0; text < end && session->count < LINES_MAX; session->count++) {
        const struct slice line = line_at(text, (size_t)(end - text));
        session->lines[session->count] = line;
        text = line.text + line.length < end ? line.text + line.length + 1 : end;
    }
}

static const struct form *form_of(struct slice line) {
    const struct form *form = target_grammar.forms;
    while (form->name != NULL && (line.length < strlen(form->name) ||
                                  memcmp(line.text, form->name, strlen(form->name)) != 0))
        form++;
    return form->name != NULL ? form : NULL;
}

static const struct form *form_draw(struct random *random) {
    size_t sum = 0;
    const struct form *form = target_grammar.forms;
    for (; form->name != NULL; form++)
        sum += form->weight;
    size_t draw = random_below(random, sum);
    for (form = target_grammar.forms; draw >= form->weight; form++)
        draw -= form->weight;
    return form;
}

/* The length of a line's name and place. */
static size_t head_length(const struct form *form, struct slice line) {
    const size_t length = strlen(form->name) + (target_grammar.place != NULL ? 2 : 0);
    return length < line.length ? length : line.length;
}

/* The variant that holds before a line. */
static struct slice variant_before(const struct session *session, size_t at) {
    while (at-- > 0) {
        const struct form *form = form_of(session->lines[at]);
        if (form != NULL && form->content == CONTENT_VARIANT) {
            const size_t head = head_length(form, session->lines[at]);
            return (struct slice){session->lines[at].text + head, session->lines[at].length - head};
        }
    }
    return (struct slice){"", 0};
}

static void squares_add(struct random *random, struct text *text) {
    for (unsigned i = 0; i < 2; i++) {
        char square[24];
        if (is_drawn(random, 75))
            snprintf(square, sizeof square, "%c%d", (int)('a' + random_below(random, 11)),
                     (int)random_below(random, 12));
        else
            snprintf(square, sizeof square, "%d,%d", (int)random_below(random, 9) - 4,
                     (int)random_below(random, 9) - 4);
        if (i > 0)
            text_add_bytes(text, &target_grammar.separator, 1);
        text_add(text, square);
    }
}

/* Words with the target's separator between them. */
static void words_add(const char *words, struct text *text) {
    for (; *words != '\0'; words++)
        text_add_bytes(text, *words == ' ' ? &target_grammar.separator : words, 1);
}

static void numbers_add(struct random *random, struct text *text) {
    for (unsigned i = 0; i < 5; i++) {
        text_add(text, i > 0 ? " " : "");
        text_add_number(text, random_below(random, is_drawn(random, 90) ? 12 : 5000000000u));
    }
}

/* Writes what follows a line's name; `old` is what has stood there, or nothing. */
static void content_add(struct random *random, const struct session *session, size_t at,
                        const struct form *form, struct slice old, struct text *text) {
    struct options options;
    size_t words = 0;
    switch (form->content) {
    case CONTENT_NONE:
        break;
    case CONTENT_VARIANT:
        variant_change(random, old, text);
        break;
    case CONTENT_POSITION:
        options_of(random, variant_before(session, at), &options);
        position_change(random, &options, old.text, old.length, text);
        break;
    case CONTENT_PLAY:
        text_add(text, "@");
        text_add_number(text, random_below(random, 200));
        break;
    case CONTENT_SQUARES:
        squares_add(random, text);
        break;
    case CONTENT_NUMBERS:
        numbers_add(random, text);
        break;
    case CONTENT_WORDS:
        while (form->words[words] != NULL)
            words++;
        words_add(form->words[random_below(random, words)], text);
        break;
    }
}

static void line_add(struct random *random, const struct session *session, size_t at,
                     const struct form *form, struct text *text) {
    text_add(text, form->name);
    if (target_grammar.place != NULL) {
        text_add_bytes(text, &target_grammar.place[random_below(random, target_grammar.places)], 1);
        text_add(text, " ");
    }
    content_add(random, session, at, form, (struct slice){"", 0}, text);
    text_add(text, "\n");
}

/* Writes lines anew: one kind of line, and more of it where it is a play. */
static void lines_insert(struct random *random, const struct session *session, size_t at,
                         struct text *text) {
    const struct form *form = form_draw(random);
    const bool is_run = form->content == CONTENT_PLAY;
    for (size_t i = 1 + (is_run ? random_below(random, RUN_MAX) : 0); i > 0; i--)
        line_add(random, session, at, form, text);
}

static void line_copy(struct slice line, struct text *text) {
    text_add_bytes(text, line.text, line.length);
    text_add(text, "\n");
}

/* Writes a line with other content. */
static void line_change(struct random *random, const struct session *session, size_t at,
                        struct text *text) {
    const struct slice line = session->lines[at];
    const struct form *form = form_of(line);
    if (form == NULL) {
        lines_insert(random, session, at, text);
        return;
    }
    const size_t head = head_length(form, line);
    text_add_bytes(text, line.text, head);
    content_add(random, session, at, form, (struct slice){line.text + head, line.length - head},
                text);
    text_add(text, "\n");
}

static void session_start(struct random *random, struct text *text) {
    const struct session none = {.count = 0};
    const struct form *form = target_grammar.forms;
    text_add(text, target_grammar.start);
    while (form->content != CONTENT_VARIANT)
        form++;
    line_add(random, &none, 0, form, text);
}

/* Changes, copies or leaves out one line, or puts new ones before it. */
static void session_change(struct random *random, const struct session *session,
                           struct text *text) {
    const size_t at = random_below(random, session->count + 1);
    const size_t way = random_below(random, 10);
    for (size_t i = 0; i < session->count; i++) {
        if (i != at || way == 0)
            line_copy(session->lines[i], text);
        else if (way < 4)
            line_change(random, session, i, text);
        if (i == at && way == 0)
            line_copy(session->lines[random_below(random, session->count)], text);
        if (i == at && way > 4) {
            lines_insert(random, session, i, text);
            line_copy(session->lines[i], text);
        }
    }
    if (at == session->count)
        lines_insert(random, session, at, text);
}

/* Changes a few bytes of a net where they are: some of its head, more of the layers at its end.
   What has another length is none, so one in fifty loses a few bytes. Gives the length. */
static size_t net_change(struct random *random, uint8_t *bytes, size_t size) {
    enum { HEAD = 40, ENDING = 64 };
    static const uint8_t values[] = {0, 1, 2, 4, 8, 16, 32, 64, 127, 128, 192, 255};
    for (size_t count = 1 + random_below(random, 4); count > 0 && size > 0; count--) {
        size_t at = random_below(random, size);
        if (is_drawn(random, 10))
            at %= HEAD;
        else if (is_drawn(random, 50))
            at = size - 1 - at % ENDING % size;
        bytes[at] = is_drawn(random, 50) ? values[random_below(random, sizeof values)]
                                         : (uint8_t)random_next(random);
    }
    return is_drawn(random, 2) ? size - random_below(random, 4) % (size + 1) : size;
}

/* Where memory was asked for is not noted each time: a finding is looked at with ASAN_OPTIONS that
 * do. */
const char *__asan_default_options(void) {
    return "malloc_context_size=1:quarantine_size_mb=32:use_madv_dontdump=0";
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
    struct random random = {seed};
    struct text text = {.length = 0};
    const char *bytes = (const char *)data;
    if (is_drawn(&random, 25))
        return LLVMFuzzerMutate(data, size, max_size);
    if (target_grammar.input == INPUT_NET)
        return net_change(&random, data, size);
    if (target_grammar.forms == NULL && target_grammar.input == INPUT_ACTIONS) {
        game_change(&random, (struct slice){bytes, size}, &text);
    } else if (target_grammar.forms == NULL) {
        pair_change(&random, (struct slice){bytes, size}, target_grammar.input == INPUT_POSITION,
                    &text);
    } else {
        struct session session;
        session_read(&session, bytes, size);
        if (session.count == 0 || is_drawn(&random, 2))
            session_start(&random, &text);
        session_change(&random, &session, &text);
    }
    const size_t length = text.length < max_size ? text.length : max_size;
    memcpy(data, text.bytes, length);
    return length;
}
