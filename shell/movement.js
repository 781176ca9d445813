// Ways to move, as squares of a small diagram and in words.

/**
 * @typedef {import('../web/types.js').Step} Step
 * @typedef {import('./words.js').Words} Words
 */

/** What a way is for. @typedef {'both' | 'quiet' | 'capture' | 'conditional'} Purpose */

/** @typedef {{ dx: number, dy: number, purpose: Purpose, isInitial: boolean }} Reach */

/** @returns {Purpose} */
export function purposeOf(/** @type {Step} */ { quiet, capture, conditional }) {
  if (conditional) return 'conditional';
  return quiet && capture ? 'both' : capture ? 'capture' : 'quiet';
}

/** How far a diagram has to reach from its middle. */
export function radiusOf(/** @type {Step[]} */ steps) {
  return Math.max(2, ...steps.flatMap(({ dx, dy }) => [Math.abs(dx), Math.abs(dy)]));
}

/**
 * All squares of the diagram that are reached; those with the same place are joined.
 * @param {Step[]} steps
 * @param {number} radius
 */
export function reachOf(steps, radius) {
  /** @type {Map<string, Reach>} */
  const reached = new Map();
  for (const step of steps) {
    const { dx, dy, range } = step;
    for (let i = 1; i <= (range || radius); i++) {
      const reach = { dx: dx * i, dy: dy * i, purpose: purposeOf(step), isInitial: !!step.initial };
      if (Math.max(Math.abs(reach.dx), Math.abs(reach.dy)) > radius) break;
      const place = `${reach.dx},${reach.dy}`;
      const other = reached.get(place);
      if (other && other.purpose !== reach.purpose) reach.purpose = 'both';
      if (other) reach.isInitial &&= other.isInitial;
      reached.set(place, reach);
    }
  }
  return [...reached.values()];
}

/** The directions of more than one step; a range of 0 has no end. */
export function pathsOf(/** @type {Step[]} */ steps) {
  return steps.filter(({ range }) => range !== 1);
}

function manner(/** @type {Step} */ { dx, dy, range }) {
  const isStraight = dx === 0 || dy === 0;
  const isDiagonal = Math.abs(dx) === Math.abs(dy);
  const direction = isStraight ? 'straight' : isDiagonal ? 'diagonal' : 'leap';
  const isFar = Math.max(Math.abs(dx), Math.abs(dy)) > 1;
  return { direction, way: range === 0 ? 'slide' : isFar ? 'leap' : range > 1 ? 'walk' : 'step', range };
}

/** "8 leaps; forward only, 1 straight step, without capturing". */
export function describeMovement(/** @type {Words} */ words, /** @type {Step[]} */ steps) {
  /** @type {Map<string, { args: Record<string, string | number>, steps: Step[] }>} */
  const groups = new Map();
  for (const step of steps) {
    const args = { ...manner(step), purpose: purposeOf(step), first: step.initial ? 'yes' : 'no' };
    const key = Object.values(args).join();
    const group = groups.get(key);
    if (group) group.steps.push(step);
    else groups.set(key, { args, steps: [step] });
  }
  return [...groups.values()]
    .map(({ args, steps }) =>
      words.format('way', {
        ...args,
        count: steps.length,
        facing: steps.every(({ dy }) => dy > 0) ? 'forward' : 'all',
      }),
    )
    .join('; ');
}
