// The files of messages, for tests without a browser.

import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { languageIn } from '../../shell/strings/languages.js';
import { Words } from '../../shell/words/words.js';

const strings = new URL('../../shell/strings/', import.meta.url);

/**
 * Files of one language by what they are about: "./.ftl" of all boards, "families/-till.ftl" of some,
 * "page/-rules.ftl" of the page.
 * @typedef {Map<string, string>} Files
 */

/** @returns {Map<string, Files>} all files by language */
function readLanguages() {
  /** @type {Map<string, Files>} */
  const languages = new Map();
  for (const folder of ['.', 'families', 'page', 'later'])
    for (const name of readdirSync(new URL(folder, strings)).filter((name) => name.endsWith('.ftl'))) {
      const language = String(languageIn(name));
      const files = languages.get(language) ?? new Map();
      files.set(
        `${folder}/${name.slice(language.length)}`,
        readFileSync(new URL(`${folder}/${name}`, strings), 'utf8'),
      );
      languages.set(language, files);
    }
  return languages;
}

export const languages = readLanguages();

/** The variables of a message or of a part of one. @returns {string[]} */
function variablesIn(/** @type {unknown} */ part) {
  if (typeof part !== 'object' || part === null) return [];
  const { type, name } = /** @type {{ type?: string, name?: string }} */ (part);
  return type === 'var' ? [String(name)] : Object.values(part).flatMap(variablesIn);
}

/** The messages of a file, each with its variables: "greeting: name". */
function messagesIn(/** @type {string} */ text) {
  return new FluentResource(text).body.map(({ id, value, attributes }) =>
    `${id}: ${[...new Set(variablesIn([value, attributes]))].sort()}`.trim(),
  );
}

/**
 * What a language lacks that English has, and what it has beside that: files, messages, their variables.
 * @param {Files} english
 * @param {Files} other
 */
export function compareLanguages(english, other) {
  const all = [english, other].map((files) =>
    [...files].flatMap(([file, text]) => messagesIn(text).map((message) => `${file} ${message}`)),
  );
  const [expected, found] = all.map((messages) => new Set(messages));
  return {
    missing: [...expected].filter((message) => !found.has(message)),
    odd: [...found].filter((message) => !expected.has(message)),
  };
}

const ofBoards = [...(languages.get('en') ?? [])].filter(([file]) => /^(\.|families)\//.test(file));

/** All that a board says. */
export const english = new Words(
  'en',
  ofBoards.map(([, text]) => text),
);
