#include "variant.h"

static const char default_array[] = "rnbmqklbnr/1cfdggdfc1/pppppppppp/10/10/10/10/PPPPPPPPPP/"
                                    "1CFDGGDFC1/RNBMQKLBNR";

/* Back sides with their fronts: at most one of each front may be chosen. */
static const char *const backs[][4] = {{"T"},
                                       {"W"},
                                       {"X"},
                                       {"A"},
                                       {"E"},
                                       {"RN"},
                                       {"NB"},
                                       {"BN"},
                                       {"NR"},
                                       {"J"},
                                       {"PR", "PS", "PB", "PP"}};

/* A key and its values other than the usual one; without values it has a maker below. */
struct key {
    const char *name;
    const char *values[8];
};

static const struct key custodian_keys[] = {{"array", {"classic", "four"}}, {"bishops", {"step"}},
                                            {"pairs", {"swapped"}},         {"board", {"cylinder"}},
                                            {"captured", {"recruited"}},    {NULL, {NULL}}};
static const struct key taketwo_keys[] = {{"switch", {"off"}}, {NULL, {NULL}}};
static const struct key till_keys[] = {
    {"players", {"3", "4", "5", "6"}}, {"pawns", {"0", "1", "2", "3", "5", "7"}}, {NULL, {NULL}}};
static const struct key tches_keys[] = {[KEY_STRIKE] = {"strike", {"1", "2"}},
                                        [KEY_SAME] = {"same", {"on"}},
                                        [KEY_KING] = {"king", {"capture", "flag", "plain"}},
                                        [KEY_PREY] = {"prey", {NULL}},
                                        [KEY_ESCORT] = {"escort", {"on"}},
                                        [KEY_REPLACE] = {"replace", {NULL}},
                                        [KEY_TRANSPORT] = {"transport", {"on"}},
                                        [KEY_POLARITY] = {"polarity", {"on", "free"}},
                                        [KEY_BOTH] = {"both", {NULL}},
                                        [KEY_WHITE] = {"white", {NULL}},
                                        [KEY_BLACK] = {"black", {NULL}},
                                        [KEY_ARRAY] = {"array", {NULL}},
                                        [KEY_PORTALS] = {"portals", {NULL}},
                                        {NULL, {NULL}}};

static const struct family {
    const char *name;
    const struct key *keys;
} families[FAMILIES] = {{"custodian", custodian_keys},
                        {"taketwo", taketwo_keys},
                        {"till", till_keys},
                        {"tches", tches_keys}};

static size_t length_to(const char *text, size_t length, char stop) {
    const char *end = memchr(text, stop, length);
    return end != NULL ? (size_t)(end - text) : length;
}

static bool is_word(const char *text, size_t length, const char *word) {
    return strlen(word) == length && memcmp(text, word, length) == 0;
}

static void pair_read(struct options *options, const char *text, size_t length) {
    const size_t key_length = length_to(text, length, '=');
    const struct key *keys = families[options->family].keys;
    for (unsigned key = 0; keys[key].name != NULL && key_length < length; key++)
        if (is_word(text, key_length, keys[key].name) && length - key_length <= VALUE_MAX) {
            memcpy(options->values[key], text + key_length + 1, length - key_length - 1);
            options->values[key][length - key_length - 1] = '\0';
        }
}

bool options_read(struct options *options, const char *text, size_t length) {
    size_t part = length_to(text, length, ';');
    memset(options, 0, sizeof *options);
    while (options->family < FAMILIES && !is_word(text, part, families[options->family].name))
        options->family++;
    if (options->family == FAMILIES)
        return false;
    for (; part < length; part = length_to(text, length, ';')) {
        text += part + 1;
        length -= part + 1;
        pair_read(options, text, length_to(text, length, ';'));
    }
    return true;
}

void options_write(const struct options *options, struct text *text) {
    const struct key *keys = families[options->family].keys;
    text_add(text, families[options->family].name);
    for (unsigned key = 0; keys[key].name != NULL; key++) {
        if (options->values[key][0] == '\0')
            continue;
        text_add(text, ";");
        text_add(text, keys[key].name);
        text_add(text, "=");
        text_add(text, options->values[key]);
    }
}

bool options_have(const struct options *options, unsigned key, const char *value) {
    return strcmp(options->values[key], value) == 0;
}

const struct kinds *options_kinds(const struct options *options) {
    return options->family == FAMILY_CUSTODIAN ? &kinds_of_custodian
           : options->family == FAMILY_TAKETWO ? &kinds_of_taketwo
                                               : &kinds_of_tches;
}

void options_board(const struct options *options, struct board *board) {
    const char *array =
        options->family == FAMILY_CUSTODIAN ? "rbnknbr/ppppppp/7/7/7/PPPPPPP/RBNKNBR"
        : options->family == FAMILY_TAKETWO ? "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
                                            : default_array;
    const char *own = options->values[KEY_ARRAY];
    if (options->family != FAMILY_TCHES || !board_read(board, own, strlen(own)))
        board_read(board, array, strlen(array));
}

static void value_set(struct options *options, unsigned key, const struct text *text) {
    snprintf(options->values[key], VALUE_MAX, "%.*s", VALUE_MAX - 1, text->bytes);
}

static void codes_draw(struct random *random, struct text *text) {
    unsigned given = 0;
    for (unsigned count = 1 + (unsigned)random_below(random, 4); count > 0; count--) {
        const unsigned kind = (unsigned)random_below(random, kinds_of_tches.count);
        if ((given >> kind & 1) != 0)
            continue;
        text_add(text, given != 0 ? "," : "");
        text_add(text, kinds_of_tches.codes[kind]);
        given |= 1u << kind;
    }
}

static void backs_draw(struct random *random, struct text *text) {
    const unsigned percent = is_drawn(random, 10) ? 100 : 25;
    for (unsigned front = 0; front < sizeof backs / sizeof *backs; front++) {
        const unsigned count = backs[front][1] == NULL ? 1 : 4;
        if (!is_drawn(random, percent))
            continue;
        text_add(text, text->length > 0 ? "," : "");
        text_add(text, backs[front][random_below(random, count)]);
    }
}

/* Few pairs or one for nearly every kind; sources are pawns as often as not. */
static void replace_draw(struct random *random, bool is_king_plain, struct text *text) {
    const unsigned percent = is_drawn(random, 15) ? 90 : 10;
    for (unsigned lost = is_king_plain ? 0 : 1; lost < kinds_of_tches.count; lost++) {
        const unsigned first = is_king_plain ? 0 : 1;
        const unsigned source =
            is_drawn(random, 50)
                ? 5
                : first + (unsigned)random_below(random, kinds_of_tches.count - first);
        if (!is_drawn(random, percent))
            continue;
        text_add(text, text->length > 0 ? "," : "");
        text_add(text, kinds_of_tches.codes[lost]);
        text_add(text, ":");
        text_add(text, kinds_of_tches.codes[source]);
    }
}

/* A board of any size with so many of a hundred squares taken, each side's half mostly by it. */
static void board_draw(struct random *random, unsigned most, struct board *board) {
    memset(board, 0, sizeof *board);
    do {
        board->files = 3 + (unsigned)random_below(random, most - 2);
        board->ranks = 3 + (unsigned)random_below(random, most - 2);
    } while (board_size(board) > CELLS_MAX / 2 && !is_drawn(random, 5));
    const unsigned percent = 5 + (unsigned)random_below(random, 80);
    for (unsigned i = 0; i < board_size(board); i++)
        if (is_drawn(random, percent))
            cell_set(&board->cells[i], kind_draw(random, &kinds_of_tches),
                     (i < board_size(board) / 2) != is_drawn(random, 10));
}

static void array_change(struct random *random, struct options *options) {
    struct board board;
    struct text text = {.length = 0};
    options_board(options, &board);
    if (options->values[KEY_ARRAY][0] == '\0' ? is_drawn(random, 80) : is_drawn(random, 10))
        board_draw(random, is_drawn(random, 50) ? 6 : SIDE_MAX, &board);
    for (unsigned count = 1 + (unsigned)random_below(random, 4); count > 0; count--)
        board_change(random, &board, &kinds_of_tches);
    if (!options_have(options, KEY_KING, "plain"))
        board_settle(random, &board, &kinds_of_tches);
    board_write(&board, &text);
    value_set(options, KEY_ARRAY, &text);
    if (is_drawn(random, 90) && options->values[KEY_PORTALS][0] != '\0')
        options->values[KEY_PORTALS][0] = '\0';
}

static void portals_draw(struct random *random, const struct options *options, struct text *text) {
    struct board board;
    options_board(options, &board);
    square_add(&board, (unsigned)random_below(random, board_size(&board)), text);
    text_add(text, ",");
    square_add(&board, (unsigned)random_below(random, board_size(&board)), text);
}

/* Gives an option of TCHES that has no list of values one of its own. */
static void value_make(struct random *random, struct options *options, unsigned key) {
    struct text text = {.length = 0};
    if (key == KEY_ARRAY) {
        array_change(random, options);
        return;
    }
    if (key == KEY_PREY)
        codes_draw(random, &text);
    else if (key == KEY_REPLACE)
        replace_draw(random, options_have(options, KEY_KING, "plain"), &text);
    else if (key == KEY_PORTALS)
        portals_draw(random, options, &text);
    else
        backs_draw(random, &text);
    value_set(options, key, &text);
}

/* Prey that both sides have: the front of a pair of kinds where they are mirrored, else Kings. */
static void prey_settle(struct random *random, struct options *options) {
    struct board board;
    struct text text = {.length = 0};
    options_board(options, &board);
    board_settle(random, &board, &kinds_of_tches);
    board_write(&board, &text);
    if (options->values[KEY_ARRAY][0] != '\0')
        value_set(options, KEY_ARRAY, &text);
    if (strchr(options->values[KEY_PREY], 'K') == NULL && is_drawn(random, 80))
        snprintf(options->values[KEY_PREY], VALUE_MAX, "%s", is_drawn(random, 50) ? "K" : "K,P,PR");
}

/* Takes back what contradicts the rest. */
static void tches_settle(struct random *random, struct options *options) {
    struct board board;
    struct text text = {.length = 0};
    if (options_have(options, KEY_KING, "flag"))
        options->values[KEY_ESCORT][0] = '\0';
    if (options->values[KEY_BOTH][0] != '\0')
        options->values[KEY_WHITE][0] = options->values[KEY_BLACK][0] = '\0';
    if (options_have(options, KEY_KING, "plain")) {
        prey_settle(random, options);
        return;
    }
    options->values[KEY_PREY][0] = '\0';
    if (strstr(options->values[KEY_REPLACE], "K:") != NULL ||
        strstr(options->values[KEY_REPLACE], ":K") != NULL)
        value_make(random, options, KEY_REPLACE);
    if (options->values[KEY_ARRAY][0] == '\0')
        return;
    options_board(options, &board);
    board_settle(random, &board, &kinds_of_tches);
    board_write(&board, &text);
    value_set(options, KEY_ARRAY, &text);
}

static void option_change(struct random *random, struct options *options) {
    const struct key *keys = families[options->family].keys;
    unsigned count = 0;
    while (keys[count].name != NULL)
        count++;
    const bool is_array = options->family == FAMILY_TCHES && is_drawn(random, 40);
    const unsigned key = is_array ? KEY_ARRAY : (unsigned)random_below(random, count);
    unsigned values = 0;
    while (keys[key].values[values] != NULL)
        values++;
    if (options->values[key][0] != '\0' && key != KEY_ARRAY && is_drawn(random, 40))
        options->values[key][0] = '\0';
    else if (values > 0)
        snprintf(options->values[key], VALUE_MAX, "%s",
                 keys[key].values[random_below(random, values)]);
    else
        value_make(random, options, key);
}

void options_change(struct random *random, struct options *options) {
    option_change(random, options);
    if (options->family == FAMILY_TCHES)
        tches_settle(random, options);
}

void options_make_small(struct random *random, struct options *options) {
    enum { SMALL = 30, SMALL_SIDE = 5 };
    struct board board;
    struct text text = {.length = 0};
    if (options->family != FAMILY_TCHES)
        memset(options, 0, sizeof *options);
    options->family = FAMILY_TCHES;
    options->values[KEY_KING][0] = '\0';
    options_board(options, &board);
    if (board_size(&board) > SMALL)
        board_draw(random, SMALL_SIDE, &board);
    board_settle(random, &board, &kinds_of_tches);
    board_write(&board, &text);
    value_set(options, KEY_ARRAY, &text);
    tches_settle(random, options);
}

void options_draw(struct random *random, struct options *options) {
    static const unsigned shares[] = {FAMILY_CUSTODIAN, FAMILY_TAKETWO, FAMILY_TILL,
                                      FAMILY_TCHES,     FAMILY_TCHES,   FAMILY_TCHES};
    memset(options, 0, sizeof *options);
    options->family = shares[random_below(random, sizeof shares / sizeof *shares)];
    for (size_t count = random_below(random, 7); count > 0; count--)
        options_change(random, options);
}
