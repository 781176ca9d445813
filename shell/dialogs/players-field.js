// The fields for the players of the seats, in the form of a new game and in that of a board for somebody's page.

import { html } from 'lit';
import '../styles/players.css';
import { readPlayers, writePlayers } from '../links/players.js';
import { seatSign } from '../panels/seats/seat-sign.js';
import { chosenIn, strengthOptions } from '../panels/seats/strength.js';
import { seatId } from '../words/seat-names.js';

/**
 * The value is as in links.
 * @param {Pick<import('../services/state.js').Page, 'words'>} app
 * @param {import('../../web/types.js').View} view
 * @param {string | undefined} value
 * @param {(value: string | undefined) => void} onChange
 */
export function playersField(app, view, value, onChange) {
  const { words } = app;
  const { seats, family } = view;
  const players = readPlayers(value ?? '', seats);
  return html`<fieldset class="players">
    <legend>${words.format('players')}</legend>
    ${[...seats].map((seat) => {
      const choose = (/** @type {Event} */ event) =>
        onChange(writePlayers({ ...players, [seat]: chosenIn(event) }, seats));
      return html`<label class="field seat-field">
        <span class="seat-label">${seatSign(view, seat, 'tiny')}${words.name(seatId(family, seat))}</span>
        <select name="seat-${seat}" @change=${choose}>
          ${strengthOptions(app, family, players[seat], 'players-person')}
        </select>
      </label>`;
    })}
  </fieldset>`;
}
