#include "fairy.h"

#include "families/fairy/board.h"

enum { MOVEMENT_MAX = 64, GROUPS_MAX = 3, NO_GROUP = GROUPS_MAX };

static void army_add(struct army *army, const char *letters, size_t length) {
    struct kind *added = &army->kinds[army->count];
    if (army->count == ARMY_MAX || length == 0 || length > 2)
        return;
    *added = (struct kind){.code = ""};
    memcpy(added->code, letters, length);
    for (unsigned kind = 0; kind < army->count; kind++)
        if (strcmp(army->kinds[kind].code, added->code) == 0)
            return;
    army->count++;
}

void army_read(const struct options *options, struct army *army) {
    *army = (struct army){.count = 0};
    for (const char *letter = "KQRBNP"; *letter != '\0'; letter++)
        army_add(army, letter, 1);
    for (const char *at = options->values[OPTION_KINDS]; *at != '\0';) {
        at += *at == '*';
        army_add(army, at, strcspn(at, ":,"));
        at += strcspn(at, ",");
        at += *at == ',';
    }
    army->kinds[army->count].code[0] = '\0';
}

void code_add(const char *code, struct text *text) {
    text_add(text, code[1] != '\0' ? "*" : "");
    text_add(text, code);
}

static const char *code_draw(struct random *random, const struct army *army) {
    return army->kinds[random_below(random, army->count)].code;
}

bool fairy_has_hands(const struct options *options) {
    const char *taken = options->values[OPTION_TAKEN], *hand = options->values[OPTION_HAND];
    return (*taken != '\0' && strcmp(taken, "off") != 0) ||
           (*hand != '\0' && strcmp(hand, "-") != 0);
}

static const char *word_draw(struct random *random, const char *const *words, size_t count) {
    return words[random_below(random, count)];
}

#define DRAW_OF(random, words) word_draw(random, words, sizeof(words) / sizeof *(words))

/* A part of a movement: its modifiers, its atom and how far it goes. */
static void part_draw(struct random *random, struct text *text) {
    static const char *const modes[] = {"", "", "", "", "m", "c", "c", "e", "i", "im", "ce"};
    static const char *const directions[] = {"f",  "b",  "l",  "r",  "v",  "s",  "fl", "fr",
                                             "bl", "br", "fs", "bs", "lf", "rv", "fb", "rl"};
    const unsigned way = (unsigned)random_below(random, 10);
    const char *mode = DRAW_OF(random, modes);
    const bool is_hop = way<3, is_lame = way == 3, is_rider = way> 7;
    const char atom[] = {is_lame             ? "DNAHCZG"[random_below(random, 7)]
                         : is_hop || way < 6 ? "WFKRBQ"[random_below(random, 6)]
                                             : "WFDNAHCZG"[random_below(random, 9)],
                         '\0'};
    text_add(text, is_hop && strchr(mode, 'e') != NULL ? "" : mode);
    text_add(text, is_drawn(random, 25) ? DRAW_OF(random, directions) : "");
    text_add(text, is_lame ? "n" : is_hop ? (is_drawn(random, 80) ? "p" : "g") : "");
    text_add(text, atom);
    if (is_lame || strchr("RBQ", *atom) != NULL)
        return;
    if (is_hop || is_rider || is_drawn(random, 10))
        text_add(text, atom);
}

static void movement_draw(struct random *random, struct text *text) {
    const size_t start = text->length;
    for (size_t count = 1 + random_below(random, is_drawn(random, 30) ? 30 : 4); count > 0; count--)
        if (text->length - start < MOVEMENT_MAX - 7)
            part_draw(random, text);
}

/* Adds a value of a side, and now and then another for Black. */
static void sides_draw(struct random *random, void draw(struct random *, struct text *),
                       struct text *text) {
    draw(random, text);
    if (is_drawn(random, 10)) {
        text_add(text, "/");
        draw(random, text);
    }
}

/* Most kinds as they were, some with another movement, and perhaps a new one. */
static void kinds_change(struct random *random, const char *old, struct text *text) {
    while (*old != '\0') {
        const size_t length = strcspn(old, ","), code = strcspn(old, ":");
        const unsigned draw = (unsigned)random_below(random, 100);
        if (draw < 96) {
            text_add(text, text->length > 0 ? "," : "");
            text_add_bytes(text, old, draw < 80 || code >= length ? length : code + 1);
            if (draw >= 80 && code < length)
                sides_draw(random, movement_draw, text);
        }
        old += length + (old[length] == ',');
    }
    for (size_t count = random_below(random, is_drawn(random, 10) ? 12 : 3); count > 0; count--) {
        const char code[] = {(char)('A' + random_below(random, 26)),
                             (char)('A' + random_below(random, 26)), '\0'};
        const bool is_long = is_drawn(random, 20);
        text_add(text, text->length > 0 ? "," : "");
        text_add(text, is_long ? "*" : "");
        text_add_bytes(text, code, is_long ? 2 : 1);
        text_add(text, ":");
        sides_draw(random, movement_draw, text);
    }
}

/* Boards of all sizes up to the greatest, each side's half mostly by it. */
static void board_make(struct random *random, const struct army *army, struct board *board) {
    static const unsigned sizes[][2] = {{8, 8}, {16, 8}, {8, 16}, {11, 11}, {10, 10}, {9, 10}};
    const unsigned *size = sizes[random_below(random, sizeof sizes / sizeof *sizes)];
    const bool is_any = is_drawn(random, 30);
    const unsigned percent = 5 + (unsigned)random_below(random, 85);
    const unsigned holes = is_drawn(random, 20) ? (unsigned)random_below(random, 30) : 0;
    *board = (struct board){.files = size[0], .ranks = size[1]};
    while (is_any) {
        board->files = 3 + (unsigned)random_below(random, FILES_MAX - 2);
        board->ranks = 3 + (unsigned)random_below(random, FILES_MAX - 2);
        if (board_size(board) <= SQUARES_MAX)
            break;
    }
    for (unsigned i = 0; i < board_size(board); i++)
        if (is_drawn(random, holes))
            snprintf(board->cells[i].text, CELL_MAX, "-");
        else if (is_drawn(random, percent))
            cell_set(&board->cells[i], kind_draw(random, army->kinds),
                     (i < board_size(board) / 2) != is_drawn(random, 10));
}

static void array_make(struct random *random, const struct options *options,
                       const struct army *army, struct text *text) {
    struct board board;
    options_board(options, &board);
    if (options->values[OPTION_ARRAY][0] == '\0' ? is_drawn(random, 80) : is_drawn(random, 10))
        board_make(random, army, &board);
    for (size_t count = 1 + random_below(random, 4); count > 0; count--)
        board_change(random, &board, army->kinds);
    board_write(&board, text);
}

static void set_item_draw(struct random *random, const struct board *board, struct text *text) {
    switch (random_below(random, 4)) {
    case 0:
        text_add_number(text, 1 + random_below(random, board->ranks));
        break;
    case 1:
        text_add_number(text, 1 + random_below(random, board->ranks));
        text_add(text, "-");
        text_add_number(text, 1 + random_below(random, board->ranks));
        break;
    case 2:
        square_add(board, (unsigned)random_below(random, board_size(board)), text);
        text_add(text, "-");
        square_add(board, (unsigned)random_below(random, board_size(board)), text);
        break;
    default:
        square_add(board, (unsigned)random_below(random, board_size(board)), text);
    }
}

static void set_draw(struct random *random, const struct board *board, struct text *text) {
    const unsigned draw = (unsigned)random_below(random, 100);
    if (draw < 20) {
        text_add(text, draw < 15 ? "all" : "-");
        return;
    }
    for (size_t count = 1 + random_below(random, 3); count > 0; count--) {
        set_item_draw(random, board, text);
        text_add(text, count > 1 ? "." : "");
    }
}

static void set_sides_draw(struct random *random, const struct board *board, struct text *text) {
    set_draw(random, board, text);
    if (is_drawn(random, 20)) {
        text_add(text, "/");
        set_draw(random, board, text);
    }
}

/* Kinds in up to three groups; what an entry has behind its codes is the key's own. */
static void entries_draw(struct random *random, const struct options *options,
                         const struct army *army, unsigned key, struct text *text) {
    unsigned group_of[ARMY_MAX];
    struct board board;
    const unsigned groups = 1 + (unsigned)random_below(random, GROUPS_MAX);
    const bool may_be_bare =
        key == OPTION_START || key == OPTION_EP || key == OPTION_ZONE || key == OPTION_DROP;
    options_board(options, &board);
    for (unsigned kind = 0; kind < army->count; kind++)
        group_of[kind] = (unsigned)random_below(random, GROUPS_MAX + 3);
    for (unsigned group = 0; group < groups; group++) {
        const size_t before = text->length;
        const bool is_bare = may_be_bare && group + 1 == groups && is_drawn(random, 60);
        text_add(text, before > 0 ? "," : "");
        const size_t start = text->length;
        for (unsigned kind = 0; kind < army->count && !is_bare; kind++)
            if (group_of[kind] == group)
                code_add(army->kinds[kind].code, text);
        if (text->length == start && !is_bare) {
            text->bytes[text->length = before] = '\0';
            continue;
        }
        if (key != OPTION_EXTINCT) {
            text_add(text, is_bare ? "" : ":");
            set_sides_draw(random, &board, text);
        }
        if ((key == OPTION_EXTINCT || key == OPTION_REACH) && is_drawn(random, 30)) {
            text_add(text, ":");
            text_add_number(text, 2 + random_below(random, 5));
        }
    }
}

static void codes_draw(struct random *random, const struct army *army, size_t most,
                       const char *except, struct text *text) {
    bool has[ARMY_MAX] = {false};
    for (size_t count = 1 + random_below(random, most); count > 0; count--) {
        const size_t kind = random_below(random, army->count);
        if (!has[kind] && strcmp(army->kinds[kind].code, except) != 0)
            code_add(army->kinds[kind].code, text);
        has[kind] = true;
    }
}

static void promote_draw(struct random *random, const struct army *army, struct text *text) {
    const unsigned percent = is_drawn(random, 30) ? 80 : 15;
    for (unsigned kind = 1; kind < army->count; kind++) {
        if (!is_drawn(random, percent))
            continue;
        text_add(text, text->length > 0 ? "," : "");
        code_add(army->kinds[kind].code, text);
        text_add(text, ":");
        codes_draw(random, army, is_drawn(random, 40) ? PROMOTIONS_MAX : 3, army->kinds[kind].code,
                   text);
    }
}

static void hand_draw(struct random *random, const struct army *army, struct text *text) {
    for (unsigned side = 0; side < 2; side++) {
        text_add(text, side == 1 ? "/" : "");
        for (size_t count = 1 + random_below(random, 20); count > 0; count--)
            code_add(army->kinds[1 + random_below(random, army->count - 1)].code, text);
    }
}

/* A list of kinds with a number each. */
static void numbers_draw(struct random *random, const struct army *army, struct text *text) {
    for (unsigned kind = 0; kind < army->count; kind++)
        if (is_drawn(random, 20)) {
            text_add(text, text->length > 0 ? "," : "");
            code_add(army->kinds[kind].code, text);
            text_add(text, ":");
            text_add_number(text, 1 + random_below(random, 9));
        }
}

/* White castles with two pieces of its first rank; Black only where it has them, too. */
static void castle_draw(struct random *random, const struct options *options, struct text *text) {
    struct board board;
    unsigned pieces[FILES_MAX], count = 0;
    options_board(options, &board);
    const unsigned row = board.files * (board.ranks - 1);
    for (unsigned file = 0; file < board.files; file++)
        if (board.cells[row + file].text[0] != '\0' && !cell_is_black(&board.cells[row + file]))
            pieces[count++] = row + file;
    if (count < 2 || is_drawn(random, 40)) {
        text_add(text, "off");
        return;
    }
    const size_t first = random_below(random, count - 1);
    square_add(&board, pieces[first], text);
    square_add(&board, row + (unsigned)random_below(random, board.files), text);
    square_add(&board, pieces[first + 1], text);
    text_add(text, is_drawn(random, 70) ? "/-" : "");
}

static void number_draw(struct random *random, size_t low, size_t high, struct text *text) {
    if (is_drawn(random, 20))
        text_add(text, "off");
    else
        text_add_number(text, low + random_below(random, high - low + 1));
}

static void text_draw(struct random *random, const struct options *options, const struct army *army,
                      unsigned key, struct text *text) {
    switch (key) {
    case OPTION_KINDS:
        kinds_change(random, options->values[key], text);
        break;
    case OPTION_ARRAY:
        array_make(random, options, army, text);
        break;
    case OPTION_ROYAL:
        if (is_drawn(random, 25))
            text_add(text, "-");
        else
            codes_draw(random, army, 5, "", text);
        break;
    case OPTION_HAND:
        hand_draw(random, army, text);
        break;
    case OPTION_CASTLE:
        castle_draw(random, options, text);
        break;
    case OPTION_PROMOTE:
        promote_draw(random, army, text);
        break;
    case OPTION_LIMIT:
    case OPTION_FILE:
        numbers_draw(random, army, text);
        break;
    case OPTION_DROPMATE:
        code_add(code_draw(random, army), text);
        break;
    case OPTION_CHECKS:
        number_draw(random, 1, 9, text);
        break;
    case OPTION_REPEAT:
        number_draw(random, 2, 9, text);
        break;
    case OPTION_QUIET:
        number_draw(random, 1, 500, text);
        break;
    default:
        entries_draw(random, options, army, key, text);
    }
}

void fairy_value_make(struct random *random, struct options *options, unsigned key) {
    struct army army;
    struct text text = {.length = 0};
    army_read(options, &army);
    text_draw(random, options, &army, key, &text);
    if (text.length < VALUE_MAX)
        memcpy(options->values[key], text.bytes, text.length + 1);
}

static void clear_each(struct options *options, const uint8_t *keys, size_t count) {
    while (count-- > 0)
        options->values[keys[count]][0] = '\0';
}

#define CLEAR(options, ...)                                                                        \
    clear_each(options, (const uint8_t[]){__VA_ARGS__}, sizeof((const uint8_t[]){__VA_ARGS__}))

/* True if a code of the royal kinds is in a text of codes. */
static bool has_royal(const struct options *options, const char *codes) {
    const char *royal = options->values[OPTION_ROYAL];
    return strpbrk(codes, *royal == '\0' ? "K" : royal) != NULL;
}

void fairy_settle(struct random *random, struct options *options) {
    const bool has_kings = !options_have(options, OPTION_ROYAL, "-");
    if (is_drawn(random, 2))
        return;
    if (has_royal(options, options->values[OPTION_HAND]) && has_kings)
        CLEAR(options, OPTION_HAND);
    if (!has_kings)
        CLEAR(options, OPTION_SEVERAL, OPTION_FACING, OPTION_NOCHECK, OPTION_CHECKS, OPTION_MATE,
              OPTION_DROPMATE, OPTION_DROPCHECK, OPTION_PERPETUAL);
    if (options_have(options, OPTION_PROMOTE, "-"))
        CLEAR(options, OPTION_ZONE, OPTION_WHEN, OPTION_MUST, OPTION_LIMIT);
    if (!fairy_has_hands(options))
        CLEAR(options, OPTION_DROP, OPTION_FILE, OPTION_DROPMATE, OPTION_DROPCHECK);
    if (options->values[OPTION_EXTINCT][0] == '\0')
        CLEAR(options, OPTION_EXTINCTION);
    if (options->values[OPTION_REACH][0] == '\0')
        CLEAR(options, OPTION_ARRIVE);
    if (options_have(options, OPTION_REPEAT, "off"))
        CLEAR(options, OPTION_REPEATED, OPTION_PERPETUAL);
}
