// Which languages there are.

/** Those that have files of messages, each of which begins with its language's tag. English comes first. */
export const languages = ['en', 'fr', 'ru', 'sv'];

/** The language of a file, "de" of "./page/de-seats.ftl". */
export const languageIn = (/** @type {string} */ path) => /([a-z]+)[^/]*$/.exec(path)?.[1];

/** The language tag that a fragment asks for, if it does. */
export const tagIn = (/** @type {string} */ fragment) => /[!;]lang=([\w-]+)/.exec(fragment)?.[1] ?? '';

/**
 * The first language that somebody reads and that has messages, or else English.
 * @param {readonly string[]} tags such as "de-AT", the dearest first
 * @returns {string}
 */
export function chooseLanguage(tags) {
  return tags.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => languages.includes(tag)) ?? 'en';
}

const small = 'analysis bylink clocks dialogs editor ending marks possible puzzles record review share snippet'
  .concat(' spoken variations')
  .split(' ');

/** The file of the page that has the messages of a part: those of small parts are together. */
export const fileOf = (/** @type {string} */ part) =>
  /^lessons-tches/.exec(part)?.[0] ?? (small.includes(part) ? 'more' : part);
