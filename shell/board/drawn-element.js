// An element that draws itself anew when one of its properties has changed, once for all that changes in a task, by a
// template of Lit. Lit's own elements can do more, with attributes and without templates, and are ten times as large.

import { render } from 'lit';

/**
 * What is special about a property.
 * @typedef {object} Property
 * @property {(value: any, old: any) => boolean} [hasChanged] whether another value asks for a new picture
 * @property {boolean} [noAccessor] the element has a getter and a setter of its own
 */

/** Without a browser there is no HTMLElement; the class can be imported there all the same. */
const Base = globalThis.HTMLElement ?? /** @type {any} */ (class {});

/** The classes whose properties have their accessors. @type {WeakSet<object>} */
const prepared = new WeakSet();

const isOther = (/** @type {unknown} */ value, /** @type {unknown} */ old) => !Object.is(value, old);

/** Gives the elements of a class the accessors of their properties. */
function prepare(/** @type {typeof DrawnElement} */ { prototype, properties }) {
  if (prepared.has(prototype)) return;
  prepared.add(prototype);
  for (const [name, { noAccessor, hasChanged = isOther }] of Object.entries(properties)) {
    if (noAccessor) continue;
    /** @type {WeakMap<DrawnElement, unknown>} */
    const values = new WeakMap();
    Object.defineProperty(prototype, name, {
      /** @this {DrawnElement} */
      get() {
        return values.get(this);
      },
      /** @this {DrawnElement} */
      set(value) {
        const old = values.get(this);
        values.set(this, value);
        if (hasChanged(value, old)) this.requestUpdate(name, old);
      },
    });
  }
}

export class DrawnElement extends Base {
  /** @type {Record<string, Property>} */
  static properties = {};

  /** Where it draws, from the time when it is in a document. @type {ShadowRoot} */
  renderRoot = /** @type {any} */ (undefined);
  /** What has changed since the last picture, with the values before. @type {Map<string, unknown>} */
  #changed = new Map();
  #isPending = false;
  /** The properties that were set before the element was defined. @type {[string, unknown][]} */
  #early;
  /** @type {() => void} */
  #begin = () => {};
  /** Fulfilled when the last picture that was asked for is drawn; the first one waits for a document. */
  #drawing = new Promise((/** @type {(value?: unknown) => void} */ done) => (this.#begin = done));

  constructor() {
    super();
    const { properties } = /** @type {typeof DrawnElement} */ (this.constructor);
    prepare(/** @type {typeof DrawnElement} */ (this.constructor));
    this.#early = Object.entries(this).filter(([name]) => Object.hasOwn(properties, name));
    for (const [name] of this.#early) Reflect.deleteProperty(this, name);
    this.requestUpdate();
  }

  connectedCallback() {
    this.renderRoot ??= this.createRenderRoot();
    this.#begin();
  }

  createRenderRoot() {
    return this.attachShadow({ mode: 'open' });
  }

  /**
   * Asks for a new picture.
   * @param {string} [name] of a property that has changed
   * @param {unknown} [old] its value before
   */
  requestUpdate(name, old) {
    if (name !== undefined && !this.#changed.has(name)) this.#changed.set(name, old);
    if (this.#isPending) return;
    this.#isPending = true;
    this.#drawing = this.#draw(this.#drawing);
  }

  /** Whether all is drawn, when the picture that was asked for last is. */
  get updateComplete() {
    return this.#drawing;
  }

  async #draw(/** @type {Promise<unknown>} */ before) {
    await before.catch(() => {});
    const changed = this.#changed;
    try {
      for (const [name, value] of this.#early.splice(0)) Reflect.set(this, name, value);
      this.willUpdate(changed);
      const picture = this.render();
      this.#settle();
      render(picture, this.renderRoot, { host: this });
    } finally {
      if (changed === this.#changed) this.#settle();
    }
    this.updated(changed);
    return !this.#isPending;
  }

  /** From now on what changes asks for another picture. */
  #settle() {
    this.#changed = new Map();
    this.#isPending = false;
  }

  /** Called before each picture; what is changed here belongs to it. */
  willUpdate(/** @type {Map<string, unknown>} */ _changed) {}

  /** The picture. @returns {unknown} */
  render() {
    return undefined;
  }

  /** Called after each picture. */
  updated(/** @type {Map<string, unknown>} */ _changed) {}
}
