#include "position.h"

#include "fairy.h"

#include <stdlib.h>

enum { FIELDS_MAX = 7 };

/* A position of a family with a board: its rows, and its other fields as they are written. */
struct draft {
    const struct options *options;
    struct board board;
    bool is_black;
    unsigned left;      /* TCHES: actions left in the turn */
    char king_from[12]; /* where a King was freed that is to be placed */
    char losses[48];    /* what is to be replaced */
    unsigned long halfmove, turn;
};

static bool has(const struct draft *draft, unsigned key, const char *value) {
    return options_have(draft->options, key, value);
}

static bool is_king_held(const struct draft *draft) {
    return has(draft, KEY_KING, "capture") || has(draft, KEY_KING, "flag");
}

static unsigned strike_of(const struct draft *draft) {
    return has(draft, KEY_STRIKE, "1") ? 1 : has(draft, KEY_STRIKE, "2") ? 2 : 3;
}

/* Puts a suffix behind the top piece of a cell; what does not fit is left out. */
static void cell_insert(struct cell *cell, const char *suffix) {
    char *lower = strchr(cell->text, '_');
    const size_t at = lower != NULL ? (size_t)(lower - cell->text) : strlen(cell->text);
    const size_t more = strlen(suffix), rest = strlen(cell->text) - at;
    if (at + more + rest >= CELL_MAX)
        return;
    memmove(cell->text + at + more, cell->text + at, rest + 1);
    memcpy(cell->text + at, suffix, more);
}

static void marks_clear(struct board *board) {
    for (unsigned i = 0; i < board_size(board); i++)
        for (char *mark; (mark = strchr(board->cells[i].text, '\'')) != NULL;)
            memmove(mark, mark + 1, strlen(mark));
}

static void facing_change(struct random *random, struct cell *cell) {
    static const char *const facings[] = {"~1", "~2", "~3"};
    char *old = strchr(cell->text, '~');
    if (old != NULL)
        memmove(old, old + 2, strlen(old + 1));
    else
        cell_insert(cell, facings[random_below(random, 3)]);
}

/* Adds what lies under a piece. */
static void cell_insert_lower(struct cell *cell, const struct cell *lower) {
    const size_t length = strlen(cell->text);
    snprintf(cell->text + length, CELL_MAX - length, "%s", lower->text);
}

/* A carrier with a passenger of its side, or a captor with the enemy King. */
static void stack_make(struct random *random, struct draft *draft, struct cell *cell) {
    static const char *const carriers[] = {"N", "F", "C", "W", "A", "E", "RN", "NB", "BN", "NR"};
    static const char *const passengers[] = {"Q", "R", "B", "P", "G",  "D", "L",
                                             "M", "T", "X", "J", "PR", "PP"};
    const char *royal = options_royal(draft->options);
    const bool is_black = cell_is_black(cell);
    struct cell lower = {""};
    if (is_king_held(draft) && !piece_is(cell->text, royal) && is_drawn(random, 50)) {
        for (unsigned i = 0; i < board_size(&draft->board); i++)
            if (piece_is_of(draft->board.cells[i].text, royal, !is_black))
                draft->board.cells[i] = (struct cell){""};
        cell_set(&lower, royal, !is_black);
        cell_insert(cell, "_");
        cell_insert_lower(cell, &lower);
    } else if (has(draft, KEY_TRANSPORT, "on")) {
        cell_set(cell, carriers[random_below(random, 10)], is_black);
        cell_set(&lower, passengers[random_below(random, 13)], is_black);
        cell_insert(cell, "_");
        cell_insert_lower(cell, &lower);
    }
}

static void orders_change(struct random *random, struct draft *draft, struct cell *cell) {
    static const char *const orders[] = {"~OH", "~DO", "~DH", "~HO", "~HD"};
    if (strchr("QPqp", cell->text[0]) == NULL || cell->text[0] == '\0')
        cell = &draft->board.cells[random_below(random, board_size(&draft->board))];
    if (cell->text[0] == '\0' || strchr("QPqp", cell->text[0]) == NULL)
        return;
    cell->text[1] = '\0';
    if (is_drawn(random, 80))
        cell_insert(cell, orders[random_below(random, 5)]);
}

/* Properties that a piece can have besides its place, by the family. */
static void state_change(struct random *random, struct draft *draft) {
    struct cell *cell = piece_draw(random, &draft->board);
    if (cell->text[0] == '\0')
        return;
    if (draft->options->family == FAMILY_TAKETWO)
        orders_change(random, draft, cell);
    if (draft->options->family != FAMILY_TCHES)
        return;
    if (draft->options->values[KEY_POLARITY][0] != '\0' && is_drawn(random, 60))
        facing_change(random, cell);
    else
        stack_make(random, draft, cell);
}

/* Marks on as many pieces as have acted; a whole turn where there are none that could have. */
static void marks_make(struct random *random, struct draft *draft) {
    unsigned acted = strike_of(draft) - draft->left;
    marks_clear(&draft->board);
    if (has(draft, KEY_SAME, "on") && acted > 1)
        acted = 1 + (unsigned)random_below(random, acted);
    for (unsigned tries = 0; acted > 0 && tries < 300; tries++) {
        struct cell *cell = piece_draw(random, &draft->board);
        if (cell->text[0] == '\0' || cell_is_black(cell) != draft->is_black ||
            strchr(cell->text, '\'') != NULL || strlen(cell->text) + 1 >= CELL_MAX)
            continue;
        cell_insert(cell, "'");
        acted--;
    }
    if (acted > 0) {
        marks_clear(&draft->board);
        draft->left = strike_of(draft);
    }
}

/* A King that a piece has freed by capturing its captor: it stands nowhere. */
static void king_free(struct draft *draft) {
    const char *royal = options_royal(draft->options);
    struct text square = {.length = 0};
    for (unsigned i = 0; i < board_size(&draft->board) && square.length == 0; i++)
        if (strchr(draft->board.cells[i].text, '\'') != NULL)
            square_add(&draft->board, i, &square);
    if (square.length == 0)
        return;
    snprintf(draft->king_from, sizeof draft->king_from, "%.2s@%.5s", royal, square.bytes);
    for (unsigned i = 0; i < board_size(&draft->board); i++) {
        char *text = draft->board.cells[i].text;
        char *captive = strchr(text, '_');
        if (piece_is_of(text, royal, draft->is_black) && strchr(text, '\'') == NULL)
            text[0] = '\0';
        else if (captive != NULL && piece_is_of(captive + 1, royal, draft->is_black))
            *captive = '\0';
    }
}

/* Adds a loss by one of the pairs of `replace`, with its source on the board. */
static void loss_add(struct random *random, struct draft *draft) {
    const bool is_start = draft->left == strike_of(draft);
    const bool is_black = draft->is_black == is_start;
    const char *pair = draft->options->values[KEY_REPLACE];
    char lost[3] = "", source[3] = "";
    for (const char *next = pair; next != NULL && is_drawn(random, 70); next = strchr(next, ','))
        pair = next += *next == ',';
    if (sscanf(pair, "%2[A-Z]:%2[A-Z]", lost, source) != 2)
        return;
    const size_t length = strlen(draft->losses);
    snprintf(draft->losses + length, sizeof draft->losses - length, "%s%c%s", length > 0 ? "," : "",
             is_black ? 'b' : 'w', lost);
    struct cell *cell = &draft->board.cells[random_below(random, board_size(&draft->board))];
    if (is_start && cell->text[0] == '\0')
        cell_set(cell, source, is_black);
}

static void draft_change(struct random *random, struct draft *draft) {
    switch (random_below(random, 10)) {
    case 0:
        draft->is_black = !draft->is_black;
        break;
    case 1:
        draft->left = (unsigned)random_below(random, strike_of(draft) + 1);
        break;
    case 2:
        draft->halfmove =
            is_drawn(random, 50) ? 95 + random_below(random, 10) : random_below(random, 100000);
        break;
    case 3:
    case 4:
        state_change(random, draft);
        break;
    default:
        board_change(random, &draft->board, options_rules(draft->options)->kinds);
    }
}

static bool is_at(const struct board *board, unsigned file, unsigned row, const char *piece) {
    return strcmp(board->cells[row * board->files + file].text, piece) == 0;
}

/* Rights whose King and rook are at home, most of them. */
static void castling_add(struct random *random, const struct draft *draft, struct text *text) {
    const struct board *board = &draft->board;
    const unsigned king = board->files == 8 ? 4 : 3, last = board->files - 1;
    const size_t before = text->length;
    for (unsigned side = 0; side < 2; side++) {
        const unsigned row = side == 0 ? board->ranks - 1 : 0;
        for (unsigned wing = 0; wing < 2; wing++)
            if (is_at(board, king, row, side == 0 ? "K" : "k") &&
                is_at(board, wing == 0 ? last : 0, row, side == 0 ? "R" : "r") &&
                is_drawn(random, 70))
                text_add_bytes(text, &"KQkq"[2 * side + wing], 1);
    }
    text_add(text, text->length == before ? "-" : "");
}

/* A pawn that may have come straight two squares, and what it passed. */
static void en_passant_add(struct random *random, const struct draft *draft, struct text *text) {
    const struct board *board = &draft->board;
    const unsigned pawn_row = draft->is_black ? 4 : 3, passed = draft->is_black ? 5 : 2;
    const unsigned origin = draft->is_black ? 6 : 1;
    for (unsigned file = 0; file < board->files && is_drawn(random, 90); file++)
        if (is_at(board, file, pawn_row, draft->is_black ? "P" : "p") &&
            is_at(board, file, passed, "") && is_at(board, file, origin, "")) {
            square_add(board, passed * board->files + file, text);
            square_add(board, pawn_row * board->files + file, text);
            return;
        }
    text_add(text, "-");
}

/* Now and then an own queen or pawn that has just been switched. */
static void switched_add(struct random *random, const struct draft *draft, struct text *text) {
    const struct board *board = &draft->board;
    const unsigned cell = (unsigned)random_below(random, board_size(board));
    const char letter = board->cells[cell].text[0];
    if (letter != '\0' && strchr(draft->is_black ? "qp" : "QP", letter) != NULL &&
        draft->options->values[0][0] == '\0')
        square_add(board, cell, text);
    else
        text_add(text, "-");
}

static void last_add(struct random *random, struct text *text) {
    for (unsigned side = 0; side < 2; side++) {
        const char *code = kind_draw(random, tches_rules.kinds);
        text_add(text, side == 1 ? "/" : "");
        text_add(text, is_drawn(random, 50) || code[0] == 'J' ? "-" : code);
    }
}

static void tches_fields_add(struct random *random, const struct draft *draft, struct text *text) {
    text_add_number(text, draft->left);
    text_add(text, " ");
    last_add(random, text);
    text_add(text, " ");
    text_add(text, draft->king_from);
    text_add(text, draft->king_from[0] != '\0' && draft->losses[0] != '\0' ? "," : "");
    text_add(text, draft->losses);
    text_add(text, draft->king_from[0] == '\0' && draft->losses[0] == '\0' ? "-" : "");
}

static void draft_write(struct random *random, const struct draft *draft, struct text *text) {
    board_write(&draft->board, text);
    text_add(text, draft->is_black ? " b " : " w ");
    if (draft->options->family == FAMILY_TCHES)
        tches_fields_add(random, draft, text);
    else
        castling_add(random, draft, text);
    if (draft->options->family == FAMILY_TAKETWO) {
        text_add(text, " ");
        en_passant_add(random, draft, text);
    }
    text_add(text, " ");
    text_add_number(text, draft->halfmove);
    text_add(text, " ");
    text_add_number(text, draft->turn);
    if (draft->options->family == FAMILY_TAKETWO) {
        text_add(text, " ");
        switched_add(random, draft, text);
    }
}

/* Makes what was changed fit together again. */
static void draft_settle(struct random *random, struct draft *draft) {
    if (!has(draft, KEY_KING, "plain") || draft->options->family != FAMILY_TCHES)
        board_settle(random, &draft->board, options_rules(draft->options)->kinds,
                     options_royal(draft->options));
    if (draft->options->family != FAMILY_TCHES)
        return;
    if (draft->left > strike_of(draft) || (draft->left == 0 && is_drawn(random, 90)))
        draft->left = strike_of(draft);
    marks_make(random, draft);
    if (is_king_held(draft) && is_drawn(random, 10))
        king_free(draft);
    if (draft->options->values[KEY_REPLACE][0] != '\0' && is_drawn(random, 30))
        for (size_t count = 1 + random_below(random, is_drawn(random, 70) ? 2 : 8); count > 0;
             count--)
            loss_add(random, draft);
}

/* The rows and the side of a position of this variant; the rest is made anew. */
static bool draft_read(struct draft *draft, const char *position, size_t length) {
    struct board start;
    const char *space = memchr(position, ' ', length);
    options_board(draft->options, &start);
    if (space == NULL || !board_read(&draft->board, position, (size_t)(space - position)) ||
        draft->board.files != start.files || draft->board.ranks != start.ranks)
        return false;
    draft->is_black = (size_t)(space - position) + 1 < length && space[1] == 'b';
    if ((size_t)(space - position) + 3 < length && space[3] >= '0' && space[3] <= '3')
        draft->left = (unsigned)(space[3] - '0');
    return true;
}

void position_change(struct random *random, const struct options *options, const char *position,
                     size_t length, struct text *text) {
    struct draft draft = {.options = options, .left = 3, .halfmove = 0};
    if (options->family == FAMILY_TILL) {
        till_draw(random, options, text);
        return;
    }
    if (options->family == FAMILY_FAIRY) {
        fairy_position_change(random, options, position, length, text);
        return;
    }
    size_t changes = 1 + random_below(random, 3);
    if (!draft_read(&draft, position, length)) {
        options_board(options, &draft.board);
        changes = random_below(random, is_drawn(random, 50) ? 8 : 60);
    }
    draft.halfmove = random_below(random, 90);
    draft.turn =
        is_drawn(random, 3) ? 99999 - random_below(random, 3) : 1 + random_below(random, 50);
    while (changes-- > 0)
        draft_change(random, &draft);
    draft_settle(random, &draft);
    draft_write(random, &draft, text);
}

void position_draw(struct random *random, const struct options *options, struct text *text) {
    position_change(random, options, "", 0, text);
}
