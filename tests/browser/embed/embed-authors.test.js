// The uses that authors of pages have for boards beside placing them, on a page of another site than ours.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { noteEvents, test, waitForBoard, waitForEvents, withBoard } from '../support/embed-page.js';
import { expect } from '../support/fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../../shell/embed/element.js').MotleyBoard} MotleyBoard */

const site = new URL('../../../build/site/', import.meta.url);

/** How wide the board is drawn and on what ground, with the document that the element is in. */
const lookOf = (/** @type {Page} */ page, /** @type {string} */ id) =>
  page.evaluate((id) => {
    const documents = [document, ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)];
    const board = documents.map((one) => one?.getElementById(id)).find((found) => found);
    const view = board?.shadowRoot?.querySelector('motley-view');
    const motley = board?.shadowRoot?.querySelector('.motley');
    const square = view?.shadowRoot?.querySelector('.cell')?.getBoundingClientRect();
    const { display = '' } = board ? getComputedStyle(board) : {};
    const { padding = '' } = motley ? getComputedStyle(motley) : {};
    return { display, padding, square: Math.round(square?.width ?? 0), isHere: board?.ownerDocument === document };
  }, id);

/** Comments, glyphs, marks, and a variation with one of its own. */
const annotated = `[Motley "1"] [Variant "custodian"] [Result "ongoing"] {It begins.} 1. a2a3! {Quiet. [%marks a3=red]}
  (1. b2b3?! {Bold.} g6g5 (1... f6f5 $14) 2. c2c3) g6g5 ongoing`;

test('a script reads the tree of a replay, and shows any position of it', async ({ page, host }) => {
  await host.openBoards('<motley-board mode="replay" at="last"></motley-board>');
  const found = await withBoard(
    page,
    async (board, record) => {
      board.setAttribute('record', record);
      await new Promise((resolve) => board.addEventListener('position', resolve, { once: true }));
      const first = board.tree();
      const went = [board.goTo(['b2b3', 'f6f5']), board.goTo(['b2b3', 'e6e5'])];
      const side = board.played;
      const back = [board.goTo(['b2b3', 'g6g5', 'c2c3']), board.ply, board.goTo([]), board.ply];
      return { first, went, side, back, same: JSON.stringify(board.tree()) === JSON.stringify(first) };
    },
    annotated,
  );
  const none = { comments: [], glyphs: [], marks: '', children: [] };
  expect(found.first).toEqual({
    position: 'rbnknbr/ppppppp/7/7/7/PPPPPPP/RBNKNBR w KQkq 0 1',
    comments: ['It begins.'],
    marks: '',
    children: [
      {
        ...{ text: 'a2a3', seat: 'w', ply: 1, glyphs: [1], comments: ['Quiet.'], marks: 'a3=red' },
        children: [{ ...none, text: 'g6g5', seat: 'b', ply: 2 }],
      },
      {
        ...{ text: 'b2b3', seat: 'w', ply: 1, glyphs: [6], comments: ['Bold.'], marks: '' },
        children: [
          {
            ...{ ...none, text: 'g6g5', seat: 'b', ply: 2 },
            children: [{ ...none, text: 'c2c3', seat: 'w', ply: 3 }],
          },
          { ...none, text: 'f6f5', seat: 'b', ply: 2, glyphs: [14] },
        ],
      },
    ],
  });
  expect(found.went).toEqual([true, false]);
  expect(found.side).toEqual(['b2b3', 'f6f5']);
  expect(found.back).toEqual([true, 3, true, 0]);
  expect(found.same).toBe(true);
});

test('the tree of a game that is played has its actions; 20,000 comments are read in a moment', async ({
  page,
  host,
}) => {
  await host.openBoards('<motley-board actions="a2a3"></motley-board>');
  const found = await withBoard(page, async (board) => {
    board.play('g6g5');
    board.undo();
    const { children } = board.tree();
    const went = [board.goTo(['a2a3', 'g6g5']), board.ply, board.goTo(['b2b3']), board.ply];
    board.setAttribute('mode', 'replay');
    board.setAttribute(
      'record',
      `[Motley "1"] [Variant "custodian"] [Result "ongoing"] 1. a2a3 ${'{c} '.repeat(20_000)} g6g5 ongoing`,
    );
    board.removeAttribute('actions');
    await new Promise((resolve) => board.addEventListener('position', resolve, { once: true }));
    const begin = performance.now();
    const count = board.tree().children[0].comments.length;
    return { children, went, count, time: performance.now() - begin };
  });
  expect(found.children[0].children[0].text).toBe('g6g5');
  expect(found.went).toEqual([true, 2, false, 2]);
  expect(found.count).toBe(20_000);
  expect(found.time).toBeLessThan(1000);
});

test('a board that moves into another document and back keeps its styles, and one can begin there', async ({
  page,
  host,
}) => {
  await host.openBoards(
    '<motley-board id="one" legend="open"></motley-board><iframe width="500" height="700"></iframe>',
  );
  const before = await lookOf(page, 'one');
  assert.ok(before.square > 20);
  await page.evaluate(() => {
    const other = /** @type {Document} */ (document.querySelector('iframe')?.contentDocument);
    const made = Object.assign(document.createElement('motley-board'), { id: 'two', innerHTML: 'Not yet.' });
    other.body.append(/** @type {Node} */ (document.getElementById('one')), made);
    return Promise.all([/** @type {any} */ (made).ready]);
  });
  const [moved, begun] = [await lookOf(page, 'one'), await lookOf(page, 'two')];
  expect({ ...moved, square: 0 }).toEqual({ display: 'block', padding: '10px', square: 0, isHere: false });
  expect({ ...begun, square: 0 }).toEqual({ display: 'block', padding: '10px', square: 0, isHere: false });
  assert.ok(moved.square > 20 && begun.square > 20);
  await page.evaluate(() => {
    const board = document.querySelector('iframe')?.contentDocument?.getElementById('one');
    if (board) document.body.prepend(board);
  });
  expect(await lookOf(page, 'one')).toEqual(before);
});

test('words are in the page’s font, and as large as the reader has set in the browser', async ({ page, host }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await host.open('<motley-board></motley-board>');
  await page.evaluate(() => Object.assign(document.body.style, { fontFamily: 'Georgia', fontSize: '9px' }));
  await host.addScript();
  const found = await withBoard(page, async (board) => {
    await board.ready;
    const { fontFamily, fontSize } = getComputedStyle(
      /** @type {Element} */ (board.shadowRoot?.querySelector('.standing')),
    );
    return { fontFamily, fontSize };
  });
  expect(found).toEqual({ fontFamily: 'Georgia', fontSize: '30px' });
});

test('on a page that the browser darkens by itself a board is dark, and its pieces keep their colours', async ({
  page,
  host,
}) => {
  const theme = () => page.locator('motley-board .motley').first().getAttribute('data-theme');
  await page.emulateMedia({ colorScheme: 'dark' });
  await host.openBoards('<motley-board></motley-board>');
  expect(await theme()).toBe('auto');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  const light = '<motley-board theme="light"></motley-board>';
  await host.openBoards(`<motley-board></motley-board>${light}`);
  expect(await theme()).toBe('dark');
  const schemes = await page
    .locator('motley-board .motley')
    .evaluateAll((boards) => boards.map((board) => getComputedStyle(board).colorScheme));
  expect(schemes).toEqual(['dark', 'light only']);
});

test('boards that were not scrolled near are printed', async ({ page, host }) => {
  const far = '<canvas width="9" height="9000"></canvas>';
  await host.open(`<motley-board></motley-board>${far}<motley-board id="far">Not yet.</motley-board>`);
  await host.addScript();
  await withBoard(page, (board) => board.ready);
  const countSquares = () =>
    page.evaluate(() => {
      const view = document.getElementById('far')?.shadowRoot?.querySelector('motley-view');
      return view?.shadowRoot?.querySelectorAll('.cell').length ?? 0;
    });
  expect(await countSquares()).toBe(0);
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const view = document.getElementById('far')?.shadowRoot?.querySelector('motley-view');
      Object.assign(window, { printed: view?.shadowRoot?.querySelectorAll('.cell').length });
    });
  });
  await page.pdf();
  expect(await page.evaluate(() => /** @type {any} */ (window).printed)).toBe(49);
  const sign = page.locator('motley-board .disc').first();
  const ink = await sign.evaluate((disc) => getComputedStyle(disc).printColorAdjust);
  expect(ink, 'without it Black’s sign would be White’s on paper').toBe('exact');
});

test('another board of a page costs at most four times the nodes of a viewer of orthodox games, 519', {
  tag: '@all',
}, async ({ page, host }) => {
  const variants = ['custodian', 'taketwo', 'till', 'tches'];
  const boards = variants.map((variant) => `<motley-board variant="${variant}" seed="1"></motley-board>`);
  await host.openBoards(boards.join(''));
  const browser = await page.context().newCDPSession(page);
  await browser.send('HeapProfiler.enable');
  const countNodes = async () => {
    // One collection sets objects free that let the next set free more: until there are no more.
    for (let before = Infinity; ; ) {
      await browser.send('HeapProfiler.collectGarbage');
      const { nodes } = await browser.send('Memory.getDOMCounters');
      if (nodes >= before) return nodes;
      before = nodes;
    }
  };
  for (const variant of variants) {
    const before = await countNodes();
    await page.evaluate((variant) => {
      const board = /** @type {MotleyBoard} */ (document.createElement('motley-board'));
      Object.assign(board, { variant, seed: '2' });
      document.body.append(board);
      return board.start().then(() => board.ready);
    }, variant);
    const nodes = (await countNodes()) - before;
    assert.ok(nodes > 500 && nodes <= 4 * 519, `${variant}: ${nodes} nodes`);
  }
});

test('a board far out of sight is not drawn, and comes back with its game; what has the focus stays', async ({
  page,
  host,
}) => {
  const far = '<canvas width="9" height="9000"></canvas>';
  await host.openBoards(`<motley-board></motley-board><motley-board id="other"></motley-board>${far}`);
  const count = () => page.locator('motley-board:not(#other) .cell').count();
  const heightOf = () => withBoard(page, (board) => board.offsetHeight);
  const height = await heightOf();
  await page.locator('#other .cell[data-square="a2"]').focus();
  await page.evaluate(() => scrollTo(0, 9000));
  await expect.poll(count).toBe(0);
  expect(await heightOf()).toBe(height);
  expect(await page.locator('#other .cell').count()).toBe(49);
  await withBoard(page, (board) => board.play('a2a3'));
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(count).toBe(49);
  await expect(page.locator('motley-board:not(#other) .cell[data-square="a3"]')).toHaveAccessibleName(/White pawn/);
  await page.evaluate(() => scrollTo(0, 9000));
  await expect.poll(count).toBe(0);
  await withBoard(page, (board) => board.focus());
  expect(await count()).toBe(49);
});

test('a table far out of sight comes back with its camera where it was', async ({ page, host }) => {
  await host.openBoards(
    '<motley-board variant="till" seed="1"></motley-board><canvas width="9" height="9000"></canvas>',
  );
  const view = page.locator('motley-board motley-view');
  const look = () =>
    view.evaluate(
      (/** @type {any} */ { camera }) => camera?.isSet && [camera.size, camera.middle].map((x) => JSON.stringify(x)),
    );
  await expect.poll(look).toBeTruthy();
  const begun = await look();
  await view.evaluate((/** @type {any} */ { camera }) => camera.look({ column: 4, row: 3 }, 30));
  await expect.poll(look).not.toEqual(begun);
  const before = await look();
  await page.evaluate(() => scrollTo(0, 9000));
  await expect.poll(() => view.count()).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await view.waitFor();
  await expect.poll(look).toEqual(before);
});

test('the wheel scrolls past a table at which nobody is, and moves it after a touch', async ({ page, host }) => {
  const room = '<canvas width="9" height="2000"></canvas>';
  await host.openBoards(`<motley-board variant="till" seed="1" mode="replay"></motley-board>${room}`);
  const view = page.locator('motley-board motley-view');
  const sizeOf = () => view.evaluate((/** @type {any} */ { camera }) => camera.size);
  await expect.poll(() => view.evaluate((/** @type {any} */ { camera }) => camera?.isSet)).toBe(true);
  const size = await sizeOf();
  await view.hover({ position: { x: 60, y: 60 } });
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => scrollY === 100);
  expect(await sizeOf()).toBe(size);
  await view.click({ position: { x: 60, y: 200 } });
  await page.mouse.wheel(0, 100);
  await expect.poll(sizeOf).toBeLessThan(size);
  expect(await page.evaluate(() => scrollY)).toBe(100);
});

test('a page forbids an action, and the piece is where it was', async ({ page, host }) => {
  await host.openBoards('<motley-board></motley-board>');
  await page.evaluate(() => document.addEventListener('beforeplay', (event) => event.preventDefault(), { once: true }));
  await drag(page, ['a2', 'a3'], 'left');
  expect(await withBoard(page, (board) => board.ply)).toBe(0);
  await expect(page.locator('motley-board .piece[data-square="a2"]')).toHaveCSS('--row', '5');
  await drag(page, ['a2', 'a3'], 'left');
  await waitForBoard(page, (board) => board.ply === 1);
});

test('a kept game stands again after a reload', async ({ page, host }) => {
  await host.openBoards('<motley-board keep="one"></motley-board>');
  await drag(page, ['a2', 'a3'], 'left');
  await waitForBoard(page, (board) => board.ply === 1);
  await page.reload();
  await host.addScript();
  await withBoard(page, (board) => board.ready);
  expect(await withBoard(page, (board) => board.played)).toEqual(['a2a3']);
});

test('what did not come of a board that stands is asked for again when the browser is online again', async ({
  page,
  host,
  problems,
}) => {
  await host.openBoards('<motley-board keep="mine"></motley-board>');
  await withBoard(page, (board) => board.play('a2a3'));
  await page.route(/embed-reading-/, (route) => route.abort());
  await page.reload();
  await page.evaluate(() => {
    document.body.innerHTML = `
      <motley-board mode="replay" actions="a2a3 g6g5 b2b3" names="Ann,Bob" at="1"></motley-board>
      <motley-board mode="task" actions="a2a3 g6g5 b2b3"></motley-board>
      <motley-board legend="open" marks="a2:a3"></motley-board>
      <motley-board keep="mine"></motley-board>`;
  });
  const isMissing = page.getByText('Part of the page could not be loaded');
  await host.addScript();
  await expect(isMissing).toHaveCount(4);
  await page.evaluate(() => {
    const [replay, task] = /** @type {any} */ ([...document.querySelectorAll('motley-board')]);
    replay.goTo(2);
    task.play('e2e3');
  });
  await page.context().setOffline(true);
  await page.unroute(/embed-reading-/);
  await page.context().setOffline(false);
  await expect(isMissing).toHaveCount(0);
  const [replay, task, legend, kept] = ['', '', '', ''].map((_, at) => page.locator('motley-board').nth(at));
  await expect(replay.locator('[part="moves"]')).toBeVisible();
  await expect(replay.locator('[part="players"]')).toContainText('Bob');
  expect(await replay.evaluate((/** @type {any} */ board) => board.ply), 'it stays where its reader was').toBe(2);
  await expect(task.getByText('Show the solution')).toBeVisible();
  expect(await task.evaluate((/** @type {any} */ board) => board.played), 'it begins as a task').toEqual([]);
  await expect(legend.locator('[part="legend"]')).toBeVisible();
  await expect(legend.locator('.annotations > g')).toBeAttached();
  await expect.poll(() => kept.evaluate((/** @type {any} */ board) => board.played)).toEqual(['a2a3']);
  problems.length = 0;
});

test('without WebAssembly a board promises nothing: its content stays', async ({ page, host, problems }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await host.open('<motley-board>Fallback</motley-board>');
  await noteEvents(page, 'board');
  await host.addScript();
  const [[, { reason, message }]] = await waitForEvents(page, 1);
  expect([reason, /online|start\(\)/.test(message)]).toEqual(['not-loaded', false]);
  expect(message).toMatch(/needs WebAssembly/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Fallback')).toBeVisible();
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => /** @type {any} */ (window).noted)).toEqual([]);
  problems.length = 0;
});

// ----- records and replays

const record = `<script type="application/x-motley-record">
  [Motley "1"]
  [Variant "custodian"]
  [Seat "w" "Ann"]
  [Seat "b" "Bob & <b>Co</b>"]
  [Result "ongoing"]

  {They meet.} 1. a2a3 {Quiet.} 1... g6g5!? 2. b2b3 {No more <i>is</i> known.} ongoing
</script>`;

test('a record in the element is replayed, with names and comments; other content stays until then', async ({
  page,
  host,
}) => {
  // Another one shares all that they load.
  const other = '<motley-board id="other" names="Cleo, Dan"></motley-board>';
  await host.open(`<motley-board mode="replay" at="last">${record}<p>Not yet.</p></motley-board>${other}`);
  await page.getByText('Not yet.').waitFor();
  await host.addScript();
  await expect(page.locator('#other [part="players"]')).toContainText('Cleo');
  const found = await withBoard(page, async (board) => {
    await board.ready;
    const textsOf = (/** @type {string} */ selector) =>
      [...(board.shadowRoot?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent?.trim());
    return {
      played: board.played,
      names: textsOf('[part="players"] bdi'),
      glyphs: textsOf('[part="moves"] .nag'),
      comments: textsOf('[part="moves"] [part="comment"]'),
      said: textsOf('[role="status"] [part="comment"]'),
    };
  });
  expect(found).toEqual({
    played: ['a2a3', 'g6g5', 'b2b3'],
    names: ['Ann', 'Bob & <b>Co</b>'],
    glyphs: ['!?'],
    comments: ['They meet.', 'Quiet.', 'No more <i>is</i> known.'],
    said: ['No more <i>is</i> known.'],
  });
  // Without a list the comment of the position is below the board.
  await withBoard(page, (board) => {
    board.goTo(1);
    board.setAttribute('moves', 'off');
  });
  await expect(page.locator('motley-board .said')).toHaveText('Quiet.');
});

test('a record that the editor of a site has changed is replayed', async ({ page, host }) => {
  const changed = record.replace('"1"]', '“1”]<br />').replace('"custodian"', '“custodian”').replaceAll('1... ', '1…');
  await host.openBoards(
    `<motley-board mode="replay" at="last">${changed.replaceAll('"ongoing"]', '"*"]</p><p>')}</motley-board>`,
  );
  expect(await withBoard(page, (board) => board.played)).toEqual(['a2a3', 'g6g5', 'b2b3']);
});

test('a record in the attribute is replayed too, and read again when it changes', async ({ page, host }) => {
  const text = record
    .replace(/<.?script[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('"', '&quot;');
  await host.openBoards(`<motley-board mode="replay" at="last" record="${text}"></motley-board>`);
  await expect(page.locator('[part="players"]')).toContainText('Ann');
  await expect(page.locator('[role="status"] [part="comment"]')).toHaveText('No more <i>is</i> known.');
  const other = text.replaceAll('&quot;', '"').replace('2. b2b3', '2. c2c3');
  await withBoard(page, (board, other) => board.setAttribute('record', other), other);
  await expect.poll(() => withBoard(page, (board) => board.played)).toEqual(['a2a3', 'g6g5', 'c2c3']);
});

test('of a record in the attribute only the rules of its own game are asked for', async ({ page, host }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => {
    const [, family] = /\/motley-(\w+)[^/]*\.wasm$/.exec(request.url()) ?? [];
    if (family) asked.push(family);
  });
  const text = '[Motley "1"] [Variant "taketwo"] [Result "ongoing"] 1. e2e4 ongoing';
  await host.openBoards(`<motley-board record='${text}'></motley-board>`);
  expect(await withBoard(page, (board) => board.played)).toEqual(['e2e4']);
  expect(asked).toEqual(['taketwo']);
});

test('a board is as wide as its attribute says, or its page where that says nothing', async ({ page, host }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await host.openBoards('<motley-board mode="diagram" width="240"></motley-board>');
  await withBoard(page, (board) => board.style.setProperty('--motley-size', '300px'));
  const width = () => page.locator('motley-board .motley').evaluate((board) => board.getBoundingClientRect().width);
  expect(await width()).toBe(240);
  await withBoard(page, (board) => board.removeAttribute('width'));
  await expect.poll(width).toBe(300);
  await withBoard(page, (board) => board.setAttribute('width', 'full'));
  await expect.poll(width).toBeGreaterThan(700);
});

test('whose turn it is and who has won is said with the names', async ({ page, host }) => {
  await host.openBoards(`<motley-board mode="replay">${record}</motley-board>`);
  const status = page.locator('motley-board [part="status"]');
  await expect(status).toContainText('Ann (White) to play');
  const link = 'custodian!!a2a3!result=win+b+resignation';
  await host.openBoards(`<motley-board mode="replay" at="last" link="${link}" names="Cleo, Dan"></motley-board>`);
  await expect(status).toContainText(/Dan wins\s*Cleo has resigned\./);
});

test('names from right to left stand by themselves, unseen ones are none, and a megabyte costs nothing', async ({
  page,
  host,
}) => {
  await host.openBoards('<motley-board names="&#x202e;evil,&#x200b;" controls="off"></motley-board>');
  await expect(page.locator('motley-board [part="status"]')).toContainText('evil (White) to play');
  await expect(page.locator('motley-board [part="players"]')).toHaveText('evil');
  const took = await withBoard(page, async (board) => {
    const begin = performance.now();
    board.setAttribute('names', `Ann${'x'.repeat(1_000_000)},${','.repeat(500_000)}`);
    await new Promise((fulfil) => requestAnimationFrame(() => requestAnimationFrame(fulfil)));
    return performance.now() - begin;
  });
  await expect(page.locator('motley-board [part="players"]')).toHaveText(/^\s*Annx{117}…\s*$/);
  assert.ok(took < 500, `${took} ms`);
});

test('a record that comes or changes later is read; what is wrong in one is said', async ({ page, host }) => {
  await host.openBoards('<motley-board></motley-board>');
  await withBoard(page, (board, record) => void (board.innerHTML = record), record);
  await waitForBoard(page, (board) => board.ply === 3);
  const bad = record.replace('b2b3', 'b2b9');
  await withBoard(page, (board, record) => void (board.innerHTML = record), bad);
  await expect(page.locator('motley-board [part="message"]')).toContainText('Line 8, column 51 of the game record');
  expect(await withBoard(page, (board) => board.ply)).toBe(3);
});

test('wheel and keys step through a replay that has the focus, and else scroll the page', async ({ page, host }) => {
  const far = '<canvas width="9" height="3000"></canvas>';
  await host.openBoards(`<motley-board mode="replay" actions="a2a3 g6g5 b2b3"></motley-board>${far}`);
  const ply = () => withBoard(page, (board) => board.ply);
  await page.locator('motley-board motley-view').hover();
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => scrollY > 0);
  expect(await ply()).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('motley-board .cell[data-square="d4"]').click({ force: true });
  await page.mouse.wheel(0, 100);
  await waitForBoard(page, (board) => board.ply === 1);
  await page.keyboard.press('.');
  expect(await ply()).toBe(2);
  await page.getByRole('button', { name: 'Flip the board' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await ply()).toBe(2);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

// ----- arrows and marks

/** The arrows and rings on the page's first board, by their colours. */
const drawnOn = (/** @type {Page} */ page) =>
  withBoard(page, (board) => {
    const view = board.shadowRoot?.querySelector('motley-view');
    const shapes = [...(view?.shadowRoot?.querySelectorAll('.annotations > g') ?? [])];
    return shapes.map((shape) => `${shape.getAttribute('class')} ${shape.lastElementChild?.localName}`);
  });

/** Presses a button of the mouse on a square, and lets it go on another one. */
async function drag(/** @type {Page} */ page, /** @type {string[]} */ squares, /** @type {'left' | 'right'} */ button) {
  for (const [i, square] of squares.entries()) {
    const box = await page.locator(`motley-board .cell[data-square="${square}"]`).boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (i === 0) await page.mouse.down({ button });
  }
  await page.mouse.up({ button });
}

test('the author’s arrows and marks are drawn, and the reader’s with the right button', async ({ page, host }) => {
  await host.openBoards('<motley-board marks="a2:a3 d4=red"></motley-board>');
  expect(await drawnOn(page)).toEqual(['green path', 'red circle']);
  await expect(page.locator('motley-board .place .only-spoken')).toHaveText(
    'Drawn on the board: green arrow from a2 to a3, red mark on d4',
  );
  await withBoard(page, (board) => {
    Object.assign(window, { drawn: [] });
    document.addEventListener('draw', (event) => {
      /** @type {any} */ (window).drawn.push(/** @type {CustomEvent} */ (event).detail.marks);
    });
    void board;
  });
  await page.keyboard.down('Shift');
  await drag(page, ['b2', 'b4'], 'right');
  await page.keyboard.up('Shift');
  await drag(page, ['g6'], 'right');
  expect(await drawnOn(page)).toEqual(['green path', 'red circle', 'red path', 'green circle']);
  await drag(page, ['g6'], 'right');
  expect(await page.evaluate(() => /** @type {any} */ (window).drawn)).toEqual([
    'b2:b4=red',
    'b2:b4=red g6',
    'b2:b4=red',
  ]);
  await page.keyboard.down('Control');
  await drag(page, ['c2', 'c3'], 'left');
  await page.keyboard.up('Control');
  expect(await drawnOn(page), 'as on a Mac').toContain('red path');
  expect((await drawnOn(page)).length).toBe(4);
  expect(await withBoard(page, (board) => board.ply)).toBe(0);
  await drag(page, ['a2', 'a3'], 'left');
  await waitForBoard(page, (board) => board.ply === 1);
  expect(await drawnOn(page)).toEqual([]);
});

test('the first stroke draws too, and with the button on a finger draws and plays nothing', async ({ page, host }) => {
  await host.openBoards('<motley-board></motley-board>');
  await drag(page, ['a2', 'a4'], 'right');
  await expect.poll(() => drawnOn(page)).toEqual(['green path']);
  await withBoard(page, (board) => board.setAttribute('drawing', 'button'));
  const button = page.getByRole('button', { name: 'Draw on the board' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await drag(page, ['b2', 'b3'], 'left');
  await drag(page, ['c2'], 'left');
  expect(await drawnOn(page)).toEqual(['green path', 'green path', 'green circle']);
  expect(await withBoard(page, (board) => board.ply)).toBe(0);
  await withBoard(page, (board) => board.setAttribute('drawing', 'off'));
  await button.waitFor({ state: 'detached' });
  await drag(page, ['b2', 'b3'], 'left');
  await waitForBoard(page, (board) => board.ply === 1);
});

test('a table without edges has arrows, also from a hand', async ({ page, host }) => {
  await host.openBoards(
    '<motley-board variant="till" actions="Q@0,0" marks="*R:0,1 0,0:1,1=blue *N=red"></motley-board>',
  );
  await expect.poll(() => drawnOn(page)).toEqual(['green path', 'blue path']);
  await expect(page.locator('motley-board motley-hand [data-mark="red"]')).toHaveAccessibleName(/knight/);
});

// ----- the script of one version

test('a page can have its browser check the script of a version and all that it loads', async ({
  page,
  url,
  serve,
  problems,
}) => {
  const name = readdirSync(site).find((name) => /^embed@.*\.json$/.test(name)) ?? '';
  const { integrity } = JSON.parse(readFileSync(new URL(name, site), 'utf8'));
  const script = name.replace('.json', '.js');
  const pageWith = (/** @type {(name: string) => string} */ digest) => {
    const map = { integrity: Object.fromEntries(Object.keys(integrity).map((name) => [url + name, digest(name)])) };
    return `<!doctype html><title>Strict</title><script type="importmap">${JSON.stringify(map)}</script>
      <script type="module" src="${url}${script}" integrity="${integrity[script]}" crossorigin></script>
      <motley-board>A board.</motley-board>`;
  };
  const wrong = (/** @type {string} */ name) => (name.includes('/embed-board-') ? integrity[script] : integrity[name]);
  const host = await serve({ 'right.html': pageWith((name) => integrity[name]), 'wrong.html': pageWith(wrong) });
  await page.goto(`${host.url}right.html`);
  await page.locator('motley-board .cell').first().waitFor({ state: 'attached' });
  expect(problems).toEqual([]);
  await page.goto(`${host.url}wrong.html`);
  const started = await withBoard(page, async (board) => {
    await customElements.whenDefined('motley-board');
    await board.start();
    return board.shadowRoot?.querySelector('motley-view') !== null;
  });
  expect(started).toBe(false);
  expect(problems.splice(0).join()).toMatch(/integrity/);
});

// ----- content security policies

test('what a page has written into Object.prototype, and names from there, do no harm', async ({ page, host }) => {
  await host.open('');
  await page.evaluate(() => {
    const words = { get: () => 'x', set: 'x', value: 'x', each() {}, clone() {} };
    Object.assign(Object.prototype, words);
    document.body.innerHTML = '<motley-board computer="1" names="Ann" moves="on" variant="constructor"></motley-board>';
  });
  const asked = /** @type {string[]} */ ([]);
  page.on('request', (request) => asked.push(request.url()));
  await noteEvents(page, 'board');
  await host.addScript();
  for (const variant of ['__proto__', 'toString', 'custodian']) {
    const [[type, { reason }]] = await waitForEvents(page, 1);
    expect([type, reason]).toEqual(['error', 'unknown-family']);
    await withBoard(page, (board, variant) => board.setAttribute('variant', variant), variant);
  }
  expect(await waitForEvents(page, 1)).toEqual([['ready', null]]);
  await withBoard(page, (board) => board.play('a2a3'));
  await waitForBoard(page, ({ ply }) => ply === 2);
  expect(asked.filter((url) => !/\/embed(\.js$|\/)/.test(url) && !url.startsWith('blob:'))).toEqual([]);
});

test('the language of the page is followed while boards stand', async ({ page, host }) => {
  await host.openBoards('<motley-board></motley-board><section lang="fr"><motley-board></motley-board></section>');
  const status = (/** @type {number} */ at) => page.locator('motley-board [part="status"]').nth(at);
  await expect(status(0)).toContainText('White to play');
  await page.evaluate(() => (document.documentElement.lang = 'sv'));
  await expect(status(0)).toContainText('Vit');
  await expect(status(1)).toContainText('Aux Blancs');
  await page.locator('section').evaluate((section) => section.setAttribute('lang', 'ru'));
  await expect(status(1)).toContainText('Ход белых');
});

test('an author is told of two boards that keep their games under one name, and of one without its end', async ({
  page,
  host,
}) => {
  /** @type {string[]} */
  const warnings = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await host.open('');
  await host.addScript();
  await page.evaluate(() => {
    document.body.innerHTML =
      '<motley-board keep="game"></motley-board><motley-board id="two" keep="game" /><h2>More</h2>';
  });
  const fault = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.getElementById('two')?.addEventListener('error', (event) => {
          const { subject, reason, text } = /** @type {CustomEvent} */ (/** @type {Event} */ (event)).detail;
          resolve([subject, reason, text]);
        });
      }),
  );
  expect(fault).toEqual(['keep', 'repeated', 'game']);
  expect(warnings).toEqual([
    '<motley-board> holds the rest of the page: it ends with </motley-board>, "/>" ends nothing in HTML',
    'keep="game": another board keeps its game under it',
  ]);
  await expect(page.locator('motley-board [part="message"]'), 'readers need not know').toHaveCount(0);
});

test('a page that asks for trusted types gives its computer a worker', async ({ page, url, serve, problems }) => {
  const policy = [
    `default-src 'none'; script-src ${url} 'wasm-unsafe-eval'; connect-src ${url}; worker-src blob: ${url}`,
    "require-trusted-types-for 'script'; trusted-types motley motley-html",
  ].join('; ');
  const html = `<!doctype html><title>Strict</title><script type="module" src="${url}embed.js"></script>
    <motley-board computer="2">A board.</motley-board>`;
  const host = await serve({ 'index.html': html }, { 'Content-Security-Policy': policy });
  const worker = page.waitForEvent('worker');
  await page.goto(host.url);
  await withBoard(page, (board) => customElements.whenDefined('motley-board').then(() => board.ready));
  await withBoard(page, (board) => board.play('a2a3'));
  await worker;
  await waitForBoard(page, (board) => board.ply === 2);
  expect(problems).toEqual([]);
});

// ----- boards that a page has made larger, smaller, or has turned

const till = 'position="0,3:1aB/2aPbN/4bP/aKaNaR1bK/3bP b - ab 0 20"';

for (const style of [
  'transform: scale(0.6)',
  'transform: scale(1.7)',
  'zoom: 1.5',
  'zoom: 0.5',
  'transform: rotate(30deg)',
])
  test(`within ${style} a dragged piece is at the pointer, and the tile is chosen that was aimed at`, {
    tag: style === 'transform: scale(0.6)' ? [] : '@all',
  }, async ({ page, url, serve }) => {
    const html = `<!doctype html><title>Somebody</title><script type="module" src="${url}embed.js"></script>
      <div style="${style}; width: 400px; margin: 150px">
        <motley-board variant="custodian"></motley-board><motley-board variant="till" ${till}></motley-board>
      </div>`;
    await page.setViewportSize({ width: 1200, height: 1800 });
    const host = await serve({ 'index.html': html });
    await page.goto(host.url);
    const middle = async (/** @type {import('@playwright/test').Locator} */ locator) => {
      const box = await locator.boundingBox();
      assert.ok(box);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.min(box.width, box.height) };
    };
    const [board, table] = [page.locator('motley-board').first(), page.locator('motley-board').last()];
    const piece = board.locator('.piece[data-square="a2"]');
    const from = await middle(piece);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const to = await middle(board.locator('.cell[data-square="c4"]'));
    await page.mouse.move(to.x, to.y, { steps: 4 });
    const at = await middle(piece);
    expect(Math.hypot(at.x - to.x, at.y - to.y)).toBeLessThan(from.size / 2);
    await page.mouse.up();

    const tile = await middle(table.locator('.piece[data-square="4,1"]'));
    await page.mouse.click(tile.x, tile.y);
    await expect(table.locator('.cell.selected')).toHaveAttribute('data-square', '4,1');
  });

// ----- the frame

for (const isolation of ['require-corp', 'credentialless'])
  test(`on a page that is isolated by ${isolation} the element and the frame stand and play`, {
    tag: isolation === 'require-corp' ? [] : '@all',
  }, async ({ page, url, serve }) => {
    // The frame comes first: one that is out of sight waits.
    const html = `<!doctype html><title>Somebody</title><script type="module" src="${url}embed.js"></script>
      <iframe src="${url}embed.html#custodian!!!computer=1" width="400" height="600"></iframe>
      <motley-board variant="custodian"></motley-board>`;
    const host = await serve({ 'index.html': html }, { 'Cross-Origin-Embedder-Policy': isolation });
    await page.goto(host.url);
    await withBoard(page, (board) => customElements.whenDefined('motley-board').then(() => board.ready));
    await withBoard(page, (board) => board.play('a2a3'));
    const frame = page.frameLocator('iframe').locator('motley-board');
    await frame.locator('.cell[data-square="a2"]').click();
    await frame.locator('.cell[data-square="a3"]').click();
    await expect(frame.locator('.cell.to').first(), 'the computer has answered').toBeVisible();
  });

test('a frame answers what it is told and asked, and nothing throws', async ({ page, url, serve }) => {
  const html = `<!doctype html><title>Somebody</title><iframe src="" width="400" height="600"></iframe>`;
  const host = await serve({ 'index.html': html });
  await page.goto(host.url);
  const { origin } = new URL(host.url);
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => data.name === 'ready' && resolve(null));
        /** @type {HTMLIFrameElement} */ (document.querySelector('iframe')).src = src;
      }),
    `${url}embed.html#custodian!!a2a3!parent=${origin}`,
  );
  const ask = (/** @type {object} */ message) =>
    page.evaluate((message) => {
      const answer = new Promise((resolve) => {
        const hear = (/** @type {MessageEvent} */ { data }) => {
          if (data.type !== 'motley:answer') return;
          removeEventListener('message', hear);
          resolve(data);
        };
        addEventListener('message', hear);
      });
      document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'motley:do', ...message }, '*');
      return /** @type {Promise<any>} */ (answer);
    }, message);
  expect(await ask({ id: 7, method: 'ply' })).toEqual({ type: 'motley:answer', id: 7, method: 'ply', value: 1 });
  const { value: actions } = await ask({ method: 'legalActions' });
  assert.ok(actions.includes('g6g5'));
  expect((await ask({ method: 'turn' })).value).toEqual({ seat: 'b', number: 1 });
  const refused = await ask({ id: 'x', method: 'play', args: ['g7g4'] });
  expect(refused).toMatchObject({ id: 'x', method: 'play', error: { subject: 'action', text: 'g7g4' } });
  assert.ok(refused.error.reason && refused.error.message);
  expect((await ask({ method: 'explain', args: ['g7', 'g4'] })).value.reason).toBe('path-blocked');
  expect((await ask({ method: 'undo' })).value).toBe(true);
  expect((await ask({ method: 'toLink' })).value).toMatch(/#custodian!!a2a3!at=0/);
  expect((await ask({ method: 'tree' })).value.children[0]).toMatchObject({ text: 'a2a3', seat: 'w', ply: 1 });
  expect((await ask({ method: 'goTo', args: [['b2b3']] })).value).toBe(false);
  expect((await ask({ method: 'goTo', args: [['a2a3']] })).value).toBe(true);
  for (const method of [{ a: 1 }, 'constructor', null])
    expect((await ask({ method })).error).toMatchObject({ subject: 'method', reason: 'unknown-value' });
  expect((await ask({ method: 'goTo', args: 'all' })).error).toMatchObject({ subject: 'args' });
});
