// Positions that are edited: what is written of them is what the rules write, and what is wrong is told where it is.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDraft, writeDraft } from '../../../shell/editor/draft.js';
import { Editing } from '../../../shell/editor/editing.js';
import { readText } from '../../../shell/editor/read-text.js';
import { loadBuilt, makeRandom, startPreset } from '../support/engine.js';
import { inWords } from '../support/lists.js';

const engine = await loadBuilt();
const { families } = engine.schema();

const edit = (/** @type {string} */ variant, position = '') => new Editing(engine, variant, position);

/** Puts pieces such as `Qe4` and `kd7`, each of a kind with one letter. */
function put(/** @type {Editing} */ editing, /** @type {string[]} */ ...pieces) {
  for (const text of pieces) {
    const kind = text[0].toUpperCase();
    editing.brush = { kind, seat: editing.seats[text[0] === kind ? 0 : 1] };
    editing.put(text.slice(1));
  }
}

const pieceAt = (/** @type {Editing} */ editing, /** @type {string} */ square) => {
  const piece = editing.pieceOn(square);
  assert.ok(piece, `a piece on ${square}`);
  return piece;
};

const refusal = (/** @type {Editing} */ { verdict }) => [verdict.error?.reason, verdict.square, verdict.field];

for (const family of families)
  test(`${family.family}: what is written of a position is its text, in every preset and some way into games`, () => {
    const random = makeRandom(11);
    for (const preset of family.presets) {
      const game = startPreset(engine, preset);
      for (let ply = 0; ply < 60 && game.actions().length > 0; ply++) {
        const { position } = game;
        const view = game.view();
        const draft = readDraft(family, { view, position });
        assert.equal(writeDraft(family, view, draft).text, position);
        const read = readText(family, view, position, []);
        assert.ok(read);
        assert.equal(writeDraft(family, view, read).text, position);
        const statesOf = (/** @type {typeof draft} */ { pieces }) =>
          pieces.map(({ square, seat, acted, switched }) => [square, seat, !!acted, !!switched].join()).sort();
        assert.deepEqual(statesOf(read), statesOf(draft));
        const actions = game.actions();
        game.play(actions[random(actions.length)]);
      }
      game.dispose();
    }
  });

test('pieces are put, moved and taken away; the same again takes it away; all of that is undone and done again', () => {
  const editing = edit('custodian');
  put(editing, 'Nd4');
  assert.match(editing.verdict.position, /^rbnknbr\/ppppppp\/7\/3N3\//);
  editing.act('move d4 e5');
  assert.match(editing.verdict.position, /^rbnknbr\/ppppppp\/4N2\//);
  assert.equal(editing.selected, 'e5');
  put(editing, 'Ne5');
  assert.equal(editing.verdict.position, editing.usual);
  editing.goBy(-1);
  assert.equal(pieceAt(editing, 'e5').kind, 'N');
  editing.goBy(-9);
  assert.equal(editing.verdict.position, editing.usual);
  assert.equal(editing.canUndo, false);
  editing.goBy(2);
  editing.act('remove e5');
  assert.equal(editing.canRedo, false);
  assert.equal(editing.pieceOn('e5'), undefined);
});

test('what cannot be played is shown all the same, with the square or the field that is wrong', () => {
  const editing = edit('custodian');
  editing.clear();
  assert.deepEqual(refusal(editing), ['king-count', undefined, 'rows']);
  assert.deepEqual([editing.view.pieces.length, editing.view.files], [0, 7]);
  put(editing, 'Kd1', 'kd7', 'Pc7');
  assert.deepEqual(refusal(editing), ['pawn-on-end-rank', 'c7', 'rows']);
  assert.equal(editing.view.pieces.length, 3);
  editing.act('remove c7');
  assert.equal(editing.verdict.position, '3k3/7/7/7/7/7/3K3 w - 0 1');
  editing.set('turn', '0');
  assert.deepEqual(refusal(editing), ['number-zero', undefined, 'turn']);
  editing.set('turn', '1');
  assert.equal(editing.verdict.error, undefined);
});

test('a text is put on the board, also one that the rules refuse, and can be taken back', () => {
  const editing = edit('taketwo;switch=off');
  editing.enter('4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1');
  assert.deepEqual(refusal(editing), ['opponent-in-check', undefined, 'rows']);
  assert.deepEqual(
    editing.view.pieces.map(({ square, kind, seat, cards }) => [square, kind, seat, cards]),
    [
      ['e8', 'K', 'b', undefined],
      ['e7', 'Q', 'w', 'ODH'],
      ['e1', 'K', 'w', undefined],
    ],
  );
  editing.act('move e7 d7');
  assert.equal(editing.verdict.error?.reason, 'opponent-in-check');
  editing.set('side', 'b');
  assert.equal(editing.verdict.position, '4k3/3Q4/8/8/8/8/8/4K3 b - - 0 1 -');
  editing.enter('\t4k3/8/8/8/8/8/8/4K2R  b KQ');
  assert.equal(editing.verdict.position, '4k3/8/8/8/8/8/8/4K2R b K - 0 1 -');
  assert.deepEqual(
    editing.mended.map(({ field, taken }) => `${field} ${taken}`),
    ['castling K', 'ep -', 'halfmove 0', 'turn 1'],
  );
  editing.act('move h1 h2');
  assert.deepEqual([editing.mended, editing.draft.fields.castling], [[], '-']);
  editing.goBy(-9);
  assert.equal(editing.verdict.position, editing.usual);
});

test('of a text that the rules refuse what it lacks is as they would take it', () => {
  const fieldsOf = (/** @type {string} */ variant, /** @type {string} */ text) =>
    Object.values(edit(variant, text).draft.fields).slice(1);
  assert.deepEqual(fieldsOf('taketwo', '4k3/4Q3/8/8/8/8/8/4K3 w'), ['w', '-', '-', '0', '1', '-']);
  assert.deepEqual(fieldsOf('custodian', '7/3K3/7/7/7/7/P6 b'), ['b', '-', '0', '1']);
  assert.deepEqual(fieldsOf('custodian', '7/3K3/7/7/7/7/7'), ['w', '-', '0', '1']);
  assert.deepEqual(fieldsOf('tches', `k9/${'10/'.repeat(8)}10 b`), ['b', '3', '-/-', '-', '0', '1']);
  assert.deepEqual(fieldsOf('till', '0,0:aK1bK b - ab 0 40'), ['b', '-', 'ab', '0', '40']);
});

test('a text whose pieces cannot be told is refused, and nothing changes', () => {
  /** @type {[string, string, string][]} */
  const rows = [
    ['custodian', '7/3K3/7/7/7/k6/8 w - 0 1', 'row-too-long'],
    ['custodian', '7/3K3/7/7/7/k6/6 w - 0 1', 'row-too-short'],
    ['custodian', '7/3K3/7/7/7/k6 w - 0 1', 'row-count'],
    ['custodian', '7/3Q3/7/7/7/k6/7 w - 0 1', 'unknown-piece'],
    ['custodian', '7/3K3/7/7/7/k6/7 w - 0 1 1', 'trailing-text'],
    ['custodian', '7/3K3/7/7/7/k6/7~ w - 0 1', 'unknown-piece'],
    ['taketwo', '4k3/8/8/8/8/8/P~HH7/4K3 w - - 0 1', 'unknown-cards'],
    ['tches', `k9/${'10/'.repeat(8)}9*Rn w`, 'unknown-piece'],
    ['till', '0,0:aKzK a - ab 0 40', 'unknown-piece'],
    ['till', `0,0:aK${'1000'.repeat(2)}bK a - ab 0 40`, 'number-too-large'],
    ['till', `0,0:aK${'/'.repeat(300)}bK a - ab 0 40`, 'disconnected'],
    ['till', '0:aK a', 'bad-square'],
    ['till', '', 'bad-number'],
  ];
  for (const [variant, text, reason] of rows) {
    const editing = edit(variant);
    assert.throws(() => editing.enter(text), { subject: 'position', reason }, text);
    assert.deepEqual([editing.canUndo, editing.verdict.position], [false, editing.usual]);
  }
});

test('castling whose rook has gone is given up, and only that; what somebody claims stays, and is refused', () => {
  const editing = edit('taketwo');
  editing.act('remove h1');
  assert.equal(editing.draft.fields.castling, 'Qkq');
  editing.act('move e8 e6');
  assert.equal(editing.draft.fields.castling, 'Q');
  editing.set('castling', 'KQ');
  assert.deepEqual(refusal(editing), ['castling-unmet', undefined, 'castling']);
  put(editing, 'Rh1');
  assert.deepEqual([editing.draft.fields.castling, editing.verdict.error], ['KQ', undefined]);
});

test('taketwo: new pieces have the cards of their kind, in any order, and one may have been switched', () => {
  const editing = edit('taketwo');
  put(editing, 'Qe4', 'Ne5');
  assert.deepEqual([pieceAt(editing, 'e4').cards, pieceAt(editing, 'e5').cards], ['ODH', undefined]);
  assert.equal(editing.canBe({ ...pieceAt(editing, 'e4'), facing: 1 }), false);
  assert.equal(editing.canBe({ ...pieceAt(editing, 'e4'), acted: true }), false);
  editing.turn('e4', { cards: 'HOD', switched: true });
  assert.match(editing.verdict.position, /4Q~HO3.* e4$/);
  editing.turn('a2', { switched: true });
  assert.equal(pieceAt(editing, 'e4').switched, undefined);
  assert.match(editing.verdict.position, / a2$/);
});

test('tches: facings, marks and passengers are offered where the rules read them; marks count actions', () => {
  const editing = edit('tches;polarity=on;transport=on');
  const knight = pieceAt(editing, 'b1');
  const under = (/** @type {string} */ kind, seat = 'w') => editing.canBe({ ...knight, on: { kind, seat } });
  assert.deepEqual([under('P'), under('N'), under('P', 'b'), under('K', 'b')], [true, false, false, false]);
  assert.equal(edit('tches').canBe({ ...knight, facing: 1 }), false);
  editing.turn('b1', { facing: 2, acted: true, on: { kind: 'P', seat: 'w' } });
  assert.match(editing.verdict.position, /RN~2'_PBM.* w 2 /);
  editing.turn('b1', { acted: undefined });
  assert.equal(editing.draft.fields.left, '3');
  put(editing, 'Gd5');
  assert.equal(pieceAt(editing, 'd5').facing, 0);
  const held = edit('tches;king=capture');
  assert.equal(held.canBe({ ...pieceAt(held, 'b1'), on: { kind: 'K', seat: 'b' } }), true);
});

test('tches: kinds with two letters are put as any', () => {
  const editing = edit('tches');
  editing.brush = { kind: 'RN', seat: 'b' };
  editing.put('e5');
  assert.match(editing.verdict.position, /\/4\*rn5\//);
});

test('till: tiles on the plane; who controls a colour is a field, and shows at its tiles', () => {
  const editing = edit('till;players=3', '0,0:aKaPbKbPcPcK a - abc 0 40');
  editing.act('move 5,0 0,1');
  assert.equal(editing.verdict.position, '0,1:cK/aKaPbKbPcP a - abc 0 40');
  editing.act('move 0,1 -2,2');
  assert.deepEqual(refusal(editing), ['disconnected', undefined, 'rows']);
  editing.goBy(-1);
  editing.act('remove 0,1');
  assert.deepEqual(refusal(editing), ['bad-owners', undefined, 'owners']);
  editing.set('owners', 'aba');
  assert.equal(editing.verdict.error, undefined);
  assert.equal(editing.view.pieces.find(({ square }) => square === '4,0')?.owner, 'a');
  editing.set('owners', 'cba');
  assert.equal(editing.view.pieces.find(({ square }) => square === '0,0')?.owner, 'c');
});

test('till: while tiles are placed, hands and the count follow from the table', () => {
  const editing = edit('till');
  assert.equal(editing.isPlacing, true);
  put(editing, 'P0,0');
  assert.equal(editing.draft.fields.hands, 'KQRRBBNNPPPPPPP,KQRRBBNNPPPPPPPP');
  assert.deepEqual(refusal(editing), ['bad-side', undefined, 'side']);
  editing.set('side', 'b');
  assert.equal(editing.verdict.error, undefined);
  editing.setPlacing(false);
  assert.deepEqual([editing.draft.fields.hands, editing.verdict.field], ['-', 'owners']);
});

test('every piece can be taken up, and each tool offers what it does', () => {
  const editing = edit('custodian');
  const textsOf = () => editing.view.actions.map(({ text }) => text);
  assert.ok(textsOf().includes('move d7 a4'));
  editing.tool = 'remove';
  assert.equal(textsOf().length, 28);
  editing.tool = 'put';
  assert.equal(textsOf().length, 49);
  assert.equal(editing.view, editing.view);
  const till = edit('till', '0,0:aKbK a - ab 0 30');
  till.tool = 'put';
  assert.ok(till.view.actions.some(({ target }) => target === '-2,2'));
  assert.ok(!till.view.actions.some(({ target }) => target === '-3,0'));
});

// ----- the start of a variant

test('the start of a variant is drawn: the variant follows the pieces, and the board has another size', () => {
  const editing = edit('tches;strike=2');
  editing.setArray(true);
  assert.deepEqual([editing.variant, editing.draft.array?.files], ['tches;strike=2', 10]);
  editing.act('remove a3');
  assert.match(
    editing.variant,
    /^tches;strike=2;array=rnbmqklbnr\/1cfdggdfc1\/pppppppppp\/10\/10\/10\/10\/1PPPPPPPPP\//,
  );
  assert.equal(editing.verdict.position, editing.usual);
  editing.clear();
  assert.deepEqual([editing.verdict.error?.subject, editing.variant.includes('1PPPPPPPPP')], ['variant', true]);
  editing.resize({ files: 5, ranks: 6 });
  assert.deepEqual([editing.size.files, editing.view.ranks], [5, 6]);
  put(editing, 'Ke1', 'ka6', 'Nb1');
  assert.equal(editing.variant, 'tches;strike=2;array=k4/5/5/5/5/1N2K');
  assert.deepEqual([editing.view.files, editing.view.ranks, editing.verdict.error], [5, 6, undefined]);
  editing.resize({ files: 4 });
  assert.equal(editing.verdict.error?.subject, 'variant', 'there is no white King');
  assert.equal(editing.view.pieces.length, 2);
  editing.goBy(-1);
  assert.equal(editing.verdict.position, 'k4/5/5/5/5/1N2K w 2 -/- - 0 1');
  editing.goBy(-99);
  assert.deepEqual([editing.draft.array, editing.variant], [undefined, 'tches;strike=2']);
  put(editing, 'Fe5');
  assert.match(editing.verdict.position, /\/4F5\//, 'positions of the first variant are edited again');
});

test('a start that the rules refuse is told at the square, as far as it is one, and undone', () => {
  const editing = edit('tches');
  editing.setArray(true);
  editing.resize({ files: 5, ranks: 5 });
  editing.clear();
  put(editing, 'Ka1', 'ke5', 'Qe1');
  assert.deepEqual([editing.verdict.error?.reason, editing.verdict.view], ['opponent-in-check', undefined]);
  assert.deepEqual([editing.verdict.square, editing.verdict.field], [undefined, 'array']);
  editing.act('move e1 d2');
  assert.equal(editing.variant, 'tches;array=4k/5/5/3Q1/K4');
  editing.setArray(false);
  assert.equal(editing.verdict.position, '4k/5/5/3Q1/K4 w 3 -/- - 0 1');
  editing.set('left', '9');
  assert.equal(editing.verdict.field, 'left');
});

test('a start that contradicts an option is told at that option', () => {
  const editing = edit('tches;king=plain;prey=N');
  editing.setArray(true);
  editing.resize({ files: 5, ranks: 5 });
  editing.clear();
  put(editing, 'Na1', 'Ke1', 'ke5');
  assert.deepEqual([editing.verdict.error?.reason, editing.verdict.field], ['no-prey', 'prey']);
  put(editing, 'na5');
  assert.equal(editing.verdict.error, undefined);
});

test('portals are put, each of its seat; those that nobody has put go with the Kings', () => {
  const editing = edit('tches;escort=on');
  editing.setArray(true);
  assert.deepEqual(editing.draft.array?.squares, ['f1', 'f10']);
  editing.act('move f1 e5');
  assert.equal(editing.draft.array?.squares[0], 'e5');
  editing.goBy(-1);
  editing.tool = 'mark';
  editing.brush = { kind: 'P', seat: 'b' };
  assert.ok(editing.view.actions.some(({ text }) => text === 'mark c9'));
  editing.act('mark c9');
  assert.equal(editing.variant, 'tches;escort=on;portals=f1,c9');
  assert.deepEqual(inWords(editing.view.marks, 'mark', 'square', 'seat'), ['portal f1 w', 'portal c9 b']);
  editing.restart();
  assert.equal(editing.variant, 'tches;escort=on');
  assert.equal(edit('custodian').hasArray, false);
});

test('a kind that is put for the first time stays where it was offered', () => {
  const editing = edit('tches');
  editing.setArray(true);
  const { usualKinds } = editing;
  assert.equal(usualKinds.includes('J'), false);
  put(editing, 'Je5');
  assert.match(editing.variant, /J/, 'it belongs to the variant from now on');
  assert.deepEqual(editing.usualKinds, usualKinds);
});
