#include "fairy.h"

#include "families/fairy/board.h"

/* Copies rows without the origins of promoted pieces. */
static void rows_strip(const char *rows, size_t length, struct text *text) {
    for (size_t i = 0; i < length; i++) {
        if (rows[i] == '~')
            i += i + 1 < length && rows[i + 1] == '*' ? 3 : 1;
        else
            text_add_bytes(text, &rows[i], 1);
    }
}

static bool is_hole(const struct cell *cell) { return cell->text[0] == '-'; }

/* Holes are where the array has them. */
static void holes_settle(const struct board *array, struct board *board) {
    for (unsigned i = 0; i < board_size(board); i++)
        if (is_hole(&array->cells[i]) || is_hole(&board->cells[i]))
            board->cells[i] = is_hole(&array->cells[i]) ? array->cells[i] : (struct cell){""};
}

/* The rows of a position of this variant, or its array. */
static void board_find(const struct board *array, const char *position, size_t length,
                       struct board *board) {
    struct text rows = {.length = 0};
    const char *space = memchr(position, ' ', length);
    if (space != NULL)
        rows_strip(position, (size_t)(space - position), &rows);
    if (space == NULL || !board_read(board, rows.bytes, rows.length) ||
        board->files != array->files || board->ranks != array->ranks)
        *board = *array;
}

/* Now and then a piece that was a pawn. */
static void origins_add(struct random *random, struct board *board) {
    for (unsigned i = 0; i < board_size(board); i++) {
        struct cell *cell = &board->cells[i];
        const size_t length = strlen(cell->text);
        if (length > 0 && !is_hole(cell) && !piece_is(cell->text, "P") &&
            !piece_is(cell->text, "K") && is_drawn(random, 10))
            snprintf(cell->text + length, CELL_MAX - length, "~%c",
                     cell_is_black(cell) ? 'p' : 'P');
    }
}

static void castling_add(struct random *random, struct text *text) {
    const size_t before = text->length;
    for (const char *right = "KQkq"; *right != '\0'; right++)
        if (is_drawn(random, 4))
            text_add_bytes(text, right, 1);
    text_add(text, text->length == before ? "-" : "");
}

/* A pawn that may have come straight two squares, and the one that it passed. */
static void passed_add(struct random *random, const struct board *board, bool is_black,
                       struct text *text) {
    const unsigned files = board->files;
    for (unsigned tries = 0; tries < 20 && board->ranks > 3; tries++) {
        const unsigned at = (unsigned)random_below(random, board_size(board)), row = at / files;
        if (!piece_is_of(board->cells[at].text, "P", !is_black) ||
            (is_black ? row + 2 >= board->ranks : row < 2))
            continue;
        square_add(board, is_black ? at + files : at - files, text);
        square_add(board, at, text);
        return;
    }
    text_add(text, "-");
}

/* A few pieces of each side, or many of all kinds. */
static void hands_add(struct random *random, const struct army *army, struct text *text) {
    const size_t before = text->length;
    const unsigned percent = is_drawn(random, 20) ? 90 : 15;
    for (unsigned side = 0; side < 2; side++)
        for (unsigned kind = 0; kind < army->count; kind++) {
            if (!is_drawn(random, kind == 0 ? 1 : percent))
                continue;
            struct cell cell;
            cell_set(&cell, army->kinds[kind].code, side == 1);
            text_add(text, cell.text);
        }
    text_add(text, text->length == before ? "-" : "");
}

static void checks_add(struct random *random, size_t most, struct text *text) {
    text_add_number(text, 1 + random_below(random, most));
    text_add(text, ":");
    text_add_number(text, 1 + random_below(random, most));
    text_add(text, " ");
}

static void fields_add(struct random *random, const struct options *options,
                       const struct board *board, bool is_black, struct text *text) {
    const char *checks = options->values[OPTION_CHECKS];
    struct army army;
    text_add(text, is_black ? " b " : " w ");
    castling_add(random, text);
    text_add(text, " ");
    if (is_drawn(random, 80))
        text_add(text,
                 options_have(options, OPTION_PASS, "on") && is_drawn(random, 10) ? "pass" : "-");
    else
        passed_add(random, board, is_black, text);
    text_add(text, " ");
    if (fairy_has_hands(options)) {
        army_read(options, &army);
        hands_add(random, &army, text);
        text_add(text, " ");
    }
    if (*checks >= '1' && *checks <= '9')
        checks_add(random, (size_t)(*checks - '0'), text);
    text_add_number(text, random_below(random, 120));
    text_add(text, " ");
    text_add_number(text, 1 + random_below(random, 50));
}

void fairy_position_change(struct random *random, const struct options *options,
                           const char *position, size_t length, struct text *text) {
    struct board array, board;
    struct army army;
    const char *space = memchr(position, ' ', length);
    const bool is_old = space != NULL;
    const bool is_black = is_old && (size_t)(space - position) + 1 < length && space[1] == 'b';
    options_board(options, &array);
    army_read(options, &army);
    board_find(&array, position, length, &board);
    for (size_t count = random_below(random, is_old || is_drawn(random, 50) ? 4 : 60); count > 0;
         count--)
        board_change(random, &board, army.kinds);
    holes_settle(&array, &board);
    if (options_have(options, OPTION_TAKEN, "hand"))
        origins_add(random, &board);
    board_write(&board, text);
    if (is_old && is_drawn(random, 60))
        text_add_bytes(text, space, length - (size_t)(space - position));
    else
        fields_add(random, options, &board, is_black != is_drawn(random, 10), text);
}
