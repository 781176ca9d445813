// Tells the scripts where the files of messages are: those of English at once, those of other languages in a file of
// its own, which nobody loads who reads English.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languageIn, languages } from '../shell/strings/languages.js';

const strings = fileURLToPath(new URL('../shell/strings/', import.meta.url));

/** The files of messages in a folder. */
const filesIn = (/** @type {string} */ folder) =>
  readdirSync(strings + folder)
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => `${folder}/${name}`);

/** Which files a page loads at its beginning, and which when a part of it is loaded. */
export const ofPage = {
  first: (/** @type {string} */ path) => !path.startsWith('later/'),
  later: (/** @type {string} */ path) => path.startsWith('later/'),
};

/** The same for boards on other pages. */
export const ofBoards = {
  first: (/** @type {string} */ path) => path.startsWith('./'),
  later: (/** @type {string} */ path) =>
    /^families\/|^page\/.*-(legend|record)\.|^later\/.*-(marks|possible)\./.test(path),
};

/** The part that a file is about: "till" of "families/fr-till.ftl". */
const partOf = (/** @type {string} */ path) => /-([\w-]+)\.ftl$/.exec(path)?.[1] ?? '';

/**
 * For Vite: the modules `words:english`, with the addresses `first`, a list, and `later`, by part; and `words:others`,
 * which has the same of each other language.
 * @param {typeof ofPage} used
 */
export function wordFiles(used) {
  const paths = ['.', 'families', 'page', 'later'].flatMap(filesIn);
  /** @type {string[]} */
  const imports = [];
  const addressOf = (/** @type {string} */ path) => {
    imports.push(`import a${imports.length} from ${JSON.stringify(`${strings}${path}?url`)};`);
    return `a${imports.length - 1}`;
  };
  const lists = (/** @type {string} */ language) => {
    const own = paths.filter((path) => languageIn(path) === language);
    const first = own.filter(used.first).map(addressOf);
    const later = own.filter(used.later).map((path) => `${JSON.stringify(partOf(path))}: ${addressOf(path)}`);
    return { first: `[${first}]`, later: `{${later}}` };
  };
  const write = (/** @type {string} */ id) => {
    imports.length = 0;
    if (id === 'english') {
      const { first, later } = lists('en');
      return `export default { first: ${first}, later: ${later} };`;
    }
    const others = languages.slice(1).map((language) => {
      const { first, later } = lists(language);
      return `${language}: { first: ${first}, later: ${later} }`;
    });
    return `export default {${others}};`;
  };
  return {
    name: 'word-files',
    resolveId: (/** @type {string} */ id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(/** @type {string} */ id) {
      if (!id.startsWith('\0words:')) return null;
      const code = write(id.slice('\0words:'.length));
      return [...imports, code].join('\n');
    },
  };
}
