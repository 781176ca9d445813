// Rooms, keys and signatures of live games.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as keys from '../../../shell/live/live-keys.js';

const id = 'AbCdEf012345';

test('rooms, keys and names of a game are promises: browsers of different versions meet', () => {
  const { topic, secret } = keys.playRoom(id);
  assert.equal(topic, 'fb5a0325530ec0afe79c956b1bc42e34b98eb79491509d8afb4c3438bfd33346');
  assert.equal(keys.keyText(secret), 'e6fa98d6f2704fedcaabd8af660e0f3684c8fd20fdf685cac1a51e088f57ae2c');
  assert.equal(keys.watchName(id), 'ff1c341592c042b8f729819cfce80328d78a9bf00dadf9498ce06b44273d54c0');
  assert.equal(
    keys.watchRoom(keys.watchName(id)).topic,
    '18fc7fc14515e4d0870af0c5fa2365c08b984428607cafe9aafaaf2fcd4fbbfe',
  );
});

test('a signature is that of one text and one key', () => {
  const [ann, bob] = [keys.drawKey(), keys.drawKey()];
  const signature = keys.sign('a text', ann);
  assert.ok(keys.isSigned('a text', signature, keys.publicKey(ann)));
  assert.ok(!keys.isSigned('a texT', signature, keys.publicKey(ann)));
  assert.ok(!keys.isSigned('a text', signature, keys.publicKey(bob)));
  for (const [text, name] of [
    ['', keys.publicKey(ann)],
    [signature.toUpperCase(), keys.publicKey(ann)],
    [signature, ''],
    [signature, 'f'.repeat(64)],
    ['f'.repeat(128), keys.publicKey(ann)],
  ])
    assert.ok(!keys.isSigned('a text', text, name));
});

test('a key is kept as a text', () => {
  const key = keys.drawKey();
  assert.deepEqual(keys.readKey(keys.keyText(key)), key);
  for (const text of [undefined, 7, '', 'x'.repeat(64), 'a'.repeat(63)]) assert.equal(keys.readKey(text), undefined);
});
