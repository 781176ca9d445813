/* Views of positions and actions for a page, as JSON: families give them, this file writes them. */

#include "view.h"
#include "values.h"
#include "work.h"

#include <assert.h>
#include <string.h>

/* The arrays that a family fills, one after the other. */
enum section {
    SECTION_PIECES,
    SECTION_MARKS,
    SECTION_HANDS,
    SECTION_STANDINGS,
    SECTION_PENDING,
    SECTION_KINDS,
    SECTIONS
};

struct view {
    const struct variant *variant;
    struct writer *writer;
    enum section section; /* the one that is open */
    struct watch *watch;  /* or NULL */
    bool has_holes;       /* their array is open, behind all sections */
};

void write_seat(struct writer *writer, const struct rules *rules, const char *key, unsigned seat) {
    const char letter[] = {rules->seats[seat], '\0'};
    write_value_member(writer, key, letter);
}

void write_square(struct writer *writer, const struct rules *rules, const char *key,
                  struct square square) {
    char name[SQUARE_NAME_SIZE];
    square_name(rules, square, name);
    write_value_member(writer, key, name);
}

void write_squares(struct writer *writer, const struct rules *rules, const char *key,
                   const struct square *squares, size_t count) {
    write_value_array(writer, key);
    for (size_t i = 0; i < count; i++)
        write_square(writer, rules, NULL, squares[i]);
    write_value_array_end(writer);
}

void write_placed(struct writer *writer, const struct rules *rules, struct square square) {
    char name[SQUARE_NAME_SIZE];
    square_name(rules, square, name);
    write_value_placed(writer, name, square.x, square.y);
}

static void open_section(struct view *view) {
    static const char *const keys[] = {
        [SECTION_PIECES] = "pieces",       [SECTION_MARKS] = "marks",     [SECTION_HANDS] = "hands",
        [SECTION_STANDINGS] = "standings", [SECTION_PENDING] = "pending", [SECTION_KINDS] = "kinds",
    };
    write_value_array(view->writer, keys[view->section]);
}

/* Closes the open section and those before another, and opens that one; SECTIONS: closes all. */
static void go_to_section(struct view *view, enum section section) {
    assert(section >= view->section);
    while (view->section < section) {
        write_value_array_end(view->writer);
        view->section++;
        if (view->section < SECTIONS)
            open_section(view);
    }
}

/* Begins an object in a section. */
static void open_item(struct view *view, enum section section) {
    go_to_section(view, section);
    write_value_object(view->writer, NULL);
}

/* The same of one that is on a square. */
static void open_placed(struct view *view, enum section section, struct square square) {
    go_to_section(view, section);
    write_placed(view->writer, view->variant->rules, square);
}

static void write_passenger(const struct variant *variant, const struct piece_view *piece,
                            struct writer *writer) {
    write_value_object(writer, "on");
    write_value_member(writer, "kind", variant_kinds(variant)[piece->passenger_kind].code);
    write_seat(writer, variant->rules, "seat", piece->passenger_seat);
    if (piece->has_facing)
        write_value_number(writer, "facing", piece->passenger_facing);
    write_value_flag(writer, "acted", piece->has_passenger_acted);
    write_value_flag(writer, "captive", piece->is_passenger_captive);
    write_value_object_end(writer);
}

static void write_goal(const struct rules *rules, const struct piece_view *piece,
                       struct writer *writer) {
    write_value_object(writer, "goal");
    write_square(writer, rules, "square", piece->goal);
    write_value_number(writer, "steps", piece->goal_steps);
    write_value_object_end(writer);
}

void view_piece(struct view *view, const struct piece_view *piece) {
    struct writer *writer = view->writer;
    const struct rules *rules = view->variant->rules;
    if (view->watch != NULL)
        view->watch->piece(view->watch, piece);
    open_placed(view, SECTION_PIECES, piece->at);
    write_value_member(writer, "kind", variant_kinds(view->variant)[piece->kind].code);
    write_seat(writer, rules, "seat", piece->seat);
    if (piece->owner != piece->seat)
        write_seat(writer, rules, "owner", piece->owner);
    if (piece->cards != NULL)
        write_value_member(writer, "cards", piece->cards);
    if (piece->has_facing)
        write_value_number(writer, "facing", piece->facing);
    write_value_flag(writer, "acted", piece->has_acted);
    write_value_flag(writer, "switched", piece->is_switched);
    write_value_flag(writer, "trapped", piece->is_trapped);
    write_value_flag(writer, "check", piece->is_in_check);
    write_value_flag(writer, "threatened", piece->is_threatened);
    if (piece->origin != NULL)
        write_value_member(writer, "origin", piece->origin);
    if (piece->imitates != NULL)
        write_value_member(writer, "imitates", piece->imitates);
    if (piece->has_passenger)
        write_passenger(view->variant, piece, writer);
    if (piece->has_goal)
        write_goal(rules, piece, writer);
    write_value_object_end(writer);
}

/* Begins a mark. */
static void open_mark(struct view *view, struct square square, enum mark mark, uint8_t seat) {
    static const char *const names[] = {
        [MARK_THRONE] = "throne",
        [MARK_PORTAL] = "portal",
        [MARK_EN_PASSANT] = "en-passant",
        [MARK_PENDING] = "pending",
    };
    open_placed(view, SECTION_MARKS, square);
    write_value_member(view->writer, "mark", names[mark]);
    write_seat(view->writer, view->variant->rules, "seat", seat);
}

void view_mark(struct view *view, struct square square, enum mark mark, uint8_t seat) {
    open_mark(view, square, mark, seat);
    write_value_object_end(view->writer);
}

void view_mark_of_kind(struct view *view, struct square square, enum mark mark, uint8_t seat,
                       unsigned kind) {
    open_mark(view, square, mark, seat);
    write_value_member(view->writer, "kind", variant_kinds(view->variant)[kind].code);
    write_value_object_end(view->writer);
}

/* A kind in a player's hand as the place where actions begin. */
static void write_hand_source(struct writer *writer, const char *kind) {
    const char source[] = {'*', kind[0], kind[1], '\0'};
    write_value_member(writer, "source", source);
}

/* Begins an object that speaks of a kind of a seat. */
static void open_kind_of_seat(struct view *view, enum section section, uint8_t seat,
                              unsigned kind) {
    const struct rules *rules = view->variant->rules;
    open_item(view, section);
    write_seat(view->writer, rules, "seat", seat);
    write_value_member(view->writer, "kind", variant_kinds(view->variant)[kind].code);
}

void view_hand(struct view *view, uint8_t seat, unsigned kind, unsigned count) {
    open_kind_of_seat(view, SECTION_HANDS, seat, kind);
    write_hand_source(view->writer, variant_kinds(view->variant)[kind].code);
    write_value_number(view->writer, "count", count);
    write_value_object_end(view->writer);
}

void view_standing(struct view *view, const struct standing *standing) {
    struct writer *writer = view->writer;
    open_item(view, SECTION_STANDINGS);
    write_seat(writer, view->variant->rules, "seat", standing->seat);
    write_seat(writer, view->variant->rules, "owner", standing->owner);
    write_value_number(writer, "points", standing->points);
    write_value_number(writer, "pieces", standing->pieces);
    write_value_number(writer, "rank", standing->rank);
    write_value_object_end(writer);
}

void view_pending(struct view *view, uint8_t seat, unsigned kind) {
    open_kind_of_seat(view, SECTION_PENDING, seat, kind);
    write_value_object_end(view->writer);
}

void view_kind(struct view *view, unsigned kind) {
    go_to_section(view, SECTION_KINDS);
    write_value_member(view->writer, NULL, variant_kinds(view->variant)[kind].code);
}

void view_hole(struct view *view, struct square square) {
    go_to_section(view, SECTIONS);
    if (!view->has_holes)
        write_value_array(view->writer, "holes");
    view->has_holes = true;
    write_square(view->writer, view->variant->rules, NULL, square);
}

static void write_sections(const struct variant *variant, const void *position,
                           struct writer *writer) {
    struct view view = {.variant = variant, .writer = writer, .section = SECTION_PIECES};
    open_section(&view);
    variant->rules->view(variant, position, &view);
    go_to_section(&view, SECTIONS);
    if (view.has_holes)
        write_value_array_end(writer);
}

/* The text written meanwhile goes nowhere. */
void view_watch(const struct variant *variant, const void *position, struct watch *watch) {
    char nowhere[1];
    struct writer writer = writer_of(nowhere, sizeof nowhere);
    struct view view = {
        .variant = variant, .writer = &writer, .section = SECTION_PIECES, .watch = watch};
    variant->rules->view(variant, position, &view);
}

static void write_turn(const struct rules *rules, const struct turn *turn, struct writer *writer) {
    write_value_object(writer, "turn");
    write_seat(writer, rules, "player", turn->player);
    write_value_number(writer, "number", turn->number);
    write_value_number(writer, "left", turn->left);
    if (turn->of > 0)
        write_value_number(writer, "of", turn->of);
    write_value_number(writer, "halfmoves", turn->halfmoves);
    write_value_member(writer, "phase", turn->phase);
    write_value_flag(writer, "start", turn->is_start);
    write_value_object_end(writer);
}

static void write_outcome_json(const struct rules *rules, struct outcome outcome,
                               struct writer *writer) {
    static const char *const results[] = {
        [RESULT_ONGOING] = "ongoing", [RESULT_WIN] = "win", [RESULT_DRAW] = "draw"};
    write_value_object(writer, "outcome");
    write_value_member(writer, "result", results[outcome.result]);
    if (outcome.result == RESULT_WIN)
        write_seat(writer, rules, "winner", outcome.winner);
    if (outcome.result != RESULT_ONGOING)
        write_value_member(writer, "reason", outcome.reason);
    write_value_object_end(writer);
}

static const char *action_type_name(enum action_type type) {
    static const char *const names[] = {
        [ACTION_MOVE] = "move",   [ACTION_SWITCH] = "switch",   [ACTION_TURN] = "turn",
        [ACTION_PLACE] = "place", [ACTION_REPLACE] = "replace", [ACTION_PASS] = "pass",
    };
    return names[type];
}

/* Where the action begins and ends. */
static void write_source_and_target(const struct rules *rules, const struct action_view *action,
                                    struct writer *writer) {
    struct square square;
    if (action_is_from_hand(action))
        write_hand_source(writer, action->kind);
    else if (action_source(action, &square))
        write_square(writer, rules, "source", square);
    if (action_target(action, &square))
        write_square(writer, rules, "target", square);
}

/* The partners of the piece that acts, each with its victim. */
static void write_partners(const struct variant *variant, const struct action_view *action,
                           struct writer *writer) {
    const struct rules *rules = variant->rules;
    write_value_array(writer, "partners");
    for (size_t i = 0; i < action->partner_count; i++) {
        const struct partner *partner = &action->partners[i];
        write_value_object(writer, NULL);
        write_square(writer, rules, "square", partner->at);
        write_square(writer, rules, "victim", action->captures[partner->capture]);
        write_value_member(writer, "as", variant_kinds(variant)[partner->role].code);
        write_value_member(writer, "actorAs", variant_kinds(variant)[partner->actor_role].code);
        write_value_object_end(writer);
    }
    write_value_array_end(writer);
}

static void write_action_effects(const struct variant *variant, const struct action_view *action,
                                 struct writer *writer) {
    const struct rules *rules = variant->rules;
    if (action->kind != NULL)
        write_value_member(writer, "kind", action->kind);
    if (action->cards != NULL)
        write_value_member(writer, "cards", action->cards);
    if (action->is_turned)
        write_value_number(writer, "facing", action->facing);
    write_value_flag(writer, "extra", action->is_extra);
    write_value_flag(writer, "castling", action->is_castling);
    if (action->around != 0)
        write_value_number(writer, "around", action->around);
    if (action->capture_count > 0)
        write_squares(writer, rules, "captures", action->captures, action->capture_count);
    if (action->landing_count > 0)
        write_squares(writer, rules, "landings", action->landings, action->landing_count);
    if (action->partner_count > 0)
        write_partners(variant, action, writer);
}

static void write_action_json(const struct variant *variant, const struct action_view *action,
                              struct writer *writer) {
    const struct rules *rules = variant->rules;
    char text[ACTION_TEXT_SIZE];
    struct writer inner = writer_of(text, sizeof text);
    action_write(rules, action, &inner);
    write_value_object(writer, NULL);
    write_value_member(writer, "text", text);
    write_value_member(writer, "type", action_type_name(action->type));
    write_source_and_target(rules, action, writer);
    if (action->has_via)
        write_square(writer, rules, "via", action->via);
    write_value_flag(writer, "carriedVia", action->is_carried_via);
    write_value_flag(writer, "carriedTo", action->is_carried_to);
    write_action_effects(variant, action, writer);
    write_value_object_end(writer);
}

void view_write_action(const struct variant *variant, const void *position, action_t action,
                       struct writer *writer) {
    struct action_view view;
    WORK(16);
    variant->rules->describe(variant, position, action, &view);
    write_action_json(variant, &view, writer);
}

/* The value of every option that has values or a range, defaults included. */
static void write_options(const struct variant *variant, struct writer *writer) {
    write_value_object(writer, "options");
    for (size_t i = 0; variant->rules->options[i].key != NULL; i++) {
        const struct option *option = &variant->rules->options[i];
        if (option->values != NULL)
            write_value_member(writer, option->key, option->values[variant->option[i]]);
        else if (option->read == NULL)
            write_value_number(writer, option->key, variant->option[i]);
    }
    write_value_object_end(writer);
}

static void write_seats(const struct variant *variant, struct writer *writer) {
    char seats[SEATS_MAX + 1] = {0};
    memcpy(seats, variant->rules->seats, variant->seats);
    write_value_member(writer, "seats", seats);
    write_value_array(writer, "forward");
    for (unsigned seat = 0; seat < variant->seats; seat++)
        write_value_number(writer, NULL, variant->rules->forward[seat]);
    write_value_array_end(writer);
}

static const char *surface_name(const struct variant *variant) {
    if (variant->files == 0)
        return "plane";
    return variant->is_round ? "cylinder" : "board";
}

static void write_actions(const struct variant *variant, const void *position,
                          const action_t *actions, size_t count, struct writer *writer) {
    write_value_array(writer, "actions");
    for (size_t i = 0; i < count; i++)
        view_write_action(variant, position, actions[i], writer);
    write_value_array_end(writer);
}

void view_write(const struct variant *variant, const void *position, struct outcome outcome,
                const action_t *actions, size_t count, struct writer *writer) {
    const struct rules *rules = variant->rules;
    const struct turn turn = rules->turn(variant, position);
    write_value_object(writer, NULL);
    write_value_member(writer, "family", rules->family);
    write_value_number(writer, "files", variant->files);
    write_value_number(writer, "ranks", variant->ranks);
    write_value_member(writer, "surface", surface_name(variant));
    write_value_member(writer, "paint", paint_name(rules));
    write_seats(variant, writer);
    write_options(variant, writer);
    write_turn(rules, &turn, writer);
    write_outcome_json(rules, outcome, writer);
    write_sections(variant, position, writer);
    write_actions(variant, position, actions, count, writer);
    write_value_object_end(writer);
}

void write_cause(struct writer *writer, const struct rules *rules,
                 const struct explanation *explanation) {
    write_value_member(writer, "reason", motley_reason_code(explanation->reason));
    write_squares(writer, rules, "squares", explanation->squares, explanation->square_count);
}

void choices_write(const struct variant *variant, const struct form_choice *list, size_t count,
                   struct writer *writer) {
    const struct rules *rules = variant->rules;
    write_value_array(writer, NULL);
    for (size_t i = 0; i < count; i++) {
        const struct form_choice *choice = &list[i];
        write_value_object(writer, NULL);
        write_square(writer, rules, "square", choice->at);
        write_seat(writer, rules, "seat", choice->seat);
        write_value_number(writer, "now", choice->now);
        write_value_array(writer, "forms");
        for (unsigned form = 0; form < choice->count; form++) {
            write_value_object(writer, NULL);
            write_value_member(writer, "code", choice->forms[form].code);
            write_value_member(writer, "kind",
                               variant_kinds(variant)[choice->forms[form].kind].code);
            if (choice->forms[form].cards != NULL)
                write_value_member(writer, "cards", choice->forms[form].cards);
            write_value_object_end(writer);
        }
        write_value_array_end(writer);
        write_value_object_end(writer);
    }
    write_value_array_end(writer);
}

void explanation_write(const struct rules *rules, const struct explanation *explanation,
                       struct writer *writer) {
    write_value_object(writer, NULL);
    write_cause(writer, rules, explanation);
    write_value_object_end(writer);
}

void turn_write(const struct variant *variant, const void *position, unsigned seat,
                const struct explanation *why, const action_t *actions, size_t count,
                struct writer *writer) {
    write_value_object(writer, NULL);
    write_seat(writer, variant->rules, "seat", seat);
    write_cause(writer, variant->rules, why);
    write_actions(variant, position, actions, count, writer);
    write_value_object_end(writer);
}
