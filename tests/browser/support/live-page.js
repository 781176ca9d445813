// A page in any of the browsers, as people use it: real events, at places on the screen.

import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('./everywhere.js').Driver} Driver */
/** @typedef {import('./everywhere.js').Point} Point */

/**
 * Where to click: a point of the window, or a path as `find` below reads it; then the middle of the first
 * element there.
 * @typedef {string | Point} Target
 */

/** How long a slow machine may take for what a test waits for, in milliseconds. */
const patience = 30_000;

/**
 * Runs in the page: the elements at a path. It is made of CSS selectors; `>>>` leads into the shadow trees
 * of those found so far, and a text in quotation marks at the end says how they are named, by their label or
 * their text: `motley-board >>> button "Undo"`.
 * @param {string} path
 */
function find(path) {
  const [, selectors, name] = /** @type {string[]} */ (/^(.*?)(?: "(.*)")?$/s.exec(path));
  /** @type {(Document | ShadowRoot)[]} */
  let roots = [document];
  /** @type {Element[]} */
  let found = [];
  for (const selector of selectors.split(' >>> ')) {
    found = roots.flatMap((root) => [...root.querySelectorAll(selector)]);
    roots = found.flatMap(({ shadowRoot }) => shadowRoot ?? []);
  }
  if (name === undefined) return found;
  const tidy = (/** @type {string | null} */ text) => (text ?? '').replace(/\s+/g, ' ').trim();
  return found.filter((found) => tidy(found.getAttribute('aria-label') ?? found.textContent) === name);
}

/**
 * Runs in the page: where the first visible element is, after it has been scrolled into view.
 * @param {Element[]} elements
 */
function locate(elements) {
  const element = elements.find((element) => element.getClientRects().length > 0);
  if (!element) return null;
  const box = () => element.getBoundingClientRect();
  const { left, top, right, bottom } = box();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = box();
  return { x, y, width, height };
}

/** The path of a square of the page's board. */
export const cell = (/** @type {string} */ square) => `#board >>> .cell[data-square="${square}"]`;

/** Runs in the page: waits until it has been drawn anew. */
function redraw() {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))));
}

/**
 * Runs in the page around a frame: where the frame's own corner is, after it has been scrolled to show a box
 * of what is in it.
 * @param {Element} frame
 * @param {{ x: number, y: number, width: number, height: number }} box
 */
function locateFrame(frame, box) {
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  const corner = () => {
    const { x, y } = frame.getBoundingClientRect();
    return {
      x: x + frame.clientLeft + parseFloat(paddingLeft),
      y: y + frame.clientTop + parseFloat(paddingTop),
    };
  };
  const { x, y } = corner();
  const [middleX, middleY] = [x + box.x + box.width / 2, y + box.y + box.height / 2];
  if (middleX < 0 || middleX >= innerWidth || middleY < 0 || middleY >= innerHeight)
    scrollBy({ left: middleX - innerWidth / 2, top: middleY - innerHeight / 2, behavior: 'instant' });
  return corner();
}

export class LivePage {
  /**
   * @param {Driver} driver
   * @param {string | null} frame the path of the frame whose page this is
   */
  constructor(driver, frame = null) {
    this.driver = driver;
    /** @type {LivePage | null} */
    this.outer = frame === null ? null : new LivePage(driver);
    this.frameElement = frame === null ? null : `(${find})(${JSON.stringify(frame)})[0]`;
  }

  /** Whether there are real fingers: only Chromium's driver has them, with the option `touch`. */
  get canTap() {
    return this.driver.canTap;
  }

  /** The page in the first frame at a path, from whatever origin. Its points are still the window's. */
  frame(/** @type {string} */ path) {
    return new LivePage(this.driver, path);
  }

  async goto(/** @type {string} */ url) {
    await this.driver.goto(url);
  }

  /** Opens the page, and waits until it says something of its game. */
  async openGame(/** @type {string} */ url, /** @type {string} */ said) {
    await this.goto(url);
    await this.expectText('.standing', said);
  }

  async size(/** @type {number} */ width, /** @type {number} */ height) {
    await this.driver.resize(width, height);
  }

  /**
   * The value of a function that runs in the page and knows only its arguments; JSON both ways.
   * @param {(...args: any[]) => any} body
   * @param {unknown[]} args
   */
  evaluate(body, ...args) {
    return this.driver.evaluate(`(${body})(...${JSON.stringify(args)})`, this.frameElement);
  }

  /**
   * The value of a function of all elements at a path, and of arguments; see `find` for paths.
   * @param {string} path
   * @param {(elements: any[], ...args: any[]) => any} body
   * @param {unknown[]} args
   */
  all(path, body, ...args) {
    const elements = `(${find})(${JSON.stringify(path)})`;
    return this.driver.evaluate(`(${body})(${elements}, ...${JSON.stringify(args)})`, this.frameElement);
  }

  /** How many elements are at a path. */
  count(/** @type {string} */ path) {
    return this.all(path, (elements) => elements.length);
  }

  /** The texts of the elements at a path. @returns {Promise<string[]>} */
  texts(/** @type {string} */ path) {
    return this.all(path, (found) => found.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()));
  }

  /**
   * Waits until a function in the page returns something that is true, and returns that.
   * @param {(...args: any[]) => any} body
   * @param {unknown[]} args
   */
  waitFor(body, ...args) {
    return this.poll(`${body}`, () => this.evaluate(body, ...args));
  }

  /**
   * Waits until a function of the elements at a path returns something that is true, and returns that.
   * @param {string} path
   * @param {(elements: any[], ...args: any[]) => any} body
   * @param {unknown[]} args
   */
  waitForAll(path, body, ...args) {
    return this.poll(`${path}: ${body}`, () => this.all(path, body, ...args));
  }

  /** Waits until an element at a path has a text somewhere in it. */
  async expectText(/** @type {string} */ path, /** @type {string} */ text) {
    const hasText = async () => (await this.texts(path)).some((found) => found.includes(text));
    await this.poll(`“${text}” in ${path}`, hasText).catch(async (error) => {
      throw new Error(`${error.message}; there is: ${await this.texts(path)}`, { cause: error });
    });
  }

  /**
   * Asks again and again. Errors may be those of a page that is being left.
   * @param {string} what
   * @param {() => Promise<any>} ask
   */
  async poll(what, ask) {
    /** @type {unknown} */
    let cause;
    for (const end = Date.now() + patience; Date.now() < end; await sleep(50)) {
      const value = await ask().catch((error) => {
        cause = error;
      });
      if (value) return value;
    }
    throw new Error(`waited in vain for ${what}`, { cause });
  }

  /**
   * Where the first visible element at a path is in the window, as soon as it is there and rests.
   * @returns {Promise<{ x: number, y: number, width: number, height: number }>}
   */
  box(/** @type {string} */ path) {
    let before = '';
    return this.poll(`${path} at rest`, async () => {
      const box = await this.all(path, locate);
      const corner = box && this.outer && (await this.outer.locateFrame(this, box));
      const place = box && { ...box, x: box.x + (corner?.x ?? 0), y: box.y + (corner?.y ?? 0) };
      const isAtRest = JSON.stringify(place) === before;
      before = JSON.stringify(place);
      // Pages in frames draw nothing while they are out of sight; by now this one has been scrolled into sight.
      if (place && !isAtRest) await this.evaluate(redraw);
      return isAtRest && place;
    });
  }

  locateFrame(/** @type {LivePage} */ { frameElement }, /** @type {object} */ box) {
    return this.driver.evaluate(`(${locateFrame})(${frameElement}, ${JSON.stringify(box)})`, null);
  }

  /** The point of a target. @returns {Promise<Point>} */
  async point(/** @type {Target} */ target) {
    if (typeof target !== 'string') return target;
    const { x, y, width, height } = await this.box(target);
    return { x: x + width / 2, y: y + height / 2 };
  }

  async hover(/** @type {Target} */ target) {
    await this.driver.mouse([await this.point(target)]);
  }

  /**
   * Moves the mouse to a target until that stays where it is: scrolled to, boards above it may come to stand, and move
   * what is below them.
   */
  async comeTo(/** @type {Target} */ target) {
    for (let at = await this.point(target); ; ) {
      await this.driver.mouse([at]);
      const now = await this.point(target);
      if (now.x === at.x && now.y === at.y) return at;
      at = now;
    }
  }

  async click(/** @type {Target} */ target) {
    await this.driver.mouse([await this.comeTo(target), 'down', 'up']);
  }

  async tap(/** @type {Target} */ target) {
    assert.ok(this.canTap, 'this browser has real fingers');
    await this.driver.tap(await this.point(target));
  }

  /**
   * Drags something; both ends must be in sight together.
   * @param {Target} from
   * @param {Target} to
   * @param {'' | 'right '} [button] else the left one
   */
  async drag(from, to, button = '') {
    const [start, end] = [await this.point(from), await this.point(to)];
    const steps = [1, 2, 3, 4, 5, 6, 7, 8].map((i) => ({
      x: start.x + ((end.x - start.x) * i) / 8,
      y: start.y + ((end.y - start.y) * i) / 8,
    }));
    await this.driver.mouse([start, `${button}down`, ...steps, `${button}up`]);
  }

  /** Turns the mouse wheel over a target, by CSS pixels; downwards is more than 0. */
  async wheel(/** @type {Target} */ target, /** @type {number} */ deltaY) {
    await this.driver.wheel(await this.point(target), deltaY);
  }

  /** Presses keys or chords one after the other, as “Shift+Tab”. */
  async press(/** @type {string[]} */ ...keys) {
    for (const key of keys) await this.driver.press(key);
  }

  /** The window as a PNG file. */
  async screenshot(/** @type {string} */ path) {
    await this.driver.screenshot(path);
  }

  /**
   * The faults since the last call, in frames too: errors on the console, uncaught ones, violations of
   * the page's policy. A test that provokes some takes them, for what is left fails the test. WebKit tells of
   * those only that came after its listener: in the page it is there before all scripts but inline ones, in
   * frames when they are first looked into.
   */
  takeProblems() {
    return this.driver.takeProblems();
  }
}
