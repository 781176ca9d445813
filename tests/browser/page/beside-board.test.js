// The lines of the seats beside the board, with real events only.

import assert from 'node:assert/strict';
import { Table } from '../support/app-page.js';
import { checkAccessibility, expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

const notes = JSON.stringify({ tags: [['Seat', 'w', 'Anna']], comments: [] });
const actions = 'c2c3.d6d5.e1c2.d7d6.d1e1.d6e5.d2d3.e5f4.d3d4.f4e5.b2b3.c6c5';

async function open(/** @type {Page} */ page, /** @type {string} */ url, /** @type {string} */ link) {
  await page.goto(`${url}#${link}`);
  const table = new Table(page);
  await table.board.locator('.frame:not(.still)').waitFor({ state: 'attached' });
  return { table, far: page.locator('.player.far'), near: page.locator('.player.near') };
}

async function boxOf(/** @type {Locator} */ locator) {
  const box = await locator.boundingBox();
  assert.ok(box);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test.describe(() => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the other side stands above, one’s own below, with name, level, captures, pieces and way to go', async ({
    page,
    url,
  }) => {
    const { table, far, near } = await open(page, url, `custodian!!${actions}!seats=p,3;notes=${notes}`);
    await expect(far).toContainText(/Black\s*Level 3\s*\+1 piece\s*4 steps to go\s*14 pieces/);
    await expect(near, 'not ahead').toContainText(/Anna\s*you\s*6 steps to go\s*13 pieces/);
    await expect(near, 'it is her turn').toHaveAttribute('aria-current', 'true');
    await expect(far.getByRole('img', { name: 'captured: 1 × pawn' })).toBeVisible();
    const [above, below, board] = [await boxOf(far), await boxOf(near), await boxOf(table.board)];
    assert.ok(above.x > board.right && below.x > board.right, 'beside the board');
    assert.ok(above.bottom < below.y && below.bottom <= 900, 'one above the other');
    assert.ok(board.height > 900 - 128, 'the board keeps its size');
    await checkAccessibility(page);
    await table.button('Flip the board').click();
    await expect(near).toContainText('Black');
    await page.getByRole('tab', { name: 'Game' }).click();
    await expect(page.locator('.seat-state')).toHaveText([
      /13 pieces\s*$/,
      /14 pieces\s*captured:\s*1?\s*\+1 piece\s*$/,
    ]);
  });

  test('the sentence of the result has the names', async ({ page, url }) => {
    const names = JSON.stringify({
      tags: [
        ['Seat', 'w', 'Anna'],
        ['Seat', 'b', 'Bo'],
      ],
      comments: [],
    });
    const { table } = await open(page, url, `custodian!!a2a3!result=win+w+resignation;notes=${names}`);
    await expect(table.standing).toContainText(/Anna wins\s*Bo has resigned\./);
  });

  test('six seats have a line each, with names and levels', async ({ page, url }) => {
    const names = JSON.stringify({ tags: [['Seat', 'b', 'Bo']], comments: [] });
    await open(page, url, `till;players=6!!!seed=7;seats=p,p,5,5,5,5;notes=${names}`);
    const seats = page.locator('.seats > .seat');
    await expect(seats.nth(1)).toContainText('Bo');
    await expect(seats.nth(5).locator('.seat-level')).toHaveText('Level 5');
    const boxes = await Promise.all([...Array(6).keys()].map((i) => boxOf(seats.nth(i))));
    for (const [i, { y, height }] of boxes.entries()) {
      assert.ok(height <= 36, `a line is ${height} high`);
      assert.ok(i === 0 || y > boxes[i - 1].y);
    }
  });
});

for (const [width, height, link] of /** @type {const} */ ([
  [360, 740, `custodian!!${actions}`],
  [360, 740, 'tches!!e3e4'],
  [375, 667, 'taketwo!!e2e4!clock=300+3'],
  [412, 732, 'taketwo!!e2e4!clock=300+3'],
]))
  test.describe(() => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
    test(`${width} by ${height}, ${link.slice(0, 5)}: a thin line has names, clocks and captures`, async ({
      page,
      url,
    }) => {
      const { table, far } = await open(page, url, link);
      await expect(far).toBeVisible();
      if (link.includes('clock')) await expect(page.locator('.player .clock-time')).toHaveText(['5:00', '5:00']);
      const [bar, tabs] = [await boxOf(page.locator('.controls')), await boxOf(page.locator('.tabs'))];
      assert.ok(bar.bottom <= tabs.y, 'the bar is in the first screen');
      const [line, board] = [await boxOf(far), await boxOf(table.board)];
      assert.ok(line.y >= board.bottom && line.height < 36 && line.bottom <= bar.y, 'between board and bar');
      assert.equal(board.width, width);
    });
  });
