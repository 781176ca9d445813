#include "options.h"

#include "motley.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool number_read(const char *text, unsigned long *number) {
    char *end = NULL;
    *number = strtoul(text, &end, 10);
    return text[0] >= '0' && text[0] <= '9' && *end == '\0';
}

static bool option_read(const struct cli_option *options, const char *key, const char *value) {
    for (const struct cli_option *option = options; option->key != NULL; option++) {
        if (strcmp(option->key, key) != 0)
            continue;
        if (option->number != NULL)
            return number_read(value, option->number);
        *option->text = value;
        return true;
    }
    return false;
}

bool shard_read(struct shard *shard, const char *text) {
    char more;
    return sscanf(text, "%lu/%lu%c", &shard->number, &shard->of, &more) == 2 &&
           shard->number >= 1 && shard->number <= shard->of;
}

bool depth_read(const char *text, unsigned *depth) {
    const size_t length = strlen(text);
    if (length == 0 || length > 2 || strspn(text, "0123456789") != length ||
        (length > 1 && text[0] == '0'))
        return false;
    *depth = (unsigned)strtoul(text, NULL, 10);
    return *depth <= MOTLEY_PERFT_DEPTH_MAX;
}

bool options_read(const struct cli_option *options, int count, char **words) {
    for (int i = 0; i < count; i += 2)
        if (i + 1 == count || !option_read(options, words[i], words[i + 1]))
            return false;
    return true;
}
