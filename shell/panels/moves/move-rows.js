// The rows of a list of moves, on our page and beside embedded boards. They are built without templates, which would
// need several times as many nodes: a long game has hundreds of actions, all of which stay in the list for screen
// readers, for the keys of move-keys.js and for a search in the page. Only rows that have changed are built anew.

import { noChange, nothing, render } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { drawnSet } from '../../art/art.js';
import { hasColours, painter } from '../../board/drawing/paint.js';
import { describeStep, formatStep, groupRows } from '../../table/game/turns.js';
import { findFamily } from '../../table/game/variants.js';
import { seatId } from '../../words/seat-names.js';
import { useFigure } from './used-art.js';

/** @import { Session, Step } from '../../table/game/session.js' */
/** @import { Row } from '../../table/game/turns.js' */
/** @import { Table } from '../../table/table.js' */

/**
 * @typedef {object} Details
 * @property {boolean} [hasColumns] whether each seat has a column, where there are two
 * @property {(ply: number) => unknown} [mark] what stands beside an action
 * @property {(ply: number) => unknown} [told] what is said after an action
 */

/**
 * The button of an action.
 * @typedef {object} Item
 * @property {HTMLElement} button
 * @property {number} ply
 * @property {string} name in words
 * @property {'done' | 'now' | 'later' | undefined} state
 * @property {HTMLElement | null} mark
 * @property {HTMLElement | null} told
 */

/** @typedef {{ line: HTMLElement, steps: Step[], items: Item[] }} Built */

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 */
function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

const stepsOf = (/** @type {Row} */ { turns }) => turns.flatMap(({ steps }) => steps.map(({ step }) => step));

class MoveRows extends Directive {
  /** @type {Built[]} */
  #built = [];
  /** The values on which all rows depend. @type {unknown[]} */
  #base = [];
  #at = -1;
  /** @type {Table | null} */
  #table = null;

  /** Called by Lit where nothing can be built. */
  render(/** @type {Table} */ _table, /** @type {Session} */ _session, /** @type {Details} */ _details = {}) {
    return noChange;
  }

  /**
   * @override
   * @param {import('lit').ElementPart} part
   * @param {[Table, Session, Details?]} given
   */
  update({ element }, [table, session, details = {}]) {
    if (!this.#table) {
      element.addEventListener('click', (event) => this.#go(event));
      requestAnimationFrame(() => watchRoom(element));
    }
    this.#table = table;
    const { words, choices } = table;
    const { seats, family } = session.view;
    const { look, notation } = choices;
    const base = [words, words.locale, drawnSet, look, notation, seats, family, details.hasColumns];
    const isSame = base.every((one, i) => one === this.#base[i]);
    this.#base = base;
    const before = this.#built;
    const hasFocus = () => element.contains(/** @type {Document} */ (element.getRootNode()).activeElement);
    const hadFocus = hasFocus();
    const isChanged = this.#fill(element, session, details, isSame);
    for (const { items } of this.#built) for (const item of items) this.#show(item, session, details);
    // Another line is shown: the element that had the focus is gone.
    if (hadFocus && !hasFocus())
      /** @type {HTMLElement | null} */ (element.querySelector('[tabindex="0"]'))?.focus({ preventScroll: true });
    if (isChanged || before.length === 0 || this.#at !== session.at) keepInSight(element);
    this.#at = session.at;
    return noChange;
  }

  /** Builds the rows that are other ones than before. Returns whether there are any. */
  #fill(/** @type {Element} */ list, /** @type {Session} */ session, /** @type {Details} */ details, isSame = false) {
    const rows = groupRows(session.steps, session.view.seats);
    let same = 0;
    const isKept = (/** @type {Built | undefined} */ built, /** @type {Row} */ row) => {
      const steps = stepsOf(row);
      return built?.steps.length === steps.length && steps.every((step, i) => step === built.steps[i]);
    };
    while (isSame && same < rows.length && isKept(this.#built[same], rows[same])) same++;
    const isChanged = same < rows.length || same < this.#built.length;
    for (const { line } of this.#built.splice(same)) line.remove();
    for (const row of rows.slice(same)) this.#built.push(this.#build(session, row, details));
    list.append(...this.#built.slice(same).map(({ line }) => line));
    return isChanged;
  }

  /** @returns {Built} */
  #build(/** @type {Session} */ session, /** @type {Row} */ row, /** @type {Details} */ { hasColumns }) {
    const { seats } = session.view;
    const line = make('li', { 'data-number': String(row.number) });
    const isRound = hasColumns && seats.length > 2;
    const place = isRound ? make('span', { class: 'round' }) : line;
    const items = row.turns.flatMap(({ steps }) => steps.map(({ step, ply }) => this.#item(place, session, step, ply)));
    if (isRound) line.append(place);
    const steps = stepsOf(row);
    if (hasColumns && !isRound)
      for (const [i, { button }] of items.entries()) button.dataset.column = `${seats.indexOf(steps[i].seat)}`;
    return { line, steps, items };
  }

  /** @returns {Item} */
  #item(
    /** @type {HTMLElement} */ cell,
    /** @type {Session} */ { view },
    /** @type {Step} */ step,
    /** @type {number} */ ply,
  ) {
    const { words, schema, choices } = /** @type {Table} */ (this.#table);
    const family = findFamily(schema, view.family);
    const { action, taken } = step;
    const nameOf = (/** @type {string | undefined} */ code) => family?.kinds.find((kind) => kind.code === code)?.name;
    const figure = (
      /** @type {string | undefined} */ code,
      /** @type {{ seat: string, owner?: string }} */ piece,
      /** @type {string | undefined} */ cards = undefined,
    ) => {
      const kind = nameOf(code);
      const { seat, tile } = painter(view, piece);
      const paint = { seat, tile, isTile: hasColours(view) };
      return kind ? [useFigure(cell, kind, paint, cards && { look: choices.look, order: cards })] : [];
    };
    const seat = seatId(view.family, step.seat);
    const isSwitch = action.type === 'switch';
    // The visible text is a part of the spoken name, so that people who speak to the page can name the button.
    const said = describeStep(words, family, step, isSwitch ? '' : formatStep(step));
    const name = words.format('status-last', { seat, action: said });
    const button = make(
      'button',
      { type: 'button', 'data-ply': String(ply), 'aria-label': name },
      ...figure(step.kind ?? action.kind, { seat: step.seat }, action.cards),
      isSwitch ? `${action.source}` : formatStep(step, choices),
      ...taken.flatMap((piece) => figure(piece.kind, piece)),
    );
    cell.append(button);
    return { button, ply, name, state: undefined, mark: null, told: null };
  }

  /** Shows where the game stands, and what is beside and after an action. */
  #show(/** @type {Item} */ item, /** @type {Session} */ { at }, /** @type {Details} */ { mark, told }) {
    const { button, ply, name } = item;
    const state = ply === at ? 'now' : ply > at ? 'later' : 'done';
    const isReached = state === 'now' || (at === 0 && ply === 1);
    if (state !== item.state) {
      button.className = state === 'later' ? 'move later' : 'move';
      if (state === 'now') button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
    button.tabIndex = isReached ? 0 : -1;
    item.state = state;
    const host = place(item.mark, mark?.(ply), (span) => button.append(span));
    if (host || item.mark) {
      const more = [...(host?.querySelectorAll('.only-spoken, .nag') ?? [])].map((one) => one.textContent?.trim());
      button.setAttribute('aria-label', [name, ...more].join(' '));
    }
    item.mark = host;
    item.told = place(item.told, told?.(ply), (span) => button.after(span));
  }

  #go(/** @type {Event} */ { target }) {
    const button = target instanceof Element && target.closest('[data-ply]');
    if (button instanceof HTMLElement) this.#table?.goTo(Number(button.dataset.ply));
  }
}

/**
 * Draws a template into an element of its own, which is made when there is something to draw, and then stays.
 * @param {HTMLElement | null} host
 * @param {unknown} content
 * @param {(host: HTMLElement) => void} add
 */
function place(host, content, add) {
  const isEmpty = content === undefined || content === nothing || (Array.isArray(content) && content.length === 0);
  if (!host && isEmpty) return null;
  const shown = host ?? make('span', { class: 'beside-move' });
  if (!host) add(shown);
  render(isEmpty ? nothing : content, shown);
  return shown;
}

/** What scrolls a list: itself, or the panel that it is in. */
function scrollerOf(/** @type {Element} */ list) {
  for (let one = /** @type {Element | null} */ (list); one; one = one.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(one).overflowY)) return one;
  return null;
}

/** Scrolls a list so that the current move is in sight, without scrolling the page. */
function keepInSight(/** @type {Element} */ list) {
  requestAnimationFrame(() => {
    const current = list.querySelector('[aria-current]');
    const scroller = current && scrollerOf(list);
    if (!scroller) return;
    const { top, height } = scroller.getBoundingClientRect();
    const above = current.getBoundingClientRect().top - top - 8;
    if (above < 0) scroller.scrollTop += above;
    // The comment on the move comes along, as far as there is room for both.
    const after = current.nextElementSibling?.querySelector('.comment:last-child') ?? current;
    const below = Math.min(after.getBoundingClientRect().bottom - top - height + 8, above);
    if (below > 0) scroller.scrollTop += below;
  });
}

/** Keeps the current move in sight where a list gets less room, unless a reader has scrolled away from it. */
function watchRoom(/** @type {Element} */ list) {
  const scroller = scrollerOf(list);
  if (!scroller) return;
  let height = scroller.clientHeight;
  const follow = () => {
    const before = height;
    height = scroller.clientHeight;
    const current = list.querySelector('[aria-current]')?.getBoundingClientRect();
    const { top } = scroller.getBoundingClientRect();
    if (current && height < before && current.top >= top && current.bottom <= top + before) keepInSight(list);
  };
  new ResizeObserver(follow).observe(scroller);
}

/** Fills a list: <ol ${moveRows(table, session)}>. */
export const moveRows = directive(MoveRows);
