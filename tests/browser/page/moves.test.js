// The list of moves of a long game, with real events only.

import { loadBuilt, makeRandom } from '../../web/support/engine.js';
import { Table } from '../support/app-page.js';
import { checkAccessibility, expect, test } from '../support/fixtures.js';

/** The actions of a game that goes on for so long, drawn from a seed. */
async function playLong(/** @type {string} */ variant, /** @type {number} */ count, /** @type {number} */ seed) {
  const game = (await loadBuilt()).createGame();
  const random = makeRandom(seed);
  game.setVariant(variant);
  const actions = [];
  while (actions.length < count) {
    const { actions: legal } = game.view();
    const quiet = legal.filter(({ captures }) => !captures);
    const from = quiet.length > 0 && random(8) > 0 ? quiet : legal;
    const { text } = from[random(from.length)];
    game.play(text);
    actions.push(text);
    if (game.view().outcome.result === 'ongoing') continue;
    game.undo();
    actions.pop();
  }
  game.dispose();
  return actions;
}

test('500 actions add at most 3,000 nodes; all are in the list for ears, keys and who searches', async ({
  page,
  url,
}) => {
  const table = new Table(page);
  const countNodes = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
      let count = 0;
      while (walker.nextNode()) count++;
      return count;
    });
  const actions = await playLong('taketwo;switch=off', 500, 7);
  await page.goto(`${url}#taketwo;switch=off!!${actions[0]}`);
  await expect(table.moves).toHaveCount(1);
  const before = await countNodes();
  await table.follow(`taketwo;switch=off!!${actions.join('.')}`);
  await expect(table.moves).toHaveCount(500);
  expect((await countNodes()) - before).toBeLessThanOrEqual(3000);
  await expect(page.locator('.moves li')).toHaveCount(250);
  await expect(page.locator('.moves li').nth(249)).toHaveAttribute('data-number', '250');
  for (const ply of [1, 250, 500]) {
    const [from, to] = [actions[ply - 1].slice(0, 2), actions[ply - 1].slice(2, 4)];
    await expect(table.moves.nth(ply - 1)).toContainText(from);
    await expect(table.moves.nth(ply - 1)).toHaveAccessibleName(new RegExp(`^(White|Black): \\w+ ${from}.${to}`));
  }
  await table.moves.nth(249).click();
  await table.expectLink(/!at=250$/);
  await table.moves.nth(249).press('ArrowRight');
  await table.expectLink(/!at=251$/);
  await expect(page.locator('.moves :focus')).toContainText(actions[250].slice(2, 4));
  await checkAccessibility(page);
});

test('whole turns are numbered from 1, also where the game counts otherwise; who is taken is drawn', async ({
  page,
  url,
}) => {
  const table = new Table(page);
  const position = '0,0:aQbKbN/1aK1bP+a+-+ab+0+20';
  await page.goto(`${url}#till!${position}!0,0:1,0`);
  await expect(table.moves).toHaveCount(1);
  await expect(page.locator('.moves li')).toHaveAttribute('data-number', '1');
  await expect(table.moves).toHaveAccessibleName(/captures king/);
  await expect(table.moves.locator('use[href^="#art-king-"]')).toHaveCount(1);
});

test('a switch of cards is drawn with the piece and its cards, side by side', async ({ page, table, url }) => {
  await page.goto(`${url}#taketwo!!e2~OH`);
  const drawing = table.moves.locator('.with-cards');
  await expect(drawing.locator('use')).toHaveCount(2);
  const box = await drawing.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeGreaterThan(2.5);
  const [drawn, shown] = await drawing.evaluate((/** @type {SVGSVGElement} */ svg) => {
    const { x, width } = svg.getBBox();
    return [x + width, svg.viewBox.baseVal.width];
  });
  expect(drawn, 'no card is cut off').toBeLessThanOrEqual(shown);
});

test('who chooses the short notation reads where a piece goes, and both squares where two could', async ({
  page,
  table,
  url,
}) => {
  await page.goto(`${url}#taketwo!!g1f3.d7d5.b1c3.d5d4.c3b1.d4d3.e2d3.a7a6.b1c3.a6a5.c3e4.a5a4.e4g5!lines=0/0/b1c3`);
  await expect(table.moves.first()).toContainText('g1–f3');
  await table.button('Settings').click();
  await page.getByRole('group', { name: 'Notation' }).getByRole('radio', { name: 'short' }).check();
  await page.keyboard.press('Escape');
  await expect(table.moves.first()).toHaveText('f3');
  await expect(table.moves.first()).toHaveAccessibleName('White: knight g1–f3.');
  await expect(page.locator('.variation .move')).toHaveText('c3');
  await expect(table.moves.nth(7), 'another pawn could take it').toHaveText('e2×d3');
  await expect(table.moves.last(), 'the other knight could go there').toHaveText('e4–g5');
  await page.reload();
  await expect(table.moves.first()).toHaveText('f3');
});
