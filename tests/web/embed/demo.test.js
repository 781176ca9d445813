// The boards of the demonstration pages: their texts are right, and what the pages say of them is so.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { attributes } from '../../../shell/embed/attributes.js';
import { readSettings } from '../../../shell/embed/game/embed-settings.js';
import { linkOfText } from '../../../shell/embed/reading/record-text.js';
import { parseLink } from '../../../shell/links/links.js';
import { finish } from '../../../shell/links/slices.js';
import { Session } from '../../../shell/table/game/session.js';
import { loadBuilt } from '../support/engine.js';
import { readTags } from '../support/html.js';
import { inWords } from '../support/lists.js';

/** @typedef {import('../../../web/engine.js').Game} Game */

/**
 * @typedef {object} Board
 * @property {string} page
 * @property {Record<string, string>} given its attributes
 * @property {string} content what is between its tags
 */

const engine = await loadBuilt();
const folder = new URL('../../../public/demo/', import.meta.url);
const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
const sources = new Map(pages.map((page) => [page, readFileSync(new URL(page, folder), 'utf8')]));

const boards = pages.flatMap((page) =>
  readTags(String(sources.get(page)), 'motley-board').map(({ attributes: given, content }) => ({
    page,
    given,
    content,
  })),
);

const [wrong, right] = [true, false].map((isWrong) => boards.filter(({ given }) => (given.id === 'wrong') === isWrong));

function settingsOf(/** @type {Board} */ { given, content }) {
  const [record] = readTags(content, 'script');
  return readSettings(
    (name) => given[name] ?? null,
    (error) => assert.fail(error),
    record ? finish(linkOfText(engine, record.content)) : undefined,
  );
}

/** The board with this id in the article, and its game. */
function open(/** @type {string} */ id, page = 'article.html') {
  const board = boards.find(({ given, page: where }) => where === page && given.id === id);
  assert.ok(board, id);
  const { session, problems } = Session.open(engine, settingsOf(board).link);
  assert.deepEqual(problems, []);
  return { ...board, session, solution: settingsOf(board).solution ?? [] };
}

/** The first actions by which a seat wins within so many actions, whatever the others do. */
function findWins(/** @type {Game} */ game, /** @type {string} */ seat, /** @type {number} */ count) {
  return game.actions().filter((action) => {
    game.play(action);
    const isWin = canForce(game, seat, count - 1);
    game.undo();
    return isWin;
  });
}

/** @type {(game: Game, seat: string, count: number) => boolean} */
function canForce(game, seat, count) {
  const { outcome, turn } = game.view();
  if (outcome.result !== 'ongoing') return outcome.winner === seat;
  if (count === 0) return false;
  const wins = findWins(game, seat, count).length;
  return turn.player === seat ? wins > 0 : wins === game.actions().length;
}

test('the article has boards of several families, in all modes', () => {
  const own = right.filter(({ page }) => page === 'article.html');
  const families = new Set(own.map(({ given }) => given.variant.split(';')[0]));
  assert.ok(families.size > 3);
  assert.deepEqual(new Set(own.map((board) => settingsOf(board).mode)).size, 4);
});

for (const board of right) {
  const { page, given, content } = board;
  test(`${page}, ${given.id}: the board can be shown, and something shows before it`, () => {
    for (const name of Object.keys(given)) assert.ok(name === 'id' || attributes.includes(name), name);
    assert.ok(content.trim().length > 10, 'fallback content');
    const { link, mode, solution } = settingsOf(board);
    const { session, problems } = Session.open(engine, link);
    assert.deepEqual(problems, []);
    assert.equal(session.view.outcome.result, 'ongoing', 'there is something to do or to see');
    if (mode === 'replay') assert.ok(session.steps.length > 0);
    if (mode === 'task') assert.ok(solution, 'the solution is known');
  });
}

for (const { page, given, content } of right.filter(({ content }) => content.includes('<pre>')))
  test(`${page}, ${given.id}: the diagram in letters shows the same position`, () => {
    const lines = content.split('\n').flatMap((line) => /^[ \d] ((?: [.\w])+)/.exec(line)?.[1] ?? []);
    const letters = lines.map((line) => line.replaceAll(' ', ''));
    const [first] = given.position.split(' ');
    const rows = first.replace(/~..|^-?\d+,-?\d+:/g, '').split('/');
    const isTable = given.variant.startsWith('till');
    if (isTable) assert.equal(countKinds(content), countKinds(rows.join('').replace(/[ab](.)/g, '$1')));
    const drawn = letters.filter((line) => line !== 'abcdefgh'.slice(0, line.length));
    const expected = rows.map((row) => row.replace(/\d/g, (digit) => '.'.repeat(Number(digit))));
    if (!isTable) assert.deepEqual(drawn, expected);
  });

/** How often each kind of piece stands in a text of letters. */
function countKinds(/** @type {string} */ text) {
  const plain = text.replace(/<.*?>/g, '').toUpperCase();
  return [...plain.replace(/[^A-Z]/g, '')].sort().join('');
}

for (const board of right.filter((board) => settingsOf(board).mode === 'task'))
  test(`${board.page}, ${board.given.id}: the task has this solution, and no other as quick`, () => {
    const { session, solution } = open(board.given.id, board.page);
    const { game } = session;
    const seat = session.view.turn.player;
    for (let at = 0; at < solution.length; at++) {
      const wins = findWins(game, seat, solution.length - at);
      if (game.view().turn.player === seat) assert.deepEqual(wins, [solution[at]]);
      game.play(solution[at]);
    }
    assert.equal(game.view().outcome.winner, seat);
  });

test('a board with a mistake, to be seen among strangers', () => {
  assert.equal(wrong.length, 1);
  assert.throws(() => Session.open(engine, settingsOf(wrong[0]).link), { subject: 'variant' });
});

for (const [page, source] of sources)
  for (const [, address] of source.matchAll(/(?:href|src)="\.\.\/(?:embed\.html)?#([^"]*)"/g))
    test(`${page}: the link ${address}`, () => {
      assert.deepEqual(Session.open(engine, parseLink(address)).problems, []);
    });

// ----- what the article says

test('a rook takes two pawns by going to c4', () => {
  const { session } = open('pairs');
  const action = session.view.actions.find(({ text }) => text === 'c1c4');
  assert.deepEqual(action?.captures && [...action.captures].sort(), ['c5', 'd4']);
});

test('the short game ends with the loss of the King on d5, and a pawn beside it', () => {
  const { session } = open('walk');
  session.goTo(session.steps.length - 1);
  const last = session.view.actions.find(({ text }) => text === 'd3c5');
  assert.deepEqual(last?.captures && [...last.captures].sort(), ['d4', 'd5']);
  session.goTo(session.steps.length);
  assert.deepEqual(session.view.outcome, { result: 'win', winner: 'w', reason: 'king-captured' });
});

test('to go to the throne at once loses the King to f5e6', () => {
  const { game } = open('throne').session;
  game.play('c7d7');
  game.play('f5e6');
  assert.equal(game.outcome, 'win b king-captured');
});

test('without an exchange the rook gives check on d8, and the King has h7', () => {
  const { game } = open('mate').session;
  game.play('d1d8');
  const moves = game.actions().filter((text) => !text.includes('~'));
  assert.deepEqual(moves, ['h8h7']);
});

test('three tiles are trapped, and a King threatened', () => {
  const { pieces } = open('links').session.view;
  const trapped = pieces.filter(({ trapped }) => trapped).map(({ square }) => square);
  assert.deepEqual(trapped.sort(), ['2,2', '3,1', '4,1']);
  const threatened = pieces.filter(({ threatened }) => threatened);
  assert.deepEqual(inWords(threatened, 'kind', 'seat'), ['K b']);
});

test('the captive King is brought home', () => {
  const { session } = open('captive');
  session.goTo(session.steps.length);
  assert.deepEqual(session.view.outcome, { result: 'win', winner: 'w', reason: 'king-home' });
});
