// An action that is planned while somebody else is to act: when it is played, and when it is forgotten.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { Premove } from '../../../shell/possible/premove.js';
import { showDraft } from '../../../shell/table/drafted.js';
import { turnOf } from '../../../web/possible.js';
import { loadBuilt } from '../support/engine.js';
import { FakeBrowser } from '../support/fake-browser.js';
import { sitDown } from '../support/fakes.js';

const engine = await loadBuilt();

/** @type {FakeBrowser} */
let browser;
/** @type {Premove} */
let premove;
/** @type {any} */
let app;

/** A game in which the second of two players is to act somewhere else. */
function open(/** @type {string} */ variant, isLive = true) {
  const { table, owner, session } = sitDown(engine, variant);
  owner.around = { byLink: { own: 'w', isOnLine: true, computing: 'b', isLive } };
  const { turn } = session.view;
  while (session.view.turn.player === turn.player) table.play(session.view.actions[0].text, 'person');
  const board = new EventTarget();
  const { words } = table;
  const update = () => {};
  app = { root: new EventTarget(), board, dialog: null, practice: null, table, session, words, update };
  app.schema = engine.schema();
  const part = { turn: () => turnOf(session.game, 'w'), redraw: update };
  premove = new Premove(app, /** @type {any} */ (part));
  owner.follow = (/** @type {any} */ change) => premove.follow(change);
}

/** Sends an event of the board, which the root sees first. */
function send(/** @type {string} */ name, /** @type {object} */ detail) {
  const event = Object.assign(new Event(name), { detail });
  Object.defineProperty(event, 'target', { value: app.board });
  app.root.dispatchEvent(event);
}

/** Plans the last of the actions that the board offers, and returns it. */
function plan() {
  const { actions } = premove.details(app.session)?.view ?? { actions: [] };
  const { text } = actions[actions.length - 1];
  send('motley-play', { text });
  return text;
}

const playElsewhere = () => app.table.play(app.session.view.actions[0].text, 'elsewhere');
/** What waits is done. */
function rest() {
  for (const { run } of browser.timers.splice(0)) run();
}

const isOwnTurn = () => app.session.view.turn.player === 'w';
const textsOf = () => app.session.steps.map((/** @type {{ text: string }} */ { text }) => text);

beforeEach(() => {
  mock.restoreAll();
  browser = new FakeBrowser();
  browser.install();
});

test('in a live game the next action is planned while somebody elsewhere is to act, and played after it', () => {
  open('custodian');
  const text = plan();
  assert.equal(premove.planned?.action.text, text);
  playElsewhere();
  rest();
  assert.deepEqual([textsOf().at(-1), textsOf().length, premove.planned], [text, 3, null]);
});

test('a plan waits while a turn is drafted, taken back and played to its end', () => {
  open('tches');
  const text = plan();
  const count = textsOf().length;
  showDraft(app.table, [app.session.view.actions[0].text]);
  showDraft(app.table, []);
  assert.equal(premove.planned?.action.text, text);
  while (!isOwnTurn()) playElsewhere();
  assert.equal(premove.planned?.action.text, text);
  rest();
  assert.equal(textsOf()[count + 3], text);
});

test('a plan is forgotten when another position is shown, or the game ends', () => {
  open('custodian');
  plan();
  app.table.goTo(0);
  assert.equal(premove.planned, null);
  app.table.goTo(1);
  plan();
  app.table.decide({ result: 'win', winner: 'w', reason: 'resignation' });
  assert.equal(premove.planned, null);
});

test('where the link has to be sent first nothing is planned', () => {
  open('custodian', false);
  plan();
  assert.equal(premove.planned, null);
});
