// The dialog "Your games": games are looked for, get tags, and are saved one by one.

import { readFile } from 'node:fs/promises';
import { Table } from '../support/app-page.js';
import { checkBothThemes, expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Plays two games, and opens the dialog. */
async function openGames(/** @type {Page} */ page, /** @type {string} */ url) {
  const table = new Table(page);
  for (const [link, from, to] of [
    ['custodian!!!seats=p,5', 'e2', 'e3'],
    ['taketwo', 'e2', 'e4'],
  ]) {
    await page.goto(`${url}?${link.slice(0, 4)}#${link}`);
    await table.click(from);
    await table.click(to);
    await expect(table.moves.first()).toBeVisible();
  }
  await page.keyboard.press('g');
  const items = page.locator('.saved');
  await expect(items).toHaveCount(2);
  return { table, items };
}

test('games are found by their names, by who plays and by tags', async ({ page, url }) => {
  const { table, items } = await openGames(page, url);
  const search = page.getByRole('searchbox');
  await expect(table.dialog.getByRole('status')).toHaveText('2 games');
  await search.fill('level 5');
  await expect(items).toHaveCount(1);
  await expect(items).toContainText('Custodian Chess');
  await page.getByLabel('Tags of Custodian Chess').fill('club, autumn');
  await page.keyboard.press('Enter');
  await search.fill('autumn');
  await expect(items).toContainText('Custodian Chess');
  await search.fill('spring');
  await expect(items).toHaveCount(0);
  await expect(table.dialog.getByRole('status')).toHaveText('No game');
  await search.fill('');
  await expect(items).toHaveCount(2);
  await checkBothThemes(page);
  await page.reload();
  await table.board.waitFor();
  await page.keyboard.press('g');
  await expect(page.getByLabel('Tags of Custodian Chess')).toHaveValue('club, autumn');
});

test('one game is saved as a file, and a file is opened from there', async ({ page, url }) => {
  const { table } = await openGames(page, url);
  const button = page.getByRole('button', { name: 'Save Take Two Chess as a file' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('[Variant "taketwo"]');
  expect(text).not.toContain('custodian');
  await table.button('Open a file of games').click();
  await expect(table.dialog.getByRole('heading')).toHaveText('Open a game');
});

test('tags are in the file of games and come back with it, each game once; what is damaged is saved as it is', async ({
  page,
  url,
}) => {
  const { table, items } = await openGames(page, url);
  await page.getByLabel('Tags of Custodian Chess').fill('club');
  await page.keyboard.press('Enter');
  await page.evaluate(async () => {
    const opening = indexedDB.open('motley');
    await new Promise((done) => (opening.onsuccess = done));
    const entries = opening.result.transaction('games', 'readwrite').objectStore('games');
    await new Promise((done) => (entries.put({ odd: true }, 'damaged').onsuccess = done));
  });
  await page.reload();
  await table.board.waitFor();
  await page.keyboard.press('g');
  await expect(items).toHaveCount(3);
  const broken = page.getByRole('button', { name: 'Save A game that cannot be read as a file' });
  const [own] = await Promise.all([page.waitForEvent('download'), broken.click()]);
  expect(await readFile(await own.path(), 'utf8')).toBe('% {"odd":true}\n');
  const [all] = await Promise.all([page.waitForEvent('download'), table.button('Save all as a file').click()]);
  const text = await readFile(await all.path(), 'utf8');
  expect(text).toContain('[Tags "club"]');
  expect(text).toContain('% {"odd":true}');
  await page.getByRole('button', { name: 'Delete Custodian Chess' }).click();
  await expect(items).toHaveCount(2);
  for (const _ of ['once', 'once more']) {
    await table.button('Open a file of games').click();
    await table.dialog.locator('textarea').fill(text);
    await table.dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(table.dialog).toHaveCount(0);
    await table.expectText(table.notices, 'here already.');
    await page.keyboard.press('g');
    await expect(items).toHaveCount(3);
    await expect(page.getByLabel('Tags of Custodian Chess')).toHaveValue('club');
  }
});

test('all that is kept is removed after a question, in another tab too, and the page is as at the first visit', async ({
  page,
  url,
}) => {
  const table = new Table(page);
  await page.goto(`${url}#custodian!!!clock=60`);
  await table.click('e2');
  await table.click('e3');
  await table.expectLink(/^custodian!!e2e3/);
  const other = new Table(await page.context().newPage());
  await other.page.goto(`${url}#taketwo`);
  await other.click('e2');
  await other.click('e4');
  await table.button('Settings').click();
  await page.getByRole('radio', { name: 'Slate' }).check();
  await page.getByRole('radio', { name: 'français' }).check();
  await page.getByRole('button', { name: 'Supprimer toutes les données' }).click();
  await expect(page.getByRole('button', { name: 'Tout garder' })).toBeFocused();
  await page.getByRole('button', { name: 'Tout supprimer' }).click();
  await expect(page.getByRole('heading', { name: 'Chess, but different' })).toBeFocused();
  await expect(table.dialog).toHaveCount(0);
  expect(table.link).toBe('');
  await expect(page.locator(':root')).toHaveAttribute('data-board', 'wood');
  await table.expectText(other.notices, 'Everything that was saved in this browser was deleted in another tab.');
  expect(other.link).toBe('');
  for (const { page } of [table, other]) {
    await page.reload();
    await page.getByRole('button', { name: 'Your games' }).click();
    await page.getByText('No games yet.').waitFor();
  }
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
});
