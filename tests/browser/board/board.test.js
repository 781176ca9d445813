// <motley-view>, <motley-cards> and <motley-hand> on a page of their own, with real positions and real events.

import assert from 'node:assert/strict';
import { Squares } from '../support/app-page.js';
import {
  bare,
  cards,
  drops,
  four,
  inCheck,
  inPassing,
  raided,
  raids,
  recruiting,
  switched,
  without,
} from '../support/board-views.js';
import { checkAccessibility, expect, test } from '../support/fixtures.js';
import { openOwnPage } from '../support/own-page.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../../web/types.js').View} View */

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:";

class Player extends Squares {
  /** @param {Page} page */
  constructor(page) {
    super(page, page.locator('motley-view'));
    this.rail = page.locator('motley-cards');
  }

  /**
   * Shows a view; each of its actions leads to the view after it.
   * @param {import('../support/board-views.js').Shown} shown
   * @param {Record<string, unknown>} [more] other properties of the board
   */
  async show({ view, kinds, answers }, more = {}) {
    await this.page.evaluate(
      ([properties, answers]) => {
        const { table } = /** @type {any} */ (window);
        table.answers = answers;
        return table.show(properties);
      },
      /** @type {const} */ ([{ view, kinds, ...more }, answers]),
    );
  }

  /** Signs over the pieces: their classes' first names by square. */
  async signs(/** @type {string} */ name) {
    const marks = await this.board.locator(`.overlay .${name}`).all();
    const squares = await Promise.all(marks.map((mark) => mark.getAttribute('data-square')));
    return squares.sort();
  }

  async keys(/** @type {string[]} */ ...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Waits for signs: what fingers do arrives with the next frame only. */
  async waitForSigns(/** @type {string} */ name, /** @type {string[]} */ ...squares) {
    await this.board.locator(`.overlay .${name}`).first().waitFor();
    expect(await this.signs(name)).toEqual(squares);
  }

  /** The events since the last time, without those of selecting. */
  async events() {
    /** @type {[string, any][]} */
    const events = await this.page.evaluate(() => /** @type {any} */ (window).table.events.splice(0));
    return events.filter(([name]) => name !== 'motley-source');
  }

  /** The actions played since the last time. */
  async played() {
    const plays = (await this.events()).filter(([name]) => name === 'motley-play');
    return plays.map(([, { text }]) => text);
  }

  /** An action that a finger plays comes with a later frame. */
  async waitForPlay() {
    await this.page.waitForFunction(() =>
      /** @type {any} */ (window).table.events.some((/** @type {[string]} */ [name]) => name === 'motley-play'),
    );
    return this.played();
  }

  spoken() {
    return this.board.locator('.spoken').innerText();
  }

  /** The square that has the focus. */
  focused() {
    return this.board.evaluate((board) => board.shadowRoot?.activeElement?.getAttribute('data-square'));
  }

  /**
   * A finger that goes slowly from point to point and rests before it leaves the screen. Chromium takes a tap soon
   * after a finger that left in motion as what stops the page from scrolling on, and makes no click of it.
   */
  async finger() {
    const session = await this.page.context().newCDPSession(this.page);
    let time = Date.now() / 1000 - 10;
    let point = { x: 0, y: 0 };
    const send = (
      /** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type,
      /** @type {{ x: number, y: number }[]} */ ...touchPoints
    ) => {
      [point] = [...touchPoints, point];
      time += 0.2;
      return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time });
    };
    return {
      down: (/** @type {{ x: number, y: number }} */ to) => send('touchStart', to),
      move: (/** @type {{ x: number, y: number }} */ to) => send('touchMove', to),
      async up() {
        await send('touchMove', { ...point, x: point.x + 1 });
        await send('touchEnd');
      },
    };
  }

  scrolled() {
    return this.page.evaluate(() => scrollY);
  }
}

/**
 * @param {string} name
 * @param {(player: Player) => Promise<void>} body
 */
function testBoard(name, body) {
  const tag = name.startsWith('axe') ? '@all' : [];
  test(`board: ${name}`, { tag }, async ({ page, url }) => {
    await openOwnPage(page, url, 'board-page.js', policy);
    await page.waitForFunction(() => 'table' in window);
    await body(new Player(page));
    expect(await page.evaluate(() => /** @type {any} */ (window).table.missing)).toEqual([]);
  });
}

test.use({ viewport: { width: 500, height: 800 } });

const finger = { hasTouch: true, viewport: { width: 360, height: 740 } };

// ----- mouse

testBoard('dragging a piece plays, and no click follows', async (player) => {
  await player.show(raids);
  const { mouse } = player.page;
  await player.hover('b2');
  await mouse.down();
  await player.hover('a4');
  await expect(player.board.locator('.dragged')).toHaveCount(1);
  await mouse.up();
  expect(await player.played()).toEqual(['b2a4']);
  await expect(player.board.locator('.dragged')).toHaveCount(0);
  expect(await player.page.evaluate(() => /** @type {any} */ (window).table.clicks)).toBe(0);
});

testBoard('a drag to an impossible square is refused and plays nothing', async (player) => {
  await player.show(raids);
  const { mouse } = player.page;
  await player.hover('b2');
  await mouse.down();
  await player.hover('g7');
  await mouse.up();
  expect(await player.events()).toEqual([['motley-refuse', { source: 'b2', target: 'g7' }]]);
});

testBoard('clicking a piece and then a target plays', async (player) => {
  await player.show(raids);
  await player.click('d1');
  await expect(player.cell('d1')).toHaveAttribute('aria-selected', 'true');
  await player.click('e2');
  expect(await player.played()).toEqual(['d1e2']);
  await expect(player.cell('e2')).toHaveAttribute('aria-label', /White king/);
});

testBoard('a piece under the mouse shows where it can go', async (player) => {
  await player.show(raids);
  await player.hover('b2');
  expect(await player.signs('glance')).toEqual(['a4', 'c4', 'd3']);
  await player.hover('g7');
  expect(await player.signs('target')).toEqual([]);
});

testBoard('a click without a pointer, as assistive technology makes, selects and plays', async (player) => {
  await player.show(raids);
  for (const square of ['d1', 'e2'])
    await player.cell(square).evaluate((cell) => /** @type {HTMLElement} */ (cell).click());
  expect(await player.played()).toEqual(['d1e2']);
});

testBoard('a board that is only shown plays nothing', async (player) => {
  await player.show(raids, { disabled: true });
  await player.click('d1');
  await player.click('e2');
  expect(await player.events()).toEqual([]);
  await expect(player.board.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
});

// ----- what is shown before a move is made

testBoard('targets differ in shape by what happens there', async (player) => {
  await player.show(raids);
  await player.click('b2');
  expect(await player.signs('target.quiet')).toEqual(['a4']);
  expect(await player.signs('target.raid')).toEqual(['c4', 'd3']);
  expect(await player.signs('menaced')).toEqual(['c3', 'e4']);
  await player.click('a6');
  expect(await player.signs('target.promotion')).toEqual(['a7']);
  await player.show(cards);
  await player.click('e4');
  expect(await player.signs('target.hit')).toEqual(['d5']);
  const shapes = await player.board
    .locator('.target .sign')
    .evaluateAll((signs) => signs.map((sign) => sign.innerHTML.replaceAll(/<!--.*?-->/g, '')));
  expect(new Set(shapes).size).toBe(2);
});

testBoard('the captured are marked before the piece is released', async (player) => {
  await player.show(raids);
  const { mouse } = player.page;
  await player.hover('b2');
  await mouse.down();
  await player.hover('d3');
  expect(await player.signs('taken')).toEqual(['c3', 'e4']);
  await player.hover('c4');
  expect(await player.signs('taken')).toEqual(['c3']);
  await player.hover('a4');
  expect(await player.signs('taken')).toEqual([]);
  await player.hover('d3');
  await mouse.up();
  expect(await player.played()).toEqual(['b2d3']);
});

testBoard('the captured stay marked while the mouse is pressed on a target', async (player) => {
  await player.show(raids);
  await player.click('b2');
  await player.hover('c4');
  await player.page.mouse.down();
  expect(await player.signs('taken')).toEqual(['c3']);
  await player.hover('g7');
  await player.page.mouse.up();
  expect(await player.events()).toEqual([]);
});

testBoard('recruits are marked otherwise than the captured', async (player) => {
  await player.show(recruiting);
  await player.click('b2');
  await player.hover('d3');
  expect(await player.signs('recruited')).toEqual(['c3', 'e4']);
  expect(await player.signs('taken')).toEqual([]);
});

testBoard('the move of a companion is shown', async (player) => {
  await player.show(raids);
  await player.click('d1');
  await player.hover('b1');
  await expect(player.board.locator('.ghost')).toHaveCount(1);
  await expect(player.board.locator('.arrow')).toHaveCount(1);
});

testBoard('the focus of the keyboard shows the same as the pointer', async (player) => {
  await player.show(raids);
  await player.page.evaluate(() => /** @type {any} */ (window).table.board.focusSquare('b2'));
  await player.keys('Enter', 'ArrowUp', 'ArrowRight', 'ArrowRight');
  expect(await player.focused()).toBe('d3');
  expect(await player.signs('taken')).toEqual(['c3', 'e4']);
});

testBoard('the cause of a refusal is shown for a moment', async (player) => {
  await player.show(raids);
  await player.page.evaluate(() => /** @type {any} */ (window).table.board.showReason(['c3', 'd5']));
  expect(await player.signs('reason')).toEqual(['c3', 'd5']);
  await player.board.locator('.overlay .reason').first().waitFor({ state: 'detached' });
  expect(await player.signs('reason')).toEqual([]);
});

// ----- fingers

test.describe(() => {
  test.use(finger);
  testBoard('two taps play', async (player) => {
    await player.show(raids);
    await player.tap('b2');
    await player.tap('c4');
    expect(await player.waitForPlay()).toEqual(['b2c4']);
  });
});

test.describe(() => {
  test.use(finger);
  testBoard('a finger drags a piece while the page stands still', async (player) => {
    await player.show(raids);
    const touch = await player.finger();
    const [from, to] = [await player.middle('b2'), await player.middle('d3')];
    await touch.down(from);
    await touch.move({ x: from.x + 10, y: from.y - 20 });
    await touch.move(to);
    await player.waitForSigns('taken', 'c3', 'e4');
    await touch.up();
    expect(await player.waitForPlay()).toEqual(['b2d3']);
    expect(await player.scrolled()).toBe(0);
  });
});

test.describe(() => {
  test.use(finger);
  testBoard('a finger on an empty square scrolls the page and plays nothing', async (player) => {
    await player.show(raids);
    const touch = await player.finger();
    const from = await player.middle('f2');
    await touch.down(from);
    for (let y = 20; y <= 200; y += 20) await touch.move({ x: from.x, y: from.y - y });
    await touch.up();
    await player.page.waitForFunction(() => scrollY > 50);
    expect(await player.events()).toEqual([]);
  });
});

test.describe(() => {
  test.use(finger);
  testBoard('a finger held on a target shows what is captured, and may slide away', async (player) => {
    await player.show(raids);
    await player.tap('b2');
    const touch = await player.finger();
    const to = await player.middle('d3');
    await touch.down(to);
    await player.waitForSigns('taken', 'c3', 'e4');
    for (let x = 20; x <= 120; x += 20) await touch.move({ x: to.x + x, y: to.y });
    await touch.up();
    expect(await player.played()).toEqual([]);
  });
});

// ----- keyboard

testBoard('keys move the focus', async (player) => {
  await player.show(raids);
  await player.page.getByText('Before the board').focus();
  await player.keys('Tab');
  expect(await player.focused()).toBe('a1');
  for (const [key, square] of [
    ['ArrowUp', 'a2'],
    ['ArrowRight', 'b2'],
    ['End', 'g2'],
    ['PageUp', 'g7'],
    ['ArrowDown', 'g6'],
    ['ArrowLeft', 'f6'],
    ['Home', 'a6'],
    ['PageDown', 'a1'],
    ['ArrowLeft', 'a1'],
    ['Control+End', 'g1'],
    ['Control+Home', 'a7'],
  ]) {
    await player.keys(key);
    expect(await player.focused(), key).toBe(square);
  }
});

testBoard('keys play, and Escape lets go', async (player) => {
  await player.show(raids);
  await player.page.evaluate(() => /** @type {any} */ (window).table.board.focusSquare('d1'));
  await player.keys('Enter');
  expect(await player.spoken()).toMatch(/White king d1: 5 moves: e2, e1, c1, c2, b1/);
  await player.keys('Escape');
  expect(await player.spoken()).toMatch(/nothing selected/);
  await player.keys('Space', 'ArrowRight', 'Space');
  expect(await player.played()).toEqual(['d1e1']);
  expect(await player.focused()).toBe('e1');
});

testBoard('m tells the moves of the piece', async (player) => {
  await player.show(raids);
  await player.page.evaluate(() => /** @type {any} */ (window).table.board.focusSquare('b2'));
  await player.keys('m');
  expect((await player.spoken()).trim()).toBe(
    'White knight b2: 3 moves: c4 captures Black pawn c3, d3 captures Black pawn c3, Black pawn e4, a4',
  );
  expect(await player.signs('target')).toEqual(['a4', 'c4', 'd3']);
  await player.keys('ArrowRight', 'ArrowUp', 'm');
  expect((await player.spoken()).trim()).toBe('Black pawn c3: not its turn');
});

testBoard('on a turned board the keys follow the screen', async (player) => {
  await player.show(raids, { flip: true });
  await player.page.evaluate(() => /** @type {any} */ (window).table.board.focusSquare('d4'));
  await player.keys('ArrowUp');
  expect(await player.focused()).toBe('d3');
  await player.keys('ArrowRight');
  expect(await player.focused()).toBe('c3');
});

// ----- several actions on the same squares

testBoard('the chooser works by mouse', async (player) => {
  await player.show(raids);
  await player.click('a6');
  await player.click('a7');
  const menu = player.page.getByRole('menu');
  await menu.getByRole('menuitem', { name: 'bishop' }).hover();
  expect(await player.signs('taken')).toEqual(['b6']);
  await menu.getByRole('menuitem', { name: 'knight' }).click();
  expect(await player.played()).toEqual(['a6a7=N']);
  await expect(menu).toHaveCount(0);
});

testBoard('a click beside the chooser closes it, however soon', async (player) => {
  await player.show(raids);
  await player.click('a6');
  await player.click('a7');
  const menu = player.page.getByRole('menu');
  await menu.waitFor();
  await player.click('d1');
  await expect(menu).toHaveCount(0);
  await expect(player.cell('a6')).toHaveAttribute('aria-selected', 'true');
  expect(await player.events()).toEqual([]);
});

testBoard('the chooser works by keyboard, and Escape steps back', async (player) => {
  await player.show(raids);
  await player.page.evaluate(() => /** @type {any} */ (window).table.board.focusSquare('a6'));
  await player.keys('Enter', 'ArrowUp', 'Enter');
  const option = player.page.getByRole('menuitem', { name: 'rook' });
  await option.waitFor();
  expect(await option.evaluate((node) => node.matches(':focus'))).toBe(true);
  await player.keys('Escape');
  await expect(player.page.getByRole('menu')).toHaveCount(0);
  expect(await player.focused()).toBe('a7');
  await expect(player.cell('a6')).toHaveAttribute('aria-selected', 'true');
  await player.keys('Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
  expect(await player.played()).toEqual(['a6a7=B']);
});

test.describe(() => {
  test.use(finger);
  testBoard('the chooser opens after a drag and works by finger', async (player) => {
    await player.show(raids);
    const touch = await player.finger();
    const [from, to] = [await player.middle('a6'), await player.middle('a7')];
    await touch.down(from);
    await touch.move({ x: from.x, y: from.y - 20 });
    await touch.move(to);
    await touch.up();
    await player.page.getByRole('menuitem', { name: 'rook' }).tap();
    expect(await player.waitForPlay()).toEqual(['a6a7=R']);
  });
});

// ----- from the hand

testBoard('drops beside moves: a kind from the hand, a piece of the board, or the place first', async (player) => {
  const knight = player.page.getByRole('button', { name: 'knight, 2 in hand' });
  await player.show(drops);
  await player.click('c1');
  expect(await player.signs('target')).toEqual(['d1']);
  await knight.click();
  await expect(knight).toHaveAttribute('aria-pressed', 'true');
  expect(await player.cell('c1').getAttribute('aria-selected')).toBe('false');
  expect(await player.spoken()).toContain('knight in hand: 2 open places');
  await player.hover('a2');
  await expect(player.board.locator('.ghost')).toHaveCount(1);
  await player.click('a2');
  expect(await player.played()).toEqual(['N@a2']);
  await expect(player.board.locator('.piece[data-square="a2"]')).toHaveCount(1);

  await player.show(drops);
  await player.click('c1');
  await player.click('d1');
  expect(await player.played()).toEqual(['c1d1']);

  await player.show(drops);
  await player.click('b2');
  await player.page.getByRole('menuitem', { name: 'rook' }).click();
  expect(await player.played()).toEqual(['R@b2']);
});

testBoard('drops beside moves: a piece is dragged, and the keyboard reaches all', async (player) => {
  await player.show(drops);
  await player.hover('c1');
  await player.page.mouse.down();
  await player.hover('d1');
  await player.page.mouse.up();
  expect(await player.played()).toEqual(['c1d1']);
  await player.show(drops);
  await player.page.getByRole('button', { name: 'rook, 1 in hand' }).focus();
  await player.keys('Enter');
  await player.page.evaluate(() => /** @type {any} */ (window).table.board.focusSquare('a1'));
  await player.keys('p');
  expect(await player.focused()).toBe('b2');
  await player.keys('Enter');
  expect(await player.played()).toEqual(['R@b2']);
});

// ----- cards

testBoard('cards are shown on the pieces, all or the changed ones', async (player) => {
  await player.show(cards, { orders: ['ODH', 'OHD'] });
  await expect(player.board.locator('.strip')).toHaveCount(16);
  await player.show(switched, { orders: ['ODH', 'OHD'], cardMode: 'changed' });
  await expect(player.board.locator('.strip')).toHaveCount(2);
  await expect(player.board.locator('.piece .switched')).toHaveCount(1);
});

testBoard('two clicks exchange two cards', async (player) => {
  await player.show(without(cards, 'e4~HD'));
  await player.click('e4');
  const [first, second, third] = await player.rail.getByRole('button').all();
  expect(await player.rail.ariaSnapshot()).toBe(
    [
      '- group "Cards of White pawn e4":',
      '  - button "moves straight"',
      '  - button "captures diagonal"',
      '  - button "3rd card leap not in use"',
      '  - text: Choose two cards to switch them.',
      '  - status',
    ].join('\n'),
  );
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await third.hover();
  await expect(player.rail.locator('.result')).toHaveText(/This switch is not legal now/, { useInnerText: true });
  await second.hover();
  await expect(player.rail.getByRole('status')).toHaveText(/diagonal, straight, leap/, { useInnerText: true });
  await second.click();
  expect(await player.played()).toEqual(['e4~DO']);
});

testBoard('an exchange that is not possible is refused', async (player) => {
  await player.show(without(cards, 'e4~HD'));
  await player.click('e4');
  const [first, , third] = await player.rail.getByRole('button').all();
  await first.click();
  await third.click();
  expect(await player.events()).toEqual([['motley-refuse', { source: 'e4', cards: 'HDO' }]]);
});

testBoard('cards are exchanged by keyboard, and the focus comes back', async (player) => {
  await player.show(cards);
  await player.page.evaluate(() => /** @type {any} */ (window).table.board.focusSquare('e4'));
  await player.keys('Enter', 'Tab', 'Enter', 'ArrowRight', 'Enter');
  expect(await player.events()).toEqual([
    ['motley-play', { text: 'e4~DO' }],
    ['motley-leave', { square: 'e4' }],
  ]);
  await player.page.waitForFunction(() => document.activeElement?.localName === 'motley-view');
  expect(await player.focused()).toBe('e4');
});

// ----- motion

const animations = (/** @type {Element} */ board) =>
  board.shadowRoot?.getAnimations().filter((animation) => animation instanceof Animation).length;

/** Counts all motions from now on: a slow test run would look at them when they are over. */
async function countMotions(/** @type {Page} */ page) {
  await page.evaluate(() => {
    const seen = Object.assign(window, { motions: 0 });
    const { animate } = Element.prototype;
    /** @type {typeof animate} */
    Element.prototype.animate = function (...given) {
      seen.motions++;
      return animate.apply(this, given);
    };
  });
}

testBoard('a move is animated, a jump is not', async (player) => {
  await player.show(raids);
  await countMotions(player.page);
  await player.show(raided);
  expect(await player.page.evaluate(() => /** @type {any} */ (window).motions)).toBe(3);
  await player.show(cards);
  expect(await player.page.evaluate(() => /** @type {any} */ (window).motions)).toBe(3);
});

testBoard('what was captured is gone after its motion, and a jump has none', async (player) => {
  await player.show(raids);
  await player.show(raided);
  await player.page.waitForFunction(() => !document.querySelector('motley-view')?.shadowRoot?.querySelector('.gone'));
  await player.show(cards);
  expect(await player.board.evaluate(animations)).toBe(0);
});

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  testBoard('nothing moves for those who want no motion', async (player) => {
    await player.show(raids);
    await player.show(raided);
    expect(await player.board.evaluate(animations)).toBe(0);
    await expect(player.board.locator('.gone')).toHaveCount(0);
  });
});

// ----- what is spoken

testBoard('the accessibility tree is a grid of named squares', async (player) => {
  await player.show(raids);
  await player.click('b2');
  const tree = await player.board.ariaSnapshot();
  const lines = tree.split('\n').map((line) => line.trim());
  assert.ok(lines.includes('- grid "Board, 7 files by 7 ranks":'), tree);
  expect(lines.filter((line) => line.startsWith('- row')).length).toBe(7);
  expect(lines.filter((line) => line.startsWith('- gridcell')).length).toBe(49);
  for (const line of [
    '- gridcell "b2, White knight" [selected]',
    '- gridcell "c3, Black pawn, can be captured"',
    '- gridcell "d3, empty, can move here, capturing Black pawn c3, Black pawn e4"',
    '- gridcell "d1, White king, White’s throne"',
    '- gridcell "a4, empty, can move here"',
    '- gridcell "g1, empty"',
  ])
    assert.ok(lines.includes(line), `${line}\n${tree}`);
});

testBoard('cards, check and en passant are spoken', async (player) => {
  await player.show(cards, { last: ['e2', 'e4'] });
  const label = (/** @type {string} */ square) => player.cell(square).getAttribute('aria-label');
  expect(await label('e4')).toBe('e4, White pawn, cards straight, diagonal, leap, last action');
  await player.show(inCheck);
  expect(await label('e1')).toBe('e1, White king, in check');
  await player.show(switched);
  expect(await label('a2')).toBe('a2, White pawn, cards diagonal, straight, leap, cards switched this turn');
  await player.show(inPassing);
  expect(await label('f6')).toBe('f6, empty, a pawn can be captured en passant here');
});

testBoard('axe finds nothing, in no state', async (player) => {
  await player.show(cards);
  await checkAccessibility(player.page, 'main');
  await player.click('e4');
  await checkAccessibility(player.page, 'main');
  await player.show(raids);
  await player.click('a6');
  await player.click('a7');
  await checkAccessibility(player.page, 'main');
});

test.describe(() => {
  test.use({ colorScheme: 'dark' });
  testBoard('axe finds nothing in the dark', async (player) => {
    await player.show(cards);
    await player.click('e4');
    await checkAccessibility(player.page, 'main');
  });
});

// ----- size and colours

test.describe(() => {
  test.use({ viewport: { width: 320, height: 740 } });
  testBoard('boards of all sizes fill a narrow page with square squares', async (player) => {
    for (const [files, ranks] of [
      [3, 3],
      [8, 8],
      [16, 8],
      [8, 16],
    ]) {
      await player.show(bare(files, ranks));
      const box = await player.board.locator('.grid').boundingBox();
      assert.ok(box && box.width > 270 && box.width <= 304, `${files} files: ${box?.width}`);
      assert.ok(Math.abs(box.width / files - box.height / ranks) < 0.01);
      expect(box.width % files, 'whole pixels').toBe(0);
    }
  });
});

testBoard('the colours follow the system and the page', async (player) => {
  await player.show(raids);
  const colour = () => player.cell('a2').evaluate((cell) => getComputedStyle(cell).backgroundColor);
  const light = await colour();
  await player.page.emulateMedia({ colorScheme: 'dark' });
  const dark = await colour();
  expect(light).not.toBe(dark);
  await player.board.evaluate((board) => (board.dataset.theme = 'light'));
  expect(await colour()).toBe(light);
});

testBoard('four seats on a board with edges: each has its colour and emblem, and looks its own way', async (player) => {
  await player.show(four);
  const pieces = player.board.locator('.piece');
  const paints = await pieces.evaluateAll((found) =>
    found.map((piece) => [piece.dataset.tile, getComputedStyle(piece, '::before').backgroundColor]),
  );
  expect(paints.map(([seat]) => seat).sort()).toEqual(['a', 'a', 'b', 'c']);
  expect(new Set(paints.map(([, colour]) => colour)).size).toBe(3);
  await expect(player.board.locator('.emblem-place:not(.origin)')).toHaveCount(4);
  await expect(player.board.locator('.emblem-place.origin')).toHaveCount(1);
  const turn = (/** @type {string} */ square) =>
    player.board.locator(`.piece[data-square="${square}"] .facing`).getAttribute('data-turn');
  expect(await Promise.all(['b1', 'a3', 'c4', 'd2'].map(turn))).toEqual(['0', '1', '2', '0']);
  await player.click('b1');
  expect(await player.signs('chosen')).toEqual(['b1']);
  await player.click('b2');
  expect(await player.played()).toEqual(['b1b2']);
  await checkAccessibility(player.page, 'main');
});
