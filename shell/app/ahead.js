// Asks for what the first script will ask for, while that is on its way: the words, and for a game its rules and what
// it is drawn with, or for the start screen its boards, of which the first needs no more. The build makes a script of
// its own of it, which changes nothing in the page; what it guesses wrong is loaded as without it.

import { chooseLanguage, tagIn } from '../strings/languages.js';

/** @param {string} rel @param {string | undefined} href relative to the page */
function ask(rel, href) {
  if (!href) return;
  const link = document.createElement('link');
  Object.assign(link, { rel, href, crossOrigin: '' });
  if (rel === 'preload') link.as = 'fetch';
  document.head.append(link);
}

/** The language that was chosen in the settings, if the browser lets us read that. */
function readChosen() {
  try {
    return String(Object(JSON.parse(localStorage.getItem('motley-choices') ?? '{}')).language);
  } catch {
    return '';
  }
}

/** Asks for all that is known to be needed. */
function askAhead(/** @type {any} */ { files, boards, needs, ahead }) {
  const { hash } = location;
  const family = /^#(\w*)/.exec(hash)?.[1] ?? '';
  const isGame = hash.length > 1;
  const parts = isGame ? (needs[family] ?? []) : [];
  const said = ['boards', 'page', ...(isGame ? [family] : [...Object.keys(files), 'more'])];
  if (!isGame) ask('modulepreload', ahead.home);
  ask('preload', isGame ? files[family] : boards);
  // To look into the storage for the first time takes a while, in which these are on their way.
  const language = chooseLanguage([readChosen(), tagIn(hash), ...navigator.languages]);
  for (const file of said) ask('preload', ahead.words[`${language}/${file}`]);
  for (const part of parts) ask('modulepreload', ahead.parts[part]);
}

const given = JSON.parse(document.getElementById('given')?.textContent ?? '{}');
if (given.ahead) askAhead(given);
