// The small relay beside the site: it passes on what is signed to those who have asked, keeps nothing, and bears no
// more than it says.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { schnorr } from '@noble/secp256k1';
import { WebSocket } from 'ws';
import { idOf, isWanted, readEvent, readFilter } from '../../../scripts/nostr.mjs';
import { serveRelay } from '../../../scripts/relay.mjs';
import { serveFolder } from '../../../scripts/serve.mjs';

/** What a test waits for comes within this time. */
const soon = { timeout: 20_000 };

/** Servers and folders that a test has left. @type {(() => unknown)[]} */
const ends = [];
after(async () => {
  for (const end of ends) await end();
});

/** The private key of whoever speaks here, and what stands in the place of chance. */
const key = hexToBytes('01'.repeat(32));
const chance = new Uint8Array(32);

/** A signed event; with what a test wants to be different, before it is signed. */
function makeEvent(/** @type {object} */ different = {}) {
  const tags = [['t', 'room']];
  const plain = { created_at: 1_800_000_000, kind: 21000, tags, content: 'hello', ...different };
  const event = { pubkey: bytesToHex(schnorr.getPublicKey(key)), ...plain };
  const id = idOf(event);
  return { ...event, id, sig: bytesToHex(schnorr.sign(hexToBytes(id), key, chance)) };
}

const event = makeEvent();

/** Somebody at a relay. */
class Guest {
  /** All that was heard. @type {any[]} */
  heard = [];

  constructor(/** @type {string} */ url, options = {}) {
    this.socket = new WebSocket(url, options);
    this.opened = once(this.socket, 'open');
    this.closed = new Promise((done) => this.socket.on('close', done));
    this.socket.on('error', () => {});
    this.socket.on('message', (data) => this.heard.push(JSON.parse(String(data))));
    ends.push(() => this.socket.terminate());
  }

  /** All that has come since the last time, to the answer to a question that is asked now. */
  async hear() {
    await this.opened;
    this.socket.send('["REQ","last",{"ids":[]}]');
    const isLast = (/** @type {any[]} */ [word, name]) => word === 'EOSE' && name === 'last';
    while (!this.heard.some(isLast)) await once(this.socket, 'message');
    return this.heard.splice(0).filter((message) => !isLast(message));
  }

  /** Says something, and hears. */
  async ask(/** @type {unknown[]} */ ...message) {
    await this.opened;
    this.socket.send(JSON.stringify(message));
    return this.hear();
  }
}

/** A relay with guests. */
async function open(/** @type {Parameters<typeof serveRelay>[0]} */ options = {}, count = 1) {
  const server = await serveRelay(options);
  ends.push(server.close);
  const guests = Array.from({ length: count }, () => new Guest(server.url));
  await Promise.all(guests.map(({ opened }) => opened));
  return { ...server, guests };
}

test('what is said comes to those who have asked for it, and to nobody else', async () => {
  const { guests, relay } = await open({}, 3);
  const [speaker, hearer, other] = guests;
  assert.deepEqual(await hearer.ask('REQ', 'mine', { kinds: [21000], '#t': ['room'] }), [['EOSE', 'mine']]);
  await other.ask('REQ', 'theirs', { kinds: [21000], '#t': ['another'] });
  assert.deepEqual(await speaker.ask('EVENT', event), [['OK', event.id, true, '']]);
  assert.deepEqual(await hearer.hear(), [['EVENT', 'mine', event]]);
  assert.deepEqual(await other.hear(), []);
  assert.deepEqual([relay.events, relay.bytes > 300], [1, true]);
});

test('nothing is kept: who asks later hears nothing', async () => {
  const { guests } = await open({}, 2);
  await guests[0].ask('EVENT', event);
  assert.deepEqual(await guests[1].ask('REQ', 'late', {}), [['EOSE', 'late']]);
});

test('a subscription ends when it is closed, and another one takes the place of its name', async () => {
  const {
    guests: [guest],
  } = await open();
  await guest.ask('REQ', 'one', { '#t': ['another'] });
  await guest.ask('REQ', 'one', { '#t': ['room'] });
  assert.deepEqual((await guest.ask('EVENT', event))[0], ['EVENT', 'one', event]);
  await guest.ask('CLOSE', 'one');
  assert.deepEqual(await guest.ask('EVENT', event), [['OK', event.id, true, '']]);
});

/** Events that are refused, and how the reason begins. @type {[string, any, string][]} */
const refused = [
  ['that is none', { id: 'x' }, 'invalid: '],
  ['that would be kept', makeEvent({ kind: 1 }), 'blocked: '],
  ['that would take the place of another', makeEvent({ kind: 10001 }), 'blocked: '],
  ['with another content than was signed', { ...event, content: 'changed' }, 'invalid: '],
  ['with another signature', { ...event, sig: '0'.repeat(128) }, 'invalid: '],
  ['of somebody else', { ...event, pubkey: '11'.repeat(32) }, 'invalid: '],
  ['whose tags are no texts', { ...event, tags: [['t', {}]] }, 'invalid: '],
  ['with an empty tag', { ...event, tags: [[]] }, 'invalid: '],
  ['with too many tags', makeEvent({ tags: Array(101).fill(['t', 'room']) }), 'invalid: '],
  ['whose time is a text', { ...event, created_at: '1' }, 'invalid: '],
];
for (const [name, wrong, reason] of refused)
  test(`an event ${name} is refused, and passed on to nobody`, async () => {
    const { guests, relay } = await open({}, 2);
    await guests[1].ask('REQ', 'all', {});
    const [[word, id, isPassed, text]] = await guests[0].ask('EVENT', wrong);
    assert.deepEqual([word, id, isPassed, text.slice(0, reason.length)], ['OK', wrong.id, false, reason]);
    assert.deepEqual([await guests[1].hear(), relay.events], [[], 0]);
  });

test('what is wrong with a subscription is told, and it is none', async () => {
  const { guests } = await open({ subscriptions: 3 });
  for (const filters of [
    [],
    [7],
    [null],
    [[]],
    [{ ids: ['x'] }],
    [{ since: 'x' }],
    [{ '#t': [1] }],
    [{ search: 'x' }],
  ]) {
    const [[word, name, text]] = await guests[0].ask('REQ', 'wrong', ...filters);
    assert.deepEqual([word, name, text.slice(0, 9)], ['CLOSED', 'wrong', 'invalid: '], JSON.stringify(filters));
  }
  await guests[0].ask('REQ', 'two', {});
  assert.match((await guests[0].ask('REQ', 'three', {}))[0].join(), /^EOSE/);
  assert.match((await guests[0].ask('REQ', 'four', {}))[0].join(), /^CLOSED,four,error: too many/);
  assert.match((await guests[0].ask('REQ', 'two', {}))[0].join(), /^EOSE/);
});

test('words that nobody has here are told', async () => {
  const { guests } = await open();
  for (const message of ['', 'x', '7', '{}', '["AUTH"]', '["REQ",7,{}]', `["REQ","${'x'.repeat(65)}",{}]`]) {
    guests[0].socket.send(message);
    assert.equal((await guests[0].hear())[0][0], 'NOTICE', message);
  }
});

test('a filter asks for ids, authors, kinds, times and tags; each list has one of them', () => {
  const { id, pubkey, created_at } = readEvent(event);
  const yes = [{}, { ids: ['0'.repeat(64), id] }, { authors: [pubkey] }, { since: created_at, until: created_at }];
  const no = [{ ids: [] }, { authors: ['0'.repeat(64)] }, { kinds: [1] }, { since: created_at + 1 }, { until: 1 }];
  for (const filter of [...yes, { '#t': ['x', 'room'], limit: 0 }]) assert.ok(isWanted(event, readFilter(filter)));
  for (const filter of [...no, { '#t': ['room'], '#x': ['room'] }]) assert.ok(!isWanted(event, readFilter(filter)));
});

test('more events than a second may have are refused, and one who floods is cut', soon, async () => {
  const { guests, relay } = await open({ events: 3, messages: 40 }, 2);
  for (let i = 0; i < 10; i++) guests[0].socket.send(JSON.stringify(['EVENT', event]));
  const answers = (await guests[0].hear()).map(([, , isPassed, text]) => isPassed || text.split(':')[0]);
  assert.ok(answers.filter((answer) => answer === 'rate-limited').length >= 4, String(answers));
  assert.ok(relay.events <= 6);
  for (let i = 0; i < 100; i++) guests[0].socket.send('[]');
  await guests[0].closed;
  assert.deepEqual(await guests[1].ask('REQ', 'all', {}), [['EOSE', 'all']], 'others are not');
});

test('a message that is too long, and one that is no text, end the connection', soon, async () => {
  for (const message of ['x'.repeat(65537), Buffer.from('[]')]) {
    const { guests } = await open();
    guests[0].socket.send(message);
    await guests[0].closed;
  }
});

test('connections are counted: all, and those of one address', async () => {
  for (const limits of [{ connections: 2 }, { ofAddress: 2 }]) {
    const { guests, url } = await open(limits, 2);
    await assert.rejects(new Guest(url).opened, /503/);
    guests[0].socket.close();
    await guests[0].closed;
    await new Guest(url).hear();
  }
});

test('who does not answer is left', soon, async () => {
  const { url } = await open({ ping: 30 });
  const silent = new Guest(url, { autoPong: false });
  const alive = new Guest(url);
  await Promise.all([silent.closed, alive.opened]);
  await alive.hear();
});

test('who does not read is left', soon, async () => {
  const { guests } = await open({ waiting: 100_000 }, 2);
  for (let i = 0; i < 19; i++) await guests[1].ask('REQ', `${i}`, {});
  guests[1].socket.pause();
  const long = makeEvent({ content: 'x'.repeat(60_000) });
  for (let i = 0; i < 20; i++) await guests[0].ask('EVENT', long);
  guests[1].socket.resume();
  const end = Promise.race([guests[1].closed.then(() => 'closed'), guests[1].hear().then(() => 'open')]);
  assert.equal(await end, 'closed');
});

test('a relay goes away and comes back at the same port', async () => {
  const first = await open();
  await first.close();
  await first.guests[0].closed;
  await assert.rejects(new Guest(first.url).opened, /ECONNREFUSED/);
  const second = await open({ port: first.port });
  assert.equal(second.url, first.url);
  await assert.rejects(serveRelay({ port: first.port }), /EADDRINUSE/);
});

/** A site with such a file, served. */
async function serveSite(/** @type {string} */ live, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'motley-'));
  writeFileSync(join(folder, 'index.html'), 'page');
  if (live) writeFileSync(join(folder, 'live.json'), live);
  const server = await serveFolder(folder, options);
  ends.push(server.close, () => rmSync(folder, { recursive: true }));
  return { ...server, socketUrl: server.url.replace('http', 'ws') };
}

test('a site is served with a relay, which can be away for a while', async () => {
  const { url, socketUrl, relay } = await serveSite('', { hasRelay: true });
  const guest = new Guest(socketUrl + 'relay?x');
  await guest.hear();
  await assert.rejects(new Guest(socketUrl).opened, /404/);
  assert.equal(await (await fetch(url)).text(), 'page');
  relay?.stop();
  await guest.closed;
  await assert.rejects(new Guest(socketUrl + 'relay').opened, /503/);
  assert.equal(await (await fetch(url)).text(), 'page', 'the site stays');
  relay?.start();
  await new Guest(socketUrl + 'relay').hear();
});

test('live.json names the relay of the site where it names none', async () => {
  const read = async (/** @type {string} */ live, hasRelay = true) => {
    const response = await fetch((await serveSite(live, { hasRelay })).url + 'live.json');
    return response.ok ? response.text() : response.status;
  };
  const ice = '"ice":[{"urls":"stun:a"}]';
  assert.equal(await read(`{"relays":[],${ice}}`), `{"relays":["relay"],${ice}}`);
  for (const same of [`{"relays": ["wss://a"],${ice}}`, 'nonsense', '{}', 'null']) assert.equal(await read(same), same);
  assert.equal(await read(`{"relays":[],${ice}}`, false), `{"relays":[],${ice}}`);
  assert.equal(await read(''), 404);
});

test('a site is served without a relay where nobody has asked for it', async () => {
  const { socketUrl, relay } = await serveSite('');
  assert.equal(relay, undefined);
  await assert.rejects(new Guest(socketUrl + 'relay').opened, /404/);
});

test('./play serves with it, and to a whole room at the addresses that it prints', soon, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'motley-'));
  writeFileSync(join(folder, 'live.json'), '{"relays":[],"ice":[]}');
  const script = fileURLToPath(new URL('../../../scripts/serve.mjs', import.meta.url));
  const play = spawn(process.execPath, [script, folder, '--port', '0', '--host', '0.0.0.0']);
  ends.push(
    () => play.kill(),
    () => rmSync(folder, { recursive: true }),
  );
  const [printed] = await once(play.stdout, 'data');
  const addresses = String(printed).match(/http:\/\/[^ ]+/g) ?? [];
  assert.match(addresses[0] ?? '', /^http:\/\/localhost:\d+\/$/);
  for (const address of addresses)
    assert.deepEqual(await (await fetch(address + 'live.json')).json(), { relays: ['relay'], ice: [] }, address);
});
