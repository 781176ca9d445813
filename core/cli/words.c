#include "words.h"

static const char *const words[MOTLEY_REASON_COUNT] = {
    [MOTLEY_REASON_NONE] = "nothing is wrong",
    [MOTLEY_REASON_MEMORY] = "there is not enough memory",
    [MOTLEY_REASON_TOO_LONG] = "the text is longer than any of its kind can be",
    [MOTLEY_REASON_NOT_ASCII] = "only plain ASCII characters are allowed",
    [MOTLEY_REASON_EMPTY] = "the text is empty",
    [MOTLEY_REASON_UNEXPECTED_END] = "the text ends too early",
    [MOTLEY_REASON_TRAILING_TEXT] = "something stands here that does not belong here",
    [MOTLEY_REASON_UNKNOWN_FAMILY] = "there is no family of this name",
    [MOTLEY_REASON_UNKNOWN_KEY] = "the family has no such key",
    [MOTLEY_REASON_REPEATED_KEY] = "the key is given twice",
    [MOTLEY_REASON_MISSING_VALUE] = "the key needs '=' and a value",
    [MOTLEY_REASON_UNKNOWN_VALUE] = "the key has no such value",
    [MOTLEY_REASON_NO_VARIANT] = "no variant is set yet",
    [MOTLEY_REASON_MISSING_FIELD] = "a field is missing",
    [MOTLEY_REASON_UNKNOWN_PIECE] = "there is no such piece",
    [MOTLEY_REASON_UNKNOWN_CARDS] = "an order of cards is two different letters of O, D and H",
    [MOTLEY_REASON_ROW_TOO_LONG] = "the row has more squares than the board",
    [MOTLEY_REASON_ROW_TOO_SHORT] = "the row has fewer squares than the board",
    [MOTLEY_REASON_ROW_COUNT] = "the number of rows is not that of the board",
    [MOTLEY_REASON_BAD_SIDE] = "the side to move is none of the players",
    [MOTLEY_REASON_BAD_CASTLING] = "castling rights are '-' or letters of KQkq in this order",
    [MOTLEY_REASON_CASTLING_UNMET] = "a castling right needs its King and rook at home",
    [MOTLEY_REASON_BAD_SQUARE] = "this is no square of the board",
    [MOTLEY_REASON_BAD_NUMBER] = "a whole number without leading zeros is needed",
    [MOTLEY_REASON_NUMBER_TOO_LARGE] = "the number is too large",
    [MOTLEY_REASON_NUMBER_ZERO] = "the number must be at least 1",
    [MOTLEY_REASON_PAWN_ON_END_RANK] = "a pawn cannot stand on the first or the last rank",
    [MOTLEY_REASON_KING_COUNT] = "the number of Kings is not possible here",
    [MOTLEY_REASON_EN_PASSANT_IMPOSSIBLE] = "no double advance can have led here",
    [MOTLEY_REASON_OPPONENT_IN_CHECK] = "the side that is not to move is in check",
    [MOTLEY_REASON_SWITCH_IMPOSSIBLE] = "no switch can have led here",
    [MOTLEY_REASON_NOT_LEGAL] = "no legal action has this text",
    [MOTLEY_REASON_GAME_OVER] = "the game is over",
    [MOTLEY_REASON_AT_START] = "nothing has been played yet",
    [MOTLEY_REASON_NOT_AT_START] = "something has been played already",
    [MOTLEY_REASON_NOTHING_THERE] = "nothing stands there",
    [MOTLEY_REASON_NOT_YOURS] = "the piece belongs to another player",
    [MOTLEY_REASON_OWN_PIECE_THERE] = "a piece of the same side stands there",
    [MOTLEY_REASON_NO_DISPLACEMENT] = "nothing is captured by moving onto it",
    [MOTLEY_REASON_NOT_ITS_MOVE] = "the piece does not move that way",
    [MOTLEY_REASON_PATH_BLOCKED] = "another piece is in the way",
    [MOTLEY_REASON_MUST_CAPTURE] = "this step is allowed only to capture",
    [MOTLEY_REASON_MUST_NOT_CAPTURE] = "this step is not allowed to capture",
    [MOTLEY_REASON_LEAVES_KING_ATTACKED] = "the own King would stand attacked",
    [MOTLEY_REASON_SWITCHED_THIS_TURN] = "the piece was switched in this turn",
    [MOTLEY_REASON_SWITCH_LEAVES_NO_MOVE] = "no legal move would be left after this switch",
    [MOTLEY_REASON_CASTLING_RIGHT_LOST] = "the King or the rook has moved",
    [MOTLEY_REASON_CASTLING_THROUGH_CHECK] =
        "castling out of, through or into check is not allowed",
    [MOTLEY_REASON_LIMIT] = "a limit of this board is reached",
};

const char *reason_words(enum motley_reason reason) { return words[reason]; }

static const char *const faults[][2] = {
    [FAULT_TOO_LONG] = {"too-long", "the line is too long"},
    [FAULT_NUL] = {"not-ascii", "the line has a NUL in it"},
    [FAULT_DEPTH] = {"bad-number", "perft needs a depth of 0 to 64"},
    [FAULT_UNKNOWN] = {"unknown-command", "there is no such command"},
};

const char *fault_code(enum fault fault) { return faults[fault][0]; }

const char *fault_words(enum fault fault) { return faults[fault][1]; }
