/* One puzzle: that exactly one turn wins, the line that shows it, and which levels miss it. */

#include "puzzle.h"

#include "cli/player.h"
#include "game.h"

#include <stdio.h>
#include <string.h>

enum { TABLE_SIZE = 64 << 20, LEVEL_TABLE_SIZE = 4 << 20, LEVEL_SEED = 1, ANSWERS_MAX = 400 };

bool puzzler_begin(struct puzzler *puzzler, const char *variant) {
    puzzler->board = motley_game_new();
    puzzler->search = motley_search_new();
    return puzzler->board != NULL && puzzler->search != NULL &&
           variant_set(puzzler->board, variant) &&
           search_proof_begin(&puzzler->proof, variant_of(puzzler->board), TABLE_SIZE);
}

void puzzler_free(struct puzzler *puzzler) {
    motley_game_free(puzzler->board);
    motley_search_free(puzzler->search);
    search_proof_free(&puzzler->proof);
}

static unsigned player_of(const struct motley_game *game) {
    return rules_of(game)->turn(variant_of(game), position_of(game)).player;
}

static bool is_over(const struct motley_game *game) { return game->action_count == 0; }

static uint64_t key_of(const struct motley_game *game) {
    return search_turn_key(variant_of(game), position_of(game),
                           ply_at(game, game->ply_count)->outcome);
}

static void undo_to(struct motley_game *game, size_t ply) {
    struct motley_error error;
    while (motley_game_ply(game) > ply)
        motley_game_undo(game, &error);
}

static bool find_winning(struct puzzler *puzzler, unsigned turns, struct winning *winning) {
    search_proof_allow(&puzzler->proof, puzzler->bound);
    return search_proof_find_winning(&puzzler->proof, position_of(puzzler->board), turns, winning);
}

/* Plays a turn that has been found on the board. */
static bool play_winning(struct puzzler *puzzler, const struct winning *winning) {
    struct motley_error error;
    for (unsigned i = 0; i < winning->length; i++) {
        char text[128];
        const char *action =
            game_write_action(puzzler->board, puzzler->board->ply_count, winning->actions[i]);
        if (action == NULL || snprintf(text, sizeof text, "%s", action) >= (int)sizeof text ||
            !motley_game_play(puzzler->board, text, strlen(text), &error))
            return false;
    }
    return true;
}

/* The answers to a turn that wins: which of them is to be in the line. */
struct answers {
    unsigned turns; /* that the winner has left */
    unsigned seat;  /* who answers */
    unsigned looked_at;
    bool has_any, has_best;
    unsigned length;
    action_t actions[PROOF_ACTIONS_MAX];
};

/* An answer that holds out as long as any; the best leaves one turn that wins. */
static void answer_judge(struct puzzler *puzzler, struct answers *answers, size_t start) {
    struct motley_game *board = puzzler->board;
    struct winning winning;
    const uint8_t winner = (uint8_t)player_of(board);
    answers->looked_at++;
    search_proof_allow(&puzzler->proof, puzzler->bound);
    if (is_over(board) ||
        (answers->turns > 1 && search_proof_wins(&puzzler->proof, position_of(board), winner,
                                                 answers->turns - 1) != CLAIM_WRONG))
        return;
    const bool is_sure = find_winning(puzzler, answers->turns, &winning);
    const bool is_best = is_sure && winning.count == 1;
    if (answers->has_any && !is_best)
        return;
    answers->has_any = true;
    answers->has_best = is_best;
    answers->length = (unsigned)(motley_game_ply(board) - start);
    for (unsigned i = 0; i < answers->length; i++)
        answers->actions[i] = ply_at(board, start + i)->action;
}

/* Looks at all answers from here on until one is best. */
static void answers_look(struct puzzler *puzzler, struct answers *answers, size_t start) {
    struct motley_game *board = puzzler->board;
    const size_t ply = motley_game_ply(board);
    if (is_over(board) || player_of(board) != answers->seat) {
        answer_judge(puzzler, answers, start);
        return;
    }
    for (size_t i = 0; i < motley_game_action_count(board) && ply - start < PROOF_ACTIONS_MAX;
         i++) {
        const struct winning one = {.length = 1, .actions = {actions_of(board)[i]}};
        if (answers->has_best || answers->looked_at >= ANSWERS_MAX || !play_winning(puzzler, &one))
            return;
        answers_look(puzzler, answers, start);
        undo_to(board, ply);
    }
}

/* Plays an answer after which there is one turn that wins; where it is the last, any will do. */
static bool play_answer(struct puzzler *puzzler, unsigned turns) {
    struct answers answers = {.turns = turns, .seat = player_of(puzzler->board)};
    struct winning answer = {0};
    answers_look(puzzler, &answers, motley_game_ply(puzzler->board));
    if (!answers.has_best && (!answers.has_any || turns > 1))
        return false;
    answer.length = answers.length;
    memcpy(answer.actions, answers.actions, sizeof answer.actions);
    return play_winning(puzzler, &answer);
}

/* Plays the line from a turn that wins to the end. */
static bool play_line(struct puzzler *puzzler, struct winning *winning, unsigned turns) {
    for (; play_winning(puzzler, winning); turns--) {
        if (is_over(puzzler->board))
            return true;
        if (turns <= 1 || !play_answer(puzzler, turns - 1) ||
            !find_winning(puzzler, turns - 1, winning) || winning->count == 0)
            return false;
    }
    return false;
}

static bool write_line(struct motley_game *board, char *line, size_t size) {
    size_t length = 0;
    for (size_t ply = 0; ply < motley_game_ply(board) && length < size; ply++)
        length += (size_t)snprintf(line + length, size - length, "%s%s", ply == 0 ? "" : " ",
                                   motley_game_played(board, ply));
    return length < size;
}

/* Whether a level plays the turn that wins, or wins at once. */
static bool level_finds(struct puzzler *puzzler, unsigned level, const struct puzzle *puzzle) {
    struct motley_game *board = puzzler->board;
    const unsigned seat = player_of(board);
    struct player player = {
        .search = puzzler->search,
        .options = {.level = level, .table_size = LEVEL_TABLE_SIZE},
    };
    while (!is_over(board) && player_of(board) == seat)
        if (!player_act(&player, board, LEVEL_SEED))
            return false;
    const bool is_found = key_of(board) == puzzle->key;
    undo_to(board, 0);
    return is_found;
}

/* The least number of own turns within which exactly one turn wins, and none in fewer. */
static bool find_only_turn(struct puzzler *puzzler, unsigned turns_max, struct puzzle *puzzle,
                           struct winning *winning) {
    for (puzzle->turns = 1; puzzle->turns <= turns_max; puzzle->turns++) {
        if (!find_winning(puzzler, puzzle->turns, winning))
            return false;
        if (winning->count > 0)
            return winning->count == 1;
    }
    return false;
}

bool puzzle_find(struct puzzler *puzzler, const char *position, unsigned turns_max,
                 struct puzzle *puzzle) {
    struct motley_error error;
    struct winning winning;
    *puzzle = (struct puzzle){0};
    if (!motley_game_set_position(puzzler->board, position, strlen(position), &error) ||
        puzzler->board->action_count < 2 || !find_only_turn(puzzler, turns_max, puzzle, &winning))
        return false;
    puzzle->key = winning.key;
    if (!play_line(puzzler, &winning, puzzle->turns) ||
        !write_line(puzzler->board, puzzle->line, sizeof puzzle->line))
        return false;
    undo_to(puzzler->board, 0);
    for (unsigned level = 1; level <= MOTLEY_LEVELS; level++)
        puzzle->missed |= (unsigned)!level_finds(puzzler, level, puzzle) << level;
    return true;
}

void puzzle_print(const struct puzzler *puzzler, const struct puzzle *puzzle) {
    const char *comma = "";
    printf("%s\t", motley_game_variant(puzzler->board));
    printf("%s\t%u\t", motley_game_position(puzzler->board), puzzle->turns);
    if (puzzle->missed == 0)
        putchar('-');
    for (unsigned level = 1; level <= MOTLEY_LEVELS; level++)
        if ((puzzle->missed >> level & 1) != 0) {
            printf("%s%u", comma, level);
            comma = ",";
        }
    printf("\t%s\n", puzzle->line);
}
