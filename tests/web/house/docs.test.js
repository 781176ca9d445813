// The documents: every file that they link to or name is there.

import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { read, root } from '../support/files.js';

const names = readdirSync(`${root}docs`).filter((name) => name.endsWith('.md'));
const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'tests/fuzz/README.md',
  ...names.map((name) => `docs/${name}`),
];

/** A document without its examples of code. */
const readProse = (/** @type {string} */ path) => read(path).replace(/^```[\s\S]*?^```/gm, '');

/** The anchors that headings get where Markdown is shown. */
function findAnchors(/** @type {string} */ path) {
  const headings = [...readProse(path).matchAll(/^#+ (.*)$/gm)];
  return headings.map(([, text]) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Whether a link of a document leads to something: a file or folder, and in a document a heading. */
function leadsSomewhere(/** @type {string} */ path, /** @type {string} */ link) {
  const [file, anchor] = link.split('#');
  const target = file === '' ? path : join(dirname(path), file);
  if (!existsSync(root + target)) return false;
  return anchor === undefined || findAnchors(target).includes(anchor);
}

test('every link of the documents leads somewhere', () => {
  let count = 0;
  for (const path of documents) {
    const links = [...readProse(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link);
    const own = links.filter((link) => !/^https?:/.test(link));
    count += own.length;
    const wrong = own.filter((link) => !leadsSomewhere(path, link));
    assert.deepEqual(wrong, [], path);
  }
  assert.ok(count > 15, `only ${count} links found`);
});

test('every file that the documents name is there', () => {
  let count = 0;
  for (const path of documents) {
    const quoted = [
      ...readProse(path).matchAll(/`((?:core|docs|lab|package|public|scripts|shell|tests|web)\/[^`\s]*)`/g),
    ];
    const files = quoted.map(([, file]) => file).filter((file) => !/[*A-Z…]/.test(file.replace(/CMakeLists/, '')));
    count += files.length;
    const wrong = files.filter((file) => !existsSync(root + file));
    assert.deepEqual(wrong, [], path);
  }
  assert.ok(count > 10, `only ${count} files found`);
});
