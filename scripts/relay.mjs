// A small relay for pages that meet (Nostr, NIP-01). It keeps nothing: what a page says is passed on to those who have
// asked for it, and forgotten. It is for one machine or one room, and serve.mjs has one on its own port.

import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { isWanted, readEvent, readFilter } from './nostr.mjs';

/** @typedef {import('./nostr.mjs').Event} Event */
/** @typedef {import('./nostr.mjs').Filter} Filter */

/** What one relay bears. */
const usual = {
  /** Connections in all, and those of one address. */
  connections: 200,
  ofAddress: 60,
  /** Subscriptions of a connection, and filters of each. */
  subscriptions: 20,
  filters: 10,
  /** Events of a connection within a second, each of which costs the check of a signature; messages of any kind. */
  events: 50,
  messages: 200,
  /** Bytes of a message, and those that may wait for somebody who does not read. */
  bytes: 65536,
  waiting: 2 ** 20,
  /** Milliseconds after which a connection that does not answer is closed. */
  ping: 30000,
};

/** @typedef {typeof usual} Limits */

/** Counts what comes within a second. */
class Rate {
  #second = 0;
  #count = 0;

  constructor(/** @type {number} */ most) {
    this.most = most;
  }

  /** Counts one more. Returns whether it is too many. */
  isOver() {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) this.#count = 0;
    this.#second = second;
    this.#count += 1;
    return this.#count > this.most;
  }
}

/** One connection. */
class Client {
  /** What it wants to hear, by names of its own. @type {Map<string, Filter[]>} */
  subscriptions = new Map();
  isAlive = true;
  #relay;
  #socket;
  #events;
  #messages;

  /**
   * @param {Relay} relay
   * @param {import('ws').WebSocket} socket
   * @param {string | undefined} address
   */
  constructor(relay, socket, address) {
    this.#relay = relay;
    this.#socket = socket;
    this.address = address;
    this.#events = new Rate(relay.limits.events);
    this.#messages = new Rate(relay.limits.messages);
    socket.on('error', () => {}); // A message that is too long: the connection is closed after it.
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('message', (data, isBinary) => this.#hear(String(data), isBinary));
  }

  /** Sends a text; who does not read what is sent is left. */
  send(/** @type {string} */ text) {
    this.#socket.send(text);
    if (this.#socket.bufferedAmount > this.#relay.limits.waiting) this.end();
  }

  #say(/** @type {unknown[]} */ ...message) {
    this.send(JSON.stringify(message));
  }

  /** Closes the connection if the last ping was not answered; else sends another. */
  ping() {
    if (!this.isAlive) this.end();
    this.isAlive = false;
    this.#socket.ping();
  }

  end() {
    this.#socket.terminate();
  }

  #hear(/** @type {string} */ text, /** @type {boolean} */ isBinary) {
    if (isBinary || this.#messages.isOver()) return this.end();
    /** @type {unknown} */
    let message;
    try {
      message = JSON.parse(text);
    } catch {}
    const [word, first, ...rest] = Array.isArray(message) ? message : [];
    if (word === 'EVENT') this.#pass(first, text.length);
    else if (word === 'REQ') this.#subscribe(first, rest);
    else if (word === 'CLOSE') this.subscriptions.delete(first);
    else this.#say('NOTICE', 'error: EVENT, REQ and CLOSE are understood');
  }

  #pass(/** @type {unknown} */ value, /** @type {number} */ length) {
    const { id } = Object(value);
    const name = typeof id === 'string' ? id.slice(0, 64) : '';
    try {
      if (this.#events.isOver()) throw new Error('rate-limited: too many events within a second');
      this.#relay.pass(readEvent(value), length);
      this.#say('OK', name, true, '');
    } catch (error) {
      this.#say('OK', name, false, /** @type {Error} */ (error).message);
    }
  }

  #subscribe(/** @type {unknown} */ name, /** @type {unknown[]} */ filters) {
    if (typeof name !== 'string' || name === '' || name.length > 64)
      return this.#say('NOTICE', 'error: a subscription has a name of up to 64 characters');
    try {
      this.subscriptions.set(name, this.#readFilters(name, filters));
      this.#say('EOSE', name);
    } catch (error) {
      this.subscriptions.delete(name);
      this.#say('CLOSED', name, /** @type {Error} */ (error).message);
    }
  }

  #readFilters(/** @type {string} */ name, /** @type {unknown[]} */ filters) {
    const { limits } = this.#relay;
    const others = this.subscriptions.size - Number(this.subscriptions.has(name));
    if (others >= limits.subscriptions) throw new Error('error: too many subscriptions');
    if (filters.length === 0 || filters.length > limits.filters)
      throw new Error(`invalid: a subscription has one to ${limits.filters} filters`);
    return filters.map(readFilter);
  }
}

export class Relay {
  /** How many events were passed on, and how long they were. */
  events = 0;
  bytes = 0;
  limits;
  /** @type {Set<Client>} */
  #clients = new Set();
  #sockets;
  #isOpen = true;
  /** @type {NodeJS.Timeout | undefined} */
  #pings;

  /**
   * @param {import('node:http').Server} server whose port it shares
   * @param {string} path
   * @param {Partial<Limits>} [limits]
   */
  constructor(server, path, limits = {}) {
    this.limits = { ...usual, ...limits };
    this.#sockets = new WebSocketServer({ noServer: true, maxPayload: this.limits.bytes });
    server.on('upgrade', (request, socket, head) => {
      const status = request.url?.replace(/\?.*/s, '') === path ? this.#refusal(request) : '404 Not Found';
      if (status) socket.on('error', () => {}).end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
      else this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#admit(opened, request));
    });
    this.start();
  }

  /** Passes an event on. */
  pass(/** @type {Event} */ event, /** @type {number} */ length) {
    this.events += 1;
    this.bytes += length;
    const text = JSON.stringify(event);
    for (const client of this.#clients)
      for (const [name, filters] of client.subscriptions)
        if (filters.some((filter) => isWanted(event, filter))) client.send(`["EVENT",${JSON.stringify(name)},${text}]`);
  }

  /** Is there again. */
  start() {
    this.#isOpen = true;
    clearInterval(this.#pings);
    this.#pings = setInterval(() => {
      for (const client of this.#clients) client.ping();
    }, this.limits.ping);
    this.#pings.unref();
  }

  /** Is gone: all connections are cut, and none is made until it starts again. */
  stop() {
    this.#isOpen = false;
    clearInterval(this.#pings);
    for (const client of this.#clients) client.end();
  }

  /** Why a connection is not made; empty: it is. */
  #refusal(/** @type {import('node:http').IncomingMessage} */ { socket: { remoteAddress } }) {
    const same = [...this.#clients].filter(({ address }) => address === remoteAddress);
    const isFull = this.#clients.size >= this.limits.connections || same.length >= this.limits.ofAddress;
    return isFull || !this.#isOpen ? '503 Service Unavailable' : '';
  }

  /**
   * @param {import('ws').WebSocket} socket
   * @param {import('node:http').IncomingMessage} request
   */
  #admit(socket, request) {
    const client = new Client(this, socket, request.socket.remoteAddress);
    this.#clients.add(client);
    socket.on('close', () => this.#clients.delete(client));
  }
}

/**
 * A relay on a port of its own, which must be free; port 0 takes any.
 * @param {Partial<Limits> & { port?: number, host?: string }} [options]
 * @returns {Promise<{ url: string, port: number, relay: Relay, close: () => Promise<void> }>}
 */
export async function serveRelay({ port = 0, host = '127.0.0.1', ...limits } = {}) {
  const server = createServer((_request, response) => response.writeHead(426, { Upgrade: 'websocket' }).end());
  const relay = new Relay(server, '/', limits);
  await new Promise((done, fail) => server.once('error', fail).listen(port, host, () => done(null)));
  const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = () => {
    relay.stop();
    server.closeAllConnections();
    return /** @type {Promise<void>} */ (new Promise((done) => server.close(() => done())));
  };
  return { url: `ws://${host}:${taken}/`, port: taken, relay, close };
}
