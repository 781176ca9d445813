// The buttons below an embedded board.

import { html, nothing } from 'lit';
import { icon } from '../../art/icons.js';

/** @import { Session } from '../../table/game/session.js' */

/**
 * @typedef {Pick<import('./board-state.js').Board, 'described' | 'editor' | 'goBy' | 'goTo' | 'hasPage' |
 *   'isLegendOpen' | 'isRunning' | 'link' | 'reading' | 'requests' | 'running' | 'settings' | 'table' |
 *   'update' | 'words'>} Board
 */

/**
 * @param {Pick<Board, 'words'>} board
 * @param {Parameters<typeof icon>[0]} name
 * @param {string} id of its label
 * @param {(event: MouseEvent) => void} run
 * @param {boolean} [isOff]
 * @param {{ isOn?: boolean, isOpen?: boolean, popup?: 'menu' }} [state] of a button that switches something on, or
 *   opens something
 */
export function button({ words }, name, id, run, isOff = false, { isOn, isOpen, popup } = {}) {
  const label = words.format(id);
  return html`<button
    type="button"
    part="button"
    class="square"
    aria-label=${label}
    title=${label}
    aria-pressed=${isOn ?? nothing}
    aria-expanded=${isOpen ?? nothing}
    aria-haspopup=${popup ?? nothing}
    ?disabled=${isOff}
    @click=${run}
  >
    ${icon(name)}
  </button>`;
}

function playing(/** @type {Board} */ board, /** @type {Session} */ session) {
  const { table, words } = board;
  const { opponents, whoseTurn } = table;
  const { at, isAtEnd, hasEnded, steps } = session;
  // Others know what was played: the reader can look back in the list of moves, and come to the end again.
  if (whoseTurn.isFixed) return isAtEnd ? nothing : button(board, 'end', 'go-end', () => board.goTo(steps.length));
  return html`${button(board, 'undo', 'go-back', () => board.goBy(-1), at === 0)}
    ${button(board, 'redo', 'go-forward', () => board.goBy(1), isAtEnd)}
    ${button(board, 'again', 'embed-again', () => board.described.reset())}
    ${
      whoseTurn.kind === 'computer' && !whoseTurn.isComputing && !hasEnded
        ? html`<button type="button" part="button" @click=${() => opponents.goOn()}>
            ${icon('play')}${words.format('computer-go-on')}
          </button>`
        : nothing
    }`;
}

function replaying(/** @type {Board} */ board, /** @type {Session} */ session) {
  const { at, isAtEnd, steps } = session;
  /** @type {[Parameters<typeof icon>[0], string]} */
  const running = board.isRunning ? ['pause', 'embed-pause'] : ['play', 'embed-run'];
  return html`${button(board, 'start', 'go-start', () => board.goTo(0), at === 0)}
    ${button(board, 'undo', 'go-back', () => board.goTo(at - 1), at === 0)}
    ${button(board, ...running, () => board.running.run(), steps.length === 0)}
    ${button(board, 'redo', 'go-forward', () => board.goTo(at + 1), isAtEnd)}
    ${button(board, 'end', 'go-end', () => board.goTo(steps.length), isAtEnd)}`;
}

function editing(/** @type {Board} */ { editor }) {
  return editor?.buttons();
}

function solving(/** @type {Board} */ { reading }, /** @type {Session} */ session) {
  return reading?.solving(session);
}

/** Switches drawing on for fingers and pens, where the author wants it. */
function drawing(/** @type {Board} */ board) {
  const { reading, settings } = board;
  if (settings.drawing !== 'button' || !reading) return nothing;
  const { annotations } = reading;
  const toggle = () => {
    annotations.isOn = !annotations.isOn;
    board.update();
  };
  return button(board, 'pencil', 'marks-draw', toggle, false, { isOn: annotations.isOn });
}

/** Shows the last actions once more, slowly. */
function showing(/** @type {Board} */ board, /** @type {Session} */ { at }) {
  const { mode } = board.settings;
  const canShow = at > 0 && mode !== 'diagram';
  return canShow ? button(board, 'eye', 'show-again', () => board.table.replay()) : nothing;
}

/** The ways to have the game elsewhere: the link to our page, and the menu. */
function onward(/** @type {Board} */ board, /** @type {Session} */ session) {
  const { hasPage, link, reading, settings, words } = board;
  const toggle = (/** @type {MouseEvent} */ { currentTarget }) => {
    const place = /** @type {Element} */ (currentTarget).closest('.menu');
    if (place) board.requests.toggleMenu(place);
  };
  const isOpen = reading?.menu.isOpen ?? false;
  return html`${
    hasPage
      ? html`<a part="link" href=${link} target="_blank" rel="noopener">${words.format('embed-link')}</a>`
      : nothing
  }
  ${
    settings.hasMenu
      ? html`<div class="menu">
          ${button(board, 'more', 'embed-menu', toggle, false, { isOpen, popup: 'menu' })}
          ${reading?.menu.list(session)}
        </div>`
      : nothing
  }`;
}

export function controls(/** @type {Board} */ board, /** @type {Session} */ session) {
  const { settings, words } = board;
  const { mode, legend } = settings;
  const toggleLegend = () => board.requests.toggleLegend();
  const part = { play: playing, replay: replaying, task: solving, edit: editing, watch: replaying, diagram: null }[
    mode
  ];
  return html`<div class="controls" part="controls" role="group" aria-label=${words.format('controls')}>
    ${part?.(board, session)} ${showing(board, session)} ${drawing(board)}
    ${button(board, 'flip', 'flip', () => board.table.flip())}
    ${
      legend === 'off'
        ? nothing
        : button(board, 'book', 'embed-legend', toggleLegend, false, { isOpen: board.isLegendOpen })
    }
    ${onward(board, session)}
  </div>`;
}
