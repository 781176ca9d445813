// Tells the scripts where the files of compiled messages are: those of the page in a folder, for each language one
// with all that comes first; those of boards on other pages for English at once, and for other languages so that who
// reads English has next to nothing to load for them.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fileOf, languageIn, languages } from '../shell/strings/languages.js';
import { compileWords } from './compile-words.mjs';

const strings = fileURLToPath(new URL('../shell/strings/', import.meta.url));

/** The files of messages in a folder. */
const filesIn = (/** @type {string} */ folder) =>
  readdirSync(strings + folder)
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => `${folder}/${name}`);

/** Which files a page loads at its beginning, and which when a part of it is loaded, or a game of some family. */
export const ofPage = {
  first: (/** @type {string} */ path) => /^(\.|page)\//.test(path),
  later: (/** @type {string} */ path) => /^(families|later)\//.test(path),
};

/** The same for boards on other pages. */
export const ofBoards = {
  first: (/** @type {string} */ path) => path.startsWith('./'),
  later: (/** @type {string} */ path) => /^families\/|^later\/.*-(legend|lessons|marks|possible|record)\./.test(path),
};

/** The part that a file is about: "till" of "families/fr-till.ftl", and of "later/fr-page-till.ftl". */
const partOf = (/** @type {string} */ path) => /-(?:page-)?([\w-]+)\.ftl$/.exec(path)?.[1] ?? '';

/** Messages without comments, empty lines and indentation, which mean nothing in ours. */
export const shorten = (/** @type {string} */ text) =>
  text.replace(/^#.*/gm, '').replace(/\n+/g, '\n').replace(/^ +/gm, ' ');

const readAll = (/** @type {string[]} */ paths) =>
  shorten(paths.map((path) => readFileSync(strings + path, 'utf8')).join('\n')).trimStart();

const paths = ['.', 'families', 'page', 'later'].flatMap(filesIn);

const find = (/** @type {string} */ language, /** @type {(path: string) => boolean} */ isMeant) =>
  paths.filter((path) => languageIn(path) === language && isMeant(path));

/**
 * The files that the page loads of a language, each with the messages of one part or more, in Fluent: what comes first
 * is together.
 */
export function findPageFiles(/** @type {string} */ language) {
  const later = find(language, ofPage.later);
  const names = new Set(later.map((path) => fileOf(partOf(path))));
  return [
    { name: `${language}.ftl`, source: readAll(find(language, ofPage.first)) },
    ...[...names].map((name) => ({
      name: `${language}-${name}.ftl`,
      source: readAll(later.filter((path) => fileOf(partOf(path)) === name)),
    })),
  ];
}

/**
 * For Vite: the module `words:folder`, where `fr.ftl` has all of French that comes first, and `fr-rules-till.ftl` what
 * comes with a part; or for boards `words:english`, with the addresses `first`, a list, and `later`, by part, and
 * `words:others`, which has the same of each other language. What names the games of a family that are not the usual
 * one is a part of its own there.
 * @param {typeof ofPage} used
 */
export function wordFiles(used) {
  const others = languages.slice(1);

  /** The addresses of one language, as a script that is given a name for each file. */
  const write = (/** @type {string} */ language, /** @type {(file: string) => string} */ nameOf) => {
    const rows = find(language, used.later).flatMap((path) => {
      const part = partOf(path);
      if (!path.startsWith('families/')) return [[part, nameOf(`${path}?url`)]];
      const others = [part, nameOf(`${path}?others&url`)];
      return /^(option|preset)-/m.test(readAll([path]))
        ? [others, [`${part}-names`, nameOf(`${path}?names&url`)]]
        : [others];
    });
    const later = rows.map(([part, name]) => `${JSON.stringify(part)}: ${name}`);
    const first = find(language, used.first).map((path) => nameOf(`${path}?url`));
    return `{ first: [${first}], later: {${later}} }`;
  };

  const writeModule = (/** @type {(nameOf: (file: string) => string) => string} */ body) => {
    /** @type {string[]} */
    const imports = [];
    const nameOf = (/** @type {string} */ file) => {
      imports.push(`import a${imports.length} from ${JSON.stringify(`${strings}${file}`)};`);
      return `a${imports.length - 1}`;
    };
    const code = body(nameOf);
    return [...imports, `export default ${code};`].join('\n');
  };

  /** Writes the files of all languages, and says where they are: beside the script. */
  const writeFolder = (/** @type {(file: { type: 'asset', fileName: string, source: string }) => void} */ emit) => {
    const files = languages.flatMap(findPageFiles).map(({ name, source }) => ({ name, source: compileWords(source) }));
    const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
    for (const { name, source } of files) emit({ type: 'asset', fileName: `assets/words-${hash}/${name}`, source });
    return `export default import.meta.url.replace(/[^/]*$/, 'words-${hash}/');`;
  };

  return {
    name: 'word-files',
    resolveId: (/** @type {string} */ id) => (id.startsWith('words:') ? `\0${id}` : null),
    /** @this {import('vite').Rollup.PluginContext} */
    load(/** @type {string} */ id) {
      if (id === '\0words:english') return writeModule((nameOf) => write('en', nameOf));
      if (id === '\0words:folder') return writeFolder((file) => this.emitFile(file));
      if (id !== '\0words:others') return null;
      return writeModule((nameOf) => `{${others.map((language) => `${language}: ${write(language, nameOf)}`)}}`);
    },
  };
}
