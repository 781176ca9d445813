// Every view and dialog of the page: axe finds nothing, what is touched is large enough, and at four
// times the size nothing is cut off.

import { Table } from '../support/app-page.js';
import { checkBothThemes, expect, followRequests, lookWithAxe, test, waitForRest } from '../support/fixtures.js';
import { dialogs, views, visit } from '../support/views.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../support/views.js').View} View */

/**
 * Opens views, and looks at each when all of it is there.
 * @param {Page} page
 * @param {string} url
 * @param {View[]} list
 * @param {(name: string) => Promise<void>} look
 */
async function lookAtAll(page, url, list, look) {
  const table = new Table(page);
  const waitForAll = followRequests(page);
  for (const view of list) {
    await visit(table, url, view);
    if (dialogs.includes(view)) await table.dialog.waitFor();
    await waitForAll();
    await waitForRest(page);
    await look(view.name);
  }
}

/** All that is to be touched and is smaller than 44 pixels, but for squares, and what is within a sentence. */
function findSmall() {
  const names = 'button, a[href], input, select, textarea, summary, [role=tab], [role=option], [role=menuitem]';
  /** @returns {Element[]} */
  const all = (/** @type {Document | ShadowRoot} */ root) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(names) ? [element] : []),
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ]);
  const isSmall = (/** @type {Element} */ element) => {
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    return width < 43.9 || height < 43.9;
  };
  /** For those who listen, until it has the focus; or within a sentence. */
  const isOther = (/** @type {Element} */ element) =>
    element.matches('.skip, .only-spoken *, p a, p .asks') || element.closest('[inert], [aria-hidden=true]');
  return all(document)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isOther(element) && isSmall(element))
    .map((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      return `${width.toFixed(0)} by ${height.toFixed(0)}: ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 90)}`;
    });
}

/** Elements that lead aside, and those that can be scrolled both ways, but for the board. */
function findWide() {
  const isWide = (/** @type {Element} */ { scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1;
  const page = document.documentElement;
  const both = [...document.querySelectorAll('*')].filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isScrolled = ['auto', 'scroll'].includes(overflowX) && ['auto', 'scroll'].includes(overflowY);
    return isScrolled && isWide(element) && element.scrollHeight > element.clientHeight + 1;
  });
  return [...(isWide(page) ? [page] : []), ...both].map(({ outerHTML }) => outerHTML.slice(0, 80));
}

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('under a finger all but squares is at least 44 pixels wide and high', { tag: '@all' }, async ({ page, url }) => {
    test.setTimeout(240_000);
    await lookAtAll(page, url, [...views, ...dialogs], async (name) =>
      expect.soft(await page.evaluate(findSmall), name).toEqual([]),
    );
  });
});

test.describe(() => {
  const [small, usual] = [
    { width: 320, height: 256 },
    { width: 1280, height: 720 },
  ];
  test.use({ viewport: small });
  for (const [title, list] of Object.entries({ views, dialogs }))
    test(`${title}: axe finds nothing; at four times the size nothing leads aside or scrolls both ways`, {
      tag: '@all',
    }, async ({ page, url }) => {
      test.setTimeout(240_000);
      await lookAtAll(page, url, list, (name) =>
        test.step(name, async () => {
          expect.soft(await page.evaluate(findWide), name).toEqual([]);
          await page.setViewportSize(usual);
          await checkBothThemes(page);
          await page.setViewportSize(small);
        }),
      );
    });
});

/** The views that are looked at each time: one of each kind, a game and a dialog. */
const few = ['all games', 'TCHES', 'a lesson', 'new game'];

test('in a view of each kind axe finds nothing', async ({ page, url }) => {
  const list = [...views, ...dialogs].filter(({ name }) => few.includes(name));
  expect(list.length).toBe(few.length);
  await lookAtAll(page, url, list, () => lookWithAxe(page));
});
