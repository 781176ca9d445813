// Boards that authors have pasted into their pages, as earlier versions wrote them and as the documentation
// said: each must open for ever as it did.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attributes } from '../../../shell/embed/attributes.js';
import { readFragment } from '../../../shell/embed/fragment.js';
import { readSettings } from '../../../shell/embed/game/embed-settings.js';
import { openGame } from '../../../shell/embed/game/opening.js';
import { commentsAt, linkOfText, marksAt, namesOf } from '../../../shell/embed/reading/record-text.js';
import { Task } from '../../../shell/embed/reading/task.js';
import { getExtra, parseLink } from '../../../shell/links/links.js';
import { finish } from '../../../shell/links/slices.js';
import { modes } from '../../../shell/links/snippet.js';
import { Session } from '../../../shell/table/game/session.js';
import { loadBuilt } from '../support/engine.js';
import { readTags } from '../support/html.js';
import { oldEmbeds } from './old-embeds.js';

/** @typedef {import('../../../shell/embed/game/embed-settings.js').Settings} Settings */

const engine = await loadBuilt();

/** Where a page with relative addresses in it would be. */
const page = 'https://motley.example/demo/article.html';

/** The attributes of the one board in a snippet; a frame's are in its address. */
function readBoard(/** @type {string} */ html) {
  const tags = readTags(html, 'motley-board', 'iframe');
  assert.equal(tags.length, 1, 'one board');
  const [{ name, attributes: given, content }] = tags;
  const [script] = readTags(content, 'script');
  const record = given.record || script?.content;
  if (name === 'motley-board') return { given, partner: '', record };
  const { pathname, hash } = new URL(given.src, page);
  assert.match(pathname, /\/embed\.html$/);
  const { given: own, partner } = readFragment(hash.slice(1), attributes);
  return { given: Object.fromEntries(own), partner };
}

const word = (/** @type {boolean} */ isOn) => (isOn ? 'on' : 'off');

/** @type {import('../../../shell/embed/game/board-state.js').MakeTask} */
const makeTask = (_engine, session, _goal, solution) => new Task(solution, session.view.turn.player);

/** All that is said of a game: names, and beside each position its comments and marks. */
function notesOf(/** @type {Session} */ session) {
  const lines = [...namesOf(session, [])].map(([seat, name]) => `name ${seat} ${name}`);
  for (let ply = 0; ply <= session.steps.length; ply++) {
    for (const text of commentsAt(session, ply)) lines.push(`comment ${ply} ${text.replaceAll('\n', '|')}`);
    for (const text of marksAt(session, ply)) lines.push(`marks ${ply} ${text}`);
  }
  return lines;
}

/** How a board opens: what differs from the usual is said. */
function describe(/** @type {string} */ html) {
  const { given, partner, record } = readBoard(html);
  /** @type {string[]} */
  const told = [];
  const settings = readSettings(
    (name) => given[name] ?? null,
    ({ message }) => told.push(message),
    record ? finish(linkOfText(engine, record)) : null,
  );
  const { session, problems, task } = openGame(engine, settings, makeTask);
  const { game, view, steps, outcome } = session;
  const { mode, solution, legend, hasMoves, hasControls, theme, label } = settings;
  const { result, winner, reason } = outcome;
  const seats = getExtra(session.link, 'seats');
  const lines = [
    `variant ${game.variant}`,
    `position ${game.position}`,
    `at ${session.at} of ${steps.length}`,
    `turn ${view.turn.player} ${view.turn.number}`,
    result !== 'ongoing' && `outcome ${[result, winner, reason].filter(Boolean).join(' ')}`,
    seats && `players ${seats}`,
    session.isFlipped && 'flipped',
    settings.seat && `seat ${settings.seat}`,
    `mode ${mode}`,
    task && `task ${task.seat}${solution ? `: ${solution.join(' ')}` : ''}`,
    settings.goal && `goal ${settings.goal}: ${game.goal(settings.goal)}`,
    `legend ${legend}, moves ${word(hasMoves)}, controls ${word(hasControls)}, theme ${theme}`,
    given.menu && `menu ${word(settings.hasMenu)}`,
    given.coordinates && `coordinates ${settings.coordinates}`,
    settings.width && `width ${settings.width}`,
    label && `label ${label}`,
    given.lang && `lang ${given.lang}`,
    settings.strings && `strings ${settings.strings}`,
    partner && `partner ${partner}`,
    ...(record ? notesOf(session) : []),
    ...told.map((text) => `told ${text}`),
    ...problems.map(({ part, text, number }) => `problem ${part} ${text} ${number}`),
  ];
  session.dispose();
  return lines.filter((line) => typeof line === 'string' && line !== '');
}

/** The links that show where there is no script lead somewhere too. */
function checkLinks(/** @type {string} */ html) {
  for (const {
    attributes: { href },
  } of readTags(html, 'a')) {
    const { session, problems } = Session.open(engine, parseLink(new URL(href, page).hash));
    assert.deepEqual(problems, [], href);
    session.dispose();
  }
}

/** Whether the known solution of a task can be played, and solves it. */
function checkSolution(/** @type {string} */ html) {
  const { given } = readBoard(html);
  const settings = readSettings(
    (name) => given[name] ?? null,
    () => {},
  );
  const { session, task } = openGame(engine, settings, makeTask);
  for (const action of settings.solution ?? []) session.play(action);
  assert.equal(task?.isSolved(session), settings.solution !== null);
  session.dispose();
}

for (const { html, expected } of oldEmbeds)
  test(html.replace(/\s+/g, ' '), () => {
    assert.deepEqual(describe(html), expected);
    checkLinks(html);
    if (expected.some((line) => line.startsWith('task '))) checkSolution(html);
  });

test('there are elements and frames of every family, in every mode, with every attribute', () => {
  const families = engine.schema().families.map(({ family }) => family);
  const all = oldEmbeds.map(({ html, expected }) => ({ html, expected: expected.join('\n') }));
  for (const form of ['motley-board', 'iframe']) {
    const some = all.filter(({ html }) => html.includes(`<${form}`));
    const has = (/** @type {string} */ line) => some.some(({ expected }) => expected.includes(line));
    for (const family of families) assert.ok(has(`variant ${family}`), `${form}: ${family}`);
    for (const mode of modes) assert.ok(has(`mode ${mode}`), `${form}: ${mode}`);
  }
  const elements = all.flatMap(({ html }) => readTags(html, 'motley-board'));
  const used = elements.flatMap((tag) => Object.keys(tag.attributes));
  const unused = attributes.filter((name) => !used.includes(name));
  assert.deepEqual(unused, []);
});
