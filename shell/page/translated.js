// A page that the browser translates goes on being drawn. A translator puts a <font> in the place of each text that
// it has read, and what draws the page would go on writing into the text that is gone. So the text is put back, empty,
// before what stands for it; when it is written again, it is shown instead, and the translator finds and translates it.

/** The text that each translation stands for, and what it said. @type {WeakMap<Node, { text: Text, said: string }>} */
const sources = new WeakMap();

/** The translation of each text that has one. @type {WeakMap<Node, HTMLElement>} */
const translations = new WeakMap();

const isFont = (/** @type {unknown} */ node) => node instanceof HTMLElement && node.localName === 'font';

/** The translation that a change has put in the place of a text: in the same step, or in the one before. */
function translationIn(/** @type {MutationRecord} */ { addedNodes, previousSibling, nextSibling }) {
  return /** @type {HTMLElement | undefined} */ ([addedNodes[0], previousSibling, nextSibling].find(isFont));
}

/** Puts the text that a translation stands for back before it, empty. */
function putBack(/** @type {Text} */ text, /** @type {HTMLElement} */ font) {
  if (!font.parentNode || sources.has(font)) return;
  const said = text.data;
  // Some put the text itself into what stands for it.
  if (font.contains(text)) text.replaceWith(said);
  else if (text.isConnected) return;
  text.data = '';
  font.before(text);
  sources.set(font, { text, said });
  translations.set(text, font);
}

/** A translation that is taken away gives the text what it said, unless something else is written there by now. */
function giveBack(/** @type {Node} */ font, /** @type {NodeList} */ added) {
  const source = sources.get(font);
  if (!source) return;
  sources.delete(font);
  const { text, said } = source;
  if (translations.get(text) !== font) return;
  translations.delete(text);
  if (text.data) return;
  text.data = said;
  for (const node of added) if (node !== text && node.textContent === said) node.parentNode?.removeChild(node);
}

/** A text that is written again is shown instead of its translation. */
function showWritten(/** @type {Node} */ node) {
  const font = translations.get(node);
  if (!font || !(/** @type {Text} */ (node).data)) return;
  translations.delete(node);
  sources.delete(font);
  font.remove();
}

function follow(/** @type {MutationRecord} */ record) {
  if (record.type === 'characterData') return showWritten(record.target);
  if (isFont(record.target)) return;
  for (const node of record.removedNodes) {
    if (isFont(node)) giveBack(node, record.addedNodes);
    const font = node instanceof Text && translationIn(record);
    if (font) putBack(/** @type {Text} */ (node), font);
  }
}

/** Follows what a translator does to a part of the page, from now on. */
export function followTranslation(/** @type {Node} */ root) {
  const observer = new MutationObserver((records) => {
    for (const record of records) follow(record);
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
