// The places of marks as they are drawn: on each square no two marks overlap, none covers the sign that tells a kind
// from another one, and none reaches beyond the board. See docs/marks.md.

import { Table } from '../support/app-page.js';
import { expect, test } from '../support/fixtures.js';

/** The marks of pieces, each by its drawn part. */
const marks = [
  '.piece > .acted',
  '.piece > .mask',
  '.piece > .passenger > .figure',
  '.piece .captive',
  '.piece > .facing path',
  '.piece > .emblem-place',
  '.piece > .switched',
  '.piece > .strip',
  '.mark .corner',
  '.mark .lock',
  '.was',
  '.handed > span',
  '.take .outer',
  '.trail .stop',
];

/** The marks that overlap another one of their square, or reach beyond the board. */
async function faultsOf(/** @type {Table} */ table) {
  return table.board.evaluate((board, marks) => {
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    const place = /** @type {Element} */ (root.querySelector('.board, .viewport'));
    const whole = place.getBoundingClientRect();
    const cells = [...root.querySelectorAll('.cell')].map((cell) => cell.getBoundingClientRect());
    /** @type {Map<string, { name: string, box: DOMRect }[]>} */
    const squares = new Map();
    const add = (/** @type {string} */ name, /** @type {Element} */ element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const cell = cells.find(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
      const at = cell ? `${cell.x},${cell.y}` : 'beside';
      squares.set(at, [...(squares.get(at) ?? []), { name, box }]);
    };
    for (const name of marks) for (const element of root.querySelectorAll(name)) add(name, element);
    // The sign of a kind is a part of its figure, in its upper right corner.
    for (const figure of root.querySelectorAll('.piece > .figure')) {
      const { left, top, width } = figure.getBoundingClientRect();
      for (const path of figure.querySelectorAll('path.body')) {
        const box = path.getBoundingClientRect();
        const isSign = box.left > left + 0.55 * width && box.bottom < top + 0.45 * width;
        if (isSign && box.width < 0.4 * width) add('sign of the kind', path);
      }
    }
    const faults = [];
    let count = 0;
    for (const [at, all] of squares)
      for (const [i, { name, box }] of all.entries()) {
        count++;
        const isInside =
          box.left > whole.left - 1 &&
          box.right < whole.right + 1 &&
          box.top > whole.top - 1 &&
          box.bottom < whole.bottom + 1;
        if (!isInside || at === 'beside') faults.push(`${name} is beside its square`);
        for (const other of all.slice(i + 1)) {
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (wide > 1.5 && high > 1.5) faults.push(`${name} and ${other.name}`);
        }
      }
    return { faults, count };
  }, marks);
}

/** Games in which many marks stand together: the link, actions that are played, and how many marks there are. */
const games = /** @type {[name: string, link: string, least: number][]} */ ([
  [
    'directions, passengers, captives, masks and what has acted',
    'tches;king=capture;transport=on;polarity=on;array=k7/8/8/8/8/8/8/7K' +
      "!J~2_k6r/1n_K6/3C~1'3C~2/8/c~2q~3g~12N~1'_P2/6J1/3N~3_P4/1R4C~11+w+1+P/R+-+0+1",
    35,
  ],
  [
    'a champion that has captured, with the numbers of the turn',
    'tches;array=k7/8/8/8/8/8/8/7K!8/8/k3p3/2n5/8/3C4/8/R6K+w+3+-/-+-+0+1!d3e6.a1a4',
    6,
  ],
  ['cards', 'taketwo!!e2e4.d7d5.e4d5', 15],
  ['tiles', 'till!0,3:1aB/2aPbN/4bP/aKaNaR1bK/3bP+b+-+ab+0+20', 8],
]);

test.describe('marks', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  for (const [name, link, least] of games)
    test(`no mark hides another one: ${name}`, async ({ page, url }) => {
      const table = new Table(page);
      await page.goto(`${url}#${link}`);
      await table.board.waitFor();
      await page.mouse.move(2, 2);
      await page.keyboard.press('v');
      await expect(table.board.locator('.take').first()).toBeAttached();
      const { faults, count } = await faultsOf(table);
      expect(faults).toEqual([]);
      expect(count).toBeGreaterThanOrEqual(least);
    });
});
