/* What a view tells a page so that the page need not know it: where actions begin and end, hands,
   surface, paint, directions of play; and the view of an action that is not played. */

#include "json.h"
#include "support.h"
#include "templates.h"

#include <stdio.h>
#include <string.h>

static struct json *view_of(const char *variant, const char *position) {
    struct motley_game *game = game_of(variant, position);
    struct json *view = json_parse(motley_game_view(game));
    motley_game_free(game);
    return view;
}

/* A text that may be missing on both sides. */
static void must_be(const char *text, const char *expected) {
    if (expected == NULL)
        assert_null(text);
    else if (text == NULL)
        fail_msg("%s is missing", expected);
    else
        assert_string_equal(text, expected);
}

static const struct json *action_of(const struct json *view, const char *text) {
    const struct json *action = json_member(view, "actions")->first;
    while (action != NULL && strcmp(json_text(action, "text"), text) != 0)
        action = action->next;
    if (action == NULL)
        fail_msg("%s is not legal", text);
    return action;
}

static void must_lead(const char *variant, const char *position, const char *text,
                      const char *source, const char *target) {
    struct json *view = view_of(variant, position);
    const struct json *action = action_of(view, text);
    must_be(json_text(action, "source"), source);
    must_be(json_text(action, "target"), target);
    json_free(view);
}

static const char captor[] = "tches;strike=1;king=capture;array=k7/8/8/8/8/8/8/7K";
static const char heirs[] = "tches;strike=1;replace=N:PR,J:P;array=k7/8/8/8/8/8/8/7K";
static const char freed[] = "3r3k/8/8/2PPP3/2PR'P3/2P1P3/8/8 w 0 R/- K@d4 0 1";
static const char lost[] = "7k/p*pr*pp5/8/8/8/8/8/K7 b 1 R/- bN,bJ 0 1";

static void actions_tell_source_and_target(void **state) {
    (void)state;
    must_lead("custodian", NULL, "a2a3", "a2", "a3");
    must_lead("taketwo", NULL, "a2~OH", "a2", NULL);
    must_lead("till", NULL, "Q@0,0", "*Q", "0,0");
    must_lead("till", "0,0:bKaKbP a - ab 0 20", "pass", NULL, NULL);
    must_lead("tches;polarity=free", NULL, "a1~2", "a1", "a1");
    must_lead(captor, freed, "K@d3", "*K", "d3");
    must_lead(heirs, lost, "b7=N", "*N", "b7");
}

/* The hands of a view as "w*K1 b*N2". */
static void must_have_hands(const char *variant, const char *position, const char *expected) {
    char text[200] = "", *end = text;
    struct json *view = view_of(variant, position);
    for (const struct json *hand = json_member(view, "hands")->first; hand; hand = hand->next) {
        assert_string_equal(json_text(hand, "source") + 1, json_text(hand, "kind"));
        end += sprintf(end, "%s%s%s%d", hand == json_member(view, "hands")->first ? "" : " ",
                       json_text(hand, "seat"), json_text(hand, "source"),
                       (int)json_member(hand, "count")->number);
    }
    assert_string_equal(text, expected);
    json_free(view);
}

static void hands_hold_what_can_come_to_the_board(void **state) {
    (void)state;
    must_have_hands("custodian", NULL, "");
    must_have_hands("till;pawns=0", "-1,0:aKaQaRaRaBaBaNaNbNbNbBbBbRbRbQ b .,K ab 0 15", "b*K1");
    must_have_hands(captor, freed, "w*K1");
    must_have_hands(heirs, lost, "b*N1 b*J1");
    must_have_hands(heirs, "7k/pppp4/8/8/8/8/8/K7 b 1 R/- bJ,bN,bJ 0 1", "b*N1 b*J2");
}

static void must_explain(const char *variant, const char *position, const char *source,
                         const char *target, const char *expected) {
    struct motley_game *game = game_of(variant, position);
    char text[200] = "", *end = text;
    struct json *why = json_parse(motley_game_explain(game, source, target));
    end += sprintf(end, "%s", json_text(why, "reason"));
    for (const struct json *square = json_member(why, "squares")->first; square;
         square = square->next)
        end += sprintf(end, " %s", square->text);
    assert_string_equal(text, expected);
    json_free(why);
    motley_game_free(game);
}

static void it_is_said_why_nothing_comes_from_a_hand(void **state) {
    (void)state;
    must_explain("custodian", NULL, "*K", "a3", "nothing-in-hand");
    must_explain("custodian", NULL, "*K", "z9", "bad-square");
    must_explain(captor, freed, "*K", "d3", "none");
    must_explain(captor, freed, "d3", "d3", "none");
    must_explain(captor, freed, "*K", "a1", "not-nearest d3");
    must_explain(captor, freed, "*K", "d4", "square-taken d4");
    must_explain(captor, freed, "*R", "d3", "nothing-in-hand");
    must_explain(captor, freed, "d4", "d3", "place-king-first d4");
    must_explain(heirs, lost, "*N", "b7", "none");
    must_explain(heirs, lost, "b7", "b7", "none");
    must_explain(heirs, lost, "*N", "a7", "replace-first b7");
    must_explain(heirs, lost, "*J", "b7", "replace-first b7");
    must_explain(heirs, lost, "*K", "b7", "nothing-in-hand");
    must_explain("tches;polarity=free", NULL, "a1", "a1", "none");
}

static void must_lie(const char *variant, const char *surface, const char *paint,
                     const char *forward) {
    char text[20] = "", *end = text;
    struct json *view = view_of(variant, NULL);
    assert_string_equal(json_text(view, "surface"), surface);
    assert_string_equal(json_text(view, "paint"), paint);
    for (const struct json *seat = json_member(view, "forward")->first; seat; seat = seat->next)
        end += sprintf(end, "%d", (int)seat->number);
    assert_string_equal(text, forward);
    json_free(view);
}

static void the_surface_the_paint_and_the_way_forward_are_told(void **state) {
    (void)state;
    must_lie("custodian", "board", "sides", "02");
    must_lie("custodian;board=cylinder", "cylinder", "sides", "02");
    must_lie("taketwo", "board", "sides", "02");
    must_lie("tches", "board", "sides", "02");
    must_lie("till;players=3", "plane", "colours", "000");
}

/* What stands under a piece is held or carried. */
static void must_stand_on(const char *position, const char *square, const char *seat,
                          bool is_captive) {
    struct json *view =
        view_of("tches;king=capture;transport=on;array=k7/8/8/8/8/8/8/7K", position);
    const struct json *piece = json_member(view, "pieces")->first;
    while (piece != NULL && strcmp(json_text(piece, "square"), square) != 0)
        piece = piece->next;
    const struct json *lower = json_member(piece, "on");
    assert_non_null(lower);
    assert_string_equal(json_text(lower, "seat"), seat);
    assert_int_equal(json_member(lower, "captive") != NULL, is_captive);
    json_free(view);
}

static void captives_are_told_from_passengers(void **state) {
    static const char both[] = "7k/8/8/8/3b_K4/8/8/N_P7 w 3 -/- - 0 1";
    (void)state;
    must_stand_on(both, "d4", "w", true);
    must_stand_on(both, "a1", "w", false);
}

static void the_schema_tells_lessons_cards_and_paint(void **state) {
    struct motley_game *game = motley_game_new();
    struct json *schema = json_parse(motley_game_schema(game));
    (void)state;
    for (const struct json *family = json_member(schema, "families")->first; family;
         family = family->next) {
        const bool is_ladder = strcmp(json_text(family, "family"), "tches") == 0;
        const bool is_till = strcmp(json_text(family, "family"), "till") == 0;
        const struct json *presets = json_member(family, "presets")->first;
        const struct json *cards = json_member(family, "cardsInUse");
        assert_null(json_member(presets, "lesson"));
        for (const struct json *preset = presets->next; preset; preset = preset->next)
            assert_int_equal(json_member(preset, "lesson") != NULL, is_ladder);
        assert_string_equal(json_text(family, "paint"), is_till ? "colours" : "sides");
        assert_int_equal(cards != NULL, json_member(family, "orders") != NULL);
        if (cards != NULL)
            assert_int_equal(cards->number, 2);
    }
    json_free(schema);
    motley_game_free(game);
}

static void an_action_can_be_looked_at_without_playing_it(void **state) {
    struct motley_error error;
    struct motley_game *game = game_of("taketwo", NULL);
    (void)state;
    must_play(game, "a2~OH");
    char *before = keep_text(motley_game_view(game));
    char *after = keep_text(motley_game_view_after(game, "b1c3", 4, &error));
    assert_string_equal(motley_game_view(game), before);
    assert_int_equal(motley_game_ply(game), 1);
    assert_string_equal(motley_game_played(game, 0), "a2~OH");
    assert_null(motley_game_view_after(game, "b1c4", 4, &error));
    assert_int_equal(error.reason, MOTLEY_REASON_NOT_LEGAL);
    assert_int_equal(error.offset, 3);
    must_play(game, "b1c3");
    assert_string_equal(motley_game_view(game), after);
    motley_game_free(game);
}

/* The game of the templates in which pieces are moved and dropped in the same turn. */
static void drops_and_moves_stand_in_one_list(void **state) {
    struct motley_error error;
    struct motley_game *game = game_new_over(all_families);
    size_t moves = 0, drops = 0;
    (void)state;
    assert_true(motley_game_set_variant(game, "corners", strlen("corners"), &error));
    struct json *view = json_parse(motley_game_view(game));
    for (const struct json *action = json_member(view, "actions")->first; action;
         action = action->next) {
        const bool is_drop = strcmp(json_text(action, "source"), "*P") == 0;
        assert_string_equal(json_text(action, "type"), is_drop ? "place" : "move");
        drops += is_drop;
        moves += !is_drop;
    }
    assert_true(moves > 0 && drops > 0);
    json_free(view);
    motley_game_free(game);
}

/* The partners of an action as "e4xd4 R+B": partner, victim, as what the partner and the actor. */
static void must_have_partners(const char *variant, const char *position, const char *action,
                               const char *expected) {
    char text[200] = "", *end = text;
    struct json *view = view_of(variant, position);
    const struct json *partners = json_member(action_of(view, action), "partners");
    for (const struct json *one = partners != NULL ? partners->first : NULL; one; one = one->next)
        end += sprintf(end, "%s%sx%s %s+%s", one == partners->first ? "" : ", ",
                       json_text(one, "square"), json_text(one, "victim"), json_text(one, "as"),
                       json_text(one, "actorAs"));
    assert_string_equal(text, expected);
    json_free(view);
}

static void captures_in_pairs_name_their_partners(void **state) {
    (void)state;
    must_have_partners("custodian", NULL, "a2a3", "");
    must_have_partners("custodian", "k6/7/7/3pR2/7/7/2B3K w - 5 10", "c1e3", "e4xd4 R+B");
    must_have_partners("custodian", "k6/7/3R3/3n3/7/3K3/7 w - 5 10", "d2d3", "d5xd4 R+R");
    must_have_partners("custodian", "k6/7/7/R2n3/3K3/7/7 w - 5 10", "a4c4", "d3xd4 N+R");
    /* A pawn counts as what joins it; all that capture with it are named, and for each victim. */
    must_have_partners("custodian", "k6/7/3P3/R2n3/3K3/7/7 w - 5 10", "a4c4", "d3xd4 N+R");
    must_have_partners("custodian", "k6/7/7/R2nP2/3K3/7/7 w - 5 10", "a4c4",
                       "d3xd4 N+R, e4xd4 R+R");
    must_have_partners("custodian", "k6/7/3p3/4R2/3p3/7/R5K w - 5 10", "a1a5", "");
    must_have_partners("custodian", "k6/3R3/3p3/7/3p3/3R3/R5K w - 5 10", "a1a4", "");
    must_have_partners("custodian", "k6/3R3/3p3/R6/3p3/3R3/6K w - 5 10", "a4d4",
                       "d2xd3 R+R, d6xd5 R+R");
    must_have_partners("custodian;board=cylinder", "k6/7/7/p5R/7/7/R5K w - 5 10", "a1a2", "");
    must_have_partners("custodian;board=cylinder", "3k3/7/7/p5R/7/1R5/6K w - 5 10", "b2b4",
                       "g4xa4 R+R");
    must_have_partners("taketwo", NULL, "e2e4", "");
}

/* Where the pieces of a view win, as "d1>d7 6 f3>f1 2". */
static void must_have_goals(const char *variant, const char *position, const char *expected) {
    char text[200] = "", *end = text;
    struct json *view = view_of(variant, position);
    for (const struct json *piece = json_member(view, "pieces")->first; piece;
         piece = piece->next) {
        const struct json *goal = json_member(piece, "goal");
        if (goal != NULL)
            end += sprintf(end, "%s%s>%s %d", end == text ? "" : ", ", json_text(piece, "square"),
                           json_text(goal, "square"), (int)json_member(goal, "steps")->number);
    }
    assert_string_equal(text, expected);
    json_free(view);
}

static void a_king_and_who_holds_one_have_a_goal(void **state) {
    (void)state;
    must_have_goals("custodian", NULL, "d1>d7 6, d7>d1 6");
    must_have_goals("custodian", "6k/7/7/7/7/1K5/7 w - 5 10", "b2>d7 5, g7>d1 6");
    must_have_goals("custodian;board=cylinder", "6k/7/7/7/1K5/7/7 w - 5 10", "b3>d7 4, g7>d1 6");
    must_have_goals("taketwo", NULL, "");
    must_have_goals("tches", NULL, "");
    /* Nobody has a goal until a King is taken; then it is to be carried home. */
    must_have_goals("tches;king=capture;array=k7/8/8/8/8/8/8/7K", NULL, "");
    must_have_goals("tches;king=capture;array=k7/8/8/8/8/8/8/7K",
                    "7p/8/8/2R_k5/8/8/8/7K w 3 -/- - 0 1", "c5>h1 5");
    must_have_goals("tches;escort=on;array=k7/8/8/8/8/8/8/7K", NULL, "h1>a8 7, a8>h1 7");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(captures_in_pairs_name_their_partners),
        cmocka_unit_test(a_king_and_who_holds_one_have_a_goal),
        cmocka_unit_test(actions_tell_source_and_target),
        cmocka_unit_test(hands_hold_what_can_come_to_the_board),
        cmocka_unit_test(it_is_said_why_nothing_comes_from_a_hand),
        cmocka_unit_test(the_surface_the_paint_and_the_way_forward_are_told),
        cmocka_unit_test(captives_are_told_from_passengers),
        cmocka_unit_test(the_schema_tells_lessons_cards_and_paint),
        cmocka_unit_test(drops_and_moves_stand_in_one_list),
        cmocka_unit_test(an_action_can_be_looked_at_without_playing_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
