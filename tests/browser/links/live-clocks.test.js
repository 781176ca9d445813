// Clocks of games by link that travel by themselves: chosen in the form for a new game, told to the friend, run in each
// page for its own seat, and end the game where both agree.

import { checkAccessibility, expect } from '../support/fixtures.js';
import { test } from '../support/relay-site.js';

/** @import { Player } from '../support/players.js' */

/** Fills the form for a new game by link that has a clock of so many seconds, and five more for each turn. */
async function choose(/** @type {Player} */ ann, /** @type {number} */ seconds) {
  const { page, dialog } = ann;
  await page.goto(ann.url);
  await ann.button('New game').click();
  await dialog.getByRole('radio', { name: 'Custodian Chess' }).check();
  await dialog.getByLabel('Your side').selectOption({ label: 'Only people play' });
  await dialog.getByLabel('People play by link').check();
  await dialog.locator('select[name=clock]').selectOption('Increment');
  const [minutes, rest] = ['Minutes', 'Seconds'].map((name) => dialog.getByLabel(name, { exact: true }).first());
  await minutes.fill('0');
  await minutes.press('Tab');
  await expect(rest).toHaveValue('1');
  await rest.fill(String(seconds));
  await rest.press('Tab');
}

/** Begins the game of the form; the friend opens its link. */
async function meet(/** @type {Player} */ ann, /** @type {Player} */ bob) {
  await ann.button('Start the game').click();
  await ann.button('Connect').click();
  const link = await ann.dialog.getByLabel('The link', { exact: true }).inputValue();
  expect(link).not.toContain('clock');
  await bob.open(link);
  await bob.button('Connect').click();
  await ann.expectPanel('Black is here.');
}

/** The time of each seat as a page shows it, in seconds, White's first. */
async function times(/** @type {Player} */ { page }) {
  const shown = await page
    .locator('.clock-time')
    .evaluateAll((all) =>
      all.map((one) => [one.closest('[data-clock]')?.getAttribute('data-clock') ?? '', one.textContent ?? '']),
    );
  const seconds = (/** @type {string} */ text) => text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
  const bySeat = Object.fromEntries(shown.map(([seat, text]) => [seat, seconds(text)]));
  return [bySeat.w, bySeat.b];
}

const running = (/** @type {Player} */ { page }) => page.locator('[data-clock] .running').locator('..');

const whole = 'a clock is told to the friend, runs for who is to act, also after a reload, and ends the game';
test(whole, { tag: '@all' }, async ({ join }) => {
  const [ann, bob] = [await join(), await join()];
  await choose(ann, 14);
  const field = ann.dialog.locator('.clock-field');
  await expect(field).toContainText('Nobody referees.');
  await expect(field.getByRole('option', { name: 'Hourglass' })).toHaveCount(0);
  await meet(ann, bob);
  await bob.expectText(bob.notices, 'White has chosen a clock for this game.');
  await expect.poll(() => times(bob)).toEqual([14, 14]);
  expect(await times(ann)).toEqual([14, 14]);
  await expect(running(bob)).toHaveCount(0);
  await expect(bob.page.getByRole('button', { name: 'Stop the clocks' })).toHaveCount(0);
  await checkAccessibility(bob.page);

  await ann.play('e2', 'e3');
  for (const player of [ann, bob]) await expect(running(player)).toHaveAttribute('data-clock', 'b');
  await bob.expectText(bob.standing, 'White: pawn e2 to e3.');
  await bob.play('c6', 'c5');
  for (const player of [ann, bob]) await expect(running(player)).toHaveAttribute('data-clock', 'w');
  const [, left] = await times(bob);
  expect(left).toBeGreaterThan(14);
  expect(left).toBeLessThanOrEqual(19);
  expect((await times(ann))[1]).toBe(left);

  const [before] = await times(ann);
  const address = ann.page.url();
  await ann.page.goto('about:blank');
  await bob.expectPanel('White has left the page.');
  await ann.page.waitForTimeout(3000);
  await ann.open(address);
  await ann.expectPanel('Black is here.');
  const [after] = await times(ann);
  expect(after).toBeLessThanOrEqual(before - 3);
  await expect(running(bob)).toHaveAttribute('data-clock', 'w');
  for (const player of [ann, bob]) await player.expectText(player.standing, 'White has run out of time.');
  await ann.expectLink(/result=win\+b\+time/);
  await expect.poll(() => times(bob)).toEqual([0, left]);
});

test('where the clocks of two pages do not agree both say so, and the game goes on', { tag: '@all' }, async ({
  join,
}) => {
  const [ann, bob] = [await join(), await join()];
  await choose(ann, 8);
  await meet(ann, bob);
  await expect.poll(() => times(bob)).toEqual([8, 8]);
  // From now on time is half as fast in this browser.
  await bob.page.evaluate(() => {
    const { now } = Date;
    const start = now();
    Date.now = () => start + (now() - start) / 2;
  });
  await ann.play('e2', 'e3');
  await bob.expectText(bob.notices, 'Nobody referees: the game goes on unless you agree.');
  await ann.expectText(ann.notices, 'Black’s page still shows 0:0');
  await ann.expectText(ann.standing, 'Black to play');
  await bob.play('c6', 'c5');
  await ann.expectText(ann.standing, 'White to play');
});

test('a site that names no servers has no clock for games by link', async ({ join }) => {
  const ann = await join((page) => page.route('**/live.json', (route) => route.fulfill({ json: { relays: [] } })));
  await ann.page.goto(ann.url);
  await ann.button('New game').click();
  await ann.dialog.getByRole('radio', { name: 'Custodian Chess' }).check();
  await ann.dialog.getByLabel('Your side').selectOption({ label: 'Only people play' });
  await ann.dialog.getByLabel('People play by link').check();
  await expect(ann.dialog.locator('select[name=clock]')).toBeDisabled();
  await expect(ann.dialog).toContainText('Games played by sending links have no clock.');
});
