// The legend of kinds and pieces, on games of the built engine.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { purposeOf } from '../../../shell/legend/movement.js';
import * as legend from '../../../shell/legend/ways.js';
import { Words } from '../../../shell/words/words.js';
import { loadBuilt, startGame } from '../support/engine.js';
import { inWords } from '../support/lists.js';

const { isCaptive, kindsInPlay, layersOf, pieceInSight, waysInSight, waysNow, waysOf } = legend;
const engine = await loadBuilt();
const words = new Words('en', []);

/** The legend's host, with a game. @returns {import('../../../shell/legend/ways.js').LegendHost} */
function host(/** @type {string} */ variant, position = '', /** @type {string[]} */ actions = []) {
  const game = startGame(engine, variant, position, actions);
  const family = engine.schema().families.find(({ family }) => family === game.view().family);
  assert.ok(family);
  const movement = (/** @type {string} */ kind, /** @type {string} */ state) => game.movement(kind, state);
  return { words, family, view: game.view(), movement, look: 'lines', isFlipped: false, pointed: null };
}

const small = 'array=k7/8/8/8/8/8/8/7K';

test('only the kinds that can be there are shown', () => {
  const names = kindsInPlay(host('tches;strike=1;both=E')).map(({ name }) => name);
  assert.ok(names.includes('emperor') && !names.includes('lion') && !names.includes('jester'));
  assert.equal(kindsInPlay(host('custodian')).length, 5);
});

test('a royal piece is shown without the captures that it may not make', () => {
  const stepsOf = (/** @type {string} */ king) => host(`tches;${king}prey=L`).movement('L', '')?.steps ?? [];
  assert.ok(stepsOf('').every(({ then }) => then?.length === 8));
  assert.equal(stepsOf('king=capture;').length, 8);
  assert.ok(stepsOf('king=capture;').every(({ quiet, then }) => quiet && !then));
});

test('moves that capture what they enclose are no quiet ones, but the straight step of a bishop is', () => {
  const purposes = (/** @type {string} */ variant, /** @type {string} */ kind) => [
    ...new Set(host(variant).movement(kind, '')?.steps.map(purposeOf)),
  ];
  for (const kind of ['K', 'R', 'B', 'N']) assert.deepEqual(purposes('custodian', kind), ['around'], kind);
  assert.deepEqual(purposes('custodian', 'P'), ['conditional', 'around']);
  assert.deepEqual(purposes('custodian;bishops=step', 'B'), ['around', 'quiet']);
});

test('a kind with cards moves in as many ways as its cards have orders', () => {
  const given = host('taketwo');
  const waysByName = Object.fromEntries(given.family.kinds.map((kind) => [kind.name, waysOf(given, kind)]));
  assert.deepEqual(inWords(waysByName.pawn, 'order'), given.family.orders);
  assert.deepEqual(inWords(waysByName.rook, 'order'), ['']);
});

test('a kind whose cards have a single order moves in that way', () => {
  const given = host('taketwo');
  const movement = (/** @type {string} */ _, /** @type {string} */ state) => (state === 'D' ? { steps: [] } : null);
  const one = { ...given, movement, family: { ...given.family, orders: ['D'] } };
  assert.deepEqual(waysOf(one, given.family.kinds[0]), [{ order: 'D', steps: [] }]);
});

test('a piece with cards: as they are, and as an exchange of its own cards would make them', () => {
  const given = host('taketwo');
  const pawn = given.view.pieces.find(({ square }) => square === 'd2');
  assert.ok(pawn?.cards);
  const [usual] = waysNow(given, pawn);
  assert.equal(usual.order, pawn.cards);
  const cards = 'DOH';
  const ways = waysNow({ ...given, considered: { square: 'd2', cards } }, pawn);
  assert.deepEqual(inWords(ways, 'order'), [pawn.cards, cards]);
  assert.notDeepEqual(ways[1].steps, usual.steps);
  assert.deepEqual(waysNow({ ...given, considered: { square: 'e2', cards } }, pawn), [usual]);
  assert.deepEqual(waysNow({ ...given, considered: { square: 'd2', cards: null } }, pawn), [usual]);
});

test('a jester moves as what it imitates, or not at all', () => {
  const variant = 'tches;strike=1;both=J;array=jk6/8/8/8/8/8/8/JKN5';
  const waysAfter = (/** @type {string[]} */ actions) =>
    waysInSight({ ...host(variant, '', actions), pointed: { square: 'a8' } })[0].steps;
  assert.deepEqual(waysAfter([]), []);
  assert.deepEqual(waysAfter(['c1d3']), host(variant).movement('N', '')?.steps);
});

test('of a stack both pieces move, but a captive does not', () => {
  const carrying = host(`tches;transport=on;${small}`, '8/8/k7/8/2P5/8/1N6/7K w 3 -/- - 0 1', ['b2c4']);
  const stack = pieceInSight({ ...carrying, pointed: { square: 'c4' } });
  assert.ok(stack);
  assert.deepEqual(inWords(layersOf(stack), 'kind'), ['N', 'P']);
  assert.equal(waysInSight({ ...carrying, pointed: { square: 'c4' } }).length, 2);
  const holding = host(`tches;strike=1;king=capture;${small}`, '8/1n_K6/8/8/8/8/8/1R5k w 1 -/- - 0 1');
  const captor = pieceInSight({ ...holding, pointed: { square: 'b7' } });
  assert.ok(captor);
  const [carrier, captive] = layersOf(captor);
  assert.deepEqual([isCaptive(carrier), isCaptive(captive)], [false, true]);
  assert.equal(waysInSight({ ...holding, pointed: { square: 'b7' } }).length, 1);
});

test('where no piece is any more, none is shown', () => {
  const given = host('custodian');
  assert.deepEqual(waysInSight({ ...given, pointed: { square: 'd4' } }), []);
  assert.deepEqual(waysInSight(given), []);
});
