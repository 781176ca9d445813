#include "board.h"

#include <ctype.h>

unsigned board_size(const struct board *board) { return board->files * board->ranks; }

/* The length of a piece with its facing, cards, mark and what it stands on. */
static size_t piece_length(const char *text, size_t length) {
    size_t at = 0;
    for (;;) {
        at += at < length && text[at] == '*' ? 3 : 1;
        if (at < length && text[at] == '~')
            at += at + 1 < length && isdigit((unsigned char)text[at + 1]) ? 2 : 3;
        at += at < length && text[at] == '\'';
        if (at >= length || text[at] != '_')
            return at < length ? at : length;
        at++;
    }
}

/* Reads one row, from a place in the text to the next slash or the end. */
static bool row_read(struct board *board, const char **at, const char *end) {
    unsigned file = 0;
    while (*at < end && **at != '/') {
        struct cell *cells = board->cells + board_size(board);
        if (isdigit((unsigned char)**at)) {
            unsigned empty = 0;
            while (*at < end && isdigit((unsigned char)**at) && empty <= FILES_MAX)
                empty = empty * 10 + (unsigned)(*(*at)++ - '0');
            file += empty;
            continue;
        }
        const size_t length = piece_length(*at, (size_t)(end - *at));
        if (file >= FILES_MAX || board_size(board) + file >= CELLS_MAX || length >= CELL_MAX)
            return false;
        memcpy(cells[file].text, *at, length);
        *at += length;
        file++;
    }
    board->files = board->ranks == 0 ? file : board->files;
    board->ranks++;
    return file == board->files && file <= FILES_MAX && board_size(board) <= CELLS_MAX;
}

bool board_read(struct board *board, const char *text, size_t length) {
    const char *end = text + length;
    memset(board, 0, sizeof *board);
    for (;;) {
        if (board->ranks == FILES_MAX || !row_read(board, &text, end))
            return false;
        if (text == end)
            return board->files >= 3 && board->ranks >= 3;
        text++;
    }
}

void board_write(const struct board *board, struct text *text) {
    for (unsigned rank = 0; rank < board->ranks; rank++) {
        unsigned empty = 0;
        text_add(text, rank > 0 ? "/" : "");
        for (unsigned file = 0; file <= board->files; file++) {
            const char *piece =
                file < board->files ? board->cells[rank * board->files + file].text : "";
            const bool is_empty = file < board->files && *piece == '\0';
            if (!is_empty && empty > 0)
                text_add_number(text, empty);
            empty = is_empty ? empty + 1 : 0;
            text_add(text, piece);
        }
    }
}

void cell_set(struct cell *cell, const char *code, bool is_black) {
    char *at = cell->text;
    if (code[1] != '\0')
        *at++ = '*';
    for (; *code != '\0'; code++)
        *at++ = (char)(is_black ? tolower(*code) : *code);
    *at = '\0';
}

static char letter_of(const struct cell *cell) {
    return cell->text[0] == '*' ? cell->text[1] : cell->text[0];
}

bool cell_is_black(const struct cell *cell) { return islower((unsigned char)letter_of(cell)); }

bool piece_is(const char *piece, const char *code) {
    const size_t length = strlen(code);
    if ((*piece == '*') != (length == 2))
        return false;
    piece += length == 2;
    for (size_t i = 0; i < length; i++)
        if (toupper((unsigned char)piece[i]) != code[i])
            return false;
    return true;
}

bool piece_is_of(const char *piece, const char *code, bool is_black) {
    return piece_is(piece, code) && !isupper((unsigned char)piece[*piece == '*']) == is_black;
}

static unsigned kinds_count(const struct kind *kinds) {
    unsigned count = 0;
    while (kinds[count].code[0] != '\0')
        count++;
    return count;
}

const char *kind_draw(struct random *random, const struct kind *kinds) {
    return kinds[is_drawn(random, 1) ? 0 : 1 + random_below(random, kinds_count(kinds) - 1)].code;
}

struct cell *piece_draw(struct random *random, struct board *board) {
    struct cell *cell = board->cells;
    for (unsigned i = 0; i < 20 && (i == 0 || cell->text[0] == '\0'); i++)
        cell = &board->cells[random_below(random, board_size(board))];
    return cell;
}

void board_change(struct random *random, struct board *board, const struct kind *kinds) {
    struct cell *cell = piece_draw(random, board);
    struct cell *other = &board->cells[random_below(random, board_size(board))];
    const struct cell moved = *cell;
    switch (random_below(random, 6)) {
    case 0:
    case 1:
        *cell = is_drawn(random, 50) ? *other : (struct cell){""};
        *other = moved;
        break;
    case 2:
        cell_set(other, kind_draw(random, kinds), is_drawn(random, 50));
        break;
    case 3:
        *cell = (struct cell){""};
        break;
    case 4:
        *other = moved;
        break;
    default:
        cell_set(cell, kind_draw(random, kinds), cell_is_black(cell) != is_drawn(random, 10));
    }
}

/* How many royal pieces of a side there are, captives included; all but the first so many go. */
static unsigned kings_keep(struct board *board, const char *royal, bool is_black, unsigned most) {
    unsigned count = 0;
    for (unsigned i = 0; i < board_size(board); i++) {
        struct cell *cell = &board->cells[i];
        char *captive = strchr(cell->text, '_');
        if (piece_is_of(cell->text, royal, is_black) && ++count > most)
            *cell = (struct cell){""};
        else if (captive != NULL && piece_is_of(captive + 1, royal, is_black) && ++count > most)
            *captive = '\0';
    }
    return count;
}

void board_settle(struct random *random, struct board *board, const struct kind *kinds,
                  const char *royal) {
    const bool has_end_rank_pawns = kinds == tches_rules.kinds;
    for (unsigned i = 0; i < board_size(board) && !has_end_rank_pawns; i++)
        if ((i < board->files || i >= board_size(board) - board->files) &&
            tolower(letter_of(&board->cells[i])) == 'p')
            cell_set(&board->cells[i], "R", cell_is_black(&board->cells[i]));
    for (unsigned side = 0; side < 2; side++) {
        struct cell *home = &board->cells[random_below(random, board_size(board))];
        for (unsigned i = 0; i < 20 && piece_is(home->text, royal); i++)
            home = &board->cells[random_below(random, board_size(board))];
        if (kings_keep(board, royal, side == 1, 1) == 0)
            cell_set(home, royal, side == 1);
    }
}

void square_add(const struct board *board, unsigned cell, struct text *text) {
    const char file[] = {(char)('a' + cell % board->files), '\0'};
    text_add(text, file);
    text_add_number(text, board->ranks - cell / board->files);
}
