// The pieces that a seat has taken, drawn small, in words for screen readers; and its lead. Drawn once the words of the
// seats are there.

import { html, nothing } from 'lit';
import { drawing } from '../../board/drawing/drawing.js';
import { leadOf, takenBy } from '../../table/game/captures.js';
import { findFamily } from '../../table/game/variants.js';
import { fitted } from '../fitted.js';

/** @import { Table } from '../../table/table.js' */

/**
 * @param {Table} table
 * @param {import('../../table/game/session.js').Session} session
 * @param {string} seat
 */
export function taken({ words, schema }, session, seat) {
  const { view } = session;
  const kinds = findFamily(schema, view.family)?.kinds ?? [];
  const nameOf = (/** @type {string} */ code) => kinds.find((kind) => kind.code === code)?.name ?? '';
  const all = takenBy(session, seat, kinds);
  if (all.length === 0) return nothing;
  const spoken = all.map(({ kind, count }) => words.format('seat-taken-kind', { kind: `kind-${nameOf(kind)}`, count }));
  const label = words.format('seat-taken', { pieces: words.list(spoken) });
  return html`<span class="taken" role="img" aria-label=${label} title=${label} ${fitted()}>
    <span class="taken-kinds">
      ${all.map(
        ({ kind, seat, count }) =>
          html`<span>${drawing(nameOf(kind), seat, view)}${count > 1 ? html`<small>${count}</small>` : nothing}</span>`,
      )}
    </span>
  </span>`;
}

/**
 * By how many pieces a seat is ahead. Where the rules count points, those tell it, in the strip of all seats.
 * @param {Table['words']} words
 * @param {import('../../../web/types.js').View} view
 * @param {string} seat
 */
export function lead(words, view, seat) {
  const count = view.standings.length > 0 ? 0 : leadOf(view, seat);
  return count > 0 ? html`<span class="seat-lead">${words.format('seat-lead', { count })}</span>` : nothing;
}
