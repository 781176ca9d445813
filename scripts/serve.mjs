// A static web server for the built site: node scripts/serve.mjs FOLDER [--port N] [--host NAME]
// The folder's own `_headers` names the headers of each file. As hosts do, it compresses files that get smaller.
// Started so, it has a small relay on the same port: games by link travel by themselves between the pages it serves.

import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { basename, extname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { headersOf, parseHeaders } from './headers.mjs';
import { Relay } from './relay.mjs';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.ftl': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Where the relay is: beside the page. */
const relayPath = '/relay';

/** Types that compressing makes smaller. */
const isCompressible = (/** @type {string} */ type) => /^text|javascript|json|svg|wasm/.test(type);

/** Whether a client takes gzip, by its header Accept-Encoding. */
export function takesGzip(/** @type {string | undefined} */ accepted) {
  const items = (accepted ?? '').split(',').map((item) => item.trim().split(/\s*;\s*/));
  const rank = (/** @type {string[]} */ [, quality = 'q=1']) => Number(quality.replace('q=', ''));
  const item = items.find(([name]) => name === 'gzip') ?? items.find(([name]) => name === '*');
  return item !== undefined && rank(item) > 0;
}

/** Compressed files by their path, as hosts keep them; made anew when a file has changed. */
class Compressed {
  /** @type {Map<string, { changed: number, bytes: Promise<Buffer> }>} */
  #known = new Map();

  /** @returns {Promise<Buffer>} */
  of(/** @type {string} */ path, /** @type {number} */ changed) {
    const known = this.#known.get(path);
    if (known?.changed === changed) return known.bytes;
    const bytes = readFile(path).then((plain) => promisify(gzip)(plain, { level: 9 }));
    bytes.catch(() => this.#known.delete(path));
    this.#known.set(path, { changed, bytes });
    return bytes;
  }
}

/**
 * The file that a request's path names inside the folder, or null. A folder is its index.html.
 * @param {string} folder
 * @param {string} pathname
 */
async function findFile(folder, pathname) {
  try {
    const name = decodeURIComponent(pathname) + (pathname.endsWith('/') ? 'index.html' : '');
    const path = resolve(folder, '.' + name);
    if (path !== folder && !path.startsWith(folder + sep)) return null;
    const status = await stat(path);
    return { path, size: status.size, changed: status.mtimeMs, isFolder: status.isDirectory() };
  } catch {
    return null;
  }
}

/** The rules of the folder's `_headers`; none without it. */
async function readHeaders(/** @type {string} */ folder) {
  const text = await readFile(resolve(folder, '_headers'), 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  return parseHeaders(text);
}

/**
 * Sends a file, compressed if that helps and the client takes it.
 * @param {{ path: string, size: number, changed: number }} file
 * @param {Compressed} compressed
 * @param {Record<string, string>} headers
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function sendFile({ path, size, changed }, compressed, headers, request, response) {
  const type = types[extname(path)] ?? 'application/octet-stream';
  const known = { ...headers, 'Content-Type': type };
  const isHead = request.method === 'HEAD';
  if (!isCompressible(type)) {
    response.writeHead(200, { ...known, 'Content-Length': size });
    if (isHead) response.end();
    else
      createReadStream(path)
        .on('error', () => response.destroy())
        .pipe(response);
    return;
  }
  const isGzip = takesGzip(request.headers['accept-encoding']);
  const bytes = await (isGzip ? compressed.of(path, changed) : readFile(path));
  const encoding = isGzip ? { 'Content-Encoding': 'gzip' } : {};
  response.writeHead(200, { ...known, ...encoding, Vary: 'Accept-Encoding', 'Content-Length': bytes.length });
  response.end(isHead ? undefined : bytes);
}

/** The text of live.json; where it names no relay, with the one that is served beside it. */
function withRelay(/** @type {string} */ text) {
  try {
    const live = JSON.parse(text);
    return live.relays.length > 0 ? text : JSON.stringify({ ...live, relays: [relayPath.slice(1)] });
  } catch {
    return text;
  }
}

/**
 * Sends live.json, which names a relay.
 * @param {string} path
 * @param {Record<string, string>} headers
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function sendLive(path, headers, request, response) {
  const bytes = Buffer.from(withRelay(await readFile(path, 'utf8')));
  response.writeHead(200, { ...headers, 'Content-Type': types['.json'], 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * What is served. @typedef {object} Served
 * @property {string} folder
 * @property {Compressed} compressed
 * @property {import('./headers.mjs').Rule[]} rules
 * @property {boolean} hasRelay
 */

/**
 * Answers one request out of the folder.
 * @param {Served} served
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer({ folder, compressed, rules, hasRelay }, request, response) {
  const pathname = (request.url ?? '/').replace(/[?#].*/s, '');
  const headers = headersOf(rules, pathname);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, headers).end();
    return;
  }
  const file = await findFile(folder, pathname);
  if (!file) {
    response.writeHead(404, headers).end();
  } else if (file.isFolder) {
    response.writeHead(301, { ...headers, Location: basename(pathname) + '/' }).end();
  } else {
    const isLive = hasRelay && pathname === '/live.json';
    const sent = isLive
      ? sendLive(file.path, headers, request, response)
      : sendFile(file, compressed, headers, request, response);
    await sent.catch(() => response.destroy());
  }
}

/**
 * Serves a folder. A busy port moves on to the next one; port 0 takes any. With the relay, which can be stopped and
 * started by itself, live.json names it, if it names none.
 * @param {string} folder
 * @param {{ port?: number, host?: string, hasRelay?: boolean }} [options]
 * @returns {Promise<{ url: string, relay: Relay | undefined, close: () => void }>}
 */
export async function serveFolder(folder, { port = 0, host = '127.0.0.1', hasRelay = false } = {}) {
  const root = resolve(folder);
  const served = { folder: root, compressed: new Compressed(), rules: await readHeaders(root), hasRelay };
  const server = createServer((request, response) => void answer(served, request, response));
  const relay = hasRelay ? new Relay(server, relayPath) : undefined;
  for (let last = port + 20; ; port++) {
    const error = await new Promise((done) => {
      server.once('error', done).listen(port, host, () => done(null));
    });
    if (!error) break;
    if (error.code !== 'EADDRINUSE' || port >= last) throw error;
  }
  server.removeAllListeners('error');
  const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = () => {
    relay?.stop();
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://${host}:${taken}/`, relay, close };
}

/** The addresses at which the machines of one room reach a server that hears all of them. @returns {string[]} */
const roomAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Says where the site is; one that hears all machines of a room says each of its addresses. */
function describeAddresses(/** @type {string} */ url) {
  const every = ['localhost', ...roomAddresses()];
  const addresses = url.includes('//0.0.0.0:') ? every.map((name) => url.replace('0.0.0.0', name)) : [url];
  return addresses.join(' and ');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    options: {
      port: { type: 'string', default: '8000' },
      host: { type: 'string', default: '127.0.0.1' },
    },
    allowPositionals: true,
  });
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65535) {
    console.error('--port needs a number up to 65535');
    process.exit(2);
  }
  const { url } = await serveFolder(positionals[0] ?? 'build/site', {
    port: Number(values.port),
    host: values.host,
    hasRelay: true,
  });
  console.log(`Motley is running at ${describeAddresses(url)} (press Ctrl+C to stop)`);
}
