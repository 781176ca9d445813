// The page with the template families of the tests instead of its own: what no family on offer has. They have no
// words of their own, so that codes stand where names would.

import { readFileSync } from 'node:fs';
import { loadEngine } from '../../../web/engine.js';
import { expect, test } from '../support/fixtures.js';

/** @typedef {import('../support/app-page.js').Table} Table */

const templates = readFileSync(new URL('../../../build/wasm/templates.wasm', import.meta.url));

/** The facts about them that the page is told, in the place of those that its build tells of its own families. */
const { families } = (await loadEngine(templates)).schema();
const files = Object.fromEntries(families.map(({ family }) => [family, 'assets/templates.wasm']));
const given = JSON.stringify({ families, files, needs: {}, boards: 'assets/none.json' });

test.beforeEach(async ({ page, url }) => {
  await page.route('**/templates.wasm', (route) => route.fulfill({ contentType: 'application/wasm', body: templates }));
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(?<="given">)[^<]*/, () => given);
    await route.fulfill({ response, body: html });
  });
  await page.goto(new URL('#corners', url).href);
  await page.locator('#board .piece').first().waitFor();
});

/** That there are no words for a template is no problem. */
test.afterEach(({ problems }) => {
  const others = problems.filter((problem) => !/^console: no message (family|seat)-[a-z]+$/.test(problem));
  problems.splice(0, Infinity, ...others);
});

/** The pieces as the board shows them: square, kind and seat by the colour of the tile. */
function readPieces(/** @type {import('../support/app-page.js').Table} */ table) {
  return table.board.locator('.piece[data-id]').evaluateAll((pieces) =>
    pieces.map((piece) => {
      const { square, tile } = /** @type {HTMLElement} */ (piece).dataset;
      return `${tile}:${square}`;
    }),
  );
}

test('in one turn a piece of the hand is dropped or one on the board moved', async ({ page, table }) => {
  const inHand = page.getByRole('button', { name: 'pawn, 2 in hand' });
  await inHand.click();
  await expect(inHand).toHaveAttribute('aria-pressed', 'true');
  // Something on the board can be chosen instead, and the hand again.
  await table.click('c2');
  await expect(inHand).toHaveAttribute('aria-pressed', 'false');
  await inHand.click();
  await table.click('d1');
  await table.expectLink(/P@d1$/);
  await table.click('b4');
  await table.click('c4');
  await table.expectLink(/P@d1\.b4c4$/);
  await table.drag('d5', 'd4');
  await table.expectLink(/P@d1\.b4c4\.d5d4$/);
  await page.getByRole('button', { name: 'pawn, 2 in hand' }).click();
  await table.click('f2');
  await table.expectLink(/d5d4\.P@f2$/);
  await expect(page.getByRole('button', { name: 'pawn, 1 in hand' })).toBeVisible();
  await table.drag('d1', 'd2');
  await table.expectLink(/P@f2\.d1d2$/);
  expect((await readPieces(table)).sort()).toEqual(
    ['a:c1', 'a:c2', 'a:d2', 'b:a4', 'b:c4', 'c:d4', 'c:d6', 'd:e3', 'd:f2', 'd:f3'].sort(),
  );
});

test('four seats on a board have four colours', async ({ table }) => {
  const fills = await table.board.locator('.piece[data-id]').evaluateAll((pieces) =>
    pieces.map((piece) => {
      const seat = /** @type {HTMLElement} */ (piece).dataset.tile ?? '';
      const { backgroundColor, backgroundImage } = getComputedStyle(piece);
      const before = getComputedStyle(piece, '::before');
      return [seat, backgroundColor, backgroundImage, before.backgroundColor, before.backgroundImage].join(' ');
    }),
  );
  expect(new Set(fills.map((fill) => fill[0]))).toEqual(new Set(['a', 'b', 'c', 'd']));
  expect(new Set(fills).size).toBe(4);
  expect(new Set(fills.map((fill) => fill.slice(2))).size).toBe(4);
});

test('a turn of several actions and a hand are on screen together, one below the other', async ({ page }) => {
  // No template counts the actions of a turn, so that here its view says it.
  await page.addInitScript(() => {
    const { parse } = JSON;
    JSON.parse = (text, reviver) => {
      const value = parse(text, reviver);
      if (value?.turn?.player) Object.assign(value.turn, { of: 2, left: 2 });
      return value;
    };
  });
  await page.reload();
  const [turn, hand] = [page.locator('.rail > .tray'), page.locator('.rail motley-hand')];
  await expect(turn).toBeVisible();
  await expect(hand).toBeVisible();
  await expect(page.locator('.rail')).toHaveCount(1);
  const [above, below] = [await turn.boundingBox(), await hand.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});
