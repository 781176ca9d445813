// Tells style sheets that a part has no room for all that it shows: <span ${fitted()}><span>…</span></span>.

import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';

/**
 * Gives an element the class "dense" while its first child is higher inside than outside, and "cut" if it still is so
 * then.
 */
class Fit extends Directive {
  /** @type {ResizeObserver | null} */
  #observer = null;

  render() {
    return noChange;
  }

  /** @override @param {import('lit').ElementPart} part */
  update({ element }) {
    this.#observer ??= observe(element);
    // After what is within it has been drawn, and before anybody sees it.
    queueMicrotask(() => fit(element));
    return noChange;
  }
}

export const fitted = directive(Fit);

/**
 * Shows all of an element that has more than it has room for, by its class "whole", until it or anything else is
 * touched.
 * @param {Element} element
 * @param {(isWhole: boolean) => void} [tell] called each time
 */
export function toggleWhole(element, tell = () => {}) {
  const show = (/** @type {boolean} */ isWhole) => {
    element.classList.toggle('whole', isWhole);
    tell(isWhole);
  };
  if (element.classList.contains('whole')) return show(false);
  show(true);
  const leave = (/** @type {Event} */ event) => {
    if (event.composedPath().includes(element)) return;
    show(false);
    removeEventListener('pointerdown', leave, true);
  };
  addEventListener('pointerdown', leave, true);
}

function observe(/** @type {Element} */ element) {
  const observer = new ResizeObserver(() => requestAnimationFrame(() => fit(element)));
  observer.observe(element);
  return observer;
}

function fit(/** @type {Element} */ element) {
  const content = element.firstElementChild;
  // Where all is shown for a while there is nothing to measure.
  if (!content || element.classList.contains('whole')) return;
  // What the classes change takes room: the content is measured without them.
  element.classList.remove('dense', 'cut');
  for (const name of ['dense', 'cut']) if (content.scrollHeight > content.clientHeight + 2) element.classList.add(name);
}
