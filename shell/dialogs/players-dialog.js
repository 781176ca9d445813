// The dialog for who plays which seat, and the same fields for the form of a new game.

import { html, nothing } from 'lit';
import { levels, readPlayer, readPlayers, times, writePlayers } from '../computer/players.js';
import { playerName } from '../panels/computer-panel.js';
import { seatSign } from '../panels/seat-sign.js';
import { seatName } from '../words/seat-names.js';
import { frame } from './dialog-frame.js';
import { valueIn } from './fields.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../computer/players.js').Players} Players
 * @typedef {import('../../web/types.js').View} View
 */

/**
 * A select field for each seat.
 * @param {App} app
 * @param {View} view
 * @param {Players} players
 * @param {(players: Players) => void} onChange
 */
function seatFields(app, view, players, onChange) {
  return [...view.seats].map((seat) => {
    const choose = (/** @type {Event} */ event) => onChange({ ...players, [seat]: readPlayer(valueIn(event)) });
    return html`<label class="field seat-field">
      <span class="seat-label"
        >${seatSign(view, seat, 'tiny')}${seatName(app.words, view.family, seat)}</span
      >
      <select name="seat-${seat}" @change=${choose}>
        ${[0, ...levels, ...times].map(
          (level) =>
            html`<option value=${level} .selected=${level === players[seat]}>
              ${playerName(app, level)}
            </option>`,
        )}
      </select>
    </label>`;
  });
}

/**
 * The field of the form for a new game; the value is as in links.
 * @param {App} app
 * @param {View} view
 * @param {string | undefined} value
 * @param {(value: string | undefined) => void} onChange
 */
export function playersField(app, view, value, onChange) {
  return html`<fieldset class="players">
    <legend>${app.words.format('players')}</legend>
    ${seatFields(app, view, readPlayers(value ?? '', view.seats), (players) =>
      onChange(writePlayers(players, view.seats)),
    )}
  </fieldset>`;
}

/** The level of the computer that takes over for a player who leaves. */
const leaveLevel = 5;

/** With more than two players the others continue when one leaves: buttons that hand over a seat to the computer. */
function leaving(/** @type {App} */ app, /** @type {View} */ { family, seats }, /** @type {Players} */ players) {
  if (seats.length === 2) return nothing;
  return html`<p class="hint">${app.words.format('players-leave', { level: leaveLevel })}</p>
    <div class="row">
      ${[...seats]
        .filter((seat) => !players[seat])
        .map(
          (seat) =>
            html`<button type="button" @click=${() => app.table.setPlayers({ ...players, [seat]: leaveLevel })}>
              ${app.words.format('players-leaves', { seat: seatName(app.words, family, seat) })}
            </button>`,
        )}
    </div>`;
}

export function playersDialog(/** @type {App} */ app) {
  const { words, session, table } = app;
  if (!session) return nothing;
  const { view } = session;
  const { players } = table.opponents;
  return frame(
    app,
    'players',
    html`<p class="hint">${words.format('players-help')}</p>
      <div class="players">
        ${seatFields(app, view, players, (changed) => app.table.setPlayers(changed))}
      </div>
      ${leaving(app, view, players)}
      <div class="row">
        <button type="button" class="main" @click=${() => app.closeDialog()}>${words.format('players-done')}</button>
      </div>`,
  );
}
