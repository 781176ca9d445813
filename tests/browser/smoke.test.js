// The first look: the built page opens, a turn of each family is played by mouse and one by keyboard, and a board
// stands on somebody's page. What `./check quick` runs in a browser; all of it comes in more detail elsewhere.

import { Table } from './app-page.js';
import { clickSquare, test, waitForBoard } from './embed-page.js';
import { expect } from './fixtures.js';

/** The actions of each seat's first turn, as from and to. */
const turns = {
  custodian: [['e2e3'], ['c6c5']],
  taketwo: [['e2e4'], ['e7e5']],
  tches: [
    ['c3c4', 'd3d4', 'e3e4'],
    ['c8c7', 'd8d7', 'e8e7'],
  ],
};

for (const [family, [first, second]] of Object.entries(turns))
  test(`smoke: ${family} by mouse and keyboard`, async ({ page, url }) => {
    const table = new Table(page);
    await page.goto(`${url}#${family}`);
    await table.expectText(table.standing, 'White to play');
    for (const action of first) {
      await table.click(action.slice(0, 2));
      await table.click(action.slice(2));
    }
    await table.expectText(table.standing, 'Black to play');
    await page.keyboard.press('b');
    for (const action of second)
      for (const square of [action.slice(0, 2), action.slice(2)]) {
        await table.walk(square);
        await page.keyboard.press('Enter');
      }
    await table.expectText(table.standing, 'White to play');
    await table.expectLink(`${family}!!${[...first, ...second].join('.')}`);
  });

test('smoke: till by mouse and keyboard', async ({ page, url }) => {
  const table = new Table(page);
  await page.goto(url + '#till');
  await table.expectText(table.standing, 'Choose a tile from the hand');
  await page.getByRole('button', { name: /^queen/ }).click();
  await table.cell('0,0').click({ force: true });
  await table.expectLink('till!!Q@0,0');
  await table.expectText(table.standing, 'Yellow to play');
  await page.keyboard.press('b');
  await page.keyboard.press('p');
  await page.keyboard.press('Enter');
  await table.board.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Enter');
  await table.expectLink(/^till!!Q@0,0\.[A-Z]@-?\d,-?\d$/);
  await table.expectText(table.standing, 'Red to play');
});

test('smoke: the first page, and a board on somebody’s page', async ({ page, url, host }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Games to try' })).toBeVisible();
  await host.openBoards('<motley-board></motley-board>');
  await clickSquare(page, 'a2');
  await clickSquare(page, 'a3');
  await waitForBoard(page, (board) => board.ply === 1);
});
