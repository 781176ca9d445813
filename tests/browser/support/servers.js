// Other people's pages: a server of another site than ours, with the headers that a test wants.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, resolve, sep } from 'node:path';

/** A folder, or pages by their names, “index.html”. @typedef {string | Record<string, string>} Pages */

/**
 * @typedef {object} PageServer
 * @property {string} url with a slash at the end
 * @property {string[]} requests the paths that were asked for
 * @property {() => void} close
 */

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** The content of a name; undefined if it has none. */
async function read(/** @type {Pages} */ pages, /** @type {string} */ name) {
  if (typeof pages !== 'string') return pages[name];
  const path = resolve(pages, name);
  return path.startsWith(resolve(pages) + sep) ? readFile(path).catch(() => undefined) : undefined;
}

/**
 * Serves pages from an address whose site is another one than that of serveFolder(), as browsers see it.
 * @param {Pages} pages
 * @param {Record<string, string>} [headers] of all answers
 * @returns {Promise<PageServer>}
 */
export async function servePages(pages, headers = {}) {
  /** @type {string[]} */
  const requests = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent((request.url ?? '/').replace(/[?#].*/s, ''));
    requests.push(path);
    const name = path.slice(1) + (path.endsWith('/') ? 'index.html' : '');
    const body = await read(pages, name);
    const type = types[extname(name)] ?? 'application/octet-stream';
    // Browsers ask for an icon of their own accord.
    const isFound = body !== undefined || name === 'favicon.ico';
    response.writeHead(isFound ? 200 : 404, { 'Content-Type': type, ...headers }).end(body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.2', () => done(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.2:${port}/`, requests, close };
}
