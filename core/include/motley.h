#ifndef MOTLEY_H
#define MOTLEY_H

/**
 * Motley: the rules of families of unusual chess behind one interface.
 *
 * A game is a handle. Everything that enters or leaves it is one of four texts (variant, position,
 * action, outcome; see the formats) or JSON made for a page. Texts that enter are untrusted: a bad
 * one is refused with a motley_error and changes nothing. Texts that leave belong to the handle and
 * stay valid until the next call on the same handle. All texts are ASCII. The library does no input
 * or output, keeps no global state, and asks for memory in one file only; a call that finds no
 * memory fails like a bad text would, with MOTLEY_REASON_MEMORY or NULL.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** One game: a variant, the positions played so far, and what is needed to print them. */
struct motley_game;

/** Which text an error speaks of. */
enum motley_subject {
    MOTLEY_SUBJECT_VARIANT,
    MOTLEY_SUBJECT_POSITION,
    MOTLEY_SUBJECT_ACTION,
    MOTLEY_SUBJECT_GAME,
    MOTLEY_SUBJECT_GOAL,
};

/** The reasons why a text is refused or an action is not legal: the name and the code in texts. */
#define MOTLEY_REASONS(X)                                                                          \
    X(NONE, "none")                                                                                \
    X(MEMORY, "out-of-memory")                                                                     \
    X(TOO_LONG, "too-long")                                                                        \
    X(NOT_ASCII, "not-ascii")                                                                      \
    X(EMPTY, "empty")                                                                              \
    X(UNEXPECTED_END, "unexpected-end")                                                            \
    X(TRAILING_TEXT, "trailing-text")                                                              \
    X(UNKNOWN_FAMILY, "unknown-family")                                                            \
    X(UNKNOWN_KEY, "unknown-key")                                                                  \
    X(REPEATED_KEY, "repeated-key")                                                                \
    X(MISSING_VALUE, "missing-value")                                                              \
    X(UNKNOWN_VALUE, "unknown-value")                                                              \
    X(NO_VARIANT, "no-variant")                                                                    \
    X(MISSING_FIELD, "missing-field")                                                              \
    X(UNKNOWN_PIECE, "unknown-piece")                                                              \
    X(UNKNOWN_CARDS, "unknown-cards")                                                              \
    X(UNKNOWN_FORM, "unknown-form")                                                                \
    X(ROYAL_EXPOSED, "royal-exposed")                                                              \
    X(ROW_TOO_LONG, "row-too-long")                                                                \
    X(ROW_TOO_SHORT, "row-too-short")                                                              \
    X(ROW_COUNT, "row-count")                                                                      \
    X(BAD_SIDE, "bad-side")                                                                        \
    X(BAD_CASTLING, "bad-castling")                                                                \
    X(CASTLING_UNMET, "castling-unmet")                                                            \
    X(BAD_SQUARE, "bad-square")                                                                    \
    X(BAD_NUMBER, "bad-number")                                                                    \
    X(NUMBER_TOO_LARGE, "number-too-large")                                                        \
    X(NUMBER_ZERO, "number-zero")                                                                  \
    X(PAWN_ON_END_RANK, "pawn-on-end-rank")                                                        \
    X(KING_COUNT, "king-count")                                                                    \
    X(EN_PASSANT_IMPOSSIBLE, "en-passant-impossible")                                              \
    X(OPPONENT_IN_CHECK, "opponent-in-check")                                                      \
    X(SWITCH_IMPOSSIBLE, "switch-impossible")                                                      \
    X(NOT_LEGAL, "not-legal")                                                                      \
    X(NOT_LISTED, "not-listed")                                                                    \
    X(GAME_OVER, "game-over")                                                                      \
    X(AT_START, "at-start")                                                                        \
    X(NOT_AT_START, "not-at-start")                                                                \
    X(NOTHING_THERE, "nothing-there")                                                              \
    X(NOT_YOURS, "not-yours")                                                                      \
    X(OWN_PIECE_THERE, "own-piece-there")                                                          \
    X(NO_DISPLACEMENT, "no-displacement")                                                          \
    X(NOT_ITS_MOVE, "not-its-move")                                                                \
    X(PATH_BLOCKED, "path-blocked")                                                                \
    X(MUST_CAPTURE, "must-capture")                                                                \
    X(MUST_NOT_CAPTURE, "must-not-capture")                                                        \
    X(LEAVES_KING_ATTACKED, "leaves-king-attacked")                                                \
    X(SWITCHED_THIS_TURN, "switched-this-turn")                                                    \
    X(SWITCH_LEAVES_NO_MOVE, "switch-leaves-no-move")                                              \
    X(CASTLING_RIGHT_LOST, "castling-right-lost")                                                  \
    X(CASTLING_THROUGH_CHECK, "castling-through-check")                                            \
    X(TOO_MANY_PIECES, "too-many-pieces")                                                          \
    X(DISCONNECTED, "disconnected")                                                                \
    X(BAD_HANDS, "bad-hands")                                                                      \
    X(BAD_OWNERS, "bad-owners")                                                                    \
    X(KING_NOT_LAST, "king-not-last")                                                              \
    X(WOULD_SPLIT, "would-split")                                                                  \
    X(TOUCHES_NOTHING, "touches-nothing")                                                          \
    X(PLACE_FIRST, "place-first")                                                                  \
    X(FIRST_AT_ORIGIN, "first-at-origin")                                                          \
    X(OCCUPIED, "occupied")                                                                        \
    X(KING_IN_DANGER, "king-in-danger")                                                            \
    X(NO_SHUFFLE, "no-shuffle")                                                                    \
    X(REPEATED_CODE, "repeated-code")                                                              \
    X(NOT_A_BACK_SIDE, "not-a-back-side")                                                          \
    X(TWO_BACK_SIDES, "two-back-sides")                                                            \
    X(BOTH_AND_ONE, "both-and-one")                                                                \
    X(PREY_WITHOUT_PLAIN, "prey-without-plain")                                                    \
    X(PLAIN_WITHOUT_PREY, "plain-without-prey")                                                    \
    X(NO_PREY, "no-prey")                                                                          \
    X(HUNT_WITHOUT_PLAIN, "hunt-without-plain")                                                    \
    X(NEVER_ROYAL, "never-royal")                                                                  \
    X(PREY_COUNT, "prey-count")                                                                    \
    X(ESCORT_WITH_FLAG, "escort-with-flag")                                                        \
    X(KING_REPLACED, "king-replaced")                                                              \
    X(REPLACES_ITSELF, "replaces-itself")                                                          \
    X(BOARD_SIZE, "board-size")                                                                    \
    X(NO_PORTAL, "no-portal")                                                                      \
    X(BAD_FACING, "bad-facing")                                                                    \
    X(BAD_STACK, "bad-stack")                                                                      \
    X(BAD_MARKS, "bad-marks")                                                                      \
    X(BAD_LAST, "bad-last")                                                                        \
    X(BAD_PENDING, "bad-pending")                                                                  \
    X(TURN_IS_DONE, "turn-is-done")                                                                \
    X(ACTED_THIS_TURN, "acted-this-turn")                                                          \
    X(TURN_NOT_COMPLETABLE, "turn-not-completable")                                                \
    X(MUST_MOVE_FIRST, "must-move-first")                                                          \
    X(BEHIND_IT, "behind-it")                                                                      \
    X(NOTHING_TO_IMITATE, "nothing-to-imitate")                                                    \
    X(KING_MAY_NOT_CAPTURE, "king-may-not-capture")                                                \
    X(KING_MAY_NOT_MOVE, "king-may-not-move")                                                      \
    X(KING_IS_NOT_CAPTURED, "king-is-not-captured")                                                \
    X(NOT_A_CARRIER, "not-a-carrier")                                                              \
    X(NOT_A_PASSENGER, "not-a-passenger")                                                          \
    X(STACK_IS_FULL, "stack-is-full")                                                              \
    X(CARRIES_A_KING, "carries-a-king")                                                            \
    X(REPLACE_FIRST, "replace-first")                                                              \
    X(ALREADY_THAT_KIND, "already-that-kind")                                                      \
    X(PLACE_KING_FIRST, "place-king-first")                                                        \
    X(NO_ROOM_FOR_KING, "no-room-for-king")                                                        \
    X(NOT_NEAREST, "not-nearest")                                                                  \
    X(SQUARE_TAKEN, "square-taken")                                                                \
    X(NOTHING_IN_HAND, "nothing-in-hand")                                                          \
    X(KING_COMES_LAST, "king-comes-last")                                                          \
    X(KING_BESIDE_KING, "king-beside-king")                                                        \
    X(SEAT_IS_OUT, "seat-is-out")                                                                  \
    X(GAME_WOULD_END, "game-would-end")                                                            \
    X(NOWHERE_TO_GO, "nowhere-to-go")                                                              \
    X(LIMIT, "limit")                                                                              \
    X(NET_FOREIGN, "net-foreign")                                                                  \
    X(NET_DAMAGED, "net-damaged")                                                                  \
    X(BAD_MOVEMENT, "bad-movement")                                                                \
    X(FIELD_COUNT, "field-count")                                                                  \
    X(BAD_HOLE, "bad-hole")                                                                        \
    X(BAD_ORIGIN, "bad-origin")                                                                    \
    X(SAYS_NOTHING, "says-nothing")                                                                \
    X(ROYALS_FACE, "royals-face")                                                                  \
    X(GIVES_CHECK, "gives-check")                                                                  \
    X(CAPTURE_FORCED, "capture-forced")                                                            \
    X(NO_HURDLE, "no-hurdle")                                                                      \
    X(OUT_OF_AREA, "out-of-area")                                                                  \
    X(PROMOTION_LIMIT, "promotion-limit")                                                          \
    X(FILE_IS_FULL, "file-is-full")                                                                \
    X(DROP_MATES, "drop-mates")

enum motley_reason {
#define MOTLEY_REASON_ENUM(name, code) MOTLEY_REASON_##name,
    MOTLEY_REASONS(MOTLEY_REASON_ENUM)
#undef MOTLEY_REASON_ENUM
        MOTLEY_REASON_COUNT
};

enum { MOTLEY_KEY_SIZE = 16 /**< of the longest key that is told, its '\0' included */ };

/** Where and why a text was refused. */
struct motley_error {
    enum motley_subject subject;
    enum motley_reason reason;
    size_t offset;     /**< bytes from the start of the text to the offending token */
    size_t length;     /**< bytes of the offending token; 0 when something is missing there */
    const char *field; /**< of a position that lacks one: its name in the schema, else NULL */
    char key[MOTLEY_KEY_SIZE]; /**< of a variant: the key whose value is wrong, or that is unknown;
                                    "family", or "text" where there is no key; else empty */
};

/** A field of a position that was read as another value than the text has. */
struct motley_mend {
    enum motley_reason reason; /**< of the text not being taken as it is */
    const char *field;         /**< its name in the schema */
    size_t offset;             /**< bytes from the start of the text */
    size_t length;             /**< bytes of what stands there; 0: nothing does */
    const char *taken;         /**< what it was read as */
};

/** The code of a reason, such as "unknown-key": stable, lower case, for tables of words. */
const char *motley_reason_code(enum motley_reason reason);

/** The code of a subject: "variant", "position", "action" or "game". */
const char *motley_subject_code(enum motley_subject subject);

/** Makes a game without a variant. The caller frees it; NULL when there is no memory. */
struct motley_game *motley_game_new(void);

/** Frees a game; NULL is allowed. */
void motley_game_free(struct motley_game *game);

/** Sets the variant and puts its start position up; clears undo and repetition. */
bool motley_game_set_variant(struct motley_game *game, const char *text, size_t length,
                             struct motley_error *error);

/**
 * Sets the position within the variant; clears undo and repetition. Fields at the end may be
 * missing, and rights that cannot be are left out (formats 2): motley_game_mend tells it.
 */
bool motley_game_set_position(struct motley_game *game, const char *text, size_t length,
                              struct motley_error *error);

/** How many fields of the position that was set were read as other values than it has. */
size_t motley_game_mend_count(const struct motley_game *game);

/** Tells of one of them, by an index. */
struct motley_mend motley_game_mend(const struct motley_game *game, size_t index);

/** Tells of all of them and what each was read as, as JSON; NULL without a variant or memory. */
const char *motley_game_mended(struct motley_game *game);

/**
 * Tells, as JSON, of the pieces of the position that have a choice of forms before the first
 * action, and of these forms: orders of cards (rules 2), sides of pieces (rules 4.10). NULL without
 * a variant or memory.
 */
const char *motley_game_choices(struct motley_game *game);

/**
 * Gives pieces other forms before the first action: "e2 OHD d1 DHO". What is chosen becomes another
 * position of Take Two Chess, and another variant of TCHES(S). Refused, with the place in this
 * text, where no piece has a choice or none of its forms is named so; and where there can be no
 * such start, as where a King would be attacked.
 */
bool motley_game_arrange(struct motley_game *game, const char *text, size_t length,
                         struct motley_error *error);

/**
 * Makes the start ready to play in a way that the seed decides: places what is still in hand
 * (rules 3). The same seed gives the same position for ever. Refused after the first action and
 * in families without random starts.
 */
bool motley_game_shuffle(struct motley_game *game, uint32_t seed, struct motley_error *error);

/**
 * Plays one action, given as its exact text: a legal one, or one that an earlier version had among
 * the legal ones and has written into links and records (formats 3).
 */
bool motley_game_play(struct motley_game *game, const char *text, size_t length,
                      struct motley_error *error);

/**
 * The stamp of the list of legal actions, by which they can be played as numbers; never 0. A list
 * that has none gets the next number of the caller's counter, which all games may share: then no
 * two lists have the same. It stays while the list is kept: when an action is played and taken back
 * it is often the same, but need not be. 0 without a variant.
 */
uint64_t motley_game_stamp(struct motley_game *game, uint64_t *last);

/**
 * Plays the legal action with a number, the index that motley_game_action takes. Refused with
 * MOTLEY_REASON_NOT_LISTED if the stamp is that of another list, or the list is not so long.
 */
bool motley_game_play_number(struct motley_game *game, uint64_t stamp, size_t number,
                             struct motley_error *error);

/** Takes one action back; refused with MOTLEY_REASON_AT_START where there is none. */
bool motley_game_undo(struct motley_game *game, struct motley_error *error);

/** True once a variant is set. */
bool motley_game_has_variant(const struct motley_game *game);

/** The number of actions played since the variant or position was set; 0 without a variant. */
size_t motley_game_ply(const struct motley_game *game);

/** The canonical text of the variant, position or outcome; NULL without a variant or memory. */
const char *motley_game_variant(struct motley_game *game);
const char *motley_game_position(struct motley_game *game);
const char *motley_game_outcome(struct motley_game *game);

/** The number of legal actions; 0 when the game is over or has no variant. */
size_t motley_game_action_count(struct motley_game *game);

/** The text of the legal action at an index, which must be below motley_game_action_count; NULL
    without memory. */
const char *motley_game_action(struct motley_game *game, size_t index);

/** The text of the action that was played at a ply, which must be below motley_game_ply; NULL
    without memory. */
const char *motley_game_played(struct motley_game *game, size_t ply);

/** The action that led to the position, as motley_game_view lists actions, or null where none did;
    NULL without a variant or memory. */
const char *motley_game_last(struct motley_game *game);

/** Everything a page draws of the position, its legal actions included, as JSON; NULL without a
    variant or memory. */
const char *motley_game_view(struct motley_game *game);

/**
 * The result of motley_game_view after a legal action, which is not played: nothing changes. NULL
 * if the action is refused, with the error: any that is not legal now.
 */
const char *motley_game_view_after(struct motley_game *game, const char *text, size_t length,
                                   struct motley_error *error);

/**
 * Why no legal action leads from a source to a target: reason and squares, as JSON. The target is a
 * square; the source is a square, or `*` and the code of a kind in the hand of the player to act;
 * the target itself stands for any kind in that hand. The reason is "none" if an action does lead
 * there, "bad-square" for a text that is no square, "game-over" at the end. NULL without a variant
 * or memory.
 */
const char *motley_game_explain(struct motley_game *game, const char *source, const char *target);

/**
 * The actions that a seat, given by its letter, would have if its turn began now (rules 5.1), as
 * JSON, or the reason why there is no such turn. NULL with the error for no seat, without a variant
 * or memory.
 */
const char *motley_game_turn_of(struct motley_game *game, char seat, struct motley_error *error);

/** The texts of the same actions, a line each; NULL with the error where there is no such turn too.
 */
const char *motley_game_actions_of(struct motley_game *game, char seat, struct motley_error *error);

/**
 * Why the piece on a square has no move, if the turn of who controls it began now or goes on (rules
 * 5.2): reason and squares, as JSON. The reason is "none" if it has one. NULL without a variant or
 * memory.
 */
const char *motley_game_explain_piece(struct motley_game *game, const char *square);

/**
 * Why the royal piece on a square is in check (rules 5.4), as JSON: who could take it, and what
 * would still take it where no move helps; of one that is merely threatened, who threatens it. Both
 * are empty if it is neither. NULL without a variant or memory.
 */
const char *motley_game_explain_check(struct motley_game *game, const char *square);

/**
 * The squares to which the royal piece on a square can move and would be in check there (rules
 * 5.4), as JSON; none for other pieces. NULL without a variant or memory.
 */
const char *motley_game_explain_risks(struct motley_game *game, const char *square);

/** A search for what each seat could take within one turn that began now: rules 5.3. */
struct motley_takes;

/**
 * Makes such a search in the newest position of a game, of which it keeps what it needs. The caller
 * frees it; NULL without a variant or memory, and after the end.
 */
struct motley_takes *motley_takes_new(const struct motley_game *game);

/** Frees it; NULL is allowed. */
void motley_takes_free(struct motley_takes *takes);

/** Goes on for about so many actions; true while there is more to do. */
bool motley_takes_run(struct motley_takes *takes, uint64_t actions);

/** The findings so far, as JSON; NULL without memory. The text belongs to the handle until its next
   call. */
const char *motley_takes_tell(struct motley_takes *takes);

/** The keys of the statements of the rules that hold in the variant, with a space between two, in
   the order in which they are told; `key=3` names a number, `key=assassin` a
   kind. NULL without a variant or memory. */
const char *motley_game_statements(struct motley_game *game);

/**
 * How far the actions since the beginning have brought the player who was to act there to a goal
 * (formats 6.1): "reached", "open" or "failed". NULL, with the error, for a text that is no goal
 * and without a variant.
 */
const char *motley_game_goal(struct motley_game *game, const char *text, size_t length,
                             struct motley_error *error);

/** How a kind moves, its state (such as the cards "OH") given as text or "", as JSON; "null" for an
    unknown kind or state; NULL without a variant or memory. */
const char *motley_game_movement(struct motley_game *game, const char *kind, const char *state);

/** All offered families with their options, kinds and presets, as JSON; NULL without memory. */
const char *motley_game_schema(struct motley_game *game);

/** The deepest perft that is counted. */
enum { MOTLEY_PERFT_DEPTH_MAX = 64 };

/**
 * Lets perft be broken off: is_stopped is asked now and then, with data, while it counts, and ends
 * it by being true. NULL: it counts to its end. The caller keeps data as long as it is set.
 */
void motley_game_stop_perft(struct motley_game *game, bool (*is_stopped)(void *data), void *data);

/**
 * The number of sequences of exactly depth actions; house draws do not end a line. False without a
 * variant or memory, beyond MOTLEY_PERFT_DEPTH_MAX, and where it was broken off.
 */
bool motley_game_perft(struct motley_game *game, unsigned depth, uint64_t *count);

/**
 * One line of a divided perft: the text of the first action at an index and the count below it,
 * depth (1 to MOTLEY_PERFT_DEPTH_MAX) including that action. NULL past the last action, and where
 * perft is false.
 */
const char *motley_game_divide(struct motley_game *game, unsigned depth, size_t index,
                               uint64_t *count);

/** One named variant that is offered to choose from. */
struct motley_preset {
    const char *key;      /**< stable name, such as "custodian-classic" */
    const char *variant;  /**< canonical text */
    const char *position; /**< NULL: the start */
    bool is_lesson;       /**< it teaches one idea; lessons are meant to be played in their order */
    const char *choose;   /**< how seats choose forms first, "open" or "secret"; or NULL */
};

/** The offered preset at an index, family by family; NULL past the last. */
const struct motley_preset *motley_preset_at(size_t index);

/** A search for a good action in one position: its own memory, its progress, its findings. */
struct motley_search;

/** How many levels of play there are, the weakest first. */
enum { MOTLEY_LEVELS = 10 };

/** How many lines a search can be asked for. */
enum { MOTLEY_LINES_MAX = 8 };

/** A learned evaluation of one family: its own memory. */
struct motley_net;

/**
 * Reads one from the bytes of a file (formats 9), which are not kept. The caller frees it; NULL
 * with the reason: MOTLEY_REASON_NET_FOREIGN for what is no net or none for this build,
 * MOTLEY_REASON_NET_DAMAGED, or MOTLEY_REASON_MEMORY.
 */
struct motley_net *motley_net_read(const void *bytes, size_t length, enum motley_reason *reason);

/** Frees a net; NULL is allowed. */
void motley_net_free(struct motley_net *net);

/** True if it is one of the family of the game's variant. */
bool motley_net_is_for(const struct motley_net *net, const struct motley_game *game);

/** The options of a search; {0} is full strength without limits. */
struct motley_search_options {
    unsigned level;         /**< 1 to MOTLEY_LEVELS; 0: full strength */
    unsigned depth;         /**< actions to look ahead; 0: no limit */
    unsigned lines;         /**< to be found, up to MOTLEY_LINES_MAX; 0: the best one alone */
    uint64_t nodes;         /**< positions to visit at most; 0: the level's number */
    uint64_t seed;          /**< of the errors of weaker levels */
    size_t table_size;      /**< greatest size of the transposition table, bytes; 0: 16 MiB */
    bool is_exact;          /**< nothing is left out by guess: slow, for proofs of forced wins */
    bool keeps_table;       /**< findings of earlier searches of this handle still count */
    const int16_t *weights; /**< another evaluation's numbers; NULL: the family's own */
    /** Evaluates positions where it is for the variant; the caller keeps it until the next start.
       NULL: none. */
    const struct motley_net *net;
    /** The numbers, each once, of the legal actions among which the best is looked for, and how
       many these are; 0: among all. They are those of motley_game_action, read at the start alone.
     */
    const uint32_t *only;
    size_t only_count;
};

/** How far a search is. */
struct motley_search_report {
    int score;      /**< as the player to act sees it, in hundredths of a pawn */
    int end_in;     /**< actions until a forced win; negative: until a loss; 0: none is seen */
    unsigned depth; /**< actions that it has looked ahead completely */
    uint64_t nodes; /**< positions visited */
};

/** Makes a search that has not started. The caller frees it; NULL when there is no memory. */
struct motley_search *motley_search_new(void);

/** Frees a search; NULL is allowed. */
void motley_search_free(struct motley_search *search);

/**
 * Starts on the newest position of a game, of which it keeps what it needs. False without a
 * variant, after the end, in a family that the computer does not play, beyond MOTLEY_LEVELS or
 * MOTLEY_LINES_MAX, with numbers in `only` that are not those of actions, and without memory; what
 * it found before stays then. With the same game, options and build the same search follows,
 * however it is sliced; with keeps_table, if the handle's earlier searches were the same too.
 */
bool motley_search_start(struct motley_search *search, const struct motley_game *game,
                         const struct motley_search_options *options);

/** Goes on for at most so many positions; true while there is more to do. */
bool motley_search_run(struct motley_search *search, uint64_t nodes);

/** The best action so far, or the first of the line that is told; NULL before a start. It belongs
 * to the handle until its next call. */
const char *motley_search_action(struct motley_search *search);

/**
 * Makes all functions below tell of the line of a rank, 0 for the best, until the search goes on;
 * false, without change, if not so many are known. Lines begin with different actions, and with
 * turns that lead to different positions.
 */
bool motley_search_tell(struct motley_search *search, unsigned rank);

/** The action at an index of the line that is expected, the best action first; NULL past its end.
 */
const char *motley_search_line(struct motley_search *search, size_t index);

/** How far the search is; all 0 before a start. */
struct motley_search_report motley_search_report(const struct motley_search *search);

/**
 * How a seat, by its index, stands in the position searched or, looking ahead, at the end of the
 * line that is expected, in hundredths of a pawn; only the differences between seats mean
 * something. 0 before a start and for no seat.
 */
int motley_search_score_of(struct motley_search *search, unsigned seat, bool is_ahead);

#endif
