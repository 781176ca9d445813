// Live games that others watch: the link for that, what it shows, and who is led to it. The players and those who watch
// are in contexts that share nothing.

import { checkAccessibility, expect } from '../support/fixtures.js';
import { test } from '../support/meeting.js';
import { readGame } from '../support/playthroughs.js';

/** @typedef {import('../support/meeting.js').LivePlayer} LivePlayer */
/** @typedef {import('../support/meeting.js').Meeting} Meeting */

const begins = (/** @type {LivePlayer} */ { page }) => page.getByRole('button', { name: 'Watch live' });

/** The link for watching, as a player shares it. */
async function shareOf(/** @type {LivePlayer} */ player) {
  const { page } = player;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await player.button('Share').click();
  await expect(page.getByRole('img', { name: 'QR code of the link for watching' })).toBeVisible();
  await player.button('Copy the link for watching').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await player.button('Close').click();
  return link;
}

/** Somebody watches, who has agreed to it. */
async function watch(/** @type {Meeting} */ meeting, /** @type {string} */ link) {
  const eve = await meeting.join();
  await eve.open(link);
  await begins(eve).click();
  await eve.expectText(eve.standing, 'You are watching live.');
  return eve;
}

test('the link for watching shows the game as it is played, to its end, and nobody plays there', async ({
  meeting,
}) => {
  const { ann, bob } = await meeting.pair('tches');
  const [first, second, third] = readGame('tches').plays;
  for (const text of [first, second, third]) await ann.act(text);
  await bob.expectActions([first, second, third].join('.'));
  const link = await shareOf(ann);
  const [, id] = /bylink=([\w-]{12})/.exec(ann.link) ?? [];
  expect(link).toMatch(/#tches!![^!]+!watch=[0-9a-f]{64}$/);
  expect(link).not.toContain(id);

  const eve = await meeting.join();
  await eve.open(link);
  await expect(begins(eve)).toBeVisible();
  expect(await eve.position()).toBe(await bob.position());
  await checkAccessibility(eve.page);
  await begins(eve).click();
  await eve.expectText(eve.standing, 'You are watching live.');
  // Each action of a turn is seen, and what is taken back.
  const { actions } = await bob.view();
  const start = await eve.position();
  await bob.act(actions[0].text);
  await expect.poll(() => eve.position()).not.toBe(start);
  await bob.expectSeenBy(eve);
  expect(eve.actions).toBe([first, second, third].join('.'));
  await bob.button('Undo').click();
  await expect.poll(() => eve.position()).toBe(start);

  await eve.act(actions[0].text);
  await eve.page.keyboard.press('ArrowLeft');
  await eve.page.keyboard.press('ArrowRight');
  expect(await eve.position()).toBe(start);

  await ann.button('Resign').click();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await eve.expectText(eve.standing, 'Black wins');
  await eve.expectLink(/result=win\+b\+resignation/);
  await eve.page.goto(eve.url);
  await eve.button('Your games').click();
  await eve.expectText(eve.page.getByRole('dialog'), 'No games yet.');
});

test('of two players who are here one shows the game, and when that one leaves the other does', async ({ meeting }) => {
  const { ann, bob } = await meeting.pair('custodian');
  await ann.act('e2e3');
  await bob.expectActions('e2e3');
  const eve = await watch(meeting, await shareOf(bob));
  await ann.page.goto('about:blank');
  await bob.act('c6c5');
  await eve.expectActions('e2e3.c6c5');
  await eve.page.reload();
  await begins(eve).click();
  await eve.expectText(eve.standing, 'You are watching live.');
});

test('who opens the link for playing when all seats are taken is led to watching, or is one of the players', async ({
  meeting,
}) => {
  const { ann, bob } = await meeting.pair('custodian');
  await ann.act('e2e3');
  await bob.expectActions('e2e3');
  const link = bob.address;
  const cid = await meeting.join();
  await cid.open(link);
  await cid.expectText(cid.notices, 'All seats are taken.');
  await cid.expectLink(/^custodian!!e2e3!watch=[0-9a-f]{64}$/);
  await begins(cid).click();
  await bob.act('c6c5');
  await cid.expectActions('e2e3.c6c5');
  await cid.button('I am one of the players').click();
  await expect(cid.page.getByLabel('You play')).toBeVisible();
  await cid.expectLink(/bylink=/);
});

test('who has not agreed to it is told first for whom it is no secret', async ({ meeting }) => {
  const { ann, bob } = await meeting.pair('custodian');
  await ann.act('e2e3');
  await bob.expectActions('e2e3');
  const link = await shareOf(ann);
  const eve = await meeting.join();
  await eve.page.context().addInitScript(() => {
    if (origin !== 'null') localStorage.removeItem('motley-choices');
  });
  await eve.open(link);
  await begins(eve).click();
  const dialog = eve.page.getByRole('dialog');
  await eve.expectText(dialog, `one server learns that you are watching: ${new URL(eve.url).host}`);
  await checkAccessibility(eve.page);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(begins(eve)).toBeVisible();
  await begins(eve).click();
  await dialog.getByRole('button', { name: 'Watch live' }).click();
  await eve.expectText(eve.standing, 'You are watching live.');
});

test('who watches sees the time that players have left', { tag: '@all' }, async ({ meeting }) => {
  const [ann, bob, eve] = [await meeting.join(), await meeting.join(), await meeting.join()];
  const { dialog } = ann;
  await ann.page.goto(ann.url);
  await ann.button('New game').click();
  await dialog.getByRole('radio', { name: 'Custodian Chess' }).check();
  await dialog.getByLabel('Your side').selectOption({ label: 'Only people play' });
  await dialog.getByLabel('People play by link').check();
  await dialog.locator('select[name=clock]').selectOption('Increment');
  await ann.button('Start the game').click();
  await ann.expectLink(/bylink=/);
  await bob.open(ann.address);
  await ann.expectCompany(1);
  await ann.page.keyboard.press('Escape');
  await ann.act('e2e3');
  await bob.expectActions('e2e3');
  const link = await shareOf(bob);
  await eve.open(link);
  const clocks = eve.page.locator('.clock-time');
  await expect(clocks).toHaveCount(0);
  await begins(eve).click();
  const running = eve.page.locator('[data-clock="b"] .running');
  await expect(running).toBeVisible();
  const before = await running.textContent();
  await expect(running).not.toHaveText(before ?? '');
  await bob.act('c6c5');
  await expect(eve.page.locator('[data-clock="w"] .running')).toBeVisible();
  await bob.button('Resign').click();
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await eve.expectText(eve.standing, 'White wins');
  await expect(clocks).not.toHaveCount(0);
  await expect(eve.page.locator('[data-clock] .running')).toHaveCount(0);
});

test('without WebRTC, and on a site without live games, the position of the link is there, and that is said', async ({
  meeting,
  url,
}) => {
  const link = `custodian!!e2e3!watch=${'0a'.repeat(32)}`;
  const eve = await meeting.join();
  await eve.page.context().addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection'));
  await eve.open(`${eve.url}#${link}`);
  await eve.expectPanel('This browser cannot connect');
  const dan = await meeting.join();
  await dan.open(`${url}#${link}`);
  await dan.expectPanel('No live games on this site');
  for (const one of [eve, dan]) {
    await one.act('c6c5');
    await one.expectLink(new RegExp(`^${link}$`));
  }
});
