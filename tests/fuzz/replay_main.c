// Runs a fuzz target over inputs, without a fuzzer. Each file is one input: replay_NAME FILE...
// Or one file has many, as tests/fuzz/packed.mjs writes them: replay_NAME --packed FILE

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static int replayed;

static void fail(const char *what, const char *path) {
    fprintf(stderr, "%s: %s\n", what, path);
    exit(1);
}

static void *allocate(size_t size) {
    void *data = malloc(size ? size : 1);
    if (!data)
        fail("no memory", "");
    return data;
}

// The bytes go to the target in an allocation of their exact size, so that ASan sees an overrun.
static void replay(const char *bytes, size_t size) {
    uint8_t *data = allocate(size);
    memcpy(data, bytes, size);
    LLVMFuzzerTestOneInput(data, size);
    free(data);
    replayed++;
}

struct text {
    char *bytes;
    size_t size;
};

static struct text read_file(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END) != 0)
        fail("cannot read", path);
    const long size = ftell(file);
    struct text text = {allocate(size < 0 ? 0 : (size_t)size), (size_t)size};
    rewind(file);
    if (size < 0 || fread(text.bytes, 1, text.size, file) != text.size)
        fail("cannot read", path);
    fclose(file);
    return text;
}

static void replay_file(const char *path) {
    const struct text text = read_file(path);
    fprintf(stderr, "%s\n", path);
    replay(text.bytes, text.size);
    free(text.bytes);
}

// A packed file while it is read: what was written of the present input so far, which is never
// longer than the file.
struct reader {
    const char *path;
    size_t line;
    bool is_inside, has_line;
    char *input;
    size_t size;
};

static void fail_at(const struct reader *reader, const char *what) {
    fprintf(stderr, "%s:%zu: %s\n", reader->path, reader->line, what);
    exit(1);
}

static void end_input(struct reader *reader) {
    if (reader->is_inside)
        replay(reader->input, reader->size);
    reader->is_inside = reader->has_line = false;
    reader->size = 0;
}

static void begin_input(struct reader *reader, const char *line, size_t length) {
    const bool is_named = length > 3 && line[2] == ' ';
    if (length != 2 && !is_named)
        fail_at(reader, "neither == nor == NAME");
    end_input(reader);
    reader->is_inside = true;
    fprintf(stderr, "%s:%zu%.*s\n", reader->path, reader->line, (int)(length - 2), line + 2);
}

static unsigned read_digit(const struct reader *reader, char digit) {
    const char *digits = "0123456789abcdef";
    const char *found = digit ? strchr(digits, digit) : NULL;
    if (!found)
        fail_at(reader, "a backslash without two hexadecimal digits");
    return (unsigned)(found - digits);
}

static void add_line(struct reader *reader, const char *line, size_t length) {
    if (reader->has_line)
        reader->input[reader->size++] = '\n';
    reader->has_line = true;
    for (size_t i = 0; i < length; i++) {
        char byte = line[i];
        if (byte < ' ' || byte > '~')
            fail_at(reader, "a byte that has to be written with a backslash");
        if (byte == '\\') {
            const unsigned high = read_digit(reader, i + 1 < length ? line[i + 1] : '\0');
            const unsigned low = read_digit(reader, i + 2 < length ? line[i + 2] : '\0');
            byte = (char)(16 * high + low);
            i += 2;
        }
        reader->input[reader->size++] = byte;
    }
}

static void replay_packed(const char *path) {
    const struct text text = read_file(path);
    struct reader reader = {.path = path, .line = 1, .input = allocate(text.size)};
    size_t next;
    for (size_t start = 0; start < text.size; start = next, reader.line++) {
        const char *line = text.bytes + start;
        const char *end = memchr(line, '\n', text.size - start);
        if (!end)
            fail_at(&reader, "the end of the line is missing");
        const size_t length = (size_t)(end - line);
        next = start + length + 1;
        if (length >= 2 && memcmp(line, "==", 2) == 0)
            begin_input(&reader, line, length);
        else if (reader.is_inside)
            add_line(&reader, line, length);
        else if (*line != '#')
            fail_at(&reader, "neither a comment nor in an input");
    }
    end_input(&reader);
    free(reader.input);
    free(text.bytes);
}

int main(int count, char **arguments) {
    if (count == 3 && strcmp(arguments[1], "--packed") == 0)
        replay_packed(arguments[2]);
    else
        for (int i = 1; i < count; i++)
            replay_file(arguments[i]);
    printf("replayed %d inputs\n", replayed);
    return replayed ? 0 : 1;
}
