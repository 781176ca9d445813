// What live games cost: node lab/live/measure.mjs [PAIRS] [MINUTES]. Serves the built page with the small relay, opens
// pages in one Chromium, each in a context of its own, and prints how long an action takes to the other board,
// and opening the link until both know that the other one is here (medians); what a game of 60 turns says, and what six
// players say in three minutes: messages and bytes of all pages together, and events at the relay. Times are of this
// machine, without a network.

import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { launchChromium } from '../../tests/browser/support/launch.js';
import { expectTogether, Meeting } from '../../tests/browser/support/meeting.js';

/** @typedef {import('../../tests/browser/support/meeting.js').LivePlayer} LivePlayer */

const pairs = Number(process.argv[2] ?? 9);
const minutes = Number(process.argv[3] ?? 3);
const turns = 60;

/** What a page has said, and since when its board and its company have been as they are. */
/** @typedef {{ messages: number, bytes: number, words: Record<string, number>, board: number, here: number }} Said */

/** Runs in each page from its beginning: counts and notes that. */
function watch() {
  const said = /** @type {Said} */ ({ messages: 0, bytes: 0, words: {}, board: 0, here: 0 });
  Object.assign(window, { said });
  const { send } = RTCDataChannel.prototype;
  RTCDataChannel.prototype.send = function (/** @type {any} */ text) {
    const bytes = new TextEncoder().encode(text).length;
    const [word] = String(text).split(' ');
    said.messages += 1;
    said.bytes += bytes;
    said.words[word] = (said.words[word] ?? 0) + bytes;
    return send.call(this, text);
  };
  let [last, wasHere] = ['', false];
  const look = () => {
    const board = /** @type {{ view?: import('../../web/types.js').View } | null} */ (
      /** @type {unknown} */ (document.querySelector('#board'))
    );
    const now = JSON.stringify([board?.view?.turn, board?.view?.pieces]);
    const isHere = (document.querySelector('.company')?.textContent ?? '').includes('is here.');
    const time = performance.timeOrigin + performance.now();
    if (now !== last) said.board = time;
    if (isHere && !wasHere) said.here = time;
    [last, wasHere] = [now, isHere];
    requestAnimationFrame(look);
  };
  look();
}

const saidBy = (/** @type {LivePlayer} */ { page }) =>
  page.evaluate(() => /** @type {Said} */ (/** @type {any} */ (window).said));
const now = () => performance.timeOrigin + performance.now();
const median = (/** @type {number[]} */ numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/** All that pages have said, and where it went. */
async function sum(/** @type {LivePlayer[]} */ players, /** @type {Meeting} */ { relay }) {
  const all = await Promise.all(players.map(saidBy));
  const total = (/** @type {(said: Said) => number} */ of) => all.reduce((sum, said) => sum + of(said), 0);
  /** @type {Record<string, number>} */
  const words = {};
  for (const said of all)
    for (const [word, bytes] of Object.entries(said.words)) words[word] = (words[word] ?? 0) + bytes;
  return {
    messages: total(({ messages }) => messages),
    bytes: total(({ bytes }) => bytes),
    words,
    events: relay.events,
    'bytes at the relay': relay.bytes,
  };
}

const browser = await launchChromium();

/** @template Value @param {(meeting: Meeting) => Promise<Value>} body */
async function withMeeting(body) {
  const meeting = await Meeting.open(browser);
  meeting.prepare = (page) => page.addInitScript(watch);
  const value = await body(meeting);
  await meeting.close();
  if (meeting.problems.length > 0) console.error(meeting.problems.join('\n'));
  return value;
}

/** How long opening the link takes until both know that the other one is here. */
const measureOpening = () =>
  withMeeting(async (meeting) => {
    const [ann, bob] = [await meeting.join(), await meeting.join()];
    await ann.make('custodian');
    const begun = now();
    await bob.open(ann.address);
    await expectTogether(ann, bob);
    return Math.max((await saidBy(ann)).here, (await saidBy(bob)).here) - begun;
  });

/** One action of those that are legal, away from the last one, so that games last. */
async function choose(/** @type {LivePlayer} */ player, /** @type {number} */ number) {
  const { actions } = await player.view();
  return actions[(number * 7919) % actions.length]?.text;
}

/** Plays on until as many actions are made. Returns how long each took to the other board. */
async function play(/** @type {Record<string, LivePlayer>} */ players, /** @type {number} */ count) {
  /** @type {number[]} */
  const times = [];
  for (let i = 0; i < count; i++) {
    const { turn } = await players[Object.keys(players)[0]].view();
    const player = players[turn.player];
    const action = await choose(player, i);
    if (!action) break;
    const before = await player.position();
    const begun = await player.page.evaluate((action) => {
      const begun = performance.timeOrigin + performance.now();
      document.querySelector('#board')?.dispatchEvent(new CustomEvent('motley-play', { detail: { text: action } }));
      return begun;
    }, action);
    await expect.poll(() => player.position(), { intervals: [10], timeout: 30_000 }).not.toBe(before);
    const others = Object.values(players).filter((other) => other !== player);
    await player.expectSeenBy(...others);
    times.push(Math.max(...(await Promise.all(others.map(saidBy))).map(({ board }) => board)) - begun);
  }
  return times;
}

const measureGame = () =>
  withMeeting(async (meeting) => {
    const { ann, bob } = await meeting.pair('custodian');
    const times = await play({ w: ann, b: bob }, turns);
    return { times, said: await sum([ann, bob], meeting) };
  });

/** Six come, and act every few seconds. */
const measureSix = () =>
  withMeeting(async (meeting) => {
    const begun = now();
    const players = await meeting.table('till;players=6', Array(6).fill(undefined));
    const opening = now() - begun;
    const seats = await Promise.all(players.map((player) => player.ownSeat()));
    const bySeat = Object.fromEntries(seats.map((seat, i) => [seat, players[i]]));
    const end = now() + minutes * 60_000;
    let actions = 0;
    while (now() < end) {
      actions += (await play(bySeat, 1)).length;
      await sleep(3000);
    }
    return { opening, actions, said: await sum(players, meeting) };
  });

const round = (/** @type {number} */ number) => Math.round(number);
const print = (/** @type {string} */ what, /** @type {unknown} */ value) => console.log(`${what}:`, value);

// The first page of a browser takes longer than any other.
await withMeeting(async (meeting) => {
  const { page } = await meeting.join();
  await page.goto(`${meeting.url}#custodian`);
  await page.locator('#board').waitFor();
});
const openings = [];
for (let i = 0; i < pairs; i++) openings.push(round(await measureOpening()));
print('opening the link to “here”, ms (median at most 2000)', `${median(openings)} of ${openings.join(' ')}`);
const { times, said } = await measureGame();
print('an action to the other board, ms (median at most 60)', `${round(median(times))}, slowest ${round(Math.max(...times))}`);
print(`a game of ${times.length} turns`, said);
const six = await measureSix();
print(`six players in ${minutes} minutes, ${six.actions} actions; all were here after ${round(six.opening)} ms`, six.said);
await browser.close();
