// The settings of the page, as the browser keeps them. The browser is a fake.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { applyTheme, loadChoices, saveChoices } from '../../../shell/saving/preferences.js';
import { FakeBrowser } from '../support/fake-browser.js';

/** @type {FakeBrowser} */
let browser;

beforeEach(() => {
  mock.restoreAll();
  browser = new FakeBrowser();
  browser.install();
});

test('settings are the defaults, or what was stored where it makes sense', () => {
  const cards = { look: 'lines', cards: 'all' };
  const players = { opponent: 'ask', level: '3' };
  const drawn = {
    board: 'wood',
    pieces: 'classic',
    glide: 'normal',
    coordinates: 'inside',
    notation: 'squares',
    ...cards,
  };
  const heard = { sound: 'on', shake: 'off', turns: 'auto', premove: 'on', keys: 'on' };
  const together = { live: 'ask', notify: 'off', name: '' };
  const usual = { language: 'auto', theme: 'auto', ...drawn, speed: 'normal', ...heard, ...players, ...together };
  assert.deepEqual(loadChoices(), usual);
  saveChoices(/** @type {any} */ ({ ...usual, theme: 'dark', speed: 'fast', keys: 'off' }));
  assert.deepEqual(loadChoices(), { ...usual, theme: 'dark', speed: 'fast', keys: 'off' });
  const seen = 'theme auto light dark, look lines pieces dots, cards all changed, coordinates inside outside none';
  const moved = 'speed normal slow fast, glide normal slow fast off, board wood green blue grey slate lilac';
  const others =
    'notation squares short, turns auto confirm, sound on off, shake on off, keys on off, level 3 1 10 1s 20s';
  const people = 'opponent ask friend link computer, live ask on off, notify off on, name Ann';
  const all = `${seen}, ${moved}, pieces classic bold letters, ${others}, ${people}`;
  for (const [key, ...values] of all.split(', ').map((text) => text.split(' ')))
    for (const value of values) {
      saveChoices(/** @type {any} */ ({ ...usual, [key]: value }));
      assert.deepEqual(loadChoices(), { ...usual, [key]: value });
    }
  for (const text of ['{', '7', 'null', '{"theme":"pink","look":2,"cards":null}']) {
    browser.storage.setItem('motley-choices', text);
    assert.deepEqual(loadChoices(), usual, text);
  }
  browser.storage.isForbidden = true;
  saveChoices(/** @type {any} */ (usual));
  assert.deepEqual(loadChoices(), usual);
});

test('a name is one line of at most thirty characters', () => {
  const stored = (/** @type {unknown} */ name) => {
    browser.storage.setItem('motley-choices', JSON.stringify({ name }));
    return loadChoices().name;
  };
  assert.deepEqual([stored('  Ann\n\tLee '), stored(7), stored(null), stored(' ')], ['Ann Lee', '7', '', '']);
  assert.equal(stored('\u{1f60a}'.repeat(40)), '\u{1f60a}'.repeat(30));
});

test('the page is light or dark as was chosen, or as the system is', () => {
  const theme = (/** @type {any} */ theme, /** @type {boolean} */ isDark) => {
    browser.darkness.matches = isDark;
    applyTheme(/** @type {any} */ ({ theme }));
    return /** @type {any} */ (browser.dataset).theme;
  };
  assert.deepEqual([theme('light', true), theme('dark', false)], ['light', 'dark']);
  assert.deepEqual([theme('auto', false), theme('auto', true)], ['light', 'dark']);
  browser.darkness.matches = false;
  browser.darkness.onchange();
  assert.equal(/** @type {any} */ (browser.dataset).theme, 'light');
});

test('boards are drawn as was chosen', () => {
  applyTheme(/** @type {any} */ ({ theme: 'light', board: 'blue' }));
  assert.equal(/** @type {any} */ (browser.dataset).board, 'blue');
});
