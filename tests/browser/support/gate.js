// An HTTP proxy that can hold back scripts, so that a listener in the page is there before they run.

import { request as ask, createServer } from 'node:http';

/**
 * Passes one request on.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function forward(request, response) {
  const { url = '', method, headers } = request;
  const forwarded = ask(url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
}

/** Starts a proxy whose gate is open. */
export async function startGate() {
  /** @type {(() => void)[] | null} */
  let held = null;
  const server = createServer((request, response) => {
    const pass = () => forward(request, response);
    if (held && request.headers['sec-fetch-dest'] === 'script') held.push(pass);
    else pass();
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `127.0.0.1:${port}`,
    shut() {
      held ??= [];
    },
    open() {
      const passes = held ?? [];
      held = null;
      for (const pass of passes) pass();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
