// A line for each seat: its name, which can be typed, who plays it, how many pieces it has and what it has taken; and
// how fast the computers act.

import { html, nothing } from 'lit';
import '../../styles/seat-lines.css';
import { choices } from '../../saving/preferences.js';
import { countOf } from '../../table/game/captures.js';
import { longestName, namesIn } from '../../table/game/names.js';
import { withName } from '../../table/records/rename.js';
import { seatId } from '../../words/seat-names.js';
import { option, valueIn } from '../fields.js';
import { seatSign } from './seat-sign.js';
import { chosenIn, strengthOptions } from './strength.js';
import { lead, taken } from './taken.js';

/** @import { Session } from '../../table/game/session.js' */

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'byLink' | 'choices' | 'choose' | 'session' | 'table' |
 *   'words'>} Page
 */

/** Gives a seat another name. */
async function rename(/** @type {Page} */ app, /** @type {string} */ seat, /** @type {string} */ name) {
  const { session, table } = app;
  if (!session) return;
  try {
    session.extras = await withName(session, seat, name);
    if (session === app.session) table.note('look');
  } catch (error) {
    table.tellMissing(error);
  }
}

function seatLine(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {string} */ seat) {
  const { words, table, byLink } = app;
  const { view } = session;
  const { players } = table.opponents;
  const person = byLink?.isMine?.(seat) === false ? 'by-link-elsewhere' : 'strength-person';
  const name = seatId(view.family, seat);
  const took = taken(table, session, seat);
  const onName = (/** @type {Event} */ event) => rename(app, seat, valueIn(event));
  const onPlayer = (/** @type {Event} */ event) => table.setPlayers({ ...players, [seat]: chosenIn(event) });
  return html`<li class="seat-line">
    ${seatSign(view, seat)}
    <input
      type="text"
      maxlength=${longestName}
      .value=${namesIn(session).get(seat) ?? ''}
      placeholder=${words.name(name)}
      aria-label=${words.format('seat-name', { seat: name })}
      @change=${onName}
    />
    <select
      aria-label=${words.format('seat-player', { seat: name })}
      ?disabled=${byLink !== null}
      @change=${onPlayer}
    >
      ${strengthOptions(app, view.family, players[seat], person)}
    </select>
    <span class="seat-state">
      <span>${words.format('seat-count', { count: countOf(view, seat) })}</span>
      ${took === nothing ? nothing : html`<span aria-hidden="true">${words.format('seat-took')}</span>${took}`}
      ${lead(words, view, seat)}
    </span>
  </li>`;
}

/** How fast the computers act; where none plays, nothing. */
function pace(/** @type {Page} */ app, /** @type {Session} */ { view }) {
  const { words, table } = app;
  const { players } = table.opponents;
  if ([...view.seats].every((seat) => !players[seat])) return nothing;
  const onChange = (/** @type {Event} */ event) => {
    const speed = choices.speed.find((one) => one === valueIn(event));
    app.choose({ speed });
  };
  return html`<label class="field seat-pace">
    <span>${words.format('settings-speed')}</span>
    <select @change=${onChange}>
      ${choices.speed.map((one) => option(one, words.format(`settings-speed-${one}`), one === app.choices.speed))}
    </select>
  </label>`;
}

export function seatLines(/** @type {Page} */ app, /** @type {Session} */ session) {
  const { words } = app;
  return html`<ul class="seat-lines" aria-label=${words.format('players')}>
      ${[...session.view.seats].map((seat) => seatLine(app, session, seat))}
    </ul>
    ${pace(app, session)}
    <p class="hint">${words.format('strength-help')}</p>`;
}
