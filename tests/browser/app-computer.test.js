// Playing against the computer, hints, analysis, review and balance, with real events only.

import assert from 'node:assert/strict';
import { Table, waitUntil } from './app-page.js';
import { checkAccessibility, testPage } from './support.js';

/** @typedef {import('playwright-core').Page} Page */

/** White's king is one step from the throne. */
const nearEnd = 'custodian!7/3K3/7/7/7/k6/7+w+-+0+1';

/** The computer plays without pauses. */
function playFast(/** @type {Page} */ page) {
  return page.addInitScript(() => localStorage.setItem('motley-choices', '{"speed":"fast"}'));
}

const openTab = (/** @type {Page} */ page) => page.getByRole('tab', { name: 'Analysis' }).click();

testPage('a new game against level 1: it answers, and leaves the next move to the person', async ({ page, url }) => {
  const table = new Table(page);
  await page.goto(url + '#custodian');
  await table.button('New game').click();
  await page.getByRole('combobox', { name: 'Black' }).selectOption('1');
  await table.button('Start the game').click();
  await table.expectLink('custodian!!!seats=p,1');
  await table.expectText(page.locator('.players-button'), 'Person – Level 1');
  for (const [from, to] of [['a2', 'a3'], ['g2', 'g3']]) {
    const count = await table.moves.count();
    await table.click(from);
    await table.click(to);
    await table.expectText(table.standing, 'is thinking');
    await waitUntil(async () => (await table.moves.count()) === count + 2, 'the computer answers');
    await table.expectText(table.standing, 'White to play Move a piece.');
  }
  assert.match(table.link, /^custodian!!a2a3\.[^.]+\.g2g3\.[^.]+!seats=p,1$/);
});

testPage('turns of several actions: the computer plays them all, then it is the person’s turn', async ({ page, url }) => {
  const table = new Table(page);
  await playFast(page);
  await page.goto(url + '#taketwo!!e2~HD!seats=5,p');
  await waitUntil(async () => /[.!]e2~HD\./.test(table.link) && (await table.standing.innerText()).includes('Black'), 'it ends its turn');
  const steps = (await page.locator('.moves li:first-child .turn-cell').first().locator('.move').count());
  assert.equal(steps, 2);
});

testPage('while the computer thinks nobody else moves its pieces', async ({ page, url }) => {
  const table = new Table(page);
  await page.addInitScript(() => localStorage.setItem('motley-choices', '{"speed":"slow"}'));
  await page.goto(url + '#custodian!!a2a3!seats=p,2');
  await table.expectText(table.standing, 'is thinking');
  await table.click('a6');
  await table.click('a5');
  assert.equal(await table.moves.count(), 1);
  await waitUntil(async () => (await table.moves.count()) === 2, 'it plays itself');
});

testPage('“Play now” ends its thinking and its pause', async ({ page, url }) => {
  const table = new Table(page);
  await page.addInitScript(() => localStorage.setItem('motley-choices', '{"speed":"slow"}'));
  await page.goto(url + '#custodian!!a2a3!seats=p,10');
  await table.button('Play now').click();
  await waitUntil(async () => (await table.moves.count()) === 2, 'it plays at once', 1500);
});

testPage('work in the worker stops within 50 ms', async ({ page, url }) => {
  await page.goto(url + '#custodian');
  await openTab(page);
  await page.getByRole('button', { name: 'Balance report' }).click();
  await page.getByRole('combobox', { name: 'How many games' }).selectOption('1000');
  await page.getByRole('combobox', { name: 'Thinking' }).selectOption('5000');
  await page.evaluate(() => {
    const noted = /** @type {any} */ (window);
    addEventListener('click', () => (noted.clicked = performance.now()), { capture: true });
    new MutationObserver(() => {
      if (noted.clicked && !noted.stopped && !document.querySelector('dialog progress'))
        noted.stopped = performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
  /** The shortest of a few, since the machine may be busy with something else. */
  let shortest = Infinity;
  for (let i = 0; i < 20 && shortest > 50; i++) {
    await page.getByRole('button', { name: /^Start/ }).click();
    await page.locator('dialog progress').waitFor();
    await page.waitForTimeout(700);
    await page.evaluate(() => Object.assign(window, { clicked: 0, stopped: 0 }));
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.locator('dialog progress').waitFor({ state: 'detached' });
    const time = await page.evaluate(() => /** @type {any} */ (window).stopped - /** @type {any} */ (window).clicked);
    assert.ok(time > 0);
    shortest = Math.min(shortest, time);
  }
  assert.ok(shortest <= 50, `${shortest} ms`);
});

testPage('two computers play a game to its end, wait when told to, and go on', async ({ page, url }) => {
  const table = new Table(page);
  await page.goto(url + '#custodian!!!seats=2,3');
  await waitUntil(async () => (await table.moves.count()) >= 1, 'they begin');
  await page.getByRole('button', { name: 'Let the computers wait' }).click();
  const count = await table.moves.count();
  await table.expectText(table.standing, 'The computer waits.');
  await page.waitForTimeout(1000);
  assert.equal(await table.moves.count(), count);
  await table.button('Go on').click();
  await waitUntil(async () => (await table.moves.count()) > count, 'they go on');
  await table.follow(nearEnd + '!!seats=5,5');
  await table.expectText(table.standing, 'White wins');
});

testPage('undo leads to the person’s last move; then another can be played', async ({ page, url }) => {
  const table = new Table(page);
  await playFast(page);
  await page.goto(url + '#custodian!!!seats=p,2');
  await table.click('a2');
  await table.click('a3');
  await waitUntil(async () => (await table.moves.count()) === 2, 'it answers');
  await table.button('Undo').click();
  await waitUntil(async () => /!at=0;seats=p,2$/.test(table.link), 'back to the start');
  await page.waitForTimeout(400);
  await table.click('g2');
  await table.click('g3');
  await waitUntil(async () => /^custodian!!g2g3\.[^.]+!seats=p,2$/.test(table.link), 'it answers that');
});

testPage('players change seats in the middle of a game; unknown ones are people', async ({ page, url }) => {
  const table = new Table(page);
  await playFast(page);
  await page.goto(url + '#custodian!!a2a3!seats=robot,99');
  await table.expectText(page.locator('.players-button'), '2 people');
  await page.locator('.players-button').click();
  await page.getByRole('combobox', { name: 'Black' }).selectOption('1');
  await table.button('Done').click();
  await waitUntil(async () => (await table.moves.count()) === 2, 'the computer has taken the seat');
  assert.match(table.link, /!seats=p,1$/);
  await page.reload();
  await table.expectText(page.locator('.players-button'), 'Person – Level 1');
});

testPage('a computer chooses its cards by lot, and the person need not look away', async ({ page, url }) => {
  const table = new Table(page);
  await page.goto(url + '#taketwo');
  await table.button('New game').click();
  await page.getByRole('combobox', { name: 'Black' }).selectOption('1');
  await table.button('Start the game').click();
  await page.getByRole('heading', { name: 'White chooses cards' }).waitFor();
  await table.button('Ready').click();
  await table.expectText(table.standing, 'White to play');
  assert.match(table.link, /^taketwo!.*~.*!seats=p,1$/);
});

testPage('a hint in three steps: which piece, what it does, what comes then', async ({ page, url }) => {
  const table = new Table(page);
  await page.goto(url + '#' + nearEnd);
  await table.button('Hint').click();
  await table.expectText(table.standing, 'Look at the king on d6.');
  await table.button('Hint: where to?').click();
  await table.expectText(table.standing, 'The computer would play: king d6 to d7.');
  assert.equal(await page.locator('#board .trail text').textContent(), '1', 'an arrow shows it');
  await table.button('Hint: and then?').click();
  await table.expectText(table.standing, 'It expects: king d6 to d7');
  await table.click('d6');
  assert.equal(await page.locator('#board .trail').count(), 0, 'the arrows make room for what is chosen');
  await table.click('d7');
  await table.expectText(table.standing, 'White wins');
  assert.equal(await page.locator('.hint-button').count(), 0);
});

testPage('analysis: off at first; then bar, words, lines to look at; off again', async ({ page, url }) => {
  const table = new Table(page);
  await page.goto(url + '#custodian!3k3/7/7/7/7/7/R2K2R+w+-+0+1');
  await openTab(page);
  const toggle = page.getByRole('checkbox', { name: /^Analyse/ });
  await page.locator('.analysis').waitFor();
  assert.equal(await toggle.isChecked(), false);
  assert.equal(await page.locator('.lines').count(), 0);
  await toggle.check();
  await waitUntil(async () => (await page.locator('.best-line').count()) === 3, 'three lines');
  // In one look: the analysis goes on meanwhile.
  const [judgement, bar] = await page.evaluate(() => [
    document.querySelector('.judgement')?.textContent?.trim(),
    document.querySelector('.chance-bar')?.getAttribute('aria-label'),
  ]);
  assert.match(judgement ?? '', /^White (is better by about \d+ pawns|wins within \d+ actions)\.$/);
  assert.equal(bar, judgement);
  const { link } = table;
  const before = await table.view();
  await page.locator('.best-line .move').first().click();
  await table.expectText(table.standing, 'The board shows this line');
  assert.notDeepEqual((await table.view()).pieces, before.pieces);
  assert.equal(table.link, link);
  await table.button('Back to the game').click();
  assert.deepEqual((await table.view()).pieces, before.pieces);
  await toggle.uncheck();
  assert.equal(await page.locator('.lines').count(), 0);
});

testPage('analysis follows the game, with scores for more than two seats', async ({ page, url }) => {
  const table = new Table(page);
  await page.goto(url + '#custodian!!a2a3.a6a5');
  await openTab(page);
  await page.getByRole('checkbox', { name: /^Analyse/ }).check();
  await page.locator('.judgement').waitFor();
  await table.button('Undo').click();
  await table.expectText(table.standing, 'Black to play');
  await page.locator('.best-line .best-line-turn[aria-label="Black"]').first().waitFor();
  await page.locator('.best-line > .best-line-turns > .best-line-turn:first-child[aria-label="Black"]').first().waitFor();
});

testPage('a review marks the turning points in the list and in the plot', async ({ page, url }) => {
  const table = new Table(page);
  await page.goto(url + '#custodian!!e2e3.c6c5.f1c4.d7c6.b2b3.c6d5.e3d4');
  await openTab(page);
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.getByRole('button', { name: 'Review again' }).waitFor();
  const turning = page.locator('.moment').filter({ hasText: 'Black: king c6 to d5' });
  await turning.waitFor();
  assert.ok((await page.locator('.chance-plot .moment-line').count()) >= 1);
  await page.getByRole('tab', { name: 'Moves' }).click();
  const marked = page.locator('.move').filter({ has: page.locator('.review-mark') });
  assert.match((await marked.allInnerTexts()).join(' '), /c6–d5/);
  await openTab(page);
  await turning.click();
  await table.expectLink('custodian!!e2e3.c6c5.f1c4.d7c6.b2b3.c6d5.e3d4!at=5');
  await page.getByText('Better was:').waitFor();
});

testPage('a balance report counts its games, pauses, and can be copied', async ({ page, url }) => {
  const table = new Table(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(url + '#custodian');
  await openTab(page);
  await page.getByRole('button', { name: 'Balance report' }).click();
  await page.getByRole('combobox', { name: 'How many games' }).selectOption('50');
  await page.getByRole('combobox', { name: 'Thinking' }).selectOption('50');
  await table.dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await table.dialog.getByRole('button', { name: 'Pause' }).click();
  const progress = table.dialog.locator('progress');
  // What was under way may still be counted.
  await waitUntil(async () => {
    const played = await progress.getAttribute('value');
    await page.waitForTimeout(500);
    return (await progress.getAttribute('value')) === played;
  }, 'no more games are counted');
  await table.dialog.getByRole('button', { name: 'Go on' }).click();
  await progress.waitFor({ state: 'detached', timeout: 120_000 });
  await table.expectText(table.dialog, 'Results of 50 games');
  assert.equal(await table.dialog.locator('.balance-table').first().locator('tbody tr').count(), 3);
  assert.equal(await table.dialog.locator('.fates tbody tr').count(), 5);
  await table.dialog.getByRole('button', { name: 'Copy as a table' }).click();
  await table.expectText(table.dialog, 'The table is copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /^variant,custodian\nnodes,50\ngames,50\n/);
  await checkAccessibility(page);
});

testPage('where workers are forbidden the computer plays all the same', async ({ page, url, problems }) => {
  const table = new Table(page);
  await playFast(page);
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    headers['content-security-policy'] = policy.replace(/worker-src [^;]*/, "worker-src 'none'");
    await route.fulfill({ response, headers });
  });
  await page.goto(url + '#custodian!!a2a3!seats=p,4');
  await waitUntil(async () => (await table.moves.count()) === 2, 'it answers');
  assert.ok(problems.length > 0 && problems.every((problem) => /worker/i.test(problem)), `${problems}`);
  problems.length = 0;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

testPage('the search is loaded when a computer first thinks, and not before', async ({ page, url }) => {
  const table = new Table(page);
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(url + '#custodian');
  await table.click('a2');
  await table.click('a3');
  await openTab(page);
  await page.waitForTimeout(300);
  assert.deepEqual(asked.filter((address) => /search.*wasm|worker/.test(address)), []);
  await table.button('Hint').click();
  await table.expectText(table.standing, 'Look at');
  assert.equal(asked.filter((address) => /search.*wasm/.test(address)).length, 1);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark']))
  testPage(
    `${colorScheme}: players, analysis with a review, and balance pass axe`,
    async ({ page, url }) => {
      const table = new Table(page);
      await page.goto(url + '#custodian!!e2e3.c6c5.f1c4.d7c6.b2b3.c6d5');
      await page.locator('.players-button').click();
      await checkAccessibility(page);
      await table.button('Done').click();
      await openTab(page);
      await page.getByRole('checkbox', { name: /^Analyse/ }).check();
      await page.locator('.lines').waitFor();
      // By the keyboard, since lines that come meanwhile move what is below them.
      await page.getByRole('button', { name: 'Review the game' }).press('Enter');
      await page.getByRole('button', { name: 'Review again' }).waitFor();
      await page.locator('.best-line .move').first().click();
      await checkAccessibility(page);
      await page.getByRole('button', { name: 'Balance report' }).click();
      await checkAccessibility(page);
    },
    { colorScheme },
  );

testPage('three seats: a person and computers; who leaves is replaced, and the game goes on', async ({ page, url }) => {
  const table = new Table(page);
  await playFast(page);
  await page.goto(url + '#till;players=3;pawns=0!!!seats=p,1,2;seed=5');
  await table.expectText(page.locator('.players-button'), '1 person, 2 computers');
  await table.expectText(table.standing, 'Red to play');
  assert.equal(await table.moves.count(), 0);
  await page.locator('.players-button').click();
  await page.getByRole('button', { name: 'Red leaves' }).click();
  await table.button('Done').click();
  await waitUntil(async () => (await table.moves.count()) >= 4, 'all play on');
  assert.match(table.link, /!seats=5,1,2;seed=5$/);
});

testPage('three actions a turn: the computer plays each in sight, and the person gets the turn back', async ({ page, url }) => {
  const table = new Table(page);
  await playFast(page);
  await page.goto(url + '#tches!!!seats=2,p');
  await waitUntil(async () => (await table.moves.count()) === 3, 'it plays three actions');
  await table.expectText(table.standing, 'Black to play');
  await page.waitForTimeout(500);
  assert.equal(await table.moves.count(), 3);
  assert.equal(await page.locator('.moves .turn-cell').first().locator('.move').count(), 3);
});
