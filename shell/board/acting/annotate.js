// Draws arrows and marks on a board, and lets people draw their own: with the right mouse button, or while drawing is
// switched on with anything that points.

import { html, svg } from 'lit';
import { hasLetGo } from '../camera/let-go.js';
import { formatShapes, parseShapes, toggleShape } from './annotations.js';

/** @import { Scene, View, Words } from '../view/types.js' */
/** @import { Shape } from './annotations.js' */

/**
 * @typedef {HTMLElement & Pick<import('./pointer.js').PointerBoard, 'squareUnder'>} DrawnBoard
 * @typedef {{ view: View, at: number }} Shown the position of a game that is drawn on
 */

/** A ring around a square's middle, or an arrow from middle to middle; from a hand it comes from below. */
function draw(/** @type {Scene} */ { geometry }, /** @type {Shape} */ { from, to = from, colour }) {
  const end = geometry.place(to);
  const start = from.startsWith('*') ? { column: end.column, row: end.row + 1 } : geometry.place(from);
  const [x1, y1] = [start.column + 0.5, start.row + 0.5];
  const [x2, y2] = [end.column + 0.5, end.row + 0.5];
  if (from === to) {
    const ring = (/** @type {string} */ name) => svg`<circle class=${name} cx=${x2} cy=${y2} r="0.41"></circle>`;
    return svg`<g class=${colour}>${ring('halo')}${ring('ink')}</g>`;
  }
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const point = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ far, turn = 0) =>
    `${x + Math.cos(angle + turn) * far} ${y + Math.sin(angle + turn) * far}`;
  const tip = point(x2, y2, -0.1);
  const head = `M${point(x2, y2, -0.42, 0.42)}L${tip}L${point(x2, y2, -0.42, -0.42)}`;
  const d = `M${point(x1, y1, 0.1)}L${tip}${head}`;
  return svg`<g class=${colour}><path class="halo" d=${d}></path><path class="ink" d=${d}></path></g>`;
}

/** The colour by the keys that are held, as where people draw on boards elsewhere. */
function colourOf(/** @type {MouseEvent} */ { shiftKey, ctrlKey, altKey, metaKey }) {
  const isOther = altKey || metaKey;
  if (shiftKey || ctrlKey) return isOther ? 'yellow' : 'red';
  return isOther ? 'blue' : 'green';
}

/** The drawings on one board: by its author, by its reader, and the one that the reader is about to make. */
export class Annotations {
  /** Whether a finger, a pen or the left button draws. */
  isOn = false;
  /** @type {Shape[]} */
  #given = [];
  /** @type {Shape[]} */
  #drawn = [];
  /** @type {Shape | null} */
  #begun = null;
  /** The game and the position of it that these belong to. @type {Shown | null} */
  #session = null;
  #at = 0;
  #update;
  #tell;

  /**
   * @param {() => void} update asks for a new picture
   * @param {(text: string) => void} tell called when the reader has drawn something, with all of it
   */
  constructor(update, tell) {
    this.#update = update;
    this.#tell = tell;
  }

  /** Forgets the drawings on another position. */
  #follow(/** @type {Shown} */ session) {
    if (this.#session === session && this.#at === session.at) return;
    this.#session = session;
    this.#at = session.at;
    this.#given = [];
    this.#drawn = [];
    this.#begun = null;
  }

  /** Reads the author's text for the position shown. Throws a MarksError. */
  read(/** @type {string} */ text, /** @type {Shown} */ session) {
    this.#follow(session);
    this.#given = [];
    this.#given = parseShapes(text, session.view);
  }

  /** Puts back the reader's drawings on the position shown. */
  restore(/** @type {string} */ text, /** @type {Shown} */ session) {
    this.#follow(session);
    this.#drawn = readGladly(text, session);
  }

  /**
   * All that is drawn on the position shown.
   * @param {Shown} session
   * @param {string[]} texts of others that belong to the position
   */
  shapes(session, texts) {
    this.#follow(session);
    const told = texts.flatMap((text) => readGladly(text, session));
    return [...told, ...this.#given, ...this.#drawn, ...(this.#begun ? [this.#begun] : [])];
  }

  /** The function that draws shapes over a board; null if none is on the board. */
  layer(/** @type {Shape[]} */ shapes) {
    const onBoard = shapes.filter(({ from, to }) => to !== undefined || !from.startsWith('*'));
    if (onBoard.length === 0) return null;
    return (/** @type {Scene} */ scene) => {
      const { files, ranks } = scene.geometry;
      return html`<svg class="annotations" viewBox="0 0 ${files} ${ranks}">
        ${onBoard.map((shape) => draw(scene, shape))}
      </svg>`;
    };
  }

  /**
   * Begins to draw at a press, and ends with it. Returns a function that ends it at an event, if that has come already.
   */
  begin(/** @type {DrawnBoard} */ view, /** @type {Shown} */ session, /** @type {PointerEvent} */ press) {
    const from = view.squareUnder(press);
    if (!from) return undefined;
    this.#follow(session);
    const toShape = (/** @type {PointerEvent} */ event) => {
      const to = view.squareUnder(event) ?? from;
      return to === from ? { from, colour: colourOf(event) } : { from, to, colour: colourOf(event) };
    };
    const listening = new AbortController();
    const listen = (/** @type {string} */ name, /** @type {(event: PointerEvent) => void} */ run) =>
      view.ownerDocument.defaultView?.addEventListener(
        name,
        (event) =>
          /** @type {PointerEvent} */ (event).pointerId === press.pointerId && run(/** @type {PointerEvent} */ (event)),
        { signal: listening.signal, capture: true },
      );
    const end = (/** @type {Shape | null} */ shape) => {
      listening.abort();
      this.#begun = null;
      if (shape) {
        this.#drawn = toggleShape(this.#drawn, shape);
        this.#tell(formatShapes(this.#drawn));
      }
      this.#update();
    };
    listen('pointermove', (event) => {
      if (hasLetGo(event)) return end(null);
      this.#begun = toShape(event);
      this.#update();
    });
    listen('pointerup', (event) => end(toShape(event)));
    listen('pointercancel', () => end(null));
    this.#begun = toShape(press);
    this.#update();
    return (/** @type {PointerEvent} */ event) => end(toShape(event));
  }

  /** Removes the reader's drawings. */
  clear() {
    if (this.#drawn.length === 0) return;
    this.#drawn = [];
    this.#tell('');
    this.#update();
  }

  /** Tells a board whether it is drawn on, and marks the kinds in the hand beside it. */
  prepare(/** @type {DrawnBoard | null} */ view, /** @type {Element | null} */ hand, /** @type {Shape[]} */ shapes) {
    if (hand) Object.assign(hand, { marked: Object.fromEntries(shapes.map(({ from, colour }) => [from, colour])) });
    view?.toggleAttribute('data-drawing', this.isOn);
  }

  /** The same in words. */
  describe(/** @type {Words} */ words, /** @type {Shape[]} */ shapes) {
    const list = shapes.map(({ from, to, colour }) => {
      const isHeld = from.startsWith('*');
      const id = to === undefined ? (isHeld ? 'mark-hand' : 'mark-square') : isHeld ? 'mark-drop' : 'mark-arrow';
      const name = from.replace('*', '');
      return words.format(id, { colour: words.format(`mark-colour-${colour}`), from: name, square: to ?? name });
    });
    return list.length > 0 ? words.format('marks-spoken', { list: list.join(', ') }) : '';
  }
}

/** The shapes of a comment; a text that cannot be read has none. */
function readGladly(/** @type {string} */ text, /** @type {Shown} */ session) {
  try {
    return parseShapes(text, session.view);
  } catch {
    return [];
  }
}
