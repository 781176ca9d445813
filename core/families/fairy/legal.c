/*
 * Fairy: the legal actions (fairy 5 and 6). Most are judged by sets: each royal piece in force has
 * the ways by which it could be captured, and a way says where a piece may go so that it stays
 * closed. What changes more than two squares, or who is royal, is tried on a copy.
 */

#include "danger.h"

#include <assert.h>

/* Collects or counts the actions of one position. */
struct lister {
    const struct fairy *variant;
    const struct fairy_position *position;
    unsigned side;
    squares_t own, enemies, occupied;
    struct field field; /* on which the enemy attacks */
    struct danger danger;
    bool tries_all;        /* actions are tried one by one */
    bool is_first_enough;  /* one action answers the question */
    bool ignores_dropmate; /* fairy 5.6: whether a reply exists is asked without it */
    bool is_choosy;        /* only some actions are offered: captures, or those that pass a test */
    bool wants_capture;
    fairy_test *test; /* NULL: any */
    const void *context;
    action_t *list; /* NULL: they are counted only */
    size_t count;
};

static bool option_is(const struct lister *lister, unsigned option, unsigned value) {
    return lister->variant->base.option[option] == value;
}

static void lister_start(struct lister *lister, const struct fairy *variant,
                         const struct fairy_position *position, action_t *list) {
    const unsigned side = position->side;
    lister->variant = variant;
    lister->position = position;
    lister->side = side;
    lister->own = position->sides[side];
    lister->enemies = position->sides[side ^ 1];
    lister->occupied = lister->own | lister->enemies;
    lister->is_first_enough = lister->ignores_dropmate = lister->is_choosy = false;
    lister->wants_capture = false;
    lister->test = NULL;
    lister->list = list;
    lister->count = 0;
    fairy_field(variant, position, side ^ 1, &lister->field);
    fairy_find_danger(&lister->field, position, side, &lister->danger);
    lister->tries_all = variant->base.option[OPTION_NOCHECK] != 0 || lister->danger.is_too_much ||
                        fairy_has_alternates(variant, position, side);
}

static bool is_answered(const struct lister *lister) {
    return lister->is_first_enough && lister->count > 0;
}

/* Fairy 6, looked at in the position after an action of a side. */
static bool is_legal_after(const struct fairy *variant, const struct fairy_position *after,
                           unsigned side) {
    return !fairy_is_in_check(variant, after, side) &&
           (variant->base.option[OPTION_FACING] == 0 || !fairy_is_facing(variant, after)) &&
           (variant->base.option[OPTION_NOCHECK] == 0 ||
            !fairy_is_in_check(variant, after, side ^ 1));
}

static bool is_legal_tried(const struct lister *lister, action_t action) {
    struct fairy_position after = *lister->position;
    WORK(10);
    fairy_move(lister->variant, &after, action);
    return is_legal_after(lister->variant, &after, lister->side);
}

static bool is_capture(const struct lister *lister, action_t action) {
    return action_form(action) == FORM_PASSING ||
           (action_form(action) == FORM_MOVE && has_square(lister->enemies, action_to(action)));
}

/* True if an action is one of those that are asked for. */
static bool is_chosen(const struct lister *lister, action_t action) {
    struct fairy_position after = *lister->position;
    if (lister->wants_capture && !is_capture(lister, action))
        return false;
    if (lister->test == NULL)
        return true;
    fairy_move(lister->variant, &after, action);
    return lister->test(lister->variant, action, &after, lister->context);
}

static void offer(struct lister *lister, action_t action) {
    if (lister->is_choosy && !is_chosen(lister, action))
        return;
    if (lister->list != NULL)
        lister->list[lister->count] = action;
    lister->count++;
}

static void offer_tried(struct lister *lister, action_t action) {
    if (!is_answered(lister) && is_legal_tried(lister, action))
        offer(lister, action);
}

/* Actions of one form to several squares: of one piece, or of several that all go the same way. */
struct bunch {
    action_t action;   /* without the target; with `shift`, without the source */
    int shift;         /* from source to target in the numbering of squares; 0: of one piece */
    squares_t targets; /* where its movement leads */
    squares_t allowed; /* those on which it leaves no royal piece attacked … */
    bool is_tried;     /* … which is not known, so that each action is tried */
};

static squares_t shifted(squares_t squares, int shift) {
    return shift < 0 ? squares >> -shift : squares << shift;
}

/* Offers the actions to some of a bunch's targets. */
static void offer_all(struct lister *lister, const struct bunch *bunch, action_t action,
                      squares_t targets, bool is_tried) {
    WORK(1);
    if (lister->list == NULL && !is_tried && !lister->is_choosy) {
        lister->count += count_squares(targets);
        return;
    }
    for (; targets != 0; targets &= targets - 1) {
        const unsigned to = first_square(targets);
        const action_t from = bunch->shift != 0 ? (action_t)((int)to - bunch->shift) : 0;
        const action_t whole = bunch->action | action | from | (action_t)to << ACTION_TO;
        if (is_tried)
            offer_tried(lister, whole);
        else
            offer(lister, whole);
    }
}

/* The kinds that a piece may become, of which its player has not too many already. */
static kinds_t choices_of(const struct lister *lister, unsigned kind) {
    kinds_t choices = lister->variant->promotions[lister->side][kind];
    for (kinds_t rest = choices; rest != 0; rest &= rest - 1) {
        const unsigned choice = (unsigned)__builtin_ctz(rest);
        const uint8_t limit = lister->variant->limit[choice];
        if (limit != NO_LIMIT &&
            count_squares(lister->position->kinds[choice] & lister->own) >= limit)
            choices &= ~KIND_BIT(choice);
    }
    return choices;
}

/* The targets of a bunch by which its kind promotes. */
static squares_t zone_of(const struct lister *lister, const struct bunch *bunch, unsigned kind) {
    const squares_t zone = lister->variant->zone[lister->side][kind];
    if (lister->variant->promotions[lister->side][kind] == 0)
        return 0;
    if (option_is(lister, OPTION_WHEN, WHEN_END))
        return zone;
    if (bunch->shift != 0)
        return zone | shifted(zone, bunch->shift);
    return has_square(zone, action_from(bunch->action)) ? EVERYWHERE : zone;
}

/* Tries each target of a bunch once, whatever the piece becomes there: that changes nothing for
   its own royal pieces, unless it is or becomes one. */
static void try_once(const struct lister *lister, struct bunch *bunch) {
    for (squares_t rest = bunch->targets; rest != 0; rest &= rest - 1)
        if (!is_legal_tried(lister, bunch->action | (action_t)first_square(rest) << ACTION_TO))
            bunch->allowed &= ~(rest & -rest);
    bunch->is_tried = false;
}

/* Offers the moves of a bunch of one kind, with and without promotion. What becomes royal changes
   who is in force, so that nothing is known of it. */
static void offer_moves(struct lister *lister, struct bunch *bunch, unsigned kind) {
    const struct fairy *variant = lister->variant;
    const squares_t zone = zone_of(lister, bunch, kind);
    if (bunch->is_tried && (bunch->targets & zone) != 0 && option_is(lister, OPTION_NOCHECK, 0) &&
        (variant->royal & KIND_BIT(kind)) == 0)
        try_once(lister, bunch);
    squares_t plain = bunch->allowed;
    if (option_is(lister, OPTION_MUST, 0))
        plain &= ~zone;
    if (!option_is(lister, OPTION_STUCK, 0))
        plain &= variant->movable[lister->side][kind];
    offer_all(lister, bunch, 0, plain, bunch->is_tried);
    if ((bunch->targets & zone) == 0)
        return;
    for (kinds_t rest = choices_of(lister, kind); rest != 0; rest &= rest - 1) {
        const unsigned choice = (unsigned)__builtin_ctz(rest);
        const bool is_royal = (variant->royal & KIND_BIT(choice)) != 0;
        offer_all(lister, bunch, action_of(FORM_MOVE, 0, 0, choice),
                  (is_royal ? bunch->targets : bunch->allowed) & zone, bunch->is_tried || is_royal);
    }
}

/* True if a royal piece that has left a square would see an enemy one from another. */
static bool would_face(const struct lister *lister, unsigned from, unsigned to) {
    struct line lines[SQUARES_MAX];
    unsigned count = fairy_facing_lines(lister->variant, lister->position, lister->side, to, lines);
    while (count-- > 0)
        if (line_is_open(&lines[count], lister->occupied & ~bit_of(from)))
            return true;
    return false;
}

/* The targets of a royal piece on which it is not attacked, if it is in force, and faces nobody. */
static squares_t safe_for_royal(struct lister *lister, unsigned from, squares_t targets) {
    struct field field = lister->field;
    squares_t safe = 0;
    const bool is_in_force = has_square(lister->danger.royals, from);
    field.occupied &= ~bit_of(from);
    for (; targets != 0; targets &= targets - 1) {
        const unsigned to = first_square(targets);
        field.attackers = lister->enemies & ~bit_of(to);
        if ((!is_in_force || !fairy_field_attacks(&field, to)) && !would_face(lister, from, to))
            safe |= bit_of(to);
    }
    return safe;
}

static void list_piece(struct lister *lister, unsigned kind, unsigned from) {
    const struct fairy *variant = lister->variant;
    const struct reach reach =
        fairy_reach(variant, lister->side, kind, from, lister->occupied, lister->enemies);
    const bool is_royal = (variant->royal & KIND_BIT(kind)) != 0;
    struct bunch bunch = {.action = action_of(FORM_MOVE, from, 0, NO_KIND),
                          .targets = reach.quiet | reach.capture,
                          .is_tried = lister->tries_all};
    bunch.allowed = bunch.targets;
    if (!lister->tries_all) {
        bunch.allowed &= is_royal || has_square(lister->danger.involved, from)
                             ? fairy_allowed_from(&lister->danger, from, lister->occupied)
                             : lister->danger.allowed;
        if (is_royal)
            bunch.allowed = safe_for_royal(lister, from, bunch.allowed);
    }
    offer_moves(lister, &bunch, kind);
}

/* One pace of several pieces that stand on no way to a royal piece. */
static void list_pace(struct lister *lister, unsigned kind, const struct pace *pace,
                      squares_t pieces) {
    const struct fairy *variant = lister->variant;
    const squares_t open =
        (pace->is_quiet ? ~lister->occupied : 0) | (pace->is_capture ? lister->enemies : 0);
    int rest = variant->shifts[pace->leap.leap];
    squares_t at = pieces & variant->origins[pace->leap.leap];
    if (pace->is_initial)
        at &= variant->start[lister->side][kind];
    for (unsigned i = 0; i < pace->leap.count; i++) {
        const unsigned leg = pace->leap.legs[i];
        at = shifted(at & variant->origins[leg], variant->shifts[leg]) & ~lister->occupied;
        rest -= variant->shifts[leg];
    }
    struct bunch bunch = {.action = action_of(FORM_MOVE, 0, 0, NO_KIND),
                          .shift = variant->shifts[pace->leap.leap],
                          .targets = shifted(at, rest) & open & variant->area[lister->side][kind],
                          .is_tried = lister->tries_all};
    bunch.allowed = bunch.targets & lister->danger.allowed;
    if (bunch.targets != 0)
        offer_moves(lister, &bunch, kind);
}

/* The pieces of a kind that make their moves together, since they are many. */
static squares_t list_together(struct lister *lister, unsigned kind, squares_t pieces) {
    const struct ways *ways = &lister->variant->ways[lister->side][kind];
    const squares_t together = pieces & ~lister->danger.involved;
    if (ways->pace_count == 0 || count_squares(together) < ways->pace_count || lister->tries_all ||
        (lister->variant->royal & KIND_BIT(kind)) != 0)
        return 0;
    for (unsigned i = 0; i < ways->pace_count; i++)
        list_pace(lister, kind, &ways->paces[i], together);
    return together;
}

static void list_moves(struct lister *lister) {
    const struct fairy_position *position = lister->position;
    for (kinds_t rest = position->present; rest != 0; rest &= rest - 1) {
        const unsigned kind = (unsigned)__builtin_ctz(rest);
        squares_t pieces = position->kinds[kind] & lister->own;
        pieces &= ~list_together(lister, kind, pieces);
        for (; pieces != 0 && !is_answered(lister); pieces &= pieces - 1)
            list_piece(lister, kind, first_square(pieces));
    }
}

/* Captures in passing (fairy 3.4). */
static void list_passing(struct lister *lister) {
    const struct fairy_position *position = lister->position;
    squares_t open = 0;
    for (unsigned i = 0; i < position->passed_count; i++)
        open |= bit_of(position->passed[i]);
    for (kinds_t rest = position->present; rest != 0 && open != 0; rest &= rest - 1) {
        const unsigned kind = (unsigned)__builtin_ctz(rest);
        if (lister->variant->ways[lister->side][kind].passing_count == 0)
            continue;
        for (squares_t pieces = position->kinds[kind] & lister->own; pieces != 0;
             pieces &= pieces - 1) {
            const unsigned from = first_square(pieces);
            const squares_t targets = fairy_passing_reach(lister->variant, lister->side, kind, from,
                                                          lister->occupied, open);
            if (targets == 0)
                continue;
            const squares_t quiet = fairy_reach(lister->variant, lister->side, kind, from,
                                                lister->occupied, lister->enemies)
                                        .quiet;
            struct bunch bunch = {.action = action_of(FORM_PASSING, from, 0, NO_KIND),
                                  .targets = targets & ~quiet,
                                  .allowed = targets & ~quiet,
                                  .is_tried = true};
            offer_moves(lister, &bunch, kind);
        }
    }
}

/* Whether the first piece of a castling is attacked on no square of its walk (fairy 5.3). */
static bool is_walk_safe(const struct lister *lister, const struct castling *castling) {
    struct field field = lister->field;
    if (fairy_field_attacks(&field, castling->from))
        return false;
    field.occupied &= ~bit_of(castling->from);
    for (squares_t rest = castling->walk; rest != 0; rest &= rest - 1)
        if (fairy_field_attacks(&field, first_square(rest)) ||
            would_face(lister, castling->from, first_square(rest)))
            return false;
    return true;
}

static void list_castlings(struct lister *lister) {
    const unsigned first = lister->side * CASTLINGS;
    const squares_t barriers = lister->occupied | ~lister->variant->grid.all;
    for (unsigned right = first; right < first + CASTLINGS; right++) {
        const struct castling *castling = fairy_castling(lister->variant, right);
        if ((lister->position->rights >> right & 1) == 0 || (barriers & castling->gap) != 0)
            continue;
        if (has_square(lister->danger.royals, castling->from) && !is_walk_safe(lister, castling))
            continue;
        offer_tried(lister, action_of(FORM_CASTLING, castling->from, castling->to, NO_KIND));
    }
}

/* The files on which a kind may still be dropped. */
static squares_t open_files(const struct lister *lister, unsigned kind) {
    const struct grid *grid = &lister->variant->grid;
    squares_t open = grid->all, file = 0;
    if (lister->variant->file_limit[kind] == NO_LIMIT)
        return open;
    for (unsigned rank = 0; rank < grid->ranks; rank++)
        file |= bit_of(rank * grid->files);
    for (unsigned i = 0; i < grid->files; i++)
        if (count_squares(file << i & lister->position->kinds[kind] & lister->own) >=
            lister->variant->file_limit[kind])
            open &= ~(file << i);
    return open;
}

static void list_all(struct lister *lister);

/* True if there is any action. */
static bool finds_action(struct lister *lister) {
    lister->is_first_enough = true;
    list_all(lister);
    return lister->count > 0;
}

/* Where a drop could give check: by itself, or as a hurdle. */
static squares_t checking_drops(const struct lister *lister, unsigned kind) {
    const struct fairy *variant = lister->variant;
    const unsigned side = lister->side;
    squares_t checking = 0;
    if ((variant->hoppers[side] & lister->position->present) != 0)
        return EVERYWHERE;
    for (squares_t rest = fairy_members(lister->position, side ^ 1, variant->royal); rest != 0;
         rest &= rest - 1)
        checking |= variant->wide_back[side][kind][first_square(rest)];
    return checking;
}

/* Fairy 5.6: whether a drop may be made that could give check. */
static bool may_check(const struct lister *lister, unsigned kind, action_t action) {
    struct fairy_position after = *lister->position;
    fairy_move(lister->variant, &after, action);
    if (!fairy_is_in_check(lister->variant, &after, lister->side ^ 1))
        return true;
    if (!option_is(lister, OPTION_DROPCHECK, 0))
        return false;
    if ((lister->variant->dropmate & KIND_BIT(kind)) == 0 || lister->ignores_dropmate)
        return true;
    struct lister reply;
    lister_start(&reply, lister->variant, &after, NULL);
    reply.ignores_dropmate = true;
    return finds_action(&reply);
}

static void list_drops_of(struct lister *lister, unsigned kind) {
    const struct fairy *variant = lister->variant;
    const unsigned side = lister->side;
    const bool is_tried = lister->tries_all || (variant->royal & KIND_BIT(kind)) != 0;
    const action_t drop = action_of(FORM_DROP, 0, 0, kind);
    squares_t squares = variant->grid.all & ~lister->occupied & variant->drop[side][kind] &
                        variant->area[side][kind] & open_files(lister, kind);
    if (!option_is(lister, OPTION_STUCK, 0))
        squares &= variant->movable[side][kind];
    if (!is_tried)
        squares &= lister->danger.allowed;
    if (!option_is(lister, OPTION_DROPCHECK, 0) || (variant->dropmate & KIND_BIT(kind)) != 0)
        for (squares_t rest = squares & checking_drops(lister, kind); rest != 0; rest &= rest - 1)
            if (!may_check(lister, kind, drop | (action_t)first_square(rest) << ACTION_TO))
                squares &= ~(rest & -rest);
    const struct bunch bunch = {.action = drop};
    offer_all(lister, &bunch, 0, squares, is_tried);
}

static void list_drops(struct lister *lister) {
    for (unsigned kind = 0; kind < lister->variant->kind_count && !is_answered(lister); kind++)
        if (lister->position->hands[lister->side][kind] > 0)
            list_drops_of(lister, kind);
}

static void list_pass(struct lister *lister) {
    if (!option_is(lister, OPTION_PASS, 0) && lister->own != 0 &&
        !fairy_is_in_check(lister->variant, lister->position, lister->side))
        offer_tried(lister, action_of(FORM_PASS, 0, 0, NO_KIND));
}

static void list_all(struct lister *lister) {
    list_moves(lister);
    if (lister->position->passed_count > 0)
        list_passing(lister);
    if (lister->position->rights != 0)
        list_castlings(lister);
    if (lister->variant->has_hands)
        list_drops(lister);
    list_pass(lister);
}

bool fairy_has_action(const struct fairy *variant, const struct fairy_position *position) {
    struct lister lister;
    lister_start(&lister, variant, position, NULL);
    return finds_action(&lister);
}

static bool finds_chosen(const struct fairy *variant, const struct fairy_position *position,
                         bool wants_capture, fairy_test *test, const void *context) {
    struct lister lister;
    lister_start(&lister, variant, position, NULL);
    lister.is_choosy = true;
    lister.wants_capture = wants_capture;
    lister.test = test;
    lister.context = context;
    return finds_action(&lister);
}

/* Fairy 5.8: captures alone are legal, since there is one. */
static bool must_capture(const struct fairy *variant, const struct fairy_position *position) {
    return variant->base.option[OPTION_FORCED] != 0 &&
           finds_chosen(variant, position, true, NULL, NULL);
}

size_t fairy_list_legal(const struct fairy *variant, const struct fairy_position *position,
                        action_t *list) {
    struct lister lister;
    lister_start(&lister, variant, position, list);
    lister.is_choosy = lister.wants_capture = must_capture(variant, position);
    list_all(&lister);
    return lister.count;
}

bool fairy_any_legal(const struct fairy *variant, const struct fairy_position *position,
                     fairy_test *test, const void *context) {
    return finds_chosen(variant, position, must_capture(variant, position), test, context);
}

static bool captures_passing_on(const struct fairy *variant, action_t action,
                                const struct fairy_position *after, const void *square) {
    (void)variant;
    (void)after;
    return action_form(action) == FORM_PASSING && action_to(action) == *(const uint8_t *)square;
}

bool fairy_has_passing(const struct fairy *variant, const struct fairy_position *position,
                       uint8_t square) {
    return fairy_any_legal(variant, position, captures_passing_on, &square);
}
