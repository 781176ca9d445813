/* Squares, actions and outcomes as texts (formats 3 and 4): one place for all families. */

#include "rules.h"

enum { GRID_LIMIT = 1000000 };

static bool is_unlimited(const struct rules *rules) { return rules->files == 0; }

void square_name(const struct rules *rules, struct square square, char name[SQUARE_NAME_SIZE]) {
    struct writer writer = writer_of(name, SQUARE_NAME_SIZE);
    if (is_unlimited(rules)) {
        write_number(&writer, square.x);
        write_char(&writer, ',');
        write_number(&writer, square.y);
    } else {
        write_char(&writer, (char)('a' + square.x));
        write_number(&writer, square.y + 1);
    }
}

void square_write(const struct rules *rules, struct square square, struct writer *writer) {
    char name[SQUARE_NAME_SIZE];
    square_name(rules, square, name);
    write_text(writer, name);
}

static bool coordinate_read(struct cursor *cursor, int32_t *coordinate) {
    const size_t start = cursor->at;
    const bool is_negative = cursor_accept(cursor, '-');
    uint32_t value;
    if (!cursor_read_number(cursor, GRID_LIMIT, &value))
        return false;
    if (is_negative && value == 0)
        return cursor_fail(cursor, MOTLEY_REASON_BAD_NUMBER, start, cursor->at - start);
    *coordinate = is_negative ? -(int32_t)value : (int32_t)value;
    return true;
}

bool square_read(const struct rules *rules, struct cursor *cursor, struct square *square) {
    const size_t start = cursor->at;
    if (is_unlimited(rules)) {
        if (!coordinate_read(cursor, &square->x))
            return false;
        if (!cursor_accept(cursor, ','))
            return cursor_fail_here(cursor, MOTLEY_REASON_BAD_SQUARE);
        return coordinate_read(cursor, &square->y);
    }
    const char file = cursor_peek(cursor);
    uint32_t rank = 0;
    if (file < 'a' || file > 'p')
        return cursor_fail_here(cursor, MOTLEY_REASON_BAD_SQUARE);
    cursor->at++;
    if (!cursor_read_number(cursor, 99, &rank) || rank == 0)
        return cursor_fail(cursor, MOTLEY_REASON_BAD_SQUARE, start, cursor->at - start);
    *square = (struct square){file - 'a', (int32_t)rank - 1};
    return true;
}

bool action_is_from_hand(const struct action_view *view) {
    return view->type == ACTION_PLACE || view->type == ACTION_REPLACE;
}

bool action_source(const struct action_view *view, struct square *square) {
    *square = view->from;
    return !action_is_from_hand(view) && view->type != ACTION_PASS;
}

bool action_target(const struct action_view *view, struct square *square) {
    const bool is_in_place = view->type == ACTION_TURN || view->type == ACTION_REPLACE;
    *square = is_in_place ? view->from : view->to;
    return view->type != ACTION_SWITCH && view->type != ACTION_PASS;
}

/* The squares of a move: from, the landing square where it matters, to; `_` where a passenger
   comes along. */
static void move_write(const struct rules *rules, const struct action_view *view,
                       struct writer *writer) {
    square_write(rules, view->from, writer);
    if (is_unlimited(rules))
        write_char(writer, ':');
    if (view->has_via) {
        if (view->is_carried_via)
            write_char(writer, '_');
        square_write(rules, view->via, writer);
    }
    if (view->is_carried_to)
        write_char(writer, '_');
    square_write(rules, view->to, writer);
    if (view->kind != NULL) {
        write_char(writer, '=');
        write_text(writer, view->kind);
    }
}

void action_write(const struct rules *rules, const struct action_view *view,
                  struct writer *writer) {
    switch (view->type) {
    case ACTION_MOVE:
        move_write(rules, view, writer);
        break;
    case ACTION_SWITCH:
        square_write(rules, view->from, writer);
        write_char(writer, '~');
        write_char(writer, view->cards[0]);
        write_char(writer, view->cards[1]);
        break;
    case ACTION_TURN:
        square_write(rules, view->from, writer);
        break;
    case ACTION_PLACE:
        write_text(writer, view->kind);
        write_char(writer, '@');
        square_write(rules, view->to, writer);
        break;
    case ACTION_REPLACE:
        square_write(rules, view->from, writer);
        write_char(writer, '=');
        write_text(writer, view->kind);
        break;
    case ACTION_PASS:
        write_text(writer, "pass");
        break;
    }
    if (view->is_turned) {
        write_char(writer, '~');
        write_number(writer, view->facing);
    }
}

void outcome_write(const struct rules *rules, struct outcome outcome, struct writer *writer) {
    if (outcome.result == RESULT_ONGOING) {
        write_text(writer, "ongoing");
        return;
    }
    if (outcome.result == RESULT_WIN) {
        write_text(writer, "win ");
        write_char(writer, rules->seats[outcome.winner]);
    } else {
        write_text(writer, "draw");
    }
    write_char(writer, ' ');
    write_text(writer, outcome.reason);
}
