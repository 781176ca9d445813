// Long work in slices, so that a page goes on meanwhile. The work is a generator, which yields wherever it can pause.

/** How long a slice is, in milliseconds. */
const sliceTime = 12;

/**
 * Does work without pauses.
 * @template T
 * @param {Generator<unknown, T>} work
 * @returns {T}
 */
export function finish(work) {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Lets the page do what waits for it. A message comes sooner than a timer, and in a hidden page too. */
function letOthers() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = done;
    port2.postMessage(null);
  }).finally(() => port1.close());
}

/**
 * Does work in slices. What is short is done before the caller goes on, without a pause.
 * @template T
 * @param {Generator<unknown, T>} work
 * @param {{ now?: () => number, pause?: () => Promise<unknown> }} [clock]
 * @returns {Promise<T>}
 */
export async function inSlices(work, { now = () => performance.now(), pause = letOthers } = {}) {
  for (let end = now() + sliceTime; ; ) {
    const { done, value } = work.next();
    if (done) return value;
    if (now() < end) continue;
    await pause();
    end = now() + sliceTime;
  }
}

/** How much of a long text is looked at without a pause, in characters. */
export const piece = 1 << 14;

/**
 * Changes a text piece by piece, with pauses.
 * @param {string} text
 * @param {(part: string, from: number) => string} change
 * @param {(at: number) => number} [findCut] the first place from here on where the text can be cut
 * @returns {Generator<void, string>}
 */
export function* inPieces(text, change, findCut = (at) => at) {
  let changed = '';
  for (let from = 0, to = 0; from < text.length; from = to) {
    if (from > 0) yield;
    to = findCut(from + piece);
    changed += change(text.slice(from, to), from);
  }
  return changed;
}
