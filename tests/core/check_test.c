/*
 * Why royal pieces are in check (rules 5.4), in random games: those that are told as attackers are
 * exactly those that a way apart from the judgement of danger finds. In TCHES(S) that is the list
 * of captures in the same position of a game in which Kings are captured like other pieces; in
 * Custodian Chess and Till Chess that of the turn that the enemy would have; in Take Two Chess a
 * King is in check by each of them alone, and by no other.
 */

#include "json.h"
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLIES = 160, TEXT_SIZE = 4096 };

/* A position with a King in check. */
struct scene {
    struct motley_game *game;
    const struct json *view, *attacks;
    const char *king; /* its square */
    char seat;        /* its player's */
};

/* True if two lists of squares are the same, in their order; none is an empty one. */
static bool are_alike(const struct json *one, const struct json *other) {
    const struct json *a = one != NULL ? one->first : NULL;
    const struct json *b = other != NULL ? other->first : NULL;
    for (; a != NULL && b != NULL; a = a->next, b = b->next)
        if (strcmp(a->text, b->text) != 0)
            return false;
    return a == NULL && b == NULL;
}

static bool has_text(const struct json *list, const char *text) {
    for (const struct json *item = list != NULL ? list->first : NULL; item; item = item->next)
        if (strcmp(item->text, text) == 0)
            return true;
    return false;
}

/* How many of a turn's actions capture the King from a square by a way; without a way: any. */
static size_t count_captures(const struct scene *scene, const struct json *turn, const char *from,
                             const char *by) {
    size_t count = 0;
    for (const struct json *action = json_first(turn, "actions"); action; action = action->next) {
        const char *source = json_text(action, "source");
        const struct json *landings = json_member(action, "landings");
        if (source == NULL || !has_text(json_member(action, "captures"), scene->king) ||
            (from != NULL && strcmp(source, from) != 0))
            continue;
        count +=
            by == NULL || has_text(landings, by) || strcmp(json_text(action, "target"), by) == 0;
    }
    return count;
}

static bool is_told(const struct scene *scene, const char *from, const char *by) {
    for (const struct json *attack = scene->attacks->first; attack; attack = attack->next)
        if (strcmp(json_text(attack, "square"), from) == 0 &&
            (by == NULL || has_text(json_member(attack, "way"), by)))
            return true;
    return false;
}

/* Each capture of the King that an enemy's turn has is told, by all squares where it can stop. */
static void captures_are_told(const struct scene *scene, const struct json *turn, bool is_beside) {
    for (const struct json *action = json_first(turn, "actions"); action; action = action->next) {
        const struct json *landing = json_first(action, "landings");
        if (!has_text(json_member(action, "captures"), scene->king))
            continue;
        const char *from = json_text(action, "source");
        if (!is_told(scene, from, is_beside ? json_text(action, "target") : NULL))
            fail_msg("%s is not told to attack %s", from, scene->king);
        for (; landing != NULL; landing = landing->next)
            if (!is_told(scene, from, landing->text))
                fail_msg("%s is not told to attack by %s", from, landing->text);
    }
}

/* Whether the partners are those of an action of the enemy's turn. */
static bool has_partners(const struct scene *scene, const struct json *turn,
                         const struct json *attack) {
    for (const struct json *action = json_first(turn, "actions"); action; action = action->next) {
        const struct json *partner = json_first(action, "partners");
        const struct json *told = json_first(attack, "partners");
        if (json_text(action, "source") == NULL ||
            strcmp(json_text(action, "source"), json_text(attack, "square")) != 0 ||
            strcmp(json_text(action, "target"), json_first(attack, "way")->text) != 0)
            continue;
        for (; partner != NULL; partner = partner->next)
            if (strcmp(json_text(partner, "victim"), scene->king) == 0) {
                if (told == NULL || strcmp(told->text, json_text(partner, "square")) != 0)
                    return false;
                told = told->next;
            }
        return told == NULL;
    }
    return false;
}

/* The turn of a seat, in the game or in one of another variant with the same position. */
static struct json *supposed_turn(const struct scene *scene, const char *variant, char seat) {
    struct motley_error error = {.reason = MOTLEY_REASON_NONE};
    struct motley_game *other = game_of(variant, motley_game_position(scene->game));
    const char *told = motley_game_turn_of(other, seat, &error);
    assert_non_null(told);
    struct json *turn = json_parse(told);
    motley_game_free(other);
    return turn;
}

static void custodian_is_right(const struct scene *scene) {
    struct json *turn =
        supposed_turn(scene, keep_text(motley_game_variant(scene->game)), scene->seat ^ 'w' ^ 'b');
    captures_are_told(scene, turn, true);
    for (const struct json *attack = scene->attacks->first; attack; attack = attack->next)
        if (!has_partners(scene, turn, attack))
            fail_msg("%s does not attack so", json_text(attack, "square"));
    json_free(turn);
}

static void tches_is_right(const struct scene *scene) {
    char variant[TEXT_SIZE];
    snprintf(variant, sizeof variant, "%s;king=plain;prey=K", motley_game_variant(scene->game));
    struct json *turn = supposed_turn(scene, variant, scene->seat ^ 'w' ^ 'b');
    captures_are_told(scene, turn, false);
    for (const struct json *attack = scene->attacks->first; attack; attack = attack->next) {
        const struct json *way = json_first(attack, "way");
        const char *from = json_text(attack, "square");
        /* The squares of a bent path are not among what actions tell. */
        const bool is_stop =
            way != NULL && way->next == NULL && count_captures(scene, turn, from, way->text) > 0;
        if (count_captures(scene, turn, from, is_stop ? way->text : NULL) == 0)
            fail_msg("%s does not attack in %s", from, motley_game_position(scene->game));
    }
    json_free(turn);
}

/* Who attacks a King may have to see to the own one first. */
static void till_is_right(const struct scene *scene) {
    for (const char *seat = "abcdef"; *seat != '\0'; seat++) {
        struct motley_error error;
        if (*seat == scene->seat || motley_game_turn_of(scene->game, *seat, &error) == NULL)
            continue;
        struct json *turn =
            supposed_turn(scene, keep_text(motley_game_variant(scene->game)), *seat);
        captures_are_told(scene, turn, false);
        json_free(turn);
    }
}

/* Rewrites the rows of a position so that another piece stands on a square. */
static void put_piece(char *rows, const char *square, char piece) {
    char board[64], cards[64][4] = {{0}}, rest[TEXT_SIZE];
    unsigned cell = 0;
    size_t length = 0;
    snprintf(rest, sizeof rest, "%s", strchr(rows, ' '));
    for (const char *at = rows; *at != ' '; at++) {
        if (*at == '~') {
            memcpy(cards[cell - 1], at, 3);
            at += 2;
        } else if (*at >= '1' && *at <= '8') {
            for (char n = *at; n > '0'; n--)
                board[cell++] = '1';
        } else if (*at != '/') {
            board[cell++] = *at;
        }
    }
    const unsigned place = (unsigned)('8' - square[1]) * 8 + (unsigned)(square[0] - 'a');
    board[place] = piece;
    cards[place][0] = '\0';
    for (cell = 0; cell < 64; cell++) {
        if (cell > 0 && cell % 8 == 0)
            rows[length++] = '/';
        rows[length++] = board[cell];
        for (const char *card = cards[cell]; *card != '\0'; card++)
            rows[length++] = *card;
    }
    snprintf(rows + length, TEXT_SIZE - length, "%s", rest);
}

/* Makes own pieces of all attackers but one, of a kind that leaves the position a possible one. */
static struct motley_game *game_but(const struct scene *scene, const char *kept) {
    struct motley_error error;
    struct motley_game *other = game_of(keep_text(motley_game_variant(scene->game)), NULL);
    for (const char *kind = scene->seat == 'w' ? "NBR" : "nbr"; *kind != '\0'; kind++) {
        char position[TEXT_SIZE];
        snprintf(position, sizeof position, "%s", motley_game_position(scene->game));
        for (const struct json *attack = scene->attacks->first; attack; attack = attack->next)
            if (strcmp(json_text(attack, "square"), kept) != 0)
                put_piece(position, json_text(attack, "square"), *kind);
        if (motley_game_set_position(other, position, strlen(position), &error))
            return other;
    }
    motley_game_free(other);
    return NULL;
}

/* A King is attacked by so many when all that are told, but for one, are its own pieces. */
static void must_be_attacked(const struct scene *scene, const char *kept, size_t count) {
    struct motley_game *other = game_but(scene, kept);
    if (other == NULL)
        return;
    struct json *check = json_parse(motley_game_explain_check(other, scene->king));
    assert_int_equal(json_count(json_member(check, "attacks")), count);
    json_free(check);
    motley_game_free(other);
}

static void taketwo_is_right(const struct scene *scene) {
    must_be_attacked(scene, "", 0);
    for (const struct json *attack = scene->attacks->first; attack; attack = attack->next)
        must_be_attacked(scene, json_text(attack, "square"), 1);
}

static const struct {
    const char *family;
    void (*is_right)(const struct scene *scene);
} families[] = {{"custodian", custodian_is_right},
                {"taketwo", taketwo_is_right},
                {"tches", tches_is_right},
                {"till", till_is_right}};

/* No way is told twice. */
static void attacks_differ(const struct json *attacks) {
    for (const struct json *one = attacks->first; one != NULL; one = one->next)
        for (const struct json *other = one->next; other != NULL; other = other->next)
            assert_false(strcmp(json_text(one, "square"), json_text(other, "square")) == 0 &&
                         are_alike(json_member(one, "way"), json_member(other, "way")));
}

/* What fails is tried by the player to act alone, who has no move. */
static void failures_are_right(const struct scene *scene, const struct json *failures) {
    for (const struct json *move = failures->first; move != NULL; move = move->next) {
        assert_true(motley_game_action_count(scene->game) <= 1);
        assert_int_equal(*json_text(json_member(scene->view, "turn"), "player"), scene->seat);
    }
}

/* Who merely threatens is trapped. */
static void attackers_are_trapped(const struct scene *scene) {
    for (const struct json *attack = scene->attacks->first; attack; attack = attack->next)
        for (const struct json *piece = json_first(scene->view, "pieces"); piece;
             piece = piece->next)
            if (strcmp(json_text(piece, "square"), json_text(attack, "square")) == 0)
                assert_non_null(json_member(piece, "trapped"));
}

/* Looks at all pieces; the number of those in check. */
static size_t pieces_are_right(struct motley_game *game) {
    struct json *view = json_parse(motley_game_view(game));
    const char *family = json_text(view, "family");
    size_t count = 0;
    for (const struct json *piece = json_first(view, "pieces"); piece; piece = piece->next) {
        struct scene scene = {game, view, NULL, json_text(piece, "square"),
                              *json_text(piece, "seat")};
        struct json *check = json_parse(motley_game_explain_check(game, scene.king));
        scene.attacks = json_member(check, "attacks");
        const bool is_threatened = json_member(piece, "threatened") != NULL;
        assert_int_equal(json_count(scene.attacks) > 0,
                         is_threatened || json_member(piece, "check") != NULL);
        attacks_differ(scene.attacks);
        if (is_threatened) {
            attackers_are_trapped(&scene);
            json_free(check);
            continue;
        }
        failures_are_right(&scene, json_member(check, "failures"));
        for (size_t i = 0; json_count(scene.attacks) > 0 && i < sizeof families / sizeof *families;
             i++)
            if (strcmp(families[i].family, family) == 0)
                families[i].is_right(&scene);
        count += json_count(scene.attacks) > 0;
        json_free(check);
    }
    json_free(view);
    return count;
}

static void variant_holds(void **state) {
    size_t count = 0;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        struct motley_game *game = game_of(*state, NULL);
        struct random random = {seed};
        for (size_t ply = 0; ply < PLIES && motley_game_action_count(game) > 0; ply++) {
            play_randomly(game, &random);
            if (motley_game_action_count(game) > 0)
                count += pieces_are_right(game);
        }
        motley_game_free(game);
    }
    assert_true(count > 0);
}

int main(void) {
    static const char *const variants[] = {
        "custodian",
        "custodian;board=cylinder;bishops=step",
        "custodian;pairs=swapped",
        "taketwo",
        "tches;strike=1",
        "tches;array=krn/3/3/3/KRN",
        "tches;array=kfcdgl/mqpppp/6/6/MQPPPP/KFCDGL",
        "tches;array=kfcn/mlpp/4/4/MLPP/KFCN;transport=on;strike=1",
        "tches;array=ktwaej/3w2/6/6/3W2/KTWAEJ;strike=1",
        "tches;array=kcplj/5/5/5/KCPLJ;polarity=free;strike=2",
        "till",
        "till;players=3;pawns=2",
    };
    struct test_list list = {0};
    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++)
        test_list_add(&list, variants[i], variant_holds, (void *)variants[i]);
    return test_list_run(&list, "check");
}
