// The choice of one's own side in a new game: a seat, one that is drawn by lot, all or none; computers have the others.

import { html, nothing } from 'lit';
import { levels, readPlayers, writePlayers } from '../links/players.js';
import { option, valueIn } from '../panels/fields.js';
import { chosenIn, strengthOptions } from '../panels/seats/strength.js';
import { seatId } from '../words/seat-names.js';
import { playersField } from './players-field.js';

/** @import { View } from '../../web/types.js' */
/** @import { Player, Players } from '../links/players.js' */
/** @import { Draft } from '../services/new-game-draft.js' */

/** @typedef {Pick<import('../services/state.js').Page, 'words'>} Page */

/** The side that the players of a form leave to its reader: a seat, `lot`, `people`, `watch`, or `other`. */
function sideOf(
  /** @type {string} */ seats,
  /** @type {Players} */ players,
  /** @type {boolean | undefined} */ isByLot,
) {
  const people = [...seats].filter((seat) => !players[seat]);
  if (isByLot) return 'lot';
  if (people.length === seats.length) return 'people';
  if (people.length === 0) return 'watch';
  return people.length === 1 ? people[0] : 'other';
}

/** One player for all seats but one. */
function playersAround(/** @type {string} */ seats, /** @type {string} */ own, /** @type {Player} */ player) {
  return writePlayers(Object.fromEntries([...seats].map((seat) => [seat, seat === own ? 0 : player])), seats);
}

/**
 * The fields for the players: one's own side, and then each seat, where no lot is drawn.
 * @param {Page} app
 * @param {View} view
 * @param {Draft} draft
 * @param {{ usual: Player, onChange: (changes: Pick<Draft, 'players' | 'isByLot'>) => void }} details the computer that
 *   is chosen where there is none yet
 */
export function sideFields(app, view, draft, { usual, onChange }) {
  const { words } = app;
  const { seats, family } = view;
  const players = readPlayers(draft.players ?? '', seats);
  const side = sideOf(seats, players, draft.isByLot);
  const computers = [...seats].filter((seat) => players[seat]);
  const level = players[computers[0]] || usual || levels[2];
  const around = (/** @type {string} */ own) => playersAround(seats, own, level);
  const choose = (/** @type {Event} */ event) => {
    const value = valueIn(event);
    const isByLot = value === 'lot';
    if (value === 'people') onChange({ players: undefined, isByLot });
    else onChange({ players: around(isByLot ? seats[0] : value), isByLot });
  };
  /** All computers get the same strength. */
  const setLevel = (/** @type {Event} */ event) => {
    const changed = computers.map((seat) => [seat, chosenIn(event)]);
    onChange({ players: writePlayers({ ...players, ...Object.fromEntries(changed) }, seats), isByLot: draft.isByLot });
  };
  const name = (/** @type {string} */ id) => option(id, words.format(`new-side-${id}`), id === side);
  return html`<label class="field">
      <span>${words.format('new-side')}</span>
      <select @change=${choose}>
        ${name('people')}
        ${[...seats].map((seat) =>
          option(seat, words.format('new-side-seat', { seat: seatId(family, seat) }), seat === side),
        )}
        ${name('lot')} ${name('watch')} ${side === 'other' ? name('other') : nothing}
      </select>
    </label>
    ${
      computers.length > 1 || draft.isByLot
        ? html`<label class="field">
          <span>${words.format('opponent-strength')}</span>
          <select @change=${setLevel}>
            ${strengthOptions(app, family, level)}
          </select>
        </label>`
        : nothing
    }
    ${
      draft.isByLot
        ? nothing
        : playersField(app, view, draft.players, (value) => onChange({ players: value, isByLot: false }))
    }`;
}
