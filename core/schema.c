/* The families, and how their kinds move, as JSON for a page. */

#include "values.h"
#include "view.h"

struct movement {
    struct writer *writer;
    struct watch *watch; /* or NULL */
};

static void write_offsets(struct writer *writer, const char *key, const struct offset *offsets,
                          size_t count) {
    if (count == 0)
        return;
    write_value_array(writer, key);
    for (size_t i = 0; i < count; i++) {
        write_value_object(writer, NULL);
        write_value_number(writer, "dx", offsets[i].dx);
        write_value_number(writer, "dy", offsets[i].dy);
        write_value_object_end(writer);
    }
    write_value_array_end(writer);
}

void movement_step(struct movement *movement, struct step step) {
    struct writer *writer = movement->writer;
    if (movement->watch != NULL)
        movement->watch->step(movement->watch, &step);
    write_value_object(writer, NULL);
    write_value_number(writer, "dx", step.dx);
    write_value_number(writer, "dy", step.dy);
    write_value_number(writer, "range", step.range);
    write_value_flag(writer, "quiet", step.is_quiet);
    write_value_flag(writer, "capture", step.is_capture);
    write_value_flag(writer, "initial", step.is_initial);
    write_value_flag(writer, "conditional", step.is_conditional);
    write_value_flag(writer, "around", step.is_around);
    write_value_flag(writer, "lame", step.is_lame);
    if (step.hop != 0)
        write_value_member(writer, "hop", (const char[]){step.hop, '\0'});
    write_offsets(writer, "path", step.path, step.path_count);
    write_offsets(writer, "then", step.then, step.then_count);
    write_value_object_end(writer);
}

bool movement_write(const struct variant *variant, unsigned kind, const char *state,
                    struct writer *writer) {
    struct movement movement = {.writer = writer};
    write_value_object(writer, NULL);
    write_value_array(writer, "steps");
    if (!variant->rules->movement(variant, kind, state, &movement))
        return false;
    write_value_array_end(writer);
    write_value_object_end(writer);
    return true;
}

/* The text written meanwhile goes nowhere. */
void movement_watch(const struct variant *variant, unsigned kind, const char *state,
                    struct watch *watch) {
    char nowhere[1];
    struct writer writer = writer_of(nowhere, sizeof nowhere);
    struct movement movement = {.writer = &writer, .watch = watch};
    variant->rules->movement(variant, kind, state, &movement);
}

static void write_strings(struct writer *writer, const char *key, const char *const *strings) {
    write_value_array(writer, key);
    for (size_t i = 0; strings[i] != NULL; i++)
        write_value_member(writer, NULL, strings[i]);
    write_value_array_end(writer);
}

static void write_option_schema(const struct option *option, struct writer *writer) {
    write_value_object(writer, NULL);
    write_value_member(writer, "key", option->key);
    if (option->values != NULL) {
        write_strings(writer, "values", option->values);
    } else if (option->read == NULL) {
        write_value_number(writer, "low", option->low);
        write_value_number(writer, "high", option->high);
    } else if (option->form != NULL) {
        write_value_member(writer, "form", option->form);
        write_value_flag(writer, "idleAlike", option->is_alike_idle);
    }
    write_value_object_end(writer);
}

static void write_kinds(const struct rules *rules, struct writer *writer) {
    const struct kind *kinds = rules->kinds;
    write_value_array(writer, "kinds");
    for (size_t i = 0; kinds[i].code[0] != '\0'; i++) {
        write_value_object(writer, NULL);
        write_value_member(writer, "code", kinds[i].code);
        write_value_member(writer, "name", kinds[i].name);
        if (rules->front != NULL && rules->front((unsigned)i) != i)
            write_value_member(writer, "front", kinds[rules->front((unsigned)i)].code);
        write_value_flag(writer, "own", kinds[i].is_own);
        write_value_object_end(writer);
    }
    write_value_array_end(writer);
}

static void write_presets(const struct motley_preset *presets, struct writer *writer) {
    write_value_array(writer, "presets");
    for (size_t i = 0; presets != NULL && presets[i].key != NULL; i++) {
        write_value_object(writer, NULL);
        write_value_member(writer, "key", presets[i].key);
        write_value_member(writer, "variant", presets[i].variant);
        if (presets[i].position != NULL)
            write_value_member(writer, "position", presets[i].position);
        write_value_flag(writer, "lesson", presets[i].is_lesson);
        if (presets[i].choose != NULL)
            write_value_member(writer, "choose", presets[i].choose);
        write_value_object_end(writer);
    }
    write_value_array_end(writer);
}

static void write_pgn(const struct rules *rules, struct writer *writer) {
    const struct pgn *pgn = rules->pgn;
    write_value_object(writer, "pgn");
    write_value_member(writer, "variant", pgn->variant);
    write_strings(writer, "names", pgn->names);
    write_value_member(writer, "pawn", rules->kinds[pgn->pawn].code);
    write_strings(writer, "castling",
                  (const char *const[]){pgn->castling[0], pgn->castling[1], NULL});
    write_value_object_end(writer);
}

const char *paint_name(const struct rules *rules) {
    return rules->paint == PAINT_COLOURS ? "colours" : "sides";
}

static void write_family_schema(const struct rules *rules, struct writer *writer) {
    write_value_object(writer, NULL);
    write_value_member(writer, "family", rules->family);
    write_value_member(writer, "seats", rules->seats);
    write_value_member(writer, "paint", paint_name(rules));
    write_value_array(writer, "options");
    for (size_t i = 0; rules->options[i].key != NULL; i++)
        write_option_schema(&rules->options[i], writer);
    write_value_array_end(writer);
    write_kinds(rules, writer);
    write_strings(writer, "fields", rules->fields);
    if (rules->manners_from > 0)
        write_value_number(writer, "manners", rules->manners_from);
    if (rules->orders != NULL) {
        write_strings(writer, "orders", rules->orders);
        write_value_number(writer, "cardsInUse", rules->cards_in_use);
    }
    write_value_flag(writer, "shuffle", rules->shuffle != NULL);
    if (rules->pgn != NULL)
        write_pgn(rules, writer);
    write_presets(rules->presets, writer);
    write_value_object_end(writer);
}

void schema_write(const struct rules *const *families, struct writer *writer) {
    write_value_object(writer, NULL);
    write_value_array(writer, "families");
    for (size_t i = 0; families[i] != NULL; i++)
        write_family_schema(families[i], writer);
    write_value_array_end(writer);
    write_value_object_end(writer);
}
