/* Which statements of the rules hold in a game's variant. */

#include "statements.h"

#include "families/families.h"
#include "game.h"

static const struct statements *statements_of(const struct rules *rules) {
    static const struct {
        const struct rules *rules;
        const struct statements *statements;
    } rows[] = {
#define FAMILY(name) {&name##_rules, &name##_statements},
#include MOTLEY_FAMILIES
    };
    size_t i = 0;
    while (rows[i].rules != rules)
        i++;
    return rows[i].statements;
}

static void write_statements(const struct motley_game *game, const void *data,
                             struct writer *writer) {
    const struct variant *variant = variant_of(game);
    const struct statements *statements = statements_of(rules_of(game));
    const uint64_t facts = statements->facts(variant) | (uint64_t)1 << FACT_ALWAYS;
    (void)data;
    for (const struct statement *row = statements->rows; row->keys != NULL; row++) {
        if ((facts >> row->fact & 1) == 0)
            continue;
        write_text(writer, writer->length > 0 ? " " : "");
        write_text(writer, row->keys);
        if (row->is_counted) {
            write_char(writer, '=');
            write_number(writer, statements->count(variant));
        }
    }
}

const char *motley_game_statements(struct motley_game *game) {
    return variant_of(game) != NULL ? game_tell_with(game, write_statements, NULL) : NULL;
}
