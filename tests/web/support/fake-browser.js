// A browser as the page needs it: history, storage, the clipboard, time.

import { mock } from 'node:test';
import { MemoryStorage } from './fakes.js';

/** The system's setting of darkness: one object, as in a page. @type {{ matches: boolean, onchange: () => void }} */
const darkness = { matches: false, onchange: () => {} };

/** A browser: the entries of its history, the one that is shown, and who listens. */
export class FakeBrowser {
  entries = [''];
  /** @type {Record<string, ((event?: any) => void)[]>} */
  listeners = {};
  /** Calls that wait for a time to pass. @type {{ run: () => void, time: number }[]} */
  timers = [];
  /** Calls that wait for the next picture. @type {(() => void)[]} */
  frames = [];
  storage = new MemoryStorage();
  dataset = {};
  darkness = darkness;
  /** The texts that were copied, or null while that is forbidden. @type {string[] | null} */
  copied = [];

  get hash() {
    return this.entries[this.entries.length - 1];
  }

  /** The fragments of all entries. */
  get fragments() {
    return this.entries.map((entry) => entry.replace(/^#/, ''));
  }

  emit(/** @type {string} */ type, /** @type {any} */ event = {}) {
    for (const listener of this.listeners[type] ?? []) listener(event);
  }

  /** The user or a link puts a fragment into the address. */
  go(/** @type {string} */ fragment) {
    this.entries.push(fragment && `#${fragment}`);
    this.emit('hashchange');
  }

  /** All pictures that were asked for are drawn. */
  draw() {
    for (const run of this.frames.splice(0)) run();
  }

  /** A quarter of a second passes. */
  rest() {
    for (const { run, time } of this.timers.splice(0)) if (time === 250) run();
  }

  install() {
    const browser = this;
    const hashOf = (/** @type {string} */ url) => (url.startsWith('#') ? url : '');
    const addEventListener = (/** @type {string} */ type, /** @type {() => void} */ listener) =>
      (this.listeners[type] ??= []).push(listener);
    const removeEventListener = (/** @type {string} */ type, /** @type {() => void} */ listener) => {
      this.listeners[type] = (this.listeners[type] ?? []).filter((each) => each !== listener);
    };
    Object.assign(globalThis, {
      addEventListener,
      removeEventListener,
      document: {
        addEventListener,
        documentElement: { dataset: this.dataset },
        querySelector: () => null,
        body: null,
        activeElement: null,
        title: '',
      },
      history: {
        pushState: (/** @type {any} */ _state, /** @type {string} */ _title, /** @type {string} */ url) =>
          this.entries.push(hashOf(url)),
        replaceState: (/** @type {any} */ _state, /** @type {string} */ _title, /** @type {string} */ url) =>
          this.entries.splice(-1, 1, hashOf(url)),
      },
      location: {
        pathname: '/play/',
        search: '?x',
        get hash() {
          return browser.hash;
        },
        get href() {
          return `https://motley.example/play/?x${browser.hash}`;
        },
      },
      localStorage: this.storage,
      sessionStorage: this.storage,
      HTMLElement: class {},
      Element: class {},
      matchMedia: () => this.darkness,
      requestAnimationFrame: (/** @type {() => void} */ run) => this.frames.push(run),
    });
    const writeText = async (/** @type {string} */ text) => {
      if (!this.copied) throw new Error('forbidden');
      this.copied.push(text);
    };
    Object.defineProperty(globalThis, 'navigator', { value: { clipboard: { writeText } }, configurable: true });
    const wait = (/** @type {() => void} */ run, /** @type {number} */ time) => this.timers.push({ run, time });
    // However slow the machine is, no time passes: long work has no pauses.
    mock.method(performance, 'now', () => 0);
    mock.method(globalThis, 'setTimeout', /** @type {any} */ (wait));
  }
}
