// A game by link in two tabs of a browser, which are one player: the tab of the test is a page without its picture, the
// other one writes into the store.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import '../support/no-styles.js';
import { getExtra } from '../../../shell/links/links.js';
import { App } from '../../../shell/page/app.js';
import { Store } from '../../../shell/saving/store.js';
import { showDraft } from '../../../shell/table/drafted.js';
import { Session } from '../../../shell/table/game/session.js';
import { loadBuilt } from '../support/engine.js';
import { FakeBrowser } from '../support/fake-browser.js';
import { FakeDatabase } from '../support/fake-database.js';
import { makeThinker, makeWords, settled } from '../support/fakes.js';
import { imports, pageParts } from '../support/parts.js';

/** @import { GameRecord } from '../../../shell/saving/store.js' */

const { joinTabs } = await import('../../../shell/by-link/join-tabs.js');
const { commit } = await import('../../../shell/by-link/hidden.js');
const { openByLink } = await import('../../../shell/by-link/by-link.js');

const engine = await loadBuilt();
const round = 'bylink=abcdefghijkl,aaaaaa,bbbbbb';
const start = `custodian!!a2a3!${round}`;
const own = { seat: 'b', mark: 'bbbbbb', sent: start };

beforeEach(() => {
  mock.restoreAll();
  new FakeBrowser().install();
  Object.assign(globalThis, { indexedDB: new FakeDatabase() });
  mock.method(console, 'warn', () => {});
});

async function rest() {
  for (let i = 0; i < 20; i++) await settled();
}

/** The channel between tabs, as one tab has it. */
class FakeChannel extends EventTarget {
  /** @type {any[]} */
  told = [];

  postMessage(/** @type {unknown} */ data) {
    this.told.push(data);
  }
}

/** A tab with a stored game, and another one that has it too. */
async function openTab(/** @type {Partial<GameRecord>} */ more = {}) {
  const tabs = new FakeChannel();
  const { thinker } = makeThinker();
  const store = new Store();
  const record = { id: 'game', link: start, revision: '1', changed: 1, own, ...more };
  await store.save(record);
  /** @type {App} */
  let app;
  const byLink = async () => ({
    joinTabs,
    openByLink: (/** @type {any} */ session, /** @type {any} */ kept) =>
      openByLink(/** @type {any} */ (app), session, kept),
    receive: async (/** @type {any} */ opened) => opened,
  });
  const servers = async () => ({ relays: [], ice: [] });
  const parts = { ...pageParts(thinker), tabs, imports: () => ({ ...imports(), byLink, servers }) };
  app = new App(/** @type {any} */ ({ querySelector: () => null }), engine, makeWords(), store, parts);
  await app.begin();
  await app.navigation.resume(record);
  await rest();
  let last = record;
  /** The other tab writes; what it tells of that comes when it is called. */
  const write = async (/** @type {Partial<GameRecord>} */ news) => {
    const [{ revision }] = (await store.list()).games;
    last = { ...last, ...news, revision: `after ${revision}` };
    assert.ok(await store.save(last, revision));
    const { id, revision: data } = last;
    return () => void tabs.dispatchEvent(new MessageEvent('message', { data: { id, revision: data } }));
  };
  const stored = async () => (await store.list()).games;
  const texts = () => app.session?.steps.map(({ text }) => text).join(' ');
  const notices = () => app.table.notices.map(({ text }) => text);
  return { app, tabs, write, stored, texts, notices };
}

const keys = { w: 'a'.repeat(64) };
const keysIn = (/** @type {unknown} */ own) => Object(own).keys;

test('what one tab plays and what the other notes of the others are both kept', async () => {
  const { app, tabs, write, stored, notices } = await openTab();
  await write({ own: { ...own, keys } });
  app.table.play('g6g5', 'person');
  await rest();
  const games = await stored();
  assert.equal(games.length, 1);
  assert.equal(games[0].link, `custodian!!a2a3.g6g5!${round}`);
  assert.deepEqual([keysIn(games[0].own), keysIn(app.byLink?.own)], [keys, keys]);
  assert.deepEqual([tabs.told.at(-1), notices()], [{ id: 'game', revision: games[0].revision }, []]);
  app.table.goTo(0);
  app.table.goTo(2);
  await rest();
  assert.equal((await stored()).length, 1, 'it goes on as that game');
});

test('who looks back meanwhile loses nothing of what the other tab takes over, and goes on looking', async () => {
  const { app, write, stored, texts, notices } = await openTab({ link: `custodian!!a2a3.g6g5!${round}` });
  await write({ link: `custodian!!a2a3.g6g5.a3a4!${round}`, own: { ...own, sent: 'x' } });
  app.table.goTo(1);
  await rest();
  assert.deepEqual([texts(), app.session?.at, notices()], ['a2a3 g6g5 a3a4', 1, []]);
  const [game, ...others] = await stored();
  assert.deepEqual([game.link, others], [`custodian!!a2a3.g6g5.a3a4!${round};at=1`, []]);
});

test('an action is not lost, whenever it is played while another tab is heard', async () => {
  for (let moment = -40; moment < 40; moment++) {
    Object.assign(globalThis, { indexedDB: new FakeDatabase() });
    const { app, write, stored, texts } = await openTab();
    const tell = await write({ own: { ...own, keys } });
    const play = () => {
      app.table.play('g6g5', 'person');
      app.table.goTo(1);
      app.table.goTo(2);
    };
    const [first, next] = moment < 0 ? [play, tell] : [tell, play];
    first();
    for (let i = 0; i < Math.abs(moment); i++) await Promise.resolve();
    next();
    await rest();
    const games = await stored();
    const links = games.map(({ link }) => link.replace(/;at=1$/, ''));
    assert.deepEqual([texts(), links], ['a2a3 g6g5', [`custodian!!a2a3.g6g5!${round}`]], `${moment}`);
    assert.deepEqual([keysIn(games[0].own), keysIn(app.byLink?.own)], [keys, keys], `${moment}`);
  }
});

test('where both tabs have acted each has a game of its own', async () => {
  const { app, write, stored, notices } = await openTab();
  await write({ link: `custodian!!a2a3.f6f5!${round}` });
  app.table.play('g6g5', 'person');
  await rest();
  const links = (await stored()).map(({ link }) => link).sort();
  assert.deepEqual(links, [`custodian!!a2a3.f6f5!${round}`, `custodian!!a2a3.g6g5!${round}`]);
  assert.deepEqual(notices(), ['notice-forked']);
});

test('what is drafted stays when another tab writes, until it has played on', async () => {
  const session = new Session(engine, 'tches');
  const [first, second] = [0, 1].map(() => {
    const [{ text }] = session.view.actions;
    session.play(text);
    return text;
  });
  const link = `tches!!!${round}`;
  const { app, write, texts } = await openTab({ link, own: { ...own, sent: link } });
  showDraft(app.table, [first]);
  (await write({ link: `tches!!!flip=1;${round}` }))();
  await rest();
  assert.deepEqual([texts(), app.session?.drafted, app.session?.at], [first, 1, 1]);
  (await write({ link: `tches!!${first}.${second}!${round}` }))();
  await rest();
  assert.deepEqual([texts(), app.session?.drafted], [`${first} ${second}`, 0]);
  session.dispose();
});

test('who chooses cards goes on with what is chosen when another tab writes, unless that has chosen', async () => {
  const link = `taketwo!!!bylink=abcdefghijkl,aaaaaa,bbbbbb;hidden=1,${'0'.repeat(64)},`;
  const { app, write } = await openTab({ link, own: { ...own, sent: link } });
  assert.ok(app.setup);
  app.arrangement.change((setup) => setup.randomize('b'));
  const chosen = app.setup?.record.orders;
  (await write({ own: { ...own, sent: link, keys } }))();
  await rest();
  assert.deepEqual(app.setup?.record.orders, chosen);
  assert.ok(Object.keys(chosen ?? {}).length > 0);
  const secret = `${'A'.repeat(25)}${'.ODH'.repeat(9)}`;
  const news = `${link}${commit('abcdefghijkl', 1, 'b', secret)}`;
  (await write({ link: news, own: { ...own, sent: link, keys, secret } }))();
  await rest();
  assert.equal(app.setup, null);
  assert.equal(getExtra(/** @type {Session} */ (app.session), 'hidden')?.split(',')[2], secret, 'it is shown');
});

test('only the tab that has to do with the others computes what computers do, and plans ahead', async () => {
  const { app } = await openTab();
  const turn = (/** @type {string} */ state) => {
    Object.assign(/** @type {object} */ (app.byLink), { live: { state, presence: () => 'here', questions: [] } });
    const { computing, isLive } = app.byLink?.turn ?? {};
    return [computing, isLive];
  };
  assert.deepEqual(turn('on'), ['w', true]);
  assert.deepEqual(turn('joining'), ['w', false]);
  assert.deepEqual(turn('elsewhere'), ['', false]);
});
