// The form of the dialog "On your page". A field that has no meaning with the other choices is left out, and a choice
// that is not possible says why.

import { html, nothing } from 'lit';
import { readPlayers, writePlayers } from '../../links/players.js';
import {
  canReplay,
  isLanguageTag,
  isUsuallyRecord,
  looks,
  modes,
  usualAt,
  usualHeight,
  usualLook,
  usualWidth,
} from '../../links/snippet.js';
import { checkField, codeField, option, radios, selectField, valueIn } from '../../panels/fields.js';
import { playersField } from '../players-field.js';

/** @import { Preset } from '../../../web/types.js' */
/** @import { Choices } from '../../links/snippet.js' */
/** @import { Draft } from './embed-dialog.js' */

/** @typedef {Pick<import('../../services/state.js').Page, 'scenes' | 'schema' | 'session' | 'words'>} Page */

/**
 * The ways in which the form changes the draft.
 * @typedef {object} Changes
 * @property {(changes: Partial<Choices>) => void} change
 * @property {(preset: Preset) => void} changeGame
 */

const widths = [usualWidth, 240, 360, 640, 0];

/** The number in a field; undefined if it is none or not in the range. */
function numberIn(/** @type {Event} */ event, /** @type {number} */ low, /** @type {number} */ high) {
  const text = valueIn(event).trim();
  const number = Number(text);
  return text !== '' && Number.isInteger(number) && number >= low && number <= high ? number : undefined;
}

/**
 * A field for a number. An invalid text is replaced by the default when the field is left, not while it is typed in.
 * @param {{ low: number, high: number, value?: number, usual?: number, placeholder?: number }} field
 * @param {(number: number | undefined) => void} onChange
 */
function numberInput({ low, high, value, usual, placeholder }, onChange) {
  const take = (/** @type {Event} */ event) => {
    const number = numberIn(event, low, high);
    if (number === undefined) /** @type {HTMLInputElement} */ (event.target).value = String(usual ?? '');
    onChange(number);
  };
  return html`<input
    type="number"
    min=${low}
    max=${high}
    placeholder=${placeholder ?? nothing}
    .value=${String(value ?? '')}
    @change=${take}
  />`;
}

/** The choice of a game, if none is at the table. */
function gameField(/** @type {Page} */ app, /** @type {Draft} */ { source }, /** @type {Changes} */ { changeGame }) {
  const { words, schema } = app;
  const presets = schema.families.flatMap(({ family, presets }) => presets.map((preset) => ({ family, preset })));
  const isChosen = (/** @type {Preset} */ { variant, position = '' }) =>
    variant === source.variant && position === source.start;
  const onChange = (/** @type {Event} */ event) => {
    const found = presets.find(({ preset }) => preset.key === valueIn(event));
    if (found) changeGame(found.preset);
  };
  return html`<label class="field">
    <span>${words.format('snippet-game')}</span>
    <select @change=${onChange}>
      ${schema.families.map(
        ({ family, presets }) =>
          html`<optgroup label=${words.format(`family-${family}`)}>
            ${presets.map((one) => option(one.key, words.format(`preset-${one.key}`), isChosen(one)))}
          </optgroup>`,
      )}
    </select>
  </label>`;
}

/** The choice of the part of the game, if it has more than its start. */
function takeField(
  /** @type {Page} */ app,
  /** @type {Draft} */ { source, choices },
  /** @type {Changes} */ { change },
) {
  if (source.actions.length === 0) return nothing;
  const set = (/** @type {Choices['take']} */ take) =>
    change({ take, mode: choices.mode === 'replay' && take !== 'game' ? 'play' : choices.mode });
  return radios(app.words, 'snippet-take', ['game', 'position', 'start'], choices.take, set);
}

function modeField(
  /** @type {Page} */ app,
  /** @type {Draft} */ { source, choices },
  /** @type {Changes} */ { change },
) {
  const whyNot = (/** @type {string} */ mode) =>
    mode === 'replay' && !canReplay(source, choices) ? 'snippet-no-replay' : undefined;
  // Each mode has its own default for the position at which the board opens.
  const set = (/** @type {Choices['mode']} */ mode) => change({ mode, at: undefined });
  return radios(app.words, 'snippet-mode', modes, choices.mode, set, whyNot);
}

/** The choice of players, for boards on which a game is played. */
function seatsField(
  /** @type {Page} */ app,
  /** @type {Draft} */ { source, choices },
  /** @type {Changes} */ { change },
) {
  if (choices.mode !== 'play') return nothing;
  const view = app.scenes.start(source.variant, source.start);
  return playersField(app, view, writePlayers(choices.players, source.seats), (text) =>
    change({ players: readPlayers(text ?? '', source.seats) }),
  );
}

/** The number of actions after which the board opens or the task begins. */
function atField(
  /** @type {Page} */ { words },
  /** @type {Draft} */ { source, choices },
  /** @type {Changes} */ { change },
) {
  const { take, mode, at = usualAt(source, mode) } = choices;
  const count = source.actions.length;
  if (take !== 'game' || count === 0) return nothing;
  return html`<label class="field">
    <span>${words.format(mode === 'task' ? 'snippet-at-task' : 'snippet-at', { count })}</span>
    ${numberInput({ low: 0, high: count, value: at, usual: usualAt(source, mode) }, (at) => change({ at }))}
    ${mode === 'task' ? html`<small>${words.format('snippet-solution', { count: count - at })}</small>` : nothing}
  </label>`;
}

function lookFields(/** @type {Page} */ app, /** @type {Choices} */ choices, /** @type {Changes} */ { change }) {
  const { words } = app;
  const names = /** @type {(keyof typeof looks)[]} */ (Object.keys(looks));
  return names.map((name) => {
    const usual = usualLook(choices.mode, name);
    const values = looks[name].map((value) => ({ value, text: words.format(`snippet-${name}-${value}`) }));
    return selectField(words.format(`snippet-${name}`), values, choices[name] ?? usual, (value) =>
      change({ [name]: value === usual ? undefined : value }),
    );
  });
}

/** The fields for the width and, for a frame, the height, which does not follow its content. */
function sizeFields(
  /** @type {Page} */ app,
  /** @type {Draft} */ { choices, preview },
  /** @type {Changes} */ { change },
) {
  const { words } = app;
  const { form, width = usualWidth, height } = choices;
  const texts = widths.map((value) => ({ value, text: words.format('snippet-width-value', { width: value }) }));
  const onWidth = (/** @type {string} */ value) =>
    change({ width: Number(value) === usualWidth ? undefined : Number(value) });
  return html`${selectField(words.format('snippet-width'), texts, width, onWidth)}
  ${
    form === 'frame'
      ? html`<label class="field">
        <span>${words.format('snippet-height')}</span>
        ${numberInput(
          { low: 100, high: 5000, value: height, placeholder: preview.heightAt(width) ?? usualHeight(choices) },
          (height) => change({ height }),
        )}
      </label>`
      : nothing
  }`;
}

function textFields(
  /** @type {Page} */ { words },
  /** @type {Choices} */ { label, names = '', lang },
  /** @type {Changes} */ { change },
) {
  const prose = (/** @type {'names' | 'label'} */ name, /** @type {string} */ value) =>
    html`<label class="field">
      <span>${words.format(`snippet-${name}`)}</span>
      <input
        type="text"
        class="prose"
        autocomplete="off"
        .value=${value}
        @input=${(/** @type {Event} */ event) => change({ [name]: valueIn(event).trim() })}
      />
      <small>${words.format(`snippet-${name}-help`)}</small>
    </label>`;
  return html`${prose('names', names)} ${prose('label', label)}
    <label class="field">
      <span>${words.format('snippet-lang')}</span>
      <input
        type="text"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        aria-describedby="snippet-lang-help"
        .value=${lang}
        @change=${(/** @type {Event} */ event) => change({ lang: valueIn(event).trim() })}
      />
      <small id="snippet-lang-help" class=${isLanguageTag(lang) ? '' : 'error'}
        >${words.format(isLanguageTag(lang) ? 'snippet-lang-help' : 'snippet-lang-bad')}</small
      >
    </label>`;
}

/** Whether the game is written as a record. A frame has no room for one. */
function recordField(
  /** @type {Page} */ { words },
  /** @type {Draft} */ { source, choices },
  /** @type {Changes} */ { change },
) {
  const { form, isRecord = isUsuallyRecord(source, choices) } = choices;
  if (form === 'frame') return nothing;
  const label = html`${words.format('snippet-record')} <small>${words.format('snippet-record-help')}</small>`;
  return checkField(label, isRecord, (isRecord) => change({ isRecord }));
}

/** Arrows and marks, and where a game is played the name under which it is kept. */
function codeFields(
  /** @type {Page} */ { words },
  /** @type {Choices} */ { mode, marks = '', keep = '' },
  /** @type {Changes} */ { change },
) {
  const field = (/** @type {'marks' | 'keep'} */ name, /** @type {string} */ value) =>
    codeField(words.format(`snippet-${name}`), value, (text) => change({ [name]: text }), {
      help: html`<small>${words.format(`snippet-${name}-help`)}</small>`,
    });
  return html`${field('marks', marks)} ${mode === 'play' ? field('keep', keep) : nothing}`;
}

export function embedForm(/** @type {Page} */ app, /** @type {Draft} */ draft, /** @type {Changes} */ changes) {
  const { words } = app;
  const { choices } = draft;
  return html`<form class="embed-form" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${app.session ? takeField(app, draft, changes) : gameField(app, draft, changes)}
    ${modeField(app, draft, changes)} ${seatsField(app, draft, changes)} ${atField(app, draft, changes)}
    ${radios(words, 'snippet-form', ['element', 'frame'], choices.form, (form) => changes.change({ form }))}
    <details>
      <summary>${words.format('snippet-looks')}</summary>
      <div class="embed-looks">
        ${checkField(words.format('snippet-flip'), choices.isFlipped, (isFlipped) => changes.change({ isFlipped }))}
        ${lookFields(app, choices, changes)} ${sizeFields(app, draft, changes)}
        ${textFields(app, choices, changes)} ${codeFields(app, choices, changes)} ${recordField(app, draft, changes)}
      </div>
    </details>
  </form>`;
}
