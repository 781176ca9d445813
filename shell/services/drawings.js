// Arrows and circles that a visitor draws on the board of the page with the right mouse button. They are kept with the
// game, each with its position; those on a puzzle or a lesson go with the next press.

import { html, nothing } from 'lit';
import { beginDrawing } from '../board/acting/draw-press.js';
import { isSecondary } from '../board/acting/pointer.js';

/** @import { Annotations } from '../board/acting/annotate.js' */
/** @import { MotleyView } from '../board/motley-view.js' */
/** @import { Session } from '../table/game/session.js' */

/**
 * @typedef {Pick<import('./state.js').Page, 'board' | 'parts' | 'session' | 'table' | 'update' | 'variations' |
 *   'words'>} Page
 */

export class Drawings {
  /** The part that draws, loaded with the first drawing. @type {Annotations | null} */
  #annotations = null;

  constructor(/** @type {Page} */ app) {
    this.app = app;
    addEventListener('pointerdown', (event) => this.#press(event), { capture: true });
  }

  async #load() {
    const { app } = this;
    const { Annotations } = await app.parts.load('reading');
    this.#annotations ??= new Annotations(
      () => app.update(),
      (text) => this.#keep(text),
    );
    return this.#annotations;
  }

  async #keep(/** @type {string} */ text) {
    const { session } = this.app;
    const at = session?.at;
    const variations = await this.app.variations.open();
    if (session === this.app.session && at === session?.at) variations?.setMarks(text);
  }

  /** A press of the right button on the board draws, any other removes what was drawn and is not kept. */
  #press(/** @type {PointerEvent} */ press) {
    const { board, session, table } = this.app;
    if (!board || !session || !press.composedPath().includes(board)) return;
    if (!isSecondary(press)) {
      if (!this.app.variations.kept) this.#annotations?.clear();
      return;
    }
    const view = /** @type {MotleyView} */ (board);
    const load = async () => this.#annotations ?? (await this.#load());
    beginDrawing(load, press, view, session).catch((error) => table.tellMissing(error));
  }

  #shapes(/** @type {Session} */ session) {
    const kept = this.app.variations.kept?.marks;
    if (kept && !this.#annotations)
      this.#load().then(
        () => this.app.update(),
        () => {},
      );
    if (kept !== undefined) this.#annotations?.restore(kept, session);
    return this.#annotations?.shapes(session, []) ?? [];
  }

  /** The layer of drawings over the board. */
  layer(/** @type {Session} */ session) {
    return this.#annotations?.layer(this.#shapes(session)) ?? null;
  }

  /** The drawings in words, to listen to. */
  spoken(/** @type {Session} */ session) {
    const shapes = this.#shapes(session);
    if (shapes.length === 0) return nothing;
    return html`<p class="only-spoken">${this.#annotations?.describe(this.app.words, shapes)}</p>`;
  }

  /** Called when the board is drawn. */
  prepare() {
    const { board, session } = this.app;
    if (!this.#annotations || !board || !session) return;
    this.#annotations.prepare(/** @type {MotleyView} */ (board), null, this.#shapes(session));
  }
}
