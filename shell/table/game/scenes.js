// Makes the views of the small boards that are only looked at, and keeps them, since they are drawn often.

import { Session } from './session.js';

/** @import { Figure } from '../../rules/rules.js' */

/**
 * @typedef {object} Scene
 * @property {import('../../../web/types.js').View} view
 * @property {string[]} last squares of the action that led there
 * @property {import('./session.js').Step[]} [played] the action of a figure, as the core answered it
 */

/** Under which the scenes of a figure are kept. */
export const keyOf = (
  /** @type {Partial<Pick<Figure, 'variant' | 'position' | 'before' | 'action'>>} */ {
    variant,
    position,
    before,
    action,
  },
) => [variant, position, before, action].join('!');

export class Scenes {
  #engine;
  /** @type {Map<string, Scene[]>} */
  #known = new Map();
  /** @type {Map<string, import('../../../web/types.js').Step[]>} */
  #steps = new Map();

  constructor(/** @type {import('../../../web/engine.js').Engine} */ engine) {
    this.#engine = engine;
  }

  /**
   * The view of a variant's start, of another position, or of a start drawn from a seed. The texts have to be valid.
   */
  start(/** @type {string} */ variant, /** @type {string | undefined} */ position, seed = -1) {
    if (seed < 0) return this.of({ variant, position })[0].view;
    const key = `${variant}!!!${seed}`;
    const known = this.#known.get(key) ?? this.#draw(variant, seed);
    this.#known.set(key, known);
    return known[0].view;
  }

  /** How a kind moves in a variant; nothing if it cannot be there. */
  steps(/** @type {string} */ variant, /** @type {string} */ kind) {
    const key = `${variant}!${kind}`;
    const known = this.#steps.get(key) ?? this.#findSteps(variant, kind);
    this.#steps.set(key, known);
    return known;
  }

  #findSteps(/** @type {string} */ variant, /** @type {string} */ kind) {
    const session = new Session(this.#engine, variant);
    const steps = session.game.movement(kind, '')?.steps ?? [];
    session.dispose();
    return steps;
  }

  #draw(/** @type {string} */ variant, /** @type {number} */ seed) {
    const session = new Session(this.#engine, variant, '', seed);
    const scene = { view: session.view, last: session.last };
    session.dispose();
    return [scene];
  }

  /** The views of a figure: where it begins, and if it has an action the position after it. */
  of(/** @type {Pick<Figure, 'variant' | 'position' | 'before' | 'action'>} */ figure) {
    const key = keyOf(figure);
    const known = this.#known.get(key) ?? this.#make(figure);
    this.#known.set(key, known);
    return known;
  }

  #make(/** @type {Pick<Figure, 'variant' | 'position' | 'before' | 'action'>} */ figure) {
    const { variant, position = '', before = [], action } = figure;
    const session = new Session(this.#engine, variant, position);
    for (const played of before) session.play(played);
    /** @type {Scene[]} */
    const scenes = [{ view: session.view, last: session.last }];
    if (action) {
      session.play(action);
      scenes.push({ view: session.view, last: session.last, played: session.steps.slice(before.length) });
    }
    session.dispose();
    return scenes;
  }
}
