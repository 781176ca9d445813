// The servers of live.json: what may be named there, and what is refused.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { loadServers, readServers } from '../../../shell/live/servers.js';

const file = 'https://motley.example/games/live.json';

const read = (/** @type {unknown} */ value, address = file) => readServers(JSON.stringify(value), address);

test('a file that names nobody', () => {
  for (const value of [{}, { relays: [], ice: [] }, { relays: [], later: 1 }])
    assert.deepEqual(read(value), { relays: [], ice: [] });
});

test('relays are named by their addresses', () => {
  const relays = ['wss://relay.example', 'wss://relay.example:7777/path?a=b', 'wss://[::1]:7/'];
  assert.deepEqual(read({ relays }).relays, ['wss://relay.example/', relays[1], relays[2]]);
});

test('a relay without scheme is on the server of the file, and safe where that is', () => {
  const relays = ['relay', '../relay', '/relay?a'];
  const https = ['wss://motley.example/games/relay', 'wss://motley.example/relay', 'wss://motley.example/relay?a'];
  assert.deepEqual(read({ relays }).relays, https);
  assert.deepEqual(read({ relays: ['relay'] }, 'http://10.0.0.7:8000/live.json').relays, ['ws://10.0.0.7:8000/relay']);
});

test('a relay may be without TLS where the site is', () => {
  const relays = ['ws://10.0.0.7:7777/'];
  assert.deepEqual(read({ relays }, 'http://10.0.0.7:8000/live.json').relays, relays);
  assert.throws(() => read({ relays }), /^Error: live\.json: relays\[0\] has to begin with wss:/);
});

test('STUN and TURN servers are what browsers take', () => {
  const ice = [
    { urls: 'stun:stun.example' },
    { urls: ['turn:turn.example:3478?transport=udp', 'turns:[::1]:443'], username: 'motley', credential: 'known' },
  ];
  assert.deepEqual(read({ ice }).ice, [{ urls: ['stun:stun.example'] }, ice[1]]);
});

test('nothing else comes along with a server', () => {
  const ice = [{ urls: 'stun:a', username: 'x', credential: 7, credentialType: 'oauth' }];
  assert.deepEqual(read({ ice }).ice, [{ urls: ['stun:a'] }]);
});

/** Relays that are refused. */
const noRelays = [
  7,
  '',
  'https://relay.example',
  'javascript:alert(1)',
  'relay.example:7777',
  '//relay.example/relay',
  '/\\relay.example/relay',
  '/\t/relay.example/relay',
  ' wss://relay.example',
  'wss:relay.example',
  'wss://',
  'wss://*',
  'wss://*.example',
  "wss://a;script-src'self'",
  'wss://a,b',
  'wss://user:word@relay.example',
  'wss://relay.example/#part',
  `wss://relay.example/${'x'.repeat(300)}`,
];
for (const relay of noRelays)
  test(`no relay: ${JSON.stringify(relay).slice(0, 50)}`, () => {
    assert.throws(() => read({ relays: ['relay', relay] }), /^Error: live\.json: relays\[1\] (is|has) /);
  });

/** STUN and TURN servers that are refused, and where. @type {[unknown, string][]} */
const noIce = [
  [7, '.urls'],
  [null, '.urls'],
  [{ urls: [] }, '.urls'],
  [{ urls: ['stun:a', 'http:a'] }, '.urls[1]'],
  [{ urls: 'stun:a?transport=udp' }, '.urls[0]'],
  [{ urls: 'stun:a b' }, '.urls[0]'],
  [{ urls: 'stun:a:70000' }, '.urls[0]'],
  [{ urls: 'stun:' }, '.urls[0]'],
  [{ urls: 'stun:a\n' }, '.urls[0]'],
  [{ urls: Array(5).fill('stun:a') }, '.urls'],
  [{ urls: 'turn:a' }, '.username'],
  [{ urls: 'turn:a', username: 'a' }, '.credential'],
  [{ urls: 'turn:a', username: 'a', credential: 7 }, '.credential'],
];
for (const [ice, place] of noIce)
  test(`no server: ${JSON.stringify(ice).slice(0, 50)}`, () => {
    const { message } = /** @type {Error} */ (caught(() => read({ ice: [ice] })));
    assert.equal(message.startsWith(`live.json: ice[0]${place} `), true, message);
  });

function caught(/** @type {() => unknown} */ act) {
  try {
    act();
  } catch (error) {
    return error;
  }
  return assert.fail('nothing was refused');
}

test('a file that is none is refused as what it is', () => {
  /** @type {[string, RegExp][]} */
  const wrong = [
    ['', /no JSON/],
    ['{', /no JSON/],
    ['[]', /no object/],
    ['null', /no object/],
    ['"relays"', /no object/],
    ['{"relays":{}}', /relays is no list/],
    [`{"relays":${JSON.stringify(Array(9).fill('relay'))}}`, /relays has more than 8/],
    [`{"ice":${JSON.stringify(Array(9).fill({ urls: 'stun:a' }))}}`, /ice has more than 8/],
    [`{"x":"${'x'.repeat(20_000)}"}`, /longer than/],
  ];
  for (const [text, reason] of wrong) assert.throws(() => readServers(text, file), reason, text.slice(0, 40));
});

const { fetch } = globalThis;
afterEach(() => Object.assign(globalThis, { fetch }));

/** Loads the file from a host that answers so. */
function load(/** @type {() => Response} */ answer) {
  /** @type {RequestInit[]} */
  const asked = [];
  globalThis.fetch = async (_address, init = {}) => {
    asked.push(init);
    return answer();
  };
  return { asked, servers: loadServers(file) };
}

test('the file is asked for anew each time, and its relays are beside it', async () => {
  const { asked, servers } = load(() => new Response('{"relays":["relay"]}'));
  assert.deepEqual(await servers, { relays: ['wss://motley.example/games/relay'], ice: [] });
  assert.equal(asked[0].cache, 'no-cache');
  assert.ok(asked[0].signal, 'nothing is waited for without end');
});

test('where a host has led elsewhere, relays are beside the file there', async () => {
  const there = new Response('{"relays":["relay"]}');
  Object.defineProperty(there, 'url', { value: 'https://b.example/live.json' });
  assert.deepEqual((await load(() => there).servers).relays, ['wss://b.example/relay']);
});

test('a host without the file names nobody, also one that sends its start page', async () => {
  for (const answer of [
    new Response('missing', { status: 404 }),
    new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  ])
    assert.deepEqual(await load(() => answer).servers, { relays: [], ice: [] });
});

test('a file that is wrong is told', async () => {
  await assert.rejects(load(() => new Response('{"relays":[7]}')).servers, /live\.json: relays\[0\] is no text/);
});
