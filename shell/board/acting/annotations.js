// Arrows and marks that people draw on a board, as a text (formats 8): `e2:e4 d5=red *Q:3,-2=blue`.

import { LinkError } from '../../links/links.js';
import { limit } from '../view/plane.js';

/** @import { View } from '../view/types.js' */

/**
 * An arrow, or without a target a mark on its square.
 * @typedef {object} Shape
 * @property {string} from a square, or a kind in the hand of the player to act (`*Q`)
 * @property {string} [to]
 * @property {string} colour
 */

/** Thrown for a text that cannot be read, as for a link. */
export class MarksError extends LinkError {
  subject = 'marks';
}

/** The colours; the first one is not written. */
export const colours = ['green', 'red', 'blue', 'yellow'];

/** How many there can be. */
const most = 100;

const number = '(?:0|-?[1-9]\\d*)';
const onPlane = new RegExp(`^${number},${number}$`);
const onBoard = /^([a-z])([1-9]\d?)$/;

/** Whether a text is a square of the board that a view shows. */
function isSquare(/** @type {View} */ { surface, files, ranks }, /** @type {string} */ text) {
  if (surface === 'plane')
    return onPlane.test(text) && text.split(',').every((part) => Math.abs(Number(part)) <= limit);
  const [, file, rank] = onBoard.exec(text) ?? [];
  return file !== undefined && file.charCodeAt(0) - 97 < files && Number(rank) <= ranks;
}

/**
 * Reads a text for the board that a view shows. Throws a MarksError with the place of the fault.
 * @param {string} text
 * @param {View} view
 * @returns {Shape[]}
 */
export function parseShapes(text, view) {
  const seen = new Set();
  /** @param {string} reason @param {number} offset @param {number} length @returns {never} */
  const refuse = (reason, offset, length) => {
    throw new MarksError(reason, text, offset, length);
  };
  const items = [...text.matchAll(/\S+/g)];
  if (items.length > most) refuse('too-long', items[most].index, text.length - items[most].index);
  return items.map(({ 0: item, index }) => {
    const [places, colour = colours[0], ...rest] = item.split('=');
    const [from, to, ...more] = places.split(':');
    const isHeld = view.hands.some(({ kind }) => from === `*${kind}`);
    if (!isHeld && !isSquare(view, from)) refuse('bad-square', index, from.length);
    const toAt = index + from.length + 1;
    if (to !== undefined && (to === from || !isSquare(view, to))) refuse('bad-square', toAt, to.length);
    if (more.length > 0) refuse('trailing-text', toAt + String(to).length, more.join(':').length + 1);
    const colourAt = index + places.length + 1;
    if (!colours.includes(colour)) refuse('unknown-value', colourAt, colour.length);
    if (rest.length > 0) refuse('trailing-text', colourAt + colour.length, rest.join('=').length + 1);
    if (seen.has(places)) refuse('repeated-code', index, item.length);
    seen.add(places);
    return to === undefined ? { from, colour } : { from, to, colour };
  });
}

const placesOf = (/** @type {Shape} */ { from, to }) => (to === undefined ? from : `${from}:${to}`);

/** The text of some arrows and marks. */
export function formatShapes(/** @type {Shape[]} */ shapes) {
  return shapes.map((shape) => placesOf(shape) + (shape.colour === colours[0] ? '' : `=${shape.colour}`)).join(' ');
}

/** Some arrows and marks with one more, without the one that is drawn again, or with it in another colour. */
export function toggleShape(/** @type {Shape[]} */ shapes, /** @type {Shape} */ shape) {
  const others = shapes.filter((other) => placesOf(other) !== placesOf(shape));
  const isAgain = shapes.some((other) => placesOf(other) === placesOf(shape) && other.colour === shape.colour);
  if (isAgain) return others;
  return [...others, shape].slice(-most);
}
