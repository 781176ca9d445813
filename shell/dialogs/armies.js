// The fields for options whose values are lists of pieces: a choice of kinds, the back sides that an army uses, and
// which kind replaces which.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';
import { pageIcon } from '../art/page-icons.js';
import { drawing } from '../board/drawing/drawing.js';
import { diagram } from '../legend/diagram.js';
import { lineOf } from '../legend/kinds.js';
import { legendSheets } from '../legend/legend-sheets.js';
import { button } from '../panels/buttons.js';
import { option, valueIn } from '../panels/fields.js';
import '../styles/sides.css';
import { kindId } from '../table/game/turns.js';
import { describeValue, isIdle } from '../table/game/variants.js';

/** @import { Family, Kind, Option, Step } from '../../web/types.js' */

/** @typedef {Pick<import('../services/state.js').Page, 'scenes' | 'words'>} Page */

/**
 * An option with its value and a function that changes it.
 * @typedef {object} Field
 * @property {Option} option
 * @property {string} id of its label
 * @property {string} value
 * @property {(value: string) => void} set
 * @property {(value: string) => boolean} accepts whether the rules take a value
 * @property {(kind: string) => Step[]} stepsOf how a kind moves in this game
 */

// The diagrams have sheets of their own, which another part of the page may have brought already.
for (const sheet of legendSheets)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);

const listOf = (/** @type {string} */ value) => (value ? value.split(',') : []);

/** A kind as a small card that can be chosen, with its moves where that helps to choose. */
function kindCard(
  /** @type {Page} */ { words },
  /** @type {Kind} */ { code, name },
  /** @type {{ type: 'radio' | 'checkbox', group: string, isChosen: boolean, choose: () => void }} */ input,
  /** @type {Step[] | undefined} */ steps = undefined,
  line = '',
) {
  return html`<label class="kind-card">
    <input
      type=${input.type}
      name=${input.group}
      value=${code}
      aria-label=${words.format(`kind-${name}`)}
      .checked=${input.isChosen}
      @change=${input.choose}
    />
    ${drawing(name)}<span class="name">${words.format(`kind-${name}`)}</span>
    ${steps ? diagram(words, name, steps) : nothing}
    ${line && words.has(line) ? html`<small>${words.format(line)}</small>` : nothing}
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

/** Lets the user choose front or back of each kind that has a back; each is shown with its moves. */
function backsField(/** @type {Page} */ app, /** @type {Family} */ family, /** @type {Field} */ field) {
  const { words } = app;
  const { kinds } = family;
  const chosen = listOf(field.value);
  const fronts = kinds.filter(({ code }) => kinds.some(({ front }) => front === code));
  return html`<div class="fronts">
    ${fronts.map((front) => {
      const backs = kinds.filter((kind) => kind.front === front.code);
      const others = chosen.filter((code) => !backs.some((back) => back.code === code));
      const now = backs.find(({ code }) => chosen.includes(code)) ?? front;
      const title = words.format('armies-side', { kind: `kind-${front.name}` });
      const group = `${field.option.key}-${front.code}`;
      const choose = (/** @type {Kind} */ kind) => () =>
        field.set((kind === front ? others : [...others, kind.code]).join(','));
      return html`<div class="legend sides" role="radiogroup" aria-label=${title}>
        ${[front, ...backs].map((kind) =>
          kindCard(
            app,
            kind,
            { type: 'radio', group, isChosen: kind === now, choose: choose(kind) },
            field.stepsOf(kind.code),
            lineOf({ family }, kind.name),
          ),
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
  const textOf = (/** @type {string[][]} */ changed) => changed.map((pair) => pair.join(':')).join(',');
  const write = (/** @type {string[][]} */ changed) => field.set(textOf(changed));
  const replace = (/** @type {number} */ at, /** @type {string[]} */ pair) =>
    write(pairs.map((old, i) => (i === at ? pair : old)));
  const free = kinds.filter(({ code }) => inPlay.includes(code) && !pairs.some(([lost]) => lost === code));
  /** The kinds that can stand beside one of a pair, and what stands there now. */
  const beside = (/** @type {string} */ one, /** @type {string} */ now) =>
    kinds.filter(({ code }) => !isIdle(field.option, [code, one]) || code === now);
  /** Adds the first pair that the rules take. */
  const add = () => {
    for (const { code: lost } of [...free].reverse())
      for (const { code: source } of beside(lost, '').filter(({ code }) => inPlay.includes(code)))
        if (field.accepts(textOf([...pairs, [lost, source]]))) return write([...pairs, [lost, source]]);
  };
  const captions = html`<div class="pair captions" aria-hidden="true">
    <span>${words.format('armies-lost')}</span><span>${words.format('armies-new')}</span>
  </div>`;
  return html`<div class="pairs">
    ${pairs.length > 0 ? captions : nothing}
    ${pairs.map(([lost, source = ''], i) => {
      const name = kindId({ kinds }, lost);
      const sourceLabel = words.format('armies-source', { kind: name });
      const idle = words.format('pair-idle', { pair: '' });
      const setLost = (/** @type {string} */ code) => replace(i, [code, source]);
      return html`<div class="row pair">
        ${kindSelect(app, beside(source, lost), words.format('armies-lost'), lost, setLost)}
        ${kindSelect(app, beside(lost, source), sourceLabel, source, (code) => replace(i, [lost, code]))}
        <button
          type="button"
          class="square quiet"
          aria-label=${words.format('armies-remove', { kind: name })}
          @click=${() => write(pairs.filter((_, other) => other !== i))}
        >
          ${icon('close')}
        </button>
        ${isIdle(field.option, [lost, source]) ? html`<span class="idle">${idle}</span>` : nothing}
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
 * @param {{ inPlay: string[], refused: unknown, isOpen: boolean }} state kinds of the game, why the value is refused,
 *   and whether the list is shown at first
 * @returns {unknown} undefined for an option that is no list of pieces
 */
export function listField(app, family, field, { inPlay, refused, isOpen }) {
  const content = contentOf(app, family, field, inPlay);
  if (!content) return undefined;
  const { words } = app;
  const { option, id, value } = field;
  const shown = value ? describeValue(words, family, option, value) : words.format('armies-none');
  return html`<details class="list-field" ?open=${isOpen || value !== '' || refused !== nothing}>
    <summary><strong>${words.format(id)}</strong> <span>${shown}</span></summary>
    ${content} ${refused}
  </details>`;
}
