#ifndef MOTLEY_EVALUATION_H
#define MOTLEY_EVALUATION_H

/*
 * The hooks of a family for the search, besides its rules; without `score` the computer does not
 * play it. Values are in hundredths of a pawn and made from data: one table of weights, which the
 * evaluation is linear in, so that the tuner needs no code of the family's.
 */

#include "../memory.h"
#include "../rules.h"

/** Weights that belong together; the name is theirs in weight files. */
struct weight_group {
    const char *name;
    uint16_t count;
};

/** The strength of a level. */
struct level {
    uint64_t nodes;   /**< for one action; 0: no limit */
    unsigned noise;   /**< greatest error of evaluations, in hundredths of a pawn */
    unsigned guesses; /**< how many actions of a hundred are played at random */
};

/** The promise of an action before it is searched. */
struct prospect {
    int16_t gain; /**< value that it takes or promotes to, at once; 0: a quiet action */
    int16_t net;  /**< the same less what the replies on that square take back, as estimated */
};

/**
 * The cells that a net sees of a position of two seats, each of them in one state, 0 where there is
 * nothing to see. A state of a cell is one input of the net for each seat, as that seat sees it.
 */
struct features {
    const char *name; /**< in files, 19 letters at most; another one as soon as inputs mean another
                         thing */
    uint8_t cells;    /**< up to NET_CELLS_MAX */
    uint8_t states;   /**< numbers of states are below this */
    uint16_t inputs;
    bool is_added; /**< a net's value is added to that of the weights, from which it has learnt
                      to differ */
    /** True for a variant that the nets are made for. NULL: all. */
    bool (*is_for)(const struct variant *variant);
    /** Writes the state of every cell, of which all are 0. */
    void (*read)(const struct variant *variant, const void *position, uint8_t *cells);
    /** The input that a state other than 0 of a cell is for a seat. */
    unsigned (*input)(unsigned seat, unsigned cell, unsigned state);
};

/**
 * The hooks that get notes may keep there what they find out about a position, for the next that is
 * asked about the same one, or one like it. Notes are of one variant, for which they begin as zero
 * bytes; which position they are about is for the hooks to see.
 */
struct evaluation {
    const struct weight_group *groups; /**< ended by a row without name */
    const int16_t *weights;            /**< of all groups in turn */
    const struct level *levels;        /**< 0 to MOTLEY_LEVELS; NULL: the usual ones */
    size_t notes_size;                 /**< in bytes; 0: hooks get no notes */
    const struct features *features;   /**< NULL: no net can be used */
    /** A number for all that bears on how the game goes on; clocks are left aside. */
    uint64_t (*hash)(const struct variant *variant, const void *position);
    /** How good the position is for each seat, one score per seat. */
    void (*score)(const struct variant *variant, const void *position, const int16_t *weights,
                  void *notes, int32_t *scores);
    /** The prospects of a list of the position's legal actions, in its order; if only gains are
       asked for, the net of quiet actions may be anything. */
    void (*prospects)(const struct variant *variant, const void *position, const int16_t *weights,
                      void *notes, const action_t *list, size_t count, bool only_gains,
                      struct prospect *prospects);
    /** Told once before each search among more than two seats: all others stand against one player.
        What they take of each other is no gain from then on, and what they threaten of each other
        is no threat. NULL: the family has two seats only. */
    void (*stand_against)(void *notes, unsigned player);
    /** True if the player to act must not count on standing still: the King is attacked. */
    bool (*is_threatened)(const struct variant *variant, const void *position, void *notes);
    /** Lists as the rules do, with the help of notes. NULL: only the rules list. */
    size_t (*generate)(const struct variant *variant, const void *position, void *notes,
                       action_t *list);
    /** True if there surely is a legal action, where that is quicker to see than to list them;
       asked only of positions that are not threatened. NULL: never. */
    bool (*can_act)(const struct variant *variant, const void *position);
    /** Gives the turn to the other player, where losing a turn is sure to be no gain; otherwise
        false, without change. NULL: never. */
    bool (*pass)(const struct variant *variant, void *position);
    /** Gives the turn to the other player in its middle, where the player to act stands no better
        for it; otherwise false, without change. NULL: never. */
    bool (*stop)(const struct variant *variant, void *position);
};

/** Mixes another word into a hash. */
static inline uint64_t hash_mix(uint64_t hash, uint64_t word) {
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 29;
}

/** Makes room for the notes of a family's hooks, and empties them. False if memory is short. */
bool search_notes_begin(const struct evaluation *evaluation, struct buffer *notes);

/** The number of a family's weights. */
size_t search_weights_count(const struct evaluation *evaluation);

#endif
