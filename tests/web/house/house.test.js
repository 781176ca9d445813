// How the house is kept: what a formatter cannot see.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listFiles, read } from '../support/files.js';

const longest = 120;

test('no line of JavaScript is longer than 120 columns, templates included', () => {
  const files = ['shell', 'web', 'scripts', 'tests', 'package'].flatMap(listFiles);
  const scripts = files.filter((path) => /\.m?js$/.test(path) && !path.startsWith('tests/old-site/'));
  assert.ok(scripts.length > 200, 'files found');
  const long = scripts.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, i) => ([...line].length > longest ? [`${path}:${i + 1}`] : [])),
  );
  assert.deepEqual(long, []);
});

const shell = listFiles('shell');

test('nothing lies loose in shell/ but its entry points', () => {
  const loose = shell.filter((path) => path.split('/').length === 2);
  const entries = ['404.html', 'embed-frame.js', 'embed.html', 'embed.js', 'index.html', 'main.js'];
  assert.deepEqual(
    loose.sort(),
    entries.map((name) => `shell/${name}`),
  );
});

test('nothing lies loose in tests/web', () => {
  const loose = listFiles('tests/web').filter((path) => path.split('/').length === 3);
  assert.deepEqual(loose, []);
});

test('no two files in shell/ have the same name, but for the data of a family and the words of languages', () => {
  /** @type {Map<string, string>} */
  const known = new Map();
  for (const path of shell) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (/\.(json|ftl)$/.test(name)) continue;
    assert.equal(known.get(name), undefined, `${name} is also ${path}`);
    known.set(name, path);
  }
  assert.ok(known.size > 150, 'files found');
});

test('in shell/ nothing is of the type any', () => {
  // In types alone: beside a word, "any" is a word of a sentence.
  const inType = /[{<(|&:=,]\s*any\s*[})>|&,;[\]]|\bany\[\]|@type \{any\b/;
  const inComment = /\/\*\*.*?\*\//gs;
  const found = shell.filter((path) => {
    if (!path.endsWith('.js')) return false;
    const comments = read(path).match(inComment) ?? [];
    return comments.some((comment) => inType.test(comment));
  });
  assert.deepEqual(found, []);
});
