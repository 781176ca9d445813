// Boards can be acted on as soon as they stand.

import { clickSquare, test, waitForBoard, withBoard } from '../support/embed-page.js';
import { expect } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** The action that was played on the page's board, once there is one. */
async function playedOn(/** @type {Page} */ page) {
  await waitForBoard(page, (board) => board.played.length === 1);
  return withBoard(page, (board) => board.played);
}

test('keys act, and do not scroll the page', async ({ page, host }) => {
  await host.openBoards('<motley-board></motley-board><p>Far below.</p>');
  await page.evaluate(() => document.querySelector('p')?.style.setProperty('margin-top', '3000px'));
  await page.locator('motley-board .cell[data-square="a2"]').focus();
  for (const key of ['Enter', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  expect(await playedOn(page)).toEqual(['a2a3']);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a tile is taken from the hand and put down', async ({ page, host }) => {
  await host.openBoards('<motley-board variant="till;players=3"></motley-board>');
  const tile = page.getByRole('button', { name: 'queen, 1 in hand' });
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await clickSquare(page, '0,0');
  expect(await playedOn(page)).toEqual(['Q@0,0']);
});

test('a board that is ready can be acted on in the same task', async ({ page, host }) => {
  await host.open('<motley-board></motley-board>');
  await page.evaluate(() =>
    document.querySelector('motley-board')?.addEventListener('ready', ({ target }) => {
      const view = /** @type {any} */ (target).shadowRoot.querySelector('motley-view');
      const enter = { key: 'Enter', bubbles: true, composed: true };
      for (view.focused of ['a2', 'a3'])
        view.shadowRoot.querySelector('.cell').dispatchEvent(new KeyboardEvent('keydown', enter));
    }),
  );
  await host.addScript();
  await withBoard(page, (board) => board.ready);
  expect(await playedOn(page)).toEqual(['a2a3']);
});

test('on a diagram pieces have their names and are pointed at, and nothing is played', async ({ page, host }) => {
  await host.openBoards('<motley-board mode="diagram" legend="open"></motley-board>');
  const cell = page.locator('motley-board .cell[data-square="e2"]');
  await expect(cell).toHaveAccessibleName(/^e2, White pawn/);
  await page.locator('motley-board .kind-row').waitFor();
  await cell.hover({ force: true });
  await expect(page.locator('motley-board [part="legend"]').last()).toContainText('pawn on e2');
  await clickSquare(page, 'e2');
  await clickSquare(page, 'e3');
  expect(await withBoard(page, (board) => board.played)).toEqual([]);
});
