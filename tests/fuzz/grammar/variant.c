#include "fairy.h"

#include "families/tches/board.h"

static const char default_array[] = "rnbmqklbnr/1cfdggdfc1/pppppppppp/10/10/10/10/PPPPPPPPPP/"
                                    "1CFDGGDFC1/RNBMQKLBNR";

const struct rules *options_rules(const struct options *options) {
    return families_offered[options->family];
}

static size_t length_to(const char *text, size_t length, char stop) {
    const char *end = memchr(text, stop, length);
    return end != NULL ? (size_t)(end - text) : length;
}

static bool is_word(const char *text, size_t length, const char *word) {
    return strlen(word) == length && memcmp(text, word, length) == 0;
}

static void pair_read(struct options *options, const char *text, size_t length) {
    const size_t key_length = length_to(text, length, '=');
    const struct option *keys = options_rules(options)->options;
    for (unsigned key = 0; keys[key].key != NULL && key_length < length; key++)
        if (is_word(text, key_length, keys[key].key) && length - key_length <= VALUE_MAX) {
            memcpy(options->values[key], text + key_length + 1, length - key_length - 1);
            options->values[key][length - key_length - 1] = '\0';
        }
}

bool options_read(struct options *options, const char *text, size_t length) {
    size_t part = length_to(text, length, ';');
    memset(options, 0, sizeof *options);
    while (options->family < FAMILIES && !is_word(text, part, options_rules(options)->family))
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
    const struct option *keys = options_rules(options)->options;
    text_add(text, options_rules(options)->family);
    for (unsigned key = 0; keys[key].key != NULL; key++) {
        if (options->values[key][0] == '\0')
            continue;
        text_add(text, ";");
        text_add(text, keys[key].key);
        text_add(text, "=");
        text_add(text, options->values[key]);
    }
}

bool options_have(const struct options *options, unsigned key, const char *value) {
    return strcmp(options->values[key], value) == 0;
}

/* A kind of TCHES that can have the King's rules. */
static const char *royal_draw(struct random *random) {
    static const kinds_t royal = ~(PAWN_KINDS | KIND_BIT(JESTER));
    unsigned kind = 0;
    do
        kind = (unsigned)random_below(random, KINDS);
    while ((royal & KIND_BIT(kind)) == 0);
    return tches_rules.kinds[kind].code;
}

const char *options_royal(const struct options *options) {
    const char *prey = options->values[KEY_PREY];
    return options->family == FAMILY_TCHES && *prey != '\0' && strchr(prey, ',') == NULL &&
                   !options_have(options, KEY_KING, "plain")
               ? prey
               : "K";
}

void options_board(const struct options *options, struct board *board) {
    const char *array =
        options->family == FAMILY_CUSTODIAN ? "rbnknbr/ppppppp/7/7/7/PPPPPPP/RBNKNBR"
        : options->family == FAMILY_TAKETWO ? "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
        : options->family == FAMILY_FAIRY   ? "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
                                            : default_array;
    const char *own = options->family == FAMILY_TCHES   ? options->values[KEY_ARRAY]
                      : options->family == FAMILY_FAIRY ? options->values[FAIRY_ARRAY]
                                                        : "";
    if (!board_read(board, own, strlen(own)))
        board_read(board, array, strlen(array));
}

static void value_set(struct options *options, unsigned key, const struct text *text) {
    snprintf(options->values[key], VALUE_MAX, "%.*s", VALUE_MAX - 1, text->bytes);
}

static void codes_draw(struct random *random, struct text *text) {
    unsigned given = 0;
    for (unsigned count = 1 + (unsigned)random_below(random, 4); count > 0; count--) {
        const unsigned kind = (unsigned)random_below(random, KINDS);
        if ((given >> kind & 1) != 0)
            continue;
        text_add(text, given != 0 ? "," : "");
        text_add(text, tches_rules.kinds[kind].code);
        given |= 1u << kind;
    }
}

/* Back sides, of each front one at most. */
static void backs_draw(struct random *random, struct text *text) {
    const unsigned percent = is_drawn(random, 10) ? 80 : 20;
    kinds_t fronts = 0;
    for (unsigned kind = 0; kind < KINDS; kind++) {
        const kinds_t front = KIND_BIT(tches_facts[kind].front);
        if (tches_facts[kind].front == kind || (fronts & front) != 0 || !is_drawn(random, percent))
            continue;
        text_add(text, text->length > 0 ? "," : "");
        text_add(text, tches_rules.kinds[kind].code);
        fronts |= front;
    }
}

/* Few pairs or one for nearly every kind; sources are pawns as often as not. */
static void replace_draw(struct random *random, const char *royal, struct text *text) {
    const struct kind *kinds = tches_rules.kinds;
    const unsigned percent = is_drawn(random, 15) ? 90 : 10;
    for (unsigned lost = 0; lost < KINDS; lost++) {
        const size_t source = is_drawn(random, 50) ? PAWN : random_below(random, KINDS);
        if (!is_drawn(random, percent) || strcmp(kinds[lost].code, royal) == 0 ||
            strcmp(kinds[source].code, royal) == 0)
            continue;
        text_add(text, text->length > 0 ? "," : "");
        text_add(text, tches_rules.kinds[lost].code);
        text_add(text, ":");
        text_add(text, tches_rules.kinds[source].code);
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
            cell_set(&board->cells[i], kind_draw(random, tches_rules.kinds),
                     (i < board_size(board) / 2) != is_drawn(random, 10));
}

static void array_change(struct random *random, struct options *options) {
    struct board board;
    struct text text = {.length = 0};
    options_board(options, &board);
    if (options->values[KEY_ARRAY][0] == '\0' ? is_drawn(random, 80) : is_drawn(random, 10))
        board_draw(random, is_drawn(random, 50) ? 6 : FILES_MAX, &board);
    for (unsigned count = 1 + (unsigned)random_below(random, 4); count > 0; count--)
        board_change(random, &board, tches_rules.kinds);
    if (!options_have(options, KEY_KING, "plain"))
        board_settle(random, &board, tches_rules.kinds, options_royal(options));
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
        replace_draw(random, options_have(options, KEY_KING, "plain") ? "" : options_royal(options),
                     &text);
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
    board_settle(random, &board, tches_rules.kinds, "K");
    board_write(&board, &text);
    if (options->values[KEY_ARRAY][0] != '\0')
        value_set(options, KEY_ARRAY, &text);
    if (strchr(options->values[KEY_PREY], 'K') == NULL && is_drawn(random, 80))
        snprintf(options->values[KEY_PREY], VALUE_MAX, "%s", is_drawn(random, 50) ? "K" : "K,P,PR");
}

static bool is_royal(const char *code) {
    return strchr(code, ',') == NULL && code[0] != 'J' && code[0] != 'P';
}

/* True if pieces of a kind are replaced, or replace others. */
static bool is_replaced(const struct options *options, const char *code) {
    const char *pairs = options->values[KEY_REPLACE];
    char lost[8], source[8];
    snprintf(lost, sizeof lost, "%.2s:", code);
    snprintf(source, sizeof source, ":%.2s", code);
    return strstr(pairs, lost) != NULL || strstr(pairs, source) != NULL;
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
    options->values[KEY_HUNT][0] = '\0';
    if (options->values[KEY_PREY][0] != '\0' && !is_royal(options->values[KEY_PREY]) &&
        is_drawn(random, 95))
        snprintf(options->values[KEY_PREY], VALUE_MAX, "%s", royal_draw(random));
    if (is_replaced(options, options_royal(options)))
        value_make(random, options, KEY_REPLACE);
    if (options->values[KEY_ARRAY][0] == '\0' && options->values[KEY_PREY][0] == '\0')
        return;
    options_board(options, &board);
    board_settle(random, &board, tches_rules.kinds, options_royal(options));
    board_write(&board, &text);
    value_set(options, KEY_ARRAY, &text);
}

/* What most of a variant hangs on: its array and, of fairy, its kinds. */
static bool is_structure(const struct options *options, unsigned key) {
    return (options->family == FAMILY_TCHES && key == KEY_ARRAY) ||
           (options->family == FAMILY_FAIRY && (key == FAIRY_ARRAY || key == FAIRY_KINDS));
}

static unsigned key_draw(struct random *random, const struct options *options, unsigned count) {
    if (options->family == FAMILY_TCHES && is_drawn(random, 40))
        return KEY_ARRAY;
    if (options->family == FAMILY_FAIRY && is_drawn(random, 40))
        return is_drawn(random, 50) ? FAIRY_KINDS : FAIRY_ARRAY;
    return (unsigned)random_below(random, count);
}

/* Gives an option one of its values, hardly ever that which it has without. */
static void option_change(struct random *random, struct options *options) {
    const struct option *keys = options_rules(options)->options;
    unsigned count = 0, values = 0;
    while (keys[count].key != NULL)
        count++;
    const unsigned key = key_draw(random, options, count);
    const struct option *option = &keys[key];
    while (option->values != NULL && option->values[values] != NULL)
        values++;
    if (options->values[key][0] != '\0' && !is_structure(options, key) && is_drawn(random, 40))
        options->values[key][0] = '\0';
    else if (option->read != NULL && options->family == FAMILY_FAIRY)
        fairy_value_make(random, options, key);
    else if (option->read != NULL)
        value_make(random, options, key);
    else if (values > 0)
        snprintf(options->values[key], VALUE_MAX, "%s",
                 option->values[1 + random_below(random, values - 1)]);
    else
        snprintf(options->values[key], VALUE_MAX, "%u",
                 option->low + (unsigned)random_below(random, option->high - option->low + 1u));
}

void options_change(struct random *random, struct options *options) {
    option_change(random, options);
    if (options->family == FAMILY_TCHES)
        tches_settle(random, options);
    if (options->family == FAMILY_FAIRY)
        fairy_settle(random, options);
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
    board_settle(random, &board, tches_rules.kinds, options_royal(options));
    board_write(&board, &text);
    value_set(options, KEY_ARRAY, &text);
    tches_settle(random, options);
}

void options_draw(struct random *random, struct options *options) {
    static const unsigned shares[] = {FAMILY_CUSTODIAN, FAMILY_TAKETWO, FAMILY_TILL,  FAMILY_TCHES,
                                      FAMILY_TCHES,     FAMILY_TCHES,   FAMILY_FAIRY, FAMILY_FAIRY};
    memset(options, 0, sizeof *options);
    options->family = shares[random_below(random, sizeof shares / sizeof *shares)];
    for (size_t count = random_below(random, options->family == FAMILY_FAIRY ? 14 : 7); count > 0;
         count--)
        options_change(random, options);
}
