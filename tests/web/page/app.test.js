// The page as a whole, without its picture: which game is at the table, what a change of it leads to, and dialogs that
// have to be prepared. The browser is a fake, the rules are the real ones.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { App } from '../../../shell/page/app.js';
import { noteSolved, readSolved } from '../../../shell/puzzles/solved.js';
import { Store } from '../../../shell/saving/store.js';
import { armyOf, makeDraft } from '../../../shell/services/new-game-draft.js';
import { SelfPlay } from '../../../shell/table/computer/self-play.js';
import { showDraft } from '../../../shell/table/drafted.js';
import { doneLessons, lessonsOf, noteDone } from '../../../shell/table/game/lessons.js';
import { loadBuilt } from '../support/engine.js';
import { FakeBrowser } from '../support/fake-browser.js';
import { FakeDatabase } from '../support/fake-database.js';
import { makeThinker, makeWords, settled } from '../support/fakes.js';
import { inLines } from '../support/lists.js';
import { pageParts } from '../support/parts.js';

const engine = await loadBuilt();

/** @type {FakeBrowser} */
let browser;

beforeEach(() => {
  mock.restoreAll();
  browser = new FakeBrowser();
  browser.install();
  Object.assign(globalThis, { indexedDB: new FakeDatabase() });
});

/** A page, and how often it was drawn. */
async function openPage(fragment = '', /** @type {any} */ tabs = undefined) {
  browser.entries = [fragment && `#${fragment}`];
  const { thinker, asked } = makeThinker();
  const root = { querySelector: () => null };
  const store = new Store();
  const drawn = { count: 0 };
  const parts = { ...pageParts(thinker), draw: () => void drawn.count++, tabs };
  const app = new App(/** @type {any} */ (root), engine, makeWords(), store, parts);
  await app.begin();
  await settled();
  const texts = () => app.session?.steps.map(({ text }) => text);
  const stored = async () => (await store.list()).games.map(({ link }) => link);
  const notices = () => app.table.notices.map(({ text }) => text);
  return { app, store, drawn, asked, texts, stored, notices };
}

test('the page begins with the game of its address, or with none, and is drawn', async () => {
  const { app, drawn } = await openPage();
  assert.equal(app.session, null);
  assert.ok(drawn.count > 0);
  assert.equal(document.title, 'app-name');
  const other = await openPage('custodian!!a2a3');
  assert.deepEqual(other.texts(), ['a2a3']);
  assert.equal(document.title, 'family-custodian – app-name');
});

test('a new game has the seed and the players that were chosen, and an address', async () => {
  const { app } = await openPage();
  app.start('till', { seed: 7, players: 'p,1' });
  await settled();
  assert.deepEqual(inLines(app.session?.extras ?? []), ['seats p,1', 'seed 7']);
  assert.match(browser.hash, /^#till!.*seed=7/);
  assert.throws(() => app.start('chess'));
  assert.equal(app.session?.view.family, 'till', 'a bad text changes nothing');
});

test('whom one plays is asked once, and then remembered', async () => {
  const { app } = await openPage();
  app.play({ variant: 'custodian' });
  assert.deepEqual([app.session, app.dialog?.name, app.dialog?.preset], [null, 'opponent', { variant: 'custodian' }]);
  app.choose({ opponent: 'computer', level: '7' });
  app.play({ variant: 'till;players=3' });
  assert.deepEqual([app.dialog, app.session?.extras], [null, [['seats', 'p,7,7']]]);
  const again = await openPage();
  again.app.play({ variant: 'custodian', position: '7/3K3/7/7/7/k6/7 w - 0 1' });
  assert.deepEqual(again.app.session?.extras, [['seats', 'p,7']]);
  assert.equal(again.app.session?.start, '7/3K3/7/7/7/k6/7 w - 0 1');
});

test('only what is played is saved, not what is looked at', async () => {
  const { app, stored } = await openPage();
  app.start('custodian');
  app.table.flip();
  app.table.goTo(0);
  await settled();
  assert.deepEqual(await stored(), []);
  app.table.play('a2a3', 'person');
  await settled();
  assert.deepEqual(await stored(), ['custodian!!a2a3!flip=1']);
});

test('what is only drafted is neither in the store nor in the address', async () => {
  const { app, store, texts, stored } = await openPage();
  app.start('tches');
  const [{ text }] = app.table.view.actions;
  app.table.play(text, 'person');
  await settled();
  const { games } = await store.list();
  const known = [await stored(), browser.hash];
  const [{ text: next }] = app.table.view.actions;
  showDraft(app.table, [next]);
  assert.deepEqual(texts(), [text, next]);
  await settled();
  assert.deepEqual((await store.list()).games, games, 'nothing was written');
  app.table.goTo(0);
  app.table.goTo(2);
  await settled();
  assert.deepEqual([await stored(), browser.hash], known);
});

test('whoever turns the board hears which side is below', async () => {
  const { app } = await openPage();
  app.start('custodian');
  const spoken = () => app.table.notices.filter(({ isSpoken }) => isSpoken).map(({ text }) => text);
  app.flip();
  app.flip();
  assert.deepEqual(spoken(), ['flipped[seat=seat-custodian-b]', 'flipped[seat=seat-custodian-w]']);
  app.start('till');
  app.flip();
  assert.deepEqual(spoken(), ['flipped-table']);
});

test('other players of a game that nobody has played yet are not saved', async () => {
  const { app, stored } = await openPage();
  app.start('custodian');
  app.table.setPlayers({ w: 0, b: 1 });
  await settled();
  assert.deepEqual(await stored(), []);
  app.table.play('a2a3', 'person');
  app.table.setPlayers({ w: 0, b: 2 });
  await settled();
  assert.deepEqual(await stored(), ['custodian!!a2a3!seats=p,2']);
});

test('actions that others replace can be brought back, while the game is at the table', async () => {
  const { app, texts, notices } = await openPage('custodian!!a2a3.g6g5.b2b3');
  app.table.goTo(1);
  assert.deepEqual(notices(), []);
  app.table.play('f6f5', 'person');
  assert.deepEqual([texts(), notices()], [['a2a3', 'f6f5'], ['notice-replaced[count=2]']]);
  const [{ action }] = app.table.notices;
  assert.equal(action?.label, 'notice-restore');
  action?.run();
  assert.deepEqual(texts(), ['a2a3', 'g6g5', 'b2b3']);
  app.start('custodian');
  action?.run();
  assert.deepEqual(texts(), [], 'not into another game');
});

test('actions that are cut off can be brought back', async () => {
  const { app, texts, notices } = await openPage('custodian!!a2a3.g6g5.b2b3');
  app.table.goTo(1);
  app.table.cutHere();
  assert.deepEqual([texts(), notices()], [['a2a3'], ['notice-replaced[count=2]']]);
  app.table.goTo(1);
  app.table.cutHere();
  assert.equal(notices().length, 1, 'nothing was cut off');
});

test('the rest of a turn is played again without a question, as long as nothing came after it', async () => {
  const { app, notices } = await openPage('tches');
  const { table } = app;
  const playFirst = (skipped = 0) => table.play(app.session?.game.actions()[skipped] ?? '', 'person');
  playFirst();
  playFirst();
  assert.equal(app.session?.view.turn.left, 1);
  table.goTo(1);
  playFirst(1);
  assert.deepEqual(notices(), []);
  table.goTo(0);
  playFirst(1);
  assert.deepEqual(notices(), [], 'half a turn that is begun anew');
  playFirst();
  playFirst();
  assert.equal(app.session?.view.turn.player, 'b');
  playFirst();
  table.goTo(1);
  playFirst(1);
  assert.deepEqual(notices(), ['notice-replaced[count=3]']);
});

test('the same game again has the same start, players and side', async () => {
  const { app } = await openPage();
  app.start('till', { seed: 3, players: 'p,2' });
  app.table.flip();
  const start = app.session?.start;
  const [action] = app.session?.game.actions() ?? [];
  app.table.play(action, 'person');
  app.playAgain();
  const { session } = app;
  assert.deepEqual([session?.start, session?.steps.length, session?.isFlipped], [start, 0, true]);
  assert.deepEqual(session?.extras, [['seats', 'p,2']]);
  app.goHome();
  app.playAgain();
  assert.equal(app.session, null);
});

test('the players of the same game change seats, and the board is seen from the other side', async () => {
  const { app } = await openPage('custodian!!a2a3!seats=p,4');
  app.playAgain({ isTurned: true });
  assert.deepEqual([app.session?.extras, app.session?.isFlipped], [[['seats', '4,p']], true]);
});

test('a new game is shown with the tab that is usual, whatever was looked at last', async () => {
  const { app } = await openPage('custodian!!a2a3');
  app.showTab('analysis');
  app.start('custodian');
  assert.equal(app.tab, 'moves');
});

test('who watches computers once is asked again the next time', async () => {
  const { app } = await openPage();
  app.play({ variant: 'custodian' }, 'watch');
  assert.deepEqual([app.session?.extras, app.choices.opponent], [[['seats', '3,3']], 'ask']);
  app.play({ variant: 'custodian' });
  assert.equal(app.dialog?.name, 'opponent');
});

test('the form for a new game begins with the players and clocks of the same game, or the usual opponent', async () => {
  const { app } = await openPage('custodian;pairs=swapped!!a2a3!seats=p,4');
  app.session?.extras.push(['clock', '300']);
  const players = (/** @type {string | undefined} */ variant = undefined) => {
    app.openNewGame(variant);
    return [app.dialog?.draft?.variant, app.dialog?.draft?.players, app.dialog?.draft?.clock];
  };
  assert.deepEqual(players(), ['custodian;pairs=swapped', 'p,4', '300']);
  assert.deepEqual(players('till;players=3'), ['till;players=3', undefined, undefined], 'nobody has chosen any');
  app.choose({ opponent: 'computer', level: '6' });
  assert.deepEqual(players('till;players=3'), ['till;players=3', 'p,6,6', undefined]);
  assert.deepEqual(players(), ['custodian;pairs=swapped', 'p,4', '300']);
});

test('home: no game, no notice, no dialog', async () => {
  const { app } = await openPage('custodian!!a2a3');
  app.table.tell({ tone: 'info', text: 'old' });
  app.openDialog('help');
  app.goHome();
  assert.deepEqual([app.session, app.table.notices, app.dialog, browser.hash], [null, [], null, '']);
});

test('settings are kept, used and shown', async () => {
  const { app, drawn } = await openPage();
  const before = drawn.count;
  app.choose({ theme: 'dark' });
  await settled();
  assert.deepEqual([app.choices.theme, app.table.choices.theme], ['dark', 'dark']);
  assert.equal(/** @type {any} */ (browser.dataset).theme, 'dark');
  assert.equal(drawn.count, before + 1);
  const next = await openPage();
  assert.equal(next.app.choices.theme, 'dark');
});

test('the pieces are explained beside the board in their tab and while cards are chosen', async () => {
  const { app } = await openPage('taketwo');
  assert.equal(app.isLegendShown, false);
  app.showTab('pieces');
  assert.equal(app.isLegendShown, true);
  app.showTab('moves');
  app.start('taketwo', { army: 'secret' });
  assert.ok(app.setup);
  assert.deepEqual([app.isLegendShown, app.table.whoseTurn.kind], [true, 'choosing']);
});

test('a link begins with the choice of pieces, and says so until they are chosen', async () => {
  const { app, stored } = await openPage('tches!!!lang=fr;choose=open');
  assert.deepEqual([app.setup?.manner, app.setup?.seat], ['open', 'w']);
  app.arrangement.change((setup) => setup.set({ a1: 'RN' }));
  app.arrangement.change((setup) => setup.finishSeat());
  await app.navigation.settle();
  assert.equal(browser.hash, '#tches!!!lang=fr;choose=open');
  const [kept] = await stored();
  await app.navigation.resume((await app.store.list()).games[0]);
  assert.deepEqual([kept, app.setup?.seat, app.setup?.forms], ['tches!!!lang=fr;choose=open', 'b', { a1: 'RN' }]);
  app.arrangement.change((setup) => setup.finishSeat());
  await app.navigation.settle();
  assert.equal(app.setup, null);
  assert.match(browser.hash, /^#tches;array=[^!]+!!!lang=fr$/);
});

test('a link with actions does not begin with a choice, nor one without pieces that have any', async () => {
  const played = await openPage('taketwo!!e2e4!choose=secret');
  assert.equal(played.app.setup, null);
  const none = await openPage('custodian!!!choose=secret');
  assert.deepEqual([none.app.setup, none.notices()], [null, []]);
});

test('pieces of a new game begin alike, by chance or as they are chosen; then the same again, or anew', async () => {
  const { app } = await openPage();
  app.start('tches', { players: 'p,1' });
  assert.deepEqual([app.setup, app.session?.opened], [null, null]);
  app.start('tches', { army: 'random' });
  await app.navigation.settle();
  assert.deepEqual([app.setup, app.session?.opened?.variant], [null, 'tches']);
  assert.match(browser.hash, /^#tches;array=[^!]+$/);
  app.start('tches', { army: 'open' });
  await app.navigation.settle();
  assert.equal(browser.hash, '#tches!!!choose=open');
  app.arrangement.change((setup) => setup.set({ a1: 'RN' }));
  app.arrangement.finish('usual');
  assert.equal(app.session?.game.variant, 'tches');
  app.arrangement.choose('open');
  app.arrangement.change((setup) => setup.set({ a1: 'RN' }));
  app.arrangement.change((setup) => setup.finishSeat());
  app.arrangement.change((setup) => setup.finishSeat());
  const { variant = '' } = app.session?.game ?? {};
  app.playAgain();
  assert.deepEqual([app.session?.game.variant, app.setup], [variant, null]);
  app.arrangement.choose('open');
  app.arrangement.change((setup) => setup.finishSeat());
  app.arrangement.change((setup) => setup.finishSeat());
  app.playAgain({ isAnew: true });
  assert.deepEqual([app.session?.game.variant, app.setup?.manner], [variant, 'open']);
});

test('the form for a new game knows which pieces have a choice', async () => {
  const { app } = await openPage();
  app.openNewGame('tches');
  const draft = /** @type {import('../../../shell/services/new-game-draft.js').Draft} */ (app.dialog?.draft);
  assert.deepEqual([draft.choices.length, armyOf(draft), armyOf({ ...draft, army: 'open' })], [54, 'usual', 'open']);
  const cards = makeDraft(app, { text: 'taketwo' });
  assert.deepEqual([cards.choices.length, armyOf(cards), armyOf({ ...cards, army: 'usual' })], [18, 'secret', 'usual']);
  const none = makeDraft(app, { text: 'custodian', army: 'open' });
  assert.deepEqual([none.choices, armyOf(none)], [[], 'usual']);
});

test('a game that ends is remembered as a lesson done', async () => {
  const { app } = await openPage();
  const [lesson] = app.schema.families.flatMap(lessonsOf);
  app.start(lesson.variant);
  assert.deepEqual(doneLessons(), []);
  app.table.decide({ result: 'draw', winner: '', reason: 'agreement' });
  await settled();
  assert.deepEqual(doneLessons(), [lesson.key]);
});

test('a form for a new game: of what is on the table, with a drawn start where there are those', async () => {
  const { app } = await openPage('custodian;board=flat');
  app.openNewGame();
  const { draft } = /** @type {import('../../../shell/services/state.js').Dialog} */ (app.dialog);
  assert.deepEqual([app.dialog?.name, draft?.text, draft?.seed], ['new', 'custodian', undefined]);
  app.openNewGame('till');
  const till = app.engine.schema().families.find((one) => one.family === 'till');
  assert.equal(app.dialog?.draft?.variant, till?.presets[0].variant);
  assert.ok((app.dialog?.draft?.seed ?? -1) >= 0);
  app.closeDialog();
  assert.equal(app.dialog, null);
});

test('the balance report is about the start of the game at the table', async () => {
  const { app } = await openPage();
  const dialogs = () => [app.dialog?.name ?? null];
  await app.openBalance();
  assert.deepEqual(dialogs(), [null], 'there is no game');
  const chosen = mock.method(SelfPlay.prototype, 'choose', () => {});
  app.start('custodian');
  await app.openBalance();
  app.start('till', { seed: 5 });
  await app.openBalance();
  const position = app.session?.start;
  app.start('till', { position });
  await app.openBalance();
  const [usual, drawn, given] = chosen.mock.calls.map((call) => call.arguments.slice(1));
  assert.deepEqual(usual, [undefined, false]);
  assert.deepEqual(drawn, [undefined, true]);
  assert.deepEqual(given, [position, false]);
  assert.deepEqual(dialogs(), ['balance']);
});

test('saved games are read before they are shown', async () => {
  const { app } = await openPage('custodian');
  app.table.play('a2a3', 'person');
  await settled();
  assert.equal(app.savedList.games.length, 0);
  await app.openSaved();
  assert.deepEqual([app.dialog?.name, app.savedList.games.length], ['saved', 1]);
});

test('link and record are copied; the page says whether that worked', async () => {
  const { app, notices } = await openPage('custodian!!a2a3');
  await app.copyLink();
  await app.copyRecord();
  const [link, record] = browser.copied ?? [];
  assert.equal(link, 'https://motley.example/play/?x#custodian!!a2a3');
  assert.match(record, /\[Motley "1"\][\s\S]*1\. a2a3/);
  browser.copied = null;
  await app.copyLink();
  await app.copyRecord();
  assert.deepEqual(notices(), ['copied', 'record-copied', 'copy-failed', 'record-copy-failed']);
});

test('of a link that chats would cut it is told how long it is', async () => {
  const { app, notices } = await openPage(`custodian!!a2a3!x=${'y'.repeat(2000)}`);
  assert.equal(await app.copyLink(), true);
  assert.match(notices().join(), /^copied-long\[count=20\d\d\]$/);
});

test('what is being opened when its dialog is closed is not opened', async () => {
  const { app, texts } = await openPage('custodian');
  app.openDialog('open', { text: 'custodian!!a2a3', isOpening: true });
  const opening = app.navigation.openEnteredText('custodian!!a2a3');
  app.closeDialog();
  await opening;
  assert.deepEqual(texts(), []);
  app.openDialog('open', { text: '[…' });
  const records = app.navigation.openRecords(`[Motley "1"][Variant "till"][Result "ongoing"] ongoing`);
  app.navigation.leave();
  await records;
  assert.equal(app.session?.view.family, 'custodian');
});

/** The channel between tabs, as one tab has it. */
class FakeChannel extends EventTarget {
  /** @type {unknown[]} */
  told = [];

  postMessage(/** @type {unknown} */ data) {
    this.told.push(data);
  }

  /** Another tab tells something. */
  hear(/** @type {unknown} */ data) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

test('a game that another tab plays on is followed, where it is not looked at from before', async () => {
  const channel = new FakeChannel();
  const { app, store, texts } = await openPage('custodian', channel);
  app.table.play('a2a3', 'person');
  await app.navigation.settle();
  const [game] = (await store.list()).games;
  assert.deepEqual(channel.told, [{ id: game.id, revision: game.revision }]);
  const write = async (/** @type {string} */ link, revision = `by ${link}`) => {
    const [{ revision: before }] = (await store.list()).games;
    await store.save({ ...game, link, revision }, before);
    channel.hear({ id: game.id, revision });
    await settled();
    await settled();
  };
  await write('custodian!!a2a3.g6g5');
  assert.deepEqual([texts(), app.session?.at], [['a2a3', 'g6g5'], 2]);
  app.table.goTo(1);
  await app.navigation.settle();
  await write('custodian!!a2a3.g6g5.a3a4!at=0');
  assert.deepEqual([texts(), app.session?.at], [['a2a3', 'g6g5', 'a3a4'], 1], 'one goes on looking');
  const shown = app.session;
  const [{ revision: known }] = (await store.list()).games;
  for (const [id, revision] of Object.entries({ another: 'x', [game.id]: known })) {
    channel.hear({ id, revision });
    await settled();
    await settled();
  }
  assert.equal(app.session, shown, 'what is another game, or known, changes nothing');
  assert.equal(texts()?.length, 3);
  app.table.goTo(3);
  app.table.play('g5g4', 'person');
  await app.navigation.settle();
  assert.deepEqual(app.table.notices, [], 'it is nobody else’s');
});

test('all that is kept is removed, and the page is as at the first visit; a computer thinks no more', async () => {
  const channel = new FakeChannel();
  const { app, stored, asked } = await openPage('', channel);
  app.choose({ board: 'slate', opponent: 'computer' });
  noteDone('lesson-custodian-rooks');
  noteSolved('1', 5);
  browser.storage.setItem('motley-board:mine', 'of a board on another page');
  browser.storage.setItem('another', 'of somebody');
  app.start('custodian', { players: '1,1' });
  app.table.play('a2a3', 'person');
  app.showTab('rules');
  app.openDialog('anew');
  await settled();
  assert.equal((await stored()).length, 1);
  await app.beginAnew();
  await settled();
  assert.deepEqual([app.session, app.dialog, app.tab, browser.hash], [null, null, 'moves', '']);
  assert.deepEqual(asked.at(-1)?.sent, ['drop']);
  assert.deepEqual([app.choices.board, app.choices.opponent, app.table.choices], ['wood', 'ask', app.choices]);
  assert.deepEqual([await stored(), app.savedList.games], [[], []]);
  assert.deepEqual([doneLessons(), readSolved().solved], [[], []]);
  assert.deepEqual([...browser.storage.items.keys()], ['motley-board:mine', 'another']);
  assert.deepEqual(channel.told.slice(-1), [{ isAnew: true }]);
  browser.emit('pagehide');
  assert.equal(browser.storage.items.size, 2);
});

test('where another tab has removed everything the page does so too, with what it has written since', async () => {
  const channel = new FakeChannel();
  const { app, stored, notices } = await openPage('custodian', channel);
  app.table.play('a2a3', 'person');
  channel.hear({ isAnew: true });
  await settled();
  await settled();
  assert.deepEqual([app.session, browser.hash, await stored()], [null, '', []]);
  assert.deepEqual(notices(), ['anew-elsewhere']);
  assert.equal(channel.told.filter((told) => 'isAnew' in Object(told)).length, 0, 'it has told all of them');
});

test('a game that could not be written does not come back when the page is left', async () => {
  const database = new FakeDatabase();
  Object.assign(globalThis, { indexedDB: database });
  const { app, stored } = await openPage('custodian');
  database.failure = new Error('refused');
  app.table.play('a2a3', 'person');
  await app.navigation.settle();
  await app.beginAnew();
  database.failure = null;
  browser.emit('pagehide');
  assert.deepEqual(await stored(), []);
});
