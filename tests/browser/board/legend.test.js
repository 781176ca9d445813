// The legend of a board in a stranger's shadow tree, with real games and real events.

import assert from 'node:assert/strict';
import { loadBuilt } from '../../web/support/engine.js';
import { Squares } from '../support/app-page.js';
import { checkAccessibility, expect, test } from '../support/fixtures.js';
import { openOwnPage } from '../support/own-page.js';

/** @typedef {import('@playwright/test').Page} Page */

const policy = "default-src 'none'; script-src 'self'; img-src data:";

const engine = await loadBuilt();

/** All that the legend asks for of a game. */
function give(/** @type {string} */ variant, position = '', /** @type {string[]} */ actions = []) {
  const game = engine.createGame();
  game.setVariant(variant);
  if (position) game.setPosition(position);
  for (const action of actions) game.play(action);
  const view = game.view();
  const family = engine.schema().families.find(({ family }) => family === view.family);
  assert.ok(family);
  const codes = family.kinds.map(({ code }) => code);
  /** @type {Record<string, unknown>} */
  const movements = {};
  for (const kind of codes)
    for (const state of ['', ...(family.orders ?? []), ...codes])
      movements[`${kind} ${state}`] = game.movement(kind, state);
  game.dispose();
  return { view, family, movements, isFlipped: false };
}

class Reader extends Squares {
  /** @param {Page} page */
  constructor(page) {
    super(page, page.locator('motley-view'));
    this.stage = page.locator('.stage');
    this.now = page.locator('.piece-now');
    this.diagrams = this.stage.locator('.diagram');
  }

  async show(/** @type {ReturnType<typeof give>} */ given) {
    await this.page.evaluate((given) => /** @type {any} */ (window).show(given), given);
    await this.cell(given.view.pieces[0].square).waitFor();
  }

  /** Waits until the piece of that name is shown; gives the headings of its stack. */
  async waitFor(/** @type {string} */ name) {
    await this.page.getByRole('region', { name, exact: true }).waitFor();
    const titles = await this.now.locator('.title').allInnerTexts();
    return titles.map((title) => title.trim());
  }

  kind(/** @type {string} */ name) {
    const row = this.page.getByRole('group', { name: 'Pieces of this game' });
    return row.getByRole('button', { name, exact: true });
  }

  /** Where the marks of a diagram are, in squares from its middle, to the right and up. */
  async marks(index = 0) {
    return this.diagrams.nth(index).evaluate((diagram) => {
      const [, , width] = (diagram.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number);
      return [...diagram.querySelectorAll('.mark')]
        .map((mark) => (mark.getAttribute('transform') ?? '').match(/[\d.]+/g)?.map(Number) ?? [])
        .map(([x, y]) => `${(x - width / 2) / 10},${(width / 2 - y) / 10}`)
        .sort();
    });
  }
}

/**
 * @param {string} name
 * @param {(reader: Reader) => Promise<void>} body
 */
function testLegend(name, body) {
  test(`legend: ${name}`, async ({ page, url }) => {
    await openOwnPage(page, url, 'legend-page.js', policy, '<main><h1>Rules</h1></main>');
    await page.waitForFunction(() => 'show' in window);
    await body(new Reader(page));
    expect(await page.evaluate(() => /** @type {any} */ (window).missing())).toEqual([]);
  });
}

test.use({ viewport: { width: 420, height: 1100 } });

/** White's champion looks to the right; its knight carries a pawn. */
const stacks = () =>
  give(
    'tches;strike=3;king=capture;transport=on;polarity=free;array=k7/8/8/8/8/8/8/7K',
    '8/2P3pp/k3p3/8/2P5/3C4/1N6/7K w 3 -/- - 0 1',
    ['d3e6~1', 'b2c4'],
  );

const forward = ['-1,2', '-2,1', '1,2', '2,1'];

testLegend('a stack below the mouse, each piece of it', async (reader) => {
  await reader.show(stacks());
  await expect(reader.stage).toHaveText(/^Point at or select a piece/, { useInnerText: true });
  await reader.hover('c4');
  expect(await reader.waitFor('White knight on c4')).toEqual(['White knight on c4', 'White pawn, carried']);
  await expect(reader.stage).toHaveText(/carrying White pawn/, { useInnerText: true });
  await expect(reader.diagrams.nth(0)).toHaveAttribute('aria-label', 'Forwards: 4 knight’s leaps');
  expect(await reader.marks(0)).toEqual(forward);
  expect(await reader.marks(1)).toEqual(['-1,1', '0,1', '1,1']);
  // It stays when the pointer leaves the piece, and says no more than that.
  await reader.hover('d1');
  await reader.waitFor('White knight on c4');
  await checkAccessibility(reader.page);
});

testLegend('a piece that looks elsewhere, of either side and as the board lies', async (reader) => {
  await reader.show(stacks());
  await reader.hover('e6');
  await reader.waitFor('White champion on e6');
  await expect(reader.stage).toHaveText(/Facing right, has acted/, { useInnerText: true });
  const marks = await reader.marks();
  assert.ok(marks.length > 0 && marks.every((mark) => !mark.startsWith('-')), marks.join(' '));
  await reader.hover('g7');
  await reader.waitFor('Black pawn on g7');
  expect(await reader.marks()).toEqual(['-1,-1', '0,-1', '1,-1']);
  await reader.show({ ...stacks(), isFlipped: true });
  await reader.hover('g7');
  await reader.waitFor('Black pawn on g7');
  expect(await reader.marks()).toEqual(['-1,1', '0,1', '1,1']);
});

testLegend('a captive has no diagram', async (reader) => {
  const variant = 'tches;strike=1;king=capture;array=k7/8/8/8/8/8/8/7K';
  await reader.show(give(variant, '8/1n_K6/8/8/8/8/8/1R5k w 1 -/- - 0 1'));
  await reader.hover('b7');
  expect(await reader.waitFor('Black knight on b7')).toEqual(['Black knight on b7', 'White king, captured']);
  await expect(reader.diagrams).toHaveCount(1);
});

testLegend('a jester moves as what it imitates', async (reader) => {
  const variant = 'tches;strike=1;both=J;array=jk6/8/8/8/8/8/8/JKN5';
  await reader.show(give(variant));
  await reader.hover('a8');
  await reader.waitFor('Black jester on a8');
  await expect(reader.diagrams.first()).toHaveAttribute('aria-label', 'no moves of its own');
  await reader.show(give(variant, '', ['c1d3']));
  await reader.hover('b8');
  await reader.hover('a8');
  await reader.waitFor('Black jester on a8');
  await expect(reader.stage).toHaveText(/Now imitates the knight/, { useInnerText: true });
  expect((await reader.marks()).length).toBe(8);
});

testLegend('a trapped tile', async (reader) => {
  const presets = engine.schema().families.flatMap(({ presets }) => presets);
  const preset = presets.find(({ key }) => key === 'till-2-lines');
  assert.ok(preset);
  const given = give(preset.variant, preset.position);
  const trapped = given.view.pieces.find(({ trapped, seat }) => trapped && seat === 'a');
  assert.ok(trapped);
  await reader.show(given);
  await reader.hover(trapped.square);
  await reader.waitFor(`Red pawn on x ${trapped.x}, y ${trapped.y}`);
  await expect(reader.stage).toHaveText(/Trapped/, { useInnerText: true });
});

testLegend('cards as they are, and as an exchange would order them', async (reader) => {
  await reader.show(give('taketwo'));
  await reader.hover('d7');
  await reader.waitFor('Black pawn on d7');
  assert.ok((await reader.marks()).includes('0,-1'));
  await reader.click('d2');
  await reader.waitFor('White pawn on d2');
  await expect(reader.diagrams).toHaveCount(1);
  const cards = reader.page.locator('motley-cards').getByRole('button');
  await cards.nth(0).click();
  await cards.nth(1).hover();
  await reader.stage.getByText('after the switch').waitFor();
  await expect(reader.diagrams).toHaveCount(2);
  expect((await reader.marks(0)).filter((mark) => mark.endsWith(',1'))).toEqual(['-1,1', '0,1', '1,1']);
  expect(await reader.marks(1)).toEqual(['-1,1', '-2,2', '0,1', '1,1', '2,2']);
  await cards.nth(2).hover();
  await reader.stage.getByRole('img', { name: 'leap, diagonal, straight' }).waitFor();
  await reader.page.keyboard.press('Escape');
  await reader.page.mouse.move(1, 1);
  await reader.stage.getByText('after the switch').waitFor({ state: 'detached' });
});

testLegend('kinds by the keyboard: along the row, opened, closed', async (reader) => {
  const { page } = reader;
  await reader.show(give('taketwo'));
  const focused = (/** @type {string} */ name) => reader.kind(name).evaluate((button) => button.matches(':focus'));
  await reader.cell('a1').focus();
  for (let i = 0; i < 10 && !(await focused('king')); i++) await page.keyboard.press('Tab');
  assert.ok(await focused('king'), 'the Tab key reaches the kinds');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.ok(await focused('rook'));
  await page.keyboard.press('Enter');
  await reader.waitFor('rook');
  await expect(reader.diagrams).toHaveAttribute('aria-label', '4 straight slides');
  await checkAccessibility(page);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await reader.waitFor('pawn');
  await expect(reader.diagrams, 'one for each order of cards').toHaveCount(6);
  await expect(reader.kind('pawn')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await reader.waitFor('White rook on a1');
  await reader.cell('a1').focus();
  await page.keyboard.press('ArrowRight');
  await reader.waitFor('White knight on b1');
});

testLegend('it takes little room until something is shown, and then keeps it', async (reader) => {
  await reader.show(give('custodian'));
  const height = async () => (await reader.stage.boundingBox())?.height ?? 0;
  const little = await height();
  await reader.kind('rook').hover();
  await reader.waitFor('rook');
  await reader.page.mouse.move(1, 1);
  await reader.stage.getByText('Point at or select a piece').waitFor();
  const kept = await height();
  assert.ok(little < 80 && kept >= 250, `${little}, then ${kept}`);
});

testLegend('kinds below the mouse, and what was opened after it', async (reader) => {
  await reader.show(give('custodian'));
  await reader.kind('rook').hover();
  await reader.waitFor('rook');
  await reader.kind('bishop').click();
  await reader.kind('knight').hover();
  await reader.waitFor('knight');
  await reader.page.mouse.move(1, 1);
  await reader.waitFor('bishop');
  const { pieces } = give('custodian').view;
  await reader.hover(pieces[0].square);
  await reader.now.waitFor();
});

test.describe(() => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 240, height: 1000 } });
  testLegend('fingers: a kind, an own piece, one of the enemy; in 240 pixels', async (reader) => {
    await reader.show(give('tches;both=T,W,X,A,E,RN,NB,BN,NR,J,PR'));
    await reader.kind('shock cavalryman').tap();
    await reader.waitFor('shock cavalryman');
    await reader.tap('a1');
    await reader.waitFor('White ballista on a1');
    await reader.tap('a1');
    await reader.tap('a10');
    await reader.waitFor('Black ballista on a10');
    const width = await reader.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(240);
  });
});

test.describe(() => {
  test.use({ hasTouch: true });
  testLegend('a board that only shows tells of its pieces too', async (reader) => {
    await reader.show(give('custodian'));
    await reader.board.evaluate((board) => Object.assign(board, { disabled: true }));
    const { square } = give('custodian').view.pieces[0];
    await reader.tap(square);
    await reader.now.waitFor();
  });
});

const carrying =
  'tches;strike=3;king=capture;transport=on;polarity=free;array=k7/8/8/8/8/8/8/7K' +
  '!8/2P3pp/k3p3/8/2P5/3C4/1N6/7K+w+3+-/-+-+0+1!d3e6~1.b2c4';

test('legend: on the page, of what is pointed at, with all kinds below it', async ({ page, table, url }) => {
  await page.goto(`${url}#${carrying}`);
  const panel = page.getByRole('tabpanel');
  const titles = panel.locator('.framed .title');
  await table.board.waitFor();
  await page.getByRole('tab', { name: 'Pieces' }).click();
  await table.expectText(panel, 'Point at or select a piece on the board');
  const { x, y } = await table.middle('c4');
  await page.mouse.move(x, y, { steps: 4 });
  await expect(titles).toHaveText(['White knight on c4', 'White pawn, carried'], { useInnerText: true });
  await page.keyboard.press('b');
  await table.walk('g7');
  await table.expectText(titles, 'Black pawn on g7');
  await expect(panel.locator('.kinds .diagram')).toHaveCount(5);
  // Next time the board shows another game.
  await table.follow('custodian');
  await table.expectText(panel, 'Point at or select a piece on the board');
});
