// Two tables name the imports on demand, of the page and of the element; the worker of a computer and the preview of
// boards on other pages load scripts by their addresses.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findImports } from '../../../scripts/imports.mjs';

test('there are at most 22 imports on demand, in the files that are known for it', () => {
  const places = findImports();
  assert.ok(places.length > 8 && places.length <= 22, places.join('\n'));
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
