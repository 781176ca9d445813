// Texts of any length: what is done with them is counted, not timed. It grows as they do, and there are pauses in it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLink, parseLink, readLink, writeLink } from '../../../shell/links/links.js';
import { finish, inSlices } from '../../../shell/links/slices.js';
import {
  isTooLong,
  longestLink,
  packGame,
  readPacked,
  shortAddress,
  takeSaved,
  writePacked,
} from '../../../shell/saving/long-links.js';
import { Session } from '../../../shell/table/game/session.js';
import { readEnteredText } from '../../../shell/table/records/entered-text.js';
import { isRecordText, parseRecords, readRecords, writeRecord } from '../../../shell/table/records/record.js';
import { linkOfRecord, makeRecordLink, writeLinkAsRecord } from '../../../shell/table/records/record-link.js';
import { isAll } from '../../is-all.js';
import { loadBuilt, startGame } from '../support/engine.js';
import { settled } from '../support/fakes.js';

const engine = await loadBuilt();

/** @typedef {import('../../../shell/table/records/record.js').GameText} GameText */

/** A record with something many times in its head, and something many times among its actions. */
const fileOf = (head = '', body = '') =>
  `[Motley "1"][Variant "custodian"]${head}\n[Result "ongoing"]\n${body}\nongoing\n`;

/**
 * Files whose reading took many seconds, by what is in them many times.
 * @type {Record<string, (n: number) => string>}
 */
const files = {
  'empty values': (n) => fileOf(`[A ${'""'.repeat(n)}]`),
  tags: (n) => fileOf('[A ""]'.repeat(n)),
  'escapes in a tag': (n) => fileOf(`[A "${'\\"'.repeat(n)}"]`),
  'characters of a tag': (n) => fileOf(`[A "${'x'.repeat(n)}"]`),
  comments: (n) => fileOf('', '{} '.repeat(n)),
  'characters of a comment': (n) => fileOf('', `{${'x'.repeat(n)}}`),
  'lines that are skipped': (n) => '%\n'.repeat(n) + fileOf(),
  spaces: (n) => ' '.repeat(n) + fileOf(),
};

/**
 * An owner of functions, their names, and what a call costs.
 * @typedef {[owner: any, names: string[], cost: (args: any[], self: any, name: string) => number]} Counted
 */

/**
 * The amount of work, in all and at most without a pause, by the calls of some functions.
 * @param {Generator<void, unknown>} work
 * @param {Counted[]} counted
 */
function count(work, counted = [characters, patterns]) {
  let [all, most, now] = [0, 0, 0];
  const restore = counted.map(([owner, names, cost]) => {
    const originals = Object.fromEntries(names.map((name) => [name, owner[name]]));
    for (const name of names)
      owner[name] = /** @this {any} */ function (/** @type {any[]} */ ...args) {
        now += cost(args, this, name);
        return originals[name].apply(this, args);
      };
    return () => Object.assign(owner, originals);
  });
  try {
    for (let isDone = false; !isDone; ) {
      now = 1;
      isDone = Boolean(work.next().done);
      all += now;
      most = Math.max(most, now);
    }
  } finally {
    for (const each of restore) each();
  }
  return { all, most };
}

/** Functions that look at characters. @type {Counted} */
const characters = [String.prototype, ['charCodeAt'], () => 1];
/** @type {Counted} */
const patterns = [RegExp.prototype, ['exec'], () => 1];
/** Functions that decode and encode, by characters. @type {Counted} */
const coders = [globalThis, ['decodeURIComponent', 'encodeURIComponent'], ([text]) => text.length];
/** Functions that look for parts of texts, and those that go through all of one. @type {Counted} */
const searches = [
  String.prototype,
  ['replace', 'replaceAll', 'charAt', 'indexOf', 'slice'],
  (_, text, name) => (name.startsWith('replace') ? text.length : 1),
];
const countText = (/** @type {Generator<void, unknown>} */ work) => count(work, [coders, searches]);

for (const [name, make] of Object.entries(files)) {
  test(`a file with twice as many ${name} is twice the work`, () => {
    const [one, two] = (isAll ? [3000, 6000] : [1000, 2000]).map((n) => count(readRecords(engine, make(n))).all);
    assert.ok(two <= 2.1 * one, `${one} and then ${two}`);
  });

  test(`a game with ${name} becomes a link and a record again`, () => {
    const [record] = parseRecords(engine, make(isAll ? 3000 : 1000));
    const date = new Date(2026, 10, 22);
    const [again] = parseRecords(engine, finish(writeLinkAsRecord(engine, linkOfRecord(record), date)));
    assert.deepEqual(again, { ...record, tags: [['Date', '2026.11.22'], ...record.tags] });
  });
}

for (const name of isAll ? ['escapes in a tag', 'characters of a tag', 'spaces'] : ['characters of a tag'])
  test(`many ${name} are not read without a pause`, () => {
    const text = files[name](80_000);
    const { all, most } = count(readRecords(engine, text));
    assert.ok(all >= 80_000 && most <= 70_000, `${most} of ${all}`);
  });

test('many tags are not looked through and written without a pause', () => {
  const [record] = parseRecords(engine, files.tags(3000));
  const link = linkOfRecord(record);
  for (const work of [makeRecordLink(record), writeLinkAsRecord(engine, link, new Date())])
    assert.ok(count(work).most <= 300);
});

test('each comment is looked at once, however many actions there are', () => {
  const game = startGame(engine, 'custodian');
  /** @type {string[]} */
  const actions = [];
  for (let i = 0; i < 40; i++) {
    actions.push(game.actions()[i % game.actions().length]);
    game.play(actions[i]);
  }
  let looks = 0;
  const comments = Array.from({ length: 1000 }, (_, i) => ({
    text: `remark ${i}`,
    get at() {
      looks++;
      return i % 41;
    },
  }));
  const others = { position: '', tags: [], nags: [], variations: [] };
  const text = finish(
    writeRecord(engine, { ...others, variant: 'custodian', actions, result: game.outcome, comments }),
  );
  assert.equal(looks, 1000);
  const [read] = parseRecords(engine, text);
  const found = [read.comments.length, read.comments[0].text, read.comments[1].text];
  assert.deepEqual(found, [1000, 'remark 0', 'remark 41']);
});

test('a text of millions of lines or signs is no record, and does not fill the stack', () => {
  for (const text of ['%\n', '% x', '\n', '[']) assert.equal(isRecordText(text.repeat(1000)), false);
  assert.equal(isRecordText(`${'%\n'.repeat(2_000_000)}[Motley "1"]`), true);
});

test('parts of a link that are very long, or very many, are read as they are', () => {
  const million = 'x'.repeat(1_000_000);
  assert.equal(parseLink(million).variant, million);
  assert.deepEqual(parseLink(`t!!${'.'.repeat(300_000)}a2a3...`).actions.slice(-2), ['', 'a2a3']);
  assert.equal(parseLink(`t!!!a=${'%D1%8F'.repeat(200_000)}`).extras[0][1], 'я'.repeat(200_000));
  assert.equal(parseLink(`t!!!a=${'%41x'.repeat(200_000)}`).extras[0][1], 'Ax'.repeat(200_000));
  const bad = `t!!!a=${'%41x'.repeat(200_000)}%C3`;
  assert.throws(() => parseLink(bad), { reason: 'bad-percent', offset: bad.length - 3, length: 3 });
  assert.equal(parseLink(`t!p!a!${'!'.repeat(1000)}`).extras[0][0], '!'.repeat(1000));
});

// ----- long links

/**
 * Links of any length, by what is in them many times.
 * @type {Record<string, (n: number) => string>}
 */
const links = {
  'characters of a variant': (n) => `custodian;${'a'.repeat(n)}`,
  'characters of a position': (n) => `custodian!${'r'.repeat(n)}`,
  'spaces of a position': (n) => `custodian!${'+'.repeat(n)}`,
  'encoded characters': (n) => `custodian!!a2a3!x=${'%41'.repeat(n)}`,
  'characters of several bytes': (n) => `custodian!!a2a3!x=${'%F0%9F%99%82'.repeat(n)}`,
  actions: (n) => `custodian!!${'a2a3.'.repeat(n)}`,
  'dots at the end': (n) => `custodian!!a2a3${'.'.repeat(n)}`,
  'keys that say nothing': (n) => `custodian!!a2a3!${';'.repeat(n)}`,
  'characters of a key': (n) => `custodian!!a2a3!notes=${'word '.repeat(n)}`,
};

for (const [name, make] of Object.entries(links))
  test(`a link with twice as many ${name} is twice the work to read and to write, with pauses`, () => {
    const [one, two] = [50_000, 100_000].map((n) => countText(readLink(make(n))));
    assert.ok(two.all <= 2.1 * one.all, `read: ${one.all} and then ${two.all}`);
    assert.ok(two.all > 50_000 && two.most <= 40_000, `read: ${two.most} of ${two.all}`);
    const [less, more] = [50_000, 100_000].map((n) => countText(writeLink(parseLink(make(n)))));
    assert.ok(more.all <= 2.1 * less.all, `written: ${less.all} and then ${more.all}`);
    assert.ok(more.most <= 150_000, `written: ${more.most} of ${more.all}`);
  });

test('a link has at most a thousand keys', () => {
  const make = (/** @type {number} */ n) => `custodian!!!${'x=1;'.repeat(n)};;`;
  assert.equal(parseLink(make(1000)).extras.length, 1000);
  assert.throws(() => parseLink(make(1001)), { subject: 'link', reason: 'too-long', length: 6 });
});

test('a long link is opened with pauses, and what was encoded of it is not encoded again', () => {
  const link = parseLink(links['characters of a key'](60_000));
  const first = countText(writePacked(link));
  assert.ok(first.all > 900_000 && first.most < 150_000, `${first.most} of ${first.all}`);
  const again = countText(writePacked({ ...link, actions: ['a2a3', 'g6g5'] }));
  assert.ok(again.all < 1000, `${again.all}`);
});

test('a text that is pasted is made a link with pauses', () => {
  const { all, most } = countText(readEnteredText(engine, `custodian!!${'a2a3.  '.repeat(100_000)}`));
  assert.ok(all > 700_000 && most < 40_000, `${most} of ${all}`);
  assert.equal(
    finish(readEnteredText(engine, `custodian!!a2a3${' \n '.repeat(20_000)}.g6g5`)),
    'custodian!!a2a3 .g6g5',
  );
});

// ----- in slices

/** Work of so many steps, and how far it has come. */
function makeWork(/** @type {number} */ steps) {
  const state = { at: 0 };
  const work = (function* () {
    for (; state.at < steps; state.at++) yield;
    return 'done';
  })();
  return { state, work };
}

test('short work has no pause; long work has one after each slice', async () => {
  let time = 0;
  const pauses = /** @type {(() => void)[]} */ ([]);
  const clock = { now: () => time++, pause: () => new Promise((done) => pauses.push(() => done(null))) };
  assert.equal(await inSlices(makeWork(5).work, clock), 'done');
  assert.equal(pauses.length, 0);
  const { state, work } = makeWork(30);
  const result = inSlices(work, clock);
  assert.ok(state.at > 5 && state.at < 15, `${state.at}`);
  for (let slices = 1; slices < 4 && pauses.length === slices; slices++) {
    pauses[slices - 1]();
    await settled();
  }
  assert.equal(await result, 'done');
  assert.equal(pauses.length, 2);
});

test('an error in a slice is one of the whole', async () => {
  const work = (function* () {
    yield;
    throw new Error('no');
  })();
  await assert.rejects(inSlices(work), /no/);
});

test('a long game opens with pauses, one after each action', () => {
  const work = Session.opening(engine, parseLink('custodian!!a2a3.g6g5.b2b3'));
  let steps = 0;
  for (let step = work.next(); !step.done; step = work.next()) steps++;
  assert.equal(steps, 3);
});

// ----- links that are too long for an address

/** A link with a comment. */
const commented = (/** @type {string} */ text) =>
  linkOfRecord({ ...parseRecords(engine, fileOf())[0], actions: ['a2a3'], comments: [{ at: 1, text }] });

test('comments are encoded once: a letter of Russian is six characters of a link', () => {
  const [short, long] = ['', 'я'.repeat(1000)].map((text) => formatLink(commented(text)).length);
  assert.equal(long - short, 6000);
  const strange = 'a;b=c!d%41 {"x"} \\ é';
  const again = finish(writeLinkAsRecord(engine, parseLink(formatLink(commented(strange))), new Date()));
  const [{ comments }] = parseRecords(engine, again);
  assert.equal(comments[0].text, strange.replaceAll('}', ')'));
});

test('a game whose comments are too long for an address is stored with them, and its address leads there', () => {
  const link = commented('я'.repeat(100_000));
  const packed = packGame(link);
  assert.equal(packed.link, 'custodian!!a2a3');
  assert.equal(packed.notes, link.extras[0][1]);
  assert.ok(isTooLong(packed));
  assert.equal(shortAddress(link, 'Ab-_9'), 'custodian!!a2a3!saved=Ab-_9');
  assert.deepEqual(takeSaved(parseLink('custodian!!a2a3!flip=1;saved=Ab-_9')), {
    saved: 'Ab-_9',
    link: parseLink('custodian!!a2a3!flip=1'),
  });
  const record = { id: 'Ab-_9', revision: '1', changed: 1, ...packed };
  assert.deepEqual(finish(readPacked(record)), link);
});

test('a game that is not too long is stored and shown as one link', () => {
  const link = commented('я'.repeat(80_000));
  const packed = packGame(link);
  assert.deepEqual([packed.notes, packed.link, isTooLong(packed)], [undefined, formatLink(link), false]);
  assert.deepEqual(finish(readPacked({ id: 'a', revision: '1', changed: 1, ...packed })), link);
});

test('of a game that is too long without comments the address has the variant', () => {
  /** @type {import('../../../shell/links/links.js').Link} */
  const link = { variant: 'custodian', position: '', actions: ['a2a3'], extras: [['x', 'y'.repeat(longestLink)]] };
  assert.deepEqual([isTooLong(packGame(link)), shortAddress(link, 'a')], [true, 'custodian!!!saved=a']);
});
