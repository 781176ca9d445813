// Whose turn it is, in the title of the tab and by notifications of the browser. Page and browser are fakes.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { TurnCall, titleOf } from '../../../../shell/page/feedback/turn-call.js';
import { makeWords, settled } from '../../support/fakes.js';

/** @type {string[]} */
let shown = [];
const globals = /** @type {any} */ (globalThis);

class Notification {
  static permission = 'granted';

  constructor(/** @type {string} */ title, /** @type {{ body: string }} */ { body }) {
    shown.push(`${title}: ${body}`);
  }
}

beforeEach(() => {
  shown = [];
  Notification.permission = 'granted';
  Object.assign(globals, { Notification, isSecureContext: true, document: { hidden: true, baseURI: 'https://here/' } });
  globals.location = { href: 'https://here/#custodian' };
});

afterEach(() => {
  for (const name of ['Notification', 'isSecureContext', 'document', 'location']) delete globals[name];
});

/** A page with a game by link, at which one plays White. @returns {any} */
const makePage = (kind = 'elsewhere', notify = 'on') => ({
  words: makeWords(),
  session: { view: { family: 'custodian' } },
  byLink: { isMine: (/** @type {string} */ seat) => seat === 'w' },
  table: { called: () => undefined, whoseTurn: { kind, seat: kind === 'person' ? 'w' : 'b' } },
  choices: { notify },
});

test('the title says whose turn it is in a game by link', () => {
  const page = makePage();
  const name = 'family-custodian – app-name';
  assert.equal(titleOf(page), `status-turn[seat=seat-custodian-b,name=] – ${name}`);
  page.table.called = () => 'Ann';
  assert.equal(titleOf(page), `status-turn-called[seat=seat-custodian-b,name=Ann] – ${name}`);
  assert.equal(titleOf(makePage('person')), `title-turn[name=${name}]`);
  assert.equal(titleOf(makePage('over')), name);
  const asked = makePage('offered');
  assert.equal(titleOf(asked), name, 'the other one is to answer');
  asked.table.whoseTurn.seat = 'w';
  assert.equal(titleOf(asked), `title-turn[name=${name}]`);
  assert.equal(titleOf({ ...makePage('person'), byLink: null }), name, 'at one screen nobody has to be called');
  assert.equal(titleOf({ ...makePage(), session: null }), 'app-name');
});

test('a hidden page calls its visitor once, when the turn has come, and only one who wants it', async () => {
  const call = new TurnCall();
  const look = async (/** @type {any} */ page) => {
    call.look(page);
    await settled();
    return shown.splice(0);
  };
  assert.deepEqual(await look(makePage()), []);
  assert.deepEqual(await look(makePage('person')), ['notify-turn: family-custodian']);
  assert.deepEqual(await look(makePage('person')), []);
  await look(makePage());
  assert.deepEqual(await look(makePage('person', 'off')), []);
  await look(makePage());
  globals.document.hidden = false;
  assert.deepEqual(await look(makePage('person')), []);
  await look(makePage());
  globals.document.hidden = true;
  Notification.permission = 'default';
  assert.deepEqual(await look(makePage('person')), [], 'the browser is not asked here');
});
