// Till Chess on the page: a table without edges, hands, many seats; real events only.

import assert from 'node:assert/strict';
import { Table } from '../support/app-page.js';
import { checkBothThemes, expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Three players; Red can capture Yellow's king. */
const small = 'till;players=3!0,2:aKaPbN1cP/1aRaPbKcN/2bPbBcK+a+-+abc+0+30';

/** Red captures Yellow's king, uses a tile of Yellow's, and captures Blue's king. */
const game = '1,1:3,1 4,0:5,0 3,0:4,-1 pass 4,-1:5,0'.split(' ');

class TillTable extends Table {
  constructor(/** @type {Page} */ page) {
    super(page);
    this.viewport = this.board.locator('.viewport');
  }

  /**
   * Until its camera is loaded a table is a picture, which is measured and touched in vain. @override
   * @param {import('@playwright/test').Locator} locator
   * @param {string} text
   */
  async expectText(locator, text) {
    await super.expectText(locator, text);
    await this.board.locator('.frame:not(.still)').waitFor({ state: 'attached' });
  }

  tile(/** @type {string} */ square) {
    return this.board.locator(`.piece[data-id][data-square="${square}"]`);
  }

  /** Squares have a size, whether they have a cell or not. @override */
  async middle(/** @type {string} */ square) {
    await this.board.scrollIntoViewIfNeeded();
    const cell = this.board.locator('.cell').first();
    const [box, name] = [await cell.boundingBox(), await cell.getAttribute('data-square')];
    assert.ok(box && name);
    const [x, y] = square.split(',').map(Number);
    const [fromX, fromY] = name.split(',').map(Number);
    return {
      x: box.x + box.width * (x - fromX + 0.5),
      y: box.y + box.height * (fromY - y + 0.5),
    };
  }

  /** Waits until the camera rests, and says where a square is in the viewport, and how large. */
  async look(/** @type {string} */ square) {
    return this.cell(square).evaluate(async (cell) => {
      const viewport = /** @type {Element} */ (cell.closest('.viewport'));
      const measure = () => {
        const [table, box] = [viewport.getBoundingClientRect(), cell.getBoundingClientRect()];
        return { x: box.x - table.x, y: box.y - table.y, size: box.width, width: table.width, height: table.height };
      };
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      // The mouse wheel and fingers arrive with a frame, and what they do is drawn in the next one.
      let place = measure();
      for (let still = 0; still < 4; ) {
        await frame();
        const next = measure();
        still = JSON.stringify(next) === JSON.stringify(place) ? still + 1 : 0;
        place = next;
      }
      return place;
    });
  }

  async isInSight(/** @type {string} */ square) {
    const { x, y, size, width, height } = await this.look(square);
    return x > -1 && y > -1 && x + size < width + 1 && y + size < height + 1;
  }

  /** A point of the viewport, from its upper left corner in parts of its size. */
  async point(/** @type {number} */ x, /** @type {number} */ y) {
    const box = await this.viewport.boundingBox();
    assert.ok(box);
    return { x: box.x + x * box.width, y: box.y + y * box.height };
  }

  async dragTable(/** @type {number} */ dx, /** @type {number} */ dy) {
    const { x, y } = await this.point(0.5, 0.06);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + dx / 2, y + dy / 2, { steps: 3 });
    await this.page.mouse.move(x + dx, y + dy, { steps: 3 });
    await this.page.mouse.up();
  }

  /** Walks over the grid with the arrow keys. */
  async walkGrid(/** @type {string} */ square) {
    const [x, y] = square.split(',').map(Number);
    const focused = await this.board
      .locator('.cell[tabindex="0"]')
      .evaluate((cell) => /** @type {HTMLElement} */ (cell).dataset.square ?? '');
    const [fromX, fromY] = focused.split(',').map(Number);
    for (let i = 0; i < Math.abs(x - fromX); i++)
      await this.page.keyboard.press(x > fromX ? 'ArrowRight' : 'ArrowLeft');
    for (let i = 0; i < Math.abs(y - fromY); i++) await this.page.keyboard.press(y > fromY ? 'ArrowUp' : 'ArrowDown');
  }

  focused() {
    return this.board.evaluate((board) => {
      const cell = board.shadowRoot?.activeElement;
      return { square: cell?.getAttribute('data-square'), name: cell?.getAttribute('aria-label') };
    });
  }
}

test('three players: a king is captured, its army taken over and used, and the last king wins', async ({
  page,
  url,
}) => {
  const table = new TillTable(page);
  await page.goto(`${url}#${small}`);
  await table.expectText(table.standing, 'Red to play');
  const seats = page.locator('.seat');
  await expect(seats).toHaveCount(3);
  await expect(seats.nth(0)).toHaveAttribute('aria-current', 'true');

  await table.click('1,1');
  await table.click('3,1');
  await table.expectText(table.standing, 'Blue to play');
  await expect(table.tile('2,2')).toHaveAttribute('data-tile', 'a');
  await expect(table.tile('2,2').locator('.origin')).toHaveAttribute('data-tile', 'b');
  await expect(table.cell('2,2')).toHaveAttribute('aria-label', /^x 2, y 2, Yellow knight, controlled by Red/);
  await table.expectText(seats.nth(1), 'out; Red has taken over');
  await table.expectText(table.standing, 'Yellow is out');

  await table.drag('4,0', '5,0');
  await table.expectText(table.standing, 'Red to play');
  await table.button('Undo').click();
  await table.button('Undo').click();
  await table.expectText(table.standing, 'Red to play');
  await expect(table.tile('2,2')).toHaveAttribute('data-tile', 'b');
  await table.button('To the end').click();
  await table.expectText(table.standing, 'Red to play');
  for (const action of game.slice(2)) {
    if (action === 'pass') await table.button('Pass').click();
    else for (const square of action.split(':')) await table.click(square);
  }
  await table.expectText(table.standing, 'Red wins');
  await table.expectText(table.standing, 'Red has the last king.');
  await table.expectLink(small + '!' + game.join('.'));
});

test('placement with the mouse: the kind first, or the place first', async ({ page, url }) => {
  const table = new TillTable(page);
  await page.goto(url + '#till;players=3');
  await table.expectText(table.standing, 'Choose a tile from your hand');
  await expect(table.board.locator('.target')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'king, 1 in hand, cannot be placed yet' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: 'queen, 1 in hand' }).click();
  await table.click('0,0');
  await table.expectLink('till;players=3!!Q@0,0');
  await table.expectText(table.standing, 'Yellow to play');
  await expect(table.board.locator('.target')).toHaveCount(8);

  await table.click('1,1');
  await table.board.getByRole('menuitem', { name: 'knight' }).click();
  await table.expectLink('till;players=3!!Q@0,0.N@1,1');
  await page.getByRole('button', { name: 'pawn, 6 in hand' }).click();
  await table.click('0,0');
  await table.expectText(table.standing, 'There is already a tile there.');
  const { x, y } = await table.point(0.06, 0.06);
  await page.mouse.click(x, y);
  await table.expectText(table.standing, 'It would touch no other tile there, not even at a corner.');
  await table.click('0,1');
  await table.click('2,2');
  await table.board.getByRole('menuitem', { name: 'pawn' }).click();
  await table.expectLink('till;players=3!!Q@0,0.N@1,1.P@0,1.P@2,2');
  await page.getByRole('tab', { name: 'Pieces' }).click();
  await expect(page.locator('.hands tbody tr').nth(1)).toHaveText(/Yellow\s+1\s+1\s+2\s+2\s+1\s+6/, {
    useInnerText: true,
  });
});

test('the own hand stays to be looked at while computers place', async ({ page, url }) => {
  const table = new TillTable(page);
  await page.goto(url + '#till;players=3!!!seats=p,10s,10s');
  const shown = page.locator('motley-hand');
  await expect(shown.getByRole('group', { name: 'Red’s hand' })).toBeVisible();
  await page.getByRole('button', { name: 'queen, 1 in hand' }).click();
  await table.click('0,0');
  await table.expectText(table.standing, 'Yellow to play');
  // Nothing is waited for: when Red is to play again its hand is there in any case.
  expect(await shown.getByRole('group', { name: 'Red’s hand' }).count()).toBe(1);
  expect(await shown.getByRole('button', { name: 'rook, 2 in hand' }).getAttribute('aria-disabled')).toBe('true');
});

test('nobody is offered the pass of a computer', async ({ page, url }) => {
  const table = new TillTable(page);
  const stuck = 'till!0,3:1aB/2aPbN/4bP/aKaNaR1bK/3bP+b+-+ab+0+20!!seats=p,3';
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.pass')) document.documentElement.dataset.offered = '';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${url}#${stuck}`);
  await table.expectText(table.standing, 'Red to play');
  expect(table.link).toContain('!pass!');
  await expect(page.locator('html[data-offered]')).toHaveCount(0);
});

test('placement with the keyboard, from the hand to far away', async ({ page, url }) => {
  const table = new TillTable(page);
  await page.goto(url + '#till!!P@0,0.P@-1,-1');
  await table.expectText(table.standing, 'Red to play');
  await page.keyboard.press('b');
  await page.keyboard.press('p');
  const first = await table.focused();
  expect(first.name ?? '').toMatch(/^x (minus )?\d, y (minus )?\d, empty, open place$/);
  await page.keyboard.press('p');
  expect((await table.focused()).square).not.toBe(first.square);
  await page.keyboard.press('Shift+P');
  expect((await table.focused()).square).toBe(first.square);
  await table.walkGrid('-2,-1');
  expect((await table.focused()).name).toBe('x minus 2, y minus 1, empty, open place');
  await page.keyboard.press('Enter');
  await expect(table.board.getByRole('menuitem')).toHaveCount(5);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await table.expectLink('till!!P@0,0.P@-1,-1.R@-2,-1');
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowLeft');
  const far = await table.focused();
  expect(far.square).toBe('-14,-1');
  expect(far.name).toBe('x minus 14, y minus 1, empty');
  assert.ok(await table.isInSight('-14,-1'), 'the camera follows the cursor');
  await page.keyboard.press('t');
  expect((await table.focused()).name).toBe('x minus 1, y minus 1, Yellow pawn, trapped');
  assert.ok(await table.isInSight('-1,-1'));
});

test('why not: the tiles that would be cut off are counted and shown', async ({ page, url }) => {
  const table = new TillTable(page);
  await page.goto(url + '#till!0,2:aKaP/2aR/3bPbK+a+-+ab+0+20');
  await table.expectText(table.standing, 'Red to play');
  await expect(table.board.locator('.mark.trapped')).toHaveCount(3);
  await table.click('2,1');
  await table.expectText(table.standing, 'Moving it would split the table: these two tiles would be cut off.');
  const marked = await table.board
    .locator('.mark.reason')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-square')));
  expect(marked.sort()).toEqual(['3,0', '4,0']);
  await page.keyboard.press('Escape');
  await table.click('0,2');
  await table.click('3,2');
  await table.expectText(table.standing, 'It cannot go there: the marks show where it can.');
});

test('check, threat and traps look different and are spoken', async ({ page, url }) => {
  const table = new TillTable(page);
  await page.goto(url + '#till!0,1:aRaPaPbK/aKbPbPbN+b+-+ab+0+20');
  await table.expectText(table.standing, 'Yellow’s king is in check.');
  await expect(table.board.locator('.mark.check[data-square="3,1"]')).toHaveCount(1);
  await expect(table.cell('3,1')).toHaveAttribute('aria-label', /Yellow king, in check/);
  await table.follow('till!0,1:aKaPaR1bK/3bPbN+b+-+ab+0+20');
  await table.cell('4,1').waitFor();
  await expect(table.board.locator('.mark.check')).toHaveCount(0);
  await expect(table.board.locator('.mark.threatened[data-square="4,1"]')).toHaveCount(1);
  await expect(table.cell('4,1')).toHaveAttribute('aria-label', /Yellow king, threatened/);
  await expect(table.cell('2,1')).toHaveAttribute('aria-label', /Red rook, trapped/);
});

test('a touch on a king says and shows who threatens it, or gives check, in the colour of each', async ({
  page,
  url,
}) => {
  const table = new TillTable(page);
  const attack = table.board.locator('.possible .attack');
  await page.goto(`${url}#till!0,1:aKaPaR1bK/3bPbN+a+-+ab+0+20`);
  await table.expectText(table.standing, 'Red to play');
  const touch = async (/** @type {string} */ king, /** @type {string} */ words, /** @type {string[]} */ ...from) => {
    await table.click(king);
    await table.expectText(table.standing, words);
    await expect(attack).toHaveCount(from.length);
    for (const [i, square] of from.entries()) await expect(attack.nth(i)).toHaveAttribute('data-square', square);
  };
  const threat = 'Only a threat: Red rook 2,1 is trapped. Once free, it gives check.';
  await touch('4,1', threat, '2,1');
  await table.follow('till!0,1:aKaPaR1bK/3bPbN+b+-+ab+0+21');
  await table.expectText(table.standing, 'Yellow to play');
  await touch('4,1', threat, '2,1');
  await table.follow('till;players=3!0,1:aRaPaPbK/aKbPbPbN/cK+b+-+abc+0+31');
  await table.expectText(table.standing, 'Yellow’s king is in check.');
  await touch('3,1', 'Attacker: Red rook 0,1.', '0,1');
});

test('places are numbers for the eye and words for the ear, in what is said of a piece and in hints', async ({
  page,
  url,
}) => {
  const table = new TillTable(page);
  const seen = page.locator('.remark > span[aria-hidden]');
  const heard = page.locator('.remark > .only-spoken');
  await page.goto(`${url}#till!0,-1:aKaPaR1bK/3bPbN+b+-+ab+0+21`);
  await table.expectText(table.standing, 'Yellow to play');
  await table.click('0,-1');
  await expect(seen).toHaveText(/^If it were Red’s turn: .*1,−2; 0,−2\.$/);
  await expect(heard).toHaveText(/^If it were Red’s turn: .*x 1, y minus 2; x 0, y minus 2\.$/);
  await expect(page.locator('.closer .title')).toHaveText('Red king on 0,−1');
  await page.keyboard.press('Escape');
  const hint = page.locator('.hint-button');
  await hint.click();
  await expect(seen).toHaveText(/^Look at the \w+ on \d,−\d\.$/);
  await expect(heard).toHaveText(/^Look at the \w+ on x \d, y minus \d\.$/);
  await hint.click();
  await expect(seen).toHaveText(/^Hint: \w+ \d,−\d to [\d−]+,[\d−]+\./);
});

test('the camera: drag, wheel, buttons and keys; a drag is no click; nothing jumps', async ({ page, url }) => {
  const table = new TillTable(page);
  await page.goto(url + '#till!!!seed=7');
  await table.expectText(table.standing, 'Red to play');
  const square = (await table.view()).pieces[0].square;
  const start = await table.look(square);
  await table.dragTable(60, 40);
  const dragged = await table.look(square);
  assert.ok(Math.abs(dragged.x - start.x - 60) < 8 && Math.abs(dragged.y - start.y - 40) < 8);
  assert.ok(Math.abs(dragged.size - start.size) < 0.01);
  await expect(page.locator('.remark')).toHaveText('', { useInnerText: true });

  const { x, y } = await table.point(0.5, 0.5);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  const closer = await table.look(square);
  assert.ok(closer.size > start.size * 1.2);
  for (let i = 0; i < 30; i++) await page.mouse.wheel(0, -1000);
  const closest = await table.look(square);
  assert.ok(closest.size < 130, 'a limit to looking closer');
  for (let i = 0; i < 30; i++) await page.mouse.wheel(0, 1000);
  assert.ok((await table.look(square)).size > 6, 'and to looking from afar');

  await table.button('Show all tiles').click();
  const fitted = await table.look(square);
  assert.ok(Math.abs(fitted.size - start.size) < 0.5);
  await page.keyboard.press('b');
  await page.keyboard.press('+');
  assert.ok((await table.look(square)).size > fitted.size * 1.1);
  await page.keyboard.press('0');
  assert.ok(Math.abs((await table.look(square)).size - start.size) < 0.5);

  // A table that grows stays where it is.
  await table.follow('till!!P@0,0');
  await table.cell('0,0').waitFor();
  const before = await table.look('0,0');
  for (const [kind, place] of [
    ['rook', '-1,1'],
    ['rook', '-2,1'],
    ['queen', '1,0'],
  ]) {
    await table.click(place);
    await table.board.getByRole('menuitem', { name: kind }).click();
    await table.tile(place).waitFor();
  }
  const after = await table.look('0,0');
  assert.ok(Math.abs(after.x - before.x) < 0.6 && Math.abs(after.size - before.size) < 0.1);
});

test('tiles out of sight have signs at the edge that lead there; the last move is followed', async ({ page, url }) => {
  const table = new TillTable(page);
  await page.goto(url + '#till!!!seed=7');
  await table.expectText(table.standing, 'Red to play');
  await expect(table.board.locator('.marker')).toHaveCount(0);
  await page.getByLabel('Go to coordinates').fill('500, -200');
  await page.keyboard.press('Enter');
  expect((await table.focused()).square).toBe('500,-200');
  assert.ok(await table.isInSight('500,-200'));
  const marker = table.board.locator('.marker');
  await marker.first().waitFor();
  await expect(marker).toHaveCount(1);
  expect((await marker.getByText('out of sight').textContent())?.trim()).toBe(
    'To the left, 32 tiles out of sight: Red 16, Yellow 16. Go there.',
  );
  const { pieces, actions } = await table.view();
  await marker.click();
  await expect
    .poll(async () => {
      let seen = 0;
      for (const { square } of pieces) if (await table.isInSight(square).catch(() => false)) seen++;
      return seen;
    }, 'some tiles are in sight again')
    .toBeGreaterThan(3);

  // Redo from far away: the camera goes where the move was.
  const { source: from = '', target: to = '' } = actions[0];
  await table.button('Show all tiles').click();
  await table.look(from);
  await table.click(from);
  await table.click(to);
  await table.expectText(table.standing, 'Yellow to play');
  await table.button('Undo').click();
  await page.getByLabel('Go to coordinates').fill('40 40');
  await page.keyboard.press('Enter');
  await table.button('Redo').click();
  await table.tile(to).waitFor();
  assert.ok(await table.isInSight(to));
  await table.button('Follow the last move').click();
  await page.getByLabel('Go to coordinates').fill('40 40');
  await page.keyboard.press('Enter');
  await table.button('Undo').click();
  await table.button('Redo').click();
  assert.ok(!(await table.isInSight(to)));
});

/** How many squares that the chosen tile can reach are not whole in sight once the camera rests. */
async function countHidden(/** @type {TillTable} */ table, /** @type {string} */ square) {
  await table.look(square);
  return table.viewport.evaluate((viewport) => {
    const table = viewport.getBoundingClientRect();
    const boxes = [...viewport.querySelectorAll('.target')].map((target) => target.getBoundingClientRect());
    const hidden = boxes.filter(
      ({ left, right, top, bottom }) =>
        left < table.left - 1 || right > table.right + 1 || top < table.top - 1 || bottom > table.bottom + 1,
    );
    return boxes.length > 0 ? hidden.length : -1;
  });
}

test('where a chosen tile can go is brought into sight, and as near as before when it is let go', async ({
  page,
  url,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const table = new TillTable(page);
  await page.goto(url + '#till;players=4!!!seed=7');
  await table.expectText(table.standing, 'Red to play');
  const box = await table.viewport.boundingBox();
  for (let i = 0; i < 3; i++) await table.button('Zoom in').click();
  const before = await table.look('2,1');
  await table.click('2,1');
  expect(await countHidden(table, '2,1')).toBe(0);
  expect((await table.look('2,1')).size).toBeLessThan(before.size);
  await page.keyboard.press('Escape');
  await expect.poll(async () => Math.abs((await table.look('2,1')).size - before.size)).toBeLessThan(0.1);
  expect(await table.viewport.boundingBox(), 'the table itself keeps still').toEqual(box);

  await table.button('Follow the last move').click();
  const at = await table.look('2,1');
  await table.click('2,1');
  expect(await countHidden(table, '2,1')).toBeGreaterThan(0);
  expect(await table.look('2,1')).toEqual(at);
  await expect(table.board.locator('.marker .marked').first(), 'they are counted at the edge').toBeVisible();
  await expect(table.board.locator('.marker').getByText('Marked squares out of sight').first()).toBeAttached();
});

test('nothing depends on the size of coordinates', async ({ page, url }) => {
  const table = new TillTable(page);
  await page.goto(url + '#till!-999990,999981:aKaPbP/aP1bP/aN1bK+a+-+ab+0+20');
  await table.expectText(table.standing, 'Red to play');
  const [king, pawn] = [await table.look('-999990,999981'), await table.look('-999989,999981')];
  assert.ok(Math.abs(pawn.x - king.x - king.size) < 0.05);
  await table.click('-999990,999979');
  const { actions } = await table.view();
  const { text, target: to = '' } = actions.filter(({ source }) => source === '-999990,999979')[0];
  await table.click(to);
  await table.expectLink(`till!-999990,999981:aKaPbP/aP1bP/aN1bK+a+-+ab+0+20!${text}`);
  expect((await table.cell(to).getAttribute('aria-label'))?.startsWith('x minus 9999')).toBe(true);
});

test.describe(() => {
  test.use(phone);
  test('fingers: one moves the table, two look closer, and a tap plays; the page scrolls outside', async ({
    page,
    url,
  }) => {
    const table = new TillTable(page);
    await page.goto(`${url}#${small}`);
    await table.expectText(table.standing, 'Red to play');
    const session = await page.context().newCDPSession(page);
    const touch = (
      /** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type,
      /** @type {{ x: number, y: number }[]} */ ...touchPoints
    ) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
      });

    const start = await table.look('1,1');
    const { x, y } = await table.point(0.1, 0.85);
    await touch('touchStart', { x, y });
    for (let i = 1; i <= 5; i++) await touch('touchMove', { x: x + i * 10, y: y - i * 6 });
    await touch('touchEnd');
    const panned = await table.look('1,1');
    assert.ok(Math.abs(panned.x - start.x - 50) < 14 && Math.abs(panned.y - start.y + 30) < 14);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    const [one, other] = [await table.point(0.4, 0.5), await table.point(0.6, 0.5)];
    await touch('touchStart', one, other);
    for (let i = 1; i <= 5; i++)
      await touch('touchMove', { ...one, x: one.x - i * 8 }, { ...other, x: other.x + i * 8 });
    await touch('touchEnd');
    const closer = await table.look('1,1');
    assert.ok(closer.size > start.size * 1.4, `${closer.size} from ${start.size}`);
    await expect(table.board.locator('.chosen')).toHaveCount(0);

    await page.getByRole('button', { name: 'Show all tiles' }).tap();
    await table.look('1,1');
    await table.tap('1,1');
    await table.board.locator('.chosen').waitFor();
    await table.tap('3,1');
    await table.expectText(table.standing, 'Blue to play');
  });
});

test.describe(() => {
  test.use({ ...phone, viewport: { width: 360, height: 640 } });
  test('six seats on a small phone: what could be taken is read below, beside the same tiles', async ({
    page,
    url,
  }) => {
    const table = new TillTable(page);
    await page.goto(`${url}#till;players=6!!!seed=7`);
    await table.expectText(table.standing, 'Red to play');
    const bar = await table.board.locator('.bar').boundingBox();
    assert.ok(bar && bar.height < 60, 'markers and buttons are in one row');
    const before = await table.look('0,0');
    const seen = await table.board.locator('.marker').count();
    await table.button('Possible captures').tap();
    const list = page.getByRole('status', { name: 'Possible captures in one turn' });
    await expect(list.getByRole('listitem')).toHaveCount(6);
    await expect(list.getByRole('img').first()).toBeInViewport({ ratio: 0.9 });
    await expect(table.board.locator('.could-take').first()).toBeVisible();
    await expect(table.board.locator('.take').first()).toBeHidden();
    const smaller = await table.look('0,0');
    assert.ok(smaller.size < before.size * 0.8 && smaller.height < before.height * 0.8);
    expect(await table.board.locator('.marker').count()).toBe(seen);
    await table.button('Possible captures').tap();
    const after = await table.look('0,0');
    assert.ok(Math.abs(after.size - before.size) < 0.1 && Math.abs(after.x - before.x) < 0.6);
  });
});

test.describe(() => {
  test.use({ ...phone, viewport: { width: 360, height: 640 } });
  test('six seats on a small phone: all that a chosen tile can reach is in sight', async ({ page, url }) => {
    const table = new TillTable(page);
    await page.goto(`${url}#till;players=6!!!seed=7`);
    await table.expectText(table.standing, 'Red to play');
    for (const square of ['2,-3', '3,-4', '4,0']) {
      await table.look(square);
      await table.tap(square);
      expect(await countHidden(table, square), square).toBe(0);
    }
  });
});

test.describe(() => {
  test.use({ ...phone, viewport: { width: 390, height: 844 } });
  test('two seats on a phone: an empty row is in sight around all tiles', async ({ page, url }) => {
    const table = new TillTable(page);
    await page.goto(`${url}#till!!!seed=7`);
    await table.expectText(table.standing, 'Red to play');
    for (const { square } of (await table.view()).pieces) {
      const { x, y, size, width, height } = await table.look(square);
      assert.ok(x > size - 1 && y > size - 1, square);
      assert.ok(x + 2 * size < width + 1 && y + 2 * size < height + 1, square);
    }
  });
});

test.describe(() => {
  test.use(phone);
  test('a tap on an open place asks what to place; a tap beside the menu closes it', async ({ page, url }) => {
    const table = new TillTable(page);
    await page.goto(url + '#till!!P@0,0.P@1,1');
    await table.tap('0,1');
    const menu = table.board.getByRole('menu', { name: 'Choose what to place on x 0, y 1' });
    await menu.waitFor();
    await table.tap('1,2');
    await menu.waitFor({ state: 'detached' });
    await table.tap('0,1');
    await table.board.getByRole('menuitem', { name: 'rook' }).tap();
    await table.expectLink('till!!P@0,0.P@1,1.R@0,1');
  });
});

test('a seed in the link makes the table, and stays in the link with the position', async ({ page, url }) => {
  const table = new TillTable(page);
  await page.goto(url + '#till;players=4!!!seed=42');
  await table.expectLink(/^till;players=4!-?\d+,-?\d+:[^!]+ ?a[+ ]-[+ ]abcd[+ ]0[+ ]48!!seed=42$/);
  const { pieces } = await table.view();
  expect(pieces.length).toBe(48);
  const { link } = table;
  await page.goto('about:blank');
  await page.goto(`${url}#${link.replaceAll(' ', '+')}`);
  await table.expectText(table.standing, 'Red to play');
  expect((await table.view()).pieces).toEqual(pieces);
});

test('a bad seed is refused and left out; elsewhere the key is passed on', async ({ page, url }) => {
  const table = new TillTable(page);
  await page.goto(url + '#till!!P@0,0!seed=x9;note=1');
  await table.expectText(table.notices, 'Part of the link has been ignored');
  await table.click('1,0');
  await table.board.getByRole('menuitem', { name: 'pawn' }).click();
  await table.expectLink('till!!P@0,0.P@1,0!note=1');
  await table.follow('custodian!!!seed=x9');
  await table.expectText(table.standing, 'White to play');
  await expect(table.notices).toHaveCount(0);
  await table.expectLink('custodian!!!seed=x9');
});

test('a new game: players, a random table with its number, ready layouts, placement', async ({ page, url }) => {
  const table = new TillTable(page);
  await page.goto(url);
  await table.button('New game').click();
  await page.getByRole('radio', { name: /^Till Chess/ }).check();
  const random = page.getByRole('radio', { name: /^Random/ });
  await expect(random).toBeChecked();
  await page.getByRole('spinbutton', { name: 'Players' }).fill('3');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Pawns each')).toHaveValue('6');
  await page.getByRole('textbox', { name: 'Number' }).fill('11');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await table.expectText(table.standing, 'Red to play');
  expect(table.link).toMatch(/^till;players=3!.*!!seed=11$/);

  await table.button('New game').click();
  await page.getByRole('radio', { name: /^Triangle/ }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForFunction(() => !location.hash.includes('seed'));
  expect((await table.view()).pieces.length).toBe(42);

  await table.button('New game').click();
  await page.getByRole('radio', { name: /^Place the tiles/ }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await table.expectLink('till;players=3');
  await table.expectText(table.standing, 'Choose a tile from your hand');
});

test('three players draw when all who are in agree, and points rank them', async ({ page, url }) => {
  const table = new TillTable(page);
  await page.goto(`${url}#${small}!1,1:3,1`);
  await table.expectText(table.standing, 'Blue to play');
  await table.button('Draw').click();
  const agree = table.dialog.getByRole('checkbox');
  await expect(agree).toHaveCount(2);
  await expect(table.button('Everyone agrees: draw')).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Red agrees' }).check();
  await expect(table.button('Everyone agrees: draw')).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Blue agrees' }).check();
  await table.button('Everyone agrees: draw').click();
  await table.expectText(table.standing, 'Ranking: 1. Red (14), 2. Blue (4), 3. Yellow.');
  await expect(page.locator('.seat').first()).toHaveText(/1\.\s+Red\s+14 pts/, { useInnerText: true });
  await table.expectLink(`${small}!1,1:3,1!result=draw+agreement`);
});

test('the record of a game of three goes out and comes back', async ({ page, url }) => {
  const table = new TillTable(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${url}#${small}!${game.join('.')}`);
  await table.expectText(table.standing, 'Red wins');
  await expect(page.locator('.moves li')).toHaveCount(3);
  await table.button('Copy the game record').click();
  await table.notices.first().waitFor();
  const record = await page.evaluate(() => navigator.clipboard.readText());
  expect(record).toMatch(/\[Variant "till;players=3"\]/);
  expect(record).toMatch(/31\. 1,1:3,1 32\.\.\. 4,0:5,0 33\. 3,0:4,-1 34\.\.\. pass 35\. 4,-1:5,0 win a\s+last-king/);
  await page.goto(url);
  await table.button('Open').click();
  await page.getByLabel('A link, a game record').fill(record);
  await table.dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await table.expectText(table.standing, 'Red wins');
  await expect(table.moves).toHaveCount(game.length);
});

test('Till Chess passes axe where a tile is chosen, with six players, far away and at the end', {
  tag: '@all',
}, async ({ page, url }) => {
  const table = new TillTable(page);
  await page.goto(url + '#till;players=3!!P@0,0.P@1,1.N@-1,1');
  await table.expectText(table.standing, 'Red to play');
  await table.click('0,1');
  await table.board.getByRole('menuitem').first().waitFor();
  await checkBothThemes(page);
  await table.follow('till;players=6!!!seed=3');
  await table.expectText(table.standing, 'Move a tile.');
  await checkBothThemes(page);
  await page.getByLabel('Go to coordinates').fill('30 5');
  await page.keyboard.press('Enter');
  await table.board.locator('.marker').first().waitFor();
  await checkBothThemes(page);
  await table.follow(`${small}!1,1:3,1!result=draw+agreement`);
  await table.expectText(table.standing, 'Ranking');
  await checkBothThemes(page);
});

test('a table that was hidden for a while keeps its tiles in sight', async ({ page, url }) => {
  await page.goto(url + '#till;players=3!!!seed=42');
  const viewport = page.locator('#board .viewport');
  await viewport.waitFor();
  const countSeen = () =>
    page.locator('#board').evaluate((board) => {
      const root = /** @type {ShadowRoot} */ (board.shadowRoot);
      const frame = /** @type {Element} */ (root.querySelector('.viewport')).getBoundingClientRect();
      return [...root.querySelectorAll('.piece[data-id]')].filter((piece) => {
        const { left, right, top, bottom } = piece.getBoundingClientRect();
        return left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
      }).length;
    });
  await page.waitForFunction(() => document.querySelector('#board')?.shadowRoot?.querySelector('.viewport'));
  const all = (await new TillTable(page).view()).pieces.length;
  await expect.poll(countSeen, 'all tiles are in sight').toBe(all);
  await page.locator('.board-place').evaluate(async (place) => {
    place.style.display = 'none';
    // An observer that has begun to watch sizes earlier is told of this one, too.
    await new Promise((told) => new ResizeObserver(() => told(null)).observe(place));
    place.style.display = '';
  });
  await expect.poll(countSeen, 'all tiles are in sight again').toBe(all);
});
