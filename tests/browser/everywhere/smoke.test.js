// The first look, in all browsers: the built page opens, a turn of each family is played by mouse and one by
// keyboard, a lesson is done, and a board stands on somebody's page. In Chromium it is what `./check quick` runs, in
// Firefox and WebKit what `./check` runs; all of it comes in more detail elsewhere.

import { test } from '../support/everywhere.js';
import { cell } from '../support/live-page.js';

/** @typedef {import('../support/live-page.js').LivePage} LivePage */

/** Waits until the address shows a game. */
const expectLink = (/** @type {LivePage} */ page, /** @type {string} */ link) =>
  page.waitFor((link) => decodeURIComponent(location.hash.slice(1)).startsWith(link), link);

/** Clicks squares of the page's board one after the other. */
async function click(/** @type {LivePage} */ page, /** @type {string[]} */ ...squares) {
  for (const square of squares) await page.click(cell(square));
}

/** Walks over the page's board with the arrow keys, and presses Enter there. White is below. */
async function enter(/** @type {LivePage} */ page, /** @type {string[]} */ ...squares) {
  for (const square of squares) {
    const focused = await page.all('#board >>> .cell[tabindex="0"]', ([cell]) => cell.dataset.square);
    const dx = square.charCodeAt(0) - focused.charCodeAt(0);
    const dy = Number(square.slice(1)) - Number(focused.slice(1));
    await page.press(...Array(Math.abs(dx)).fill(dx > 0 ? 'ArrowRight' : 'ArrowLeft'));
    await page.press(...Array(Math.abs(dy)).fill(dy > 0 ? 'ArrowUp' : 'ArrowDown'), 'Enter');
  }
}

/** The squares of each seat's first turn, each from which and to which a piece goes. */
const turns = {
  custodian: [['e2 e3'], ['c6 c5']],
  taketwo: [['e2 e4'], ['e7 e5']],
  tches: [
    ['c3 c4', 'd3 d4', 'e3 e4'],
    ['c8 c7', 'd8 d7', 'e8 e7'],
  ],
};

for (const [family, [first, second]] of Object.entries(turns))
  test(`smoke: ${family} by mouse and keyboard`, { tag: family === 'tches' ? [] : '@all' }, async ({
    live: page,
    url,
  }) => {
    await page.openGame(`${url}#${family}`, 'White to play');
    await click(page, ...first.flatMap((action) => action.split(' ')));
    await page.expectText('.standing', 'Black to play');
    await page.press('b');
    await enter(page, ...second.flatMap((action) => action.split(' ')));
    await page.expectText('.standing', 'White to play');
    await expectLink(page, `${family}!!${[...first, ...second].join('.').replaceAll(' ', '')}`);
  });

test('smoke: till by mouse and keyboard', async ({ live: page, url }) => {
  await page.openGame(`${url}#till`, 'Choose a tile from your hand');
  await page.click('motley-hand >>> button "queen, 1 in hand"');
  await click(page, '0,0');
  await expectLink(page, 'till!!Q@0,0');
  await page.expectText('.standing', 'Yellow to play');
  await page.press('b', 'p', 'Enter');
  await page.waitForAll('#board >>> [role="menuitem"]', (items) => items.length > 0);
  await page.press('Enter');
  await expectLink(page, 'till!!Q@0,0.');
  await page.expectText('.standing', 'Red to play');
});

test('smoke: a lesson', async ({ live: page, url }) => {
  await page.goto(`${url}#custodian!!!lesson=custodian-rooks`);
  await page.expectText('.puzzle-status .standing', 'Get the black pawn between your two rooks.');
  await click(page, 'a3', 'b4');
  await page.expectText('.puzzle-status .standing', 'It cannot go there: the marks show where it can.');
  await click(page, 'a3', 'd3');
  await page.expectText('.puzzle-status .standing', 'Done!');
});

test('smoke: the first page, and a board on somebody’s page', async ({ live: page, url, serve }) => {
  await page.goto(url);
  await page.expectText('h2', 'Games to try');
  const script = `<script type="module" src="${url}embed.js"></script>`;
  const host = await serve({
    'index.html': `<!doctype html><title>Somebody</title>${script}<motley-board></motley-board>`,
  });
  await page.goto(host.url);
  const square = (/** @type {string} */ name) => `motley-board >>> motley-view >>> .cell[data-square="${name}"]`;
  await page.click(square('a2'));
  await page.click(square('a3'));
  await page.waitForAll('motley-board', ([board]) => board.ply === 1);
});
