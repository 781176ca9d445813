// Every view and dialog of the page, and the way there: for tests that look at all of them.

import { Words } from '../../../shell/words/words.js';
import { languages } from '../../web/support/words.js';

/**
 * @typedef {import('./app-page.js').Table} Table
 * @typedef {(table: Table, words: Words) => Promise<unknown>} Visit in a page of these words
 * @typedef {{ name: string, link?: string, visit?: Visit }} View
 */

/** @returns {Visit} */
const key = (/** @type {string} */ name) => (table) => table.page.keyboard.press(name);
/** @returns {Visit} */
const button =
  (/** @type {string} */ id, args = {}) =>
  (table, words) =>
    table.page
      .getByRole('button', { name: words.format(id, args), exact: true })
      .first()
      .click();
/** @returns {Visit} */
const tab = (/** @type {string} */ id) => (table, words) =>
  table.page.getByRole('tab', { name: words.format(id) }).click();

/** On narrow screens the cards of the start screen are folded: unfolds the last one. */
const unfold = async (/** @type {Table} */ { page }) => {
  const fold = page.locator('.fold').last();
  if (await fold.isVisible()) await fold.click();
};

/**
 * Begins a game by link on a site that names a relay, which hears all and says nothing. This browser is asked again
 * whether it agrees, also at the next visit.
 */
async function beginLive(/** @type {Table} */ table) {
  const { page } = table;
  const relays = { relays: ['relay'], ice: [] };
  await page.route('**/live.json', (route) => route.fulfill({ json: relays }), { times: 1 });
  await page.routeWebSocket('**/relay', () => {});
  await table.follow('custodian!!!bylink=');
  await table.dialog.waitFor();
}

/** Forgets that the visitor has agreed. */
const disagree = () => {
  const place = 'motley-choices';
  localStorage.setItem(place, JSON.stringify({ ...JSON.parse(localStorage.getItem(place) ?? '{}'), live: 'ask' }));
};

const english = new Words('en', [...(languages.get('en')?.values() ?? [])]);

const till = 'till;players=3!!!seed=42';

/** @type {View[]} */
export const views = [
  { name: 'all games' },
  { name: 'all games, one unfolded', visit: unfold },
  { name: 'Custodian Chess', link: 'custodian!!e2e3.c6c5.f1c4' },
  { name: 'Take Two Chess', link: 'taketwo!!e2~HD.d2d4' },
  { name: 'Till Chess', link: till },
  { name: 'Till Chess, placement', link: 'till;players=3!!Q@0,0.N@1,1' },
  { name: 'TCHES', link: 'tches;transport=on;polarity=on;king=capture!!a3a4' },
  { name: 'a game that is over', link: 'custodian!!e2e3!result=draw+agreement' },
  ...['tab-pieces', 'tab-rules', 'tab-analysis', 'tab-game'].flatMap((id) =>
    ['taketwo!!e2e4', till, 'tches'].map((link) => ({ name: `${id} of ${link}`, link, visit: tab(id) })),
  ),
  {
    name: 'typing',
    link: 'tches',
    visit: (table, words) => key('e')(table, words).then(() => table.page.keyboard.type('pawn')),
  },
  { name: 'a game by link', link: 'custodian!!e2e3!bylink=abcdefghij_-,aaaaaa,' },
  { name: 'a game by link that begins', link: 'custodian!!!bylink=' },
  { name: 'a game by link that is to be sent', link: 'custodian!!e2e3!bylink=' },
  {
    name: 'a puzzle',
    visit: (table, words) => button('puzzle-of-day')(table, words).then(() => table.board.waitFor()),
  },
  { name: 'a lesson', link: 'custodian!!!lesson=custodian-rooks' },
  { name: 'choosing cards', link: 'taketwo', visit: button('arrange-secret') },
  {
    name: 'choosing sides',
    link: 'tches!!!choose=open',
    visit: async (table) => {
      await table.click('e3');
      await table.page.getByRole('radiogroup').waitFor();
    },
  },
];

/** @type {View[]} */
export const dialogs = [
  { name: 'new game', link: 'tches', visit: key('n') },
  { name: 'new game of Take Two Chess', link: 'taketwo!!e2e4', visit: key('n') },
  { name: 'new game of Till Chess', link: till, visit: key('n') },
  { name: 'open', visit: key('o') },
  {
    name: 'games of a file',
    visit: async (table, words) => {
      await key('o')(table, words);
      const game = '[Motley "1"]\n[Variant "custodian"]\n[Result "*"]\n';
      await table.dialog.locator('textarea').fill(`${game}a2a3 *\n${game}b2b3 *\n${game}a2a9 *`);
      await table.dialog.locator('button.main').click();
      await table.dialog.getByRole('radio').first().waitFor();
    },
  },
  { name: 'your games', link: 'custodian!!e2e3', visit: key('g') },
  { name: 'help', visit: key('?') },
  { name: 'settings', visit: button('settings') },
  {
    name: 'whom one plays',
    visit: (table, words) => button('play-name', { name: words.format('family-custodian') })(table, words),
  },
  { name: 'rules', visit: (table, words) => unfold(table).then(() => button('rules')(table, words)) },
  { name: 'lessons', visit: (table, words) => unfold(table).then(() => button('lessons-all')(table, words)) },
  {
    name: 'resign',
    link: 'custodian!!e2e3',
    visit: (table, words) => tab('tab-game')(table, words).then(() => button('resign')(table, words)),
  },
  {
    name: 'draw',
    link: 'custodian!!e2e3',
    visit: (table, words) => tab('tab-game')(table, words).then(() => button('draw')(table, words)),
  },
  { name: 'on your page', link: 'custodian', visit: button('embed-title') },
  {
    name: 'balance',
    link: 'custodian',
    visit: (table, words) => tab('tab-analysis')(table, words).then(() => button('balance-open')(table, words)),
  },
  { name: 'the position in words', link: till, visit: key('s') },
  { name: 'whether a game by link connects', visit: beginLive },
  {
    name: 'an invitation',
    visit: async (table, words) => {
      await beginLive(table);
      await button('live-consent-yes')(table, words);
      await table.page.getByRole('heading', { name: words.format('invite') }).waitFor();
      await table.page.evaluate(disagree);
    },
  },
];

/** Opens a view, or a dialog over it. */
export async function visit(
  /** @type {Table} */ table,
  /** @type {string} */ url,
  /** @type {View} */ { link = '', visit },
  words = english,
) {
  const { page } = table;
  await page.goto('about:blank');
  await page.goto(link ? `${url}#${link}` : url);
  if (link) await table.board.waitFor();
  else await page.getByRole('heading', { name: words.format('try-title') }).waitFor();
  await visit?.(table, words);
}
