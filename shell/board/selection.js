// Stands in for d3-selection in what is built: what d3-zoom uses of it, for one element or window. The real module
// selects and changes whole documents, and is twice as large as the rest of the camera.

/**
 * A listener by its type and a name: `wheel.zoom`.
 * @typedef {{ type: string, name: string, remove: () => void, run: any }} Bound
 */

/** @type {WeakMap<any, Bound[]>} */
const listeners = new WeakMap();

const parse = (/** @type {string} */ names) =>
  names.split(' ').map((text) => {
    const [type, name] = text.split('.');
    return { type, name };
  });

class Selection {
  #node;

  /** @param {any} node null: nothing is selected */
  constructor(node) {
    this.#node = node;
  }

  datum() {}

  interrupt() {
    return this;
  }

  each(/** @type {(this: any) => void} */ run) {
    if (this.#node) run.call(this.#node);
    return this;
  }

  /** @param {(selection: Selection, ...rest: any[]) => void} run @param {any[]} rest */
  call(run, ...rest) {
    run(this, ...rest);
    return this;
  }

  filter(/** @type {(this: any) => unknown} */ test) {
    return this.#node && test.call(this.#node) ? this : new Selection(null);
  }

  property(/** @type {string} */ name, /** @type {(this: any) => unknown} */ find) {
    return this.each(function () {
      this[name] = find.call(this);
    });
  }

  style(/** @type {string} */ name, /** @type {string} */ value) {
    return this.each(function () {
      this.style.setProperty(name, value);
    });
  }

  /**
   * Sets listeners in the place of those of the same names, or with null removes them; without one it finds the first.
   * @param {string} names
   * @param {((event: any) => void) | null} [run]
   * @param {AddEventListenerOptions | boolean} [options]
   * @returns {any}
   */
  on(names, run, options) {
    const node = this.#node;
    const bound = listeners.get(node) ?? [];
    const isNamed = (/** @type {Bound} */ one) =>
      parse(names).some(({ type, name }) => (!type || type === one.type) && name === one.name);
    if (run === undefined) return bound.find(isNamed)?.run;
    if (!node) return this;
    const kept = bound.filter((one) => !isNamed(one) || one.remove());
    for (const { type, name } of run ? parse(names) : []) {
      node.addEventListener(type, run, options);
      kept.push({ type, name, run, remove: () => node.removeEventListener(type, run, options) });
    }
    listeners.set(node, kept);
    return this;
  }
}

export const select = (/** @type {any} */ node) => new Selection(node);

/** The place of a pointer or a finger in an element, in pixels. */
export function pointer(/** @type {any} */ event, node = event.currentTarget) {
  const { left, top } = node.getBoundingClientRect();
  return [event.clientX - left - node.clientLeft, event.clientY - top - node.clientTop];
}
