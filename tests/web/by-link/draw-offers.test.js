// Draws that go with one's next turn in a game by link, and what is told of the answers.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { DrawOffers } from '../../../shell/by-link/draw-offers.js';
import { makeWords } from '../support/fakes.js';

/** A game in which one plays White. @type {any} */
let game;
/** @type {string[]} */
let told;
/** @type {DrawOffers} */
let offers;

beforeEach(() => {
  told = [];
  game = {
    live: {},
    others: ['b'],
    own: { seat: 'w' },
    isMine: (/** @type {string} */ seat) => seat === 'w',
    nameOf: () => 'Bo',
    isOfferedDraw: false,
    agreed: { actions: [], extras: [] },
    session: {
      played: [],
      steps: [],
      extras: [],
      result: null,
      isAtEnd: true,
      view: { turn: { player: 'w' } },
      outcome: { result: 'ongoing' },
    },
    app: {
      words: makeWords(),
      table: { whoseTurn: { kind: 'person' }, tell: (/** @type {{ text: string }} */ { text }) => told.push(text) },
    },
  };
  offers = new DrawOffers(game);
});

/** The next action is played. */
function play(seat = 'w', player = 'b', kind = 'elsewhere') {
  const { session } = game;
  session.played = session.steps = [...session.steps, { seat, text: `${session.steps.length}` }];
  session.view.turn.player = player;
  game.app.table.whoseTurn.kind = kind;
  offers.follow();
}

test('a draw goes with the next turn, when that is complete', () => {
  offers.isNext = true;
  offers.follow();
  assert.equal(game.session.result, null, 'nothing has been played');
  play('w', 'w', 'person');
  assert.equal(game.session.result, null, 'the turn goes on');
  play('w', 'b', 'ending');
  assert.equal(game.session.result, null, 'its end is to be confirmed');
  game.app.table.whoseTurn.kind = 'elsewhere';
  offers.follow();
  assert.deepEqual(game.session.result, { result: 'draw', reason: 'agreement' });
  assert.equal(offers.isNext, false);
});

test('a draw does not go with what others know already, with their turn, or after the end', () => {
  offers.isNext = true;
  game.agreed.actions = ['0'];
  play();
  assert.equal(game.session.result, null);
  play('b', 'w', 'person');
  assert.equal(game.session.result, null);
  assert.equal(offers.isNext, true);
  game.session.outcome.result = 'win';
  play();
  assert.deepEqual([game.session.result, offers.isNext], [null, false]);
});

test('an offer that goes with a turn is answered as any other', () => {
  offers.isNext = true;
  const { whoseTurn } = game.app.table;
  Object.defineProperty(whoseTurn, 'kind', { get: () => (game.session.result ? 'offered' : 'elsewhere'), set() {} });
  play();
  game.session.result = null;
  game.session.extras = [['answer', '1,declined']];
  offers.follow();
  assert.deepEqual(told, ['by-link-draw-declined[seat=Bo]']);
});

test('what comes of an offer is told once', () => {
  for (const [answer, text] of [
    ['1,taken', 'by-link-draw-taken[seat=Bo]'],
    ['1,declined', 'by-link-draw-declined[seat=Bo]'],
  ]) {
    play('w', 'b', 'offered');
    game.session.extras = [['answer', answer]];
    game.agreed.extras = game.session.extras;
    game.app.table.whoseTurn.kind = 'over';
    offers.follow();
    offers.follow();
    assert.deepEqual(told.splice(0), [text]);
  }
});

test('who takes back an offer, or is offered a draw, is told nothing', () => {
  play('w', 'b', 'offered');
  game.app.table.whoseTurn.kind = 'elsewhere';
  offers.follow();
  game.isOfferedDraw = true;
  play('b', 'w', 'offered');
  game.session.extras = [['answer', '2,declined']];
  game.app.table.whoseTurn.kind = 'person';
  offers.follow();
  assert.deepEqual(told, []);
});
