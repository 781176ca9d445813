// The language that the page speaks, without its picture and its files.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { parseLink } from '../../../shell/links/links.js';
import { Language, withLanguage } from '../../../shell/services/language.js';
import { languages, tagIn } from '../../../shell/words/languages.js';
import { makeWords, settled } from '../support/fakes.js';
import { inLines } from '../support/lists.js';

languages.splice(0, Infinity, 'en', 'fr', 'sv');

/** @type {any} */
let app;
/** Requests that wait for their answers. @type {{ language: string, answer: () => void, fail: () => void }[]} */
let asked;
/** @type {any} */
let root;

beforeEach(() => {
  asked = [];
  root = {};
  Object.assign(globalThis, { document: { documentElement: root } });
  const words = { ...makeWords(), locale: 'en' };
  app = {
    words,
    choices: { language: 'auto' },
    session: null,
    table: { words, notes: 0, missing: 0, note: () => app.table.notes++, tellMissing: () => app.table.missing++ },
    drawn: 0,
    update: () => app.drawn++,
  };
});

function makeLanguage(tags = ['en']) {
  const translate = (/** @type {any} */ words, /** @type {string} */ language) =>
    new Promise((resolve, reject) => {
      const answer = () => resolve({ ...words, locale: language });
      asked.push({ language, answer, fail: () => reject(new Error('gone')) });
    });
  return new Language(app, /** @type {any} */ (translate), tags);
}

const sessionWith = (/** @type {[string, string][]} */ ...extras) => ({ extras });

/** Answers all that was asked for. */
async function answer() {
  for (const { answer } of asked.splice(0)) answer();
  await settled();
}

test('a link names its language, wherever that stands', () => {
  assert.equal(tagIn('#custodian!!a2a3!at=1;lang=fr'), 'fr');
  assert.deepEqual([tagIn('#custodian!!!lang=pt-BR;at=1'), tagIn('#custodian!!!klang=fr')], ['pt-BR', '']);
  const { extras } = parseLink('custodian!!!lang=fr;x');
  assert.deepEqual(inLines(withLanguage(extras, 'sv')), ['x undefined', 'lang sv']);
  assert.deepEqual(inLines(withLanguage(extras, undefined)), ['x undefined']);
});

test('a language that is chosen is spoken everywhere, and the link of the game says so', async () => {
  const language = makeLanguage();
  app.session = sessionWith(['at', '1']);
  app.choices = { language: 'fr' };
  language.choose();
  assert.equal(app.words.locale, 'en');
  await answer();
  assert.deepEqual([app.words.locale, app.table.words.locale, root.lang, root.dir], ['fr', 'fr', 'fr', 'direction']);
  assert.ok(app.drawn > 0 && app.table.notes === 1);
  assert.deepEqual(inLines(app.session.extras), ['at 1', 'lang fr']);
  app.choices = { language: 'auto' };
  language.choose();
  await answer();
  assert.equal(app.words.locale, 'en');
  assert.deepEqual(app.session.extras, [['at', '1']]);
});

test('the language of a link is spoken where none was chosen, also after its game', async () => {
  const language = makeLanguage(['sv-FI']);
  language.follow(sessionWith(['lang', 'fr-CA']));
  await answer();
  assert.equal(app.words.locale, 'fr');
  language.follow(sessionWith());
  assert.equal(asked.length, 0);
  app.choices = { language: 'en' };
  language.choose();
  await answer();
  language.follow(sessionWith(['lang', 'fr']));
  assert.deepEqual([asked.length, app.words.locale], [0, 'en']);
});

test('without a choice the first language is spoken that the visitor reads', async () => {
  const language = makeLanguage(['xx', 'sv-FI', 'fr']);
  language.follow(sessionWith(['lang', 'yy']));
  await answer();
  assert.equal(app.words.locale, 'sv');
});

test('of two choices the last one counts, whichever comes first', async () => {
  const language = makeLanguage();
  app.choices = { language: 'fr' };
  language.choose();
  app.choices = { language: 'sv' };
  language.choose();
  const [french, swedish] = asked;
  swedish.answer();
  await settled();
  french.answer();
  await settled();
  assert.equal(app.words.locale, 'sv');
});

test('a language that cannot be loaded is told, and the page goes on in the other', async () => {
  const language = makeLanguage();
  app.choices = { language: 'fr' };
  language.choose();
  asked[0].fail();
  await settled();
  assert.deepEqual([app.table.missing, app.words.locale], [1, 'en']);
});
