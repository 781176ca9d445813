// How long lies in a live game hold a page: node lab/bench/lies.mjs [LIES] [START]. A player of a game by chance says
// changed messages (tests/web/support/liar.js) to the page of the other one, in Node, one after the other; what is
// measured is the longest task of the process after each, without the drawing of a page. Prints the median, the 99th
// percentile and the longest, for each word of the messages, and the longest ones, in milliseconds of the processor.

import { playRoom } from '../../shell/live/live-keys.js';
import { loadBuilt } from '../../tests/web/support/engine.js';
import { Liar } from '../../tests/web/support/liar.js';
import { LiveMatch } from '../../tests/web/support/live-games.js';
import { PageClock } from '../../tests/web/support/test-clock.js';

const count = Number(process.argv[2] ?? 1000);
const start = process.argv[3] ?? 'taketwo';
const { setImmediate } = globalThis;
/** The time of the processor that was used so far, in milliseconds: other work on the machine does not count. */
function now() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The longest time between two turns of the process, until it is stopped. */
function watchTasks() {
  let [last, longest, isOn] = [now(), 0, true];
  const tick = () => {
    longest = Math.max(longest, now() - last);
    last = now();
    if (isOn) setImmediate(tick);
  };
  setImmediate(tick);
  return () => {
    isOn = false;
    return Math.max(longest, now() - last);
  };
}

const match = await new LiveMatch(await loadBuilt(), { start, seed: 1 }).begin();
// Tests let no time pass; here long work makes its pauses.
performance.now = now;
match.world.net.record = [];
for (let i = 0; i < 400 && match.pages[0].session.played.length < 40; i++) await match.step();
await match.settle();
const [ann, bob] = match.pages;
const key = Buffer.from(bob.byLink.own.key, 'hex');
const { id } = bob.byLink.round;
bob.close();
const carrier = match.world.net.openCarrier({ room: playRoom(id), key }, new PageClock(match.world.clock));
carrier.join();
await match.world.clock.advance(2000);

const liarOf = () =>
  new Liar({
    key,
    own: 'b',
    seats: 'wb',
    text: ann.game.text,
    heard: (match.world.net.record ?? []).slice(-60).map(({ text }) => text),
    actions: ann.session.game.actions(),
    keys: ann.byLink.own.keys,
    marks: ann.byLink.round.marks,
    random: match.world.random,
  });

/** @type {{ word: string, time: number, text: string }[]} */
const found = [];
for (let i = -100; i < count; i++) {
  const text = liarOf().message();
  // Who has said too much is kept out for a minute.
  await match.world.clock.until(() => carrier.send(ann.name, 'unknown'), 120_000, 1000);
  await match.world.clock.advance(60);
  const stop = watchTasks();
  carrier.send(ann.name, text);
  await match.world.clock.advance(60);
  const time = stop();
  if (i >= 0) found.push({ word: /^[a-z]+/.exec(text)?.[0] ?? '', time, text });
}

const show = (/** @type {number} */ time) => time.toFixed(1).padStart(8);
console.log(`${start}, after ${ann.session.played.length} actions, ms:  median     99 %  longest`);
for (const word of [...new Set(found.map((one) => one.word))].sort()) {
  const times = found.flatMap((one) => (one.word === word ? [one.time] : [])).sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  console.log(
    `${(word || 'noise').padEnd(12)} ${String(times.length).padStart(6)}`,
    show(at(0.5)),
    show(at(0.99)),
    show(at(1)),
  );
}
for (const { time, text } of found.sort((a, b) => b.time - a.time).slice(0, 5))
  console.log(show(time), text.replace(/[0-9a-f]{64,}/g, '…').slice(0, 160));
process.exit();
