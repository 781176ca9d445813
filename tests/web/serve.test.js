// The server of ./play: types, headers, nothing outside the folder, busy ports.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serveFolder } from '../../scripts/serve.mjs';

const parent = mkdtempSync(join(tmpdir(), 'motley-'));
/** @type {Awaited<ReturnType<typeof serveFolder>>} */
let server;

before(async () => {
  mkdirSync(join(parent, 'site/sub'), { recursive: true });
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  mkdirSync(join(parent, 'site-2'));
  writeFileSync(join(parent, 'site-2/secret.txt'), 'secret');
  writeFileSync(join(parent, 'site/index.html'), 'page');
  writeFileSync(join(parent, 'site/sub/index.html'), 'sub');
  writeFileSync(join(parent, 'site/a b.wasm'), 'wasm');
  server = await serveFolder(join(parent, 'site'));
});

after(() => {
  server.close();
  rmSync(parent, { recursive: true });
});

/** The status of a request whose path is sent as it is written, dots and all. */
function getStatus(/** @type {string} */ path, method = 'GET') {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('a folder is its index.html', async () => {
  assert.equal(await (await fetch(server.url)).text(), 'page');
  assert.equal(await (await fetch(server.url + 'sub/')).text(), 'sub');
});

test('a folder without its slash leads to it, so that relative links work', async () => {
  const response = await fetch(server.url + 'sub');
  assert.equal(response.url, server.url + 'sub/');
});

test('wasm has its type, and pages their security policy', async () => {
  const response = await fetch(server.url + 'a%20b.wasm?x#y');
  assert.equal(response.headers.get('content-type'), 'application/wasm');
  assert.match(response.headers.get('content-security-policy') ?? '', /^default-src 'none';/);
});

for (const path of [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/sub/..%2f..%2fsecret.txt',
  '/..%2fsite-2/secret.txt',
  '/%00',
  '/%zz',
  '/absent',
])
  test(`nothing is found at ${path}`, async () => {
    assert.equal(await getStatus(path), 404);
  });

test('only reading is allowed', async () => {
  assert.equal(await getStatus('/', 'POST'), 405);
  assert.equal(await getStatus('/', 'HEAD'), 200);
});

test('a busy port moves on to another', async () => {
  const port = Number(new URL(server.url).port);
  const second = await serveFolder(join(parent, 'site'), { port });
  assert.notEqual(second.url, server.url);
  assert.equal((await fetch(second.url)).status, 200);
  second.close();
});
