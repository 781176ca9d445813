// Games that the page opens, and their places in address and store. The browser is a fake, the rules are the real ones.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { findEditable, tellMended } from '../../../shell/editor/editable.js';
import { readSaved } from '../../../shell/library/saved-games.js';
import { exportSaved } from '../../../shell/library/saved-records.js';
import { parseLink } from '../../../shell/links/links.js';
import { finish } from '../../../shell/links/slices.js';
import { Autosave } from '../../../shell/saving/autosave.js';
import { Store } from '../../../shell/saving/store.js';
import { Navigation } from '../../../shell/services/navigation.js';
import { Session } from '../../../shell/table/game/session.js';
import { partsOf } from '../../../shell/words/refusals.js';
import { loadBuilt } from '../support/engine.js';
import { FakeBrowser } from '../support/fake-browser.js';
import { FakeDatabase } from '../support/fake-database.js';
import { makeWords, settled, sitDown } from '../support/fakes.js';
import { inWords } from '../support/lists.js';
import { makeParts } from '../support/parts.js';

const engine = await loadBuilt();

/** @type {FakeBrowser} */
let browser;

beforeEach(() => {
  mock.restoreAll();
  browser = new FakeBrowser();
  browser.install();
});

/** A page without panels: a table, the store, and the address bar. */
function openPage(fragment = '') {
  browser.entries = [fragment && `#${fragment}`];
  Object.assign(globalThis, { indexedDB: new FakeDatabase() });
  const { table, changes } = sitDown(engine);
  table.seat(null);
  const store = new Store();
  /** @type {any} */
  const app = {
    engine,
    store,
    words: makeWords(),
    parts: makeParts({
      editor: async () => ({
        findEditable: (/** @type {string} */ fragment) => findEditable(app, fragment),
        tellMended: (/** @type {Session} */ session) => tellMended(app, session),
      }),
    }),
    edited: [],
    openEditor: (/** @type {object} */ start) => app.edited.push(start),
    table,
    setup: null,
    dialogs: [],
    refreshed: 0,
    told: 0,
    need: async () => {},
    savedList: { refresh: async () => app.refreshed++, tellState: () => app.told++ },
    get session() {
      return table.session;
    },
    leave: () => table.seat(null),
    seat(/** @type {Session} */ session, /** @type {any} */ record) {
      table.seat(session);
      app.record = record;
      app.navigation.admit(record);
    },
    openDialog: (/** @type {string} */ name, /** @type {object} */ details) => app.dialogs.push({ name, ...details }),
  };
  app.navigation = new Navigation(app);
  const textsOf = () => app.session?.steps.map((/** @type {any} */ { text }) => text);
  return { app, store, table, changes, navigation: /** @type {Navigation} */ (app.navigation), textsOf };
}

test('a link for players does not stay in the address of somebody who only watches', async () => {
  const bylink = 'bylink=AAAAAAAAAAAA,bbbbbb,cccccc';
  const { navigation, app } = openPage(`custodian!!a2a3!${bylink};x=${'y'.repeat(20_000)}`);
  const watch = `watch=${'a'.repeat(64)}`;
  const receive = async () => ({ ...Session.open(engine, parseLink(`custodian!!a2a3!${watch}`)), asPlayer: () => {} });
  app.parts = makeParts({ byLink: async () => ({ receive }) });
  await navigation.openAddress();
  assert.deepEqual(browser.fragments, [`custodian!!a2a3!${watch}`]);
});

test('the page opens what its address says; nothing there: all games', async () => {
  const { navigation, textsOf, app, table } = openPage('custodian!!a2a3.g6g5!at=1');
  await navigation.openAddress();
  assert.deepEqual([textsOf(), app.session.at], [['a2a3', 'g6g5'], 1]);
  assert.deepEqual(browser.fragments, ['custodian!!a2a3.g6g5!at=1']);
  assert.equal(app.told, 1);
  table.tell({ tone: 'error', text: 'old news' });
  browser.go('');
  await settled();
  assert.deepEqual([app.session, app.refreshed, table.notices], [null, 1, []]);
  browser.go('till');
  await settled();
  await settled();
  assert.equal(app.session.view.family, 'till');
});

test('two tables lead to each other, also after something was played and after a reload', async () => {
  const { navigation, app, store, table } = openPage('till;players=3');
  await navigation.openAddress();
  assert.deepEqual([navigation.partner], [undefined]);
  const other = new Session(engine, 'till;players=3;pawns=0');
  await navigation.pair(other.link);
  const { games } = await store.list();
  const tagged = games.map(({ link, tags }) => [link.split('!')[0], tags]).sort();
  assert.deepEqual(tagged, [
    ['till;players=3', 'table-number[number=1]'],
    ['till;players=3;pawns=0', 'table-number[number=2]'],
  ]);

  await navigation.openPartner();
  assert.deepEqual([app.session.game.variant, navigation.partner?.number], ['till;players=3;pawns=0', 1]);
  app.session.play('Q@0,0');
  navigation.follow(app.session, true);
  await navigation.openPartner();
  assert.deepEqual([app.session.game.variant, navigation.partner?.number], ['till;players=3', 2]);
  await navigation.openPartner();
  assert.deepEqual(inWords(app.session.steps, 'text'), ['Q@0,0']);

  await new Navigation(app).openAddress();
  await store.remove(games.find(({ link }) => !link.includes('pawns'))?.id ?? '');
  await app.navigation.openPartner();
  assert.deepEqual([app.session.steps.length, inWords(table.notices, 'text')], [1, ['other-table-gone']]);
});

for (const [written, shown] of [
  ['custodian', 'custodian'],
  ['custodian;board=flat!!a2a3.', 'custodian!!a2a3'],
  ['custodian;captured=recruited;array=four', 'custodian;array=four;captured=recruited'],
  ['custodian!6k/7/3R3/3p3/R6/7/K6+w+-+0+1!a3d3', 'custodian!6k/7/3R3/3p3/R6/7/K6+w+-+0+1!a3d3'],
  ['taketwo!!e2%7EOH.d2d4', 'taketwo!!e2~OH.d2d4'],
  ['taketwo%21%21e2%7EOH%2Ed2d4', 'taketwo!!e2~OH.d2d4'],
  ['custodian!!e2e3!seats=h,c;at=0;note=x;flip=1', 'custodian!!e2e3!at=0;flip=1;seats=h,c;note=x'],
])
  test(`the link ${written} is written as ${shown}, which opens as itself`, async () => {
    for (const link of [written, shown]) {
      const { navigation, table } = openPage(link);
      await navigation.openAddress();
      assert.deepEqual([browser.fragments.map(decodeURIComponent), table.notices], [[shown], []]);
    }
  });

for (const [link, marked] of [
  ['chess', 'chess'],
  ['custodian;array=five!!e2e3', 'five'],
  ['custodian!6k/7/3X3/3p3/R6/7/K6+w+-+0+1', 'X'],
  ['custodian!!e2e3%', '%'],
])
  test(`the bad link ${link} is refused with its place`, async () => {
    const { navigation, table, app } = openPage(link);
    await navigation.openAddress();
    const [{ place, action }] = table.notices;
    assert.equal(partsOf(/** @type {import('../../../shell/words/refusals.js').Place} */ (place)).marked, marked);
    action?.run();
    assert.deepEqual([app.session, app.dialogs], [null, [{ name: 'open', text: link }]]);
  });

for (const [name, extra, next] of /** @type {[string, string, RegExp][]} */ ([
  ['a long link', `x=${'%41'.repeat(10_000)}`, /^custodian!!a2a3\.g6g5!x=A+$/],
  ['one too long for an address', `notes={"comments":[{"at":1,"text":"${'A+'.repeat(300_000)}"}]}`, /!saved=/],
]))
  test(`${name} stays there as it is, until the game goes on`, async () => {
    const link = `custodian!!a2a3!${extra}`;
    const { navigation, app, store, table } = openPage(link);
    await navigation.openAddress();
    assert.equal(browser.fragments.at(-1) === link, true);
    assert.deepEqual([navigation.isShort, table.notices, (await store.list()).games.length], [false, [], 0]);
    browser.rest();
    app.session.play('g6g5');
    navigation.follow(app.session, true);
    await navigation.settle();
    assert.match(browser.fragments.at(-1) ?? '', next);
    assert.equal((await store.list()).games.length, 1);
  });

test('a link of which a part cannot be read keeps its text, until the game goes on', async () => {
  const { navigation, table, app } = openPage('custodian!!a2a3.zz');
  await navigation.openAddress();
  assert.deepEqual(browser.fragments, ['custodian!!a2a3.zz']);
  assert.equal(table.notices[0].tone, 'error');
  assert.match(table.notices[0].text, /^problem-action/);
  browser.rest();
  browser.go('draughts');
  await settled();
  assert.equal(browser.fragments.at(-1), 'custodian!!a2a3.zz');
  browser.rest();
  app.session.play('g6g5');
  navigation.follow(app.session, true);
  assert.equal(browser.fragments.at(-1), 'custodian!!a2a3.g6g5');
  browser.rest();
  browser.go('draughts');
  await settled();
  assert.equal(browser.fragments.at(-1), 'custodian!!a2a3.g6g5');
});

test('a link that cannot be read is told with a way to mend it, and the game stays', async () => {
  const { navigation, table, app, textsOf } = openPage('custodian!!a2a3');
  await navigation.openAddress();
  browser.rest();
  browser.go('draughts');
  await settled();
  assert.deepEqual(textsOf(), ['a2a3']);
  const [{ tone, action }] = table.notices;
  assert.deepEqual([table.notices.length, tone, action?.label], [1, 'error', 'open-mend']);
  action?.run();
  assert.deepEqual(app.dialogs, [{ name: 'open', text: 'draughts' }]);
  assert.equal(browser.fragments.at(-1), 'custodian!!a2a3');
});

test('a link whose position only the rules refuse leads to the editor in one step', async () => {
  const link = 'taketwo;switch=off!4k3/4Q3/8/8/8/8/8/4K3+w+-+-+0+1';
  const { navigation, table, app } = openPage(link);
  await navigation.openAddress();
  const [{ text, action }] = table.notices;
  assert.match(text, /reason-opponent-in-check/);
  assert.equal(action?.label, 'editor-open');
  action?.run();
  assert.deepEqual(app.edited, [{ variant: 'taketwo;switch=off', position: '4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1' }]);
  assert.deepEqual(browser.fragments, [link]);
  const fault = await navigation.openEnteredText(link).catch((error) => error);
  assert.deepEqual(await navigation.findEditable(link, fault), app.edited[0]);
  assert.equal(await navigation.findEditable('chess', new Error('none')), undefined);
});

test('a position that is not written as it should be is opened, and told as it was read', async () => {
  const { navigation, table } = openPage('taketwo!4k3/8/8/8/8/8/8/4K2R+w+KQ+-');
  await navigation.openAddress();
  await settled();
  assert.deepEqual(browser.fragments, ['taketwo!4k3/8/8/8/8/8/8/4K2R+w+K+-+0+1+-']);
  const [{ tone, text }] = table.notices;
  assert.equal(tone, 'info');
  assert.match(text, /^position-mended.*mended-castling\[taken=K\].*mended-halfmove\[taken=0\].*mended-turn/);
});

test('of two links that are opened at once the later is shown', async () => {
  const { navigation, app } = openPage();
  await Promise.all([navigation.openEnteredText('custodian'), navigation.openEnteredText('#till')]);
  assert.equal(app.session.view.family, 'till');
  assert.deepEqual(browser.fragments, ['', 'till']);
  const opening = navigation.openEnteredText('custodian');
  navigation.leave();
  await opening;
  assert.equal(app.session.view.family, 'till');
});

test('a link that was entered is a new entry; one that cannot be read throws', async () => {
  const { navigation } = openPage('till');
  await navigation.openEnteredText('#custodian!!a2a3');
  assert.deepEqual(browser.fragments, ['till', 'custodian!!a2a3']);
  await assert.rejects(navigation.openEnteredText('draughts'));
});

test('a link finds its stored game', async () => {
  const { navigation, store, app } = openPage('custodian');
  const record = { id: 'a', link: 'custodian', revision: '1', changed: 1 };
  await store.save(record);
  await navigation.openAddress();
  assert.deepEqual(app.record, record);
});

test('a game is saved when it is played, or if it is saved already', async () => {
  const { navigation, store, app } = openPage('custodian');
  await navigation.openAddress();
  navigation.follow(app.session, false);
  await settled();
  assert.equal((await store.list()).games.length, 0);
  app.session.play('a2a3');
  navigation.follow(app.session, true);
  await settled();
  app.session.goTo(0);
  app.setup = { record: { orders: {}, ready: ['w'] } };
  navigation.follow(app.session, false);
  await settled();
  const [{ link, setup }, ...others] = (await store.list()).games;
  assert.deepEqual([link, setup, others], ['custodian!!a2a3!at=0', { orders: {}, ready: ['w'] }, []]);
  assert.equal(navigation.address, 'https://motley.example/play/?x#custodian!!a2a3!at=0');
});

test('a stored game is gone on with, and shown as a new entry', async () => {
  const { navigation, app, table, textsOf } = openPage();
  const record = { id: 'a', link: 'custodian!!a2a3', revision: '1', changed: 1 };
  await navigation.resume(record);
  assert.deepEqual([textsOf(), app.record, browser.fragments], [['a2a3'], record, ['', 'custodian!!a2a3']]);
  await navigation.resume({ ...record, link: 'custodian!!a2a3.zz' });
  assert.equal(app.record, undefined, 'one that is damaged is not written over');
  assert.match(table.notices[0].text, /^problem-action/);
  table.notices = [];
  await navigation.resume({ ...record, link: 'custodian%' });
  assert.deepEqual(inWords(table.notices, 'tone'), ['error']);
});

test('all games of a file are saved, and the first is shown', async () => {
  const { navigation, store, table, textsOf, changes } = openPage();
  const game = (/** @type {string} */ action) =>
    `[Motley "1"]\n[Variant "custodian"]\n[Result "ongoing"]\n${action} ongoing\n`;
  await navigation.openRecords(game('a2a3') + game('b2b3') + game('c2c3'));
  await settled();
  assert.deepEqual(textsOf(), ['a2a3']);
  assert.deepEqual([table.notices[0].tone, table.notices[0].text], ['info', 'records-opened[count=2]']);
  assert.deepEqual(browser.fragments, ['', 'custodian!!a2a3']);
  assert.equal(changes.at(-1)?.type, 'start');
  const links = (await store.list()).games.map(({ link }) => link);
  assert.deepEqual(links.sort(), ['custodian!!b2b3', 'custodian!!c2c3']);
  table.notices = [];
  await navigation.openRecords(game('e2e3') + game('f2f3'));
  assert.equal(table.notices[0].text, 'records-opened[count=1]');
  table.notices = [];
  await navigation.openRecords(game('d2d3'));
  assert.deepEqual([textsOf(), table.notices], [['d2d3'], []]);
  await assert.rejects(navigation.openRecords('[Motley "2"]'));
});

test('while many games of a file are saved it is told how many are', async () => {
  const { navigation } = openPage();
  const file = Array.from({ length: 250 }, (_, i) => `[Motley "1"][Variant "custodian"][Event "${i}"][Result "*"] *\n`);
  const told = /** @type {number[][]} */ ([]);
  await navigation.openRecords(file.join('\n'), undefined, (done, count) => told.push([done, count]));
  assert.deepEqual(told, [
    [100, 250],
    [200, 250],
  ]);
});

test('of a file with faults a dialog offers the other games; the chosen one is shown, and all are saved', async () => {
  const { navigation, store, table, textsOf, app } = openPage();
  const game = (/** @type {string} */ action, result = 'ongoing') =>
    `[Motley "1"]\n[Variant "custodian"]\n[Result "${result}"]\n${action} ${result}\n`;
  const text = game('a2a3', '1-0') + game('a2a9') + game('c2c3') + game('d2d3');
  await navigation.openRecords(text, 'club.pgn');
  await settled();
  const [{ games, faults, ...dialog }] = app.dialogs;
  assert.deepEqual(dialog, { name: 'games', text, file: 'club.pgn' });
  assert.deepEqual([games.length, faults[0].number, faults[0].error.line], [3, 2, 8]);
  assert.deepEqual([(await store.list()).games.length, table.notices], [0, []], 'nothing has happened yet');
  await navigation.keepRecords(games, 1);
  await settled();
  assert.deepEqual(textsOf(), ['c2c3']);
  const links = (await store.list()).games.map(({ link }) => link);
  assert.deepEqual(links.sort(), ['custodian!!a2a3!result=win+w+resignation', 'custodian!!d2d3']);
  assert.deepEqual(inWords(table.notices, 'text'), ['records-opened[count=2]', 'records-assumed[count=1]']);
  await navigation.openRecords(game('a2a9').repeat(2));
  assert.deepEqual([app.dialogs[1].games, app.dialogs[1].faults.length], [[], 2]);
});

test('games of PGN are offered, opened and saved as records are, and reading them can be stopped', async () => {
  const { navigation, store, table, textsOf, app } = openPage();
  const told = /** @type {number[][]} */ ([]);
  const file = ['e4 e5', 'd4', 'c4! 1-0']
    .map((moves, i) => `[Event "${i}"]\n[White "Ann"]\n\n1. ${moves}\n\n`)
    .join('');
  await navigation.openRecords(file, 'club.pgn', (done, count) => told.push([done, count]));
  assert.deepEqual(told, [
    [0, 3],
    [1, 3],
    [2, 3],
  ]);
  const [{ games, ...dialog }] = app.dialogs;
  assert.deepEqual(dialog, { name: 'games', text: file, file: 'club.pgn', faults: [] });
  await navigation.keepRecords(games, 0);
  await settled();
  assert.deepEqual([textsOf(), app.session.game.variant], [['e2e4', 'e7e5'], 'taketwo;switch=off']);
  assert.deepEqual(inWords(table.notices, 'text'), ['records-opened[count=2]', 'records-assumed[count=1]']);
  const notes = (/** @type {number} */ i, more = '') =>
    `notes={"tags":[["Event","${i}"],["White","Ann"],["Seat","w","Ann"]],"comments":[]${more}}`;
  const links = (await store.list()).games.map(({ link }) => decodeURIComponent(link)).sort();
  assert.deepEqual(links, [
    `taketwo;switch=off!!c2c4!result=win+w+resignation;${notes(2, ',"nags":[{"at":1,"text":"$1"}]')}`,
    `taketwo;switch=off!!d2d4!${notes(1)}`,
  ]);
  await navigation.openRecords(file, undefined, (done) => done === 1 && navigation.leave());
  assert.equal(app.dialogs.length, 1);
  await navigation.openRecords('1. e4 e5 2. d4');
  assert.deepEqual(textsOf(), ['e2e4', 'e7e5', 'd2d4'], 'a single game is opened');
  await assert.rejects(navigation.openRecords('[Variant "Chess960"]\n\n1. e4 *'), { reason: 'other-variant' });
});

test('games that a file of records has and that are here already are told, and stay as they are', async () => {
  const { navigation, store, table, textsOf, app } = openPage();
  const notes = (/** @type {string} */ day) => `notes={"tags":[["Date","${day}"],["White","Ann"]],"comments":[]}`;
  const links = [
    'custodian!!a2a3.g6g5!at=1;seats=p,5',
    `custodian!!b2b3!result=win+w+resignation;${notes('2026.01.02')}`,
    'custodian!!a2a3.f6f5!result=draw+agreement;lines=0m/1/g6g5.b2b3.win+w+resignation',
    'till!!Q@0,0!clock=300+5;left=300,290',
  ];
  for (const [i, link] of links.entries())
    await store.save({ id: `game${i}`, link, revision: '1', changed: i, tags: `tag${i}` });
  const { games } = await store.list();
  const file = finish(exportSaved(engine, (await readSaved(engine, store)).games));
  await navigation.openRecords(file);
  await settled();
  assert.deepEqual((await store.list()).games, games);
  assert.deepEqual([textsOf(), app.record?.id], [['Q@0,0'], 'game3']);
  assert.deepEqual(inWords(table.notices, 'text'), ['records-known[count=4]']);
  table.notices = [];
  await navigation.openRecords(file.replace('2026.01.02', '2026.01.03').replace('[Tags "tag1"]', '').repeat(2));
  assert.equal((await store.list()).games.length, 5, 'a game of another day is another one');
  assert.deepEqual(inWords(table.notices, 'text'), ['records-opened[count=1]', 'records-known[count=7]']);
});

test('a game that is too long for an address is opened from the store, here and nowhere else', async () => {
  const { navigation, store, app, table } = openPage();
  const remark = 'я'.repeat(100_000);
  const file = `[Motley "1"]\n[Variant "custodian"]\n[Result "ongoing"]\na2a3 {${remark}} ongoing\n`;
  await navigation.openRecords(file);
  await navigation.settle();
  const [{ id, notes }] = (await store.list()).games;
  assert.equal(JSON.parse(notes ?? '').comments[0].text, remark);
  assert.deepEqual([browser.fragments.at(-1), navigation.isShort], [`custodian!!a2a3!saved=${id}`, true]);
  assert.deepEqual(inWords(table.notices, 'tone', 'text'), ['info address-short']);
  browser.rest();
  app.session.play('g6g5');
  navigation.follow(app.session, true);
  await navigation.settle();
  const address = browser.fragments.at(-1) ?? '';
  assert.equal(address, `custodian!!a2a3.g6g5!saved=${id}`);

  const { indexedDB } = globalThis;
  const reloaded = openPage(address);
  Object.assign(globalThis, { indexedDB });
  await reloaded.navigation.openAddress();
  await settled();
  assert.deepEqual([reloaded.textsOf(), reloaded.app.record?.id], [['a2a3', 'g6g5'], id]);
  assert.ok(reloaded.app.session.link.extras[0][1].includes(remark));
  assert.deepEqual(reloaded.table.notices, []);

  const elsewhere = openPage(address);
  await elsewhere.navigation.openAddress();
  await settled();
  assert.deepEqual([elsewhere.textsOf(), elsewhere.app.session.link.extras], [['a2a3', 'g6g5'], []]);
  assert.equal(elsewhere.table.notices[0].text, 'link-saved-elsewhere');
  assert.equal(elsewhere.navigation.isShort, false);
  const slow = elsewhere.navigation.openEnteredText(address);
  await Promise.all([slow, elsewhere.navigation.openEnteredText('till')]);
  assert.equal(elsewhere.app.session.view.family, 'till', 'what was opened later is shown');
});

test('a game that another tab plays too goes on as a copy, and that is told', async () => {
  const { navigation, store, app, table } = openPage('custodian');
  await navigation.openAddress();
  const record = { id: 'a', link: 'custodian', revision: '1', changed: 1 };
  await store.save({ ...record, revision: '2' });
  navigation.admit(record);
  app.session.play('a2a3');
  navigation.follow(app.session, true);
  await settled();
  await settled();
  assert.deepEqual([table.notices[0]?.tone, table.notices[0]?.text], ['info', 'notice-forked']);
  assert.equal((await Autosave.find(store, 'custodian!!a2a3'))?.link, 'custodian!!a2a3');
});

test('another game is not written over the one before', async () => {
  const { navigation, store, app } = openPage('custodian');
  await navigation.openAddress();
  navigation.follow(app.session, true);
  await settled();
  await navigation.openEnteredText('till');
  navigation.follow(app.session, false);
  await settled();
  assert.equal((await store.list()).games.length, 1);
  navigation.follow(app.session, true);
  await settled();
  assert.equal((await store.list()).games.length, 2);
});

test('a game that was gone on with is the one that a reload of the tab finds', async () => {
  const { navigation } = openPage();
  await navigation.resume({ id: 'a', link: 'custodian!!a2a3', revision: '1', changed: 1 });
  assert.equal(browser.storage.getItem('motley-game'), JSON.stringify({ id: 'a', link: 'custodian!!a2a3' }));
});

test('the game at the table, or no game, is shown as a new entry', () => {
  const { navigation, table } = openPage('till');
  table.seat(new Session(engine, 'custodian'));
  navigation.visit();
  table.seat(null);
  navigation.visit();
  assert.deepEqual(browser.fragments, ['till', 'custodian', '']);
});

test('a link without who plays, of a game that is played here by link, is asked about', async () => {
  const { navigation, store, table, app } = openPage();
  const link = 'custodian!!a2a3.g6g5.b2b3!bylink=abcdefghijkl,aaaaaa,bbbbbb';
  const own = { seat: 'w', mark: 'aaaaaa', sent: link };
  await store.save({ id: 'held', revision: 'r', changed: 1, link, own });
  for (const [text, isAsked] of /** @type {[string, boolean][]} */ ([
    ['custodian!!a2a3.g6g5', true],
    ['custodian!!a2a3.g6g5.b2b3!byl', true],
    ['custodian!!a2a3.g6g5.b2b3.f6f5', true],
    ['custodian!!a2a3.f6f5', false],
    ['custodian', false],
    ['custodian;array=four!!a2a3', false],
  ])) {
    table.notices = [];
    await navigation.openEnteredText(text);
    await settled();
    const notice = table.notices.find(({ text }) => text === 'link-held');
    assert.equal(Boolean(notice), isAsked, text);
    if (!notice) continue;
    notice.action?.run();
    await settled();
    await settled();
    assert.equal(app.record.id, 'held');
  }
});

test('comments of which the link has no end are said to be missing, and the game stands', async () => {
  const { navigation, table, textsOf, app } = openPage();
  const notes = 'notes=%7B%22tags%22:%5B%5D,%22comments%22:%5B%7B%22at%22:1,%22text%22:%22fine%20m%C3%B6ve%22%7D%5D%7D';
  const whole = `custodian!!a2a3.g6g5!${notes}`;
  for (let length = whole.length; length > whole.indexOf('%7B') + 2; length--) {
    table.notices = [];
    await navigation.openEnteredText(whole.slice(0, length));
    const isWhole = length === whole.length;
    assert.deepEqual(textsOf(), ['a2a3', 'g6g5']);
    const [told] = table.notices.map(({ text }) => text);
    if (isWhole) assert.equal(told, undefined);
    else assert.match(told ?? '', /cut-off/, whole.slice(0, length));
    assert.equal(
      app.session.extras.some((/** @type {string[]} */ [key]) => key === 'notes'),
      isWhole,
    );
  }
});
