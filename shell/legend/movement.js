// Describes how a piece moves, as the squares of a small diagram and in words.

/** @import { Offset, Step } from '../../web/types.js' */
/** @import { Words } from '../words/words.js' */

/** The purpose of a step. @typedef {'both' | 'quiet' | 'around' | 'capture' | 'conditional'} Purpose */

/** @typedef {{ dx: number, dy: number, purpose: Purpose, isInitial: boolean }} Reach */

/** @returns {Purpose} */
export function purposeOf(/** @type {Step} */ { quiet, capture, conditional, around }) {
  if (conditional) return 'conditional';
  if (around) return 'around';
  return quiet && capture ? 'both' : capture ? 'capture' : 'quiet';
}

/** The number of squares from the middle of a diagram to its edge that shows all single steps. */
export function radiusOf(/** @type {Step[]} */ steps) {
  return Math.max(
    2,
    ...steps.flatMap(({ dx, dy, then = [] }) =>
      [{ dx: 0, dy: 0 }, ...then].flatMap((on) => [Math.abs(dx + on.dx), Math.abs(dy + on.dy)]),
    ),
  );
}

const turned = (/** @type {Offset} */ { dx, dy }) => ({ dx: dy, dy: -dx });

/** The same steps for a piece that faces another direction, given in quarter turns clockwise. @returns {Step[]} */
export function turnSteps(/** @type {Step[]} */ steps, /** @type {number} */ quarters) {
  if (quarters === 0) return steps;
  const once = steps.map((step) => ({
    ...step,
    ...turned(step),
    path: step.path?.map(turned),
    then: step.then?.map(turned),
  }));
  return turnSteps(once, quarters - 1);
}

const isInside = (/** @type {Offset} */ { dx, dy }, /** @type {number} */ radius) =>
  Math.max(Math.abs(dx), Math.abs(dy)) <= radius;

/** The squares that one step reaches; for a bent path also those on the way, where it captures. @returns {Reach[]} */
function placesOf(/** @type {Step} */ step, /** @type {number} */ radius) {
  const { dx, dy, range, path = [] } = step;
  const isInitial = !!step.initial;
  /** @type {Reach[]} */
  const places = path.slice(0, -1).map((place) => ({ ...place, purpose: 'capture', isInitial }));
  for (let i = 1; i <= (range || radius) && isInside({ dx: dx * i, dy: dy * i }, radius); i++)
    places.push({ dx: dx * i, dy: dy * i, purpose: purposeOf(step), isInitial });
  return places;
}

/** The squares on which a piece can capture in the second part of its move. @returns {Offset[]} */
export function onwardOf(/** @type {Step[]} */ steps, /** @type {number} */ radius) {
  /** @type {Map<string, Offset>} */
  const reached = new Map();
  for (const step of steps)
    for (const { dx, dy } of step.then ? placesOf(step, radius + 1) : [])
      for (const on of step.then ?? []) {
        const place = { dx: dx + on.dx, dy: dy + on.dy };
        if (isInside(place, radius) && (place.dx || place.dy)) reached.set(`${place.dx},${place.dy}`, place);
      }
  return [...reached.values()];
}

/** All squares of the diagram that are reached. Steps that reach the same square are joined to one entry. */
export function reachOf(/** @type {Step[]} */ steps, /** @type {number} */ radius) {
  /** @type {Map<string, Reach>} */
  const reached = new Map();
  for (const step of steps) {
    for (const reach of placesOf(step, radius)) {
      const place = `${reach.dx},${reach.dy}`;
      const other = reached.get(place);
      if (other && other.purpose !== reach.purpose) reach.purpose = 'both';
      if (other) reach.isInitial &&= other.isInitial;
      reached.set(place, reach);
    }
  }
  return [...reached.values()];
}

/** The directions in which a piece goes further than one step. A range of 0 means that it has no limit. */
export function pathsOf(/** @type {Step[]} */ steps) {
  return steps.filter(({ range }) => range !== 1);
}

/** The direction of the second part of a move: 'straight', 'diagonal' or 'any'; empty if there is no second part. */
function thenOf(/** @type {Step} */ { then = [] }) {
  const straight = then.filter(({ dx, dy }) => dx === 0 || dy === 0).length;
  if (then.length === 0) return '';
  return straight === then.length ? 'straight' : straight > 0 ? 'any' : 'diagonal';
}

/** The further properties of a step in words. */
function describeMore(/** @type {Words} */ words, /** @type {Step} */ step) {
  const then = thenOf(step);
  return [
    step.path ? words.format('way-bent') : '',
    step.lame ? words.format('way-lame') : '',
    then && words.format('way-then', { direction: then }),
  ].filter(Boolean);
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
  if (steps.length === 0) return words.format('way-none');
  /** @type {Map<string, { args: Record<string, string | number>, steps: Step[] }>} */
  const groups = new Map();
  for (const step of steps) {
    const args = { ...manner(step), purpose: purposeOf(step), first: step.initial ? 'yes' : 'no' };
    const key = [...Object.values(args), thenOf(step), !!step.path, !!step.lame].join();
    const group = groups.get(key);
    if (group) group.steps.push(step);
    else groups.set(key, { args, steps: [step] });
  }
  return [...groups.values()]
    .map(({ args, steps }) =>
      [
        words.format('way', {
          ...args,
          count: steps.length,
          facing: steps.every(({ dy }) => dy > 0) ? 'forward' : 'all',
        }),
        ...describeMore(words, steps[0]),
      ].join(', '),
    )
    .join('; ');
}
