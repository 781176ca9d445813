// What is imported on demand is named in two tables, of the page and of the element; what runs jobs of a computer and
// what previews boards of other pages load scripts by their addresses.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findImports } from '../../../scripts/imports.mjs';

test('there are at most 15 imports on demand, in the files that are known for it', () => {
  const places = findImports();
  assert.ok(places.length > 8 && places.length <= 15, places.join('\n'));
  const files = new Set(places.map((place) => place.split(':')[0]));
  assert.deepEqual(
    [...files],
    [
      'shell/dialogs/sharing/embed-preview.js',
      'shell/embed/parts/embed-imports.js',
      'shell/page/parts/imports.js',
      'shell/table/computer/connect.js',
    ],
  );
});
