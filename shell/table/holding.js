// Which kind each seat places next from its hand.

/** @typedef {import('../../web/types.js').View} View */

export class Holding {
  /** By seat, until it chooses another. @type {Record<string, string>} */
  #taken = {};

  /** What the player has taken, or the only kind that can be placed. @returns {string | null} */
  of(/** @type {View} */ { actions, turn }) {
    const kinds = new Set(
      actions.flatMap(({ type, kind }) => ((type === 'place' || type === 'replace') && kind ? [kind] : [])),
    );
    const taken = this.#taken[turn.player];
    if (kinds.has(taken)) return taken;
    return kinds.size === 1 ? [...kinds][0] : null;
  }

  /** Takes a kind from the hand, or puts it back. */
  take(/** @type {View} */ { turn }, /** @type {string} */ kind) {
    this.#taken[turn.player] = this.#taken[turn.player] === kind ? '' : kind;
  }
}
