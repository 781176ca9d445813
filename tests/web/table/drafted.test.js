// The actions of a turn that is not finished elsewhere: they are seen at this table, and nobody has played them.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { formatLink } from '../../../shell/links/links.js';
import { showDraft } from '../../../shell/table/drafted.js';
import { Session } from '../../../shell/table/game/session.js';
import { newsSince } from '../../../shell/table/news.js';
import { loadBuilt } from '../support/engine.js';
import { inWords } from '../support/lists.js';

const engine = await loadBuilt();

/** @type {Session} */
let session;
/** A turn of three actions. @type {string[]} */
let turn;
/** Other ones that can be the second and third action of it. @type {string[]} */
let others;

/** Shows a draft at a table without an owner. */
const show = (/** @type {string[]} */ texts, of = session) =>
  showDraft({ session: of, change: (_, change) => void change(of) }, texts);

const textsOf = (/** @type {Session} */ { steps }) => inWords(steps, 'text');
const linkOf = (/** @type {Session} */ { link }) => formatLink(link);

/** The actions that can be played after some others. */
function actionsAfter(/** @type {string[]} */ texts) {
  const aside = new Session(engine, 'tches');
  for (const text of texts) aside.play(text);
  const { actions } = aside.view;
  aside.dispose();
  return actions.map(({ text }) => text);
}

beforeEach(() => {
  session = new Session(engine, 'tches');
  const [first] = actionsAfter([]);
  const seconds = actionsAfter([first]).slice(0, 2);
  const thirds = seconds.map((second) => actionsAfter([first, second])[0]);
  turn = [first, seconds[0], thirds[0]];
  others = [seconds[1], thirds[1]];
});

test('drafted actions are seen in the position, the steps and the news, and are in no link and no line', () => {
  const link = linkOf(session);
  assert.equal(show(turn.slice(0, 2)), true);
  assert.deepEqual(textsOf(session), turn.slice(0, 2));
  assert.deepEqual([session.drafted, session.at, session.view.turn.left], [2, 2, 1]);
  const news = newsSince(session, session.view.seats[1]);
  assert.equal(news.steps.length, 2);
  assert.equal(linkOf(session), link);
  assert.deepEqual([session.line.steps, session.played], [[], []]);
});

test('another draft keeps the common beginning and takes the rest back', () => {
  show(turn.slice(0, 2));
  const [first] = session.steps;
  assert.equal(show([turn[0], others[0]]), true);
  assert.deepEqual(textsOf(session), [turn[0], others[0]]);
  assert.equal(session.steps[0], first);
  assert.equal(show([turn[0]]), true);
  assert.deepEqual([session.drafted, session.at, textsOf(session)], [1, 1, [turn[0]]]);
  session.dropDraft();
  assert.deepEqual([session.drafted, session.at, session.steps, session.view.turn.left], [0, 0, [], 3]);
});

test('a draft is refused whole if an action is not legal or ends the turn, or if there are too many', () => {
  show([turn[0]]);
  for (const bad of [turn, [turn[1], 'x9'], ['x9'], [turn[0], turn[1], 'x9'], Array(101).fill(turn[0]), ['']]) {
    assert.equal(show(bad), false, bad.join(' '));
    assert.deepEqual([session.drafted, session.at, textsOf(session)], [1, 1, [turn[0]]]);
  }
});

test('of too many actions none is tried', () => {
  const played = mock.method(session.game, 'play');
  assert.equal(show([...turn.slice(0, 2), ...Array(99).fill('x9')]), false);
  assert.equal(played.mock.callCount(), 0);
});

test('nothing is drafted in a game that has ended', () => {
  session.result = { result: 'draw', reason: 'agreement' };
  assert.equal(show([turn[0]]), false);
  assert.deepEqual([session.drafted, session.result.reason], [0, 'agreement']);
  const custodian = Session.open(engine, { variant: 'custodian', position: '', actions: [], extras: [] }).session;
  const [{ text }] = custodian.view.actions;
  assert.equal(show([text], custodian), false, 'one action is a turn');
  assert.deepEqual([custodian.at, custodian.steps], [0, []]);
});

test('who looks back goes on looking there; who looks at what is taken back sees the end of what stays', () => {
  for (const text of turn) session.play(text);
  const answers = [...turn, ...session.view.actions.slice(0, 1).map(({ text }) => text)].slice(3);
  session.goTo(1);
  assert.equal(show(answers), true);
  assert.deepEqual([session.at, session.steps.length, session.drafted], [1, 4, 1]);
  assert.equal(formatLink(session.link).endsWith('at=1'), true);
  session.goTo(4);
  assert.equal(formatLink(session.link).includes('at='), false);
  session.dropDraft();
  assert.deepEqual([session.at, session.isAtEnd], [3, true]);
});

test('drafted actions that are played then are played, with those before them', () => {
  show(turn.slice(0, 2));
  session.goTo(0);
  session.play(turn[0]);
  assert.deepEqual([session.drafted, inWords(session.played, 'text')], [1, [turn[0]]]);
  session.play(turn[1]);
  session.play(turn[2]);
  assert.deepEqual([session.drafted, session.played.length, session.link.actions], [0, 3, turn]);
});

test('another action that is played takes the place of the draft', () => {
  show(turn.slice(0, 2));
  session.goTo(1);
  session.play(others[0]);
  assert.deepEqual([session.drafted, session.link.actions], [0, [turn[0], others[0]]]);
});

test('another line drops the draft, the same one keeps it', () => {
  for (const text of turn) session.play(text);
  const line = session.line;
  const [{ text }] = session.view.actions;
  show([text]);
  session.restore({ ...line, at: 2 });
  assert.deepEqual([session.at, session.drafted, session.steps.length], [2, 1, 4]);
  session.restore({ ...line, steps: line.steps.slice(0, 1), at: 1 });
  assert.deepEqual([session.at, session.drafted, textsOf(session)], [1, 0, [turn[0]]]);
  session.restore(line);
  assert.deepEqual([session.at, session.drafted, textsOf(session)], [3, 0, turn]);
});
