// What people see of a game by link that travels by itself: the question before it, the invitation, who is here, draws,
// resignation, and once more. Two or three browsers that share nothing meet through the small relay of the server.

import { checkAccessibility, expect } from '../support/fixtures.js';
import { test } from '../support/relay-site.js';

/** @import { Player } from '../support/players.js' */

const nameLabel = 'Your name (optional)';

/** Agrees to connect, under a name. */
async function agree(/** @type {Player} */ { dialog }, /** @type {string} */ name) {
  await expect(dialog.getByRole('heading', { name: 'Play live?' })).toBeVisible();
  await dialog.getByLabel(nameLabel).fill(name);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
}

/** Begins a game, agrees, and returns the link of the invitation. */
async function invite(/** @type {Player} */ player, name = 'Ann', game = 'Custodian Chess') {
  await player.begin(game);
  await agree(player, name);
  await expect(player.dialog.getByRole('heading', { name: 'Invite a friend' })).toBeVisible();
  return player.dialog.getByLabel('The link', { exact: true }).inputValue();
}

/** Opens the link of an invitation, and agrees. */
async function accept(/** @type {Player} */ player, /** @type {string} */ link, name = 'Bo') {
  await player.open(link);
  await agree(player, name);
}

/** Two people who have met. */
async function meet(/** @type {import('../support/players.js').Join} */ join) {
  const [ann, bob] = [await join(), await join()];
  await accept(bob, await invite(ann));
  await ann.expectPanel('Bo is here.');
  await bob.expectPanel('Ann is here.');
  return { ann, bob };
}

/** Whether all that is in a dialog is seen without scrolling. */
const isWhole = (/** @type {Player} */ { dialog }) =>
  dialog.evaluate((box) => box.scrollHeight <= box.clientHeight && box.getBoundingClientRect().bottom <= innerHeight);

test('a friend is invited by one link, and nobody is asked to send another while both are here', async ({ join }) => {
  const [ann, bob] = [await join(), await join()];
  await ann.begin('Custodian Chess');
  await expect(ann.dialog).toContainText(new URL(ann.url).host);
  await expect(ann.dialog).toContainText('Whoever has the link to the game can find out your network address.');
  await checkAccessibility(ann.page);
  await agree(ann, '  Ann ');
  await expect(ann.dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expect(ann.dialog).toContainText('Waiting for your friend.');
  await checkAccessibility(ann.page);
  await ann.button('Copy the link').click();
  const link = await ann.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await ann.dialog.getByLabel('The link', { exact: true }).inputValue());

  await accept(bob, link);
  await expect(ann.dialog).toHaveCount(0);
  await ann.expectPanel('Bo is here.');
  await expect(ann.page.locator('.notices')).toContainText('Bo is here.');
  await expect(ann.page.locator('.player.far').getByRole('img', { name: 'here', exact: true })).toBeVisible();
  await ann.play('e2', 'e3');
  await expect(ann.field).toHaveCount(0);
  await bob.expectText(bob.standing, 'Ann: pawn e2 to e3.');
  await expect(bob.page).toHaveTitle('● Your turn – Custodian Chess – Motley');
  await expect(ann.page).toHaveTitle('Bo (Black) to play – Custodian Chess – Motley');
  await checkAccessibility(ann.page);
  await bob.play('c6', 'c5');
  await ann.expectText(ann.standing, 'Bo: pawn c6 to c5.');
  await ann.expectActions('e2e3.c6c5');

  await bob.page.close();
  await ann.expectPanel('Bo has left the page.');
  await ann.page.reload();
  await ann.expectPanel('You are playing White.');
  await expect(ann.page.locator('.player.far'), 'the name is kept').toContainText('Bo');
  await ann.play('e3', 'e4');
  await ann.expectPanel('Send this link to Bo.');
});

test('who does not agree plays by sending links, and can connect later', async ({ join }) => {
  const ann = await join();
  await ann.begin('Custodian Chess');
  await ann.button('Not now').click();
  await ann.expectPanel('Play your turn, then send the link.');
  await ann.play('e2', 'e3');
  await ann.expectPanel('Send this link to Black.');
  const link = await ann.send();
  await ann.page.reload();
  await ann.expectPanel('Waiting for a link from Black.');
  await expect(ann.dialog, 'a game that is known is not asked about').toHaveCount(0);
  const bob = await join();
  await accept(bob, link);
  await bob.expectPanel('Invitation');
  await ann.button('Connect to the others').click();
  await agree(ann, '');
  await bob.expectPanel('White is here.');
  await ann.expectPanel('Bo is here.');
});

test('the settings say whether games connect, and beginning anew forgets it with the name', async ({ join }) => {
  const ann = await join();
  await invite(ann);
  await ann.page.keyboard.press('Escape');
  await ann.button('Settings').click();
  await expect(ann.dialog.getByLabel('connect to the others', { exact: true })).toBeChecked();
  await expect(ann.dialog.getByLabel('Your name in games by link')).toHaveValue('Ann');
  await ann.dialog.getByLabel('notify me while this page is hidden').click();
  await ann.expectText(ann.notices, 'This browser does not allow notifications from this page.');
  await expect(ann.dialog.getByLabel('do not notify me')).toBeChecked();
  await ann.dialog.getByLabel('only send links').check();
  await ann.page.keyboard.press('Escape');
  await ann.page.goto(ann.url);
  await ann.button('Play Custodian Chess').click();
  await ann.expectPanel('Play your turn, then send the link.');
  await ann.button('Settings').click();
  await ann.button('Delete everything saved here').click();
  await ann.button('Delete everything').click();
  await ann.begin('Custodian Chess');
  await expect(ann.dialog.getByLabel(nameLabel)).toHaveValue('');
});

test('who does not want to be connected any more leaves, and can come back', async ({ join }) => {
  const { ann, bob } = await meet(join);
  const choose = async (/** @type {string} */ name) => {
    await bob.button('Settings').click();
    await bob.dialog.getByLabel(name, { exact: true }).check();
    await bob.page.keyboard.press('Escape');
  };
  await choose('only send links');
  await ann.expectPanel('Bo has left the page.');
  await choose('connect to the others');
  await ann.expectPanel('Bo is here.');
  await ann.play('e2', 'e3');
  await bob.expectActions('e2e3');
});

test('a draw goes with a turn and is answered, one resigns, and both play again', async ({ join }) => {
  const { ann, bob } = await meet(join);
  await ann.play('e2', 'e3');
  await bob.expectActions('e2e3');
  await bob.button('Offer a draw').click();
  await bob.expectPanel('You will offer a draw with your next turn.');
  await bob.play('c6', 'c5');
  await bob.expectPanel('You have offered a draw. Ann can accept or decline it.');
  await ann.expectPanel('You are offered a draw.');
  await ann.button('Decline the draw').click();
  await bob.expectText(bob.notices, 'Ann has declined the draw.');
  // In the turn of the other, too.
  await bob.button('Resign').click();
  await bob.button('Bo resigns').click();
  await ann.expectText(ann.standing, 'Ann wins');
  await ann.button('Play again').click();
  await ann.expectPanel('You have asked to play again');
  await bob.expectPanel('Ann wants to play again, changing seats.');
  await bob.panel.locator('.asked').getByRole('button', { name: 'Play', exact: true }).click();
  await ann.expectPanel('You are playing Black.');
  expect((await ann.middle('e1')).y, 'Black is below').toBeLessThan((await ann.middle('e7')).y);
  await bob.expectPanel('Ann is here.');
  await bob.play('e2', 'e3');
  await ann.expectText(ann.standing, 'Bo: pawn e2 to e3.');
});

test('who comes by another browser is asked about, and plays on from there', { tag: '@all' }, async ({ join }) => {
  const { ann, bob } = await meet(join);
  await ann.play('e2', 'e3');
  await bob.expectActions('e2e3');
  const here = await join();
  await here.open(bob.page.url());
  await here.button('I am one of the players').click();
  await here.page.getByLabel('You play').selectOption('Black, taken');
  await agree(here, 'Bo');
  await ann.expectPanel('Bo seems to be using another browser now. Is it the same person?');
  await ann.expectPanel('the earlier browser can no longer play Black.');
  await expect(ann.page.locator('.notices')).toContainText('Bo seems to be using another browser now.');
  await checkAccessibility(ann.page);
  await ann.button('Yes, the same person').click();
  await expect(ann.panel.locator('.asked')).toHaveCount(0);
  await here.expectPanel('Ann is here.');
  await here.play('c6', 'c5');
  await ann.expectActions('e2e3.c6c5');
});

test('who is here is seen while cards are chosen, too', { tag: '@all' }, async ({ join }) => {
  const [ann, bob] = [await join(), await join()];
  await ann.open(`${ann.url}#taketwo!!!bylink=;choose=secret`);
  await agree(ann, 'Ann');
  const link = await ann.dialog.getByLabel('The link', { exact: true }).inputValue();
  await ann.page.keyboard.press('Escape');
  await ann.button('Invitation').click();
  await accept(bob, link);
  await expect(ann.dialog).toHaveCount(0);
  await ann.expectPanel('Bo is here.');
  await bob.expectPanel('Ann is here.');
  await checkAccessibility(ann.page);
  await ann.chooseCards();
  await bob.chooseCards();
  await ann.expectText(ann.standing, 'Ann (White) to play');
  await ann.play('e2', 'e4');
  await bob.expectText(bob.standing, 'Ann: pawn e2 to e4');
});

test('where no relay answers that is said, and the game goes by link meanwhile', { tag: '@all' }, async ({ join }) => {
  const ann = await join((page) => page.routeWebSocket('**/relay', (socket) => socket.close()));
  await invite(ann);
  await expect(ann.dialog).toContainText(
    'No server answers. This page keeps trying; meanwhile, play by sending links.',
  );
  await ann.page.keyboard.press('Escape');
  await ann.expectPanel('No server answers.');
  await ann.play('e2', 'e3');
  await ann.button('Invitation').click();
  await expect(ann.dialog.getByLabel('The link', { exact: true })).toHaveValue(/custodian!!e2e3!bylink=/);
});

test('on a phone the question and the invitation are seen whole', async ({ join }) => {
  const ann = await join((page) => page.setViewportSize({ width: 360, height: 640 }));
  await ann.begin('Custodian Chess');
  await expect(ann.dialog).toBeVisible();
  expect(await isWhole(ann), 'the question').toBe(true);
  await agree(ann, 'Ann');
  await expect(ann.dialog.getByLabel('The link', { exact: true })).toBeVisible();
  expect(await isWhole(ann), 'the invitation').toBe(true);
  await ann.page.keyboard.press('Escape');
  await ann.button('Invitation').click();
  await expect(ann.dialog).toContainText('Waiting for your friend.');
});

test('a hidden page calls its player, who has asked for that', { tag: '@all' }, async ({ join }) => {
  const listen = (/** @type {import('@playwright/test').Page} */ page) =>
    page.addInitScript(() => {
      const shown = /** @type {string[]} */ ([]);
      class Shown {
        static permission = 'granted';
        static requestPermission = async () => 'granted';

        constructor(/** @type {string} */ title, /** @type {{ body: string }} */ { body }) {
          shown.push(`${title}: ${body}`);
        }
      }
      Object.assign(window, { Notification: Shown, shown });
    });
  const [ann, bob] = [await join(listen), await join()];
  await ann.page.goto(ann.url);
  await ann.button('Settings').click();
  await ann.dialog.getByLabel('notify me while this page is hidden').check();
  await ann.page.keyboard.press('Escape');
  await accept(bob, await invite(ann));
  await bob.expectPanel('Ann is here.');
  await ann.play('e2', 'e3');
  await bob.expectActions('e2e3');
  await ann.page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  await bob.play('c6', 'c5');
  const shown = () => ann.page.evaluate(() => /** @type {any} */ (window).shown);
  await expect.poll(shown).toEqual(['Your turn: Custodian Chess']);
});
