// For those who listen to the game and never use a pointer: what Chromium's accessibility tree holds of it, and what is
// announced.

import { Table } from './app-page.js';
import { checkBothThemes, expect, test } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** What is heard of an element. @typedef {{ role: string, name: string, text: string }} Node */

/** What a screen reader is told of the element that has the focus: role, name, and description as `text`. */
async function focusedNode(/** @type {Page} */ page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const isFocused = (/** @type {(typeof nodes)[number]} */ { properties = [] }) =>
    properties.some(({ name, value }) => name === 'focused' && value.value === true);
  const focused = nodes.filter(isFocused).pop();
  const read = (/** @type {'role' | 'name' | 'description'} */ key) => String(focused?.[key]?.value ?? '');
  return /** @type {Node} */ ({ role: read('role'), name: read('name'), text: read('description') });
}

/** Waits until the focus is where a screen reader says this. */
async function expectFocus(/** @type {Page} */ page, /** @type {Record<string, unknown>} */ node) {
  await expect.poll(() => focusedNode(page)).toMatchObject(node);
}

const position = {
  role: 'region',
  name: 'The position in words',
  text: expect.stringMatching(
    /^Black to act\. White: 14 pieces king: d1 .*Black: 14 pieces king: d7 .*throne of Black$/s,
  ),
};

test('a key speaks the position, and Escape leads back to the square', async ({ page, url }) => {
  const table = new Table(page);
  await page.goto(url + '#custodian!!e2e3');
  await table.expectText(table.standing, 'Black to play');
  await page.keyboard.press('b');
  await table.walk('e6');
  await expectFocus(page, { role: 'gridcell', name: expect.stringContaining('e6') });
  await page.keyboard.press('s');
  await expectFocus(page, position);
  await checkBothThemes(page);
  await page.keyboard.press('Escape');
  await expectFocus(page, { role: 'gridcell', name: expect.stringContaining('e6') });
});

test('the button that speaks the position comes before the board, and is in sight while it has the focus', async ({
  page,
  url,
}) => {
  const table = new Table(page);
  await page.goto(url + '#custodian!!e2e3');
  await table.expectText(table.standing, 'Black to play');
  await page.keyboard.press('b');
  await page.keyboard.press('Shift+Tab');
  await expectFocus(page, { role: 'button', name: 'The position in words' });
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expectFocus(page, position);
});
