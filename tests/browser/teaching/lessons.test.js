// Lessons on the page: from the first page, with wrong tries and the reasons why not, hints, the solution, what is
// kept, and by keyboard alone.

import { readFileSync } from 'node:fs';
import { Table } from '../support/app-page.js';
import { checkBothThemes, expect, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const link =
  'custodian!5k1/1p5/3R3/3p3/R6/6P/1K5+w+-+0+1!!at=0;goal=take+d4+in+1+action;lesson=custodian-rooks;line=61336433';
const task = 'Get the black pawn between your two rooks.';

class Lesson extends Table {
  constructor(/** @type {Page} */ page) {
    super(page);
    this.standing = page.locator('.puzzle-status .standing');
    this.title = page.getByRole('heading', { level: 1 });
    this.side = page.locator('.side-panel');
  }

  async play(/** @type {string} */ action) {
    await this.click(action.slice(0, 2));
    await this.click(action.slice(2));
  }
}

test('from the first page through the first lessons, and what is done is kept', async ({ page, url }) => {
  const lesson = new Lesson(page);
  await page.goto(url);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Custodian Chess' }) });
  await card.getByRole('button', { name: 'Learn in three minutes' }).click();
  await expect(lesson.title).toHaveText('Between two rooks');
  await lesson.expectText(lesson.standing, task);
  await lesson.expectLink(link);
  const spoken = page.locator('#board .spoken');
  await lesson.play('a3d3');
  await expect(spoken).toHaveText(/rook/);
  await lesson.expectText(lesson.standing, 'Done!');
  await lesson.expectText(lesson.side, '1 of 15 done');
  await lesson.button('Next lesson').click();
  await expect(lesson.title).toHaveText('Between two bishops');
  await expect(spoken, 'nothing of the lesson before').toHaveText('');
  await page.goBack();
  await expect(lesson.title).toHaveText('Between two rooks');
  await lesson.expectText(lesson.standing, task);
  await page.goto(url);
  await card.getByRole('button', { name: 'Lessons (1 done)' }).click();
  await expect(lesson.title).toHaveText('Between two bishops');
  await lesson.button('All lessons').click();
  const dialog = page.getByRole('dialog', { name: 'Lessons: Custodian Chess' });
  await expect(dialog.getByRole('button', { name: /Between two bishops.*next/s })).toBeVisible();
  await dialog.getByRole('button', { name: /The throne/ }).click();
  await expect(lesson.title).toHaveText('The throne');
});

test('what is not as in chess is told beside a lesson, the pieces and the rules', async ({ page, url }) => {
  const told = page.locator('.own-kinds');
  await page.goto(url);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'TCHES' }) });
  await card.getByRole('button', { name: 'Learn in three minutes' }).click();
  await expect(told.locator('strong')).toHaveText(['guardian', 'paladin']);
  await page.goto(`${url}#tches!!!seats=p,p`);
  for (const tab of ['Pieces', 'Rules']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(told.locator('strong')).toHaveText(
      ['guardian', 'griffin', 'paladin', 'champion', 'lion', 'magister'],
      { timeout: 10_000 },
    );
  }
  await expect(told.locator('li').nth(1)).toContainText('may capture one step diagonally (×)');
  await page.goto(`${url}#custodian!!!seats=p,p`);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(told.locator('li').nth(0)).toContainText('Counts as a rook after a straight step');
});

test('the six pairs stand in one picture beside a lesson, and at the top of the rules', async ({ page, url }) => {
  const overview = page.getByRole('region', { name: 'The six pairs' });
  const pictures = overview.getByRole('img');
  const shown = overview.locator('li > [aria-hidden]');
  const names = ['Two rooks', 'Two bishops', 'Two knights', 'Rook and knight', 'Bishop and knight', 'Rook and bishop'];
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${url}#custodian!!!lesson=custodian-rooks`);
  await expect(shown).toHaveText(names);
  await expect(pictures.nth(3)).toHaveAccessibleName(
    'Rook and knight: both beside, at a right angle. rook a5 to d5, captures pawn d4 with knight e4',
  );
  const boxes = await pictures.evaluateAll((items) =>
    items.map((picture) => {
      const board = /** @type {Element} */ (picture.querySelector('motley-view'));
      const { x, y, width } = picture.getBoundingClientRect();
      // The squares in sight, around that of the captured piece.
      const found = /** @type {Element} */ (board.shadowRoot?.querySelector('.lost'));
      const lost = found.getBoundingClientRect();
      return { x, y, width, square: [Math.round(lost.x - x), Math.round(lost.y - y), Math.round(lost.width)] };
    }),
  );
  expect(new Set(boxes.map(({ x }) => x)).size, 'columns').toBe(3);
  expect(new Set(boxes.map(({ y }) => y)).size, 'rows').toBe(2);
  for (const { width, square } of boxes) expect(square).toEqual([width / 3, width / 3, width / 3]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await checkBothThemes(page);
  await page.goto(`${url}#custodian;pairs=swapped`);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(shown).toHaveText(names);
  await expect(pictures.nth(3)).toHaveAccessibleName(
    /^Rook and knight: at two corners .* captures pawn d4 with knight e5$/,
  );
  await page.goto(`${url}#taketwo`);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Rules' }).getByRole('figure').first()).toBeVisible();
  await expect(page.locator('.overview')).toHaveCount(0);
});

test('what is refused is told with its reason, what misses the goal too, and both can be tried again', async ({
  page,
  url,
}) => {
  const lesson = new Lesson(page);
  await page.goto(`${url}#custodian!!!lesson=custodian-rooks`);
  await lesson.expectText(lesson.standing, task);
  await lesson.play('a3b4');
  await lesson.expectText(lesson.standing, 'It cannot go there: the marks show where it can.');
  await lesson.play('a3a4');
  await lesson.expectText(lesson.standing, 'That is not the solution. Try again.');
  await lesson.button('Try again').click();
  await lesson.play('a3d3');
  await lesson.expectText(lesson.standing, 'Done!');
  await lesson.button('Start over').click();
  await lesson.expectText(lesson.standing, task);
});

test('a hint says more and more, and the solution is shown', async ({ page, url }) => {
  const lesson = new Lesson(page);
  await page.goto(`${url}#${link}`);
  await lesson.button('Hint').click();
  await lesson.expectText(lesson.standing, 'One is above the pawn already.');
  await page.keyboard.press('h');
  await lesson.expectText(lesson.standing, 'Look at the rook on a3.');
  await lesson.button('Another hint').click();
  await lesson.expectText(lesson.standing, 'Next: rook a3 to d3, captures pawn d4 with rook d5.');
  await lesson.button('Show the solution').click();
  await lesson.expectText(lesson.standing, 'That is the solution.');
  await lesson.expectText(lesson.side, '0 of 15 done');
});

test('an answer is played, by keyboard alone, and the King reaches the throne', async ({ page, url }) => {
  const lesson = new Lesson(page);
  await page.goto(`${url}#custodian!!!lesson=custodian-throne`);
  await lesson.expectText(lesson.standing, 'Get there in two turns.');
  await page.keyboard.press('b');
  for (const square of ['b6', 'c6']) {
    await lesson.walk(square);
    await page.keyboard.press('Enter');
  }
  await expect(lesson.button('Hint')).toBeVisible();
  await expect(lesson.cell('g5')).toHaveAccessibleName(/black rook/i);
  for (const square of ['c6', 'd7']) {
    await lesson.walk(square);
    await page.keyboard.press('Enter');
  }
  await lesson.expectText(lesson.standing, 'Done!');
});

test('after the last lesson comes a whole game, and one that was left out is named', async ({ page, url }) => {
  const lesson = new Lesson(page);
  const lessons = JSON.parse(readFileSync(new URL('../../../shell/lessons/custodian.json', import.meta.url), 'utf8'));
  const names = lessons.lessons.map((/** @type {{ key: string }} */ { key }) => `lesson-${key}`);
  const done = (/** @type {string[]} */ keys) =>
    page.evaluate((text) => localStorage.setItem('motley-lessons', text), JSON.stringify(keys));
  await page.goto(`${url}#custodian!!!lesson=custodian-throne`);
  await lesson.expectText(lesson.standing, 'Get there in two turns.');
  await done(names.slice(1, -1));
  await lesson.play('b6c6');
  await expect(lesson.cell('g5')).toHaveAccessibleName(/black rook|black king/i);
  await lesson.play('c6d7');
  await lesson.expectText(lesson.standing, 'Done!');
  await expect(lesson.button('Next lesson')).toHaveCount(0);
  await expect(lesson.button('Not done yet: Between two rooks')).toBeVisible();
  await done(names);
  await lesson.button('Start over').click();
  await lesson.play('b6c6');
  await expect(lesson.cell('g5')).toHaveAccessibleName(/black rook|black king/i);
  await lesson.play('c6d7');
  await lesson.expectText(lesson.standing, 'That was the last lesson: now play a game.');
  await page.locator('.controls').getByRole('button', { name: 'Play a whole game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'A friend here' }).click();
  await lesson.expectLink('custodian');
});

test('a turn of several actions is begun anew by one button, not by two', async ({ page, url }) => {
  const lesson = new Lesson(page);
  await page.goto(`${url}#tches!!!lesson=tches-strike-three`);
  await lesson.expectText(lesson.standing, 'A turn has three actions');
  const { actions } = await lesson.view();
  const { source = '', target = '' } = actions.find(({ captures = [] }) => captures.length > 0) ?? {};
  await lesson.click(source);
  await lesson.click(target);
  await expect(lesson.button('Start over')).toBeEnabled();
  await expect(lesson.button('Try again')).toHaveCount(0);
});

test('a goal of one’s own is a task, and one that is none is told', async ({ page, url }) => {
  const lesson = new Lesson(page);
  await page.goto(`${url}#custodian!7/1K4r/7/p4k1/7/1p5/3R3+w+-+0+1!!goal=reach+K@d7+in+2+turns`);
  await lesson.expectText(lesson.standing, 'White: bring the king to d7 (in 2 turns).');
  await expect(lesson.title).toHaveText('Task: Custodian Chess');
  await expect(lesson.button('Hint')).toHaveCount(0);
  await page.goto(`${url}#custodian!!!goal=reach+the+throne`);
  await expect(page.locator('.notice')).toContainText('Part of the link has been ignored');
  await expect(lesson.title).toHaveText(/Custodian Chess/);
});

test('a lesson is readable in both themes', { tag: '@all' }, async ({ page, url }) => {
  const lesson = new Lesson(page);
  await page.goto(`${url}#${link}`);
  await lesson.expectText(lesson.standing, task);
  await checkBothThemes(page);
  await lesson.play('a3a4');
  await lesson.expectText(lesson.standing, 'That is not the solution.');
  await checkBothThemes(page);
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('on a phone a lesson opens at its top, and is not wider', async ({ page, url }) => {
    const lesson = new Lesson(page);
    await page.goto(url);
    const learn = page.getByRole('button', { name: 'Learn in three minutes' });
    await learn.last().scrollIntoViewIfNeeded();
    await learn.last().click();
    await lesson.board.waitFor();
    await expect(lesson.title).toBeFocused();
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollWidth])).toEqual([0, 360]);
  });
});

test.describe('armies', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const choosing = 'White chooses an army';
  const enemy = 'Turn your pieces over so that one of them captures the queen on d4 with your first action.';

  test('a lesson begins with choosing, each time anew, until what is chosen reaches the goal', { tag: '@all' }, async ({
    page,
    url,
  }) => {
    const lesson = new Lesson(page);
    const choose = async (/** @type {string} */ square, /** @type {string} */ side) => {
      await expect(page.getByRole('heading', { name: choosing })).toBeVisible();
      await lesson.expectText(page.locator('.status p'), enemy);
      await lesson.tap(square);
      await page.locator('.sides .kind-card', { hasText: side }).tap();
      await expect(page.getByRole('radio', { name: new RegExp(`^${side}`) })).toBeChecked();
      await lesson.button('Ready').tap();
      await lesson.expectText(lesson.standing, enemy);
    };
    await page.goto(`${url}#tches!!!lesson=tches-backs-choose`);
    await choose('f1', 'war chariot');
    await lesson.tap('d2');
    await lesson.tap('d4');
    await lesson.expectText(lesson.standing, 'Something is in the way.');
    await lesson.tap('c2');
    await lesson.tap('c3');
    await lesson.expectText(lesson.standing, 'That is not the solution. Try again.');
    await lesson.button('Try again').tap();
    await choose('d2', 'ballista');
    await lesson.tap('d2');
    await lesson.tap('d4');
    await lesson.expectText(lesson.standing, 'Done!');
    await lesson.button('Start over').tap();
    await choose('c1', 'archer');
    await lesson.button('Show the solution').tap();
    await lesson.expectText(lesson.standing, 'That is the solution.');
    await expect(lesson.cell('d4')).toHaveAttribute('aria-label', /White ballista/);
  });

  test('a small game begins with choosing openly', async ({ page, url }) => {
    const lesson = new Lesson(page);
    await page.goto(url);
    await lesson.button('More about TCHES').tap();
    await lesson.button('All lessons').tap();
    await page.getByText('Small games').tap();
    await page.locator('.lesson', { hasText: 'Choose your own armies' }).tap();
    await page.getByRole('heading', { name: choosing }).waitFor();
    await lesson.expectLink('tches;strike=2;array=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR!!!choose=open');
    await lesson.tap('a1');
    await page.locator('.sides .kind-card', { hasText: 'ballista' }).tap();
    await lesson.button('Ready').tap();
    await page.getByRole('heading', { name: 'Black chooses an army' }).waitFor();
    await expect(lesson.cell('a1')).toHaveAttribute('aria-label', /White ballista/);
  });
});
