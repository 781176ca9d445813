// The policy that the build writes: the page reaches its own site and the relays of live.json, and nobody else.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { headersOf, parseHeaders } from '../../../scripts/headers.mjs';
import { withRelays, writePolicy } from '../../../scripts/live.mjs';
import { read } from '../support/files.js';

const own = read('public/_headers');

/** Whom the page may ask, with such a live.json. */
function reached(/** @type {unknown} */ live) {
  const headers = headersOf(parseHeaders(withRelays(own, JSON.stringify(live))), '/');
  return /connect-src ([^;]*);/.exec(headers['Content-Security-Policy'])?.[1];
}

test('without relays the page asks only its own site, and the headers stay as they were', () => {
  assert.equal(withRelays(own, read('public/live.json')), own);
  assert.equal(reached({}), "'self'");
});

test('relays elsewhere are added, each once; of addresses on the site none is needed', () => {
  const relays = ['wss://b.example/x', 'wss://a.example:7777', 'wss://b.example/y', 'relay', '/relay'];
  assert.equal(reached({ relays }), "'self' wss://b.example wss://a.example:7777");
});

test('STUN and TURN servers need nothing in the policy', () => {
  assert.equal(reached({ ice: [{ urls: 'turn:turn.example', username: 'a', credential: 'b' }] }), "'self'");
});

test('nothing else of the policy changes, and what is written anew is not added to', () => {
  const relays = JSON.stringify({ relays: ['wss://a.example'] });
  const once = withRelays(own, relays);
  assert.equal(once.replace(' wss://a.example', ''), own);
  assert.equal(withRelays(once, relays), once);
  assert.equal(withRelays(once, '{}'), own);
});

test('what is wrong with live.json ends the build, and a policy that is not found does, too', () => {
  assert.throws(() => reached({ relays: ['https://a'] }), /live\.json: relays\[0\] is no address/);
  assert.throws(() => reached({ relays: ["wss://a;script-src'self'"] }), /live\.json: relays\[0\] has no host/);
  assert.throws(() => withRelays('/*\n  X: y\n', '{}'), /connect-src/);
});

test('a built site has the policy of the live.json that lies there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'motley-'));
  const write = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(join(folder, name), text);
  const policy = () => readFileSync(join(folder, '_headers'), 'utf8');
  write('_headers', own);
  writePolicy(folder);
  assert.equal(policy(), own, 'a host may have taken it away');
  write('live.json', '{"relays":["wss://a.example"]}');
  writePolicy(folder);
  assert.match(policy(), /connect-src 'self' wss:\/\/a\.example; worker-src/);
  rmSync(folder, { recursive: true });
});
