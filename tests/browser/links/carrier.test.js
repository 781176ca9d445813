// What carries live games, by itself, in real browsers and with a real relay: who meets, who goes and comes back. What
// takes minutes is waited for by many pairs at once.

import { setTimeout as sleep } from 'node:timers/promises';
import { OwnBrowser } from '../support/browsers.js';
import { CarrierPage, expectMeeting, serveCarriers } from '../support/carrier-page.js';
import { test as base, expect } from '../support/fixtures.js';
import { Relay } from '../support/relays.js';

/** @typedef {import('@playwright/test').Browser} Browser */

/**
 * What a test is given: all that it opens is closed behind it.
 * @typedef {object} Meeting
 * @property {() => Promise<Relay>} relay
 * @property {(relays: Relay[], game?: { browser?: Browser, id?: string, key?: string }) => Promise<CarrierPage>} open
 * @property {(engine?: 'Chromium' | 'Firefox') => Promise<OwnBrowser>} start another browser
 * @property {() => string} name a game's, of which nobody knows yet
 */

/** @type {any} */
const fixtures = {
  /** @param {{ browser: Browser }} own @param {(meeting: Meeting) => Promise<void>} use */
  meeting: async ({ browser }, use) => {
    const { url, close } = await serveCarriers();
    /** @type {(() => unknown)[]} */
    const endings = [close];
    /** @type {OwnBrowser[]} */
    const browsers = [];
    let games = 0;
    const name = () => `game${++games}${Math.random()}`;
    await use({
      name,
      relay: async () => {
        const relay = await Relay.open();
        endings.push(() => relay.stop());
        return relay;
      },
      open: async (relays, { browser: own = browser, id = name(), key } = {}) => {
        const task = { id, relays: relays.map(({ url }) => url), ...(key && { key }) };
        const page = await CarrierPage.open(own, url, task);
        endings.push(() => page.page.context().close());
        return page;
      },
      start: async (engine) => {
        const own = await OwnBrowser.start(engine);
        browsers.push(own);
        endings.push(() => own.close());
        return own;
      },
    });
    // In a browser that sleeps nothing can be closed.
    for (const own of browsers) own.wake();
    for (const end of endings.reverse()) await end();
  },
};

/** @typedef {import('../support/fixtures.js').AllArgs} AllArgs */

const test = /** @type {import('@playwright/test').TestType<AllArgs & { meeting: Meeting }, {}>} */ (
  base.extend(fixtures)
);

const second = 1000;
const minute = 60 * second;

/** At most so long after a relay has come back a page may have waited with its next try, and a little. */
const nextTry = 30 * second + 10 * second;

/** Two private keys, the first of which has the smaller public half: which side gives way is decided by that. */
const keys = ['1', '2'].map((digit) => digit.padStart(64, '0'));

/** Opens a page of a game, and after a time another one. In whose name is a matter of chance, if not of `order`. */
async function openPair(
  /** @type {Meeting} */ meeting,
  /** @type {Relay[]} */ relays,
  /** @type {{ wait?: number, order?: string[], browser?: Browser }} */ { wait = 0, order = [], browser } = {},
) {
  const id = meeting.name();
  const ann = await meeting.open(relays, { id, key: order[0] });
  await sleep(wait);
  const bob = await meeting.open(relays, { id, key: order[1], browser });
  return { ann, bob };
}

/** Does several things at once, and tells of each that failed. */
async function together(/** @type {Record<string, () => Promise<unknown>>} */ deeds) {
  const names = Object.keys(deeds);
  const results = await Promise.allSettled(names.map((name) => test.step(name, deeds[name])));
  const failed = results.flatMap((result, i) =>
    result.status === 'rejected' ? [`${names[i]}: ${result.reason}`] : [],
  );
  expect(failed).toEqual([]);
}

const orders = { smaller: keys, larger: [...keys].reverse() };

test('two who open at once meet, and each is the offering one at some time', { tag: '@all' }, async ({ meeting }) => {
  const offers = { ann: 0, bob: 0 };
  for (let round = 0; round < 20 && (round < 4 || !offers.ann || !offers.bob); round++) {
    const relay = await meeting.relay();
    await relay.stop();
    const { ann, bob } = await openPair(meeting, [relay], { order: round % 2 ? keys : orders.larger });
    await relay.start();
    await expectMeeting(ann, bob);
    offers.ann += await ann.ask(({ offers }) => offers);
    offers.bob += await bob.ask(({ offers }) => offers);
  }
  expect(offers.ann, 'ann has offered').toBeGreaterThan(0);
  expect(offers.bob, 'bob has offered').toBeGreaterThan(0);
});

test('a friend opens the link after minutes, and either page is loaded again after a minute', { tag: '@all' }, async ({
  meeting,
}) => {
  test.setTimeout(20 * minute);
  const relay = await meeting.relay();
  /** @type {Record<string, () => Promise<unknown>>} */
  const deeds = {};
  for (const [name, order] of Object.entries(orders))
    for (const wait of [0, 2 * minute, 10 * minute])
      deeds[`${wait / second} s, the waiting one has the ${name} key`] = async () => {
        const { ann, bob } = await openPair(meeting, [relay], { wait, order });
        expect(await expectMeeting(ann, bob)).toBeLessThan(10 * second);
        await sleep(minute);
        await ann.reload();
        await expectMeeting(ann, bob);
        await sleep(minute);
        await bob.reload();
        await expectMeeting(ann, bob);
        expect(await ann.ask(({ offers }) => offers), 'ann offers to whom is loaded again').toBeGreaterThan(0);
      };
  await together(deeds);
});

test('a browser that sleeps is found again when it wakes', { tag: '@all' }, async ({ meeting }) => {
  test.setTimeout(10 * minute);
  const relay = await meeting.relay();
  const sleepFor = async (/** @type {number} */ time, isAway = true) => {
    const own = await meeting.start();
    const { ann, bob } = await openPair(meeting, [relay], { browser: own.browser });
    await expectMeeting(ann, bob);
    own.sleep();
    await sleep(time);
    const news = await ann.ask(({ news }) => news);
    expect(
      news.some((line) => line.includes('away')),
      news.join(),
    ).toBe(isAway);
    own.wake();
    const took = await expectMeeting(ann, bob);
    expect(took, 'within five seconds of waking').toBeLessThan(8 * second);
  };
  await together({
    '4 s are not noticed': () => sleepFor(4 * second, false),
    '20 s': () => sleepFor(20 * second),
    '120 s': () => sleepFor(120 * second),
  });
});

test('a click on an address of mail leaves nobody', { tag: '@all' }, async ({ meeting }) => {
  const { ann, bob } = await openPair(meeting, [await meeting.relay()]);
  await expectMeeting(ann, bob);
  await ann.page.getByRole('link', { name: 'Mail' }).click();
  await sleep(7 * second);
  await expectMeeting(ann, bob);
  for (const page of [ann, bob])
    expect(await page.ask(({ news }) => news.filter((line) => /away|gone/.test(line)))).toEqual([]);
});

test('a page that is closed or left says so at once', { tag: '@all' }, async ({ meeting }) => {
  const relay = await meeting.relay();
  const { ann, bob } = await openPair(meeting, [relay]);
  await expectMeeting(ann, bob);
  await bob.page.goto('about:blank');
  await ann.expectWord('gone', 4 * second);
  await bob.page.goBack();
  await bob.waitForScript();
  await expectMeeting(ann, bob);
  await bob.page.close();
  await ann.expectWord('gone', 4 * second);
});

test('a relay goes away for seconds and minutes: it is tried again for ever', { tag: '@all' }, async ({ meeting }) => {
  test.setTimeout(10 * minute);
  /** @type {Record<string, () => Promise<unknown>>} */
  const deeds = {};
  for (const away of [5, 40, 130]) {
    deeds[`${away} s while one waits`] = async () => {
      const relay = await meeting.relay();
      const id = meeting.name();
      const ann = await meeting.open([relay], { id });
      await expect.poll(() => ann.ask(({ relays }) => relays)).toBe('open');
      await relay.stop();
      await sleep(away * second);
      await relay.start();
      const bob = await meeting.open([relay], { id });
      await expectMeeting(ann, bob, nextTry);
    };
    deeds[`${away} s while both play`] = async () => {
      const relay = await meeting.relay();
      const { ann, bob } = await openPair(meeting, [relay]);
      await expectMeeting(ann, bob);
      await relay.stop();
      await sleep(away * second);
      await expectMeeting(ann, bob);
      expect(await ann.ask(({ news }) => news.filter((line) => /away|gone/.test(line)))).toEqual([]);
      await relay.start();
      await bob.reload();
      await expectMeeting(ann, bob, nextTry);
    };
    deeds[`${away} s while one opens`] = async () => {
      const relay = await meeting.relay();
      const id = meeting.name();
      const ann = await meeting.open([relay], { id });
      await expect.poll(() => ann.ask(({ relays }) => relays)).toBe('open');
      await relay.stop();
      const bob = await meeting.open([relay], { id });
      await sleep(away * second);
      if (away > 5) expect(await bob.ask(({ relays }) => relays), 'it is said').toBe('silent');
      await relay.start();
      await expectMeeting(ann, bob, nextTry);
    };
  }
  await together(deeds);
});

test('of two relays one is dead, or another one for each: they meet', { tag: '@all' }, async ({ meeting }) => {
  const [dead, alive] = [await meeting.relay(), await meeting.relay()];
  await dead.stop();
  const { ann, bob } = await openPair(meeting, [dead, alive]);
  await expectMeeting(ann, bob);
  await alive.stop();
  await dead.start();
  await bob.reload();
  await expectMeeting(ann, bob, nextTry);
});

test('six meet, and one of them leaves and comes back', { tag: '@all' }, async ({ meeting }) => {
  const relay = await meeting.relay();
  const id = meeting.name();
  const pages = await Promise.all(Array.from({ length: 6 }, () => meeting.open([relay], { id })));
  for (const page of pages) await page.expectHere(5);
  const [first, ...others] = pages;
  await first.page.goto('about:blank');
  for (const page of others) await page.expectHere(4);
  await first.page.goBack();
  await first.waitForScript();
  for (const page of pages) await page.expectHere(5);
  await first.say('hello');
  for (const page of others) await page.expectHeard('hello');
});

test('Chromium and Firefox meet, whoever is first', { tag: '@all' }, async ({ meeting, browser }) => {
  const relay = await meeting.relay();
  const firefox = await meeting.start('Firefox');
  for (const [first, then] of [
    [browser, firefox.browser],
    [firefox.browser, browser],
  ]) {
    const id = meeting.name();
    const ann = await meeting.open([relay], { id, browser: first });
    await expect.poll(() => ann.ask(({ relays }) => relays)).toBe('open');
    const bob = await meeting.open([relay], { id, browser: then });
    await expectMeeting(ann, bob);
    await ann.reload();
    await expectMeeting(ann, bob);
    await bob.reload();
    await expectMeeting(ann, bob);
  }
});
