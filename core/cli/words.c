#include "words.h"

static const char *const words[MOTLEY_REASON_COUNT] = {
    [MOTLEY_REASON_NONE] = "nothing is wrong",
    [MOTLEY_REASON_MEMORY] = "there is not enough memory",
    [MOTLEY_REASON_TOO_LONG] = "the text is longer than any of its kind can be",
    [MOTLEY_REASON_NOT_ASCII] = "only plain ASCII characters are allowed",
    [MOTLEY_REASON_EMPTY] = "the text is empty",
    [MOTLEY_REASON_UNEXPECTED_END] = "the text ends too early",
    [MOTLEY_REASON_TRAILING_TEXT] = "there is extra text here",
    [MOTLEY_REASON_UNKNOWN_FAMILY] = "there is no family of this name",
    [MOTLEY_REASON_UNKNOWN_KEY] = "the family has no such key",
    [MOTLEY_REASON_REPEATED_KEY] = "the key is given twice",
    [MOTLEY_REASON_MISSING_VALUE] = "the key needs '=' and a value",
    [MOTLEY_REASON_UNKNOWN_VALUE] = "the key has no such value",
    [MOTLEY_REASON_NO_VARIANT] = "no variant is set yet",
    [MOTLEY_REASON_MISSING_FIELD] = "a field is missing",
    [MOTLEY_REASON_UNKNOWN_PIECE] = "there is no such piece",
    [MOTLEY_REASON_UNKNOWN_FORM] = "the piece has no such form",
    [MOTLEY_REASON_ROYAL_EXPOSED] = "a royal piece would be attacked at once",
    [MOTLEY_REASON_UNKNOWN_CARDS] = "an order of cards is two different letters of O, D and H",
    [MOTLEY_REASON_ROW_TOO_LONG] = "the row has more squares than the board",
    [MOTLEY_REASON_ROW_TOO_SHORT] = "the row has fewer squares than the board",
    [MOTLEY_REASON_ROW_COUNT] = "the number of rows is not that of the board",
    [MOTLEY_REASON_BAD_SIDE] = "the side to move is not one of the players",
    [MOTLEY_REASON_BAD_CASTLING] = "castling rights are '-' or letters of KQkq, each once",
    [MOTLEY_REASON_CASTLING_UNMET] =
        "a castling right needs its King and rook on their starting squares",
    [MOTLEY_REASON_BAD_SQUARE] = "this is not a square of the board",
    [MOTLEY_REASON_BAD_NUMBER] = "a whole number without leading zeros is needed",
    [MOTLEY_REASON_NUMBER_TOO_LARGE] = "the number is too large",
    [MOTLEY_REASON_NUMBER_ZERO] = "the number must be at least 1",
    [MOTLEY_REASON_PAWN_ON_END_RANK] = "a pawn cannot stand on the first or the last rank",
    [MOTLEY_REASON_KING_COUNT] = "the number of Kings is not possible here",
    [MOTLEY_REASON_EN_PASSANT_IMPOSSIBLE] = "no double advance can have led here",
    [MOTLEY_REASON_OPPONENT_IN_CHECK] = "the side that is not to move is in check",
    [MOTLEY_REASON_SWITCH_IMPOSSIBLE] = "no switch can have led here",
    [MOTLEY_REASON_NOT_LEGAL] = "no legal action has this text",
    [MOTLEY_REASON_NOT_LISTED] = "the number is not one of the list of legal actions",
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
    [MOTLEY_REASON_LEAVES_KING_ATTACKED] = "the player's own side would be in check",
    [MOTLEY_REASON_SWITCHED_THIS_TURN] = "the cards of the piece were switched in this turn",
    [MOTLEY_REASON_SWITCH_LEAVES_NO_MOVE] = "no legal move would be left after this switch",
    [MOTLEY_REASON_CASTLING_RIGHT_LOST] = "the King or the rook has moved",
    [MOTLEY_REASON_CASTLING_THROUGH_CHECK] =
        "castling out of, through or into check is not allowed",
    [MOTLEY_REASON_TOO_MANY_PIECES] = "there are more of these pieces than the set holds",
    [MOTLEY_REASON_DISCONNECTED] = "the tiles are not all connected",
    [MOTLEY_REASON_BAD_HANDS] = "these hands do not fit the tiles on the table",
    [MOTLEY_REASON_BAD_OWNERS] =
        "this cannot be the owner: its King is missing, or a King is where none can be",
    [MOTLEY_REASON_KING_NOT_LAST] = "a King was placed before the last tile of its set",
    [MOTLEY_REASON_WOULD_SPLIT] = "moving it would split the table",
    [MOTLEY_REASON_TOUCHES_NOTHING] = "it would touch no other tile there",
    [MOTLEY_REASON_PLACE_FIRST] = "all tiles are placed before any moves",
    [MOTLEY_REASON_FIRST_AT_ORIGIN] = "the first tile goes to 0,0",
    [MOTLEY_REASON_OCCUPIED] = "another piece is there",
    [MOTLEY_REASON_KING_IN_DANGER] = "a King may not be placed where it could be captured",
    [MOTLEY_REASON_NO_SHUFFLE] = "games of this family have no random start",
    [MOTLEY_REASON_REPEATED_CODE] = "the kind is in this list already",
    [MOTLEY_REASON_NOT_A_BACK_SIDE] = "this kind is not the back side of another",
    [MOTLEY_REASON_TWO_BACK_SIDES] = "a side uses only one back side of each piece",
    [MOTLEY_REASON_BOTH_AND_ONE] = "'both' cannot be used with 'white' or 'black'",
    [MOTLEY_REASON_PREY_WITHOUT_PLAIN] = "several prey kinds need king=plain",
    [MOTLEY_REASON_PLAIN_WITHOUT_PREY] = "king=plain needs prey",
    [MOTLEY_REASON_NO_PREY] = "an army begins without a piece of the prey kinds",
    [MOTLEY_REASON_HUNT_WITHOUT_PLAIN] = "hunt=first needs king=plain",
    [MOTLEY_REASON_NEVER_ROYAL] = "Jesters and pawn-kinds are prey only with king=plain",
    [MOTLEY_REASON_PREY_COUNT] = "each side must have exactly one prey piece",
    [MOTLEY_REASON_ESCORT_WITH_FLAG] = "a King that cannot move cannot be escorted",
    [MOTLEY_REASON_KING_REPLACED] = "a King or other royal piece is replaced only with king=plain",
    [MOTLEY_REASON_REPLACES_ITSELF] = "a Jester cannot replace a Jester",
    [MOTLEY_REASON_BOARD_SIZE] = "a board has 3 to 16 files and ranks and at most 128 squares",
    [MOTLEY_REASON_NO_PORTAL] = "without one King on each side the portals must be given",
    [MOTLEY_REASON_BAD_FACING] = "a facing is ~1, ~2 or ~3, with polarity only",
    [MOTLEY_REASON_BAD_STACK] = "these pieces cannot stand on each other",
    [MOTLEY_REASON_BAD_MARKS] = "the marks of pieces that have acted do not fit the actions left",
    [MOTLEY_REASON_BAD_LAST] =
        "this field has the kinds that White and Black moved last, such as P/-",
    [MOTLEY_REASON_BAD_PENDING] = "nothing like this can be waiting to be placed or replaced",
    [MOTLEY_REASON_TURN_IS_DONE] = "no action is left in this turn, so it would have passed",
    [MOTLEY_REASON_ACTED_THIS_TURN] = "the piece has acted in this turn",
    [MOTLEY_REASON_TURN_NOT_COMPLETABLE] = "the turn could not be ended out of check",
    [MOTLEY_REASON_MUST_MOVE_FIRST] =
        "the piece captures only after moving, and no move leads there",
    [MOTLEY_REASON_BEHIND_IT] = "the piece does not move backwards from where it faces",
    [MOTLEY_REASON_NOTHING_TO_IMITATE] =
        "the opponent has not moved anything that the Jester could imitate",
    [MOTLEY_REASON_KING_MAY_NOT_CAPTURE] = "as the piece moves here, it never captures",
    [MOTLEY_REASON_KING_MAY_NOT_MOVE] = "the piece does not move here",
    [MOTLEY_REASON_KING_IS_NOT_CAPTURED] = "the piece there is never captured",
    [MOTLEY_REASON_NOT_A_CARRIER] = "this piece carries nothing",
    [MOTLEY_REASON_NOT_A_PASSENGER] = "the piece there cannot be carried",
    [MOTLEY_REASON_STACK_IS_FULL] = "there are never more than two pieces on a square",
    [MOTLEY_REASON_CARRIES_A_KING] = "a piece over a captive carries nothing else",
    [MOTLEY_REASON_ALREADY_THAT_KIND] = "the piece there is of this kind already",
    [MOTLEY_REASON_REPLACE_FIRST] = "a lost piece has to be replaced first",
    [MOTLEY_REASON_PLACE_KING_FIRST] = "the freed piece has to be placed first",
    [MOTLEY_REASON_NO_ROOM_FOR_KING] = "there would be no empty square for the freed captive",
    [MOTLEY_REASON_NOT_NEAREST] = "the freed piece goes to a nearer empty square",
    [MOTLEY_REASON_SQUARE_TAKEN] = "a piece stands there already",
    [MOTLEY_REASON_NOTHING_IN_HAND] = "there is no piece of this kind in hand",
    [MOTLEY_REASON_KING_COMES_LAST] = "the King is placed after all the others",
    [MOTLEY_REASON_KING_BESIDE_KING] = "a King may not be placed beside another King",
    [MOTLEY_REASON_SEAT_IS_OUT] = "the player is out",
    [MOTLEY_REASON_GAME_WOULD_END] = "the game would be over if this player's turn began now",
    [MOTLEY_REASON_NOWHERE_TO_GO] = "the piece has nowhere to go from there",
    [MOTLEY_REASON_ROYALS_FACE] = "royal pieces of both sides would face each other",
    [MOTLEY_REASON_GIVES_CHECK] = "this would give check, which is not allowed",
    [MOTLEY_REASON_CAPTURE_FORCED] = "another move captures, and capturing is forced",
    [MOTLEY_REASON_NO_HURDLE] = "there is no piece to jump over",
    [MOTLEY_REASON_OUT_OF_AREA] = "pieces of this kind never go there",
    [MOTLEY_REASON_PROMOTION_LIMIT] =
        "it would have to be promoted, and the player has as many of those kinds as may be",
    [MOTLEY_REASON_FILE_IS_FULL] = "there are as many pieces of this kind on the file as may be",
    [MOTLEY_REASON_DROP_MATES] = "no piece of this kind is dropped with mate",
    [MOTLEY_REASON_LIMIT] = "a limit of this board is reached",
    [MOTLEY_REASON_NET_FOREIGN] = "this is not a net of this program",
    [MOTLEY_REASON_NET_DAMAGED] = "the net is damaged",
    [MOTLEY_REASON_BAD_MOVEMENT] = "this is no movement in Betza's notation",
    [MOTLEY_REASON_FIELD_COUNT] = "the position has another number of fields than this variant's",
    [MOTLEY_REASON_BAD_HOLE] = "the holes are not where the board has them",
    [MOTLEY_REASON_BAD_ORIGIN] = "no piece of that kind can have become this one",
    [MOTLEY_REASON_SAYS_NOTHING] = "this key can say nothing in this variant",
};

const char *reason_words(enum motley_reason reason) { return words[reason]; }

void error_print(FILE *stream, const struct motley_error *error) {
    const char *where = error->field != NULL ? error->field : error->key;
    fprintf(stream, "error: %s, offset %zu: %s: %s%s%s\n", motley_subject_code(error->subject),
            error->offset, motley_reason_code(error->reason), reason_words(error->reason),
            where[0] != '\0' ? ": " : "", where);
}

void mends_print(FILE *stream, const char *start, const struct motley_game *game) {
    for (size_t i = 0; i < motley_game_mend_count(game); i++) {
        const struct motley_mend mend = motley_game_mend(game, i);
        fprintf(stream, "%sposition, offset %zu: %s: %s; %s is read as %s\n", start, mend.offset,
                motley_reason_code(mend.reason), reason_words(mend.reason), mend.field, mend.taken);
    }
}

static const char *const faults[][2] = {
    [FAULT_TOO_LONG] = {"too-long", "the line is too long"},
    [FAULT_NUL] = {"not-ascii", "the line has a NUL in it"},
    [FAULT_DEPTH] = {"bad-number", "perft needs a depth of 0 to 64"},
    [FAULT_STOPPED] = {"stopped", "it was stopped"},
    [FAULT_UNKNOWN] = {"unknown-command", "there is no such command"},
};

const char *fault_code(enum fault fault) { return faults[fault][0]; }

const char *fault_words(enum fault fault) { return faults[fault][1]; }
