/* What a page draws, as JSON. Families say what there is; this file says how it is written. */

#include "view.h"

#include <string.h>

/* A family shows pieces, marks and hands in whatever order it likes; each pass keeps one sort. */
enum section {
    SECTION_PIECES,
    SECTION_MARKS,
    SECTION_HANDS,
    SECTION_STANDINGS,
    SECTION_PENDING,
    SECTION_KINDS
};

struct view {
    const struct variant *variant;
    struct writer *writer;
    enum section section;
};

struct movement {
    struct writer *writer;
};

static void write_member(struct writer *writer, const char *key, const char *value) {
    write_json_key(writer, key);
    write_json_string(writer, value);
}

static void write_number_member(struct writer *writer, const char *key, int64_t value) {
    write_json_key(writer, key);
    write_number(writer, value);
}

static void write_flag(struct writer *writer, const char *key, bool is_set) {
    if (!is_set)
        return;
    write_json_key(writer, key);
    write_text(writer, "true");
}

static void write_seat(struct writer *writer, const struct rules *rules, const char *key,
                       unsigned seat) {
    const char letter[2] = {rules->seats[seat], '\0'};
    write_member(writer, key, letter);
}

static void write_square(struct writer *writer, const struct rules *rules, struct square square) {
    write_char(writer, '"');
    square_write(rules, square, writer);
    write_char(writer, '"');
}

static void write_square_member(struct writer *writer, const struct rules *rules, const char *key,
                                struct square square) {
    write_json_key(writer, key);
    write_square(writer, rules, square);
}

static void write_squares(struct writer *writer, const struct rules *rules, const char *key,
                          const struct square *squares, size_t count) {
    write_json_key(writer, key);
    write_char(writer, '[');
    for (size_t i = 0; i < count; i++) {
        write_json_separator(writer);
        write_square(writer, rules, squares[i]);
    }
    write_char(writer, ']');
}

static void write_place(struct writer *writer, const struct rules *rules, struct square square) {
    write_square_member(writer, rules, "square", square);
    write_number_member(writer, "x", square.x);
    write_number_member(writer, "y", square.y);
}

void view_piece(struct view *view, const struct piece_view *piece) {
    struct writer *writer = view->writer;
    const struct rules *rules = view->variant->rules;
    if (view->section != SECTION_PIECES)
        return;
    write_json_separator(writer);
    write_char(writer, '{');
    write_place(writer, rules, piece->at);
    write_member(writer, "kind", rules->kinds[piece->kind].code);
    write_seat(writer, rules, "seat", piece->seat);
    if (piece->owner != piece->seat)
        write_seat(writer, rules, "owner", piece->owner);
    if (piece->cards != NULL)
        write_member(writer, "cards", piece->cards);
    if (piece->facing >= 0)
        write_number_member(writer, "facing", piece->facing);
    write_flag(writer, "acted", piece->has_acted);
    write_flag(writer, "switched", piece->is_switched);
    write_flag(writer, "trapped", piece->is_trapped);
    write_flag(writer, "check", piece->is_in_check);
    write_flag(writer, "threatened", piece->is_threatened);
    if (piece->imitates != NULL)
        write_member(writer, "imitates", piece->imitates);
    if (piece->passenger_kind >= 0) {
        write_json_key(writer, "on");
        write_char(writer, '{');
        write_member(writer, "kind", rules->kinds[piece->passenger_kind].code);
        write_seat(writer, rules, "seat", piece->passenger_seat);
        if (piece->facing >= 0)
            write_number_member(writer, "facing", piece->passenger_facing);
        write_flag(writer, "acted", piece->has_passenger_acted);
        write_char(writer, '}');
    }
    write_char(writer, '}');
}

void view_mark(struct view *view, struct square square, enum mark mark, uint8_t seat) {
    static const char *const names[] = {
        [MARK_THRONE] = "throne",
        [MARK_PORTAL] = "portal",
        [MARK_EN_PASSANT] = "en-passant",
        [MARK_PENDING] = "pending",
    };
    if (view->section != SECTION_MARKS)
        return;
    write_json_separator(view->writer);
    write_char(view->writer, '{');
    write_place(view->writer, view->variant->rules, square);
    write_member(view->writer, "mark", names[mark]);
    write_seat(view->writer, view->variant->rules, "seat", seat);
    write_char(view->writer, '}');
}

/* Begins an object that speaks of a kind of a seat. */
static void open_kind_of_seat(struct view *view, uint8_t seat, unsigned kind) {
    const struct rules *rules = view->variant->rules;
    write_json_separator(view->writer);
    write_char(view->writer, '{');
    write_seat(view->writer, rules, "seat", seat);
    write_member(view->writer, "kind", rules->kinds[kind].code);
}

void view_hand(struct view *view, uint8_t seat, unsigned kind, unsigned count) {
    if (view->section != SECTION_HANDS)
        return;
    open_kind_of_seat(view, seat, kind);
    write_number_member(view->writer, "count", count);
    write_char(view->writer, '}');
}

void view_standing(struct view *view, const struct standing *standing) {
    struct writer *writer = view->writer;
    if (view->section != SECTION_STANDINGS)
        return;
    write_json_separator(writer);
    write_char(writer, '{');
    write_seat(writer, view->variant->rules, "seat", standing->seat);
    write_seat(writer, view->variant->rules, "owner", standing->owner);
    write_number_member(writer, "points", standing->points);
    write_number_member(writer, "pieces", standing->pieces);
    write_number_member(writer, "rank", standing->rank);
    write_char(writer, '}');
}

void view_pending(struct view *view, uint8_t seat, unsigned kind) {
    if (view->section != SECTION_PENDING)
        return;
    open_kind_of_seat(view, seat, kind);
    write_char(view->writer, '}');
}

void view_kind(struct view *view, unsigned kind) {
    if (view->section != SECTION_KINDS)
        return;
    write_json_separator(view->writer);
    write_json_string(view->writer, view->variant->rules->kinds[kind].code);
}

static void write_section(const struct variant *variant, const void *position, const char *key,
                          enum section section, struct writer *writer) {
    struct view view = {.variant = variant, .writer = writer, .section = section};
    write_json_key(writer, key);
    write_char(writer, '[');
    variant->rules->view(variant, position, &view);
    write_char(writer, ']');
}

static void write_turn(const struct rules *rules, const struct turn *turn, struct writer *writer) {
    write_json_key(writer, "turn");
    write_char(writer, '{');
    write_seat(writer, rules, "player", turn->player);
    write_number_member(writer, "number", turn->number);
    write_number_member(writer, "left", turn->left);
    if (turn->of > 0)
        write_number_member(writer, "of", turn->of);
    write_number_member(writer, "halfmoves", turn->halfmoves);
    write_member(writer, "phase", turn->phase);
    write_flag(writer, "start", turn->is_start);
    write_char(writer, '}');
}

static void write_outcome_json(const struct rules *rules, struct outcome outcome,
                               struct writer *writer) {
    static const char *const results[] = {
        [RESULT_ONGOING] = "ongoing", [RESULT_WIN] = "win", [RESULT_DRAW] = "draw"};
    write_json_key(writer, "outcome");
    write_char(writer, '{');
    write_member(writer, "result", results[outcome.result]);
    if (outcome.result == RESULT_WIN)
        write_seat(writer, rules, "winner", outcome.winner);
    if (outcome.result != RESULT_ONGOING)
        write_member(writer, "reason", outcome.reason);
    write_char(writer, '}');
}

static const char *action_type_name(enum action_type type) {
    static const char *const names[] = {
        [ACTION_MOVE] = "move",   [ACTION_SWITCH] = "switch",   [ACTION_TURN] = "turn",
        [ACTION_PLACE] = "place", [ACTION_REPLACE] = "replace", [ACTION_PASS] = "pass",
    };
    return names[type];
}

static bool has_from(const struct action_view *action) {
    return action->type != ACTION_PLACE && action->type != ACTION_PASS;
}

static bool has_to(const struct action_view *action) {
    return action->type == ACTION_MOVE || action->type == ACTION_PLACE;
}

static void write_action_effects(const struct rules *rules, const struct action_view *action,
                                 struct writer *writer) {
    if (action->kind != NULL)
        write_member(writer, "kind", action->kind);
    if (action->cards != NULL)
        write_member(writer, "cards", action->cards);
    if (action->facing >= 0)
        write_number_member(writer, "facing", action->facing);
    if (action->capture_count > 0)
        write_squares(writer, rules, "captures", action->captures, action->capture_count);
    if (action->landing_count > 0)
        write_squares(writer, rules, "landings", action->landings, action->landing_count);
    write_flag(writer, "recruits", action->is_recruiting);
    write_flag(writer, "double", action->is_double_step);
    if (action->has_companion) {
        const struct square squares[2] = {action->companion_from, action->companion_to};
        write_squares(writer, rules, "companion", squares, 2);
    }
}

static void write_action_json(const struct rules *rules, const struct action_view *action,
                              struct writer *writer) {
    write_json_separator(writer);
    write_char(writer, '{');
    write_json_key(writer, "text");
    write_char(writer, '"');
    action_write(rules, action, writer);
    write_char(writer, '"');
    write_member(writer, "type", action_type_name(action->type));
    if (has_from(action))
        write_square_member(writer, rules, "from", action->from);
    if (action->has_via) {
        write_square_member(writer, rules, "via", action->via);
        write_flag(writer, "carriedVia", action->is_carried_via);
    }
    if (has_to(action)) {
        write_square_member(writer, rules, "to", action->to);
        write_flag(writer, "carriedTo", action->is_carried_to);
    }
    write_action_effects(rules, action, writer);
    write_char(writer, '}');
}

/* The value of every option that has values or a range, defaults included. */
static void write_options(const struct variant *variant, struct writer *writer) {
    write_json_key(writer, "options");
    write_char(writer, '{');
    for (size_t i = 0; variant->rules->options[i].key != NULL; i++) {
        const struct option *option = &variant->rules->options[i];
        if (option->values != NULL)
            write_member(writer, option->key, option->values[variant->option[i]]);
        else if (option->read == NULL)
            write_number_member(writer, option->key, variant->option[i]);
    }
    write_char(writer, '}');
}

static void write_seats(const struct variant *variant, struct writer *writer) {
    write_json_key(writer, "seats");
    write_char(writer, '"');
    for (unsigned seat = 0; seat < variant->seats; seat++)
        write_char(writer, variant->rules->seats[seat]);
    write_char(writer, '"');
}

static void write_actions(const struct variant *variant, const void *position,
                          const action_t *actions, size_t count, struct writer *writer) {
    write_json_key(writer, "actions");
    write_char(writer, '[');
    for (size_t i = 0; i < count; i++) {
        struct action_view action;
        variant->rules->describe(variant, position, actions[i], &action);
        write_action_json(variant->rules, &action, writer);
    }
    write_char(writer, ']');
}

void view_write(const struct variant *variant, const void *position, struct outcome outcome,
                const action_t *actions, size_t count, struct writer *writer) {
    const struct rules *rules = variant->rules;
    const struct turn turn = rules->turn(variant, position);
    write_char(writer, '{');
    write_member(writer, "family", rules->family);
    write_number_member(writer, "files", variant->files);
    write_number_member(writer, "ranks", variant->ranks);
    write_flag(writer, "round", variant->is_round);
    write_seats(variant, writer);
    write_options(variant, writer);
    write_turn(rules, &turn, writer);
    write_outcome_json(rules, outcome, writer);
    write_section(variant, position, "pieces", SECTION_PIECES, writer);
    write_section(variant, position, "marks", SECTION_MARKS, writer);
    write_section(variant, position, "hands", SECTION_HANDS, writer);
    write_section(variant, position, "standings", SECTION_STANDINGS, writer);
    write_section(variant, position, "pending", SECTION_PENDING, writer);
    write_section(variant, position, "kinds", SECTION_KINDS, writer);
    write_actions(variant, position, actions, count, writer);
    write_char(writer, '}');
}

void explanation_write(const struct rules *rules, const struct explanation *explanation,
                       struct writer *writer) {
    write_char(writer, '{');
    write_member(writer, "reason", motley_reason_code(explanation->reason));
    write_squares(writer, rules, "squares", explanation->squares, explanation->square_count);
    write_char(writer, '}');
}

static void write_offsets(struct writer *writer, const char *key, const struct offset *offsets,
                          size_t count) {
    if (count == 0)
        return;
    write_json_key(writer, key);
    write_char(writer, '[');
    for (size_t i = 0; i < count; i++) {
        write_json_separator(writer);
        write_char(writer, '{');
        write_number_member(writer, "dx", offsets[i].dx);
        write_number_member(writer, "dy", offsets[i].dy);
        write_char(writer, '}');
    }
    write_char(writer, ']');
}

void movement_step(struct movement *movement, struct step step) {
    struct writer *writer = movement->writer;
    write_json_separator(writer);
    write_char(writer, '{');
    write_number_member(writer, "dx", step.dx);
    write_number_member(writer, "dy", step.dy);
    write_number_member(writer, "range", step.range);
    write_flag(writer, "quiet", step.is_quiet);
    write_flag(writer, "capture", step.is_capture);
    write_flag(writer, "initial", step.is_initial);
    write_flag(writer, "conditional", step.is_conditional);
    write_flag(writer, "lame", step.is_lame);
    write_offsets(writer, "path", step.path, step.path_count);
    write_offsets(writer, "then", step.then, step.then_count);
    write_char(writer, '}');
}

bool movement_write(const struct variant *variant, unsigned kind, const char *state,
                    struct writer *writer) {
    struct movement movement = {.writer = writer};
    write_text(writer, "{\"steps\":[");
    if (!variant->rules->movement(variant, kind, state, &movement))
        return false;
    write_text(writer, "]}");
    return true;
}

static void write_strings(struct writer *writer, const char *key, const char *const *strings) {
    write_json_key(writer, key);
    write_char(writer, '[');
    for (size_t i = 0; strings[i] != NULL; i++) {
        write_json_separator(writer);
        write_json_string(writer, strings[i]);
    }
    write_char(writer, ']');
}

static void write_option_schema(const struct option *option, struct writer *writer) {
    write_json_separator(writer);
    write_char(writer, '{');
    write_member(writer, "key", option->key);
    if (option->values != NULL) {
        write_strings(writer, "values", option->values);
    } else if (option->read == NULL) {
        write_number_member(writer, "low", option->low);
        write_number_member(writer, "high", option->high);
    } else if (option->form != NULL) {
        write_member(writer, "form", option->form);
    }
    write_char(writer, '}');
}

static void write_kinds(const struct rules *rules, struct writer *writer) {
    const struct kind *kinds = rules->kinds;
    write_json_key(writer, "kinds");
    write_char(writer, '[');
    for (size_t i = 0; kinds[i].code != NULL; i++) {
        write_json_separator(writer);
        write_char(writer, '{');
        write_member(writer, "code", kinds[i].code);
        write_member(writer, "name", kinds[i].name);
        if (rules->front != NULL && rules->front((unsigned)i) != i)
            write_member(writer, "front", kinds[rules->front((unsigned)i)].code);
        write_char(writer, '}');
    }
    write_char(writer, ']');
}

static void write_presets(const struct motley_preset *presets, struct writer *writer) {
    write_json_key(writer, "presets");
    write_char(writer, '[');
    for (size_t i = 0; presets[i].key != NULL; i++) {
        write_json_separator(writer);
        write_char(writer, '{');
        write_member(writer, "key", presets[i].key);
        write_member(writer, "variant", presets[i].variant);
        if (presets[i].position != NULL)
            write_member(writer, "position", presets[i].position);
        write_char(writer, '}');
    }
    write_char(writer, ']');
}

static void write_family_schema(const struct rules *rules, struct writer *writer) {
    write_json_separator(writer);
    write_char(writer, '{');
    write_member(writer, "family", rules->family);
    write_member(writer, "seats", rules->seats);
    write_json_key(writer, "options");
    write_char(writer, '[');
    for (size_t i = 0; rules->options[i].key != NULL; i++)
        write_option_schema(&rules->options[i], writer);
    write_char(writer, ']');
    write_kinds(rules, writer);
    if (rules->orders != NULL)
        write_strings(writer, "orders", rules->orders);
    write_flag(writer, "shuffle", rules->shuffle != NULL);
    write_presets(rules->presets, writer);
    write_char(writer, '}');
}

void schema_write(const struct rules *const *families, struct writer *writer) {
    write_text(writer, "{\"families\":[");
    for (size_t i = 0; families[i] != NULL; i++)
        write_family_schema(families[i], writer);
    write_text(writer, "]}");
}
