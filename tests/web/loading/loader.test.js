// The loader of parts, for the page and for boards on other pages.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Loader } from '../../../shell/loading/loader.js';
import { settled } from '../support/fakes.js';

/** How often each part was asked for, and whether it comes. */
let asked = { one: 0, other: 0 };
let isThere = true;
/** The notices, and the number of pictures that were asked for. @type {unknown[]} */
let told = [];
let pictures = 0;

const one = { name: 'one' };

const make = () =>
  new Loader(
    {
      async one() {
        asked.one++;
        if (!isThere) throw new Error(`404 for the ${asked.one}th time`);
        return one;
      },
      async other() {
        asked.other++;
        return { name: 'other' };
      },
    },
    (error) => told.push(String(error)),
    () => pictures++,
  );

beforeEach(() => {
  asked = { one: 0, other: 0 };
  isThere = true;
  told = [];
  pictures = 0;
});

test('a part is loaded once, however many ask for it, and in whichever way', async () => {
  const loader = make();
  assert.equal(loader.load('one'), loader.load('one'), 'who asks again waits for no other task');
  assert.deepEqual(await Promise.all([loader.load('one'), loader.bring('one')]), [one, one]);
  assert.equal(loader.show('one'), one);
  assert.deepEqual([asked, told, pictures], [{ one: 1, other: 0 }, [], 0]);
});

test('a part that does not come is told to who asked, and asked for again the next time', async () => {
  const loader = make();
  isThere = false;
  await assert.rejects(loader.load('one'), /404/);
  assert.deepEqual(told, [], 'who handles it tells it');
  assert.equal(await loader.bring('one'), undefined);
  assert.deepEqual(told, ['Error: 404 for the 2th time']);
  isThere = true;
  assert.equal(await loader.bring('one'), one);
  assert.equal(asked.one, 3);
});

test('a loader with nobody to tell loads all the same', async () => {
  const loader = new Loader({ part: async () => Promise.reject(new Error('404')) });
  await assert.rejects(loader.load('part'), /404/);
  assert.equal(await loader.bring('part'), undefined);
});

test('what a picture shows is asked for when it is drawn, and there is another picture when it has come', async () => {
  const loader = make();
  assert.deepEqual([loader.show('one', 'dialog'), loader.show('one', 'dialog')], [undefined, undefined]);
  await settled();
  assert.deepEqual([asked.one, pictures], [1, 1]);
  assert.equal(loader.show('one', 'dialog'), one);
});

test('what a picture misses is asked for again only when something else stands there', async () => {
  const loader = make();
  isThere = false;
  loader.show('one', 'dialog');
  await settled();
  loader.show('one', 'dialog');
  await settled();
  assert.deepEqual([asked.one, told.length, pictures], [1, 1, 0]);
  isThere = true;
  loader.show('one', 'another');
  await settled();
  assert.deepEqual([asked.one, pictures], [2, 1]);
  assert.equal(loader.show('one', 'dialog'), one);
});
