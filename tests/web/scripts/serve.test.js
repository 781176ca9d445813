// The server of ./play: types, the headers of `_headers`, nothing outside the folder, busy ports.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { headersOf, parseHeaders } from '../../../scripts/headers.mjs';
import { serveFolder, takesGzip } from '../../../scripts/serve.mjs';
import { read } from '../support/files.js';

const own = read('public/_headers');
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
  writeFileSync(join(parent, 'site/_headers'), own);
  server = await serveFolder(join(parent, 'site'));
});

after(() => {
  server.close();
  rmSync(parent, { recursive: true });
});

/**
 * The answer to a request whose path is sent as it is written, dots and all, as it comes over the wire.
 * @param {string} path
 * @param {Record<string, string>} [headers]
 * @returns {Promise<{ status: number, headers: any, bytes: Buffer }>}
 */
function getRaw(path, headers = {}, method = 'GET') {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers, method, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      const { statusCode: status = 0, headers } = response;
      response.on('data', (part) => parts.push(part));
      response.on('end', () => resolve({ status, headers, bytes: Buffer.concat(parts) }));
    });
    asked.on('error', reject).end();
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

test('wasm has its type, and what the folder says', async () => {
  const { headers } = await fetch(server.url + 'a%20b.wasm?x#y');
  assert.equal(headers.get('content-type'), 'application/wasm');
  assert.equal(headers.get('access-control-allow-origin'), '*');
  assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
});

test('what gets smaller is compressed for those who take it', async () => {
  const url = '/long.js';
  const path = join(parent, 'site/long.js');
  const text = 'let a = 1;\n'.repeat(100);
  writeFileSync(path, text);
  const packed = await getRaw(url, { 'accept-encoding': 'br, gzip' });
  assert.deepEqual([packed.headers['content-encoding'], packed.headers.vary], ['gzip', 'Accept-Encoding']);
  assert.equal(packed.headers['content-length'], String(packed.bytes.length));
  assert.ok(packed.bytes.length < text.length / 5);
  assert.equal(gunzipSync(packed.bytes).toString(), text);
  const plain = await getRaw(url, {});
  assert.deepEqual([plain.headers['content-encoding'], plain.headers.vary], [undefined, 'Accept-Encoding']);
  assert.equal(plain.bytes.toString(), text);
  const head = await getRaw(url, { 'accept-encoding': 'gzip' }, 'HEAD');
  assert.deepEqual([head.headers['content-length'], head.bytes.length], [packed.headers['content-length'], 0]);
  writeFileSync(path, text + text);
  utimesSync(path, 1, 1);
  const changed = await getRaw(url, { 'accept-encoding': 'gzip' });
  assert.equal(gunzipSync(changed.bytes).toString(), text + text);
});

test('pictures that are compressed already are sent as they are', async () => {
  writeFileSync(join(parent, 'site/a.png'), 'picture');
  const { headers, bytes } = await getRaw('/a.png', { 'accept-encoding': 'gzip' });
  assert.deepEqual([headers['content-encoding'], bytes.toString()], [undefined, 'picture']);
});

test('who takes gzip', () => {
  for (const yes of ['gzip', 'br, gzip;q=0.5', '*', 'deflate , gzip']) assert.ok(takesGzip(yes), yes);
  for (const no of [undefined, '', 'br', 'gzip;q=0', '*;q=0', 'gzip;q=0, *']) assert.ok(!takesGzip(no), no);
});

test('what is absent or refused has the headers too', async () => {
  for (const response of [await fetch(server.url + 'absent'), await fetch(server.url, { method: 'POST' })])
    assert.match(response.headers.get('content-security-policy') ?? '', /^default-src 'none';/);
});

test('a folder that says nothing is served without', async () => {
  const plain = await serveFolder(join(parent, 'site-2'));
  const { status, headers } = await fetch(plain.url + 'secret.txt');
  plain.close();
  assert.equal(status, 200);
  assert.deepEqual([headers.get('content-security-policy'), headers.get('cache-control')], [null, null]);
});

test('a folder whose headers cannot be read is not served', async () => {
  mkdirSync(join(parent, 'site-3'));
  writeFileSync(join(parent, 'site-3/_headers'), '/*\n  nonsense\n');
  await assert.rejects(serveFolder(join(parent, 'site-3')), /nonsense/);
});

/** The names of all headers that fit a path, in lower case. */
const fittingNames = (/** @type {string} */ path) =>
  parseHeaders(own)
    .filter(({ pattern }) => pattern.test(path))
    .map(({ header: [name] }) => name.toLowerCase());

/** Two for each path that a rule names: itself, and with something in place of its star. */
const ownPaths = [...own.matchAll(/^\/.*/gm)].flatMap(([path]) => [path.replace('*', ''), path.replace('*', 'x/y.js')]);

test('no path of the site has a header twice: hosts differ in what they make of that', () => {
  assert.ok(ownPaths.length > 4);
  for (const path of ownPaths) {
    const names = fittingNames(path);
    assert.deepEqual([...new Set(names)], names, path);
  }
});

test('the page runs under a strict policy and in no frame of others', () => {
  for (const path of ['/', '/index.html']) {
    const headers = headersOf(parseHeaders(own), path);
    const policy = headers['Content-Security-Policy'];
    assert.match(policy, /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
    assert.doesNotMatch(policy, /'unsafe-|https?:|\*/);
    assert.equal(headers['X-Frame-Options'], 'SAMEORIGIN');
  }
});

test('the frame for other pages may stand in any', () => {
  const headers = headersOf(parseHeaders(own), '/embed.html');
  assert.equal(headers['X-Frame-Options'], undefined);
  assert.doesNotMatch(headers['Content-Security-Policy'], /frame-ancestors/);
});

test('what keeps its name is asked for again, what has a hash is not', () => {
  const cachingOf = (/** @type {string} */ path) => headersOf(parseHeaders(own), path)['Cache-Control'];
  for (const path of ['/', '/index.html', '/embed.html', '/embed.js', '/live.json'])
    assert.equal(cachingOf(path), 'no-cache', path);
  assert.match(cachingOf('/assets/motley-AbCd1234.wasm'), /immutable/);
});

test('headers: comments and blank lines, a star within, the end of a path counts', () => {
  const first = '# one\n\n/a/*.js\r\n  X-One: a: b\r\n\n\t# two\n\tX-Two:  c \n';
  const rules = parseHeaders(first + '/b\n  X-Three: d');
  assert.deepEqual(headersOf(rules, '/a/x/y.js'), { 'X-One': 'a: b', 'X-Two': 'c' });
  assert.deepEqual(headersOf(rules, '/a/xjs'), {});
  assert.deepEqual(headersOf(rules, '/b'), { 'X-Three': 'd' });
  assert.deepEqual(headersOf(rules, '/b/'), {});
});

for (const text of ['  X-One: a', '/a\n  X-One', '/a\n  ! X-One', '/a\n  X One: b', 'a\n  X-One: b', '/:a\n  X-One: b'])
  test(`headers: ${JSON.stringify(text)} is not understood`, () => {
    assert.throws(() => parseHeaders(text), /^Error: _headers: /);
  });

const outside = ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/sub/..%2f..%2fsecret.txt'];
for (const path of [...outside, '/..%2fsite-2/secret.txt', '/%00', '/%zz', '/absent'])
  test(`nothing is found at ${path}`, async () => {
    assert.equal((await getRaw(path)).status, 404);
  });

test('only reading is allowed', async () => {
  assert.equal((await getRaw('/', {}, 'POST')).status, 405);
  assert.equal((await getRaw('/', {}, 'HEAD')).status, 200);
});

test('a busy port moves on to another', async () => {
  const port = Number(new URL(server.url).port);
  const second = await serveFolder(join(parent, 'site'), { port });
  assert.notEqual(second.url, server.url);
  assert.equal((await fetch(second.url)).status, 200);
  second.close();
});
