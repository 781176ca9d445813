// People who play each other at once: the site with a relay beside it, which can go away, and pages in one browser
// or in several, each in a context that shares nothing with the others.

import { fileURLToPath } from 'node:url';
import { serveFolder } from '../../../scripts/serve.mjs';
import { OwnBrowser } from './browsers.js';
import { test as base, expect, watchPage } from './fixtures.js';
import { Player } from './players.js';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../../web/types.js').View} View */

/** How long a slow machine may take for what is waited for, in milliseconds. */
const patience = 30_000;

const site = fileURLToPath(new URL('../../../build/site', import.meta.url));

/** What every browser writes on its console where a relay does not answer. */
const ofRelays = /^console: .*(WebSocket connection to|can’t establish a connection|ERR_CONNECTION_REFUSED)/;

/** The names of seats, in order. */
const sides = ['White', 'Black'];
const colours = ['Red', 'Yellow', 'Blue', 'Green', 'Purple', 'Black'];

/** Somebody who plays at once with others. */
export class LivePlayer extends Player {
  /** @param {Page} page @param {string} url @param {OwnBrowser | undefined} own a browser that can be stopped */
  constructor(page, url, own) {
    super(page, url);
    this.own = own;
    this.company = this.panel.locator('.company');
    this.problems = watchPage(page);
  }

  /** The link of the game, as one would copy it. */
  get address() {
    return this.page.url();
  }

  /** Makes a game by link, of a variant or a position. */
  async make(/** @type {string} */ game) {
    await this.open(`${this.url}#${game}${game.includes('!') ? '!!' : '!!!'}bylink=`);
    await this.expectLink(/bylink=[\w-]{12},/);
  }

  /** Waits until somebody is here. */
  async expectHere(/** @type {string} */ seat) {
    await this.expectText(this.company, `${seat} is here.`);
  }

  /** Waits until so many others are here, and nobody is somewhere else. */
  async expectCompany(/** @type {number} */ count) {
    const names = count === 1 ? /^[A-Z]\w+ is here\.$/ : /^Here: [A-Z]\w+((, [A-Z]\w+)*,? and [A-Z]\w+)?\.$/;
    await expect(this.company).toHaveText([names], { timeout: patience });
    const text = (await this.company.textContent()) ?? '';
    expect(text.match(/[A-Z]\w+(?=, |,? and|\.| is)/g)).toHaveLength(count);
  }

  /** Acts, wherever one would have to touch the board for that. */
  async act(/** @type {string} */ text) {
    await this.board.evaluate(
      (board, text) => board.dispatchEvent(new CustomEvent('motley-play', { detail: { text } })),
      text,
    );
  }

  /** The view of the game: on the board a planned action may be one's own turn already. */
  async view() {
    return this.board.evaluate(
      (board) => /** @type {{ game: { view: View } }} */ (/** @type {unknown} */ (board)).game.view,
    );
  }

  /** The pieces, and whose turn it is, as a text. */
  async position() {
    const { turn, pieces, hands } = await this.view();
    const all = [...pieces, ...hands].map((piece) => JSON.stringify(piece)).sort();
    return [JSON.stringify(turn), ...all].join('\n');
  }

  /** The seat that is played here. */
  async ownSeat() {
    const field = this.page.getByLabel('You play');
    if ((await field.count()) > 0) return field.inputValue();
    const text = (await this.panel.textContent()) ?? '';
    const { family, seats } = await this.view();
    const names = family === 'till' ? colours : sides;
    return seats[names.findIndex((name) => text.includes(`You are playing ${name}.`))];
  }

  /** Waits until another one sees what is seen here. */
  async expectSeenBy(/** @type {LivePlayer[]} */ ...others) {
    const here = await this.position();
    const options = { message: 'the other board', timeout: patience };
    for (const other of others) await expect.poll(() => other.position(), options).toBe(here);
  }
}

export class Meeting {
  /** @type {(() => unknown)[]} */
  #endings = [];
  /** @type {OwnBrowser[]} */
  #browsers = [];
  /** @type {LivePlayer[]} */
  #players = [];
  /** Done with each page before anything is opened. @type {((page: Page) => Promise<unknown>) | undefined} */
  prepare;

  /**
   * @param {Browser} browser in which pages are opened where no other is said
   * @param {Awaited<ReturnType<typeof serveFolder>>} served the site with its relay
   */
  constructor(browser, { url, relay, close }) {
    this.browser = browser;
    this.url = url;
    this.relay = /** @type {NonNullable<typeof relay>} */ (relay);
    this.#endings.push(close);
  }

  /** Serves the site with a relay of its own. */
  static async open(/** @type {Browser} */ browser) {
    return new Meeting(browser, await serveFolder(site, { hasRelay: true }));
  }

  /** Another browser, which can be stopped. */
  async start(/** @type {'Chromium' | 'Firefox'} */ engine = 'Chromium') {
    const own = await OwnBrowser.start(engine);
    this.#browsers.push(own);
    this.#endings.push(() => own.close());
    return own;
  }

  /** Somebody comes, who has agreed long ago that pages of games connect. */
  async join(/** @type {OwnBrowser | undefined} */ own = undefined) {
    const context = await (own?.browser ?? this.browser).newContext({ viewport: { width: 1200, height: 800 } });
    this.#endings.push(() => context.close());
    await context.addInitScript(() => {
      if (origin !== 'null') localStorage['motley-choices'] ??= JSON.stringify({ live: 'on' });
    });
    const player = new LivePlayer(await context.newPage(), this.url, own);
    this.#players.push(player);
    await this.prepare?.(player.page);
    return player;
  }

  /** People who play a game: the first has made it, and the others have opened its link. */
  async table(/** @type {string} */ game, /** @type {(OwnBrowser | undefined)[]} */ browsers) {
    const players = await Promise.all(browsers.map((own) => this.join(own)));
    const [first, ...others] = players;
    await first.make(game);
    for (const player of others) await player.open(first.address);
    for (const player of players) await player.expectCompany(others.length);
    return players;
  }

  /** Two of them. */
  async pair(/** @type {string} */ game, /** @type {OwnBrowser | undefined} */ own = undefined) {
    const [ann, bob] = await this.table(game, [undefined, own]);
    return { ann, bob };
  }

  /** What pages have done wrong. */
  get problems() {
    return this.#players.flatMap(({ problems }) => problems.filter((problem) => !ofRelays.test(problem)));
  }

  async close() {
    // In a browser that sleeps nothing can be closed.
    for (const own of this.#browsers) own.wake();
    for (const end of this.#endings.reverse()) await end();
  }
}

/** Waits until two know that the other one is here. */
export async function expectTogether(/** @type {LivePlayer} */ white, /** @type {LivePlayer} */ black) {
  await Promise.all([white.expectHere('Black'), black.expectHere('White')]);
}

/** @type {any} */
const fixtures = {
  /** @param {{ browser: Browser }} own @param {(meeting: Meeting) => Promise<void>} use */
  meeting: async ({ browser }, use) => {
    const meeting = await Meeting.open(browser);
    await use(meeting);
    await meeting.close();
    expect(meeting.problems, 'errors').toEqual([]);
  },
};

/** A test of people who play at once. */
export const test =
  /** @type {import('@playwright/test').TestType<import('./fixtures.js').AllArgs & { meeting: Meeting }, {}>} */ (
    base.extend(fixtures)
  );
