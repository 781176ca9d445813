// The fields for the players of the seats, in the form of a new game and in that of a board for somebody's page.

import { html } from 'lit';
import { levels, readPlayer, readPlayers, times, writePlayers } from '../links/players.js';
import { valueIn } from '../panels/fields.js';
import { playerName } from '../panels/seats/computer-panel.js';
import { seatSign } from '../panels/seats/seat-sign.js';
import { seatId } from '../words/seat-names.js';

/**
 * @typedef {Pick<import('../services/state.js').Page, 'byLink' | 'choices' | 'hints' | 'showTab' | 'table' |
 *   'words'>} Page
 */

/**
 * The value is as in links.
 * @param {Page} app
 * @param {import('../../web/types.js').View} view
 * @param {string | undefined} value
 * @param {(value: string | undefined) => void} onChange
 */
export function playersField(app, view, value, onChange) {
  const { seats } = view;
  const players = readPlayers(value ?? '', seats);
  return html`<fieldset class="players">
    <legend>${app.words.format('players')}</legend>
    ${[...seats].map((seat) => {
      const choose = (/** @type {Event} */ event) =>
        onChange(writePlayers({ ...players, [seat]: readPlayer(valueIn(event)) }, seats));
      return html`<label class="field seat-field">
        <span class="seat-label">${seatSign(view, seat, 'tiny')}${app.words.name(seatId(view.family, seat))}</span>
        <select name="seat-${seat}" @change=${choose}>
          ${[0, ...levels, ...times].map(
            (level) =>
              html`<option value=${level} .selected=${level === players[seat]}>${playerName(app, level)}</option>`,
          )}
        </select>
      </label>`;
    })}
  </fieldset>`;
}
