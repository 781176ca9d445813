// Words in the pages before their scripts run.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fillIn } from '../../../scripts/html-words.mjs';
import { languages } from '../../../shell/words/languages.js';

const shell = new URL('../../../shell/', import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, shell), 'utf8');

test('messages take the place of their names, and others are none', () => {
  assert.match(fillIn('<p>%page-late%</p>'), /^<p><span lang="en">Motley is loading\. /);
  assert.equal(fillIn('width: 100%; 50%'), 'width: 100%; 50%');
  assert.throws(() => fillIn('%page-nothing%'), /page-nothing/);
});

test('each language has its words, and an attribute a line of each', () => {
  const spans = [...fillIn('<p>%frame-late%</p>').matchAll(/<span lang="([a-z]+)">([^<]+)<\/span>/g)];
  const spoken = spans.map(([, language]) => language);
  assert.deepEqual(spoken, languages);
  const attribute = fillIn('<p data-late="%frame-late%"></p>');
  assert.equal(attribute, `<p data-late="${spans.map(([, , text]) => text).join('&#10;')}"></p>`);
  assert.equal(new Set(spans.map(([, , text]) => text)).size, languages.length);
});

test('each message stands in a page', () => {
  const pages = readdirSync(shell).filter((name) => name.endsWith('.html'));
  const named = pages.flatMap((name) => [...read(name).matchAll(/%([a-z-]+)%/g)].map(([, id]) => id));
  for (const language of languages) {
    const ids = [...read(`strings/${language}/html.ftl`).matchAll(/^([a-z-]+) =/gm)].map(([, id]) => id);
    assert.deepEqual([...new Set(named)].sort(), ids.sort());
  }
});
