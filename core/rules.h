#ifndef MOTLEY_RULES_H
#define MOTLEY_RULES_H

/*
 * A family as the rest of the core sees it: one const struct rules. A family is code, a variant is
 * data, a position is a plain value without pointers, an action is an opaque number. The interface
 * is made for the widest of the families: seats that drop out, turns of several actions whose
 * legality is judged as a whole, boards without edges, pieces on pieces, facings.
 */

#include "motley.h"
#include "text.h"

enum {
    OPTIONS_MAX = 40,
    SEATS_MAX = 6,
    CAPTURES_MAX = 8,
    PARTNERS_MAX = 32,
    LANDINGS_MAX = 8,
    EXPLAIN_SQUARES_MAX = 48,
    ATTACKS_MAX = 64,
    ATTACK_WAY_MAX = 2,
    ATTACK_PARTNERS_MAX = 8
};

struct rules;

/** A legal action of one position; what the bits mean is its family's matter. */
typedef uint64_t action_t;

/** A place on a bounded board (0-based file and rank) or on the unlimited grid. */
struct square {
    int32_t x;
    int32_t y;
};

/** The head of every family's variant value. */
struct variant {
    const struct rules *rules;
    uint8_t option[OPTIONS_MAX]; /**< index into the option's values, or the number of a range */
    uint8_t seats;               /**< how many players */
    uint8_t files, ranks;        /**< of the board; 0: unlimited grid */
    bool is_round;               /**< the first and the last file are neighbours */
    uint8_t repeats;             /**< which occurrence of a position ends the game; 0: none does */
    size_t action_bound;         /**< no list of legal actions is longer */
    const char *const *fields;   /**< of a position's text, in order (formats 2), then NULL */
};

/** One key of a family's variant text. */
struct option {
    const char *key;
    /** Choice: the values, default first, NULL-terminated. NULL for the other forms. */
    const char *const *values;
    /** Range of whole numbers; used when values and read are NULL. */
    uint8_t low, high, preset;
    /** Form "pairs": one of a kind with itself does nothing. */
    bool is_alike_idle;
    /** Free form: reads the value up to ';', or fails the cursor. NULL for the other forms. */
    bool (*read)(struct variant *variant, struct cursor *cursor);
    /** Free form: writes `;key=value`; nothing when it is the default. */
    void (*write)(const struct variant *variant, struct writer *writer);
    /** Free form: what it is a list of, for forms: "kinds", "backs", "pairs", "rows", "squares". */
    const char *form;
    /** Range whose default depends on other options: gives it. NULL: `preset`. */
    uint8_t (*preset_of)(const struct variant *variant);
};

enum { KIND_CODE_SIZE = 8 /* of three letters at most, and what alignment leaves */ };

/** One kind of piece. A variant that has kinds of its own is copied with them: its code is here. */
struct kind {
    char code[KIND_CODE_SIZE]; /**< as in texts, capitals: "K", "RN"; empty: no kind */
    const char *name;          /**< key for the page's words, such as "king"; NULL: it has none */
    /** Not as in ordinary chess: it moves or counts otherwise, or is no piece there. */
    bool is_own;
};

/** The turn of a position: its player, and how far it is. */
struct turn {
    uint8_t player;
    uint8_t left;       /**< actions left in this turn, this one included; 0: not counted */
    uint8_t of;         /**< actions that a whole turn has; 0: not counted */
    bool is_start;      /**< nothing has been done in this turn: repetition is looked at here */
    bool is_limit;      /**< the house's move limit is reached */
    uint32_t number;    /**< of the turn, from 1; 0 where turns are not numbered */
    uint32_t halfmoves; /**< towards the move limit */
    const char *phase;  /**< key for the page's words: "move", "switch-or-move", "place" … */
};

/** The colours of the pieces of the seats. */
enum paint {
    PAINT_SIDES,   /**< light and dark */
    PAINT_COLOURS, /**< a colour for each seat */
};

enum result { RESULT_ONGOING, RESULT_WIN, RESULT_DRAW };

/** How a game stands. */
struct outcome {
    enum result result;
    uint8_t winner;
    const char *reason; /**< as in texts: "checkmate", "throne" … */
};

enum action_type {
    ACTION_MOVE,    /**< from, to, and whatever goes with it */
    ACTION_SWITCH,  /**< cards of the piece on from */
    ACTION_TURN,    /**< facing of the piece on from */
    ACTION_PLACE,   /**< kind to `to` */
    ACTION_REPLACE, /**< piece on from becomes kind */
    ACTION_PASS,
};

/** A piece that captures something together with the one that acts. */
struct partner {
    struct square at;
    uint8_t capture;    /**< index of what they capture, in captures */
    uint8_t role;       /**< kind that it counts as in this pair */
    uint8_t actor_role; /**< kind that the piece that acts counts as */
};

/** All there is to say of an action: for its text, for animation, and for marking its effects. */
struct action_view {
    enum action_type type;
    struct square from, via, to;
    bool has_via;          /**< the landing square in the middle belongs to the text */
    bool is_carried_via;   /**< `_` before the landing square */
    bool is_carried_to;    /**< `_` before the target */
    const char *kind;      /**< promoted to, placed, or replaced by; NULL if none */
    bool is_turned;        /**< its final facing is another */
    uint8_t facing;        /**< that facing */
    const char *cards;     /**< all three cards in their new order after a switch, else NULL */
    bool is_extra;         /**< none of the actions that a turn counts */
    bool is_castling;      /**< the rook comes along */
    int8_t around;         /**< files to the right over the edge of a round board; else 0 */
    uint8_t capture_count; /**< pieces that this takes, recruits or frees */
    struct square captures[CAPTURES_MAX];
    uint8_t landing_count; /**< of a move in two parts: squares where the first may end */
    struct square landings[LANDINGS_MAX];
    uint8_t partner_count; /**< where pieces capture in pairs: all partners of each capture */
    struct partner partners[PARTNERS_MAX];
};

/** A piece as a page draws it. */
struct piece_view {
    struct square at;
    uint8_t kind;
    uint8_t seat;         /**< whose colour it shows */
    uint8_t owner;        /**< who controls it */
    const char *cards;    /**< order of the three cards, such as "OHD", or NULL */
    bool has_facing;      /**< it looks somewhere, and so does what it stands on */
    uint8_t facing;       /**< quarter turns clockwise from its owner's forward */
    bool has_acted;       /**< may not act again this turn */
    bool is_switched;     /**< its cards were switched this turn */
    bool is_trapped;      /**< the only link between groups */
    bool is_in_check;     /**< a royal piece that an enemy could take now */
    bool is_threatened;   /**< attacked only by pieces that cannot move */
    const char *origin;   /**< code of the kind that it was first, to which it returns when it is
                             captured; or NULL */
    const char *imitates; /**< code of the kind that it moves as now, if not its own; "" if it
                             waits for one; or NULL */
    bool has_passenger;   /**< it stands on another piece */
    uint8_t passenger_kind;
    uint8_t passenger_seat;
    uint8_t passenger_facing;
    bool has_passenger_acted;  /**< … this turn */
    bool is_passenger_captive; /**< it is held, not carried */
    bool has_goal;             /**< its owner wins, or nearly, by bringing it to a square */
    struct square goal;
    unsigned goal_steps; /**< as a King steps over an empty board */
};

/** Receives what a family shows of a position; see view.h. */
struct view;

/** How the world's form of games of chess, PGN, names a family's game and writes its actions. */
struct pgn {
    const char *variant;      /**< that its games are of */
    const char *const *names; /**< of that in the tag Variant, in small letters; NULL-terminated */
    unsigned pawn;            /**< the kind without a letter; that of other kinds is their code */
    const char *castling[2];  /**< the files where the King arrives by O-O and by O-O-O */
};

enum { CHOICE_FORMS_MAX = 8, CHOICES_MAX = 128 };

/** A form in which a piece may begin the game. */
struct piece_form {
    const char *code;  /**< as in texts, capitals: "RN", "OHD" */
    uint8_t kind;      /**< that it is in this form */
    const char *cards; /**< their order in this form, or NULL */
};

/** A piece of a start, and the forms among which its owner chooses. */
struct form_choice {
    struct square at;
    uint8_t seat;
    uint8_t now; /**< index of the form that it has */
    uint8_t count;
    struct piece_form forms[CHOICE_FORMS_MAX];
};

/** How a player stands in a game where players drop out and points are counted. */
struct standing {
    uint8_t seat;
    uint8_t owner;   /**< who controls the pieces of this seat; another seat: this one is out */
    unsigned points; /**< of all pieces it controls */
    unsigned pieces; /**< how many it controls */
    unsigned rank;   /**< by points among those still in, from 1; of one that is out its place */
};

enum { STEP_PATH_MAX = 3, STEP_THEN_MAX = 8 };

/** Files to the right and ranks forward. */
struct offset {
    int8_t dx, dy;
};

/** One way to move, relative to a piece whose forward is +y. */
struct step {
    int8_t dx, dy;
    uint8_t range; /**< how often it may be repeated; 0: without limit */
    bool is_quiet, is_capture;
    bool is_initial;     /**< only from the starting place */
    bool is_conditional; /**< quiet step allowed only together with a capture elsewhere */
    bool is_around;      /**< where it ends, it may capture what stands beside it */
    bool is_lame;        /**< the square halfway has to be empty */
    char hop;            /**< over one piece: 'p' to any square beyond, 'g' to the next; else 0 */
    uint8_t path_count;  /**< of a bent path: all its squares, on which it captures what it meets */
    struct offset path[STEP_PATH_MAX];
    uint8_t then_count; /**< capturing steps that may follow from where it ends */
    struct offset then[STEP_THEN_MAX];
};

/** Receives the steps of a kind; see view.h. */
struct movement;

/** Why an action is not legal: a reason and the squares that are the cause. */
struct explanation {
    enum motley_reason reason;
    uint8_t square_count;
    struct square squares[EXPLAIN_SQUARES_MAX];
};

/** A way in which an enemy could take a royal piece now (rules 5.4). */
struct attack {
    struct square from; /**< the enemy's */
    uint8_t way_count;
    struct square way[ATTACK_WAY_MAX]; /**< squares that it comes to before it takes, in order */
    int8_t around; /**< files to the right over the edge of a round board; else 0 */
    uint8_t partner_count;
    struct square
        partners[ATTACK_PARTNERS_MAX]; /**< each of them takes it together with the enemy */
};

struct statements;
struct evaluation;

/**
 * A family. Every hook gets the variant it was completed for and positions of position_size bytes;
 * none allocates, fails, or keeps anything. A position that parse accepted can be handed to every
 * hook; an action only to apply and describe, and only with the position whose list it came from.
 */
struct rules {
    const char *family;
    const char *seats; /**< one letter per seat, as in texts */
    size_t variant_size, position_size;
    size_t action_bound;  /**< that of its variants, unless `complete` gives one a smaller */
    size_t key_bound;     /**< no key is longer, in bytes */
    size_t text_bound;    /**< no variant or position text that is accepted is longer, in bytes */
    uint8_t files, ranks; /**< of the largest board; 0: unlimited grid */
    const struct option *options; /**< ended by a row without key, in canonical order */
    const struct kind *kinds;     /**< that it always has, ended by a row without code */
    const char *const *fields;    /**< those of its variants, unless `complete` gives one others */
    const struct motley_preset *presets; /**< ended by a row without key; NULL: there are none */
    const char *const *orders; /**< orders of cards, default first, ended by NULL; NULL: no cards */
    uint8_t cards_in_use; /**< how many of a piece's cards count, the first of them; 0: no cards */
    enum paint paint;
    uint8_t manners_from; /**< from so many seats on people may agree on manners at the table, which
                             the page has in words (rules 3); 0: there are none */
    uint8_t forward[SEATS_MAX]; /**< quarter turns clockwise from "up" in which each seat plays */

    /**
     * Called once when all options are read: settles the rest of the variant and gives its start
     * position, or fails the cursor at the contradiction. at[i]: where option i's value stands in
     * the text (0: not given).
     */
    bool (*complete)(struct variant *variant, void *start, const size_t *at, struct cursor *cursor);
    /** The kinds of a variant, those of the family first, ended by a row without code. NULL: every
     * variant has those of the family and no others. */
    const struct kind *(*kinds_of)(const struct variant *variant);
    /** Reads and validates a position; writes it only on success. */
    bool (*parse)(const struct variant *variant, void *position, struct cursor *cursor);
    /** Writes the canonical text of a position; parse reads it back as the same. */
    void (*print)(const struct variant *variant, const void *position, struct writer *writer);
    /** Lists all legal actions, each once; none exactly if the position ends the game by itself. */
    size_t (*generate)(const struct variant *variant, const void *position, action_t *list);
    /**
     * Lists the actions that texts may have in a position in which the game goes on, by earlier
     * rules of the family. Nobody is offered one that is not legal any more, but links and records
     * that have it open for ever (formats 6). NULL: the legal ones.
     */
    size_t (*generate_before)(const struct variant *variant, const void *position, action_t *list);
    /** How many legal actions there are. The list is scratch, as long as for generate. NULL: as
     * many as are listed. */
    size_t (*count)(const struct variant *variant, const void *position, action_t *list);
    /** Plays an action of the position's own list. */
    void (*apply)(const struct variant *variant, void *position, action_t action);
    /** How a position without actions has ended; repetition and move limit are left aside. */
    struct outcome (*outcome)(const struct variant *variant, const void *position);
    /** Tells an action of the position's own list, in every respect that action_view has. */
    void (*describe)(const struct variant *variant, const void *position, action_t action,
                     struct action_view *view);
    /** Writes the canonical key for repetition, at most key_bound bytes, and gives its length. */
    size_t (*key)(const struct variant *variant, const void *position, uint8_t *key);
    /**
     * How a game has ended in which a position has stood as often as the variant lets it. Of the
     * count positions, one behind another in the order in which they stood, it is the first and the
     * newest. NULL: in a draw.
     */
    struct outcome (*repeated)(const struct variant *variant, const void *positions, size_t count);
    /** Tells whose turn it is, and where in it the position stands. */
    struct turn (*turn)(const struct variant *variant, const void *position);
    /** Shows every piece and mark (view.h). */
    void (*view)(const struct variant *variant, const void *position, struct view *view);
    /** Says why no legal action leads from one square to another. */
    void (*explain)(const struct variant *variant, const void *position, struct square from,
                    struct square to, struct explanation *explanation);
    /**
     * Lists the ways in which enemies could take the royal piece on a square as things stand, at
     * most ATTACKS_MAX; where it is merely threatened, those in which they could if they were able
     * to move. There is one exactly if the view shows it in check or threatened. NULL: none is ever
     * shown so.
     */
    size_t (*attacks)(const struct variant *variant, const void *position, struct square at,
                      struct attack *list);
    /**
     * Says why no legal action brings a kind from the hand of the player to act to a square: puts
     * it there, or makes it of the piece that is there. NULL in families without hands.
     */
    void (*explain_drop)(const struct variant *variant, const void *position, unsigned kind,
                         struct square to, struct explanation *explanation);
    /** Gives the ways of a kind on an empty board; false for a state that the kind cannot have. */
    bool (*movement)(const struct variant *variant, unsigned kind, const char *state,
                     struct movement *movement);
    /**
     * Lists the pieces of a start, at most CHOICES_MAX, that have a choice of forms. NULL in
     * families whose pieces have none.
     */
    size_t (*choices)(const struct variant *variant, const void *position,
                      struct form_choice *list);
    /**
     * Gives a piece of a start one of its forms, by the index in its choice, or says why it may not
     * have it. Of variant and position only what their texts have is used then: the texts are read
     * again.
     */
    enum motley_reason (*arrange)(struct variant *variant, void *position,
                                  const struct form_choice *choice, unsigned form);
    /**
     * Turns the start into a position that is ready to play, drawn from a seed and reached by legal
     * actions. The same seed gives the same position for ever, because links name it. The list is
     * scratch, as long as for generate. NULL in families without random starts.
     */
    void (*shuffle)(const struct variant *variant, void *position, uint32_t seed, action_t *list);
    /** The kind on whose back side a kind is; itself if on none. NULL: no kind has a back side. */
    unsigned (*front)(unsigned kind);
    /**
     * Makes of a position in which the game goes on that in which a seat begins a turn (rules 5.1).
     * False where there is no such position, with the reason and its squares; the position is
     * spoilt then. NULL: turns of this family are not supposed.
     */
    bool (*begin_turn)(const struct variant *variant, void *position, unsigned seat,
                       struct explanation *explanation);
    const struct pgn *pgn;               /**< NULL: no game of the family is written in PGN */
    const struct statements *statements; /**< statements.h; NULL: it has no rules to read */
    const struct evaluation
        *evaluation; /**< search/evaluation.h; NULL: the computer does not play it */
};

/** True if two squares are the same. */
static inline bool square_is(struct square a, struct square b) { return a.x == b.x && a.y == b.y; }

/* Of the longest there can be: three squares of seven digits and a sign each way, what stands
   between them, a kind, a facing, and the final '\0'. */
enum { SQUARE_NAME_SIZE = 20, ACTION_TEXT_SIZE = 64 };

/** The text of a square: "a1" …, of unlimited grids "3,-2". */
void square_name(const struct rules *rules, struct square square, char name[SQUARE_NAME_SIZE]);

/** Writes the text of a square. */
void square_write(const struct rules *rules, struct square square, struct writer *writer);

/** Reads a square's text up to its end; false (cursor failed) if it is none. */
bool square_read(const struct rules *rules, struct cursor *cursor, struct square *square);

/** True if an action begins in the player's hand, with its kind. */
bool action_is_from_hand(const struct action_view *view);

/** The square where an action begins; false if it begins in the hand or nowhere. */
bool action_source(const struct action_view *view, struct square *square);

/** The square where an action ends; false if it ends nowhere. */
bool action_target(const struct action_view *view, struct square *square);

/** The one text of an action, made from its description. */
void action_write(const struct rules *rules, const struct action_view *view, struct writer *writer);

/** The text of an outcome: "ongoing", "win w throne", "draw repetition". */
void outcome_write(const struct rules *rules, struct outcome outcome, struct writer *writer);

/** Reads a variant text into a value of the right family and its start position. */
bool variant_read(const struct rules *const *families, struct cursor *cursor,
                  struct variant *variant, void *start);

/** Fails at the value of an option, or of the whole text's beginning where it is not given; at:
   as in `complete`. Always false. */
bool variant_fail(const struct variant *variant, const size_t *at, unsigned option,
                  enum motley_reason reason, struct cursor *cursor);

/** The family whose name a variant text begins with, or NULL with the cursor failed. */
const struct rules *variant_read_family(const struct rules *const *families, struct cursor *cursor);

/** The kinds of a variant, ended by a row without code. */
const struct kind *variant_kinds(const struct variant *variant);

/** The index of the kind with a code of this length, or of the row that ends the kinds. */
unsigned variant_find_kind(const struct variant *variant, const char *code, size_t length);

/** Writes the canonical text of a variant. */
void variant_write(const struct variant *variant, struct writer *writer);

/** The families on offer, ended by NULL. */
extern const struct rules *const families_offered[];

/** A game over other families than those on offer (the templates of the tests). */
struct motley_game *game_new_over(const struct rules *const *families);

#endif
