// Who plays each seat and who is asked for something: on the cards of the seats, beside the board, and in messages.

import { Table } from '../support/app-page.js';
import { checkBothThemes, expect, test } from '../support/fixtures.js';
import { expectHeard } from '../support/heard.js';

/** Two computers and a person, who has the second seat; tiles are placed. */
const placing = 'till;players=3!!!seats=3,p,3';

test('the cards of the seats say who is a computer, and who one is oneself', async ({ page, table, url }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${url}#${placing}`);
  const seats = page.locator('.seat');
  await expect(seats).toHaveCount(3);
  await expect(seats.filter({ has: page.getByRole('img', { name: 'Level 3' }) })).toHaveCount(2);
  await expect(seats.nth(1).getByText('you', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('you', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await checkBothThemes(page);
  await table.follow('custodian!!!seats=p,3');
  await expect(page.locator('.player.near')).toContainText('you');
  await expect(page.locator('.player.far')).not.toContainText('you');
});

/** Six seats of which one is out, two are in check, and others threatened. */
const six =
  'till;players=6!-8,6:11eK2eB/11fB1cK/12bP/7cBaR2fB/7dB1eRaN/4dP1cN6aK/1dK2bNeR1eN3fRdP/fK1ePfP3aPbR1aP1bQ1cB/' +
  '6cQ2eP3aR/5eQ/5dP/4dP+a+-+adcdef+0+122!!seats=p,3,3,3,3,3';

test('six seats of a narrow window: points, who plays, who is out and the places at the end are whole', async ({
  page,
  table,
  url,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const seats = page.locator('.seat');
  const expectWhole = async () => {
    const over = await seats.evaluateAll((all) =>
      all.flatMap((seat) => {
        const { left, right, top, bottom } = seat.getBoundingClientRect();
        return [...seat.querySelectorAll('.seat-number, .seat-arrow, .seat-sign, .seat-you, .tiny')]
          .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0)
          .filter(({ box }) => box.left < left || box.right > right || box.top < top || box.bottom > bottom)
          .map(({ name }) => name);
      }),
    );
    expect(over).toEqual([]);
  };
  await page.goto(`${url}#${six}`);
  await expect(seats.locator('.seat-number')).toHaveText(['15', '21', '28', '30', '12']);
  await expect(seats.first().getByText('you', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(seats.nth(1).locator('.seat-arrow')).toBeVisible();
  await expectWhole();
  await checkBothThemes(page);
  await table.follow(`${six};result=draw+agreement`);
  await expect(seats.locator('.seat-number')).toHaveText(['1.', '2.', '3.', '4.', '5.', '6.']);
  await expect(page.locator('.ranking')).toHaveText(/^Ranking: 1. Purple \(30\)/);
  await expect(page.locator('.ranking')).toBeInViewport();
  await expectWhole();
});

test('a king that comes last says so when it is touched in the hand', async ({ page, table, url }) => {
  await page.goto(`${url}#till;players=3`);
  const hand = page.getByRole('group', { name: /hand$/ });
  await hand.getByRole('button', { name: /^king/i }).click({ force: true });
  await table.expectText(table.standing, 'The king is placed last, after all the others.');
  await hand.getByRole('button', { name: /^rook/i }).click();
  await expect(table.standing).not.toContainText('The king is placed last');
});

test('cards are not offered to be switched while another one is to act', async ({ page, table, url }) => {
  await page.goto(`${url}#taketwo!!!seats=5s,p`);
  const rail = page.locator('motley-cards');
  await table.expectText(rail, 'Select a piece to see its cards.');
  await page.goto(`${url}?here#taketwo!!!seats=p,5`);
  await table.expectText(rail, 'Select a piece to switch its cards.');
});

test('who only looks on is asked for nothing', async ({ page, table, url }) => {
  await page.goto(`${url}#custodian!!!bylink=AAAAAAAAAAAA,BBBBBB,CCCCCC`);
  await table.expectText(table.standing, 'White to play');
  await expect(page.locator('.by-link')).toBeVisible();
  await expect(table.standing).not.toContainText('Move');
});

test('after the end the keys go through the game action by action', async ({ page, table, url }) => {
  await page.goto(`${url}#custodian!!a2a3.g6g5.b2b3!seats=p,3;result=win+b+resignation`);
  const at = async (/** @type {string} */ key, /** @type {RegExp} */ link) => {
    await page.keyboard.press(key);
    await table.expectLink(link);
  };
  await table.board.waitFor();
  await at('ArrowLeft', /at=2;/);
  await at('ArrowLeft', /at=1;/);
  await at('End', /^((?!at=).)*$/);
  await at('Home', /at=0;/);
  await table.click('d4');
  await at('ArrowDown', /^((?!at=).)*$/);
  await at('ArrowUp', /at=0;/);
  await page.keyboard.press('?');
  await expect(table.dialog.getByRole('row', { name: /to the start/ })).toContainText('Home');
});

test('messages stand above a dialog, and what they offer can be pressed there', async ({ page, url }) => {
  const table = new Table(page);
  for (const [link, from, to] of [
    ['custodian', 'e2', 'e3'],
    ['taketwo', 'e2', 'e4'],
  ]) {
    await page.goto(`${url}?${link}#${link}`);
    await table.click(from);
    await table.click(to);
    await expect(table.moves.first()).toBeVisible();
  }
  await page.keyboard.press('g');
  const items = page.locator('.saved');
  await expect(items).toHaveCount(2);
  await table.button('Delete Custodian Chess').click();
  await table.button('Delete Take Two Chess').click();
  await expect(items).toHaveCount(0);
  await expect(table.notices).toHaveCount(2);
  await checkBothThemes(page);
  for (const name of ['Take Two Chess', 'Custodian Chess']) {
    const notice = table.notices.filter({ hasText: name });
    await notice.getByRole('button', { name: 'Restore' }).click();
  }
  await expect(items).toHaveCount(2);
  await expect(table.dialog).toBeVisible();
});

test('a button that copies says on itself that it has done so', async ({ page, table, url }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${url}#custodian!!a2a3`);
  await table.button('Share').click();
  const button = table.dialog.getByRole('button', { name: 'Copy as text' });
  await button.click();
  await expect(button).toHaveAttribute('data-done', 'Copied.');
  await expect(table.dialog.getByRole('region', { name: 'Messages' })).toContainText('Copied.');
  await expect(button).not.toHaveAttribute('data-done');
});

/** Red takes Yellow's king with its queen. */
const taking = 'till;players=3;pawns=0!-1,1:aKaRaQ/1bNbKbQcNcK/4cR+a+-+abc+0+40!';

test('who is out is told the place, and may watch, skip to the end, or leave', async ({ page, table, url }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${url}#${taking}!seats=6,p,3`);
  const out = page.locator('.after');
  await table.expectText(out, 'You are out. Place 3 of 3; the others play on.');
  await expect(table.button('Watch')).toBeVisible();
  await expect(table.standing, 'the others wait').toContainText('The computer is paused.');
  await checkBothThemes(page);
  await out.getByRole('button', { name: 'Skip to the end' }).click();
  await expect(page.locator('.standing.over')).toContainText('Ranking: 1.');
  await expect(page.locator('.seat').last()).toContainText('3. Yellow');
  await expect(table.button('Play again')).toBeVisible();
});

test('of three one resigns: a computer plays on, and the game continues', async ({ page, table, url }) => {
  await page.goto(`${url}#${taking}1,1:1,2!seats=p,p,p`);
  await table.button('Resign').click();
  await table.expectText(table.dialog, 'A computer plays on for that player');
  await checkBothThemes(page);
  await table.dialog.getByRole('button', { name: 'Yellow resigns' }).click();
  await table.expectText(table.notices, 'A computer plays on for Yellow.');
  await table.expectLink(/seats=p,\d+,p/);
});

test('what comes next in a turn is heard, and a remark that is made again, but no news of another game', async ({
  page,
  table,
  url,
}) => {
  await page.goto(`${url}#tches`);
  await expectHeard(page, 'Action 1 of 3');
  await table.click('a3');
  await table.click('a4');
  await expectHeard(page, 'Action 2 of 3');

  const remark = page.locator('.standing .remark');
  const refuse = async () => {
    await table.click('b3');
    await table.click('h5');
    await expect(remark).not.toHaveText('');
  };
  await refuse();
  const first = await remark.elementHandle();
  await refuse();
  await expect.poll(() => first?.evaluate((node) => node.isConnected), 'it is said anew').toBe(false);

  const spoken = table.board.getByRole('status');
  await expect(spoken).not.toHaveText('');
  await table.follow('custodian');
  await table.expectLink('custodian');
  await expect(spoken).toHaveText('');
});
