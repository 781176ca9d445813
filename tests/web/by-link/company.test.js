// Who is here in a game by link that travels by itself, and what a game does by itself when somebody comes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byPresence, Comings, companyOf, isAlone, isTogether } from '../../../shell/by-link/company.js';
import { Meeting } from '../../../shell/by-link/meeting.js';
import { makeWords } from '../support/fakes.js';

/** @typedef {import('../../../shell/services/state.js').Live} Live */
/** @typedef {import('../../../shell/services/state.js').Presence} Presence */

/** A game of three people, of whom one is here. @returns {any} */
function makeGame(/** @type {Partial<Live>} */ more = {}, others = ['b', 'c']) {
  /** @type {Record<string, Presence>} */
  const at = {};
  /** @type {any} */
  const live = {
    state: 'on',
    questions: [],
    next: null,
    presence: (/** @type {string} */ seat) => at[seat] ?? 'new',
    ...more,
  };
  return { live, others, at, own: { seat: 'w' } };
}

test('nobody is asked to send a link while all others are here', () => {
  const game = makeGame();
  const told = () => [isAlone(game), isTogether(game)];
  assert.deepEqual(told(), [true, false]);
  game.at.b = 'here';
  assert.deepEqual(told(), [false, false]);
  game.at.c = 'here';
  assert.deepEqual(told(), [false, true]);
  game.at.c = 'away';
  assert.deepEqual(told(), [false, false]);
});

test('a game that does not travel by itself has no company', () => {
  for (const state of /** @type {const} */ (['asking', 'off', 'elsewhere'])) {
    const game = makeGame({ state });
    game.at.b = game.at.c = 'here';
    assert.deepEqual([companyOf(game), isTogether(game), isAlone(game)], [[], false, false], state);
  }
  assert.deepEqual(companyOf({ others: ['b'], own: { seat: 'w' } }), []);
  assert.equal(isTogether(makeGame({}, [])), false, 'with computers alone there is nobody to be here');
});

test('seats stand together by where their people are, those who are here first', () => {
  const game = makeGame({}, ['b', 'c', 'd', 'e']);
  Object.assign(game.at, { b: 'gone', c: 'here', e: 'gone' });
  assert.deepEqual(byPresence(game), [
    ['here', ['c']],
    ['gone', ['b', 'e']],
    ['new', ['d']],
  ]);
});

test('who comes and goes is told once, and not who has never come', () => {
  const [game, comings] = [makeGame(), new Comings()];
  const look = () => comings.look(game).map(({ id, seat }) => `${seat} ${id.replace('live-', '')}`);
  assert.deepEqual(look(), []);
  game.at.b = 'here';
  assert.deepEqual([look(), look()], [['b here'], []]);
  game.at.b = 'away';
  assert.deepEqual(look(), ['b away']);
  Object.assign(game.at, { b: 'here', c: 'here' });
  assert.deepEqual(look(), ['b here', 'c here']);
  game.at.c = 'gone';
  assert.deepEqual(look(), ['c gone']);
});

test('what somebody asks is told once, and again when it is asked again', () => {
  const [game, comings] = [makeGame(), new Comings()];
  const look = () => comings.look(game).map(({ id, seat }) => `${seat} ${id}`);
  game.live.questions = [{ seat: 'b', key: '1' }];
  assert.deepEqual([look(), look()], [['b live-question'], []]);
  game.live.questions = [...game.live.questions, { seat: 'b', key: '2' }];
  assert.deepEqual(look(), ['b live-question']);
  game.live.questions = [];
  game.live.next = { seat: 'c' };
  assert.deepEqual([look(), look()], [['c live-next'], []]);
  game.live.next = null;
  look();
  game.live.next = { seat: 'w' };
  assert.deepEqual(look(), [], 'one knows what one asks');
  game.live.next = { seat: 'c' };
  assert.deepEqual(look(), ['c live-next']);
});

/** A game at a page that notes what is opened and said. */
function makeMeeting(/** @type {Partial<Live>} */ more, { isNew = true, isFirst = true } = {}) {
  const game = makeGame(more, ['b']);
  /** @type {string[]} */
  const told = [];
  game.isNew = isNew;
  game.nameOf = (/** @type {string} */ seat) => seat;
  game.told = (/** @type {string} */ seat) => game.names?.[seat] || game.own.names?.[seat];
  game.app = {
    words: makeWords(),
    navigation: { follow: () => told.push('kept') },
    dialog: null,
    openDialog(/** @type {string} */ name) {
      game.app.dialog = { name };
      told.push(`open ${name}`);
    },
    closeDialog() {
      game.app.dialog = null;
      told.push('close');
    },
    table: { tell: (/** @type {any} */ { text, isSpoken }) => told.push(isSpoken ? text : `seen ${text}`) },
  };
  const meeting = new Meeting(game, isFirst);
  return { game, meeting, told };
}

test('the one who makes a game is shown the invitation once, which goes when the friend is here', () => {
  const { game, meeting, told } = makeMeeting({ state: 'joining' });
  meeting.follow();
  meeting.follow();
  assert.deepEqual(told, ['open invite']);
  game.live.state = 'on';
  game.at.b = 'here';
  meeting.follow();
  assert.deepEqual(told.slice(1), ['live-here[seat=b]', 'close']);
});

test('who has not agreed yet is asked first, also who opens a link; a stored game asks nobody', () => {
  const asked = (/** @type {object} */ details) => {
    const { meeting, told } = makeMeeting({ state: 'asking' }, details);
    meeting.follow();
    return told;
  };
  assert.deepEqual(asked({ isNew: true }), ['open consent']);
  assert.deepEqual(asked({ isNew: false }), ['open consent']);
  assert.deepEqual(asked({ isNew: false, isFirst: false }), []);
  const { meeting, told } = makeMeeting({ state: 'joining' }, { isNew: false });
  meeting.follow();
  assert.deepEqual(told, [], 'whoever opens a link invites nobody');
  const onlooker = makeMeeting({ state: 'asking' }, { isNew: false });
  onlooker.game.own.seat = '';
  onlooker.meeting.follow();
  assert.deepEqual(onlooker.told, [], 'who only looks on is not asked here');
});

test('a game that gets another session says of nobody twice that they are here', () => {
  const { game, meeting, told } = makeMeeting({ state: 'on' }, { isNew: false });
  game.at.b = 'here';
  meeting.follow();
  new Meeting(game, false).follow();
  assert.deepEqual(told, ['live-here[seat=b]']);
});

test('names are kept, for when people are not there', () => {
  const { game, meeting, told } = makeMeeting({ state: 'on' }, { isNew: false });
  game.names = { b: ' Bo \n' };
  meeting.follow();
  meeting.follow();
  assert.deepEqual([game.own, told], [{ seat: 'w', names: { b: 'Bo' } }, ['kept']]);
  game.names = {};
  meeting.follow();
  assert.deepEqual(game.own.names, { b: 'Bo' });
  game.names = { b: 'Bob' };
  meeting.follow();
  assert.deepEqual(game.own.names, { b: 'Bob' });
});
