// A file that a user opens: its size is looked at before its text.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish } from '../../../../shell/links/slices.js';
import { canBeShown, checkText, readFile } from '../../../../shell/table/records/opened-text.js';

/** A file with a text, and how often it was read. */
function makeFile(/** @type {string} */ content, size = content.length) {
  const file = {
    size,
    reads: 0,
    text: async () => {
      file.reads++;
      return content;
    },
  };
  return file;
}

test('a file is refused by its size before it is read, or by the length of its text', async () => {
  const huge = makeFile('', 16_000_001);
  await assert.rejects(readFile(huge), { subject: 'game', reason: 'file-too-long' });
  assert.equal(huge.reads, 0);
  const long = 'a'.repeat(4_000_001);
  await assert.rejects(readFile(makeFile(long)), { reason: 'file-too-long' });
  assert.throws(() => finish(checkText(long)), { reason: 'file-too-long' });
  const most = 'a'.repeat(4_000_000);
  assert.equal(await readFile(makeFile(most, 16_000_000)), most);
});

test('what is no text is refused as such, but not a record in another encoding', async () => {
  for (const content of ['\ufffdPNG\r\n\x1a\n', 'custodian\0', '\ufffd\ufffd'])
    await assert.rejects(readFile(makeFile(content)), { reason: 'not-a-text' }, JSON.stringify(content));
  for (const content of ['custodian!!a2a3\r\n', '[Event "Caf\ufffd"]', 'till\t'])
    assert.equal(await readFile(makeFile(content)), content);
});

test('a long text is not shown', () => {
  assert.deepEqual([canBeShown('a'.repeat(20_000)), canBeShown('a'.repeat(20_001))], [true, false]);
});
