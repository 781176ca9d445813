// Whole live games with a clock, over a network in which everything goes wrong: nobody loses by time but who says so,
// and in the end all pages show the same.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getExtra } from '../../../shell/links/links.js';
import { isAll } from '../../is-all.js';
import { loadBuilt } from '../support/engine.js';
import { LiveMatch } from '../support/live-games.js';

const engine = await loadBuilt();
const count = isAll ? 100 : 5;
/** @type {import('../support/fake-carrier.js').Faults} */
const faults = { delay: [5, 900], drop: 10, double: 10, late: 10 };

/** What a page shows: the seat whose time runs, and the seconds of each. */
function shownBy(/** @type {import('../support/live-page.js').LivePage} */ page) {
  /** @type {import('../../../shell/live/live-clock.js').LiveClock['shown']} */
  const shown = /** @type {any} */ (page).clocks?.shown ?? [];
  return {
    runs: shown.find(({ isRunning }) => isRunning)?.seat ?? '',
    left: Object.fromEntries(shown.map(({ seat, left }) => [seat, left / 1000])),
  };
}

/** Plays two more turns of each, where nothing goes wrong any more. */
async function playCalmly(/** @type {LiveMatch} */ match) {
  const { pages, world } = match;
  const turnsOf = () => Math.min(...pages.map(({ session }) => session.played.filter(({ goesOn }) => !goesOn).length));
  const end = turnsOf() + 2 * pages.length;
  for (let i = 0; i < 60 * pages.length && !match.isOver && turnsOf() < end; i++) {
    await world.clock.advance(300);
    pages.find((page) => page.mayAct)?.act();
  }
  await match.settle();
  await world.clock.advance(500);
}

/** Plays a game with a clock, and tells how it has ended. */
async function play(/** @type {import('../support/live-games.js').Course} */ course) {
  const match = new LiveMatch(engine, course);
  try {
    await match.begin();
    await match.play();
    await playCalmly(match);
    match.check();
    const { pages } = match;
    const own = Object.fromEntries(pages.map((page) => [page.ownSeat, shownBy(page).left[page.ownSeat]]));
    const { result } = pages[0].session;
    if (result?.reason === 'time') {
      const loser = [...'wb'].find((seat) => seat !== result.winner) ?? '';
      assert.equal(own[loser], 0, JSON.stringify(own));
    }
    const running = new Set(pages.map((page) => shownBy(page).runs));
    assert.equal(running.size, 1, `runs: ${[...running]}`);
    // A word on the time that is lost is said again with the next turn.
    if (course.faults?.drop || match.isOver) return result?.reason;
    for (const page of pages)
      for (const [seat, left] of Object.entries(shownBy(page).left))
        assert.ok(Math.abs(left - own[seat]) < 1.1, `${page.ownSeat} shows ${left} of ${own[seat]}`);
    return result?.reason;
  } catch (error) {
    if (error instanceof Error) error.message += `\n${JSON.stringify(course)}`;
    throw error;
  } finally {
    for (const page of match.pages) page.dispose();
  }
}

test('games with a clock, where messages are lost, doubled and overtaken', async () => {
  const starts = ['custodian!!!clock=90+2', 'tches!!!clock=90+2', 'till;players=3!!!clock=90+2'];
  for (let seed = 1; seed <= count; seed++) {
    const start = starts[seed % starts.length];
    // What two of three have heard is not said again to the third one, as long as their connections stand.
    const drop = start.includes('players') ? 0 : faults.drop;
    await play({ start, seed, faults: { ...faults, drop }, takesBack: 20 });
  }
});

test('games with a clock, where pages are made anew, sleep, and lose each other', async () => {
  for (let seed = 1; seed <= count; seed++)
    await play({ start: 'custodian!!!clock=90+2', seed, isHarmed: true, reloads: 5 });
});

test('games with little time end by it, on both pages', async () => {
  let ends = 0;
  for (let seed = 1; seed <= count; seed++) {
    const reason = await play({ start: 'custodian!!!clock=4', seed, length: 40 });
    if (reason === 'time') ends++;
  }
  assert.ok(ends > count / 2, `${ends} of ${count}`);
});

test('of three players with little time, computers play on for those who have none left', async () => {
  let left = 0;
  for (let seed = 1; seed <= count; seed++) {
    const match = await new LiveMatch(engine, { start: 'till;players=3!!!clock=6', seed, length: 30 }).begin();
    await match.play();
    match.check();
    const [{ session }] = match.pages;
    if (/[0-9]/.test(getExtra(session, 'seats') ?? '')) left++;
    for (const page of match.pages) page.dispose();
  }
  assert.ok(left > count / 2, `${left} of ${count}`);
});
