// The texts that can be read and heard on a page, and those that are English in another language.

import { FluentResource } from '@fluent/bundle';
import { textsOf } from '../../web/support/words.js';

/** Any text, where a message has something filled in. */
const gap = '\0';

/** The texts that the messages of files can become. */
function allTexts(/** @type {Iterable<string>} */ files) {
  return [...files]
    .flatMap((text) => new FluentResource(text).body)
    .flatMap(({ value }) => (value === null ? [] : textsOf(value, gap)))
    .map((text) => text.replace(/\s+/g, ' ').trim());
}

/** Whether a text says anything by itself: a word, or two where something is filled in. */
function isTelling(/** @type {string} */ text) {
  const words = text.replaceAll(gap, ' ').match(/[a-z]{3,}/gi) ?? [];
  return words.length > (text.includes(gap) ? 1 : 0);
}

/** Patterns of the texts that have gaps. */
const patternsOf = (/** @type {string[]} */ texts) =>
  texts
    .filter((text) => text.includes(gap))
    .map((text) => {
      const parts = text.split(gap).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${parts.join('.*')}$`);
    });

/**
 * Finds texts that English messages can become and those of another language cannot.
 * @param {Iterable<string>} english files
 * @param {Iterable<string>} other
 */
export function englishFinder(english, other) {
  const same = new Set(allTexts(other));
  const texts = [...new Set(allTexts(english))].filter((text) => isTelling(text) && !same.has(text));
  const whole = new Set(texts);
  const patterns = patternsOf(texts);
  const others = patternsOf([...same].filter((text) => /\p{L}{3}/u.test(text)));
  const fits = (/** @type {RegExp[]} */ list, /** @type {string} */ text) => list.some((one) => one.test(text));
  // Most texts are in many views.
  /** @type {Map<string, boolean>} */
  const known = new Map();
  const isEnglish = (/** @type {string} */ text) => {
    const found = known.get(text) ?? ((whole.has(text) || fits(patterns, text)) && !fits(others, text));
    known.set(text, found);
    return found;
  };
  return (/** @type {string[]} */ shown) => shown.filter(isEnglish);
}

/** Texts that have a word without any accent, and so are not from the files of the disguised language: but names. */
export function findPlain(/** @type {string[]} */ shown) {
  const isPlain = /(?<![\p{L}\p{N}-])(?=[a-z]*[aeiou])[a-z]{4,}(?![\p{L}\p{N}])/iu;
  return shown.filter((text) => isPlain.test(text.replace(/Motley|^English$/g, '')));
}

/** Texts and names that are shown or spoken, in the page's own language. Runs in the page. */
export function readShown() {
  /** @type {Set<string>} */
  const found = new Set();
  const note = (/** @type {string | null} */ text) => text?.trim() && found.add(text.replace(/\s+/g, ' ').trim());
  const isForeign = (/** @type {Element} */ element) => {
    const own = element.closest('[lang]')?.getAttribute('lang');
    return own !== undefined && own !== document.documentElement.lang;
  };
  const isQuoted = (/** @type {Element} */ element) =>
    element.matches('code, pre, kbd, textarea, script, noscript, style, svg *');
  const read = (/** @type {ParentNode} */ root) => {
    for (const element of root.querySelectorAll('*')) {
      if (isForeign(element) || isQuoted(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) note(element.getAttribute(name));
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) note(node.textContent);
      if (element.shadowRoot) read(element.shadowRoot);
    }
  };
  read(document.body);
  return [...found];
}

/** How many pieces of the board at the table lie beside it. Runs in the page. */
export function countStrays() {
  const board = document.querySelector('#board');
  const { left, right } = board?.getBoundingClientRect() ?? { left: 0, right: 0 };
  const isStray = (/** @type {Element} */ piece) => {
    const { x, width } = piece.getBoundingClientRect();
    return x + width / 2 < left || x + width / 2 > right;
  };
  return [...(board?.shadowRoot?.querySelectorAll('.piece') ?? [])].filter(isStray).length;
}

/** Elements of which the reader sees only a part, and how far the page goes beyond its window. Runs in the page. */
export function findCut() {
  const isScroller = (/** @type {Element} */ element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  // The title of a game ends in dots where it is long.
  const isCut = (/** @type {Element} */ element) =>
    element.id !== 'game-title' &&
    element.clientWidth > 1 &&
    element.scrollWidth > element.clientWidth + 1 &&
    !isScroller(element);
  const cut = [
    ...document.querySelectorAll('button, h1, h2, h3, p, li, strong, label, summary, legend, td, th, dt, dd'),
  ]
    .filter((element) => element.checkVisibility() && isCut(element))
    .map(({ className, textContent }) => `${className} “${textContent?.replace(/\s+/g, ' ').trim()}”`);
  if (document.documentElement.scrollWidth <= innerWidth) return cut;
  const isBeyond = (/** @type {Element} */ element) => {
    const { left, right } = element.getBoundingClientRect();
    return element.checkVisibility() && (left < -1 || right > innerWidth + 1);
  };
  const beyond = [...document.body.querySelectorAll('*')].filter(isBeyond);
  return [...cut, ...beyond.map(({ outerHTML }) => `beyond the window: ${outerHTML.slice(0, 100)}`)];
}

/** The choices that are wider than their fields, which then show only their beginnings. Runs in the page. */
export function findCutChoices() {
  /** @type {string[]} */
  const cut = [];
  const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
  for (const select of document.querySelectorAll('select')) {
    if (!select.checkVisibility()) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    pen.font = font;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const wide = [...select.options].filter(({ text }) => pen.measureText(text).width > room + 1);
    cut.push(...wide.map(({ text }) => `select ${select.name} “${text}”`));
  }
  return cut;
}
