// Opens what earlier versions of the page have stored: old-stores.json has such stores, each with the games that it
// must open with: id, link and tags, the latest first. Stores are only added.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { beforeEach, test } from 'node:test';
import { readSaved } from '../../../shell/library/saved-games.js';
import { exportSaved } from '../../../shell/library/saved-records.js';
import { finish } from '../../../shell/links/slices.js';
import { Store } from '../../../shell/saving/store.js';
import { SavedList } from '../../../shell/services/saved-list.js';
import { parseRecords } from '../../../shell/table/records/record.js';
import { takeFound } from '../../../shell/table/records/record-link.js';
import { loadBuilt } from '../support/engine.js';
import { FakeDatabase } from '../support/fake-database.js';
import { MemoryStorage, makeWords, sitDown } from '../support/fakes.js';
import { inWords } from '../support/lists.js';

const engine = await loadBuilt();

/**
 * @typedef {object} OldStore
 * @property {string} written when
 * @property {Record<string, object>} games the entries of the database by their keys
 * @property {Record<string, string>} local what localStorage has
 * @property {[id: string, link: string, tags: string][]} opens
 */

/** @type {OldStore[]} */
const stores = JSON.parse(readFileSync(new URL('old-stores.json', import.meta.url), 'utf8'));

/** @type {FakeDatabase} */
let database;
/** @type {MemoryStorage} */
let local;

beforeEach(() => {
  database = new FakeDatabase();
  local = new MemoryStorage();
  Object.assign(globalThis, { indexedDB: database, localStorage: local, sessionStorage: new MemoryStorage() });
});

function put(/** @type {OldStore} */ { games, local: kept }) {
  for (const [id, game] of Object.entries(games)) database.items.set(id, structuredClone(game));
  for (const [key, text] of Object.entries(kept)) local.setItem(key, text);
}

for (const old of stores)
  test(`a store of ${old.written}`, async () => {
    put(old);
    const store = new Store();
    const { games } = await readSaved(engine, store);
    assert.deepEqual(
      games.map(({ id, record, view }) => [id, record?.link, record?.tags ?? '', view !== undefined]),
      old.opens.map((opened) => [...opened, true]),
    );
    for (const { record } of games) {
      assert.ok(record);
      assert.equal(await store.save({ ...record, link: `${record.link}`, revision: 'next' }, record.revision), true);
      const { form, setup, notes, tags } = database.items.get(record.id);
      assert.deepEqual([form, setup, notes, tags], [1, record.setup, record.notes, record.tags]);
    }
    assert.deepEqual((await store.list()).games.map(({ id }) => id).sort(), old.opens.map(([id]) => id).sort());
  });

test('what a later version has written is shown as it is, stays, and goes into the file', async () => {
  const later = { id: 'a', link: 'custodian', revision: '1', changed: 1, form: 2, folder: 'x' };
  database.items.set('a', later);
  const store = new Store();
  const { games } = await readSaved(engine, store);
  assert.deepEqual(games, [{ id: 'a', value: later }]);
  assert.equal(await store.save({ id: 'a', link: 'taketwo', revision: '2', changed: 2 }, '1'), false);
  assert.deepEqual(database.items.get('a'), later);
  assert.equal(finish(exportSaved(engine, games)), `% ${JSON.stringify(later)}\n`);
});

test('an entry that no text can have does not keep the others from the file', async () => {
  database.items.set('a', 1n);
  database.items.set('b', { id: 'b', link: 'custodian!!a2a3', revision: '1', changed: 1, tags: 'club "A"' });
  const { games } = await readSaved(engine, new Store());
  const text = finish(exportSaved(engine, games));
  assert.match(text, /^% 1$/m);
  const [record] = parseRecords(engine, text);
  const { found, record: others } = takeFound(record);
  assert.deepEqual([found, others.tags.map(([name]) => name)], ['club "A"', ['Date']]);
});

test('little room is told before there is none', async () => {
  const { table } = sitDown(engine);
  const room = { usage: 4_500_000, quota: 9_000_000 };
  const navigator = { storage: { estimate: async () => room } };
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  const app = { engine, store: new Store(), words: makeWords(), table, update: () => {} };
  const list = new SavedList(/** @type {any} */ (app));
  await list.refresh();
  assert.deepEqual(table.notices, []);
  room.usage = 8_500_000;
  for (const _ of [1, 2]) await list.refresh();
  assert.deepEqual(inWords(table.notices, 'text'), ['storage-low']);
});
