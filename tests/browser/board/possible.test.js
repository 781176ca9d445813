// The possibilities besides the legal actions, with real events: pieces of either side, pieces that cannot move,
// exchanges of cards, and what could be taken.

import { Table } from '../support/app-page.js';
import { checkAccessibility, expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

class Game extends Table {
  /** @param {Page} page @param {string} url @param {string} head */
  static async open(page, url, head) {
    const game = new Game(page);
    await page.goto(`${url}#${head}`);
    await game.board.waitFor();
    return game;
  }

  get card() {
    return this.page.locator('.closer');
  }

  /** The squares with a sign, in order. */
  signs(/** @type {string} */ name) {
    const signs = this.board.locator(`.possible .${name}`);
    return signs.evaluateAll((found) => found.map((sign) => sign.getAttribute('data-square')).sort());
  }

  async expectSigns(/** @type {string} */ name, /** @type {string} */ squares) {
    await expect.poll(async () => (await this.signs(name)).join(' '), name).toBe(squares);
  }
}

test('an answer that comes late does not take the place of what was said after the question', async ({ page, url }) => {
  /** @type {(value: unknown) => void} */
  let release = () => {};
  const released = new Promise((resolve) => (release = resolve));
  await page.route(/\/possible-part-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const game = await Game.open(page, url, 'custodian');
  await game.click('a1');
  await game.click('a4');
  await game.expectText(game.standing, 'Something is in the way.');
  release(null);
  await game.hover('a6');
  await game.expectText(game.card, 'If it were Black’s turn');
  await game.expectText(game.standing, 'Something is in the way.');
});

test('a piece of the other side, one that cannot move, one that has acted, and what could be taken', async ({
  page,
  url,
}) => {
  const game = await Game.open(page, url, 'tches');
  await game.hover('b8');
  await game.expectText(game.card, 'Black pawn on b8');
  await game.expectText(game.card, 'If it were Black’s turn: b7.');
  await game.expectSigns('supposed', 'b7');
  await game.click('d10');
  await game.expectText(game.standing, 'If it were Black’s turn: All its paths are blocked.');
  await game.expectSigns('barrier', 'c10 c9 d9 e10 e9');
  await game.click('g1');
  await game.expectText(game.standing, 'All its paths are blocked.');
  await game.expectSigns('barrier', 'f1 f2 g2 h1 h2');
  await page.keyboard.press('v');
  await game.expectSigns('take', 'a3 a8 b3 b8 i3 i8 j3 j8');
  await game.expectText(
    game.card,
    'White could capture: i8 with 2 actions; b8 with 2 actions; j8 with 3 actions; a8 with 3 actions',
  );
  await checkAccessibility(page);
  await game.button('Possible captures').click();
  await game.expectSigns('take', '');
  await game.click('b3');
  await game.click('b4');
  await game.click('b4');
  await game.expectText(game.standing, 'This piece has already acted this turn');
});

test('the first part of a move says what may follow; the tray is not seen beside another position', async ({
  page,
  url,
}) => {
  const game = await Game.open(page, url, 'tches;array=k7/8/8/8/8/8/8/7K!8/8/k3p3/8/8/3C4/8/7K+w+3+-/-+-+0+1');
  await game.click('d3');
  await game.click('e5');
  await game.expectText(game.standing, 'Now choose a capture: Black pawn e6; or choose e5 again to stay there');
  await page.keyboard.press('Escape');
  await expect(game.standing).not.toContainText('now choose');
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await page.getByRole('checkbox', { name: /^Analyse/ }).check();
  await page.locator('.best-line .move').first().click();
  await expect(page.locator('.tray')).toBeHidden();
  await game.button('Back to the game').click();
  await expect(page.locator('.tray')).toBeVisible();
});

test('an exchange of cards shows what it opens and closes; the first card moves, the second captures', async ({
  page,
  url,
}) => {
  const game = await Game.open(page, url, 'taketwo!!e2e4.d7d5');
  await game.click('e4');
  const cards = page.locator('motley-cards button');
  await expect(cards.nth(0)).toContainText('moves');
  await expect(cards.nth(1)).toContainText('captures');
  await cards.nth(0).click();
  await cards.nth(1).hover();
  await game.expectSigns('opened', 'f5');
  await game.expectSigns('closed', 'd5 e5');
  // The other exchange leaves the pawn one of its ways.
  await cards.nth(2).hover();
  await game.expectSigns('opened', 'c5 g5');
  await game.expectSigns('closed', 'e5');
});

test('a step of a king on which it could be captured has a sign, in the card and for the ear, too', async ({
  page,
  url,
}) => {
  const game = await Game.open(page, url, 'custodian!r3r2/pp1p1pb/Pb1nk1p/1Np4/2PBPn1/1P2PPB/R3KR1+b+-+0+24');
  await game.click('e5');
  const risky = game.board.locator('.target.risky');
  await expect(risky).toHaveCount(1);
  await expect(risky).toHaveAttribute('data-square', 'e4');
  await expect(game.board.locator('[role=gridcell][data-square=e4]')).toHaveAccessibleName(/could be captured there/);
  await game.expectText(game.card, 'could be captured there');
  await page.setViewportSize({ width: 360, height: 640 });
  await game.expectText(game.standing, 'On squares marked “!”, it could be captured.');
  await expect(page.locator('.status-room'), 'the words have room').not.toHaveClass(/cut/);
  const [place, badge] = [await risky.boundingBox(), await risky.locator('.badge').boundingBox()];
  expect(badge?.y).toBeGreaterThanOrEqual((place?.y ?? 0) - 2);
  expect((badge?.y ?? 0) + (badge?.height ?? 0)).toBeLessThan((place?.y ?? 0) + (place?.height ?? 0) / 2);
  await game.click('b5');
  await expect(risky).toHaveCount(0);
  await expect(game.card).not.toContainText('could be captured there');
});

test('one question at a time: a hint, captures and an empty square take away what was shown of a piece', async ({
  page,
  url,
}) => {
  const game = await Game.open(page, url, 'custodian');
  await game.click('e6');
  await game.expectSigns('supposed', 'e5');
  await expect(game.board.locator('.cell.asked')).toHaveAttribute('data-square', 'e6');
  await game.click('d4');
  await game.expectSigns('supposed', '');
  await expect(game.board.locator('.cell.asked')).toHaveCount(0);
  await expect(game.standing).not.toContainText('Black’s turn');
  await game.click('e6');
  await game.expectText(game.standing, 'If it were Black’s turn');
  await page.keyboard.press('v');
  await game.expectSigns('supposed', '');
  await page.keyboard.press('v');
  await game.click('e6');
  await game.expectSigns('supposed', 'e5');
  await page.getByRole('button', { name: 'Hint' }).click();
  await game.expectText(game.standing, 'Look at');
  await game.expectSigns('supposed', '');
  await expect(game.board.locator('.cell.asked')).toHaveCount(0);
  await game.click('e6');
  await expect(game.board.locator('.trail')).toHaveCount(0);
});

const champion = 'tches!k9/10/10/10/10/10/6c3/10/6K3/10+w+3+-/-+-+0+1';

test('what is refused leaves the piece chosen, and says that its marks show the way', async ({ page, url }) => {
  const game = await Game.open(page, url, 'custodian');
  await game.click('b1');
  await game.click('e1');
  await game.click('e1');
  await game.click('c1');
  await game.click('g4');
  await game.expectText(game.standing, 'It cannot go there: the marks show where it can.');
  await expect(game.board.locator('.target')).not.toHaveCount(0);
});

test('a king in danger is told in red to its own player only', async ({ page, url }) => {
  const position = '7/4R2/7/2Rk3/7/7/3K3';
  const game = await Game.open(page, url, `custodian!${position}+b+-+0+1`);
  await game.expectText(game.standing, 'Black’s king on d4 could be captured.');
  await expect(game.standing.locator('.danger')).toHaveCount(1);
  await page.goto('about:blank');
  await page.goto(`${url}#custodian!${position}+w+-+0+1`);
  await game.expectText(game.standing, 'Black’s king on d4 could be captured.');
  await expect(game.standing.locator('.danger')).toHaveCount(0);
});

test('a touch on a king in check shows who attacks, and by which squares', async ({ page, url }) => {
  const game = await Game.open(page, url, champion);
  await game.click('g2');
  await game.expectText(game.standing, 'The champion on g4 gives check via f2 or h2.');
  await game.expectSigns('attack', 'g4 g4');
  await game.expectSigns('attacker', 'f2 g4 g4 h2');
  await checkAccessibility(page);
  await game.click('g1');
  await game.expectSigns('attack', '');
});

test('the line that tells of a check shows who attacks: by mouse, and by keyboard', async ({ page, url }) => {
  const game = await Game.open(page, url, 'custodian!7/4R2/7/2Rk3/7/7/3K3+b+-+0+1');
  const place = await game.board.boundingBox();
  await game.button('Black’s king on d4 could be captured. Show').click();
  await game.expectText(game.standing, 'The rook on e6 could go to e4 and capture it together with rook c4.');
  await game.expectSigns('attacker', 'c4 e4 e6');
  expect(await game.board.boundingBox(), 'nothing moves').toEqual(place);
  await page.reload();
  await game.button('Black’s king on d4 could be captured. Show').press('Enter');
  await game.expectText(game.standing, 'The rook on e6 could go to e4');
});

test('several attackers are shown one after the other, each in two lines', async ({ page, url }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const game = await Game.open(page, url, 'custodian!7/4R2/2N4/2Rk2R/7/4B2/3K3+b+-+0+1');
  const room = page.locator('.status-room');
  await game.button('Black’s king on d4 could be captured. Show').click();
  for (const [i, squares] of ['c4 e4 g4', 'c4 c5 d3'].entries()) {
    await game.expectText(game.standing, `Attack ${i + 1} of 3: `);
    await game.expectSigns('attacker', squares);
    await expect(room).not.toHaveClass(/cut/);
    await game.standing.getByRole('button', { name: 'Next' }).click();
  }
  await game.expectText(game.standing, 'Attack 3 of 3: rook e6 → e4, with rook c4.');
});

test('an attack over the edge of a round board has its arrow there', async ({ page, url }) => {
  const game = await Game.open(page, url, 'custodian;board=cylinder!7/7/7/R1Rk3/7/7/3K3+b+-+0+1');
  await game.click('d4');
  await game.expectSigns('attack', 'a4');
  await expect(game.board.locator('.attack .over-edge .ink'), 'out at one edge, in at the other').toHaveCount(2);
});

test('a blocked piece that is sent somewhere stays chosen, and what bars it is said and shown', async ({
  page,
  url,
}) => {
  const game = await Game.open(page, url, 'taketwo');
  await game.click('a1');
  await game.click('e5');
  await game.expectText(game.standing, 'All its paths are blocked.');
  await game.expectSigns('barrier', 'a2 b1');
  await expect(game.cell('a1')).toHaveAttribute('aria-selected', 'true');
});

test('the meaning of a card is said once', async ({ page, url }) => {
  await Game.open(page, url, 'taketwo');
  const meanings = page.getByRole('list', { name: 'What the cards mean' }).getByRole('listitem');
  await expect(meanings).toHaveText(['straight lines', 'diagonals', 'knight’s leaps']);
});

test('numbers of arrows stand above all arrows', async ({ page, url }) => {
  const game = await Game.open(page, url, 'tches!!e3e4.d3d4.g3g4');
  const drawn = game.board.locator('.trail > g');
  await expect(drawn).toHaveCount(6);
  const names = await drawn.evaluateAll((found) => found.map((one) => one.getAttribute('class')));
  expect(names).toEqual(['stage', 'stage', 'stage', 'number', 'number', 'number']);
});

test('after mate it is told who attacks, and what fails', async ({ page, url }) => {
  const game = await Game.open(page, url, 'taketwo!R5k1/5ppp/8/8/8/8/8/6K1+b+-+-+0+1+-');
  await game.click('g8');
  await game.expectText(game.standing, 'The rook on a8 gives check.');
  await game.expectSigns('attack', 'a8');
  const rows = page.getByRole('status', { name: 'Why no move helps' }).getByRole('listitem');
  await expect(rows).toHaveCount(8);
  await expect(rows.first()).toHaveText('king g8 → f8: rook a8 would capture it there.');
  await expect(rows.last()).toHaveText('pawn h7 → h6: rook a8 still gives check.');
  await checkAccessibility(page);
});

test('what is possible does not come: that is told once, not with every picture', async ({ page, url, problems }) => {
  let asked = 0;
  await page.route(/\/possible-part-.*\.js$/, (route) => {
    asked++;
    return route.fulfill({ status: 404 });
  });
  const game = await Game.open(page, url, 'custodian');
  await game.hover('a6');
  await game.expectText(game.notices, 'Part of the page could not be loaded');
  const before = asked;
  for (const square of ['b6', 'c6', 'd6', 'd4', 'e6']) await game.hover(square);
  await game.button('Dismiss this message').click();
  await game.hover('b6');
  await expect(game.notices).toHaveCount(0);
  expect(asked).toBe(before);
  await page.unrouteAll();
  await game.click('b6');
  await game.expectText(game.standing, 'If it were Black’s turn: b5.');
  problems.splice(0);
});

test('the card leaves with the mouse, Escape and the tab; after a blocked piece an enemy is refused', async ({
  page,
  url,
}) => {
  const game = await Game.open(page, url, 'custodian');
  await game.hover('b7');
  await game.expectText(game.card, 'Black bishop on b7');
  await page.mouse.move(2, 2);
  await expect(game.card).toHaveCount(0);
  await game.click('b1');
  await page.mouse.move(2, 2);
  await game.expectText(game.card, 'White bishop on b1');
  await page.keyboard.press('Escape');
  await expect(game.card).toHaveCount(0);
  await game.click('b1');
  await game.click('b7');
  await game.expectText(game.standing, 'Pieces are not captured by moving onto them here');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(game.card).toHaveCount(0);
});

test('a hint is drawn while a piece is selected that cannot move', async ({ page, url }) => {
  const game = await Game.open(page, url, 'custodian');
  await game.click('b1');
  await game.expectText(game.standing, 'All its paths are blocked.');
  await game.button('Hint').click();
  await game.expectText(game.standing, 'Look at the');
  await expect(game.board.locator('.trail .stop')).toHaveCount(1);
});

test('a touch of a piece that could be taken shows from where', async ({ page, url }) => {
  const game = await Game.open(page, url, 'taketwo!!e2e4.d7d5');
  await page.keyboard.press('v');
  await game.expectText(game.standing, 'The numbers show how many pieces could make a capture');
  await game.expectSigns('take', 'd5 e4');
  await game.click('d5');
  await game.expectSigns('take-way', 'e4');
});

test('while a piece is dragged the card and the rings are about that one', async ({ page, url }) => {
  const game = await Game.open(page, url, 'custodian');
  const [from, over] = [await game.middle('b1'), await game.middle('b6')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(over.x, over.y, { steps: 4 });
  await game.expectText(game.card, 'White bishop on b1');
  await game.expectSigns('supposed', '');
  await game.expectSigns('barrier', 'a2 c2');
  await page.mouse.up();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the card is about the piece that is touched now, and goes with it', async ({ page, url }) => {
    const game = await Game.open(page, url, 'custodian');
    await game.tap('b7');
    await game.expectText(game.card, 'Black bishop on b7');
    await game.tap('d4');
    await expect(game.card).toHaveCount(0);
    await game.tap('b7');
    await game.expectText(game.card, 'Black bishop on b7');
    await page.getByRole('tab', { name: 'Analysis' }).click();
    await expect(game.card).toHaveCount(0);
    await page.getByRole('tab', { name: 'Moves' }).click();
    await game.tap('b1');
    await game.expectText(game.card, 'White bishop on b1');
    await game.expectText(game.card, 'All its paths are blocked.');
    await game.tap('c2');
    await game.expectText(game.card, 'White pawn on c2');
    await game.tap('c2');
    await expect(game.card).toHaveCount(0);
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('on a phone a tab shows its own again after one has asked why no move helps', async ({ page, url }) => {
    const game = await Game.open(page, url, 'taketwo;switch=off!!f2f3.e7e5.g2g4.d8h4');
    await game.tap('e1');
    await expect(page.locator('.failures')).toBeVisible();
    await page.getByRole('tab', { name: 'Rules' }).tap();
    await expect(page.locator('.failures')).toHaveCount(0);
    await expect(page.locator('.side-panel .rules')).toBeInViewport();
  });
});
