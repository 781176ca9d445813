// Which languages there are: those of the files of messages, each of which begins with its language's name.

/** The language of a file, "de" of "./page/de-rules.ftl". */
export const languageIn = (/** @type {string} */ path) => /([a-z]+)[^/]*$/.exec(path)?.[1];

/**
 * The first language that somebody reads and that has messages, or else English.
 * @param {readonly string[]} tags such as "de-AT", the dearest first
 * @param {string[]} paths of all files
 */
export function chooseLanguage(tags, paths) {
  const languages = paths.map(languageIn);
  return tags.map((tag) => tag.toLowerCase().split('-')[0]).find((language) => languages.includes(language)) ?? 'en';
}
