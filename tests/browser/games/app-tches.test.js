// TCHES on the page: turns of several actions, moves in two parts, stacks, facings, and what has to be
// done besides, with real events only.

import { Table } from '../support/app-page.js';
import { checkAccessibility, expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const small = 'array=k7/8/8/8/8/8/8/7K';

const strike = {
  variant: 'tches;transport=on;polarity=free;array=rn2k3/8/8/8/8/8/8/RN2K3',
  position: '8/2P3pp/k3p3/8/2P5/3C4/1N6/7K+w+3+-/-+-+0+1',
};

class Game extends Table {
  /** @param {Page} page @param {string} url @param {string} variant @param {string} position */
  static async open(page, url, variant, position) {
    const game = new Game(page);
    game.head = `${variant}!${position}`;
    await page.goto(`${url}#${game.head}`);
    await game.board.waitFor();
    return game;
  }

  head = '';

  get tray() {
    return this.page.locator('.tray');
  }

  /** Chooses in the small menu at a square. */
  async pick(/** @type {string} */ name) {
    await this.page.getByRole('menuitem', { name, exact: true }).click();
  }

  /** The actions that were taken back before are a variation. */
  async expectActions(/** @type {string} */ actions) {
    await expect.poll(() => this.link.split('!lines=')[0], 'the game in the address').toBe(`${this.head}!${actions}`);
  }

  async signs(/** @type {string} */ selector) {
    const marks = this.board.locator(`.mark${selector}`);
    const squares = await marks.evaluateAll((found) =>
      found.map((mark) => /** @type {HTMLElement} */ (mark).dataset.square),
    );
    return squares.sort().join(' ');
  }
}

test('Strike turns: a compound capture, a transport, a promotion, a turn in place', async ({ page, url }) => {
  const game = await Game.open(page, url, strike.variant, strike.position);
  await game.expectText(game.tray, 'Action 1 of 3');
  // First the square between, then what is captured from there.
  await game.click('d3');
  await game.click('e5');
  expect(await game.signs('.target.hit')).toBe('e6');
  await game.click('e6');
  await game.pick('facing right');
  await game.expectActions('d3e6~1');
  await game.expectText(game.tray, 'Action 2 of 3');
  // The knight steps onto a pawn.
  await game.click('b2');
  await game.click('c4');
  await game.pick('facing up');
  await game.expectActions('d3e6~1.b2c4');
  await expect(game.cell('c4')).toHaveAttribute('aria-label', /carrying White pawn/);
  // Which piece, and then where it looks.
  await game.drag('c7', 'c8');
  await game.pick('rook');
  await game.pick('facing up');
  await game.expectActions('d3e6~1.b2c4.c7c8=R');
  await game.expectText(game.standing, 'Black to play');
  for (const [from, to] of [
    ['a6', 'b5'],
    ['g7', 'g6'],
    ['h7', 'h6'],
  ]) {
    await game.click(from);
    await game.click(to);
    await game.pick('facing down');
  }
  await game.expectText(game.standing, 'White to play');
  // The king turns where it stands; the knight takes the pawn along.
  await game.click('h1');
  await game.click('h1');
  await game.pick('facing left');
  await game.click('c4');
  await game.click('b6');
  await game.pick('carries White pawn');
  await game.pick('facing up');
  await game.expectActions('d3e6~1.b2c4.c7c8=R.a6b5.g7g6.h7h6.h1~3.c4_b6');
  await expect(game.moves).toHaveCount(8);
  await expect(page.locator('.moves li')).toHaveCount(2);
});

test('facings by keyboard: a turn in place with ], a move that ends with a turn', async ({ page, url }) => {
  const game = await Game.open(page, url, strike.variant, strike.position);
  await page.keyboard.press('b');
  await game.walk('h1');
  await page.keyboard.press(']');
  await page.locator('motley-view').getByRole('menu').waitFor();
  await page.keyboard.press(']');
  await page.keyboard.press('Enter');
  await game.expectActions('h1~2');
  await expect(game.cell('h1')).toHaveAttribute('aria-label', /facing down, has acted/);
  await game.walk('b2');
  await page.keyboard.press('Enter');
  await game.walk('a4');
  await page.keyboard.press('Enter');
  await page.keyboard.press('[');
  await page.keyboard.press('Enter');
  await game.expectActions('h1~2.b2a4~3');
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('a compound capture by two taps, or by one; Escape and another tap take back the first', async ({
    page,
    url,
  }) => {
    const variant = `tches;strike=1;${small}`;
    const game = await Game.open(page, url, variant, 'k7/8/3p4/2pp4/3C1p2/8/8/7K+w+1+-/-+-+0+1');
    await game.tap('d4');
    await game.tap('c6');
    expect(await game.signs('.target.hit')).toBe('c5 d6');
    await game.tap('a1');
    expect(await game.signs('.target.hit')).toBe('c5 d6 f4');
    await game.tap('c6');
    await game.tap('d6');
    await game.expectActions('d4d6');
    await game.button('Undo').click();
    await game.tap('d4');
    await game.tap('f4');
    await game.expectActions('d4f4');
    await game.button('Undo').click();
    await game.tap('d4');
    await game.tap('c6');
    await game.tap('c6');
    await game.expectActions('d4c6');
  });

  test('an array of its own is not told as a text, which the board shows', async ({ page, url }) => {
    await page.goto(`${url}#tches;array=rnqkbnr/ppppppp/7/7/7/PPPPPPP/RNQKBNR`);
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect(page.locator('.changes')).toHaveText(/Setup: as on the board\./);
    await expect(page.locator('.changes')).not.toContainText('rnqkbnr');
  });
});

test('a freed king is placed on one of the marked squares', async ({ page, url }) => {
  const variant = `tches;king=capture;${small}`;
  const game = await Game.open(page, url, variant, '8/1n_K6/8/8/8/8/8/1R5k+w+3+-/-+-+0+1');
  await expect(game.cell('b7')).toHaveAttribute('aria-label', /holding the captured White king/);
  await game.click('b1');
  await game.click('b7');
  await game.expectText(game.standing, 'Your king is free again');
  expect(await game.signs('.target.place')).toBe('a6 a7 a8 b6 b8 c6 c7 c8');
  await game.click('e4');
  await game.expectText(game.standing, 'nearest empty squares');
  await game.click('c6');
  await game.expectActions('b1b7.K@c6');
  await game.expectText(game.tray, 'Action 2 of 3');
});

test('a captured king is seen under its captor', async ({ page, url }) => {
  const variant = `tches;king=capture;${small}`;
  const game = await Game.open(page, url, variant, '7p/8/8/2k5/8/8/2R5/7K+w+3+-/-+-+0+1');
  await game.click('c2');
  await game.click('c5');
  await game.expectActions('c2c5');
  const captive = game.board.locator('.piece[data-square="c5"] .captive');
  await captive.waitFor();
  expect(await captive.evaluate((mark) => mark.parentElement?.dataset.seat)).toBe('b');
});

test('a replacement is asked for in plain words', async ({ page, url }) => {
  const variant = `tches;strike=1;replace=J:P;${small}`;
  const game = await Game.open(page, url, variant, '7k/p7/1p6/3R4/8/8/8/K7+b+1+R/-+bJ+0+1');
  await game.expectText(game.standing, 'Your jester was captured: choose the pawn that becomes the new jester.');
  await page.keyboard.press('b');
  await game.walk('b6');
  await expect(game.cell('b6')).toHaveAttribute('aria-label', /can become the lost piece/);
  await page.keyboard.press('Enter');
  await game.expectActions('b6=J');
  await game.expectText(game.standing, 'Your jester now imitates the rook.');
});

test('the tray: start over, and an end that is confirmed', async ({ page, url }) => {
  const game = await Game.open(page, url, 'tches', '');
  await game.click('c3');
  await game.click('c4');
  await game.click('d3');
  await game.click('d4');
  await game.expectText(game.tray, 'Action 3 of 3');
  await expect(game.tray.locator('.stages li')).toHaveCount(2);
  await expect(game.board.locator('.trail text')).toHaveCount(2);
  await game.button('Undo').click();
  await game.expectText(game.tray, 'Action 2 of 3');
  await game.click('e3');
  await game.click('e4');
  await game.expectLink('tches!!c3c4.e3e4');
  await expect(game.notices).toHaveCount(0);
  await game.button('Start over').click();
  await game.expectText(game.tray, 'Action 1 of 3');
  await game.button('Settings').click();
  await page.getByRole('radio', { name: 'ends when you say so' }).check();
  await page.keyboard.press('Escape');
  for (const file of ['c', 'd', 'e']) {
    await game.click(`${file}3`);
    await game.click(`${file}4`);
  }
  await game.expectText(game.tray, 'White’s turn is complete');
  await game.expectText(game.standing, 'White to play');
  await game.click('c8');
  expect(await game.signs('.target')).toBe('');
  await game.button('End the turn').click();
  await game.expectText(game.standing, 'Black to play');
  await game.click('c8');
  await game.click('c7');
  await game.expectLink('tches!!c3c4.d3d4.e3e4.c8c7');
});

test('new game: armies by pictures, and a contradiction explained where it is', async ({ page, table, url }) => {
  await page.goto(url + '#tches');
  await table.button('New game').click();
  await page.getByText('Back sides of both').click();
  await page.getByRole('radio', { name: 'jester' }).first().check({ force: true });
  await page.getByText('Is an ordinary piece', { exact: true }).click();
  const goal = page.getByRole('group', { name: 'The king', exact: true });
  await table.expectText(goal, 'choose which pieces are the prey');
  await expect(table.button('Start the game')).toBeDisabled();
  await page.locator('summary', { hasText: 'Prey' }).click();
  await page.getByRole('checkbox', { name: 'queen' }).check({ force: true });
  await expect(goal.getByText('choose which pieces are the prey')).toHaveCount(0);
  await checkAccessibility(page);
  await table.button('Start the game').click();
  await table.expectLink('tches;king=plain;prey=Q;both=J');
  await table.expectText(table.standing, 'Your jester has nothing to imitate yet.');
});

test('new game: backs of both armies or of each, and none where each chooses', async ({ page, table, url }) => {
  const backs = page.locator('.list-field summary', { hasText: 'Back sides' });
  const guess = page.getByRole('dialog').getByText('has not been tested with such armies');
  await page.goto(url + '#tches;white=T;black=W');
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await expect(page.getByRole('tabpanel').getByText('has not been tested with such armies')).toBeVisible();
  await table.button('New game').click();
  await expect(backs).toHaveText([/^Back sides of White/, /^Back sides of Black/]);
  await expect(guess).toBeVisible();
  await page.getByRole('radio', { name: 'knight', exact: true }).last().check({ force: true });
  await expect(page.locator('#new-text')).toHaveValue('tches;white=T');
  await expect(backs).toHaveText([/^Back sides of White/, /^Back sides of Black/]);
  await page.getByRole('radio', { name: /^Both alike/ }).check();
  await expect(page.locator('#new-text')).toHaveValue('tches');
  await expect(backs).toHaveText([/^Back sides of both/]);
  await page.getByRole('radio', { name: /^Different armies/ }).check();
  await expect(backs).toHaveText([/^Back sides of White/, /^Back sides of Black/]);
  const jester = page.locator('.kind-card', { has: page.getByRole('radio', { name: /^jester/ }) }).first();
  await expect(jester.locator('.diagram'), 'its moves are shown before it is chosen').toBeVisible();
  await table.expectText(jester, 'Moves like the piece that the opponent moved last.');
  await expect(guess).toHaveCount(0);
  await page.getByRole('radio', { name: /^Each chooses openly/ }).check();
  await expect(backs).toHaveCount(0);
  await expect(guess).toBeVisible();
  await table.button('Start the game').click();
  await table.expectLink('tches!!!choose=open');
});

test('new game: a replacement that is added is one that the rules take', async ({ page, table, url }) => {
  await page.goto(url + '#tches;king=plain;prey=Q');
  await table.button('New game').click();
  await page.locator('summary', { hasText: 'Replacement' }).click();
  await table.button('Add').click();
  await table.button('Add').click();
  await expect(page.locator('.pairs .row')).toHaveCount(2);
  await expect(page.getByRole('dialog').locator('.error:not(:empty)')).toHaveCount(0);
  const start = table.button('Start the game');
  await expect(start).toBeEnabled();
  const place = await start.boundingBox();
  await page.getByRole('checkbox', { name: 'queen' }).uncheck({ force: true });
  await expect(start).toBeDisabled();
  expect(await start.boundingBox(), 'the reason does not move the buttons').toEqual(place);
});

test('new game: no piece is offered as what replaces itself; where a link has such a pair, it does nothing', async ({
  page,
  url,
}) => {
  const table = new Table(page);
  await page.goto(url + '#tches;replace=B:B,Q:P');
  await table.button('New game').click();
  const pairs = page.locator('.pairs .row');
  await expect(pairs).toHaveCount(2);
  const idle = page.locator('.pairs .row', { hasText: 'does nothing' });
  await expect(idle).toHaveCount(1);
  const [lost, source] = ['Lost piece', /^Replacement for the/].map((name) => pairs.getByLabel(name));
  for (const at of [0, 1]) {
    const [own, other] = [await lost.nth(at).inputValue(), await source.nth(at).inputValue()];
    const offered = await source
      .nth(at)
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    expect(offered.includes(own)).toBe(own === other);
  }
  await idle.getByLabel(/^Replacement for the/).selectOption('N');
  await expect(idle).toHaveCount(0);
});

test('lessons: the next is suggested after the end of one', async ({ page, table, url }) => {
  await page.goto(url);
  await page.getByRole('button', { name: 'All lessons' }).click();
  await page.getByText('Small games').click();
  await checkAccessibility(page);
  await page.locator('.lesson', { hasText: 'First steps' }).click();
  await table.click('e2');
  await table.click('e3');
  await table.button('Resign').click();
  await table.button('White resigns').click();
  await table.button('Next: Guardians and paladins').click();
  await table.expectLink('tches;strike=1;array=rgdqkdgr/pppppppp/8/8/8/8/PPPPPPPP/RGDQKDGR');
  await page.goto(url);
  await page.getByRole('button', { name: 'All lessons' }).click();
  await page.getByText('Small games').click();
  await expect(page.locator('.lesson', { hasText: 'First steps' })).toHaveText(/done/, { useInnerText: true });
});

test('a saved game, a link and a record hold turns of several actions', async ({ page, url }) => {
  const game = await Game.open(page, url, strike.variant, strike.position);
  const actions = 'd3e6~1.b2c4.c7c8=R.a6b5.g7g6.h7h6.h1~3';
  await game.follow(`${game.head}!${actions}`);
  await game.expectText(game.tray, 'Action 2 of 3');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await game.button('Copy the game record').click();
  await game.notices.first().waitFor();
  const record = await page.evaluate(() => navigator.clipboard.readText());
  expect(record).toMatch(/1\. d3e6~1 b2c4 c7c8=R\s+1\.\.\. a6b5 g7g6 h7h6\s+2\. h1~3/);
  await page.goto(url);
  await game.button('Open').click();
  await page.getByRole('textbox').first().fill(record);
  await page.locator('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForFunction(
    (start) => decodeURIComponent(location.hash.slice(1)).startsWith(start),
    `${game.head}!${actions}!notes=`,
  );
  await game.expectText(game.tray, 'Action 2 of 3');
});

test('axe finds nothing on a board with stacks, facings, portals and a tray', { tag: '@all' }, async ({
  page,
  url,
}) => {
  const variant = `tches;king=capture;transport=on;polarity=on;${small}`;
  const position = "J~2_k6r/1n_K6/8/8/5N~1'_P2/6J1/8/1R6+w+2+P/R+-+0+1";
  await Game.open(page, url, variant, position);
  await checkAccessibility(page);
  for (const tab of ['Pieces', 'Rules']) {
    await page.getByRole('tab', { name: tab }).click();
    await checkAccessibility(page);
  }
});
