// The page as it is built: one script, and the parts that it loads when somebody asks.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { read, root } from '../support/files.js';

const site = `${root}build/site/`;

/** The modules of the parts, as shell/page/parts/imports.js names them. */
const parts = [...read('shell/page/parts/imports.js').matchAll(/ told\(import\('\.[^']*?([^/']+)\.js'\)/g)]
  .map(([, name]) => name)
  .sort();

test('the page is one script, which needs no other, and at most eleven parts', () => {
  const html = readFileSync(`${site}index.html`, 'utf8');
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="\.\/([^"]+)"/g)].map(([, path]) => path);
  assert.equal(scripts.length, 1, `${scripts}`);
  const text = readFileSync(site + scripts[0], 'utf8');
  assert.doesNotMatch(text, /\b(?:from|import)\s*"[^"]+\.js"/, 'nothing is imported at once');
  assert.ok(parts.length > 4 && parts.length <= 11, `${parts}`);
  const files = readdirSync(`${site}assets`);
  const found = parts.filter((name) => files.some((file) => file.startsWith(`${name}-`) && file.endsWith('.js')));
  assert.deepEqual(found, parts, 'each is a file of its own');
  for (const name of parts) assert.ok(text.includes(`/${name}-`) || text.includes(`"./${name}-`), name);
});

test('extensions that darken pages leave ours alone, which has dark colours: theirs mix up the sides', () => {
  for (const name of ['index.html', 'embed.html']) {
    const html = readFileSync(site + name, 'utf8');
    for (const lock of ['<meta name="color-scheme" content="light dark" />', '<meta name="darkreader-lock" />'])
      assert.ok(html.includes(lock), `${name}: ${lock}`);
  }
});
