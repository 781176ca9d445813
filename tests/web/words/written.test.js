// How the words are written: the spaces of a language, the terms that it has settled on, and nouns after numbers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { countedIn, counts, unchosenIn } from '../support/counted.js';
import { read } from '../support/files.js';
import { languages, textsOf } from '../support/words.js';

/** The texts of a language, with `…` where something is filled in; those of pages before their scripts run, too. */
function allTexts(/** @type {string} */ language) {
  const html = read(`shell/strings/${language}/html.ftl`);
  return [...(languages.get(language)?.values() ?? []), html]
    .flatMap((text) => new FluentResource(text).body)
    .flatMap(({ id, value, attributes }) => [value, ...Object.values(attributes)].map((part) => ({ id, part })))
    .flatMap(({ id, part }) => (part === null ? [] : textsOf(part, '…').map((text) => ({ id, text }))));
}

const texts = new Map([...languages.keys()].map((language) => [language, allTexts(language)]));

/** What programs read, which some messages quote. */
const codes = /'unsafe-inline'|\[?\b\w+ "[^"]*"\]?|\\?["\\]|custodian;array=four|(?<=[“«”]\s?)(?:… )?\S*\]/gu;

/** What a language does not write, each with what it does. @type {Record<string, [fault: RegExp, right: string][]>} */
const spaces = {
  en: [
    [/[«»„]|["']\p{L}/u, '“ ” and ’'],
    [/\s[,;:!?%](?!\w)/u, 'no space before a sign'],
  ],
  fr: [
    [/(?<!\u00a0):(?!\S)/u, 'a no-break space before a colon'],
    [/(?<!\u202f|\p{L}=\p{L}+)[;!?](?!\p{L}+=)/u, 'a narrow no-break space before ; ! ?'],
    [/«(?!\u202f)|(?<!\u202f)»/u, 'narrow no-break spaces within « »'],
    [/(?<=[\d…])(?<!\u00a0)[ \u202f]?%/u, 'a no-break space before %'],
    [/[“”„]|\p{L}'\p{L}/u, '« » and ’'],
  ],
  ru: [
    [/(?<=[\d…])(?<!\u00a0) ?%/u, 'a no-break space before %'],
    [/[“”]|—|\s[,;:!?]/u, '« » and – and no space before a sign'],
  ],
  sv: [
    [/(?<=[\d…])(?<!\u00a0) ?%/u, 'a no-break space before %'],
    [/[«»“„]|\p{L}'\p{L}/u, '” ” and ’'],
    [/\s[,;:!?](?!\w)/u, 'no space before a sign'],
  ],
};

for (const [language, all] of texts)
  test(`${language}: signs and spaces are those of the language`, () => {
    assert.ok(spaces[language], 'a language says what it writes');
    for (const [fault, right] of spaces[language])
      assert.deepEqual(
        all.filter(({ text }) => fault.test(text.replace(codes, '…'))).map(({ id, text }) => `${id}: ${text}`),
        [],
        right,
      );
  });

/**
 * The rows of the table "Words that are not written" in docs/translating.md: language, words, and messages that may
 * have them all the same.
 */
function readUnwritten() {
  const [, table = ''] = read('docs/translating.md').split('## Words that are not written');
  return [...table.matchAll(/^\| (\w\w) \| (.+?) \| .+? \| (.*?) ?\|$/gm)].map(([, language, words, but]) => ({
    language,
    words: words.split(', ').map((word) => word.replaceAll('*', '')),
    but: [...but.matchAll(/`([a-z-]+)`/g)].map(([, id]) => id),
  }));
}

test('words that a language has given up are not written', () => {
  const rows = readUnwritten();
  assert.deepEqual([...new Set(rows.map(({ language }) => language))].sort(), [...texts.keys()].sort());
  const found = rows.flatMap(({ language, words, but }) => {
    const any = words.map((word) => word.replace(/-$/, '\\p{L}*')).join('|');
    const pattern = new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'iu');
    const free = (texts.get(language) ?? []).filter(({ id }) => !but.includes(id));
    return free.filter(({ text }) => pattern.test(text)).map(({ id, text }) => `${language} ${id}: ${text}`);
  });
  assert.deepEqual(found, []);
});

/** Words after numbers that have no forms: prepositions, units. @type {Record<string, string[]>} */
const unchanging = {
  en: ['of', 'in', 's', 'px', 'min', 'done'],
  fr: ['sur', 'en', 's', 'px', 'min', 'pas'],
  ru: ['из', 'с', 'мин'],
  sv: ['av', 'på', 's', 'p', 'px', 'min', 'steg', 'tecken', 'spelare'],
};

/**
 * Messages whose number is never 1, so that only Russian has to choose by it: lengths of long texts, games of a report,
 * people of a table, sides of a board.
 */
const alwaysMany = new RegExp(
  `^(${[
    'open-long-file',
    'open-long-text',
    'open-read',
    'share-bare',
    'link-length',
    'link-cut',
    'copied-long',
    'balance-games-value',
    'balance-nodes-value',
    'balance-running',
    'goal-take-count',
    'typed-many',
    'players-people',
    'players-mixed',
    'rules-tches-turn-count',
    'board-label',
    'board-label-round',
  ].join('|')}): `,
);

for (const language of texts.keys()) {
  test(`${language}: a noun after a number has the form that the number asks for`, () => {
    const isFree = (/** @type {string} */ found) =>
      (language !== 'ru' && alwaysMany.test(found)) || unchanging[language].includes(found.split(': ')[1]);
    assert.deepEqual(
      unchosenIn(language).filter((found) => !isFree(found)),
      [],
    );
  });

  test(`${language}: what is counted says how many`, () => {
    const counted = countedIn(language);
    assert.ok(counted.length > 60);
    const says = (/** @type {string} */ text, /** @type {number} */ count) =>
      new RegExp(`(?<!\\d)${count}(?!\\d)`).test(text);
    for (const { id, texts } of counted.filter(({ texts }) => says(texts[counts.indexOf(5)], 5)))
      for (const [i, count] of counts.entries()) {
        const text = texts[i];
        if (count > 2) assert.ok(says(text, count), `${id}, ${count}: ${text}`);
        if (count === 0) assert.ok(!says(text, 1), `${id}, ${count}: ${text}`);
      }
  });
}
