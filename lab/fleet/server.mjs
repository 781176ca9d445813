// The server of the fleet: nats-server with one of the files of lab/deploy, alone or as one of three nodes.

import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './program.mjs';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The password of a store, and whether it has been drawn just now. */
function passwordOf(/** @type {string} */ store) {
  const path = join(store, 'password');
  if (existsSync(path)) return { password: readFileSync(path, 'utf8').trim(), isNew: false };
  const password = Array.from({ length: 32 }, () => letters[randomInt(letters.length)]).join('');
  writeFileSync(path, `${password}\n`, { mode: 0o600 });
  return { password, isNew: true };
}

/** Installs the server, as lab/check does it, where it is missing. */
function install() {
  const script = 'source scripts/setup.sh; need nats-server nats-server; install_packages';
  execFileSync('bash', ['-c', script], { cwd: root, stdio: 'inherit' });
}

/**
 * @typedef {object} Settings
 * @property {string} store where it keeps its streams, and the password
 * @property {string} listen address for clients
 * @property {string} name of the server, another for each node
 * @property {string} [tls] a folder with `cert.pem`, `key.pem` and, for nodes, `ca.pem`: connections are encrypted
 * @property {{ listen: string, routes: string[] }} [node] addresses for nodes, its own and those of all
 * @property {AbortSignal} signal ends it
 */

/** The file of deploy that suits. */
const fileOf = (/** @type {Settings} */ { tls, node }) =>
  resolve(root, 'lab/deploy', `${node ? 'node' : 'fleet'}${tls === undefined ? '' : '-tls'}.conf`);

/** The names that files of lab/deploy use, as the server reads them: texts in quotes. */
function namesOf(/** @type {Settings} */ { store, listen, name, tls = '', node }, /** @type {string} */ password) {
  const routes = node?.routes.map((route) => `nats://fleet:${password}@${route}`);
  const names = {
    FLEET_LISTEN: listen,
    FLEET_NAME: name,
    FLEET_STORE: store,
    FLEET_PASSWORD: password,
    FLEET_CERTIFICATE: resolve(tls, 'cert.pem'),
    FLEET_KEY: resolve(tls, 'key.pem'),
    FLEET_AUTHORITY: resolve(tls, 'ca.pem'),
    FLEET_CLUSTER: node?.listen,
    FLEET_ROUTES: routes,
  };
  return Object.fromEntries(Object.entries(names).map(([key, value]) => [key, JSON.stringify(value)]));
}

/** Runs the server until it is interrupted. */
export async function serve(/** @type {Settings} */ settings) {
  const { store, listen, tls, signal } = settings;
  mkdirSync(store, { recursive: true, mode: 0o700 });
  const { password, isNew } = passwordOf(store);
  process.env.PATH += ':/usr/sbin';
  install();
  const child = spawn('nats-server', ['-c', fileOf(settings)], {
    env: { ...process.env, ...namesOf(settings, password) },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  signal.addEventListener('abort', () => child.kill());
  createInterface({ input: child.stderr }).on('line', (line) => {
    process.stderr.write(`${line}\n`);
    if (!isNew || !line.includes('Server is ready')) return;
    console.log(`node lab/fleet/fleet.mjs work --server ${tls ? 'tls' : 'nats'}://fleet:${password}@${listen}`);
  });
  const [status] = await once(child, 'exit');
  if (status !== 0 && !signal.aborted) throw new Error(`nats-server: status ${status}`);
}
