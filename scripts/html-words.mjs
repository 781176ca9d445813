// Puts the messages of html.ftl into the pages: what they say before their scripts run, and if those never do.
// Nobody knows then which language is read, so that each is there.

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { languages } from '../shell/words/languages.js';

const folder = new URL('../shell/strings/', import.meta.url);

/** The words of a message in a language, as they stand in a page. Throws if there is no such message. */
function wordsOf(/** @type {string} */ language, /** @type {string} */ id) {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/html.ftl`, folder), 'utf8')));
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`there is no message ${id} in ${language}`);
  return bundle.formatPattern(message.value).replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Replaces each `%message%` of a page: in an attribute by a line for each language, else by one after the other. */
export function fillIn(/** @type {string} */ html) {
  const lines = (/** @type {string} */ id) => languages.map((language) => wordsOf(language, id)).join('&#10;');
  const spans = (/** @type {string} */ id) =>
    languages.map((language) => `<span lang="${language}">${wordsOf(language, id)}</span>`).join('<br />');
  return html
    .replace(/="%([a-z][a-z-]+)%"/g, (_, id) => `="${lines(id)}"`)
    .replace(/%([a-z][a-z-]+)%/g, (_, id) => spans(id));
}

/** The plugin for Vite. */
export const htmlWords = { name: 'html-words', transformIndexHtml: fillIn };
