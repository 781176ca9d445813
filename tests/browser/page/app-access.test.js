// The page for everybody: names and roles, contrast, focus, touch targets, narrow screens, themes.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Table } from '../support/app-page.js';
import { checkBothThemes, expect, test, waitForRest } from '../support/fixtures.js';

const dialogs = /** @type {const} */ ([
  ['new game', 'n', 'New game'],
  ['open', 'o', 'Open a game'],
  ['your games', 'g', 'Your games'],
  ['help', '?', 'Help'],
]);

test('side panels, a piece that is selected and a notice pass axe', { tag: '@all' }, async ({ page, table, url }) => {
  const link = 'custodian!!e2e3.c6c5.f1c4!at=2';
  await page.goto(`${url}#${link}`);
  await table.expectLink(link);
  for (const tab of ['Pieces', 'Rules']) {
    await page.getByRole('tab', { name: tab }).click();
    await checkBothThemes(page);
  }
  await table.click('e7');
  await checkBothThemes(page);
  await table.follow('nonsense');
  await table.notices.first().waitFor();
  await checkBothThemes(page);
});

test('every dialog has a name, closes with Escape and gives the focus back', async ({ page, table, url }) => {
  await page.goto(url + '#taketwo');
  await table.click('e2');
  await table.click('e4');
  await table.expectLink('taketwo!!e2e4');
  await page.keyboard.press('b');
  const board = () => page.evaluate(() => document.activeElement?.id === 'board');
  for (const [, key, name] of dialogs) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name }).waitFor();
    await page.keyboard.press('Escape');
    await table.dialog.waitFor({ state: 'detached' });
    assert.ok(await board(), name);
  }
  for (const name of ['Settings', 'Resign', 'Draw']) {
    await table.button(name).click();
    await table.dialog.waitFor();
    await page.keyboard.press('Escape');
    await table.dialog.waitFor({ state: 'detached' });
    await expect(table.button(name)).toBeFocused();
  }
  await table.follow('');
  await page.getByRole('button', { name: 'Rules' }).first().click();
  await page.getByRole('dialog', { name: 'Rules: Custodian Chess' }).waitFor();
});

test('choosing cards passes axe', { tag: '@all' }, async ({ page, table, url }) => {
  await page.goto(url + '#taketwo');
  await table.button('Choose in secret').click();
  await table.button('I am White: let me choose').waitFor();
  await checkBothThemes(page);
  await table.button('I am White: let me choose').click();
  await table.click('e2');
  await checkBothThemes(page);
});

test('choosing sides passes axe', { tag: '@all' }, async ({ page, table, url }) => {
  await page.goto(url + '#tches!!!choose=open');
  await table.click('e3');
  await page.getByRole('radiogroup').waitFor();
  await checkBothThemes(page);
});

test('the tree that a screen reader sees', async ({ page, table, url }) => {
  await page.goto(url + '#custodian!!e2e3.c6c5');
  await table.expectText(table.standing, 'White to play');
  const tree = await page.locator('body').ariaSnapshot();
  for (const line of [
    '- banner:',
    '- navigation "Games and settings":',
    '- main:',
    '- region "Custodian Chess":',
    '- heading "Custodian Chess" [level=1]',
    '- status:',
    '- grid "Board, 7 files by 7 ranks":',
    '- gridcell "e3, White pawn"',
    '- group "Go through the game":',
    '- tab "Moves" [selected]',
    '- tabpanel "Moves":',
    '- list "Moves":',
    '- \'button "White: pawn e2–e3."\'',
    '- \'button "Black: pawn c6–c5."\'',
  ])
    assert.ok(tree.includes(line), `${line} in\n${tree}`);
});

test('a turn is announced, and the focus is on the heading of a new screen', async ({ page, table, url }) => {
  await page.goto(url);
  await page.getByRole('button', { name: 'Play Custodian Chess' }).click();
  await page.getByRole('button', { name: 'A friend here' }).click();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await expect(table.standing).toHaveAttribute('aria-live', 'polite');
  await table.click('e2');
  await table.click('e3');
  await table.expectText(table.standing, 'Black to play');
});

for (const width of [320, 360, 768, 1440])
  test.describe(() => {
    test.use({ viewport: { width, height: 760 } });
    test(`${width} px: nothing scrolls sideways, and what is touched is 44 px high`, {
      tag: width === 360 ? [] : '@all',
    }, async ({ page, table, url }) => {
      const check = async (/** @type {string} */ where) => {
        const { overflow, small } = await page.evaluate(() => ({
          overflow: document.documentElement.scrollWidth - innerWidth,
          small: [...document.querySelectorAll('button, select, summary, label.choice, input[type=text]')]
            .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 43.9)
            .map((element) => element.outerHTML.slice(0, 80)),
        }));
        expect(overflow, where).toBe(0);
        expect(small, where).toEqual([]);
      };
      await page.goto(url);
      await page.getByRole('heading', { name: 'Games to try' }).waitFor();
      await check('all games');
      for (const link of ['custodian!!e2e3.c6c5.f1c4', 'taketwo!!e2~HD.d2d4']) {
        await table.follow(link);
        await table.expectLink(link);
        for (const tab of ['Moves', 'Pieces', 'Rules']) {
          await page.getByRole('tab', { name: tab }).click();
          await check(`${link} ${tab}`);
        }
        // The tab that is open lets the board be as large as it can.
        await page.getByRole('tab', { name: 'Rules' }).click();
        const box = await table.board.boundingBox();
        assert.ok(box && box.width >= Math.min(width, 480) - 2, 'the board is as wide as the phone');
      }
      await page.keyboard.press('n');
      await check('new game');
    });
  });

test('the theme can be chosen, and stays', async ({ page, table, url }) => {
  await page.goto(url);
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.getByRole('heading', { name: 'Games to try' }).waitFor();
  const light = await paper();
  await table.button('Settings').click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  await page.getByRole('heading', { name: 'Games to try' }).waitFor();
  expect(await paper()).toBe(dark);
});

test('single keys can be switched off', async ({ page, table, url }) => {
  await page.goto(url + '#custodian');
  await table.expectText(table.standing, 'White to play');
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Use single keys as shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  // Nothing has opened, or this would not: dialogs are modal.
  await table.button('Settings').click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect(table.dialog).toHaveCount(1);
});

test('the pictures of the rules show what they say', { tag: '@all' }, async ({ page, url }) => {
  for (const link of ['custodian', 'taketwo']) {
    await page.goto(`${url}#${link}`);
    await page.getByRole('tab', { name: 'Rules' }).click();
    const shows = page.getByRole('button', { name: 'Show the move' });
    await expect(shows.nth(3)).toBeVisible();
    const count = await shows.count();
    for (let i = 0; i < count; i++) await shows.first().click();
    await page
      .getByRole('button', { name: 'Back', pressed: true })
      .nth(count - 1)
      .waitFor();
    if (link !== 'custodian') continue;
    const enemies = await page
      .locator('figure motley-view')
      .evaluateAll((boards) =>
        boards.map(
          (board) =>
            /** @type {{ view: import('../../../web/types.js').View }} */ (
              /** @type {unknown} */ (board)
            ).view.pieces.filter(({ seat }) => seat === 'b').length,
        ),
      );
    /** @type {import('../../../shell/rules/rules.js').Block[]} */
    const blocks = JSON.parse(readFileSync(new URL('../../../shell/rules/custodian.json', import.meta.url), 'utf8'));
    const figures = blocks.flatMap((block) => ('figures' in block ? block.figures : []));
    const left = figures
      .filter(({ variant }) => variant === 'custodian')
      .map(
        ({ position = '', result }) =>
          position.split(' ')[0].replace(/[^a-z]/g, '').length - (result.captures ?? []).length,
      );
    expect(enemies).toEqual(left);
  }
});

test('the rules are those of the variant, and say which option has changed them', async ({ page, url }) => {
  const rules = page.getByRole('tabpanel', { name: 'Rules' });
  const steps = rules.getByRole('listitem').filter({ hasText: 'may also step one square straight' });
  await page.goto(`${url}#custodian;bishops=step`);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(steps.filter({ hasText: 'because of the option “Bishops”' })).toHaveCount(1);
  await expect(rules.getByText('Captured pieces leave the board.')).toBeVisible();
  const tafl = rules.getByText('known as Tafl games');
  await expect(tafl).toBeHidden();
  await rules.getByText('About these rules').click();
  await expect(tafl).toBeVisible();
  await page.goto(`${url}#custodian;captured=recruited`);
  await expect(rules.getByText('Captured pieces stay where they are and change sides')).toBeVisible();
  await expect(rules.getByText('Captured pieces leave the board.')).toHaveCount(0);
  await expect(steps).toHaveCount(0);
});

test('a picture of the rules that is tried is in sight', async ({ page, url }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${url}#custodian`);
  await page.getByRole('tab', { name: 'Rules' }).click();
  const figure = page.getByRole('figure').filter({ hasText: 'Rook and knight' });
  await figure.getByRole('button', { name: 'Try it' }).click();
  await expect(figure.locator('#figure-board')).toBeInViewport({ ratio: 1 });
  await expect(figure.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('a picture of the rules is tried in its place: why not, what was played, and back', async ({ page, url }) => {
  await page.goto(`${url}#custodian`);
  await page.getByRole('tab', { name: 'Rules' }).click();
  const figure = page.getByRole('figure').filter({ hasText: 'Two rooks' });
  await figure.getByRole('button', { name: 'Try it' }).click();
  const touch = (/** @type {string} */ square) => figure.locator(`.cell[data-square="${square}"]`).click();
  const remark = figure.locator('> [role="status"]');
  await touch('a3');
  await touch('b5');
  await expect(remark).toHaveText('It cannot go there: the marks show where it can.');
  await touch('a3');
  await touch('d3');
  await expect(remark).toHaveText('rook a3 to d3, captures pawn d4 with rook d5');
  await figure.getByRole('button', { name: 'Back' }).click();
  await expect(remark).toHaveText('');
  await expect(figure.locator('.piece')).toHaveCount(5);
  // The game at the table was not touched, and the picture is a picture again.
  await figure.getByRole('button', { name: 'Close' }).click();
  // The picture tells who has captured, as the board does after a turn.
  await figure.getByRole('button', { name: 'Show the move' }).click();
  const pairs = figure.locator('motley-view').evaluate((board) => /** @type {any} */ (board).trail.pairs);
  expect(await pairs).toEqual([{ actor: 'd3', victim: 'd4', partner: 'd5' }]);
  await expect(new Table(page).standing).toContainText('White to play');
});

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test.describe(() => {
  test.use(phone);
  test('on a phone nothing moves while a turn is played: not the board, not what is below it', async ({
    page,
    url,
  }) => {
    const table = new Table(page);
    await page.goto(url + '#taketwo');
    await table.expectText(table.standing, 'White to play');
    const places = () =>
      page.evaluate(() =>
        ['#board', '.rail', '.controls', '.side'].map(
          (name) => document.querySelector(name)?.getBoundingClientRect().top,
        ),
      );
    const card = (/** @type {number} */ index) => page.locator('motley-cards button').nth(index);
    const isSelected = (/** @type {string} */ square) => () =>
      expect(table.cell(square)).toHaveAttribute('aria-selected', 'true');
    const isSaid = (/** @type {string} */ text) => () => table.expectText(table.standing, text);
    const before = await places();
    for (const [act, isDone] of /** @type {[() => Promise<void>, () => Promise<void>][]} */ ([
      [() => table.tap('d1'), isSaid('All its paths are blocked.')],
      [() => table.tap('e2'), isSelected('e2')],
      [() => card(0).tap(), () => expect(card(0)).toHaveAttribute('aria-pressed', 'true')],
      [() => card(2).tap(), isSaid('Now move another piece.')],
      [() => table.tap('e2'), isSelected('e2')],
      [() => table.tap('e4'), isSaid('another piece has to move')],
      [() => table.tap('d2'), isSelected('d2')],
      [() => table.tap('d4'), isSaid('Black to play')],
      [() => table.button('Undo').tap(), isSaid('Position 1 of 2: play on from here')],
    ])) {
      await act();
      await isDone();
      await waitForRest(page);
      expect(await places(), String(act)).toEqual(before);
    }
  });
});

test.describe(() => {
  test.use({ ...phone, viewport: { width: 740, height: 360 } });
  test('on a phone on its side the whole board is beside the rest, and stays there', async ({ page, table, url }) => {
    for (const link of ['custodian', 'taketwo']) {
      await page.goto(url + '#' + link);
      await table.expectText(table.standing, 'White to play');
      const board = await table.board.boundingBox();
      const standing = await table.standing.boundingBox();
      assert.ok(board && standing);
      assert.ok(board.y >= 0 && board.y + board.height <= 360, `${link} is in sight`);
      assert.ok(standing.x >= board.x + board.width, `${link}: the text is beside it`);
      await page.getByRole('tab', { name: 'Rules' }).tap();
      await page.locator('.side figure').last().scrollIntoViewIfNeeded();
      await waitForRest(page);
      const later = await table.board.boundingBox();
      assert.ok(later && later.y >= 0 && later.y + later.height <= 360, `${link} stays in sight`);
    }
  });
});

test('what was done is said with what it took; what cannot move is told', async ({ page, table, url }) => {
  await page.goto(url + '#custodian!6k/7/3R3/3p3/R6/7/K6 w - 0 1');
  await table.click('a3');
  await table.click('d3');
  await table.expectText(table.standing, 'White: rook a3 to d3, captures pawn d4 with rook d5.');
  await table.follow('custodian');
  await table.click('b1');
  await table.expectText(table.standing, 'All its paths are blocked.');
});

/** Elements of which the reader sees only a part. */
function findCut() {
  const words = [...document.querySelectorAll('button, h1, h2, p, li, strong, label')];
  const isCut = (/** @type {Element} */ { clientWidth, scrollWidth }) =>
    scrollWidth > clientWidth + 1 && clientWidth > 1;
  return words.filter(isCut).map(({ className, textContent }) => `${className} “${textContent?.trim()}”`);
}

test('a browser whose text is twice as large: nothing is cut off, nothing leads aside', { tag: '@all' }, async ({
  page,
  url,
}) => {
  const table = new Table(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const [width, height] of [
    [360, 740],
    [800, 900],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height });
    for (const link of ['custodian!!e2e3', 'taketwo', 'tches', 'till;players=6!!!seed=42']) {
      await page.goto('about:blank');
      await page.goto(url + '#' + link);
      await table.expectText(table.standing, 'to play');
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
      const cut = await page.evaluate(findCut);
      expect(cut, `${link} in ${width} by ${height}`).toEqual([]);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `${link}, ${width}`);
    }
  }
});

/** How long, in milliseconds, the longest animation takes that runs now, those in shadow trees included. */
function longestMotion() {
  const roots = /** @type {(Document | ShadowRoot)[]} */ ([document]);
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  // The time of a notice is counted by an animation that nobody sees.
  const running = roots
    .flatMap((root) => root.getAnimations())
    .filter(({ effect }) => !(/** @type {KeyframeEffect} */ (effect).pseudoElement));
  return Math.max(0, ...running.map(({ effect }) => Number(effect?.getComputedTiming().duration)));
}

/** The longest motion of the pictures that follow what is done. */
async function motionAfter(/** @type {Table} */ { page }, /** @type {() => Promise<unknown>} */ run) {
  await page.evaluate(`globalThis.longest = 0; globalThis.isSeen = true; (function look() {
    globalThis.longest = Math.max(globalThis.longest, (${longestMotion})());
    if (globalThis.isSeen) requestAnimationFrame(look);
  })()`);
  await run();
  return page.evaluate(async () => {
    for (let i = 0; i < 10; i++) await new Promise(requestAnimationFrame);
    Object.assign(globalThis, { isSeen: false });
    return /** @type {any} */ (globalThis).longest;
  });
}

for (const [reducedMotion, isMoving] of /** @type {const} */ ([
  ['no-preference', true],
  ['reduce', false],
]))
  test(`motion where it is ${isMoving ? 'welcome' : 'not wanted'}: pieces and notices`, async ({
    page,
    table,
    url,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(`${url}#custodian!!a2a3.g6g5`);
    await table.expectText(table.standing, 'White to play');
    const motions = [
      await motionAfter(table, async () => {
        await table.click('e2');
        await table.click('e3');
        await table.expectText(table.standing, 'Black to play');
      }),
      await motionAfter(table, async () => {
        await page.keyboard.press('c');
        await table.notices.first().waitFor();
      }),
    ];
    // Below a picture or two nobody sees a motion.
    expect(motions.map((longest) => longest > 40)).toEqual([isMoving, isMoving]);
  });

test('a dialog of a page that is enlarged four times scrolls as a whole, with its title and its buttons', async ({
  page,
  table,
  url,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${url}#custodian`);
  await table.expectLink('custodian');
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'New game' })).toBeVisible();
  const seen = await dialog.evaluate((element) => {
    const inner = [...element.querySelectorAll('.scroll')].map((part) => part.scrollHeight - part.clientHeight);
    return { inner: Math.max(...inner), whole: element.scrollHeight - element.clientHeight };
  });
  expect(seen.inner, 'no part scrolls by itself').toBe(0);
  expect(seen.whole).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await expect(dialog).toHaveCount(0);
});

test('in forced colours the chosen piece, its targets and the last action can be told apart', async ({
  page,
  table,
  url,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const squares = ['a2', 'a3', 'b4', 'e3'];
  const lookAll = async () => {
    const pictures = [];
    for (const square of squares) pictures.push((await table.cell(square).screenshot()).toString('base64'));
    return pictures;
  };
  await page.goto(`${url}#custodian`);
  await table.expectText(table.standing, 'White to play');
  const before = await lookAll();
  await page.goto(`${url}#custodian!!e2e3.g6g5`);
  await table.expectText(table.standing, 'White to play');
  await table.click('a2');
  await expect(table.cell('a2')).toHaveAttribute('aria-selected', 'true');
  await page.mouse.move(0, 0);
  const after = await lookAll();
  expect(squares.filter((_, i) => before[i] !== after[i])).toEqual(['a2', 'a3', 'e3']);
});
