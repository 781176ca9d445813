// Boards in pages that programs have made (tests/web/pages says which), as a browser reads them.

import assert from 'node:assert/strict';
import { read } from '../../web/support/files.js';
import { test, withBoard } from '../support/embed-page.js';
import { expect } from '../support/fixtures.js';

/** HTML by the names of snippets. @typedef {Record<string, string | null>} Outputs */

/** @type {{ snippets: Record<string, string>, programs: Record<string, { outputs: Outputs }> }} */
const { snippets, programs } = JSON.parse(read('tests/web/pages/outputs.json'));

/** The HTML that came out of the programs, with its snippet. */
const made = Object.entries(programs).flatMap(([title, { outputs }]) =>
  Object.entries(outputs).flatMap(([name, html]) => (html ? [{ title, html, snippet: snippets[name] }] : [])),
);

test('a browser reads all that was written on a board, or in the link that is left of it', async ({ page }) => {
  const wrong = await page.evaluate((made) => {
    const parse = (/** @type {string} */ html) => new DOMParser().parseFromString(html, 'text/html');
    const read = (/** @type {Element | null} */ element) =>
      JSON.stringify([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]).sort());
    return made.flatMap(({ title, html, snippet }) => {
      const [left, written] = [parse(html), parse(snippet)];
      const board = left.querySelector('motley-board');
      const isSame =
        left.querySelector('a')?.href === written.querySelector('a')?.href &&
        (!board || read(board) === read(written.querySelector('motley-board')));
      return isSame ? [] : [title];
    });
  }, made);
  expect(wrong).toEqual([]);
  expect(made.length).toBeGreaterThan(70);
});

for (const title of ['markdown-it', 'WordPress, an editor', 'CKEditor, pasted, the board allowed'])
  test(`a record stands, with its names and comments: ${title}`, async ({ page, host }) => {
    const html = programs[title].outputs.record?.replace(/<script.*?<\/script>/, '');
    assert.ok(html);
    await host.openBoards(html);
    await expect(page.locator('[part="players"]')).toContainText('Ann O\'Hara "the [first]"');
    await expect(page.locator('[part="moves"]')).toContainText('The second one.');
    const played = () => withBoard(page, (board) => board.goTo(3) && board.played);
    expect(await played()).toEqual(['e2e3', 'g6g5', 'a2a3']);
  });
