// <motley-board> as authors of other pages use it: what docs/embedding.md promises, on an empty page that
// allows no more than that says.

import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import {
  addScript,
  clickSquare,
  noteEvents,
  openBoards,
  openPage,
  takeEvents,
  waitForBoard,
  waitForEvents,
  withBoard,
} from './embed-page.js';
import { testPage } from './support.js';

/** @typedef {import('../../shell/embed/element.js').MotleyBoard} MotleyBoard */

/** White's King steps onto the throne. */
const oneToWin = '7/2K4/7/7/7/4k2/7 w - 0 1';

// ----- attributes and properties

testPage('properties that were set before the element was defined count', async ({ page, url }) => {
  await openPage(page, url, '<motley-board></motley-board>');
  await withBoard(page, (board) => {
    Object.assign(board, { variant: 'custodian;board=cylinder', actions: 'a2a3 g6g5', flip: true, at: 1 });
  });
  await addScript(page);
  const found = await withBoard(page, async (board) => {
    await board.ready;
    const own = Object.keys(board);
    return { own, html: board.outerHTML, played: board.played, flip: board.getAttribute('flip') };
  });
  assert.deepEqual(found.played, ['a2a3']);
  assert.deepEqual(found.own, []);
  assert.equal(found.flip, '');
  assert.match(found.html, / variant="custodian;board=cylinder"/);
});

testPage('each attribute is a property, and each property an attribute', async ({ page, url }) => {
  await openPage(page, url, '');
  await addScript(page);
  const wrong = await page.evaluate(() => {
    const board = /** @type {any} */ (document.createElement('motley-board'));
    return board.constructor.observedAttributes.filter((/** @type {string} */ name) => {
      const isFlag = name === 'flip';
      const before = board[name];
      board[name] = isFlag ? true : '3';
      const written = board.getAttribute(name);
      board.setAttribute(name, isFlag ? '' : '5');
      const read = board[name];
      board[name] = isFlag ? false : '';
      const cleared = board[name];
      const isGood = isFlag
        ? before === false && written === '' && read === true && cleared === false
        : before === '' && written === '3' && read === '5' && cleared === '';
      return !isGood || (name !== 'lang' && board.hasAttribute(name));
    });
  });
  assert.deepEqual(wrong, []);
});

testPage('a changed attribute is another game, or another look', async ({ page, url }) => {
  await openBoards(page, url, '<motley-board actions="a2a3"></motley-board>');
  await withBoard(page, (board) => void (/** @type {any} */ (board).variant = 'taketwo'));
  await waitForBoard(page, (board) => board.current.includes('/pppppppp/'));
  await page.locator('motley-board [part="controls"]').waitFor();
  await withBoard(page, (board) => board.setAttribute('controls', 'off'));
  await page.locator('motley-board [part="controls"]').waitFor({ state: 'detached' });
  assert.deepEqual(await withBoard(page, (board) => board.played), ['a2a3']);
});

testPage('of two changes in a row the last one counts, whichever is loaded first', async ({ page, url }) => {
  await openBoards(page, url, '<motley-board></motley-board>');
  await page.route(/till.*\.wasm$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue().catch(() => {});
  });
  await withBoard(page, async (board) => {
    board.setAttribute('variant', 'till');
    await Promise.resolve();
    await Promise.resolve();
    board.setAttribute('variant', 'taketwo');
  });
  await page.waitForTimeout(1500);
  assert.match(await withBoard(page, (board) => board.current), /\/pppppppp\//);
});

testPage('a change while the first game is loaded counts', async ({ page, url }) => {
  await openPage(page, url, '<motley-board variant="till"></motley-board>');
  await page.route(/till.*\.wasm$/, async (route) => {
    await withBoard(page, (board) => board.setAttribute('variant', 'taketwo'));
    await route.continue().catch(() => {});
  });
  await addScript(page);
  const current = await withBoard(page, async (board) => {
    await board.ready;
    return board.current;
  });
  assert.match(current, /\/pppppppp\//);
});

testPage('a computer plays no part in what only shows a game', async ({ page, url }) => {
  for (const mode of ['diagram', 'replay']) {
    const body = `<motley-board mode="${mode}" actions="a2a3" at="1" computer="1"></motley-board>`;
    await openBoards(page, url, body);
    await page.waitForTimeout(1200);
    assert.deepEqual(await withBoard(page, (board) => board.played), ['a2a3']);
    assert.doesNotMatch(await withBoard(page, (board) => board.toLink()), /seats/);
  }
});

// ----- methods

testPage('methods play, walk through the game, and say why not', async ({ page, url }) => {
  await openBoards(page, url, '<motley-board actions="a2a3"></motley-board>');
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
  assert.deepEqual(found.steps, [2, 'w', true, 1, true, false, 0, true, true, false, true, false, false, 1]);
  assert.deepEqual(found.played, ['a2a3']);
  assert.ok(found.legalActions.includes('g6g5'));
  assert.deepEqual(found.outcome, { result: 'ongoing' });
  assert.equal(found.refusal?.subject, 'action');
  assert.ok(found.refusal?.reason);
  assert.equal(found.refusal?.current, found.current);
  assert.deepEqual([found.why.reason, found.why.squares], ['path-blocked', ['g6']]);
  assert.match(found.why.text, /g6|way|path/i);
  assert.equal(found.link, `${url}#custodian!!a2a3`);
  assert.deepEqual(found.after, ['a2a3']);
});

testPage('what is no square, and no number of actions, is refused', async ({ page, url }) => {
  await openBoards(page, url, '<motley-board actions="a2a3 g6g5"></motley-board>');
  const found = await withBoard(page, (board) => ({
    texts: [board.explain('z9', 'a2').text, board.explain('a3', 'z9').text],
    went: [board.goTo(0.5), board.goTo(NaN), board.ply],
  }));
  for (const text of found.texts) assert.match(text, /“z9”/);
  assert.deepEqual(found.went, [false, false, 2]);
});

testPage('before the board stands, methods say so', async ({ page, url }) => {
  await openPage(page, url, '');
  await addScript(page);
  const messages = await page.evaluate(() => {
    const board = /** @type {any} */ (document.createElement('motley-board'));
    board.focus();
    return ['undo', 'legalActions', 'current', 'toLink'].map((name) => {
      try {
        return typeof board[name] === 'function' ? board[name]() : '';
      } catch (error) {
        return String(error);
      }
    });
  });
  for (const message of messages) assert.match(message, /`ready`/);
});

testPage('focus() gives the board the keyboard', async ({ page, url }) => {
  await openBoards(page, url, '<motley-board></motley-board>');
  await withBoard(page, (board) => board.focus());
  const name = await withBoard(page, (board) => board.shadowRoot?.activeElement?.localName);
  assert.equal(name, 'motley-view');
});

// ----- events

testPage('events tell what people and scripts do, to the document too', async ({ page, url }) => {
  await openBoards(page, url, '<motley-board></motley-board>');
  await noteEvents(page, 'document');
  await clickSquare(page, 'a2');
  await clickSquare(page, 'a3');
  assert.deepEqual(await waitForEvents(page, 2), [
    ['action', { text: 'a2a3', seat: 'w', ply: 1, by: 'person' }],
    ['turn', { seat: 'b', number: 1 }],
  ]);
  await withBoard(page, (board) => board.play('g6g5'));
  assert.deepEqual(await takeEvents(page), [
    ['action', { text: 'g6g5', seat: 'b', ply: 2, by: 'script' }],
    ['turn', { seat: 'w', number: 2 }],
  ]);
});

testPage('`position` tells of each position that is shown', async ({ page, url }) => {
  await openBoards(page, url, '<motley-board actions="a2a3 g6g5"></motley-board>');
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
  assert.deepEqual(heard, { plies: [0, 1, 2, 2], isFirst: true });
});

testPage('a script that plays stops a replay that runs; where nothing changes nothing is told', async ({ page, url }) => {
  await openBoards(page, url, '<motley-board mode="replay" actions="a2a3 g6g5"></motley-board>');
  await page.getByRole('button', { name: 'Play the game' }).click();
  await withBoard(page, (board) => {
    Object.assign(window, { plies: [] });
    board.addEventListener('position', (/** @type {any} */ { detail }) => {
      /** @type {any} */ (window).plies.push(detail.ply);
    });
    board.play('b2b3');
    board.goTo(1);
  });
  await page.waitForTimeout(1800);
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).plies), [1]);
});

testPage('the list of moves keeps the current one in sight', async ({ page, url }) => {
  const pawns = ['a2a3 a6a5', 'c2c3 c6c5', 'd2d3 d6d5', 'e2e3 e6e5', 'g2g3 g6g5'];
  await page.setViewportSize({ width: 560, height: 800 });
  const actions = pawns.map((two) => `c1b3 e7f5 b3c1 f5e7 ${two}`).join(' ');
  await openBoards(page, url, `<motley-board moves="on" actions="${actions}"></motley-board>`);
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

testPage('`end` tells how the game ended', async ({ page, url }) => {
  await openBoards(page, url, `<motley-board position="${oneToWin}"></motley-board>`);
  await noteEvents(page, 'document');
  await withBoard(page, (board) => board.play('c6d7'));
  assert.deepEqual(await takeEvents(page), [
    ['action', { text: 'c6d7', seat: 'w', ply: 1, by: 'script' }],
    ['end', { result: 'win', winner: 'w', reason: 'throne' }],
  ]);
  assert.equal(await withBoard(page, (board) => board.outcome.winner), 'w');
});

testPage('`solve` counts mistakes', async ({ page, url }) => {
  const attributes = `mode="task" position="${oneToWin}" actions="c6d7"`;
  await openBoards(page, url, `<motley-board ${attributes}></motley-board>`);
  await noteEvents(page, 'document');
  await clickSquare(page, 'c6');
  await clickSquare(page, 'c5');
  await page.locator('motley-board .remark').waitFor();
  await clickSquare(page, 'c6');
  await clickSquare(page, 'd7');
  const events = await waitForEvents(page, 3);
  assert.deepEqual(events.at(-1), ['solve', { mistakes: 1 }]);
});

testPage('a computer acts, and the event says that it was one', async ({ page, url }) => {
  await openBoards(page, url, '<motley-board computer="1"></motley-board>');
  await noteEvents(page, 'board');
  await withBoard(page, (board) => board.play('a2a3'));
  const events = await waitForEvents(page, 4);
  const [name, detail] = events[2];
  assert.deepEqual([name, detail.seat, detail.ply, detail.by], ['action', 'b', 2, 'computer']);
  assert.deepEqual(events[3], ['turn', { seat: 'w', number: 2 }]);
});

testPage('`ready` comes once, with a board that can be used, and does not bubble', async ({ page, url }) => {
  await openPage(page, url, '<div><motley-board></motley-board></div>');
  await withBoard(page, (board) => {
    const heard = /** @type {any[]} */ ([]);
    Object.assign(window, { heard });
    board.addEventListener('ready', () => heard.push(['board', board.legalActions.length > 0]));
    document.addEventListener('ready', () => heard.push('document'));
  });
  await addScript(page);
  await withBoard(page, (board) => board.ready);
  await withBoard(page, (board) => void board.setAttribute('actions', 'a2a3'));
  await waitForBoard(page, (board) => board.ply === 1);
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).heard), [['board', true]]);
});

testPage('events leave the shadow trees of the page', async ({ page, url }) => {
  await openPage(page, url, '<div id="host"></div>');
  await page.evaluate(() => {
    const root = /** @type {HTMLElement} */ (document.getElementById('host')).attachShadow({ mode: 'open' });
    root.innerHTML = '<motley-board></motley-board>';
  });
  await addScript(page);
  const target = await page.evaluate(async () => {
    const host = /** @type {HTMLElement} */ (document.getElementById('host'));
    const board = /** @type {any} */ (host.shadowRoot?.querySelector('motley-board'));
    await board.ready;
    const heard = new Promise((resolve) =>
      document.addEventListener('action', ({ target }) => resolve(target)),
    );
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
  testPage(`a bad ${name} keeps the game that was there`, async ({ page, url }) => {
    await openBoards(page, url, '<motley-board actions="a2a3" mode="play"></motley-board>');
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
    assert.deepEqual([type, detail.subject, others], ['error', subject, []]);
    assert.deepEqual(Object.keys(detail), ['subject', 'reason', 'text', 'offset', 'length', 'message']);
    assert.ok(detail.reason && detail.message);
    assert.equal(detail.text.includes(value) || value.includes(detail.text), true);
    assert.equal(await withBoard(page, (board) => board.current), before);
    await page.locator('motley-board [part="message"]').waitFor();
    await page.locator('motley-board [part="controls"]').waitFor();
  });

testPage('a board whose attributes cannot be read says so, and stands when it can', async ({ page, url }) => {
  await openPage(page, url, '<motley-board link="%zz" mode="quiz">Fallback</motley-board>');
  await noteEvents(page, 'board');
  await addScript(page);
  const events = await waitForEvents(page, 2);
  await page.locator('motley-board [part="message"]').getByText('“quiz”').waitFor();
  const subjects = [...events, ...(await takeEvents(page))].map(([, { subject }]) => subject);
  assert.deepEqual(subjects, ['mode', 'link']);
  await withBoard(page, async (board) => {
    board.setAttribute('link', 'https://motley.example/#custodian!!a2a3');
    await board.ready;
  });
  assert.deepEqual(await withBoard(page, (board) => board.played), ['a2a3']);
  const told = (await takeEvents(page)).filter(([type]) => type === 'error');
  assert.deepEqual(
    told.map(([, { subject, reason, text }]) => [subject, reason, text]),
    [['mode', 'unknown-value', 'quiz']],
  );
});

testPage('of a solution that is not legal, what is legal is asked', async ({ page, url }) => {
  await openPage(page, url, '<motley-board mode="task" actions="a2a3 g6g5 a3a7"></motley-board>');
  await noteEvents(page, 'board');
  await addScript(page);
  const [[type, { subject, text }]] = (await waitForEvents(page, 2)).filter(([type]) => type === 'error');
  assert.deepEqual([type, subject, text], ['error', 'action', 'a3a7']);
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.locator('motley-board .task').getByText('Solved').waitFor();
  assert.deepEqual(await withBoard(page, (board) => board.played), ['a2a3', 'g6g5']);
});

testPage('rules that do not come are told, also after an attribute that could not be read', async ({ page, url, problems }) => {
  await openPage(page, url, '<motley-board variant="nothing">Fallback</motley-board>');
  await noteEvents(page, 'board');
  await addScript(page);
  await waitForEvents(page, 1);
  await page.locator('motley-board [part="message"]').waitFor();
  await page.route(/taketwo.*\.wasm$/, (route) => route.abort());
  await withBoard(page, (board) => board.setAttribute('variant', 'taketwo'));
  const [[, { reason }]] = await waitForEvents(page, 1);
  assert.equal(reason, 'not-loaded');
  problems.length = 0;
  await page.unroute(/taketwo.*\.wasm$/);
  await withBoard(page, (board) => board.start());
  assert.match(await withBoard(page, (board) => board.current), /\/pppppppp\//);
});

testPage('what is between the tags shows before, and when nothing comes', async ({ page, url, problems }) => {
  await openPage(page, url, '<motley-board><p>Fallback</p></motley-board>');
  await page.route(/\.wasm$/, (route) => route.abort());
  await noteEvents(page, 'board');
  assert.ok(await page.getByText('Fallback').isVisible());
  await addScript(page);
  const [[type, detail]] = await waitForEvents(page, 1);
  assert.deepEqual([type, detail.subject, detail.reason], ['error', 'board', 'not-loaded']);
  assert.ok(await page.getByText('Fallback').isVisible());
  await page.unroute(/\.wasm$/);
  await withBoard(page, (board) => board.start());
  await withBoard(page, (board) => board.ready);
  assert.ok(!(await page.getByText('Fallback').isVisible()));
  assert.match(String(problems.splice(0)), /net::ERR_FAILED/);
});

// ----- life

testPage('a board that moves in the document keeps its game', async ({ page, url }) => {
  await openBoards(page, url, '<motley-board></motley-board><div id="other"></div>');
  await withBoard(page, (board) => {
    board.play('a2a3');
    document.getElementById('other')?.append(board);
  });
  await clickSquare(page, 'g6');
  await clickSquare(page, 'g5');
  await waitForBoard(page, (board) => board.ply === 2);
  assert.deepEqual(await withBoard(page, (board) => board.played), ['a2a3', 'g6g5']);
});

testPage('a board that is taken out stops its computer; back again it goes on', async ({ page, url }) => {
  await openBoards(page, url, '<motley-board computer="1"></motley-board>');
  const ply = await withBoard(page, async (board) => {
    Object.assign(window, { board });
    board.play('a2a3');
    board.remove();
    await new Promise((resolve) => setTimeout(resolve, 2500));
    return board.ply;
  });
  assert.equal(ply, 1);
  await page.evaluate(() => document.body.append(/** @type {any} */ (window).board));
  await page.waitForFunction(() => /** @type {any} */ (window).board.ply === 2);
});

testPage('boards share what they load, and those far away load nothing', async ({ page, url }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  const space = '<div><svg width="10" height="6000"></svg></div>';
  await openPage(page, url, `${space}<motley-board id="far" variant="till"></motley-board>`);
  await addScript(page);
  await page.waitForTimeout(500);
  assert.deepEqual(asked.filter((path) => path !== 'favicon.ico'), ['somebody.html', 'embed.js']);
  await page.evaluate(async () => {
    const boards = [1, 2].map(() => document.createElement('motley-board'));
    document.body.prepend(...boards);
    await Promise.all(boards.map((board) => /** @type {any} */ (board).ready));
  });
  assert.equal(asked.filter((path) => path.endsWith('.wasm')).length, 1);
  assert.equal(new Set(asked).size, asked.length, 'no file is asked for twice');
  await page.locator('#far').scrollIntoViewIfNeeded();
  await page.locator('#far').evaluate((board) => /** @type {any} */ (board).ready);
});

testPage('nothing leaks into the page', async ({ page, url }) => {
  const boards = '<motley-board computer="1"></motley-board><motley-board variant="till"></motley-board>';
  await openPage(page, url, `<p id="text">Text</p>${boards}`);
  const look = () =>
    page.evaluate(() => ({
      names: [...Reflect.ownKeys(window), ...Reflect.ownKeys(Symbol)].map(String).sort(),
      head: document.head.innerHTML,
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      body: document.body.children.length,
      style: { ...getComputedStyle(/** @type {HTMLElement} */ (document.getElementById('text'))) },
    }));
  const before = await look();
  await addScript(page);
  await page.evaluate(() => {
    document.querySelector('script')?.remove();
    const boards = /** @type {MotleyBoard[]} */ ([...document.querySelectorAll('motley-board')]);
    return Promise.all(boards.map(({ ready }) => ready));
  });
  await withBoard(page, (board) => board.play('a2a3'));
  await waitForBoard(page, (board) => board.ply === 2);
  assert.deepEqual(await look(), before);
});

testPage('a second copy of the script leaves the first one in charge', async ({ page, url }) => {
  await openBoards(page, url, '<motley-board actions="a2a3"></motley-board>');
  const first = await page.evaluateHandle(() => customElements.get('motley-board'));
  await addScript(page, 'embed.js?version=2');
  assert.ok(await page.evaluate((first) => customElements.get('motley-board') === first, first));
  assert.deepEqual(await withBoard(page, (board) => board.played), ['a2a3']);
});

// ----- looks

testPage('colours, size and parts are for the page to set', async ({ page, url }) => {
  await openBoards(page, url, '<motley-board actions="a2a3 g6g5"></motley-board>');
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
    assert.equal(await resolve(`--board-${name}`), `rgb(${3 * i + 1}, ${3 * i + 2}, ${3 * i + 3})`, name);
  const frame = page.locator('motley-board .motley');
  const styles = await frame.evaluate((element) => {
    const { backgroundColor, color, borderTopColor, fontFamily } = getComputedStyle(element);
    const link = getComputedStyle(/** @type {Element} */ (element.querySelector('[part="link"]'))).color;
    return { backgroundColor, color, borderTopColor, fontFamily, link };
  });
  assert.deepEqual(styles, {
    backgroundColor: 'rgb(22, 23, 24)',
    color: 'rgb(25, 26, 27)',
    borderTopColor: 'rgb(31, 32, 33)',
    fontFamily: 'monospace',
    link: 'rgb(28, 29, 30)',
  });
  const status = page.locator('motley-board [part="status"]');
  assert.equal(await status.evaluate((element) => getComputedStyle(element).letterSpacing), '3px');
  assert.ok(((await view.boundingBox())?.width ?? 999) <= 300);
});

for (const family of ['custodian', 'taketwo', 'till;seed', 'tches']) {
  const [variant, seed] = family.split(';');
  testPage(`${variant}: until the first board stands, at most 100 kB are loaded and 11 kB of words`, async ({ page, url }) => {
    /** @type {Map<string, number>} */
    const sizes = new Map();
    /** @type {Promise<void>[]} */
    const measured = [];
    const measure = async (/** @type {import('playwright-core').Response} */ response) => {
      sizes.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
    };
    page.on('response', (response) => {
      if (!response.url().endsWith('.html')) measured.push(measure(response));
    });
    await openBoards(page, url, `<motley-board variant="${variant}" ${seed ? 'seed="1"' : ''}></motley-board>`);
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('response');
    await Promise.all(measured);
    const sumOf = (/** @type {boolean} */ areWords) =>
      [...sizes].filter(([name]) => name.endsWith('.ftl') === areWords).reduce((sum, [, size]) => sum + size, 0);
    const list = [...sizes].map(([name, size]) => `${size} ${name}`).join('\n');
    assert.ok([...sizes.keys()].some((name) => name.endsWith('.wasm')));
    assert.ok(sumOf(false) <= 100_000, list);
    assert.ok(sumOf(true) <= 11_000, list);
  });
}
