// Playing against the computer, hints, analysis, review and balance, with real events only.

import assert from 'node:assert/strict';
import { Table } from '../support/app-page.js';
import { checkAccessibility, checkBothThemes, expect, noteCommands, test } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** White's king is one step from the throne. */
const nearEnd = 'custodian!7/3K3/7/7/7/k6/7+w+-+0+1';

/** The computer plays without pauses. */
function playFast(/** @type {Page} */ page) {
  return page.addInitScript(() => localStorage.setItem('motley-choices', '{"speed":"fast"}'));
}

const openTab = (/** @type {Page} */ page) => page.getByRole('tab', { name: 'Analysis' }).click();

test('a new game against level 1: it answers, and leaves the next move to the person', async ({ page, table, url }) => {
  await page.goto(url + '#custodian');
  await table.button('New game').click();
  await page.getByRole('combobox', { name: 'Black' }).selectOption('1');
  await table.button('Start the game').click();
  await table.expectLink('custodian!!!seats=p,1');
  await table.expectText(page.locator('.players-button'), 'Person – Level 1');
  for (const [from, to] of [
    ['a2', 'a3'],
    ['g2', 'g3'],
  ]) {
    const count = await table.moves.count();
    await table.click(from);
    await table.click(to);
    await table.expectText(table.standing, 'is thinking');
    await expect(table.moves, 'the computer answers').toHaveCount(count + 2);
    await table.expectText(table.standing, /White to play[\s\S]*King: /);
  }
  expect(table.link).toMatch(/^custodian!!a2a3\.[^.]+\.g2g3\.[^.]+!seats=p,1$/);
});

test('turns of several actions: the computer plays them all, then it is the person’s turn', async ({
  page,
  table,
  url,
}) => {
  await playFast(page);
  await page.goto(url + '#taketwo!!e2~HD!seats=5,p');
  await table.expectText(table.standing, 'Black to play');
  await table.expectLink(/[.!]e2~HD\./);
  await expect(page.locator('.moves li:first-child .move[data-column="0"]')).toHaveCount(2);
});

test('while the computer thinks nobody else moves its pieces', async ({ page, table, url }) => {
  await page.clock.install();
  await page.goto(url + '#custodian');
  await table.expectText(table.standing, 'White to play');
  await page.clock.pauseAt(Date.now() + 60_000);
  await table.follow('custodian!!a2a3!seats=p,2');
  await table.expectText(table.standing, 'is thinking');
  await table.click('a6');
  await table.click('a5');
  await expect(table.cell('a6')).not.toHaveAttribute('aria-selected', 'true');
  await expect(table.board.locator('.target')).toHaveCount(0);
  await expect(table.moves).toHaveCount(1);
  await page.clock.resume();
  await expect(table.moves, 'it plays itself').toHaveCount(2);
});

test('“Play now” ends its thinking and its pause', async ({ page, table, url }) => {
  const commands = await noteCommands(page);
  await page.clock.install();
  await page.goto(url + '#custodian');
  await table.expectText(table.standing, 'White to play');
  // The clock stands: no pause ends by itself.
  await page.clock.pauseAt(Date.now() + 60_000);
  // The worker waits for its rules, so that it cannot be done before it is told to stop.
  let begin = () => {};
  const begun = new Promise((resolve) => (begin = () => resolve(null)));
  await page.route(/motley-custodian.*\.wasm$/, async (route) => {
    await begun;
    await route.continue();
  });
  await table.follow('custodian!!a2a3!seats=p,10');
  await table.button('Play now').click();
  await expect.poll(commands).toEqual(['start', 'stop']);
  begin();
  await expect(table.moves).toHaveCount(2);
});

test('a balance report that is stopped ends with the games that it has', async ({ page, url }) => {
  const commands = await noteCommands(page);
  await page.goto(url + '#custodian');
  await openTab(page);
  await page.getByRole('button', { name: 'Balance report' }).click();
  await page.getByRole('combobox', { name: 'How many games' }).selectOption('1000');
  await page.getByRole('combobox', { name: 'Thinking' }).selectOption('50');
  await page.getByRole('button', { name: /^Start/ }).click();
  const progress = page.locator('dialog progress');
  await expect(progress, 'a game is played').toHaveAttribute('value', /[1-9]/);
  expect(await commands()).toEqual(['start']);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(progress).toHaveCount(0);
  await expect(page.locator('dialog')).toContainText(/Results of \d{1,3} games?/);
  expect(await commands(), 'it is told so once, and tests/web/engine/scheduler.test.js says what that does').toEqual([
    'start',
    'stop',
  ]);
});

test('two computers play a game to its end, wait when told to, and go on', async ({ page, table, url }) => {
  const commands = await noteCommands(page);
  await page.clock.install();
  await page.goto(url + '#custodian!!!seats=2,3');
  await expect(table.moves.first(), 'they begin').toBeVisible();
  await page.getByRole('button', { name: 'Pause the computers' }).click();
  await table.expectText(table.standing, 'The computer is paused.');
  const count = await table.moves.count();
  const given = await commands();
  await page.clock.runFor('10:00');
  await expect(table.moves).toHaveCount(count);
  expect(await commands()).toEqual(given);
  await table.button('Continue').click();
  await expect(table.moves.nth(count), 'they go on').toBeVisible();
  await table.follow(nearEnd + '!!seats=5,5');
  await table.expectText(table.standing, 'White wins');
});

test('undo leads to the person’s last move; then another can be played', async ({ page, table, url }) => {
  const commands = await noteCommands(page);
  await playFast(page);
  await page.clock.install();
  await page.goto(url + '#custodian!!!seats=p,2');
  await table.click('a2');
  await table.click('a3');
  await expect(table.moves, 'it answers').toHaveCount(2);
  await table.button('Undo').click();
  await table.expectLink(/!at=0;seats=p,2$/);
  await expect(table.standing).toContainText('Position 0 of 2: play on from here, or redo.');
  await page.clock.runFor('10:00');
  expect(await commands(), 'nobody thinks about what was taken back').toEqual(['start']);
  await table.expectLink(/!at=0;seats=p,2$/);
  await table.click('g2');
  await table.click('g3');
  await table.expectLink(/^custodian!!g2g3\.[^.]+!seats=p,2;lines=0\/0\/a2a3\./);
});

test('a game that has ended is only looked back into: nobody ends it again, or moves the computer’s pieces', async ({
  page,
  table,
  url,
}) => {
  const won = 'e2e3.c6c5.f1c4.d7c6.b2b3.c6d5.e3d4';
  await page.goto(`${url}#custodian!!${won}!seats=p,2`);
  await table.expectText(table.standing, 'White wins');
  await table.button('Undo').click();
  await expect(table.standing).toContainText('Position 6 of 7: playing on from here begins a variation.');
  for (const name of ['Resign', 'Draw']) await expect(table.button(name)).toHaveCount(0);
  await table.button('Undo').click();
  await expect(table.standing).toContainText('Position 5 of 7.');
  await expect(table.standing).not.toContainText('playing on from here');
  await expect(table.button('Continue')).toHaveCount(0);
  await table.click('a6');
  await table.click('a5');
  await table.expectLink(`custodian!!${won}!at=5;seats=p,2`);
  await table.button('Undo').click();
  await table.click('a2');
  await table.click('a3');
  await table.expectText(table.notices, 'The 3 moves that came after this stay in the list of moves.');
  await expect(table.button('Resign')).toBeVisible();
});

test('players change seats in the middle of a game; unknown ones are people', async ({ page, table, url }) => {
  await playFast(page);
  await page.goto(url + '#custodian!!a2a3!seats=robot,99');
  await table.expectText(page.locator('.players-button'), '2 people');
  await page.locator('.players-button').click();
  await page.getByRole('combobox', { name: 'Who plays Black?' }).selectOption('1');
  await page.getByRole('tab', { name: 'Moves' }).click();
  await expect(table.moves, 'the computer has taken the seat').toHaveCount(2);
  expect(table.link).toMatch(/!seats=p,1$/);
  await page.reload();
  await table.expectText(page.locator('.players-button'), 'Person – Level 1');
});

test('a computer chooses its cards by lot, and the person need not look away', async ({ page, table, url }) => {
  await page.goto(url + '#taketwo');
  await table.button('New game').click();
  await page.getByRole('combobox', { name: 'Black' }).selectOption('1');
  await table.button('Start the game').click();
  await page.getByRole('heading', { name: 'White chooses cards' }).waitFor();
  await table.button('Ready').click();
  await table.expectText(table.standing, 'White to play');
  expect(table.link).toMatch(/^taketwo!.*~.*!seats=p,1$/);
});

test('a hint in three steps: which piece, what it does, what comes then', async ({ page, table, url }) => {
  await page.goto(url + '#' + nearEnd);
  await table.button('Hint').click();
  await table.expectText(table.standing, 'Look at the king on d6.');
  await table.button('Hint: where to?').click();
  await table.expectText(table.standing, 'Hint: king d6 to d7.');
  await expect(page.locator('#board .trail text'), 'an arrow shows it').toHaveText('1');
  await table.button('Hint: and then?').click();
  await table.expectText(table.standing, 'Expected line: king d6 to d7');
  await table.click('d6');
  await expect(page.locator('#board .trail'), 'the arrows make room for what is chosen').toHaveCount(0);
  await table.click('d7');
  await table.expectText(table.standing, 'White wins');
  await expect(page.locator('.hint-button')).toBeDisabled();
});

test('analysis: off at first; then bar, words, lines to look at; off again', async ({ page, table, url }) => {
  await page.goto(url + '#custodian!3k3/7/7/7/7/7/R2K2R+w+-+0+1');
  await openTab(page);
  const toggle = page.getByRole('checkbox', { name: /^Analyse/ });
  await page.locator('.analysis').waitFor();
  await expect(toggle).not.toBeChecked();
  await expect(page.locator('.lines')).toHaveCount(0);
  await toggle.check();
  await expect(page.locator('.best-line')).toHaveCount(3);
  // In one look: the analysis goes on meanwhile.
  const [judgement, bar] = await page.evaluate(() => [
    document.querySelector('.judgement')?.textContent?.trim(),
    document.querySelector('.chance-bar')?.getAttribute('aria-label'),
  ]);
  expect(judgement ?? '').toMatch(/^White (is better by about \d+ pawns|wins within \d+ actions)\.$/);
  expect(bar).toBe(judgement);
  const { link } = table;
  const before = await table.view();
  const second = page.locator('.best-line').nth(1);
  const place = await second.boundingBox();
  await page.locator('.best-line .move').first().click();
  await table.expectText(table.standing, 'The board shows this line');
  expect((await second.boundingBox())?.y, 'the lines stay where they are').toBe(place?.y);
  expect((await table.view()).pieces).not.toEqual(before.pieces);
  expect(table.link).toBe(link);
  await table.button('Back to the game').click();
  expect((await table.view()).pieces).toEqual(before.pieces);
  await toggle.uncheck();
  await expect(page.locator('.lines')).toHaveCount(0);
});

test('a line of the analysis is kept as a variation with one press', async ({ page, table, url }) => {
  await page.goto(url + '#custodian!3k3/7/7/7/7/7/R2K2R+w+-+0+1');
  await openTab(page);
  await page.getByRole('checkbox', { name: /^Analyse/ }).check();
  await page.locator('.best-line').first().waitFor();
  await expect(page.locator('#board .trail .ink'), 'an arrow for the best action').toHaveCount(1);
  await expect(page.locator('#board .chance-edge rect')).toHaveCount(2);
  await table.button('Keep line 1 as a variation').click();
  await page.locator('.notice').getByRole('button', { name: 'Moves' }).click();
  const [first] = await page.locator('.variation .move').allTextContents();
  expect(first.trim()).toMatch(/^[a-g][1-7]–/);
  expect(table.link).toContain('lines=0/0/');
});

test('analysis follows the game, with scores for more than two seats', { tag: '@all' }, async ({
  page,
  table,
  url,
}) => {
  await page.goto(url + '#custodian!!a2a3.a6a5');
  await openTab(page);
  await page.getByRole('checkbox', { name: /^Analyse/ }).check();
  await page.locator('.judgement').waitFor();
  await table.button('Undo').click();
  await table.expectText(table.standing, 'Black to play');
  await page.locator('.best-line .best-line-turn[aria-label="Black"]').first().waitFor();
  await page
    .locator('.best-line > .best-line-turns > .best-line-turn:first-child[aria-label="Black"]')
    .first()
    .waitFor();
});

test('a review marks the turning points in the list and in the plot', async ({ page, table, url }) => {
  await page.goto(url + '#custodian!!e2e3.c6c5.f1c4.d7c6.b2b3.c6d5.e3d4');
  await openTab(page);
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.locator('#analysis-game'), 'the button is gone, its place has the focus').toBeFocused();
  await page.getByRole('button', { name: 'Review again' }).waitFor();
  await table.expectText(page.getByRole('status').filter({ hasText: 'reviewed' }), 'The game has been reviewed: ');
  await expect(page.getByRole('button', { name: /^Better: / }).first(), 'before anything is pressed').toBeVisible();
  const turning = page.locator('.moment').filter({ hasText: 'Black: king c6 to d5' });
  await turning.waitFor();
  await expect(page.locator('.chance-plot .moment-line').first()).toBeAttached();
  await page.getByRole('tab', { name: 'Moves' }).click();
  const marked = page.locator('.move').filter({ has: page.locator('.review-mark') });
  await table.expectText(marked, 'c6–d5');
  await openTab(page);
  await table.button('Add to the list of moves').click();
  await page.locator('.notice').getByRole('button', { name: 'Moves' }).click();
  await expect(table.button('Add to the list of moves')).toHaveCount(0);
  await expect(page.locator('.review-mark'), 'a kept sign is not there twice').toHaveCount(0);
  await page.reload();
  const judged = page.locator('.move').filter({ has: page.locator('.nag', { hasText: '??' }) });
  await table.expectText(judged, 'c6–d5');
  await expect(page.locator('.variation').first()).toBeVisible();
});

test('a mistake is shown, and tried again', async ({ page, table, url }) => {
  await page.goto(url + '#custodian!!e2e3.c6c5.f1c4.d7c6.b2b3.c6d5.e3d4');
  await openTab(page);
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.getByRole('button', { name: 'Review again' }).waitFor();
  const turning = page.locator('.moment').filter({ hasText: 'Black: king c6 to d5' });
  await turning.click();
  await table.expectLink('custodian!!e2e3.c6c5.f1c4.d7c6.b2b3.c6d5.e3d4!at=5');
  await page.getByRole('button', { name: 'The reply: pawn e3 to d4' }).click();
  await expect(table.cell('d4'), 'a pawn captures').toHaveAccessibleName(/White pawn, last/);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByRole('button', { name: 'Correct Black’s' }).click();
  await table.expectText(page.locator('#side-panel'), 'A better turn for Black');
  await expect(page.locator('#practice')).toBeFocused();
  await table.button('Show a better turn').waitFor();
  await table.click('a6');
  await table.click('a5');
  await page.getByText(/That loses|As good as|Better: that/).waitFor();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByRole('button', { name: 'Review again' }).waitFor();
});

test('the end of a game offers its review; the arrow keys go through its remarks and its tasks', async ({
  page,
  table,
  url,
}) => {
  await page.goto(url + '#custodian!!e2e3.c6c5.f1c4.d7c6.b2b3.c6d5.a2a3.a6a5.e3d4');
  await table.button('Review').click();
  await table.button('Review again').waitFor();
  const marks = page.locator('.moment');
  await marks.first().click();
  await page.keyboard.press('ArrowDown');
  await expect(marks.nth(1)).toBeFocused();
  await expect(marks.nth(1), 'the board goes along').toHaveAttribute('aria-current', 'step');
  await page
    .getByRole('button', { name: /^Correct .* mistakes?$/ })
    .first()
    .click();
  const number = page.locator('#practice-task .hint');
  const [, count] = /^1 of (\d+)$/.exec((await number.textContent())?.trim() ?? '') ?? [];
  await page.keyboard.press('ArrowLeft');
  await table.expectText(number, `${count} of ${count}`);
  await expect(page.locator('#practice'), 'the focus stays').toBeFocused();
});

for (const [width, height] of [
  [360, 640],
  [1440, 900],
])
  test.describe(() => {
    test.use({ viewport: { width, height }, hasTouch: true });
    test(`${width} by ${height}: what a review has found comes into sight where it was asked for`, async ({
      page,
      table,
      url,
    }) => {
      await page.goto(`${url}#custodian!!e2e3.c6c5.f1c4.d7c6.b2b3.c6d5.a2a3.a6a5.e3d4`);
      await table.button('Review').tap();
      await table.button('Review again').waitFor();
      const found = page.locator('.accuracy');
      await expect(found).toBeInViewport({ ratio: 1 });
      await page.locator('.moment').last().scrollIntoViewIfNeeded();
      await table.button('Review').tap();
      await expect(found).toBeInViewport({ ratio: 1 });
    });
  });

test('a review names who plays as was typed, as text', { tag: '@all' }, async ({ page, table, url }) => {
  const name = '<b>Bo</b> & “Co”';
  const notes = encodeURIComponent(JSON.stringify({ tags: [['Seat', 'b', name]], comments: [] }));
  await page.goto(`${url}#custodian!!e2e3.c6c5.f1c4.d7c6.b2b3.c6d5.e3d4!notes=${notes}`);
  await openTab(page);
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.getByRole('button', { name: 'Review again' }).waitFor();
  await table.expectText(page.locator('.moment'), `${name}: king c6 to d5`);
  await table.expectText(page.locator('.accuracy'), name);
  await page.getByRole('button', { name: `Correct ${name}’s mistake` }).click();
  await table.expectText(page.locator('#side-panel'), `A better turn for ${name}`);
  await table.expectText(table.standing, `${name} (Black) to play`);
});

test('a balance report counts its games, pauses, and can be copied', { tag: '@all' }, async ({ page, table, url }) => {
  const commands = await noteCommands(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(url + '#custodian');
  await openTab(page);
  await page.getByRole('button', { name: 'Balance report' }).click();
  await page.getByRole('combobox', { name: 'How many games' }).selectOption('200');
  await page.getByRole('combobox', { name: 'Thinking' }).selectOption('50');
  await table.dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await table.dialog.getByRole('button', { name: 'Pause' }).click();
  const progress = table.dialog.locator('progress');
  // That a job which is told so pauses is tested in tests/web/engine/scheduler.test.js.
  await expect.poll(commands).toEqual(['start', 'pause']);
  await table.dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(commands).toEqual(['start', 'pause', 'resume']);
  await progress.waitFor({ state: 'detached', timeout: 120_000 });
  await table.expectText(table.dialog, 'Results of 200 games');
  await expect(table.dialog.locator('.balance-table').first().locator('tbody tr')).toHaveCount(3);
  await expect(table.dialog.locator('.fates tbody tr')).toHaveCount(5);
  await table.dialog.getByRole('button', { name: 'Copy as a table' }).click();
  await table.expectText(table.dialog, 'The table has been copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^variant,custodian\nnodes,50\ngames,200\n/);
  await checkAccessibility(page);
});

test('where workers are forbidden the computer plays all the same', async ({ page, table, url, problems }) => {
  await playFast(page);
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    headers['content-security-policy'] = policy.replace(/worker-src [^;]*/, "worker-src 'none'");
    await route.fulfill({ response, headers });
  });
  await page.goto(url + '#custodian!!a2a3!seats=p,4');
  await expect(table.moves, 'it answers').toHaveCount(2);
  assert.ok(problems.length > 0 && problems.every((problem) => /worker/i.test(problem)), `${problems}`);
  problems.length = 0;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a file that a newer version has taken away is told, with a reload that keeps the game', async ({
  page,
  url,
  problems,
}) => {
  const table = new Table(page);
  await playFast(page);
  await page.route(/worker-[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto(url + '#custodian!!a2a3!seats=p,2');
  await table.expectText(page.locator('.notices'), 'Part of the page could not be loaded.');
  await expect(table.moves).toHaveCount(1);
  expect(String(problems.splice(0))).not.toMatch(/error:/);
  await page.unrouteAll();
  await table.button('Reload').click();
  await expect(table.moves, 'the game is there again, and the computer answers').toHaveCount(2);
});

test('the worker is loaded when a computer first thinks, and not before', async ({ page, table, url }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await page.goto(url + '#custodian');
  await table.click('a2');
  await table.click('a3');
  await openTab(page);
  await page.getByRole('checkbox', { name: /^Analyse/ }).waitFor();
  await page.clock.runFor('10:00');
  expect(asked.filter((address) => /worker/.test(address))).toEqual([]);
  await table.button('Hint').click();
  await table.expectText(table.standing, 'Look at');
  expect(asked.filter((address) => /worker/.test(address)).length).toBe(1);
  const rules = asked.flatMap((address) => /\/([^/]*)-[\w-]{8}\.wasm$/.exec(address)?.[1] ?? []);
  expect(new Set(rules)).toEqual(new Set(['motley-custodian']));
});

test('players, analysis with a review, and balance pass axe', { tag: '@all' }, async ({ page, url }) => {
  await page.goto(url + '#custodian!!e2e3.c6c5.f1c4.d7c6.b2b3.c6d5');
  await page.locator('.players-button').click();
  await page.getByRole('combobox', { name: 'Who plays Black?' }).waitFor();
  await checkBothThemes(page);
  await openTab(page);
  await page.getByRole('checkbox', { name: /^Analyse/ }).check();
  await page.locator('.lines').waitFor();
  // By the keyboard, since lines that come meanwhile move what is below them.
  await page.getByRole('button', { name: 'Review the game' }).press('Enter');
  await page.getByRole('button', { name: 'Review again' }).waitFor();
  await page.locator('.best-line .move').first().click();
  await checkBothThemes(page);
  await page.getByRole('button', { name: 'Balance report' }).click();
  await checkBothThemes(page);
});

test('three seats: a person and computers; who leaves is replaced, and the game goes on', async ({
  page,
  table,
  url,
}) => {
  await playFast(page);
  await page.goto(url + '#till;players=3;pawns=0!!!seats=p,1,2;seed=5');
  await table.expectText(page.locator('.players-button'), '1 person, 2 computers');
  await table.expectText(table.standing, 'Red to play');
  await expect(table.moves).toHaveCount(0);
  await page.locator('.players-button').click();
  await page.getByRole('combobox', { name: 'Who plays Red?' }).selectOption('5');
  await page.getByRole('tab', { name: 'Moves' }).click();
  await expect(table.moves.nth(3), 'all play on').toBeAttached();
  expect(table.link).toMatch(/!seats=5,1,2;seed=5$/);
});

test('three actions a turn: the computer plays each in sight, and the person gets the turn back', async ({
  page,
  url,
}) => {
  const table = new Table(page);
  const commands = await noteCommands(page);
  await playFast(page);
  await page.clock.install();
  await page.goto(url + '#tches!!!seats=2,p');
  await expect(table.moves, 'it plays three actions').toHaveCount(3);
  await table.expectText(table.standing, 'Black to play');
  await page.clock.runFor('10:00');
  await expect(table.moves).toHaveCount(3);
  expect(await commands()).toEqual(['start', 'start', 'start']);
  await expect(page.locator('.moves li:first-child .move[data-column="0"]')).toHaveCount(3);
});

test('against the computer a draw is offered, and nobody resigns for it', async ({ page, table, url }) => {
  await page.goto(url + '#custodian!!a2a3!at=0;flip=0;seats=9,p');
  await table.button('Draw').click();
  await table.button('Offer a draw').click();
  await table.expectText(table.notices, 'White wants to play on.');
  await table.button('Resign').click();
  await expect(page.getByRole('button', { name: 'White resigns' })).toHaveCount(0);
  await table.button('Black resigns').click();
  await table.expectText(table.standing, 'White wins');
});

test('a piece that a pawn becomes has the size of its kind, with or without cards', async ({ page, table, url }) => {
  await page.goto(url + '#taketwo!4k3/P~HD7/8/8/8/8/8/4K3 w - - 0 1');
  await table.click('a7');
  await table.click('c8');
  const menu = page.getByRole('menu');
  await expect(menu.locator('.carded')).toHaveCount(1);
  await menu.getByRole('menuitem', { name: 'rook' }).hover();
  await expect(table.board.locator('.piece.carded')).toHaveCount(0);
});

test('a seat is given a name, a computer and its time on the seat itself; the link has them', async ({
  page,
  table,
  url,
}) => {
  await page.goto(url + '#custodian!!a2a3');
  await page.getByRole('tab', { name: 'Game' }).click();
  await page.getByRole('textbox', { name: 'Name of Black' }).fill('Ann');
  await page.getByRole('textbox', { name: 'Name of Black' }).press('Enter');
  await table.expectText(table.standing, 'Ann (Black) to play');
  await page.getByRole('combobox', { name: 'Who plays White?' }).selectOption('5s');
  await table.expectLink(/seats=5s,p.*"Seat","b","Ann"/);
  await page.reload();
  await table.expectText(table.standing, 'Ann (Black) to play');
});

test('two people: said once, and from then on a game begins with one press', async ({ page, table, url }) => {
  await page.goto(url);
  await table.button('Play Custodian Chess').click();
  const answers = page.locator('.opponents button');
  await expect(answers).toHaveCount(4);
  const tops = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  assert.equal(new Set(tops).size, 2, 'two lines');
  await table.button('A friend here').click();
  await table.expectLink('custodian');
  await table.expectText(page.locator('.players-button'), '2 people');
  await page.goto(url);
  await page.getByText('Opponent: a friend on this screen.').waitFor();
  await table.button('Play Take Two Chess').click();
  await table.expectLink('taketwo');
  await expect(table.dialog).toHaveCount(0);
});

test('whom one plays is asked once, with what each level is like', async ({ page, table, url }) => {
  await page.goto(url);
  await page.getByRole('button', { name: 'Play Custodian Chess' }).click();
  const strength = page.getByRole('combobox', { name: 'How strong' });
  await expect(strength).toContainText('Level 6, club player · 1,040');
  await strength.selectOption('2');
  await page.getByRole('button', { name: 'The computer' }).click();
  await table.expectLink('custodian!!!seats=p,2');
  await page.goto(url);
  await page.getByText('Opponent: the computer, level 2.').waitFor();
  await page.getByRole('button', { name: 'Play Custodian Chess' }).click();
  await table.expectLink('custodian!!!seats=p,2');
});

for (const locale of ['en', 'fr', 'ru', 'sv'])
  test.describe(() => {
    test.use({ viewport: { width: 360, height: 640 }, locale });
    test(`${locale}: what a level is like, and its points, has room in the field on a phone`, {
      tag: locale === 'ru' ? [] : '@all',
    }, async ({ page, url }) => {
      await page.goto(`${url}#taketwo!!!seats=p,3`);
      await page.locator('#tab-game').click();
      const cut = await page
        .locator('.seat-line select')
        .first()
        .evaluate((field) => {
          const select = /** @type {HTMLSelectElement} */ (field);
          const probe = /** @type {HTMLSelectElement} */ (select.cloneNode());
          probe.style.width = 'max-content';
          select.after(probe);
          return [...select.options].flatMap((option) => {
            probe.replaceChildren(option.cloneNode(true));
            return probe.offsetWidth > select.offsetWidth ? [`${option.text.trim()} ${probe.offsetWidth}`] : [];
          });
        });
      expect(cut).toEqual([]);
    });
  });

test('new game: one’s own side is a seat, or drawn by lot; the rest is the computer’s', async ({
  page,
  table,
  url,
}) => {
  const side = page.getByRole('combobox', { name: 'Your side' });
  await page.goto(url + '#custodian');
  await table.button('New game').click();
  await side.selectOption({ label: 'Black, against the computer' });
  await expect(page.getByRole('combobox', { name: 'White' })).toHaveValue('3');
  await table.button('Start the game').click();
  await table.expectLink('custodian!!!seats=3,p');
  await table.button('New game').click();
  await expect(side.locator('option:checked'), 'the same again').toHaveText('Black, against the computer');
  await side.selectOption({ label: 'Random, against the computer' });
  await page.getByRole('combobox', { name: 'How strong' }).selectOption('1');
  await table.button('Start the game').click();
  await table.expectLink(/^custodian!![^!]*!seats=(1,p|p,1)$/);
});

test('new game: how many seats there are stands above them, and who plays is not asked after drawing', async ({
  page,
  table,
  url,
}) => {
  const form = page.locator('.new-game');
  await page.goto(url + '#till');
  await table.button('New game').click();
  const count = form.getByRole('spinbutton', { name: 'Players' });
  const side = form.getByRole('combobox', { name: 'Your side' });
  await count.fill('4');
  await count.press('Tab');
  await expect(form.getByRole('combobox', { name: 'Green' })).toBeVisible();
  assert.ok(((await count.boundingBox())?.y ?? 0) < ((await side.boundingBox())?.y ?? 0));
  await page.getByRole('radio', { name: /^TCHES/ }).check();
  await side.selectOption({ label: 'White, against the computer' });
  await table.button('Set up').first().click();
  await table.button('Play from here').click();
  await table.expectLink('tches!!!seats=p,3');
});
