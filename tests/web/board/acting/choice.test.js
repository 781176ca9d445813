// The choice of source and target, without a screen: on games of the built engine, and on views written by hand
// where no family has what is needed yet.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  canSwitch,
  exchangeCards,
  findSwitch,
  isAllFromHand,
  onlySource,
  ownSources,
  targetsOf,
} from '../../../../shell/board/view/choices.js';
import { onwardOf } from '../../../../shell/board/view/compound.js';
import { loadBuilt, startGame } from '../../support/engine.js';
import { drop, FakeBoard, handMade, move } from '../../support/fake-board.js';
import { inWords } from '../../support/lists.js';

const engine = await loadBuilt();
const small = 'array=k7/8/8/8/8/8/8/7K';
const open = (/** @type {string} */ variant, position = '', /** @type {string[]} */ actions = []) =>
  new FakeBoard().open(engine, variant, position, actions);
const champion = () => open(`tches;strike=1;${small}`, 'k7/8/3p4/2pp4/3C1p2/8/8/7K w 1 -/- - 0 1');
const freed = () => open(`tches;king=capture;${small}`, '8/1n_K6/8/8/8/8/8/1R5k w 3 -/- - 0 1', ['b1b7']);
const looks = `tches;transport=on;polarity=on;${small}`;

// ----- pieces of the board

test('a piece is chosen by one tap and played by another', () => {
  const board = open('taketwo;switch=off');
  board.tap('b1');
  assert.deepEqual(board.told, [['motley-source', { source: 'b1' }]]);
  assert.deepEqual([board.said, board.targets], ['White knight b1: 2 moves: a3, c3', 'a3 c3']);
  board.tap('c3');
  assert.deepEqual(board.played, ['b1c3']);
  assert.equal(board.choice.source, null);
});

test('the piece tapped again is let go; another own piece is chosen instead', () => {
  const board = open('taketwo;switch=off');
  board.tap('b1', 'g1');
  assert.equal(board.choice.source, 'g1');
  board.tap('g1');
  assert.deepEqual([board.choice.source, board.said], [null, 'nothing selected']);
  assert.deepEqual(board.lastTold, ['motley-source', { source: null }]);
});

test('what cannot be done is refused, and the piece stays chosen, with its targets', () => {
  const board = open('taketwo;switch=off');
  board.tap('b1', 'e5');
  assert.deepEqual(board.lastTold, ['motley-refuse', { source: 'b1', target: 'e5' }]);
  assert.equal(board.choice.source, 'b1');
  assert.equal(board.targets, 'a3 c3');
  board.tap('b1');
  assert.equal(board.choice.source, 'b1', 'who begins again touches the piece first');
  board.tap('b1');
  assert.equal(board.choice.source, null);
});

test('other pieces and empty squares are only looked at', () => {
  const board = open('taketwo;switch=off');
  board.tap('e7', 'e5');
  assert.deepEqual(board.told, [
    ['motley-ask', { square: 'e7' }],
    ['motley-ask', { square: null }],
  ]);
  assert.equal(board.choice.pointed, 'e5');
  board.told = [];
  board.tap('e7');
  board.draw();
  assert.deepEqual(board.told, [
    ['motley-ask', { square: 'e7' }],
    ['motley-point', { square: 'e7' }],
  ]);
});

test('a piece that has nowhere to go and then a piece of the other side: that is refused as any other square', () => {
  const board = open('taketwo;switch=off');
  board.tap('a1');
  board.told = [];
  board.tap('a8');
  assert.deepEqual(board.told, [['motley-refuse', { source: 'a1', target: 'a8' }]]);
  assert.equal(board.choice.source, 'a1', 'it stays chosen');
  board.tap('a4');
  assert.deepEqual(board.told.at(-1), ['motley-refuse', { source: 'a1', target: 'a4' }]);
});

test('looked at is the piece chosen or pointed at now; a piece touched before is not', () => {
  const board = open('taketwo;switch=off');
  const { choice } = board;
  board.tap('e7');
  choice.point(null, true);
  assert.equal(choice.regarded, 'e7', 'the finger has left it');
  board.tap('a1');
  assert.equal(choice.regarded, 'a1', 'it has nowhere to go');
  board.tap('b1');
  assert.equal(choice.regarded, 'b1');
  board.tap('b1');
  assert.equal(choice.regarded, null, 'let go');
  choice.hover('d8');
  assert.equal(choice.regarded, 'd8');
  choice.hover('d5');
  assert.equal(choice.regarded, null, 'an empty square');
  choice.hover('d8');
  choice.lookAway();
  assert.equal(choice.regarded, null, 'the mouse has left the board');
});

test('a piece that was touched is looked at until Escape, or until the next view', () => {
  const board = open('taketwo;switch=off');
  const { choice } = board;
  board.tap('e7');
  assert.equal(choice.cancel(), true);
  assert.equal(choice.regarded, null);
  assert.equal(choice.cancel(), false, 'there is nothing left');
  board.tap('e7');
  choice.point(null, true);
  choice.meet(/** @type {any} */ (board.view), true);
  assert.equal(choice.regarded, null);
});

test('while something is dragged it is looked at, and not what is under the pointer', () => {
  const board = open('taketwo;switch=off');
  const { choice } = board;
  choice.select('a1');
  choice.point('d8', false, true);
  assert.equal(choice.regarded, 'a1');
  choice.point('d8', false);
  assert.equal(choice.regarded, 'd8');
});

test('nothing can be chosen on a board that is only shown', () => {
  const board = open('taketwo;switch=off');
  board.disabled = true;
  board.tap('b1', 'c3');
  assert.deepEqual(board.told, [
    ['motley-ask', { square: 'b1' }],
    ['motley-ask', { square: null }],
  ]);
  assert.equal(board.choice.canGrab('b1'), false);
  board.choice.put('b1');
  assert.equal(board.targets, '');
});

test('a piece under the mouse shows its targets, as long as none is chosen', () => {
  const board = open('taketwo;switch=off');
  board.choice.hover('b1');
  assert.equal(board.targets, 'a3 c3');
  assert.ok(board.choice.isGlance && !board.choice.isTarget('c3'));
  board.choice.hover('e7');
  assert.equal(board.targets, '');
  board.tap('g1');
  board.choice.hover('b1');
  assert.deepEqual([board.targets, board.choice.hovered], ['f3 h3', null]);
  assert.ok(!board.choice.isGlance && board.choice.isTarget('f3'));
});

test('a piece stays chosen when nothing has moved and it can go on, and else not', () => {
  const view = handMade({ a1: 'R', b1: 'N' }, [move('a1', 'a2'), move('b1', 'c3')]);
  const board = new FakeBoard().show(view);
  board.tap('a1');
  const changed = view.pieces.map((piece) => ({ ...piece, cards: 'ODH' }));
  board.show({ ...view, pieces: changed });
  assert.equal(board.choice.source, 'a1');
  board.show({ ...view, actions: [move('b1', 'c3')] });
  assert.equal(board.choice.source, null);
  board.tap('b1');
  board.show(handMade({ a2: 'R', b1: 'N' }, [move('b1', 'c3')]));
  assert.equal(board.choice.source, null);
});

test('the page may choose the source, and is not told what it has said itself', () => {
  const board = open('taketwo;switch=off');
  board.choice.put('b1');
  assert.equal(board.targets, 'a3 c3');
  board.choice.put(null);
  assert.equal(board.targets, '');
  assert.deepEqual(board.told, []);
});

test('a change asks for a picture, the same again for none', () => {
  const board = open('taketwo;switch=off');
  const before = board.pictures;
  board.choice.point('e4', false);
  board.choice.point('e4', false);
  assert.equal(board.pictures, before + 1);
});

test('a source set together with another view lasts only until that is met; each seat keeps its kind', () => {
  const board = open('till;players=3');
  board.choice.put('*P');
  board.tap('0,0', '1,1');
  board.pick('pawn');
  board.choice.put('*P');
  const view = board.view;
  board.tap('2,2');
  assert.deepEqual([board.choice.source, board.view?.turn.player], ['*P', 'a']);
  assert.notEqual(board.view, view);
  const next = /** @type {any} */ (board.playAside?.('P@-1,-1'));
  board.view = { ...next, turn: { ...next.turn, player: 'a' } };
  board.choice.put(null);
  assert.equal(board.choice.source, null);
  board.told = [];
  board.show(/** @type {any} */ (board.view));
  assert.deepEqual([board.choice.source, board.told], ['*P', [['motley-source', { source: '*P' }]]]);
});

// ----- drags

test('a drag ends on a target, or is refused, or comes to nothing beside the board', () => {
  const board = open('taketwo;switch=off');
  board.choice.select('b1');
  assert.equal(board.choice.drop('b1', 'e5'), false);
  assert.deepEqual(board.lastTold, ['motley-refuse', { source: 'b1', target: 'e5' }]);
  board.choice.select('b1');
  assert.equal(board.choice.drop('b1', 'b1'), false);
  assert.equal(board.choice.source, 'b1');
  assert.equal(board.choice.drop('b1', null), false);
  assert.deepEqual(board.lastTold, ['motley-source', { source: null }]);
  board.choice.select('b1');
  assert.equal(board.choice.drop('b1', 'c3'), true);
  assert.deepEqual(board.played, ['b1c3']);
});

test('a piece that was dragged stays where it is until the next view, or the next picture if there is none', () => {
  const board = new FakeBoard().show(handMade({ a1: 'R' }, [move('a1', 'a4')]));
  board.choice.select('a1');
  board.choice.drop('a1', 'a4');
  assert.deepEqual(board.choice.moved, { from: 'a1', to: 'a4' });
  board.draw();
  assert.equal(board.choice.moved, null);
  board.choice.select('a1');
  board.choice.drop('a1', 'a4');
  board.show(handMade({ a4: 'R' }, []));
  assert.equal(board.choice.moved, null);
  board.show(handMade({ a1: 'R' }, [move('a1', 'a4')])).tap('a1', 'a4');
  assert.equal(board.choice.moved, null, 'taps move nothing by hand');
});

// ----- moves in two parts

test('a capture in two parts: first the square between, then the victim', () => {
  const board = champion();
  board.tap('d4', 'c6');
  assert.equal(board.choice.landing, 'c6');
  assert.deepEqual(board.choice.moved, { from: 'd4', to: 'c6' });
  assert.equal(board.targets, 'c5 c6 d6');
  assert.match(board.said, /^White champion on c6/);
  board.tap('d6');
  assert.deepEqual(board.played, ['d4d6']);
});

test('a capture in two parts can be chosen at once, and the first part alone by a second tap', () => {
  const board = champion();
  board.tap('d4', 'd6');
  const other = champion();
  other.tap('d4', 'c6', 'c6');
  assert.deepEqual([board.played, other.played], [['d4d6'], ['d4c6']]);
});

test('the first part is taken back by a tap elsewhere, by Escape, and by another view', () => {
  /** @type {Record<string, (board: FakeBoard) => void>} */
  const ways = {
    'a tap elsewhere': (board) => board.tap('a1'),
    Escape: (board) => board.choice.cancel(),
    'a tap on the piece': (board) => board.tap('d4'),
    'the piece chosen again': (board) => board.choice.select('d4'),
  };
  for (const [name, takeBack] of Object.entries(ways)) {
    const board = champion();
    board.tap('d4', 'c6');
    takeBack(board);
    assert.deepEqual([board.choice.landing, board.choice.moved, board.choice.source], [null, null, 'd4'], name);
    assert.ok(board.choice.isTarget('f4'), name);
  }
  const board = champion();
  board.tap('d4', 'c6');
  board.show(structuredClone(/** @type {any} */ (board.view)));
  assert.equal(board.choice.landing, null);
});

test('a square can be a target and a place to land: there the first part ends, and may be all', () => {
  const board = champion();
  board.tap('d4');
  const target = board.choice.targets.get('c6');
  assert.deepEqual(inWords(target?.actions ?? [], 'text'), ['d4c6']);
  assert.equal(target?.onward.length, 2);
});

test('another piece chosen meanwhile takes the first part back', () => {
  const board = champion();
  board.tap('d4', 'c6', 'h1');
  assert.deepEqual([board.choice.landing, board.choice.source], [null, 'h1']);
});

// ----- what is known of sources and targets

test('a target tells what happens there', () => {
  const actions = [
    move('a1', 'a2'),
    move('a1', 'a3', { captures: ['a3'] }),
    move('a1', 'a4', { captures: ['b4'] }),
    move('a1', 'a8', { kind: 'Q' }),
    { ...move('a1', 'a1'), type: /** @type {const} */ ('turn'), facing: 1 },
    drop('N', 'c3'),
    { ...drop('N', 'c4'), type: /** @type {const} */ ('replace') },
  ];
  const view = handMade({ a1: 'R', a3: 'p', b4: 'p', c4: 'P' }, actions, 'N');
  const flags = (/** @type {string} */ source) =>
    [...targetsOf(view, source).values()].map(({ square, ...target }) => {
      const told = Object.entries(target).filter(([, value]) => value === true);
      return `${square}: ${told.map(([name]) => name).join(' ')}`;
    });
  const ofRook = ['a2: ', 'a3: isHit', 'a4: isRaid', 'a8: isPromotion', 'a1: isTurn'];
  assert.deepEqual(flags('a1'), ofRook);
  assert.deepEqual(flags('*N'), ['c3: isPlace', 'c4: isReplace']);
  assert.deepEqual(onwardOf(view, 'a1', 'a1').size, 0, 'to turn in place is no first part of a move');
});

test('who controls a piece can choose it, whosever colour it has', () => {
  const view = handMade({ a1: 'R', b1: 'r' }, [move('a1', 'a2'), move('b1', 'b2')]);
  const pieces = view.pieces.map((piece) => ({ ...piece, owner: piece.seat === 'w' ? 'b' : 'w' }));
  const board = new FakeBoard().show({ ...view, pieces });
  assert.deepEqual([board.choice.canGrab('a1'), board.choice.canGrab('b1')], [false, true]);
});

test('where there is nothing to do nothing is from the hand', () => {
  const view = handMade({ a1: 'R' }, []);
  assert.deepEqual([isAllFromHand(view), onlySource(view), ownSources(view)], [false, null, []]);
  assert.equal(onlySource(handMade({ a1: 'R' }, [move('a1', 'a2')])), null);
});

test('cards: what can be switched, by which action, and what an exchange would give', () => {
  const switched = { ...move('a1', 'a1'), type: /** @type {const} */ ('switch'), target: undefined, cards: 'DOH' };
  const view = handMade({ a1: 'P', b1: 'P' }, [move('a1', 'a2'), switched, move('b1', 'b2')]);
  assert.deepEqual([canSwitch(view, 'a1'), canSwitch(view, 'b1')], [true, false]);
  assert.equal(findSwitch(view, 'a1', 'DOH'), view.actions[1]);
  assert.equal(findSwitch(view, 'a1', 'HDO'), undefined);
  assert.equal(exchangeCards('ODH', 0, 2), 'HDO');
});

test('of a piece with cards it is said only where they can be switched', () => {
  const board = open('taketwo');
  board.tap('d2');
  assert.match(board.said, /cards can be switched$/);
  const action = board.view?.actions.find(({ cards }) => cards);
  board.tell('motley-play', { text: action?.text });
  board.choice.select('e2');
  assert.match(board.said, /e2/);
  assert.doesNotMatch(board.said, /cards can be switched/);
});

test('Escape puts a kind back: its seat has then taken none', () => {
  const board = open('till;players=3');
  board.choice.put('*P');
  assert.ok(board.choice.cancel());
  board.show(structuredClone(/** @type {any} */ (board.view)));
  assert.equal(board.choice.source, null);
});

// ----- questions

test('a promotion is asked for; the options are what the piece becomes', () => {
  const board = open('taketwo;switch=off', '7k/P7/8/8/8/8/8/K7 w - - 0 1 -');
  board.tap('a7', 'a8');
  assert.equal(board.choice.choosing?.aspect, 'kind');
  assert.ok(board.options.includes('rook'));
  board.choice.considerOption(1);
  const [considered] = board.choice.considered;
  assert.equal(board.foresight.pieceAfter(considered)?.kind, considered.kind);
  board.pick('rook');
  assert.deepEqual(board.played, ['a7a8=R']);
});

test('with passengers: who comes along, and who is left where, as the core says it', () => {
  const position = '7k/3p4/2G5/8/3F_P4/8/8/7K w 1 -/- - 0 1';
  const board = open(`tches;strike=1;transport=on;${small}`, position);
  board.tap('d4', 'd7');
  assert.equal(board.choice.choosing?.aspect, 'carry');
  const texts = board.choice.choosing?.actions.map(({ text }) => text);
  const told = Object.fromEntries(board.options.map((name, i) => [texts?.[i], name]));
  const left = { d4d7: 'leaves White pawn on d4', d4_e6d7: 'leaves White pawn on e6' };
  assert.deepEqual(told, { ...left, d4_d7: 'carries White pawn', d4c6_d7: 'picks up White guardian from c6' });
  board.pick('leaves White pawn on e6');
  assert.deepEqual(board.played, ['d4_e6d7']);
});

test('one question follows another, and Escape takes back one', () => {
  const board = open(`${looks};strike=1`, 'k7/8/8/8/3N_P4/8/8/7K w 1 -/- - 0 1');
  board.tap('d4', 'e6');
  assert.equal(board.choice.choosing?.aspect, 'carry');
  board.pick('carries White pawn');
  assert.deepEqual([board.choice.choosing?.aspect, board.options[0]], ['facing', 'facing up']);
  board.choice.turn(1);
  assert.equal(board.choice.choosing?.index, 1);
  board.choice.turn(-1);
  board.choice.turn(-1);
  assert.equal(board.choice.choosing?.index, 3);
  assert.ok(board.choice.cancel());
  assert.deepEqual([board.choice.choosing, board.choice.source, board.focused], [null, 'd4', 'e6']);
  assert.ok(board.choice.cancel());
  assert.equal(board.choice.source, null);
  assert.equal(board.choice.cancel(), false);
});

test('a piece turns in place by a key: clockwise first to the right, or first to the left', () => {
  const variant = `tches;strike=1;polarity=free;${small}`;
  const board = open(variant, 'k7/8/8/8/3R4/8/8/7K w 1 -/- - 0 1');
  board.focused = 'd4';
  board.choice.turn(1);
  assert.deepEqual([board.choice.source, board.choice.choosing?.index], ['d4', 0]);
  assert.equal(board.options[0], 'facing right');
  board.choice.cancel();
  board.choice.turn(-1);
  const { choosing } = board.choice;
  assert.equal(board.options[choosing?.index ?? 0], 'facing left');
  board.choice.takeOption(choosing?.index ?? 0);
  assert.deepEqual(board.played, ['d4~3']);
  board.focused = 'a2';
  board.choice.turn(1);
  assert.equal(board.choice.choosing, null, 'where nothing can turn');
});

test('facings are asked about clockwise, from where the piece looks now', () => {
  const to = (/** @type {number} */ facing) => ({ ...move('d4', 'd5', { facing }), text: `d4d5~${facing}` });
  const view = handMade({ d4: 'R' }, [to(0), move('d4', 'd5'), to(2), to(3)]);
  const board = new FakeBoard().show({ ...view, pieces: [{ ...view.pieces[0], facing: 1 }] });
  board.tap('d4', 'd5');
  assert.equal(board.choice.choosing?.aspect, 'facing');
  const texts = board.choice.choosing?.actions.map(({ text }) => text);
  assert.deepEqual(texts, ['d4d5', 'd4d5~2', 'd4d5~3', 'd4d5~0']);
});

// ----- from the hand

test('the only source is chosen by itself: a freed king', () => {
  const board = freed();
  assert.equal(board.choice.source, '*K');
  assert.deepEqual(board.lastTold, ['motley-source', { source: '*K' }]);
  assert.match(board.said, /^king free again. Choose a square: /);
  assert.equal(board.targets, 'a6 a7 a8 b6 b8 c6 c7 c8');
  assert.equal(board.choice.canGrab('b7'), false);
  board.tap('e4');
  assert.deepEqual(board.lastTold, ['motley-refuse', { source: '*K', target: 'e4' }]);
  assert.equal(board.choice.source, '*K');
  assert.equal(board.choice.cancel(), false, 'there is nothing else to choose');
  board.choice.put(null);
  assert.deepEqual([board.choice.source, board.lastTold], ['*K', ['motley-source', { source: '*K' }]]);
  board.tap('c6');
  assert.deepEqual(board.played, ['K@c6']);
  assert.equal(board.choice.source, null);
});

test('a lost piece is replaced by another on the board', () => {
  const variant = `tches;strike=1;replace=J:P;${small}`;
  const board = open(variant, '7k/p7/1p6/3R4/8/8/8/K7 b 1 R/- bJ 0 1');
  assert.deepEqual([board.choice.source, board.targets], ['*J', 'a7 b6']);
  assert.match(board.said, /^jester lost. Choose its replacement: /);
  board.tap('b6');
  assert.deepEqual(board.played, ['b6=J']);
});

test('of several kinds none is chosen by itself; all places are shown, and the hand is the page’s', () => {
  const board = open('till;players=3');
  assert.deepEqual([board.choice.source, board.targets], [null, '0,0']);
  assert.ok(!board.choice.isGlance && board.choice.isTarget('0,0'));
  board.choice.put('*Q');
  assert.equal(board.said, 'queen in hand: 1 open place');
  board.tap('0,0');
  assert.deepEqual(board.played, ['Q@0,0']);
});

test('the place first, and then which kind', () => {
  const board = open('till;players=3');
  board.tap('0,0');
  assert.deepEqual([board.choice.choosing?.source, board.choice.choosing?.aspect], [null, 'kind']);
  assert.deepEqual(board.options, ['queen', 'rook', 'bishop', 'knight', 'pawn']);
  board.choice.considerOption(3);
  assert.deepEqual(inWords(board.foresight.of(board.choice.considered).come, 'square', 'kind', 'seat'), ['0,0 N a']);
  board.pick('knight');
  assert.deepEqual(board.played, ['N@0,0']);
});

test('a place where nothing can lie is refused, with a kind in hand or without', () => {
  const board = open('till;players=3', '', ['Q@0,0']);
  board.tap('5,5');
  assert.deepEqual([board.lastTold[0], board.lastTold[1].target], ['motley-refuse', '5,5']);
  board.choice.put('*P');
  board.tap('0,0');
  assert.deepEqual(board.lastTold, ['motley-refuse', { source: '*P', target: '0,0' }]);
  assert.equal(board.choice.source, '*P');
});

test('each seat keeps the kind that it has taken, until it puts it back or another game comes', () => {
  const board = open('till;players=3');
  for (const [kind, square] of Object.entries({ '*P': '0,0', '*N': '1,1', '*B': '2,2' })) {
    assert.equal(board.choice.source, null);
    board.choice.put(kind);
    board.tap(square);
  }
  assert.equal(board.choice.source, '*P');
  board.tap('-1,-1');
  assert.equal(board.choice.source, '*N');
  assert.ok(board.choice.cancel());
  board.choice.put('*R');
  board.choice.put(null);
  board.tap('-1,0');
  board.pick('pawn');
  board.choice.forget();
  board.tap('-2,0');
  assert.equal(board.choice.source, null);
});

const drops = [drop('N', 'c3'), drop('N', 'c4'), drop('B', 'c4')];
const dropping = handMade({ a1: 'R' }, [move('a1', 'a2'), ...drops], 'NB');

test('drops beside moves: a piece or a kind can be chosen, and the other instead', () => {
  const board = new FakeBoard().show(dropping);
  assert.deepEqual([board.choice.source, board.targets], [null, '']);
  assert.ok(board.choice.canGrab('a1'));
  board.choice.put('*N');
  assert.equal(board.targets, 'c3 c4');
  board.tap('a1');
  assert.deepEqual([board.choice.source, board.targets], ['a1', 'a2']);
  board.choice.put('*N');
  board.tap('h5');
  assert.deepEqual(board.lastTold, ['motley-refuse', { source: '*N', target: 'h5' }]);
  board.tap('c3');
  assert.deepEqual(board.played, ['N@c3']);
  assert.ok(board.choice.cancel());
  assert.deepEqual([board.choice.source, board.said], [null, 'nothing selected']);
});

test('drops beside moves: an empty square first asks which kind, or chooses the only one', () => {
  const board = new FakeBoard().show(dropping);
  board.tap('c3');
  assert.deepEqual([board.choice.source, board.played], ['*N', []]);
  board.choice.put(null);
  board.tap('c4');
  assert.deepEqual(inWords(board.choice.choosing?.actions ?? [], 'text'), ['N@c4', 'B@c4']);
  board.choice.takeOption(1);
  assert.deepEqual(board.played, ['B@c4']);
  board.tap('e5');
  assert.equal(board.choice.pointed, 'e5');
  board.tap('a2');
  assert.deepEqual([board.choice.source, board.choice.pointed], [null, 'a2'], 'what only a piece could do');
});

test('drops beside moves: the next turn begins with nothing chosen', () => {
  const board = new FakeBoard().show(dropping);
  board.choice.put('*N');
  board.tap('c3');
  board.show(structuredClone(dropping));
  assert.equal(board.choice.source, null);
});

// ----- cards before the game

test('while cards are arranged the piece stays chosen, though nothing can be played', () => {
  const board = new FakeBoard();
  board.arranging = true;
  const start = startGame(engine, 'taketwo');
  board.show({ ...start.view(), actions: [] });
  board.tap('d1');
  assert.match(board.said, /cards can be switched$/);
  const pieces = start.view().pieces.map((piece) => (piece.square === 'd1' ? { ...piece, cards: 'HOD' } : piece));
  board.show({ ...start.view(), pieces, actions: [] });
  assert.equal(board.choice.source, 'd1');
  board.tap('e1');
  assert.doesNotMatch(board.said, /cards/);
});

test('while sides are chosen the piece stays chosen that is turned, and only its name is said', () => {
  const board = new FakeBoard();
  board.arranging = true;
  const game = startGame(engine, 'tches');
  board.show({ ...game.view(), actions: [] });
  board.tap('a1');
  assert.match(board.said, /rook a1$/);
  game.arrange({ a1: 'RN' });
  board.show({ ...game.view(), actions: [] });
  assert.equal(board.choice.source, 'a1');
  const { turn } = game.view();
  board.show({ ...game.view(), turn: { ...turn, player: 'b' }, actions: [] });
  assert.equal(board.choice.source, null, 'another seat chooses');
});
