// Where the engine can be loaded from.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { loadEngine, squareName } from '../../../web/engine.js';
import { wasm } from '../support/engine.js';

/** Serves motley.wasm with a status and a type while something is done with its address. */
/** @type {(status: number, type: string | null, use: (url: string) => Promise<void>) => Promise<void>} */
async function serveAs(status, type, use) {
  const headers = type ? { 'Content-Type': type } : {};
  const server = createServer((_, response) => response.writeHead(status, headers).end(wasm));
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  try {
    await use(`http://127.0.0.1:${port}/motley.wasm`);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

for (const type of ['application/wasm', 'application/octet-stream', 'text/plain; charset=utf-8', null]) {
  test(`from a server that says ${type}`, () =>
    serveAs(200, type, async (url) => {
      const engine = await loadEngine(new URL(url));
      assert.ok(engine.schema().families.length > 0);
    }));
}

test('from a buffer, and from a part of one', async () => {
  const padded = new Uint8Array(wasm.length + 20);
  padded.set(wasm, 10);
  for (const source of [wasm, padded.subarray(10, 10 + wasm.length), padded.slice(10, 10 + wasm.length).buffer])
    assert.ok((await loadEngine(source)).schema().families.length > 0);
});

test('what is not there or no WebAssembly is an error', async () => {
  await serveAs(404, 'application/wasm', (url) => assert.rejects(loadEngine(url), /404/));
  await assert.rejects(loadEngine(Uint8Array.of(1, 2, 3)), WebAssembly.CompileError);
});

test('squares of bounded boards', () => {
  assert.deepEqual([squareName(0, 0), squareName(9, 9)], ['a1', 'j10']);
});
