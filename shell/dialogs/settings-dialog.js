// The dialog for the settings of the page, and the one in which all that this browser keeps for it can be removed.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { classicSet, drawn, pieceArt } from '../art/art.js';
import { drawLetters } from '../art/letters.js';
import { cardRow } from '../board/drawing/drawing.js';
import { choices } from '../saving/preferences.js';
import { askToNotify, canNotify } from '../services/notify.js';
import { frame } from './dialog-frame.js';
import { nameField } from './name-field.js';

/** @import { Kind } from '../../web/types.js' */

/**
 * @typedef {Pick<import('../services/state.js').Page, 'beginAnew' | 'byLink' | 'choices' | 'choose' | 'closeDialog' |
 *   'dialog' | 'openDialog' | 'parts' | 'schema' | 'table' | 'words'>} Page
 * @typedef {import('../saving/preferences.js').Choice} Key
 */

/** How many kinds are drawn beside a set's name. */
const sampleSize = 2;

/** A set of pieces by its name; undefined until it is loaded. */
function setOf(/** @type {Page} */ { dialog, parts }, /** @type {string} */ name, /** @type {Kind[]} */ kinds) {
  if (name === 'bold') return parts.show('boldSet', dialog);
  return name === 'letters' ? drawLetters(kinds) : classicSet;
}

/** Some pieces of each side, drawn by one of the sets. */
function pieceSample(/** @type {Page} */ app, /** @type {string} */ name) {
  const kinds = app.schema.families[0].kinds.slice(0, sampleSize);
  const set = setOf(app, name, kinds);
  const art = (/** @type {Kind} */ kind, /** @type {string} */ seat) => (set ? pieceArt(kind.name, seat, set) : '');
  return html`<span class="piece-sample" aria-hidden="true"
    >${['w', 'b'].flatMap((seat) =>
      kinds.map((kind) => html`<span class="drawing" data-seat=${seat}>${drawn(art(kind, seat))}</span>`),
    )}</span
  >`;
}

/** What a value looks like, where it is something to look at. */
function sample(/** @type {Page} */ app, /** @type {Key} */ key, /** @type {string} */ value) {
  if (key === 'board') return html`<span class="board-sample" data-board=${value} aria-hidden="true"></span>`;
  if (key === 'pieces') return pieceSample(app, value);
  if (key !== 'look') return nothing;
  const order = app.schema.families.find(({ orders }) => orders)?.orders?.[0] ?? '';
  return cardRow(app.words, value, order);
}

/** The name of a value; of a language in that language. */
function valueName(/** @type {Page} */ { words }, /** @type {Key} */ key, /** @type {string} */ value) {
  if (key !== 'language' || value === 'auto') return words.format(`settings-${key}-${value}`);
  const name = new Intl.DisplayNames([value], { type: 'language' }).of(value);
  return html`<span lang=${value}>${name}</span>`;
}

/** A setting is chosen. For notifications the browser has to be asked. */
async function choose(/** @type {Page} */ app, /** @type {Key} */ key, /** @type {string} */ value) {
  if (key !== 'notify' || value === 'off' || (await askToNotify())) return app.choose({ [key]: value });
  app.table.tell({ tone: 'info', text: app.words.format('notify-denied') });
}

function group(/** @type {Page} */ app, /** @type {Key} */ key) {
  const { words } = app;
  return html`<fieldset>
    <legend>${words.format(`settings-${key}`)}</legend>
    ${choices[key].map(
      (value) =>
        html`<label class="choice">
          <input
            type="radio"
            name=${key}
            value=${value}
            .checked=${live(app.choices[key] === value)}
            @change=${() => choose(app, key, value)}
          />
          ${sample(app, key, value)}
          ${valueName(app, key, value)}
        </label>`,
    )}
  </fieldset>`;
}

export function settingsDialog(/** @type {Page} */ app) {
  return frame(
    app,
    'settings',
    html`${group(app, 'language')} ${group(app, 'theme')} ${group(app, 'board')} ${group(app, 'pieces')}
    ${group(app, 'coordinates')} ${group(app, 'notation')} ${group(app, 'look')} ${group(app, 'cards')}
    ${group(app, 'sound')} ${'vibrate' in navigator ? group(app, 'shake') : nothing} ${group(app, 'glide')}
    ${group(app, 'turns')} ${group(app, 'premove')} ${group(app, 'speed')} ${group(app, 'live')}
    ${nameField(app, 'settings-name')}
    ${canNotify() ? group(app, 'notify') : nothing}
    <div class="row">
      <button type="button" @click=${() => app.openDialog('anew')}>${app.words.format('anew')}</button>
    </div>`,
  );
}

/** Asks whether all that this browser keeps for the page is to be removed. */
export function anewDialog(/** @type {Page} */ app) {
  const { words } = app;
  return frame(
    app,
    'anew-title',
    html`<p>${words.format('anew-text')}</p>
      <div class="row">
        <button type="button" @click=${() => app.beginAnew()}>${words.format('anew-remove')}</button>
        <button type="button" class="main" autofocus @click=${() => app.closeDialog()}>
          ${words.format('anew-keep')}
        </button>
      </div>`,
  );
}
