// The fields for the players of the seats, in the form of a new game and in that of a board for somebody's page.

import { html } from 'lit';
import '../styles/players.css';
import { levels, readPlayer, readPlayers, times, writePlayers } from '../links/players.js';
import { option, valueIn } from '../panels/fields.js';
import { playerName } from '../panels/seats/computer-panel.js';
import { seatSign } from '../panels/seats/seat-sign.js';
import { seatId } from '../words/seat-names.js';

/**
 * The value is as in links.
 * @param {import('../words/words.js').Words} words
 * @param {import('../../web/types.js').View} view
 * @param {string | undefined} value
 * @param {(value: string | undefined) => void} onChange
 */
export function playersField(words, view, value, onChange) {
  const { seats } = view;
  const players = readPlayers(value ?? '', seats);
  return html`<fieldset class="players">
    <legend>${words.format('players')}</legend>
    ${[...seats].map((seat) => {
      const choose = (/** @type {Event} */ event) =>
        onChange(writePlayers({ ...players, [seat]: readPlayer(valueIn(event)) }, seats));
      return html`<label class="field seat-field">
        <span class="seat-label">${seatSign(view, seat, 'tiny')}${words.name(seatId(view.family, seat))}</span>
        <select name="seat-${seat}" @change=${choose}>
          ${[0, ...levels, ...times].map((one) => option(one, playerName(words, one), one === players[seat]))}
        </select>
      </label>`;
    })}
  </fieldset>`;
}
