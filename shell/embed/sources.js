// Where the rules, the words and the drawings of games are, and how they are asked for while what draws boards is still
// on its way. Only embed.js imports this module: what is loaded later is handed what it needs of it, because files that
// both share would have to be waited for.

/** The rules by family. @type {Record<string, string>} */
const rules = import.meta.glob(['../../build/wasm/motley-*.wasm', '!../../build/wasm/motley-search*.wasm'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The messages of all boards. @type {Record<string, string>} */
const words = import.meta.glob('../strings/*.ftl', { query: '?url', import: 'default', eager: true });

/** The messages of parts that only some boards have. @type {Record<string, string>} */
const parts = import.meta.glob(
  [
    '../strings/families/*.ftl',
    '../strings/page/*-legend.ftl',
    '../strings/page/*-record.ftl',
    '../strings/later/*-marks.ftl',
    '../strings/later/*-possible.ftl',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** What the games of each family need, as scripts/family-needs.mjs has found out. @type {Record<string, string[]>} */
const needs = import.meta.env.FAMILY_NEEDS;

/** What the parts of games are drawn with, and what shows a game. @type {Record<string, () => Promise<unknown>>} */
const modules = {
  cards: () => import('../art/card-symbols.js'),
  hands: () => import('../board/motley-hand.js'),
  'more-pieces': () => import('../art/more-pieces.js'),
  replay: () => Promise.all([import('./replay-input.js'), import('./embed-moves.js')]),
  tables: () => import('./table-parts.js'),
  turns: () => import('./turn-parts.js'),
};

/** The files that were asked for, until they are taken. @type {Map<string, Promise<Response>>} */
const files = new Map();

/** All that were asked for here: again it is for others to do. @type {Set<string>} */
const asked = new Set();

export const sources = { rules, words, parts, needs, modules, files };

/** The address of a file whose path ends so. */
const findEnding = (/** @type {Record<string, string>} */ paths, /** @type {string} */ ending) =>
  paths[Object.keys(paths).find((path) => path.endsWith(ending)) ?? ''];

function ask(/** @type {string | undefined} */ address) {
  if (!address || asked.has(address)) return;
  asked.add(address);
  const response = fetch(address);
  response.catch(() => {});
  files.set(address, response);
}

/** Asks for what a board will probably need. What is guessed wrong costs time, and nothing else. */
export function askEarly(/** @type {HTMLElement} */ element) {
  const link = element.getAttribute('link');
  const text = element.getAttribute('variant')?.trim() || link?.slice(link.indexOf('#') + 1) || 'custodian';
  const family = text.split(/[!;]/, 1)[0];
  const read = element.closest('[lang]')?.getAttribute('lang')?.split('-')[0];
  const language = findEnding(words, `/${read}.ftl`) ? read : 'en';
  ask(findEnding(rules, `-${family}.wasm`));
  ask(findEnding(words, `/${language}.ftl`));
  for (const part of [family, element.getAttribute('mode') ?? '', ...(needs[family] ?? [])]) {
    ask(findEnding(parts, `/${language}-${part}.ftl`));
    modules[part]?.().catch(() => {});
    // A picture has none.
    if (part === 'tables' && element.getAttribute('mode') !== 'diagram') import('../board/camera.js').catch(() => {});
  }
}
