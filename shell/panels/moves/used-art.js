// Drawings that stand in many places, drawn once in each tree and used from there: two nodes instead of a dozen.

import { render } from 'lit';
import { cardArt, drawn, pieceArt } from '../../art/art.js';

const space = 'http://www.w3.org/2000/svg';

/** @param {string} name @param {Record<string, unknown>} attributes */
function make(name, attributes) {
  const element = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes))
    if (typeof value === 'string') element.setAttribute(key, value);
  return element;
}

/** Draws one of ours. @returns {Element | null} */
function draw(/** @type {string} */ art) {
  const host = document.createElement('div');
  render(drawn(art), host);
  return host.querySelector('svg');
}

/** The store of drawings in each tree. @type {WeakMap<Node, Element>} */
const stores = new WeakMap();

function storeIn(/** @type {Node} */ root) {
  const known = stores.get(root);
  if (known) return known;
  const store = make('svg', { class: 'art-store', 'aria-hidden': 'true' });
  (root instanceof Document ? root.body : root).appendChild(store);
  stores.set(root, store);
  return store;
}

/** Puts a drawing where others can use it, as soon as the element that wants it is in a tree. */
function provide(/** @type {Node} */ user, /** @type {string} */ id, /** @type {() => Element | null} */ drawArt) {
  queueMicrotask(() => {
    const store = storeIn(user.getRootNode());
    if (store.querySelector(`#${id}`)) return;
    const art = drawArt();
    if (!art) return;
    art.id = id;
    store.append(art);
  });
}

/** The numbers of drawings: a kind has another one in each set. @type {Map<string, number>} */
const numbers = new Map();

/** The id of a kind's drawing in the store. */
function idOf(/** @type {string} */ name, /** @type {string} */ art) {
  const number = numbers.get(art) ?? numbers.size;
  numbers.set(art, number);
  return `art-${name}-${number}`;
}

/** How large a drawing is; a card is a third of it smaller, and stands beside it. */
const size = 64;
const card = 44;

/** Cards in an order, as one drawing. */
function drawCards(/** @type {string} */ look, /** @type {string} */ order) {
  const row = make('svg', { class: 'drawing' });
  [...order].forEach((letter, i) => {
    const art = draw(cardArt(look, letter));
    const place = { class: 'card-art', x: `${i * card}`, y: `${size - card}`, width: `${card}`, height: `${card}` };
    for (const [key, value] of Object.entries(place)) art?.setAttribute(key, value);
    if (art) row.append(art);
  });
  return row;
}

/**
 * A drawing of a kind by its name, and beside it cards.
 * @param {Node} user which is, or will be, in the tree
 * @param {string} name
 * @param {{ seat: unknown, tile: unknown, isTile: boolean }} paint
 * @param {{ look: string, order: string } | ''} [cards]
 */
export function useFigure(user, name, { seat, tile, isTile }, cards) {
  const text = pieceArt(name, String(isTile ? tile : seat));
  const figure = idOf(name, text);
  provide(user, figure, () => {
    const art = draw(text);
    art?.setAttribute('class', 'drawing');
    return art;
  });
  const names = `drawing ${isTile ? 'on-tile' : ''} ${cards ? 'with-cards' : ''}`;
  const svg = make('svg', { class: names.trim(), 'data-seat': seat, 'data-tile': tile, 'aria-hidden': 'true' });
  svg.append(make('use', { href: `#${figure}` }));
  if (!cards) return svg;
  const { look, order } = cards;
  const id = `art-${look}-${order}`;
  provide(user, id, () => drawCards(look, order));
  const wide = size + card * order.length;
  svg.setAttribute('viewBox', `0 0 ${wide} ${size}`);
  svg.firstElementChild?.setAttribute('width', String(size));
  svg.append(make('use', { href: `#${id}`, x: String(size) }));
  return svg;
}
