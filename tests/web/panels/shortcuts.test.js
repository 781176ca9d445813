// The keys of the page. The browser is a fake.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { listenToKeys, shortcuts } from '../../../shell/panels/shortcuts.js';
import { FakeBrowser } from '../support/fake-browser.js';
import { read } from '../support/files.js';

/** @type {FakeBrowser} */
let browser;

beforeEach(() => {
  mock.restoreAll();
  browser = new FakeBrowser();
  browser.install();
});

/** A page that notes what it was told to do. */
function makeKeys() {
  /** @type {string[]} */
  const done = [];
  const note =
    (/** @type {string} */ name) =>
    (/** @type {any[]} */ ...args) =>
      void done.push([name, ...args].join(' '));
  const noteAll = (/** @type {string[]} */ ...names) => Object.fromEntries(names.map((name) => [name, note(name)]));
  /** @type {any} */
  const app = {
    ...{ session: {}, setup: null, dialog: null, choices: { keys: 'on' } },
    table: noteAll('goBy', 'goTo'),
    board: noteAll('focus'),
    hints: { ask: note('hint') },
    ...noteAll('copyLink', 'flip', 'openNewGame', 'openDialog', 'openSaved'),
  };
  listenToKeys(app);
  const press = (/** @type {string} */ key, more = {}) => {
    done.length = 0;
    const methods = { preventDefault: () => done.push('prevented'), stopPropagation: () => {} };
    browser.emit('keydown', { key, composedPath: () => [], ...methods, ...more });
    return done.join(', ');
  };
  return { app, press };
}

test('each key does what it says', () => {
  const { press } = makeKeys();
  const ctrlKey = true;
  const moving = { ArrowLeft: 'goBy -1', ArrowRight: 'goBy 1', ',': 'goBy -1', '.': 'goBy 1', '<': 'goTo 0' };
  const opening = { n: 'openNewGame', o: 'openDialog open', g: 'openSaved', '?': 'openDialog help', c: 'copyLink' };
  const ends = { Home: 'goTo 0', ArrowUp: 'goTo 0', End: 'goTo Infinity', ArrowDown: 'goTo Infinity' };
  const others = { '>': 'goTo Infinity', ...ends, x: 'flip', b: 'focus', h: 'hint' };
  for (const [key, did] of Object.entries({ ...moving, ...opening, ...others }))
    assert.equal(press(key), `prevented, ${did}`, key);
  for (const [key, did] of Object.entries({ z: 'goBy -1', y: 'goBy 1', Z: 'goBy 1' }))
    assert.equal(press(key, { ctrlKey }), `prevented, ${did}`, key);
  assert.equal(press('z', { metaKey: true }), 'prevented, goBy -1');
  for (const [key, more] of /** @type {[string, object?][]} */ ([['q'], ['z'], ['x', { ctrlKey }]]))
    assert.equal(press(key, more), '');
});

test('on a square to which a pointer has come the arrow keys go through the game, until another key walks', () => {
  const { press } = makeKeys();
  const square = /** @type {any} */ (new HTMLElement());
  square.matches = (/** @type {string} */ selector) => selector === '.cell';
  // The board has the keys first and takes them: what comes is what is heard before the board.
  const [watch] = browser.listeners.keydown;
  const hear = (/** @type {string} */ key) => {
    let taken = false;
    watch({ key, composedPath: () => [square], preventDefault: () => (taken = true), stopPropagation: () => {} });
    return taken;
  };
  assert.equal(hear('ArrowLeft'), false, 'somebody walks over the board');
  browser.emit('pointerdown');
  assert.equal(hear('ArrowLeft'), true);
  assert.equal(hear('ArrowRight'), true);
  for (const key of ['Home', 'End', 'ArrowUp', 'ArrowDown']) assert.equal(hear(key), true, key);
  hear('Tab');
  assert.equal(hear('ArrowLeft'), false);
  assert.equal(press('ArrowLeft'), 'prevented, goBy -1', 'beside the board');
});

test('keys of up and down scroll what is higher than its place', () => {
  const { press } = makeKeys();
  const region = Object.assign(/** @type {any} */ (new HTMLElement()), { scrollHeight: 300, clientHeight: 200 });
  region.matches = () => false;
  Object.assign(globalThis, { getComputedStyle: () => ({ overflowY: 'auto' }) });
  for (const key of ['Home', 'End', 'ArrowUp', 'ArrowDown'])
    assert.equal(press(key, { composedPath: () => [region] }), '');
  assert.equal(press('ArrowLeft', { composedPath: () => [region] }), 'prevented, goBy -1');
  Object.assign(document.documentElement, { scrollHeight: 900, clientHeight: 800 });
  assert.equal(press('ArrowUp'), '');
  assert.equal(press('Home'), 'prevented, goTo 0');
});

test('each shortcut is explained in words', () => {
  const texts = read('shell/strings/en/more.ftl');
  for (const { id } of shortcuts) assert.match(texts, new RegExp(`^key-${id} = `, 'm'), id);
});

test('keys that need a game do nothing without one, or while cards are chosen', () => {
  const { app, press } = makeKeys();
  const needing = shortcuts.filter(({ needsGame }) => needsGame).map(({ keys: [key] }) => key);
  assert.deepEqual(needing, ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'l', 'r', 'x', 'b', 's', 'e', 'h', 'v', 'c']);
  for (const isThere of [false, true]) {
    Object.assign(app, { session: isThere ? {} : null, setup: isThere ? {} : null });
    for (const key of needing) assert.equal(press(key), '');
    assert.equal(press('n'), 'prevented, openNewGame');
  }
});

test('on keyboards of other alphabets the place of a key counts', () => {
  const { press } = makeKeys();
  const ctrlKey = true;
  for (const [key, code, did, more] of /** @type {[string, string, string, object?][]} */ ([
    ['я', 'KeyZ', 'goBy -1', { ctrlKey }],
    ['ζ', 'KeyZ', 'goBy -1', { ctrlKey }],
    ['Я', 'KeyZ', 'goBy 1', { ctrlKey, shiftKey: true }],
    ['н', 'KeyY', 'goBy 1', { ctrlKey }],
    ['ч', 'KeyX', 'flip'],
    ['χ', 'KeyX', 'flip'],
    ['ס', 'KeyX', 'flip'],
    ['ื', 'KeyN', 'openNewGame'],
    ['لا', 'KeyX', 'flip'],
    ['б', 'Comma', 'goBy -1'],
    ['Б', 'Comma', 'goTo 0', { shiftKey: true }],
    ['X', 'KeyX', 'flip', { getModifierState: (/** @type {string} */ name) => name === 'CapsLock' }],
    ['?', 'Minus', 'openDialog help', { shiftKey: true }],
  ]))
    assert.equal(press(key, { code, ...more }), `prevented, ${did}`, `${key} ${code}`);
  // On a keyboard of Latin letters what is printed on the key counts.
  for (const [key, code] of [
    ['å', 'BracketLeft'],
    ['ц', 'KeyW'],
    ['é', 'Digit2'],
    ['µ', 'KeyX'],
  ])
    assert.equal(press(key, { code }), '', key);
  assert.equal(press('n', { code: 'KeyL' }), 'prevented, openNewGame', 'Dvorak');
});

test('no shortcut in a dialog, in a field, with Alt, or for what somebody else has taken', () => {
  const { app, press } = makeKeys();
  assert.equal(press('n', { altKey: true }), '');
  assert.equal(press('n', { defaultPrevented: true }), '');
  const field = /** @type {any} */ (new HTMLElement());
  field.matches = (/** @type {string} */ selector) => selector === 'input, textarea, select';
  assert.equal(press('n', { composedPath: () => [field] }), '');
  field.matches = () => false;
  assert.equal(press('n', { composedPath: () => [field] }), 'prevented, openNewGame');
  app.dialog = { name: 'help' };
  assert.equal(press('n'), '');
});

test('a setting switches off single keys, not those with Ctrl', () => {
  const { app, press } = makeKeys();
  app.choices.keys = 'off';
  assert.equal(press(','), '');
  assert.equal(press('z', { ctrlKey: true }), 'prevented, goBy -1');
});
