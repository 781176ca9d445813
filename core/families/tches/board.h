#ifndef MOTLEY_TCHES_BOARD_H
#define MOTLEY_TCHES_BOARD_H

/*
 * TCHES(S) (rules 4): its values. A piece belongs to the set of its kind and to that of its side; a
 * byte per square says kind and facing, a second one what lies under the piece.
 *
 * Directions: an orientation is where a piece looks as seen from White's side: 0 up, 1 right,
 * 2 down, 3 left. Facing 0 of a black piece is orientation 2 (rules 4.9).
 */

#include "../../fen.h"
#include "../../grid/attack.h"
#include "../../work.h"
#include "../families.h"

/** In the order of the tables of rules 4.2, which is that of lists in texts. */
enum tches_kind {
    KING,
    QUEEN,
    ROOK,
    BISHOP,
    KNIGHT,
    PAWN,
    GUARDIAN,
    GRIFFIN,
    PALADIN,
    CHAMPION,
    LION,
    MAGISTER,
    TEMPLAR,
    WARCHARIOT,
    EXARCH,
    ASSASSIN,
    EMPEROR,
    BALLISTA,
    MOUNTED_BISHOP,
    ARCHER,
    SHOCK_CAVALRYMAN,
    JESTER,
    FLANKER,
    SENTINEL,
    ZEALOT,
    PIKEMAN,
    KINDS,
    NO_KIND = KINDS
};

enum { WHITE, BLACK };

enum {
    SIDE_MIN = 3, /**< files and ranks of a board */
    STRIKE_MAX = 3,
    FACINGS = 4,
    FIRST_BACK = TEMPLAR,        /**< kinds from here on are back sides */
    LOSSES_MAX = 2 * STRIKE_MAX, /**< a captured stack loses two, at each action of a turn */
};

static const kinds_t PAWN_KINDS =
    KIND_BIT(PAWN) | KIND_BIT(FLANKER) | KIND_BIT(SENTINEL) | KIND_BIT(ZEALOT) | KIND_BIT(PIKEMAN);
/** Rules 4.8; a royal one carries nothing, see tches_variant.carriers. */
static const kinds_t CARRIER_KINDS = KIND_BIT(KNIGHT) | KIND_BIT(GRIFFIN) | KIND_BIT(CHAMPION) |
                                     KIND_BIT(WARCHARIOT) | KIND_BIT(ASSASSIN) | KIND_BIT(EMPEROR) |
                                     KIND_BIT(BALLISTA) | KIND_BIT(MOUNTED_BISHOP) |
                                     KIND_BIT(ARCHER) | KIND_BIT(SHOCK_CAVALRYMAN);

/** Index of the options in their table. */
enum {
    OPTION_STRIKE,
    OPTION_SAME,
    OPTION_KING,
    OPTION_PREY,
    OPTION_ESCORT,
    OPTION_REPLACE,
    OPTION_TRANSPORT,
    OPTION_POLARITY,
    OPTION_BOTH,
    OPTION_WHITE,
    OPTION_BLACK,
    OPTION_ARRAY,
    OPTION_PORTALS,
    OPTION_ZEALOT,
    OPTION_HUNT
};

/** Values of `king`. */
enum { KING_MATE, KING_CAPTURE, KING_FLAG, KING_PLAIN };

/** Values of `polarity`. */
enum { POLARITY_OFF, POLARITY_ON, POLARITY_FREE };

enum {
    BENTS_MAX = 9,
    PATHS_MAX = 16, /**< of one bent kind: two shapes, four ways out, two ways aside */
    THENS_MAX = 4,
};

/** Bits of struct ways: which lines are slid along, and what for. */
enum {
    SLIDE_QUIET_STRAIGHT = 1,
    SLIDE_CAPTURE_STRAIGHT = 2,
    SLIDE_QUIET_DIAGONAL = 4,
    SLIDE_CAPTURE_DIAGONAL = 8,
    SLIDE_AHEAD = 16 /**< only towards the last rank */
};
enum {
    SLIDES_STRAIGHT = SLIDE_QUIET_STRAIGHT | SLIDE_CAPTURE_STRAIGHT,
    SLIDES_DIAGONAL = SLIDE_QUIET_DIAGONAL | SLIDE_CAPTURE_DIAGONAL
};

/** A quiet part, after which a capturing step is allowed. */
struct then {
    uint8_t leap;         /**< pattern of the quiet part, 0 if it slides */
    uint8_t slides;       /**< quiet bits of its slides */
    uint8_t capture;      /**< pattern of the capturing step */
    uint8_t capture_back; /**< the same pattern reversed */
};

/** How a kind moves when it looks in one direction. Patterns are those of its grid,
    pattern 0 leads nowhere. */
struct ways {
    uint8_t quiet, capture; /**< patterns of leaps and steps */
    uint8_t capture_back;   /**< the capturing pattern reversed */
    uint8_t slides;         /**< SLIDE bits */
    uint8_t lame;           /**< pattern of captures over one empty square */
    uint8_t bent;           /**< index of tches_variant.bents, 0 for none */
    bool is_plain;          /**< only slides, leaps and steps */
    uint8_t then_count;
    struct then then[THENS_MAX];
};

/** The bent paths of a kind: the three squares of each from each square, NO_SQUARE off the board.
 */
struct bent {
    uint8_t count;
    bool is_quiet; /**< captures nothing */
    uint8_t paths[SQUARES_MAX][PATHS_MAX][3];
};

/** A variant's value: what its text says, then what is made of it. */
struct tches_variant {
    struct variant base;
    uint8_t array[SQUARES_MAX]; /**< kind | side << 5, or NO_KIND, before pieces are turned over */
    kinds_t prey;
    kinds_t white, black;          /**< back sides as given for one side alone */
    kinds_t backs[2];              /**< the back sides that White and Black use */
    kinds_t replaced;              /**< kinds that are replaced when lost */
    uint8_t source[KINDS];         /**< by lost kind: what replaces it, or NO_KIND */
    uint8_t portals[2];            /**< NO_SQUARE where there is none */
    struct square portals_read[2]; /**< … as given */
    uint8_t home[2];               /**< where the Kings start, NO_SQUARE without a single one */

    uint8_t royal;      /**< the kind that has the King's rules (rules 4.6); NO_KIND: king=plain */
    kinds_t carriers;   /**< rules 4.8: nothing royal carries … */
    kinds_t passengers; /**< … or is carried */
    uint8_t strike;
    bool is_same_allowed; /**< a piece may act more than once a turn */
    bool is_mate;         /**< king=mate: the King may not be left attacked */
    bool is_king_held;    /**< a captured King lies under its captor */
    bool has_transport, has_polarity, has_turns, has_escort;
    bool has_sliding_zealots;
    bool has_array;         /**< another than the usual one */
    bool has_jesters;       /**< in a starting army, or by replacement */
    kinds_t armies[2];      /**< kinds in the start position */
    uint8_t prey_needed[2]; /**< king=plain: a side with fewer pieces of the prey kinds has lost */
    kinds_t promotions[2];
    kinds_t tops; /**< kinds that can stand on a passenger: carriers, and what replaces them */
    squares_t last_rank[2];
    struct ways ways[KINDS][FACINGS];
    kinds_t beginning_beside;  /**< kinds whose every move leads first to a square beside them */
    struct threats threats[2]; /**< of the kinds that look forward; none with polarity */
    squares_t ahead[FACINGS][SQUARES_MAX]; /**< not behind a piece; everything without polarity */
    unsigned bent_count;
    squares_t wide[KINDS][2][SQUARES_MAX]; /**< see tches_wide_reach */
    struct bent bents[BENTS_MAX];
    struct grid grid; /**< where slides and leaps lead */
};

/*
 * No list is longer. Actions of n pieces, e enemies and f empty squares (n + e + f <= 128): without
 * landing squares in the text a piece has at most twice (a passenger left or taken) as many as
 * there are squares that are not its side's, and 8 pieces to step onto: 2n(128 - n) + 8n. Actions
 * with a landing square end on one of 8 squares beside an enemy, which 8 carriers reach: 64e.
 * Together at most 13 312 at n = 48, times 4 facings. Pawn-kinds reach a square of the last rank
 * (at most 16) from at most 12 squares, with at most 20 promotions and 4 facings. Turning in place:
 * 3 of at most 128.
 */
enum { TCHES_ACTIONS_MAX = 13312 * FACINGS + SIDE_MAX * 12 * 20 * FACINGS + 3 * SQUARES_MAX };

/* A piece in a byte: kind, facing, and (under another piece only) whether it has acted. */
enum { PIECE_KIND = 31, PIECE_FACING_SHIFT = 5, PIECE_ACTED = 128 };

static inline unsigned piece_kind(uint8_t piece) { return piece & PIECE_KIND; }

static inline unsigned piece_facing(uint8_t piece) { return piece >> PIECE_FACING_SHIFT & 3; }

/* A piece that was lost, in a byte: kind and side. */
enum { LOSS_KIND = 31, LOSS_SIDE_SHIFT = 5 };

static inline unsigned loss_kind(uint8_t loss) { return loss & LOSS_KIND; }

static inline uint8_t loss_side(uint8_t loss) { return loss >> LOSS_SIDE_SHIFT; }

struct tches_position {
    squares_t kinds[KINDS];
    squares_t sides[2];
    squares_t acted;            /**< top pieces that have acted in this turn */
    squares_t stacked;          /**< squares with something under the piece */
    uint8_t board[SQUARES_MAX]; /**< the piece on top; 0 where nothing stands */
    uint8_t under[SQUARES_MAX]; /**< what it stands on, where `stacked`; else 0 */
    uint32_t halfmove, turn;
    kinds_t present; /**< no other kinds are on the board */
    uint8_t side, left;
    uint8_t last[2];      /**< the kind that each side moved last, or NO_KIND */
    uint8_t pending_king; /**< where a King was freed that `side` must place, or NO_SQUARE */
    uint8_t loss_count;
    uint8_t losses[LOSSES_MAX]; /**< to be replaced in this order */
};

/* An action, from its lowest bits: from and to (7 bits each), promotion (5, 0: none), final facing
   plus one (3, 0: as before), three bits of carrying, via (7), type (3). */
enum {
    ACTION_TO = 7,
    ACTION_PROMOTION = 14,
    ACTION_FACING = 19,
    ACTION_CARRIED_TO = 1 << 22,
    ACTION_HAS_VIA = 1 << 23,
    ACTION_CARRIED_VIA = 1 << 24,
    ACTION_VIA = 25,
    ACTION_TYPE = 32
};

static inline unsigned action_from(action_t action) { return action & 127; }

static inline unsigned action_to(action_t action) { return action >> ACTION_TO & 127; }

static inline unsigned action_via(action_t action) { return action >> ACTION_VIA & 127; }

static inline unsigned action_promotion(action_t action) { return action >> ACTION_PROMOTION & 31; }

static inline enum action_type action_type(action_t action) {
    return (enum action_type)(action >> ACTION_TYPE & 7);
}

/** All but what the piece becomes and where it looks then. */
static inline action_t without_form(action_t action) {
    return action & ~((action_t)31 << ACTION_PROMOTION | (action_t)7 << ACTION_FACING);
}

/** True if the carrier takes along a piece that it finds on its landing square. */
static inline bool action_picks_up(action_t action) {
    return (action & ACTION_HAS_VIA) != 0 && (action & ACTION_CARRIED_TO) != 0;
}

/** Where the piece stands afterwards. */
static inline unsigned action_ends_on(action_t action) {
    return action_type(action) == ACTION_TURN ? action_from(action) : action_to(action);
}

/** Final facing, or -1 if it stays. */
static inline int action_facing(action_t action) { return (int)(action >> ACTION_FACING & 7) - 1; }

/** The piece that has acted, as it is then. */
static inline uint8_t piece_after(uint8_t piece, action_t action) {
    const unsigned promotion = action_promotion(action);
    const int facing = action_facing(action);
    const unsigned kind = promotion != 0 ? promotion : piece_kind(piece);
    return (uint8_t)(kind |
                     (facing < 0 ? piece_facing(piece) : (unsigned)facing) << PIECE_FACING_SHIFT |
                     PIECE_ACTED);
}

static inline squares_t occupied_by_both(const struct tches_position *position) {
    return position->sides[WHITE] | position->sides[BLACK];
}

/** Where a piece looks. */
static SHARED unsigned orientation_of(uint8_t piece, unsigned side) {
    return (piece_facing(piece) + 2 * side) & 3;
}

/** One kind as the texts and the rules have it. */
struct tches_facts {
    const char *ways; /**< in extended Betza notation, see betza.c */
    uint8_t front;    /**< of a back side, else itself */
};

extern const struct tches_facts tches_facts[KINDS];
extern const struct kind tches_kind_names[KINDS + 1];

/** Makes the tables of a variant from its board size and options. */
void tches_compile(struct tches_variant *variant);

/** Squares that touch one of some squares, these, and perhaps others. */
static SHARED squares_t tches_around(const struct tches_variant *variant, squares_t squares) {
    const squares_t row = squares | squares << 1 | squares >> 1;
    return row | row << variant->base.files | row >> variant->base.files;
}

/** Where a piece of a kind could ever get that looks one way, whatever stood on the board, and
   perhaps further. */
static inline squares_t tches_wide_reach(const struct tches_variant *variant, unsigned kind,
                                         unsigned orientation, unsigned from) {
    return variant->wide[kind][orientation >> 1][from] & variant->ahead[orientation][from];
}

/** The kind whose start squares are the portals and that `escort` brings through one. */
static inline unsigned tches_escorted(const struct tches_variant *variant) {
    return variant->royal == NO_KIND ? KING : variant->royal;
}

/** True if the piece on a square stands on the King that it took. */
static inline bool tches_holds_king(const struct tches_variant *variant,
                                    const struct tches_position *position, unsigned square) {
    return has_square(position->stacked, square) &&
           piece_kind(position->under[square]) == variant->royal;
}

/** All pieces of a side of some kinds. */
squares_t tches_members(const struct tches_position *position, unsigned side, kinds_t kinds);

/** The pieces of a side that a carrier may step onto: passenger kinds that stand alone (rules 4.8).
 */
squares_t tches_landable(const struct tches_variant *variant, const struct tches_position *position,
                         unsigned side);

/** The only royal piece of a side on the board that is nobody's captive, or NO_SQUARE. */
unsigned tches_king_of(const struct tches_variant *variant, const struct tches_position *position,
                       unsigned side);

/** The kind that a piece of a side moves as, or NO_KIND for a Jester without a model (rules 4.4).
 */
static inline unsigned tches_moves_as(const struct tches_position *position, unsigned side,
                                      unsigned kind) {
    return kind == JESTER ? position->last[side ^ 1] : kind;
}

/** Puts a piece on an empty square or on top of another, or takes the top piece away. */
void tches_put(struct tches_position *position, unsigned side, unsigned square, uint8_t piece);
uint8_t tches_take(struct tches_position *position, unsigned square);

/** Lays something under the piece on a square. */
void tches_put_under(struct tches_position *position, unsigned square, uint8_t piece);

/** Notes that a piece of a kind was lost, if something replaces it (rules 4.7). */
void tches_note_loss(const struct tches_variant *variant, struct tches_position *position,
                     unsigned side, unsigned kind);

/** Plays a move or turn in place, without anything that follows from it. */
void tches_move(const struct tches_variant *variant, struct tches_position *position,
                action_t action);

#endif
