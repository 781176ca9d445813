// Browsers of a test's own, which can be stopped as a laptop that sleeps.

import { readdirSync, readFileSync } from 'node:fs';
import { chromium, firefox } from '@playwright/test';
import { chromiumOptions, firefoxOptions } from './launch.js';

/** Each process and its parent. */
function listProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, parent] = /** @type {RegExpExecArray} */ (
          /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))
        );
        return [{ id: Number(name), parent: Number(parent) }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

/** A process with all that it has started, itself first. @returns {number[]} */
function familyOf(/** @type {number} */ id, all = listProcesses()) {
  return [id, ...all.filter(({ parent }) => parent === id).flatMap((child) => familyOf(child.id, all))];
}

export class OwnBrowser {
  /** @type {number[]} */
  #asleep = [];

  /**
   * @param {import('@playwright/test').Browser} browser
   * @param {import('@playwright/test').BrowserServer} server
   */
  constructor(browser, server) {
    this.browser = browser;
    this.server = server;
  }

  static async start(/** @type {'Chromium' | 'Firefox'} */ engine = 'Chromium') {
    const [type, options] = engine === 'Firefox' ? [firefox, firefoxOptions] : [chromium, chromiumOptions];
    const server = await type.launchServer(options);
    return new OwnBrowser(await type.connect(server.wsEndpoint()), server);
  }

  /** Stops the browser, as the machine does that falls asleep: it does not know of it. */
  sleep() {
    this.#asleep = familyOf(/** @type {number} */ (this.server.process().pid));
    for (const id of this.#asleep) process.kill(id, 'SIGSTOP');
  }

  wake() {
    for (const id of this.#asleep.splice(0)) process.kill(id, 'SIGCONT');
  }

  async close() {
    this.wake();
    await this.browser.close();
    await this.server.close();
  }
}
