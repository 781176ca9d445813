/* Why a royal piece is in check or threatened: the enemies that could take it, and by which
   squares; and where no move of its player helps, what would still take it after those that could
   be hoped for; and the moves of a royal piece that lead into check (rules 5.4). */

#include "game.h"
#include "values.h"
#include "view.h"

#include <assert.h>
#include <string.h>

enum { FAILURES_MAX = 12, PIECES_MAX = 128 };

/* A move that would leave the piece in check, and an enemy that would take it then. */
struct failure {
    struct square from, to, by;
};

/* The question about a royal piece. The watch comes first: who is handed it has the inquiry. */
struct inquiry {
    struct watch watch;
    const struct variant *variant;
    const void *position;
    struct square at;
    bool is_in_check, is_threatened;
    unsigned owner;            /* of the piece in danger */
    struct square least, most; /* the corners of the box around all pieces */
    unsigned piece_count;
    struct piece_view pieces[PIECES_MAX];
    size_t attack_count;
    struct attack attacks[ATTACKS_MAX];
    unsigned failure_count;
    struct failure failures[FAILURES_MAX];
};

static void piece_note(struct watch *watch, const struct piece_view *piece) {
    struct inquiry *inquiry = (struct inquiry *)watch;
    assert(inquiry->piece_count < PIECES_MAX);
    inquiry->pieces[inquiry->piece_count++] = *piece;
    if (square_is(piece->at, inquiry->at)) {
        inquiry->is_in_check = piece->is_in_check;
        inquiry->is_threatened = piece->is_threatened;
        inquiry->owner = piece->owner;
    }
    inquiry->least.x = piece->at.x < inquiry->least.x ? piece->at.x : inquiry->least.x;
    inquiry->least.y = piece->at.y < inquiry->least.y ? piece->at.y : inquiry->least.y;
    inquiry->most.x = piece->at.x > inquiry->most.x ? piece->at.x : inquiry->most.x;
    inquiry->most.y = piece->at.y > inquiry->most.y ? piece->at.y : inquiry->most.y;
}

/* True if the player whose piece is in check is to act, and no action is a move. */
static bool is_helpless(const struct motley_game *game, const struct inquiry *inquiry,
                        action_t *list) {
    const struct rules *rules = rules_of(game);
    if (rules->turn(inquiry->variant, inquiry->position).player != inquiry->owner)
        return false;
    const size_t count = rules->generate(inquiry->variant, inquiry->position, list);
    struct action_view view = {.type = ACTION_PASS};
    if (count == 1)
        rules->describe(inquiry->variant, inquiry->position, list[0], &view);
    return count <= 1 && view.type == ACTION_PASS;
}

/* True if a move to the square takes an attacker or comes onto its way. */
static bool is_on_a_way(const struct inquiry *inquiry, struct square to) {
    for (size_t i = 0; i < inquiry->attack_count; i++) {
        const struct attack *attack = &inquiry->attacks[i];
        if (square_is(attack->from, to))
            return true;
        for (unsigned j = 0; j < attack->way_count; j++)
            if (square_is(attack->way[j], to))
                return true;
    }
    return false;
}

/* One of the enemies that would take the piece: rather one that attacks it already. */
static struct square one_of(const struct inquiry *inquiry, const struct explanation *why) {
    for (unsigned i = 0; i < why->square_count; i++)
        for (size_t j = 0; j < inquiry->attack_count; j++)
            if (square_is(inquiry->attacks[j].from, why->squares[i]))
                return why->squares[i];
    return why->squares[0];
}

/* Notes a move if it is one but for the danger that stays. */
static void try_move(struct inquiry *inquiry, struct square from, struct square to) {
    struct explanation why = {.reason = MOTLEY_REASON_NONE};
    inquiry->variant->rules->explain(inquiry->variant, inquiry->position, from, to, &why);
    const bool is_danger = why.reason == MOTLEY_REASON_LEAVES_KING_ATTACKED ||
                           why.reason == MOTLEY_REASON_TURN_NOT_COMPLETABLE;
    if (is_danger && why.square_count > 0 && inquiry->failure_count < FAILURES_MAX)
        inquiry->failures[inquiry->failure_count++] =
            (struct failure){from, to, one_of(inquiry, &why)};
}

/* What could be hoped for, the best first. */
enum hope { HOPE_KING, HOPE_WAY, HOPE_OTHER, HOPES };

/* Tries the moves of a piece to all squares of the board, or on and around the table. */
static void try_piece(struct inquiry *inquiry, struct square from, enum hope hope) {
    const struct variant *variant = inquiry->variant;
    const bool is_board = variant->files > 0;
    const struct square first = is_board
                                    ? (struct square){0, 0}
                                    : (struct square){inquiry->least.x - 1, inquiry->least.y - 1};
    const struct square last = is_board ? (struct square){variant->files - 1, variant->ranks - 1}
                                        : (struct square){inquiry->most.x + 1, inquiry->most.y + 1};
    for (struct square to = first; to.y <= last.y; to.y++)
        for (to.x = first.x; to.x <= last.x; to.x++)
            if (!square_is(from, to) &&
                (hope == HOPE_KING || is_on_a_way(inquiry, to) == (hope == HOPE_WAY)))
                try_move(inquiry, from, to);
}

static void find_failures(struct inquiry *inquiry) {
    for (enum hope hope = HOPE_KING; hope < HOPES; hope++)
        for (unsigned i = 0; i < inquiry->piece_count; i++) {
            const struct piece_view *piece = &inquiry->pieces[i];
            if (piece->owner == inquiry->owner && inquiry->failure_count < FAILURES_MAX &&
                square_is(piece->at, inquiry->at) == (hope == HOPE_KING))
                try_piece(inquiry, piece->at, hope);
        }
}

static void write_attack(const struct rules *rules, const struct attack *attack,
                         struct writer *writer) {
    write_value_object(writer, NULL);
    write_square(writer, rules, "square", attack->from);
    if (attack->way_count > 0)
        write_squares(writer, rules, "way", attack->way, attack->way_count);
    if (attack->around != 0)
        write_value_number(writer, "around", attack->around);
    if (attack->partner_count > 0)
        write_squares(writer, rules, "partners", attack->partners, attack->partner_count);
    write_value_object_end(writer);
}

static void write_failure(const struct rules *rules, const struct failure *failure,
                          struct writer *writer) {
    write_value_object(writer, NULL);
    write_square(writer, rules, "from", failure->from);
    write_square(writer, rules, "to", failure->to);
    write_square(writer, rules, "by", failure->by);
    write_value_object_end(writer);
}

static void write_check(const struct motley_game *game, const void *data, struct writer *writer) {
    const struct inquiry *inquiry = data;
    write_value_object(writer, NULL);
    write_value_array(writer, "attacks");
    for (size_t i = 0; i < inquiry->attack_count; i++)
        write_attack(rules_of(game), &inquiry->attacks[i], writer);
    write_value_array_end(writer);
    write_value_array(writer, "failures");
    for (unsigned i = 0; i < inquiry->failure_count; i++)
        write_failure(rules_of(game), &inquiry->failures[i], writer);
    write_value_array_end(writer);
    write_value_object_end(writer);
}

const char *motley_game_explain_check(struct motley_game *game, const char *square) {
    struct inquiry inquiry = {.watch = {.piece = piece_note}, .variant = variant_of(game)};
    if (inquiry.variant == NULL)
        return NULL;
    const struct rules *rules = rules_of(game);
    inquiry.position = position_of(game);
    if (rules->attacks == NULL || !game_reads_square(game, square, &inquiry.at))
        return game_tell_with(game, write_check, &inquiry);
    if (!buffer_reserve(&game->count, inquiry.variant->action_bound * sizeof(action_t)))
        return NULL;
    inquiry.least = inquiry.most = inquiry.at;
    view_watch(inquiry.variant, inquiry.position, &inquiry.watch);
    if (inquiry.is_in_check || inquiry.is_threatened)
        inquiry.attack_count =
            rules->attacks(inquiry.variant, inquiry.position, inquiry.at, inquiry.attacks);
    if (inquiry.is_in_check && is_helpless(game, &inquiry, game->count.data))
        find_failures(&inquiry);
    return game_tell_with(game, write_check, &inquiry);
}

/* The targets of a royal piece, and which of them lead into check. The watch comes first: who is
   handed it has the rest. */
struct risks {
    struct watch watch;
    struct square at; /* where it stands after the move that is looked at */
    bool is_in_check;
    unsigned count;
    struct square squares[EXPLAIN_SQUARES_MAX];
};

static void note_check(struct watch *watch, const struct piece_view *piece) {
    struct risks *risks = (struct risks *)watch;
    if (square_is(piece->at, risks->at))
        risks->is_in_check = piece->is_in_check;
}

/* Moves a piece in a copy of the position; true if it is a royal one and in check then. */
static bool is_move_into_check(const struct motley_game *game, action_t action, void *position,
                               struct risks *risks) {
    const struct rules *rules = rules_of(game);
    memcpy(position, position_of(game), rules->position_size);
    rules->apply(variant_of(game), position, action);
    risks->is_in_check = false;
    view_watch(variant_of(game), position, &risks->watch);
    return risks->is_in_check;
}

static bool is_noted(const struct risks *risks, struct square square) {
    for (unsigned i = 0; i < risks->count; i++)
        if (square_is(risks->squares[i], square))
            return true;
    return false;
}

static void find_risks(struct motley_game *game, struct square from, struct risks *risks) {
    const struct rules *rules = rules_of(game);
    const action_t *list = actions_of(game);
    for (size_t i = 0; i < game->action_count && risks->count < EXPLAIN_SQUARES_MAX; i++) {
        struct action_view view;
        rules->describe(variant_of(game), position_of(game), list[i], &view);
        if (view.type != ACTION_MOVE || !square_is(view.from, from))
            continue;
        risks->at = view.to;
        if (!is_noted(risks, view.to) && is_move_into_check(game, list[i], game->count.data, risks))
            risks->squares[risks->count++] = view.to;
    }
}

static void write_risks(const struct motley_game *game, const void *data, struct writer *writer) {
    const struct risks *risks = data;
    write_value_object(writer, NULL);
    write_squares(writer, rules_of(game), "squares", risks->squares, risks->count);
    write_value_object_end(writer);
}

const char *motley_game_explain_risks(struct motley_game *game, const char *square) {
    struct risks risks = {.watch = {.piece = note_check}};
    struct square from;
    if (variant_of(game) == NULL)
        return NULL;
    const struct rules *rules = rules_of(game);
    if (rules->attacks != NULL && game_reads_square(game, square, &from)) {
        if (!buffer_reserve(&game->count, rules->position_size))
            return NULL;
        find_risks(game, from, &risks);
    }
    return game_tell_with(game, write_risks, &risks);
}
