// Loads the messages of a language for the page, file by file.

import { makeAdder } from './add-words.js';
import { Words } from './words.js';

/** The addresses of all files of messages. @type {Record<string, string>} */
const addresses = import.meta.glob(['../strings/*/*.ftl', '!../strings/*/html.ftl'], {
  query: '?url',
  import: 'default',
  eager: true,
});

const { addWords, filesOf } = makeAdder((language, file) => addresses[`../strings/${language}/${file}.ftl`]);

export { addWords };

/**
 * The messages of another language, of the files that words have, also of those that come meanwhile. Rejects if some
 * cannot be loaded.
 */
export async function translate(/** @type {Words} */ words, /** @type {string} */ language) {
  const others = new Words(language, []);
  const files = filesOf(words);
  for (let count = 0; count < files.size; ) {
    count = files.size;
    await Promise.all([...files.keys()].map((file) => addWords(others, file)));
  }
  return others;
}
