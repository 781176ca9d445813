// Parts of the page that are loaded when they are first needed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lazy } from '../../../shell/app/lazy.js';
import { settled } from '../support/fakes.js';

/** A page that only counts. */
function makeApp() {
  const app = {
    dialog: null,
    tab: 'moves',
    updates: 0,
    told: 0,
    update: () => app.updates++,
    table: { tellMissing: () => app.told++ },
  };
  return { app, page: /** @type {any} */ (app) };
}

test('a part draws once it has come, and is asked for once', async () => {
  const { app, page } = makeApp();
  let asked = 0;
  const load = async () => {
    asked++;
    return { draw: (/** @type {unknown} */ of, /** @type {string} */ what) => (of === app ? `drawn ${what}` : '') };
  };
  const part = lazy(load, 'draw');
  assert.equal(typeof part(page, 'one'), 'symbol');
  part(page, 'two');
  await settled();
  assert.deepEqual([asked, app.updates, part(page, 'three'), asked], [1, 1, 'drawn three', 1]);
});

test('a part that does not come is told once, and again for another tab or dialog', async () => {
  const { app, page } = makeApp();
  let asked = 0;
  const part = lazy(() => Promise.reject(new Error(String(asked++))), 'draw');
  for (let i = 0; i < 5; i++) {
    part(page);
    await settled();
  }
  assert.deepEqual([asked, app.told, app.updates], [1, 1, 0]);
  app.tab = 'game';
  part(page);
  part(page);
  await settled();
  assert.deepEqual([asked, app.told], [2, 2]);
  Object.assign(app, { dialog: { name: 'help' } });
  part(page);
  await settled();
  assert.deepEqual([asked, app.told], [3, 3]);
});
