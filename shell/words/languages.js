// Which languages there are.

/** The languages that have a folder of messages, by its name. English comes first. */
export const languages = ['en', 'fr', 'ru', 'sv'];

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
