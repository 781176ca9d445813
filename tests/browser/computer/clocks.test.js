// Clocks of people at one screen, with a watch that the tests set.

import { Table } from '../support/app-page.js';
import { checkBothThemes, expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const begin = new Date('2026-11-23T12:00:00');

/** The page whose watch stands at `begin` and goes on by `pass`. */
async function open(/** @type {Page} */ page, /** @type {string} */ address) {
  await page.clock.install({ time: begin });
  await page.goto(address);
  await page.clock.pauseAt(new Date(begin.getTime() + 60_000));
}

const timeOf = (/** @type {Page} */ page, /** @type {string} */ seat) => page.locator(`[data-clock="${seat}"]`);

const pass = (/** @type {Page} */ page, /** @type {number} */ seconds) => page.clock.runFor(1000 * seconds);

test('a clock is chosen with the game, runs, is stopped, is kept, and decides', async ({ page, table, url }) => {
  await page.goto(url);
  await table.button('New game').first().click();
  await page.getByRole('combobox', { name: 'Clock' }).selectOption('Increment');
  await page.getByRole('spinbutton', { name: 'Minutes' }).first().fill('1');
  await page.getByRole('spinbutton', { name: 'Minutes' }).first().press('Tab');
  const byLink = page.getByRole('checkbox', { name: 'People play by link' });
  const clock = page.getByRole('combobox', { name: 'Clock' });
  await byLink.check();
  await expect(clock).toBeDisabled();
  await expect(page.locator('.clock-field')).toContainText('Games played by sending links have no clock.');
  await byLink.uncheck();
  await expect(clock).toHaveValue('add');
  await table.button('Start the game').click();
  await table.expectLink(/^custodian!!!clock=60\+5$/);

  await open(page, `${url}?clock#custodian!!!clock=60+5`);
  await expect(timeOf(page, 'w')).toHaveText('1:00');
  await table.click('c2');
  await table.click('c3');
  await pass(page, 20);
  await expect(timeOf(page, 'b')).toHaveText('0:40');
  await expect(timeOf(page, 'w'), 'the first turn is free').toHaveText('1:05');
  await table.button('Stop the clocks').click();
  await pass(page, 30);
  await expect(timeOf(page, 'b')).toHaveText('0:40');
  await table.expectLink('custodian!!c2c3!clock=60+5;left=65,40');

  await page.reload();
  await table.expectApp();
  await expect(timeOf(page, 'b')).toHaveText('0:40');
  await pass(page, 30);
  await expect(timeOf(page, 'b'), 'it stands until it is let go on').toHaveText('0:40');
  await table.button('Start the clocks').click();
  await pass(page, 31);
  await table.expectText(page.locator('.remark'), 'Black has less than ten seconds left.');
  await pass(page, 10);
  await table.expectText(table.standing, 'Black has run out of time.');
  await table.expectLink(/^custodian!!c2c3!result=win\+w\+time;clock=60\+5;left=65,0$/);
});

test('who takes back and plays something else has used the time for it, who only looks back that of the turn', async ({
  page,
  table,
  url,
}) => {
  await open(page, `${url}#custodian!!a2a3.g6g5!clock=60`);
  await table.click('b2');
  await table.click('b3');
  await pass(page, 10);
  await table.button('Undo').click();
  await pass(page, 55);
  await expect(timeOf(page, 'b'), 'nobody loses by the other’s second thoughts').toHaveText('0.0');
  await table.click('c2');
  await table.click('c3');
  await expect(timeOf(page, 'w')).toHaveText('5.0');
  await expect(timeOf(page, 'b')).toHaveText('0:50');
  await table.button('Undo').click();
  await pass(page, 20);
  await table.button('Redo').click();
  await expect(timeOf(page, 'b')).toHaveText('0:30');
  await table.button('Undo').click();
  await pass(page, 40);
  await table.button('Redo').click();
  await table.expectText(table.standing, 'Black has run out of time.');
});

test('of three seats the one that has no time left is played on by the computer, and that is said', async ({
  page,
  url,
}) => {
  await page.clock.install({ time: begin });
  await page.goto(`${url}#till;players=3!!!seed=42;clock=30t;left=30,30,30`);
  const table = new Table(page);
  await expect(timeOf(page, 'b')).toHaveText('0:30');
  await table.click('0,4');
  await table.click('0,5');
  await table.expectLink(/!0,4:0,5!/);
  await checkBothThemes(page);
  await page.clock.fastForward(31_000);
  await table.expectText(table.notices, 'has no time left. The computer plays on for that side.');
  await table.expectLink(/seats=p,3,p/);
  await table.expectLink(/left=30,0,30/);
});

test('what is no clock is said, and the game is played without one', async ({ page, table, url }) => {
  await page.goto(`${url}#custodian!!!clock=soon`);
  await table.expectText(table.notices, '“clock=soon” is not one of the possible values.');
  await expect(page.locator('[data-clock]')).toHaveCount(0);
});

for (const clock of ['60', '60+5', '60d5', '60t', '60h'])
  test(`a clock of ${clock} that ran out while the page slept has decided before the next action`, {
    tag: clock === '60' ? [] : '@all',
  }, async ({ page, table, url }) => {
    await open(page, `${url}#custodian!!a2a3.g6g5!clock=${clock}`);
    await table.click('b2');
    await table.click('b3');
    await page.clock.setSystemTime(new Date(begin.getTime() + 600_000));
    await table.click('b6');
    await table.click('b5');
    await table.expectText(table.standing, 'Black has run out of time.');
    await table.expectLink(
      new RegExp(`^custodian!!a2a3.g6g5.b2b3!result=win\\+w\\+time;clock=${clock.replace('+', '.')}`),
    );
  });

test('a game is over that is opened with a clock at zero', async ({ page, table, url }) => {
  for (const left of ['left=60,0', 'left=0,60']) {
    await page.goto(`${url}?${left}#custodian!!a2a3!clock=60;${left}`);
    await table.expectText(table.standing, 'has run out of time.');
  }
  await page.goto(`${url}?little#custodian!!a2a3!clock=60;left=60,0.1`);
  await table.click('b6');
  await table.click('b5');
  await expect(table.moves).toHaveCount(2);
});

test('while a clock runs the screen stays on, also when the page has been hidden, and else may go dark', async ({
  page,
  table,
  url,
}) => {
  await page.addInitScript(() => {
    const locks = Object.assign(window, { locks: /** @type {EventTarget[]} */ ([]), left: 0 });
    const request = async () => {
      const lock = new EventTarget();
      locks.locks.push(lock);
      return Object.assign(lock, {
        async release() {
          locks.left++;
          lock.dispatchEvent(new Event('release'));
        },
      });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const locks = () =>
    page.evaluate(() => {
      const { locks, left } = /** @type {any} */ (window);
      return [locks.length, left];
    });
  await open(page, `${url}#custodian!!!clock=60+5`);
  await table.expectApp();
  expect(await locks(), 'nobody has begun').toEqual([0, 0]);
  await table.click('c2');
  await table.click('c3');
  await expect.poll(locks).toEqual([1, 0]);
  await pass(page, 5);
  expect(await locks(), 'one is enough').toEqual([1, 0]);
  // So does a browser whose page is hidden.
  await page.evaluate(() => /** @type {any} */ (window).locks[0].dispatchEvent(new Event('release')));
  await pass(page, 2);
  await expect.poll(locks).toEqual([2, 0]);
  await table.button('Stop the clocks').click();
  await expect.poll(locks).toEqual([2, 1]);
});
