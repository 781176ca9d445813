// WebKitGTK as a driver of everywhere.js: its MiniBrowser, on a screen that nobody sees.

import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startGate } from './gate.js';
import { command, Session } from './webdriver.js';

/** @typedef {import('./everywhere.js').Driver} Driver */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** The X server puts the pointer into the middle of the screen; the window below it has the focus. */
const screen = { width: 2800, height: 2200 };
const corner = { x: screen.width / 2 - 2, y: screen.height / 2 - 2 };

/** How long a browser may take to start, in milliseconds. */
const startPatience = 60_000;

/** @typedef {Awaited<ReturnType<typeof startGate>>} Gate */

const capabilities = (/** @type {Gate} */ gate) => ({
  pageLoadStrategy: 'none',
  proxy: { proxyType: 'manual', httpProxy: gate.address },
  // A full screen is one without toolbars: there is no window manager that would make it large.
  'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
});

/** Runs in the page: begins to collect its problems. Returns false in one where that has begun. */
function listen() {
  const key = Symbol.for('problems seen by tests');
  const page = /** @type {any} */ (window);
  if (page[key]) return false;
  /** @type {string[]} */
  const problems = [];
  Object.defineProperty(page, key, { value: problems });
  addEventListener(
    'error',
    (event) => {
      const source = event.target !== window && /** @type {HTMLImageElement} */ (event.target).src;
      if (source) problems.push(`not loaded: ${source}`);
      // An element of the page may have events of that name.
      else if (event instanceof ErrorEvent) problems.push(`error: ${event.message}\n${event.error?.stack ?? ''}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`error: ${reason}\n${reason?.stack ?? ''}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`policy: ${violatedDirective} forbids ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words) => {
    problems.push(`console: ${words.join(' ')}`);
    error.apply(console, words);
  };
  return true;
}

/** Runs in the page: takes what has been collected. */
function takeProblems() {
  return /** @type {any} */ (window)[Symbol.for('problems seen by tests')].splice(0);
}

/** @implements {Driver} */
class WebKitDriver {
  canTap = false;
  /** Of pages that have been left. @type {string[]} */
  problems = [];

  constructor(/** @type {Session} */ session, /** @type {Gate} */ gate) {
    this.session = session;
    this.gate = gate;
  }

  /** Scripts wait until the listener is there. */
  async goto(/** @type {string} */ url) {
    this.problems = await this.takeProblems();
    this.gate.shut();
    try {
      await this.leave(url);
    } finally {
      this.gate.open();
    }
    await this.wait(`${url} is loaded`, () => this.evaluate('document.readyState === "complete"', null));
  }

  /**
   * Waits until a page at an address begins that nobody has listened to, or the same page has another end of
   * its address.
   */
  async leave(/** @type {string} */ url) {
    const { origin, pathname, search } = new URL(url);
    const isThere = `location.href.replace(/#.*/, '') === ${JSON.stringify(origin + pathname + search)}`;
    const isSamePage = url.includes('#') && (await this.session.evaluate(isThere));
    await this.session.post('url', { url });
    if (isSamePage) return;
    await this.wait(`${url} begins`, () => this.session.evaluate(`${isThere} && (${listen})()`));
  }

  /** Asks again and again; errors are those of a page that is being left. */
  async wait(/** @type {string} */ what, /** @type {() => Promise<boolean>} */ ask) {
    for (const end = Date.now() + 60_000; !(await ask().catch(() => false)); await sleep(10))
      if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
  }

  /** The first sizes after the start may not be those that were asked for. */
  async resize(/** @type {number} */ width, /** @type {number} */ height) {
    for (const end = Date.now() + 20_000; ; await sleep(50)) {
      await this.session.post('window/rect', { ...corner, width, height });
      const size = await this.session.evaluate('[innerWidth, innerHeight]');
      if (size[0] === width && size[1] === height) return;
      if (Date.now() > end) throw new Error(`the window is ${size.join(' by ')}`);
    }
  }

  evaluate(/** @type {string} */ expression, /** @type {string | null} */ frame) {
    const run = () => this.session.evaluate(`(${listen}(), (${expression}))`);
    return frame ? this.session.inFrame(frame, run) : run();
  }

  async mouse(/** @type {import('./everywhere.js').MouseStep[]} */ steps) {
    const actions = steps.map((step) => {
      if (typeof step === 'object')
        return { type: 'pointerMove', x: Math.round(step.x), y: Math.round(step.y), duration: 0 };
      const type = step.endsWith('down') ? 'pointerDown' : 'pointerUp';
      return { type, button: step.startsWith('right') ? 2 : 0 };
    });
    await this.session.act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  async wheel(/** @type {import('./everywhere.js').Point} */ point, /** @type {number} */ deltaY) {
    await this.mouse([point]);
    const [x, y] = [Math.round(point.x), Math.round(point.y)];
    const scroll = { type: 'scroll', x, y, deltaX: 0, deltaY, duration: 0 };
    await this.session.act({ type: 'wheel', id: 'wheel', actions: [scroll] });
  }

  async tap() {
    throw new Error('WebKitGTK’s driver has no fingers');
  }

  async press(/** @type {string} */ key) {
    await this.session.press(key);
  }

  async screenshot(/** @type {string} */ path) {
    await writeFile(path, await this.session.screenshot());
  }

  async takeProblems() {
    const take = `${takeProblems}()`;
    const problems = [...this.problems.splice(0), ...(await this.evaluate(take, null))];
    const frames = await this.session.evaluate('document.querySelectorAll("iframe").length');
    for (let i = 0; i < frames; i++)
      problems.push(...(await this.evaluate(take, `document.querySelectorAll('iframe')[${i}]`)));
    return problems;
  }

  async close() {
    await this.session.end();
  }
}

/** Starts a program with all that it starts in a group, which can be ended as one. */
async function startGroup(
  /** @type {string} */ name,
  /** @type {string[]} */ args,
  /** @type {import('node:child_process').SpawnOptions} */ options,
) {
  const child = spawn(name, args, { ...options, detached: true });
  await new Promise((resolve, reject) => child.once('spawn', () => resolve(null)).once('error', reject));
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  process.once('exit', end);
  // Whatever goes wrong, the tests end without waiting for it.
  child.unref();
  return { child, end };
}

/** An X server without a screen; it says on its fourth channel which display it is. */
async function startScreen() {
  const args = ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'];
  const group = await startGroup('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const channel = /** @type {import('node:net').Socket} */ (group.child.stdio[3]);
  const number = await new Promise((resolve, reject) => {
    channel.once('data', (data) => resolve(String(data).trim()));
    group.child.once('exit', () => reject(new Error('Xvfb has ended')));
  });
  channel.unref();
  return { ...group, display: `:${number}` };
}

/** A port that was free a moment ago. @returns {Promise<number>} */
function findPort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** Waits until a driver answers. */
async function waitForDriver(/** @type {string} */ address) {
  for (const end = Date.now() + 60_000; ; await sleep(100)) {
    const error = await command(`${address}/status`, 'GET').then(
      () => null,
      (error) => error,
    );
    if (!error) return;
    if (Date.now() > end) throw error;
  }
}

/** Starts WebKit's driver on a screen. */
async function startDriver(/** @type {string} */ display) {
  const port = await findPort();
  const env = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: fileURLToPath(new URL('webkit', import.meta.url)),
  };
  const name = process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver';
  const { end } = await startGroup(name, [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await waitForDriver(address);
  return { address, end };
}

/** Launches WebKit. Each page is a browser of its own. */
export async function launchWebKit() {
  // Tests that are stopped end like others, so that nothing is left running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const screen = await startScreen();
  let driver = await startDriver(screen.display).catch((error) => {
    screen.end();
    throw error;
  });
  const gate = await startGate();
  const begin = () => Session.start(driver.address, capabilities(gate), startPatience);
  return {
    async open(/** @type {import('./everywhere.js').DriverOptions} */ { width, height }) {
      const session = await begin().catch(async (error) => {
        if (error.name !== 'TimeoutError') throw error;
        // Now and then a browser that was started never calls its driver, which then waits for ever. No page is
        // open yet: what is begun anew is the browser, not what is tested.
        console.error('A browser did not start, and its driver is started anew.');
        driver.end();
        driver = await startDriver(screen.display);
        return begin();
      });
      const page = new WebKitDriver(session, gate);
      try {
        await page.resize(width, height);
      } catch (error) {
        await page.close();
        throw error;
      }
      return page;
    },
    close() {
      driver.end();
      screen.end();
      gate.close();
    },
  };
}
