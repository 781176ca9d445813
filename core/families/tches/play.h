#ifndef MOTLEY_TCHES_PLAY_H
#define MOTLEY_TCHES_PLAY_H

/* Changing a position, judging actions, and what comes after them. */

#include "completion.h"

/** Judges and collects the actions of one position. */
struct judge {
    const struct tches_variant *variant;
    const struct tches_position *position;
    action_t *list;
    size_t count;
    size_t room; /**< for so many actions */
    /* What legality may depend on, see completion.h. */
    struct completion *completion; /**< with mate; begun by the first action that depends on it */
    const struct needs *needs;     /**< what an action must do to be of use; NULL: anything */
    struct needs *last;            /**< told by the last action of a turn; NULL: it is not asked */
    unsigned left_after;           /**< actions left in the turn after the one judged */
    unsigned king;                 /**< mate: the own King's square */
    kinds_t known;                 /**< bits of dangers that are made */
    bool is_first_enough;          /**< one action answers the question; the list is not written */
    action_t only;                 /**< which one is looked for, without its form; 0: all */
    bool is_fearless; /**< every action counts as legal that the King's danger allows or not */
    bool is_completion_started;
    bool is_for_itself;   /**< the action does what is needed for the piece that acts alone */
    squares_t others;     /**< … and of the other pieces those that may act last after it */
    bool is_asked_before; /**< whether what the last action tells matters to one before it */
    bool has_enemy_jesters;
    bool is_base_known;               /**< and the field made */
    struct open_lines open;           /**< to the King, without those of Jesters */
    squares_t useful, useful_leaving; /**< where the last action of this kind has to come */
    squares_t flights;                /**< last action: where the King may step to */
    squares_t able;                   /**< the pieces that may act now … */
    squares_t able_then;              /**< … and next, if they have not acted */
    squares_t own, enemies;
    squares_t prey;      /**< enemies that can be captured: without mate's King */
    squares_t near_prey; /**< the squares around them, and others */
    squares_t near_open; /**< the squares around those that are empty or the enemies', and others */
    squares_t landable;  /**< own pieces that a carrier may step onto */
    struct field field;
    struct danger base;               /**< of all enemies but Jesters */
    struct danger dangers[KINDS + 1]; /**< by the kind that has moved: enemy Jesters follow it */
};

/** What can be said of an action without searching. */
enum verdict {
    VERDICT_NO,
    VERDICT_YES,
    VERDICT_DEPENDS, /**< on the rest of the turn */
};

/** Begins to judge the actions of a position, as if so many were left in the turn. */
void tches_judge_start(struct judge *judge, const struct tches_variant *variant,
                       const struct tches_position *position, unsigned left);

/** Finds the danger of the own King when a piece moves as a kind (NO_KIND: nothing has moved). */
const struct danger *tches_judge_find_danger(struct judge *judge, unsigned kind);

/** The same, found once. */
static inline const struct danger *tches_judge_danger(struct judge *judge, unsigned kind) {
    return judge->is_base_known && !judge->has_enemy_jesters ? &judge->base
                                                             : tches_judge_find_danger(judge, kind);
}

/** Judges one action by a piece that moves as a kind. */
enum verdict tches_judge(struct judge *judge, action_t action, unsigned as);

/** True if a piece that leaves a square puts down there what it stood on. */
bool tches_leaves_passenger(const struct tches_position *position, action_t action);

/** What is occupied after an action. */
squares_t tches_occupied_after(const struct judge *judge, action_t action);

/** True if an action by a piece that moves as a kind leaves the King attacked. */
bool tches_is_king_attacked_after(struct judge *judge, action_t action, unsigned as);

/** The danger of the own King after such an action. */
void tches_judge_danger_after(struct judge *judge, action_t action, unsigned as,
                              struct danger *danger);

/** True if a piece of a kind becomes another one by an action, or may. */
bool tches_can_promote(const struct judge *judge, action_t action, unsigned kind);

/** Adds the legal ones among an action and its promotions and final facings. */
void tches_offer(struct judge *judge, action_t action, unsigned kind, unsigned as);

/** Adds the legal moves and turns in place of all pieces. */
void tches_list_moves(struct judge *judge);

/** Looks for one legal move of the able pieces, where these are few. */
void tches_list_few(struct judge *judge);

/** Adds the legal moves of a carrier, with all that it can carry (rules 4.8). */
void tches_list_carrier(struct judge *judge, unsigned from, unsigned kind);

/** Adds the legal turns in place (rules 4.9). */
void tches_list_turns(struct judge *judge);

/** Adds a turn in place in all facings that are legal. */
void tches_offer_turns(struct judge *judge, action_t action);

/** True if a move or turn in place is legal. */
bool tches_has_action(const struct tches_variant *variant, const struct tches_position *position);

/** Finds a move between two squares that the King's danger alone may forbid; the piece may act. */
bool tches_finds_move(const struct tches_variant *variant, const struct tches_position *position,
                      unsigned from, unsigned to, action_t *action);

/** The kind that a piece of the side to move moves as, or NO_KIND for a Jester without a model. */
unsigned tches_moves_as(const struct tches_position *position, unsigned side, unsigned kind);

/** The only King of a side on the board that is nobody's captive, or NO_SQUARE. */
unsigned tches_king_of(const struct tches_position *position, unsigned side);

/** True if a side has a piece of some kinds, on the board or as a passenger. */
bool tches_has_kinds(const struct tches_position *position, unsigned side, kinds_t kinds);

/** Puts a piece on an empty square or on top of another, or takes the top piece away. */
void tches_put(struct tches_position *position, unsigned side, unsigned square, uint8_t piece);
uint8_t tches_take(struct tches_position *position, unsigned square);

/** Lays something under the piece on a square. */
void tches_put_under(struct tches_position *position, unsigned square, uint8_t piece);

/** Plays a move or turn in place, without anything that follows from it. */
void tches_move(const struct tches_variant *variant, struct tches_position *position,
                action_t action);

/** True if the side whose action was the last has won by it (rules 4.6); the reason as in texts. */
bool tches_is_won(const struct tches_variant *variant, const struct tches_position *position,
                  const char **reason);

/** True once an action of this turn has been played and won. */
bool tches_is_over(const struct tches_variant *variant, const struct tches_position *position,
                   const char **reason);

/** Where a freed King may be put (rules 4.6). */
squares_t tches_king_places(const struct tches_variant *variant,
                            const struct tches_position *position);

/**
 * What can become a lost kind (rules 4.7): a Pawn as source stands for every pawn-kind, and nothing
 * becomes what it is already.
 */
kinds_t tches_source_kinds(const struct tches_variant *variant, unsigned lost);

/** Own pieces that can become the kind lost first, or none. */
squares_t tches_sources(const struct tches_variant *variant, const struct tches_position *position);

/** True if a piece is a source of the kind lost first but for being of that kind already. */
bool tches_has_alike_source(const struct tches_variant *variant,
                            const struct tches_position *position);

/** Notes that a piece of a kind was lost, if something replaces it. */
void tches_note_loss(const struct tches_variant *variant, struct tches_position *position,
                     unsigned side, unsigned kind);

/** How many pieces of a kind a side has lost and not replaced yet. */
unsigned tches_count_losses(const struct tches_position *position, unsigned side, unsigned kind);

/** Forgets the losses that come first and cannot be replaced. */
void tches_drop_losses(const struct tches_variant *variant, struct tches_position *position);

/** Begins a turn of a side, whatever the position was. */
void tches_turn_begin(const struct tches_variant *variant, struct tches_position *position,
                      unsigned side);

/** Forgets what the side that is not to move has lost. */
void tches_forget_other_losses(struct tches_position *position);

/** True if the side to move has to replace something before acting. */
bool tches_must_replace(const struct tches_position *position);

/** Plays a replacement. */
void tches_replace(const struct tches_variant *variant, struct tches_position *position,
                   unsigned square);

/** The squares on which the quiet part of a capturing move may end before its capturing step; none
    if the move is no compound one. */
squares_t tches_landings_of(const struct tches_variant *variant,
                            const struct tches_position *position, action_t action);

/** Hooks of the family. */
unsigned tches_front(unsigned kind);
size_t tches_generate(const struct variant *variant, const void *position, action_t *list);
void tches_apply(const struct variant *variant, void *position, action_t action);
struct outcome tches_outcome(const struct variant *variant, const void *position);
bool tches_parse(const struct variant *variant, void *position, struct cursor *cursor);
void tches_print(const struct variant *variant, const void *position, struct writer *writer);
void tches_view(const struct variant *variant, const void *position, struct view *view);
void tches_describe(const struct variant *variant, const void *position, action_t action,
                    struct action_view *view);
void tches_explain(const struct variant *variant, const void *position, struct square from,
                   struct square to, struct explanation *explanation);
void tches_explain_drop(const struct variant *variant, const void *position, unsigned kind,
                        struct square to, struct explanation *explanation);
bool tches_movement(const struct variant *variant, unsigned kind, const char *state,
                    struct movement *movement);

#endif
