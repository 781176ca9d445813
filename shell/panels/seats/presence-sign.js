// A small sign of where the person at a seat elsewhere is: here, away, gone, or not there yet. Its shape tells as much
// as its colour.

import { html, nothing } from 'lit';
import '../../styles/presence.css';

/** @import { Presence } from '../../services/state.js' */

/**
 * @param {Presence} presence
 * @param {string} [label] spoken, and shown as its tooltip; without one it stands beside words that say the same
 */
export function presenceSign(presence, label) {
  const names = `presence ${presence}`;
  if (label === undefined) return html`<span class=${names} aria-hidden="true"></span>`;
  return html`<span class=${names} role="img" aria-label=${label} title=${label}></span>`;
}

/**
 * The sign at a seat; nothing where the game does not travel by itself, or the seat is no person's elsewhere.
 * @param {Pick<import('../../services/state.js').Page, 'byLink' | 'words'>} app
 * @param {string} seat
 */
export function seatPresence({ byLink, words }, seat) {
  const { live, others } = byLink ?? {};
  if ((live?.state !== 'on' && live?.state !== 'joining') || !others?.includes(seat)) return nothing;
  const presence = live.presence(seat);
  return presenceSign(presence, words.format(`seat-${presence}`));
}
