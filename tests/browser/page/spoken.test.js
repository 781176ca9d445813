// For those who listen to the game and never use a pointer: what Chromium's accessibility tree holds of it, and what is
// announced.

import { Table } from '../support/app-page.js';
import { checkBothThemes, expect, test } from '../support/fixtures.js';
import { expectFocus } from '../support/heard.js';

const position = {
  role: 'region',
  name: 'The position in words',
  text: expect.stringMatching(
    /^Black to play\. White: 14 pieces king: d1 .*Black: 14 pieces king: d7 .*Black’s throne$/s,
  ),
};

test('a key speaks the position, and Escape leads back to the square', async ({ page, table, url }) => {
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

test('buttons for the same come before the board, and are in sight while they have the focus', async ({
  page,
  url,
}) => {
  const table = new Table(page);
  await page.goto(url + '#custodian!!e2e3');
  await table.expectText(table.standing, 'Black to play');
  await page.keyboard.press('b');
  await page.keyboard.press('Shift+Tab');
  await expectFocus(page, { role: 'button', name: 'Type an action' });
  await page.keyboard.press('Shift+Tab');
  await expectFocus(page, { role: 'button', name: 'The position in words' });
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expectFocus(page, position);
});

test('actions are typed: what fits is offered and counted, what is refused is told why', async ({
  page,
  table,
  url,
}) => {
  await page.goto(url + '#custodian');
  await table.expectText(table.standing, 'White to play');
  await page.keyboard.press('e');
  await expectFocus(page, { role: 'combobox', name: 'Type an action' });
  await expect(page.locator('#typed')).toBeInViewport({ ratio: 1 });
  const told = page.getByRole('status').filter({ hasText: /./ }).last();
  await page.keyboard.type('knight');
  await expect(told).toHaveText('4 actions match.');
  await checkBothThemes(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveText('c1b3: knight c1 to b3');
  await expect(page.locator('#typed')).toHaveAttribute(
    'aria-activedescendant',
    String(await chosen.getAttribute('id')),
  );
  await page.keyboard.press('Enter');
  await table.expectLink('custodian!!c1b3');
  await table.expectText(table.standing, 'White: knight c1 to b3.');

  // The field is ready for the next action, of which only one fits.
  await page.keyboard.type('pawn e5');
  await page.keyboard.press('Enter');
  await table.expectLink('custodian!!c1b3.e6e5');

  await page.keyboard.type('a1 a4');
  await page.keyboard.press('Enter');
  await expect(told).toHaveText('Something is in the way.');
  await expectFocus(page, { role: 'combobox', text: 'Something is in the way.' });
  await page.keyboard.press('Escape');
  await expect(page.locator('#typed')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.locator('#typed')).toHaveCount(0);
  await expectFocus(page, { role: 'gridcell' });

  await table.follow('custodian!!e2e3.c6c5.f1c4.d7c6.b2b3.c6d5');
  await expect(table.moves).toHaveCount(6);
  await page.keyboard.press('e');
  await expectFocus(page, { role: 'combobox', name: 'Type an action' });
  await page.keyboard.type('e3d4');
  await page.keyboard.press('Enter');
  await table.expectText(table.standing, 'White wins');
  await expect(page.locator('#typed'), 'the game is over').toHaveCount(0);
});
