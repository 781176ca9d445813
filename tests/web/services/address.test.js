// The address bar: entries of the history, and fragments that users put there. The browser is a fake.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { Address } from '../../../shell/services/address.js';
import { FakeBrowser } from '../support/fake-browser.js';
import { inWords } from '../support/lists.js';

/** @type {FakeBrowser} */
let browser;

beforeEach(() => {
  mock.restoreAll();
  browser = new FakeBrowser();
  browser.install();
});

/** An address bar, and the fragments it was told of. */
function makeAddress() {
  /** @type {string[]} */
  const told = [];
  return { address: new Address((fragment) => told.push(fragment)), told };
}

test('another game is a new entry of the history; the same one is not', () => {
  const { address } = makeAddress();
  address.visit('custodian');
  address.visit('custodian');
  address.visit('till');
  address.visit('');
  assert.deepEqual(browser.fragments, ['', 'custodian', 'till', '']);
});

/** Writes so often that the next states have to wait. */
function tire(/** @type {Address} */ address) {
  for (let i = 0; i < 20; i++) address.follow(`custodian!!${i}`);
}

test('another state of the same game replaces the entry at once', () => {
  const { address } = makeAddress();
  address.visit('custodian');
  for (const fragment of ['custodian!!a2a3', 'custodian!!a2a3.g6g5', 'custodian!!b2b3']) {
    address.follow(fragment);
    assert.deepEqual(browser.fragments, ['', fragment]);
  }
  for (let i = 0; i < 3; i++) browser.rest();
  assert.deepEqual(browser.timers, [], 'nothing waits');
});

test('after many states at once, one is written in a quarter of a second', () => {
  const { address } = makeAddress();
  address.visit('custodian');
  tire(address);
  address.follow('custodian!!a2a3');
  address.follow('custodian!!a2a3.g6g5');
  assert.deepEqual(browser.fragments, ['', 'custodian!!19']);
  assert.deepEqual(inWords(browser.timers, 'time'), ['250']);
  browser.rest();
  assert.deepEqual(browser.fragments, ['', 'custodian!!a2a3.g6g5']);
  address.follow('custodian!!b2b3');
  assert.deepEqual(browser.fragments, ['', 'custodian!!a2a3.g6g5']);
  browser.rest();
  assert.deepEqual(browser.fragments, ['', 'custodian!!b2b3']);
  browser.rest();
  address.follow('custodian!!c2c3');
  assert.deepEqual(browser.fragments, ['', 'custodian!!c2c3'], 'after a pause the next is written at once');
});

test('what still waits is written before another game, and when the page is left', () => {
  const { address } = makeAddress();
  tire(address);
  address.follow('custodian!!a2a3');
  address.visit('till');
  assert.deepEqual(browser.fragments, ['custodian!!a2a3', 'till']);
  for (const [event, fragment] of Object.entries({ pagehide: 'one', visibilitychange: 'two' })) {
    address.follow(fragment);
    assert.notEqual(address.fragment, fragment);
    browser.emit(event);
    assert.equal(address.fragment, fragment);
  }
});

test('a fragment that the user puts there is told, and what waited is not written over it', () => {
  const { address, told } = makeAddress();
  tire(address);
  address.follow('custodian!!a2a3');
  browser.go('till');
  assert.deepEqual(told, ['till']);
  browser.timers[0].run();
  assert.equal(address.fragment, 'till');
  browser.emit('hashchange');
  assert.deepEqual(told, ['till'], 'once');
});

test('an entry that the user has made already is not written over before it is told', () => {
  browser.entries = ['#custodian'];
  const { address, told } = makeAddress();
  browser.emit('hashchange');
  assert.deepEqual(told, []);
  const { mock: written } = mock.method(history, 'replaceState');
  address.follow('custodian');
  assert.equal(written.callCount(), 0);
  browser.rest();
  address.follow('custodian!!a2a3');
  assert.equal(written.callCount(), 1);
  browser.entries.push('#till');
  address.flush();
  assert.equal(address.fragment, 'till');
  address.visit('taketwo');
  assert.deepEqual(browser.fragments, ['custodian!!a2a3', 'till', 'taketwo']);
});

test('a game that goes on is not written over what the user has put there, before that is told', () => {
  for (const isEarly of [true, false]) {
    const { address, told } = makeAddress();
    address.follow('custodian');
    if (isEarly) browser.rest();
    browser.entries.push('#till');
    address.follow('custodian!!a2a3');
    browser.rest();
    address.follow('custodian!!a2a3.g6g5');
    browser.emit('pagehide');
    assert.equal(address.fragment, 'till');
    browser.emit('hashchange');
    assert.deepEqual(told, ['till']);
    browser.rest();
    address.follow('till!!a2a3');
    browser.rest();
    assert.equal(address.fragment, 'till!!a2a3');
    browser.listeners = {};
  }
});

test('a fragment that the browser spells in another way is written over', () => {
  const { replaceState } = history;
  history.replaceState = (state, title, url) => replaceState(state, title, String(url).replace('"', '%22'));
  const { address, told } = makeAddress();
  for (const fragment of ['one"', 'two"', 'three']) {
    address.follow(fragment);
    browser.rest();
  }
  assert.deepEqual([address.fragment, told], ['three', []]);
});
