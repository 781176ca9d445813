// Whole games, each from its first action to its end, by keyboard alone: where the focus is, what is offered and what
// has happened is read from Chromium's accessibility tree.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Table } from '../support/app-page.js';
import { checkAccessibility, expect, test } from '../support/fixtures.js';
import { expectFocus, expectHeard, focusedNode } from '../support/heard.js';

/** @typedef {import('../../../web/types.js').Action} Action */

/** The place that a square's spoken name begins with. */
function placeIn(/** @type {string} */ name) {
  const found = /^([a-z])(\d+)|^x (minus )?(\d+), y (minus )?(\d+)/.exec(name);
  assert.ok(found, `“${name}” begins with no square`);
  const [, file, rank, minusX, x, minusY, y] = found;
  if (file) return [file.charCodeAt(0), Number(rank)];
  return [minusX ? -Number(x) : Number(x), minusY ? -Number(y) : Number(y)];
}

/** How a square is spoken. */
function spoken(/** @type {string} */ square) {
  if (!square.includes(',')) return square;
  const [x, y] = square.split(',').map((number) => number.replace('-', 'minus '));
  return `x ${x}, y ${y}`;
}

/** Somebody who uses no pointer and sees nothing. */
class Listener extends Table {
  /** Presses a key so many times. */
  async #press(/** @type {string} */ key, /** @type {number} */ count) {
    for (let i = 0; i < count; i++) await this.page.keyboard.press(key);
  }

  /** Walks from the square that has the focus to another one. */
  async walkTo(/** @type {string} */ square) {
    const { name } = await focusedNode(this.page);
    const [[x, y], [toX, toY]] = [placeIn(name), placeIn(spoken(square))];
    await this.#press(toX > x ? 'ArrowRight' : 'ArrowLeft', Math.abs(toX - x));
    await this.#press(toY > y ? 'ArrowUp' : 'ArrowDown', Math.abs(toY - y));
    await expectFocus(this.page, { role: 'gridcell', name: expect.stringMatching(`^${spoken(square)},`) });
  }

  /** Goes on with a key until the focus is on something of that role and name. */
  async seek(/** @type {string} */ key, /** @type {string} */ role, /** @type {RegExp} */ name, most = 12) {
    for (let i = 0; i < most; i++) {
      const { role: at, name: called } = await focusedNode(this.page);
      if (at === role && name.test(called)) return;
      await this.page.keyboard.press(key);
    }
    await expectFocus(this.page, { role, name: expect.stringMatching(name) });
  }

  /** Chooses in the menu that has opened. */
  async choose(/** @type {RegExp} */ name) {
    await expectFocus(this.page, { role: 'menuitem' });
    await this.seek('ArrowRight', 'menuitem', name);
    await this.page.keyboard.press('Enter');
  }

  /** Exchanges two cards of the piece that is chosen: those at these places. */
  async exchange(/** @type {number[]} */ [first, second]) {
    await this.seek('Tab', 'button', /straight|diagonal|leap/);
    await this.#press('ArrowRight', first);
    await this.page.keyboard.press('Enter');
    await this.#press('ArrowRight', second - first);
    await this.page.keyboard.press('Enter');
  }

  /**
   * Does what an action says.
   * @param {Action} action
   * @param {RegExp} [option] what is chosen where a menu asks
   */
  async act({ type, source = '', via, target }, option) {
    if (type === 'pass') {
      await this.seek('Tab', 'button', /^Pass$/);
      return this.page.keyboard.press('Enter');
    }
    await this.page.keyboard.press('b');
    const ways = source.startsWith('*') ? [target] : [source, via, target];
    for (const square of ways)
      if (square) {
        await this.walkTo(square);
        await this.page.keyboard.press('Enter');
      }
    if (option) await this.choose(option);
  }
}

/** Which cards are exchanged for another order, which begins like that. @type {Record<string, number[]>} */
const exchanges = { DO: [0, 1], OH: [1, 2], HD: [0, 2] };

/** @type {Record<string, RegExp>} */
const kinds = { K: /^king/, Q: /^queen/, R: /^rook/, B: /^bishop/, N: /^knight/ };

/** The answer to a menu, if one opens: the kind that is placed, or whether a passenger comes along. */
function answer(/** @type {Action[]} */ legal, /** @type {Action} */ action) {
  const { type, kind = '', source, via, target, carriedVia, carriedTo } = action;
  const isOf = (/** @type {Action} */ other) => type === 'place' || other.source === source;
  const asked = legal.filter((other) => other.target && other.target === target && isOf(other));
  if (asked.length < 2) return undefined;
  if (type === 'place') return kinds[kind];
  if (carriedTo) return /^(carries|picks up)/;
  return new RegExp(`^leaves .* on ${carriedVia ? via : source}`);
}

/**
 * A whole game by its actions, and what is heard at its end.
 * @typedef {{ variant: string, actions: string, end: string }} Game
 */

/** @type {Record<string, Game>} */
const games = {
  'Custodian Chess, to the throne': {
    variant: 'custodian;captured=recruited',
    actions: 'e1f3.f6f5.b2b3.c7d5.d1e1.e6e5.f3g5.c6c5.g5e6.g6g5.c2c3.e7c6.b1e4.c6b4.f2f3.g5g4.d5c7',
    end: 'White wins',
  },
  'Take Two Chess, with exchanges of cards, to checkmate': {
    variant: 'taketwo',
    actions: 'd1~DO.g2g4.a7~DO.e7e6.c2~OH.f2f4.d8h4',
    end: 'Black wins',
  },
  'Till Chess, from the first tile that is placed to the last King': {
    variant: 'till;pawns=0',
    actions: [
      'N@0,0.N@1,-1.R@-1,0.B@-2,-1.B@-1,-1.N@0,-1.R@1,-2.Q@-3,-2.B@0,-2.B@1,0.Q@-2,-2.R@-2,0.N@-1,-2.R@-3,-1.',
      'K@-1,-3.K@-4,-2.pass.0,-1:-1,-3',
    ].join(''),
    end: 'Yellow wins',
  },
  'TCHES, with pieces that are carried, to the last of the prey': {
    variant: 'tches;king=plain;prey=Q;transport=on',
    actions: [
      'a1a2.g3g4.i1h3.h9i7.c9b7.b9d8.h3i1.c2e3.b2d3.d8e10.d8d7.i9h7.e3_f5.a3a4.h2f3.b7a9.e10_d8.i7g4.',
      'e2d7.e1e4.f5_e7d8',
    ].join(''),
    end: 'White wins',
  },
};

for (const [title, { variant, actions, end }] of Object.entries(games))
  test(`by keyboard: ${title}`, { tag: '@all' }, async ({ page, url }) => {
    test.setTimeout(120_000);
    const table = new Listener(page);
    await page.goto(`${url}#${variant}`);
    await table.expectText(table.standing, 'to play');
    /** @type {string[]} */
    const played = [];
    for (const text of actions.split('.')) {
      const { actions: legal } = await table.view();
      const action = legal.find((action) => action.text === text);
      assert.ok(action, `${text} is legal`);
      await table.act(action, answer(legal, action));
      if (action.type === 'switch') await table.exchange(exchanges[String(action.cards).slice(0, 2)]);
      played.push(text);
      await table.expectLink(`${variant}!!${played.join('.')}`);
      if (action.target) await expectHeard(page, spoken(action.target));
    }
    await expectHeard(page, end);
    await checkAccessibility(page);
  });

/** Lessons with several actions, as they stand in their files. @type {[idea: string, key: string][]} */
const lessons = [
  ['custodian', 'custodian-throne'],
  ['till', 'till-mate'],
  ['tches-strike', 'tches-strike-three'],
];

for (const [idea, key] of lessons)
  test(`by keyboard: the lesson ${key}, with a hint`, { tag: idea === 'custodian' ? [] : '@all' }, async ({
    page,
    url,
  }) => {
    const table = new Listener(page);
    const text = readFileSync(new URL(`../../../shell/lessons/${idea}.json`, import.meta.url), 'utf8');
    const { variant, solution } = JSON.parse(text).lessons.find((/** @type {any} */ lesson) => lesson.key === key);
    await page.goto(`${url}#${variant}!!!lesson=${key}`);
    await table.board.waitFor();
    const { turn } = await table.view();
    await page.keyboard.press('h');
    await expect(table.standing.locator('.remark')).not.toBeEmpty();
    let mayBeAnswered = false;
    for (const text of solution) {
      const { actions: legal, turn: now } = await table.view();
      const action = legal.find((action) => action.text === text);
      // The other side answers by itself, and may have done so already.
      assert.ok(action || mayBeAnswered, `${text} is legal`);
      mayBeAnswered = now.player === turn.player && action !== undefined;
      if (action && mayBeAnswered) await table.act(action, answer(legal, action));
      await expect.poll(async () => (await table.view()).actions.some((other) => other.text === text)).toBe(false);
    }
    await expectHeard(page, 'Done!');
    await checkAccessibility(page);
    await table.seek('Tab', 'button', /^(Next lesson|Not done yet: |Play a whole game)/, 40);
    await page.keyboard.press('Enter');
    // After the last lesson one is asked whom one wants to play.
    await expect(page.locator('h1:focus, dialog[open]')).toBeVisible();
  });

test('by keyboard: the focus stays where a key has led, however late a new screen is painted', async ({
  page,
  url,
}) => {
  const table = new Listener(page);
  await page.addInitScript(() => {
    /** @type {FrameRequestCallback[]} */
    const held = [];
    globalThis.requestAnimationFrame = (run) => held.push(run);
    const paint = () => {
      for (const run of held.splice(0)) run(performance.now());
    };
    Object.assign(globalThis, { paint });
  });
  await page.goto(`${url}#custodian`);
  await table.expectText(table.standing, 'White to play');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('b');
  await expectFocus(page, { role: 'gridcell' });
  await page.evaluate(() => /** @type {any} */ (globalThis).paint());
  await expectFocus(page, { role: 'gridcell' });
});
