// Saved games: stored, found again, shared by two tabs, and kept in memory where the browser stores nothing.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { readSaved } from '../../../shell/library/saved-games.js';
import { exportSaved } from '../../../shell/library/saved-records.js';
import { finish } from '../../../shell/links/slices.js';
import { Autosave } from '../../../shell/saving/autosave.js';
import { makeId, Store } from '../../../shell/saving/store.js';
import { SavedList } from '../../../shell/services/saved-list.js';
import { parseRecords } from '../../../shell/table/records/record.js';
import { loadBuilt } from '../support/engine.js';
import { FakeDatabase } from '../support/fake-database.js';
import { countGames, MemoryStorage, makeWords, settled, sitDown } from '../support/fakes.js';
import { inLines, inWords } from '../support/lists.js';
import { makeParts } from '../support/parts.js';

const engine = await loadBuilt();

/** @type {FakeDatabase} */
let database;
/** @type {MemoryStorage} */
let tab;
/** The storage that all tabs share. @type {MemoryStorage} */
let shared;
/** The page, of which only the events are needed. @type {EventTarget} */
let page;
/** @type {Store} */
let store;
/** Calls set for some time, which never passes by itself. @type {[run: () => void, time: number][]} */
let timers;

beforeEach(() => {
  timers = [];
  mock.restoreAll();
  const wait = (/** @type {() => void} */ run, /** @type {number} */ time) => timers.push([run, time]);
  mock.method(globalThis, 'setTimeout', /** @type {any} */ (wait));
  database = new FakeDatabase();
  tab = new MemoryStorage();
  shared = new MemoryStorage();
  page = new EventTarget();
  Object.assign(globalThis, {
    indexedDB: database,
    sessionStorage: tab,
    localStorage: shared,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
  store = new Store();
});

/** @returns {import('../../../shell/saving/store.js').GameRecord} */
const record = (/** @type {string} */ id, more = {}) => ({
  id,
  link: 'custodian',
  revision: `${id}-1`,
  changed: 1,
  ...more,
});

const won = 'custodian!!e2e3.c6c5.f1c4.d7c6.b2b3.c6d5.e3d4';

const denied = () => new DOMException('', 'SecurityError');
const quota = () => new DOMException('', 'QuotaExceededError');

test('ids are short, differ, and can stand anywhere', () => {
  const ids = Array.from({ length: 200 }, makeId);
  assert.equal(new Set(ids).size, 200);
  for (const id of ids) assert.match(id, /^[\w-]{12}$/);
});

test('what is saved can be read again', async () => {
  const partner = { id: 'b', number: 2 };
  const game = record('a', { setup: { orders: { d1: 'ODH' }, ready: ['w'] }, partner });
  assert.equal(await store.save(game), true);
  assert.deepEqual(await new Store().load('a'), game);
  assert.equal(await store.load('b'), undefined);
  assert.equal(store.state, 'kept');
});

test('games are where earlier versions have put them', async () => {
  assert.equal(store.state, 'kept');
  await store.list();
  assert.deepEqual([...database.names], ['motley/games']);
});

test('a game that somebody else has written since is not overwritten', async () => {
  await store.save(record('a', { revision: '1' }));
  assert.equal(await store.save(record('a', { revision: '2', link: 'mine' }), '1'), true);
  assert.equal(await store.save(record('a', { revision: '3', link: 'other' }), '1'), false);
  assert.equal(await store.save(record('a', { revision: '3', link: 'new' })), false);
  assert.equal((await store.load('a'))?.link, 'mine');
});

test('an entry that is no game is written over', async () => {
  database.items.set('a', { id: 'a', link: 1 });
  assert.equal(await store.save(record('a'), 'x'), true);
  assert.deepEqual(await store.load('a'), record('a'));
});

test('all games, the latest first, and apart what is none', async () => {
  const changes = [{ link: undefined }, { revision: 3 }, { changed: NaN }, { changed: '1' }, { id: 7 }];
  const orders = [undefined, null, { a1: 'ODH', b1: 1 }];
  const setups = [...orders.map((orders) => ({ orders, ready: [] })), { orders: {}, ready: 'w' }, null, 'x'];
  const partners = [null, 'x', { id: 1, number: 1 }, { id: 'x', number: 3 }, { id: 'x' }].map((partner) => ({
    partner,
  }));
  const all = [...changes, ...setups.map((setup) => ({ setup })), ...partners];
  const records = all.map((more, i) => record(`bad${i}`, more));
  /** @type {Record<string, unknown>} */
  const bad = { text: 'custodian', nothing: null, otherId: record('x') };
  for (const [i, value] of records.entries()) bad[`bad${i}`] = value;
  for (const [id, value] of Object.entries(bad)) database.items.set(id, value);
  for (const [id, changed] of Object.entries({ a: 2, b: 9, c: 5 }))
    database.items.set(id, record(id, { changed, setup: { orders: { a1: 'ODH' }, ready: [] } }));
  const { games, broken } = await store.list();
  assert.deepEqual(inWords(games, 'id'), ['b', 'c', 'a']);
  assert.deepEqual(Object.fromEntries(broken.map(({ id, broken }) => [id, broken])), bad);
  for (const id of Object.keys(bad)) if (id !== 'otherId') assert.equal(await store.load(id), undefined, id);
});

test('a game is deleted, and comes back as it was', async () => {
  await store.save(record('a'));
  await store.remove('a');
  assert.equal(await store.load('a'), undefined);
  await store.restore('a', record('a'));
  assert.deepEqual(await store.load('a'), record('a'));
});

test('where the browser stores nothing games are held in memory, until it does again', async () => {
  database.failure = denied();
  assert.equal(await store.save(record('a', { changed: 3 })), true);
  assert.equal(store.state, 'denied');
  assert.deepEqual(await store.load('a'), record('a', { changed: 3 }));
  assert.deepEqual((await store.list()).games, [record('a', { changed: 3 })]);
  database.failure = null;
  database.items.set('a', record('a', { changed: 1 }));
  database.items.set('b', record('b', { changed: 2 }));
  assert.deepEqual(inWords((await store.list()).games, 'id', 'changed'), ['a 3', 'b 2']);
  assert.equal(store.state, 'kept');
  await store.save(record('a', { changed: 4, revision: 'a-2' }), 'a-1');
  database.items.delete('a');
  assert.equal(await store.load('a'), undefined, 'it is held on the disk alone now');
});

test('a game in memory is deleted too', async () => {
  database.failure = denied();
  await store.save(record('a'));
  await store.remove('a');
  assert.deepEqual((await store.list()).games, []);
});

test('a full disk is told from a forbidden one', async () => {
  database.failure = quota();
  await store.save(record('a'));
  assert.equal(store.state, 'full');
  database.failure = new DOMException('', 'InvalidStateError');
  assert.equal((await store.list()).isWhole, false);
  assert.equal(store.state, 'silent');
});

test('a database that the browser has closed is opened again, and nothing is lost', async () => {
  await store.save(record('a'));
  database.close();
  await store.save(record('b'));
  assert.equal(store.state, 'kept');
  assert.deepEqual([...database.items.keys()], ['a', 'b']);
  database.close();
  assert.equal((await store.list()).games.length, 2);
});

test('a browser that does not answer is given up after two seconds, and asked anew the next time', async () => {
  await store.save(record('a'));
  database.isSilent = true;
  const saved = store.save(record('b'));
  assert.equal(timers.at(-1)?.[1], 2000);
  for (const [run] of timers) run();
  assert.equal(await saved, true);
  assert.equal(store.state, 'silent');
  const listed = store.list();
  await settled();
  for (const [run] of timers) run();
  assert.equal((await listed).isWhole, false, 'what is stored is not said to be nothing');
  database.isSilent = false;
  assert.deepEqual(inWords((await store.list()).games, 'id'), ['a', 'b']);
});

test('a game is noted before it is written, so that it survives a crash of the page', async () => {
  database.failure = new DOMException('', 'UnknownError');
  await new Autosave(store, () => {}).keep('custodian!!c2c3');
  assert.equal(store.state, 'silent');
  database.failure = null;
  const { games } = await new Store().list();
  assert.deepEqual(inWords(games, 'link'), ['custodian!!c2c3']);
});

// ----- the game at the table

test('a game is written as it is played, and this tab knows it again', async () => {
  const start = Date.now();
  const autosave = new Autosave(store, () => assert.fail('nobody else plays it'));
  assert.equal(autosave.isKept, false);
  autosave.keep('custodian!!a2a3');
  assert.equal(autosave.isKept, true);
  const noted = { id: autosave.id, link: 'custodian!!a2a3' };
  assert.equal(tab.getItem('motley-game'), JSON.stringify(noted), 'before the write is done');
  await autosave.keep('custodian!!a2a3.g6g5', { orders: {}, ready: ['w'] });
  const { games } = await store.list();
  assert.equal(games.length, 1);
  const [{ id, link, setup, changed }] = games;
  assert.deepEqual([id, link, setup], [autosave.id, 'custodian!!a2a3.g6g5', { orders: {}, ready: ['w'] }]);
  assert.ok(changed >= start && changed <= Date.now());
  await autosave.keep('custodian');
  assert.equal('setup' in database.items.get(autosave.id), false);
});

test('a stored game is written to from when it is adopted', async () => {
  await store.save(record('a'));
  const autosave = new Autosave(store, () => assert.fail('nobody else plays it'));
  autosave.adopt(record('a'));
  assert.equal(autosave.isKept, true);
  await autosave.keep('custodian!!a2a3');
  assert.deepEqual(inWords((await store.list()).games, 'id', 'link'), ['a custodian!!a2a3']);
});

test('after a write that failed the game is the same one', async () => {
  const autosave = new Autosave(store, () => assert.fail('nobody else plays it'));
  await autosave.keep('custodian');
  database.failure = new DOMException('full', 'QuotaExceededError');
  await autosave.keep('custodian!!a2a3');
  assert.equal(store.state, 'full');
  database.failure = null;
  await autosave.keep('custodian!!a2a3.g6g5');
  const links = () => [...database.items.values()].map(({ link }) => link);
  assert.deepEqual(links(), ['custodian!!a2a3.g6g5']);
  // A write that seemed to fail, since it took too long, may have been done all the same.
  const [before] = database.items.values();
  await autosave.keep('custodian!!a2a3.g6g5.b2b3');
  const [after] = database.items.values();
  database.items.set(after.id, before);
  await autosave.keep('custodian!!a2a3.g6g5.b2b3.f6f5');
  assert.deepEqual(links(), ['custodian!!a2a3.g6g5.b2b3.f6f5']);
});

test('where another tab plays the same game, this one goes on as a copy', async () => {
  await store.save(record('a'));
  const forks = { count: 0 };
  const [one, two] = [0, 1].map(() => new Autosave(store, () => forks.count++));
  for (const each of [one, two]) each.adopt(record('a'));
  await one.keep('custodian!!a2a3');
  assert.equal(forks.count, 0);
  await two.keep('custodian!!b2b3');
  assert.equal(forks.count, 1);
  assert.notEqual(two.id, 'a');
  assert.equal((await store.load('a'))?.link, 'custodian!!a2a3');
  assert.equal((await store.load(two.id))?.link, 'custodian!!b2b3');
  assert.equal((await Autosave.find(store, 'custodian!!b2b3'))?.id, two.id);
  await two.keep('custodian!!b2b3.g6g5');
  assert.equal(forks.count, 1, 'once');
  assert.equal((await store.load(two.id))?.link, 'custodian!!b2b3.g6g5');
  assert.equal(JSON.parse(tab.getItem('motley-game') ?? '').id, two.id);
});

test('a link finds the game of this tab, or else any with that link whose cards are chosen', async () => {
  const setup = { orders: {}, ready: [] };
  const all = {
    choosing: { changed: 9, setup },
    latest: { changed: 8 },
    other: { changed: 7, link: 'till' },
    mine: {},
  };
  for (const [id, more] of Object.entries(all)) await store.save(record(id, more));
  const find = async (/** @type {string} */ link) => (await Autosave.find(store, link))?.id;
  assert.equal(await find('custodian'), 'latest');
  assert.equal(await find('till'), 'other');
  assert.equal(await find('taketwo'), undefined);
  const note = (/** @type {string} */ id, /** @type {string} */ link) =>
    tab.setItem('motley-game', JSON.stringify({ id, link }));
  note('mine', 'custodian');
  assert.equal(await find('custodian'), 'mine');
  assert.equal(await find('till'), 'other');
  note('choosing', 'custodian');
  assert.equal(await find('custodian'), 'choosing');
  note('mine', 'till');
  assert.equal(await find('custodian'), 'latest');
  for (const text of ['{', 'null', '7', '{}']) {
    tab.setItem('motley-game', text);
    assert.equal(await find('custodian'), 'latest', text);
  }
  tab.isForbidden = true;
  assert.equal(await find('custodian'), 'latest');
});

test('a tab that may note nothing saves all the same', async () => {
  tab.isForbidden = true;
  const autosave = new Autosave(store, () => {});
  await autosave.keep('custodian');
  assert.equal((await store.list()).games.length, 1);
});

// ----- games that the page is left with

const leave = () => page.dispatchEvent(new Event('pagehide'));

/** A tab that is left with a game before the database has answered. */
function leaveUnwritten(/** @type {import('../../../shell/saving/store.js').GameRecord} */ adopted, links = [won]) {
  const left = new EventTarget();
  Object.assign(globalThis, { addEventListener: left.addEventListener.bind(left) });
  const silent = Object.assign(new Store(), { save: () => new Promise(() => {}) });
  const autosave = new Autosave(silent, () => assert.fail('nobody else plays it'));
  autosave.adopt(adopted);
  for (const link of links) autosave.keep(link);
  left.dispatchEvent(new Event('pagehide'));
  return autosave;
}

/** The stored games as ids and links. */
const stored = async (at = store) => (await at.list()).games.map(({ id, link }) => [id, link]);

test('a game that the page is left with before it is written is there at the next start, once', async () => {
  const { id } = leaveUnwritten(record('a'), ['custodian!!a2a3', 'custodian!!a2a3.g6g5']);
  assert.deepEqual([database.items.size, id], [0, 'a']);
  assert.deepEqual(await stored(), [['a', 'custodian!!a2a3.g6g5']]);
  assert.equal(shared.length, 0);
  await store.remove('a');
  assert.deepEqual(await stored(), [], 'it does not come again');
  leaveUnwritten(record('b'));
  assert.equal((await store.load('b'))?.link, won, 'whatever is read first');
});

test('only what is not written is noted, and a page that comes back removes the note', async () => {
  const autosave = new Autosave(store, () => assert.fail('nobody else plays it'));
  const write = autosave.keep('custodian!!a2a3');
  leave();
  assert.equal(shared.length, 1);
  await write;
  assert.equal(shared.length, 0);
  leave();
  assert.equal(shared.length, 0);
  database.failure = quota();
  await autosave.keep('custodian!!a2a3.g6g5');
  leave();
  database.failure = null;
  store = new Store();
  assert.deepEqual(await stored(), [[autosave.id, 'custodian!!a2a3.g6g5']], 'a failed write is none');
});

test('a note of what was written all the same changes nothing', async () => {
  leaveUnwritten(record('a'));
  const { record: written } = JSON.parse(String([...shared.items.values()]));
  await new Store().save(written);
  assert.deepEqual(await stored(), [['a', won]]);
});

test('a game that another tab has gone on with is not written over: the note becomes one copy', async () => {
  await store.save(record('a'));
  leaveUnwritten(record('a'));
  await store.save(record('a', { revision: 'a-2', link: 'custodian!!a2a3' }), 'a-1');
  await Promise.all([stored(), stored(new Store()), stored()]);
  const games = await stored();
  assert.deepEqual(games.map(([, link]) => link).sort(), ['custodian!!a2a3', won]);
  assert.equal((await store.load('a'))?.link, 'custodian!!a2a3');
  assert.equal((await Autosave.find(store, won))?.link, won, 'the tab goes on with the copy');
});

test('two tabs that are left with the same game lose neither', async () => {
  await store.save(record('a'));
  leaveUnwritten(record('a'));
  leaveUnwritten(record('a'), ['custodian!!a2a3']);
  assert.deepEqual((await stored()).map(([, link]) => link).sort(), ['custodian!!a2a3', won]);
});

test('where nothing can be written a note does not replace what was played since', async () => {
  leaveUnwritten(record('a'), ['custodian!!a2a3']);
  database.failure = quota();
  assert.deepEqual(await stored(), [['a', 'custodian!!a2a3']]);
  await store.save(record('a', { link: won }));
  leaveUnwritten(record('a'), ['custodian!!a2a3']);
  assert.deepEqual(await stored(), [['a', won]]);
});

test('notes that are damaged are removed, and forbidden ones are none', async () => {
  for (const text of ['', '{', 'null', '7', '{"record":{}}', JSON.stringify({ record: record('a') })])
    shared.setItem(`motley-unsaved:${text}`, text);
  shared.setItem('other', 'stays');
  assert.deepEqual(await stored(), []);
  assert.deepEqual([...shared.items], [['other', 'stays']]);
  leaveUnwritten(record('a'));
  shared.isForbidden = true;
  leaveUnwritten(record('a'));
  assert.deepEqual(await stored(), []);
});

// ----- the list of saved games

/** The saved games, by their links as ids. */
async function readAll(/** @type {string[]} */ links, played = engine) {
  for (const [i, link] of links.entries()) database.items.set(link, record(link, { link, changed: 100 - i }));
  return (await readSaved(played, store)).games;
}

test('each game is shown where it stands', async () => {
  const { counted, engine: counting } = countGames(engine);
  const games = await readAll(
    ['custodian!!a2a3.g6g5!at=1;flip=1', 'custodian', won, 'taketwo!4k3/8/8/8/8/8/8/4K3+w+-+-+0+1+-'],
    counting,
  );
  assert.deepEqual(
    games.map(({ count, isFlipped, outcome, view }) => [count, isFlipped, outcome?.result, view?.turn.player]),
    [
      [2, true, 'ongoing', 'b'],
      [0, false, 'ongoing', 'w'],
      [7, false, 'win', 'b'],
      [0, false, games[3].outcome?.result, 'w'],
    ],
  );
  assert.deepEqual([games[3].view?.pieces.length, games[2].outcome?.reason], [2, 'king-captured']);
  const [{ id, value, record: kept }] = games;
  assert.deepEqual([id, value, kept?.id], ['custodian!!a2a3.g6g5!at=1;flip=1', database.items.get(id), id]);
  assert.equal(counted.open, 0);
});

test('saved games know who plays: names that were typed, and computers', async () => {
  const notes = encodeURIComponent(JSON.stringify({ tags: [['Seat', 'b', 'Bo']], comments: [] }));
  const games = await readAll([`custodian!!a2a3!seats=5,p;notes=${notes}`, 'custodian!!a2a3!seats=x;notes=x']);
  const [named, plain] = games.map(({ names, players }) => [[...(names ?? [])], players]);
  assert.deepEqual(named, [[['b', 'Bo']], { w: 5, b: 0 }]);
  assert.deepEqual(plain, [[], { w: 0, b: 0 }]);
});

test('what people decided is the outcome at the last position, and never instead of the rules', async () => {
  const outcomes = (
    await readAll([
      'custodian!!a2a3!result=draw+agreement',
      'custodian!!a2a3!at=1;result=win+b+time',
      'custodian!!a2a3!at=0;result=draw+agreement',
      'custodian!!a2a3!result=nonsense',
      `${won}!result=draw+agreement`,
    ])
  ).map(({ outcome }) => [outcome?.result, outcome?.winner, outcome?.reason]);
  assert.deepEqual(inLines(outcomes), [
    'draw undefined agreement',
    'win b time',
    'ongoing undefined undefined',
    'ongoing undefined undefined',
    'win w king-captured',
  ]);
});

test('a game that cannot be replayed is listed with its error, and what is no game comes last', async () => {
  database.items.set('broken', 'nonsense');
  const { counted, engine: counting } = countGames(engine);
  const games = await readAll(['custodian!!a2a9', 'custodian%', 'custodian'], counting);
  assert.deepEqual(inWords(games, 'id'), ['custodian!!a2a9', 'custodian%', 'custodian', 'broken']);
  const reasons = games.map(({ error }) => /** @type {any} */ (error)?.reason);
  assert.deepEqual(reasons, ['not-legal', 'bad-percent', undefined, undefined]);
  assert.deepEqual(games.map(({ view }) => view !== undefined).join(), 'false,false,true,false');
  assert.deepEqual(games.map(({ record }) => record?.id).join(), 'custodian!!a2a9,custodian%,custodian,');
  assert.deepEqual([games[3].value, counted.open], ['nonsense', 0]);
});

test('at most sixty games are shown, the latest', async () => {
  const links = Array.from({ length: 63 }, (_, i) => `custodian!!!x=${i}`);
  const games = await readAll(links);
  assert.deepEqual([games.length, games[59].id], [60, 'custodian!!!x=59']);
  const all = await readSaved(engine, store, { most: 100 });
  assert.deepEqual([all.games.length, all.count], [63, 63]);
});

test('all games can be written to a file, and what cannot be played as it is stored', async () => {
  database.items.set('broken', { some: 'thing' });
  const date = new Date(2026, 2, 4).getTime();
  const games = await readAll(['custodian!!a2a3', 'custodian!!a2a9']);
  for (const game of games) if (game.record) game.record.changed = date;
  const text = finish(exportSaved(engine, games));
  const [first, ...others] = parseRecords(engine, text);
  assert.deepEqual([others.length, first.actions, first.tags], [0, ['a2a3'], [['Date', '2026.03.04']]]);
  const skipped = text.split('\n').filter((line) => line.startsWith('%'));
  assert.deepEqual(skipped, [`% ${JSON.stringify(games[1].value)}`, '% {"some":"thing"}']);
});

test('what only this browser may know of a game by link is in no file, also where the game cannot be played', () => {
  const own = { seat: 'w', mark: 'AbCdEf', sent: 'custodian', key: 'a'.repeat(64), secret: 'b'.repeat(25) };
  const value = { id: 'broken', link: 'custodian!!a2a9', own };
  const text = finish(exportSaved(engine, [{ id: 'broken', value }]));
  const { key, secret, ...others } = own;
  assert.equal(text, `% ${JSON.stringify({ ...value, own: others })}\n`);
  assert.ok(![key, secret].some((hidden) => text.includes(hidden)));
});

/** A list of saved games for a page. */
function makeList() {
  const { table } = sitDown(engine);
  const app = { engine, store, words: makeWords(), table, parts: makeParts(), drawn: 0, update: () => app.drawn++ };
  return { app, table, list: new SavedList(/** @type {any} */ (app)) };
}

test('the list reads the games again when it is asked to', async () => {
  const { app, list } = makeList();
  await list.refresh();
  assert.deepEqual([list.games, app.drawn], [[], 1]);
  await store.save(record('a'));
  await list.refresh();
  assert.deepEqual([list.games.map(({ id }) => id), app.drawn], [['a'], 2]);
});

const naming = {
  locale: 'en',
  variant: (/** @type {string} */ variant) => `the game ${variant}`,
  player: (/** @type {string | number} */ player) => `level ${player}`,
};

test('games are found by what is told of them, a part of each word is enough', async () => {
  const { list } = makeList();
  const notes = encodeURIComponent(JSON.stringify({ tags: [['Seat', 'b', 'Böttiger']], comments: [] }));
  const november = new Date(2026, 10, 3).getTime();
  await store.save(record('a', { link: `custodian!!a2a3!notes=${notes}` }));
  await store.save(record('b', { link: 'custodian%21%21a2a3%21seats=p,5', changed: november }));
  await store.save(record('c', { link: 'taketwo!!e2e4!seats=p,5', tags: 'Club, lost' }));
  await store.save(record('d', { link: 'custodian!!%', tags: 'club' }));
  await list.refresh();
  const find = async (/** @type {string} */ query) => {
    await list.find(query, naming);
    return list.found?.games.map(({ id }) => id).sort();
  };
  assert.deepEqual(await find('bött'), ['a']);
  assert.deepEqual([await find('Bott'), await find('böTT')], [['a'], ['a']], 'with marks and without');
  assert.deepEqual(await find('2026'), ['b']);
  assert.deepEqual(await find('taketwo 5'), ['c']);
  assert.deepEqual(await find('CLUB'), ['c', 'd']);
  assert.deepEqual(await find('club lost'), ['c']);
  assert.deepEqual(await find('club nobody'), []);
  assert.deepEqual(await find('a2a3'), [], 'not by actions');
  assert.equal(await find(' '), undefined, 'the latest are shown');
  assert.equal(list.games.length, 4);
});

test('more of what is found is shown when it is asked for', async () => {
  const { list } = makeList();
  for (let i = 0; i < 63; i++) await store.save(record(`${i}`, { tags: 'many' }));
  await list.refresh();
  await list.find('many', naming);
  assert.deepEqual([list.found?.games.length, list.found?.count], [60, 63]);
  await list.more(naming);
  assert.equal(list.found?.games.length, 63);
});

test('tags stay when the game goes on, also in the tab that does not know them', async () => {
  const { list } = makeList();
  const saving = new Autosave(store, () => assert.fail('it is nobody else’s'));
  await saving.keep('custodian!!a2a3');
  await list.refresh();
  await list.tag(list.games[0], 'club');
  assert.equal(list.games[0].record?.tags, 'club');
  await saving.keep('custodian!!a2a3.g6g5');
  const stored = await store.load(saving.id);
  assert.deepEqual([stored?.link, stored?.tags], ['custodian!!a2a3.g6g5', 'club']);
  await store.tag('nobody', 'club');
  assert.equal(await store.load('nobody'), undefined);
});

test('a game that could not be written has tags too', async () => {
  database.failure = quota();
  await store.save(record('a'));
  await store.tag('a', 'club');
  assert.equal((await store.load('a'))?.tags, 'club');
});

test('that the browser stores nothing is told once', async () => {
  const { list, table } = makeList();
  await list.refresh();
  assert.deepEqual(table.notices, []);
  database.failure = quota();
  await list.refresh();
  assert.deepEqual(inWords(table.notices, 'tone', 'text'), ['error storage-full']);
  table.notices = [];
  await list.refresh();
  assert.deepEqual(table.notices, []);
});

test('a game that was deleted can be brought back', async () => {
  const { list, table } = makeList();
  await store.save(record('a'));
  await list.refresh();
  await list.forget(list.games[0], 'a game');
  assert.deepEqual(list.games, []);
  const [{ tone, text, action }] = table.notices;
  assert.deepEqual([tone, text, action?.label], ['info', 'saved-forgotten[name=a game]', 'saved-restore']);
  await action?.run();
  await settled();
  assert.deepEqual(inWords(list.games, 'id'), ['a']);
  assert.deepEqual(await store.load('a'), record('a'));
});

test('of two games that were deleted each can be brought back', async () => {
  const { list, table } = makeList();
  for (const id of ['a', 'b']) await store.save(record(id));
  await list.refresh();
  for (const game of [...list.games]) await list.forget(game, 'a game');
  assert.deepEqual(list.games, []);
  for (const { action } of [...table.notices]) await action?.run();
  await settled();
  assert.deepEqual(inWords(list.games, 'id').sort(), ['a', 'b']);
});
