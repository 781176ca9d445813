// The files of the built site that the browser keeps.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { describeSite } from '../../../scripts/offline.mjs';
import { familyFiles } from '../support/engine.js';
import { root } from '../support/files.js';

const site = `${root}build/site/`;
const { version, script, first, rest, words } = describeSite(site);
const all = [...first, ...rest, ...Object.values(words).flat()];

test('each file of the page is kept once, and of what is for other people’s pages too only rules and words', () => {
  assert.equal(new Set(all).size, all.length);
  const own = readdirSync(site + 'assets', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  assert.equal(all.filter((path) => path.startsWith('assets/')).length, own.length);
  const others = all.filter((path) => /^(embed|demo)|cdx|licences/.test(path) && !path.endsWith('.ftl'));
  assert.deepEqual(
    others.map((path) => /^embed\/motley-(\w+)-[\w-]+\.wasm$/.exec(path)?.[1]).sort(),
    Object.keys(familyFiles).sort(),
  );
  for (const path of all) assert.ok(existsSync(site + path), path);
});

test('the first files are the page’s script, its styles and the boards of its start screen', () => {
  const kinds = ['css', 'js', 'json', 'svg', 'webmanifest'];
  assert.deepEqual(first.map((path) => path.replace(/.*\./, '')).sort(), kinds);
  assert.ok(first.includes(script));
  assert.match(script, /index-/, 'which is another one in each version');
});

test('the worker that is served is that of the files beside it', () => {
  assert.ok(readFileSync(site + 'offline.js', 'utf8').includes(`"version":"${version}"`));
});
