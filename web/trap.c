// Where an assertion failed, which the C library would print: WebAssembly has no screen.

#include "api.h"
#include "small/assert.h"

#include <stddef.h>

static char message[256];

const char *trap_message(void) { return message; }

static size_t append_text(size_t at, const char *text) {
    while (*text && at + 1 < sizeof message)
        message[at++] = *text++;
    message[at] = '\0';
    return at;
}

static size_t append_number(size_t at, unsigned number) {
    char digits[12];
    size_t first = sizeof digits - 1;
    digits[first] = '\0';
    do {
        digits[--first] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    return append_text(at, digits + first);
}

// A failed assertion writes down where it was, for trap_message(), and traps.
_Noreturn void trap_at(const char *file, int line) {
    const size_t at = append_text(append_text(0, file), ":");
    append_number(at, (unsigned)line);
    __builtin_trap();
}
