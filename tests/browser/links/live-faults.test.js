// Games that travel by themselves under faults that take their time: pages that are loaded again, machines that sleep,
// relays that go away.

import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeRandom } from '../../web/support/engine.js';
import { expect } from '../support/fixtures.js';
import { expectTogether, test } from '../support/meeting.js';

/** @typedef {import('../support/meeting.js').LivePlayer} LivePlayer */

const second = 1000;
const minute = 60 * second;

/** Whether two see the same. */
const isSame = async (/** @type {LivePlayer} */ ann, /** @type {LivePlayer} */ bob) =>
  (await ann.position()) === (await bob.position());

const expectSame = (/** @type {LivePlayer} */ ann, /** @type {LivePlayer} */ bob, about = 'the boards') =>
  expect.poll(() => isSame(ann, bob), about).toBe(true);

test('pages are loaded again at any moment of a turn', { tag: '@all' }, async ({ meeting }) => {
  test.setTimeout(15 * minute);
  const random = makeRandom(53);
  const { ann, bob } = await meeting.pair('tches');
  let [actor, other] = [ann, bob];
  /** Who is to act does so, by chance, and does not wait until the other one sees it. */
  const actOnce = async () => {
    const { turn } = await actor.view();
    if ((turn.player === 'w' ? ann : bob) !== actor) {
      await expectSame(actor, other);
      [actor, other] = [other, actor];
    }
    const { actions } = await actor.view();
    expect(actions.length, 'the game goes on').toBeGreaterThan(0);
    const before = await actor.position();
    await actor.act(actions[random(actions.length)].text);
    await expect.poll(() => actor.position()).not.toBe(before);
  };
  for (let i = 1; i <= 50; i++) {
    for (let left = random(4); left > 0; left--) await actOnce();
    if (random(2)) await expectSame(ann, bob);
    const before = await actor.position();
    await (random(2) ? ann : bob).page.reload();
    await expectTogether(ann, bob);
    await expectSame(ann, bob, `after reload ${i}`);
    expect(await actor.position(), 'nothing is lost').toBe(before);
  }
});

test('a machine sleeps while another one plays', { tag: '@all' }, async ({ meeting }) => {
  test.setTimeout(10 * minute);
  const sleepFor = async (/** @type {number} */ time) => {
    const own = await meeting.start();
    const { ann, bob } = await meeting.pair('custodian', own);
    own.sleep();
    await sleep(time);
    if (time > 10 * second) await ann.expectText(ann.company, 'Black is away.');
    await ann.act('e2e3');
    await ann.expectActions('e2e3');
    own.wake();
    const begun = performance.now();
    await bob.expectActions('e2e3');
    await expectTogether(ann, bob);
    expect(performance.now() - begun, 'soon after it has woken').toBeLessThan(8 * second);
    await bob.act('c6c5');
    await ann.expectActions('e2e3.c6c5');
  };
  await Promise.all([4, 20, 120].map((time) => sleepFor(time * second)));
});

test('an address of mail is opened, and nobody leaves', { tag: '@all' }, async ({ meeting }) => {
  const { ann, bob } = await meeting.pair('custodian');
  await ann.page.evaluate(() => {
    location.href = 'mailto:friend@example.org';
  });
  await sleep(7 * second);
  await expectTogether(ann, bob);
  await ann.act('e2e3');
  await bob.expectActions('e2e3');
});
