// How the page learns that another version of it is there: by what the browser has of it when the page begins, and
// later.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { beInstalled } from '../../../../shell/page/offline/offline.js';
import { FakeBrowser } from '../../support/fake-browser.js';
import { makeWords } from '../../support/fakes.js';

/** A worker of another version, which is being installed. */
class FakeWorker extends EventTarget {
  state = 'installing';

  install() {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

/** The page's workers in a browser: one is active. */
class FakeRegistration extends EventTarget {
  active = { postMessage: () => {} };
  /** @type {FakeWorker | null} */
  installing = null;
  /** @type {FakeWorker | null} */
  waiting = null;
}

/** @type {FakeRegistration} */
let registration;
/** The notices of the page. @type {string[]} */
let told;

const table = { tell: (/** @type {{ text: string }} */ { text }) => told.push(text) };
const begin = () => beInstalled(/** @type {any} */ ({ words: makeWords(), table }));

beforeEach(() => {
  new FakeBrowser().install();
  registration = new FakeRegistration();
  told = [];
  const serviceWorker = { register: async () => registration, ready: Promise.resolve(registration) };
  Object.defineProperty(globalThis, 'navigator', { value: { serviceWorker }, configurable: true });
});

test('a version that waits is told at once', async () => {
  registration.waiting = new FakeWorker();
  await begin();
  assert.deepEqual(told, ['update-ready']);
});

test('a version that was on its way before the page began is told when it waits', async () => {
  registration.installing = new FakeWorker();
  await begin();
  assert.deepEqual(told, []);
  registration.installing.install();
  assert.deepEqual(told, ['update-ready']);
});

test('a version that is found later is told when it waits', async () => {
  await begin();
  registration.installing = new FakeWorker();
  registration.dispatchEvent(new Event('updatefound'));
  assert.deepEqual(told, []);
  registration.installing.install();
  assert.deepEqual(told, ['update-ready']);
});
