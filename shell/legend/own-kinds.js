// The kinds in play that are not as in ordinary chess: a picture, the name and a sentence of each.

import { html, nothing } from 'lit';
import { drawing } from '../board/drawing/drawing.js';
import { kindLine } from './kinds.js';
import { kindsInPlay } from './ways.js';

/**
 * @param {Pick<import('./ways.js').LegendHost, 'family' | 'view' | 'words'>} host
 */
export function ownKinds(host) {
  const { words, family, view } = host;
  const own = kindsInPlay(host).filter((kind) => kind.own);
  if (own.length === 0) return nothing;
  const line = `own-kinds-${family.family}`;
  return html`<section class="own-kinds">
    <h3>${words.format('own-kinds')}</h3>
    ${words.has(line) ? html`<p>${words.format(line)}</p>` : nothing}
    <ul>
      ${own.map(
        ({ name }) =>
          html`<li>
            ${drawing(name, view.seats[0], view)}
            <div><strong>${words.format(`kind-${name}`)}</strong> ${kindLine(host, name)}</div>
          </li>`,
      )}
    </ul>
  </section>`;
}
