// Every view and dialog of the page, and the way there: for tests that look at all of them.

/**
 * @typedef {import('./app-page.js').Table} Table
 * @typedef {{ name: string, link?: string, visit?: (table: Table) => Promise<unknown> }} View
 */

/** @returns {(table: Table) => Promise<unknown>} */
const key = (/** @type {string} */ name) => (table) => table.page.keyboard.press(name);
/** @returns {(table: Table) => Promise<unknown>} */
const button = (/** @type {string} */ name) => (table) =>
  table.page.getByRole('button', { name, exact: true }).first().click();
/** @returns {(table: Table) => Promise<unknown>} */
const tab = (/** @type {string} */ name) => (table) => table.page.getByRole('tab', { name }).click();

/** On narrow screens the cards of the start screen are folded: unfolds the last one. */
const unfold = async (/** @type {Table} */ { page }) => {
  const fold = page.locator('.fold').last();
  if (await fold.isVisible()) await fold.click();
};

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
  ...['Pieces', 'Rules', 'Analysis', 'Game'].flatMap((name) =>
    ['taketwo!!e2e4', till, 'tches'].map((link) => ({ name: `${name} of ${link}`, link, visit: tab(name) })),
  ),
  { name: 'typing', link: 'tches', visit: (table) => key('e')(table).then(() => table.page.keyboard.type('pawn')) },
  { name: 'a game by link', link: 'custodian!!e2e3!bylink=abcdefghij_-,aaaaaa,' },
  { name: 'a game by link that begins', link: 'custodian!!!bylink=' },
  { name: 'a game by link that is to be sent', link: 'custodian!!e2e3!bylink=' },
  { name: 'a puzzle', visit: (table) => button('Puzzle of the day')(table).then(() => table.board.waitFor()) },
  { name: 'a lesson', link: 'custodian!!!lesson=custodian-rooks' },
  { name: 'choosing cards', link: 'taketwo', visit: button('Choose in secret') },
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
    visit: async (table) => {
      await key('o')(table);
      const game = '[Motley "1"]\n[Variant "custodian"]\n[Result "*"]\n';
      await table.dialog.locator('textarea').fill(`${game}a2a3 *\n${game}b2b3 *\n${game}a2a9 *`);
      await table.dialog.locator('button.main').click();
      await table.dialog.getByRole('radio').first().waitFor();
    },
  },
  { name: 'your games', link: 'custodian!!e2e3', visit: key('g') },
  { name: 'help', visit: key('?') },
  { name: 'settings', visit: button('Settings') },
  { name: 'whom one plays', visit: button('Play Custodian Chess') },
  { name: 'rules', visit: (table) => unfold(table).then(() => button('Rules')(table)) },
  { name: 'lessons', visit: (table) => unfold(table).then(() => button('All lessons')(table)) },
  { name: 'resign', link: 'custodian!!e2e3', visit: (table) => tab('Game')(table).then(() => button('Resign')(table)) },
  { name: 'draw', link: 'custodian!!e2e3', visit: (table) => tab('Game')(table).then(() => button('Draw')(table)) },
  { name: 'on your page', link: 'custodian', visit: button('On your page') },
  {
    name: 'balance',
    link: 'custodian',
    visit: (table) => tab('Analysis')(table).then(() => button('Balance report')(table)),
  },
  { name: 'the position in words', link: till, visit: key('s') },
];

/** Opens a view, or a dialog over it. */
export async function visit(
  /** @type {Table} */ table,
  /** @type {string} */ url,
  /** @type {View} */ { link = '', visit },
) {
  const { page } = table;
  await page.goto('about:blank');
  await page.goto(link ? `${url}#${link}` : url);
  if (link) await table.board.waitFor();
  else await page.getByRole('heading', { name: 'Games to try' }).waitFor();
  await visit?.(table);
}
