// The fields for options whose values are lists of pieces: a choice of kinds, the back sides that an army uses, and
// which kind replaces which.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';
import { pageIcon } from '../art/page-icons.js';
import { drawing } from '../board/drawing/drawing.js';
import { button } from '../panels/buttons.js';
import { option, valueIn } from '../panels/fields.js';
import { kindId } from '../table/game/turns.js';
import { describeValue, isIdle } from '../table/game/variants.js';

/** @import { Family, Kind, Option } from '../../web/types.js' */

/** @typedef {Pick<import('../services/state.js').Page, 'words'>} Page */

/**
 * An option with its value and a function that changes it.
 * @typedef {object} Field
 * @property {Option} option
 * @property {string} id of its label
 * @property {string} value
 * @property {(value: string) => void} set
 */

const listOf = (/** @type {string} */ value) => (value ? value.split(',') : []);

/** A kind as a small card that can be chosen. */
function kindCard(
  /** @type {Page} */ { words },
  /** @type {Kind} */ { code, name },
  /** @type {{ type: 'radio' | 'checkbox', group: string, isChosen: boolean, choose: () => void }} */ input,
) {
  return html`<label class="kind-card">
    <input
      type=${input.type}
      name=${input.group}
      value=${code}
      .checked=${input.isChosen}
      @change=${input.choose}
    />
    ${drawing(name)}<span>${words.format(`kind-${name}`)}</span>
  </label>`;
}

/** Lets the user choose some of the kinds in the game. */
function kindsField(
  /** @type {Page} */ app,
  /** @type {Family} */ { kinds },
  /** @type {Field} */ field,
  /** @type {string[]} */ inPlay,
) {
  const chosen = listOf(field.value);
  const toggle = (/** @type {string} */ code) =>
    field.set((chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code]).join(','));
  return html`<div class="kind-cards">
    ${kinds
      .filter(({ code }) => inPlay.includes(code) || chosen.includes(code))
      .map((kind) =>
        kindCard(app, kind, {
          type: 'checkbox',
          group: field.option.key,
          isChosen: chosen.includes(kind.code),
          choose: () => toggle(kind.code),
        }),
      )}
  </div>`;
}

/** Lets the user choose front or back of each kind that has a back. */
function backsField(/** @type {Page} */ app, /** @type {Family} */ { kinds }, /** @type {Field} */ field) {
  const { words } = app;
  const chosen = listOf(field.value);
  const fronts = kinds.filter(({ code }) => kinds.some(({ front }) => front === code));
  return html`<div class="fronts">
    ${fronts.map((front) => {
      const backs = kinds.filter((kind) => kind.front === front.code);
      const others = chosen.filter((code) => !backs.some((back) => back.code === code));
      const now = backs.find(({ code }) => chosen.includes(code)) ?? front;
      const title = words.format('armies-side', { kind: `kind-${front.name}` });
      return html`<div class="kind-cards" role="radiogroup" aria-label=${title}>
        ${[front, ...backs].map((kind) =>
          kindCard(app, kind, {
            type: 'radio',
            group: `${field.option.key}-${front.code}`,
            isChosen: kind === now,
            choose: () => field.set((kind === front ? others : [...others, kind.code]).join(',')),
          }),
        )}
      </div>`;
    })}
  </div>`;
}

function kindSelect(
  /** @type {Page} */ { words },
  /** @type {Kind[]} */ kinds,
  /** @type {string} */ label,
  /** @type {string} */ value,
  /** @type {(code: string) => void} */ set,
) {
  return html`<select aria-label=${label} @change=${(/** @type {Event} */ event) => set(valueIn(event))}>
    ${kinds.map(({ code, name }) => option(code, words.format(`kind-${name}`), code === value))}
  </select>`;
}

/** A row for each pair: the kind that is lost and the one that replaces it. Pairs that do nothing are not offered. */
function pairsField(
  /** @type {Page} */ app,
  /** @type {Family} */ { kinds },
  /** @type {Field} */ field,
  /** @type {string[]} */ inPlay,
) {
  const { words } = app;
  const pairs = listOf(field.value).map((pair) => pair.split(':'));
  const write = (/** @type {string[][]} */ changed) => field.set(changed.map((pair) => pair.join(':')).join(','));
  const replace = (/** @type {number} */ at, /** @type {string[]} */ pair) =>
    write(pairs.map((old, i) => (i === at ? pair : old)));
  const free = kinds.filter(({ code }) => inPlay.includes(code) && !pairs.some(([lost]) => lost === code));
  /** The kinds that can stand beside one of a pair, and what stands there now. */
  const beside = (/** @type {string} */ one, /** @type {string} */ now) =>
    kinds.filter(({ code }) => !isIdle(field.option, [code, one]) || code === now);
  const add = () => {
    const { code: lost } = free[free.length - 1] ?? kinds[kinds.length - 1];
    const { code: source } = beside(lost, '').find(({ code }) => inPlay.includes(code)) ?? beside(lost, '')[0];
    write([...pairs, [lost, source]]);
  };
  return html`<div class="pairs">
    ${pairs.map(([lost, source = ''], i) => {
      const name = kindId({ kinds }, lost);
      const sourceLabel = words.format('armies-source', { kind: name });
      const idle = words.format('pair-idle', { pair: '' });
      const setLost = (/** @type {string} */ code) => replace(i, [code, source]);
      return html`<div class="row">
        ${kindSelect(app, beside(source, lost), words.format('armies-lost'), lost, setLost)}
        <span aria-hidden="true">←</span>
        ${kindSelect(app, beside(lost, source), sourceLabel, source, (code) => replace(i, [lost, code]))}
        ${isIdle(field.option, [lost, source]) ? html`<span>${idle}</span>` : nothing}
        <button
          type="button"
          class="square quiet"
          aria-label=${words.format('armies-remove', { kind: name })}
          @click=${() => write(pairs.filter((_, other) => other !== i))}
        >
          ${icon('close')}
        </button>
      </div>`;
    })}
    ${button(pageIcon('plus'), words.format('armies-add'), add, { names: 'small' })}
  </div>`;
}

/** The control for the value of an option, by the form of the option; undefined if it is no list of pieces. */
function contentOf(
  /** @type {Page} */ app,
  /** @type {Family} */ family,
  /** @type {Field} */ field,
  /** @type {string[]} */ inPlay,
) {
  const { form } = field.option;
  if (form === 'backs') return backsField(app, family, field);
  if (form === 'kinds') return kindsField(app, family, field, inPlay);
  if (form === 'pairs') return pairsField(app, family, field, inPlay);
  return undefined;
}

/**
 * @param {Page} app
 * @param {Family} family
 * @param {Field} field
 * @param {{ inPlay: string[], refused: unknown }} state kinds of the game, and why the value is refused
 * @returns {unknown} undefined for an option that is no list of pieces
 */
export function listField(app, family, field, { inPlay, refused }) {
  const content = contentOf(app, family, field, inPlay);
  if (!content) return undefined;
  const { words } = app;
  const { option, id, value } = field;
  const shown = value ? describeValue(words, family, option, value) : words.format('armies-none');
  return html`<details class="list-field" ?open=${value !== '' || refused !== nothing}>
    <summary><strong>${words.format(id)}</strong> <span>${shown}</span></summary>
    ${content} ${refused}
  </details>`;
}
