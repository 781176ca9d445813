// The dialog for a new game. The variant can be edited in a form and as a text; each follows the other.

import { html, nothing } from 'lit';
import { MotleyError } from '../../web/engine.js';
import { pageIcon } from '../art/page-icons.js';
import { readPlayers } from '../links/players.js';
import { picture } from '../panels/board/board-panel.js';
import { valueIn } from '../panels/fields.js';
import { placeInText } from '../panels/notices.js';
import { makeDraft } from '../services/new-game-draft.js';
import { drawSeed, readSeed, Session } from '../table/game/session.js';
import { familyName, findFamily, optionAt, valueInForce, withOption } from '../table/game/variants.js';
import { describeError, describeReason } from '../words/refusals.js';
import { listField } from './armies.js';
import { clockField } from './clock-field.js';
import { frame } from './dialog-frame.js';
import { playersField } from './players-field.js';

/**
 * @typedef {Pick<import('../services/state.js').Page, 'byLink' | 'choices' | 'closeDialog' | 'dialog' | 'engine' |
 *   'hints' | 'openDialog' | 'openEditor' | 'scenes' | 'schema' | 'showTab' | 'start' | 'table' | 'waits' | 'words'>}
 *   Page
 * @typedef {import('../../web/types.js').Family} Family
 * @typedef {import('../../web/types.js').Option} Option
 * @typedef {import('../services/new-game-draft.js').Draft} Draft
 */

/** Changes the form. A text that is being typed stays as it is; after other changes the canonical text is shown. */
function change(/** @type {Page} */ app, /** @type {Partial<Draft>} */ changes, isTyped = false) {
  const before = app.dialog?.draft;
  if (!before || app.waits(changes.text ?? '', () => change(app, changes, isTyped))) return;
  // Another variant may have other seats than those whose clocks differ.
  const clock = changes.text !== undefined && before.clock?.includes(',') ? undefined : before.clock;
  const draft = makeDraft(app, { ...before, clock, ...changes });
  if (!isTyped && draft.error === undefined) draft.text = draft.variant;
  app.openDialog('new', { draft });
}

/** Chooses another family: its first preset, with a drawn start if the family has those. */
function chooseFamily(
  /** @type {Page} */ app,
  /** @type {import('../../web/types.js').Schema} */ schema,
  /** @type {string} */ name,
) {
  const family = findFamily(schema, name);
  const seed = family?.shuffle ? drawSeed() : undefined;
  if (family) change(app, { text: family.presets[0].variant, position: '', seed });
}

function familyChoice(/** @type {Page} */ app, /** @type {Draft} */ { variant }) {
  const { words, schema } = app;
  const current = findFamily(schema, variant)?.family;
  return html`<fieldset class="families">
    <legend>${words.format('new-family')}</legend>
    ${schema.families.map(
      ({ family }) =>
        html`<label class="choice">
          <input
            type="radio"
            name="family"
            .checked=${family === current}
            @change=${() => chooseFamily(app, schema, family)}
          />
          <span
            ><strong>${words.format(`family-${family}`)}</strong>
            <small>${words.format(`family-${family}-line`)}</small></span
          >
        </label>`,
    )}
  </fieldset>`;
}

function presetChoice(/** @type {Page} */ app, /** @type {Family} */ { presets, shuffle }, /** @type {Draft} */ draft) {
  const { words } = app;
  if (presets.length < 2 || shuffle) return nothing;
  const current = presets.find(
    ({ variant, position = '' }) => variant === draft.variant && position === draft.position,
  );
  const onChange = (/** @type {Event} */ event) => {
    const preset = presets.find(({ key }) => key === valueIn(event));
    if (preset) change(app, { text: preset.variant, position: preset.position ?? '' });
  };
  return html`<label class="field">
    <span>${words.format('new-preset')}</span>
    <select @change=${onChange}>
      ${current ? nothing : html`<option value="" selected>${words.format('new-preset-own')}</option>`}
      ${presets.map(
        ({ key }) =>
          html`<option value=${key} .selected=${key === current?.key}>
            ${words.format(`preset-${key}`)}
          </option>`,
      )}
    </select>
    ${current ? html`<small>${words.format(`preset-${current.key}-line`)}</small>` : nothing}
  </label>`;
}

/** The text that the form shows: the last one entered, also if it is not valid. */
function textOf(/** @type {Draft} */ { text, variant, error }, /** @type {string} */ family) {
  return error !== undefined && familyName(text) === family ? text : variant;
}

/** The reason why the value of an option is refused, shown beside it. */
function refusedOption(/** @type {Page} */ { words }, /** @type {Draft} */ { text, error }, /** @type {string} */ key) {
  if (!(error instanceof MotleyError) || optionAt(text, error.offset) !== key) return nothing;
  return html`<p class="error" role="status">${describeReason(words, error)}</p>`;
}

/** An option that is drawn on the board, in the editor. */
function drawnField(
  /** @type {Page} */ app,
  /** @type {{ id: string, value: string, set: (value: string) => void }} */ { id, value, set },
  /** @type {unknown} */ refused,
) {
  const { words } = app;
  const draft = /** @type {Draft} */ (app.dialog?.draft);
  return html`<div class="field" role="group" aria-label=${words.format(id)}>
    <span>${words.format(id)}</span>
    <div class="row">
      <span>${value ? words.format(`${id}-short`, { value }) : words.format('new-option-usual')}</span>
      <button type="button" class="small" @click=${() => app.openEditor({ variant: draft.variant }, true)}>
        ${words.format('new-draw')}
      </button>
      ${
        value
          ? html`<button type="button" class="small" @click=${() => set('')}>
            ${words.format('new-option-usual')}
          </button>`
          : nothing
      }
    </div>
    ${refused}
  </div>`;
}

/** The field for an option: a choice among values, a number, a list of pieces, or a drawn start. */
function optionField(/** @type {Page} */ app, /** @type {Family} */ item, /** @type {Option} */ option) {
  const { words } = app;
  const { family, shuffle } = item;
  const draft = /** @type {Draft} */ (app.dialog?.draft);
  const id = `option-${family}-${option.key}`;
  const text = textOf(draft, family);
  const value = valueInForce(text, option) ?? optionInForce(app, draft, option);
  const refused = refusedOption(app, draft, option.key);
  const set = (/** @type {string} */ value) =>
    change(app, {
      text: withOption(text, option.key, value),
      position: '',
      seed: shuffle && draft.position ? drawSeed() : draft.seed,
    });
  const onInput = (/** @type {Event} */ event) => set(valueIn(event));
  const { kinds } = app.scenes.start(draft.variant, '');
  const field = { option, id, value: String(value ?? ''), set };
  const list = listField(app, item, field, { inPlay: kinds, refused });
  if (list) return list;
  if (option.form) return drawnField(app, field, refused);
  if (!option.values)
    return html`<label class="field">
      <span>${words.format(id)}</span>
      <input
        type="number"
        min=${option.low ?? nothing}
        max=${option.high ?? nothing}
        .value=${String(value ?? '')}
        @change=${onInput}
      />
      ${refused}
    </label>`;
  return html`<fieldset>
    <legend>${words.format(id)}</legend>
    ${option.values.map(
      (choice) =>
        html`<label class="choice">
          <input
            type="radio"
            name=${option.key}
            .checked=${choice === value}
            @change=${() => set(choice)}
          />
          <span
            ><strong>${words.format(`${id}-${choice}`)}</strong>
            <small>${words.format(`${id}-${choice}-help`)}</small></span
          >
        </label>`,
    )}
    ${refused}
  </fieldset>`;
}

/** The choice how cards are ordered before the game, in families that have cards. */
function cardsField(/** @type {Page} */ app, /** @type {Draft} */ draft) {
  const { words } = app;
  const ways = /** @type {const} */ (['chosen', 'random', 'usual']);
  return html`<fieldset>
    <legend>${words.format('new-cards')}</legend>
    ${ways.map(
      (way) =>
        html`<label class="choice">
          <input
            type="radio"
            name="cards"
            .checked=${draft.cards === way}
            @change=${() => change(app, { cards: way })}
          />
          <span
            ><strong>${words.format(`new-cards-${way}`)}</strong>
            <small>${words.format(`new-cards-${way}-help`)}</small></span
          >
        </label>`,
    )}
  </fieldset>`;
}

/** The value in force of an option whose default depends on other options. */
function optionInForce(/** @type {Page} */ app, /** @type {Draft} */ { variant }, /** @type {Option} */ { key }) {
  return app.scenes.start(variant, '').options[key];
}

function seatsOf(/** @type {Page} */ app, /** @type {string} */ variant) {
  return app.scenes.start(variant, '').seats;
}

/** The choice how the game starts: drawn from a seed, from a preset, or with pieces placed by the players. */
function startField(/** @type {Page} */ app, /** @type {Family} */ { presets }, /** @type {Draft} */ draft) {
  const { words } = app;
  const seats = seatsOf(app, draft.variant);
  const layouts = presets.filter(({ variant, position }) => position && seatsOf(app, variant) === seats);
  const choice = (/** @type {string} */ id, /** @type {boolean} */ isChosen, /** @type {Partial<Draft>} */ changes) =>
    html`<label class="choice">
      <input
        type="radio"
        name="start"
        .checked=${isChosen}
        @change=${() => change(app, { seed: undefined, position: '', ...changes })}
      />
      <span
        ><strong>${words.format(id)}</strong> <small>${words.format(`${id}-line`)}</small></span
      >
    </label>`;
  const isDrawn = draft.seed !== undefined;
  return html`<fieldset>
    <legend>${words.format('new-table')}</legend>
    ${choice('new-table-random', isDrawn, { seed: drawSeed() })}
    ${isDrawn ? seedField(app, /** @type {number} */ (draft.seed)) : nothing}
    ${layouts.map(({ key, variant, position }) =>
      choice(`preset-${key}`, !isDrawn && draft.position === position && draft.variant === variant, {
        text: variant,
        position,
      }),
    )}
    ${choice('new-table-hand', !isDrawn && draft.position === '', {})}
  </fieldset>`;
}

function seedField(/** @type {Page} */ app, /** @type {number} */ seed) {
  const { words } = app;
  const onSeed = (/** @type {Event} */ event) => change(app, { seed: readSeed(valueIn(event).trim()) ?? seed });
  return html`<div class="row seed">
    <label class="field">
      <span>${words.format('new-table-seed')}</span>
      <input type="text" inputmode="numeric" .value=${String(seed)} @change=${onSeed} />
    </label>
    <button type="button" @click=${() => change(app, { seed: drawSeed() })}>
      ${pageIcon('dice')}${words.format('new-table-again')}
    </button>
  </div>`;
}

function refusal(/** @type {Page} */ { words }, /** @type {string} */ id, /** @type {unknown} */ error) {
  const refused = error === undefined ? undefined : describeError(words, error);
  return html`<div id=${id} class="error" role="status">
    ${
      refused
        ? html`<p>${refused.text}</p>
          ${refused.place ? placeInText(refused.place) : nothing}`
        : nothing
    }
  </div>`;
}

function textFields(/** @type {Page} */ app, /** @type {Draft} */ draft) {
  const { words } = app;
  const onText = (/** @type {Event} */ event) => change(app, { text: valueIn(event) }, true);
  const onPosition = (/** @type {Event} */ event) => change(app, { position: valueIn(event), seed: undefined }, true);
  return html`<label class="field">
      <span>${words.format('new-text')}</span>
      <input
        type="text"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        aria-describedby="text-error"
        aria-invalid=${draft.error !== undefined}
        .value=${draft.text}
        @input=${onText}
      />
    </label>
    ${refusal(app, 'text-error', draft.error)}
    <label class="field">
      <span>${words.format('new-position')}</span>
      <input
        type="text"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        placeholder=${words.format('new-position-usual')}
        aria-describedby="position-error"
        aria-invalid=${draft.positionError !== undefined}
        .value=${draft.position}
        @input=${onPosition}
      />
    </label>
    ${refusal(app, 'position-error', draft.positionError)}`;
}

/** The choice of players, one for each seat of the position. */
function seatsField(/** @type {Page} */ app, /** @type {Draft} */ { variant, position, players, isByLink }) {
  const view = app.scenes.start(variant, position.trim());
  const people = [...view.seats].filter((seat) => !readPlayers(players ?? '', view.seats)[seat]);
  return html`${playersField(app.words, view, players, (value) => change(app, { players: value }))}
  ${
    people.length > 1
      ? html`<label class="choice">
        <input
          type="checkbox"
          .checked=${isByLink ?? false}
          @change=${(/** @type {Event} */ { target }) =>
            change(app, { isByLink: /** @type {HTMLInputElement} */ (target).checked })}
        />
        <span>${app.words.format('new-by-link')}</span>
      </label>`
      : nothing
  }`;
}

/** The choice of clocks for the seats of the position. */
function clockFields(/** @type {Page} */ app, /** @type {Draft} */ { variant, position, clock }) {
  const view = app.scenes.start(variant, position.trim());
  return clockField(app, view, clock, (value) => change(app, { clock: value }));
}

/** Why the game cannot be started; short if the reason is shown beside an option already. */
function whyNot(
  /** @type {import('../services/state.js').State['words']} */ words,
  /** @type {Draft} */ { text, error, positionError },
) {
  const isPlain = error instanceof MotleyError && optionAt(text, error.offset) !== undefined;
  return isPlain ? describeReason(words, error) : describeError(words, error ?? positionError).text;
}

/** The position that a game of the form begins with. */
function startOf(/** @type {Page} */ { engine }, /** @type {Draft} */ { variant, position, seed }) {
  const session = new Session(engine, variant, position.trim(), seed);
  session.dispose();
  return session.start;
}

export function newGameDialog(/** @type {Page} */ app) {
  const { words, schema } = app;
  const draft = /** @type {Draft} */ (app.dialog?.draft);
  const family = findFamily(schema, draft.variant);
  const isBad = draft.error !== undefined || draft.positionError !== undefined;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (isBad) return;
    const { variant, position, cards, seed, players, clock, isByLink } = draft;
    app.start(variant, { position: position.trim(), cards, seed, players, clock, isByLink });
  };
  const edit = () => app.openEditor({ variant: draft.variant, position: startOf(app, draft) });
  return frame(
    app,
    'new-game',
    html`<form class="new-game" @submit=${submit}>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="dialog-title">
        ${familyChoice(app, draft)}
        <div class="preview">
          ${picture(app, app.scenes.start(draft.variant, isBad ? '' : draft.position.trim(), draft.seed))}
        </div>
        <div class="options">
          ${isBad ? nothing : seatsField(app, draft)} ${isBad ? nothing : clockFields(app, draft)}
          ${family ? presetChoice(app, family, draft) : nothing}
          ${family?.orders ? cardsField(app, draft) : nothing}
          ${family?.shuffle ? startField(app, family, draft) : nothing}
          ${family?.options.map((option) => optionField(app, family, option))}
          <details>
            <summary>${words.format('new-as-text')}</summary>
            ${textFields(app, draft)}
          </details>
        </div>
      </div>
      <div class="row">
        ${isBad ? html`<p class="error">${whyNot(words, draft)}</p>` : nothing}
        <button type="submit" class="main" ?disabled=${isBad}>${words.format('new-start')}</button>
        <button type="button" ?disabled=${isBad} @click=${edit}>${words.format('editor-open')}</button>
        <button type="button" @click=${() => app.closeDialog()}>${words.format('cancel')}</button>
      </div>
    </form>`,
    { wide: true },
  );
}
