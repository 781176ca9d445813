// Three and more people at a table of Till Chess, who may agree on manners; and six at two tables.

import { checkBothThemes, expect, test } from '../support/fixtures.js';

/** Opens the form for a new game, for so many people. */
async function openForm(
  /** @type {import('../support/app-page.js').Table} */ table,
  /** @type {string} */ url,
  /** @type {number} */ players,
) {
  await table.page.goto(url);
  await table.button('New game').click();
  await table.page.getByRole('radio', { name: /^Till Chess/ }).check();
  await setPlayers(table.page, players);
}

async function setPlayers(/** @type {import('@playwright/test').Page} */ page, /** @type {number} */ players) {
  const field = page.getByRole('spinbutton', { name: 'Players' });
  await field.fill(String(players));
  await field.press('Tab');
}

test('three people and more may have manners, which stand beside the rules and in the link', async ({
  page,
  table,
  url,
}) => {
  const manners = page.getByRole('checkbox', { name: /^Etiquette at the table/ });
  const section = page.getByRole('region', { name: 'Etiquette at this table' });
  await openForm(table, url, 2);
  await expect(manners).toHaveCount(0);
  await setPlayers(page, 3);
  await manners.check();
  // With a computer they are two people.
  const third = page.locator('select[name="seat-c"]');
  await third.selectOption({ index: 1 });
  await expect(manners).toHaveCount(0);
  await third.selectOption({ index: 0 });
  await expect(manners).toBeChecked();
  await checkBothThemes(page);
  await page.getByRole('radio', { name: /^Custodian Chess/ }).check();
  await expect(manners).toHaveCount(0);
  await page.getByRole('radio', { name: /^Till Chess/ }).check();
  await setPlayers(page, 3);
  await table.button('Start the game').click();
  await table.expectLink(/^till;players=3!.*!seed=\d+;manners=on$/);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await checkBothThemes(page);

  await table.follow('till;players=3');
  await table.expectLink('till;players=3');
  await expect(page.getByRole('heading', { name: 'Capturing a king' })).toBeVisible();
  await expect(section).toHaveCount(0);
});

test('the side that was chosen stays with more players, and computers have the others', async ({
  page,
  table,
  url,
}) => {
  const side = page.getByRole('combobox', { name: 'Your side' });
  await openForm(table, url, 2);
  await side.selectOption('b');
  for (const count of [4, 6, 3]) {
    await setPlayers(page, count);
    await expect(side).toHaveValue('b');
    await expect(page.locator('select[name="seat-c"]')).not.toHaveValue('0');
  }
  await table.button('Start the game').click();
  await table.expectLink(/!seats=(\d+),p,\1;seed=\d+$/);
});

test('six people begin two tables of three at one touch, and one touch leads from one to the other', {
  tag: '@all',
}, async ({ page, table, url }) => {
  const two = table.button('Two tables of 3');
  await openForm(table, url, 5);
  await expect(page.getByRole('checkbox', { name: /^Etiquette at the table/ })).toBeVisible();
  await expect(two).toHaveCount(0);
  await setPlayers(page, 6);
  await page.locator('select[name="seat-f"]').selectOption({ index: 1 });
  await expect(two).toHaveCount(0);
  await page.locator('select[name="seat-f"]').selectOption({ index: 0 });
  await page.getByRole('radio', { name: /^Place the tiles yourselves/ }).check();
  await page.getByRole('checkbox', { name: /^Etiquette at the table/ }).check();
  await two.click();

  await table.expectLink('till;players=3!!!manners=on');
  await table.button('Go to table 2').click();
  await expect(table.button('Go to table 1')).toBeVisible();
  await page.getByRole('tab', { name: 'Game' }).click();
  await expect(page.getByRole('tabpanel').getByText('Table 2')).toBeVisible();
  await checkBothThemes(page);
  await table.expectLink('till;players=3!!!manners=on');
  await page.getByRole('button', { name: 'queen, 1 in hand' }).click();
  await table.click('0,0');
  await table.expectLink('till;players=3!!Q@0,0!manners=on');
  await page.reload();
  await table.button('Go to table 1').click();
  await table.expectLink('till;players=3!!!manners=on');
  await table.button('Go to table 2').click();
  await table.expectLink('till;players=3!!Q@0,0!manners=on');

  await table.button('Your games').click();
  const names = page.locator('.saved .tags');
  await expect(names).toHaveCount(2);
  const values = await names.evaluateAll((fields) =>
    fields.map((field) => /** @type {HTMLInputElement} */ (field).value),
  );
  expect(values.sort()).toEqual(['Table 1', 'Table 2']);
});
