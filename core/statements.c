/* Which statements of the rules hold in a game's variant. */

#include "statements.h"

#include "game.h"

static void write_statements(const struct motley_game *game, const void *data,
                             struct writer *writer) {
    const struct variant *variant = variant_of(game);
    const struct statements *statements = rules_of(game)->statements;
    (void)data;
    if (statements == NULL)
        return;
    const uint64_t facts = statements->facts(variant) | (uint64_t)1 << FACT_ALWAYS;
    for (const struct statement *row = statements->rows; row->keys != NULL; row++) {
        if ((facts >> row->fact & 1) == 0)
            continue;
        write_text(writer, writer->length > 0 ? " " : "");
        write_text(writer, row->keys);
        if (row->has_data) {
            write_char(writer, '=');
            statements->write_data(variant, row->fact, writer);
        }
    }
}

const char *motley_game_statements(struct motley_game *game) {
    return variant_of(game) != NULL ? game_tell_with(game, write_statements, NULL) : NULL;
}
