// The kinds of a game with their diagrams, and the key to the marks in those.

import { html, nothing } from 'lit';
import { cardRow, drawing } from '../board/drawing/drawing.js';
import { diagram } from './diagram.js';
import { describeMovement, purposeOf } from './movement.js';
import { waysOf } from './ways.js';

/** @import { Kind, Step } from '../../web/types.js' */
/** @import { LegendHost, Way } from './ways.js' */

/** One diagram for each way to move; where that depends on the order of cards, below those cards. */
export function orders(
  /** @type {LegendHost} */ { words, look },
  /** @type {string} */ name,
  /** @type {Way[]} */ ways,
) {
  return html`<ul class="orders">
    ${ways.map(
      ({ order, steps }) =>
        html`<li>${order ? cardRow(words, look, order) : nothing}${diagram(words, name, steps)}</li>`,
    )}
  </ul>`;
}

/** The id of the sentence about a kind that is not as in ordinary chess; its words may be there or not. */
/** The id of the sentence about a kind. */
export const lineOf = (/** @type {Pick<LegendHost, 'family'>} */ { family }, /** @type {string} */ name) =>
  `own-kind-${family.family}-${name}`;

/**
 * The sentence about a kind that is not as in ordinary chess.
 * @param {Pick<LegendHost, 'family' | 'words'>} host
 * @param {string} name of the kind
 */
export function kindLine(host, name) {
  const line = lineOf(host, name);
  return host.words.has(line) ? html`<p>${host.words.format(line)}</p>` : nothing;
}

/** A kind and how it moves, as an item of a list. */
export function kindSection(/** @type {LegendHost} */ host, /** @type {Kind} */ kind) {
  const { name } = kind;
  const ways = waysOf(host, kind);
  return html`<section class=${ways.length > 1 ? 'with-orders' : ''}>
    <h3>${host.words.format(`kind-${name}`)}</h3>
    ${orders(host, name, ways)}
  </section>`;
}

/** A kind shown alone. If it has only one way to move, that is described in words too. */
export function kindAlone(/** @type {LegendHost} */ host, /** @type {Kind} */ { code, name }) {
  const { words, view } = host;
  const ways = waysOf(host, { code, name });
  const title = words.format(`kind-${name}`);
  return html`<section class="framed" aria-label=${title}>
    <p class="title">${drawing(name, view.seats[0], view)} <span>${title}</span></p>
    ${kindLine(host, name)}
    ${
      ways.length === 1
        ? html`<figure>
          ${diagram(words, name, ways[0].steps, { seat: view.seats[0], painted: view })}
          ${movementLine(host, name, ways[0].steps)}
        </figure>`
        : orders(host, name, ways)
    }
  </section>`;
}

/**
 * How a piece moves in words, where no sentence about its kind says so; hidden from screen readers, since the label of
 * the diagram says the same.
 * @param {LegendHost} host
 * @param {string} name of the kind
 * @param {Step[]} steps
 * @param {boolean} [isOther] whether the piece moves in another way than others of its kind, as its cards have it
 */
export function movementLine(host, name, steps, isOther = false) {
  const { words } = host;
  if (!isOther && words.has(lineOf(host, name))) return nothing;
  return html`<p class="in-words" aria-hidden="true">${describeMovement(words, steps)}</p>`;
}

/** The key to the marks that occur in the diagrams of these steps. */
export function markKey(/** @type {LegendHost} */ { words }, /** @type {Step[]} */ steps) {
  const used = new Set(steps.map(purposeOf));
  const purposes = /** @type {const} */ (['both', 'quiet', 'around', 'capture', 'conditional']).filter((purpose) =>
    used.has(purpose),
  );
  const marks = [
    ...purposes,
    ...(steps.some(({ initial }) => initial) ? ['initial'] : []),
    ...(steps.some(({ then }) => then) ? ['then'] : []),
  ];
  return html`<ul class="key">
    ${marks.map(
      (mark) =>
        html`<li>
          <span class="key-mark ${mark}" aria-hidden="true"></span>
          ${words.format(mark === 'then' ? 'key-then' : `way-${mark}`)}
        </li>`,
    )}
  </ul>`;
}
