// What stands in the pages before their scripts run.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fillIn } from '../../scripts/html-words.mjs';

const shell = new URL('../../shell/', import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, shell), 'utf8');

test('messages take the place of their names, and others are none', () => {
  assert.match(fillIn('<p>%page-late%</p>'), /^<p>Motley is being loaded\. /);
  assert.equal(fillIn('width: 100%; 50%'), 'width: 100%; 50%');
  assert.throws(() => fillIn('%page-nothing%'), /page-nothing/);
});

test('each message stands in a page', () => {
  const pages = readdirSync(shell).filter((name) => name.endsWith('.html'));
  const named = pages.flatMap((name) => [...read(name).matchAll(/%([a-z-]+)%/g)].map(([, id]) => id));
  const ids = [...read('strings/html/en-html.ftl').matchAll(/^([a-z-]+) =/gm)].map(([, id]) => id);
  assert.deepEqual([...new Set(named)].sort(), ids.sort());
});
