// An embedded board without a page: its attributes, events, tasks and replays. The rules are the real ones; the element
// is a stand-in that has attributes and keeps the events.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { EmbedApp } from '../../../../shell/embed/game/embed-app.js';
import { readSettings } from '../../../../shell/embed/game/embed-settings.js';
import { openGame } from '../../../../shell/embed/game/opening.js';
import { answerTime } from '../../../../shell/embed/game/running.js';
import { Reader } from '../../../../shell/embed/reading/reader.js';
import * as recordText from '../../../../shell/embed/reading/record-text.js';
import { loadBuilt } from '../../support/engine.js';
import { FakeTimers, MemoryStorage, makeThinker, makeWords, settled } from '../../support/fakes.js';
import { inLines, inWords } from '../../support/lists.js';

const engine = await loadBuilt();

/** @type {Map<string, string>} */
let attributes;
/** @type {{ type: string, detail: any, bubbles: boolean, composed: boolean }[]} */
let events;
/** The events that listeners of the page cancel. @type {string[]} */
let cancelled;
/** The listener of the page. @type {(type: string) => void} */
let listen;
/** @type {FakeTimers} */
let timers;
/** The focused element in the board. @type {unknown} */
let active;
/** The calls besides events. @type {string[]} */
let told;
/** Variants for which there are no rules to be had. @type {string[]} */
let missing;
/** The promise for which each loading of rules waits. @type {Promise<void>} */
let loading;
/** The browser's storage for the page. */
const storage = new MemoryStorage();

/** The record in the element. @type {string | null} */
let record;
/** Whether what is read can be loaded. */
let isReadingThere = true;
/** The games of boards before a reload. @type {string[]} */
let kept;
/** @type {ReturnType<typeof makeThinker>} */
let computer;

beforeEach((context) => {
  attributes = new Map();
  events = [];
  cancelled = [];
  listen = () => {};
  told = [];
  missing = [];
  loading = Promise.resolve();
  record = null;
  active = null;
  isReadingThere = true;
  kept = [];
  computer = makeThinker();
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  timers = new FakeTimers(/** @type {import('node:test').TestContext} */ (context).mock);
});

/** The times of the timers that are set, other than those of notices. */
const waiting = () => timers.times.filter((time) => time < 5000);

/** Lets the time pass for which the only timer waits. */
async function tick() {
  assert.equal(waiting().length, 1);
  await timers.ring(waiting()[0]);
}

/** The element of the board, which is there from the first picture. */
const view = {
  focus: () => told.push('focus'),
  showReason: () => {},
  toggleAttribute: () => {},
  get updateComplete() {
    return Promise.resolve().then(() => told.push('complete'));
  },
};

/** A board with attributes, before its game. */
function make(/** @type {Record<string, string>} */ given = {}, /** @type {string | null} */ site = null) {
  for (const [name, value] of Object.entries(given)) attributes.set(name, value);
  const element = {
    shadowRoot: {
      querySelector: () => (told.includes('picture') ? view : null),
      get activeElement() {
        return active;
      },
    },
    getAttribute: (/** @type {string} */ name) => attributes.get(name) ?? null,
    hasAttribute: (/** @type {string} */ name) => attributes.has(name),
    querySelector: () => (record === null ? null : { textContent: record }),
    dispatchEvent(/** @type {CustomEvent} */ { type, detail, bubbles, composed }) {
      events.push({ type, detail, bubbles, composed });
      listen(type);
      return !cancelled.includes(type);
    },
    offsetHeight: 600,
  };
  const host = {
    site,
    standNow: () => told.push('ready'),
    thinker: computer.thinker,
    async engineFor(/** @type {string} */ variant, /** @type {any} */ words) {
      if (words.has('other language')) told.push(`rules of ${variant}, other language`);
      await loading;
      if (missing.includes(variant)) throw new Error('not there');
      return engine;
    },
    wordsFor: async () => makeWords(['other language']),
    async addWords(/** @type {any} */ words, /** @type {string} */ file) {
      told.push(words.has('other language') ? `words of ${file}, other language` : `words of ${file}`);
    },
    async loadReading() {
      told.push('reading');
      if (!isReadingThere) throw new Error('not there');
      return { Reading: Drawn, sheets: [] };
    },
    loadPieces: async () => ({
      async loadSet(/** @type {string} */ name) {
        told.push(`pieces ${name}`);
        if (!isReadingThere) throw new Error('not there');
        return { text: '<svg>…', set: { king: name }, faults: [{ reason: 'not-drawn', offset: 1, length: 3 }] };
      },
    }),
    async loadWatching() {
      if (!isReadingThere) throw new Error('not there');
      return {
        watchOn(/** @type {any} */ { settings }, /** @type {string} */ servers) {
          told.push(`watch ${settings.watch.slice(0, 4)} by ${servers}`);
          return { follow: () => told.push('followed'), panel: () => 'panel', leave: () => told.push('left') };
        },
      };
    },
    dress: () => told.push('styles'),
    draw: () => told.push('picture'),
    reload: () => told.push('reload'),
    takeGame: () => kept.shift() ?? null,
  };
  return new EmbedApp(/** @type {any} */ (element), makeWords(), /** @type {any} */ (host));
}

/** The reader, without its drawing. */
class Drawn extends Reader {
  /** @type {any} */
  closer = null;

  lookCloser() {
    const closer = { isOpen: true, tell: (/** @type {string} */ square) => told.push(`look at ${square}`) };
    this.closer ??= closer;
    return this.closer;
  }

  linesOf() {}
}

/** A board with its game. */
async function open(/** @type {Record<string, string>} */ given = {}, /** @type {string | null} */ site = null) {
  const board = make(given, site);
  await board.described.begin();
  await settled();
  return board;
}

/** The game of a board that has one. */
function gameOf(/** @type {EmbedApp} */ { session }) {
  assert.ok(session);
  return session;
}

/** The reading of a board that has it. */
function readingOf(/** @type {EmbedApp} */ { reading }) {
  assert.ok(reading);
  return reading;
}

/** Changes an attribute, or takes it away, and lets the board follow; tells whether that is another game. */
async function change(
  /** @type {EmbedApp} */ board,
  /** @type {string} */ name,
  value = /** @type {string | null} */ (null),
  isGame = false,
) {
  if (value === null) attributes.delete(name);
  else attributes.set(name, value);
  await board.described.follow(new Set([name]), isGame);
}

/** The events since this was last asked, each with its detail. */
const news = () => events.splice(0).map(({ type, detail }) => [type, detail]);
const types = () => events.splice(0).map(({ type }) => type);

// ----- the game of the attributes

test('a board in another language has the words of its family in it', async () => {
  const board = await open({ variant: 'till', seed: '1', legend: 'open' });
  told.length = 0;
  await board.described.follow(new Set(['lang']), false);
  const loaded = told.filter((text) => /^(rules|words)/.test(text));
  assert.deepEqual(loaded, ['rules of till, other language', 'words of more, other language']);
});

test('what is long of a link is encoded before the board is drawn', async (context) => {
  const board = await open({ link: `custodian!!a2a3!x=${'y'.repeat(1000)}` });
  const encode = context.mock.method(globalThis, 'encodeURIComponent');
  assert.ok(board.link.endsWith('yyy'));
  assert.deepEqual(inWords(encode.mock.calls, 'arguments'), ['custodian!!a2a3']);
});

test('a game that was kept over a reload takes the place of that of the attributes, once', async () => {
  kept = ['custodian!!a2a3.g6g5!at=1'];
  const board = await open({ computer: '3' });
  assert.deepEqual([gameOf(board).at, gameOf(board).steps.length], [1, 2]);
  assert.deepEqual(board.table.opponents.players, { w: 0, b: 3 });
  board.described.reset();
  assert.equal(gameOf(board).steps.length, 0);
  attributes.clear();
  kept = ['custodian!!a2a3'];
  assert.equal(gameOf(await open({ mode: 'task', actions: 'b2b3' })).steps.length, 0);
});

test('a board stands with its first picture, and tells of no position', async () => {
  const board = await open({ variant: 'taketwo', actions: 'e2e3' });
  assert.deepEqual([gameOf(board).game.variant, gameOf(board).at], ['taketwo', 1]);
  assert.deepEqual(told, ['styles', 'picture', 'complete', 'ready']);
  assert.deepEqual(news(), []);
});

test('another game is told by its position, and the first readiness is not told again', async () => {
  const board = await open();
  await change(board, 'actions', 'a2a3', true);
  await settled();
  assert.deepEqual(news(), [['position', { ply: 1, current: gameOf(board).game.position }]]);
  assert.deepEqual(told.filter((text) => text === 'ready').length, 1);
});

test('attributes beside the game change nothing of it', async () => {
  const board = await open({ actions: 'a2a3' });
  const { session } = board;
  const before = told.length;
  await change(board, 'theme', 'dark');
  assert.equal(board.session, session);
  assert.equal(board.settings.theme, 'dark');
  await settled();
  assert.deepEqual(told.slice(before), ['picture']);
  await change(board, 'flip', '');
  assert.equal(gameOf(board).isFlipped, true);
  attributes.delete('flip');
  await board.described.follow(new Set(['theme']), false);
  assert.equal(gameOf(board).isFlipped, true, 'only where that has changed');
  await board.described.follow(new Set(['flip']), false);
  assert.equal(gameOf(board).isFlipped, false);
  assert.equal(board.words.has('other language'), false);
  await board.described.follow(new Set(['lang']), false);
  assert.equal(board.words.has('other language'), true);
});

test('other pieces are drawn once they are there, and what is wrong with them is told to authors only', async () => {
  mock.method(console, 'warn', () => {});
  const board = await open({ pieces: 'bold' });
  assert.deepEqual(board.table.pieces, { king: 'bold' });
  await change(board, 'pieces', 'https://some.example/a.svg');
  await settled();
  assert.deepEqual(board.table.pieces, { king: 'https://some.example/a.svg' });
  const { detail } = events[events.length - 1];
  const { message, ...error } = detail;
  assert.deepEqual(error, { subject: 'pieces', reason: 'not-drawn', text: '<svg>…', offset: 1, length: 3 });
  assert.equal(message, 'pieces="https://some.example/a.svg": not-drawn, at 1: svg');
  assert.deepEqual(board.table.notices, []);
  isReadingThere = false;
  await change(board, 'pieces', 'https://some.example/b.svg');
  await settled();
  assert.equal(board.table.pieces, undefined, 'the classic ones');
  assert.equal(events[events.length - 1].detail.reason, 'not-loaded');
  const asked = told.filter((text) => text.startsWith('pieces'));
  assert.deepEqual(asked, ['pieces bold', 'pieces https://some.example/a.svg', 'pieces https://some.example/b.svg']);
  await change(board, 'pieces', 'nonsense');
  assert.equal(events[events.length - 1].detail.reason, 'unknown-value');
});

test('of several changes only the last one begins a game', async () => {
  const board = make({ variant: 'taketwo' });
  let go = () => {};
  loading = new Promise((resolve) => (go = resolve));
  const first = board.described.begin();
  attributes.set('variant', 'till');
  const second = board.described.begin();
  go();
  await Promise.all([first, second]);
  assert.equal(gameOf(board).game.variant, 'till');
  assert.deepEqual(news(), []);
});

test('an attribute that cannot be read is told, and the board stands without it', async () => {
  const board = await open({ mode: 'nonsense' });
  assert.equal(board.settings.mode, 'play');
  const [{ type, detail, bubbles, composed }] = events;
  assert.deepEqual([type, bubbles, composed], ['error', false, true]);
  const { message, ...error } = detail;
  assert.deepEqual(error, { subject: 'mode', reason: 'unknown-value', text: 'nonsense', offset: 0, length: 8 });
  assert.equal(message, 'reason-unknown-value[token=nonsense]');
  const notices = board.table.notices.map(({ text, place }) => [text, place]);
  assert.deepEqual(notices, [[message, { text: 'mode="nonsense"', offset: 0, length: 0 }]]);
  await change(board, 'mode', 'play', true);
  assert.deepEqual(board.table.notices, []);
});

test('a text that is refused leaves the board as it was', async () => {
  const board = await open({ actions: 'a2a3' });
  const { session } = board;
  await change(board, 'position', 'nonsense', true);
  assert.equal(board.session, session);
  const [{ type, detail }] = events;
  assert.deepEqual([type, detail.subject, detail.text], ['error', 'position', 'nonsense']);
  assert.equal(board.table.notices.length, 1);
});

test('actions that are not legal are told, and the others are played', async () => {
  const board = await open({ actions: 'a2a3 a1a1' });
  assert.equal(gameOf(board).at, 1);
  const [[type, { subject, reason, text, length }]] = news();
  assert.deepEqual([type, subject, text, length], ['error', 'action', 'a1a1', 4]);
  assert.ok(reason);
});

test('rules that do not come fail the first game, and are told of a later one', async () => {
  missing = ['till'];
  await assert.rejects(open({ variant: 'till' }), /not there/);
  assert.deepEqual(news(), []);
  attributes.delete('variant');
  const board = await open();
  await change(board, 'variant', 'till', true);
  assert.equal(gameOf(board).game.variant, 'custodian');
  const [[type, { message, ...error }]] = news();
  assert.equal(type, 'error');
  assert.deepEqual(error, { subject: 'board', reason: 'not-loaded', text: '', offset: 0, length: 0 });
  assert.ok(message);
});

test('a board is reset at once, unless other rules are needed', async () => {
  const board = await open({ actions: 'a2a3' });
  board.play('g6g5', 'script');
  news();
  board.described.reset();
  assert.equal(gameOf(board).at, 1);
  assert.deepEqual(news(), [['position', { ply: 1, current: gameOf(board).game.position }]]);
  attributes.set('variant', 'taketwo');
  attributes.delete('actions');
  board.described.reset();
  assert.equal(gameOf(board).game.variant, 'custodian');
  await settled();
  assert.equal(gameOf(board).game.variant, 'taketwo');
});

test('the link has the game, and the address of the page where there is one', async () => {
  assert.equal(make().link, '');
  const alone = await open({ actions: 'a2a3' });
  assert.deepEqual([alone.link, alone.hasPage], ['custodian!!a2a3', false]);
  const linked = await open({ actions: 'a2a3' }, 'https://motley.example/');
  assert.deepEqual([linked.link, linked.hasPage], ['https://motley.example/#custodian!!a2a3', true]);
});

test('a page can forbid what a reader is about to play, but not what it plays itself', async () => {
  const board = await open();
  cancelled = ['beforeplay'];
  board.table.choose('a2a3');
  assert.equal(gameOf(board).at, 0);
  assert.deepEqual(news(), [['beforeplay', { text: 'a2a3', seat: 'w', ply: 1 }]]);
  board.play('a2a3', 'script');
  assert.equal(gameOf(board).at, 1);
  cancelled = [];
  listen = (type) => type === 'beforeplay' && board.goTo(0);
  board.table.choose('g6g5');
  assert.equal(gameOf(board).at, 0, 'another position is shown now');
});

test('a game is kept over a reload where its author wants it, until there is another one', async () => {
  const given = { keep: 'one', computer: '3' };
  const first = await open(given);
  first.table.choose('a2a3');
  const { text } = gameOf(first).view.actions[0];
  first.play(text, 'computer');
  const again = await open(given);
  const texts = gameOf(again).steps.map((step) => step.text);
  assert.deepEqual(texts, ['a2a3', text]);
  attributes.set('keep', 'two');
  assert.equal(gameOf(await open()).steps.length, 0, 'another name');
  attributes.set('keep', 'one');
  attributes.set('variant', 'custodian;board=cylinder');
  assert.equal(gameOf(await open()).steps.length, 0, 'another game');
  attributes.delete('variant');
  const third = await open();
  assert.equal(gameOf(third).steps.length, 2);
  third.described.reset();
  assert.equal(gameOf(third).steps.length, 0);
  assert.equal(gameOf(await open()).steps.length, 0, 'the reader has begun again');
  storage.setItem('motley-board:one', '{"of":"custodian","game":"custodian!!a2a9"}');
  assert.equal(gameOf(await open()).steps.length, 0, 'what cannot be played');
  storage.setItem('motley-board:one', 'nonsense');
  assert.equal(gameOf(await open()).steps.length, 0);
});

test('nothing is kept where the author has not said so', async () => {
  storage.items.clear();
  const board = await open();
  board.table.choose('a2a3');
  (await open({ keep: 'replay', mode: 'replay' })).goTo(0);
  assert.equal(storage.length, 0);
});

test('a board far out of sight keeps its place and its game, and is drawn again', async () => {
  const board = await open();
  board.setAway(true);
  assert.equal(board.awayHeight, 600);
  board.play('a2a3', 'script');
  board.setAway(true);
  board.setAway(false);
  assert.deepEqual([board.awayHeight, gameOf(board).at], [0, 1]);
  active = {};
  board.setAway(true);
  assert.equal(board.awayHeight, 0, 'what has the focus stays');
});

// ----- a record in the element

const annotated = `
  [Motley "1"]
  [Variant "taketwo"]
  [Seat "w" "Ann, the first"]
  [Result "win b resignation"]

  {They meet.} 1. e2e4 {Best.} 1... e7e5 win b resignation
`;

test('a record in the element is the game, with its names and comments; attributes beside it win', async () => {
  record = annotated;
  const board = await open({ mode: 'replay', at: 'last' });
  const session = gameOf(board);
  assert.equal(session.game.variant, 'taketwo');
  assert.deepEqual([session.at, session.steps.length], [2, 2]);
  assert.deepEqual(session.outcome, { result: 'win', winner: 'b', reason: 'resignation' });
  assert.deepEqual([...recordText.namesOf(session, [])], [['w', 'Ann, the first']]);
  const comments = [0, 1, 2].map((ply) => recordText.commentsAt(session, ply));
  assert.deepEqual(comments, [['They meet.'], ['Best.'], []]);
  board.described.reset();
  assert.equal(gameOf(board).game.variant, 'taketwo');
  attributes.set('actions', 'd2d4');
  board.described.reset();
  assert.deepEqual(inWords(gameOf(board).steps, 'text'), ['d2d4']);
});

test('a record in the attribute is the game, on one line or on many, whatever the content has', async () => {
  record = annotated.replaceAll('e7e5', 'd7d5');
  for (const text of [annotated, annotated.replace(/\s+/g, ' '), annotated.replace(/(?<=\])\s+/g, '')]) {
    const board = await open({ mode: 'replay', record: text });
    const session = gameOf(board);
    assert.deepEqual([session.game.variant, inWords(session.steps, 'text')], ['taketwo', ['e2e4', 'e7e5']]);
    assert.deepEqual([...recordText.namesOf(session, [])], [['w', 'Ann, the first']]);
    const comments = [0, 1, 2].map((ply) => recordText.commentsAt(session, ply));
    assert.deepEqual(comments, [['They meet.'], ['Best.'], []]);
  }
  const board = await open({ record: ' ' });
  assert.deepEqual(inWords(gameOf(board).steps, 'text'), ['e2e4', 'd7d5'], 'an empty one is none');
});

test('a record in the attribute that cannot be read is told with its place, and the game before stays', async () => {
  const board = await open({ record: annotated });
  attributes.set('record', annotated.replace('e7e5', 'e7e4').replace(/\s+/g, ' '));
  await board.described.follow(new Set(['record']), true);
  assert.deepEqual(inWords(gameOf(board).steps, 'text'), ['e2e4', 'e7e5']);
  const [[, { subject, text, offset, length }]] = news();
  assert.deepEqual([subject, text.slice(offset - 3, offset + length)], ['record', 'e7e4']);
});

test('names are those of the attribute, by seats, or else those of the record', async () => {
  const board = await open({ names: ' Ann ,,Cleo', variant: 'till;players=3' });
  assert.deepEqual(told.filter((text) => text === 'reading').length, 1);
  assert.equal(board.table.called('a'), 'Ann');
  const { names } = board.settings;
  attributes.delete('variant');
  assert.deepEqual(inLines([...recordText.namesOf(gameOf(board), names)]), ['a Ann', 'c Cleo']);
  assert.deepEqual([...recordText.namesOf(gameOf(await open()), names)], [['w', 'Ann']], 'seats that are there');
});

test('in another language names, comments and arrows have the words of that language', async () => {
  record = annotated;
  const board = await open({ mode: 'replay' });
  told.length = 0;
  await board.described.follow(new Set(['lang']), false);
  assert.ok(told.includes('words of more, other language'));
});

test('a board loads what is read only where its author orders it', async () => {
  await open({ actions: 'a2a3' });
  await open({ mode: 'diagram' });
  assert.ok(!told.includes('reading') && !told.includes('words of more'));
  const link = 'custodian!!!notes={"tags":[],"comments":[]}';
  const orders = { names: 'Ann', moves: 'on', keep: 'one', marks: 'a1', drawing: 'button', legend: 'open', link };
  for (const [name, value] of [...Object.entries(orders), ['mode', 'replay'], ['mode', 'task']]) {
    attributes.clear();
    told.length = 0;
    await open({ [name]: value });
    assert.ok(told.includes('reading') && told.includes('words of more'), `${name}=${value}`);
  }
});

test('a board stands without what is read if that does not come, tells it, and asks again', async (context) => {
  context.mock.method(console, 'warn', () => {});
  isReadingThere = false;
  const board = await open({ names: 'Ann', actions: 'a2a3' });
  assert.deepEqual([gameOf(board).at, board.reading], [1, null]);
  const [[type, { subject, reason }]] = news();
  assert.deepEqual([type, subject, reason], ['error', 'board', 'not-loaded']);
  isReadingThere = true;
  await change(board, 'names', 'Bea');
  assert.equal(board.table.called('w'), 'Bea');
});

test('arrows and marks of the author belong to the position at which they were set', async () => {
  const board = await open({ actions: 'a2a3 g6g5', marks: 'a3 g6:g5=red' });
  const shown = () =>
    inWords(readingOf(board).shapes(gameOf(board)), 'from', 'to').map((text) => text.replace(' ', ':'));
  assert.deepEqual(shown(), ['a3:', 'g6:g5']);
  board.goTo(1);
  assert.deepEqual(shown(), []);
  await change(board, 'marks', 'd4');
  assert.deepEqual(shown(), ['d4:']);
  await change(board, 'marks', 'd4 d9');
  const [[type, { subject, reason, offset, length }]] = news().filter(([type]) => type === 'error');
  assert.deepEqual([type, subject, reason, offset, length], ['error', 'marks', 'bad-square', 3, 2]);
  assert.deepEqual(shown(), []);
});

test('arrows and marks in a comment are drawn, not said', async () => {
  record = annotated.replace('{Best.}', '{Best. [%marks e2:e4 d5=red] [%marks nonsense]}');
  const board = await open({ mode: 'replay' });
  const shown = () => readingOf(board).shapes(gameOf(board)).length;
  assert.equal(shown(), 0);
  board.goTo(1);
  assert.equal(shown(), 2);
  assert.deepEqual(recordText.commentsAt(gameOf(board), 1), ['Best.']);
});

test('a record that cannot be read is told with its place; another one is read again', async () => {
  const board = await open();
  record = annotated.replace('e7e5', 'e7e4');
  await board.described.follow(new Set(['link']), true);
  assert.equal(gameOf(board).game.variant, 'custodian');
  const [[type, { subject, text, offset, length }]] = news();
  assert.deepEqual([type, subject, text.slice(offset, offset + length)], ['error', 'record', '4']);
  record = annotated;
  await board.described.follow(new Set(['link']), true);
  assert.equal(gameOf(board).game.variant, 'taketwo');
  record = null;
  await board.described.follow(new Set(['link']), true);
  assert.equal(gameOf(board).game.variant, 'custodian');
});

// ----- what is played

test('an action is told with who played it, then whose turn it is', async () => {
  const board = await open();
  board.play('a2a3', 'script');
  board.table.choose('g6g5');
  assert.deepEqual(
    news().filter(([type]) => type !== 'position'),
    [
      ['action', { text: 'a2a3', seat: 'w', ply: 1, by: 'script' }],
      ['turn', { seat: 'b', number: gameOf(board).steps.length > 1 ? 1 : 0 }],
      ['beforeplay', { text: 'g6g5', seat: 'b', ply: 2 }],
      ['action', { text: 'g6g5', seat: 'b', ply: 2, by: 'person' }],
      ['turn', { seat: 'w', number: 2 }],
    ],
  );
  assert.throws(() => board.play('a2a9', 'script'));
});

test('events bubble, and leave the shadow tree', async () => {
  const board = await open();
  board.play('a2a3', 'script');
  const flags = events.map(({ type, bubbles, composed }) => [type, bubbles, composed]);
  assert.deepEqual(
    flags,
    ['position', 'action', 'turn'].map((type) => [type, true, true]),
  );
});

test('a turn of several actions is told when it passes on', async () => {
  const board = await open({ variant: 'tches' });
  const { player } = gameOf(board).view.turn;
  const told = [];
  while (gameOf(board).view.turn.player === player) {
    board.play(gameOf(board).view.actions[0].text, 'script');
    told.push(types().includes('turn'));
  }
  assert.ok(told.length > 1);
  assert.equal(told.pop(), true);
  assert.ok(!told.includes(true));
});

test('steps back and forward are told by their positions, where there are any', async () => {
  const board = make();
  assert.equal(board.goBy(-1), false);
  assert.equal(board.goTo(0), false);
  await board.described.begin();
  assert.equal(board.goBy(-1), false);
  assert.equal(board.goBy(1), false);
  board.play('a2a3', 'script');
  board.play('g6g5', 'script');
  news();
  assert.equal(board.goBy(1), false);
  assert.equal(board.goBy(-1), true);
  assert.deepEqual(news(), [['position', { ply: 1, current: gameOf(board).game.position }]]);
  assert.equal(board.goBy(1), true);
  for (const at of [-1, 3, 0.5, NaN]) assert.equal(board.goTo(at), false, String(at));
  assert.equal(gameOf(board).at, 2);
  assert.equal(board.goTo(0), true);
  assert.equal(gameOf(board).at, 0);
  assert.equal(board.goTo(2), true);
  assert.equal(gameOf(board).at, 2);
});

test('a listener may begin another game, of which nothing more is told', async () => {
  const board = await open({ mode: 'task', actions: 'a2a3' });
  for (const type of ['position', 'action']) {
    listen = (told) => {
      if (told !== type) return;
      listen = () => {};
      board.described.reset();
    };
    board.play('a2a3', 'script');
    assert.equal(gameOf(board).at, 0);
    const after = types();
    assert.deepEqual(after.slice(after.indexOf(type) + 1), ['position'], type);
  }
});

test('why nothing leads from a square to another is told; without a game nothing is', async () => {
  assert.deepEqual(make().explain('a1', 'a4'), { reason: '', squares: [], text: '' });
  const { reason, squares, text } = (await open()).explain('a1', 'a4');
  assert.deepEqual([reason, squares], ['path-blocked', ['a2']]);
  assert.ok(text.startsWith('reason-'));
});

// ----- who may act

test('on a diagram and in a replay nobody acts', async () => {
  for (const [mode, isClosed] of Object.entries({ play: false, task: false, diagram: true, replay: true })) {
    const board = await open({ mode });
    assert.equal(board.table.whoseTurn.mayAct, !isClosed, mode);
    board.table.choose('a2a3');
    assert.equal(gameOf(board).at, isClosed ? 0 : 1, mode);
  }
});

test('computers play, but not while the element is out of the document', async () => {
  const board = make({ computer: '3,p' });
  board.rest();
  await board.described.begin();
  assert.equal(board.table.whoseTurn.isComputing, false);
  await settled();
  assert.equal(computer.asked.length, 0);
  board.resume();
  await settled();
  assert.equal(board.table.whoseTurn.isComputing, true);
  assert.equal(computer.asked.length, 1);
  board.rest();
  assert.ok(computer.asked[0].sent.includes('drop'));
});

test('trouble of the computer is an event with a code', async (context) => {
  context.mock.method(console, 'warn', () => {});
  await open({ computer: 'p,3', actions: 'a2a3' });
  news();
  computer.asked[0].task.onTrouble('worker-lost', false);
  await computer.asked[0].fail();
  const faults = news().map(([type, { subject, reason, offset }]) => [type, subject, reason, offset]);
  assert.deepEqual(inLines(faults), ['error computer worker-lost 0', 'error computer failed 0']);
});

// ----- tasks

const task = { mode: 'task', actions: 'a2a3 g6g5 b2b3' };

test('in a task only the solution is played; what is wrong is counted and said', async () => {
  const board = await open(task);
  board.table.choose('b2b3');
  assert.deepEqual([gameOf(board).at, board.task?.mistakes, board.table.remark], [0, 1, 'task-wrong']);
  board.table.choose('a2a3');
  assert.deepEqual([gameOf(board).at, board.task?.mistakes], [1, 1]);
});

test('the answer comes after a moment, and meanwhile the reader waits', async () => {
  const board = await open(task);
  board.table.choose('a2a3');
  assert.equal(board.table.whoseTurn.mayAct, false);
  assert.deepEqual(waiting(), [answerTime]);
  news();
  await tick();
  assert.equal(gameOf(board).at, 2);
  assert.equal(board.table.whoseTurn.mayAct, true);
  const [, [type, { text, by }]] = news();
  assert.deepEqual([type, text, by], ['action', 'g6g5', 'script']);
  assert.deepEqual(waiting(), []);
});

test('a solved task is told once, with its mistakes, and is closed', async () => {
  const board = await open(task);
  board.table.choose('b2b3');
  board.table.choose('a2a3');
  await tick();
  news();
  board.table.choose('b2b3');
  assert.deepEqual(news().at(-1), ['solve', { mistakes: 1 }]);
  assert.equal(board.table.whoseTurn.kind, 'done');
  board.goBy(-1);
  board.goBy(1);
  assert.ok(!types().includes('solve'));
});

test('what is revealed is played, and counts as a mistake', async () => {
  const board = await open(task);
  board.task?.reveal(board);
  assert.deepEqual([gameOf(board).at, board.task?.mistakes], [1, 1]);
  board.task?.reveal(board);
  assert.equal(gameOf(board).at, 1, 'not what the opponent answers');
  assert.equal(board.task?.mistakes, 1);
  await tick();
  board.task?.reveal(board);
  assert.equal(gameOf(board).at, 3);
  assert.deepEqual(types().slice(-1), ['solve']);
  board.task?.reveal(board);
  assert.equal(board.task?.mistakes, 2);
  attributes.clear();
  const game = await open();
  assert.equal(game.task, null);
  assert.equal(gameOf(game).at, 0, 'there is no task');
});

test('an answer that is not wanted any more does not come', async () => {
  const board = await open(task);
  board.table.choose('a2a3');
  board.goTo(0);
  assert.deepEqual(waiting(), []);
  board.table.choose('a2a3');
  board.rest();
  assert.deepEqual(waiting(), []);
  board.resume();
  assert.equal(waiting().length, 1);
  board.described.reset();
  assert.deepEqual(waiting(), []);
  assert.equal(gameOf(board).at, 0);
});

test('another way to win solves a task too', async () => {
  const start = { variant: 'taketwo;switch=off', position: '7k/Q7/6K1/8/8/8/8/8 w - - 0 1 -' };
  const board = await open({ ...start, mode: 'task', actions: 'a7g7' });
  const wins = (/** @type {string} */ text) => gameOf(board).game.playAside(text).outcome.winner === 'w';
  const texts = gameOf(board).game.actions();
  const other = texts.find((text) => text !== 'a7g7' && wins(text));
  const bad = texts.find((text) => !wins(text));
  assert.ok(other && wins('a7g7') && bad);
  const { position } = gameOf(board).game;
  assert.equal(board.accepts(bad), false);
  assert.equal(board.accepts(other), true);
  assert.equal(gameOf(board).game.position, position);
  board.table.choose(other);
  assert.deepEqual(types().slice(-2), ['end', 'solve']);
});

test('the end of a game is told with its outcome instead of a turn', async () => {
  const position = '7k/Q7/6K1/8/8/8/8/8 w - - 0 1 -';
  const board = await open({ variant: 'taketwo;switch=off', position });
  board.play('a7g7', 'script');
  const told = news();
  assert.ok(!told.some(([type]) => type === 'turn'));
  const [, outcome] = told.find(([type]) => type === 'end') ?? [];
  assert.deepEqual([outcome.result, outcome.winner], ['win', 'w']);
});

// ----- replays

const replay = { mode: 'replay', actions: 'a2a3 g6g5' };

test('a replay runs to its end by itself, step by step', async () => {
  const board = await open(replay);
  assert.equal(gameOf(board).at, 0);
  board.running.run();
  assert.equal(board.isRunning, true);
  await tick();
  assert.deepEqual([gameOf(board).at, board.isRunning], [1, true]);
  await tick();
  assert.deepEqual([gameOf(board).at, board.isRunning], [2, false]);
  assert.deepEqual(waiting(), []);
  board.running.run();
  assert.deepEqual([gameOf(board).at, board.isRunning], [0, true], 'from the start again');
});

test('a running replay stops when it is told to, or led elsewhere', async () => {
  const board = await open(replay);
  board.running.run();
  board.running.run();
  assert.equal(board.isRunning, false);
  assert.deepEqual(waiting(), []);
  board.running.run();
  board.goTo(1);
  assert.equal(board.isRunning, false);
  assert.deepEqual(waiting(), []);
  make().running.run();
  assert.deepEqual(waiting(), []);
});

test('what a replay says of its position differs from what a game says', async () => {
  assert.equal((await open(replay)).table.lookingBack, 'embed-at');
  assert.equal((await open({ mode: 'play' })).table.lookingBack, 'status-at');
});

// ----- the legend

test('the legend is loaded when it is first opened', async () => {
  const board = await open();
  assert.equal(board.isLegendShown, false);
  board.requests.toggleLegend();
  await settled();
  assert.equal(board.isLegendShown, true);
  readingOf(board);
  board.requests.toggleLegend();
  board.requests.toggleLegend();
  await settled();
  assert.equal(told.filter((text) => text === 'reading').length, 1);
});

test('who touches a piece that is not to act looks closer; not on a picture without a legend', async () => {
  const board = await open();
  board.ask('a7');
  await settled();
  board.ask('b7');
  await settled();
  const looks = told.filter((text) => text.startsWith('look'));
  assert.deepEqual(looks, ['look at a7', 'look at b7']);
  assert.equal(board.isLegendShown, true);
  const picture = await open({ mode: 'diagram' });
  picture.ask('a7');
  await settled();
  assert.equal(picture.reading, null);
});

test('a legend may be open from the start, or when the attribute says so later', async () => {
  assert.equal((await open({ legend: 'open' })).isLegendShown, true);
  attributes.clear();
  const board = await open();
  attributes.set('legend', 'open');
  await board.described.follow(new Set(['theme']), false);
  assert.equal(board.isLegendShown, false);
  await board.described.follow(new Set(['legend']), false);
  assert.equal(board.isLegendShown, true);
});

test('a legend that does not come is told, and can be asked for again', async () => {
  const board = await open();
  isReadingThere = false;
  board.requests.toggleLegend();
  await settled();
  assert.equal(board.isLegendShown, false);
  assert.deepEqual(inWords(board.table.notices, 'tone', 'text'), ['error part-failed']);
  const { type, detail, bubbles } = events[events.length - 1];
  assert.deepEqual([type, detail.subject, detail.reason, bubbles], ['error', 'board', 'not-loaded', false]);
  board.table.notices[0].action?.run();
  assert.equal(told.at(-1), 'reload');
  isReadingThere = true;
  board.requests.toggleLegend();
  await settled();
  assert.deepEqual([board.isLegendShown, board.reading !== null], [true, true]);
});

test('the focus goes to the board', async () => {
  (await open()).focus();
  assert.equal(told.at(-1), 'focus');
});

// ----- the reader's own seat

test('a reader acts for the own seat alone, and sees the board from there', async () => {
  const board = await open({ seat: 'b' });
  const { table } = board;
  assert.deepEqual([gameOf(board).isFlipped, table.whoseTurn.kind, table.whoseTurn.mayAct], [true, 'elsewhere', false]);
  table.choose('a2a3');
  assert.equal(gameOf(board).at, 0);
  board.play('a2a3', 'script');
  table.choose('g6g5');
  assert.deepEqual(
    news()
      .filter(([type]) => type === 'action')
      .map(([, { seat, by }]) => [seat, by]),
    [
      ['w', 'script'],
      ['b', 'person'],
    ],
  );
});

test('what comes for others comes after all that was played, whatever the reader is looking at', async () => {
  const board = await open({ seat: 'w', actions: 'a2a3' });
  board.goTo(0);
  assert.deepEqual([board.table.whoseTurn.kind, board.table.whoseTurn.mayAct], ['watched', false]);
  assert.throws(() => board.play('a3a4', 'script'), { subject: 'action' });
  assert.equal(gameOf(board).at, 0, 'a refused action changes nothing');
  board.play('g6g5', 'script');
  const texts = gameOf(board).steps.map(({ text }) => text);
  assert.deepEqual([texts, gameOf(board).at], [['a2a3', 'g6g5'], 2]);
});

test('a level beside the own seat plays all others, and can be taken back', async () => {
  const board = await open({ seat: 'b', computer: '3', actions: 'a2a3' });
  const { whoseTurn, opponents } = board.table;
  assert.deepEqual([opponents.players, whoseTurn.kind, whoseTurn.isFixed], [{ w: 3, b: 0 }, 'person', false]);
  await change(board, 'seat', 'w');
  assert.deepEqual([board.table.opponents.players, gameOf(board).isFlipped], [{ w: 0, b: 3 }, false]);
  assert.deepEqual([board.table.whoseTurn.kind, gameOf(board).at], ['computer', 1]);
});

test('`flip` shows the other side; a link keeps its own', async () => {
  const flippedWith = async (/** @type {Record<string, string>} */ given) => {
    attributes.clear();
    return gameOf(await open(given)).isFlipped;
  };
  assert.equal(await flippedWith({ seat: 'b', flip: '' }), false);
  assert.equal(await flippedWith({ seat: 'w', flip: '' }), true);
  assert.equal(await flippedWith({ seat: 'wb' }), false);
  assert.equal(await flippedWith({ seat: 'b', link: 'custodian!!!flip=0' }), false);
  assert.equal(await flippedWith({ seat: 'b', mode: 'replay' }), false);
});

test('a letter that is no seat is told, and leaves all seats to the reader', async () => {
  const board = await open({ seat: 'x' });
  const [{ detail }] = events.filter(({ type }) => type === 'error');
  assert.deepEqual([detail.subject, detail.reason, detail.text], ['seat', 'unknown-value', 'x']);
  assert.equal(board.table.whoseTurn.mayAct, true);
  await change(board, 'seat', 'by');
  assert.equal(events.filter(({ type }) => type === 'error').length, 2);
});

// ----- tasks with a goal

/** Between two rooks. */
const goalTask = {
  mode: 'task',
  variant: 'custodian',
  position: '5k1/1p5/3R3/3p3/R6/6P/1K5 w - 0 1',
  goal: 'take d4 in 1 action',
};

test('a goal solves a task in any way, and what misses it is not played', async () => {
  const board = await open(goalTask);
  news();
  assert.ok(board.task);
  assert.match(board.task.describe(board.table), /^goal\[.*goal-take-square\[square=d4\].*count=1\]$/);
  assert.equal(board.accepts('a3a4'), false);
  assert.equal(board.task.mistakes, 1);
  assert.equal(board.accepts('a3d3'), true);
  board.play('a3d3', 'person');
  assert.equal(board.table.whoseTurn.mayAct, false);
  assert.ok(types().includes('solve'));
});

test('with a goal the other side answers as the solution has it, else in the first way there is', async () => {
  const position = '7/1K4r/7/p4k1/7/1p5/3R3 w - 0 1';
  const board = await open({ mode: 'task', position, goal: 'win in 2 turns', actions: 'b6c6 g6g5 c6d7' });
  const { task } = board;
  assert.ok(task);
  assert.equal(task.next(gameOf(board)), 'b6c6');
  board.play('b6c6', 'person');
  assert.equal(board.table.whoseTurn.mayAct, false);
  await tick();
  assert.equal(gameOf(board).steps[1].text, 'g6g5');
  board.goTo(0);
  board.play('d1d2', 'person');
  const [first] = gameOf(board).view.actions;
  await tick();
  assert.equal(gameOf(board).steps[1].text, first.text);
  assert.equal(task.next(gameOf(board)), undefined, 'the solution is left');
  assert.equal(board.accepts('d2d3'), false, 'the second turn has to win');
});

test('a goal that is none is told with its place; beside another mode it says nothing', async () => {
  await open({ ...goalTask, goal: 'take d4 in 1 turns' });
  const [[type, { subject, offset }]] = news().filter(([type]) => type === 'error');
  assert.deepEqual([type, subject, offset], ['error', 'goal', 13]);
  const { task } = await open({ ...goalTask, mode: 'play' });
  assert.equal(task, null);
});

// ----- live games

const watched = `custodian!!e2e3!watch=${'0a'.repeat(32)}`;
const newsOf = () => told.splice(0).filter((news) => /^(watch|left)/.test(news));

test('a live game that the author names can be watched, by the servers of our page or of another file', async () => {
  const board = await open({ watch: watched }, 'https://motley.example/');
  assert.deepEqual(newsOf(), ['watch 0a0a by https://motley.example/live.json']);
  assert.equal(board.table.whoseTurn.kind, 'watched');
  board.play('c6c5', 'elsewhere');
  assert.ok(told.includes('followed'));
  assert.deepEqual(events.at(-2)?.detail, { text: 'c6c5', seat: 'b', ply: 2, by: 'elsewhere' });
  board.table.decide({ result: 'win', winner: 'b', reason: 'resignation' });
  assert.deepEqual(events.at(-1), {
    ...{ type: 'end', bubbles: true, composed: true },
    detail: { result: 'win', winner: 'b', reason: 'resignation' },
  });
  await change(board, 'live', './own.json', true);
  assert.deepEqual(newsOf(), ['left', 'watch 0a0a by ./own.json']);
  board.rest();
  board.resume();
  assert.deepEqual(newsOf(), ['left', 'watch 0a0a by ./own.json']);
  await change(board, 'watch', null, true);
  assert.deepEqual(newsOf(), ['left']);
  assert.equal(board.watching, null);
  assert.equal(board.table.whoseTurn.kind, 'person');
});

test('without our page or its part a board has the position of the link', async () => {
  const board = await open({ watch: watched });
  assert.deepEqual([newsOf(), board.watching, gameOf(board).at], [[], null, 1]);
  isReadingThere = false;
  const other = await open({ watch: watched }, 'https://motley.example/');
  assert.deepEqual([newsOf(), other.watching, gameOf(other).at], [[], null, 1]);
  assert.equal(other.table.whoseTurn.kind, 'watched');
});

test('a game that is watched is shown by another session as it goes on', async () => {
  const board = await open({ watch: watched }, 'https://motley.example/');
  const { session } = openGame(
    engine,
    readSettings((name) => ({ link: 'custodian!!e2e3.c6c5' })[name] ?? null, assert.fail),
  );
  board.exchange(session);
  assert.equal(board.session, session);
  assert.deepEqual(events.at(-1)?.type, 'position');
});
