// Every kind has a drawing, and the drawings use only what the theme paints.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadBuilt } from '../support/engine.js';

const art = new URL('../../../shell/art/', import.meta.url);
const engine = await loadBuilt();

const drawings = ['pieces', 'bold', 'marks'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, art)).map((file) => ({
    name: `${folder}/${file}`,
    text: readFileSync(new URL(`${folder}/${file}`, art), 'utf8'),
  })),
);

for (const { family, kinds } of engine.schema().families) {
  test(`${family}: every kind has a drawing in each set`, () => {
    const names = kinds.map((/** @type {{ name: string }} */ { name }) => name);
    assert.ok(names.length > 0);
    for (const begin of ['pieces/', 'bold/bold-']) {
      const missing = names.filter((/** @type {string} */ name) => !existsSync(new URL(`${begin}${name}.svg`, art)));
      assert.deepEqual(missing, [], begin);
    }
  });
}

test('every shape has one of the three classes that the themes paint', () => {
  for (const { name, text } of drawings) {
    const shapes = [...text.matchAll(/<(path|rect|circle)\b[^>]*>/g)].map(([shape]) => shape);
    assert.ok(shapes.length > 0, name);
    for (const shape of shapes) assert.match(shape, / class="(body|line|dot)"/, name);
  }
});

test('no two kinds look the same', () => {
  const texts = drawings.map(({ text }) => text);
  assert.equal(new Set(texts).size, texts.length);
});
