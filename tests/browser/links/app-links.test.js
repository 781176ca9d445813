// Links on the page: opened, followed, refused; and the games that are kept meanwhile.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { Table } from '../support/app-page.js';
import { expect, test } from '../support/fixtures.js';

/** A game of Custodian Chess after its first action. */
async function begin(/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ url) {
  const table = new Table(page);
  await page.goto(url + '#custodian');
  await table.click('e2');
  await table.click('e3');
  await table.expectLink('custodian!!e2e3');
  return table;
}

test('a link whose characters are encoded opens as the page writes it, and again after a reload', async ({
  page,
  url,
}) => {
  const table = new Table(page);
  await page.goto(`${url}#taketwo%214k3/8/8/8/3Q~DH4/8/8/4K3%20w%20-%20-%200%201%20-`);
  for (let i = 0; i < 2; i++) {
    await table.expectText(table.standing, 'to play');
    await table.expectLink('taketwo!4k3/8/8/8/3Q~DH4/8/8/4K3+w+-+-+0+1+-');
    await expect(table.notices).toHaveCount(0);
    await page.reload();
  }
});

test('unknown keys are passed on when the game goes on', async ({ page, table, url }) => {
  await page.goto(url + '#custodian!!e2e3!seats=h,c;white=Ann%20Lee');
  await table.click('c6');
  await table.click('c5');
  await table.expectLink('custodian!!e2e3.c6c5!seats=h,c;white=Ann Lee');
  assert.ok(page.url().endsWith('white=Ann%20Lee'));
});

test('a link with an illegal action opens up to there, and stays whole', async ({ page, table, url }) => {
  await page.goto(url + '#custodian!!e2e3.c6c9.a2a3');
  await table.expectText(table.standing, 'Black to play');
  await table.expectText(table.notices, 'Action 2 cannot be played');
  await expect(table.notices.locator('mark')).toHaveText('c6c9', { useInnerText: true });
  await table.expectLink('custodian!!e2e3.c6c9.a2a3');
  await table.click('c6');
  await table.click('c5');
  await table.expectLink('custodian!!e2e3.c6c5');
});

test('a bad link is refused with its place, and can be mended', async ({ page, table, url }) => {
  const link = 'custodian!6k/7/3X3/3p3/R6/7/K6+w+-+0+1';
  await page.goto(`${url}#${link}`);
  await table.expectText(table.notices, 'In the position, character 7: There is no piece “X”.');
  await expect(table.notices.locator('mark')).toHaveText('X');
  await page.getByRole('heading', { name: 'Games to try' }).waitFor();
  await table.button('Correct the text').click();
  await expect(page.getByLabel('A link, a game record, a game as text, or a position')).toHaveValue(link);
});

test('a bad link changes nothing at a running game', async ({ page, url }) => {
  const table = await begin(page, url);
  await table.follow('custodian;arra=four');
  await table.expectText(table.notices, 'This game has no option “arra”.');
  await table.expectText(table.standing, 'Black to play');
  await table.expectLink('custodian!!e2e3');
});

test('a running game survives a link and a reload', async ({ page, url }) => {
  const table = await begin(page, url);
  await table.follow('taketwo!!e2e4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take Two Chess');
  await table.click('e7');
  await table.click('e5');
  await table.expectLink('taketwo!!e2e4.e7e5');
  await page.reload();
  await table.expectText(table.standing, 'White to play');
  await table.button('Your games').click();
  const saved = page.locator('.saved .resume');
  await saved.nth(1).waitFor();
  await expect(saved).toHaveCount(2);
  await saved.filter({ hasText: 'Custodian Chess' }).click();
  await table.expectLink('custodian!!e2e3');
  await table.click('c6');
  await table.click('c5');
  await table.expectLink('custodian!!e2e3.c6c5');
  await page.goBack();
  await table.expectLink('taketwo!!e2e4.e7e5');
  await table.button('Your games').click();
  await saved.nth(1).waitFor();
  await expect(saved).toHaveCount(2);
});

test('saved games name who plays as was typed, as text', async ({ page, table, url }) => {
  const name = '<b>Bo</b> & “Co”';
  const notes = encodeURIComponent(JSON.stringify({ tags: [['Seat', 'b', name]], comments: [] }));
  await page.goto(`${url}#custodian!!!seats=3,p;notes=${notes}`);
  await table.cell('a6').waitFor();
  await table.expectText(table.standing, `${name} (Black) to play`);
  await table.click('a6');
  await table.click('a5');
  await table.expectLink(/^custodian!!\w{4}\.a6a5/);
  await table.button('Your games').click();
  const saved = page.locator('.saved .resume');
  await expect(saved).toContainText(`Level 3 – ${name}`);
  await table.dialog.getByRole('button', { name: 'Close' }).click();
  await table.button('Resign').click();
  await table.dialog.getByRole('button', { name: `${name} resigns` }).click();
  await table.button('Your games').click();
  await expect(saved).toContainText('White wins');
});

test('the first page offers to go on, even with a game that was left before it was written', async ({
  page,
  table,
  url,
}) => {
  await page.goto(url + '#custodian');
  await table.expectText(table.standing, 'to play');
  // From now on the database does not answer this page, as if it were left at once.
  await page.evaluate(() => {
    IDBObjectStore.prototype.get = () => /** @type {any} */ ({});
  });
  await table.click('e2');
  await table.click('e3');
  await table.expectLink('custodian!!e2e3');
  await page.goto('about:blank');
  await page.goto(url);
  await page.getByRole('button', { name: /Custodian Chess.*Turn 1, Black to play/s }).click();
  await table.expectLink('custodian!!e2e3');
});

test('a deleted game comes back', async ({ page, url }) => {
  const table = await begin(page, url);
  await table.button('Your games').click();
  await table.button('Delete Custodian Chess').click();
  await table.expectText(table.dialog, 'No games yet');
  await page.keyboard.press('Escape');
  await table.button('Restore').click();
  await table.button('Your games').click();
  await page.locator('.saved .resume').waitFor();
});

/** Waits until the browser keeps a game with this link. */
async function waitUntilKept(/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ link) {
  const isKept = () =>
    page.evaluate(async (link) => {
      const databases = await indexedDB.databases();
      // Opening it before the page does would make it, without its store.
      if (!databases.some(({ name }) => name === 'motley')) return false;
      return new Promise((resolve, reject) => {
        const request = indexedDB.open('motley');
        request.onerror = reject;
        request.onsuccess = () => {
          const games = request.result.transaction('games').objectStore('games').getAll();
          games.onsuccess = () => {
            request.result.close();
            resolve(games.result.some((/** @type {{ link: string }} */ game) => game.link === link));
          };
        };
      });
    }, link);
  await expect.poll(isKept, `${link} is kept`).toBe(true);
}

test('two tabs of one game follow each other', async ({ page, table, url }) => {
  await page.goto(url + '#custodian');
  await table.click('e2');
  await table.click('e3');
  await waitUntilKept(page, 'custodian!!e2e3');
  const other = new Table(await page.context().newPage());
  await other.page.goto(url + '#custodian!!e2e3');
  await other.click('c6');
  await other.click('c5');
  await table.expectLink('custodian!!e2e3.c6c5');
  await table.click('f1');
  await table.click('c4');
  await other.expectLink('custodian!!e2e3.c6c5.f1c4');
  await expect(other.moves).toHaveCount(3);
  await expect(table.notices).toHaveCount(0);
  await table.button('Your games').click();
  await expect(page.locator('.saved .resume')).toHaveCount(1);
});

test('two tabs that do not hear of each other do not overwrite each other', async ({ page, url }) => {
  await page.context().addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const table = await begin(page, url);
  await waitUntilKept(page, 'custodian!!e2e3');
  const other = new Table(await page.context().newPage());
  await other.page.goto(url + '#custodian!!e2e3');
  await other.click('c6');
  await other.click('c5');
  await other.expectLink('custodian!!e2e3.c6c5');
  await waitUntilKept(page, 'custodian!!e2e3.c6c5');
  await table.click('a6');
  await table.click('a5');
  await table.expectText(table.notices, 'another tab');
  await table.button('Your games').click();
  const saved = page.locator('.saved .resume');
  await saved.nth(1).waitFor();
  await expect(saved).toHaveCount(2);
});

/** Puts things into the storage that the page did not write. */
async function spoil(/** @type {import('@playwright/test').Page} */ page, /** @type {unknown[]} */ values) {
  await page.evaluate(
    (values) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('motley');
        request.onerror = reject;
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          for (const [i, value] of values.entries()) transaction.objectStore('games').put(value, `spoiled ${i}`);
          transaction.oncomplete = resolve;
        };
      }),
    values,
  );
}

test('corrupt storage is refused and kept: no record at all, one with a bad link, one without', async ({
  page,
  url,
}) => {
  const table = await begin(page, url);
  await waitUntilKept(page, 'custodian!!e2e3');
  const bad = { id: 'spoiled 1', link: 'custodian;x=y', changed: 1, revision: 'r' };
  const without = { id: 'spoiled 2', changed: 1, revision: 'r' };
  await spoil(page, ['nonsense', bad, without]);
  await page.reload();
  await table.expectText(table.standing, 'Black to play');
  await table.button('Your games').click();
  await expect(table.dialog.getByText('A game that cannot be read', { exact: true })).toHaveCount(3);
  await expect(page.locator('.saved .resume')).toHaveCount(1);
  const [download] = await Promise.all([page.waitForEvent('download'), table.button('Save all as a file').click()]);
  const text = await readFile(await download.path(), 'utf8');
  for (const part of ['[Variant "custodian"]', '\n1. e2e3 ongoing\n', 'nonsense', bad.link, JSON.stringify(without)])
    expect(text).toContain(part);
});

test('without storage the page plays on and says so', async ({ page, table, url }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { value: { open: refuse } });
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await page.goto(url + '#custodian');
  await table.expectText(table.notices, 'does not let the page save anything');
  await table.click('e2');
  await table.click('e3');
  await table.expectLink('custodian!!e2e3');
  await page.reload();
  await table.expectText(table.standing, 'Black to play');
});

test('pasted: a link, a variant, a position; and what is neither', async ({ page, table, url }) => {
  await page.goto(url);
  const paste = async (/** @type {string} */ text) => {
    await table.button('Open').first().click();
    await page.getByLabel('A link, a game record, a game as text, or a position').fill(text);
    await table.dialog.getByRole('button', { name: 'Open' }).click();
  };
  await paste('https://example.org/motley/#taketwo!!e2%7EOH.d2d4');
  await table.expectLink('taketwo!!e2~OH.d2d4');
  await paste('custodian;array=four');
  await table.expectLink('custodian;array=four');
  await paste('4k3/8/8/8/3Q~DH4/8/8/4K3 w - - 0 1');
  await table.expectLink('taketwo!4k3/8/8/8/3Q~DH4/8/8/4K3+w+-+-+0+1+-');
  await paste('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNZ w KQkq - 0 1');
  await table.expectText(table.dialog, 'In the position, character 43: There is no piece “Z”.');
  await table.expectLink('taketwo!4k3/8/8/8/3Q~DH4/8/8/4K3+w+-+-+0+1+-');
});

test('texts of others are called what they are; a refused position leads to the editor, with the reason', async ({
  page,
  table,
  url,
}) => {
  await page.goto(`${url}#taketwo;switch=off`);
  await table.board.waitFor();
  await page.keyboard.press('o');
  const paste = async (/** @type {string} */ text) => {
    await page.getByLabel('A link, a game record, a game as text, or a position').fill(text);
    await table.dialog.getByRole('button', { name: 'Open', exact: true }).click();
  };
  await paste('https://www.pychess.org/analysis/chess?fen=8/8');
  await table.expectText(table.dialog, 'This is an address at pychess.org');
  await paste('hello there');
  await table.expectText(table.dialog, 'These are ordinary words');
  await paste('7/3K3/7/7/7/k6/P6 w - 0 1');
  await table.expectText(table.dialog, 'it has 7 rows, and the board of this game has 8.');
  await expect(table.dialog.getByRole('button', { name: 'Edit the position' })).toHaveCount(0);
  await paste('4k3/4Q3/8/8/8/8/8/4K3 w');
  await table.expectText(table.dialog, 'The side that is not to move is in check.');
  await table.dialog.getByRole('button', { name: 'Edit the position' }).click();
  await table.expectText(table.standing, 'The side that is not to move is in check.');
  await expect(page.getByLabel('The position as text')).toHaveValue('4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1 -');
  await page.getByRole('radio', { name: 'Black' }).check();
  await table.expectLink('taketwo;switch=off!4k3/4Q3/8/8/8/8/8/4K3+b+-+-+0+1+-');
});

test('a link with a position that is refused leads to the editor; one that lacks something is told', async ({
  page,
  table,
  url,
}) => {
  await page.goto(`${url}#custodian!7/3K3/7/7/7/k6/P6+w+-+0+1`);
  await table.expectText(table.notices, 'A pawn cannot stand on the first or last rank.');
  await table.button('Edit the position').click();
  await table.expectText(table.standing, 'a1: A pawn cannot stand on the first or last rank.');
  await expect(table.board.locator('.fault')).toHaveAttribute('data-square', 'a1');
  await table.follow('custodian!7/3K3/7/7/7/k6/7+b');
  await table.expectText(
    table.notices,
    'Missing or impossible parts of this position were read as follows: castling “-”',
  );
  await table.expectLink('custodian!7/3K3/7/7/7/k6/7+b+-+0+1');
});
