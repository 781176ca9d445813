// Shows what is possible besides the legal actions over the board, and knows which piece is looked at.

import { Possible } from './possible.js';
import { boardSigns } from './signs.js';

/** @import { Scene } from '../board/view/types.js' */
/** @import { Session } from '../table/game/session.js' */

export class PossibleScreen extends Possible {
  /** The square of the piece that is looked at. @type {string | null} */
  square = null;
  /** The exchange of cards that was last drawn. @type {unknown} */
  #considered = null;

  /** Draws over the board. */
  draw(/** @type {Scene} */ scene) {
    const { table } = this.app;
    const { session, aside } = table;
    if (!session || aside) return boardSigns(scene, {});
    this.#note(scene);
    // While a piece is about to move only its own squares are shown.
    const isMoving = scene.selected !== null && scene.targets.size > 0 && scene.selected !== this.square;
    const isFree = !scene.choosing && !scene.landing && !isMoving;
    const { checked } = this;
    const look = isFree && !checked && !this.isTaking ? this.look(session, this.square) : null;
    return boardSigns(scene, {
      look,
      checked,
      exchange: this.exchange(session),
      takes: this.isTaking ? this.takes : null,
      taken: this.square,
    });
  }

  /** Notes at which piece somebody looks. */
  #note(/** @type {Scene} */ { regarded }) {
    if (regarded === this.square) return;
    this.square = regarded;
    this.app.update();
  }

  /** Nothing has been looked at, and no possible captures are shown. */
  forget() {
    this.square = null;
    if (this.isTaking) this.toggleTakes();
  }

  /** The piece that is to be told of beside the board, and the look at it and the possible captures. */
  shown(/** @type {Session} */ session) {
    const { table } = this.app;
    if (this.isTaking) this.followTakes(session);
    if (table.considered !== this.#considered) this.redraw();
    this.#considered = table.considered;
    const square = table.aside ? null : this.square;
    return {
      square,
      look: this.isTaking ? null : this.look(session, square),
      takes: this.isTaking ? (this.takes ?? /** @type {const} */ ('none yet')) : null,
      checked: this.checked,
    };
  }
}
