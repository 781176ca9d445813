// Bad input: each error names subject, reason and place, and leaves the game as it was.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MotleyError } from '../../../web/engine.js';
import { loadBuilt, makeRandom, playRandomly, snapshot, startGame, startPreset } from '../support/engine.js';

/** @typedef {import('../../../web/engine.js').Game} Game */

const engine = await loadBuilt();
const { families } = engine.schema();
const variant = 'custodian;array=classic';
const long = 'x'.repeat(70_000);

/** A game with something to lose. */
function makeGame() {
  const game = startGame(engine, variant);
  playRandomly(game, 6, makeRandom(5));
  return game;
}

/** The MotleyError that a call throws; the game must be as it was. */
function refuse(/** @type {Game} */ game, /** @type {() => unknown} */ call) {
  const before = snapshot(game);
  /** @type {unknown} */
  let error;
  try {
    call();
  } catch (thrown) {
    error = thrown;
  }
  assert.ok(error instanceof MotleyError, `threw ${error}`);
  assert.deepEqual(snapshot(game), before);
  return error;
}

/** The offending token, which the page cuts out of the text. */
function summarize(/** @type {MotleyError} */ { subject, reason, text, offset, length }) {
  return { subject, reason, offset, token: text.slice(offset, offset + length) };
}

test('an empty text is refused as such, even as the first that a game gets', () => {
  const game = engine.createGame();
  assert.throws(() => game.setVariant(''), { subject: 'variant', reason: 'empty' });
  game.dispose();
});

/** @type {[text: string, reason: string, offset: number, token: string][]} */
const badVariants = [
  ['', 'empty', 0, ''],
  ['chess', 'unknown-family', 0, 'chess'],
  ['Custodian', 'unknown-family', 0, 'Custodian'],
  ['custodian;colour=red', 'unknown-key', 10, 'colour'],
  ['custodian;array=five', 'unknown-value', 16, 'five'],
  ['custodian;array=four;array=four', 'repeated-key', 21, 'array'],
  ['custodian;array', 'missing-value', 15, ''],
  ['custodian\0', 'unknown-family', 0, 'custodian\0'],
  ['custodian;array=four\0', 'unknown-value', 16, 'four\0'],
  ['custodian;größe=7', 'unknown-key', 10, 'größe'],
  ['шашки', 'unknown-family', 0, 'шашки'],
  ['custodian;array=♔👑', 'unknown-value', 16, '♔👑'],
];
for (const [text, reason, offset, token] of badVariants) {
  test(`variant ${JSON.stringify(text)}: ${reason}`, () => {
    const game = makeGame();
    const error = refuse(game, () => game.setVariant(text));
    assert.deepEqual(summarize(error), { subject: 'variant', reason, offset, token });
    assert.equal(error.text, text);
    assert.match(error.message, new RegExp(`variant: ${reason} at ${offset}`));
    game.dispose();
  });
}

/** @type {((position: string) => string)[]} */
const spoilers = [
  () => '',
  () => ' ',
  () => '\0',
  () => '8/8',
  () => 'ы'.repeat(30),
  () => '\ud800',
  (position) => position.slice(0, position.indexOf(' ')),
  (position) => position.slice(1),
  (position) => position + ' x',
  (position) => position + '\0',
  (position) => '\0' + position,
  (position) => position.replace(/[a-z]/i, 'é'),
  (position) => position.replace(' ', ' _ '),
  (position) => position + ' '.repeat(60_000),
  (position) => position.replace(/\d+(?=\D*$)/, '99999999999999999999'),
];
for (const { family } of families) {
  test(`${family}: spoilt positions are refused`, () => {
    const game = startPreset(engine, { key: '', variant: family });
    playRandomly(game, 5, makeRandom(6));
    for (const spoil of spoilers) {
      const text = spoil(game.position);
      const error = refuse(game, () => game.setPosition(text));
      assert.equal(error.subject, 'position', JSON.stringify(text));
      assert.match(error.reason, /^[a-z-]+$/);
      assert.notEqual(error.reason, 'none');
      assert.equal(error.text, text);
      assert.ok(error.offset >= 0 && error.length >= 0);
      assert.ok(error.offset + error.length <= text.length, JSON.stringify(text));
    }
    game.dispose();
  });

  test(`${family}: blanks between fields and around them say nothing`, () => {
    const game = startPreset(engine, { key: '', variant: family });
    playRandomly(game, 5, makeRandom(6));
    const { position } = game;
    game.setPosition(` ${position.replaceAll(' ', ' \t ')}\t`);
    assert.equal(game.position, position);
    assert.deepEqual(game.mended(), []);
    game.dispose();
  });

  test(`${family}: what is not an action in the list is refused`, () => {
    const game = startPreset(engine, { key: '', variant: family });
    playRandomly(game, 5, makeRandom(7));
    const [legal] = game.actions();
    const other = legal === legal.toUpperCase() ? legal.toLowerCase() : legal.toUpperCase();
    for (const text of ['', 'x', '\0', legal + '\0', legal + ' ', other, legal + 'é', '♔', long]) {
      const error = refuse(game, () => game.play(text));
      assert.equal(error.subject, 'action');
      assert.match(error.reason, /^(empty|not-legal|bad-action|too-long)$/);
      assert.ok(error.offset + error.length <= text.length, JSON.stringify(text));
    }
    game.dispose();
  });
}

test('an action that is almost legal: the place where it leaves the legal ones', () => {
  const game = makeGame();
  const [legal] = game.actions();
  const { subject, reason, offset } = refuse(game, () => game.play(legal + '!'));
  assert.deepEqual({ subject, reason, offset }, { subject: 'action', reason: 'not-legal', offset: legal.length });
  game.dispose();
});

test('texts beyond every bound are refused before they are copied', () => {
  const game = makeGame();
  const memory = engine.memorySize;
  for (const text of [long, 'ы'.repeat(40_000), 'x'.repeat(50_000_000)]) {
    const calls = [() => game.setVariant(text), () => game.setPosition(text), () => game.play(text)];
    for (const call of [...calls, () => game.explain(text, 'a1')]) assert.equal(refuse(game, call).reason, 'too-long');
  }
  assert.equal(engine.memorySize, memory);
  game.dispose();
});

test('a token of a byte that is part of a character is the whole character', () => {
  const game = makeGame();
  const text = 'rb👑kbnr/ppppppp/7/7/7/PPPPPPP/RBNKBNR w KQkq 0 1';
  const { reason, token } = summarize(refuse(game, () => game.setPosition(text)));
  assert.deepEqual({ reason, token }, { reason: 'unknown-piece', token: '👑' });
  game.dispose();
});

test('an undo at the start is refused, and arranging where there are no cards', () => {
  const game = startGame(engine, variant);
  const error = refuse(game, () => game.undo());
  assert.deepEqual(summarize(error), { subject: 'game', reason: 'at-start', offset: 0, token: '' });
  const noChoice = game.view().pieces.find(({ kind }) => kind === 'K')?.square ?? '';
  assert.equal(refuse(game, () => game.arrange({ [noChoice]: 'OHD' })).reason, 'bad-square');
  game.dispose();
});

for (const { family } of families) {
  test(`${family}: arranging is refused off the piece, in no form of it, and after the first action`, () => {
    const game = startGame(engine, family);
    const reasonOf = (/** @type {string} */ at, /** @type {string} */ form) =>
      refuse(game, () => game.arrange({ [at]: form })).reason;
    const [choice] = game.choices();
    if (!choice) return assert.equal(reasonOf('a1', 'R'), 'bad-square');
    const { square, forms } = choice;
    const order = forms[forms.length - 1].code;
    assert.deepEqual([reasonOf(square, 'XYZ'), reasonOf(square, '')], ['unknown-form', 'unknown-form']);
    assert.deepEqual([reasonOf('z99', order), reasonOf('', order)], ['bad-square', 'bad-square']);
    assert.equal(refuse(game, () => game.arrange({})).reason, 'empty');
    assert.equal(reasonOf(square, order + '\0'), 'unknown-form');
    playRandomly(game, 1, makeRandom(8));
    assert.equal(reasonOf(square, order), 'not-at-start');
    game.dispose();
  });
}

test('squares that are none are explained as such', () => {
  const game = makeGame();
  for (const text of ['', 'x', 'é', 'a1 a2', 'a99999999999', '-1,-1', 'a0'])
    assert.deepEqual(game.explain(text, 'a1'), { reason: 'bad-square', squares: [] }, text);
  assert.equal(refuse(game, () => game.explain('a1\0', 'a2')).reason, 'not-ascii');
  game.dispose();
});

test('kinds and states that are none have no movement', () => {
  const game = makeGame();
  for (const [kind, state] of Object.entries({ '': '', '?': '', é: '', 'K K': '', K: 'nonsense' }))
    assert.equal(game.movement(kind, state), null);
  game.dispose();
});

test('a depth that is none is refused', () => {
  const game = makeGame();
  for (const depth of [-1, 0.5, NaN, Infinity, 65, 2 ** 32, 2 ** 53])
    assert.equal(refuse(game, () => game.perft(depth)).reason, 'limit', String(depth));
  game.dispose();
});

test('a game without a variant says so', () => {
  const game = engine.createGame();
  const texts = [() => game.variant, () => game.position, () => game.outcome, () => game.view(), () => game.actions()];
  const acts = [() => game.undo(), () => game.play('a1a2'), () => game.setPosition('x'), () => game.perft(1)];
  const others = [() => game.explain('a1', 'a2'), () => game.movement('K', ''), () => game.arrange({ a1: 'OHD' })];
  for (const call of [...texts, ...acts, ...others]) assert.throws(call, { name: 'MotleyError', reason: 'no-variant' });
  assert.equal(game.ply, 0);
  assert.deepEqual(game.played(), []);
  assert.throws(() => game.setVariant('nonsense'), { reason: 'unknown-family' });
  game.setVariant(variant);
  assert.equal(game.variant, variant);
  game.dispose();
});

test('every text of chance is refused or accepted, never a crash', () => {
  const game = makeGame();
  const random = makeRandom(9);
  const alphabet = 'custodian;=,/ \0KQRBNPkqrbnpwb-0123456789~_*@:éы👑';
  for (let round = 0; round < 2000; round++) {
    const text = Array.from({ length: random(40) }, () => [...alphabet][random([...alphabet].length)]).join('');
    for (const call of [() => game.setVariant(text), () => game.setPosition(text), () => game.play(text)])
      assert.throws(call, (error) => error instanceof MotleyError && error.reason !== 'engine-failed');
  }
  assert.equal(game.variant, variant);
  game.dispose();
});
