// <motley-board> as authors of other pages use it: what docs/embedding.md promises, on an empty page of another site
// that allows no more than that says.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
  clickSquare,
  noteEvents,
  takeEvents,
  test,
  waitForBoard,
  waitForEvents,
  withBoard,
} from '../support/embed-page.js';
import { expect, noteCommands } from '../support/fixtures.js';

/** @typedef {import('../../../shell/embed/element.js').MotleyBoard} MotleyBoard */

/** White's King steps onto the throne. */
const oneToWin = '7/2K4/7/7/7/4k2/7 w - 0 1';

// ----- attributes and properties

test('properties that were set before the element was defined count', async ({ page, host }) => {
  await host.open('<motley-board></motley-board>');
  await withBoard(page, (board) => {
    Object.assign(board, { variant: 'custodian;board=cylinder', actions: 'a2a3 g6g5', flip: true, at: 1 });
  });
  await host.addScript();
  const found = await withBoard(page, async (board) => {
    await board.ready;
    const own = Object.keys(board);
    return { own, html: board.outerHTML, played: board.played, flip: board.getAttribute('flip') };
  });
  expect(found.played).toEqual(['a2a3']);
  expect(found.own).toEqual([]);
  expect(found.flip).toBe('');
  expect(found.html).toMatch(/ variant="custodian;board=cylinder"/);
});

test('a changed attribute is another game, or another look', async ({ page, host }) => {
  await host.openBoards('<motley-board actions="a2a3"></motley-board>');
  await withBoard(page, (board) => void Object.assign(board, { variant: 'taketwo' }));
  await waitForBoard(page, (board) => board.current.includes('/pppppppp/'));
  await page.locator('motley-board [part="controls"]').waitFor();
  await withBoard(page, (board) => board.setAttribute('controls', 'off'));
  await page.locator('motley-board [part="controls"]').waitFor({ state: 'detached' });
  expect(await withBoard(page, (board) => board.played)).toEqual(['a2a3']);
});

test('of two changes in a row the last one counts, whichever is loaded first', async ({ page, host }) => {
  await host.openBoards('<motley-board></motley-board>');
  let release = () => {};
  const released = new Promise((resolve) => (release = () => resolve(null)));
  await page.route(/till.*\.wasm$/, async (route) => {
    await released;
    await route.continue();
  });
  await withBoard(page, async (board) => {
    board.setAttribute('variant', 'till');
    await Promise.resolve();
    await Promise.resolve();
    board.setAttribute('variant', 'taketwo');
  });
  await waitForBoard(page, (board) => board.current.includes('/pppppppp/'));
  release();
  // Boards share what they load: when the second one has its rules, so has the first one.
  await page.evaluate(() => {
    const other = /** @type {MotleyBoard} */ (document.createElement('motley-board'));
    Object.assign(other, { variant: 'till', seed: '1' });
    document.body.append(other);
    return other.ready;
  });
  expect(await withBoard(page, (board) => board.current)).toMatch(/\/pppppppp\//);
});

test('a change while the first game is loaded counts', async ({ page, host }) => {
  await host.open('<motley-board variant="till"></motley-board>');
  await page.route(/till.*\.wasm$/, async (route) => {
    await withBoard(page, (board) => board.setAttribute('variant', 'taketwo'));
    await route.continue().catch(() => {});
  });
  await host.addScript();
  const current = await withBoard(page, async (board) => {
    await board.ready;
    return board.current;
  });
  expect(current).toMatch(/\/pppppppp\//);
});

for (const mode of ['diagram', 'replay'])
  test(`a computer plays no part in what only shows a game: ${mode}`, async ({ page, host }) => {
    const commands = await noteCommands(page);
    const other = '<motley-board id="other" actions="a2a3" computer="1"></motley-board>';
    await host.openBoards(`<motley-board mode="${mode}" actions="a2a3" at="1" computer="1"></motley-board>${other}`);
    // Where there is a game the computer plays.
    const plyOfOther = () => page.locator('#other').evaluate((board) => /** @type {MotleyBoard} */ (board).ply);
    await expect.poll(plyOfOther).toBe(2);
    expect(await commands()).toEqual(['start']);
    expect(await withBoard(page, (board) => board.played)).toEqual(['a2a3']);
    expect(await withBoard(page, (board) => board.toLink())).not.toMatch(/seats/);
  });

/** The pieces on the board whose drawing has, or has not, a part. */
const drawnWith = (/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ part) =>
  page.locator('motley-board').first().locator(`.piece:has(${part})`);

test('pieces of the bold set, or of an author, are drawn in all places of a board, and of that board alone', async ({
  page,
  host,
}) => {
  const script = '<script>document.title = "taken"</script>';
  const active = `<path onclick="document.title = 'taken'" d="M0 0"/>`;
  const symbols = [
    '<symbol id="w-king"><path fill="red" d="M9 9h40v40z"/></symbol>',
    '<symbol id="pawn"><rect class="body" width="9"/></symbol>',
    `<symbol id="rook">${script}</symbol><symbol id="bishop">${active}</symbol>`,
  ];
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${symbols.join('')}</svg>`;
  await page.route(/own-pieces\.svg$/, (route) =>
    route.fulfill({ body: sprite, contentType: 'image/svg+xml', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  const replay = 'mode="replay" actions="a2a3 g6g5" at="last" legend="open"';
  await host.openBoards(`<motley-board ${replay} pieces="bold"></motley-board><motley-board></motley-board>`);
  await expect(drawnWith(page, '.silhouette')).toHaveCount(28);
  const board = page.locator('motley-board').first();
  for (const place of ['.legend', '.art-store'])
    await expect(board.locator(`${place} .silhouette`).first(), place).toBeAttached();
  await expect(page.locator('motley-board').last().locator('.silhouette')).toHaveCount(0);
  await noteEvents(page, 'board');
  await withBoard(page, (board, address) => board.setAttribute('pieces', address), `${host.url}own-pieces.svg`);
  const told = await waitForEvents(page, 2);
  const errors = told.map(([name, { text, message, ...error }]) => [
    name,
    error,
    text.slice(error.offset, error.offset + 6),
  ]);
  const fault = { subject: 'pieces', reason: 'not-drawn' };
  expect(errors).toEqual([
    ['error', { ...fault, offset: sprite.indexOf('<script'), length: 8 }, '<scrip'],
    ['error', { ...fault, offset: sprite.indexOf(active), length: active.length }, '<path '],
  ]);
  await expect(drawnWith(page, 'path[fill="red"]')).toHaveCount(1);
  await expect(drawnWith(page, 'rect[width="9"]')).toHaveCount(14);
  await expect(drawnWith(page, '.silhouette')).toHaveCount(0);
  await expect(board.locator('.legend rect[width="9"]')).toHaveCount(1);
  expect(await page.title()).toBe('Somebody');
  await expect(board.locator('[part="message"]')).toHaveCount(0);
  await withBoard(page, (board) => board.removeAttribute('pieces'));
  await expect(drawnWith(page, 'rect[width="9"]')).toHaveCount(0);
});

test('the names of files and ranks stand beside the board, in its squares or nowhere', async ({ page, host }) => {
  await host.openBoards('<motley-board coordinates="inside"></motley-board>');
  const names = page.locator('motley-board motley-view .coordinates.files');
  const frame = page.locator('motley-board motley-view .frame');
  const widthOf = async () => (await frame.locator('.grid').boundingBox())?.width ?? 0;
  await expect(names).toBeVisible();
  const inside = await widthOf();
  await withBoard(page, (board) => board.removeAttribute('coordinates'));
  await expect.poll(widthOf).toBeLessThan(inside - 20);
  await expect(names).toBeVisible();
  await withBoard(page, (board) => board.setAttribute('coordinates', 'off'));
  await expect(names).toBeHidden();
  expect(await widthOf()).toBe(inside);
  await withBoard(page, (board) => board.setAttribute('mode', 'edit'));
  await expect(names).toBeHidden();
  await withBoard(page, (board) => void Object.assign(board, { mode: 'play', variant: 'till' }));
  const edges = page.locator('motley-board motley-view .edge').first();
  await expect(page.locator('motley-board motley-view .viewport')).toBeVisible();
  await expect(edges).toBeHidden();
  await withBoard(page, (board) => board.setAttribute('coordinates', 'inside'));
  await expect(edges).toBeVisible();
});

test('a board speaks with the words of its author, in a language that we lack', async ({ page, host, problems }) => {
  const words = [
    'go-back = Zurück',
    'status-turn = { NAME($seat) } ist am Zug',
    'seat-w = <b>Weiß</b>',
    'flip = { $oops',
    'Kein Satz.',
  ].join('\n');
  let answer = { status: 200, body: words };
  await page.route(/motley-de\.ftl/, (route) =>
    route.fulfill({
      ...answer,
      contentType: 'text/plain; charset=utf-8',
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await host.openBoards('<motley-board></motley-board><motley-board></motley-board>');
  await noteEvents(page, 'board');
  const address = `${host.url}motley-de.ftl`;
  await withBoard(page, (board, address) => void Object.assign(board, { lang: 'de', strings: address }), address);
  const board = page.locator('motley-board').first();
  await expect(board.getByRole('button', { name: 'Zurück' })).toBeVisible();
  await expect(board.locator('[part="status"]')).toContainText('<b>Weiß</b> ist am Zug');
  await expect(
    board.getByRole('button', { name: 'Flip the board' }),
    'ours where a message cannot be read',
  ).toBeVisible();
  await expect(board.locator('.motley')).toHaveAttribute('lang', 'de');
  await expect(page.locator('motley-board').last().getByRole('button', { name: 'Undo' })).toBeVisible();
  const told = (await waitForEvents(page, 2)).map(([, { subject, reason, text, offset, length }]) => [
    subject,
    reason,
    text.slice(offset, offset + length),
  ]);
  expect(told).toEqual([
    ['strings', 'not-a-message', 'flip = { $oops'],
    ['strings', 'not-a-message', 'Kein Satz.'],
  ]);
  await withBoard(page, (board) => board.setAttribute('variant', 'taketwo'));
  await expect(board.locator('[part="status"]')).toContainText('ist am Zug');
  answer = { status: 404, body: '' };
  await withBoard(page, (board, address) => board.setAttribute('strings', `${address}?gone`), address);
  await expect(board.getByRole('button', { name: 'Undo' })).toBeVisible();
  problems.splice(0);
});

test('in hand, on cards and where a pawn chooses, pieces are those of the board', async ({ page, host }) => {
  await host.openBoards('<motley-board variant="till" actions="Q@0,0" pieces="bold"></motley-board>');
  const board = page.locator('motley-board');
  await expect(board.locator('motley-hand .picture:not(:has(.silhouette))')).toHaveCount(0);
  await expect(board.locator('motley-hand .silhouette').first()).toBeAttached();
  await withBoard(page, (board) => void Object.assign(board, { variant: 'taketwo', actions: '' }));
  await clickSquare(page, 'e2');
  await expect(board.locator('motley-cards .owner .silhouette')).toHaveCount(1);
  const position = '8/P~HO6k/8/8/8/8/8/K7 w - - 0 1 -';
  await withBoard(page, (board, position) => board.setAttribute('position', position), position);
  await waitForBoard(page, (board) => board.current.startsWith('8/P'));
  await clickSquare(page, 'a7');
  await clickSquare(page, 'c8');
  await expect(board.locator('.chooser [role="menuitem"]:has(.silhouette)')).toHaveCount(4);
  await withBoard(page, (board) => void Object.assign(board, { mode: 'edit', position: '', actions: '' }));
  await expect(board.locator('[data-editing] .piece:has(.silhouette)')).toHaveCount(32);
});

// ----- methods

test('methods play, walk through the game, and say why not', async ({ page, host }) => {
  await host.openBoards('<motley-board actions="a2a3"></motley-board>');
  const found = await withBoard(page, (board) => {
    const steps = [];
    board.play('g6g5');
    steps.push(board.ply, board.turn.seat, board.undo(), board.ply, board.undo(), board.undo(), board.ply);
    steps.push(board.redo(), board.redo(), board.redo());
    steps.push(board.goTo(1), board.goTo(3), board.goTo(-1), board.ply);
    const { played, legalActions, current, outcome } = board;
    let refusal;
    try {
      board.play('g6g2');
    } catch (error) {
      const { reason, subject } = /** @type {any} */ (error);
      refusal = { reason, subject, current: board.current };
    }
    const why = board.explain('g7', 'g4');
    board.undo();
    board.reset();
    const link = board.toLink();
    return { steps, played, legalActions, current, outcome, refusal, why, link, after: board.played };
  });
  expect(found.steps).toEqual([2, 'w', true, 1, true, false, 0, true, true, false, true, false, false, 1]);
  expect(found.played).toEqual(['a2a3']);
  assert.ok(found.legalActions.includes('g6g5'));
  expect(found.outcome).toEqual({ result: 'ongoing' });
  expect(found.refusal?.subject).toBe('action');
  assert.ok(found.refusal?.reason);
  expect(found.refusal?.current).toBe(found.current);
  expect([found.why.reason, found.why.squares]).toEqual(['path-blocked', ['g6']]);
  expect(found.why.text).toMatch(/g6|way|path/i);
  expect(found.link).toBe(`${host.url}#custodian!!a2a3`);
  expect(found.after).toEqual(['a2a3']);
});

test('what is no square, and no number of actions, is refused', async ({ page, host }) => {
  await host.openBoards('<motley-board actions="a2a3 g6g5"></motley-board>');
  const found = await withBoard(page, (board) => ({
    texts: [board.explain('z9', 'a2').text, board.explain('a3', 'z9').text],
    went: [board.goTo(0.5), board.goTo(NaN), board.ply],
  }));
  for (const text of found.texts) expect(text).toMatch(/“z9”/);
  expect(found.went).toEqual([false, false, 2]);
});

test('focus() gives the board the keyboard', async ({ page, host }) => {
  await host.openBoards('<motley-board></motley-board>');
  await withBoard(page, (board) => board.focus());
  const name = await withBoard(page, (board) => board.shadowRoot?.activeElement?.localName);
  expect(name).toBe('motley-view');
});

// ----- a position that a reader sets up

test('a reader sets up a position, and the page is told each time', async ({ page, host }) => {
  await host.openBoards('<motley-board mode="edit"></motley-board>');
  const heard = () => page.evaluate(() => /** @type {any} */ (window).heard.splice(0));
  await withBoard(page, (board) => {
    Object.assign(window, { heard: [] });
    board.addEventListener('position', (event) => {
      /** @type {any} */ (window).heard.push(/** @type {CustomEvent} */ (event).detail);
    });
  });
  // Black's rook goes where no rook could; another one is put; whose turn it is.
  await clickSquare(page, 'a7');
  await clickSquare(page, 'c4');
  await page.getByRole('button', { name: 'Black', exact: true }).click();
  await page.getByRole('button', { name: 'Black rook' }).hover();
  await page.mouse.down();
  await page.locator('motley-board .cell[data-square="d4"]').hover({ force: true });
  await page.mouse.up();
  await page.getByRole('radio', { name: 'Black' }).check();
  const found = await heard();
  expect(found.map((/** @type {any} */ { problem }) => problem)).toEqual(['', '', '']);
  const last = '1bnknbr/ppppppp/7/2rr3/7/PPPPPPP/RBNKNBR b KQk 0 1';
  expect(found[2]).toEqual({ ply: 0, current: last, problem: '' });
  const asked = await withBoard(page, (board) => [board.current, board.toLink(), board.turn.seat]);
  expect(asked).toEqual([last, `${host.url}#custodian!${last.replaceAll(' ', '+')}`, 'b']);
  // A position without kings is none; the game stays the one before, and the text is there.
  await page.getByRole('button', { name: 'Clear the board' }).click();
  await expect(page.locator('motley-board [part="status"]')).toContainText('The number of kings is wrong.');
  expect((await heard())[0].problem).toBe('The number of kings is wrong.');
  const refused = await withBoard(page, (board) => {
    const { current } = board;
    let why = '';
    try {
      board.play('a2a3');
    } catch (error) {
      why = /** @type {any} */ (error).subject;
    }
    return { current, why, link: board.toLink(), steps: [board.undo(), board.redo(), board.redo()] };
  });
  expect(refused.current).toMatch(/^7\/7\/7\/7\/7\/7\/7 b /);
  expect(refused.why).toBe('mode');
  expect(refused.link).toBe(asked[1]);
  expect(refused.steps).toEqual([true, true, false]);
  await withBoard(page, (board) => board.reset());
  expect((await heard()).at(-1)).toEqual({ ply: 0, current: expect.stringMatching(/^rbnknbr/), problem: '' });
  // What was set up is played from there.
  await withBoard(
    page,
    (board, position) => {
      Object.assign(board, { position, mode: 'play' });
    },
    last,
  );
  await expect(page.locator('motley-board [part="status"]')).toContainText('Black to play');
});

test('a reader begins with an empty board, where the author wants that; what is no position is told', async ({
  page,
  host,
}) => {
  await host.openBoards('<motley-board mode="edit" position="7/7/7/7/7/7/7 b - 0 1"></motley-board>');
  const status = page.locator('motley-board [part="status"]');
  await expect(status).toContainText('The number of kings is wrong.');
  expect(await withBoard(page, (board) => board.current)).toBe('7/7/7/7/7/7/7 b - 0 1');
  await page.getByRole('button', { name: 'White king' }).click();
  await clickSquare(page, 'b2');
  expect(await withBoard(page, (board) => board.current)).toBe('7/7/7/7/7/1K5/7 b - 0 1');
  await noteEvents(page, 'board');
  await withBoard(page, (board) => board.setAttribute('position', 'nonsense'));
  const [[name, { subject }]] = await waitForEvents(page, 1);
  expect([name, subject]).toEqual(['error', 'position']);
  expect(await withBoard(page, (board) => board.current)).toBe('7/7/7/7/7/1K5/7 b - 0 1');
});

// ----- the reader's own seat

/** Lets the page's clipboard note what is written into it, or refuse it. */
const setClipboard = (/** @type {import('@playwright/test').Page} */ page, /** @type {boolean} */ isRefused) =>
  page.evaluate((isRefused) => {
    const clipboard = {
      text: '',
      async writeText(/** @type {string} */ text) {
        if (isRefused) throw new DOMException('', 'NotAllowedError');
        clipboard.text = text;
      },
    };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  }, isRefused);

const clipboardText = (/** @type {import('@playwright/test').Page} */ page) =>
  page.evaluate(() => /** @type {any} */ (navigator.clipboard).text);

test('a menu has the game of a replay as a link, a record, a file and a position, and is left by keys', async ({
  page,
  host,
  url,
}) => {
  await host.openBoards('<motley-board mode="replay" actions="a2a3 g6g5" at="1"></motley-board>');
  await setClipboard(page, false);
  const board = page.locator('motley-board');
  const button = board.getByRole('button', { name: 'Copy and save' });
  await expect(board.locator('[part="link"]'), 'the link stays where it was').toBeVisible();
  await button.press('Enter');
  const entries = board.getByRole('menu', { name: 'Copy and save' }).getByRole('menuitem');
  await expect(entries).toHaveText([
    'Copy the link',
    'Copy the game record',
    'Save the game record',
    'Copy the position',
    'Open on Motley',
  ]);
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries.first()).toHaveText('✓ Copied.');
  expect(await clipboardText(page)).toBe(await withBoard(page, (board) => board.toLink()));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(entries.nth(1)).toHaveText('✓ Copied.');
  const record = await clipboardText(page);
  expect(record).toMatch(/^\[Motley "1"\][\s\S]*1\. a2a3 1\.\.\. g6g5/);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(entries.nth(3)).toHaveText('✓ Copied.');
  expect(await clipboardText(page)).toBe(await withBoard(page, (board) => board.current));
  await expect(entries.last()).toHaveAttribute('href', new RegExp(`^${url}#custodian`));
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await withBoard(page, (board) => board.ply), 'keys of the menu are none of the replay').toBe(1);
  await button.click();
  const [download] = await Promise.all([page.waitForEvent('download'), entries.nth(2).click()]);
  expect(download.suggestedFilename()).toBe('motley-custodian-1.pgn');
  expect(readFileSync(await download.path(), 'utf8')).toBe(record);
  await expect(button).toBeFocused();
});

test('where nothing may be copied, as in some frames, the menu shows the text, selected', async ({ page, host }) => {
  await host.openBoards('<motley-board menu="on"></motley-board>');
  await setClipboard(page, true);
  const board = page.locator('motley-board');
  await board.getByRole('button', { name: 'Copy and save' }).click();
  await board.getByRole('menuitem', { name: 'Copy the position' }).click();
  const field = board.getByRole('textbox');
  await expect(field).toBeFocused();
  const current = await withBoard(page, (board) => board.current);
  await expect(field).toHaveValue(current);
  const selected = await field.evaluate((field) => {
    const { selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (field);
    return selectionEnd - selectionStart;
  });
  expect(selected).toBe(current.length);
  await page.mouse.click(5, 5);
  await expect(field).toHaveCount(0);
  await withBoard(page, (board) => board.setAttribute('menu', 'off'));
  await expect(board.getByRole('link', { name: 'Open on Motley' })).toBeVisible();
});

test('a replay shows the time that each side had in the position shown', async ({ page, host }) => {
  const moves = '1. e2e3 {[%clk 0:04:58] Quiet.} 1... g6g5 {[%clk 0:00:09.5]} ongoing';
  const record = `[Motley "1"] [Variant "custodian"] [Seat "w" "Ann"] [Clock "300+5"] [Result "ongoing"] ${moves}`;
  await host.openBoards(`<motley-board mode="replay" record='${record}'></motley-board>`);
  const times = page.locator('motley-board .time-left');
  await expect(times).toHaveText(['5:00', '5:00']);
  await withBoard(page, (board) => board.goTo(2));
  await expect(times).toHaveText(['4:58', '9.5']);
  await expect(times.first()).toHaveAccessibleName(/Ann.*: 4 min 58 s/);
  await expect(page.locator('motley-board .moves')).toContainText('Quiet.');
  await expect(page.locator('motley-board .moves')).not.toContainText('clk');
});

test('two readers play each with a seat of their own, on boards that a channel joins', async ({ page, host }) => {
  await host.openBoards('<motley-board seat="w" moves="on"></motley-board><motley-board seat="b"></motley-board>');
  await page.evaluate(() => {
    for (const board of /** @type {NodeListOf<MotleyBoard>} */ (document.querySelectorAll('motley-board'))) {
      const channel = new BroadcastChannel('our game');
      board.addEventListener('action', (event) => {
        const { by, text } = /** @type {CustomEvent} */ (event).detail;
        if (by === 'person') channel.postMessage(text);
      });
      channel.addEventListener('message', ({ data }) => board.play(data));
    }
  });
  const [white, black] = [page.locator('motley-board').nth(0), page.locator('motley-board').nth(1)];
  const touch = (/** @type {typeof white} */ board, /** @type {string} */ square) =>
    board.locator(`.cell[data-square="${square}"]`).click({ force: true });
  const played = () =>
    page.$$eval('motley-board', (boards) => boards.map((board) => /** @type {MotleyBoard} */ (board).played.join(' ')));
  // Neither acts for the other; a piece that is touched is told about.
  await touch(black, 'a2');
  await touch(black, 'a3');
  await touch(black, 'g6');
  await expect(black.locator('[part="status"]')).toContainText('White to play');
  await expect(black.locator('[part="status"]')).toContainText('If it were Black’s turn');
  await touch(black, 'g5');
  expect(await played()).toEqual(['', '']);
  await touch(white, 'a2');
  await touch(white, 'a3');
  await expect.poll(played).toEqual(['a2a3', 'a2a3']);
  await touch(black, 'g6');
  await touch(black, 'g5');
  await expect.poll(played).toEqual(['a2a3 g6g5', 'a2a3 g6g5']);
  // The second one sits at the other side.
  const topOf = async (/** @type {typeof white} */ board, /** @type {string} */ square) =>
    (await board.locator(`.cell[data-square="${square}"]`).boundingBox())?.y ?? 0;
  expect(await topOf(white, 'a1')).toBeGreaterThan(await topOf(white, 'a7'));
  expect(await topOf(black, 'a7')).toBeGreaterThan(await topOf(black, 'a1'));
  // Nothing is taken back; who looks back hears of the next action at once.
  await expect(white.getByRole('button', { name: /Undo|Start over/ })).toHaveCount(0);
  await white.locator('[part="moves"] button').first().click();
  await expect(white.getByRole('button', { name: 'To the end' })).toHaveCount(1);
  await touch(white, 'b2');
  await touch(white, 'b3');
  await withBoard(page, (board) => board.play('b2b3'));
  await expect.poll(played).toEqual(['a2a3 g6g5 b2b3', 'a2a3 g6g5']);
});

test('the seat can be set later, in the middle of a game', async ({ page, host }) => {
  await host.openBoards('<motley-board actions="a2a3"></motley-board>');
  await withBoard(page, (board) => {
    board.play('g6g5');
    Object.assign(board, { seat: 'b' });
  });
  await page.locator('motley-board').getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
  await clickSquare(page, 'b2');
  await clickSquare(page, 'b3');
  expect(await withBoard(page, (board) => [board.getAttribute('seat'), ...board.played])).toEqual([
    'b',
    'a2a3',
    'g6g5',
  ]);
});

// ----- events

test('events tell what people and scripts do, to the document too', async ({ page, host }) => {
  await host.openBoards('<motley-board></motley-board>');
  await noteEvents(page, 'document');
  await clickSquare(page, 'a2');
  await clickSquare(page, 'a3');
  expect(await waitForEvents(page, 2)).toEqual([
    ['action', { text: 'a2a3', seat: 'w', ply: 1, by: 'person' }],
    ['turn', { seat: 'b', number: 1 }],
  ]);
  await withBoard(page, (board) => board.play('g6g5'));
  expect(await takeEvents(page)).toEqual([
    ['action', { text: 'g6g5', seat: 'b', ply: 2, by: 'script' }],
    ['turn', { seat: 'w', number: 2 }],
  ]);
});

test('`position` tells of each position that is shown', async ({ page, host }) => {
  await host.openBoards('<motley-board actions="a2a3 g6g5"></motley-board>');
  const heard = await withBoard(page, async (board) => {
    const details = /** @type {any[]} */ ([]);
    document.addEventListener('position', (event) => details.push(/** @type {CustomEvent} */ (event).detail));
    board.goTo(0);
    const { current } = board;
    board.redo();
    board.play('a6a5');
    board.reset();
    return { plies: details.map(({ ply }) => ply), isFirst: details[0].current === current };
  });
  expect(heard).toEqual({ plies: [0, 1, 2, 2], isFirst: true });
});

test('a script that plays stops a replay that runs; where nothing changes nothing is told', async ({ page, host }) => {
  await page.clock.install();
  await host.openBoards('<motley-board mode="replay" actions="a2a3 g6g5"></motley-board>');
  await page.getByRole('button', { name: 'Replay the game' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  await withBoard(page, (board) => {
    Object.assign(window, { plies: [] });
    board.addEventListener('position', (/** @type {any} */ { detail }) => {
      /** @type {any} */ (window).plies.push(detail.ply);
    });
    board.play('b2b3');
    board.goTo(1);
  });
  await page.clock.runFor('10:00');
  expect(await page.evaluate(() => /** @type {any} */ (window).plies)).toEqual([1]);
});

test('the list of moves keeps the current one in sight', async ({ page, host }) => {
  const pawns = ['a2a3 a6a5', 'c2c3 c6c5', 'd2d3 d6d5', 'e2e3 e6e5', 'g2g3 g6g5'];
  await page.setViewportSize({ width: 560, height: 800 });
  const actions = pawns.map((two) => `c1b3 e7f5 b3c1 f5e7 ${two}`).join(' ');
  await host.openBoards(`<motley-board moves="on" actions="${actions}"></motley-board>`);
  const waitForCurrent = (/** @type {number} */ ply) =>
    page.waitForFunction((ply) => {
      const board = /** @type {MotleyBoard} */ (document.querySelector('motley-board'));
      const list = board.shadowRoot?.querySelector('.moves ol');
      const move = list?.querySelector('[aria-current]');
      if (!list || !move || board.ply !== ply || list.scrollHeight <= list.clientHeight) return false;
      const [outer, inner] = [list.getBoundingClientRect(), move.getBoundingClientRect()];
      return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    }, ply);
  await waitForCurrent(30);
  for (const ply of [1, 15, 29]) {
    await withBoard(page, (board, ply) => board.goTo(ply), ply);
    await waitForCurrent(ply);
  }
});

test('`solve` counts mistakes', async ({ page, host }) => {
  const attributes = `mode="task" position="${oneToWin}" actions="c6d7"`;
  await host.openBoards(`<motley-board ${attributes}></motley-board>`);
  await noteEvents(page, 'document');
  await clickSquare(page, 'c6');
  await clickSquare(page, 'c5');
  await page.locator('motley-board .remark').waitFor();
  await clickSquare(page, 'c6');
  await clickSquare(page, 'd7');
  const events = await waitForEvents(page, 3);
  expect(events.at(-1)).toEqual(['solve', { mistakes: 1 }]);
});

test('with a goal any way solves a task, and it is asked for in words of its own or of the author', async ({
  page,
  host,
}) => {
  const attributes = 'mode="task" position="5k1/1p5/3R3/3p3/R6/6P/1K5 w - 0 1" goal="take d4 in 1 action"';
  await host.openBoards(`<motley-board ${attributes}></motley-board>`);
  const asked = page.locator('motley-board .task');
  await expect(asked).toHaveText('White: capture on d4 (in 1 action).');
  await withBoard(page, (board) => board.setAttribute('question', 'How do rooks capture?'));
  await expect(asked).toHaveText('How do rooks capture?');
  await noteEvents(page, 'document');
  await clickSquare(page, 'a3');
  await clickSquare(page, 'a4');
  await page.locator('motley-board .remark').waitFor();
  await clickSquare(page, 'a3');
  await clickSquare(page, 'd3');
  const events = await waitForEvents(page, 3);
  expect(events.at(-1)).toEqual(['solve', { mistakes: 1 }]);
  await expect(asked).toHaveText('Solved!');
});

test('a computer acts, and the event says that it was one', async ({ page, host }) => {
  await host.openBoards('<motley-board computer="1"></motley-board>');
  await noteEvents(page, 'board');
  const started = page.waitForEvent('worker');
  await withBoard(page, (board) => board.play('a2a3'));
  const events = await waitForEvents(page, 4);
  const [name, detail] = events[2];
  expect([name, detail.seat, detail.ply, detail.by]).toEqual(['action', 'b', 2, 'computer']);
  expect(events[3]).toEqual(['turn', { seat: 'w', number: 2 }]);
  const worker = await started;
  expect(page.workers(), 'the generated policy is enough for a worker that lasts').toEqual([worker]);
});

/** The names and codes of all events but those of what is played in a script. */
const codesOf = (/** @type {[string, any][]} */ events) =>
  events.flatMap(([type, detail]) => (type === 'error' ? `${detail.subject} ${detail.reason}` : (detail?.by ?? [])));

test('a worker that does not come is told, and tried again', async ({ page, host }) => {
  let asked = 0;
  await page.route(/worker-[^/]*\.js/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await host.openBoards('<motley-board computer="1"></motley-board>');
  await noteEvents(page, 'board');
  await withBoard(page, (board) => board.play('a2a3'));
  expect(codesOf(await waitForEvents(page, 5))).toEqual(['script', 'computer worker-not-started', 'computer']);
  expect(page.workers()).toHaveLength(1);
});

test('a worker that never comes is told as an event and in words, and the game goes on when it does', async ({
  page,
  host,
  problems,
}) => {
  const file = /worker-[^/]*\.js/;
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await host.openBoards('<motley-board computer="1"></motley-board>');
  await noteEvents(page, 'board');
  await withBoard(page, (board) => board.play('a2a3'));
  expect(codesOf(await waitForEvents(page, 5))).toEqual([
    'script',
    'computer worker-not-started',
    'computer worker-not-started',
    'computer not-loaded',
  ]);
  await expect(page.getByText('Part of the page could not be loaded')).toBeVisible();
  expect(String(problems.splice(0)), 'nothing is thrown').not.toMatch(/error:/);
  await page.unroute(file);
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(codesOf(await waitForEvents(page, 2))).toEqual(['computer']);
});

test('a file that a newer version has taken away is told, with a reload that keeps the game', async ({
  page,
  host,
  problems,
}) => {
  const file = /thinking-[^/]*\.js/;
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await host.openBoards('<motley-board></motley-board><motley-board computer="1"></motley-board>');
  await page.evaluate(() => /** @type {any} */ (document.querySelectorAll('motley-board')[1]).play('a2a3'));
  await page.getByRole('button', { name: 'Reload' }).waitFor();
  await page.unroute(file);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await host.addScript();
  await page.waitForFunction(() =>
    /** @type {any} */ (document.querySelectorAll('motley-board')[1]).shadowRoot?.querySelector('motley-view'),
  );
  await page.waitForFunction(() => /** @type {any} */ (document.querySelectorAll('motley-board')[1]).ply === 2);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(
    problems.splice(0).filter((problem) => !/404/.test(problem)),
    'nothing is thrown',
  ).toEqual([]);
});

test('a board stands without what its author orders beside it if that does not come, and tells', async ({
  page,
  host,
  problems,
}) => {
  await page.route(/reading-[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
  await host.open('<motley-board variant="till" seed="1" names="Ann"></motley-board>');
  await noteEvents(page, 'board');
  await host.addScript();
  const told = await waitForEvents(page, 2);
  expect(told.map(([type]) => type).sort()).toEqual(['error', 'ready']);
  expect(codesOf(told)).toEqual(['board not-loaded']);
  await expect(page.getByText('Part of the page could not be loaded')).toBeVisible();
  expect(
    problems.splice(0).filter((problem) => !/^console: .*404/.test(problem)),
    'nothing is thrown',
  ).toEqual([]);
});

test('`ready` comes once, with a board that can be used, and does not bubble', async ({ page, host }) => {
  await host.open('<div><motley-board></motley-board></div>');
  await withBoard(page, (board) => {
    const heard = /** @type {any[]} */ ([]);
    Object.assign(window, { heard });
    board.addEventListener('ready', () => heard.push(['board', board.legalActions.length > 0]));
    document.addEventListener('ready', () => heard.push('document'));
  });
  await host.addScript();
  await withBoard(page, (board) => board.ready);
  await withBoard(page, (board) => void board.setAttribute('actions', 'a2a3'));
  await waitForBoard(page, (board) => board.ply === 1);
  expect(await page.evaluate(() => /** @type {any} */ (window).heard)).toEqual([['board', true]]);
});

test('events leave the shadow trees of the page', async ({ page, host }) => {
  await host.open('<div id="host"></div>');
  await page.evaluate(() => {
    const root = /** @type {HTMLElement} */ (document.getElementById('host')).attachShadow({ mode: 'open' });
    root.innerHTML = '<motley-board></motley-board>';
  });
  await host.addScript();
  const target = await page.evaluate(async () => {
    const host = /** @type {HTMLElement} */ (document.getElementById('host'));
    const board = /** @type {any} */ (host.shadowRoot?.querySelector('motley-board'));
    await board.ready;
    const heard = new Promise((resolve) => document.addEventListener('action', ({ target }) => resolve(target)));
    board.play('a2a3');
    return (await heard) === host;
  });
  assert.ok(target);
});

// ----- errors

for (const [name, value, subject] of [
  ['variant', 'custodian;board=torus', 'variant'],
  ['position', 'k6/7 w', 'position'],
  ['link', '%zz', 'link'],
])
  test(`a bad ${name} keeps the game that was there`, { tag: name === 'link' ? [] : '@all' }, async ({
    page,
    host,
  }) => {
    await host.openBoards('<motley-board actions="a2a3" mode="play"></motley-board>');
    await noteEvents(page, 'board');
    const before = await withBoard(page, (board) => board.current);
    await withBoard(
      page,
      (board, [name, value]) => {
        board.setAttribute(name, value);
        board.setAttribute('mode', 'diagram');
      },
      [name, value],
    );
    const [[type, detail], ...others] = await waitForEvents(page, 1);
    expect([type, detail.subject, others]).toEqual(['error', subject, []]);
    expect(Object.keys(detail)).toEqual(['subject', 'reason', 'text', 'offset', 'length', 'message']);
    assert.ok(detail.reason && detail.message);
    expect(detail.text.includes(value) || value.includes(detail.text)).toBe(true);
    expect(await withBoard(page, (board) => board.current)).toBe(before);
    await page.locator('motley-board [part="message"]').waitFor();
    await page.locator('motley-board [part="controls"]').waitFor();
  });

test('a board whose attributes cannot be read says so, and stands when it can', async ({ page, host }) => {
  await host.open('<motley-board link="%zz" mode="quiz">Fallback</motley-board>');
  await noteEvents(page, 'board');
  await host.addScript();
  const events = await waitForEvents(page, 2);
  await page.locator('motley-board [part="message"]').getByText('“quiz”').waitFor();
  const subjects = [...events, ...(await takeEvents(page))].map(([, { subject }]) => subject);
  expect(subjects).toEqual(['mode', 'link']);
  await withBoard(page, async (board) => {
    board.setAttribute('link', 'https://motley.example/#custodian!!a2a3');
    await board.ready;
  });
  expect(await withBoard(page, (board) => board.played)).toEqual(['a2a3']);
  const told = (await takeEvents(page)).filter(([type]) => type === 'error');
  expect(told.map(([, { subject, reason, text }]) => [subject, reason, text])).toEqual([
    ['mode', 'unknown-value', 'quiz'],
  ]);
});

test('of a solution that is not legal, what is legal is asked', async ({ page, host }) => {
  await host.open('<motley-board mode="task" actions="a2a3 g6g5 a3a7"></motley-board>');
  await noteEvents(page, 'board');
  await host.addScript();
  const [[type, { subject, text }]] = (await waitForEvents(page, 2)).filter(([type]) => type === 'error');
  expect([type, subject, text]).toEqual(['error', 'action', 'a3a7']);
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await page.locator('motley-board .task').getByText('Solved').waitFor();
  expect(await withBoard(page, (board) => board.played)).toEqual(['a2a3', 'g6g5']);
});

test('rules that do not come are told, also after an attribute that could not be read', async ({
  page,
  host,
  problems,
}) => {
  await host.open('<motley-board variant="nothing">Fallback</motley-board>');
  await noteEvents(page, 'board');
  await host.addScript();
  await waitForEvents(page, 1);
  await page.locator('motley-board [part="message"]').waitFor();
  await page.route(/taketwo.*\.wasm$/, (route) => route.abort());
  await withBoard(page, (board) => board.setAttribute('variant', 'taketwo'));
  const [[, { reason }]] = await waitForEvents(page, 1);
  expect(reason).toBe('not-loaded');
  problems.length = 0;
  await page.unroute(/taketwo.*\.wasm$/);
  await withBoard(page, (board) => board.start());
  expect(await withBoard(page, (board) => board.current)).toMatch(/\/pppppppp\//);
});

test('a request that is lost once is made again, whatever it asks for, and the board stands', async ({
  page,
  host,
  problems,
}) => {
  /** The files whose next request is lost. @type {RegExp[]} */
  let lost = [];
  await page.route(/\/embed\//, (route) => {
    const rest = lost.filter((file) => !file.test(route.request().url()));
    const isLost = rest.length < lost.length;
    lost = rest;
    return isLost ? route.abort() : route.continue();
  });
  await host.open('');
  await host.addScript();
  const files = [/embed-board-/, /en-boards-/, /en-taketwo-/, /taketwo-.*wasm/, /embed-reading-/, /en-more-/];
  lost = [...files];
  await page.evaluate(() => {
    document.body.innerHTML = '<motley-board variant="taketwo" mode="replay" actions="a2a4 a7a5"></motley-board>';
  });
  await noteEvents(page, 'board');
  expect(await waitForEvents(page, 1)).toEqual([['ready', null]]);
  expect(lost, 'each was lost').toEqual([]);
  await expect(page.locator('motley-board [part="moves"]')).toBeVisible();
  expect(problems.splice(0).filter((problem) => !/ERR_FAILED/.test(problem))).toEqual([]);
});

test('a board that could not be loaded says what can be done, and stands when the browser is online again', async ({
  page,
  host,
  problems,
}) => {
  await host.open('');
  await host.addScript();
  await page.context().setOffline(true);
  await page.evaluate(() => {
    document.body.innerHTML = '<motley-board>Fallback</motley-board>';
  });
  await noteEvents(page, 'board');
  const [[, { reason, message }]] = await waitForEvents(page, 1);
  expect([reason, /online again; start\(\) tries at once/.test(message)]).toEqual(['not-loaded', true]);
  problems.length = 0;
  await page.context().setOffline(false);
  await expect(page.locator('motley-board .cell[data-square="a2"]')).toHaveCount(1);
});

test('what is between the tags shows before, and when nothing comes', async ({ page, host, problems }) => {
  await host.open('<motley-board><p>Fallback</p></motley-board>');
  await page.route(/\.wasm$/, (route) => route.abort());
  await noteEvents(page, 'board');
  await expect(page.getByText('Fallback')).toBeVisible();
  await host.addScript();
  const [[type, detail]] = await waitForEvents(page, 1);
  expect([type, detail.subject, detail.reason]).toEqual(['error', 'board', 'not-loaded']);
  await expect(page.getByText('Fallback')).toBeVisible();
  await page.unroute(/\.wasm$/);
  await withBoard(page, (board) => board.start());
  await withBoard(page, (board) => board.ready);
  await expect(page.getByText('Fallback')).not.toBeVisible();
  expect(String(problems.splice(0))).toMatch(/net::ERR_FAILED/);
});

// ----- life

test('a board that moves in the document keeps its game', async ({ page, host }) => {
  await host.openBoards('<motley-board></motley-board><div id="other"></div>');
  await withBoard(page, (board) => {
    board.play('a2a3');
    document.getElementById('other')?.append(board);
  });
  await clickSquare(page, 'g6');
  await clickSquare(page, 'g5');
  await waitForBoard(page, (board) => board.ply === 2);
  expect(await withBoard(page, (board) => board.played)).toEqual(['a2a3', 'g6g5']);
});

test('a board that is taken out stops its computer; back again it goes on', async ({ page, host }) => {
  const commands = await noteCommands(page);
  await page.clock.install();
  await host.openBoards('<motley-board computer="1"></motley-board>');
  await withBoard(page, (board) => {
    Object.assign(window, { board });
    board.play('a2a3');
    board.remove();
  });
  await page.clock.runFor('10:00');
  expect(await commands(), 'it was taken out before the worker was ready').toEqual([]);
  expect(await page.evaluate(() => /** @type {any} */ (window).board.ply)).toBe(1);
  await page.evaluate(() => document.body.append(/** @type {any} */ (window).board));
  await page.waitForFunction(() => /** @type {any} */ (window).board.ply === 2);
});

test('boards share what they load, and those far away load nothing', async ({ page, host }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  const space = '<div><svg width="10" height="6000"></svg></div>';
  await host.open(`${space}<motley-board id="far" variant="till"></motley-board>`);
  await host.addScript();
  // An observer that has begun to watch the board earlier has been told where it is, too.
  await page
    .locator('#far')
    .evaluate((far) => new Promise((seen) => new IntersectionObserver(() => seen(null)).observe(far)));
  expect(asked.filter((path) => path !== 'favicon.ico')).toEqual(['somebody.html', 'embed.js']);
  await page.evaluate(async () => {
    const boards = [1, 2].map(() => document.createElement('motley-board'));
    document.body.prepend(...boards);
    await Promise.all(boards.map((board) => /** @type {any} */ (board).ready));
  });
  expect(asked.filter((path) => path.endsWith('.wasm')).length).toBe(1);
  expect(new Set(asked).size, 'no file is asked for twice').toBe(asked.length);
  await page.locator('#far').scrollIntoViewIfNeeded();
  await page.locator('#far').evaluate((board) => /** @type {any} */ (board).ready);
});

test('nothing leaks into the page', async ({ page, host }) => {
  const boards = '<motley-board computer="1"></motley-board><motley-board variant="till"></motley-board>';
  await host.open(`<p id="text">Text</p>${boards}`);
  const look = () =>
    page.evaluate(() => ({
      names: [...Reflect.ownKeys(window), ...Reflect.ownKeys(Symbol)].map(String).sort(),
      head: document.head.innerHTML,
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      body: document.body.children.length,
      style: { ...getComputedStyle(/** @type {HTMLElement} */ (document.getElementById('text'))) },
    }));
  const before = await look();
  await host.addScript();
  await page.evaluate(() => {
    document.querySelector('script')?.remove();
    const boards = /** @type {MotleyBoard[]} */ ([...document.querySelectorAll('motley-board')]);
    return Promise.all(boards.map(({ ready }) => ready));
  });
  await withBoard(page, (board) => board.play('a2a3'));
  await waitForBoard(page, (board) => board.ply === 2);
  expect(await look()).toEqual(before);
});

test('a second copy of the script leaves the first one in charge', async ({ page, host }) => {
  await host.openBoards('<motley-board actions="a2a3"></motley-board>');
  const first = await page.evaluateHandle(() => customElements.get('motley-board'));
  await host.addScript('embed.js?version=2');
  assert.ok(await page.evaluate((first) => customElements.get('motley-board') === first, first));
  expect(await withBoard(page, (board) => board.played)).toEqual(['a2a3']);
});

// ----- looks

test('colours, size and parts are for the page to set', async ({ page, host }) => {
  await host.openBoards('<motley-board actions="a2a3 g6g5"></motley-board>');
  const root = await withBoard(page, (board) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      motley-board {
        --motley-light: rgb(1, 2, 3); --motley-dark: rgb(4, 5, 6); --motley-frame: rgb(7, 8, 9);
        --motley-coordinates: rgb(10, 11, 12); --motley-target: rgb(13, 14, 15);
        --motley-capture: rgb(16, 17, 18); --motley-last: rgb(19, 20, 21);
        --motley-background: rgb(22, 23, 24); --motley-text: rgb(25, 26, 27);
        --motley-accent: rgb(28, 29, 30); --motley-line: rgb(31, 32, 33);
        --motley-size: 300px; --motley-font: monospace;
      }
      motley-board::part(status) { letter-spacing: 3px; }`);
    document.adoptedStyleSheets = [sheet];
    const elements = [...(board.shadowRoot?.querySelectorAll('[part]') ?? [])];
    return elements.map((element) => element.getAttribute('part'));
  });
  for (const part of ['board', 'status', 'controls', 'button', 'link']) assert.ok(root.includes(part), part);
  const view = page.locator('motley-board motley-view');
  const resolve = (/** @type {string} */ name) =>
    view.evaluate((view, name) => {
      const probe = document.createElement('i');
      probe.style.color = `var(${name})`;
      view.shadowRoot?.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);
  const names = ['light', 'dark', 'frame', 'text', 'target', 'capture', 'last'];
  for (const [i, name] of names.entries())
    expect(await resolve(`--board-${name}`), name).toBe(`rgb(${3 * i + 1}, ${3 * i + 2}, ${3 * i + 3})`);
  const frame = page.locator('motley-board .motley');
  const styles = await frame.evaluate((element) => {
    const { backgroundColor, color, borderTopColor, fontFamily } = getComputedStyle(element);
    const link = getComputedStyle(/** @type {Element} */ (element.querySelector('[part="link"]'))).color;
    return { backgroundColor, color, borderTopColor, fontFamily, link };
  });
  expect(styles).toEqual({
    backgroundColor: 'rgb(22, 23, 24)',
    color: 'rgb(25, 26, 27)',
    borderTopColor: 'rgb(31, 32, 33)',
    fontFamily: 'monospace',
    link: 'rgb(28, 29, 30)',
  });
  const status = page.locator('motley-board [part="status"]');
  expect(await status.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('3px');
  assert.ok(((await view.boundingBox())?.width ?? 999) <= 300);
});

/** Boards, and what they are called. */
const called = [
  { variant: 'tches', name: /^TCHES$/ },
  { variant: 'tches;strike=1;both=J', name: /^TCHES: Jesters$/ },
  { variant: 'tches;escort=on;same=on', name: /^TCHES: .*escort/ },
  { variant: 'custodian;board=cylinder', name: /^Custodian Chess: Cylindrical board$/ },
];

test('a game that is not the usual one is called by its preset or its options', async ({ page, host }) => {
  await host.openBoards(called.map(({ variant }) => `<motley-board variant="${variant}"></motley-board>`).join(''));
  for (const [i, { variant, name }] of called.entries()) {
    const board = page.locator('motley-board').nth(i);
    await expect(board.locator('[role="group"]').first(), variant).toHaveAttribute('aria-label', name);
  }
});

/** Elements that only some games and boards are drawn with, each with something of its styles. */
const ownLooks = [
  ['variant="custodian"', '.throne[data-seat="w"] .carpet', 'fill-opacity', '0.45'],
  ['variant="taketwo"', '.piece .strip', 'display', 'grid'],
  ['variant="till" seed="1"', '.piece[data-tile="a"] .figure .body', 'fill', 'rgb(255, 250, 240)'],
  ['variant="till" actions="Q@0,0"', 'motley-hand [data-tile="b"] .figure .body', 'fill', 'rgb(29, 24, 21)'],
  ['variant="till" seed="1"', '.turn .emblem-sign[data-tile="a"]', 'background-color', 'rgb(161, 37, 3)'],
  ['variant="tches"', '.pip', 'border-top-width', '2px'],
  ['mode="replay" actions="a2a3 g6g5"', '.moves ol', 'position', 'absolute'],
];

test('what only some boards are drawn with has its styles in each of them', async ({ page, host }) => {
  await host.openBoards(ownLooks.map(([board]) => `<motley-board theme="light" ${board}></motley-board>`).join(''));
  for (const [i, [board, sign, property, value]] of ownLooks.entries()) {
    const shown = page.locator('motley-board').nth(i);
    // One that is far out of sight is not drawn.
    await shown.scrollIntoViewIfNeeded();
    await expect(shown.locator(sign).first(), board).toHaveCSS(property, value);
  }
});

/** Boards, and what they ask for besides the rules and the words of all. */
const early = [
  {
    board: 'variant="till" seed="1"',
    wanted: ['motley-till.wasm', 'en-till.ftl'],
  },
  {
    board: 'mode="replay" actions="a2a3 g6g5"',
    wanted: ['motley-custodian.wasm', 'en-custodian.ftl', 'embed-reading.js', 'en-more.ftl'],
  },
];

for (const { board, wanted } of early)
  test(`all is asked for while what draws boards is still on its way: ${board}`, async ({ page, host }) => {
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => asked.push(request.url().replace(/.*\/|-[\w-]{8}(?=\.)/g, '')));
    let release = () => {};
    const released = new Promise((resolve) => (release = () => resolve(null)));
    await page.route(/board-[^/]*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await host.open(`<motley-board ${board}></motley-board>`);
    await host.addScript();
    await expect.poll(() => ['en-boards.ftl', ...wanted].filter((name) => !asked.includes(name))).toEqual([]);
    release();
    await withBoard(page, (board) => board.ready);
    await page.waitForLoadState('networkidle');
    expect([...new Set(asked)].length, 'nothing is asked for twice').toBe(asked.length);
  });

test('no first picture waits for what browsers are slow to load: how numbers are written, storage', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    const slow = /** @type {string[]} */ ([]);
    Object.assign(window, { slow });
    const write = Number.prototype.toLocaleString;
    Number.prototype.toLocaleString = function (/** @type {any} */ ...args) {
      slow.push('numbers');
      return write.apply(this, args);
    };
    for (const name of ['sessionStorage', 'localStorage']) {
      const get = Object.getOwnPropertyDescriptor(window, name)?.get;
      Object.defineProperty(window, name, {
        get() {
          slow.push(name);
          return get?.call(window);
        },
      });
    }
  });
  const variants = ['custodian', 'taketwo', 'till', 'tches'];
  const boards = variants.map((variant) => `<motley-board variant="${variant}" seed="1"></motley-board>`);
  await host.open(boards.join(''));
  await host.addScript();
  const slow = await page.evaluate(async () => {
    const boards = /** @type {MotleyBoard[]} */ ([...document.querySelectorAll('motley-board')]);
    for (const board of boards) board.start();
    await Promise.all(boards.map((board) => board.ready));
    return /** @type {any} */ (window).slow;
  });
  expect(slow).toEqual([]);
});
