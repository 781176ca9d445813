// Whole live games by chance: pages that come, play, end, reload and sleep as a seed says, and what must be so in the
// end: all have the same game, nothing is lost, nobody is told of a lie.

import assert from 'node:assert/strict';
import { LivePage, makeWorld } from './live-page.js';

/**
 * What happens in a game by chance, in hundredths of the times at which somebody may act.
 * @typedef {object} Course
 * @property {string} start the link of the start
 * @property {number} seed
 * @property {number} [length] so many actions are played, if the game does not end before
 * @property {Partial<import('./fake-carrier.js').Faults>} [faults]
 * @property {boolean} [isHarmed] whether connections are cut and pages sleep
 * @property {number} [reloads]
 * @property {number} [resigns]
 * @property {number} [draws]
 * @property {number} [takesBack]
 */

/** The pages of a game, by what they are in the test. */
export class LiveMatch {
  /** @type {LivePage[]} */
  pages = [];

  constructor(/** @type {import('../../../web/engine.js').Engine} */ engine, /** @type {Course} */ course) {
    this.course = course;
    this.world = makeWorld(engine, course.seed, course.faults);
  }

  chance(/** @type {number | undefined} */ percent) {
    return percent !== undefined && this.world.random(100) < percent;
  }

  /** One makes the game, the others come one after the other, by its first link. */
  async begin() {
    const { world } = this;
    const first = await LivePage.make(world, this.course.start);
    this.pages = [first];
    const { length } = first.byLink.people;
    const link = first.text;
    first.join();
    while (this.pages.length < length) {
      this.pages.push((await LivePage.open(world, link)).join());
      await world.clock.advance(world.random(1500));
    }
    await this.settle();
    const seats = this.pages.map(({ ownSeat }) => ownSeat);
    assert.equal(new Set(seats).size, length, `seats: ${seats}`);
    return this;
  }

  pageOf(/** @type {string} */ seat) {
    return this.pages.find(({ ownSeat }) => ownSeat === seat);
  }

  get isTogether() {
    const { net } = this.world;
    const names = this.pages.map(({ name }) => name);
    return names.every((a) => names.every((b) => a === b || net.areTogether(a, b)));
  }

  /** Whether each page knows whose page each other one is. */
  get isKnown() {
    const seats = this.pages.map(({ ownSeat }) => ownSeat);
    return this.pages.every(({ together }) => seats.every((seat) => together?.presence(seat) === 'here'));
  }

  get isEqual() {
    return new Set(this.pages.map(({ game }) => game.text)).size === 1;
  }

  get isOver() {
    return this.pages.every(({ isOver }) => isOver);
  }

  /** Waits until all have the same game, and nobody has anything to say. */
  async settle(longest = 120_000) {
    const { clock } = this.world;
    const time = await clock.until(
      () => this.isTogether && this.isKnown && this.isEqual && this.pages.every(({ isCalm }) => isCalm),
      longest,
    );
    const told = () => this.pages.map(({ ownSeat, game, told }) => `${ownSeat}: ${game.text} ${told}`).join('\n');
    assert.ok(time < Infinity, `not together\n${told()}`);
    return time;
  }

  /** Somebody who may act does; sometimes a page is made anew, or somebody gives up. */
  async step() {
    const { world, course, pages } = this;
    await world.clock.advance(20 + world.random(1200));
    const at = world.random(pages.length);
    const page = pages[at];
    if (page.clock.isAsleep) return;
    if (this.chance(course.reloads)) await this.reload(at);
    else if (this.chance(course.resigns) && page.canResign) page.resign();
    else if (page.mayAct) page.act(course);
  }

  async reload(/** @type {number} */ at) {
    this.pages[at] = (await LivePage.reload(this.pages[at])).join();
  }

  /** Plays until the game is over, or so long. */
  async play() {
    const { length = 12, isHarmed } = this.course;
    if (isHarmed) this.world.net.harm();
    for (let i = 0; i < 40 * length && !this.isOver; i++) {
      await this.step();
      if (this.pages.some(({ session }) => session.played.length >= length)) break;
    }
    this.world.net.heal();
    await this.settle();
  }

  /** What must be so in the end. */
  check() {
    const [{ game }] = this.pages;
    for (const page of this.pages) {
      assert.deepEqual(page.told, [], `${page.ownSeat} was told`);
      assert.equal(page.game.text, game.text);
      const { played, result } = page.session;
      // A turn that was not finished when somebody ended the game is none.
      for (const [i, { text, goesOn }] of page.done)
        if (!(goesOn && result && i >= played.length))
          assert.equal(played[i]?.text, text, `action ${i} of ${page.ownSeat} is lost: ${game.text}`);
    }
    assert.deepEqual(this.world.net.guarded, []);
  }
}

/** Plays a game by chance, and looks at what has become of it. */
export async function playLive(
  /** @type {import('../../../web/engine.js').Engine} */ engine,
  /** @type {Course} */ course,
) {
  const match = new LiveMatch(engine, course);
  try {
    await match.begin();
    await match.play();
    match.check();
  } catch (error) {
    if (error instanceof Error) error.message += `\n${JSON.stringify(course)}`;
    throw error;
  } finally {
    for (const page of match.pages) page.dispose();
  }
  return match;
}
