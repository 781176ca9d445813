// A static web server for the built site: node scripts/serve.mjs FOLDER [--port N] [--host NAME]
// What it sends with each file the folder's own `_headers` says.

import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, extname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { headersOf, parseHeaders } from './headers.mjs';

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
    return { path, size: status.size, isFolder: status.isDirectory() };
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
 * Answers one request out of the folder.
 * @param {string} folder
 * @param {import('./headers.mjs').Rule[]} rules
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(folder, rules, request, response) {
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
    const type = types[extname(file.path)] ?? 'application/octet-stream';
    response.writeHead(200, { ...headers, 'Content-Type': type, 'Content-Length': file.size });
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(file.path)
        .on('error', () => response.destroy())
        .pipe(response);
  }
}

/**
 * Serves a folder. A busy port moves on to the next one; port 0 takes any.
 * @param {string} folder
 * @param {{ port?: number, host?: string }} [options]
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveFolder(folder, { port = 0, host = '127.0.0.1' } = {}) {
  const root = resolve(folder);
  const rules = await readHeaders(root);
  const server = createServer((request, response) => void answer(root, rules, request, response));
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
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://${host}:${taken}/`, close };
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
  });
  console.log(`Motley is at ${url} (Ctrl+C ends it)`);
}
