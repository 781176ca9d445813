// The dialog about a file of many games: why some cannot be read, and which of the others is to be opened.

import { html, nothing } from 'lit';
import { variantName } from '../panels/board/status-panel.js';
import { radio } from '../panels/fields.js';
import { placeInText, refusal } from '../panels/notices.js';
import { familyName } from '../table/game/variants.js';
import { describeResult } from '../words/game-status.js';
import { describeFault, shorten } from '../words/refusals.js';
import { shownName } from '../words/seat-names.js';
import { frame } from './dialog-frame.js';

/** @import { Fault, GameText } from '../table/records/record.js' */
/** @import { Dialog } from '../services/state.js' */

/**
 * @typedef {Pick<import('../services/state.js').Page, 'closeDialog' | 'dialog' | 'navigation' | 'openDialog' |
 *   'schema' | 'table' | 'words'>} Page
 */

/** How many more faults or games are shown at once. */
const some = 50;

/** The names of the players by seat. */
function namesIn(/** @type {GameText} */ { tags }) {
  const seats = tags.filter(([tag]) => tag === 'Seat');
  const names = seats.map(([, seat, name = '']) => /** @type {const} */ ([seat, shownName(shorten(name))]));
  return new Map(names.filter(([, name]) => name));
}

/** One line about a game: who has played, how it ended, and how long it is. */
function describeGame(/** @type {Page} */ { words }, /** @type {GameText} */ game) {
  const names = namesIn(game);
  const [result, ...rest] = game.result.split(' ');
  const outcome = /** @type {import('../../web/types.js').Outcome} */ ({ result, winner: rest[0] });
  const ended =
    result === 'ongoing'
      ? words.format('games-ongoing')
      : describeResult(words, familyName(game.variant), outcome, (seat) => names.get(seat));
  const count = words.format('saved-count', { count: game.actions.length });
  return [words.list([...names.values()]), ended, count].filter((text) => text).join(' · ');
}

/**
 * The first ones of a list, and a button for more.
 * @template Item
 * @param {Page} app
 * @param {'shownFaults' | 'shownGames'} field
 * @param {Item[]} items
 * @param {(item: Item, i: number) => unknown} draw
 */
function firstOf(app, field, items, draw) {
  const dialog = /** @type {Dialog} */ (app.dialog);
  const { [field]: shown = some } = dialog;
  const more = () => app.openDialog(dialog.name, { ...dialog, [field]: shown + some });
  return html`${items.slice(0, shown).map(draw)}
  ${
    items.length > shown
      ? html`<button type="button" @click=${more}>${app.words.format('saved-more')}</button>`
      : nothing
  }`;
}

function faultItem(/** @type {Page} */ { words }, /** @type {Fault} */ fault) {
  const { text, place } = describeFault(words, fault);
  return html`<p>${text}</p>
    ${placeInText(place)}`;
}

export function gamesDialog(/** @type {Page} */ app) {
  const { words } = app;
  const dialog = /** @type {Dialog} */ (app.dialog);
  const { text, file, games = [], faults = [], chosen = 0, isOpening, progress, error } = dialog;
  const saved = isOpening ? progress : undefined;
  const change = (/** @type {Partial<Dialog>} */ details) => app.openDialog('games', { ...dialog, ...details });
  const keep = async (/** @type {GameText[]} */ kept, /** @type {number} */ opened) => {
    change({ isOpening: true, error: undefined });
    let opening = app.dialog;
    try {
      await app.navigation.keepRecords(kept, opened, (done, count) => {
        if (app.dialog !== opening) return;
        change({ isOpening: true, error: undefined, progress: { done, count } });
        opening = app.dialog;
      });
    } catch (error) {
      // A dialog that was closed meanwhile stays closed.
      if (app.dialog === opening) change({ isOpening: false, error });
    }
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    keep(games, chosen);
  };
  return frame(
    app,
    'games-title',
    html`<form @submit=${submit}>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="dialog-title">
        ${
          faults.length > 0
            ? html`<div class="error">
              <p>${words.format('games-faults', { count: faults.length })}</p>
              ${firstOf(app, 'shownFaults', faults, (fault) => faultItem(app, fault))}
            </div>`
            : nothing
        }
        ${
          games.length > 0
            ? html`<fieldset>
              <legend>${words.format('games-good', { count: games.length })}</legend>
              ${firstOf(app, 'shownGames', games, (game, i) => {
                const texts = { name: variantName(app, game.variant), line: describeGame(app, game) };
                return radio('game', texts, i === chosen, () => change({ chosen: i }));
              })}
            </fieldset>`
            : nothing
        }
      </div>
      <div class="error" role="alert">${error === undefined ? nothing : refusal(words, error)}</div>
      ${saved ? html`<p class="hint" role="status">${words.format('open-read', saved)}</p>` : nothing}
      <div class="row">
        ${
          games.length > 0
            ? html`<button type="submit" class="main" ?disabled=${isOpening}>
              ${words.format(isOpening ? 'open-doing' : 'games-keep', { count: games.length })}
            </button>`
            : nothing
        }
        ${
          games.length > 1
            ? html`<button type="button" ?disabled=${isOpening} @click=${() => keep([games[chosen]], 0)}>
              ${words.format('games-open-one')}
            </button>`
            : nothing
        }
        <button type="button" @click=${() => app.openDialog('open', { text, file })}>
          ${words.format('games-back')}
        </button>
      </div>
    </form>`,
    { wide: true },
  );
}
