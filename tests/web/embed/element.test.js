// The element <motley-board> without a browser: properties and attributes, and what happens while nothing is loaded.
// The board in it is tested in embed-app.test.js.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

/** Elements that are watched until they come near. @type {Set<unknown>} */
const watched = new Set();
/** @type {(entries: { isIntersecting: boolean, target: unknown }[]) => void} */
let seen = () => {};

/** A document that is shown. */
const shown = { defaultView: globalThis };

/** The members of an element that the board uses. */
class FakeElement {
  /** @type {Map<string, string>} */
  given = new Map();
  /** @type {CustomEvent[]} */
  events = [];
  isConnected = true;
  ownerDocument = shown;
  attachShadow = () => ({ append() {} });
  querySelector = () => null;
  getAttribute = (/** @type {string} */ name) => this.given.get(name) ?? null;
  hasAttribute = (/** @type {string} */ name) => this.given.has(name);
  setAttribute = (/** @type {string} */ name, /** @type {string} */ value) => void this.given.set(name, value);
  removeAttribute = (/** @type {string} */ name) => void this.given.delete(name);
  toggleAttribute = (/** @type {string} */ name, /** @type {boolean} */ isOn) =>
    isOn ? this.given.set(name, '') : this.given.delete(name);
  dispatchEvent = (/** @type {CustomEvent} */ event) => this.events.push(event);
}

Object.assign(globalThis, {
  HTMLElement: FakeElement,
  CSSStyleSheet: class {
    replaceSync() {}
  },
  document: { createElement: () => ({}) },
  addEventListener: () => {},
  MutationObserver: class {
    observe() {}
    disconnect() {}
  },
  IntersectionObserver: class {
    isNear = false;
    /** @param {typeof seen} run @param {{ rootMargin: string }} options */
    constructor(run, { rootMargin }) {
      this.isNear = rootMargin === '600px';
      if (this.isNear) seen = run;
    }
    observe = (/** @type {unknown} */ element) => this.isNear && watched.add(element);
    unobserve = (/** @type {unknown} */ element) => this.isNear && watched.delete(element);
  },
});

const { MotleyBoard } = await import('../../../shell/embed/element.js');
const { attributes } = await import('../../../shell/embed/attributes.js');

/** @type {any} */
let element;

beforeEach((context) => {
  watched.clear();
  element = new MotleyBoard();
  /** @type {import('node:test').TestContext} */ (context).mock.method(console, 'warn', () => {});
});

test('each attribute has a property: a text, empty if it is not there', () => {
  for (const name of attributes.filter((name) => name !== 'flip' && name !== 'lang')) {
    assert.equal(element[name], '', name);
    element[name] = 7;
    assert.deepEqual([element.given.get(name), element[name]], ['7', '7'], name);
    for (const nothing of [null, undefined, '']) {
      element[name] = 'x';
      element[name] = nothing;
      assert.equal(element.given.has(name), false, name);
    }
  }
});

test('flip is yes or no', () => {
  assert.equal(element.flip, false);
  element.flip = 1;
  assert.deepEqual([element.flip, element.given.get('flip')], [true, '']);
  element.flip = '';
  assert.deepEqual([element.flip, element.given.has('flip')], [false, false]);
});

test('a property that was set before the element was known becomes an attribute', () => {
  Object.defineProperty(element, 'variant', { value: 'till', configurable: true, enumerable: true });
  element.connectedCallback();
  assert.equal(Object.hasOwn(element, 'variant'), false);
  assert.equal(element.given.get('variant'), 'till');
  assert.equal(element.given.size, 1);
});

test('nothing is loaded until the element comes near', () => {
  element.connectedCallback();
  assert.ok(watched.has(element));
  let starts = 0;
  element.start = () => starts++;
  seen([{ isIntersecting: false, target: element }]);
  seen([{ isIntersecting: true, target: {} }]);
  assert.equal(starts, 0);
  seen([{ isIntersecting: true, target: element }]);
  assert.equal(starts, 1);
  element.disconnectedCallback();
  assert.ok(!watched.has(element));
});

test('before a board stands, what needs one says so', () => {
  const names = ['legalActions', 'played', 'ply', 'current', 'turn', 'outcome'];
  for (const name of names) assert.throws(() => element[name], /ready/, name);
  for (const name of ['undo', 'redo', 'reset', 'toLink']) assert.throws(() => element[name](), /ready/, name);
  for (const name of ['play', 'goTo', 'explain']) assert.throws(() => element[name]('a1', 'a2'), /ready/, name);
  element.focus();
});

// Node cannot load style sheets, so that here every start fails, as where the network does.
test('a start that fails is told, and can be tried again', async () => {
  await element.start();
  assert.equal(element.events.length, 1);
  const [{ type, detail, bubbles, composed }] = element.events;
  assert.deepEqual([type, bubbles, composed], ['error', false, true]);
  const { message, ...error } = detail;
  assert.deepEqual(error, { subject: 'board', reason: 'not-loaded', text: '', offset: 0, length: 0 });
  assert.ok(message);
  const first = element.start();
  assert.equal(element.start(), first, 'only once at a time');
  await first;
  assert.equal(element.events.length, 2);
});

test('a changed attribute tries again what has failed, once for all that change', async () => {
  let starts = 0;
  const start = element.start.bind(element);
  element.attributeChangedCallback('variant', null, 'till');
  await Promise.resolve();
  assert.equal(element.events.length, 0, 'nothing was begun');
  await start();
  element.start = () => starts++;
  element.attributeChangedCallback('variant', 'till', 'till');
  await Promise.resolve();
  assert.equal(starts, 0, 'nothing has changed');
  element.attributeChangedCallback('variant', 'till', 'tches');
  element.attributeChangedCallback('seed', null, '4');
  await Promise.resolve();
  assert.equal(starts, 1);
});
