#ifndef MOTLEY_FAIRY_BOARD_H
#define MOTLEY_FAIRY_BOARD_H

/*
 * Fairy (docs/fairy.md): its values. Squares are numbered rank by rank from a1; a set of squares is
 * a 128-bit word. A piece belongs to the set of its kind and to that of its side; a byte per square
 * says both. What a variant's text says is settled once, by side and kind, so that play asks no
 * option and compares no text.
 */

#include "../../fen.h"
#include "../../grid/attack.h"
#include "../../work.h"
#include "../families.h"

enum { WHITE, BLACK };

enum {
    FAIRY_TEXT_MAX = 2000, /**< of a variant or a position */
    KINDS_MAX = 32,
    NO_KIND = KINDS_MAX,
    PIECES_MAX = 256,    /**< on the board and in hand */
    HAND_TEXT_MAX = 64,  /**< of a kind, in the variant's text */
    PROMOTIONS_MAX = 15, /**< kinds that one kind may become */
    CASTLINGS = 2,       /**< of a side: K, where the partner's file is higher, and Q */
    PASSED_MAX = 14,     /**< squares that a first move can leave open */
    /* Of extinct one for each kind and one for all. */
    ENTRIES_MAX = KINDS_MAX + 1,
    NO_LIMIT = 255,
    NOTHING = 64, /**< on a square: no piece */
    /* Of the largest board: see action_bound in variant.c. */
    FAIRY_ACTIONS_MAX = SQUARES_MAX * SQUARES_MAX / 4 * (PROMOTIONS_MAX + 1) +
                        KINDS_MAX * SQUARES_MAX + CASTLINGS + 1,
};

/** The six kinds that always exist; the others follow as the text names them. */
enum { KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN, FIRST_OWN };

/** Index of the options in their table, which is in canonical order. */
enum {
    OPTION_KINDS,
    OPTION_ARRAY,
    OPTION_AREA,
    OPTION_ROYAL,
    OPTION_SEVERAL,
    OPTION_HAND,
    OPTION_CASTLE,
    OPTION_START,
    OPTION_EP,
    OPTION_PROMOTE,
    OPTION_ZONE,
    OPTION_WHEN,
    OPTION_MUST,
    OPTION_LIMIT,
    OPTION_STUCK,
    OPTION_TAKEN,
    OPTION_DROP,
    OPTION_FILE,
    OPTION_DROPMATE,
    OPTION_DROPCHECK,
    OPTION_PASS,
    OPTION_FACING,
    OPTION_NOCHECK,
    OPTION_FORCED,
    OPTION_MATE,
    OPTION_STALE,
    OPTION_EXTINCT,
    OPTION_EXTINCTION,
    OPTION_BARE,
    OPTION_REACH,
    OPTION_ARRIVE,
    OPTION_CHECKS,
    OPTION_REPEAT,
    OPTION_REPEATED,
    OPTION_PERPETUAL,
    OPTION_QUIET,
};

/* Values of options, in the order of the law's table. */
enum { SEVERAL_ALL, SEVERAL_LAST, SEVERAL_ANY };
enum { WHEN_END, WHEN_TOUCH };
enum { TAKEN_OFF, TAKEN_HAND, TAKEN_LOOP };
enum { MATE_LOSS, MATE_WIN, MATE_DRAW };
enum { STALE_DRAW, STALE_LOSS, STALE_WIN, STALE_FEWER };
enum { EXTINCTION_LOSS, EXTINCTION_WIN, EXTINCTION_DRAW };
enum { BARE_OFF, BARE_LOSS, BARE_CLAIM, BARE_DRAW };
enum { ARRIVE_NOW, ARRIVE_REPLY, ARRIVE_HOLD, ARRIVE_SAFE };
enum { REPEATED_DRAW, REPEATED_LOSS, REPEATED_WIN };
enum { PERPETUAL_DRAW, PERPETUAL_LOSS };

/** A place in the text that a variant was read from. */
struct span {
    uint16_t at, length;
};

/** One castling of a side (fairy 5.3). */
struct castling {
    bool exists;
    bool names_partner; /**< its text has the partner's square instead of the target */
    uint8_t from, to;   /**< of the first piece */
    uint8_t partner, partner_to;
    squares_t gap;  /**< must be empty: the walks of both without these two */
    squares_t walk; /**< of the first piece, its own square left out, its target included */
};

/** One entry of `extinct`. */
struct extinct {
    kinds_t kinds;
    uint8_t most; /**< so many pieces or fewer: it has happened */
};

/** One entry of `reach`. */
struct reach_goal {
    kinds_t kinds;
    uint8_t needed; /**< so many pieces on the squares, 1 to 99 */
    squares_t squares[2];
};

/* Movement as fairy_compile makes it of the kinds' texts. */

enum {
    PARTS_MAX = 32, /**< of a kind: a part that is walked has two characters of 64 */
    WALKS_MAX = 2 * KINDS_MAX * PARTS_MAX,
    WALK_VECTORS_MAX = 8,
    LAMES_MAX = 40,         /**< leaps of two or three squares, each way */
    VECTOR_TABLES_MAX = 48, /**< all vectors of up to three squares */
    PACES_MAX = 8,
    ALL_LINES = 15
};

/** A leap for which the squares between have to be empty. */
struct lame {
    uint8_t leap;    /**< table of the whole leap */
    uint8_t count;   /**< of its steps but the last, 1 or 2 */
    uint8_t legs[2]; /**< tables of these */
};

/** A part of a kind's movement that is neither a plain leap nor an unlimited slide. */
struct walk {
    bool is_quiet, is_capture, is_initial, is_lame;
    char hop;         /**< 'p', 'g' or 0 */
    uint8_t range;    /**< 0: any number of leaps */
    bool is_line;     /**< any number of single steps … */
    uint8_t lines[2]; /**< … along these rays, a bit each: straight, diagonal */
    uint8_t vector_count;
    uint8_t tables[WALK_VECTORS_MAX]; /**< index in fairy.next; of a lame part, in fairy.lames */
};

/** A single leap, which all pieces of a kind make at once: as a set that is shifted. */
struct pace {
    struct lame leap; /**< without steps between if it is not lame */
    bool is_quiet, is_capture, is_initial;
};

/** How a kind of a side moves. Patterns are indexes of grid.leaps. */
struct ways {
    uint8_t quiet, capture;                   /**< patterns of single leaps */
    uint8_t capture_back;                     /**< the capturing pattern reversed */
    uint8_t quiet_lines[2], capture_lines[2]; /**< slides: a bit for each ray, straight, diagonal */
    bool is_confined;                         /**< some squares are out of its area */
    bool has_initial;                         /**< some walk is a quiet first move */
    bool has_backward;  /**< a leap backward in a part without `i` (fairy 7 (8)) */
    uint8_t pace_count; /**< 0: not all its moves are paces, or they are too many */
    struct pace paces[PACES_MAX];
    uint8_t walk_count, passing_count;
    uint16_t walks[PARTS_MAX];    /**< indexes of fairy.walks, in the order of the text */
    uint16_t passings[PARTS_MAX]; /**< … that capture in passing (fairy 3.4) */
};

/** A variant's value: what its text says, then what is made of it. */
struct fairy {
    struct variant base;
    struct grid grid;

    /* The text; where in it the movements stand; and the values as they are printed, each if it is
       not the default. */
    char text[FAIRY_TEXT_MAX + 1];
    struct span moves[KINDS_MAX][2]; /**< of each kind and side; length 0: the default */
    char printed[FAIRY_TEXT_MAX + 1];
    struct span printed_at[OPTION_QUIET + 1];

    unsigned kind_count;
    struct kind kinds[KINDS_MAX + 1];
    uint8_t array[SQUARES_MAX]; /**< piece bytes */
    squares_t area[2][KINDS_MAX];
    squares_t start[2][KINDS_MAX]; /**< where first moves begin */
    squares_t ep[2][KINDS_MAX];    /**< where it may capture in passing */
    squares_t zone[2][KINDS_MAX];  /**< where it promotes */
    squares_t drop[2][KINDS_MAX];
    kinds_t royal;
    uint8_t hand[2][KINDS_MAX]; /**< at the start */
    bool has_hands;             /**< a hand can hold something */
    struct castling castlings[2][CASTLINGS];
    kinds_t promotions[2][KINDS_MAX]; /**< 0: it does not promote */
    uint8_t limit[KINDS_MAX];         /**< NO_LIMIT, or 1 to 99 */
    uint8_t file_limit[KINDS_MAX];    /**< NO_LIMIT, or 1 to 16 */
    kinds_t dropmate;                 /**< the kind that is not dropped with mate */
    unsigned extinct_count, goal_count;
    struct extinct extinct[ENTRIES_MAX];
    struct reach_goal goals[ENTRIES_MAX];
    uint8_t checks; /**< 0: off */
    uint16_t quiet; /**< 0: off; so many actions of each side */

    /* Made by fairy_compile. */
    uint8_t rights_at[SQUARES_MAX]; /**< castling rights that end with what leaves a square */
    struct ways ways[2][KINDS_MAX];
    struct threats threats[2];
    kinds_t hoppers[2]; /**< kinds of a side that capture over a hurdle */
    unsigned walk_count, table_count, lame_count;
    struct walk walks[WALKS_MAX];
    struct lame lames[LAMES_MAX];
    struct vector vectors[VECTOR_TABLES_MAX];       /**< as they lie on the board; units first */
    int shifts[VECTOR_TABLES_MAX];                  /**< by so many squares in their numbering */
    squares_t origins[VECTOR_TABLES_MAX];           /**< from where the vector leads to a square */
    uint8_t next[VECTOR_TABLES_MAX][SQUARES_MAX];   /**< the square a vector away, or NO_SQUARE */
    squares_t wide_back[2][KINDS_MAX][SQUARES_MAX]; /**< from where it could ever capture there */
    squares_t movable[2][KINDS_MAX]; /**< squares from which it has a quiet move (fairy 5.5) */
};

static inline uint8_t piece_of(unsigned side, unsigned kind) { return (uint8_t)(kind | side << 5); }

static inline unsigned piece_kind(uint8_t piece) { return piece & 31u; }

static inline unsigned piece_side(uint8_t piece) { return piece >> 5 & 1u; }

struct fairy_position {
    squares_t kinds[KINDS_MAX]; /**< of both sides */
    squares_t sides[2];
    squares_t promoted;          /**< taken=hand: pieces that have an origin */
    uint8_t board[SQUARES_MAX];  /**< piece_of, or NOTHING */
    uint8_t origin[SQUARES_MAX]; /**< where `promoted`: the kind it was first; else 0 */
    uint16_t hands[2][KINDS_MAX];
    uint32_t halfmove, turn;
    kinds_t present; /**< no other kinds are on the board */
    uint8_t side;
    uint8_t rights;       /**< castling: bits of KQkq */
    uint8_t checks[2];    /**< that each side has still to give */
    uint8_t passes;       /**< in a row, 0 to 2 */
    uint8_t passed_count; /**< squares left open by the last action */
    uint8_t passed[PASSED_MAX];
    uint8_t passer; /**< where the piece stands that passed them; 0 with passed_count 0 */
};

/* An action: from and to (7 bits each), the kind that it becomes or that is dropped plus one
   (6 bits, 0: none), type (3). A castling has the first piece's squares, whatever its text names;
   a capture in passing is told by the flag. */
enum { ACTION_TO = 7, ACTION_KIND = 14, ACTION_FORM = 20 };

enum action_form { FORM_MOVE, FORM_DROP, FORM_PASS, FORM_CASTLING, FORM_PASSING };

static inline unsigned action_from(action_t action) { return action & 127; }

static inline unsigned action_to(action_t action) { return action >> ACTION_TO & 127; }

/** The kind that the piece becomes, or that is dropped; NO_KIND if neither. */
static inline unsigned action_kind(action_t action) {
    const unsigned kind = action >> ACTION_KIND & 63;
    return kind == 0 ? NO_KIND : kind - 1;
}

static inline enum action_form action_form(action_t action) {
    return (enum action_form)(action >> ACTION_FORM & 7);
}

static inline action_t action_of(enum action_form form, unsigned from, unsigned to, unsigned kind) {
    return from | (action_t)to << ACTION_TO |
           (action_t)(kind == NO_KIND ? 0 : kind + 1) << ACTION_KIND |
           (action_t)form << ACTION_FORM;
}

static inline squares_t occupied_by_both(const struct fairy_position *position) {
    return position->sides[WHITE] | position->sides[BLACK];
}

static inline const struct fairy *fairy_of(const struct variant *variant) {
    return (const struct fairy *)variant;
}

/** The place of a square, the square of a place, and how many steps a King on an empty board would
    need from one to another. */
static inline struct square fairy_place(const struct fairy *variant, unsigned square) {
    return (struct square){(int32_t)(square % variant->grid.files),
                           (int32_t)(square / variant->grid.files)};
}

static inline unsigned fairy_square(const struct fairy *variant, struct square place) {
    return (unsigned)(place.y * variant->grid.files + place.x);
}

/** The pieces of a side of some kinds. */
squares_t fairy_members(const struct fairy_position *position, unsigned side, kinds_t kinds);

/** The same square of the other side: ranks are mirrored (fairy 1). */
unsigned fairy_mirrored(const struct fairy *variant, unsigned square);
squares_t fairy_mirror(const struct fairy *variant, squares_t squares);

/** Puts a piece on an empty square, or takes one away. */
void fairy_put(struct fairy_position *position, unsigned square, uint8_t piece);
uint8_t fairy_take(struct fairy_position *position, unsigned square);

/** Makes the tables of a variant whose text is settled and has only movements that can be read. */
void fairy_compile(struct fairy *variant);

/** The castling of a right, by the number of its bit. */
static inline const struct castling *fairy_castling(const struct fairy *variant, unsigned right) {
    return &variant->castlings[right / CASTLINGS][right % CASTLINGS];
}

/** The text of how a kind of a side moves: XBetza, or `-`. */
struct cursor fairy_movement_text(const struct fairy *variant, unsigned side, unsigned kind);

/** The squares that a quiet move without promotion leaves open, in the order passed (fairy 3.4);
    at most PASSED_MAX. */
unsigned fairy_passed(const struct fairy *variant, const struct fairy_position *before,
                      unsigned from, unsigned to, uint8_t *passed);

/** True if a first move of such a piece could have led over exactly these squares, all empty, to
    where it stands, from an empty square of `start` (fairy 8). */
bool fairy_could_pass(const struct fairy *variant, const struct fairy_position *position,
                      unsigned passer, const uint8_t *passed, unsigned count);

/* Attack (danger.c). */

/** The pieces of a side that attack a square (fairy 6): a royal piece's, or any. */
squares_t fairy_attackers(const struct fairy *variant, const struct fairy_position *position,
                          unsigned attacker, unsigned square);

/** True if a side is in check. */
bool fairy_is_in_check(const struct fairy *variant, const struct fairy_position *position,
                       unsigned side);

/** The royal pieces of a side that are attacked and whose attack counts (check marks). */
squares_t fairy_checked(const struct fairy *variant, const struct fairy_position *position,
                        unsigned side);

/** True if royal pieces of both sides see each other with facing=on. */
bool fairy_is_facing(const struct fairy *variant, const struct fairy_position *position);

/* Legal actions (legal.c), ends left aside. */

/** Lists them; list NULL: they are only counted. */
size_t fairy_list_legal(const struct fairy *variant, const struct fairy_position *position,
                        action_t *list);
bool fairy_has_action(const struct fairy *variant, const struct fairy_position *position);

/** A question about a legal action and the position after it, checks given left aside. */
typedef bool fairy_test(const struct fairy *variant, action_t action,
                        const struct fairy_position *after, const void *context);

/** True if a legal action passes a test. */
bool fairy_any_legal(const struct fairy *variant, const struct fairy_position *position,
                     fairy_test *test, const void *context);

/** True if a legal action captures in passing on a square. */
bool fairy_has_passing(const struct fairy *variant, const struct fairy_position *position,
                       uint8_t square);

/** Plays an action but for checks given (play.c). */
void fairy_move(const struct fairy *variant, struct fairy_position *position, action_t action);

/* Ends (ends.c). */

/** No key is longer: board and passing, two bytes for each promoted piece, hands. */
enum { FAIRY_KEY_MAX = 3 * SQUARES_MAX + 2 * 2 * KINDS_MAX + PASSED_MAX + 8 };

/** The number of pieces of a side of some kinds, on the board and in hand. */
unsigned fairy_count_kinds(const struct fairy *variant, const struct fairy_position *position,
                           unsigned side, kinds_t kinds);

/** True if (1) to (5) of fairy 7 end the game, with the outcome; of any position that can be
    read. */
bool fairy_is_over(const struct fairy *variant, const struct fairy_position *position,
                   struct outcome *outcome);

/* Codes in texts of variants and positions (lists.c). */

/** Reads a code as lists have it: a capital, or `*` and two capitals; the reason where it is none
    of the variant's kinds: UNKNOWN_PIECE. */
bool fairy_read_code(const struct fairy *variant, struct cursor *cursor, unsigned *kind);

/** Reads a piece as rows have it; small letters are Black's. */
bool fairy_read_piece(const struct fairy *variant, struct cursor *cursor, unsigned *kind,
                      unsigned *side);

/** Writes them. */
void fairy_write_code(const struct fairy *variant, unsigned kind, struct writer *writer);
void fairy_write_piece(const struct fairy *variant, unsigned kind, unsigned side,
                       struct writer *writer);

/** The start position of a variant whose array is settled. */
void fairy_start(const struct fairy *variant, struct fairy_position *start);

/* Hooks of the family. */
extern const struct option fairy_options[];
bool fairy_complete(struct variant *variant, void *start, const size_t *at, struct cursor *cursor);
bool fairy_parse(const struct variant *variant, void *position, struct cursor *cursor);
void fairy_print(const struct variant *variant, const void *position, struct writer *writer);
size_t fairy_generate(const struct variant *variant, const void *position, action_t *list);
size_t fairy_count(const struct variant *variant, const void *position, action_t *list);
void fairy_apply(const struct variant *variant, void *position, action_t action);
struct outcome fairy_outcome(const struct variant *variant, const void *position);
struct outcome fairy_repeated(const struct variant *variant, const void *positions, size_t count);
size_t fairy_key(const struct variant *variant, const void *position, uint8_t *key);
struct turn fairy_turn(const struct variant *variant, const void *position);
void fairy_describe(const struct variant *variant, const void *position, action_t action,
                    struct action_view *view);
void fairy_view(const struct variant *variant, const void *position, struct view *view);
void fairy_explain(const struct variant *variant, const void *position, struct square from,
                   struct square to, struct explanation *explanation);
void fairy_explain_drop(const struct variant *variant, const void *position, unsigned kind,
                        struct square to, struct explanation *explanation);
size_t fairy_attacks(const struct variant *variant, const void *position, struct square at,
                     struct attack *list);
bool fairy_movement(const struct variant *variant, unsigned kind, const char *state,
                    struct movement *movement);
bool fairy_begin_turn(const struct variant *variant, void *position, unsigned seat,
                      struct explanation *explanation);
const struct kind *fairy_kinds(const struct variant *variant);

extern const struct evaluation fairy_evaluation;

#endif
