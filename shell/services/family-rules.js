// The rules of the page: those of each family come when a game of it is first needed.

import { Engine } from '../../web/engine.js';
import { Families, refuseFamily } from '../../web/families.js';
import { familyName } from '../table/game/variants.js';

/**
 * The data that the build gives the page, see scripts/page-rules.mjs.
 * @typedef {object} Given
 * @property {import('../../web/types.js').Family[]} families all that are on offer
 * @property {Record<string, string>} files the addresses of the rules of each
 * @property {string} boards the address of the positions that the start screen shows
 */

/** Thrown for a game of a family whose rules are not there yet. */
export class RulesMissing extends Error {
  /** @param {string} variant */
  constructor(variant) {
    super(`the rules of ${variant} are not loaded`);
    this.variant = variant;
  }
}

/** All families, each with its engine once it is loaded. */
export class Rules extends Engine {
  /** @type {Map<string, Engine>} */
  #loaded = new Map();
  #families;
  #given;
  #addWords;

  /**
   * @param {Given} given
   * @param {(family: string) => Promise<unknown>} [addWords] loads the words about a family's games
   */
  constructor(given, addWords = async () => {}) {
    // It has no rules of its own.
    super(/** @type {ConstructorParameters<typeof Engine>[0]} */ (/** @type {unknown} */ (null)));
    this.#given = given;
    this.#addWords = addWords;
    this.#families = new Families(given.files);
  }

  /** @override @returns {import('../../web/types.js').Schema} */
  schema() {
    return this.#given;
  }

  /** The addresses of the rules by family. */
  get files() {
    return this.#given.files;
  }

  /** Whether a game of a variant can be made only when its rules are loaded. */
  isMissing(/** @type {string} */ variant) {
    const family = familyName(variant);
    return Object.hasOwn(this.#given.files, family) && !this.#loaded.has(family);
  }

  /** Loads the words about the games of a family, or of all families. */
  async loadWords(family = '') {
    const families = family ? [family] : Object.keys(this.#given.files);
    await Promise.all(families.map(this.#addWords));
  }

  /** Loads the rules of a variant's family, if there is one, and the words about it. Rejects if they do not come. */
  async load(/** @type {string} */ variant) {
    if (!this.isMissing(variant)) return;
    const family = familyName(variant);
    const [engine] = await Promise.all([this.#families.load(variant), this.loadWords(family)]);
    this.#loaded.set(family, engine);
  }

  async loadAll() {
    await Promise.all(this.#given.families.map(({ family }) => this.load(family)));
  }

  /** Throws RulesMissing, or a MotleyError if there is no such family. @override */
  createGame(variant = '') {
    if (this.isMissing(variant)) throw new RulesMissing(variant);
    const engine = this.#loaded.get(familyName(variant));
    if (!engine) throw refuseFamily(variant, familyName(variant));
    return engine.createGame();
  }
}
